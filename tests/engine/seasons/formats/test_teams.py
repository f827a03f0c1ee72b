"""Seasons of teams over a store and real matches: boards, the bench, captains, meetings and the table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from functools import partial

import pytest

from engine.ids import MatchId, PersonId
from engine.log import chain
from engine.matches.state.match import Match
from engine.seasons.course import beginning, schedule
from engine.seasons.entrants import leave
from engine.seasons.errors import (
    AlreadySignedUp,
    BadLineup,
    BadSeasonRules,
    CannotHandOver,
    InvisibleName,
    NoSuchTeam,
    NotCaptain,
    NotInSeason,
)
from engine.seasons.facts import codec
from engine.seasons.facts.formats import TeamRules
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.facts.teams import CaptainChanged, LineupSet
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.files.audit import audit
from engine.seasons.fold.fold import fold
from engine.seasons.formats import FORMATS
from engine.seasons.formats.teams import roster
from engine.seasons.formats.teams.format import lined_up
from engine.seasons.organisers import neutrality
from engine.seasons.results.hall_of_fame import final_of, hall
from engine.seasons.results.roles import RoleChoice, due
from engine.seasons.service import service
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squads
from games.core import Seat
from games.registry import GAMES
from leagues.core import EntrantId
from tests.engine.seasons.season_bench import SeasonBench
from tests.engine.seasons.season_builders import RULES, SLOW, START

REDS, BLUES, GREENS = (EntrantId(number) for number in (1, 2, 3))
TEAMS: Mapping[str, tuple[int, ...]] = {"Reds": (1, 2, 3), "Blues": (4, 5), "Greens": (6, 7)}
OF_TEAMS = replace(
    RULES,
    own=TeamRules(boards=2),
    least=2,
    most=8,
    promoted=0,
    relegated=0,
    scoring=SeasonScoring(tie_breaks=("boards", "direct")),
    recurs=False,
    sign_up_days=3,
    days=30,
    policy=SLOW,
)
A1, A2, A3, B1, B2, C1, C2, STRANGER = map(PersonId, range(1, 9))


def founded_by(captain: PersonId, name: str, others: list[PersonId], season: Season, _: Progress) -> Facts:
    return roster.found(season, captain, name, others)


def joined_by(person: PersonId, team: EntrantId, season: Season, _: Progress) -> Facts:
    return roster.join(season, person, team, {})


def left_by(person: PersonId, season: Season, progress: Progress) -> Facts:
    return roster.leave(season, person, progress)


class Club(SeasonBench):
    """A server in which teams meet, under a clock that is moved by hand."""

    async def do(self, decide: Callable[[Season, Progress], Facts]) -> Season:
        await self.seasons.act(self.id, decide)
        await self.seasons.advance(self.id)
        return await self.season()

    async def found(self, named: Mapping[str, tuple[int, ...]] = TEAMS) -> Season:
        await self.open("Cup", OF_TEAMS)
        for number, (name, members) in enumerate(named.items(), 1):
            captain, *others = map(PersonId, members)
            await self.do(partial(founded_by, captain, name, others))
            for other in others:
                await self.do(partial(joined_by, other, EntrantId(number)))
        return await self.season()

    async def start(self) -> Season:
        await self.found()
        await self.wait(days=3)
        await self.wait(hours=RULES.objection_hours)
        return await self.season()

    async def found_again(self) -> Season:
        """Return the season as its log alone makes it."""
        log = await self.store.seasons.log(self.id)
        return fold(self.id, [(codec.decode(each.body), each.at, each.digest) for each in log])

    async def give_up(self, *losers: PersonId) -> None:
        """Let these people give up all matches at which they sit; of two the one who is named first."""
        season = await self.season()
        for number in (await self.seasons.progress(season)).seated:
            match = await self.matches.match(season.matches[number])
            found = [loser for loser in losers if loser in match.persons]
            if found:
                await self.matches.resign(match.id, found[0])
        await self.seasons.advance(self.id)


@pytest.fixture
async def club() -> Club:
    return Club()


def to_move(match: Match) -> Seat:
    """Return who is to move."""
    return match.due(GAMES["gamwin"])[0]


def first_line(match: Match) -> str:
    """Return the first line that is offered."""
    offered = GAMES["gamwin"].notation.suggest(match.state, to_move(match), "")
    return next(each.line for each in offered if each.is_complete)


def seated(season: Season, number: int) -> tuple[PersonId | None, ...]:
    return season.players(season.fixtures[number])


async def test_boards_are_matches_in_which_seats_change(club: Club) -> None:
    season = await club.start()
    assert season.phase == "running"
    assert len(season.fixtures) == 6
    assert {each.round for each in season.fixtures.values()} == {1, 2, 3}
    first = [each for each in season.fixtures.values() if each.round == 1]
    assert first[0].entrants == first[1].entrants[::-1]
    assert sorted(season.matches) == [each.number for each in first]
    for fixture in first:
        match = await club.matches.match(season.matches[fixture.number])
        assert match.persons == season.players(fixture)
        assert {
            season.of(Squads).teams[one].members.index(who)
            for one, who in zip(fixture.entrants, match.persons, strict=True)
        } == {(fixture.number - 1) % 2}


async def test_teams_play_to_the_end_with_match_points_before_board_points(club: Club) -> None:
    await club.start()
    for _ in range(3):
        await club.give_up(C1, C2, B2, A1, A2, B1)
    season = await club.season()
    assert season.phase == "closed"
    (table,) = await club.seasons.tables(season)
    rows = {row.entrant: row for row in table.rows}
    assert rows[GREENS].place == 3
    assert rows[GREENS].points == 0
    assert [rows[one].points for one in (REDS, BLUES)] == [3, 3]
    assert [rows[one].figures["boards"].value for one in (REDS, BLUES, GREENS)] == [3, 3, 0]
    assert {rows[one].place for one in (REDS, BLUES)} == {1}
    assert await club.found_again() == season


async def test_titles_and_roles_are_those_of_all_who_have_played_for_the_team(club: Club) -> None:
    season = await club.start()
    playing = due(RoleChoice(900, (901,)), [(season, await club.seasons.tables(season))])
    assert playing == {900: frozenset(), 901: {A1, A2, A3, B1, B2, C1, C2}}
    for _ in range(3):
        await club.give_up(B1, B2, C1, C2)
    season = await club.season()
    tables = await club.seasons.tables(season)
    final = final_of(season, tables)
    assert final is not None
    assert set(final.champions) == {A1, A2}
    assert A3 in final.persons
    assert dict(hall([final]).titles) == {A1: 1, A2: 1}
    assert due(RoleChoice(900), [(season, tables)]) == {900: {A1, A2}}


async def test_a_round_begins_when_the_one_before_is_over_or_its_time_has_come(club: Club) -> None:
    season = await club.start()
    assert season.of(Squads).begun == 1
    await club.wait(days=9.5)
    assert (await club.season()).of(Squads).begun == 1
    await club.wait(days=1)
    assert (await club.season()).of(Squads).begun == 2
    await club.give_up(A1, A2, B1, B2, C1, C2)
    assert (await club.season()).of(Squads).begun == 3


async def test_who_is_missing_is_left_out_and_the_bench_moves_up(club: Club) -> None:
    season = await club.found()
    assert season.of(Squads).teams[REDS].members == (A1, A2, A3)
    await club.do(lambda now, _: roster.set_missing(now, A1, A1, is_missing=True))
    await club.wait(days=3)
    await club.wait(hours=24)
    season = await club.season()
    for _ in range(3):
        own = [
            number for number, persons in season.of(Squads).lineups.items() if REDS in season.fixtures[number].entrants
        ]
        for number in own:
            place = season.fixtures[number].entrants.index(REDS)
            assert seated(season, number)[place] == (A2, A3)[(number - 1) % 2]
        await club.give_up(A1, A2, B1, B2, C1, C2)
        season = await club.season()


async def test_a_board_without_anybody_is_lost_without_play(club: Club) -> None:
    await club.found()
    await club.do(lambda now, _: roster.set_missing(now, B1, B2, is_missing=True))
    await club.wait(days=3)
    await club.wait(hours=24)
    for _ in range(3):
        await club.give_up(A1, A2, C1, C2)
    season = await club.season()
    lost = [each.fact for each in season.rulings.values()]
    assert {(fact.ending, fact.by) for fact in lost} == {("walkover", None)}
    assert all(season.fixtures[fact.fixture].entrants[fact.places.index(2)] == BLUES for fact in lost)
    assert len(lost) == 2
    assert len(season.matches) == 4


async def test_the_bench_steps_in_at_a_running_board(club: Club) -> None:
    season = await club.start()
    while not any(A2 in persons for persons in season.of(Squads).lineups.values()):
        await club.give_up(B1, B2, C1, C2, A1, A2)
        season = await club.season()
    number = next(number for number, persons in season.of(Squads).lineups.items() if A2 in persons)
    with pytest.raises(NotCaptain):
        await club.do(lambda now, progress: roster.step_in(now, A2, number, progress))
    season = await club.do(lambda now, progress: roster.step_in(now, A1, number, progress))
    assert A3 in seated(season, number)
    assert A3 in (await club.matches.match(season.matches[number])).persons
    with pytest.raises(BadLineup):
        await club.do(lambda now, progress: roster.step_in(now, A1, number + (1 if number % 2 else -1), progress))


async def test_somebody_silent_is_replaced_from_the_bench_and_a_silent_captain_succeeded(club: Club) -> None:
    season = await club.start()
    while REDS not in {one for number in season.matches for one in season.fixtures[number].entrants}:
        await club.give_up(B1, B2, C1, C2, A1, A2)
        season = await club.season()
    await club.wait(days=RULES.silent_days + 1)
    season = await club.season()
    due = [who for number in season.matches for who in (await club.matches.match(season.matches[number])).persons]
    assert A3 in due
    assert season.of(Squads).teams[REDS].captain in (A1, A2)


async def test_the_bench_plays_on_at_one_board_of_a_meeting_where_two_are_silent(club: Club) -> None:
    season = await club.start()
    while REDS not in {one for number in season.matches for one in season.fixtures[number].entrants}:
        await club.give_up(B1, B2, C1, C2, A1, A2)
        season = await club.season()
    for match_id in [season.matches[number] for number in (await club.seasons.progress(season)).seated]:
        match = await club.matches.match(match_id)
        if match.persons[to_move(match)] not in (A1, A2) and {A1, A2} & {*match.persons}:
            await club.matches.play(match_id, match.persons[to_move(match)], first_line(match))
    await club.seasons.advance(club.id)
    await club.wait(days=RULES.silent_days + 1)
    season = await club.season()
    stepped_in = [number for number, persons in season.of(Squads).lineups.items() if A3 in persons]
    assert len(stepped_in) == 1


async def test_a_silent_member_was_replaced_up_to_twice_as_late(club: Club) -> None:
    """The season looked at who was silent a while after its last look, whenever their silence had begun."""
    season = await club.start()
    await club.wait(hours=5)
    season = await club.season()
    progress = await club.seasons.progress(season)
    begun, now = min(since for _, since in progress.stalled.values()), club.now
    assert schedule.next_at(season, progress, now) == begun + timedelta(days=RULES.silent_days)
    later = begun + timedelta(days=RULES.silent_days)
    next_look = schedule.next_at(season, progress, later)
    assert next_look is not None
    assert next_look > later, "once it is known, nobody looks for it again and again"


async def test_a_captain_silent_at_two_boards_was_succeeded_twice(club: Club) -> None:
    """Organisers had let a match of an earlier round be played again."""
    season = await club.start()
    while len(boards := [at for at, persons in season.of(Squads).lineups.items() if B1 in persons]) < 2:
        await club.give_up(C1, C2, A1, A2, B1, B2)
        season = await club.season()
    held_up = dict.fromkeys(boards, (B1, START))
    facts = FORMATS["teams"].due(season, Progress(stalled=held_up), START + timedelta(days=60))
    assert facts == (CaptainChanged("captain_changed", BLUES, B2, "silent"),)


async def test_two_silent_members_made_each_other_captain_without_end(club: Club) -> None:
    """Each look at the season found a silent captain, and a successor who was silent, too: the log grew for ever."""
    season = await club.start()
    for number in (await club.seasons.progress(season)).seated:
        match = await club.matches.match(season.matches[number])
        while match.persons[to_move(match)] not in (B1, B2):
            match = (await club.matches.play(match.id, match.persons[to_move(match)], first_line(match))).after
    await club.wait(days=RULES.silent_days + 1)
    season = await club.season()
    assert {person for person, _ in (await club.seasons.progress(season)).stalled.values()} == {B1, B2}
    assert season.of(Squads).teams[BLUES].captain == B1


async def test_whoever_leaves_with_their_team_does_not_leave_again(club: Club) -> None:
    """The second press on *Leave* was answered with an error of ours."""
    await club.start()
    await club.do(partial(left_by, C2))
    assert (await club.do(partial(left_by, C1))).has_left(GREENS)
    with pytest.raises(NotInSeason):
        await club.do(partial(left_by, C1))
    assert await club.seasons.absences.lost_member(club.id, C1) is None


async def test_a_captain_who_leaves_is_succeeded_and_the_bench_plays_on(club: Club) -> None:
    season = await club.start()
    while not any(A1 in persons for persons in season.of(Squads).lineups.values()):
        await club.give_up(B1, B2, C1, C2, A1, A2)
        season = await club.season()
    number = next(number for number, persons in season.of(Squads).lineups.items() if A1 in persons)
    await club.seasons.absences.lost_member(club.id, A1)
    await club.seasons.advance(club.id)
    season = await club.season()
    assert season.of(Squads).teams[REDS] == replace(season.of(Squads).teams[REDS], captain=A2, members=(A2, A3))
    assert A3 in (await club.matches.match(season.matches[number])).persons
    assert A1 not in season.people
    assert neutrality.party_to(season, A1, {1}) == 1
    assert season.entrant_of(A1) is None


async def test_the_last_who_leaves_takes_the_team_along(club: Club) -> None:
    await club.start()
    for person in (B1, B2):
        await club.do(lambda now, progress, who=person: roster.leave(now, who, progress))  # type: ignore[misc]
    season = await club.season()
    assert season.has_left(BLUES)
    await club.wait(hours=1)
    for _ in range(3):
        await club.give_up(A1, A2, A3, C1, C2)
    season = await club.season()
    assert season.phase == "closed"
    (table,) = await club.seasons.tables(season)
    assert (table.row(BLUES).won, table.row(BLUES).points) == (0, Fraction(0))


async def test_a_team_without_somebody_for_each_board_does_not_take_part(club: Club) -> None:
    await club.found({**TEAMS, "Loners": (8,)})
    await club.wait(days=3)
    season = await club.season()
    assert sorted(season.entrants) == [REDS, BLUES, GREENS]
    assert season.phase == "drawn"


async def test_joining_needs_an_invitation_and_only_one_team(club: Club) -> None:
    await club.found()
    with pytest.raises(NoSuchTeam):
        await club.do(lambda now, _: roster.join(now, STRANGER, REDS, {}))
    for captain in (A1, B1):
        await club.do(lambda now, _, who=captain: roster.invite(now, who, [STRANGER]))  # type: ignore[misc]
    await club.do(lambda now, _: roster.join(now, STRANGER, REDS, {}))
    with pytest.raises(AlreadySignedUp):
        await club.do(lambda now, _: roster.join(now, STRANGER, BLUES, {}))
    season = await club.do(lambda now, _: roster.decline(now, STRANGER, BLUES))
    assert season.of(Squads).teams[BLUES].invited == ()
    with pytest.raises(BadLineup):
        await club.do(lambda now, _: roster.invite(now, B1, [STRANGER]))
    for taken in ("reds", "Re\u00adds", "Reds\u3164"):
        with pytest.raises(BadLineup):
            await club.do(lambda now, _, name=taken: roster.found(now, PersonId(50), name, []))  # type: ignore[misc]
    with pytest.raises(InvisibleName):
        await club.do(lambda now, _: roster.found(now, PersonId(50), "\u200b\u3164", []))


async def test_the_order_of_boards_keeps_to_the_ratings(club: Club) -> None:
    await club.found()
    ratings = {A1: 1500, A2: 1450, A3: 1300}
    season = await club.do(lambda now, _: roster.move_up(now, A1, A2, ratings))
    assert season.of(Squads).teams[REDS].members == (A2, A1, A3)
    with pytest.raises(BadLineup) as refused:
        await club.do(lambda now, _: roster.move_up(now, A1, A3, ratings))
    assert refused.value.params["reason"] == "limit"
    with pytest.raises(NotCaptain):
        await club.do(lambda now, _: roster.move_up(now, A2, A1, ratings))
    await club.do(lambda now, _: roster.invite(now, A1, [STRANGER]))
    season = await club.do(lambda now, _: roster.join(now, STRANGER, REDS, {**ratings, STRANGER: 2000}))
    assert season.of(Squads).teams[REDS].members == (STRANGER, A1, A2, A3)


async def test_a_captain_can_hand_over_and_leave_before_the_draw(club: Club) -> None:
    await club.found()
    season = await club.do(lambda now, _: roster.hand_over(now, A1, A3))
    assert season.of(Squads).teams[REDS].captain == season.entrants[REDS].person == A3
    season = await club.do(lambda now, progress: roster.leave(now, A3, progress))
    assert season.of(Squads).teams[REDS].captain == A1
    for person in (A1, A2):
        await club.do(lambda now, progress, who=person: roster.leave(now, who, progress))  # type: ignore[misc]
    assert REDS not in (await club.season()).entrants
    with pytest.raises(NotInSeason):
        await club.do(lambda now, progress: roster.leave(now, A1, progress))


async def test_the_audit_repeats_who_plays_for_a_team(club: Club) -> None:
    season = await club.start()
    log, seed = await club.store.seasons.log(club.id), await club.store.seasons.seed(club.id)
    summary = await club.store.seasons.summary(club.id)
    assert audit(club.id, log, summary=summary, seed=seed) == ()
    facts = [codec.decode(each.body) for each in log]
    at = next(number for number, fact in enumerate(facts) if isinstance(fact, LineupSet))
    lineup = facts[at]
    assert isinstance(lineup, LineupSet)
    (first, *others), before = lineup.boards, fold_of(facts[:at], season)
    forged = replace(lineup, boards=(replace(first, persons=first.persons[::-1]), *others))
    assert next(lined_up(before, 1)) == lineup
    bodies = [*map(codec.encode, facts[:at]), codec.encode(forged)]
    linked = chain.link(bodies, match=MatchId(club.id), after=0, previous=chain.GENESIS, at=START)
    assert "draw" in {fault.code for fault in audit(club.id, linked, summary=summary, seed=seed)}


def fold_of(facts: Sequence[SeasonFact], season: Season) -> Season:
    return fold(season.id, [(fact, START, "") for fact in facts])


async def test_nobody_hands_a_team_over_to_a_stranger(club: Club) -> None:
    season = await club.start()
    with pytest.raises(CannotHandOver):
        leave.hand_over(season, A1, STRANGER, club.now)


def test_a_meeting_has_two_to_six_boards() -> None:
    for boards in (1, 7):
        with pytest.raises(BadSeasonRules):
            beginning.check_rules(replace(OF_TEAMS, own=TeamRules(boards=boards)))


async def test_a_season_that_never_comes_to_rest_is_given_up(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.start()
    season = await club.season()

    def due(*_: object) -> Facts:
        return (CaptainChanged("captain_changed", BLUES, B2, "silent"),)

    monkeypatch.setattr(service, "MOST_CHANGES", 20)
    monkeypatch.setattr(type(FORMATS["teams"]), "due", due)
    with pytest.raises(service.DidNotSettle):
        await club.seasons.advance(club.id)
    assert (await club.season()).seq <= season.seq + 22
