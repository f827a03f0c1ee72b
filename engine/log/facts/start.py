"""Facts from the invitation to the start of a match."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import ComputerLevel, MatchId, PersonId, computer_person
from engine.log.facts.chance import Draw
from engine.time.policy import Policy
from games.core import Seat


@dataclass(frozen=True, slots=True)
class ComputerSeat:
    """A seat in which the computer sits: how well it plays, and in which version (`players.core.Player`)."""

    level: ComputerLevel
    version: int


@dataclass(frozen=True, slots=True)
class MatchProposed:
    """Somebody invites to a match.

    `invited` may be shorter than the free seats: the rest is open to all. `wished_seat` is what the proposer would like
    to have, None leaves it to the dice. `server` and `channel` say where; `rematch_of` names the match before. `policy`
    is how time runs, None where it does not. `commitment` binds to the seed of all draws before anybody adds entropy
    (docs/fairness.md). `fixture` names the fixture of a season that this match is, as `SEASON/NUMBER/ATTEMPT`; such a
    match starts by itself, in seats that the season's draw has given. `is_rated`: the result counts for ratings.
    `keeps_throws`: no takeback goes back across a throw. `hides_gain`: completions do not say what a line would bring.
    `forbids_study`: while it runs, nobody may try lines out on the study board.
    In the seats of `computer` the computer plays. `is_private`: the match is not shown outside of a thread of its own.
    `rest_zone` is the time zone (IANA) in which the policy's days of rest begin and end.
    """

    kind: Literal["match_proposed"]
    game: str
    game_version: int
    options: tuple[tuple[str, int], ...]
    seats: int
    by: PersonId
    invited: tuple[PersonId, ...]
    wished_seat: Seat | None
    server: int
    channel: int
    rematch_of: MatchId | None
    policy: Policy | None
    commitment: str
    fixture: str | None
    is_rated: bool
    keeps_throws: bool
    hides_gain: bool
    forbids_study: bool
    computer: tuple[ComputerSeat, ...]
    is_private: bool
    rest_zone: str

    @property
    def computer_persons(self) -> tuple[PersonId, ...]:
        """Return who the computer are, in the order of `computer`; they have joined from the beginning."""
        levels = [seat.level for seat in self.computer]
        return tuple(computer_person(level, levels[:at].count(level)) for at, level in enumerate(levels))


@dataclass(frozen=True, slots=True)
class PersonJoined:
    """Somebody accepts the invitation."""

    kind: Literal["person_joined"]
    person: PersonId


@dataclass(frozen=True, slots=True)
class EntropyAdded:
    """Somebody who plays adds any text, or opens the one promised before; what is drawn depends on it from now on."""

    kind: Literal["entropy_added"]
    person: PersonId
    entropy: str


@dataclass(frozen=True, slots=True)
class EntropyPromised:
    """Somebody who plays binds themselves to a text by its SHA-256 (64 hexadecimal digits), and shows it later.

    It is opened when all seats are filled and nobody can add anything any more; until then the match does not start.
    """

    kind: Literal["entropy_promised"]
    person: PersonId
    digest: str


@dataclass(frozen=True, slots=True)
class InvitationDeclined:
    """Somebody who was invited by name does not want to; the match cannot start any more."""

    kind: Literal["invitation_declined"]
    person: PersonId


@dataclass(frozen=True, slots=True)
class InvitationWithdrawn:
    """The proposer takes the invitation back before the start."""

    kind: Literal["invitation_withdrawn"]
    person: PersonId


@dataclass(frozen=True, slots=True)
class InvitationExpired:
    """Nobody has come for so long that the invitation counts no more (`engine.matches.decisions.moves.OPEN_FOR`)."""

    kind: Literal["invitation_expired"]


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """All seats are filled: who sits where, and again the commitment to the seed of all draws (docs/fairness.md)."""

    kind: Literal["match_started"]
    persons: tuple[PersonId, ...]
    commitment: str
    draws: tuple[Draw, ...]


StartFact = (
    MatchProposed
    | PersonJoined
    | EntropyAdded
    | EntropyPromised
    | InvitationDeclined
    | InvitationWithdrawn
    | InvitationExpired
    | MatchStarted
)
