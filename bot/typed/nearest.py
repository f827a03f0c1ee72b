"""Typed text compared with what there is: completions, "did you mean", names of games and of the topics of rules.

rapidfuzz is loaded by the first slip of the pen: a bot that nobody misspells anything to saves 5 MB of memory.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from bot.errors import UnknownTopic
from bot.i18n import Words
from engine.log.codec import AnyGame, Games
from engine.matches.errors import UnknownGame

T = TypeVar("T")

CLOSE: Final = 75
"""Of 100: from here on one text counts as a slip of the pen for another."""


def plain(text: str) -> str:
    """Return a text without case, accents and underscores, as people type it in a hurry."""
    split = unicodedata.normalize("NFKD", text.strip().replace("_", " "))
    return "".join(sign for sign in split if not unicodedata.combining(sign)).casefold()


def named(typed: str, names: Mapping[str, T]) -> T | None:
    """Return what a name stands for, also where no more than the beginning of one is typed; None if that is unclear."""
    wanted, known = plain(typed), {plain(name): value for name, value in names.items()}
    begun = {value for name, value in known.items() if wanted and name.startswith(wanted)}
    return known.get(wanted, begun.pop() if len(begun) == 1 else None)


def fitting(typed: str, names: Sequence[str]) -> list[int]:
    """Return the places of the names that fit what is typed: those that hold it or, where none does, resemble it.

    Names that begin with it come before those that hold it elsewhere; otherwise their order stays.
    """
    wanted, known = plain(typed), [plain(name) for name in names]
    holding = [at for at, name in enumerate(known) if wanted in name]
    if holding:
        return sorted(holding, key=lambda at: not known[at].startswith(wanted))
    from rapidfuzz import fuzz, process

    return [at for _, _, at in process.extract(wanted, known, scorer=fuzz.WRatio, score_cutoff=CLOSE, limit=None)]


def nearest(typed: str, named: Mapping[str, T]) -> Iterator[tuple[str, T]]:
    """Yield what may have been meant by something that is misspelt as a whole, likeliest first, with its name."""
    from rapidfuzz import fuzz, process

    found = process.extract(plain(typed), list(named), scorer=fuzz.ratio, processor=plain, score_cutoff=CLOSE)
    yield from ((name, named[name]) for name, _, _ in found)


def meant(typed: str, names: Sequence[str]) -> dict[str, str]:
    """Return what a refusal adds where a name is only misspelt: the reason `near`, and the name."""
    for name, _ in nearest(typed, dict.fromkeys(names)):
        return {"reason": "near", "near": name}
    return {}


def game_named(typed: str, games: Games, languages: Iterable[Words]) -> AnyGame:
    """Return the game that somebody means, by its key or its name in any language, or by how only this one begins.

    Raises:
        UnknownGame: there is none of this name.
    """
    called = {words(f"{key}-name"): key for words in languages for key in games}
    key = named(typed, called | {key: key for key in games})
    if key is None:
        raise UnknownGame(game=typed, **meant(typed, list(called)))
    return games[key]


def topic_named(typed: str, game: AnyGame, spoken: Sequence[Words]) -> str:
    """Return the topic of a game's rules that somebody means, by its key or title in any language, or how it begins.

    Raises:
        UnknownTopic: there is none of this title.
    """
    key, topics = game.info.key, game.info.topics
    titled = {words(f"{key}-topic-{topic}"): topic for words in spoken for topic in topics}
    if (topic := named(typed, titled | {topic: topic for topic in topics})) is not None:
        return topic
    offered = ", ".join(spoken[0](f"{key}-topic-{topic}") for topic in topics)
    raise UnknownTopic(typed=typed, topics=offered, **meant(typed, list(titled)))
