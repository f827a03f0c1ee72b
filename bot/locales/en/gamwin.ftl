# Gamwin: everything the game says, apart from its rules (rules_gamwin.ftl).
# $seat and $..._seat are names of seats (Blue, Red); $..._count is the length of the list $...

gamwin-name = Gamwin
gamwin-brief = Gamwin
gamwin-seat-blue = Blue
gamwin-seat-red = Red

## Lines that cannot be read

gamwin-error-empty = There is nothing here yet. A line looks like `L9-R9, *5, keep 4`; `roll` throws all the dice, and `pass` ends your turn.
gamwin-error-too_many = That is too much for one line: it holds at most { $most ->
        [one] { $most } action
       *[other] { $most } actions
    }.
gamwin-error-unreadable = I cannot read `{ $text }`. A stone moves with `L5-L6` and comes in with `*9`; you throw with `roll` or `keep 4`.
gamwin-error-unfinished =
    { $wants ->
        [kept] `{ $text }` stops short: which number should stay? For example `keep 8 4`.
        [number] `{ $text }` stops short: a number from 1 to 9 is missing, as in `*9`.
       *[target] `{ $text }` stops short: a move names two places, such as `L5-L6`.
    }
gamwin-error-unknown_place = There is no place { $text }. Perhaps you mean: { $places }.
gamwin-error-unknown_number = `{ $text }` is not on any die: numbers go from 1 to 9.
gamwin-error-kept_together = Write the numbers you keep one by one, with a space or a comma between them; `{ $text }` is not on any die.
gamwin-error-mark_or_entry = What does the `x` before the { $number } mean? It can mark a capture, or bring a stone in as `*{ $number }`.

## Lines that a rule forbids

gamwin-error-over = The game is over: { gamwin-ended }.
gamwin-error-throw_due = The dice are about to be thrown. Try again in a moment.
gamwin-error-not_to_move = It is not your turn: { $to_move_seat } is to move.
gamwin-error-bad_throw =
    { $due ->
        [0] No throw is due now.
        [one] One die is due now, showing one of its six numbers.
       *[other] { $due } dice are due now, each showing one of its six numbers.
    }
gamwin-error-nothing = A line needs something in it: a move, a throw or a pass.
gamwin-error-no_place = There is no place `{ $text }`.
gamwin-error-first_only = At the first throw you can only bring stones in, as with `*9`. `pass` ends it.
gamwin-error-die_used = At the first throw each die brings in only one stone, and the { $number } has been used.
gamwin-error-no_stone = There is no stone on { $place }.
gamwin-error-not_yours = Only { $owner_seat } has stones on { $place }.
gamwin-error-blocked = Your stones on { $place } are blocked: an enemy stands outside them.
gamwin-error-wall = Your wall on { $place } opens only backwards or with a pair jump.
gamwin-error-full = There are already three stones on { $place }: a wall.
gamwin-error-no_step = The stone is already on { $place }.
gamwin-error-too_far =
    { $targets_count ->
        [one] It is too far from { $source } to { $target }; a stone moves only one place: to { $targets }.
       *[other] It is too far from { $source } to { $target }; a stone moves only one place, to one of { $targets }.
    }
gamwin-error-no_way_back = The stone on { $place } has already crossed; it cannot go back.
gamwin-error-not_lying = There is no { $number } on the table, only { $lying }.
gamwin-error-none_off = You have no stone off the board to bring in.
gamwin-error-pair_only = There is a pair: just one stone jumps to the { $number } on its side or is brought in there, nothing else.
gamwin-error-pair_side = A pair jump stays on its side: from { $source } it leads to { $target }.
gamwin-error-after_end = This already ends the game ({ gamwin-ended }). Nothing may follow it.
gamwin-error-after_throw = A throw ends the line: first the dice fall, then you see what comes next.
gamwin-error-after_pass = A pass ends the line.
gamwin-error-after_pair = With a pair only one thing is possible. After that, all three dice are thrown by themselves.
gamwin-error-after_first = All three dice of the first throw are used; the game goes on by itself.
gamwin-error-throw_again = You have already thrown in this position this turn. Move something, or pass (Ruling 5).
gamwin-error-pass_not_yet = You have not yet thrown in this position this turn: move a stone or throw; you may pass after that (Ruling 5).
gamwin-error-not_kept = There is no { $number } on the table, only { $lying }.
gamwin-error-keep_all = You must throw at least one die.
gamwin-error-kept_order = The numbers you keep are written in descending order, each just once.
gamwin-error-wrong_mark =
    { $says ->
        [home] The `#` is wrong here: no stone comes home with this move.
       *[capture] The `x` is wrong here: nothing is captured with this move.
    }

## What happened

gamwin-note-captured = { $seat } captures { $victim_seat } on { $place }.
gamwin-note-came_home =
    { $home ->
        [one] { $seat }'s first stone is home!
        [2] { $seat }'s second stone is home!
       *[other] All three of { $seat }'s stones are home!
    }
gamwin-note-wall_opened = { $seat } opens the wall on { $place }.
gamwin-note-wall_built = { $seat } has a wall on { $place }.
gamwin-note-blocked = { $seat } blocks two stones of { $victim_seat } on { $place }.
gamwin-note-waived = { $seat } passes.
gamwin-note-thrown = { $seat } throws { $dice }.
gamwin-note-thrown_some = { $seat } throws { $dice }; on the table: { $lying }.
gamwin-note-pair = A pair of { $number }.
gamwin-note-start_throw = { $seat } throws `{ $lying }`, { $sum } in all.
gamwin-note-start_tie = A tie: both throw again.
gamwin-note-starts = { $seat } starts.
gamwin-note-no_step = { $seat } cannot move with that; { $next_seat } is next.
gamwin-note-no_way_on = { $seat } can neither move nor throw; { $next_seat } is next.
gamwin-note-quiet_turns =
    { $left ->
        [one] Nothing has changed for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row: one more, and the game is a draw (Ruling 6).
       *[other] Nothing has changed for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row: { $left } more, and the game is a draw (Ruling 6).
    }
gamwin-note-ended_home = { $seat } has { $stones } stones home and wins { $score }.
gamwin-note-ended_durchmarsch = **Durchmarsch!** { $seat } brings all three stones home in a single turn: { $score }.
gamwin-note-ended_quiet = Nothing has changed for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row: the game ends at { $score } as a draw (Ruling 6).
gamwin-note-ended_longest = After { $actions ->
        [one] { $actions } line
       *[other] { $actions } lines
    } and throws the game ends at { $score } as a draw (Ruling 9).

## What a picture shows, for those who do not see it (plain text, at most 1024 characters in all)

gamwin-note-view_to_move = Round { $turn }, { $seat } to move.
gamwin-note-view_first =
    { $numbers_count ->
        [0] First throw: { $seat } to move, all dice are used.
       *[other] First throw: { $seat } to move; still to be used: { $numbers }.
    }
gamwin-note-view_throw_due =
    { $dice_due ->
        [one] One die is about to be thrown.
        [2] Two dice are about to be thrown.
       *[other] All three dice are about to be thrown.
    }
gamwin-note-view_over = The game is over: { gamwin-ended }.
gamwin-note-view_score = Stones home (Blue/Red): { $score }.
gamwin-note-view_dice = Dice: { $dice }.
gamwin-note-view_last = { $seat } moved last: { $steps }.
gamwin-note-view_stones =
    { $places_count ->
        [0] { $seat }: no stones on the board; off { $off }, home { $home }.
       *[other] { $seat }: { $places }; off { $off }, home { $home }.
    }
gamwin-note-view_blocked = { $seat } is blocked on { $places }.
gamwin-note-view_walls = Walls: { $places }.

## How a game ended; stands behind a colon or in brackets

gamwin-reason-home = three stones home
gamwin-reason-durchmarsch = a Durchmarsch, all three stones in one turn
gamwin-reason-quiet = forty turns in a row without a change (Ruling 6)
gamwin-reason-longest = twenty thousand lines and throws (Ruling 9)
gamwin-ended =
    { $reason ->
        [durchmarsch] { gamwin-reason-durchmarsch }
        [quiet] { gamwin-reason-quiet }
        [longest] { gamwin-reason-longest }
        [resigned] by resignation
        [agreed] by agreement
       *[home] { gamwin-reason-home }
    }

## What is chosen from a menu of the move builder

gamwin-group-step = Move a stone …
gamwin-group-jump = Jump with the pair …
gamwin-group-entry = Bring a stone in …
gamwin-group-keep = These dice stay (green):
gamwin-group-roll = Throw all dice
gamwin-group-pass = Pass

## What could still follow in a line

gamwin-addition-step = another move
gamwin-addition-throw = a throw

## The columns of the score sheet

gamwin-column-dice = Dice
gamwin-column-moves = Moves
gamwin-column-home = Home

gamwin-option-starter = who starts
    .value =
        { $value ->
            [1] Blue
            [2] Red
           *[other] decided by dice
        }

## The beginning

gamwin-begin = Bring your stones in: each die of your first throw takes one to its number.
gamwin-first = **New to this game?** Take your three stones round the strip and home before the other side does. **Your first move:** bring stones in on the numbers you have thrown, such as `*5`, and end with *Pass* when you have enough.
