"""All families of attacks, in the order of the table."""

from collections.abc import Mapping
from typing import Final

from tests.adversary import (
    buttons,
    clocks,
    disputes,
    exports,
    files,
    floods,
    logs,
    randomness,
    seasons,
    starvation,
    substitutes,
)
from tests.adversary.campaign import Family

FAMILIES: Final[Mapping[str, Family]] = {
    "exports": exports.attack,
    "buttons": buttons.attack,
    "floods": floods.attack,
    "starvation": starvation.attack,
    "clocks": clocks.attack,
    "files": files.attack,
    "substitutes": substitutes.attack,
    "disputes": disputes.attack,
    "randomness": randomness.attack,
    "logs": logs.attack,
    "seasons": seasons.attack,
}
