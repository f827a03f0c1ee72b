"""Tie-breaks by other hands: gacrux, FIDE's tie-breaks by Otto Milvang, fed with the same round robin as TRF16."""

from collections.abc import Mapping, Sequence
from typing import Any

from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json

from leagues.core import Bye, EntrantId, Fixture, Result

NAMES = {
    "points": "PTS",
    "direct": "DE",
    "wins": "WIN",
    "sonneborn_berger": "SB",
    "buchholz": "BH",
    "buchholz_cut": "BH/C1",
}


def ranks(
    entrants: Sequence[EntrantId],
    fixtures: Sequence[Fixture],
    results: Sequence[Result],
    criteria: Sequence[str],
    *,
    byes: Sequence[Bye] | None = None,
) -> Mapping[EntrantId, int]:
    """Return each entrant's place; entrants must be numbered from 1. With `byes` it is a Swiss event."""
    parsed = trf2json()
    parsed.parse_file(trf(entrants, fixtures, results, byes), False)
    tournament: Any = parsed.get_tournament(1)
    names = ["PTS", *(NAMES[each] + ("/P" if byes is not None else "") for each in criteria)]
    params = {"pre_determined": byes is None, "swiss": byes is not None, "tiebreak": names, "check": False}
    counted = tiebreak(tournament, -1, params)
    result = counted.compute_tiebreaks(tournament, params)
    return {EntrantId(each["cid"]): each["rank"] for each in result["competitors"]}


def trf(
    entrants: Sequence[EntrantId],
    fixtures: Sequence[Fixture],
    results: Sequence[Result],
    byes: Sequence[Bye] | None = None,
) -> str:
    """Return a tournament as TRF16; a walkover is `+` and `-`, a double one `-` and `-`."""
    ended = {result.fixture: result for result in results}
    rounds = max(fixture.round for fixture in fixtures)
    resting = {(bye.entrant, bye.round) for bye in byes or ()}
    kind = "Round-Robin" if byes is None else "Swiss-System"
    lines = ["012 Oracle", f"062 {len(entrants)}", f"092 Individual: {kind}", f"XXR {rounds}"]
    for one in entrants:
        cells = []
        points = 0.0
        for number in range(1, rounds + 1):
            if (one, number) in resting:
                points += 1.0
                cells.append("0000 - U")
                continue
            fixture = next((each for each in fixtures if each.round == number and one in each.entrants), None)
            result = ended.get(fixture.number) if fixture else None
            if fixture is None or result is None:
                cells.append("0000 - Z")
                continue
            seat = fixture.entrants.index(one)
            code = _code(result, seat)
            points += {"1": 1.0, "+": 1.0, "=": 0.5}.get(code, 0.0)
            cells.append(f"{fixture.entrants[1 - seat]:>4} {'wb'[seat]} {code}")
        head = f"001 {one:>4} m    {f'Player {one}':<33}{'':33}{points:>4.1f} {one:>4}  "
        lines.append(head + "  ".join(cells))
    return "\n".join(lines) + "\n"


def _code(result: Result, seat: int) -> str:
    match result.ending:
        case "double_walkover":
            return "-"
        case "walkover":
            return "+" if result.places[seat] == 1 else "-"
        case _:
            won, shared = result.places[seat] == 1, result.places.count(1) > 1
            return "=" if shared else "1" if won else "0"
