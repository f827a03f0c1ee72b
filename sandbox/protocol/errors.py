"""Discord's refusals: HTTP status, JSON error code and text as Discord words them.

Source: Discord developer documentation, topics/opcodes-and-status-codes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """One row of Discord's table of JSON error codes."""

    status: int
    code: int
    message: str


class Violation(NamedTuple):
    """One field of a body that Discord would not accept: where, Discord's code, Discord's words."""

    path: tuple[str | int, ...]
    code: str
    message: str


class ApiError(Exception):
    """A request of the bot is answered with an error; `errors` is the tree of a 50035 answer."""

    def __init__(self, refusal: Refusal, errors: dict[str, Any] | None = None) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.errors = errors

    def body(self) -> dict[str, Any]:
        """Return the JSON body that Discord would send."""
        body: dict[str, Any] = {"message": self.refusal.message, "code": self.refusal.code}
        return body | {"errors": self.errors} if self.errors else body


class RateLimited(ApiError):
    """A request comes too soon, for a limit that no header tells of; `retry_after` is in seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(Refusal(429, 0, "You are being rate limited."))
        self.retry_after = retry_after

    def body(self) -> dict[str, Any]:
        """Return the JSON body that Discord would send."""
        return {"message": self.refusal.message, "retry_after": self.retry_after, "global": False}


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
NOT_FOUND = Refusal(404, 0, "404: Not Found")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_ROLE = Refusal(404, 10011, "Unknown Role")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
UNKNOWN_EVENT = Refusal(404, 10070, "Unknown Guild Scheduled Event")
UNKNOWN_COMMAND = Refusal(404, 10063, "Unknown application command")
TOO_MANY_COMMANDS = Refusal(400, 30032, "Maximum number of application commands reached (100)")
TOO_MANY_EVENTS = Refusal(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
TOO_MANY_PINS = Refusal(400, 30003, "Maximum number of pins reached for the channel (250)")
TOO_LARGE = Refusal(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
TOO_MANY_FOLLOW_UPS = Refusal(
    400, 40094, "This interaction has reached the maximum number of follow up messages that can be sent"
)
THREAD_EXISTS = Refusal(400, 160004, "A thread has already been created for this message")
THREAD_LOCKED = Refusal(403, 160005, "Thread is locked")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
WRONG_CHANNEL_TYPE = Refusal(400, 50024, "Cannot execute action on this channel type")
NOT_THE_AUTHOR = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
DM_REFUSED = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
SYSTEM_MESSAGE = Refusal(403, 50021, "Cannot execute action on a system message")
INVALID_WEBHOOK_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
INVALID_FORM_BODY = Refusal(400, 50035, "Invalid Form Body")
THREAD_ARCHIVED = Refusal(400, 50083, "Thread is archived")
BAD_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")


def refuse_if(violations: Sequence[Violation]) -> None:
    """Raise the 50035 error that names every violation; do nothing when there is none."""
    if not violations:
        return
    tree: dict[str, Any] = {}
    for path, code, message in violations:
        node = tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    raise ApiError(INVALID_FORM_BODY, tree)
