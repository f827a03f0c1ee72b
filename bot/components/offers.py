"""Draw offers, takebacks, resignation: each asks the other side where it needs consent."""

from typing import cast

from bot.components.routes import Pressed
from bot.desk import Desk
from bot.post import Button, Key, Post, rows
from engine import decisions
from engine.facts import OfferKind
from engine.match import Match


async def offer_draw(desk: Desk, match: Match) -> None:
    """Offer a draw."""
    happened = await desk.interaction.client.matches.offer_draw(match.id, desk.person)
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-offer")))


async def offer_takeback(desk: Desk, match: Match) -> None:
    """Ask to take the own latest turn back."""
    happened = await desk.interaction.client.matches.offer_takeback(match.id, desk.person)
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-offer")))


async def offer_open_notes(desk: Desk, match: Match) -> None:
    """Ask to let everybody see the notes that the game keeps for players."""
    happened = await desk.interaction.client.matches.offer_open_notes(match.id, desk.person)
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-offer")))


async def offer_abandon(desk: Desk, match: Match) -> None:
    """Ask to end the match without a winner."""
    happened = await desk.interaction.client.matches.offer_abandon(match.id, desk.person)
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-offer")))


async def ask_resign(desk: Desk, match: Match) -> None:
    """Ask whether resigning is meant, and say what comes of it."""
    decisions.require_phase(match, "running")
    seat = decisions.require_player(match, desk.person)
    words, game = desk.reader.words, desk.game_of(match)
    without = game.forfeit(match.state, seat)
    others_play_on = without is not None and game.outcome(without) is None
    question = words("resign-question-others" if others_play_on else "resign-question")
    buttons = [
        Button(words("button-resign"), Key("resign_yes", match.id), "danger"),
        Button(words("button-cancel"), Key("cancel", match.id)),
    ]
    await desk.say_post(Post.of(question, *rows(buttons)))


async def draw(pressed: Pressed) -> None:
    """Offer a draw by button."""
    desk = await Desk.of(pressed.interaction)
    await offer_draw(desk, await desk.match(pressed.key.match))


async def takeback(pressed: Pressed) -> None:
    """Ask for a takeback by button."""
    desk = await Desk.of(pressed.interaction)
    await offer_takeback(desk, await desk.match(pressed.key.match))


async def abandon(pressed: Pressed) -> None:
    """Ask by button to end the match without a winner."""
    desk = await Desk.of(pressed.interaction)
    await offer_abandon(desk, await desk.match(pressed.key.match))


async def open_notes(pressed: Pressed) -> None:
    """Ask by button to let everybody see the notes of players."""
    desk = await Desk.of(pressed.interaction)
    await offer_open_notes(desk, await desk.match(pressed.key.match))


async def resign(pressed: Pressed) -> None:
    """Ask by button whether resigning is meant."""
    desk = await Desk.of(pressed.interaction)
    await ask_resign(desk, await desk.match(pressed.key.match))


async def resign_yes(pressed: Pressed) -> None:
    """Resign."""
    desk = await Desk.of(pressed.interaction)
    happened = await pressed.interaction.client.matches.resign(pressed.key.match, desk.person)
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-resigned")))


async def accept(pressed: Pressed) -> None:
    """Agree to the open offer."""
    await _answer(pressed, is_accepted=True)


async def refuse(pressed: Pressed) -> None:
    """Decline the open offer."""
    await _answer(pressed, is_accepted=False)


async def cancel_offer(pressed: Pressed) -> None:
    """Take the own offer back."""
    desk = await Desk.of(pressed.interaction)
    _, number = _offer_of(pressed)
    happened = await pressed.interaction.client.matches.cancel_offer(pressed.key.match, desk.person, number=number)
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-offer-cancelled")))


async def _answer(pressed: Pressed, *, is_accepted: bool) -> None:
    desk = await Desk.of(pressed.interaction)
    kind, number = _offer_of(pressed)
    happened = await pressed.interaction.client.matches.answer(
        pressed.key.match, desk.person, kind=kind, is_accepted=is_accepted, number=number
    )
    await desk.conclude(happened, Post.of(desk.reader.words("acknowledged-answer")))


def _offer_of(pressed: Pressed) -> tuple[OfferKind, int]:
    """Return the offer that a button is about: its kind and the number of its fact, 0 on posts from before numbers."""
    kind, _, number = pressed.key.text.partition(".")
    return cast("OfferKind", kind), int(number or 0)
