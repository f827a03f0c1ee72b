"""Studies as people use them: begun, gone on with, changed, deleted. Async only because the store is."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any, Final

from engine.ids import MatchId, PersonId, is_computer
from engine.log.codec import AnyGame
from engine.matches.decisions import moves
from engine.matches.decisions.dice import new_seed
from engine.matches.errors import NotAPlayer, WrongPhase
from engine.matches.service.dependencies import utc_now
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.stores.matches import Conflict, all_of_person
from engine.stores.store import Store
from engine.stores.studies import StoredStudy
from engine.studies import study as studies
from engine.studies.errors import NoSuchStudy, StudyForbidden, StudyIsPrivate, TooManyStudies
from engine.studies.study import Root, SavedStudy, Study
from games.core import CHANCE, Seat, Transition, Viewer

REMEMBERED: Final = 64
"""How many positions are kept in memory, so that no log is replayed at every press of a button."""

Edit = Callable[[AnyGame, Study, Any], Study]
"""A change of a study, by the rules; the last is the position at its beginning as it truly is."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A study with what it shows: the rules, the steps to the present place and the position there.

    `match` is the one that it begins in. `viewer` sees the position; where nothing is hidden from anybody it is None.
    `is_sample`: what the owner may not know was dealt at random.
    """

    kept: SavedStudy
    game: AnyGame
    match: Match | None
    transitions: tuple[Transition[Any, Any], ...]
    state: Any
    viewer: Viewer
    is_sample: bool

    @property
    def study(self) -> Study:
        """Return the study itself."""
        return self.kept.study

    @property
    def is_private(self) -> bool:
        """Tell whether nobody else may see it, as the match is still running."""
        return self.match is not None and self.match.phase == "running"

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Return for whom a line may be tried here, `CHANCE` while a throw is due."""
        return studies.actors(self.game, self.study, self.state)

    @property
    def is_throw_due(self) -> bool:
        """Tell whether a throw is due here."""
        return self.game.rules.to_act(self.state) == {CHANCE}

    @property
    def shown(self) -> Any:
        """Return the position as it may be shown."""
        return self.state if self.viewer is not None else self.game.secrets.revealed(self.state)

    def require_shareable(self) -> None:
        """Refuse what would show others, or ask the computer about, a running match.

        Raises:
            StudyIsPrivate: the study begins in a match that is running.
        """
        if self.is_private:
            raise StudyIsPrivate


class Studies:
    """Everything that people can do with their studies; nobody learns of somebody else's."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        *,
        now: Callable[[], datetime] = utc_now,
        seed_for: Callable[[], bytes] = new_seed,
    ) -> None:
        self._store = store.studies
        self._listed = store.matches
        self._matches = matches
        self._now = now
        self._seed_for = seed_for
        self._positions: OrderedDict[tuple[MatchId, int], Any] = OrderedDict()

    async def of(self, person: PersonId) -> tuple[SavedStudy, ...]:
        """Return a person's studies, by number."""
        return tuple(map(studies.read_kept, await self._store.of_person(person)))

    async def begin_in(self, match: Match, person: PersonId, move: int | None = None) -> Opened:
        """Return a person's study of a position of a match, begun if there is none.

        Without a move it is the present one; where nothing can be played any more, the last one in which it could.

        Raises:
            WrongPhase: the match has not started.
            NotAPlayer, StudyForbidden: it is running and somebody else's, or must not be studied.
            NoSuchMove: there is no such position.
        """
        seat = self._require_open(match, person)
        if move is None:
            has_ended = self._matches.game_of(match).rules.outcome(match.state) is not None
            move = match.moves - has_ended
        position = await self._matches.logs.position_after(match, move)
        root = Root(match.proposal.game, len(match.persons), (), match.id, position, move, seat)
        return await self._begin(root, person)

    async def begin(
        self, game_key: str, person: PersonId, *, seats: int | None = None, options: tuple[tuple[str, int], ...] = ()
    ) -> Opened:
        """Return a person's study of the start of a game, begun if there is none."""
        game = self._matches.game(game_key)
        usual = {option.key: option.default for option in game.info.options}
        seats = game.info.min_seats if seats is None else seats
        root = Root(game_key, seats, tuple(sorted((usual | dict(options)).items())))
        return await self._begin(root, person)

    async def _begin(self, root: Root, person: PersonId) -> Opened:
        while True:
            present = await self.of(person)
            if found := studies.find(present, root):
                return await self._opened(found)
            if len(present) >= studies.MOST_STUDIES:
                raise TooManyStudies(most=studies.MOST_STUDIES)
            latest = max((study.number for study in present), default=0)
            number = max(latest + 1, int(self._now().timestamp()))  # never given again, for the sake of old buttons
            kept = SavedStudy(person, number, 1, Study(root, self._seed_for().hex()))
            opened = await self._opened(kept)
            try:
                await self._save(kept)
            except Conflict:
                continue
            return opened

    async def open(self, person: PersonId, number: int) -> Opened:
        """Return one of a person's own studies.

        Raises:
            NoSuchStudy: there is none of this number (any more).
        """
        return await self._opened(await self._kept(person, number))

    async def change(self, person: PersonId, number: int, edit: Edit) -> Opened:
        """Change one of a person's own studies; `edit` is asked again where somebody was faster.

        Raises:
            NoSuchStudy: there is none of this number (any more).
            games.core.MoveError: what was to be tried cannot be played.
        """
        while True:
            kept = await self._kept(person, number)
            match, game, truth = await self._at(kept)
            changed = await self._matches.logs.off_loop(partial(edit, game, kept.study, truth))
            if changed == kept.study:
                return await self._shown(kept, match, game, truth)
            kept = replace(kept, revision=kept.revision + 1, study=changed)
            try:
                await self._save(kept)
            except Conflict:
                continue
            return await self._shown(kept, match, game, truth)

    async def go(self, person: PersonId, number: int, place: int) -> Opened:
        """Look at another place of a study."""
        return await self.change(person, number, lambda _, study, __: studies.go(study, place))

    async def play(self, person: PersonId, number: int, place: int, text: str) -> Opened:
        """Try a line from a place of a study, or a throw by hand where one is due."""
        return await self.change(person, number, _dealt(partial(studies.play, place=place, text=text)))

    async def throw(self, person: PersonId, number: int, place: int, lot: int) -> Opened:
        """Try a random throw; the same lot is the same throw."""
        return await self.change(person, number, _dealt(partial(studies.throw, place=place, lot=lot)))

    async def cut(self, person: PersonId, number: int, place: int) -> Opened:
        """Delete a place of a study and all that follows it."""
        return await self.change(person, number, lambda _, study, __: studies.cut(study, place))

    async def flip(self, person: PersonId, number: int, *, is_flipped: bool) -> Opened:
        """Look at a study's boards from the other side, or from the usual one."""
        return await self.change(person, number, lambda _, study, __: replace(study, is_flipped=is_flipped))

    async def redeal(self, person: PersonId, number: int, lot: int) -> Opened:
        """Redeal what the owner may not know; the same lot deals the same."""
        return await self.change(person, number, partial(studies.redeal, lot=lot))

    async def delete(self, person: PersonId, number: int) -> None:
        """Delete one of a person's own studies."""
        await self._store.delete(person, number)

    async def require_unaided(self, opened: Opened) -> None:
        """Refuse the computer's opinion on what the owner of a study still plays with other people.

        That is any place to which the way leads through a position that reads, to the owner, like the present one of
        such a match.

        Raises:
            StudyForbidden: says in which match.
        """
        person, game = opened.kept.person, opened.game.info.key
        for summary in await all_of_person(self._listed, person, phases=["running"]):
            is_alone = all(other == person or is_computer(other) for other in summary.persons)
            if summary.game != game or is_alone:
                continue
            match = await self._matches.match(summary.match)
            if await self._matches.logs.off_loop(partial(_leads_through, opened, match)):
                raise StudyForbidden(reason="running", match=match.id)

    # How it stands

    async def _kept(self, person: PersonId, number: int) -> SavedStudy:
        found = await self._store.study(person, number)
        if found is None:
            raise NoSuchStudy
        return studies.read_kept(found)

    async def _save(self, kept: SavedStudy) -> None:
        await self._store.save(StoredStudy(kept.person, kept.number, kept.revision, studies.encode(kept.study)))

    async def _opened(self, kept: SavedStudy) -> Opened:
        return await self._shown(kept, *await self._at(kept))

    async def _shown(self, kept: SavedStudy, match: Match | None, game: AnyGame, truth: Any) -> Opened:
        return await self._matches.logs.off_loop(partial(_seen, kept, match, game, truth))

    async def _at(self, kept: SavedStudy) -> tuple[Match | None, AnyGame, Any]:
        """Return in which match a study begins, by which rules it goes on, and the true position at its beginning.

        Raises:
            UnknownMatch: the match is gone.
            NotAPlayer, StudyForbidden: it is running, and must not be studied (any more).
        """
        root = kept.study.root
        game = self._matches.game(root.game)
        if root.match is None:
            return None, game, game.rules.setup(root.seats, dict(root.options))
        match = await self._matches.match(root.match)
        seat = self._require_open(match, kept.person)
        if seat is not None and seat != root.seat:
            raise StudyForbidden(reason="other")
        return match, game, await self._position(match, root.position)

    async def _position(self, match: Match, position: int) -> Any:
        """Return a position of a match; it never changes, so the latest ones asked for are remembered."""
        key = (match.id, position)
        if key not in self._positions:
            self._positions[key] = await self._matches.logs.state_in(match, position)
        self._positions.move_to_end(key)
        while len(self._positions) > REMEMBERED:
            self._positions.popitem(last=False)
        return self._positions[key]

    def _require_open(self, match: Match, person: PersonId) -> Seat | None:
        """Return the seat as which a match is studied, None where everybody may see everything."""
        if match.phase == "over" and match.state is not None:
            return None
        if match.phase != "running":
            raise WrongPhase(phase=match.phase)
        seat = match.seat_of(person)
        if seat is None:
            raise NotAPlayer
        if match.proposal.forbids_study:
            raise StudyForbidden(reason="season")
        moves.require_told(match)
        return seat


def _leads_through(opened: Opened, match: Match) -> bool:
    """Tell whether a study has come to, or gone on from, what its owner knows of the present position of a match."""
    seat = match.seat_of(opened.kept.person)
    if seat is None or len(match.persons) != opened.study.root.seats:
        return False
    view = opened.game.narration.view
    present = view(match.state, seat).text()
    passed = (*(transition.before for transition in opened.transitions), opened.state)
    return any(view(state, seat).text() == present for state in passed)


def _dealt(act: Callable[[AnyGame, Study, Any], Study]) -> Edit:
    """Return an edit that plays on from what was dealt to the owner."""
    return lambda game, study, truth: act(game, study, studies.dealt(game, study, truth))


def _seen(kept: SavedStudy, match: Match | None, game: AnyGame, truth: Any) -> Opened:
    """Return what a study shows."""
    study = kept.study
    start = studies.dealt(game, study, truth)
    steps = studies.transitions(game, study, start, study.place)
    return Opened(
        kept=kept,
        game=game,
        match=match,
        transitions=steps,
        state=steps[-1].after if steps else start,
        viewer=study.root.seat if game.has_secrets else None,
        is_sample=studies.is_sample(game, study, start),
    )
