"""Posts about offers: the question with its buttons, and what became of it."""

from bot.markup import EMPTY, Markup, code
from bot.posts.match.tasks import answering
from bot.posts.post import Button, Buttons, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention
from engine.log.codec import AnyGame
from engine.log.facts.offers import OfferAnswered, OfferCancelled, OfferMade
from engine.log.facts.union import Fact
from engine.matches.service.change import Change
from engine.matches.state.match import Match

ACCENT_ASK = 0xE69F00


def offer_post(game: AnyGame, change: Change, recipient: Recipient, *, marker: Markup) -> Post:
    """Return the post about an offer: the question with its buttons, or what became of it."""
    match, fact = change.after, _latest(change)
    speech, words = Speech(recipient.words), recipient.words
    small = Markup("-# {}").format(marker)
    match fact:
        case OfferMade():
            return _question(game, match, fact, recipient, small)
        case OfferAnswered(offer=kind, seat=seat, person=person, is_accepted=is_accepted):
            answer = "accepted" if is_accepted else "declined"
            player = speech.player(game, match, seat) if person in match.persons else mention(person)
            notes = [Button(words("button-notes"), Key("secrets", match.id))] if match.has_open_notes else []
            shown = rows(notes if kind == "open_notes" else [])
            return Post.of(words(f"offer-{kind}-{answer}", player=player), *shown, small)
        case OfferCancelled(offer=kind, seat=seat):
            return Post.of(words(f"offer-{kind}-cancelled", player=speech.player(game, match, seat)), small)
        case _:
            raise AssertionError(fact)


def _latest(change: Change) -> Fact:
    """Return the question that is still open, else what became of it: the computer answers in the same change."""
    asked = [fact for fact in change.facts if isinstance(fact, OfferMade | OfferAnswered | OfferCancelled)]
    return asked[0] if change.after.offer is not None else asked[-1]


def _question(game: AnyGame, match: Match, offer: OfferMade, recipient: Recipient, small: Markup) -> Post:
    """Return an offer as a question to everybody who has to agree."""
    speech, words = Speech(recipient.words), recipient.words
    assert match.offer is not None
    asked = [answering(match, match.offer, seat) for seat in match.asked]
    others = [person for person in asked if person != offer.substitute]
    own = "-own" if offer.replaced == offer.seat else ""
    question = words(
        f"offer-{offer.offer}{own}",
        player=speech.player(game, match, offer.seat),
        others=Markup(", ").join(map(mention, others)),
        count=len(others),
        substitute="" if offer.substitute is None else mention(offer.substitute),
        leaver="" if offer.replaced is None else speech.player(game, match, offer.replaced),
    )
    disclosed = _learned(offer, recipient) if offer.offer == "takeback" else EMPTY
    buttons = _buttons(f"{offer.offer}.{match.seq}", match, recipient)
    return Post.of(
        Markup("{} {}").format(question, disclosed).rstrip(), *buttons, small, mentions=asked, accent=ACCENT_ASK
    )


def _learned(offer: OfferMade, recipient: Recipient) -> Markup:
    """Return what everybody has learned since the turn that is to be taken back."""
    words = recipient.words
    thrown = words("takeback-throw") if offer.crosses_throw else ""
    lines = Markup(", ").join(code(line) for line in offer.answers)
    answered = words("takeback-answers", lines=lines) if lines else ""
    return Markup(" ").join(filter(None, (thrown, answered))) or words("takeback-nothing-learned")


def _buttons(offer: str, match: Match, recipient: Recipient) -> tuple[Buttons, ...]:
    words = recipient.words
    return rows(
        [
            Button(words("button-accept"), Key("accept", match.id, text=offer), "success"),
            Button(words("button-refuse"), Key("refuse", match.id, text=offer)),
            Button(words("button-cancel-offer"), Key("cancel_offer", match.id, text=offer)),
        ]
    )
