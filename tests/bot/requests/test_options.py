"""Completions: few, short, in the reader's language, and nothing that is not theirs to see."""

import pytest
from discord import app_commands

from bot.posts import limits
from bot.requests.options import games_by_name, matching, next_lines, own_matches
from engine.people.preferences import Language
from tests.bot.bench import ANNA, BERND, CARLA, SERVER, WORDS, Bench

Choices = list[app_commands.Choice[str]]


def assert_fits(choices: Choices) -> None:
    assert 0 < len(choices) <= limits.CHOICES
    assert all(1 <= len(text) <= limits.CHOICE_TEXT for choice in choices for text in (choice.name, choice.value))


@pytest.mark.parametrize("language", WORDS)
async def test_lines_of_a_whole_match(language: Language) -> None:
    bench = Bench()
    match = (await bench.started()).after
    for _ in range(20):
        person = await bench.due(match.id)
        offered = await next_lines(bench.interaction(person, language, match=match.id), "")
        assert_fits(offered)
        assert len({choice.value for choice in offered}) == len(offered)
        deeper = await next_lines(bench.interaction(person, language, match=match.id), offered[-1].value)
        assert deeper[0].value.startswith(offered[-1].value)
        await bench.play(match.id, max((choice.value for choice in offered), key=lambda line: line.count("*")))


async def test_lines_are_offered_only_to_the_one_who_is_to_move() -> None:
    bench = Bench()
    match = (await bench.started()).after.id
    for person, wanted in ((BERND, match), (CARLA, match), (ANNA, "zzzzzzzz"), (ANNA, None)):
        assert await next_lines(bench.interaction(person, match=wanted), "") == []


async def test_own_matches_are_told_apart_by_names_and_state() -> None:
    bench = Bench()
    bench.known_names.remember(SERVER, BERND, "Bernd *der Große*")
    running, waiting, proposed = await bench.started(), await bench.started(), await bench.proposed(CARLA)
    await bench.play(waiting.after.id)
    offered = await own_matches(bench.interaction(), "")
    assert_fits(offered)
    assert offered[0].value == running.after.id
    names = {choice.value: choice.name for choice in offered}
    assert "Bernd *der Große*" in names[running.after.id]
    assert len({names[change.after.id].split("(")[0] for change in (running, waiting, proposed)}) == 3
    assert [choice.value for choice in await own_matches(bench.interaction(), "bernd *DER")] == [
        running.after.id,
        waiting.after.id,
    ]
    assert await own_matches(bench.interaction(CARLA), proposed.after.id[:5])
    assert await own_matches(bench.interaction(BERND), proposed.after.id) == []


async def test_more_matches_than_discord_shows() -> None:
    bench = Bench()
    for _ in range(limits.CHOICES + 5):
        await bench.proposed(BERND)
    assert_fits(await own_matches(bench.interaction(), ""))


async def test_games_by_name() -> None:
    assert [choice.value for choice in await games_by_name(Bench().interaction(), "COLLID")] == ["colliding_circles"]
    assert await games_by_name(Bench().interaction(), "chess") == []


def test_choices_are_narrowed_down_and_cut_off() -> None:
    named = [(f"Name {number}", str(number)) for number in range(60)]
    assert len(matching(named, "")) == limits.CHOICES
    assert [choice.value for choice in matching(named, "NAME 59")] == ["59"]
