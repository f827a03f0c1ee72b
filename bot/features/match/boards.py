"""Positions, now and in the past: as a picture or as text, for oneself or shared with everybody in the thread."""

from dataclasses import dataclass
from typing import Any, Self

from bot.features.match.history_views import (
    animated,
    for_everybody,
    post_for_all,
    require_sharer,
    share_buttons,
    shared_log,
)
from bot.markup import EMPTY, Markup
from bot.posts.match.comments import at_move, comment_button
from bot.posts.post import Button, Buttons, Key, Post, rows
from bot.posts.progress import WorkProgress
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from bot.requests.waiting import answer_when_done
from engine.matches.errors import WrongPhase
from engine.matches.state.match import Match
from games.core import CHANCE, Viewer


@dataclass(frozen=True, slots=True)
class Spot:
    """A position in a match: after which move, and of which part that was left behind."""

    move: int
    undone: int | None = None

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what a key says: the move, then the part."""
        move, _, undone = text.partition(".")
        return cls(number(move), number(undone) if undone else None)

    @property
    def text(self) -> str:
        """Return the spot as keys hold it."""
        return str(self.move) if self.undone is None else f"{self.move}.{self.undone}"


async def show_board(
    context: RequestContext, match: Match, move: int | None = None, *, undone: int | None = None
) -> None:
    """Show a position, the present one if no move is named; of a match that has not started, the invitation.

    `undone` names a part that was left behind: then it is one of there, the last if no move is named.
    """
    if match.state is None:
        return await context.say_post(context.presenter.invitation(match, context.recipient))
    if move is None:
        move = match.moves if undone is None else await _moves_undone(context, match, undone)
    return await context.say_post(await _board(context, match, Spot(move, undone)))


async def _moves_undone(context: RequestContext, match: Match, undone: int) -> int:
    """Return how many moves a part that was left behind has; there may be no such part."""
    lines = (await context.matches.logs.whole_play(match.id)).undone
    played = lines[undone - 1].played if 1 <= undone <= len(lines) else ()
    return sum(step.transition.seat != CHANCE for step in played)


async def _board(context: RequestContext, match: Match, spot: Spot) -> Post:
    """Return a position with what can be done with it: look at others, read it as text, share it."""
    post = await _position(context, match, spot, context.recipient, viewer=context.viewer(match))
    text = Key("board_text", match.id, text=spot.text)
    more = [
        Button(context.words("button-as-text"), text),
        *share_buttons(context, match, f"board.{spot.text}"),
        *_study_buttons(context, match, spot),
    ]
    steps = _steps(context, match, spot) if spot.undone is None else ()
    said, comments = await _comments(context, match, spot)
    return Post.of(*post.blocks, said, *steps, *rows([*more, *comments]))


async def _comments(context: RequestContext, match: Match, spot: Spot) -> tuple[Markup, list[Button]]:
    """Return what is said about the move that led to a position, and the button to it, once the match is over."""
    if match.phase != "over" or spot.undone is not None:
        return EMPTY, []
    comments = await context.services.comments.of(match)
    count = sum(comment.move == spot.move for comment in comments)
    said = at_move(comments, spot.move, context.words)
    return said, [comment_button(match, spot.move, count, context.words)]


def _study_buttons(context: RequestContext, match: Match, spot: Spot) -> list[Button]:
    """Return the button to the study of a position, for those who may try lines out from it."""
    is_own = match.seat_of(context.person) is not None and not match.proposal.forbids_study
    if spot.undone is not None or not (match.phase == "over" or is_own):
        return []
    return [Button(context.words("button-study"), Key("study", match.id, text=spot.text))]


def _steps(context: RequestContext, match: Match, spot: Spot) -> tuple[Buttons, ...]:
    """Return the buttons to the first, the previous, the next and the last position."""
    last = match.moves
    steps = {"first": 0, "earlier": spot.move - 1, "later": spot.move + 1, "last": last}
    return rows(
        [
            Button(
                context.words(f"button-{name}"),
                Key("board", match.id, text=f"{name}.{to}"),
                is_disabled=not 0 <= to <= last or to == spot.move,
            )
            for name, to in steps.items()
        ]
    )


async def _state(context: RequestContext, match: Match, spot: Spot) -> Any:
    """Return the state at a spot."""
    if spot.undone is None and spot.move == match.moves:
        return match.state
    return await context.matches.logs.state_at(match.id, spot.move, undone=spot.undone)


async def _position(context: RequestContext, match: Match, spot: Spot, recipient: Recipient, *, viewer: Viewer) -> Post:
    """Return a position for somebody, as picture with its caption."""
    state = await _state(context, match, spot)
    if spot.undone is not None:
        picture = await context.presenter.picture(match, state, recipient, viewer=viewer)
        return Post.of(_title_undone(context, match, spot, recipient), picture)
    timed = await context.matches.clocks.timed(match) if spot.move == match.moves else None
    return await context.presenter.position(match, state, recipient, viewer=viewer, move=spot.move, timed=timed)


def _title_undone(context: RequestContext, match: Match, spot: Spot, recipient: Recipient) -> Markup:
    name = Speech(recipient.words).game(context.game_of(match))
    return recipient.words("position-title-undone", game=name, number=str(spot.undone), move=str(spot.move))


async def board(event: ComponentEvent) -> None:
    """Show the present position, or the one that a button leads to."""
    context, match = event.context, await event.match()
    if not event.key.text or match.state is None:
        return await show_board(context, match)
    _, _, move = event.key.text.partition(".")
    spot = Spot(min(number(move), match.moves))
    return await context.replace(await _board(context, match, spot))


async def board_text(event: ComponentEvent) -> None:
    """Show a position in plain characters."""
    context, match = event.context, await event.match()
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    spot, recipient = Spot.read(event.key.text), context.recipient
    state = await _state(context, match, spot)
    title = (
        context.presenter.caption(match, recipient, move=spot.move)
        if spot.undone is None
        else _title_undone(context, match, spot, recipient)
    )
    await context.say(title, context.presenter.as_text(match, state, recipient, viewer=context.viewer(match)))


async def share(event: ComponentEvent) -> None:
    """Post for everybody what a person is looking at: the public view of it, whatever that is when it is pressed."""
    context, shown = event.context, await event.match()
    require_sharer(context, shown)
    recipient = await for_everybody(context, shown)

    async def posted(progress: WorkProgress) -> Post:
        post = await _shared(context, shown, event.key.text, recipient, progress)
        progress.settle()
        await post_for_all(context, shown, post, recipient)
        return Post.of(context.words("shared"))

    await answer_when_done(context, context.words("share-wait"), posted)


async def _shared(
    context: RequestContext, match: Match, what: str, recipient: Recipient, progress: WorkProgress
) -> Post:
    """Return what a button shares, as everybody may see it."""
    kind, _, rest = what.partition(".")
    if kind == "replay":
        return await animated(context, match, recipient, progress)
    if kind == "log":
        return await shared_log(context, match, number(rest), recipient)
    return await _position(context, match, Spot.read(rest), recipient, viewer=None)
