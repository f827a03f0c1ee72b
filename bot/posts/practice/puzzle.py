"""Posts of the puzzle of the week: the question, the private page, the solution."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.markup import EMPTY, Markup
from bot.posts.match.builder import choice_menus
from bot.posts.post import Button, Key, Picture, Post, rows
from bot.posts.practice.review import percent
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention, shortened
from engine.ids import PersonId
from engine.log.codec import AnyGame
from engine.stores.practice import Puzzle
from games.core import Choice, Seat

OPEN_FOR: Final = timedelta(days=3)
"""How long after the question the solution is told."""

MOST_NAMES: Final = 20


def marker(puzzle: Puzzle) -> Markup:
    """Return what the post of a puzzle is found by."""
    return Markup("`P{}` · {}").format(puzzle.number, puzzle.week or "")


def closes_at(puzzle: Puzzle) -> datetime:
    """Return when the solution is told."""
    assert puzzle.posted_at is not None
    return puzzle.posted_at + OPEN_FOR


def question_post(game: AnyGame, puzzle: Puzzle, recipient: Recipient, picture: Picture) -> Post:
    """Return the post of the week."""
    words = recipient.words
    return Post.of(
        words("puzzle-title", game=Speech(words).game(game)),
        asked(game, puzzle, recipient),
        picture,
        words("puzzle-until", at=_stamp(closes_at(puzzle))),
        *rows(
            [Button(words("button-puzzle"), Key("puzzle", position=puzzle.number), "primary"), _rules(game, recipient)]
        ),
        Markup("-# {}").format(marker(puzzle)),
    )


def asked(game: AnyGame, puzzle: Puzzle, recipient: Recipient) -> Markup:
    """Return the question."""
    return recipient.words("puzzle-question", seat=Speech(recipient.words).seat(game, Seat(puzzle.seat)))


def solving_post(
    game: AnyGame,
    puzzle: Puzzle,
    recipient: Recipient,
    picture: Picture,
    *,
    line: str,
    choices: Sequence[Choice],
    is_complete: bool,
    error: Markup = EMPTY,
) -> Post:
    """Return the private page on which somebody makes an answer: the line so far, and what may stand next."""
    words, number = recipient.words, puzzle.number
    said = words("puzzle-line", line=shortened(line)) if line else asked(game, puzzle, recipient)
    menus = choice_menus(
        Speech(words),
        game,
        choices,
        pick=lambda text: Key("puzzle_pick", position=number, text=text),
        turn_over=lambda text: Key("puzzle_turn_over", position=number, text=text),
    )
    buttons: list[Button] = []
    answer = Key("puzzle_answer", position=number, text=line)
    if is_complete and answer.fits:
        buttons.append(Button(words("button-puzzle-answer"), answer, "success"))
    buttons.append(Button(words("button-type"), Key("puzzle_type", position=number)))
    if line:
        buttons.append(Button(words("button-start-over"), Key("puzzle_pick", position=number)))
    hint = words("puzzle-once") if is_complete else EMPTY
    return Post.of(error, said, picture, hint, *menus, *rows([*buttons, _rules(game, recipient)]))


def answered_post(puzzle: Puzzle, recipient: Recipient, *, line: str, is_named: bool) -> Post:
    """Return that an answer is noted, with the switch of being named."""
    words = recipient.words
    switch = Key("puzzle_name", position=puzzle.number, text="off" if is_named else "on")
    return Post.of(
        words("puzzle-answered", line=line, at=_stamp(closes_at(puzzle))),
        words("puzzle-named" if is_named else "puzzle-not-named"),
        *rows([Button(words("button-puzzle-unname" if is_named else "button-puzzle-name"), switch)]),
    )


def looking_on_post(game: AnyGame, puzzle: Puzzle, recipient: Recipient, picture: Picture) -> Post:
    """Return the page for those who have played in the match."""
    return Post.of(
        recipient.words("puzzle-played", at=_stamp(closes_at(puzzle))), asked(game, puzzle, recipient), picture
    )


def solution_post(
    game: AnyGame,
    puzzle: Puzzle,
    recipient: Recipient,
    picture: Picture,
    *,
    solvers: Sequence[PersonId],
    played: str,
    thread: int | None,
) -> Post:
    """Return the post of the week with its solution: the line, how many had it, who wants to be named, how it came.

    `played` is the line that was played in the match.
    """
    words = recipient.words
    names = Markup(", ").join(map(mention, solvers[:MOST_NAMES]))
    return Post.of(
        words("puzzle-title", game=Speech(words).game(game)),
        asked(game, puzzle, recipient),
        picture,
        solution(puzzle, recipient),
        words("puzzle-named-solvers", persons=names) if names else EMPTY,
        words("puzzle-found", margin=percent(puzzle.margin)),
        words("puzzle-same-played") if played == puzzle.line else words("puzzle-played-line", line=played),
        words("puzzle-from", thread=Markup("<#{}>").format(thread), move=str(puzzle.move)) if thread else EMPTY,
        Markup("-# {}").format(marker(puzzle)),
    )


def solution(puzzle: Puzzle, recipient: Recipient) -> Markup:
    """Return the solution of a puzzle, and how many had found it."""
    counted = recipient.words("puzzle-counted", right=str(puzzle.right), answered=puzzle.answered)
    return Markup("{} {}").format(recipient.words("puzzle-solution", line=puzzle.line), counted)


def _rules(game: AnyGame, recipient: Recipient) -> Button:
    return Button(recipient.words("button-rules"), Key("rules", text=game.info.key))


def _stamp(at: datetime) -> Markup:
    return Markup("<t:{}:R>").format(int(at.timestamp()))
