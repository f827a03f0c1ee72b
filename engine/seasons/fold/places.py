"""Places in a season: who signs up and off, joins late, is asked, leaves, and takes somebody's place."""

from dataclasses import replace
from datetime import datetime

from engine.seasons.facts.fixtures import made
from engine.seasons.facts.places import (
    EntrantAsked,
    EntrantConfirmed,
    EntrantJoined,
    EntrantKept,
    EntrantMoved,
    EntrantReplaced,
    EntrantSignedOff,
    EntrantSignedUp,
    EntrantTransferred,
    EntrantWithdrew,
    PlaceFact,
    SignUpAllowed,
    StandbyAsked,
    StandbyDeclined,
    StandbyOffered,
    StandbyWithdrawn,
    TimeAsked,
)
from engine.seasons.state.own import Entrant
from engine.seasons.state.season import EntrantQuestion, Season
from leagues.core import EntrantId, Withdrawal


def changed(season: Season, fact: PlaceFact, at: datetime) -> Season:
    """Return what a fact about places makes of a season."""
    match fact:
        case EntrantSignedUp() | EntrantSignedOff() | StandbyOffered() | StandbyWithdrawn():
            return _signed(season, fact)
        case SignUpAllowed(person=person):
            return replace(season, allowed=season.allowed | {person})
        case EntrantMoved(entrant=entrant, division=division):
            return replace(season, divisions=_moved(season.divisions, entrant, division))
        case EntrantJoined() | EntrantTransferred():
            return _joined(season, fact, at)
        case EntrantKept(entrant=entrant, division=division):
            return replace(season, entitled_division={**season.entitled_division, entrant: division})
        case TimeAsked(entrant=entrant):
            return replace(season, asked_for_time={**season.asked_for_time, entrant: at})
        case EntrantAsked() | EntrantConfirmed() | EntrantWithdrew():
            return _staying(season, fact, at)
        case StandbyAsked() | StandbyDeclined() | EntrantReplaced():
            return _substituted(season, fact, at)


def _signed(season: Season, fact: EntrantSignedUp | EntrantSignedOff | StandbyOffered | StandbyWithdrawn) -> Season:
    match fact:
        case EntrantSignedUp():
            known = season.entrants.get(fact.entrant, Entrant(fact.entrant, (fact.person,), is_new=fact.is_new))
            entrant = replace(known, at_once=fact.at_once, is_standing=fact.is_standing)
            others = tuple(person for person in season.standby if person != fact.person)
            return replace(
                season,
                entrants={**season.entrants, fact.entrant: entrant},
                latest_entrant=max(season.latest_entrant, fact.entrant),
                standby=others,
            )
        case EntrantSignedOff():
            left = {number: one for number, one in season.entrants.items() if number != fact.entrant}
            divisions = tuple(tuple(one for one in group if one != fact.entrant) for group in season.divisions)
            return replace(season, entrants=left, divisions=divisions)
        case StandbyOffered():
            return replace(season, standby=(*season.standby, fact.person))
        case StandbyWithdrawn():
            return replace(season, standby=tuple(person for person in season.standby if person != fact.person))


def _moved(
    divisions: tuple[tuple[EntrantId, ...], ...], entrant: EntrantId, division: int
) -> tuple[tuple[EntrantId, ...], ...]:
    kept = [tuple(one for one in group if one != entrant) for group in divisions]
    kept[division - 1] = (*kept[division - 1], entrant)
    return tuple(kept)


def _joined(season: Season, fact: EntrantJoined | EntrantTransferred, at: datetime) -> Season:
    """Return the season with another entrant, the last in the division and in the order of lots."""
    if isinstance(fact, EntrantTransferred):
        season = _staying(season, EntrantWithdrew("entrant_withdrew", fact.entrant, "moved", fact.note, fact.by), at)
        before, entrant = season.entrants[fact.entrant], fact.place
        joined = replace(before, id=entrant, persons=(before.person,))
        season = replace(season, entitled_division={**season.entitled_division, entrant: fact.division})
    else:
        entrant, joined = fact.entrant, Entrant(fact.entrant, (fact.person,), is_new=fact.is_new)
    return replace(
        season,
        entrants={**season.entrants, entrant: joined},
        latest_entrant=entrant,
        divisions=_moved(season.divisions, entrant, fact.division),
        lots=(*season.lots, entrant),
        fixtures={**season.fixtures, **made(fact.fixtures)},
        standby=tuple(person for person in season.standby if person != joined.person),
    )


def _staying(season: Season, fact: EntrantAsked | EntrantConfirmed | EntrantWithdrew, at: datetime) -> Season:
    others = tuple(question for question in season.activity_checks if question.entrant != fact.entrant)
    match fact:
        case EntrantAsked(entrant=entrant, until=until, reason=reason):
            person = season.entrants[entrant].person
            question = EntrantQuestion(person, entrant, datetime.fromisoformat(until), at, reason == "gone")
            return replace(season, activity_checks=(*others, question))
        case EntrantConfirmed(entrant=entrant):
            is_back = any(question.is_gone for question in season.activity_checks if question.entrant == entrant)
            confirmed = season.confirmed if is_back else season.confirmed | {entrant}
            return replace(season, activity_checks=others, confirmed=confirmed)
        case EntrantWithdrew(entrant=entrant, how=how):
            withdrawal = Withdrawal(entrant, how, int(at.timestamp()))
            return replace(season, activity_checks=others, withdrawals=(*season.withdrawals, withdrawal))


def _substituted(season: Season, fact: StandbyAsked | StandbyDeclined | EntrantReplaced, at: datetime) -> Season:
    match fact:
        case StandbyAsked(person=person, entrant=entrant, until=until):
            question = EntrantQuestion(person, entrant, datetime.fromisoformat(until), at)
            return replace(season, standby_questions=(*season.standby_questions, question))
        case StandbyDeclined(person=person, entrant=entrant):
            left = tuple(each for each in season.standby_questions if each.entrant != entrant)
            return replace(season, standby_questions=left, declined=season.declined | {(person, entrant)})
        case EntrantReplaced(entrant=entrant, person=person):
            before = season.entrants[entrant]
            after = Entrant(before.id, (*before.persons, person), since=at)
            return replace(
                season,
                entrants={**season.entrants, entrant: after},
                withdrawals=tuple(one for one in season.withdrawals if one.entrant != entrant),
                standby=tuple(one for one in season.standby if one != person),
                standby_questions=tuple(
                    each for each in season.standby_questions if each.entrant != entrant and each.person != person
                ),
                confirmed=season.confirmed - {entrant},
            )
