"""The program.

    python -m bot                      run the bot
    python -m bot --take-over          run the bot; if it runs already, go on in its place without a gap
    python -m bot --begin-anew         make a new, empty database although a key or backups say that there was one
    python -m bot --shards 0-3/16      run one of several processes on the database of a server, here for the first
                                       four of sixteen shards; without it each takes a fair share
    python -m bot backup FILE          copy the database to a file, also while the bot runs
    python -m bot backup               make a backup in BACKUP_DIR as the bot does every day: restored and checked
    python -m bot restore FILE         put a copy in the place of the database; the bot must not run
    python -m bot restore --list       list the backups in BACKUP_DIR
    python -m bot doctor               look at everything that an operator can get wrong, and say what to do
    python -m bot copy FROM TO         copy a database (by its address) into an empty one; no bot must run on either
    python -m bot check                replay every match and compare hashes, draws and snapshots
    python -m bot replay FILE --with CHECKOUT, replay --all --with CHECKOUT
                                       play an exported match, or all stored ones, with another program, too, before it
                                       is installed, and name every difference
    python -m bot look FILE FOLDER     write every position of an exported match as pictures, and its moves as text

DISCORD_TOKEN, DATABASE_URL and the rest are read from the environment; .env.example explains them.
"""

import argparse
import asyncio
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import aiohttp
import discord
import structlog

from bot.cluster.claims import NotARange, Orders, parse_shards
from bot.cluster.handover_in import HandoverFailed
from bot.cluster.leases import CannotJoin
from bot.operations import backups, doctor, maintenance, replaying
from bot.operations.beginning import begin_anew, refuse_to_begin_anew
from bot.operations.counting import off_loop
from bot.operations.logs import set_up_logs
from bot.operations.settings import BadSettings, Settings, read_settings
from bot.operations.starting import run
from bot.posts.progress import Stopped
from engine.share import Share
from storage.errors import CopyStopped, StorageError

STOPPED: Final = {
    "backup": "Stopped. No backup was made; a copy that only waits to be checked is kept.",
    "restore": "Stopped. The database is as it was.",
    "look": "Stopped. The same command writes everything again.",
    **dict.fromkeys(("check", "replay", "doctor"), "Stopped. Nothing was changed."),
}
"""The last words of a command that was ended by Ctrl-C or SIGTERM."""
DISCORD_AWAY: Final = (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, TimeoutError)
"""The errors of a start if Discord does not answer, or with a fault; a connected client tries again by itself."""
MOST_SAID: Final = 200

log = structlog.get_logger(__name__)


def main(argv: Sequence[str]) -> int:
    """Carry out one command and return its exit code."""
    chosen = _parser().parse_args(argv)
    try:
        settings = read_settings()
    except BadSettings as error:
        print(error, file=sys.stderr)
        return 2
    set_up_logs(settings)
    is_logged = chosen.command is None and settings.log_format == "json"
    return _carried_out(chosen, settings, tell=log.error if is_logged else partial(print, file=sys.stderr))


def _carried_out(chosen: argparse.Namespace, settings: Settings, *, tell: Callable[[str], object]) -> int:
    """Carry out a command, tell in a sentence why it has ended early, and return its exit code."""
    try:
        return asyncio.run(_until_told(chosen, settings))
    except (KeyboardInterrupt, asyncio.CancelledError, Stopped):
        tell(("\n" if sys.stderr.isatty() else "") + STOPPED.get(chosen.command, "Stopped."))
        return 130
    except CopyStopped as error:
        tell(f"{error}")
        return 130
    except StorageError as error:
        tell(f"{error}")
        return 3
    except (HandoverFailed, CannotJoin) as error:
        tell(f"{error}")
        return 5
    except discord.LoginFailure:
        tell("Discord refuses the token: set DISCORD_TOKEN to the token of the developer portal.")
        return 4
    except DISCORD_AWAY as error:
        why = " ".join(str(error).split())[:MOST_SAID] or type(error).__name__
        tell(f"Discord cannot be reached ({why}). Start me again later; doctor looks at network and token.")
        return 6


def _parser() -> argparse.ArgumentParser:
    """Return what reads the words of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--take-over", action="store_true")
    parser.add_argument("--begin-anew", action="store_true")
    parser.add_argument("--shards", type=_shards)
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("backup").add_argument("file", type=Path, nargs="?")
    restore = commands.add_parser("restore")
    chosen_backup = restore.add_mutually_exclusive_group(required=True)
    chosen_backup.add_argument("file", type=Path, nargs="?")
    chosen_backup.add_argument("--list", action="store_true")
    commands.add_parser("doctor")
    commands.add_parser("check")
    replay = commands.add_parser("replay")
    played = replay.add_mutually_exclusive_group(required=True)
    played.add_argument("file", type=Path, nargs="?")
    played.add_argument("--all", action="store_true")
    other = replay.add_mutually_exclusive_group(required=True)
    other.add_argument("--with", type=Path, dest="checkout")
    other.add_argument("--tell", action="store_true", help="what the other program is asked for")
    replay.add_argument("--database", help="of which database it is asked")
    copy = commands.add_parser("copy")
    copy.add_argument("source")
    copy.add_argument("target")
    look = commands.add_parser("look")
    look.add_argument("file", type=Path)
    look.add_argument("folder", type=Path)
    return parser


def _shards(text: str) -> Share:
    """Return what stands behind --shards, for argparse, which passes on only its own error's words."""
    try:
        return parse_shards(text)
    except NotARange as error:
        raise argparse.ArgumentTypeError(f"{error}") from error


async def _until_told(chosen: argparse.Namespace, settings: Settings) -> int:
    """Carry out a command; SIGTERM ends it like Ctrl-C. The bot itself knows how to end."""
    carrying_out = asyncio.current_task()
    if chosen.command is not None and carrying_out is not None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, carrying_out.cancel)
    return await _carry_out(chosen, settings)


async def _carry_out(chosen: argparse.Namespace, settings: Settings) -> int:
    if chosen.begin_anew:
        await begin_anew(settings)
    match chosen.command:
        case "backup" if chosen.file is None:
            return await backups.keep_backup(settings)
        case "backup":
            return await maintenance.backup(settings, chosen.file)
        case "restore" if chosen.list:
            return backups.list_backups(settings)
        case "restore":
            return await maintenance.restore(settings, backups.found(settings, chosen.file))
        case "doctor":
            return await doctor.examine(settings)
        case "copy":
            return await maintenance.copy(settings, chosen.source, chosen.target)
        case "look":
            return await off_loop(partial(maintenance.look, chosen.file, chosen.folder))
        case "check":
            return await maintenance.check(settings)
        case "replay" if chosen.tell:
            return await replaying.tell(settings, chosen.file, chosen.database)
        case "replay":
            return await replaying.replay_with(settings, chosen.checkout, chosen.file)
        case _:
            if not settings.discord_token.get_secret_value():
                print("DISCORD_TOKEN is not set; .env.example says where to get it.", file=sys.stderr)
                return 2
            await refuse_to_begin_anew(settings)
            async with backups.backed_up(settings):
                await run(settings, orders=Orders(chosen.shards, chosen.take_over))
            return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
