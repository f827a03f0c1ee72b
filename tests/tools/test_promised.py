"""Promised entropy in an exported match: kept it passes, and every way of not keeping it is found."""

import json
from hashlib import sha256

import pytest

from engine.ids import PersonId
from engine.matches.records.export import exported
from engine.matches.service.service import Matches
from games.registry import GAMES
from tests.memory.store import MemoryStore
from tests.tools.forging import Forge, at, found, rechained
from tests.tools.plays import Json

ANNA, BERT = PersonId(1), PersonId(2)


async def promised_match() -> Json:
    """Return the file of a match in which Anna has promised words and shown them."""
    matches = Matches(store := MemoryStore(), GAMES)
    match = (
        await matches.invitations.propose("colliding_circles", by=ANNA, server=7, channel=8, invited=(BERT,))
    ).after.id
    await matches.invitations.add_entropy(match, ANNA, sha256(b"my words").hexdigest())
    await matches.invitations.add_entropy(match, BERT, "yours")
    await matches.invitations.add_entropy(match, ANNA, "my words")
    over = (await matches.resign(match, BERT)).after
    file: Json = json.loads(exported(matches.game_of(over), over, await store.matches.log(match)))
    return file


async def test_a_promise_that_was_kept_is_sound() -> None:
    assert found(await promised_match()) == ""


def shown_other(match: Json) -> None:
    match["facts"][at(match, "entropy_added", 1)]["fact"]["entropy"] = "words that fit"


def shown_early(match: Json) -> None:
    shown = match["facts"].pop(at(match, "entropy_added", 1))
    match["facts"].insert(at(match, "entropy_promised") + 1, shown)


def not_shown(match: Json) -> None:
    match["facts"].pop(at(match, "entropy_added", 1))


def added_late(match: Json) -> None:
    added = match["facts"].pop(at(match, "entropy_added"))
    match["facts"].insert(at(match, "entropy_added"), added)


@pytest.mark.parametrize(
    ("forge", "said"),
    [
        (shown_other, "has shown other entropy than was promised"),
        (shown_early, "has shown entropy before everybody had joined"),
        (not_shown, "has not shown the entropy that was promised"),
        (added_late, "has added entropy after everybody had joined"),
    ],
)
async def test_a_promise_that_was_not_kept_is_found_though_the_chain_holds(forge: Forge, said: str) -> None:
    match = await promised_match()
    forge(match)
    rechained(match)
    assert said in found(match)
