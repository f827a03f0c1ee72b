"""Words that people stumbled over stay mended; each test is named after what went wrong."""

import re

import pytest

from engine.people.preferences import Language
from tests.truth.messages import WORDS, contents


def texts(language: Language, start: str = "") -> dict[str, str]:
    """Return what the messages whose ids begin so say, without what is filled in."""
    return {key: " ".join(content.texts) for key, content in contents(language).items() if key.startswith(start)}


def test_captures_in_confusion_were_called_a_score() -> None:
    for language, word in (("en", "score"), ("de", "punkte")):
        for key in ("confusion-score", "confusion-outcome-score"):
            assert word not in WORDS[language](key, score="1/2").casefold()


@pytest.mark.parametrize("language", WORDS)
def test_your_dice_were_those_of_the_opponent(language: Language) -> None:
    for key in ("columbiz-note-thrown", "gamwin-note-thrown", "colliding_circles-note-thrown"):
        assert not re.search(r"\b(?:your|deine?)\b", texts(language)[key], re.IGNORECASE), key


def test_reinwuerfeln_was_explained_again_and_again() -> None:
    explained = [key for key, text in texts("de").items() if "**Reinwürfeln:**" in text]
    assert len(explained) == 1


@pytest.mark.parametrize("language", WORDS)
def test_a_match_lasted_4_years_at_the_very_longest(language: Language) -> None:
    for key, text in texts(language).items():
        assert "very longest" not in text, key
        assert "allerlängst" not in text, key


LEFT: dict[Language, str] = {
    "en": "polic(?:y|ies)|entropy|share of the win|of the win\\b|by lot|(?:was|are) struck:|those who look after"
    "|no notices|get notices|notices:|house players?|silent people|days of silence|whoever runs",
    "de": "Hausspieler|Anteil am Sieg|vom Sieg|(?:welche|schnellere) Bedenkzeit|stillen Tag"
    "|um (?:den|diesen) Server kümmern|Spielprotokoll",
    "fr": "les avis\\b|d’avis sur la partie|part de victoire|% de victoire|de silence"
    "|muette|s’occupent (?:du|de ce) serveur",
}
"""Words for things that have another one in docs/words.md."""


@pytest.mark.parametrize("language", WORDS)
def test_one_thing_had_two_words(language: Language) -> None:
    pattern = re.compile(LEFT[language], re.IGNORECASE)
    assert {key: text for key, text in texts(language).items() if pattern.search(text)} == {}
