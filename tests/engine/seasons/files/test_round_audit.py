"""Rounds that were drawn one after the other, over a store and real matches: checked, and forged."""

from collections.abc import Callable
from dataclasses import fields, replace

import pytest

from engine.ids import MatchId
from engine.log import chain
from engine.matches.service.audit import Fault
from engine.moderation.moderators import Moderators
from engine.seasons.facts import codec
from engine.seasons.facts.fixtures import RoundDrawn
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import SeasonFact
from engine.seasons.files.audit import audit
from tests.engine.seasons.formats.test_rounds import PODS, SWISS
from tests.engine.seasons.season_builders import ORGANISER, SLOW
from tests.engine.seasons.service.test_service import Club

Forge = Callable[[RoundDrawn], RoundDrawn]


def vars_of(rules: Rules) -> dict[str, object]:
    return {each.name: getattr(rules, each.name) for each in fields(rules)}


async def played(rules: Rules, people: int, **others: object) -> Club:
    """Return a club whose season is over, all but the first player having resigned."""
    club = Club()
    await club.start(people, **{**vars_of(rules), **others})
    while (season := await club.season()).is_live:
        progress = await club.seasons.progress(season)
        for number in sorted(progress.seated):
            for seat in range(1, len(season.fixtures[number].entrants)):
                await club.give_up(season.matches[number], seat)
    return club


async def faults(club: Club, forge: Forge | None = None, number: int = 2) -> tuple[Fault, ...]:
    """Return what the audit says, with the round of a number forged in a rechained log."""
    log = await club.store.seasons.log(club.id)
    facts: list[SeasonFact] = [codec.decode(entry.body) for entry in log]
    if forge is not None:
        facts = [forge(each) if isinstance(each, RoundDrawn) and each.round == number else each for each in facts]
    chained, previous = [], chain.GENESIS
    for at, (fact, entry) in enumerate(zip(facts, log, strict=True)):
        (made,) = chain.link([codec.encode(fact)], match=MatchId(club.id), after=at, previous=previous, at=entry.at)
        chained.append(made)
        previous = made.digest
    finished = await club.store.matches.finished([one.match for one in await club.store.matches.of_season(club.id)])
    summary, seed = await club.store.seasons.summary(club.id), await club.store.seasons.seed(club.id)
    return audit(club.id, chained, summary=summary, seed=seed, finished=finished)


@pytest.fixture
async def swiss() -> Club:
    return await played(SWISS, 7, policy=SLOW)


@pytest.fixture
async def pods() -> Club:
    return await played(PODS, 7, game="columbiz", policy=SLOW)


@pytest.mark.slow
async def test_rounds_that_were_drawn_by_the_rules_are_found_to_be_so(swiss: Club, pods: Club) -> None:
    for club, rounds in ((swiss, 3), (pods, 4)):
        season = await club.season()
        assert season.phase == "closed"
        assert season.round == rounds
        assert await faults(club) == ()


@pytest.mark.parametrize("rules", [PODS, SWISS], ids=lambda rules: rules.own.format)
async def test_a_void_match_that_was_played_again_after_the_next_draw_was_forgotten(rules: Rules) -> None:
    """Only its second match was asked for: `bot check` drew the round again as if the first had never ended."""
    club = Club()
    season = await club.start(7, **{**vars_of(rules), "policy": SLOW, "game": "columbiz"})
    for number, match in season.matches.items():
        if number > 1:
            for person in season.fixtures[number].entrants[1:]:
                await club.matches.resign(match, season.entrants[person].person)
    await Moderators(club.matches, club.store).act(season.matches[1], ORGANISER, "void", note="A bug.")
    await club.seasons.advance(club.id)
    assert (await club.season()).round == 2
    await club.organise("again", fixture=1, note="Fair.")
    assert (await club.season()).matches[1] != season.matches[1]
    assert await faults(club) == ()


def swapped(fact: RoundDrawn) -> RoundDrawn:
    """Let the last of the first table and the last of the second change places."""
    one, other, *rest = fact.fixtures
    last = replace(one, entrants=(*one.entrants[:-1], other.entrants[-1]))
    first = replace(other, entrants=(*other.entrants[:-1], one.entrants[-1]))
    return replace(fact, fixtures=(last, first, *rest))


def doubled(fact: RoundDrawn) -> RoundDrawn:
    """Let somebody play twice in a round."""
    one, other, *rest = fact.fixtures
    return replace(fact, fixtures=(one, replace(other, entrants=(one.entrants[0], *other.entrants[1:])), *rest))


def rested(fact: RoundDrawn) -> RoundDrawn:
    """Let two rest and nobody sit at their table."""
    return replace(fact, fixtures=fact.fixtures[:-1], byes=(*fact.byes, *fact.fixtures[-1].entrants))


@pytest.mark.parametrize("forge", [doubled, rested, lambda fact: replace(fact, round=fact.round + 1)])
async def test_a_round_in_which_somebody_is_twice_or_not_at_all_is_found(swiss: Club, forge: Forge) -> None:
    assert {fault.code for fault in await faults(swiss, forge)} & {"draw", "replay"}


@pytest.mark.slow
async def test_tables_that_do_not_follow_from_the_lots_are_found(pods: Club) -> None:
    assert [fault.code for fault in await faults(pods, swapped, number=1)] == ["draw"]
    lots = await faults(pods, lambda fact: replace(fact, draws=(replace(fact.draws[0], value=1),)))
    assert [fault.code for fault in lots] == ["draw"]
    none = await faults(pods, lambda fact: replace(fact, draws=()), number=4)
    assert [fault.code for fault in none] == ["draw"]


async def test_a_needless_second_meeting_is_found(swiss: Club) -> None:
    season = await swiss.season()
    met = next(each for each in season.fixtures.values() if each.round == 1)

    def forge(fact: RoundDrawn) -> RoundDrawn:
        here = [*fact.byes, *(one for each in fact.fixtures for one in each.entrants)]
        others = [one for one in here if one not in met.entrants]
        pairs = [met.entrants, (others[0], others[1]), (others[2], others[3])]
        fixtures = tuple(replace(each, entrants=pair) for each, pair in zip(fact.fixtures, pairs, strict=True))
        return replace(fact, fixtures=fixtures, byes=(others[4],), again=(fixtures[0].number,))

    assert "draw" in {fault.code for fault in await faults(swiss, forge)}
