"""Facts, states and actions as text and back; one canonical text for one value, in every process.

pydantic encodes at the edge, so that rules and engine stay plain dataclasses.
"""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Final, cast

from pydantic import Field, JsonValue, TypeAdapter

from engine.errors import MissingRules
from engine.log.facts import Fact, MatchProposed
from games.core import Game

AnyGame = Game[Any, Any, Any]
Games = Mapping[str, AnyGame]

SHAPE_DIGITS: Final = 8

_FACT: TypeAdapter[Fact] = TypeAdapter(Annotated[Fact, Field(discriminator="kind")])


def game_of(games: Games, proposal: MatchProposed) -> AnyGame:
    """Return the game of a match, in the version of its rules that was agreed on.

    Raises:
        MissingRules: they are not here.
    """
    try:
        return games[proposal.game].in_version(proposal.game_version)
    except KeyError:
        raise MissingRules(game=proposal.game, version=proposal.game_version) from None


def encode_fact(fact: Fact) -> str:
    """Return the canonical text of a fact: JSON with sorted keys and no blanks."""
    return canonical(_FACT.dump_python(fact, mode="json"))


def decode_fact(body: str) -> Fact:
    """Return the fact that a canonical text holds.

    Raises:
        pydantic.ValidationError: the text is not a fact that this version knows.
    """
    return _FACT.validate_json(body)


def as_json(body: str) -> dict[str, JsonValue]:
    """Return the JSON object that a canonical text holds."""
    value: dict[str, JsonValue] = json.loads(body)
    return value


def canonical(value: JsonValue) -> str:
    """Return the one JSON text of a value that is hashed and stored."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def encode_action(game: AnyGame, action: object) -> JsonValue:
    """Return an action as a JSON value, for a fact."""
    return cast("JsonValue", _actions(game).dump_python(action, mode="json"))


def decode_action(game: AnyGame, value: JsonValue) -> Any:
    """Return the action that a fact holds."""
    return _actions(game).validate_python(value)


def encode_state(game: AnyGame, state: object) -> str:
    """Return a state as text."""
    return _states(game).dump_json(state).decode()


def decode_state(game: AnyGame, text: str) -> Any:
    """Return the state that a text holds."""
    return _states(game).validate_json(text)


@cache
def state_shape(game: AnyGame) -> str:
    """Return what tells the fields of a game's states apart from those of another version."""
    return digest(_states(game).json_schema())


def digest(schema: JsonValue) -> str:
    """Return a short digest of a JSON value."""
    return sha256(canonical(schema).encode()).hexdigest()[:SHAPE_DIGITS]


@cache
def _states(game: AnyGame) -> TypeAdapter[Any]:
    return TypeAdapter(game.info.state_type)


@cache
def _actions(game: AnyGame) -> TypeAdapter[Any]:
    return TypeAdapter(cast("Any", game.info.action_type))
