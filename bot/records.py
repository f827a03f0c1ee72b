"""Records of a match as text: the score sheet, the list of all facts, and the export. No import of discord here."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict, JsonValue

from bot.i18n import Words
from bot.speech import Speech
from engine import codec
from engine.codec import AnyGame
from engine.history import Played
from engine.match import Match
from engine.store import Entry
from games.core import CHANCE, SheetRow


class ExportedFact(BaseModel):
    """One entry of the log."""

    model_config = ConfigDict(frozen=True)

    seq: int
    at: datetime
    fact: Mapping[str, JsonValue]
    digest: str


class Export(BaseModel):
    """A match as a file: everything that is needed to replay and to check it. Persons are Discord user ids."""

    model_config = ConfigDict(frozen=True)

    format: Literal["fernzug-match"] = "fernzug-match"
    version: Literal[1] = 1
    match: str
    game: str
    game_version: int
    seats: Sequence[str]
    facts: Sequence[ExportedFact]


def export(game: AnyGame, match: Match, entries: Iterable[Entry]) -> bytes:
    """Return the JSON file of a match."""
    facts = [
        ExportedFact(
            seq=entry.seq,
            at=entry.at,
            fact=codec.as_json(entry.body),
            digest=entry.digest,
        )
        for entry in entries
    ]
    exported = Export(
        match=match.id,
        game=game.info.key,
        game_version=match.proposal.game_version,
        seats=game.info.seat_names[: match.proposal.seats],
        facts=facts,
    )
    return exported.model_dump_json(indent=1).encode()


def sheet_text(game: AnyGame, rows: Sequence[SheetRow], words: Words) -> str:
    """Return the score sheet as a table in plain characters."""
    speech = Speech(words)
    head = [words("sheet-turn"), words("sheet-seat")]
    head += [words(f"{game.info.key}-column-{column}") for column in game.info.sheet_columns]
    table = [head]
    table += ([str(row.turn), speech.seat(game, row.seat), *(cell.text for cell in row.cells)] for row in rows)
    widths = [max(len(line[column]) for line in table) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in table
    )


def play_lines(game: AnyGame, played: Sequence[Played], words: Words) -> list[str]:
    """Return every action with what it brought about, one line each; throws stand behind the action before them."""
    speech = Speech(words)
    lines: list[str] = []
    number = 0
    for step in played:
        moment = step.moment
        notes = speech.notes(game, game.describe(moment))
        if moment.seat == CHANCE:
            lines.append(f"{lines.pop()} {notes}".rstrip() if lines else f"0. {notes}")
            continue
        number += 1
        line = game.record(moment)
        lines.append(f"{number}. {speech.seat(game, moment.seat)} `{line}` {notes}".rstrip())
    return lines


def as_file(title: str, sheet: str, lines: Sequence[str]) -> bytes:
    """Return the text file of a match."""
    plain = "\n".join(line.replace("`", "") for line in lines)
    return f"{title}\n\n{sheet}\n\n{plain}\n".encode()
