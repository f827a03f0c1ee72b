"""What a person and a server have chosen; None means not chosen, so that a default applies."""

from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

from engine.facts import PersonId

Language = Literal["en", "de"]
ThemeName = Literal["dark", "light"]
Way = Literal["thread", "message", "digest", "none"]
"""How somebody is told: a ping in the thread, direct messages, one of them a day for all matches, or not at all."""

MORNING: Final = 8
LONGEST_SLEEP: Final = 12 * 60
"""Minutes: more would be a way of stopping the clock."""


@dataclass(frozen=True, slots=True)
class Person:
    """The choices of one person.

    Attributes:
        zone: name of the time zone (IANA).
        sleep: first and last minute of sleep, counted from local midnight; it may go over midnight. Nothing is said
            to the person meanwhile.
        notice: how the person is told what there is to do.
        digest_hour: the local hour of the daily message, 0 to 23.
        has_turned_board: pictures for the person alone show the own side in front.
    """

    id: PersonId
    language: Language | None = None
    has_preview: bool = True
    theme: ThemeName | None = None
    zone: str | None = None
    sleep: tuple[int, int] | None = None
    notice: Way = "thread"
    digest_hour: int = MORNING
    has_turned_board: bool = False


@dataclass(frozen=True, slots=True)
class Vacation:
    """Days on which a person is away, the first and the last included, by the person's own calendar."""

    person: PersonId
    first: date
    last: date


@dataclass(frozen=True, slots=True)
class Server:
    """The choices of one server: language and colours of public posts, where matches are played, who moderates.

    `policy` names how time runs where nobody names a policy.
    `has_appeals`: a ruling may be appealed against once, and another moderator decides.
    `rest_days` are weekdays (0 is Monday) by the calendar of `zone`; what goes wrong is reported in `report_channel`.
    """

    id: int
    language: Language | None = None
    theme: ThemeName | None = None
    channel: int | None = None
    moderator_role: int | None = None
    zone: str | None = None
    rest_days: tuple[int, ...] = ()
    report_channel: int | None = None
    policy: str | None = None
    has_appeals: bool = False
