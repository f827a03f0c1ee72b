"""Common parts of posts about seasons: a season as it stands, the marker of a post, names and figures in words."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from fractions import Fraction
from typing import Any

from bot.i18n import Words
from bot.markup import Markup, quoted
from bot.posts.post import Button, Key
from bot.posts.speech import mention
from bot.typed import durations, policies
from engine.ids import MatchId, PersonId
from engine.seasons.facts.places import EntrantWithdrew
from engine.seasons.facts.rules import Rules
from engine.seasons.formats import format_of
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from engine.time.policy import Policy
from leagues.bounds import Span
from leagues.core import EntrantId, Fixture
from leagues.pentathlon import PentathlonRow
from leagues.table import Row, Table
from renderers.drawing.names import drawable_name

FINGERPRINT = 16
ACCENT_OPEN = 0x56B4E9
ACCENT_DONE = 0x8A8F98
ACCENT_ASK = 0xE69F00


@dataclass(frozen=True, slots=True)
class Standing:
    """A season as it stands: its log folded, the outcomes of its matches, and what both make of the tables.

    `names` are those of people as far as Discord has told them, `drawn` those that pictures show; `at` is when it
    stands so; `spans` are the places that everybody who is not struck can still have while the season is played.
    """

    season: Season
    progress: Progress
    tables: tuple[Table, ...]
    finished: Mapping[int, FinishedMatch] = field(default_factory=dict)
    names: Mapping[PersonId, str] = field(default_factory=dict)
    at: datetime | None = None
    spans: Mapping[EntrantId, Span] = field(default_factory=dict)
    drawn: Mapping[PersonId, str] = field(default_factory=dict)

    def name(self, entrant: EntrantId) -> str:
        """Return how the person in a place is called."""
        team = self.season.own.name(entrant)
        return team or self.names.get(self.season.entrants[entrant].person, "?")

    def drawn_name(self, entrant: EntrantId) -> str:
        """Return how a picture names the person in a place, or a team; by the number of the place if it cannot."""
        is_team = bool(self.season.own.name(entrant))
        own = "" if is_team else self.drawn.get(self.season.entrants[entrant].person, "")
        return own or drawn_name(self.name(entrant), entrant)

    def mention(self, entrant: EntrantId) -> Markup:
        """Return the person in a place as Discord shows them, or a team's name; who has taken over stands for both."""
        team = self.season.own.name(entrant)
        return Markup("**{}**").format(team) if team else mention(self.season.entrants[entrant].person)

    def players(self, fixture: Fixture) -> Markup:
        """Return who meets in a fixture, in the order of their seats."""
        return Markup(" – ").join(map(self._side, fixture.entrants, self.season.players(fixture)))

    def _side(self, entrant: EntrantId, person: PersonId | None) -> Markup:
        team = self.season.own.name(entrant)
        return Markup("{} ({})").format(mention(person), team) if person and team else self.mention(entrant)


def drawn_name(name: str, number: int) -> str:
    """Return a name as pictures show it, a number where it cannot be drawn."""
    return drawable_name(name) or f"#{number}"


def marker(season: Season, name: str) -> Markup:
    """Return the line that names a season, one of its posts, the number of the fact and the head of the chain."""
    return Markup("{} #{} · `{}`").format(mark(season, name), season.seq, season.digest[:8])


def mark(season: Season, name: str) -> Markup:
    """Return the part of a marker that stays while a post is kept up to date."""
    return Markup("`{}` · {} ·").format(season.id, name)


def seal(season: Season, words: Words) -> Markup:
    """Return the fingerprint of the seed from which a season is drawn, or that it is open."""
    sealed = season.founded.commitment[:FINGERPRINT]
    said = words("league-commitment" if season.seed is None else "league-seed-opened", commitment=sealed)
    return Markup("-# {}").format(said)


def season_name(league: str, number: int, words: Words) -> Markup:
    """Return how a season of a league is called; number 0 is that of a ladder, which is the only one of its league."""
    return words("league-season", league=league, number=number) if number else words("ladder-title", league=league)


def title(season: Season, words: Words, division: int | None = None) -> Markup:
    """Return how a season is called, with the division if it has several."""
    name = season_name(season.founded.name, season.number, words)
    if division is None or len(season.divisions) < 2:
        return name
    return Markup("{} · {}").format(name, words("league-division", number=division))


def figure(value: Fraction, words: Words) -> str:
    """Return a figure as people read it; thirds are rounded to two places."""
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return text.replace("-", "−").replace(".", words("league-decimal"))


def place(row: Row | PentathlonRow) -> str:
    """Return a place as tables show it: shared ones with `=`, none as a dash."""
    if row.place is None:
        return "–"
    return f"{row.place}=" if row.is_shared else str(row.place)


def table_key(season: Season, division: int, page: int) -> Key:
    """Return the key of a page of a division's table, or of what its format shows instead."""
    return Key("league_table", MatchId(season.id), text=f"{division}.{page}")


Teller = Callable[[Any, Standing, Words], Iterator[Markup]]
"""Yields the lines that tell of a fact of one kind."""


def left_lines(fact: EntrantWithdrew, standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield that somebody has left, and how."""
    yield words(f"league-told-left-{fact.how}", person=standing.mention(fact.entrant))
    yield from filter(None, [quoted(fact.note)])


def time_of(policy: Policy, words: Words) -> Markup:
    """Return the time to think in one line."""
    return words(
        "league-rules-time",
        policy=policies.title(policy.name, words),
        bank=durations.exact(policy.bank, words),
        increment=durations.exact(policy.increment, words),
        cap=durations.exact(policy.cap, words),
    )


def button(label: str, key: Key, season: Season, text: str = "", **style: object) -> Button:
    """Return a button about a season."""
    return Button(label, replace(key, match=MatchId(season.id), text=text), **style)  # type: ignore[arg-type]


def format_text(words: Words, message: str, rules: Rules, **params: str | int) -> Markup:
    """Return a message as a season's format says it, or as all do.

    The words are `message-<name>` with the first of the format's names that has any, else `message`; an attribute comes
    last (`message-rounds.about`).
    """
    name, dot, attribute = message.partition(".")
    own = (f"{name}-{kind}{dot}{attribute}" for kind in format_of(rules).wording(rules))
    return words(next(filter(words.has, own), message), **params)


def played_text(words: Words, rules: Rules, game: str) -> Markup:
    """Return what is played, and who meets whom; `game` is the game's name."""
    return format_text(words, "league-plays", rules, game=game, rounds=format_of(rules).rounds_for(rules, rules.most))
