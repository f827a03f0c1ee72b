"""The fold of a log: what each fact makes of a match."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine import codec, disputes
from engine.clock import Clock
from engine.codec import AnyGame, Games
from engine.disputes import DisputeFact
from engine.facts import (
    AbsenceBegan,
    AbsenceEnded,
    ActionTaken,
    ChanceDrawn,
    DeliveryFailed,
    EntropyAdded,
    Fact,
    InvitationDeclined,
    InvitationWithdrawn,
    MatchEnded,
    MatchPaused,
    MatchProposed,
    MatchResumed,
    MatchStarted,
    NotesOpened,
    OfferAnswered,
    OfferCancelled,
    OfferMade,
    PersonJoined,
    PlayerReminded,
    PlayerReplaced,
    PlayerResigned,
    SecretDrawn,
    SecretsDelivered,
    SecretsLookedAt,
    SecretsOpened,
    SecretTaken,
    SeedOpened,
    TimeClaimed,
    TimeGiven,
    TimeRanOut,
    TimeSpent,
    TurnTakenBack,
)
from engine.match import Absence, Former, Match, Offer
from engine.rulings import (
    DisputeOpened,
    DisputeRuled,
    MatchAdjudicated,
    MatchRewound,
    MatchVoided,
    ModeratorNoted,
    RulingAppealed,
    StatementMade,
)
from engine.sealing import NO_SEAL, Seal, reveal, unseen
from engine.store import Entry
from games.core import CHANCE, Moment, Seat

Step = ChanceDrawn | ActionTaken | SecretDrawn | SecretTaken
"""A fact that changes the position by the rules of the game."""

Remark = DisputeFact | MatchAdjudicated | MatchVoided | ModeratorNoted
"""A fact that changes neither play nor time; what it brings about, if anything, are facts of their own."""


def done(game: AnyGame, fact: Step, seal: Seal) -> tuple[Seat, Any]:
    """Return who did what."""
    match fact:
        case ChanceDrawn(action=action):
            return CHANCE, codec.decode_action(game, action)
        case SecretDrawn():
            return CHANCE, _hidden(game, fact, seal)
        case ActionTaken(seat=seat, action=action):
            return seat, codec.decode_action(game, action)
        case SecretTaken(seat=seat):
            return seat, _hidden(game, fact, seal)


def _hidden(game: AnyGame, fact: SecretDrawn | SecretTaken, seal: Seal) -> Any:
    with unseen():
        return codec.decode_action(game, reveal(fact, seal).action)


def leaver(match: Match, fact: Fact) -> Seat | None:
    """Return the seat that leaves the match with a fact, None if nobody does."""
    match fact:
        case PlayerResigned(seat=seat):
            return seat
        case TimeClaimed(against=against):
            return against
        case TimeRanOut(seat=seat) if match.policy is not None and match.policy.zero == "loss":
            return seat
        case _:
            return None


def begin(entry: Entry, proposal: MatchProposed) -> Match:
    """Return the match after its first fact."""
    return Match(
        id=entry.match,
        seq=entry.seq,
        digest=entry.digest,
        phase="proposed",
        proposal=proposal,
        joined=(),
        persons=(),
        updated_at=entry.at,
        commitment=proposal.commitment,
    )


def step(
    game: AnyGame, match: Match, entry: Entry, fact: Fact, *, earlier: Match | None = None, seal: Seal = NO_SEAL
) -> Match:
    """Return the match after one more fact.

    Args:
        game: the rules of this match.
        match: the match after the fact before.
        entry: the row of the log that holds the fact.
        fact: the fact.
        earlier: for `TurnTakenBack` and `MatchRewound` only: the match after fact `back_to`.
        seal: what opens the match's secrets.
    """
    match = replace(match, seq=entry.seq, digest=entry.digest, updated_at=entry.at)
    if isinstance(fact, Remark):
        return _remark(match, fact)
    after = _apply(game, match, fact, earlier=earlier, seal=seal)
    return _tick(game, after, mover=_mover(after) if isinstance(fact, Step) else None) if after.clocks else after


def _apply(game: AnyGame, match: Match, fact: Fact, *, earlier: Match | None, seal: Seal) -> Match:
    match fact:
        case PersonJoined() | EntropyAdded() | InvitationDeclined() | InvitationWithdrawn():
            return _gather(match, fact)
        case MatchStarted():
            return _start(game, match, fact)
        case ChanceDrawn() | ActionTaken() | SecretDrawn() | SecretTaken():
            return _move_on(game, match, fact, seal)
        case OfferMade() | OfferAnswered() | OfferCancelled():
            return _ask(match, fact)
        case TurnTakenBack() | MatchRewound():
            assert earlier is not None  # the caller knows which match it goes back to
            return _go_back(match, earlier, fact)
        case PlayerResigned() | TimeRanOut() | TimeClaimed():
            return _lose(game, match, fact)
        case MatchEnded(outcome=outcome):
            return replace(match, phase="over", outcome=outcome, offer=None)
        case SeedOpened(seed=seed):
            return replace(match, seed=seed)
        case SecretsDelivered() | DeliveryFailed() | SecretsLookedAt() | SecretsOpened() | NotesOpened():
            return _show(match, fact)
        case TimeSpent() | TimeGiven() | PlayerReminded():
            return _wind(match, fact)
        case AbsenceBegan() | AbsenceEnded() | MatchPaused() | MatchResumed():
            return _interrupt(match, fact)
        case PlayerReplaced():
            return _hand_over(game, match, fact)
        case (
            MatchProposed()
            | MatchAdjudicated()
            | MatchVoided()
            | ModeratorNoted()
            | DisputeOpened()
            | StatementMade()
            | DisputeRuled()
            | RulingAppealed()
        ):
            raise AssertionError(fact)  # only the first fact proposes a match, and `step` has seen to remarks


def _remark(match: Match, fact: Remark) -> Match:
    if not isinstance(fact, DisputeFact):
        return match
    dispute = disputes.step(match.dispute, fact, seq=match.seq, at=match.updated_at, position=match.position)
    return replace(match, dispute=dispute)


def fold(games: Games, entries: Iterable[Entry], *, seal: Seal = NO_SEAL) -> tuple[Match, ...]:
    """Return the match after each entry of its log; entry n is found at n - 1."""
    matches: list[Match] = []
    for entry in entries:
        fact = codec.decode_fact(entry.body)
        if isinstance(fact, MatchProposed):
            matches.append(begin(entry, fact))
            continue
        latest = matches[-1]
        earlier = matches[fact.back_to - 1] if isinstance(fact, TurnTakenBack | MatchRewound) else None
        matches.append(step(games[latest.proposal.game], latest, entry, fact, earlier=earlier, seal=seal))
    return tuple(matches)


def _gather(match: Match, fact: PersonJoined | EntropyAdded | InvitationDeclined | InvitationWithdrawn) -> Match:
    """Note what comes before the start."""
    match fact:
        case PersonJoined(person=person):
            return replace(match, joined=(*match.joined, person))
        case EntropyAdded(person=person, entropy=entropy):
            return replace(match, entropies=(*match.entropies, (person, entropy)))
        case InvitationDeclined() | InvitationWithdrawn():
            return replace(match, phase="withdrawn")


def _start(game: AnyGame, match: Match, fact: MatchStarted) -> Match:
    policy = match.policy
    return replace(
        match,
        phase="running",
        persons=fact.persons,
        commitment=fact.commitment,
        draws=len(fact.draws),
        fresh_draws=len(fact.draws),
        changes=(0,) * len(fact.persons),
        latest_actions=(0,) * len(fact.persons),
        untold=tuple(map(Seat, range(len(fact.persons)))) if game.info.has_secrets else (),
        started_at=match.updated_at,
        clocks=() if policy is None else (Clock(policy.bank),) * len(fact.persons),
        state=game.setup(len(fact.persons), dict(match.proposal.options)),
    )


def _move_on(game: AnyGame, match: Match, fact: Step, seal: Seal) -> Match:
    seat, action = done(game, fact, seal)
    moment = Moment(match.state, seat, action, game.apply(match.state, seat, action))
    if isinstance(fact, ActionTaken) and game.is_answered(moment):
        match = replace(match, answers=(*match.answers, (match.seq, fact.line)))
    match = _moved_to(match, moment.after, {at for at in match.active if game.concerns(moment, at)})
    if isinstance(fact, SecretDrawn | SecretTaken):
        match = replace(match, secrets=match.secrets + 1)
    match fact:
        case ChanceDrawn(draws=draws):
            return _throw(match, len(draws))
        case SecretDrawn(used=used):
            return _throw(match, used)
        case ActionTaken() | SecretTaken():
            return _act(match, fact.seat)


def _show(
    match: Match, fact: SecretsDelivered | DeliveryFailed | SecretsLookedAt | SecretsOpened | NotesOpened
) -> Match:
    """Note who has got to see what."""
    match fact:
        case SecretsDelivered(seat=seat):
            return _tell(match, seat)
        case DeliveryFailed(seat=seat):
            return replace(match, unreachable=(*match.unreachable, seat))
        case SecretsLookedAt(person=person):
            return replace(match, lookers=tuple(dict.fromkeys((*match.lookers, person))))
        case NotesOpened():
            return replace(match, has_open_notes=True, offer=None)
        case SecretsOpened():
            return match


def _tell(match: Match, seat: Seat) -> Match:
    """Wait no longer for a seat."""
    return replace(
        match,
        untold=tuple(other for other in match.untold if other != seat),
        unreachable=tuple(other for other in match.unreachable if other != seat),
    )


def _act(match: Match, seat: Seat) -> Match:
    """Count an action; an open offer lapses with it, except the own one that does not ask about this very action.

    A question about notes has nothing to do with moves, and waits.
    """
    offer = match.offer
    if offer and offer.kind != "open_notes" and (offer.kind == "takeback" or offer.seat != seat):
        offer = None
    latest = tuple(match.seq if at == seat else seq for at, seq in enumerate(match.latest_actions))
    oldest = min(filter(None, latest))
    answers = tuple(answer for answer in match.answers if answer[0] >= oldest)
    return replace(match, moves=match.moves + 1, latest_actions=latest, answers=answers, offer=offer)


def _ask(match: Match, fact: OfferMade | OfferAnswered | OfferCancelled) -> Match:
    match fact:
        case OfferMade():
            return replace(match, offer=_offer(fact, match.seq))
        case OfferAnswered():
            return _answer(match, fact)
        case OfferCancelled():
            return replace(match, offer=None)


def _offer(fact: OfferMade, seq: int) -> Offer:
    return Offer(
        fact.offer,
        fact.seat,
        fact.back_to,
        fact.crosses_throw,
        substitute=fact.substitute,
        replaced=fact.replaced,
        answers=fact.answers,
        seq=seq,
    )


def _answer(match: Match, fact: OfferAnswered) -> Match:
    if match.offer is None or not fact.is_accepted:
        return replace(match, offer=None)
    return replace(match, offer=replace(match.offer, accepted=(*match.offer.accepted, fact.seat)))


def _throw(match: Match, used: int) -> Match:
    """Count the numbers of draws that a throw has used, for the first time or again."""
    following = match.draws + used
    fresh = max(match.fresh_draws, following)
    return replace(match, draws=following, fresh_draws=fresh, latest_throw=match.seq)


def _go_back(match: Match, earlier: Match, fact: TurnTakenBack | MatchRewound) -> Match:
    """Set the play back.

    After a rewind everybody has the time that was left then, and who has left since plays again; who has got or seen
    secrets since still has.
    """
    match = replace(
        _moved_to(match, earlier.state, set(match.active)),
        moves=earlier.moves,
        draws=match.fresh_draws,
        latest_actions=earlier.latest_actions,
        answers=earlier.answers,
        offer=None,
    )
    if isinstance(fact, TurnTakenBack):
        return match
    draws = earlier.draws if fact.draws == "repeated" else match.draws
    clocks = tuple(clock.stopped() for clock in earlier.clocks)
    return replace(match, draws=draws, resigned=earlier.resigned, clocks=clocks)


def _lose(game: AnyGame, match: Match, fact: PlayerResigned | TimeRanOut | TimeClaimed) -> Match:
    if isinstance(fact, TimeRanOut):
        match = _set_clock(match, fact.seat, replace(match.clocks[fact.seat], is_out=True))
    seat = leaver(match, fact)
    return match if seat is None else _leave(game, match, seat)


def _leave(game: AnyGame, match: Match, seat: Seat) -> Match:
    """Let a seat leave for good: an open offer lapses, and nobody can take back a turn from before."""
    match = replace(
        _tell(match, seat),
        resigned=(*match.resigned, seat),
        latest_actions=(0,) * len(match.latest_actions),
        offer=None,
    )
    state = game.forfeit(match.state, seat)
    return match if state is None else _moved_to(match, state, set(match.active))


def _moved_to(match: Match, state: Any, concerned: set[Seat]) -> Match:
    """Return a match whose position has changed, for some seats in a way that concerns them."""
    position = match.position + 1
    changes = tuple(position if seat in concerned else latest for seat, latest in enumerate(match.changes))
    return replace(match, state=state, position=position, changes=changes)


def _mover(match: Match) -> Seat | None:
    """Return whose action is the latest: what chance does follows from it in the same moment."""
    latest = max(match.latest_actions, default=0)
    return Seat(match.latest_actions.index(latest)) if latest else None


def _tick(game: AnyGame, match: Match, *, mover: Seat | None) -> Match:
    """Let exactly the clocks of those run who are to move; whose turn has ended with the own move gains the increment.

    Throws follow in the same moment, so clocks wait for them.
    """
    policy, at = match.policy, match.updated_at
    assert policy is not None  # there are clocks
    acting = () if match.is_held else tuple(game.to_act(match.state))
    if CHANCE in acting:
        return match
    turn = game.turn_number(match.state) if acting else 0
    clocks = []
    for seat, clock in enumerate(match.clocks):
        is_due = seat in acting
        has_ended = clock.since is not None and seat == mover and not (is_due and clock.turn == turn)
        after = clock.gained(policy.increment, cap=policy.cap) if has_ended else clock
        clocks.append(after.started(at, turn=turn) if is_due else after.stopped())
    return replace(match, clocks=tuple(clocks))


def _wind(match: Match, fact: TimeSpent | TimeGiven | PlayerReminded) -> Match:
    """Change what one clock shows."""
    clock = match.clocks[fact.seat]
    match fact:
        case TimeSpent(seconds=seconds):
            return _set_clock(match, fact.seat, clock.spent(seconds, at=match.updated_at))
        case TimeGiven(seconds=seconds, reason=reason):
            credited_at = match.updated_at if reason == "outage" else match.credited_at
            given = clock.given(seconds, at=match.updated_at)
            return replace(_set_clock(match, fact.seat, given), credited_at=credited_at)
        case PlayerReminded(share=share):
            return _set_clock(match, fact.seat, replace(clock, reminded=share))


def _set_clock(match: Match, seat: Seat, clock: Clock) -> Match:
    return replace(match, clocks=(*match.clocks[:seat], clock, *match.clocks[seat + 1 :]))


def _interrupt(match: Match, fact: AbsenceBegan | AbsenceEnded | MatchPaused | MatchResumed) -> Match:
    """Note what keeps a player or everybody from playing, or that it is over."""
    match fact:
        case AbsenceBegan(seat=seat, until=until):
            return replace(match, absences=(*_without(match.absences, seat), Absence(seat, until)))
        case AbsenceEnded(seat=seat):
            return replace(match, absences=_without(match.absences, seat))
        case MatchPaused() | MatchResumed():
            return replace(match, pause=fact.reason if isinstance(fact, MatchPaused) else None)


def _without(absences: tuple[Absence, ...], seat: Seat) -> tuple[Absence, ...]:
    return tuple(absence for absence in absences if absence.seat != seat)


def _hand_over(game: AnyGame, match: Match, fact: PlayerReplaced) -> Match:
    """Seat a substitute, who needs the secrets; offers lapse, and nobody can take back a turn from before."""
    seat = fact.seat
    untold = tuple(sorted({*match.untold, seat})) if game.info.has_secrets else match.untold
    if match.clocks and (clock := match.clocks[seat]).since is not None:
        # What has passed was counted by the calendar of the one who leaves.
        match = _set_clock(match, seat, replace(clock, since=match.updated_at))
    return replace(
        match,
        persons=(*match.persons[:seat], fact.after, *match.persons[seat + 1 :]),
        former=(*match.former, Former(seat, fact.before)),
        untold=untold,
        unreachable=tuple(other for other in match.unreachable if other != seat),
        absences=_without(match.absences, seat),
        latest_actions=(0,) * len(match.latest_actions),
        offer=None,
    )
