"""What the menus of a draft are made of: the rules as they are, one menu, and the tie-breaks that usually fit."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.i18n import Words
from engine.log.codec import AnyGame
from engine.seasons.facts import Rules
from engine.time.policy import Policy
from games.core import PAIR
from leagues.core import Criterion

PENTATHLON: Final = "pentathlon"
PODS: Final[tuple[Criterion, ...]] = ("wins", "share")


@dataclass(frozen=True, slots=True)
class Drafted:
    """What menus are made from: the rules as they are, the game, and the policies in which time-outs lose.

    `games` are all games, with their names, of which an event may be made; none where a season is changed.
    """

    rules: Rules
    game: AnyGame
    policies: Mapping[str, Policy]
    games: Mapping[str, AnyGame] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Menu:
    """One menu: its field in the draft, its page, the values that it offers, which is chosen, what a choice makes."""

    field: str
    page: int
    values: tuple[str, ...]
    chosen: str
    label: Callable[[str, Words], str]
    change: Callable[[str], Rules]

    @property
    def asks(self) -> str:
        """Return the field, without the number or key of those of which there are several."""
        return next((group for group in ("tie", "option") if self.field.startswith(f"{group}-")), self.field)


def usual_tie_breaks(game: AnyGame, seats: int) -> tuple[Criterion, ...]:
    """Return the tie-breaks that usually fit a game."""
    if seats > PAIR:
        return PODS
    usual: tuple[Criterion, ...] = ("direct", "wins", "sonneborn_berger")
    return (*usual, "difference") if game.info.has_score else usual
