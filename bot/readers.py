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
        self._seen: dict[PersonId, Language] = {}

    async def public(self, server: int) -> Reader:
        """Return the public of a server: as set up, else the server's own language on Discord."""
        chosen = await self._store.server(server)
        language = chosen.language or language_of(self._locale_of_server(server))
        return Reader(self._words[language], chosen.theme or DEFAULT_THEME, moderators=chosen.moderator_role)

    async def private(self, person: PersonId, locale: str) -> Reader:
        """Return a person: as chosen with /me, else the language of the own Discord, which is noted for letters."""
        chosen, spoken = await self._store.person(person), language_of(locale)
        if self._seen.get(person) != spoken:
            await self._note(person, spoken)
        language = chosen.language or spoken
        return Reader(self._words[language], chosen.theme or DEFAULT_THEME, chosen.has_turned_board)

    async def letter(self, person: PersonId, server: int) -> Reader:
        """Return a person to whom we write unasked: as chosen with /me, else the language of the own Discord.

        Of that we know what we saw when the person last wrote to us; before that the server's public decides.
        """
        chosen, public = await self._store.person(person), await self.public(server)
        language = chosen.language or await self._store.seen_language(person)
        words = self._words[language] if language else public.words
        return Reader(words, chosen.theme or DEFAULT_THEME, chosen.has_turned_board)

    async def without_leavers(self, post: Post, reader: Reader) -> Post:
        """Return a post in which a placeholder stands for everybody who has left for good."""
        gone = await self._store.forgotten()
        return post.without(gone, reader.words("former-member")) if gone else post

    def stranger(self, locale: str) -> Reader:
        """Return a person of whom nothing but the language of the own Discord is known."""
        return Reader(self._words[language_of(locale)], DEFAULT_THEME)

    async def _note(self, person: PersonId, language: Language) -> None:
        """Note the language of a person's Discord where that is news."""
        if await self._store.seen_language(person) != language:
            await self._store.see_language(person, language)
        self._seen[person] = language
