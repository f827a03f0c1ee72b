"""/match: invite, list, look back, end."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel_check import missing_permissions
from bot.cogs.options import choices, games_by_name, matching, options_of_game, own_matches, policies_by_name
from bot.components import looking, offers, substitution
from bot.components.imported import show_file
from bot.components.invitation import acknowledge, propose_rematch
from bot.components.policies import chosen_policy
from bot.components.proof import add_entropy
from bot.components.routes import Interaction
from bot.components.time import claim_time
from bot.desk import Desk
from bot.errors import BotInvited, MissingPermissions, OnlyInServer
from bot.game_options import read_options
from bot.i18n import text
from bot.lists import list_post
from bot.speech import Speech
from engine.codec import AnyGame
from engine.decisions import LONGEST_ENTROPY
from engine.errors import BadProposal
from engine.facts import PersonId
from engine.store import Phase
from games.core import Seat

Person = discord.Member | discord.User


class MatchCommands(commands.GroupCog, group_name=text("command-match"), group_description=text("command-match.about")):
    """Everything about one match but the moves."""

    @app_commands.command(name=text("command-match-new"), description=text("command-match-new.about"))
    @app_commands.rename(
        game=text("option-game"),
        opponent=text("option-opponent"),
        second=text("option-second"),
        third=text("option-third"),
        players=text("option-players"),
        seat=text("option-seat"),
        time=text("option-time"),
        options=text("option-options"),
    )
    @app_commands.describe(
        game=text("option-game.about"),
        opponent=text("option-opponent.about"),
        second=text("option-second.about"),
        third=text("option-third.about"),
        players=text("option-players.about"),
        seat=text("option-seat.about"),
        time=text("option-time.about"),
        options=text("option-options.about"),
    )
    @app_commands.autocomplete(time=policies_by_name, options=options_of_game)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        opponent: Person | None = None,
        second: Person | None = None,
        third: Person | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
        seat: str | None = None,
        time: str | None = None,
        options: str | None = None,
    ) -> None:
        """Invite to a match: people named here, or anybody."""
        desk = await Desk.of(interaction)
        bot = interaction.client
        guests = [person for person in (opponent, second, third) if person is not None]
        if any(guest.bot for guest in guests):
            raise BotInvited
        channel = await _channel_for_matches(desk)
        rules = bot.matches.game(game)
        happened = await bot.matches.propose(
            game,
            by=desk.person,
            server=desk.server,
            channel=channel,
            invited=[PersonId(guest.id) for guest in guests],
            seats=players,
            wished_seat=None if seat is None else _seat_named(desk, rules, seat),
            policy=await chosen_policy(desk, time),
            options=read_options(rules, options or "", desk.spoken).items(),
        )
        await acknowledge(desk, happened, "invited", channel=f"<#{channel}>")

    @new.autocomplete("game")
    async def games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games by name."""
        return await games_by_name(interaction, current)

    @new.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the seats of the chosen game by name."""
        desk = await Desk.of(interaction)
        game = interaction.client.matches.games.get(interaction.namespace.game or "")
        names = game.info.seat_names if game else ()
        speech = Speech(desk.reader.words)
        return matching([(speech.seat(game, Seat(at)), name) for at, name in enumerate(names) if game], current)

    @app_commands.command(name=text("command-match-list"), description=text("command-match-list.about"))
    @app_commands.rename(state=text("option-state"), member=text("option-member"))
    @app_commands.describe(state=text("option-state.about"), member=text("option-member.about"))
    @app_commands.choices(state=choices("state-running", "state-proposed", "state-over"))
    async def list(
        self, interaction: Interaction, state: app_commands.Choice[str] | None = None, member: Person | None = None
    ) -> None:
        """Show one's own matches or those of a member."""
        desk = await Desk.of(interaction)
        person = desk.person if member is None else PersonId(member.id)
        phase: Phase = "running"
        if state is not None and state.value in ("proposed", "over"):
            phase = "proposed" if state.value == "proposed" else "over"
        await desk.say_post(await list_post(desk, person, phase, 1))

    @app_commands.command(name=text("command-match-show"), description=text("command-match-show.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def show(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the board and who is to move."""
        desk = await Desk.of(interaction)
        await looking.show_board(desk, await desk.match_named(match), None)

    @app_commands.command(name=text("command-match-log"), description=text("command-match-log.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def log(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the score sheet and every action."""
        desk = await Desk.of(interaction)
        await desk.say_post(await looking.log_post(desk, await desk.match_named(match), None))

    @app_commands.command(name=text("command-match-export"), description=text("command-match-export.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def export(self, interaction: Interaction, match: str | None = None) -> None:
        """Send the match as a file."""
        desk = await Desk.of(interaction)
        await looking.send_export(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-match-import"), description=text("command-match-import.about"))
    @app_commands.rename(file=text("option-file"))
    @app_commands.describe(file=text("option-file.about"))
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Show a match from an exported file."""
        await show_file(await Desk.of(interaction), file)

    @app_commands.command(name=text("command-match-entropy"), description=text("command-match-entropy.about"))
    @app_commands.rename(words=text("option-entropy"), match=text("option-match"))
    @app_commands.describe(words=text("option-entropy.about"), match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def entropy(
        self, interaction: Interaction, words: app_commands.Range[str, 1, LONGEST_ENTROPY], match: str | None = None
    ) -> None:
        """Mix any text into the draws before the start."""
        desk = await Desk.of(interaction)
        await add_entropy(desk, await desk.match_named(match), words)

    @app_commands.command(name=text("command-match-replay"), description=text("command-match-replay.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def replay(self, interaction: Interaction, match: str | None = None) -> None:
        """Show a finished match as an animation."""
        desk = await Desk.of(interaction)
        await looking.send_replay(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-match-resign"), description=text("command-match-resign.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def resign(self, interaction: Interaction, match: str | None = None) -> None:
        """Give up, after a question."""
        desk = await Desk.of(interaction)
        await offers.ask_resign(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-match-claim"), description=text("command-match-claim.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def claim(self, interaction: Interaction, match: str | None = None) -> None:
        """Claim the win over an opponent who has run out of time."""
        desk = await Desk.of(interaction)
        await claim_time(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-match-draw"), description=text("command-match-draw.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def draw(self, interaction: Interaction, match: str | None = None) -> None:
        """Offer a draw."""
        desk = await Desk.of(interaction)
        await offers.offer_draw(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-match-abandon"), description=text("command-match-abandon.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def abandon(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask to end a match without a winner."""
        desk = await Desk.of(interaction)
        await offers.offer_abandon(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-match-substitute"), description=text("command-match-substitute.about"))
    @app_commands.rename(substitute=text("option-substitute"), leaver=text("option-leaver"), match=text("option-match"))
    @app_commands.describe(
        substitute=text("option-substitute.about"),
        leaver=text("option-leaver.about"),
        match=text("option-match.about"),
    )
    @app_commands.autocomplete(match=own_matches)
    async def substitute(
        self, interaction: Interaction, substitute: Person, leaver: Person | None = None, match: str | None = None
    ) -> None:
        """Ask to let somebody else take over a seat, after a question."""
        desk = await Desk.of(interaction)
        if substitute.bot:
            raise BotInvited
        found = await desk.match_named(match)
        await substitution.ask(desk, found, PersonId(substitute.id), None if leaver is None else PersonId(leaver.id))

    @app_commands.command(name=text("command-match-takeback"), description=text("command-match-takeback.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def takeback(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask to take the own latest turn back."""
        desk = await Desk.of(interaction)
        await offers.offer_takeback(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-match-sheets"), description=text("command-match-sheets.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def sheets(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask to let everybody see the evaluation sheets."""
        desk = await Desk.of(interaction)
        await offers.offer_open_notes(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-match-rematch"), description=text("command-match-rematch.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def rematch(self, interaction: Interaction, match: str | None = None) -> None:
        """Invite the others to the same game again, with sides changed."""
        desk = await Desk.of(interaction)
        await propose_rematch(desk, await desk.match_named(match))


def _seat_named(desk: Desk, game: AnyGame, typed: str) -> Seat:
    """Return the seat of a game that somebody has named, in whichever language.

    Raises:
        BadProposal: the game has no such seat.
    """
    speech = Speech(desk.reader.words)
    for at, key in enumerate(game.info.seat_names):
        if typed.strip().casefold() in (key, speech.seat(game, Seat(at)).casefold()):
            return Seat(at)
    raise BadProposal(reason="seat")


async def _channel_for_matches(desk: Desk) -> int:
    """Return where invitations are posted: the server's channel for matches, else this one (of a thread, its parent).

    A chosen channel that was deleted since counts as not chosen.

    Raises:
        OnlyInServer: this is not a server's text channel.
        MissingPermissions: the bot may not post or open threads there.
    """
    interaction = desk.interaction
    chosen = (await interaction.client.store.server(desk.server)).channel
    channel = (interaction.guild and interaction.guild.get_channel(chosen or 0)) or interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise OnlyInServer
    missing = missing_permissions(channel)
    if missing:
        words = desk.reader.words
        raise MissingPermissions(
            channel=str(channel.id), permissions=", ".join(words(f"permission-{name}") for name in missing)
        )
    return channel.id
