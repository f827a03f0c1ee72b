"""The days of simulated leagues: people sign up, play, leave and vanish; two organisers rule, one of whom plays.

The bot, its deaths and Discord's bad days are those of `tests.simulation.world`.
"""

import contextlib
import random
from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import ClassVar, Final

from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.moderation.moderator_policy import ActName, Choices
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.errors import PartyToSeason
from engine.seasons.facts.rules import Rules, SeasonId
from engine.seasons.service.store import SeasonSummary
from engine.seasons.state.season import Season
from engine.stores.matches import Summary
from games.core import MoveError
from tests.simulation.league.noticeboard import GO_ON, LATE, OPEN, RUNNING, TAKE, Noticeboard
from tests.simulation.league.press import press
from tests.simulation.league.scale import MAIN, PODS, SOME, SWISS, TABLES, LeagueScale, rules_by_rounds, rules_of
from tests.simulation.life import Life
from tests.simulation.people import Someone
from tests.simulation.simulated_loop import SimulatedLoop
from tests.simulation.world import CHANNEL, MODERATOR, SERVERS, World

NEUTRAL: Final = PersonId(999)
"""The organiser who does not play; the other one is the first of the people."""

HOME: Final = SERVERS[0].id
PLACE: Final = CHANNEL + HOME
ENDINGS: Final = ("first", "second", "drawn", "walkover-first", "walkover-second", "double", "unplayed", "void")


@dataclass
class Deeds:
    """What the organisers have done, and mean to take back later."""

    done: Counter[str] = field(default_factory=Counter)
    once: set[tuple[str, str]] = field(default_factory=set)
    to_reverse: list[tuple[datetime, str, int]] = field(default_factory=list)


class LeagueWorld(World):
    """Everything outside of the bot, for leagues."""

    hours_between_rounds: ClassVar[tuple[float, float]] = (0.5, 1.5)

    def __init__(self, loop: SimulatedLoop, path: Path, scale: LeagueScale, *, life: type[Life] = Life) -> None:
        super().__init__(loop, path, scale, life=life)
        self._rules = scale
        eager = (replace(one, visits=one.visits * scale.eagerness) for one in self.evidence.people)
        self.evidence.people = (*eager,)
        self._board = Noticeboard(self.evidence.paper, PLACE)
        self.deeds = Deeds()
        ids = [someone.id for someone in self.evidence.people]
        self._substitutes = set(ids[scale.people - scale.substitutes :])
        self._late = ids[-1]
        self._leaving = self._leavers(ids)
        self._leagues: dict[str, str] = {}

    def _leavers(self, ids: list[PersonId]) -> dict[PersonId, datetime]:
        """Return who will leave by their own wish, and when."""
        rng, scale = random.Random(self._rules.seed + 3), self._rules
        leavers = rng.sample(ids, max(1, len(ids) // 12))
        return {one: scale.start + rng.uniform(0.2, 0.9) * (scale.end - scale.start) for one in leavers}

    async def open(self, life: Life) -> None:
        """Announce the leagues."""
        rules = {MAIN: rules_of(self._rules, seats=2), TABLES: rules_of(self._rules, seats=3)}
        for name in (SWISS, PODS):
            rules[name] = rules_by_rounds(self._rules, name)
        for name, own in rules.items():
            season = await life.run(self._announce(life, name, own))
            self._leagues[name] = season.founded.league

    async def _announce(self, life: Life, name: str, rules: Rules) -> Season:
        services = life.bot.services
        change = await services.seasons.found(name, rules, server=HOME, channel=PLACE, by=NEUTRAL)
        now = services.now()
        await services.seasons.act(change.after.id, lambda season, _: beginning.open_sign_up(season, now))
        services.tasks.seasons.wake()
        return change.after

    # The people

    async def _visit(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Read the channel, answer what is asked there, sign up, leave, and play."""
        self._board.look()
        for act in (self._answer, self._sign_up, self._join_late, self._offer_standby, self._leave):
            with contextlib.suppress(Refusal):
                await act(life, someone, rng)
        await super()._visit(life, someone, rng)

    async def _answer(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Answer the questions that the channel has for somebody; some people never do."""
        for season, text in self._board.asked.pop(someone.id, []):
            chance = rng.random()
            if GO_ON in text and chance < 0.8:
                route = "league_go_on" if chance < 0.7 else "league_leave_yes"
                await self._press(life, someone.id, route, season)
            elif TAKE in text and chance < 0.8:
                await self._press(life, someone.id, "league_take" if chance < 0.5 else "league_decline", season)

    async def _sign_up(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Sign up for what is open, once and for all or for this season; a few sign off again."""
        is_tried = self.deeds.once
        for season in self._board.seasons(OPEN):
            if (season, str(someone.id)) in is_tried:
                continue
            is_tried.add((season, str(someone.id)))
            page = self._board.page(season)
            name = next((each for each in SOME if each in page), MAIN)
            if someone.id in self._substitutes or rng.random() < 0.02 or not self._is_for(name, someone.id):
                continue
            if rng.random() < 0.3:
                await self._stay(life, someone.id, season, rng)
            else:
                await self._press(life, someone.id, "league_join", season)
            if rng.random() < 0.02:
                await self._press(life, someone.id, "league_leave", season)

    def _is_for(self, name: str, person: PersonId) -> bool:
        """Tell whether somebody wants to play in a league: in that of tables of three just as many as it takes."""
        ids = [someone.id for someone in self.evidence.people]
        return name == MAIN or person in ids[SOME[name]]

    async def _stay(self, life: Life, person: PersonId, season: str, rng: random.Random) -> None:
        at_once = rng.choice((0, 0, 3))
        await life.bot.services.seasons.act(
            SeasonId(season), lambda found, _: signups.sign_up(found, person, at_once=at_once, is_standing=True)
        )
        life.bot.services.tasks.seasons.wake()

    async def _join_late(self, life: Life, someone: Someone, _: random.Random) -> None:
        """Join a season that runs; one of the substitutes does so as soon as a page offers it."""
        for season in self._board.seasons(LATE):
            if someone.id == self._late and (season, "late") not in self.deeds.once:
                self.deeds.once.add((season, "late"))
                await self._press(life, someone.id, "league_join", season)

    async def _offer_standby(self, life: Life, someone: Someone, rng: random.Random) -> None:
        if someone.id not in self._substitutes or rng.random() > 0.3:
            return
        for season in self._board.seasons(*RUNNING):
            if (season, str(someone.id)) not in self.deeds.once:
                self.deeds.once.add((season, str(someone.id)))
                await self._press(life, someone.id, "league_standby", season)

    async def _leave(self, life: Life, someone: Someone, _: random.Random) -> None:
        """Leave a running season when the day has come."""
        at = self._leaving.get(someone.id)
        if at is None or self._loop.now() < at:
            return
        for season in self._board.seasons(*RUNNING):
            del self._leaving[someone.id]
            await self._press(life, someone.id, "league_leave", season)
            await self._press(life, someone.id, "league_leave_yes", season)
            return

    async def _press(
        self, life: Life, person: PersonId, route: str, season: str, text: str = "", value: str = "", **form: str
    ) -> None:
        try:
            await press(life, person, HOME, route, season, text=text, value=value, **form)
        except Refusal as refusal:
            self.evidence.refusals[refusal.code] += 1
            raise

    async def _look_at(self, life: Life, someone: Someone, summary: Summary, rng: random.Random) -> None:
        match = await life.matches.match(summary.match)
        seat = match.seat_of(someone.id)
        if match.phase != "running" or seat is None:
            return
        if match.offer and seat in match.asked:
            answered = life.matches.answer(match.id, someone.id, kind=match.offer.kind, is_accepted=rng.random() < 0.5)
            await life.tell(await answered)
        await self._play(life, someone, match.id, rng)

    async def _play(self, life: Life, someone: Someone, match_id: MatchId, rng: random.Random) -> None:
        """Make the moves that are due; now and then give up or offer a draw."""
        for _ in range(6):
            match = await life.matches.match(match_id)
            game = life.matches.game_of(match)
            seat = match.seat_of(someone.id)
            if seat is None or seat not in match.due(game) or rng.random() > someone.zeal:
                return
            if rng.random() < self._rules.haste:
                await life.tell(await life.matches.resign(match_id, someone.id))
                return
            if match.moves and rng.random() < 0.005:
                await life.tell(await life.matches.offer_draw(match_id, someone.id))
            offered = [choice.line for choice in islice(game.notation.suggest(match.state, seat, ""), 10)]
            await life.tell(await life.matches.play(match_id, someone.id, rng.choice(offered), position=match.position))

    async def _delete_threads(self) -> None:
        """Leave threads alone: `tests.simulation` deletes some."""

    # The organisers

    async def _make_rounds(self, life: Life, rng: random.Random) -> None:
        """Let the organisers look after their leagues, and take rulings back."""
        for summary in await life.bot.services.seasons.store.of_server(HOME):
            by = NEUTRAL if rng.random() < 0.7 else self.evidence.people[0].id
            for act in (self._end_leagues, self._reverse, self._decide, self._rule_match):
                try:
                    await act(life, summary, by, rng)
                except (Refusal, MoveError) as refusal:
                    self.evidence.refusals[refusal.code] += 1

    async def _end_leagues(self, life: Life, summary: SeasonSummary, by: PersonId, _: random.Random) -> None:
        """Cancel the season after the last one."""
        if summary.season_number > self._rules.seasons and summary.phase in {"open", "drawn"}:
            await self._act(life, summary.season, by, "cancel", {})

    async def _reverse(self, life: Life, summary: SeasonSummary, by: PersonId, _: random.Random) -> None:
        """Take back what was ruled a while ago."""
        for each in [one for one in self.deeds.to_reverse if one[1] == summary.season and one[0] <= self._loop.now()]:
            if summary.phase in {"running", "overtime", "closed"}:
                await self._act(life, summary.season, by, "reverse", {"fixture": str(each[2])})
            self.deeds.to_reverse.remove(each)

    async def _decide(self, life: Life, summary: SeasonSummary, by: PersonId, rng: random.Random) -> None:
        """Do one of the things that organisers may do."""
        if rng.random() > self._rules.rulings or summary.phase in {"announced", "archived", "cancelled"}:
            return
        season = await life.bot.services.seasons.season(summary.season)
        people = [str(one.person) for one in season.entrants.values()]
        is_divided = season.rules.seats == 2 and not season.rules.own.is_by_rounds
        if summary.phase == "drawn" and self._first_time(summary, "move") and is_divided:
            await self._act(life, summary.season, by, "move", {"member": rng.choice(people), "division": "1"})
        if not season.fixtures or rng.random() < 0.5:
            return
        act = rng.choice(("rule", "rule", "rule", "points", "extend", "withdraw", "replace", "again"))
        fixture = rng.choice(list(season.fixtures))
        if act == "rule":
            ending = rng.choice(ENDINGS if season.rules.seats == 2 else ENDINGS[-3:])
            await self._act(life, summary.season, by, "rule", {"fixture": str(fixture), "ending": ending})
            if rng.random() < 0.7:
                back = self._loop.now() + timedelta(days=rng.uniform(0.1, 2))
                self.deeds.to_reverse.append((back, summary.season, fixture))
        elif act == "again":
            for number, ruled in season.rulings.items():
                if ruled.fact.ending == "void":
                    await self._act(life, summary.season, by, "again", {"fixture": str(number)})
        elif act == "points":
            points = str(rng.choice((-2, -1, 1, 2)))
            await self._act(life, summary.season, by, "points", {"member": rng.choice(people), "points": points})
        elif season.is_live and self._first_time(summary, act):
            standby = sorted(self._substitutes - {one.person for one in season.entrants.values()})
            fields = {
                "extend": {"days": "1"},
                "withdraw": {"member": rng.choice(people), "leaving": rng.choice(("asked", "removed"))},
                "replace": {"member": rng.choice(people), "substitute": str(rng.choice(standby or [1]))},
            }
            await self._act(life, summary.season, by, act, fields[act])

    def _first_time(self, summary: SeasonSummary, act: str) -> bool:
        """Tell whether something was not done in a season before."""
        is_first = (summary.season, act) not in self.deeds.once
        self.deeds.once.add((summary.season, act))
        return is_first

    async def _act(self, life: Life, season: str, by: PersonId, act: str, fields: dict[str, str]) -> None:
        await press(life, by, HOME, "league_acted", season, text=act, reason="Because.", **fields)
        self.deeds.done[act] += 1

    async def _rule_match(self, life: Life, summary: SeasonSummary, by: PersonId, rng: random.Random) -> None:
        """Rule in a match itself, while it runs or afterwards."""
        if summary.phase not in {"running", "overtime", "closed"} or rng.random() > self._rules.rulings / 4:
            return
        season = await life.bot.services.seasons.season(summary.season)
        if not season.matches:
            return
        match = await life.matches.match(rng.choice(list(season.matches.values())))
        act: ActName
        if not match.active or rng.random() < 0.4:
            act, note, chosen = "void", "It does not count.", Choices()
        else:
            act, note, chosen = "adjudicate", "Seen.", Choices(winners=(rng.choice(tuple(match.active)),))
        try:
            await life.bot.services.seasons.require_neutral(match, by)
        except PartyToSeason:
            by = MODERATOR  # who plays nowhere
        await life.tell(await life.moderators.act(match.id, by, act, note=note, chosen=chosen))
        self.deeds.done[act] += 1
