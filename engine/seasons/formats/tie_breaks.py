"""The tie-breaks that mean something under the rules of a season."""

from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.rules import Rules
from leagues.core import Criterion
from leagues.tie_breaks.core import Kind
from leagues.tie_breaks.criteria import TIE_BREAKS


def fitting(rules: Rules) -> tuple[Criterion, ...]:
    """Return the tie-breaks from which organisers may choose, in the order in which menus offer them."""
    kind: Kind = "teams" if rules.own.has_teams else "rounds" if rules.own.is_by_rounds else "all"
    return tuple(key for key, tie_break in TIE_BREAKS.items() if tie_break.fits(seats=rules.seats, kind=kind))


def check_tie_breaks(rules: Rules) -> None:
    """Refuse tie-breaks that decide nothing, or are there twice.

    Raises:
        BadSeasonRules: says which, and what may be chosen instead.
    """
    if len(set(rules.scoring.tie_breaks)) < len(rules.scoring.tie_breaks):
        raise BadSeasonRules(reason="tie_break_twice")
    choice = fitting(rules)
    for key in rules.scoring.tie_breaks:
        if key not in choice:
            raise BadSeasonRules(reason="tie_break", criterion=key, criteria=choice)
