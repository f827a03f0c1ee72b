"""Checks that a match belongs to its fixture: by the season's rules, in its time, between the people of its places."""

from collections.abc import Iterator
from typing import Final

from tools.verify.course import MatchCourse
from tools.verify.log import Fact, Log, microseconds
from tools.verify.seasons.history import MINUTE
from tools.verify.seasons.state import SeasonCourse

BY_MODERATORS: Final = {"match_proposed": None, "secrets_looked_at": "person"}
"""The field that names the moderator of a fact, if not `by`."""


def belonging_faults(log: Log, match: MatchCourse, season: SeasonCourse) -> Iterator[str]:
    """Yield what in a match, which was followed to its end, is not as its fixture and its season have it."""
    number, attempt = season.attempts[log.match]
    if log.rows[0]["fact"].get("fixture") != f"{season.season}/{number}/{attempt}":
        yield f"it does not say that it is fixture {number} of the season"
    fixture = season.fixtures.get(number)
    yield from _rule_faults(log, season, fixture)
    yield from _time_faults(log, season)
    if fixture is not None:
        yield from _seat_faults(log, season, fixture)
        yield from _moderator_faults(log, season, fixture)
        for seq, fact in match.by_season:
            moment = microseconds(log.rows[seq - 1])
            yield from (f"fact {seq} ({fact['kind']}): {wrong}" for wrong in _unsaid(fact, season, fixture, moment))


def _rule_faults(log: Log, season: SeasonCourse, fixture: Fact | None) -> Iterator[str]:
    invitation, rules = log.rows[0]["fact"], season.rules
    has_options = all(each in invitation["options"] for each in rules["options"])
    seats = rules["seats"] if fixture is None else len(fixture["entrants"])
    game = (log.game, log.game_version, invitation["seats"])
    if game != (rules["game"], rules["game_version"], seats) or not has_options:
        yield "it is not played by the rules of the season"
    if invitation.get("policy") != rules["policy"]:
        yield "its time policy is not that of the season"


def _time_faults(log: Log, season: SeasonCourse) -> Iterator[str]:
    """Yield that a match is older than its season's start, or began after the season knew it."""
    begun, known = microseconds(log.rows[0]), season.begun[log.match]
    if season.first_started is None or not season.first_started - MINUTE <= begun <= known + MINUTE:
        yield "it did not begin between the start of the season and the fact that says so"


def _seat_faults(log: Log, season: SeasonCourse, fixture: Fact) -> Iterator[str]:
    """Yield who sits down at the start without being due there."""
    at = next((at for at, row in enumerate(log.rows) if row["fact"]["kind"] == "match_started"), None)
    if at is None:
        return
    moment = microseconds(log.rows[at])
    for seat, person in enumerate(log.rows[at]["fact"]["persons"][: len(fixture["entrants"])]):
        if person not in season.players(fixture, seat, moment):
            yield f"person {person} does not have the place that seat {seat} is for"


def _moderator_faults(log: Log, season: SeasonCourse, fixture: Fact) -> Iterator[str]:
    """Yield that somebody moderates it to whom it matters how it ends."""
    for seq, row in enumerate(log.rows, 1):
        fact = row["fact"]
        name = BY_MODERATORS.get(fact["kind"], "by")
        person = fact.get(name) if name is not None else None
        if person is not None and season.is_party(person, {fixture["division"]}, microseconds(row)):
            yield f"fact {seq} ({fact['kind']}): person {person} decides in a division in which they play"


def _unsaid(fact: Fact, season: SeasonCourse, fixture: Fact, moment: int) -> Iterator[str]:
    """Yield that a match says in the name of its season what the season does not say."""
    if fact["kind"] == "fixture_lapsed":
        if not season.history.is_over(fixture, moment):
            yield "the season was still waiting for it"
        return
    seat = fact["seat"]
    due = season.players(fixture, seat, moment)
    if fact["kind"] == "player_replaced" and fact["after"] not in due:
        yield f"person {fact['after']} has not taken over the place that seat {seat} is for"
    has_left = season.history.has_left(fixture["entrants"][seat], moment)
    if fact["kind"] == "player_left" and fact["person"] in due and not has_left:
        yield f"person {fact['person']} has not left the season"
