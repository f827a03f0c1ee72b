# Flash groups: they start by themselves as soon as enough people wait.

refused-bad-season-rules-flash = A flash group starts by itself as soon as it is complete. Its sign-up has no end to move, and a league that starts on a date cannot become one.
refused-bad-season-rules-flash_size = The size of a flash group is { $least } to { $most }; at tables of three or four the balanced schedule sets it.
refused-bad-season-rules-flash_format = In a flash group everybody meets everybody once or twice; nobody is promoted, nobody joins late.
flash-waiting = ⚡ **Waiting: { $ready } of { $size }.** As soon as { $size } with room are waiting, the group starts by itself.
flash-busy =
    { $count ->
        [one] Has no room for another group right now and keeps their place in the queue: { $persons }
       *[other] Have no room for another group right now and keep their places in the queue: { $persons }
    }
flash-own = ⚡ Waiting: { $waiting } of { $size }. The group starts by itself as soon as it is complete, with people who have room: fewer than { $room ->
        [one] one running match
       *[other] { $room } running matches
    } each. Until then you can withdraw at any time.
flash-rules = A group of { $size } starts by itself as soon as enough people with fewer than { $room ->
        [one] one running match
       *[other] { $room } running matches
    } each are waiting; nobody plays in more than { $groups } of them at once. Whoever has no room keeps their place in the queue. Matches last { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
flash-told-open = ⚡ A new group: sign up on the page; it starts by itself as soon as it is complete.
flash-told-waiting =
    { $missing ->
        [one] ⏳ The group has been waiting for a long time: one person is missing.
       *[other] ⏳ The group has been waiting for a long time: { $missing } people are missing.
    } { $waiting ->
        [0] Nobody has room right now.
        [one] One person is waiting.
       *[other] { $waiting } people are waiting.
    } If you would rather not wait any longer, withdraw.
flash-started = ⚡ **The group is complete and has begun:** { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } until { $until }. They start by themselves, each in its own thread. Sign-up for the next group is open.
league-start-menu = When does it start?
flash-draft-start =
    { $count ->
        [0] It starts on a date, after sign-up
       *[other] It starts by itself with { $count } waiting
    }
league-flash-room-menu = Who has room for a group?
league-draft-flash-room =
    { $count ->
        [one] Anybody with no other running match
       *[other] Anybody with fewer than { $count } running matches
    }
