"""Draw offers, takebacks, resignation, claims: each asks the other side where it needs consent."""

from collections.abc import Awaitable, Callable
from typing import cast

from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent, number
from bot.posts.post import Button, Key, Post, rows
from engine.log.facts import MatchId, OfferKind, PersonId
from engine.matches.decisions import moves
from engine.matches.service.service import Change, Matches
from engine.matches.state.match import Match

OnMatch = Callable[[RequestContext, Match], Awaitable[None]]


def _offering(make: Callable[[Matches, MatchId, PersonId], Awaitable[Change]]) -> OnMatch:
    """Return what makes an offer to the other players."""

    async def offer(context: RequestContext, match: Match) -> None:
        change = await make(context.matches, match.id, context.person)
        await context.conclude(change, Post.of(context.words("acknowledged-offer")))

    return offer


offer_draw = _offering(Matches.offer_draw)
offer_takeback = _offering(Matches.offer_takeback)
offer_open_notes = _offering(Matches.offer_open_notes)
offer_abandon = _offering(Matches.offer_abandon)


async def claim_time(context: RequestContext, match: Match) -> None:
    """Claim the win over an opponent who has no time left."""
    change = await context.matches.claim_time(match.id, context.person)
    await context.conclude(change, Post.of(context.words("acknowledged-claimed")))


async def ask_resign(context: RequestContext, match: Match) -> None:
    """Ask whether resigning is meant, and say what comes of it."""
    moves.require_phase(match, "running")
    seat = moves.require_player(match, context.person)
    words, game = context.words, context.game_of(match)
    without = game.rules.forfeit(match.state, seat)
    others_play_on = without is not None and game.rules.outcome(without) is None
    question = words("resign-question-others" if others_play_on else "resign-question")
    buttons = [
        Button(words("button-resign"), Key("resign_yes", match.id), "danger"),
        Button(words("button-cancel"), Key("cancel", match.id)),
    ]
    await context.say_post(Post.of(question, *rows(buttons)))


async def resign_yes(event: ComponentEvent) -> None:
    """Resign."""
    context = event.context
    change = await context.matches.resign(event.key.match, context.person)
    await context.conclude(change, Post.of(context.words("acknowledged-resigned")))


async def answer(event: ComponentEvent, *, is_accepted: bool) -> None:
    """Agree to the open offer, or decline it."""
    context = event.context
    kind, asked = _offer_of(event)
    change = await context.matches.answer(
        event.key.match, context.person, kind=kind, is_accepted=is_accepted, number=asked
    )
    await context.conclude(change, Post.of(context.words("acknowledged-answer")))


async def cancel_offer(event: ComponentEvent) -> None:
    """Take one's own offer back."""
    context = event.context
    _, asked = _offer_of(event)
    change = await context.matches.cancel_offer(event.key.match, context.person, number=asked)
    await context.conclude(change, Post.of(context.words("acknowledged-offer-cancelled")))


def _offer_of(event: ComponentEvent) -> tuple[OfferKind, int]:
    """Return the offer that a button is about: its kind and the number of its fact, 0 on posts from before numbers."""
    kind, _, asked = event.key.text.partition(".")
    return cast("OfferKind", kind), number(asked or "0")
