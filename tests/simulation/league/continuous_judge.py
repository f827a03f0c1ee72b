"""Judges simulated ladders and flash groups by the logs and posts they have left, without the code that made them."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from tests.simulation.judge import outages_of, troubles_of
from tests.simulation.league.continuous import FLASH, LADDER, ROOM, SIZE
from tests.simulation.league.judge import chain_faults
from tests.simulation.league.raw import Raw, RawMatch, Said
from tests.simulation.paper import Message
from tests.simulation.records import Fault
from tests.simulation.world import Evidence

RUNG: Final = re.compile(r"\*\*\d+\*\* <@(\d+)>")
NAMED: Final = re.compile(r"`([0-9a-z]{8})` · (table-1|news) · #(\d+)")
LATE: Final = timedelta(minutes=2)
SOON: Final = timedelta(minutes=6)
GROUPS: Final = 3


@dataclass
class Verdict:
    """What was found, and how much there was to look at."""

    raw: Raw
    faults: list[Fault] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)


def judge(evidence: Evidence, raw: Raw) -> Verdict:
    """Count everything again and return what does not agree."""
    verdict = Verdict(raw)
    for facts in verdict.raw.seasons.values():
        verdict.faults += chain_faults(facts)
    LadderJudge(evidence, verdict).look()
    FlashJudge(evidence, verdict).look()
    return verdict


class Judge:
    """What both have in common."""

    def __init__(self, evidence: Evidence, verdict: Verdict) -> None:
        assert evidence.ended is not None
        self.evidence, self.verdict, self.ended = evidence, verdict, evidence.ended
        self.outages, self.troubles = outages_of(evidence), troubles_of(evidence)
        self.matches = verdict.raw.matches

    def could(self, at: datetime, *, is_start: bool = False) -> datetime:
        """Return when the bot could do what was due at a time; matches start only while Discord counts threads."""
        for begun, ended in self.troubles if is_start else self.outages:
            if begun - LATE <= at < ended:
                at = ended
        return at

    def blame(self, what: str, where: str) -> None:
        """Note a fault."""
        self.verdict.faults.append(Fault(what, where))

    def named(self, name: str) -> list[Sequence[Said]]:
        """Return the seasons of a league."""
        return [facts for facts in self.verdict.raw.seasons.values() if facts[0].fact["name"] == name]


class LadderJudge(Judge):
    """Looks at the ladder: every version of its post, every challenge."""

    def look(self) -> None:
        (self.facts,) = self.named(LADDER)
        self.season = self.facts[0].season
        self.persons = {each.fact["entrant"]: each.fact["person"] for each in self.of("ladder_joined")}
        self.fixtures = {
            each.fact["fixture"]["number"]: each for each in self.of("challenge_answered") if each.fact["fixture"]
        }
        self.played = {each.fact["fixture"]: self.matches[each.fact["match"]] for each in self.of("fixture_started")}
        for challenge in self.of("challenge_made"):
            self._challenge(challenge)
        for number, answered in self.fixtures.items():
            begun = [each.at for each in self.of("fixture_started") if each.fact["fixture"] == number]
            if not begun:
                continue
            freed = [each.at for each in self.of("ruling_reversed") if each.fact["fixture"] == number]
            free = max([answered.at, *(at for at in freed if at <= begun[0])])
            if begun[1:] or begun[0] > self.could(free, is_start=True) + SOON:
                self.blame("match of a challenge", f"{number} {answered.at} {begun}")
        self._posts()
        self.verdict.seen.update(each.kind for each in self.facts)

    def of(self, kind: str) -> list[Said]:
        """Return the facts of a kind."""
        return [each for each in self.facts if each.kind == kind]

    def _challenge(self, made: Said) -> None:
        """Look when a challenge ended that was not accepted, and whether its opponent was told once."""
        number, until = made.fact["challenge"], datetime.fromisoformat(made.fact["until"])
        for credit in self.of("outage_credited"):
            begun, ended = (datetime.fromisoformat(credit.fact[name]) for name in ("begun", "ended"))
            until += ended - begun if made.at < credit.at and credit.at <= until + (ended - begun) else timedelta()
        answers = [each for each in self.of("challenge_answered") if each.fact["challenge"] == number]
        both = {made.fact["entrant"], made.fact["opponent"]}
        left = [each.at for each in self.of("entrant_withdrew") if each.fact["entrant"] in both and each.at >= made.at]
        if len(answers) > 1:
            self.blame("answered twice", str(number))
        if answers:
            at = answers[0].at
            if answers[0].fact["is_silent"] and not until <= at <= self.could(until) + LATE:
                self.blame("silence", f"{number}: {at}, it was {until}")
            if not answers[0].fact["is_silent"] and at >= until:
                self.blame("answered too late", f"{number}: {at}, it was {until}")
        elif not left and self.could(until) + LATE < self.ended:
            self.blame("a challenge that never ended", str(number))
        posts = [post for post in self._named("news") if f"#{made.seq} ·" in post.texts[0]]
        told = [post for post in posts if self.persons[made.fact["opponent"]] in post.mentions]
        if len(told) != 1 and made.at + SOON < self.ended:
            self.blame("told of a challenge", f"{number}: {len(told)} times")

    def _named(self, name: str) -> list[Message]:
        found = []
        for message in self.evidence.paper.messages.values():
            known = NAMED.search(message.texts[-1])
            if known and (known[1], known[2]) == (self.season, name):
                found.append(message)
        return found

    def _posts(self) -> None:
        """Compare every version of the ladder's post with the order counted again."""
        (post,) = self._named("table-1")
        for at, text in zip([post.at, *post.changed_at], post.texts, strict=True):
            shown = [int(one) for one in RUNG.findall(text)]
            self.verdict.seen["order"] += 1
            if shown not in [self.order(moment) for moment in self._moments(at)]:
                self.blame("wrong order", f"{at}: {shown}, counted was {self.order(at)}")
        if [int(one) for one in RUNG.findall(post.texts[-1])] != self.order(self.ended):
            self.blame("order out of date", f"{post.texts[-1]}, counted was {self.order(self.ended)}")

    def _moments(self, at: datetime) -> Iterator[datetime]:
        """Yield the times of which a post may be: it may have been read a little earlier."""
        known = {each.at for each in self.facts} | {
            ending[0] for match in self.played.values() for ending in match.endings
        }
        yield from (each for each in known if at - LATE <= each <= at)
        yield max((each for each in known if each < at - LATE), default=at)
        yield at

    def order(self, now: datetime) -> list[int]:
        """Return the persons on the ladder from the top, as the rules say, by what was known at a time."""
        rungs: list[int] = []
        going_on: dict[int, tuple[int, int]] = {}
        for _, _, what in sorted(self._known(now), key=lambda each: each[:2]):
            self._happen(what, rungs, going_on)
        return [self.persons[one] for one in rungs]

    def _known(self, now: datetime) -> Iterator[tuple[datetime, int, dict[str, Any]]]:
        """Yield what was known to have happened, and when it counts from."""
        ruled: dict[int, tuple[datetime, dict[str, Any]]] = {}
        for said in self.facts:
            if said.at > now:
                break
            if said.kind in {"ladder_joined", "challenge_made", "challenge_answered", "entrant_withdrew"}:
                yield said.at, said.seq, said.fact
            if said.kind == "fixture_ruled":
                ruled[said.fact["fixture"]] = (said.at, said.fact)
            if said.kind == "ruling_reversed":
                del ruled[said.fact["fixture"]]
        for number, answered in self.fixtures.items():
            ends = [each for each in (self.played[number].endings if number in self.played else ()) if each[0] <= now]
            times = [*([ends[0][0]] if ends else []), *([ruled[number][0]] if number in ruled else [])]
            if times:
                yield min(times), 10**9 + number, self._end(number, answered, ruled.get(number), ends)

    def _end(self, number: int, answered: Said, ruled: Any, ends: Sequence[Any]) -> dict[str, Any]:
        seats = answered.fact["fixture"]["entrants"]
        places = tuple(ruled[1]["places"]) if ruled else ends[-1][1].places
        late = () if ruled else ends[-1][1].lost_on_time
        first = [one for one, place in zip(seats, places, strict=False) if place == 1]
        return {
            "kind": "ended",
            "challenge": answered.fact["challenge"],
            "winner": first[0] if len(first) == 1 else None,
            "late": [seats[seat] for seat in late],
        }

    def _happen(self, what: dict[str, Any], rungs: list[int], going_on: dict[int, tuple[int, int]]) -> None:
        match what["kind"]:
            case "ladder_joined":
                rungs.append(what["entrant"])
            case "entrant_withdrew":
                rungs.remove(what["entrant"])
                for number in [number for number, both in going_on.items() if what["entrant"] in both]:
                    del going_on[number]
            case "challenge_made" if self._may(what, rungs, going_on):
                going_on[what["challenge"]] = (what["entrant"], what["opponent"])
            case "challenge_answered" if what["challenge"] in going_on and what["fixture"] is None:
                drop(going_on.pop(what["challenge"])[1], rungs)
            case "ended" if what["challenge"] in going_on:
                challenger, challenged = going_on.pop(what["challenge"])
                has_climbed = what["winner"] == challenger and rungs.index(challenger) > rungs.index(challenged)
                if has_climbed:
                    rungs.remove(challenger)
                    rungs.insert(rungs.index(challenged), challenger)
                for one in (challenger, challenged):
                    if one in what["late"] and not (one == challenged and what["winner"] == challenger):
                        drop(one, rungs)

    def _may(self, what: dict[str, Any], rungs: list[int], going_on: Mapping[int, tuple[int, int]]) -> bool:
        one, other = what["entrant"], what["opponent"]
        reach = self.facts[0].fact["rules"]["own"]["reach"]
        is_free = one not in {both[0] for both in going_on.values()} and other not in {
            both[1] for both in going_on.values()
        }
        return is_free and 1 <= rungs.index(one) - rungs.index(other) <= reach


def drop(one: int, rungs: list[int]) -> None:
    """Let somebody change places with the one below."""
    at = rungs.index(one)
    rungs[at : at + 2] = reversed(rungs[at : at + 2])


class FlashJudge(Judge):
    """Looks at the groups: who started when, who waits on, and whether anybody was lost."""

    def look(self) -> None:
        seasons = self.named(FLASH)
        for number, facts in enumerate(seasons):
            started = next((each for each in facts if each.kind == "season_started"), None)
            following = seasons[number + 1 :][:1]
            self._group(facts, started)
            if started is not None:
                self.verdict.seen["group"] += 1
                self._follows(facts, started, following)
            elif following:
                self.blame("two groups open", facts[0].season)

    def _group(self, facts: Sequence[Said], started: Said | None) -> None:
        """Go through a wait: the group starts with the first who have room, as soon as there are enough."""
        waiting: dict[int, int] = {}
        for said in facts:
            if started is not None and said.at >= started.at:
                break
            if said.kind == "entrant_signed_up":
                waiting[said.fact["entrant"]] = said.fact["person"]
            if said.kind == "entrant_signed_off":
                del waiting[said.fact["entrant"]]
            ready = self._ready(waiting, said.at)
            begun = self.ended if started is None else started.at
            if len(ready) >= SIZE and self.could(said.at) + LATE < begun:
                self.blame("a group that does not start", f"{said.season} #{said.seq} {said.at}: {begun}")
        if started is None:
            return
        last = [said for said in facts if said.at == started.at]
        for said in last:
            if said.kind == "entrant_signed_up":
                waiting[said.fact["entrant"]] = said.fact["person"]
        drawn = next(said for said in last if said.kind == "divisions_drawn")
        group = sorted(one for each in drawn.fact["divisions"] for one in each)
        expected = self._ready(waiting, started.at)[:SIZE]
        if group != expected:
            self.blame("wrong group", f"{started.season}: {group}, counted were {expected} of {waiting}")
        passed = [said.fact["entrant"] for said in last if said.kind == "entrant_signed_off"]
        if passed != [one for one in waiting if one not in group]:
            self.blame("passed over", f"{started.season}: {passed}")
        self.verdict.seen["passed over"] += len(passed)
        self.waiting_on = [waiting[one] for one in passed]

    def _follows(self, facts: Sequence[Said], started: Said, following: Sequence[Sequence[Said]]) -> None:
        if not following:
            if self.could(started.at) + LATE < self.ended:
                self.blame("no next group", facts[0].season)
            return
        (after,) = following
        first = [said.fact["person"] for said in after if said.kind == "entrant_signed_up" and said.at == after[0].at]
        if first != self.waiting_on:
            self.blame("lost on the way", f"{after[0].season}: {first}, meant were {self.waiting_on}")
        if after[0].at > self.could(started.at) + LATE:
            self.blame("next group late", after[0].season)

    def _ready(self, waiting: Mapping[int, int], at: datetime) -> list[int]:
        return [one for one, person in sorted(waiting.items()) if self._has_room(person, at)]

    def _has_room(self, person: int, at: datetime) -> bool:
        running = sum(person in persons_at(match, at) for match in self.matches.values())
        groups = sum(person in self._playing(facts, at) for facts in self.named(FLASH))
        return running < ROOM and groups < GROUPS

    def _playing(self, facts: Sequence[Said], at: datetime) -> set[int]:
        """Return who takes part in a group that runs at a time."""
        kinds = {said.kind for said in facts if said.at < at}
        if "season_started" not in kinds or kinds & {"season_closed", "season_cancelled"}:
            return set()
        drawn = next(said for said in facts if said.kind == "divisions_drawn")
        group = {one for each in drawn.fact["divisions"] for one in each}
        return {
            said.fact["person"] for said in facts if said.kind == "entrant_signed_up" and said.fact["entrant"] in group
        }


def persons_at(match: RawMatch, at: datetime) -> Sequence[int]:
    """Return who plays a match at a time, nobody while it does not run."""
    started = [(when, fact) for when, fact in match.facts if fact["kind"] == "match_started"]
    if not started or started[0][0] >= at or any(when <= at for when, _ in match.endings):
        return ()
    return tuple(started[0][1]["persons"])
