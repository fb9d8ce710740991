"""The scripts in deploy/, run in a copy of the checkout with stand-ins for apt, sudo, dpkg and Python in the path."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-development.lock")

# A Python that says it is 3.12, makes an environment holding itself, and notes whatever else it is asked to do.
PYTHON = """#!/bin/bash
note() { echo "SDL_VIDEODRIVER=$SDL_VIDEODRIVER ${0##*/} $*" >>"$NOTES"; }
case "$*" in
    *version_info*) echo 3.12 ;;
    "-m venv "*) mkdir -p "$3/bin"; cp "$0" "$3/bin/python"; cp "$0" "$3/bin/pip" ;;
    *display.py*) exit 1 ;;
    # here
    *compile.py*) note "$@"; mkdir -p "${@: -1}" ;;
    *) note "$@" ;;
esac
"""


def python_that(does: str) -> str:
    return PYTHON.replace("# here", f"{does} ;;")


class Machine:
    """A copy of the checkout's scripts, and a path in which only what a test puts there comes first."""

    def __init__(self, folder: Path) -> None:
        self.checkout, self.bin, self.notes = folder / "checkout", folder / "bin", folder / "notes"
        self.bin.mkdir()
        shutil.copytree(ROOT / "deploy", self.checkout / "deploy")
        shutil.copy(ROOT / "pyproject.toml", self.checkout)
        self.rules = self.checkout / "assistant/pots.py"
        self.rules.parent.mkdir()
        self.rules.touch()
        for name in ("python3", "python3.13", "python3.12", "python3.11"):
            self.command(name, PYTHON)
        for name in ("apt-get", "sudo"):
            self.command(name, f'#!/bin/bash\necho "{name} $*" >>"$NOTES"\n')
        self.command("dpkg-query", "#!/bin/bash\necho 'ii '\n")

    def command(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        self.notes.write_text("")
        environment = {"PATH": f"{self.bin}:{os.environ['PATH']}", "NOTES": str(self.notes)}
        return subprocess.run(
            command, cwd=self.checkout, env=environment, capture_output=True, text=True, check=False, input=""
        )

    def prepare(self, words: str) -> subprocess.CompletedProcess[str]:
        return self.run("bash", "-c", f". deploy/prepare; {words}")

    def did(self) -> str:
        return self.notes.read_text()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_first_start_installs_and_the_second_does_not(machine: Machine) -> None:
    assert machine.prepare("prepare run").returncode == 0
    assert machine.did().count(" pip ") == 2
    assert "--require-hashes --only-binary=:all: --requirement deploy/requirements.lock" in machine.did()
    assert machine.prepare("prepare run").returncode == 0
    assert machine.did() == ""


def test_of_two_starts_at_once_one_installs(machine: Machine) -> None:
    machine.command("python3", python_that('*--require-hashes*) sleep 0.5; note "$@"'))
    machine.prepare("prepare run & prepare run; wait")
    assert machine.did().count(" pip ") == 2


def test_what_the_tests_need_serves_a_start_too(machine: Machine) -> None:
    machine.prepare("prepare test")
    assert "--requirement deploy/requirements-development.lock" in machine.did()
    machine.prepare("prepare run")
    assert machine.did() == ""


def test_a_start_is_not_enough_for_the_tests(machine: Machine) -> None:
    machine.prepare("prepare run")
    machine.prepare("prepare test")
    assert "--requirement deploy/requirements-development.lock" in machine.did()


def test_an_installation_cut_short_is_made_anew(machine: Machine) -> None:
    machine.command("python3", python_that("*--require-hashes*) kill -KILL $PPID"))
    assert machine.prepare("prepare run").returncode == -signal.SIGKILL
    machine.command("python3", PYTHON)
    assert machine.prepare("is_ready run").returncode == 1
    assert machine.prepare("prepare run; is_ready run").returncode == 0


def test_new_commands_are_installed_without_a_network(machine: Machine) -> None:
    machine.prepare("prepare run")
    (machine.checkout / "pyproject.toml").write_text("# changed\n")
    machine.prepare("prepare run")
    assert machine.did().count(" pip ") == machine.did().count(" --no-index ") == 1


@pytest.mark.parametrize("changed", ["deploy/requirements.lock", ".venv/bin/python"])
def test_a_change_is_installed(machine: Machine, changed: str) -> None:
    machine.prepare("prepare run")
    file = machine.checkout / changed
    file.write_text(file.read_text().replace("3.12", "3.11") + "# changed\n")
    assert machine.prepare("is_ready run").returncode == 1


def test_a_checkout_that_was_moved_is_installed_anew(machine: Machine) -> None:
    machine.prepare("prepare run")
    machine.checkout = machine.checkout.rename(machine.checkout.with_name("moved"))
    assert machine.prepare("is_ready run").returncode == 1


def test_apt_is_asked_only_for_what_is_missing(machine: Machine) -> None:
    machine.command("dpkg-query", '#!/bin/bash\n[[ "$*" == *libegl1 ]] && echo "ii "\n')
    machine.prepare("prepare run")
    asked = [line for line in machine.did().splitlines() if "apt-get" in line]
    assert [line.rpartition("apt-get ")[2] for line in asked] == [
        "-qq update",
        "-qq -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends libgl1",
    ]


def test_apts_lists_are_fetched_once(machine: Machine) -> None:
    machine.command("python3", python_that("*ensurepip*) exit 1"))
    machine.command("dpkg-query", "#!/bin/bash\n")
    machine.prepare("prepare run")
    assert machine.did().count("install --yes") == 2
    assert machine.did().count("apt-get -qq update") == 1


def test_debians_python_without_ensurepip_gets_it_from_apt(machine: Machine) -> None:
    machine.command("python3", python_that("*ensurepip*) exit 1"))
    machine.command("dpkg-query", '#!/bin/bash\n[[ "$*" == *python* ]] || echo "ii "\n')
    machine.prepare("prepare run")
    assert "--no-install-recommends python3.12-venv\n" in machine.did()


def test_a_shim_that_names_no_python_is_passed_over(machine: Machine) -> None:
    machine.command("python3", "#!/bin/bash\nexit 127\n")
    machine.command("python3.13", PYTHON.replace("3.12", "3.14"))
    assert machine.prepare("find_python").stdout == "python3.12\n"


def test_no_python_that_fits_is_told(machine: Machine) -> None:
    for name in ("python3", "python3.13", "python3.12", "python3.11"):
        machine.command(name, "#!/bin/bash\n[[ $1 == --version ]] && echo Python 3.9.2 || echo 3.9\n")
    done = machine.prepare("prepare run")
    assert done.returncode == 1
    assert done.stderr == "Expected Python 3.11, 3.12 or 3.13 in the path, found Python 3.9.2.\n"


def test_the_rules_are_compiled_once_and_when_they_have_changed(machine: Machine) -> None:
    for told in ("Compiling", "", "Compiling"):
        assert machine.prepare("prepare run; compile_rules").stderr.partition("Compiling")[1] == told
        assert machine.did().count("compile.py build/rules") == bool(told)
        if not told:
            machine.rules.write_text("# changed\n")


def test_the_compiler_comes_from_apt_where_it_is_missing(machine: Machine) -> None:
    machine.command("python3", python_that("*sysconfig*) exit 1"))
    machine.command("dpkg-query", '#!/bin/bash\n[[ "$*" == *gcc || "$*" == *-dev ]] || echo "ii "\n')
    machine.prepare("prepare run; compile_rules")
    assert "--no-install-recommends gcc libc6-dev python3.12-dev\n" in machine.did()


def test_rules_that_cannot_be_compiled_stop_the_command(machine: Machine) -> None:
    machine.command("python3", python_that("*compile.py*) exit 1"))
    done = machine.run("deploy/compiled", "echo", "went on")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith("It failed: see build/compiling.log.\n")


def test_a_command_finds_the_compiled_rules_first_and_stays_in_its_folder(machine: Machine) -> None:
    shows = 'echo "$PWD $PYTHONSAFEPATH $PYTHONPATH"'
    done = machine.run("deploy/compiled", "bash", "-c", shows)
    where = machine.checkout
    assert done.stdout == f"{where} 1 {where}/build/rules:{where}\n"


def test_without_a_display_the_demonstration_runs(machine: Machine) -> None:
    machine.prepare("prepare run")
    done = machine.run("deploy/run")
    assert done.stderr == "There is no display here: the demonstration hand runs on a virtual screen instead.\n"
    assert machine.did() == "SDL_VIDEODRIVER=offscreen python -m ui.demonstration build/demonstration\n"


def test_with_a_display_the_desk_opens(machine: Machine) -> None:
    machine.prepare("prepare run")
    (machine.checkout / ".venv/bin/python").write_text(PYTHON.replace("exit 1", "echo x11"))
    assert machine.run("deploy/run").stderr == ""
    assert machine.did() == "SDL_VIDEODRIVER=x11 python -m ui deploy/tables/desk.toml\n"


def test_no_display_is_seen_where_there_is_none() -> None:
    environment = {"PATH": os.environ["PATH"]}
    command = [sys.executable, str(ROOT / "deploy/display.py")]
    assert subprocess.run([*command, "x11"], env=environment, check=False).returncode == 1
    offscreen = subprocess.run([*command, "x11", "offscreen"], env=environment, check=True, capture_output=True)
    assert offscreen.stdout == b"offscreen\n"


def test_ci_runs_what_the_readme_names() -> None:
    assert 'exec "$(dirname -- "$0")/../deploy/test"\n' in (ROOT / ".ci/run").read_text()


def pins(lock: str) -> dict[str, set[str]]:
    """The version, condition and hashes of each package in a lock file, by its name."""
    text = re.sub(r"^ *#.*\n", "", (ROOT / "deploy" / lock).read_text(), flags=re.MULTILINE)
    entries = re.split(r"\n(?=\S)", text.strip())
    return {entry.split(" ")[0]: set(re.split(r"[\s\\]+", entry)) for entry in entries}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_only_pins_with_hashes(lock: str) -> None:
    for name, words in pins(lock).items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+", name)
        assert any(word.startswith("--hash=sha256:") for word in words)


def test_a_start_and_the_tests_use_the_same_packages() -> None:
    assert pins(LOCKS[0]).items() <= pins(LOCKS[1]).items()


def test_the_locks_pin_what_the_project_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [name for names in project["optional-dependencies"].values() for name in names]
    assert {name.split(";")[0] for name in project["dependencies"]} <= pins(LOCKS[0]).keys()
    assert {name.split(";")[0] for name in extras} <= pins(LOCKS[1]).keys()
