"""The rungs of a season's ladder: what has happened there, as `leagues.ladder` takes it, and all challenges.

Times are in microseconds since the epoch there, since only their order matters. The order of the rungs is not here: it
follows from this and the results of the matches (`engine.seasons.formats.ladder.challenges`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Literal

from engine.log.chain import microseconds
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderJoined
from engine.seasons.state.own import FormatState
from leagues import ladder
from leagues.core import EntrantId

State = Literal["open", "accepted", "declined", "over"]


@dataclass(frozen=True, slots=True)
class SeasonChallenge:
    """A challenge: made at a time, to be answered until another; `fixture` is that of the match once it is accepted.

    `over`: it was never answered, since somebody has left or the ladder closes.
    """

    number: int
    entrant: EntrantId
    opponent: EntrantId
    made_at: datetime
    until: datetime
    state: State = "open"
    fixture: int | None = None


@dataclass(frozen=True, slots=True)
class Rungs(FormatState):
    """The events on a ladder but the ends of matches, in its order; challenges by number; when it was last."""

    log: tuple[ladder.Fact, ...] = ()
    challenges: Mapping[int, SeasonChallenge] = field(default_factory=dict)
    latest: datetime | None = None

    @property
    def open(self) -> tuple[SeasonChallenge, ...]:
        """Return the challenges that nobody has answered yet, the oldest first."""
        return tuple(each for each in self.challenges.values() if each.state == "open")

    @property
    def next_number(self) -> int:
        """Return the number of the next challenge: that of its fact."""
        return len(self.log)

    def after(self, fact: LadderJoined | ChallengeMade | ChallengeAnswered, at: datetime) -> "Rungs":
        """Return what a fact makes of this."""
        when, number, known = microseconds(at), len(self.log), dict(self.challenges)
        happened: ladder.Fact
        match fact:
            case LadderJoined(entrant=entrant):
                happened = ladder.Joined(when, number, entrant)
            case ChallengeMade(challenge=challenge, entrant=entrant, opponent=opponent, until=until):
                known[challenge] = SeasonChallenge(challenge, entrant, opponent, at, datetime.fromisoformat(until))
                happened = ladder.Challenged(when, challenge, entrant, opponent)
            case ChallengeAnswered(challenge=challenge, fixture=fixture):
                known[challenge] = _answered(known[challenge], None if fixture is None else fixture.number)
                happened = ladder.ChallengeAnswer(when, number, challenge, fixture is not None)
        return Rungs((*self.log, happened), known, at)

    def left(self, entrant: EntrantId, at: datetime) -> "Rungs":
        """Return this after somebody has left; challenges of theirs that nobody has answered are over."""
        gone = ladder.LadderLeft(microseconds(at), len(self.log), entrant)
        known = {
            number: _over(each) if entrant in {each.entrant, each.opponent} else each
            for number, each in self.challenges.items()
        }
        return Rungs((*self.log, gone), known, at)

    def closed(self) -> "Rungs":
        """Return this as the ladder closes: no challenge will be answered any more."""
        return replace(self, challenges={number: _over(each) for number, each in self.challenges.items()})

    def later(self, span: timedelta) -> "Rungs":
        """Return this with every time to answer later, since nobody could do anything."""
        moved = {
            number: replace(each, until=each.until + span) if each.state == "open" else each
            for number, each in self.challenges.items()
        }
        return replace(self, challenges=moved)


def _answered(challenge: SeasonChallenge, fixture: int | None) -> SeasonChallenge:
    return replace(challenge, state="declined" if fixture is None else "accepted", fixture=fixture)


def _over(challenge: SeasonChallenge) -> SeasonChallenge:
    return replace(challenge, state="over") if challenge.state == "open" else challenge
