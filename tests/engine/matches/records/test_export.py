"""The exported file: its schema is the published one, and reading it again gives the same match, or a clear refusal."""

import json
from collections.abc import Callable

import jsonschema
import pytest

from engine.matches.errors import BadExport
from engine.matches.records import export
from games.registry import GAMES
from tests.tools.forging import rechained
from tests.tools.plays import Json, Play, finished
from tests.truth import project

SCHEMA = json.loads(project.read("docs/export.schema.json"))


def test_the_published_schema_is_current() -> None:
    assert export.schema() == SCHEMA, "python -m engine.matches.records.export > docs/export.schema.json"


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
async def test_a_file_read_again_is_the_same_match(key: str) -> None:
    play = Play(GAMES[key], 4)
    match = await play.go_on(await play.start(), 20)
    data = await play.export(match)
    jsonschema.Draft202012Validator(SCHEMA).validate(data)
    again = export.imported(json.dumps(data).encode(), GAMES)
    assert again.entries == tuple(await play.matches.logs.log(match.id))
    assert (again.match, again.match.state) == (match, match.state)
    assert again.played == await play.matches.logs.history(match.id)
    for move in (0, match.moves // 2, match.moves):
        assert again.states[move] == await play.matches.logs.state_at(match.id, move)


async def test_a_running_match_without_secrets_can_be_read() -> None:
    play = Play(GAMES["columbiz"], 4)
    match = await play.start()
    assert export.imported(json.dumps(await play.export(match)).encode(), GAMES).match == match


async def test_a_file_that_an_editor_has_saved_in_its_own_encoding_is_read() -> None:
    play = Play(GAMES["columbiz"], 4)
    match = await play.start()
    text = json.dumps(await play.export(match), ensure_ascii=False)
    for encoding in ("utf-8-sig", "utf-16"):
        assert export.imported(text.encode(encoding), GAMES).match == match


async def test_a_name_that_stands_twice_is_refused_as_verify_does() -> None:
    text = json.dumps(await finished("columbiz", 2, moves=3))
    assert refusal(text.replace('"game": "columbiz"', '"game": "gamwin", "game": "columbiz"', 1).encode()) == {
        "reason": "format"
    }


async def test_a_running_match_with_secrets_cannot() -> None:
    play = Play(GAMES["confusion"], 4)
    data = await play.export(await play.start())
    assert refusal(json.dumps(data).encode()) == {"reason": "secret"}


def refusal(data: bytes) -> dict[str, object]:
    with pytest.raises(BadExport) as caught:
        export.imported(data, GAMES)
    return dict(caught.value.params)


def left_out(data: Json) -> None:
    del data["facts"][6]


def cut_off(data: Json) -> None:
    del data["facts"][8:]


def of_tomorrow(data: Json) -> None:
    data["version"] = 2


def of_another_game(data: Json) -> None:
    data["game"] = "chess"


def of_other_rules(data: Json) -> None:
    data["game_version"] = 99


def changed(data: Json) -> None:
    data["facts"][5]["fact"]["line"] = "pass"


def against_the_rules(data: Json) -> None:
    data["facts"][5]["fact"]["seat"] ^= 1
    rechained(data)


def for_a_thousand(data: Json) -> None:
    data["facts"][0]["fact"]["seats"] = 1000
    rechained(data)


def of_no_kind(data: Json) -> None:
    data["facts"][5]["fact"]["kind"] = "board_flipped"


def back_to_nowhere(data: Json) -> None:
    data["facts"][6]["fact"] = {"kind": "turn_taken_back", "back_to": -2, "crosses_throw": True}
    rechained(data)


def forward(data: Json) -> None:
    data["facts"][6]["fact"] = {"kind": "match_rewound", "back_to": 9, "by": 5, "note": "", "draws": "fresh"}
    rechained(data)


def invited_twice(data: Json) -> None:
    data["facts"].insert(5, dict(data["facts"][0]))
    rechained(data)


def of_two_games(data: Json) -> None:
    data["facts"][0]["fact"]["game"] = "gamwin"
    rechained(data)


def of_deep_actions(data: Json) -> None:
    data["facts"][5]["fact"]["action"] = json.loads("[" * 150 + "]" * 150)
    rechained(data)


def of_half_letters(data: Json) -> None:
    data["facts"][5]["fact"]["action"] = {"kind": "\ud800"}


def with_more(data: Json) -> None:
    data["comment"] = "mine"


@pytest.mark.parametrize(
    ("forge", "params"),
    [
        (left_out, {"reason": "chain", "seq": 7}),
        (changed, {"reason": "chain", "seq": 6}),
        (cut_off, {"reason": "chain", "seq": 9}),
        (of_tomorrow, {"reason": "format"}),
        (of_no_kind, {"reason": "format"}),
        (with_more, {"reason": "format"}),
        (of_half_letters, {"reason": "format"}),
        (of_another_game, {"reason": "game", "game": "chess", "version": 1}),
        (of_other_rules, {"reason": "game", "game": "colliding_circles", "version": 99}),
        (against_the_rules, {"reason": "rules"}),
        (for_a_thousand, {"reason": "rules"}),
        (back_to_nowhere, {"reason": "rules"}),
        (forward, {"reason": "rules"}),
        (invited_twice, {"reason": "rules"}),
        (of_two_games, {"reason": "rules"}),
        (of_deep_actions, {"reason": "rules"}),
    ],
)
async def test_a_file_that_cannot_be_shown(forge: Callable[[Json], None], params: dict[str, object]) -> None:
    data = await finished("colliding_circles", 4, moves=8)
    assert data["facts"][5]["fact"]["kind"] == "action_taken"
    forge(data)
    assert refusal(json.dumps(data).encode()) == params


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG",
        b"",
        b"[" * 10**6,
        b"[" * 900,
        b'{"format": NaN}',
        b'{"version": 1' + b"0" * 10**6 + b"}",
        b"\xff\xfe",
    ],
    ids=["picture", "nothing", "lists", "fewer lists", "no number", "digits", "two bytes"],
)
def test_a_file_that_is_none(data: bytes) -> None:
    assert refusal(data) == {"reason": "format"}


def test_a_file_that_is_too_large() -> None:
    assert refusal(b" " * (export.MAX_BYTES + 1)) == {"reason": "size", "most": 2048}
