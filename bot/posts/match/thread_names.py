"""Names of matches' threads: whose turn it is, who plays, what."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.i18n import Words
from bot.markup import Markup
from bot.posts import limits
from bot.posts.speech import Speech
from engine.ids import PersonId, is_computer
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from games.core import Seat

SHORT: Final = 18
"""Characters of a player's name: lists of threads show about thirty in all."""
TURN: Final = "▸"
PAUSED: Final = "⏸ "
OVER: Final = "🏁 "


def thread_name(game: AnyGame, match: Match, names: Sequence[str], words: Words) -> str:
    """Return what the thread of a match is called now; who is to move comes first, behind a sign.

    `names` are those of the players by seat.
    """
    due = match.due(game) if match.phase == "running" else ()
    short = [limits.clip(name, SHORT) for name in names]
    seated = enumerate(zip(match.persons, short, strict=False))
    waiting = [name for seat, name in seated if Seat(seat) not in due]
    players = Markup(" – ").join([*(f"{TURN}{short[seat]}" for seat in due), *_together(waiting)])
    name = words("thread-name", game=Speech(words).game(game), players=players)
    return limits.clip(Markup("{}{}").format(_sign(match), name), limits.THREAD_NAME)


def neutral_name(game: AnyGame, match: Match, words: Words) -> str:
    """Return what the thread of a match is called where Discord does not take the names of its players."""
    return Markup("{}{} · {}").format(_sign(match), Speech(words).game(game), match.id)


def _together(players: Sequence[tuple[PersonId, str]]) -> list[str]:
    """Return the names of players: people, then computer players, those that are called alike with their number."""
    people = [name for person, name in players if not is_computer(person)]
    computer = Counter(name for person, name in players if is_computer(person))
    return [*people, *(f"{count} × {name}" if count > 1 else name for name, count in computer.items())]


def _sign(match: Match) -> str:
    if match.phase == "over":
        return OVER
    return PAUSED if match.pause is not None else ""
