"""The closed union of the facts of a match.

A fact holds plain values. Actions stand in it as JSON, written and read by the game's own types (`engine.log.codec`).
"""

from collections.abc import Iterable

from engine.log.facts.chance import ChanceFact
from engine.log.facts.offers import OfferFact
from engine.log.facts.play import PlayFact
from engine.log.facts.rulings import RulingFact
from engine.log.facts.secrets import SecretFact, SecretsLookedAt
from engine.log.facts.start import StartFact
from engine.log.facts.time import ClocksHeld, TimeFact, TimeSpent

Fact = StartFact | ChanceFact | PlayFact | SecretFact | OfferFact | TimeFact | RulingFact

SILENT = TimeSpent | SecretsLookedAt
"""Facts that nobody is told of: they stand in the log."""


def is_silent(facts: Iterable[Fact]) -> bool:
    """Tell whether nobody is told of facts, as of clocks that are held: who looks at the match sees why they stand."""
    facts = tuple(facts)
    return all(isinstance(fact, SILENT) for fact in facts) or any(isinstance(fact, ClocksHeld) for fact in facts)
