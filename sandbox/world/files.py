"""Uploaded files: kept in the sandbox's folder, served under links that expire as Discord's do."""

from __future__ import annotations

import hmac
import mimetypes
import re
import secrets
import struct
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aiohttp import web

Json = dict[str, Any]
LINK_LIFE_S = 24 * 3600
NAME_LENGTH = 60
_UNSAFE = re.compile(r"[^\w.\-]+")


class AttachmentStore:
    """The store of attachments and the addresses under which they are found; only who was told one can ask for it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base_url = ""
        self._key = secrets.token_bytes(32)

    def keep(self, attachment_id: str, filename: str, data: bytes, description: str | None) -> Json:
        """Write an upload and return its attachment record, without a link: links are made when they are sent."""
        name = _UNSAFE.sub("_", filename)[-NAME_LENGTH:].lstrip(".") or "unknown"
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = self.folder / attachment_id / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        record: Json = {"id": attachment_id, "filename": name, "size": len(data)}
        record["content_type"] = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if description is not None:
            record["description"] = description
        if size := picture_size(data):
            record["width"], record["height"] = size
        return record

    def link(self, channel_id: str, attachment: Json) -> str:
        """Return an address that holds for a day."""
        expires = f"{int(time.time()) + LINK_LIFE_S:x}"
        place = f"{channel_id}/{attachment['id']}/{attachment['filename']}"
        return f"{self.base_url}/attachments/{place}?ex={expires}&hm={self._sign(place, expires)}"

    def find(self, params: Mapping[str, str], query: Mapping[str, str]) -> Path:
        """Return the file behind a link.

        Raises:
            web.HTTPNotFound: no such file in the folder, a link that was not made here, or one that has expired.
        """
        expires = query.get("ex", "")
        signature = self._sign("/".join(params[name] for name in ("channel", "attachment", "filename")), expires)
        gone = web.HTTPNotFound(text="This content is no longer available.")
        if not hmac.compare_digest(signature.encode(), query.get("hm", "").encode()):
            raise gone
        try:
            path = (self.folder / params["attachment"] / params["filename"]).resolve()
            is_there = int(expires, 16) >= time.time() and path.is_file()
        except (ValueError, OSError):
            raise gone from None
        if not is_there or path.parent.parent != self.folder.resolve():
            raise gone
        return path

    def _sign(self, place: str, expires: str) -> str:
        return hmac.digest(self._key, f"{place}?{expires}".encode(), "sha256").hex()


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a PNG or GIF, None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return int(width), int(height)
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return int(width), int(height)
    return None
