"""Every code that this game speaks in, with the parameters that come with it; the words live with whoever says them.

Parameters: `circle`, `target`, `other`, `second` are names as the mover writes them (`3a`, `!5b`, `area`), `depth` and
`gap` are lengths in units, `seat` and `..._seat` are seats, `line` and `lines` are canonical lines. What is a list
comes as a tuple of texts; it may be empty only where that is said.
"""

from collections.abc import Mapping
from typing import Final

Params = tuple[str, ...]

TOPICS: Final = (
    "overview",
    "measures",
    "setup",
    "turn",
    "neighbours",
    "laying",
    "six",
    "end",
    "notation",
    "rulings",
)

MALFORMED: Final[Mapping[str, Params]] = {
    # Nothing but blanks and commas.
    "empty": (),
    # `text` is no part of a move.
    "unreadable": ("text",),
    # The centre belongs to the record; it is not typed.
    "with_centre": (),
    # `text` looks like a circle but is none.
    "unknown_circle": ("text",),
    # `text` says which circle is laid, but not to which one.
    "no_target": ("text",),
    # `text` says which circle is laid to which, but not where.
    "no_place": ("text",),
    # `text` is no direction from 0 to 360.
    "bad_direction": ("text",),
    # `text` has more than six decimals, or is far too long.
    "too_fine": ("text",),
    "too_large": ("text",),
    # `text` is nothing that a circle can touch.
    "unknown_second": ("text",),
    # The second thing is the target itself.
    "second_is_target": ("target",),
    # Nothing but blanks and commas, in the set-up.
    "empty_setup": (),
    # `text` is no part of a set-up.
    "unreadable_setup": ("text",),
    # `text` is a move, but the set-up is still under way.
    "not_yet": ("text",),
    # There is no formation of this name; `formations` are all.
    "unknown_formation": ("text", "formations"),
    # `ready` stands alone.
    "ready_alone": (),
    # A formation comes before changes of it.
    "formation_first": (),
    # An entry names a circle twice.
    "laid_twice": ("circle",),
    # `text` is no pair of coordinates.
    "bad_coordinates": ("text",),
    # `text` stands where a value of the die must stand (never a player's fault).
    "unknown_value": ("text",),
}

ILLEGAL: Final[Mapping[str, Params]] = {
    # The game is over; `reason` is the code of its end (see END_CODES).
    "over": ("reason",),
    # The set-up is still under way.
    "still_setup": (),
    # The set-up is over.
    "setup_over": (),
    # Who is ready cannot change anything.
    "already_ready": (),
    # The die must be thrown before anybody may move.
    "throw_due": (),
    # It is the turn of `to_move_seat`.
    "not_to_move": ("to_move_seat",),
    # What chance threw is not the `due` dice that are due now (never a player's fault).
    "bad_throw": ("due",),
    # An entry of the set-up without anything in it.
    "nothing_laid": (),
    # `circles` have not been laid yet.
    "not_all_laid": ("circles",),
    # The circle reaches over the middle line.
    "across_middle": ("circle", "depth"),
    # The centre is farther than `reach` from the middle point.
    "too_far_out": ("circle", "reach"),
    # The circle overlaps the own penalty area in the set-up.
    "setup_in_area": ("circle", "depth"),
    # Two own circles overlap in the set-up.
    "setup_overlap": ("circle", "other", "depth"),
    # A circle of the opponent was named, but `thrown` is no six.
    "foreign": ("circle", "thrown"),
    # An own circle was named on a six.
    "own_on_six": ("circle", "thrown"),
    # Another number was thrown; `circles` may be moved.
    "wrong_number": ("circle", "thrown", "circles"),
    # `circle` may be laid to circles with the numbers `numbers` only.
    "not_neighbours": ("circle", "target", "number", "numbers"),
    # The same, but `second` is a neighbour: `line` has both exchanged.
    "exchanged": ("circle", "target", "second", "line"),
    # The circle would not touch its target (never a player's fault).
    "no_contact": ("circle", "target", "gap"),
    # Test 2: the circle would cover part of the place it leaves.
    "on_old_place": ("circle", "other", "depth"),
    # Test 3: the circle would overlap another one.
    "overlap": ("circle", "other", "depth"),
    # Test 4: the circle would overlap the penalty area of its colour.
    "in_area": ("circle", "other", "depth"),
    # Test 5 (ruling 3): the circle would cover the mover's life circle.
    "on_life": ("circle", "other", "depth"),
    # Target and second thing lie too far apart, by `gap`.
    "no_nook": ("circle", "target", "second", "gap"),
    # The own life circle is in the way on a six only.
    "life_without_six": (),
}

AMBIGUOUS: Final[Mapping[str, Params]] = {
    # Two nooks lie equally near the direction.
    "two_nooks": ("lines",),
    # Both places that touch the target and `second` are legal.
    "two_sides": ("second", "lines"),
    # One of several commas is decimal; `lines` are the readings.
    "which_comma": ("text", "lines"),
}

ERROR_CODES: Final[Mapping[str, Params]] = {**MALFORMED, **ILLEGAL, **AMBIGUOUS}

END_CODES: Final = ("covered", "turn_limit")
"""Why a game ended: a life circle was covered; the limit of turns was reached."""

NOTE_CODES: Final[Mapping[str, Params]] = {
    # What a step brought about (describe and foresee).
    "is_ready": ("seat",),
    "lays_secretly": ("seat",),
    "both_ready": (),
    # Of ten circles `count` lie; told to their owner only.
    "setup_laid": ("count",),
    "start_thrown": ("blue", "yellow"),
    "start_again": (),
    "starts": ("seat",),
    "thrown": ("seat", "value"),
    "thrown_six": ("seat",),
    # No legal move exists, the turn passes.
    "turn_lost": ("seat", "value"),
    # The circle of `owner_seat` lies beside `touching` now, all named as the mover does.
    "laid": ("seat", "circle", "touching"),
    "covered": ("seat", "circle"),
    "ended_turn_limit": ("turns",),
    # What a choice would bring about.
    "would_win": (),
    # It would touch `touching` and stay `gap` away from the life circle that matters.
    "would_touch": ("touching", "gap"),
    # What a picture shows (the view's notes).
    "view_setup": (),
    "view_ready": ("seat",),
    "view_to_move": ("seat", "turn", "thrown"),
    "view_throw_due": (),
    "view_over": ("reason",),
    "view_limit": ("turns", "limit"),
    "view_last": ("seat", "line"),
    # Numbered nooks of the circles `circles`, `count` in all (may be 0).
    "view_offers": ("circles", "count"),
    # The circles of one colour with their centres to a tenth of a unit.
    "view_circles": ("seat", "circles"),
}

CHOICE_GROUPS: Final = ("nook", "circle", "target", "direction", "turn", "ready", "formation", "lay", "shift")
"""What is being chosen: a numbered place, which circle, to which one, in which direction, a finer one; in the set-up
to be ready, a formation, which circle to lay elsewhere and where."""

ADDITION_CODES: Final = ("circles",)
"""What could still be entered: the circles that are missing in the set-up."""
