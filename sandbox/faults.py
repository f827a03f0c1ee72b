"""Failures on demand: rules that make the next requests of the bot go wrong in a chosen way."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from typing import Any

Json = dict[str, Any]


@dataclass
class Fault:
    """One rule; it applies to the next `times` requests whose method and path fit.

    `path` is compared with the path behind /api/v10: `*` stands for one segment, `**` for any rest. `kind`:

    * `rate_limit`: 429 with `retry_after` seconds;
    * `before`: `status` (5xx, or 4xx with `code`, `message` and `errors`) and nothing is done;
    * `after`: the work is done, then `status` is answered;
    * `slow`: the work is done and answered after `delay_ms`;
    * `cut_before`, `cut_after`: the connection breaks without an answer, before or after the work is done.
    """

    kind: str
    method: str = "*"
    path: str = "/**"
    times: int = 1
    status: int = 500
    code: int = 0
    message: str = "Internal Server Error"
    retry_after: float = 0.05
    delay_ms: float = 0
    is_global: bool = False
    errors: Json | None = None

    def fits(self, method: str, path: str) -> bool:
        """Tell whether the rule speaks of this request."""
        pattern = re.escape(self.path).replace(r"\*\*", ".*").replace(r"\*", "[^/]+")
        return self.times > 0 and self.method in ("*", method) and re.fullmatch(pattern, path) is not None


KINDS = ("rate_limit", "before", "after", "slow", "cut_before", "cut_after")


class Faults:
    """The rules in force; the first that fits is used up by one."""

    def __init__(self) -> None:
        self.rules: list[Fault] = []
        self.struck: list[str] = []

    def add(self, record: Json) -> Fault:
        """Add a rule from its JSON.

        Raises:
            ValueError: an unknown kind or field.
        """
        if record.get("kind") not in KINDS:
            raise ValueError(f"kind must be one of {', '.join(KINDS)}")
        try:
            fault = Fault(**record)
        except TypeError as error:
            raise ValueError(str(error)) from None
        self.rules.append(fault)
        return fault

    def strike(self, method: str, path: str) -> Fault | None:
        """Return the rule that this request falls under, one time fewer left."""
        fault = next((rule for rule in self.rules if rule.fits(method, path)), None)
        if fault:
            fault.times -= 1
            self.struck.append(f"{fault.kind} {method} {path}")
            self.rules = [rule for rule in self.rules if rule.times > 0]
        return fault

    def listing(self) -> list[Json]:
        """Return the rules as JSON."""
        return [asdict(rule) for rule in self.rules]
