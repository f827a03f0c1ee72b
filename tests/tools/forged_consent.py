"""Forged consent, time, turns and ends: what nobody has agreed to, and what verify says to it."""

from typing import Any

from tests.tools.forged_draws import CIRCLES, CONFUSION, GAMWIN, half, later
from tests.tools.forging import Forge, at, both, changed, doubled, facts, inserted, left_out, turned
from tests.tools.plays import Json


def headed(**fields: Any) -> Forge:
    """Let the head of the file say something else than the facts."""
    return lambda match: match.update(fields)


def misspelt(match: Json) -> None:
    match["game"] = facts(match, "match_proposed")[0]["game"] = "colliding_circels"


def versioned(version: int) -> Forge:
    return both(headed(game_version=version), changed("match_proposed", "game_version", version))


def taken_back(after: str) -> Forge:
    return inserted(after, kind="turn_taken_back", back_to=6, crosses_throw=True)


def carried_out(match: Json) -> None:
    """Take a turn back though the answer was no."""
    asked = facts(match, "offer_made")[0]
    fact = {"kind": "turn_taken_back", **{key: asked[key] for key in ("back_to", "crosses_throw")}}
    place = at(match, "offer_answered")
    match["facts"].insert(place + 1, {**match["facts"][place], "fact": fact})


def turned_over(value: bool) -> bool:
    return not value


def swap_seats(kind: str) -> Forge:
    """Let the other seat, with its person, have done it."""

    def forge(match: Json) -> None:
        fact, persons = facts(match, kind)[0], facts(match, "match_started")[0]["persons"]
        fact["seat"] = 1 - fact["seat"]
        if "person" in fact:
            fact["person"] = persons[fact["seat"]]

    return forge


def who_plays(match: Json) -> None:
    """Let somebody take over who sits at the other seat."""
    asked, handed = facts(match, "offer_made")[0], facts(match, "player_replaced")[0]
    other = facts(match, "match_started")[0]["persons"][1 - handed["seat"]]
    asked["substitute"] = handed["after"] = facts(match, "offer_answered")[1]["person"] = other


def moderated(match: Json) -> None:
    """Let the substitute have decided it as a moderator."""
    handed = facts(match, "player_replaced")[0]
    handed["by"] = handed["after"]


def another_action(match: Json) -> None:
    """Let a player do at the end what was legal at the beginning."""
    taken = facts(match, "action_taken")
    taken[-1]["action"], taken[-1]["line"] = taken[0]["action"], taken[0]["line"]


def with_more(action: Json) -> Json:
    return {**action, "more": 1}


def out_of_turn(match: Json) -> None:
    swap_seats("action_taken")(match)


def looked_at(match: Json) -> None:
    by = facts(match, "match_started")[0]["persons"][0]
    inserted("secrets_delivered", kind="secrets_looked_at", person=by, note="why not")(match)


def cut_before(kind: str, which: int) -> Forge:
    def forge(match: Json) -> None:
        del match["facts"][at(match, kind, which) :]

    return forge


UNAGREED: dict[str, tuple[str, Forge, str]] = {
    "a face of choice under another name": (
        CIRCLES,
        both(changed("chance_drawn", "action.kind", "roll"), changed("chance_drawn", "action.values", [6])),
        "what is said to have fallen is not what was drawn",
    ),
    "a game that nobody knows": (CIRCLES, misspelt, "are not in this program, so nothing vouches"),
    "another version of the rules": (CIRCLES, versioned(2), "are not in this program, so nothing vouches"),
    "another game in the head": (CIRCLES, headed(game=GAMWIN), "the file says that the game is"),
    "other seats in the head": (CIRCLES, headed(seats=["Black", "Red"]), "the seats that the file names"),
    "a takeback that was declined": ("refused", carried_out, "nobody has agreed to it"),
    "a takeback that nobody has answered": (
        "refused",
        both(left_out("offer_answered"), taken_back("offer_made")),
        "nobody has agreed to it",
    ),
    "a no that became a yes": ("refused", changed("offer_answered", "is_accepted", True), "turn_taken_back must come"),
    "a takeback to somewhere else": (
        "agreed",
        changed("turn_taken_back", "back_to", 5),
        "its back_to is not what follows",
    ),
    "a takeback of another's turn": (
        "agreed",
        changed("offer_made", "back_to", lambda seq: seq - 1),
        "does not ask about the player's latest turn",
    ),
    "a throw between that nobody saw": ("agreed", changed("offer_made", "crosses_throw", turned_over), "latest turn"),
    "an answer by who has asked": ("agreed", swap_seats("offer_answered"), "is not asked that"),
    "a question that is left out": ("agreed", left_out("offer_made"), "is not asked that"),
    "a draw without a yes": ("agreed", left_out("offer_answered", 1), "nothing before it ends the match as 'agreed'"),
    "an end on time without a time-out": (
        CIRCLES,
        changed("match_ended", "outcome.reason", "time"),
        "its outcome is not what follows",
    ),
    "a time-out left out": ("handed over", left_out("time_ran_out"), "nothing before it ends the match as 'time'"),
    "a claim left out": ("claimed", left_out("time_claimed"), "nothing before it ends the match as 'time'"),
    "a claim against who has time": ("claimed", left_out("time_ran_out"), "has time left"),
    "a time-out of who has time": (
        "handed over",
        changed("time_spent", "seconds", 1, which=-1),
        "is said to have no time",
    ),
    "a clock of somebody who does not move": ("handed over", swap_seats("time_spent"), "the clock of seat"),
    "another policy": ("claimed", changed("match_proposed", "policy.on_timeout", "loss"), "there is nothing to claim"),
    "a handover without consent": ("handed over", left_out("offer_answered"), "nobody has agreed to a substitute"),
    "another substitute": ("handed over", changed("player_replaced", "after", 5), "its after is not what follows"),
    "a substitute who plays": ("handed over", who_plays, "cannot be a substitute here"),
    "a moderator who hands over and plays": ("handed over", moderated, "cannot be a substitute here"),
    "more time for a substitute": ("handed over", changed("time_given", "seconds", 10**6), "its seconds is not what"),
    "time for nothing": (
        "claimed",
        inserted("time_spent", kind="time_given", seat=0, seconds=9, reason="substitute", by=None, note=""),
        "there is no substitute",
    ),
    "time that nobody has given": (
        "claimed",
        inserted("time_spent", kind="time_given", seat=0, seconds=9, reason="moderator", by=None, note=""),
        "does not say who has given the time",
    ),
    "time to fetch nothing": (
        "claimed",
        inserted("time_spent", kind="time_given", seat=0, seconds=9, reason="fetching", by=None, note=""),
        "seat 0 has no secrets to fetch",
    ),
    "more time to fetch than has passed": (
        "waited for",
        changed("time_given", "seconds", 10**6),
        "1000000 s cannot have been lost",
    ),
    "a wait for nobody": (
        "claimed",
        inserted("time_spent", kind="secrets_awaited", seconds=[9, 0]),
        "seat 0 has no secrets to fetch",
    ),
    "a longer wait than has passed": (
        "waited for",
        inserted("time_given", kind="secrets_awaited", seconds=[10**6, 10**6]),
        "1000000 s cannot have been waited for",
    ),
    "other scores": (
        CIRCLES,
        changed("match_ended", "outcome.scores.0", lambda score: score + 1),
        "its outcome is not",
    ),
    "another winner": (CIRCLES, changed("match_ended", "outcome.places", turned), "its outcome is not what follows"),
    "an end that nothing leads to": (
        "refused",
        inserted("action_taken", kind="match_ended", outcome={"reason": "line", "places": [1, 2], "scores": [0, 0]}),
        "nothing before it ends the match as 'line'",
    ),
    "another action": (CIRCLES, another_action, "the rules forbid this"),
    "an action that is none": (
        CIRCLES,
        changed("action_taken", "action.kind", "jump"),
        "this is no action of the game",
    ),
    "something more in an action": (
        CIRCLES,
        changed("action_taken", "action", with_more),
        "this is no action of the game",
    ),
    "another line": (CIRCLES, changed("action_taken", "line", "pass"), "the line does not say what was done"),
    "a move out of turn": ("refused", out_of_turn, "it is not the turn of seat"),
    "a throw that is not due": (CIRCLES, doubled("chance_drawn", 1), "nothing is to be thrown here"),
    "a move while a throw is due": (
        "refused",
        left_out("chance_drawn", 2),
        "before it chance_drawn or secret_drawn must come",
    ),
    "a move in a pause": (
        "refused",
        inserted("action_taken", kind="match_paused", reason="dispute", by=None, note=""),
        "the match is paused",
    ),
    "a hold that was never ended": ("unseen", left_out("clocks_released"), "the clocks stand already"),
    "a clock that runs though it is held": (
        "unseen",
        inserted("clocks_held", kind="time_spent", seat=0, seconds=1),
        "which cannot be",
    ),
    "clocks that run again though nothing held them": ("unseen", left_out("clocks_held"), "the clocks are not held"),
    "unseen before it began": (
        "unseen",
        changed("clocks_held", "since", "2020-01-01T00:00:00+00:00"),
        "cannot have been unseen since then",
    ),
    "ended as unseen before anybody was told": (
        "unseen",
        left_out("pause_escalated"),
        "its clocks were not held for so long yet",
    ),
    "a talk left out": (GAMWIN, left_out("offer_made"), "is not asked that"),
    "options that the game does not have": (
        CIRCLES,
        changed("match_proposed", "options", [["x", 1]]),
        "no such options",
    ),
    "a guest too many": (CIRCLES, doubled("person_joined"), "before it match_started must come"),
    "entropy of a stranger": (CIRCLES, changed("entropy_added", "person", 5), "somebody who does not play has added"),
    "a move without secrets": (CONFUSION, left_out("secrets_delivered"), "somebody has not got their secrets"),
    "a moderator who plays and looks": (CONFUSION, looked_at, "plays in this match"),
}


def respelt(match: Json) -> None:
    row = match["facts"][2]
    row["at"] = row["at"].replace("T", "*")


AGREES_WITH_ITSELF: dict[str, tuple[str, Forge]] = {
    "a time": (CIRCLES, later),
    "half of it cut off": (CIRCLES, half),
    "an action and all that follows": (CIRCLES, cut_before("action_taken", 3)),
}

NOT_READ: dict[str, tuple[Forge, str]] = {
    "an unknown kind of fact": (inserted("action_taken", kind="match_blessed"), "there is no such kind of fact"),
    "a field too many": (
        changed("action_taken", "is_planned", 1),
        "does not have what a fact of the kind action_taken",
    ),
    "a field that is missing": (lambda match: facts(match, "action_taken")[0].pop("person"), "does not have what"),
    "a fact without a kind": (lambda match: facts(match, "action_taken")[0].pop("kind"), "damaged"),
    "a head with more in it": (headed(note="trust me"), "it does not have exactly"),
    "a name that steers a terminal": (headed(match="\x1b[2J\nEverything agrees."), "is no name of a match"),
    "a number beyond all": (changed("action_taken", "person", 2**64), "does not have what"),
    "a time in another spelling": (respelt, "its list of facts is empty or damaged"),
    "a fraction": (changed("action_taken", "person", 0.5), "is no whole number"),
}
