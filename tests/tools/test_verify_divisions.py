"""The second opinion on who plays in which division."""

from dataclasses import asdict

from hypothesis import given

from tests.leagues.test_promotion import transitions
from tests.leagues.transitions import Transition
from tools.verify.seasons.draws import divided


@given(case=transitions())
def test_divisions_are_drawn_alike_by_other_hands(case: Transition) -> None:
    drawn, lots = case.drawn(), sorted(case.lots, key=case.lots.__getitem__)
    made = divided({"records": [asdict(record) for record in case.records], "lots": lots}, case.sizes)
    assert {entrant: number for number, group in enumerate(made, 1) for entrant in group} == drawn
