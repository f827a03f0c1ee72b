"""True archives of seasons in which much has happened, played through the real service, and how to change them."""

import asyncio
import io
import json
import random
import tempfile
import zipfile
from collections.abc import Awaitable, Callable, Sequence
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine.ids import MatchId, PersonId
from engine.matches.records.export import exported_log
from engine.matches.service.service import Matches
from engine.moderation.moderators import Moderators
from engine.seasons.course import late_joining
from engine.seasons.entrants import leave, signups
from engine.seasons.facts.formats import KnockoutRules, RoundRobinRules, RoundsRules
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.files.archive import Archive, files, matches_of
from engine.seasons.files.pentathlon import stage_folder
from engine.seasons.organisers.requests import Verdict
from engine.seasons.service.service import Seasons
from engine.seasons.state.season import Season
from games.registry import GAMES
from tests.engine.seasons.season_builders import ORGANISER, RULES, SLOW, organise
from tests.engine.seasons.service.test_service import OUTSIDER, Club
from tests.tools import duels, event_plays
from tests.tools.plays import Json
from tools.verify.course import MatchCourse
from tools.verify.log import Log
from tools.verify.log import read as read_match
from tools.verify.report import course_of, faults
from tools.verify.report import head as read_head
from tools.verify.seasons import matches, report
from tools.verify.seasons.files import ArchiveFiles

SUBSTITUTE, LATE = PersonId(50), PersonId(51)
OFFERED = 6
LATE_AFTER, LEFT_AFTER = 2, 4
Held = dict[str, bytes]
"""The files of an archive by their names."""


class Player(Club):
    """A club whose ids and seeds are always the same, and whose people play at random."""

    def __init__(self, rng: int) -> None:
        super().__init__()
        self.lot = random.Random(rng)
        self.matches = Matches(
            self.store, GAMES, now=self.clock, seed_for=lambda: self.lot.randbytes(32), id_for=self._id
        )
        self.seasons = Seasons(
            self.store.seasons,
            self.store.matches,
            self.matches,
            now=self.clock,
            seed_for=lambda: self.lot.randbytes(32),
            id_for=self._id,
        )

    def _id(self) -> MatchId:
        return MatchId("".join(self.lot.choices("abcdefghijkmnpqrstuvwxyz23456789", k=8)))

    async def play(self, number: int, turns: int, loser: int | None = None) -> None:
        """Let a fixture be played for some turns; then a seat resigns, if one is named."""
        match = await self.matches.match((await self.season()).matches[number])
        game = self.matches.game_of(match)
        for _ in range(turns):
            if match.phase != "running" or not match.due(game):
                break
            seat = match.due(game)[0]
            lines = (choice.line for choice in game.notation.suggest(match.state, seat, "") if choice.is_complete)
            line = self.lot.choice(list(islice(lines, OFFERED)))
            match = (await self.matches.play(match.id, match.persons[seat], line)).after
        if loser is not None and match.phase == "running":
            match = (await self.matches.resign(match.id, match.persons[loser])).after
        await self.wait(minutes=7)
        await self.seasons.advance(self.id)

    async def open_matches(self) -> list[int]:
        """Return the fixtures whose match runs."""
        season = await self.season()
        return sorted((await self.seasons.progress(season)).seated)

    async def finish(self, turns: Sequence[int] = (6,)) -> None:
        """Let all that is open be played and given up, until the season is closed."""
        while numbers := await self.open_matches():
            await self.play(numbers[0], self.lot.choice(turns), self.lot.randrange(2))

    async def archive(self, *, size: int = 2**20) -> list[bytes]:
        """Return the parts of the archive, as /league export gives them."""
        return await archived(self.seasons, self.matches, await self.season(), size=size)


async def archived(seasons: Seasons, played: Matches, season: Season, *, size: int = 2**20) -> list[bytes]:
    """Return the parts of a season's archive."""
    made = Archive({"README.txt": b"Winter"}, size=size)
    stages = [stage for stage, _ in (await seasons.pentathlons.stages(season)).values()]
    folders = {"": season, **{stage_folder(stage): stage for stage in stages}}
    for folder, part in folders.items():
        progress, finished = await seasons.standing(part)
        log, tables = await seasons.store.log(part.id), await seasons.tables(part)
        names = {entrant.person: f"Spieler {entrant.person}" for entrant in part.entrants.values()}
        made.put(files(part, log, progress, finished, tables, names=names), folder)
    for folder, part in folders.items():
        for match in matches_of(part):
            made.add({match: exported_log(GAMES[part.rules.game], await played.logs.log(match))}, folder)
    return list(made.parts())


async def winter() -> Player:
    """Play a season of two divisions in which everything happens that can happen to a season of pairs."""
    club = Player(5)
    await club.found(
        9,
        game="colliding_circles",
        game_version=GAMES["colliding_circles"].info.version,
        most=5,
        policy=SLOW,
        allows_late=True,
        scoring=SeasonScoring(tie_breaks=("direct", "wins", "sonneborn_berger", "difference", "lot")),
    )
    await club.wait(days=RULES.sign_up_days)
    season = await club.season()
    small = min(season.divisions, key=len)
    await club.act(lambda now: signups.sign_off(now, now.entrants[small[-1]].person))
    await club.wait(hours=RULES.objection_hours)
    await club.act(lambda now: signups.offer_standby(now, SUBSTITUTE))
    progress = await club.seasons.progress(await club.season())
    await club.act(lambda now: late_joining.join_late(now, progress, LATE, club.now))
    numbers = await club.open_matches()
    for number in numbers[:4]:
        await club.play(number, 6, club.lot.randrange(2))
    await club.play(numbers[4], 1, 0)
    season = await club.season()
    first, second = season.divisions
    leaver, removed = season.entrants[first[1]].person, season.entrants[second[2]].person
    await club.act(lambda now: leave.withdraw(now, leaver, how="asked", by=leaver))
    await club.act(lambda now: signups.take_place(now, SUBSTITUTE))
    await club.act(lambda now: leave.withdraw(now, removed, how="removed", by=ORGANISER, note="Unfair."))
    await _ruled(club)
    await club.finish((1, 2, 6, 6))
    return club


async def _ruled(club: Player) -> None:
    """Let organisers and moderators rule: voided and played again, decided, taken back, points given and taken."""
    again, decided, taken_back = (await club.open_matches())[:3]
    season = await club.season()
    moderators = Moderators(club.matches, club.store)
    await moderators.act(season.matches[again], OUTSIDER, "void", note="Wrong board.")
    await club.seasons.advance(club.id)
    await club.organise("again", fixture=again, note="Again.")
    await club.act(lambda now: organise(now, "rule", fixture=decided, ending=Verdict("walkover", (1, 2)), note="Gone."))
    await club.act(
        lambda now: organise(now, "rule", fixture=taken_back, ending=Verdict("double_walkover"), note="Both.")
    )
    await club.act(lambda now: organise(now, "reverse", fixture=taken_back, note="No."))
    person = season.entrants[season.divisions[0][0]].person
    await club.act(lambda now: organise(now, "points", member=person, points=-1, note="Late."))
    await club.act(lambda now: organise(now, "points", member=person, points=2, note="Help."))


async def corrected(club: Player) -> Season:
    """Correct a closed season: by an organiser, and by a moderator in a match."""
    season = await club.season()
    finished = (await club.seasons.standing(season))[1]
    played = [number for number, match in finished.items() if match.is_rated and number not in season.rulings]
    change = await club.seasons.act(
        club.id,
        lambda now, _: organise(
            now, "rule", fixture=played[0], ending=Verdict("played", (2, 1)), by=OUTSIDER, note="Misread."
        ),
    )
    await club.seasons.corrected(change.after, by=OUTSIDER, note="Misread.")
    await club.wait(hours=1)
    moderators = Moderators(club.matches, club.store)
    await moderators.act(season.matches[played[1]], OUTSIDER, "void", note="A bug.")
    await club.seasons.corrected(await club.season(), by=OUTSIDER, note="A bug.")
    return await club.season()


async def double() -> Player:
    """Play a double round robin of four whose matches end in all ways, one of them by the close."""
    club = Player(6)
    await club.found(4, game="gamwin", own=RoundRobinRules("double"), policy=SLOW, promoted=0, relegated=0)
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    for number in (await club.open_matches())[:9]:
        await club.play(number, club.lot.choice((1, 5, 8)), club.lot.randrange(2))
    await club.wait(days=RULES.days)
    for question in (await club.season()).activity_checks:
        await club.confirm(question.person)
    await club.wait(days=RULES.overtime_days)
    return club


async def tables() -> Player:
    """Play Columbiz at tables of three: seven people, each pair meets once."""
    club = Player(7)
    await club.found(
        8,
        game="columbiz",
        game_version=GAMES["columbiz"].info.version,
        seats=3,
        policy=SLOW,
        scoring=SeasonScoring(tie_breaks=("share", "wins")),
    )
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    for number in await club.open_matches():
        await club.play(number, 400 if number == 1 else 9)
        for loser in (0, 1):
            await club.play(number, 0, loser)
    return club


async def rounds(format_: str) -> Player:
    """Play a Swiss of five, or seven people at tables of three and four; one comes late, and one leaves."""
    club, is_swiss = Player(9 if format_ == "swiss" else 10), format_ == "swiss"
    game = "colliding_circles" if is_swiss else "columbiz"
    await club.found(
        5 if is_swiss else 7,
        game=game,
        game_version=GAMES[game].info.version,
        own=RoundsRules("swiss", 4) if is_swiss else RoundsRules("pods", 3),
        seats=2 if is_swiss else 4,
        most=32,
        policy=SLOW,
        allows_late=True,
        scoring=SeasonScoring(tie_breaks=("buchholz_cut", "buchholz", "sonneborn_berger"))
        if is_swiss
        else SeasonScoring(6, 3, tie_breaks=("wins", "share")),
    )
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    count = 0
    while open_ := await club.open_matches():
        season = await club.season()
        for loser in range(len(season.fixtures[open_[0]].entrants) - 1):
            await club.play(open_[0], 0 if loser else club.lot.choice((1, 6, 9)), loser)
        count += 1
        if count == LATE_AFTER:
            progress = await club.seasons.progress(await club.season())
            await club.act(partial(late_joining.join_late, progress=progress, person=LATE, now=club.now))
        if count == LEFT_AFTER:
            leaver = season.entrants[season.divisions[0][1]].person
            await club.act(partial(leave.withdraw, person=leaver, how="asked", by=leaver))
    return club


async def cup() -> Player:
    """Play a cup of six people to its end."""
    club = Player(12)
    await club.found(
        6,
        game="colliding_circles",
        game_version=GAMES["colliding_circles"].info.version,
        own=KnockoutRules(),
        most=32,
        policy=SLOW,
        promoted=0,
        relegated=0,
        scoring=SeasonScoring(tie_breaks=("wins",)),
    )
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    await club.finish((1, 6))
    return club


async def played(club: Player, play: Callable[[Player], Awaitable[None]]) -> Player:
    """Let a season be played that is told elsewhere."""
    await play(club)
    return club


MADE: dict[str, Callable[[], Any]] = {
    "winter": winter,
    "double": double,
    "tables": tables,
    "swiss": partial(rounds, "swiss"),
    "pods": partial(rounds, "pods"),
    "cup": cup,
    "knockout": lambda: played(Player(13), duels.knockout),
    "ladder": lambda: played(Player(14), duels.ladder),
    "teams": lambda: played(Player(13), event_plays.teams),
    "pentathlon": lambda: played(Player(14), event_plays.pentathlon),
}


@cache
def archive(name: str) -> bytes:
    """Return a true archive; `winter` is corrected after its close."""

    async def made() -> bytes:
        club = await MADE[name]()
        if name == "winter":
            await corrected(club)
        (whole,) = await club.archive()
        return bytes(whole)

    return asyncio.run(made())


def held(data: bytes) -> Held:
    """Return the files of an archive."""
    with zipfile.ZipFile(io.BytesIO(data)) as read:
        return {name: read.read(name) for name in read.namelist()}


def packed(files_: Held) -> bytes:
    """Return an archive of files, not compressed, as it is read at once."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as written:
        for name, data in files_.items():
            written.writestr(name, data)
    return made.getvalue()


class Followed:
    """Matches that tools/verify has followed, by their text: a forged archive leaves most of them as they were."""

    def __init__(self) -> None:
        self.read = cache(read_match)
        self._courses: dict[int, MatchCourse | None] = {}
        self._faults: dict[int, list[str]] = {}

    def course(self, log: Log) -> MatchCourse | None:
        """Return the course of a match, at its end if it was followed."""
        return self._courses.setdefault(id(log), course_of(log))

    def faults(self, log: Log, *, course: MatchCourse | None) -> list[str]:
        """Return what is wrong with a match."""
        if id(log) not in self._faults:
            self._faults[id(log)] = [*faults(log, course=course)]
        return self._faults[id(log)]


FOLLOWED = Followed()


def found(path: Path, *more: Path, heads: Sequence[str] = ()) -> list[str]:
    """Return everything that tools/verify finds wrong with an archive."""
    with ArchiveFiles([path, *more]) as read, pytest.MonkeyPatch.context() as patch:
        for name, remembered in (
            ("read", FOLLOWED.read),
            ("course_of", FOLLOWED.course),
            ("faults", FOLLOWED.faults),
        ):
            patch.setattr(matches, name, remembered)
        return list(report.check(read, [read_head(head) for head in heads])[1])


def found_in(files_: Held, *heads: str) -> list[str]:
    """Return everything that tools/verify finds wrong with the files of an archive."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "season.zip")
        path.write_bytes(packed(files_))
        return found(path, heads=heads)


def season_of(files_: Held) -> Json:
    """Return what stands in the file of the season."""
    data: Json = json.loads(files_["season.json"])
    return data
