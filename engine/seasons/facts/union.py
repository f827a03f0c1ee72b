"""The facts of a season: a closed union of what has happened, in the past tense.

A fact holds plain values. Results are not among them: they are the outcomes of the matches that fixtures name, and the
table is a function of both. Times are ISO texts in UTC.
"""

from engine.seasons.facts.course import CourseFact
from engine.seasons.facts.fixtures import FixtureFact
from engine.seasons.facts.ladder import LadderFact
from engine.seasons.facts.places import PlaceFact
from engine.seasons.facts.stages import PentathlonStarted, StageFact
from engine.seasons.facts.teams import TeamFact

SeasonFact = CourseFact | FixtureFact | LadderFact | PlaceFact | PentathlonStarted | StageFact | TeamFact

Facts = tuple[SeasonFact, ...]
"""What a decision comes to; empty where there is nothing to write down."""
