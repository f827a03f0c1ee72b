"""Clocks in words: one line under a board, and in full. No import of discord here."""

from datetime import datetime

from bot import durations
from bot.policies import terms, title
from bot.readers import Reader
from bot.speech import Speech
from bot.stamps import day, when
from engine import timing
from engine.codec import AnyGame
from engine.timing import Timed
from games.core import Seat


def line(timed: Timed, game: AnyGame, reader: Reader) -> str:
    """Return all clocks as short as can be, with the deadline of who is to move; nothing where no time runs."""
    if not timed.calendars:
        return ""
    deadlines = timing.deadlines(timed)
    clocks = [_short(timed, game, seat, deadlines, reader) for seat in timed.match.active]
    return reader.words("clocks", clocks=" · ".join(clocks))


def full(timed: Timed, game: AnyGame, reader: Reader) -> str:
    """Return all clocks with what they count, and what the policy says; nothing where no time runs."""
    policy = timed.match.policy
    if not timed.calendars or policy is None:
        return ""
    deadlines, words = timing.deadlines(timed), reader.words
    clocks = [f"- {_long(timed, game, seat, deadlines, reader)}" for seat in timed.match.active]
    small = f"-# {' '.join(terms(policy, words))}"
    return "\n".join([words("policy-title", name=title(policy.name, words)), *clocks, small])


def _left(timed: Timed, seat: Seat) -> int:
    """Return the seconds that a seat has left, a minute that has begun counted as a whole one."""
    seconds = timing.left_at(timed.match.clocks[seat], timed.calendars[seat], timed.now)
    return -(-seconds // durations.MINUTE) * durations.MINUTE


def _short(timed: Timed, game: AnyGame, seat: Seat, deadlines: dict[Seat, datetime], reader: Reader) -> str:
    words = reader.words
    name, clock = Speech(words).seat(game, seat), timed.match.clocks[seat]
    if clock.is_out:
        return words("clock-out", seat=name)
    left = durations.compact(_left(timed, seat), words)
    if seat not in deadlines:
        return words("clock-stands", seat=name, left=left)
    return words("clock-runs", seat=name, left=left, deadline=when(deadlines[seat]))


def _long(timed: Timed, game: AnyGame, seat: Seat, deadlines: dict[Seat, datetime], reader: Reader) -> str:
    words = reader.words
    player, clock = Speech(words).player(game, timed.match, seat), timed.match.clocks[seat]
    if clock.is_out:
        return words("clock-full-out", player=player)
    left = durations.left(_left(timed, seat), words)
    until = next((absence.until for absence in timed.match.absences if absence.seat == seat), None)
    away = f" {words('clock-full-away', until=day(until))}" if until else ""
    if seat not in deadlines:
        return words("clock-full-stands", player=player, left=left) + away
    return words("clock-full-runs", player=player, left=left, deadline=when(deadlines[seat], is_long=True)) + away
