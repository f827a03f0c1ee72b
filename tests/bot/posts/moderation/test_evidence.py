"""Evidence for moderators is what people saw: dice by their numbers, never by the faces that were drawn."""

from typing import Any, cast

import pytest

from bot.features.moderation.rewinding import rewinding_post, targets
from bot.i18n import Words
from bot.posts.moderation.evidence import SHOWN_THROWS, EvidenceSources, evidence_post
from bot.posts.speech import Speech
from engine.ids import MatchId, PersonId
from engine.log.facts.chance import ChanceDrawn
from engine.log.facts.codec import decode_fact
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.moderation.moderators import Moderators
from games.core import CHANCE
from games.registry import GAMES
from tests.bot.bench import CARLA, Bench, recipient

DRAWN_GAMES = ["gamwin", "columbiz", "colliding_circles"]


async def under_way(game: str) -> tuple[Bench, Match]:
    """Return a match of six moves, always the same."""
    bench = Bench()
    bench.matches = Matches(bench.store, GAMES, seed_for=lambda: bytes(32), id_for=lambda: MatchId("k3v9p2ch"))
    match = (await bench.started(game=game)).after
    for _ in range(6):
        match = (await bench.play(match.id)).after
    return bench, match


async def seen(bench: Bench, match: Match, words: Words) -> list[str]:
    """Return what the match's own posts have said of each throw, the latest last."""
    game, play = GAMES[match.proposal.game], await bench.matches.logs.whole_play(match.id)
    throws = [step.transition for step in play.played if step.transition.seat == CHANCE]
    return [Speech(words).notes(game, game.narration.describe(transition)) for transition in throws]


async def drawn(bench: Bench, match: Match) -> list[str]:
    """Return the draws of each throw as they stand in the log."""
    facts = [decode_fact(entry.body) for entry in await bench.matches.logs.log(match.id)]
    return [" ".join(str(draw.value) for draw in fact.draws) for fact in facts if isinstance(fact, ChanceDrawn)]


@pytest.mark.parametrize("game", DRAWN_GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_evidence_shows_dice_as_people_saw_them(game: str, language: Any) -> None:
    bench, match = await under_way(game)
    reader = recipient(language)
    text = (await evidence_post(cast("EvidenceSources", bench), match, reader)).text
    throws = (await seen(bench, match, reader.words))[-SHOWN_THROWS:]
    assert throws
    for throw in throws:
        assert f": {throw} (" in text
    if game == "gamwin":
        assert not any(f": {faces} (" in text for faces in await drawn(bench, match))


@pytest.mark.parametrize("game", DRAWN_GAMES)
async def test_a_rewind_says_which_dice_people_saw(game: str) -> None:
    bench, match = await under_way(game)
    context = bench.context(PersonId(CARLA))
    context.interaction.client.moderators = Moderators(bench.matches, bench.store)
    play, words = await bench.matches.logs.whole_play(match.id), context.recipient.words
    first = targets(play)[-1].seq
    text = (await rewinding_post(context, match, first, case=None)).text
    undone = [
        throw for throw in await seen(bench, match, words) if f" {throw}" in text.split(words("rewind-undoes"))[1]
    ]
    assert undone
    assert words("learned-throw", text=undone[-1], person="") in text
