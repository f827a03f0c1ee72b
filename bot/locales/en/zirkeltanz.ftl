# Zirkeltanz: everything the game says, apart from its rules (rules_zirkeltanz.ftl).
# $seat and $..._seat are names of seats (Blue, Yellow); $..._count is the length of the list $...
# Circles are named as the mover writes them: 3a is the mover's own, !3a the opponent's. Lengths are units.

zirkeltanz-name = Zirkeltanz
zirkeltanz-brief = Zirkel
zirkeltanz-seat-blue = Blue
zirkeltanz-seat-yellow = Yellow

## Lines that cannot be read

zirkeltanz-error-empty = There is no move here yet. `3a@4b:120` lays 3a beside 4b in direction 120°, `3a@4b+2a` so that it touches both.
zirkeltanz-error-unreadable = I cannot read `{ $text }`. A move looks like `3a@4b:120` or `3a@4b+2a<`.
zirkeltanz-error-with_centre = The centre belongs on the score sheet and is not typed. Leave out everything from `=` on.
zirkeltanz-error-unknown_circle = There is no circle `{ $text }`. They are called 1a, 1b, 2a and so on up to 5b, with `!` before the opponent's.
zirkeltanz-error-no_target = `{ $text }` stops short: beside which circle? For example `3a@4b:120`.
zirkeltanz-error-no_place = `{ $text }` stops short: where exactly? Add a direction such as `:120`, or a second circle to touch such as `+2a`.
zirkeltanz-error-bad_direction = `{ $text }` is not a direction: they go from 0 (up) clockwise to 360.
zirkeltanz-error-too_fine = `{ $text }` is finer than the game measures: six decimals are enough.
zirkeltanz-error-too_large = `{ $text }` is far too long for a number.
zirkeltanz-error-unknown_second = I do not know what `{ $text }` is. After `+` comes a circle, `area` (the penalty area of the moved circle's colour), `old` (the place it leaves) or, on a six, `life` (your life circle).
zirkeltanz-error-second_is_target = { $target } is already the target. Name a second thing for the circle to touch.
zirkeltanz-error-empty_setup = Nothing is laid here yet. `formation wall` lays all ten circles, `5a(12.5,-7)` a single one.
zirkeltanz-error-unreadable_setup = I cannot read `{ $text }`. In the set-up you write `formation wall`, `5a(12.5,-7)`, or `ready` when you have finished.
zirkeltanz-error-not_yet = `{ $text }` is a move, but the set-up is still under way.
zirkeltanz-error-unknown_formation = There is no formation `{ $text }`. There are: { $formations }.
zirkeltanz-error-ready_alone = `ready` stands alone: lay your circles first, look at them, then say that you are ready.
zirkeltanz-error-formation_first = A formation lays all ten circles, so it comes first; single circles after it change it.
zirkeltanz-error-laid_twice = { $circle } occurs twice. Which place do you mean?
zirkeltanz-error-bad_coordinates = `{ $text }` is not a place. Write two numbers with a comma between them, such as `(12.5,-7)`, or with a semicolon: `(12,5;-7)`.
zirkeltanz-error-unknown_value = `{ $text }` is not on any die: values go from 1 to 6.

## Lines that a rule forbids

zirkeltanz-error-over = The game is over: { zirkeltanz-ended }.
zirkeltanz-error-still_setup = The set-up is still under way.
zirkeltanz-error-setup_over = The set-up is over; now the circles dance.
zirkeltanz-error-already_ready = You have already said that you are ready. That is final.
zirkeltanz-error-throw_due = The die is about to be thrown. Try again in a moment.
zirkeltanz-error-not_to_move = It is not your turn: { $to_move_seat } is to move.
zirkeltanz-error-bad_throw =
    { $due ->
        [0] No throw is due now.
        [one] One die is due now, showing 1 to 6.
       *[other] { $due } dice are due now, each showing 1 to 6.
    }
zirkeltanz-error-nothing_laid = No circle is laid here.
zirkeltanz-error-not_all_laid =
    { $circles_count ->
        [one] You are not ready yet: { $circles } is still missing.
       *[other] You are not ready yet: these are still missing: { $circles }.
    }
zirkeltanz-error-across_middle = { $circle } would reach { $depth } over the middle line. It may touch the line, nothing more.
zirkeltanz-error-too_far_out = { $circle } would lie too far out: in the set-up no coordinate is larger than { $reach } (Ruling 7).
zirkeltanz-error-setup_in_area = { $circle } would lie { $depth } deep in your own penalty area.
zirkeltanz-error-setup_overlap = { $circle } and { $other } would overlap by { $depth }. They may touch.
zirkeltanz-error-foreign = The throw is a { $thrown }, so you move one of your own circles and lay it beside your own. You move the opponent's only on a six: leave out the `!`.
zirkeltanz-error-own_on_six = On a six you must move one of your opponent's circles, not your own { $circle }.
zirkeltanz-error-wrong_number = The throw is a { $thrown }, so you cannot move { $circle }, but one of these: { $circles }.
zirkeltanz-error-not_neighbours =
    { $numbers_count ->
        [one] { $circle } cannot be laid beside { $target }: the only neighbour of { $number } is { $numbers }.
       *[other] { $circle } cannot be laid beside { $target }: the neighbours of { $number } are { $numbers }.
    }
zirkeltanz-error-exchanged = { $target } is not a neighbour of { $circle }, but { $second } is. Name the neighbour first: `{ $line }`.
zirkeltanz-error-no_contact = { $circle } would not touch { $target } there: they would be { $gap } apart.
zirkeltanz-error-on_old_place = { $circle } would still cover part of its old place, by { $depth }. It must leave it completely.
zirkeltanz-error-overlap = { $circle } would overlap { $other } by { $depth } there.
zirkeltanz-error-in_area = { $circle } would lie { $depth } deep in the penalty area of its own colour.
zirkeltanz-error-on_life = { $circle } would cover your own life circle there, by { $depth }. Nobody wins in the opponent's turn (Ruling 3).
zirkeltanz-error-no_nook = { $circle } cannot touch { $target } and `{ $second }` at once: they are { $gap } too far apart.
zirkeltanz-error-life_without_six = Your life circle is in the way only on a six, when you move one of your opponent's circles.

## Lines that leave a question

zirkeltanz-error-two_nooks = Two nooks are equally near this direction. Which one do you mean: { $lines }?
zirkeltanz-error-two_sides = There are two places that touch `{ $second }` as well, one on the left and one on the right of the way there. Which one do you mean: { $lines }?
zirkeltanz-error-which_comma = Which comma in `{ $text }` is a decimal comma? Write a point or a semicolon: { $lines }.

## What happened

zirkeltanz-note-is_ready = { $seat } is ready.
zirkeltanz-note-lays_secretly = { $seat } is setting up, in secret.
zirkeltanz-note-both_ready = Both set-ups are revealed.
zirkeltanz-note-formation =
    { $name ->
        [wall] a row along the middle line
        [arrow] a wedge towards the middle line
        [fan] an arch around the life circle, open behind
        [ring] all around the life circle
        [phalanx] two dense rows
       *[pincers] two groups, the middle free
    }
zirkeltanz-note-setup_laid =
    { $count ->
        [10] All ten circles are in place. Only you see them; `ready` ends your set-up.
       *[other] { $count } of ten circles are in place. Only you see them.
    }
zirkeltanz-note-start_thrown = For the start Blue throws a { $blue } and Yellow a { $yellow }.
zirkeltanz-note-start_again = A tie: both throw again.
zirkeltanz-note-starts = { $seat } starts.
zirkeltanz-note-thrown = { $seat } throws a { $value }.
zirkeltanz-note-thrown_six = { $seat } throws a 6 and must move one of the opponent's circles.
zirkeltanz-note-turn_lost = { $seat } throws a { $value }, but there is no legal move: the turn is lost.
zirkeltanz-note-laid =
    { $touching_count ->
        [0] { $seat } lays { $circle }.
       *[other] { $seat } lays { $circle }; it touches { $touching }.
    }
zirkeltanz-note-covered = { $circle } covers the life circle: { $seat } wins!
zirkeltanz-note-ended_turn_limit = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } have been played: the game is a draw (Ruling 4).

## What a choice would bring about

zirkeltanz-note-would_win = Covers the life circle and wins!
zirkeltanz-note-would_touch = Touches { $touching }; { $gap } from the life circle.

## What a picture shows, for those who do not see it (plain text, at most 1024 characters in all)

zirkeltanz-note-view_setup = The set-up is under way.
zirkeltanz-note-view_ready = { $seat } has finished the set-up.
zirkeltanz-note-view_to_move =
    { $thrown ->
        [6] Round { $turn }: { $seat } has thrown a 6 and moves one of the opponent's circles.
       *[other] Round { $turn }: { $seat } has thrown a { $thrown } and is to move.
    }
zirkeltanz-note-view_throw_due = The die is about to be thrown.
zirkeltanz-note-view_over = The game is over: { zirkeltanz-ended }.
zirkeltanz-note-view_limit = Turns: { $turns } of { $limit }.
zirkeltanz-note-view_last = { $seat } has played { $line }.
zirkeltanz-note-view_offers =
    { $count ->
        [0] The picture shows the arcs on which the centre of { $circles } may lie.
       *[other] The picture shows the arcs on which the centre of { $circles } may lie, and { $count } numbered places.
    }
zirkeltanz-note-view_circles = { $seat }'s circles: { $circles }.

## How a game ended; stands behind a colon or in brackets

zirkeltanz-reason-covered = a life circle is covered
zirkeltanz-reason-turn_limit = the limit of turns is reached (Ruling 4)
zirkeltanz-ended =
    { $reason ->
        [turn_limit] { zirkeltanz-reason-turn_limit }
        [resigned] by resignation
        [agreed] by agreement
       *[covered] { zirkeltanz-reason-covered }
    }

## What is chosen from a menu of the move builder

zirkeltanz-group-nook = A numbered place …
zirkeltanz-group-circle = Lay a circle …
zirkeltanz-group-target = … beside this one
zirkeltanz-group-direction = … in this direction
zirkeltanz-group-turn = Turn it a little …
zirkeltanz-group-ready = Finish the set-up
zirkeltanz-group-formation = Lay a formation …
zirkeltanz-group-lay = Shift a circle …
zirkeltanz-group-shift = … by this many units

## What could still be added to a line

zirkeltanz-addition-circles = the missing circles

## The columns of the score sheet

zirkeltanz-column-die = Die
zirkeltanz-column-move = Move

zirkeltanz-option-edition = measures
    .value = edition { $value }
zirkeltanz-option-turn_limit = turn limit
    .value =
        { $value ->
            [0] none
           *[other] { NUMBER($value, useGrouping: 0) }
        }

## The beginning

zirkeltanz-begin = Choose a formation, then finish the set-up.
zirkeltanz-begin-play = Lay a circle with the number thrown beside another one; *Make a move* numbers the best places.
zirkeltanz-first = **New to this game?** Cover any part of the other side's red life circle with one of your circles. **Your first move:** choose a formation, look at it, and finish the set-up. Nobody sees it until both have finished.
zirkeltanz-button-begin = Choose a formation
