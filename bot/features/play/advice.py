"""A word for those who learn: after a move against an easy computer player, what would have been clearly better, shown.

It is said in private, when everybody has seen the move, and never when the computer has no time to think about it.
"""

from typing import Any

from bot.platform.context import RequestContext
from bot.posts.post import Post
from bot.posts.speech import Speech, shortened
from engine.errors import Refusal
from engine.matches.state.match import Match
from games.core import Moment
from players.advice import advise
from players.work import by_player


async def advise_after(context: RequestContext, match: Match, done: Moment[Any, Any]) -> None:
    """Say what would have been clearly better than what the person has just done, if anything was."""
    if not is_for_learning(match):
        return
    luck = int(match.head[:8], 16)
    asked = match.proposal.game, done.before, done.seat, done.action, luck
    try:
        advice = await context.services.thinkers.do(by_player, advise, *asked, person=context.person)
    except Refusal:
        return
    if advice is not None:
        game, words, line = context.game_of(match), context.words, shortened(advice.line)
        notes = Speech(words).notes(game, advice.notes)
        said = words("learn-advice-notes", line=line, notes=notes) if notes else words("learn-advice", line=line)
        better, _ = game.preview(done.before, done.seat, game.notation.parse(done.before, done.seat, advice.line))
        picture = await context.presenter.picture(match, better, context.recipient, viewer=done.seat)
        await context.say_post(Post.of(said, picture))


def is_for_learning(match: Match) -> bool:
    """Tell whether a match is played against easy computer players only."""
    computer = match.proposal.computer
    return bool(computer) and len(computer) == len(match.persons) - 1 and all(each.level == "easy" for each in computer)
