"""Two people play in the browser with the real bot: one types, one clicks, each sees what is meant for them."""

from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from bot.i18n import LANGUAGES
from sandbox.client import Sandbox
from tests.browsing import PHONE, Open, beside_browser, needs_browser, settled
from tests.stories.conftest import story
from tests.stories.table import CHANNEL

pytestmark = needs_browser

YOUR_MOVE = "it is your move"


@beside_browser()
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with story(tmp_path) as world:
        yield world


async def enter_thread(page: Page) -> None:
    """Open the thread of the match from the list of channels."""
    menu = page.get_by_role("button", name="Kanäle und Personen")
    if await menu.is_visible():
        await menu.click()
    await page.locator("#side").get_by_role("button", name="Circles ·").click()
    await expect(page.get_by_role("button", name="Make a move")).to_be_visible()


def pictures(page: Page) -> Locator:
    """Return the pictures that everybody sees: one for each board."""
    return page.locator("article.message:not(.ephemeral) img")


async def shows_boards(page: Page, count: int) -> None:
    """Wait until a page shows as many boards, the last of them really loaded."""
    await expect(pictures(page)).to_have_count(count)
    await expect(pictures(page).last).not_to_have_js_property("naturalWidth", 0)


async def test_a_match_is_begun_and_played_in_the_browser(sandbox: Sandbox, visit: Open) -> None:
    anna, bernd = await visit("anna", channel=CHANNEL), await visit("bernd", PHONE, channel=CHANNEL)
    await anna.keyboard.type("/match new")
    await anna.keyboard.press("Enter")
    await anna.keyboard.type("Coll")
    await expect(anna.locator(".popup").get_by_role("option")).to_have_text(["Colliding Circles"])
    await anna.keyboard.press("Enter")
    await anna.keyboard.press("Enter")
    await settled(anna)
    await expect(anna.locator("article.ephemeral")).to_contain_text("Your invitation is in")
    await bernd.get_by_role("button", name="Join").click()
    await expect(bernd.locator("article.ephemeral")).to_contain_text("Die Partie hat begonnen")
    await expect(bernd.locator("article.ephemeral")).to_contain_text("Circles")
    await expect(bernd.get_by_text("Your invitation is in")).to_have_count(0)
    for page in (anna, bernd):
        await enter_thread(page)
        await shows_boards(page, 1)

    last = anna.locator("article.message").last
    anna_begins = "Anna" in (await last.get_by_text(YOUR_MOVE).inner_text())
    for moves, is_anna in enumerate((anna_begins, not anna_begins), start=1):
        await (by_typing(anna, other=bernd) if is_anna else by_clicking(bernd, other=anna))
        for page in (anna, bernd):
            await shows_boards(page, 1 + moves)

    languages = anna.get_by_label("Language", exact=True)
    for language in LANGUAGES:
        await expect(languages.locator(f"option[value^={language}]")).to_have_count(1)
    await languages.select_option("de")
    await anna.get_by_role("textbox", name="Nachricht an").click()
    await anna.keyboard.type("/hilfe")
    await anna.keyboard.press("Enter")
    await anna.keyboard.press("Enter")
    await expect(anna.locator("article.ephemeral").last).to_contain_text("Brettspiele per Nachricht")
    await anna.keyboard.type("/regeln gamw")
    await expect(anna.locator(".popup").get_by_role("option")).to_have_text(["Gamwin"])
    await anna.keyboard.press("Enter")
    await anna.keyboard.press("Enter")
    await settled(anna)
    await expect(anna.locator("article.ephemeral").last).to_contain_text("/regeln")
    await expect(anna.locator("article.ephemeral").last).to_contain_text("Gamwin")


async def by_typing(page: Page, *, other: Page) -> None:
    """Type /move, take what is completed first, look at the preview that only the player sees, and confirm."""
    await page.get_by_role("textbox").click()
    await page.keyboard.type("/move ")
    await expect(page.locator(".popup").get_by_role("option").first).to_contain_text("*")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    preview = page.locator("article.ephemeral").last
    await expect(preview).to_contain_text("Preview")
    await expect(preview.locator("img")).to_have_js_property("complete", True)
    await expect(other.get_by_text("Preview")).to_have_count(0)
    await preview.get_by_role("button", name="Confirm").click()


async def by_clicking(page: Page, *, other: Page) -> None:
    """Make a move with buttons and menus only, in German and on a phone."""
    await page.get_by_role("button", name="Make a move").last.click()
    await settled(page)
    builder = page.locator("article.ephemeral").last
    confirm = builder.get_by_role("button", name="Bestätigen")
    while not await confirm.is_visible():
        await builder.get_by_role("combobox").first.click()
        await builder.get_by_role("option").first.click()
        await settled(page)
    await expect(other.get_by_text("Nur du kannst das sehen")).to_have_count(0)
    await confirm.click()


async def test_the_bot_introduces_itself_and_its_welcome_leads_to_a_match(sandbox: Sandbox, visit: Open) -> None:
    anna = await visit("anna", PHONE)
    await sandbox.bots[0].says("] ready ", "] shard looked after ")
    await anna.get_by_role("button", name="Settings").click()
    await anna.get_by_role("button", name="Let the bot join anew").click()
    await expect(anna.locator("article.message")).to_contain_text("Hello, I am Fernzug")
    await anna.get_by_role("button", name="First match").click()
    await settled(anna)
    asked = anna.locator("article.ephemeral").last
    await asked.get_by_role("combobox").click()
    await asked.get_by_role("option", name="Gamwin").click()
    await expect(anna.get_by_role("button", name="Join")).to_be_visible()
