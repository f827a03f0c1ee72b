"""The rules as played here, topic by topic, with a picture where the game has an example for it."""

from bot import limits
from bot.desk import Desk
from bot.post import Key, Picture, Post, Select, SelectOption
from bot.speech import Speech
from engine.codec import AnyGame


async def rules_post(desk: Desk, game: AnyGame, topic: str | None) -> Post:
    """Return one topic of the rules, the first one if none is named, with a menu of all."""
    speech, words, info = Speech(desk.reader.words), desk.reader.words, game.info
    shown = topic if topic in info.topics else info.topics[0]
    base = f"{info.key}-topic-{shown}"
    text = f"## {speech.game(game)}: {words(base)}\n{words(f'{base}.text')}"
    options = tuple(
        SelectOption(words(f"{info.key}-topic-{each}"), f"{info.key}.{each}", is_chosen=each == shown)
        for each in info.topics
    )
    menu = Select(Key("rules", text=info.key), words("rules-menu"), options)
    picture = await _example(desk, game, shown)
    return Post.of(limits.clip(text, limits.V2_TEXT_TOTAL - 200), *([picture] if picture else []), menu)


async def _example(desk: Desk, game: AnyGame, topic: str) -> Picture | None:
    state = game.example(topic)
    if state is None:
        return None
    view = game.view(state, None)
    key, reader = game.info.key, desk.reader
    data = await desk.interaction.client.painter.board(key, view, theme=reader.theme, words=reader.words)
    return Picture(
        f"{key}-{topic}.png", data, limits.clip(Speech(reader.words).notes(game, view.notes()), limits.ALT_TEXT)
    )
