"""Handing a seat over: asked for by who wants to leave, or by an opponent of somebody who has no time left."""

from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent, number
from bot.posts.post import Button, Key, Post, rows
from bot.posts.speech import Speech, mention
from engine.errors import NoSuchSeat
from engine.log.facts import PersonId
from engine.matches.decisions import moves
from engine.matches.decisions.offers import require_substitute
from engine.matches.state.match import Match
from games.core import Seat


async def ask(context: RequestContext, match: Match, substitute: PersonId, leaver: PersonId | None) -> None:
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


async def ask_all(event: ComponentEvent) -> None:
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
