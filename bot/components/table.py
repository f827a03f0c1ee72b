"""Which function answers which component. The keys stand in the custom_ids of old posts: rename none, remove none."""

from bot.components import invitation, looking, offers, play, proof
from bot.components.routes import Routes

ROUTES: Routes = {
    "accept": offers.accept,
    "board": looking.board,
    "build": play.build,
    "cancel": play.cancel,
    "cancel_offer": offers.cancel_offer,
    "change": play.open_form,
    "confirm": play.confirm,
    "decline": invitation.decline,
    "draw": offers.draw,
    "entropy": proof.open_form,
    "entropy_typed": proof.entropy_typed,
    "export": looking.export,
    "join": invitation.join,
    "list": looking.list_page,
    "log": looking.log,
    "more": looking.more,
    "open_notes": offers.open_notes,
    "pick": play.pick,
    "refuse": offers.refuse,
    "rematch": invitation.rematch,
    "replay": looking.replay,
    "resign": offers.resign,
    "resign_yes": offers.resign_yes,
    "rules": looking.rules,
    "secrets": looking.secrets,
    "takeback": offers.takeback,
    "try": play.try_line,
    "turn_over": play.turn_over,
    "type": play.open_form,
    "typed": play.typed,
    "verify": proof.verify,
    "withdraw": invitation.withdraw,
}
