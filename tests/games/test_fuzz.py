"""Whatever is typed, reading it costs a bounded number of steps and raises nothing but MoveError.

`python -m tests.games.fuzz` measures time, and more texts. Here steps are counted, so that no busy machine decides:
calls of functions, and by their shape the patterns, which never go back over what they have repeated.
"""

import ast
import importlib
import random
import re
import sys
from collections.abc import Callable, Iterator
from itertools import permutations
from types import FrameType
from typing import Any

import pytest

from games.core import CHANCE, MoveError, Seat
from games.registry import GAMES
from games.zirkeltanz.rules import SIX
from tests.games import fuzz
from tests.games.gamwin import drawing as gamwin
from tests.games.walking import AnyGame, walk
from tests.games.zirkeltanz import asking as zirkeltanz
from tests.searching import scaled
from tests.truth import project

MOST_CALLS = 50_000
"""A step takes some tenths of a microsecond, so this is less than 20 ms."""

parser: Any = importlib.import_module("re._parser")
SHORT = 8
"""A repetition that ends after so few goes back over little."""


def calls(read: Callable[[], object]) -> int:
    """Return how many functions are called, Python's own included."""
    count = 0

    def tally(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(tally)
    try:
        read()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_reading_takes_few_steps_whatever_is_typed(key: str) -> None:
    game, rng = GAMES[key], random.Random(14)
    for state, seat in fuzz.positions(game):
        texts = rng.sample(list(fuzz.hostile(game, state, seat)), scaled(10))
        for text in (*texts, *(fuzz.nonsense(game, state, seat, rng) for _ in range(scaled(4)))):
            for name, read in fuzz.readings(game, state, seat, text).items():
                assert calls(read) < MOST_CALLS, (name, text)


def patterns() -> Iterator[tuple[str, str]]:
    """Yield every pattern in games/: those that stand in modules, and literal ones in calls."""
    for path in (project.ROOT / "games").rglob("*.py"):
        name = ".".join(path.relative_to(project.ROOT).with_suffix("").parts).removesuffix(".__init__")
        for value in vars(importlib.import_module(name)).values():
            found = value.values() if isinstance(value, dict) else (value,)
            yield from ((name, value.pattern) for value in found if isinstance(value, re.Pattern))
        for node in project.nodes(path.read_text(encoding="utf-8")):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re."):
                literal = node.args[0]
                if isinstance(literal, ast.Constant) and isinstance(literal.value, str):
                    yield name, literal.value


def going_back(parsed: Any) -> Iterator[object]:
    """Yield the long repetitions of a pattern that may give back what they have taken."""
    for kind, value in parsed:
        if str(kind) in ("MAX_REPEAT", "MIN_REPEAT") and value[1] > SHORT:
            yield value
        inside = value if isinstance(value, tuple | list) else (value,)
        for item in inside:
            for part in item if isinstance(item, list) else (item,):
                if isinstance(part, parser.SubPattern):
                    yield from going_back(part)


@pytest.mark.slow
def test_no_pattern_goes_back_over_what_it_has_repeated() -> None:
    found = set(patterns())
    assert len(found) > 20
    assert [named for named in sorted(found) if list(going_back(parser.parse(named[1])))] == []


@pytest.mark.parametrize("pattern", ["a *b", "(?: *,)+", "x(?:y|z+?)w", "(?=[0-9]+)"])
def test_a_pattern_that_goes_back_is_found(pattern: str) -> None:
    assert list(going_back(parser.parse(pattern)))


def spent(game: AnyGame, text: str) -> list[int]:
    return [
        calls(read) for state, seat in fuzz.positions(game) for read in fuzz.readings(game, state, seat, text).values()
    ]


@pytest.mark.slow
@pytest.mark.parametrize("text", ["H" + " " * 200 + "!", "p" + "," * 3900, "formation" + " " * 3900 + "!"])
def test_blanks_and_commas_were_a_bomb(text: str) -> None:
    for game in GAMES.values():
        assert max(spent(game, text)) < MOST_CALLS


FEW_CALLS = 20_000
"""What is let off lightly costs less than this, so that a busy machine needs far less than 20 ms, too."""


def most(game: AnyGame, state: Any, seat: Seat, text: str) -> int:
    return max(calls(read) for read in fuzz.readings(game, state, seat, text).values())


@pytest.mark.slow
def test_ten_changes_whose_overlap_cannot_be_mended_took_sixty_milliseconds() -> None:
    game, state = GAMES["zirkeltanz"], zirkeltanz.entered(zirkeltanz.new(), Seat(0), "formation wall")
    places = {circle.name: (circle.x // 1_000_000, circle.y // 1_000_000) for circle in state.circles}
    for wrong, other in permutations(places, 2):
        ten = {**places, wrong: places[other]}
        assert most(game, state, Seat(0), ",".join(f"{name}({x},{y})" for name, (x, y) in ten.items())) < FEW_CALLS


@pytest.mark.parametrize("line", ["2b(26.5,-14) 3a(717,-7)", "3b(75,-14)", "2a(-14,-92)"])
def test_a_place_beyond_the_rim_took_twelve_milliseconds(line: str) -> None:
    game, state = GAMES["zirkeltanz"], zirkeltanz.entered(zirkeltanz.new(), Seat(0), "formation wall")
    assert most(game, state, Seat(0), line) < FEW_CALLS


def test_an_end_in_brackets_that_no_die_shows_took_forty_milliseconds() -> None:
    game = GAMES["colliding_circles"]
    transitions = [transition for seed in (0, 2) for transition in walk(game, seed, 40) if transition.seat != CHANCE]
    assert max(most(game, transition.before, transition.seat, "C7-C5(p2)") for transition in transitions) < FEW_CALLS


@pytest.mark.slow
def test_all_offers_of_a_six_took_twenty_milliseconds() -> None:
    game = GAMES["zirkeltanz"]
    sixes = [
        transition for transition in walk(game, 3, 400) if transition.seat != CHANCE and transition.before.thrown == SIX
    ]
    assert len(sixes) > 10
    for transition in sixes:
        assert most(game, transition.before, transition.seat, "") < MOST_CALLS // 2


def test_gamwin_accepted_a_line_whose_canonical_form_was_longer_than_any_that_may_be_typed() -> None:
    game, state = GAMES["gamwin"], gamwin.drawn("L5=b", (9, 5, 4))
    to_and_fro = " ".join(["L5-L4 L4-L5"] * 30)
    assert len(game.notation.format(state, Seat(0), game.notation.parse(state, Seat(0), to_and_fro))) < fuzz.LONGEST
    with pytest.raises(MoveError, match="too_many"):
        game.notation.parse(state, Seat(0), " ".join(["L5-L4 L4-L5"] * 332))
    assert most(game, state, Seat(0), " ".join(["L5-L4 L4-L5"] * 332)) < FEW_CALLS
