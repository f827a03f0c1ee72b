"""At the lowest level of logging, over a match with secrets and with faults on the way, no line gives anything away."""

import base64
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

from engine.log.facts.codec import decode_fact
from engine.log.facts.secrets import SecretDrawn
from storage.open import open_store
from storage.sealing import KEY_FILE
from tests.databases import settings_of
from tests.stories.conftest import story
from tests.stories.table import Table, answer, read_as_text

TOKEN = re.compile(r"/(?:interactions|webhooks)/\d+/([^/?]{20,})")


async def secrets_at_rest(folder: Path) -> AsyncIterator[str]:
    """Yield the seeds of all matches, in every spelling, what is sealed in their logs, and the key itself."""
    settings = settings_of(folder)
    yield settings.key or (folder / KEY_FILE).read_text().strip()
    store = await open_store(settings.database_url, secret_key=settings.key)
    for match in await store.matches.ids():
        seed = await store.matches.seed(match)
        assert seed is not None
        for spelt in (seed.hex(), base64.b64encode(seed).decode(), repr(seed)[2:-1], str(seed)[2:-1]):
            yield spelt
        for entry in await store.matches.log(match):
            fact = decode_fact(entry.body)
            if isinstance(fact, SecretDrawn):
                yield (opened := store.seal.open(fact.sealed))
                for types in json.loads(opened)["action"]["types"]:
                    yield types
                    yield " ".join(f"{die}={kind}" for die, kind in zip("ABCDEFGHIJKL", types, strict=True))
    await store.close()


async def played_at_debug(folder: Path) -> tuple[list[str], str]:
    """Play some moves of Confusion with a bot that logs all it may; return what is secret, and the log."""
    async with story(folder, env={"LOG_LEVEL": "debug"}) as sandbox:
        await read_as_text(sandbox)
        table = await Table.set_up(sandbox, game="confusion", seat="blue")
        for _ in range(3):
            await table.confirm(await table.type((await table.suggestions())[0]))
        answer(await table.players[0].command(table.thread, "secrets"))
        sandbox.fault("cut_before", path="/interactions/**")
        await table.players[1].command(table.thread, "secrets")
        tokens = {found for request in sandbox.requests for found in TOKEN.findall(request.path)}
        bot_token = sandbox.server._bot_token
    assert len(tokens) > 8
    return [*tokens, bot_token, *[secret async for secret in secrets_at_rest(folder)]], sandbox.log


async def test_nothing_secret_is_logged_at_debug(tmp_path: Path) -> None:
    secrets, log = await played_at_debug(tmp_path)
    assert "[debug" in log
    assert [secret for secret in secrets if secret in log] == []
    assert "CREATE TABLE" not in log
