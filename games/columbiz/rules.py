"""The rules of Columbiz from turn to turn: the start, throws, keeping, placing, rounds, the end, leaving.

Answers for states as values; must not know notation nor words. What happens disc by disc is in `placing.py`.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import Final, assert_never

from games.columbiz.board import DICE, DISCS, FACES, FIELDS, LAID_AWAY, THROWS, prisoners_worth
from games.columbiz.dice import Dice, count_faces
from games.columbiz.placing import PlacementsSoFar, lines_of_play, options, play_all, some_line
from games.columbiz.state import Action, Keep, LastTurn, Place, StartThrow, State, Stop, Throw
from games.core import CHANCE, Chance, IllegalMove, Options, Outcome, Seat
from games.defaults import accepted_by, check_turn, next_to_act, same_options

MAX_ACTIONS: Final = 1 + 2 * THROWS * max(seats * discs for seats, discs in DISCS.items())
"""Each turn uses up a disc of its owner's supply at least, and has at most three throws with as many decisions."""


def setup(seats: int, _options: Options) -> State:
    """Return the empty board before the throw for the start.

    Raises:
        ValueError: the game is for two to four.
    """
    if seats not in DISCS:
        raise ValueError(seats)
    return State(
        board=(0,) * len(FIELDS),
        supplies=(DISCS[seats],) * seats,
        prisoners=(0,) * seats,
        points=(0,) * seats,
        starter=None,
        to_move=Seat(0),
        dice=(),
        kept=(),
        throws=0,
        is_stopped=False,
        due=seats,
        turns=0,
        rounds=1,
        left=(),
        last=None,
        over=None,
    )


to_act: Final = next_to_act


def active(state: State) -> tuple[Seat, ...]:
    """Return the seats that still play, in seat order."""
    return tuple(Seat(seat) for seat in range(len(state.supplies)) if seat not in state.left)


def scores(state: State) -> tuple[int, ...]:
    """Return line points and prisoners' points of each seat together."""
    return tuple(points + prisoners_worth(taken) for points, taken in zip(state.points, state.prisoners, strict=True))


def is_due(state: State, seat: Seat) -> bool:
    """Tell whether a player is to move."""
    return seat != CHANCE and seat in to_act(state)


def may_throw(state: State) -> bool:
    """Tell whether the player to move may keep dice and throw again."""
    return state.throws < THROWS and not state.is_stopped


def begin(state: State) -> PlacementsSoFar:
    """Return the placements of the player to move before the first disc, with the dice as they lie."""
    seat = state.to_move
    return PlacementsSoFar(seat, state.board, state.supplies[seat], count_faces(state.dice))


def apply(state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action.

    Raises:
        IllegalMove: a rule forbids it.
    """
    match action:
        case StartThrow():
            return _started(state, seat, action)
        case Throw():
            return _thrown(state, seat, action.dice)
        case Keep() | Stop() | Place():
            check_turn(state, seat)
        case _:
            assert_never(action)
    match action:
        case Keep():
            check_keep(state, action.dice)
            return replace(state, dice=action.dice, kept=action.dice, due=DICE - len(action.dice))
        case Stop():
            check_throwing(state)
            return _able(replace(state, is_stopped=True))
        case Place():
            return _placed(state, play_all(begin(state), action.fields))


is_legal: Final = accepted_by(apply)


def check_throwing(state: State) -> None:
    """Refuse to go on throwing, or to stop, when the throwing is over.

    Raises:
        IllegalMove: the third throw is made, or the player has stopped (ruling 4).
    """
    if not may_throw(state):
        raise IllegalMove("stopped" if state.is_stopped else "third_throw", rule="turn")


def check_keep(state: State, dice: Dice) -> None:
    """Refuse to keep dice that do not lie there (ruling 2: those kept before may be thrown again).

    Raises:
        IllegalMove: the throwing is over; a face does not lie so often; all dice, or not ascending.
    """
    check_throwing(state)
    for face in sorted(set(dice)):
        wanted, there = dice.count(face), state.dice.count(face)
        if wanted > there:
            raise IllegalMove("not_thrown", rule="turn", face=face, wanted=wanted, there=there)
    if len(dice) == DICE or dice != tuple(sorted(dice)):
        raise IllegalMove("bad_keep", rule="turn")


def draw(state: State, chance: Chance) -> StartThrow | Throw:
    """Return the dice that are due; at the start those who are tied throw on until one is highest (ruling 1)."""
    if state.starter is not None:
        return Throw("throw", tuple(sorted(chance.die(FACES[-1]) for _ in range(state.due))))
    rounds: list[tuple[int, ...]] = []
    throwers = active(state)
    while len(throwers) > 1:
        rounds.append(tuple(chance.die(FACES[-1]) for _ in throwers))
        throwers = _highest(throwers, rounds[-1])
    return StartThrow("start", tuple(rounds))


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """Yield what may be done: for chance the throws that may fall, for a player keeps, stop and placements.

    Of throws for the start only those without a tie; there is no end of the others.
    """
    if seat not in to_act(state):
        return
    if seat != CHANCE:
        yield from _decisions(state)
    elif state.starter is not None:
        yield from (Throw("throw", dice) for dice in combinations_with_replacement(FACES, state.due))
    else:
        for values in product(FACES, repeat=state.due):
            if values.count(max(values)) == 1:
                yield StartThrow("start", (values,))


def _decisions(state: State) -> Iterator[Action]:
    if may_throw(state):
        counts = count_faces(state.dice)
        for kept in product(*(range(count + 1) for count in counts)):
            if sum(kept) < DICE:
                yield Keep("keep", tuple(face for face, count in zip(FACES, kept, strict=True) for _ in range(count)))
        yield Stop("stop")
    yield from (Place("place", progress.fields) for progress in lines_of_play(begin(state)))


def sample(state: State, seat: Seat, chance: Chance) -> Action:
    """Return a random legal action: where the player may throw again as a rule dice to keep, else discs to place."""
    check_turn(state, seat)
    if may_throw(state) and chance.die(THROWS) > 1:
        kept = tuple(die for die in state.dice if chance.die(2) == 1)
        return Keep("keep", kept) if len(kept) < DICE else Stop("stop")
    fields = some_line(begin(state), chance).fields
    return Place("place", fields) if fields else Stop("stop")


def _highest(throwers: tuple[Seat, ...], values: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, value in zip(throwers, values, strict=True) if value == max(values))


def _started(state: State, seat: Seat, action: StartThrow) -> State:
    """Return the state in which the starter's first throw is due.

    Raises:
        IllegalMove: no starting throw is due, or these cannot be its dice.
    """
    throwers = active(state)
    if seat != CHANCE or state.starter is not None or state.over:
        raise _bad_throw(state)
    for values in action.rounds:
        if len(throwers) == 1 or len(values) != len(throwers) or not set(FACES).issuperset(values):
            raise _bad_throw(state)
        throwers = _highest(throwers, values)
    if len(throwers) > 1:
        raise _bad_throw(state)
    return replace(state, starter=throwers[0], to_move=throwers[0], due=DICE)


def _thrown(state: State, seat: Seat, dice: Dice) -> State:
    """Return the state after a throw of the dice that were not kept.

    Raises:
        IllegalMove: no throw is due, or these cannot be its dice.
    """
    if seat != CHANCE or state.starter is None or not state.due or len(dice) != state.due:
        raise _bad_throw(state)
    if not set(FACES).issuperset(dice) or dice != tuple(sorted(dice)):
        raise _bad_throw(state)
    lying = tuple(sorted(state.dice + dice))
    return _able(replace(state, dice=lying, throws=state.throws + 1, due=0))


def _bad_throw(state: State) -> IllegalMove:
    return IllegalMove("bad_throw", rule="turn", due=state.due)


def _able(state: State) -> State:
    """Return the state as it is, or with discs laid away if nothing can be placed and no throw is left (ruling 4)."""
    if may_throw(state) or next(options(begin(state)), None) is not None:
        return state
    seat = state.to_move
    away = min(LAID_AWAY, state.supplies[seat])
    supplies = _plus(state.supplies, seat, -away)
    return _turn_over(replace(state, supplies=supplies, last=LastTurn(seat, state.dice, (), away)))


def _placed(state: State, progress: PlacementsSoFar) -> State:
    """Return the state after a player's placements."""
    seat = progress.seat
    return _turn_over(
        replace(
            state,
            board=progress.board,
            supplies=_plus(state.supplies, seat, -len(progress.placed)),
            prisoners=_plus(state.prisoners, seat, progress.captives),
            points=_plus(state.points, seat, progress.points),
            last=LastTurn(seat, state.dice, progress.placed, 0),
        )
    )


def _plus(values: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return tuple(value + more * (at == seat) for at, value in enumerate(values))


def _turn_over(state: State) -> State:
    """Return the state in which the next player's first throw is due, unless the last round is finished.

    Rounds begin with the player who started the game; who has left is passed over (ruling 8).
    """
    order = in_round(state)
    later = [seat for seat in order[order.index(state.to_move) + 1 :] if seat not in state.left]
    following = later or [seat for seat in order if seat not in state.left]
    is_over = not later and 0 in state.supplies
    return replace(
        state,
        to_move=state.to_move if is_over else following[0],
        dice=(),
        kept=(),
        throws=0,
        is_stopped=False,
        due=0 if is_over else DICE,
        turns=state.turns + 1,
        rounds=state.rounds + (not later and not is_over),
        over="supply" if is_over else None,
    )


def in_round(state: State) -> tuple[Seat, ...]:
    """Return all seats in the order of a round, those who have left included."""
    seats = len(state.supplies)
    first = state.starter or 0
    return tuple(Seat((first + step) % seats) for step in range(seats))


def forfeit(state: State, seat: Seat) -> State | None:
    """Return the state in which the others play on without a seat (ruling 8); None if two played.

    Its discs stay and can be captured, its turns are passed over, a turn under way is dropped. When one player is left
    the game is over.
    """
    if len(state.supplies) == min(DISCS):
        return None
    gone = replace(state, left=(*state.left, seat))
    if len(active(gone)) == 1:
        return replace(gone, due=0, over="alone")
    if state.starter is None:
        return replace(gone, due=len(active(gone)))
    return _turn_over(gone) if seat == state.to_move else gone


def outcome(state: State) -> Outcome | None:
    """Return how the game ended: the highest total wins, equal totals share the place (ruling 7).

    Who has left stands behind all who stayed, the first to leave last (ruling 8).
    """
    if not state.over:
        return None
    totals = scores(state)
    stayed = [totals[seat] for seat in active(state)]
    places = tuple(
        len(totals) - state.left.index(Seat(seat)) if seat in state.left else 1 + sum(other > total for other in stayed)
        for seat, total in enumerate(totals)
    )
    return Outcome(state.over, places, totals)


def turn_number(state: State) -> int:
    """Return the number of the turn under way, all players counted together."""
    return state.turns + 1


rematch_options: Final = same_options
