"""States and actions of a game as text and back.

pydantic encodes at the edge, so that rules and engine stay plain dataclasses.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from pydantic import JsonValue, TypeAdapter

from engine.log.errors import MissingRules
from engine.log.facts.start import MatchProposed
from engine.log.json_text import short_digest
from games.contract import Game

AnyGame = Game[Any, Any, Any]
Games = Mapping[str, AnyGame]


def game_of(games: Games, proposal: MatchProposed) -> AnyGame:
    """Return the game of a match, in the version of its rules that was agreed on.

    Raises:
        MissingRules: they are not here.
    """
    try:
        return games[proposal.game].in_version(proposal.game_version)
    except KeyError:
        raise MissingRules(game=proposal.game, version=proposal.game_version) from None


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
    return short_digest(_states(game).json_schema())


@cache
def _states(game: AnyGame) -> TypeAdapter[Any]:
    return TypeAdapter(game.info.state_type)


@cache
def _actions(game: AnyGame) -> TypeAdapter[Any]:
    return TypeAdapter(cast("Any", game.info.action_type))
