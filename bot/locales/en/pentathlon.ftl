# Events over several games: the pentathlon.

refused-bad-season-rules-stages = Such an event has { $least } to { $most } stages, one for each game.
refused-no-such-stage = There is no stage { $stage }, or it has begun already: then its own page is the place to sign up or off.
event-plays = **Pentathlon** over { $count ->
        [one] one game
       *[other] { $count } games
    }, { $order ->
        [turn] one after the other
       *[once] all at once
    }. In each, everybody plays everybody { $format }, in groups of { $least } to { $most } drawn by lot.
event-format-single = once
event-format-double = twice, with seats changed
event-rules-days =
    { $count ->
        [one] One day
       *[other] { $count } days
    } for each stage.
event-rules-points =
    Points in a stage: { $first } for the first, 0 for the last, the others their share, and { $part } for taking part. The best { $best } stages count. With equal points the better best stage decides, then the second best, and so on.
event-phase-running = ▶️ **Running.** You can still sign up for stages that have not begun.
event-stage-line = { $number } **{ $game }** · { $state }
event-stage-coming = still to come
event-stage-open = sign-up and draw
event-stage-running = being played; points so far are marked with ~ and not in the sum
event-stage-over = over
event-stage-dropped = has not taken place, counts for nobody
event-table-line = **{ $place }** { $person } · **{ $points }** · { $stages }
event-table-line-plain = { $place } { $name }: sum { $points } ({ $stages })
event-total = Sum
event-sign-running = ~ not in the sum yet
event-sign-dropped = ( ) does not count
event-signed-up = You take part: { $event }. In stages that are still to come you can choose: with ✓ you are signed up by yourself, with ✗ you leave the stage out.
event-signed-off = You have signed off: { $event }. You are in no further stage; what you have played stays in the table. Stages that have begun have pages of their own: there you can leave, too.
button-event-stage =
    { $state ->
        [in] ✓ { $game }
       *[out] ✗ { $game }
    }
button-event-page = Page of the pentathlon
event-told-open = 📝 A pentathlon over { $count ->
        [one] one game
       *[other] { $count } games
    }: sign up once for all of them until { $until }, on the page. Stages can be left out.
event-told-started =
    ▶️ The pentathlon begins: { $count ->
        [one] one person
       *[other] { $count } people
    }, { $stages } stages. Whoever comes later takes part in the stages that are still to come.
event-told-stage = 📝 Stage { $stage }: **{ $game }**. All who take part in the pentathlon are signed up; until { $until } anybody can sign up or off on this stage's page.
event-told-closed = 🏁 Stage { $stage }, { $game }, is over: { $persons }
event-told-leading = In front: { $persons }
event-told-dropped = ✖️ Stage { $stage }, { $game }, does not take place and counts for nobody.
event-told-corrected = ⚖️ The places in stage { $stage }, { $game }, were corrected. In the pentathlon:
event-told-champion =
    🏆 { $count ->
        [one] Winner of the pentathlon: { $persons }
       *[other] Winners of the pentathlon, with equal figures: { $persons }
    }
event-told-end = 🏁 All stages are over. Objections until { $until }.
league-draft-format-pentathlon = Pentathlon over all games
league-order-menu = In which order?
league-draft-order-turn = Stages one after the other
league-draft-order-once = All stages at once
league-break-menu = How long is the break before a stage?
league-draft-break =
    { $count ->
        [0] No break before the stages
        [one] One day of break before each stage
       *[other] { $count } days of break before each stage
    }
league-check-event =
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
league-check-stage-too-few = ⚠️ { $number } **{ $game }** · Would not take place. Needed at least: { $least }.
league-check-stage-too-long =
    ⚠️ That is longer than a stage of { $days ->
        [one] one day
       *[other] { $days } days
    }: give it more days, let more matches run at once, or choose a quicker policy.
