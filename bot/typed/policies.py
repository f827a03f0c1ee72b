"""Time controls in plain words: what one means, an example week, how long a match may take.

A policy that is being made travels in the custom_ids of its page (`encode`, `decode`), so that nothing is remembered.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from typing import Final, Literal

from babel.dates import get_day_names
from babel.lists import format_list

from bot.errors import UnknownButton, UnknownPolicy
from bot.i18n import Words
from bot.markup import Markup, escaped
from bot.typed import durations
from bot.typed.nearest import meant
from engine.letters import reading
from engine.log.codec import AnyGame
from engine.people.preferences import Language
from engine.time.clock import ALL, DAY, Calendar, counted, deadline, night
from engine.time.durations import expected_duration
from engine.time.policy import NO_CLOCK, SHIPPED, OnTimeout, Policy

LONGEST_NAME: Final = 24
SEPARATOR: Final = "."
ENCODED: Final = re.compile(
    r"(?P<bank>[0-9]{1,9})\.(?P<increment>[0-9]{1,9})\.(?P<cap>[0-9]{1,9})\.(?P<sleeps>[01])\."
    r"(?P<rest_days>0?1?2?3?4?5?6?)\.(?P<vacation_days>[0-9]{1,3})\.(?P<reminders>(?:[1-9][0-9]?(?:-[1-9][0-9]?)*)?)\."
    r"(?P<on_timeout>[0-2])\.(?P<name>.*)",
    re.DOTALL,
)
ON_TIMEOUT: Final[tuple[OnTimeout, ...]] = ("loss", "claim", "moderator")
WEEK_DAYS: Final = 7
MONDAY: Final = datetime(2026, 1, 5, 9, tzinfo=UTC)
"""The start of the example; any Monday would do."""
NIGHT: Final = (23 * 60, 7 * 60)
"""The hours of sleep in the example."""


def title(name: str, words: Words) -> Markup:
    """Return how a policy is called: a shipped one in the reader's language, a server's own as it was named."""
    return words(f"policy-name-{name}") if name in SHIPPED else escaped(name)


def label(name: str, policy: Policy | None, words: Words) -> Markup:
    """Return a policy in one line, as lists offer it."""
    if policy is None:
        return title(name, words)
    times = {key: durations.exact(seconds, words) for key, seconds in _times(policy)}
    return words("policy-label", name=title(name, words), **times)


def _times(policy: Policy) -> Iterator[tuple[str, int]]:
    yield from (("bank", policy.bank), ("increment", policy.increment), ("cap", policy.cap))


def short(policy: Policy | None, words: Words) -> Markup:
    """Return a policy in a few words: its name, and the time that there is."""
    if policy is None:
        return title(NO_CLOCK, words)
    bank, increment = (durations.compact(seconds, words) for seconds in (policy.bank, policy.increment))
    message = "policy-short" if policy.increment else "policy-short-once"
    return words(message, name=title(policy.name, words), bank=bank, increment=increment)


def terms(policy: Policy | None, words: Words) -> list[Markup]:
    """Return what a policy means, one sentence each."""
    if policy is None:
        return [words("policy-unlimited")]
    bank, increment = (durations.exact(seconds, words) for seconds in (policy.bank, policy.increment))
    times = (
        words("policy-times", bank=bank, increment=increment, cap=durations.exact(policy.cap, words))
        if policy.increment
        else words("policy-times-once", bank=bank)
    )
    stands = Markup(", ").join(_stands(policy, words))
    return [
        times,
        words("policy-stands", times=stands) if stands else words("policy-runs-on"),
        words(f"policy-on-timeout-{policy.on_timeout}"),
        *([words("policy-reminders", shares=percent(policy.reminders, words))] if policy.reminders else []),
    ]


def _stands(policy: Policy, words: Words) -> Iterator[Markup]:
    """Yield when clocks stand still."""
    if policy.sleeps:
        yield words("policy-stands-sleep")
    if policy.rest_days:
        yield words("policy-stands-rest", days=joined([weekday(day, words) for day in policy.rest_days], words))
    if policy.vacation_days:
        yield words("policy-stands-vacation", days=policy.vacation_days)


def percent(shares: Iterable[int], words: Words) -> Markup:
    """Return shares of the time in percent."""
    return joined([f"{share}\N{NO-BREAK SPACE}%" for share in shares], words)


def offer(policy: Policy | None, game: AnyGame, words: Words, *, seats: int) -> list[Markup]:
    """Return what an invitation says about time: the terms, and how long the match usually takes."""
    said = terms(policy, words)
    if policy is not None:
        said.append(words("policy-lasts", expected=_lasts(policy, game, words, seats=seats)))
    name = NO_CLOCK if policy is None else policy.name
    return [words("policy-title", name=title(name, words)), *(Markup("- {}").format(sentence) for sentence in said)]


def joined(items: Sequence[str], words: Words) -> Markup:
    """Return several things as a sentence lists them."""
    return Markup(format_list([str(escaped(item)) for item in items], locale=words.language))


def weekday(day: int, words: Words, width: Literal["wide", "abbreviated"] = "wide") -> str:
    """Return the name of a day of the week; 0 is Monday."""
    return str(get_day_names(width, "stand-alone", words.language)[day])


def lasts(policy: Policy, game: AnyGame, words: Words) -> Markup:
    """Return how long a match of a game usually takes that as few play as can."""
    expected = _lasts(policy, game, words, seats=game.info.min_seats)
    return words("policy-lasts-game", game=words(f"{game.info.key}-name"), expected=expected)


def _lasts(policy: Policy, game: AnyGame, words: Words, *, seats: int) -> Markup:
    return durations.rough(int(expected_duration(policy, game.info, seats=seats).total_seconds()), words)


def example(policy: Policy, words: Words) -> list[Markup]:
    """Return a simulated week of somebody who is on turn with a full bank and sleeps at night."""
    calendar = Calendar(sleep=NIGHT, sleeps=policy.sleeps, rest_days=policy.rest_days)
    end = deadline(calendar, MONDAY, policy.bank)
    midnights = takewhile(lambda at: at < end, (MONDAY.replace(hour=0) + DAY * day for day in range(WEEK_DAYS)))
    days = [
        Markup("{} {}").format(weekday(at.weekday(), words, "abbreviated"), _counted(calendar, at, end, words))
        for at in midnights
    ]
    asked = [_reminded_at(policy, calendar, share) for share in sorted(policy.reminders, reverse=True)]
    times = Markup(", ").join(_time(at, words) for at in asked)
    return [
        words("policy-example", bank=durations.exact(policy.bank, words)),
        words("policy-example-days", days=Markup(" · ").join(days)),
        *([words("policy-example-reminder", times=times)] if times else []),
        words("policy-example-end", time=_time(end, words)),
    ]


def _reminded_at(policy: Policy, calendar: Calendar, share: int) -> datetime:
    """Return when a reminder comes; one that would come at night comes the evening before."""
    at = deadline(calendar, MONDAY, policy.bank * (ALL - share) // ALL)
    asleep = night(calendar, at)
    return asleep[0] if asleep else at


def _counted(calendar: Calendar, day: datetime, end: datetime, words: Words) -> Markup:
    return durations.compact(counted(calendar, max(day, MONDAY), min(day + DAY, end)), words)


def _time(at: datetime, words: Words) -> Markup:
    """Return a time of the example by weekday, with the week where it is not the first."""
    week = (at - MONDAY.replace(hour=0)) // timedelta(weeks=1)
    day = weekday(at.weekday(), words)
    return words("policy-example-time", day=day, time=f"{at.hour}:{at.minute:02}", week=week + 1)


def known(own: Mapping[str, Policy]) -> dict[str, Policy | None]:
    """Return every policy of a server by name: those that are always there, then its own."""
    return {**SHIPPED, **own}


def find(typed: str, own: Mapping[str, Policy], languages: Mapping[Language, Words]) -> str | None:
    """Return the name of the policy that somebody means, in whichever language; None if there is none."""
    spelt = {reading(title(name, words)): name for words in languages.values() for name in SHIPPED}
    return {**{reading(name): name for name in known(own)}, **spelt}.get(reading(typed))


def unknown(typed: str, own: Mapping[str, Policy], words: Words) -> UnknownPolicy:
    """Return the refusal for a name that no policy has."""
    return UnknownPolicy(typed=typed, **meant(typed, [title(name, words) for name in known(own)]))


def encode(policy: Policy) -> str:
    """Return a policy as it fits on a button; times are cut to minutes."""
    times = (policy.bank, policy.increment, policy.cap)
    parts = (
        *(seconds // durations.MINUTE for seconds in times),
        int(policy.sleeps),
        "".join(map(str, policy.rest_days)),
        policy.vacation_days,
        "-".join(map(str, policy.reminders)),
        ON_TIMEOUT.index(policy.on_timeout),
        policy.name,
    )
    return SEPARATOR.join(map(str, parts))


def decode(text: str) -> Policy:
    """Return the policy on a button.

    Raises:
        UnknownButton: it is none that `encode` makes.
    """
    found = ENCODED.fullmatch(text)
    if found is None:
        raise UnknownButton
    times = {time: int(found[time]) * durations.MINUTE for time in ("bank", "increment", "cap")}
    return Policy(
        name=found["name"],
        **times,
        sleeps=found["sleeps"] == "1",
        rest_days=tuple(map(int, found["rest_days"])),
        vacation_days=int(found["vacation_days"]),
        reminders=tuple(map(int, found["reminders"].split("-"))) if found["reminders"] else (),
        on_timeout=ON_TIMEOUT[int(found["on_timeout"])],
    )
