"""The command tree as Discord will be told it, in every language, against the limits of bot.limits.

Stories hold what the bot really sends, this tree included, against Discord's own OpenAPI document.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import DEFAULT, LANGUAGES
from bot.posts import limits
from bot.wiring import client_of
from tests.bot.bench import parts_over
from tests.memory.store import MemoryStore

Payload = dict[str, Any]

SUBCOMMAND, GROUP = 1, 2
CHAT_INPUT = 1
MAX_COMMANDS = 100
MAX_NESTING = 2
NAME = re.compile(r"[-_'\w]{1,32}")
BUILT_IN = {
    *("ban", "gif", "giphy", "kick", "leave", "me", "msg", "nick", "shrug", "spoiler"),
    *("tableflip", "tenor", "thread", "timeout", "tts", "unflip"),
}
"""Names that Discord's client offers itself, first, wherever somebody types them."""
OTHERS = {language for language in LANGUAGES if language != DEFAULT}


@pytest.fixture(name="tree")
async def told_to_discord(monkeypatch: pytest.MonkeyPatch) -> list[Payload]:
    """Return what the bot registers at its start."""
    store = MemoryStore()
    bot = client_of(parts_over(store))
    told: list[Payload] = []

    async def register(_: int, payload: list[Payload]) -> list[object]:
        told.extend(payload)
        return []

    monkeypatch.setattr(bot.http, "bulk_upsert_global_commands", register)
    monkeypatch.setattr(type(bot), "application_id", 1)
    async with bot:
        await bot.setup_hook()
    return told


def test_every_name_and_description_fits(tree: list[Payload]) -> None:
    wrong = [
        f"{path}: {text!r}"
        for path, part in parts(typed(tree))
        for text in texts(part, "name")
        if not NAME.fullmatch(text) or text != text.lower() or len(text) > limits.COMMAND_NAME
    ]
    wrong += [
        f"{path}: {text!r}"
        for path, part in parts(typed(tree))
        for text in texts(part, "description")
        if not 1 <= len(text) <= limits.COMMAND_DESCRIPTION
    ]
    assert not wrong


def test_every_entry_of_a_menu_fits(tree: list[Payload]) -> None:
    menus = [part for part in tree if part not in typed(tree)]
    assert menus
    assert all(1 <= len(text) <= limits.COMMAND_NAME for part in menus for text in texts(part, "name"))


def typed(tree: list[Payload]) -> list[Payload]:
    """Return the commands that are typed; the others are entries of menus, whose names may be anything."""
    return [part for part in tree if part.get("type", CHAT_INPUT) == CHAT_INPUT]


def test_every_choice_fits(tree: list[Payload]) -> None:
    for path, part in parts(tree):
        choices = part.get("choices") or []
        assert len(choices) <= limits.CHOICES, path
        for choice in choices:
            assert 1 <= len(str(choice["value"])) <= limits.CHOICE_TEXT, path
            assert all(1 <= len(text) <= limits.CHOICE_TEXT for text in texts(choice, "name")), path


def test_every_text_is_there_in_every_language(tree: list[Payload]) -> None:
    named = [(path, part) for path, part in parts(tree)]
    named += [(f"{path} = {choice['value']}", choice) for path, part in named for choice in part.get("choices") or []]
    for path, part in named:
        for key in ("name", "description"):
            if key in part:
                assert {locale[:2] for locale in part[f"{key}_localizations"] or ()} == OTHERS, f"{path}: {key}"


def test_siblings_have_names_of_their_own(tree: list[Payload]) -> None:
    """Discord refuses two commands or options of one name, in any language."""
    families = [("/", tree), *((path, part.get("options") or []) for path, part in parts(tree))]
    families += [(path, part.get("choices") or []) for path, part in parts(tree)]
    for path, family in families:
        for language in (None, *OTHERS):
            names = [name_in(child, language) for child in family]
            assert len(set(names)) == len(names), f"{path}: {names}"


def test_a_command_was_hidden_behind_one_of_discords_own(tree: list[Payload]) -> None:
    assert not {text for command in typed(tree) for text in texts(command, "name")} & BUILT_IN


def test_commands_were_offered_wherever_discord_liked(tree: list[Payload]) -> None:
    on_servers, in_direct_messages, elsewhere = range(3)
    places = {command["name"]: (command["integration_types"], command["contexts"]) for command in tree}
    anywhere = {
        name for name, place in places.items() if place == ([0, 1], [on_servers, in_direct_messages, elsewhere])
    }
    assert anywhere == {"next", "board", "move", "secrets", "why"}
    others = [place for name, place in places.items() if name not in anywhere]
    assert all(place in (([0], [on_servers]), ([0], [on_servers, in_direct_messages])) for place in others)


def test_no_command_has_too_many_parts(tree: list[Payload]) -> None:
    assert len(tree) <= MAX_COMMANDS
    for path, part in parts(tree):
        options = part.get("options") or []
        assert len(options) <= limits.CHOICES, path
        assert path.count(" ") <= MAX_NESTING + 1, path
        needed = [bool(option.get("required")) for option in options]
        assert needed == sorted(needed, reverse=True), f"{path}: required options come first"


def test_no_command_says_too_much(tree: list[Payload]) -> None:
    for command in tree:
        assert total(command) <= limits.COMMAND_TOTAL, command["name"]


def test_every_language_is_offered_wherever_one_is_chosen(tree: list[Payload]) -> None:
    every = ["auto", *LANGUAGES]
    offered = {
        path: [choice["value"] for choice in part["choices"]]
        for path, part in parts(tree)
        if {choice["value"] for choice in part.get("choices") or ()} & set(LANGUAGES)
    }
    assert offered == {"settings language": every, "setup language": every}


def parts(siblings: list[Payload], path: str = "") -> Iterator[tuple[str, Payload]]:
    """Yield every command, group, subcommand and option with its path."""
    for part in siblings:
        here = f"{path} {part['name']}".strip()
        yield here, part
        yield from parts(part.get("options") or [], here)


def texts(part: Payload, key: str) -> list[str]:
    """Return a name or description in every language in which it is told."""
    return [part[key], *(part.get(f"{key}_localizations") or {}).values()]


def name_in(part: Payload, language: str | None) -> str:
    """Return how a part is called in a language, None for the default."""
    localized = (part.get("name_localizations") or {}).items()
    return str(next((text for locale, text in localized if language and locale.startswith(language)), part["name"]))


def total(part: Payload) -> int:
    """Return how much Discord counts for a command: of each text the longest language, and the values of choices."""
    own = sum(max(map(len, texts(part, key))) for key in ("name", "description") if key in part)
    choices = sum(
        max(map(len, texts(choice, "name"))) + len(str(choice["value"])) for choice in part.get("choices") or ()
    )
    return own + choices + sum(map(total, part.get("options") or ()))
