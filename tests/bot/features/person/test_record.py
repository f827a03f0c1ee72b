"""A profile shows others what the person lets them see when they look, and of whom they met only who is seen."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.person.record import choose, choose_curve, share, show_profile
from bot.posts.post import Key, Picture, Post, Select
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from engine.ids import PersonId
from engine.log.facts.play import ActionTaken
from engine.log.facts.start import ComputerSeat
from engine.log.facts.time import TimeSpent
from engine.log.facts.union import Fact
from engine.matches.records.person import Answers, answers
from engine.people.errors import ShowsNothing
from engine.people.preferences import Shows
from engine.time.policy import RELAXED
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CARLA, WORDS, Bench

EN = WORDS["en"]


class Hall:
    """A server in which matches have ended."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.said: list[Post] = []

    async def ended(self, loser: PersonId = BERND, **options: Any) -> None:
        match = (await self.bench.started(**options)).after
        for _ in range(8):
            await self.bench.play(match.id)
        await self.bench.matches.resign(match.id, loser)

    async def lets(self, person: PersonId, shows: Shows) -> None:
        chosen = await self.bench.store.people.person(person)
        await self.bench.people.change_person(replace(chosen, shows=shows))

    def context(self, person: PersonId) -> RequestContext:
        context, said = self.bench.context(person), self.said

        class Heard(RequestContext):
            async def replace(self, post: Post) -> None:
                said.append(post)

            async def say_post(self, post: Post) -> None:
                said.append(post)

        return Heard(context.interaction, context.services, context.recipient)

    async def shown(self, person: PersonId, to: PersonId) -> Post:
        await show_profile(self.context(to), person)
        return self.said[-1]


async def hall() -> Hall:
    made = Hall()
    for loser in (BERND, BERND, ANNA):
        await made.ended(loser, is_rated=True, policy=RELAXED)
    return made


async def test_oneself_sees_everything_and_what_others_see() -> None:
    post = await (await hall()).shown(ANNA, ANNA)
    assert EN("profile-whole", count=3, won=2, drawn=0, lost=1) in post.text
    assert f"<@{BERND}> +2 =0 −1" in post.text
    assert EN("profile-ratings", ratings="").split("{")[0][:8] in post.text
    assert [block for block in post.blocks if isinstance(block, Picture)]
    (menu,) = [block for block in post.blocks if isinstance(block, Select)]
    assert [option.value for option in menu.options if option.is_chosen] == ["records"]


@pytest.mark.parametrize("shows", ["nothing", "records", "all"])
async def test_others_see_what_the_person_shows(shows: Shows) -> None:
    made = await hall()
    await made.lets(ANNA, shows)
    post = await made.shown(ANNA, CARLA)
    assert (EN("profile-hidden") in post.text) == (shows == "nothing")
    assert ("+2 =0 −1" in post.text) == (shows != "nothing")
    assert (f"<@{BERND}>" in post.text) == (shows == "all")
    assert bool([block for block in post.blocks if isinstance(block, Picture)]) == (shows == "all")
    assert not [block for block in post.blocks if isinstance(block, Select)], "the choice is the person's own"


async def test_a_reader_chooses_of_which_game_the_curve_is_drawn() -> None:
    made = await hall()
    assert len(menus(await made.shown(ANNA, ANNA))) == 1, "with one game there is nothing to choose"
    await made.ended(game="columbiz", is_rated=True)
    await made.lets(ANNA, "all")
    first = await made.shown(ANNA, CARLA)
    (menu,) = menus(first)
    assert [(option.value, option.is_chosen) for option in menu.options] == [
        ("colliding_circles", True),
        ("columbiz", False),
    ]
    for value, drawn in (("columbiz", "columbiz"), ("chess", "colliding_circles")):
        await choose_curve(ComponentEvent(made.context(CARLA), menu.key, value))
        (curve,) = [block for block in made.said[-1].blocks if isinstance(block, Picture)]
        assert EN(f"{drawn}-name") in curve.alt
    assert made.said[-1] == first
    await made.lets(ANNA, "records")
    await choose_curve(ComponentEvent(made.context(CARLA), menu.key, "columbiz"))
    assert not [block for block in made.said[-1].blocks if isinstance(block, Picture)]


def menus(post: Post) -> list[Select]:
    return [block for block in post.blocks if isinstance(block, Select)]


async def test_an_opponent_who_shows_nothing_is_not_shown_by_others() -> None:
    made = await hall()
    await made.lets(ANNA, "all")
    await made.lets(BERND, "nothing")
    assert f"<@{BERND}>" not in (await made.shown(ANNA, CARLA)).text
    assert f"<@{BERND}>" in (await made.shown(ANNA, ANNA)).text


async def test_the_choice_counts_when_it_is_shown_and_not_when_the_button_was_made() -> None:
    made = await hall()
    await choose(ComponentEvent(made.context(ANNA), Key("profile_shows"), "nothing"))
    assert (await made.bench.store.people.person(ANNA)).shows == "nothing"
    context = made.context(ANNA)
    interaction: Any = context.interaction
    interaction.permissions = SimpleNamespace(send_messages=True)
    interaction.channel = None
    with pytest.raises(ShowsNothing):
        await share(ComponentEvent(context, Key("profile_share")))


async def test_running_and_private_matches_and_those_against_the_computer_are_in_no_profile() -> None:
    made = Hall()
    await made.bench.started()
    for is_private in (True, False):
        match = (
            await made.bench.proposed(computer=(ComputerSeat("easy", 1),), is_private=is_private, wished_seat=Seat(0))
        ).after
        await made.bench.matches.resign(match.id, ANNA)
    assert EN("profile-no-matches") in (await made.shown(ANNA, ANNA)).text


async def test_who_has_left_for_good_has_no_profile_not_even_if_they_showed_everything() -> None:
    made = await hall()
    await made.lets(BERND, "all")
    await made.bench.people.forget(BERND, made.bench.now())
    post = await made.shown(BERND, CARLA)
    assert post.text == EN("profile-former")
    assert str(BERND) not in post.text


def test_answers_are_by_the_clock_and_ones_own() -> None:
    anna, bernd = Seat(0), Seat(1)

    def spent(seat: Seat, seconds: int) -> TimeSpent:
        return TimeSpent("time_spent", seat, seconds)

    def moved(seat: Seat, person: PersonId) -> ActionTaken:
        return ActionTaken("action_taken", seat, person, {}, "pass", is_planned=False)

    facts: list[Fact] = [
        spent(anna, 60),
        moved(anna, ANNA),
        spent(bernd, 600),
        spent(anna, 20),
        moved(bernd, BERND),
        spent(anna, 20),
        moved(anna, ANNA),
        moved(anna, ANNA),
        spent(anna, 1000),
        moved(anna, CARLA),
    ]
    assert answers(ANNA, facts) == Answers(2, 100)
    assert answers(ANNA, facts).mean == 50
    assert answers(BERND, facts) == Answers(1, 600)
    assert answers(CARLA, facts[:-1]) == Answers()
    assert Answers().mean is None
