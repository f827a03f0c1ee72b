"""Discord refuses posts for a while: sending pauses by itself, answers go on, and all that is held up comes once."""

from pathlib import Path

from sandbox.client import Message, Person, Sandbox
from tests.stories.table import MARKER, Table, answer, texts
from tests.stories.telling import words_of
from tests.stories.travel import Travel, travelling

POSTS = {"method": "POST", "path": "/channels/*/messages"}
FOREVER = 100_000
MOST = 10
"""Of refused requests; after half of them only answers go through."""
MOVES = 4


def tries_to_post(sandbox: Sandbox) -> int:
    """Return how often the bot has tried to post what nobody has just asked for."""
    return sum(request.method == "POST" and request.path.startswith("/channels/") for request in sandbox.requests)


def news(person: Person, since: int) -> list[Message]:
    """Return the messages that somebody has got after some events."""
    return [Message.from_json(event["data"]) for event in person.events[since:] if event["type"] == "message_create"]


async def boards(table: Table, count: int) -> list[Message]:
    """Return the posts with a board as soon as there are so many."""
    person = table.players[0]
    while True:
        heard = len(person.events)
        found = [post for post in await table.public_posts() if post.attachments]
        if len(found) >= count:
            return found
        await person.heard(lambda: len(person.events) > heard)  # noqa: B023 - asked for at once


async def test_nothing_is_lost_while_discord_refuses_posts(tmp_path: Path) -> None:
    async with travelling(tmp_path, env={"REFUSED_REQUESTS_LIMIT": str(MOST)}) as travel:
        table = await Table.set_up(travel.sandbox)
        await play_unseen(travel, table)
        travel.sandbox.server.hub.faults.rules.clear()
        travel.go(minutes=15)
        await travel.sandbox.until(lambda: "sending goes on as usual" in travel.sandbox.log)
        posts = await boards(table, 1 + MOVES)
        told = [int(MARKER.findall(post.text)[0][1]) for post in posts]
        assert len(posts) == 1 + MOVES, texts(posts)
        assert told == sorted(set(told)), "each once, in order"


async def play_unseen(travel: Travel, table: Table) -> None:
    """Play some moves of which Discord lets no post through; soon nothing is tried any more."""
    sandbox, tried = travel.sandbox, 0
    sandbox.fault("rate_limit", **POSTS, times=FOREVER)
    players = table.to_move, table.waiting
    for number in range(MOVES):
        person = players[number % 2]
        line = (await person.autocomplete(table.thread, "move", "line", line=""))[0].value
        shown = answer(await person.command(table.thread, "move", line=line))
        told = words_of(person, "refused-post-delayed-fault")
        heard = len(person.events)
        await person.press(shown, "confirm")
        await person.heard(lambda: told in texts(news(person, heard)))  # noqa: B023 - asked for at once
        if number == 0:
            await sandbox.until(lambda: "sending pauses" in sandbox.log)
            tried = tries_to_post(sandbox)
    assert tries_to_post(sandbox) == tried, "while sending pauses only answers are sent"
