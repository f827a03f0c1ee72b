"""/learn and /study, in private."""

from discord import app_commands
from discord.ext import commands

from bot.features.practice import study
from bot.features.practice.learn import lesson_of, where_left
from bot.posts.practice.lessons import games_menu
from bot.posts.speech import Speech
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.options import games_by_name, matching, own_matches
from bot.requests.translation import command
from bot.typed.nearest import game_named
from games.registry import LESSONS

MOST_SEATS = 4


class LearnCommands(commands.Cog):
    """Lessons."""

    @command("learn", game="/learn-game")
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Teach a game step by step: go on where the person has stopped."""
        context = await RequestContext.of(interaction)
        if game is None:
            return await context.say_post(games_menu(LESSONS.values(), context.recipient))
        taught = game_named(game, context.matches.games, context.spoken).info.key
        return await context.say_post(await where_left(context, lesson_of(taught)))

    @learn.autocomplete("game")
    async def games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games that are taught, by name."""
        context = await RequestContext.of(interaction)
        return matching([(Speech(context.words).game(lesson.game), key) for key, lesson in LESSONS.items()], current)


class StudyCommands(commands.Cog):
    """The study board."""

    @command("study", players="/study-players")
    @app_commands.autocomplete(match=own_matches, game=games_by_name)
    async def study(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 0, 10_000] | None = None,
        game: str | None = None,
        players: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        match: str | None = None,
    ) -> None:
        """Study a position of a match, or the start of a game; without either one's studies are listed."""
        context = await RequestContext.of(interaction)
        if game is not None:
            rules = game_named(game, context.matches.games, context.spoken)
            return await study.begin(context, rules, players)
        found = await context.match_here() if match is None else await context.match_named(match)
        if found is None:
            return await study.show_list(context)
        return await study.begin_in(context, found, number)
