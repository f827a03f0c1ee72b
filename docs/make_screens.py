"""Generator of the README's screenshots in a real browser: `.venv/bin/python -m docs.make_screens` (needs chromium and
fonts-noto-color-emoji).

They show the sandbox's page as people see it, so they change with fonts and dates; look at them before committing.
"""

import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright, expect

from sandbox.client import Sandbox
from tests.browsing import CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.stories.table import Table

FOLDER = Path(__file__).with_name("screens")
MOVES = 14
BEST = 4
"""Each move is one of so many that are offered first."""


async def main() -> None:
    """Begin a match of two and take pictures of a phone and of the move builder."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox.start(Path(folder)) as sandbox, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            await take(sandbox, browser)
            await browser.close()


async def take(sandbox: Sandbox, browser: Browser) -> None:
    """Take both pictures after some moves: the thread on a phone, and the builder on the desk of who is to move."""
    sandbox.wait_for_layout()
    await sandbox.person("bernd").set(locale="en-US")
    table = await Table.set_up(sandbox)
    for move in range(MOVES):
        await table.play((await table.suggestions())[move % BEST])
    phone = await opened(sandbox, browser, f"anna/{table.thread}", PHONE)
    await phone.locator("article.message").last.evaluate("message => message.scrollIntoView({ block: 'start' })")
    await phone.screenshot(path=FOLDER / "phone.png")
    page = await opened(sandbox, browser, f"{table.to_move.name}/{table.thread}", DESKTOP)
    await page.get_by_role("button", name="Make a move").last.click()
    builder = page.locator("article.ephemeral").last
    await builder.get_by_role("combobox").first.click()
    await builder.get_by_role("option").first.click()
    await expect(builder).not_to_contain_text("Choose what to do")
    await page.mouse.move(0, 0)
    await expect(builder.locator("img").last).to_have_js_property("complete", value=True)
    await builder.scroll_into_view_if_needed()
    await page.screenshot(path=FOLDER / "builder.png")


async def opened(sandbox: Sandbox, browser: Browser, place: str, size: tuple[int, int]) -> Page:
    """Return the page of a person in a channel, `person/channel`, with its pictures loaded."""
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]}, device_scale_factor=2, color_scheme="dark"
    )
    page = await context.new_page()
    await page.goto(f"{sandbox.server.page}#{place}")
    picture = page.locator("article.message img").last
    await expect(picture).to_be_visible(timeout=15000)
    await expect(picture).to_have_js_property("complete", value=True)
    await asyncio.sleep(1)
    return page


if __name__ == "__main__":
    asyncio.run(main())
