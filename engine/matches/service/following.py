"""Matches that can be followed, by whom, and the news in them. Pure."""

from typing import Literal

from engine.ids import PersonId
from engine.log.facts.play import ActionTaken
from engine.log.facts.secrets import SecretTaken
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.people.follows import FollowKind

News = Literal["move", "end"]


def reason_against(match: Match, person: PersonId) -> str | None:
    """Return why a person cannot follow a match: it is their own, private, or against the computer; else None."""
    if match.has_played(person) or person in (*match.joined, match.proposal.by):
        return "own"
    if match.proposal.is_private:
        return "private"
    return "computer" if match.proposal.computer else None


def subjects(match: Match, division: str | None) -> list[tuple[FollowKind, str]]:
    """Return as what a match is followed: itself, each of its people, and its division if it has one."""
    found: list[tuple[FollowKind, str]] = [("match", match.id)]
    found += [("person", str(person)) for person in match.persons]
    return found if division is None else [*found, ("division", division)]


def news_of(change: Change) -> News | None:
    """Return what a change is to those who follow, None if it is nothing."""
    match, before = change.after, change.before
    if match.phase == "over" and (before is None or before.phase == "running"):
        return "end"
    moved = match.phase == "running" and any(isinstance(fact, ActionTaken | SecretTaken) for fact in change.facts)
    return "move" if moved else None
