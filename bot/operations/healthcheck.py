"""The health check of a container engine: its exit code says whether the bot touched HEALTH_FILE in the last minute.

The file is written by `bot.platform.health`.
"""

import sys
import time

from bot.operations.settings import BadSettings, read_settings

MAX_AGE_SECONDS = 60


def main() -> int:
    """Return 0 if the bot was alive within the last minute, 1 if not or if no file is named."""
    try:
        file = read_settings().health_file
        # A file of the future says nothing either: the clock was put back since the bot has touched it.
        return int(file is None or abs(time.time() - file.stat().st_mtime) > MAX_AGE_SECONDS)
    except BadSettings as error:
        print(error, file=sys.stderr)
        return 1
    except FileNotFoundError:
        return 1


if __name__ == "__main__":
    sys.exit(main())
