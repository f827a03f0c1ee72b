"""The options of a game that players agree on before a match: read from text, offered, and said in words.

Answers for texts such as `turn limit = 300, ...`; which values a game takes is the game's own. No discord here.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.i18n import Words
from bot.markup import Markup
from engine.log.codec import AnyGame
from engine.matches.errors import BadProposal
from games.core import Option

_SEPARATOR: Final = re.compile(r"[,;]")
_ENTRY: Final = re.compile(r"([^=:]+)[=:]([^=:]+)")
LISTED: Final = 10
"""A range of at most this many values is offered whole; of a longer one, what the game suggests."""


def read_options(game: AnyGame, typed: str, spoken: Sequence[Words]) -> dict[str, int]:
    """Return the options that a text names, by key; names and values may be those of any language, the reader's first.

    Raises:
        BadProposal: an entry cannot be read, names no option or one twice, or its value is out of range.
    """
    found: dict[str, int] = {}
    for entry in filter(str.strip, _SEPARATOR.split(typed)):
        if not _chosen(game):
            raise BadProposal(reason="no-options")
        parts = _ENTRY.fullmatch(entry)
        if parts is None:
            raise BadProposal(reason="unclear-option", text=entry.strip())
        option = _named(game, parts[1], spoken)
        if option.key in found:
            raise BadProposal(reason="repeated-option", option=parts[1].strip())
        found[option.key] = _value(game, option, parts[2], spoken)
    return found


def offer_options(game: AnyGame, typed: str, spoken: Sequence[Words]) -> Iterator[tuple[str, str]]:
    """Yield what may stand next in a text, as it reads and as `read_options` takes it; nothing after a mistake."""
    *before, last = _SEPARATOR.split(typed)
    try:
        done = read_options(game, ",".join(before), spoken)
    except BadProposal:
        return
    for option, value in _candidates(game, last, spoken):
        if option.key not in done:
            chosen = {**done, option.key: value}
            line = ",".join(f"{key}={value}" for key, value in chosen.items())
            yield ", ".join(say_options(game, chosen, spoken[0])), line


def _candidates(game: AnyGame, typed: str, spoken: Sequence[Words]) -> Iterator[tuple[Option, int]]:
    """Yield the option that an entry means, else those whose name or value holds what is typed."""
    try:
        for key, value in read_options(game, typed, spoken).items():
            yield next(option for option in _chosen(game) if option.key == key), value
            return
    except BadProposal:
        pass
    wanted = typed.strip().casefold()
    for option in _chosen(game):
        for value in _offered(option):
            if wanted in _say(game, option, value, spoken[0]).casefold() or f"{option.key}={value}".startswith(wanted):
                yield option, value


def say_options(game: AnyGame, chosen: Mapping[str, int], words: Words) -> list[str]:
    """Return what was agreed on, in words; what there is no choice about is left out."""
    return [_say(game, option, chosen[option.key], words) for option in _chosen(game) if option.key in chosen]


def unusual(game: AnyGame, chosen: Mapping[str, int]) -> dict[str, int]:
    """Return those options that differ from what the game does by itself."""
    usual = {option.key: option.default for option in game.info.options}
    return {key: value for key, value in chosen.items() if value != usual.get(key)}


def _chosen(game: AnyGame) -> list[Option]:
    """Return the options that leave a choice."""
    return [option for option in game.info.options if option.low < option.high]


def _offered(option: Option) -> Iterable[int]:
    if option.suggested:
        return option.suggested
    return [value for value in range(option.low, option.high + 1)[:LISTED] if value != option.default]


def _name(game: AnyGame, option: Option, words: Words) -> Markup:
    return words(f"{game.info.key}-option-{option.key}")


def _worded(game: AnyGame, option: Option, value: int, words: Words) -> Markup:
    return words(f"{game.info.key}-option-{option.key}.value", value=value)


def _say(game: AnyGame, option: Option, value: int, words: Words) -> Markup:
    return words("labelled", label=_name(game, option, words), value=_worded(game, option, value, words))


def _named(game: AnyGame, typed: str, spoken: Sequence[Words]) -> Option:
    wanted = typed.strip().casefold()
    for option in _chosen(game):
        if wanted in (option.key, *(_name(game, option, words).casefold() for words in spoken)):
            return option
    names = Markup(", ").join(_name(game, option, spoken[0]) for option in _chosen(game))
    raise BadProposal(reason="unknown-option", option=typed.strip(), options=names)


def _value(game: AnyGame, option: Option, typed: str, spoken: Sequence[Words]) -> int:
    wanted = typed.strip().casefold()
    for value in {option.default, *_offered(option)}:
        if wanted in {_worded(game, option, value, words).casefold() for words in spoken}:
            return value
    if wanted.isascii() and wanted.isdigit() and option.low <= int(wanted) <= option.high:
        return int(wanted)
    name = _name(game, option, spoken[0])
    raise BadProposal(reason="option", option=name, low=option.low, high=option.high)
