"""Writes the skeleton of a game: `python3 dev.py new-game my_game`.

The skeleton can be played at once. It tells the two lines that make it known to the computer, one in each registry.
Standard library only.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKELETON = Path(__file__).with_name("skeleton")
SUFFIX = ".txt"
NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")


def main(argv: list[str], root: Path = ROOT) -> int:
    """Write all files of a game under its name; refuse to write over one."""
    if len(argv) != 1 or not NAME.fullmatch(argv[0]):
        print("Usage: python3 dev.py new-game NAME, in small letters with underscores", file=sys.stderr)
        return 2
    found = {root / named(str(path.relative_to(SKELETON)), argv[0]): path for path in SKELETON.rglob(f"*{SUFFIX}")}
    files = {path.with_suffix(""): template for path, template in found.items()}
    if present := sorted(path for path in files if path.exists()):
        print(f"There is {present[0].relative_to(root)} already.", file=sys.stderr)
        return 1
    for path, template in sorted(files.items()):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(named(template.read_text(encoding="utf-8"), argv[0]), encoding="utf-8")
        print(path.relative_to(root))
    print(f'Now add "{argv[0]}" to NAMES in games/registry.py and in renderers/registry.py.')
    return 0


def named(text: str, name: str) -> str:
    """Return a text of the skeleton with the name of the game in its three forms."""
    words = [word.capitalize() for word in name.split("_")]
    return text.replace("_x_", name).replace("_Title_", " ".join(words)).replace("_Class_", "".join(words))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
