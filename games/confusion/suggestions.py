"""Continuations of a line: complete lines for autocompletion, single choices for the move builder.

Answers for lines that are publicly possible, in an order that public knowledge gives.
"""

from collections.abc import Iterable, Iterator

from games.confusion.attempts import HOWS, Piece, attempts, controller, die_of, occupant, unready
from games.confusion.board import is_base, opponent, way
from games.confusion.heuristics import odds, ranked
from games.confusion.kit import LETTERS
from games.confusion.rules import capture_of, reveals
from games.confusion.state import Reveal, State, Try
from games.confusion.syntax import UNDECIDED, Fragment, begins_direction, fragment, goal, normalise, piece, write
from games.core import CHANCE, Choice, Note, Seat
from games.defaults import collected


def possible(state: State, seat: Seat) -> tuple[Try, ...]:
    """Return every publicly possible try, the most promising first; none for a seat that is not to move."""
    if unready(state, seat):
        return ()
    return ranked(state, seat, attempts(state, seat))


def going_on(state: State, seat: Seat, text: str) -> Iterator[Try]:
    """Yield the tries that a text begins to name, by square or by direction; all of them for an empty text."""
    if not text.strip(" ,\t"):
        yield from possible(state, seat)
        return
    begun, wanted = fragment(text), goal(text)
    tries = possible(state, seat)
    if begun:
        yield from (action for action in tries if _goes_on(state, seat, action, begun))
    if wanted:
        yield from (action for action in tries if _leads_to(state, seat, action, wanted))


def _leads_to(state: State, seat: Seat, action: Try, wanted: Fragment) -> bool:
    """Tell whether a try goes to a square, or without a dash in a direction, whatever its die."""
    if action.target.upper() == wanted.rest:
        return True
    return not wanted.has_dash and begins_direction(wanted.rest, *_way(state, seat, action), is_whole=True)


def _way(state: State, seat: Seat, action: Try) -> tuple[str, int]:
    found = way(seat, die_of(state, seat, action.letter).square or "", action.target)
    assert found
    return found


def _goes_on(state: State, seat: Seat, action: Try, begun: Fragment) -> bool:
    """Tell whether a text begins to name a try: its piece, then its target or, without a dash, its direction."""
    if begun.piece.endswith(UNDECIDED):
        return _is_meant(action, begun.piece[0], begun.rest)
    if not piece(action).startswith(begun.piece):
        return False
    if action.target.upper().startswith(begun.rest):
        return True
    direction, steps = _way(state, seat, action)
    return not begun.has_dash and (begun.rest == str(steps) or begins_direction(begun.rest, direction, steps))


def lines(state: State, seat: Seat, text: str, typed: Try | Reveal | None) -> Iterator[Choice]:
    """Yield playable lines that begin with a text, the typed line first, then tries, then reveals."""
    if isinstance(typed, Try):
        yield _line(state, seat, typed)
    for action in going_on(state, seat, text):
        if action != typed:
            yield _line(state, seat, action)
    plain = normalise(text).replace(" ", "")
    for claim in sorted(reveals(state, seat), key=lambda claim: claim != typed):
        if write(claim).upper().startswith(plain):
            yield _claim(claim)


def _line(state: State, seat: Seat, action: Try) -> Choice:
    line = write(action)
    return Choice(line, line, "square", is_complete=True, notes=tuple(_notes(state, seat, action)))


def _claim(claim: Reveal) -> Choice:
    line = write(claim)
    return Choice(line, line, "reveal", is_complete=True, notes=(Note("takes_no_turn"),))


def _notes(state: State, seat: Seat, action: Try) -> Iterator[Note]:
    """Yield what a try would do if it were allowed, and how likely the sheet makes it."""
    yield from promises(state, seat, action)
    able_types, types = odds(state, seat, action)
    if types > 1 or not able_types:
        yield Note("odds", {"able": able_types, "left": types})


def promises(state: State, seat: Seat, action: Try) -> Iterator[Note]:
    """Yield what a try would do if it were allowed: a capture, what becomes of the puck, a threat to win."""
    if captured := capture_of(state, seat, action):
        yield Note("would_capture", {"owner_seat": opponent(seat), "die": captured})
    if action.how == "puck":
        yield _play_note(state, action)
    elif action.target == state.puck:
        yield Note("would_take_puck")
    elif action.how == "die" and controller(state) == Piece(seat, action.letter):
        yield Note("would_leave_puck", {"square": state.puck})
    if _threatens(state, seat, action):
        yield Note("would_threaten", {"other_seat": opponent(seat)})


def _play_note(state: State, action: Try) -> Note:
    receiver = occupant(state, action.target)
    if receiver is None:
        return Note("would_play_puck", {"square": action.target})
    return Note("would_give_puck", {"square": action.target, "owner_seat": receiver.seat, "die": receiver.letter})


def _threatens(state: State, seat: Seat, action: Try) -> bool:
    """Tell whether a try would bring the puck under one of its own dice on the enemy's base row."""
    if not is_base(action.target, opponent(seat)):
        return False
    if action.how == "puck":
        receiver = occupant(state, action.target)
        return receiver is not None and receiver.seat == seat
    return action.how == "both" or action.target == state.puck


# --- The move builder


@collected
def choices(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield what may stand next: a die, then one of its squares, then what happens to the puck; or a reveal."""
    begun = fragment(text) if text else None
    if seat == CHANCE or (text and not begun):
        return
    actions = possible(state, seat)
    if begun is None:
        yield from _dice(state, seat, actions)
        yield from (_claim(claim) for claim in reveals(state, seat))
    elif not begun.rest and begun.piece in LETTERS:
        yield from _squares(state, seat, [action for action in actions if action.letter == begun.piece])
    elif begun.piece.endswith(UNDECIDED):
        yield from _pucks(state, seat, [a for a in actions if _is_meant(a, begun.piece[0], begun.rest)])


def _is_meant(action: Try, letter: str, target: str) -> bool:
    return action.letter == letter and action.target == target.lower()


def _dice(state: State, seat: Seat, actions: Iterable[Try]) -> Iterator[Choice]:
    """Yield the dice that may be tried, in the order of their letters."""
    for letter in sorted({action.letter for action in actions}):
        square = die_of(state, seat, letter).square
        yield Choice(letter, f"{letter} ({square})", "die", is_complete=False)


def _squares(state: State, seat: Seat, actions: list[Try]) -> Iterator[Choice]:
    """Yield the squares for a die; a line is complete where nothing is left to be said about the puck."""
    targets = dict.fromkeys(action.target for action in actions)
    for target in targets:
        ways = [action for action in actions if action.target == target]
        if len(ways) == 1:
            notes = tuple(_notes(state, seat, ways[0]))
            label = target if ways[0].how == "die" else write(ways[0])
            yield Choice(write(ways[0]), label, "square", is_complete=True, notes=notes)
        else:
            yield Choice(f"{ways[0].letter}{UNDECIDED}-{target}", target, "square", is_complete=False)


def _pucks(state: State, seat: Seat, actions: list[Try]) -> Iterator[Choice]:
    """Yield what may happen to the puck, once die and square are chosen."""
    for action in sorted(actions, key=lambda action: HOWS.index(action.how)):
        notes = tuple(_notes(state, seat, action))
        yield Choice(write(action), write(action), "puck", is_complete=True, notes=notes)
