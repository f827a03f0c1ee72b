# The study board: lines that somebody tries out for themselves.

refused-no-such-study = You no longer have this study. `/study` shows the ones you have.
refused-too-many-studies = You already have the most studies I keep: { $most }. Delete one in `/study`, then begin another.
refused-unknown-place = That place in your study no longer exists: you have deleted it.
refused-cannot-try-over = The game is over here. Go back a step to try something else.
refused-cannot-try-throw = No throw is due here.
refused-cannot-try-whole = This study is full: I keep at most { $most ->
        [one] { $most } step
       *[other] { $most } steps
    }. Delete a branch first.
refused-cannot-try-branches = Enough lines already go on from this position: I keep at most { $most }. Delete one of them first.
refused-study-forbidden-season = The rules of this season do not allow the study board while a match is running. When it is over, you may study it.
refused-study-forbidden-other = This study does not fit what you may know about the running match. Begin another one with `/study`.
refused-study-forbidden-running = This position is from your running match `{ $match }` or follows from it: I give no opinion on it until the match is over.
refused-study-is-private = This match is running: what you study of it stays with you, and I give no opinion on it. Once it is over, both are possible.

study-title = ### Study: { $start }
study-label-start = { $game }, the start, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
study-label-match = { $game }, match { $match }, after move { $move }
study-private = -# The match is running: only you see this, and no dice of the match are in it.
study-sample = -# What you may not know was filled in at random, one way of many: answers here say nothing about the match.
study-banner = Study – not a position of a match
study-at-start = This is where the study begins.
study-throw = Throw
study-throw-due = A throw is due.
study-to-move = To move: { $seats }
study-branches = Other lines
study-branch-on = goes on from here
study-branch-beside = instead of the last step
study-throws = Choose the throw
study-choose = **{ $seat }**: choose what to try.
study-so-far = **{ $seat }**, so far: `{ $line }`
study-form-line = Try a line
study-form-line-label = The line, as the game writes it
study-form-throw = Type the throw
study-form-throw-label = The throw, as the game writes it
study-list = { $count ->
        [0] You have no study yet. A study begins at a position of a match (*Study* below its board, or `/study` in its thread) or at the start of a game.
        [one] You have { $count } study. Only you see it.
       *[other] You have { $count } studies. Only you see them.
    }
study-go-on = Continue with …
study-begin = Begin at the start of …
study-delete = Delete …
study-delete-question = Really delete the study “{ $start }”, { $count ->
        [one] with its { $count } step
       *[other] with its { $count } steps
    }?
study-sharing = Posting it …
study-shared = Posted in this channel for everybody.
refused-not-allowed-here = You may not write in this channel yourself, so I post nothing for you either.
button-study = Study
button-studies = My studies
button-study-flip = Flip the board
button-study-lot = Random throw
button-study-hand = Type the throw
button-study-build = Try a line
button-study-play = Try it
button-study-back = Back
button-study-deal = Deal again
button-study-cut = Delete from here
button-study-delete = Delete
study-thinking = The computer is thinking …
study-opinion = **The computer's opinion:** { $shares }
study-share = { $seat } { $percent } %
study-best = It would play `{ $line }`.
study-opinion-hint = -# Each side's winning chance, as the computer estimates it.
button-study-opinion = The computer's opinion
