"""Forgeries of what a sound simulation has left, each of which only the simulation's own judge can see."""

from collections.abc import Callable, Mapping
from copy import copy, deepcopy
from dataclasses import replace
from datetime import timedelta
from typing import Final

from tests.simulation.league.followed import Left, Said
from tests.simulation.league.posts import CHAMPION, MARKER, MOVED, PERSON, ROW
from tests.simulation.paper import Message
from tests.simulation.world import Evidence

STRANGER: Final = "<@1>"
HOUR: Final = timedelta(hours=1)
Forge = Callable[[Evidence, Left], Left | None]


def forged(evidence: Evidence, left: Left, forge: Forge) -> tuple[Evidence, Left]:
    """Return what was left as if something else had happened."""
    paper = replace(evidence.paper, messages=deepcopy(evidence.paper.messages))
    other = replace(evidence, paper=paper, lives=[*evidence.lives], storms=[*evidence.storms])
    return other, forge(other, left) or left


def news(evidence: Evidence, says: Callable[[str], object] = lambda _: True) -> Message:
    """Return the last news about a season that says something."""
    found = [each for each in evidence.paper.messages.values() if is_about(each, "news") and says(each.texts[0])]
    return found[-1]


def is_about(message: Message, name: str) -> bool:
    """Tell whether a message is a post of a season that has a name."""
    found = MARKER.search(message.texts[-1])
    return found is not None and found[2] == name


def drop(evidence: Evidence, _: Left) -> None:
    """Lose a post."""
    del evidence.paper.messages[news(evidence).id]


def post_again(evidence: Evidence, _: Left) -> None:
    """Post something twice."""
    again = deepcopy(news(evidence))
    again.id += 1
    evidence.paper.messages[again.id] = again


def post_late(evidence: Evidence, _: Left) -> None:
    """Post all news an hour later."""
    for message in evidence.paper.messages.values():
        message.at += HOUR if is_about(message, "news") else timedelta()


def show_another_table(evidence: Evidence, _: Left) -> None:
    """Let somebody else be first in the last version of a table."""
    message = next(each for each in evidence.paper.messages.values() if is_about(each, "table-1"))
    message.texts[-1] = ROW.sub(lambda row: row[0].replace("**1", "**7", 1), message.texts[-1])


def crown_another(evidence: Evidence, _: Left) -> None:
    """Name somebody else as champion."""
    message = news(evidence, CHAMPION.search)
    message.texts[0] = CHAMPION.sub(lambda line: PERSON.sub(STRANGER, line[0]), message.texts[0])


def tell_another_difference(evidence: Evidence, _: Left) -> None:
    """Say of another person that their place has changed by a ruling."""
    message = news(evidence, MOVED.search)
    message.texts[0] = MOVED.sub(lambda line: PERSON.sub(STRANGER, line[0]), message.texts[0])


def ping_everybody(evidence: Evidence, _: Left) -> None:
    """Ping somebody with all news."""
    for message in evidence.paper.messages.values():
        message.mentions |= {1} if is_about(message, "news") else set()


def never_be_away(evidence: Evidence, _: Left) -> None:
    """Let the bot have been there all the time, so that nothing was to be given back."""
    evidence.lives[:] = [(evidence.lives[0][0], evidence.lives[-1][1])]
    evidence.storms.clear()


def archive_late(_: Evidence, left: Left) -> Left:
    """Archive all seasons an hour late."""
    return with_facts(left, lambda said: replace(said, at=said.at + HOUR) if said.kind == "season_archived" else said)


def bring_more(_: Evidence, left: Left) -> Left:
    """Let everybody have stood a place lower in the season before."""

    def lower(said: Said) -> Said:
        records = [record | {"order": record["order"] + 1} for record in said.fact.get("records", ())]
        return replace(said, fact=said.fact | {"records": records})

    return with_facts(left, lambda said: lower(said) if said.kind == "divisions_drawn" else said)


def with_facts(left: Left, change: Callable[[Said], Said]) -> Left:
    """Return seasons with other facts, which tools/verify has followed as they were."""
    seasons = {key: copy(season) for key, season in left.seasons.items()}
    for season in seasons.values():
        season.facts = [change(said) for said in season.facts]
        vars(season).pop("moments", None)
    return replace(left, seasons=seasons)


def give_titles(_: Evidence, left: Left) -> Left:
    """Give everybody another title."""
    return replace(left, titles={one: count + 1 for one, count in left.titles.items()})


def start_twice(_: Evidence, left: Left) -> Left:
    """Let every match of a season be there twice."""
    return replace(left, matches=[*left.matches, *left.matches])


FORGERIES: Final[Mapping[str, tuple[Forge, str]]] = {
    "a post is lost": (drop, "never posted"),
    "a post is there twice": (post_again, "posted twice"),
    "posts come late": (post_late, "posted late"),
    "a table is another one": (show_another_table, "table out of date"),
    "somebody else is champion": (crown_another, "wrong champion"),
    "a ruling has moved somebody else": (tell_another_difference, "wrong difference"),
    "somebody is pinged again and again": (ping_everybody, "two pings in a week"),
    "time is given back for nothing": (never_be_away, "outage"),
    "a season is archived late": (archive_late, "late: closed"),
    "titles are counted wrongly": (give_titles, "hall of fame"),
    "a fixture is played twice": (start_twice, "two matches"),
    "people bring what they have not earned": (bring_more, "brought"),
}
