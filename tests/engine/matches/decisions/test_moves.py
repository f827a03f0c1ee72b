"""Decisions while a match runs: lines, throws, the end, resignation; in the order in which a player hears of them."""

from dataclasses import replace

import pytest

from engine.ids import PersonId
from engine.log.facts.chance import ChanceDrawn, Draw, SeedOpened
from engine.log.facts.play import ActionTaken, MatchEnded, PlayerResigned
from engine.matches.decisions import moves
from engine.matches.errors import NotAPlayer, NotYourTurn, StalePosition
from engine.matches.state.fold import fold
from games.core import CHANCE, MalformedMove, Outcome, Seat, Transition
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, LADDER, SEED, STRANGER, LogBuilder, entries_of, refused
from tests.engine.toy import Action, Climb, Ladder, State

OPENED = SeedOpened(kind="seed_opened", seed=SEED.hex())


def ended(reason: str, places: tuple[int, ...], scores: tuple[int, ...]) -> MatchEnded:
    return MatchEnded(kind="match_ended", outcome=Outcome(reason, places, scores))


def test_a_line_is_read_generously_and_written_canonically() -> None:
    taken, *_ = LogBuilder.started().play(ANNA, "  CLIMB ")
    assert taken == ActionTaken("action_taken", Seat(0), ANNA, {"kind": "climb"}, "climb", is_planned=False)


def test_a_line_tells_where_it_leads_before_any_throw() -> None:
    match = LogBuilder.started().match
    line = moves.read_line(LADDER, match, ANNA, "climb", position=None)
    assert line == moves.ReadLine(Seat(0), Climb("climb"), "climb")
    after, _ = LADDER.preview(match.state, line.seat, line.action)
    assert LADDER.rules.to_act(after) == {CHANCE}


def test_a_stranger_hears_of_being_no_player_first() -> None:
    with refused(NotAPlayer):
        LogBuilder.started().play(STRANGER, "nonsense", position=99)


def test_an_old_position_is_told_before_the_turn() -> None:
    with refused(StalePosition):
        LogBuilder.started().play(BERT, "nonsense", position=99)


def test_the_turn_is_told_before_the_line_is_read() -> None:
    with refused(NotYourTurn, due_seat=0):
        LogBuilder.started().play(BERT, "nonsense", position=0)


class Loud(Ladder):
    """Ladder where everybody may wait at any time, which changes nothing out of turn."""

    def may_interject(self, state: State, seat: Seat) -> bool:
        return True

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        return super().apply(state, seat, action) if seat in self.to_act(state) else state


def test_who_may_interject_acts_out_of_turn() -> None:
    game, match = Loud().game, LogBuilder.started().match
    line = moves.read_line(game, match, BERT, "wait", position=0)
    assert (line.seat, game.preview(match.state, line.seat, line.action)[0]) == (Seat(1), match.state)
    over = LogBuilder.started()
    over.resign(ANNA)
    assert not over.match.may_act(game, Seat(1))


def test_a_line_that_cannot_be_played_changes_nothing() -> None:
    written = LogBuilder.started()
    with pytest.raises(MalformedMove) as caught:
        written.play(ANNA, "nonsense", position=0)
    assert caught.value.near == ("wait", "climb")
    assert written.match == LogBuilder.started().match


def test_every_change_of_the_position_makes_the_one_before_old() -> None:
    written = LogBuilder.started()
    written.play(ANNA, "climb", position=0)
    for position in (0, 1, 3):
        with refused(StalePosition):
            written.play(BERT, "wait", position=position)
    written.play(BERT, "wait", position=2)


class Apart(Loud):
    """Ladder where nobody minds what the others do."""

    def concerns(self, transition: Transition[State, Action], seat: Seat) -> bool:
        return seat == transition.seat


def test_a_position_stays_good_while_nothing_concerns_the_seat() -> None:
    game, written = Apart().game, LogBuilder.started()
    written.play(ANNA, "climb")
    match = fold({game.info.key: game}, entries_of(written.facts))[-1]
    for position in range(match.position + 1):
        assert moves.read_line(game, match, BERT, "wait", position=position).text == "wait"
    for person, position in ((ANNA, 0), (BERT, match.position + 1)):
        with refused(StalePosition):
            moves.read_line(game, match, person, "wait", position=position)
    assert moves.read_line(game, match, ANNA, "wait", position=1).text == "wait"


def test_resigning_concerns_everybody() -> None:
    game, written = Apart().game, LogBuilder.started(ANNA, BERT, CARL)
    written.resign(ANNA)
    match = fold({game.info.key: game}, entries_of(written.facts))[-1]
    with refused(StalePosition):
        moves.read_line(game, match, match.persons[2], "wait", position=0)


def test_a_line_without_a_position_counts_for_the_present_one() -> None:
    written = LogBuilder.started()
    written.play(ANNA, "climb")
    written.play(BERT, "wait", position=None)
    assert written.match.moves == 2


def test_no_die_is_thrown_that_is_not_due() -> None:
    assert len(LogBuilder.started().play(ANNA, "wait")) == 1


def test_a_throw_that_is_due_follows_at_once_with_fresh_draws() -> None:
    written = LogBuilder.started()
    throws = [written.play(person, "climb")[1] for person in (ANNA, BERT)]
    for number, thrown in enumerate(throws):
        assert isinstance(thrown, ChanceDrawn)
        value = thrown.draws[0].value
        assert thrown.draws == (Draw(number=number, sides=6, value=value),)
        assert thrown.action == {"kind": "fall", "value": value}


def test_the_end_by_the_rules_opens_the_seed() -> None:
    written = LogBuilder.started(options=(("top", 3),))
    while written.match.phase == "running":
        (seat,) = written.match.due(LADDER)
        written.play(written.match.persons[seat], "climb")
    taken, thrown, *end = written.facts[-4:]
    assert isinstance(taken, ActionTaken)
    assert isinstance(thrown, ChanceDrawn)
    outcome = LADDER.rules.outcome(written.match.state)
    assert outcome is not None
    assert outcome.reason == "top"
    assert end == [MatchEnded(kind="match_ended", outcome=outcome), OPENED]


@pytest.mark.parametrize(("person", "places"), [(ANNA, (2, 1)), (BERT, (1, 2))])
def test_who_resigns_loses_whoever_is_to_move(person: PersonId, places: tuple[int, int]) -> None:
    written = LogBuilder.started()
    written.play(ANNA, "climb")
    scores = LADDER.rules.scores(written.match.state)
    resigned = PlayerResigned(kind="player_resigned", seat=Seat(places.index(2)), person=person)
    assert written.resign(person) == (resigned, ended("resigned", places, scores), OPENED)


def test_the_others_play_on_where_the_game_knows_how() -> None:
    written = LogBuilder.started(ANNA, BERT, CARL)
    second = written.match.persons[1]
    resigned, thrown = written.resign(second)
    assert isinstance(resigned, PlayerResigned)
    assert isinstance(thrown, ChanceDrawn)
    match = written.match
    assert (match.phase, match.resigned, match.active) == ("running", (1,), (0, 2))
    assert match.state == replace(match.state, left=(1,), climber=None)


def test_the_turn_passes_over_who_has_resigned() -> None:
    written = LogBuilder.started(ANNA, BERT, CARL)
    written.resign(written.match.persons[1])
    written.play(written.match.persons[0], "wait")
    assert written.match.due(LADDER) == (2,)


def test_who_resigned_first_does_not_share_the_win() -> None:
    written = LogBuilder.started(ANNA, BERT, CARL, DORA)
    for seat in (1, 3, 0):
        written.resign(written.match.persons[seat])
    assert written.facts[-2:] == (ended("resigned", (2, 2, 1, 2), LADDER.rules.scores(written.match.state)), OPENED)


def test_a_line_shown_before_somebody_left_is_old() -> None:
    written = LogBuilder.started(ANNA, BERT, CARL)
    shown = written.match.position
    written.resign(written.match.persons[1])
    assert written.match.position == shown + 2
    with refused(StalePosition):
        written.play(written.match.persons[0], "wait", position=shown)
