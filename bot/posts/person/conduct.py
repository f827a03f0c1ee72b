"""Reliability of people in words, the page of a member for moderators, and the conditions for signing up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n import Words
from bot.markup import Markup, quoted, when
from bot.posts.post import Button, Key, Post, rows
from bot.posts.speech import mention
from bot.typed import durations
from engine.conduct.deeds import Handed
from engine.ids import PersonId
from engine.people.reliability import MATCHES, WEIGHTS, Kind, Reliability
from engine.people.remarks import MemberNote
from engine.seasons.facts.rules import Rules

SHOWN: Final = 6
"""Faults, disputes, substitutes and notes that a page names, the latest."""

LEFT: Final[tuple[Kind, ...]] = ("asked", "silent", "removed")


def level_line(found: Reliability, words: Words) -> Markup:
    """Return how reliable somebody is, in one line of their own."""
    return words("settings-reliability", level=words(f"reliability-level-{found.level}"))


def explained(found: Reliability, words: Words) -> Post:
    """Return why somebody is as reliable as they are, and what makes it better, for themselves."""
    lines = [words(f"reliability-about-{found.level}"), *said(found, words), *faults(found, words)]
    return Post.of(
        words("reliability-title", level=words(f"reliability-level-{found.level}")),
        Markup("\n").join(lines),
        words("reliability-counts", matches=MATCHES),
    )


def said(found: Reliability, words: Words) -> Iterator[Markup]:
    """Yield what a reliability is made from, and the way to a better one."""
    late = found.count("time")
    yield words("reliability-matches", matches=found.matches, finished=found.matches - late, late=late)
    left = found.count(*LEFT)
    if left:
        how = [words(f"reliability-left-{kind}", count=count) for kind in LEFT if (count := found.count(kind))]
        yield words("reliability-left", count=left, how=Markup(", ").join(how))
    mean = found.mean_answer
    if mean is not None:
        yield words("reliability-answer", mean=durations.left(int(mean.total_seconds()), words))
    if found.way is not None:
        level, count = found.way
        yield words("reliability-way", level=words(f"reliability-level-{level}"), count=count)


def faults(found: Reliability, words: Words) -> Iterator[Markup]:
    """Yield the latest faults, with the matches and seasons."""
    bad = [deed for deed in found.deeds if WEIGHTS[deed.kind]]
    for deed in bad[:SHOWN]:
        yield Markup("- {}").format(words(f"reliability-fault-{deed.kind}", where=deed.where, at=when(deed.at)))


@dataclass(frozen=True, slots=True)
class Member:
    """A member as moderators see them: `disputes` are lines about those in the member's matches."""

    person: PersonId
    reliability: Reliability
    disputes: Sequence[Markup]
    handed: Sequence[Handed]
    notes: Sequence[MemberNote]
    is_own: bool


def member_post(member: Member, words: Words) -> Post:
    """Return the page of a member; about oneself without notes."""
    level = words(f"reliability-level-{member.reliability.level}")
    lines = [words("member-level", level=level), *said(member.reliability, words), *faults(member.reliability, words)]
    disputes = _listed(words("member-disputes", count=len(member.disputes)), member.disputes)
    blocks = [Markup("\n").join(lines), disputes]
    handed = [_handed(handover, words) for handover in reversed(member.handed)]
    blocks.append(_listed(words("member-substitutes", count=len(handed)), handed))
    buttons: list[Button] = []
    if member.is_own:
        blocks.append(words("member-own"))
    else:
        blocks.append(Markup("\n").join((words("member-notes", count=len(member.notes)), *_notes(member, words))))
        blocks.append(words("member-hint"))
        buttons = [Button(words("button-member-note"), Key("mod_note", text=str(member.person)))]
    return Post.of(words("member-title", person=mention(member.person)), *blocks, *rows(buttons))


def _listed(title: Markup, lines: Sequence[Markup]) -> Markup:
    return Markup("\n").join((title, *(Markup("- {}").format(line) for line in lines[:SHOWN])))


def _handed(one: Handed, words: Words) -> Markup:
    return words("member-came" if one.has_come else "member-went", season=one.season, at=when(one.at))


def _notes(member: Member, words: Words) -> Iterator[Markup]:
    for note in member.notes[-SHOWN:]:
        yield words("member-note", by=mention(note.by), at=when(note.at))
        yield quoted(note.text)


def conditions_of(rules: Rules, words: Words) -> Iterator[Markup]:
    """Yield who may sign up for a season, as far as not everybody may."""
    if rules.conditions.least_reliability != "any":
        yield words("league-rules-reliability", least=rules.conditions.least_reliability)
    if rules.conditions.newcomers_at_once:
        yield words("league-rules-newcomers", count=rules.conditions.newcomers_at_once)
    if rules.conditions.least_rating:
        yield words("league-rules-rating-low", bound=str(rules.conditions.least_rating))
    if rules.conditions.most_rating:
        yield words("league-rules-rating-high", bound=str(rules.conditions.most_rating))
