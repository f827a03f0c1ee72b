"""The rules by button and by menu."""

from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent
from bot.posts.post import Key, Post, Select, SelectOption
from bot.posts.practice.rules import rules_post
from bot.posts.speech import Speech
from bot.typed.nearest import topic_named
from engine.log.codec import AnyGame


async def rules_menu(event: ComponentEvent) -> None:
    """Ask by button of which game the rules are wanted."""
    await which_rules(event.context)


async def which_rules(context: RequestContext) -> None:
    """Ask of which game the rules are wanted."""
    options = tuple(
        SelectOption(Speech(context.words).game(game), name) for name, game in context.matches.games.items()
    )
    menu = Select(Key("rules"), context.words("rules-game-menu"), options)
    await context.say_post(Post.of(context.words("rules-which"), menu))


async def rules(event: ComponentEvent) -> None:
    """Show the rules of a game: the first topic, or the one chosen in the menu."""
    context = event.context
    game_key, _, topic = (event.value or event.key.text).partition(".")
    game = context.matches.game(game_key)
    shown = topic and topic_named(topic, game, context.spoken)
    post = await rules_page(context, game, shown)
    await (context.replace(post) if event.value else context.say_post(post))


async def rules_page(context: RequestContext, game: AnyGame, topic: str | None) -> Post:
    """Return one topic of the rules, with the way to a match against the computer where somebody plays for it."""
    has_computer = game.info.key in context.services.computer_versions
    return await rules_post(context.services.painter, game, topic, context.recipient, has_computer=has_computer)


async def leagues(context: RequestContext) -> None:
    """Say how leagues work, for those who play and for those who organise."""
    await context.say(context.words("help-leagues"))


async def leagues_pressed(event: ComponentEvent) -> None:
    """Say by button how leagues work."""
    await leagues(event.context)
