"""What moderators and those who call for them have done, in words for everybody. No Discord, no database."""

from bot.readers import Reader
from bot.speech import mention, quoted
from engine.facts import Fact
from engine.match import Match
from engine.rulings import (
    DisputeOpened,
    DisputeRuled,
    MatchAdjudicated,
    MatchRewound,
    MatchVoided,
    ModeratorNoted,
    RulingAppealed,
)


def verdict(fact: Fact, match: Match, reader: Reader) -> str:
    """Return what a fact says, nothing where it is none of these; a ruling is said by what it brings about."""
    words = reader.words
    match fact:
        case DisputeOpened(person=person, note=note):
            return words("told-dispute", person=mention(person), note=quoted(note))
        case RulingAppealed(person=person, note=note):
            return words("told-appeal", person=mention(person), note=quoted(note))
        case DisputeRuled(by=by, ruling="dismissed", note=note):
            is_appeal = match.dispute is not None and match.dispute.state == "closed"
            told = "told-ruling-stands" if is_appeal else "told-dismissed"
            return words(told, person=mention(by), note=quoted(note))
        case MatchRewound(by=by, note=note, draws=draws):
            done = words(f"told-rewound-{draws}", person=mention(by), move=str(match.moves), note=quoted(note))
            return f"{done}\n{words('told-rewound-readable')}"
        case MatchAdjudicated(by=by, note=note):
            return words("told-adjudicated", person=mention(by), note=quoted(note))
        case MatchVoided(by=by, note=note):
            return words("told-void", person=mention(by), note=quoted(note))
        case ModeratorNoted(by=by, note=note):
            return words("told-note", person=mention(by), note=quoted(note))
        case _:
            return ""
