# The lesson of Gamwin (games/gamwin/lessons.py): each step in two sentences, with its task and its hints.

learn-gamwin-way = Stones stand beside nine fields, left (`L`) or right (`R`): a place is a side and a number, such as `L5`. You are Blue, and your three stones go up the left side to `L9`, across to `R9` and down to `R1`; Red goes the other way round.
    .title = The way
    .task = Which way does your marked stone on `L5` go home?
    .hint = Follow the blue arrow on the left side, and think of what comes after the 9.
    .answer-round = Up to L9, across, down to R1
    .answer-back = Down to L1
    .answer-over = Straight across to R5
    .hint-back = That is where it came from: Blue's way begins at `L1`.
    .hint-over = Stones only cross at the 9.
    .done = On `R1` the stone is home and leaves the board. Whoever has all three home first wins.

learn-gamwin-enter = At the first throw you bring stones in: at most one with each die, beside its number on your own starting side. `*9` brings a stone in at the 9, and after a comma comes the next.
    .title = Bringing stones in
    .task = You have thrown 9 5 2. Bring in two stones with one line, at the 9 and at the 5.
    .hint = Put an asterisk before each number, and a comma between the two.
    .hint-both = Bring in two stones, one at the 9 and one at the 5, in the same line.
    .done = You may use one, two or all three dice, or `pass`. Later in the game, too, stones come in at numbers on the table.

learn-gamwin-step = A stone moves one place forward or backward, and only to a number that one of the three dice shows. You write the place it leaves and the place it goes to.
    .title = One step
    .task = 7 6 5 is on the table. Move your stone from `L5` one place forward.
    .hint = From `L5` to the next place on the left side, with a dash in between.
    .hint-other = Move the stone on `L5`. Do not bring in another one now.
    .hint-place = That is too far for now: one step to the 6 is enough.
    .done = As long as you move something it is still your turn.

learn-gamwin-run = You may use every number on the table as often as you like, for any of your stones. So a stone can keep going as long as the next number is there, all in one line.
    .title = Many steps in one line
    .task = Take the stone from `L5` to `L7` with one line.
    .hint = Two steps with a comma between them. Each one names where it starts and where it ends.
    .hint-other = Move the stone on `L5`. Leave the others where they are.
    .hint-place = It has not reached `L7`. Add the next step after a comma.
    .done = Small letters and spaces work as well: `l5-l6 l6-l7` is the same line.

learn-gamwin-throw = With a 9 a stone on `L9` may cross to `R9`, for good. After a move you may throw again and keep what you like: `keep 4` keeps the 4 and throws the other two dice, `roll` throws all three.
    .title = Crossing and throwing
    .task = Cross with your stone from `L9`, and in the same line throw again, but keep the 4.
    .hint = First `L9-R9`, then a comma, then the throw that keeps the 4.
    .hint-cross = The crossing is missing: it goes from `L9` to `R9`.
    .hint-throw = The stone has crossed, but nothing is thrown. Put the throw after it, in the same line.
    .hint-kept = You are throwing, but not with the right dice: keep the 4, and nothing else.
    .done = You cannot throw twice in the same position: something has to move first.

learn-gamwin-safe = When a stone comes to a field, every single enemy stone there is captured, on both sides of the field, and has to begin again. Two or three stones of one colour on the same side are safe.
    .title = Who is safe
    .task = Two red stones stand on `R8`. What happens when a blue stone goes there?
    .hint = Single means the only one of its colour on its side. How many red stones stand on `R8`?
    .answer-blocks = Nobody is captured, both are blocked
    .answer-one = The outer one is captured
    .answer-both = Both are captured
    .hint-one = Of two on one side neither is single, so neither can be captured.
    .hint-both = Only single stones are captured; together the two are safe.
    .done = The blue stone stands outside the two and blocks them: they cannot leave until it goes. Three stones on one side are a wall that nobody steps past.

learn-gamwin-capture = 7 6 5 is on the table, and a single red stone stands on `R7`. It does not matter which side of its field you come to.
    .title = Capturing
    .task = Capture the red stone on `R7`.
    .hint = There is a 7 on the table. Your stone on `R8` is just one place away.
    .hint-stone = The red stone still stands on `R7`. Which of your stones can get to a 7?
    .done = Other ways are just as good, even `*7`: whatever arrives at the 7, left or right, captures. The `x` in a line marks a capture; you need not write it.

learn-gamwin-pair = Two equal dice are a pair, and then only one thing is possible: one of your stones jumps along its side to that field, over anything, or a stone is brought in there. After that, all three dice are thrown again.
    .title = Pairs
    .task = 1 1 4 is on the table, a pair of ones. Bring one of your stones home with it.
    .hint = A stone on the right side jumps along its side to the 1, and that is the end of your way.
    .hint-jump = A jump goes along the side where the stone stands. Only on the right side is the 1 your goal.
    .hint-waived = You may waive a pair, but this one brings a stone home. Use it.
    .done = The `#` in a line marks a stone that has come home. You need not write it either.

learn-gamwin-waive = In a position where you have already thrown you may not throw again: you move something, or you say `pass`. Here 9 8 3 is on the table, and only a step back from `R2` to `R3` is possible.
    .title = When to pass
    .task = A step back is of no use here. Let Red have the turn.
    .hint = One word is enough.
    .hint-back = That goes away from home, and you would have to come back. Pass instead.
    .done = In a position where you have not yet thrown this turn you go on, with a move or a throw: you cannot pass there.

learn-gamwin-end = When your turn comes, the other side's last throw is there for you, too. Whoever has three stones home first wins, and it counts how many the other side has: 3:0 is more than 3:2.
    .title = The end
    .task = Red has left 7 5 1 on the table, and your last stone stands on `R2`. Win the game.
    .hint = Look at the dice before you throw: one of the numbers is all you need.
    .hint-throw = No need to throw: the 1 is already there, whoever threw it. Move first.
    .done = Bring all three home in a single turn and it is a Durchmarsch.
