"""*Dispute this* on a post is about the match of that post, wherever it stands."""

from types import SimpleNamespace
from typing import Any

from bot.features.moderation.commands import _match_of
from bot.markup import quoted
from tests.bot.bench import Bench, recipient

BOT: Any = SimpleNamespace(id=99)


def message(text: str, author: int = 99) -> Any:
    return SimpleNamespace(author=SimpleNamespace(id=author), content=text, components=[])


async def test_dispute_this_took_the_match_of_the_thread_instead_of_the_post() -> None:
    bench, somebody = Bench(), recipient("en")
    change = await bench.started()
    played = await bench.play(change.after.id)
    posts = [
        await bench.presenter.public(change, somebody),
        await bench.presenter.public(played, somebody),
        bench.presenter.invitation(played.after, somebody),
    ]
    for post in posts:
        assert _match_of(message(post.text), BOT) == change.after.id


async def test_what_people_write_names_no_match() -> None:
    forged = "-# `k3v9p2ch` · #7 · `0123456789abcdef`"
    assert _match_of(message(forged), BOT) == "k3v9p2ch"
    assert _match_of(message(forged, author=1), BOT) is None
    assert _match_of(message(quoted(f"look\n{forged}")), BOT) is None
    assert _match_of(message("no match here"), BOT) is None
