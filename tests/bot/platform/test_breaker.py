"""The breaker: when sending pauses, what pauses first, and how it begins again."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.platform.breaker import (
    FEWEST,
    FIRST_ALLOWANCE,
    FIRST_PAUSE,
    LAST_ALLOWANCE,
    LONGEST_PAUSE,
    REFUSALS_SECONDS,
    SLOT_SECONDS,
    Breaker,
    Depth,
    Paused,
)
from bot.platform.traffic import Traffic

MOST = 100


class Line:
    """A way to Discord with a breaker, and a clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.breaker = Breaker(MOST, elapsed=lambda: self.now)

    def send(self, *, is_answer: bool = False, fails: bool = False, is_refused: bool = False) -> bool:
        """Make a request; tell whether it was let pass."""
        try:
            admitted = self.breaker.admit(is_answer=is_answer)
        except Paused:
            return False
        self.breaker.note(admitted, is_failure=fails or is_refused, is_refusal=is_refused)
        return True

    def sent(self, count: int, **how: bool) -> int:
        """Make some requests; return how many were let pass."""
        return sum(self.send(**how) for _ in range(count))

    def refuse(self, count: int) -> None:
        """Let some answers be refused, and twice as many requests go well."""
        for _ in range(count):
            self.send(is_answer=True)
            self.send(is_answer=True)
            self.send(is_answer=True, is_refused=True)

    def recover(self) -> None:
        """Let time pass, and requests go well, until sending goes on as usual."""
        while self.breaker.depth:
            self.now += SLOT_SECONDS
            self.sent(3)


@pytest.fixture
def line() -> Line:
    return Line()


def test_refusals_now_and_then_change_nothing(line: Line) -> None:
    for _ in range(10 * MOST):
        assert line.send(is_refused=True)
        assert line.sent(2) == 2
        line.now += REFUSALS_SECONDS / MOST * 2 + 1
    assert line.breaker.pauses == 0


def test_half_of_the_refusals_leave_answers_only_and_all_of_them_nothing(line: Line) -> None:
    line.refuse(MOST // 2 - 1)
    assert line.send()
    line.refuse(1)
    assert not line.send()
    line.refuse(MOST // 2 - 1)
    assert line.send(is_answer=True)
    line.refuse(1)
    assert not line.send(is_answer=True)


def test_the_pause_lasts_while_too_much_was_refused_lately(line: Line) -> None:
    line.refuse(MOST)
    line.now += REFUSALS_SECONDS - SLOT_SECONDS
    assert line.breaker.depth is Depth.EVERYTHING
    assert not line.send(is_answer=True)
    line.now += FIRST_PAUSE + SLOT_SECONDS
    assert line.send(is_answer=True)


def test_no_more_than_the_most_are_refused_whatever_is_tried(line: Line) -> None:
    refused = 0
    for _ in range(2000):
        refused += line.sent(20, is_refused=True)
        refused += line.sent(20, is_refused=True, is_answer=True)
        assert line.breaker.refused <= MOST + FIRST_ALLOWANCE
        line.now += 1
    assert refused <= 2000 / REFUSALS_SECONDS * (MOST + FIRST_ALLOWANCE) + MOST


def test_when_most_fail_what_nobody_asked_for_pauses_first(line: Line) -> None:
    assert line.sent(FEWEST - 1, fails=True) == FEWEST - 1, "so few do no harm"
    line.send(fails=True)
    assert line.breaker.is_paused()
    assert not line.send()
    assert line.send(is_answer=True)


def test_when_answers_fail_too_everything_pauses(line: Line) -> None:
    line.sent(FEWEST, fails=True)
    assert line.sent(2 * FEWEST, is_answer=True, fails=True) == FEWEST
    assert line.breaker.depth is Depth.EVERYTHING


def test_what_was_on_its_way_does_not_make_the_pause_deeper(line: Line) -> None:
    on_their_way = [line.breaker.admit(is_answer=False) for _ in range(5 * FEWEST)]
    line.now += 1
    for admitted in on_their_way:
        line.breaker.note(admitted, is_failure=True, is_refusal=False)
    assert line.breaker.depth is Depth.BACKGROUND
    assert line.breaker.pauses == 1


def test_a_third_of_the_requests_may_fail(line: Line) -> None:
    for _ in range(5 * FEWEST):
        assert line.sent(2) == 2
        assert line.send(fails=True)
    assert line.breaker.pauses == 0


def test_half_of_the_requests_may_not(line: Line) -> None:
    for _ in range(FEWEST // 2):
        assert line.send()
        assert line.send(fails=True)
    assert line.breaker.is_paused()


def test_it_begins_again_with_a_few_then_more(line: Line) -> None:
    line.sent(FEWEST, fails=True)
    line.now += FIRST_PAUSE
    let_pass = []
    while line.breaker.depth:
        let_pass.append(line.sent(1000))
        line.now += SLOT_SECONDS
    assert let_pass == [count // 2 for count in (4, 8, 16, 32, 64, 128)]
    assert FIRST_ALLOWANCE == 4
    assert LAST_ALLOWANCE == 128
    assert line.sent(1000) == 1000


def test_answers_may_take_all_that_is_allowed(line: Line) -> None:
    line.sent(FEWEST, fails=True)
    line.sent(FEWEST, is_answer=True, fails=True)
    line.now += 2 * FIRST_PAUSE
    assert line.sent(10) == FIRST_ALLOWANCE // 2
    assert line.sent(10, is_answer=True) == FIRST_ALLOWANCE // 2


def test_while_discord_stays_ill_pauses_get_longer_and_requests_rare(line: Line) -> None:
    line.sent(FEWEST, fails=True)
    began, tried = line.now, 0
    while line.now < began + 6 * 3600:
        tried += line.sent(5, fails=True)
        line.now += SLOT_SECONDS
    assert tried < 6 * 3600 / LONGEST_PAUSE * FIRST_ALLOWANCE * 2


def test_after_a_recovery_the_next_pause_is_a_short_one_again(line: Line) -> None:
    for _ in range(3):
        line.sent(FEWEST, fails=True)
        assert line.breaker.is_paused()
        line.now += FIRST_PAUSE
        assert not line.breaker.is_paused()
        line.recover()
    assert line.breaker.pauses == 3


@pytest.mark.parametrize(("content", "depth"), [("application/json", Depth.NOTHING), ("text/html", Depth.BACKGROUND)])
async def test_one_channel_that_does_not_let_us_holds_up_no_other(line: Line, content: str, depth: Depth) -> None:
    traffic = Traffic(line.breaker)
    context = SimpleNamespace(kind="message", admitted=line.now, began=0.0)
    response = SimpleNamespace(status=403, headers={"Content-Type": content})
    for _ in range(2 * FEWEST - 1):
        await traffic._answered(cast("Any", None), context, cast("Any", SimpleNamespace(response=response)))
    assert line.breaker.depth is depth
    assert line.breaker.refused == 2 * FEWEST - 1


def test_refusals_that_are_no_failures_make_sending_pause_in_the_end(line: Line) -> None:
    for _ in range(MOST // 2):
        assert line.breaker.depth is Depth.NOTHING
        line.breaker.note(line.now, is_failure=False, is_refusal=True)
    assert line.breaker.depth is Depth.BACKGROUND
