"""The stages of a pentathlon as they stand, folded from its facts, and the rules of each stage."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from engine.ids import PersonId
from engine.seasons.facts.formats import PentathlonRules, RoundRobinRules
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.stages import (
    StageClosed,
    StageCorrected,
    StageDropped,
    StageFact,
    StageLeftOut,
    StageOpened,
    StagePlace,
)
from engine.seasons.state.own import FormatState
from leagues.core import EntrantId

if TYPE_CHECKING:
    from engine.seasons.facts.rules import Rules

Groups = tuple[tuple[StagePlace, ...], ...]
"""The places in each group of a stage."""


@dataclass(frozen=True, slots=True)
class Stages(FormatState):
    """The stages of a pentathlon by their numbers.

    Attributes:
        seasons: in which season each is played, of those that were opened.
        groups: the places of those that are over.
        dropped: those that have not taken place.
        left_out: who leaves which stage out.
        signed_off: who has signed off since the first stage was opened.
    """

    seasons: Mapping[int, SeasonId] = field(default_factory=dict)
    groups: Mapping[int, Groups] = field(default_factory=dict)
    dropped: frozenset[int] = frozenset()
    left_out: frozenset[tuple[EntrantId, int]] = frozenset()
    signed_off: frozenset[PersonId] = frozenset()

    @property
    def settled(self) -> frozenset[int]:
        """Return the stages that are over, or have not taken place."""
        return self.dropped | self.groups.keys()

    def without(self, person: PersonId) -> "Stages":
        """Return the stages after somebody has signed off; before the first one they were in none."""
        return replace(self, signed_off=self.signed_off | {person}) if self.seasons else self

    def after(self, fact: StageFact) -> "Stages":
        """Return what a fact makes of the stages."""
        match fact:
            case StageLeftOut(entrant=entrant, stage=stage, is_out=is_out):
                one = {(entrant, stage)}
                return replace(self, left_out=self.left_out | one if is_out else self.left_out - one)
            case StageOpened(stage=stage, season=season):
                return replace(self, seasons={**self.seasons, stage: season})
            case StageClosed(stage=stage, groups=groups) | StageCorrected(stage=stage, groups=groups):
                return replace(self, groups={**self.groups, stage: groups})
            case StageDropped(stage=stage):
                return replace(self, dropped=self.dropped | {stage})


def stage_rules(rules: "Rules", number: int) -> "Rules":
    """Return the rules of a stage's season, counted from 1: its places lead nowhere else, its groups are equals."""
    stage = rules.of(PentathlonRules).stages[number - 1]
    return replace(
        rules,
        own=RoundRobinRules(),
        game=stage.game,
        game_version=stage.game_version,
        options=stage.options,
        seats=stage.seats,
        scoring=replace(rules.scoring, tie_breaks=stage.tie_breaks),
        promoted=0,
        relegated=0,
        recurs=False,
        allows_late=False,
    )
