"""One menu of a draft: what it offers, what is chosen, what a choice makes of the rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Final, TypeVar

from bot.i18n import Words
from engine.log.codec import AnyGame
from engine.seasons.facts.rules import Rules
from engine.time.policy import Policy
from games.core import PAIR, GameInfo
from leagues.core import Criterion

Part = TypeVar("Part")

ROUND_DAYS: Final = (3, 5, 7, 10, 14, 21, 28)
PODS: Final[tuple[Criterion, ...]] = ("wins", "share")


@dataclass(frozen=True, slots=True)
class Drafted:
    """The source of menus: the rules as they are, the game, and the policies in which time-outs lose.

    `games` are all games, with their names, of which a pentathlon may be made; none where a season is changed.
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


def whole(rules: Rules) -> str:
    """Return what it is whose length is chosen: each stage of a pentathlon, or the season."""
    return "stage" if rules.own.has_stages else "season"


def usual_tie_breaks(game: AnyGame, seats: int) -> tuple[Criterion, ...]:
    """Return the tie-breaks that usually fit a game."""
    if seats > PAIR:
        return PODS
    usual: tuple[Criterion, ...] = ("direct", "wins", "sonneborn_berger")
    return (*usual, "difference") if game.info.has_score else usual


def value_of(rules: Rules, attribute: str) -> Any:
    """Return an attribute of the rules, or of a part of them, as in `own.reach`."""
    return attrgetter(attribute)(rules)


def changed(part: Part, attribute: str, value: object) -> Part:
    """Return rules, or a part of them, with another value of an attribute."""
    name, _, rest = attribute.partition(".")
    made = changed(getattr(part, name), rest, value) if rest else value
    return replace(part, **{name: made})  # type: ignore[type-var]


def choice_menu(
    page: int,
    rules: Rules,
    field: str,
    values: Sequence[str],
    attribute: str,
    read: Callable[[str], object],
    label: Callable[[str, Words], str],
) -> Menu:
    """Return a menu for one attribute of the rules; `own.reach` is one that only the format has."""

    def change(value: str) -> Rules:
        return changed(rules, attribute, read(value))

    return Menu(field, page, tuple(values), str(value_of(rules, attribute)), label, change)


def number_menu(page: int, rules: Rules, field: str, values: Sequence[int], attribute: str) -> Menu:
    """Return a menu for a number of the rules; its words are `league-draft-<field>`."""
    return choice_menu(
        page,
        rules,
        field,
        tuple(map(str, values)),
        attribute,
        int,
        lambda value, words: words(f"league-draft-{field}", count=int(value), whole=whole(rules)),
    )


def switch_menu(page: int, rules: Rules, field: str, attribute: str) -> Menu:
    """Return a menu that switches something off or on; its words are `league-draft-<field>-off` and `-on`."""
    return Menu(
        field,
        page,
        ("off", "on"),
        "on" if value_of(rules, attribute) else "off",
        lambda value, words: words(f"league-draft-{field}-{value}"),
        lambda value: changed(rules, attribute, value == "on"),
    )


@dataclass(frozen=True, slots=True)
class FormatDraft:
    """The parts of a draft of a format.

    Attributes:
        usual: the rules until it is chosen otherwise.
        hidden: the menus that do not concern it.
        menus: those that only it has.
        fits: whether a game can be played in it; None: it is not chosen by its name.
    """

    usual: Mapping[str, Any]
    hidden: frozenset[str] = frozenset()
    menus: Callable[[Drafted], list[Menu]] = lambda _: []
    fits: Callable[[GameInfo], bool] | None = None


def is_for_two(info: GameInfo) -> bool:
    """Tell whether two can play a game."""
    return info.min_seats <= PAIR


def is_for_all(_: GameInfo) -> bool:
    """Tell that a format takes every game."""
    return True
