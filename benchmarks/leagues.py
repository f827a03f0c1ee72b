"""Durations in a large league: pairing a Swiss round, its table, tables of four; by other programs, too."""

import importlib.util
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from benchmarks.table import Measurement, at_most, plain
from leagues import pods, swiss
from leagues.core import EntrantId, Played, Result, Scoring
from leagues.table import points, table
from players.rng import Rng

TITLE = "Leagues: rounds and tables of many people, processor time"
PEOPLE: Final = 512
ROUNDS: Final = 9
COMPARED: Final = 64
"""People of the event that is drawn by another program, too: of twice as many it takes ten times as long."""
COLOURS: Final = ("white", "black")
SEATED: Final = 64
SEATINGS: Final = 4
SCORING: Final = Scoring(tie_breaks=("buchholz_cut", "buchholz", "direct", "wins"))
ENDS: Final = ((1, 2), (2, 1), (1, 2), (2, 1), (1, 2), (2, 1), (1, 1))


def run(*, effort: float = 1.0) -> list[Measurement]:
    """Play an event of each kind at random; `effort` scales the number of rounds."""
    paired, played = _swiss(max(2, round(ROUNDS * effort)))
    tabled = min(_table(played) for _ in range(3))
    seated = _pods(max(2, round(SEATINGS * effort)))
    return [
        plain(f"Swiss round of {PEOPLE}, the first with networkx's import", paired[0], form="{:.2f} s"),
        at_most("  the slowest later one", max(paired[1:]), 2, form="{:.2f} s"),
        at_most(f"table of {PEOPLE} after {played.rounds} rounds", 1000 * tabled, 50, form="{:.0f} ms"),
        plain(f"tables of four for {SEATED} people, the slowest round", max(seated), form="{:.2f} s"),
        *_others(played, tabled),
    ]


def _others(played: Played, tabled: float) -> list[Measurement]:
    """Return how long two well-known programs take for the same; nothing where they are not installed (dev.py test)."""
    if not all(map(importlib.util.find_spec, ("caissify_pairings", "gacrux"))):
        return []
    few = _event(COMPARED, 5)
    ours = min(_seconds(lambda: _drawn(few)) for _ in range(3))
    theirs, ranked = _seconds(lambda: _dutch(few)), _seconds(lambda: _gacrux(played))
    return [
        plain(f"table of {PEOPLE} and its tie-breaks by gacrux", 1000 * ranked, form="{:.0f} ms"),
        at_most("  ours, of that", tabled / ranked, 1, form="{:.2f}"),
        plain(f"Swiss round of {COMPARED} by caissify-pairings", theirs, form="{:.2f} s"),
        at_most("  ours, of that", ours / theirs, 1, form="{:.2f}"),
    ]


def _dutch(played: Played) -> None:
    """Let caissify-pairings draw the next round."""
    from caissify_pairings import generate_pairings

    total = points(played, SCORING)
    people = [
        {
            "id": entrant,
            "name": str(entrant),
            "score": float(total[entrant]) / 2,
            "rating": 3000 - entrant,
            "starting_number": entrant,
            "color_hist": [
                COLOURS[fixture.entrants.index(entrant)] for fixture in played.fixtures if entrant in fixture.entrants
            ],
            "float_history": ["none"] * played.rounds,
            "bye_count": 0,
        }
        for entrant in played.entrants
    ]
    met = {(min(fixture.entrants), max(fixture.entrants)) for fixture in played.fixtures}
    generate_pairings("dutch", people, met, played.rounds + 1, ROUNDS)


def _gacrux(played: Played) -> None:
    """Let gacrux rank an event by the same tie-breaks."""
    from tests.leagues import gacrux_oracle

    byes = played.byes
    gacrux_oracle.ranks(played.entrants, played.fixtures, played.results, SCORING.tie_breaks, byes=byes)


def _seconds(work: Callable[[], object]) -> float:
    """Return the seconds of processor time that work takes."""
    began = time.process_time()
    work()
    return time.process_time() - began


def _drawn(played: Played) -> swiss.Drawn:
    first = len(played.fixtures) + 1
    return swiss.draw_round(played, SCORING, played.entrants, division=1, first_number=first)


def _event(people: int, rounds: int) -> Played:
    """Return an event after some rounds."""
    return _swiss(rounds, people)[1]


def _swiss(rounds: int, people: int = PEOPLE) -> tuple[list[float], Played]:
    """Return the seconds of each draw, and the event."""
    rng, seconds = Rng(1), []
    played = Played(tuple(map(EntrantId, range(1, people + 1))), (), is_by_rounds=True)
    for _ in range(rounds):
        began = time.process_time()
        made = _drawn(played)
        seconds.append(time.process_time() - began)
        ended = tuple(Result(fixture.number, "played", ENDS[rng.die(len(ENDS)) - 1]) for fixture in made.fixtures)
        played = replace(played, fixtures=(*played.fixtures, *made.fixtures), results=(*played.results, *ended))
    return seconds, played


def _table(played: Played) -> float:
    """Return the seconds that a table takes."""
    began = time.process_time()
    table(played, SCORING)
    return time.process_time() - began


def _pods(rounds: int) -> list[float]:
    """Return the seconds of each draw."""
    rng, seconds, scoring = Rng(2), [], Scoring(win=6, draw=3, tie_breaks=("wins", "share"))
    played = Played(tuple(map(EntrantId, range(1, SEATED + 1))), (), is_by_rounds=True)
    for _ in range(rounds):
        began = time.process_time()
        made = pods.draw_round(played, scoring, played.entrants, rng, division=1, first_number=len(played.fixtures) + 1)
        seconds.append(time.process_time() - began)
        ended = tuple(Result(fixture.number, "played", tuple(range(1, len(fixture.entrants) + 1))) for fixture in made)
        played = replace(played, fixtures=(*played.fixtures, *made), results=(*played.results, *ended))
    return seconds
