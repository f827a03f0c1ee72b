"""Names of people as Discord has told us, for places where mentions do not work; bounded, forgotten at the end."""

from typing import Final

import discord
from cachetools import LRUCache

LIMIT: Final = 2000


class KnownNames:
    """Remembers the names that interactions bring with them; needs no privileged intent."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._names: LRUCache[int, str] = LRUCache(limit)

    def get(self, person: int) -> str | None:
        """Return a person's name if it is known."""
        return self._names.get(person)

    def forget(self, person: int) -> None:
        """Remember a person no longer."""
        self._names.pop(person, None)

    def learn(self, interaction: discord.Interaction) -> None:
        """Remember who acts and who is named."""
        self._remember(interaction.user)
        options = interaction.namespace if interaction.type is discord.InteractionType.application_command else ()
        for _, value in options:
            if isinstance(value, discord.Member | discord.User):
                self._remember(value)

    def _remember(self, person: discord.Member | discord.User) -> None:
        self._names[person.id] = person.display_name
