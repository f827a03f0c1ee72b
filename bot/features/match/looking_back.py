"""*Look back*: a page about a match that is over, for everybody who may see the match. Every answer is private."""

from functools import partial

from bot.platform.context import RequestContext
from bot.platform.waiting import answer_when_done
from bot.posts.match.comments import in_review
from bot.posts.post import Post
from bot.posts.practice.review import Review, review_post
from bot.posts.progress import Progress
from engine.matches.state.match import Match


async def look_back(context: RequestContext, match: Match) -> None:
    """Show how a match went; where nobody has asked before, the computer thinks about it first."""
    context.services.reviews.require(match)
    review = await context.services.reviews.kept(match)
    if review is None:
        await answer_when_done(context, context.words("after-wait"), partial(_thought_about, context, match))
    else:
        await context.replace(await _page(context, match, review))


async def _thought_about(context: RequestContext, match: Match, progress: Progress) -> Post:
    """Return the page of a new review."""

    async def make(shared: Progress) -> Review:
        return await context.services.reviews.made(match, context.person, shared.tell)

    key = ("review", match.id, match.position)
    review = await context.services.long_work.do(context.person, key, make, size=_size, progress=progress)
    return await _page(context, match, review)


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
        names=await context.presenter.drawn_names(match, recipient.words),
    )
    post = review_post(context.game_of(match), match, review, recipient, drawn)
    comments = await context.services.comments.of(match)
    said, button = in_review(match, comments, [turn.move for turn in review.turns], recipient.words)
    return Post.of(*post.blocks, said, button)
