"""The files of a pentathlon beside those of every season, and the check of its stages."""

import csv
from collections.abc import Iterator, Mapping
from io import StringIO
from typing import Final

from engine.ids import PersonId
from engine.matches.service.audit import Fault
from engine.seasons.facts.formats import PentathlonRules
from engine.seasons.files.sheets import name_text, person_text
from engine.seasons.formats.pentathlon import groups_of, rows, stage_seed
from engine.seasons.service.pentathlons import PlayedStages
from engine.seasons.state.season import Season
from engine.seasons.state.stages import Stages

COLUMNS: Final = ("place", "shared", "person", "name", "points")


def own_sheets(season: Season, names: Mapping[PersonId, str]) -> Mapping[str, bytes]:
    """Return the table over all stages by the name of its file; nothing in a season of another format."""
    return {"tables/pentathlon.csv": _sheet(season, names)} if isinstance(season.own, Stages) else {}


def stage_folder(season: Season) -> str:
    """Return where a stage's season lies in the archive of its pentathlon."""
    return f"stages/{season.founded.stage}/"


def _sheet(season: Season, names: Mapping[PersonId, str]) -> bytes:
    """Return the table of a pentathlon as CSV: everybody's points in each of their stages, and whether they count."""
    written = StringIO()
    sheet = csv.writer(written, lineterminator="\r\n")
    numbers = range(1, len(season.rules.of(PentathlonRules).stages) + 1)
    sheet.writerow((*COLUMNS, *(f"{name}-{number}" for number in numbers for name in ("stage", "counts"))))
    for row in rows(season, season.of(Stages).groups):
        own = {each.stage: (each.points, int(each.counts)) for each in row.stages}
        person = PersonId(row.entrant)
        head = (row.place, int(row.is_shared), person_text(person), name_text(names.get(person, "?")), row.points)
        sheet.writerow((*head, *(cell for number in numbers for cell in own.get(number, ("", "")))))
    return written.getvalue().encode("utf-8-sig")


def stage_faults(pentathlon: Season, played: PlayedStages) -> Iterator[Fault]:
    """Yield what does not agree, with the number of the stage.

    Codes: `stage`: other places than the stage's tables have, or a season of another pentathlon; `commitment`: a draw
    from another seed than the pentathlon is bound to.
    """
    for number, (stage, tables) in sorted(played.items()):
        known = pentathlon.of(Stages).groups.get(number)
        is_own = (stage.founded.pentathlon, stage.founded.stage) == (pentathlon.id, number)
        if not is_own or (known is not None and known != groups_of(stage, tables)):
            yield Fault("stage", number)
        if pentathlon.seed is not None and stage.seed not in {
            None,
            stage_seed(bytes.fromhex(pentathlon.seed), number).hex(),
        }:
            yield Fault("commitment", number)
