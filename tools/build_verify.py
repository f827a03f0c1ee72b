"""Builds verify.pyz, one file that needs Python 3.11 and nothing else: tools/verify, the schemas and all games' rules.

    python3 tools/build_verify.py [FILE]        default: out/verify.pyz

The same sources always give the same bytes, so that who builds it can compare.
"""

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("games", "tools/verify")
SCHEMAS = ("docs/export.schema.json", "docs/season.schema.json")
SUFFIXES = {".py", ".json"}
START = "import sys\n\nfrom tools.verify.__main__ import main\n\nraise SystemExit(main(sys.argv[1:]))\n"
FIRST_DAY = (1980, 1, 1, 0, 0, 0)


def sources() -> Iterator[tuple[str, str]]:
    """Yield name and text of every file that goes in, in order."""
    yield "__main__.py", START
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*")):
            if path.suffix in SUFFIXES:
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
    for schema in SCHEMAS:
        yield schema, (ROOT / schema).read_text(encoding="utf-8")
    yield "tools/__init__.py", ""


def build(target: Path) -> None:
    """Write the program."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for name, text in sources():
            entry = zipfile.ZipInfo(name, FIRST_DAY)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, text, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out/verify.pyz"
    build(target)
    print(f"{target}: {target.stat().st_size:,} bytes")
