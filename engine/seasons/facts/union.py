"""The facts of a season: what has happened, in the past tense. A closed union.

A fact holds plain values. Results are not among them: they are the outcomes of the matches that fixtures name, and the
table is a function of both. Times are ISO texts in UTC.
"""

from engine.seasons.facts.course import (
    DivisionsDrawn,
    FixtureStarted,
    OutageCredited,
    OvertimeBegan,
    PhaseEnded,
    PlaceDecided,
    RulesChanged,
    SeasonArchived,
    SeasonCancelled,
    SeasonClosed,
    SeasonCorrected,
    SeasonExtended,
    SeasonFounded,
    SeasonPaused,
    SeasonResumed,
    SeasonSeedOpened,
    SeasonStarted,
    SignUpOpened,
    WeekEnded,
)
from engine.seasons.facts.fixtures import (
    FixtureReopened,
    FixtureRuled,
    MeetingDecided,
    MeetingsMade,
    PointsAdjusted,
    RoundDrawn,
    RulingReversed,
)
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderIdle, LadderJoined
from engine.seasons.facts.places import (
    EntrantAsked,
    EntrantConfirmed,
    EntrantJoined,
    EntrantKept,
    EntrantMoved,
    EntrantReplaced,
    EntrantSignedOff,
    EntrantSignedUp,
    EntrantTransferred,
    EntrantWithdrew,
    SignUpAllowed,
    StandbyAsked,
    StandbyDeclined,
    StandbyOffered,
    StandbyWithdrawn,
    TimeAsked,
    WaitTold,
)
from engine.seasons.facts.stages import (
    PentathlonStarted,
    StageClosed,
    StageCorrected,
    StageDropped,
    StageLeftOut,
    StageOpened,
)
from engine.seasons.facts.teams import TeamFact

SeasonFact = (
    SeasonFounded
    | RulesChanged
    | SignUpOpened
    | EntrantSignedUp
    | EntrantSignedOff
    | SignUpAllowed
    | StandbyOffered
    | StandbyWithdrawn
    | WaitTold
    | SeasonSeedOpened
    | DivisionsDrawn
    | EntrantMoved
    | SeasonStarted
    | RoundDrawn
    | MeetingsMade
    | MeetingDecided
    | EntrantJoined
    | EntrantTransferred
    | EntrantKept
    | FixtureStarted
    | EntrantAsked
    | TimeAsked
    | EntrantConfirmed
    | EntrantWithdrew
    | StandbyAsked
    | StandbyDeclined
    | EntrantReplaced
    | FixtureRuled
    | RulingReversed
    | FixtureReopened
    | PointsAdjusted
    | SeasonExtended
    | OvertimeBegan
    | SeasonClosed
    | SeasonCorrected
    | SeasonArchived
    | SeasonCancelled
    | PhaseEnded
    | SeasonPaused
    | SeasonResumed
    | WeekEnded
    | PlaceDecided
    | OutageCredited
    | LadderJoined
    | ChallengeMade
    | ChallengeAnswered
    | LadderIdle
    | PentathlonStarted
    | StageLeftOut
    | StageOpened
    | StageClosed
    | StageDropped
    | StageCorrected
    | TeamFact
)
Facts = tuple[SeasonFact, ...]
"""What a decision comes to; empty where there is nothing to write down."""
