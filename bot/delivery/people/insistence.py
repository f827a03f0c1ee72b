"""How often somebody may ping others by asking for something in a match: beyond that their posts ping nobody."""

from datetime import timedelta
from typing import Final

from engine.log import codec
from engine.log.facts import OfferMade
from engine.log.rulings import DisputeOpened
from engine.log.store import MatchStore
from engine.matches.state.match import Match

MOST_A_DAY: Final = {"offer_made": 5, "dispute_opened": 2}
"""How many offers, and calls for a moderator, of one person in one match ping others within a day."""

DAY: Final = timedelta(days=1)


async def insists(matches: MatchStore, match: Match, fact: OfferMade | DisputeOpened) -> bool:
    """Tell whether somebody has asked more often within a day than others are to be pinged for it.

    What they ask still counts, and stands in the post and in everybody's list; the last entry of the log is now.
    """
    log = await matches.log(match.id, upto=match.seq)
    recent = [codec.as_json(entry.body) for entry in log if entry.at > log[-1].at - DAY]
    asked = [one for one in recent if (one["kind"], one.get("person")) == (fact.kind, fact.person)]
    return len(asked) > MOST_A_DAY[fact.kind]
