"""Lists of matches: pages, who is on turn, whose matches are shown where."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.features.match.lists import ON_PAGE, Listing, list_post
from bot.posts.post import Buttons, Key, Post
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.time.policy import FAST, RELAXED
from tests.bot.bench import ANNA, BERND, CARLA, WORDS, Bench


def buttons(post: Post) -> list[tuple[str, bool]]:
    """Return what the buttons of a list lead to, and whether they can be pressed."""
    found = [button for block in post.blocks if isinstance(block, Buttons) for button in block.items]
    return [(button.key.text if button.key else "", not button.is_disabled) for button in found]


async def test_pages() -> None:
    bench = Bench()
    for _ in range(2 * ON_PAGE):
        await bench.proposed(BERND)
    first = await list_post(bench.context(), Listing("proposed", ANNA, page=1))
    assert first.text.count(mention(BERND)) == ON_PAGE
    others = [("", True), ("0.proposed.1", True)]
    assert buttons(first) == [(f"{ANNA}.proposed.0", False), (f"{ANNA}.proposed.2", True), *others]
    last = await list_post(bench.context(), Listing("proposed", ANNA, page=2))
    assert last.text.count(mention(BERND)) == ON_PAGE
    assert buttons(last) == [(f"{ANNA}.proposed.1", True), (f"{ANNA}.proposed.3", False), *others]
    assert set(first.text.split("\n")[1:]).isdisjoint(last.text.split("\n")[1:])


async def test_a_short_list_has_no_pages_and_an_empty_one_says_so() -> None:
    bench = Bench()
    empty = await list_post(bench.context(), Listing("over", ANNA, page=1))
    assert WORDS["en"]("list-empty") in empty.text
    assert buttons(empty) == [("", True), ("", True), ("0.over.1", True)]
    (items,) = (block.items for block in empty.blocks if isinstance(block, Buttons))
    assert items[1].key == Key("first_match")
    await bench.proposed(BERND)
    short = await list_post(bench.context(), Listing("proposed", ANNA, page=1))
    assert buttons(short) == [("", True), ("0.proposed.1", True)]


async def test_who_is_on_turn_comes_first() -> None:
    bench = Bench()
    waiting, due = await bench.started(), await bench.started()
    await bench.play(waiting.after.id)
    lines = (await list_post(bench.context(), Listing("running", ANNA, page=1))).text.split("\n")[1:]
    marked = WORDS["en"]("list-line-due", channel="", game="", persons="", since="", match="").split("▸")[0]
    assert [line.startswith(marked) for line in lines] == [True, False]
    assert due.after.id in lines[0]


async def test_a_thread_is_named_once_there_is_one() -> None:
    bench = Bench()
    match = (await bench.started()).after.id
    await bench.store.outbox.save_location(replace(await bench.store.outbox.location(match), thread=4711))
    assert "<#4711>" in (await list_post(bench.context(), Listing("running", ANNA, page=1))).text


async def test_matches_of_others_are_those_of_this_server() -> None:
    bench = Bench()
    await bench.matches.invitations.propose("colliding_circles", by=BERND, server=1, channel=2)
    here = await bench.proposed(BERND)
    assert here.after.id in (await list_post(bench.context(CARLA), Listing("proposed", BERND, page=1))).text
    assert (await list_post(bench.context(CARLA), Listing("proposed", BERND, page=1))).text.count("`") == 2
    assert (await list_post(bench.context(BERND), Listing("proposed", BERND, page=1))).text.count("`") == 4
    assert (await list_post(bench.context(CARLA), Listing("proposed", PersonId(1), page=1))).text.count("<#") == 0


async def test_the_list_of_a_server_showed_only_ones_own_matches() -> None:
    bench = Bench()
    running, proposed = (await bench.started()).after, (await bench.proposed()).after
    text = (await list_post(bench.context(CARLA), Listing())).text
    assert running.id in text
    assert proposed.id not in text
    assert WORDS["en"]("list-to-move", persons=mention(await bench.due(running.id))) in text
    assert proposed.id in (await list_post(bench.context(CARLA), Listing("proposed"))).text


async def test_finished_matches_did_not_say_who_won() -> None:
    bench = Bench()
    match = (await bench.started()).after
    await bench.matches.resign(match.id, BERND)
    text = (await list_post(bench.context(CARLA, "de"), Listing("over"))).text
    assert WORDS["de"]("list-won", winners=mention(ANNA), others=mention(BERND)) in text
    assert "0/0" in text


async def test_a_list_could_not_be_narrowed_to_a_game() -> None:
    bench = Bench()
    circles, gamwin = (await bench.proposed()).after, (await bench.proposed(game="gamwin")).after
    text = (await list_post(bench.context(), Listing("proposed", game="gamwin"))).text
    assert gamwin.id in text
    assert circles.id not in text
    own = (await list_post(bench.context(), Listing("proposed", ANNA, "colliding_circles"))).text
    assert circles.id in own
    assert gamwin.id not in own


async def test_nobody_saw_which_matches_wait_longest_or_are_out_of_time() -> None:
    clock = [datetime(2026, 11, 20, tzinfo=UTC)]
    bench = Bench(now=lambda: clock[0])
    old = (await bench.started(policy=replace(FAST, on_timeout="claim"))).after
    clock[0] += timedelta(hours=1)
    new = (await bench.started(policy=RELAXED)).after
    for show in ("waiting", "deadline"):
        text = (await list_post(bench.context(), Listing(show))).text
        assert text.index(old.id) < text.index(new.id)
    text = (await list_post(bench.context(), Listing("running"))).text
    assert text.index(new.id) < text.index(old.id)
    clock[0] += timedelta(seconds=2 * FAST.bank)
    late = WORDS["en"]("list-overdue", left="").partition("{")[0].strip("* ")
    assert late in (await list_post(bench.context(), Listing("deadline"))).text


def test_a_button_of_a_list_of_an_earlier_version_still_counts() -> None:
    assert Listing.decode(f"{ANNA}.running.2") == Listing("running", ANNA, page=2)
    for listing in (Listing(), Listing("over", BERND, "gamwin", 3)):
        assert Listing.decode(listing.encode()) == listing
        assert Key("list", text=listing.encode()).fits
