"""Every word is there in both languages, can be said, fits Discord, and is said by somebody.

The code is searched for ids: literals and f-strings handed to `words(...)` and `text(...)`, and the codes in the tables
of games and in the refusals of engine and bot.
"""

import ast as python
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import discord
import pytest
from discord import app_commands
from fluent.syntax import FluentParser, ast
from structlog.testing import capture_logs

from bot import limits
from bot.errors import NoMatchHere
from bot.i18n import LANGUAGES, LOCALES, CommandTranslator, sources
from engine.errors import Refusal
from engine.preferences import Language
from games.colliding_circles import notation
from tests.homes import GAMES
from tests.truth.messages import WORDS, contents, entries, parsed, patterns, spoken, variables

ROOT = Path(__file__).parents[2]
TOPIC_LIMIT = 3500

# What is the same in German and English, and rightly so.
SAME = {
    "button-export",
    "button-replay",
    "colliding_circles-column-first",
    "colliding_circles-column-hand",
    "colliding_circles-column-manoeuvre",
    "colliding_circles-name",
    "columbiz-name",
    "command-match-export",
    "command-mod",
    "confusion-name",
    "gamwin-name",
    "policy-form-name",
    "zirkeltanz-name",
}
ENGLISH_ONLY = frozenset(
    ["the", "you", "your", "of", "and", "with", "is", "it", "this", "that", "not", "what", "who", "to", "from", "has"]
)
GERMAN_ONLY = frozenset(
    [
        "der",
        "das",
        "den",
        "du",
        "dein",
        "und",
        "nicht",
        "ist",
        "ein",
        "eine",
        "auf",
        "mit",
        "von",
        "zu",
        "es",
        "wird",
        "wer",
    ]
)


# --- What the code says


def modules(*rooms: str) -> Iterator[python.Module]:
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*.py")):
            yield python.parse(path.read_text(encoding="utf-8"), filename=str(path))


def shapes(node: python.expr) -> list[str]:
    """Return regular expressions for the texts that an expression can be; nothing if that cannot be told."""
    match node:
        case python.Constant(value=str(value)):
            return [re.escape(value)]
        case python.JoinedStr(values=values):
            parts = [shapes(part) if isinstance(part, python.Constant) else [".+"] for part in values]
            return ["".join(chosen) for chosen in product(*parts)]
        case python.IfExp(body=body, orelse=orelse):
            return shapes(body) + shapes(orelse)
        case python.BinOp(left=left, op=python.Add(), right=right):
            return [first + second for first in shapes(left) for second in shapes(right)]
        case _:
            return []


@cache
def asked() -> tuple[tuple[str, set[str] | None], ...]:
    """Return what the bot asks words for: the shape of the id and the names of what it fills in (None if unknown)."""
    return tuple(_asked())


def _asked() -> Iterator[tuple[str, set[str] | None]]:
    for module in modules("bot"):
        for node in python.walk(module):
            if isinstance(node, python.Call) and node.args and _callee(node) in ("words", "text"):
                names = {each.arg for each in node.keywords}
                known = None if None in names else {name for name in names if name}
                yield from ((shape, known) for shape in shapes(node.args[0]))


def _callee(node: python.Call) -> str:
    return node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")


@cache
def said() -> re.Pattern[str]:
    """Return what matches every text in the rooms that speak, as far as it holds a letter."""
    found = {
        shape
        for module in modules("bot", "renderers")
        for node in python.walk(module)
        if isinstance(node, python.Constant | python.JoinedStr | python.BinOp)
        for shape in shapes(node)
    }
    return re.compile("|".join(shape for shape in sorted(found) if re.search("[a-z]", shape)))


def codes(module: ModuleType, name: str) -> Mapping[str, tuple[str, ...]]:
    """Return a table of codes with their parameters; a mere list of codes has none."""
    table: Any = getattr(module, name)
    return table if isinstance(table, Mapping) else dict.fromkeys(table, ())


def of_game(key: str) -> dict[str, tuple[str, ...]]:
    """Return every message that a game needs, with the parameters that come with it."""
    info, module = GAMES[key].info, import_module(f"games.{key}")
    kinds = {
        "error": codes(module, "ERROR_CODES"),
        "note": codes(module, "NOTE_CODES"),
        "group": codes(module, "CHOICE_GROUPS"),
        "addition": codes(module, "ADDITION_CODES"),
        "reason": codes(module, "END_CODES"),
        "topic": dict.fromkeys(info.topics, ()),
        "column": dict.fromkeys(info.sheet_columns, ()),
        "seat": dict.fromkeys(info.seat_names, ()),
        "option": dict.fromkeys((option.key for option in info.options), ()),
    }
    needed = {f"{key}-{kind}-{code}": params for kind, table in kinds.items() for code, params in table.items()}
    texts = {f"{key}-topic-{topic}.text": () for topic in info.topics}
    values = {f"{key}-option-{option.key}.value": ("value",) for option in info.options}
    return {f"{key}-name": (), **needed, **texts, **values}


def refusals(parent: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    """Yield every kind of refusal of the engine and, being imported here, of the bot."""
    for child in parent.__subclasses__():
        yield child
        yield from refusals(child)


# --- The tests


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_fluent_and_found_in_the_same_pieces(language: Language) -> None:
    assert [entry.content for entry in parsed(language) if isinstance(entry, ast.Junk)] == []
    pieces = sources(LOCALES / language)
    parser = FluentParser(with_spans=False)
    for message in entries(language):
        assert parser.parse_entry(pieces[message.id.name]).equals(message, ["comment"]), message.id.name
    assert len(pieces) == len(entries(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: Language) -> None:
    names = [message.id.name for message in entries(language)]
    assert sorted(names) == sorted(set(names))


def test_both_languages_have_the_same_files_messages_and_attributes() -> None:
    files = {language: {path.name for path in (LOCALES / language).iterdir()} for language in LANGUAGES}
    assert files["en"] == files["de"]
    assert patterns("en").keys() == patterns("de").keys()


def test_both_languages_fill_in_the_same() -> None:
    different = [message for message in patterns("en") if variables(message, "en") != variables(message, "de")]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_all_its_variants(language: Language) -> None:
    for message in patterns(language):
        for text in spoken(message, language):
            assert text.strip() == text, message
            assert "  " not in text, message


@pytest.mark.parametrize("key", GAMES)
def test_every_code_of_a_game_has_words_that_need_only_what_comes_with_it(key: str) -> None:
    for message, params in of_game(key).items():
        given = {*params, *(f"{param}_count" for param in params)}
        assert message in patterns("en"), message
        assert variables(message) <= given, message


def test_every_refusal_has_words() -> None:
    assert NoMatchHere in refusals()
    for refusal in refusals():
        own = f"refused-{refusal.code}"
        assert own in patterns("en") or any(message.startswith(f"{own}-") for message in patterns("en")), own


def test_every_reason_given_for_a_refusal_has_words() -> None:
    by_name = {refusal.__name__: refusal.code for refusal in refusals()}
    given = {
        f"refused-{by_name[_callee(node)]}-{keyword.value.value!s}"
        for module in modules("engine", "bot")
        for node in python.walk(module)
        if isinstance(node, python.Call) and _callee(node) in by_name
        for keyword in node.keywords
        if keyword.arg == "reason" and isinstance(keyword.value, python.Constant)
    }
    assert given
    assert given <= patterns("en").keys()


def test_everything_the_bot_asks_for_exists() -> None:
    shapes_asked = {shape for shape, _ in asked()}
    missing = [shape for shape in shapes_asked if not any(re.fullmatch(shape, message) for message in patterns("en"))]
    assert missing == []


def test_the_bot_fills_in_everything_that_a_message_needs() -> None:
    for message in patterns("en"):
        filled_in = [given for shape, given in asked() if given is not None and re.fullmatch(shape, message)]
        assert not filled_in or any(variables(message) <= given for given in filled_in), message


def test_nothing_is_written_that_nobody_says() -> None:
    referred = set().union(*(content.references for content in contents("en").values()))
    of_games = {message: of_game(key) for key in GAMES for message in patterns("en") if message.startswith(f"{key}-")}
    unsaid = []
    for message in patterns("en"):
        if message in referred:
            continue
        if message in of_games:
            is_said = message in of_games[message]
        elif message.startswith("refused-"):
            is_said = any(re.fullmatch(f"refused-{refusal.code}(-.+)?", message) for refusal in refusals())
        else:
            is_said = said().fullmatch(message) is not None
        if not is_said:
            unsaid.append(message)
    assert unsaid == []


def test_what_reads_the_same_in_both_languages_is_meant_to() -> None:
    texts = {language: {m: "".join(c.texts) for m, c in contents(language).items()} for language in LANGUAGES}
    lettered = (message for message, text in texts["en"].items() if re.search(r"[^\W\d_]{2}|^[^\W_]+$", text))
    assert {message for message in lettered if texts["en"][message] == texts["de"][message]} == SAME


@pytest.mark.parametrize(("language", "foreign"), [("de", ENGLISH_ONLY), ("en", GERMAN_ONLY)])
def test_no_sentence_is_in_the_other_language(language: Language, foreign: set[str]) -> None:
    for message, content in contents(language).items():
        text = re.sub(r"`[^`]*`|[„“][^“”]*[”“]", "", " ".join(content.texts)).lower()
        assert not foreign & set(re.findall(r"\w+", text)), message


def test_german_says_du() -> None:
    for message, content in contents("de").items():
        found = re.search(r"(?<=[\w,] )(Sie|Ihnen|Ihre?[nmrs]?)\b", "".join(content.texts))
        assert not found, message


LENGTHS: tuple[tuple[str, int], ...] = (
    (r"(command|option)-[^.]+", limits.COMMAND_NAME),
    (r"(command|option)-[^.]+\.about", limits.COMMAND_DESCRIPTION),
    (r"choice-.+", limits.CHOICE_TEXT),
    (r"button-.+", limits.LABEL),
    (r"form-title|form-.+\.title", limits.MODAL_TITLE),
    (r"form-(label|seat|person|hours|winner)|form-.+\.label", limits.MODAL_LABEL),
    (r"form-hint|form-.+\.hint", limits.OPTION_TEXT),
    (r".+-menu|.+-group-.+", limits.PLACEHOLDER),
    (r".+-topic-[^.]+", limits.OPTION_TEXT),
    (r".+-topic-.+\.text", TOPIC_LIMIT),
    (r"picture-.+", 16),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("shape", "limit"), LENGTHS)
def test_words_fit_where_they_are_shown(language: Language, shape: str, limit: int) -> None:
    lengths = {m: max(map(len, spoken(m, language))) for m in patterns(language) if re.fullmatch(shape, m)}
    assert lengths
    assert {message: length for message, length in lengths.items() if length > limit} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_options_are_as_discord_wants_them(language: Language) -> None:
    for message in patterns(language):
        if re.fullmatch(r"(command|option)-[^.]+", message):
            (name,) = spoken(message, language)
            assert re.fullmatch(r"[\w-]+", name), name
            assert name == name.lower()


def test_examples_in_the_rules_can_be_read() -> None:
    lines = set()
    for language in LANGUAGES:
        for message, content in contents(language).items():
            if message.startswith("colliding_circles-topic-"):
                quoted = re.findall(r"`([^`]+)`", "".join(content.texts))
                lines |= {line for line in quoted if re.search(r"\d.*[*x-]|[+]\d|^pass|^aussetzen", line)}
    assert len(lines) > 20
    for line in lines:
        notation.read(line)


def commands() -> Iterable[app_commands.Command[Any, Any, Any] | app_commands.Group]:
    """Return the commands of the bot, as its tree holds them."""
    for path in sorted((ROOT / "bot" / "cogs").glob("*.py")):
        module = import_module(f"bot.cogs.{path.stem}")
        for cog in vars(module).values():
            if (
                isinstance(cog, type)
                and issubclass(cog, discord.ext.commands.Cog)
                and cog.__module__ == module.__name__
            ):
                made = cog()
                yield from [made.app_command] if made.app_command else made.get_app_commands()


async def test_discord_is_told_every_name_and_description_in_german() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    translator = CommandTranslator(WORDS)
    with capture_logs() as logs:
        payloads = [await command.get_translated_payload(tree, translator) for command in commands()]
    assert logs == []
    assert {"zug", "partie"} <= {payload["name_localizations"]["de"] for payload in payloads}
    assert all(set(payload["name_localizations"]) == {"de"} for payload in payloads)
