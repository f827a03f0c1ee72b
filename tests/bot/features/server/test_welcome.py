"""First contact with a server: the welcome, the page of /setup, a first match without any command."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.delivery.servers.greeter import Greeter, welcome
from bot.errors import BadZone, ChannelUnfit, OnlyForModerators, UnknownButton
from bot.features.match import computer
from bot.features.server import page
from bot.markup import Markup
from bot.posts import limits
from bot.posts.post import Key, Picker, Select
from bot.requests.channel_check import channel_for_matches
from bot.requests.routing import ComponentEvent
from engine.people.preferences import Server
from engine.time.policy import FAST
from tests.bot.bench import ANNA, BERND, CHANNEL, SERVER, WORDS, Bench, recipients
from tests.bot.posts.match.test_presenter import routes
from tests.fake_discord import FakeDiscord


def text_channel(*missing: str) -> Any:
    channel = Mock(spec=discord.TextChannel, id=CHANNEL)
    channel.permissions_for.return_value = SimpleNamespace(
        **{name: name not in missing for name in [*discord.Permissions.VALID_FLAGS]}
    )
    channel.guild = SimpleNamespace(me=None, get_role=lambda _: None)
    return channel


def event(bench: Bench, key: Key, value: str = "", *, manages: bool = True, channel: Any = None) -> Any:
    """Return a component that somebody has used; what it answers is kept in `answers`."""
    channel = channel or text_channel()
    context = bench.context()
    guild = SimpleNamespace(id=SERVER, me=None, get_channel=lambda number: channel if number == CHANNEL else None)
    interaction: Any = context.interaction
    interaction.guild, interaction.channel = guild, channel
    interaction.permissions = SimpleNamespace(manage_guild=manages)
    answers: list[Any] = []

    async def say(_: Any, post: Any, __: Any) -> None:
        answers.append(post)

    replies: Any = SimpleNamespace(say=say, replace=say)
    announcer: Any = SimpleNamespace(retry=lambda: None, tell=_told(bench))
    tasks = replace(context.services.tasks, announcer=announcer)
    context = replace(context, services=replace(context.services, replies=replies, tasks=tasks))
    return ComponentEvent(context, key, value), answers


def _told(bench: Bench) -> Any:
    async def tell(change: Any) -> Any:
        return await bench.store.outbox.location(change.after.id)

    return tell


@pytest.mark.parametrize("somebody", list(recipients()), ids=list(WORDS))
def test_a_server_that_was_joined_heard_nothing(somebody: Any) -> None:
    post = welcome(Bench().matches.games, somebody)
    assert routes(post) == ["setup", "computer", "first_match", "rules_menu"]
    assert "Gamwin" in post.text


ARRIVED = datetime(2026, 3, 1, tzinfo=UTC)


async def test_the_welcome_comes_once_where_it_may_be_posted() -> None:
    bench, fake = Bench(), FakeDiscord(welcomes_in=(1, 2, 3))
    fake.close(1)
    for arrivals in range(2):
        for _restart in range(2):
            greeter = Greeter(bench.delivery(fake))
            for _ in range(2):
                await greeter.greet(SERVER, ARRIVED + timedelta(days=arrivals))
        assert [channel for channel, _ in fake.posts] == [2] * (1 + arrivals), "who invites again is welcomed again"


async def test_a_server_that_nobody_could_be_told_in_is_tried_again() -> None:
    bench, fake = Bench(), FakeDiscord(welcomes_in=(1, 2, 3))
    greeter = Greeter(bench.delivery(fake))
    fake.close(1, 2, 3)
    await greeter.greet(SERVER, ARRIVED)
    fake.refuses.clear()
    await greeter.greet(SERVER, ARRIVED)
    assert [channel for channel, _ in fake.posts] == [1]


async def test_setup_ends_with_ready_or_what_is_missing_and_a_button_to_look_again() -> None:
    for missing, said in (((), "setup-ready"), (("attach_files",), "setup-missing")):
        asked, answers = event(Bench(), Key("setup"), channel=text_channel(*missing))
        await page.show(asked)
        (post,) = answers
        assert WORDS["en"](said, channel=Markup(f"<#{CHANNEL}>")) in post.text
        assert routes(post) == ["setup", "setup_zone", "policies"]
        pickers = [block.key.text for block in post.blocks if isinstance(block, Picker)]
        assert pickers == [
            "channel",
            "reports",
            "results",
            "puzzle",
            "moderators",
            "named",
            "organisers",
        ]
        menus = [block.key.text for block in post.blocks if isinstance(block, Select)]
        assert menus == ["language", "policy", "zone", "theme", "appeals", "events"]


async def test_what_is_chosen_on_the_page_is_kept() -> None:
    bench = Bench()
    chosen = {"channel": "5", "results": "6", "moderators": "7", "language": "de", "policy": FAST.name}
    chosen |= {"organisers": "8"}
    for name, value in {**chosen, "theme": "light", "appeals": "on", "reports": "", "events": "on"}.items():
        asked, _ = event(bench, Key("setup_set", text=name), value)
        await page.choose(asked)
    assert await bench.store.people.server(SERVER) == Server(
        SERVER,
        "de",
        "light",
        5,
        7,
        policy=FAST.name,
        has_appeals=True,
        results_channel=6,
        organiser_role=8,
        has_events=True,
    )


async def test_a_channel_for_announcements_is_refused_for_matches() -> None:
    """Private threads are impossible there, and threads below no message are of another kind."""
    bench, channel = Bench(), text_channel()
    channel.type = discord.ChannelType.news
    asked, _ = event(bench, Key("setup_set", text="channel"), str(CHANNEL), channel=channel)
    with pytest.raises(ChannelUnfit):
        await page.choose(asked)
    assert await bench.store.people.server(SERVER) == Server(SERVER)
    asked, answers = event(bench, Key("setup"), channel=channel)
    await page.show(asked)
    assert WORDS["en"]("refused-channel-unfit", channel=str(CHANNEL)) in answers[0].text
    with pytest.raises(ChannelUnfit):
        await channel_for_matches(asked.context)


@pytest.mark.parametrize(
    ("field", "value"),
    [("channel", "x"), ("theme", "pink"), ("id", "5"), ("policy", "nobody's"), ("appeals", ""), ("events", "yes")],
)
async def test_a_forged_choice_is_refused(field: str, value: str) -> None:
    bench = Bench()
    asked, _ = event(bench, Key("setup_set", text=field), value)
    with pytest.raises(UnknownButton):
        await page.choose(asked)
    assert await bench.store.people.server(SERVER) == Server(SERVER)


async def test_the_page_is_for_those_who_manage_the_server() -> None:
    for act in (page.show, page.choose):
        asked, _ = event(Bench(), Key("setup_set", text="theme"), "dark", manages=False)
        with pytest.raises(OnlyForModerators):
            await act(asked)


async def test_a_first_match_needed_a_command() -> None:
    bench = Bench()
    asked, answers = event(bench, Key("first_match"))
    await computer.ask_game(asked)
    (menu,) = [block for block in answers[0].blocks if isinstance(block, Select)]
    assert [option.value for option in menu.options] == list(bench.matches.games)
    chosen, _ = event(bench, menu.key, "gamwin")
    await computer.propose(chosen)
    (match,) = await bench.store.matches.of_server(SERVER, viewer=None, phases=("proposed",), limit=2)
    assert (match.game, match.persons) == ("gamwin", (ANNA,))


async def test_a_member_could_not_be_challenged_from_their_menu() -> None:
    bench = Bench()
    chosen, _ = event(bench, Key("first_game", text=str(BERND)), "gamwin")
    await computer.propose(chosen)
    (summary,) = await bench.store.matches.of_server(SERVER, viewer=None, phases=("proposed",), limit=2)
    match = await bench.matches.match(summary.match)
    assert match.proposal.invited == (BERND,)
    assert match.proposal.is_rated


async def test_the_zone_of_a_server_could_only_be_typed_into_a_command() -> None:
    bench = Bench()
    asked, answers = event(bench, Key("setup"))
    await page.show(asked)
    menus = [block for block in answers[0].blocks if isinstance(block, Select) and block.key.text == "zone"]
    assert [option.value for option in menus[0].options if option.is_chosen] == ["UTC"]
    assert len({option.value for option in menus[0].options}) == len(menus[0].options) <= limits.SELECT_OPTIONS
    chosen, _ = event(bench, Key("setup_set", text="zone"), "Asia/Tokyo")
    await page.choose(chosen)
    assert (await bench.store.people.server(SERVER)).zone == "Asia/Tokyo"
    typed, _ = event(bench, Key("setup_zone_typed"), "wien")
    await page.on_submit_zone(typed)
    assert (await bench.store.people.server(SERVER)).zone == "Europe/Vienna"
    with pytest.raises(BadZone):
        await page.on_submit_zone(event(bench, Key("setup_zone_typed"), "nowhere at all")[0])
