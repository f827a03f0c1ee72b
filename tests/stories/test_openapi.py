"""The checker of what the bot sends finds what Discord would mind."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sandbox.hub import Recorded, Upload
from tests.stories.conftest import specification
from tests.stories.openapi import IS_EPHEMERAL, Specification, violations

NOBODY: dict[str, Any] = {"parse": [], "users": []}
TEXT = {"type": 10, "content": "Hello"}
GOOD = {"flags": 1 << 15, "components": [TEXT], "allowed_mentions": NOBODY}
ANSWER = {"resource": {"message": {"flags": IS_EPHEMERAL}}}


def post(body: Any, **changes: Any) -> Recorded:
    route = "POST /channels/{channel}/messages"
    return replace(Recorded("POST", "/channels/1/messages", route, body, (), 200, {}), **changes)


def callback(body: Any, answer: Any = ANSWER) -> Recorded:
    route = "POST /interactions/{interaction}/{token}/callback"
    return Recorded("POST", "/interactions/1/x/callback", route, body, (), 200, answer)


BAD = {
    "too long": post(GOOD | {"components": [TEXT | {"content": "x" * 4001}]}),
    "too many parts": post(GOOD | {"components": [TEXT] * 41}),
    "old kind of message": post({"content": "", "embeds": [{"title": "Hello"}], "allowed_mentions": NOBODY}),
    "everybody may be pinged": post(GOOD | {"allowed_mentions": {"parse": ["everyone"]}}),
    "nothing said about pings": post({"flags": 1 << 15, "components": [TEXT]}),
    "a heavy picture": post(GOOD, files=(Upload(0, "board.png", b"x" * 250_000),)),
    "an answer for all to see": callback({"type": 4, "data": GOOD}, {"resource": {"message": {"flags": 0}}}),
    "too many choices": callback({"type": 8, "data": {"choices": [{"name": "a", "value": "a"}] * 26}}),
}


def test_a_good_request_is_good() -> None:
    assert violations([post(GOOD), callback({"type": 4, "data": GOOD})], specification()) == []


@pytest.mark.parametrize("request_", BAD.values(), ids=BAD)
def test_what_breaks_a_limit_is_found_without_the_document(request_: Recorded) -> None:
    assert violations([request_], None)


def test_what_breaks_the_form_is_found() -> None:
    document = specification()
    if document is None:
        pytest.skip("Discord's OpenAPI document is not here")
    assert document.violations(post(GOOD)) == []
    bad: list[dict[str, Any]] = [{"components": "none"}, {"flags": "many"}, {"allowed_mentions": {"users": [{}]}}]
    for body in bad:
        assert document.violations(post(body)), body
    assert document.violations(replace(post(GOOD), route="POST /channels/{channel}/letters"))
    assert document.violations(callback({"type": 99}))


def test_the_document_may_be_absent_or_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "openapi.json"))
    assert Specification.load() is None
    (tmp_path / "openapi.json").write_text('{"paths": {}, "components": {"schemas": {"SnowflakeType": {}}}}')
    elsewhere = Specification.load()
    assert elsewhere
    assert elsewhere.paths == {}
