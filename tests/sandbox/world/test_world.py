"""The world's file, permissions, links and limits: without a bot."""

from __future__ import annotations

import io
import time
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from PIL import Image
from yarl import URL

from sandbox.client import Sandbox
from sandbox.faults import Fault
from sandbox.protocol import limits
from sandbox.protocol.errors import ApiError, refuse_if
from sandbox.protocol.permissions import Permission
from sandbox.rest.shell import RateLimits
from sandbox.world.files import AttachmentStore, picture_size
from sandbox.world.world import World


async def test_the_world_survives_a_restart(tmp_path: Path) -> None:
    async with Sandbox.start(tmp_path, bot_module=None) as sandbox:
        anna = sandbox.person("anna")
        said = await anna.say("general", "to be kept")
        await anna.set(locale="de")
        last_id = sandbox.server.hub.world.new_id()
    async with Sandbox.start(tmp_path, bot_module=None) as sandbox:
        anna = sandbox.person("anna")
        assert [message.id for message in await anna.messages("general")] == [said.id]
        assert sandbox.server.hub.world.people["anna"]["locale"] == "de"
        assert int(sandbox.server.hub.world.new_id()) > int(last_id)


async def test_news_go_to_those_who_may_see_them(tmp_path: Path) -> None:
    async with Sandbox.start(tmp_path, bot_module=None) as sandbox:
        anna, mira = sandbox.person("anna"), sandbox.person("mira")
        await anna.say("general", "hello <@900000000000000014>")
        heard = await mira.wait_for(lambda message: message.author == "anna")
        assert heard.pings


def test_permissions_follow_roles_overwrites_and_ownership(tmp_path: Path) -> None:
    world = World(tmp_path)
    anna, mira = world.people["anna"]["id"], world.people["mira"]["id"]
    general = next(iter(world.channels.values()))
    deny = {"id": world.guild["id"], "type": 0, "allow": "0", "deny": str(int(Permission.SEND_MESSAGES))}
    allow = {"id": anna, "type": 1, "allow": str(int(Permission.SEND_MESSAGES)), "deny": "0"}
    general["permission_overwrites"] = [deny]
    assert not world.permissions(anna, general) & Permission.SEND_MESSAGES
    assert world.permissions(mira, general) & Permission.SEND_MESSAGES
    general["permission_overwrites"] = [deny, allow]
    assert world.permissions(anna, general) & Permission.SEND_MESSAGES


def test_a_link_holds_for_a_day_and_leads_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = AttachmentStore(tmp_path)
    kept = files.keep("5", "a board.png", b"x", "alt")
    assert (kept["filename"], kept["description"]) == ("a_board.png", "alt")
    link = files.link("1", kept)
    place, fresh = {"channel": "1", "attachment": "5", "filename": "a_board.png"}, URL(link).query
    assert files.find(place, fresh).read_bytes() == b"x"
    monkeypatch.setattr(time, "time", lambda: int(fresh["ex"], 16) + 1)
    for query in (fresh, {**fresh, "ex": "ffffffff"}, {}):
        with pytest.raises(web.HTTPNotFound):
            files.find(place, query)


@pytest.mark.parametrize("kind", ["PNG", "GIF"])
def test_the_size_of_a_picture_is_read(kind: str) -> None:
    buffer = io.BytesIO()
    Image.new("P", (7, 5)).save(buffer, kind)
    assert picture_size(buffer.getvalue()) == (7, 5)


@pytest.mark.parametrize(
    ("method", "path", "fits"),
    [
        ("POST", "/channels/1/messages", True),
        ("GET", "/channels/1/messages", False),
        ("POST", "/channels/1/2/messages", False),
    ],
)
def test_a_fault_fits_method_and_path(method: str, path: str, fits: bool) -> None:
    assert Fault("before", "POST", "/channels/*/messages").fits(method, path) is fits


async def test_the_switches_work_over_http(tmp_path: Path) -> None:
    async with Sandbox.start(tmp_path, bot_module=None) as sandbox:

        async def call(method: str, path: str, body: Any = None) -> tuple[int, Any]:
            async with sandbox.session.request(method, f"{sandbox.server.url}/sandbox{path}", json=body) as response:
                return response.status, await response.json()

        fault = {"kind": "rate_limit", "method": "POST", "path": "/channels/*/messages", "times": 2}
        status, faults = await call("POST", "/faults", [fault])
        assert (status, faults[0]["times"]) == (200, 2)
        assert await call("DELETE", "/faults") == (200, [])
        assert (await call("POST", "/faults", {"kind": "flood"}))[0] == 400
        assert (await call("POST", "/gateway", {"action": "shake"}))[0] == 400
        assert (await call("PATCH", "/guild", {"preferred_locale": "de"}))[1]["preferred_locale"] == "de"
        assert await call("GET", "/bot") == (200, {"process": "none", "processes": [], "connected": False})


SEND = "POST /channels/{channel}/messages"


def test_a_bucket_that_is_empty_says_how_long_to_wait() -> None:
    limiter = RateLimits()
    headers, wait, _ = [limiter.count(SEND, "1") for _ in range(50)][-1]
    assert (headers["X-RateLimit-Remaining"], wait) == ("0", 0.0)
    _, wait, _ = limiter.count(SEND, "1")
    assert 0 < wait <= 1
    assert limiter.count(SEND, "2")[1] == 0.0


def test_a_strict_channel_takes_five_messages_in_five_seconds_and_all_routes_together_fifty_requests_a_second() -> None:
    limiter = RateLimits()
    limiter.is_strict = True
    assert [limiter.count(SEND, "1")[1] > 0 for _ in range(6)] == [False] * 5 + [True]
    answers = [limiter.count("POST /interactions/{id}/{token}/callback", str(at)) for at in range(60)]
    assert not any(wait for _, wait, _ in answers)
    asked = [limiter.count("GET /channels/{channel}", str(at)) for at in range(60)]
    assert [(wait > 0, is_global) for _, wait, is_global in asked][-1] == (True, True)
    assert sum(wait > 0 for _, wait, _ in asked) >= 10


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x", **fields}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


@pytest.mark.parametrize(
    ("body", "is_v2", "codes"),
    [
        ({"content": "x" * 2000}, False, []),
        ({"content": "x" * 2001}, False, ["BASE_TYPE_MAX_LENGTH"]),
        ({"embeds": [{"description": "x" * 4000}] * 2}, False, ["MAX_EMBED_SIZE_EXCEEDED"]),
        ({"attachments": [{"description": "x" * 1025}]}, False, ["BASE_TYPE_MAX_LENGTH"]),
        ({"components": [row(button())]}, False, []),
        ({"components": [row()]}, False, ["BASE_TYPE_BAD_LENGTH"]),
        ({"components": [row(button(label="x" * 81))]}, False, ["BASE_TYPE_MAX_LENGTH"]),
        ({"components": [row(button(), button())]}, False, ["COMPONENT_CUSTOM_ID_DUPLICATED"]),
        ({"components": [row(button(custom_id="x" * 101))]}, False, ["BASE_TYPE_MAX_LENGTH"]),
        (
            {"components": [row(button(style=5))]},
            False,
            ["BASE_TYPE_REQUIRED", "COMPONENT_CUSTOM_ID_AND_URL_SPECIFIED"],
        ),
        ({"components": [text("no")]}, False, ["UNION_TYPE_CHOICES"]),
        ({"components": [text("yes"), row(button())]}, True, []),
        ({"components": [text("yes")], "content": "no"}, True, ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]),
        ({"components": [text("x" * 2001)] * 2}, True, ["COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"]),
        ({"components": [text("x")] * 41}, True, ["BASE_TYPE_BAD_LENGTH", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"]),
        ({"components": [{"type": 12, "items": []}]}, True, ["BASE_TYPE_BAD_LENGTH"]),
    ],
)
def test_a_message_is_held_against_the_limits(body: dict[str, Any], is_v2: bool, codes: list[str]) -> None:
    assert [violation.code for violation in limits.check_message(body, is_v2=is_v2)] == codes


@pytest.mark.parametrize(
    ("command", "codes"),
    [
        ({"name": "move", "description": "x"}, []),
        (
            {"name": "zug", "description": "x", "name_localizations": {"de": "Zug"}},
            ["APPLICATION_COMMAND_INVALID_NAME"],
        ),
        ({"name": "move", "description": "x" * 101}, ["BASE_TYPE_MAX_LENGTH"]),
        (
            {
                "name": "move",
                "description": "x",
                "options": [
                    {"name": "a", "description": "x", "type": 3},
                    {"name": "b", "description": "x", "type": 3, "required": True},
                ],
            },
            ["APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"],
        ),
        (
            {
                "name": "move",
                "description": "x",
                "options": [
                    {
                        "name": f"o{n}",
                        "description": "x",
                        "type": 3,
                        "choices": [{"name": "x" * 10, "value": "y" * 10, "name_localizations": {"de": "z" * 30}}] * 10,
                    }
                    for n in range(21)
                ],
            },
            ["APPLICATION_COMMAND_TOO_LARGE"],
        ),
    ],
)
def test_a_command_is_held_against_the_limits(command: dict[str, Any], codes: list[str]) -> None:
    assert [violation.code for violation in limits.check_command(command)] == codes


def test_a_modal_is_held_against_the_limits() -> None:
    field = {"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "a", "style": 1}}
    found = limits.check_modal({"title": "x" * 46, "custom_id": "m", "components": [field]})
    assert [v.path for v in found] == [("title",), ("components", 0, "label")]


def test_violations_are_told_as_discord_tells_them() -> None:
    with pytest.raises(ApiError) as refused:
        refuse_if(limits.check_message({"components": [row(button(label="x" * 81))]}, is_v2=False))
    assert refused.value.body() == {
        "message": "Invalid Form Body",
        "code": 50035,
        "errors": {
            "components": {
                "0": {
                    "components": {
                        "0": {
                            "label": {
                                "_errors": [
                                    {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
                                ]
                            }
                        }
                    }
                }
            }
        },
    }
