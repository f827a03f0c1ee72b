"""Attacks on the sandbox by other sites in the browser and other users of the machine; each attempt fails."""

from __future__ import annotations

import stat
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from sandbox.client import Sandbox
from sandbox.world.files import AttachmentStore

KEY = "fernzug.key"
OUTSIDE = (
    f"..%2F..%2F{KEY}",
    f"%2e%2e%2f%2e%2e%2f{KEY}",
    f"a.png%2F..%2F..%2F..%2F{KEY}",
    f"..%5C..%5C{KEY}",
    "%2Fetc%2Fpasswd",
    "..",
    ".",
    "%00",
    "a" * 300,
    "shortcut.png",
)
STRANGE_HOSTS = ("evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "127.0.0.1:1", "")
STRANGE_ORIGINS = ("http://evil.example", "null", "https://127.0.0.1:{port}", "http://127.0.0.1:1", "file://", "")
PUBLIC = ("/", "/page/")
STREAMS = ("/gateway", "/sandbox/api/people/anna/events")


@pytest.fixture
async def quiet(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A sandbox without a bot."""
    async with Sandbox.start(tmp_path / "world", bot_module=None) as sandbox:
        yield sandbox


@pytest.fixture
async def stranger() -> AsyncIterator[aiohttp.ClientSession]:
    """Somebody who knows the address and nothing else."""
    async with aiohttp.ClientSession() as session:
        yield session


def routes(sandbox: Sandbox) -> Iterator[tuple[str, str]]:
    """Yield method and path of every route, with something in the place of each parameter."""
    assert sandbox.server.app
    for route in sandbox.server.app.router.routes():
        path = route.resource.canonical if route.resource else "/"
        for word, value in (("{person}", "anna"), ("{rest:.*}", "x"), ("{kind}", "public")):
            path = path.replace(word, value)
        while "{" in path:
            path = path[: path.index("{")] + "1" + path[path.index("}") + 1 :]
        yield ("GET" if route.method == "*" else route.method), path


async def status(session: aiohttp.ClientSession, method: str, url: URL | str, **fields: Any) -> int:
    async with session.request(method, url, allow_redirects=False, **fields) as response:
        return response.status


@pytest.mark.parametrize("name", OUTSIDE)
async def test_no_path_leads_out_of_the_folder_of_files(quiet: Sandbox, name: str) -> None:
    (quiet.server.data / KEY).write_text("secret")
    kept = quiet.server.hub.files.keep("123", "a.png", b"x", None)
    (quiet.server.data / "files/123/shortcut.png").symlink_to(quiet.server.data / KEY)
    link = URL(quiet.server.hub.files.link("1", {**kept, "filename": "a.png"}))
    assert await status(quiet.session, "GET", link) == 200
    signed = quiet.server.hub.files.link("1", {**kept, "filename": name}).partition("?")[2]
    for query in (link.raw_query_string, signed, f"ex={int(time.time()) + 99:x}"):
        attack = URL(f"{quiet.server.url}/attachments/1/123/{name}?{query}", encoded=True)
        assert await status(quiet.session, "GET", attack) == 404


@pytest.mark.parametrize(("attachment", "filename"), [("123", f"../../{KEY}"), ("..", KEY), ("123", "\0")])
def test_a_path_is_checked_behind_the_signature_too(tmp_path: Path, attachment: str, filename: str) -> None:
    files = AttachmentStore(tmp_path / "files")
    (tmp_path / KEY).write_text("secret")
    files.keep("123", "a.png", b"x", None)
    params = {"channel": "1", "attachment": attachment, "filename": filename}
    query = files.link("1", {"id": attachment, "filename": filename}).rpartition("?")[2]
    with pytest.raises(aiohttp.web.HTTPNotFound):
        files.find(params, URL(f"/?{query}").query)


async def test_a_file_is_not_found_by_guessing(quiet: Sandbox, stranger: aiohttp.ClientSession) -> None:
    kept = quiet.server.hub.files.keep("123", "a.png", b"x", None)
    link = URL(quiet.server.hub.files.link("1", kept))
    assert await status(stranger, "GET", link) == 200
    later = link.update_query(ex=f"{int(time.time()) + 10**6:x}")
    unsigned, forged = link.with_query(ex=link.query["ex"]), [link.update_query(hm=hm) for hm in ("0" * 64, "ü")]
    for guess in (unsigned, later, *forged):
        assert await status(stranger, "GET", guess) == 404


@pytest.mark.parametrize(
    "name", ["../../x", "/etc/passwd", "..", "...", "", "a" * 5000, "ü" * 5000, "a\0b", "con\n.png"]
)
def test_an_upload_is_written_nowhere_else(tmp_path: Path, name: str) -> None:
    files = AttachmentStore(tmp_path / "files")
    kept = files.keep("7", name, b"x", None)
    (written,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert written == tmp_path / "files/7" / kept["filename"]


@pytest.mark.parametrize("host", STRANGE_HOSTS)
async def test_another_name_for_this_machine_is_answered_nothing(quiet: Sandbox, host: str) -> None:
    """DNS rebinding: a site whose name is made to point at 127.0.0.1 speaks from that name."""
    name = host.format(port=URL(quiet.server.url).port)
    for method, path in routes(quiet):
        assert await status(quiet.session, method, quiet.server.url + path, headers={"Host": name}) == 421, path


@pytest.mark.parametrize("origin", STRANGE_ORIGINS)
async def test_another_site_is_answered_nothing(quiet: Sandbox, origin: str) -> None:
    headers = {"Origin": origin.format(port=URL(quiet.server.url).port)}
    for method, path in routes(quiet):
        assert await status(quiet.session, method, quiet.server.url + path, headers=headers) == 403, path
    for path in STREAMS:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await quiet.session.ws_connect(quiet.server.url + path, headers=headers)


async def test_nobody_acts_without_the_token_of_the_page(quiet: Sandbox, stranger: aiohttp.ClientSession) -> None:
    inner = [(method, path) for method, path in routes(quiet) if path.startswith("/sandbox")]
    assert len(inner) > 20
    for token in ({}, {"X-Sandbox-Token": ""}, {"X-Sandbox-Token": "ü"}, {"Sec-WebSocket-Protocol": "sandbox, x"}):
        for method, path in inner:
            assert await status(stranger, method, quiet.server.url + path, headers=token) == 401, path


async def test_a_form_of_another_site_cannot_act(quiet: Sandbox, stranger: aiohttp.ClientSession) -> None:
    """A form can post text that reads as JSON, without asking first whether it may."""
    channel = (await quiet.person("anna").channels())[0].id
    path = f"{quiet.server.url}/sandbox/api/people/anna/channels/{channel}/messages"
    said = {"data": b'{"content": "hello"}', "headers": {"Content-Type": "text/plain"}}
    assert await status(stranger, "POST", path, **said) == 401
    assert await status(quiet.session, "POST", path, **said) == 200
    assert await status(stranger, "OPTIONS", path, headers={"Origin": "http://evil.example"}) == 403


async def test_nobody_is_the_bot_without_its_token(quiet: Sandbox, stranger: aiohttp.ClientSession) -> None:
    for method, path in routes(quiet):
        if "/api/v10/" in path:
            bot = {"Authorization": "Bot sandbox.token.of-no-value"}
            assert await status(stranger, method, quiet.server.url + path, headers=bot) in (401, 404), path
    async with stranger.ws_connect(quiet.server.url + "/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": "sandbox.token.of-no-value", "intents": 0}})
        assert (await socket.receive()).data == 4004


async def test_what_is_open_to_all_holds_no_secret(quiet: Sandbox, stranger: aiohttp.ClientSession) -> None:
    server = quiet.server
    for _, path in routes(quiet):
        if path.startswith(PUBLIC[1]) or path == "/":
            async with stranger.get(server.url + path) as response:
                said = await response.text()
                assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
                assert not [name for name in response.headers if name.startswith("Access-Control")]
                assert server.hub.world.page_token not in said


async def test_a_file_that_is_a_page_runs_nothing(quiet: Sandbox) -> None:
    kept = quiet.server.hub.files.keep("5", "a.html", b"<script>alert(1)</script>", None)
    async with quiet.session.get(quiet.server.hub.files.link("1", kept)) as response:
        assert "sandbox" in response.headers["Content-Security-Policy"]
        assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_port_is_open_on_the_loopback_only(quiet: Sandbox) -> None:
    assert quiet.server.url.startswith("http://127.0.0.1:")
    assert {address[0] for address in quiet.server.addresses} == {"127.0.0.1"}


async def test_other_users_of_the_machine_cannot_read_the_world(quiet: Sandbox) -> None:
    quiet.server.hub.files.keep("5", "a.png", b"x", None)
    quiet.server.hub.world.save()
    for path in (quiet.server.data, quiet.server.data / "files", quiet.server.data / "world.json"):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
