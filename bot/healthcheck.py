"""Tells a container engine whether the bot is alive: it touches HEALTH_FILE every few seconds while it is connected."""

import sys
import time

from bot.settings import Settings

MAX_AGE_SECONDS = 60


def main() -> int:
    """Return 0 if the bot was alive within the last minute."""
    path = Settings().health_file
    if path is None or not path.exists():
        return 1
    return 0 if time.time() - path.stat().st_mtime < MAX_AGE_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
