"""/rules and /help, their buttons and menus."""

from discord import app_commands
from discord.ext import commands

from bot.markup import Markup
from bot.posts.post import Button, Key, Post, Select, SelectOption, rows
from bot.posts.practice.rules import rules_post
from bot.posts.speech import Speech
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.options import choices, games_by_name, matching
from bot.requests.routing import ComponentEvent
from bot.requests.translation import command
from bot.typed.nearest import game_named, topic_named
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


async def on_leagues(event: ComponentEvent) -> None:
    """Say by button how leagues work."""
    await leagues(event.context)


class HelpCommands(commands.Cog):
    """Rules of the games, and how to use the bot."""

    @command("rules", game="/rules-game")
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """Show the rules as played here; where no game is meant, ask for it."""
        context = await RequestContext.of(interaction)
        named = game or await _here(context)
        if named is None:
            return await which_rules(context)
        rules = game_named(named, context.matches.games, context.spoken)
        shown = topic and topic_named(topic, rules, context.spoken)
        return await context.say_post(await rules_page(context, rules, shown))

    @rules.autocomplete("game")
    async def games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games by name."""
        return await games_by_name(interaction, current)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the topics of the chosen game by title."""
        context = await RequestContext.of(interaction)
        key = interaction.namespace.game or await _here(context)
        game = context.matches.games.get(key or "")
        topics = game.info.topics if game else ()
        return matching([(context.words(f"{key}-topic-{topic}"), topic) for topic in topics], current)

    @command("help", topic="help-topic")
    @app_commands.choices(topic=choices("help-leagues"))
    async def help(self, interaction: Interaction, topic: app_commands.Choice[str] | None = None) -> None:
        """Say what the bot is and how to begin, or how leagues work."""
        context = await RequestContext.of(interaction)
        if topic is not None:
            return await leagues(context)
        words = context.words
        names = [Speech(words).game(game) for game in context.matches.games.values()]
        buttons = [
            Button(words("button-computer"), Key("computer"), "success"),
            Button(words("button-first-match"), Key("first_match"), "success"),
            Button(words("button-learn"), Key("learn_open"), "success"),
            Button(words("button-rules"), Key("rules_menu")),
            Button(words("button-help-leagues"), Key("help_leagues")),
        ]
        return await context.say_post(Post.of(words("help-text", games=Markup(", ").join(names)), *rows(buttons)))


async def _here(context: RequestContext) -> str | None:
    """Return the game of this thread's match, None elsewhere."""
    match = await context.matches.match_in(context.interaction.channel_id or 0)
    return None if match is None else match.proposal.game
