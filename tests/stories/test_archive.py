"""Remains of a season: an archive that anybody can check, roles for its champion, the hall of fame."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.markup import Markup
from bot.posts.post import Key
from sandbox.client import Message, Person
from sandbox.protocol.permissions import BOT, Permission
from sandbox.world import seed_world
from tests.stories.table import CHANNEL, answer, filled
from tests.stories.telling import WORDS
from tests.stories.test_league import EN, begun, divisions, do, page_of, resign, say, started, travel
from tests.stories.travel import Travel
from tests.tools.archives import held, packed
from tests.tools.test_verify import program

__all__ = ["travel"]
DE = WORDS["de"]
FOUR = ("anna", "bernd", "carla", "dora")


def verified(path: Path) -> subprocess.CompletedProcess[str]:
    """Run the program as its users do, away from the project and without any of its packages."""
    command = [sys.executable, "-I", "-S", str(program()), str(path)]
    return subprocess.run(command, cwd=path.parent, capture_output=True, text=True, check=False)


def role_menu(page: Message, place: str) -> str:
    return f"select.{Key('league_role', page_of(page), text=place).encode()}"  # type: ignore[arg-type]


async def roles_page(by: Person, page: Message) -> Message:
    """Open the page of roles from an organiser's menu."""
    menu = answer(await by.press(page, "league_organise"))
    return answer(await by.press(menu, "league_roles"))


@pytest.mark.slow
async def test_a_season_is_exported_checked_remembered_and_its_champion_has_a_role(
    travel: Travel, tmp_path: Path
) -> None:
    page = await started(travel, FOUR)
    mira, sandbox = travel.sandbox.person("mira"), travel.sandbox
    shown = await roles_page(mira, page)
    assert DE("league-roles-none") in shown.text
    refused = answer(await mira.press(shown, "league_role_new"))
    assert refused.text == DE("refused-bad-role-not-allowed")
    sandbox.set_permissions("Fernzug", BOT | Permission.MANAGE_ROLES)
    for role, why in ((seed_world.MODERATOR_ROLE_ID, "powerful"), (sandbox.add_role("High", position=9), "above")):
        refused = answer(await mira.select(shown, role, of=role_menu(page, "champion")))
        assert refused.text == DE(f"refused-bad-role-{why}")
    shown = answer(await mira.press(shown, "league_role_new"))
    upper = sandbox.add_role("Upper", position=1)
    shown = answer(await mira.select(shown, upper, of=role_menu(page, "1")))
    await sandbox.until(lambda: all("Upper" in sandbox.roles_of(name) for name in FOUR))
    champion_role = DE("league-role-name", league="Winter")

    season = page_of(page)
    (order,) = await divisions(travel, season)
    fixtures = await begun(travel, 6)
    for fixture in fixtures[1:]:
        await resign(travel, fixture, max((fixture["first"], fixture["second"]), key=order.index))
    first = fixtures[0]
    ending = "first" if order.index(first["first"]) < order.index(first["second"]) else "second"
    done = answer(await do(mira, page, "rule", fixture=first["fixture"], ending=ending))
    assert done.text == DE("league-acted")
    await say(travel, "All fixtures are decided")
    champion = next(name for name in FOUR if sandbox.person(name).id == order[0])
    await sandbox.until(lambda: champion_role in sandbox.roles_of(champion))
    assert [name for name in FOUR if champion_role in sandbox.roles_of(name)] == [champion]
    sandbox.delete_role(upper)
    checked = answer(await mira.command(CHANNEL, "league check", season=season))
    assert (
        DE("league-role-trouble-gone", place=DE("league-division", number=1), role=Markup(f"<@&{upper}>"))
        in checked.text
    )

    anna = sandbox.person("anna")
    exported = await filled(anna, await anna.command(CHANNEL, "league export", season=season))
    path = tmp_path / "season.zip"
    path.write_bytes(await mira.fetch(exported.attachments[0]))
    found = verified(path)
    assert found.stdout.endswith("Everything agrees.\n"), found.stdout
    assert "Matches followed by the rules of their game: 6 of 6." in found.stdout
    files = held(path.read_bytes())
    forged = json.loads(files["season.json"])
    forged["tables"][0][1]["place"] = 1
    path.write_bytes(packed({**files, "season.json": json.dumps(forged).encode()}))
    found = verified(path)
    assert found.returncode == 1
    assert "has 1 as place, counted again it is 2" in found.stdout

    history = answer(await anna.command(CHANNEL, "league history"))
    hall = answer(await anna.press(history, "league_hall"))
    assert EN("league-hall-titles") in hall.text or DE("league-hall-titles") in hall.text
    assert f"<@{order[0]}>" in hall.text
    archive = answer(await anna.press(hall, "league_past"))
    assert "Winter" in archive.text
    opened = answer(await anna.select(archive, season or ""))
    assert f"1. <@{order[0]}>" in opened.text
    again = await filled(anna, await anna.press(opened, "league_archive"))
    assert again.attachments[0].name == f"fernzug-{season}.zip"
