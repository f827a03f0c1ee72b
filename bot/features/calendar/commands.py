"""/calendar: one's own dates as a file."""

from discord.ext import commands

from bot.features.calendar.components import send_calendar
from bot.platform.context import RequestContext
from bot.platform.interactions import Interaction
from bot.platform.translation import command


class CalendarCommands(commands.Cog):
    """Calendars."""

    @command("calendar")
    async def calendar(self, interaction: Interaction) -> None:
        """Send the person's deadlines and the dates of their seasons."""
        await send_calendar(await RequestContext.of(interaction))
