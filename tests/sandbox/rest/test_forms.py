"""Forms with files are read as discord.py sends them."""

import io

import aiohttp
import pytest

from sandbox.rest.forms import MultipartField, parts

FILES = (
    MultipartField("payload_json", None, b'{"content": "\xc3\xa4"}'),
    MultipartField("files[0]", "board.png", b"\x89PNG\r\n\r\n--\r\n"),
    MultipartField("files[1]", 'M\u00fchle "2".png', b""),
)


async def test_fields_come_as_they_were_sent() -> None:
    form = aiohttp.FormData(quote_fields=False)
    for name, filename, data in FILES:
        form.add_field(name, io.BytesIO(data) if filename else data.decode(), filename=filename)
    sent = form()
    assert tuple(parts(sent.headers["Content-Type"], await sent.as_bytes())) == FILES


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        ("multipart/form-data", b"--x\r\n\r\n\r\n--x--\r\n"),
        ("multipart/form-data; boundary=x", b""),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut off'),
        ("multipart/form-data; boundary=x", b"before\r\n--x\r\n\r\n\r\n--x--\r\n"),
        ("multipart/form-data; boundary=x", b"--x\r\nno end of the head\r\n--x--\r\n"),
    ],
)
def test_what_is_no_form_is_refused(content_type: str, body: bytes) -> None:
    with pytest.raises(ValueError, match=r"a (form|field) without"):
        list(parts(content_type, body))
