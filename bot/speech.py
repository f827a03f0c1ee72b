"""Sentences about matches in one language: from codes of games and engine to words. No Discord, no database."""

import re
from collections.abc import Iterable, Mapping

from bot.i18n import Words
from engine.codec import AnyGame
from engine.errors import Refusal
from engine.facts import PersonId
from engine.match import Match
from games.core import MoveError, Note, Outcome, Param, Seat

MAX_ECHO = 160
ABANDONED = "abandoned"
"""The reason of an end that everybody has agreed on and nobody wins."""


class Speech:
    """Says what a game and a match have to say, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def game(self, game: AnyGame) -> str:
        """Return the name of a game."""
        return self.words(f"{game.info.key}-name")

    def seat(self, game: AnyGame, seat: Seat) -> str:
        """Return the name of a seat, such as Red."""
        return self.words(f"{game.info.key}-seat-{game.info.seat_names[seat]}")

    def note(self, game: AnyGame, note: Note) -> str:
        """Return one thing worth saying."""
        return self.words(f"{game.info.key}-note-{note.code}", **self._params(game, note.params))

    def notes(self, game: AnyGame, notes: Iterable[Note]) -> str:
        """Return several notes as one paragraph."""
        return " ".join(self.note(game, note) for note in notes)

    def outcome(self, game: AnyGame, match: Match, outcome: Outcome) -> str:
        """Return how a match ended: why, who won, and the score if the game has one."""
        return " ".join(filter(None, (self._result(game, match, outcome), self._final_score(game, outcome))))

    def _result(self, game: AnyGame, match: Match, outcome: Outcome) -> str:
        if outcome.reason == "void":
            return self.words("outcome-void")
        if outcome.reason == ABANDONED:
            return self.words("outcome-abandoned")
        reason = self._reason(game, match, outcome)
        if outcome.is_draw:
            return self.words("outcome-draw", reason=reason)
        winners = self.words("list-and", items=", ".join(self.player(game, match, seat) for seat in outcome.winners))
        count = len(outcome.winners)
        return self.words("outcome-won", reason=reason, winner=winners, count=count)

    def _final_score(self, game: AnyGame, outcome: Outcome) -> str:
        score = "/".join(map(str, outcome.scores))
        return self.words("outcome-score", score=score) if game.info.has_score else ""

    def player(self, game: AnyGame, match: Match, seat: Seat) -> str:
        """Return a player as seat and mention; the mention pings nobody unless the post says so."""
        return self.words("player", seat=self.seat(game, seat), person=mention(match.persons[seat]))

    def addition(self, game: AnyGame, code: str) -> str:
        """Return what could still be added to a line."""
        return self.words(f"{game.info.key}-addition-{code}")

    def group(self, game: AnyGame, code: str) -> str:
        """Return what a menu of the move builder asks for."""
        return self.words(f"{game.info.key}-group-{code}")

    def refusal(self, refusal: Refusal) -> str:
        """Return why a request was not carried out, and what would be right."""
        params = {
            key: code(value) if isinstance(value, str) else value
            for key, value in refusal.params.items()
            if not isinstance(value, tuple)
        }
        if isinstance(persons := refusal.params.get("persons"), tuple):
            params["persons"] = ", ".join(mention(PersonId(int(person))) for person in persons)
        reason = params.get("reason")
        message = f"refused-{refusal.code}" + (f"-{reason}" if reason else "")
        return self.words(message, **params)

    def move_error(self, game: AnyGame, error: MoveError, typed: str) -> str:
        """Return why a line cannot be played: the place in the text, the reason, the rule, what is legal near it."""
        parts = [
            pointer(typed, error.span),
            self.words(f"{game.info.key}-error-{error.code}", **self._params(game, error.params)),
        ]
        if error.rule:
            parts.append(self.words("error-rule", rule=self.words(f"{game.info.key}-topic-{error.rule}")))
        if error.near:
            parts.append(self.words("error-near", lines=", ".join(f"`{line}`" for line in error.near[:5])))
        return "\n".join(part for part in parts if part)

    def _reason(self, game: AnyGame, match: Match, outcome: Outcome) -> str:
        own = f"{game.info.key}-reason-{outcome.reason}"
        if self.words.has(own):
            return self.words(own)
        leaver = self.seat(game, match.resigned[-1]) if match.resigned else ""
        return self.words(f"reason-{outcome.reason}", seat=leaver)

    def _params(self, game: AnyGame, params: Mapping[str, Param]) -> dict[str, str | int]:
        """Return parameters as words take them: seats by name, typed text harmless, lists joined.

        With each list comes its length as `<key>_count`, since messages cannot ask whether a text is empty.
        """
        spoken: dict[str, str | int] = {}
        for key, value in params.items():
            if isinstance(value, str):
                spoken[key] = code(value)
            elif isinstance(value, tuple):
                spoken[key] = ", ".join(value)
                spoken[f"{key}_count"] = len(value)
            else:
                spoken[key] = self.seat(game, Seat(value)) if key.endswith("seat") else value
        return spoken


def mention(person: PersonId) -> str:
    """Return a person as Discord shows them by name."""
    return f"<@{person}>"


def quoted(note: str) -> str:
    """Return what somebody has written as a quotation."""
    return "\n".join(f"> {line}" for line in note.splitlines())


def code(text: str) -> str:
    """Return text that somebody typed as it may be shown: one line, short, and unable to leave its code block."""
    flat = " ".join(text.replace("`", "'").split())
    return flat if len(flat) <= MAX_ECHO else flat[: MAX_ECHO - 1] + "…"


def pointer(typed: str, span: tuple[int, int] | None) -> str:
    """Return the typed text in a code block with the offending part underlined; nothing if there is none."""
    flat = re.sub(r"\s", " ", typed.replace("`", "'"))
    if not flat.strip():
        return ""
    if span is None:
        return f"```\n{code(typed)}\n```"
    start, end = span
    cut = max(0, min(start - MAX_ECHO // 2, len(flat) - MAX_ECHO))
    shown = flat[cut : cut + MAX_ECHO]
    marks = " " * (start - cut) + "^" * max(1, min(end, cut + MAX_ECHO) - start)
    return f"```\n{shown}\n{marks}\n```"
