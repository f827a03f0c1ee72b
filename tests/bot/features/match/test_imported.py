"""A match from a file is shown with what was said about its moves; those of an archive are chosen from a menu."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bot.features.match.archives import menu
from bot.features.match.imported import show_file
from bot.posts.post import Buttons, Post, Select
from bot.requests.context import RequestContext
from engine.ids import MatchId
from engine.matches.records.export import exported
from engine.matches.service.comment_service import Comments
from engine.seasons.files.unpacking import Packed
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


async def test_a_menu_of_an_archive_has_pages_and_tells_matches_by_round_and_players() -> None:
    context = Bench().context(CARLA)

    async def called(_server: int, persons: Sequence[int]) -> tuple[str, ...]:
        return ("Carla",) * len(persons)

    context.services.known_names.names = called  # type: ignore[assignment]
    packed = [Packed(MatchId(f"match{number:03}"), "", number, (CARLA, CARLA)) for number in range(1, 28)]
    packed.append(Packed(MatchId("unknown0"), ""))
    first, last = [await menu(context, b"", packed, page) for page in (0, 9)]
    select = next(part for part in first.blocks if isinstance(part, Select))
    assert (len(select.options), select.options[0].value) == (25, "match001")
    assert select.options[0].label == "Round 1 · Carla – Carla"
    options = next(part for part in last.blocks if isinstance(part, Select)).options
    assert [option.value for option in options] == ["match026", "match027", "unknown0"]
    assert options[-1].label == "unknown0"
    (row,) = (part for part in last.blocks if isinstance(part, Buttons))
    assert [button.is_disabled for button in row.items] == [False, True]
