"""People who may be chosen in a form: no bots, and where they are to play no strangers."""

from collections.abc import Sequence
from typing import Any

from bot.errors import BotInvited, NotAMember
from bot.platform.context import RequestContext
from engine.ids import PersonId


def require_people(context: RequestContext) -> None:
    """Refuse bots, as far as Discord says who is one.

    Raises:
        BotInvited: somebody chosen is a bot.
    """
    if any(user.get("bot") for user in _resolved(context, "users").values()):
        raise BotInvited


def require_members(context: RequestContext, persons: Sequence[PersonId]) -> None:
    """Refuse whoever cannot play here: Discord resolves people of other servers as users without membership.

    Raises:
        BotInvited: somebody chosen is a bot.
        NotAMember: somebody is no member of this server.
    """
    require_people(context)
    members = _resolved(context, "members")
    strangers = tuple(str(person) for person in persons if str(person) not in members)
    if strangers:
        raise NotAMember(persons=strangers)


def _resolved(context: RequestContext, what: str) -> dict[str, Any]:
    """Return what Discord says about those who were chosen, by their ids."""
    data: Any = context.interaction.data or {}
    found: dict[str, Any] = data.get("resolved", {}).get(what, {})
    return found
