"""Names of matches' threads: the game, who plays, in which league; they stay as they are while a match goes on."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.i18n import Words
from bot.markup import EMPTY, Markup
from bot.posts import limits
from engine.ids import PersonId, is_computer
from engine.log.codec import AnyGame
from engine.matches.state.match import Match

SHORT: Final = 6
"""Characters of a player's name: a list of threads on a phone shows about 17 in all."""
SHORT_LEAGUE: Final = 20
OVER: Final = "🏁 "
CASE: Final = "⚖️ "


def thread_name(game: AnyGame, match: Match, names: Sequence[str], words: Words, *, league: Markup = EMPTY) -> str:
    """Return what the thread of a match is called, such as `Gamwin · Anna–Bernd · Cup R1`.

    `names` are those of the players by seat, `league` says where a match of a season belongs.
    """
    players = Markup("–").join(_short_names(list(zip(match.persons, names, strict=False))))
    parts = Markup(" · ").join(filter(None, (_game(game, words), players, league)))
    return limits.clip(Markup("{}{}").format(_sign(match), parts), limits.THREAD_NAME)


def neutral_name(game: AnyGame, match: Match, words: Words) -> str:
    """Return what the thread of a match is called where Discord does not take the names of its players."""
    return Markup("{}{} · {}").format(_sign(match), _game(game, words), match.id)


def case_name(match: str) -> str:
    """Return what the thread of a dispute is called after the thread of its match, such as `⚖️ Gamwin · Anna–Bernd`."""
    return limits.clip(CASE + match, limits.THREAD_NAME)


def league_name(league: str, number: int, words: Words) -> Markup:
    """Return the league of a match and its round, where its format has rounds."""
    return words("thread-league", league=limits.clip(league, SHORT_LEAGUE), round=number)


def _game(game: AnyGame, words: Words) -> Markup:
    return words(f"{game.info.key}-brief")


def _short_names(players: Sequence[tuple[PersonId, str]]) -> list[str]:
    """Return the names of players: people, then computer players, those that are called alike with their number."""
    people = [limits.clip(name, SHORT) for person, name in players if not is_computer(person)]
    computer = Counter(name for person, name in players if is_computer(person))
    return [*people, *(f"{count} × {name}" if count > 1 else name for name, count in computer.items())]


def _sign(match: Match) -> str:
    return OVER if match.phase == "over" else ""
