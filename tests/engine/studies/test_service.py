"""Studies: lines tried from a position, back and forth, in every game; and who may study what."""

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from engine.ids import MatchId, PersonId
from engine.log.codec import AnyGame
from engine.log.facts.start import ComputerSeat
from engine.matches.errors import NoSuchMove, NotAPlayer, StillDelivering
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.studies import study as studies
from engine.studies.errors import CannotTry, NoSuchStudy, StudyForbidden, StudyIsPrivate, TooManyStudies, UnknownPlace
from engine.studies.service import Opened, Studies
from engine.studies.study import START, Root, Study
from engine.time.policy import RELAXED
from games.core import CHANCE, MalformedMove, MoveError, Seat
from games.registry import GAMES
from tests.engine.lockbox import Lockbox
from tests.engine.log_builders import refused
from tests.engine.season_matches import start_fixture
from tests.memory.store import MemoryStore

ANNA, BERND, CARLA = PersonId(11), PersonId(12), PersonId(13)
SEED = "07" * 32
ALL = {**GAMES, "lockbox": Lockbox().game}


def study_of(game: AnyGame, seat: Seat | None = None) -> tuple[Study, Any]:
    """Return a study of the start of a game with its first position."""
    seats = game.info.min_seats
    return Study(Root(game.info.key, seats, seat=seat), SEED), game.rules.setup(seats, {})


def wander(game: AnyGame, study: Study, start: Any, rng: random.Random, steps: int) -> Study:
    """Try lines and throws, `steps` in all, each from a random place."""
    for lot in range(steps):
        place = rng.choice([START, *(node.number for node in study.nodes)])
        state = studies.state_at(game, study, start, place)
        if game.rules.to_act(state) == {CHANCE}:
            study = studies.throw(game, study, start, place, lot)
        elif actors := studies.actors(game, study, state):
            line = next(iter(game.notation.suggest(state, actors[0], ""))).line
            study = studies.play(game, study, start, place, line)
    return study


@pytest.mark.parametrize("key", ALL)
def test_lines_and_throws_make_a_tree_in_which_one_goes_back_and_forth(key: str) -> None:
    game = ALL[key]
    study = studies.go(wander(game, *study_of(game), random.Random(key), 12), START)
    assert study.nodes
    ends = []
    while (forward := study.forward) is not None:
        study = studies.go(study, forward)
        ends.append(study.place)
    assert ends[-1] == study.end == study.place
    while (back := study.back) is not None:
        assert study.place == ends.pop()
        study = studies.go(study, back)
    assert (study.place, study.end) == (START, study.tip), "going back forgets nothing"
    assert studies.decode(studies.encode(study)) == study


@pytest.mark.parametrize("key", GAMES)
def test_a_throw_is_typed_as_the_game_writes_it(key: str) -> None:
    game = GAMES[key]
    study, start = study_of(game)
    thrown = study
    for lot in range(40):
        state = studies.state_at(game, thrown, start, thrown.place)
        if game.rules.to_act(state) == {CHANCE}:
            by_lot = studies.throw(game, thrown, start, thrown.place, lot)
            line = game.notation.format(state, CHANCE, game.rules.draw(state, studies.chance_of(thrown, f"lot-{lot}")))
            assert studies.play(game, thrown, start, thrown.place, line) == by_lot
            with pytest.raises(MalformedMove):
                studies.play(game, thrown, start, thrown.place, "nonsense")
            return
        line = next(iter(game.notation.suggest(state, studies.actors(game, thrown, state)[0], ""))).line
        thrown = studies.play(game, thrown, start, thrown.place, line)
    pytest.fail("every game has chance")


def test_a_lot_is_the_same_however_often_its_button_is_pressed_and_another_one_later() -> None:
    game = GAMES["colliding_circles"]
    study, start = study_of(game)
    once = studies.throw(game, study, start, START, 1)
    assert studies.throw(game, once, start, START, 1) == once
    throws = {studies.throw(game, study, start, START, lot).nodes[0].line for lot in range(9)}
    assert len(throws) > 1
    assert studies.throw(game, replace(study, seed="08" * 32), start, START, 1) != once
    with pytest.raises(CannotTry):
        studies.throw(game, once, start, once.place, 2)


def grown() -> tuple[AnyGame, Study, Any]:
    """Return a study of two throws from the start, and a line behind the first."""
    game = GAMES["colliding_circles"]
    study, start = study_of(game)
    first = studies.throw(game, study, start, START, 1)
    tried = studies.play(game, first, start, first.place, _some(game, first, start))
    return game, studies.throw(game, tried, start, START, 2), start


def _some(game: AnyGame, study: Study, start: Any) -> str:
    state = studies.state_at(game, study, start, study.place)
    return next(iter(game.notation.suggest(state, studies.actors(game, study, state)[0], ""))).line


def test_a_branch_is_chosen_and_cut_with_all_that_follows() -> None:
    _, study, _ = grown()
    assert [node.number for node in study.after(START)] == [1, 3]
    assert [node.number for node in study.beside(3)] == [1]
    inside = studies.go(study, 2)
    assert studies.go(inside, START).forward == 1, "forward follows the line that was looked at"
    cut = studies.cut(inside, 1)
    assert ([node.number for node in cut.nodes], cut.place, cut.tip, cut.forward) == ([3], START, START, 3)
    for gone in (1, 2, 99):
        with pytest.raises(UnknownPlace):
            studies.go(cut, gone)
        with pytest.raises(UnknownPlace):
            studies.cut(cut, gone)
    elsewhere = studies.cut(studies.go(study, 3), 1)
    assert (elsewhere.place, elsewhere.tip) == (3, 3)


def test_a_number_is_never_given_again() -> None:
    game, study, start = grown()
    cut = studies.cut(study, 3)
    assert studies.throw(game, cut, start, START, 4).place == 4


def test_a_tree_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    game, study, start = grown()
    monkeypatch.setattr(studies, "MOST_BRANCHES", 2)
    with pytest.raises(CannotTry, match="cannot-try") as refused:
        studies.throw(game, study, start, START, 5)
    assert refused.value.params == {"reason": "branches", "most": 2}
    monkeypatch.setattr(studies, "MOST_NODES", 3)
    with pytest.raises(CannotTry) as refused:
        studies.play(game, study, start, 3, _some(game, study, start))
    assert refused.value.params["reason"] == "whole"
    assert studies.throw(game, study, start, START, 2) == study, "what is there already can be gone to"


@pytest.mark.parametrize("line", ["", "x" * 2000, "nonsense", "`@everyone`", "99*Z9"])
def test_nonsense_is_refused_by_the_rules(line: str) -> None:
    game, study, start = grown()
    with pytest.raises(MoveError):
        studies.play(game, study, start, 2, line)
    with pytest.raises(MoveError):
        studies.play(game, study, start, START, line)


def running(key: str, lots: int = 3) -> tuple[AnyGame, Any]:
    """Return a game some steps after its start."""
    game = ALL[key]
    state = game.rules.setup(game.info.min_seats, {})
    for lot in range(lots):
        if game.rules.to_act(state) == {CHANCE}:
            action = game.rules.draw(state, studies.chance_of(study_of(game)[0], f"true-{lot}"))
            state = game.rules.apply(state, CHANCE, action)
        else:
            seat = min(game.rules.to_act(state))
            state = game.rules.apply(state, seat, next(iter(game.rules.legal_actions(state, seat))))
    return game, state


@pytest.mark.parametrize("key", [key for key, game in ALL.items() if game.has_secrets])
def test_twins_that_a_seat_cannot_tell_apart_are_studied_alike(key: str) -> None:
    game, state = running(key)
    for seat in map(Seat, range(game.info.min_seats)):
        study, _ = study_of(game, seat)
        twins = [game.secrets.redeal(state, seat, studies.chance_of(study, f"twin-{lot}")) for lot in range(3)]
        starts = {str(studies.dealt(game, study, twin)) for twin in (state, *twins)}
        assert len(starts) == 1, "what is dealt depends on what the seat knows only"
        start = studies.dealt(game, study, state)
        tried = wander(game, study, start, random.Random(key), 6)
        for twin in twins:
            assert wander(game, study, studies.dealt(game, study, twin), random.Random(key), 6) == tried
            assert studies.redeal(game, tried, twin, 7) == studies.redeal(game, tried, state, 7)
        assert studies.is_sample(game, study, start)


@pytest.mark.parametrize("key", GAMES)
def test_where_nothing_is_hidden_nothing_is_dealt(key: str) -> None:
    game, state = running(key)
    study, _ = study_of(game)
    assert studies.dealt(game, study, state) is state
    assert not studies.is_sample(game, study, state)


def test_another_deal_keeps_the_lines_that_can_be_played_in_it() -> None:
    game, state = running("confusion", 1)
    study, _ = study_of(game, Seat(0))
    tried = wander(game, study, studies.dealt(game, study, state), random.Random(3), 9)
    anew = studies.redeal(game, tried, state, 5)
    assert {node.number for node in anew.nodes} <= {node.number for node in tried.nodes}
    assert anew.place == START
    start = studies.dealt(game, anew, state)
    assert start != studies.dealt(game, study, state)
    for node in anew.nodes:
        assert studies.transitions(game, anew, start, node.number), "each can be played there"


class Desk:
    """Matches and studies over a store in memory."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.matches = Matches(self.store, ALL)
        self.studies = Studies(self.store, self.matches)

    async def match(self, game: str = "columbiz", **options: Any) -> Match:
        match = (
            await start_fixture(
                self.store.matches, self.matches, game, (ANNA, BERND), policy=RELAXED, is_rated=False, **options
            )
        ).after
        for person in (ANNA, BERND) if match.undelivered else ():
            match = (await self.matches.deliver(match.id, person, how="fetched")).after
        return match

    async def moved(self, match: Match) -> Match:
        """Let the one who is to move play what is suggested first."""
        person = match.persons[match.due(self.matches.game_of(match))[0]]
        line = next(await self.matches.suggest(match.id, person, "")).line
        return (await self.matches.play(match.id, person, line)).after


async def test_one_place_of_a_match_is_one_study_of_a_person() -> None:
    desk = Desk()
    match = await desk.moved(await desk.match())
    opened = await desk.studies.begin_in(match, ANNA)
    assert opened.state == match.state
    assert (await desk.studies.begin_in(match, ANNA)).kept == opened.kept
    assert (await desk.studies.begin_in(match, ANNA, 0)).kept.number != opened.kept.number
    later = await desk.moved(match)
    back = await desk.studies.begin_in(later, ANNA, match.moves)
    assert (back.kept, back.state) == (opened.kept, opened.state), "the match has gone on, the place is the same"
    assert len(await desk.studies.of(ANNA)) == 2
    assert await desk.studies.of(BERND) == ()
    with pytest.raises(NoSuchMove):
        await desk.studies.begin_in(later, ANNA, later.moves + 1)
    with pytest.raises(NoSuchStudy):
        await desk.studies.open(BERND, opened.kept.number)


async def test_only_players_study_a_running_match_and_nobody_shares_it() -> None:
    desk = Desk()
    match = await desk.match()
    with pytest.raises(NotAPlayer):
        await desk.studies.begin_in(match, CARLA)
    own = await desk.studies.begin_in(match, ANNA)
    with pytest.raises(StudyIsPrivate):
        own.require_shareable()
    over = (await desk.matches.resign(match.id, BERND)).after
    (await desk.studies.open(ANNA, own.kept.number)).require_shareable()
    (await desk.studies.begin_in(over, CARLA)).require_shareable()


async def test_the_end_of_a_match_is_studied_where_something_can_still_be_played() -> None:
    """`/study` in the thread of a match played to its end once showed the end, where nothing goes on."""
    desk = Desk()
    match = await desk.match("columbiz")
    while match.phase == "running":
        match = await desk.moved(match)
    last = await desk.studies.begin_in(match, CARLA)
    assert last.actors
    assert last.kept == (await desk.studies.begin_in(match, CARLA, match.moves - 1)).kept
    assert not (await desk.studies.begin_in(match, CARLA, match.moves)).actors


async def test_a_season_may_forbid_it_while_its_matches_run() -> None:
    desk = Desk()
    match = await desk.match(forbids_study=True)
    with pytest.raises(StudyForbidden):
        await desk.studies.begin_in(match, ANNA)
    over = (await desk.matches.resign(match.id, BERND)).after
    assert (await desk.studies.begin_in(over, ANNA)).match == over


async def test_who_sits_no_more_looks_no_more() -> None:
    desk = Desk()
    match = (
        await desk.matches.invitations.propose("columbiz", by=ANNA, server=1, channel=2, invited=(BERND,))
    ).after.id
    own = await desk.studies.begin_in((await desk.matches.invitations.join(match, BERND)).after, ANNA)
    await desk.matches.offer_substitute(match, ANNA, CARLA)
    for person in (BERND, CARLA):
        await desk.matches.answer(match, person, kind="substitute", is_accepted=True)
    with pytest.raises(NotAPlayer):
        await desk.studies.open(ANNA, own.kept.number)


async def test_nothing_is_studied_before_everybody_knows_their_secrets() -> None:
    desk = Desk()
    match = (
        await desk.matches.invitations.propose(
            "confusion", by=ANNA, server=1, channel=2, invited=(BERND,), wished_seat=Seat(0)
        )
    ).after
    started = (await desk.matches.invitations.join(match.id, BERND)).after
    with pytest.raises(StillDelivering):
        await desk.studies.begin_in(started, ANNA)


async def test_of_a_running_match_one_sees_as_its_player_of_a_finished_one_everything() -> None:
    desk = Desk()
    match = await desk.match("confusion")
    own = await desk.studies.begin_in(match, ANNA)
    assert (own.viewer, own.is_sample) == (Seat(0), True)
    seen = own.game.narration.view(own.shown, own.viewer)
    assert seen == own.game.narration.view(match.state, Seat(0)), "the position itself is what the player sees"
    over = (await desk.matches.resign(match.id, BERND)).after
    opened = await desk.studies.begin_in(over, CARLA)
    assert (opened.viewer, opened.is_sample) == (None, False)
    assert opened.shown == own.game.secrets.revealed(over.state)


async def test_two_clicks_at_once_count_both() -> None:
    desk = Desk()
    number = (await desk.studies.begin("columbiz", ANNA)).kept.number
    done = await asyncio.gather(*(desk.studies.throw(ANNA, number, START, lot) for lot in (1, 1, 2, 3)))
    study = (await desk.studies.open(ANNA, number)).study
    assert len(study.nodes) == len({opened.study.place for opened in done}) == len({node.line for node in study.nodes})


async def test_so_many_studies_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST_STUDIES", 2)
    desk = Desk()
    first = await desk.studies.begin("columbiz", ANNA)
    await desk.studies.begin("columbiz", ANNA, seats=3)
    with pytest.raises(TooManyStudies):
        await desk.studies.begin("gamwin", ANNA)
    assert (await desk.studies.begin("columbiz", ANNA)).kept == first.kept
    await desk.studies.delete(ANNA, first.kept.number)
    later = await desk.studies.begin("gamwin", ANNA)
    assert later.kept.number > first.kept.number
    with pytest.raises(NoSuchStudy):
        await desk.studies.open(ANNA, first.kept.number)


async def test_what_was_kept_is_gone_on_with_by_another_process() -> None:
    desk = Desk()
    number = (await desk.studies.begin("gamwin", ANNA)).kept.number
    before: Opened = await desk.studies.throw(ANNA, number, START, 1)
    after = await Studies(desk.store, Matches(desk.store, ALL)).open(ANNA, number)
    assert (after.study, after.state) == (before.study, before.state)


async def test_a_study_whose_match_is_gone_is_refused_and_can_be_deleted() -> None:
    desk = Desk()
    kept = (await desk.studies.begin_in(await desk.match(), ANNA)).kept
    gone = replace(kept.study, root=replace(kept.study.root, match=MatchId("zzzzzzzz")))
    stored = desk.store.studies.kept[ANNA, kept.number]
    desk.store.studies.kept[ANNA, kept.number] = replace(stored, body=studies.encode(gone))
    with pytest.raises(Exception, match="unknown-match"):
        await desk.studies.open(ANNA, kept.number)
    assert len(await desk.studies.of(ANNA)) == 1
    await desk.studies.delete(ANNA, kept.number)
    assert await desk.studies.of(ANNA) == ()


async def followed(desk: Desk, match: Match, person: PersonId) -> Opened:
    """Return a person's study of the start of a game, gone on to the position of a match."""
    opened = await desk.studies.begin("columbiz", person)
    opened = await desk.studies.go(person, opened.kept.number, START)
    for step in await desk.matches.logs.history(match.id):
        line = desk.matches.game_of(match).notation.format(
            step.transition.before, step.transition.seat, step.transition.action
        )
        opened = await desk.studies.play(person, opened.kept.number, opened.study.place, line)
    return opened


async def test_the_computer_was_asked_about_a_running_match_by_way_of_a_study_from_the_start() -> None:
    desk = Desk()
    match = await desk.moved(await desk.moved(await desk.match()))
    for person in (ANNA, BERND):
        opened = await followed(desk, match, person)
        with refused(StudyForbidden, reason="running", match=match.id):
            await desk.studies.require_unaided(opened)
        number, place = opened.kept.number, opened.study.place
        (line, *_) = [choice.line for choice in opened.game.notation.suggest(opened.state, opened.actors[0], "")]
        with refused(StudyForbidden, reason="running", match=match.id):
            await desk.studies.require_unaided(await desk.studies.play(person, number, place, line))
        await desk.studies.require_unaided(await desk.studies.go(person, number, opened.study.nodes[0].number))
    await desk.studies.require_unaided(await followed(desk, match, CARLA))
    await desk.matches.resign(match.id, BERND)
    await desk.studies.require_unaided(await followed(desk, match, ANNA))


async def test_the_computer_is_asked_about_a_match_against_itself() -> None:
    desk = Desk()
    match = (
        await desk.matches.invitations.propose(
            "columbiz", by=ANNA, server=1, channel=2, computer=(ComputerSeat("easy", 1),), wished_seat=Seat(0)
        )
    ).after
    await desk.studies.require_unaided(await followed(desk, match, ANNA))
