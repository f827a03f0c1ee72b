# Colliding Circles: everything the game says, apart from its rules (rules_colliding_circles.ftl).
# $seat and $..._seat are names of seats (Red, Black); $..._count is the length of the list $...

colliding_circles-name = Colliding Circles
colliding_circles-brief = Circles
colliding_circles-seat-red = Red
colliding_circles-seat-black = Black

## Lines that cannot be read

colliding_circles-error-empty = There is no move here yet. A turn looks like `B6-A7, 6*B6, 1*B7`; to do nothing, write `pass`.
colliding_circles-error-unreadable = I cannot read `{ $text }`. A manoeuvre looks like `C6-C5`, a placement like `6*C5`, a rethrow like `+1`.
colliding_circles-error-unfinished =
    { $wants ->
        [field] `{ $text }` stops short: a field is missing, such as `C5`.
        [value] `{ $text }` stops short: a value from 1 to 6 is missing.
        [bracket] `{ $text }` stops short: the closing bracket is missing, as in `D4-E3(2)`.
       *[sign] `{ $text }` does not say what to do: `6*C5` places a 6, `C6-C5` moves the die on C6, `+6` rethrows a 6.
    }
colliding_circles-error-unknown_field =
    There is no field { $text } on the board.{ $fields_count ->
        [0] { "" }
       *[other] { " " }Nearby: { $fields }.
    }
colliding_circles-error-unknown_value = `{ $text }` is not on any die: values go from 1 to 6.
colliding_circles-error-pass_with_actions = A pass stands alone: write either `pass` or the actions, not both.

## Lines that a rule forbids

colliding_circles-error-over = The game is over: { colliding_circles-ended }.
colliding_circles-error-throw_due = The dice are about to be thrown. Try again in a moment.
colliding_circles-error-not_to_move = It is not your turn: { $to_move_seat } is to move.
colliding_circles-error-bad_throw =
    { $due ->
        [0] No throw is due now.
        [one] One die is due now, showing 1 to 6.
       *[other] { $due } dice are due now, each showing 1 to 6.
    }
colliding_circles-error-opening = Red opens with exactly one placement: a die on the middle circle, on the field with its number. Nothing else is allowed in that turn.
colliding_circles-error-second_manoeuvre = You may make only one manoeuvre in a turn.
colliding_circles-error-manoeuvre_late = A manoeuvre comes first, before any placement or rethrow.
colliding_circles-error-third_placement = You may place at most two dice in a turn, or one if you rethrow another.
colliding_circles-error-rethrow_not_last = The rethrow is the last action of a turn: write it at the end of the line.
colliding_circles-error-second_rethrow = You may rethrow only one die in a turn.
colliding_circles-error-rethrow_after_two = A rethrow replaces the second placement: after two placements you may not rethrow.
colliding_circles-error-after_end = The action before this one ends the game ({ colliding_circles-ended }). Nothing may follow it.
colliding_circles-error-order = Your actions count one by one, in the order you write them. In this order they are legal: `{ $line }`.
colliding_circles-error-occupied = { $field } is taken by { $occupant_seat }'s { $value }.
colliding_circles-error-not_in_hand =
    { $hand_count ->
        [0] You have no { $value }: your hand is empty at this point.
       *[other] You have no { $value }: at this point you hold { $hand }.
    }
colliding_circles-error-adjacency =
    A { $value } on { $field } cannot go beside the { $neighbour_value } on { $neighbour }. { $values_count ->
        [one] Only a { $values } fits there.
       *[other] These fit there: { $values }.
    }
colliding_circles-error-hole = { $field } is a hole: no value fits between its neighbours { $around }.
colliding_circles-error-no_neighbour =
    { $field } touches no die yet and has no printed number. { $starts_count ->
        [0] Place beside dice already on the board; no printed field is free for a start.
       *[other] Place beside dice already on the board, or start on a printed field: { $starts }.
    }
colliding_circles-error-start_value = { $field } touches no die yet, so only its printed number may start there: a { $printed }, not a { $value }.
colliding_circles-error-no_die = There is no die on { $field } to move.
colliding_circles-error-no_step = A manoeuvre leads to another field; the die is already on { $field }.
colliding_circles-error-frozen = The die on { $field } is frozen: it is part of the circle { $circle }, which belongs to { $owner_seat }.
colliding_circles-error-at_limit =
    { $direction ->
        [down] Your own dice lose a pip with every step, so the { $value } on { $field } cannot move.
       *[up] Your opponent's dice gain a pip with every step, so the { $value } on { $field } cannot move.
    }
colliding_circles-error-too_far =
    { $steps ->
        [one] It is too far from { $source } to { $target }: this die can take only one step.
       *[other] It is too far from { $source } to { $target }: this die can take only { $steps } steps.
    } { colliding_circles-targets }
colliding_circles-error-blocked = The die on { $source } has no free way to { $target }. { colliding_circles-targets }
colliding_circles-error-way_adjacency = On its way from { $source } to { $target } the die would be a { $value } on { $field }, beside the { $neighbour_value } on { $neighbour }; that breaks the adjacency rule. { colliding_circles-targets }
colliding_circles-error-unreachable_value =
    { $values_count ->
        [one] From { $source } the die can reach { $target } only as a { $values }, not as a { $value }.
       *[other] From { $source } the die can reach { $target } with one of the values { $values }, not as a { $value }.
    }

# Ends some of the errors above.
colliding_circles-targets =
    { $targets_count ->
        [0] It cannot be moved anywhere now.
       *[other] It can go to: { $targets }.
    }

## What happened

colliding_circles-note-circle_broken =
    { $kind ->
        [wolf] { $owner_seat } reopens the Wolf on { $circle }.
        [fox] { $owner_seat } reopens the Fox on { $circle }.
       *[goose] { $owner_seat } reopens the Goose on { $circle }.
    }
colliding_circles-note-circle_completed =
    { $kind ->
        [wolf] A Wolf on { $circle } for { $owner_seat }!
        [fox] A Fox on { $circle } for { $owner_seat }!
       *[goose] A Goose on { $circle } for { $owner_seat }.
    }
# A player can lose at most five points in a turn.
colliding_circles-note-points =
    { $points ->
        [-5] { $seat } loses 5 points: { $score }.
        [-4] { $seat } loses 4 points: { $score }.
        [-3] { $seat } loses 3 points: { $score }.
        [-2] { $seat } loses 2 points: { $score }.
        [-1] { $seat } loses 1 point: { $score }.
        [one] { $seat } gains 1 point: { $score }.
       *[other] { $seat } gains { $points } points: { $score }.
    }
colliding_circles-note-hole_made = { $field } is a hole now.
colliding_circles-note-hole_opened = The hole on { $field } is gone.
colliding_circles-note-passed = { $seat } passes.
colliding_circles-note-thrown = { $seat } throws { $dice } (pool: { $pool }).
colliding_circles-note-rethrown = { $seat } rethrows the { $old } and gets a { $new }.
colliding_circles-note-quiet_turns =
    { $left ->
        [one] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row without a placement: one more, and the game ends (Ruling 1).
       *[other] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row without a placement: { $left } more, and the game ends (Ruling 1).
    }
colliding_circles-note-ended_closed = Every free field is a hole, or none is left: the game ends at { $score }.
colliding_circles-note-ended_last_die = { $seat } has put the last die on the board: the game ends at { $score }.
colliding_circles-note-ended_quiet = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row without a placement: the game ends at { $score } (Ruling 1).

## What a picture shows, for those who do not see it (plain text, at most 1024 characters in all)

colliding_circles-note-view_to_move = Round { $turn }, { $seat } to move.
colliding_circles-note-view_throw_due = The dice are about to be thrown.
colliding_circles-note-view_over = The game is over: { colliding_circles-ended }.
colliding_circles-note-view_score = Score (Red/Black): { $score }.
colliding_circles-note-view_last = { $seat } has played { $steps }.
colliding_circles-note-view_last_pass = { $seat } has passed.
colliding_circles-note-view_hand =
    { $hand_count ->
        [0] { $seat } has no dice in hand; pool: { $pool }.
       *[other] { $seat } has { $hand } in hand; pool: { $pool }.
    }
colliding_circles-note-view_circle =
    { $kind ->
        [wolf] { $circle }: Wolf, { $points } for { $owner_seat }.
        [fox] { $circle }: Fox, { $points } for { $owner_seat }.
       *[goose] { $circle }: Goose, { $points } for { $owner_seat }.
    }
colliding_circles-note-view_holes = Holes: { $fields }.
colliding_circles-note-view_dice = { $seat }'s dice: { $dice }.

## How a game ended; stands behind a colon or in brackets

colliding_circles-reason-closed = no more dice can be placed
colliding_circles-reason-last_die = one side has put its last die on the board
colliding_circles-reason-quiet = twelve turns in a row without a placement (Ruling 1)
colliding_circles-ended =
    { $reason ->
        [last_die] { colliding_circles-reason-last_die }
        [quiet] { colliding_circles-reason-quiet }
        [resigned] by resignation
        [agreed] by agreement
       *[closed] { colliding_circles-reason-closed }
    }

## What is chosen from a menu of the move builder

colliding_circles-group-manoeuvre = Move a die …
colliding_circles-group-manoeuvre_whole = Move a die, the whole way …
colliding_circles-group-placement_whole = Place a die on a field …
colliding_circles-group-target = … to this field
colliding_circles-group-placement = Place a die …
colliding_circles-group-field = … on this field
colliding_circles-group-rethrow = Rethrow a die …
colliding_circles-group-pass = Pass

## What could still be added to a line

colliding_circles-addition-placement = a placement
colliding_circles-addition-rethrow = a rethrow

## The columns of the score sheet

colliding_circles-column-manoeuvre = M
colliding_circles-column-first = P1
colliding_circles-column-second = P2/R
colliding_circles-column-hand = Hand
colliding_circles-column-pool = Pool
colliding_circles-column-score = Score

## The beginning

colliding_circles-begin = Red opens with one die on the middle circle, on the field with its number; Black answers beside it.
colliding_circles-first = **New to this game?** Close circles of six dice in which your colour has more pips; each scores for you. **Your first move:** choose a die from your hand and a field for it. Dice side by side must differ by exactly 1, and 6 and 1 count as neighbours.
