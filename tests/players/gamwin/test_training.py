"""Training on Gamwin's positions: a result raises the numbers of the winner, and a seed says all."""

import json
from pathlib import Path
from typing import Any

from games.core import Seat
from players import gamwin
from players.gamwin.judging import DATA
from players.gamwin.strip import HOME, Spot
from players.gamwin.training import OTHER, OWN, Learner, trained

SPOT: Spot = ((3, 8, HOME), (1, 9, 12))


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(gamwin.__file__).with_name(DATA).read_text(encoding="utf-8"))
    return found


def blank() -> dict[str, Any]:
    both = [[0] * len(OTHER) for _ in OWN]
    return {"own": [0] * len(kept()["own"]), "other": [0] * len(kept()["other"]), "both": both}


def test_a_win_raises_and_a_loss_lowers_what_a_position_is_worth() -> None:
    for shares, sign in (((1.0, 0.0), 1), ((0.0, 1.0), -1)):
        learner = Learner(blank())
        for _ in range(9):
            learner.learn([(SPOT, Seat(0))], shares)
        own = [number for number in learner.numbers()["own"] if number]
        assert [number * sign > 0 for number in own] == [True]


def test_what_is_kept_survives_being_read_and_written() -> None:
    assert Learner(kept()).numbers() == {name: kept()[name] for name in ("own", "other", "both")}


def test_the_same_seed_teaches_the_same() -> None:
    once, again = (trained(kept(), plays=1, seed=7) for _ in range(2))
    assert once == again
