"""Signs of life of an entrant who is asked whether they go on: moves in a match, acts in the season."""

from collections.abc import Iterator, Sequence

from engine.ids import PersonId
from engine.log.chain import Entry
from engine.log.facts.codec import decode_fact
from engine.log.facts.offers import OfferAnswered, OfferCancelled, OfferMade
from engine.log.facts.play import ActionTaken, PlayerResigned
from engine.log.facts.rulings import DisputeOpened, RulingAppealed, StatementMade
from engine.log.facts.secrets import SecretsDelivered, SecretTaken
from engine.log.facts.time import TimeClaimed
from engine.seasons.facts.ladder import ChallengeMade
from engine.seasons.facts.places import EntrantAsked, EntrantConfirmed, EntrantWithdrew, TimeAsked
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.state.season import EntrantQuestion, Season

Deed = (
    ActionTaken
    | SecretTaken
    | OfferMade
    | OfferAnswered
    | OfferCancelled
    | PlayerResigned
    | TimeClaimed
    | SecretsDelivered
    | DisputeOpened
    | StatementMade
    | RulingAppealed
)
"""Deeds in a match of somebody who is there; planned answers and secrets by direct message come by themselves."""

OF_PLACE = EntrantAsked | EntrantConfirmed | EntrantWithdrew
"""Facts by which a question is answered, or asked, already."""


def has_acted(log: Sequence[Entry], question: EntrantQuestion) -> bool:
    """Tell whether somebody has done something in a match since they were asked."""
    since = (decode_fact(entry.body) for entry in log if entry.at > question.since)
    return any(isinstance(fact, Deed) and fact.person == question.person and not _by_itself(fact) for fact in since)


def answered_by(season: Season, facts: Facts) -> Facts:
    """Return the answers of those who are asked and have done one of the facts in the season."""
    settled = {fact.entrant for fact in facts if isinstance(fact, OF_PLACE)}
    open_ = [question for question in season.activity_checks if question.entrant not in settled]
    return tuple(
        EntrantConfirmed("entrant_confirmed", question.entrant)
        for question in open_
        if any(question.person in _persons(season, fact) for fact in facts)
    )


def _by_itself(fact: Deed) -> bool:
    is_planned = isinstance(fact, ActionTaken) and fact.is_planned
    return is_planned or (isinstance(fact, SecretsDelivered) and fact.how == "message")


def _persons(season: Season, fact: SeasonFact) -> Iterator[PersonId]:
    """Yield who has done something in the season."""
    if (by := getattr(fact, "by", None)) is not None:
        yield by
    if isinstance(fact, TimeAsked | ChallengeMade):
        yield season.entrants[fact.entrant].person
