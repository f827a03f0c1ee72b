"""Names of matches."""

from engine.ids import ALPHABET, LENGTH, new_match_id


def test_names_are_eight_characters_that_are_not_mistaken_for_each_other() -> None:
    assert LENGTH == 8
    assert len(set(ALPHABET)) == len(ALPHABET) == 32
    assert set("ilou").isdisjoint(ALPHABET)
    for _ in range(100):
        name = new_match_id()
        assert len(name) == LENGTH
        assert set(name) <= set(ALPHABET)


def test_names_are_fresh() -> None:
    assert len({new_match_id() for _ in range(1000)}) == 1000
