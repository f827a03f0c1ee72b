"""The shape of facts of matches; whatever else a file holds is refused."""

import re
from typing import Any, Final

from tools.verify.schema import Shapes

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
ZONE: Final = re.compile(r"[A-Za-z0-9+_/-]{1,64}")
"""The name of a time zone (IANA)."""


def is_digest(value: Any) -> bool:
    """Tell whether a text is a SHA-256 in hexadecimal digits, or a seed, which is as long."""
    return DIGEST.fullmatch(value) is not None


SHAPES: Final = Shapes(
    "export.schema.json",
    log="facts",
    formats={
        "action": lambda value: isinstance(value, dict),
        "rest_zone": lambda value: ZONE.fullmatch(value) is not None,
    },
)
