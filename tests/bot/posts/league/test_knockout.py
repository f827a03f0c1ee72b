"""Texts on a knockout, from the seeds to the champion, in both languages."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.posts.league.bracket import bracket_post
from bot.posts.league.core import Standing
from bot.posts.league.forecast import forecast
from bot.posts.league.news import news_post
from bot.posts.league.page import fixtures_post, own_post, page_post, rules_post
from bot.posts.league.round_up import round_up
from bot.posts.painter import Painter
from bot.posts.post import Button, Buttons, Picture, Post
from bot.posts.recipients import Recipient
from engine.ids import PersonId
from engine.seasons.course.milestones import possible_places
from engine.seasons.course.schedule import is_decided
from engine.seasons.entrants import leave
from engine.seasons.facts.course import SeasonClosed, WeekEnded
from engine.seasons.facts.formats import KnockoutRules
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import SeasonFact, is_silent
from engine.seasons.fold.fold import fold_on
from engine.seasons.organisers.requests import Verdict
from engine.seasons.results.standings import tables
from engine.seasons.service.writer import SeasonChange
from games.registry import GAMES
from leagues.core import EntrantId, Result
from tests.bot.bench import recipients
from tests.engine.seasons.formats.test_knockout import CUP, advance, between, cup, seed, won
from tests.engine.seasons.season_builders import START, Played, organise

NAMES = dict(enumerate(("Anna", "Bernd", "Carla", "Dora", "Emil", "Frieda"), 1))


def english() -> Recipient:
    return next(somebody for somebody in recipients() if somebody.words.language == "en")


def german() -> Recipient:
    return next(somebody for somebody in recipients() if somebody.words.language == "de")


def standing(played: Played) -> Standing:
    """Return how a cup stands, people called after their seeds."""
    people = played.season.divisions[0] if played.season.divisions else ()
    names = {
        played.season.entrants[entrant].person: NAMES.get(at, f"Somebody {at}") for at, entrant in enumerate(people, 1)
    }
    spans = possible_places(played.season, played.progress, 1) if people else {}
    return Standing(played.season, played.progress, tables(played.season, played.progress), names=names, spans=spans)


def told(played: Played, recipient: Recipient, since: int = 0) -> list[str]:
    """Return what the channel reads of everything after a fact, one post for each, seeds instead of mentions."""
    found, known = [], fold_on(None, SeasonId("season01"), [(fact, START, "1") for fact in played.log[:since]])
    for seq, fact in enumerate(played.log[since:], since + 1):
        before, known = known, fold_on(known, SeasonId("season01"), [(fact, START, "1")])
        assert known is not None
        post = _post(
            played, [fact], None if before is None else replace(standing(played), season=before), known, seq, recipient
        )
        if post is not None:
            found.append(seeded(played, post.text))
    return found


def _post(
    played: Played, facts: Sequence[SeasonFact], before: Standing | None, after: object, seq: int, recipient: Recipient
) -> Post | None:
    if is_silent(tuple(facts)):
        return None
    now = replace(standing(played), season=after)  # type: ignore[arg-type]
    change = SeasonChange(None if before is None else before.season, now.season, tuple(facts))
    return news_post(change, before, now, recipient)


def seeded(played: Played, text: str) -> str:
    """Return a text with people called after their seeds."""
    for at, entrant in reversed(list(enumerate(played.season.divisions[0], 1))):
        text = text.replace(f"<@{played.season.entrants[entrant].person}>", NAMES.get(at, f"Somebody {at}"))
    return text.replace("**", "")


def played_out() -> Played:
    """Return a cup of six to its end: byes, a decider, a walkover, the third place."""
    played = cup(6, replace(CUP, own=KnockoutRules(14, has_third_place=True)))
    one, two, three, four, five, six = played.season.divisions[0]
    first, second = between(played, four, five)
    won(played, first, four)
    won(played, second, five)
    played.tick()
    played.start_matches()
    advance(played, five, four)
    played.happen(leave.withdraw(played.season, PersonId(six), how="asked", by=PersonId(six)))
    for number in between(played, three, six):
        at = played.season.fixtures[number].entrants.index(three)
        played.results[number] = Result(number, "walkover", (1, 2) if at == 0 else (2, 1))
    played.tick()
    played.start_matches()
    advance(played, one, five)
    advance(played, two, three)
    advance(played, three, five)
    advance(played, two, one)
    assert is_decided(played.season, played.progress)
    return played


def test_the_channel_reads_who_meets_who_goes_on_and_who_wins() -> None:
    played = played_out()
    lines = "\n".join(told(played, english()))
    for said in (
        "Seeding: 1. Anna · 2. Bernd · 3. Carla · 4. Dora · 5. Emil · 6. Frieda",
        "Quarter-finals until",
        "Byes: Anna, Bernd",
        "Emil – Dora: level after two matches, a third one decides",
        "Emil – Dora 2:1. Emil advances to the semi-finals.",
        "Semi-finals: Emil – Anna, two matches",
        "Carla – Frieda 2:0. Carla advances to the semi-finals.",
        "Anna – Emil 2:0. Anna advances to the final.",
        "Third place: Emil – Carla, two matches",
        "🥉 Carla wins the match for third place.",
        "Bernd – Anna 2:0. 🏆 Bernd wins the final!",
    ):
        assert said in lines, (said, lines)


def test_the_same_in_german() -> None:
    lines = "\n".join(told(played_out(), german()))
    for said in (
        "Setzliste: 1. Anna · 2. Bernd",
        "Viertelfinale bis",
        "Freilos: Anna, Bernd",
        "Gleichstand nach zwei Partien, eine dritte entscheidet",
        "Emil steht im Halbfinale.",
        "Anna steht im Finale.",
        "Platz 3: Emil – Carla, zwei Partien",
        "🏆 Bernd gewinnt das Finale!",
    ):
        assert said in lines, (said, lines)


@pytest.mark.parametrize("recipient", list(recipients()), ids=lambda somebody: somebody.words.language)
def test_the_page_says_what_round_it_is_and_who_is_still_in(recipient: Recipient) -> None:
    played = Played.founded(replace(CUP, most=8))
    played.sign_up(*range(1, 7))
    words = recipient.words
    page = page_post(standing(played), recipient, "Gamwin", START)
    assert words("knockout-rules-meeting", advantage="seed") in page.text
    assert "tie-break" not in page.text
    played.draw()
    page = page_post(standing(played), recipient, "Gamwin", START)
    assert words("league-phase-drawn-knockout", until="").split("**")[1] in page.text
    played.wait(hours=24)
    played.start_matches()
    page = page_post(standing(played), recipient, "Gamwin", START)
    assert words("knockout-round", meetings=4, people=8) in page.text
    labels = {button.key.route: button.label for button in buttons(page) if button.key}
    assert labels["league_table"] == words("button-league-bracket")
    played.wait(days=14)
    assert words("knockout-still-in", persons="", count=6).partition(":")[0] in page.text
    page = page_post(standing(played), recipient, "Gamwin", START)
    assert "⏳" in page.text


def test_the_page_of_a_tournament_that_is_over_names_the_first() -> None:
    played = played_out()
    played.happen([SeasonClosed("season_closed", "", ())])
    assert "🏆 1. Bernd · 2. Anna · 3. Carla" in seeded(played, page_post(standing(played), english(), "", START).text)


def test_rules_lists_and_round_ups_are_complete_in_both_languages() -> None:
    played = played_out()
    for recipient in recipients():
        words = recipient.words
        assert words("league-rules-endings-knockout") in rules_post(played.season, words).text
        listed = fixtures_post(standing(played), 1, 0, recipient).text
        assert words("knockout-round", meetings=1, people=2) in listed
        assert list(round_up(WeekEnded("week_ended", 1), standing(played), words))


def test_my_matches_say_what_one_can_still_come_to() -> None:
    played = cup(4, replace(CUP, own=KnockoutRules(14, has_third_place=True)))
    one, two, three, four = played.season.divisions[0]
    advance(played, one, four)
    words = english().words

    def said(entrant: EntrantId) -> str:
        return own_post(standing(played), PersonId(entrant), words, {}).text

    assert "place 1 to 2" in said(one)
    assert "place 1 to 4" in said(two)
    assert "You still play for third place." in said(four)
    advance(played, two, three)
    advance(played, three, four)
    assert "You are out: place 4." in said(four)
    advance(played, one, two)
    assert "You will finish in place 1" in said(one)


def test_a_ruling_about_somebody_who_has_gone_on_says_that_they_stay() -> None:
    played = cup(4)
    one, two, three, four = played.season.divisions[0]
    numbers = between(played, one, four)
    advance(played, one, four)
    advance(played, two, three)
    since = len(played.log)
    for number in numbers:
        places = (1, 2) if played.season.fixtures[number].entrants[0] == four else (2, 1)
        played.happen(organise(played.season, "rule", fixture=number, ending=Verdict("played", places)))
    assert "Anna stays in the bracket: the next meeting was already arranged." in told(played, english(), since)[-1]


def test_where_nobody_turns_up_nobody_wins() -> None:
    played = cup(3)
    one, two, three = played.season.divisions[0]
    advance(played, two, three)
    for number in between(played, one, two):
        played.results[number] = Result(number, "double_walkover")
    played.tick()
    played.happen([SeasonClosed("season_closed", "", ())])
    said = told(played, english())
    assert any("Anna, Bernd: neither turned up, so nobody goes on." in text for text in said)
    assert "Neither turned up for the final: nobody wins the tournament." in said[-1]


def test_the_dry_run_counts_rounds_of_those_who_are_there_and_two_matches_for_everybody() -> None:
    played = Played.founded(replace(CUP, most=16))
    played.sign_up(*range(1, 7))
    found = forecast(played.season, GAMES["gamwin"].info)
    assert (found.divisions, found.each, found.threads, found.fixtures) == ((6,), 3, 6, 15)
    played.sign_up(*range(7, 31))
    found = forecast(played.season, GAMES["gamwin"].info)
    assert (found.divisions, found.each, found.threads) == ((16,), 4, 16)


async def test_a_bracket_is_shown_in_parts_that_buttons_lead_to() -> None:
    played, painter = cup(20), Painter({})
    try:
        for recipient in recipients():
            post = await bracket_post(standing(played), 1, painter, recipient, marked=PersonId(seed(played, 20)))
            turns = [
                (button, button.key.text)
                for button in buttons(post)
                if button.key and button.key.route == "league_table"
            ]
            assert [(text, button.is_disabled) for button, text in turns] == [(f"1.{at}", at == 0) for at in range(5)]
            assert len({button.label for button, _ in turns}) == 5
            second = await bracket_post(standing(played), 1, painter, recipient, page=4, marked=None)
            assert next(pictures(second)).data != next(pictures(post)).data
            beyond = await bracket_post(standing(played), 1, painter, recipient, page=99, marked=None)
            assert next(pictures(beyond)).data == next(pictures(second)).data
    finally:
        painter.close()


async def test_a_bracket_says_in_words_what_its_picture_shows() -> None:
    played, painter = played_out(), Painter({})
    try:
        (picture,) = pictures(await bracket_post(standing(played), 1, painter, english(), marked=None))
    finally:
        painter.close()
    assert picture.alt == (
        "Quarter-finals: Anna has a bye. Quarter-finals: Dora against Emil, 1:2; Emil wins. "
        "Quarter-finals: Bernd has a bye. Quarter-finals: Carla against Frieda, 2:0; Carla wins. "
        "Semi-finals: Anna against Emil, 2:0; Anna wins. Semi-finals: Bernd against Carla, 2:0; Bernd wins. "
        "Final: Anna against Bernd, 0:2; Bernd wins. Third place: Emil against Carla, 0:2; Carla wins."
    )


def buttons(post: Post) -> Iterator[Button]:
    return (button for block in post.blocks if isinstance(block, Buttons) for button in block.items)


def pictures(post: Post) -> Iterator[Picture]:
    return (block for block in post.blocks if isinstance(block, Picture))
