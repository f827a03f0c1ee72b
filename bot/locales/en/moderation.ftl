# Moderators, disputes, rewinds. $person and $player are mentions, $note and $text quotations in lines of their own.

## In the match's thread

told-dispute = ⚖️ { $person } calls for a moderator.
    { $note }
told-appeal = ⚖️ { $person } appeals against the ruling; another moderator now decides.
    { $note }
told-dismissed = ⚖️ { $person } has ruled: everything stays as it is.
    { $note }
told-ruling-stands = ⚖️ { $person } has decided the appeal: the ruling stands.
    { $note }
told-rewound-fresh = ⏪ { $person } has rewound the match: it goes on after move { $move }. The next throws will be new ones.
    { $note }
told-rewound-repeated = ⏪ { $person } has rewound the match: it goes on after move { $move }. What was thrown before is thrown again.
    { $note }
told-rewound-readable = -# What was undone stays in `/match log`, and `/board` shows it.
told-adjudicated = ⚖️ { $person } has decided the match.
    { $note }
told-void = ⚖️ { $person } has declared that this match does not count.
    { $note }
told-note = 📝 { $person } notes:
    { $note }
outcome-void = This match does not count.
reason-adjudicated = a moderator has decided

## In the thread of a dispute

case-opened = ## ⚖️ A dispute
    { $person } calls for a moderator in { $thread }:
    { $note }
    { $moderators }, please look at this. { $players }: *My side* is where you tell what happened; everybody can read it in the log.
    { $ends }
case-appealed = ## ⚖️ An appeal
    { $person } appeals against the ruling in { $thread }:
    { $note }
    { $moderators }, please look at this; a moderator who has ruled before may not decide now. { $players }: *My side* is where you tell what happened. What the moderator decides stands.
    { $ends }
case-clocks-run = -# The clocks keep running. A moderator can stop them.
case-over = -# The match is over.
case-moderators = Moderators of this server
case-statement = 💬 { $person } says:
    { $text }
case-ruled = ⚖️ { $person } has ruled: **{ $ruling }**
    { $note }
case-final = -# This was the appeal: the ruling stands.
case-appealable = -# Players can appeal once, within three days. Another moderator then decides.
ruling-none = no ruling yet
ruling-dismissed = everything stays as it is
ruling-rewound = the match is rewound
ruling-adjudicated = the match is decided
ruling-time_given = time is given
ruling-replaced = a player is replaced
ruling-void = the match does not count

## Evidence

evidence-title = ## Evidence in `{ $match }`
evidence-before = **Before the latest move**
evidence-now = **Now**
evidence-moves = **The latest moves**
evidence-no-moves = Nobody has moved yet.
evidence-throws = **Dice** (fingerprint of the seed: `{ $commitment }`; when the match is over, anybody can check every draw)
evidence-throw = - #{ $seq }: { $values } (draw { $draws })
evidence-hidden = - #{ $seq }: drawn in secret, fingerprint `{ $commitment }`
evidence-time = **Time**
evidence-no-clock = No clock runs in this match.
evidence-clock = - { $player }: used { $used }, left { $left }
evidence-deliveries = **Secrets**
evidence-told-message = - { $person } got them by direct message, { $at }
evidence-told-fetched = - { $person } has fetched them, { $at }
evidence-told-failed = - { $person } could not be sent a direct message, { $at }
evidence-looked = - { $person }, who is not a player, has looked at them, { $at }
evidence-rules-menu = What the rules say, and the rulings …

## Before a rewind

rewind-title = ⏪ **Rewind to the position after move { $move }** (of { $moves })
rewind-undoes = **This undoes:**
rewind-undoes-nothing = This undoes no move; it brings back a part that was undone before.
rewind-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
learned-nothing = **Nobody has learned anything since then.**
learned-title = **Since then this has become known, and cannot be forgotten:**
learned-throw = Everybody has seen this throw: { $text }
learned-answer = Everybody knows the answer to `{ $text }`.
learned-own = { $person } knows a secret of their own making.
learned-hidden = Something was drawn in secret. Its fingerprint is public.
learned-told = { $person } has received their own secrets.
learned-looked = { $person }, who is not a player, has seen all secrets.
learned-sheet = { $person } may see more in private now than they could then.
rewind-question =
    { "" }**Fresh dice:** the next throws will be new; throws made since then are void.
    { "" }**The same dice:** what was thrown is thrown again, in the same order. Then nobody gains or loses a throw, but everybody knows what is coming.
rewind-menu = Another position …
rewind-to = after move { $move }
rewind-to-undone = end of undone part { $number } (after move { $move })
revealed = **Everything that is hidden.** The log says that you looked; the players are told at the end. Please do not show it to anybody.

## Lists and private answers

cases-title = **This server's disputes**
cases-empty = There are none.
cases-line-open = **open ▸** { $channel } · { $game } · { $person } · { $since } · `{ $match }`
cases-line-appealed = **appeal ▸** { $channel } · { $game } · { $person } · { $since } · `{ $match }`
cases-line-ruled = { $channel } · { $game } · { $person } · { $since } · { $ruling } · `{ $match }`
cases-line-closed = { $channel } · { $game } · { $person } · { $since } · { $ruling }, after an appeal · `{ $match }`
cases-line-lapsed = { $channel } · { $game } · { $person } · { $since } · lapsed, nobody has ruled · `{ $match }`
dispute-or-appeal = There has been a ruling. Would you like to appeal against it, so that another moderator decides, or is this about something else?
dispute-where = It is being discussed here: { $thread }
called-dispute = Your dispute is open. The clocks are stopped.
called-dispute-only = Your dispute is open. The clocks keep running, because your latest dispute in this match came to nothing; a moderator can stop them.
called-statement = Your side has been recorded.
called-appeal = You have appealed. Another moderator will decide.
acknowledged-act = Done. The players have been told.
log-undone =
    { $moves ->
        [one] **Undone part { $number }** (`/board` with `undone: { $number }` shows it): one move, then back to move { $kept }
       *[other] **Undone part { $number }** (`/board` with `undone: { $number }` shows it): { $moves } moves, then back to move { $kept }
    }
position-title-undone = **{ $game }**, undone part { $number }, after move { $move }

## Buttons

button-dispute = Call a moderator
button-statement = My side
button-appeal = Appeal
button-new-dispute = Something else
button-rewind-fresh = Fresh dice
button-rewind-repeated = The same dice
button-ruling-pause = Stop the clocks
button-ruling-dismiss = Leave as it is
button-ruling-rewind = Rewind
button-ruling-extend = Give time
button-ruling-replace = Replace
button-ruling-adjudicate = Decide
button-ruling-void = Does not count

## Forms

form-adjudicate =
    .title = Decide the match
    .label = Reason
    .hint = The match ends with this. Everybody can read the reason in the log
form-dismiss =
    .title = Leave everything as it is
    .label = Reason
    .hint = The match goes on. Everybody can read the reason in the log
form-void =
    .title = Declare that the match does not count
    .label = Reason
    .hint = The match ends without a result. Everybody can read the reason in the log
form-note =
    .title = Add a note
    .label = Note
    .hint = It is posted in the match's thread and stays in the log
form-reveal =
    .title = Look at all secrets
    .label = Reason
    .hint = The log records at once that you looked; the players are told at the end
form-rewind =
    .title = Rewind the match
    .label = Reason
    .hint = Everybody can read the reason in the log
form-dispute =
    .title = Call a moderator
    .label = What is wrong?
    .hint = The clocks stop. Everybody can read this in the log
form-statement =
    .title = Your side
    .label = What happened?
    .hint = Moderators and players see it, and everybody can read it in the log
form-appeal =
    .title = Appeal
    .label = What is wrong with the ruling?
    .hint = Another moderator decides, and that stands. Everybody can read this in the log
form-pause =
    .title = Pause the match
    .label = Reason
    .hint = The clocks stop until a moderator lets the match go on
form-resume =
    .title = Let the match go on
    .label = Reason
    .hint = The clocks run again at once
form-extend =
    .title = Give time
    .label = Reason
    .hint = Everybody can read the reason in the log
form-replace =
    .title = Replace a player
    .label = Reason
    .hint = Everybody can read the reason in the log
form-seat = Who?
form-person = Who takes over?
form-hours = How much?
form-hours-some =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
form-winner = Who wins?
form-winner-nobody = Nobody: a draw

## Refusals

refused-not-a-moderator = Only moderators of this server may do that. `/setup` says who they are.
refused-unknown-button = { error-old-button }
refused-old-case =
    { $ruling ->
        [dismissed] This dispute is settled: { ruling-dismissed }. `/mod cases` lists what is open.
        [rewound] This dispute is settled: { ruling-rewound }. `/mod cases` lists what is open.
        [adjudicated] This dispute is settled: { ruling-adjudicated }. `/mod cases` lists what is open.
        [time_given] This dispute is settled: { ruling-time_given }. `/mod cases` lists what is open.
        [replaced] This dispute is settled: { ruling-replaced }. `/mod cases` lists what is open.
        [void] This dispute is settled: { ruling-void }. `/mod cases` lists what is open.
       *[none] This dispute is settled. `/mod cases` lists what is open.
    }
refused-no-such-line =
    { $count ->
        [0] Nothing was undone in this match.
        [one] There is no such part: one part was undone, number 1.
       *[other] There is no such part: parts 1 to { $count } were undone.
    }
refused-no-rewind = The match cannot be rewound to there. Choose a position where somebody was to move, other than the current one.
refused-no-winner = Choose somebody who plays in this match.
refused-dispute-exists = A dispute about this match is already open. `/dispute` lets you tell your side.
refused-already-settled = There has been a ruling on your dispute about this very position. You can call a moderator again when somebody has moved.
refused-no-dispute =
    { $ruling ->
        [dismissed] This has already been ruled on: { ruling-dismissed }.
        [rewound] This has already been ruled on: { ruling-rewound }.
        [adjudicated] This has already been ruled on: { ruling-adjudicated }.
        [time_given] This has already been ruled on: { ruling-time_given }.
        [replaced] This has already been ruled on: { ruling-replaced }.
        [void] This has already been ruled on: { ruling-void }.
       *[none] No dispute about this match is waiting for a ruling.
    }
refused-enough-said = You have told your side { $most ->
        [one] { $most } time
       *[other] { $most } times
    }; that is the limit.
refused-no-appeal-nothing = There is no ruling for you to appeal against.
refused-no-appeal-off = There are no appeals on this server: the ruling stands.
refused-no-appeal-final = This has already been decided on appeal: the ruling stands.
refused-no-appeal-late = It is too late for an appeal: the ruling is more than three days old.
refused-own-ruling = The appeal is against your own ruling. Another moderator has to decide.
refused-ruling-first = The match is paused for a dispute. Only a ruling lets it go on: `/mod dismiss` leaves everything as it is.
refused-asked-to-play = You have been asked to take over a seat in this match. Nobody who may still play can look at secrets: decline first.
refused-nobody-to-call = Nobody on this server could decide: there are no moderators, and its owner plays in this match. Nothing was stopped. Ask for moderators to be named with `/setup`, then call again.
refused-changes-nothing = That would change nothing in the match. If there is a dispute, `/mod dismiss` leaves everything as it is.
refused-bad-note = Please give a reason, of at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.

## Commands

command-mod = mod
    .about = For moderators: disputes, rewinds, decisions
command-mod-pause = pause
    .about = Stop the clocks and all moves
command-mod-resume = resume
    .about = Let a paused match go on
command-mod-extend = extend
    .about = Give a player more time
command-mod-replace = replace
    .about = Let somebody take over a seat
command-mod-rewind = rewind
    .about = Rewind the match; you see what that does first
command-mod-adjudicate = adjudicate
    .about = Decide how the match ends
command-mod-void = void
    .about = Declare that the match does not count
command-mod-note = note
    .about = Add a note that everybody sees and that stays in the log
command-mod-reveal = reveal
    .about = Look at all secrets of a match; this is recorded
command-mod-dismiss = dismiss
    .about = Rule in a dispute that everything stays as it is
command-mod-evidence = evidence
    .about = What is known about the match: positions, moves, dice, time
command-mod-cases = cases
    .about = The disputes of this server, open ones first
command-dispute = dispute
    .about = Call a moderator, tell your side, or appeal
option-undone = undone
    .about = Which undone part; its number is in the log

## /setup

option-appeals = appeals
    .about = May players appeal once, so that another moderator decides? Needs two moderators
choice-appeals-on = on, once; then another moderator decides
choice-appeals-off = off, a ruling stands
setup-appeals = Appeals: **{ $value }**
setup-no-private-threads = 💡 With the permission *{ $permission }* I can open a private thread for a dispute. Without it, disputes are discussed in the match's own thread.
setup-unheard-mention_everyone = ❌ I may not mention { $role }, so I cannot call it when there is a dispute. Allow everybody to mention the role, or give me the permission *{ $permission }* in { $channel }.
setup-unheard-view_channel = ❌ { $role } cannot see { $channel }, so its members do not hear of disputes there. Give the role the permission *{ $permission }*.
setup-unheard-manage_threads = ❌ { $role } cannot see the private thread of a dispute. Give the role the permission *{ $permission }* in { $channel }.
setup-unheard-named = -# Or choose moderators by name below: I add them to the thread and call them.
setup-moderators-left = ⚠️ { $persons } left this server, so I cannot call them. Choose others below.
setup-heard-by-name = 💡 I cannot call { $role } when there is a dispute; I call { $persons }.
permission-create_private_threads = Create Private Threads
