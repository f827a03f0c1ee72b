# The hall of fame and the archive of seasons: buttons of /league history.

button-league-hall = Hall of fame
button-league-past = Archive
league-hall = 🏆 Hall of fame
league-hall-of = 🏆 Hall of fame: { $league }
league-hall-empty = No season has been played to the end here yet.
league-hall-titles = Most titles
league-hall-title-line = { $person } · **{ $count }**
league-hall-records = Records
league-hall-record-in-a-row = Most seasons of a league won in a row: { $persons } ({ $value })
league-hall-record-perfect = Most seasons without dropping a point: { $persons } ({ $value })
league-hall-record-seasons = Most seasons played: { $persons } ({ $value })
league-hall-more = { $persons } and { $count } more
league-hall-pentathlons = Several games
league-hall-line = { $certain ->
        [no] { $season } · { $persons } · points: { $points } · objections are still possible
       *[yes] { $season } · { $persons } · points: { $points }
    }
league-hall-menu = Which league?
league-hall-all = All leagues
league-past = 🗄️ Archive
league-past-empty = No season is over yet.
league-past-line = **{ $season }** · { $game } · { $count ->
        [one] { $count } person
       *[other] { $count } people
    } · 🏆 { $persons }
league-past-menu = Final tables of …
league-past-row = { $place }. { $person } · **{ $points }** · +{ $won } ={ $drawn } −{ $lost }
league-past-more = … and { $count } more
league-past-divisions = { $count ->
        [one] One more division is
       *[other] { $count } more divisions are
    } in the pictures and in the file.
league-past-no-table = Its table is on its page.
