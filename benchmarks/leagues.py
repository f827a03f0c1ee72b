"""How long a league of many takes: pairing a Swiss round, its table, and tables of four."""

import time
from dataclasses import replace
from typing import Final

from benchmarks.table import Row, at_most, plain
from leagues import pods, swiss
from leagues.core import EntrantId, Played, Result, Scoring
from leagues.table import table
from players.luck import Luck

TITLE = "Leagues: rounds and tables of many people, processor time"
PEOPLE: Final = 512
ROUNDS: Final = 9
SEATED: Final = 64
SEATINGS: Final = 4
SCORING: Final = Scoring(tie_breaks=("buchholz_cut", "buchholz", "direct", "wins"))
ENDS: Final = ((1, 2), (2, 1), (1, 2), (2, 1), (1, 2), (2, 1), (1, 1))


def run(*, effort: float = 1.0) -> list[Row]:
    """Play an event of each kind by lot; `effort` scales the number of rounds."""
    paired, played = _swiss(max(2, round(ROUNDS * effort)))
    tabled = min(_table(played) for _ in range(3))
    seated = _pods(max(2, round(SEATINGS * effort)))
    return [
        plain(f"Swiss round of {PEOPLE}, the first with networkx's import", paired[0], form="{:.2f} s"),
        at_most("  the slowest later one", max(paired[1:]), 2, form="{:.2f} s"),
        at_most(f"table of {PEOPLE} after {played.rounds} rounds", 1000 * tabled, 50, form="{:.0f} ms"),
        plain(f"tables of four for {SEATED} people, the slowest round", max(seated), form="{:.2f} s"),
    ]


def _swiss(rounds: int) -> tuple[list[float], Played]:
    """Return the seconds of each draw, and the event."""
    luck, seconds = Luck(1), []
    played = Played(tuple(map(EntrantId, range(1, PEOPLE + 1))), (), is_by_rounds=True)
    for _ in range(rounds):
        began = time.process_time()
        made = swiss.draw_round(played, SCORING, played.entrants, division=1, first_number=len(played.fixtures) + 1)
        seconds.append(time.process_time() - began)
        ended = tuple(Result(each.number, "played", ENDS[luck.die(len(ENDS)) - 1]) for each in made.fixtures)
        played = replace(played, fixtures=(*played.fixtures, *made.fixtures), results=(*played.results, *ended))
    return seconds, played


def _table(played: Played) -> float:
    """Return the seconds that a table takes."""
    began = time.process_time()
    table(played, SCORING)
    return time.process_time() - began


def _pods(rounds: int) -> list[float]:
    """Return the seconds of each draw."""
    luck, seconds, scoring = Luck(2), [], Scoring(win=6, draw=3, tie_breaks=("wins", "share"))
    played = Played(tuple(map(EntrantId, range(1, SEATED + 1))), (), is_by_rounds=True)
    for _ in range(rounds):
        began = time.process_time()
        made = pods.draw_round(
            played, scoring, played.entrants, luck, division=1, first_number=len(played.fixtures) + 1
        )
        seconds.append(time.process_time() - began)
        ended = tuple(Result(each.number, "played", tuple(range(1, len(each.entrants) + 1))) for each in made)
        played = replace(played, fixtures=(*played.fixtures, *made), results=(*played.results, *ended))
    return seconds
