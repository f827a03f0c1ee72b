"""The tables of /settings and /setup: what their commands take is what their pages show, and nothing is left out."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, cast

import pytest

from bot.errors import BadHours, UnknownButton
from bot.features.person import settings as person_settings
from bot.features.person.commands import DATA, PersonCommands
from bot.features.person.settings import LISTS, overview
from bot.features.server import settings as server_settings
from bot.features.server.commands import ServerCommands
from bot.i18n import LANGUAGES
from bot.posts.post import Picker, Select
from bot.requests.context import RequestContext
from bot.requests.preferences import Setting
from engine.people.preferences import Person, Server
from engine.time.policy import FAST
from tests.bot.bench import ANNA, SERVER, WORDS, Bench

PERSON, HOST = Person(ANNA, zone="Europe/Vienna", notice="digest"), Server(SERVER)
TABLES: Mapping[str, tuple[Any, Mapping[str, Setting[Any]]]] = {
    "settings": (PERSON, person_settings.SETTINGS),
    "setup": (HOST, server_settings.SETTINGS),
}
TYPED = {"zone": "Asia/Tokyo", "sleep": "22-6", "hour": "5", "policy": FAST.name}
PICKED = "5"


def context_of(bench: Bench, language: str = "en") -> RequestContext:
    """Return a request in a server whose channels Discord has not told us of."""
    context = bench.context(ANNA, language)
    interaction = cast("Any", context.interaction)
    interaction.guild, interaction.data = None, {"resolved": {"users": {PICKED: {}}}}
    return context


ROWS = [(page, name) for page, (_, table) in TABLES.items() for name in table]


def values(setting: Setting[Any]) -> list[str]:
    """Return what can be chosen, or an example of it."""
    return [*setting.option.choices] or [TYPED.get(setting.option.name, PICKED)]


@pytest.mark.parametrize("page", TABLES)
async def test_everything_that_is_kept_can_be_chosen(page: str) -> None:
    """What others see of a profile could be chosen below the profile only."""
    owner, table = TABLES[page]
    context, reached = context_of(Bench()), set()
    for setting in table.values():
        for value in values(setting):
            after = await setting.change(context, owner, value)
            reached |= {
                field.name for field in fields(owner) if getattr(after, field.name) != getattr(owner, field.name)
            }
    assert reached == {field.name for field in fields(owner)} - {"id", "night_taken"}


def test_the_commands_take_what_the_tables_have() -> None:
    typed = [name for name, setting in server_settings.SETTINGS.items() if setting.is_typed]
    assert [parameter.name for parameter in ServerCommands.setup.parameters] == typed
    assert [parameter.name for parameter in PersonCommands.settings.parameters] == [
        *person_settings.SETTINGS,
        *LISTS,
        DATA.name,
    ]


@pytest.mark.parametrize("name", server_settings.SETTINGS)
async def test_french_was_missing_in_the_command_which_the_menu_of_the_page_had(name: str) -> None:
    setting, context = server_settings.SETTINGS[name], context_of(Bench())
    assert setting.menu is not None
    menu = await setting.menu(context, HOST)
    assert isinstance(menu, Select | Picker)
    assert menu.key.text == name
    if setting.option.choices:
        assert isinstance(menu, Select)
        assert [option.value for option in menu.options] == [*setting.option.choices]
    if name == "language":
        assert [*setting.option.choices] == ["auto", *LANGUAGES]


@pytest.mark.parametrize(("page", "name"), ROWS)
@pytest.mark.parametrize("language", WORDS)
async def test_the_page_says_what_was_chosen(page: str, name: str, language: str) -> None:
    owner, table = TABLES[page]
    bench = Bench()
    context, words, now = context_of(bench, language), WORDS[language], bench.now()
    said = set()
    for value in values(table[name]):
        after = await table[name].change(context, owner, value)
        said.add("\n".join(setting.line(after, words, now) for setting in table.values()))
    before = "\n".join(setting.line(owner, words, now) for setting in table.values())
    assert len(said) == len(values(table[name]))
    assert said != {before}


@pytest.mark.parametrize("page", TABLES)
async def test_a_choice_that_does_not_exist_is_refused(page: str) -> None:
    owner, table = TABLES[page]
    for setting in table.values():
        if setting.option.choices:
            with pytest.raises(UnknownButton):
                await setting.change(context_of(Bench()), owner, "nonsense")


async def test_hours_of_sleep_go_by_the_zone_that_is_chosen_with_them() -> None:
    bench = Bench()
    context = context_of(bench)
    with pytest.raises(BadHours):
        await person_settings.change(context, {"sleep": "22-6"})
    assert (await bench.store.people.person(ANNA)).sleep is None
    await person_settings.change(context, {"sleep": "22-6", "zone": "Wien"})
    kept = await bench.store.people.person(ANNA)
    assert (kept.sleep, kept.zone) == ((22 * 60, 6 * 60), "Europe/Vienna")
    assert WORDS["en"]("settings-sleep", value="22:00–06:00") in (await overview(context)).text
