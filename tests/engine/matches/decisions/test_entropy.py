"""Entropy of players: added after the seed is promised and before the start, once each, and all is drawn from it."""

import pytest

from engine.ids import MatchId, PersonId
from engine.log.facts.start import EntropyAdded, EntropyPromised, MatchStarted, PersonJoined
from engine.matches.decisions import dice
from engine.matches.errors import AlreadyIn, BadEntropy, NotInvited, WrongPhase
from engine.matches.service.audit import Fault, audit
from engine.matches.service.service import Matches
from tests.engine.log_builders import ANNA, BERT, GAMES_AND_TOY, NAME, SEED, STRANGER, refused
from tests.engine.service_fixtures import assert_sound, invite, serve
from tests.memory.store import MemoryStore


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def matches(store: MemoryStore) -> Matches:
    return serve(store)


async def test_the_invitation_commits_to_the_seed_before_anybody_adds(matches: Matches) -> None:
    match = await invite(matches, invited=[BERT])
    assert match.proposal.commitment == dice.commitment(SEED, match=match.id)
    after = (await matches.invitations.add_entropy(match.id, ANNA, " my \n words ")).after
    assert (after.phase, after.entropies) == ("proposed", ((ANNA, "my words"),))


async def test_who_is_not_in_yet_joins_with_it_and_the_draws_depend_on_it(matches: Matches, store: MemoryStore) -> None:
    match = await invite(matches, invited=[BERT], wished_seat=None)
    await matches.invitations.add_entropy(match.id, ANNA, "mine")
    change = await matches.invitations.add_entropy(match.id, BERT, "yours")
    assert [type(fact) for fact in change.facts] == [EntropyAdded, PersonJoined, MatchStarted]
    key = dice.key(SEED, match=match.id, entropies=[(ANNA, "mine"), (BERT, "yours")])
    drawn = change.facts[2]
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
        await matches.invitations.add_entropy(match.id, ANNA, typed)


async def test_only_once(matches: Matches) -> None:
    match = await invite(matches, seats=3)
    await matches.invitations.add_entropy(match.id, BERT, "x" * 100)
    with refused(BadEntropy, reason="twice"):
        await matches.invitations.add_entropy(match.id, BERT, "again")
    with refused(AlreadyIn):
        await matches.invitations.join(match.id, BERT)


async def test_only_who_may_play(matches: Matches) -> None:
    match = await invite(matches, invited=[BERT])
    with refused(NotInvited):
        await matches.invitations.add_entropy(match.id, STRANGER, "me too")
    assert (await matches.match(match.id)).entropies == ()


async def test_not_after_the_start(matches: Matches) -> None:
    match = await invite(matches, invited=[BERT])
    await matches.invitations.join(match.id, BERT)
    with refused(WrongPhase, phase="running"):
        await matches.invitations.add_entropy(match.id, ANNA, "late")


PROMISED = dice.digest_of("my words")


async def test_what_was_promised_is_shown_when_everybody_sits_and_starts_the_match(
    matches: Matches, store: MemoryStore
) -> None:
    match = await invite(matches, invited=[BERT], wished_seat=None)
    await matches.invitations.add_entropy(match.id, ANNA, PROMISED.upper())
    joined = await matches.invitations.add_entropy(match.id, BERT, "yours")
    assert (joined.after.phase, joined.after.to_open) == ("proposed", (ANNA,))
    assert joined.after.is_full
    summary = await store.matches.summary(match.id)
    assert summary is not None
    assert summary.due == (ANNA,)
    change = await matches.invitations.add_entropy(match.id, ANNA, "my words")
    assert [type(fact) for fact in change.facts] == [EntropyAdded, MatchStarted]
    key = dice.key(SEED, match=match.id, entropies=[(BERT, "yours"), (ANNA, "my words")])
    started = change.facts[1]
    assert isinstance(started, MatchStarted)
    assert [draw.value for draw in started.draws] == [dice.value(key, match=match.id, number=0, sides=2)]
    await matches.resign(match.id, ANNA)
    await assert_sound(store, match.id)


async def test_who_promises_joins_with_it_and_nobody_waits_for_others(matches: Matches) -> None:
    match = await invite(matches, invited=[BERT])
    change = await matches.invitations.add_entropy(match.id, BERT, PROMISED)
    assert [type(fact) for fact in change.facts] == [EntropyPromised, PersonJoined]
    assert (await matches.invitations.add_entropy(match.id, BERT, "my words")).after.phase == "running"


def thrown(match: MatchId, *entropies: tuple[PersonId, str]) -> list[int]:
    """Return the first dice of a match with this entropy, as computed by somebody who knows the seed."""
    key = dice.key(SEED, match=match, entropies=entropies)
    return [dice.value(key, match=match, number=number, sides=6) for number in range(2)]


async def test_who_knows_the_seed_and_joins_last_chooses_dice_but_not_against_a_promise(matches: Matches) -> None:
    """The attack: Bert has the seed and tries texts until the dice are his, then joins with the best of them."""
    words = [str(number) for number in range(1000)]
    open_words = await invite(matches, invited=[BERT])
    await matches.invitations.add_entropy(open_words.id, ANNA, "my words")
    best = next(word for word in words if thrown(open_words.id, (ANNA, "my words"), (BERT, word)) == [6, 6])
    entropies = (await matches.invitations.add_entropy(open_words.id, BERT, best)).after.entropies
    assert thrown(open_words.id, *entropies) == [6, 6], "so whoever fears this promises"

    promised = await invite(matches, invited=[BERT])
    await matches.invitations.add_entropy(promised.id, ANNA, PROMISED)
    best = next(word for word in words if thrown(promised.id, (BERT, word)) == [6, 6])
    await matches.invitations.add_entropy(promised.id, BERT, best)
    with refused(BadEntropy, reason="twice"):
        await matches.invitations.add_entropy(promised.id, BERT, "another")
    after = (await matches.invitations.add_entropy(promised.id, ANNA, "my words")).after
    assert thrown(promised.id, *after.entropies) != [6, 6]


async def test_a_promise_is_kept_at_its_time_and_to_the_letter(matches: Matches) -> None:
    match = await invite(matches, seats=3)
    await matches.invitations.add_entropy(match.id, ANNA, PROMISED)
    with refused(BadEntropy, reason="wait"):
        await matches.invitations.add_entropy(match.id, ANNA, "my words")
    await matches.invitations.join(match.id, BERT)
    with refused(BadEntropy, reason="wait"):
        await matches.invitations.add_entropy(match.id, ANNA, "my words")
    await matches.invitations.join(match.id, STRANGER)
    with refused(BadEntropy, reason="late"):
        await matches.invitations.add_entropy(match.id, BERT, "too late")
    with refused(BadEntropy, reason="late"):
        await matches.invitations.add_entropy(match.id, BERT, PROMISED)
    with refused(BadEntropy, reason="other"):
        await matches.invitations.add_entropy(match.id, ANNA, "other words")
    assert (await matches.invitations.add_entropy(match.id, ANNA, " my  words ")).after.phase == "running"


async def test_whoever_leaves_while_words_are_to_be_shown_ends_the_invitation(matches: Matches) -> None:
    match = await invite(matches, invited=[BERT])
    await matches.invitations.add_entropy(match.id, ANNA, PROMISED)
    await matches.invitations.join(match.id, BERT)
    assert (await matches.invitations.decline(match.id, BERT)).after.phase == "withdrawn"
    with refused(WrongPhase, phase="withdrawn"):
        await matches.invitations.add_entropy(match.id, ANNA, "my words")


async def test_the_audit_holds_the_promise_against_the_seed(matches: Matches, store: MemoryStore) -> None:
    match = await invite(matches)
    log, snapshot = await store.matches.log(match.id), await store.matches.snapshot(match.id)
    assert audit(GAMES_AND_TOY, match.id, log, snapshot=snapshot, seed=SEED) == ()
    assert audit(GAMES_AND_TOY, match.id, log, snapshot=snapshot, seed=bytes(32)) == (Fault("commitment", 1),)
