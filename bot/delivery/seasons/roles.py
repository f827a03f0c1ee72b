"""Roles given to champions and to the people of divisions, and taken back, as the leagues of a server stand.

What is due follows from the logs, what was given is kept: so it can be asked again at any time, and after a crash a
role is given twice at worst, which changes nothing. Where Discord refuses, that role waits; nothing else does.
"""

from collections.abc import Callable, Collection, Sequence
from datetime import timedelta
from typing import Final, Protocol

import discord
import structlog

from bot.delivery.retries import Backoff
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.platform.faults import FAULTS, UNKNOWN_MEMBER
from bot.platform.roles import Roles, RoleTrouble
from engine.ids import PersonId
from engine.seasons.facts.rules import LeagueId
from engine.seasons.results.roles import CHOICE, GIVEN, Due, Given, RoleChoice, changes, choice_key, due, given_key
from engine.seasons.state.season import Season
from engine.stores.notes import amend
from leagues.table import Table

REASON: Final = "league"
LOOKS_EVERY: Final = timedelta(days=1)
LOOKS_AGAIN: Final = timedelta(minutes=1)
League = tuple[int, LeagueId]
"""A server and a league of it."""


class RoleChange(Protocol):
    """Gives a role to a member, or takes it."""

    async def __call__(self, server: int, person: int, role: int, *, reason: str) -> None:
        """Do it."""


log = structlog.get_logger(__name__)


class SeasonRoles(DeliveryTask):
    """Keeps the roles of leagues as they are due.

    Args:
        services: what delivery works with.
        roles: Discord's roles.
    """

    def __init__(self, services: DeliveryServices, roles: Roles) -> None:
        super().__init__("roles", services)
        self._store = services.store
        self._seasons = services.seasons
        self.roles = roles
        self._waits = Backoff[League](LOOKS_AGAIN, LOOKS_EVERY, services.now)
        self._waiting: set[League] = set()
        self._rings_heard: int | None = None

    async def poll(self) -> float:
        """Give and take what is due; a fault in one league does not hold up the others.

        All leagues are looked at after a ring: a season has changed.
        """
        rings = self._bell.rings
        is_stale = rings != self._rings_heard
        if self._runtime.can_post and (is_stale or self._waiting):
            seasons = await self._seasons.store.all(self._services.share())
            leagues = dict.fromkeys((season.server, season.league) for season in seasons)
            looked_at = leagues if is_stale else self._waiting
            self._rings_heard = rings
            for league in leagues:
                if league in looked_at and self._waits.is_due(league):
                    await self._look_at(league)
        return self._pause

    async def _look_at(self, league: League) -> None:
        try:
            is_settled = await self.settle(league)
        except Exception:
            log.exception("roles failed", league=league)
            is_settled = False
        (self._waits.forget if is_settled else self._waits.failed)(league)
        (self._waiting.discard if is_settled else self._waiting.add)(league)

    async def choice(self, league: League) -> RoleChoice:
        """Return the roles that are chosen for a league."""
        return _choice(await self._store.notes.read(choice_key(*league)))

    async def given(self, league: League) -> Given:
        """Return who has got which role, and what was in the way."""
        kept = await self._store.notes.read(given_key(*league))
        return GIVEN.validate_json(kept) if kept else Given()

    async def choose(self, league: League, chosen: Callable[[RoleChoice], RoleChoice]) -> None:
        """Keep the choice that follows from the present one, and act on it soon."""
        await amend(
            self._store.notes, choice_key(*league), lambda kept: CHOICE.dump_json(chosen(_choice(kept))).decode()
        )
        self._waits.clear()
        self.wake()

    async def settle(self, league: League) -> bool:
        """Give and take the roles of a league, as far as Discord lets us; tell whether nothing is left to do."""
        choice, given = await self.choice(league), await self.given(league)
        if not (choice.roles or given.roles):
            return True
        due_ = due(choice, await self._league(league))
        after = await self._settled(league[0], choice, due_, given)
        if after != given:
            await self._store.notes.write(given_key(*league), GIVEN.dump_json(after).decode())
        return not any(changes(due_, after))

    async def _settled(self, server: int, choice: RoleChoice, due_: Due, given: Given) -> Given:
        """Return who has which role after everything was tried; a role that Discord refuses is tried once."""
        has = {role: [*persons] for role, persons in given.roles.items()}
        taken, new = changes(due_, given)
        troubles = await self._troubles(server, choice, due_, {role for role, _ in new})
        for role, person in taken:
            trouble = await self._change(self.roles.take, server, role, person)
            if trouble in {None, "gone"}:
                has[role].remove(person)
        for role, person in new:
            if role not in troubles:
                trouble = await self._change(self.roles.give, server, role, person)
                if trouble is None:
                    has.setdefault(role, []).append(person)
                else:
                    troubles[role] = trouble
        return Given({role: tuple(persons) for role, persons in has.items() if persons}, troubles)

    async def _troubles(
        self, server: int, choice: RoleChoice, due_: Due, new: Collection[int]
    ) -> dict[int, RoleTrouble]:
        """Return why roles cannot be given; whether their chooser may is asked only of those to be given now."""
        found: dict[int, RoleTrouble] = {}
        for role in due_:
            trouble = self.roles.trouble(server, role)
            if trouble is None and role in new:
                trouble = await self.roles.chooser_trouble(server, choice.chosen_by[role], role)
            if trouble is not None:
                found[role] = trouble
        return found

    async def _change(self, act: RoleChange, server: int, role: int, person: PersonId) -> RoleTrouble | None:
        """Give or take a role; say what was in the way. Who has left the server counts as settled."""
        try:
            await act(server, person, role, reason=REASON)
        except discord.NotFound as error:
            return None if error.code == UNKNOWN_MEMBER else "gone"
        except discord.Forbidden:
            return "not-allowed"
        except FAULTS as error:
            log.warning("role not changed", server=server, role=role, error=repr(error))
            return "fault"
        return None

    async def _league(self, league: League) -> Sequence[tuple[Season, Sequence[Table]]]:
        """Return the seasons of a league with their tables, the latest first."""
        known = [one for one in await self._seasons.store.of_server(league[0]) if one.league == league[1]]
        seasons = [await self._seasons.season(one.season) for one in known]
        return [(season, await self._seasons.tables(season)) for season in sorted(seasons, key=_number, reverse=True)]


def _number(season: Season) -> int:
    return season.founded.number


def _choice(kept: str | None) -> RoleChoice:
    return CHOICE.validate_json(kept) if kept else RoleChoice()
