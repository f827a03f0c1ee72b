"""Prospects in words: places while they are open, then what is certain or out of reach."""

from dataclasses import replace

import pytest

from bot.posts.league.core import Standing
from bot.posts.league.page import own_post
from bot.posts.league.prospects import open_again, own_reach, races, short
from bot.posts.league.round_up import round_up
from bot.posts.limits import V2_TEXT_TOTAL
from engine.ids import PersonId
from engine.seasons.course import milestones
from engine.seasons.facts.course import PlaceDecided, WeekEnded
from engine.seasons.organisers.requests import Verdict
from engine.seasons.results.standings import tables
from leagues.core import EntrantId
from tests.bot.bench import WORDS
from tests.engine.seasons.season_builders import RULES, Played, organise

EN, DE = WORDS["en"], WORDS["de"]


def standing(played: Played) -> Standing:
    season, progress = played.season, played.progress
    return Standing(season, progress, tables(season, progress), spans=milestones.spans(season, progress))


@pytest.fixture
def played() -> Played:
    """Return two divisions of four in which everything is open."""
    made = Played.founded(replace(RULES, least=4, most=4, promoted=1, relegated=1))
    made.run(range(1, 9))
    made.start_matches()
    return made


def win(played: Played, entrant: EntrantId, *against: EntrantId) -> None:
    """Let somebody win all matches, or those against some."""
    for fixture in played.season.fixtures.values():
        if entrant in fixture.entrants and (not against or {*against} & {*fixture.entrants}):
            played.end(fixture.number, (1, 2) if fixture.entrants[0] == entrant else (2, 1))


def reach(played: Played, entrant: EntrantId) -> str:
    now = standing(played)
    return own_reach(now, entrant, now.spans[entrant], EN)


def test_while_everything_is_open_only_places_are_told(played: Played) -> None:
    first = played.season.divisions[0][0]
    assert reach(played, first) == "You can still finish anywhere from place 1 to 4."
    assert short(standing(played), first, EN) == "still 1–4"
    assert list(races(standing(played), 1, EN)) == []


def test_who_has_won_everything_is_told_what_that_means(played: Played) -> None:
    upper, lower = (group[0] for group in played.season.divisions)
    for entrant in (upper, lower):
        win(played, entrant)
    first = "You will finish in place 1, whatever happens."
    assert reach(played, upper) == f"{first} The title is yours. None of these places is relegated."
    assert reach(played, lower) == f"{first} Your promotion is certain."
    assert short(standing(played), upper, EN) == "title certain"
    assert short(standing(played), lower, DE) == "Aufstieg sicher"
    second = played.season.divisions[1][1]
    assert reach(played, second) == "You can still finish anywhere from place 2 to 4. You can no longer be promoted."


def test_the_round_up_names_who_is_still_in_a_race(played: Played) -> None:
    upper = played.season.divisions[0]
    win(played, upper[0])
    said = "\n".join(round_up(WeekEnded("week_ended", 1), standing(played), EN))
    assert "Relegation from division 1 is" not in said
    assert "Relegation from division 1 threatens " in said
    assert (
        f"<@{played.season.entrants[upper[0]].person}>"
        not in said.partition("Relegation from division 1 ")[2].split("\n")[0]
    )
    assert "Can still win division 1" not in said


def test_what_was_certain_and_is_open_by_a_ruling_is_said(played: Played) -> None:
    upper = played.season.divisions[0]
    win(played, upper[0])
    played.happen([PlaceDecided("place_decided", upper[0], "title")])
    before = standing(played)
    lost = [fixture for fixture in played.season.fixtures_of(1) if upper[0] in fixture.entrants]
    for fixture in lost[:2]:
        places = (2, 1) if fixture.entrants[0] == upper[0] else (1, 2)
        played.happen(
            organise(played.season, "rule", fixture=fixture.number, ending=Verdict("played", places), note="Because.")
        )
    after = standing(played)
    person = played.season.entrants[upper[0]].person
    assert list(open_again(before, after, EN)) == [f"The title is no longer certain for <@{person}>."]
    assert list(open_again(before, before, EN)) == list(open_again(after, after, EN)) == []


def test_ones_own_matches_end_with_what_is_possible(played: Played) -> None:
    person = played.season.entrants[played.season.divisions[0][0]].person
    assert "-# Du kannst noch Platz 1 bis 4 erreichen." in own_post(standing(played), person, DE, {}).text
    assert "erreichen" not in own_post(standing(played), PersonId(77), DE, {}).text


def test_the_round_up_of_many_divisions_fits_into_a_post() -> None:
    played = Played.founded(replace(RULES, least=4, most=8))
    first = 2**63 - 500
    played.run(range(first, first + 320))
    for fixture in list(played.season.fixtures.values())[::2]:
        played.end(fixture.number)
    said = "\n".join(round_up(WeekEnded("week_ended", 1), standing(played), EN))
    assert 2000 < len(said) <= V2_TEXT_TOTAL - 500
    assert "Leading division 1:" in said
