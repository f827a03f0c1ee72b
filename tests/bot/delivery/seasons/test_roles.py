"""Roles of leagues are given once, taken back, tried again, and hold nothing up."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.delivery.seasons.roles import LOOKS_AGAIN, SeasonRoles
from bot.platform.faults import UNKNOWN_MEMBER
from bot.platform.roles import POWERFUL, Roles, RoleTrouble
from bot.platform.runtime import Runtime
from engine.ids import PersonId
from engine.seasons.facts.rules import LeagueId
from engine.seasons.results.roles import RoleChoice
from tests.bot.bench import parts_over, services_over
from tests.engine.seasons.season_bench import SERVER
from tests.engine.seasons.season_builders import ORGANISER
from tests.engine.seasons.service.test_service import Club

CHAMPION = 900
UNKNOWN_ROLE = 10011


def refusal(status: int, code: int) -> discord.HTTPException:
    """Return how Discord says no."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(cast("Any", SimpleNamespace(status=status, reason="")), {"code": code, "message": "no"})


class PaperRoles(Roles):
    """Roles that are noted only; `says` is what is in the way before anything is tried, `refuses` what then comes."""

    def __init__(self) -> None:
        self.has: defaultdict[int, list[int]] = defaultdict(list)
        self.calls: list[tuple[str, int, int]] = []
        self.says: RoleTrouble | None = None
        self.says_of_chooser: RoleTrouble | None = None
        self.refuses: Callable[[int], Exception | None] = lambda _: None

    def trouble(self, server: int, role: int) -> RoleTrouble | None:
        assert (server, bool(role)) == (SERVER, True)
        return self.says

    async def chooser_trouble(self, server: int, person: int, role: int) -> RoleTrouble | None:
        assert (server, bool(role), person) == (SERVER, True, ORGANISER)
        return self.says_of_chooser

    async def give(self, server: int, person: int, role: int, *, reason: str) -> None:
        self._try("give", person, role, f"{server}{reason}")
        self.has[role].append(person)

    async def take(self, server: int, person: int, role: int, *, reason: str) -> None:
        self._try("take", person, role, f"{server}{reason}")
        self.has[role].remove(person)

    def _try(self, what: str, person: int, role: int, why: str) -> None:
        assert why.startswith(str(SERVER))
        self.calls.append((what, person, role))
        if (error := self.refuses(person)) is not None:
            raise error


def chosen(choice: RoleChoice) -> RoleChoice:
    """Return a choice that an organiser has made."""
    return replace(choice, chosen_by=dict.fromkeys(choice.roles, ORGANISER))


class Prizes:
    """A club whose league has ended, and the task that gives its roles."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.roles = PaperRoles()
        self.league = SERVER, LeagueId(club.id)
        self.task = self.made()

    def made(self) -> SeasonRoles:
        """Return the task as a start of the bot makes it."""
        club = self.club
        parts = replace(parts_over(club.store), matches=club.matches, seasons=club.seasons, runtime=Runtime(club.clock))
        return SeasonRoles(services_over(parts), self.roles)

    async def choose(self, choice: RoleChoice) -> None:
        await self.task.choose(self.league, lambda _: chosen(choice))
        await self.task.poll()


async def ended() -> Prizes:
    club = Club()
    season = await club.start(4)
    for match in season.matches.values():
        persons = (await club.matches.match(match)).persons
        await club.give_up(match, seat=persons.index(max(persons)))
    return Prizes(club)


async def test_the_champion_gets_the_role_once_also_after_a_restart() -> None:
    prizes = await ended()
    await prizes.choose(RoleChoice(CHAMPION))
    prizes.task = prizes.made()
    await prizes.task.poll()
    assert prizes.roles.calls == [("give", 1, CHAMPION)]
    assert (await prizes.task.given(prizes.league)).roles == {CHAMPION: (PersonId(1),)}


async def test_a_role_that_is_chosen_no_more_is_taken_back() -> None:
    prizes = await ended()
    await prizes.choose(RoleChoice(CHAMPION))
    await prizes.choose(RoleChoice(CHAMPION + 1))
    assert dict(prizes.roles.has) == {CHAMPION: [], CHAMPION + 1: [1]}


@pytest.mark.parametrize(
    ("status", "code", "trouble"), [(403, 50013, "not-allowed"), (500, 0, "fault"), (429, 0, "fault")]
)
async def test_what_discord_refuses_is_tried_again_later(status: int, code: int, trouble: str) -> None:
    prizes = await ended()
    prizes.roles.refuses = lambda _: refusal(status, code)
    await prizes.choose(RoleChoice(CHAMPION))
    await prizes.task.poll()
    assert len(prizes.roles.calls) == 1, "not at once"
    assert (await prizes.task.given(prizes.league)).troubles == {CHAMPION: trouble}
    prizes.roles.refuses = lambda _: None
    prizes.club.now += LOOKS_AGAIN
    await prizes.task.poll()
    assert prizes.roles.has[CHAMPION] == [1]
    assert (await prizes.task.given(prizes.league)).troubles == {}


async def test_a_role_above_our_own_is_not_even_tried_and_given_when_that_has_changed() -> None:
    prizes = await ended()
    prizes.roles.says = "above"
    await prizes.choose(RoleChoice(CHAMPION))
    assert prizes.roles.calls == []
    prizes.roles.says = None
    prizes.club.now += LOOKS_AGAIN
    await prizes.task.poll()
    assert prizes.roles.has[CHAMPION] == [1]


async def test_a_role_is_not_given_whose_chooser_may_not_give_it_any_more() -> None:
    prizes = await ended()
    prizes.roles.says_of_chooser = "order"
    await prizes.choose(RoleChoice(CHAMPION))
    assert prizes.roles.calls == []
    assert (await prizes.task.given(prizes.league)).troubles == {CHAMPION: "order"}
    prizes.roles.says_of_chooser = None
    prizes.club.now += LOOKS_AGAIN
    await prizes.task.poll()
    assert prizes.roles.has[CHAMPION] == [1]


class Rank:
    """A role that is compared by its position, as Discord's are."""

    def __init__(self, position: int, *, may_give: bool = False) -> None:
        self.position = position
        self.permissions = SimpleNamespace(manage_roles=may_give, administrator=False)

    def __gt__(self, other: "Rank") -> bool:
        return self.position > other.position


@pytest.mark.parametrize(
    ("person", "roles", "trouble"),
    [
        (5, ["3"], "order"),
        (5, ["1", "3"], "order"),
        (5, ["1", "9"], None),
        (5, ["9"], "order"),
        (6, [], None),
    ],
    ids=["below it", "beside it", "above it", "above it, not allowed to give roles", "the owner"],
)
async def test_nobody_chooses_a_role_that_discord_would_not_let_them_give(
    person: int, roles: list[str], trouble: str | None
) -> None:
    ranks = {1: Rank(1, may_give=True), 3: Rank(3), 5: Rank(5), 9: Rank(9)}
    guild = SimpleNamespace(get_role=ranks.get, owner_id=6, default_role=Rank(0))
    http = SimpleNamespace(get_member=AsyncMock(return_value={"roles": roles}))
    client = cast("Any", SimpleNamespace(get_guild=lambda _: guild, http=http))
    assert await Roles(client).chooser_trouble(SERVER, person, 5) == trouble


async def test_a_deleted_role_and_somebody_who_has_left_the_server_hold_nothing_up() -> None:
    prizes = await ended()
    await prizes.choose(RoleChoice(None, (CHAMPION,)))
    assert sorted(prizes.roles.has[CHAMPION]) == [1, 2, 3, 4]
    prizes = await ended()
    prizes.roles.refuses = lambda person: refusal(404, UNKNOWN_MEMBER) if person == 2 else None
    await prizes.choose(RoleChoice(None, (CHAMPION,)))
    assert sorted(prizes.roles.has[CHAMPION]) == [1, 3, 4]
    assert (await prizes.task.given(prizes.league)).troubles == {}
    prizes.roles.refuses = lambda _: refusal(404, UNKNOWN_ROLE)
    await prizes.choose(RoleChoice())
    assert (await prizes.task.given(prizes.league)).roles == {}, "nobody has a role that is not there"


async def test_a_broken_league_does_not_hold_up_another(caplog: pytest.LogCaptureFixture) -> None:
    prizes = await ended()
    await prizes.club.store.notes.write(f"league-roles-{SERVER}-{prizes.club.id}", "nonsense")
    first = prizes.club.id
    await prizes.club.start(4)
    assert prizes.club.id != first
    await prizes.task.choose((SERVER, LeagueId(prizes.club.id)), lambda _: chosen(RoleChoice(None, (CHAMPION,))))
    await prizes.task.poll()
    assert sorted(prizes.roles.has[CHAMPION]) == [1, 2, 3, 4]
    del caplog


def test_every_power_is_one_that_discord_knows() -> None:
    assert set(POWERFUL) <= set(discord.Permissions.VALID_FLAGS)
