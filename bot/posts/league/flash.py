"""Flash groups in words: how many wait, by which rules they start, and that one has started."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.i18n import Words
from bot.markup import Markup, when
from bot.posts.league.core import Standing, Teller
from engine.seasons.facts.course import DivisionsDrawn, SeasonStarted, SignUpOpened
from engine.seasons.facts.flash import WaitTold
from engine.seasons.facts.formats import FlashRules
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats import flash
from engine.seasons.state.season import Season


def waiting_lines(standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield how many wait of those needed, and who has no room just now."""
    season = standing.season
    ready = flash.waiting(season, standing.progress.without_capacity).ready
    yield words("flash-waiting", ready=len(ready), size=season.rules.most)
    yield from _busy(standing, words)


def _busy(standing: Standing, words: Words) -> Iterator[Markup]:
    busy = sorted(standing.progress.without_capacity)
    if busy:
        persons = Markup(", ").join(map(standing.mention, busy))
        yield words("flash-busy", persons=persons, count=len(busy))


def own_line(season: Season, words: Words) -> Markup:
    """Return what somebody reads who waits."""
    return words(
        "flash-own", waiting=len(season.entrants), size=season.rules.most, room=season.rules.of(FlashRules).room
    )


def rules_line(rules: Rules, words: Words) -> Markup:
    """Return how groups start and how long they last."""
    return words(
        "flash-rules", size=rules.most, room=rules.of(FlashRules).room, groups=flash.GROUPS_AT_ONCE, days=rules.days
    )


def _open(_: SignUpOpened, __: Standing, words: Words) -> Iterator[Markup]:
    yield words("flash-told-open")


def _waiting(fact: WaitTold, _: Standing, words: Words) -> Iterator[Markup]:
    yield words("flash-told-waiting", waiting=fact.waiting, missing=fact.size - fact.waiting)


def _drawn(*_: object) -> Iterator[Markup]:
    yield from ()  # a group starts as it is drawn


def _started(fact: SeasonStarted, standing: Standing, words: Words) -> Iterator[Markup]:
    season = standing.season
    until = "" if season.until is None else when(season.until)
    yield words("flash-started", count=len(fact.fixtures), until=until)
    for group in season.divisions:
        yield Markup(", ").join(map(standing.mention, group))


TOLD: Final[Mapping[type[SeasonFact], Teller]] = {
    SignUpOpened: _open,
    WaitTold: _waiting,
    DivisionsDrawn: _drawn,
    SeasonStarted: _started,
}
"""The news of groups that start by themselves, in which they differ."""
