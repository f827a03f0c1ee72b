"""Comments: who may write, change, delete and remove them, and how they travel in a file."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import jsonschema
import pytest

from engine.ids import PersonId
from engine.log.facts.start import ComputerSeat
from engine.matches.errors import BadComment, NoComments, NotAPlayer
from engine.matches.records import export
from engine.matches.service.comment_service import LONGEST, MOST, Comments
from engine.matches.state.match import Match
from games.core import Seat
from games.registry import GAMES
from tests.bot.bench import ANNA, BERND, CARLA, Bench
from tests.engine.matches.records.test_export import SCHEMA
from tools import verify

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Hall:
    """A match that is over after eight moves, and a clock."""

    def __init__(self) -> None:
        self.now = NOON
        self.bench = Bench()
        self.comments = Comments(self.bench.store.comments, now=lambda: self.now)

    async def over(self) -> Match:
        match = (await self.bench.started()).after
        for _ in range(8):
            await self.bench.play(match.id)
        return (await self.bench.matches.resign(match.id, ANNA)).after

    async def refusal(self, match: Match, person: PersonId, move: int = 1, text: str = "Good.") -> tuple[str, Any]:
        with pytest.raises((BadComment, NoComments)) as caught:
            await self.comments.write(match, person, move, text)
        return caught.value.code, caught.value.params.get("reason")


async def test_players_comment_once_the_match_is_over_and_change_what_they_said() -> None:
    hall = Hall()
    running = (await hall.bench.started()).after
    assert await hall.refusal(running, ANNA) == ("no-comments", "running")
    match = await hall.over()
    await hall.comments.write(match, BERND, 3, "  Why\nthis? ")
    await hall.comments.write(match, ANNA, 3, "No idea.")
    hall.now += timedelta(hours=1)
    await hall.comments.write(match, BERND, 3, "Now I see.")
    said = await hall.comments.of(match)
    assert {(comment.person, comment.text) for comment in said} == {(BERND, "Now I see."), (ANNA, "No idea.")}
    changed = await hall.comments.own(match, BERND, 3)
    assert changed is not None
    assert (changed.at, changed.edited_at) == (NOON, NOON + timedelta(hours=1))


async def test_a_comment_has_a_length_a_move_and_something_in_it_and_there_are_only_so_many() -> None:
    hall = Hall()
    match = await hall.over()
    assert await hall.refusal(match, ANNA, text=" \n ") == ("bad-comment", "empty")
    assert await hall.refusal(match, ANNA, text="x" * (LONGEST + 1)) == ("bad-comment", "long")
    for move in (-1, match.moves + 1):
        assert await hall.refusal(match, ANNA, move) == ("bad-comment", "move")
    long = replace(match, moves=MOST + 5)
    for move in range(MOST):
        await hall.comments.write(long, ANNA, move, "x" * LONGEST)
    assert await hall.refusal(long, ANNA, MOST + 1) == ("bad-comment", "many")
    await hall.comments.write(long, ANNA, MOST - 1, "Changed.")
    assert await hall.comments.delete(long, ANNA, 0)
    await hall.comments.write(long, ANNA, MOST + 1, "There is room again.")
    assert len(await hall.comments.of(match)) == match.moves, "a match that has fewer moves now shows fewer"


async def test_others_comment_once_all_players_let_them() -> None:
    hall = Hall()
    match = await hall.over()
    assert await hall.refusal(match, CARLA) == ("no-comments", "closed")
    with pytest.raises(NotAPlayer):
        await hall.comments.let_others(match, CARLA, is_open=True)
    await hall.comments.let_others(match, ANNA, is_open=True)
    assert await hall.refusal(match, CARLA) == ("no-comments", "closed")
    await hall.comments.let_others(match, BERND, is_open=True)
    await hall.comments.write(match, CARLA, 1, "Nice match.")
    await hall.comments.let_others(match, BERND, is_open=False)
    assert await hall.refusal(match, CARLA, 2) == ("no-comments", "closed")
    assert await hall.comments.delete(match, CARLA, 1), "what one has written one may delete"


async def test_a_match_against_the_computer_needs_nobody_else_to_open_it() -> None:
    hall = Hall()
    change = await hall.bench.proposed(computer=(ComputerSeat("easy", 1),), wished_seat=Seat(0))
    match = (await hall.bench.matches.resign(change.after.id, ANNA)).after
    assert await hall.refusal(match, CARLA, 0) == ("no-comments", "closed")
    await hall.comments.let_others(match, ANNA, is_open=True)
    await hall.comments.write(match, CARLA, 0, "Too soon.")


async def test_what_a_moderator_removes_is_gone_and_stays_so() -> None:
    hall = Hall()
    match = await hall.over()
    await hall.comments.write(match, ANNA, 1, "Rude.")
    assert await hall.comments.remove(match, ANNA, 1)
    assert not await hall.comments.remove(match, ANNA, 2)
    (left,) = await hall.comments.of(match)
    assert (left.text, left.is_removed) == ("", True)
    assert await hall.refusal(match, ANNA, 1) == ("no-comments", "removed")
    assert not await hall.comments.delete(match, ANNA, 1), "nor can it be deleted to write it anew"


async def test_comments_travel_in_the_file_and_prove_nothing() -> None:
    hall = Hall()
    match = await hall.over()
    entries, game = await hall.bench.matches.logs.log(match.id), hall.bench.matches.game_of(match)
    without = export.exported(game, match, entries)
    assert json.loads(without)["comments"] == []
    await hall.comments.write(match, ANNA, 1, 'A "quote" and <@1>')
    await hall.comments.write(match, BERND, 2, "Removed.")
    await hall.comments.remove(match, BERND, 2)
    data = export.exported(game, match, entries, await hall.comments.of(match))
    file = json.loads(data)
    jsonschema.Draft202012Validator(SCHEMA).validate(file)
    (said,) = file["comments"]
    assert (said["move"], said["person"], said["text"]) == (1, ANNA, 'A "quote" and <@1>')
    read = export.imported(data, GAMES)
    assert read.match == export.imported(without, GAMES).match
    assert list(read.comments) == [comment for comment in await hall.comments.of(match) if not comment.is_removed]
    assert list(verify.faults(verify.read(data.decode()), games=GAMES)) == []
    file["comments"][0]["text"] = "Something else."
    assert list(verify.faults(verify.read(json.dumps(file)), games=GAMES)) == []
    others: list[dict[str, Any]] = [{"comments": [], "more": 1}, {"remarks": []}]
    for forged in others:
        with pytest.raises(verify.NotAMatch):
            verify.read(json.dumps({**file, **forged}))
