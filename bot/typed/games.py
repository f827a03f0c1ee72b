"""Games as people name them. No import of discord here."""

from collections.abc import Iterable, Sequence

from bot.errors import UnknownTopic
from bot.i18n import Words
from bot.typed.nearest import meant, plain
from engine.errors import UnknownGame
from engine.log.codec import AnyGame, Games


def game_named(typed: str, games: Games, languages: Iterable[Words]) -> AnyGame:
    """Return the game that somebody means, by its key or its name in any language.

    Raises:
        UnknownGame: there is none of this name.
    """
    named = {words(f"{key}-name"): key for words in languages for key in games}
    spelt = {plain(name): key for name, key in (*named.items(), *((key, key) for key in games))}
    if plain(typed) in spelt:
        return games[spelt[plain(typed)]]
    raise UnknownGame(game=typed, **meant(typed, list(named)))


def topic_named(typed: str, game: AnyGame, spoken: Sequence[Words]) -> str:
    """Return the topic of a game's rules that somebody means, by its key or its title in any language.

    Raises:
        UnknownTopic: there is none of this title.
    """
    key, topics = game.info.key, game.info.topics
    titled = {words(f"{key}-topic-{topic}"): topic for words in spoken for topic in topics}
    spelt = {plain(title): topic for title, topic in (*titled.items(), *((topic, topic) for topic in topics))}
    if plain(typed) in spelt:
        return spelt[plain(typed)]
    offered = ", ".join(spoken[0](f"{key}-topic-{topic}") for topic in topics)
    raise UnknownTopic(typed=typed, topics=offered, **meant(typed, list(titled)))
