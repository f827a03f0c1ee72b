# Knockouts: seeds, bracket, who goes on.

## What cannot be done

refused-bad-season-rules-no_points = In a knockout points do not decide who goes on. You can rule how a fixture counts.

## How it is played

league-draft-format-knockout = Knockout: two matches, and whoever loses is out
league-plays-knockout = **{ $game }**, knockout
league-cup-size-menu = How many can play?
league-draft-cup-size =
    { $count ->
        [one] At most one person
       *[other] At most { $count } people
    }
league-advantage-menu = Who goes on if the third match is also drawn?
league-draft-advantage-seed = Still level: the higher-seeded side goes on
league-draft-advantage-lot = Still level: decided at random
league-third-place-menu = A match for third place?
league-draft-third-place-on = With a match for third place
league-draft-third-place-off = No match for third place: it is shared
knockout-rules-time =
    At most { $most ->
        [one] one person
       *[other] { $most } people
    }. A round lasts { $days ->
        [one] one day
       *[other] { $days } days
    } at most; { $overtime ->
        [0] there is no overtime.
        [one] open matches then have one more day.
       *[other] open matches then have { $overtime } more days.
    } Winners play on as soon as the next pair is known.
knockout-rules-meeting =
    Each meeting is two matches, one in each seat; if it is level after that, a third match decides. { $advantage ->
        [lot] If that is drawn, too, it is decided at random from the sealed random seed.
       *[seed] If that is drawn, too, the higher-seeded side goes on.
    }
knockout-rules-third = The losers of the semi-finals play for third place.
league-rules-endings-knockout =
    { "" }**How a match counts**
    A win is one point, a draw half a point. Resigning and running out of time count as played once both have ended two turns; before that the other side wins **by walkover**.
    When a round and its overtime are over, whoever has kept an open match waiting for half a round loses it by walkover; if nobody has held it up, it counts as drawn. If neither side turns up, nobody goes on, and the next meeting is a bye.
    { "" }**Seeding:** by the previous season, then by rating, then at random. Where there are too few people to fill the bracket, the top seeds have a bye in the first round.
    { "" }**Places:** those who go out in the same round share their place.
    { "" }**Leaving:** whoever leaves loses the current or next meeting by walkover; a substitute is asked first. Only matches that were played count towards ratings.
league-leave-ask-knockout =
    You cannot go on? Then you can
    - **hand over** your place: somebody plays on instead of you; until they take it, you keep playing;
    - **ask for time**: the organisers read it in the channel and can extend the round;
    - be **away for some days**: a vacation stops your clocks where the time control allows one; the round ends all the same;
    - **leave**: you lose the current or next meeting by walkover. A substitute is asked first.
league-phase-drawn-knockout = 🎲 **The seeding is known.** The matches start { $until }.
league-phase-running-knockout = ▶️ **{ $name }** until { $until }.
league-phase-overtime-knockout = ⏳ **{ $name }, overtime** until { $until }; matches still open then are decided by walkover or as a draw.
league-check-people-knockout = 👥 { $count ->
        [one] { $count } person
       *[other] { $count } people
    } · at most { $fixtures ->
        [one] { $fixtures } fixture
       *[other] { $fixtures } fixtures
    }, { $each ->
        [one] one round
       *[other] { $each } rounds
    } to the final
league-check-draw-knockout = 🎲 Seeding: { $earned } by the previous season, { $rated } by rating, { $lots } at random from a sealed random seed.
league-act-close-knockout = End the round now
    .about = Overtime begins; if in overtime, open matches are decided
league-act-withdraw-knockout = Withdraw or remove somebody
    .about = They lose the current or next meeting by walkover

## Bracket

knockout-round =
    { $meetings ->
        [1] Final
        [2] Semi-finals
        [4] Quarter-finals
       *[other] Round of { $people }
    }
knockout-third = Third place
knockout-bye = Bye
knockout-open = open
knockout-note-running = playing
knockout-note-decider = decider
knockout-note-advantage = advantage
knockout-note-nobody = no-show
knockout-note-kept = stays in
knockout-from = From { $round }
knockout-part = { $round } { $number }/{ $count }
button-league-bracket = Bracket
knockout-line =
    { $state ->
        [open] { $one } – { $other }
        [running] { $one } – { $other } · **{ $score }** · playing
        [decider] { $one } – { $other } · **{ $score }** · third match
        [bye] { $winner } · bye
        [nobody] { $one } – { $other } · neither turned up
        [advantage] { $one } – { $other } · **{ $score }** · goes on by advantage: { $winner }
        [kept] { $one } – { $other } · **{ $score }** · stays in: { $winner }
       *[other] { $one } – { $other } · **{ $score }** · ✅ { $winner }
    }
knockout-alt =
    { $state ->
        [open] { $round }: { $one } against { $other }.
        [running] { $round }: { $one } against { $other }, { $score } so far.
        [decider] { $round }: { $one } against { $other }, { $score }, a third match decides.
        [bye] { $round }: { $winner } has a bye.
        [nobody] { $round }: { $one } against { $other }, neither turned up.
       *[other] { $round }: { $one } against { $other }, { $score }; { $winner } wins.
    }

## What has happened

league-told-drawn-knockout = 🎲 The seeding is known, the matches start { $until }.
league-told-started-knockout = ▶️ The tournament has started.
league-fixture-line-knockout = #{ $number } · { $name } · { $state }
league-round-head-knockout =
    { $until ->
        [none] **{ $name }**
       *[other] **{ $name }** until { $until }
    }
knockout-seeds = **Seeding:** { $persons }
knockout-podium = 🏆 { $persons }
knockout-still-in = **Still in ({ $count }):** { $persons }
knockout-told-round = 🔔 **{ $round }** until { $until }. The matches start by themselves, each in its own thread.
knockout-told-pair = ▶️ { $round }: { $players }, two matches (`#{ $first }`, `#{ $second }`)
knockout-told-decider = ⚔️ { $players }: level after two matches, a third one decides (`#{ $number }`).
knockout-told-byes = 💤 Byes: { $persons }
knockout-told-decided =
    { $by ->
        [bye] 💤 { $winner } has a bye. { $goal }
        [advantage] ⚖️ { $winner } – { $loser } **{ $score }**, level after the third match, too: { $advantage ->
            [lot] decided at random.
           *[seed] the higher-seeded side goes on.
        } { $goal }
       *[matches] ✅ { $winner } – { $loser } **{ $score }**. { $goal }
    }
knockout-told-nobody = 🚫 { $persons }: neither turned up, so nobody goes on.
knockout-goal =
    { $meetings ->
        [0] 🏆 { $person } wins the final!
        [1] { $person } advances to the final.
        [2] { $person } advances to the semi-finals.
        [4] { $person } advances to the quarter-finals.
       *[other] { $person } advances to the round of { $people }.
    }
knockout-goal-third = 🥉 { $person } wins the match for third place.
knockout-told-kept = { $person } stays in the bracket: the next meeting was already arranged.
knockout-told-left = Fixture { $number } ({ $players }): a walkover, because somebody has left.
knockout-told-moot = Fixture { $number } ({ $players }) is dropped: it is already certain who goes on.
knockout-told-no-champion = Neither turned up for the final: nobody wins the tournament.
knockout-reach-out = -# You are out: place { $place }.
knockout-reach-third = -# You still play for third place.
league-told-ended-knockout =
    { $phase ->
        [open] { $by } has closed sign-up.
        [drawn] { $by } has started the tournament.
        [running] { $by } has ended the time for this round.
       *[overtime] { $by } has ended the overtime of this round.
    }
league-told-overtime-knockout = ⏳ The time for this round is up. Open matches have until { $until }; then whoever keeps theirs waiting loses it by walkover.
