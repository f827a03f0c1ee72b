"""Lines: what is understood, what is written, what is refused and where."""

import re

import pytest

from bot.i18n import LANGUAGES
from games.columbiz import GAME
from games.columbiz.dice import write_dice
from games.columbiz.state import Keep, Place, Stop
from games.columbiz.syntax import read, scan, write_keep
from games.core import AmbiguousMove, MalformedMove
from tests.games.columbiz.asking import canonical, drawn, is_legal, played, refused, why_not
from tests.truth.messages import contents

BOOK = "12335556"


def test_a_throw_is_written_as_in_the_rulebook() -> None:
    assert write_dice((1, 2, 3, 3, 5, 5, 5, 6)) == "1-2-33-555-6"
    assert write_keep((3, 3, 5, 5, 5)) == "keep 33 555"


@pytest.mark.parametrize(
    "line",
    [
        "keep 33 555",
        "KEEP 555 33",
        "  keep 5 3 5, 3 5 ",
        "keep 33-555",
        "keep 33\u2013555",
        "keep33555",
        "lass 33 555",
        "Lasse 555,33",
        ", keep 35355",
    ],
)
def test_dice_to_keep_in_any_order_and_grouping(line: str) -> None:
    assert canonical(drawn(dice=BOOK, throws=1), line) == "keep 33 555"


@pytest.mark.parametrize(
    "line",
    ["3/2, 5/3", "3/2 5/3", "3/2,5/3,", " 3 / 2 ,, 5/ 3", "3\u20442 5\u22153", "stop 3/2 5/3", "stopp, 3/2,5/3"],
)
def test_placements_in_any_dress(line: str) -> None:
    assert canonical(drawn(dice=BOOK, throws=1), line) == "3/2, 5/3"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("roll", "roll"),
        ("Wurf", "roll"),
        ("STOPP", "stop"),
        ("stop,", "stop"),
        ("keep 1-2-33-555-6", "stop"),
        ("lass 65 55 33 21", "stop"),
    ],
)
def test_words(line: str, expected: str) -> None:
    assert canonical(drawn(dice=BOOK, throws=1), line) == expected


def test_keep_without_dice_is_asked_back() -> None:
    error = refused(drawn(dice=BOOK, throws=1), "lass")
    assert isinstance(error, AmbiguousMove)
    assert (error.code, error.near, error.params) == ("keep_nothing", ("roll",), {"line": "roll"})
    assert why_not(drawn(dice=BOOK), "keep") == ("third_throw", {})


@pytest.mark.parametrize(
    ("line", "code", "span"),
    [
        ("", "empty", None),
        (" ,, ", "empty", None),
        ("3", "unfinished", (0, 1)),
        ("3/2, 5/", "unfinished", (5, 7)),
        ("33", "unfinished", (0, 2)),
        ("7/1", "unknown_field", (0, 3)),
        ("3/2 3/7", "unknown_field", (4, 7)),
        ("keep 337", "unknown_face", (7, 8)),
        ("keep 0", "unknown_face", (5, 6)),
        ("keep 33, 3/2", "mixed", (9, 12)),
        ("roll 33", "alone", (0, 4)),
        ("roll 3/2", "alone", (0, 4)),
        ("3/2 stop", "alone", (4, 8)),
        ("keep 33 stop", "alone", (8, 12)),
        ("lay away 3", "lay_away", (0, 8)),
        ("lay-away 3", "lay_away", (0, 8)),
        ("lege weg", "lay_away", (0, 8)),
        ("pass", "unreadable", (0, 4)),
        ("3/2/1", "unreadable", (0, 5)),
        ("keep 33 x", "unreadable", (8, 9)),
        ("keeper", "unreadable", (0, 6)),
        ("3/2, was?", "unreadable", (5, 9)),
    ],
)
def test_what_cannot_be_read_is_pointed_at(line: str, code: str, span: tuple[int, int] | None) -> None:
    state = drawn(dice=BOOK, throws=1)
    error = refused(state, line)
    assert isinstance(error, MalformedMove)
    assert (error.code, error.span) == (code, span)
    assert error.near
    assert all(is_legal(state, near) for near in error.near)


def test_near_keeps_what_can_be_read() -> None:
    state = drawn(dice=BOOK, throws=1)
    for line, near in (("3/2, 5/", "3/2"), ("keep 33 x", "keep 33"), ("keep 66 33", "keep 33 6")):
        error = refused(state, line)
        assert error is not None
        assert error.near[0] == near


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("5/1, 5/3", "5/3"),
        ("3/2, 5/4", "3/2, 5/3"),
        ("4/1", "3/1"),
        ("3/2, 5/3, 5/1", "3/2, 5/1"),
    ],
)
def test_what_is_near_and_legal_is_offered(line: str, near: str) -> None:
    state = drawn(dice=BOOK)
    error = refused(state, line)
    assert error is not None
    assert near in error.near
    assert all(is_legal(state, offered) for offered in error.near)


def test_a_refusal_names_the_rule() -> None:
    state = drawn("A . . . . .", BOOK)
    rules = {line: getattr(refused(state, line), "rule", None) for line in ("1/1", "5/4", "keep 3", "9/9", "hm")}
    assert rules == {"1/1": "placing", "5/4": "placing", "keep 3": "turn", "9/9": "board", "hm": "notation"}
    assert set(rules.values()) <= set(GAME.info.topics)


def test_a_scan_goes_as_far_as_it_can() -> None:
    scanned = scan("keep 33 5x")
    assert (scanned.kept, scanned.fragment) == ((3, 3, 5), "x")
    assert [part.span for part in scan("3/2, 5/3 6").fields] == [(0, 3), (5, 8)]


@pytest.mark.slow
def test_examples_in_the_rules_can_be_read() -> None:
    lines = set()
    for language in LANGUAGES:
        for message, content in contents(language).items():
            if message.startswith("columbiz-topic-"):
                quoted = re.findall(r"`([^`]+)`", "".join(content.texts))
                lines |= {line for line in quoted if re.fullmatch(r"(keep|lass|roll|wurf|stopp?)( .*)?|[0-9]/.*", line)}
    lines -= {"keep", "lass"}
    assert len(lines) > 12
    assert {type(read(line)) for line in lines} == {Keep, Stop, Place}


def test_the_rulebooks_throw_can_be_pasted_behind_keep() -> None:
    state = played(drawn(dice="12345666", throws=1), "keep 1-666", "1-1-1-1")
    assert state.dice == (1, 1, 1, 1, 1, 6, 6, 6)


@pytest.mark.parametrize("text", ["behalte 666", "Behalte 6,6,6", "keep 6, 6, 6", "lass 6 66"])
def test_keeping_is_understood_in_the_words_that_people_use(text: str) -> None:
    assert canonical(drawn(dice="12346665", throws=1), text) == "keep 666"


@pytest.mark.parametrize("text", ["06/1", "6/01", "006 / 001"])
def test_leading_zeros_of_a_field_say_nothing(text: str) -> None:
    assert canonical(drawn(dice="12346665"), text) == "6/1"
