"""The search for leaks in size and time: how long a thing takes is measured nowhere here, but judged."""

import random
import threading
from pathlib import Path
from statistics import pstdev
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.posts.match.presenter import Presenter
from tests.secrets import timing
from tests.secrets.ranks import CERTAIN, judged, ranks
from tests.secrets.timing import ANSWERS, PART, PLANTED, Measured, asked, kept, known, measure, run, table
from tests.secrets.twins import SECRETIVE, viewers, words_with_lockbox
from tests.secrets.world import EVERYBODY, Ears, World


def differences(
    lot: random.Random, *, planted: float, noise: float, pairs: int = 5000
) -> tuple[list[float], list[float]]:
    """Return what two measurings of each pair might show: of half of them one takes longer; a few are far off."""
    more = [planted * lot.choice((-1, 0, 0, 1)) for _ in range(pairs)]
    first, second = (
        [value + lot.gauss(0, noise) * (50 if lot.random() < 1 / 50 else 1) for value in more] for _ in range(2)
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
    assert any(chance < 1 / 2 for chance in chances)


def test_pairs_that_are_far_off_twice_make_no_leak_more_likely() -> None:
    lot, found = random.Random(5), []
    for _ in range(400):
        noises = [lot.choice((0.1, 10)) for _ in range(100)]
        first, second = ([lot.gauss(0, noise) for noise in noises] for _ in range(2))
        found.append(judged(first, second).z)
    assert pstdev(found) == pytest.approx(1, abs=0.1)


def test_equal_numbers_share_their_rank() -> None:
    assert ranks([5, 1, 5, 0]) == [2.5, 1, 2.5, 0]


async def test_all_are_asked_in_each_turn_and_the_longer_times_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = [cast("World", SimpleNamespace(ears=Ears(), times=[number, 9, number + 2])) for number in range(4)]
    clock, order = [0], list[int]()

    async def answer(world: Any, *_: object) -> None:
        order.append(worlds.index(world))
        world.ears.hear(EVERYBODY, "send", "a")
        clock[0] += world.times.pop()

    monkeypatch.setattr(timing, "ANSWERS", {"/verify": answer})
    monkeypatch.setattr(timing, "thread_time_ns", lambda: clock[0])
    seen = await asked(worlds, None, "", random.Random(1))
    assert [row["/verify"] for row in seen] == [(number + 1, (9,) * 3) for number in range(4)]
    turns = [order[at : at + 4] for at in range(0, len(order), 4)]
    assert [sorted(turn) for turn in turns] == [[0, 1, 2, 3]] * 3
    assert len(set(map(tuple, turns))) > 1


async def test_all_is_done_in_the_thread_whose_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[threading.Thread] = []

    def start(thread: threading.Thread) -> None:
        began.append(thread)
        raise AssertionError(thread)

    monkeypatch.setattr(threading.Thread, "start", start)
    await measure(SECRETIVE["lockbox"], words_with_lockbox(), 1, None)
    assert not began


def test_what_was_measured_is_kept_and_gone_on_from(tmp_path: Path) -> None:
    state, once = tmp_path / "timing.json", Measured(2, bytes={"/move": 7})
    assert known(state, "lockbox", 1) == Measured()
    state.write_text(kept(once, "lockbox", 1))
    assert run("lockbox", 2 * PART, 1, state) == once
    with pytest.raises(ValueError, match=r"timing\.json"):
        known(state, "confusion", 1)


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each answer be asked for once: how large it is, is seen at once."""
    monkeypatch.setattr(timing, "TURNS", 1)
    monkeypatch.setattr(timing, "MORE_TURNS", {})


@pytest.mark.usefixtures("once")
@pytest.mark.parametrize("key", ["lockbox", "confusion"])
async def test_answers_of_a_pair_are_equally_large(key: str) -> None:
    game, words = SECRETIVE[key], words_with_lockbox()
    for seed, viewer in enumerate(viewers(game)):
        one, other = await measure(game, words, seed, viewer)
        sizes, others = ({name: size for name, (_, size) in seen[0].items()} for seen in (one, other))
        assert sizes == others


@pytest.mark.usefixtures("once")
async def test_one_byte_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Presenter.status
    monkeypatch.setattr(
        Presenter,
        "status",
        lambda self, match, recipient: original(self, match, recipient) + " " * (match.state.numbers[0] % 2),
    )
    found = await timing.measured(SECRETIVE["lockbox"], 3, 4)
    assert found.unequal["/board"]


async def test_a_table_is_well_only_if_what_was_made_worse_is_found() -> None:
    lot = random.Random(3)
    found = Measured()
    for name in ANSWERS:
        first, second = differences(lot, planted=0.2 if name == PLANTED else 0, noise=0.1, pairs=1000)
        found.first[name], found.second[name], found.times[name] = first, second, first
    assert table(found)[1]
    found.unequal["/move"] = 1
    assert not table(found)[1]
    found.unequal["/move"] = 0
    found.first["/move"], found.second["/move"] = differences(lot, planted=0.2, noise=0.1, pairs=1000)
    assert not table(found)[1]
