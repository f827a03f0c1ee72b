# The way to the next match, profiles, following, calendars, comments. $person and $others are mentions.

## Next match

command-next = next
    .about = The match that has waited longest for your move, with its board
button-next = Next match
button-another = Another one
next-none = Nothing is waiting for you. Enjoy the quiet.
next-title = **{ $game }** with { $others }: it has been your move since { $since }.
next-more =
    { $count ->
        [one] One more match is waiting for you.
       *[other] { $count } more matches are waiting for you.
    }

## Profile

command-profile = profile
    .about = What you, or another member, have achieved: record, streaks, seasons, ratings
option-profile-member =
    .about = Whose; leave it out for your own
button-profile = My profile
button-profile-share = Show here
profile-title = Profile of { $person }
profile-former = A *former member* has no profile.
profile-hidden = They keep their profile to themselves.
profile-no-matches = No matches have ended here yet.
profile-whole =
    { $count ->
        [one] **One match:** { $won } won, { $drawn } drawn, { $lost } lost
       *[other] **{ $count } matches:** { $won } won, { $drawn } drawn, { $lost } lost
    }
profile-streak-won =
    { $count ->
        [one] Now: one win
       *[other] Now: { $count } wins in a row
    }
profile-streak-drawn =
    { $count ->
        [one] Now: one draw
       *[other] Now: { $count } draws in a row
    }
profile-streak-lost =
    { $count ->
        [one] Now: one loss
       *[other] Now: { $count } losses in a row
    }
profile-most-won = Most wins in a row: { $count }
profile-game = - **{ $game }** { $tally } ({ $seats })
profile-signs = -# + won, = drawn, − lost, by game and seat. Matches against the computer, and those without a result, are left out.
profile-champion = 🏆 **{ $season }**: champion
profile-place = { $season }: place { $place }
profile-took-part = { $season }: took part
profile-opponents = **Opponents:** { $opponents }
profile-ratings = **Ratings:** { $ratings }
profile-answer =
    { $count ->
        [one] **Answers** after { $time } on average, by the clock of the latest match
       *[other] **Answers** after { $time } on average, by the clocks of the latest { $count } matches
    }
profile-curve-alt =
    { $count ->
        [one] Rating in { $game } after one match: { $value }
       *[other] Rating in { $game } over { $count } matches, now { $value }
    }
profile-curve-menu = Which game's rating curve is shown
profile-shows = What others see of your profile
profile-shows-nothing = nothing
    .about = Your profile is yours alone, and nobody can follow you
profile-shows-records = record and seasons
    .about = Wins by game and seat, streaks and places; others can follow you
profile-shows-all = everything
    .about = Opponents, ratings and how fast you answer, too
settings-shows = What others see of your profile: **{ $value }**
profile-sharing = I am showing your profile …
profile-shared = Your profile is posted here, with what others may see of it.
refused-shows-nothing = You let others see nothing of your profile, so I show nothing here. Below your profile you can choose what they see.

## Following

command-follow = follow
    .about = Be notified about matches that are not your own
command-follow-list = list
    .about = What you follow, and how to end it
command-follow-match = match
    .about = Follow a match
command-follow-member = member
    .about = Follow all matches of a member on this server
command-follow-season = season
    .about = Follow a division of a season
option-follow-match =
    .about = Which match; not needed in its thread
option-follow-member =
    .about = Whose matches you want to follow
option-follow-told = when
    .about = When you are notified; leave it out for the end
choice-follow-end = at the end
choice-follow-each = at each move
button-follow = Follow
button-follows = What I follow
button-follow-end = Only at the end
button-follow-each = At each move
button-unfollow = Stop following
follow-told-end = You follow { $what }. You will be notified at the end.
follow-told-each = You follow { $what }. You will be notified at each move, bundled, and at the end.
follow-silent = You have turned notifications off, so you will get none. `/settings notifications` changes that.
follow-ended = You no longer follow { $what }.
follow-none = You are not following anything. The *Follow* button is below boards, on season pages and below profiles.
follow-title = **What you follow** ({ $count } of { $most })
follow-line = - { $what }: { $told }
follow-when-end = at the end
follow-when-each = at each move
follow-menu = Change or end one …
follow-menu-end = Stop following …
follow-match = { $game }, { $persons } (`{ $match }`)
follow-option-match = { $game } { $match }
follow-option-division = { $game }, division { $division }
follow-option-person = { $name }
follow-which-division = Which division do you want to follow?
follow-news =
    { $count ->
        [one] **News of a match that you follow**
       *[other] **News of { $count } matches that you follow**
    }
follow-news-due = to move: { $players }
follow-news-line =
    { $moves ->
        [one] - **{ $game }** { $persons } · one move · { $status } { $link }
       *[other] - **{ $game }** { $persons } · { $moves } moves · { $status } { $link }
    }
follow-news-more =
    { $count ->
        [one] … and of one more.
       *[other] … and of { $count } more.
    }
refused-not-followable-own = That is your own. You are notified about it anyway.
refused-not-followable-private = A private match cannot be followed.
refused-not-followable-computer = A match against the computer cannot be followed.
refused-not-followable-over = The match is over. `/match show` shows how it ended.
refused-not-followable-person = This member does not want to be followed.
refused-too-many-follows = You already follow { $most } things, the most you can. `/follow list` shows them.

## Calendar

command-calendar = calendar
    .about = Your deadlines and the dates of your seasons as a file for your calendar
button-calendar = Calendar
calendar-name = Fernzug: my dates
calendar-done =
    { $count ->
        [0] Your calendar. It has no dates right now; import it over an earlier one to remove its dates.
        [one] Your calendar, with one date. When you import a later one, its dates are updated and none appears twice.
       *[other] Your calendar, with { $count } dates. When you import a later one, its dates are updated and none appears twice.
    }
calendar-move = Your move: { $game } with { $others }
calendar-move-about = You have until then for your move in match { $match }. Sleeping hours, rest days and vacations are allowed for as they are known today.
calendar-sign-up = { $season }: sign-up ends
calendar-start = { $season }: start
calendar-round = { $season }: round { $round } ends
calendar-final = { $season }: last round ({ $round }) ends
calendar-end = { $season }: end
calendar-overtime = { $season }: overtime ends
calendar-challenge = { $season }: answer the challenge
calendar-challenge-about = Until then you can accept or decline: on the ladder's page under My challenges.
calendar-season-about = A date in season { $season }. Organisers may still move it.

## Comments

command-match-comments = comments
    .about = What people said about the moves of a finished match, and your own comments
button-comments =
    { $count ->
        [0] Comment
        [one] One comment
       *[other] { $count } comments
    }
button-comment = Write a comment
button-comments-open = Let everybody comment
button-comments-close = Only those who played
comment-title =
    { $count ->
        [one] **Comment**
       *[other] **{ $count } comments**
    }
comments-title =
    { $count ->
        [0] **Comments on this match**
        [one] **One comment on this match**
       *[other] **{ $count } comments on this match**
    }
comments-none = Nobody has said anything yet.
comment-line = { $person }: { $text }
comment-line-edited = { $person }: { $text } *(changed)*
comment-removed = { $person }: *removed by a moderator*
comment-at = **{ $move }.** { $said }
comment-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
comment-option = { $move }. { $text }
comment-menu = Delete a comment …
comment-form = Comment on a move
comment-form-move = Move
    .about = Its number, 0 for the start; the match has { $most }.
comment-form-text = Comment
    .about = This replaces what you wrote about this move before. Everybody who sees the match can read it.
refused-no-comments-running = You can comment once the match is over.
refused-no-comments-closed = Only those who played can comment on this match. Others can once all of its players let them.
refused-no-comments-removed = A moderator has removed your comment on this move, so you cannot write another one there.
refused-bad-comment-empty = Your comment is empty.
refused-bad-comment-long =
    { $most ->
        [one] A comment has at most one character.
       *[other] A comment has at most { $most } characters.
    }
refused-bad-comment-many = You have already written { $most } comments on this match, the most you can. Delete or change one.
refused-bad-comment-move = There is no such move: the match has { $most }, and 0 is the start.

## Discord's events

option-events = events
    .about = Whether starts, rounds and ends of seasons appear among Discord's events
choice-events-on = among Discord's events
choice-events-off = not among Discord's events
setup-events = Dates of seasons: **{ $value }**
setup-menu-events = Seasons
setup-no-events = - I cannot create events on this server: I am missing the permission *{ $permission }*.
permission-create_events = Create Events
event-about = Everything about it is on the season's page, in its channel.
event-paused = The season is paused, so this date will move.
event-paused-name = ⏸ { $event }
