"""Discord's limits, as documented in August 2026; tests hold everything that we send against them."""

from bot import markup
from bot.markup import plain

CONTENT = 2000
NONCE = 25
V2_TEXT_TOTAL = 4000
V2_COMPONENTS = 40
CUSTOM_ID = 100
LABEL = 80
PLACEHOLDER = 150
SELECT_OPTIONS = 25
OPTION_TEXT = 100
BUTTONS_IN_ROW = 5
CHOICES = 25
CHOICE_TEXT = 100
ALT_TEXT = 1024
ATTACHMENTS = 10
ATTACHMENT_BYTES = 10 * 1024 * 1024
THREAD_NAME = 100
ACTIVE_THREADS = 1000
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_TEXT = 4000
COMMAND_TOTAL = 8000
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100


def clip(text: str, limit: int) -> str:
    """Return text without marks that fits a limit, with an ellipsis where something had to go."""
    return markup.clip(plain(text), limit)
