"""The page in a real browser: what a person sees, clicks and types, on a desktop and on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import Browser, Route, expect

from sandbox.client import Sandbox
from tests.browsing import PHONE, Open, beside_browser, needs_browser, settled
from tests.sandbox.conftest import echoing

pytestmark = needs_browser


@beside_browser()
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with echoing(tmp_path) as running:
        yield running


async def test_a_command_is_typed_completed_and_answered(visit: Open) -> None:
    page = await visit("anna")
    await page.keyboard.type("/match")
    await expect(page.get_by_role("option", name="/match new")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.keyboard.type("ber")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    answer = page.locator("article.message").last
    await expect(answer).to_contain_text("@Anna plays circles with @Bernd False 2 en-US")
    await expect(answer).to_contain_text("Anna used /match new")


async def test_completions_come_live_and_what_is_typed_may_be_sent(visit: Open) -> None:
    page = await visit("anna")
    await page.keyboard.type("/move b")
    await expect(page.locator(".popup").get_by_role("option")).to_have_text(["b0", "b1", "b2"])
    await page.keyboard.press("Enter")
    await expect(page.locator("article.message").last).to_contain_text("moved b")
    await page.keyboard.type("/move b")
    await expect(page.locator(".popup").get_by_role("option")).to_have_text(["b0", "b1", "b2"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("article.message").last).to_contain_text("moved b0")


async def test_enter_takes_no_completion_of_what_was_typed_before(visit: Open) -> None:
    async def answer_the_first(route: Route) -> None:
        if json.loads(route.request.post_data or "{}")["options"]["text"] == "fi":
            await route.fulfill(json={"kind": "choices", "choices": [{"name": "first", "value": "1"}]})

    page = await visit("anna")
    await page.route("**/completions", answer_the_first)
    await page.keyboard.type("/move fi")
    await expect(page.get_by_role("option", name="first", selected=True)).to_be_visible()
    await page.keyboard.type("r")
    await page.keyboard.press("Enter")
    await expect(page.locator("article.message").last).to_contain_text("moved fir")


async def test_a_private_answer_is_not_seen_by_the_other(visit: Open) -> None:
    anna, bernd = await visit("anna"), await visit("bernd")
    await anna.keyboard.type("/move secret")
    await anna.keyboard.press("Enter")
    await settled(anna)
    await expect(anna.locator("article.ephemeral")).to_contain_text("Only you can see this")
    await bernd.keyboard.type("hello")
    await bernd.keyboard.press("Enter")
    await expect(anna.locator("article.message").last).to_contain_text("hello")
    await expect(bernd.locator("article.message")).to_have_count(1)
    await anna.get_by_role("button", name="Dismiss message").click()
    await expect(anna.locator("article.ephemeral")).to_have_count(0)


async def test_a_form_is_filled_in_with_the_keyboard(sandbox: Sandbox, visit: Open) -> None:
    await sandbox.person("anna").command("general", "move", text="a1")
    page = await visit("anna")
    await page.get_by_role("button", name="Form").click()
    form = page.get_by_role("dialog", name="A form")
    await expect(form.get_by_label("Name")).to_be_focused()
    await page.keyboard.press("Control+a")
    await page.keyboard.type("Otto")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator("article.message").last).to_contain_text("Otto likes Black")


async def test_selects_pictures_and_threads_are_used_on_a_phone(sandbox: Sandbox, visit: Open) -> None:
    await sandbox.person("mira").command("general", "move", text="a1")
    await sandbox.person("mira").command("general", "thread", name="T")
    page = await visit("bernd", PHONE)
    await page.get_by_role("combobox", name="Triff eine Auswahl").click()
    await page.get_by_role("option", name="Pear").click()
    await expect(page.locator("article.message").last).to_contain_text("eats Pear")
    await page.get_by_role("button", name="one dot").first.click()
    await expect(page.get_by_role("dialog", name="one dot")).to_contain_text("ALT one dot")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Kanäle und Personen").click()
    await page.locator("#side").get_by_role("button", name="T", exact=True).click()
    await expect(page.locator("#heading")).to_contain_text("T")
    await expect(page.get_by_text("in the thread")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


async def test_a_wide_table_and_a_form_are_not_cut_off_on_a_phone(sandbox: Sandbox, visit: Open) -> None:
    await sandbox.person("mira").command("general", "layout")
    await sandbox.person("mira").command("general", "move", text="a1")
    page = await visit("bernd", PHONE)
    await expect(page.locator(".text pre")).to_contain_text("wide wide")
    await page.get_by_role("button", name="Form").click()
    await expect(page.get_by_role("dialog", name="A form")).to_be_visible()
    edges = "all => all.map(one => Math.ceil(one.getBoundingClientRect().right))"
    right = await page.locator(".v2, .container, .text, .text pre, .dialog, .dialog button").evaluate_all(edges)
    assert max(right) <= PHONE[0]


async def test_the_newest_message_was_left_below_the_edge_by_a_picture_that_came_late(visit: Open) -> None:
    page = await visit("anna")
    grow = """() => {
      const list = document.getElementById("log");
      const tall = () => Object.assign(document.createElement("div"), { style: "height: 2000px" });
      list.firstElementChild.append(tall());
      list.scrollTop = list.scrollHeight;
      list.firstElementChild.append(tall());
    }"""
    await page.evaluate(grow)
    at_end = (
        "() => { const l = document.getElementById('log'); return l.scrollHeight - l.scrollTop - l.clientHeight < 5 }"
    )
    await page.wait_for_function(at_end)


async def test_language_and_person_are_switched(visit: Open) -> None:
    page = await visit("anna")
    await expect(page.locator("#side")).to_contain_text("Channels")
    await page.get_by_label("Language", exact=True).select_option("de")
    await expect(page.locator("#side")).to_contain_text("Kanäle")
    await page.get_by_role("textbox").fill("/")
    await expect(page.get_by_role("option", name="/partie neu")).to_be_visible()
    await page.get_by_role("button", name=re.compile("^Mira")).click()
    await expect(page.locator(".me-panel")).to_contain_text("mira")


async def test_the_bot_is_stopped_and_started_and_silence_is_told(sandbox: Sandbox, visit: Open) -> None:
    await sandbox.person("anna").command("general", "move", text="a1")
    page = await visit("bernd")
    await page.get_by_role("button", name="Bot anhalten").click()
    await expect(page.locator("#top")).to_contain_text("Bot angehalten")
    await page.get_by_role("button", name="Later").click()
    await expect(page.get_by_role("alert")).to_contain_text("Diese Interaktion ist fehlgeschlagen")
    await page.keyboard.press("Escape")
    await page.get_by_role("textbox").fill("/layout")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Die Anwendung reagiert nicht")).to_be_visible()
    await page.get_by_role("button", name="Bot starten").click()
    await expect(page.locator("#top")).to_contain_text("Bot online")
    await page.get_by_role("button", name="Later").click()
    await expect(page.get_by_text("later has come")).to_be_visible()


async def test_unread_channels_and_waiting_people_are_marked(sandbox: Sandbox, visit: Open) -> None:
    page = await visit("anna")
    await sandbox.person("bernd").command("spiele", "thread", name="News")
    row = page.locator("#side").get_by_role("button", name="spiele", exact=True)
    await expect(row).to_have_class(re.compile("unread"))
    await expect(page.locator(".person.called")).to_contain_text("Bernd")
    await page.locator(".person.called").click()
    dm = page.locator("#side").get_by_role("button", name="Fernzug")
    await expect(dm.locator(".badge")).to_have_text("1")
    await dm.click()
    await expect(page.get_by_text("for you alone")).to_be_visible()
    await expect(dm.locator(".badge")).to_have_count(0)


async def test_without_its_token_the_page_says_where_it_stands(sandbox: Sandbox, browser: Browser) -> None:
    page = await browser.new_page(locale="de-DE")
    await page.goto(sandbox.server.url)
    said = "Öffne die Adresse, die die Sandbox beim Start ausgegeben hat"
    await expect(page.get_by_role("alert")).to_contain_text(said)
    await page.goto(sandbox.server.page)
    await expect(page.get_by_role("textbox")).to_be_visible()
    assert sandbox.server.hub.world.page_token not in page.url, "it would be seen over one's shoulder"
    await page.goto(sandbox.server.url)
    await expect(page.get_by_role("textbox")).to_be_visible()
    await page.close()


async def test_processes_are_seen_and_stopped_one_by_one(sandbox: Sandbox, visit: Open) -> None:
    page = await visit("anna")
    await page.get_by_role("button", name="Settings").click()
    await expect(page.get_by_role("group", name="Processes of the bot")).to_have_count(0)
    await page.keyboard.press("Escape")
    await sandbox.add_bot("0,1/2")
    sandbox.add_guild("The club", "hall")
    await page.get_by_role("button", name="Settings").click()
    processes = page.get_by_role("group", name="Processes of the bot")
    await expect(processes.locator("span")).to_have_text(["running · shard 0 of 1", "running · shards 0, 1 of 2"])
    await page.get_by_role("button", name="Stop process 2").click()
    await expect(processes.locator("span")).to_have_text(["running · shard 0 of 1", "stopped"])
    await expect(page.get_by_role("button", name="Start process 2")).to_be_visible()
    await expect(page.locator("#side h2")).to_have_text(["Channels", "The club", "Direct messages"])
