"""Comments on moves as people read them: letter by letter, and nobody is pinged by them."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.i18n import Words
from bot.markup import EMPTY, Markup
from bot.posts import limits
from bot.posts.post import Button, Buttons, Key, Post, Select, SelectOption, fitting, rows
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.matches.state.match import Match
from engine.stores.comments import Comment

ROOM_ON_PAGE: Final = 3200
ROOM_AT_MOVE: Final = 1500
ROOM_IN_REVIEW: Final = 700
"""Characters of the comments on a page of them, below one position, in the page that looks back."""
SHOWN_IN_MENU: Final = 60


def lines_of(comments: Iterable[Comment], words: Words, *, is_numbered: bool = True) -> list[Markup]:
    """Return comments as lines, with the number of the move each is about unless that is clear."""
    lines = []
    for comment in comments:
        if comment.is_removed:
            said = words("comment-removed", person=mention(comment.person))
        else:
            told = "comment-line-edited" if comment.edited_at else "comment-line"
            said = words(told, person=mention(comment.person), text=comment.text)
        lines.append(words("comment-at", move=str(comment.move), said=said) if is_numbered else said)
    return lines


def within(lines: Sequence[Markup], words: Words, *, room: int) -> Markup:
    """Return as many lines as there is room for, and how many more there are."""
    kept = fitting(lines, room)
    left = len(lines) - len(kept)
    return Markup("\n").join([*kept, *([words("comment-more", count=left)] if left else [])])


def at_move(comments: Sequence[Comment], move: int, words: Words) -> Markup:
    """Return what is said about the move that led to a position; nothing without any."""
    found = [comment for comment in comments if comment.move == move]
    if not found:
        return EMPTY
    return (
        words("comment-title", count=len(found))
        + Markup("\n")
        + within(lines_of(found, words, is_numbered=False), words, room=ROOM_AT_MOVE)
    )


def comment_button(match: Match, move: int, count: int, words: Words) -> Button:
    """Return the button to the comments, at a move of a match that is over."""
    return Button(words("button-comments", count=count), Key("comments", match.id, text=f"at{move}"))


def in_review(match: Match, comments: Sequence[Comment], moves: Sequence[int], words: Words) -> tuple[Markup, Buttons]:
    """Return the comments on some moves, in one part, and the button to all of them."""
    found = [comment for comment in comments if comment.move in moves]
    said = within(lines_of(found, words), words, room=ROOM_IN_REVIEW)
    (button,) = rows([comment_button(match, match.moves, len(comments), words)])
    return said, button


def comments_post(
    match: Match,
    comments: Sequence[Comment],
    words: Words,
    *,
    start: int,
    move: int,
    person: PersonId,
    can_write: bool,
    is_moderator: bool,
    lets_others: bool | None,
) -> Post:
    """Return a page of comments, with what can be done.

    Args:
        match: what they are about.
        comments: all of them.
        words: the reader's.
        start: the first one that is shown.
        move: the move about which the form asks at first.
        person: who reads it.
        can_write: they may comment.
        is_moderator: they may remove any.
        lets_others: whether they let others comment; None where that is not theirs to decide.
    """
    shown = fitting(lines_of(comments[start:], words), ROOM_ON_PAGE)
    following = start + len(shown)
    buttons = []
    if can_write:
        buttons.append(Button(words("button-comment"), Key("comment", match.id, text=str(move)), "primary"))
    if lets_others is not None:
        label = "button-comments-close" if lets_others else "button-comments-open"
        buttons.append(Button(words(label), Key("comments_open", match.id, text="off" if lets_others else "on")))
    if start or following < len(comments):
        buttons.append(Button(words("button-first"), Key("comments", match.id, text="from0"), is_disabled=not start))
        more = Key("comments", match.id, text=f"from{following}")
        buttons.append(Button(words("button-later"), more, is_disabled=following >= len(comments)))
    page = comments[start:following]
    removable = [comment for comment in page if not comment.is_removed and (is_moderator or comment.person == person)]
    return Post.of(
        words("comments-title", count=len(comments)),
        Markup("\n").join(shown) or words("comments-none"),
        *_menu(match, removable, words),
        *rows(buttons),
    )


def _menu(match: Match, removable: Sequence[Comment], words: Words) -> tuple[Select, ...]:
    """Return the menu with which comments are deleted, none without any that the reader may delete."""
    options = tuple(
        SelectOption(
            limits.clip(
                words("comment-option", move=str(comment.move), text=comment.text[:SHOWN_IN_MENU]), limits.OPTION_TEXT
            ),
            f"{comment.move}.{comment.person}",
        )
        for comment in removable[: limits.SELECT_OPTIONS]
    )
    return (Select(Key("comment_drop", match.id), words("comment-menu"), options),) if options else ()
