"""Draw offers, takebacks, resignation, claims, substitutes: each asks the other side where it needs consent."""

from collections.abc import Awaitable, Callable
from typing import cast

from bot.posts.post import Button, Key, Post, rows
from bot.posts.speech import Speech, mention
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from engine.ids import MatchId, PersonId
from engine.log.facts.offers import OfferKind
from engine.matches.decisions import moves
from engine.matches.decisions.offers import require_substitute
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.moderation.errors import NoSuchSeat
from games.core import Seat

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


async def on_confirm_resign(event: ComponentEvent) -> None:
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


async def ask_substitute(context: RequestContext, match: Match, substitute: PersonId, leaver: PersonId | None) -> None:
    """Ask whether the substitute is meant, and say who has to agree."""
    moves.require_phase(match, "running")
    own = moves.require_player(match, context.person)
    seat = _late_seat(match, own) if leaver is None else match.seat_of(leaver)
    if seat is None:
        raise NoSuchSeat
    game, words = context.game_of(match), context.words
    require_substitute(game, match, seat, substitute)
    question = words(
        "substitute-question-own" if seat == own else "substitute-question",
        substitute=mention(substitute),
        leaver=Speech(words).player(game, match, seat),
    )
    buttons = [
        Button(words("button-ask"), Key("substitute_yes", match.id, text=f"{seat}.{substitute}"), "primary"),
        Button(words("button-cancel"), Key("cancel", match.id)),
    ]
    await context.say_post(Post.of(question, *rows(buttons)))


async def offer_substitute(event: ComponentEvent) -> None:
    """Ask everybody who has to agree."""
    context = event.context
    seat, substitute = map(number, event.parts(2))
    change = await context.matches.offer_substitute(
        event.key.match, context.person, PersonId(substitute), replaced=Seat(seat)
    )
    await context.conclude(change, Post.of(context.words("acknowledged-offer")))


def _late_seat(match: Match, own: Seat) -> Seat:
    """Return whom somebody means who names nobody: the one opponent who has no time left, else the person."""
    late = [seat for seat in match.active if seat != own and match.is_late(seat)]
    return late[0] if len(late) == 1 and not match.is_late(own) else own
