"""A season as a file: an archive that is put together match by match."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.features.league.lookup import season_of, standing_of
from bot.markup import plain
from bot.posts.league.core import Standing, title
from bot.posts.post import Attachment, Post
from bot.posts.progress import WorkProgress
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from bot.requests.waiting import answer_when_done
from engine.ids import MatchId, PersonId
from engine.log.chain import Entry
from engine.log.codec import AnyGame
from engine.matches.records.export import exported_log
from engine.seasons.files.archive import Archive, files, matches_of
from engine.seasons.files.pentathlon import stage_folder
from engine.seasons.state.season import Season

AT_ONCE: Final = 16
"""How many matches are read and packed in one go."""
TRIES: Final = 3
"""Tries; each one more starts over as the season has changed meanwhile."""


async def send_file(context: RequestContext, season: Season) -> None:
    """Send a season as an archive, in several parts where it is large; who waits sees how far it is, and may cancel it.

    Raises:
        Busy: the person has asked for too much at once.
    """
    others: list[Post] = []

    async def packed(progress: WorkProgress) -> Post:
        async with context.services.long_work.turn(context.person):
            first, *others[:] = _posts(context, season, await _archive(context, season, progress))
        return first

    said = context.words("league-export-wait", season=title(season, context.words))
    if await answer_when_done(context, said, packed):
        for post in others:
            await context.say_post(post)


async def archive(event: ComponentEvent) -> None:
    """Send a season as an archive by button."""
    await send_file(event.context, await season_of(event.context, event.key))


def _posts(context: RequestContext, season: Season, made: Archive) -> Iterator[Post]:
    """Yield an answer for each part of an archive, the first with what there is to say of it."""
    words, parts = context.words, made.parts()
    said = [words("league-exported", season=title(season, words))]
    if len(parts) > 1:
        said.append(words("league-exported-parts", count=len(parts)))
    if made.left_out:
        said.append(words("league-exported-without", count=len(made.left_out)))
    yield Post.of(*said, Attachment(f"fernzug-{season.id}.zip", parts[0]))
    for number, data in enumerate(parts[1:], 2):
        said_of = words("league-exported-part", number=number, count=len(parts))
        yield Post.of(said_of, Attachment(f"fernzug-{season.id}-{number}.zip", data))


async def _archive(context: RequestContext, season: Season, progress: WorkProgress) -> Archive:
    """Return the archive of a season, of one moment: if it changes meanwhile it is made again."""
    seasons, tries = context.services.seasons, TRIES
    while True:
        tries -= 1
        standings = [await standing_of(context, one) for one in [season, *await _stages(context, season)]]
        made = await _packed(context, standings, progress)
        season = await seasons.season(season.id)
        if not tries or all([await _stands(context, standing) for standing in standings]):
            return made


async def _stages(context: RequestContext, season: Season) -> Sequence[Season]:
    """Return the seasons of a pentathlon's stages that were opened, in their order."""
    played = await context.services.seasons.pentathlons.stages(season)
    return [stage for stage, _ in played.values()]


async def _stands(context: RequestContext, standing: Standing) -> bool:
    """Tell whether a season still stands so."""
    season = await context.services.seasons.season(standing.season.id)
    _, finished = await context.services.seasons.standing(season)
    return (season.seq, finished) == (standing.season.seq, standing.finished)


async def _packed(context: RequestContext, standings: Sequence[Standing], progress: WorkProgress) -> Archive:
    """Return the archive of a season, and of the seasons that are its stages: first their files, then all matches."""
    off_loop, done = context.services.long_work.off_loop, 0
    whole = sum(len(matches_of(one.season)) for one in standings)
    gone = await context.store.people.forgotten()
    forgotten = dict.fromkeys(gone, str(context.words("former-member")))
    readme = plain(context.words("league-archive-readme", season=title(standings[0].season, context.words)))
    made = Archive({"README.txt": readme.encode()})
    folders = ["", *(stage_folder(one.season) for one in standings[1:])]
    for folder, standing in zip(folders, standings, strict=True):
        log = await context.services.seasons.store.log(standing.season.id, upto=standing.season.seq)
        await off_loop(partial(_put, made, folder, standing, log, {**standing.names, **forgotten}))
    for folder, standing in zip(folders, standings, strict=True):
        season = standing.season
        game, ids = context.matches.game(season.rules.game), matches_of(season)
        for at in range(0, len(ids), AT_ONCE):
            logs = {match: await context.matches.logs.log(match) for match in ids[at : at + AT_ONCE]}
            await off_loop(partial(_add, made, game, folder, logs))
            done += len(logs)
            progress.tell(done, whole)
    return made


def _put(made: Archive, folder: str, standing: Standing, log: Sequence[Entry], names: Mapping[PersonId, str]) -> None:
    """Write everything of a season but its matches."""
    season, progress = standing.season, standing.progress
    made.put(files(season, log, progress, standing.finished, standing.tables, names=names), folder)


def _add(made: Archive, game: AnyGame, folder: str, logs: Mapping[MatchId, Sequence[Entry]]) -> None:
    made.add({match: exported_log(game, entries) for match, entries in logs.items()}, folder)
