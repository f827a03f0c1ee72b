"""JSON that people send is read in every encoding, and nothing in it may be read in two ways or grow."""

import json

import pytest

from engine.log.json_text import MOST_CONTAINERS, MOST_ITEMS, MOST_NAMES, read_json
from tests.truth import project

TEXT = '{"who": "Ännchen", "seats": [1, 2]}'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_every_encoding_is_read(encoding: str) -> None:
    assert read_json(TEXT.encode(encoding)) == json.loads(TEXT)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"a": 1, "a": 2}', "twice"),
        ('{"a": 1.5}', "1.5"),
        ('{"a": 1e3}', "1e3"),
        ('{"a": NaN}', "NaN"),
        ('{"a": -Infinity}', "-Infinity"),
        ('{"a": "\\ud800"}', "surrogates"),
        ("{", "Expecting"),
        (json.dumps([[]] * MOST_CONTAINERS), "containers"),
        (json.dumps([0] * (MOST_ITEMS + 1)), "items"),
        (json.dumps({"a": [{"b": [0] * (MOST_ITEMS + 1)}]}), "items"),
        (json.dumps({str(number): 0 for number in range(MOST_NAMES + 1)}), "names"),
    ],
    ids=lambda text: text[:20],
)
def test_what_says_two_things_or_is_made_to_grow_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_json(text.encode())


def test_whatever_people_send_is_read_here() -> None:
    """A model that reads JSON itself gathers all faults of a file, each takes far more memory than its text."""
    sources = [file for file in project.files() if project.name(file).startswith(("engine/", "bot/"))]
    python = {project.name(file): file.read_text("utf-8") for file in sources if file.suffix == ".py"}
    assert [name for name, source in python.items() if "model_validate_json" in source] == []


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(UnicodeDecodeError):
        read_json(b'{"a": "\xff"}')
