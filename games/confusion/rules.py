"""The rules of Confusion from turn to turn: the deal, tries and their answers, reveals, passes, the ends.

Answers for states as values; must not know notation nor words. `_is_allowed` and `_arrived` are the only places that
ask for a hidden type.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Final, assert_never

from games.confusion.attempts import attempts, controller, die_of, occupant, openly, refusal, some_attempt, unready
from games.confusion.board import BLUE, is_base, opponent, turned, way
from games.confusion.inference import left
from games.confusion.kit import (
    ANY_TYPE,
    LETTERS,
    MOST_TURNS,
    PROMOTABLE_MASK,
    TYPES,
    BadKit,
    Kit,
    able,
    check,
    mask,
    standard,
)
from games.confusion.state import Action, Deal, Dice, Die, LastTry, Lying, Reveal, State, Try
from games.core import CHANCE, Chance, IllegalMove, Options, Outcome, Seat
from games.defaults import nobody_plays_on, picked, same_options

SEATS: Final = 2

MAX_ACTIONS: Final = 1 + MOST_TURNS + 2 + SEATS * len(LETTERS)
"""The deal, the turns, two more while a draw waits for an answer, and a reveal for each die."""


def setup(seats: int, _options: Options, kit: Kit | None = None) -> State:
    """Return the board before the types are dealt, with the kit that comes with the game unless told otherwise.

    Raises:
        ValueError: the game is for two.
    """
    if seats != SEATS:
        raise ValueError(seats)
    kit = kit or standard()
    return State(kit=kit, types=("", ""), dice=_start_dice(kit), puck=kit.puck, to_move=BLUE)


def _start_dice(kit: Kit) -> tuple[Dice, Dice]:
    blue = tuple(Die(square, ANY_TYPE) for square in kit.squares)
    return blue, tuple(Die(turned(square), ANY_TYPE) for square in kit.squares)


def to_act(state: State) -> frozenset[Seat]:
    """Return whose action is due."""
    if state.over:
        return frozenset()
    return frozenset({state.to_move if state.types[0] else CHANCE})


def draw(state: State, chance: Chance) -> Deal:
    """Return the types dealt: Blue's, then Black's, each shuffled from the last die down (Fisher and Yates)."""
    return Deal("deal", state.kit, (_shuffled(chance), _shuffled(chance)))


def _shuffled(chance: Chance) -> str:
    order = list(TYPES)
    for last in range(len(order) - 1, 0, -1):
        other = chance.die(last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return "".join(order)


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """Yield the publicly possible tries of the seat to move, then the reveals that would be granted."""
    if seat == CHANCE:
        yield from _deals(state) if to_act(state) == {CHANCE} else ()
        return
    if not unready(state, seat):
        yield from attempts(state, seat)
    yield from reveals(state, seat)


def _deals(state: State) -> Iterator[Deal]:
    """Yield every deal with the kit of this state: far too many to list, so take what you need."""
    for blue in permutations(TYPES):
        for black in permutations(TYPES):
            yield Deal("deal", state.kit, ("".join(blue), "".join(black)))


def reveals(state: State, seat: Seat) -> Iterator[Reveal]:
    """Yield the claims that would be granted now (ruling 6)."""
    if may_reveal(state, seat):
        for letter, die, bits in zip(LETTERS, state.dice[seat], left_types(state, seat), strict=True):
            if die.square and not die.is_revealed and bits.bit_count() == 1:
                yield Reveal("reveal", letter, TYPES[bits.bit_length() - 1])


def may_reveal(state: State, seat: Seat) -> bool:
    """Tell whether a seat may claim a type now: while the match goes on, in anybody's turn, with a die to claim for."""
    is_under_way = bool(state.types[0]) and not state.over and seat != CHANCE
    return is_under_way and any(die.square and not die.is_revealed for die in state.dice[seat])


def left_types(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the types that are left for each die of a seat, as bits: public knowledge."""
    return left(tuple(die.known for die in state.dice[seat]))


def sample(state: State, seat: Seat, chance: Chance) -> Action:
    """Return a random publicly possible try, or one of the reveals that would be granted."""
    if unready(state, seat):
        return picked(tuple(reveals(state, seat)), chance)
    return some_attempt(state, seat, chance)


def refusal_of(state: State, seat: Seat, action: Action) -> IllegalMove | None:
    """Explain why an action is not possible; None if `apply` takes it. Hidden types play no part."""
    match action:
        case Try():
            return refusal(state, seat, action)
        case Reveal():
            return reveal_refusal(state, seat, action)
        case Deal():
            return deal_refusal(state, seat, action)
        case _:
            assert_never(action)


def is_legal(state: State, seat: Seat, action: Action) -> bool:
    """Tell whether an action is publicly possible."""
    return refusal_of(state, seat, action) is None


def apply(state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action and the passes that follow it.

    Raises:
        IllegalMove: a rule forbids it. Nothing is raised because of a hidden type.
    """
    if refused := refusal_of(state, seat, action):
        raise refused
    match action:
        case Try():
            return _passed(_tried(state, seat, action))
        case Reveal():
            return _passed(_revealed(state, seat, action))
        case Deal():
            return _passed(_dealt(state, action))
        case _:
            assert_never(action)


# --- A try and its answer


def _tried(state: State, seat: Seat, action: Try) -> State:
    """Return the state after a publicly possible try, whatever its answer, its turn being over."""
    before = die_of(state, seat, action.letter)
    assert before.square
    is_allowed = _is_allowed(state, seat, action)
    die, captured = _learned(state, seat, action, is_allowed=is_allowed), None
    if is_allowed and action.how != "puck" and is_base(action.target, opponent(seat)):
        die = _arrived(state, seat, action.letter, die)
    if is_allowed:
        captured, lying = capture_of(state, seat, action), moved(state, seat, action, die)
    else:
        lying = Lying(_with(state.dice, seat, action.letter, die), state.puck)
    last = LastTry(seat, action, before.square, is_allowed, captured, die.is_promoted and not before.is_promoted)
    is_quiet = not captured and die.known == before.known and _is_puck_as_it_was(state, lying)
    return _turn_over(state, lying, last, is_quiet=is_quiet)


def _is_allowed(state: State, seat: Seat, action: Try) -> bool:
    """Ask the hidden type; a promoted or revealed die has been asked before, by everybody."""
    die = die_of(state, seat, action.letter)
    hidden = state.kit.patterns[TYPES.index(state.types[seat][LETTERS.index(action.letter)])]
    found = way(seat, die.square or "", action.target)
    assert found
    return (openly(state, die) or hidden).can(*found)


def _learned(state: State, seat: Seat, action: Try, *, is_allowed: bool) -> Die:
    """Return the die of a try as it is when everybody knows the answer; about a promoted die it says nothing."""
    die = die_of(state, seat, action.letter)
    if die.is_promoted:
        return die
    found = way(seat, die.square or "", action.target)
    assert found
    types = able(state.kit)[found]
    known = die.known & (types if is_allowed else ~types)
    return replace(die, known=known) if known != die.known else die


def moved(state: State, seat: Seat, action: Try, die: Die) -> Lying:
    """Return how all lies when a try is carried out with a die: dice and puck moved, an enemy die captured."""
    dice = state.dice
    if captured := capture_of(state, seat, action):
        enemy = opponent(seat)
        dice = _with(dice, enemy, captured, replace(die_of(state, enemy, captured), square=None))
    if action.how != "puck":
        die = replace(die, square=action.target)
    return Lying(_with(dice, seat, action.letter, die), state.puck if action.how == "die" else action.target)


def capture_of(state: State, seat: Seat, action: Try) -> str | None:
    """Return the enemy die that a try would capture; the puck captures nothing."""
    standing = occupant(state, action.target)
    return standing.letter if standing and standing.seat != seat and action.how != "puck" else None


def _arrived(state: State, seat: Seat, letter: str, die: Die) -> Die:
    """Return a die that comes to the enemy's base row as it is when everybody knows whether it is promoted.

    It is if its type has no way back; whether it is says so much about its type and no more.
    """
    if die.is_promoted:
        return die
    is_promoted = bool(PROMOTABLE_MASK >> TYPES.index(state.types[seat][LETTERS.index(letter)]) & 1)
    known = die.known & (PROMOTABLE_MASK if is_promoted else ~PROMOTABLE_MASK)
    return replace(die, known=known, is_promoted=is_promoted)


def _is_puck_as_it_was(before: State, after: Lying) -> bool:
    """Tell whether the puck lies where it lay, under the same control."""
    return before.puck == after.puck and controller(before) == controller(after)


def _with(dice: tuple[Dice, Dice], seat: Seat, letter: str, die: Die) -> tuple[Dice, Dice]:
    """Return the dice with a die instead of the one with its letter, the very same dice if it is that one."""
    (blue, black), index = dice, LETTERS.index(letter)
    if dice[seat][index] is die:
        return dice
    side = (*dice[seat][:index], die, *dice[seat][index + 1 :])
    return (side, black) if seat == BLUE else (blue, side)


# --- The end of a turn


def _turn_over(state: State, lying: Lying, last: LastTry | None, *, is_quiet: bool) -> State:
    """Return the state after a turn that has left all lying so: won, drawn, or the other side's turn."""
    turns, quiet = state.turns + 1, state.quiet + 1 if is_quiet else 0
    mover, enemy = state.to_move, opponent(state.to_move)
    threat = threatening(lying)
    over, winner = None, None
    if threat == enemy and state.is_answering:
        over, winner = "puck", enemy
    elif threat is None and turns >= state.kit.turn_limit:
        over = "turns"
    elif threat is None and quiet >= state.kit.quiet_limit:
        over = "quiet"
    return replace(
        state,
        dice=lying.dice,
        puck=lying.puck,
        to_move=mover if over else enemy,
        turns=turns,
        quiet=quiet,
        last=last,
        is_answering=threat == mover,
        over=over,
        winner=winner,
    )


def threatening(state: State | Lying) -> Seat | None:
    """Return the side whose die controls the puck on the other's base row, None if neither's does."""
    holder = controller(state)
    return holder.seat if holder and is_base(state.puck, opponent(holder.seat)) else None


def _passed(state: State) -> State:
    """Return the state after the passes that the game makes: nobody is asked who has no visible move (ruling 2)."""
    while not state.over and next(attempts(state, state.to_move), None) is None:
        state = _turn_over(state, Lying(state.dice, state.puck), state.last, is_quiet=True)
    return state


# --- The deal and reveals


def deal_refusal(state: State, seat: Seat, action: Deal) -> IllegalMove | None:
    """Explain why a deal cannot be: it is not due, not twelve types for each side, or its kit is none."""
    is_due = seat == CHANCE and not state.types[0]
    if not is_due or any(sorted(types) != list(TYPES) for types in action.types):
        return IllegalMove("bad_deal", rule="types")
    try:
        check(action.kit)
    except BadKit:
        return IllegalMove("bad_deal", rule="types")
    return None


def _dealt(state: State, action: Deal) -> State:
    """Return the state after the deal, to be played with the kit that the deal carries."""
    return replace(state, kit=action.kit, types=action.types, dice=_start_dice(action.kit), puck=action.kit.puck)


def reveal_refusal(state: State, seat: Seat, action: Reveal) -> IllegalMove | None:
    """Explain why a claim is not granted; what it says stands on the claimant's own sheet (ruling 6)."""
    if state.over or not state.types[0] or seat == CHANCE:
        return unready(state, seat)
    if action.letter not in LETTERS or action.type not in TYPES:
        return IllegalMove("unknown_type", rule="notation", text=action.type)
    die = die_of(state, seat, action.letter)
    if die.square is None:
        return IllegalMove("captured", rule="capture", die=action.letter)
    if die.is_revealed:
        return IllegalMove("revealed_already", rule="reveal", die=action.letter)
    types = left_types(state, seat)[LETTERS.index(action.letter)]
    if types == mask(action.type):
        return None
    from_sheet = tuple(letter for index, letter in enumerate(TYPES) if types >> index & 1)
    return IllegalMove("not_certain", rule="reveal", die=action.letter, type=action.type, types=from_sheet)


def _revealed(state: State, seat: Seat, action: Reveal) -> State:
    die = replace(die_of(state, seat, action.letter), known=mask(action.type), is_revealed=True)
    return replace(state, dice=_with(state.dice, seat, action.letter, die))


def scores(state: State) -> tuple[int, int]:
    """Return how many dice each side has captured."""
    blue, black = ([die.square for die in side].count(None) for side in state.dice)
    return black, blue


def outcome(state: State) -> Outcome | None:
    """Return how the match ended: won with the puck, or drawn."""
    if not state.over:
        return None
    places = (1, 1) if state.winner is None else (1, 2) if state.winner == BLUE else (2, 1)
    return Outcome(state.over, places, scores(state))


def hypothetical(state: State, seat: Seat, action: Try) -> State:
    """Return the position as if a try were allowed, without asking: nothing is learned, promoted, won or drawn."""
    source = die_of(state, seat, action.letter).square
    assert source
    last = LastTry(seat, action, source, None, capture_of(state, seat, action))
    after = moved(state, seat, action, die_of(state, seat, action.letter))
    return replace(
        state,
        dice=after.dice,
        puck=after.puck,
        last=last,
        to_move=opponent(seat),
        turns=state.turns + 1,
        is_answering=threatening(after) == seat,
    )


def turn_number(state: State) -> int:
    """Return the number of the turn under way, both players counted together."""
    return state.turns + 1


forfeit: Final = nobody_plays_on
rematch_options: Final = same_options
