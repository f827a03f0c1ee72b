"""Log lines, our own and those of libraries: readable text for people, JSON for machines.

No level lets a secret into them. Tracebacks never show the values of variables: a state may hold what nobody may know
yet. At their lowest levels libraries log all that they send, receive and store, so they are not heard there; and in
everything that is written, tokens, keys and quoted values are blotted out.
"""

import logging
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import structlog
from structlog.typing import Processor

from bot.operations.settings import Settings
from storage.database.addresses import passwords_in

FLOORS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("bot", "engine", "games", "renderers", "storage"), logging.NOTSET),
    "discord.client": logging.DEBUG,
    "aiohttp": logging.WARNING,
    "alembic": logging.WARNING,
    "sqlalchemy": logging.WARNING,
}
"""The lowest level at which loggers are heard, whatever LOG_LEVEL says; all others from `OTHERS` on.

Alembic says in many lines what `storage.upkeep.migrate` says in one; discord.client names events, not what is in them.
"""
OTHERS: Final = logging.INFO

RECONNECTING: Final = frozenset({"discord.client", "discord.shard"})
RECONNECT: Final = "Attempting a reconnect"
"""The beginning of discord.py's message about a lost connection, which comes as an error with a traceback."""

BLOT: Final = "…"
QUOTED: Final = (
    re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?\s'\"]+"),
    re.compile(r"(\[parameters: )(?:(?!\]\\?\n).)*(?=\])", re.DOTALL),
    re.compile(r"(input_value=)(?:(?!, input_type=).)*", re.DOTALL),
    re.compile(r"(DETAIL: ).*?(?=\[SQL: |(?:\\n|\n){2}|\Z)", re.DOTALL),
    re.compile(r"(custom_id=)(?:'[^']*'|\\?\"[^\"]*\")"),
)
"""Quotations by libraries: tokens in addresses of interactions, values of statements and models, what is on a button,
what is in a row that PostgreSQL refuses."""


class OwnLevels(logging.Filter):
    """Lets each logger be heard from its own floor on only."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record may be written."""
        return record.levelno >= floor_of(record.name)


class Reconnects(logging.Filter):
    """Says in one line, as a warning, that the connection to Discord was lost and is made again: that is everyday."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change such a record, and let every record be written."""
        if record.name in RECONNECTING and str(record.msg).startswith(RECONNECT) and record.exc_info:
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
            record.msg, record.args = f"{record.getMessage()} {record.exc_info[1]!r}", ()
            record.exc_info = None
        return True


class Discreet(structlog.stdlib.ProcessorFormatter):
    """Blots out of every finished line what must not be read in it.

    Args:
        known: texts that never may: the bot's token, the key.
        options: those of structlog's formatter.
    """

    def __init__(self, *, known: Iterable[str], **options: Any) -> None:
        super().__init__(**options)
        self._known = tuple(text for text in known if text)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, or lines, of a record."""
        return blotted(super().format(record), self._known)


def floor_of(logger: str) -> int:
    """Return the lowest level at which a logger is heard."""
    name = logger
    while name and name not in FLOORS:
        name = name.rpartition(".")[0]
    return FLOORS.get(name, OTHERS)


def blotted(line: str, known: Iterable[str]) -> str:
    """Return a line without known secrets, and without what libraries quote."""
    for secret in known:
        line = line.replace(secret, BLOT)
    for pattern in QUOTED:
        line = pattern.sub(rf"\1{BLOT}", line)
    return line


def known_to(settings: Settings) -> tuple[str, ...]:
    """Return the texts among the settings that nobody is to read: token, key, the password of a database server."""
    return settings.discord_token.get_secret_value(), settings.key or "", *passwords_in(settings.database_url)


def set_up_logs(settings: Settings) -> None:
    """Send everything to standard error in the chosen form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    is_json = settings.log_format == "json"
    last: list[Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if is_json
        else [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    )
    handler = logging.StreamHandler()
    handler.addFilter(OwnLevels())
    handler.addFilter(Reconnects())
    handler.setFormatter(
        Discreet(
            known=known_to(settings),
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
