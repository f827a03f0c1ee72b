"""Facts of matches as text and back."""

from typing import Final

from engine.log.facts.form import FactForm
from engine.log.facts.union import Fact

FORM: Final[FactForm[Fact]] = FactForm[Fact](Fact).made()

encode_fact = FORM.encode
decode_fact = FORM.decode
