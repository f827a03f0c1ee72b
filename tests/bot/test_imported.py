"""A match from a file is shown with what was said about its moves, each below the position it is about."""

from types import SimpleNamespace
from typing import Any

from bot.features.match.imported import show_file
from bot.platform.context import RequestContext
from bot.posts.post import Post
from engine.matches.comment_service import Comments
from engine.matches.export import exported
from tests.bot.bench import ANNA, BERND, CARLA, Bench


async def test_comments_stand_below_the_position_they_are_about() -> None:
    bench, said = Bench(), list[Post]()
    match = (await bench.started()).after
    await bench.play(match.id)
    match = (await bench.matches.resign(match.id, BERND)).after
    comments = Comments(bench.store.comments, now=bench.now)
    await comments.write(match, ANNA, 1, "Well **played** <@1>.")
    await comments.write(match, BERND, 0, "At the start.")
    entries = await bench.matches.logs.log(match.id)
    data = exported(bench.matches.game_of(match), match, entries, await comments.of(match))

    class Heard(RequestContext):
        async def say_post(self, post: Post) -> None:
            said.append(post)

    async def read() -> bytes:
        return data

    context = bench.context(CARLA)
    file: Any = SimpleNamespace(filename="match.json", size=len(data), read=read)
    await show_file(Heard(context.interaction, context.services, context.recipient), file)
    (post,) = said
    assert f"<@{ANNA}>: Well \\*\\*played\\*\\*" in post.text
    assert "At the start." not in post.text
