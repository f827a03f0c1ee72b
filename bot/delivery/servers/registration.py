"""Registration of the commands with Discord, when they differ from those it was told last."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import structlog
from discord import AppCommandOptionType, AppCommandType, app_commands

from engine.stores.notes import NoteStore

COMMANDS_KEY = "registered-commands"
IDS_KEY = "command-ids"
BELOW = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
OF_PEOPLE: Final = {
    "integration_types": app_commands.AppInstallationType.USER,
    "contexts": app_commands.AppCommandContext.PRIVATE_CHANNEL,
}
"""The kinds of installations and of places that there are only where people install the application to themselves."""

log = structlog.get_logger(__name__)


async def register_commands(
    tree: app_commands.CommandTree[Any], application: int, notes: NoteStore, *, is_for_people: bool = True
) -> dict[str, int]:
    """Tell Discord the commands of an application if they have changed (it counts new ones per day); return their ids.

    The ids are those by which texts mention commands, under the whole names such as `match new`. `is_for_people` says
    whether people may install the application to themselves: Discord refuses commands that ask for more.
    """
    translator = tree.translator
    assert translator is not None
    told = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    if not is_for_people:
        told = [command | {key: _without(command[key], kind) for key, kind in OF_PEOPLE.items()} for command in told]
    digest = hashlib.sha256(f"{application} {json.dumps(told, sort_keys=True)}".encode()).hexdigest()
    kept = await notes.read(IDS_KEY)
    if kept is not None and await notes.read(COMMANDS_KEY) == digest:
        return {str(name): int(number) for name, number in json.loads(kept).items()}
    ids = dict(_ids(await tree.client.http.bulk_upsert_global_commands(application, payload=told)))
    await notes.write(IDS_KEY, json.dumps(ids))
    await notes.write(COMMANDS_KEY, digest)
    log.info("commands registered", count=len(told))
    return ids


def _without(kinds: Iterable[int], other: int) -> list[int]:
    return [kind for kind in kinds if kind != other]


def _ids(commands: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, int]]:
    """Yield each command that can be written, by its whole name; a group alone cannot."""
    for command in commands:
        if command["type"] != AppCommandType.chat_input.value:
            continue
        name, number = command["name"], int(command["id"])
        below = [each["name"] for each in command.get("options") or () if each["type"] in BELOW]
        yield from ((f"{name} {each}", number) for each in below)
        if not below:
            yield name, number
