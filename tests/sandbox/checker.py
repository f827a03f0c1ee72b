"""Hold what a bot sent against Discord's documents: every body against the OpenAPI document and the limits.

    for line in violations(sandbox.requests):
        print(line)

The OpenAPI document is not part of the project. It is read from DISCORD_OPENAPI or from beside the checkout; where it
is absent `openapi()` returns None and only the limits are checked.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource

from sandbox import limits
from sandbox.hub import Recorded

Json = dict[str, Any]
DOCUMENT = Path(os.environ.get("DISCORD_OPENAPI", Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"))
MESSAGE = re.compile(r"^(POST /channels/\{channel\}/messages|POST /webhooks/\{application\}/\{token\})$")
COMMANDS = re.compile(r"/commands$")
UPDATE_MESSAGE, CHOICES, MODAL = (4, 7), 8, 9
URI = "discord:openapi"


@cache
def openapi() -> Json | None:
    """Return Discord's OpenAPI document, None where it is absent."""
    return json.loads(DOCUMENT.read_text("utf-8"), object_hook=_as_meant) if DOCUMENT.exists() else None


def violations(requests: Iterable[Recorded]) -> Iterator[str]:
    """Yield a line for everything in the requests that Discord's documents do not allow."""
    for request in requests:
        where = f"{request.method} {request.path}"
        yield from (f"{where}: {line}" for line in _against_limits(request))
        if openapi() is not None:
            yield from (f"{where}: {line}" for line in _against_schema(request))
        yield from (f"{where}: {line}" for line in _answered_badly(request))


def _answered_badly(request: Recorded) -> Iterator[str]:
    if (
        request.status in (400, 401, 403, 404)
        and isinstance(request.answer, dict)
        and request.answer.get("code") in (0, 50035, 50109)
    ):
        yield f"was answered {request.status} {json.dumps(request.answer)}"


def _against_limits(request: Recorded) -> Iterator[str]:
    body = request.body
    found = []
    if MESSAGE.match(request.route):
        found = _message(body)
    elif request.route.endswith("/callback") and body:
        data = body.get("data") or {}
        if body["type"] in UPDATE_MESSAGE:
            found = _message(data)
        elif body["type"] == CHOICES:
            found = limits.check_choices(data.get("choices") or [])
        elif body["type"] == MODAL:
            found = limits.check_modal(data)
    elif COMMANDS.search(request.route) and request.method == "PUT":
        found = [violation for command in body for violation in limits.check_command(command)]
    elif request.route.endswith("/threads"):
        found = limits.check_thread(body)
    for path, code, message in found:
        yield f"{'.'.join(map(str, path))}: {code} {message}"
    for upload in request.files:
        if len(upload.data) > limits.ATTACHMENT_BYTES:
            yield f"{upload.filename} has {len(upload.data)} bytes"


def _message(body: Json | None) -> list[Any]:
    body = body or {}
    return limits.check_message(body, is_v2=bool((body.get("flags") or 0) & limits.COMPONENTS_V2))


def _against_schema(request: Recorded) -> Iterator[str]:
    if request.body is None:
        return
    validator = _validator(request.method.lower(), request.path)
    if validator is None:
        yield "is not in Discord's OpenAPI document"
        return
    for error in validator.iter_errors(request.body):
        closest = best_match([error]) or error
        yield f"{closest.json_path}: {closest.message[:300]}"


def _validator(method: str, path: str) -> Draft202012Validator | None:
    document = openapi() or {}
    fitting = [template for template in document["paths"] if _pattern(template).fullmatch(path)]
    template = min(fitting, key=lambda one: one.count("{"), default=None)
    return _validator_of(method, template) if template else None


@cache
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{[^}]+\}", "[^/]+", template))


@cache
def _validator_of(method: str, template: str) -> Draft202012Validator | None:
    document = openapi() or {}
    operation = document["paths"][template].get(method)
    if operation is None or "requestBody" not in operation:
        return None
    contents = operation["requestBody"]["content"]
    kind = "application/json" if "application/json" in contents else next(iter(contents))
    keys = ["paths", template, method, "requestBody", "content", kind, "schema"]
    pointer = "/".join(
        key.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D") for key in keys
    )
    return Draft202012Validator({"$ref": f"{URI}#/{pointer}"}, registry=_registry())


@cache
def _registry() -> Registry[Any]:
    resource = Resource.from_contents({"$schema": "https://json-schema.org/draft/2020-12/schema", **(openapi() or {})})
    registry: Registry[Any] = Registry[Any]().with_resource(URI, resource)
    return registry


def _as_meant(node: Json) -> Json:
    """Read the document as its own notes say: `oneOf` is any of them, and Discord takes snowflakes as numbers too."""
    if "oneOf" in node:
        node["anyOf"] = node.pop("oneOf")
    if node.get("format") == "snowflake":
        node["type"] = ["string", "integer"]
    return node
