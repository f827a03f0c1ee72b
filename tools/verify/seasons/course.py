"""The course of a season fact by fact, told a second time from docs/leagues.md; faults where a fact cannot stand."""

from collections.abc import Callable, Iterator, Mapping
from itertools import zip_longest
from typing import Any, Final

from tools.verify.log import Fact
from tools.verify.seasons.calendar import keep_time, time_faults
from tools.verify.seasons.claims import DECIDES
from tools.verify.seasons.draws import divided, lots_of, planned
from tools.verify.seasons.formats import OF_FORMATS, ONLY_IN, rules_faults
from tools.verify.seasons.kinds import BY_ROUNDS, format_of
from tools.verify.seasons.neutrality import partiality
from tools.verify.seasons.places import OF_PLACES
from tools.verify.seasons.shapes import PHASES
from tools.verify.seasons.state import CLIMBING, SeasonCourse
from tools.verify.seasons.teams import is_missed

HOW_PLAYED: Final = {"played", "walkover"}


def go_on(course: SeasonCourse, fact: Fact, moment: int) -> Iterator[str]:
    """Take the next fact, which was written at a time in microseconds, and yield what is wrong with it."""
    course.seq, course.at, course.moment = course.seq + 1, moment // 10**6, moment
    kind = fact["kind"]
    if kind in CLIMBING:
        course.climbed.append((moment, fact))
    if course.phase not in PHASES[kind].split():
        yield f"it cannot come while the season is {course.phase}"
        return
    if kind in ONLY_IN and format_of(course.rules) not in ONLY_IN[kind]:
        yield f"there is no such thing in the format {format_of(course.rules)}"
        return
    yield from time_faults(course, fact)
    yield from partiality(course, fact)
    if kind in HANDLERS:
        yield from HANDLERS[kind](course, fact)
    if kind in DECIDES and course.told:
        touched = _decided_in(course, fact)
        course.told |= {claim: False for claim in course.told if course.division_of(claim[0]) == touched}
    keep_time(course, fact)
    course.history.note(fact, moment, course.phase, course.until)


def _decided_in(course: SeasonCourse, fact: Fact) -> int | None:
    if "fixture" in fact:
        division: int | None = course.fixtures.get(fact["fixture"], {}).get("division")
        return division
    return course.division_of(fact["entrant"])


def found(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A season is announced."""
    course.founded, course.rules, course.phase = fact, fact["rules"], "announced"
    if fact["number"] < 1 or (fact["previous"] is None) != (fact["number"] == 1):
        yield "its number and the season before do not belong together"
    yield from rules_faults(course.rules)


def change_rules(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The rules change, but never the game."""
    if fact["rules"]["game"] != course.rules["game"] or fact["rules"]["seats"] != course.rules["seats"]:
        yield "another game is not another rule"
    course.rules = fact["rules"]
    yield from rules_faults(course.rules)


def open_sign_up(course: SeasonCourse, _fact: Fact) -> Iterator[str]:
    """Sign-up opens."""
    course.phase = "open"
    yield from ()


def open_seed(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The seed is opened once."""
    if course.seed is not None:
        yield "the seed is opened twice"
    course.seed = bytes.fromhex(fact["seed"])


def draw_divisions(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Lots and divisions follow from the seed, and from what people bring."""
    if course.seed is None:
        yield "the divisions were drawn before the seed was opened"
        return
    people, sizes = sorted(course.entrants), [len(group) for group in fact["divisions"]]
    draws, lots = lots_of(course.seed, course.season, people)
    if fact["draws"] != draws or fact["lots"] != lots:
        yield "the lots are not drawn as the seed has them"
    drawn = [one for group in fact["divisions"] for one in group]
    if len(set(drawn)) < len(drawn) or not set(drawn) <= set(people):
        yield "somebody is in a division twice, or has not signed up"
    elif course.rules["seats"] == 2 and len(drawn) < len(people):
        yield "somebody who has signed up is in no division"
    elif sizes != sorted(sizes, reverse=True) or (course.rules["seats"] == 2 and max(sizes) - min(sizes) > 1):
        yield "the divisions are not of the sizes that the rules have"
    if sorted(one["entrant"] for one in fact["records"]) != people:
        yield "what people bring is not that of everybody who has signed up"
    elif fact["divisions"] != divided(fact, sizes):
        yield "the divisions do not follow from what people have brought and from the lots"
    course.phase, course.lots, course.draws = "drawn", list(fact["lots"]), len(draws)
    course.divisions = [list(group) for group in fact["divisions"]]
    course.standby[:0] = [persons[-1] for one, persons in course.entrants.items() if one not in drawn]
    course.entrants = {one: persons for one, persons in course.entrants.items() if one in drawn}


def move(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """An organiser puts somebody into another division before the start."""
    yield from _place(course, fact["entrant"], fact["division"])


def _place(course: SeasonCourse, one: int, division: int) -> Iterator[str]:
    if not 1 <= division <= len(course.divisions) or one not in course.entrants:
        yield f"there is no entrant {one} or no division {division}"
        return
    course.divisions = [[each for each in group if each != one] for group in course.divisions]
    course.divisions[division - 1].append(one)


def start(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """All fixtures follow from the divisions in the order of the draw; a ladder begins without any."""
    if course.phase == "announced" and format_of(course.rules) != "ladder":
        yield "it starts before the draw"
    course.divisions = [group for group in course.divisions if group]
    course.effort.spend(10 * sum(len(group) ** 2 for group in course.divisions))
    course.phase = "running"
    course.fixtures = {each["number"]: each for each in fact["fixtures"]}
    if len(course.fixtures) < len(fact["fixtures"]):
        yield "a fixture is there twice"
    if any(said != due for said, due in zip_longest(fact["fixtures"], planned(course.divisions, course.rules))):
        yield "the fixtures are not those of the divisions"


def start_fixture(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A fixture is played in a match that is no other fixture's."""
    number, match = fact["fixture"], fact["match"]
    course.effort.spend(2 * len(course.attempts))
    if number not in course.fixtures:
        yield f"there is no fixture {number}"
    elif number in course.matches:
        yield f"fixture {number} has begun already"
    elif match in course.attempts:
        yield f"match {match} is that of another fixture"
    earlier = sum(each == number for each, _ in course.attempts.values())
    course.matches[number] = match
    course.attempts.setdefault(match, (number, earlier + 1))
    course.begun.setdefault(match, course.moment)


def rule(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """It is decided how a fixture counts: by who does not play there, or since time is over."""
    number = fact["fixture"]
    if number not in course.fixtures:
        yield f"there is no fixture {number}"
        return
    fixture = course.fixtures[number]
    seats = len(fixture["entrants"]) if fact["ending"] in HOW_PLAYED else 0
    ranks = sorted(fact["places"])
    if len(ranks) != seats or any(place != ranks.index(place) + 1 for place in ranks):
        yield f"its places are not those of an ending as {fact['ending']}"
    if fact["by"] is None and not _may_be_unsigned(course, fact, fixture):
        yield "it does not say who has decided"
    course.rulings[number] = (fact, course.moment)


def _may_be_unsigned(course: SeasonCourse, fact: Fact, fixture: Fact) -> bool:
    """Tell whether time or somebody's leaving alone can have decided; in a bracket what decides nothing is void."""
    by_time = {"unplayed", "walkover", "double_walkover"} if format_of(course.rules) in BY_ROUNDS else {"unplayed"}
    is_late = course.phase == "overtime" and course.is_past
    if (is_late and fact["ending"] in by_time) or is_missed(course, fact):
        return True
    if format_of(course.rules) != "knockout":
        return False
    if fact["ending"] == "walkover":
        loser = fixture["entrants"][fact["places"].index(max(fact["places"]))] if fact["places"] else None
        return loser in course.left
    return fact["ending"] == "void" or (
        fact["ending"] == "double_walkover" and set(fixture["entrants"]) <= {*course.left}
    )


def reverse(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A ruling is taken back."""
    if course.rulings.pop(fact["fixture"], None) is None:
        yield f"nothing was ruled about fixture {fact['fixture']}"


def reopen(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A fixture is played again in another match."""
    number = fact["fixture"]
    if number not in course.matches:
        yield f"fixture {number} has not begun"
        return
    course.voided.append(course.matches.pop(number))
    course.rulings.pop(number, None)


def adjust(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Points are given or taken."""
    if fact["entrant"] not in course.entrants:
        yield f"there is no place {fact['entrant']}"
        return
    course.adjustments.append((fact["entrant"], fact["points"]))


def decide_place(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody who plays is told to be first, promoted or relegated, where that is something."""
    division, lowest = course.division_of(fact["entrant"]), len(course.divisions)
    if division is None or fact["entrant"] in course.left:
        yield f"nobody plays in place {fact['entrant']}"
    elif {"title": division > 1, "promotion": division == 1, "relegation": division == lowest}[fact["what"]]:
        yield f"there is no {fact['what']} in division {division}"
    course.told[fact["entrant"], fact["what"]] = True


def end_week(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Weeks are counted on."""
    if fact["week"] <= course.weeks:
        yield f"week {fact['week']} has ended before"
    course.weeks = fact["week"]


def pause(course: SeasonCourse, _fact: Fact) -> Iterator[str]:
    """The season stands."""
    if course.is_paused:
        yield "it is paused already"


def resume(course: SeasonCourse, _fact: Fact) -> Iterator[str]:
    """The season goes on."""
    if not course.is_paused:
        yield "it is not paused"


def correct(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The tables have become others than those that were bound to before."""
    if fact["table_digest"] == course.table_digest:
        yield "it corrects nothing"
    course.table_digest = fact["table_digest"]


def close(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The matches are over; a ladder closes only when somebody has ended it, or nobody climbs any more."""
    if format_of(course.rules) == "ladder" and course.until is None:
        yield "nobody has ended the ladder"
    course.phase, course.table_digest, course.asked, course.offered = "closed", fact["table_digest"], {}, {}


def phase(name: str) -> Callable[[SeasonCourse, Fact], Iterator[str]]:
    """Return what takes a season into another phase."""

    def go(course: SeasonCourse, _fact: Fact) -> Iterator[str]:
        course.phase = name
        yield from ()

    return go


HANDLERS: Final[Mapping[str, Callable[[SeasonCourse, Any], Iterator[str]]]] = {
    **OF_FORMATS,
    **OF_PLACES,
    "season_founded": found,
    "rules_changed": change_rules,
    "sign_up_opened": open_sign_up,
    "season_seed_opened": open_seed,
    "divisions_drawn": draw_divisions,
    "entrant_moved": move,
    "season_started": start,
    "fixture_started": start_fixture,
    "fixture_ruled": rule,
    "ruling_reversed": reverse,
    "fixture_reopened": reopen,
    "points_adjusted": adjust,
    "place_decided": decide_place,
    "week_ended": end_week,
    "season_paused": pause,
    "season_resumed": resume,
    "overtime_began": phase("overtime"),
    "season_closed": close,
    "season_corrected": correct,
    "season_archived": phase("archived"),
    "season_cancelled": phase("cancelled"),
}
"""Handlers of the facts that change a season; other kinds change nothing that is checked."""
