"""Sign-up of entrants and substitutes: pure functions from a season and a request to facts."""

from datetime import datetime, timedelta

from engine.ids import PersonId
from engine.seasons.errors import AlreadySignedUp, NotAskedInSeason, NotInSeason
from engine.seasons.facts.course import iso
from engine.seasons.facts.places import (
    EntrantAsked,
    EntrantConfirmed,
    EntrantReplaced,
    EntrantSignedOff,
    EntrantSignedUp,
    StandbyDeclined,
    StandbyOffered,
    StandbyWithdrawn,
)
from engine.seasons.facts.union import Facts
from engine.seasons.state.guards import BEFORE_START, LIVE, own_place, require_end, require_phase
from engine.seasons.state.season import Season
from leagues.core import EntrantId


def sign_up(season: Season, person: PersonId, *, at_once: int = 0, is_standing: bool = False) -> Facts:
    """Take part; who was a substitute is none any more."""
    require_phase(season, "open")
    if season.entrant_of(person) is not None:
        raise AlreadySignedUp
    entrant = EntrantId(season.latest_entrant + 1)
    return (EntrantSignedUp("entrant_signed_up", entrant, person, max(0, at_once), is_standing, is_new=False),)


def sign_off(season: Season, person: PersonId) -> Facts:
    """Do not take part after all; free until the start. After the draw the first substitute takes the place."""
    require_phase(season, *BEFORE_START)
    entrant = own_place(season, person).id
    if season.phase == "drawn" and season.standby:
        return (EntrantReplaced("entrant_replaced", entrant, season.standby[0], "", None),)
    return (EntrantSignedOff("entrant_signed_off", entrant, waits_on=False),)


def wish(season: Season, person: PersonId, *, at_once: int, is_standing: bool) -> Facts:
    """Change how many matches somebody wants at the same time (0: as the season has it), and whether for good."""
    require_phase(season, "open", "drawn", *LIVE)
    entrant = own_place(season, person)
    return (EntrantSignedUp("entrant_signed_up", entrant.id, person, max(0, at_once), is_standing, entrant.is_new),)


def gone(season: Season, person: PersonId, now: datetime) -> Facts:
    """Return what follows when somebody is not in the server any more: signed off, or asked whether they go on."""
    entrant = season.entrant_of(person)
    if entrant is None:
        return withdraw_standby(season, person) if person in season.standby and not season.is_over else ()
    if season.phase in BEFORE_START:
        return sign_off(season, person)
    is_asked = any(question.entrant == entrant.id for question in season.activity_checks)
    if not season.is_live or is_asked or season.has_left(entrant.id):
        return ()
    until = iso(now + timedelta(hours=season.rules.answer_hours))
    return (EntrantAsked("entrant_asked", entrant.id, until, "gone"),)


def offer_standby(season: Season, person: PersonId) -> Facts:
    """Offer to take the place of somebody who leaves."""
    require_end(season)
    require_phase(season, "open", "drawn", *LIVE)
    if season.entrant_of(person) is not None or person in season.standby:
        raise AlreadySignedUp
    return (StandbyOffered("standby_offered", person),)


def withdraw_standby(season: Season, person: PersonId) -> Facts:
    """Be no substitute any more; places that are offered right now are declined with it."""
    if person not in season.standby:
        raise NotInSeason
    return (*declined(season, person), StandbyWithdrawn("standby_withdrawn", person))


def declined(season: Season, person: PersonId) -> Facts:
    """Return that somebody takes none of the places that they are being asked about."""
    asked = (question for question in season.standby_questions if question.person == person)
    return tuple(StandbyDeclined("standby_declined", person, question.entrant) for question in asked)


def confirm(season: Season, person: PersonId) -> Facts:
    """Answer that one goes on."""
    asked = next((question for question in season.activity_checks if question.person == person), None)
    if asked is None:
        raise NotAskedInSeason
    return (EntrantConfirmed("entrant_confirmed", asked.entrant),)


def take_place(season: Season, person: PersonId, place: EntrantId | None = None) -> Facts:
    """Take the place that one was offered, the first one unless it is named."""
    asked = season.question_to(person, place)
    if asked is None:
        raise NotAskedInSeason
    return (EntrantReplaced("entrant_replaced", asked.entrant, person, "", None),)


def decline_place(season: Season, person: PersonId, place: EntrantId | None = None) -> Facts:
    """Decline the place that one was offered, the first one unless it is named."""
    asked = season.question_to(person, place)
    if asked is None:
        raise NotAskedInSeason
    return (StandbyDeclined("standby_declined", person, asked.entrant),)
