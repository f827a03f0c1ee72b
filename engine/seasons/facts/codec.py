"""Facts of seasons as text and back."""

from typing import Final

from engine.log.facts.form import FactForm
from engine.seasons.facts.union import SeasonFact

FORM: Final[FactForm[SeasonFact]] = FactForm(SeasonFact)

encode = FORM.encode
decode = FORM.decode
