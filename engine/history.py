"""The play of a match, looked at step by step: what is in effect, and what a change has brought about."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine import codec
from engine.codec import AnyGame, Games
from engine.facts import Fact, MatchStarted, TurnTakenBack
from engine.fold import Step, done, fold, leaver
from engine.match import Match
from engine.sealing import NO_SEAL, Seal
from engine.store import Entry
from games.core import Moment


@dataclass(frozen=True, slots=True)
class Played:
    """A step of the play that is in effect, with the number of its fact."""

    seq: int
    moment: Moment[Any, Any]


def history(games: Games, entries: Sequence[Entry], *, seal: Seal = NO_SEAL) -> tuple[Played, ...]:
    """Return the steps of a play that are in effect, throws included; what was taken back is left out."""
    played: list[Played] = []
    matches = fold(games, entries, seal=seal)
    for entry, before, after in zip(entries[1:], matches, matches[1:], strict=False):
        fact = codec.decode_fact(entry.body)
        if isinstance(fact, TurnTakenBack):
            played = [step_ for step_ in played if step_.seq <= fact.back_to]
        elif isinstance(fact, Step):
            seat, action = done(games[after.proposal.game], fact, seal)
            played.append(Played(entry.seq, Moment(before.state, seat, action, after.state)))
    return tuple(played)


def moments(
    game: AnyGame, before: Match | None, facts: Iterable[Fact], *, seal: Seal = NO_SEAL
) -> tuple[Moment[Any, Any], ...]:
    """Return the steps of the play among facts that follow a match, for saying what each of them brought about."""
    state = before.state if before else None
    steps: list[Moment[Any, Any]] = []
    for fact in facts:
        if isinstance(fact, MatchStarted) and before is not None:
            state = game.setup(len(fact.persons), dict(before.proposal.options))
        elif before is not None and (seat := leaver(before, fact)) is not None:
            state = game.forfeit(state, seat) or state
        elif isinstance(fact, Step):
            mover, action = done(game, fact, seal)
            after = game.apply(state, mover, action)
            steps.append(Moment(state, mover, action, after))
            state = after
    return tuple(steps)
