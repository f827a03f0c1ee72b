"""The rules as played here, topic by topic, with a picture where the game has an example for it."""

from bot.i18n import Words
from bot.markup import Markup, clip
from bot.posts import limits
from bot.posts.painter import Painter
from bot.posts.post import Button, Key, Picture, Post, Select, SelectOption, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from engine.log.codec import AnyGame
from games.core import BOARD
from games.registry import LESSONS


async def rules_post(
    painter: Painter, game: AnyGame, topic: str | None, recipient: Recipient, *, has_computer: bool
) -> Post:
    """Return one topic of the rules, the first one if none is named, with a menu of all and the way to the computer."""
    speech, words, info = Speech(recipient.words), recipient.words, game.info
    shown = topic if topic in info.topics else info.topics[0]
    base = f"{info.key}-topic-{shown}"
    text = Markup("## {}\n{}").format(
        words("labelled", label=speech.game(game), value=words(base)), words(f"{base}.text")
    )
    options = tuple(
        SelectOption(words(f"{info.key}-topic-{topic}"), f"{info.key}.{topic}", is_chosen=topic == shown)
        for topic in info.topics
    )
    menu = Select(Key("rules", text=info.key), words("rules-menu"), options)
    pictures = await _example(painter, game, shown, recipient)
    practice = rows(_practice(info.key, words, has_computer=has_computer))
    return Post.of(clip(text, limits.V2_TEXT_TOTAL - 200), *pictures, menu, *practice)


def _practice(game: str, words: Words, *, has_computer: bool) -> list[Button]:
    """Return the buttons to what teaches a game: the computer, where somebody plays for it, and the lesson."""
    computer = [Button(words("button-computer"), Key("computer", text=game), "success")] if has_computer else []
    return computer + (
        [Button(words("button-learn"), Key("learn_open", text=game), "success")] if game in LESSONS else []
    )


async def _example(painter: Painter, game: AnyGame, topic: str, recipient: Recipient) -> list[Picture]:
    """Return the pictures that illustrate a topic: the board, or what one player would see; none where words do."""
    state = game.narration.example(topic)
    if state is None:
        return []
    key, words, theme = game.info.key, recipient.words, recipient.theme
    viewer, names = game.secrets.illustration(topic)
    view = game.narration.view(state, viewer)
    private = () if names == (BOARD,) else await painter.private(key, view, theme=theme, words=words)
    found = {picture.name: (picture.png, picture.notes) for picture in private}
    if BOARD in names:
        found[BOARD] = (await painter.board(key, view, theme=theme, words=words), view.notes())
    speech = Speech(words)
    return [
        Picture(f"{key}-{topic}-{name}.png", png, limits.clip(speech.notes(game, notes), limits.ALT_TEXT))
        for name, (png, notes) in ((name, found[name]) for name in names if name in found)
    ]
