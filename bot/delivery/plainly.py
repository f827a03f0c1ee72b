"""A second try in a plainer form for posts that Discord refuses for good: a filter may dislike a word or a picture."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
import structlog

from bot.markup import Markup
from bot.platform.faults import reason_of
from bot.posts.post import Buttons, Post
from bot.posts.speech import mention

T = TypeVar("T")

log = structlog.get_logger(__name__)


def plain_form(post: Post, said: Markup, mark: Markup) -> Post:
    """Return a post that says something else, with nothing that people have written, no picture and no link.

    It pings the same people and has the same buttons, and is found by the same mark.
    """
    kept = (tuple(button for button in row.items if button.key) for row in post.blocks if isinstance(row, Buttons))
    buttons = (Buttons(row) for row in kept if row)
    called = [*map(mention, post.mentions), *(Markup("<@&{}>").format(role) for role in post.roles)]
    text, found_by = Markup(" ").join([*called, said]), Markup("-# {}").format(mark)
    return Post.of(text, *buttons, found_by, mentions=post.mentions, roles=post.roles)


async def even_plainly(act: Callable[[Post], Awaitable[T]], post: Post, plainer: Post) -> T:
    """Do something with a post, or with its plainer form where Discord refuses the post for good."""
    try:
        return await act(post)
    except discord.HTTPException as error:
        if reason_of(error) != "refused":
            raise
        log.info("post refused, trying a plainer one", error=repr(error))
    return await act(plainer)
