"""A person's screen as plain values: messages, buttons, pictures, modals, completions, channels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sandbox.protocol import limits

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel, thread or direct message channel."""

    id: str
    name: str
    type: int
    parent_id: str | None
    is_archived: bool
    is_locked: bool
    members: tuple[str, ...]

    @classmethod
    def from_json(cls, record: Json) -> Channel:
        """Read the people's API."""
        metadata = record.get("thread_metadata") or {}
        return cls(
            id=record["id"],
            name=record.get("name", ""),
            type=record["type"],
            parent_id=record.get("parent_id"),
            is_archived=metadata.get("archived", False),
            is_locked=metadata.get("locked", False),
            members=tuple(record.get("members", ())),
        )


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message; `description` is the alt text, wherever the message gives it."""

    name: str
    url: str
    description: str | None
    size: int | None
    width: int | None
    height: int | None


@dataclass(frozen=True, slots=True)
class Button:
    """A button; a link has a url and no custom_id."""

    label: str
    custom_id: str | None
    url: str | None
    is_disabled: bool


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One entry of a select."""

    label: str
    value: str
    description: str | None
    is_default: bool


@dataclass(frozen=True, slots=True)
class Select:
    """A select of any type; only type 3 has options of its own."""

    custom_id: str
    type: int
    placeholder: str | None
    options: tuple[MenuOption, ...]
    is_disabled: bool


@dataclass(frozen=True, slots=True)
class Message:
    """A message as one person sees it at one moment; `text` is the content and all text displays."""

    id: str
    channel_id: str
    author: str
    content: str
    text: str
    is_ephemeral: bool
    pings: bool
    is_edited: bool
    attachments: tuple[Attachment, ...]
    buttons: tuple[Button, ...]
    selects: tuple[Select, ...]
    raw: Json

    @classmethod
    def from_json(cls, record: Json) -> Message:
        """Read the people's API."""
        parts = [component for _, component in limits.walk(record["components"])]
        shown = [c["content"] for c in parts if c["type"] == limits.TEXT_DISPLAY]
        embedded = [t for e in record["embeds"] for t in (e.get("title"), e.get("description")) if t]
        return cls(
            id=record["id"],
            channel_id=record["channel_id"],
            author=record["author"]["username"],
            content=record["content"],
            text="\n".join(filter(None, [record["content"], *embedded, *shown])),
            is_ephemeral=record["ephemeral"],
            pings=record["pings"],
            is_edited=record["edited_timestamp"] is not None,
            attachments=tuple(_attachments(record, parts)),
            buttons=tuple(_button(c) for c in parts if c["type"] == limits.BUTTON),
            selects=tuple(_select(c) for c in parts if c["type"] in limits.SELECTS),
            raw=record,
        )

    def button(self, name: str) -> Button:
        """Return the button with this label, custom_id or beginning of a custom_id.

        Raises:
            LookupError: there is none; the text lists what is there.
        """
        by_label = [b for b in self.buttons if b.label == name]
        by_id = [b for b in self.buttons if b.custom_id and b.custom_id.startswith(name)]
        if found := by_label or by_id:
            return found[0]
        raise LookupError(f"no button {name!r}; there are {[b.label for b in self.buttons]} in: {self.text!r}")

    def select(self, name: str | None = None) -> Select:
        """Return the select with this placeholder or beginning of a custom_id; None means the only one.

        Raises:
            LookupError: there is none, or more than one without a name.
        """
        named = [s for s in self.selects if name in (None, s.placeholder) or s.custom_id.startswith(str(name))]
        if not named or (name is None and len(named) > 1):
            raise LookupError(f"no select {name!r}; there are {[s.custom_id for s in self.selects]}")
        return named[0]


@dataclass(frozen=True, slots=True)
class Field:
    """One input of a modal."""

    custom_id: str
    label: str
    type: int
    value: str | None


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot opened; `interaction` is what it is submitted to."""

    interaction: str
    custom_id: str
    title: str
    fields: tuple[Field, ...]
    raw: Json

    @classmethod
    def from_json(cls, interaction: str, modal: Json) -> Modal:
        """Read the bot's answer."""
        fields: list[Field] = []
        labels: dict[int, str] = {}
        for _, component in limits.walk(modal["components"]):
            if component["type"] == limits.LABELLED:
                labels[id(component["component"])] = component["label"]
            elif component.get("custom_id"):
                label = component.get("label") or labels.get(id(component), "")
                fields.append(Field(component["custom_id"], label, component["type"], component.get("value")))
        return cls(interaction, modal["custom_id"], modal["title"], tuple(fields), modal)

    def ids_for(self, values: Json) -> Json:
        """Return values keyed by custom_id, given by label or custom_id.

        Raises:
            LookupError: a key fits no field.
        """
        found: Json = {}
        for key, value in values.items():
            field = next((f for f in self.fields if key in (f.label, f.custom_id)), None)
            if field is None:
                raise LookupError(f"no field {key!r}; there are {[f.label for f in self.fields]}")
            found[field.custom_id] = value
        return found


@dataclass(frozen=True, slots=True)
class Completion:
    """One completion that the bot offered."""

    name: str
    value: str | int | float


def _attachments(record: Json, parts: list[Json]) -> list[Attachment]:
    found = [_attachment(a, a.get("description")) for a in record["attachments"]]
    found += [_attachment(e["image"], None) for e in record["embeds"] if e.get("image")]
    for part in parts:
        found += [_attachment(item["media"], item.get("description")) for item in part.get("items") or ()]
        if part["type"] == limits.THUMBNAIL:
            found.append(_attachment(part["media"], part.get("description")))
        if part["type"] == limits.FILE:
            found.append(_attachment(part["file"], None))
    return found


def _attachment(media: Json, description: str | None) -> Attachment:
    name = media.get("filename") or media["url"].split("?")[0].rsplit("/", 1)[-1]
    return Attachment(name, media["url"], description, media.get("size"), media.get("width"), media.get("height"))


def _button(component: Json) -> Button:
    label = component.get("label") or (component.get("emoji") or {}).get("name") or ""
    return Button(label, component.get("custom_id"), component.get("url"), component.get("disabled", False))


def _select(component: Json) -> Select:
    options = tuple(
        MenuOption(o["label"], o["value"], o.get("description"), o.get("default", False))
        for o in component.get("options") or ()
    )
    is_disabled = component.get("disabled", False)
    return Select(component["custom_id"], component["type"], component.get("placeholder"), options, is_disabled)
