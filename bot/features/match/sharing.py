"""*Share*: what somebody looks at in private is posted in the match's thread, as everybody may see it then."""

from bot.markup import Markup
from bot.platform.context import RequestContext
from bot.posts.post import Button, Key, Post
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.errors import NotAPlayer, WrongPhase
from engine.matches.state.match import Match


def share_buttons(context: RequestContext, match: Match, what: str) -> list[Button]:
    """Return the button that shares something, for those who play; `what` says what it is in the key."""
    if match.seat_of(context.person) is None:
        return []
    return [Button(context.words("button-share"), Key("share", match.id, text=what))]


def require_sharer(context: RequestContext, match: Match) -> None:
    """Let only those who play post into a match's thread, and only once there is anything to show.

    Raises:
        WrongPhase: the match has not started.
        NotAPlayer: somebody else asks.
    """
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    if match.seat_of(context.person) is None:
        raise NotAPlayer


async def for_everybody(context: RequestContext, match: Match) -> Recipient:
    """Return for whom shared posts are written."""
    return await context.services.recipients.of_match(match)


async def post_for_all(context: RequestContext, match: Match, post: Post, recipient: Recipient) -> None:
    """Post something into a match's thread, with the name of who shares it; it pings nobody."""
    location = await context.store.outbox.location(match.id)
    if location.thread is None:
        raise WrongPhase(phase=match.phase)
    small = Markup("-# {}").format(recipient.words("shared-by", person=mention(context.person)))
    shown = await context.services.recipients.without_leavers(Post.of(*post.blocks, small), recipient)
    await context.services.channels.send(location.thread, shown, nonce=str(context.interaction.id))
