"""Every code that this game speaks in, with the parameters that come with it; the words live with whoever says them.

Parameters: `place`, `source`, `target` are places, `number` is a number on the dice, `seat` and `..._seat` are seats,
`score` is the stones home of both, like "1/0". What is a list comes as a tuple of texts.
"""

from collections.abc import Mapping
from typing import Final

Params = tuple[str, ...]

TOPICS: Final = (
    "overview",
    "dice",
    "start",
    "way",
    "moving",
    "places",
    "pairs",
    "turn",
    "end",
    "notation",
    "rulings",
)

MALFORMED: Final[Mapping[str, Params]] = {
    # Nothing but blanks and commas.
    "empty": (),
    # `text` is no part of the notation.
    "unreadable": ("text",),
    # `text` begins an action; `wants` is what comes next in it: target, number or kept.
    "unfinished": ("text", "wants"),
    # `text` looks like a place but is none; `places` are the nearest.
    "unknown_place": ("text", "places"),
    # `text` stands where a number from 1 to 9 must stand.
    "unknown_number": ("text",),
    # Kept numbers are written apart, `text` is several in one.
    "kept_together": ("text",),
}

AMBIGUOUS: Final[Mapping[str, Params]] = {
    # The `x` between a capture and `number` may mark the capture, or stand for `*`.
    "mark_or_entry": ("number",),
}

ILLEGAL: Final[Mapping[str, Params]] = {
    # The game is over; `reason` is the code of its end (see END_CODES).
    "over": ("reason",),
    # The dice must be thrown before anybody may move.
    "throw_due": (),
    # It is the turn of `to_move_seat`.
    "not_to_move": ("to_move_seat",),
    # What chance threw is not what is due (never a player's fault): `due` dice.
    "bad_throw": ("due",),
    # A line without anything in it (only a stored or sent action can be one).
    "nothing": (),
    # There is no such place (only a stored or sent action can name one).
    "no_place": ("text",),
    # At a first throw stones are brought in, nothing else.
    "first_only": (),
    # At a first throw each die brings in one stone; that of `number` is used.
    "die_used": ("number",),
    # No stone stands there.
    "no_stone": ("place",),
    # Only stones of `owner_seat` stand there.
    "not_yours": ("place", "owner_seat"),
    # A stone of the other stands outside the own ones.
    "blocked": ("place",),
    # Three own stones: the wall opens backwards or by a jump only.
    "wall": ("place",),
    # Three stones stand there already.
    "full": ("place",),
    # Source and target are the same place.
    "no_step": ("place",),
    # Only to the next place; `targets` are those.
    "too_far": ("source", "target", "targets"),
    # No stone goes back across.
    "no_way_back": ("place",),
    # The number does not lie; `lying` are those that do.
    "not_lying": ("number", "lying"),
    # All own stones are on the board or home.
    "none_off": (),
    # With a pair one stone jumps to `number` or is brought in there.
    "pair_only": ("number",),
    # A jump stays on its side: from `source` it would lead to `target`.
    "pair_side": ("source", "target"),
    # Nothing follows the end, a throw, a pass, a used pair (the game throws), or the last stone of a first throw.
    "after_end": ("reason",),
    "after_throw": (),
    "after_pass": (),
    "after_pair": (),
    "after_first": (),
    # Ruling 5: in this position the player has thrown already in this turn.
    "throw_again": (),
    # Ruling 5: in this position the player has not thrown yet, so there is no pass.
    "pass_not_yet": (),
    # No die shows the number that is to be kept; `lying` are those that do.
    "not_kept": ("number", "lying"),
    # One die at least is thrown.
    "keep_all": (),
    # Kept numbers are stored once each and in descending order (only a stored or sent action can break that).
    "kept_order": (),
    # A mark says what does not happen: `says` is capture or home.
    "wrong_mark": ("says",),
}

ERROR_CODES: Final[Mapping[str, Params]] = {**MALFORMED, **AMBIGUOUS, **ILLEGAL}

END_CODES: Final = ("home", "durchmarsch", "quiet", "longest")
"""Why a game ended: three stones home; all three in one turn; ruling 6; ruling 9."""

NOTE_CODES: Final[Mapping[str, Params]] = {
    # What a step brought about (describe, and the notes of choices).
    "captured": ("seat", "victim_seat", "place"),
    "came_home": ("seat", "home"),
    "wall_opened": ("seat", "place"),
    "wall_built": ("seat", "place"),
    "blocked": ("seat", "victim_seat", "place"),
    "waived": ("seat",),
    # `dice` were thrown, like "9 (III)"; `lying` are all that lie now, like "9 8 4".
    "thrown": ("seat", "dice", "lying"),
    "thrown_some": ("seat", "dice", "lying"),
    "pair": ("number",),
    "start_throw": ("seat", "lying", "sum"),
    "start_tie": (),
    "starts": ("seat",),
    # The turn of `seat` has ended by itself: after a throw without a step, or where neither step nor throw is left.
    "no_step": ("seat", "next_seat"),
    "no_way_on": ("seat", "next_seat"),
    # `turns` in a row have changed nothing, `left` more make a draw (from the thirtieth on). Also said of a view.
    "quiet_turns": ("turns", "left"),
    "ended_home": ("seat", "stones", "score"),
    "ended_durchmarsch": ("seat", "score"),
    "ended_quiet": ("turns", "score"),
    "ended_longest": ("actions", "score"),
    # What a picture shows (the view's notes).
    "view_to_move": ("seat", "turn"),
    "view_first": ("seat", "numbers"),
    "view_throw_due": ("dice_due",),
    "view_over": ("reason",),
    "view_score": ("score",),
    # Dice in descending order, like "9 (III)".
    "view_dice": ("dice",),
    # The latest steps, like "L9-R9"; `*9` is written "off-L9".
    "view_last": ("seat", "steps"),
    # `places` like "L5", "2 x R8"; may be empty.
    "view_stones": ("seat", "places", "off", "home"),
    "view_blocked": ("seat", "places"),
    "view_walls": ("places",),
}

CHOICE_GROUPS: Final = ("step", "jump", "entry", "keep", "roll", "pass")
"""What is being chosen: a step, a jump with a pair, a stone to bring in, dice to keep (switches), a throw, a pass."""

ADDITION_CODES: Final = ("step", "throw")
"""What could still follow in a line."""
