"""A line under way: which steps may follow each other, what closes it, why something is refused.

Answers for what one player does with the dice that lie, as a value; must not know what follows from it. The
rules, the notation and the suggestions play a line here step by step.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import assert_never

from games.core import Chance, IllegalMove
from games.defaults import picked
from games.gamwin.board import HOMES
from games.gamwin.dice import Numbers, descending, pair
from games.gamwin.moves import done, left_to_enter, legal_steps, marks, refusal
from games.gamwin.state import Closing, Entry, Line, Pass, Roll, State, Step
from games.gamwin.stones import entry_place, key


@dataclass(frozen=True, slots=True)
class LineSoFar:
    """A player's line so far; `state` is what it has led to, before anything goes on by itself.

    `ways` and `captured` say for each step from where to where the stone went and where it captured. `has_jumped`
    tells whether the pair that lay is used up.
    """

    state: State
    steps: tuple[Step, ...] = ()
    closing: Closing | None = None
    ways: tuple[tuple[str, str], ...] = ()
    captured: tuple[tuple[str, ...], ...] = ()
    has_jumped: bool = False

    @property
    def line(self) -> Line:
        """Return the line as an action."""
        return Line("line", self.steps, self.closing)

    @property
    def is_whole(self) -> bool:
        """Tell whether the line may be played so."""
        return bool(self.steps) or self.closing is not None

    @property
    def position(self) -> str:
        """Return where all stones are."""
        return key(self.state.stones, self.state.home)

    @property
    def has_thrown_here(self) -> bool:
        """Tell whether the player has already thrown in this position in this turn (ruling 5)."""
        return self.position in self.state.thrown_in


def play(progress: LineSoFar, step: Step) -> LineSoFar:
    """Return the line with one more step.

    Raises:
        IllegalMove: a rule forbids the step here.
    """
    if refused := ended(progress) or refusal(progress.state, step):
        raise refused
    return _stepped(progress, step)


def close(progress: LineSoFar, closing: Closing) -> LineSoFar:
    """Return the line closed by a throw or a pass.

    Raises:
        IllegalMove: a rule forbids it here.
    """
    if refused := ended(progress) or _closing_refusal(progress, closing):
        raise refused
    return replace(progress, closing=closing)


def play_all(progress: LineSoFar, line: Line) -> LineSoFar:
    """Return a whole line played.

    Raises:
        IllegalMove: a rule forbids a part of it, or it is empty.
    """
    for step in line.steps:
        progress = play(progress, step)
    if line.closing:
        progress = close(progress, line.closing)
    if not progress.is_whole:
        raise IllegalMove("nothing", rule="turn")
    return progress


def _stepped(progress: LineSoFar, step: Step) -> LineSoFar:
    """Return the line after a legal step."""
    before = progress.state
    seat = before.to_move
    state, captured = done(before, step)
    if isinstance(step, Entry):
        way = ("off", entry_place(seat, step.number))
    else:
        way = (step.source, "home" if step.target == HOMES[seat] else step.target)
    return LineSoFar(
        state,
        (*progress.steps, step),
        None,
        (*progress.ways, way),
        (*progress.captured, captured),
        has_jumped=before.phase == "game" and pair(before.dice) is not None,
    )


def ended(progress: LineSoFar) -> IllegalMove | None:
    """Explain why nothing may follow in the line; None if something may."""
    state = progress.state
    if state.over:
        return IllegalMove("after_end", rule="end", reason=state.over)
    match progress.closing:
        case Roll():
            return IllegalMove("after_throw", rule="notation")
        case Pass():
            return IllegalMove("after_pass", rule="notation")
        case None:
            pass
    if progress.has_jumped:
        return IllegalMove("after_pair", rule="pairs")
    if state.phase == "first" and not left_to_enter(state):
        return IllegalMove("after_first", rule="start")
    return None


def _closing_refusal(progress: LineSoFar, closing: Closing) -> IllegalMove | None:
    state = progress.state
    match closing:
        case Pass():
            if state.phase == "first" or progress.has_thrown_here:
                return None
            return IllegalMove("pass_not_yet", rule="turn")
        case Roll():
            if state.phase == "first":
                return IllegalMove("first_only", rule="start")
            return throw_refusal(progress) or kept_refusal(state, closing.kept)
        case _:
            assert_never(closing)


def throw_refusal(progress: LineSoFar) -> IllegalMove | None:
    """Explain why the player may not throw in this position; None if it is allowed."""
    return IllegalMove("throw_again", rule="turn") if progress.has_thrown_here else None


def lacking(state: State, numbers: Iterable[int]) -> IllegalMove | None:
    """Explain that not so many dice show these numbers; None if they do."""
    lying = tuple(str(number) for number in descending(state.dice))
    short = Counter(numbers) - Counter(state.dice)
    return IllegalMove("not_kept", rule="turn", number=next(iter(short)), lying=lying) if short else None


def kept_refusal(state: State, kept: tuple[int, ...]) -> IllegalMove | None:
    """Explain why dice with these numbers cannot be kept; None if they can."""
    if refused := lacking(state, kept):
        return refused
    if len(set(kept)) == len(state.dice):
        return IllegalMove("keep_all", rule="turn")
    if kept != descending(tuple(set(kept))):
        return IllegalMove("kept_order", rule="notation")
    return None


def closings(progress: LineSoFar) -> Iterator[Closing]:
    """Yield what may close the line: the pass, or keeping two dice, one, none."""
    if ended(progress):
        return
    if not _closing_refusal(progress, Pass("pass")):
        yield Pass("pass")
    if progress.state.phase == "game" and not throw_refusal(progress):
        yield from _rolls(progress.state.dice)


@cache
def _rolls(dice: Numbers) -> tuple[Roll, ...]:
    """Return the throws with dice that lie so, most kept first."""
    return tuple(Roll("roll", kept) for count in (2, 1, 0) for kept in combinations(descending(dice), count))


def successors(progress: LineSoFar) -> Iterator[LineSoFar]:
    """Yield the line after each legal next step."""
    if not ended(progress):
        yield from (_stepped(progress, step) for step in legal_steps(progress.state))


def closed(progress: LineSoFar) -> Iterator[LineSoFar]:
    """Yield the line after each legal closing."""
    yield from (replace(progress, closing=closing) for closing in closings(progress))


def whole_lines(progress: LineSoFar) -> Iterator[LineSoFar]:
    """Yield the legal lines that begin so, each before those that go on from it.

    Lines in which the stones come back to where they stood are left out, for there is no end of them.
    """
    yield from _lines(progress, frozenset({progress.position}))


def _lines(progress: LineSoFar, visited: frozenset[str]) -> Iterator[LineSoFar]:
    if progress.is_whole:
        yield progress
    yield from closed(progress)
    for longer in successors(progress):
        if longer.position not in visited:
            yield from _lines(longer, visited | {longer.position})


def some_line(progress: LineSoFar, chance: Chance) -> LineSoFar:
    """Return a random legal line: after each step it ends with probability one half."""
    while not ended(progress):
        steps = tuple(legal_steps(progress.state))
        choice = picked((*steps, *closings(progress)), chance)
        if isinstance(choice, Roll | Pass):
            return replace(progress, closing=choice)
        progress = _stepped(progress, choice)
        if chance.die(2) == 1:
            break
    return progress


def text_of(progress: LineSoFar, at: int) -> str:
    """Return the canonical text of one step of a line."""
    step = progress.steps[at]
    text = f"*{step.number}" if isinstance(step, Entry) else f"{step.source}-{step.target}"
    return text + marks(progress.state.to_move, step, progress.captured[at])


def closing_text(closing: Closing) -> str:
    """Return the canonical text of what closes a line."""
    match closing:
        case Pass():
            return "pass"
        case Roll():
            return " ".join(("keep", *map(str, closing.kept))) if closing.kept else "roll"
        case _:
            assert_never(closing)


def written(progress: LineSoFar, since: int = 0) -> str:
    """Return the canonical text of a line, or of what stands in it from one of its steps on."""
    texts = [text_of(progress, at) for at in range(since, len(progress.steps))]
    return ", ".join([*texts, *([closing_text(progress.closing)] if progress.closing else [])])
