"""The ending of a match, and the results of a division as withdrawals leave them.

Sources: docs/leagues.md, "How a match counts", and sections 7 and 18.2.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.core import Outcome
from leagues.core import STRUCK_ALWAYS, Ending, EntrantId, Fixture, Played, Result, Withdrawal

FULL_TURNS = 2
"""Turns that every seat must have completed before a match that is given up counts as played."""

GIVEN_UP = frozenset({"resigned", "time", "adjudicated"})
"""Reasons with which a match may end before it was really played."""

LEFT: Final = "left"
"""The reason if somebody has left the season: never counts as played, however many turns there were."""
UNPLAYED: Final = "unplayed"
"""The reason if the season was over first."""

ENDINGS: Final[Mapping[str, Ending | None]] = {
    "agreed": "played",
    "abandoned": "unplayed",
    UNPLAYED: "unplayed",
    "void": "void",
    **dict.fromkeys((*GIVEN_UP, LEFT)),
}
"""The ending for each reason that is not the game's own; None if it depends on how much was played."""
FINISHED = frozenset({"played", "walkover", "double_walkover"})
"""Endings that count as finished when an entrant withdraws."""


def ending(outcome: Outcome, turns: Sequence[int]) -> Ending:
    """Return the ending for an outcome; a match that ended by the game's own rules was played.

    A match given up counts as played once every seat has completed two turns (`turns`; setting up is none). Before that
    it is a walkover for the side that stayed, or a double one if neither did; a draw that a moderator gave is unplayed.
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


@dataclass(frozen=True, slots=True)
class Effective:
    """The results that count, and the entrants whose results count for nobody.

    Attributes:
        results: of each fixture that has ended, by its number; those of struck entrants are here, too, to be shown.
        struck: those who left before half of their fixtures were finished, were removed, or moved to another division.
    """

    results: Mapping[int, Result]
    struck: frozenset[EntrantId]

    def counts(self, fixture: Fixture) -> bool:
        """Tell whether a fixture's result counts in the table."""
        return fixture.number in self.results and self.struck.isdisjoint(fixture.entrants)


def effective(played: Played) -> Effective:
    """Return the results as withdrawals leave them.

    A match that ended after somebody left is a walkover against them, unless there is a ruling on it. Tables of three
    and four keep their results, so that nobody loses theirs because somebody else leaves: a ruling decides there.
    """
    left = {withdrawal.entrant: withdrawal for withdrawal in played.withdrawals}
    known = {result.fixture: result for result in played.results}
    struck = frozenset(entrant for entrant, withdrawal in left.items() if _is_struck(withdrawal, played, known))
    results = dict(known)
    for fixture in played.fixtures:
        if left and fixture.is_pair and struck.isdisjoint(fixture.entrants):
            _leave(fixture, left, results)
    return Effective(results, struck)


def _is_struck(withdrawal: Withdrawal, played: Played, known: Mapping[int, Result]) -> bool:
    own = [fixture for fixture in played.fixtures if withdrawal.entrant in fixture.entrants]
    is_halved = not played.is_by_rounds and all(fixture.is_pair for fixture in own)
    finished = sum(
        fixture.number in known
        and known[fixture.number].ending in FINISHED
        and known[fixture.number].ended_at <= withdrawal.at
        for fixture in own
    )
    return withdrawal.how in STRUCK_ALWAYS or (is_halved and 2 * finished < len(own))


def _leave(fixture: Fixture, left: Mapping[EntrantId, Withdrawal], results: dict[int, Result]) -> None:
    """Make a fixture a walkover if somebody left it open."""
    ended = results.get(fixture.number)
    if ended and ended.is_ruled:
        return
    gone = [entrant in left and (ended is None or ended.ended_at > left[entrant].at) for entrant in fixture.entrants]
    if not any(gone):
        return
    at = max(left[entrant].at for entrant in fixture.entrants if entrant in left)
    if all(gone):
        results[fixture.number] = Result(fixture.number, "double_walkover", ended_at=at)
    else:
        places = tuple(2 if is_gone else 1 for is_gone in gone)
        results[fixture.number] = Result(fixture.number, "walkover", places, ended_at=at)
