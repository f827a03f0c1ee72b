"""Start a bot so that its unmodified discord.py speaks to the sandbox: the only module here that imports discord.

discord.py has no option for another server. Before the bot's own code runs, three addresses are replaced, and
`_set_api_version` is kept from putting the first one back. Everything else of the bot and of discord.py is as it is.
"""

from __future__ import annotations

import argparse
import os
import runpy
import signal
import sys
import threading

import discord.asset
import discord.gateway
import discord.http
import yarl


def main() -> None:
    """Point discord.py at SANDBOX_URL and run the bot's module as its main program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--module", default="bot")
    parser.add_argument("arguments", nargs="*")
    chosen = parser.parse_args()
    point_at(os.environ["SANDBOX_URL"])
    threading.Thread(target=end_with_parent, daemon=True).start()
    sys.argv = [chosen.module, *chosen.arguments]
    runpy.run_module(chosen.module, run_name="__main__", alter_sys=True)


def end_with_parent() -> None:
    """Ask the bot to end when the sandbox is gone, however it went: its end of our standard input is closed then."""
    while os.read(0, 1):  # not sys.stdin: its lock, held by this thread, would abort the interpreter's own end
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def point_at(url: str) -> None:
    """Replace Discord's addresses in discord.py by those of the sandbox at `url`."""
    api = url + "/api/v10"
    set_api_version = discord.http._set_api_version  # noqa: SLF001 - see the module's docstring

    def keep_address(value: int) -> None:
        set_api_version(value)
        discord.http.Route.BASE = api

    discord.http._set_api_version = keep_address  # noqa: SLF001
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = url + "/cdn"


if __name__ == "__main__":
    main()
