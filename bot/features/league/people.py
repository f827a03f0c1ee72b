"""Who may be chosen in a form: people, no bots."""

from typing import Any

from bot.errors import BotInvited
from bot.platform.context import RequestContext


def require_people(context: RequestContext) -> None:
    """Refuse bots, as far as Discord says who is one.

    Raises:
        BotInvited: somebody chosen is a bot.
    """
    data: Any = context.interaction.data or {}
    if any(user.get("bot") for user in data.get("resolved", {}).get("users", {}).values()):
        raise BotInvited
