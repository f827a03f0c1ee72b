"""Forms; the custom_id says what a form is about, so that one opened before a restart still counts."""

from typing import Any

from discord import ui

from bot.posts import limits
from bot.posts.post import Key

OPEN_SECONDS = 900.0
LONGEST_LINE = 1000
"""Characters of a line that is typed; no game writes a longer one."""


def empty(key: Key, title: str) -> ui.Modal:
    """Return a form without fields; what is typed into it comes back with the key, see `bot.routes`."""
    return ui.Modal(title=limits.clip(title, limits.MODAL_TITLE), custom_id=key.encode(), timeout=OPEN_SECONDS)


def labelled(component: ui.Item[Any], label: str, hint: str | None = None) -> ui.Label[ui.Modal]:
    """Return a field with what it asks for."""
    return ui.Label(
        text=limits.clip(label, limits.MODAL_LABEL),
        description=hint and limits.clip(hint, limits.OPTION_TEXT),
        component=component,
    )


def form(key: Key, *, title: str, label: str, hint: str, longest: int = LONGEST_LINE, typed: str = "") -> ui.Modal:
    """Return a form with one line."""
    modal = empty(key, title)
    field: ui.TextInput[ui.Modal] = ui.TextInput(default=typed, max_length=longest, custom_id="line")
    return modal.add_item(labelled(field, label, hint))
