"""Swiss rounds by other hands: caissify-pairings, FIDE's Dutch system; both are legal, and the byes are alike."""

import random

import pytest
from caissify_pairings import generate_pairings

from leagues.core import Result
from leagues.table import points
from tests.leagues.swiss_events import SCORING, after, drawn, founded


@pytest.mark.slow
@pytest.mark.parametrize("count", [9, 12, 17, 24])
@pytest.mark.parametrize("seed", range(3))
def test_the_dutch_system_rests_somebody_with_as_many_points_and_neither_lets_two_meet_again(
    count: int, seed: int
) -> None:
    lots, played = random.Random(seed), founded(count)
    floats: dict[int, list[str]] = {one: [] for one in played.entrants}
    for number in range(1, 5):
        total = points(played, SCORING)
        seats = {
            one: [("white", "black")[each.entrants.index(one)] for each in played.fixtures if one in each.entrants]
            for one in played.entrants
        }
        rested = {bye.entrant for bye in played.byes}
        people = [
            {"id": one, "name": str(one), "score": float(total[one]) / 2, "rating": 3000 - one, "starting_number": one,
             "color_hist": seats[one], "float_history": list(floats[one]), "bye_count": int(one in rested)}
            for one in played.entrants
        ]  # fmt: skip
        met = {(min(each.entrants), max(each.entrants)) for each in played.fixtures}
        theirs = generate_pairings("dutch", people, set(met), number, 6)
        pairs = {(min(each["white_id"], each["black_id"]), max(each["white_id"], each["black_id"])) for each in theirs if not each.get("bye")}  # fmt: skip # noqa: E501
        made = drawn(played)
        assert met.isdisjoint(pairs)
        assert met.isdisjoint((min(each.entrants), max(each.entrants)) for each in made.fixtures)
        assert len(pairs) == len(made.fixtures)
        left = set(played.entrants) - {one for pair in pairs for one in pair}
        assert [total[one] for one in left] == ([total[made.bye.entrant]] if made.bye else [])
        for each in made.fixtures:
            high, low = sorted(each.entrants, key=lambda one: -total[one])
            same = total[high] == total[low]
            floats[high].append("none" if same else "down")
            floats[low].append("none" if same else "up")
        if made.bye:
            floats[made.bye.entrant].append("down")
        ends = [lots.choice([(1, 2), (2, 1), (1, 1)]) for _ in made.fixtures]
        ended = tuple(Result(each.number, "played", end) for each, end in zip(made.fixtures, ends, strict=True))
        played = after(played, made, ended)
