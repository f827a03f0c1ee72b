"""The servers and people that a process looks after: any number of processes share one database.

An id is a snowflake, so its bits above the 22nd are a time; by them Discord routes what happens in a server to one of
several connections, called shards. What nobody asks for (posts, deadlines, messages) is divided by the same formula: by
the id of the server, so that it is done where the server is heard, or of the person if a message belongs to no server.
Source: events/gateway of Discord's documentation, "Sharding".
"""

from dataclasses import dataclass, replace
from typing import Final, Self

ID_TIME_SHIFT: Final = 22


def shard_of(snowflake: int, count: int) -> int:
    """Return which of `count` shards a server, or a person, belongs to."""
    return (snowflake >> ID_TIME_SHIFT) % count


@dataclass(frozen=True, slots=True)
class Share:
    """Some of `count` shards, which are numbered from 0."""

    shards: frozenset[int]
    count: int

    @classmethod
    def whole(cls, count: int = 1) -> Self:
        """Return everything."""
        return cls(frozenset(range(count)), count)

    def __bool__(self) -> bool:
        """Tell whether there is any shard in it."""
        return bool(self.shards)

    @property
    def is_whole(self) -> bool:
        """Tell whether nothing is left for anybody else."""
        return len(self.shards) == self.count

    def has(self, snowflake: int) -> bool:
        """Tell whether a server, or a person, belongs to this share."""
        return shard_of(snowflake, self.count) in self.shards

    def without(self, other: Self) -> Self:
        """Return what another share does not have; all of this one if the other's number of shards differs."""
        return self if self.count != other.count else replace(self, shards=self.shards - other.shards)


EVERYTHING: Final = Share.whole()
"""The share of a process that is alone."""

NOTHING: Final = Share(frozenset(), 1)
"""The share of a process that has not begun."""
