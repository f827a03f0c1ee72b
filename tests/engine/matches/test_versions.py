"""Rules do not change under a running match: it is played to its end by the version that was agreed on."""

import json
from dataclasses import dataclass, replace

import pytest

from engine.log.codec import Games
from engine.log.errors import MissingRules
from engine.matches.errors import BadExport
from engine.matches.records.export import exported, imported
from engine.matches.service.service import Matches
from engine.matches.state.history import replay
from engine.matches.state.match import Match
from games.contract import Game
from games.core import Seat
from tests.engine.log_builders import ANNA, BERT, LADDER, refused
from tests.engine.season_matches import start_fixture
from tests.engine.toy import Action, Fall, Ladder, State, View
from tests.memory.store import MemoryStore
from tests.tools.forging import found


class Steeper(Ladder):
    """The ladder by changed rules: a throw counts twice, and the fields of states are others."""

    info = replace(Ladder.info, version=LADDER.info.version + 1, state_type=State)

    @property
    def game(self) -> Game[State, Action, View]:
        return replace(super().game, earlier=(LADDER,))

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        if isinstance(action, Fall):
            action = replace(action, value=2 * action.value)
        return super().apply(state, seat, action)


OLD: Games = {"ladder": LADDER}
NEW: Games = {"ladder": Steeper().game}
WITHOUT_OLD: Games = {"ladder": replace(Steeper().game, earlier=())}


@dataclass
class Updated:
    """A store on which first the old program worked, then the new one, and a match that was begun before."""

    store: MemoryStore
    match: Match

    def by(self, games: Games) -> Matches:
        return Matches(self.store, games)


@pytest.fixture
async def updated() -> Updated:
    store = MemoryStore()
    matches = Matches(store, OLD)
    match = (await matches.invitations.propose("ladder", by=ANNA, server=7, channel=8, invited=[BERT])).after
    match = (await matches.invitations.join(match.id, BERT)).after
    return Updated(store, await climb(matches, match, times=2))


async def climb(matches: Matches, match: Match, *, times: int) -> Match:
    for _ in range(times):
        match = (await matches.play(match.id, match.persons[match.state.to_move], "climb")).after
    return match


def thrown(match: Match) -> int:
    return sum(match.state.rungs)


async def test_a_running_match_goes_on_by_the_rules_with_which_it_began(updated: Updated) -> None:
    new = updated.by(NEW)
    before = await new.match(updated.match.id)
    assert before.state == updated.match.state
    after = await climb(new, before, times=1)
    assert thrown(after) - thrown(before) <= 6
    assert new.game_of(after) is LADDER
    _, faults = await new.logs.audit(after.id)
    assert faults == ()
    old = updated.by(OLD)
    assert (await old.match(after.id)).state == after.state


async def test_a_new_match_has_the_new_rules_and_a_rematch_too(updated: Updated) -> None:
    new = updated.by(NEW)
    match = (await new.invitations.propose("ladder", by=ANNA, server=7, channel=8, invited=[BERT])).after
    match = (await new.invitations.join(match.id, BERT)).after
    assert match.proposal.game_version == Steeper.info.version
    assert thrown(await climb(new, match, times=1)) % 2 == 0
    over = (await new.resign(updated.match.id, ANNA)).after
    again = (await new.invitations.rematch(over.id, BERT, channel=8)).after
    assert (over.proposal.game_version, again.proposal.game_version) == (3, 4)


async def test_an_invitation_keeps_the_rules_by_which_it_was_made(updated: Updated) -> None:
    match = (await updated.by(OLD).invitations.propose("ladder", by=ANNA, server=7, channel=8, invited=[BERT])).after
    started = (await updated.by(NEW).invitations.join(match.id, BERT)).after
    assert started.proposal.game_version == LADDER.info.version


async def test_a_match_of_a_season_has_the_rules_of_its_season(updated: Updated) -> None:
    matches = updated.by(NEW)
    arranged = await start_fixture(updated.store.matches, matches, "ladder", (ANNA, BERT), version=3)
    assert matches.game_of(arranged.after) is LADDER


async def test_without_the_old_rules_nobody_moves_by_the_new_ones(updated: Updated) -> None:
    without = updated.by(WITHOUT_OLD)
    with refused(MissingRules, game="ladder", version=3):
        await without.play(updated.match.id, ANNA, "climb")
    log = await updated.store.matches.log(updated.match.id)
    with pytest.raises(MissingRules):
        replay(WITHOUT_OLD, log)


async def test_a_file_of_the_old_rules_is_looked_at_by_them(updated: Updated) -> None:
    log = await updated.store.matches.log(updated.match.id)
    data = exported(LADDER, updated.match, log)
    assert imported(data, NEW).match.state == updated.match.state
    with pytest.raises(BadExport):
        imported(data, WITHOUT_OLD)


async def test_a_file_of_the_old_rules_was_not_vouched_for_where_they_are(updated: Updated) -> None:
    match = json.loads(exported(LADDER, updated.match, await updated.store.matches.log(updated.match.id)))
    assert found(match, games=NEW) == ""
    assert "version 3 are not in this program" in found(match, games=WITHOUT_OLD)
