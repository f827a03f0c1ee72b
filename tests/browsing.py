"""A real browser for tests of the sandbox's page: Debian's chromium, which never asks anybody but the sandbox.

Each process of the tests starts it once, so its tests and their fixtures share an event loop with it.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from sandbox.client import Sandbox

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1280, 900), (390, 844)
PATIENCE_MS = 60_000
"""How long anything may take before a test gives up: it finds what never comes, and measures nothing."""
expect.set_options(timeout=PATIENCE_MS)
Open = Callable[..., Awaitable[Page]]

needs_browser = [
    pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed"),
    pytest.mark.asyncio(loop_scope="session"),
]
beside_browser = partial(pytest_asyncio.fixture, loop_scope="session")


@beside_browser(scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE_MS)
        yield browser
        await browser.close()


@beside_browser()
async def visit(sandbox: Sandbox, browser: Browser) -> AsyncIterator[Open]:
    """Open the page as a person; at the end no error and no foreign request may have happened."""
    errors: list[str] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on(
            "request",
            lambda sent: None if sent.url.startswith((sandbox.server.url, "data:")) else errors.append(sent.url),
        )

    async def open_(person: str, size: tuple[int, int] = DESKTOP, channel: str = "general") -> Page:
        context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
        opened.push_async_callback(context.close)
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        listen(page)
        place = next(c for c in await sandbox.person(person).channels() if c.name == channel)
        await page.goto(f"{sandbox.server.page}#{person}/{place.id}")
        await expect(page.get_by_role("textbox")).to_be_visible()
        return page

    async with AsyncExitStack() as opened:
        yield open_
    assert errors == []


async def settled(page: Page) -> None:
    """Wait until the bot has answered all that was done on a page, and the answers are drawn."""
    await expect(page.get_by_role("log")).to_have_attribute("aria-busy", "false")
