"""Time policies in plain words: what one means, an example week, how long a match may take. No import of discord here.

A policy that is being made travels in the custom_ids of its page (`encode`, `decode`), so that nothing is remembered.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from typing import Final

from bot import durations, limits
from bot.i18n import Words
from engine.clock import ALL, DAY, Calendar, counted, deadline, night
from engine.codec import AnyGame
from engine.durations import duration
from engine.policy import NO_CLOCK, SHIPPED, Policy, Zero
from engine.preferences import Language

LONGEST_NAME: Final = 24
SEPARATOR: Final = "."
ZEROS: Final[tuple[Zero, ...]] = ("loss", "claim", "moderator")
WEEK_DAYS: Final = 7
PAIR: Final = 2
MONDAY: Final = datetime(2026, 1, 5, 9, tzinfo=UTC)
"""When the example begins; any Monday would do."""
NIGHT: Final = (23 * 60, 7 * 60)
"""The hours of sleep in the example."""


def title(name: str, words: Words) -> str:
    """Return how a policy is called: a shipped one in the reader's language, a server's own as it was named."""
    return words(f"policy-name-{name}") if name in SHIPPED else name


def label(name: str, policy: Policy | None, words: Words) -> str:
    """Return a policy in one line, as lists offer it."""
    if policy is None:
        return title(name, words)
    times = {key: durations.exact(seconds, words) for key, seconds in _times(policy)}
    return limits.clip(words("policy-label", name=title(name, words), **times), limits.CHOICE_TEXT)


def _times(policy: Policy) -> Iterator[tuple[str, int]]:
    yield from (("bank", policy.bank), ("increment", policy.increment), ("cap", policy.cap))


def terms(policy: Policy | None, words: Words) -> list[str]:
    """Return what a policy means, one sentence each."""
    if policy is None:
        return [words("policy-unlimited")]
    bank, increment = (durations.exact(seconds, words) for seconds in (policy.bank, policy.increment))
    times = (
        words("policy-times", bank=bank, increment=increment, cap=durations.exact(policy.cap, words))
        if policy.increment
        else words("policy-times-once", bank=bank)
    )
    stands = ", ".join(_stands(policy, words))
    return [
        times,
        words("policy-stands", times=stands) if stands else words("policy-runs-on"),
        words(f"policy-zero-{policy.zero}"),
        *([words("policy-reminders", shares=percent(policy.reminders, words))] if policy.reminders else []),
    ]


def _stands(policy: Policy, words: Words) -> Iterator[str]:
    """Yield when clocks stand still."""
    if policy.sleeps:
        yield words("policy-stands-sleep")
    if policy.rest_days:
        yield words("policy-stands-rest", days=joined([words(f"weekday-{day}") for day in policy.rest_days], words))
    if policy.vacation_days:
        yield words("policy-stands-vacation", days=policy.vacation_days)


def percent(shares: Iterable[int], words: Words) -> str:
    """Return shares of the time in percent."""
    return joined([f"{share}\N{NO-BREAK SPACE}%" for share in shares], words)


def offer(policy: Policy | None, game: AnyGame, words: Words, *, seats: int) -> list[str]:
    """Return what an invitation says about time: the terms, and how long the match may take."""
    said = terms(policy, words)
    if policy is not None:
        expected, longest = _lasts(policy, game, words, seats=seats)
        said.append(words("policy-lasts", expected=expected, longest=longest))
    name = NO_CLOCK if policy is None else policy.name
    return [words("policy-title", name=title(name, words)), *(f"- {sentence}" for sentence in said)]


def joined(items: Sequence[str], words: Words) -> str:
    """Return several things as a sentence lists them."""
    if len(items) < PAIR:
        return "".join(items)
    return words("list-last", items=", ".join(items[:-1]), last=items[-1])


def lasts(policy: Policy, game: AnyGame, words: Words) -> str:
    """Return how long a match of a game may take that as few play as can."""
    expected, longest = _lasts(policy, game, words, seats=game.info.min_seats)
    return words("policy-lasts-game", game=words(f"{game.info.key}-name"), expected=expected, longest=longest)


def _lasts(policy: Policy, game: AnyGame, words: Words, *, seats: int) -> tuple[str, str]:
    foretold = duration(policy, game.info, seats=seats)
    expected, longest = (int(each.total_seconds()) for each in (foretold.expected, foretold.longest))
    return durations.rough(expected, words), durations.rough(longest, words)


def example(policy: Policy, words: Words) -> list[str]:
    """Return a simulated week of somebody who is on turn with a full bank and sleeps at night."""
    calendar = Calendar(sleep=NIGHT, sleeps=policy.sleeps, rest_days=policy.rest_days)
    end = deadline(calendar, MONDAY, policy.bank)
    midnights = takewhile(lambda at: at < end, (MONDAY.replace(hour=0) + DAY * day for day in range(WEEK_DAYS)))
    days = [f"{words(f'weekday-short-{at.weekday()}')} {_counted(calendar, at, end, words)}" for at in midnights]
    asked = [_reminded_at(policy, calendar, share) for share in sorted(policy.reminders, reverse=True)]
    times = ", ".join(_time(at, words) for at in asked)
    return [
        words("policy-example", bank=durations.exact(policy.bank, words)),
        words("policy-example-days", days=" · ".join(days)),
        *([words("policy-example-reminder", times=times)] if times else []),
        words("policy-example-end", time=_time(end, words)),
    ]


def _reminded_at(policy: Policy, calendar: Calendar, share: int) -> datetime:
    """Return when a reminder comes; one that would come at night comes the evening before."""
    at = deadline(calendar, MONDAY, policy.bank * (ALL - share) // ALL)
    asleep = night(calendar, at)
    return asleep[0] if asleep else at


def _counted(calendar: Calendar, day: datetime, end: datetime, words: Words) -> str:
    return durations.compact(counted(calendar, max(day, MONDAY), min(day + DAY, end)), words)


def _time(at: datetime, words: Words) -> str:
    """Return a time of the example by weekday, with the week where it is not the first."""
    week = (at - MONDAY.replace(hour=0)) // timedelta(weeks=1)
    day = words(f"weekday-{at.weekday()}")
    return words("policy-example-time", day=day, time=f"{at.hour}:{at.minute:02}", week=week + 1)


def known(own: Mapping[str, Policy]) -> dict[str, Policy | None]:
    """Return every policy of a server by name: those that are always there, then its own."""
    return {**SHIPPED, **own}


def find(typed: str, own: Mapping[str, Policy], languages: Mapping[Language, Words]) -> str | None:
    """Return the name of the policy that somebody means, in whichever language; None if there is none."""
    wanted = typed.strip().casefold()
    spelt = {title(name, words).casefold(): name for words in languages.values() for name in SHIPPED}
    return {**{name.casefold(): name for name in known(own)}, **spelt}.get(wanted)


def encode(policy: Policy) -> str:
    """Return a policy as it fits on a button; times are cut to minutes."""
    times = (policy.bank, policy.increment, policy.cap)
    parts = (
        *(seconds // durations.MINUTE for seconds in times),
        int(policy.sleeps),
        "".join(map(str, policy.rest_days)),
        policy.vacation_days,
        "-".join(map(str, policy.reminders)),
        ZEROS.index(policy.zero),
        policy.name,
    )
    return SEPARATOR.join(map(str, parts))


def decode(text: str) -> Policy:
    """Return the policy on a button."""
    bank, increment, cap, sleeps, rest_days, vacation_days, reminders, zero, name = text.split(SEPARATOR, 8)
    return Policy(
        name=name,
        bank=int(bank) * durations.MINUTE,
        increment=int(increment) * durations.MINUTE,
        cap=int(cap) * durations.MINUTE,
        sleeps=bool(int(sleeps)),
        rest_days=tuple(map(int, rest_days)),
        vacation_days=int(vacation_days),
        reminders=tuple(map(int, reminders.split("-"))) if reminders else (),
        zero=ZEROS[int(zero)],
    )
