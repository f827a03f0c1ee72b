"""Actions on a pentathlon: looking, signing up and off, leaving stages out."""

from collections.abc import Sequence

from bot.errors import UnknownButton
from bot.features.league.lookup import decide, season_of
from bot.markup import Markup
from bot.posts.league.core import title
from bot.posts.league.forecast import Forecast
from bot.posts.league.pentathlon import (
    is_shown,
    own_stages_post,
    pentathlon_picture,
    pentathlon_post,
    pentathlon_table_post,
)
from bot.posts.league.pentathlon_starts import pentathlon_lines, stage_forecasts, whole
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from engine.seasons.formats import pentathlon
from engine.seasons.state.season import Season

TURNS = {"in": False, "out": True}


def is_pentathlon(season: Season) -> bool:
    """Tell whether a season is a pentathlon."""
    return season.rules.own.has_stages


async def show_page(context: RequestContext, season: Season) -> None:
    """Show the page of a pentathlon."""
    standing = await context.services.season_posts.views.pentathlon(season)
    painter, recipient = context.services.painter, context.recipient
    picture = (
        await pentathlon_picture(standing, painter, recipient, marked=context.person) if is_shown(standing) else None
    )
    await context.say_post(pentathlon_post(standing, picture, recipient))


async def show_table(context: RequestContext, season: Season, page: int = 0) -> None:
    """Show a page of the table of a pentathlon."""
    standing = await context.services.season_posts.views.pentathlon(season)
    painter = context.services.painter
    await context.replace(
        await pentathlon_table_post(standing, painter, context.recipient, page=page, marked=context.person)
    )


async def sign_up(context: RequestContext, season: Season) -> None:
    """Take part in all stages to come; who does already chooses among them again."""
    person = context.person
    if season.entrant_of(person) is None:
        season = (await decide(context, season, lambda now: pentathlon.sign_up(now, person))).after
    await context.say_post(own_stages_post(season, person, context.words))


async def leave(context: RequestContext, season: Season) -> None:
    """Take part in no further stage."""
    person, words = context.person, context.words
    await decide(context, season, lambda now: pentathlon.sign_off(now, person))
    await context.say(words("pentathlon-signed-off", pentathlon=title(season, words)))


async def stage(event: ComponentEvent) -> None:
    """Leave a stage out, or take part in it after all."""
    context, person = event.context, event.context.person
    season = await season_of(context, event.key)
    number, _, turn = event.key.text.partition(".")
    if not is_pentathlon(season) or turn not in TURNS or not (number.isdecimal() and len(number) == 1):
        raise UnknownButton
    change = await decide(
        context, season, lambda now: pentathlon.skip_stage(now, person, int(number), is_out=TURNS[turn])
    )
    await context.replace(own_stages_post(change.after, person, context.words))


def starts(context: RequestContext, season: Season, active: int) -> tuple[Sequence[Markup], Forecast]:
    """Return the dry run of all stages, and what they bring together."""
    games, pace = context.matches.games, context.services.channels.messages_per_minute
    lines = list(pentathlon_lines(season, games, active, pace, context.words))
    return lines, whole(season, stage_forecasts(season, games))
