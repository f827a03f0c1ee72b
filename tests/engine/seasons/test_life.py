"""The life of seasons of every format: people play, fall silent, leave and come back, organisers rule and take it back.

After every step a season comes to rest, what its log alone makes of it is the same, and the audit finds no fault.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.matches.state.match import Match
from engine.seasons.course.schedule import AWAY_NOTE
from engine.seasons.entrants import leave, signups
from engine.seasons.entrants.admission import Coming
from engine.seasons.facts import codec
from engine.seasons.facts.formats import KnockoutRules, LadderRules, RoundsRules, TeamRules
from engine.seasons.facts.rules import Rules, SeasonId, SeasonScoring
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.files.audit import audit
from engine.seasons.fold.fold import fold, step
from engine.seasons.formats.ladder import challenges
from engine.seasons.formats.teams import roster
from engine.seasons.organisers.requests import Verdict
from engine.seasons.service import service
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squads
from games.registry import GAMES
from leagues.core import Ending, EntrantId
from tests.engine.seasons.season_bench import SeasonBench
from tests.engine.seasons.season_builders import RULES, SLOW, organise
from tests.searching import lives

PEOPLE = [PersonId(number) for number in range(1, 8)]
SQUADS = {"Reds": PEOPLE[:3], "Blues": PEOPLE[3:5], "Greens": PEOPLE[5:]}
SUBSTITUTE = PersonId(8)
ENDINGS: tuple[tuple[Ending, tuple[int, ...]], ...] = (
    ("played", (1, 2)),
    ("played", (1, 1)),
    ("walkover", (2, 1)),
    ("double_walkover", ()),
    ("unplayed", ()),
    ("void", ()),
)
MOST_CHANGES = 120
"""More changes than a step of so few people can cause: a step that needs more never settles."""
TURNS = 3
"""Lines after which it is the other one's turn, as a rule."""
NOTE = "Because."
SHORT = replace(RULES, policy=SLOW, recurs=False, promoted=0, relegated=0, days=12, overtime_days=3, silent_days=2)

picks = st.integers(0, 50)
people = st.sampled_from(PEOPLE)


def signed_up(person: PersonId, season: Season, _: Progress) -> Facts:
    return signups.sign_up(season, person)


def climbed(person: PersonId, season: Season, _: Progress) -> Facts:
    return challenges.join(season, person)


def founded_by(captain: PersonId, name: str, others: list[PersonId], season: Season, _: Progress) -> Facts:
    return roster.found(season, captain, name, others)


def joined_by(person: PersonId, team: EntrantId, season: Season, _: Progress) -> Facts:
    return roster.join(season, person, team, {})


def folded(name: SeasonId, facts: Sequence[tuple[SeasonFact, datetime, str]]) -> Season:
    """Return what facts make of a season, into which nobody comes but by the facts that the guard knows."""
    season = fold(name, facts[:1])
    for fact, at, digest in facts[1:]:
        known = {*season.people, *(person for one in season.entrants.values() for person in one.persons)}
        season = step(season, fact, at=at, digest=digest)
        assert {*season.people} - known <= ({fact.person} if isinstance(fact, Coming) else set()), fact
    return season


class SeasonLife(RuleBasedStateMachine):
    """One season and its people."""

    by: ClassVar[Rules]

    def __init__(self) -> None:
        super().__init__()
        self.bench = SeasonBench()
        self.runner = asyncio.Runner()

        self.usual, service.MOST_CHANGES = service.MOST_CHANGES, MOST_CHANGES

    def teardown(self) -> None:
        service.MOST_CHANGES = self.usual
        self.runner.close()

    # What everything goes through

    def run(self, work: Awaitable[Any]) -> Any:
        """Let something happen, and what follows from it; what is refused changes nothing."""

        async def happen() -> Any:
            with suppress(Refusal):
                return await work
            return None

        done = self.runner.run(happen())
        self.runner.run(self.bench.wait())
        return done

    def act(self, decide: Callable[[Season, Progress], Facts]) -> None:
        self.run(self.bench.seasons.act(self.bench.id, decide))

    @property
    def season(self) -> Season:
        season: Season = self.runner.run(self.bench.season())
        return season

    def running(self, pick: int) -> Match | None:
        """Return one of the matches that run."""
        progress = self.runner.run(self.bench.seasons.progress(self.season))
        numbers = sorted(progress.seated)
        return self.match(self.season.matches[numbers[pick % len(numbers)]]) if numbers else None

    def match(self, match: MatchId) -> Match:
        found: Match = self.runner.run(self.bench.matches.match(match))
        return found

    def fixture(self, pick: int) -> int:
        return sorted(self.season.fixtures)[pick % len(self.season.fixtures)] if self.season.fixtures else 1

    # What happens

    @initialize()
    def begins(self) -> None:
        self.runner.run(self.bench.open("Season", self.by))
        self.sign_up()
        self.act(lambda season, _: signups.offer_standby(season, SUBSTITUTE))
        self.run(self.bench.wait(days=self.by.sign_up_days))
        self.run(self.bench.wait(hours=self.by.objection_hours))

    def sign_up(self) -> None:
        for person in PEOPLE:
            self.act(partial(signed_up, person))

    @rule(hours=st.sampled_from((1, 7, 25, 49, 80, 170)))
    def time_passes(self, hours: int) -> None:
        self.run(self.bench.wait(hours=hours))

    @rule(pick=picks)
    def somebody_moves(self, pick: int) -> None:
        match = self.running(pick)
        if match is not None:
            self.move(match)

    def move(self, match: Match) -> None:
        """Play the first suggestion for the player to move."""
        seat = match.due(GAMES["gamwin"])[0]
        offered = GAMES["gamwin"].notation.suggest(match.state, seat, "")
        line = next(choice.line for choice in offered if choice.is_complete)
        self.run(self.bench.matches.play(match.id, match.persons[seat], line))

    @rule(silent=st.sets(people, min_size=1, max_size=4))
    def everybody_else_moves_and_days_pass(self, silent: set[PersonId]) -> None:
        progress = self.runner.run(self.bench.seasons.progress(self.season))
        for number in progress.seated:
            for _ in range(TURNS):
                match = self.match(self.season.matches[number])
                if match.phase == "running" and match.persons[match.due(GAMES["gamwin"])[0]] not in silent:
                    self.move(match)
        self.run(self.bench.wait(days=self.by.silent_days, hours=1))

    @rule(pick=picks, seat=st.integers(0, 1))
    def somebody_resigns(self, pick: int, seat: int) -> None:
        match = self.running(pick)
        if match is not None:
            self.run(self.bench.matches.resign(match.id, match.persons[seat]))

    @rule(person=people)
    def somebody_leaves(self, person: PersonId) -> None:
        self.act(lambda season, _: leave.withdraw(season, person, how="asked", by=person))

    @rule(person=people)
    def somebody_is_not_in_the_server_any_more(self, person: PersonId) -> None:
        self.run(self.bench.seasons.absences.lost_member(self.bench.id, person))

    @rule(person=people)
    def somebody_goes_on(self, person: PersonId) -> None:
        self.act(lambda season, _: signups.confirm(season, person))

    @rule(takes=st.booleans())
    def a_substitute_answers(self, takes: bool) -> None:
        decide = signups.take_place if takes else signups.decline_place
        self.act(lambda season, _: decide(season, SUBSTITUTE))

    @rule(pick=picks, ending=st.sampled_from(ENDINGS))
    def an_organiser_rules(self, pick: int, ending: tuple[Ending, tuple[int, ...]]) -> None:
        number = self.fixture(pick)
        self.act(lambda season, _: organise(season, "rule", fixture=number, ending=Verdict(*ending)))

    @rule(pick=picks)
    def an_organiser_takes_it_back(self, pick: int) -> None:
        number = self.fixture(pick)
        self.act(lambda season, _: organise(season, "reverse", fixture=number))

    @rule(pick=picks)
    def an_organiser_lets_it_be_played_again(self, pick: int) -> None:
        number = self.fixture(pick)
        self.act(lambda season, progress: organise(season, "again", fixture=number, progress=progress))

    @rule(hours=st.sampled_from((1, 30)))
    def the_bot_is_away(self, hours: int) -> None:
        self.run(self.bench.seasons.absences.pause_away(self.bench.id, self.bench.now, AWAY_NOTE))
        self.run(self.bench.wait(hours=hours))
        self.run(self.bench.seasons.absences.resume_away(self.bench.id))

    # What must hold

    @invariant()
    def the_log_alone_makes_the_same(self) -> None:
        if not self.bench.id:
            return
        seasons, name = self.bench.store.seasons, self.bench.id
        log, seed = self.runner.run(seasons.log(name)), self.runner.run(seasons.seed(name))
        assert folded(name, [(codec.decode(each.body), each.at, each.digest) for each in log]) == self.season
        assert audit(name, log, summary=self.runner.run(seasons.summary(name)), seed=seed) == ()


class SingleLife(SeasonLife):
    """Everybody meets everybody."""

    by = replace(SHORT, most=8)


class SwissLife(SeasonLife):
    """Rounds are drawn one after the other."""

    by = replace(
        SHORT,
        own=RoundsRules("swiss", 3, 3),
        most=512,
        scoring=SeasonScoring(tie_breaks=("buchholz_cut", "buchholz", "wins")),
    )


class KnockoutLife(SeasonLife):
    """The life of a knockout: the loser is out."""

    by = replace(SHORT, own=KnockoutRules(round_days=3), least=3, most=8)


class LadderLife(SeasonLife):
    """People challenge those above them."""

    by = replace(SHORT, own=LadderRules(), answer_hours=24)

    def sign_up(self) -> None:
        for person in PEOPLE:
            self.act(partial(climbed, person))

    @rule(person=people, entrant=st.integers(1, len(PEOPLE)))
    def somebody_challenges(self, person: PersonId, entrant: int) -> None:
        now = self.bench.now
        self.act(lambda season, progress: challenges.challenge(season, progress, person, EntrantId(entrant), now))

    @rule(person=people, number=st.integers(1, 12), accepts=st.booleans())
    def somebody_answers(self, person: PersonId, number: int, accepts: bool) -> None:
        now = self.bench.now
        self.act(lambda season, _: challenges.answer(season, person, number, now, accepts=accepts))


class TeamLife(SeasonLife):
    """Teams with captains, and a bench in one of them."""

    by = replace(
        SHORT, own=TeamRules(boards=2), least=2, most=8, scoring=SeasonScoring(tie_breaks=("boards", "direct"))
    )

    def sign_up(self) -> None:
        for number, (name, (captain, *others)) in enumerate(SQUADS.items(), 1):
            self.act(partial(founded_by, captain, name, others))
            for other in others:
                self.act(partial(joined_by, other, EntrantId(number)))

    @rule(person=people)
    def somebody_leaves(self, person: PersonId) -> None:
        self.act(lambda season, progress: roster.leave(season, person, progress))

    @rule(person=people, member=people, is_missing=st.booleans())
    def somebody_cannot_play(self, person: PersonId, member: PersonId, is_missing: bool) -> None:
        self.act(lambda season, _: roster.set_missing(season, person, member, is_missing=is_missing))

    @rule(captain=people, member=people)
    def a_captain_hands_over(self, captain: PersonId, member: PersonId) -> None:
        self.act(lambda season, _: roster.hand_over(season, captain, member))

    @rule(captain=people, pick=picks)
    def a_captain_lets_the_bench_play_on(self, captain: PersonId, pick: int) -> None:
        number = self.fixture(pick)
        self.act(lambda season, progress: roster.step_in(season, captain, number, progress))

    @invariant()
    def nobody_sits_twice_in_a_meeting_and_captains_are_members(self) -> None:
        if not self.bench.id:
            return
        season, boards = self.season, self.by.of(TeamRules).boards
        assert all(squad.captain in squad.members for squad in season.of(Squads).teams.values() if squad.members)
        for first in range(1, len(season.fixtures), boards):
            meeting = [season.of(Squads).lineups.get(number, ()) for number in range(first, first + boards)]
            seated = [person for persons in meeting for person in persons if person is not None]
            assert len(seated) == len({*seated})


TestSingleLife = lives(SingleLife, 2)
TestSwissLife = lives(SwissLife, 2)
TestKnockoutLife = lives(KnockoutLife, 2)
TestLadderLife = lives(LadderLife, 2)
TestTeamLife = lives(TeamLife, 4)
