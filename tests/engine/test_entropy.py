"""Entropy of players: added after the seed is promised and before the start, once each, and all is drawn from it."""

import pytest

from engine import chain, codec, dice
from engine.audit import Fault, audit
from engine.changes import summarise
from engine.errors import AlreadyIn, BadEntropy, NotInvited, WrongPhase
from engine.facts import EntropyAdded, MatchId, MatchStarted, PersonJoined
from engine.fold import fold
from engine.match import encode
from engine.sealing import NO_SEAL
from engine.service import Matches
from engine.store import Announcement, Commit
from storage.memory import MemoryStore
from tests.engine.serving import assert_sound, invite, serve
from tests.engine.written import ANNA, BERT, GAMES_AND_TOY, LADDER, NAME, NOON, PROPOSAL, SEED, STRANGER, refused


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def matches(store: MemoryStore) -> Matches:
    return serve(store)


async def test_the_invitation_commits_to_the_seed_before_anybody_adds(matches: Matches) -> None:
    match = await invite(matches, invited=[BERT])
    assert match.commitment == dice.commitment(SEED, match=match.id)
    after = (await matches.add_entropy(match.id, ANNA, " my \n words ")).after
    assert (after.phase, after.entropies) == ("proposed", ((ANNA, "my words"),))


async def test_who_is_not_in_yet_joins_with_it_and_the_draws_depend_on_it(matches: Matches, store: MemoryStore) -> None:
    match = await invite(matches, invited=[BERT], wished_seat=None)
    await matches.add_entropy(match.id, ANNA, "mine")
    happened = await matches.add_entropy(match.id, BERT, "yours")
    assert [type(fact) for fact in happened.facts] == [EntropyAdded, PersonJoined, MatchStarted]
    key = dice.key(SEED, match=match.id, entropies=[(ANNA, "mine"), (BERT, "yours")])
    drawn = happened.facts[2]
    assert isinstance(drawn, MatchStarted)
    assert [draw.value for draw in drawn.draws] == [dice.value(key, match=match.id, number=0, sides=2)]
    for line in ("climb", "climb"):
        now = await matches.match(match.id)
        await matches.play(match.id, now.persons[now.due(matches.game_of(now))[0]], line)
    await assert_sound(store, match.id)
    await matches.resign(match.id, ANNA)
    await assert_sound(store, match.id)


def test_other_words_are_another_key() -> None:
    keys = {dice.key(SEED, match=NAME, entropies=[(ANNA, word)]) for word in ("a", "b", "ä")}
    assert len(keys | {SEED}) == 4


@pytest.mark.parametrize("typed", ["", "  \n ", "x" * 101])
async def test_nothing_or_too_much(matches: Matches, typed: str) -> None:
    match = await invite(matches)
    with refused(BadEntropy, reason="length", most=100):
        await matches.add_entropy(match.id, ANNA, typed)


async def test_only_once(matches: Matches) -> None:
    match = await invite(matches, seats=3)
    await matches.add_entropy(match.id, BERT, "x" * 100)
    with refused(BadEntropy, reason="twice"):
        await matches.add_entropy(match.id, BERT, "again")
    with refused(AlreadyIn):
        await matches.join(match.id, BERT)


async def test_only_who_may_play(matches: Matches) -> None:
    match = await invite(matches, invited=[BERT])
    with refused(NotInvited):
        await matches.add_entropy(match.id, STRANGER, "me too")
    assert (await matches.match(match.id)).entropies == ()


async def test_not_after_the_start(matches: Matches) -> None:
    match = await invite(matches, invited=[BERT])
    await matches.join(match.id, BERT)
    with refused(WrongPhase, phase="running"):
        await matches.add_entropy(match.id, ANNA, "late")


async def invited_of_old(store: MemoryStore) -> MatchId:
    """Leave an invitation as the versions before entropy did: no seed, and no commitment in the fact."""
    body = codec.encode_fact(PROPOSAL).replace('"commitment":null,', "")
    assert "commitment" not in body
    entries = chain.link([body], match=NAME, after=0, previous=chain.GENESIS, at=NOON)
    match = fold(GAMES_AND_TOY, entries)[-1]
    announcement = Announcement(NAME, first_seq=1, last_seq=1)
    await store.append(Commit(entries, encode(LADDER, match, NO_SEAL), summarise(LADDER, match), announcement))
    return NAME


async def test_an_invitation_of_old_starts_with_a_fresh_seed(matches: Matches, store: MemoryStore) -> None:
    match = await invited_of_old(store)
    assert (await matches.join(match, BERT)).after.commitment == dice.commitment(SEED, match=match)
    assert await store.seed(match) == SEED
    await assert_sound(store, match)


async def test_to_an_invitation_of_old_nothing_can_be_added(matches: Matches, store: MemoryStore) -> None:
    match = await invited_of_old(store)
    with refused(BadEntropy, reason="early"):
        await matches.add_entropy(match, ANNA, "mine")


async def test_the_audit_holds_the_promise_against_the_seed(matches: Matches, store: MemoryStore) -> None:
    match = await invite(matches)
    log, snapshot = await store.log(match.id), await store.snapshot(match.id)
    assert audit(GAMES_AND_TOY, match.id, log, snapshot=snapshot, seed=SEED) == ()
    assert audit(GAMES_AND_TOY, match.id, log, snapshot=snapshot, seed=bytes(32)) == (Fault("commitment", 1),)
