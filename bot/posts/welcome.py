"""What the bot says when it comes to a server. No import of discord here."""

from bot.markup import Markup
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from engine.log.codec import Games

ACCENT = 0x56B4E9


def welcome(games: Games, recipient: Recipient) -> Post:
    """Return what the bot is, with the three things to do first."""
    words = recipient.words
    names = Markup(", ").join(Speech(words).game(game) for game in games.values())
    buttons = [
        Button(words("button-setup"), Key("setup"), "primary"),
        Button(words("button-computer"), Key("computer"), "success"),
        Button(words("button-first-match"), Key("first_match"), "success"),
        Button(words("button-rules"), Key("rules_menu")),
    ]
    return Post.of(words("welcome", games=names), *rows(buttons), accent=ACCENT)
