"""Facts of a closed union, which their `kind` tells apart: as text and back, in exported files, in JSON Schemas."""

from functools import cached_property
from typing import Annotated, Any, Generic, TypeVar

from pydantic import AfterValidator, Field, JsonValue, TypeAdapter
from pydantic.annotated_handlers import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from engine.log.json_text import canonical

F = TypeVar("F")


class FactForm(Generic[F]):
    """Writes and reads the facts of one union.

    Args:
        facts: the union.
    """

    def __init__(self, facts: Any) -> None:
        self._union: Any = Annotated[facts, Field(discriminator="kind")]

    @cached_property
    def _facts(self) -> TypeAdapter[F]:
        """What reads the facts; made late, in some 20 ms, as not every bot has leagues."""
        return TypeAdapter(self._union)

    def made(self) -> "FactForm[F]":
        """Return it with what reads the facts made at once."""
        _ = self._facts
        return self

    def encode(self, fact: F) -> str:
        """Return the canonical text of a fact."""
        return canonical(self._facts.dump_python(fact, mode="json"))

    def decode(self, body: str) -> F:
        """Return the fact that a canonical text holds.

        Raises:
            pydantic.ValidationError: the text is not a fact.
        """
        return self._facts.validate_json(body)

    def checked(self, fact: dict[str, JsonValue]) -> dict[str, JsonValue]:
        """Return a fact as it is, once it is known to be one.

        Raises:
            pydantic.ValidationError: it is none.
        """
        self._facts.validate_python(fact)
        return fact

    @property
    def is_checked(self) -> AfterValidator:
        """Return what checks a field that holds a fact, and tells its JSON Schema beside this form."""
        return AfterValidator(self.checked)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        del schema
        return handler(self._facts.core_schema)
