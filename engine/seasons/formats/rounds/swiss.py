"""Swiss: in each round those meet who have about equal points (docs/leagues.md, "Swiss")."""

from fractions import Fraction
from typing import Final

from engine.matches.decisions.dice import RecordedChance
from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.fixtures import RoundDrawn
from engine.seasons.facts.formats import RoundsRules
from engine.seasons.facts.rules import Rules
from engine.seasons.formats.rounds.by_rounds import ByRounds
from engine.seasons.state.own import DrawnRounds
from engine.seasons.state.progress import Progress, played
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues.core import EntrantId
from leagues.swiss import Drawn, draw_round

MOST: Final = 512
"""How many people a division may have."""


class Swiss(ByRounds):
    """Two meet who stand about alike; of an odd number one rests."""

    most = MOST

    def transfers(self, rules: Rules) -> bool:
        return True

    def is_seated(self, fact: RoundDrawn, people: int) -> bool:
        tables = [len(made.entrants) for made in fact.fixtures]
        return tables == [PAIR] * (people // PAIR) and len(fact.byes) == people % PAIR

    def check(self, rules: Rules) -> None:
        super().check(rules)
        if rules.seats != PAIR:
            raise BadSeasonRules(reason="seats")

    def rounds_for(self, rules: Rules, people: int) -> int:
        """Return as many rounds as the rules say, and no more than it takes that all have met."""
        return min(rules.of(RoundsRules).rounds, max(1, people - 1 + people % 2))

    def fixtures(self, rules: Rules, people: int) -> int:
        return people // PAIR * self.rounds_for(rules, people)

    def worth(self, rules: Rules, people: int) -> tuple[Fraction, ...]:
        win, both = max(rules.scoring.win, rules.scoring.draw), max(rules.scoring.win, 2 * rules.scoring.draw)
        pairs = people // PAIR
        return tuple(map(Fraction, (*(win,) * pairs, *(rules.scoring.win,) * (people % PAIR), *(both - win,) * pairs)))

    def pair(
        self, season: Season, progress: Progress, division: int, first_number: int, chance: RecordedChance
    ) -> Drawn:
        """Return the round of least cost; no luck is drawn for it, lots of the season part equal ratings."""
        return draw_round(
            played(season, progress, division),
            season.rules.scoring,
            seeds(season, division),
            division=division,
            first_number=first_number,
        )


def seeds(season: Season, division: int) -> tuple[EntrantId, ...]:
    """Return a division in the order of the seeds: by rating at the draw, then at random; late entrants come last."""
    ratings = season.of(DrawnRounds).ratings
    lots = {entrant: number for number, entrant in enumerate(season.lots)}
    return tuple(
        sorted(
            season.divisions[division - 1],
            key=lambda one: (one not in ratings, -ratings.get(one, 0), lots[one]),
        )
    )
