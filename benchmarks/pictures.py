"""Time and size of a picture, for every game and theme."""

import random
import statistics
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

from benchmarks import rival
from benchmarks.table import Measurement, at_most, plain
from benchmarks.timing import MS, by_turns, percentile
from bot.i18n import load_words
from engine.ids import MatchId
from engine.log.codec import AnyGame
from engine.matches.decisions.dice import SeededChance
from games.core import CHANCE
from games.registry import GAMES
from renderers.drawing.theme import THEMES, Theme
from renderers.registry import RENDERERS

TITLE = "Pictures, against chess.svg + cairosvg with as many pixels"
PLY = 40
OFFERED = 10
KIB = "{:.1f} KiB"


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Draw; `effort` scales the number of plays and rounds."""
    rows: list[Measurement] = []
    for key, game in GAMES.items():
        plays = (islice(_views(game, seed), max(3, round(400 * effort))) for seed in range(max(1, round(6 * effort))))
        views = [view for play in plays for view in play]
        for theme in THEMES.values():
            rows += _measured(key, theme, views, rounds=max(3, round(60 * effort)))
    if not rival.is_installed():
        rows.append(Measurement(f"the usual stack was not measured: {rival.MISSING}", ""))
    return rows


def _views(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield what the public sees of a play of suggested moves, position by position."""
    rng = random.Random(seed)  # noqa: S311 - no secret
    chance = SeededChance(bytes(32), match=MatchId(str(seed)), start=0)
    state = game.rules.setup(game.info.min_seats, {option.key: option.default for option in game.info.options})
    while actors := game.rules.to_act(state):
        seat = min(actors)
        if seat == CHANCE:
            state = game.rules.apply(state, seat, game.rules.draw(state, chance))
            continue
        yield game.narration.view(state, None)
        lines = [choice.line for choice in islice(game.notation.suggest(state, seat, ""), OFFERED)]
        state = game.rules.apply(state, seat, game.notation.parse(state, seat, rng.choice(lines)))
    yield game.narration.view(state, None)


def _measured(key: str, theme: Theme, views: list[Any], *, rounds: int) -> Iterator[Measurement]:
    """Yield the rows of a game and theme: weights of all pictures, time of one with warm caches."""
    draw = partial(RENDERERS[key].board, theme=theme, words=load_words()["en"])
    name = f"{key}, {theme.key}"
    weights = [len(draw(view)) / 1024 for view in views]
    yield at_most(f"{name}: median of {len(views)} pictures", statistics.median(weights), 60, form=KIB)
    yield at_most(f"{name}: heaviest", max(weights), 200, form=KIB)
    chosen = iter(random.Random(1).choices(views, k=rounds))  # noqa: S311 - no secret
    candidates = {"ours": lambda: draw(next(chosen))}
    if rival.is_installed():
        board, size = rival.position(PLY, seed=1), rival.size_of(draw(views[0]))
        candidates["theirs"] = lambda: rival.drawn(board, size)
    watch = by_turns(candidates, rounds=rounds)
    yield plain(f"{name}: one picture", 1000 * watch.median("ours"), form=MS)
    yield plain(f"{name}: one picture, 95th percentile", 1000 * percentile(watch["ours"], 95), form=MS)
    if rival.is_installed():
        yield plain("chess.svg + cairosvg", 1000 * watch.median("theirs"), form=MS)
        yield at_most(
            f"{name}: share of that time", watch.median("ours") / watch.median("theirs"), 1 / 15, form="{:.4f}"
        )
