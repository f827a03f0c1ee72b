"""Leaving a season: by handover or a wish for time; until somebody has taken the place nothing changes."""

from datetime import timedelta

import pytest

from engine.ids import PersonId
from engine.seasons.entrants import leave, signups
from engine.seasons.entrants.leave import ask_for_time, hand_over
from engine.seasons.errors import AskedForTime, CannotHandOver, NotAskedInSeason, NotInSeason, WrongSeasonPhase
from engine.seasons.facts import codec
from engine.seasons.facts.places import StandbyAsked, StandbyDeclined, TimeAsked
from engine.seasons.state import guards
from tests.engine.seasons.season_builders import RULES, Played

ANNA, BERT, TINA, UDO = map(PersonId, (1, 2, 70, 71))


@pytest.fixture
def played() -> Played:
    played = Played.founded()
    played.run(range(1, 5))
    played.start_matches()
    return played


def test_who_is_handed_a_place_plays_on_with_its_results(played: Played) -> None:
    place = guards.own_place(played.season, ANNA).id
    played.happen(hand_over(played.season, ANNA, TINA, played.now))
    assert played.season.entrants[place].person == ANNA
    assert not played.season.withdrawals
    with pytest.raises(NotAskedInSeason):
        signups.take_place(played.season, UDO)
    played.happen(signups.take_place(played.season, TINA))
    assert played.season.entrants[place].persons == (ANNA, TINA)


def test_a_place_is_not_handed_on_and_on_for_the_time_that_each_new_player_gets(played: Played) -> None:
    played.happen(hand_over(played.season, ANNA, TINA, played.now))
    played.happen(signups.take_place(played.season, TINA))
    with pytest.raises(CannotHandOver) as refused:
        hand_over(played.season, TINA, UDO, played.now)
    assert refused.value.params["reason"] == "taken"


def test_who_does_not_answer_has_declined_and_is_not_asked_again(played: Played) -> None:
    played.happen(hand_over(played.season, ANNA, TINA, played.now))
    with pytest.raises(CannotHandOver):
        hand_over(played.season, ANNA, UDO, played.now)
    assert [type(fact) for fact in played.wait(hours=RULES.answer_hours)] == [StandbyDeclined]
    assert not played.season.has_left(guards.own_place(played.season, ANNA).id)
    with pytest.raises(CannotHandOver):
        hand_over(played.season, ANNA, TINA, played.now)
    played.happen(hand_over(played.season, ANNA, UDO, played.now))


def test_a_place_handed_over_keeps_nobody_from_being_asked_about_another(played: Played) -> None:
    anna, bert = (guards.own_place(played.season, person).id for person in (ANNA, BERT))
    played.happen(signups.offer_standby(played.season, TINA))
    played.happen(hand_over(played.season, ANNA, TINA, played.now))
    played.happen(hand_over(played.season, PersonId(3), UDO, played.now))
    played.happen(leave.withdraw(played.season, BERT, how="asked", by=BERT))
    assert [fact.entrant for fact in played.tick() if isinstance(fact, StandbyAsked)] == [bert]
    played.happen(signups.take_place(played.season, TINA, bert))
    assert (played.season.entrants[anna].person, played.season.entrants[bert].person) == (ANNA, TINA)
    assert [question.person for question in played.season.standby_questions] == [UDO], "who has a place takes no other"
    with pytest.raises(NotAskedInSeason):
        signups.take_place(played.season, TINA, anna)


def test_one_substitute_is_asked_about_one_leaver_after_the_other(played: Played) -> None:
    played.happen(signups.offer_standby(played.season, TINA))
    for person in (ANNA, BERT):
        played.happen(leave.withdraw(played.season, person, how="asked", by=person))
    assert [fact.kind for fact in played.tick()] == ["standby_asked"]
    played.happen(signups.decline_place(played.season, TINA))
    assert [fact.kind for fact in played.tick()] == ["standby_asked"]


def test_nobody_hands_over_to_one_who_plays_or_has_played_or_after_having_left(played: Played) -> None:
    for other in (ANNA, BERT):
        with pytest.raises(CannotHandOver):
            hand_over(played.season, ANNA, other, played.now)
    with pytest.raises(NotInSeason):
        hand_over(played.season, TINA, UDO, played.now)
    played.happen(leave.withdraw(played.season, ANNA, how="asked", by=ANNA))
    with pytest.raises(NotInSeason):
        hand_over(played.season, ANNA, UDO, played.now)
    with pytest.raises(NotInSeason):
        ask_for_time(played.season, ANNA, "Please.", played.now)


def test_time_is_asked_for_once_a_day_and_changes_nothing_else(played: Played) -> None:
    until = played.season.until
    (asked,) = ask_for_time(played.season, ANNA, " I am  ill. ", played.now)
    assert asked == TimeAsked("time_asked", guards.own_place(played.season, ANNA).id, "I am ill.")
    assert codec.decode(codec.encode(asked)) == asked
    played.happen([asked])
    assert played.season.until == until
    with pytest.raises(AskedForTime):
        ask_for_time(played.season, ANNA, "Please.", played.now + timedelta(hours=23))
    assert ask_for_time(played.season, ANNA, "Please.", played.now + timedelta(hours=24))


def test_before_the_start_there_is_nothing_to_hand_over() -> None:
    played = Played.founded()
    played.sign_up(1, 2)
    with pytest.raises(WrongSeasonPhase):
        hand_over(played.season, ANNA, TINA, played.now)
    with pytest.raises(WrongSeasonPhase):
        ask_for_time(played.season, ANNA, "Please.", played.now)
