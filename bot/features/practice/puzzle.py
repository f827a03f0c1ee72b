"""Answering the puzzle of the week: by line or by clicking, in private, once; and being named or not."""

from contextlib import suppress
from typing import Any

from bot.errors import UnknownButton
from bot.markup import EMPTY, Markup
from bot.posts.post import Key, Post
from bot.posts.practice.puzzle import answered_post, looking_on_post, solution, solving_post
from bot.posts.speech import Speech
from bot.requests.context import RequestContext
from bot.requests.forms import form
from bot.requests.routing import ComponentEvent
from engine.matches.errors import UnknownMatch
from engine.matches.state.match import Match
from engine.stores.practice import Puzzle, PuzzleAnswer
from games.core import MoveError, Seat, Transition
from players.puzzles import left


async def show(event: ComponentEvent) -> None:
    """Show the page on which an answer is made, or why none can be given (any more)."""
    await _page(event, "")


async def pick(event: ComponentEvent) -> None:
    """Go on with a line: the chosen value is the whole line so far."""
    await _page(event, event.value or event.key.text)


async def turn_over(event: ComponentEvent) -> None:
    """Turn a switch over; the key holds the line after that."""
    await _page(event, event.key.text.partition(".")[2])


async def open_form(event: ComponentEvent) -> None:
    """Open the form in which an answer is typed."""
    words = event.context.words
    modal = form(
        Key("puzzle_typed", position=event.key.position),
        title=words("puzzle-form-title"),
        label=words("form-label"),
        hint=words("puzzle-form-hint"),
    )
    await event.context.interaction.response.send_modal(modal)


async def on_submit_line(event: ComponentEvent) -> None:
    """Show a typed line with the question whether it is the answer."""
    context, puzzle = event.context, await _puzzle(event)
    match = await _match(context, puzzle)
    if (refused := await _refused(context, match, puzzle)) is not None:
        return await context.replace(refused)
    game, before = context.game_of(match), (await context.services.tasks.puzzles.transition(puzzle)).before
    try:
        game.notation.parse(before, Seat(puzzle.seat), event.value)
    except MoveError as error:
        return await _solving(context, match, puzzle, "", Speech(context.words).move_error(game, error, event.value))
    return await _solving(context, match, puzzle, event.value)


async def answer(event: ComponentEvent) -> None:
    """Take an answer."""
    context, puzzle = event.context, await _puzzle(event)
    match = await _match(context, puzzle)
    if (refused := await _refused(context, match, puzzle)) is not None:
        return await context.replace(refused)
    game, transition = context.game_of(match), await context.services.tasks.puzzles.transition(puzzle)
    try:
        action = game.notation.parse(transition.before, Seat(puzzle.seat), event.key.text)
    except MoveError as error:
        return await _solving(context, match, puzzle, "", Speech(context.words).move_error(game, error, event.key.text))
    line = game.notation.format(transition.before, Seat(puzzle.seat), action)
    given = PuzzleAnswer(
        puzzle.number,
        context.person,
        line,
        is_right=_leaves_the_same(context, match, puzzle, transition, line),
        is_named=False,
        at=context.services.now(),
    )
    await context.services.tasks.puzzles.answer(given)
    return await _page(event, "")


async def name(event: ComponentEvent) -> None:
    """Let somebody be named among those who were right, or not."""
    puzzle = await _puzzle(event)
    await event.context.services.tasks.puzzles.show_name(
        puzzle.number, event.context.person, is_named=event.key.text == "on"
    )
    await _page(event, "")


def _leaves_the_same(
    context: RequestContext, match: Match, puzzle: Puzzle, transition: Transition[Any, Any], line: str
) -> bool:
    """Tell whether a line leaves the board that the solution leaves."""
    game, seat, before = context.game_of(match), Seat(puzzle.seat), transition.before
    given, wanted = (left(game, before, seat, game.notation.parse(before, seat, text)) for text in (line, puzzle.line))
    return given == wanted


async def _page(event: ComponentEvent, line: str) -> None:
    context, puzzle = event.context, await _puzzle(event)
    match = await _match(context, puzzle)
    refused = await _refused(context, match, puzzle)
    if refused is not None:
        return await context.replace(refused)
    return await _solving(context, match, puzzle, line)


async def _solving(context: RequestContext, match: Match, puzzle: Puzzle, line: str, error: Markup = EMPTY) -> None:
    """Show what may stand next in a line, and that it can be the answer if it is complete."""
    game, seat = context.game_of(match), Seat(puzzle.seat)
    before = (await context.services.tasks.puzzles.transition(puzzle)).before
    is_complete = False
    with suppress(MoveError):
        if line:
            line = game.notation.format(before, seat, game.notation.parse(before, seat, line))
            is_complete = True
    choices = game.notation.choices(before, seat, line)
    picture = await context.services.tasks.puzzles.picture(match, puzzle, context.recipient, line=line)
    post = solving_post(
        game,
        puzzle,
        context.recipient,
        picture,
        line=line,
        choices=choices,
        is_complete=is_complete,
        error=error,
    )
    await context.replace(post)


async def _refused(context: RequestContext, match: Match, puzzle: Puzzle) -> Post | None:
    """Return why somebody cannot answer: it is over, they have answered, or they have played in the match."""
    if puzzle.closed_at is not None:
        return Post.of(context.words("puzzle-over"), solution(puzzle, context.recipient))
    if match.has_played(context.person):
        picture = await context.services.tasks.puzzles.picture(match, puzzle, context.recipient)
        return looking_on_post(context.game_of(match), puzzle, context.recipient, picture)
    given = [answer for answer in await context.store.puzzles.answers(puzzle.number) if answer.person == context.person]
    if given:
        return answered_post(puzzle, context.recipient, line=given[0].line, is_named=given[0].is_named)
    return None


async def _puzzle(event: ComponentEvent) -> Puzzle:
    """Return the puzzle that a component is about.

    Raises:
        UnknownButton: it was asked never or nowhere here, or is asked no more.
    """
    puzzle = await event.context.store.puzzles.puzzle(event.key.position or 0)
    if puzzle is None or puzzle.posted_at is None or puzzle.server != event.context.interaction.guild_id:
        raise UnknownButton
    return puzzle


async def _match(context: RequestContext, puzzle: Puzzle) -> Match:
    match = await context.matches.match(puzzle.match)
    if match.phase != "over":
        raise UnknownMatch(match=match.id)
    return match
