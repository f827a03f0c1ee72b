"""How a match ended, for those who were not there: one line for a channel of results. No import of discord here."""

from bot.markup import Markup
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention
from bot.typed import durations
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from games.core import Seat


def headline(game: AnyGame, match: Match, recipient: Recipient) -> Markup:
    """Return how a match ended in one sentence."""
    assert match.outcome is not None
    return Markup("**{}**").format(Speech(recipient.words).outcome(game, match, match.outcome))


def length(match: Match, recipient: Recipient) -> Markup:
    """Return how many moves were made, in what time."""
    begun, ended = match.started_at, match.ended_at
    moves = recipient.words("result-moves", count=match.moves)
    if begun is None or ended is None:
        return moves
    time = durations.rough(max(1, int((ended - begun).total_seconds())), recipient.words)
    return recipient.words("result-length", moves=moves, time=time)


def line(game: AnyGame, match: Match, recipient: Recipient, *, thread: int | None, is_changed: bool) -> Markup:
    """Return the line that a channel of results gets: who played what, how it ended, how long it took, and where."""
    speech, words = Speech(recipient.words), recipient.words
    assert match.outcome is not None
    seats = range(len(match.persons))
    parts = [
        words("result-line", game=speech.game(game), persons=Markup(" – ").join(map(mention, match.persons))),
        speech.outcome(game, match, match.outcome),
        *(speech.place(game, match, Seat(seat)) for seat in seats if speech.has_standing(match)),
        length(match, recipient),
        Markup("<#{}>").format(thread) if thread else "",
    ]
    said = Markup(" · ").join(filter(None, parts))
    return words("result-changed", result=said) if is_changed else said
