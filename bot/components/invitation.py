"""Buttons of an invitation, and the rematch."""

from bot.components.routes import Pressed
from bot.desk import Desk
from bot.post import Post
from bot.speech import mention
from engine.match import Match
from engine.service import Happened


async def join(pressed: Pressed) -> None:
    """Accept an invitation."""
    desk = await Desk.of(pressed.interaction)
    happened = await pressed.interaction.client.matches.join(pressed.key.match, desk.person)
    await acknowledge(desk, happened, "joined")


async def decline(pressed: Pressed) -> None:
    """Decline an invitation."""
    desk = await Desk.of(pressed.interaction)
    happened = await pressed.interaction.client.matches.decline(pressed.key.match, desk.person)
    await acknowledge(desk, happened, "declined")


async def withdraw(pressed: Pressed) -> None:
    """Take the own invitation back."""
    desk = await Desk.of(pressed.interaction)
    happened = await pressed.interaction.client.matches.withdraw(pressed.key.match, desk.person)
    await acknowledge(desk, happened, "withdrawn")


async def rematch(pressed: Pressed) -> None:
    """Invite to another match with sides changed."""
    desk = await Desk.of(pressed.interaction)
    await propose_rematch(desk, await desk.match(pressed.key.match))


async def propose_rematch(desk: Desk, match: Match) -> None:
    """Invite the others of a match to another one, where the first was proposed."""
    bot = desk.interaction.client
    happened = await bot.matches.rematch(match.id, desk.person, channel=match.proposal.channel)
    await acknowledge(desk, happened, "invited", channel=f"<#{match.proposal.channel}>")


async def acknowledge(desk: Desk, happened: Happened, message: str, **params: str) -> None:
    """Tell the person that it is done, then everybody what has happened; who plays again is called by name again."""
    words = desk.reader.words
    if message in ("invited", "joined"):
        await desk.interaction.client.store.recall(desk.person)
    said = words(f"acknowledged-{message}", person=mention(happened.after.proposal.by), **params)
    place = await desk.conclude(happened, Post.of(said))
    if happened.after.phase == "running" and place.thread:
        await desk.replace(Post.of(words("acknowledged-started", thread=f"<#{place.thread}>")))
