"""Audience of a change: those whom it concerns, and how and when each of them is told.

A ping in the post tells at once, a notification later. Only those who have something new to do are told, so that nobody
is pinged for their own move; when a match is set back, everything is new. Hours of sleep are quiet, a digest has its
hour, and people who ask for too much in a match ping nobody.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.posts.match.tasks import Task, is_listed, todo
from bot.typed.zones import UTC_NAME
from engine.ids import PersonId, is_computer
from engine.log.codec import AnyGame
from engine.log.facts.offers import OfferMade
from engine.log.facts.play import ActionTaken, TurnTakenBack
from engine.log.facts.rulings import DisputeOpened, MatchRewound
from engine.log.facts.time import AbsenceBegan, PlayerReminded
from engine.log.json_text import as_json
from engine.matches.decisions.plans import is_lapsed
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.people.preferences import Person
from engine.stores.matches import MatchStore
from engine.stores.outbox import Brief, Notice, NoticeKind
from engine.stores.store import Store
from engine.time.clock import Calendar, night

HOUR = 60


def zone_of(person: Person) -> ZoneInfo:
    """Return a person's time zone; UTC while none is chosen."""
    return ZoneInfo(person.zone or UTC_NAME)


def awake_from(person: Person, now: datetime) -> datetime:
    """Return now if the person is awake, else the end of the sleep."""
    asleep = night(Calendar(zone=person.zone or UTC_NAME, sleep=person.sleep), now)
    return asleep[1] if asleep else now


def next_digest(person: Person, now: datetime) -> datetime:
    """Return the next time at which the person's daily message is due, after now."""
    day = now.astimezone(zone_of(person)).date()
    times = (at(person, day + timedelta(days=days), person.digest_hour * HOUR) for days in range(3))
    return next(moment for moment in times if moment > now)


def digest_tomorrow(person: Person, now: datetime) -> datetime:
    """Return when the daily message is due on the next day: one that came late is not followed by another one today."""
    return at(person, now.astimezone(zone_of(person)).date() + timedelta(days=1), person.digest_hour * HOUR)


def at(person: Person, day: date, minute: int) -> datetime:
    """Return the moment when a person's clock shows a number of minutes after midnight, as UTC."""
    return datetime.combine(day, time(minute // HOUR, minute % HOUR), zone_of(person)).astimezone(UTC)


@dataclass(frozen=True, slots=True)
class ChangeAudience:
    """The people who may be pinged by the post about a change, and those who are told in another way."""

    pinged: frozenset[PersonId] = frozenset()
    notices: tuple[Notice, ...] = ()


async def audience(
    store: Store, game: AnyGame, change: Change, now: datetime, brief: Brief, posted_at: datetime | None = None
) -> ChangeAudience:
    """Return how those are told who have something new to do.

    If the post is there already, from before a crash or a fault of Discord, it has pinged who was awake when it came.
    """
    rings_at = posted_at or now
    match = change.after
    is_set_back = any(isinstance(fact, TurnTakenBack | MatchRewound) for fact in change.facts)
    before = todo(game, change.before) if change.before and not is_set_back else {}
    told: dict[PersonId, tuple[NoticeKind, Task | None]] = dict(_told_by_time(change))
    for one, tasks in todo(game, match).items():
        # Who has answered an offer is not told once more that it is their turn.
        if new := [task for task in tasks if task not in before.get(one, ())]:
            told[one] = "turn", new[0]
    offer = next((fact for fact in change.facts if isinstance(fact, OfferMade)), None)
    is_insisting = offer is not None and await insists(store.matches, match, offer)
    told = {one: what for one, what in told.items() if not (is_computer(one) or (is_insisting and what[1] == "answer"))}
    planners = await _planners(store, game, change)
    people = {person.id: person for person in brief.people}
    pinged, notices = set[PersonId](), []
    for one, (kind, task) in told.items():
        person = people.get(one) or await store.people.person(one)
        if one in brief.muted or person.notice == "none" or (kind == "absence" and person.notice != "message"):
            continue
        # Those who still wait for secrets cannot get direct messages, or the secrets would have come. The post about a
        # move names nobody who has to agree to an offer once more.
        is_named = task != "answer" or any(isinstance(fact, OfferMade) for fact in change.facts)
        is_at_once = kind == "turn" and is_named and (person.notice == "thread" or task == "secrets")
        if is_at_once and awake_from(person, rings_at) == rings_at:
            pinged.add(one)
        else:
            notices.append(notice(person, match, now, kind=kind))
    for one in match.persons if _has_ended(change) else ():
        if is_computer(one):
            continue
        person = people.get(one) or await store.people.person(one)
        if one not in brief.muted and person.notice != "none":
            notices.append(Notice(one, "over", awake_from(person, now), match.id, match.seq))
    for one, seq in planners.items():
        awake = awake_from(people.get(one) or await store.people.person(one), now)
        notices.append(Notice(one, "plan", awake, match.id, seq))
    return ChangeAudience(frozenset(pinged), tuple(notices))


def _has_ended(change: Change) -> bool:
    return change.after.phase == "over" and change.before is not None and change.before.phase == "running"


async def _planners(store: Store, game: AnyGame, change: Change) -> Mapping[PersonId, int]:
    """Return whose plans a change has carried out or made to fall away, each with the number of a fact about it."""
    if not game.info.allows_plans:
        return {}
    match, first = change.after, change.announcement.first
    lapsed = {each.person: match.seq for each in await store.plans.of_match(match.id) if is_lapsed(each, match)}
    done = {
        fact.person: seq
        for seq, fact in enumerate(change.facts, start=first)
        if isinstance(fact, ActionTaken) and fact.is_planned
    }
    return {**lapsed, **done}


def _told_by_time(change: Change) -> Iterator[tuple[PersonId, tuple[NoticeKind, Task | None]]]:
    """Yield who is told what time has brought about, though it gives them nothing new to do."""
    for fact in change.facts:
        match fact:
            case PlayerReminded(person=person):
                yield person, ("reminder", None)
            case AbsenceBegan(person=away):
                yield from ((other, ("absence", None)) for other in change.after.persons if other != away)
            case _:
                pass


def notice(person: Person, match: Match, now: datetime, *, kind: NoticeKind = "turn") -> Notice:
    """Return a notice about the present state of a match, at the time when the person wants it."""
    if person.notice == "digest" and is_listed(person.id, match):
        return Notice(person.id, "digest", next_digest(person, now))
    return Notice(person.id, kind, awake_from(person, now), match.id, match.seq)


MOST_A_DAY: Final = {"offer_made": 5, "dispute_opened": 2}
"""How many offers, and calls for a moderator, of one person in one match ping others within a day."""

DAY: Final = timedelta(days=1)


async def insists(matches: MatchStore, match: Match, fact: OfferMade | DisputeOpened) -> bool:
    """Tell whether somebody has asked more often within a day than others are to be pinged for it.

    What they ask still counts, and stands in the post and in everybody's list; the last entry of the log is now.
    """
    log = await matches.log(match.id, upto=match.seq)
    recent = [as_json(entry.body) for entry in log if entry.at > log[-1].at - DAY]
    asked = [one for one in recent if (one["kind"], one.get("person")) == (fact.kind, fact.person)]
    return len(asked) > MOST_A_DAY[fact.kind]
