"""Replay of stored matches with another program before it is installed; every difference is named.

Both programs tell what each match does, step by step, in the same form (`tell`); only the texts are compared, so states
and views may look different. The other program is a checkout beside this one that runs on a scratch copy of the
database, which it may migrate.
"""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import islice, zip_longest
from pathlib import Path
from typing import Final

from bot.operations.counting import Count, counted, off_loop, waited_for
from bot.operations.settings import Settings
from engine.log import codec
from engine.log.chain import Entry
from engine.log.codec import AnyGame, Games
from engine.log.sealing import Seal
from engine.matches.errors import BadExport
from engine.matches.records.export import imported
from engine.matches.state.history import PlayedStep, replay
from games.core import CHANCE
from games.registry import GAMES
from storage.database.sqlite import file_of
from storage.open import open_existing
from storage.upkeep import backup_folder
from storage.upkeep.backup import backup

OFFERED: Final = 50
"""How many of the lines that may be typed in a position are told; all would be millions."""
SHOWN: Final = 3
"""How many differences of one match are printed."""
PYTHON: Final = Path(".venv/bin/python")

Told = Mapping[str, Sequence[str]]
"""The course of matches, by their ids: a line for each step."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference of two programs about a match: its step, counted from 0, and what each says."""

    match: str
    step: int
    ours: str | None
    theirs: str | None

    def __str__(self) -> str:
        return f"{self.match}, step {self.step}: here {self.ours or 'nothing'}; there {self.theirs or 'nothing'}"


class OtherProgramFails(Exception):
    """The other program could not say what the matches do."""


async def replay_with(settings: Settings, checkout: Path, file: Path | None) -> int:
    """Play an exported match, or all stored ones, with both programs; return 1 if they do not agree.

    Args:
        settings: where the database is.
        checkout: the folder of the other program.
        file: an exported match; None for all matches in the database.
    """
    with ExitStack() as stack:
        if file is None:
            place = await off_loop(partial(_scratch, settings, stack))
            ours = await told_of_all(settings.model_copy(update={"database_url": place}))
        else:
            place, ours = None, await asyncio.to_thread(told_of_file, file)
        try:
            telling = _told_there(checkout, _asked(checkout, file, place), settings.key)
            theirs = await waited_for(telling, "the other program plays")
        except OtherProgramFails as error:
            print(error, file=sys.stderr)
            return 1
    found = list(differences(ours, theirs))
    for difference in found:
        print(difference)
    ill = len({difference.match for difference in found})
    print(f"{len(ours)} matches played with both programs, {ill} differ.")
    return 1 if found else 0


async def tell(settings: Settings, file: Path | None, database: str | None) -> int:
    """Print what an exported match, or each one stored in a database, does, as JSON: a list of lines for each match."""
    there = settings.model_copy(update={"database_url": database or settings.database_url})
    told = await asyncio.to_thread(told_of_file, file) if file else await told_of_all(there)
    json.dump(told, sys.stdout)
    return 0


async def told_of_all(settings: Settings, *, games: Games = GAMES) -> Told:
    """Return what each stored match does."""
    store = await open_existing(settings.database_url, secret_key=settings.key)
    try:
        told = {}
        for match in counted(await store.matches.ids(), "matches played"):
            log = await store.matches.log(match)
            told[str(match)] = await asyncio.to_thread(_told_of_log, games, log, store.seal)
        return told
    finally:
        await store.close()


def told_of_file(file: Path, *, games: Games = GAMES) -> Told:
    """Return what an exported match does."""
    try:
        found = imported(file.read_bytes(), games)
    except BadExport as error:
        return {"file": [f"is refused: {error.params}"]}
    return {str(found.match.id): list(_lines(codec.game_of(games, found.match.proposal), found.played))}


def _told_of_log(games: Games, log: Sequence[Entry], seal: Seal) -> Sequence[str]:
    try:
        play = replay(games, log, seal=seal)
        return list(_lines(codec.game_of(games, play.match.proposal), play.played))
    except Exception as error:  # whatever the rules say of what was legal once
        return [f"cannot be replayed: {type(error).__name__}: {error}"]


def _lines(game: AnyGame, played: Sequence[PlayedStep]) -> Iterator[str]:
    """Yield for each step who did what, who acts next, how it stands, and a digest of what could be typed then."""
    for step in played:
        transition, rules = step.transition, game.rules
        line = (
            "draws"
            if transition.seat == CHANCE
            else game.notation.format(transition.before, transition.seat, transition.action)
        )
        due = sorted(rules.to_act(transition.after))
        offered = [
            choice.line
            for seat in due
            if seat != CHANCE
            for choice in islice(game.notation.suggest(transition.after, seat, ""), OFFERED)
        ]
        outcome = rules.outcome(transition.after)
        ended = "" if outcome is None else f" {outcome.reason} {outcome.places} {outcome.scores}"
        digest = sha256("\n".join(sorted(offered)).encode()).hexdigest()[:12]
        scores, turn = rules.scores(transition.after), rules.turn_number(transition.after)
        yield f"{transition.seat}: {line}; turn {turn}, due {due}, scores {scores}, offered {digest}{ended}"


def differences(ours: Told, theirs: Told) -> Iterator[Difference]:
    """Yield where two programs do not agree, the first few of each match."""
    for match in sorted({*ours, *theirs}):
        pairs = zip_longest(ours.get(match, ()), theirs.get(match, ()))
        unlike = (Difference(match, step, *pair) for step, pair in enumerate(pairs) if pair[0] != pair[1])
        yield from islice(unlike, SHOWN)


def _scratch(settings: Settings, stack: ExitStack, count: Count) -> str:
    """Return the address of a copy of the database, gone with the stack, that the other program may migrate."""
    folder = file_of(settings.database_url).absolute().parent
    place = stack.enter_context(backup_folder.scratch(folder, settings.database_url))
    backup(settings.database_url, file_of(place), tell=count.tell)
    return place


def _asked(checkout: Path, file: Path | None, place: str | None) -> Sequence[str]:
    """Return the command that lets the other program tell."""
    python = checkout / PYTHON
    command = [str(python if os.access(python, os.X_OK) else sys.executable), "-m", "bot", "replay", "--tell"]
    return [*command, *([str(file.absolute())] if file else ["--all", "--database", str(place)])]


async def _told_there(checkout: Path, command: Sequence[str], key: str | None) -> Told:
    """Let the other program tell, with our key, whatever is set in its folder.

    Raises:
        OtherProgramFails: it does not.
    """
    environment = os.environ | ({"SECRET_KEY": key} if key else {})
    try:
        other = await asyncio.create_subprocess_exec(*command, cwd=checkout, stdout=PIPE, stderr=PIPE, env=environment)
    except OSError as error:
        raise OtherProgramFails(f"The program in {checkout} cannot be started ({error.strerror}).") from error
    try:
        output, errors = await other.communicate()
    finally:
        if other.returncode is None:
            other.kill()
            await other.wait()
    if other.returncode != 0:
        last = errors.decode(errors="replace").strip().splitlines()[-1:] or [f"exit {other.returncode}"]
        raise OtherProgramFails(f"The program in {checkout} cannot play them: {last[0]}")
    told: Told = json.loads(output)
    return told
