# Leagues whose rounds are drawn one after the other: Swiss, and tables of three and four.

## What cannot be done

refused-bad-season-rules-rounds =
    { $most ->
        [0] In this format all matches are known from the start; there is no number of rounds.
        [one] A season has exactly one round.
       *[other] A season has 1 to { $most } rounds.
    }
refused-bad-season-rules-buchholz = Buchholz compares the opponents of people who have not all met; where everybody meets everybody it decides nothing.
refused-bad-season-rules-table_points = At tables of three and four places give 6-4-2-0 or 6-3-0 points.

## How it is played

league-draft-format-swiss = Swiss: round by round, those with about equal points meet
league-draft-format-pods = Tables of three and four, drawn round by round
league-plays-swiss = **{ $game }**, Swiss, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: in each those with about equal points meet
league-plays-pods = **{ $game }** at tables of three and four, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: in each, people with about equal points who have hardly met
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
league-rules-points-swiss = Points: win { $win }, draw { $draw }, loss 0. If the number is odd somebody has a bye: a win without play, nobody twice if it can be helped.
league-rules-points-pods = Points: 6-4-2-0 by places at tables of four, 6-3-0 of three, 6-0 of two; places that are shared give the mean.
league-rules-late-rounds = Until half-time others may still join, from the next round on.
league-late-rounds = ➕ Until { $until } you can still join; you play from the next round on.
league-rules-endings-rounds =
    { "" }**How a match counts**
    Played: by its places. Resigning and running out of time count as played once all have ended two turns; before that it is **without play** (+/-).
    When a round and its overtime are over, whoever has kept an open match waiting for half a round loses it without play; one that nobody has held up is unplayed: a draw in points between two, none at larger tables. Only matches that were played count for ratings.
    { "" }**Leaving:** whoever leaves keeps their results and is not drawn any more; an open match is lost without play. A substitute who takes the place plays on in it.
league-leave-ask-rounds =
    You cannot go on? You can
    - **hand over** your place to somebody who plays on with your points; until they have taken it you play;
    - **ask for time**: the organisers read it in the channel and can let the round last longer;
    - be **away for some days**: a vacation stops your clocks where the time policy gives one; a round ends all the same;
    - **leave**: you keep your results and are not drawn any more, and an open match is lost without play. Substitutes are asked first.
league-phase-drawn-rounds = 🎲 **Sign-up is over.** The first round is drawn { $until }.
league-phase-running-rounds =
    { $round ->
        [0] ▶️ **The first round is being drawn.**
       *[other] ▶️ **Round { $round } of { $rounds }** until { $until }.
    }
league-phase-overtime-rounds = ⏳ **Round { $round } of { $rounds }, overtime** until { $until }; what is open then is decided without play.
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
league-check-too-long-rounds = ⚠️ That is longer than the rounds: let a round last longer or choose a quicker policy.
league-check-draw-swiss = 🎲 The first round follows the ratings; lots from a sealed seed decide between equal ones.
league-check-draw-pods = 🎲 The tables are drawn with lots from a sealed seed.

## What has happened

league-told-drawn-rounds = 🎲 Sign-up is over. The first round is drawn { $until }.
league-told-started-rounds = ▶️ The season has begun: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, drawn one after the other.
league-told-round = 🔔 **Round { $round } of { $rounds } is drawn**, until { $until }. Matches start by themselves, each in its own thread.
league-round-pair = `#{ $number }` { $players }
league-round-more = … and { $count ->
        [one] one more fixture
       *[other] { $count } more fixtures
    }: `/league fixtures` shows all.
league-round-bye = 💤 { $person } has a bye: a win without play.
league-round-again =
    { $count ->
        [one] Fixture { $numbers } is between two who have met before: there was no other way.
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
league-told-kept-waiting = Fixture { $number } ({ $players }) is over: the round's time has run out. Lost without play: { $persons }
league-told-extended-by-rounds =
    { $round ->
        [0] This part of the season now lasts until { $until }.
       *[other] Round { $round } now lasts until { $until }.
    }
league-told-overtime-rounds =
    { $days ->
        [0] ⏳ The time of round { $round } is over. Whoever keeps an open match waiting loses it without play.
       *[other] ⏳ The time of round { $round } is over. Open matches have until { $until }; then whoever keeps theirs waiting loses it without play.
    }
league-told-ended-rounds =
    { $phase ->
        [open] { $by } has closed sign-up.
        [drawn] { $by } lets the first round be drawn now.
        [running] { $by } has ended the time of round { $round }.
       *[overtime] { $by } has ended the overtime of round { $round }.
    }
league-act-close-rounds = End the round now
    .about = Overtime begins; in overtime: the next round is drawn
league-act-extend-rounds = Let it last longer
    .about = Before the start, or the present round
league-act-withdraw-rounds = Withdraw or remove somebody
    .about = Not drawn any more, or all results are struck

## Tables

tie-break-buchholz = points of all opponents (Buchholz)
tie-break-buchholz_cut = points of all opponents but the lowest (Buchholz, cut)
table-figure-buchholz = BH
table-figure-buchholz_cut = BHC
league-why-dummy = for a round without a match that counts
