"""Seasons among Discord's scheduled events, as a server sees them."""

from datetime import datetime

from sandbox.protocol.permissions import BOT, Permission
from tests.stories.table import CHANNEL, answer
from tests.stories.telling import WORDS
from tests.stories.test_league import PLAYERS, announce, do, say, travel
from tests.stories.travel import Travel

__all__ = ["travel"]

LACKS = WORDS["de"]("permission-create_events")
MAKER = BOT | Permission.CREATE_EVENTS


async def test_a_season_is_among_the_events_while_it_goes_on(travel: Travel) -> None:
    sandbox = travel.sandbox
    mira = sandbox.person("mira")
    refused = answer(await mira.command(CHANNEL, "setup", events="among Discord's events"))
    assert LACKS in refused.text
    page = await announce(mira, size="4-6", sign_up="1", days="14")
    for name in PLAYERS[:4]:
        await sandbox.person(name).press(page, "league_join")
    travel.go(days=1, minutes=1)
    await say(travel, "The draw is made")
    assert sandbox.scheduled_events == []

    sandbox.set_permissions("Fernzug", MAKER)
    shown = answer(await mira.command(CHANNEL, "setup", events="among Discord's events"))
    assert LACKS not in shown.text
    await sandbox.until(lambda: bool(sandbox.scheduled_events))
    (start,) = sandbox.scheduled_events
    assert "Winter" in start["name"]
    assert datetime.fromisoformat(start["scheduled_start_time"]) > travel.now

    sandbox.set_permissions("Fernzug", BOT)  # so that no event is being made while the bot ends
    travel.go(days=1, minutes=1)
    await say(travel, "The season has begun")
    await sandbox.restart_bot()
    sandbox.set_permissions("Fernzug", MAKER)
    await mira.command(CHANNEL, "setup", language="English")
    await sandbox.until(lambda: len(sandbox.scheduled_events) == 2)
    end = sandbox.scheduled_events[-1]
    assert sandbox.scheduled_events[0]["id"] == start["id"], "the restart made no second one"

    sandbox.delete_scheduled_event(end["id"])
    await do(mira, page, "extend", days="3")
    await mira.command(CHANNEL, "setup", language="English")
    tried = f"PATCH /guilds/{end['guild_id']}/scheduled-events/{end['id']}"
    await sandbox.until(lambda: any(f"{sent.method} {sent.path}" == tried for sent in sandbox.requests))
    await do(mira, page, "cancel")
    await say(travel, "cancelled")
    await mira.command(CHANNEL, "setup", language="English")
    await sandbox.until(lambda: sandbox.scheduled_events == [])
    made = [sent for sent in sandbox.requests if sent.method == "POST" and sent.path.endswith("/scheduled-events")]
    assert len(made) == 2, "what was deleted by hand was not made again"
