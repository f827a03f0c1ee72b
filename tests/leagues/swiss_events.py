"""Swiss events drawn by hypothesis: rounds paired one after the other, with people who come late, rest and leave."""

from dataclasses import replace

from hypothesis import strategies as st

from leagues.core import EntrantId, Played, Result, Scoring, Withdrawal
from leagues.swiss import Drawn, draw_round
from tests.leagues.seasons import results_of

SCORING = Scoring()


def founded(count: int) -> Played:
    """Return an event of so many people before its first round."""
    return Played(tuple(EntrantId(number) for number in range(1, count + 1)), (), is_by_rounds=True)


def drawn(played: Played, scoring: Scoring = SCORING) -> Drawn:
    """Return the next round, seeds in the order of numbers."""
    return draw_round(played, scoring, played.entrants, division=1, first_number=len(played.fixtures) + 1)


def after(played: Played, made: Drawn, results: tuple[Result, ...] = ()) -> Played:
    """Return the event with a round and what came of it."""
    return replace(
        played,
        fixtures=(*played.fixtures, *made.fixtures),
        byes=(*played.byes, made.bye) if made.bye else played.byes,
        results=(*played.results, *results),
    )


def present(played: Played) -> set[EntrantId]:
    """Return who has not left."""
    return set(played.entrants) - {withdrawal.entrant for withdrawal in played.withdrawals}


@st.composite
def events(draw: st.DrawFn, *, least: int = 3, most: int = 16, rounds: int = 6, changes: bool = True) -> Played:
    """Return an event after some rounds, all ended but perhaps some of the last."""
    played = founded(draw(st.integers(least, most)))
    for _ in range(draw(st.integers(0, rounds))):
        made = drawn(played)
        results = tuple(found for each in made.fixtures if (found := draw(results_of(each, unplayed=True))))
        played = after(played, made, results)
        if changes and draw(st.integers(0, 3)) == 0:
            newcomer = EntrantId(len(played.entrants) + 1)
            played = replace(played, entrants=(*played.entrants, newcomer))
        if changes and draw(st.integers(0, 3)) == 0 and len(present(played)) > least:
            leaver = draw(st.sampled_from(sorted(present(played))))
            played = replace(played, withdrawals=(*played.withdrawals, Withdrawal(leaver, "asked", 1001)))
    return played
