"""Posts of a season that Discord refuses hold up nothing else of it: a plainer form, or a report to those in charge."""

from bot.posts.post import Buttons, Key, Post
from engine.seasons.course import beginning
from engine.seasons.facts.rules import SeasonId
from engine.stores.outbox import Stream
from tests.bot.bench import CHANNEL, SERVER, WORDS, Bench
from tests.bot.delivery.matches.test_refused_posts import LINKS, OWNER, picky
from tests.engine.seasons.season_builders import ORGANISER, RULES, START
from tests.fake_discord import always, refusal

EN = WORDS["en"]


class League:
    """A season that is open for sign-up, and its posts."""

    def __init__(self) -> None:
        self.bench, self.discord = Bench(now=lambda: START), picky()
        self.seasons = self.bench.seasons
        tasks = self.bench.services(self.discord).tasks
        self.announcer, self.posts = tasks.announcer, tasks.seasons._posts
        self.season = SeasonId("")

    async def open(self) -> None:
        founded = await self.seasons.found("Bad word", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)
        self.season = founded.after.id
        await self.seasons.act(self.season, lambda now, _: beginning.open_sign_up(now, START))

    async def tell(self) -> bool:
        """Tell of the season; return whether nothing is left."""
        self.announcer.retry()
        return await self.announcer.take_up(Stream("season", self.season))


async def test_a_season_whose_name_a_filter_refuses_has_a_plain_page_with_its_buttons() -> None:
    league = League()
    league.discord.refuses[CHANNEL] = lambda post: refusal(LINKS) if "Bad word" in post.text else None
    await league.open()
    await league.tell()
    _, page = league.discord.in_channel(CHANNEL)
    assert EN("plain-season", season=league.season) in page.text
    assert f"`{league.season}` · page ·" in page.text
    assert any(key.route == "league_join" for key in _keys(page))
    assert league.discord.told(OWNER) == []


async def test_posts_of_a_season_that_are_refused_in_every_form_are_reported_once_and_not_sent_for_ever() -> None:
    league = League()
    tried = 0

    def refuse(_: object) -> Exception:
        nonlocal tried
        tried += 1
        return refusal(LINKS)

    league.discord.refuses[CHANNEL] = refuse
    await league.open()
    for _ in range(3):
        await league.tell()
    assert tried == 4, "news and page, each as it is and plainly"
    (report,) = league.discord.told(OWNER)
    assert f"`{league.season}`" in report
    assert await league.bench.store.outbox.announcements() == []
    del league.discord.refuses[CHANNEL]
    assert await league.posts.has_lost(league.season), "the page is to be tried again"
    await league.tell()
    assert len(league.discord.told(CHANNEL)) == 1


async def test_a_channel_that_may_not_be_written_to_is_waited_for() -> None:
    league = League()
    await league.open()
    league.discord.refuses[CHANNEL] = always(refusal(50013, 403))
    assert not await league.tell()
    del league.discord.refuses[CHANNEL]
    await league.tell()
    assert league.discord.told(CHANNEL)


async def test_a_post_that_somebody_has_deleted_is_sent_again() -> None:
    league = League()
    await league.open()
    await league.tell()
    assert not await league.posts.has_lost(league.season)
    league.discord.deleted.add(1002)
    assert await league.posts.has_lost(league.season)
    await league.tell()
    assert len(league.discord.told(CHANNEL)) == 3


def _keys(post: Post) -> list[Key]:
    rows = [block for block in post.blocks if isinstance(block, Buttons)]
    return [button.key for row in rows for button in row.items if button.key is not None]
