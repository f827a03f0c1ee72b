"""Forms with one field; the custom_id says what a form is about, so that one opened before a restart still counts."""

from discord import ui

from bot import limits
from bot.post import Key

OPEN_SECONDS = 900.0


def form(key: Key, *, title: str, label: str, hint: str, longest: int, typed: str = "") -> ui.Modal:
    """Return a form; what is typed comes back with the key, see `bot.components.table`."""
    modal = ui.Modal(title=limits.clip(title, limits.MODAL_TITLE), custom_id=key.encode(), timeout=OPEN_SECONDS)
    field: ui.TextInput[ui.Modal] = ui.TextInput(default=typed, max_length=longest, custom_id="line")
    modal.add_item(
        ui.Label(
            text=limits.clip(label, limits.MODAL_LABEL),
            description=limits.clip(hint, limits.OPTION_TEXT),
            component=field,
        )
    )
    return modal
