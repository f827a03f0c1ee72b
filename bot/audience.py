"""Whom a change concerns, and how each of them is told: by a ping in the post at once, or by a notice later.

Only who has something to do that was not to be done before is told, so that nobody is pinged for the own move. Where
the match is set back, everything is to be done anew.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from bot.quiet import awake_from, next_digest
from engine.codec import AnyGame
from engine.facts import AbsenceBegan, ActionTaken, PersonId, PlayerReminded, TurnTakenBack
from engine.match import Match, Offer
from engine.plans import is_lapsed
from engine.preferences import Person
from engine.rulings import MatchRewound
from engine.service import Happened
from engine.store import Notice, NoticeKind, Store
from games.core import Seat

Task = Literal["join", "secrets", "answer", "move", "claim"]
"""What somebody is to do in a match."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may be pinged by the post about a change, and who is told in another way."""

    pinged: frozenset[PersonId] = frozenset()
    notices: tuple[Notice, ...] = ()


def todo(game: AnyGame, match: Match) -> Mapping[PersonId, tuple[Task, ...]]:
    """Return what each person is to do now, the most urgent first."""
    if match.phase == "proposed":
        return {guest: ("join",) for guest in match.proposal.invited if guest not in match.joined}
    if match.phase != "running":
        return {}
    waiting: list[tuple[PersonId, Task]] = []
    # While the first direct messages are under way nobody is asked for anything.
    if not match.is_being_told:
        waiting += ((match.persons[seat], "secrets") for seat in match.untold)
    if match.offer is not None:
        waiting += ((answering(match, match.offer, seat), "answer") for seat in match.asked)
    waiting += ((match.persons[seat], "move") for seat in match.due(game))
    waiting += ((person, "claim") for person in claimants(match))
    return {person: tuple(task for other, task in waiting if other == person) for person, _ in waiting}


async def audience(store: Store, game: AnyGame, happened: Happened, now: datetime) -> Audience:
    """Return how those are told who have something new to do."""
    match = happened.after
    is_set_back = any(isinstance(fact, TurnTakenBack | MatchRewound) for fact in happened.facts)
    before = todo(game, happened.before) if happened.before and not is_set_back else {}
    told: dict[PersonId, tuple[NoticeKind, Task | None]] = dict(_told_by_time(happened))
    for one, tasks in todo(game, match).items():
        # Who has answered an offer is not told once more that it is their turn.
        if new := [task for task in tasks if task not in before.get(one, ())]:
            told[one] = "turn", new[0]
    planners = await _planners(store, game, happened)
    muted = await store.muted_by(match.id)
    pinged, notices = set[PersonId](), []
    for one, (kind, task) in told.items():
        person = await store.person(one)
        if one in muted or person.notice == "none" or (kind == "absence" and person.notice != "message"):
            continue
        # Who waits for secrets takes no direct messages, else they would have come.
        is_at_once = kind == "turn" and (person.notice == "thread" or task == "secrets")
        if is_at_once and awake_from(person, now) == now:
            pinged.add(one)
        else:
            notices.append(notice(person, match, now, kind=kind))
    notices += [
        Notice(one, "plan", awake_from(await store.person(one), now), match.id, seq) for one, seq in planners.items()
    ]
    return Audience(frozenset(pinged), tuple(notices))


async def _planners(store: Store, game: AnyGame, happened: Happened) -> Mapping[PersonId, int]:
    """Return whose plans a change has carried out or made to fall away, each with the number of a fact about it."""
    if not game.info.allows_plans:
        return {}
    match, first = happened.after, happened.announcement.first_seq
    lapsed = {each.person: match.seq for each in await store.plans(match.id) if is_lapsed(each, match)}
    done = {
        fact.person: seq
        for seq, fact in enumerate(happened.facts, start=first)
        if isinstance(fact, ActionTaken) and fact.is_planned
    }
    return {**lapsed, **done}


def answering(match: Match, offer: Offer, seat: Seat) -> PersonId:
    """Return who answers for a seat: for one that is to be taken over, the substitute."""
    return offer.substitute if offer.substitute is not None and seat == offer.replaced else match.persons[seat]


def is_listed(person: PersonId, match: Match) -> bool:
    """Tell whether a match is among those of a person, which a digest tells of: a substitute is only asked."""
    return person in (match.persons or match.proposal.invited)


def claimants(match: Match) -> Sequence[PersonId]:
    """Return who may claim the win because others have no time left."""
    late = {seat for seat in match.active if match.is_late(seat)}
    if not late or match.policy is None or match.policy.zero != "claim":
        return ()
    return [match.persons[seat] for seat in match.active if late - {seat}]


def _told_by_time(happened: Happened) -> Iterator[tuple[PersonId, tuple[NoticeKind, Task | None]]]:
    """Yield who is told what time has brought about, though it gives them nothing new to do."""
    for fact in happened.facts:
        match fact:
            case PlayerReminded(person=person):
                yield person, ("reminder", None)
            case AbsenceBegan(person=away):
                yield from ((other, ("absence", None)) for other in happened.after.persons if other != away)
            case _:
                pass


def notice(person: Person, match: Match, now: datetime, *, kind: NoticeKind = "turn") -> Notice:
    """Return a notice about the present state of a match, at the time when the person wants it."""
    if person.notice == "digest" and is_listed(person.id, match):
        return Notice(person.id, "digest", next_digest(person, now))
    return Notice(person.id, kind, awake_from(person, now), match.id, match.seq)
