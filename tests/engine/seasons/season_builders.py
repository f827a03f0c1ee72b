"""Seasons for tests: facts appended at times, without a store."""

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from engine.ids import MatchId, PersonId
from engine.matches.decisions.dice import SeededChance
from engine.seasons.course import beginning, schedule
from engine.seasons.entrants import signups
from engine.seasons.facts.course import FixtureStarted, SeasonFounded
from engine.seasons.facts.rules import LeagueId, Rules, SeasonId
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.fold.fold import begin, step
from engine.seasons.organisers import neutrality
from engine.seasons.organisers.acts import ACTS, carry_out
from engine.seasons.organisers.requests import OrganiserChoices, OrganiserRequest
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.time.policy import FAST, HOUR
from leagues.core import EntrantId, Result
from leagues.divisions import DrawRecord

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
ORGANISER = PersonId(99)
RULES = Rules(game="gamwin", game_version=1, options=(), seats=2, policy=FAST)
A_YEAR = 365 * 24 * HOUR
SLOW = replace(RULES.policy, bank=A_YEAR, cap=A_YEAR)
"""Nobody's time runs out while a season lasts; longer clocks take longer to count, as each day is looked at."""
NOTHING_PLAYED = Progress()
FOUNDED = SeasonFounded(
    "season_founded", LeagueId("gamwin"), "Gamwin", 1, 7, 70, ORGANISER, RULES, None, "00", pentathlon=None, stage=0
)


def organise(
    season: Season,
    act: str,
    *,
    by: PersonId = ORGANISER,
    note: str = "because",
    progress: Progress = NOTHING_PLAYED,
    **chosen: Any,
) -> Facts:
    """Return what an organiser's act comes to, at the time of the season's latest fact."""
    asked = OrganiserRequest(season, progress, by, note, season.updated_at, OrganiserChoices(**chosen))
    return carry_out(ACTS[act], asked)


@dataclass
class Played:
    """A season that goes on: what happens at which time, and what matches have come to."""

    season: Season
    now: datetime = START
    results: dict[int, Result] = field(default_factory=dict)
    waiting: dict[EntrantId, datetime] = field(default_factory=dict)
    log: list[SeasonFact] = field(default_factory=list)

    @classmethod
    def founded(cls, rules: Rules = RULES) -> "Played":
        founded = replace(FOUNDED, rules=rules)
        return cls(begin(SeasonId("season01"), founded, at=START, digest="1"), log=[founded])

    @property
    def progress(self) -> Progress:
        seated = {
            number: tuple(self.season.entrants[one].person for one in self.season.fixtures[number].entrants)
            for number in self.season.matches
            if number not in self.results
        }
        waits = {
            number: {one: at for one, at in self.waiting.items() if one in self.season.fixtures[number].entrants}
            for number in seated
        }
        return Progress(dict(self.results), waits, seated=seated)

    def happen(self, facts: Iterable[SeasonFact]) -> None:
        """Append facts as the writer does, which lets nobody decide where they play."""
        for fact in facts:
            neutrality.require(self.season, (fact,))
            self.log.append(fact)
            self.season = step(self.season, fact, at=self.now, digest=f"{len(self.log):x}")

    def sign_up(self, *persons: int) -> None:
        if self.season.phase == "announced":
            self.happen(beginning.open_sign_up(self.season, self.now))
        for person in persons:
            self.happen(signups.sign_up(self.season, PersonId(person)))

    def draw(self, records: Mapping[EntrantId, DrawRecord] | None = None) -> None:
        chance = SeededChance(b"seed", match=MatchId("season01"), start=0)
        facts = beginning.draw(self.season, seed="5eed", chance=chance, records=records or {}, now=self.now)
        self.happen(facts)

    def run(self, persons: Iterable[int]) -> None:
        """Let persons sign up, and go on until the season runs."""
        self.sign_up(*persons)
        self.draw()
        self.wait(hours=24)

    def wait(self, **span: float) -> list[SeasonFact]:
        """Let time pass and return what it brought about."""
        self.now += timedelta(**span)
        return self.tick()

    def tick(self) -> list[SeasonFact]:
        happened: list[SeasonFact] = []
        while True:
            while facts := schedule.due(self.season, self.progress, self.now):
                self.happen(facts)
                happened += facts
            for number in schedule.lapsed(self.season, self.progress, self.now):
                self.results[number] = Result(number, "unplayed", ended_at=int(self.now.timestamp()))
            drawn = schedule.drawn_next(self.season, self.progress, self.now)
            self.happen(drawn)
            happened += drawn
            if not drawn:
                return happened

    def start_matches(self) -> list[int]:
        """Start what may be started and return the fixtures."""
        started = [fixture.number for fixture in schedule.startable(self.season, self.progress)]
        names = itertools.count(len(self.season.matches) + len(self.season.voided))
        self.happen(FixtureStarted("fixture_started", number, MatchId(f"m{next(names):07}")) for number in started)
        return started

    def end(self, fixture: int, places: tuple[int, ...] = (1, 2)) -> None:
        scores = tuple(range(len(places) - 1, -1, -1))
        self.results[fixture] = Result(fixture, "played", places, scores, ended_at=int(self.now.timestamp()))
