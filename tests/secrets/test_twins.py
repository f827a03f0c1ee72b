"""The search for leaks, shortly and at length, and proof that it finds one wherever it is put."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from bot.delivery.people import watchers
from bot.delivery.people.notice_texts import NoticeTexts
from bot.markup import Markup, escaped
from bot.posts.match.presenter import Presenter
from bot.posts.moderation import evidence
from bot.posts.post import Picture, Post
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from games.core import Choice, MalformedMove, Note, Seat, Transition, Viewer
from players.core import Player
from tests.engine.lockbox import Action, Lockbox, State, View
from tests.secrets import twins
from tests.secrets.twins import SECRETIVE, Leak, dealt, die_of, in_pixels, search, twin_of, viewers
from tests.secrets.world import said

POSITIONS = {"zirkeltanz": 12}
"""How many positions are searched shortly where one takes long."""


@pytest.mark.parametrize("key", SECRETIVE)
async def test_nothing_leaks(key: str) -> None:
    tally = await search(SECRETIVE[key], positions=POSITIONS.get(key, 24), longest=8, seed=1)
    assert tally.outputs > 5 * tally.positions
    assert tally.pairs >= 3


@pytest.mark.long
@pytest.mark.covers(positions=2000)
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("key", SECRETIVE)
async def test_nothing_leaks_in_twenty_thousand_positions(key: str, part: int) -> None:
    """In each game; `python -m tests.secrets` goes further."""
    tally = await search(SECRETIVE[key], positions=2000, seed=part * 1_000_000)
    assert tally.outputs > 5 * tally.positions


@pytest.mark.long
@pytest.mark.covers(positions=200)
@pytest.mark.parametrize("key", SECRETIVE)
async def test_nothing_leaks_through_two_hundred_pictures(key: str) -> None:
    await search(SECRETIVE[key], positions=200, seed=3, with_pictures=True)


@pytest.mark.parametrize("key", SECRETIVE)
async def test_nothing_leaks_through_pictures(key: str) -> None:
    await search(SECRETIVE[key], positions=6, longest=2, seed=2, with_pictures=True)


@pytest.mark.parametrize("key", SECRETIVE)
def test_twins_differ_in_what_the_viewer_may_not_know_only(key: str) -> None:
    game = SECRETIVE[key]
    for viewer in viewers(game):
        states = [dealt(game, die)[0] for die in (die_of(5), twin_of(game, 5, viewer))]
        assert states[0] != states[1] or game.rules.to_act(states[0]) == {*map(Seat, range(game.info.min_seats))}
        assert game.narration.view(states[0], viewer) == game.narration.view(states[1], viewer)


def test_of_pictures_that_differ_it_is_said_where() -> None:
    plain = Image.new("RGB", (40, 40), "red")
    spotted = plain.copy()
    spotted.putpixel((7, 9), (0, 0, 0))
    one, other, same = heard(plain), heard(spotted), heard(plain, compress_level=0)
    (found,) = in_pixels(f"('a.png', '{one}')", f"('a.png', '{other}')")
    assert found.endswith("differ in pixels within (7, 9, 8, 10)")
    (found,) = in_pixels(one, same)
    assert found.endswith("differ in no pixel")
    assert not [*in_pixels(one, one)]


def heard(image: Image.Image, **how: int) -> str:
    """Return the digest of a picture that has been heard."""
    file = BytesIO()
    image.save(file, "PNG", **how)
    file.seek(0)
    (_, ((_, _, _, digest),), _) = said(files=[discord.File(file, "a.png")])
    return str(digest)


class LeakyView(Lockbox):
    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        return View(seen.numbers, seen.marks, (*seen.said, "!")) if sum(state.numbers) % 2 and state.said else seen


class LeakySuggestions(Lockbox):
    def suggest(self, state: State, seat: Seat, text: str) -> Iterator[Choice]:
        yield from sorted(
            super().suggest(state, seat, text), key=lambda choice: str(state.numbers[seat]) not in choice.line
        )


class LeakyErrors(Lockbox):
    def parse(self, state: State, seat: Seat, text: str) -> Action:
        try:
            return super().parse(state, seat, text)
        except MalformedMove:
            raise MalformedMove("unreadable", near=(f"guess {state.numbers[seat]}",)) from None


class LeakyForesight(Lockbox):
    def preview(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Note, ...]]:
        return self.apply(state, seat, action), ()


class LeakyNotes(Lockbox):
    def describe(self, transition: Transition[State, Action]) -> tuple[Note, ...]:
        return super().describe(transition) * (1 + transition.after.numbers[0] % 2)


class LeakyRecord(Lockbox):
    def record(self, transition: Transition[State, Action]) -> str:
        return self.format(transition.before, transition.seat, transition.action)


class OpenDeal(Lockbox):
    def is_secret(self, state: State, seat: Seat, action: Action) -> bool:
        return False


@pytest.mark.slow
async def test_a_computer_player_that_knows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Lockbox().game

    def choose(state: State, seat: Seat, *_: object) -> Action:
        actions = list(game.rules.legal_actions(state, seat))
        return actions[state.numbers[seat] % len(actions)]

    honest = Player(game, lambda state, seat, *_: next(game.rules.legal_actions(state, seat)), lambda _: (0.5, 0.5))
    monkeypatch.setitem(twins.COMPUTER, "lockbox", honest)
    await search(game, positions=30, longest=10)
    monkeypatch.setitem(twins.COMPUTER, "lockbox", replace(honest, choose=choose))
    with pytest.raises(Leak, match="computer player"):
        await search(game, positions=300)


LEAKY = [LeakyView, LeakySuggestions, LeakyErrors, LeakyForesight, LeakyNotes, LeakyRecord, OpenDeal]


@pytest.mark.parametrize("game", LEAKY)
async def test_a_leak_of_the_rules_is_found(game: type[Lockbox]) -> None:
    with pytest.raises(Leak):
        await search(game().game, positions=300)


async def test_a_leak_of_a_post_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Presenter.status

    def status(self: Presenter, match: Any, recipient: Any) -> str:
        return f"{original(self, match, recipient)}{' ' * match.state.numbers[0]}"

    monkeypatch.setattr(Presenter, "status", status)
    with pytest.raises(Leak):
        await search(Lockbox().game, positions=100)


async def test_a_leak_in_a_thread_was_heard_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Presenter.turn

    async def turn(self: Presenter, change: Any, *args: Any, **options: Any) -> Any:
        post = await original(self, change, *args, **options)
        return Post.of(*post.blocks, escaped(str(change.after.state.numbers[0])))

    monkeypatch.setattr(Presenter, "turn", turn)
    with pytest.raises(Leak):
        await search(Lockbox().game, positions=100)


async def test_a_leak_of_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.delivery.people import secret_messages as letters

    original = Presenter.secrets

    async def secrets(self: Presenter, match: Any, *args: Any, **options: Any) -> Any:
        letters.log.debug("drawn", numbers=match.state.numbers)
        return await original(self, match, *args, **options)

    monkeypatch.setattr(Presenter, "secrets", secrets)
    with pytest.raises(Leak):
        await search(Lockbox().game, positions=100)


async def test_a_leak_in_the_news_for_those_who_follow_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(game: AnyGame, match: Match, *_: object, **__: object) -> Markup:
        return Markup(f"{game.info.key} {sum(match.state.numbers)}")

    monkeypatch.setattr(watchers, "news_line", leaky)
    with pytest.raises(Leak):
        await search(Lockbox().game, positions=300, seed=16)


async def test_a_leak_in_a_notice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = NoticeTexts._said

    async def said(self: NoticeTexts, notice: Any, match: Match, recipient: Any) -> Markup | None:
        told = await original(self, notice, match, recipient)
        return told and Markup("{} {}").format(told, str(match.state.numbers[0] % 2))

    monkeypatch.setattr(NoticeTexts, "_said", said)
    with pytest.raises(Leak):
        await search(Lockbox().game, positions=400, seed=12)


async def test_a_picture_with_one_pixel_changed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Presenter.picture

    async def picture(self: Presenter, match: Match, state: Any, *args: Any, **options: Any) -> Picture:
        shown = await original(self, match, state, *args, **options)
        drawn = Image.open(BytesIO(shown.data)).convert("RGB")
        drawn.putpixel((3, 3), (255, 255, 254 + state.numbers[0] % 2))
        drawn.save(changed := BytesIO(), "PNG")
        return replace(shown, data=changed.getvalue())

    monkeypatch.setattr(Presenter, "picture", picture)
    with pytest.raises(Leak):
        await search(Lockbox().game, positions=60, with_pictures=True)


async def test_a_dispute_whose_evidence_says_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = evidence.evidence_post

    async def leaky(services: Any, match: Match, *args: Any, **options: Any) -> Post:
        post = await original(services, match, *args, **options)
        return Post.of(*post.blocks, escaped("?" * match.state.numbers[0]))

    monkeypatch.setattr(evidence, "evidence_post", leaky)
    with pytest.raises(Leak):
        await search(Lockbox().game, positions=300, seed=25)
