"""The buttons of a dispute go as soon as it is ruled on; where they cannot go, they tell what was ruled."""

import pytest

from bot.delivery.matches.disputes import DisputeThreads
from bot.posts.recipients import Caretakers
from bot.posts.speech import Speech
from engine.ids import MatchId, PersonId
from engine.moderation.errors import NoDispute
from engine.moderation.moderators import Moderators
from engine.people.preferences import Server
from tests.bot.bench import ANNA, BERND, CARLA, SERVER, WORDS, Bench
from tests.fake_discord import FIRST_THREAD, NO_PERMISSION, FakeDiscord, refusal

CASE = FIRST_THREAD


def a_court() -> FakeDiscord:
    return FakeDiscord(called=(Caretakers((CARLA,)),))


async def disputed(fake: FakeDiscord) -> tuple[Bench, Moderators, DisputeThreads, MatchId]:
    """Return a match about which Anna has called a moderator, with the post that says so."""
    bench = Bench()
    await bench.people.change_server(Server(SERVER, has_appeals=True))
    match = (await bench.started()).after.id
    moderators, threads = Moderators(bench.matches, bench.store), DisputeThreads(bench.delivery(fake))
    await threads.after(await moderators.open_dispute(match, ANNA, note="look"), is_fresh=True)
    return bench, moderators, threads, match


async def test_the_thread_of_a_dispute_was_called_by_the_id_of_its_match() -> None:
    """Lists of threads showed no more than `Dispute: Colliding …` of every one."""
    fake = a_court()
    bench, *_, match = await disputed(fake)
    game, players = bench.matches.game_of(await bench.matches.match(match)), fake.thread_names[CASE].split(" · ")[1]
    assert fake.thread_names == {CASE: f"⚖️ {WORDS['en'](f'{game.info.key}-brief')} · {players}"}
    assert "–" in players


async def test_dispute_buttons_stayed_after_the_ruling() -> None:
    fake = a_court()
    _, moderators, threads, match = await disputed(fake)
    await threads.after(await moderators.state_side(match, BERND, text="no"), is_fresh=True)
    assert fake.retired == [], "a statement leaves the buttons"
    await threads.after(await moderators.act(match, CARLA, "dismiss", note="fine"), is_fresh=True)
    assert fake.retired == [(CASE, 1001)]
    await threads.after(await moderators.appeal(match, ANNA, note="again"), is_fresh=True)
    assert fake.retired == [(CASE, 1001), (CASE, 1003)], "the button for an appeal goes with the appeal"


REPORTS, OWNER = 77, PersonId(78)


async def test_a_post_called_somebody_who_had_left_the_server() -> None:
    fake = FakeDiscord(called=(Caretakers((CARLA,)), Caretakers((OWNER,))), leavers={CARLA}, reports_to=(REPORTS,))
    await disputed(fake)
    (report,) = fake.told(await fake.direct(REPORTS))
    assert f"<#{CASE}>" in report
    assert set(fake.latest.mentions) == {ANNA, BERND, OWNER}
    assert str(CARLA) not in fake.latest.text


async def test_where_nobody_can_be_called_the_post_names_nobody_and_those_in_charge_are_told_once() -> None:
    fake = FakeDiscord(called=(Caretakers(),), reports_to=(REPORTS,))
    bench, _, threads, match = await disputed(fake)
    assert set(fake.latest.mentions) == {ANNA, BERND}
    assert WORDS["en"]("case-moderators") in fake.latest.text
    (*_, opened) = await bench.store.outbox.announcements()
    await threads.after(await bench.matches.logs.change(opened), is_fresh=False)
    (report,) = fake.told(await fake.direct(REPORTS))
    assert match in report


async def test_who_could_not_be_told_that_no_moderator_heard_is_told_as_soon_as_they_can() -> None:
    fake = FakeDiscord(called=(Caretakers(),), reports_to=(REPORTS,))
    mailbox = await fake.direct(REPORTS)
    fake.close(mailbox)
    bench, _, threads, _ = await disputed(fake)
    fake.refuses.clear()
    (*_, opened) = await bench.store.outbox.announcements()
    await threads.after(await bench.matches.logs.change(opened), is_fresh=False)
    assert len(fake.told(mailbox)) == 1


async def test_a_press_on_buttons_that_could_not_go_tells_what_was_ruled() -> None:
    fake = a_court()
    fake.breaks["retire"] = refusal(NO_PERMISSION, 403)
    _, moderators, threads, match = await disputed(fake)
    await threads.after(await moderators.act(match, CARLA, "dismiss", note="fine"), is_fresh=True)
    with pytest.raises(NoDispute) as refused:
        await moderators.act(match, CARLA, "dismiss", note="again")
    for words in WORDS.values():
        assert words("ruling-dismissed") in Speech(words).refusal(refused.value)


async def test_who_calls_again_after_every_dismissal_stops_pinging_the_moderators() -> None:
    fake = a_court()
    bench, moderators, threads, match = await disputed(fake)
    called = []
    for _ in range(4):
        called.append(CARLA in fake.latest.mentions)
        await moderators.act(match, CARLA, "dismiss", note="fine")
        await bench.play(match)
        await threads.after(await moderators.open_dispute(match, ANNA, note="look"), is_fresh=True)
    assert called == [True, True, False, False]
    assert (await bench.matches.match(match)).dispute is not None, "it counts all the same"
