"""Verifiable chance: the same values by another hand, no value likelier than another, no draw used twice.

The reference below shares no code with `engine.matches.decisions.dice`. The vectors of docs/fairness.md are tested in
tests/truth.
"""

import hashlib
import hmac
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ids import MatchId
from engine.log.facts.chance import ChanceDrawn, Draw
from engine.log.facts.play import ActionTaken
from engine.log.facts.start import MatchStarted
from engine.matches.decisions import dice
from tests.engine.log_builders import ANNA, BERT, CARL, NAME, SEED, LogBuilder

HALF = 2**255 + 1
"""Number of sides that rejects almost every second block: the limit is HALF itself."""

seeds = st.binary(min_size=32, max_size=32)
names = st.text(st.sampled_from("0123456789abcdefghjkmnpqrstvwxyz"), min_size=8, max_size=8).map(MatchId)
numbers = st.integers(0, 2000)


def block(seed: bytes, match: str, number: int, index: int) -> int:
    """Return the number of 256 bits that HMAC-SHA256 gives for one block of a draw."""
    message = "|".join(("fernzug-draw-v1", match, str(number), str(index))).encode("ascii")
    return int(hmac.new(seed, message, hashlib.sha256).hexdigest(), 16)


def reference(seed: bytes, match: str, number: int, sides: int) -> int:
    """Return a draw, computed as docs/fairness.md describes it."""
    whole_stretches = (1 << 256) // sides
    index = 0
    while block(seed, match, number, index) // sides >= whole_stretches:
        index += 1
    return 1 + block(seed, match, number, index) % sides


@pytest.mark.parametrize(
    ("number", "sides", "value"),
    [(0, 6, 6), (1, 6, 4), (2, 6, 3), (3, 2, 1), (4, 20, 12), (5, 100, 30), (1000, 6, 3)],
)
def test_vectors_computed_once_by_hand(number: int, sides: int, value: int) -> None:
    assert dice.value(SEED, match=NAME, number=number, sides=sides) == value


@given(seed=seeds, match=names, number=numbers, sides=st.sampled_from((1, 2, 3, 6, 20, 52, 100, HALF, 2**256)))
def test_a_draw_is_what_the_reference_computes(seed: bytes, match: MatchId, number: int, sides: int) -> None:
    value = dice.value(seed, match=match, number=number, sides=sides)
    assert value == reference(seed, match, number, sides)
    assert 1 <= value <= sides


def test_blocks_in_the_incomplete_stretch_are_skipped() -> None:
    skipped = Counter[int]()
    for number in range(50):
        taken = next(index for index in count() if block(SEED, NAME, number, index) < HALF)
        skipped[taken] += 1
        drawn = dice.value(SEED, match=NAME, number=number, sides=HALF)
        assert drawn == block(SEED, NAME, number, taken) + 1
    assert set(skipped) >= {0, 1, 2}


def test_six_thousand_dice_fall_evenly() -> None:
    fallen = Counter(dice.value(SEED, match=NAME, number=number, sides=6) for number in range(6000))
    chi_square = sum((fallen[value] - 1000) ** 2 / 1000 for value in range(1, 7))
    assert chi_square < 20.5  # one seed in a thousand would fall outside; this one is fixed


@given(seed=seeds, match=names)
def test_the_commitment_is_that_of_seed_and_match(seed: bytes, match: MatchId) -> None:
    text = b"fernzug-seed-v1|" + match.encode() + b"|" + seed.hex().encode()
    assert dice.commitment(seed, match=match) == hashlib.sha256(text).hexdigest()


def test_seeds_are_long_and_fresh() -> None:
    made = {dice.new_seed() for _ in range(100)}
    assert len(made) == 100
    assert {len(seed) for seed in made} == {32}


def test_seeded_chance_goes_on_where_the_log_ends() -> None:
    whole, tail = (dice.SeededChance(SEED, match=NAME, start=start) for start in (0, 2))
    values = [whole.die(sides) for sides in (6, 6, 20, 3)]
    assert [tail.die(sides) for sides in (20, 3)] == values[2:]
    assert tail.draws == whole.draws[2:]
    assert whole.draws == tuple(
        Draw(number=number, sides=sides, value=value)
        for number, (sides, value) in enumerate(zip((6, 6, 20, 3), values, strict=True))
    )


def test_a_script_gives_its_values_and_numbers_them() -> None:
    chance = dice.ScriptedChance([3, 1], start=7)
    assert [chance.die(6), chance.die(2)] == [3, 1]
    assert chance.draws == (Draw(7, 6, 3), Draw(8, 2, 1))


@pytest.mark.parametrize("script", [[], [0], [7]])
def test_a_script_fails_when_it_is_over_or_not_on_the_die(script: list[int]) -> None:
    chance = dice.ScriptedChance(script)
    with pytest.raises(ValueError, match=r"^[07]$"):
        chance.die(6)
    assert chance.draws == ()


def test_no_draw_is_used_twice_whatever_is_taken_back() -> None:
    written = LogBuilder.started(ANNA, BERT, CARL, wished_seat=None)
    north, east, south = written.match.persons
    for _ in range(3):
        written.play(north, "climb")
        written.play(east, "climb")
        written.offer_takeback(north)
        written.agree(east)
        written.agree(south)
    written.play(north, "climb")
    drawn = [fact.draws for fact in written.facts if isinstance(fact, MatchStarted | ChanceDrawn)]
    assert sum(isinstance(fact, ActionTaken) for fact in written.facts) == 7
    assert [draw.number for draws in drawn for draw in draws] == list(range(2 + 7))
    assert written.match.draws == 9
