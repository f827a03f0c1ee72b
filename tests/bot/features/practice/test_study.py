"""The study board as one uses it: every button and menu, pressed at random, by the right person and by another."""

import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.features.person.data_file import own_data
from bot.features.practice.commands import StudyCommands
from bot.i18n import load_words
from bot.posts import limits
from bot.posts.post import Key
from bot.posts.progress import WorkProgress
from bot.requests.routing import dispatch
from bot.routes import ROUTES
from engine.studies import study as studies
from engine.studies.study import Study
from games.core import Seat
from games.registry import GAMES
from tests.secrets.world import BYSTANDER, EVERYBODY, MATCH, PLAYERS, World

WORDS = load_words(strict=True)
BUTTON, MENU = 2, 3
STEPS = 12
ANNA = Seat(0)


class Reader(World):
    """A match, and somebody who reads what is answered."""

    def __init__(self, key: str) -> None:
        super().__init__(GAMES[key], dict(WORDS), lambda number, sides: (number * 7) % sides + 1)
        self.may_write = True

    def _interaction(self, person: Any) -> Any:
        interaction = super()._interaction(person)
        interaction.permissions = Permissions(self.may_write)
        interaction.channel = None
        return interaction

    async def write(self, seat: Seat | None = ANNA, **options: Any) -> Any:
        """Write /study and return the answer."""
        at = len(self.ears.heard)
        await self.command(seat, StudyCommands.study, **options)
        return self.answer(at)

    async def use(self, custom_id: str, *values: str, seat: Seat | None = ANNA, typed: str | None = None) -> Any:
        """Use a component, or send a form, and return the answer."""
        at, interaction = len(self.ears.heard), self._interaction(self.person(seat))
        chosen: dict[str, Any] = {"values": list(values)}
        if typed is not None:
            chosen = {"components": [{"component": {"type": 4, "custom_id": "line", "value": typed}}]}
        interaction.data = {"custom_id": custom_id, **chosen}
        await self.hear_logged(dispatch(interaction, ROUTES, self.services.replies))
        return self.answer(at)

    def answer(self, at: int) -> Any:
        """Return the last of what was answered since then."""
        said = [what for _, how, what in self.ears.heard[at:] if how not in ("log", "send")]
        return said[-1] if said else None

    def posted(self, at: int) -> list[Any]:
        """Return what everybody has heard since then."""
        return [what for whom, how, what in self.ears.heard[at:] if whom == EVERYBODY and how == "send"]

    async def study(self) -> Study:
        """Return Anna's only study."""
        (kept,) = await self.services.studies.of(PLAYERS[0])
        return kept.study


class Permissions:
    """What somebody may do in a channel."""

    def __init__(self, may_write: bool) -> None:
        self.send_messages = self.send_messages_in_threads = may_write


def parts(answer: Any) -> Iterator[Mapping[str, Any]]:
    """Yield the components of an answer, those inside of others as well."""
    pending = list(answer[0] or ()) if isinstance(answer, tuple) else []
    while pending:
        part = pending.pop(0)
        yield part
        pending += part.get("components", [])


def controls(answer: Any) -> list[tuple[str, tuple[str, ...]]]:
    """Return the custom_ids that can be used, of menus with the values."""
    used = [part for part in parts(answer) if part["type"] in (BUTTON, MENU) and not part.get("disabled")]
    return [(part["custom_id"], tuple(option["value"] for option in part.get("options", ()))) for part in used]


def text_of(answer: Any) -> str:
    """Return what an answer says."""
    return "\n".join(part.get("content", "") for part in parts(answer))


def route(answer: Any, name: str) -> str:
    """Return the custom_id of a component by its route."""
    return next(key for key, _ in controls(answer) if Key.decode(key.removeprefix("select.")).route == name)


def assert_fits(answer: Any) -> None:
    found = list(parts(answer))
    keys = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(keys) == len(set(keys)), "Discord refuses two components of one name"
    assert all(len(key) <= limits.CUSTOM_ID for key in keys)
    assert len(found) <= limits.V2_COMPONENTS
    assert len(text_of(answer)) <= limits.V2_TEXT_TOTAL
    values = [value for _, menu in controls(answer) for value in menu]
    assert all(1 <= len(value) <= limits.OPTION_TEXT for value in values)


@pytest.mark.slow
@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("key", GAMES)
async def test_whatever_is_pressed_leads_to_a_study(key: str, *, is_over: bool) -> None:
    rng, world = random.Random(f"{key}-{is_over}"), Reader(key)
    await world.start()
    if is_over:
        await world.matches.resign(MATCH, PLAYERS[1])
    answer = await world.write()
    for _ in range(STEPS):
        assert_fits(answer)
        assert WORDS["en"]("error-unexpected", reference="")[:20] not in text_of(answer)
        usable = controls(answer) or controls(await world.write())
        custom_id, values = rng.choice(usable)
        answer = await world.use(custom_id, *([rng.choice(values)] if values else []))
        if isinstance(answer, dict):
            answer = await world.use(answer["custom_id"], typed=rng.choice(["", "nonsense", "`@everyone`", "1"]))
    assert not any("error-unexpected" in repr(post) or "unexpected error" in repr(post) for post in world.ears.heard)


async def test_a_line_chosen_twice_is_tried_once() -> None:
    world = Reader("colliding_circles")
    await world.start()
    first, second = await world.write(number=0), await world.write(number=0)
    assert text_of(first) == text_of(second)
    build = await world.use(route(first, "study_build"))
    menu, values = next(control for control in controls(build) if control[1])
    once = await world.use(menu, values[0])
    tried = await world.study()
    again = await world.use(menu, values[0])
    assert text_of(again) == text_of(once)
    assert (await world.study()).nodes == tried.nodes


async def test_throws_by_the_same_button_are_the_same_and_old_buttons_go_on_working() -> None:
    world = Reader("gamwin")
    await world.start()
    listed = await world.use(Key("studies").encode())
    start = await world.use(route(listed, "study_new"), "gamwin.2")
    lot = route(start, "study_lot")
    thrown = await world.use(lot)
    again = await world.use(lot)
    assert text_of(again) == text_of(thrown)
    assert len((await world.study()).nodes) == 1
    back = await world.use(next(key for key, _ in controls(thrown) if key.endswith(".earlier")))
    assert route(back, "study_lot") != lot
    other = await world.use(route(back, "study_lot"))
    assert len((await world.study()).nodes) == 2, "another button, another lot"
    await world.use(route(other, "study_cut"))
    assert len((await world.study()).nodes) == 1
    assert "deleted it" in text_of(await world.use(route(other, "study_cut")))


async def test_a_throw_is_typed_and_a_wrong_one_explained() -> None:
    world = Reader("gamwin")
    await world.start()
    start = await world.use(Key("study_new").encode(), "gamwin.2")
    form = await world.use(route(start, "study_type"))
    assert form["title"] == WORDS["en"]("study-form-throw")
    refused = await world.use(form["custom_id"], typed="nonsense")
    assert "nonsense" in text_of(refused)
    study = await world.study()
    state = world.game.rules.setup(2, {})
    throw = world.game.rules.draw(state, studies.chance_of(study, "example"))
    line = world.game.notation.format(state, Seat(-1), throw)
    assert f"`{line}`" in text_of(await world.use(form["custom_id"], typed=line))


async def test_what_is_studied_of_a_running_match_is_shown_to_nobody() -> None:
    world = Reader("columbiz")
    await world.start()
    answer = await world.write()
    assert WORDS["en"]("study-private") in text_of(answer)
    assert not any("study_share" in key for key, _ in controls(answer))
    number = (await world.services.studies.of(PLAYERS[0]))[0].number
    at = len(world.ears.heard)
    forged = await world.use(Key("study_share", text=f"{number}.0").encode())
    assert "stays with you" in text_of(forged)
    for name in ("study_go:-:/{}.0.first", "study_lot:-:1/{}.0", "study_cut:-:/{}.1", "study_delete_yes:-:/{}"):
        other = await world.use(name.format(number), seat=Seat(1))
        assert "no longer have this study" in text_of(other) or "no study yet" in text_of(other)
    assert "Only the players" in text_of(await world.write(None))
    assert len(await world.services.studies.of(PLAYERS[0])) == 1
    assert await world.services.studies.of(BYSTANDER) == ()
    assert world.posted(at) == []


async def test_a_finished_match_is_shared_where_its_reader_may_write() -> None:
    world = Reader("columbiz")
    await world.start()
    await world.matches.resign(MATCH, PLAYERS[1])
    answer = await world.write(None, number=0)
    at = len(world.ears.heard)
    await world.use(route(answer, "study_share"), seat=None)
    (post,) = world.posted(at)
    assert "shared by" in text_of(post)
    assert controls(post) == []
    world.may_write = False
    refused = await world.use(route(answer, "study_share"), seat=None)
    assert "may not write" in text_of(refused)
    assert len(world.posted(at)) == 1


async def test_the_computer_says_what_it_thinks_of_a_start_and_never_of_a_running_match() -> None:
    world = Reader("gamwin")
    await world.start()
    start = await world.use(Key("study_new").encode(), "gamwin.2")
    thought = text_of(await world.use(route(start, "study_opinion")))
    shares = [int(share) for share in re.findall(r"(\d+) %", thought)]
    assert len(shares) == 2
    assert 98 <= sum(shares) <= 102
    running = await world.write()
    number = Key.decode(route(running, "study_type")).text.partition(".")[0]
    assert not any("study_opinion" in key for key, _ in controls(running))
    refused = text_of(await world.use(Key("study_opinion", text=f"{number}.0").encode()))
    assert "stays with you" in refused


async def test_the_computer_says_nothing_about_a_running_match_that_is_played_again_in_a_study() -> None:
    world = Reader("columbiz")
    await world.start()
    match = await world.services.matches.match(MATCH)
    answer = await world.use(Key("study_new").encode(), f"columbiz.{len(match.persons)}")
    for step in await world.services.matches.logs.history(MATCH):
        transition = step.transition
        line = GAMES["columbiz"].notation.format(transition.before, transition.seat, transition.action)
        answer = await world.use(
            Key("study_typed", text=Key.decode(route(answer, "study_type")).text.rpartition(".")[0]).encode(),
            typed=line,
        )
    said = text_of(await world.use(route(answer, "study_opinion")))
    assert said == WORDS["en"]("refused-study-forbidden-running", match=MATCH)


async def test_the_board_of_confusion_is_flipped_and_dealt_anew() -> None:
    world = Reader("confusion")
    await world.start()
    answer = await world.write()
    assert WORDS["en"]("study-sample") in text_of(answer)
    flipped = await world.use(route(answer, "study_flip"))
    assert (await world.study()).is_flipped
    assert flipped[1] != answer[1], "another picture"
    dealt = await world.use(route(flipped, "study_deal"))
    assert (await world.study()).deal
    assert text_of(await world.use(route(flipped, "study_deal"))) == text_of(dealt)


async def test_a_study_is_deleted_after_a_question_and_the_list_is_bounded() -> None:
    world = Reader("columbiz")
    await world.start()
    await world.write()
    listed = await world.use(Key("studies").encode())
    menu = next(control for control in controls(listed) if "study_delete" in control[0])
    question = await world.use(menu[0], menu[1][0])
    left = await world.use(route(question, "study_delete_yes"))
    assert not any("study_open" in key for key, _ in controls(left))
    assert "no longer have this study" in text_of(await world.use(menu[0], menu[1][0]))
    for nonsense in ("x", "", "9" * 30, "-1", "columbiz.x", "nothing.2"):
        for name in ("study_open", "study_new", "study_delete"):
            said = text_of(await world.use(Key(name).encode(), nonsense))
            assert "went wrong" not in said, (name, nonsense)


async def test_one_may_take_what_one_studied_with_them_and_leave_without_a_trace() -> None:
    world = Reader("columbiz")
    await world.start()
    await world.write()
    data = await own_data(world.store, world.store.seasons, PLAYERS[0], WorkProgress())
    assert b'"studies"' in data
    assert MATCH.encode() in data.partition(b'"studies"')[2]
    await world.services.people.forget(PLAYERS[0], world.services.now())
    assert await world.services.studies.of(PLAYERS[0]) == ()
