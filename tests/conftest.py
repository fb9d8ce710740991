"""The option --slow: tests marked `slow` run too, and each law is tried on many more tables. The option --compiled: the
rules that are tested are those of `deploy/compiled`.
"""

from pathlib import Path

import pytest
from hypothesis import Phase, settings

import assistant.evolve

# Not Phase.explain: it traces every line of a failing law, which for a whole evening at a table takes minutes.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)

# Without the option every run tries the same examples, so that a red run is red again on the next machine.
settings.register_profile("short", max_examples=50, deadline=None, derandomize=True, phases=PHASES)
settings.register_profile("long", max_examples=2000, deadline=None, print_blob=True, phases=PHASES)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the slow tests too, and every law at length")
    parser.addoption("--compiled", action="store_true", help="the rules are those that deploy/compiled brings")


def pytest_configure(config: pytest.Config) -> None:
    compiled = Path(assistant.evolve.__file__).suffix == ".so"
    if compiled != config.getoption("--compiled"):
        raise pytest.UsageError(f"expected --compiled with deploy/compiled only, found {assistant.evolve.__file__}")
    settings.load_profile("long" if config.getoption("--slow") else "short")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """A benchmark is a command, and imports peers that not every machine can have; only its tests are collected."""
    is_benchmark = collection_path.parent.name == "benchmarks" and not collection_path.name.startswith("test_")
    return True if is_benchmark else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--slow"):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in slow]
