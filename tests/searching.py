"""The extent of a law's search: in the suite shortly and the same every time, in the long form far and at random."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine

Test = TypeVar("Test", bound=Callable[..., object])

USUAL, FAR = 20, 1000
"""Examples of a law that does not say how many."""
FURTHER = 20
"""How many times as far anything else is searched in the long form."""


def choose_profile(*, is_long: bool) -> None:
    """Let Hypothesis search the one or the other way from here on; no busy machine makes an example too slow."""
    patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
    settings.register_profile("suite", patient, max_examples=USUAL, derandomize=True, database=None)
    settings.register_profile("long", patient, max_examples=FAR, derandomize=False, database=None)
    settings.load_profile("long" if is_long else "suite")


def is_long() -> bool:
    """Tell whether this is the long form."""
    return settings.get_current_profile_name() == "long"


def scaled(count: int) -> int:
    """Return how much of something the suite's number stands for: in the long form twenty times as much."""
    return count * FURTHER if is_long() else count


def searched(count: int) -> int:
    """Return how many examples the suite's number stands for: in the long form fifty times as many."""
    return count * FAR // USUAL if is_long() else count


def examples(count: int) -> Callable[[Test], Test]:
    """Return a decorator: so many examples in the suite, fifty times as many in the long form."""

    def decorate(test: Test) -> Test:
        pytest.mark.covers(examples=searched(count))(test)
        return settings(max_examples=searched(count))(test)

    return decorate


def lives(machine: type[RuleBasedStateMachine], count: int) -> Any:
    """Return a test of so many lives of forty steps; in the long form of twenty times as many."""
    case = machine.TestCase
    case.settings = settings(stateful_step_count=40, max_examples=scaled(count))
    return pytest.mark.slow(pytest.mark.covers(lives=scaled(count))(case))
