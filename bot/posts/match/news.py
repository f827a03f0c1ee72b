"""News of a match in words for everybody, those of moderators among them, and what kind of post each leaves."""

from collections.abc import Callable, Iterator

from bot.markup import EMPTY, Markup, day, quoted
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention, readable
from bot.typed import durations
from engine.log.codec import AnyGame
from engine.log.facts.offers import OfferAnswered, OfferCancelled, OfferMade
from engine.log.facts.play import ActionTaken, MatchLapsed, PlayerLeft, PlayerReplaced, PlayerResigned, TurnTakenBack
from engine.log.facts.rulings import (
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
from engine.log.facts.secrets import DeliveryFailed, SecretsDelivered, SecretsLookedAt, SecretTaken
from engine.log.facts.start import MatchStarted
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
from engine.matches.decisions import clock_policy
from engine.matches.decisions.clock_policy import COMPUTER_LAPSES_AFTER
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.matches.state.steps import Step
from games.core import CHANCE, Note, Seat, Transition

FINGERPRINT = 16
"""Characters of a commitment that are shown."""

SILENT_FACTS = TimeSpent | SecretsAwaited | PlayerReminded | SecretsLookedAt | StatementMade
"""Facts that everybody reads in the log, and nobody in a post of its own."""
OFFER = OfferMade | OfferAnswered | OfferCancelled
DELIVERY = SecretsDelivered | DeliveryFailed


def changes_position(change: Change) -> bool:
    """Tell whether the board looks different after a change."""
    before, after = change.before, change.after
    return before is None or before.phase == "proposed" or before.position != after.position


def is_silent(change: Change) -> bool:
    """Tell whether a change leaves no post: the board comes only when secrets have been sent to everybody."""
    before, after, kinds = change.before, change.after, set(map(type, change.facts))
    if MatchStarted in kinds:
        return after.is_being_told
    if before is not None and isinstance(change.fact, DELIVERY):
        return after.is_being_told or (not before.is_being_told and bool(after.undelivered))
    return ClocksHeld in kinds or all(isinstance(fact, SILENT_FACTS) or _is_quiet(fact) for fact in change.facts)


def _is_quiet(fact: Fact) -> bool:
    """Tell whether clocks run again of which nobody has to hear: nothing of the match was missing."""
    return isinstance(fact, ClocksReleased) and fact.reason == "unavailable"


def shows_board(change: Change) -> bool:
    """Tell whether a change is posted with the board: it looks different, is shown first, or to somebody new.

    To a substitute who is still to get the secrets it is shown when they have come.
    """
    if change.after.phase == "over" or changes_position(change):
        return True
    goes_on = DELIVERY | MatchResumed | PauseLapsed | ClocksReleased
    shown = goes_on if change.after.is_being_told else goes_on | PlayerReplaced
    return any(isinstance(fact, shown) for fact in change.facts)


def is_offer(change: Change) -> bool:
    """Tell whether a change is about an offer only: made, answered without new players or positions, or cancelled."""
    is_handed_over = any(isinstance(fact, PlayerReplaced) for fact in change.facts)
    return isinstance(change.fact, OFFER) and not is_handed_over and not shows_board(change)


def asks_moderators(change: Change) -> bool:
    """Tell whether a change leaves it to moderators what a time-out means."""
    policy = change.after.policy
    is_late = any(isinstance(fact, TimeRanOut | SecretsUnfetched) for fact in change.facts)
    return is_late and policy is not None and policy.on_timeout == "moderator" and not shows_board(change)


def goes_on(game: AnyGame, change: Change) -> bool:
    """Tell whether a change leaves the turn with the same player, so that its post may grow."""
    before, after = change.before, change.after
    if before is None or before.phase != "running" or after.phase != "running":
        return False
    if not isinstance(change.fact, ActionTaken | SecretTaken):
        return False
    return game.rules.turn_number(before.state) == game.rules.turn_number(after.state)


def news(game: AnyGame, change: Change, recipient: Recipient) -> Markup:
    """Return what happened: each action with what it brought about, agreements, what time has done."""
    return Markup("\n").join(filter(None, _lines(game, change, recipient)))


def start_line(game: AnyGame, match: Match, recipient: Recipient) -> Markup:
    """Return who sits where, and what seals the dice."""
    speech = Speech(recipient.words)
    seats = [
        recipient.words("start-seat", seat=speech.seat(game, Seat(seat)), person=mention(person))
        for seat, person in enumerate(match.persons)
    ]
    line = recipient.words("start-line", game=speech.game(game), seats=Markup(" · ").join(seats))
    return Markup("{}\n-# {}").format(
        line, recipient.words("start-commitment", commitment=match.proposal.commitment[:FINGERPRINT])
    )


def _lines(game: AnyGame, change: Change, recipient: Recipient) -> Iterator[Markup]:
    speech, match = Speech(recipient.words), change.after
    transitions, notes, mover = iter(change.transitions), list[Note](), None
    number = match.moves - sum(transition.seat != CHANCE for transition in change.transitions)
    for fact in change.facts:
        if isinstance(fact, Step):
            transition = next(transitions)
            if transition.seat != CHANCE:
                yield speech.notes(game, notes)
                notes, number = [], number + 1
                yield _turn_line(game, match, fact, transition, number, recipient, is_named=transition.seat != mover)
                mover = transition.seat
            notes += game.narration.describe(transition)
        elif isinstance(fact, MatchStarted):
            yield start_line(game, match, recipient)
        elif isinstance(fact, ClocksReleased) and change.transitions:
            continue  # a move says enough
        elif isinstance(fact, DELIVERY):
            yield _delivery_line(game, change, recipient)
        elif isinstance(fact, TurnTakenBack):
            yield _taken_back_line(change, fact, recipient)
        elif told := event_line(game, match, fact, recipient):
            yield speech.notes(game, notes)
            notes = []
            yield told
            if isinstance(fact, MatchRewound):
                yield recipient.words("told-rewound-readable")
    yield speech.notes(game, notes)


def _delivery_line(game: AnyGame, change: Change, recipient: Recipient) -> Markup:
    """Return what opens a match, or says that it goes on now."""
    if change.before is not None and change.before.is_being_told and not change.after.former:
        return start_line(game, change.after, recipient)
    return EMPTY if change.after.undelivered else recipient.words("secrets-all-there")


def _turn_line(
    game: AnyGame,
    match: Match,
    fact: Fact,
    transition: Transition[object, object],
    number: int,
    recipient: Recipient,
    *,
    is_named: bool,
) -> Markup:
    """Return a move; who goes on with a turn need not be named again."""
    player = Speech(recipient.words).player(game, match, transition.seat)
    is_planned = isinstance(fact, ActionTaken) and fact.is_planned
    message = "turn-line-planned" if is_planned else "turn-line" if is_named else "turn-line-on"
    return recipient.words(message, number=str(number), player=player, line=readable(game.notation.record(transition)))


def _taken_back_line(change: Change, fact: TurnTakenBack, recipient: Recipient) -> Markup:
    offer = change.before.offer if change.before else None
    if offer and offer.answers:
        return recipient.words("takeback-done-answers")
    return recipient.words("takeback-done-throw" if fact.crosses_throw else "takeback-done")


def event_line(
    game: AnyGame, match: Match, fact: Fact, recipient: Recipient, *, quote: Callable[[str], Markup] = quoted
) -> Markup:
    """Return what a fact says that is no step of the play, nothing for those that are not told.

    `quote` returns what somebody has written as it is to be shown.
    """
    words, speech = recipient.words, Speech(recipient.words)
    match fact:
        case OfferAnswered(offer="draw" | "abandon" as kind, is_accepted=True):
            return words(f"{kind}-agreed") if match.phase == "over" else EMPTY
        case PlayerResigned(seat=seat):
            return words("resigned-line", player=speech.player(game, match, seat))
        case MatchLapsed(reason=reason):
            return words(f"lapsed-{reason}", days=COMPUTER_LAPSES_AFTER.days)
        case PlayerLeft(seat=seat):
            return words("left-line", player=speech.player(game, match, seat))
        case TimeGiven() | TimeRanOut() | SecretsUnfetched() | TimeClaimed():
            return _clock_line(game, match, fact, recipient, quote)
        case AbsenceBegan(seat=seat, until=until):
            return words("absence-began", player=speech.player(game, match, seat), until=day(until))
        case AbsenceEnded(seat=seat):
            return words("absence-ended", player=speech.player(game, match, seat))
        case MatchPaused(reason=reason, by=by, note=note):
            said = _with_note(words(f"paused-{reason}", person=mention(by) if by else ""), quote(note))
            return Markup("\n").join(filter(None, (said, pause_ends(match, recipient))))
        case PauseEscalated(reason=reason):
            return Markup("\n").join(filter(None, (words(f"pause-escalated-{reason}"), pause_ends(match, recipient))))
        case PauseLapsed(reason=reason):
            return words(f"pause-lapsed-{reason}")
        case ClocksHeld() | ClocksReleased():
            return _hold_line(fact, recipient)
        case MatchResumed(by=by, note=note):
            return _with_note(words("resumed-by", person=mention(by)) if by else words("resumed"), quote(note))
        case PlayerReplaced(seat=seat, before=before, after=after, by=by, note=note):
            names = {"seat": speech.seat(game, seat), "before": mention(before), "after": mention(after)}
            said = words("replaced-by", person=mention(by), **names) if by else words("replaced", **names)
            lines = (_with_note(said, quote(note)), words("replaced-welcome", person=mention(after)))
            is_mixed = match.proposal.is_rated and any(former.has_played for former in match.former)
            unrated = (words("replaced-unrated"),) if is_mixed else ()
            return Markup("\n").join((*lines, *unrated))
        case _:
            return verdict(fact, match, recipient, quote)


def _hold_line(fact: ClocksHeld | ClocksReleased, recipient: Recipient) -> Markup:
    if isinstance(fact, ClocksHeld):
        return recipient.words(f"held-{fact.reason}")
    return recipient.words(f"released-{fact.reason}")


def pause_ends(match: Match, recipient: Recipient) -> Markup:
    """Return when a pause that nobody ends goes to others, and when it ends by itself; nothing where there is none."""
    ends = clock_policy.end_of_pause(match)
    if ends is None:
        return EMPTY
    told, over = (Markup("<t:{}:f>").format(int(at.timestamp())) for at in ends)
    if match.hold is not None:
        return recipient.words("hold-lapses", over=over)
    if match.escalated_at is not None:
        return recipient.words("pause-lapses", over=over)
    return recipient.words("pause-ends", told=told, over=over)


def _clock_line(
    game: AnyGame,
    match: Match,
    fact: TimeGiven | TimeRanOut | SecretsUnfetched | TimeClaimed,
    recipient: Recipient,
    quote: Callable[[str], Markup],
) -> Markup:
    words, speech = recipient.words, Speech(recipient.words)
    player = speech.player(game, match, fact.seat)
    match fact:
        case TimeGiven(seconds=seconds, reason=reason, by=by, note=note):
            given = durations.exact(seconds, words)
            giver = mention(by) if by else ""
            return _with_note(words(f"given-{reason}", player=player, time=given, person=giver), quote(note))
        case TimeRanOut() | SecretsUnfetched():
            on_timeout = match.policy.on_timeout if match.policy else "loss"
            # Also a player who is out of time may claim against another who is.
            others = Markup(", ").join(mention(match.persons[seat]) for seat in match.active if seat != fact.seat)
            out = words(
                f"out-{on_timeout}",
                player=player,
                moderators=recipient.moderators.named(words("moderators")),
                others=others,
            )
            late = words("out-unfetched", player=player) if isinstance(fact, SecretsUnfetched) else ""
            return Markup("\n").join(filter(None, (late, out)))
        case TimeClaimed(against=against):
            return words("claimed", player=player, against=speech.player(game, match, against))


def _with_note(said: Markup, note: Markup) -> Markup:
    return Markup("{}\n{}").format(said, note) if note else said


def verdict(fact: Fact, match: Match, recipient: Recipient, quote: Callable[[str], Markup]) -> Markup:
    """Return what a fact says, nothing where it is none of these; a ruling is said by its consequences.

    `quote` returns what somebody has written as it is to be shown.
    """
    words = recipient.words
    match fact:
        case DisputeOpened(person=person, note=note):
            return words("told-dispute", person=mention(person), note=quote(note))
        case RulingAppealed(person=person, note=note):
            return words("told-appeal", person=mention(person), note=quote(note))
        case DisputeRuled(by=by, ruling="dismissed", note=note):
            is_appeal = match.dispute is not None and match.dispute.state == "closed"
            told = "told-ruling-stands" if is_appeal else "told-dismissed"
            return words(told, person=mention(by), note=quote(note))
        case MatchRewound(by=by, note=note, draws=draws):
            return words(f"told-rewound-{draws}", person=mention(by), move=str(match.moves), note=quote(note))
        case MatchAdjudicated(by=by, note=note):
            return words("told-adjudicated", person=mention(by), note=quote(note))
        case MatchVoided(by=by, note=note):
            return words("told-void", person=mention(by), note=quote(note))
        case ModeratorNoted(by=by, note=note):
            return words("told-note", person=mention(by), note=quote(note))
        case _:
            return EMPTY
