"""Discord's OpenAPI document, which is not part of the project: where it is absent, tests that need it are skipped."""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.truth import project

DEFAULT = project.ROOT.parent / "shared/discord/openapi.json"


@cache
def document() -> dict[str, Any]:
    """Return the document that DISCORD_OPENAPI names, else ../shared/discord/openapi.json."""
    path = Path(os.environ.get("DISCORD_OPENAPI") or DEFAULT)
    if not path.exists():
        pytest.skip("Discord's OpenAPI document is not here (DISCORD_OPENAPI may name it)")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def faults(body: object, *, method: str, path: str) -> list[str]:
    """Return what Discord's document has against the JSON body of a request."""
    place = path.replace("~", "~0").replace("/", "~1")
    pointer = f"#/paths/{place}/{method}/requestBody/content/application~1json/schema"
    validator = Draft202012Validator(document() | {"$ref": pointer})
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(body)]
