"""The logs of seasons and matches as they lie in the database: JSON, times, digests. Nothing here knows the engine's
seasons; of matches only the rules of the game are used, to tell where a turn ends and who is to move."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from engine.ids import MatchId
from engine.log.chain import Entry
from engine.log.sealing import NO_SEAL, Seal
from engine.matches.state.fold import fold
from games.registry import GAMES
from storage.sealing import seal_of

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
ACTIONS: Final = frozenset({"action_taken", "secret_taken"})
ANEW: Final = frozenset({"match_resumed", "match_rewound", "player_replaced"})
"""Facts that, as a move does, restart the time of everybody at the table."""
MANY: Final = 60
"""With so many actions everybody has ended two turns in any game."""


@dataclass(frozen=True, slots=True)
class Said:
    """A fact of a season."""

    season: str
    seq: int
    at: datetime
    digest: str
    fact: dict[str, Any]

    @property
    def kind(self) -> str:
        """Return what kind of fact it is."""
        return str(self.fact["kind"])


@dataclass(frozen=True, slots=True)
class Ending:
    """How a fixture ended, in the words of the rules."""

    how: str
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    is_cut_short: bool = False
    is_ruled: bool = False
    at: int = 0
    lost_on_time: tuple[int, ...] = ()


@dataclass
class RawMatch:
    """A match."""

    id: str
    rows: list[tuple[int, datetime, str, str]] = field(default_factory=list)
    seal: Seal = NO_SEAL

    @cached_property
    def facts(self) -> Sequence[tuple[datetime, dict[str, Any]]]:
        """Return the facts with their times."""
        return [(at, json.loads(body)) for _, at, body, _ in self.rows]

    @cached_property
    def fixture(self) -> str | None:
        """Return which fixture of which season this is."""
        named = self.facts[0][1].get("fixture")
        return None if named is None else str(named)

    @cached_property
    def endings(self) -> Sequence[tuple[datetime, Ending]]:
        """Return every outcome that the match has had, with the time from which it held."""
        found: list[tuple[datetime, Ending]] = []
        for at, fact in self.facts:
            if fact["kind"] == "match_ended":
                first = found[0][1].at if found else int(at.timestamp())
                found.append((at, self._ending(fact["outcome"], first)))
        return found

    def _ending(self, outcome: dict[str, Any], at: int) -> Ending:
        """Return what an outcome is: docs/leagues.md, "How a match counts"."""
        reason, places, scores = outcome["reason"], tuple(outcome["places"]), tuple(outcome["scores"])
        late = tuple(seat for seat, place in enumerate(places) if place > 1 or len(set(places)) == 1)
        made = Ending("void", at=at, lost_on_time=late if reason == "time" else ())
        if reason == "void":
            return made
        if reason in {"abandoned", "unplayed"}:
            return replace(made, how="unplayed")
        is_given_up = reason in {"resigned", "time", "adjudicated"}
        if reason != "left" and (not is_given_up or min(self.turns) >= 2):
            return replace(made, how="played", places=places, scores=scores, is_cut_short=is_given_up)
        if len(set(places)) > 1:
            return replace(made, how="walkover", places=places)
        return replace(made, how="unplayed" if reason == "adjudicated" else "double_walkover")

    @cached_property
    def turns(self) -> Sequence[int]:
        """Return how many turns each seat has ended."""
        actions = sum(fact["kind"] in ACTIONS for _, fact in self.facts)
        persons = next(fact["persons"] for _, fact in self.facts if fact["kind"] == "match_started")
        if actions >= MANY:
            return [2] * len(persons)
        ended, mover, turn = [0] * len(persons), None, None
        for (_, fact), match in zip(self.facts, self._folded, strict=True):
            if fact["kind"] in ACTIONS:
                mover = fact["seat"]
            if match.state is None:
                continue
            game = GAMES[match.proposal.game]
            is_over = game.rules.outcome(match.state) is not None
            now = None if is_over else game.rules.turn_number(match.state)
            is_ended = now != turn or is_over
            if mover is not None and is_ended and fact["kind"] in {*ACTIONS, "chance_drawn", "secret_drawn"}:
                ended[mover] += 1
            mover, turn = None if is_ended else mover, now
        return ended

    @cached_property
    def _folded(self) -> Sequence[Any]:
        return list(
            fold(
                GAMES,
                [Entry(MatchId(self.id), seq, at, body, digest) for seq, at, body, digest in self.rows],
                seal=self.seal,
            )
        )

    def waits(self, least: timedelta) -> Sequence[tuple[datetime, datetime, int]]:
        """Return from when to when the match has waited for whom, where it was for longer than `least`."""
        acted = [at for at, fact in self.facts if fact["kind"] in {"match_started", *ACTIONS}]
        anew = {*acted, *(at for at, fact in self.facts if fact["kind"] in ANEW)}
        last = self.facts[-1][0] if self.endings else datetime.max.replace(tzinfo=UTC)
        ends = [*acted[1:], self.endings[0][0] if self.endings else last]
        if not any(end - begun > least for begun, end in zip(acted, ends, strict=True)):
            return ()
        found, since, moved = [], dict[int, datetime](), self.facts[0][0]
        for (at, fact), match in zip(self.facts, self._folded, strict=True):
            is_due = set() if fact["kind"] in {*ACTIONS, *ANEW} else due_in(match)
            found += [(since.pop(one), at, one) for one in set(since) - is_due]
            moved = at if at in anew else moved  # that secrets have arrived is no move
            begun = moved if fact["kind"] == "secrets_delivered" else at
            since.update((one, begun) for one in due_in(match) - set(since))
        found += [(begun, last, one) for one, begun in since.items()]
        return [each for each in found if each[1] - each[0] > least]


def due_in(match: Any) -> set[int]:
    """Return the persons whom a match waits for: until all have got their secrets, those who have not."""
    if match.state is None or match.outcome is not None or match.pause is not None:
        return set()
    if match.undelivered:
        return {int(match.persons[seat]) for seat in match.undelivered}
    seats = GAMES[match.proposal.game].rules.to_act(match.state)
    return {int(match.persons[seat]) for seat in seats if seat in range(len(match.persons))}


@dataclass
class Raw:
    """Everything that the database says."""

    seasons: dict[str, list[Said]]
    matches: dict[str, RawMatch]


def read(path: Path) -> Raw:
    """Read a database file."""
    seasons, matches = defaultdict[str, list[Said]](list), dict[str, RawMatch]()
    seal = seal_of(None, path)
    with sqlite3.connect(path) as database:
        for season, seq, at, digest, body in database.execute(
            "select l.season, l.seq, l.at, l.digest, l.body from season_log l join seasons s on s.season = l.season "
            "order by s.number, l.seq"
        ):
            seasons[season].append(Said(season, seq, moment(at), digest, json.loads(body)))
        for match, seq, at, body, digest in database.execute(
            "select match, seq, at, body, digest from log order by match, seq"
        ):
            matches.setdefault(match, RawMatch(match, seal=seal)).rows.append((seq, moment(at), body, digest))
    return Raw(dict(seasons), matches)


def moment(microseconds: int) -> datetime:
    """Return the time that a column holds."""
    return EPOCH + timedelta(microseconds=microseconds)
