"""The extent of a test run: all but the long form as a rule, without what is slow, or everything with --long.

Slow is what bears the mark itself, whole rooms of programs at work, everything that wants a database server, and every
search: a law of Hypothesis as well as what says how much it covers. Long are the tests that search
thousands of games and hundreds of thousands of positions; `tests.searching` says how far the others go.
"""

import gc
import signal
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import structlog
from hypothesis import register_random

from tests.long_form import LongForm
from tests.searching import USUAL, choose_profile, searched
from tests.seeded import DRAWS, cast_alike
from tests.servers import MISSING, PROGRAMS, Lifeline

HERE = Path(__file__).parent
SLOW = {"adversary", "benchmarks", "crashes", "sandbox", "secrets", "simulation", "stories"}
MAKING_SLOW = {"long", "server"}
LONGEST = "simulation"
NOT_SLOW = "not slow"
MADE_BETWEEN = 200_000
"""Objects made before garbage is looked for: a fifth of all time would go into the usual search after 700."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --long."""
    parser.addoption("--long", action="store_true", help="search every law far and print what was covered")


def pytest_configure(config: pytest.Config) -> None:
    """Choose how far laws are searched; the process that prints gathers what they covered.

    What a shell has put into the background ignores Ctrl-C, and so would every program that a test starts.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.set_threshold(MADE_BETWEEN)
    if not hasattr(config, "workerinput"):
        config.add_cleanup(Lifeline().cut)
    cast_alike()
    register_random(DRAWS)
    choose_profile(is_long=config.getoption("long"))
    if config.getoption("long") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(LongForm())


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import slow rooms where nothing slow is wanted."""
    is_left_out = config.getoption("markexpr") == NOT_SLOW and room(collection_path) in SLOW
    return True if is_left_out else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is slow, leave out what is long, note what each law covers, and begin with what takes longest."""
    long = set()
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        if "server" in marks:
            item.add_marker(pytest.mark.skipif(not PROGRAMS, reason=MISSING))
        if "long" in marks and not config.getoption("long"):
            long.add(item)
        item.user_properties += covered(item)
        if marks & MAKING_SLOW or item.user_properties or room(item.path) in SLOW:
            item.add_marker(pytest.mark.slow)
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
    items.sort(key=lateness)


@pytest.fixture(scope="session", autouse=True)
def _loggers_are_asked_for_each_time() -> Iterator[None]:
    """Keep programs that run in this process from fixing where loggers write, so that later tests hear them, too."""
    configure = structlog.configure
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(structlog, "configure", lambda **how: configure(**how | {"cache_logger_on_first_use": False}))
        yield


def lateness(item: pytest.Item) -> tuple[bool, bool, bool]:
    """Return a key by which the longest tests begin first, so that at the end no process waits for another's.

    Those that need a browser are beside each other, so that one process starts one for all of them.
    """
    needs_browser = "browser" in getattr(item, "fixturenames", ())
    return room(item.path) != LONGEST, not needs_browser, item.get_closest_marker("slow") is None


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let a test draw the same lots each time."""
    DRAWS.seed(item.nodeid)


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
