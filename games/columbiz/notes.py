"""Notes on a step of play: throws, captures, lines and their points, discarded discs, the end.

Answers for codes and figures; the words live elsewhere.
"""

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

from games.columbiz.board import LINE_POINTS
from games.columbiz.dice import write_dice
from games.columbiz.placing import PlacementsSoFar
from games.columbiz.rules import active, scores
from games.columbiz.state import Action, Keep, LastTurn, Place, Placed, StartThrow, State, Stop, Throw
from games.core import Note, Transition
from games.defaults import collected


@collected
def describe(transition: Transition[State, Action]) -> Iterator[Note]:
    """Yield what a step brought about, in the order in which it happened, an end last."""
    before, after = transition.before, transition.after
    match transition.action:
        case StartThrow():
            yield from _start_notes(before, after, transition.action)
        case Throw():
            yield from _throw_notes(before, transition.action)
        case Stop():
            yield Note("stopped", {"seat": before.to_move})
        case Place():
            for disc in after.last.placed if after.last else ():
                yield from disc_notes(disc)
        case Keep():
            pass  # what is kept is told with the throw that follows
    if after.turns > before.turns and after.last:
        yield from _turn_notes(before, after, after.last)


def disc_notes(disc: Placed) -> Iterator[Note]:
    """Yield what one disc captures and scores."""
    for owner, captives in groupby(sorted(disc.captives, key=attrgetter("seat")), key=attrgetter("seat")):
        fields = tuple(captive.field for captive in captives)
        yield Note("captured", {"field": disc.field, "owner_seat": owner, "fields": fields})
    for line in disc.lines:
        length = len(line.fields)
        points = LINE_POINTS[length]
        yield Note("line", {"direction": line.direction, "length": length, "fields": line.fields, "points": points})


def brings(progress: PlacementsSoFar) -> Iterator[Note]:
    """Yield what some placements bring together, if they bring anything."""
    if progress.points or progress.captives:
        yield Note("brings", {"points": progress.points, "prisoners": progress.captives})


def _start_notes(before: State, after: State, throw: StartThrow) -> Iterator[Note]:
    throwers = active(before)
    for number, values in enumerate(throw.rounds, start=1):
        yield from (
            Note("start_die", {"seat": seat, "value": value}) for seat, value in zip(throwers, values, strict=True)
        )
        highest = max(values)
        if number < len(throw.rounds):
            yield Note("start_tie", {"value": highest})
        throwers = tuple(seat for seat, value in zip(throwers, values, strict=True) if value == highest)
    yield Note("starts", {"seat": after.to_move})


def _throw_notes(before: State, throw: Throw) -> Iterator[Note]:
    """Yield which dice lie there after a throw, and which of them were kept."""
    number, dice = before.throws + 1, write_dice(before.dice + throw.dice)
    if before.kept:
        kept = write_dice(before.kept)
        yield Note("thrown_rest", {"seat": before.to_move, "number": number, "kept": kept, "dice": dice})
    else:
        yield Note("thrown", {"seat": before.to_move, "number": number, "dice": dice})


def _turn_notes(before: State, after: State, last: LastTurn) -> Iterator[Note]:
    """Yield what a finished turn came to, whether a supply has run out, and the end."""
    seat, supply = last.seat, after.supplies[last.seat]
    points, prisoners = after.points[seat] - before.points[seat], after.prisoners[seat] - before.prisoners[seat]
    if last.laid_away:
        yield Note("laid_away", {"seat": seat, "discs": last.laid_away, "supply": supply})
    elif points or prisoners:
        total = scores(after)[seat]
        yield Note("gained", {"seat": seat, "points": points, "prisoners": prisoners, "score": total})
    if after.over:
        yield Note("ended_supply", {"score": score_text(scores(after))})
    elif not supply:
        yield Note("last_round", {"seat": seat})


def score_text(totals: tuple[int, ...]) -> str:
    """Return the scores of all seats in one text."""
    return "/".join(map(str, totals))
