"""The archive of a season: people see its progress while they wait, may stop it, and get all parts."""

import asyncio
import io
import zipfile
from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest

from bot.errors import NothingToCancel
from bot.features.league.season import archive as exporting
from bot.posts.league.core import Standing
from bot.posts.long_work import LongWork
from bot.posts.post import Attachment, Buttons, Post
from bot.posts.progress import WorkProgress
from bot.requests import waiting
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from engine.ids import PersonId
from engine.seasons.files.archive import Archive
from engine.seasons.state.season import Season
from tests.bot.bench import WORDS
from tests.engine.seasons.season_bench import SERVER
from tests.engine.seasons.service.test_service import Club

ANNA = PersonId(1)


class Asked:
    """What somebody gets to see who asks for a season's archive; stands for the context of the request."""

    def __init__(self, club: Club) -> None:
        self.words, self.person, self.server = WORDS["en"], ANNA, SERVER
        self.matches, self.store = club.matches, club.store
        self.club = club
        self.posts: list[Post] = []
        self.seen = asyncio.Event()
        season_posts = SimpleNamespace(views=SimpleNamespace(standing=self.standing))
        self.interaction = SimpleNamespace(response=SimpleNamespace(defer=self.defer))
        self.services = SimpleNamespace(long_work=LongWork(), seasons=club.seasons, season_posts=season_posts)

    async def standing(self, season: Season) -> Standing:
        progress, finished = await self.club.seasons.standing(season)
        names = {entrant.person: f"Anna {entrant.person}" for entrant in season.entrants.values()}
        return Standing(season, progress, await self.club.seasons.tables(season), finished, names)

    async def say_post(self, post: Post) -> None:
        self.posts.append(post)
        self.seen.set()

    async def replace(self, post: Post) -> None:
        await self.say_post(post)

    async def defer(self) -> None:
        """Take the press of a button."""

    @property
    def context(self) -> RequestContext:
        return cast("RequestContext", self)

    @property
    def files(self) -> list[Attachment]:
        return [block for post in self.posts for block in post.blocks if isinstance(block, Attachment)]


async def stuck(context: RequestContext, season: Season, progress: WorkProgress, *, until: asyncio.Event) -> Archive:
    """Pack for as long as nobody lets it end."""
    del context, season
    progress.tell(2, 6)
    await until.wait()
    return Archive({"season.json": b"{}"})


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait until it is told that they have to."""
    monkeypatch.setattr(waiting, "AT_ONCE", 0.0)
    monkeypatch.setattr(waiting, "SHOWN_EVERY", 0.0)


async def test_a_small_season_comes_at_once_and_names_nobody_who_has_left() -> None:
    club = Club()
    season = await club.start(4)
    asked = Asked(club)
    await club.store.people.forget(PersonId(2), at=club.now)
    await exporting.send_file(asked.context, season)
    (file,) = asked.files
    assert file.name == f"fernzug-{season.id}.zip"
    with zipfile.ZipFile(io.BytesIO(file.data)) as read:
        assert len([name for name in read.namelist() if name.startswith("matches/")]) == 6
        table = read.read("tables/division-1.csv").decode()
    assert "Anna 1" in table
    assert "Anna 2" not in table
    assert "former member" in table


async def test_who_waits_sees_how_far_it_is_and_may_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    club = Club()
    season = await club.start(4)
    asked, until = Asked(club), asyncio.Event()
    hurry(monkeypatch)
    monkeypatch.setattr(exporting, "_archive", partial(stuck, until=until))
    sending = asyncio.create_task(exporting.send_file(asked.context, season))
    while not any("2 / 6" in post.text for post in asked.posts):
        await asked.seen.wait()
        asked.seen.clear()
    (buttons,) = [block for block in asked.posts[-1].blocks if isinstance(block, Buttons)]
    key = buttons.items[0].key
    await waiting.cancel(cast("ComponentEvent", SimpleNamespace(context=asked.context, key=key)))
    await sending
    assert asked.posts[-1].text == WORDS["en"]("work-cancelled")
    assert asked.files == []
    with pytest.raises(NothingToCancel):
        await waiting.cancel(cast("ComponentEvent", SimpleNamespace(context=asked.context, key=key)))


async def test_what_was_waited_for_comes_in_the_place_of_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    club = Club()
    season = await club.start(4)
    asked, until = Asked(club), asyncio.Event()
    hurry(monkeypatch)
    monkeypatch.setattr(exporting, "_archive", partial(stuck, until=until))
    sending = asyncio.create_task(exporting.send_file(asked.context, season))
    await asked.seen.wait()
    until.set()
    await sending
    assert [file.name for file in asked.files] == [f"fernzug-{season.id}.zip"]
