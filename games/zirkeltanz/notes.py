"""Notes on a step of play: throws, lost turns, contacts of a laid circle, the end.

Answers for codes and figures; the words live elsewhere. Of the set-up nothing is told but who lays and who is ready.
"""

from collections.abc import Iterator
from typing import assert_never

from games.core import Moment, Note
from games.defaults import collected
from games.zirkeltanz.placement import Turn, touching_now
from games.zirkeltanz.rules import SIX
from games.zirkeltanz.state import Action, Lay, Move, Ready, State, Throw


@collected
def describe(moment: Moment[State, Action]) -> Iterator[Note]:
    """Yield what a step brought about, for everybody, an end last."""
    after = moment.after
    match moment.action:
        case Lay():
            yield Note("lays_secretly", {"seat": moment.seat})
        case Ready():
            yield Note("is_ready", {"seat": moment.seat})
            if after.phase != "setup":
                yield Note("both_ready")
        case Move():
            yield from _move_notes(moment, moment.action)
        case Throw():
            yield from _throw_notes(moment.before, after, moment.action.values)
        case _:
            assert_never(moment.action)
    if after.over == "turn_limit":
        yield Note("ended_turn_limit", {"turns": after.turns})


def _move_notes(moment: Moment[State, Action], move: Move) -> Iterator[Note]:
    turn = Turn(moment.after, moment.seat, moment.before.thrown)
    touching = touching_now(turn, turn.named(move.circle))
    yield Note("laid", {"seat": moment.seat, "circle": move.circle, "touching": touching})
    if moment.after.over == "covered":
        yield Note("covered", {"seat": moment.seat, "circle": move.circle})


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
