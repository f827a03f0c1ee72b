"""A program's report: rows of a figure with its target, printed as one table."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measurement:
    """One figure. `is_met` is None where there is no target, or where it could not be measured here."""

    what: str
    seen: str
    target: str = ""
    is_met: bool | None = None

    @property
    def verdict(self) -> str:
        """Return the target's verdict in words."""
        return {True: "met", False: "NOT MET", None: ""}[self.is_met]


def at_most(what: str, value: float, limit: float, *, form: str = "{:.2f}") -> Measurement:
    """Return a figure that must not be above a limit; `form` prints both."""
    return Measurement(what, form.format(value), f"<= {form.format(limit)}", value <= limit)


def at_least(what: str, value: float, limit: float, *, form: str = "{:.1f}") -> Measurement:
    """Return a figure that must not be below a limit."""
    return Measurement(what, form.format(value), f">= {form.format(limit)}", value >= limit)


def plain(what: str, value: float, *, form: str) -> Measurement:
    """Return a figure without a target, that explains another one."""
    return Measurement(what, form.format(value))


def printed(title: str, rows: Sequence[Measurement]) -> str:
    """Return a table as text."""
    cells = [("", "seen", "target", ""), *((row.what, row.seen, row.target, row.verdict) for row in rows)]
    wide = [max(len(line[column]) for line in cells) for column in range(4)]
    body = [
        f"{what:<{wide[0]}}  {seen:>{wide[1]}}  {target:>{wide[2]}}  {verdict}".rstrip()
        for what, seen, target, verdict in cells
    ]
    return "\n".join((f"== {title}", *body, ""))
