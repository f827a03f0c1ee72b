"""A ladder, folded from its facts in the order of their times: beat somebody above you and take their rung.

Challenges reach a few rungs up. At any time everybody has at most one challenge of their own and one from others.
Not answering a challenge in time, declining it, or running out of time in its match costs one rung.
A fact that the rules do not allow at its time changes nothing, so every log makes a ladder.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Literal

from leagues.core import EntrantId


@dataclass(frozen=True, slots=True)
class RungRules:
    """The rules of climbing.

    Attributes:
        reach: how many rungs up a challenge may go.
        answer_s: time to accept a challenge, in seconds.
    """

    reach: int = 3
    answer_s: int = 3 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody joins at the bottom."""

    at: int
    number: int
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class LadderLeft:
    """Somebody leaves: everybody below moves up, and the leaver's challenges are over."""

    at: int
    number: int
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Challenged:
    """Somebody challenges somebody above them; the fact's number names the challenge."""

    at: int
    number: int
    entrant: EntrantId
    opponent: EntrantId


@dataclass(frozen=True, slots=True)
class ChallengeAnswer:
    """A challenge is accepted, and the match begins, or declined, which costs a rung as silence does."""

    at: int
    number: int
    challenge: int
    accepts: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The match of a challenge is over, with a winner or without (drawn, void); running out of time costs a rung."""

    at: int
    number: int
    challenge: int
    winner: EntrantId | None = None
    timed_out: tuple[EntrantId, ...] = ()


Fact = Joined | LadderLeft | Challenged | ChallengeAnswer | Ended
"""The facts of a ladder, at times in seconds since the epoch; numbers are unique and only grow.

If no time to answer can run out, times may have any unit, as only their order matters.
"""

Refusal = Literal["unknown", "self", "not_above", "out_of_reach", "has_challenged", "is_challenged"]
"""The reason for which somebody may not challenge somebody."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge that is not over: until when it may be answered, and whether it is being played."""

    number: int
    entrant: EntrantId
    opponent: EntrantId
    until: int
    is_accepted: bool = False


@dataclass(frozen=True, slots=True)
class Ladder:
    """The state of a ladder: everybody from the top, and the challenges that are not over, the oldest first."""

    rungs: tuple[EntrantId, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    rules: RungRules = field(default_factory=RungRules)

    @property
    def unanswered(self) -> Sequence[Challenge]:
        """Return the challenges that nobody has answered, the oldest first."""
        return [challenge for challenge in self.challenges if not challenge.is_accepted]

    def place(self, entrant: EntrantId) -> int:
        """Return somebody's place, from 1 at the top."""
        return self.rungs.index(entrant) + 1

    def refusal(self, entrant: EntrantId, opponent: EntrantId) -> Refusal | None:
        """Return why somebody may not challenge somebody now, None if they may."""
        if entrant not in self.rungs or opponent not in self.rungs:
            return "unknown"
        if entrant == opponent:
            return "self"
        steps = self.place(entrant) - self.place(opponent)
        if steps < 1:
            return "not_above"
        if steps > self.rules.reach:
            return "out_of_reach"
        if any(challenge.entrant == entrant for challenge in self.challenges):
            return "has_challenged"
        return "is_challenged" if any(challenge.opponent == opponent for challenge in self.challenges) else None

    def next_at(self) -> int | None:
        """Return the next deadline: when the first unanswered challenge runs out."""
        return min((challenge.until for challenge in self.unanswered), default=None)


def ladder(facts: Iterable[Fact], rules: RungRules, now: int) -> Ladder:
    """Return the ladder as it stands now; facts may come in any order, as they have times and numbers."""
    made = Ladder(rules=rules)
    for _, stands in _course(facts, rules, now):
        made = stands
    return made


def held_since(facts: Iterable[Fact], rules: RungRules, now: int) -> Mapping[EntrantId, int]:
    """Return since when everybody has been on their present rung, in the unit of the facts' times."""
    since: dict[EntrantId, int] = {}
    before: tuple[EntrantId, ...] = ()
    for at, made in _course(facts, rules, now):
        if made.rungs != before:
            moved = (entrant for place, entrant in enumerate(made.rungs) if before[place : place + 1] != (entrant,))
            since.update(dict.fromkeys(moved, at))
        before = made.rungs
    return {entrant: since[entrant] for entrant in before}


def _course(facts: Iterable[Fact], rules: RungRules, now: int) -> Iterator[tuple[int, Ladder]]:
    """Yield the time of each fact and the ladder after it."""
    made = Ladder(rules=rules)
    for fact in sorted(facts, key=attrgetter("at", "number")):
        if fact.at <= now:
            made = _after(_run_out(made, fact.at), fact)
            yield fact.at, made
    yield now, _run_out(made, now)


def _run_out(made: Ladder, now: int) -> Ladder:
    """Return the ladder after all unanswered challenges have run out, the earliest first."""
    while (until := made.next_at()) is not None and until <= now:
        late = min(made.unanswered, key=attrgetter("until", "number"))
        made = _dropped(_without(made, late), late.opponent)
    return made


def _after(made: Ladder, fact: Fact) -> Ladder:
    match fact:
        case Joined():
            return made if fact.entrant in made.rungs else replace(made, rungs=(*made.rungs, fact.entrant))
        case LadderLeft():
            rungs = tuple(entrant for entrant in made.rungs if entrant != fact.entrant)
            kept = (
                challenge
                for challenge in made.challenges
                if fact.entrant not in {challenge.entrant, challenge.opponent}
            )
            return replace(made, rungs=rungs, challenges=tuple(kept))
        case Challenged():
            if made.refusal(fact.entrant, fact.opponent):
                return made
            added = Challenge(fact.number, fact.entrant, fact.opponent, fact.at + made.rules.answer_s)
            return replace(made, challenges=(*made.challenges, added))
        case ChallengeAnswer():
            return _answered(made, fact)
        case Ended():
            return _ended(made, fact)


def _answered(made: Ladder, fact: ChallengeAnswer) -> Ladder:
    asked = next((challenge for challenge in made.unanswered if challenge.number == fact.challenge), None)
    if asked is None:
        return made
    if not fact.accepts:
        return _dropped(_without(made, asked), asked.opponent)
    accepted = replace(asked, is_accepted=True)
    return replace(made, challenges=tuple(accepted if old == asked else old for old in made.challenges))


def _ended(made: Ladder, fact: Ended) -> Ladder:
    played = next(
        (challenge for challenge in made.challenges if challenge.number == fact.challenge and challenge.is_accepted),
        None,
    )
    if played is None:
        return made
    made = _without(made, played)
    if fact.winner == played.entrant and made.place(played.entrant) > made.place(played.opponent):
        made = replace(made, rungs=tuple(_climbed(made.rungs, played.entrant, played.opponent)))
    for player in (played.entrant, played.opponent):
        is_below_already = player == played.opponent and fact.winner == played.entrant
        if player in fact.timed_out and not is_below_already:
            made = _dropped(made, player)
    return made


def _climbed(rungs: Sequence[EntrantId], winner: EntrantId, loser: EntrantId) -> Iterator[EntrantId]:
    """Yield the rungs with the winner on the loser's rung and the loser right below."""
    for entrant in rungs:
        if entrant == loser:
            yield winner
        if entrant != winner:
            yield entrant


def _dropped(made: Ladder, entrant: EntrantId) -> Ladder:
    """Return the ladder with somebody one rung lower, if there is one."""
    at, rungs = made.rungs.index(entrant), list(made.rungs)
    rungs[at : at + 2] = reversed(rungs[at : at + 2])
    return replace(made, rungs=tuple(rungs))


def _without(made: Ladder, over: Challenge) -> Ladder:
    return replace(made, challenges=tuple(challenge for challenge in made.challenges if challenge != over))
