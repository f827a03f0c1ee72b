# The puzzle of the week. Percentages are winning chances.

button-puzzle = Answer
button-puzzle-answer = This is my answer
button-puzzle-name = Name me if I am right
button-puzzle-unname = Do not name me
puzzle-title = ### Puzzle of the week · { $game }
puzzle-question = { $seat } is to move. One line is clearly better than every other: which?
puzzle-until = The solution comes { $at }. Answers are private, and each person's first one counts.
puzzle-line = Your line so far: `{ $line }`
puzzle-once = Your answer cannot be changed afterwards.
puzzle-answered = Your answer `{ $line }` is noted. The solution comes { $at }.
puzzle-named = If it is right, you will be named in the solution.
puzzle-not-named = You will be counted, not named.
puzzle-played = You played in this match, so your answer would not count; you are welcome to watch. The solution comes { $at }.
puzzle-over = This puzzle is over.
puzzle-withdrawn = This puzzle was withdrawn: its match goes on after a ruling.
puzzle-solution = **Solution:** `{ $line }`.
puzzle-counted = { $answered ->
    [0] Nobody has answered.
    [one] { $right } of one answer was right.
   *[other] Right answers: { $right } of { $answered }.
}
puzzle-named-solvers = Found by, among others: { $persons }
puzzle-found = Found by the computer: two long searches arrived at this line, and its winning chance is { $margin ->
        [one] one percentage point
       *[other] { $margin } percentage points
    } above that of the next best.
puzzle-same-played = It was played in the match, too.
puzzle-played-line = In the match, `{ $line }` was played.
puzzle-from = The position is from { $thread }, after move { $move }.
puzzle-form-title = Your answer
puzzle-form-hint = The whole line; you are asked to confirm before it counts
