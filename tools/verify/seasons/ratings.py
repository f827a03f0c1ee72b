"""Matches of a season that count for ratings, their weight and their order."""

from collections.abc import Iterator, Sequence

from tools.verify.log import Fact
from tools.verify.seasons.lists import alike
from tools.verify.seasons.matches import Matches
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Division


def rating_faults(
    said: Sequence[Fact], course: SeasonCourse, matches: Matches, divisions: Sequence[Division]
) -> Iterator[str]:
    """Yield where the rated matches are others, or in another order than the time of their ends has them.

    Of a match that is in no file only that it is one of the season, and that it counts once.
    """
    due = {event["match"]: event for event in _events(course, matches, divisions)}
    names = [event["match"] for event in said]
    if len(set(names)) < len(names) or {*names} - {*matches.missing} != due.keys():
        yield "ratings: these are not the matches that count for ratings"
    if names != [event["match"] for event in sorted(said, key=lambda event: (event["at"], event["match"]))]:
        yield "ratings: the matches do not count in the order of their ends"
    for event in said:
        if not alike(event, due.get(event["match"], event)):
            yield f"ratings: match {event['match']} counts otherwise than it was played and ruled"


def _events(course: SeasonCourse, matches: Matches, divisions: Sequence[Division]) -> Iterator[Fact]:
    """Yield the matches that count for ratings: played in the end, by the same people, nobody of them removed."""
    removed = {one for one, (how, _) in course.left.items() if how == "removed"}
    for division in divisions:
        for fixture in division.fixtures:
            match, ending = course.matches.get(fixture["number"], ""), division.endings.get(fixture["number"])
            one = matches.played.get(match)
            if one is None or not one.is_rated:
                continue
            if ending is not None and (ending.how != "played" or removed & set(fixture["entrants"])):
                continue
            places = one.places if ending is None else list(ending.places)
            at = one.ending()
            yield {"match": match, "at": at.at if at else 0, "persons": one.persons, "places": places}
