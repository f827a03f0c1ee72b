"""The formats of seasons, by the name that rules hold; nothing outside this package branches on that name."""

from collections.abc import Mapping
from typing import Final

from engine.seasons.facts import Format
from engine.seasons.formats.core import SeasonFormat
from engine.seasons.formats.knockout import Knockout
from engine.seasons.formats.ladder import LadderFormat
from engine.seasons.formats.pods import Pods
from engine.seasons.formats.round_robin import RoundRobin
from engine.seasons.formats.swiss import Swiss
from engine.seasons.formats.teams import Teams

FORMATS: Final[Mapping[Format, SeasonFormat]] = {
    "single": RoundRobin(is_double=False),
    "double": RoundRobin(is_double=True),
    "swiss": Swiss(),
    "pods": Pods(),
    "knockout": Knockout(),
    "ladder": LadderFormat(),
    "teams": Teams(),
}
