"""What moderators and those who call for them have done, in words for everybody. No Discord, no database."""

from collections.abc import Callable

from bot.markup import EMPTY, Markup
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.log.facts import Fact
from engine.log.rulings import (
    DisputeOpened,
    DisputeRuled,
    MatchAdjudicated,
    MatchRewound,
    MatchVoided,
    ModeratorNoted,
    RulingAppealed,
)
from engine.matches.state.match import Match


def verdict(fact: Fact, match: Match, recipient: Recipient, quote: Callable[[str], Markup]) -> Markup:
    """Return what a fact says, nothing where it is none of these; a ruling is said by what it brings about.

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
