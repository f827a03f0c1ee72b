"""Matches with secrets: sealed and committed to, delivered before anybody moves, opened at the end."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.ids import MatchId, PersonId
from engine.log import chain
from engine.log.codec import Games
from engine.log.facts.chance import SeedOpened
from engine.log.facts.codec import decode_fact, encode_fact
from engine.log.facts.play import ActionTaken, MatchEnded
from engine.log.facts.secrets import SecretDrawn, SecretsDelivered, SecretsLookedAt, SecretsOpened, SecretTaken
from engine.matches.errors import AlreadyDelivered, NoSecrets, NotAPlayer, StillDelivering, WrongPhase
from engine.matches.records.export import exported
from engine.matches.service.audit import Fault, audit
from engine.matches.service.service import Matches
from engine.matches.state.fold import fold
from engine.matches.state.match import Match, state_place
from engine.moderation.errors import PlaysInMatch
from engine.moderation.moderators import Moderators
from games.core import Seat
from storage.sealing import AesSeal
from tests.engine.lockbox import Lockbox
from tests.engine.log_builders import refused
from tests.engine.toy import Ladder
from tests.memory.store import MemoryStore
from tests.tools.forging import found, rechained

ANNA, BERT, CARL = PersonId(1), PersonId(2), PersonId(3)
LOCKBOX = Lockbox().game
GAMES: Games = {"lockbox": LOCKBOX, "ladder": Ladder().game}


class Table:
    """A match of Lockbox over a store in memory; Anna sits left."""

    def __init__(self) -> None:
        self.store = MemoryStore(AesSeal(bytes(32)))
        self.matches = Matches(self.store, GAMES)

    async def start(self, game: str = "lockbox") -> Match:
        proposed = await self.matches.invitations.propose(
            game, by=ANNA, server=7, channel=8, invited=[BERT], wished_seat=Seat(0)
        )
        self.id: MatchId = proposed.after.id
        return (await self.matches.invitations.join(self.id, BERT)).after

    async def begin(self) -> Match:
        """Start, with everything delivered."""
        await self.start()
        await self.matches.deliver(self.id, ANNA, how="message")
        return (await self.matches.deliver(self.id, BERT, how="fetched")).after

    async def end(self) -> Match:
        """Begin and play until Anna guesses right."""
        match = await self.begin()
        await self.matches.play(self.id, ANNA, "mark 7")
        await self.matches.play(self.id, BERT, f"guess {match.state.numbers[1] % 9 + 1}")
        return (await self.matches.play(self.id, ANNA, f"guess {match.state.numbers[0]}")).after

    async def facts(self) -> list[Any]:
        return [decode_fact(entry.body) for entry in await self.store.matches.log(self.id)]

    async def faults(self) -> tuple[Fault, ...]:
        return audit(
            GAMES,
            self.id,
            await self.store.matches.log(self.id),
            snapshot=await self.store.matches.snapshot(self.id),
            seed=await self.store.matches.seed(self.id),
            seal=self.store.seal,
        )


@pytest.fixture
def table() -> Table:
    return Table()


async def test_the_deal_is_sealed_and_committed_to(table: Table) -> None:
    match = await table.start()
    (drawn,) = [fact for fact in await table.facts() if isinstance(fact, SecretDrawn)]
    assert drawn.used == 2
    assert match.draws == 2
    assert match.secrets == 1
    assert len(drawn.commitment) == 64


async def test_nothing_kept_holds_a_secret_in_the_open(table: Table) -> None:
    await table.begin()
    await table.matches.play(table.id, ANNA, "mark 7")
    match = await table.matches.match(table.id)
    snapshot = await table.store.matches.snapshot(table.id)
    assert snapshot
    kept = [entry.body for entry in await table.store.matches.log(table.id)] + [snapshot.body, snapshot.state or ""]
    seed = await table.store.matches.seed(table.id)
    assert seed
    for text in kept:
        assert "numbers" not in text
        assert '"mark"' not in text
        assert seed.hex() not in text
    assert match.state.marks == (7, 0)


async def test_the_length_of_what_is_sealed_tells_nothing() -> None:
    lengths = set()
    for _ in range(20):
        table = Table()
        await table.start()
        drawn = next(fact for fact in await table.facts() if isinstance(fact, SecretDrawn))
        lengths.add(len(drawn.sealed))
    assert len(lengths) == 1


async def test_nobody_moves_until_everybody_has_the_own_secrets(table: Table) -> None:
    match = await table.start()
    assert match.due(LOCKBOX) == ()
    with refused(StillDelivering, persons=(str(ANNA), str(BERT))):
        await table.matches.play(table.id, ANNA, "guess 1")
    await table.matches.deliver(table.id, ANNA, how="message")
    failed = await table.matches.fail_delivery(table.id, BERT)
    assert not failed.after.is_being_told
    with refused(StillDelivering, persons=(str(BERT),)):
        await table.matches.preview(table.id, ANNA, "guess 1")
    summary = await table.store.matches.summary(table.id)
    assert summary
    assert summary.due == (BERT,)
    assert [*await table.matches.suggest(table.id, ANNA, "")] == []
    ready = await table.matches.deliver(table.id, BERT, how="fetched")
    assert ready.facts == (SecretsDelivered("secrets_delivered", Seat(1), BERT, "fetched"),)
    assert ready.after.due(LOCKBOX) == (Seat(0),)
    await table.matches.play(table.id, ANNA, "mark 1")


async def test_a_delivery_counts_once(table: Table) -> None:
    await table.begin()
    for again in (table.matches.deliver(table.id, ANNA, how="fetched"), table.matches.fail_delivery(table.id, ANNA)):
        with refused(AlreadyDelivered):
            await again
    with refused(NotAPlayer):
        await table.matches.deliver(table.id, CARL, how="fetched")


async def test_an_unreachable_player_is_noted_once(table: Table) -> None:
    await table.start()
    await table.matches.fail_delivery(table.id, ANNA)
    with refused(AlreadyDelivered):
        await table.matches.fail_delivery(table.id, ANNA)


async def test_a_game_without_secrets_waits_for_nobody(table: Table) -> None:
    assert (await table.start("ladder")).undelivered == ()
    with refused(NoSecrets):
        await Moderators(table.matches, table.store).act(table.id, CARL, "reveal", note="why")


async def test_a_secret_action_shows_no_more_than_that_it_was_done(table: Table) -> None:
    await table.begin()
    done = await table.matches.play(table.id, ANNA, "mark 7")
    (taken,) = done.facts
    assert isinstance(taken, SecretTaken)
    assert LOCKBOX.notation.record(done.transitions[0]) == "mark ?"
    assert done.after.moves == 1


async def test_the_log_says_what_the_answer_was(table: Table) -> None:
    match = await table.begin()
    wrong = match.state.numbers[0] % 9 + 1
    (taken,) = (await table.matches.play(table.id, ANNA, f"guess {wrong}")).facts
    assert isinstance(taken, ActionTaken)
    assert taken.line == f"guess {wrong} -"


async def test_everything_is_opened_at_the_end(table: Table) -> None:
    match = await table.end()
    *_, ended, seed, opened = await table.facts()
    assert isinstance(ended, MatchEnded)
    assert isinstance(seed, SeedOpened)
    assert isinstance(opened, SecretsOpened)
    assert [secret.action for secret in opened.secrets] == [
        {"kind": "deal", "numbers": list(match.state.numbers)},
        {"kind": "mark", "number": 7},
    ]
    assert [draw.number for draw in opened.secrets[0].draws] == [0, 1]
    assert await table.faults() == ()


@pytest.mark.parametrize("resigns", [True, False])
async def test_an_early_end_opens_too(table: Table, resigns: bool) -> None:
    await table.start()
    if resigns:
        await table.matches.resign(table.id, ANNA)
    else:
        await table.matches.offer_draw(table.id, ANNA)
        await table.matches.offer_draw(table.id, BERT)
    assert isinstance((await table.facts())[-1], SecretsOpened)
    with refused(WrongPhase, phase="over"):
        await table.matches.deliver(table.id, BERT, how="message")


async def test_numbers_of_draws_and_salts_are_never_used_again(table: Table) -> None:
    await table.begin()
    await table.matches.play(table.id, ANNA, "mark 1")
    await table.matches.offer_takeback(table.id, ANNA)
    await table.matches.answer(table.id, BERT, kind="takeback", is_accepted=True)
    await table.matches.play(table.id, ANNA, "mark 1")
    match = (await table.matches.resign(table.id, BERT)).after
    opened = (await table.facts())[-1]
    assert isinstance(opened, SecretsOpened)
    assert len({secret.salt for secret in opened.secrets}) == match.secrets == 3
    assert match.draws == 2
    assert await table.faults() == ()


async def test_a_takeback_names_the_answers_that_have_been_given_since(table: Table) -> None:
    """What an action has shown besides itself, secret ones left out; what was taken back before is not named again."""
    match = await table.begin()
    right = match.state.numbers
    wrong = [number % 9 + 1 for number in right]
    for person, line in ((ANNA, f"guess {wrong[0]}"), (BERT, "mark 1"), (ANNA, "mark 2"), (BERT, f"guess {wrong[1]}")):
        await table.matches.play(table.id, person, line)
    asked = await table.matches.offer_takeback(table.id, BERT)
    assert asked.after.offer
    assert asked.after.offer.answers == (f"guess {wrong[1]} -",)
    await table.matches.answer(table.id, ANNA, kind="takeback", is_accepted=True)
    asked = await table.matches.offer_takeback(table.id, ANNA)
    assert asked.after.offer
    assert asked.after.offer.answers == ()
    await table.matches.answer(table.id, BERT, kind="takeback", is_accepted=True)
    asked = await table.matches.offer_takeback(table.id, ANNA)
    assert asked.after.offer
    assert asked.after.offer.answers == (f"guess {wrong[0]} -",)
    assert await table.faults() == ()


async def test_a_moderator_who_looks_is_recorded_at_once(table: Table) -> None:
    await table.begin()
    looked = await Moderators(table.matches, table.store).act(table.id, CARL, "reveal", note="why")
    assert looked.facts == (SecretsLookedAt("secrets_looked_at", CARL, "why"),)
    await Moderators(table.matches, table.store).act(table.id, CARL, "reveal", note="why")
    match = (await table.matches.resign(table.id, ANNA)).after
    assert match.secret_viewers == (CARL,)
    with refused(WrongPhase, phase="over"):
        await Moderators(table.matches, table.store).act(table.id, CARL, "reveal", note="why")


@pytest.mark.parametrize("person", [ANNA, BERT])
async def test_a_player_may_not_look(table: Table, person: PersonId) -> None:
    await table.begin()
    with refused(PlaysInMatch):
        await Moderators(table.matches, table.store).act(table.id, person, "reveal", note="why")


async def test_the_log_is_folded_with_the_right_seal_only(table: Table) -> None:
    match = await table.end()
    entries = await table.store.matches.log(table.id)
    folded = fold(GAMES, entries, seal=table.store.seal)[-1]
    assert (folded, folded.state) == (match, match.state)
    with pytest.raises(ValueError, match="tag"):
        fold(GAMES, entries, seal=AesSeal(b"o" * 32))


async def test_an_error_about_a_secret_does_not_show_it(table: Table) -> None:
    await table.begin()
    snapshot = await table.store.matches.snapshot(table.id)
    assert snapshot
    sealed = table.store.seal.close('{"numbers":"secret 4711"}', place=state_place(table.id, snapshot.seq))
    table.store.matches.snapshots[table.id] = replace(snapshot, state=sealed)
    with pytest.raises(ValueError, match="State") as caught:
        await table.matches.match(table.id)
    assert "4711" not in str(caught.value)
    assert caught.value.__suppress_context__


async def export(table: Table) -> dict[str, Any]:
    match = await table.matches.match(table.id)
    data: dict[str, Any] = json.loads(exported(LOCKBOX, match, await table.store.matches.log(table.id)))
    return data


async def test_the_program_for_players_finds_nothing_in_an_honest_export(table: Table) -> None:
    await table.begin()
    assert found(await export(table), games=GAMES) == ""
    ended = Table()
    await ended.end()
    assert found(await export(ended), games=GAMES) == ""


def last(export: dict[str, Any]) -> Any:
    return export["facts"][-1]["fact"]["secrets"]


def other_number(export: dict[str, Any]) -> None:
    number = last(export)[0]["action"]["numbers"]
    number[0] = number[0] % 9 + 1


def other_salt(export: dict[str, Any]) -> None:
    last(export)[1]["salt"] = "00" * 32


def other_draw(export: dict[str, Any]) -> None:
    drawn = last(export)[0]["draws"][0]
    drawn["value"] = drawn["value"] % 9 + 1


def one_kept_back(export: dict[str, Any]) -> None:
    last(export).pop()


def none_opened(export: dict[str, Any]) -> None:
    export["facts"].pop()


def numbers_skipped(export: dict[str, Any]) -> None:
    next(row["fact"] for row in export["facts"] if row["fact"]["kind"] == "secret_drawn")["used"] = 3


FORGERIES = [other_number, other_salt, other_draw, one_kept_back, none_opened, numbers_skipped]


@pytest.mark.parametrize("forge", FORGERIES)
async def test_the_program_for_players_finds_a_forged_secret(
    table: Table, forge: Callable[[dict[str, Any]], None]
) -> None:
    await table.end()
    forged = await export(table)
    forge(forged)
    rechained(forged)
    assert found(forged, games=GAMES)


async def test_the_audit_finds_a_forged_secret(table: Table) -> None:
    await table.end()
    facts = await table.facts()
    at = next(at for at, fact in enumerate(facts) if isinstance(fact, SecretDrawn))
    facts[at] = replace(facts[at], commitment="00" * 32)
    opened = facts[-1]
    facts[-1] = replace(opened, secrets=opened.secrets[:1])
    bodies = [encode_fact(fact) for fact in facts]
    entries = chain.link(bodies, match=table.id, after=0, previous=chain.GENESIS, at=chain.EPOCH)
    seed = await table.store.matches.seed(table.id)
    faults = audit(GAMES, table.id, entries, snapshot=None, seed=seed, seal=table.store.seal)
    assert faults[:2] == (Fault("commitment", at + 1), Fault("secret", len(facts)))


async def test_what_happened_is_told_again_from_the_log(table: Table) -> None:
    match = await table.start()
    (due,) = [
        announcement for announcement in await table.store.outbox.announcements() if announcement.last == match.seq
    ]
    again = await table.matches.logs.change(due)
    assert [transition.after for transition in again.transitions] == [match.state]
