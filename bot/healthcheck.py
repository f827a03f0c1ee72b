"""Tells a container engine whether the bot is alive: the program of the image's HEALTHCHECK.

python -m bot.healthcheck          exit code 0 if the bot touched HEALTH_FILE (`bot.health`) within the last minute
"""

import sys
import time

from bot.settings import Settings

MAX_AGE_SECONDS = 60


def main() -> int:
    """Return 0 if the bot was alive within the last minute, 1 if not or if no file is named."""
    file = Settings().health_file
    try:
        return int(file is None or time.time() - file.stat().st_mtime > MAX_AGE_SECONDS)
    except FileNotFoundError:
        return 1


if __name__ == "__main__":
    sys.exit(main())
