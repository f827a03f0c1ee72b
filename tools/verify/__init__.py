"""Checks an exported match of Fernzug without trusting it: Python's standard library and the rules, no code of the bot.

    python3 -m tools.verify fernzug-k7wq3d9m.json
    python3 -m tools.verify fernzug-k7wq3d9m.json --head 12:3d6b903d52f0a1c7 --head bee48f01

`python3 tools/build_verify.py` puts it into one file, `verify.pyz`, which needs nothing else. It says what does not
agree, each in a line that names the fact. docs/fairness.md explains what is computed here.
"""

from tools.verify.log import Log, NotAMatch, read
from tools.verify.proofs import canonical, commitment, dealt, draw, key, link, salt, secret_commitment
from tools.verify.report import faults, head, summary

__all__ = [
    "Log",
    "NotAMatch",
    "canonical",
    "commitment",
    "dealt",
    "draw",
    "faults",
    "head",
    "key",
    "link",
    "read",
    "salt",
    "secret_commitment",
    "summary",
]
