"""The closed union of the facts of a match.

A fact holds plain values. Actions stand in it as JSON, written and read by the game's own types (`engine.log.codec`).
"""

from engine.log.facts.chance import ChanceFact
from engine.log.facts.offers import OfferFact
from engine.log.facts.play import PlayFact
from engine.log.facts.rulings import RulingFact
from engine.log.facts.secrets import SecretFact
from engine.log.facts.start import StartFact
from engine.log.facts.time import TimeFact

Fact = StartFact | ChanceFact | PlayFact | SecretFact | OfferFact | TimeFact | RulingFact
