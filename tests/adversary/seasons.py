"""Leagues: organisers who decide where they play, people who come into a season that does not let them in.

A success is a decision of somebody who plays in the race that it concerns; or a place, in a team too, of somebody who
does not meet the season's conditions and whom no organiser has let in; or a question to somebody by whom they have
blocked; or a substitute who is not asked since somebody else has put another question.
"""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from engine.errors import Refusal
from engine.ids import PersonId
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.people.reliability import Reliability
from engine.seasons.course.late_joining import join_late
from engine.seasons.entrants import leave, signups
from engine.seasons.entrants.conditions import Fitness
from engine.seasons.entrants.leave import hand_over
from engine.seasons.facts.formats import FlashRules, KnockoutRules, LadderRules, RoundRobinRules, RoundsRules, TeamRules
from engine.seasons.facts.rules import Conditions, Rules, SeasonId
from engine.seasons.facts.union import Facts
from engine.seasons.formats import pentathlon
from engine.seasons.formats.ladder import challenges
from engine.seasons.formats.teams import roster
from engine.seasons.organisers.requests import Verdict
from engine.seasons.state import guards
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squads
from games.core import Seat
from leagues.core import EntrantId
from tests.adversary.campaign import Attack
from tests.engine.seasons.formats.test_pentathlon import PENTATHLON
from tests.engine.seasons.formats.test_teams import OF_TEAMS
from tests.engine.seasons.season_bench import SERVER, SeasonBench
from tests.engine.seasons.season_builders import ORGANISER, RULES, organise

PEOPLE: Final = tuple(map(PersonId, range(1, 9)))
GUEST, EVE = PersonId(50), PersonId(66)
NOTE = "So."

KINDS: Final[Mapping[str, Rules]] = {
    "single": replace(RULES, recurs=False, allows_late=True),
    "double": replace(RULES, own=RoundRobinRules("double"), recurs=False),
    "swiss": replace(RULES, own=RoundsRules("swiss", 3), promoted=0, relegated=0, recurs=False),
    "knockout": replace(RULES, own=KnockoutRules(), most=8, promoted=0, relegated=0, recurs=False),
    "ladder": replace(RULES, own=LadderRules(), promoted=0, relegated=0, recurs=False),
    "flash": replace(RULES, own=FlashRules(), least=4, most=4, promoted=0, relegated=0),
    "teams": OF_TEAMS,
    "pentathlon": PENTATHLON,
}
"""A season of every kind."""


class Server(SeasonBench):
    """A server with one season at a time, in which some of the people play."""

    async def of(self, kind: str, *people: PersonId, **rules: Any) -> Season:
        """Announce a season of some kind for which people have signed up."""
        await self.open(kind, replace(KINDS[kind], **rules))
        for person in people:
            await self.carries_out(partial(signed_up, person=person))
        return await self.season()

    async def begin(self) -> Season:
        """Let the season come to its matches."""
        await self.wait(days=KINDS["single"].sign_up_days)
        await self.wait(hours=KINDS["single"].objection_hours)
        return await self.season()

    async def carries_out(self, decide: Callable[[Season], Facts]) -> bool:
        """Tell whether a decision is carried out."""
        return await self.tries(self.id, lambda season, *_: decide(season))

    async def tries(self, season: SeasonId, decide: Callable[[Season, Progress, datetime], Facts]) -> bool:
        """Tell whether a decision about a season is carried out."""
        try:
            await self.seasons.act(season, lambda now, progress: decide(now, progress, self.now))
        except Refusal:
            return False
        return True

    async def all(self) -> list[SeasonId]:
        """Return all seasons, those of stages, too."""
        return [summary.season for summary in await self.seasons.store.of_server(SERVER)]


def signed_up(season: Season, person: PersonId) -> Facts:
    """Sign somebody up by the way that a season of its kind has; two and two are a team."""
    if season.rules.own.has_stages:
        return pentathlon.sign_up(season, person)
    if season.rules.own.is_endless:
        return challenges.join(season, person)
    if not season.rules.own.has_teams:
        return signups.sign_up(season, person)
    last = season.of(Squads).teams.get(EntrantId(season.latest_entrant))
    if last is None or len(last.members) == season.rules.of(TeamRules).boards:
        mate = PersonId(person + 1)
        return roster.found(season, person, f"Team {person}", [mate])
    return roster.join(season, person, EntrantId(season.latest_entrant), {})


async def attack(attack: Attack) -> None:
    """Let people decide where they play, come in unreliable, ask who has blocked them, and keep others from asking."""
    for kind in KINDS:
        await parties(attack, kind)
        await strangers(attack, kind)
    await unwelcome(attack)
    await held_up(attack)
    await pestering(attack)
    await sitting_down(attack)


# Who plays decides

ACTS: Final[Mapping[str, Callable[..., Facts]]] = {
    "start": lambda season, by: organise(season, "start", by=by),
    "close": lambda season, by: organise(season, "close", by=by),
    "extend": lambda season, by: organise(season, "extend", days=30, by=by),
    "allow": lambda season, by: organise(season, "allow", newcomer=GUEST, by=by),
    "move": lambda season, by: organise(season, "move", member=other(season, by), division=1, by=by),
    "withdraw": lambda season, by: leave.withdraw(season, other(season, by), how="removed", by=by, note=NOTE),
    "replace": lambda season, by: organise(season, "replace", member=other(season, by), substitute=GUEST, by=by),
    "rule": lambda season, by: organise(
        season, "rule", fixture=min(season.fixtures, default=1), ending=Verdict("void"), by=by
    ),
    "points": lambda season, by: organise(season, "points", member=by, points=9, by=by),
    "pause": lambda season, by: organise(season, "pause", by=by),
    "cancel": lambda season, by: organise(season, "cancel", by=by),
}


async def parties(attack: Attack, kind: str) -> None:
    """Let somebody who plays do whatever organisers do, from the draw on; and except themselves before it."""
    server = Server()
    await server.of(kind, *PEOPLE[1:5])
    is_done = await server.carries_out(lambda season: organise(season, "allow", newcomer=PEOPLE[0], by=PEOPLE[0]))
    attack.tally.note("exceptions for oneself", has_succeeded=is_done, how=kind)
    for hours in (0, KINDS["single"].objection_hours):
        await server.wait(days=0 if hours else KINDS["single"].sign_up_days, hours=hours)
        for name, act in ACTS.items():
            is_done = await server.carries_out(partial(act, by=PEOPLE[1]))
            attack.tally.note("decisions of who plays", has_succeeded=is_done, how=(kind, name))


def other(season: Season, person: PersonId) -> PersonId:
    """Return somebody else who plays."""
    return next(other for other in season.people if other != person)


# Who is not let in comes in

DOORS: Final[Mapping[str, Callable[[Season, Progress, datetime], Facts]]] = {
    "sign up": lambda season, _, now: signed_up(season, EVE),
    "join late": lambda season, progress, now: join_late(season, progress, EVE, now),
    "stand by": lambda season, _, now: signups.offer_standby(season, EVE),
    "be handed a place": lambda season, _, now: hand_over(season, PEOPLE[1], EVE, now),
    "take it": lambda season, _, now: signups.take_place(season, EVE),
    "be put into one": lambda season, _, now: organise(season, "replace", member=PEOPLE[2], substitute=EVE),
    "be invited": lambda season, _, now: roster.invite(season, PEOPLE[1], [EVE]),
    "join a team": lambda season, _, now: roster.join(season, EVE, EntrantId(1), {}),
}


async def strangers(attack: Attack, kind: str) -> None:
    """Let somebody unreliable try every door before and after the draw, and while matches are played."""
    server = Server()
    server.seasons.admission.ask(fitness)
    await server.of(kind, *PEOPLE[1:5], conditions=Conditions("reliable"))
    for wait in (timedelta(), timedelta(days=10), timedelta(hours=24)):
        await server.wait(seconds=wait.total_seconds())
        for name, door in DOORS.items():
            for season in await server.all():
                before = (await server.seasons.season(season)).people
                await server.tries(season, door)
                is_in = EVE in (await server.seasons.season(season)).people and EVE not in before
                attack.tally.note("doors into a season", has_succeeded=is_in, how=(kind, name))


async def fitness(_: Season, person: PersonId) -> Fitness:
    """Tell that nobody is reliable but those who have signed up first."""
    return Fitness(Reliability("unreliable" if person == EVE else "reliable", ()))


# Who asks others


async def unwelcome(attack: Attack) -> None:
    """Let somebody ask whom has blocked them, as a captain and for a place that they hand over."""
    for kind, ask in (("teams", DOORS["be invited"]), ("single", DOORS["be handed a place"])):
        server = Server()
        await server.of(kind, *PEOPLE[1:5])
        await server.store.people.block(EVE, PEOPLE[1])
        await server.begin()
        is_done = await server.tries(server.id, ask)
        attack.tally.note("questions to who has blocked", has_succeeded=is_done, how=kind)


async def held_up(attack: Attack) -> None:
    """Let somebody hand their place over, again and again, to people who never answer, while another place is free."""
    server, (bob, carol) = Server(), PEOPLE[1:3]
    await server.of("single", *PEOPLE[1:6])
    await server.begin()
    await server.carries_out(partial(signups.offer_standby, person=EVE))
    for silent in (EVE, *range(70, 70 + attack.scale)):
        await server.carries_out(partial(hand_over, person=carol, other=PersonId(silent), now=server.now))
    await server.carries_out(partial(leave.withdraw, person=bob, how="asked", by=bob))
    await server.wait(minutes=1)
    place = guards.own_place(await server.season(), bob).id
    is_taken = await server.carries_out(partial(signups.take_place, person=EVE, place=place))
    attack.tally.note("substitutes who are not asked", has_succeeded=not is_taken)


async def pestering(attack: Attack) -> None:
    """Let somebody on a ladder challenge the one above, leave, come back, and challenge them again."""
    server, (victim, other) = Server(), PEOPLE[1:3]
    await server.of("ladder", victim, other)
    above, done = (await server.season()).entrants[EntrantId(1)].id, 0
    for _ in range(3 * challenges.A_WEEK):
        is_done = await server.tries(
            server.id, lambda season, progress, now: challenges.challenge(season, progress, other, above, now)
        )
        done += is_done
        await server.carries_out(partial(leave.withdraw, person=other, how="asked", by=other))
        await server.carries_out(partial(challenges.join, person=other))
    assert done >= challenges.A_WEEK
    attack.tally.note(
        "challenges in a week", has_succeeded=done > challenges.A_WEEK, how=done, count=3 * challenges.A_WEEK
    )


async def sitting_down(attack: Attack) -> None:
    """Let somebody of outside sit down in a match of the season, by its players' consent and by a moderator."""
    server = Server()
    await server.of("single", *PEOPLE[1:5])
    match = next(iter((await server.begin()).matches.values()))
    first, second = (await server.matches.match(match)).persons
    moderators, chosen = Moderators(server.matches, server.store), Choices(seat=Seat(0), substitute=EVE)
    ways: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: server.matches.offer_substitute(match, first, EVE),
        lambda: server.matches.answer(match, second, kind="substitute", is_accepted=True),
        lambda: server.matches.answer(match, EVE, kind="substitute", is_accepted=True),
        lambda: moderators.act(match, ORGANISER, "replace", note=NOTE, chosen=chosen),
    )
    for ask in ways:
        with suppress(Refusal):
            await ask()
        is_in = EVE in (await server.matches.match(match)).persons
        attack.tally.note("strangers who sit down", has_succeeded=is_in)
