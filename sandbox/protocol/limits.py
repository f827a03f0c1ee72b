"""Discord's documented limits on what an application sends, checked field by field.

Each check returns every violation, with the codes and words of Discord's 50035 answers; an empty list is a good body.
Both the server and the tests' checker of recorded bodies read the numbers from here. Sources: resources/message,
components/reference, interactions/application-commands and interactions/receiving-and-responding.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sandbox.protocol.errors import Violation

Json = dict[str, Any]
Path = tuple[str | int, ...]

CONTENT = 2000
EMBEDS = 10
EMBED_CHARACTERS = 6000
EMBED_FIELDS = 25
EMBED_PARTS = {"title": 256, "description": 4096}
ATTACHMENTS = 10
ATTACHMENT_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
ALT_TEXT = 1024
FILE_NAME = 260
COMPONENTS_V2 = 1 << 15
V1_ROWS = 5
V2_COMPONENTS = 40
V2_CHARACTERS = 4000
CUSTOM_ID = 100
LABEL = 80
PLACEHOLDER = 150
OPTIONS = 25
OPTION_TEXT = 100
MODAL_TITLE = 45
MODAL_COMPONENTS = 5
MODAL_LABEL = 45
TEXT_INPUT = 4000
CHOICES = 25
CHOICE_TEXT = 100
THREAD_NAME = 100
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
COMMANDS = 100
COMMAND_CHARACTERS = 8000
COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")
DESCRIPTION = 100

ROW, BUTTON, STRING_SELECT, TEXT_FIELD = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABELLED = 9, 10, 11, 12, 13, 14, 17, 18
V2_TOP = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
IN_LABEL = (TEXT_FIELD, *SELECTS, 19, 21, 22, 23)


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component of a tree with its path, parents first."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        yield from walk(component.get("components") or [], (*here, "components"))
        for single in ("accessory", "component"):
            if component.get(single):
                yield from _single(component[single], (*here, single))


def check_message(body: Json, *, is_v2: bool) -> list[Violation]:
    """Check a message as it would stand after the request: content, embeds, attachments and components."""
    found = list(_length(body.get("content") or "", CONTENT, ("content",)))
    found += _check_embeds(body.get("embeds") or [])
    found += _check_attachments(body.get("attachments") or [])
    components = body.get("components") or []
    if is_v2:
        found += _check_v2(body, components)
    else:
        found += _check_v1(components)
    return found + _check_custom_ids(components)


def check_modal(modal: Json) -> list[Violation]:
    """Check a modal: title, custom_id, one to five rows or labels, their inputs."""
    found = list(_length(modal.get("title") or "", MODAL_TITLE, ("title",), least=1))
    found += _length(modal.get("custom_id") or "", CUSTOM_ID, ("custom_id",), least=1)
    components = modal.get("components") or []
    found += _count(components, MODAL_COMPONENTS, ("components",), least=1)
    for path, component in walk(components):
        kind = component.get("type")
        if len(path) == 2 and kind not in (ROW, LABELLED, TEXT_DISPLAY):
            found.append(_type_error(path, (ROW, LABELLED, TEXT_DISPLAY)))
        found += _check_modal_part(path, component)
    return found + _check_custom_ids(components)


def check_choices(choices: list[Json]) -> list[Violation]:
    """Check the answer to an autocompletion."""
    found = list(_count(choices, CHOICES, ("choices",)))
    for index, choice in enumerate(choices):
        found += _length(str(choice.get("name", "")), CHOICE_TEXT, ("choices", index, "name"), least=1)
        if isinstance(choice.get("value"), str):
            found += _length(choice["value"], CHOICE_TEXT, ("choices", index, "value"))
        for locale, name in (choice.get("name_localizations") or {}).items():
            found += _length(name, CHOICE_TEXT, ("choices", index, "name_localizations", locale), least=1)
    return found


def check_thread(body: Json) -> list[Violation]:
    """Check name and archive duration of a new or changed thread."""
    found = list(_length(body["name"], THREAD_NAME, ("name",), least=1)) if "name" in body else []
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_MINUTES:
        text = f"Value must be one of {ARCHIVE_MINUTES}."
        found.append(Violation(("auto_archive_duration",), "BASE_TYPE_CHOICES", text))
    return found


def check_command(command: Json) -> list[Violation]:
    """Check one application command with all its options and localisations."""
    is_chat_input = command.get("type", 1) == 1
    found = _check_names(command, (), is_chat_input=is_chat_input)
    if is_chat_input:
        found += _check_options(command.get("options") or [], ())
        if (length := _longest_text(command)) > COMMAND_CHARACTERS:
            text = f"Command exceeds maximum size ({COMMAND_CHARACTERS}), is {length}."
            found.append(Violation((), "APPLICATION_COMMAND_TOO_LARGE", text))
    return found


def _single(component: Json, here: Path) -> Iterator[tuple[Path, Json]]:
    yield here, component
    yield from walk(component.get("components") or [], (*here, "components"))


def _check_embeds(embeds: list[Json]) -> list[Violation]:
    found = list(_count(embeds, EMBEDS, ("embeds",)))
    total = 0
    for index, embed in enumerate(embeds):
        parts: list[tuple[Path, str, int]] = [((key,), embed.get(key) or "", most) for key, most in EMBED_PARTS.items()]
        parts.append((("footer", "text"), (embed.get("footer") or {}).get("text", ""), 2048))
        parts.append((("author", "name"), (embed.get("author") or {}).get("name", ""), 256))
        fields = embed.get("fields") or []
        found += _count(fields, EMBED_FIELDS, ("embeds", index, "fields"))
        for number, field in enumerate(fields):
            parts.append((("fields", number, "name"), field.get("name", ""), 256))
            parts.append((("fields", number, "value"), field.get("value", ""), 1024))
        for path, text, most in parts:
            total += len(text)
            found += _length(text, most, ("embeds", index, *path), least=1 if path[0] == "fields" else 0)
    if total > EMBED_CHARACTERS:
        text = f"Embed size exceeds maximum size of {EMBED_CHARACTERS}"
        found.append(Violation(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text))
    return found


def _check_attachments(attachments: list[Json]) -> list[Violation]:
    found = list(_count(attachments, ATTACHMENTS, ("attachments",)))
    for index, attachment in enumerate(attachments):
        found += _length(attachment.get("description") or "", ALT_TEXT, ("attachments", index, "description"))
        found += _length(attachment.get("filename") or "", FILE_NAME, ("attachments", index, "filename"))
    return found


def _check_v1(components: list[Json]) -> list[Violation]:
    found = list(_count(components, V1_ROWS, ("components",)))
    for path, component in walk(components):
        kind = component.get("type")
        if len(path) == 2 and kind != ROW:
            found.append(_type_error(path, (ROW,)))
        found += _check_part(path, component)
    return found


def _check_v2(body: Json, components: list[Json]) -> list[Violation]:
    found = [
        Violation((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", _legacy_text(key))
        for key in ("content", "embeds", "poll", "sticker_ids")
        if body.get(key)
    ]
    found += _count(components, V2_COMPONENTS, ("components",), least=1)
    everything = list(walk(components))
    if len(everything) > V2_COMPONENTS:
        text = f"The total number of components cannot exceed {V2_COMPONENTS}"
        found.append(Violation(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text))
    characters = sum(len(c.get("content") or "") for _, c in everything if c.get("type") == TEXT_DISPLAY)
    if characters > V2_CHARACTERS:
        text = f"The total displayable text size exceeds maximum size of {V2_CHARACTERS}"
        found.append(Violation(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text))
    for path, component in everything:
        if len(path) == 2 and component.get("type") not in V2_TOP:
            found.append(_type_error(path, V2_TOP))
        found += _check_part(path, component)
    return found


def _check_part(path: Path, component: Json) -> list[Violation]:
    match component.get("type"):
        case 1:
            return _check_row(path, component)
        case 2:
            return _check_button(path, component)
        case 3 | 5 | 6 | 7 | 8:
            return _check_select(path, component)
        case 9:
            return _check_section(path, component)
        case 10:
            return list(_length(component.get("content") or "", V2_CHARACTERS, (*path, "content"), least=1))
        case 12:
            items = component.get("items") or []
            found = list(_count(items, 10, (*path, "items"), least=1))
            for index, item in enumerate(items):
                found += _length(item.get("description") or "", ALT_TEXT, (*path, "items", index, "description"))
            return found
        case 11:
            return list(_length(component.get("description") or "", ALT_TEXT, (*path, "description")))
        case 13 | 14:
            return []
        case 17:
            return _check_children(path, component, IN_CONTAINER)
        case _:
            return [_type_error(path, (*V2_TOP, BUTTON, *SELECTS))]


def _check_row(path: Path, row: Json) -> list[Violation]:
    children = row.get("components") or []
    found = list(_count(children, 5, (*path, "components"), least=1))
    kinds = [child.get("type") for child in children]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        text = "An action row takes one select or up to five buttons."
        found.append(Violation((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text))
    return found + _check_children(path, row, (BUTTON, *SELECTS), least=0)


def _check_section(path: Path, section: Json) -> list[Violation]:
    found = list(_count(section.get("components") or [], 3, (*path, "components"), least=1))
    accessory = section.get("accessory") or {}
    if accessory.get("type") not in (BUTTON, THUMBNAIL):
        found.append(_type_error((*path, "accessory"), (BUTTON, THUMBNAIL)))
    return found + _check_children(path, section, (TEXT_DISPLAY,))


def _check_children(path: Path, parent: Json, allowed: tuple[int, ...], *, least: int = 1) -> list[Violation]:
    children = parent.get("components") or []
    found = list(_count(children, V2_COMPONENTS, (*path, "components"), least=least))
    wrong = (i for i, child in enumerate(children) if child.get("type") not in allowed)
    return found + [_type_error((*path, "components", index), allowed) for index in wrong]


def _check_button(path: Path, button: Json) -> list[Violation]:
    found = list(_length(button.get("label") or "", LABEL, (*path, "label")))
    is_link = button.get("style") == 5
    wanted, unwanted = ("url", "custom_id") if is_link else ("custom_id", "url")
    if not button.get(wanted):
        found.append(Violation((*path, wanted), "BASE_TYPE_REQUIRED", "This field is required"))
    if button.get(unwanted):
        text = "A custom id and url cannot both be specified"
        found.append(Violation(path, "COMPONENT_CUSTOM_ID_AND_URL_SPECIFIED", text))
    if not button.get("label") and not button.get("emoji"):
        text = "A label or emoji is required"
        found.append(Violation(path, "BUTTON_COMPONENT_INVALID_LABEL", text))
    if button.get("style") not in (1, 2, 3, 4, 5):
        found.append(Violation((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."))
    return found


def _check_select(path: Path, select: Json) -> list[Violation]:
    found = list(_length(select.get("placeholder") or "", PLACEHOLDER, (*path, "placeholder")))
    if not select.get("custom_id"):
        found.append(Violation((*path, "custom_id"), "BASE_TYPE_REQUIRED", "This field is required"))
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= most <= OPTIONS or most < 1:
        found.append(Violation((*path, "max_values"), "NUMBER_TYPE_RANGE", "min_values and max_values do not fit"))
    if select.get("type") != STRING_SELECT:
        return found
    options = select.get("options") or []
    found += _count(options, OPTIONS, (*path, "options"), least=1)
    for index, option in enumerate(options):
        here = (*path, "options", index)
        found += _length(option.get("label") or "", OPTION_TEXT, (*here, "label"), least=1)
        found += _length(option.get("value") or "", OPTION_TEXT, (*here, "value"), least=1)
        found += _length(option.get("description") or "", OPTION_TEXT, (*here, "description"))
    values = [option.get("value") for option in options]
    found += [
        Violation(
            (*path, "options", i, "value"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        )
        for i, value in enumerate(values)
        if value in values[:i]
    ]
    return found


def _check_modal_part(path: Path, component: Json) -> list[Violation]:
    kind = component.get("type")
    if kind == ROW:
        return _check_children(path, component, (TEXT_FIELD,))
    if kind == LABELLED:
        found = list(_length(component.get("label") or "", MODAL_LABEL, (*path, "label"), least=1))
        found += _length(component.get("description") or "", DESCRIPTION, (*path, "description"))
        if (component.get("component") or {}).get("type") not in IN_LABEL:
            found.append(_type_error((*path, "component"), IN_LABEL))
        return found
    if kind == TEXT_FIELD:
        found = list(_length(component.get("value") or "", TEXT_INPUT, (*path, "value")))
        found += _length(component.get("placeholder") or "", DESCRIPTION, (*path, "placeholder"))
        return found + list(_length(component.get("label") or "", MODAL_LABEL, (*path, "label")))
    if kind in SELECTS:
        return _check_select(path, component)
    return []


def _check_custom_ids(components: list[Json]) -> list[Violation]:
    found: list[Violation] = []
    seen: set[str] = set()
    for path, component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is None:
            continue
        found += _length(custom_id, CUSTOM_ID, (*path, "custom_id"), least=1)
        if custom_id in seen:
            text = "Component custom id cannot be duplicated"
            found.append(Violation((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", text))
        seen.add(custom_id)
    return found


def _check_options(options: list[Json], path: Path) -> list[Violation]:
    found = list(_count(options, OPTIONS, (*path, "options")))
    was_optional = False
    names = [option.get("name") for option in options]
    for index, option in enumerate(options):
        here = (*path, "options", index)
        found += _check_names(option, here, is_chat_input=True)
        found += _check_options(option.get("options") or [], here)
        found += [v._replace(path=(*here, *v.path)) for v in check_choices(option.get("choices") or [])]
        if option.get("required") and was_optional:
            text = "Required options must be placed before non-required options"
            found.append(Violation(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text))
        if option.get("name") in names[:index]:
            text = "Option names must be unique"
            found.append(Violation(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", text))
        was_optional = was_optional or not option.get("required")
    return found


def _check_names(record: Json, path: Path, *, is_chat_input: bool) -> list[Violation]:
    found: list[Violation] = []
    names: dict[Path, str] = {("name",): record.get("name") or ""}
    names |= {("name_localizations", k): v for k, v in (record.get("name_localizations") or {}).items()}
    for where, name in names.items():
        if is_chat_input and (not COMMAND_NAME.match(name) or name != name.lower()):
            text = "Command name is invalid"
            found.append(Violation((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", text))
        else:
            found += _length(name, 32, (*path, *where), least=1)
    if is_chat_input:
        found += _length(record.get("description") or "", DESCRIPTION, (*path, "description"), least=1)
        for locale, text in (record.get("description_localizations") or {}).items():
            found += _length(text, DESCRIPTION, (*path, "description_localizations", locale), least=1)
    return found


def _longest_text(record: Json) -> int:
    total = 0
    for key in ("name", "description"):
        texts = [str(record.get(key) or ""), *(record.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    total += len(record["value"]) if isinstance(record.get("value"), str) else 0
    return total + sum(_longest_text(child) for key in ("options", "choices") for child in record.get(key) or [])


def _length(text: str, most: int, path: Path, *, least: int = 0) -> Iterator[Violation]:
    if len(text) > most:
        yield Violation(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    elif len(text) < least:
        yield Violation(path, "BASE_TYPE_REQUIRED", "This field is required")


def _count(items: list[Json], most: int, path: Path, *, least: int = 0) -> Iterator[Violation]:
    if not least <= len(items) <= most:
        yield Violation(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def _type_error(path: Path, allowed: tuple[int, ...]) -> Violation:
    return Violation((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')


def _legacy_text(key: str) -> str:
    return f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
