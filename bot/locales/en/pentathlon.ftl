# Events over several games: the pentathlon.

refused-bad-season-rules-stages = This kind of event has { $least } to { $most } stages, one for each game.
refused-bad-season-rules-in_stages = In a pentathlon this is done in its stages: press *Organise* on the page of the stage that you mean.
refused-no-such-stage = There is no stage { $stage }, or it has already begun: then you can sign up or withdraw on its own page.
pentathlon-plays = **Pentathlon** over { $count ->
        [one] one game
       *[other] { $count } games
    }, { $order ->
        [turn] one after the other
       *[once] all at once
    }. In each, everybody plays everybody once, in groups of { $least } to { $most } drawn at random.
pentathlon-rules-days =
    { $count ->
        [one] One day
       *[other] { $count } days
    } for each stage.
pentathlon-rules-points =
    Points in a stage: { $first } for first place, 0 for last, a share for those in between, and { $part } for taking part. The best { $best } stages count. On equal points the better best stage decides, then the second best, and so on.
pentathlon-phase-running = ▶️ **Running.** You can still sign up for stages that have not begun.
pentathlon-stage-line = { $number } **{ $game }** · { $state }
pentathlon-stage-coming = still to come
pentathlon-stage-open = sign-up and draw
pentathlon-stage-running = being played; points so far are marked with ~ and are not in the sum
pentathlon-stage-over = over
pentathlon-stage-dropped = did not take place, counts for nobody
pentathlon-table-line = **{ $place }** { $person } · **{ $points }** · { $stages }
pentathlon-table-line-plain = { $place } { $name }: sum { $points } ({ $stages })
pentathlon-total = Sum
pentathlon-sign-running = ~ not in the sum yet
pentathlon-sign-dropped = ( ) does not count
pentathlon-signed-up = You are taking part: { $pentathlon }. For stages still to come you can choose: with ✓ you are signed up automatically, with ✗ you leave the stage out.
pentathlon-signed-off = You have withdrawn: { $pentathlon }. You are in no further stages; what you have played stays in the table. Stages that have begun have pages of their own, where you can leave, too.
button-pentathlon-stage =
    { $state ->
        [in] ✓ { $game }
       *[out] ✗ { $game }
    }
button-pentathlon-page = Pentathlon page
pentathlon-told-open = 📝 A pentathlon over { $count ->
        [one] one game
       *[other] { $count } games
    }: sign up once for all of them until { $until }, on the page. You can leave stages out.
pentathlon-told-started =
    ▶️ The pentathlon begins: { $count ->
        [one] one person
       *[other] { $count } people
    }, { $stages } stages. Whoever comes later takes part in the stages still to come.
pentathlon-told-stage = 📝 Stage { $stage }: **{ $game }**. Everybody in the pentathlon is signed up; until { $until } anybody can sign up or withdraw on this stage's page.
pentathlon-told-closed = 🏁 Stage { $stage }, { $game }, is over: { $persons }
pentathlon-told-leading = Leading: { $persons }
pentathlon-told-dropped = ✖️ Stage { $stage }, { $game }, will not take place and counts for nobody.
pentathlon-told-corrected = ⚖️ The places in stage { $stage }, { $game }, were corrected. In the pentathlon:
pentathlon-told-champion =
    🏆 { $count ->
        [one] Winner of the pentathlon: { $persons }
       *[other] Winners of the pentathlon, tied in every respect: { $persons }
    }
pentathlon-told-end = 🏁 All stages are over. Objections until { $until }.
league-draft-format-pentathlon = Pentathlon over all games
league-order-menu = In which order?
league-draft-order-turn = Stages one after the other
league-draft-order-once = All stages at once
league-break-menu = How long is the break before a stage?
league-draft-break =
    { $count ->
        [0] No break before the stages
        [one] A one-day break before each stage
       *[other] A { $count }-day break before each stage
    }
league-check-pentathlon =
    👥 { $count ->
        [one] { $count } person
       *[other] { $count } people
    } · { $stages } stages, { $turn ->
        [turn] one after the other
       *[once] all at the same time
    }
league-check-stage = { $number } **{ $game }** · groups of { $divisions } · { $fixtures ->
        [one] { $fixtures } fixture
       *[other] { $fixtures } fixtures
    }, usually about { $expected ->
        [one] { $expected } day
       *[other] { $expected } days
    }
league-check-stage-too-few = ⚠️ { $number } **{ $game }** · Would not take place. Needed: at least { $least }.
league-check-stage-too-long =
    ⚠️ That is longer than a stage of { $days ->
        [one] one day
       *[other] { $days } days
    }: give it more days, let more matches run at once, or choose a quicker time control.
