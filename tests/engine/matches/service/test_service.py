"""The use cases over real stores: invitations, lines, looking back; what is returned is what the log says."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import pytest

from engine.ids import MatchId, PersonId
from engine.log.facts.chance import ChanceDrawn
from engine.log.facts.codec import decode_fact
from engine.log.facts.play import ActionTaken
from engine.log.facts.start import MatchProposed, MatchStarted
from engine.log.json_text import SHAPE_DIGITS
from engine.matches.decisions import dice
from engine.matches.decisions.dice import ScriptedChance
from engine.matches.errors import (
    AlreadyIn,
    BadProposal,
    NotAPlayer,
    NotInvited,
    NotOverYet,
    NotYourTurn,
    StalePosition,
    UnknownGame,
    UnknownMatch,
    WrongPhase,
)
from engine.matches.service.service import Matches
from engine.stores.outbox import Announcement, Stream
from engine.stores.store import Store
from games.core import Options, Outcome, Seat
from games.registry import GAMES
from tests.engine.log_builders import ANNA, BERT, CARL, GAMES_AND_TOY, LADDER, NOON, SEED, STRANGER, refused
from tests.engine.service_fixtures import Clock, assert_sound, invite, serve, start
from tests.engine.toy import TOP, Ladder
from tests.memory.store import MemoryStore

NOWHERE = MatchId("00000000")


class TestInvitations:
    async def test_an_invitation_by_name(self, matches: Matches, store: Store) -> None:
        change = await matches.invitations.propose(
            "ladder", by=ANNA, server=7, channel=8, invited=[BERT, CARL], wished_seat=None, options=[("top", 9)]
        )
        (fact,) = change.facts
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
            policy=None,
            commitment=dice.commitment(SEED, match=change.after.id),
            fixture=None,
            is_rated=False,
            keeps_throws=False,
            hides_gain=False,
            forbids_study=False,
            computer=(),
            is_private=False,
            rest_zone="UTC",
        )
        assert (change.before, change.after.phase) == (None, "proposed")
        assert change.announcement == Announcement(Stream("match", change.after.id), 1, 1)
        assert await matches.match(change.after.id) == change.after
        assert await store.matches.seed(change.after.id) == SEED

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
        assert await store.matches.ids() == []

    async def test_an_unknown_game_cannot_be_proposed(self) -> None:
        with refused(UnknownGame, game="snakes"):
            await serve(MemoryStore()).invitations.propose("snakes", by=ANNA, server=7, channel=8)

    async def test_an_open_invitation_is_for_the_first_who_come(self, matches: Matches) -> None:
        match = await invite(matches, seats=3)
        await matches.invitations.join(match.id, STRANGER)
        with refused(AlreadyIn):
            await matches.invitations.join(match.id, STRANGER)
        started = await matches.invitations.join(match.id, BERT)
        assert set(started.after.persons) == {ANNA, BERT, STRANGER}
        with refused(WrongPhase, phase="running"):
            await matches.invitations.join(match.id, CARL)

    async def test_a_mixed_invitation_keeps_the_named_seat(self, matches: Matches) -> None:
        match = await invite(matches, invited=[BERT], seats=3)
        await matches.invitations.join(match.id, CARL)
        with refused(NotInvited):
            await matches.invitations.join(match.id, STRANGER)
        assert (await matches.invitations.join(match.id, BERT)).after.phase == "running"

    async def test_declined_is_over_before_it_began(self, matches: Matches) -> None:
        match = await invite(matches, invited=[BERT])
        assert (await matches.invitations.decline(match.id, BERT)).after.phase == "withdrawn"
        with refused(WrongPhase, phase="withdrawn"):
            await matches.invitations.join(match.id, BERT)

    async def test_withdrawn_is_over_before_it_began(self, matches: Matches) -> None:
        match = await invite(matches, invited=[BERT])
        assert (await matches.invitations.withdraw(match.id, ANNA)).after.phase == "withdrawn"
        with refused(WrongPhase, phase="withdrawn"):
            await matches.invitations.decline(match.id, BERT)

    async def test_the_start_keeps_the_seed_and_shows_its_commitment(self, matches: Matches, store: Store) -> None:
        match = await start(matches, ANNA, BERT)
        assert await store.matches.seed(match.id) == SEED
        assert match.seed is None
        assert SEED.hex() not in "".join(entry.body for entry in await matches.logs.log(match.id))
        await assert_sound(store, match.id)


REQUESTS: dict[str, Callable[[Matches, MatchId], Awaitable[object]]] = {
    "play": lambda matches, match: matches.play(match, STRANGER, "wait"),
    "resign": lambda matches, match: matches.resign(match, STRANGER),
    "offer_draw": lambda matches, match: matches.offer_draw(match, STRANGER),
    "offer_takeback": lambda matches, match: matches.offer_takeback(match, STRANGER),
    "answer": lambda matches, match: matches.answer(match, STRANGER, kind="draw", is_accepted=True),
    "cancel_offer": lambda matches, match: matches.cancel_offer(match, STRANGER),
    "rematch": lambda matches, match: matches.invitations.rematch(match, STRANGER, channel=1),
    "preview": lambda matches, match: matches.preview(match, STRANGER, "wait"),
}
ALWAYS: dict[str, Callable[[Matches, MatchId], Awaitable[object]]] = {
    "match": lambda matches, match: matches.match(match),
    "log": lambda matches, match: matches.logs.log(match),
    "history": lambda matches, match: matches.logs.history(match),
    "state_at": lambda matches, match: matches.logs.state_at(match, 0),
    "suggest": lambda matches, match: matches.suggest(match, STRANGER, ""),
    "join": lambda matches, match: matches.invitations.join(match, STRANGER),
    "decline": lambda matches, match: matches.invitations.decline(match, STRANGER),
    "withdraw": lambda matches, match: matches.invitations.withdraw(match, STRANGER),
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
        change = await matches.play(match.id, BERT, "climb")
        assert change.after.state.rungs == (6, 1)

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
        assert one.proposal.commitment != other.proposal.commitment
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
        proposed, joined, began, moved, answered = [entry.at for entry in await matches.logs.log(match.id)]
        assert NOON < proposed < joined == began < moved == answered
        assert match.started_at == began

    async def test_another_service_over_the_same_store_goes_on(self, store: Store) -> None:
        clock = Clock()
        match = await start(serve(store, now=clock), ANNA, BERT)
        for number, person in enumerate((ANNA, BERT, ANNA)):
            facts = (await serve(store, now=clock).play(match.id, person, "climb")).facts
            assert isinstance(facts[1], ChanceDrawn)
            assert facts[1].draws[0].number == number
        await assert_sound(store, match.id)


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
        asked = await matches.invitations.rematch(match.id, match.persons[asking], channel=9)
        proposal = asked.after.proposal
        assert (proposal.rematch_of, proposal.options, proposal.server, proposal.channel) == (
            match.id,
            (("top", 20),),
            7,
            9,
        )
        again = await matches.invitations.join(asked.after.id, match.persons[1 - asking])
        assert again.after.persons == (BERT, ANNA)
        assert again.after.state.top == 20
        assert again.after.id != match.id

    async def test_a_game_may_change_the_options_by_how_it_ended_and_who_sits_where(self) -> None:
        game = Rising()
        matches = Matches(MemoryStore(), {"ladder": game.game})
        match = await start(matches, ANNA, BERT)
        over = (await matches.resign(match.id, BERT)).after
        asked = await matches.invitations.rematch(match.id, BERT, channel=9)
        assert asked.after.proposal.options == (("top", 13),)
        assert game.asked == ({"top": 12}, over.outcome, {0: 1, 1: 0})

    async def test_everybody_is_invited_again(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT, CARL)
        for person in match.persons[1:]:
            await matches.resign(match.id, person)
        proposal = (await matches.invitations.rematch(match.id, match.persons[2], channel=9)).after.proposal
        assert (proposal.by, proposal.invited, proposal.wished_seat) == (match.persons[2], match.persons[:2], 0)

    async def test_only_who_has_played_asks_for_a_rematch_and_only_after_the_end(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        with refused(NotOverYet, reason="rematch"):
            await matches.invitations.rematch(match.id, ANNA, channel=9)
        await matches.resign(match.id, ANNA)
        with refused(NotAPlayer):
            await matches.invitations.rematch(match.id, STRANGER, channel=9)


async def test_the_service_tells_which_games_there_are() -> None:
    matches = serve(MemoryStore())
    assert matches.games is GAMES_AND_TOY
    assert matches.game("ladder") is LADDER
    assert matches.game_of(await invite(matches)) is LADDER
    with refused(UnknownGame, game="snakes"):
        matches.game("snakes")


async def test_facts_in_the_log_are_those_returned(matches: Matches) -> None:
    match = await start(matches, ANNA, BERT)
    change = await matches.play(match.id, ANNA, "climb")
    entries = (await matches.logs.log(match.id))[change.announcement.first - 1 :]
    assert tuple(decode_fact(entry.body) for entry in entries) == change.facts
    assert [type(fact) for fact in change.facts] == [ActionTaken, ChanceDrawn]
    assert change.before == replace(match, updated_at=match.updated_at)
    assert isinstance(decode_fact((await matches.logs.log(match.id))[2].body), MatchStarted)


async def test_a_match_kept_by_an_earlier_version_is_read_from_its_log() -> None:
    """A snapshot without a field of today made every press of a button fail."""

    store = MemoryStore()
    matches = serve(store)
    match = await start(matches, ANNA, BERT)
    kept = store.matches.snapshots[match.id]
    store.matches.snapshots[match.id] = replace(kept, body='{"id":"an older shape"}')
    moved = await matches.play(match.id, match.persons[0], "climb")
    assert await matches.match(match.id) == moved.after
    assert (await matches.logs.audit(match.id))[1] == ()


async def test_a_state_kept_by_an_earlier_version_of_its_game_is_read_from_the_log() -> None:
    store = MemoryStore()
    matches = serve(store)
    match = await start(matches, ANNA, BERT)
    kept = store.matches.snapshots[match.id]
    shape, _, body = kept.body.partition(" ")
    store.matches.snapshots[match.id] = replace(kept, body=f"{shape[:SHAPE_DIGITS]}01234567 {body}", state="{}")
    assert (await matches.match(match.id)).state == match.state
