"""Records of a match as text: the line for a channel of results, the score sheet, the list of all actions."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from heapq import merge
from operator import itemgetter
from typing import Any, Final, TypeVar

from bot.i18n import Words
from bot.markup import Markup, escaped, plain
from bot.posts.match.news import event_line
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention, readable
from bot.typed import durations
from engine.log.codec import AnyGame
from engine.matches.state.history import Incident, PlayedStep, Undone
from engine.matches.state.match import Match
from games.core import CHANCE, Cell, Seat, SheetRow, Transition

S = TypeVar("S", bound=str)

SUBTEXT: Final = "-# "
_MARKED: Final = re.compile(
    r"\\(?P<sign>[^\sA-Za-z0-9])|<@(?P<person>-?\d+)>|<t:(?P<at>\d+):\w>|<(?P<command>/[^:>]+):\d+>|`|\*\*|~~"
)
"""Text that Discord shows as something else, or not at all."""


def sheet_text(game: AnyGame, rows: Sequence[SheetRow], words: Words) -> str:
    """Return the score sheet as a table in plain characters."""
    speech = Speech(words)
    head = [words("sheet-turn"), words("sheet-seat")]
    head += [words(f"{game.info.key}-column-{column}") for column in game.info.sheet_columns]
    table: list[list[str]] = [[*head]]
    table += (
        [str(row.turn), speech.seat(game, row.seat), *(cell.text for cell in row.cells)]
        for row in spoken_sheet(game, rows, words)
    )
    widths = [max(len(line[column]) for line in table) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in table
    )


def spoken_sheet(game: AnyGame, rows: Iterable[SheetRow], words: Words) -> list[SheetRow]:
    """Return the rows of a score sheet with what its cells say by a code in the reader's words."""
    return [replace(row, cells=tuple(_spoken_cell(game, cell, words) for cell in row.cells)) for row in rows]


def _spoken_cell(game: AnyGame, cell: Cell, words: Words) -> Cell:
    if cell.note is None:
        return cell
    return Cell(plain(Speech(words).note(game, cell.note)), note=None)


def play_lines(
    game: AnyGame,
    played: Sequence[PlayedStep],
    words: Words,
    *,
    first: int = 1,
    between: Sequence[tuple[int, Markup]] = (),
) -> list[Markup]:
    """Return every action with what it brought about, one line each; throws stand behind the action before them.

    `first` is the number of the first action; `between` are lines about other facts, by the numbers of these.
    """
    speech = Speech(words)
    lines: list[tuple[int, Markup]] = []
    number = first - 1
    for step in played:
        transition = step.transition
        notes = speech.notes(game, game.narration.describe(transition))
        if transition.seat == CHANCE:
            seq, line = lines.pop() if lines else (step.seq, Markup("{}.").format(number))
            lines.append((seq, _brought(line, notes)))
            continue
        number += 1
        played_line = readable(game.notation.record(transition))
        line = Markup("{}. {} `{}`").format(number, speech.seat(game, transition.seat), played_line)
        lines.append((step.seq, _brought(line, notes)))
    return [line for _, line in merge(lines, between, key=itemgetter(0))]


def _brought(line: Markup, notes: Markup) -> Markup:
    """Return a line with what came of it, behind a dash where the action itself ends."""
    between = Markup(" – ") if line.endswith("`") else Markup(" ")
    return between.join(filter(None, (line, notes)))


def outcome_of(game: AnyGame, transition: Transition[Any, Any], words: Words) -> Markup:
    """Return what a step of the play has shown to everybody, as its post says it: for a throw, the dice that lay."""
    return Speech(words).notes(game, game.narration.describe(transition))


def event_lines(game: AnyGame, events: Iterable[Incident], recipient: Recipient) -> list[tuple[int, Markup]]:
    """Return what happened beside the play - rulings, pauses, time, substitutes - with the numbers of the facts."""
    told = ((event, event_line(game, event.match, event.fact, recipient, quote=escaped)) for event in events)
    return [
        (event.seq, Markup("▸ <t:{}:f> · {}").format(int(event.at.timestamp()), _on_one_line(line)))
        for event, line in told
        if line
    ]


def _on_one_line(text: Markup) -> Markup:
    return Markup(" · ").join(line.removeprefix(SUBTEXT) for line in text.splitlines())


def undone_parts(game: AnyGame, undone: Iterable[Undone], words: Words) -> Iterator[tuple[Markup, list[Markup]]]:
    """Yield what was left behind by takebacks and rewinds: for each part its heading, and its lines struck through."""
    for number, part in enumerate(undone, start=1):
        kept = sum(step.transition.seat != CHANCE for step in part.played[: part.kept])
        left = play_lines(game, part.played[part.kept :], words, first=kept + 1)
        heading = words("log-undone", number=str(number), moves=len(left), kept=str(kept))
        yield heading, [Markup("~~{}~~").format(line) for line in left]


def in_pages(lines: Sequence[S], *, most: int, room: int) -> list[list[S]]:
    """Return lines on pages, none with more lines or characters than given; no lines are one empty page.

    The last page is full, and what is left over stands on the first: people open the log for what happened last.
    """
    pages: list[list[S]] = [[]]
    for line in reversed(lines):
        full = sum(len(later) + 1 for later in pages[0])
        if pages[0] and (len(pages[0]) == most or full + len(line) > room):
            pages.insert(0, [])
        pages[0].insert(0, line)
    return pages


def people_in(lines: Iterable[str]) -> set[int]:
    """Return whom lines mention, by their ids."""
    found = (mark["person"] for line in lines for mark in _MARKED.finditer(line))
    return {int(person) for person in found if person}


def as_file(title: str, sheet: str, lines: Sequence[str], *, names: Mapping[int, str] | None = None) -> bytes:
    """Return the text file of a match; `names` says how those are called whom its lines mention."""
    text = "\n".join(unescaped(line, names or {}) for line in lines)
    return f"{plain(title)}\n\n{sheet}\n\n{text}\n".encode()


def unescaped(line: str, names: Mapping[int, str] | None = None) -> str:
    """Return a line as it reads without Discord: no marks, people by name, times by UTC, people's text as it was."""

    def read(found: re.Match[str]) -> str:
        if person := found["person"]:
            return (names or {}).get(int(person), f"@{person}")
        if at := found["at"]:
            return f"{datetime.fromtimestamp(int(at), UTC):%Y-%m-%d %H:%M} UTC"
        return found["sign"] or found["command"] or ""

    return _MARKED.sub(read, str(line))


def result_headline(game: AnyGame, match: Match, recipient: Recipient) -> Markup:
    """Return how a match ended in one sentence."""
    assert match.outcome is not None
    return Markup("**{}**").format(Speech(recipient.words).outcome(game, match, match.outcome))


def match_length(match: Match, recipient: Recipient) -> Markup:
    """Return how many moves were made, in what time."""
    begun, ended = match.started_at, match.ended_at
    moves = recipient.words("result-moves", count=match.moves)
    if begun is None or ended is None:
        return moves
    time = durations.rough(max(1, int((ended - begun).total_seconds())), recipient.words)
    return recipient.words("result-length", moves=moves, time=time)


def result_line(game: AnyGame, match: Match, recipient: Recipient, *, thread: int | None, is_changed: bool) -> Markup:
    """Return the line for a channel of results: who played what, how it ended, how long it took, and where."""
    speech, words = Speech(recipient.words), recipient.words
    assert match.outcome is not None
    seats = range(len(match.persons))
    parts = [
        words("result-line", game=speech.game(game), persons=Markup(" – ").join(map(mention, match.persons))),
        speech.outcome(game, match, match.outcome),
        *(speech.place(game, match, Seat(seat)) for seat in seats if speech.has_standing(match)),
        match_length(match, recipient),
        Markup("<#{}>").format(thread) if thread else "",
    ]
    said = Markup(" · ").join(filter(None, parts))
    return words("result-changed", result=said) if is_changed else said
