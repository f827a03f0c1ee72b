# Refusals: what is wrong and what would be right.

error-rule = -# Rule: { $rule } (see `/rules`)
error-near = Legal, for example: { $lines }
error-old-button = This button comes from an older version. Use the newest post of the match, or the command for it.
error-forbidden = Discord does not let me do that here. Somebody who manages the server can use `/setup` to see what I am missing.
error-discord = Discord did not answer as it should. Nothing is lost; please try again in a moment.
error-database = My database is unavailable right now. What was accepted before is safe; this did not count. The log tells the operator.
error-database-locked = My database has been busy for too long. This did not count; please try again in a moment.
error-disk-full = There is no room left for my database. This did not count; the operator has to make room.
error-unexpected = Something went wrong on my side. Nothing is lost; please try again. If it happens again, tell the operator this reference: `{ $reference }`

refused-unknown-match = There is no match `{ $match }` that you may see. Choose one from the list that Discord offers.
refused-missing-rules = This match was started under version { $version } of the rules, which this bot does not have. Tell its operator: that version has to stay installed until the match is over.
refused-unknown-game = There is no game `{ $game }`. Choose one from the list that Discord offers.
refused-unknown-game-near = There is no game `{ $game }`. Did you mean **{ $near }**?
refused-unknown-rules = The rules of this game have no topic “{ $typed }”. They have: { $topics }.
refused-unknown-rules-near = The rules of this game have no topic “{ $typed }”. Did you mean **{ $near }**? They have: { $topics }.
refused-bad-proposal-seats =
    { $high ->
        [2] This game is for two: invite exactly one person, or leave the seat open.
       *[other] This game is for { $low } to { $high } people, you among them: you have invited too many or too few.
    }
refused-bad-proposal-self = You cannot invite yourself. Name somebody else, or leave it out to invite anybody.
refused-bad-proposal-twice = You have named the same person twice.
refused-bad-proposal-option = The option { $option } takes a whole number from { $low } to { $high }.
refused-bad-proposal-unknown-option = This game has no option { $option }. It has: { $options }.
refused-bad-proposal-repeated-option = The option { $option } is named twice.
refused-bad-proposal-unclear-option = I cannot read { $text } as an option. Write its name and value, as in `turn limit = 300`; separate several with commas. Discord lists the options.
refused-bad-proposal-no-options = This game has no options. Leave the field empty.
refused-bad-proposal-computer-rated = Matches against the computer are not rated. Leave the field `rated` empty.
refused-bad-proposal-seat = There is no such seat in this game. Choose one from the list that Discord offers.
refused-bad-entropy-length = Type something, at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
refused-bad-entropy-twice = You have already added randomness to this match.
refused-bad-entropy-late = Everybody has joined, so nobody can add randomness any more.
refused-bad-entropy-wait = You show your words once everybody has joined, so that nobody can base theirs on yours.
refused-bad-entropy-other = These are not the words you promised: their SHA-256 is different.
refused-bad-export-size = This file is too large: an exported match has at most { $most } KiB.
refused-bad-export-format = This file is not a match that I exported. `/match export` makes one.
refused-bad-export-game = This match needs a game or rules that I do not know: { $game }, version { $version }.
refused-bad-export-chain = This file was changed: entry { $seq } does not follow the ones before it.
refused-bad-export-gone = I can no longer read the file. Upload it again with `/match import`.
refused-bad-export-rules = The rules do not allow the moves in this file.
refused-bad-export-secret = The match in this file is not over and still hides something, so I cannot show it.
refused-bad-export-season = This is the file of a season. Hand in the whole archive from `/league export`: I then ask which of its matches to show.
refused-bad-export-archive = I find no matches in this archive. Perhaps not all of it has arrived: download it again, or make it anew with `/league export`.
refused-bad-export-archive-size = This archive is too large: I read up to { $most } MiB.
refused-not-invited = This seat is kept for somebody else. `/match new` begins a match of your own.
refused-already-in = You have already joined. The match starts as soon as everybody has joined.
refused-not-a-player = Only the players of this match may do that.
refused-has-resigned = You have resigned from this match; the others play on.
refused-not-the-proposer = Only the person who sent the invitation can withdraw it.
refused-not-your-turn = It is not your turn. You can look at the position with `/board`.
refused-wrong-phase =
    { $phase ->
        [proposed] The match has not started yet: somebody still has to join.
        [withdrawn] This invitation is closed. `/match new` begins another.
        [over] The match is over. `/match rematch` begins another one.
       *[running] The match has already started. That was only possible before the start.
    }
refused-not-over-yet-replay = The match is still going on; its animation is made when it is over. `/board` shows any position so far.
refused-not-over-yet-review = The match is still going on; you can look back at it when it is over. `/board` shows any position so far.
refused-no-computer-player = The computer does not play this game yet.
refused-not-over-yet-rematch = The match is still going on; you can ask for a rematch when it is over. `/match new` begins another match alongside it.
refused-rematch-open = There is a rematch already.
refused-still-delivering = Nobody can move yet: the match is waiting until { $persons } has seen their secrets. `/secrets` shows them.
refused-no-secrets = Nothing is hidden in this game.
refused-already-delivered = You already have your secrets. `/secrets` shows them again.
refused-plays-in-match = You play in this match, or have played in it: somebody else has to moderate it.
refused-stale-position = The position has changed since you looked at it. Look at the newest post, then make your move again.
refused-no-offer =
    { $offer ->
        [draw] There is no draw offer for you to answer.
        [open_notes] Nobody is asking you to open the sheets.
        [abandon] Nobody is asking you to end the match.
        [substitute] Nobody is asking you about a substitute.
       *[takeback] Nobody is asking you to take a turn back.
    }
refused-no-offer-own = You asked this yourself: only the others can answer. You can withdraw it.
refused-stale-offer = This question is settled. Another one has been asked since; you will find it further down in the thread.
refused-nothing-to-open = There are no evaluation sheets to open here, or everybody may see them already.
refused-offer-exists =
    { $offer ->
        [draw] A draw has already been offered. It has to be answered first.
        [open_notes] Opening the sheets has already been suggested. That has to be answered first.
        [abandon] Somebody has already asked to end the match. That has to be answered first.
        [substitute] Somebody has already asked for a substitute. That has to be answered first.
       *[takeback] Somebody has already asked for a takeback. That has to be answered first.
    }
refused-nothing-to-take-back = There is no turn of yours to take back.
refused-throw-stays = Dice have been thrown since that turn, and this league does not allow takebacks across a throw.
refused-time-is-up = Your time had run out before this, so it does not count any more.
refused-match-is-paused =
    { $cause ->
        [dispute] The match is paused until a dispute is settled; the clocks are stopped until then.
       *[moderator] A moderator has paused the match; the clocks are stopped.
    }
refused-not-paused = The match is not paused.
refused-no-clock = There is no clock running for this player.
refused-bad-time = You can give at least one minute and at most a year.
refused-nothing-to-claim = Nobody has run out of time here, or the win cannot be claimed in this match.
refused-has-time = This player still has time. Only a player who wants to leave, or an opponent of one whose time has run out, can ask for a substitute.
refused-bad-substitute-plays = This person already plays in the match.
refused-bad-substitute-knows = This person has seen secrets of this match and cannot play in it.
refused-bad-substitute-computer = The computer sits there and stays. Only the seat of a person can be taken over.
refused-bad-substitute-season = This match belongs to a league, where a place changes hands for all its matches: by *I cannot go on* on the season's page, or by an organiser with *Bring in a substitute*.
refused-no-such-seat = The player you named is no longer in this match. Name somebody who is; `/match show` lists them.
refused-bad-policy-title = A time control needs a name of its own, with at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
refused-bad-policy-bank = Players need some time to begin with, at most a year.
refused-bad-policy-increment = A turn can add nothing, or anything up to a year.
refused-bad-policy-cap = The most that a player can have must be at least what the match begins with and what a turn adds, and at most a year.
refused-bad-policy-rest = At least one day of the week must be left to play on.
refused-bad-policy-vacation = Vacation can be { $most ->
        [one] { $most } day
       *[other] { $most } days
    } a year at most.
refused-bad-policy-reminders = There can be { $most ->
        [one] { $most } reminder
       *[other] { $most } reminders
    } at most, each at a percentage between 1 and 99.
refused-bad-policy-for-ever = A match could go on almost for ever: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } could take { $days ->
        [one] { $days } day
       *[other] { $days } days
    }; the limit is { $most }. Give less time for a turn, or less vacation.
refused-bad-policy-starves = Somebody who sleeps at night and moves within { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } of getting up would run out of time in turn { $turn }. Give more time for a turn, or stop the clocks during sleep.
refused-no-plans = Answers cannot be planned in this game: dice are thrown in between.
refused-your-turn = It is your turn, so you can simply move.
refused-too-many-plans = You can have { $most ->
        [one] { $most } plan
       *[other] { $most } plans
    } at a time. Cancel one first.
refused-bad-plan-length = Both lines have to be filled in, with at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
refused-bad-plan-twice = You have already planned an answer to that. Cancel it first.
refused-no-such-plan = There is no such plan any more.
refused-no-such-move = There is no such move: the latest is number { $last }, and 0 is the start.
refused-no-match-here = Which match do you mean? Use the command in its thread, or choose one with the option `match`.
refused-only-in-server = This works in a text channel of a server, not here.
refused-bot-absent = I am not on this server yet, only my commands are. With the link below somebody who manages the server can add me; then you can play here. `/next`, `/board`, `/move`, `/secrets` and `/why` work here all the same, for your matches elsewhere.
button-add-bot = Add me to a server
refused-only-for-moderators = Only people who manage the server may do that.
refused-bot-named = Bots cannot moderate. Choose people.
refused-bot-invited = Bots do not play here. Name a person, or leave it out to invite anybody.
refused-not-a-member = { $persons }: not a member of this server, so they could not see the match. Invite them to the server first, or name somebody else.
refused-busy = I am still working on something else for you. Ask again once you have it.
refused-nothing-to-cancel = There is nothing left to cancel: it is done, or a restart ended it.
refused-not-invitable = I cannot invite { $persons } for you.
refused-too-much-invitations =
    { $most ->
        [one] You already have an open invitation, and can have only one at a time. Withdraw it, or wait for an answer.
       *[other] You already have { $most } open invitations, the most you can have at once. Withdraw one, or wait for an answer.
    }
refused-too-much-one = You have already invited { $persons } and there is no answer yet. Wait for it, or withdraw an invitation.
refused-too-much-one-daily = You have invited { $persons } often enough for today. Try again tomorrow.
refused-too-much-starts = { $persons }: too many matches have begun within an hour; the limit is { $most }. Try again a little later.
refused-too-much-matches = { $persons }: nobody can play more than { $most ->
        [one] { $most } match
       *[other] { $most } matches
    } at once. Finish one first.
refused-too-much-computer = { $persons }: nobody can play more than { $most ->
        [one] { $most } match
       *[other] { $most } matches
    } against the computer at once. Finish one first.
refused-computer-is-busy = The computer is thinking about too many things right now. Try again in a moment.
refused-computer-failed = The computer could not think this through. Try again later.
refused-bad-zone = I do not know the time zone `{ $zone }`. Choose one from the list that Discord offers you: type a city or country, or what your clock shows now.
refused-bad-zone-near = I do not know the time zone `{ $zone }`. Did you mean **{ $near }**? Choose from the list that Discord offers you: type a city or country, or what your clock shows now.
refused-bad-hours-unread = I cannot read these hours. Write two times, such as `23:00-07:00`, or `off` for none.
refused-bad-hours-long =
    { $hours ->
        [one] You can sleep for one hour at most.
       *[other] You can sleep for { $hours } hours at most; otherwise your clock would hardly run.
    }
refused-bad-hours-zone = I need your time zone to know when you sleep. Set it as well: `/settings timezone`.
refused-bad-vacation-unread = I cannot read this vacation. Write a number of days from today, such as `14`, or two dates, such as `2026-12-24 2027-01-06`.
refused-bad-vacation-order = This vacation would end before it begins.
refused-bad-vacation-past = A vacation cannot begin in the past.
refused-bad-vacation-far = That is too far away: plan for a year at most.
refused-bad-vacation-twice = You are already on vacation on some of these days. End or cancel that vacation first, with `/settings vacation`.
refused-bad-vacation-many = You cannot plan any more vacations. Cancel one first, with `/settings vacation`.
refused-bad-vacation-none = This vacation is over or was never planned.
refused-missing-permissions = Matches cannot be played in <#{ $channel }>, because I am missing: { $permissions }. Somebody who manages the server can grant this; `/setup` checks it.
refused-channel-unfit = Matches cannot be played in <#{ $channel }>: they need threads, private ones too, and those exist only in text channels that are not for announcements. Choose such a channel.
refused-post-delayed-forbidden = That counts, but I may not post it: Discord says that I am missing a permission. Somebody who manages the server can use `/setup` to see which one. I will keep trying.
refused-post-delayed-gone = That counts, but the channel of this match is gone, so I cannot post it.
refused-post-delayed-full = That counts, but I could not open a thread for it: this server has as many active threads as Discord allows. Somebody who manages it can archive some. I will keep trying.
refused-post-delayed-locked = That counts, but this thread is locked, so I cannot post in it. Whoever is to move gets a direct message from me; `/next` shows the board.
refused-post-delayed-refused = That counts, but Discord does not accept my post about it. Whoever is to move gets a direct message from me; `/next` shows the board.
refused-post-delayed-waiting = That counts, but Discord is making me wait a few minutes, because I have opened many threads here. The post will follow by itself.
refused-post-delayed-fault = That counts, but Discord is not taking my post right now. I will keep trying.
