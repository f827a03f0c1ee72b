"""Facts in exported files: read as they are once they are known to be facts, and told in the JSON Schema."""

from functools import cached_property
from typing import Annotated, Any

from pydantic import AfterValidator, Field, JsonValue, TypeAdapter
from pydantic.annotated_handlers import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema


class FactForm:
    """Says that a mapping holds one of the facts of a union, which its `kind` tells apart.

    Args:
        facts: the union.
    """

    def __init__(self, facts: Any) -> None:
        self._union: Any = Annotated[facts, Field(discriminator="kind")]

    @cached_property
    def _facts(self) -> TypeAdapter[Any]:
        """What reads the facts; made late, as few bots are ever given a file."""
        return TypeAdapter(self._union)

    def checked(self, fact: dict[str, JsonValue]) -> dict[str, JsonValue]:
        """Return a fact as it is, once it is known to be one.

        Raises:
            pydantic.ValidationError: it is none.
        """
        self._facts.validate_python(fact)
        return fact

    @property
    def is_checked(self) -> AfterValidator:
        """Return what checks a field that holds a fact."""
        return AfterValidator(self.checked)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        del schema
        return handler(self._facts.core_schema)
