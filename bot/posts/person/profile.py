"""A profile: somebody's achievements, as far as they let others see them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from bot.i18n import Words
from bot.markup import Markup
from bot.posts.person.ratings import shown
from bot.posts.post import Block, Button, Key, Picture, Post, Select, SelectOption, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention
from bot.typed import durations
from engine.ids import PersonId
from engine.log.codec import Games
from engine.matches.records.person import Record, Tally
from engine.people.preferences import Shows
from leagues.ratings import Rating

SHOWS: Final[tuple[Shows, ...]] = get_args(Shows)
MOST_OPPONENTS: Final = 8


@dataclass(frozen=True, slots=True)
class SeasonPlace:
    """Somebody's place at the end of a season: how it is called, and the place; None where there is none."""

    season: Markup
    place: str | None
    is_champion: bool


@dataclass(frozen=True, slots=True)
class Profile:
    """Everything that a profile may show.

    Attributes:
        ratings: by the key of the game, the one with most matches first.
        answer: the mean in seconds, by the clocks of `answered` matches; None where none has run.
        drawn: the game whose rating `curve` shows, as a picture.
    """

    person: PersonId
    record: Record
    seasons: Sequence[SeasonPlace] = ()
    ratings: Mapping[str, Rating] | None = None
    answer: int | None = None
    answered: int = 0
    drawn: str | None = None
    curve: Picture | None = None


def profile_post(
    profile: Profile, games: Games, recipient: Recipient, *, shows: Shows, is_own: bool, is_public: bool = False
) -> Post:
    """Return a profile: to others what the person shows, to themselves everything, with the choice of it.

    In one for everybody (`is_public`) nobody chooses which curve is drawn.
    """
    words, is_whole = recipient.words, is_own or shows == "all"
    title = Markup("## {}").format(words("profile-title", person=mention(profile.person)))
    if shows == "nothing" and not is_own:
        return Post.of(title, words("profile-hidden"))
    lines = [*_record(profile.record, games, words), *_seasons(profile.seasons, words)]
    if is_whole:
        lines += _whole(profile, games, words)
    curve = _curve(profile, games, words, is_public=is_public) if is_whole else ()
    return Post.of(title, Markup("\n").join(lines), *curve, *_controls(profile.person, words, shows, is_own=is_own))


def _curve(profile: Profile, games: Games, words: Words, *, is_public: bool) -> tuple[Block, ...]:
    """Return the rating as a picture, and the menu of games where there are several and one reader chooses."""
    if profile.curve is None or profile.ratings is None:
        return ()
    if is_public or len(profile.ratings) < 2:
        return (profile.curve,)
    speech = Speech(words)
    options = (SelectOption(speech.game(games[key]), key, None, key == profile.drawn) for key in profile.ratings)
    key = Key("profile_curve", text=str(profile.person))
    return (profile.curve, Select(key, words("profile-curve-menu"), tuple(options)))


def _record(record: Record, games: Games, words: Words) -> list[Markup]:
    """Return the record as a whole, what came in a row, and by game with its seats."""
    if not record.whole.played:
        return [words("profile-no-matches")]
    whole = record.whole
    lines = [words("profile-whole", count=whole.played, won=whole.won, drawn=whole.drawn, lost=whole.lost)]
    if record.streak.result is not None and record.streak.length > 1:
        lines.append(words(f"profile-streak-{record.streak.result}", count=record.streak.length))
    if record.streak.most_won > 1:
        lines.append(words("profile-most-won", count=record.streak.most_won))
    speech = Speech(words)
    for key, tally in record.games.items():
        game = games[key]
        seats = Markup(" · ").join(
            Markup("{} {}").format(speech.seat(game, seat), tally_text(tally))
            for (of, seat), tally in sorted(record.seats.items(), key=lambda item: item[0][1])
            if of == key
        )
        lines.append(words("profile-game", game=speech.game(game), tally=tally_text(tally), seats=seats))
    return [*lines, words("profile-signs")]


def _seasons(seasons: Sequence[SeasonPlace], words: Words) -> list[Markup]:
    lines = []
    for season in seasons:
        if season.is_champion:
            lines.append(words("profile-champion", season=season.season))
        elif season.place is not None:
            lines.append(words("profile-place", season=season.season, place=season.place))
        else:
            lines.append(words("profile-took-part", season=season.season))
    return lines


def _whole(profile: Profile, games: Games, words: Words) -> list[Markup]:
    """Return what is shown by those who show everything: opponents, ratings, how fast they answer."""
    lines, speech = [], Speech(words)
    if met := list(profile.record.opponents.items())[:MOST_OPPONENTS]:
        said = (Markup("{} {}").format(mention(person), tally_text(tally)) for person, tally in met)
        lines.append(words("profile-opponents", opponents=Markup(" · ").join(said)))
    if profile.ratings:
        said = (
            Markup("{} **{}**").format(speech.game(games[key]), shown(rating))
            for key, rating in profile.ratings.items()
        )
        lines.append(words("profile-ratings", ratings=Markup(" · ").join(said)))
    if profile.answer is not None:
        time = durations.left(profile.answer, words)
        lines.append(words("profile-answer", time=time, count=profile.answered))
    return lines


def _controls(person: PersonId, words: Words, shows: Shows, *, is_own: bool) -> tuple[Block, ...]:
    follow = Button(words("button-follow"), Key("follow_person", text=str(person)))
    if not is_own:
        return rows([follow])
    options = tuple(
        SelectOption(words(f"profile-shows-{choice}"), choice, words(f"profile-shows-{choice}.about"), choice == shows)
        for choice in SHOWS
    )
    buttons = [
        Button(words("button-profile-share"), Key("profile_share"), is_disabled=shows == "nothing"),
        Button(words("button-follows"), Key("follows")),
    ]
    return (Select(Key("profile_shows"), words("profile-shows"), options), *rows(buttons))


def tally_text(tally: Tally) -> str:
    """Return how often somebody has won, drawn and lost, in signs."""
    return f"+{tally.won} ={tally.drawn} −{tally.lost}"
