"""Calling a moderator: /dispute and its button do what fits now - open a dispute, tell one's side, or appeal."""

from datetime import UTC, datetime

from bot.components.reasons import TEXT, open_form
from bot.components.routes import Pressed
from bot.desk import Desk
from bot.post import Button, Key, Post, rows
from engine import judging
from engine.match import Match


async def call(desk: Desk, match: Match) -> None:
    """Lead somebody who plays to what can be done now."""
    judging.require_begun(match)
    judging.require_party(match, desk.person)
    words, store = desk.reader.words, desk.interaction.client.store
    if match.dispute is not None and match.dispute.is_open:
        return await _open(desk, match, "statement")
    has_appeals = (await store.server(match.proposal.server)).has_appeals
    if judging.why_no_appeal(match, now=datetime.now(UTC), is_allowed=has_appeals) is not None:
        return await _open(desk, match, "dispute")
    buttons = [
        Button(words("button-appeal"), Key("appeal", match.id), "primary"),
        Button(words("button-new-dispute"), Key("new_dispute", match.id)),
        Button(words("button-cancel"), Key("cancel", match.id)),
    ]
    return await desk.say_post(Post.of(words("dispute-or-appeal"), *rows(buttons)))


async def dispute(pressed: Pressed) -> None:
    """Call a moderator by button."""
    desk = await Desk.of(pressed.interaction)
    await call(desk, await desk.match(pressed.key.match))


async def new_dispute(pressed: Pressed) -> None:
    """Open the form for a dispute."""
    await _asked(pressed, "dispute")


async def statement(pressed: Pressed) -> None:
    """Open the form for one's own side of a dispute."""
    await _asked(pressed, "statement")


async def appeal(pressed: Pressed) -> None:
    """Open the form for an appeal."""
    await _asked(pressed, "appeal")


async def called(pressed: Pressed) -> None:
    """Carry out what a form of somebody who plays says."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    moderators, words, text = desk.interaction.client.moderators, desk.reader.words, pressed.fields.get(TEXT, "")
    match pressed.key.text:
        case "dispute":
            happened = await moderators.open_dispute(match.id, desk.person, note=text)
        case "appeal":
            happened = await moderators.appeal(match.id, desk.person, note=text)
        case _:
            happened = await moderators.state_side(match.id, desk.person, text=text)
    await desk.conclude(happened, Post.of(words(f"called-{pressed.key.text}")))
    await _say_where(desk, happened.after)


async def _asked(pressed: Pressed, name: str) -> None:
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    judging.require_party(match, desk.person)
    await _open(desk, match, name)


async def _open(desk: Desk, match: Match, name: str) -> None:
    await open_form(desk.interaction, desk.reader.words, name, Key("called", match.id, text=name))


async def _say_where(desk: Desk, match: Match) -> None:
    """Add where the dispute is talked about, as soon as there is such a place."""
    assert match.dispute is not None
    case = await desk.interaction.client.store.case(match.id, match.dispute.seq)
    if case is not None and case.thread is not None:
        await desk.say(desk.reader.words("dispute-where", thread=f"<#{case.thread}>"))
