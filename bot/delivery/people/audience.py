"""Whom a change concerns, and how each of them is told: by a ping in the post at once, or by a notice later.

Only those who have something new to do are told, so that nobody is pinged for their own move. When a match is set
back, everything is new.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.delivery.people.insistence import insists
from bot.delivery.people.quiet_hours import awake_from, next_digest
from bot.posts.match.tasks import Task, is_listed, todo
from engine.ids import is_computer
from engine.log.codec import AnyGame
from engine.log.facts import AbsenceBegan, ActionTaken, OfferMade, PersonId, PlayerReminded, TurnTakenBack
from engine.log.outbox import Notice, NoticeKind
from engine.log.rulings import MatchRewound
from engine.log.store import Store
from engine.matches.decisions.plans import is_lapsed
from engine.matches.service.service import Change
from engine.matches.state.match import Match
from engine.people.preferences import Person


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may be pinged by the post about a change, and who is told in another way."""

    pinged: frozenset[PersonId] = frozenset()
    notices: tuple[Notice, ...] = ()


async def audience(
    store: Store, game: AnyGame, change: Change, now: datetime, posted_at: datetime | None = None
) -> Audience:
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
    muted = await store.people.muted_by(match.id)
    pinged, notices = set[PersonId](), []
    for one, (kind, task) in told.items():
        person = await store.people.person(one)
        if one in muted or person.notice == "none" or (kind == "absence" and person.notice != "message"):
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
        person = await store.people.person(one)
        if one not in muted and person.notice != "none":
            notices.append(Notice(one, "over", awake_from(person, now), match.id, match.seq))
    for one, seq in planners.items():
        awake = awake_from(await store.people.person(one), now)
        notices.append(Notice(one, "plan", awake, match.id, seq))
    return Audience(frozenset(pinged), tuple(notices))


def _has_ended(change: Change) -> bool:
    return change.after.phase == "over" and change.before is not None and change.before.phase == "running"


async def _planners(store: Store, game: AnyGame, change: Change) -> Mapping[PersonId, int]:
    """Return whose plans a change has carried out or made to fall away, each with the number of a fact about it."""
    if not game.info.allows_plans:
        return {}
    match, first = change.after, change.announcement.first_seq
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
