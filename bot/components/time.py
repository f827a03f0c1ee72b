"""What players do about time: claim the win over who has none left."""

from bot.components.routes import Pressed
from bot.desk import Desk
from bot.post import Post
from engine.match import Match


async def claim_time(desk: Desk, match: Match) -> None:
    """Claim the win over who has no time left."""
    happened = await desk.interaction.client.matches.claim_time(match.id, desk.person)
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-claimed")))


async def claim(pressed: Pressed) -> None:
    """Claim by button."""
    desk = await Desk.of(pressed.interaction)
    await claim_time(desk, await desk.match(pressed.key.match))
