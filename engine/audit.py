"""Checks a match against its own log: chain, replay, commitment, seats, throws and snapshot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import chain, codec
from engine.codec import AnyGame, Games
from engine.decisions import deal_seats
from engine.dice import SeededChance, commitment
from engine.facts import ChanceDrawn, Fact, MatchId, MatchStarted, SeedOpened
from engine.match import Match, decode, fold
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
    try:
        matches = fold(games, entries)
    except Exception:  # a log that cannot be replayed is the very thing looked for
        return (Fault("replay"),)
    latest = matches[-1]
    game = games[latest.proposal.game]
    faults = [
        Fault(code, entry.seq)
        for before, entry in zip(matches, entries[1:], strict=False)
        for code in _seed_faults(game, before, codec.decode_fact(entry.body), seed or b"")
    ]
    if not _is_kept(games, snapshot, latest):
        faults.append(Fault("snapshot", latest.seq))
    return tuple(faults)


def _seed_faults(game: AnyGame, before: Match, fact: Fact, seed: bytes) -> Iterator[str]:
    """Yield what in a fact is not as the seed has it: the commitment, the seats dealt, what was thrown."""
    chance = SeededChance(seed, match=before.id, start=before.draws)
    match fact:
        case MatchStarted():
            if fact.commitment != commitment(seed, match=before.id):
                yield "commitment"
            if (deal_seats(before.proposal, before.joined, chance), chance.draws) != (fact.persons, fact.draws):
                yield "draw"
        case ChanceDrawn():
            action = codec.encode_action(game, game.draw(before.state, chance))
            if (action, chance.draws) != (fact.action, fact.draws):
                yield "draw"
        case SeedOpened():
            if fact.seed != seed.hex():
                yield "commitment"
        case _:
            pass


def _is_kept(games: Games, snapshot: Snapshot | None, match: Match) -> bool:
    """Tell whether the store's snapshot holds the match; its text may be that of an earlier version."""
    if snapshot is None:
        return False
    try:
        kept = decode(games, snapshot)
    except (KeyError, ValueError):
        return False
    head = (snapshot.match, snapshot.seq, snapshot.digest)
    return (kept, kept.state, *head) == (match, match.state, match.id, match.seq, match.digest)
