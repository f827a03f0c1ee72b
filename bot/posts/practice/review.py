"""The review of a match that is over: how it went, where it turned, what the dice gave, what time was used.

What the computer thought comes as plain data.
"""

from dataclasses import dataclass
from typing import Final

from bot.markup import EMPTY, Markup
from bot.posts import limits
from bot.posts.post import Button, Key, Picture, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from bot.typed import durations
from engine.ids import is_computer
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from games.core import Seat
from renderers.core import PlayCourse

EVEN: Final = 0.005
"""Less than half a percent is none."""

MOSTLY: Final = 0.5
"""From this part of a change on the dice have brought it about."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An action after which, its throws included, much was different.

    Attributes:
        move: the number of the action; the position before it stands after one less.
        mover: who took it.
        line: what it was.
        seat: whose share changed most.
        before: that share before it, 0 to 1.
        after: that share when the next one was to act.
        thrown: what of the change the dice have made.
        better: the line that the computer would have played.
    """

    move: int
    mover: Seat
    line: str
    seat: Seat
    before: float
    after: float
    thrown: float
    better: str


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a match.

    Attributes:
        moves: the numbers of the positions that were weighed, in order.
        shares: for each of them the share of the win of each seat.
        turns: where it changed most, in order.
        luck: by how much the dice gave each seat more than could be expected, in shares of the win.
        doubt: how unsure that is, one standard error.
        throws: how many throws there were.
        weighed_throws: how many of them `luck` is about.
        seconds: the time that each seat has used.
        has_clocks: whether that is by the clocks of the match, which stand while people sleep or are away if the
            match's policy says so; else it is by the clock on the wall.
    """

    moves: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]
    turns: tuple[TurningPoint, ...]
    luck: tuple[float, ...]
    doubt: tuple[float, ...]
    throws: int
    weighed_throws: int
    seconds: tuple[int, ...]
    has_clocks: bool

    @property
    def course(self) -> PlayCourse:
        """Return what is drawn of it."""
        return PlayCourse(self.moves, self.shares, tuple(turn.move - 1 for turn in self.turns), self.luck)


def review_post(game: AnyGame, match: Match, review: Review, recipient: Recipient, picture: bytes) -> Post:
    """Return the page about a match that is over, with a button to the position of each turning point."""
    words = recipient.words
    name = Speech(words).game(game)
    alt = limits.clip(words("after-alt", game=name, shares=_final(game, review, recipient)), limits.ALT_TEXT)
    jumps = [
        Button(
            words("button-turning-point", number=str(number), move=str(turn.move - 1)),
            Key("board", match.id, text=f"turn{number}.{turn.move - 1}"),
        )
        for number, turn in enumerate(review.turns, start=1)
    ]
    return Post.of(
        words("after-title", game=name),
        Picture(f"{match.id}-course.png", picture, alt),
        _turns(game, match, review, recipient),
        _luck(game, match, review, recipient),
        _time(game, match, review, recipient),
        words("after-how-dice" if review.throws else "after-how"),
        *rows(jumps),
    )


def percent(share: float) -> str:
    """Return a share in percent."""
    return str(round(100 * share))


def signed(share: float) -> str:
    """Return a difference of shares in percent, with its sign."""
    return f"{round(100 * share):+d}".replace("-", "−")


def _final(game: AnyGame, review: Review, recipient: Recipient) -> str:
    speech = Speech(recipient.words)
    last = enumerate(review.shares[-1])
    return ", ".join(f"{speech.seat(game, Seat(seat))} {percent(share)} %" for seat, share in last)


def _turns(game: AnyGame, match: Match, review: Review, recipient: Recipient) -> Markup:
    words = recipient.words
    if not review.turns:
        return words("after-no-turns")
    said = [_turn(game, match, turn, number, recipient) for number, turn in enumerate(review.turns, start=1)]
    return Markup("\n").join([words("after-turns"), *said])


def _turn(game: AnyGame, match: Match, turn: TurningPoint, number: int, recipient: Recipient) -> Markup:
    words, speech = recipient.words, Speech(recipient.words)
    told = words(
        "after-turn",
        number=str(number),
        move=str(turn.move),
        mover=speech.seat(game, turn.mover),
        line=turn.line,
        player=speech.player(game, match, turn.seat),
        before=percent(turn.before),
        after=percent(turn.after),
    )
    change = turn.after - turn.before
    is_thrown = turn.thrown * change > 0 and abs(turn.thrown) >= MOSTLY * abs(change)
    dice = words("after-turn-dice", by=signed(turn.thrown)) if is_thrown else EMPTY
    same = turn.better == turn.line
    computer = words("after-turn-same") if same else words("after-turn-better", line=turn.better)
    return Markup(" ").join(filter(None, (told, dice, computer)))


def _luck(game: AnyGame, match: Match, review: Review, recipient: Recipient) -> Markup:
    """Return what the dice gave to whom, luckiest first; nothing where no dice are thrown."""
    words, speech = recipient.words, Speech(recipient.words)
    if not review.throws:
        return EMPTY
    seats = sorted(range(len(review.luck)), key=lambda seat: -review.luck[seat])
    if all(abs(given) < EVEN for given in review.luck):
        said = words("after-luck-even")
    else:
        said = words(
            "after-luck",
            luck=Markup(" · ").join(
                words(
                    "after-luck-of",
                    player=speech.player(game, match, Seat(seat)),
                    by=signed(review.luck[seat]),
                    doubt=percent(review.doubt[seat]),
                )
                for seat in seats
            ),
        )
    if review.weighed_throws < review.throws:
        return Markup("{} {}").format(
            said, words("after-luck-part", weighed=str(review.weighed_throws), throws=review.throws)
        )
    return said


def _time(game: AnyGame, match: Match, review: Review, recipient: Recipient) -> Markup:
    """Return what time people have used; what the computer takes is nobody's concern."""
    words, speech = recipient.words, Speech(recipient.words)
    if not any(review.seconds):
        return EMPTY
    used = Markup(" · ").join(
        words(
            "after-time-of",
            player=speech.player(game, match, Seat(seat)),
            time=durations.left(seconds, words),
        )
        for seat, seconds in enumerate(review.seconds)
        if not is_computer(match.persons[seat])
    )
    return words("after-time-clocks" if review.has_clocks else "after-time-wall", times=used)
