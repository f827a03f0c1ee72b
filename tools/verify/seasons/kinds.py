"""The formats of seasons by what they have in common."""

from typing import Final

from tools.verify.log import Fact

WHOLE_ROUNDS: Final = {"swiss", "pods"}
"""The formats in whose rounds everybody has a fixture or a bye."""
BY_ROUNDS: Final = WHOLE_ROUNDS | {"knockout"}
AT_THE_START: Final = {"single", "double", "flash", "teams"}
"""The formats whose fixtures are all made at the start."""
OF_POINTS: Final = {"single", "double", "flash"} | WHOLE_ROUNDS


def format_of(rules: Fact) -> str:
    """Return the format of a season by its rules, empty where there are none yet."""
    name: str = rules.get("own", {}).get("format", "")
    return name


def meets_twice(rules: Fact) -> bool:
    """Tell whether everybody meets everybody twice."""
    return format_of(rules) == "double" or bool(rules["own"].get("is_double"))
