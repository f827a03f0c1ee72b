"""Continuations of a line: complete lines for autocompletion, single choices for the move builder.

Answers for lines that go on from a text; which places are worth it is asked of `offers.py`.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from games.core import Choice, MoveError, Note, Seat
from games.defaults import collected
from games.zirkeltanz import offers, setting_up
from games.zirkeltanz.diagnostics import chosen_placement, is_layable, parse_move, parse_setup
from games.zirkeltanz.geometry import Point
from games.zirkeltanz.measures import FORMATION_WORDS, NAMES, UNIT, micro_text
from games.zirkeltanz.offers import Offer
from games.zirkeltanz.placement import FOREIGN, Placement, Turn
from games.zirkeltanz.rules import begun, is_setting_up
from games.zirkeltanz.state import Action, Circle, Lay, Place, Ready, State
from games.zirkeltanz.syntax import FORMATION, READY, normalise, read_direction, read_move, write

BEST: Final = 15
"""How many numbered places a picture has room for before it is known which circle is laid to which."""


def suggest(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield playable lines that begin with a text; none to whom it is not the turn of."""
    if turn := begun(state, seat):
        yield from _move_lines(turn, text)
    elif is_setting_up(state, seat):
        yield from _entry_lines(state, seat, text)


@collected
def choices(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield what may stand next after a line made of choices."""
    if turn := begun(state, seat):
        yield from _move_choices(turn, text)
    elif is_setting_up(state, seat):
        yield from _setup_choices(state, seat, text)


def additions(state: State, seat: Seat, action: Action) -> tuple[str, ...]:
    """Return whether circles are still missing in the set-up after an entry."""
    if not isinstance(action, Lay):
        return ()
    return ("circles",) if len(setting_up.result(state, seat, action)) < len(NAMES) else ()


# --- Moves


def _move_lines(turn: Turn, text: str) -> Iterator[Choice]:
    """Yield playable lines that begin with a text, best first; the line itself leads if it is legal."""
    typed = _attempt(turn, text)
    known = set()
    if typed:
        known.add(typed.move)
        yield _suggestion(typed)
    fragment = "".join(normalise(text).split()).strip(",;")
    for offer in _candidates(turn, text, fragment):
        if offer.move not in known and _begins(turn, write(offer.move), fragment):
            known.add(offer.move)
            yield _suggestion(offer)


def _suggestion(offer: Offer) -> Choice:
    line = write(offer.move)
    group = "nook" if offer.move.second else "direction"
    return Choice(line, line, group, is_complete=True, notes=_notes(offer))


def _notes(offer: Offer) -> tuple[Note, ...]:
    if offer.is_winning:
        return (Note("would_win"),)
    gap = micro_text(max(0, round(offer.gap / UNIT * 10)) * UNIT // 10)
    return (Note("would_touch", {"touching": offer.touching, "gap": gap}),)


def _attempt(turn: Turn, text: str) -> Offer | None:
    """Return what a complete line means, None if it cannot be played."""
    try:
        move = parse_move(turn, text)
    except MoveError:
        return None
    return Offer(Placement(turn, turn.named(move.circle), turn.named(move.target)), move)


def _begins(turn: Turn, line: str, fragment: str) -> bool:
    """Tell whether a line begins with a text; on a six the `!` of circle and target may be left out."""
    return line.startswith(fragment) or (turn.is_six and line.replace(FOREIGN, "", 2).startswith(fragment))


def _candidates(turn: Turn, text: str, fragment: str) -> Iterator[Offer]:
    """Yield legal moves among which those that go on from a text are found: places, then directions, then finer."""
    placement = _named_placement(turn, text)
    if placement is None:
        yield from offers.offers(turn)
        return
    yield from offers.offers(turn, placement.circle, placement.target)
    yield from offers.directions(placement)
    head, colon, digits = fragment.partition(":")
    start = f"{turn.name(placement.circle)}@{turn.name(placement.target)}:"
    if colon and _begins(turn, start, f"{head}:"):
        yield from offers.beginning(placement, digits.replace(",", ".").rstrip("°"))


def _named_placement(turn: Turn, text: str) -> Placement | None:
    """Return which circle is laid to which, if a text says so and it is allowed."""
    for end in (len(text), len(text.partition("+")[0]), len(text.partition(":")[0])):
        try:
            return chosen_placement(turn, read_move(text[:end]))
        except MoveError:
            continue
    return None


def _move_choices(turn: Turn, text: str) -> Iterator[Choice]:
    """Yield what may stand next after a line made of choices.

    While circle or target are open these are the best places of all, and circles or targets; then all numbered places
    and coarse directions; after a direction those that lie a fine step beside it.
    """
    circle, placement, direction = chosen_so_far(turn, text)
    if direction is not None and placement:
        yield from (_choice(offer, _label(offer), "turn") for offer in offers.turned(placement, direction))
        return
    if text.strip() and not circle:
        return
    if placement and "+" in text:
        return
    target = placement.target if placement else None
    yield from _numbered(offered(turn, circle, target))
    if placement:
        yield from (_choice(offer, _label(offer), "direction") for offer in offers.directions(placement))
    elif circle:
        open_ = (option for option in turn.placements if option.circle == circle and option.has_place())
        name = turn.name(circle)
        yield from (
            _opening(f"{name}@{turn.name(option.target)}", turn.name(option.target), "target") for option in open_
        )
    else:
        names = dict.fromkeys(turn.name(option.circle) for option in turn.placements if option.has_place())
        yield from (_opening(f"{name}@", name, "circle") for name in names)


def offered(turn: Turn, circle: Circle | None, target: Circle | None) -> tuple[Offer, ...]:
    """Return the places that are numbered, in the order of their numbers."""
    found = offers.offers(turn, circle, target)
    return found if target else found[:BEST]


def chosen_so_far(turn: Turn, text: str) -> tuple[Circle | None, Placement | None, int | None]:
    """Return what the beginning of a line says already: the circle, the placement, the direction."""
    try:
        written = read_move(text)
        direction = read_direction(written.direction) if written.direction else None
        if written.target:
            placement = chosen_placement(turn, written)
            return placement.circle, placement, direction
        return turn.named(written.circle.text), None, None
    except MoveError:
        return None, None, None


def _numbered(found: Iterable[Offer]) -> Iterator[Choice]:
    for number, offer in enumerate(found, start=1):
        yield _choice(offer, f"{number}: {write(offer.move)}", "nook")


def _label(offer: Offer) -> str:
    assert offer.move.direction is not None
    return f"{micro_text(offer.move.direction)}°"


def _choice(offer: Offer, label: str, group: str) -> Choice:
    return Choice(write(offer.move), label, group, is_complete=True, notes=_notes(offer))


def _opening(line: str, label: str, group: str) -> Choice:
    return Choice(line, label, group, is_complete=False)


# --- The set-up

SHIFTS: Final = (5 * UNIT, UNIT, UNIT // 10)
"""How far a circle is shifted by one choice."""

COMPASS: Final = {"↑": (0, 1), "→": (1, 0), "↓": (0, -1), "←": (-1, 0)}


def _entry_lines(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield lines of the set-up that begin with a text; the line itself leads if it is legal."""
    lines = dict.fromkeys(chain(_typed_setup(state, seat, text), _setup_lines(state, seat)))
    fragment = " ".join(normalise(text).split())
    words = "".join(fragment.split())
    for place, line in enumerate(lines):
        if (place == 0 and text.strip()) or "".join(line.split()).startswith(words):
            action = _attempt_setup(state, seat, line)
            if action:
                yield Choice(line, line, _setup_group(action), is_complete=True)


def _typed_setup(state: State, seat: Seat, text: str) -> Iterator[str]:
    if action := _attempt_setup(state, seat, text):
        yield write(action)


def _attempt_setup(state: State, seat: Seat, text: str) -> Lay | Ready | None:
    try:
        return parse_setup(state, seat, text)
    except MoveError:
        return None


def _setup_group(action: Lay | Ready) -> str:
    return "ready" if isinstance(action, Ready) else "formation" if action.formation else "lay"


def _setup_lines(state: State, seat: Seat) -> Iterator[str]:
    """Yield the lines that are offered in the set-up: to be ready, formations, single circles where they lie."""
    own = setting_up.own(state, seat)
    if len(own) == len(NAMES):
        yield READY
    yield from (f"{FORMATION} {name}" for name in FORMATION_WORDS)
    yield from (write(Lay("lay", None, (Place(name, *at),))) for name, at in own.items())


def _setup_choices(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield what may stand next in the set-up: to be ready, a formation, a circle to shift, and how far."""
    own = setting_up.own(state, seat)
    if not text.strip():
        if len(own) == len(NAMES):
            yield Choice(READY, READY, "ready", is_complete=True)
        yield from map(_formation, FORMATION_WORDS)
        yield from (_opening(f"{name}(", name, "lay") for name in own if any(_shifts(state, seat, name, own[name])))
        return
    name = text.partition("(")[0].strip()
    if name in own:
        at = own[name] if text.endswith("(") else _laid_at(state, seat, text, name)
        if at:
            yield from _shifts(state, seat, name, at)


def _formation(name: str) -> Choice:
    notes = (Note("formation", {"name": name}),)
    return Choice(f"{FORMATION} {name}", name, "formation", is_complete=True, notes=notes)


def _laid_at(state: State, seat: Seat, text: str, name: str) -> Point | None:
    """Return where a line that lays a single circle puts it."""
    action = _attempt_setup(state, seat, text)
    if not isinstance(action, Lay) or action.formation:
        return None
    return next(((place.x, place.y) for place in action.places if place.name == name), None)


def _shifts(state: State, seat: Seat, name: str, at: Point) -> Iterator[Choice]:
    """Yield the legal places near one at which a circle could lie in the set-up."""
    for far in SHIFTS:
        for arrow, (right, up) in COMPASS.items():
            lay = Lay("lay", None, (Place(name, at[0] + right * far, at[1] + up * far),))
            if is_layable(state, seat, lay):
                label = f"{name} {arrow} {micro_text(far)}"
                yield Choice(write(lay), label, "shift", is_complete=True)
