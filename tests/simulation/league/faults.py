"""The faults that are put into the rules one by one, each by the words for what goes wrong."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

from engine.seasons.state.squads import Squads
from leagues.tie_breaks.criteria import buchholz
from tests.simulation.league.broken_rules import Broken, Make

DAY: Final = timedelta(days=1)


def without_last(original: Any) -> Any:
    """Return a function that loses the last of what it makes."""
    return lambda *args, **named: tuple(original(*args, **named))[:-1]


def turned(original: Any) -> Any:
    """Return a function that gives the opposite order."""
    return lambda *args, **named: original(*args, **named)[::-1]


def always(value: object) -> Make:
    """Return what makes a function that gives one value."""
    return lambda _: lambda *_args, **_named: value


def later(days: float) -> Make:
    """Return what makes a function believe that it is so many days later; the time is its last argument."""
    return lambda original: lambda *args: original(*args[:-1], args[-1] + days * DAY)


def cost(**parts: int) -> Make:
    """Return what gives every pair of a Swiss round other costs."""
    return lambda original: lambda *args: original(*args)._replace(**parts)


def changed(**fields: Any) -> Make:
    """Return what makes a function give its value with other fields, each worked out from what it was."""

    def make(original: Any) -> Any:
        def call(*args: Any, **named: Any) -> Any:
            value = original(*args, **named)
            return replace(value, **{name: change(getattr(value, name)) for name, change in fields.items()})

        return call

    return make


def of_all_meetings(direct: Any) -> Any:
    """Return direct encounter that counts the meetings with everybody."""
    return replace(direct, figure=lambda one, standings, _: direct.figure(one, standings, tuple(standings.points)))


def forgetful(original: Any) -> Any:
    """Return a close that does not bind to the last match."""

    async def closed(*args: Any) -> Any:
        fact = await original(*args)
        return replace(fact, heads=fact.heads[:-1])

    return closed


def nothing(_: Any) -> Any:
    """Return a method that waits for nothing and does nothing."""

    async def idle(*_args: Any) -> None:
        return None

    return idle


def climbing_one(_: Any) -> Any:
    """Return a climb that ends just above the next one."""

    def climbed(rungs: Any, winner: Any, _loser: Any) -> Any:
        at = rungs.index(winner)
        return iter((*rungs[: at - 1], winner, rungs[at - 1], *rungs[at + 1 :]))

    return climbed


def others(made: Any) -> Any:
    """Return tables in which the second of the first division is the first."""
    rows = [replace(row, place=row.place and max(1, row.place - 1)) for table in made[:1] for row in table.rows[1:]]
    return tuple(replace(table, rows=tuple(rows)) for table in made[:1])


def one_division(original: Any) -> Any:
    """Return a function that finds room in the first division alone."""
    return lambda *args: original(*args) and 1


def rotated(original: Any) -> Any:
    """Return a function that deals everybody one division further."""
    return lambda *args: tuple(tuple(group) for group in _dealt(original(*args)))


def _dealt(groups: Any) -> Any:
    firsts = [group[0] for group in groups]
    return [(first, *group[1:]) for first, group in zip(firsts[::-1], groups, strict=True)]


FAULTS: Final[Mapping[str, Broken]] = {
    # Fixtures and draws
    "a fixture is lost": Broken("double", "leagues.round_robin:fixtures", without_last),
    "pairs sit the other way round": Broken(
        "double", "leagues.round_robin:berger", lambda f: lambda n: (tuple(p[::-1] for p in r) for r in f(n))
    ),
    "who comes late misses an opponent": Broken("winter", "leagues.round_robin:joining", without_last),
    "who comes late is put elsewhere": Broken(
        "winter", "engine.seasons.course.late_joining:division_with_room", one_division
    ),
    "divisions are mixed up": Broken("winter", "leagues.divisions:divide", rotated),
    "the lots do not fall": Broken("winter", "leagues.draws:shuffled", lambda f: lambda i, c: tuple(sorted(f(i, c)))),
    "two meet again without need": Broken("swiss", "leagues.swiss:_Field.cost", cost(met=0, seat=0, wish=0)),
    "somebody rests twice": Broken("swiss", "leagues.swiss:_Field.cost", cost(second_bye=0, bye=0)),
    "tables are too small": Broken(
        "pods", "leagues.pods:sizes", lambda _: lambda n: (2,) * (n // 2 - 1) + (2 + n % 2,)
    ),
    # Time
    "a round is drawn early": Broken(
        "swiss", "engine.seasons.formats.rounds.by_rounds:is_settled", lambda _: lambda season, _p: season.is_live
    ),
    "sign-up ends early": Broken("watched", "engine.seasons.course.schedule:is_draw_due", later(3)),
    "a season starts early": Broken("watched", "engine.seasons.course.schedule:_due", later(0.5)),
    "a season lasts too long": Broken(
        "double", "engine.seasons.formats.round_robin:RoundRobin.duration", lambda f: lambda *a: f(*a) + DAY
    ),
    "somebody is asked at once": Broken(
        "double",
        "engine.seasons.course.schedule:_silences",
        lambda _: lambda season, _p, now: ((one, now - DAY) for one in season.entrants),
    ),
    "the silent leave at once": Broken("double", "engine.seasons.course.schedule:_silent", later(3)),
    "a season closes early": Broken(
        "double",
        "engine.seasons.course.schedule:is_decided",
        lambda _: lambda season, progress: season.is_live and len(progress.results) > 3,
    ),
    "too many matches at once": Broken("watched", "engine.seasons.course.schedule:room", always(99)),
    "who holds up a round gets away": Broken(
        "waited", "engine.seasons.formats.rounds.by_rounds:_waited", always(timedelta())
    ),
    # Results and tables
    "giving up at once counts as played": Broken(
        "winter", "leagues.endings:ending", lambda f: lambda outcome, turns: f(outcome, [9] * len(turns))
    ),
    "results of who was removed count": Broken("winter", "leagues.endings:_is_struck", always(value=False)),
    "who leaves has lost nothing": Broken("leaving", "leagues.endings:_leave", always(None)),
    "the first seat is worth more": Broken(
        "tables", "leagues.points:place_points", lambda f: lambda places, seat: f(places, seat) + (seat == 0)
    ),
    "direct encounter counts all meetings": Broken(
        "double",
        "leagues.tie_breaks.criteria:TIE_BREAKS.direct",
        of_all_meetings,
    ),
    "Sonneborn-Berger halves all opponents": Broken(
        "winter", "leagues.tie_breaks.standings:Standings.worth", lambda f: lambda *args: f(*args) / 2
    ),
    "differences have no cap": Broken("winter", "leagues.points:_difference", lambda f: lambda r, s, _: f(r, s, 1000)),
    "Buchholz cuts nothing": Broken(
        "swiss", "leagues.tie_breaks.criteria:TIE_BREAKS.buchholz_cut", lambda each: replace(each, figure=buchholz)
    ),
    "what is open is called certain": Broken(
        "winter",
        "engine.seasons.course.milestones:_certain",
        lambda f: lambda *args, **named: "title" if named["is_first"] and args[0].best == 1 else f(*args, **named),
    ),
    "a close forgets a match": Broken("double", "engine.seasons.service.service:Seasons._closed", forgetful),
    "ruled matches are rated as played": Broken("winter", "engine.seasons.service.ratings:counted", always({})),
    # Knockouts
    "the better seed always sits first": Broken("cup", "leagues.knockout:_Fold.seats", turned),
    "the loser goes on": Broken("cup", "leagues.knockout:_Fold._points", turned),
    "the bracket stands on its head": Broken("cup", "leagues.knockout:seeded", turned),
    "third and fourth share a place": Broken(
        "knockout", "leagues.knockout:_places", lambda f: lambda *args: ((one, min(at, 3)) for one, at in f(*args))
    ),
    # Ladders
    "a winner climbs one rung only": Broken("ladder", "leagues.ladder:_climbed", climbing_one),
    "anybody may be challenged": Broken("ladder", "leagues.ladder:Ladder.refusal", always(None)),
    # Teams
    "the last board plays first": Broken("teams", "leagues.teams:lineup", turned),
    "the bench comes in another order": Broken(
        "teams",
        "engine.seasons.formats.teams.roster:first_free_substitute",
        lambda _: lambda season, entrant, *_args, **_named: season.of(Squads).teams[entrant].members[-1],
    ),
    "board points go to the others": Broken("teams", "leagues.teams:_halves", turned),
    # Pentathlons
    "taking part gives nothing": Broken(
        "pentathlon",
        "leagues.pentathlon:_group_points",
        lambda f: lambda places, rules: {one: each - rules.taking_part for one, each in f(places, rules).items()},
    ),
    "all stages count": Broken(
        "pentathlon",
        "leagues.pentathlon:_own",
        lambda f: lambda *args: (replace(each, counts=True) for each in f(*args)),
    ),
    "a stage is drawn from another seed": Broken(
        "pentathlon",
        "engine.seasons.formats.pentathlon:stage_seed",
        lambda f: lambda seed, stage: f(seed, stage + 1),
    ),
    # Across seasons, and in time
    "everything happens an hour late": Broken("leagues", "engine.seasons.course.schedule:_due", later(-1 / 24)),
    "an outage is not given back": Broken("leagues", "engine.seasons.service.absences:Absences._credit", nothing),
    "nobody is promoted": Broken(
        "leagues",
        "leagues.divisions:moved",
        lambda f: lambda made, **rules: f(made, **rules | {"promoted": 0}),
    ),
    "who signed up for good is forgotten": Broken(
        "leagues", "engine.seasons.course.beginning:succession", lambda f: lambda *args: f(*args)[:2]
    ),
    "the next season opens at once": Broken(
        "leagues", "engine.seasons.course.schedule:may_be_succeeded", lambda _: lambda season, _now: season.is_live
    ),
    "the second is in the hall of fame": Broken(
        "leagues",
        "engine.seasons.results.hall_of_fame:final_of",
        lambda f: lambda season, made: f(season, others(made)),
    ),
    "a group starts with people who have no room": Broken(
        "groups", "leagues.flash:_ready", lambda _: lambda waiting, _busy: [*waiting]
    ),
}

ALSO_BY_CHECK: Final = frozenset(
    {
        "who comes late misses an opponent",
        "divisions are mixed up",
        "the lots do not fall",
        "two meet again without need",
        "somebody rests twice",
        "tables are too small",
        "the better seed always sits first",
        "the bracket stands on its head",
        "the last board plays first",
        "a stage is drawn from another seed",
    }
)
"""Faults that `bot check` finds, too, once the rules are sound again."""

BY_SIMULATION: Final = frozenset(
    {
        "everything happens an hour late",
        "an outage is not given back",
        "nobody is promoted",
        "who signed up for good is forgotten",
        "the next season opens at once",
        "the second is in the hall of fame",
        "a group starts with people who have no room",
    }
)
"""Faults that only the simulation's own judge can be relied upon to find; tools/verify finds all others."""
