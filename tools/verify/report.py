"""Everything that does not agree in a match, and in plain words what could be checked."""

import argparse
import re
from collections.abc import Iterator, Sequence
from typing import Final

from games.registry import GAMES
from tools.verify import chain, seed
from tools.verify.course import MatchCourse
from tools.verify.log import Log, shown
from tools.verify.rules import Games, Rulebook
from tools.verify.story import story

HEAD: Final = re.compile(r"(?:#?(?P<seq>\d{1,9}):)?(?P<digits>[0-9a-f]{8,64})")
MOST_SHOWN: Final = 1000
"""At most this many faults are told."""


def faults(
    log: Log, seen: Sequence[tuple[int | None, str]] = (), *, games: Games = GAMES, course: MatchCourse | None = None
) -> Iterator[str]:
    """Yield everything in a match that does not agree; `seen` are heads: numbers of facts, if known, and digits.

    A `course` that is given knows the match at its end.
    """
    checks = [chain.digests(log), chain.heads(log, seen), chain.times(log)]
    checks += [seed.commitments(log), seed.numbers(log), seed.values(log), seed.secrets(log)]
    course = course or course_of(log, games)
    if course is None:
        rules = f"{shown(log.game)}, version {shown(log.game_version)}"
        yield f"the rules of {rules} are not in this program, so nothing vouches for the play"
    else:
        checks.append(story(log, course))
    for check in checks:
        try:
            yield from check
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
            yield f"a fact is damaged: {type(error).__name__} {shown(str(error))}"


def course_of(log: Log, games: Games = GAMES) -> MatchCourse | None:
    """Return what follows a match, None if this program does not have the rules of its game."""
    try:
        game = games[log.game].in_version(log.game_version)
    except (KeyError, TypeError):  # the version may be anything, in a file of anybody's
        return None
    return MatchCourse(log, Rulebook(game))


def unproved(course: MatchCourse | None) -> Iterator[str]:
    """Yield what a match that was followed says in the name of its season, which only the season's archive proves."""
    for seq, fact in course.by_season if course is not None else ():
        yield f"fact {seq} ({fact['kind']}) can only be checked with the archive of the season, from /league export."


def summary(log: Log) -> Iterator[str]:
    """Yield in plain words what could be checked, once nothing was found."""
    draws = [drawn for seq, fact in log.facts() for drawn in seed.draws_of(log, seq, fact)]
    secrets = list(log.facts("secret_drawn", "secret_taken"))
    yield f"Match {log.match}, {log.game}: {len(log.rows)} facts, chained in their order."
    if log.key is not None:
        yield "The seed is the one that was promised at the start."
        yield f"{len(draws)} draws follow from it; none was left out or used twice without a ruling."
    elif log.first("match_started"):
        yield f"The match is not over: its seed is still secret. {len(draws)} draws are numbered without a gap."
    if entropies := len(list(log.facts("entropy_added"))):
        yield f"Entropy that players have added after the promise: {entropies}, mixed into every draw."
    if rewinds := [fact["draws"] for _, fact in log.facts("match_rewound")]:
        again = "some draws came twice, as it was ruled" if "repeated" in rewinds else "no draw came twice"
        yield f"Times the match was rewound: {len(rewinds)}; the file has what was undone, and {again}."
    if secrets:
        yield f"Secrets that were committed to: {len(secrets)}, {'opened as they were' if log.key else 'not open yet'}."
    yield from _played(log, is_sealed=bool(secrets) and log.key is None)
    yield f"Head of the chain: #{len(log.rows)} {log.head[:16]}. Its first digits stand under the post of that fact."


def _played(log: Log, *, is_sealed: bool) -> Iterator[str]:
    actions = sum(1 for _ in log.facts("action_taken", "secret_taken"))
    if is_sealed:
        yield "What was done since the first secret could not be followed by the rules; at the end it can."
    elif actions:
        yield f"Actions of players: {actions}, each legal by the rules; throws, clocks, consent and scores follow."
    if any(fact["computer"] for _, fact in log.facts("match_proposed")):
        yield "Of the computer's moves only that they were legal: this program cannot think them again."


def head(text: str) -> tuple[int | None, str]:
    """Return a head as it was typed: a number of a fact, if there is one, and digits.

    Raises:
        argparse.ArgumentTypeError: it is none.
    """
    found = HEAD.fullmatch(text.strip().lower())
    if not found:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not like 3d6b903d or 12:3d6b903d")
    return (int(found["seq"]) if found["seq"] else None), found["digits"]
