"""The contract of every store on follows, comments and Discord's events."""

from dataclasses import replace
from datetime import timedelta

from engine.ids import MatchId
from engine.people.follows import Follow
from engine.stores.comments import Comment
from engine.stores.store import Store
from tests.storage.samples import ANNA, BERT, CARL, NOON, commit

ONE = MatchId("match001")
MATCH = Follow(ANNA, "match", ONE, 7)
PERSON = Follow(ANNA, "person", str(BERT), 7, is_each=True)


async def test_what_is_followed_is_found_from_both_sides_in_its_server(store: Store) -> None:
    elsewhere = replace(MATCH, server=8)
    for follow in (PERSON, MATCH, elsewhere, replace(MATCH, person=CARL)):
        assert await store.follows.save(follow, most=9)
    assert list(await store.follows.of_person(ANNA)) == [MATCH, PERSON, elsewhere]
    found = await store.follows.following(7, [("match", ONE), ("person", str(BERT))])
    assert list(found) == [replace(MATCH, person=CARL), MATCH, PERSON]
    assert list(await store.follows.following(7, [])) == []
    await store.follows.delete(MATCH)
    assert list(await store.follows.of_person(ANNA)) == [PERSON, elsewhere]
    await store.follows.leave(ANNA, 7)
    assert list(await store.follows.of_person(ANNA)) == [elsewhere]


async def test_no_more_is_followed_than_may_be_but_what_is_may_be_changed(store: Store) -> None:
    assert await store.follows.save(MATCH, most=1)
    assert not await store.follows.save(PERSON, most=1)
    assert await store.follows.save(replace(MATCH, is_each=True), most=1)
    assert list(await store.follows.of_person(ANNA)) == [replace(MATCH, is_each=True)]


async def test_comments_are_by_move_one_of_each_person_and_bounded(store: Store) -> None:
    await store.matches.append(commit(ONE))
    late = Comment(ONE, 3, ANNA, "late <@1>", NOON)
    early = Comment(ONE, 1, ANNA, "early", NOON + timedelta(hours=1))
    other = Comment(ONE, 3, BERT, "other", NOON + timedelta(hours=2))
    for comment in (late, other, early):
        assert await store.comments.save(comment, most=2)
    assert not await store.comments.save(replace(late, move=4), most=2)
    edited = replace(late, text="later", edited_at=NOON + timedelta(days=1))
    assert await store.comments.save(edited, most=2)
    assert list(await store.comments.of_match(ONE)) == [early, edited, other]
    assert list(await store.comments.of_author(ANNA)) == [early, edited]
    removed = replace(other, text="", is_removed=True)
    assert await store.comments.save(removed, most=2)
    assert await store.comments.delete(ONE, 1, ANNA)
    assert not await store.comments.delete(ONE, 1, ANNA)
    assert list(await store.comments.of_match(ONE)) == [edited, removed]


async def test_players_open_a_match_for_comments_each_for_themselves(store: Store) -> None:
    await store.matches.append(commit(ONE))
    for _ in range(2):
        await store.comments.set_open(ONE, ANNA, is_open=True)
    await store.comments.set_open(ONE, BERT, is_open=True)
    await store.comments.set_open(ONE, BERT, is_open=False)
    assert await store.comments.openers(ONE) == {ANNA}


async def test_who_is_forgotten_follows_nothing_is_not_followed_and_has_said_nothing(store: Store) -> None:
    await store.matches.append(commit(ONE))
    await store.follows.save(MATCH, most=9)
    await store.follows.save(Follow(BERT, "person", str(ANNA), 7), most=9)
    await store.follows.save(Follow(BERT, "match", ONE, 7), most=9)
    await store.comments.save(Comment(ONE, 1, ANNA, "mine", NOON), most=9)
    await store.comments.set_open(ONE, ANNA, is_open=True)
    await store.people.forget(ANNA, NOON)
    assert list(await store.follows.of_person(ANNA)) == []
    assert list(await store.follows.of_person(BERT)) == [Follow(BERT, "match", ONE, 7)]
    assert list(await store.comments.of_match(ONE)) == []
    assert await store.comments.openers(ONE) == frozenset()
