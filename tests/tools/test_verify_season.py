"""tools/verify checks exported seasons: parts of archives, files of the first version, whatever is damaged."""

import contextlib
import json
from functools import partial
from pathlib import Path

import pytest

from engine.ids import PersonId
from engine.seasons.facts.formats import TeamRules
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.formats.teams import roster as squads
from leagues.core import EntrantId
from tests.engine.seasons.season_builders import RULES as LEAGUE
from tests.tools.archives import Player, archive, double, found_in, held, packed
from tests.tools.duels import CIRCLES
from tests.tools.test_verify import damaged
from tools.verify.__main__ import INCOMPLETE, main
from tools.verify.seasons import report
from tools.verify.seasons.files import NotAnArchive


def found(text: str) -> list[str]:
    return list(report.check_text(text)[1])


def test_a_season_without_its_matches_agrees_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "season.json"
    path.write_bytes(held(archive("winter"))["season.json"])
    assert main([str(path)]) == INCOMPLETE
    said = capsys.readouterr().out
    assert "Matches that are in no file here, whose results are believed: " in said
    assert said.endswith("Nothing is wrong with what is here, but it is not everything.\n")


def test_a_match_alone_does_not_prove_who_sat_down_for_the_season(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = held(archive("winter"))
    name = next(name for name, data in files.items() if b"player_left" in data and "matches/" in name)
    path = tmp_path / "match.json"
    path.write_bytes(files[name])
    assert main([str(path)]) == INCOMPLETE
    assert "(player_left) can only be checked with the archive of the season" in capsys.readouterr().out


def test_a_head_that_was_seen_is_held_against_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "season.zip"
    path.write_bytes(archive("double"))
    head = json.loads(held(archive("double"))["season.json"])["head"]
    assert main([str(path), "--head", f"28:{head[:8]}"]) == 0
    assert main([str(path), "--head", "27:00000000"]) == 1
    assert "the head 00000000 that you have seen is not that of fact 27" in capsys.readouterr().out


async def test_an_archive_in_parts_is_checked_with_all_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = await double()
    parts = await club.archive(size=12_000)
    paths = [tmp_path / f"season-{number}.zip" for number in range(len(parts))]
    for path, data in zip(paths, parts, strict=True):
        path.write_bytes(data)
    assert len(parts) > 1
    assert main(list(map(str, paths))) == 0
    assert "12 of 12" in capsys.readouterr().out
    assert main([str(paths[0])]) == INCOMPLETE
    said = capsys.readouterr().out
    assert "Matches that are in no file here, whose results are believed: " in said
    assert main([str(paths[1])]) == 2
    assert "name the first part before the others" in capsys.readouterr().err


async def test_a_season_that_runs_agrees_as_far_as_it_goes(tmp_path: Path) -> None:
    """The seed of its draw is open, and no match is over; before the draw nothing tells the seed."""
    club = Player(8)
    await club.found(4)
    seed = await club.store.seasons.seed(club.id)
    assert seed is not None
    path = tmp_path / "season.zip"
    for days in (0, 10, 1):
        await club.wait(days=days)
        season = await club.season()
        (data,) = await club.archive()
        path.write_bytes(data)
        assert main([str(path)]) == 0
        is_open = any(seed.hex().encode() in file for file in held(data).values())
        assert is_open == (season.phase != "open"), season.phase
    for number in (await club.open_matches())[:2]:
        await club.play(number, 5)
    (data,) = await club.archive()
    path.write_bytes(data)
    assert main([str(path)]) == 0


@pytest.mark.slow
def test_whatever_is_damaged_is_found_and_nothing_breaks_it() -> None:
    """Put nonsense into every place of a season, one after the other; results are believed where no match is there."""
    whole = json.loads(held(archive("double"))["season.json"])
    for season, way, nonsense in damaged(whole, but={"fixtures", "ratings"}):
        with contextlib.suppress(NotAnArchive):
            assert found(json.dumps(season)), (way, nonsense)


@pytest.mark.parametrize("number", ["2.0", "NaN", "1e999", "-Infinity"])
def test_a_season_has_whole_numbers_only(number: str) -> None:
    text = held(archive("double"))["season.json"].decode().replace('"number": 1', f'"number": {number}', 1)
    with pytest.raises(NotAnArchive):
        report.check_text(text)


@pytest.mark.parametrize("log", [None, [], [1], [{"fact": "x"}], [{"fact": "{}", "at": "?", "seq": 1, "digest": ""}]])
def test_a_damaged_log_is_said_to_be_damaged(log: object, tmp_path: Path) -> None:
    path = tmp_path / "season.zip"
    season = json.loads(held(archive("winter"))["season.json"])
    path.write_bytes(packed({"season.json": json.dumps({**season, "log": log}).encode()}))
    assert main([str(path)]) == 2


async def test_boards_of_a_team_that_has_left_are_ruled_when_their_round_begins() -> None:
    """They are lost already, since the team has left; verify took the ruling for a second ending."""
    club = Player(16)
    await club.found(
        0, **CIRCLES, own=TeamRules(boards=2), least=2, scoring=SeasonScoring(tie_breaks=("boards", "direct"))
    )
    for number, pair in enumerate(((1, 2), (3, 4), (5, 6)), 1):
        captain, member = map(PersonId, pair)
        await club.act(partial(squads.found, captain=captain, name=f"Team {number}", invited=[member]))
        await club.act(partial(squads.join, person=member, entrant=EntrantId(number), ratings={}))
    await club.wait(days=LEAGUE.sign_up_days)
    await club.wait(hours=LEAGUE.objection_hours)
    for person in (3, 4):
        progress = await club.seasons.progress(await club.season())
        await club.act(partial(squads.leave, person=PersonId(person), progress=progress))
    await club.wait(hours=1)
    await club.finish()
    (data,) = await club.archive()
    assert found_in(held(data)) == []
