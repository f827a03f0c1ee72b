"""Recipients of texts and pictures, a server's public or one person in private, and the names of people in them."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.i18n import Words, language_of, spoken_of
from bot.markup import Markup
from bot.posts.post import Post
from bot.posts.speech import Speech, mention
from engine.ids import PersonId, is_computer
from engine.matches.state.match import Match
from engine.people.preferences import Language, Server, ThemeName
from engine.stores.store import Store
from renderers.drawing.names import drawable_name


@dataclass(frozen=True, slots=True)
class Called:
    """Somebody's names in a server; nothing where that is not known, or where no name of theirs can be drawn."""

    text: str = ""
    drawn: str = ""

    @classmethod
    def by(cls, *names: str) -> "Called":
        """Return how somebody is called who has these names, the one that Discord shows first."""
        return cls(next(iter(names), ""), drawable_name(*names) or "")


def texts_of(called: Mapping[PersonId, Called]) -> dict[PersonId, str]:
    """Return how people are called in texts, `?` for whom that is not known."""
    return {person: name.text or "?" for person, name in called.items()}


def drawn_of(called: Mapping[PersonId, Called]) -> dict[PersonId, str]:
    """Return how people are called on pictures, as far as their names can be drawn."""
    return {person: name.drawn for person, name in called.items() if name.drawn}


NamesOf = Callable[[int, Sequence[PersonId]], Awaitable[tuple[Called, ...]]]
"""Returns how people are called in a server, in their order."""


DEFAULT_THEME: ThemeName = "dark"


@dataclass(frozen=True, slots=True)
class Caretakers:
    """The people whom a post calls: single persons, and roles with everybody who has them."""

    persons: tuple[PersonId, ...] = ()
    roles: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anybody is called."""
        return bool(self.persons or self.roles)

    def named(self, nobody: Markup) -> Markup:
        """Return the mentions of all, `nobody` where there are none."""
        roles = (Markup("<@&{}>").format(role) for role in self.roles)
        return Markup(", ").join([*map(mention, self.persons), *roles]) or nobody


@dataclass(frozen=True, slots=True)
class Recipient:
    """A reader of posts: words, colours, boards turned round or as text, too; the moderators whom a post calls."""

    words: Words
    theme: ThemeName
    has_turned_board: bool = False
    has_preview: bool = True
    has_text: bool = False
    moderators: Caretakers = Caretakers()


class Recipients:
    """Finds out for whom to write, from what people and servers have chosen."""

    def __init__(
        self, store: Store, words: Mapping[Language, Words], *, locale_of_server: Callable[[int], str | None]
    ) -> None:
        self._store = store
        self._words = words
        self._locale_of_server = locale_of_server

    async def public(self, server: int) -> Recipient:
        """Return the public of a server: as set up, else the server's own language on Discord."""
        return self.public_of(await self._store.people.server(server))

    def public_of(self, chosen: Server) -> Recipient:
        """Return the public of a server that has chosen this."""
        language = spoken_of(chosen.language) or language_of(self._locale_of_server(chosen.id))
        return Recipient(self._words[language], chosen.theme or DEFAULT_THEME)

    async def of_match(self, match: Match, chosen: Server | None = None) -> Recipient:
        """Return who reads the posts of a match: the one person of a private match, else the server's public.

        `chosen` is what the server has chosen, None where that is not known.
        """
        people = [person for person in match.persons if not is_computer(person)]
        if not match.proposal.is_private or len(people) != 1:
            return await self.public(match.proposal.server) if chosen is None else self.public_of(chosen)
        return await self.unasked(people[0], match.proposal.server)

    async def private(self, person: PersonId, spoken: Language) -> Recipient:
        """Return a person who has written to us: as chosen with /settings, else in the language of their Discord."""
        chosen = await self._store.people.person(person)
        language = spoken_of(chosen.language) or spoken
        return Recipient(
            self._words[language],
            chosen.theme or DEFAULT_THEME,
            chosen.has_turned_board,
            has_preview=chosen.has_preview,
            has_text=chosen.has_text,
        )

    async def unasked(self, person: PersonId, server: int) -> Recipient:
        """Return a person to whom we write unasked: as chosen with /settings, else the language of their Discord.

        Of that we know what we saw when the person last wrote to us; before that the server's public decides.
        """
        chosen, public = await self._store.people.person(person), await self.public(server)
        language = spoken_of(chosen.language) or spoken_of(await self._store.people.seen_language(person))
        words = self._words[language] if language else public.words
        return Recipient(words, chosen.theme or DEFAULT_THEME, chosen.has_turned_board, has_text=chosen.has_text)

    async def without_leavers(self, post: Post, recipient: Recipient) -> Post:
        """Return a post that names computer players, and has a placeholder for everybody who has left for good."""
        return without(await self._store.people.forgotten() if post.called else (), post, recipient)

    def stranger(self, locale: str) -> Recipient:
        """Return a person of whom nothing but the language of their Discord is known."""
        return Recipient(self._words[language_of(locale)], DEFAULT_THEME)


def without(leavers: Collection[PersonId], post: Post, recipient: Recipient) -> Post:
    """Return a post that names computer players, and has a placeholder for everybody among the leavers."""
    post = post.with_computer(Speech(recipient.words).computer)
    return post.without(leavers, recipient.words("former-member")) if leavers else post
