# The lesson of Confusion (games/confusion/lessons.py): each step in two sentences, with task and hints.
# Nothing here may say what Blue could not know of Blue's own dice.

learn-confusion-types = You are Blue, at the bottom, and win by bringing the puck to Black's base row; Black's dice show how they may move, but only Black can see how yours move. Arrows are the directions, the number is the farthest distance, and shorter is always allowed.
    .title = Black's dice
    .task = Look at Black's ringed K. What may it do?
    .hint = One of its arrows points down, towards you, and two point up to the sides. The number is 3.
    .answer-side = One square to the side
    .answer-two = Two squares towards you
    .answer-four = Four squares towards you
    .hint-side = It has no arrow to the left or to the right. It may go down, and diagonally back.
    .hint-four = The direction is right, but K goes three squares at most.

learn-confusion-try = You get to know your own dice by trying: name a die and a square, or a direction with a number, and the game answers truthfully. If the move is forbidden nothing moves, but your turn is over.
    .title = A try
    .task = Try the ringed H one step forward: `H F1`, or by its square, `H-d3`.
    .hint = A space is followed by a direction (F is forward) with a number, a dash by a square.
    .hint-die = That tries another die. Take H, on d2.
    .hint-way = H is right, but one step forward leads to d3.
    .done = That tells you something, too: seven of the twelve types can go one step forward, so H is none of them. Your sheet has struck them out.

learn-confusion-ask = On your sheet each die has a column, and what the answers exclude is crossed out. H has five types left, and it would be a waste to ask what you already know.
    .title = The sheet
    .task = Ask H something new: one step to the side.
    .hint = `H L1` is one step to the left. On the right is your own I.
    .hint-again = All types that could go forward are already crossed out, so the answer is certain: forbidden. Try a step to the left.
    .hint-die = That asks another die. Stay with H, the one you know most about.
    .hint-way = The game would answer that, too. But this time ask for a straight step to the side.
    .done = Of the five only h and i move sideways, so H is one of them.

learn-confusion-best = The best question is one whose answer you do not know. H is an h or an i now: both go one step to the side or diagonally forward, but only i goes two, and only h goes diagonally back.
    .title = The try that tells you most
    .task = Make a try with H that decides between h and i.
    .hint = Compare rows h and i of the sheet: their arrows and their numbers. What can one of them do that the other cannot?
    .hint-sure = The answer is certain before you ask, so it tells you nothing. Try what only one of h and i can do: two squares, or diagonally back.
    .hint-die = That asks another die, while H is nearly known.
    .done = Only one type is left for H: whatever you try now with H, you know the answer.

learn-confusion-reveal = Only i is left for H, so you may reveal it: then its arrows are on the board for all to see, and you need not look at your sheet. That takes no turn, and it is granted only if no other type is left.
    .title = Revealing
    .task = Reveal H: the letter of the die, an equals sign, the type.
    .hint = The column of H on your sheet has only one letter left. Put it after `H=`.
    .hint-turn = That is a try, and it takes your turn. A reveal has an equals sign: `H=` and the type.

learn-confusion-thin = Each type occurs exactly once on a side: since H is the i, no other die is, and i is struck out everywhere else with a thin stroke. Sometimes such a stroke is the last thing that was missing.
    .title = Thin strokes
    .task = Another of your dice is certain now. Find it on the sheet, and reveal it.
    .hint = Die I could not go forward, but it could go to the side. Look at its column: one type has neither cross nor stroke.
    .hint-turn = That is a try, and it takes your turn. You need no more answers: reveal a die whose column has one type left.

learn-confusion-take = It is all about the puck, which is on f6: a die that ends its move on that square controls it. Nothing passes over it; H, being an i, goes up to two squares sideways or diagonally forward.
    .title = Taking the puck
    .task = Move H onto the puck.
    .hint = From d4, f6 is two squares diagonally forward to the right.
    .hint-short = That does not reach the puck. From d4 the whole diagonal to f6 is free for H.

learn-confusion-play = Your H controls the puck and has three ways to move: `H-` leaves it behind, `HP-` takes it along, `P-` plays it away while H stays. Played away, the puck moves as H could, and the die that stands where it ends controls it.
    .title = Playing the puck
    .task = Play the puck to your own L on h6.
    .hint = Two squares to the right: H could go there if L did not stand in the way, so the puck can.
    .hint-free = L does not have the puck. Let the puck move alone, to the square where L stands.
    .hint-gift = One of Black's dice is on that square, and now Black controls the puck. Your L stands on h6.

learn-confusion-carry = To win, the puck must reach Black's base row under a die of yours. Taken along, it moves with its die, which may capture as always.
    .title = Carrying the puck
    .task = Take the puck with H two squares diagonally forward.
    .hint = H goes diagonally to d8 or h8. `HP-` takes the puck along.
    .hint-alone = That does not take the puck along with H. Write `HP-` and the square.
    .hint-short = The puck comes along, but not two squares forward. Go to rank 8.

learn-confusion-home = When the puck is on Black's base row under a die of yours, Black has exactly one turn to answer: if your die is not captured, you have won. Black does not know how Black's dice move, but you do.
    .title = Home
    .task = Bring the puck to Black's base row where none of Black's dice can capture H.
    .hint = H reaches a11 and c11, where it captures G. How does Black's G move, and who could capture on c11?
    .hint-caught = Black's G moves two squares sideways: from c11 it can capture H on a11. Look at the other square that H can reach.
    .hint-away = That does not bring the puck to the base row under a die of yours. Take it along: `HP-`.
    .done = G is captured, and none of Black's other dice reaches c11: whatever Black tries, you have won.
