"""Views to draw: the positions of the sample game, and others made from them by hand."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from games.colliding_circles import GAME
from games.colliding_circles.board import BLACK, RED
from games.colliding_circles.state import Action, State
from games.colliding_circles.view import CircleSeen, DieSeen, View
from games.core import CHANCE, Outcome, SheetRow, Transition
from tests.games.chances import Script

SEATS: Final = {"red": RED, "black": BLACK}

ENGLISH: Final = {
    "picture-red": "Red",
    "picture-black": "Black",
    "picture-pool": "Pool",
    "picture-turn": "Turn",
    "picture-to-move": "to move",
    "picture-won": "won",
    "picture-drawn": "draw",
    "picture-over": "Game over",
    "picture-quiet": "Quiet turns",
    "sheet-turn": "Turn",
    "colliding_circles-column-manoeuvre": "M",
    "colliding_circles-column-first": "P1",
    "colliding_circles-column-second": "P2/R",
    "colliding_circles-column-hand": "Hand",
    "colliding_circles-column-pool": "Pool",
    "colliding_circles-column-score": "Score",
}
GERMAN: Final = ENGLISH | {
    "picture-red": "Rot",
    "picture-black": "Schwarz",
    "picture-pool": "Lager",
    "picture-turn": "Zug",
    "picture-to-move": "am Zug",
    "picture-won": "gewonnen",
    "picture-drawn": "remis",
    "picture-over": "Spielende",
    "picture-quiet": "Stille Züge",
    "sheet-turn": "Zug",
    "colliding_circles-column-pool": "Lager",
    "colliding_circles-column-score": "Stand",
}


def _sample() -> dict[str, Any]:
    path = Path(__file__).parents[1] / "games" / "colliding_circles" / "sample_game.json"
    sample: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return sample


@cache
def sample_moments() -> tuple[Transition[State, Action], ...]:
    """Return every step of the sample game, throws included."""
    return tuple(_transitions(_sample()))


def _transitions(sample: dict[str, Any]) -> Iterator[Transition[State, Action]]:
    dice = Script([*sample["setup_dice"], *(value for turn in sample["turns"] for value in turn["dice"])])
    lines = iter(turn["text"] for turn in sample["turns"])
    state = GAME.rules.setup(2, {})
    while True:
        (seat,) = GAME.rules.to_act(state)
        if seat == CHANCE:
            action: Action = GAME.rules.draw(state, dice)
        elif (line := next(lines, None)) is not None:
            action = GAME.notation.parse(state, seat, line)
        else:
            return
        before, state = state, GAME.rules.apply(state, seat, action)
        yield Transition(before, seat, action, state)


@cache
def sample_views() -> tuple[View, ...]:
    """Return the sample game's positions in which a player is to move: the empty board, then after every turn."""
    return tuple(
        GAME.narration.view(transition.after, None) for transition in sample_moments() if not transition.after.due
    )


def after(turn: int, seat: str) -> View:
    """Return the position after a turn of the sample game."""
    return sample_views()[2 * turn - 1 + SEATS[seat]]


@cache
def sample_rows() -> tuple[SheetRow, ...]:
    return GAME.narration.sheet(sample_moments())


def resigned() -> View:
    """Return the end of the sample game."""
    return replace(after(12, "black"), to_move=None, outcome=Outcome("resigned", (2, 1), (15, 10)))


def full() -> View:
    """Return the board of the rulebook's first picture: no field free, every circle complete."""
    picture = _sample()["picture1"]
    circles = picture["circles"].items()
    return replace(
        after(12, "black"),
        dice=tuple(
            DieSeen(name, RED if die[0] == "r" else BLACK, int(die[1])) for name, die in picture["board"].items()
        ),
        circles=tuple(CircleSeen(centre, SEATS[owner], kind, points) for centre, (owner, kind, points) in circles),
        hands=((), ()),
        fresh=((), ()),
        pools=(0, 0),
        scores=(21, 22),
        to_move=None,
        last_steps=(),
        outcome=Outcome("board_full", (2, 1), (21, 22)),
    )
