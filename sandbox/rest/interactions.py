"""The bot's replies to interactions: one first reply in time, then follow-ups for a quarter of an hour.

Source: interactions/receiving-and-responding of Discord's documentation. `web.user_actions` builds what people did;
this module answers for the kinds of answers and the messages that come of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from sandbox.hub import Call, Hub, Json, Route, Upload
from sandbox.protocol import limits
from sandbox.protocol.errors import (
    ALREADY_ACKNOWLEDGED,
    THREAD_ARCHIVED,
    TOO_MANY_FOLLOW_UPS,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    ApiError,
    Violation,
    refuse_if,
)
from sandbox.rest import content, messages
from sandbox.world.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    FirstAnswer,
    Interaction,
    InteractionState,
    fail,
)
from sandbox.world.world import THREADS

FOLLOW_UPS_WITHOUT_SERVER = 5
"""How many messages may follow an answer where the application is installed to the person only."""


class Answer(IntEnum):
    """Interaction callback types."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


def reply(hub: Hub, interaction: Interaction, message: Json) -> None:
    """Tell the person what came of an interaction; what was written or changed by it has been told before."""
    _tell(hub, interaction, messages.for_person(hub, message, interaction.user_id))


def _tell(hub: Hub, interaction: Interaction, shown: Json) -> None:
    data = {"interaction": interaction.id, "kind": "message", "message": shown}
    hub.audience.tell([interaction.user_id], "reply", data)


def callback(hub: Hub, call: Call) -> Json | None:
    """POST /interactions/{interaction}/{token}/callback: the one first answer.

    Raises:
        ApiError: 10062 too late or unknown, 40060 twice, 50035 a kind or body that does not fit, 50083 archived.
    """
    interaction = hub.interactions.find(call.params["interaction"])
    if interaction is None or interaction.token != call.params["token"]:
        raise ApiError(UNKNOWN_INTERACTION)
    try:
        resource = _take(hub, interaction, call)
    except ApiError as error:
        interaction.answers.append(FirstAnswer(call.process, error.refusal.code))
        raise
    interaction.answers.append(FirstAnswer(call.process, 0))
    return resource if call.wants("with_response") else None


def _take(hub: Hub, interaction: Interaction, call: Call) -> Json:
    """Do what a first answer says, if it is the first and in time, and tell the person."""
    if (
        interaction.state is InteractionState.OPEN
        and hub.interactions.now() - interaction.opened > hub.interactions.patience_s
    ):
        fail(interaction)
    if interaction.state is InteractionState.FAILED:
        raise ApiError(UNKNOWN_INTERACTION)
    if interaction.state is not InteractionState.OPEN:
        raise ApiError(ALREADY_ACKNOWLEDGED)
    body = call.record()
    kind = _checked_kind(interaction, body)
    message = _carry_out(hub, interaction, kind, body.get("data") or {}, call.uploads)
    shown = messages.for_person(hub, message, interaction.user_id) if message else None
    interaction.first_answer.set_result(_outcome(interaction, kind, body.get("data") or {}, shown))
    if shown and kind is not Answer.DEFERRED_MESSAGE:
        _tell(hub, interaction, shown)
    return _resource(hub, interaction, kind, message)


def _checked_kind(interaction: Interaction, body: Json) -> Answer:
    allowed = {
        COMMAND: (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL),
        COMPONENT: tuple(a for a in Answer if a is not Answer.CHOICES),
        AUTOCOMPLETE: (Answer.CHOICES,),
        MODAL_SUBMIT: (Answer.MESSAGE, Answer.DEFERRED_MESSAGE),
    }[interaction.kind]
    if interaction.kind == MODAL_SUBMIT and interaction.source_id:
        allowed += (Answer.DEFERRED_UPDATE, Answer.UPDATE)
    kind = body.get("type", 0)
    if kind not in allowed:
        text = f"Value must be one of {tuple(map(int, allowed))}."
        refuse_if([Violation(("type",), "BASE_TYPE_CHOICES", text)])
    return Answer(kind)


def _carry_out(hub: Hub, interaction: Interaction, kind: Answer, data: Json, uploads: Sequence[Upload]) -> Json | None:
    """Do what an answer says and return the message it made or changed."""
    match kind:
        case Answer.MESSAGE:
            message = _write(hub, interaction, data, uploads)
            interaction.original_id, interaction.state = message["id"], InteractionState.ANSWERED
            return message
        case Answer.DEFERRED_MESSAGE:
            message = _promise(hub, interaction, data)
            interaction.original_id, interaction.state = message["id"], InteractionState.LOADING
            return message
        case Answer.DEFERRED_UPDATE:
            hub.interactions.promise_edit(interaction)
            return None
        case Answer.UPDATE:
            interaction.original_id, interaction.state = interaction.source_id, InteractionState.ANSWERED
            return messages.amend(hub, _original(hub, interaction), data, uploads)
        case Answer.CHOICES:
            refuse_if(limits.check_choices(data.get("choices") or []))
        case Answer.MODAL:
            refuse_if(limits.check_modal(data))
            interaction.modal = data
    interaction.state = InteractionState.ANSWERED
    return None


def _outcome(interaction: Interaction, kind: Answer, data: Json, shown: Json | None) -> Json:
    """Return what the person's client is told of the first answer; `shown` is the message that it made or changed."""
    if kind is Answer.CHOICES:
        return {"kind": "choices", "choices": data.get("choices") or []}
    if kind is Answer.MODAL:
        return {"kind": "modal", "modal": data}
    if shown is None:
        return {"kind": "deferred"}
    return {"kind": "deferred" if interaction.state is InteractionState.LOADING else "message", "message": shown}


def _resource(hub: Hub, interaction: Interaction, kind: Answer, message: Json | None) -> Json:
    done: Json = {"id": interaction.id, "type": interaction.kind}
    resource: Json = {"type": int(kind)}
    if message:
        resource["message"] = content.wire(hub, message)
        done["response_message_id"] = message["id"]
        done["response_message_loading"] = bool(message["flags"] & content.LOADING)
        done["response_message_ephemeral"] = bool(message["flags"] & content.EPHEMERAL)
    return {"interaction": done, "resource": resource}


def _write(hub: Hub, interaction: Interaction, data: Json, uploads: Sequence[Upload]) -> Json:
    """Write a message in the bot's name that belongs to an interaction; ephemeral ones have one reader."""
    channel = hub.world.channel(interaction.channel_id)
    return messages.post(hub, channel, hub.world.bot_id, data, uploads, _belongings(hub, interaction, data))


def _belongings(hub: Hub, interaction: Interaction, data: Json) -> Json:
    is_command = interaction.kind == COMMAND and interaction.original_id is None
    extra: Json = {
        "application_id": hub.world.bot_id,
        "webhook_id": hub.world.bot_id,
        "interaction_metadata": interaction.metadata,
        "_interaction": interaction.id,
    }
    if is_command:
        extra["type"] = messages.COMMAND
        user = interaction.metadata["user"]
        extra["interaction"] = {"id": interaction.id, "type": 2, "name": interaction.command, "user": user}
    if interaction.original_id:
        extra["message_reference"] = {"message_id": interaction.original_id, "channel_id": interaction.channel_id}
    if (data.get("flags") or 0) & content.EPHEMERAL:
        extra["_for"] = interaction.user_id
    return extra


def _promise(hub: Hub, interaction: Interaction, data: Json) -> Json:
    """Leave the "is thinking" message; an archived thread takes none."""
    channel = hub.world.channel(interaction.channel_id)
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(THREAD_ARCHIVED)
    extra = _belongings(hub, interaction, data)
    flags = (data.get("flags") or 0) & content.EPHEMERAL | content.LOADING
    nothing: Json = {"content": "", "embeds": [], "components": [], "attachments": [], "flags": flags}
    placeholder = {"content": "\u200b", "flags": flags}
    return messages.post(hub, channel, hub.world.bot_id, placeholder, (), {**extra, **nothing})


def _original(hub: Hub, interaction: Interaction) -> Json:
    found = hub.world.messages.get(interaction.channel_id, {}).get(interaction.original_id or "")
    if found is None:
        raise ApiError(UNKNOWN_MESSAGE)
    return found


def _message(hub: Hub, interaction: Interaction, message_id: str) -> Json:
    """Return a message that a token may touch: @original, or one that belongs to the interaction."""
    if message_id in ("@original", interaction.original_id):
        return _original(hub, interaction)
    found = hub.world.messages.get(interaction.channel_id, {}).get(message_id)
    if found is None or found.get("_interaction") != interaction.id:
        raise ApiError(UNKNOWN_MESSAGE)
    return found


def follow_up(hub: Hub, call: Call) -> Json:
    """POST /webhooks/{application}/{token}; right after a deferral it fills the waiting message."""
    interaction = hub.interactions.by_token(call.params["token"])
    if interaction.state is InteractionState.LOADING:
        return _fill(hub, interaction, call)
    if "0" not in interaction.metadata["authorizing_integration_owners"]:
        interaction.follow_ups += 1
        if interaction.follow_ups > FOLLOW_UPS_WITHOUT_SERVER:
            raise ApiError(TOO_MANY_FOLLOW_UPS)
    message = _write(hub, interaction, call.record(), call.uploads)
    if interaction.state is InteractionState.UPDATING:
        interaction.state = InteractionState.ANSWERED
    reply(hub, interaction, message)
    return content.wire(hub, message)


def get(hub: Hub, call: Call) -> Json:
    """GET /webhooks/{application}/{token}/messages/{message}."""
    interaction = hub.interactions.by_token(call.params["token"])
    return content.wire(hub, _message(hub, interaction, call.params["message"]))


def edit(hub: Hub, call: Call) -> Json:
    """PATCH /webhooks/{application}/{token}/messages/{message}."""
    interaction = hub.interactions.by_token(call.params["token"])
    message = _message(hub, interaction, call.params["message"])
    if interaction.state is InteractionState.LOADING and message["id"] == interaction.original_id:
        return _fill(hub, interaction, call)
    messages.amend(hub, message, call.record(), call.uploads)
    return content.wire(hub, message)


def delete(hub: Hub, call: Call) -> None:
    """DELETE /webhooks/{application}/{token}/messages/{message}."""
    interaction = hub.interactions.by_token(call.params["token"])
    message = _message(hub, interaction, call.params["message"])
    if interaction.state in (InteractionState.LOADING, InteractionState.UPDATING):
        interaction.state = InteractionState.ANSWERED
        hub.audience.tell([interaction.user_id], "reply", {"interaction": interaction.id, "kind": "deleted"})
    messages.remove(hub, message)


def _fill(hub: Hub, interaction: Interaction, call: Call) -> Json:
    message = messages.amend(hub, _original(hub, interaction), call.record(), call.uploads, is_first=True)
    interaction.state = InteractionState.ANSWERED
    reply(hub, interaction, message)
    return content.wire(hub, message)


_MESSAGE = "/webhooks/{application}/{token}/messages/{message}"
ROUTES: tuple[Route, ...] = (
    ("POST", "/interactions/{interaction}/{token}/callback", callback),
    ("POST", "/webhooks/{application}/{token}", follow_up),
    ("GET", _MESSAGE, get),
    ("PATCH", _MESSAGE, edit),
    ("DELETE", _MESSAGE, delete),
)
