"""Corrections and a next season whose divisions are drawn: nothing moves by itself, an organiser decides.

Somebody may belong to another division than the draw knew. Then an organiser moves them, with fixtures as a late
joiner has and their old place struck, or lets them stay; both with a reason.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.ids import PersonId
from engine.seasons.course.late_joining import meetings
from engine.seasons.errors import NothingCorrected
from engine.seasons.facts.places import EntrantKept, EntrantMoved, EntrantTransferred
from engine.seasons.facts.union import Facts
from engine.seasons.formats import format_of
from engine.seasons.organisers.neutrality import require_neutral
from engine.seasons.organisers.requests import OrganiserRequest
from engine.seasons.state.season import Season
from leagues.core import EntrantId
from leagues.divisions import DrawRecord


@dataclass(frozen=True, slots=True)
class CorrectedPlace:
    """Somebody plays in one division and belongs to another one by now; nobody has decided about it yet."""

    entrant: EntrantId
    person: PersonId
    present: int
    due: int


def corrected_places(season: Season, records: Mapping[EntrantId, DrawRecord]) -> Sequence[CorrectedPlace]:
    """Return who belongs to another division than theirs, by what is known of the seasons before now (`records`).

    Only who belongs elsewhere than was known when they were placed: who plays higher since others are away stays there.
    """
    if season.phase not in {"drawn", "running"} or season.paused_at is not None:
        return ()
    if not format_of(season.rules).transfers(season.rules):
        return ()
    found = []
    for entrant, earned in sorted(season.entitled_division.items()):
        present, record = season.division_of(entrant), records.get(entrant)
        due = None if record is None or record.division is None else min(record.division, len(season.divisions))
        is_settled = season.has_left(entrant) or due in {None, present, min(earned, len(season.divisions))}
        if present is not None and due is not None and not is_settled:
            found.append(CorrectedPlace(entrant, season.entrants[entrant].person, present, due))
    return found


def settle(asked: OrganiserRequest) -> Facts:
    """Move somebody into the division where they belong by a correction of the season before, or let them stay.

    Raises:
        NothingCorrected: they belong where they play, or it was decided meanwhile.
        PartyToSeason: who decides played in that race in the season before.
    """
    season, before, chosen = asked.season, asked.before, asked.chosen.corrected
    places = corrected_places(season, asked.records)
    place = next((place for place in places if chosen is not None and place.entrant == chosen.entrant), None)
    if place is None or chosen is None or before is None:
        raise NothingCorrected
    earlier = before.entrant_of(place.person)
    require_neutral(before, asked.by, {before.division_of(earlier.id) or 0} if earlier else set())
    if not chosen.is_moved:
        earned = asked.records[place.entrant].division or 0
        return (EntrantKept("entrant_kept", place.entrant, earned, asked.note, asked.by),)
    if season.phase == "drawn":
        return (EntrantMoved("entrant_moved", place.entrant, place.due, asked.note, asked.by),)
    number = EntrantId(season.latest_entrant + 1)
    fixtures = meetings(season, number, place.due)
    return (
        EntrantTransferred("entrant_transferred", place.entrant, number, place.due, fixtures, asked.note, asked.by),
    )
