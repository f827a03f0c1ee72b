"""Facts of seasons as text and back; one canonical text for one value, in every process."""

from pydantic import ConfigDict, TypeAdapter

from engine.log.codec import canonical
from engine.seasons.facts.union import SeasonFact

# Built with the first fact, in some 20 ms: not every bot has leagues.
_FACT: TypeAdapter[SeasonFact] = TypeAdapter(SeasonFact, config=ConfigDict(defer_build=True))


def encode(fact: SeasonFact) -> str:
    """Return the canonical text of a fact: JSON with sorted keys and no blanks."""
    return canonical(_FACT.dump_python(fact, mode="json"))


def decode(body: str) -> SeasonFact:
    """Return the fact that a canonical text holds.

    Raises:
        pydantic.ValidationError: the text is not a fact that this version knows.
    """
    return _FACT.validate_json(body)
