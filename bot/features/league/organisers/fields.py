"""Fields of the forms of organisers' acts: how each is asked for, and read from what comes back."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.errors import BadNumber, UnknownButton
from bot.posts import limits
from bot.posts.post import SelectOption
from bot.requests.context import RequestContext
from bot.requests.forms import FormField, FormLine, FormMenu
from bot.requests.interactions import require_members, require_people
from engine.ids import PersonId
from engine.seasons.errors import NothingCorrected
from engine.seasons.organisers.requests import OrganiserChoices, Transfer, Verdict
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues.core import EntrantId

MOST_POINTS: Final = 99
MOST_DAYS: Final = 60
LONGEST_NUMBER: Final = 6
"""Characters of a number that is typed."""

ENDINGS: Final[Mapping[str, Verdict]] = {
    "first": Verdict("played", (1, 2)),
    "second": Verdict("played", (2, 1)),
    "drawn": Verdict("played", (1, 1)),
    "walkover-first": Verdict("walkover", (1, 2)),
    "walkover-second": Verdict("walkover", (2, 1)),
    "double": Verdict("double_walkover"),
    "unplayed": Verdict("unplayed"),
    "void": Verdict("void"),
}
"""The verdicts of an organiser on a fixture of two; at tables of three and four, those without places."""

TRANSFERS: Final[Mapping[str, bool]] = {"move": True, "keep": False}
"""The decisions about somebody who belongs to another division by a correction: whether they are moved."""


@dataclass(frozen=True, slots=True)
class AskedField:
    """A field of a form about a season: who is asked, and by which name it comes back."""

    context: RequestContext
    season: Season
    name: str

    @property
    def label(self) -> str:
        """Return what it asks for."""
        return self.context.words(f"league-field-{self.name}")


@dataclass(frozen=True, slots=True)
class ActFormField:
    """A field of a form: how it is asked for, and how what comes back is read, as `OrganiserChoices` has it.

    Everything is checked again when it is read: a form can be old or forged.
    """

    ask: Callable[[AskedField], Awaitable[FormField]]
    read: Callable[[AskedField, str], object]


# People


async def _members(asked: AskedField) -> FormField:
    return FormMenu(asked.name, asked.label, None)


def _person(asked: AskedField, typed: str) -> PersonId:
    """Return the person chosen.

    Raises:
        UnknownButton: nobody was.
        BotInvited: it is a bot.
    """
    if not typed.isdecimal():
        raise UnknownButton
    require_people(asked.context.interaction)
    return PersonId(int(typed))


def _newcomer(asked: AskedField, typed: str) -> PersonId:
    """Return the person chosen, who is to play here.

    Raises:
        NotAMember: it is no member of this server.
    """
    person = _person(asked, typed)
    require_members(asked.context.interaction, [person])
    return person


# Numbers and choices


def _number(bounds: Callable[[Season], tuple[int, int]]) -> ActFormField:
    """Return a field for a number between two bounds, which may depend on the season."""

    async def line(asked: AskedField) -> FormField:
        return FormLine(asked.name, asked.label, LONGEST_NUMBER)

    def read(asked: AskedField, typed: str) -> int:
        low, high = bounds(asked.season)
        try:
            number = int(typed.strip().replace("−", "-"))
        except ValueError:
            raise BadNumber(typed=typed, low=low, high=high) from None
        if not low <= number <= high:
            raise BadNumber(typed=typed, low=low, high=high)
        return number

    return ActFormField(line, read)


def _choice(offered: Callable[[Season], Mapping[str, object]]) -> ActFormField:
    """Return a field for one of some values; the words of each are `league-<field>-<key>`."""

    async def menu(asked: AskedField) -> FormField:
        words, name = asked.context.words, asked.name
        options = (SelectOption(words(f"league-{name}-{key}"), key) for key in offered(asked.season))
        return FormMenu(name, asked.label, tuple(options))

    def read(asked: AskedField, typed: str) -> object:
        values = offered(asked.season)
        if typed not in values:
            raise UnknownButton
        return values[typed]

    return ActFormField(menu, read)


def _endings(season: Season) -> Mapping[str, Verdict]:
    is_pair = season.rules.seats == PAIR
    return {key: verdict for key, verdict in ENDINGS.items() if is_pair or not verdict.places}


# Corrections


async def _corrected(asked: AskedField) -> FormField:
    """Return a menu of those who belong to another division, each with both ways.

    Raises:
        NothingCorrected: nobody does.
    """
    context = asked.context
    places = await context.services.seasons.corrected_places(asked.season)
    places = places[: limits.SELECT_OPTIONS // len(TRANSFERS)]
    if not places:
        raise NothingCorrected
    names = await context.services.season_posts.views.names(context.server, [place.person for place in places])
    options = (
        SelectOption(
            context.words(f"league-corrected-{way}", name=names[place.person], before=place.present, after=place.due),
            f"{way}.{place.entrant}",
        )
        for place in places
        for way in TRANSFERS
    )
    return FormMenu(asked.name, asked.label, tuple(options))


def _transfer(_: AskedField, typed: str) -> Transfer:
    """Return who was chosen, and whether they are moved.

    Raises:
        NothingCorrected: the menu has no such entry.
    """
    way, entrant = ([*typed.split(".", 1), ""])[:2]
    if way not in TRANSFERS or not entrant.isdecimal():
        raise NothingCorrected
    return Transfer(EntrantId(int(entrant)), TRANSFERS[way])


FIELDS: Final[Mapping[str, ActFormField]] = {
    "member": ActFormField(_members, _person),
    "newcomer": ActFormField(_members, _newcomer),
    "substitute": ActFormField(_members, _newcomer),
    "division": _number(lambda season: (1, max(1, len(season.divisions)))),
    "leaving": _choice(lambda _: {"asked": "asked", "removed": "removed"}),
    "fixture": _number(lambda season: (1, max(1, len(season.fixtures)))),
    "ending": _choice(_endings),
    "points": _number(lambda _: (-MOST_POINTS, MOST_POINTS)),
    "days": _number(lambda _: (1, MOST_DAYS)),
    "corrected": ActFormField(_corrected, _transfer),
}
"""The form fields of acts on Discord."""


async def asked(context: RequestContext, season: Season, fields: Sequence[str]) -> Sequence[FormField]:
    """Return the fields of a form."""
    return [await FIELDS[name].ask(AskedField(context, season, name)) for name in fields]


def chosen(
    context: RequestContext, season: Season, fields: Sequence[str], typed: Mapping[str, str]
) -> OrganiserChoices:
    """Return what a form says."""
    values: dict[str, Any] = {
        name: FIELDS[name].read(AskedField(context, season, name), typed.get(name, "")) for name in fields
    }
    return OrganiserChoices(**values)
