"""Facts about places in a season, and how they change hands."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from leagues.core import EntrantId, Leaving


@dataclass(frozen=True, slots=True)
class PlannedFixture:
    """A fixture as the log keeps it: its number, division, round, and the entrants in the order of their seats."""

    number: int
    division: int
    round: int
    entrants: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class EntrantSignedUp:
    """Somebody takes part. `at_once` is how many matches they want at the same time; 0: as the season has it.

    Of an entrant who takes part already it changes these wishes.
    `is_standing`: they want to take part in every further season until they say stop. `is_new`: too little was known of
    them, so that a season may let them play fewer matches at the same time.
    """

    kind: Literal["entrant_signed_up"]
    entrant: EntrantId
    person: PersonId
    at_once: int
    is_standing: bool
    is_new: bool


@dataclass(frozen=True, slots=True)
class SignUpAllowed:
    """An organiser lets somebody take part who does not meet the season's conditions."""

    kind: Literal["sign_up_allowed"]
    person: PersonId
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class EntrantSignedOff:
    """Somebody who signed up does not take part after all; free before the draw.

    `waits_on`: a group starts without them, and they wait for the next one.
    """

    kind: Literal["entrant_signed_off"]
    entrant: EntrantId
    waits_on: bool


@dataclass(frozen=True, slots=True)
class StandbyOffered:
    """Somebody would take the place of a person who leaves."""

    kind: Literal["standby_offered"]
    person: PersonId


@dataclass(frozen=True, slots=True)
class StandbyWithdrawn:
    """Somebody is no substitute any more."""

    kind: Literal["standby_withdrawn"]
    person: PersonId


@dataclass(frozen=True, slots=True)
class EntrantMoved:
    """The organiser has put somebody into another division before the start."""

    kind: Literal["entrant_moved"]
    entrant: EntrantId
    division: int
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class EntrantJoined:
    """Somebody takes a place in a division of a running season and meets all who play on in it.

    No fixture that was made before is touched. In the order of lots they come last.
    """

    kind: Literal["entrant_joined"]
    entrant: EntrantId
    person: PersonId
    division: int
    fixtures: tuple[PlannedFixture, ...]
    is_new: bool


@dataclass(frozen=True, slots=True)
class EntrantTransferred:
    """Somebody goes on in another division of a running season, since a correction of the season before says so.

    The place that they had (`entrant`) is struck; they have another one (`place`), with fixtures as a late joiner has.
    """

    kind: Literal["entrant_transferred"]
    entrant: EntrantId
    place: EntrantId
    division: int
    fixtures: tuple[PlannedFixture, ...]
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class EntrantKept:
    """Somebody stays where they play, though a correction of the season before says they belong to `division`."""

    kind: Literal["entrant_kept"]
    entrant: EntrantId
    division: int
    note: str
    by: PersonId


@dataclass(frozen=True, slots=True)
class EntrantAsked:
    """Somebody is asked whether they go on; no answer until a time is a withdrawal.

    They have let matches wait or lost them on time (`silent`), or are not in the server any more (`gone`).
    """

    kind: Literal["entrant_asked"]
    entrant: EntrantId
    until: str
    reason: Literal["silent", "gone"]


@dataclass(frozen=True, slots=True)
class TimeAsked:
    """Somebody who cannot go on for a while asks the organisers for time; nothing changes by it."""

    kind: Literal["time_asked"]
    entrant: EntrantId
    note: str


@dataclass(frozen=True, slots=True)
class EntrantConfirmed:
    """Somebody who was asked goes on."""

    kind: Literal["entrant_confirmed"]
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class EntrantWithdrew:
    """Somebody has left: by their own wish, by silence, or removed."""

    kind: Literal["entrant_withdrew"]
    entrant: EntrantId
    how: Leaving
    note: str
    by: PersonId | None


@dataclass(frozen=True, slots=True)
class StandbyAsked:
    """A substitute, or whom somebody hands over to, is asked to take a place, until a time; then the next one is."""

    kind: Literal["standby_asked"]
    person: PersonId
    entrant: EntrantId
    until: str


@dataclass(frozen=True, slots=True)
class StandbyDeclined:
    """A substitute does not want this place, or has not answered in time."""

    kind: Literal["standby_declined"]
    person: PersonId
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class EntrantReplaced:
    """Somebody plays on in another's place: results before stay, the place in the table is the entrant's."""

    kind: Literal["entrant_replaced"]
    entrant: EntrantId
    person: PersonId
    note: str
    by: PersonId | None


PlaceFact = (
    EntrantSignedUp
    | SignUpAllowed
    | EntrantSignedOff
    | StandbyOffered
    | StandbyWithdrawn
    | EntrantMoved
    | EntrantJoined
    | EntrantTransferred
    | EntrantKept
    | EntrantAsked
    | TimeAsked
    | EntrantConfirmed
    | EntrantWithdrew
    | StandbyAsked
    | StandbyDeclined
    | EntrantReplaced
)
