"""Tuning is a function of its seed, and the data files hold the weights of the features that there are."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from players import columbiz
from players.evaluation import DATA
from players.registry import VERSIONS
from players.tuning import tuned_weights


def test_the_same_seed_gives_the_same_weights() -> None:
    computer: Any = columbiz
    first, again, other = (
        tuned_weights(computer, level="easy", seats=2, matches=2, rounds=1, seed=seed) for seed in (3, 3, 4)
    )
    assert first == again
    assert first != other


@pytest.mark.parametrize("name", VERSIONS)
def test_every_data_file_has_a_weight_for_each_feature_and_number_of_seats(name: str) -> None:
    computer: Any = import_module(f"players.{name}")
    data = json.loads((Path(computer.__file__).parent / DATA).read_text(encoding="utf-8"))
    info = computer.PLAYER.game.info
    assert set(data["weights"]) == {str(seats) for seats in range(info.min_seats, info.max_seats + 1)}
    assert all(len(weights) == len(data["features"]) for weights in data["weights"].values())
