"""A match as a file: versioned JSON that anybody can check (tools/verify) and look at again; knows no database.

    python -m engine.matches.records.export        print the JSON Schema (docs/export.schema.json)

The facts stand in it exactly as in the log, since digests cover their text.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, FailFast, Field, JsonValue

from engine.ids import MatchId, PersonId
from engine.log import chain, sealing
from engine.log.chain import Entry
from engine.log.codec import AnyGame, Games
from engine.log.facts.codec import FORM, decode_fact
from engine.log.facts.secrets import SecretDrawn, SecretsOpened, SecretTaken
from engine.log.facts.start import MatchProposed
from engine.log.json_text import as_json, canonical, read_json
from engine.log.sealing import Secret
from engine.matches.decisions import moves
from engine.matches.errors import BadExport
from engine.matches.service.comment_service import LONGEST
from engine.matches.state.history import PlayedStep, Through, replay
from engine.matches.state.match import Match
from engine.stores.comments import Comment
from games.core import CHANCE

VERSION: Final = 1
MAX_BYTES: Final = 2 * 1024 * 1024
"""The size of the largest file that is read again; the longest match of any game takes a fraction of it."""

SEASON: Final = "fernzug-season"
"""The format of a season's file, which people may take for that of a match."""


class ExportRow(BaseModel):
    """One entry of the log: number, time, fact, and the digest that chains it to the entry before."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seq: int = Field(ge=1)
    at: datetime
    fact: Annotated[dict[str, JsonValue], FORM.is_checked, FORM]
    digest: str = Field(pattern="^[0-9a-f]{64}$")


class Said(BaseModel):
    """A comment on a move after the end, by the number of the action (0: the start). No digest covers it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    move: int = Field(ge=0)
    person: int
    at: datetime
    text: str = Field(min_length=1, max_length=LONGEST)


class Export(BaseModel):
    """A match: everything that is needed to replay and to check it. Persons are Discord user ids.

    `head` is the digest of the last fact. `comments` prove nothing.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["fernzug-match"] = "fernzug-match"
    version: Literal[1] = VERSION
    match: str = Field(pattern="^[0-9a-z]{8}$")
    game: str
    game_version: int
    seats: Annotated[tuple[str, ...], FailFast()]
    head: str = Field(pattern="^[0-9a-f]{64}$")
    facts: Annotated[tuple[ExportRow, ...], Field(min_length=1), FailFast()]
    comments: Annotated[tuple[Said, ...], FailFast()]


def schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of the file."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **Export.model_json_schema()}


def exported(game: AnyGame, match: Match, entries: Sequence[Entry], comments: Sequence[Comment] = ()) -> bytes:
    """Return the JSON file of a match, with what was said about its moves as far as nobody has removed it."""
    return _written(game, match.id, match.proposal, entries, comments)


def exported_log(game: AnyGame, entries: Sequence[Entry]) -> bytes:
    """Return the JSON file of a match of which only the log is known."""
    proposal = decode_fact(entries[0].body)
    assert isinstance(proposal, MatchProposed)  # every log begins with one
    return _written(game, entries[0].match, proposal, entries)


def _written(
    game: AnyGame,
    match: MatchId,
    proposal: MatchProposed,
    entries: Sequence[Entry],
    comments: Sequence[Comment] = (),
) -> bytes:
    file = Export(
        match=match,
        game=game.info.key,
        game_version=proposal.game_version,
        seats=tuple(game.info.seat_names[: proposal.seats]),
        head=entries[-1].digest,
        facts=tuple(
            ExportRow(seq=entry.seq, at=entry.at, fact=as_json(entry.body), digest=entry.digest) for entry in entries
        ),
        comments=tuple(
            Said(move=comment.move, person=comment.person, at=comment.at, text=comment.text)
            for comment in comments
            if not comment.is_removed
        ),
    )
    return file.model_dump_json(indent=1).encode()


@dataclass(frozen=True, slots=True)
class Imported:
    """A match from a file: its log, its fold, the steps that are in effect, the state after each action, and comments.

    Nothing proves that comments are from those whom the file names.
    """

    entries: tuple[Entry, ...]
    match: Match
    played: tuple[PlayedStep, ...]
    states: tuple[Any, ...]
    comments: tuple[Comment, ...] = ()


def imported(data: bytes, games: Games, *, through: Through = iter) -> Imported:
    """Return the match that a file holds, checked and replayed; it can be looked at only.

    Args:
        data: the file.
        games: all of them.
        through: passes the entries on as they are replayed, so that a caller can show progress.

    Raises:
        BadExport: it is too large, no exported match, of a game or version that is not known, changed since, against
            the rules, or of a match that still hides something.
    """
    if len(data) > MAX_BYTES:
        raise BadExport(reason="size", most=MAX_BYTES // 1024)
    try:
        said = read_json(data)
        if isinstance(said, dict) and said.get("format") == SEASON:
            raise BadExport(reason="season")
        file = Export.model_validate(said)
        entries = tuple(_entries(file))
    except (ValueError, RecursionError) as error:
        raise BadExport(reason="format") from error
    try:
        game = games[file.game].in_version(file.game_version)
    except KeyError:
        raise BadExport(reason="game", game=file.game, version=file.game_version) from None
    if (broken := chain.first_fault(entries)) is not None:
        raise BadExport(reason="chain", seq=broken)
    if entries[-1].digest != file.head:
        raise BadExport(reason="chain", seq=len(entries) + 1)  # what came then was cut off
    seal = _Opened(entries)
    if not seal.is_complete:
        raise BadExport(reason="secret")
    try:
        play = replay(games, entries, seal=seal, through=through)
        moves.propose(game, play.match.proposal)
        if play.match.proposal.game != file.game:
            raise BadExport(reason="rules")
    except Exception as error:  # whatever the rules, or what they are given, find wrong with it
        raise BadExport(reason="rules") from error
    before = (step.transition.before for step in play.played if step.transition.seat != CHANCE)
    comments = tuple(
        Comment(play.match.id, comment.move, PersonId(comment.person), comment.text, comment.at)
        for comment in file.comments
    )
    return Imported(entries, play.match, play.played, (*before, play.match.state), comments)


def _entries(file: Export) -> Iterator[Entry]:
    """Yield the log of a file."""
    for row in file.facts:
        yield Entry(MatchId(file.match), row.seq, row.at, canonical(row.fact), row.digest)


class _Opened:
    """The seal of a match that is over: what was closed has been opened in the log itself."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        facts = [decode_fact(entry.body) for entry in entries]
        opened = {secret.seq: secret for fact in facts if isinstance(fact, SecretsOpened) for secret in fact.secrets}
        hidden = {seq: fact for seq, fact in enumerate(facts, start=1) if isinstance(fact, SecretDrawn | SecretTaken)}
        self.is_complete = hidden.keys() <= opened.keys()
        self._texts = {
            hidden[seq].sealed: sealing.text(Secret(secret.action, secret.draws, secret.salt))
            for seq, secret in opened.items()
            if seq in hidden
        }

    def close(self, text: str, *, place: str = "") -> str:  # noqa: ARG002 - as the protocol has it
        """Return the text: nothing is secret any more."""
        return text

    def open(self, sealed: str, *, place: str = "") -> str:  # noqa: ARG002 - as the protocol has it
        """Return the text that was closed.

        Raises:
            ValueError: the log does not open it.
        """
        if sealed not in self._texts:
            raise ValueError
        return self._texts[sealed]


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
