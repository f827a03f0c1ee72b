"""The rulebook's sample game through the real bot: what is posted and what is stored equal the book's positions."""

import json
from pathlib import Path

from engine.log.chain import Entry
from engine.log.json_text import canonical
from engine.matches.state.history import replay
from games.core import CHANCE
from games.registry import GAMES
from tests.stories import sample_game


async def test_every_position_of_the_sample_game_equals_the_rulebooks(tmp_path: Path) -> None:
    exported = json.loads(await sample_game.play(tmp_path))
    entries = [
        Entry(exported["match"], fact["seq"], fact["at"], canonical(fact["fact"]), fact["digest"])
        for fact in exported["facts"]
    ]
    transitions = [step.transition for step in replay(GAMES, entries).played]
    turns = [at for at, transition in enumerate(transitions) if transition.seat != CHANCE]
    after = [transitions[until - 1].after for until in [*turns[1:], len(transitions)]]
    game = GAMES["colliding_circles"]
    sample = sample_game.load()
    assert len(after) == len(sample["turns"])
    for state, turn in zip(after, sample["turns"], strict=True):
        shown = sample_game.position(game.narration.view(state, None), turns=turn["position"]["turns"])
        assert shown == turn["position"], turn["text"]
    ended = next(fact["fact"] for fact in exported["facts"] if fact["fact"]["kind"] == "match_ended")
    assert ended["outcome"] == {"reason": "resigned", "places": [2, 1], "scores": [15, 10]}
