"""Checks an event against the seasons of its stages: the places that count, and the seeds of their draws."""

from collections.abc import Iterator

from engine.matches.service.audit import Fault
from engine.seasons.formats.pentathlon import groups_of, stage_seed
from engine.seasons.service.events import Played
from engine.seasons.state.season import Season


def stage_faults(event: Season, played: Played) -> Iterator[Fault]:
    """Yield what does not agree, with the number of the stage.

    Codes: `stage`: other places than the stage's tables have, or a season of another event; `commitment`: a draw from
    another seed than the event is bound to.
    """
    for number, (stage, tables) in sorted(played.items()):
        known = event.stages.groups.get(number)
        is_own = (stage.founded.event, stage.founded.stage) == (event.id, number)
        if not is_own or (known is not None and known != groups_of(stage, tables)):
            yield Fault("stage", number)
        if event.seed is not None and stage.seed not in {None, stage_seed(bytes.fromhex(event.seed), number).hex()}:
            yield Fault("commitment", number)
