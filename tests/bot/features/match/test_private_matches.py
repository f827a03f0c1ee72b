"""Private matches: seen by their players, invited people and moderators who were called, and by nobody else."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import bot
from bot.features.match.lists import SHOWS, Listing, list_post
from bot.requests.context import RequestContext
from bot.requests.options import disputed_matches, own_matches
from engine.log.facts.start import ComputerSeat
from engine.matches.errors import UnknownMatch
from engine.matches.state.match import Match
from engine.moderation.moderators import Moderators
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CARLA, GAME, SERVER, Bench

READ = re.compile(r"matches\.match(_in)?\(")
READS_MATCHES = {
    "follow/components.py",
    "help.py",
    "match/lists.py",
    "person/own_data.py",
    "practice/puzzle.py",
}
"""They name a game or what the person follows, list what the store has found for the person, show or leave one's own
matches, show a puzzle.
"""


async def private(bench: Bench) -> Match:
    change = await bench.proposed(computer=(ComputerSeat("easy", 1),), is_private=True, wished_seat=Seat(0))
    return change.after


def asking(bench: Bench, person: Any, *, moderates: bool = False) -> RequestContext:
    """Return the context of somebody on the server, who may manage it."""
    context = bench.context(person)
    interaction: Any = context.interaction
    interaction.guild = None
    interaction.permissions = SimpleNamespace(manage_guild=moderates)
    return context


async def sees(context: RequestContext, match: Match) -> bool:
    try:
        return (await context.match_named(match.id)).id == match.id
    except UnknownMatch:
        return False


async def test_nobody_but_its_player_opens_a_private_match_by_its_name() -> None:
    bench = Bench()
    match = await private(bench)
    assert await sees(asking(bench, ANNA), match)
    assert not await sees(asking(bench, BERND), match)
    assert not await sees(asking(bench, CARLA, moderates=True), match)


async def test_the_list_of_a_server_showed_private_matches() -> None:
    bench = Bench()
    match = await private(bench)
    over = await private(bench)
    await bench.matches.resign(over.id, ANNA)
    for person in (BERND, ANNA):
        for listing in [
            Listing(show, whose, game) for show in SHOWS for whose in (None, ANNA) for game in (None, GAME)
        ]:
            text = (await list_post(asking(bench, person), listing)).text
            wanted = over if listing.show == "over" else match
            assert (wanted.id in text) == (person == ANNA and listing.show != "proposed")
    assert await own_matches(bench.interaction(BERND), match.id) == []


async def test_who_is_asked_to_take_over_sees_what_it_is_about() -> None:
    bench = Bench()
    match = await private(bench)
    await bench.matches.offer_substitute(match.id, ANNA, BERND)
    assert await sees(asking(bench, BERND), match)
    await bench.matches.answer(match.id, BERND, kind="substitute", is_accepted=False)
    assert not await sees(asking(bench, BERND), match)


async def test_moderators_see_it_once_they_were_called() -> None:
    bench = Bench()
    match = await private(bench)
    await Moderators(bench.matches, bench.store).open_dispute(match.id, ANNA, note="Stuck.")
    for person, moderates in ((CARLA, True), (BERND, False)):
        context = asking(bench, person, moderates=moderates)
        assert await sees(context, match) == moderates
        context.interaction.client.services = context.services
        assert bool(await disputed_matches(context.interaction, "")) == moderates
    elsewhere = asking(bench, CARLA, moderates=True)
    elsewhere.interaction.guild_id = SERVER - 1
    assert not await sees(elsewhere, match)


def test_features_open_matches_through_the_context_which_knows_who_may_see_them() -> None:
    features = Path(bot.__file__).parent / "features"
    found = {path.relative_to(features).as_posix() for path in features.rglob("*.py") if READ.search(path.read_text())}
    assert found == READS_MATCHES
