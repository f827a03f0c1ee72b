"""The use cases over real stores: invitations, lines, looking back; what is returned is what the log says."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from engine import codec
from engine.dice import RecordedChance, ScriptedChance
from engine.errors import (
    AlreadyIn,
    BadProposal,
    NoSuchMove,
    NotAPlayer,
    NotInvited,
    NotYourTurn,
    StalePosition,
    UnknownGame,
    UnknownMatch,
    WrongPhase,
)
from engine.facts import ActionTaken, ChanceDrawn, MatchId, MatchProposed, MatchStarted, PersonId
from engine.match import Match
from engine.service import Happened, Matches
from engine.store import Announcement, Store
from games.core import MalformedMove, Note, Options, Outcome, Seat
from games.registry import GAMES
from storage.memory import MemoryStore
from tests.engine.serving import Clock, assert_sound, serve, start
from tests.engine.toy import TOP, Climb, Ladder
from tests.engine.written import ANNA, BERT, CARL, GAMES_AND_TOY, LADDER, NOON, SEED, STRANGER, refused

NOWHERE = MatchId("00000000")


@pytest.fixture
def matches(store: Store) -> Matches:
    return serve(store)


async def invite(matches: Matches, **proposed: Any) -> Match:
    proposal = {"by": ANNA, "server": 7, "channel": 8} | proposed
    return (await matches.propose("ladder", **proposal)).after


class TestInvitations:
    async def test_an_invitation_by_name(self, matches: Matches, store: Store) -> None:
        happened = await matches.propose(
            "ladder", by=ANNA, server=7, channel=8, invited=[BERT, CARL], wished_seat=None, options=[("top", 9)]
        )
        (fact,) = happened.facts
        assert fact == MatchProposed(
            kind="match_proposed",
            game="ladder",
            game_version=3,
            options=(("top", 9),),
            seats=3,
            by=ANNA,
            invited=(BERT, CARL),
            wished_seat=None,
            server=7,
            channel=8,
            rematch_of=None,
        )
        assert (happened.before, happened.after.phase) == (None, "proposed")
        assert happened.announcement == Announcement(happened.after.id, first_seq=1, last_seq=1)
        assert await matches.match(happened.after.id) == happened.after
        assert await store.seed(happened.after.id) is None

    @pytest.mark.parametrize(
        ("invited", "seats", "expected"), [([], None, 2), ([BERT], None, 2), ([BERT, CARL], None, 3), ([BERT], 4, 4)]
    )
    async def test_as_many_seats_as_people_named_and_at_least_the_fewest(
        self, invited: list[PersonId], seats: int | None, expected: int
    ) -> None:
        matches = serve(MemoryStore())
        assert (await invite(matches, invited=invited, seats=seats)).proposal.seats == expected

    async def test_a_bad_invitation_leaves_nothing(self, matches: Matches, store: Store) -> None:
        with refused(BadProposal, reason="self"):
            await invite(matches, invited=[ANNA])
        assert await store.match_ids() == []

    async def test_an_unknown_game_cannot_be_proposed(self) -> None:
        with refused(UnknownGame, game="snakes"):
            await serve(MemoryStore()).propose("snakes", by=ANNA, server=7, channel=8)

    async def test_an_open_invitation_is_for_the_first_who_come(self, matches: Matches) -> None:
        match = await invite(matches, seats=3)
        await matches.join(match.id, STRANGER)
        with refused(AlreadyIn):
            await matches.join(match.id, STRANGER)
        started = await matches.join(match.id, BERT)
        assert set(started.after.persons) == {ANNA, BERT, STRANGER}
        with refused(WrongPhase, phase="running"):
            await matches.join(match.id, CARL)

    async def test_a_mixed_invitation_keeps_the_named_seat(self, matches: Matches) -> None:
        match = await invite(matches, invited=[BERT], seats=3)
        await matches.join(match.id, CARL)
        with refused(NotInvited):
            await matches.join(match.id, STRANGER)
        assert (await matches.join(match.id, BERT)).after.phase == "running"

    async def test_declined_is_over_before_it_began(self, matches: Matches) -> None:
        match = await invite(matches, invited=[BERT])
        assert (await matches.decline(match.id, BERT)).after.phase == "withdrawn"
        with refused(WrongPhase, phase="withdrawn"):
            await matches.join(match.id, BERT)

    async def test_withdrawn_is_over_before_it_began(self, matches: Matches) -> None:
        match = await invite(matches, invited=[BERT])
        assert (await matches.withdraw(match.id, ANNA)).after.phase == "withdrawn"
        with refused(WrongPhase, phase="withdrawn"):
            await matches.decline(match.id, BERT)

    async def test_the_start_keeps_the_seed_and_shows_its_commitment(self, matches: Matches, store: Store) -> None:
        match = await start(matches, ANNA, BERT)
        assert await store.seed(match.id) == SEED
        assert match.seed is None
        assert SEED.hex() not in "".join(entry.body for entry in await matches.log(match.id))
        await assert_sound(store, match.id)


REQUESTS: dict[str, Callable[[Matches, MatchId], Awaitable[object]]] = {
    "play": lambda matches, match: matches.play(match, STRANGER, "wait"),
    "resign": lambda matches, match: matches.resign(match, STRANGER),
    "offer_draw": lambda matches, match: matches.offer_draw(match, STRANGER),
    "offer_takeback": lambda matches, match: matches.offer_takeback(match, STRANGER),
    "answer": lambda matches, match: matches.answer(match, STRANGER, kind="draw", is_accepted=True),
    "cancel_offer": lambda matches, match: matches.cancel_offer(match, STRANGER),
    "rematch": lambda matches, match: matches.rematch(match, STRANGER, channel=1),
    "preview": lambda matches, match: matches.preview(match, STRANGER, "wait"),
}
ALWAYS: dict[str, Callable[[Matches, MatchId], Awaitable[object]]] = {
    "match": lambda matches, match: matches.match(match),
    "log": lambda matches, match: matches.log(match),
    "history": lambda matches, match: matches.history(match),
    "state_at": lambda matches, match: matches.state_at(match, 0),
    "suggest": lambda matches, match: matches.suggest(match, STRANGER, ""),
    "join": lambda matches, match: matches.join(match, STRANGER),
    "decline": lambda matches, match: matches.decline(match, STRANGER),
    "withdraw": lambda matches, match: matches.withdraw(match, STRANGER),
}


@pytest.mark.parametrize("request_", REQUESTS | ALWAYS)
async def test_a_match_that_does_not_exist_is_named(request_: str) -> None:
    with refused(UnknownMatch, match=NOWHERE):
        await (REQUESTS | ALWAYS)[request_](serve(MemoryStore()), NOWHERE)


@pytest.mark.parametrize("request_", REQUESTS)
async def test_nothing_is_played_before_the_start(request_: str) -> None:
    matches = serve(MemoryStore())
    match = await invite(matches)
    with refused(WrongPhase, phase="proposed"):
        await REQUESTS[request_](matches, match.id)


class TestPlaying:
    async def test_dice_come_from_the_chance_that_is_given(self, store: Store) -> None:
        script = iter([6, 1])
        matches = serve(store, chance_for=lambda seed, match, begin: ScriptedChance(script, start=begin))
        match = await start(matches, ANNA, BERT)
        await matches.play(match.id, ANNA, "climb")
        happened = await matches.play(match.id, BERT, "climb")
        assert happened.after.state.rungs == (6, 1)

    async def test_a_whole_match_of_the_real_game(self, matches: Matches, store: Store) -> None:
        match = await start(matches, ANNA, BERT, game="colliding_circles")
        game = GAMES["colliding_circles"]
        for _ in range(6):
            (seat,) = match.due(game)
            choice = next(await matches.suggest(match.id, match.persons[seat], ""))
            match = (await matches.play(match.id, match.persons[seat], choice.line, position=match.position)).after
        assert match.moves == 6
        await matches.resign(match.id, BERT)
        await assert_sound(store, match.id)

    async def test_real_seeds_and_names_need_no_help(self, store: Store) -> None:
        matches = Matches(store, GAMES)
        one, other = [await start(matches, ANNA, BERT, game="colliding_circles") for _ in range(2)]
        assert one.id != other.id
        assert one.commitment != other.commitment
        assert one.state.hands != other.state.hands
        for match in (one, other):
            await assert_sound(store, match.id)

    async def test_an_old_position_is_refused_and_nothing_changes(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        played = (await matches.play(match.id, ANNA, "climb", position=0)).after
        with refused(StalePosition):
            await matches.play(match.id, ANNA, "climb", position=0)
        with refused(NotYourTurn, due_seat=1):
            await matches.play(match.id, ANNA, "climb", position=2)
        assert await matches.match(match.id) == played

    async def test_the_log_bears_the_times(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        await matches.play(match.id, ANNA, "climb")
        times = [(entry.at - NOON) // timedelta(seconds=1) for entry in await matches.log(match.id)]
        assert times == [1, 2, 2, 3, 3]
        assert match.started_at == NOON + timedelta(seconds=2)

    async def test_another_service_over_the_same_store_goes_on(self, store: Store) -> None:
        clock = Clock()
        match = await start(serve(store, now=clock), ANNA, BERT)
        for number, person in enumerate((ANNA, BERT, ANNA)):
            facts = (await serve(store, now=clock).play(match.id, person, "climb")).facts
            assert isinstance(facts[1], ChanceDrawn)
            assert facts[1].draws[0].number == number
        await assert_sound(store, match.id)


class TestPreview:
    async def test_it_says_what_a_line_would_do_before_any_throw(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        preview = await matches.preview(match.id, ANNA, " Climb", position=0)
        assert (preview.match, preview.seat, preview.line) == (match, 0, "climb")
        assert preview.after == LADDER.apply(match.state, preview.seat, Climb("climb"))
        assert (preview.notes, preview.additions, preview.outcome) == ((Note("climb", {"at_seat": 0}),), (), None)

    async def test_nothing_changes_and_no_die_is_thrown(self, store: Store) -> None:
        def no_chance(seed: bytes, match: MatchId, begin: int) -> RecordedChance:
            raise AssertionError(match)

        match = await start(serve(store), ANNA, BERT, game="colliding_circles")
        (choice, *_) = await serve(store).suggest(match.id, ANNA, "")
        log, snapshot, outbox = await store.log(match.id), await store.snapshot(match.id), await store.announcements()
        await serve(store, chance_for=no_chance).preview(match.id, ANNA, choice.line)
        assert await store.log(match.id) == log
        assert await store.snapshot(match.id) == snapshot
        assert await store.announcements() == outbox

    @pytest.mark.parametrize(
        ("person", "text", "position", "error"),
        [
            (STRANGER, "climb", 0, NotAPlayer),
            (ANNA, "climb", 1, StalePosition),
            (BERT, "climb", 0, NotYourTurn),
            (ANNA, "jump", 0, MalformedMove),
        ],
    )
    async def test_it_refuses_what_the_move_itself_would_be_refused_for(
        self, person: PersonId, text: str, position: int, error: type[Exception]
    ) -> None:
        matches = serve(MemoryStore())
        match = await start(matches, ANNA, BERT)
        for request in (matches.preview, matches.play):
            with pytest.raises(error):
                await request(match.id, person, text, position=position)


class TestLookingBack:
    async def test_the_position_after_every_move(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT, game="colliding_circles")
        states = [match.state]
        for _ in range(5):
            person = match.persons[match.due(GAMES["colliding_circles"])[0]]
            (_, choice, *_) = await matches.suggest(match.id, person, "")
            match = (await matches.play(match.id, person, choice.line)).after
            states.append(match.state)
        assert [await matches.state_at(match.id, move) for move in range(6)] == states

    async def test_the_start_of_a_game_that_opens_without_a_throw(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        assert await matches.state_at(match.id, 0) == match.state

    async def test_what_was_taken_back_is_passed_over(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        first = (await matches.play(match.id, ANNA, "climb")).after.state
        await matches.play(match.id, BERT, "climb")
        await matches.offer_takeback(match.id, BERT)
        await matches.answer(match.id, ANNA, kind="takeback", is_accepted=True)
        last = (await matches.play(match.id, BERT, "wait")).after.state
        assert [await matches.state_at(match.id, move) for move in range(3)] == [match.state, first, last]

    async def test_the_last_position_is_that_in_which_the_others_play_on(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT, CARL)
        await matches.play(match.id, ANNA, "wait")
        resigned = await matches.resign(match.id, match.persons[1])
        assert await matches.state_at(match.id, 1) == resigned.after.state

    @pytest.mark.parametrize("move", [-1, 2])
    async def test_a_move_that_was_not_made_is_refused(self, move: int) -> None:
        matches = serve(MemoryStore())
        match = await start(matches, ANNA, BERT)
        await matches.play(match.id, ANNA, "climb")
        with refused(NoSuchMove, last=1):
            await matches.state_at(match.id, move)

    async def test_before_the_start_there_is_no_position(self, matches: Matches) -> None:
        match = await invite(matches)
        with refused(NoSuchMove, last=0):
            await matches.state_at(match.id, 0)
        assert await matches.history(match.id) == ()

    async def test_lines_are_suggested_to_whom_it_is_the_turn_of_only(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        lines = {
            person: [choice.line for choice in await matches.suggest(match.id, person, "")]
            for person in (ANNA, BERT, STRANGER)
        }
        assert lines == {ANNA: ["wait", "climb"], BERT: [], STRANGER: []}
        await matches.resign(match.id, BERT)
        assert list(await matches.suggest(match.id, ANNA, "")) == []

    async def test_what_happened_is_told_from_the_log_as_it_was_told_at_once(
        self, matches: Matches, store: Store
    ) -> None:
        told = await eventful(matches)
        assert await store.announcements() == [happened.announcement for happened in told]
        for happened in told:
            again = await matches.happened(happened.announcement)
            assert again == happened
            assert again.after.state == happened.after.state
            if again.before and happened.before:
                assert again.before.state == happened.before.state
        await assert_sound(store, told[-1].after.id)


async def eventful(matches: Matches) -> list[Happened]:
    """Return everything that happened in a match of three in which a lot did."""
    match = await start(matches, ANNA, BERT, CARL)
    entries = await matches.log(match.id)
    told = [await matches.happened(Announcement(match.id, first, last)) for first, last in ((1, 1), (2, 2))]
    told.append(await matches.happened(Announcement(match.id, 3, len(entries))))
    north, east, south = match.persons
    told.append(await matches.play(match.id, north, "climb"))
    told.append(await matches.play(match.id, east, "wait"))
    told.append(await matches.offer_takeback(match.id, north))
    told.append(await matches.answer(match.id, east, kind="takeback", is_accepted=True))
    told.append(await matches.answer(match.id, south, kind="takeback", is_accepted=True))
    told.append(await matches.offer_draw(match.id, south))
    told.append(await matches.cancel_offer(match.id, south))
    told.append(await matches.resign(match.id, east))
    told.append(await matches.offer_draw(match.id, south))
    told.append(await matches.offer_draw(match.id, north))
    assert told[-1].after.phase == "over"
    return told


class TestSummaries:
    async def test_lists_show_who_is_due(self, matches: Matches, store: Store) -> None:
        async def due(match: MatchId) -> set[PersonId]:
            summary = await store.summary(match)
            assert summary is not None
            assert summary.phase == (await matches.match(match)).phase
            return set(summary.due)

        invitation = await invite(matches, invited=[BERT, CARL], seats=4, wished_seat=0)
        assert await due(invitation.id) == {BERT, CARL}
        await matches.join(invitation.id, CARL)
        assert await due(invitation.id) == {BERT}
        await matches.join(invitation.id, STRANGER)
        match = (await matches.join(invitation.id, BERT)).after
        _, east, south, west = match.persons
        assert await due(match.id) == {ANNA}
        await matches.offer_draw(match.id, south)
        assert await due(match.id) == {ANNA, east, west}
        await matches.answer(match.id, west, kind="draw", is_accepted=True)
        assert await due(match.id) == {ANNA, east}
        await matches.play(match.id, ANNA, "wait")
        assert await due(match.id) == {east}
        for person in (west, south, east):
            await matches.resign(match.id, person)
        assert await due(match.id) == set()

    async def test_lists_show_everybody_who_is_in_or_invited(self, matches: Matches, store: Store) -> None:
        match = await invite(matches, invited=[BERT], seats=3)
        await matches.join(match.id, CARL)
        summary = await store.summary(match.id)
        assert summary is not None
        assert (summary.game, summary.server, summary.channel) == ("ladder", 7, 8)
        assert set(summary.persons) == {ANNA, BERT, CARL}


class Rising(Ladder):
    """Ladder, with one rung more in each rematch."""

    asked: object = None

    def rematch_options(self, options: Options, outcome: Outcome, seats: Mapping[Seat, Seat]) -> Options:
        self.asked = (options, outcome, seats)
        return {"top": options.get("top", TOP) + 1}


class TestRematches:
    @pytest.mark.parametrize("asking", [0, 1])
    async def test_the_sides_are_changed_whoever_asks(self, matches: Matches, asking: int) -> None:
        match = await start(matches, ANNA, BERT, options=[("top", 20)])
        await matches.resign(match.id, BERT)
        asked = await matches.rematch(match.id, match.persons[asking], channel=9)
        proposal = asked.after.proposal
        assert (proposal.rematch_of, proposal.options, proposal.server, proposal.channel) == (
            match.id,
            (("top", 20),),
            7,
            9,
        )
        again = await matches.join(asked.after.id, match.persons[1 - asking])
        assert again.after.persons == (BERT, ANNA)
        assert again.after.state.top == 20
        assert again.after.id != match.id

    async def test_a_game_may_change_the_options_by_how_it_ended_and_who_sits_where(self) -> None:
        game = Rising()
        matches = Matches(MemoryStore(), {"ladder": game})
        match = await start(matches, ANNA, BERT)
        over = (await matches.resign(match.id, BERT)).after
        asked = await matches.rematch(match.id, BERT, channel=9)
        assert asked.after.proposal.options == (("top", 13),)
        assert game.asked == ({}, over.outcome, {0: 1, 1: 0})

    async def test_everybody_is_invited_again(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT, CARL)
        for person in match.persons[1:]:
            await matches.resign(match.id, person)
        proposal = (await matches.rematch(match.id, match.persons[2], channel=9)).after.proposal
        assert (proposal.by, proposal.invited, proposal.wished_seat) == (match.persons[2], match.persons[:2], 0)

    async def test_only_who_has_played_asks_for_a_rematch_and_only_after_the_end(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        with refused(WrongPhase, phase="running"):
            await matches.rematch(match.id, ANNA, channel=9)
        await matches.resign(match.id, ANNA)
        with refused(NotAPlayer):
            await matches.rematch(match.id, STRANGER, channel=9)


async def test_the_service_tells_which_games_there_are() -> None:
    matches = serve(MemoryStore())
    assert matches.games is GAMES_AND_TOY
    assert matches.game("ladder") is LADDER
    assert matches.game_of(await invite(matches)) is LADDER
    with refused(UnknownGame, game="snakes"):
        matches.game("snakes")


async def test_facts_in_the_log_are_those_returned(matches: Matches) -> None:
    match = await start(matches, ANNA, BERT)
    happened = await matches.play(match.id, ANNA, "climb")
    entries = (await matches.log(match.id))[happened.announcement.first_seq - 1 :]
    assert tuple(codec.decode_fact(entry.body) for entry in entries) == happened.facts
    assert [type(fact) for fact in happened.facts] == [ActionTaken, ChanceDrawn]
    assert happened.before == replace(match, updated_at=match.updated_at)
    assert isinstance(codec.decode_fact((await matches.log(match.id))[2].body), MatchStarted)
