"""From a request's body to the stored fields of a message, and from the stored message to what is sent.

Stored messages name users by id and files by `attachment://name`; links and user records are put in on the way out, so
that they are always fresh. Source: resources/message and components/reference of Discord's documentation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from sandbox.hub import Hub, Json, Upload
from sandbox.protocol import limits
from sandbox.protocol.errors import EMPTY_MESSAGE, TOO_LARGE, ApiError, Violation, refuse_if
from sandbox.protocol.permissions import Permission
from sandbox.world.world import public

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
HAS_THREAD = 1 << 5
FLAGS_TO_SET = 1 << 2 | EPHEMERAL | SILENT | limits.COMPONENTS_V2
USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
ATTACHMENT = "attachment://"


def fields(hub: Hub, body: Json, uploads: Sequence[Upload], old: Json | None = None) -> Json:
    """Return the fields that a message has after the request, checked against every limit.

    An edit keeps what it does not name. Attachments of an edit are kept when the list names them or is absent.

    Raises:
        ApiError: 50035 with each violation, 50006 for an empty message, 40005 for too large a file.
    """
    old = old or {}
    new: Json = {key: old.get(key, empty) for key, empty in (("content", ""), ("embeds", []), ("components", []))}
    new |= {key: body[key] or type(new[key])() for key in new if key in body}
    flags = (body.get("flags") or 0) & FLAGS_TO_SET
    new["flags"] = old.get("flags", 0) & ~LOADING | (flags & ~EPHEMERAL if old else flags)
    kept = _kept(body, old)
    added = _added(body, uploads)
    _check(new, body, [*kept, *added], uploads)
    new["attachments"] = kept + [
        hub.files.keep(hub.world.new_id(), upload.filename, upload.data, meta.get("description"))
        for upload, meta in zip(uploads, added, strict=True)
    ]
    new["components"] = _settle_components(new["components"], new["attachments"])
    new["embeds"] = [{"type": "rich", **embed} for embed in new["embeds"]]
    return new


def mentions(hub: Hub, author_id: str, text: str, allowed: Json | None, replied_user: str | None) -> Json:
    """Return who is mentioned, as far as `allowed_mentions` permits: users, roles, and whether everyone is.

    A role that is not mentionable, and everyone, are mentioned only by those who have the permission for it.
    """
    may_mention_all = bool(hub.world.permissions(author_id) & Permission.MENTION_EVERYONE)
    rule: Json = {"parse": ["users", "roles", "everyone"], "replied_user": True} if allowed is None else allowed
    parse = rule.get("parse") or []
    users = [u for u in USER_MENTION.findall(text) if "users" in parse or u in map(str, rule.get("users") or [])]
    roles = [r for r in ROLE_MENTION.findall(text) if "roles" in parse or r in map(str, rule.get("roles") or [])]
    if replied_user and rule.get("replied_user"):
        users.append(replied_user)
    return {
        "_mentions": [u for u in dict.fromkeys(users) if u in hub.world.members],
        "mention_roles": [
            role
            for role in dict.fromkeys(roles)
            if role in hub.world.roles and (may_mention_all or hub.world.roles[role]["mentionable"])
        ],
        "mention_everyone": may_mention_all and "everyone" in parse and ("@everyone" in text or "@here" in text),
    }


def text_of(message: Json) -> str:
    """Return all words of a message: its content and its text displays."""
    shown = (c["content"] for _, c in limits.walk(message["components"]) if c["type"] == limits.TEXT_DISPLAY)
    return "\n".join(filter(None, [message["content"], *shown]))


def wire(hub: Hub, message: Json) -> Json:
    """Return a message as Discord sends it, with users, fresh links and its thread."""
    world = hub.world
    links = {a["filename"]: _with_link(hub, message["channel_id"], a) for a in message["attachments"]}
    elsewhere = _shown_elsewhere(message) if links else []
    out = public(message) | {
        "author": world.user(message["_author"]),
        "mentions": [world.user(user_id) for user_id in message["_mentions"]],
        "attachments": [links[name] for name in links if name not in elsewhere],
        "embeds": _resolve(message["embeds"], lambda url: _link_media(links, url)),
        "components": _resolve(message["components"], lambda url: _link_media(links, url)),
    }
    thread = world.channels.get(message["id"])
    return out | {"thread": public(thread)} if thread else out


def _kept(body: Json, old: Json) -> list[Json]:
    existing: list[Json] = old.get("attachments", [])
    if "attachments" not in body:
        return existing
    named = {str(a.get("id")): a for a in body["attachments"] or []}
    return [a | {k: v for k, v in named[a["id"]].items() if k == "description"} for a in existing if a["id"] in named]


def _added(body: Json, uploads: Sequence[Upload]) -> list[Json]:
    named = {str(a.get("id")): a for a in body.get("attachments") or []}
    return [{**named.get(str(upload.index), {}), "filename": upload.filename} for upload in uploads]


def _check(new: Json, body: Json, attachments: list[Json], uploads: Sequence[Upload]) -> None:
    if any(len(upload.data) > limits.ATTACHMENT_BYTES for upload in uploads):
        raise ApiError(TOO_LARGE)
    is_v2 = bool(new["flags"] & limits.COMPONENTS_V2)
    found = limits.check_message({**body, **new, "attachments": attachments}, is_v2=is_v2)
    names = {a["filename"] for a in attachments}
    found += [
        Violation(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"{name} was not found")
        for name in _references(new["components"])
        if name not in names
    ]
    refuse_if(found)
    if not (new["content"].strip() or new["embeds"] or new["components"] or attachments):
        raise ApiError(EMPTY_MESSAGE)


def _settle_components(components: list[Json], attachments: list[Json]) -> list[Json]:
    """Number the components that have no id and name own files by `attachment://`, also where a link was sent."""
    own = {a["id"]: a["filename"] for a in attachments}

    def settle(url: str) -> str | Json:
        parts = urlsplit(url).path.split("/")
        is_own = "attachments" in parts and len(parts) > 2 and parts[-2] in own
        return {"url": ATTACHMENT + own[parts[-2]] if is_own else url}

    settled: list[Json] = _resolve(components, settle)
    taken = {c["id"] for _, c in limits.walk(settled) if c.get("id")}
    free = (n for n in range(1, 10_000) if n not in taken)
    for _, component in limits.walk(settled):
        if not component.get("id"):
            component["id"] = next(free)
    return settled


def _resolve(node: Any, media: Callable[[str], Any]) -> Any:
    """Copy a tree of components or embeds; every `{"url": ...}` of a picture or file goes through `media`."""
    if isinstance(node, list):
        return [_resolve(child, media) for child in node]
    if not isinstance(node, dict):
        return node
    return {
        key: {**child, **media(child["url"])} if _is_media(key, child) else _resolve(child, media)
        for key, child in node.items()
    }


def _is_media(key: str, child: Any) -> bool:
    return key in ("media", "file", "image", "thumbnail") and isinstance(child, dict) and "url" in child


def _references(node: Any) -> list[str]:
    """Return the names of all files that a tree of components or embeds shows."""
    if isinstance(node, list):
        return [name for child in node for name in _references(child)]
    if not isinstance(node, dict):
        return []
    found: list[str] = []
    for key, child in node.items():
        if not _is_media(key, child):
            found += _references(child)
        elif child["url"].startswith(ATTACHMENT):
            found.append(child["url"].removeprefix(ATTACHMENT))
    return found


def _shown_elsewhere(message: Json) -> list[str]:
    return _references(message["components"]) + _references(message["embeds"])


def _with_link(hub: Hub, channel_id: str, attachment: Json) -> Json:
    url = hub.files.link(channel_id, attachment)
    return attachment | {"url": url, "proxy_url": url}


def _link_media(links: dict[str, Json], url: str) -> Json:
    attachment = links.get(url.removeprefix(ATTACHMENT)) if url.startswith(ATTACHMENT) else None
    if attachment is None:
        return {"url": url, "proxy_url": url}
    return {
        "url": attachment["url"],
        "proxy_url": attachment["url"],
        "width": attachment.get("width"),
        "height": attachment.get("height"),
        "content_type": attachment["content_type"],
        "attachment_id": attachment["id"],
        "loading_state": 2,
        "placeholder": "",
    }
