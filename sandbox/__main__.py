"""Start the sandbox and the bot in it: `python -m sandbox`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
from pathlib import Path

from sandbox.server import Server


def main() -> None:
    """Read the command line and run until Ctrl-C or SIGTERM."""
    parser = argparse.ArgumentParser(
        prog="python -m sandbox", description="Discord on your own machine, with the bot in it."
    )
    parser.add_argument("--port", type=int, default=8300, help="port on 127.0.0.1 (default: 8300)")
    parser.add_argument(
        "--data", type=Path, default=Path("data/sandbox"), help="folder of the world (default: data/sandbox)"
    )
    parser.add_argument("--no-bot", action="store_true", help="start the server only")
    parser.add_argument("--module", default="bot", help="the bot's module (default: bot)")
    parser.add_argument(
        "--processes", type=int, default=1, help="processes of the bot; several need DATABASE_URL to name a PostgreSQL"
    )
    arguments = parser.parse_args()
    if arguments.processes > 1 and not os.environ.get("DATABASE_URL", "").startswith("postgresql"):
        parser.error("several processes need a PostgreSQL server: set DATABASE_URL")
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(run(arguments))


async def run(arguments: argparse.Namespace) -> None:
    """Run server and bot until a signal asks for the end.

    Raises:
        SystemExit: the port is taken.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signal_ in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signal_, stop.set)
    # A real token must never reach the sandbox's bot; its database may be chosen.
    env = {"DATABASE_URL": os.environ["DATABASE_URL"]} if "DATABASE_URL" in os.environ else {}
    module = None if arguments.no_bot else arguments.module
    processes = ((),) * arguments.processes
    server = Server(arguments.data, port=arguments.port, module=module, processes=processes, env=env)
    server.hub.gateway.recommended_shards = arguments.processes
    try:
        await server.start()
    except OSError as error:
        raise SystemExit(f"Port {arguments.port} cannot be opened ({error.strerror}); try --port.") from None
    print(f"\nThe sandbox is at {server.page} - open it in a browser. Ctrl-C ends it.\n", flush=True)
    try:
        await stop.wait()
    finally:
        print("Ending ...", flush=True)
        await server.stop()


if __name__ == "__main__":
    main()
