"""``dealer-assistant play``: a hand script, told as the dealer would or as JSON."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path

from assistant.commandline.source import called, text_of
from assistant.errors import AssistantError, ScriptError
from assistant.journal import Journal
from assistant.play import Played, play
from assistant.report import Json
from assistant.script import Script, read_script

DIFFERS = 1
"""Exit status where an expectation differs."""


def add_to(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of the command line."""
    parser = subparsers.add_parser("play", help="play a hand script", description="Plays the hands of a hand script.")
    parser.add_argument("file", help="a TOML file; - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object a hand, one a line")
    parser.add_argument("--journal", type=Path, help="write what happened to this journal too (a file with one hand)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the file. Returns 0, or 1 where an `expect` differs. Raises ScriptError, naming file, hand and line."""
    name = called(arguments.file)
    try:
        scripts = read_script(text_of(arguments.file, ScriptError))
    except AssistantError as error:
        raise ScriptError(f"{name}: {error}") from error
    if arguments.journal is not None and len(scripts) != 1:
        raise ScriptError(f"{name}: a journal holds one table, and this file has {len(scripts)} hands")
    status = 0
    for script in scripts:
        played = _play(script, name, arguments.journal)
        for line in _as_json(played) if arguments.json else _told(script, played):
            print(line)
        for difference in played.differences:
            print(f"{name}: hand {script.id!r}: {difference}", file=sys.stderr)
            status = DIFFERS
    return status


def _play(script: Script, name: str, path: Path | None) -> Played:
    try:
        with nullcontext() if path is None else closing(Journal.create(path)) as journal:
            return play(script, journal)
    except AssistantError as error:
        raise ScriptError(f"{name}: hand {script.id!r}: {error}") from error


def _as_json(played: Played) -> Iterator[str]:
    yield from (json.dumps(one) for one in played.reports)


def _told(script: Script, played: Played) -> Iterator[str]:
    yield f"{script.id}: {script.title}" if script.title else script.id
    yield from (f"  {line}" for line in played.told)
    yield from (f"  Refused: {one['line']}: {_why(one)}" for one in played.reports[-1].get("refused", ()))
    last = played.reports[-1]
    if last.get("invalid"):
        yield f"  Turned away: {last['because']}."
    elif last["to_act"] is not None:
        yield f"  {_to_act(last)}"


def _why(refusal: Json) -> str:
    return f"{refusal['because']}" + (f" ({refusal['under']})." if refusal["under"] else ".")


def _to_act(report: Json) -> str:
    offered = report["offers"]
    choices = [name for name in ("fold", "check") if offered[name]]
    choices += [f"call {offered['call']}"] if offered["call"] else []
    for name in ("bet", "raise"):
        if offered[name]:
            least, most = offered[name]["min"], offered[name]["max"]
            choices.append(f"{name} {least}" if least == most else f"{name} {least} to {most}")
    choices += ["all in"] if offered["all_in"] else []
    return f"Seat {report['to_act']} to act: {', '.join(choices)}."
