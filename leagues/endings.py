"""Which of the five endings the outcome of a match is (docs/leagues.md, "How a match counts")."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.core import Outcome
from leagues.core import Ending, Result

FULL_TURNS = 2
"""How many turns of its own every seat must have completed before giving up counts as having played."""

GIVEN_UP = frozenset({"resigned", "time", "adjudicated"})
"""Reasons with which a match may end before it was really played."""

LEFT: Final = "left"
"""The reason where somebody has left the season: never played, however many turns there were."""
UNPLAYED: Final = "unplayed"
"""The reason where the season was over first."""

ENDINGS: Final[Mapping[str, Ending | None]] = {
    "agreed": "played",
    "abandoned": "unplayed",
    UNPLAYED: "unplayed",
    "void": "void",
    **dict.fromkeys((*GIVEN_UP, LEFT)),
}
"""What each reason means that is not the game's own; None: it depends on how much was played."""


def ending(outcome: Outcome, turns: Sequence[int]) -> Ending:
    """Return the ending that an outcome is; every reason of a game's own rules is a match that was played.

    Giving up counts as played once every seat has completed two turns (`turns`; a set-up is none). Before that it is a
    walkover for who stayed; where nobody did, a double one, and a draw that a moderator gave is unplayed.
    """
    known = ENDINGS.get(outcome.reason, "played")
    if known is not None:
        return known
    if min(turns, default=0) >= FULL_TURNS and outcome.reason != LEFT:
        return "played"
    if not outcome.is_draw:
        return "walkover"
    return "unplayed" if outcome.reason == "adjudicated" else "double_walkover"


def result_of(fixture: int, outcome: Outcome, turns: Sequence[int], *, ended_at: int) -> Result:
    """Return the result that a match's outcome gives its fixture."""
    how = ending(outcome, turns)
    if how in {"void", "unplayed"}:
        return Result(fixture, how, ended_at=ended_at)
    return Result(
        fixture,
        how,
        places=outcome.places if how != "double_walkover" else (),
        scores=outcome.scores if how == "played" else (),
        is_cut_short=outcome.reason in GIVEN_UP,
        ended_at=ended_at,
    )
