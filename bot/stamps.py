"""Times as Discord shows them: to everybody in their own zone and language."""

from datetime import UTC, datetime

NOON = 12


def when(at: datetime, *, is_long: bool = False) -> str:
    """Return a time, and how far away it is."""
    seconds = int(at.timestamp())
    return f"<t:{seconds}:{'F' if is_long else 'f'}> (<t:{seconds}:R>)"


def day(iso: str) -> str:
    """Return a day; it is taken at noon, so that hardly any zone makes another day of it."""
    noon = datetime.fromisoformat(iso).replace(hour=NOON, tzinfo=UTC)
    return f"<t:{int(noon.timestamp())}:D>"
