# Everything the bot says that belongs to no game. $person, $player and the like are mentions.

player = { $person } ({ $seat })
list-and = { $items }
score = Score { $score }
to-move = { $player }, it is your move.

## Invitation

invitation-open =
    { $seats ->
        [one] { $person } is looking for an opponent.
       *[other] { $person } is looking for { $seats } people to play with.
    }
invitation-named = { $person } invites { $guests } to a match.
invitation-mixed =
    { $seats ->
        [one] { $person } invites { $guests } to a match. One more seat is open to anybody.
       *[other] { $person } invites { $guests } to a match. { $seats } more seats are open to anybody.
    }
invitation-seat = { $person } would like to play { $seat }.
invitation-seats-drawn = The seats are drawn when everybody is there.
invitation-options = Agreed: { $options }
invitation-joined = Joined: { $persons }
invitation-entropy = Randomness added by: { $persons }
invitation-commitment = All dice follow from a secret seed; its fingerprint is `{ $commitment }`. Before the start you may mix in randomness of your own.
invitation-waiting =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
invitation-gone = **This invitation is closed.** Nothing was played.
invitation-started = **The match is on:** { $thread }
thread-name = { $game }: { $players }

## The thread of a match

start-line = ## { $game }
    { $seats }
start-seat = **{ $seat }:** { $person }
start-commitment = The dice are fixed by a secret seed; its fingerprint is `{ $commitment }`. At the end it is opened, and anybody can check every throw.
turn-line = **Move { $number }** · { $player }: `{ $line }`
takeback-done = The turn was taken back by agreement.
takeback-done-throw = The turn was taken back by agreement, and a throw with it. The dice that fell are known to all; the next throw is a new one.
takeback-done-answers = The turn was taken back by agreement. What the game has answered since is known to all, but stands on no sheet any more.
draw-agreed = You have agreed on a draw.
resigned-line = { $player } resigns.
outcome-won =
    { $count ->
        [one] { $winner } wins: { $reason }.
       *[other] { $winner } share the win: { $reason }.
    }
outcome-draw = Draw: { $reason }.
outcome-score = Final score { $score }
reason-resigned = { $seat } has resigned
reason-agreed = everybody has agreed

offer-draw = { $player } offers a draw. { $others }, what do you say? Making a move declines it.
offer-takeback = { $player } would like to take back the latest turn, and whatever was played since. { $others }, do you agree?
takeback-nothing-learned = Nobody has learned anything new since then.
takeback-throw = **Dice have been thrown since then,** and everybody has seen them. If you agree, the log says so, and the next throw is a new one.
takeback-answers = **The game has answered since then:** { $lines }. If you agree, the log says so. The sheets will forget these answers; people do not.
offer-open_notes = { $player } suggests open sheets: everybody may see then what follows from the answers about both sides' dice. { $others }, do you agree? It cannot be undone.
offer-draw-accepted = { $player } agrees to the draw.
offer-draw-declined = { $player } declines the draw. The match goes on.
offer-draw-cancelled = { $player } has withdrawn the offer of a draw.
offer-takeback-accepted = { $player } agrees to the takeback.
offer-takeback-declined = { $player } does not agree to the takeback. The turn stands.
offer-takeback-cancelled = { $player } no longer asks to take the turn back.
offer-open_notes-accepted = { $player } agrees: from now on everybody may see the evaluation sheets. *My secrets* below every board shows them, too.
offer-open_notes-declined = { $player } does not want open sheets.
offer-open_notes-cancelled = { $player } no longer suggests open sheets.

## Buttons and forms

button-join = Join
button-decline = Decline
button-withdraw = Withdraw
button-rules = Rules
button-entropy = Add randomness
button-build = Make a move
button-type = Type it
button-more = More …
button-secrets = My secrets
button-confirm = Confirm
button-change = Change
button-cancel = Cancel
button-again = Correct it
button-preview = Preview
button-start-over = Start over
button-accept = Agree
button-refuse = Decline
button-cancel-offer = Withdraw the offer
button-draw = Offer a draw
button-takeback = Take back my turn
button-open-notes = Open the sheets
button-notes = Evaluation sheets
button-resign = Resign
button-rematch = Rematch
button-board = Board
button-log = Score sheet
button-replay = Animation
button-export = Export
button-verify = Check
button-earlier = ◀ Earlier
button-later = Later ▶
form-title = Your move
form-label = Notation
form-hint = The whole turn in one line; what it does is shown before it counts
entropy-form-title = Randomness of your own
entropy-form-label = Anything you like
entropy-form-hint = It is mixed into all dice. Everybody can read it later. If you have not joined yet, you join.
rules-menu = Choose a topic …

## Private answers

preview-title = **Preview:** `{ $line }`
preview-additions = You could still add: { $additions }.
preview-throw = Dice are thrown when you confirm, not before.
played = Played: `{ $line }`
cancelled = Nothing was done.
why-legal = Yes, `{ $line }` is legal.
why-possible = Yes, you may try `{ $line }`.
builder-start = Choose what to do. You see what it does before anything counts.
builder-line = **So far:** `{ $line }`
more-title = What would you like to do?
resign-question = Do you really want to resign? Your opponent then wins, whatever the score.
resign-question-others = Do you really want to resign? The others then play on without you.
acknowledged-invited = Your invitation is in { $channel }.
acknowledged-joined = You have joined. The match starts as soon as everybody is there.
acknowledged-entropy = Your randomness is mixed into all dice. After the end anybody can check that.
acknowledged-entropy-joined = You have joined, and your randomness is mixed into all dice. After the end anybody can check that.
acknowledged-started = The match has started: { $thread }
acknowledged-declined = You have declined the invitation of { $person }.
acknowledged-withdrawn = Your invitation is withdrawn.
acknowledged-offer = You have asked. The answer comes in the thread.
acknowledged-offer-cancelled = Your offer is withdrawn.
acknowledged-answer = Your answer counts.
acknowledged-resigned = You have resigned. Thank you for playing!

## Secrets

secrets-title = ## { $game }: what only you may know
    After move { $move }.
secrets-again = Only you see this, and `/secrets` shows it at any time. Please show it to nobody.
secrets-letter = I keep this message up to date. `/secrets` shows the same at any time. Please show it to nobody.
secrets-over = The match is over; everything is open now.
notes-title = ## { $game }: the evaluation sheets
    After move { $move }.
notes-open = Both sides have agreed that everybody may see the sheets.
secrets-waiting = **The match waits** until everybody knows what only they may know. { $players }: I cannot send you a direct message. Press *My secrets*; only you will see the answer.
secrets-all-there = Everybody has their secrets now. Here we go!
secrets-opened = **Opened:** what was hidden
secrets-looked-at = Somebody who did not play has looked at the secrets during the match: { $persons }

## Looking back

position-title = **{ $game }**, after move { $move } of { $moves }
log-title = **{ $game }: the match so far** (page { $page } of { $pages })
log-alt = Score sheet of { $game }, { $turns } turns. The same table is in the text file.
sheet-turn = Round
sheet-seat = Player
replay-wait = Drawing the animation …
replay-title = **{ $game }: the whole match**
replay-alt = Animation of a whole match of { $game }, { $turns } turns.
export-done = The whole match: every fact with its time and its link in the hash chain. As soon as the match is over, the seed of the dice is in it, too.
button-first = ⏮ Start
button-last = End ⏭
import-title = **{ $game }, from a file**, after move { $move } of { $moves }
import-hint = Only you see this, and I store nothing of it. Whether the file is genuine tells `tools/verify.py`; its last entry is `{ $head }`.
verify-sound = ✅ **Checked: everything agrees.**
verify-faulty = ⚠️ **Checked: something does not agree.** Please tell whoever runs this bot.
verify-log =
    { $facts ->
        [one] **Log:** one entry; its seal begins with `{ $head }`.
       *[other] **Log:** { $facts } entries, each sealed together with the one before. The last seal begins with `{ $head }` and stands under the post about it.
    }
verify-play =
    { $moves ->
        [0] **Play:** the position is the start.
        [one] **Play:** the one move was played again by the rules; the position is what came of it.
       *[other] **Play:** all { $moves } moves were played again by the rules; the position is what came of them.
    }
verify-seed-open = **Seed:** open now. Its fingerprint `{ $fingerprint }` is the one that was shown before the start.
verify-seed-closed = **Seed:** still secret. Its fingerprint `{ $fingerprint }` is in the log, and I hold the seed that belongs to it. At the end it is opened.
verify-draws-open =
    { $draws ->
        [one] **Dice:** one draw, which follows from the seed.
       *[other] **Dice:** all { $draws } draws follow from the seed; none was left out, and none comes twice unless a moderator has ruled so.
    }
verify-draws-closed =
    { $draws ->
        [one] **Dice:** one draw, which follows from the seed. Once the seed is open, you can compute it yourself.
       *[other] **Dice:** all { $draws } draws follow from the seed; none was left out, and none comes twice unless a moderator has ruled so. Once the seed is open, you can compute them yourself.
    }
verify-entropy = **Randomness of the players:** mixed into all dice, from { $persons }.
verify-secrets-open =
    { $secrets ->
        [one] **Secrets:** one, and what was opened is what was sealed at the start.
       *[other] **Secrets:** { $secrets }, and what was opened is what was sealed.
    }
verify-secrets-closed =
    { $secrets ->
        [one] **Secrets:** one, sealed; its fingerprint is in the log. At the end it is opened.
       *[other] **Secrets:** { $secrets }, sealed; their fingerprints are in the log. At the end they are opened.
    }
verify-yourself = To check without me: `/match export`, then `python3 tools/verify.py fernzug-{ $match }.json --head { $head }`. The program is one file and comes with my source.
verify-fault-empty = The match has no log.
verify-fault-chain = Entry { $seq } was changed, or does not follow the ones before it.
verify-fault-replay = The log cannot be played again by the rules.
verify-fault-snapshot = The position that I show is not the one that the log gives.
verify-fault-commitment = Entry { $seq } does not fit to the fingerprint that was shown before.
verify-fault-draw = Entry { $seq }: what fell is not what the seed gives.
verify-fault-time = Entry { $seq }: no clock can have run like that.
verify-fault-secret = Entry { $seq }: what was opened is not what was sealed.
list-title-running = **Running matches of { $person }**
list-title-proposed = **Invitations of { $person }**
list-title-over = **Finished matches of { $person }**
list-line = { $channel } · { $game } · { $persons } · { $since } · `{ $match }`
list-line-due = **to move ▸** { $channel } · { $game } · { $persons } · { $since } · `{ $match }`
list-until = **{ $left }**
list-away = 🏖️ { $person } until { $until }
list-empty = There are none. `/match new` begins one.
match-label-due = { $game } with { $others }: your move ({ $match })
match-label-waiting = { $game } with { $others } ({ $match })
match-label-proposed = { $game } with { $others }: invitation ({ $match })
match-label-over = { $game } with { $others }: finished ({ $match })

## Choices

setup-title = **Choices of this server**
setup-channel = Matches are played in: { $channel }
setup-any-channel = the channel where somebody invites
setup-reports = Reports go to: { $channel }
setup-usual-reports = the server's own channel for news, else its owner
setup-moderators = Moderators: { $role }
setup-language = Language of public posts: **{ $language }**
setup-theme = Colours of public pictures: **{ $theme }**
setup-none = none yet
setup-no-channel = To check permissions, name a text channel: `/setup channel`.
setup-all-there = ✅ In { $channel } I may do everything that I need.
setup-missing = ⚠️ In { $channel } I lack these permissions:
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads

help-text =
    ## Fernzug
    Board games by message, over days and weeks: { $games }.
    { "" }**Begin:** `/match new` invites somebody or anybody. When everybody is there, the match gets a thread of its own.
    { "" }**Move:** press *Make a move* below the board, or write `/move`. You see what a move does before it counts.
    { "" }**Not sure?** `/why` tells whether a move is legal and which rule forbids it; `/rules` has all rules with examples.
    { "" }**Look back:** `/board` shows any earlier position, `/match log` the score sheet, `/match list` all your matches.
    { "" }**Your way:** `/me` sets your language, time zone, sleep, vacation, how you are told that it is your turn, and more. Those who manage the server use `/setup`.
    Dice come from a sealed seed that is opened at the end, so nobody has to trust anybody.

## What those who look after a server are told

thread-again = The thread of this match was deleted. It goes on here; nothing is lost.
report-forbidden = ⚠️ I cannot post match `{ $match }` in { $channel }: a permission is missing there. `/setup` says which. The match goes on, and I keep trying; what was held up is posted by itself.
report-gone = ⚠️ Match `{ $match }` has lost its place: { $channel } is not there any more. Name a channel for matches with `/setup`, then I open another thread there by myself.
