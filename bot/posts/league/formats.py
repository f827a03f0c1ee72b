"""How formats say the same thing differently: each may have words of its own for what all seasons have."""

from bot.i18n import Words
from bot.markup import Markup
from engine.seasons.facts.rules import Rules


def of_format(words: Words, message: str, rules: Rules, **params: str | int) -> Markup:
    """Return a message as a season's format says it, else as all say it whose rounds are drawn, else as all do.

    The words are `message-<format>`, `message-rounds` or `message`; an attribute comes last (`message-rounds.about`).
    """
    name, dot, attribute = message.partition(".")
    kinds = [rules.format, *(["rounds"] if rules.is_by_rounds else [])]
    own = (f"{name}-{kind}{dot}{attribute}" for kind in kinds)
    return words(next(filter(words.has, own), message), **params)


def plays(words: Words, rules: Rules, game: str) -> Markup:
    """Return what is played, and who meets whom; `game` is the game's name."""
    return of_format(words, "league-plays", rules, game=game, rounds=rules.rounds)
