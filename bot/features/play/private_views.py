"""Views of a player alone: their secrets, why a line can be played or not, and a better move than an easy one."""

import contextlib
from typing import Any

from bot.markup import Markup
from bot.posts.post import Post
from bot.posts.speech import Speech, shortened
from bot.requests.context import RequestContext
from bot.requests.replies import LineRefused
from engine.errors import Refusal
from engine.matches.errors import AlreadyDelivered, NoSecrets, NotAPlayer, WrongPhase
from engine.matches.state.match import Match
from games.core import MoveError, Transition
from players.advice import advise
from players.registry import by_player


async def explain(context: RequestContext, match: Match, typed: str) -> None:
    """Say whether a line is legal and show what it does; if it is not, say why and show what may be played."""
    words, game = context.words, context.game_of(match)
    try:
        preview = await context.preview(match, typed, position=None)
    except LineRefused as refused:
        seat = match.seat_of(context.person)
        assert seat is not None
        view = context.presenter.turned(game.narration.view_with_choices(match.state, seat, typed), context.recipient)
        marks = spoken_of(refused.error, typed)
        shown = await context.presenter.picture_of(match, view, context.recipient, marks=marks)
        why = context.services.replies.line_refused(refused, context.recipient)
        return await context.say_post(Post.of(why.blocks[0], shown, *why.blocks[1:]))
    legal = "why-possible" if game.has_secrets else "why-legal"
    said = [words(legal, line=preview.line), Speech(words).notes(game, preview.notes)]
    picture = await context.presenter.picture(preview.match, preview.after, context.recipient, viewer=preview.seat)
    return await context.say_post(Post.of(Markup("\n").join(filter(None, said)), picture))


def spoken_of(error: MoveError, typed: str) -> tuple[str, ...]:
    """Return what a refusal speaks of: the offending part of the text, and every name in its reason."""
    start, end = error.span or (0, 0)
    said = [value if isinstance(value, tuple) else (value,) for value in error.params.values()]
    names = [name for names in said for name in names if isinstance(name, str)]
    return tuple(dict.fromkeys([typed[start:end], *names]))


async def show_secrets(context: RequestContext, match: Match) -> None:
    """Show a player what nobody else may know; the first time this counts as delivered. Open notes everybody sees."""
    seat = match.seat_of(context.person)
    if not context.game_of(match).has_secrets:
        raise NoSecrets
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    if seat is None and not match.has_open_notes:
        raise NotAPlayer
    await context.say_post(await context.presenter.secrets(match, context.recipient, viewer=seat, is_direct=False))
    if seat in match.undelivered:
        with contextlib.suppress(AlreadyDelivered):
            await context.announce(await context.matches.deliver(match.id, context.person, how="fetched"))


async def show_secrets_as_text(context: RequestContext, match: Match) -> None:
    """Show what the person may know of the present position in plain characters."""
    seat = match.seat_of(context.person)
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    if seat is None and not match.has_open_notes:
        raise NotAPlayer
    await context.say(context.presenter.as_text(match, match.state, context.recipient, viewer=seat))


async def advise_after(context: RequestContext, match: Match, done: Transition[Any, Any]) -> None:
    """Say what would have been clearly better than what the person has just done, if anything was.

    It is said in private, when everybody has seen the move, and only if the computer has time to think about it.
    """
    if not is_for_learning(match):
        return
    luck = int(match.head[:8], 16)
    asked = match.proposal.game, done.before, done.seat, done.action, luck
    try:
        advice = await context.services.computer_pool.do(by_player, advise, *asked, person=context.person)
    except Refusal:
        return
    if advice is not None:
        game, words, line = context.game_of(match), context.words, shortened(advice.line)
        notes = Speech(words).notes(game, advice.notes)
        said = words("learn-advice-notes", line=line, notes=notes) if notes else words("learn-advice", line=line)
        better, _ = game.preview(done.before, done.seat, game.notation.parse(done.before, done.seat, advice.line))
        picture = await context.presenter.picture(match, better, context.recipient, viewer=done.seat)
        await context.say_post(Post.of(said, picture))


def is_for_learning(match: Match) -> bool:
    """Tell whether a match is played against easy computer players only."""
    computer = match.proposal.computer
    return bool(computer) and len(computer) == len(match.persons) - 1 and all(seat.level == "easy" for seat in computer)
