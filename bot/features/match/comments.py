"""Comments on the moves of a match that is over: read, written in a form, changed, deleted. Every answer is private."""

import discord
from discord import ui

from bot.errors import UnknownButton
from bot.posts.match.comments import comments_post
from bot.posts.post import Key
from bot.requests.context import RequestContext
from bot.requests.forms import empty_form, labelled
from bot.requests.routing import ComponentEvent, number
from engine.ids import PersonId
from engine.matches.errors import BadComment, NoComments
from engine.matches.service.comment_service import LONGEST
from engine.matches.state.match import Match

MOVE, TEXT = "move", "text"
LONGEST_MOVE = 4


async def show_comments(context: RequestContext, match: Match, *, start: int = 0, move: int | None = None) -> None:
    """Show what was said about the moves of a match."""
    if match.phase != "over" or match.state is None:
        raise NoComments(reason="running")
    service, person = context.services.comments, context.person
    comments = await service.of(match)
    if move is not None:
        start = next((at for at, comment in enumerate(comments) if comment.move >= move), 0)
    is_own = person in match.persons
    post = comments_post(
        match,
        comments,
        context.words,
        start=start if start < len(comments) else 0,
        move=match.moves if move is None else move,
        person=person,
        can_write=await service.reason_against(match, person) is None,
        is_moderator=await _moderates(context, match),
        lets_others=await service.lets_others(match, person) if is_own else None,
    )
    await context.replace(post)


async def _moderates(context: RequestContext, match: Match) -> bool:
    """Tell whether the person may remove comments: a moderator of the server of the match."""
    return context.interaction.guild_id == match.proposal.server and await context.is_moderator()


async def on_comments(event: ComponentEvent) -> None:
    """Show comments by button: from the one of a number on (`from12`), or those on a move (`at3`)."""
    match, text = await event.match(), event.key.text
    if text.startswith("at"):
        return await show_comments(event.context, match, move=number(text.removeprefix("at")))
    return await show_comments(event.context, match, start=number(text.removeprefix("from") or "0"))


async def open_form(event: ComponentEvent) -> None:
    """Open the form for a comment, with what the person has said about the move before."""
    context, match, move = event.context, await event.match(), number(event.key.text)
    reason = await context.services.comments.reason_against(match, context.person)
    if reason is not None:
        raise NoComments(reason=reason)
    words = context.words
    before = await context.services.comments.own(match, context.person, move)
    form = empty_form(Key("comment_typed", match.id), words("comment-form"))
    of_move: ui.TextInput[ui.Modal] = ui.TextInput(default=str(move), max_length=LONGEST_MOVE, custom_id=MOVE)
    of_text: ui.TextInput[ui.Modal] = ui.TextInput(
        default=before.text if before else "", max_length=LONGEST, style=discord.TextStyle.paragraph, custom_id=TEXT
    )
    form.add_item(labelled(of_move, words("comment-form-move"), words("comment-form-move.about", most=match.moves)))
    form.add_item(labelled(of_text, words("comment-form-text"), words("comment-form-text.about")))
    await context.interaction.response.send_modal(form)


async def on_submit_comment(event: ComponentEvent) -> None:
    """Keep a comment that was typed into the form."""
    context, match = event.context, await event.match()
    chosen = event.fields.get(MOVE, "").strip()
    if not chosen.isdecimal() or len(chosen) > LONGEST_MOVE:
        raise BadComment(reason="move", most=match.moves)
    await context.services.comments.write(match, context.person, int(chosen), event.fields.get(TEXT, ""))
    await show_comments(context, match, move=int(chosen))


async def drop(event: ComponentEvent) -> None:
    """Delete the person's own comment, or remove that of somebody else as a moderator."""
    context, match = event.context, await event.match()
    move, _, author = event.value.partition(".")
    at, who = number(move), PersonId(number(author))
    if who == context.person:
        await context.services.comments.delete(match, who, at)
    elif await _moderates(context, match):
        await context.services.comments.remove(match, who, at)
    else:
        raise UnknownButton
    await show_comments(context, match)


async def set_open(event: ComponentEvent) -> None:
    """Let everybody comment, or only those who have played, as far as it depends on the person."""
    context, match = event.context, await event.match()
    await context.services.comments.let_others(match, context.person, is_open=event.key.text == "on")
    await show_comments(context, match)
