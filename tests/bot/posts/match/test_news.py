"""News of a change to everybody: every fact of time has words, in every language, and its own kind of post."""

from dataclasses import replace
from typing import Any

import pytest

from bot.posts.match.news import is_offer, is_silent, news, shows_board
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.log.facts.play import PlayerReplaced, PlayerResigned
from engine.log.facts.time import (
    AbsenceBegan,
    AbsenceEnded,
    MatchPaused,
    MatchResumed,
    PlayerReminded,
    TimeClaimed,
    TimeGiven,
    TimeRanOut,
    TimeSpent,
)
from engine.log.facts.union import Fact
from engine.matches.service.change import Change
from engine.matches.state.match import Former
from engine.time.policy import RELAXED, OnTimeout
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CARLA, WORDS, Bench, recipients

RED, BLACK = Seat(0), Seat(1)
SPENT = TimeSpent(kind="time_spent", seat=RED, seconds=7200)
REMINDED = PlayerReminded(kind="player_reminded", seat=RED, person=ANNA, left=3600, share=10)
RAN_OUT = TimeRanOut(kind="time_ran_out", seat=RED, person=ANNA)
CLAIMED = TimeClaimed(kind="time_claimed", seat=BLACK, person=BERND, against=RED)
AWAY = AbsenceBegan(kind="absence_began", seat=RED, person=ANNA, until="2026-12-31")
BACK = AbsenceEnded(kind="absence_ended", seat=RED, person=ANNA)
REPLACED = PlayerReplaced(kind="player_replaced", seat=RED, before=ANNA, after=CARLA, by=None, note="")


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture(params=list(recipients()), ids=list(WORDS))
def somebody(request: pytest.FixtureRequest) -> Recipient:
    found: Recipient = request.param
    return found


async def changed(bench: Bench, *facts: Fact, on_timeout: OnTimeout = "claim") -> Change:
    """Return a change that these facts make to a running match of Anna (Red) and Bernd."""
    match = (await bench.started()).after
    match = replace(match, proposal=replace(match.proposal, policy=replace(RELAXED, on_timeout=on_timeout)))
    return replace(await bench.started(), before=match, after=match, facts=facts, transitions=())


def given(reason: Any, by: Any = None, note: str = "") -> TimeGiven:
    return TimeGiven(kind="time_given", seat=RED, seconds=36 * 3600, reason=reason, by=by, note=note)


async def told(bench: Bench, somebody: Recipient, *facts: Fact, on_timeout: OnTimeout = "claim") -> str:
    change = await changed(bench, *facts, on_timeout=on_timeout)
    assert not is_silent(change)
    return news(bench.presenter.game_of(change.after), change, somebody)


async def test_a_time_out_says_what_comes_of_it(bench: Bench, somebody: Recipient) -> None:
    texts = {
        effect: await told(bench, somebody, SPENT, RAN_OUT, on_timeout=effect)
        for effect in ("loss", "claim", "moderator")
    }
    assert len(set(texts.values())) == len(texts)
    for text in texts.values():
        assert mention(ANNA) in text
    assert "/" in texts["claim"]


async def test_a_claim_names_both(bench: Bench, somebody: Recipient) -> None:
    text = await told(bench, somebody, CLAIMED)
    assert text.index(mention(BERND)) < text.index(mention(ANNA))


@pytest.mark.parametrize("reason", ["outage", "unseen", "moderator", "substitute"])
async def test_given_time_says_how_much_and_why(bench: Bench, somebody: Recipient, reason: str) -> None:
    text = await told(bench, somebody, given(reason, by=CARLA if reason == "moderator" else None, note="a storm"))
    assert mention(ANNA) in text
    words = somebody.words
    assert f"{words('duration-days', count=1)} {words('duration-hours', count=12)}" in text
    assert text.endswith("\n> a storm")
    assert (mention(CARLA) in text) == (reason == "moderator")


async def test_more_time_to_fetch_names_no_hours(bench: Bench, somebody: Recipient) -> None:
    assert somebody.words("given-fetching") in await told(bench, somebody, given("fetching"))


async def test_opponents_are_told_of_an_absence(bench: Bench, somebody: Recipient) -> None:
    text = await told(bench, somebody, SPENT, AWAY)
    assert "<t:1798718400:D>" in text, "noon of the day, so that no time zone makes another day of it"
    assert mention(ANNA) in await told(bench, somebody, BACK)


@pytest.mark.parametrize("reason", ["dispute", "moderator"])
async def test_a_pause_gives_its_reason(bench: Bench, somebody: Recipient, reason: Any) -> None:
    paused = MatchPaused(kind="match_paused", reason=reason, by=CARLA, note="until Monday")
    text = await told(bench, somebody, paused)
    assert text.endswith("\n> until Monday")
    assert (mention(CARLA) in text) == (reason == "moderator")
    resumed = [await told(bench, somebody, MatchResumed(kind="match_resumed", by=by, note="")) for by in (None, CARLA)]
    assert mention(CARLA) in resumed[1]
    assert mention(CARLA) not in resumed[0]


async def test_a_substitute_is_named_with_the_seat(bench: Bench, somebody: Recipient) -> None:
    text = await told(bench, somebody, REPLACED)
    assert mention(ANNA) in text
    assert mention(CARLA) in text
    assert somebody.words("colliding_circles-seat-red") in text
    by_moderator = await told(bench, somebody, replace(REPLACED, by=BERND))
    assert mention(BERND) in by_moderator


@pytest.mark.parametrize(("is_rated", "has_played"), [(False, True), (True, False), (True, True)])
async def test_a_substitute_makes_a_rated_match_unrated_and_the_post_says_so(
    bench: Bench, somebody: Recipient, is_rated: bool, has_played: bool
) -> None:
    change = await changed(bench, REPLACED)
    proposal, former = replace(change.after.proposal, is_rated=is_rated), (Former(RED, ANNA, has_played),)
    after = replace(change.after, proposal=proposal, former=former)
    text = news(bench.presenter.game_of(after), replace(change, after=after), somebody)
    assert (somebody.words("replaced-unrated") in text) == (is_rated and has_played)


async def test_charges_and_reminders_leave_no_post(bench: Bench) -> None:
    assert is_silent(await changed(bench, SPENT))
    assert is_silent(await changed(bench, SPENT, REMINDED))
    assert not is_silent(await changed(bench, SPENT, REMINDED, RAN_OUT))


async def test_which_changes_show_the_board(bench: Bench) -> None:
    resumed = MatchResumed(kind="match_resumed", by=None, note="")
    for fact, is_shown in (
        (AWAY, False),
        (RAN_OUT, False),
        (given("outage"), False),
        (resumed, True),
        (REPLACED, True),
    ):
        change = await changed(bench, SPENT, fact)
        assert shows_board(change) is is_shown, fact
        assert not is_offer(change)


async def test_what_was_done_is_not_the_charge_before_it(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.started()).after
    offered = await bench.matches.offer_draw(match.id, ANNA)
    charged = replace(offered, facts=(SPENT, *offered.facts))
    assert charged.fact == offered.facts[0]
    assert is_offer(charged)
    post = await bench.presenter.public(charged, somebody)
    assert post == await bench.presenter.public(offered, somebody)


async def test_a_note_post_has_no_picture(bench: Bench, somebody: Recipient) -> None:
    change = await changed(bench, SPENT, AWAY)
    post = await bench.presenter.public(change, somebody)
    assert bench.painter.views == []
    assert mention(ANNA) in post.text
    assert bench.presenter.marker(change.after) in post.text


async def test_what_a_move_brought_is_told_before_the_resignation_after_it(bench: Bench, somebody: Recipient) -> None:
    played = await bench.play((await bench.started()).after.id)
    resigned = PlayerResigned(kind="player_resigned", seat=BLACK, person=BERND)
    both = replace(played, facts=(*played.facts, resigned))
    lines = news(bench.presenter.game_of(both.after), both, somebody).split("\n")
    assert mention(BERND) in lines[-1]
    assert len(lines) > len("mr")


async def test_who_goes_on_with_a_turn_is_named_once(bench: Bench, somebody: Recipient) -> None:
    played = await bench.play((await bench.started()).after.id)
    longer = replace(played, facts=played.facts * 2, transitions=played.transitions * 2)
    once, twice = (news(bench.presenter.game_of(played.after), change, somebody) for change in (played, longer))
    assert once.count(mention(ANNA)) == twice.count(mention(ANNA)) == 1
    assert twice.count("**") == 2 * once.count("**")
