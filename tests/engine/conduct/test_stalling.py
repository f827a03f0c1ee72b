"""Stalling is found only where the game proves that nothing could change, and not in those who are always slow."""

from dataclasses import replace
from datetime import timedelta

import pytest

from engine.conduct.hints import STALLS, hints
from engine.conduct.stalling import Stall, may_stall, stalls
from engine.conduct.watch import Watch, concerns
from engine.ids import MatchId, PersonId
from engine.matches.service.service import Matches
from engine.stores.matches import FinishedMatch
from engine.time.policy import LEAGUE, Policy
from games.registry import GAMES
from tests.engine.fair_play_corpus import ended, sources
from tests.engine.seasons.season_bench import CHANNEL, SERVER
from tests.engine.seasons.service.test_service import OUTSIDER, Club

pytestmark = pytest.mark.slow

ANNA, BERT, CARL = PersonId(1), PersonId(2), PersonId(3)
SEED = bytes(32)
NAMES = ("m0000003", "m0000009", "m0000010")
"""Dice follow from seed and name. By first suggestions all are settled before their last turn, of the same person."""
DAY_AND_NIGHT = replace(LEAGUE, sleeps=False)


async def played(
    club: Club, *, usual: float, last: float, policy: Policy = LEAGUE, name: str = NAMES[0]
) -> tuple[FinishedMatch, PersonId]:
    """Play a match by first suggestions, so many hours a turn and for a settled one; return it and who was last."""
    club.matches = Matches(club.store, GAMES, now=club.clock, seed_for=lambda: SEED, id_for=lambda: MatchId(name))
    change = await club.matches.invitations.propose(
        "columbiz", by=ANNA, server=SERVER, channel=CHANNEL, invited=[BERT], is_rated=True, policy=policy
    )
    game, match = GAMES["columbiz"], (await club.matches.invitations.join(change.after.id, BERT)).after
    turn, due = 0, ANNA
    assert game.settled is not None
    while match.phase == "running":
        due = match.persons[match.due(game)[0]]
        if (number := game.rules.turn_number(match.state)) != turn:
            turn = number
            club.now += timedelta(hours=usual if None in game.settled(match.state) else last)
        line = next(iter(await club.matches.suggest(match.id, due, ""))).line
        match = (await club.matches.play(match.id, due, line)).after
    (one,) = [
        summary for summary in await club.store.matches.ended_since(SERVER, club.now) if summary.match == match.id
    ]
    return one, due


async def found(club: Club, one: FinishedMatch) -> list[Stall]:
    log = await club.store.matches.log(one.match)
    return stalls(GAMES, one, log, seal=club.store.seal) if may_stall(log) else []


async def test_a_last_turn_that_decides_nothing_and_takes_days_is_found_with_its_times() -> None:
    club = Club()
    one, last = await played(club, usual=1, last=66)
    (stall,) = await found(club, one)
    (other,) = {ANNA, BERT} - {last}
    assert (stall.person, stall.other) == (last, other)
    assert stall.since <= stall.turn == sum(one.turns)
    assert stall.left == LEAGUE.cap
    assert stall.left / 2 < stall.seconds <= 66 * 3600


@pytest.mark.parametrize(
    ("usual", "last", "policy"),
    [(1, 5, LEAGUE), (1, 20, LEAGUE), (11, 40, LEAGUE), (1, 66, DAY_AND_NIGHT)],
    ids=["quick", "a day", "always slow", "a clock that runs at night"],
)
async def test_what_is_no_more_than_slow_is_not_found(usual: float, last: float, policy: Policy) -> None:
    club = Club()
    one, _ = await played(club, usual=usual, last=last, policy=policy)
    assert await found(club, one) == []


async def test_a_long_last_turn_that_could_still_decide_is_not_found() -> None:
    club = Club()
    one, _ = await played(club, usual=1, last=66)
    open_ = replace(GAMES["columbiz"], settled=lambda _: (None, None))
    log = await club.store.matches.log(one.match)
    assert stalls({"columbiz": open_}, one, log, seal=club.store.seal) == []


def stalled(count: int) -> tuple[list[FinishedMatch], dict[MatchId, list[Stall]]]:
    """Return matches in which Anna stalled, against Bert and Carl in turn."""
    others = [(BERT, CARL)[at % 2] for at in range(count)]
    matches = [ended(at, ANNA, other, (2, 1), at, reason="closed", turns=9) for at, other in enumerate(others)]
    stall = Stall(ANNA, BERT, since=17, turn=18, seconds=200_000, left=259_200)
    return matches, {match.match: [replace(stall, other=match.persons[1])] for match in matches}


def test_only_several_matches_make_a_hint_and_it_is_kept_from_whoever_sat_opposite() -> None:
    matches, found = stalled(STALLS)
    (hint,) = hints(replace(sources(matches), stalled=found))
    assert (hint.name, len(hint.evidence)) == ("stalling:1:1", STALLS)
    assert [evidence.stall for evidence in hint.evidence] == [stall for stalls in found.values() for stall in stalls]
    assert all(concerns(hint, {}, person) for person in (ANNA, BERT, CARL))
    assert not concerns(hint, {}, OUTSIDER)
    matches, found = stalled(STALLS - 1)
    assert hints(replace(sources(matches), stalled=found)) == []


def test_dismissed_stalls_count_no_more() -> None:
    matches, found = stalled(STALLS + 2)
    assert hints(replace(sources(matches, stalling_1_1=2.5), stalled=found)) == []


async def test_moderators_see_it_with_the_matches() -> None:
    club = Club()
    for name in NAMES:
        await played(club, usual=1, last=66, name=name)
    watch = Watch(club.store, club.seasons, GAMES, club.matches.logs, now=club.clock)
    shown = [hint for hint in await watch.shown(SERVER, OUTSIDER) if hint.kind == "stalling"]
    assert [len(hint.evidence) for hint in shown] == [STALLS]
    assert all(evidence.stall is not None for hint in shown for evidence in hint.evidence)
