"""Uploaded files: kept in the sandbox's folder, served under links that expire as Discord's do."""

from __future__ import annotations

import mimetypes
import re
import struct
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aiohttp import web

Json = dict[str, Any]
LINK_LIFE_S = 24 * 3600
_UNSAFE = re.compile(r"[^\w.\-]+")


class Files:
    """The store of attachments and the addresses under which they are found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base_url = ""

    def keep(self, attachment_id: str, filename: str, data: bytes, description: str | None) -> Json:
        """Write an upload and return its attachment record, without a link: links are made when they are sent."""
        name = _UNSAFE.sub("_", filename).lstrip(".") or "unknown"
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
        return f"{self.base_url}/attachments/{channel_id}/{attachment['id']}/{attachment['filename']}?ex={expires}"

    def find(self, params: Mapping[str, str], query: Mapping[str, str]) -> Path:
        """Return the file behind a link.

        Raises:
            web.HTTPNotFound: no such file, or the link has expired.
        """
        path = self.folder / params["attachment"] / params["filename"]
        try:
            is_fresh = int(query.get("ex", ""), 16) >= time.time()
        except ValueError:
            is_fresh = False
        if not is_fresh or not params["attachment"].isdigit() or not path.is_file():
            raise web.HTTPNotFound(text="This content is no longer available.")
        return path


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a PNG or GIF, None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return int(width), int(height)
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return int(width), int(height)
    return None
