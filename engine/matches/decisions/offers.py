"""Offers between players: draws, takebacks, open notes, an end without winner, substitutes. Pure policy.

What an offer needs is judged when it is made and again at every acceptance, as the match may have changed meanwhile.
"""

from dataclasses import replace

from engine.ids import PersonId, is_computer
from engine.log.codec import AnyGame
from engine.log.facts.offers import OfferAnswered, OfferCancelled, OfferKind, OfferMade
from engine.log.facts.play import NotesOpened, PlayerReplaced, TurnTakenBack
from engine.log.facts.time import TimeGiven
from engine.log.facts.union import Fact
from engine.matches.decisions.moves import end, places, require_phase, require_player
from engine.matches.errors import (
    BadSubstitute,
    HasTime,
    NoOffer,
    NothingToOpen,
    NothingToTakeBack,
    OfferExists,
    StaleOffer,
    ThrowStays,
)
from engine.matches.state.match import Match, Offer
from games.core import Outcome, Seat


def offer_draw(game: AnyGame, match: Match, person: PersonId, *, seed: bytes) -> tuple[Fact, ...]:
    """Offer a draw; where the other side has offered one already, this agrees to it."""
    require_phase(match, "running")
    seat = require_player(match, person)
    if match.offer and match.offer.kind == "draw" and match.offer.seat != seat:
        return answer(game, match, person, kind="draw", is_accepted=True, seed=seed)
    return (_make_offer(match, "draw", seat, person),)


def offer_takeback(match: Match, person: PersonId) -> tuple[Fact, ...]:
    """Ask to take one's own latest turn back, and with it what the others have done since.

    Raises:
        NothingToTakeBack: the player has not moved.
        ThrowStays: dice have been thrown since, and the match does not allow to go back across a throw.
    """
    require_phase(match, "running")
    seat = require_player(match, person)
    back_to, crosses_throw, answers = _latest_turn(match, seat)
    made = _make_offer(match, "takeback", seat, person)
    return (replace(made, back_to=back_to, crosses_throw=crosses_throw, answers=answers),)


def offer_open_notes(game: AnyGame, match: Match, person: PersonId, *, seed: bytes) -> tuple[Fact, ...]:
    """Ask to let everybody see the notes that the game keeps for players; where somebody else has asked, agree.

    Raises:
        NothingToOpen: the game keeps none, or everybody sees them already.
    """
    require_phase(match, "running")
    seat = require_player(match, person)
    _require_notes(game, match)
    if match.offer and match.offer.kind == "open_notes" and match.offer.seat != seat:
        return answer(game, match, person, kind="open_notes", is_accepted=True, seed=seed)
    return (_make_offer(match, "open_notes", seat, person),)


def offer_abandon(game: AnyGame, match: Match, person: PersonId, *, seed: bytes) -> tuple[Fact, ...]:
    """Ask to end the match without a winner; where somebody else has asked, agree."""
    require_phase(match, "running")
    seat = require_player(match, person)
    if match.offer and match.offer.kind == "abandon" and match.offer.seat != seat:
        return answer(game, match, person, kind="abandon", is_accepted=True, seed=seed)
    return (_make_offer(match, "abandon", seat, person),)


def offer_substitute(
    game: AnyGame, match: Match, person: PersonId, substitute: PersonId, *, replaced: Seat | None = None
) -> tuple[Fact, ...]:
    """Ask to let somebody take over one's own seat, or that of a player who has no time left.

    Raises:
        HasTime: the other player has time left, so nobody else asks for a substitute.
        BadSubstitute: that person cannot take over.
    """
    require_phase(match, "running")
    seat = require_player(match, person)
    replaced = seat if replaced is None else replaced
    require_own_seats(match)
    _require_handover(game, match, seat, replaced, substitute)
    return (replace(_make_offer(match, "substitute", seat, person), substitute=substitute, replaced=replaced),)


def answer(
    game: AnyGame,
    match: Match,
    person: PersonId,
    *,
    kind: OfferKind,
    is_accepted: bool,
    seed: bytes,
    number: int | None = None,
) -> tuple[Fact, ...]:
    """Answer the open offer; it is carried out when everybody who is asked has agreed.

    `number` is the fact of the offer that the player has read; None means whichever is open.

    Raises:
        NoOffer: there is none of this kind that this person is asked about.
        StaleOffer: it is another one than the player has read.
        Refusal: what the offer needs does not hold any more; it can still be declined.
    """
    require_phase(match, "running")
    offer = match.offer
    is_substitute = offer is not None and offer.kind == kind and person == offer.substitute
    seat = offer.replaced if offer is not None and is_substitute else require_player(match, person)
    if offer is not None and offer.kind == kind and offer.seat == seat and not is_substitute:
        raise NoOffer(offer=kind, reason="own")
    if offer is None or offer.kind != kind or seat is None or seat not in match.asked:
        raise NoOffer(offer=kind)
    if seat == offer.replaced and not is_substitute:
        raise NoOffer(offer=kind)
    _require_offer(offer, number)
    if is_accepted:
        _require_possible(game, match, offer)
    answered = OfferAnswered(kind="offer_answered", offer=kind, seat=seat, person=person, is_accepted=is_accepted)
    if not is_accepted or match.asked != (seat,):
        return (answered,)
    return (answered, *_agreed(game, match, offer, seed=seed))


def _agreed(game: AnyGame, match: Match, offer: Offer, *, seed: bytes) -> tuple[Fact, ...]:
    """Return what follows when all have agreed."""
    match offer.kind:
        case "draw" | "abandon" as kind:
            reason = "agreed" if kind == "draw" else "abandoned"
            return end(Outcome(reason, places(match, match.active), game.rules.scores(match.state)), seed=seed)
        case "open_notes":
            return (NotesOpened(kind="notes_opened"),)
        case "substitute":
            assert offer.replaced is not None
            assert offer.substitute is not None
            return hand_over(match, offer.replaced, offer.substitute)
        case "takeback":
            assert offer.back_to is not None
            return (TurnTakenBack(kind="turn_taken_back", back_to=offer.back_to, crosses_throw=offer.crosses_throw),)


def hand_over(
    match: Match, seat: Seat, substitute: PersonId, *, by: PersonId | None = None, note: str = ""
) -> tuple[Fact, ...]:
    """Seat a substitute, who has at least the time that everybody begins with."""
    handed = PlayerReplaced(
        kind="player_replaced", seat=seat, before=match.persons[seat], after=substitute, by=by, note=note
    )
    missing = 0 if match.policy is None else match.policy.bank - match.clocks[seat].left
    if missing <= 0:
        return (handed,)
    return (
        handed,
        TimeGiven(kind="time_given", seat=seat, seconds=missing, reason="substitute", by=None, note=""),
    )


def take_over(game: AnyGame, match: Match, before: PersonId, after: PersonId) -> tuple[Fact, ...]:
    """Seat the one who has taken somebody's place in the season; nothing where the seat is not theirs any more.

    Raises:
        BadSubstitute: this person plays already, or knows secrets that are not those of the seat.
    """
    seat = match.seat_of(before)
    if match.phase != "running" or seat is None or seat not in match.active:
        return ()
    require_substitute(game, match, seat, after)
    return hand_over(match, seat, after)


def require_own_seats(match: Match) -> None:
    """Refuse to seat somebody in a season's match: who plays there follows from the season, which lets people in.

    Raises:
        BadSubstitute: it is one.
    """
    if match.proposal.fixture is not None:
        raise BadSubstitute(reason="season")


def require_substitute(game: AnyGame, match: Match, seat: Seat, substitute: PersonId) -> None:
    """Refuse a substitute for the computer, and one who plays already or knows other secrets than those of the seat."""
    if is_computer(match.persons[seat]):
        raise BadSubstitute(reason="computer")
    if substitute in match.persons:
        raise BadSubstitute(reason="plays")
    sat_elsewhere = any(former.person == substitute and former.seat != seat for former in match.former)
    if game.has_secrets and (sat_elsewhere or substitute in match.secret_viewers):
        raise BadSubstitute(reason="knows")


def cancel_offer(match: Match, person: PersonId, *, number: int | None = None) -> tuple[Fact, ...]:
    """Let the one who made the open offer take it back; `number` as for an answer."""
    require_phase(match, "running")
    seat = require_player(match, person)
    if match.offer is None or match.offer.seat != seat:
        raise NoOffer(offer=match.offer.kind if match.offer else "draw")
    _require_offer(match.offer, number)
    return (OfferCancelled(kind="offer_cancelled", offer=match.offer.kind, seat=seat, person=person),)


def _require_possible(game: AnyGame, match: Match, offer: Offer) -> None:
    """Refuse an offer that could not be made any more as it stands."""
    match offer.kind:
        case "draw" | "abandon":
            pass
        case "takeback":
            if _latest_turn(match, offer.seat) != (offer.back_to, offer.crosses_throw, offer.answers):
                raise NothingToTakeBack
        case "open_notes":
            _require_notes(game, match)
        case "substitute":
            assert offer.replaced is not None
            assert offer.substitute is not None
            _require_handover(game, match, offer.seat, offer.replaced, offer.substitute)


def _latest_turn(match: Match, seat: Seat) -> tuple[int, bool, tuple[str, ...]]:
    """Return the fact before a player's latest action, whether dice have been thrown since, what was answered since."""
    latest = match.latest_actions[seat]
    if not latest:
        raise NothingToTakeBack
    if match.proposal.keeps_throws and match.latest_throw > latest:
        raise ThrowStays
    return latest - 1, match.latest_throw > latest, tuple(line for seq, line in match.answers if seq >= latest)


def _require_notes(game: AnyGame, match: Match) -> None:
    """Refuse to open notes where there are none, or none that are closed."""
    if match.has_open_notes or game.secrets.with_open_notes(match.state) is None:
        raise NothingToOpen


def _require_handover(game: AnyGame, match: Match, seat: Seat, replaced: Seat, substitute: PersonId) -> None:
    """Refuse that a seat is handed over on the word of another one, unless its player has no time left."""
    if replaced != seat and (replaced not in match.active or not match.is_late(replaced)):
        raise HasTime
    require_substitute(game, match, replaced, substitute)


def _make_offer(match: Match, kind: OfferKind, seat: Seat, person: PersonId) -> OfferMade:
    if match.offer is not None:
        raise OfferExists(offer=match.offer.kind)
    return OfferMade(
        "offer_made", kind, seat, person, None, crosses_throw=False, substitute=None, replaced=None, answers=()
    )


def _require_offer(offer: Offer, number: int | None) -> None:
    """Refuse if the open offer is another one than a player has read."""
    if number is not None and number != offer.seq:
        raise StaleOffer(offer=offer.kind)
