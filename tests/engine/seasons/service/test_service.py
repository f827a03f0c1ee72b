"""Seasons over a store and real matches: started once, brought forward by time, closed, corrected, succeeded."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

import pytest

from engine.ids import MatchId, PersonId
from engine.matches.service.change import Change
from engine.seasons.course import beginning, schedule
from engine.seasons.course.schedule import AWAY_NOTE
from engine.seasons.entrants import leave, signups
from engine.seasons.errors import PartyToSeason, UnknownSeason
from engine.seasons.facts import codec
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import Facts
from engine.seasons.organisers.requests import Verdict
from engine.seasons.service.service import Seasons
from engine.seasons.service.starts import Starts
from engine.seasons.service.store import SeasonCommit
from engine.seasons.state.season import Season
from engine.stores.matches import Conflict
from leagues.core import EntrantId, Leaving
from tests.engine.season_matches import start_fixture
from tests.engine.seasons.season_bench import SERVER, SeasonBench
from tests.engine.seasons.season_builders import ORGANISER, RULES, SLOW, START, organise
from tests.engine.service_fixtures import MeanwhileStore

OUTSIDER = PersonId(98)


class Club(SeasonBench):
    """A server with seasons of Gamwin."""

    async def found(self, people: int, **rules: object) -> None:
        changed = replace(RULES, **rules)  # type: ignore[arg-type]
        await self.open("Gamwin", changed)
        for person in range(1, people + 1):
            await self.sign_up(person)

    async def sign_up(self, person: int, *, is_standing: bool = False) -> None:
        await self.seasons.act(
            self.id, lambda season, _: signups.sign_up(season, PersonId(person), is_standing=is_standing)
        )

    async def act(self, decide: Callable[[Season], Facts]) -> None:
        await self.seasons.act(self.id, lambda season, _: decide(season))
        await self.seasons.advance(self.id)

    async def confirm(self, person: PersonId) -> None:
        await self.seasons.act(self.id, lambda season, _: signups.confirm(season, person))

    async def wait(self, **span: float) -> None:
        """Let time pass; of what is due one look at each season does its part."""
        self.now += timedelta(**span)
        for season in await self.seasons.due():
            await self.seasons.advance(season)

    async def start(self, people: int, **rules: object) -> Season:
        await self.found(people, **rules)
        await self.wait(days=RULES.sign_up_days)
        await self.wait(hours=RULES.objection_hours)
        return await self.season()

    async def give_up(self, match: MatchId, seat: int = 1) -> Change:
        """Let somebody resign, after which the season goes on."""
        change = await self.matches.resign(match, (await self.matches.match(match)).persons[seat])
        await self.seasons.advance(self.id)
        return change


@pytest.fixture
async def club() -> Club:
    return Club()


async def test_a_season_nobody_knows_is_refused(club: Club) -> None:
    with pytest.raises(UnknownSeason):
        await club.seasons.season(SeasonId("nothing0"))


async def test_matches_start_by_themselves_in_their_seats(club: Club) -> None:
    season = await club.start(4)
    assert season.phase == "running"
    assert len(season.matches) == 6
    for number, match_id in season.matches.items():
        match = await club.matches.match(match_id)
        fixture = season.fixtures[number]
        assert match.phase == "running"
        assert match.persons == tuple(season.entrants[one].person for one in fixture.entrants)
        assert match.proposal.fixture == f"{season.id}/{number}/1"


async def test_nothing_happens_twice(club: Club) -> None:
    before = await club.start(4)
    assert await club.seasons.advance(club.id) == []
    assert await club.season() == before
    assert len(await club.store.matches.ids()) == 6


async def test_a_start_that_loses_a_race_leaves_no_match_and_is_made_again() -> None:
    store = MeanwhileStore()
    club = Club(store)
    await club.found(4)
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours - 1)
    await club.seasons.act(club.id, lambda season, _: beginning.start(season, club.now))

    async def rule() -> None:
        await club.seasons.act(
            club.id, lambda season, _: organise(season, "rule", fixture=1, ending=Verdict("unplayed"), note="Weg.")
        )

    async def room(_: Season, waiting: int) -> int:
        return waiting

    store.meanwhile = rule
    await club.seasons.advance(club.id, Starts(room))
    season = await club.season()
    assert 1 in season.rulings
    assert sorted(season.matches.values()) == sorted(await store.matches.ids())
    assert len(season.matches) == 5


async def test_two_who_have_blocked_each_other_were_never_paired_in_a_season(club: Club) -> None:
    """The start was refused as an invitation that one of them did not want, and the season stood still."""
    await club.store.people.block(PersonId(1), PersonId(2))
    await club.store.people.block(PersonId(2), PersonId(1))
    assert len((await club.start(4)).matches) == 6


async def test_the_matches_of_a_round_begin_in_one_commit(club: Club) -> None:
    season = await club.start(4)
    entries = await club.store.seasons.log(season.id)
    kinds = [codec.decode(entry.body).kind for entry in entries]
    assert kinds.count("fixture_started") == 6
    assert len({entry.at for entry, kind in zip(entries, kinds, strict=True) if kind == "fixture_started"}) == 1
    assert not [told for told in await club.store.outbox.announcements() if told.last == season.seq], "and tell nothing"


async def test_a_fixture_has_one_match(club: Club) -> None:
    season = await club.start(4)
    match = await club.matches.match(season.matches[1])
    with pytest.raises(Conflict):
        await start_fixture(
            club.store.matches, club.matches, "gamwin", match.persons, fixture=f"{season.id}/1/1", policy=RULES.policy
        )


async def test_the_next_match_starts_when_one_has_ended(club: Club) -> None:
    season = await club.start(4, at_once=1)
    assert len(season.matches) == 2
    for _ in range(2):
        for match in list((await club.season()).matches.values()):
            if (await club.matches.match(match)).phase == "running":
                await club.give_up(match)
    assert len((await club.season()).matches) > 2


async def test_giving_up_at_once_is_a_walkover_and_the_season_closes_with_the_last_match(club: Club) -> None:
    season = await club.start(4)
    for match in season.matches.values():
        await club.give_up(match)
    season = await club.season()
    assert season.phase == "closed"
    results = (await club.seasons.progress(season)).results
    assert {result.ending for result in results.values()} == {"walkover"}
    (made,) = await club.seasons.tables(season)
    assert sum(row.points for row in made.rows) == 12
    await club.wait(days=RULES.appeal_days)
    assert (await club.season()).phase == "archived"


async def test_a_season_went_on_only_once_the_end_of_its_match_was_posted(club: Club) -> None:
    """While Discord failed, or in a thread that was closed to the bot, the next round was not drawn for hours."""
    season = await club.start(4)
    await club.seasons.advance(club.id)
    assert club.id not in await club.seasons.due()
    for match in season.matches.values():
        await club.matches.resign(match, (await club.matches.match(match)).persons[0])
        assert club.id in await club.seasons.due()
    await club.seasons.advance(club.id)
    assert (await club.season()).phase == "closed"


async def test_a_correction_after_the_close_is_written_once(club: Club) -> None:
    season = await club.start(4)
    for match in season.matches.values():
        await club.give_up(match)
    closed = await club.season()
    assert await club.seasons.corrected(closed, by=OUTSIDER, note="nothing") is None
    change = await club.seasons.act(
        club.id,
        lambda season, _: organise(season, "rule", fixture=1, ending=Verdict("void"), by=OUTSIDER, note="a bug"),
    )
    corrected = await club.seasons.corrected(change.after, by=OUTSIDER, note="a bug")
    assert corrected is not None
    assert await club.seasons.corrected(corrected.after, by=OUTSIDER, note="again") is None


async def test_an_organiser_who_plays_is_refused(club: Club) -> None:
    await club.start(4)
    with pytest.raises(PartyToSeason):
        await club.seasons.act(
            club.id,
            lambda season, _: organise(season, "rule", fixture=1, ending=Verdict("void"), by=PersonId(1), note="mine"),
        )


async def test_with_too_few_the_season_is_cancelled(club: Club) -> None:
    await club.found(3)
    await club.wait(days=RULES.sign_up_days)
    assert (await club.season()).phase == "cancelled"


async def test_who_signed_up_for_good_is_in_the_next_season_that_opens_at_half_time(club: Club) -> None:
    await club.found(4)
    await club.sign_up(5, is_standing=True)
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    await club.wait(days=RULES.days / 2)
    _, second = await club.store.seasons.all()
    assert (second.season_number, second.phase, second.persons) == (2, "open", (5,))
    await club.wait(days=1)
    assert len(await club.store.seasons.all()) == 2


async def test_divisions_of_the_next_season_follow_the_tables_of_the_last(club: Club) -> None:
    await club.found(0, most=4, promoted=1, relegated=1)
    for person in range(1, 9):
        await club.sign_up(person, is_standing=True)
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    first = await club.season()
    for match in first.matches.values():
        persons = (await club.matches.match(match)).persons
        await club.give_up(match, seat=persons.index(max(persons)))
    assert (await club.season()).phase == "closed"
    tables = await club.seasons.tables(first)
    best = [first.entrants[each.rows[0].entrant].person for each in tables]
    last = [first.entrants[each.rows[-1].entrant].person for each in tables]
    club.id = (await club.store.seasons.all())[1].season
    await club.wait(days=RULES.sign_up_days)
    second = await club.season()
    upper = {second.entrants[one].person for one in second.divisions[0]}
    assert set(best) <= upper
    assert last[0] not in upper


async def test_a_draw_waits_for_the_season_before(club: Club) -> None:
    await club.found(0)
    for person in range(1, 5):
        await club.sign_up(person, is_standing=True)
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    await club.wait(days=RULES.days / 2)
    second = (await club.store.seasons.all())[1].season
    while asked := (await club.season()).activity_checks:
        await club.confirm(asked[0].person)
    await club.wait(days=RULES.days / 2)
    assert (await club.season()).phase == "overtime"
    assert (await club.seasons.season(second)).phase == "open"
    await club.wait(days=RULES.overtime_days)
    assert (await club.season()).phase == "closed"
    await club.seasons.advance(second)
    assert (await club.seasons.season(second)).phase == "drawn"


async def test_an_outage_is_given_back_once_however_often_it_is_asked(club: Club) -> None:
    """A crash in the middle of giving back does it again, of an outage that has become longer meanwhile."""
    season = await club.start(4)
    assert season.until is not None
    begun, hour = club.now, timedelta(hours=1)
    await club.seasons.absences.credit(begun, begun + hour)
    await club.seasons.absences.credit(begun, begun + hour)
    assert (await club.season()).until == season.until + hour
    await club.seasons.absences.credit(begun, begun + 2 * hour)
    after = await club.season()
    assert (after.until, after.started_at) == (season.until + 2 * hour, (season.started_at or START) + 2 * hour)


async def test_a_crash_in_the_middle_of_giving_back_extends_no_season_twice(club: Club) -> None:
    await club.start(4)
    first, other = club.id, SeasonId("")
    await club.found(4)
    other, before = club.id, {one: (await club.seasons.season(one)).until for one in (first, club.id)}
    begun, ended = club.now, club.now + timedelta(hours=5)
    append, commits = club.store.seasons.append, 0

    async def dies(commit: SeasonCommit) -> None:
        nonlocal commits
        commits += 1
        if commits == 2:
            raise RuntimeError
        await append(commit)

    club.store.seasons.append = dies  # type: ignore[method-assign]
    with pytest.raises(RuntimeError):
        await club.seasons.absences.credit(begun, ended)
    club.store.seasons.append = append  # type: ignore[method-assign]
    await Seasons(club.store.seasons, club.store.matches, club.matches, now=club.clock).absences.credit(begun, ended)
    for one in (first, other):
        until = before[one]
        assert until is not None
        assert (await club.seasons.season(one)).until == until + timedelta(hours=5)


async def test_an_outage_moves_the_time_to_answer_too(club: Club) -> None:
    await club.start(4)
    await club.act(lambda season: signups.gone(season, PersonId(1), club.now))
    before = (await club.season()).activity_checks[0].until
    await club.seasons.absences.credit(club.now, club.now + timedelta(hours=80))
    assert (await club.season()).activity_checks[0].until == before + timedelta(hours=80)
    await club.wait(hours=80)
    assert (await club.season()).activity_checks
    await club.wait(hours=72)
    assert (await club.season()).has_left(EntrantId(1))


async def phases(club: Club, person: int) -> list[str]:
    """Return the phases of the matches of somebody's place."""
    season = await club.season()
    place = next(one.id for one in season.entrants.values() if person in one.persons)
    own = [match for number, match in season.matches.items() if place in season.fixtures[number].entrants]
    return [(await club.matches.match(match)).phase for match in own]


@pytest.mark.parametrize("how", ["asked", "removed"])
async def test_running_matches_of_a_leaver_end_and_are_never_left_standing(club: Club, how: Leaving) -> None:
    await club.start(4)
    by = PersonId(1) if how == "asked" else ORGANISER
    await club.act(lambda season: leave.withdraw(season, PersonId(1), how=how, by=by))
    assert await phases(club, 1) == ["over"] * 3
    season = await club.season()
    results = (await club.seasons.progress(season)).results
    assert {result.ending for result in results.values()} == {"walkover"}
    assert sorted(await phases(club, 2)) == ["over", "running", "running"]


async def test_two_leavers_lose_both_without_play(club: Club) -> None:
    season = await club.start(4)
    for person in (1, 2):
        facts = leave.withdraw(season, PersonId(person), how="asked", by=PersonId(person))
        await club.seasons.act(club.id, partial(lambda facts, *_: facts, facts))
    await club.seasons.advance(club.id)
    season = await club.season()
    endings = [result.ending for result in (await club.seasons.progress(season)).results.values()]
    assert sorted(endings) == ["double_walkover", *["walkover"] * 4]


async def test_matches_of_a_leaver_wait_while_substitutes_are_asked_one_after_the_other(club: Club) -> None:
    await club.start(4)
    for person in (11, 12):
        await club.act(partial(signups.offer_standby, person=PersonId(person)))
    await club.act(lambda season: leave.withdraw(season, PersonId(1), how="asked", by=PersonId(1)))
    assert await phases(club, 1) == ["running"] * 3
    await club.act(lambda season: signups.decline_place(season, PersonId(11)))
    await club.act(lambda season: signups.take_place(season, PersonId(12)))
    season = await club.season()
    assert await phases(club, 1) == ["running"] * 3
    assert season.entrants[EntrantId(1)].persons == (1, 12)
    for number, match in season.matches.items():
        persons = (await club.matches.match(match)).persons
        assert persons == tuple(season.entrants[one].person for one in season.fixtures[number].entrants)


async def test_who_takes_a_place_late_changes_no_fixture_that_has_ended(club: Club) -> None:
    season = await club.start(4)
    number, match = next(iter(season.matches.items()))
    entrant = season.fixtures[number].entrants[0]
    before = await club.give_up(match)
    await club.act(lambda season: signups.offer_standby(season, PersonId(11)))
    leaver = season.entrants[entrant].person
    await club.act(lambda season: leave.withdraw(season, leaver, how="asked", by=leaver))
    await club.act(lambda season: signups.take_place(season, PersonId(11)))
    assert await club.matches.match(match) == before.after
    assert PersonId(11) in (await club.season()).entrants[entrant].persons


async def test_a_substitute_who_cannot_sit_down_leaves_the_seat(club: Club) -> None:
    """Who has sat on the other side of a match with secrets knows them; the match ends as if nobody had come."""
    season = await club.start(4, game="confusion")
    match = next(match for n, match in season.matches.items() if set(season.fixtures[n].entrants) == {1, 2})
    await club.act(lambda season: signups.offer_standby(season, PersonId(11)))
    await club.act(lambda season: leave.withdraw(season, PersonId(1), how="asked", by=PersonId(1)))
    await club.act(lambda season: signups.take_place(season, PersonId(11)))
    await club.act(lambda season: signups.offer_standby(season, PersonId(1)))
    await club.act(lambda season: leave.withdraw(season, PersonId(2), how="asked", by=PersonId(2)))
    await club.act(lambda season: signups.take_place(season, PersonId(1)))
    after = await club.matches.match(match)
    assert (after.phase, after.outcome and after.outcome.reason) == ("over", "left")


async def test_what_runs_at_the_end_of_overtime_ends_unplayed(club: Club) -> None:
    """The clocks of these matches are long out, but nobody has looked at them: time-outs come first."""
    season = await club.start(4, silent_days=99, policy=SLOW)
    await club.wait(days=RULES.days)
    await club.wait(days=RULES.overtime_days)
    season = await club.season()
    assert season.phase == "closed"
    assert await phases(club, 1) == ["over"] * 3
    assert {result.ending for result in (await club.seasons.progress(season)).results.values()} == {"unplayed"}


async def test_nobody_is_asked_to_be_a_substitute_in_overtime(club: Club) -> None:
    await club.start(4, silent_days=99, policy=SLOW)
    await club.wait(days=RULES.days)
    await club.act(lambda season: signups.offer_standby(season, PersonId(11)))
    await club.act(lambda season: leave.withdraw(season, PersonId(1), how="asked", by=PersonId(1)))
    season = await club.season()
    assert not season.standby_questions
    assert await phases(club, 1) == ["over"] * 3


async def test_a_season_waits_while_the_server_has_no_bot_and_goes_on_when_it_is_back(club: Club) -> None:
    season = await club.start(4)
    assert season.until is not None
    gone = club.now - timedelta(minutes=5)
    assert await club.seasons.absences.pause_away(club.id, gone, AWAY_NOTE) is not None
    assert await club.seasons.absences.pause_away(club.id, gone, AWAY_NOTE) is None
    await club.wait(days=10)
    assert await club.seasons.absences.resume_away(club.id) is not None
    assert await club.seasons.absences.resume_away(club.id) is None
    after = await club.season()
    assert (after.until, after.paused_at) == (season.until + timedelta(days=10, minutes=5), None)


async def test_without_the_bot_for_two_weeks_a_season_is_cancelled(club: Club) -> None:
    await club.start(4)
    await club.seasons.absences.pause_away(club.id, club.now, AWAY_NOTE)
    await club.wait(days=14)
    assert (await club.season()).phase == "cancelled"


async def test_who_leaves_the_server_is_asked_and_then_has_left(club: Club) -> None:
    await club.start(4)
    assert await club.seasons.absences.lost_member(club.id, PersonId(1)) is not None
    assert await club.seasons.absences.lost_member(club.id, PersonId(1)) is None
    assert (await club.season()).activity_checks[0].person == 1
    await club.wait(hours=72)
    assert (await club.season()).has_left(EntrantId(1))
    assert await phases(club, 1) == ["over"] * 3


async def test_who_is_back_on_the_server_has_not_left(club: Club) -> None:
    await club.start(4)
    await club.seasons.absences.lost_member(club.id, PersonId(1))
    await club.wait(hours=1)
    assert await club.seasons.absences.found_member(club.id, PersonId(1)) is not None
    assert await club.seasons.absences.found_member(club.id, PersonId(1)) is None
    await club.wait(hours=80)
    season = await club.season()
    assert not season.has_left(EntrantId(1))
    assert EntrantId(1) not in season.confirmed, "who has been missed may fall silent later"


@pytest.mark.parametrize("reason", ["gone", "silent"])
async def test_who_is_asked_whether_they_go_on_and_plays_has_not_left(club: Club, reason: str) -> None:
    """Back on the server, playing, and struck all the same: only the button was an answer."""
    season = await club.start(4, silent_days=2, policy=SLOW)
    match = await club.matches.match(next(iter(season.matches.values())))
    person = match.persons[match.due(club.matches.game_of(match))[0]]
    if reason == "gone":
        await club.seasons.absences.lost_member(club.id, person)
    else:
        await club.wait(days=RULES.days // 2 + 3)
    asked = {question.person for question in (await club.season()).activity_checks}
    assert person in asked
    await club.wait(hours=1)
    await club.matches.play(match.id, person, next(await club.matches.suggest(match.id, person, "")).line)
    await club.wait(hours=80)
    season = await club.season()
    assert {one.person for one in season.entrants.values() if season.has_left(one.id)} == asked - {person}


async def test_who_is_asked_and_asks_for_time_has_answered(club: Club) -> None:
    await club.start(4)
    await club.seasons.absences.lost_member(club.id, PersonId(1))
    await club.act(lambda season: leave.ask_for_time(season, PersonId(1), "exams", club.now))
    assert (await club.season()).activity_checks == ()


async def test_who_leaves_the_server_before_the_start_is_signed_off_or_no_substitute_any_more(club: Club) -> None:
    await club.found(5)
    await club.act(lambda season: signups.offer_standby(season, PersonId(11)))
    for person in (1, 11):
        await club.seasons.absences.lost_member(club.id, PersonId(person))
    season = await club.season()
    assert season.entrant_of(PersonId(1)) is None
    assert season.standby == ()


async def test_who_has_lost_on_time_is_asked_at_half_time(club: Club) -> None:
    season = await club.start(4, at_once=1)
    for match in season.matches.values():
        await club.matches.clocks.wake(match)
    await club.wait(days=RULES.days / 3)
    for match in season.matches.values():
        await club.matches.clocks.wake(match)
    await club.seasons.advance(club.id)
    late = {
        season.fixtures[number].entrants[result.places.index(2)]
        for number, result in (await club.seasons.progress(season)).results.items()
    }
    assert late
    await club.wait(days=RULES.days / 6)
    assert late <= {question.entrant for question in (await club.season()).activity_checks}


async def test_who_has_just_taken_a_place_is_not_asked_for_what_the_one_before_let_lie(club: Club) -> None:
    """Somebody sat down in the place of one who had lost on time, and was asked a second later: "Do you go on?"."""
    season = await club.start(4, at_once=1)
    await club.wait(days=RULES.days / 3)
    for match in season.matches.values():
        await club.matches.clocks.wake(match)
    await club.seasons.advance(club.id)
    await club.act(lambda season: signups.offer_standby(season, PersonId(11)))
    await club.wait(days=RULES.days / 6)
    season = await club.season()
    gone = next(iter((await club.seasons.progress(season)).vanished_since))
    for question in season.activity_checks:
        if question.entrant != gone:
            await club.confirm(question.person)
    await club.wait(hours=RULES.answer_hours)
    await club.act(lambda season: signups.take_place(season, PersonId(11)))
    season = await club.season()
    assert season.entrants[gone].person == PersonId(11)
    assert gone not in {question.entrant for question in season.activity_checks}


async def test_what_an_announcement_tells_is_found_again(club: Club) -> None:
    await club.found(4)
    await club.act(lambda season: organise(season, "cancel", note="Too few."))
    told = [await club.seasons.change(each) for each in await club.store.outbox.announcements()]
    assert [change.facts[0].kind for change in told] == ["sign_up_opened", "season_cancelled"], (
        "of the rest nobody is told"
    )
    assert told[0].before is not None
    assert told[0].before.phase == "announced"
    assert told[-1].after == await club.season()


async def test_an_export_of_a_fixture_for_four_agrees_with_itself(club: Club) -> None:
    """Nobody dealt its seats by dice: the season's draw has given them."""
    persons = [PersonId(person) for person in (4, 2, 3, 1)]
    change = await start_fixture(club.store.matches, club.matches, "columbiz", persons, fixture=f"{club.id}/1/1")
    match, faults = await club.matches.logs.audit(change.after.id)
    assert match.persons == (4, 2, 3, 1)
    assert faults == ()


@pytest.mark.parametrize(("turns", "is_rated"), [(2, False), (10, True)])
async def test_a_match_is_rated_once_everybody_has_really_played(club: Club, turns: int, is_rated: bool) -> None:
    await club.found(2)
    persons = [PersonId(1), PersonId(2)]
    change = await start_fixture(
        club.store.matches, club.matches, "colliding_circles", persons, fixture=f"{club.id}/1/1"
    )
    for _ in range(turns):
        match = change.after
        (seat,) = match.due(club.matches.game_of(match))
        offered = club.matches.game_of(match).notation.suggest(match.state, seat, "")
        line = next(choice.line for choice in offered if choice.is_complete)
        change = await club.matches.play(match.id, match.persons[seat], line)
    ended = await club.matches.resign(change.after.id, PersonId(1))
    finished = (await club.store.matches.finished([ended.after.id]))[ended.after.id]
    assert finished.turns == (turns // 2, turns // 2)
    assert finished.is_rated == is_rated


@pytest.mark.parametrize("is_called_off", [False, True])
async def test_a_season_that_waited_for_the_one_before_was_looked_at_every_minute(
    club: Club, *, is_called_off: bool
) -> None:
    await club.start(4, policy=SLOW, silent_days=RULES.days)
    await club.wait(days=RULES.days / 2)
    following = await club.seasons.successor(await club.season())
    assert following is not None
    await club.wait(days=RULES.days / 2)
    await club.wait(minutes=1)
    waiting, before = await club.store.seasons.of_server(SERVER)
    assert (before.phase, waiting.phase) == ("overtime", "open")
    assert waiting.due_at == before.due_at
    assert await club.seasons.due() == []
    if is_called_off:
        await club.seasons.act(club.id, lambda now, _: organise(now, "cancel", note="Enough."))
        await club.wait()
    else:
        await club.wait(days=RULES.overtime_days)
        await club.wait()
    assert (await club.season()).is_over
    assert (await club.seasons.season(following.id)).phase != "open"


async def test_a_draw_that_falls_due_while_its_season_is_looked_at_is_made_at_the_next_look(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = await club.start(4, sign_up_days=1)
    for match in season.matches.values():
        await club.give_up(match)
    assert (await club.season()).phase == "closed"
    following = await club.seasons.successor(await club.season())
    assert following is not None
    club.id = following.id
    for person in range(1, 5):
        await club.sign_up(person)
    until = (await club.season()).until
    assert until is not None
    may_be_succeeded = schedule.may_be_succeeded

    def looked_at_last(season: Season, now: datetime) -> bool:
        club.now = until
        return may_be_succeeded(season, now)

    club.now = until - timedelta(seconds=1)
    monkeypatch.setattr(schedule, "may_be_succeeded", looked_at_last)
    await club.seasons.advance(club.id)
    assert (await club.season()).phase == "open"
    await club.wait()
    assert (await club.season()).phase == "drawn"
