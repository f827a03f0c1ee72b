"""Posts as Discord's components: the longest that can be are within every limit, in every language."""

import random
import re
from functools import partial
from typing import Any

import pytest

from bot.features.match import history_views
from bot.features.match.lists import ON_PAGE, Listing, list_post
from bot.features.play import components as play
from bot.markup import Markup
from bot.platform.layout import layout, mentions
from bot.posts import limits
from bot.posts.match.builder import choice_menus
from bot.posts.post import NO_MATCH, Attachment, Button, Buttons, Key, Picture, Post, Select, SelectOption, rows
from bot.posts.practice.rules import rules_post
from bot.posts.speech import Speech
from engine.people.preferences import Language
from games.core import Choice
from games.registry import GAMES
from sandbox.protocol import limits as documented
from tests.bot.bench import ANNA, BERND, WORDS, Bench, recipient

LONG = "ä" * 5000
SHOWN_ON_A_PHONE = 30
"""About so many letters of a menu's name are to be seen where a screen is 390 pixels wide."""


def sent(post: Post) -> dict[str, Any]:
    """Return what would be sent for a post."""
    view, files = layout(post)
    attachments = [{"filename": file.filename, "description": file.description} for file in files]
    components = view.to_components()  # type: ignore[no-untyped-call]
    return {"components": components, "attachments": attachments}


def problems(post: Post) -> list[str]:
    """Return every limit of Discord that a post breaks."""
    return list(map(str, documented.check_message(sent(post), is_v2=True)))


def test_both_lists_of_limits_agree() -> None:
    names = ["CONTENT", "V2_COMPONENTS", "CUSTOM_ID", "LABEL", "PLACEHOLDER", "OPTION_TEXT", "CHOICES", "CHOICE_TEXT"]
    names += ["ALT_TEXT", "ATTACHMENT_BYTES", "THREAD_NAME", "MODAL_TITLE", "MODAL_LABEL"]
    assert [getattr(limits, name) for name in names] == [getattr(documented, name) for name in names]
    others = [limits.V2_TEXT_TOTAL, limits.SELECT_OPTIONS, limits.MODAL_TEXT, limits.COMMAND_TOTAL]
    assert others == [
        documented.V2_CHARACTERS,
        documented.OPTIONS,
        documented.TEXT_INPUT,
        documented.COMMAND_CHARACTERS,
    ]


@pytest.mark.parametrize(("text", "limit", "expected"), [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("a bcd", 3, "a…")])
def test_what_is_too_long_ends_in_an_ellipsis(text: str, limit: int, expected: str) -> None:
    assert limits.clip(text, limit) == expected


def test_labels_options_and_descriptions_are_cut_to_fit() -> None:
    options = tuple(SelectOption(LONG, str(at), LONG) for at in range(limits.SELECT_OPTIONS))
    buttons = [Button(LONG, Key("list", text=str(at))) for at in range(12)]
    post = Post.of(Markup("x"), Picture("a.png", b"", LONG), Select(Key("rules"), LONG, options), *rows(buttons))
    assert problems(post) == []
    assert [len(row.items) for row in rows(buttons)] == [5, 5, 2]


def test_files_are_shown_and_described() -> None:
    body = sent(Post.of(Markup("x"), Picture("a.png", b"1", "a board"), Attachment("b.json", b"22")))
    assert [tuple(file.values()) for file in body["attachments"]] == [("a.png", "a board"), ("b.json", None)]
    text, gallery, file = body["components"]
    assert text["content"] == "x"
    assert gallery["items"][0]["description"] == "a board"
    assert gallery["items"][0]["media"]["url"] == "attachment://a.png"
    assert file["file"]["url"] == "attachment://b.json"


def test_an_accent_frames_the_whole() -> None:
    (frame,) = sent(Post.of(Markup("x"), *rows([Button("y", Key("list"))]), accent=0x123456))["components"]
    assert frame["type"] == 17
    assert frame["accent_color"] == 0x123456
    assert len(frame["components"]) == 2


def test_a_link_needs_no_key() -> None:
    (row,) = sent(Post.of(*rows([Button("y", url="https://discord.com")])))["components"]
    assert row["components"][0]["url"] == "https://discord.com"
    assert "custom_id" not in row["components"][0]


def test_only_those_meant_are_pinged() -> None:
    nobody = mentions(Post.of(Markup(f"@everyone <@{ANNA}>"))).to_dict()
    assert nobody["parse"] == []
    assert not nobody.get("users")
    somebody = mentions(Post.of(Markup("x"), mentions=[ANNA, BERND])).to_dict()
    assert somebody["parse"] == []
    assert list(map(int, somebody["users"])) == [ANNA, BERND]


@pytest.mark.slow
@pytest.mark.parametrize("language", WORDS)
async def test_every_post_of_a_whole_match_fits(language: Language) -> None:
    bench, rng, somebody = Bench(), random.Random(5), recipient(language)
    change = await bench.started()
    match = change.after
    posts = [await bench.presenter.public(change, somebody)]
    context = bench.context(ANNA, language)
    while change.after.phase == "running" and change.after.moves < 40:
        now = change.after
        person = await bench.due(match.id)
        context = bench.context(person, language)
        lines = await bench.suggestions(now, 25)
        longest = max(lines, key=len)
        preview = await bench.matches.preview(match.id, person, longest)
        posts.append(await bench.presenter.preview(preview, somebody, viewer=preview.seat))
        posts.append(await play._builder(context, now, ""))
        posts.append(await play._builder(context, now, rng.choice(lines)))
        change = await bench.play(match.id, max(lines, key=lambda line: line.count("*")))
        posts.append(await bench.presenter.public(change, somebody))
        posts.append(await bench.presenter.public(change, somebody, earlier=Markup("x" * 2500)))
        posts.append(await bench.presenter.position(now, now.state, somebody, viewer=None, move=now.moves))
    posts += [await history_views.log_post(context, change.after, page) for page in range(1, 6)]
    posts.append(bench.presenter.invitation(change.after, somebody, thread=2**63 - 1))
    assert [problem for post in posts for problem in problems(post)] == []
    assert len(posts) > 200


async def test_phones_cut_off_which_of_several_menus_it_is() -> None:
    bench, shown = Bench(), set[str]()
    match = (await bench.started()).after
    for _ in range(8):
        match = (await bench.play(match.id)).after
        post = await play._builder(bench.context(await bench.due(match.id), "de"), match, "")
        shown |= {block.placeholder for block in post.blocks if isinstance(block, Select)}
    numbered = {name for name in shown if re.search(r"\d/\d$", name)}
    assert numbered
    assert all(len(name) <= SHOWN_ON_A_PHONE for name in numbered)


@pytest.mark.slow
@pytest.mark.parametrize("language", WORDS)
async def test_all_rules_and_full_lists_fit(language: Language) -> None:
    bench = Bench()
    for _ in range(ON_PAGE + 1):
        await bench.proposed(BERND)
    context = bench.context(language=language)
    topics = [(game, topic) for game in GAMES.values() for topic in (*game.info.topics, None)]
    posts = [
        await rules_post(bench.painter, game, topic, context.recipient, has_computer=True) for game, topic in topics
    ]
    posts += [await list_post(context, Listing("proposed", ANNA, page=page)) for page in (1, 2)]
    posts.append(Post.of(WORDS[language]("help-text", games=", ".join(GAMES))))
    assert [problem for post in posts for problem in problems(post)] == []


GROUPS = [
    ("colliding_circles", "target"), ("colliding_circles", "placement_whole"), ("confusion", "square"),
    ("confusion", "puck"), ("columbiz", "next"), ("zirkeltanz", "target"), ("zirkeltanz", "shift"),
]  # fmt: skip


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize(("game", "group"), GROUPS)
def test_the_only_square_of_a_die_was_a_button_that_did_not_name_it(game: str, group: str, language: Language) -> None:
    only = Choice("the whole line", "d2", group, is_complete=True)
    key = partial(Key, "pick", NO_MATCH, None)
    (row,) = choice_menus(Speech(WORDS[language]), GAMES[game], (only,), pick=key, turn_over=key)
    assert isinstance(row, Buttons)
    (button,) = row.items
    assert button.label.endswith(": d2")
    assert button.label[0].isupper()
