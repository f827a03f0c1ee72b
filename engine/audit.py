"""Checks a match against its own log: chain, replay, draws, commitment and snapshot."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import chain, codec
from engine.codec import Games
from engine.dice import commitment, value
from engine.facts import ChanceDrawn, Draw, MatchId, MatchStarted
from engine.match import decode, encode, fold
from engine.store import Entry, Snapshot


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that does not agree: a code, and the number of the fact (0: the match as a whole)."""

    code: str
    seq: int = 0


def audit(
    games: Games, match: MatchId, entries: Sequence[Entry], *, snapshot: Snapshot | None, seed: bytes | None
) -> tuple[Fault, ...]:
    """Return what does not agree in a match, nothing if all is well.

    Codes: `empty`, `chain`, `replay`, `snapshot`, `commitment`, `draw`. The first three end the check.
    """
    if not entries:
        return (Fault("empty"),)
    broken = chain.first_fault(entries)
    if broken is not None or any(entry.match != match for entry in entries):
        return (Fault("chain", broken or 0),)
    faults = list(_draw_faults(match, entries, seed))
    try:
        folded = fold(games, entries)[-1]
    except Exception:  # a log that cannot be replayed is the very thing looked for
        return (*faults, Fault("replay"))
    if snapshot is None or encode(games[folded.proposal.game], decode(games, snapshot)) != encode(
        games[folded.proposal.game], folded
    ):
        faults.append(Fault("snapshot", folded.seq))
    return tuple(faults)


def _draw_faults(match: MatchId, entries: Sequence[Entry], seed: bytes | None) -> Sequence[Fault]:
    """Return the commitments and draws that the seed does not give; nothing before the start."""
    faults = []
    for entry in entries:
        fact = codec.decode_fact(entry.body)
        if not isinstance(fact, MatchStarted | ChanceDrawn):
            continue
        if seed is None or not all(_agrees(draw, seed, match) for draw in fact.draws):
            faults.append(Fault("draw", entry.seq))
        if isinstance(fact, MatchStarted) and seed is not None and fact.commitment != commitment(seed, match=match):
            faults.append(Fault("commitment", entry.seq))
    return faults


def _agrees(draw: Draw, seed: bytes, match: MatchId) -> bool:
    return draw.value == value(seed, match=match, number=draw.number, sides=draw.sides)
