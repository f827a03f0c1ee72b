"""Records of a match as text: the score sheet and the list of all actions. No import of discord here."""

from collections.abc import Iterable, Sequence
from heapq import merge
from operator import itemgetter

from bot.i18n import Words
from bot.news import event_line
from bot.readers import Reader
from bot.speech import Speech
from engine.codec import AnyGame
from engine.history import Event, Played, Undone
from games.core import CHANCE, SheetRow

SMALL_PRINT = "-# "


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


def play_lines(
    game: AnyGame, played: Sequence[Played], words: Words, *, first: int = 1, between: Sequence[tuple[int, str]] = ()
) -> list[str]:
    """Return every action with what it brought about, one line each; throws stand behind the action before them.

    `first` is the number of the first action; `between` are lines about other facts, by the numbers of these.
    """
    speech = Speech(words)
    lines: list[tuple[int, str]] = []
    number = first - 1
    for step in played:
        moment = step.moment
        notes = speech.notes(game, game.describe(moment))
        if moment.seat == CHANCE:
            seq, line = lines.pop() if lines else (step.seq, f"{number}.")
            lines.append((seq, f"{line} {notes}".rstrip()))
            continue
        number += 1
        line = game.record(moment)
        lines.append((step.seq, f"{number}. {speech.seat(game, moment.seat)} `{line}` {notes}".rstrip()))
    return [line for _, line in merge(lines, between, key=itemgetter(0))]


def event_lines(game: AnyGame, events: Iterable[Event], reader: Reader) -> list[tuple[int, str]]:
    """Return what happened beside the play - rulings, pauses, time, substitutes - with the numbers of the facts."""
    told = ((event, event_line(game, event.match, event.fact, reader)) for event in events)
    return [(event.seq, f"▸ {event.at:%Y-%m-%d %H:%M} UTC: {_flat(line)}") for event, line in told if line]


def _flat(text: str) -> str:
    """Return a text of several lines in one, without its small print and the marks of quotations."""
    lines = [line for line in text.splitlines() if not line.startswith(SMALL_PRINT)]
    return " · ".join(line.removeprefix("> ") for line in lines)


def undone_lines(game: AnyGame, undone: Iterable[Undone], words: Words) -> list[str]:
    """Return what was left behind by takebacks and rewinds, each part under a line that says so, struck through."""
    lines: list[str] = []
    for number, part in enumerate(undone, start=1):
        kept = sum(step.moment.seat != CHANCE for step in part.played[: part.kept])
        left = play_lines(game, part.played[part.kept :], words, first=kept + 1)
        lines.append(words("log-undone", number=str(number), moves=len(left), kept=str(kept)))
        lines += [f"~~{line}~~" for line in left]
    return lines


def in_pages(lines: Sequence[str], *, most: int, room: int) -> list[list[str]]:
    """Return lines on pages, none with more than so many lines or characters; no lines are one empty page."""
    pages: list[list[str]] = [[]]
    for line in lines:
        full = sum(len(earlier) + 1 for earlier in pages[-1])
        if pages[-1] and (len(pages[-1]) == most or full + len(line) > room):
            pages.append([])
        pages[-1].append(line)
    return pages


def as_file(title: str, sheet: str, lines: Sequence[str]) -> bytes:
    """Return the text file of a match."""
    plain = "\n".join(line.replace("`", "").replace("**", "") for line in lines)
    return f"{title}\n\n{sheet}\n\n{plain}\n".encode()
