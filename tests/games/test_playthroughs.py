"""Whole games as text files: replayed and compared line by line."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.games.playing_through import HEAD, LINE, played_through

FOLDER = Path(__file__).with_name("playthroughs")


def test_every_game_has_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_the_playthrough_is_what_the_game_does(key: str) -> None:
    text = (FOLDER / f"{key}.txt").read_text(encoding="utf-8")
    head = HEAD.match(text)
    assert head is not None
    game = GAMES[head["key"]]
    played = list(played_through(game, int(head["seats"]), LINE.findall(text)))
    assert played == text.splitlines()
    assert played[-1].startswith("= ")
    assert "to act" not in played[-1]
