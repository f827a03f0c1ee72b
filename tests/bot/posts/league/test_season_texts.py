"""Posts about a season: their content, its order, and what they leave out."""

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.markup import Markup
from bot.posts import limits
from bot.posts.league.core import Standing
from bot.posts.league.corrections import moves
from bot.posts.league.facts_told import lines_of
from bot.posts.league.page import fixture_pages, page_post
from bot.posts.league.rounds import round_told
from bot.posts.league.tables import cross_lines, in_words, table_lines, why_post
from bot.posts.limits import V2_TEXT_TOTAL
from bot.posts.post import Select
from bot.posts.recipients import Called, drawn_of, texts_of
from engine.ids import PersonId
from engine.seasons.facts.fixtures import RoundDrawn
from engine.seasons.facts.formats import RoundRobinRules, RoundsRules
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.results.standings import tables
from games.core import PAIR
from leagues.core import Adjustment, Criterion, EntrantId, Result, Scoring
from leagues.core import Played as Division
from leagues.round_robin import fixtures
from leagues.table import table
from leagues.tie_breaks.criteria import TIE_BREAKS
from renderers.league.table import ROWS_ON_PAGE
from tests.bot.bench import WORDS, recipients
from tests.engine.seasons.formats.test_rounds import SWISS
from tests.engine.seasons.season_builders import RULES, START, Played
from tests.leagues.test_explained import undecided_by_meetings
from tests.leagues.transitions import transition


def standing(played: Played) -> Standing:
    return Standing(played.season, played.progress, tables(played.season, played.progress))


def test_the_page_begins_with_what_one_can_do_and_says_when_the_draw_can_be_checked() -> None:
    """On a phone the end of sign-up and the people stood below a screen of rules; an opened seed was called sealed."""
    somebody, played = next(iter(recipients())), Played.founded()
    words, sealed = somebody.words, played.season.founded.commitment
    played.sign_up(1, 2, 3, 4)
    page = page_post(standing(played), somebody, "Gamwin", START).text
    assert page.index("<@1>") < page.index(words("league-plays", game="Gamwin").partition("**,")[0])
    assert words("league-commitment", commitment=sealed) in page
    played.draw()
    drawn = page_post(standing(played), somebody, "Gamwin", START).text
    assert words("league-commitment", commitment=sealed) not in drawn
    assert words("league-seed-opened", commitment=sealed) in drawn


@pytest.mark.parametrize("people", [64, 200, 500])
def test_the_page_and_the_draw_of_many_divisions_fit_into_a_post_and_eight_of_eight_name_everybody(people: int) -> None:
    """The page of 200 people in seventeen divisions had 5,500 characters, and Discord takes 4,000."""
    somebody, played = next(iter(recipients())), Played.founded(replace(RULES, most=8 if people == 64 else 12))
    first = 2**63 - 1 - people
    played.sign_up(*range(first, first + people))
    played.draw()
    now = standing(played)
    page = page_post(now, somebody, "Gamwin", START).text
    drawn = "\n".join(lines_of(played.log[-1], now, somebody.words))
    assert max(len(page), len(drawn)) <= V2_TEXT_TOTAL
    assert (page.count("<@") == drawn.count("<@") == people) == (people == 64)
    assert page.count("<@") >= len(played.season.divisions)


def test_who_has_the_same_points_or_the_same_place_is_not_told_of_a_change_in_it() -> None:
    """Channels read "place 1 -> 1" and "points +0"."""
    played = Played.founded()
    played.run([1, 2, 3, 4])
    after = standing(played)
    (table,) = after.tables
    first, second, third, fourth = table.rows
    richer, moved = replace(first, points=first.points - 2), replace(second, place=3)
    told = moves([replace(table, rows=(richer, moved, third, fourth))], after, WORDS["en"])
    assert [line.partition(":")[2] for line in told] == [" place **1=** as before, points +2", " place 3= → **1=**"]


def test_the_draw_names_who_gives_way_to_numbers_and_nobody_else() -> None:
    """Five of division 1 stay and one comes up from division 2, and the new division 1 has five places."""
    case = transition([range(1, 7), range(1, 7)], newcomers=1, least=4, most=6)
    played = Played.founded(replace(RULES, least=4, most=6))
    played.sign_up(*range(1, 14))
    played.draw(records={record.entrant: record for record in case.records})
    for somebody in recipients():
        told = list(lines_of(played.log[-1], standing(played), somebody.words))
        assert told[-1] == somebody.words("league-told-gave-way", persons=Markup("<@5>, <@11>, <@12>"), count=3)
    same = Played.founded(replace(RULES, least=4, most=6))
    same.sign_up(*range(1, 13))
    same.draw(records={record.entrant: record for record in case.records[:12]})
    told = list(lines_of(same.log[-1], standing(same), WORDS["en"]))
    assert len(told) == 1 + len(same.season.divisions)


@pytest.mark.slow
def test_a_round_of_many_fits_a_post_and_everybody_finds_their_own_line() -> None:
    """A Swiss event may have 512 people: neither page nor round can name them all."""
    played = Played.founded(replace(SWISS, own=RoundsRules("swiss", 9)))
    played.run(range(1, 302))
    played.tick()
    (fact,) = (fact for fact in played.log if isinstance(fact, RoundDrawn))
    for somebody in recipients():
        made = standing(played)
        told = "\n".join(round_told(fact, made, somebody.words))
        assert len(told) <= limits.V2_TEXT_TOTAL // 2
        assert somebody.words("league-round-more", count=120) in told
        assert "<@" in told
        page = page_post(made, somebody, "Gamwin", START).text
        assert len(page) <= limits.V2_TEXT_TOTAL
        assert somebody.words("league-people-more", count=241) in page
        pages = fixture_pages(made, 1, somebody.words)
        assert len(pages) == 15
        assert all(len("\n".join(page)) <= limits.V2_TEXT_TOTAL // 2 for page in pages)
        last = made.tables[0].rows[-1].entrant
        menu = why_post(made, 1, last, somebody.words, page=300 // ROWS_ON_PAGE)
        assert len(menu.text) <= limits.V2_TEXT_TOTAL - 500
        assert menu.text.count("<@301>") == 1 + len(SWISS.scoring.tie_breaks)
        assert any(option.is_chosen for block in menu.blocks if isinstance(block, Select) for option in block.options)


@pytest.mark.parametrize(
    "key", [key for key, tie_break in TIE_BREAKS.items() if tie_break.fits(seats=PAIR, kind="all")]
)
def test_a_table_shows_and_explains_each_tie_break(key: Criterion) -> None:
    played = Played.founded(replace(RULES, scoring=SeasonScoring(tie_breaks=(key,))))
    played.run([1, 2, 3, 4])
    for number in played.season.fixtures:
        played.end(number, (1, 1))
    made = standing(played)
    for somebody in recipients():
        words = somebody.words
        assert f"**{words(f'tie-break-{key}')}**" in why_post(made, 1, made.tables[0].rows[0].entrant, words).text
        assert all((line.figure is not None) == TIE_BREAKS[key].has_column for line in table_lines(made, 1, words))


def test_why_somebody_is_first_names_what_decided_and_says_where_meetings_are_missing() -> None:
    """Direct encounter "separated them all" while the table had gone by wins."""
    played = Played.founded(replace(RULES, own=RoundRobinRules("double")))
    played.run([1, 2, 3, 4])
    made = table(undecided_by_meetings(), Scoring())
    for somebody in recipients():
        words = somebody.words
        shown = Standing(played.season, played.progress, (made,))
        lines = why_post(shown, 1, made.rows[0].entrant, words).text.split("\n")
        assert words("league-why-decided", criterion=words("tie-break-wins")) in lines
        assert f"-# {words('league-why-not-met')}" in lines
        assert [line for line in lines if line.startswith("**")] == [
            f"**{words(f'tie-break-{name}')}**" for name in ("direct", "wins")
        ]


def test_who_is_out_of_reach_though_not_all_have_met_is_named() -> None:
    played = Played.founded()
    played.run([1, 2, 3, 4])
    first, *others = three = tuple(map(EntrantId, (1, 2, 3)))
    due = fixtures(three, division=1)
    own = [fixture for fixture in due if first in fixture.entrants]
    won = tuple(Result(fixture.number, "played", (1, 2) if fixture.entrants[0] == first else (2, 1)) for fixture in own)
    level = tuple(Adjustment(entrant, Fraction(4)) for entrant in others)
    made = table(Division(three, due, won, adjustments=level), Scoring(tie_breaks=("direct",)))
    shown = Standing(played.season, played.progress, (made,))
    for somebody in recipients():
        words = somebody.words
        ahead = words("league-why-out-of-reach", person=shown.mention(first))
        told = {entrant: why_post(shown, 1, entrant, words).text for entrant in three}
        assert all(ahead in text for text in told.values())
        assert words("league-why-decided", criterion=words("tie-break-direct")) in told[first]
        assert words("league-why-not-met") not in told[first]
        assert all(words("league-why-shared") in told[entrant] for entrant in others)
        assert all(words("league-why-not-met") in told[entrant] for entrant in others)


def test_a_table_names_people_as_it_can_be_drawn_and_its_text_as_discord_does() -> None:
    """A nickname with an emoji was a box, one of zero-width letters an empty line."""
    somebody, played = next(iter(recipients())), Played.founded()
    played.sign_up(1, 2, 3, 4)
    played.draw()
    names = [("🦊 Anna", "anna"), ("ليلى", "layla"), ("日本",), ()]
    called = {PersonId(person): Called.by(*own) for person, own in enumerate(names, 1)}
    now = replace(standing(played), names=texts_of(called), drawn=drawn_of(called))
    place = next(number for number, entrant in played.season.entrants.items() if entrant.person == 3)
    other = next(number for number, entrant in played.season.entrants.items() if entrant.person == 4)
    drawn = {"Anna", "layla", f"#{place}", f"#{other}"}
    assert {line.name for line in table_lines(now, 1, somebody.words)} == drawn
    assert {line.name for line in cross_lines(now, 1, somebody.words)} == drawn
    told = in_words(now, 1, somebody.words)
    assert all(name in told for name in ("🦊 Anna", "ليلى", "日本", "?"))
