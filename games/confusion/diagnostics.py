"""Parsing a line against a position: what it means, or why it is not a move and what is publicly possible near it.

Answers for errors that help. Nothing here asks a hidden type: a line that is refused has cost nothing.
"""

from collections.abc import Iterator

from games.confusion.attempts import controller, die_of, refusal, unready
from games.confusion.board import SQUARES, ray
from games.confusion.kit import LETTERS
from games.confusion.rules import capture_of, reveal_refusal, reveals
from games.confusion.state import Reveal, State, Try
from games.confusion.suggestions import going_on, possible
from games.confusion.syntax import (
    UNDECIDED,
    WORDS,
    ByDirection,
    BySquare,
    Entry,
    fragment,
    goal,
    normalise,
    read,
    write,
)
from games.core import AmbiguousMove, IllegalMove, MalformedMove, MoveError, Seat
from games.reading import with_near


def parse(state: State, seat: Seat, text: str) -> Try | Reveal:
    """Return what a line means for a seat.

    Raises:
        MalformedMove: not a line of the notation.
        IllegalMove: it is not even publicly possible here, or the claim of a reveal is not certain.
        AmbiguousMove: a part is missing, or the sign that tells a square from a direction.
    """
    try:
        return meaning(state, seat, text)
    except (MalformedMove, IllegalMove) as error:
        raise error if error.near else with_near(error, _near(state, seat, text)) from None
    except AmbiguousMove as error:
        raise with_near(error, map(write, going_on(state, seat, text))) from None


def meaning(state: State, seat: Seat, text: str) -> Try | Reveal:
    """Return what a line means, like `parse`, but look for nothing near it if it means nothing."""
    entry = read(text)
    if entry is None:
        raise _question(state, seat, text)
    return _understood(state, seat, entry)


def _understood(state: State, seat: Seat, entry: Entry) -> Try | Reveal:
    """Return the action that a whole line names.

    Raises:
        IllegalMove: it is not publicly possible.
    """
    if isinstance(entry, Reveal):
        refused = reveal_refusal(state, seat, entry)
        if refused:
            raise refused
        return entry
    action = _named(state, seat, entry)
    if refused := refusal(state, seat, action):
        raise _pointing(refused, entry.span)
    if isinstance(entry, BySquare) and entry.taken and entry.taken != (captured := capture_of(state, seat, action)):
        wrong = IllegalMove("captures_nothing", rule="capture", die=entry.taken)
        if captured:
            wrong = IllegalMove("captures_other", rule="capture", die=entry.taken, captured=captured)
        raise with_near(wrong, (write(action),), entry.taken_span)
    return action


def _named(state: State, seat: Seat, entry: BySquare | ByDirection) -> Try:
    """Return the try that a line names.

    Raises:
        IllegalMove: nobody of the seat controls the puck that is to move, or the way leads off the board.
    """
    if refused := unready(state, seat):
        raise refused
    letter = entry.letter or _holder(state, seat)
    if isinstance(entry, BySquare):
        return Try("try", letter, entry.how, entry.target)
    square = die_of(state, seat, letter).square
    if square is None:
        raise IllegalMove("captured", rule="capture", die=letter)
    squares = ray(square, seat, entry.direction)
    if not entry.steps:
        raise IllegalMove("no_step", span=entry.span, rule="turn", source=square, target=square)
    if entry.steps > state.kit.reach:
        steps, reach = entry.steps, state.kit.reach
        raise IllegalMove("too_many_steps", span=entry.span, rule="turn", steps=steps, reach=reach)
    if entry.steps > len(squares):
        raise IllegalMove("off_board", span=entry.span, rule="board", source=square, steps=entry.steps)
    return Try("try", letter, entry.how, squares[entry.steps - 1])


def _holder(state: State, seat: Seat) -> str:
    """Return the player's own die that controls the puck.

    Raises:
        IllegalMove: there is none.
    """
    holder = controller(state)
    if holder is None or holder.seat != seat:
        raise IllegalMove("no_puck", rule="puck", puck=state.puck)
    return holder.letter


def _pointing(error: IllegalMove, span: tuple[int, int]) -> IllegalMove:
    """Return the same error pointing at the target, where it is the target that is wrong."""
    is_about_die = error.code in ("captured", "no_control", "unknown_die")
    return with_near(error, (), None if is_about_die else span)


def _question(state: State, seat: Seat, text: str) -> MoveError:
    """Return the question that a text without its sign, or with a part missing, leads to; else that it says nothing."""
    begun, wanted = fragment(text), goal(text)
    if not begun and not wanted:
        return MalformedMove("unreadable", rule="notation", text=text)
    if refused := unready(state, seat):
        return refused
    if begun and begun.piece.endswith(UNDECIDED):
        return AmbiguousMove("which_way", rule="puck", text=text)
    if not begun or begun.has_dash or not begun.rest[-1:].isdigit() or begun.rest.isdigit():
        return AmbiguousMove("unfinished", rule="notation", text=text)
    if begun.rest.lower() not in SQUARES and begun.rest.rstrip("0123456789") not in WORDS:
        return MalformedMove("unreadable", rule="notation", text=text)
    return AmbiguousMove("which_sign", rule="notation", text=text)


def _near(state: State, seat: Seat, text: str) -> Iterator[str]:
    """Yield publicly possible lines close to a text: of the die that it names the nearest targets first."""
    plain = normalise(text)
    letter = next((character for character in plain.strip()[:1] if character in LETTERS), None)
    if "=" in plain or unready(state, seat):
        yield from (write(claim) for claim in reveals(state, seat))
        return
    actions = possible(state, seat)
    of_die = [action for action in actions if action.letter == letter] or list(actions)
    target = _written_square(plain)
    if target:
        of_die.sort(key=lambda action: _away(action.target, target))
    yield from dict.fromkeys(write(action) for action in of_die)


def _written_square(plain: str) -> str | None:
    """Return the square that a text names behind a dash, if there is one."""
    _, _, rest = plain.partition("-")
    name = rest.replace(" ", "").lower().partition("x")[0]
    return name if name in SQUARES else None


def _away(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))
