"""Ratings of a game as posts: somebody's value with its curve, and the table of all, computed from the matches."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial

from bot.i18n import Words
from bot.markup import Markup
from bot.posts.painter import Painter
from bot.posts.post import Key, Picture, Post, rows, turns
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.seasons.service.ratings import rated_matches
from engine.stores.matches import FinishedMatch
from leagues.ratings import Rating, RatingStep, fold, steps
from renderers.drawing.theme import THEMES
from renderers.league.curve import CurvePoint, draw_curve

LATEST = 8
ON_PAGE = 20


async def rating_post(
    person: PersonId,
    game: str,
    finished: Sequence[FinishedMatch],
    now: datetime,
    painter: Painter,
    recipient: Recipient,
    name: str,
) -> Post:
    """Return somebody's rating in a game (`game` and `name` as they are called), with its curve and latest matches."""
    words = recipient.words
    own = [step for step in steps(rated_matches(finished)) if step.person == person]
    title = Markup("## {}").format(words("rating-title", game=game))
    if not own:
        return Post.of(title, words("rating-none", person=mention(person)))
    rating = own[-1].after.at(int(now.timestamp()))
    points = [CurvePoint(step.match.at, step.after.shown, step.after.deviation) for step in own]
    first, last = (f"{datetime.fromtimestamp(step.match.at, UTC):%Y-%m-%d}" for step in (own[0], own[-1]))
    draw = partial(draw_curve, points, title=f"{name} · {game}", first=first, last=last, theme=THEMES[recipient.theme])
    said = words("rating-value", person=mention(person), value=shown(rating), deviation=round(rating.deviation))
    count = words("rating-matches", count=rating.matches)
    provisional = words("rating-provisional") if rating.is_provisional else ""
    picture = Picture("rating.png", await painter.picture(draw), words("rating-alt", name=name, value=shown(rating)))
    latest = Markup("\n").join(_step_line(step, words) for step in reversed(own[-LATEST:]))
    return Post.of(title, Markup("\n").join(filter(None, (said, count, provisional))), picture, latest)


def ladder_post(key: str, game: str, finished: Sequence[FinishedMatch], now: datetime, page: int, words: Words) -> Post:
    """Return a page of the table of ratings; `key` is the game's, `game` how it is called."""
    ladder = fold(rated_matches(finished)).ladder(int(now.timestamp()))
    last = max(0, (len(ladder) - 1) // ON_PAGE)
    page = min(max(page, 0), last)
    start = page * ON_PAGE
    lines = [
        words(
            "rating-line",
            place=start + at,
            person=mention(PersonId(person)),
            value=shown(rating),
            count=rating.matches,
        )
        for at, (person, rating) in enumerate(ladder[start : start + ON_PAGE], 1)
    ]
    return Post.of(
        Markup("## {}").format(words("rating-title", game=game)),
        Markup("\n").join(lines) or words("rating-nobody"),
        Markup("-# {}").format(words("rating-order")),
        *rows(turns(words, lambda at: Key("rating_table", text=f"{key}.{at}"), page, last)),
    )


def shown(rating: Rating) -> str:
    """Return a rating as people read it: a whole number, with `?` while too little is known."""
    return f"{rating.shown:.0f}{'?' if rating.is_provisional else ''}"


def _step_line(step: RatingStep, words: Words) -> Markup:
    change = f"{step.after.shown - step.before.shown:+.0f}".replace("-", "−")
    others: Mapping[int, None] = dict.fromkeys(person for person in step.match.persons if person != step.person)
    return words(
        "rating-step",
        day=Markup("<t:{}:d>").format(step.match.at),
        persons=Markup(", ").join(mention(PersonId(other)) for other in others),
        change=change,
        match=step.match.match,
    )
