"""Invitations, seats, and the people who take over a seat."""

from collections.abc import Iterator
from typing import Final

from tools.verify.clocks import Clock
from tools.verify.course import Handlers, MatchCourse
from tools.verify.log import Fact, microseconds, shown
from tools.verify.proofs import dealt, digest_of
from tools.verify.shapes import DIGEST

LEVELS: Final = ("easy", "medium", "hard")
OPEN_FOR: Final = 14 * 24 * 60 * 60 * 10**6
"""How long an invitation waits, in microseconds."""


def propose(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """The invitation says what the head of the file says, and something that the game allows."""
    log, info = course.log, course.rules.game.info
    if (fact["game"], fact["game_version"]) != (log.game, log.game_version):
        said = f"{shown(log.game)} {shown(log.game_version)}"
        yield f"the file says that the game is {said}, the invitation says another"
    if list(log.seats) != list(info.seat_names[: fact["seats"]]):
        yield "the seats that the file names are not those of the game"
    invited, wished = fact["invited"], fact["wished_seat"]
    if not info.min_seats <= fact["seats"] <= info.max_seats or len(fact["computer"]) >= fact["seats"]:
        yield f"the game is not for {fact['seats']}"
        return
    guests, is_for_fun = [*computer_players(fact), *invited], not fact["is_rated"] and fact["fixture"] is None
    is_possible = len({fact["by"], *guests}) == len(guests) + 1 <= fact["seats"] and min(fact["by"], *invited, 1) > 0
    is_possible = is_possible and (is_for_fun or not fact["computer"])
    if not is_possible or not (wished is None or 0 <= wished < fact["seats"]):
        yield "nobody can invite in this way"
    course.table.phase, course.table.joined = "proposed", computer_players(fact)
    if is_full(course):
        course.demand("match_started")


def computer_players(proposal: Fact) -> list[int]:
    """Return by which numbers the computer of an invitation are called: from -1 down, three of each level."""
    levels = [LEVELS.index(seat["level"]) for seat in proposal["computer"]]
    return [-1 - level - len(LEVELS) * levels[:at].count(level) for at, level in enumerate(levels)]


def join(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A guest who may come joins; with the last one the match starts."""
    table, proposal = course.table, course.proposal
    kept = [guest for guest in proposal["invited"] if guest not in table.joined]
    still_open = proposal["seats"] - 1 - len(table.joined)
    if fact["person"] in (proposal["by"], *table.joined) or (fact["person"] not in kept and still_open <= len(kept)):
        yield f"person {fact['person']} cannot join"
        return
    table.joined.append(fact["person"])
    if is_full(course) and not table.promised:
        course.demand("match_started")


def is_full(course: MatchCourse) -> bool:
    """Tell whether everybody who is to play has joined."""
    return bool(len(course.table.joined) >= course.proposal["seats"] - 1)


def start(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """The seats are dealt as the draws say; those of a fixture were given with the season's draw."""
    table, proposal, persons = course.table, course.proposal, fact["persons"]
    wished, values = proposal["wished_seat"], [drawn["value"] for drawn in fact["draws"]]
    if proposal["fixture"] is not None:
        expected, sides = [proposal["by"], *table.joined], []
    else:
        expected = dealt(table.joined if wished is not None else [proposal["by"], *table.joined], values)
        if wished is not None:
            expected.insert(wished, proposal["by"])
        sides = list(range(len(persons) - (wished is not None), 1, -1))
    if expected != persons or [drawn["sides"] for drawn in fact["draws"]] != sides:
        yield f"fact {course.seq}: the seats are not dealt as the draws say"
    if len(persons) != proposal["seats"]:
        yield "it does not have as many players as the invitation says"
    if any(added["person"] not in persons for _, added in course.log.facts("entropy_added", "entropy_promised")):
        yield "somebody who does not play has added entropy"
    if table.promised:
        yield f"person {min(table.promised)} has not shown the entropy that was promised"
    table.phase, table.persons, table.begun = "running", list(persons), course.now
    table.latest = table.turns = (0,) * len(persons)
    table.untold = {seat for seat, person in enumerate(persons) if person > 0} if course.has_secrets else set()
    table.clocks = () if course.policy is None else (Clock(course.policy["bank"]),) * len(persons)
    yield from course.follow(lambda: course.rules.setup(proposal, len(persons)))


def decline(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Somebody who was asked, or has joined, does not want to."""
    if fact["person"] not in (*course.proposal["invited"], *course.table.joined):
        yield f"person {fact['person']} was not invited"
    course.table.phase = "withdrawn"


def withdraw(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Only who has invited takes the invitation back."""
    if fact["person"] != course.proposal["by"]:
        yield f"person {fact['person']} has not invited"
    course.table.phase = "withdrawn"


def expire(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """Two weeks after anything has happened an invitation counts no more."""
    if course.moment - microseconds(course.log.rows[course.seq - 2]) < OPEN_FOR:
        yield "it was not open for so long yet"
    course.table.phase = "withdrawn"
    del fact


def add_entropy(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """What players add is a short text; who they are is known at the start.

    What was promised is shown when everybody has joined, and nobody else can add anything then.
    """
    if not 0 < len(fact["entropy"]) <= 100:
        yield "nobody can add so much, or nothing"
    promised = course.table.promised.pop(fact["person"], None)
    if promised is None and is_full(course):
        yield f"person {fact['person']} has added entropy after everybody had joined"
    if promised is not None and not is_full(course):
        yield f"person {fact['person']} has shown entropy before everybody had joined"
    if promised is not None and promised != digest_of(fact["entropy"]):
        yield f"person {fact['person']} has shown other entropy than was promised"
    if is_full(course) and not course.table.promised:
        course.demand("match_started")


def promise_entropy(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """A digest binds somebody to a text, before everybody has joined."""
    if not DIGEST.fullmatch(fact["digest"]) or is_full(course):
        yield f"person {fact['person']} cannot promise this entropy now"
    course.table.promised[fact["person"]] = fact["digest"]


def replace(course: MatchCourse, fact: Fact) -> Iterator[str]:
    """All have agreed to a substitute, or a moderator who does not play has decided; the time of the bank is theirs.

    In a match of a season neither can: there the place has changed hands, with all its matches.
    """
    table, seat = course.table, fact["seat"]
    if seat not in table.active or table.persons[seat] != fact["before"]:
        yield f"person {fact['before']} does not sit there and cannot be replaced"
        return
    if course.proposal["fixture"] is not None:
        if fact["by"] is not None or course.was_due:
            yield "in a match of a season nobody sits down whom the season has not let in"
        course.by_season.append((course.seq, fact))
    elif fact["by"] is None and not course.was_due:
        yield "nobody has agreed to a substitute"
    if fact["after"] in table.persons or fact["after"] == fact["by"]:
        yield f"person {fact['after']} cannot be a substitute here"
    knows = fact["after"] in table.viewers or bool(table.former.get(fact["after"], set()) - {seat})
    if course.has_secrets and knows:
        yield f"person {fact['after']} knows secrets that are not those of the seat"
    yield from course.stays_out(fact["by"])
    table.former.setdefault(fact["before"], set()).add(seat)
    table.is_mixed |= table.turns[seat] > course.rules.game.info.set_up_turns
    table.persons[seat] = fact["after"]
    if course.has_secrets:
        table.untold.add(seat)
    table.latest, table.offer = (0,) * len(table.persons), None
    if table.clocks and course.policy is not None:
        clock = table.clocks[seat]
        if clock.since is not None:
            table.set_clock(seat, clock.spent(0, course.now))
        missing = course.policy["bank"] - clock.left
        if missing > 0 and table.state is not None:
            course.demand("time_given", seat=seat, seconds=missing, reason="substitute")


HANDLERS: Final[Handlers] = {
    "match_proposed": propose,
    "person_joined": join,
    "entropy_added": add_entropy,
    "entropy_promised": promise_entropy,
    "match_started": start,
    "invitation_declined": decline,
    "invitation_withdrawn": withdraw,
    "invitation_expired": expire,
    "player_replaced": replace,
}
