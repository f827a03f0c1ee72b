"""/mod and /dispute: moderators and those who call for them. Whatever needs a reason asks for it in a form."""

from discord import app_commands
from discord.ext import commands

from bot.authority import require_role
from bot.cogs.options import disputed_matches, own_matches
from bot.components import disputes, moderating
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.i18n import text
from bot.lists import cases_post


class ModCommands(commands.GroupCog, group_name=text("command-mod"), group_description=text("command-mod.about")):
    """What moderators do."""

    @app_commands.command(name=text("command-mod-pause"), description=text("command-mod-pause.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def pause(self, interaction: Interaction, match: str | None = None) -> None:
        """Stop the clocks and the play."""
        await _ask(interaction, match, "pause")

    @app_commands.command(name=text("command-mod-resume"), description=text("command-mod-resume.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def resume(self, interaction: Interaction, match: str | None = None) -> None:
        """Let a paused match go on."""
        await _ask(interaction, match, "resume")

    @app_commands.command(name=text("command-mod-extend"), description=text("command-mod-extend.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def extend(self, interaction: Interaction, match: str | None = None) -> None:
        """Give a player time."""
        await _ask(interaction, match, "extend")

    @app_commands.command(name=text("command-mod-replace"), description=text("command-mod-replace.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def replace(self, interaction: Interaction, match: str | None = None) -> None:
        """Let somebody take over a seat."""
        await _ask(interaction, match, "replace")

    @app_commands.command(name=text("command-mod-rewind"), description=text("command-mod-rewind.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def rewind(self, interaction: Interaction, match: str | None = None) -> None:
        """Set a match back, after a look at what that does."""
        desk = await Desk.of(interaction)
        await moderating.show_rewinding(desk, await desk.match_named(match), None)

    @app_commands.command(name=text("command-mod-adjudicate"), description=text("command-mod-adjudicate.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def adjudicate(self, interaction: Interaction, match: str | None = None) -> None:
        """Decide how a match ends."""
        await _ask(interaction, match, "adjudicate")

    @app_commands.command(name=text("command-mod-void"), description=text("command-mod-void.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def void(self, interaction: Interaction, match: str | None = None) -> None:
        """Declare that a match does not count."""
        await _ask(interaction, match, "void")

    @app_commands.command(name=text("command-mod-note"), description=text("command-mod-note.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def note(self, interaction: Interaction, match: str | None = None) -> None:
        """Write something down for everybody."""
        await _ask(interaction, match, "note")

    @app_commands.command(name=text("command-mod-reveal"), description=text("command-mod-reveal.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def reveal(self, interaction: Interaction, match: str | None = None) -> None:
        """Look at all secrets."""
        await _ask(interaction, match, "reveal")

    @app_commands.command(name=text("command-mod-dismiss"), description=text("command-mod-dismiss.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def dismiss(self, interaction: Interaction, match: str | None = None) -> None:
        """Rule that everything stays as it is."""
        await _ask(interaction, match, "dismiss")

    @app_commands.command(name=text("command-mod-evidence"), description=text("command-mod-evidence.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=disputed_matches)
    async def evidence(self, interaction: Interaction, match: str | None = None) -> None:
        """Show what is known about a match."""
        desk = await Desk.of(interaction)
        await moderating.show_evidence(desk, await desk.match_named(match))

    @app_commands.command(name=text("command-mod-cases"), description=text("command-mod-cases.about"))
    async def cases(self, interaction: Interaction) -> None:
        """List the server's disputes."""
        desk = await Desk.of(interaction)
        await require_role(desk)
        await desk.say_post(await cases_post(desk, 1))


class DisputeCommands(commands.Cog):
    """What players do when something is wrong."""

    @app_commands.command(name=text("command-dispute"), description=text("command-dispute.about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match.about"))
    @app_commands.autocomplete(match=own_matches)
    async def dispute(self, interaction: Interaction, match: str | None = None) -> None:
        """Call a moderator, tell one's side, or appeal."""
        desk = await Desk.of(interaction)
        await disputes.call(desk, await desk.match_named(match))


async def _ask(interaction: Interaction, match: str | None, act: str) -> None:
    desk = await Desk.of(interaction)
    await moderating.ask(desk, await desk.match_named(match), act)
