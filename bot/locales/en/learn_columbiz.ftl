# The lesson of Columbiz (games/columbiz/lessons.py): each step in two sentences, with its task and its hints.

learn-columbiz-board = Dice decide where you may place your discs, and you score for lines of discs and for prisoners. Each face of a die has a column of six fields; a field is named by column and number, and needs that many dice of the column's face.
    .title = The board
    .task = Which dice does the marked field `5/3` need?
    .hint = In `5/3` the first number is the column, the second the field.
    .answer-three-fives = Three fives
    .answer-five-threes = Five threes
    .answer-any-three = Any three dice
    .hint-five-threes = That would be `3/5`: the column comes first, then the field.
    .hint-any-three = The face matters: in column 5 only fives count.
    .done = The pips in a free field show how many dice it needs.

learn-columbiz-disc = You have thrown `1-2-33-555-6`; equal dice are written together. When you have finished throwing you place discs on free fields, and the line that says where ends your turn.
    .title = Your first disc
    .task = Place a disc on the second field of column 3.
    .hint = Column, slash, field. You have two threes, just enough for field 2 of column 3.
    .hint-field = Look for column 3 first, then for its field 2.
    .hint-place = No more throws now: you already have both threes. Write where the disc goes.
    .done = You need not use all your dice, but whoever can place must place at least one disc.

learn-columbiz-share = You may place up to four discs in a turn, but each die serves only once. So within a column the fields you choose may add up to no more than the dice you have of its face.
    .title = Sharing dice
    .task = Use your three fives for two discs, both in column 5, in one line.
    .hint = Three fives can be split into two and one. Write both fields with a comma between them.
    .hint-field = You need two discs in column 5: which two field numbers add up to three?
    .hint-place = Place discs this time; what you have thrown is enough.
    .done = Spaces work as well as commas, so `5/1 5/2` is the same line.

learn-columbiz-keep = You throw up to three times in a turn: after the first and the second throw you keep what you like and throw the rest. `keep 5` would keep one five and throw the other seven dice.
    .title = Keep and throw
    .task = Keep the two threes and all the fives, and throw the other three dice.
    .hint = Write `keep` and then the dice that stay, equal ones together.
    .hint-dice = Two threes and three fives should stay: five dice, no more and no fewer.
    .hint-throw = Placing discs, like `stop`, would end your throwing. This time throw again.
    .done = To throw all eight dice write `roll`. You need no `stop`: once you place discs, the throwing is over.

learn-columbiz-capture = As soon as a disc is placed, it captures all opposing discs lower down in the same column. They are your prisoners until the end: the first is worth 1 point, four are worth 6 together, and eight 20.
    .title = Capturing
    .task = Blue △ has two discs at the bottom of column 5. Capture both with one disc.
    .hint = Your disc has to go above `5/1` and `5/2`, on a field your fives are enough for.
    .hint-field = That captures fewer than two. Look at column 5: which free field is above two of Blue's discs?
    .hint-place = Your three fives are all you need. Place a disc now.
    .done = `5/4` stays: a disc only captures what is lower, and never discs of its own colour.

learn-columbiz-safe = Now look at it from the other side: you are Purple ○ with discs on `6/1` and `6/3`, and Blue △ has thrown four sixes. The lowest fields are cheap, but anybody can land above them.
    .title = Low discs are in danger
    .task = Blue places a disc on the marked field `6/4`. What do you lose?
    .hint = A capture takes everything of yours lower in the column, not just the nearest disc.
    .answer-both = Both discs
    .answer-lower = Only the lower one
    .answer-none = Nothing
    .hint-lower = `6/3` is below `6/4`, too, and nothing in between protects it.
    .hint-none = Blue lands above both of your discs, and gaps do not help.
    .done = So do not rush to fill the lowest fields: high discs cost more dice, but nobody takes a disc from field 6.

learn-columbiz-lines = Three or more of your own discs side by side without a gap make a line, along a row, a column or a diagonal. It scores at once: 1 point for three discs, 2 for four, 3 for five and 4 for six.
    .title = Lines
    .task = You have four fours. Score two lines of three in one turn.
    .hint = You have `4/2`, `5/3` and `6/3`. One free field belongs to a row and to a column at the same time.
    .hint-some = That makes one line of three, and you want two. Four fours are enough for two discs in column 4.
    .hint-none = No three of yours are in line yet. Look to the left of `5/3` and `6/3`.
    .hint-place = The fours are there: place two discs instead of throwing.
    .done = One disc can score in several directions at once, and points stay even when the line is broken later.

learn-columbiz-order = Your discs come onto the board in the order you write them, and a line that grows scores again with its whole length. So the order can be worth a point.
    .title = The order counts
    .task = The board is empty. Place four discs so that they bring 3 points.
    .hint = Two dice of each face are enough for a row. Which order makes a three first and then a four?
    .hint-some = Nearly: 3 points come from a line of three, scored with the third disc, that grows to four with the last.
    .hint-none = Nothing is in line yet. Place four discs side by side.
    .hint-place = These dice are perfect as they are. Place four discs.
    .done = Filling the gap last would have brought only the 2 points of the line of four.

learn-columbiz-end = When somebody's supply is empty, the round is finished and the game is over. Lines and prisoners count together: you and Blue △ have 13 points each, Blue began, and you have two discs left.
    .title = The end
    .task = Place your last two discs so that you win.
    .hint = You must place both, and at least one of them has to score. Count your discs in the columns and diagonals around column 3.
    .hint-tie = That ends the game, but with equal scores you share the first place. One of the two has to score.
    .hint-goes-on = You still have discs, so the game goes on. Place both of them now.
    .done = Blue began the round and you finish it, so Blue has no more turn.
