"""Effect of a server's choices on the matches that are running there."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.server.settings import change
from engine.people.preferences import Language
from engine.time.policy import FAST
from tests.bot.bench import SERVER, WORDS, Bench

FRIDAY = datetime(2026, 11, 20, 22, 30, tzinfo=UTC)


async def test_days_of_rest_of_a_running_match_stay_where_they_were_when_its_server_moves() -> None:
    clock = [FRIDAY]
    bench = Bench(now=lambda: clock[0])
    match = (await bench.started(policy=replace(FAST, sleeps=False, rest_days=(5,), name="Sabbath"))).after.id
    clock[0] += timedelta(minutes=30)
    context = bench.context()
    client: Any = context.interaction.client
    client.deadlines = SimpleNamespace(wake=lambda: None)
    await change(context, {"zone": "Wien"})
    moved = await bench.matches.match(match)
    deadlines = await bench.matches.clocks.deadlines(moved)
    assert list(deadlines.values()) == [FRIDAY + timedelta(seconds=FAST.bank) + timedelta(days=1)]
    assert (await bench.store.people.server(SERVER)).zone == "Europe/Vienna"


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("name", ["appeals", "events"])
def test_what_is_chosen_in_a_menu_is_one_name_and_one_value_that_a_phone_shows_whole_enough(
    name: str, language: Language
) -> None:
    """There stood "Appeal: no: a ruling stands", and half of what a phone shows was the name of the menu."""
    words = WORDS[language]
    for value in ("on", "off"):
        said = words("labelled", label=words(f"setup-menu-{name}"), value=words(f"choice-{name}-{value}"))
        assert said.count(":") == 1
        assert len(said.partition(":")[0]) < 12
