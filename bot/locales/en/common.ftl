# Everything the bot says that belongs to no game. $person, $player and the like are mentions.

player = { $person } ({ $seat })
list-and = { $items }
labelled = { $label }: { $value }
score = Score { $score }
decimal-sign = .
to-move = { $player }, it is your move.
to-move-together = { $players }, it is your move.

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
invitation-seats-drawn = The seats are drawn once everybody has joined.
invitation-options = Agreed: { $options }
invitation-joined = Joined: { $persons }
invitation-entropy = Randomness added by: { $persons }
invitation-time = ⏱️ { $time } · { $rated }
invitation-rated-short = rated
invitation-unrated-short = unrated
invitation-rated-detail = The result counts towards ratings.
invitation-unrated-detail = The result does not count towards ratings.
invitation-promised = Randomness promised but not yet shown by: { $persons }
invitation-opening = Everybody has joined. The match begins as soon as the promised randomness is shown.
invitation-commitment = All dice come from a secret seed with the fingerprint `{ $commitment }`. Until the start, you can mix in your own randomness.
invitation-waiting =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
invitation-gone = **This invitation is closed.** Nothing was played.
invitation-gone-declined = **Declined.** Nothing was played.
invitation-gone-withdrawn = **Withdrawn.** Nothing was played.
invitation-gone-expired = **Expired:** nobody joined within two weeks. `/match new` invites again.
invitation-started = **The match is on:** { $thread }
invitation-begun = **The match is on.** Its thread will follow.
plain-invitation = **{ $game }:** somebody would like to play. *Details* says how.
thread-league =
    { $round ->
        [0] { $league }
       *[other] { $league } R{ $round }
    }
invitation-reminder = { $person }, nobody has accepted your invitation to { $game } yet. It expires { $at }.

## The thread of a match

start-line = ## { $game }
    { $seats }
start-seat = **{ $seat }:** { $person }
start-commitment = The dice come from a secret seed with the fingerprint `{ $commitment }`. It is opened at the end, so anybody can check every throw.
turn-line = **Move { $number }** · { $player }: `{ $line }`
turn-line-on = **Move { $number }** · `{ $line }`
takeback-done = The turn was taken back by agreement.
takeback-done-throw = The turn was taken back by agreement, and a throw with it. Everybody has seen those dice; the next throw will be a new one.
takeback-done-answers = The turn was taken back by agreement. Everybody knows what the game has answered since, but the sheets no longer show it.
draw-agreed = You have agreed on a draw.
resigned-line = { $player } resigns.
left-line = { $player } has left the season.
outcome-won =
    { $count ->
        [one] { $winner } wins: { $reason }.
       *[other] { $winner } share the win: { $reason }.
    }
outcome-draw = Draw: { $reason }.
outcome-score = Final score { $score }
outcome-place = { $place }. { $player }
outcome-place-score = { $place }. { $player }: { $score }
reason-resigned = { $seat } has resigned
reason-left = { $seat } has left the season
reason-agreed = everybody has agreed

## The result, where the invitation was, and in the channel of results

result-thread = Look back: { $thread }
result-moves =
    { $count ->
        [0] no move
        [one] 1 move
       *[other] { $count } moves
    }
result-length = { $moves } in { $time }
result-line = 🏁 **{ $game }:** { $persons }
result-changed = **Changed by a ruling:** { $result }

offer-draw = { $player } offers a draw. { $others }, what do you say? Making a move declines it.
offer-takeback = { $player } would like to take back the latest turn, and everything played since. { $others }, do you agree?
takeback-nothing-learned = Nobody has learned anything new since then.
takeback-throw = **Dice have been thrown since then,** and everybody has seen them. If you agree, the log will say so, and the next throw will be a new one.
takeback-answers = **The game has answered since then:** { $lines }. If you agree, the log will say so. The sheets will forget these answers; people will not.
offer-open_notes = { $player } suggests opening the sheets: everybody could then see what the answers say about both sides' dice. { $others }, do you agree? This cannot be undone.
offer-draw-accepted = { $player } agrees to the draw.
offer-draw-declined = { $player } declines the draw. The match goes on.
offer-draw-cancelled = { $player } has withdrawn the draw offer.
offer-takeback-accepted = { $player } agrees to the takeback.
offer-takeback-declined = { $player } does not agree to the takeback. The turn stands.
offer-takeback-cancelled = { $player } has withdrawn the request for a takeback.
offer-open_notes-accepted = { $player } agrees: from now on everybody may see the evaluation sheets. *My secrets* below every board shows them, too.
offer-open_notes-declined = { $player } does not want the sheets opened.
offer-open_notes-cancelled = { $player } no longer suggests opening the sheets.

## Buttons and forms

button-join = Join
button-decline = Decline
button-withdraw = Withdraw
button-rules = Rules
button-entropy = Add randomness
button-details = Details
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
button-my-matches = My matches
button-whole-server = Whole server
button-as-text = As text
button-share = Share
form-title = Your move
form-label = Notation
form-hint-example = The whole turn in one line, such as { $line }; you see what it does before it counts
form-hint = The whole turn in one line; you see what it does before it counts
entropy-form-title = Your own randomness
entropy-form-label = Anything you like
entropy-form-hint = It is mixed into all dice. Everybody can read it later. If you have not joined yet, you join with it.
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
acknowledged-joined = You have joined. The match starts as soon as everybody has joined.
acknowledged-promised = Your promise is recorded. Once everybody has joined, enter the words themselves with `/match randomness`; then the match begins.
acknowledged-entropy = Your randomness is mixed into all dice. Anybody can check that after the match.
acknowledged-entropy-joined = You have joined, and your randomness is mixed into all dice. Anybody can check that after the match.
acknowledged-started = The match has started: { $thread }
acknowledged-declined = You have declined the invitation from { $person }.
acknowledged-withdrawn = Your invitation is withdrawn.
acknowledged-offer = You have asked. The answer will appear in the thread.
acknowledged-offer-cancelled = Your offer is withdrawn.
acknowledged-answer = Your answer has been recorded.
acknowledged-resigned = You have resigned. Thank you for playing!

## Secrets

secrets-title = ## { $game }: what only you may know
    { $count ->
        [0] Nothing has been played yet.
       *[other] After move { $move }.
    }
secrets-again = Only you see this, and `/secrets` shows it at any time. Please do not show it to anybody.
secrets-letter = I keep this message up to date. `/secrets` shows the same at any time. Please do not show it to anybody.
secrets-over = The match is over; everything is open now.
notes-title = ## { $game }: the evaluation sheets
    { $count ->
        [0] Nothing has been played yet.
       *[other] After move { $move }.
    }
notes-open = Both sides have agreed that everybody may see the sheets.
secrets-waiting = **The match is waiting** until all players have seen their secrets. { $players }: I cannot send you a direct message. Press *My secrets*; only you will see the answer.
secrets-all-there = Everybody has their secrets now. Here we go!
secrets-opened = Everything that was hidden is open now.
secrets-looked-at = Somebody who was not playing looked at the secrets during the match: { $persons }

## Looking back

position-title = **{ $game }**, after move { $move } of { $moves }
log-title = **{ $game }: { $phase ->
        [over] the whole match
       *[running] the match so far
    }**{ $pages ->
        [1] { "" }
       *[other] { " " }(page { $page } of { $pages })
    }
log-empty = There are no moves yet.
log-alt = Score sheet of { $game }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. The same table is in the text file.
sheet-turn = Round
sheet-seat = Player
shared = Posted in the thread for everybody.
shared-by = shared by { $person }
share-wait = Posting it in the thread …
replay-wait = Drawing the animation …
import-wait = Reading the file …
verify-wait = Checking dice, secrets and log …
hints-wait = Looking through the matches …
work-seconds = { $seconds } s
work-done = { $bar } { $done } / { $whole } · { $seconds } s
work-cancelled = Cancelled. There is no result.
replay-title = **{ $game }: the whole match**
replay-alt = Animation of a whole match of { $game }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
export-done =
    { $phase ->
        [over] The whole match: every fact with its time and its link in the hash chain, and the seed of the dice.
       *[running] The match so far: every fact with its time and its link in the hash chain. Once it is over, the file also has the seed of the dice.
    }
button-first = ⏮ Start
button-last = End ⏭
import-title = **{ $game }, from a file**, after move { $move } of { $moves }
import-hint = Only you see this, and I store none of it. To find out whether the file is genuine, use `verify.pyz`; its last entry is `{ $head }`.
import-choose =
    { $count ->
        [one] **The archive of a season, with one match.**
       *[other] **The archive of a season, with { $count } matches.** Choose the one to look at.
    }
import-choose-hint = Choose a match
import-round = Round { $round }
verify-sound = ✅ **Checked: everything adds up.**
verify-faulty = ⚠️ **Checked: something does not add up.** Please tell the bot's operator.
verify-log =
    { $facts ->
        [one] **Log:** one entry; its seal begins with `{ $head }`.
       *[other] **Log:** { $facts } entries, each sealed together with the one before. The last seal begins with `{ $head }` and is shown under the post about it.
    }
verify-play =
    { $moves ->
        [0] **Play:** no moves yet; this is the starting position.
        [one] **Play:** the one move was replayed by the rules and leads to this position.
       *[other] **Play:** all { $moves } moves were replayed by the rules and lead to this position.
    }
verify-seed-open = **Seed:** open now. Its fingerprint `{ $fingerprint }` is the one that was shown before the start.
verify-seed-closed = **Seed:** still secret. Its fingerprint `{ $fingerprint }` is in the log, and I hold the seed that belongs to it. It is opened at the end.
verify-draws-open =
    { $draws ->
        [one] **Dice:** one draw, which follows from the seed.
       *[other] **Dice:** all { $draws } draws follow from the seed; none was left out, and none was used twice unless a moderator ruled so.
    }
verify-draws-closed =
    { $draws ->
        [one] **Dice:** one draw, which follows from the seed. Once the seed is open, you can compute it yourself.
       *[other] **Dice:** all { $draws } draws follow from the seed; none was left out, and none was used twice unless a moderator ruled so. Once the seed is open, you can compute them yourself.
    }
verify-entropy = **Players' randomness:** mixed into all dice, from { $persons }.
verify-secrets-open =
    { $secrets ->
        [one] **Secrets:** one, and what was opened is what was sealed at the start.
       *[other] **Secrets:** { $secrets }, and what was opened is what was sealed.
    }
verify-secrets-closed =
    { $secrets ->
        [one] **Secrets:** one, sealed; its fingerprint is in the log. It is opened at the end.
       *[other] **Secrets:** { $secrets }, sealed; their fingerprints are in the log. They are opened at the end.
    }
verify-yourself = To check without me: `/match export`, then `python3 verify.pyz fernzug-{ $match }.json --head { $head }`. The program is a single file; `python3 tools/build_verify.py` makes it from my source.
verify-fault-empty = The match has no log.
verify-fault-chain = Entry { $seq } was changed, or does not follow the ones before it.
verify-fault-replay = The log cannot be replayed by the rules.
verify-fault-snapshot = The position I show is not the one the log leads to.
verify-fault-commitment = Entry { $seq } does not match the fingerprint that was shown before.
verify-fault-draw = Entry { $seq }: these dice do not follow from the seed.
verify-fault-time = Entry { $seq }: no clock could have run like that.
verify-fault-secret = Entry { $seq }: what was opened is not what was sealed.
verify-fault-computer = Entry { $seq }: with this seed the computer would have done something else.
list-title-running = **Running matches: { $person }**
list-title-proposed = **Invitations: { $person }**
list-title-over = **Finished matches: { $person }**
list-title-waiting = **Matches waiting longest: { $person }**
list-title-deadline = **Matches nearest to a time-out: { $person }**
list-server = this server
list-menu = Another list …
list-line = { $channel } · { $game } · { $persons } · { $since } · `{ $match }`
list-line-due = **to move ▸** { $channel } · { $game } · { $persons } · { $since } · `{ $match }`
list-line-over = { $channel } · { $game } · { $result } · { $since } · `{ $match }`
list-until = ⏱️ **{ $left }**
list-to-move = ▸ { $persons }
list-overdue = ⏰ **out of time { $left }**
list-won = **{ $winners }** won against { $others }
list-draw = draw: { $persons }
list-void = does not count: { $persons }
list-abandoned = abandoned: { $persons }
list-away = 🏖️ { $person } until { $until }
list-empty = There are none. `/match new` begins one.
match-label-due = { $game } with { $others }: your move ({ $match })
match-label-waiting = { $game } with { $others } ({ $match })
match-label-proposed = { $game } with { $others }: invitation ({ $match })
match-label-over = { $game } with { $others }: finished ({ $match })

## Choices

setup-title = **This server's settings**
setup-channel = Matches are played in: { $value }
    .none = the channel where somebody invites
setup-reports = Reports go to: { $value }
    .none = the server's system channel, or else its owner
setup-results = Results are posted in: { $value }
    .none = no separate channel
setup-menu-channel = Where matches are played …
setup-menu-reports = Where reports go …
setup-puzzle = Puzzle of the week in: { $value }
    .none = no channel (off)
setup-menu-puzzle = Where the puzzle of the week is posted …
setup-menu-results = Where results are posted …
setup-menu-moderators = Who moderates …
setup-menu-named = Who else moderates, by name …
setup-menu-organisers = Who organises leagues …
setup-menu-language = Language
setup-menu-policy = Time control
setup-menu-theme = Colours
setup-menu-appeals = Appeals
setup-menu-zone = Time zone
button-setup-zone = Another time zone
setup-zone-label = City or country
button-setup-again = Check again
setup-moderators = Moderators: { $value }
    .none = those who manage the server
setup-named = Also moderating: { $value }
    .none = nobody
setup-mod-command = -# `/mod` is offered to those who manage the server. To offer it to { $moderators } as well: *Server Settings → Integrations → Fernzug → /mod → Add Roles or Members*.
setup-organisers = Organisers of leagues: { $value }
    .none = those who manage the server, and the moderators
setup-language = Language of public posts: **{ $value }**
setup-theme = Colours of public pictures: **{ $value }**
setup-zone = Time zone for rest days, in matches that begin from now on: **{ $value }**
setup-no-channel = ⚠️ I cannot check permissions here. Choose a text channel for matches.
setup-ready = ✅ **Ready:** I have all the permissions I need in { $channel }. `/match new` begins a match.
setup-gone = ⚠️ { $channel } no longer exists. Choose another one.
setup-missing = ⚠️ I am missing these permissions in { $channel }:
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-mention_everyone = Mention @everyone, @here, and All Roles
permission-manage_threads = Manage Threads

welcome =
    ## Hello, I am Fernzug
    Board games by message, over days and weeks: { $games }. You invite, everybody moves when they have time, and I look after the board, the rules, the clocks and the dice.
    If you manage this server, press *Set up*; everybody else can start right away with *First match*.
button-setup = Set up
button-first-match = First match
first-game = Which game would you like to play? Anybody here can join.
first-game-with = Which game do you want to challenge { $person } to?
first-game-menu = Choose a game …
rules-which = Which game's rules would you like to read?
rules-game-menu = Choose a game …

help-text =
    ## Fernzug
    Board games by message, over days and weeks: { $games }.
    { "" }**Begin:** `/match new` invites people by name, or anybody. Once everybody has joined, the match gets its own thread.
    { "" }**Nobody around?** Play the computer: it starts at once and answers at once, at three levels.
    { "" }**Move:** press *Make a move* below the board, or use `/move`. You see what a move does before it counts.
    { "" }**New to a game?** `/learn` teaches it in a few small steps that only you see.
    { "" }**Not sure?** `/why` says whether a move is legal and which rule forbids it; `/rules` has all rules with examples.
    { "" }**Look back:** `/board` shows any earlier position, `/match log` the score sheet, `/match list` all your matches.
    { "" }**Leagues:** `/league show` shows the season you can sign up for; `/rating show` how strong you are at a game.
    { "" }**Your way:** `/settings` sets your language, time zone, sleep, vacation, how you are notified that it is your turn, and more. If you manage the server, use `/setup`.
    Dice come from a sealed seed that is opened at the end, so nobody has to trust anybody.

## Notifications for the people who manage a server

thread-again = The thread of this match was deleted. It goes on here; nothing is lost.
thread-behind = I can post here again. This is where the match stands now.
plain-match = **{ $game }:** there is news in match `{ $match }`. Discord does not accept my usual post here; `/next` shows the board.
report-undecided = ⏳ Match `{ $match }` in { $channel } has been paused for three days. A moderator can rule with `/mod` or let the match go on.
report-unseen = ⏳ For three days, I have not been able to show match `{ $match }` in { $channel }, so its clocks are standing. `/setup` says what I am missing.
report-forbidden = ⚠️ I cannot post for match `{ $match }` in { $channel }: I am missing a permission there. `/setup` says which one. The match goes on, and I will keep trying; its posts will follow by themselves.
report-gone = ⚠️ Match `{ $match }` has lost its channel: { $channel } no longer exists. Name a channel for matches with `/setup`, and I will open a new thread there.
report-full = ⚠️ I cannot open a thread for match `{ $match }` in { $channel }: this server has as many active threads as Discord allows. Archive or delete some; the match goes on, and its posts will follow by themselves.
report-unheard = ⚖️ Match `{ $match }` needs a moderator, and I could call none: { $thread }. `/setup` says how I can; `/mod cases` lists all disputes.
report-locked = ⚠️ I cannot post for match `{ $match }`: its thread { $channel } is locked. Unlock it, or let me manage threads there. Until then I tell whoever is to move by direct message.
report-refused = ⚠️ Discord does not accept my posts for match `{ $match }` in { $channel } (code { $code }): a filter for words or links may be the reason, or something else about the channel. Until that changes I tell whoever is to move by direct message.
report-lost-gone = ⚠️ These matches have lost their threads, and { $channel } no longer exists: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. Name a channel for matches with `/setup`, and I will open new threads there.
report-lost-forbidden = ⚠️ These matches have lost their threads, and I am missing a permission to open new ones in { $channel }: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. `/setup` says which one. As soon as I have it, they will get new threads.
report-lost-full = ⚠️ These matches have lost their threads: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. I cannot open new ones in { $channel }, because this server has as many active threads as Discord allows. Archive or delete some, and they will get new threads.
report-lost-locked = ⚠️ These matches have lost their threads, and I may not post in others in { $channel }, because they are locked: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. Unlock them, and the boards will follow.
report-lost-refused = ⚠️ These matches have lost their threads, and Discord does not let me open new ones in { $channel }: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. Name a text channel where threads are possible with `/setup`, and they will get new ones.
