"""What happened in a match, in words for everybody, and what kind of post it leaves. No import of discord here."""

from collections.abc import Iterator

from bot import durations
from bot.readers import Reader
from bot.speech import Speech, mention, quoted
from bot.stamps import day
from bot.verdicts import verdict
from engine.codec import AnyGame
from engine.facts import (
    AbsenceBegan,
    AbsenceEnded,
    ActionTaken,
    DeliveryFailed,
    Fact,
    MatchPaused,
    MatchResumed,
    MatchStarted,
    OfferAnswered,
    OfferCancelled,
    OfferMade,
    PlayerReminded,
    PlayerReplaced,
    PlayerResigned,
    SecretsDelivered,
    SecretsLookedAt,
    SecretTaken,
    TimeClaimed,
    TimeGiven,
    TimeRanOut,
    TimeSpent,
    TurnTakenBack,
)
from engine.fold import Step
from engine.match import Match
from engine.rulings import StatementMade
from engine.service import Happened
from games.core import CHANCE, Moment, Note, Seat

FINGERPRINT = 16
"""Characters of a commitment that are shown."""

UNTOLD = TimeSpent | PlayerReminded | SecretsLookedAt | StatementMade
"""What everybody reads in the log, and nobody in a post of its own."""
OFFER = OfferMade | OfferAnswered | OfferCancelled
DELIVERY = SecretsDelivered | DeliveryFailed


def changes_position(happened: Happened) -> bool:
    """Tell whether the board looks different after a change."""
    before, after = happened.before, happened.after
    return before is None or before.phase == "proposed" or before.position != after.position


def is_silent(happened: Happened) -> bool:
    """Tell whether a change leaves no post: the board comes only when secrets have been sent to everybody."""
    before, after, kinds = happened.before, happened.after, set(map(type, happened.facts))
    if MatchStarted in kinds:
        return after.is_being_told
    if before is not None and isinstance(happened.fact, DELIVERY):
        return after.is_being_told or (not before.is_being_told and bool(after.untold))
    return all(isinstance(fact, UNTOLD) for fact in happened.facts)


def shows_board(happened: Happened) -> bool:
    """Tell whether a change is posted with the board: it looks different, is shown first, or to somebody new.

    To a substitute who is still to get the secrets it is shown when they have come.
    """
    if happened.after.phase == "over" or changes_position(happened):
        return True
    shown = DELIVERY | MatchResumed if happened.after.is_being_told else DELIVERY | MatchResumed | PlayerReplaced
    return any(isinstance(fact, shown) for fact in happened.facts)


def is_offer(happened: Happened) -> bool:
    """Tell whether a change is about an offer only: made, answered without new players or positions, or cancelled."""
    is_handed_over = any(isinstance(fact, PlayerReplaced) for fact in happened.facts)
    return isinstance(happened.fact, OFFER) and not is_handed_over and not shows_board(happened)


def goes_on(game: AnyGame, happened: Happened) -> bool:
    """Tell whether a change leaves the turn with the same player, so that its post may grow."""
    before, after = happened.before, happened.after
    if before is None or before.phase != "running" or after.phase != "running":
        return False
    if not isinstance(happened.fact, ActionTaken | SecretTaken):
        return False
    return game.turn_number(before.state) == game.turn_number(after.state)


def news(game: AnyGame, happened: Happened, reader: Reader) -> str:
    """Return what happened: each action with what it brought about, agreements, what time has done."""
    return "\n".join(filter(None, _lines(game, happened, reader)))


def start_line(game: AnyGame, match: Match, reader: Reader) -> str:
    """Return who sits where, and what seals the dice."""
    speech = Speech(reader.words)
    seats = [
        reader.words("start-seat", seat=speech.seat(game, Seat(seat)), person=mention(person))
        for seat, person in enumerate(match.persons)
    ]
    line = reader.words("start-line", game=speech.game(game), seats=" · ".join(seats))
    return f"{line}\n-# {reader.words('start-commitment', commitment=(match.commitment or '')[:FINGERPRINT])}"


def _lines(game: AnyGame, happened: Happened, reader: Reader) -> Iterator[str]:
    speech, match = Speech(reader.words), happened.after
    moments, notes = iter(happened.moments), list[Note]()
    number = match.moves - sum(moment.seat != CHANCE for moment in happened.moments)
    for fact in happened.facts:
        if isinstance(fact, Step):
            moment = next(moments)
            if moment.seat != CHANCE:
                yield speech.notes(game, notes)
                notes, number = [], number + 1
                yield _turn_line(game, match, fact, moment, number, reader)
            notes += game.describe(moment)
        elif isinstance(fact, MatchStarted):
            yield start_line(game, match, reader)
        elif isinstance(fact, DELIVERY):
            yield _delivery_line(game, happened, reader)
        elif isinstance(fact, TurnTakenBack):
            yield _taken_back_line(happened, fact, reader)
        else:
            yield event_line(game, match, fact, reader)
    yield speech.notes(game, notes)


def _delivery_line(game: AnyGame, happened: Happened, reader: Reader) -> str:
    """Return what opens a match, or says that it goes on now."""
    if happened.before is not None and happened.before.is_being_told and not happened.after.former:
        return start_line(game, happened.after, reader)
    return "" if happened.after.untold else reader.words("secrets-all-there")


def _turn_line(
    game: AnyGame, match: Match, fact: Fact, moment: Moment[object, object], number: int, reader: Reader
) -> str:
    player = Speech(reader.words).player(game, match, moment.seat)
    is_planned = isinstance(fact, ActionTaken) and fact.is_planned
    message = "turn-line-planned" if is_planned else "turn-line"
    return reader.words(message, number=str(number), player=player, line=game.record(moment))


def _taken_back_line(happened: Happened, fact: TurnTakenBack, reader: Reader) -> str:
    offer = happened.before.offer if happened.before else None
    if offer and offer.answers:
        return reader.words("takeback-done-answers")
    return reader.words("takeback-done-throw" if fact.crosses_throw else "takeback-done")


def event_line(game: AnyGame, match: Match, fact: Fact, reader: Reader) -> str:
    """Return one line about a fact that is no step of the play, nothing for those that are not told."""
    words, speech = reader.words, Speech(reader.words)
    match fact:
        case OfferAnswered(offer="draw" | "abandon" as kind, is_accepted=True):
            return words(f"{kind}-agreed") if match.phase == "over" else ""
        case PlayerResigned(seat=seat):
            return words("resigned-line", player=speech.player(game, match, seat))
        case TimeGiven() | TimeRanOut() | TimeClaimed():
            return _clock_line(game, match, fact, reader)
        case AbsenceBegan(seat=seat, until=until):
            return words("absence-began", player=speech.player(game, match, seat), until=day(until))
        case AbsenceEnded(seat=seat):
            return words("absence-ended", player=speech.player(game, match, seat))
        case MatchPaused(reason=reason, by=by, note=note):
            return _with_note(words(f"paused-{reason}", person=mention(by) if by else ""), note)
        case MatchResumed(by=by, note=note):
            return _with_note(words("resumed-by", person=mention(by)) if by else words("resumed"), note)
        case PlayerReplaced(seat=seat, before=before, after=after, by=by, note=note):
            names = {"seat": speech.seat(game, seat), "before": mention(before), "after": mention(after)}
            said = words("replaced-by", person=mention(by), **names) if by else words("replaced", **names)
            return "\n".join((_with_note(said, note), words("replaced-welcome", person=mention(after))))
        case _:
            return verdict(fact, match, reader)


def _clock_line(game: AnyGame, match: Match, fact: TimeGiven | TimeRanOut | TimeClaimed, reader: Reader) -> str:
    words, speech = reader.words, Speech(reader.words)
    player = speech.player(game, match, fact.seat)
    match fact:
        case TimeGiven(seconds=seconds, reason=reason, by=by, note=note):
            given = durations.exact(seconds, words)
            giver = mention(by) if by else ""
            return _with_note(words(f"given-{reason}", player=player, time=given, person=giver), note)
        case TimeRanOut():
            zero = match.policy.zero if match.policy else "loss"
            role = f"<@&{reader.moderators}>" if reader.moderators else words("moderators")
            others = ", ".join(mention(match.persons[seat]) for seat in match.active if not match.is_late(seat))
            return words(f"out-{zero}", player=player, moderators=role, others=others)
        case TimeClaimed(against=against):
            return words("claimed", player=player, against=speech.player(game, match, against))


def _with_note(said: str, note: str) -> str:
    return f"{said}\n{quoted(note)}" if note else said
