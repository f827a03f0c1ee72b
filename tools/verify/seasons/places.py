"""Places in a season, told a second time from docs/leagues.md: sign-up, joining late, leaving, and substitutes."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from tools.verify.log import Fact
from tools.verify.seasons.calendar import moment_of
from tools.verify.seasons.draws import meetings_of
from tools.verify.seasons.kinds import BY_ROUNDS, format_of, meets_twice
from tools.verify.seasons.state import SeasonCourse


def sign_up(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody takes a place, or changes their wishes; who was a substitute is none any more."""
    one, person = fact["entrant"], fact["person"]
    course.wishes[one] = fact["at_once"]
    if one in course.entrants:
        if course.entrants[one][-1] != person:
            yield f"person {person} does not have the place {one}"
        return
    if course.phase != "open" and course.seq > 1 and course.divisions:
        yield "sign-up is over"
    if one != max(course.signed, default=0) + 1:
        yield f"place {one} is not the next one"
    course.effort.spend(4 * len(course.entrants))
    if any(person == persons[-1] for persons in course.entrants.values()):
        yield f"person {person} has signed up twice"
    course.signed.add(one)
    course.entrants[one] = [person]
    _stands_by_no_more(course, person)


def sign_off(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody gives their place back before the start."""
    one = fact["entrant"]
    course.effort.spend(len(course.entrants))
    if course.fixtures:
        yield "nobody signs off once the season has begun"
    if course.entrants.pop(one, None) is None:
        yield f"nobody has place {one}"
    course.divisions = [[each for each in group if each != one] for group in course.divisions]


def join(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody joins late, and meets all who play on in a division."""
    if not course.rules["allows_late"]:
        yield "nobody joins this season late"
    if any(fact["person"] in persons for persons in course.entrants.values()):
        yield f"person {fact['person']} has played in this season already"
    yield from _newcomer(course, fact["entrant"], fact["person"], fact)


def transfer(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody goes on in another division; their old place is struck."""
    before = fact["entrant"]
    if before not in course.entrants or before in course.left:
        yield f"nobody plays in place {before}"
        return
    course.left[before] = ("moved", course.at)
    yield from _newcomer(course, fact["place"], course.entrants[before][-1], fact)


def _newcomer(course: SeasonCourse, one: int, person: int, fact: Fact) -> Iterator[str]:
    division = fact["division"]
    if one != max(course.signed, default=0) + 1:
        yield f"place {one} is not the next one"
    if not 1 <= division <= len(course.divisions):
        yield f"there is no division {division}"
        return
    if fact["fixtures"] != ([] if format_of(course.rules) in BY_ROUNDS else _meetings(course, one, division)):
        yield "the fixtures of who comes late are not those with all who play on"
    course.signed.add(one)
    course.entrants[one] = [person]
    course.divisions[division - 1].append(one)
    course.lots.append(one)
    course.fixtures.update({each["number"]: each for each in fact["fixtures"]})
    _stands_by_no_more(course, person)


def _meetings(course: SeasonCourse, one: int, division: int) -> list[Fact]:
    """Return the fixtures of a newcomer with all who play on in a division."""
    opponents = [each for each in course.divisions[division - 1] if each not in course.left]
    made = [each for each in course.fixtures.values() if each["division"] == division]
    course.effort.spend(len(course.fixtures) + 20 * len(opponents) * (len(made) + len(opponents)))
    is_double, first = meets_twice(course.rules), max(course.fixtures, default=0) + 1
    return meetings_of(one, opponents, made, is_double=is_double, first=first, division=division)


def ask(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody who plays on is asked whether they go on."""
    if fact["entrant"] not in course.open_places:
        yield f"nobody plays in place {fact['entrant']}"
    course.asked[fact["entrant"]] = moment_of(fact["until"]) or 0


def confirm(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Who was asked goes on."""
    if course.asked.pop(fact["entrant"], None) is None:
        yield f"place {fact['entrant']} was not asked"
    course.confirmed.add(fact["entrant"])


def withdraw(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody leaves once: by their own wish, by silence after a question, or removed by who does not play there."""
    one, how = fact["entrant"], fact["how"]
    if one not in course.entrants or one in course.left:
        yield f"nobody plays in place {one}"
        return
    if how == "silent" and one not in course.asked:
        yield f"place {one} was not asked"
    elif how == "silent" and course.moment < course.asked[one]:
        yield f"place {one} has time to answer left"
    if how == "removed" and fact["by"] is None:
        yield "it does not say who has removed them"
    if how == "moved":
        yield "nobody is moved without another place"
    course.asked.pop(one, None)
    course.left[one] = (how, course.at)


# Substitutes


def stand_by(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody would take a place."""
    if fact["person"] in course.standby or _plays(course, fact["person"]):
        yield f"person {fact['person']} plays, or is a substitute already"
    course.standby.append(fact["person"])


def stand_by_no_more(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody is no substitute any more."""
    if fact["person"] not in course.standby:
        yield f"person {fact['person']} is no substitute"
    _stands_by_no_more(course, fact["person"])


def ask_substitute(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A substitute is asked to take the place of who has left, or anybody by who hands their place over."""
    one, person = fact["entrant"], fact["person"]
    if one not in course.entrants or _plays(course, person):
        yield f"person {person} cannot take place {one}"
    elif one in course.left and person not in course.standby:
        yield f"person {person} is no substitute"
    if (person, one) in course.declined:
        yield f"person {person} has declined place {one}"
    course.offered[one] = person


def decline(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Who was asked does not take the place."""
    if course.offered.pop(fact["entrant"], None) != fact["person"]:
        yield f"person {fact['person']} was not asked to take place {fact['entrant']}"
    course.declined.add((fact["person"], fact["entrant"]))


def replace(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody plays on in another's place who does not play yet: who was asked, or whom an organiser puts there."""
    one, person = fact["entrant"], fact["person"]
    if one not in course.entrants:
        yield f"there is no place {one}"
        return
    if _plays(course, person):
        yield f"person {person} plays in this season already"
    if fact["by"] is None and not _may_take(course, one, person):
        yield f"person {person} was not asked to take place {one}"
    course.entrants[one] = [*course.entrants[one], person]
    course.left.pop(one, None)
    course.offered = {place: each for place, each in course.offered.items() if place != one and each != person}
    course.wishes.pop(one, None)
    course.confirmed.discard(one)
    _stands_by_no_more(course, person)


def _may_take(course: SeasonCourse, one: int, person: int) -> bool:
    """Tell whether a place is somebody's turn: before the start that of the first substitute, then of who was asked."""
    if course.phase == "drawn":
        return course.standby[:1] == [person]
    return course.offered.get(one) == person


def _plays(course: SeasonCourse, person: int) -> bool:
    return any(person == course.entrants[each][-1] for each in course.open_places)


def _stands_by_no_more(course: SeasonCourse, person: int) -> None:
    course.standby = [each for each in course.standby if each != person]


OF_PLACES: Final[Mapping[str, Callable[[SeasonCourse, Any], Iterator[str]]]] = {
    "entrant_signed_up": sign_up,
    "entrant_signed_off": sign_off,
    "entrant_joined": join,
    "entrant_transferred": transfer,
    "entrant_asked": ask,
    "entrant_confirmed": confirm,
    "entrant_withdrew": withdraw,
    "standby_offered": stand_by,
    "standby_withdrawn": stand_by_no_more,
    "standby_asked": ask_substitute,
    "standby_declined": decline,
    "entrant_replaced": replace,
}
