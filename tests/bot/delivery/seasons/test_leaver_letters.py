"""Who is asked whether they go on since they have left the server reads it where they can: in a direct message."""

from bot.delivery.seasons.people import LeaverLetters
from bot.posts.post import Buttons, Post
from engine.ids import PersonId
from engine.seasons.entrants import signups
from engine.seasons.facts.course import iso
from engine.seasons.facts.places import EntrantAsked
from engine.seasons.facts.union import SeasonFact
from engine.seasons.service.store import SeasonAnnouncement
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import Season
from leagues.core import EntrantId
from tests.bot.bench import Bench, NoWay
from tests.engine.seasons.season_builders import START, Played

GONE = PersonId(1)


class Mailbox(NoWay):
    """Takes direct messages; the channel of a person has their number."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, Post]] = []

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        return person

    async def find(self, channel: int, marker: str) -> int | None:
        return next((1 for to, post in self.sent if to == channel and marker in post.text), None)

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        assert len(nonce) <= 25
        self.sent.append((channel, post))
        return len(self.sent)


def running() -> Played:
    """Return a season of four that has begun."""
    played = Played.founded()
    played.run((1, 2, 3, 4))
    return played


def asked(season: Season, facts: tuple[SeasonFact, ...]) -> SeasonChange:
    return SeasonChange(None, season, facts, SeasonAnnouncement(season.id, 1, 1))


async def test_who_has_left_the_server_is_asked_once_where_they_can_read_it() -> None:
    bench, mailbox, played = Bench(), Mailbox(), running()
    letters = LeaverLetters(bench.delivery(mailbox))
    facts = signups.gone(played.season, GONE, START)
    played.happen(facts)
    for _ in range(2):
        await letters.send(asked(played.season, facts))
    ((to, post),) = mailbox.sent
    assert to == GONE
    assert [
        button.key.route for block in post.blocks if isinstance(block, Buttons) for button in block.items if button.key
    ] == ["league_go_on", "league_leave"]


async def test_who_is_silent_is_asked_in_the_channel_only() -> None:
    bench, mailbox, played = Bench(), Mailbox(), running()
    facts = signups.gone(played.season, GONE, START)
    played.happen(facts)
    silent = EntrantAsked("entrant_asked", EntrantId(1), iso(START), "silent")
    await LeaverLetters(bench.delivery(mailbox)).send(asked(played.season, (silent,)))
    assert mailbox.sent == []
