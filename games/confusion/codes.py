"""Every code that this game speaks in, with the parameters that come with it; the words live with whoever says them.

Parameters: `die` and `captured` are letters A-L, `type` and the members of `types` letters a-l, `square`, `source`,
`target` and `puck` squares, `seat` and `..._seat` seats, `line` a canonical line. `dice` comes as a tuple of texts.
"""

from collections.abc import Mapping
from typing import Final

Params = tuple[str, ...]

TOPICS: Final = (
    "overview",
    "board",
    "types",
    "turn",
    "capture",
    "puck",
    "promotion",
    "sheets",
    "reveal",
    "end",
    "notation",
    "rulings",
)

MALFORMED: Final[Mapping[str, Params]] = {
    # Nothing but blanks and commas.
    "empty": (),
    # `text` is no part of the notation.
    "unreadable": ("text",),
    # `text` stands where the letter of a die must stand.
    "unknown_die": ("text",),
    # `text` stands where the letter of a type must stand.
    "unknown_type": ("text",),
    # `text` is no square of the board.
    "unknown_square": ("text",),
    # The answer (+, -, ^) is for the game to write.
    "answer": (),
    # A capture can be written behind a square only.
    "capture_by_direction": (),
    # Nobody may pass; the game passes for who cannot move.
    "no_pass": (),
}

AMBIGUOUS: Final[Mapping[str, Params]] = {
    # `text` is the beginning of a line, a part is missing.
    "unfinished": ("text",),
    # `text` has neither dash nor blank, so it could be a square or a direction.
    "which_sign": ("text",),
    # `text` leaves open what happens to the puck.
    "which_way": ("text",),
}

ILLEGAL: Final[Mapping[str, Params]] = {
    # The match is over; `reason` is the code of its end (see END_CODES).
    "over": ("reason",),
    # The types must be dealt before anybody may move.
    "deal_due": (),
    # It is the turn of `to_move_seat`.
    "not_to_move": ("to_move_seat",),
    # What chance dealt is no deal (never a player's fault).
    "bad_deal": (),
    # The own die is no longer on the board.
    "captured": ("die",),
    # The die does not control the puck on `puck`.
    "no_control": ("die", "puck"),
    # No own die controls the puck on `puck`.
    "no_puck": ("puck",),
    # A move leads to another square.
    "no_step": ("source", "target"),
    # No straight line leads there.
    "not_straight": ("source", "target"),
    # `target` is `steps` away, no die can go further than `reach`.
    "too_far": ("target", "steps", "reach"),
    # So many steps can nobody go.
    "too_many_steps": ("steps", "reach"),
    # The direction leads off the board after fewer than `steps` squares.
    "off_board": ("source", "steps"),
    # A die stands in the way.
    "blocked": ("square", "die", "owner_seat"),
    # The puck lies in the way.
    "blocked_puck": ("square",),
    # An own die stands on the target.
    "own_die": ("square", "die"),
    # A promoted die openly cannot move so (ruling 5).
    "openly_promoted": ("die", "reach"),
    # A revealed die openly cannot move so (ruling 5).
    "openly_revealed": ("die", "type"),
    # The line says that it captures `die`, but it would capture nothing, or `captured`.
    "captures_nothing": ("die",),
    "captures_other": ("die", "captured"),
    # The die's type is open already.
    "revealed_already": ("die",),
    # `types` are left for the die, so it cannot be said to be a `type` (ruling 6).
    "not_certain": ("die", "type", "types"),
}

ERROR_CODES: Final[Mapping[str, Params]] = {**MALFORMED, **AMBIGUOUS, **ILLEGAL}

END_CODES: Final = ("puck", "quiet", "turns")
"""Why a match ended: won with the puck; ruling 4, too long without progress; ruling 4, too long in all."""

NOTE_CODES: Final[Mapping[str, Params]] = {
    # What a step brought about (describe).
    "dealt": (),
    "allowed": ("seat", "line"),
    "forbidden": ("seat", "line"),
    "captured": ("owner_seat", "die"),
    "promoted": ("seat", "die"),
    # The die came to the enemy's base row and is none of a, e, i, l.
    "not_promoted": ("seat", "die"),
    # The puck lies free on `square`, or is now controlled by a die.
    "puck_free": ("square",),
    "puck_taken": ("seat", "die", "square"),
    "revealed": ("seat", "die", "type"),
    "passed": ("seat",),
    # Both sides in turn had no visible move, `turns` in all.
    "passed_often": ("turns",),
    # `seat` has one turn to take the puck from `other_seat`.
    "one_answer": ("seat", "other_seat"),
    # `seat` was given the puck on the enemy's base row (ruling 3).
    "given_home": ("seat",),
    "quiet_turns": ("turns", "left"),
    "turns_left": ("turns", "left"),
    "ended_puck": ("seat", "square"),
    "ended_quiet": ("turns",),
    "ended_turns": ("turns",),
    # What a try would do if it were allowed (suggestions, choices, previews).
    "would_capture": ("owner_seat", "die"),
    "would_take_puck": (),
    "would_leave_puck": ("square",),
    "would_play_puck": ("square",),
    "would_give_puck": ("square", "owner_seat", "die"),
    "would_threaten": ("other_seat",),
    # `able` of the `left` types that are left for the die could do it.
    "odds": ("able", "left"),
    "takes_no_turn": (),
    # What can be said before the answer (foresee): everybody knows that it is allowed; or `other_seat` is asked.
    "certain": ("die",),
    "asked": ("other_seat", "able", "left"),
    # It is the one answer: unless the puck is taken back, `other_seat` wins.
    "must_catch": ("other_seat",),
    # What a picture shows (the view's notes).
    "view_to_move": ("seat", "turn"),
    "view_over": ("reason",),
    "view_answering": ("seat",),
    "view_allowed": ("seat", "line"),
    "view_forbidden": ("seat", "line"),
    "view_considered": ("seat", "line"),
    "view_holder": ("seat", "die", "square"),
    "view_puck": ("square",),
    # The dice of one side, like "A c1", "A", "A=h", "A: hi".
    "view_dice": ("seat", "dice"),
    "view_promoted": ("seat", "dice"),
    "view_revealed": ("seat", "dice"),
    "view_captured": ("seat", "dice"),
    "view_types": ("seat", "dice"),
    "view_left": ("seat", "dice"),
}

CHOICE_GROUPS: Final = ("die", "square", "puck", "reveal")
"""What is being chosen: a die to try (`H`), its square (`H-e6`), what happens to the puck (`HP-e6`), a reveal."""

ADDITION_CODES: Final = ()
"""Nothing can be added to a line: each is whole."""
