"""Every reason with which a match may end has one of the five endings."""

import re
from pathlib import Path

import pytest

from games.core import Outcome
from games.registry import GAMES
from leagues.endings import ENDINGS, ending, result_of

ROOT = Path(__file__).parents[2]


WON, SHARED = (1, 2), (1, 1)


@pytest.mark.parametrize(
    ("reason", "places", "turns", "expected"),
    [
        ("closed", WON, (9, 9), "played"),
        ("agreed", SHARED, (1, 0), "played"),
        ("resigned", WON, (2, 2), "played"),
        ("resigned", WON, (1, 2), "walkover"),
        ("resigned", WON, (0, 0), "walkover"),
        ("time", WON, (2, 1), "walkover"),
        ("time", SHARED, (0, 0), "double_walkover"),
        ("time", SHARED, (2, 2), "played"),
        ("adjudicated", WON, (5, 5), "played"),
        ("adjudicated", WON, (0, 5), "walkover"),
        ("adjudicated", SHARED, (0, 0), "unplayed"),
        ("void", SHARED, (9, 9), "void"),
        ("abandoned", SHARED, (9, 9), "unplayed"),
    ],
)
def test_what_an_outcome_means(reason: str, places: tuple[int, int], turns: tuple[int, int], expected: str) -> None:
    assert ending(Outcome(reason, places, ()), turns) == expected


def test_a_game_does_not_end_for_a_reason_that_means_something_else() -> None:
    own = [reason for game in GAMES.values() for reason in game.info.reasons]
    assert own
    assert not set(own) & set(ENDINGS)


def test_every_reason_that_the_engine_gives_has_an_ending() -> None:
    """A new reason fails here until somebody has decided what it means in a league."""
    words = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot/locales/en").glob("*.ftl"))
    told = set(re.findall(r"^(?:reason|outcome)-(\w+) =", words, re.MULTILINE)) - {"won", "draw", "score", "place"}
    assert told == set(ENDINGS)


def test_scores_of_a_walkover_do_not_count() -> None:
    early = Outcome("time", (1, 2), (40, 3))
    assert result_of(3, early, (1, 1), ended_at=7).scores == ()
    late = result_of(3, early, (2, 2), ended_at=7)
    assert (late.scores, late.is_cut_short, late.places) == ((40, 3), True, (1, 2))


def test_a_void_match_has_no_places() -> None:
    assert result_of(3, Outcome("void", (1, 1), (4, 4)), (9, 9), ended_at=7).places == ()
