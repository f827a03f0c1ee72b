"""The facts of a match: what has happened, in the past tense. A closed union, only ever added to.

A fact holds plain values, so that an old log can be read by every later version. Actions stand in it as JSON, written
and read by the game's own types (`engine.log.codec`).
"""

from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

from engine.ids import ComputerLevel, computer_person
from engine.ids import MatchId as MatchId
from engine.ids import PersonId as PersonId
from engine.log.offer_facts import OfferAnswered as OfferAnswered
from engine.log.offer_facts import OfferCancelled as OfferCancelled
from engine.log.offer_facts import OfferKind as OfferKind
from engine.log.offer_facts import OfferMade as OfferMade
from engine.log.rulings import (
    DisputeOpened,
    DisputeRuled,
    MatchAdjudicated,
    MatchRewound,
    MatchVoided,
    ModeratorNoted,
    PauseEscalated,
    PauseLapsed,
    RulingAppealed,
    StatementMade,
)
from engine.log.rulings import HoldReason as HoldReason
from engine.log.rulings import PauseReason as PauseReason
from engine.log.rulings import StandstillReason as StandstillReason
from engine.log.time_facts import AbsenceBegan as AbsenceBegan
from engine.log.time_facts import AbsenceEnded as AbsenceEnded
from engine.log.time_facts import ClocksHeld as ClocksHeld
from engine.log.time_facts import ClocksReleased as ClocksReleased
from engine.log.time_facts import GiftReason as GiftReason
from engine.log.time_facts import MatchPaused as MatchPaused
from engine.log.time_facts import MatchResumed as MatchResumed
from engine.log.time_facts import PlayerReminded as PlayerReminded
from engine.log.time_facts import SecretsAwaited as SecretsAwaited
from engine.log.time_facts import SecretsUnfetched as SecretsUnfetched
from engine.log.time_facts import TimeClaimed as TimeClaimed
from engine.log.time_facts import TimeGiven as TimeGiven
from engine.log.time_facts import TimeRanOut as TimeRanOut
from engine.log.time_facts import TimeSpent as TimeSpent
from engine.time.policy import Policy
from games.core import Outcome, Seat

Delivery = Literal["message", "fetched"]
"""How a player got their own secrets: by direct message, or by asking for them."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One value that chance gave: its number in the match, the sides, and what came (from 1).

    A number is used again only after a rewind that repeats draws.
    """

    number: int
    sides: int
    value: int


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


@dataclass(frozen=True, slots=True)
class ChanceDrawn:
    """Dice were thrown or something was shuffled: the action of chance and the draws it was made from."""

    kind: Literal["chance_drawn"]
    action: JsonValue
    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class SecretDrawn:
    """Chance has drawn something that not everybody may know yet; `used` is how many numbers of draws it has taken.

    `sealed` holds action, draws and salt closed with the operator's key, `commitment` binds to them in the open
    (`engine.log.sealing`, docs/fairness.md).
    """

    kind: Literal["secret_drawn"]
    sealed: str
    commitment: str
    used: int


@dataclass(frozen=True, slots=True)
class SecretTaken:
    """A player has done something that not everybody may know yet; sealed and committed to like `SecretDrawn`."""

    kind: Literal["secret_taken"]
    seat: Seat
    person: PersonId
    sealed: str
    commitment: str


@dataclass(frozen=True, slots=True)
class SecretsDelivered:
    """A player has got their own secrets; until all have, nobody can move."""

    kind: Literal["secrets_delivered"]
    seat: Seat
    person: PersonId
    how: Delivery


@dataclass(frozen=True, slots=True)
class DeliveryFailed:
    """A player has direct messages turned off; the match waits until the secrets are fetched."""

    kind: Literal["delivery_failed"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class SecretsLookedAt:
    """A moderator, who does not play, has looked at all secrets."""

    kind: Literal["secrets_looked_at"]
    person: PersonId
    note: str


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """A player has moved; `line` is the canonical record of it, with what its result has shown to everybody.

    `is_planned` tells that the player had planned it as the answer to the action before.
    """

    kind: Literal["action_taken"]
    seat: Seat
    person: PersonId
    action: JsonValue
    line: str
    is_planned: bool


@dataclass(frozen=True, slots=True)
class TurnTakenBack:
    """By consent the position is again the one after fact `back_to`; what came since stays in the log.

    Draws are not repeated: the next throw uses fresh numbers. `crosses_throw` records that both knew of the dice.
    """

    kind: Literal["turn_taken_back"]
    back_to: int
    crosses_throw: bool


@dataclass(frozen=True, slots=True)
class NotesOpened:
    """By agreement everybody may see the notes that the game keeps for players, from now on and of all the past."""

    kind: Literal["notes_opened"]


@dataclass(frozen=True, slots=True)
class PlayerResigned:
    """A player gives up."""

    kind: Literal["player_resigned"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player has left the season that the match belongs to, and nobody has taken the place."""

    kind: Literal["player_left"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class FixtureLapsed:
    """The season that the match belongs to is over; the match ends as it stands, unplayed."""

    kind: Literal["fixture_lapsed"]


@dataclass(frozen=True, slots=True)
class MatchLapsed:
    """A match ends without a winner: nobody moved against the computer, or could see it (`unseen`), for too long."""

    kind: Literal["match_lapsed"]
    reason: Literal["untouched", "unseen"]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    kind: Literal["match_ended"]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class SeedOpened:
    """The seed of all draws (64 hexadecimal digits), so that everybody can check them."""

    kind: Literal["seed_opened"]
    seed: str


@dataclass(frozen=True, slots=True)
class OpenedSecret:
    """What the secret fact `seq` has hidden, with the salt of its commitment."""

    seq: int
    salt: str
    action: JsonValue
    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class SecretsOpened:
    """Every secret of the match, in the order of the log, what was taken back included."""

    kind: Literal["secrets_opened"]
    secrets: tuple[OpenedSecret, ...]


@dataclass(frozen=True, slots=True)
class PlayerReplaced:
    """Somebody takes over a seat; `by` is the moderator who decided it, None where all agreed."""

    kind: Literal["player_replaced"]
    seat: Seat
    before: PersonId
    after: PersonId
    by: PersonId | None
    note: str


Fact = (
    MatchProposed
    | PersonJoined
    | InvitationDeclined
    | InvitationWithdrawn
    | InvitationExpired
    | MatchStarted
    | ChanceDrawn
    | ActionTaken
    | OfferMade
    | OfferAnswered
    | OfferCancelled
    | TurnTakenBack
    | PlayerResigned
    | MatchEnded
    | SeedOpened
    | SecretDrawn
    | SecretTaken
    | SecretsDelivered
    | DeliveryFailed
    | SecretsLookedAt
    | SecretsOpened
    | NotesOpened
    | TimeSpent
    | TimeGiven
    | PlayerReminded
    | TimeRanOut
    | TimeClaimed
    | AbsenceBegan
    | AbsenceEnded
    | MatchPaused
    | MatchResumed
    | PlayerReplaced
    | MatchRewound
    | MatchAdjudicated
    | MatchVoided
    | ModeratorNoted
    | DisputeOpened
    | StatementMade
    | DisputeRuled
    | RulingAppealed
    | EntropyAdded
    | SecretsAwaited
    | SecretsUnfetched
    | PauseEscalated
    | PauseLapsed
    | EntropyPromised
    | PlayerLeft
    | FixtureLapsed
    | MatchLapsed
    | ClocksHeld
    | ClocksReleased
)
