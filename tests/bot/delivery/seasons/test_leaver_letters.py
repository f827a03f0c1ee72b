"""The question to leavers of the server whether they go on, sent where they can read it: in a direct message."""

from bot.delivery.seasons.people import LeaverLetters
from bot.posts.post import Buttons
from engine.ids import PersonId
from engine.seasons.entrants import signups
from engine.seasons.facts.course import iso
from engine.seasons.facts.places import EntrantAsked
from engine.seasons.facts.union import SeasonFact
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import Season
from leagues.core import EntrantId
from tests.bot.bench import Bench
from tests.engine.seasons.season_builders import START, Played
from tests.fake_discord import FakeDiscord

GONE = PersonId(1)


def running() -> Played:
    """Return a season of four that has begun."""
    played = Played.founded()
    played.run((1, 2, 3, 4))
    return played


def asked(season: Season, facts: tuple[SeasonFact, ...]) -> SeasonChange:
    return SeasonChange(None, season, facts)


async def test_who_has_left_the_server_is_asked_once_where_they_can_read_it() -> None:
    bench, fake, played = Bench(), FakeDiscord(), running()
    letters = LeaverLetters(bench.delivery(fake))
    facts = signups.gone(played.season, GONE, START)
    played.happen(facts)
    for _ in range(2):
        await letters.send(asked(played.season, facts))
    ((to, post),) = fake.shown.values()
    assert to == GONE
    assert [
        button.key.route for block in post.blocks if isinstance(block, Buttons) for button in block.items if button.key
    ] == ["league_go_on", "league_leave"]


async def test_who_is_silent_is_asked_in_the_channel_only() -> None:
    bench, fake, played = Bench(), FakeDiscord(), running()
    facts = signups.gone(played.season, GONE, START)
    played.happen(facts)
    silent = EntrantAsked("entrant_asked", EntrantId(1), iso(START), "silent")
    await LeaverLetters(bench.delivery(fake)).send(asked(played.season, (silent,)))
    assert fake.posts == []
