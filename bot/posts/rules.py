"""The rules as played here, topic by topic, with a picture where the game has an example for it. No Discord here."""

from bot.markup import Markup, clip
from bot.posts import limits
from bot.posts.painter import Painter
from bot.posts.post import Key, Picture, Post, Select, SelectOption
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from engine.log.codec import AnyGame


async def rules_post(painter: Painter, game: AnyGame, topic: str | None, recipient: Recipient) -> Post:
    """Return one topic of the rules, the first one if none is named, with a menu of all."""
    speech, words, info = Speech(recipient.words), recipient.words, game.info
    shown = topic if topic in info.topics else info.topics[0]
    base = f"{info.key}-topic-{shown}"
    text = Markup("## {}: {}\n{}").format(speech.game(game), words(base), words(f"{base}.text"))
    options = tuple(
        SelectOption(words(f"{info.key}-topic-{each}"), f"{info.key}.{each}", is_chosen=each == shown)
        for each in info.topics
    )
    menu = Select(Key("rules", text=info.key), words("rules-menu"), options)
    picture = await _example(painter, game, shown, recipient)
    return Post.of(clip(text, limits.V2_TEXT_TOTAL - 200), *([picture] if picture else []), menu)


async def _example(painter: Painter, game: AnyGame, topic: str, recipient: Recipient) -> Picture | None:
    state = game.narration.example(topic)
    if state is None:
        return None
    view = game.narration.view(state, None)
    key = game.info.key
    data = await painter.board(key, view, theme=recipient.theme, words=recipient.words)
    return Picture(
        f"{key}-{topic}.png", data, limits.clip(Speech(recipient.words).notes(game, view.notes()), limits.ALT_TEXT)
    )
