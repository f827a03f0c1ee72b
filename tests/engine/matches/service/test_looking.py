"""Looking: previews, past positions, suggestions, lists; and what happened, told again from the log."""

import pytest

from engine.ids import MatchId, PersonId
from engine.matches.decisions.dice import RecordedChance
from engine.matches.errors import NoSuchMove, NotAPlayer, NotYourTurn, StalePosition
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.stores.outbox import Announcement, Stream
from engine.stores.store import Store
from games.core import MalformedMove, Note
from games.registry import GAMES
from tests.engine.log_builders import ANNA, BERT, CARL, LADDER, STRANGER, refused
from tests.engine.service_fixtures import assert_sound, invite, serve, start
from tests.engine.toy import Climb
from tests.memory.store import MemoryStore


class TestPreview:
    async def test_it_says_what_a_line_would_do_before_any_throw(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        preview = await matches.preview(match.id, ANNA, " Climb", position=0)
        assert (preview.match, preview.seat, preview.line) == (match, 0, "climb")
        assert preview.after == LADDER.rules.apply(match.state, preview.seat, Climb("climb"))
        assert (preview.notes, preview.additions, preview.outcome) == ((Note("climb", {"at_seat": 0}),), (), None)

    async def test_nothing_changes_and_no_die_is_thrown(self, store: Store) -> None:
        def no_chance(seed: bytes, match: MatchId, begin: int) -> RecordedChance:
            raise AssertionError(match)

        match = await start(serve(store), ANNA, BERT, game="colliding_circles")
        (choice, *_) = await serve(store).suggest(match.id, ANNA, "")
        log, snapshot, outbox = (
            await store.matches.log(match.id),
            await store.matches.snapshot(match.id),
            await store.outbox.announcements(),
        )
        await serve(store, chance_for=no_chance).preview(match.id, ANNA, choice.line)
        assert await store.matches.log(match.id) == log
        assert await store.matches.snapshot(match.id) == snapshot
        assert await store.outbox.announcements() == outbox

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
        assert [await matches.logs.state_at(match.id, move) for move in range(6)] == states

    async def test_the_start_of_a_game_that_opens_without_a_throw(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        assert await matches.logs.state_at(match.id, 0) == match.state

    async def test_what_was_taken_back_is_passed_over(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT)
        first = (await matches.play(match.id, ANNA, "climb")).after.state
        await matches.play(match.id, BERT, "climb")
        await matches.offer_takeback(match.id, BERT)
        await matches.answer(match.id, ANNA, kind="takeback", is_accepted=True)
        last = (await matches.play(match.id, BERT, "wait")).after.state
        assert [await matches.logs.state_at(match.id, move) for move in range(3)] == [match.state, first, last]

    async def test_the_last_position_is_that_in_which_the_others_play_on(self, matches: Matches) -> None:
        match = await start(matches, ANNA, BERT, CARL)
        await matches.play(match.id, ANNA, "wait")
        resigned = await matches.resign(match.id, match.persons[1])
        assert await matches.logs.state_at(match.id, 1) == resigned.after.state

    @pytest.mark.parametrize("move", [-1, 2])
    async def test_a_move_that_was_not_made_is_refused(self, move: int) -> None:
        matches = serve(MemoryStore())
        match = await start(matches, ANNA, BERT)
        await matches.play(match.id, ANNA, "climb")
        with refused(NoSuchMove, last=1):
            await matches.logs.state_at(match.id, move)

    async def test_before_the_start_there_is_no_position(self, matches: Matches) -> None:
        match = await invite(matches)
        with refused(NoSuchMove, last=0):
            await matches.logs.state_at(match.id, 0)
        assert await matches.logs.history(match.id) == ()

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
        assert await store.outbox.announcements() == [change.announcement for change in told]
        for change in told:
            again = await matches.logs.change(change.announcement)
            assert again == change
            assert again.after.state == change.after.state
            if again.before and change.before:
                assert again.before.state == change.before.state
        await assert_sound(store, told[-1].after.id)


async def eventful(matches: Matches) -> list[Change]:
    """Return everything that happened in a match of three in which a lot did."""
    match = await start(matches, ANNA, BERT, CARL)
    entries = await matches.logs.log(match.id)
    stream = Stream("match", match.id)
    told = [await matches.logs.change(Announcement(stream, first, last)) for first, last in ((1, 1), (2, 2))]
    told.append(await matches.logs.change(Announcement(stream, 3, len(entries))))
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
            summary = await store.matches.summary(match)
            assert summary is not None
            assert summary.phase == (await matches.match(match)).phase
            return set(summary.due)

        invitation = await invite(matches, invited=[BERT, CARL], seats=4, wished_seat=0)
        assert await due(invitation.id) == {BERT, CARL}
        await matches.invitations.join(invitation.id, CARL)
        assert await due(invitation.id) == {BERT}
        await matches.invitations.join(invitation.id, STRANGER)
        match = (await matches.invitations.join(invitation.id, BERT)).after
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
        await matches.invitations.join(match.id, CARL)
        summary = await store.matches.summary(match.id)
        assert summary is not None
        assert (summary.game, summary.server, summary.channel) == ("ladder", 7, 8)
        assert set(summary.persons) == {ANNA, BERT, CARL}
