"""The buttons below the posts of a match: what can be done now."""

from dataclasses import replace

from bot.markup import Markup
from bot.posts.post import Button, Buttons, Key, Style, rows
from bot.posts.recipients import Recipient
from engine.log.codec import AnyGame
from engine.matches.service.service import Preview
from engine.matches.state.match import Match


def turn_buttons(game: AnyGame, match: Match, recipient: Recipient, *, can_review: bool) -> tuple[Buttons, ...]:
    """Return what can be done below the latest board."""
    if match.phase == "over":
        return rows(_afterwards(match, recipient, can_review=can_review))
    words = recipient.words
    style: Style = "primary" if match.undelivered else "secondary"
    return rows(
        [
            *moving_buttons(game, match, recipient),
            *([Button(words("button-secrets"), Key("secrets", match.id), style)] if _has_hidden(game, match) else []),
            *claim_buttons(match, recipient),
            Button(words("button-more"), Key("more", match.id)),
            Button(words("button-dispute"), Key("dispute", match.id)),
            *follow_buttons(match, recipient),
        ]
    )


def moving_buttons(game: AnyGame, match: Match, recipient: Recipient) -> list[Button]:
    """Return the buttons with which a move is made, none while nobody may move."""
    if match.undelivered or match.pause:
        return []
    return [
        Button(_build_label(game, match, recipient), Key("build", match.id, match.position), "primary"),
        Button(recipient.words("button-type"), Key("type", match.id, match.position)),
    ]


def follow_buttons(match: Match, recipient: Recipient) -> list[Button]:
    """Return the button with which others follow a match, none where they may not."""
    is_followed = not match.proposal.is_private and not match.proposal.computer
    return [Button(recipient.words("button-follow"), Key("follow", match.id))] if is_followed else []


def _afterwards(match: Match, recipient: Recipient, *, can_review: bool) -> list[Button]:
    """Return what can be done when a match is over."""
    words = recipient.words
    return [
        Button(words("button-rematch"), Key("rematch", match.id), "primary"),
        *([Button(words("button-review"), Key("review", match.id))] if can_review else []),
        Button(words("button-board"), Key("board", match.id)),
        Button(words("button-log"), Key("log", match.id)),
        Button(words("button-replay"), Key("replay", match.id)),
        Button(words("button-study"), Key("study", match.id)),
        Button(words("button-export"), Key("export", match.id)),
        Button(words("button-verify"), Key("verify", match.id)),
        Button(words("button-dispute"), Key("dispute", match.id)),
    ]


def claim_buttons(match: Match, recipient: Recipient) -> list[Button]:
    """Return the button with which an opponent claims the win, if there is anything to claim."""
    is_claimable = match.policy is not None and match.policy.on_timeout == "claim" and match.phase == "running"
    if not is_claimable or not any(clock.is_out for clock in match.clocks):
        return []
    return [Button(recipient.words("button-claim"), Key("claim", match.id), "danger")]


def meant_buttons(preview: Preview, recipient: Recipient) -> list[Button]:
    """Return the buttons that ask whether a line is meant."""
    match, words = preview.match, recipient.words
    confirm = _short(Key("confirm", match.id, match.position, preview.line))
    change = _short(Key("change", match.id, match.position, preview.line))
    return [Button(words("button-confirm"), confirm, "success"), Button(words("button-change"), change)]


def is_beginning(game: AnyGame, match: Match) -> bool:
    """Tell whether somebody may be at their first turn still, a set-up included."""
    first = len(match.persons) * max(1, game.info.set_up_turns)
    return match.phase == "running" and game.rules.turn_number(match.state) <= first


def is_hiding(game: AnyGame, match: Match) -> bool:
    """Tell whether everybody sees less of the position than there is."""
    see = game.narration.view
    return bool(see(match.state, None) != see(game.secrets.revealed(match.state), None))


def _has_hidden(game: AnyGame, match: Match) -> bool:
    """Tell whether anything is hidden still; after a set-up in secret all may be open."""
    if not game.has_secrets:
        return False
    if match.undelivered or not game.info.set_up_turns or is_beginning(game, match):
        return True
    return is_hiding(game, match)


def _build_label(game: AnyGame, match: Match, recipient: Recipient) -> Markup:
    """Return what the button to the move builder says: at the beginning what a game begins with."""
    own = f"{game.info.key}-button-begin"
    is_own = recipient.words.has(own) and is_beginning(game, match)
    return recipient.words(own if is_own else "button-build")


def _short(key: Key) -> Key:
    """Return a key without its line if that is too long for a button; the preview says it as well."""
    return key if key.fits else replace(key, text="")
