"""Follows in words: news about matches, and the list of what one follows."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, get_args

from bot.i18n import Words
from bot.markup import EMPTY, Markup
from bot.posts.match.records import result_headline
from bot.posts.post import Button, Key, Post, Select, SelectOption, fitting, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention
from engine.ids import PersonId
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from engine.people.follows import MOST_FOLLOWS, Follow, FollowKind
from engine.seasons.facts.rules import SeasonId

ON_MENU: Final = 25
KINDS: Final[tuple[FollowKind, ...]] = get_args(FollowKind)
_FOLLOWED: Final = re.compile(r"(?P<kind>[a-z]+)\.(?P<subject>[0-9a-z/]{1,30})\.(?P<server>[0-9]{1,19})", re.ASCII)
ROOM_FOR_REST: Final = 80
"""Characters for the line that says how many more there are."""


@dataclass(frozen=True, slots=True)
class News:
    """News of matches that somebody follows: a line for each, and what they may end to follow."""

    lines: tuple[Markup, ...] = ()
    ends: tuple[SelectOption, ...] = ()


NO_NEWS: Final = News()


def news_text(lines: Sequence[Markup], words: Words, *, room: int) -> Markup:
    """Return the lines with a title, as many as there is room for, and how many more there are; nothing without any."""
    if not lines:
        return EMPTY
    head = words("follow-news", count=len(lines))
    kept = fitting(lines, room - len(head) - ROOM_FOR_REST)
    left = len(lines) - len(kept)
    return Markup("\n").join([head, *kept, *([words("follow-news-more", count=left)] if left else [])])


def unfollow_menu(ends: Sequence[SelectOption], words: Words) -> tuple[Select, ...]:
    """Return the menu with which somebody ends to follow, none without anything to end."""
    return (Select(Key("unfollow"), words("follow-menu-end"), tuple(ends[:ON_MENU])),) if ends else ()


def division_key(season: SeasonId, division: int) -> str:
    """Return as what a division of a season is followed."""
    return f"{season}/{division}"


def follow_value(follow: Follow) -> str:
    """Return what is followed as components carry it."""
    return f"{follow.kind}.{follow.subject}.{follow.server}"


def follow_of(person: PersonId, value: str) -> Follow:
    """Return what a component carries as something that a person follows.

    Raises:
        ValueError: it is nothing of the kind.
    """
    found = _FOLLOWED.fullmatch(value)
    kind = next((known for known in KINDS if found is not None and found["kind"] == known), None)
    if found is None or kind is None or int(found["server"]) >= 2**63:
        raise ValueError(f"nothing that is followed: {value!r}")
    return Follow(person, kind, found["subject"], int(found["server"]))


def news_line(game: AnyGame, match: Match, recipient: Recipient, *, link: str) -> Markup:
    """Return how a match stands, for those who follow it: what its public post says, without picture."""
    words = recipient.words
    status = _status(game, match, recipient) if match.outcome is None else result_headline(game, match, recipient)
    return words(
        "follow-news-line",
        game=Speech(words).game(game),
        persons=Markup(" – ").join(map(mention, match.persons)),
        moves=match.moves,
        status=status,
        link=Markup("{}").format(link),
    )


def _status(game: AnyGame, match: Match, recipient: Recipient) -> Markup:
    """Return who is to move and the score, as everybody may see both."""
    speech, due = Speech(recipient.words), match.due(game)
    players = Markup(", ").join(speech.player(game, match, seat) for seat in due)
    said = [recipient.words("follow-news-due", players=players)] if due else []
    if game.info.has_score:
        said.append(speech.score(game, game.rules.scores(match.state)))
    return Markup(" · ").join(said)


def option_label(follow: Follow, game: AnyGame, match: Match, names: Sequence[str], words: Words) -> Markup:
    """Return what an entry of a menu calls something that is followed, as it comes up in a match."""
    if follow.kind == "match":
        return words("follow-option-match", game=Speech(words).game(game), match=match.id)
    if follow.kind == "division":
        return words(
            "follow-option-division", division=follow.subject.rpartition("/")[2], game=Speech(words).game(game)
        )
    persons = [str(person) for person in match.persons]
    name = names[persons.index(follow.subject)] if follow.subject in persons else ""
    return words("follow-option-person", name=name or "?")


def follow_post(follow: Follow, what: Markup, words: Words, *, is_silent: bool) -> Post:
    """Return how somebody follows something, with the buttons to change it or to end."""
    value = follow_value(follow)
    told = "each" if follow.is_each else "end"
    buttons = [
        Button(words("button-follow-end"), Key("follow_set", text=f"{value}.end"), is_disabled=not follow.is_each),
        Button(words("button-follow-each"), Key("follow_set", text=f"{value}.each"), is_disabled=follow.is_each),
        Button(words("button-unfollow"), Key("follow_set", text=f"{value}.off"), "danger"),
        Button(words("button-follows"), Key("follows")),
    ]
    silent = Markup("-# {}").format(words("follow-silent")) if is_silent else EMPTY
    return Post.of(words(f"follow-told-{told}", what=what), silent, *rows(buttons))


def list_post(named: Sequence[tuple[Follow, Markup, str]], words: Words) -> Post:
    """Return what somebody follows: each with how it is called in a text and in a menu."""
    if not named:
        return Post.of(words("follow-none"))
    lines = [
        words("follow-line", what=what, told=words(f"follow-when-{'each' if follow.is_each else 'end'}"))
        for follow, what, _ in named
    ]
    options = [SelectOption(label, follow_value(follow)) for follow, _, label in named]
    menus = [
        Select(Key("follow_open", text=str(at)), words("follow-menu"), tuple(options[at : at + ON_MENU]))
        for at in range(0, len(options), ON_MENU)
    ]
    title = words("follow-title", count=len(named), most=MOST_FOLLOWS)
    return Post.of(title, Markup("\n").join(lines), *menus)
