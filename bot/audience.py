"""Whom a change concerns, and how each of them is told: by a ping in the post at once, or by a notice later.

Only who has something to do that was not to be done before is told, so that nobody is pinged for the own move.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from bot.quiet import awake_from, next_digest
from engine.codec import AnyGame
from engine.facts import PersonId
from engine.match import Match
from engine.preferences import Person
from engine.service import Happened
from engine.store import Notice, NoticeKind, Store

Task = Literal["join", "secrets", "answer", "move"]
"""What somebody is to do in a match."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may be pinged by the post about a change, and who is told in another way."""

    pinged: frozenset[PersonId] = frozenset()
    notices: tuple[Notice, ...] = ()


def tasks(game: AnyGame, match: Match) -> Mapping[PersonId, Task]:
    """Return what each person is to do now; of several things the most urgent."""
    if match.phase == "proposed":
        return {guest: "join" for guest in match.proposal.invited if guest not in match.joined}
    if match.phase != "running":
        return {}
    found: dict[PersonId, Task] = {match.persons[seat]: "move" for seat in match.due(game)}
    if match.offer is not None:
        asked = set(match.active) - {match.offer.seat, *match.offer.accepted}
        found |= {match.persons[seat]: "answer" for seat in asked}
    # While the first direct messages are under way nobody is asked for anything.
    return found if match.is_being_told else found | {match.persons[seat]: "secrets" for seat in match.untold}


async def audience(store: Store, game: AnyGame, happened: Happened, now: datetime) -> Audience:
    """Return how those are told who have something new to do."""
    match = happened.after
    before = tasks(game, happened.before) if happened.before else {}
    told = {person: task for person, task in tasks(game, match).items() if before.get(person) != task}
    muted = await store.muted_by(match.id)
    pinged, notices = set[PersonId](), []
    for one, task in told.items():
        person = await store.person(one)
        if one in muted or person.notice == "none":
            continue
        # Who waits for secrets takes no direct messages, else they would have come.
        if (person.notice == "thread" or task == "secrets") and awake_from(person, now) == now:
            pinged.add(one)
        else:
            notices.append(notice(person, match, now))
    return Audience(frozenset(pinged), tuple(notices))


def notice(person: Person, match: Match, now: datetime, *, kind: NoticeKind = "turn") -> Notice:
    """Return a notice about the present state of a match, at the time when the person wants it."""
    if person.notice == "digest":
        return Notice(person.id, "digest", next_digest(person, now))
    return Notice(person.id, kind, awake_from(person, now), match.id, match.seq)
