"""docs/fairness.md tells the truth: engine and tools/verify, which share no code for it, both give its test vectors."""

import hashlib
import hmac
import json
from dataclasses import replace
from typing import Any

import pytest

from engine.ids import MatchId, PersonId
from engine.log import chain, sealing
from engine.log.facts.chance import Draw
from engine.matches.decisions import dice, moves
from tests.engine.log_builders import PROPOSAL
from tests.truth import project
from tools import verify

VECTORS: dict[str, Any] = json.loads(project.read("docs/fairness-vectors.json"))
SEED, MATCH = bytes.fromhex(VECTORS["seed"]), MatchId(VECTORS["match"])
ENTROPY, SHUFFLE, SECRET = VECTORS["entropy"], VECTORS["shuffle"], VECTORS["secret"]
ADDED = [(PersonId(entry["person"]), entry["entropy"]) for entry in ENTROPY["added"]]
KEY = bytes.fromhex(ENTROPY["key"])


def test_the_commitment() -> None:
    assert dice.commitment(SEED, match=MATCH) == VECTORS["commitment"]
    assert verify.commitment(SEED, MATCH) == VECTORS["commitment"]


@pytest.mark.parametrize("one", VECTORS["draws"], ids=lambda draw: str(draw["number"]))
def test_a_draw(one: dict[str, int]) -> None:
    assert dice.value(SEED, match=MATCH, number=one["number"], sides=one["sides"]) == one["value"]
    assert verify.draw(SEED, MATCH, one["number"], one["sides"]) == one["value"]


def test_one_vector_skips_a_block() -> None:
    """The loop that removes the bias runs once in 2**253 for a die, so a vector of its own must show it."""
    number, sides, _ = VECTORS["draws"][-1].values()
    first = hmac.digest(SEED, f"fernzug-draw-v1|{MATCH}|{number}|0".encode(), hashlib.sha256)
    assert int.from_bytes(first) >= 2**256 - 2**256 % sides


def test_the_key_with_entropy() -> None:
    assert dice.key(SEED, match=MATCH, entropies=ADDED) == KEY
    assert verify.key(SEED, MATCH, ADDED) == KEY
    assert sealing.salt(KEY, match=MATCH, number=0) == verify.salt(KEY, MATCH, 0) == ENTROPY["salt"]
    for number, sides, value in (draw.values() for draw in ENTROPY["draws"]):
        assert dice.value(KEY, match=MATCH, number=number, sides=sides) == value
        assert verify.draw(KEY, MATCH, number, sides) == value


def test_the_key_without_entropy_is_the_seed() -> None:
    assert dice.key(SEED, match=MATCH, entropies=[]) == verify.key(SEED, MATCH, []) == SEED


def test_the_order_of_entropies_matters() -> None:
    assert dice.key(SEED, match=MATCH, entropies=ADDED[::-1]) != KEY


def test_the_shuffle() -> None:
    by, *guests = SHUFFLE["persons"]
    proposal = replace(PROPOSAL, seats=4, by=by, invited=(), wished_seat=None)
    chance = dice.SeededChance(SEED, match=MATCH, start=0)
    assert list(moves.deal_seats(proposal, tuple(guests), chance)) == SHUFFLE["dealt"]
    assert chance.draws == tuple(Draw(**draw) for draw in SHUFFLE["draws"])
    assert verify.dealt(SHUFFLE["persons"], [draw["value"] for draw in SHUFFLE["draws"]]) == SHUFFLE["dealt"]


def test_the_commitment_to_a_secret() -> None:
    salt = sealing.salt(SEED, match=MATCH, number=SECRET["number"])
    assert salt == verify.salt(SEED, MATCH, SECRET["number"]) == SECRET["salt"]
    secret = sealing.Secret(SECRET["action"], tuple(Draw(**draw) for draw in SECRET["draws"]), salt)
    assert sealing.commitment(secret, match=MATCH) == SECRET["commitment"]
    assert verify.secret_commitment(SECRET, MATCH) == SECRET["commitment"]


def test_the_links_of_the_chain() -> None:
    previous = chain.GENESIS
    for seq, at, body, digest in (link.values() for link in VECTORS["chain"]):
        assert chain.digest(previous, match=MATCH, seq=seq, at=chain.from_microseconds(at), body=body) == digest
        assert verify.link(previous, MATCH, seq, at, body) == digest
        assert verify.canonical(json.loads(body)) == body
        previous = digest


def test_the_document_names_every_constant() -> None:
    text = project.read("docs/fairness.md")
    for label in ("seed", "entropy", "draw", "salt", "secret"):
        assert f'"fernzug-{label}-v1|"' in text
