"""Knowledge that people have gained in a part of a match, which a moderator must know before undoing it. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.ids import PersonId
from engine.log.chain import Entry
from engine.log.codec import AnyGame
from engine.log.facts.chance import ChanceDrawn
from engine.log.facts.codec import decode_fact
from engine.log.facts.play import ActionTaken
from engine.log.facts.secrets import SecretDrawn, SecretsDelivered, SecretsLookedAt, SecretTaken
from engine.log.facts.union import Fact
from engine.matches.state.history import Play, PlayedStep
from engine.matches.state.match import Match
from games.core import Seat, Transition


@dataclass(frozen=True, slots=True)
class Disclosed:
    """Something that became known by fact `seq`; `person` is who knows it, None for everybody.

    `what` is one of: a `throw` (`thrown` is that step of the play); an `answer`, which is a line whose result has shown
    something (`text` is the line with it); an `own` secret of the one who made it; a `hidden` draw, which nobody has
    seen as a whole; the secrets `told` to a player or `looked` at by a moderator; a `sheet` (0 for `seq`: by all of it
    together), which is what a player alone may see and now may show more.
    """

    seq: int
    what: Literal["throw", "answer", "own", "hidden", "told", "looked", "sheet"]
    person: PersonId | None
    text: str = ""
    thrown: Transition[Any, Any] | None = None


def disclosed(
    game: AnyGame, entries: Sequence[Entry], play: Play, *, earlier: Match, match: Match
) -> tuple[Disclosed, ...]:
    """Return what has become known since `earlier`, in lines that are undone already, too; sheets come last."""
    since = [(entry.seq, decode_fact(entry.body)) for entry in entries[earlier.seq :]]
    facts = [disclosed for seq, fact in since for disclosed in _by_fact(game, seq, fact, play.steps)]
    return (*facts, *_sheets(game, earlier, match))


def _by_fact(game: AnyGame, seq: int, fact: Fact, steps: Mapping[int, PlayedStep]) -> Iterator[Disclosed]:
    match fact:
        case ChanceDrawn():
            yield Disclosed(seq, "throw", None, thrown=steps[seq].transition)
        case ActionTaken(line=line) if _has_answer(game, fact.seat, line, steps[seq]):
            yield Disclosed(seq, "answer", None, line)
        case SecretTaken(person=person):
            yield Disclosed(seq, "own", person)
        case SecretDrawn():
            yield Disclosed(seq, "hidden", None)
        case SecretsDelivered(person=person):
            yield Disclosed(seq, "told", person)
        case SecretsLookedAt(person=person):
            yield Disclosed(seq, "looked", person)
        case _:
            pass


def _has_answer(game: AnyGame, seat: Seat, line: str, step: PlayedStep) -> bool:
    """Tell whether a line has shown more than what its player wrote; where there are secrets, every line may."""
    return game.has_secrets or line != game.notation.format(step.transition.before, seat, step.transition.action)


def _sheets(game: AnyGame, earlier: Match, match: Match) -> Iterator[Disclosed]:
    """Yield the players of a game with secrets if everybody has seen something since: their sheets may show more.

    Whose sheet really does is a secret: it may tell what somebody has done in secret.
    """
    if game.has_secrets and not look_alike(game, earlier, match):
        yield from (Disclosed(0, "sheet", person) for person in match.persons)


def look_alike(game: AnyGame, one: Match, other: Match) -> bool:
    """Tell whether everybody sees the same of two positions; what is hidden plays no part."""
    return bool(game.narration.view(one.state, None) == game.narration.view(other.state, None))
