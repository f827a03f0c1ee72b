"""Sentences about time in a match: until when somebody has it, reminders, absences, outages. No discord import."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Final

from bot.hours import day_text
from bot.speech import Speech
from engine.codec import AnyGame
from engine.facts import (
    AbsenceBegan,
    AbsenceEnded,
    Fact,
    MatchPaused,
    MatchResumed,
    PlayerReminded,
    TimeClaimed,
    TimeGiven,
    TimeRanOut,
)
from engine.match import Match
from games.core import Seat

TimeFact = (
    PlayerReminded | TimeRanOut | TimeClaimed | TimeGiven | AbsenceBegan | AbsenceEnded | MatchPaused | MatchResumed
)
MINUTE: Final = 60
HOUR: Final = 3600


def time_line(fact: TimeFact, speech: Speech, game: AnyGame, match: Match) -> str:
    """Return what time has brought about, or somebody with it."""
    words = speech.words
    match fact:
        case PlayerReminded(seat=seat):
            return words("time-reminded", player=speech.player(game, match, seat))
        case TimeRanOut(seat=seat):
            zero = match.policy.zero if match.policy else "loss"
            return words(f"time-out-{zero}", player=speech.player(game, match, seat))
        case TimeClaimed(seat=seat):
            return words("time-claimed", player=speech.player(game, match, seat))
        case TimeGiven(seat=seat, seconds=seconds, reason=reason):
            time = duration(seconds, speech)
            return words(f"time-given-{reason}", player=speech.player(game, match, seat), time=time)
        case AbsenceBegan(seat=seat, until=until):
            last = day_text(date.fromisoformat(until), words)
            return words("absence-began", player=speech.player(game, match, seat), until=last)
        case AbsenceEnded(seat=seat):
            return words("absence-ended", player=speech.player(game, match, seat))
        case MatchPaused(reason=reason):
            return words(f"paused-{reason}")
        case MatchResumed():
            return words("resumed")


def is_about_time_only(facts: tuple[Fact, ...]) -> bool:
    """Tell whether facts say nothing but what time has brought about, so that no board is needed for them."""
    return all(isinstance(fact, TimeFact) or fact.kind == "time_spent" for fact in facts)


def duration(seconds: int, speech: Speech) -> str:
    """Return a length of time, to the minute."""
    hours, minutes = divmod(round(seconds / MINUTE), MINUTE)
    if hours and minutes:
        return speech.words("duration-both", hours=hours, minutes=minutes)
    return speech.words("duration-hours", hours=hours) if hours else speech.words("duration-minutes", minutes=minutes)


def until(at: datetime, speech: Speech) -> str:
    """Return until when somebody has time, which Discord shows in the reader's own zone and keeps counting down."""
    stamp = int(at.timestamp())
    return speech.words("time-until", at=f"<t:{stamp}:f>", left=f"<t:{stamp}:R>")


def deadline_text(deadlines: Mapping[Seat, datetime], speech: Speech, game: AnyGame) -> str:
    """Return until when each who is to move has time; nothing where no clock runs."""
    if len(deadlines) == 1:
        return until(next(iter(deadlines.values())), speech)
    return "\n".join(f"{speech.seat(game, seat)}: {until(at, speech)}" for seat, at in deadlines.items())
