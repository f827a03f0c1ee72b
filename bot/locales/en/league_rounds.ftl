# Leagues whose rounds are drawn one after the other: Swiss, and tables of three and four.

## What cannot be done

refused-bad-season-rules-rounds =
    { $most ->
        [0] In this format all matches are known from the start; there is no number of rounds to set.
        [one] A season has exactly one round.
       *[other] A season has 1 to { $most } rounds.
    }
refused-bad-season-rules-table_points = At tables of three and four, places give 6-4-2-0 or 6-3-0 points.

## How it is played

league-draft-format-swiss = Swiss: each round pairs people with about equal points
league-draft-format-pods = Tables of three and four, drawn round by round
league-plays-swiss = **{ $game }**, Swiss, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: each pairs people with about equal points
league-plays-pods = **{ $game }** at tables of three and four, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: each seats people with about equal points who have hardly met
league-rounds-menu = How many rounds?
league-round-days-menu = How long does a round last?
league-draft-rounds =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
league-draft-round-days =
    { $count ->
        [one] A round lasts a day
       *[other] A round lasts { $count } days
    }
league-rules-divisions-rounds =
    A round lasts { $days ->
        [one] { $days } day
       *[other] { $days } days
    } at most; { $overtime ->
        [0] there is no overtime.
        [one] open matches then have one more day.
       *[other] open matches then have { $overtime } more days.
    } The next one is drawn as soon as the last match is over. Matches start by themselves.
league-rules-points-swiss = Points: win { $win }, draw { $draw }, loss 0. If the number of people is odd, somebody has a bye: a win by walkover, and nobody gets two if it can be helped.
league-rules-points-pods = Points: 6-4-2-0 by place at tables of four, 6-3-0 at tables of three, 6-0 at tables of two; shared places give the average.
league-rules-late-rounds = Others may still join until half-time, from the next round on.
league-late-rounds = ➕ You can still join until { $until }; you play from the next round on.
league-rules-endings-rounds =
    { "" }**How a match counts**
    Played: by place. Resigning and running out of time count as played once all have ended two turns; before that it is a **walkover** (+/-).
    When a round and its overtime are over, whoever has kept an open match waiting for half a round loses it by walkover; one that nobody has held up is unplayed: points as for a draw between two, none at larger tables. Only matches that were played count towards ratings.
    { "" }**Leaving:** whoever leaves keeps their results and is no longer drawn; an open match is lost by walkover. A substitute who takes the place plays on from there.
league-leave-ask-rounds =
    You cannot go on? Then you can
    - **hand over** your place to somebody who plays on with your points; until they take it, you keep playing;
    - **ask for time**: the organisers read it in the channel and can extend the round;
    - be **away for some days**: a vacation stops your clocks where the time control allows one; the round ends all the same;
    - **leave**: you keep your results and are no longer drawn, and an open match is lost by walkover. Substitutes are asked first.
league-phase-drawn-rounds = 🎲 **Sign-up is over.** The first round is drawn { $until }.
league-phase-running-rounds =
    { $round ->
        [0] ▶️ **The first round is being drawn.**
       *[other] ▶️ **Round { $round } of { $rounds }** until { $until }.
    }
league-phase-overtime-rounds = ⏳ **Round { $round } of { $rounds }, overtime** until { $until }; matches still open then are decided by walkover.
league-division-people-rounds = **Taking part ({ $count }):** { $persons }
league-people-more = … and { $count ->
        [one] one more
       *[other] { $count } more
    }
league-check-people-rounds = 👥 { $count ->
        [one] { $count } person
       *[other] { $count } people
    } · { $fixtures ->
        [one] { $fixtures } fixture
       *[other] { $fixtures } fixtures
    }, { $each } for each person, one after the other
league-check-too-long-rounds = ⚠️ That is longer than the rounds: let a round last longer or choose a quicker time control.
league-check-draw-swiss = 🎲 The first round follows the ratings; a random draw from a sealed random seed decides between equal ones.
league-check-draw-pods = 🎲 The tables are drawn at random from a sealed random seed.

## What has happened

league-told-drawn-rounds = 🎲 Sign-up is over. The first round is drawn { $until }.
league-told-started-rounds = ▶️ The season has begun: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, drawn one after the other.
league-told-round = 🔔 **Round { $round } of { $rounds } is drawn** and lasts until { $until }. Matches start by themselves, each in its own thread.
league-round-pair = `#{ $number }` { $players }
league-round-more = … and { $count ->
        [one] one more fixture
       *[other] { $count } more fixtures
    }: `/league fixtures` shows all.
league-round-bye = 💤 { $person } has a bye: a win by walkover.
league-round-again =
    { $count ->
        [one] Fixture { $numbers } is between two people who have met before: there was no other way.
       *[other] Fixtures { $numbers } are between people who have met before: there was no other way.
    }
league-round-head =
    { $until ->
        [none] **Round { $round } of { $rounds }**
       *[other] **Round { $round } of { $rounds }**, until { $until }
    }
league-fixture-line-rounds = #{ $number } · round { $round } · { $state }
league-round-table = Table { $table } · #{ $number }
league-round-title = { $season }, round { $round }
league-told-joined-rounds = ➕ { $person } joins and plays from the next round on.
league-told-kept-waiting = Fixture { $number } ({ $players }) is over: the round's time has run out. Lost by walkover: { $persons }
league-told-extended-by-rounds =
    { $round ->
        [0] This part of the season now lasts until { $until }.
       *[other] Round { $round } now lasts until { $until }.
    }
league-told-overtime-rounds =
    { $days ->
        [0] ⏳ The time for round { $round } is up. Whoever keeps an open match waiting loses it by walkover.
       *[other] ⏳ The time for round { $round } is up. Open matches have until { $until }; then whoever keeps theirs waiting loses it by walkover.
    }
league-told-ended-rounds =
    { $phase ->
        [open] { $by } has closed sign-up.
        [drawn] { $by } is having the first round drawn now.
        [running] { $by } has ended the time for round { $round }.
       *[overtime] { $by } has ended the overtime of round { $round }.
    }
league-act-close-rounds = End the round now
    .about = Overtime begins; if in overtime, the next round is drawn
league-act-extend-rounds = Extend
    .about = Before the start, or the current round
league-act-withdraw-rounds = Withdraw or remove somebody
    .about = No longer drawn, or all results are annulled

## Tables

league-why-dummy = for a round without a match that counts
