"""Sentences about matches in one language: from codes of games and engine to words."""

import re
from collections.abc import Iterable, Mapping, Sequence

from bot.i18n import Words
from bot.markup import EMPTY, Markup, code, code_block
from engine.errors import Refusal
from engine.ids import PersonId, computer_level, is_computer
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from games.core import PAIR, MoveError, Note, Outcome, Param, Seat

MAX_ECHO = 160
_DECIMAL = re.compile(r"-?\d+\.\d+", re.ASCII)
TYPED = "text"
"""The parameter that repeats what somebody has typed, as it was typed."""
EXACTLY = " = "
"""Before this stands what was done, after it a figure as exact as the rules compute."""
WITHOUT_WINNER = ("abandoned", "unplayed", "void")
"""The reasons of an end that nobody wins: all have agreed on it, the season was over first, a moderator's ruling."""


class Speech:
    """Says what a game and a match have to say, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def game(self, game: AnyGame) -> Markup:
        """Return the name of a game."""
        return self.words(f"{game.info.key}-name")

    def seat(self, game: AnyGame, seat: Seat) -> Markup:
        """Return the name of a seat, such as Red."""
        return self.words(f"{game.info.key}-seat-{game.info.seat_names[seat]}")

    def note(self, game: AnyGame, note: Note) -> Markup:
        """Return one thing worth saying."""
        return self.words(f"{game.info.key}-note-{note.code}", **self._params(game, note.params))

    def notes(self, game: AnyGame, notes: Iterable[Note]) -> Markup:
        """Return several notes as one paragraph."""
        return Markup(" ").join(self.note(game, note) for note in notes)

    def outcome(self, game: AnyGame, match: Match, outcome: Outcome) -> Markup:
        """Return how a match ended: why, who won, and the score if the game has one."""
        return Markup(" ").join(
            filter(None, (self._result(game, match, outcome), self._final_score(game, match, outcome)))
        )

    def _result(self, game: AnyGame, match: Match, outcome: Outcome) -> Markup:
        match outcome.reason:
            case "void":
                return self.words("outcome-void")
            case "abandoned":
                return self.words("outcome-abandoned")
            case "unplayed":
                return self.words("outcome-unplayed")
            case _:
                return self._decided(game, match, outcome)

    def _decided(self, game: AnyGame, match: Match, outcome: Outcome) -> Markup:
        reason = self._reason(game, match, outcome)
        if outcome.is_draw:
            return self.words("outcome-draw", reason=reason)
        winners = self.words(
            "list-and", items=Markup(", ").join(self.player(game, match, seat) for seat in outcome.winners)
        )
        count = len(outcome.winners)
        return self.words("outcome-won", reason=reason, winner=winners, count=count)

    def _final_score(self, game: AnyGame, match: Match, outcome: Outcome) -> Markup:
        if not game.info.has_score or self.has_standing(match):
            return EMPTY
        return self.words(
            self._own(f"{game.info.key}-outcome-score", "outcome-score"), score="/".join(map(str, outcome.scores))
        )

    def score(self, game: AnyGame, scores: Sequence[int]) -> Markup:
        """Return how a match stands, in the game's own words where its numbers are no points."""
        return self.words(self._own(f"{game.info.key}-score", "score"), score="/".join(map(str, scores)))

    def has_standing(self, match: Match) -> bool:
        """Tell whether the places of a match are listed one by one: where more than two have played it out."""
        outcome = match.outcome
        return outcome is not None and len(outcome.places) > PAIR and outcome.reason not in WITHOUT_WINNER

    def standing(self, game: AnyGame, match: Match) -> list[Markup]:
        """Return the places with names and scores, best first, where more than two have played; else nothing."""
        outcome = match.outcome
        if outcome is None or not self.has_standing(match):
            return []
        seats = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        return [self.place(game, match, Seat(seat)) for seat in seats]

    def place(self, game: AnyGame, match: Match, seat: Seat) -> Markup:
        """Return on which place a seat has ended, with its score if the game has one."""
        assert match.outcome is not None
        place, score = str(match.outcome.places[seat]), match.outcome.scores[seat]
        player = self.player(game, match, seat)
        if not game.info.has_score:
            return self.words("outcome-place", place=place, player=player)
        return self.words("outcome-place-score", place=place, player=player, score=str(score))

    def _own(self, own: str, common: str) -> str:
        """Return the message in which a game says something in its own way, the common one where it does not."""
        return own if self.words.has(own) else common

    def player(self, game: AnyGame, match: Match, seat: Seat) -> Markup:
        """Return a player as seat and mention; the mention pings nobody unless the post says so."""
        return self.words("player", seat=self.seat(game, seat), person=mention(match.persons[seat]))

    def to_move(self, game: AnyGame, match: Match) -> Markup:
        """Return who is to move: people are spoken to; of the computer it is said where nobody else is."""
        due = match.due(game)
        people = [seat for seat in due if not is_computer(match.persons[seat])]
        named = Markup(", ").join(self.player(game, match, seat) for seat in people or due)
        if not people:
            return self.words("computer-to-move", player=named)
        if len(people) > 1:
            return self.words("to-move-together", players=named)
        return self.words("to-move", player=named)

    def computer(self, person: PersonId) -> Markup:
        """Return the name of the computer."""
        return self.words(f"computer-player-{computer_level(person)}")

    def addition(self, game: AnyGame, code: str) -> Markup:
        """Return what could still be added to a line."""
        return self.words(f"{game.info.key}-addition-{code}")

    def group(self, game: AnyGame, code: str) -> Markup:
        """Return what a menu of the move builder asks for."""
        return self.words(f"{game.info.key}-group-{code}")

    def refusal(self, refusal: Refusal) -> Markup:
        """Return why a request was not carried out, and what would be right."""
        params = {
            key: shortened(value) if isinstance(value, str) else value
            for key, value in refusal.params.items()
            if not isinstance(value, tuple)
        }
        if isinstance(persons := refusal.params.get("persons"), tuple):
            params["persons"] = Markup(", ").join(Markup("<@{}>").format(str(person)) for person in persons)
            params["count"] = len(persons)
        if isinstance(criterion := refusal.params.get("criterion"), str):
            params["criterion"] = self.words(f"tie-break-{criterion}")
        if isinstance(criteria := refusal.params.get("criteria"), tuple):
            params["criteria"] = Markup(", ").join(self.words(f"tie-break-{key}") for key in criteria)
        reason = params.get("reason")
        message = f"refused-{refusal.code}" + (f"-{reason}" if reason else "")
        return self.words(message, **params)

    def move_error(self, game: AnyGame, error: MoveError, typed: str) -> Markup:
        """Return why a line cannot be played: the place in the text, the reason, the rule, what is legal near it."""
        parts = [
            pointer(typed, error.span),
            self.words(f"{game.info.key}-error-{error.code}", **self._params(game, error.params)),
        ]
        if error.rule:
            parts.append(self.words("error-rule", rule=self.words(f"{game.info.key}-topic-{error.rule}")))
        if error.near:
            parts.append(self.words("error-near", lines=Markup(", ").join(code(line) for line in error.near[:5])))
        return Markup("\n").join(part for part in parts if part)

    def _reason(self, game: AnyGame, match: Match, outcome: Outcome) -> Markup:
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
                is_length = key != TYPED and _DECIMAL.fullmatch(value)
                spoken[key] = value.replace(".", self.words("decimal-sign")) if is_length else shortened(value)
            elif isinstance(value, tuple):
                spoken[key] = ", ".join(value)
                spoken[f"{key}_count"] = len(value)
            else:
                spoken[key] = self.seat(game, Seat(value)) if key.endswith("seat") else value
        return spoken


def readable(record: str) -> str:
    """Return the record of a step as people read it: what stands behind its `=` between blanks is for exports."""
    return record.partition(EXACTLY)[0]


def mention(person: PersonId) -> Markup:
    """Return a person as Discord shows them by name."""
    return Markup("<@{}>").format(person)


def shortened(text: str) -> str:
    """Return text that somebody typed as it may be shown: one line, short, and unable to leave its code block."""
    flat = " ".join(text.replace("`", "'").split())
    return flat if len(flat) <= MAX_ECHO else flat[: MAX_ECHO - 1] + "…"


def pointer(typed: str, span: tuple[int, int] | None) -> Markup:
    """Return the typed text in a code block with the offending part underlined; nothing if there is none."""
    flat = re.sub(r"\s", " ", typed.replace("`", "'"))
    if not flat.strip():
        return EMPTY
    if span is None:
        return code_block(shortened(typed))
    start, end = span
    cut = max(0, min(start - MAX_ECHO // 2, len(flat) - MAX_ECHO))
    shown = flat[cut : cut + MAX_ECHO]
    marks = " " * (start - cut) + "^" * max(1, min(end, cut + MAX_ECHO) - start)
    return code_block(f"{shown}\n{marks}")
