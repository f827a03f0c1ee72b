"""tools/verify takes from the published schemas what stands in a fact."""

import json

import pytest

from tests.truth import project
from tools.verify import schema
from tools.verify.schema import Shapes
from tools.verify.seasons.shapes import PHASES
from tools.verify.seasons.shapes import SHAPES as OF_SEASONS
from tools.verify.shapes import SHAPES as OF_MATCHES

WIDE = {"type": "object", "patternProperties": {"a": {"type": "string"}}}
RULED = {"kind": "fixture_ruled", "fixture": 1, "ending": "walkover", "places": [1, 2], "note": "", "by": None}


def test_every_kind_of_fact_of_a_season_has_its_phases() -> None:
    assert PHASES.keys() == OF_SEASONS.kinds.keys()


def test_what_is_no_field_of_a_schema_has_no_format() -> None:
    for shapes, file in ((OF_MATCHES, "export.schema.json"), (OF_SEASONS, "season.schema.json")):
        known = json.loads(project.read(f"docs/{file}"))["$defs"].values()
        fields = {
            key
            for name, about in ((name, about) for about in known for name in about.get("properties", ()))
            for key in (name, f"{about['properties'].get('kind', {}).get('const')}.{name}")
        }
        assert shapes.formats.keys() <= fields


@pytest.mark.parametrize("said", [{"type": "number"}, {"type": "string", "maxLength": 8}, WIDE])
def test_what_a_schema_says_and_nothing_checks_is_refused(monkeypatch: pytest.MonkeyPatch, said: object) -> None:
    fact = {"discriminator": {"mapping": {"told": "#/$defs/Told"}}}
    told = {"type": "object", "properties": {"kind": {"type": "string", "const": "told"}, "what": said}}
    known = {"Row": {"properties": {"fact": fact}}, "Told": told}
    whole = {"properties": {"log": {"items": {"$ref": "#/$defs/Row"}}}, "$defs": known}
    monkeypatch.setattr(schema, "published", lambda _file: json.dumps(whole))
    with pytest.raises(ValueError, match=r"number|maxLength|patternProperties"):
        Shapes("any.json", log="log", formats={})


@pytest.mark.parametrize(
    "changed",
    [
        {"fixture": 1.0},
        {"fixture": True},
        {"fixture": 2**63},
        {"fixture": None},
        {"ending": "won"},
        {"ending": {}},
        {"places": [1, "2"]},
        {"places": (1, 2)},
        {"note": None},
        {"more": 1},
        {"kind": "fixture_guessed"},
        {"kind": []},
    ],
)
def test_a_fact_holds_what_its_kind_holds_and_nothing_else(changed: dict[str, object]) -> None:
    assert list(OF_SEASONS.misshapen(RULED)) == []
    assert len(list(OF_SEASONS.misshapen({**RULED, **changed}))) == 1


@pytest.mark.parametrize("name", sorted(RULED.keys() - {"kind"}))
def test_a_fact_lacks_nothing_of_its_kind(name: str) -> None:
    assert list(OF_SEASONS.misshapen({key: value for key, value in RULED.items() if key != name}))


@pytest.mark.parametrize(("until", "fits"), [("", True), ("2026-01-01T00:00:00+00:00", True), ("tomorrow", False)])
def test_a_time_is_one_or_empty_where_it_may_be(until: str, fits: bool) -> None:
    wrong = list(OF_SEASONS.misshapen({"kind": "sign_up_opened", "until": until}))
    assert (wrong == []) == fits
    assert list(OF_SEASONS.misshapen({"kind": "overtime_began", "until": ""}))
