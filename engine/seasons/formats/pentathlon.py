"""Pentathlons: who takes part, what comes next, and the table. Pure functions.

The table is that of `leagues.pentathlon`, in which people stand for entrants: all who were placed in a stage are in it,
as are those who took somebody's place there, and everybody who has signed up for the pentathlon.
"""

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from fractions import Fraction
from hashlib import sha256
from itertools import chain
from typing import ClassVar

from engine.ids import MatchId, PersonId
from engine.matches.decisions.dice import commitment
from engine.seasons.errors import AlreadySignedUp, BadSeasonRules, NoSuchStage
from engine.seasons.facts.course import (
    SeasonCancelled,
    SeasonClosed,
    SeasonFounded,
    SeasonSeedOpened,
    SignUpOpened,
    iso,
)
from engine.seasons.facts.formats import PentathlonRules
from engine.seasons.facts.places import EntrantSignedOff, EntrantSignedUp
from engine.seasons.facts.rules import LeagueId, Rules, SeasonId
from engine.seasons.facts.stages import (
    PentathlonStarted,
    StageClosed,
    StageCorrected,
    StageDropped,
    StageLeftOut,
    StageOpened,
    StagePlace,
)
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.formats.core import WHOLE, Champion, FormatAct
from engine.seasons.formats.round_robin import RoundRobin
from engine.seasons.state.guards import BEFORE_START, LIVE, TOO_FEW, own_place, require_not_paused, require_phase
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.seasons.state.stages import Groups, Stages, stage_rules
from leagues.core import EntrantId
from leagues.pentathlon import PentathlonRow, PentathlonScoring, Stage, stage_points, table
from leagues.table import Table

LEAST_STAGES, MOST_STAGES = 2, 9
"""How many stages a pentathlon may have."""


class Pentathlon(RoundRobin):
    """Stages in which everybody meets everybody; it has no fixtures of its own."""

    entry = "stages"
    never: ClassVar[Mapping[FormatAct, str]] = {"local": "in_stages"}
    all_meet = False

    def is_double(self, rules: Rules) -> bool:
        return False

    def games(self, rules: Rules) -> tuple[str, ...]:
        return tuple(stage.game for stage in rules.of(PentathlonRules).stages)

    def refusal(self, season: Season, act: FormatAct) -> str | None:
        """Return that everything after sign-up is decided in the stages."""
        is_of_stages = act in {"end_phase", "extend"} and season.phase != "open"
        return "in_stages" if is_of_stages else super().refusal(season, act)

    def races(self, season: Season) -> Collection[int]:
        return () if season.phase in {"announced", "open"} else (WHOLE,)

    def races_of(self, season: Season, person: PersonId) -> Collection[int]:
        """Return its only race to those who take part, or have taken part in one of its stages."""
        stages = season.of(Stages)
        placed = (place.person for groups in stages.groups.values() for place in chain.from_iterable(groups))
        people = (*(entrant.person for entrant in season.entrants.values()), *stages.signed_off, *placed)
        return (WHOLE,) if person in people else ()

    def champions(self, season: Season, tables: Sequence[Table]) -> Sequence[Champion]:
        first = (row for row in rows(season, season.of(Stages).groups) if row.place == 1)
        return [Champion((PersonId(row.entrant),), row.points) for row in first]

    def check(self, rules: Rules) -> None:
        super().check(rules)
        if not LEAST_STAGES <= len(rules.of(PentathlonRules).stages) <= MOST_STAGES:
            raise BadSeasonRules(reason="stages", least=LEAST_STAGES, most=MOST_STAGES)

    def state(self) -> Stages:
        return Stages()

    def fold(self, before: Season, after: Season, fact: SeasonFact, at: datetime) -> Season:
        stages = after.of(Stages)
        match fact:
            case PentathlonStarted():
                return replace(after, phase="running", until=None)
            case EntrantSignedOff(entrant=entrant):
                return replace(after, own=stages.without(before.entrants[entrant].person))
            case StageCorrected(table_digest=bound):
                return replace(after, own=stages.after(fact), table_digest=bound or after.table_digest)
            case StageLeftOut() | StageOpened() | StageClosed() | StageDropped():
                return replace(after, own=stages.after(fact))
            case _:
                return after

    def gone(self, season: Season, person: PersonId, progress: Progress, now: datetime) -> Facts:
        """Return that somebody takes part in no further stage."""
        return () if season.is_over or season.entrant_of(person) is None else sign_off(season, person)


# What people do


def is_joinable(season: Season) -> bool:
    """Tell whether people may sign up: until the last stage is opened."""
    is_coming = len(season.of(Stages).seasons) < len(season.rules.of(PentathlonRules).stages)
    return season.phase == "open" or (season.phase == "running" and season.paused_at is None and is_coming)


def sign_up(season: Season, person: PersonId) -> Facts:
    """Take part in all stages that have not been opened.

    Raises:
        WrongSeasonPhase: there is none any more, or sign-up has not begun.
        AlreadySignedUp: they do.
    """
    if not is_joinable(season):
        require_not_paused(season)
        require_phase(season, "open")
    if season.entrant_of(person) is not None:
        raise AlreadySignedUp
    entrant = EntrantId(season.latest_entrant + 1)
    return (EntrantSignedUp("entrant_signed_up", entrant, person, at_once=0, is_standing=False, is_new=False),)


def sign_off(season: Season, person: PersonId) -> Facts:
    """Take part in no further stage; what was played stays in the table, and running stages are left on their own."""
    entrant = own_place(season, person)
    require_phase(season, *BEFORE_START, *LIVE)
    return (EntrantSignedOff("entrant_signed_off", entrant.id, waits_on=False),)


def skip_stage(season: Season, person: PersonId, stage: int, *, is_out: bool) -> Facts:
    """Leave a stage out that is still to come, or take part in it after all.

    Raises:
        NoSuchStage: there is none of this number, or it was opened; then its own page is the place to sign off.
    """
    entrant = own_place(season, person)
    if (
        season.is_over
        or not 1 <= stage <= len(season.rules.of(PentathlonRules).stages)
        or stage in season.of(Stages).seasons
    ):
        raise NoSuchStage(stage=stage)
    return (StageLeftOut("stage_left_out", entrant.id, stage, is_out),)


# What comes next


def begin(season: Season) -> Facts:
    """Let the stages begin when sign-up has ended; with too few people the pentathlon does not take place."""
    if len(season.entrants) < season.rules.least:
        return (SeasonCancelled("season_cancelled", TOO_FEW, None),)
    return (PentathlonStarted("pentathlon_started"),)


def opened(season: Season, new_id: Callable[[], MatchId]) -> Facts:
    """Return the stages that are to be opened now: the next one when all before are over, or all at once."""
    rules, stages = season.rules.of(PentathlonRules), season.of(Stages)
    if season.phase != "running" or season.paused_at is not None:
        return ()
    coming = [number for number in range(1, len(rules.stages) + 1) if number not in stages.seasons]
    if rules.is_in_turn:
        coming = coming[:1] if stages.seasons.keys() <= stages.settled else []
    return tuple(StageOpened("stage_opened", number, SeasonId(new_id())) for number in coming)


def founding(season: Season, stage: int, seed: bytes, now: datetime) -> tuple[Facts, bytes]:
    """Return the first facts of a stage's season, and the seed of its draw, which follows from that of the pentathlon.

    Those who come at the beginning are drawn at once; before later stages there is time to sign up or off.
    """
    rules, founded, stage_id = season.rules.of(PentathlonRules), season.founded, season.of(Stages).seasons[stage]
    own = stage_seed(seed, stage)
    is_later = rules.is_in_turn and stage > 1
    until = now + timedelta(days=rules.break_days if is_later else 0)
    first = SeasonFounded(
        kind="season_founded",
        league=LeagueId(stage_id),
        name=f"{founded.name} · {rules.stages[stage - 1].name}",
        number=founded.number,
        server=founded.server,
        channel=founded.channel,
        by=founded.by,
        rules=stage_rules(season.rules, stage),
        previous=None,
        commitment=commitment(own, match=MatchId(stage_id)),
        pentathlon=season.id,
        stage=stage,
    )
    taking_part = [one for one in season.entrants.values() if (one.id, stage) not in season.of(Stages).left_out]
    signed_up = (
        EntrantSignedUp(
            "entrant_signed_up", EntrantId(number), one.person, one.at_once, is_standing=False, is_new=one.is_new
        )
        for number, one in enumerate(taking_part, 1)
    )
    return (first, SignUpOpened("sign_up_opened", iso(until)), *signed_up), own


def stage_seed(seed: bytes, stage: int) -> bytes:
    """Return the seed of a stage's draw: a pentathlon is bound to all of them before anybody has signed up."""
    return sha256(seed + stage.to_bytes(2, "big")).digest()


def followed(season: Season, played: Mapping[int, tuple[Season, Sequence[Table]]]) -> Facts:
    """Return what the stages' seasons mean for the pentathlon: places that count now, or differ from before."""
    return tuple(_followed(season, played))


def _followed(
    season: Season, played: Mapping[int, tuple[Season, Sequence[Table]]]
) -> Iterator[StageClosed | StageDropped | StageCorrected]:
    for number, (stage, tables) in sorted(played.items()):
        known = season.of(Stages).groups.get(number)
        if stage.phase == "cancelled" and number not in season.of(Stages).settled and season.is_live:
            yield StageDropped("stage_dropped", number)
        if stage.phase not in {"closed", "archived"}:
            continue
        groups = groups_of(stage, tables)
        if known is None and season.is_live:
            yield StageClosed("stage_closed", number, groups)
        elif known is not None and known != groups and season.phase != "cancelled":
            after = {**season.of(Stages).groups, number: groups}
            bound = None if season.table_digest is None else digest(rows(season, after))
            yield StageCorrected("stage_corrected", number, groups, bound)
            return  # each correction binds to the table that it makes


def closed(season: Season, seed: bytes, heads: Sequence[tuple[SeasonId, str]]) -> Facts:
    """Return the end of a pentathlon whose stages are all settled; if none took place, neither has the pentathlon."""
    rules, stages = season.rules.of(PentathlonRules), season.of(Stages)
    if not season.is_live or season.paused_at is not None or len(stages.settled) < len(rules.stages):
        return ()
    if not stages.groups:
        return (SeasonCancelled("season_cancelled", TOO_FEW, None),)
    bound = tuple((MatchId(stage), head) for stage, head in heads)
    table_digest = digest(rows(season, stages.groups))
    return (SeasonSeedOpened("season_seed_opened", seed.hex()), SeasonClosed("season_closed", table_digest, bound))


# The table


def groups_of(stage: Season, tables: Sequence[Table]) -> Groups:
    """Return the places in each group of a stage's season, as its tables have them."""
    return tuple(
        tuple(
            StagePlace(stage.entrants[row.entrant].person, row.place)
            for row in each.rows
            if row.place is not None and row.entrant not in stage.former
        )
        for each in tables
    )


def rows(season: Season, groups: Mapping[int, Groups]) -> tuple[PentathlonRow, ...]:
    """Return the table of a pentathlon, the best first; its entrants are the ids of people."""
    rules = season.rules.of(PentathlonRules)
    placed = (each.person for stage in groups.values() for each in chain.from_iterable(stage))
    people = dict.fromkeys([*(one.person for one in season.entrants.values()), *placed])
    stages = [_stage(number, rules, each) for number, each in sorted(groups.items())]
    entrants = sorted(EntrantId(person) for person in people)
    return table(entrants, stages, PentathlonScoring(rules.first, rules.taking_part, rules.best))


def points_of(season: Season, number: int, groups: Groups) -> Mapping[EntrantId, Fraction]:
    """Return what everybody has from a stage with these places."""
    rules = season.rules.of(PentathlonRules)
    return stage_points(_stage(number, rules, groups), PentathlonScoring(rules.first, rules.taking_part, rules.best))


def _stage(number: int, rules: PentathlonRules, groups: Groups) -> Stage:
    places = {EntrantId(each.person): each.place for each in chain.from_iterable(groups)}
    members = tuple(frozenset(EntrantId(each.person) for each in group) for group in groups)
    return Stage(number, rules.stages[number - 1].game, places, members)


def digest(made: Sequence[PentathlonRow]) -> str:
    """Return what binds to the table of a pentathlon: SHA-256 over people, places and points."""
    lines = [f"{row.entrant} {row.place} {row.points}" for row in made]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
