"""Generator of the pictures in the README and docs/leagues.md: `.venv/bin/python -m docs.make_pictures`.

Colliding Circles shows the rulebook's sample game, the others what the bot's own suggestions lead to.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.i18n import Words, load_words
from engine.ids import MatchId
from engine.matches.decisions.dice import ScriptedChance, SeededChance
from games.core import CHANCE, Transition
from games.registry import GAMES
from renderers.drawing.theme import THEMES
from renderers.league.bracket import Box, Column, Side, draw_bracket
from renderers.league.cross_table import CrossLine, draw_cross_table
from renderers.league.curve import CurvePoint, draw_curve
from renderers.league.ladder import Rung, draw_ladder
from renderers.league.pentathlon import PentathlonLine, StageCell, draw_pentathlon
from renderers.league.round import Seated, TableCard, draw_round
from renderers.league.table import StandingRow, draw_table
from renderers.registry import RENDERERS

KEY = "colliding_circles"
SAMPLE = Path(__file__).parents[1] / "tests/games/colliding_circles/sample_game.json"
FOLDER = Path(__file__).with_name("pictures")
OTHERS = (("zirkeltanz", 2, 16), ("columbiz", 4, 14), ("confusion", 2, 20))
"""Game, seats, and the number of actions until the picture is taken."""


def main() -> None:
    """Draw every picture into docs/pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_bytes(picture)


def pictures() -> dict[str, bytes]:
    """Return the pictures by file name."""
    game, renderer, words = GAMES[KEY], RENDERERS[KEY], load_words(strict=True)
    transitions = list(sample_game())
    last = game.narration.view(transitions[-1].after, None)
    return {
        "board-dark.png": renderer.board(last, theme=THEMES["dark"], words=words["en"]),
        "board-light.png": renderer.board(last, theme=THEMES["light"], words=words["de"]),
        **{f"{key}.png": board(key, seats=seats, actions=actions) for key, seats, actions in OTHERS},
        "sheet.png": renderer.sheet(game.narration.sheet(transitions), theme=THEMES["dark"], words=words["en"]),
        **leagues(words["en"]),
    }


def leagues(words: Words) -> dict[str, bytes]:
    """Return the pictures of a division in mid-season, and of a rating."""
    lines = [
        StandingRow("1", "Frieda", (3, 3, 0, 0), "6", "4", "up", is_marked=True),
        StandingRow("2", "Anna", (2, 1, 0, 1), "2", "1"),
        StandingRow("3=", "Bernd", (2, 0, 1, 1), "1", "0.5", "down"),
        StandingRow("3=", "Emil", (3, 0, 1, 2), "1", "0.5", "down"),
    ]
    rows = ((None, "+", "1", "1"), ("-", None, "·", "1"), ("0", "·", None, "½"), ("0", "0", "½", None))
    crossed = [CrossLine(line.place, line.name, row, line.points) for line, row in zip(lines, rows, strict=True)]
    first, second, third, last = (StageCell(shown) for shown in ("11", "7.7", "4.3", "1"))
    event = [
        PentathlonLine("1", "Anna", (first, second, StageCell("1", "dropped"), first, first), "40.7", is_marked=True),
        PentathlonLine("2", "Frieda", (second, first, first, second, None), "37.3"),
        PentathlonLine("3", "Emil", (third, third, second, third, StageCell("1", "dropped")), "20.7"),
        PentathlonLine("4", "Bernd", (last, last, third, StageCell("1", "dropped"), StageCell("6")), "12.3"),
    ]
    games = [words(f"{key}-name") for key in GAMES]
    points = [CurvePoint(at * 5 * 86400, 1500 + 9 * at + (at * 37) % 60, 330 - 12 * at) for at in range(18)]
    theme, title = THEMES["dark"], "Winter, season 2 · Division 2"
    tables = (("Anna", "Frieda", "Emil", "Carla"), ("Bernd", "Gustav", "Dora"))
    cards = [
        TableCard(
            words("league-round-table", table=at, number=str(4 + at)),
            tuple(Seated(name, str(12 - 4 * at - seat)) for seat, name in enumerate(seated)),
        )
        for at, seated in enumerate(tables, 1)
    ]
    return {
        "league-round.png": draw_round(cards, title="Winter, season 2, round 3", theme=theme),
        "league-table.png": draw_table(lines, title=title, figure="S-B", theme=theme, words=words),
        "pentathlon.png": draw_pentathlon(event, title="Winter", stages=games, theme=theme, words=words),
        "league-cross-table.png": draw_cross_table(crossed, title=title, theme=theme, words=words),
        "league-bracket.png": bracket(words),
        "league-ladder.png": ladder(words),
        "rating.png": draw_curve(points, title="Anna · Gamwin", first="2026-03-01", last="2026-05-25", theme=theme),
    }


def ladder(words: Words) -> bytes:
    """Return the picture of a ladder on which two challenges are going on."""
    rungs = [
        Rung(1, "Anna", 41),
        Rung(2, "Dora", 2, 2, is_marked=True),
        Rung(3, "Bernd", 2, -1, 1),
        Rung(4, "Carla", 2, -1),
        Rung(5, "Emil", 19, 0, 4, is_accepted=True),
        Rung(6, "Frieda", 3, None),
    ]
    return draw_ladder(rungs, title="Climbing wall", theme=THEMES["dark"], words=words)


def bracket(words: Words) -> bytes:
    """Return the picture of a knockout that is being played."""

    def round_of(meetings: int, *boxes: Box) -> Column:
        return Column(words("knockout-round", meetings=meetings, people=2 * meetings), boxes)

    bye, someone = Side(words("knockout-bye"), is_entrant=False), Side(words("knockout-open"), is_entrant=False)
    first = round_of(
        4,
        Box(Side("Anna", is_winner=True), bye),
        Box(Side("Bernd", "2", is_winner=True), Side("Carla", "0")),
        Box(Side("Dora", "1"), Side("Emil", "2", is_winner=True)),
        Box(Side("Frieda", "1"), Side("Gustav", "1"), words("knockout-note-decider")),
    )
    second = round_of(
        2,
        Box(Side("Anna", "1½", is_winner=True), Side("Bernd", "½")),
        Box(Side("Emil"), someone),
    )
    columns = [first, second, round_of(1, Box(Side("Anna"), someone))]
    return draw_bracket(columns, title="Cup, season 1", theme=THEMES["dark"])


def board(key: str, *, seats: int, actions: int) -> bytes:
    """Return a board after so many actions, each the first suggestion, dice as a fixed seed throws them."""
    game, words = GAMES[key], load_words(strict=True)["en"]
    chance = SeededChance(b"readme", match=MatchId("pictures"), start=0)
    state, taken = game.rules.setup(seats, {option.key: option.default for option in game.info.options}), 0
    while taken < actions or game.rules.to_act(state) == {CHANCE}:
        seat = min(game.rules.to_act(state))
        if seat == CHANCE:
            action = game.rules.draw(state, chance)
        else:
            offered = next(choice for choice in game.notation.suggest(state, seat, "") if choice.is_complete)
            action, taken = game.notation.parse(state, seat, offered.line), taken + 1
        state = game.rules.apply(state, seat, action)
    return RENDERERS[key].board(game.narration.view(state, None), theme=THEMES["dark"], words=words)


def sample_game() -> Iterator[Transition[Any, Any]]:
    """Yield every step of the sample game, throws included."""
    game = GAMES[KEY]
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))
    chance = ScriptedChance([*sample["setup_dice"], *(die for turn in sample["turns"] for die in turn["dice"])])
    lines = [turn["text"] for turn in sample["turns"]]
    before = game.rules.setup(2, {})
    while lines or game.rules.to_act(before) == {CHANCE}:
        (seat,) = game.rules.to_act(before)
        action = game.rules.draw(before, chance) if seat == CHANCE else game.notation.parse(before, seat, lines.pop(0))
        after = game.rules.apply(before, seat, action)
        yield Transition(before, seat, action, after)
        before = after


if __name__ == "__main__":
    main()
