"""Ranges of shards as --shards takes them."""

import pytest

from bot.cluster.claims import NotARange, parse_shards
from engine.share import Share


@pytest.mark.parametrize(
    ("text", "shards", "count"),
    [
        ("0-3/16", {0, 1, 2, 3}, 16),
        ("0/1", {0}, 1),
        (" 5/8 ", {5}, 8),
        ("0,4-6,2/8", {0, 2, 4, 5, 6}, 8),
        ("15-15/16", {15}, 16),
    ],
)
def test_shards_are_named_by_ranges(text: str, shards: set[int], count: int) -> None:
    assert parse_shards(text) == Share(frozenset(shards), count)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "names no shards"),
        ("3", "names no shards"),
        ("0-3", "names no shards"),
        ("a/2", "names no shards"),
        ("-1/2", "names no shards"),
        ("0-3/0", "1 to 16384"),
        ("0/99999", "1 to 16384"),
        ("2/2", "2 is no range of shards: of 2 there are 0 to 1"),
        ("3-1/4", "3-1 is no range"),
        ("0,2-4/4", "2-4 is no range"),
    ],
)
def test_what_names_no_shards_is_refused_with_a_reason(text: str, says: str) -> None:
    with pytest.raises(NotARange, match=says):
        parse_shards(text)
