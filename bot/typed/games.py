"""Games as people name them. No import of discord here."""

from collections.abc import Iterable, Sequence

from bot.errors import UnknownTopic
from bot.i18n import Words
from bot.typed.nearest import meant, named
from engine.errors import UnknownGame
from engine.log.codec import AnyGame, Games


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
