"""The table of a pentathlon as tools/verify counts it and that of the product agree to the last fraction."""

from hypothesis import given
from hypothesis import strategies as st

from leagues.core import EntrantId
from leagues.pentathlon import PentathlonScoring, Stage, table
from tools.verify.seasons import pentathlon
from tools.verify.seasons.state import SeasonCourse

PEOPLE = range(1, 9)


@st.composite
def groups(draw: st.DrawFn) -> list[list[dict[str, int]]]:
    """Return the places in one or two groups of a stage, some of them shared."""
    people = draw(st.lists(st.sampled_from(PEOPLE), unique=True, min_size=1))
    cut = draw(st.integers(0, len(people) - 1))
    made = []
    for group in filter(None, (people[:cut], people[cut:])):
        levels = {person: draw(st.integers(1, 4)) for person in group}
        made.append(
            [
                {"person": person, "place": 1 + sum(level < levels[person] for level in levels.values())}
                for person in group
            ]
        )
    return made


@given(
    st.lists(groups(), max_size=5),
    st.builds(PentathlonScoring, st.integers(1, 12), st.integers(0, 2), st.integers(1, 5)),
)
def test_pentathlons(stages: list[list[list[dict[str, int]]]], rules: PentathlonScoring) -> None:
    course = SeasonCourse("season01", entrants={person: [person] for person in PEOPLE})
    course.rules = {"own": {"first": rules.first, "taking_part": rules.taking_part, "best": rules.best}}
    course.stages.groups = dict(enumerate(stages, 1))
    played = [
        Stage(
            number,
            "gamwin",
            {EntrantId(row["person"]): row["place"] for group in made for row in group},
            tuple({EntrantId(row["person"]) for row in group} for group in made),
        )
        for number, made in enumerate(stages, 1)
    ]
    expected = [
        (
            row.entrant,
            row.place,
            row.is_shared,
            row.points,
            {stage.stage: (stage.points, stage.counts) for stage in row.stages},
        )
        for row in table([EntrantId(person) for person in PEOPLE], played, rules)
    ]
    assert [
        (row.person, row.place, row.is_shared, row.points, row.stages) for row in pentathlon.table(course)
    ] == expected
