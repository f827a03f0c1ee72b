"""Late joiners: into a division that has room, until half-time, and no fixture that was made changes."""

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.log import chain
from engine.seasons.course import schedule
from engine.seasons.course.late_joining import division_with_room, join_late
from engine.seasons.entrants import leave, signups
from engine.seasons.errors import AlreadySignedUp, NoPlaceInSeason, WrongSeasonPhase
from engine.seasons.facts import codec
from engine.seasons.facts.course import FixtureStarted, PlaceDecided
from engine.seasons.facts.places import EntrantJoined, StandbyDeclined
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.files.audit import audit
from engine.seasons.state import progress
from leagues.core import EntrantId
from leagues.table import Table, table
from tests.engine.seasons.season_builders import RULES, START, Played, organise
from tests.engine.seasons.service.test_service import Club

LATE = replace(
    RULES, allows_late=True, days=28, scoring=SeasonScoring(tie_breaks=("direct", "wins", "sonneborn_berger", "lot"))
)
TINA, UDO = PersonId(70), PersonId(71)


def running(people: int = 4, **rules: object) -> Played:
    played = Played.founded(replace(LATE, **rules))  # type: ignore[arg-type]
    played.run(range(1, people + 1))
    played.start_matches()
    return played


def join(played: Played, person: PersonId) -> EntrantJoined:
    facts = join_late(played.season, played.progress, person, played.now)
    played.happen(facts)
    joined = facts[-1]
    assert isinstance(joined, EntrantJoined)
    return joined


def made(played: Played, division: int = 1) -> Table:
    season = played.season
    lots = {entrant: number for number, entrant in enumerate(season.lots)}
    return table(progress.played(season, played.progress, division), season.rules.scoring, lots)


def test_a_late_joiner_meets_everybody_and_what_was_made_stays() -> None:
    played = running()
    before = played.season
    joined = join(played, TINA)
    season = played.season
    assert codec.decode(codec.encode(joined)) == joined
    assert {number: season.fixtures[number] for number in before.fixtures} == before.fixtures
    assert season.matches == before.matches
    own = [each for each in season.fixtures.values() if joined.entrant in each.entrants]
    assert {one for each in own for one in each.entrants} == set(season.divisions[0])
    assert played.start_matches() == [each.number for each in own]
    assert season.lots == (*before.lots, joined.entrant)


def test_the_table_counts_a_late_joiner_like_everybody_and_the_season_waits_for_the_fixtures() -> None:
    played = running()
    joined = join(played, TINA)
    played.start_matches()
    for number, fixture in played.season.fixtures.items():
        played.end(number, (2, 1) if fixture.entrants[1] == joined.entrant else (1, 2))
        assert schedule.is_decided(played.season, played.progress) == (number == len(played.season.fixtures))
    rows = {row.entrant: row for row in made(played).rows}
    assert {row.played for row in rows.values()} == {4}
    assert (rows[joined.entrant].place, rows[joined.entrant].points) == (1, Fraction(8))


def test_the_lot_of_a_late_joiner_comes_after_those_that_were_drawn() -> None:
    played = running(scoring=SeasonScoring(tie_breaks=("lot",)))
    joined = join(played, TINA)
    assert [row.entrant for row in made(played).rows] == list(played.season.lots)
    assert made(played).rows[-1].entrant == joined.entrant


def test_the_smallest_division_takes_them_and_of_equal_ones_the_lowest() -> None:
    played = running(9, most=5)
    assert [len(group) for group in played.season.divisions] == [5, 4]
    assert join(played, TINA).division == 2
    with pytest.raises(NoPlaceInSeason):
        join(played, UDO)
    played = running(8, most=5)
    assert [join(played, TINA).division, join(played, UDO).division] == [2, 1]


def test_nobody_joins_who_had_a_place_or_while_it_is_not_running() -> None:
    played = Played.founded(LATE)
    played.sign_up(1, 2, 3, 4)
    with pytest.raises(WrongSeasonPhase):
        join(played, TINA)
    played = running()
    join(played, TINA)
    with pytest.raises(AlreadySignedUp):
        join(played, TINA)
    played.happen(organise(played.season, "replace", member=TINA, substitute=UDO, note="Gone."))
    with pytest.raises(AlreadySignedUp):
        join(played, TINA)


@pytest.mark.parametrize("reason", ["not allowed", "half over", "paused", "played out", "decided", "tables"])
def test_nobody_joins_where_it_would_come_too_late(reason: str) -> None:
    played = running(**({"allows_late": False} if reason == "not allowed" else {}))
    match reason:
        case "half over":
            played.wait(days=14)
        case "paused":
            played.season = replace(played.season, paused_at=played.now)
        case "played out":
            for number in played.season.fixtures:
                played.end(number)
        case "decided":
            played.happen([PlaceDecided("place_decided", EntrantId(1), "title")])
        case "tables":
            played.season = replace(
                played.season, rules=replace(LATE, seats=3, scoring=SeasonScoring(tie_breaks=("wins",)))
            )
        case _:
            pass
    assert division_with_room(played.season, played.progress, played.now) is None
    with pytest.raises(NoPlaceInSeason):
        join(played, TINA)


def test_who_has_left_is_not_met_and_their_half_is_not_counted_anew() -> None:
    """Half of the own fixtures is counted once, at the withdrawal: a late joiner adds none to those of a leaver."""
    played = running(5)
    leaver = played.season.divisions[0][0]
    own = [number for number, each in played.season.fixtures.items() if leaver in each.entrants]
    for number in own[:2]:
        played.end(number)
    person = played.season.entrants[leaver].person
    played.happen(leave.withdraw(played.season, person, how="asked", by=person))
    joined = join(played, TINA)
    assert leaver not in {one for each in joined.fixtures for one in each.entrants}
    assert made(played).row(leaver).place is not None


def test_a_substitute_who_joins_declines_the_place_that_is_offered() -> None:
    played = running()
    played.happen(signups.offer_standby(played.season, TINA))
    played.happen(leave.withdraw(played.season, PersonId(1), how="asked", by=PersonId(1)))
    played.tick()
    facts = join_late(played.season, played.progress, TINA, played.now)
    assert isinstance(facts[0], StandbyDeclined)
    played.happen(facts)
    assert (played.season.standby, played.season.standby_questions) == ((), ())
    with pytest.raises(Refusal):
        signups.take_place(played.season, TINA)


@pytest.mark.slow
async def test_the_check_finds_a_late_joiner_who_meets_others_than_those_who_play_on() -> None:
    club = Club()
    await club.start(4, allows_late=True)
    await club.seasons.act(club.id, lambda season, progress: join_late(season, progress, TINA, club.now))
    await club.seasons.advance(club.id)
    season, store = await club.season(), club.store.seasons
    assert len(season.matches) == len(season.fixtures) == 10
    log, seed, summary = await store.log(club.id), await store.seed(club.id), await store.summary(club.id)
    assert audit(club.id, log, summary=summary, seed=seed) == ()
    facts = [codec.decode(entry.body) for entry in log]
    forged = [
        replace(fact, fixtures=fact.fixtures[1:]) if isinstance(fact, EntrantJoined) else fact
        for fact in facts
        if not isinstance(fact, FixtureStarted)
    ]
    entries = chain.link(map(codec.encode, forged), match=MatchId(club.id), after=0, previous=chain.GENESIS, at=START)
    assert {fault.code for fault in audit(club.id, entries, summary=summary, seed=seed)} == {"draw"}
