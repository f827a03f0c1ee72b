# Columbiz: everything the game says, apart from its rules (rules_columbiz.ftl).
# $seat and $..._seat are names of seats (Purple ○, Blue △, ...); $..._count is the length of the list $...

columbiz-name = Columbiz
columbiz-brief = Columbiz
columbiz-seat-purple = Purple ○
columbiz-seat-blue = Blue △
columbiz-seat-grey = Grey ✕
columbiz-seat-black = Black □

## Lines that cannot be read

columbiz-error-empty = There is nothing here yet. Write which dice stay (`keep 33 555`), or where your discs go (`3/2, 5/3`).
columbiz-error-unreadable = I cannot read `{ $text }`. Dice to keep look like `keep 33 555`, discs like `3/2, 5/3`; `roll` throws all dice, `stop` none.
columbiz-error-unfinished = `{ $text }` stops short: a disc needs a column and a field, such as `5/3`. To keep dice, write `keep` in front of them.
columbiz-error-unknown_field = There is no field `{ $text }`: columns go from 1 to 6, and so do the fields in each.
columbiz-error-unknown_face = `{ $text }` is not on any die: faces go from 1 to 6.
columbiz-error-alone = `{ $text }` does not go with the rest of the line. Write it on a line of its own.
columbiz-error-mixed = Dice to keep and discs cannot share a line: the throw comes between them.
columbiz-error-lay_away = Discs are never laid away by choice. It happens by itself when you cannot place any.
columbiz-error-keep_nothing = Which dice stay? If you mean to throw all of them again, write `{ $line }`.

## Lines that a rule forbids

columbiz-error-over = The game is over: { columbiz-ended }.
columbiz-error-throw_due = The dice are about to be thrown. Try again in a moment.
columbiz-error-not_to_move = It is not your turn: { $to_move_seat } is to move.
columbiz-error-bad_throw =
    { $due ->
        [0] No throw is due now.
        [one] One die is due now, showing 1 to 6.
       *[other] { $due } dice are due now, each showing 1 to 6.
    }
columbiz-error-third_throw = You have thrown three times. Now place your discs.
columbiz-error-stopped = You have stopped throwing. Now place your discs.
columbiz-error-not_thrown =
    { $there ->
        [0] No die shows a { $face }.
        [one] You want to keep { $wanted ->
        [one] { $wanted } die
       *[other] { $wanted } dice
    } showing { $face }, but there is only one.
       *[other] You want to keep { $wanted ->
        [one] { $wanted } die
       *[other] { $wanted } dice
    } showing { $face }, but there are only { $there }.
    }
columbiz-error-bad_keep = To keep all eight dice, write `stop`.
columbiz-error-nothing_placed = Place at least one disc.
columbiz-error-too_many_discs = You may place at most { $most ->
        [one] { $most } disc
       *[other] { $most } discs
    } in a turn.
columbiz-error-supply_short =
    { $discs ->
        [one] Your supply has only one disc left.
       *[other] Your supply has only { $discs } discs left.
    }
columbiz-error-occupied = { $field } is taken: { $occupant_seat } has a disc there at this point.
columbiz-error-dice_short =
    { $used ->
        [0] { $field } needs { $needed } dice showing { $face }; { $there ->
            [0] you have none.
            [one] you have only one.
           *[other] you have only { $there }.
        }
       *[other] { $field } needs { $needed } dice showing { $face }; { $there ->
            [0] the discs before it have used up all of yours.
            [one] after the discs before it you have only one left.
           *[other] after the discs before it you have only { $there } left.
        }
    }
columbiz-error-order = Your discs count one by one, in the order you write them. In this order they are legal: `{ $line }`.

## What happened

columbiz-note-start_die = { $seat } throws a { $value }.
columbiz-note-start_tie = A tie at { $value }: those who tied throw again (Ruling 1).
columbiz-note-starts = { $seat } starts.
columbiz-note-thrown =
    { $number ->
        [1] { $seat } throws { $dice }.
        [2] { $seat } throws all the dice a second time: { $dice }.
       *[other] { $seat } throws all the dice one last time: { $dice }.
    }
columbiz-note-thrown_rest =
    { $number ->
        [2] { $seat } keeps { $kept } and has { $dice } after the second throw.
       *[other] { $seat } keeps { $kept } and has { $dice } after the last throw.
    }
columbiz-note-stopped = { $seat } stops throwing.
columbiz-note-captured = { $field } captures { $owner_seat } on { $fields }.
columbiz-note-line =
    { $direction ->
        [row] Row of { $length }
        [column] Column of { $length }
       *[diagonal] Diagonal of { $length }
    } ({ $fields }): { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
columbiz-note-brings =
    { $points ->
        [0] { columbiz-prisoners }
       *[other] { $prisoners ->
            [0] { columbiz-points }
           *[other] { columbiz-points }, { columbiz-prisoners }
        }
    }
columbiz-note-gained =
    { $points ->
        [0] { columbiz-prisoners }: { $seat } now has { $score }.
       *[other] { $prisoners ->
            [0] { columbiz-points }: { $seat } now has { $score }.
           *[other] { columbiz-points } and { columbiz-prisoners }: { $seat } now has { $score }.
        }
    }
# Parts of the two above.
columbiz-points =
    { $points ->
        [one] 1 point from lines
       *[other] { $points } points from lines
    }
columbiz-prisoners =
    { $prisoners ->
        [one] 1 prisoner
       *[other] { $prisoners } prisoners
    }
columbiz-note-laid_away =
    { $discs ->
        [one] { $seat } cannot place a disc and lays the last one away.
       *[other] { $seat } cannot place a disc and lays { $discs } away; left in the supply: { $supply }.
    }
columbiz-note-last_round = { $seat } has no discs left: this round is the last.
columbiz-note-ended_supply = The round is finished and the game is over: { $score }.

## What a picture shows, for those who do not see it (plain text, at most 1024 characters in all)

columbiz-note-view_start = The dice decide who starts.
columbiz-note-view_to_move = Round { $round }, { $seat } to move. Throw { $number } of 3: { $dice }.
columbiz-note-view_stopped = Round { $round }, { $seat } to place with { $dice }.
columbiz-note-view_throw_due = Round { $round }, { $seat } is about to throw.
columbiz-note-view_keeping = Round { $round }, { $seat } keeps { $kept } and is about to throw the rest.
columbiz-note-view_over = The game is over: { columbiz-ended }.
columbiz-note-view_player = { $seat }: { $score } ({ $lines } from lines, { $prisoners_points } for { $prisoners ->
        [one] 1 prisoner
       *[other] { $prisoners } prisoners
    }), supply { $supply }.
columbiz-note-view_left = { $seat } is out.
columbiz-note-view_last = { $seat } has placed { $fields }: { $points ->
        [one] 1 point from lines
       *[other] { $points } points from lines
    }, { $prisoners ->
        [one] 1 prisoner.
       *[other] { $prisoners } prisoners.
    }
columbiz-note-view_last_away =
    { $discs ->
        [one] { $seat } has laid one disc away.
       *[other] { $seat } has laid { $discs } discs away.
    }
columbiz-note-view_discs = { $seat } has discs on { $fields }.

## How a game ended; stands behind a colon or in brackets

columbiz-reason-supply = a supply is empty and the round is finished
columbiz-reason-alone = all the others have resigned (Ruling 8)
columbiz-ended =
    { $reason ->
        [alone] { columbiz-reason-alone }
        [resigned] by resignation
        [agreed] by agreement
       *[supply] { columbiz-reason-supply }
    }

## What is chosen in the move builder

columbiz-group-keep = Keep these dice
columbiz-group-roll = Throw all dice
columbiz-group-stop = Keep all dice
columbiz-group-place = Place a disc on …
columbiz-group-next = … and one on …

## What could still be added to a line

columbiz-addition-placement = another disc

## The columns of the score sheet

columbiz-column-dice = Dice
columbiz-column-discs = Discs
columbiz-column-lines = Lines
columbiz-column-prisoners = Prisoners
columbiz-column-supply = Supply
columbiz-column-score = Score

## The beginning

columbiz-begin = Keep the dice you like and throw the rest, at most twice; then place discs.
columbiz-first = **New to this game?** Lines of three or more of your discs score, and a disc captures the opposing discs below it in its column. **Your first move:** keep matching dice and throw the rest. A field needs as many of its column's face as its number says: `5/3` needs three fives.
columbiz-note-sheet_laid_away =
    { $discs ->
        [one] one laid away
       *[other] { $discs } laid away
    }
