"""Every code that this game speaks in, with the parameters that come with it; the words live with whoever says them.

Parameters: `field`, `source`, `target`, `neighbour` are fields, `circle` is a centre, `value` and the like are pips
(1-6), `seat` and `..._seat` are seats, `kind` is wolf, fox or goose, `line` and `lines` are canonical lines. What is
a list comes as a tuple of texts; it may be empty only where that is said.
"""

from collections.abc import Mapping
from typing import Final

Params = tuple[str, ...]

TOPICS: Final = (
    "overview",
    "board",
    "turn",
    "adjacency",
    "manoeuvre",
    "placement",
    "rethrow",
    "circles",
    "holes",
    "end",
    "notation",
    "rulings",
)

MALFORMED: Final[Mapping[str, Params]] = {
    # Nothing but blanks and commas.
    "empty": (),
    # `text` is no part of the notation.
    "unreadable": ("text",),
    # `text` begins an action; `wants` is what comes next in it: field, value, bracket, or sign (one of * - +).
    "unfinished": ("text", "wants"),
    # `text` looks like a field but is none; `fields` are the nearest names.
    "unknown_field": ("text", "fields"),
    # `text` stands where a value from 1 to 6 must stand.
    "unknown_value": ("text",),
    # A pass is a line of its own.
    "pass_with_actions": (),
}

ILLEGAL: Final[Mapping[str, Params]] = {
    # The game is over; `reason` is the code of its end (see END_CODES).
    "over": ("reason",),
    # The dice must be thrown before anybody may move.
    "throw_due": (),
    # It is the turn of `to_move_seat`.
    "not_to_move": ("to_move_seat",),
    # What chance threw is not the `due` values from 1 to 6 that are due now (never a player's fault).
    "bad_throw": ("due",),
    # Red's first turn is one placement and nothing else; `lines` are all that are legal.
    "opening": ("lines",),
    # At most one manoeuvre in a turn.
    "second_manoeuvre": (),
    # A manoeuvre comes before placements and rethrow.
    "manoeuvre_late": (),
    # At most two placements in a turn, or one and a rethrow: a placement too many.
    "third_placement": (),
    # A rethrow is the last action of a turn.
    "rethrow_not_last": (),
    # At most one rethrow in a turn.
    "second_rethrow": (),
    # A rethrow takes the place of the second placement.
    "rethrow_after_two": (),
    # The game has ended with the action before (`reason` as in END_CODES), nothing more may follow.
    "after_end": ("reason",),
    # The actions are legal in another order: `line`.
    "order": ("line",),
    # A die of `occupant_seat` showing `value` lies on the field already.
    "occupied": ("field", "occupant_seat", "value"),
    # The hand has no die that shows `value`; `hand` is what is left of it at that point (may be empty).
    "not_in_hand": ("value", "hand"),
    # `value` on `field` would lie beside `neighbour_value` on `neighbour`; `values` would fit there (never empty).
    "adjacency": ("field", "value", "neighbour", "neighbour_value", "values"),
    # No value fits on the field between the three dice `around` (like "D5=1").
    "hole": ("field", "around"),
    # No neighbour of the field is occupied and it bears no printed number; `starts` are the free printed fields where
    # a die may start (like "D7=1"; may be empty).
    "no_neighbour": ("field", "starts"),
    # No neighbour of the printed field is occupied, so only its number `printed` may start there.
    "start_value": ("field", "value", "printed"),
    # No die lies on the field that the manoeuvre starts from.
    "no_die": ("field",),
    # A manoeuvre leads to another field.
    "no_step": ("field",),
    # The die is part of a complete circle of the opponent.
    "frozen": ("field", "circle", "owner_seat"),
    # The die cannot change its value: an own 1 cannot go down, an opponent's 6 not up. `direction` is down or up.
    "at_limit": ("field", "value", "direction"),
    # Every way of free fields is too long: the die can take `steps` at most. `targets` can be reached (may be empty).
    "too_far": ("source", "target", "steps", "targets"),
    # No free way leads there at all. `targets` can be reached (may be empty).
    "blocked": ("source", "target", "targets"),
    # Every free way breaks the adjacency rule; on a shortest one `value` on `field` would lie beside
    # `neighbour_value` on `neighbour`. `targets` can be reached (may be empty).
    "way_adjacency": ("source", "target", "field", "value", "neighbour", "neighbour_value", "targets"),
    # The die can get there, but only with one of `values`.
    "unreachable_value": ("source", "target", "value", "values"),
}

ERROR_CODES: Final[Mapping[str, Params]] = {**MALFORMED, **ILLEGAL}

END_CODES: Final = ("closed", "last_die", "quiet")
"""Why a game ended: nothing can be placed any more; somebody's last die is on the board; ruling 1."""

NOTE_CODES: Final[Mapping[str, Params]] = {
    # What a step brought about (describe, and the notes of choices).
    "circle_broken": ("circle", "owner_seat", "kind", "points"),
    "circle_completed": ("circle", "owner_seat", "kind", "points"),
    # The seat has won (or, negative, lost) points in all; `score` is the new one, like "5/0".
    "points": ("seat", "points", "score"),
    "hole_made": ("field",),
    "hole_opened": ("field",),
    "passed": ("seat",),
    # `dice` came from the pool to the hand; `pool` is left.
    "thrown": ("seat", "dice", "pool"),
    "rethrown": ("seat", "old", "new"),
    # `turns` in a row without a placement, `left` more end the game (from the eighth on). Also said of a view.
    "quiet_turns": ("turns", "left"),
    "ended_closed": ("score",),
    "ended_last_die": ("seat", "score"),
    "ended_quiet": ("turns", "score"),
    # What a picture shows (the view's notes).
    "view_to_move": ("seat", "turn"),
    "view_throw_due": (),
    "view_over": ("reason",),
    "view_score": ("score",),
    # `steps` like "B6-A7(2)", "6*B6", "+1"; `view_last_pass` if there was none.
    "view_last": ("seat", "steps"),
    "view_last_pass": ("seat",),
    # `hand` may be empty.
    "view_hand": ("seat", "hand", "pool"),
    "view_circle": ("circle", "owner_seat", "kind", "points"),
    "view_holes": ("fields",),
    # The dice on the board of one colour, like "C6=5".
    "view_dice": ("seat", "dice"),
}

CHOICE_GROUPS: Final = ("manoeuvre", "target", "placement", "field", "rethrow", "pass")
"""What is being chosen: a die to move (`B6-`), where to (`B6-A7`), a die to place (`6*`), where (`6*C5`), ..."""

ADDITION_CODES: Final = ("placement", "rethrow")
"""What could still follow in a line."""
