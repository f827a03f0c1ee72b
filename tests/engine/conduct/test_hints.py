"""Hints at what may not be fair play: planted cheats are found, honest servers give few, what was dismissed rests."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

import pytest

from engine.conduct.errors import NoSuchHint
from engine.conduct.hints import FEW, REPEATS, Fixed, Hint, hints
from engine.conduct.interests import against_interest
from engine.conduct.watch import Watch, concerns
from engine.ids import MatchId, PersonId
from engine.moderation.errors import BadNote
from engine.seasons.course import milestones
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from games.registry import GAMES
from leagues.core import Fixture
from tests.engine.fair_play_corpus import USUAL, Honest, ended, results_of, sources
from tests.engine.seasons.season_bench import CHANNEL, SERVER
from tests.engine.seasons.season_builders import RULES, START, Played
from tests.engine.seasons.service.test_service import OUTSIDER, Club
from tests.searching import scaled

ONE, TWO = PersonId(1), PersonId(2)
ANNA, BERT, CARL = 1, 2, 3
QUICK = round(FEW * USUAL) - 2


def names(*matches: FinishedMatch, fixtures: Mapping[MatchId, Fixed] | None = None, **dismissed: float) -> list[str]:
    return [hint.name for hint in hints(sources(matches, fixtures, **dismissed))]


def gifts(
    count: int, *, taker: int = BERT, first: int = 1, turns: int = QUICK, reason: str = "resigned"
) -> list[FinishedMatch]:
    """Return matches that somebody gives up after a few turns, one each day."""
    return [ended(at, ANNA, taker, (2, 1), at, turns=turns, reason=reason) for at in range(first, first + count)]


def test_quick_resignations_to_the_same_person_are_found_with_their_matches() -> None:
    (hint,) = hints(sources(gifts(3)))
    assert (hint.kind, hint.person, hint.other, hint.of) == ("quick", ANNA, BERT, 3)
    assert [(evidence.match, evidence.winner, evidence.turns) for evidence in hint.evidence] == [
        (f"m000000{at}", BERT, QUICK) for at in (1, 2, 3)
    ]


@pytest.mark.parametrize(
    "matches",
    [
        gifts(2),
        gifts(5, turns=round(USUAL / 2)),
        gifts(5, reason="closed"),
        gifts(5, reason="time"),
        [*gifts(3), *gifts(3, taker=CARL, first=11)],
        [replace(gift, is_rated=False) for gift in gifts(5)],
    ],
    ids=["few", "late", "lost", "time", "to everybody", "unrated"],
)
def test_what_has_another_reason_is_no_gift(matches: list[FinishedMatch]) -> None:
    assert names(*matches) == []


def test_a_pair_that_plays_again_and_again_with_one_winner_is_found_unless_a_season_has_asked_for_it() -> None:
    won = [ended(at, ANNA, BERT, (1, 2), at, reason="closed", turns=20) for at in range(1, REPEATS + 1)]
    assert names(*won) == ["repeats:2:1"]
    assert names(*won[:-1]) == []
    asked = {match.match: Fixed("season01", 1) for match in won}
    assert names(*won, fixtures=asked) == []
    mixed = [*won[:6], *(ended(at, ANNA, BERT, (2, 1), at, reason="closed", turns=20) for at in range(20, 26))]
    assert names(*mixed) == []


def test_draws_that_a_pair_agrees_on_again_and_again_are_found() -> None:
    drawn = [ended(at, ANNA, BERT, (1, 1), at, reason="agreed", turns=20) for at in range(1, 4)]
    played = [ended(at, ANNA, BERT, (1, 2), at, reason="closed", turns=20) for at in range(11, 15)]
    assert names(*drawn) == names(*drawn, *played[:3]) == ["draws:1:2"]
    assert names(*drawn, *played) == names(*drawn[:2]) == []


def test_what_was_dismissed_counts_no_more_and_comes_back_only_with_as_many_new_matches() -> None:
    assert names(*gifts(5), quick_1_2=5) == []
    assert names(*gifts(7), quick_1_2=5) == []
    assert names(*gifts(8), quick_1_2=5) == ["quick:1:2"]


# Against the interest of the table


def last_match(*, turns: int) -> tuple[list[Hint], PersonId, PersonId]:
    """Let the last match of the lower division be given up by one who can rise no more to one who still can."""
    rng = random.Random(5)
    while True:
        played = Played.founded(replace(RULES, least=4, most=4, promoted=1, relegated=1))
        played.run(range(1, 9))
        season = played.season
        *before, last = rng.sample(season.fixtures_of(2), 6)
        matches = {
            fixture.number: match_in(season, fixture, rng.choice(((1, 2), (2, 1))), turns=20) for fixture in before
        }
        spans = milestones.possible_places(season, Progress(results_of(matches)), 2)
        best = [spans[entrant].best for entrant in last.entrants]
        worst = [spans[entrant].worst for entrant in last.entrants]
        rising = next((at for at in (0, 1) if best[at] == 1 < worst[at] and best[1 - at] > 1), None)
        if rising is not None:
            break
    matches[last.number] = match_in(season, last, (1, 2) if rising == 0 else (2, 1), turns=turns, day=30)
    made = against_interest(season, Progress(results_of(matches)), matches, sources(list(matches.values())))
    persons = matches[last.number].persons
    return made, persons[1 - rising], persons[rising]


def match_in(
    season: Season, fixture: Fixture, places: tuple[int, int], *, turns: int, day: float | None = None
) -> FinishedMatch:
    """Return how a fixture's match ended: given up where it took few turns, else to its end."""
    first, second = (season.entrants[entrant].person for entrant in fixture.entrants)
    reason = "resigned" if turns < FEW * USUAL else "closed"
    at = fixture.number if day is None else day
    return ended(fixture.number, first, second, places, at, reason=reason, turns=turns)


def test_who_has_nothing_to_win_and_gives_up_at_once_to_one_who_has_is_hinted_at() -> None:
    made, loser, winner = last_match(turns=QUICK)
    assert [(hint.kind, hint.person, hint.other) for hint in made] == [("interest", loser, winner)]
    assert [(evidence.turns, len(hint.evidence)) for hint in made for evidence in hint.evidence] == [(QUICK, 1)]
    assert last_match(turns=20)[0] == []


def test_a_gift_before_anything_is_settled_and_one_that_was_ruled_on_are_none_against_interest() -> None:
    played = Played.founded(replace(RULES, least=4, most=4, promoted=1, relegated=1))
    played.run(range(1, 9))
    first = played.season.fixtures_of(2)[0]
    matches = {first.number: match_in(played.season, first, (1, 2), turns=QUICK)}
    known = sources(list(matches.values()))
    assert against_interest(played.season, Progress(results_of(matches)), matches, known) == []


# How often honest people are hinted at


@pytest.mark.slow
@pytest.mark.covers(servers=scaled(20))
def test_honest_servers_give_few_hints() -> None:
    """Measured over 150 servers of 40 people in half a year: 0.31 hints each, 0.28 against interest, 0.03 of a pair."""
    servers, found = scaled(20), Counter[str]()
    for seed in range(servers):
        found.update(honest_hints(random.Random(seed)))
    print({kind: count / servers for kind, count in sorted(found.items())}, "hints a server")
    assert found.total() <= 0.6 * servers, found


def honest_hints(rng: random.Random) -> list[str]:
    """Return the kinds of hints at a server on which everybody is honest: free matches and three seasons of sixteen."""
    server = Honest(rng)
    kinds: list[str] = []
    matches, fixtures = server.free(), dict[MatchId, Fixed]()
    for _ in range(3):
        season, ended_in = server.season()
        known = sources(list(ended_in.values()))
        kinds += [hint.kind for hint in against_interest(season, Progress(results_of(ended_in)), ended_in, known)]
        fixtures |= {
            match.match: Fixed(season.id, season.fixtures[number].division) for number, match in ended_in.items()
        }
        matches += ended_in.values()
    return [*kinds, *(hint.kind for hint in hints(sources(matches, fixtures)))]


@pytest.mark.parametrize("seed", range(5))
def test_cheats_among_honest_people_are_found(seed: int) -> None:
    server = Honest(random.Random(seed))
    planted = [*gifts(3, first=20_000), *twenty_wins(first=30_000)]
    at = {match.match: START + timedelta(days=day) for day, match in enumerate(planted, 1)}
    made = [*server.free(), *(replace(match, ended_at=at[match.match]) for match in planted)]
    assert {"quick:1:2", "repeats:52:51"} <= {hint.name for hint in hints(sources(made))}


def twenty_wins(first: int) -> list[FinishedMatch]:
    """Return free matches of two people of which one wins all."""
    return [ended(at, 51, 52, (1, 2), at, reason="closed", turns=20) for at in range(first, first + 20)]


# What moderators see, and what becomes of it


@pytest.fixture
async def club() -> Club:
    return Club()


def watch_of(club: Club) -> Watch:
    return Watch(club.store, club.seasons, GAMES, club.matches.logs, now=club.clock)


async def gift(club: Club) -> None:
    """Let the first person give a rated match up to the second, after two turns each."""
    change = await club.matches.invitations.propose(
        "colliding_circles", by=ONE, server=SERVER, channel=CHANNEL, invited=[TWO], is_rated=True, policy=RULES.policy
    )
    match = (await club.matches.invitations.join(change.after.id, TWO)).after
    for _ in range(4):
        found = await club.matches.match(match.id)
        due = found.persons[found.due(club.matches.game_of(found))[0]]
        await club.matches.play(match.id, due, next(iter(await club.matches.suggest(match.id, due, ""))).line)
    club.now += timedelta(hours=1)
    await club.matches.resign(match.id, ONE)


async def test_a_hint_is_shown_to_moderators_whom_it_does_not_concern_and_seen_or_dismissed_by_them(club: Club) -> None:
    watch = watch_of(club)
    for _ in range(3):
        await gift(club)
    (hint,) = await watch.shown(SERVER, OUTSIDER)
    assert hint.name == "quick:1:2"
    assert await watch.shown(SERVER, ONE) == await watch.shown(SERVER, TWO) == await watch.shown(SERVER + 1, ONE) == []
    with pytest.raises(NoSuchHint):
        await watch.mark(SERVER, hint.name, by=TWO, kind="dismissed", text="It is nothing.")
    assert await watch.fresh(SERVER) == [hint]
    await watch.mark(SERVER, hint.name, by=OUTSIDER, kind="seen")
    assert await watch.fresh(SERVER) == []
    assert await watch.shown(SERVER, OUTSIDER) == [hint], "seen is not dismissed"
    await gift(club)
    assert len(await watch.fresh(SERVER)) == 1
    with pytest.raises(BadNote):
        await watch.mark(SERVER, hint.name, by=OUTSIDER, kind="dismissed", text=" ")
    mark = await watch.mark(SERVER, hint.name, by=OUTSIDER, kind="dismissed", text="She was ill.")
    assert (mark.text, mark.person, mark.other) == ("She was ill.", ONE, TWO)
    assert await watch.shown(SERVER, OUTSIDER) == []
    await gift(club)
    assert await watch.shown(SERVER, OUTSIDER) == []


async def test_who_plays_in_the_division_of_a_match_is_not_shown_what_it_hints_at(club: Club) -> None:
    season = await club.start(4, options=())
    found = hints(sources(gifts(3)))
    fixed = replace(
        found[0], evidence=tuple(replace(evidence, season=season.id, division=1) for evidence in found[0].evidence)
    )
    seasons = {str(season.id): season}
    assert concerns(fixed, seasons, PersonId(3))
    assert not concerns(fixed, seasons, OUTSIDER)
    assert not concerns(found[0], seasons, PersonId(3))
