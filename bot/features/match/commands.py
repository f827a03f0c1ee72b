"""/match and /board: inviting, lists, looking back, ending."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import BotInvited, NotAMember
from bot.features.match import history_views, offers
from bot.features.match.boards import show_board
from bot.features.match.comments import show_comments
from bot.features.match.computer import computer_seats
from bot.features.match.history_views import look_back
from bot.features.match.imported import show_file
from bot.features.match.invitation import acknowledge, add_entropy, propose_rematch
from bot.features.match.lists import SHOWS, Listing, list_post, show_next
from bot.markup import Markup
from bot.posts.speech import Speech
from bot.requests.channel_check import channel_for_matches
from bot.requests.context import RequestContext
from bot.requests.installs import anywhere
from bot.requests.interactions import Interaction
from bot.requests.options import (
    choices,
    chosen_policy,
    command_on_match,
    games_by_name,
    matching,
    options_of_game,
    own_matches,
    policies_by_name,
)
from bot.requests.translation import command, text
from bot.typed.nearest import game_named
from bot.typed.options import read_options
from engine.ids import COMPUTER_LEVELS, PersonId
from engine.log.codec import AnyGame
from engine.matches.decisions.moves import LONGEST_ENTROPY
from engine.matches.errors import BadProposal
from games.core import PAIR, Seat

Person = discord.Member | discord.User


ON_MATCH = {
    "show": show_board,
    "log": history_views.show_log,
    "export": history_views.send_export,
    "replay": history_views.send_replay,
    "review": look_back,
    "comments": show_comments,
    "resign": offers.ask_resign,
    "claim": offers.claim_time,
    "draw": offers.offer_draw,
    "abandon": offers.offer_abandon,
    "takeback": offers.offer_takeback,
    "sheets": offers.offer_open_notes,
    "rematch": propose_rematch,
}
"""The commands that need nothing but a match."""


class MatchCommands(commands.GroupCog, group_name=text("command-match"), group_description=text("command-match.about")):
    """Everything about one match but the moves."""

    def __init__(self) -> None:
        super().__init__()
        assert self.app_command is not None  # a cog of a group has one
        for name, act in ON_MATCH.items():
            self.app_command.add_command(command_on_match(f"match-{name}", act, own_matches))

    @command("match-new")
    @app_commands.autocomplete(time=policies_by_name, options=options_of_game)
    @app_commands.choices(
        computer=choices("computer-easy", "computer-medium", "computer-hard"), rated=choices("rated-yes", "rated-no")
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        opponent: Person | None = None,
        computer: app_commands.Choice[str] | None = None,
        second: Person | None = None,
        third: Person | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
        seat: str | None = None,
        time: str | None = None,
        rated: app_commands.Choice[str] | None = None,
        options: str | None = None,
    ) -> None:
        """Invite to a match: people named here, or anybody; or let the computer fill the other seats."""
        context = await RequestContext.of(interaction)
        guests = [person for person in (opponent, second, third) if person is not None]
        require_members(guests)
        channel = await channel_for_matches(context)
        rules = game_named(game, context.matches.games, context.spoken)
        level = next((level for level in COMPUTER_LEVELS if computer is not None and computer.value == level), None)
        change = await context.matches.invitations.propose(
            rules.info.key,
            by=context.person,
            server=context.server,
            channel=channel,
            invited=[PersonId(guest.id) for guest in guests],
            seats=players,
            wished_seat=None if seat is None else _seat_named(context, rules, seat),
            policy=None if level and time is None else await chosen_policy(context, time),
            options=read_options(rules, options or "", context.spoken).items(),
            is_rated=_is_rated(rated, guests=len(guests), players=players) and (level is None or rated is not None),
            computer=computer_seats(context, rules, level, guests=len(guests), seats=players) if level else (),
        )
        done = "invited" if change.after.phase == "proposed" else "computer"
        await acknowledge(context, change, done, channel=Markup("<#{}>").format(channel))

    @new.autocomplete("game")
    async def games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games by name."""
        return await games_by_name(interaction, current)

    @new.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the seats of the chosen game by name."""
        context = await RequestContext.of(interaction)
        game = context.matches.games.get(interaction.namespace.game or "")
        names = game.info.seat_names if game else ()
        speech = Speech(context.words)
        return matching([(speech.seat(game, Seat(at)), name) for at, name in enumerate(names) if game], current)

    @command("match-list", game="/list-game")
    @app_commands.autocomplete(game=games_by_name)
    @app_commands.choices(state=choices(*(f"state-{show}" for show in SHOWS)))
    async def list(
        self,
        interaction: Interaction,
        state: app_commands.Choice[str] | None = None,
        game: str | None = None,
        member: Person | None = None,
    ) -> None:
        """Show the matches of the server, or those of a member; in direct messages one's own."""
        context = await RequestContext.of(interaction)
        person = None if member is None else PersonId(member.id)
        listing = Listing(
            next((show for show in SHOWS if state is not None and state.value == show), "running"),
            context.person if person is None and interaction.guild_id is None else person,
            None if game is None else game_named(game, context.matches.games, context.spoken).info.key,
        )
        await context.say_post(await list_post(context, listing))

    @command("match-import")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Show a match from an exported file."""
        await show_file(await RequestContext.of(interaction), file)

    @command("match-entropy", words="entropy")
    @app_commands.autocomplete(match=own_matches)
    async def entropy(
        self, interaction: Interaction, words: app_commands.Range[str, 1, LONGEST_ENTROPY], match: str | None = None
    ) -> None:
        """Mix any text into the draws before the start."""
        context = await RequestContext.of(interaction)
        await add_entropy(context, await context.match_named(match), words)

    @command("match-substitute")
    @app_commands.autocomplete(match=own_matches)
    async def substitute(
        self, interaction: Interaction, substitute: Person, leaver: Person | None = None, match: str | None = None
    ) -> None:
        """Ask to let somebody else take over a seat, after a question."""
        context = await RequestContext.of(interaction)
        require_members([substitute])
        found = await context.match_named(match)
        await offers.ask_substitute(
            context, found, PersonId(substitute.id), None if leaver is None else PersonId(leaver.id)
        )


class BoardCommands(commands.Cog):
    """Positions, now and in the past."""

    @anywhere
    @command("board")
    @app_commands.autocomplete(match=own_matches)
    async def board(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 0, 10_000] | None = None,
        undone: app_commands.Range[int, 1, 1000] | None = None,
        match: str | None = None,
    ) -> None:
        """Show the present position or any past one, undone ones included."""
        context = await RequestContext.of(interaction)
        await show_board(context, await context.match_named(match), number, undone=undone)

    @anywhere
    @command("next")
    async def next(self, interaction: Interaction) -> None:
        """Show the person's own match that has waited longest for their move."""
        await show_next(await RequestContext.of(interaction))


def _is_rated(chosen: app_commands.Choice[str] | None, *, guests: int, players: int | None) -> bool:
    """Tell whether a result is to count for ratings: as chosen, else where one person invites one other by name."""
    if chosen is not None:
        return chosen.value == "yes"
    return guests == 1 and players in (None, PAIR)


def require_members(persons: Sequence[Person]) -> None:
    """Refuse people who cannot play here: Discord resolves people of other servers as users without membership.

    Raises:
        BotInvited: one is a bot.
        NotAMember: one is no member of this server.
    """
    if any(person.bot for person in persons):
        raise BotInvited
    strangers = tuple(str(person.id) for person in persons if isinstance(person, discord.User))
    if strangers:
        raise NotAMember(persons=strangers)


def _seat_named(context: RequestContext, game: AnyGame, typed: str) -> Seat:
    """Return the seat of a game that somebody has named, in whichever language.

    Raises:
        BadProposal: the game has no such seat.
    """
    speech = Speech(context.words)
    for at, key in enumerate(game.info.seat_names):
        if typed.strip().casefold() in (key, speech.seat(game, Seat(at)).casefold()):
            return Seat(at)
    raise BadProposal(reason="seat")
