"""Buttons of one's own choices: the data that is kept, and leaving for good."""

from bot.features.person.leaving import leave
from bot.features.person.profile import own_data
from bot.markup import Markup
from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent
from bot.platform.waiting import answer_when_done
from bot.posts.post import Attachment, Button, Key, Post, rows
from bot.posts.progress import Progress
from engine.stores.paging import all_of_person


async def send_data(context: RequestContext) -> None:
    """Send everything that is kept about the person as a file; many matches take a moment."""
    words = context.words

    async def collected(progress: Progress) -> Post:
        async with context.services.long_work.turn(context.person):
            data = await own_data(context.store, context.services.seasons.store, context.person, progress)
        return Post.of(words("my-data"), Attachment(f"fernzug-{context.person}.json", data))

    await answer_when_done(context, words("my-data-wait"), collected)


async def ask_forget(context: RequestContext) -> None:
    """Say what leaving for good does and what it cannot do, and ask whether it is meant."""
    words, store = context.words, context.store
    running = len(await all_of_person(store.matches, context.person, phases=("running",)))
    proposed = len(await all_of_person(store.matches, context.person, phases=("proposed",)))
    buttons = [
        Button(words("button-forget-yes"), Key("forget_yes"), "danger"),
        Button(words("button-cancel"), Key("cancel")),
    ]
    await context.say_post(Post.of(words("forget-question", running=running, proposed=proposed), *rows(buttons)))


async def forget_yes(event: ComponentEvent) -> None:
    """Leave every match and be forgotten."""
    context, words = event.context, event.context.words

    async def forgotten(progress: Progress) -> Post:
        await leave(context.services, context.person, progress)
        return Post.of(words("forget-done"))

    def half_way(progress: Progress) -> Markup:
        return words("forget-cancelled", done=progress.done, count=progress.whole)

    await context.replace(Post.of(words("forget-wait")))
    await answer_when_done(context, words("forget-wait"), forgotten, cancelled=half_way, is_in_place=True)
