"""For whom something is written and drawn: a server's public, or one person in private."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.i18n import Words, language_of
from bot.post import Post
from engine.facts import PersonId
from engine.preferences import Language, ThemeName
from engine.store import Store

DEFAULT_THEME: ThemeName = "dark"


@dataclass(frozen=True, slots=True)
class Reader:
    """What somebody reads: words, colours, boards turned to the own side or not; of a server the moderators' role."""

    words: Words
    theme: ThemeName
    has_turned_board: bool = False
    moderators: int | None = None


class Readers:
    """Finds out for whom to write, from what people and servers have chosen."""

    def __init__(
        self, store: Store, words: Mapping[Language, Words], *, locale_of_server: Callable[[int], str | None]
    ) -> None:
        self._store = store
        self._words = words
        self._locale_of_server = locale_of_server

    async def public(self, server: int) -> Reader:
        """Return the public of a server: as set up, else the server's own language on Discord."""
        chosen = await self._store.server(server)
        language = chosen.language or language_of(self._locale_of_server(server))
        return Reader(self._words[language], chosen.theme or DEFAULT_THEME, moderators=chosen.moderator_role)

    async def private(self, person: PersonId, locale: str) -> Reader:
        """Return a person: as chosen with /me, else the language of the own Discord."""
        chosen = await self._store.person(person)
        language = chosen.language or language_of(locale)
        return Reader(self._words[language], chosen.theme or DEFAULT_THEME, chosen.has_turned_board)

    async def letter(self, person: PersonId, server: int) -> Reader:
        """Return a person to whom we write unasked: as chosen with /me, else as the public of the match's server."""
        chosen, public = await self._store.person(person), await self.public(server)
        words = self._words[chosen.language] if chosen.language else public.words
        return Reader(words, chosen.theme or DEFAULT_THEME, chosen.has_turned_board)

    async def without_leavers(self, post: Post, reader: Reader) -> Post:
        """Return a post in which a placeholder stands for everybody who has left for good."""
        gone = await self._store.forgotten()
        return post.without(gone, reader.words("former-member")) if gone else post

    def stranger(self, locale: str) -> Reader:
        """Return a person of whom nothing but the language of the own Discord is known."""
        return Reader(self._words[language_of(locale)], DEFAULT_THEME)
