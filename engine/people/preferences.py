"""Choices of a person and a server; None means not chosen, so that a default applies."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, Literal

from engine.ids import PersonId

Language = str
"""The code of a language in which the bot speaks, such as `de`: ISO 639."""
ThemeName = Literal["dark", "light"]
Way = Literal["thread", "message", "digest", "none"]
"""The way somebody is told: a ping in the thread, direct messages, one of them a day for all matches, or not at all."""

Shows = Literal["nothing", "records", "all"]
"""The part of somebody's record that others may see: nothing, their results, or also ratings, opponents and speed.

Somebody who shows nothing cannot be followed either.
"""

MORNING: Final = 8
MOST_MODERATORS: Final = 5
"""How many people a server may name as moderators, beside those of a role."""


@dataclass(frozen=True, slots=True)
class Person:
    """The choices of one person.

    Attributes:
        zone: name of the time zone (IANA).
        sleep: first and last minute of sleep, counted from local midnight; it may go over midnight. Nothing is said
            to the person meanwhile.
        night_taken: when the latest night had begun as zone or sleep changed (`engine.time.clock.Calendar`).
        notice: how the person is told what there is to do.
        digest_hour: the local hour of the daily message, 0 to 23.
        has_turned_board: pictures for the person alone show their own side in front.
        has_text: boards come in plain characters, too.
        shows: what others may see of the person with /profile.
    """

    id: PersonId
    language: Language | None = None
    has_preview: bool = True
    theme: ThemeName | None = None
    zone: str | None = None
    sleep: tuple[int, int] | None = None
    night_taken: datetime | None = None
    notice: Way = "thread"
    digest_hour: int = MORNING
    has_turned_board: bool = False
    has_text: bool = False
    shows: Shows = "records"


@dataclass(frozen=True, slots=True)
class Vacation:
    """Days on which a person is away, the first and the last included, from midnight to midnight in `zone`."""

    person: PersonId
    first: date
    last: date
    zone: str = "UTC"


@dataclass(frozen=True, slots=True)
class SolvedStep:
    """A step of a game's lesson that a person has solved, by the names of both."""

    person: PersonId
    game: str
    step: str


@dataclass(frozen=True, slots=True)
class Server:
    """The choices of one server: language and colours of public posts, where matches are played, who moderates.

    `policy` names how time runs where nobody names a policy.
    `has_appeals`: a ruling may be appealed against once, and another moderator decides.
    Rest days begin and end by the calendar of `zone` in matches that are proposed from now on. What goes wrong is
    reported in `report_channel`; each match that ends gets a line in `results_channel`.
    Once a week there is a puzzle in `puzzle_channel`.
    Members of `organiser_role` organise leagues, beside those who manage the server and the moderators.
    `has_events`: the dates of seasons are among Discord's scheduled events.
    Beside the members of `moderator_role`, the people in `moderators` moderate (at most `MOST_MODERATORS`).
    """

    id: int
    language: Language | None = None
    theme: ThemeName | None = None
    channel: int | None = None
    moderator_role: int | None = None
    zone: str | None = None
    report_channel: int | None = None
    policy: str | None = None
    has_appeals: bool = False
    results_channel: int | None = None
    organiser_role: int | None = None
    puzzle_channel: int | None = None
    has_events: bool = False
    moderators: tuple[PersonId, ...] = ()
