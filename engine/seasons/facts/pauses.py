"""Time in which nothing can be done in a season: facts, as `engine.seasons.facts.union` has them."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId


@dataclass(frozen=True, slots=True)
class OutageCredited:
    """The bot or Discord was away from `begun` to `ended`; every time in the season is later by as long."""

    kind: Literal["outage_credited"]
    begun: str
    ended: str


@dataclass(frozen=True, slots=True)
class SeasonPaused:
    """Nothing begins and nothing ends in the season until it is resumed; matches that have begun go on.

    `by` is None where its server cannot be reached, which it could not be since `since` (ISO): `note` says why.
    """

    kind: Literal["season_paused"]
    note: str
    by: PersonId | None
    since: str = ""


@dataclass(frozen=True, slots=True)
class SeasonResumed:
    """The season goes on; every time in it is later by as long as the pause was.

    `by` is None where its server can be reached again, or the pause has lasted as long as a pause may.
    """

    kind: Literal["season_resumed"]
    note: str
    by: PersonId | None
