"""Draws the README's pictures anew from the rulebook's sample game: `.venv/bin/python -m docs.make_pictures`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.i18n import load_words
from engine.dice import ScriptedChance
from games.core import CHANCE, Moment
from games.registry import GAMES
from renderers.registry import RENDERERS
from renderers.theme import THEMES

KEY = "colliding_circles"
SAMPLE = Path(__file__).parents[1] / "tests/games/colliding_circles/sample_game.json"
FOLDER = Path(__file__).with_name("pictures")


def main() -> None:
    """Draw every picture into docs/pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_bytes(picture)


def pictures() -> dict[str, bytes]:
    """Return the pictures by file name."""
    game, renderer, words = GAMES[KEY], RENDERERS[KEY], load_words(strict=True)
    moments = list(sample_game())
    last = game.view(moments[-1].after, None)
    return {
        "board-dark.png": renderer.board(last, theme=THEMES["dark"], words=words["en"]),
        "board-light.png": renderer.board(last, theme=THEMES["light"], words=words["de"]),
        "sheet.png": renderer.sheet(game.sheet(moments), theme=THEMES["dark"], words=words["en"]),
    }


def sample_game() -> Iterator[Moment[Any, Any]]:
    """Yield every step of the sample game, throws included."""
    game = GAMES[KEY]
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))
    chance = ScriptedChance([*sample["setup_dice"], *(die for turn in sample["turns"] for die in turn["dice"])])
    lines = [turn["text"] for turn in sample["turns"]]
    before = game.setup(2, {})
    while lines or game.to_act(before) == {CHANCE}:
        (seat,) = game.to_act(before)
        action = game.draw(before, chance) if seat == CHANCE else game.parse(before, seat, lines.pop(0))
        after = game.apply(before, seat, action)
        yield Moment(before, seat, action, after)
        before = after


if __name__ == "__main__":
    main()
