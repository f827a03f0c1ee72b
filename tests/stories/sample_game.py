"""The sample game of the rulebook, played by two people through the real bot in the sandbox.

    python -m tests.stories.sample_game FOLDER

plays it and leaves every picture and text that was posted in the folder, to look at.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from games.colliding_circles.view import View
from sandbox.client import Attachment, Message, Person, Sandbox
from tests.databases import new_database
from tests.stories.table import filled

SAMPLE = Path(__file__).parents[1] / "games" / "colliding_circles" / "sample_game.json"
SEATS = {"red": "anna", "black": "bernd"}
CHANNEL = "spiele"


def load() -> dict[str, Any]:
    """Return the sample game: opening hands, turns with dice and positions, the end."""
    sample: dict[str, Any] = json.loads(SAMPLE.read_text(encoding="utf-8"))
    return sample


def script(sample: dict[str, Any]) -> str:
    """Return all dice of the game in the order in which they are thrown."""
    dice = [*sample["setup_dice"], *(value for turn in sample["turns"] for value in turn["dice"])]
    return " ".join(map(str, dice))


def position(view: View, *, turns: int) -> dict[str, Any]:
    """Return a view in the form of the sample game's file."""
    names = ("red", "black")
    return {
        "game": "colliding-circles",
        "turns": turns,
        "to_move": None if view.to_move is None else names[view.to_move],
        "board": {die.field: f"{names[die.seat][0]}{die.value}" for die in view.dice},
        "hands": {name: list(hand) for name, hand in zip(names, view.hands, strict=True)},
        "pools": dict(zip(names, view.pools, strict=True)),
        "circles": {circle.centre: [names[circle.owner_seat], circle.kind, circle.points] for circle in view.circles},
        "holes": list(view.holes),
        "score": "/".join(map(str, view.scores)),
        "over": None if view.outcome is None else view.outcome.reason,
    }


class Album:
    """Keeps what was posted: numbered texts and pictures in a folder, or nothing without one."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._count = 0
        if folder:
            folder.mkdir(parents=True, exist_ok=True)

    async def keep(self, person: Person, message: Message, about: str) -> None:
        """Keep one message with all its files."""
        self._count += 1
        if self._folder is None:
            return
        stem = f"{self._count:02} {about}"
        alts = [f"[{file.name}: {file.description}]" for file in message.attachments]
        (self._folder / f"{stem}.txt").write_text("\n".join([message.text, *alts]) + "\n", encoding="utf-8")
        for file in message.attachments:
            self._write(stem, file, await person.fetch(file))

    def _write(self, stem: str, file: Attachment, data: bytes) -> None:
        assert self._folder
        (self._folder / f"{stem} - {file.name}").write_bytes(data)


async def play(data: Path, folder: Path | None = None) -> bytes:
    """Play the sample game to Red's resignation and return the exported match."""
    sample, album = load(), Album(folder)
    env = {**new_database(data), "SCRIPTED_DICE": script(sample)}
    async with Sandbox.start(data, bot_module="tests.stories.scripted_bot", env=env) as sandbox:
        people = {seat: sandbox.person(name) for seat, name in SEATS.items()}
        red, black = people["red"], people["black"]
        await red.command(CHANNEL, "match new", game="colliding_circles", opponent=SEATS["black"], seat="red")
        invitation = await black.wait_for(lambda message: any(button.label == "Join" for button in message.buttons))
        await album.keep(black, invitation, "invitation")
        await black.press(invitation, "Join")
        board = await red.wait_for(lambda message: bool(message.attachments))
        await album.keep(red, board, "start")
        for turn in sample["turns"]:
            board = await _turn(people[turn["player"]], board, turn, album)
        question = await red.command(board.channel_id, "match resign")
        assert isinstance(question, Message)
        await red.press(question, "Resign")
        end = await red.wait_for(lambda message: "wins" in message.text and not message.is_ephemeral)
        await album.keep(red, end, "end")
        for command in ("match log", "match replay", "board"):
            answer = await filled(red, await red.command(board.channel_id, command))
            await album.keep(red, answer, command.replace(" ", "-"))
        exported = await filled(red, await red.command(board.channel_id, "match export"))
        return await red.fetch(exported.attachments[0])


async def _turn(person: Person, board: Message, turn: dict[str, Any], album: Album) -> Message:
    """Type one turn, look at the preview, confirm, and return the new board post."""
    preview = await person.command(board.channel_id, "move", line=turn["text"])
    assert isinstance(preview, Message), preview
    about = f"{turn['turn']:02}-{turn['player']}"
    await album.keep(person, preview, f"{about}-preview")
    await person.press(preview, preview.buttons[0].label)
    old = int(board.id)
    posted = await person.wait_for(
        lambda message: int(message.id) > old and not message.is_ephemeral and bool(message.attachments)
    )
    await album.keep(person, posted, f"{about}-posted")
    return posted


def main() -> None:
    """Play into the folder that was named."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out/sample-game")
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(play(Path(data), folder))
    print(f"Every picture and text that was posted lies in {folder}.")


if __name__ == "__main__":
    main()
