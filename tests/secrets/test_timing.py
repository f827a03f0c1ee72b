"""The search for leaks in size and time: how long a thing takes is measured nowhere here, but judged."""

import random

import pytest

from bot.posts.presenter import Presenter
from tests.secrets import timing
from tests.secrets.ranks import CERTAIN, judged, ranks
from tests.secrets.timing import ANSWERS, PLANTED, measure, table
from tests.secrets.twins import SECRETIVE, viewers, words_with_lockbox


def differences(
    lot: random.Random, *, planted: float, noise: float, pairs: int = 5000
) -> tuple[list[float], list[float]]:
    """Return what two measurings of each pair might show: of half of them one takes longer; a few are far off."""
    more = [planted * lot.choice((-1, 0, 0, 1)) for _ in range(pairs)]
    first, second = (
        [each + lot.gauss(0, noise) * (50 if lot.random() < 1 / 50 else 1) for each in more] for _ in range(2)
    )
    return first, second


@pytest.mark.parametrize("noise", [0.1, 0.3])
def test_two_tenths_of_a_millisecond_are_found(noise: float) -> None:
    found = judged(*differences(random.Random(1), planted=0.2, noise=noise))
    assert found.is_leak
    assert found.agreed > 1 / 2


def test_chance_alone_is_no_leak() -> None:
    chances = [judged(*differences(random.Random(seed), planted=0, noise=0.3, pairs=500)).chance for seed in range(20)]
    assert min(chances) > CERTAIN
    assert any(each < 1 / 2 for each in chances)


def test_equal_numbers_share_their_rank() -> None:
    assert ranks([5, 1, 5, 0]) == [2.5, 1, 2.5, 0]


@pytest.mark.parametrize("key", ["lockbox", "confusion"])
async def test_answers_of_a_pair_are_equally_large(key: str) -> None:
    game, words = SECRETIVE[key], words_with_lockbox()
    for seed, viewer in enumerate(viewers(game)):
        one, other = await measure(game, words, seed, viewer, times=1)
        sizes, others = ({name: size for name, (_, size) in seen[0].items()} for seen in (one, other))
        assert sizes == others


async def test_one_byte_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Presenter.status
    monkeypatch.setattr(
        Presenter,
        "status",
        lambda self, match, recipient: original(self, match, recipient) + " " * (match.state.numbers[0] % 2),
    )
    monkeypatch.setattr(timing, "WARM", 0)
    found = await timing.measured(SECRETIVE["lockbox"], 3, 4)
    assert found.unequal["/board"]


async def test_a_table_is_well_only_if_what_was_made_worse_is_found() -> None:
    lot = random.Random(3)
    found = timing.Measured()
    for name in ANSWERS:
        first, second = differences(lot, planted=0.2 if name == PLANTED else 0, noise=0.1, pairs=1000)
        found.first[name], found.second[name], found.times[name] = first, second, first
    assert table(found)[1]
    found.unequal["/move"] = 1
    assert not table(found)[1]
    found.unequal["/move"] = 0
    found.first["/move"], found.second["/move"] = differences(lot, planted=0.2, noise=0.1, pairs=1000)
    assert not table(found)[1]
