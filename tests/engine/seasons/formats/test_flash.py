"""Flash groups: who waits, who is passed over, when a group starts, and what organisers cannot do to it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ids import MatchId, PersonId
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.errors import AlreadySignedUp, BadSeasonRules, NotInSeason
from engine.seasons.facts import codec
from engine.seasons.facts.flash import WaitTold
from engine.seasons.facts.formats import FlashRules
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.facts.union import Facts
from engine.seasons.files.audit import audit
from engine.seasons.formats import FORMATS, flash
from engine.seasons.state.own import Queue
from engine.seasons.state.season import Season
from tests.engine.seasons.season_bench import CHANNEL, SERVER
from tests.engine.seasons.season_builders import ORGANISER, RULES, Played, organise
from tests.engine.seasons.service.test_service import Club, club

__all__ = ["club"]
FLASH = replace(RULES, own=FlashRules(), least=4, most=4, promoted=0, relegated=0)


async def found(club: Club, people: Sequence[int], **rules: object) -> None:
    """Announce a league of flash groups in which people wait."""
    await club.found(0, **{"own": FlashRules(), "least": 4, "most": 4, "promoted": 0, "relegated": 0, **rules})
    for person in people:
        await enter(club, person)


async def enter(club: Club, person: int) -> None:
    await club.sign_up(person)
    await club.seasons.advance(club.id)


async def going_on(club: Club) -> list[Season]:
    """Return all seasons, the first one first."""
    return [await club.seasons.season(one.season) for one in await club.store.seasons.all()]


def people(season: Season) -> list[int]:
    return [one.person for one in season.entrants.values()]


async def test_the_last_one_needed_starts_the_group_and_the_next_one_opens(club: Club) -> None:
    await found(club, [1, 2, 3])
    (waiting,) = await going_on(club)
    assert (waiting.phase, waiting.until) == ("open", None)
    await enter(club, 4)
    started, following = await going_on(club)
    assert (started.phase, len(started.matches), len(started.divisions)) == ("running", 6, 1)
    assert started.until == club.now + timedelta(days=RULES.days)
    assert (following.phase, following.until, people(following)) == ("open", None, [])
    assert (following.founded.league, following.founded.number) == (started.founded.league, 2)
    for season in (started, following):
        entries, seed = await club.store.seasons.log(season.id), await club.store.seasons.seed(season.id)
        summary = await club.store.seasons.summary(season.id)
        assert audit(season.id, entries, summary=summary, seed=seed) == ()


async def test_who_has_no_room_keeps_their_turn_for_the_next_group(club: Club) -> None:
    for _ in range(2):
        await busy_match(club, 2)
    await found(club, [1, 2, 3], own=FlashRules(room=2))
    assert (await club.seasons.progress(await club.season())).without_capacity == {2}
    await enter(club, 4)
    (waiting,) = await going_on(club)
    assert people(waiting) == [1, 2, 3, 4]
    await enter(club, 5)
    started, following = await going_on(club)
    assert sorted(people(started)) == [1, 3, 4, 5]
    assert people(following) == [2]


async def test_a_group_starts_when_somebody_has_room_again(club: Club) -> None:
    match = await busy_match(club, 2)
    await found(club, [1, 2, 3, 4], own=FlashRules(room=1))
    assert len(await going_on(club)) == 1
    await club.matches.resign(match, PersonId(2))
    await club.wait(minutes=1)
    started, _ = await going_on(club)
    assert people(started) == [1, 2, 3, 4]


async def test_nobody_plays_in_more_groups_than_three_at_once(club: Club) -> None:
    await found(club, [], least=2, most=2, own=FlashRules(room=25))
    for other in (2, 3, 4, 5):
        club.id = (await going_on(club))[-1].id
        if 1 not in people(await club.season()):
            await enter(club, 1)
        await enter(club, other)
    *started, waiting = await going_on(club)
    assert [people(season) for season in started] == [[1, 2], [1, 3], [1, 4]]
    assert people(waiting) == [1, 5]
    (match,) = started[0].matches.values()
    await club.matches.resign(match, PersonId(1))
    await club.seasons.advance(started[0].id)
    await club.wait(minutes=1)
    assert people((await going_on(club))[3]) == [1, 5]
    assert (await going_on(club))[3].phase == "running"


async def test_a_crash_after_the_start_loses_nobody_who_waits_on(club: Club) -> None:
    await busy_match(club, 2)
    await found(club, [1, 2, 3, 4], own=FlashRules(room=1))
    await club.sign_up(5)
    season = await club.season()
    await club.seasons._start_group(season, (1, 3, 4, 5))  # type: ignore[arg-type]  # and then the bot dies
    await club.seasons.advance(season.id)
    _, following = await going_on(club)
    assert people(following) == [2]


async def test_the_same_person_waits_once_and_may_go(club: Club) -> None:
    await found(club, [1, 2])
    with pytest.raises(AlreadySignedUp):
        await club.sign_up(1)
    await club.act(lambda season: signups.sign_off(season, PersonId(1)))
    with pytest.raises(NotInSeason):
        await club.act(lambda season: signups.sign_off(season, PersonId(1)))
    assert people(await club.season()) == [2]


async def test_whoever_waits_is_told_every_two_weeks_how_many_wait(club: Club) -> None:
    await found(club, [1])
    await club.wait(days=7)
    await enter(club, 2)
    for days, times in ((6, 0), (1, 1), (13, 1), (1, 2)):
        await club.wait(days=days)
        assert await waits(club) == [(2, 4)] * times
    for person in (1, 2):
        await club.act(lambda season, person=person: signups.sign_off(season, PersonId(person)))  # type: ignore[misc]
    await club.wait(days=30)
    assert len(await waits(club)) == 2, "nobody waits"


async def waits(club: Club) -> list[tuple[int, int]]:
    facts = [codec.decode(entry.body) for entry in await club.store.seasons.log(club.id)]
    return [(fact.waiting, fact.size) for fact in facts if isinstance(fact, WaitTold)]


async def test_time_in_which_the_bot_was_away_delays_what_is_told(club: Club) -> None:
    await found(club, [1])
    begun = club.now
    club.now += timedelta(days=13)
    await club.seasons.absences.credit(begun, club.now)
    await club.wait(days=2)
    assert not await waits(club)
    await club.wait(days=12)
    assert len(await waits(club)) == 1


async def test_a_paused_pool_starts_nothing_until_it_goes_on(club: Club) -> None:
    await found(club, [1, 2, 3])
    await club.act(lambda season: organise(season, "pause"))
    await enter(club, 4)
    assert len(await going_on(club)) == 1
    await club.act(lambda season: organise(season, "pause"))
    assert len(await going_on(club)) == 2


async def test_a_group_is_played_to_its_final_table(club: Club) -> None:
    await found(club, [1, 2, 3, 4])
    for match in (await club.season()).matches.values():
        await club.give_up(match)
    assert (await club.season()).phase == "closed"
    (table,) = await club.seasons.tables(await club.season())
    assert sorted(row.played for row in table.rows) == [3, 3, 3, 3]


async def busy_match(club: Club, person: int) -> MatchId:
    """Start a match outside of any league for somebody."""
    change = await club.matches.invitations.propose(
        "gamwin", by=PersonId(person), server=SERVER, channel=CHANNEL, invited=[PersonId(50)]
    )
    return (await club.matches.invitations.join(change.after.id, PersonId(50))).after.id


@pytest.mark.parametrize(
    "rules",
    [
        {"least": 1, "most": 1},
        {"least": 9, "most": 9},
        {"least": 3},
        {"own": FlashRules(room=0)},
        {"seats": 4, "least": 6, "most": 6, "scoring": SeasonScoring(tie_breaks=("wins",))},
        {"allows_late": True},
        {"promoted": 1},
    ],
)
def test_rules_that_make_no_group_are_refused(rules: dict[str, object]) -> None:
    with pytest.raises(BadSeasonRules):
        beginning.check_rules(replace(FLASH, **rules))  # type: ignore[arg-type]


def test_groups_at_tables_of_four_need_a_balanced_design() -> None:
    beginning.check_rules(replace(FLASH, seats=4, least=5, most=5, scoring=SeasonScoring(tie_breaks=("wins",))))
    assert FORMATS["flash"].sizes(replace(FLASH, seats=4, most=5), 5) == (5,)


def test_organisers_do_not_end_or_delay_a_wait_and_a_pool_stays_one() -> None:
    played = Played.founded(FLASH)
    played.sign_up(1, 2)
    requests: list[Callable[[], Facts]] = [
        lambda: organise(played.season, "draw"),
        lambda: organise(played.season, "extend", days=1),
        lambda: beginning.change_rules(played.season, RULES, by=ORGANISER),
    ]
    for request in requests:
        with pytest.raises(BadSeasonRules):
            request()
    smaller = replace(FLASH, least=2, most=2)
    played.happen(beginning.change_rules(played.season, smaller, by=ORGANISER))
    assert flash.group(played.season, ()) == (1, 2)


@given(entered=st.lists(st.integers(1, 12), unique=True, max_size=12), busy=st.sets(st.integers(1, 12)))
def test_whoever_waits_is_in_the_group_or_waits_on(entered: list[int], busy: set[int]) -> None:
    played = Played.founded(FLASH)
    played.sign_up(*entered)
    full = {one.id for one in played.season.entrants.values() if one.person in busy}
    chosen = flash.group(played.season, full)
    ready = [one for one in sorted(played.season.entrants) if one not in full]
    assert list(chosen) == (ready[:4] if len(ready) >= 4 else [])
    if chosen:
        played.happen(flash.remain_queued(played.season, chosen))
        assert sorted(played.season.entrants) == sorted(chosen)
        waiting_on = [one.person for one in played.season.of(Queue).waiting_on]
        assert waiting_on == [person for person in entered if person not in people(played.season)]
