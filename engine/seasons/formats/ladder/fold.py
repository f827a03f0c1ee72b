"""The fold of a ladder: its entrants, its challenges and its end."""

from dataclasses import replace
from datetime import datetime

from engine.seasons.facts.course import OutageCredited, PhaseEnded, SeasonResumed
from engine.seasons.facts.fixtures import made
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderIdle, LadderJoined
from engine.seasons.facts.places import EntrantWithdrew
from engine.seasons.facts.union import SeasonFact
from engine.seasons.state.own import Entrant
from engine.seasons.state.rungs import Rungs
from engine.seasons.state.season import Season


def climbed(season: Season, fact: SeasonFact, at: datetime) -> Season:
    """Return a ladder after a fact."""
    rungs = season.of(Rungs)
    match fact:
        case LadderJoined():
            return _joined(season, fact, at)
        case ChallengeMade():
            return replace(season, own=rungs.after(fact, at))
        case ChallengeAnswered(fixture=fixture):
            fixtures = season.fixtures if fixture is None else {**season.fixtures, **made((fixture,))}
            return replace(season, own=rungs.after(fact, at), fixtures=fixtures)
        case EntrantWithdrew(entrant=entrant):
            return replace(season, own=rungs.left(entrant, at))
        case PhaseEnded() | LadderIdle():
            return replace(season, own=rungs.closed(), until=at)
        case SeasonResumed() | OutageCredited():
            begun, ended = season.outages[-1]
            return replace(season, own=rungs.later(ended - begun))
        case _:
            return season


def _joined(season: Season, fact: LadderJoined, at: datetime) -> Season:
    """Return the ladder with another entrant at the bottom."""
    return replace(
        season,
        own=season.of(Rungs).after(fact, at),
        entrants={**season.entrants, fact.entrant: Entrant(fact.entrant, (fact.person,))},
        latest_entrant=fact.entrant,
        divisions=((*(season.divisions[0] if season.divisions else ()), fact.entrant),),
    )
