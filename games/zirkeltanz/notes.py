"""Notes on a step of play: throws, lost turns, contacts of a laid circle, the end.

Answers for codes and figures; the words live elsewhere. Of the set-up nothing is told but who lays and who is ready.
"""

from collections.abc import Iterator
from typing import assert_never

from games.core import Note, Transition
from games.defaults import collected
from games.zirkeltanz.placement import Turn, touching_now
from games.zirkeltanz.rules import SIX
from games.zirkeltanz.state import Action, Lay, Move, Ready, State, Throw


@collected
def describe(transition: Transition[State, Action]) -> Iterator[Note]:
    """Yield what a step brought about, for everybody, an end last."""
    after = transition.after
    match transition.action:
        case Lay():
            yield Note("lays_secretly", {"seat": transition.seat})
        case Ready():
            yield Note("is_ready", {"seat": transition.seat})
            if after.phase != "setup":
                yield Note("both_ready")
        case Move():
            yield from _move_notes(transition, transition.action)
        case Throw():
            yield from _throw_notes(transition.before, after, transition.action.values)
        case _:
            assert_never(transition.action)
    if after.over == "turn_limit":
        yield Note("ended_turn_limit", {"turns": after.turns})


def _move_notes(transition: Transition[State, Action], move: Move) -> Iterator[Note]:
    turn = Turn(transition.after, transition.seat, transition.before.thrown)
    touching = touching_now(turn, turn.named(move.circle))
    yield Note("laid", {"seat": transition.seat, "circle": move.circle, "touching": touching})
    if transition.after.over == "covered":
        yield Note("covered", {"seat": transition.seat, "circle": move.circle})


def _throw_notes(before: State, after: State, values: tuple[int, ...]) -> Iterator[Note]:
    if before.phase == "start":
        blue, yellow = values
        yield Note("start_thrown", {"blue": blue, "yellow": yellow})
        yield Note("starts", {"seat": after.to_move}) if after.phase == "play" else Note("start_again")
        return
    (value,) = values
    seat = before.to_move
    if after.turns > before.turns:
        yield Note("turn_lost", {"seat": seat, "value": value})
    elif value == SIX:
        yield Note("thrown_six", {"seat": seat})
    else:
        yield Note("thrown", {"seat": seat, "value": value})
