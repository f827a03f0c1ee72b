"""Names of commands in texts are mentions that can be pressed, in every language, and code where no id is known."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.delivery.servers.registration import IDS_KEY, register_commands
from bot.i18n import LOCALES, command_names, learn_commands, load_words
from bot.markup import plain
from bot.posts.post import Button
from bot.requests.translation import CommandTranslator, text
from engine.people.preferences import Language
from tests.bot.bench import WORDS
from tests.memory.store import MemoryStore
from tests.truth.messages import contents

SPAN = re.compile(r"`/([^`]+)`")
UNKNOWN_AS_SUCH = {"mod"}
"""Groups: Discord knows no mention of these."""


def registered(name: str, number: int, *below: str) -> Mapping[str, Any]:
    """Return a command as Discord returns it."""
    return {"name": name, "id": str(number), "type": 1, "options": [{"type": 1, "name": option} for option in below]}


class Tree:
    """The commands and their way to Discord, as far as their registration looks at them."""

    def __init__(self) -> None:
        self.translator = CommandTranslator(WORDS)
        self.told = 0
        self.client = self.http = self

    def get_commands(self) -> list[Any]:
        return []

    async def bulk_upsert_global_commands(self, application: int, *, payload: list[Any]) -> list[Mapping[str, Any]]:
        assert (application, payload) == (1, [])
        self.told += 1
        menu = {"name": "Dispute this", "id": "9", "type": 3}
        return [registered("match", 7, "new", "log"), registered("board", 8), menu]


async def test_ids_come_from_the_registration_and_outlive_a_restart() -> None:
    tree, notes = Tree(), MemoryStore().notes
    for _ in range(2):
        ids = await register_commands(tree, 1, notes)  # type: ignore[arg-type]
        assert ids == {"match new": 7, "match log": 7, "board": 8}
    assert tree.told == 1


class Anywhere:
    """A command that people may use wherever they are."""

    async def get_translated_payload(self, *_: Any) -> dict[str, Any]:
        return {"name": "next", "integration_types": [0, 1], "contexts": [0, 1, 2]}


@pytest.mark.parametrize(("is_for_people", "places"), [(True, ([0, 1], [0, 1, 2])), (False, ([0], [0, 1]))])
async def test_commands_asked_for_installations_that_the_operator_had_switched_off(
    monkeypatch: pytest.MonkeyPatch, is_for_people: bool, places: tuple[list[int], list[int]]
) -> None:
    tree, told = Tree(), []

    async def hear(_: int, payload: list[Any]) -> list[Any]:
        told.extend(payload)
        return []

    monkeypatch.setattr(tree, "get_commands", lambda: [Anywhere()])
    monkeypatch.setattr(tree, "bulk_upsert_global_commands", hear)
    await register_commands(tree, 1, MemoryStore().notes, is_for_people=is_for_people)  # type: ignore[arg-type]
    assert [(command["integration_types"], command["contexts"]) for command in told] == [places]


async def test_a_database_that_knows_no_ids_yet_asks_for_them() -> None:
    tree, notes = Tree(), MemoryStore().notes
    await register_commands(tree, 1, notes)  # type: ignore[arg-type]
    await notes.write(IDS_KEY, "{}")
    assert await register_commands(tree, 1, notes) == {}  # type: ignore[arg-type]


def test_the_name_of_a_command_was_only_code() -> None:
    words = load_words(strict=True)
    for language, named in (("en", "match new"), ("de", "partie neu")):
        assert f"`/{named}`" in words[language]("setup-ready", channel="x")
    learn_commands(words, {"match new": 77, "settings": 5})
    for of_language in words.values():
        assert "</match new:77>" in of_language("setup-ready", channel="x")
        assert "</settings:5> `" in of_language("settings-hint"), "the option stays code behind the mention"


def test_where_discord_shows_no_mentions_the_name_stands_alone() -> None:
    words = load_words(strict=True)["en"]
    words.command_ids["match new"] = 77
    said = words("setup-ready", channel="x")
    assert "/match new begins" in plain(said)
    assert "77" not in Button(said).label


@pytest.mark.slow
@pytest.mark.parametrize("language", WORDS)
def test_a_text_named_a_command_that_there_is_not(language: Language) -> None:
    names = command_names(LOCALES, language)
    spans = {span for content in contents(language).values() for text in content.texts for span in SPAN.findall(text)}
    assert spans
    for span in spans:
        parts = span.split()
        known = [" ".join(parts[:size]) for size in range(1, len(parts) + 1) if " ".join(parts[:size]) in names]
        assert known, f"/{span}"
        groups = {name.split()[0] for name in names if " " in name}
        assert len(known[-1].split()) == min(2, len(parts)) or known[-1] not in groups, f"/{span}"


def test_localised_names_lead_to_the_ids_of_the_commands() -> None:
    assert command_names(LOCALES, "de")["partie neu"] == "match new"
    assert command_names(LOCALES, "de")["brett"] == "board"
    assert str(text("command-match-new")) == "new"
