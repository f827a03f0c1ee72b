"""Handing a seat over: asked for by who wants to leave, or by an opponent of somebody who has no time left."""

from bot.components.routes import Pressed
from bot.desk import Desk
from bot.post import Button, Key, Post, rows
from bot.speech import Speech, mention
from engine import decisions
from engine.errors import NoSuchSeat
from engine.facts import PersonId
from engine.match import Match
from engine.offers import require_substitute
from games.core import Seat


async def ask(desk: Desk, match: Match, substitute: PersonId, leaver: PersonId | None) -> None:
    """Ask whether the substitute is meant, and say who has to agree."""
    decisions.require_phase(match, "running")
    own = decisions.require_player(match, desk.person)
    seat = _late_seat(match, own) if leaver is None else match.seat_of(leaver)
    if seat is None:
        raise NoSuchSeat
    game, words = desk.game_of(match), desk.reader.words
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
    await desk.say_post(Post.of(question, *rows(buttons)))


async def ask_all(pressed: Pressed) -> None:
    """Ask everybody who has to agree."""
    desk = await Desk.of(pressed.interaction)
    seat, _, substitute = pressed.key.text.partition(".")
    happened = await pressed.interaction.client.matches.offer_substitute(
        pressed.key.match, desk.person, PersonId(int(substitute)), replaced=Seat(int(seat))
    )
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-offer")))


def _late_seat(match: Match, own: Seat) -> Seat:
    """Return whom somebody means who names nobody: the one opponent who has no time left, else the person."""
    late = [seat for seat in match.active if seat != own and match.is_late(seat)]
    return late[0] if len(late) == 1 and not match.is_late(own) else own
