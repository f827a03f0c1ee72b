"""Actions on a season that a format carries out in a way of its own, by its name; all others go the common way."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.league.formats import ladder, pentathlon, teams
from bot.markup import Markup
from bot.posts.league.forecast import Forecast
from bot.requests.context import RequestContext
from engine.seasons.facts.traits import Format
from engine.seasons.state.season import Season

Action = Callable[[RequestContext, Season], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class FormatActions:
    """The actions in which a format differs; None: as in most.

    Attributes:
        show_page, show_table: what people look at; the table by the number of its page, from 0.
        sign_up, leave: how people come in, and go or are asked whether they really want to.
        confirm_leave: how they go once they have said so.
        starts: the dry run of its start in lines, and what that brings if matches begin by it, by the number of active
            threads.
        has_standby: people can be substitutes.
    """

    show_page: Action | None = None
    show_table: Callable[[RequestContext, Season, int], Awaitable[None]] | None = None
    sign_up: Action | None = None
    leave: Action | None = None
    confirm_leave: Action | None = None
    starts: Callable[[RequestContext, Season, int], tuple[Sequence[Markup], Forecast | None]] | None = None
    has_standby: bool = True


COMMON: Final = FormatActions()

ACTIONS: Final[Mapping[Format, FormatActions]] = {
    "ladder": FormatActions(sign_up=ladder.join, leave=ladder.leave, starts=ladder.starts),
    "teams": FormatActions(sign_up=teams.sign_up, leave=teams.ask_leave, confirm_leave=teams.leave, has_standby=False),
    "pentathlon": FormatActions(
        pentathlon.show_page,
        pentathlon.show_table,
        pentathlon.sign_up,
        pentathlon.leave,
        starts=pentathlon.starts,
        has_standby=False,
    ),
}


def actions_of(season: Season) -> FormatActions:
    """Return what the format of a season does in a way of its own."""
    return ACTIONS.get(season.rules.own.format, COMMON)
