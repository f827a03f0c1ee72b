"""People's own text is shown letter by letter in the bot's posts, and cannot pass for what the bot itself says."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from bot.features.server import policies as policy_pages
from bot.i18n import Words
from bot.markup import Markup, clip, code, code_block, escaped, flat, plain, quoted
from bot.posts.league.core import Standing, title
from bot.posts.league.facts_told import lines_of as league_lines
from bot.posts.league.page import fixtures_post, page_post, rules_post
from bot.posts.league.tables import cross_post, in_words, table_post, why_post
from bot.posts.match import invitations, thread_names
from bot.posts.match.news import event_line
from bot.posts.match.records import event_lines, unescaped
from bot.posts.post import Button, Picture, Post, SelectOption, Text
from bot.posts.recipients import Recipient
from bot.typed import policies
from engine.ids import PersonId
from engine.log.facts.union import Fact
from engine.matches.state.history import Incident
from engine.people.preferences import Language
from engine.seasons.facts.union import SeasonFact
from engine.seasons.results.standings import tables
from engine.time.policy import FAST
from games.core import Outcome
from tests.bot.bench import SERVER, WORDS, Bench, recipients
from tests.engine.seasons.season_builders import START, Played
from tests.truth import project
from tests.truth.messages import patterns, variables, variants

TRICKS = {
    "a masked link": "[free nitro](https://evil.example)",
    "a bare link": "https://evil.example",
    "a spoiler": "||surprise||",
    "a heading": "# You have won",
    "a small heading": "### You have won",
    "a list": "- one\n- two\n* three\n+ four\n1. five",
    "a quotation": ">>> said the bot",
    "small print": "-# `k3v9p2ch` · #7 · `0123456789abcdef`",
    "a line of its own": "fine\n# You have won\n-# `k3v9p2ch` · #7 · `0123456789abcdef`",
    "a line that is none to Python": "fine\u2028# You have won\x85# Again",
    "a mention": "<@123456789012345678> <@&1> <#2> </match resign:1>",
    "everybody": "@everyone @here",
    "a time": "<t:1:R>",
    "an emoji": "<:won:123456789012345678>",
    "a code block": "```\nnothing\n```",
    "a code span": "`won` ``won``",
    "bold": "**won** __won__ ~~won~~ *won* _won_",
    "an escape of its own": "\\*won\\* \\",
    "a turned line": "\u202eni won\u202c",
}
HOSTILE = "# x\n-# `k3v9p2ch` · #7\n[n](https://e.example) ||s|| **b** __u__ <@1> </a:1> <t:1:R> @everyone ```c``` \\"
ROOM = project.ROOT / "bot"
MARKS = re.compile(
    r"(?ms)\\[^\sA-Za-z0-9]"  # escaped: shown letter by letter
    r"|```.*?```|`[^`\n]+`"  # code: no mark works in it
    r"|(?P<live>\*+|_+|~~+|`+|\|\|+|<[@#t/:a]|\]\(|https?://|@everyone|@here|\\$"
    r"|(?:^|(?<=^> ))(?:-#|#{1,3}|>{1,3}|[-+*]|\d+[.)])(?=\s))"
)


def live(text: str) -> list[str]:
    """Return the marks of Discord's that work in a text, and how many lines it has."""
    return [*(found["live"] for found in MARKS.finditer(text) if found["live"]), f"{text.count(chr(10))} breaks"]


def turned(text: str) -> bool:
    return any(sign in text for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\x85")


@pytest.mark.parametrize("trick", TRICKS)
def test_a_text_of_people_worked_as_markup(trick: str) -> None:
    shown = escaped(TRICKS[trick])
    assert live(shown) == ["0 breaks"]
    assert not turned(shown)
    assert plain(shown) == flat(TRICKS[trick])
    assert unescaped(shown) == flat(TRICKS[trick])


@pytest.mark.parametrize("trick", TRICKS)
def test_no_mark_of_discords_works_in_a_quotation(trick: str) -> None:
    for line in quoted(TRICKS[trick]).split("\n"):
        assert line.startswith("> ")
        assert live(line.removeprefix("> ")) == ["0 breaks"], line


@pytest.mark.parametrize("trick", TRICKS)
def test_a_code_span_was_left(trick: str) -> None:
    for shown in (code(TRICKS[trick]), WORDS["en"]("preview-title", line=TRICKS[trick])):
        assert shown.count("`") == 2, shown
        assert "\n" not in shown.partition("`")[2]
    assert "```" not in code_block(TRICKS[trick])[3:-3]


def test_ordinary_words_stay_as_they_are() -> None:
    said = "I slipped on the die. Sorry!\nReally (2-1), 10:30, #7, a - b; 5 < 6?"
    assert quoted(said) == "> I slipped on the die. Sorry!\n> Really (2-1), 10:30, #7, a - b; 5 \\< 6?"
    assert plain(escaped("Anna_B")) == "Anna_B"
    assert WORDS["en"]("preview-title", line="6*C5, B6-A7").count("\\") == 0


# --- Every message


def said(message: str, words: Words, *, each: str) -> Iterator[Markup]:
    """Yield a message in all its variants, with a text in every place where it is not a choice."""
    chosen = variants(message, words.language)
    values: dict[str, list[str | int]] = {name: [each] for name in variables(message, words.language)}
    for name, keys in chosen.items():
        numbers = [int(key) for key in keys if re.fullmatch(r"-?\d+", key)]
        values[name] = [*numbers, 0, 1, 2] if numbers or keys & {"one", "other"} else [*keys, each]
    for given in product(*values.values()):
        yield words(message, **dict(zip(values, given, strict=True)))


def broken(words: Words, *, trick: str = HOSTILE) -> list[str]:
    """Return the messages in which a text of people works as markup."""
    return [
        message
        for message in patterns(words.language)
        for harmless, shown in zip(said(message, words, each="x"), said(message, words, each=trick), strict=True)
        if live(shown) != live(harmless) or turned(shown)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("language", WORDS)
def test_a_message_let_a_text_of_people_work_as_markup(language: Language) -> None:
    assert broken(WORDS[language]) == []


@pytest.mark.slow
def test_a_layer_that_forgets_to_escape_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en", strict=True)
    monkeypatch.setitem(words._bundle._functions, "TEXT", lambda value: value)
    assert {"policy-title", "told-note", "list-line-due"} <= set(broken(words))


def test_a_parameter_that_chooses_a_variant_is_not_escaped() -> None:
    assert "Wolf" in WORDS["en"]("colliding_circles-note-circle_completed", kind="wolf", circle="C", owner_seat="Red")
    assert "last" in WORDS["en"]("colliding_circles-ended", reason="last_die")


# --- Every place in which texts meet


def test_a_post_takes_no_text_for_markup() -> None:
    for post in (Post.of(HOSTILE), Post((Text(HOSTILE),)), Post.of(f"### {HOSTILE}")):  # type: ignore[arg-type]
        assert live(post.text) == ["0 breaks"]


def test_markup_and_text_do_not_mix() -> None:
    own = Markup("**own**")
    for mixed in (own + HOSTILE, Markup("{} {}").format(own, HOSTILE), Markup(" ").join([own, HOSTILE])):
        assert live(mixed) == ["**", "**", "0 breaks"]
    assert live(Markup("`{}` {}").format("a`b", "`")) == ["0 breaks"]


def test_no_escape_is_cut_in_two() -> None:
    shown = escaped("*" * 40)
    for limit in range(2, 40):
        assert live(clip(shown, limit)) == ["0 breaks"]


def test_labels_and_alternative_texts_showed_escapes() -> None:
    name = WORDS["en"]("policy-title", name="Anna_B *1*")
    assert Button(name).label == SelectOption(name, "x").label == Picture("x", b"", name).alt == plain(name)
    assert "\\" not in plain(name)
    assert f"{name}" == plain(name)


# --- Every fact and post that tells what people have typed


def told_by_people(union: Any, names: tuple[str, ...] = ("note", "text")) -> list[type]:
    return [kind for kind in get_args(union) if {field.name for field in fields(kind)} & set(names)]


def made(kind: type, text: str) -> Any:
    """Return a fact with a text of people in it, and in all else what is simplest."""

    def value(name: str, hint: Any) -> Any:
        if name in ("note", "text", "name"):
            return text
        if get_origin(hint) is Literal:
            return get_args(hint)[0]
        if name in ("at", "until", "ends_at", "starts_at"):
            return "2026-11-20T12:00:00+00:00"
        simple: dict[Any, Any] = {Outcome: Outcome("resigned", (1, 2), (0, 0)), str: "x", bool: False}
        plural = get_origin(hint) is tuple
        return simple.get(hint, () if plural else int(name in ("entrant", "fixture", "person", "by")))

    hints = get_type_hints(kind)
    return kind(**{field.name: value(field.name, hints[field.name]) for field in fields(kind)})


@pytest.mark.parametrize("kind", told_by_people(Fact), ids=lambda kind: kind.__name__)
async def test_a_reason_worked_as_markup(kind: type) -> None:
    bench = Bench()
    match = (await bench.started()).after
    game = bench.presenter.game_of(match)
    for somebody in recipients():
        harmless, fact = made(kind, "x\n" * HOSTILE.count("\n") + "x"), made(kind, HOSTILE)
        assert live(event_line(game, match, fact, somebody)) == live(event_line(game, match, harmless, somebody))
        listed = event_lines(game, [Incident(1, match.updated_at, fact, match)], somebody)
        assert all("||s||" not in line and "\n" not in line for _, line in listed)


async def test_the_name_of_a_policy_worked_as_markup() -> None:
    for name in (trick[: policies.LONGEST_NAME] for trick in TRICKS.values()):
        bench = Bench()
        change = await bench.proposed(policy=replace(FAST, name=name))
        game, context = bench.presenter.game_of(change.after), bench.context()
        await bench.store.people.save_policy(SERVER, replace(FAST, name=name))
        for somebody in recipients():
            posts = [
                bench.presenter.invitation(change.after, somebody),
                bench.presenter.details(change.after, somebody),
            ]
            usual = await bench.proposed(policy=replace(FAST, name="Usual"))
            usuals = [bench.presenter.invitation(usual.after, somebody), bench.presenter.details(usual.after, somebody)]
            assert list(map(all_live, posts)) == list(map(all_live, usuals))
            assert invitations.who_is_asked(change.after, somebody)
            assert thread_names.thread_name(game, change.after, [name, name], somebody.words)
        pages = [await policy_pages._list(context), await policy_pages._page(context, name)]
        bench = Bench()
        await bench.store.people.save_policy(SERVER, replace(FAST, name="Usual"))
        context = bench.context()
        usuals = [await policy_pages._list(context), await policy_pages._page(context, "Usual")]
        assert list(map(all_live, pages)) == list(map(all_live, usuals))


def all_live(post: Post) -> list[str]:
    return live(post.text)


def season_named(name: str) -> Standing:
    """Return a season of a league of that name, which runs, with people called so."""
    played = Played.founded()
    played.run([1, 2, 3, 4])
    season = replace(played.season, founded=replace(played.season.founded, name=name))
    return Standing(season, played.progress, tables(season, played.progress), names={PersonId(1): name})


def season_texts(name: str, somebody: Recipient) -> Iterator[str]:
    """Yield what posts about a season of that name say."""
    standing, words = season_named(name), somebody.words
    yield title(standing.season, words)
    yield page_post(standing, somebody, "Gamwin", START).text
    yield rules_post(standing.season, words).text
    yield fixtures_post(standing, 1, 1, somebody).text
    yield why_post(standing, 1, standing.tables[0].rows[0].entrant, words).text


@pytest.mark.parametrize("trick", TRICKS)
def test_the_name_of_a_league_or_of_its_people_worked_as_markup(trick: str) -> None:
    for somebody in recipients():
        hostile, harmless = season_texts(TRICKS[trick], somebody), season_texts("x", somebody)
        assert list(map(live, hostile)) == list(map(live, harmless))
        assert flat(TRICKS[trick]) in in_words(season_named(TRICKS[trick]), 1, somebody.words)


class Easel:
    """Keeps the headings of what is drawn."""

    def __init__(self) -> None:
        self.titles: list[str] = []

    async def picture(self, draw: Any) -> bytes:
        self.titles.append(draw.keywords["title"])
        return b"table"


async def test_the_name_of_a_league_stood_in_its_pictures_with_backslashes() -> None:
    easel: Any = Easel()
    for somebody in recipients():
        await table_post(season_named("Winter *2026*"), 1, easel, somebody, marked=None)
        await cross_post(season_named("Winter *2026*"), 1, easel, somebody)
    assert easel.titles
    assert all(title.startswith("Winter *2026*") for title in easel.titles)


@pytest.mark.parametrize("kind", told_by_people(SeasonFact, ("note",)), ids=lambda kind: kind.__name__)
def test_a_reason_in_a_league_worked_as_markup(kind: type) -> None:
    standing, breaks = season_named("Winter"), HOSTILE.count("\n")
    for somebody in recipients():
        hostile, harmless = (
            Markup("\n").join(league_lines(made(kind, text), standing, somebody.words))
            for text in (HOSTILE, "x\n" * breaks + "x")
        )
        assert live(hostile) == live(harmless)


# --- Nobody makes markup but the code


def careless(source: str) -> list[int]:
    """Return the lines on which markup is made from anything but a literal."""
    return [
        node.lineno
        for node in project.nodes(source)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Markup"
        if not all(isinstance(argument, ast.Constant) for argument in node.args)
    ]


MAKERS = {"markup.py", "i18n.py", "channels.py", "post.py", "policies.py"}
"""Who may: the two layers, what reads our own posts again, mentions of those who left, lists in sentences."""


def test_markup_is_made_from_literals_of_the_code_only() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py")}
    found = {
        path.name: lines for path, source in sources.items() if "Markup(" in source and (lines := careless(source))
    }
    assert set(found) == MAKERS
    assert all(len(found[name]) == 1 for name in ("channels.py", "post.py", "policies.py"))
    assert careless('Markup(f"> {note}")') == careless('Markup("> " + note)') == careless("Markup(note)") == [1]
