"""The way to a match without a command: choose a game, and anybody may join; or challenge a member to it."""

import discord

from bot.errors import BotInvited
from bot.features.match.invitation import acknowledge
from bot.markup import Markup
from bot.platform.channel_check import channel_for_matches
from bot.platform.context import RequestContext
from bot.platform.interactions import Interaction
from bot.platform.options import chosen_policy
from bot.platform.routing import ComponentEvent
from bot.platform.translation import text
from bot.posts.post import Key, Post, Select, SelectOption
from bot.posts.speech import Speech, mention
from engine.log.facts import PersonId


async def ask_game(event: ComponentEvent) -> None:
    """Ask which game it is to be."""
    await event.context.say_post(_games(event.context, Key("first_game")))


async def propose(event: ComponentEvent) -> None:
    """Invite anybody, or the member who was challenged, to the game that was chosen; by name the result counts."""
    context = event.context
    channel = await channel_for_matches(context)
    guests = [PersonId(int(event.key.text))] if event.key.text.isdecimal() else []
    change = await context.matches.propose(
        event.value,
        by=context.person,
        server=context.server,
        channel=channel,
        invited=guests,
        policy=await chosen_policy(context, None),
        is_rated=bool(guests),
    )
    await acknowledge(context, change, "invited", channel=Markup("<#{}>").format(channel))


@discord.app_commands.context_menu(name=text("menu-challenge"))
@discord.app_commands.guild_only()
async def challenge(interaction: Interaction, member: discord.Member) -> None:
    """Ask to which game a member is challenged."""
    context = await RequestContext.of(interaction)
    if member.bot:
        raise BotInvited
    await context.say_post(_games(context, Key("first_game", text=str(member.id)), PersonId(member.id)))


def _games(context: RequestContext, key: Key, guest: PersonId | None = None) -> Post:
    words, speech = context.words, Speech(context.words)
    options = tuple(SelectOption(speech.game(game), name) for name, game in context.matches.games.items())
    asked = words("first-game") if guest is None else words("first-game-with", person=mention(guest))
    return Post.of(asked, Select(key, words("first-game-menu"), options))
