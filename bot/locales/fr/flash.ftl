# Flash groups: they start by themselves as soon as enough people wait.

refused-bad-season-rules-flash = A flash group starts by itself as soon as it is complete. Sign-up for it has no end that could be moved, and a league that starts by date cannot become one.
refused-bad-season-rules-flash_size = The size of a flash group is { $least } to { $most }; at tables of three or four the balanced schedule decides it.
refused-bad-season-rules-flash_format = In a flash group everybody meets everybody once or twice; nobody is promoted, nobody joins late.
flash-waiting = ⚡ **{ $ready } of { $size } wait.** As soon as { $size } wait who have room, the group starts by itself.
flash-busy =
    { $count ->
        [one] Has no room for another group just now and keeps the place in the queue: { $persons }
       *[other] Have no room for another group just now and keep their places in the queue: { $persons }
    }
flash-own = ⚡ { $waiting } of { $size } wait. The group starts by itself as soon as it is complete, with people who have room: fewer than { $room ->
        [one] one running match
       *[other] { $room } running matches
    } each. Until then you can sign off at any time.
flash-rules = A group of { $size } starts by itself as soon as enough people wait with fewer than { $room ->
        [one] one running match
       *[other] { $room } running matches
    } each; nobody plays in more than { $groups } of them at once. Whoever has no room keeps the place in the queue. Matches last { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
flash-told-open = ⚡ A new group: sign up on the page; it starts by itself as soon as it is complete.
flash-told-waiting =
    { $missing ->
        [one] ⏳ The group has been waiting for long: one person is missing.
       *[other] ⏳ The group has been waiting for long: { $missing } people are missing.
    } { $waiting ->
        [0] Nobody has room just now.
        [one] One person waits.
       *[other] { $waiting } people wait.
    } If you would rather not wait any longer, sign off.
flash-started = ⚡ **The group is complete and has begun:** { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } until { $until }. They start by themselves, each in its own thread. The next group can be signed up for.
league-start-menu = When does it start?
flash-draft-start =
    { $count ->
        [0] It starts by date, after sign-up
       *[other] It starts by itself as soon as { $count } wait
    }
league-flash-room-menu = Who has room for a group?
league-draft-flash-room =
    { $count ->
        [one] Room with no other running match
       *[other] Room with fewer than { $count } running matches
    }
