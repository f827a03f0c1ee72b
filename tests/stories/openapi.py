"""Holds what the bot has sent against Discord's own OpenAPI document and against the documented limits.

The document is read from where the setting DISCORD_OPENAPI says, else from `../shared/discord/openapi.json` beside the
project; it is not part of the project. Where it is absent, `Specification.load` returns None.

Where it differs from Discord's documentation, the documentation counts: ids may be sent as numbers, too.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from jsonschema import Draft202012Validator, ValidationError, validators
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from sandbox.hub import Recorded
from sandbox.protocol import limits

DOCUMENT = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
URI = "urn:discord"
KINDS = "x-kinds"
"""The values of `type` that an alternative takes."""
IS_EPHEMERAL = 1 << 6
CONTENTS = ("application/json", "multipart/form-data")
UPDATE_CALLBACK, MODAL_CALLBACK = 7, 9
MESSAGE_CALLBACKS = (4, UPDATE_CALLBACK)
PICTURE_BYTES = 200 * 1024
_ONE_OF = Draft202012Validator.VALIDATORS["oneOf"]
_WRITES = re.compile(r"/channels/[^/]+/messages(/[^/]+)?|/webhooks/[^/]+/[^/]+(/messages/[^/]+)?")


@dataclass(frozen=True)
class Specification:
    """Discord's OpenAPI document, ready to be asked about requests."""

    paths: dict[str, dict[str, Any]]
    registry: Registry[Any]
    _validators: dict[str, Draft202012Validator | None] = field(default_factory=dict)
    _known: dict[tuple[str, str], list[str]] = field(default_factory=dict)

    @classmethod
    def load(cls) -> Self | None:
        """Return the document, None where it is absent."""
        path = Path(os.environ.get("DISCORD_OPENAPI", DOCUMENT))
        if not path.exists():
            return None
        document = json.loads(path.read_text(encoding="utf-8"))
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        listed = _told_apart(_listed(document), document["components"]["schemas"])
        resource = Resource.from_contents(listed, default_specification=DRAFT202012)
        registry: Registry[Any] = Registry().with_resource(URI, resource)
        return cls({_shape(path): item for path, item in document["paths"].items()}, registry)

    def violations(self, request: Recorded) -> list[str]:
        """Return what the document has against a request; what is sent again, as commands are, is looked at once."""
        known = (request.route, json.dumps(request.body))
        if known not in self._known:
            self._known[known] = self._violations(request)
        return self._known[known]

    def _violations(self, request: Recorded) -> list[str]:
        """Return what is wrong with a request: no such route, or a body of another form."""
        method, _, path = request.route.partition(" ")
        operation = self.paths.get(_shape(path), {}).get(method.lower())
        if operation is None:
            return [f"{request.route}: the document knows no such request"]
        validator = self._validator(request.route, operation)
        if validator is None:
            return [] if request.body is None else [f"{request.route}: a body where none belongs"]
        return [f"{request.route}: {_deepest(error)}" for error in validator.iter_errors(request.body)]

    def _validator(self, route: str, operation: dict[str, Any]) -> Draft202012Validator | None:
        if route not in self._validators:
            contents = operation.get("requestBody", {}).get("content", {})
            schema = next((contents[kind]["schema"] for kind in CONTENTS if kind in contents), None)
            self._validators[route] = schema and Validator(_rebased(schema), registry=self.registry)
        return self._validators[route]


def violations(requests: Iterable[Recorded], specification: Specification | None) -> list[str]:
    """Return everything that Discord would mind in what the bot has sent."""
    found: list[str] = []
    for request in requests:
        found += [f"{request.route}: {problem}" for problem in _beyond_limits(request)]
        if specification is not None:
            found += specification.violations(request)
    return found


def messages(request: Recorded) -> Iterator[dict[str, Any]]:
    """Yield the body of the message that a request sends or changes, if it does."""
    _, _, path = request.route.partition(" ")
    body = request.body if isinstance(request.body, dict) else {}
    if path.endswith("/callback"):
        if body.get("type") in MESSAGE_CALLBACKS:
            yield body["data"]
    elif request.method in ("POST", "PATCH") and _WRITES.fullmatch(path):
        yield body


def is_overheard(request: Recorded) -> bool:
    """Tell whether an answer to one person was put where everybody sees it."""
    answer = request.answer if isinstance(request.answer, dict) else {}
    if request.route.endswith("/callback"):
        answer = answer.get("resource", {}).get("message") or {}
    elif "/webhooks/" not in request.route:
        return False
    return not answer.get("flags", IS_EPHEMERAL) & IS_EPHEMERAL


def _beyond_limits(request: Recorded) -> Iterator[str]:
    body = request.body if isinstance(request.body, dict) else {}
    data = body.get("data") or {}
    for message in messages(request):
        is_v2 = bool(message.get("flags", 0) & limits.COMPONENTS_V2)
        yield from map(str, limits.check_message(message, is_v2=is_v2))
        if not is_v2 and (request.method != "POST" or not message.get("content")):
            yield "a message without components"
        if message.get("allowed_mentions", {}).get("parse") != []:
            yield "mentions are not limited to the people meant"
    if is_overheard(request):
        yield "an answer that everybody sees"
    if request.route.endswith("/callback"):
        yield from map(str, limits.check_choices(data.get("choices") or []))
        yield from map(str, limits.check_modal(data) if body.get("type") == MODAL_CALLBACK else [])
    if request.route.endswith("/threads"):
        yield from map(str, limits.check_thread(body))
    if request.route.endswith("/commands"):
        for command in request.body:
            yield from map(str, limits.check_command(command))
    for file in request.files:
        if file.filename.endswith(".png") and len(file.data) > PICTURE_BYTES:
            yield f"{file.filename} has {len(file.data)} bytes"


def _one_of(validator: Any, alternatives: list[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
    """As the standard's, but an alternative of another type is passed over, and one is left at its first fault.

    All faults are told only where none fits.
    """
    fitting = alternatives
    if isinstance(instance, dict):
        kind = instance.get("type")
        fitting = [schema for schema in alternatives if KINDS not in schema or kind in schema[KINDS]]
    if sum(validator.evolve(schema=schema).is_valid(instance) for schema in fitting) != 1:
        yield from _ONE_OF(validator, alternatives, instance, schema)


Validator = validators.extend(Draft202012Validator, {"oneOf": _one_of})  # type: ignore[no-untyped-call]


def _listed(node: Any) -> Any:
    """Return a document in which a choice of constants, each with a title, is one list of them."""
    if isinstance(node, list):
        return [_listed(child) for child in node]
    if not isinstance(node, dict):
        return node
    choice = node.get("oneOf", ())
    if choice and all("const" in option for option in choice):
        return {key: child for key, child in node.items() if key != "oneOf"} | {"enum": [c["const"] for c in choice]}
    return {key: _listed(child) for key, child in node.items()}


def _told_apart(node: Any, schemas: dict[str, Any]) -> Any:
    """Return a document in which each alternative that must have certain types names them beside its reference."""
    if isinstance(node, list):
        return [_told_apart(child, schemas) for child in node]
    if not isinstance(node, dict):
        return node
    told = {key: _told_apart(child, schemas) for key, child in node.items()}
    for option in told.get("oneOf", ()):
        meant = schemas.get(str(option.get("$ref")).rpartition("/")[2], {})
        kinds = meant.get("properties", {}).get("type", {}).get("enum")
        if kinds and "type" in meant.get("required", ()):
            option[KINDS] = kinds
    return told


def _shape(path: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", path)


def _rebased(node: Any) -> Any:
    """Return a schema whose references lead into the document instead of into itself."""
    if isinstance(node, list):
        return [_rebased(child) for child in node]
    if isinstance(node, dict):
        return {key: URI + child if key == "$ref" else _rebased(child) for key, child in node.items()}
    return node


def _deepest(error: ValidationError) -> str:
    """Return the most telling part of an error: of all alternatives the one that got farthest."""
    while error.context:
        error = max(error.context, key=lambda found: len(found.absolute_path))
    return f"{error.json_path}: {error.message}"[:300]
