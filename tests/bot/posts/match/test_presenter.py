"""Posts about a match: whom they ping, which buttons they carry, what they say, in every language."""

from dataclasses import replace

import pytest

from bot.posts.post import Buttons, Picture, Post, Text
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CARLA, WORDS, Bench, recipient, recipients


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture(params=list(recipients()), ids=list(WORDS))
def somebody(request: pytest.FixtureRequest) -> Recipient:
    found: Recipient = request.param
    return found


def routes(post: Post) -> list[str]:
    """Return the routes of all buttons of a post."""
    rows = [block for block in post.blocks if isinstance(block, Buttons)]
    return [button.key.route for row in rows for button in row.items if button.key]


def picture(post: Post) -> Picture:
    """Return the one picture of a post."""
    (found,) = [block for block in post.blocks if isinstance(block, Picture)]
    return found


async def test_an_invitation_by_name(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.proposed(BERND, wished_seat=Seat(1))).after
    post = bench.presenter.invitation(match, somebody)
    assert post.mentions == (BERND,)
    assert routes(post) == ["join", "decline", "withdraw", "rules", "details"]
    assert mention(ANNA) in post.text
    assert mention(BERND) in post.text
    assert somebody.words("colliding_circles-seat-black") in post.text
    assert bench.presenter.marker(match) in post.text


async def test_an_open_invitation_pings_nobody(bench: Bench, somebody: Recipient) -> None:
    post = bench.presenter.invitation((await bench.proposed()).after, somebody)
    assert post.mentions == ()
    assert routes(post) == ["join", "withdraw", "rules", "details"]
    assert somebody.words("invitation-seats-drawn") in post.text


async def test_a_closed_invitation_has_no_buttons_and_pings_nobody(bench: Bench, somebody: Recipient) -> None:
    for close in (bench.matches.invitations.withdraw, bench.matches.invitations.decline):
        proposed = await bench.proposed(BERND)
        person = ANNA if close == bench.matches.invitations.withdraw else BERND
        post = bench.presenter.invitation((await close(proposed.after.id, person)).after, somebody)
        assert routes(post) == []
        assert post.mentions == ()
        closed = "withdrawn" if close == bench.matches.invitations.withdraw else "declined"
        assert somebody.words(f"invitation-gone-{closed}") in post.text


async def test_a_started_invitation_leads_to_the_thread(bench: Bench, somebody: Recipient) -> None:
    post = bench.presenter.invitation((await bench.started()).after, somebody, thread=77)
    assert "<#77>" in post.text
    assert somebody.words("invitation-seats-drawn") not in post.text
    assert routes(post) == []


async def test_a_match_of_a_league_was_announced_with_its_game_twice(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.started()).after
    match = replace(match, proposal=replace(match.proposal, fixture="season/4/1"))
    said = bench.presenter.invitation(match, somebody).text
    assert said.count("Colliding Circles") == 1
    assert all(mention(person) in said for person in match.persons)


async def test_the_first_board_says_who_sits_where_and_what_seals_the_dice(bench: Bench, somebody: Recipient) -> None:
    change = await bench.started()
    post = await bench.presenter.public(change, somebody)
    assert post.mentions == (ANNA,)
    assert routes(post) == ["build", "type", "more", "dispute", "follow"]
    assert change.after.proposal.commitment[:16] in post.text
    assert mention(BERND) in post.text
    assert picture(post).alt
    assert picture(post).data == b"board"


async def test_a_move_names_its_line_and_pings_only_who_is_next(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.started()).after
    (line,) = await bench.suggestions(match, 1)
    post = await bench.presenter.public(await bench.play(match.id, line), somebody)
    assert f"`{line}`" in post.text
    assert post.mentions == (BERND,)
    first = post.blocks[0]
    assert isinstance(first, Text)


async def test_resigning_ends_a_match(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.started()).after
    post = await bench.presenter.public(await bench.matches.resign(match.id, BERND), somebody)
    assert post.mentions == ()
    assert routes(post) == ["rematch", "board", "log", "replay", "study", "export", "verify", "dispute"]
    assert mention(ANNA) in post.text.rpartition("###")[2]
    assert bench.painter.views[-1].outcome is not None


async def test_offers_ask_the_other_side_only(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.started()).after
    await bench.play(match.id)
    for offer, kind in ((bench.matches.offer_draw, "draw"), (bench.matches.offer_takeback, "takeback")):
        post = await bench.presenter.public(await offer(match.id, ANNA), somebody)
        assert post.mentions == (BERND,)
        assert routes(post) == ["accept", "refuse", "cancel_offer"]
        declined = await bench.matches.answer(match.id, BERND, kind=kind, is_accepted=False)  # type: ignore[arg-type]
        post = await bench.presenter.public(declined, somebody)
        assert post.mentions == ()
        assert routes(post) == []
        await offer(match.id, ANNA)
        post = await bench.presenter.public(await bench.matches.cancel_offer(match.id, ANNA), somebody)
        assert routes(post) == []


async def test_a_takeback_shows_the_board_again(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.started()).after
    await bench.play(match.id)
    await bench.matches.offer_takeback(match.id, ANNA)
    done = await bench.matches.answer(match.id, BERND, kind="takeback", is_accepted=True)
    post = await bench.presenter.public(done, somebody)
    assert post.mentions == (ANNA,)
    assert somebody.words("takeback-done-throw") in post.text
    assert picture(post).data


async def test_a_draw_that_is_agreed_on(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.started()).after
    await bench.matches.offer_draw(match.id, ANNA)
    post = await bench.presenter.public(await bench.matches.offer_draw(match.id, BERND), somebody)
    assert somebody.words("draw-agreed") in post.text
    assert somebody.words("reason-agreed") in post.text
    assert routes(post)[0] == "rematch"


async def test_a_preview_promises_no_throw_that_will_not_be(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.started()).after
    (line,) = await bench.suggestions(match, 1)
    preview = await bench.matches.preview(match.id, ANNA, line)
    post = await bench.presenter.preview(preview, somebody, viewer=preview.seat)
    assert routes(post) == ["confirm", "change", "cancel"]
    assert somebody.words("preview-throw") in post.text
    assert post.mentions == ()
    assert (await bench.matches.match(match.id)).seq == match.seq


async def test_a_preview_of_what_no_throw_follows_speaks_of_none(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.setting_up()).after
    for line in ("formation wall", "ready"):
        preview = await bench.matches.preview(match.id, ANNA, line)
        post = await bench.presenter.preview(preview, somebody, viewer=preview.seat)
        assert somebody.words("preview-throw") not in post.text
        await bench.matches.play(match.id, ANNA, line)


async def test_the_own_secrets_are_shown_as_a_picture_of_the_own_view(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.setting_up()).after
    match = (await bench.matches.play(match.id, ANNA, "formation wall")).after
    for seat in (Seat(0), Seat(1)):
        post = await bench.presenter.secrets(match, somebody, viewer=seat, is_direct=False)
        assert picture(post).data
        assert bench.painter.views[-1] == bench.presenter.game_of(match).narration.view(match.state, seat)


async def test_an_end_spoke_of_hidden_things_though_both_set_ups_had_long_been_open(
    bench: Bench, somebody: Recipient
) -> None:
    match = (await bench.setting_up()).after.id
    early = (await bench.setting_up()).after.id
    for person in (ANNA, BERND):
        for line in ("formation wall", "ready"):
            await bench.matches.play(match, person, line)
    await bench.matches.play(early, ANNA, "formation wall")
    said = somebody.words("secrets-opened")
    for shown, is_told in ((match, False), (early, True)):
        ended = await bench.matches.resign(shown, ANNA)
        post = await bench.presenter.public(ended, somebody, timed=await bench.matches.clocks.timed(ended.after))
        assert (said in post.text) is is_told


async def test_a_game_without_a_score_speaks_of_none(bench: Bench, somebody: Recipient) -> None:
    match = (await bench.setting_up()).after
    assert somebody.words("score", score="0/0") not in bench.presenter.status(match, somebody)
    ended = (await bench.matches.resign(match.id, ANNA)).after
    assert somebody.words("outcome-score", score="0/0") not in bench.presenter.status(ended, somebody)
    other = (await bench.started()).after
    assert somebody.words("score", score="0/0") in bench.presenter.status(other, somebody)


async def test_a_marker_is_unique_to_a_fact(bench: Bench) -> None:
    match = (await bench.started()).after
    later = (await bench.play(match.id)).after
    other = (await bench.proposed(CARLA)).after
    assert len({bench.presenter.marker(shown) for shown in (match, later, other)}) == 3


async def test_a_past_position_says_nothing_of_the_present(bench: Bench) -> None:
    match = (await bench.started()).after
    match = (await bench.play(match.id)).after
    state = await bench.matches.logs.state_at(match.id, 0)
    past = await bench.presenter.position(match, state, recipient("en"), viewer=None, move=0)
    now = await bench.presenter.position(match, match.state, recipient("en"), viewer=None, move=1)
    assert mention(BERND) not in past.text
    assert mention(BERND) in now.text
