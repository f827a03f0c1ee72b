"""Notes on a step of play: answers, captures, the puck, promotions, reveals, passes, threats, the end.

Answers for codes and figures, all of them public; the words live elsewhere.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from games.confusion.attempts import controller
from games.confusion.board import is_base, opponent
from games.confusion.heuristics import odds
from games.confusion.rules import hypothetical, threatening
from games.confusion.state import Action, Deal, LastTry, Reveal, State, Try
from games.confusion.suggestions import promises
from games.confusion.syntax import write
from games.core import Note, Param, Seat, Transition
from games.defaults import collected

WARNING: Final = 20
"""Turns before a draw from which everybody is told how many are left."""


@collected
def describe(transition: Transition[State, Action]) -> Iterator[Note]:
    """Yield what a step brought about, in the order in which it happened, an end last."""
    before, after = transition.before, transition.after
    match transition.action:
        case Try():
            assert after.last
            yield from _try_notes(before, after, after.last)
        case Reveal(letter=letter, type=type_):
            yield Note("revealed", {"seat": transition.seat, "die": letter, "type": type_})
        case Deal():
            yield Note("dealt")
        case _:
            assert_never(transition.action)
    yield from _turn_notes(transition)


def foretell(state: State, seat: Seat, action: Try) -> tuple[State, tuple[Note, ...]]:
    """Return the position as if a try were allowed, and what can be said of it before the answer."""
    after = hypothetical(state, seat, action)
    able, types = odds(state, seat, action)
    certain = Note("certain", {"die": action.letter})
    asked = Note("asked", {"other_seat": opponent(seat), "able": able, "left": types})
    notes = (certain if able == types == 1 else asked, *promises(state, seat, action))
    must = (Note("must_catch", {"other_seat": opponent(seat)}),) if state.is_answering else ()
    return after, (*notes, *must)


def _try_notes(before: State, after: State, last: LastTry) -> Iterator[Note]:
    """Yield the answer to a try and what it did."""
    other: dict[str, Param] = {"seat": last.seat, "line": write(last.action)}
    if not last.is_allowed:
        yield Note("forbidden", other)
        return
    yield Note("allowed", other)
    if last.captured:
        yield Note("captured", {"owner_seat": opponent(last.seat), "die": last.captured})
    if last.is_promoted:
        yield Note("promoted", {"seat": last.seat, "die": last.action.letter})
    elif _came_home(before, last):
        yield Note("not_promoted", {"seat": last.seat, "die": last.action.letter})
    yield from _puck_notes(before, after)


def _came_home(before: State, last: LastTry) -> bool:
    """Tell whether a die came to the enemy's base row from elsewhere and could have been promoted."""
    home = opponent(last.seat)
    if last.action.how == "puck" or not is_base(last.action.target, home) or is_base(last.source, home):
        return False
    return not any(die.square == last.source and die.is_promoted for die in before.dice[last.seat])


def _puck_notes(before: State, after: State) -> Iterator[Note]:
    """Yield what became of the puck: who controls it now, or where it lies."""
    was, now = controller(before), controller(after)
    if (was, before.puck) == (now, after.puck):
        return
    if now is None:
        yield Note("puck_free", {"square": after.puck})
    elif was != now:
        yield Note("puck_taken", {"seat": now.seat, "die": now.letter, "square": after.puck})


def _turn_notes(transition: Transition[State, Action]) -> Iterator[Note]:
    """Yield passes made by the game, what threatens, and how the match ended or how soon it might be drawn."""
    before, after = transition.before, transition.after
    passes = after.turns - before.turns - (transition.action.kind == "try")
    first = opponent(before.to_move) if transition.action.kind == "try" else before.to_move
    if passes == 1:
        yield Note("passed", {"seat": first})
    elif passes:
        yield Note("passed_often", {"turns": passes})
    if after.over:
        yield _end_note(after)
    elif after.turns > before.turns:
        yield from _outlook(after)


def _outlook(state: State) -> Iterator[Note]:
    """Yield what everybody should know at the start of a turn."""
    threat = threatening(state)
    if state.is_answering and threat is not None:
        yield Note("one_answer", {"seat": state.to_move, "other_seat": threat})
    elif threat is not None:
        yield Note("given_home", {"seat": threat})
    quiet, turns = state.kit.quiet_limit - state.quiet, state.kit.turn_limit - state.turns
    if turns <= WARNING:
        yield Note("turns_left", {"turns": state.turns, "left": max(0, turns)})
    elif quiet <= WARNING:
        yield Note("quiet_turns", {"turns": state.quiet, "left": max(0, quiet)})


def _end_note(state: State) -> Note:
    if state.winner is not None:
        return Note("ended_puck", {"seat": state.winner, "square": state.puck})
    if state.over == "quiet":
        return Note("ended_quiet", {"turns": state.quiet})
    return Note("ended_turns", {"turns": state.turns})
