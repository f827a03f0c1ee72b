"""Who has learned what in a part of a match: what a moderator must know before that part is undone. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine import codec
from engine.codec import AnyGame
from engine.facts import (
    ActionTaken,
    ChanceDrawn,
    Fact,
    PersonId,
    SecretDrawn,
    SecretsDelivered,
    SecretsLookedAt,
    SecretTaken,
)
from engine.history import Play, Played
from engine.match import Match
from engine.store import Entry
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Learned:
    """Something that became known by fact `seq`; `person` is who knows it, None for everybody.

    `what` is one of: a `throw` (`text` holds the values); an `answer`, which is a line whose result has shown something
    (`text` is the line with it); an `own` secret of the one who made it; a `hidden` draw, which nobody has seen as a
    whole; the secrets `told` to a player or `looked` at by a moderator; a `sheet` (0 for `seq`: by all of it together),
    which is what a player alone may see and now shows more.
    """

    seq: int
    what: Literal["throw", "answer", "own", "hidden", "told", "looked", "sheet"]
    person: PersonId | None
    text: str = ""


def learned(
    game: AnyGame, entries: Sequence[Entry], play: Play, *, earlier: Match, match: Match
) -> tuple[Learned, ...]:
    """Return what has become known since `earlier`, in lines that are undone already, too; sheets come last."""
    since = [(entry.seq, codec.decode_fact(entry.body)) for entry in entries[earlier.seq :]]
    facts = [one for seq, fact in since for one in _by_fact(game, seq, fact, play.steps)]
    return (*facts, *_sheets(game, earlier, match))


def _by_fact(game: AnyGame, seq: int, fact: Fact, steps: Mapping[int, Played]) -> Iterator[Learned]:
    match fact:
        case ChanceDrawn(draws=draws):
            yield Learned(seq, "throw", None, " ".join(str(draw.value) for draw in draws))
        case ActionTaken(line=line) if _has_answer(game, fact.seat, line, steps[seq]):
            yield Learned(seq, "answer", None, line)
        case SecretTaken(person=person):
            yield Learned(seq, "own", person)
        case SecretDrawn():
            yield Learned(seq, "hidden", None)
        case SecretsDelivered(person=person):
            yield Learned(seq, "told", person)
        case SecretsLookedAt(person=person):
            yield Learned(seq, "looked", person)
        case _:
            pass


def _has_answer(game: AnyGame, seat: Seat, line: str, step: Played) -> bool:
    """Tell whether a line has shown more than what its player wrote; where there are secrets, every line may."""
    return game.info.has_secrets or line != game.format(step.moment.before, seat, step.moment.action)


def _sheets(game: AnyGame, earlier: Match, match: Match) -> Iterator[Learned]:
    """Yield the players of a game with secrets to whom the same position would not look the same any more."""
    if not game.info.has_secrets:
        return
    for seat, person in enumerate(match.persons):
        before, now = (game.view(each.state, Seat(seat)).text() for each in (earlier, match))
        if before != now:
            yield Learned(0, "sheet", person)
