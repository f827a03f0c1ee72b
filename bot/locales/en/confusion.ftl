# Confusion: everything the game says, apart from its rules (rules_confusion.ftl).
# $seat and $..._seat are names of seats (Blue, Black); $..._count is the length of the list $...
# Nothing here may depend on a hidden type: what is said follows from what everybody has seen.

confusion-name = Confusion
confusion-brief = Confus.
confusion-seat-blue = Blue
confusion-seat-black = Black

## Lines that cannot be read

confusion-error-empty = There is no move here yet. Name a die and a square, as in `H-e6`, or a direction, as in `H F1`.
confusion-error-unreadable = I cannot read `{ $text }`. A try looks like `H-e6` or `H F1`; with the puck, `HP-e6`; the puck alone, `P-e6`; a claim, `H=h`.
confusion-error-unknown_die = There is no die `{ $text }`: dice are called A to L, and P is the puck.
confusion-error-unknown_type = There is no type `{ $text }`: types are called a to l.
confusion-error-unknown_square = There is no square `{ $text }`: files go from a to k, ranks from 1 to 11.
confusion-error-answer = The answer is not yours to write: leave out `+`, `-` and `^`.
confusion-error-capture_by_direction = You can write what a move captures only after a square, as in `H-e6xC`. With a direction, leave it out.
confusion-error-no_pass = Nobody may pass. A side without a visible move is passed over without being asked (ruling 2).

## Lines of which a part is missing

confusion-error-unfinished = `{ $text }` is incomplete. What do you mean?
confusion-error-which_sign = A dash or a space? A dash is followed by a square (`H-f1`), a space by a direction (`H F1` is one step forward). Which is `{ $text }`?
confusion-error-which_way = What happens to the puck? Does it stay behind (`H-e6`), come along (`HP-e6`) or go alone (`P-e6`)?

## Lines that a rule forbids

confusion-error-over = The game is over: { confusion-ended }.
confusion-error-deal_due = The types are being dealt. Try again in a moment.
confusion-error-not_to_move = It is { $to_move_seat }'s turn. Out of turn you may only claim a type, as in `H=h`.
confusion-error-bad_deal = That is not a deal of twelve types for each side, or none is due.
confusion-error-captured = Your { $die } has been captured.
confusion-error-no_control = Your { $die } does not control the puck on { $puck }, so it can neither take it along nor play it.
confusion-error-no_puck = None of your dice controls the puck on { $puck }.
confusion-error-no_step = A move must leave { $source }.
confusion-error-not_straight = No straight line leads from { $source } to { $target }, along a rank, a file or a diagonal.
confusion-error-too_far = { $target } is { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    } away. No die moves farther than { $reach }.
confusion-error-too_many_steps = { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    } is too many. No die moves farther than { $reach }.
confusion-error-off_board =
    { $steps ->
        [one] One step in this direction from { $source } leads off the board.
       *[other] { $steps } steps in this direction from { $source } lead off the board.
    }
confusion-error-blocked = { $owner_seat }'s { $die } on { $square } is in the way.
confusion-error-blocked_puck = The puck on { $square } is in the way. A die may stop on it but not pass over it.
confusion-error-own_die = Your own { $die } stands on { $square }.
confusion-error-openly_promoted = Everybody can see that your promoted { $die } cannot do this: it moves up to { $reach ->
        [one] { $reach } square
       *[other] { $reach } squares
    }.
confusion-error-openly_revealed = Everybody can see that your { $die } cannot do this: it is revealed as type { $type }.
confusion-error-captures_nothing = This move would capture nothing, so not { $die } either.
confusion-error-captures_other = This move would capture { $captured }, not { $die }.
confusion-error-revealed_already = Your { $die } is already revealed.
confusion-error-not_certain =
    { $types_count ->
        [one] Your { $die } cannot be of type { $type }: your sheet leaves only { $types }.
       *[other] It is not certain that your { $die } is of type { $type }: your sheet leaves { $types }.
    }

## What happened

confusion-note-dealt = The types are dealt. Each side knows the other's dice, and not its own.
confusion-note-allowed = **Allowed.**
confusion-note-forbidden = **Forbidden.**
confusion-note-captured = { $owner_seat }'s { $die } is captured.
confusion-note-promoted = { $seat }'s { $die } is promoted: up to two squares in every direction. It is an a, e, i or l.
confusion-note-not_promoted = { $seat }'s { $die } is not promoted: it is not an a, e, i or l.
confusion-note-puck_free = The puck lies free on { $square }.
confusion-note-puck_taken = { $seat }'s { $die } controls the puck on { $square }.
confusion-note-revealed = { $seat } reveals { $die }: it is type { $type }.
confusion-note-passed = { $seat } has no visible move and passes (ruling 2).
confusion-note-passed_often = Neither side has a visible move: { $turns } passes in a row (ruling 2).
confusion-note-one_answer = **{ $seat } has one turn to answer,** or { $other_seat } wins.
confusion-note-given_home = { $seat } was given the puck on the enemy's base row: first a normal turn, then one answer (ruling 3).
confusion-note-quiet_turns =
    { $left ->
        [0] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row without progress: a draw as soon as no threat is left (ruling 4).
        [one] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row without progress: one more, and it is a draw (ruling 4).
       *[other] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row without progress: { $left } more, and it is a draw (ruling 4).
    }
confusion-note-turns_left =
    { $left ->
        [0] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } played: a draw as soon as no threat is left (ruling 4).
        [one] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } played: one more, and it is a draw (ruling 4).
       *[other] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } played: { $left } more, and it is a draw (ruling 4).
    }
confusion-note-ended_puck = { $seat } has brought the puck to { $square }, and there it stays: won!
confusion-note-ended_quiet = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row without progress: a draw (ruling 4).
confusion-note-ended_turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } without a winner: a draw (ruling 4).

## What a try would do

confusion-note-would_capture = If allowed, it captures { $die }.
confusion-note-would_take_puck = If allowed, it takes the puck.
confusion-note-would_leave_puck = If allowed, the puck stays behind on { $square }.
confusion-note-would_play_puck = If allowed, the puck lies free on { $square }.
confusion-note-would_give_puck = If allowed, { $owner_seat }'s { $die } on { $square } gets the puck.
confusion-note-would_threaten = If allowed, { $other_seat } has one turn to answer.
confusion-note-odds =
    { $able ->
        [0] Your sheet leaves no type that could do this.
        [one] { $left ->
            [one] The one type left could do this.
           *[other] One of { $left } types left could do this.
        }
       *[other] { $able } of { $left } types left could do this.
    }
confusion-note-takes_no_turn = Takes no turn.
confusion-note-certain = Everybody can see that your { $die } can do this.
confusion-note-asked =
    { $able ->
        [0] Your sheet leaves no type that could do this: the try costs the turn, then { $other_seat } is next.
       *[other] You learn whether it is allowed when you confirm; { $other_seat } is next either way. { confusion-sheet_leaves }
    }

# Ends the message above.
confusion-sheet_leaves =
    { $able ->
        [one] { $left ->
            [one] Your sheet leaves one type, and it could do this.
           *[other] Your sheet leaves { $left } types, of which one could do this.
        }
       *[other] Your sheet leaves { $left } types, of which { $able } could do this.
    }
confusion-note-must_catch = This is your one answer: unless you take the puck back, { $other_seat } wins.

confusion-score = Dice captured { $score }
confusion-outcome-score = Dice captured: { $score }

## What a picture shows, for those who do not see it (plain text, at most 1024 characters in all)

confusion-note-view_to_move = Round { $turn }, { $seat } to move.
confusion-note-view_over = The game is over: { confusion-ended }.
confusion-note-view_answering = { $seat } has one turn to answer.
confusion-note-view_allowed = { $seat } tried { $line }: allowed.
confusion-note-view_forbidden = { $seat } tried { $line }: forbidden.
confusion-note-view_considered = { $seat } considers { $line }.
confusion-note-view_holder = { $seat }'s { $die } controls the puck on { $square }.
confusion-note-view_puck = The puck lies free on { $square }.
confusion-note-view_dice = { $seat }'s dice: { $dice }.
confusion-note-view_promoted = { $seat }'s promoted dice: { $dice }.
confusion-note-view_revealed = Revealed by { $seat }: { $dice }.
confusion-note-view_captured = Captured from { $seat }: { $dice }.
confusion-note-view_types = Types of { $seat }'s dice: { $dice }.
confusion-note-view_left = Types left for { $seat }'s dice: { $dice }.

## How a game ended; stands behind a colon or in brackets

confusion-reason-puck = the puck reached the enemy's base row
confusion-reason-quiet = too many turns in a row without progress (ruling 4)
confusion-reason-turns = all turns have been played (ruling 4)
confusion-ended =
    { $reason ->
        [quiet] { confusion-reason-quiet }
        [turns] { confusion-reason-turns }
        [resigned] by resignation
        [agreed] by agreement
       *[puck] { confusion-reason-puck }
    }

## What is chosen from a menu of the move builder

confusion-group-die = Choose a die …
confusion-group-square = … its square
confusion-group-puck = … and what happens to the puck
confusion-group-reveal = Reveal a die

## The columns of the score sheet

confusion-column-record = Try
confusion-column-left = Types left

## The beginning

confusion-begin = Choose one of your dice and a square: you learn whether it may move like that.
confusion-first = **New to this game?** Bring the white puck under a die of yours to the enemy's base row. You do not know how your own dice move. **Your first move:** try any die on any square; if it is forbidden, it goes back, and your sheet tells you more.
