"""Times as Discord shows them: to everybody in their own zone and language."""

from datetime import UTC, datetime

from bot.markup import Markup

NOON = 12


def when(at: datetime, *, is_long: bool = False) -> Markup:
    """Return a time, and how far away it is."""
    seconds = int(at.timestamp())
    return Markup("<t:{}:{}> (<t:{}:R>)").format(seconds, "F" if is_long else "f", seconds)


def day(iso: str) -> Markup:
    """Return a day; it is taken at noon, so that hardly any zone makes another day of it."""
    noon = datetime.fromisoformat(iso).replace(hour=NOON, tzinfo=UTC)
    return Markup("<t:{}:D>").format(int(noon.timestamp()))
