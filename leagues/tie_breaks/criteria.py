"""The tie-breaks of seasons, each with all that tables, menus, refusals, possible places and the schema ask about it.

A new one needs its object in `TIE_BREAKS` and its words in every language (`bot/locales/*/tie_breaks.ftl`). Its figures
are counted a second time in `tools/verify/seasons/tables.py`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from leagues.core import Criterion, EntrantId
from leagues.points import PointShare
from leagues.tie_breaks.core import LARGE_TABLES, PAIRS, Group, TieBreak, TieBreakStep
from leagues.tie_breaks.standings import Figure, Standings, Term, figure_of

WHOLE: Final = Fraction(1)
WEIGHTS: Final[Mapping[str | None, Fraction]] = {"won": WHOLE, "drawn": Fraction(1, 2)}
"""The part of an opponent's points that counts in Sonneborn-Berger."""


# --- Meetings among the tied


@dataclass(frozen=True)
class DirectEncounter(TieBreak):
    """The points from meetings among the tied; where some are missing it ranks only whom they could not overtake."""

    is_among_tied = True

    def ask(self, tied: Group, standings: Standings) -> TieBreakStep:
        """Return what meetings make of a group; where some are missing, only an unreachable best comes first."""
        step = super().ask(tied, standings)
        missing = {entrant: _missing(entrant, tied, standings) for entrant in tied}
        if not any(missing.values()):
            return step
        value = {entrant: figure.value for entrant, figure in step.figures.items()}
        best = max(tied, key=value.__getitem__)
        others = tuple(entrant for entrant in tied if entrant != best)
        reachable = max(value[entrant] + standings.scoring.win * missing[entrant] for entrant in others)
        parts = [(best,), others] if value[best] > reachable else [tied]
        return TieBreakStep(self.key, step.figures, parts, missing)


def direct_encounter(entrant: EntrantId, standings: Standings, tied: Group) -> Figure:
    """Return the points from meetings with others of the tied; adjustments do not count here."""
    members = frozenset(tied)
    counted = [share for share in standings.shares[entrant] if share.verdict and members.issuperset(share.opponents)]
    return figure_of(*(Term(share.fixture.number, share.opponents[0], share.points) for share in counted))


def _missing(entrant: EntrantId, tied: Group, standings: Standings) -> int:
    """Return how many meetings with others of the tied somebody has still to come, or will never have.

    A meeting that counts for nobody is as if it had never been due; two who have no other have not met.
    """
    due = standings.meetings.get(entrant, {})
    still_open = {opponent: due.get(opponent, 0) for opponent in tied if opponent != entrant}
    met = set()
    for share in standings.shares[entrant]:
        opponent = share.opponents[0]
        if opponent in still_open:
            still_open[opponent] -= 1
            if share.verdict:
                met.add(opponent)
    return sum([many or (0 if opponent in met else standings.usual_meetings) for opponent, many in still_open.items()])


# --- One's own results


def wins(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    """Return the number of wins, with walkovers if the season counts them."""
    has_walkovers = standings.scoring.has_walkover_wins
    return figure_of(
        *(
            Term(share.fixture.number, share.opponents[0], WHOLE)
            for share in standings.shares[entrant]
            if share.verdict == "won" and (share.ending == "played" or has_walkovers)
        ),
        *[Term(None, None, WHOLE)] * (standings.byes[entrant] if has_walkovers else 0),
    )


def difference(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    """Return the sum of capped differences between own and opponents' scores."""
    counted = [share for share in standings.shares[entrant] if share.verdict]
    return figure_of(*(Term(share.fixture.number, share.opponents[0], share.difference) for share in counted))


def share_of_points(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    """Return one's share of all points scored at one's tables."""
    total = sum(share.all for share in standings.shares[entrant])
    scored = [share for share in standings.shares[entrant] if share.all]
    return figure_of(*(Term(share.fixture.number, None, Fraction(share.own, total)) for share in scored))


# --- Opponents' points


def sonneborn_berger(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    """Return the points of beaten opponents, and half of those of opponents with whom there was a draw."""
    return figure_of(
        *(
            Term(share.fixture.number, share.opponents[0], WEIGHTS[share.verdict] * standings.worth(share.opponents[0]))
            for share in standings.shares[entrant]
            if share.verdict in WEIGHTS
        ),
        *_dummies(entrant, standings.byes[entrant], standings),
    )


def sonneborn_berger_weights(own: Sequence[PointShare]) -> Mapping[EntrantId, Fraction]:
    """Return how often the points of each opponent count for somebody with these shares."""
    found: dict[EntrantId, Fraction] = {}
    for share in own:
        if share.verdict in WEIGHTS:
            opponent = share.opponents[0]
            found[opponent] = found.get(opponent, Fraction(0)) + WEIGHTS[share.verdict]
    return found


def buchholz(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    """Return the points of all opponents; a round without a fixture that counts has a dummy for one."""
    return figure_of(*_opponents(entrant, standings), *_missed(entrant, standings))


def buchholz_cut(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    """Return the points of all opponents but the lowest; rounds in which somebody was not paired are cut first."""
    terms, missed = _opponents(entrant, standings), _missed(entrant, standings)
    if missed:
        return figure_of(*terms, *missed[1:])
    lowest = min(range(len(terms)), key=lambda at: terms[at].value, default=0)
    return figure_of(*terms[:lowest], *terms[lowest + 1 :])


def _opponents(entrant: EntrantId, standings: Standings) -> Sequence[Term]:
    met = [
        Term(share.fixture.number, share.opponents[0], standings.worth(share.opponents[0]))
        for share in standings.shares[entrant]
        if share.verdict
    ]
    return [*met, *_dummies(entrant, standings.byes[entrant] + standings.uncounted[entrant], standings)]


def _missed(entrant: EntrantId, standings: Standings) -> Sequence[Term]:
    return _dummies(entrant, standings.missed[entrant], standings)


def _dummies(entrant: EntrantId, rounds: int, standings: Standings) -> Sequence[Term]:
    return [Term(None, None, standings.dummy(entrant))] * rounds if rounds else []


# --- Neither


def drawn_lot(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    """Return the lot, the first drawn being the best."""
    return Figure(Fraction(-standings.lots[entrant]))


def board_points(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    """Return a team's board points."""
    return standings.boards[entrant]


TIE_BREAKS: Final[Mapping[Criterion, TieBreak]] = {
    tie_break.key: tie_break
    for tie_break in (
        TieBreak("buchholz_cut", buchholz_cut, seats=PAIRS, kind="rounds"),
        TieBreak("buchholz", buchholz, seats=PAIRS, kind="rounds"),
        DirectEncounter("direct", direct_encounter, needs="results", seats=PAIRS, has_column=False),
        TieBreak("wins", wins, needs="results", has_column=False),
        TieBreak(
            "sonneborn_berger", sonneborn_berger, needs="opponents", weights=sonneborn_berger_weights, seats=PAIRS
        ),
        TieBreak("share", share_of_points, needs="scores", seats=LARGE_TABLES),
        TieBreak("difference", difference, needs="scores"),
        TieBreak("lot", drawn_lot, needs="lots", has_column=False),
        TieBreak("boards", board_points, seats=PAIRS, kind="teams"),
    )
}
"""All tie-breaks by their keys, in the order in which menus offer them."""
