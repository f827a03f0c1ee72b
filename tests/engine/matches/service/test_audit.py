"""The audit finds nothing in an honest match, and names each kind of fault in a forged one."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import JsonValue

from engine.ids import MatchId
from engine.log import chain
from engine.log.chain import GENESIS, Entry
from engine.log.facts.chance import ChanceDrawn, Draw, SeedOpened
from engine.log.facts.codec import encode_fact
from engine.log.facts.play import ActionTaken
from engine.log.facts.start import MatchStarted
from engine.log.facts.union import Fact
from engine.log.json_text import canonical
from engine.log.sealing import NO_SEAL
from engine.matches.service.audit import Fault, audit
from engine.matches.state.match import encode
from engine.stores.matches import Snapshot
from tests.engine.log_builders import (
    ANNA,
    BERT,
    CARL,
    GAMES_AND_TOY,
    LADDER,
    NAME,
    NOON,
    SEED,
    LogBuilder,
    entries_of,
    match_of,
)

OTHER_SEED = bytes(32)


def played() -> LogBuilder:
    """Return a match of three with everything in it, up to its end."""
    written = LogBuilder.started(ANNA, BERT, CARL, wished_seat=None)
    north, east, south = written.match.persons
    written.play(north, "climb")
    written.play(east, "climb")
    written.offer_takeback(north)
    written.agree(east)
    written.agree(south)
    written.resign(north)
    written.play(east, "climb")
    written.resign(south)
    return written


FACTS = played().facts
SEQ = {kind: max(seq for seq, fact in enumerate(FACTS, 1) if isinstance(fact, kind)) for kind in set(map(type, FACTS))}


def kept(facts: tuple[Fact, ...]) -> Snapshot:
    """Return the snapshot that belongs to these facts."""
    return encode(LADDER, match_of(facts), NO_SEAL)


def found(
    entries: tuple[Entry, ...], *, snapshot: Snapshot | None, match: MatchId = NAME, seed: bytes | None = SEED
) -> tuple[Fault, ...]:
    return audit(GAMES_AND_TOY, match, entries, snapshot=snapshot, seed=seed)


def forged(seq: int, **changes: Any) -> tuple[Fault, ...]:
    """Return the faults found where a fact was changed and all digests and the snapshot recomputed."""
    facts = list(FACTS)
    fact: Any = facts[seq - 1]
    facts[seq - 1] = replace(fact, **changes)
    return found(entries_of(facts), snapshot=kept(tuple(facts)))


@pytest.mark.parametrize("length", range(1, len(FACTS) + 1))
def test_an_honest_match_has_no_fault_at_any_time(length: int) -> None:
    facts = FACTS[:length]
    assert found(entries_of(facts), snapshot=kept(facts)) == ()


def test_the_match_has_every_kind_of_throw() -> None:
    assert {MatchStarted, ChanceDrawn, ActionTaken, SeedOpened} <= set(SEQ)


def test_empty() -> None:
    assert found((), snapshot=None) == (Fault("empty"),)


def test_chain_where_a_row_was_changed() -> None:
    entries = list(entries_of(FACTS))
    entries[4] = replace(entries[4], body=entries[3].body)
    assert found(tuple(entries), snapshot=kept(FACTS)) == (Fault("chain", 5),)


def test_chain_where_the_log_is_that_of_another_match() -> None:
    assert found(entries_of(FACTS), snapshot=kept(FACTS), match=MatchId("00000000")) == (Fault("chain"),)


@pytest.mark.parametrize(
    "fact",
    [
        {"kind": "board_flipped"},
        {"kind": "action_taken", "seat": 0, "person": 1, "action": {"kind": "jump"}, "line": "jump"},
        {"kind": "action_taken", "seat": 0, "person": 1, "action": {"kind": "fall", "value": 6}, "line": "fall"},
    ],
)
def test_replay_where_a_fact_is_unknown_or_against_the_rules(fact: JsonValue) -> None:
    facts = LogBuilder.started().facts
    bodies = [*map(encode_fact, facts), canonical(fact)]
    entries = chain.link(bodies, match=NAME, after=0, previous=GENESIS, at=NOON)
    assert found(entries, snapshot=kept(facts)) == (Fault("replay"),)


def test_replay_where_the_game_is_not_known() -> None:
    entries = entries_of(FACTS)
    assert audit({}, NAME, entries, snapshot=kept(FACTS), seed=SEED) == (Fault("replay"),)


def test_commitment_where_another_seed_was_promised() -> None:
    assert forged(SEQ[MatchStarted], commitment="0" * 64) == (Fault("commitment", SEQ[MatchStarted]),)


def test_commitment_where_another_seed_was_opened() -> None:
    assert forged(SEQ[SeedOpened], seed=OTHER_SEED.hex()) == (Fault("commitment", SEQ[SeedOpened]),)


@pytest.mark.parametrize("seed", [None, OTHER_SEED])
def test_commitment_and_draws_where_the_seed_is_lost_or_another(seed: bytes | None) -> None:
    faults = found(entries_of(FACTS), snapshot=kept(FACTS), seed=seed)
    assert Fault("commitment", SEQ[MatchStarted]) in faults
    assert Fault("commitment", SEQ[SeedOpened]) in faults
    assert Fault("draw", SEQ[ChanceDrawn]) in faults


def last_throw() -> Draw:
    fact = FACTS[SEQ[ChanceDrawn] - 1]
    assert isinstance(fact, ChanceDrawn)
    return fact.draws[0]


def test_draw_where_a_value_is_not_that_of_the_seed() -> None:
    value = last_throw().value % 6 + 1
    draws = (replace(last_throw(), value=value),)
    faults = forged(SEQ[ChanceDrawn], draws=draws, action={"kind": "fall", "value": value})
    assert faults == (Fault("draw", SEQ[ChanceDrawn]),)


def test_draw_where_the_throw_is_not_made_from_its_draws() -> None:
    action = {"kind": "fall", "value": last_throw().value % 6 + 1}
    assert forged(SEQ[ChanceDrawn], action=action) == (Fault("draw", SEQ[ChanceDrawn]),)


def test_draw_where_a_number_is_used_twice() -> None:
    first = next(fact for fact in FACTS if isinstance(fact, ChanceDrawn))
    faults = forged(SEQ[ChanceDrawn], draws=first.draws, action=first.action)
    assert faults == (Fault("draw", SEQ[ChanceDrawn]),)


def test_draw_where_the_seats_were_not_dealt_by_the_dice() -> None:
    start = FACTS[SEQ[MatchStarted] - 1]
    assert isinstance(start, MatchStarted)
    assert Fault("draw", SEQ[MatchStarted]) in forged(SEQ[MatchStarted], persons=start.persons[::-1])


def test_snapshot_where_there_is_none() -> None:
    assert found(entries_of(FACTS), snapshot=None) == (Fault("snapshot", len(FACTS)),)


def test_snapshot_where_the_last_rows_of_the_log_are_missing() -> None:
    length = SEQ[ChanceDrawn]
    assert found(entries_of(FACTS[:length]), snapshot=kept(FACTS)) == (Fault("snapshot", length),)


@pytest.mark.parametrize(
    "changes",
    [
        {"seq": 2},
        {"digest": "0" * 64},
        {"match": "00000000"},
        {"body": kept(FACTS).body.replace('"moves":1', '"moves":2')},
        {"body": kept(FACTS).body.replace("ladder", "snakes")},
        {"state": None},
        {"state": "{}"},
        {"state": str(kept(FACTS).state).replace('"turns":2', '"turns":3')},
    ],
)
def test_snapshot_where_it_does_not_say_what_the_log_says(changes: dict[str, Any]) -> None:
    snapshot = replace(kept(FACTS), **changes)
    assert snapshot != kept(FACTS)
    assert found(entries_of(FACTS), snapshot=snapshot) == (Fault("snapshot", len(FACTS)),)


def test_a_snapshot_of_an_earlier_version_is_no_fault() -> None:
    outdated = replace(kept(FACTS), body='{"id":"an older shape"}')
    assert found(entries_of(FACTS), snapshot=outdated) == ()
    assert found(entries_of(FACTS), snapshot=replace(outdated, seq=2)) == (Fault("snapshot", len(FACTS)),)
