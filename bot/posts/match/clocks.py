"""Clocks in words: one line under a board, and in full."""

from datetime import datetime

from bot.i18n import Words
from bot.markup import EMPTY, Markup, day, when
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from bot.typed import durations
from bot.typed.policies import terms, title
from engine.log.codec import AnyGame
from engine.matches.decisions import clock_policy
from engine.matches.decisions.clock_policy import Timed
from engine.matches.state.match import Match
from games.core import Seat


def line(timed: Timed, game: AnyGame, recipient: Recipient) -> Markup:
    """Return all clocks as short as can be, with the deadline of who is to move; nothing where no time runs."""
    if not timed.calendars or timed.match.phase != "running":
        return EMPTY
    deadlines = clock_policy.deadlines(timed)
    clocks = [_short(timed, game, seat, deadlines, recipient) for seat in timed.match.active]
    fetching = [
        recipient.words("clock-fetch", seat=Speech(recipient.words).seat(game, seat), deadline=when(at))
        for seat, at in clock_policy.fetch_deadlines(timed).items()
    ]
    shown = recipient.words("clocks", clocks=Markup(" · ").join(clocks))
    return Markup("\n").join([shown, *fetching, *held(timed.match, recipient)])


def held(match: Match, recipient: Recipient) -> list[Markup]:
    """Return why clocks stand though everybody may move, nothing where they do not."""
    return [] if match.hold is None or match.phase != "running" else [recipient.words(f"held-{match.hold}")]


def full(timed: Timed, game: AnyGame, recipient: Recipient) -> Markup:
    """Return all clocks with what they count, and what the policy says; nothing where no time runs."""
    policy = timed.match.policy
    if not timed.calendars or policy is None:
        return EMPTY
    deadlines, words = clock_policy.deadlines(timed), recipient.words
    clocks = [Markup("- {}").format(_long(timed, game, seat, deadlines, recipient)) for seat in timed.match.active]
    small = Markup("-# {}").format(Markup(" ").join(terms(policy, words)))
    titled = words("policy-title", name=title(policy.name, words))
    return Markup("\n").join([titled, *clocks, *held(timed.match, recipient), small])


def _left(timed: Timed, seat: Seat) -> int:
    """Return the seconds that a seat has left, a minute that has begun counted as a whole one."""
    seconds = clock_policy.left_at(timed.match.clocks[seat], timed.calendars[seat], timed.now)
    return -(-seconds // durations.MINUTE) * durations.MINUTE


def left_text(timed: Timed, seat: Seat, words: Words) -> Markup:
    """Return how much a seat had left when the match last changed, nothing of one whose clock stands."""
    match = timed.match
    if not timed.calendars or match.phase != "running" or seat not in clock_policy.deadlines(timed):
        return EMPTY
    return durations.left(clock_policy.left_at(match.clocks[seat], timed.calendars[seat], match.updated_at), words)


def _short(timed: Timed, game: AnyGame, seat: Seat, deadlines: dict[Seat, datetime], recipient: Recipient) -> Markup:
    words = recipient.words
    name, clock = Speech(words).seat(game, seat), timed.match.clocks[seat]
    if clock.is_out:
        return words("clock-out", seat=name)
    left = durations.compact(_left(timed, seat), words)
    if seat not in deadlines:
        return words("clock-stands", seat=name, left=left)
    return words("clock-runs", seat=name, left=left, deadline=when(deadlines[seat]))


def _long(timed: Timed, game: AnyGame, seat: Seat, deadlines: dict[Seat, datetime], recipient: Recipient) -> Markup:
    words = recipient.words
    player, clock = Speech(words).player(game, timed.match, seat), timed.match.clocks[seat]
    if clock.is_out:
        return words("clock-full-out", player=player)
    left = durations.left(_left(timed, seat), words)
    until = next((absence.until for absence in timed.match.absences if absence.seat == seat), None)
    away = Markup(" {}").format(words("clock-full-away", until=day(until))) if until else ""
    if seat not in deadlines:
        return words("clock-full-stands", player=player, left=left) + away
    return words("clock-full-runs", player=player, left=left, deadline=when(deadlines[seat], is_long=True)) + away
