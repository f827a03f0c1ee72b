"""Tables of three and four for any number of people (docs/leagues.md, "Tables of three and four")."""

from fractions import Fraction
from typing import Final

from engine.matches.decisions.dice import RecordedChance
from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.fixtures import RoundDrawn
from engine.seasons.facts.formats import RoundsRules
from engine.seasons.facts.rules import Rules
from engine.seasons.formats.rounds.by_rounds import ByRounds
from engine.seasons.state.progress import Progress, played
from engine.seasons.state.season import Season
from leagues.pods import draw_round, sizes
from leagues.points import TABLE_POINTS
from leagues.swiss import Drawn

MOST: Final = 128
"""How many people a division may have."""

SEATS: Final = 4
"""How many sit at a table, at most."""


class Pods(ByRounds):
    """People come to tables with others who stand about alike and whom they have met as little as possible."""

    most = MOST
    is_exact = True

    def is_seated(self, fact: RoundDrawn, people: int) -> bool:
        return sorted(len(made.entrants) for made in fact.fixtures) == sorted(sizes(people)) and not fact.byes

    def check(self, rules: Rules) -> None:
        super().check(rules)
        if rules.seats != SEATS:
            raise BadSeasonRules(reason="seats")
        if (rules.scoring.win, 2 * rules.scoring.draw) != (TABLE_POINTS, TABLE_POINTS):
            raise BadSeasonRules(reason="table_points")

    def fixtures(self, rules: Rules, people: int) -> int:
        return len(sizes(people)) * rules.of(RoundsRules).rounds

    def worth(self, rules: Rules, people: int) -> tuple[Fraction, ...]:
        tables = sizes(people) if people > 1 else ()
        each = (Fraction(TABLE_POINTS * left, size - 1) for size in tables for left in range(size))
        return tuple(sorted(each, reverse=True))

    def pair(
        self, season: Season, progress: Progress, division: int, first_number: int, chance: RecordedChance
    ) -> Drawn:
        """Return the tables; all lots of the round come of one number."""
        group = season.divisions[division - 1]
        made = played(season, progress, division)
        fixtures = draw_round(made, season.rules.scoring, group, chance, division=division, first_number=first_number)
        return Drawn(fixtures, None)
