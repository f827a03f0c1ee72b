"""Lists of matches: pages, who is on turn, whose matches are shown where."""

from dataclasses import replace

from bot.lists import ON_PAGE, list_post
from bot.post import Buttons, Post
from bot.speech import mention
from engine.facts import PersonId
from tests.bot.bench import ANNA, BERND, CARLA, WORDS, Bench


def buttons(post: Post) -> list[tuple[str, bool]]:
    """Return what the buttons of a list lead to, and whether they can be pressed."""
    found = [button for block in post.blocks if isinstance(block, Buttons) for button in block.items]
    return [(button.key.text if button.key else "", not button.is_disabled) for button in found]


async def test_pages() -> None:
    bench = Bench()
    for _ in range(2 * ON_PAGE):
        await bench.proposed(BERND)
    first = await list_post(bench.desk(), ANNA, "proposed", 1)
    assert first.text.count(mention(BERND)) == ON_PAGE
    assert buttons(first) == [(f"{ANNA}.proposed.0", False), (f"{ANNA}.proposed.2", True)]
    last = await list_post(bench.desk(), ANNA, "proposed", 2)
    assert last.text.count(mention(BERND)) == ON_PAGE
    assert buttons(last) == [(f"{ANNA}.proposed.1", True), (f"{ANNA}.proposed.3", False)]
    assert set(first.text.split("\n")[1:]).isdisjoint(last.text.split("\n")[1:])


async def test_a_short_list_has_no_buttons_and_an_empty_one_says_so() -> None:
    bench = Bench()
    empty = await list_post(bench.desk(), ANNA, "over", 1)
    assert WORDS["en"]("list-empty") in empty.text
    assert buttons(empty) == []
    await bench.proposed(BERND)
    assert buttons(await list_post(bench.desk(), ANNA, "proposed", 1)) == []


async def test_who_is_on_turn_comes_first() -> None:
    bench = Bench()
    waiting, due = await bench.started(), await bench.started()
    await bench.play(waiting.after.id)
    lines = (await list_post(bench.desk(), ANNA, "running", 1)).text.split("\n")[1:]
    marked = WORDS["en"]("list-line-due", channel="", game="", persons="", since="", match="").split("▸")[0]
    assert [line.startswith(marked) for line in lines] == [True, False]
    assert due.after.id in lines[0]


async def test_a_thread_is_named_once_there_is_one() -> None:
    bench = Bench()
    match = (await bench.started()).after.id
    await bench.store.save_place(replace(await bench.store.place(match), thread=4711))
    assert "<#4711>" in (await list_post(bench.desk(), ANNA, "running", 1)).text


async def test_matches_of_others_are_those_of_this_server() -> None:
    bench = Bench()
    await bench.matches.propose("colliding_circles", by=BERND, server=1, channel=2)
    here = await bench.proposed(BERND)
    assert here.after.id in (await list_post(bench.desk(CARLA), BERND, "proposed", 1)).text
    assert (await list_post(bench.desk(CARLA), BERND, "proposed", 1)).text.count("`") == 2
    assert (await list_post(bench.desk(BERND), BERND, "proposed", 1)).text.count("`") == 4
    assert (await list_post(bench.desk(CARLA), PersonId(1), "proposed", 1)).text.count("<#") == 0
