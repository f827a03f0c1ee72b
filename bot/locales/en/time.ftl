# What time brings about in a match, and who is away.

time-until = Time until { $at } ({ $left }).
time-reminded = { $player }, your time is running low.
time-out-loss = { $player } has run out of time.
time-out-claim = { $player } has run out of time. The others may claim the win; until one does, a move still counts.
time-out-moderator = { $player } has run out of time. What comes of it is for the moderators to decide.
time-claimed = { $player } claims the win.
time-given-outage = The bot or Discord was not there. { $player } gets { $time } back.
time-given-moderator = A moderator gives { $player } { $time } more.
time-given-substitute = { $player } begins with { $time }.
absence-began = { $player } is on vacation until { $until }. The clock stands still meanwhile.
absence-ended = { $player } is back from vacation. The clock runs again.
paused-dispute = **The match is paused:** a dispute is being settled. No clock runs.
paused-moderator = **The match is paused** by a moderator. No clock runs.
paused-outage = **The match is paused:** something was not working. No clock runs.
resumed = The match goes on. Clocks run again.
duration-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
duration-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
duration-both = { $hours } h { $minutes } min
reason-time = { $seat } has run out of time
