"""*Look back*: a page about a match that is over, for everybody who may see the match. Every answer is private."""

import asyncio
from functools import partial
from typing import Final

from bot.platform.context import RequestContext
from bot.posts.comments import in_review
from bot.posts.post import Post
from bot.posts.review import Review, percent, review_post
from engine.matches.match import Match

SHOWN_EVERY: Final = 2.0
"""Seconds between two looks of whoever waits at how far it is."""


async def look_back(context: RequestContext, match: Match) -> None:
    """Show how a match went; where nobody has asked before, the house player thinks about it first."""
    context.services.reviews.require(match)
    review = await context.services.reviews.kept(match)
    if review is None:
        context.services.long_work.require_room(context.person)
        await context.say(context.words("after-wait", percent="0"))
        review = await _thought_about(context, match)
    await context.replace(await _page(context, match, review))


async def _thought_about(context: RequestContext, match: Match) -> Review:
    """Return a new review, and let whoever waits see how far it is."""
    done = 0.0

    def note(share: float) -> None:
        nonlocal done
        done = share

    make = partial(context.services.reviews.made, match, context.person, note)
    key = ("review", match.id, match.position)
    making = asyncio.ensure_future(context.services.long_work.do(context.person, key, make, size=_size))
    while not (await asyncio.wait({making}, timeout=SHOWN_EVERY))[0]:
        await context.replace(Post.of(context.words("after-wait", percent=percent(done))))
    return making.result()


def _size(review: Review) -> int:
    """Return about how many bytes a review takes while it is kept in memory: the store keeps it anyway."""
    return 100 * len(review.moves)


async def _page(context: RequestContext, match: Match, review: Review) -> Post:
    recipient = context.recipient
    drawn = await context.services.painter.course(
        match.proposal.game,
        review.course,
        theme=recipient.theme,
        words=recipient.words,
        names=await context.presenter.names(match, recipient.words),
    )
    post = review_post(context.game_of(match), match, review, recipient, drawn)
    comments = await context.services.comments.of(match)
    said, button = in_review(match, comments, [turn.move for turn in review.turns], recipient.words)
    return Post.of(*post.blocks, said, button)
