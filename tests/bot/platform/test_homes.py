"""Homes of matches and seasons: where they were begun, or where the server plays now if that channel is gone."""

import pytest

from bot.platform.homes import Homes
from engine.people.preferences import Server
from engine.stores.outbox import DiscordLocation
from tests.bot.bench import CHANNEL, SERVER, Bench

ANOTHER, THREAD, INVITATION = 2**63 - 5, 71, 72


def homes_without(bench: Bench, *gone: int) -> Homes:
    """Return the homes on a server some of whose channels are gone."""
    return Homes(lambda server, channel: server == SERVER and channel in gone, bench.store)


@pytest.mark.parametrize(
    ("gone", "chosen", "home"),
    [
        ((), None, CHANNEL),
        ((), ANOTHER, CHANNEL),
        ((CHANNEL,), ANOTHER, ANOTHER),
        ((CHANNEL,), None, CHANNEL),
        ((CHANNEL,), CHANNEL, CHANNEL),
        ((CHANNEL, ANOTHER), ANOTHER, CHANNEL),
    ],
)
async def test_a_match_lives_where_the_server_plays_once_its_channel_is_gone(
    gone: tuple[int, ...], chosen: int | None, home: int
) -> None:
    bench = Bench()
    match = (await bench.proposed()).after
    await bench.store.people.save_server(Server(SERVER, channel=chosen))
    homes = homes_without(bench, *gone)
    summary = await bench.store.matches.summary(match.id)
    assert summary is not None
    assert [await homes.of(what) for what in (match, summary)] == [home, home]
    assert await homes.spot(match) == home


async def test_links_lead_to_the_thread_else_to_the_invitation_else_to_the_channel() -> None:
    bench = Bench()
    match = (await bench.proposed()).after
    await bench.store.people.save_server(Server(SERVER, channel=ANOTHER))
    await bench.store.outbox.save_location(DiscordLocation(match.id, invitation=INVITATION))
    here, moved = homes_without(bench), homes_without(bench, CHANNEL)
    server = f"https://discord.com/channels/{SERVER}"
    assert await here.link_to_invitation(match) == f"{server}/{CHANNEL}/{INVITATION}"
    assert await moved.link_to_invitation(match) == f"{server}/{ANOTHER}"
    assert await moved.link(match) == f"{server}/{ANOTHER}"
    await bench.store.outbox.save_location(DiscordLocation(match.id, thread=THREAD))
    assert await moved.link(match) == f"{server}/{THREAD}"
