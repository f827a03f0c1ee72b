"""Every code that this game speaks in, with the parameters that come with it; the words live with whoever says them.

Parameters: `field` is a field like "5/3", `face` a face of dice, `dice` dice as written ("1-2-33-555-6"), `seat` and
`..._seat` are seats, `line` is a canonical line. Lists come as tuples of texts, never empty unless that is said.
"""

from collections.abc import Mapping
from typing import Final

Params = tuple[str, ...]

TOPICS: Final = (
    "overview",
    "board",
    "turn",
    "placing",
    "capturing",
    "lines",
    "end",
    "leaving",
    "notation",
    "rulings",
)

MALFORMED: Final[Mapping[str, Params]] = {
    # Nothing but blanks and commas.
    "empty": (),
    # `text` is no part of the notation.
    "unreadable": ("text",),
    # `text` begins a placement; the field is missing.
    "unfinished": ("text",),
    # `text` looks like a field but is none.
    "unknown_field": ("text",),
    # `text` stands among the dice to keep but is no face.
    "unknown_face": ("text",),
    # `text` is a word (keep, roll, stop) that does not go with the rest of the line.
    "alone": ("text",),
    # Dice to keep and placements in one line: a throw comes between them.
    "mixed": (),
    # The game lays discs away by itself.
    "lay_away": (),
}

AMBIGUOUS: Final[Mapping[str, Params]] = {
    # `keep` without dice: is `line` meant?
    "keep_nothing": ("line",),
}

ILLEGAL: Final[Mapping[str, Params]] = {
    # The game is over; `reason` is the code of its end (see END_CODES).
    "over": ("reason",),
    # The dice must be thrown before anybody may act.
    "throw_due": (),
    # It is the turn of `to_move_seat`.
    "not_to_move": ("to_move_seat",),
    # What chance threw is not the `due` dice that are due now (never a player's fault).
    "bad_throw": ("due",),
    # All three throws are made.
    "third_throw": (),
    # The player has stopped throwing.
    "stopped": (),
    # `face` lies `there` times, fewer than `wanted`.
    "not_thrown": ("face", "wanted", "there"),
    # All eight dice are kept, or they are not in order (never a player's fault).
    "bad_keep": (),
    # A line of placements without any (never a player's fault).
    "nothing_placed": (),
    # At most `most` discs in a turn.
    "too_many_discs": ("most",),
    # The supply is empty after `discs` discs.
    "supply_short": ("discs",),
    # A disc of `occupant_seat` lies on the field.
    "occupied": ("field", "occupant_seat"),
    # The field needs `needed` dice showing `face`, and `there` are left; `used` serve for discs before it in the line.
    "dice_short": ("field", "face", "needed", "there", "used"),
    # The placements are legal in another order: `line`.
    "order": ("line",),
}

ERROR_CODES: Final[Mapping[str, Params]] = {**MALFORMED, **AMBIGUOUS, **ILLEGAL}

END_CODES: Final = ("supply", "alone")
"""Why a game ended: a supply is empty and the round finished; only one player is left (ruling 8)."""

NOTE_CODES: Final[Mapping[str, Params]] = {
    # The throw for the start: each die, ties, who begins.
    "start_die": ("seat", "value"),
    "start_tie": ("value",),
    "starts": ("seat",),
    # The `number`th throw of a turn shows `dice`; in `thrown_rest` the dice `kept` were not thrown.
    "thrown": ("seat", "number", "dice"),
    "thrown_rest": ("seat", "number", "kept", "dice"),
    "stopped": ("seat",),
    # A disc on `field` takes discs of `owner_seat` off `fields`.
    "captured": ("field", "owner_seat", "fields"),
    # A disc completes or lengthens an unbroken line of `length` discs on `fields` (`direction`: row, column, rising or
    # falling).
    "line": ("direction", "length", "fields", "points"),
    # What a line of placements brings in all, as a choice.
    "brings": ("points", "prisoners"),
    # What a turn has brought: points of lines, new prisoners; `score` is the player's new total.
    "gained": ("seat", "points", "prisoners", "score"),
    # Nothing could be placed: so many discs are laid away, `supply` are left.
    "laid_away": ("seat", "discs", "supply"),
    # The supply is empty: the round will be finished. Also said of a view.
    "last_round": ("seat",),
    "ended_supply": ("score",),
    # What a picture shows (the view's notes). `round` counts from 1.
    "view_start": (),
    "view_to_move": ("seat", "round", "number", "dice"),
    "view_stopped": ("seat", "round", "dice"),
    "view_throw_due": ("seat", "round"),
    "view_keeping": ("seat", "round", "kept"),
    "view_over": ("reason",),
    # `lines` and `prisoners_points` make up `score`; `supply` discs are left.
    "view_player": ("seat", "score", "lines", "prisoners", "prisoners_points", "supply"),
    "view_left": ("seat",),
    "view_last": ("seat", "fields", "points", "prisoners"),
    "view_last_away": ("seat", "discs"),
    "view_discs": ("seat", "fields"),
}

CHOICE_GROUPS: Final = ("keep", "roll", "stop", "place", "next")
"""What is being chosen: which dice to keep, to throw all, to stop, a disc's field, a further disc's field."""

ADDITION_CODES: Final = ("placement",)
"""What could still follow in a line."""
