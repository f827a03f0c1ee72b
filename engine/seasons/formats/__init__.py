"""The formats of seasons, by the name that rules hold."""

from collections.abc import Mapping
from typing import Final

from engine.seasons.facts.rules import Rules
from engine.seasons.facts.traits import Format
from engine.seasons.formats.core import SeasonFormat
from engine.seasons.formats.flash import FlashGroups
from engine.seasons.formats.knockout.format import Knockout
from engine.seasons.formats.ladder.format import LadderFormat
from engine.seasons.formats.pentathlon import Pentathlon
from engine.seasons.formats.round_robin import RoundRobin
from engine.seasons.formats.rounds.pods import Pods
from engine.seasons.formats.rounds.swiss import Swiss
from engine.seasons.formats.teams.format import Teams

FORMATS: Final[Mapping[Format, SeasonFormat]] = {
    "single": RoundRobin(),
    "double": RoundRobin(),
    "swiss": Swiss(),
    "pods": Pods(),
    "knockout": Knockout(),
    "ladder": LadderFormat(),
    "teams": Teams(),
    "flash": FlashGroups(),
    "pentathlon": Pentathlon(),
}


def format_of(rules: Rules) -> SeasonFormat:
    """Return the format of a season."""
    return FORMATS[rules.own.format]
