"""Every word is there in every language, can be said, fits Discord, and is said by somebody.

The code is searched for ids: literals and f-strings handed to `words(...)` and `text(...)`, the codes of notes, choices
and errors in games, and those in the refusals of engine and bot.
"""

import ast as python
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
from babel.core import Locale
from discord import app_commands
from fluent.syntax import ast
from structlog.testing import capture_logs

from bot.errors import NoMatchHere
from bot.i18n import DEFAULT, LANGUAGES, LOCALES, sources
from bot.posts import limits
from bot.requests.translation import CommandTranslator
from bot.routes import COGS
from engine.errors import Refusal
from engine.people.preferences import Language
from games.colliding_circles import syntax
from games.registry import GAMES
from tests.truth import project
from tests.truth.messages import (
    NUMBER_KEYS,
    WORDS,
    can_be_said,
    contents,
    entries,
    parsed,
    patterns,
    spoken,
    variables,
    written,
)
from tools import new_language

ROOT = Path(__file__).parents[2]
TOPIC_LIMIT = 3500

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
KINDS = {
    "Note": "note",
    "Choice": "group",
    **dict.fromkeys(("MalformedMove", "IllegalMove", "AmbiguousMove"), "error"),
}
"""What a game speaks in, and how its messages are called."""
OWN_WAYS = {"score", "outcome-score", "begin-play"}
"""What a game may say in its own way."""
TYPICAL = {
    "en": "the you your of and with is it this that not what who to from has",
    "de": "der das den du dein und nicht ist ein eine auf mit von zu es wird wer",
    "fr": "les une est dans avec pour qui pas sur par tu es du ne ce peut plus et",
}
"""Words that hardly a sentence of a language does without; what two languages share gives neither away."""


def folder(language: Language) -> list[Path]:
    """Return the files of a language."""
    return sorted((LOCALES / language).glob("*.ftl"))


# --- What the code says


def nodes(*rooms: str, files: str = "**/*.py") -> Iterator[python.AST]:
    """Yield everything in the modules of some rooms."""
    for room in rooms:
        for path in sorted((ROOT / room).glob(files)):
            yield from project.nodes(path.read_text(encoding="utf-8"))


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


@cache
def meant(shape: str) -> tuple[str, ...]:
    """Return the messages whose id has a shape."""
    return tuple(filter(re.compile(shape).fullmatch, patterns("en")))


def _asked() -> Iterator[tuple[str, set[str] | None]]:
    for node in nodes("bot"):
        if isinstance(node, python.Call) and node.args and _callee(node) in ("words", "text"):
            names = {keyword.arg for keyword in node.keywords}
            known = None if None in names else {name for name in names if name}
            yield from ((shape, known) for shape in shapes(node.args[0]))
        if isinstance(node, python.Call) and _callee(node) == "format_text":
            filled: set[str] | None = {keyword.arg for keyword in node.keywords if keyword.arg}
            yield from ((_format_texts(shape), filled) for shape in shapes(node.args[1]))


def _format_texts(shape: str) -> str:
    """Return the shape of a message that formats of seasons may say in words of their own."""
    name, dot, attribute = shape.partition(re.escape("."))
    return f"{name}(-[a-z]+)?{dot}{attribute}"


def _callee(node: python.Call) -> str:
    return node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")


@cache
def said() -> re.Pattern[str]:
    """Return what matches every text in the rooms that speak, as far as it holds a letter."""
    found = {
        shape
        for node in nodes("bot", "renderers")
        if isinstance(node, python.Constant | python.JoinedStr | python.BinOp)
        for shape in shapes(node)
    }
    return re.compile("|".join(shape for shape in sorted(found) if re.search("[a-z]", shape)))


def of_info(key: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield every message that a game needs because of what it is, with the parameters that come with it."""
    info = GAMES[key].info
    kinds = {
        "reason": info.reasons,
        "topic": info.topics,
        "column": info.sheet_columns,
        "seat": info.seat_names,
        "option": [option.key for option in info.options],
    }
    beginning = ("name", "brief", "begin", "first", *(("button-begin",) if info.set_up_turns else ()))
    whole = [*beginning, *(f"{kind}-{code}" for kind, codes in kinds.items() for code in codes)]
    yield from (
        (f"{key}-{suffix}", frozenset()) for suffix in [*whole, *(f"topic-{topic}.text" for topic in info.topics)]
    )
    yield from ((f"{key}-option-{option.key}.value", frozenset({"value"})) for option in info.options)


def of_code(key: str) -> Iterator[tuple[str, set[str] | None]]:
    """Yield what the code of a game says of itself: the shape of the id, and what comes with it (None if unknown).

    What it says through other functions is met by playing: tests/games/test_conformance.py.
    """
    for node in nodes(f"games/{key}"):
        if isinstance(node, python.Call) and node.args and (kind := KINDS.get(_callee(node))):
            shown = node.args[2] if kind == "group" else node.args[0]
            known = _noted(node) if kind == "note" else _raised(node) if kind == "error" else None
            yield from ((f"{key}-{kind}-{shape}", known) for shape in shapes(shown))


def _noted(node: python.Call) -> set[str] | None:
    """Return the names of the parameters of a note."""
    if len(node.args) == 1:
        return set()
    keys = node.args[1].keys if isinstance(node.args[1], python.Dict) else [None]
    names = {name.value for name in keys if isinstance(name, python.Constant) and isinstance(name.value, str)}
    return names if len(names) == len(keys) else None


def _raised(node: python.Call) -> set[str] | None:
    """Return the names of the parameters of a refusal."""
    names = {keyword.arg for keyword in node.keywords}
    return None if None in names else {name for name in names if name} - {"span", "near", "rule"}


@cache
def codes_of(key: str) -> re.Pattern[str]:
    """Return what matches every text in a game, and in what games share: the codes that it can speak in."""
    own, shared = nodes(f"games/{key}"), nodes("games", files="*.py")
    texts = (node for node in (*own, *shared) if isinstance(node, python.Constant | python.JoinedStr))
    found = {shape for node in texts for shape in shapes(node)}
    return re.compile("|".join(sorted(shape for shape in found if re.search("[a-z]", shape))))


for room in project.ROOT.glob("engine/*/errors.py"):
    import_module(f"engine.{room.parent.name}.errors")


def refusals(parent: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    """Yield every kind of refusal of the engine and of the bot, which are imported here."""
    for child in parent.__subclasses__():
        yield child
        yield from refusals(child)


# --- The tests


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_fluent_and_found_in_the_same_pieces(language: Language) -> None:
    assert [entry.content for entry in parsed(language) if isinstance(entry, ast.Junk)] == []
    pieces = sources(LOCALES / language)
    for name, source in written(language):
        assert pieces[name].strip() == source, name
    assert len(pieces) == len(entries(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: Language) -> None:
    names = [message.id.name for message in entries(language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_files_messages_and_attributes_of_english(language: Language) -> None:
    files = {code: {path.name for path in (LOCALES / code).iterdir()} for code in (language, DEFAULT)}
    assert files[language] == files[DEFAULT]
    assert patterns(language).keys() == patterns(DEFAULT).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_in_the_same(language: Language) -> None:
    own = {message: variables(message, language) for message in patterns(language)}
    assert own == {message: variables(message, DEFAULT) for message in patterns(DEFAULT)}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: Language) -> None:
    files = {name.name: new_language.untranslated(name, LOCALES / DEFAULT / name.name) for name in folder(language)}
    assert {name: left for name, left in files.items() if left} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_only_what_reads_as_in_english_says_so(language: Language) -> None:
    for file in folder(language):
        english = new_language.messages(LOCALES / DEFAULT / file.name)
        for name, (text, comment) in new_language.messages(file).items():
            assert (new_language.SAME not in comment) or text == english[name][0], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_the_forms_that_the_language_has(language: Language) -> None:
    forms = {*Locale(language).plural_form.tags, "other"}
    for message, content in contents(language).items():
        for chosen in content.variants.values():
            named = {key for key in chosen if key in NUMBER_KEYS}
            assert named <= forms, message
            assert named in (set(), {"other"}) or ("one" in named or "one" not in forms), message


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_all_its_variants(language: Language) -> None:
    for message in patterns(language):
        for text in spoken(message, language):
            assert text.strip() == text, message
            assert "  " not in text, message


@pytest.mark.parametrize("key", GAMES)
def test_every_name_in_a_game_has_words(key: str) -> None:
    assert [message for message, given in of_info(key) if not can_be_said(message, given)] == []


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_code_of_a_game_has_words_that_need_only_what_comes_with_it(key: str) -> None:
    said = list(of_code(key))
    assert said
    for shape, given in said:
        found = [message for message in patterns("en") if re.fullmatch(shape, message)]
        assert found, shape
        assert given is None or all(can_be_said(message, frozenset(given)) for message in found), shape


def test_every_refusal_has_words() -> None:
    assert NoMatchHere in refusals()
    for refusal in refusals():
        own = f"refused-{refusal.code}"
        assert own in patterns("en") or any(message.startswith(f"{own}-") for message in patterns("en")), own


@pytest.mark.slow
def test_every_reason_given_for_a_refusal_has_words() -> None:
    by_name = {refusal.__name__: refusal.code for refusal in refusals()}
    given = {
        f"refused-{by_name[_callee(node)]}-{keyword.value.value!s}"
        for node in nodes("engine", "bot")
        if isinstance(node, python.Call) and _callee(node) in by_name
        for keyword in node.keywords
        if keyword.arg == "reason" and isinstance(keyword.value, python.Constant)
    }
    assert given
    assert given <= patterns("en").keys()


@pytest.mark.slow
def test_everything_the_bot_asks_for_exists() -> None:
    assert [shape for shape, _ in asked() if not meant(shape)] == []


@pytest.mark.slow
def test_the_bot_fills_in_everything_that_a_message_needs() -> None:
    filled_in: dict[str, list[set[str] | None]] = {}
    for shape, given in asked():
        for message in meant(shape):
            filled_in.setdefault(message, []).append(given)
    for message, ways in filled_in.items():
        assert any(given is None or variables(message) <= given for given in ways), message


@pytest.mark.slow
def test_nothing_is_written_that_nobody_says() -> None:
    referred = set().union(*(content.references for content in contents("en").values()))
    needed = {message for key in GAMES for message, _ in of_info(key)}
    of_games = {message: key for key in GAMES for message in patterns("en") if message.startswith(f"{key}-")}
    unsaid = []
    for message in patterns("en"):
        if message in referred:
            continue
        if message in of_games:
            key, kind, code = (of_games[message], *message.removeprefix(f"{of_games[message]}-").partition("-")[::2])
            is_code = kind in {*KINDS.values(), "addition"} and codes_of(key).fullmatch(code) is not None
            is_said = message in needed or is_code or message.partition("-")[2] in OWN_WAYS
        elif message.startswith("refused-"):
            is_said = any(re.fullmatch(f"refused-{refusal.code}(-.+)?", message) for refusal in refusals())
        else:
            is_said = said().fullmatch(message) is not None
        if not is_said:
            unsaid.append(message)
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_in_another_language(language: Language) -> None:
    foreign = set(" ".join(TYPICAL.values()).split()) - set(TYPICAL[language].split())
    for message, content in contents(language).items():
        text = re.sub(r"`[^`]*`|[„“«][^“”»]*[”“»]", "", " ".join(content.texts)).lower()
        assert not foreign & set(re.findall(r"\w+", text)), message


def test_german_says_du() -> None:
    for message, content in contents("de").items():
        found = re.search(r"(?<=[\w,] )(Sie|Ihnen|Ihre?[nmrs]?)\b", "".join(content.texts))
        assert not found, message


def test_french_is_set_as_french_readers_are_used_to() -> None:
    for message, content in contents("fr").items():
        text = re.sub(r"`[^`]*`", "x", "".join(content.texts))
        assert not re.search(r" [:;!?»]|« |[^\W\d][:;!?»]|\w'\w", text), message


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
        syntax.read(line)


def commands() -> Iterable[app_commands.Command[Any, Any, Any] | app_commands.Group]:
    """Return the commands of the bot, as its tree holds them."""
    for cog in COGS:
        made = cog()
        yield from [made.app_command] if made.app_command else made.get_app_commands()


class NotingTranslator(CommandTranslator):
    """Notes what it was asked for."""

    def __init__(self) -> None:
        super().__init__(WORDS)
        self.asked: set[str] = set()

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        self.asked.add(string.extras["key"])
        return await super().translate(string, locale, context)


async def test_discord_is_told_every_name_and_description_in_every_language() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    translator = NotingTranslator()
    with capture_logs() as logs:
        payloads = [await command.get_translated_payload(tree, translator) for command in commands()]
    assert logs == []
    assert {"zug", "partie"} <= {payload["name_localizations"]["de"] for payload in payloads}
    assert all(set(payload["name_localizations"]) == set(OTHERS) for payload in payloads)
    assert {message for message in patterns("en") if re.match("(command|option)-", message)} <= translator.asked
