# What a person has chosen, and what they are told. $others, $person and the like are mentions.

former-member = *former member*
day = { $year }-{ $month }-{ $day }
span =
    { $days ->
        [one] { $first } (one day)
       *[other] { $first } to { $last } ({ $days } days)
    }

## /settings

settings-title = **Your settings**
settings-language = Language: **{ $value }**
settings-zone = Time zone: **{ $value }**
settings-zone-none = not chosen, so everything goes by UTC
settings-sleep = Sleep: **{ $value }**
settings-sleep-none = no sleeping hours
sleep-counts-from = Sleep stops your clocks for at most 12 hours a day, and your last night has had its share: your new hours stop them from { $at } on.
settings-notice-thread = Notifications: **a ping in the thread**
settings-notice-message = Notifications: **direct messages**
settings-notice-digest = Notifications: **one message a day at { $hour }**
settings-notice-none = Notifications: **none**. Check for yourself with `/match list`.
settings-preview = Preview: **{ $value }**
settings-theme = Colours: **{ $value }**
settings-board = Board: **{ $value }**
settings-text = Boards as text: **{ $value }**
settings-vacation = Vacation: **{ $span }**
settings-muted =
    { $count ->
        [one] Muted: **one match**
       *[other] Muted: **{ $count } matches**
    }
settings-blocked = May not invite you: { $persons }
settings-hint = -# Choose what you want to change, such as `/settings timezone` or `/settings vacation`.
mute-label = mute: { $match }
unmute-label = unmute: { $match }
muted = You will get no more notifications about match `{ $match }`. Its clock keeps running, so keep an eye on it.
unmuted = You will get notifications about match `{ $match }` again.
blocked = { $other } can no longer invite you or offer you a place, and is not told why.
unblocked = { $other } can invite you again.
vacation-label = { $span }
vacation-end-label = end: { $span }
vacation-cancel-label = cancel: { $span }
vacation-begun = Have a good time! Vacation: { $span }. Where the time control of a match grants you vacation days, your clock is stopped, and your opponents are notified.
vacation-planned = Planned: { $span }. It begins by itself; where the time control of a match grants you vacation days, your clock is stopped then.
vacation-ended = Your vacation ends on { $until }: a day that has begun is a day taken, so your clocks stand until then. You can move all the same.
vacation-cancelled = Cancelled: { $span }.

## Own data

button-my-data = My data
button-forget = Delete everything …
button-forget-yes = Delete for good
my-data-wait = I am collecting your data …
my-data = Everything I keep about you: your choices, vacations, mutes, notifications still to be sent, and what the logs of your matches say about you. `/match export` gives you a whole match.
forget-question =
    ## Do you want to leave for good?
    { "" }**First, your matches end.** { $running ->
        [0] You have no running matches.
        [one] You resign your one running match.
       *[other] You resign your { $running } running matches.
    } { $proposed ->
        [0] You have no open invitations.
        [one] One open invitation is withdrawn or declined.
       *[other] { $proposed } open invitations are withdrawn or declined.
    }
    { "" }**Then I delete** your choices, time zone, vacations, mutes, and any notifications still to be sent. That cannot be undone.
    { "" }**What stays** are the moves of your matches, with your Discord id as a bare number: your opponents have played these matches too, and their logs are chained so that nobody can change them, not even me. Wherever I mention you, I say *former member*. What Discord already shows, such as earlier posts, I leave as it is.
    Do you want a copy first? `/settings data` sends you everything.
    If you ever play again, I will call you by your name again.
forget-wait = One moment, I am ending your matches …
forget-cancelled = Cancelled. Matches given up: { $done } of { $count }. The others go on, and nothing I know about you has been deleted.
forget-done = It is done. All I still know about you is in the logs of your matches. Thank you for playing!

## Notifications

button-to-match = To the match
notice-move = **{ $game }** with { $others }: it is your turn.
notice-answer = **{ $game }** with { $others }: there is a question for you.
notice-too = It is your turn, too.
notice-join = **{ $game }**: { $others } would like to play with you. You are invited.
notice-secrets = **{ $game }** with { $others }: the match is waiting until you have fetched your secrets. Press *My secrets* or write `/secrets`.
notice-claim = **{ $game }** with { $others }: time has run out. You may claim the win or wait.
notice-reminder = **{ $game }** with { $others }: your time is running low.
notice-absence = **{ $game }**: { $player } is on vacation until { $until }. The clock is stopped until then.
notice-over =
    🏁 **{ $game }** with { $others } is over. { $result }
    -# The log ends with `{ $head }`. Keep this line, and you can prove later that nothing was changed: `/verify` shows how.
vacation-end-word = end
notice-until = You have time until { $at } ({ $left }).
notice-unshown = I cannot show you the board in the thread of the match right now. *Next match* shows it here.
digest-title =
    { $count ->
        [one] **One match is waiting for you:**
       *[other] **{ $count } matches are waiting for you:**
    }
digest-more =
    { $count ->
        [one] … and one more: `/match list`
       *[other] … and { $count } more: `/match list`
    }

## What a lock screen shows

push-turn = { $game } against { $others }: your move
push-turn-left = { $game } against { $others }: your move, { $left } left
push-turns = { $game }, { $players }: it is your turn
push-secrets = { $game }, { $players }: the match is waiting until you have fetched your secrets
push-dispute = Dispute in { $game }, { $players }
