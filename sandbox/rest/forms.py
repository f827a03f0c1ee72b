"""Forms with files: a body of `multipart/form-data` taken apart.

aiohttp's own reader takes the headers of each part apart with the standard library's package for mail, which costs more
than all the rest of a request.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from aiohttp.multipart import content_disposition_filename, parse_content_disposition

MULTIPART = "multipart/"
_BOUNDARY = re.compile(r'; *boundary=(?:"([^"]+)"|([^;\s]+))', re.IGNORECASE)
_DISPOSITION = re.compile(rb"^content-disposition: *([^\r\n]+)", re.IGNORECASE | re.MULTILINE)


class MultipartField(NamedTuple):
    """One field of a form; only a file has a name of its own."""

    name: str
    filename: str | None
    data: bytes


def parts(content_type: str, body: bytes) -> Iterator[MultipartField]:
    """Yield the fields of a form in their order.

    Raises:
        ValueError: it is not a form.
    """
    boundary = _BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError("a form without a boundary")
    first, *rest = (b"\r\n" + body).split(b"\r\n--" + (boundary[1] or boundary[2]).encode())
    if first or not rest or not rest[-1].startswith(b"--"):
        raise ValueError("a form without an end")
    for field in rest[:-1]:
        head, separator, data = field.partition(b"\r\n\r\n")
        if not separator:
            raise ValueError("a field without a head")
        yield MultipartField(*_names(head), data)


@lru_cache(maxsize=64)
def _names(head: bytes) -> tuple[str, str | None]:
    """Return how a field is called, and the name of its file."""
    found = _DISPOSITION.search(head)
    _, values = parse_content_disposition(found[1].decode() if found else None)
    return values.get("name", ""), content_disposition_filename(values)
