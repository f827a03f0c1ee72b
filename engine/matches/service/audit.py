"""The check of a match against its log: chain, replay, commitment, seats, throws, clocks, computer, snapshot, lists."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.ids import MatchId, is_computer
from engine.log import chain, codec, sealing
from engine.log.chain import Entry
from engine.log.codec import AnyGame, Games
from engine.log.errors import MissingRules
from engine.log.facts.chance import ChanceDrawn, SeedOpened
from engine.log.facts.codec import decode_fact
from engine.log.facts.offers import OfferAnswered
from engine.log.facts.play import ActionTaken, PlayerResigned
from engine.log.facts.secrets import SecretDrawn, SecretsOpened, SecretTaken
from engine.log.facts.start import EntropyAdded, MatchStarted
from engine.log.facts.time import SecretsAwaited, TimeGiven, TimeRanOut, TimeSpent
from engine.log.facts.union import Fact
from engine.log.sealing import NO_SEAL, Seal, Secret
from engine.matches.decisions.computer import Duty, duty_of
from engine.matches.decisions.dice import SeededChance, commitment, digest_of, key
from engine.matches.decisions.moves import deal_seats
from engine.matches.decisions.secrecy import open_secrets
from engine.matches.state.fold import fold
from engine.matches.state.history import Through
from engine.matches.state.match import Match, OutdatedSnapshot, decode
from engine.matches.state.projections import projected
from engine.matches.state.steps import done
from engine.stores.matches import Projected, Snapshot
from engine.time.clock import SECOND, whole

AsThought = Callable[[Duty, Any], bool]
"""Tells whether the computer would do this again; true of what cannot be repeated.

Of a duty that is `asked` it is whether it agrees, else an action, None to resign.
"""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that does not agree: a code, and the number of the fact (0: the match as a whole)."""

    code: str
    seq: int = 0


def audit(
    games: Games,
    match: MatchId,
    entries: Sequence[Entry],
    *,
    snapshot: Snapshot | None,
    seed: bytes | None,
    listed: Projected | None = None,
    seal: Seal = NO_SEAL,
    as_thought: AsThought = lambda _duty, _action: True,
    through: Through = iter,
) -> tuple[Fault, ...]:
    """Return what does not agree in a match, nothing if all is well.

    `listed` is what lists say of it, None where nobody asks; faults of theirs are `summary`, `result` and `case`.
    Codes: `empty`, `chain`, `replay`, which end the check, and `snapshot`, `commitment`, `draw`, `secret`, `time`,
    `computer`.
    """
    if not entries:
        return (Fault("empty"),)
    broken = chain.first_fault(entries)
    if broken is not None or any(entry.match != match for entry in entries):
        return (Fault("chain", broken or 0),)
    try:
        matches = fold(games, through(entries), seal=seal)
    except Exception:  # a log that cannot be replayed is the very thing looked for
        return (Fault("replay"),)
    latest = matches[-1]
    game = codec.game_of(games, latest.proposal)
    facts = [decode_fact(entry.body) for entry in entries]
    faults = [Fault("commitment", 1)] if _is_promise_broken(latest, seed) else []
    faults += [
        Fault(code, before.seq + 1)
        for before, fact, entry in zip(matches, facts[1:], entries[1:], strict=False)
        for code in (
            *_time_faults(before, fact, entry.at),
            *_seed_faults(game, before, fact, seed or b""),
            *_secret_faults(game, before, fact, seed or b"", seal),
            *_computer_faults(game, before, fact, seed or b"", seal, as_thought),
        )
    ]
    faults += [
        Fault("secret", seq)
        for seq, fact in enumerate(facts, start=1)
        if isinstance(fact, SecretsOpened) and (fact,) != open_secrets(facts, seal)
    ]
    if not _is_kept(games, snapshot, latest, seal):
        faults.append(Fault("snapshot", latest.seq))
    if listed is not None:
        faults += [Fault(code, latest.seq) for code in _list_faults(listed, projected(game, matches))]
    return tuple(faults)


def _list_faults(listed: Projected, told: Projected) -> Iterator[str]:
    """Yield in which respect lists say something else of a match than its log tells."""
    if listed.summary != told.summary:
        yield "summary"
    if listed.finished != told.finished:
        yield "result"
    if listed.cases != told.cases:
        yield "case"


def _is_promise_broken(match: Match, seed: bytes | None) -> bool:
    """Tell whether the invitation has committed to another seed than the one that is kept."""
    return match.proposal.commitment != commitment(seed or b"", match=match.id)


def _seed_faults(game: AnyGame, before: Match, fact: Fact, seed: bytes) -> Iterator[str]:
    """Yield what in a fact is not as the seed has it: the commitment, the seats dealt, what was thrown."""
    chance = SeededChance(key(seed, match=before.id, entropies=before.entropies), match=before.id, start=before.draws)
    match fact:
        case MatchStarted():
            if fact.commitment != commitment(seed, match=before.id):
                yield "commitment"
            if (deal_seats(before.proposal, before.joined, chance), chance.draws) != (fact.persons, fact.draws):
                yield "draw"
        case ChanceDrawn():
            action = codec.encode_action(game, game.rules.draw(before.state, chance))
            if (action, chance.draws) != (fact.action, fact.draws):
                yield "draw"
        case EntropyAdded(person=person, entropy=entropy):
            if dict(before.promises).get(person) not in (None, digest_of(entropy)):
                yield "commitment"
        case SeedOpened():
            if fact.seed != seed.hex():
                yield "commitment"
        case _:
            pass


def _secret_faults(game: AnyGame, before: Match, fact: Fact, seed: bytes, seal: Seal) -> Iterator[str]:
    """Yield what in a secret fact is not as the seed has it: what was drawn, the salt, the commitment."""
    if not isinstance(fact, SecretDrawn | SecretTaken):
        return
    secret = sealing.reveal(fact, seal)
    drawn_from = key(seed, match=before.id, entropies=before.entropies)
    salt = sealing.salt(drawn_from, match=before.id, number=before.secrets)
    if isinstance(fact, SecretDrawn):
        chance = SeededChance(drawn_from, match=before.id, start=before.draws)
        drawn = Secret(codec.encode_action(game, game.rules.draw(before.state, chance)), chance.draws, salt)
        if (drawn.action, drawn.draws, fact.used) != (secret.action, secret.draws, len(chance.draws)):
            yield "draw"
    if (salt, sealing.commitment(secret, match=before.id)) != (secret.salt, fact.commitment):
        yield "commitment"


def _computer_faults(
    game: AnyGame, before: Match, fact: Fact, seed: bytes, seal: Seal, as_thought: AsThought
) -> Iterator[str]:
    """Yield that the computer has done something else than it does from its seed."""
    did: Any
    match fact:
        case ActionTaken() | SecretTaken():
            did = done(game, fact, seal)[1]
        case PlayerResigned():
            did = None
        case OfferAnswered(offer="draw"):
            did = fact.is_accepted
        case _:
            return
    if not is_computer(fact.person):
        return
    duty = duty_of(game, before, fact.seat, key(seed, match=before.id, entropies=before.entropies))
    if not as_thought(duty, did):
        yield "computer"


def _time_faults(before: Match, fact: Fact, at: datetime) -> Iterator[str]:
    """Yield what no clock can have done: to run while it stood, to run longer than was left or has passed, and so on.

    What was spent is whole seconds by the calendars of that time, which the log does not know; so less may be spent
    than has passed, never more.
    """
    match fact:
        case TimeSpent(seat=seat, seconds=seconds):
            clock = before.clocks[seat]
            passed = 0 if clock.since is None else (whole(at) - whole(clock.since)) // SECOND
            if clock.since is None or not 0 <= seconds <= min(clock.left, passed):
                yield "time"
        case SecretsAwaited(seconds=seconds):
            since = before.awaited_since
            passed = 0 if since is None else (whole(at) - whole(since)) // SECOND
            most = [passed if seat in before.unreachable else 0 for seat in range(len(before.persons))]
            if len(seconds) != len(most) or any(not 0 <= n <= limit for n, limit in zip(seconds, most, strict=True)):
                yield "time"
        case TimeRanOut(seat=seat):
            if before.clocks[seat].left or before.clocks[seat].since is None:
                yield "time"
        case TimeGiven(seconds=seconds):
            if seconds <= 0:
                yield "time"
        case _:
            pass


def _is_kept(games: Games, snapshot: Snapshot | None, match: Match, seal: Seal) -> bool:
    """Tell whether the store's snapshot holds the match; of one by another version only the head counts."""
    if snapshot is None or (snapshot.match, snapshot.seq, snapshot.digest) != (match.id, match.seq, match.digest):
        return False
    try:
        kept = decode(games, snapshot, seal)
    except OutdatedSnapshot:
        return True
    except (MissingRules, ValueError):
        return False
    return (kept, kept.state) == (match, match.state)
