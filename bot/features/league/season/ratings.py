"""Ratings: somebody's own with its curve, and the table of a game."""

from bot.errors import UnknownButton
from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent
from bot.posts.person.ratings import ladder_post, rating_post
from bot.posts.speech import Speech
from engine.ids import PersonId
from engine.log.codec import AnyGame

LONGEST_NUMBER = 6


async def show_rating(context: RequestContext, game: AnyGame, person: PersonId) -> None:
    """Show somebody's rating in a game."""
    finished = await context.services.seasons.ratings.rated(game.info.key)
    names = await context.services.league.names(context.server, [person])
    title, now, painter = Speech(context.words).game(game), context.services.now(), context.services.painter
    post = await rating_post(person, title, finished, now, painter, context.recipient, names[person])
    await context.say_post(post)


async def show_ladder(context: RequestContext, game: AnyGame, page: int = 0) -> None:
    """Show the table of ratings of a game."""
    finished = await context.services.seasons.ratings.rated(game.info.key)
    here = [one for one in finished if one.server == context.server]
    title, now = Speech(context.words).game(game), context.services.now()
    await context.replace(ladder_post(game.info.key, title, here, now, page, context.words))


async def turn_page(event: ComponentEvent) -> None:
    """Show another page of the table of ratings."""
    key, _, page = event.key.text.partition(".")
    game = event.context.matches.games.get(key)
    if game is None or not page.isdecimal() or len(page) > LONGEST_NUMBER:
        raise UnknownButton
    await show_ladder(event.context, game, int(page))
