"""Rounds that are drawn one after the other, in words: the next draw, pairings, byes; fixtures by rounds."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial

from bot.i18n import Words
from bot.markup import Markup, plain, when
from bot.posts.league.core import Standing, figure, format_text, title
from bot.posts.league.presentation import presentation_of
from bot.posts.painter import Painter
from bot.posts.post import Picture
from bot.posts.recipients import Recipient
from engine.seasons.facts.fixtures import FixtureRuled, RoundDrawn
from engine.seasons.formats import format_of
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues.core import EntrantId, Fixture
from renderers.drawing.theme import THEMES
from renderers.league.round import MOST_TABLES, Seated, TableCard, draw_round

MOST_PAIRS = 30
"""Fixtures that a post names; the others are among the fixtures."""

MOST_NAMED = 60
MOST_IN_LISTS = 72
"""People whom a post names."""

ON_PAGE = 10
"""Fixtures on a page."""


def rounds_of(season: Season) -> int:
    """Return how many rounds a season has."""
    return format_of(season.rules).rounds(season)


def round_told(fact: RoundDrawn, standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield that a round is drawn, who meets in it, and who rests."""
    season = standing.season
    until, last = when(datetime.fromisoformat(fact.until)), rounds_of(season)
    yield words("league-told-round", round=fact.round, rounds=last, until=until)
    if len(season.divisions) > 1:
        yield Markup("**{}**").format(words("league-division", number=fact.division))
    for fixture in fact.fixtures[:MOST_PAIRS]:
        players = standing.players(season.fixtures[fixture.number])
        yield words("league-round-pair", number=str(fixture.number), players=players)
    if len(fact.fixtures) > MOST_PAIRS:
        yield words("league-round-more", count=len(fact.fixtures) - MOST_PAIRS)
    yield from (words("league-round-bye", person=standing.mention(one)) for one in fact.byes)
    if fact.again:
        numbers = Markup(", ").join(Markup("#{}").format(number) for number in fact.again)
        yield words("league-round-again", numbers=numbers, count=len(fact.again))


def deadline_told(fact: FixtureRuled, standing: Standing, words: Words) -> Markup:
    """Return how a fixture counts that was open when its time was over."""
    number, fixture = str(fact.fixture), standing.season.fixtures[fact.fixture]
    players = standing.players(fixture)
    if fact.ending == "unplayed":
        return words("league-told-unplayed", number=number, players=players)
    late = [one for one, at in zip(fixture.entrants, fact.places, strict=False) if at != 1]
    persons = Markup(", ").join(map(standing.mention, late or fixture.entrants))
    return words("league-told-kept-waiting", number=number, players=players, persons=persons)


def named(standing: Standing, entrants: Sequence[EntrantId], words: Words, *, lists: int = 1) -> Markup:
    """Return people by name, as many as a post with several such lists can hold, and how many more there are."""
    most = MOST_NAMED if lists == 1 else max(1, MOST_IN_LISTS // lists)
    shown = Markup(", ").join(map(standing.mention, entrants[:most]))
    more = len(entrants) - most
    return Markup(" ").join((shown, words("league-people-more", count=more))) if more > 0 else shown


# Fixtures by rounds, the latest round first


def round_pages(season: Season, division: int) -> list[tuple[int, tuple[Fixture, ...]]]:
    """Return a division's fixtures page by page, each with its round, the latest round first."""
    fixtures = season.fixtures_of(division)
    pages = []
    for number in sorted({fixture.round for fixture in fixtures}, reverse=True):
        own = tuple(fixture for fixture in fixtures if fixture.round == number)
        pages += [(number, own[first : first + ON_PAGE]) for first in range(0, len(own), ON_PAGE)]
    return pages


def round_head(standing: Standing, division: int, number: int, words: Words) -> Iterator[Markup]:
    """Yield what stands above the fixtures of a round: its number, until when it lasts, and who rests."""
    season = standing.season
    is_present = number == season.round and season.is_live and season.until is not None
    until = when(season.until) if is_present and season.until is not None else "none"
    name, rounds = presentation_of(season.rules).round_name(season, number, words), rounds_of(season)
    yield format_text(words, "league-round-head", season.rules, round=number, rounds=rounds, until=until, name=name)
    members = season.divisions[division - 1]
    for bye in season.own.byes:
        if bye.round == number and bye.entrant in members:
            yield words("league-round-bye", person=standing.mention(bye.entrant))


# Tables of three and four as a picture


async def round_picture(fact: RoundDrawn, standing: Standing, painter: Painter, recipient: Recipient) -> Picture | None:
    """Return the tables of a round as a picture, with everybody's points; None where two meet, which words say."""
    words, season = recipient.words, standing.season
    fixtures = [season.fixtures[each.number] for each in fact.fixtures][:MOST_TABLES]
    if not any(len(each.entrants) > PAIR for each in fixtures):
        return None
    table = standing.tables[fact.division - 1]
    cards = [
        TableCard(
            words("league-round-table", table=at, number=str(fixture.number)),
            tuple(
                Seated(standing.drawn_name(entrant), figure(table.row(entrant).points, words))
                for entrant in fixture.entrants
            ),
        )
        for at, fixture in enumerate(fixtures, 1)
    ]
    heading = words("league-round-title", season=title(season, words, fact.division), round=fact.round)
    draw = partial(draw_round, cards, title=plain(heading), theme=THEMES[recipient.theme])
    alt = "; ".join(f"{card.name}: {', '.join(one.name for one in card.seated)}" for card in cards)
    return Picture(f"{season.id}-round-{fact.division}-{fact.round}.png", await painter.picture(draw), alt)
