"""Words in two languages: what is found, what is said when something is not, and what Discord is told."""

import re
from pathlib import Path

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot import i18n
from bot.i18n import LANGUAGES, LOCALES, MissingWords, Words, forget_sources, language_of, load_words, sources
from bot.requests.translation import CommandTranslator, text
from engine.people.preferences import Language

ENGLISH = """
greeting = Hello { $name }
    .short = Hi
dice =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
only-english = Nobody has translated this, { $name }.
only-attribute =
    .about = Says something
"""
GERMAN = """
greeting = Hallo { $name }
    .short = He
dice =
    { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
misnamed = Hallo { $whom }
"""


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    for language, source in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(source, encoding="utf-8")
    return tmp_path


def test_messages_and_attributes_in_both_languages(locales: Path) -> None:
    words = load_words(strict=True, locales=locales)
    assert words["en"]("greeting", name="Ada") == "Hello Ada"
    assert words["de"]("greeting", name="Ada") == "Hallo Ada"
    assert words["de"]("greeting.short") == "He"
    assert [words[language].language for language in ("en", "de")] == ["en", "de"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_say_without_fluent_what_they_say_with_it(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortly, wholly = Words(language, strict=True), Words(language, strict=True)
    names = [name for name, source in sources(LOCALES / language).items() if i18n._PLAIN.fullmatch(source)]
    asked = [f"{name}{part}" for name in names[::20] for part in ("", ".about") if shortly.has(f"{name}{part}")]
    plain = [shortly(text) for text in asked]
    monkeypatch.setattr(i18n, "_PLAIN", re.compile("nothing is plain"))
    assert plain == [wholly(text) for text in asked]
    assert len(plain) >= 40
    assert not shortly._bundle._compiled


def test_numbers_choose_plurals_and_are_grouped_but_ids_as_text_are_not(locales: Path) -> None:
    german = load_words(strict=True, locales=locales)["de"]
    assert german("dice", count=1) == "ein Würfel"
    assert german("dice", count=1234) == "1.234 Würfel"
    assert german("greeting", name="1234") == "Hallo 1234"


def test_no_invisible_marks_around_parameters(locales: Path) -> None:
    assert Words("en", locales=locales)("greeting", name="x").isprintable()


def test_has_knows_messages_and_attributes_of_the_language_itself(locales: Path) -> None:
    german = load_words(locales=locales)["de"]
    asked = ["greeting", "greeting.short", "greeting.long", "only-english", "only-attribute"]
    assert [german.has(message) for message in asked] == [True, True, False, False, False]
    english = load_words(locales=locales)["en"]
    assert english.has("only-attribute.about")
    assert not english.has("only-attribute")


@pytest.mark.parametrize("message", ["only-english", "misnamed", "nowhere", "greeting.long", "greeting"])
def test_strict_words_raise_for_whatever_cannot_be_said(locales: Path, message: str) -> None:
    with pytest.raises(MissingWords, match=message):
        load_words(strict=True, locales=locales)["de"](message)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("only-english", "Nobody has translated this, Ada."),
        ("nowhere", "nowhere"),
        ("misnamed", "misnamed"),
        ("only-attribute", "only-attribute"),
    ],
)
def test_in_production_english_and_then_the_id_stand_in_and_it_is_logged(
    locales: Path, message: str, said: str
) -> None:
    german = load_words(locales=locales)["de"]
    with capture_logs() as logs:
        assert german(message, name="Ada") == said
    assert {"event": "no words", "message": message, "language": "de"}.items() <= logs[0].items()


def test_a_message_that_is_not_fluent_is_missed_and_its_neighbours_are_not(locales: Path) -> None:
    source = "first = Eins\nbroken = { $count\nlast = Letztes\n"
    (locales / "de" / "more.ftl").write_text(source, encoding="utf-8")
    german = load_words(strict=True, locales=locales)["de"]
    assert [german("first"), german("last")] == ["Eins", "Letztes"]
    with pytest.raises(MissingWords):
        german("broken")


def test_a_message_finds_those_it_refers_to_in_other_files(locales: Path) -> None:
    (locales / "de" / "a.ftl").write_text("outer = Das sind { inner }.\n", encoding="utf-8")
    (locales / "de" / "z.ftl").write_text("inner =\n    { $count ->\n       *[a] { dice }\n    }\n", encoding="utf-8")
    assert load_words(strict=True, locales=locales)["de"]("outer", count=3) == "Das sind 3 Würfel."


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "fr"),
        ("sv-SE", "en"),
        ("den", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_language_of_a_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_text_holds_the_english_message_and_its_key() -> None:
    said = text("command-move.about")
    assert said.message == Words("en", strict=True)("command-move.about")
    assert said.extras == {"key": "command-move.about"}
    with pytest.raises(MissingWords):
        text("command-nowhere")


CONTEXT: app_commands.TranslationContextTypes = app_commands.TranslationContext(
    app_commands.TranslationContextLocation.other, None
)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (discord.Locale.german, "zug"),
        (discord.Locale.american_english, None),
        (discord.Locale.british_english, None),
        (discord.Locale.french, "coup"),
        (discord.Locale.swedish, None),
    ],
)
async def test_names_are_told_in_the_languages_that_the_bot_speaks_and_in_no_other(
    locale: discord.Locale, said: str | None
) -> None:
    assert await CommandTranslator(load_words()).translate(text("command-move"), locale, CONTEXT) == said


@pytest.mark.parametrize("string", [app_commands.locale_str("new"), app_commands.locale_str("new", key="nowhere")])
async def test_a_command_text_without_german_words_is_logged(string: app_commands.locale_str) -> None:
    with capture_logs() as logs:
        assert await CommandTranslator(load_words()).translate(string, discord.Locale.german, CONTEXT) is None
    assert logs[0]["event"] == "no words"


def test_a_language_that_nobody_uses_is_not_kept_once_commands_are_registered() -> None:
    words = load_words(strict=True)
    assert all(of_language.has("command-move") for of_language in words.values())
    forget_sources()
    assert words["de"]("button-cancel") == "Abbrechen"
    assert sources.cache_info().currsize == 1
