"""docs/fairness.md tells the truth: its vectors and docs/verify.py agree with the engine."""

import hashlib
import hmac
import json
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest

from bot import records
from docs import verify
from engine import chain, dice, sealing
from engine.facts import Draw, MatchId, PersonId
from engine.service import Matches
from games.registry import GAMES
from storage.memory import MemoryStore
from tests.truth import project

TEXT = project.read("docs/fairness.md")
SEED = bytes.fromhex(project.rows(TEXT, under="### Seed")[0][1])
MATCH = MatchId(project.rows(TEXT, under="### Seed")[1][1])
COMMITMENT = project.rows(TEXT, under="### Seed")[2][1]
DRAWS = [(int(number), int(sides), int(value)) for number, sides, value in project.rows(TEXT, under="### Draws")]


def test_the_commitment() -> None:
    assert dice.commitment(SEED, match=MATCH) == COMMITMENT
    assert verify.commitment(SEED, MATCH) == COMMITMENT


@pytest.mark.parametrize(("number", "sides", "value"), DRAWS)
def test_a_draw(number: int, sides: int, value: int) -> None:
    assert dice.value(SEED, match=MATCH, number=number, sides=sides) == value
    assert verify.draw(SEED, MATCH, number, sides) == value


def test_one_vector_skips_a_block() -> None:
    """The loop that removes the bias runs once in 2**253 for a die, so a vector of its own must show it."""
    number, sides, _ = DRAWS[-1]
    first = hmac.digest(SEED, f"fernzug-draw-v1|{MATCH}|{number}|0".encode(), hashlib.sha256)
    assert int.from_bytes(first) >= 2**256 - 2**256 % sides


def test_the_commitment_to_a_secret() -> None:
    salt, body, commitment = (row[1] for row in project.rows(TEXT, under="### Secrets"))
    assert sealing.salt(SEED, match=MATCH, number=0) == salt
    hidden = json.loads(body)
    draws = tuple(Draw(**draw) for draw in hidden["draws"])
    assert sealing.commitment(sealing.Secret(hidden["action"], draws, salt), match=MATCH) == commitment
    assert verify.secret_commitment({**hidden, "salt": salt}, MATCH) == commitment


def test_the_links_of_the_chain() -> None:
    previous = chain.GENESIS
    for seq, at, body, digest in project.rows(TEXT, under="### Chain"):
        made = chain.digest(previous, match=MATCH, seq=int(seq), at=chain.moment(int(at)), body=body)
        assert made == digest
        assert verify.link(previous, MATCH, int(seq), int(at), body) == digest
        previous = digest


async def exported_match(*, is_over: bool) -> dict[str, Any]:
    """Play a few turns and return what /match export gives."""
    matches = Matches(MemoryStore(), GAMES)
    anna, bernd = PersonId(1), PersonId(2)
    proposed = await matches.propose("colliding_circles", by=anna, server=3, channel=4, invited=[bernd])
    match = (await matches.join(proposed.after.id, bernd)).after
    for _ in range(4):
        due = match.persons[match.due(matches.game_of(match))[0]]
        line = next(await matches.suggest(match.id, due, "")).line
        match = (await matches.play(match.id, due, line)).after
    if is_over:
        match = (await matches.resign(match.id, anna)).after
    exported: dict[str, Any] = json.loads(records.export(matches.game_of(match), match, await matches.log(match.id)))
    return exported


@pytest.mark.parametrize("is_over", [True, False])
async def test_an_exported_match_agrees(*, is_over: bool) -> None:
    assert list(verify.faults(await exported_match(is_over=is_over))) == []


def other_die(export: dict[str, Any]) -> None:
    drawn = next(row["fact"] for row in export["facts"] if row["fact"]["kind"] == "chance_drawn")["draws"][0]
    drawn["value"] = drawn["value"] % 6 + 1


def other_seed(export: dict[str, Any]) -> None:
    export["facts"][-1]["fact"]["seed"] = "00" * 32


def fact_left_out(export: dict[str, Any]) -> None:
    del export["facts"][4]


def draw_left_out(export: dict[str, Any]) -> None:
    """Throw until one likes the die: the number would be missing."""
    drawn = [row["fact"] for row in export["facts"] if row["fact"]["kind"] == "chance_drawn"][1]["draws"]
    drawn[0]["number"] += 1


@pytest.mark.parametrize("forge", [other_die, other_seed, fact_left_out, draw_left_out])
async def test_a_forged_export_is_found(forge: Callable[[dict[str, Any]], None]) -> None:
    export = await exported_match(is_over=True)
    forge(export)
    assert list(verify.faults(rechained(export))), "even if the whole chain is made anew"


def rechained(export: dict[str, Any]) -> dict[str, Any]:
    """Return an export whose chain holds again, as its forger would make it; a missing number gives it away."""
    previous = chain.GENESIS
    for row in export["facts"]:
        body = json.dumps(row["fact"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        at = chain.microseconds(datetime.fromisoformat(row["at"]))
        row["digest"] = previous = verify.link(previous, export["match"], row["seq"], at, body)
    return export
