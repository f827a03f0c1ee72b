"""Hints at unfair play, for moderators whom they do not concern: looked at, seen, dismissed with a reason.

Nobody else is told of it: everything here is answered in private, and nothing follows from a hint.
"""

from bot.posts.moderation.hints import hints_post
from bot.posts.post import Key, Post
from bot.posts.progress import WorkProgress
from bot.requests.authority import require_moderator_role
from bot.requests.context import RequestContext
from bot.requests.forms import TEXT_FIELD, open_text_form
from bot.requests.routing import ComponentEvent, number
from bot.requests.waiting import answer_when_done


async def show_hints(context: RequestContext) -> None:
    """Show the hints of this server."""
    await require_moderator_role(context)

    async def looked(_: WorkProgress) -> Post:
        return await _page(context, 0)

    await answer_when_done(context, context.words("hints-wait"), looked)


async def on_page(event: ComponentEvent) -> None:
    """Show another page of hints."""
    await require_moderator_role(event.context)
    await event.context.replace(await _page(event.context, number(event.key.text)))


async def on_seen(event: ComponentEvent) -> None:
    """Note that a moderator has looked at a hint."""
    context = event.context
    await require_moderator_role(context)
    await context.services.watch.mark(context.server, event.key.text, by=context.person, kind="seen")
    await context.replace(await _page(context, 0))


async def ask_dismissal(event: ComponentEvent) -> None:
    """Open the form for the reason of a dismissal."""
    context = event.context
    await require_moderator_role(context)
    await open_text_form(
        context.interaction, context.words, "hint-dismiss", Key("mod_hint_dismissed", text=event.key.text)
    )


async def on_submit_dismissal(event: ComponentEvent) -> None:
    """Dismiss a hint with a reason."""
    context, said = event.context, event.fields.get(TEXT_FIELD, "")
    await require_moderator_role(context)
    await context.services.watch.mark(context.server, event.key.text, by=context.person, kind="dismissed", text=said)
    await context.replace(await _page(context, 0))


async def _page(context: RequestContext, page: int) -> Post:
    watch, store = context.services.watch, context.store
    hints = await watch.shown(context.server, context.person)
    matches = {evidence.match for hint in hints for evidence in hint.evidence}
    places = {match: (await store.outbox.location(match)).thread for match in matches}
    threads = {match: thread for match, thread in places.items() if thread is not None}
    return hints_post(hints, await watch.marks(context.server), threads, page, context.words)
