"""How much of the tests runs: all but the long form as a rule, without what is slow, or everything with --long.

Slow is what bears the mark itself, and whole rooms: programs at work, and long searches. Long are the tests that search
thousands of games and hundreds of thousands of positions; `tests.searching` says how far the others go.
"""

import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import structlog
from hypothesis import register_random

from tests.long_form import LongForm
from tests.lots import LOT, cast_alike
from tests.searching import USUAL, choose_profile, searched
from tests.servers import Lifeline

HERE = Path(__file__).parent
SLOW = {"adversary", "benchmarks", "crashes", "sandbox", "secrets", "simulation", "stories"}
LONGEST = "simulation"
NOT_SLOW = "not slow"
MADE_BETWEEN = 200_000
"""Objects made before garbage is looked for: a fifth of all time would go into the usual search after 700."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --long."""
    parser.addoption("--long", action="store_true", help="search every law far and print what was covered")


def pytest_configure(config: pytest.Config) -> None:
    """Choose how far laws are searched; the process that prints gathers what they covered."""
    gc.set_threshold(MADE_BETWEEN)
    if not hasattr(config, "workerinput"):
        config.add_cleanup(Lifeline().cut)
    cast_alike()
    register_random(LOT)
    choose_profile(is_long=config.getoption("long"))
    if config.getoption("long") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(LongForm())


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import slow rooms where nothing slow is wanted."""
    is_left_out = config.getoption("markexpr") == NOT_SLOW and room(collection_path) in SLOW
    return True if is_left_out else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is slow, leave out what is long, note what each law covers, and begin with what takes longest."""
    for item in items:
        if room(item.path) in SLOW or item.get_closest_marker("long"):
            item.add_marker(pytest.mark.slow)
        item.user_properties += covered(item)
    if not config.getoption("long"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
    items.sort(key=lateness)


@pytest.fixture(scope="session", autouse=True)
def _loggers_are_asked_for_each_time() -> Iterator[None]:
    """Keep programs that run in this process from fixing where loggers write, so that later tests hear them, too."""
    configure = structlog.configure
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(structlog, "configure", lambda **how: configure(**how | {"cache_logger_on_first_use": False}))
        yield


def lateness(item: pytest.Item) -> tuple[bool, bool]:
    """Return a key by which the longest tests begin first, so that at the end no process waits for another's."""
    return room(item.path) != LONGEST, item.get_closest_marker("slow") is None


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let a test draw the same lots each time."""
    LOT.seed(item.nodeid)


def pytest_collection_finish() -> None:
    """Spare every later collection of garbage the thousands of tests and modules, which stay to the end anyway."""
    spare_what_is_left()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look for what was left open once: pytest would go through all that was ever made five times over."""
    spare_what_is_left()


def spare_what_is_left() -> None:
    """Collect garbage, and let later collections pass over everything else that there is."""
    gc.collect()
    gc.freeze()


def covered(item: pytest.Item) -> list[tuple[str, object]]:
    """Return what a test says that it goes through, or how many examples Hypothesis looks for."""
    marks = [entry for mark in item.iter_markers("covers") for entry in mark.kwargs.items()]
    is_searched = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    return marks or ([("examples", searched(USUAL))] if is_searched else [])


@cache
def room(path: Path) -> str:
    """Return the folder in tests/ that a path belongs to."""
    return path.relative_to(HERE).parts[0] if path.is_relative_to(HERE) and path != HERE else ""
