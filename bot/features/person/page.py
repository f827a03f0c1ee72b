"""The page of /me: a person's choices, with what can be done besides."""

from bot.features.person.settings import LISTS, SETTINGS
from bot.markup import Markup
from bot.posts.post import Button, Key, Post, rows
from bot.requests.context import RequestContext


async def overview(context: RequestContext) -> Post:
    """Return a person's choices."""
    words, now, person = context.words, context.services.now(), await context.store.people.person(context.person)
    lines = [words("me-title"), *(setting.line(person, words, now) for setting in SETTINGS.values())]
    for kept in LISTS.values():
        lines += await kept.lines(context, person)
    buttons = [
        Button(words("button-profile"), Key("profile", text=str(context.person))),
        Button(words("button-calendar"), Key("calendar")),
        Button(words("button-my-data"), Key("my_data")),
        Button(words("button-forget"), Key("forget"), "danger"),
    ]
    return Post.of(Markup("\n").join(filter(None, [*lines, words("me-hint")])), *rows(buttons))
