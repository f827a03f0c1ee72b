"""Traces of a finished match: the invitation becomes the result, the channel of results gets a line."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.matches.invitations import REMINDED_BEFORE
from bot.delivery.matches.results import ResultPosts
from bot.markup import EMPTY, Markup
from bot.posts.match.records import match_length
from bot.posts.match.thread_names import league_name, thread_name
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention
from engine.ids import PersonId, computer_person
from engine.matches.decisions.moves import OPEN_FOR
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.people.preferences import Server
from games.core import Outcome, Seat
from tests.bot.bench import ANNA, BERND, CARLA, CHANNEL, SERVER, WORDS, Bench, recipient, recipients
from tests.bot.posts.match.test_presenter import routes
from tests.fake_discord import CLOSED_MAILBOX, FakeDiscord

RESULTS = 4711
DORA = PersonId(17)


class World:
    def __init__(self) -> None:
        self.clock = [datetime(2026, 11, 20, tzinfo=UTC)]
        self.bench, self.discord = (
            Bench(now=lambda: self.clock[0]),
            FakeDiscord(names={ANNA: "Anna", BERND: "Bernd", CARLA: "Carla"}),
        )
        self.delivery = self.bench.services(self.discord)
        self.announcer, self.lost_threads = self.delivery.tasks.announcer, self.delivery.tasks.lost_threads

    async def tell(self, change: Change) -> Change:
        await self.announcer.tell(change)
        return change

    async def started(self, **options: Any) -> Change:
        proposed = await self.tell(await self.bench.proposed(BERND, wished_seat=Seat(0), **options))
        return await self.tell(await self.bench.matches.invitations.join(proposed.after.id, BERND))

    def lines(self, channel: int) -> list[str]:
        return self.discord.told(channel)


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture(params=list(recipients()), ids=list(WORDS))
def somebody(request: pytest.FixtureRequest) -> Recipient:
    found: Recipient = request.param
    return found


@pytest.mark.parametrize(("days", "said"), [(0, "weniger als eine Minute lang"), (3, "3 Tage lang")])
def test_a_match_took_so_many_days_in_the_wrong_case(days: int, said: str) -> None:
    begun = datetime(2026, 11, 20, tzinfo=UTC)
    match: Any = SimpleNamespace(moves=16, started_at=begun, ended_at=begun + timedelta(days=days))
    assert match_length(match, recipient("de")) == f"16 Züge, {said}"


async def test_the_invitation_went_on_saying_that_the_match_is_on(world: World) -> None:
    match = (await world.started(is_rated=True)).after
    world.clock[0] += timedelta(days=3)
    await world.tell(await world.bench.play(match.id))
    await world.tell(await world.bench.matches.resign(match.id, BERND))
    post, words = world.discord.edits[-1], WORDS["en"]
    assert mention(ANNA) in post.text
    assert words("outcome-score", score="0/0") in post.text
    assert words("result-length", moves=words("result-moves", count=1), time="3 days") in post.text
    assert "<#" in post.text
    assert words("invitation-rated-short") in post.text
    assert routes(post) == []
    assert post.mentions == ()


async def test_a_channel_of_results_gets_one_line_for_each_match(world: World) -> None:
    await world.bench.people.change_server(Server(SERVER, results_channel=RESULTS, language="de"))
    match = (await world.started()).after
    await world.tell(await world.bench.play(match.id))
    assert world.lines(RESULTS) == []
    ended = await world.tell(await world.bench.matches.resign(match.id, BERND))
    (line,) = world.lines(RESULTS)
    assert f"{mention(ANNA)} – {mention(BERND)}" in line
    assert world.bench.presenter.marker(ended.after) in line
    assert len(line.splitlines()) == 2


async def test_a_closed_channel_of_results_holds_nothing_up(world: World) -> None:
    await world.bench.people.change_server(Server(SERVER, results_channel=RESULTS))
    world.discord.close(RESULTS)
    match = (await world.started()).after
    await world.tell(await world.bench.matches.resign(match.id, BERND))
    assert await world.bench.store.outbox.announcements() == []
    assert world.lines(RESULTS) == []


async def test_a_result_told_before_a_crash_is_not_told_twice(world: World) -> None:
    await world.bench.people.change_server(Server(SERVER, results_channel=RESULTS))
    match = (await world.started()).after
    ended = await world.tell(await world.bench.matches.resign(match.id, BERND))
    store, location = world.bench.store, await world.bench.store.outbox.location(match.id)
    await store.outbox.announced(ended.announcement, location)
    again = await world.bench.matches.logs.change(ended.announcement)
    await ResultPosts(world.delivery).after(again, is_fresh=False)
    assert len(world.lines(RESULTS)) == 1


async def test_with_three_or_four_nobody_saw_who_came_second(somebody: Recipient) -> None:
    bench = Bench()
    three = (BERND, CARLA), (2, 1, 3), (7, 9, 4)
    four = (BERND, CARLA, DORA), (2, 1, 2, 4), (5, 9, 5, 1)
    for guests, places, scores in (three, four):
        match = (await bench.proposed(*guests, game="columbiz", wished_seat=Seat(0))).after
        for guest in guests:
            match = (await bench.matches.invitations.join(match.id, guest)).after
        outcome = Outcome("supply", places, scores)
        match = replace(match, phase="over", outcome=outcome, ended_at=match.updated_at)
        shown = Speech(somebody.words).standing(bench.matches.game_of(match), match)
        assert [line[0] for line in shown] == [str(place) for place in sorted(places)]
        for seat, score in enumerate(scores):
            (line,) = [line for line in shown if mention(match.persons[seat]) in line]
            assert line.startswith(f"{places[seat]}. ")
            assert line.endswith(f": {score}")
        post = bench.presenter.invitation(match, somebody, thread=7)
        assert all(line in post.text for line in shown)
        assert all(line in bench.presenter.status(match, somebody) for line in shown)


async def test_an_invitation_took_twelve_lines(somebody: Recipient) -> None:
    bench = Bench()
    match = (await bench.proposed(BERND, wished_seat=Seat(1), is_rated=True)).after
    post = bench.presenter.invitation(match, somebody)
    *lines, marker = post.text.splitlines()
    assert len(lines) == 5
    assert marker == f"-# {bench.presenter.marker(match)}"
    assert somebody.words("invitation-rated-short") in lines[2]
    assert match.proposal.commitment[:16] not in post.text
    details = bench.presenter.details(match, somebody)
    assert match.proposal.commitment[:16] in details.text
    assert somebody.words("invitation-rated-detail") in details.text
    assert routes(details) == ["entropy"]


def name_of(bench: Bench, match: Match, *names: str, league: Markup = EMPTY) -> str:
    return thread_name(bench.matches.game_of(match), match, names, WORDS["en"], league=league)


async def test_eight_matches_of_anna_looked_alike_on_a_phone() -> None:
    bench = Bench()
    names = [
        name_of(bench, (await bench.started(game=game)).after, "Anna", opponent)
        for game in ("colliding_circles", "columbiz", "gamwin", "confusion")
        for opponent in ("Bernd", "Carla")
    ]
    assert names[0] == "Circles · Anna–Bernd"
    assert len({name[:17] for name in names}) == len(names)


async def test_the_name_of_a_thread_says_league_and_round_and_that_a_match_is_over() -> None:
    bench = Bench()
    started = (await bench.started(game="gamwin")).after
    league = league_name("Cup", 1, WORDS["en"])
    assert name_of(bench, started, "Annamaria-Franziska", "Bernd", league=league) == "Gamwin · Annam…–Bernd · Cup R1"
    over = (await bench.matches.resign(started.id, ANNA)).after
    ladder = league_name("Ladder", 0, WORDS["en"])
    assert name_of(bench, over, "Anna", "Bernd", league=ladder) == "🏁 Gamwin · Anna–Bernd · Ladder"


async def test_three_computer_players_filled_the_name_of_a_thread() -> None:
    bench = Bench()
    match = (await bench.started(game="columbiz")).after
    computer = tuple(computer_person("medium", number) for number in range(3))
    others = replace(match, persons=(ANNA, *computer))
    assert name_of(bench, others, "Anna", *["Computer (medium)"] * 3) == "Columbiz · Anna–3 × Computer (medium)"
    people = replace(others, persons=(ANNA, BERND, CARLA, computer[0]))
    named = name_of(bench, people, "Anna", "Bernd", "Bernd", "Computer (medium)")
    assert named == "Columbiz · Anna–Bernd–Bernd–Computer (medium)"


async def test_every_move_left_a_new_name_in_the_thread_and_a_message_about_it(world: World) -> None:
    match = (await world.started()).after
    for _ in range(4):
        world.clock[0] += timedelta(hours=3)
        await world.tell(await world.bench.play(match.id))
    assert world.discord.names_given == ["Circles · Anna–Bernd"]
    await world.tell(await world.bench.matches.resign(match.id, ANNA))
    assert world.discord.names_given[1:] == ["🏁 Circles · Anna–Bernd"]


async def test_a_thread_kept_the_name_of_who_had_left(world: World) -> None:
    match = (await world.started()).after
    await world.tell(await world.bench.matches.offer_substitute(match.id, BERND, CARLA))
    for person in (ANNA, CARLA):
        answered = await world.bench.matches.answer(match.id, person, kind="substitute", is_accepted=True)
        await world.tell(answered)
    assert world.discord.names_given[1:] == ["Circles · Anna–Carla"]


async def test_open_invitations_stayed_open_for_ever(world: World) -> None:
    match = (await world.tell(await world.bench.proposed())).after
    task = world.delivery.tasks.invitations
    world.clock[0] = match.updated_at + OPEN_FOR - timedelta(seconds=1)
    await task.poll()
    assert (await world.bench.matches.match(match.id)).phase == "proposed"
    world.clock[0] += timedelta(seconds=1)
    await task.poll()
    assert (await world.bench.matches.match(match.id)).closed == "expired"
    assert WORDS["en"]("invitation-gone-expired") in world.discord.edits[-1].text


async def test_who_has_invited_is_reminded_once_before_the_invitation_expires(world: World) -> None:
    match = (await world.tell(await world.bench.proposed())).after
    task = world.delivery.tasks.invitations
    world.clock[0] = match.updated_at + OPEN_FOR - REMINDED_BEFORE + timedelta(hours=12)
    await task.poll()
    await task.poll()
    (reminder,) = world.lines(ANNA)
    assert recipient("en").words("colliding_circles-name") in reminder
    assert world.lines(CHANNEL) == [text for at, text in world.discord.posts if at == CHANNEL and text not in reminder]


async def test_who_takes_no_direct_messages_is_reminded_in_the_channel(world: World) -> None:
    match = (await world.tell(await world.bench.proposed())).after
    world.discord.close(ANNA, code=CLOSED_MAILBOX)
    task = world.delivery.tasks.invitations
    world.clock[0] = match.updated_at + OPEN_FOR - timedelta(hours=12)
    await task.poll()
    assert mention(ANNA) in world.lines(CHANNEL)[-1]
    assert len(world.lines(CHANNEL)) == 2


async def test_captures_of_confusion_were_called_a_score(somebody: Recipient) -> None:
    game = Bench().matches.game("confusion")
    said = Speech(somebody.words).score(game, (2, 0))
    assert somebody.words("score", score="2/0") != said
    assert "2/0" in said
