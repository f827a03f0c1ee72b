"""Playthroughs: a whole game as text, with every position as each viewer sees it.

`python -m tests.games.playing_through KEY [SEED]` prints a new one; the test replays the lines of the stored file and
compares the text line by line.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from games.core import CHANCE, Note, Param, Seat, Transition
from games.registry import GAMES
from tests.games.walking import AnyGame, walk

LINE = re.compile(r"^\* (\w+): (.*)$", re.MULTILINE)
HEAD = re.compile(r"^# (?P<key>\w+), (?P<seats>\d+) seats$", re.MULTILINE)


def played_through(game: AnyGame, seats: int, lines: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield the playthrough of some lines, each with the name of who acts."""
    state = game.rules.setup(seats, {option.key: option.default for option in game.info.options})
    yield f"# {game.info.key}, {seats} seats"
    yield from position(game, state, seats)
    for name, line in lines:
        seat = CHANCE if name == "chance" else Seat(game.info.seat_names.index(name))
        action = game.notation.parse(state, seat, line)
        after = game.rules.apply(state, seat, action)
        yield f"* {actor(game, seat)}: {game.notation.format(state, seat, action)}"
        yield ""
        yield from (f"! {told(note)}" for note in game.narration.describe(Transition(state, seat, action, after)))
        yield from position(game, after, seats)
        state = after


def position(game: AnyGame, state: Any, seats: int) -> Iterator[str]:
    """Yield the text board for everybody and for each seat that sees something else, and the state of play."""
    public = game.narration.view(state, None).text()
    yield from (*public.splitlines(), "")
    for number in range(seats):
        private = game.narration.view(state, Seat(number)).text()
        if private != public:
            yield from (f"@ {game.info.seat_names[number]}", *private.splitlines(), "")
    outcome = game.rules.outcome(state)
    if outcome:
        yield f"= {outcome.reason}, places {outcome.places}, scores {outcome.scores}"
    else:
        actors = ", ".join(actor(game, seat) for seat in sorted(game.rules.to_act(state)))
        yield f"= scores {game.rules.scores(state)}, to act: {actors}"


def actor(game: AnyGame, seat: Seat) -> str:
    return "chance" if seat == CHANCE else game.info.seat_names[seat]


def told(note: Note) -> str:
    return " ".join((note.code, *(f"{name}={shown(value)}" for name, value in sorted(note.params.items()))))


def shown(value: Param) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def main(key: str, seed: str = "0") -> None:
    """Print the playthrough of a random play."""
    game = GAMES[key]
    transitions = list(walk(game, int(seed)))
    lines = [
        (actor(game, transition.seat), game.notation.format(transition.before, transition.seat, transition.action))
        for transition in transitions
    ]
    seats = len(game.rules.scores(transitions[0].before))
    print("\n".join(played_through(game, seats, lines)))


if __name__ == "__main__":
    main(*sys.argv[1:])
