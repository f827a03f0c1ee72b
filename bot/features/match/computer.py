"""Ways to a match without a command: against anybody who joins, a member who is challenged, or the computer.

A match against the computer has no clocks unless somebody asks for them.
"""

from collections.abc import Sequence

import discord

from bot.errors import BotInvited, ComputerHasNoSeat, NoComputerPlayer, UnknownButton
from bot.features.match.invitation import acknowledge
from bot.markup import Markup
from bot.posts.post import Button, Key, Post, Select, SelectOption, rows
from bot.posts.speech import Speech, mention
from bot.requests.channel_check import channel_for_matches
from bot.requests.context import RequestContext
from bot.requests.installs import in_servers
from bot.requests.interactions import Interaction
from bot.requests.options import chosen_policy
from bot.requests.routing import ComponentEvent
from bot.requests.translation import text
from engine.ids import COMPUTER_LEVELS, ComputerLevel, PersonId
from engine.log.codec import AnyGame
from engine.log.facts.start import ComputerSeat

PRIVATE, PUBLIC = "private", "public"


def computer_seats(
    context: RequestContext, game: AnyGame, level: ComputerLevel, *, guests: int = 0, seats: int | None = None
) -> Sequence[ComputerSeat]:
    """Return the computer that fill all seats of a match which no guest has; at least one.

    Raises:
        NoComputerPlayer: nobody plays this game for the computer.
        ComputerHasNoSeat: there is no seat left.
    """
    version = context.services.computer_versions.get(game.info.key)
    if version is None:
        raise NoComputerPlayer
    count = (seats or max(guests + 2, game.info.min_seats)) - 1 - guests
    if count < 1:
        raise ComputerHasNoSeat
    return (ComputerSeat(level, version),) * count


async def ask(event: ComponentEvent) -> None:
    """Ask how well the computer is to play the game that was named or chosen, or which game it is to be."""
    context, key = event.context, event.value or event.key.text
    if key:
        await context.say_post(await _levels(context, context.matches.game(key)))
        return
    words = context.words
    speech = Speech(words)
    games = [game for name, game in context.matches.games.items() if name in context.services.computer_versions]
    options = tuple(SelectOption(speech.game(game), game.info.key) for game in games)
    if not options:
        raise NoComputerPlayer
    await context.say_post(
        Post.of(words("computer-ask-game"), Select(Key("computer"), words("computer-menu-game"), options))
    )


async def _levels(context: RequestContext, game: AnyGame) -> Post:
    """Return the question how well the computer is to play, and where; a press begins the match."""
    words, channel = context.words, await channel_for_matches(context)
    is_private_possible = _may_open_private(context, channel)
    asked = words("computer-ask-level", game=Speech(words).game(game))
    place = words(
        "computer-ask-place" if is_private_possible else "computer-ask-place-public",
        channel=Markup("<#{}>").format(channel),
    )

    def button(level: ComputerLevel, where: str) -> Button:
        key = Key("computer_begin", text=f"{game.info.key}.{level}.{where}")
        label = words(f"button-computer-{level}" if where == PUBLIC else f"button-computer-private-{level}")
        return Button(label, key, "success" if where == PUBLIC else "secondary")

    buttons = rows([button(level, PUBLIC) for level in COMPUTER_LEVELS])
    if is_private_possible:
        buttons += rows([button(level, PRIVATE) for level in COMPUTER_LEVELS])
    return Post.of(Markup("\n").join((asked, place)), *buttons)


def _may_open_private(context: RequestContext, channel: int) -> bool:
    guild = context.interaction.guild
    found = guild and guild.get_channel(channel)
    return isinstance(found, discord.TextChannel) and found.permissions_for(found.guild.me).create_private_threads


async def begin(event: ComponentEvent) -> None:
    """Begin the match that was chosen."""
    context = event.context
    key, chosen, where = event.parts(3)
    level = next((level for level in COMPUTER_LEVELS if level == chosen), None)
    if level is None or where not in (PRIVATE, PUBLIC):
        raise UnknownButton
    game = context.matches.game(key)
    change = await context.matches.invitations.propose(
        key,
        by=context.person,
        server=context.server,
        channel=await channel_for_matches(context),
        computer=computer_seats(context, game, level),
        is_private=where == PRIVATE,
    )
    await acknowledge(context, change, "computer")


async def ask_game(event: ComponentEvent) -> None:
    """Ask which game it is to be."""
    await event.context.say_post(_games(event.context, Key("first_game")))


async def propose(event: ComponentEvent) -> None:
    """Invite anybody, or the member who was challenged, to the game that was chosen; by name the result counts."""
    context = event.context
    channel = await channel_for_matches(context)
    guests = [PersonId(int(event.key.text))] if event.key.text.isdecimal() else []
    change = await context.matches.invitations.propose(
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
@in_servers
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
