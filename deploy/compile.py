"""Compiles the rules: ``python deploy/compile.py FOLDER`` makes the package `assistant` in FOLDER, with the modules of
`COMPILED` as machine code (mypyc), and the others as they are.

The sources run as they are, too. What only a running Python sees of them, that the fields of a record are the arguments
of its kind, is written out in the copy before it is compiled; `deploy/written.py` is the rest of a record.
"""

import ast
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).parents[1]
PACKAGE = "assistant"

COMPILED = {
    "": "written words seating commands events events_around table acting actions betting blinds boards dealing "
    "decide division evolve follow games hands irregularities limits mishaps offers payout pots seeing showdown "
    "sitting stakes taken_back wagers",
    "phh": "begin cards history holdings playing reading plain replay upcards variants",
    "ranking": "badugi five hand kinds names suits wild",
}
"""The modules of each package that a hand goes through; not those that make classes or fields as they run (`cards`,
`members`, `ranking.scale`, `rules`).
"""

MADE_IN = ("assistant.record", "assistant.frozen", "assistant.changed")
CHANGING = ("Player", "Table")
"""The kinds that the rules change field by field."""

WRITTEN = "from assistant.written import KEPT, Written, cast, changed, mypyc_attr"


def modules() -> list[str]:
    """The files to be compiled, from the folder that the package is in."""
    return [str(Path(PACKAGE, package, f"{name}.py")) for package, names in COMPILED.items() for name in names.split()]


class Kinds(NamedTuple):
    """The fields of each kind of record, in order; and the kinds of each union of them that has a name."""

    fields: dict[str, list[str]]
    unions: dict[str, list[str]]


def kinds_in(sources: Iterable[str]) -> Kinds:
    """The kinds of record that some modules have.

    >>> kinds_in(["class Folded(Record):\\n    seat: Seat\\n", "Act = Folded | Checked\\n"])
    Kinds(fields={'Folded': ['seat']}, unions={'Act': ['Folded', 'Checked']})
    """
    kinds = Kinds({}, {})
    for line in [line for source in sources for line in ast.parse(source).body]:
        match line:
            case ast.ClassDef(name):
                kinds.fields[name] = list(_fields(line)[0])
            case ast.Assign([ast.Name(name)], ast.BinOp(op=ast.BitOr()) as union):
                kinds.unions[name] = ast.unparse(union).split(" | ")
    return kinds


def written_out(source: str, kinds: Kinds) -> str:
    """The source of a module with its records written out. *kinds*: those of all the modules.

    >>> print(written_out('class Called(Record):\\n    seat: Seat\\n    to: Chips = Chips(0)\\n', Kinds({}, {})))
    @mypyc_attr(acyclic=True)
    class Called(Written):
        seat: Seat
        to: Chips
        __match_args__ = ('seat', 'to')
    <BLANKLINE>
        def __init__(self, seat: Seat, to: Chips=Chips(0)) -> None:
            self.seat = seat
            self.to = to
    <BLANKLINE>
        def _again(self) -> 'Called':
            return Called(self.seat, self.to)
    setattr(Called, '__annotations__', {'seat': 'Seat', 'to': 'Chips'})
    """
    return ast.unparse(ast.fix_missing_locations(_Writer(kinds).visit(ast.parse(source))))


class _Writer(ast.NodeTransformer):
    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds

    def visit_ImportFrom(self, imports: ast.ImportFrom) -> ast.stmt:
        """What makes records comes from `assistant.written`."""
        return _statements([WRITTEN])[0] if imports.module in MADE_IN else imports

    def visit_ClassDef(self, kind: ast.ClassDef) -> ast.stmt | list[ast.stmt]:
        """A record is written out; a frozen value has an `__init__` of its own."""
        self.generic_visit(kind)
        base = ast.unparse(kind.bases[0]) if kind.bases else ""
        if base not in ("Record", "Frozen"):
            return kind
        types, defaults = _fields(kind)
        own = [node for node in kind.body if not isinstance(node, ast.AnnAssign | ast.Assign)]
        made = [
            *(f"{name}: {annotation}" for name, annotation in types.items()),
            f"__match_args__ = {tuple(types)}",
            *(_initialiser(types, defaults) if base == "Record" and types else ()),
            *_copying(kind.name, types),
        ]
        documented = 1 if ast.get_docstring(kind) is not None else 0
        kind.bases, kind.decorator_list = [ast.Name("Written")], [_expression("mypyc_attr(acyclic=True)")]
        kind.body = [*own[:documented], *_statements(made), *own[documented:]]
        return [kind, *_statements([f"setattr({kind.name}, '__annotations__', {types})"])]

    def visit_Expr(self, line: ast.Expr) -> ast.stmt | list[ast.stmt]:
        """The fields that a frozen value fixes are set."""
        self.generic_visit(line)
        match line.value:
            case ast.Call(ast.Attribute(ast.Name("self"), "_fix"), [], fields):
                return _statements([f"self.{field.arg} = {ast.unparse(field.value)}" for field in fields])
            case _:
                return line

    def visit_Match(self, match: ast.Match) -> ast.stmt | list[ast.stmt]:
        """Cases by kind are asked one after the other, which mypyc does in less time than it matches."""
        self.generic_visit(match)
        by_kind = [self._by_kind(match.subject, case.pattern) for case in match.cases if case.guard is None]
        if not isinstance(match.subject, ast.Name) or len(by_kind) < len(match.cases) or None in by_kind:
            return match
        asked: list[ast.stmt] = []
        for found, case in reversed(list(zip(by_kind, match.cases, strict=True))):
            kind, names = found or ("", [])
            body = [*_statements(names), *case.body]
            test = _expression(f"isinstance({match.subject.id}, {kind})")
            asked = [ast.If(test, body, asked)] if kind else body
        return asked

    def _by_kind(self, subject: ast.expr, pattern: ast.pattern) -> tuple[str, list[str]] | None:
        """The kinds that a pattern asks for, none where it takes everything, and what it names of the record; None for
        a pattern that asks for more.
        """
        match pattern:
            case ast.MatchAs(None, None):
                return "", []
            case ast.MatchOr(choices) if all(ast.unparse(one).endswith("()") for one in choices):
                return f"({', '.join(ast.unparse(one).removesuffix('()') for one in choices)},)", []
            case ast.MatchClass(ast.Name(kind), places, names, named) if kind in self._kinds.fields:
                given = [*zip(self._kinds.fields[kind], places, strict=False), *zip(names, named, strict=True)]
                if all(isinstance(taken, ast.MatchAs) and taken.pattern is None for _, taken in given):
                    taken_as = [(field, ast.unparse(taken)) for field, taken in given if ast.unparse(taken) != "_"]
                    return kind, [f"{name} = {ast.unparse(subject)}.{field}" for field, name in taken_as]
        return None

    def visit_Call(self, call: ast.Call) -> ast.Call:
        """A record is changed by the method of its kind, where the call names the changes; several kinds are asked for
        as a tuple.
        """
        self.generic_visit(call)
        match call:
            case ast.Call(ast.Name("isinstance"), [value, ast.Name(union)]) if union in self._kinds.unions:
                return ast.Call(call.func, [value, _expression(f"({', '.join(self._kinds.unions[union])},)")], [])
            case ast.Call(ast.Name("changed"), [record], changes) if all(change.arg for change in changes):
                return ast.Call(ast.Attribute(record, "_changed"), [], changes)
            case _:
                return call


def _fields(kind: ast.ClassDef) -> tuple[dict[str, str], dict[str, str]]:
    """The types of a record's fields, and the defaults of those that have one."""
    fields = {ast.unparse(node.target): node for node in kind.body if isinstance(node, ast.AnnAssign)}
    types = {name: ast.unparse(node.annotation) for name, node in fields.items()}
    return types, {name: ast.unparse(node.value) for name, node in fields.items() if node.value is not None}


def _initialiser(types: dict[str, str], defaults: dict[str, str]) -> Iterator[str]:
    arguments = [f"{name}: {types[name]}" + (f" = {defaults[name]}" if name in defaults else "") for name in types]
    yield f"def __init__(self, {', '.join(arguments)}) -> None:"
    yield from (f"    self.{name} = {name}" for name in types)


def _copying(kind: str, types: dict[str, str]) -> Iterator[str]:
    yield f"def _again(self) -> {kind!r}:"
    yield f"    return {kind}({', '.join(f'self.{name}' for name in types)})"
    if kind in CHANGING:
        yield f"def _changed(self, *, {', '.join(f'{name}: object = KEPT' for name in types)}) -> {kind!r}:"
        yield "    copy = self._again()"
        for name, annotation in types.items():
            yield f"    if {name} is not KEPT:"
            yield f"        copy.{name} = cast({annotation}, {name})"
        yield "    return copy"


def _statements(lines: list[str]) -> list[ast.stmt]:
    return ast.parse("\n".join(lines)).body


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def main() -> None:
    """Copy the package, write its records out, compile."""
    folder = Path(sys.argv[1])
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "deploy/written.py", folder / PACKAGE)
    os.chdir(folder)
    sources = {name: Path(name).read_text("utf-8") for name in modules()}
    kinds = kinds_in(sources.values())
    for name, source in sources.items():
        Path(name).write_text(written_out(source, kinds), "utf-8")
    sys.argv[1:] = ["--quiet", "build_ext", "--inplace"]
    extensions = mypycify(["--config-file=", *modules()], opt_level="2", debug_level="0")
    for extension in extensions:
        extension.extra_compile_args.append("-fvisibility=hidden")  # calls within it then need no look-up
    setup(name=PACKAGE, packages=[], ext_modules=extensions)
    shutil.rmtree("build")  # what was made on the way


if __name__ == "__main__":
    main()
