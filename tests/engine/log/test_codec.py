"""Facts, states and actions survive as text, and the text is the same in every process and version."""

import json
import os
import re
import subprocess
import sys
from dataclasses import MISSING, fields
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue, ValidationError

import engine.log.facts
import engine.seasons.facts
from engine.ids import PersonId
from engine.log import codec
from engine.log.facts.chance import ChanceDrawn, Draw
from engine.log.facts.codec import decode_fact, encode_fact
from engine.log.facts.play import MatchEnded
from engine.log.facts.secrets import OpenedSecret
from engine.log.facts.start import PersonJoined
from engine.log.facts.union import Fact
from engine.log.json_text import as_json, canonical
from engine.seasons.facts.union import SeasonFact
from games.core import Outcome
from games.registry import GAMES
from tests.engine.log_builders import LADDER
from tests.engine.toy import Climb, Fall
from tests.games.walking import walk
from tests.searching import examples

KINDS: tuple[Any, ...] = get_args(Fact)
JSON: st.SearchStrategy[JsonValue] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)

OUTCOMES = st.builds(
    Outcome,
    places=st.lists(st.integers()).map(
        lambda ranks: tuple(1 + sum(better < rank for better in ranks) for rank in ranks)
    ),
)

PRINT = """
from engine.log import codec
from tests.engine.log_builders import ANNA, BERT, CARL, LogBuilder, entries_of
from games.registry import GAMES
from tests.games.walking import walk
written = LogBuilder.started(ANNA, BERT, CARL, options=(("top", 3),))
written.play(written.match.persons[0], "climb")
print(entries_of(written.facts))
for moment in walk(GAMES["colliding_circles"], 5, 30):
    print(codec.encode_state(GAMES["colliding_circles"], moment.after))
"""


def some(kind: Any) -> st.SearchStrategy[Any]:
    """Return any facts of a kind."""
    fields = get_type_hints(kind)
    given_: dict[str, st.SearchStrategy[Any]] = {"action": JSON} if "action" in fields else {}
    if "outcome" in fields:
        given_["outcome"] = OUTCOMES
    if fields.get("secrets"):
        given_["secrets"] = st.lists(some(OpenedSecret), max_size=2).map(tuple)
    return st.builds(kind, **given_)


def printed(hash_seed: str) -> str:
    """Return canonical texts made in a fresh process that orders its sets in its own way."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    run = subprocess.run([sys.executable, "-c", PRINT], env=environment, capture_output=True, text=True, check=True)
    return run.stdout


@pytest.mark.parametrize("kind", KINDS)
@examples(10)
@given(data=st.data())
def test_every_fact_survives(kind: Any, data: st.DataObject) -> None:
    fact = data.draw(some(kind))
    body = encode_fact(fact)
    assert decode_fact(body) == fact
    assert type(decode_fact(body)) is kind
    assert encode_fact(decode_fact(body)) == body


@pytest.mark.parametrize("kind", KINDS)
def test_a_fact_is_known_by_its_kind(kind: Any) -> None:
    (code,) = get_args(get_type_hints(kind)["kind"])
    assert code == re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()


def declared(room: ModuleType) -> set[type]:
    """Return the facts that the modules of a room declare."""
    modules = [import_module(f"{room.__name__}.{found.name}") for found in iter_modules(room.__path__)]
    known = {value for module in modules for value in vars(module).values() if isinstance(value, type)}
    return {value for value in known if value.__module__.startswith(room.__name__) and "kind" in get_type_hints(value)}


@pytest.mark.parametrize(("room", "union"), [(engine.log.facts, Fact), (engine.seasons.facts, SeasonFact)])
def test_every_fact_belongs_to_the_union(room: ModuleType, union: Any) -> None:
    assert declared(room) == set(get_args(union))


@given(JSON)
def test_the_canonical_text_depends_on_the_value_only(value: JsonValue) -> None:
    text = canonical(value)
    assert json.loads(text) == value
    assert canonical(json.loads(text)) == text


def test_the_canonical_text_has_sorted_keys_no_blanks_and_characters_as_they_are() -> None:
    assert canonical({"b": [1, None], "ä": {"z": True, "a": "ß"}}) == '{"b":[1,null],"ä":{"a":"ß","z":true}}'


@pytest.mark.parametrize(
    ("fact", "body"),
    [
        (PersonJoined("person_joined", PersonId(7)), '{"kind":"person_joined","person":7}'),
        (
            ChanceDrawn("chance_drawn", {"values": [3], "kind": "throw"}, (Draw(4, 6, 3),)),
            '{"action":{"kind":"throw","values":[3]},"draws":[{"number":4,"sides":6,"value":3}],"kind":"chance_drawn"}',
        ),
        (
            MatchEnded("match_ended", Outcome("agreed", (1, 1), (3, 5))),
            '{"kind":"match_ended","outcome":{"places":[1,1],"reason":"agreed","scores":[3,5]}}',
        ),
    ],
)
def test_logs_of_today_are_read_for_ever(fact: Fact, body: str) -> None:
    assert encode_fact(fact) == body
    assert decode_fact(body) == fact
    assert as_json(body)["kind"] == fact.kind


@pytest.mark.parametrize("kind", [*KINDS, *get_args(SeasonFact)])
def test_a_fact_has_all_of_its_fields(kind: Any) -> None:
    """A field that came after 0.1.0 has a default, for the logs from before, and is named here."""
    assert [known.name for known in fields(kind) if known.default is not MISSING] == []


@pytest.mark.parametrize(
    "body", ["", "{}", '{"kind":"board_flipped"}', '{"kind":"person_joined"}', '{"kind":"person_joined","person":"x"}']
)
def test_what_is_no_fact_is_refused(body: str) -> None:
    with pytest.raises(ValidationError):
        decode_fact(body)


def test_actions_that_look_alike_are_told_apart() -> None:
    assert codec.decode_action(LADDER, codec.encode_action(LADDER, Climb("climb"))) == Climb("climb")
    assert codec.encode_action(LADDER, Fall("fall", 3)) == {"kind": "fall", "value": 3}
    with pytest.raises(ValidationError):
        codec.decode_action(LADDER, {"kind": "jump"})


@examples(8)
@given(seed=st.integers(0, 2**32 - 1))
def test_states_and_actions_survive(seed: int) -> None:
    game = GAMES["colliding_circles"]
    for transition in walk(game, seed, 12):
        assert codec.decode_state(game, codec.encode_state(game, transition.after)) == transition.after
        assert codec.decode_action(game, codec.encode_action(game, transition.action)) == transition.action


@pytest.mark.slow
def test_another_process_writes_the_same_texts() -> None:
    assert printed("1") == printed("2")
