"""Rewinds: a branch that goes on from an earlier fact, repeated or fresh draws, what stays readable, who knows what."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pytest

from engine.ids import MatchId, PersonId
from engine.log import chain
from engine.log.facts.chance import ChanceDrawn
from engine.log.facts.codec import decode_fact, encode_fact
from engine.log.facts.rulings import Draws, MatchRewound
from engine.log.facts.secrets import SecretsDelivered
from engine.log.facts.union import Fact
from engine.matches.errors import NoSuchLine, NoSuchMove, WrongPhase
from engine.matches.service.audit import Fault, audit
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.moderation.disclosure import Disclosed
from engine.moderation.errors import NoRewind, PlaysInMatch
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.stores.store import Store
from games.core import Seat
from storage.sealing import AesSeal
from tests.engine.lockbox import Lockbox
from tests.engine.log_builders import ANNA, BERT, CARL, GAMES_AND_TOY, refused
from tests.engine.service_fixtures import assert_sound, serve, start
from tests.memory.store import MemoryStore

T = TypeVar("T")


class Room:
    """A match of Ladder with Anna and Bert, and Carl who moderates."""

    def __init__(self) -> None:
        self.store: Store = MemoryStore()
        self.matches = serve(self.store)
        self.moderators = Moderators(self.matches, self.store)
        self.id = MatchId("")

    async def start(self) -> Match:
        match = await start(self.matches, ANNA, BERT)
        self.id = match.id
        return match

    async def play(self, *lines: str) -> Match:
        match = await self.matches.match(self.id)
        for line in lines:
            match = await self.matches.match(self.id)
            (seat,) = match.due(self.matches.game_of(match))
            match = (await self.matches.play(self.id, match.persons[seat], line)).after
        return match

    async def rewind(self, back_to: int, *, draws: Draws = "fresh", by: PersonId = CARL) -> Change:
        return await self.moderators.act(
            self.id, by, "rewind", note="because", chosen=Choices(back_to=back_to, draws=draws)
        )

    async def facts(self) -> list[Fact]:
        return [decode_fact(entry.body) for entry in await self.matches.logs.log(self.id)]

    async def throws(self) -> list[tuple[int, int]]:
        """Return number and value of every draw of a throw."""
        facts = [fact for fact in await self.facts() if isinstance(fact, ChanceDrawn)]
        return [(draw.number, draw.value) for fact in facts for draw in fact.draws]


@pytest.fixture
def room() -> Room:
    return Room()


async def test_the_match_is_as_it_was_then_and_its_buttons_are_stale(room: Room) -> None:
    await room.start()
    then = await room.play("climb", "wait")
    now = await room.play("climb", "climb")
    after = (await room.rewind(then.seq)).after
    assert (after.state, after.moves, after.latest_actions) == (then.state, 2, then.latest_actions)
    assert after.position == now.position + 1
    await assert_sound(room.store, room.id)


async def test_the_fact_says_who_why_and_whereto(room: Room) -> None:
    then = await room.start()
    await room.play("wait")
    change = await room.moderators.act(
        room.id, CARL, "rewind", note="  a slip  ", chosen=Choices(back_to=then.seq, draws="repeated")
    )
    assert change.facts == (
        MatchRewound(kind="match_rewound", back_to=then.seq, by=CARL, note="a slip", draws="repeated"),
    )


async def test_repeated_draws_throw_again_what_was_thrown(room: Room) -> None:
    then = await room.start()
    await room.play("climb", "climb")
    first = await room.throws()
    await room.rewind(then.seq, draws="repeated")
    await room.play("climb", "climb", "climb")
    again = (await room.throws())[len(first) :]
    assert again[: len(first)] == first
    assert again[len(first)][0] == first[-1][0] + 1
    await assert_sound(room.store, room.id)


async def test_fresh_draws_have_numbers_that_were_never_used(room: Room) -> None:
    then = await room.start()
    await room.play("climb", "climb")
    used = await room.throws()
    await room.rewind(then.seq, draws="fresh")
    await room.play("climb")
    assert (await room.throws())[-1][0] == used[-1][0] + 1


async def test_fresh_is_fresh_also_in_the_middle_of_repeated_draws(room: Room) -> None:
    then = await room.start()
    await room.play("climb", "climb", "climb")
    used = await room.throws()
    await room.rewind(then.seq, draws="repeated")
    await room.play("climb")
    await room.rewind(then.seq, draws="fresh")
    await room.play("climb")
    assert (await room.throws())[-1][0] == used[-1][0] + 1
    await assert_sound(room.store, room.id)


async def test_a_takeback_in_the_middle_of_repeated_draws_throws_something_new(room: Room) -> None:
    then = await room.start()
    await room.play("climb", "climb", "climb")
    used = await room.throws()
    await room.rewind(then.seq, draws="repeated")
    await room.play("climb")
    await room.matches.offer_takeback(room.id, ANNA)
    await room.matches.answer(room.id, BERT, kind="takeback", is_accepted=True)
    await room.play("climb")
    assert (await room.throws())[-1][0] == used[-1][0] + 1
    await assert_sound(room.store, room.id)


async def test_what_was_undone_stays_readable_and_can_be_looked_at(room: Room) -> None:
    then = await room.start()
    undone = await room.play("climb", "wait", "climb")
    await room.rewind(then.seq)
    await room.play("wait")
    play = await room.matches.logs.whole_play(room.id)
    assert [step.transition.action.kind for step in play.played] == ["wait"]
    (left,) = play.undone
    assert [step.transition.action.kind for step in left.played] == ["climb", "fall", "wait", "climb", "fall"]
    assert left.kept == 0
    assert await room.matches.logs.state_at(room.id, 3, undone=1) == undone.state
    assert await room.matches.logs.state_at(room.id, 0, undone=1) == then.state
    with refused(NoSuchLine, count=1):
        await room.matches.logs.state_at(room.id, 0, undone=2)
    with refused(NoSuchMove, last=3):
        await room.matches.logs.state_at(room.id, 4, undone=1)


async def test_a_line_that_was_undone_can_be_put_in_effect_again(room: Room) -> None:
    then = await room.start()
    undone = await room.play("climb", "wait", "climb")
    await room.rewind(then.seq)
    await room.play("wait", "wait")
    again = (await room.rewind(undone.seq, draws="repeated")).after
    assert (again.state, again.moves, again.draws) == (undone.state, 3, undone.draws)
    play = await room.matches.logs.whole_play(room.id)
    assert [step.transition.action.kind for step in play.played] == ["climb", "fall", "wait", "climb", "fall"]
    assert [left.kept for left in play.undone] == [0, 0]
    await assert_sound(room.store, room.id)


async def test_who_has_resigned_since_plays_again(room: Room) -> None:
    match = await start(room.matches, ANNA, BERT, CARL, seats=3)
    room.id = match.id
    await room.matches.resign(room.id, BERT)
    dora = PersonId(99)
    after = (
        await room.moderators.act(
            room.id, dora, "rewind", note="pressed by mistake", chosen=Choices(back_to=match.seq, draws="fresh")
        )
    ).after
    assert after.resigned == ()
    assert after.state == match.state
    await assert_sound(room.store, room.id)


@pytest.mark.parametrize("person", [ANNA, BERT])
async def test_who_plays_does_not_rewind(room: Room, person: PersonId) -> None:
    then = await room.start()
    await room.play("wait")
    with refused(PlaysInMatch):
        await room.rewind(then.seq, by=person)


async def test_there_is_no_rewind_to_the_present_to_a_throw_or_before_the_start(room: Room) -> None:
    await room.start()
    match = await room.play("climb")
    for seq in (1, 2, match.seq - 1, match.seq):
        with refused(NoRewind):
            await room.rewind(seq)
    with refused(NoSuchMove, last=match.seq):
        await room.rewind(match.seq + 1)


async def test_a_match_whose_seed_is_open_is_not_rewound(room: Room) -> None:
    then = await room.start()
    await room.play("wait")
    await room.matches.resign(room.id, ANNA)
    with refused(WrongPhase, phase="over"):
        await room.rewind(then.seq)


async def test_who_looks_first_changes_nothing(room: Room) -> None:
    then = await room.start()
    match = await room.play("climb", "wait")
    looked = await room.moderators.rewinding(room.id, CARL, then.seq)
    assert [step.transition.action.kind for step in looked.undone] == ["climb", "fall", "wait"]
    assert looked.disclosed == (Disclosed(then.seq + 2, "throw", None, thrown=looked.undone[1].transition),)
    assert await room.matches.match(room.id) == match


async def test_the_audit_finds_a_rewind_that_lies_about_the_draws(room: Room) -> None:
    then = await room.start()
    await room.play("climb")
    await room.rewind(then.seq, draws="fresh")
    await room.play("climb")
    facts = [replace(fact, draws="repeated") if isinstance(fact, MatchRewound) else fact for fact in await room.facts()]
    entries = chain.link(map(encode_fact, facts), match=room.id, after=0, previous=chain.GENESIS, at=chain.EPOCH)
    found = audit(GAMES_AND_TOY, room.id, entries, snapshot=None, seed=await room.store.matches.seed(room.id))
    assert Fault("draw", len(facts)) in found


class TestSecrets:
    """What is learned in a game with secrets."""

    @pytest.fixture
    def room(self) -> Room:
        room = Room()
        room.store = MemoryStore(AesSeal(bytes(32)))
        room.matches = Matches(room.store, {"lockbox": Lockbox().game})
        room.moderators = Moderators(room.matches, room.store)
        return room

    async def begin(self, room: Room) -> Match:
        proposed = await room.matches.invitations.propose(
            "lockbox", by=ANNA, server=7, channel=8, invited=[BERT], wished_seat=Seat(0)
        )
        room.id = proposed.after.id
        await room.matches.invitations.join(room.id, BERT)
        await room.matches.deliver(room.id, ANNA, how="message")
        return (await room.matches.deliver(room.id, BERT, how="fetched")).after

    @pytest.mark.parametrize("again", ["mark 3", "mark 5"])
    async def test_no_refusal_tells_that_somebody_did_the_same_in_secret_again(self, room: Room, again: str) -> None:
        began = await self.begin(room)
        undone = await room.play("mark 3")
        await room.rewind(began.seq)
        await room.play(again)
        assert (await room.moderators.rewinding(room.id, CARL, undone.seq)).earlier.seq == undone.seq

    async def test_answers_own_secrets_looks_and_sheets_are_named(self, room: Room) -> None:
        then = await self.begin(room)
        wrong = then.state.numbers[0] % 9 + 1
        await room.play(f"guess {wrong}", "mark 3")
        await room.moderators.act(room.id, CARL, "reveal", note="to be sure")
        looked = await room.moderators.rewinding(room.id, CARL, then.seq)
        assert [(secret.what, secret.person, secret.text) for secret in looked.disclosed] == [
            ("answer", None, f"guess {wrong} -"),
            ("own", BERT, ""),
            ("looked", CARL, ""),
            ("sheet", ANNA, ""),
            ("sheet", BERT, ""),
        ]

    async def test_secrets_that_were_told_stay_told(self, room: Room) -> None:
        then = await self.begin(room)
        await room.play("mark 3")
        after = (await room.rewind(then.seq)).after
        assert after.undelivered == ()
        assert after.secrets == 2, "a salt is used once"
        await room.play("mark 4")
        facts = await room.facts()
        assert sum(isinstance(fact, SecretsDelivered) for fact in facts) == 2
        ended = (await room.matches.resign(room.id, ANNA)).after
        found = audit(
            {"lockbox": Lockbox().game},
            room.id,
            await room.store.matches.log(room.id),
            snapshot=await room.store.matches.snapshot(room.id),
            seed=await room.store.matches.seed(room.id),
            seal=room.store.seal,
        )
        assert (ended.secrets, found) == (3, ())


async def test_the_form_of_a_rewind_replays_the_log_once() -> None:
    """It took six replays of 20 to 90 ms each, on the event loop."""
    replays = 0

    async def counting(work: Callable[[], T], /) -> T:
        nonlocal replays
        replays += 1
        return work()

    room = Room()
    await room.start()
    await room.play("climb", "wait", "climb")
    matches = serve(room.store, off_loop=counting)
    play = await matches.logs.whole_play(room.id)
    await Moderators(matches, room.store).rewinding(room.id, CARL, play.started, play=play)
    assert replays == 1
