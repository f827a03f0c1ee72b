"""Roles of leagues are given once, taken back, tried again, and hold nothing up."""

from collections import defaultdict
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.season_roles import LOOKS_AGAIN, SeasonRoles
from bot.platform.faults import UNKNOWN_MEMBER
from bot.platform.roles import POWERFUL, Roles, RoleTrouble
from engine.ids import PersonId
from engine.seasons.facts import LeagueId
from engine.seasons.honours import Choice
from tests.engine.season_bench import SERVER
from tests.engine.test_season_service import Club

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
        self.refuses: Callable[[int], Exception | None] = lambda _: None

    def trouble(self, server: int, role: int) -> RoleTrouble | None:
        assert (server, bool(role)) == (SERVER, True)
        return self.says

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
        return SeasonRoles(club.store, club.seasons, self.roles, is_connected=lambda: True, now=club.clock, pause=30.0)

    async def choose(self, choice: Choice) -> None:
        await self.task.choose(self.league, lambda _: choice)
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
    await prizes.choose(Choice(CHAMPION))
    prizes.task = prizes.made()
    await prizes.task.poll()
    assert prizes.roles.calls == [("give", 1, CHAMPION)]
    assert (await prizes.task.given(prizes.league)).roles == {CHAMPION: (PersonId(1),)}


async def test_a_role_that_is_chosen_no_more_is_taken_back() -> None:
    prizes = await ended()
    await prizes.choose(Choice(CHAMPION))
    await prizes.choose(Choice(CHAMPION + 1))
    assert dict(prizes.roles.has) == {CHAMPION: [], CHAMPION + 1: [1]}


@pytest.mark.parametrize(
    ("status", "code", "trouble"), [(403, 50013, "not-allowed"), (500, 0, "fault"), (429, 0, "fault")]
)
async def test_what_discord_refuses_is_tried_again_later(status: int, code: int, trouble: str) -> None:
    prizes = await ended()
    prizes.roles.refuses = lambda _: refusal(status, code)
    await prizes.choose(Choice(CHAMPION))
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
    await prizes.choose(Choice(CHAMPION))
    assert prizes.roles.calls == []
    prizes.roles.says = None
    prizes.club.now += LOOKS_AGAIN
    await prizes.task.poll()
    assert prizes.roles.has[CHAMPION] == [1]


async def test_a_deleted_role_and_somebody_who_has_left_the_server_hold_nothing_up() -> None:
    prizes = await ended()
    await prizes.choose(Choice(None, (CHAMPION,)))
    assert sorted(prizes.roles.has[CHAMPION]) == [1, 2, 3, 4]
    prizes = await ended()
    prizes.roles.refuses = lambda person: refusal(404, UNKNOWN_MEMBER) if person == 2 else None
    await prizes.choose(Choice(None, (CHAMPION,)))
    assert sorted(prizes.roles.has[CHAMPION]) == [1, 3, 4]
    assert (await prizes.task.given(prizes.league)).troubles == {}
    prizes.roles.refuses = lambda _: refusal(404, UNKNOWN_ROLE)
    await prizes.choose(Choice())
    assert (await prizes.task.given(prizes.league)).roles == {}, "nobody has a role that is not there"


async def test_a_broken_league_does_not_hold_up_another(caplog: pytest.LogCaptureFixture) -> None:
    prizes = await ended()
    await prizes.club.store.notes.write(f"league-roles-{SERVER}-{prizes.club.id}", "nonsense")
    first = prizes.club.id
    await prizes.club.start(4)
    assert prizes.club.id != first
    await prizes.task.choose((SERVER, LeagueId(prizes.club.id)), lambda _: Choice(None, (CHAMPION,)))
    await prizes.task.poll()
    assert sorted(prizes.roles.has[CHAMPION]) == [1, 2, 3, 4]
    del caplog


def test_every_power_is_one_that_discord_knows() -> None:
    assert set(POWERFUL) <= set(discord.Permissions.VALID_FLAGS)
