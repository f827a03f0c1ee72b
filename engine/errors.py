"""The refusals of the engine: a code and parameters; the words live in bot/locales.

Each room declares its refusals in a module `errors` of its own. A code is the name of its class in small letters:
`NotYourTurn` is not-your-turn. Lines of notation are refused with games.refusals.MoveError. By convention a parameter
`persons` holds ids as texts, those of roles with `&` before them.
"""

import re
from typing import ClassVar

from games.core import Param


def code_of(kind: type) -> str:
    """Return the name of a class in small letters, with a dash between two words."""
    return re.sub("(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Refusal(Exception):
    """A request that is not carried out, with the reason; nothing has changed."""

    code: ClassVar[str] = "refusal"

    def __init_subclass__(cls) -> None:
        cls.code = vars(cls).get("code", code_of(cls))

    def __init__(self, **params: Param) -> None:
        super().__init__(self.code)
        self.params = params
