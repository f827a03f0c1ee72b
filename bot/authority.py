"""Who moderates: asked at every act anew, of commands, buttons and forms alike, since all of them can be old or forged.

Moderators are the members of the role chosen with /setup; without such a role, those who manage the server. They
moderate the matches of their own server only, and none in which they play or have played.
"""

from bot.desk import Desk
from bot.errors import NotAModerator
from engine import moderation
from engine.errors import UnknownMatch
from engine.match import Match


async def require_moderator(desk: Desk, match: Match) -> None:
    """Refuse whoever may not moderate a match, here and now.

    Raises:
        OnlyInServer: this happens in direct messages.
        UnknownMatch: the match belongs to another server.
        NotAModerator: the person does not moderate this server.
        PlaysInMatch: the person plays or has played in the match.
    """
    if desk.server != match.proposal.server:
        raise UnknownMatch(match=match.id)
    await require_role(desk)
    moderation.require_neutral(match, desk.person)


async def require_role(desk: Desk) -> None:
    """Refuse whoever does not moderate this server.

    Raises:
        OnlyInServer: this happens in direct messages.
        NotAModerator: the person does not.
    """
    interaction = desk.interaction
    chosen = (await interaction.client.store.server(desk.server)).moderator_role
    role = interaction.guild.get_role(chosen) if interaction.guild and chosen else None
    if role is not None:
        may = any(own.id == role.id for own in getattr(interaction.user, "roles", ()))
    else:
        may = interaction.permissions.manage_guild
    if not may:
        raise NotAModerator
