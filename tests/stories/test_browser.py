"""Two people play in the browser with the real bot: one types, one clicks, each sees what is meant for them."""

from playwright.async_api import Page, expect

from sandbox.client import Sandbox
from tests.browsing import PHONE, Open, needs_browser
from tests.stories.table import CHANNEL

pytestmark = needs_browser

YOUR_MOVE = "it is your move"


async def enter_thread(page: Page) -> None:
    """Open the thread of the match from the list of channels."""
    menu = page.get_by_role("button", name="Kanäle und Personen")
    if await menu.is_visible():
        await menu.click()
    await page.locator("#side").get_by_role("button", name="Colliding Circles").click()
    await expect(page.get_by_role("button", name="Make a move")).to_be_visible()


async def boards(page: Page) -> int:
    """Return how many pictures of boards are shown, each of them really loaded."""
    pictures = page.locator("article.message:not(.ephemeral) img")
    await expect(pictures.last).to_have_js_property("complete", True)
    widths = await pictures.evaluate_all("images => images.map(image => image.naturalWidth)")
    assert all(width > 0 for width in widths)
    return len(widths)


async def test_a_match_is_begun_and_played_in_the_browser(sandbox: Sandbox, visit: Open) -> None:
    anna, bernd = await visit("anna", channel=CHANNEL), await visit("bernd", PHONE, channel=CHANNEL)
    await anna.keyboard.type("/match new")
    await anna.keyboard.press("Enter")
    await anna.keyboard.type("Coll")
    await expect(anna.locator(".popup").get_by_role("option", name="Colliding Circles")).to_be_visible()
    await anna.keyboard.press("ArrowDown")
    await anna.keyboard.press("Enter")
    await anna.keyboard.press("Enter")
    await expect(anna.locator("article.ephemeral")).to_contain_text("Your invitation is in")
    await bernd.get_by_role("button", name="Join").click()
    await expect(bernd.locator("article.ephemeral")).to_contain_text("Die Partie hat begonnen")
    await expect(bernd.get_by_text("Your invitation is in")).to_have_count(0)
    for page in (anna, bernd):
        await enter_thread(page)
        assert await boards(page) == 1

    last = anna.locator("article.message").last
    anna_begins = "Anna" in (await last.get_by_text(YOUR_MOVE).inner_text())
    for is_anna in (anna_begins, not anna_begins):
        await (by_typing(anna, other=bernd) if is_anna else by_clicking(bernd, other=anna))
    for page in (anna, bernd):
        await expect(page.locator("article.message:not(.ephemeral) img")).to_have_count(3)

    await anna.get_by_label("Language", exact=True).select_option("de")
    await anna.get_by_role("textbox").click()
    await anna.keyboard.type("/hilfe")
    await anna.keyboard.press("Enter")
    await anna.keyboard.press("Enter")
    await expect(anna.locator("article.ephemeral").last).to_contain_text("Brettspiele per Nachricht")


async def by_typing(page: Page, *, other: Page) -> None:
    """Type /move, take what is completed first, look at the preview that only the player sees, and confirm."""
    before = await boards(page)
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
    await expect(page.locator("article.message:not(.ephemeral) img")).to_have_count(before + 1)


async def by_clicking(page: Page, *, other: Page) -> None:
    """Make a move with buttons and menus only, in German and on a phone."""
    before = await boards(page)
    await page.get_by_role("button", name="Make a move").last.click()
    builder = page.locator("article.ephemeral").last
    for step in ("Würfel platzieren", "auf dieses Feld"):
        menu, button = builder.get_by_role("combobox", name=step), builder.get_by_role("button", name=step)
        await expect(menu.or_(button)).to_be_visible()
        if await button.is_visible():
            await button.click()
            continue
        await expect(menu).to_be_enabled()
        await menu.click()
        await builder.get_by_role("option").first.click()
    await builder.get_by_role("button", name="Vorschau").click()
    await expect(builder).to_contain_text("Vorschau:")
    await expect(other.get_by_text("Vorschau:")).to_have_count(0)
    await builder.get_by_role("button", name="Bestätigen").click()
    await expect(page.locator("article.message:not(.ephemeral) img")).to_have_count(before + 1)
