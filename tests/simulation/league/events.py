"""The days of a pentathlon and of a team event: people leave stages out, members are missing or leave."""

import contextlib
import random
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.features.league.draft.menu import usual_tie_breaks
from engine.errors import Refusal
from engine.ids import PersonId
from engine.seasons.facts.formats import PentathlonRules, StageRules, TeamRules
from engine.seasons.facts.rules import Rules, SeasonId, SeasonScoring
from engine.seasons.service.store import SeasonSummary
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squads
from games.core import PAIR, MoveError
from games.registry import GAMES
from tests.simulation.league.scale import SHORT, LeagueScale, rules_of
from tests.simulation.league.world import ENDINGS, HOME, NEUTRAL, LeagueWorld
from tests.simulation.life import Life
from tests.simulation.people import Someone
from tests.simulation.world import World

PENTATHLON: Final = "Pentathlon"
TEAMS: Final = "Teams"
MEMBERS: Final = 3
"""With two boards each team has somebody on the bench."""

EVENTS: Final = replace(SHORT, days=10, people=9, substitutes=0, haste=0.3, seed=3)
ATHLETES: Final = 5


def pentathlon_rule_lines(scale: LeagueScale) -> Rules:
    """Return the rules of a pentathlon over all games, one after the other."""
    stages = tuple(
        StageRules(
            key,
            key,
            game.info.version,
            tuple((option.key, option.default) for option in game.info.options),
            PAIR,
            usual_tie_breaks(game, PAIR),
        )
        for key, game in GAMES.items()
    )
    rules = replace(rules_of(scale, seats=PAIR), promoted=0, relegated=0, recurs=False, allows_late=False)
    return replace(rules, own=PentathlonRules(stages, break_days=0), least=4, most=8)


def team_rules(scale: LeagueScale) -> Rules:
    """Return the rules of an event of teams with two boards."""
    rules = replace(rules_of(scale, seats=PAIR), own=TeamRules(boards=2), least=2, most=8, days=2 * scale.lasts)
    return replace(
        rules,
        promoted=0,
        relegated=0,
        recurs=False,
        allows_late=False,
        scoring=SeasonScoring(tie_breaks=("boards", "direct")),
    )


class EventsWorld(LeagueWorld):
    """Everything outside of the bot, for a pentathlon and a team event."""

    async def open(self, life: Life) -> None:
        """Announce a pentathlon and an event of teams."""
        self._event = (await life.run(self._announce(life, PENTATHLON, pentathlon_rule_lines(self._rules)))).id
        self._teams = (await life.run(self._announce(life, TEAMS, team_rules(self._rules)))).id
        self._left_out = {PersonId(0)}

    # The people

    async def _visit(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Sign up, answer what is asked, leave stages out, look after the own team, and play."""
        self._board.look()
        for act in (self._answer, self._take_part, self._join_team, self._look_after):
            with contextlib.suppress(Refusal):
                await act(life, someone, rng)
        await World._visit(self, life, someone, rng)

    async def _take_part(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Sign up for the pentathlon; everybody leaves one of its later stages out now and then."""
        season, number = await self._season(life, self._event), self._number(someone.id)
        if number >= ATHLETES or season.phase not in {"open", "running"}:
            return
        if season.entrant_of(someone.id) is None:
            await self._press(life, someone.id, "league_join", season.id)
        elif someone.id not in self._left_out and rng.random() < 0.5:
            self._left_out.add(someone.id)
            turns = ("out", "in", "out") if number % 2 else ("out",)
            for turn in turns:
                await self._press(life, someone.id, "pentathlon_stage", season.id, text=f"{number + 1}.{turn}")

    async def _join_team(self, life: Life, someone: Someone, _: random.Random) -> None:
        """Found a team with one's two neighbours, or agree to be in it."""
        season, number = await self._season(life, self._teams), self._number(someone.id)
        if season.phase not in {"open", "running"} or season.entrant_of(someone.id) is not None:
            return
        if season.phase == "open" and number % MEMBERS == 0:
            others = [str(one.id) for one in self.evidence.people[number + 1 : number + MEMBERS]]
            fields = {"name": f"Team {number // MEMBERS + 1}", "members": ",".join(others)}
            await self._press(life, someone.id, "team_founded", season.id, **fields)
        for entrant, squad in season.of(Squads).teams.items():
            if someone.id in squad.invited:
                await self._press(life, someone.id, "team_join", season.id, text=str(entrant))

    async def _look_after(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Be missing and there again, order boards, let the bench step in; the last member of a team leaves it."""
        season = await self._season(life, self._teams)
        entrant = season.entrant_of(someone.id)
        if entrant is None or season.phase != "running":
            return
        squad = season.of(Squads).teams[entrant.id]
        if squad.captain != someone.id and rng.random() < 0.05:
            turn = "there" if someone.id in squad.missing else "missing"
            await self._press(life, someone.id, "team_self", season.id, text=turn)
        if squad.captain == someone.id and rng.random() < 0.05:
            member = rng.choice(squad.members)
            await self._press(life, someone.id, "team_act", season.id, text="up", value=str(member))
        if self._is_leaver(season, someone.id):
            await self._press(life, someone.id, "league_leave_yes", season.id)

    def _is_leaver(self, season: Season, person: PersonId) -> bool:
        """Tell whether somebody leaves: of each team but the first the one who sits at its first running board."""
        squad = next(each for each in season.of(Squads).teams.values() if person in each.members)
        is_playing = any(person in season.of(Squads).lineup(number) for number in season.matches)
        return is_playing and len(squad.members) == MEMBERS and squad.name != "Team 1"

    def _number(self, person: PersonId) -> int:
        return [one.id for one in self.evidence.people].index(person)

    async def _season(self, life: Life, season: str) -> Season:
        return await life.bot.services.seasons.season(SeasonId(season))

    # The organiser

    async def _make_rounds(self, life: Life, rng: random.Random) -> None:
        """Let an organiser rule about boards and matches of stages, and take it back."""
        for summary in await life.bot.services.seasons.store.of_server(HOME):
            for act in (self._reverse, self._rule_fixture):
                try:
                    await act(life, summary, NEUTRAL, rng)
                except (Refusal, MoveError) as refusal:
                    self.evidence.refusals[refusal.code] += 1

    async def _rule_fixture(self, life: Life, summary: SeasonSummary, by: PersonId, rng: random.Random) -> None:
        season = await self._season(life, summary.season)
        is_over = summary.phase in {"archived", "cancelled"}
        if is_over or not season.fixtures or rng.random() > self._rules.rulings / 8:
            return
        fixture = rng.choice(list(season.fixtures))
        await self._act(life, summary.season, by, "rule", {"fixture": str(fixture), "ending": rng.choice(ENDINGS)})
        back = self._loop.now() + timedelta(days=rng.uniform(0.1, 1))
        self.deeds.to_reverse.append((back, summary.season, fixture))
