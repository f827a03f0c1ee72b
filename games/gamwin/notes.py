"""Notes on a step of play: throws, captures, blocks, walls, stones home, turns that end, the end.

Answers for codes and figures; the words live elsewhere.
"""

from collections.abc import Iterator, Sequence

from games.core import CHANCE, Note, Seat, Transition
from games.defaults import collected
from games.gamwin.board import BLUE, QUIET_LIMIT, QUIET_WARNING, RED
from games.gamwin.dice import descending, pair
from games.gamwin.rules import begin
from games.gamwin.state import LONGEST, STONES, Action, Line, Move, Pass, State, Throw
from games.gamwin.stones import Stones, at, is_full, is_own_wall
from games.gamwin.turn import LineSoFar, play


@collected
def describe(transition: Transition[State, Action]) -> Iterator[Note]:
    """Yield what a line or a throw brought about, in the order in which it happened, an end last."""
    before, after = transition.before, transition.after
    match transition.action:
        case Line():
            told = [*_line_notes(before, transition.seat, transition.action)]
            yield from _of_interest(told, after.stones, is_over=after.over is not None)
        case Throw():
            yield from _throw_notes(before, after, transition.action)
    yield from _turn_notes(transition)
    if after.over:
        yield from _end_notes(after)


def _of_interest(told: Sequence[Note], stones: Stones, *, is_over: bool) -> Iterator[Note]:
    """Yield notes without what a later one says as well, or has undone.

    That is how many stones are home by now, or that the play is over, and walls and blocks that stand no longer.
    """
    home = [note for note in told if note.code == "came_home"]
    stale = home if is_over else home[:-1]
    for number, note in enumerate(told, start=1):
        is_undone = note.code in {"wall_built", "blocked"} and not is_full(at(stones, str(note.params["place"])))
        if note not in stale and note not in told[number:] and not is_undone:
            yield note


def _line_notes(state: State, seat: Seat, line: Line) -> Iterator[Note]:
    progress = begin(state, seat)
    for step in line.steps:
        further = play(progress, step)
        yield from step_notes(progress, further)
        progress = further
    if isinstance(line.closing, Pass):
        yield Note("waived", {"seat": seat})


def step_notes(before: LineSoFar, after: LineSoFar) -> Iterator[Note]:
    """Yield what the last step of a line did to stones and walls."""
    seat, step = before.state.to_move, after.steps[-1]
    for place in after.captured[-1]:
        yield Note("captured", {"seat": seat, "victim_seat": Seat(1 - seat), "place": place})
    _, target = after.ways[-1]
    if target == "home":
        yield Note("came_home", {"seat": seat, "home": after.state.home[seat]})
    else:
        yield from _arrival_notes(after.state, seat, target)
    if isinstance(step, Move) and is_own_wall(at(before.state.stones, step.source), seat):
        yield Note("wall_opened", {"seat": seat, "place": step.source})


def _arrival_notes(state: State, seat: Seat, place: str) -> Iterator[Note]:
    content = at(state.stones, place)
    if is_own_wall(content, seat):
        yield Note("wall_built", {"seat": seat, "place": place})
    elif is_full(content) and content[0] != content[-1]:
        yield Note("blocked", {"seat": seat, "victim_seat": Seat(1 - seat), "place": place})


def _throw_notes(before: State, after: State, throw: Throw) -> Iterator[Note]:
    """Yield what was thrown and what lies now; at the start who has thrown what and who starts."""
    if before.phase == "start":
        yield from _start_notes(after, throw)
        return
    dice = tuple(f"{die.number} ({die.name})" for die in sorted(throw.dice, key=lambda die: -die.number))
    lying = " ".join(map(str, descending(after.dice)))
    code = "thrown" if len(dice) == len(after.dice) else "thrown_some"
    yield Note(code, {"seat": before.to_move, "dice": dice, "lying": lying})
    number = pair(after.dice)
    if number is not None and before.phase == "game":
        yield Note("pair", {"number": number})


def _start_notes(after: State, throw: Throw) -> Iterator[Note]:
    for seat, dice in ((BLUE, throw.dice[:3]), (RED, throw.dice[3:])):
        numbers = tuple(die.number for die in dice)
        lying = " ".join(map(str, descending(numbers)))
        yield Note("start_throw", {"seat": seat, "lying": lying, "sum": sum(numbers)})
    yield Note("start_tie") if after.phase == "start" else Note("starts", {"seat": after.starter})


def _turn_notes(transition: Transition[State, Action]) -> Iterator[Note]:
    """Yield what the change to another turn has to say: why it came by itself, and how long nothing has changed."""
    before, after = transition.before, transition.after
    if after.turns == before.turns:
        return
    is_passed = isinstance(transition.action, Line) and isinstance(transition.action.closing, Pass)
    if before.phase == "game" and not is_passed and not after.over:
        code = "no_step" if transition.seat == CHANCE else "no_way_on"
        yield Note(code, {"seat": before.to_move, "next_seat": after.to_move})
    if after.quiet >= QUIET_WARNING and not after.over:
        yield Note("quiet_turns", {"turns": after.quiet, "left": QUIET_LIMIT - after.quiet})


def _end_notes(state: State) -> Iterator[Note]:
    score = "{}/{}".format(*state.home)
    match state.over:
        case "quiet":
            yield Note("ended_quiet", {"turns": state.quiet, "score": score})
        case "longest":
            yield Note("ended_longest", {"actions": LONGEST, "score": score})
        case "durchmarsch":
            yield Note("ended_durchmarsch", {"seat": state.to_move, "score": score})
        case _:
            yield Note("ended_home", {"seat": state.to_move, "stones": STONES, "score": score})
