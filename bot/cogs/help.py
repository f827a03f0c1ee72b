"""/rules and /help."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import games_by_name, matching
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.i18n import text
from bot.rules import rules_post
from bot.speech import Speech


class HelpCommands(commands.Cog):
    """Rules of the games, and how to use the bot."""

    @app_commands.command(name=text("command-rules"), description=text("command-rules.about"))
    @app_commands.rename(game=text("option-game"), topic=text("option-topic"))
    @app_commands.describe(game=text("option-rules-game.about"), topic=text("option-topic.about"))
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """Show the rules as played here."""
        desk = await Desk.of(interaction)
        await desk.say_post(await rules_post(desk, interaction.client.matches.game(game or await _here(desk)), topic))

    @rules.autocomplete("game")
    async def games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games by name."""
        return await games_by_name(interaction, current)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the topics of the chosen game by title."""
        desk = await Desk.of(interaction)
        key = interaction.namespace.game or await _here(desk)
        game = interaction.client.matches.games.get(key)
        topics = game.info.topics if game else ()
        return matching([(desk.reader.words(f"{key}-topic-{topic}"), topic) for topic in topics], current)

    @app_commands.command(name=text("command-help"), description=text("command-help.about"))
    async def help(self, interaction: Interaction) -> None:
        """Say what the bot is and how to begin."""
        desk = await Desk.of(interaction)
        words = desk.reader.words
        names = [Speech(words).game(game) for game in interaction.client.matches.games.values()]
        await desk.say(words("help-text", games=", ".join(names)))


async def _here(desk: Desk) -> str:
    """Return the game of this thread's match, else the first one."""
    bot = desk.interaction.client
    match_id = await bot.store.match_in_thread(desk.interaction.channel_id or 0)
    if match_id is None:
        return next(iter(bot.matches.games))
    return (await bot.matches.match(match_id)).proposal.game
