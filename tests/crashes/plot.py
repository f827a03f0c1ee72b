"""The people of a world: they choose how they are told, found a league, play with each other and the computer."""

import random
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import islice
from typing import Final

from bot.requests.services import Services
from engine.ids import PersonId, is_computer
from engine.log.facts.start import ComputerSeat
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.people.preferences import Way
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.facts.formats import FlashRules
from engine.seasons.facts.rules import Rules
from engine.seasons.service.service import Seasons
from engine.seasons.state.season import OVER
from engine.share import Share
from engine.stores.matches import Phase, Summary
from engine.time.policy import Policy
from players.registry import VERSIONS
from tests.crashes.world import ANNA, BERND, CARLA, CHANNELS, DORA, SERVERS, World

QUICK: Final = Policy("quick", 480, 30, 480, False, (), 0, (50,), "loss")
"""Minutes are enough to be reminded and to lose on time."""
GROUP: Final = (ANNA, BERND, CARLA)
FLASH: Final = Rules(
    "columbiz", 1, (), 2, QUICK, least=3, most=3, promoted=0, relegated=0, recurs=False, own=FlashRules(room=25)
)
LEAGUE: Final = SERVERS[1]
WAYS: Final[dict[PersonId, Way]] = {ANNA: "message", CARLA: "message"}
PHASES: Final[tuple[Phase, ...]] = ("proposed", "running", "over")
MOVES: Final = 6
"""After so many moves people give up."""
LIVELY: Final = 0.85
"""The share of what people could do that they do; else time passes."""
MOST: Final = 50


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody who invites a person, or plays against the computer."""

    game: str
    by: PersonId
    other: PersonId | None
    server: int


INVITATIONS: Final = (
    Invitation("colliding_circles", ANNA, BERND, SERVERS[0]),
    Invitation("confusion", BERND, CARLA, SERVERS[1]),
    Invitation("gamwin", DORA, None, SERVERS[0]),
)


class Plot:
    """Goes on with the story; what has happened is what the store says, so any life can go on with it."""

    def __init__(
        self, world: World, matches: Matches, seasons: Seasons, services: Services, lot: random.Random
    ) -> None:
        self._world = world
        self._store = services.store
        self._matches = matches
        self._seasons = seasons
        self._people = services.people
        self._services = services
        self._lot = lot
        self._invitations = [invitation for invitation in INVITATIONS if invitation.game in world.games]

    @property
    def _share(self) -> Share:
        """Return what is heard here: nobody can ask for anything else."""
        return self._services.share()

    async def is_over(self) -> bool:
        """Tell whether everything has come to its end."""
        seasons, played = await self._seasons.store.all(), await self._played()
        is_founded = set(self._world.games) <= {summary.game for summary in played}
        are_over = all(summary.phase == "over" for summary in played) and all(
            season.phase in OVER for season in seasons
        )
        return is_founded and are_over

    async def act(self) -> Change | None:
        """Do one thing; people remember what they were told of it."""
        if await self._chosen() or await self._organised():
            return None
        change = await self._invited() or await self._played_on()
        if change is not None:
            self._world.remember("match", change.after.id, change.after.seq, change.after.digest)
        return change

    async def _played(self) -> list[Summary]:
        found = [
            await self._store.matches.of_server(server, viewer=None, phases=PHASES, limit=MOST) for server in SERVERS
        ]
        return [summary for summaries in found for summary in summaries]

    async def _chosen(self) -> bool:
        """Let the next person choose how they are told; tell whether there was one."""
        for person, way in WAYS.items() if self._share.has(SERVERS[0]) else ():
            known = await self._store.people.person(person)
            if known.notice != way:
                await self._people.change_person(replace(known, notice=way))
                self._world.remember("person", person, way)
                return True
        return False

    async def _organised(self) -> bool:
        """Found a league, or let the next person sign up; tell whether there was something of this to do."""
        if not (FLASH.game in self._world.games and self._share.has(LEAGUE)):
            return False
        found = await self._seasons.store.all()
        if not found:
            change = await self._seasons.found("Blitz", FLASH, server=LEAGUE, channel=CHANNELS[LEAGUE], by=DORA)
        else:
            season, now = await self._seasons.season(found[0].season), self._world.clock.now()
            waiting = [person for person in GROUP if season.entrant_of(person) is None]
            if season.phase == "announced":
                change = await self._seasons.act(season.id, lambda before, _: beginning.open_sign_up(before, now))
            elif season.phase == "open" and waiting:
                change = await self._seasons.act(season.id, lambda before, _: signups.sign_up(before, waiting[0]))
            else:
                return False
        self._world.remember("season", change.after.id, change.after.seq)
        return True

    async def _invited(self) -> Change | None:
        """Let the next person invite another one, or begin against the computer."""
        known = {summary.game for summary in await self._played()}
        for invitation in self._invitations:
            if invitation.game not in known and self._share.has(invitation.server):
                computer = [] if invitation.other else [ComputerSeat("easy", VERSIONS[invitation.game])]
                return await self._matches.invitations.propose(
                    invitation.game,
                    by=invitation.by,
                    server=invitation.server,
                    channel=CHANNELS[invitation.server],
                    invited=[invitation.other] if invitation.other else [],
                    policy=None if computer else QUICK,
                    computer=computer,
                )
        return None

    async def _played_on(self) -> Change | None:
        """Let somebody go on in a match, or time pass."""
        heard = [summary for summary in await self._played() if self._share.has(summary.server)]
        found = [summary for summary in heard if summary.phase != "over" and self._due(summary)]
        if not found or self._lot.random() > LIVELY:
            self._world.clock.pass_by(timedelta(seconds=self._lot.randint(20, 100)))
            return None
        match = await self._matches.match(self._lot.choice(found).match)
        players = [player for player in match.persons if not is_computer(player)]
        person = self._lot.choice(players) if players else None
        if match.phase == "proposed":
            return await self._matches.invitations.join(match.id, match.proposal.invited[0])
        due = [match.persons[seat] for seat in match.due(self._matches.game_of(match))]
        return await self._go_on(match, next((player for player in due if not is_computer(player)), person))

    async def _go_on(self, match: Match, person: PersonId | None) -> Change | None:
        """Let somebody play, offer a draw, or give up."""
        if person is None:
            return None
        if match.moves >= MOVES:
            return await self._matches.resign(match.id, person)
        if match.offer is None and match.moves and self._lot.random() < 0.1:
            return await self._matches.offer_draw(match.id, person)
        lines = [choice.line for choice in islice(await self._matches.suggest(match.id, person, ""), 10)]
        return await self._matches.play(match.id, person, self._lot.choice(lines or ["pass"]))

    @staticmethod
    def _due(summary: Summary) -> bool:
        return summary.phase == "proposed" or any(not is_computer(person) for person in summary.due)
