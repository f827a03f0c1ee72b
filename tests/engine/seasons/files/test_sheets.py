"""Tables for other programs: the TRF16 is read back by programs of others, and the CSV by Python's own reader."""

import csv
import json
from io import StringIO
from typing import Any

import pytest
from caissify_pairings.trf import parse_trf  # type: ignore[import-untyped]
from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json
from hypothesis import given

from engine.seasons.files.archive import MOST_PARTS, Archive
from engine.seasons.files.sheets import csv_sheet, is_for_trf, trf_sheet
from leagues.core import EntrantId, Played, Scoring
from leagues.table import table
from tests.leagues.gacrux_oracle import NAMES
from tests.leagues.seasons import divisions
from tests.leagues.swiss_events import events
from tests.tools.archives import archive, held

SCORING = Scoring(win=2, draw=1, tie_breaks=("wins",))


def written(played: Played, scoring: Scoring = SCORING) -> str:
    names = {one: f"Müller-Lüdenscheidt, Spielerin {one}" for one in played.entrants}
    return trf_sheet("Winter\n1", played, table(played, scoring), scoring, names)


@given(divisions(leaving=False, unplayed=False))
def test_a_tournament_program_reads_points_places_and_every_round(played: Played) -> None:
    """Points are those of the season; gacrux counts the same from the results, and so ranks in the same order."""
    made, scoring = written(played), SCORING
    read: Any = trf2json()
    read.parse_file(made, False)
    tournament: Any = read.get_tournament(1)
    params = {"pre_determined": True, "swiss": False, "tiebreak": ["PTS", NAMES["wins"]], "check": False}
    ranked = tiebreak(tournament, -1, params).compute_tiebreaks(tournament, params)
    rows = {row.entrant: row for row in table(played, scoring).rows}
    assert {one["cid"]: one["rank"] for one in ranked["competitors"]} == {one: row.place for one, row in rows.items()}


@given(events(changes=False))
def test_another_program_reads_byes_and_forfeits(played: Played) -> None:
    if not played.fixtures:
        return
    read = parse_trf(written(played))
    rows = {row.entrant: row for row in table(played, SCORING).rows}
    for number, entrant in enumerate(played.entrants, 1):
        player = read["players"][number - 1]
        assert (player["starting_number"], player["score"]) == (number, float(rows[entrant].points))
        count = dict.fromkeys("10=+-UHZ", 0)
        for one in player["results"].values():
            count[one["result"]] += 1
        assert count["1"] + count["+"] + count["U"] == rows[entrant].won
        assert count["="] + count["H"] == rows[entrant].drawn
        assert count["0"] + count["-"] == rows[entrant].lost
        assert sum(count.values()) == played.rounds


@pytest.mark.slow
def test_a_name_is_as_long_as_its_columns() -> None:
    files = held(archive("winter"))
    players = [line for line in files["trf/division-1.trf"].decode().splitlines() if line.startswith("001")]
    assert [line[14:47].strip() for line in players][:2] == ["Spieler 6", "Spieler 50"]
    assert "trf/division-1.trf" not in held(archive("tables")), "TRF16 knows no tables of three"


@pytest.mark.parametrize(("name", "shown"), [("=SUM(A1)", "'=SUM(A1)"), ("@me", "'@me"), ("Anna, B.", "Anna, B.")])
def test_no_name_is_a_formula_in_a_spreadsheet(name: str, shown: str) -> None:
    played = Played((EntrantId(1),), ())
    sheet = csv_sheet(table(played, SCORING), {EntrantId(1): 7}, {EntrantId(1): name})
    heading, row = csv.reader(StringIO(sheet.decode("utf-8-sig")))
    assert dict(zip(heading, row, strict=True))["name"] == shown
    assert not is_for_trf(played)


def test_no_id_is_a_number_that_a_spreadsheet_rounds() -> None:
    sheet = csv_sheet(table(Played((EntrantId(1),), ()), SCORING), {EntrantId(1): 10**17 + 1}, {EntrantId(1): "Anna"})
    heading, row = csv.reader(StringIO(sheet.decode("utf-8-sig")))
    assert dict(zip(heading, row, strict=True))["person"] == "<@100000000000000001>"


def test_a_large_archive_comes_in_parts_and_says_what_has_no_room() -> None:
    match = json.dumps({"facts": [f"{number * 7919:x}" for number in range(900)]}).encode()
    made = Archive({"season.json": b"{}"}, size=10_000)
    made.add({f"match{number:03}": match for number in range(100)})  # type: ignore[misc]
    parts = made.parts()
    assert len(parts) == MOST_PARTS
    names = [name for part in parts for name in held(part)]
    assert len(names) == len(set(names))
    assert names[0] == "season.json"
    assert len(names) - 1 + len(made.left_out) == 100
    assert made.left_out[-1] == "match099"
    assert max(map(len, parts)) < 10_000 + 2 * len(match)
