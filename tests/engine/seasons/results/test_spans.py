"""Places that can still be reached, over whole seasons: never wrong, and never wider than before without a reason.

Reasons are rulings, points that were given or taken, somebody who leaves, and late joiners; each is a fact with a name
or a time in the season's log. What matches come to is none.
"""

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.errors import Refusal
from engine.ids import PersonId
from engine.seasons.course import milestones
from engine.seasons.course.late_joining import join_late
from engine.seasons.entrants import leave
from engine.seasons.facts.formats import RoundRobinRules
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.facts.union import SeasonFact
from engine.seasons.organisers.requests import Verdict
from engine.seasons.results.standings import tables
from leagues.bounds import Span
from leagues.core import EntrantId
from tests.engine.seasons.season_builders import RULES, Played, organise
from tests.searching import scaled

REASONS = {"fixture_ruled", "ruling_reversed", "points_adjusted", "entrant_withdrew", "entrant_joined"}
REASONS |= {"entrant_transferred", "fixture_reopened"}

Spans = Mapping[EntrantId, Span]


class Season:
    """A season that is played at random, looked at after everything that happens."""

    def __init__(self, seed: int, people: int) -> None:
        self.rng = random.Random(seed)
        own = RoundRobinRules(self.rng.choice(("single", "double")))
        self.played = Played.founded(replace(RULES, own=own, most=self.rng.choice((5, 8)), allows_late=True))
        self.played.run(range(1, people + 1))
        self.known: Spans = self.spans()
        self.seen: list[Spans] = [self.known]
        self.widened = 0

    def spans(self) -> Spans:
        return milestones.spans(self.played.season, self.played.progress)

    def look(self, happened: list[SeasonFact], at: int) -> None:
        """Compare with what was possible before; only a reason may make it more."""
        now, has_reason = self.spans(), any(fact.kind in REASONS for fact in (*happened, *self.played.log[at:]))
        wider = [one for one, span in now.items() if one in self.known and not within(span, self.known[one])]
        assert not wider or has_reason, (wider, self.known, now)
        self.widened += bool(wider)
        self.known = now
        self.seen = [now] if has_reason else [*self.seen, now]

    def go_on(self) -> None:
        """Play until nothing is open; rarely somebody leaves or joins, or an organiser decides something."""
        played = self.played
        while played.season.is_live:
            at = len(played.log)
            happened = list(played.wait(hours=self.rng.choice((1, 8, 20))))
            played.start_matches()
            running = [number for number in played.season.matches if number not in played.results]
            if not running:
                break
            if self.rng.random() < 0.06:
                self.decide()
            else:
                played.end(self.rng.choice(running), self.rng.choice(((1, 2), (2, 1), (1, 1))))
            self.look(happened, at)

    def decide(self) -> None:
        """Do something that is a reason."""
        played, season = self.played, self.played.season
        staying = [one for one in season.entrants.values() if not season.has_left(one.id)]
        match self.rng.randrange(4):
            case 0:
                person = self.rng.choice(staying).person
                played.happen(leave.withdraw(season, person, how="asked", by=person))
            case 1:
                number = self.rng.choice(sorted(season.matches))
                places = self.rng.choice(((1, 2), (2, 1)))
                played.happen(
                    organise(season, "rule", fixture=number, ending=Verdict("played", places), note="Because.")
                )
            case 2:
                points = self.rng.choice((-2, 2))
                person = self.rng.choice(staying).person
                played.happen(organise(season, "points", member=person, points=points, note="Because."))
            case _:
                try:
                    late = PersonId(1000 + len(played.log))
                    played.happen(join_late(season, played.progress, late, played.now))
                except Refusal:
                    pass

    def final(self) -> dict[EntrantId, int]:
        """Return the place of everybody who has one."""
        made = tables(self.played.season, self.played.progress)
        return {row.entrant: row.place for table in made for row in table.rows if row.place is not None}


def within(inner: Span, outer: Span) -> bool:
    return outer.best <= inner.best and inner.worst <= outer.worst


@pytest.mark.slow
@pytest.mark.covers(seasons=scaled(12))
def test_no_result_widens_what_is_possible_and_the_final_place_lies_in_all_that_was() -> None:
    widened = 0
    for seed in range(scaled(12)):
        season = Season(seed, people=4 + seed % 9)
        season.go_on()
        widened += season.widened
        places = season.final()
        for seen in season.seen:
            for one, place in places.items():
                assert one not in seen or seen[one].best <= place <= seen[one].worst
    assert widened, "rulings widen now and then, else nothing was tried"


def test_a_lot_that_was_drawn_long_ago_was_taken_for_open() -> None:
    """All had ended in draws and the table was in the order of lots; still everybody could come to every place."""
    played = Played.founded(replace(RULES, scoring=SeasonScoring(tie_breaks=("lot",))))
    played.run([1, 2, 3, 4])
    for number in list(played.season.fixtures):
        played.end(number, (1, 1))
    (table,) = tables(played.season, played.progress)
    spans = milestones.spans(played.season, played.progress)
    assert [spans[row.entrant] for row in table.rows] == [Span(place, place) for place in range(1, 5)]
