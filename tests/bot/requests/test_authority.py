"""Neutrality of organisers: asked of everybody whose race it is, not of one division."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.requests.authority import is_organiser, named
from bot.requests.interactions import moderates
from engine.ids import PersonId
from engine.people.preferences import Server
from engine.seasons.errors import PartyToSeason
from engine.seasons.organisers import neutrality
from tests.engine.seasons.season_builders import RULES, Played

MODERATOR = PersonId(998)


class People:
    """A server without roles that names one moderator."""

    async def server(self, _: int) -> Server:
        return Server(7, moderators=(MODERATOR,))


def context_of(owner: int) -> Any:
    guild = SimpleNamespace(owner_id=owner, roles=(), get_role=lambda _: None)
    store = SimpleNamespace(people=People())
    return SimpleNamespace(interaction=SimpleNamespace(guild=guild), server=7, store=store, person=0)


@pytest.mark.parametrize(("where", "is_named"), [(0, False), (1, False), (2, True)])
async def test_the_owner_is_named_only_where_they_are_in_no_race_with_the_division(where: int, is_named: bool) -> None:
    played = Played.founded(replace(RULES, most=4))
    played.run(range(1, 13))
    first, owner = played.season.divisions[0][0], played.season.divisions[where][1]
    person, boss = played.season.entrants[first].person, played.season.entrants[owner].person
    with pytest.raises(PartyToSeason) as refusal:
        neutrality.require_neutral(played.season, person, {1})
    said = await named(cast("Any", context_of(boss)), played.season, refusal.value)
    assert said.params["division"] == 1
    assert said.params["persons"] == (str(MODERATOR), *((str(boss),) if is_named else ()))


@pytest.mark.parametrize(("person", "manages", "may"), [(MODERATOR, False, True), (1, False, False), (1, True, True)])
async def test_who_is_named_as_moderator_moderates_and_organises(person: int, manages: bool, may: bool) -> None:
    context = context_of(owner=2)
    permissions = SimpleNamespace(manage_guild=manages)
    user = SimpleNamespace(id=person, roles=())
    context.person, context.interaction.user, context.interaction.permissions = person, user, permissions
    assert await is_organiser(context) is may
    assert moderates(context.interaction, await context.store.people.server(7)) is may
