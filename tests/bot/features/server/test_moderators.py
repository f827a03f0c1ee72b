"""Moderators of a server on the page of /setup: a role that would not hear of disputes, and people by name."""

import json
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import Mock

import discord
import pytest

from bot.errors import BotNamed, UnknownButton
from bot.features.person.data_file import own_data
from bot.features.server import page
from bot.markup import Markup
from bot.posts.post import Key
from bot.posts.progress import WorkProgress
from bot.posts.speech import mention
from engine.errors import Refusal
from engine.people.preferences import MOST_MODERATORS, Language, Server
from tests.bot.bench import ANNA, BERND, CHANNEL, SERVER, WORDS, Bench
from tests.bot.features.server.test_welcome import event, text_channel
from tests.fake_discord import FakeDiscord

ROLE: Final = 66


def deaf_role() -> Any:
    """Return a role that may not be mentioned and sees no private threads."""
    role = Mock(spec=discord.Role, id=ROLE, mentionable=False)
    channel = text_channel("mention_everyone", "manage_threads")
    channel.guild = SimpleNamespace(me=None, get_role=lambda number: role if number == ROLE else None)
    return channel


@pytest.mark.parametrize("language", WORDS)
async def test_setup_said_ready_where_no_moderator_would_hear_of_a_dispute(language: Language) -> None:
    bench, channel = Bench(), deaf_role()
    server = Server(SERVER, moderator_role=ROLE)
    asked, _ = event(bench, Key("setup"), channel=channel)
    words = WORDS[language]
    context = replace(asked.context, recipient=replace(asked.context.recipient, words=words))
    shown = {"role": Markup(f"<@&{ROLE}>"), "channel": Markup(f"<#{CHANNEL}>")}
    lacking = [
        words(f"setup-unheard-{name}", permission=words(f"permission-{name}"), **shown)
        for name in ("mention_everyone", "manage_threads")
    ]
    assert page.check(context, server) == [*lacking, words("setup-unheard-named")]
    ready, advice = page.check(context, replace(server, moderators=(BERND,)))
    assert ready == words("setup-ready", channel=shown["channel"])
    assert f"<@{BERND}>" in advice


def picking(bench: Bench, *persons: int, bots: tuple[int, ...] = (), known: tuple[int, ...] = ()) -> Any:
    """Return the choice of moderators by name, of whom Discord says who are bots."""
    asked, _ = event(bench, Key("setup_set", text="named"), ",".join(map(str, persons)))
    users = {str(person): {"bot": person in bots} for person in known or persons}
    asked.context.interaction.data = {"resolved": {"users": users}}
    return asked


async def test_moderators_are_named_by_a_menu_and_written_back_by_no_other_choice() -> None:
    bench = Bench()
    await page.choose(picking(bench, BERND, ANNA))
    stale = await bench.store.people.server(SERVER)
    assert set(stale.moderators) == {ANNA, BERND}
    file = await own_data(bench.store, bench.store.seasons, BERND, WorkProgress())
    assert json.loads(file)["moderates"] == [SERVER]
    await bench.people.forget(BERND, bench.now())
    await bench.people.change_server(replace(stale, theme="light"))
    assert (await bench.store.people.server(SERVER)).moderators == (ANNA,)
    await page.choose(picking(bench))
    assert (await bench.store.people.server(SERVER)).moderators == ()


async def test_setup_counted_on_a_moderator_who_had_left() -> None:
    bench = Bench()
    await page.choose(picking(bench, BERND, ANNA))
    asked, answers = event(bench, Key("setup"), channel=deaf_role())
    await bench.people.change_server(Server(SERVER, moderator_role=ROLE))
    channels: Any = FakeDiscord(leavers={BERND})
    shown = replace(asked, context=replace(asked.context, services=replace(asked.context.services, channels=channels)))
    await page.show(shown)
    said = answers[-1].text
    assert WORDS["en"]("setup-moderators-left", persons=mention(BERND)) in said
    assert WORDS["en"]("setup-heard-by-name", role=Markup(f"<@&{ROLE}>"), persons=mention(ANNA)) in said
    channels.leavers |= {ANNA}
    await page.show(shown)
    assert "❌" in answers[-1].text


@pytest.mark.parametrize(
    ("persons", "refusal", "asked"),
    [
        ((7, 8), BotNamed, {"bots": (8,)}),
        ((7,), UnknownButton, {"known": (8,)}),
        (tuple(range(1, MOST_MODERATORS + 2)), UnknownButton, {}),
    ],
)
async def test_no_bot_nobody_unknown_and_no_crowd_is_named_as_moderator(
    persons: tuple[int, ...], refusal: type[Refusal], asked: Mapping[str, Any]
) -> None:
    bench = Bench()
    with pytest.raises(refusal):
        await page.choose(picking(bench, *persons, **asked))
    assert await bench.store.people.server(SERVER) == Server(SERVER)
