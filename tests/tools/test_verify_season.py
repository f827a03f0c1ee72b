"""tools/verify checks an exported season: chain, seed, lots."""

import json
from pathlib import Path

import pytest

from engine.seasons.export import exported
from tests.engine.test_season_service import Club
from tests.tools.plays import Json
from tools.verify import season
from tools.verify.__main__ import main


async def exported_season() -> Json:
    club = Club()
    made = await club.start(5)
    log = await club.store.seasons.log(club.id)
    file: Json = json.loads(exported(made, log, {}, {}, await club.seasons.tables(made)))
    return file


def found(file: Json) -> list[str]:
    return list(season.faults(json.dumps(file)))


async def test_an_honest_season_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = await exported_season()
    path = tmp_path / "season.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == "Everything agrees.\n"
    file["log"][2]["fact"] = file["log"][2]["fact"].replace("person", "persona")
    path.write_text(json.dumps(file), encoding="utf-8")
    assert main([str(path)]) == 1
    assert "fact 3 does not follow" in capsys.readouterr().out


async def test_divisions_that_do_not_follow_from_ratings_and_lots_are_found() -> None:
    file = await exported_season()
    facts = [json.loads(row["fact"]) for row in file["log"]]
    drawn = next(fact for fact in facts if fact["kind"] == "divisions_drawn")
    assert {one["rating"] for one in drawn["records"]} == {0}
    drawn["records"][-1]["rating"] = -80
    if drawn["divisions"][0][-1] == drawn["records"][-1]["entrant"]:
        drawn["records"][-1]["rating"] = 80
    assert list(season._draw_faults(file["season"], facts)) == [
        "the divisions do not follow from what people have brought and from the lots"
    ]
    drawn["records"] = None
    assert list(season._draw_faults(file["season"], facts)) == [], "earlier versions wrote none"


async def test_another_seed_or_other_lots_are_found() -> None:
    file = await exported_season()
    facts = [json.loads(row["fact"]) for row in file["log"]]
    drawn = next(fact for fact in facts if fact["kind"] == "divisions_drawn")
    drawn["lots"][0], drawn["lots"][1] = drawn["lots"][1], drawn["lots"][0]
    assert "the lots are not drawn as the seed has them" in list(season._draw_faults(file["season"], facts))
    next(fact for fact in facts if fact["kind"] == "season_seed_opened")["seed"] = "00" * 32
    assert "the season was not bound to the seed that was opened" in list(season._draw_faults(file["season"], facts))


@pytest.mark.parametrize("log", [None, [], [1], [{"fact": "x"}], [{"fact": "{}", "at": "?", "seq": 1, "digest": ""}]])
async def test_a_damaged_log_is_said_to_be_damaged(log: object) -> None:
    file = await exported_season()
    assert found({**file, "log": log})
