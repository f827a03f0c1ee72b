"""Who moderates: asked at every act anew, of commands, buttons and forms alike, since all of them can be old or forged.

Moderators (`bot.platform.roles`) moderate the matches of their own server only, and none in which they play or
have played.
"""

from bot.errors import NotAModerator
from bot.platform import organisers
from bot.platform.context import RequestContext
from engine.errors import UnknownMatch
from engine.matches.state.match import Match
from engine.moderation.moderator_policy import require_neutral
from engine.seasons.facts.rules import SeasonId


async def require_moderator(context: RequestContext, match: Match) -> None:
    """Refuse whoever may not moderate a match, here and now.

    Raises:
        OnlyInServer: this happens in direct messages.
        UnknownMatch: the match belongs to another server.
        NotAModerator: the person does not moderate this server.
        PlaysInMatch: the person plays or has played in the match.
        PartyToSeason: the match belongs to a division in which the person plays.
    """
    if context.server != match.proposal.server:
        raise UnknownMatch(match=match.id)
    await require_role(context)
    require_neutral(match, context.person)
    await require_other_division(context, match)


async def require_other_division(context: RequestContext, match: Match) -> None:
    """Refuse moderators of a season's match who play, or have played, in the same division.

    Raises:
        PartyToSeason: says in which division.
    """
    if match.proposal.fixture is None:
        return
    season = await context.services.seasons.season(SeasonId(match.proposal.fixture.partition("/")[0]))
    fixture = season.fixture_in(match.id)
    if fixture is not None:
        await organisers.require_neutral(context, season, {fixture.division})


async def require_role(context: RequestContext) -> None:
    """Refuse whoever does not moderate this server.

    Raises:
        OnlyInServer: this happens in direct messages.
        NotAModerator: the person does not.
    """
    if not await context.is_moderator():
        raise NotAModerator
