"""Begins a language, or says how far it is: `python3 dev.py new-language fr`.

A new one is a copy of the English words, so that the bot speaks it at once and every message can be translated in its
place (docs/translating.md). Standard library only.
"""

import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

LOCALES = Path(__file__).resolve().parent.parent / "bot" / "locales"
ENGLISH = "en"
CODE = re.compile(r"[a-z]{2,3}")
MESSAGE = re.compile(r"((?:^#.*\n)*)^([a-z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
NAME_OF_LANGUAGE = re.compile(r"^choice-language-[a-z]{2,3} = .*\n", re.MULTILINE)
SAME = "As in English"
"""The comment of a message that rightly reads the same in both."""


def main(argv: list[str], locales: Path = LOCALES) -> int:
    """Begin a language, or print what is left to be translated in one that was begun."""
    if len(argv) != 1 or not CODE.fullmatch(argv[0]):
        print("Usage: python3 dev.py new-language CODE, a code of ISO 639 such as fr", file=sys.stderr)
        return 2
    if (locales / argv[0]).exists():
        return told(locales, argv[0])
    shutil.copytree(locales / ENGLISH, locales / argv[0])
    for folder in sorted(path for path in locales.iterdir() if path.is_dir()):
        name_language(folder / "commands.ftl", argv[0])
    print(f"The bot speaks {argv[0]} now, in English words. docs/translating.md tells how to go on.")
    return 0


def name_language(file: Path, code: str) -> None:
    """Put the name of a language, its code until somebody knows better, behind those of the others."""
    text = file.read_text(encoding="utf-8")
    *_, last = NAME_OF_LANGUAGE.finditer(text)
    file.write_text(f"{text[: last.end()]}choice-language-{code} = {code}\n{text[last.end() :]}", encoding="utf-8")


def told(locales: Path, language: str) -> int:
    """Print how many messages of each file read as in English, and return 1 if there are any."""
    left = {file.name: untranslated(file, locales / ENGLISH / file.name) for file in (locales / language).glob("*.ftl")}
    for name, messages in sorted(left.items()):
        if messages:
            print(f"{name}: {len(messages)} left, the first is {messages[0]}")
    count = sum(map(len, left.values()))
    print(f"{count} messages left.")
    return 1 if count else 0


def untranslated(file: Path, english: Path) -> list[str]:
    """Return the messages of a file that read as in English, but do not say that they should."""
    theirs = {name: text for name, (text, _) in messages(english).items()}
    return [
        name
        for name, (text, comment) in messages(file).items()
        if text == theirs.get(name) and SAME not in comment and re.search(r"[^\W\d_]{2}", spoken(text))
    ]


def messages(file: Path) -> Mapping[str, tuple[str, str]]:
    """Return the text of each message of a file, attributes included, and the comment above it."""
    found = MESSAGE.finditer(file.read_text(encoding="utf-8"))
    return {message[2]: (message[3].strip(), message[1]) for message in found}


def spoken(text: str) -> str:
    """Return what is said in a message, without parameters, keywords, code spans and names of attributes."""
    return re.sub(r"\{ *[$\w-]+ *\}|`[^`\n]*`|^ +\.\w+ *=|\$\w+ *->|\[\w+\]", " ", text, flags=re.MULTILINE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
