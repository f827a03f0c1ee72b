"""The fold of a log: what each fact makes of a match."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.log import codec, disputes
from engine.log.chain import Entry
from engine.log.codec import AnyGame, Games
from engine.log.facts.chance import ChanceDrawn, SeedOpened
from engine.log.facts.codec import decode_fact
from engine.log.facts.offers import OfferAnswered, OfferCancelled, OfferMade
from engine.log.facts.play import (
    ActionTaken,
    FixtureLapsed,
    MatchEnded,
    MatchLapsed,
    NotesOpened,
    PlayerLeft,
    PlayerReplaced,
    PlayerResigned,
    TurnTakenBack,
)
from engine.log.facts.rulings import (
    DisputeFact,
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
from engine.log.facts.secrets import (
    DeliveryFailed,
    SecretDrawn,
    SecretsDelivered,
    SecretsLookedAt,
    SecretsOpened,
    SecretTaken,
)
from engine.log.facts.start import MatchProposed, MatchStarted
from engine.log.facts.time import (
    AbsenceBegan,
    AbsenceEnded,
    ClocksHeld,
    ClocksReleased,
    MatchPaused,
    MatchResumed,
    PlayerReminded,
    SecretsAwaited,
    SecretsUnfetched,
    TimeClaimed,
    TimeGiven,
    TimeRanOut,
    TimeSpent,
)
from engine.log.facts.union import Fact
from engine.log.sealing import NO_SEAL, Seal
from engine.matches.state.match import Former, Match, Offer
from engine.matches.state.start_fold import Gathering, gather, start
from engine.matches.state.steps import Applied, Step, done
from engine.matches.state.time_fold import await_on, be_away, set_clock, stand, tick, wind, without
from engine.time.clock import ALL
from games.core import Seat, Transition

Remark = DisputeFact | MatchAdjudicated | MatchVoided | ModeratorNoted | FixtureLapsed | MatchLapsed
"""A fact that changes neither play nor time; its consequences, if any, are facts of their own."""


def leaver(match: Match, fact: Fact) -> Seat | None:
    """Return the seat that leaves the match with a fact, None if nobody does."""
    match fact:
        case PlayerResigned(seat=seat) | PlayerLeft(seat=seat):
            return seat
        case TimeClaimed(against=against):
            return against
        case TimeRanOut(seat=seat) | SecretsUnfetched(seat=seat):
            return seat if match.policy is not None and match.policy.on_timeout == "loss" else None
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
        joined=proposal.computer_persons,
        persons=(),
        updated_at=entry.at,
    )


def step(
    game: AnyGame,
    match: Match,
    entry: Entry,
    fact: Fact,
    *,
    earlier: Match | None = None,
    seal: Seal = NO_SEAL,
    applied: Applied | None = None,
) -> Match:
    """Return the match after one more fact.

    Args:
        game: the rules of this match.
        match: the match after the fact before.
        entry: the row of the log that holds the fact.
        fact: the fact.
        earlier: for `TurnTakenBack` and `MatchRewound` only: the match after fact `back_to`.
        seal: what opens the match's secrets.
        applied: what the decision that led to the fact has carried out already.
    """
    match = replace(match, seq=entry.seq, digest=entry.digest, updated_at=entry.at)
    if isinstance(fact, Remark):
        return _remark(match, fact)
    if isinstance(fact, Step):
        after = _move_on(game, match, fact, seal, applied or Applied())
    else:
        after = _change(game, match, fact, earlier=earlier)
    return tick(game, after, mover=_mover(after) if isinstance(fact, Step) else None) if after.clocks else after


def _change(game: AnyGame, match: Match, fact: Fact, *, earlier: Match | None) -> Match:
    if isinstance(fact, Gathering):
        return gather(match, fact)
    match fact:
        case MatchStarted():
            return start(game, match, fact)
        case OfferMade() | OfferAnswered() | OfferCancelled():
            return _ask(match, fact)
        case TurnTakenBack() | MatchRewound():
            assert earlier is not None  # the caller knows which match it goes back to
            return _go_back(match, earlier, fact)
        case PlayerResigned() | PlayerLeft() | TimeRanOut() | SecretsUnfetched() | TimeClaimed():
            return _lose(game, match, fact)
        case MatchEnded(outcome=outcome):
            ended_at = match.ended_at or match.updated_at
            standstill = match.pause  # to be held ends with the match
            return replace(match, phase="over", outcome=outcome, offer=None, ended_at=ended_at, standstill=standstill)
        case SeedOpened(seed=seed):
            return replace(match, seed=seed)
        case SecretsDelivered() | DeliveryFailed() | SecretsLookedAt() | SecretsOpened() | NotesOpened():
            return _show(match, fact)
        case TimeSpent() | TimeGiven() | PlayerReminded():
            return wind(match, fact)
        case SecretsAwaited():
            return await_on(match, fact)
        case AbsenceBegan() | AbsenceEnded():
            return be_away(match, fact)
        case MatchPaused() | MatchResumed() | PauseEscalated() | PauseLapsed() | ClocksHeld() | ClocksReleased():
            return stand(match, fact)
        case PlayerReplaced():
            return _hand_over(game, match, fact)
        case (
            MatchProposed()
            | MatchAdjudicated()
            | MatchVoided()
            | ModeratorNoted()
            | FixtureLapsed()
            | MatchLapsed()
            | DisputeOpened()
            | StatementMade()
            | DisputeRuled()
            | RulingAppealed()
            | ChanceDrawn()
            | ActionTaken()
            | SecretDrawn()
            | SecretTaken()
        ):
            raise AssertionError(fact)  # only the first fact proposes a match, and `step` has seen to the others


def _remark(match: Match, fact: Remark) -> Match:
    if not isinstance(fact, DisputeFact):
        return match
    at = match.updated_at
    if isinstance(fact, DisputeOpened):
        again = fact.person in match.unfounded
        opened = disputes.opened(fact, seq=match.seq, at=at, position=match.position, is_repeated=again)
        return match.with_dispute(opened)
    return match.with_dispute(disputes.step(match.dispute, fact, at=at))


def fold(games: Games, entries: Iterable[Entry], *, seal: Seal = NO_SEAL) -> tuple[Match, ...]:
    """Return the match after each entry of its log; entry n is found at n - 1.

    Raises:
        ValueError: this is not the log of one match; whatever the rules raise where it does not follow them.
    """
    matches: list[Match] = []
    for entry in entries:
        fact = decode_fact(entry.body)
        if isinstance(fact, MatchProposed) != (not matches):
            raise ValueError(entry.seq)
        if isinstance(fact, MatchProposed):
            matches.append(begin(entry, fact))
            continue
        latest = matches[-1]
        earlier = _earlier(matches, fact.back_to) if isinstance(fact, TurnTakenBack | MatchRewound) else None
        matches.append(step(codec.game_of(games, latest.proposal), latest, entry, fact, earlier=earlier, seal=seal))
    return tuple(matches)


def _earlier(matches: Sequence[Match], back_to: int) -> Match:
    if not 0 < back_to <= len(matches):
        raise ValueError(back_to)
    return matches[back_to - 1]


def _move_on(game: AnyGame, match: Match, fact: Step, seal: Seal, applied: Applied) -> Match:
    transition = applied.transition(game, match.state, *done(game, fact, seal))
    if isinstance(fact, ActionTaken) and game.secrets.is_answered(transition):
        match = replace(match, answers=(*match.answers, (match.seq, fact.line)))
    match = _moved_to(match, transition.after, {at for at in match.active if game.secrets.concerns(transition, at)})
    if isinstance(fact, SecretDrawn | SecretTaken):
        match = replace(match, secrets=match.secrets + 1)
    match fact:
        case ChanceDrawn(draws=draws):
            match = _throw(match, len(draws))
        case SecretDrawn(used=used):
            match = _throw(match, used)
        case ActionTaken() | SecretTaken():
            match = _act(match, fact.seat)
    return _count_turn(game, match, transition)


def _show(
    match: Match, fact: SecretsDelivered | DeliveryFailed | SecretsLookedAt | SecretsOpened | NotesOpened
) -> Match:
    """Note who has got to see what."""
    match fact:
        case SecretsDelivered(seat=seat):
            return _tell(match, seat)
        case DeliveryFailed(seat=seat):
            unreachable = (*match.unreachable, seat)
            return replace(match, unreachable=unreachable, awaited_since=match.updated_at, awaited_spent=())
        case SecretsLookedAt(person=person):
            is_asked = match.offer is not None and match.offer.substitute == person
            viewers = tuple(dict.fromkeys((*match.secret_viewers, person)))
            return replace(match, secret_viewers=viewers, offer=None if is_asked else match.offer)
        case NotesOpened():
            return replace(match, has_open_notes=True, offer=None)
        case SecretsOpened():
            return match


def _tell(match: Match, seat: Seat) -> Match:
    """Wait no longer for a seat; its clock goes on as if nobody had waited."""
    if match.clocks:
        clock = match.clocks[seat]
        match = set_clock(match, seat, replace(clock, reminded=ALL, is_out=clock.is_out and not clock.left))
    return replace(
        match,
        undelivered=tuple(other for other in match.undelivered if other != seat),
        unreachable=tuple(other for other in match.unreachable if other != seat),
    )


def _count_turn(game: AnyGame, match: Match, transition: Transition[Any, Any]) -> Match:
    """Count the turn if it has ended, by an action or by the throw that follows it, for whose action was the latest."""
    number = game.rules.turn_number
    if game.rules.outcome(transition.after) is None and number(transition.after) == number(transition.before):
        return match
    mover = _mover(match)
    return replace(match, turns=tuple(count + (seat == mover) for seat, count in enumerate(match.turns)))


def _act(match: Match, seat: Seat) -> Match:
    """Count an action; an open offer lapses with it, except one's own that does not ask about this very action.

    Who has agreed to one's own offer of an end is asked again. A question about notes has nothing to do with moves,
    and waits.
    """
    offer = match.offer
    if offer and offer.kind != "open_notes" and (offer.kind == "takeback" or offer.seat != seat):
        offer = None
    elif offer and offer.kind in ("draw", "abandon"):
        offer = replace(offer, accepted=())
    latest = tuple(match.seq if at == seat else seq for at, seq in enumerate(match.latest_actions))
    oldest = min(filter(None, latest))
    answers = tuple(answer for answer in match.answers if answer[0] >= oldest)
    return replace(match, moves=match.moves + 1, latest_actions=latest, answers=answers, offer=offer)


def _ask(match: Match, fact: OfferMade | OfferAnswered | OfferCancelled) -> Match:
    match fact:
        case OfferMade():
            return replace(match, offer=Offer.of(fact, match.seq))
        case OfferAnswered():
            return _answer(match, fact)
        case OfferCancelled():
            return replace(match, offer=None)


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
        turns=earlier.turns,
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


def _lose(
    game: AnyGame, match: Match, fact: PlayerResigned | PlayerLeft | TimeRanOut | SecretsUnfetched | TimeClaimed
) -> Match:
    if isinstance(fact, TimeRanOut | SecretsUnfetched):
        match = set_clock(match, fact.seat, replace(match.clocks[fact.seat], is_out=True))
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
    state = game.rules.forfeit(match.state, seat)
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


def _hand_over(game: AnyGame, match: Match, fact: PlayerReplaced) -> Match:
    """Seat a substitute, who needs the secrets; offers lapse, and nobody can take back a turn from before."""
    seat = fact.seat
    undelivered = tuple(sorted({*match.undelivered, seat})) if game.has_secrets else match.undelivered
    if match.clocks and (clock := match.clocks[seat]).since is not None:
        # What has passed was counted by the calendar of the one who leaves.
        match = set_clock(match, seat, replace(clock, since=match.updated_at))
    return replace(
        match,
        persons=(*match.persons[:seat], fact.after, *match.persons[seat + 1 :]),
        former=(*match.former, Former(seat, fact.before, has_played=match.turns[seat] > game.info.set_up_turns)),
        undelivered=undelivered,
        unreachable=tuple(other for other in match.unreachable if other != seat),
        absences=without(match.absences, seat),
        latest_actions=(0,) * len(match.latest_actions),
        offer=None,
    )
