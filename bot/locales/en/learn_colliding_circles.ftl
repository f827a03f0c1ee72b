# The lesson of Colliding Circles (games/colliding_circles/lessons.py): each step in two sentences, with task and hints.

learn-colliding_circles-board = A field is named after its column and row, and six fields around a centre make a circle: the middle one, around CD6, has the printed numbers. Fields side by side, with no centre between them, are neighbours.
    .title = The board
    .task = Which field is a neighbour of C6, where the red 5 is?
    .hint = C6 has three neighbours: two of them are in its own column, C.
    .answer-d6 = D6, on the right
    .answer-b6 = B6, on the left
    .answer-b5 = B5, below left
    .hint-d6 = C6 and D6 face each other across the centre CD6, so they are not neighbours. Look on the other side of C6.
    .hint-b5 = B5 is one row lower. In another column only a field in the same row can be a neighbour, and for C6 that column is B.

learn-colliding_circles-open = You are Red and begin, with a single die on the middle circle. Numbers are printed there: the die must show the number of its field.
    .title = The opening
    .task = Open with a 5 from your hand: value, asterisk, field, just as `2*D6` puts a 2 on D6.
    .hint = Look for the small printed 5 on the middle circle. It is on a field in column C.
    .hint-other = That is not a 5. Put a 5 on the field with the printed 5.

learn-colliding_circles-join = Dice on neighbouring fields differ by exactly 1: only a 4 or a 6 goes beside Red's 5. You are Black now, and in one turn you may place two dice, with a comma between them.
    .title = Two placements
    .task = Place two dice in one line, both beside the 5 on C6.
    .hint = The free neighbours of C6 are B6, C5 and C7, and your hand has a 6 and two 4s.
    .hint-one = These are not two placements. After the first, write a comma and then the second: value, asterisk, field.
    .hint-apart = A die may start away from all others on its printed number. But here both dice belong beside the 5: on B6, C5 or C7.

learn-colliding_circles-rethrow = There is one exception to learn: 6 and 1 count as neighbours, too. Instead of a second placement you may throw a die from your hand again; `+4` rethrows a 4 when your turn ends.
    .title = Six and one, and a rethrow
    .task = You are Red: place a 1 beside the 6 on C5, and rethrow a die from your hand in the same line.
    .hint = C4 and D5 are the free neighbours of C5. The placement comes first, then a comma, then the rethrow.
    .hint-place = There is no 1 beside the 6 on C5 now. Place one on C4 or D5 first.
    .hint-rethrow = The 1 is in place, but nothing is rethrown. End the line with a rethrow instead of another placement: `+` and a value you still hold.

learn-colliding_circles-move = At the start of a turn one die may move over free fields, your own or your opponent's: with each step your own loses a pip, your opponent's gains one. Wherever it passes or stops it must fit its neighbours.
    .title = The manoeuvre
    .task = You are Red: move your 4 from B6 over B7 to A7. Write a dash between the first field and the last.
    .hint = Name only where the die is and where it ends. It passes B7 as a 3 and ends as a 2.
    .hint-short = That is the right die, but it ends on another field. It should end on A7, as a 2.
    .hint-other = The die on B6 does not get to A7 that way. Write B6, a dash, and A7.

learn-colliding_circles-wolf = A complete circle belongs to the colour with more pips in it, and if its dice show 1 to 6 in order all around, it is a Wolf and worth 5 points. Around BC7 a 2, 3, 4 and 5 are already in order, but the 4 on B6 is in the way.
    .title = A Wolf
    .task = You are Red: close BC7 as a Wolf, all in one line.
    .hint = Begin with the manoeuvre from the last step. Then B6 needs the 6 and B7 the 1.
    .hint-goose = BC7 is complete, but only as a Goose for 1 point. Move the 4 away from B6 first, then put 6 and 1 in their places.
    .hint-open = BC7 is not complete yet. Once the 4 has left for A7, put a 6 on B6 and a 1 on B7, all in the same line.
    .done = 12 pips against 9: the Wolf is yours. Any other mixture is a Goose for 1 point, and two alternating values are a Fox for 3.

learn-colliding_circles-owner = Whoever closes a circle does not always get it: the pips alone decide, and a careless die is a gift. With one die from your hand you can close AB8 (`5*A8`) or CD6 (`6*D6`).
    .title = Whose circle is it?
    .task = You are Red: count the pips, then close the circle that becomes yours.
    .hint = Around AB8 Black has 6 + 3 + 2 = 11 pips, and you would have 4 + 5 + 1 = 10. Now count CD6.
    .hint-gift = AB8 becomes a Wolf for Black, with 11 pips against your 10. Around CD6 you would have the majority.
    .hint-none = That closes no circle. A8 is the last free field of AB8, and D6 of CD6.

learn-colliding_circles-better = Dice in your opponent's complete circles are frozen; you may reopen your own circles and close them again for more. BC5 is your Goose for 1 point: 5 6 5 6 5, and a 4 that spoils the Fox.
    .title = From Goose to Fox
    .task = You are Red: turn BC5 into a Fox for 3 points, in one line.
    .hint = One step to B3 is too short: as a 3 the die would be beside the 6 that is still to come. Move it farther, then place the 6.
    .hint-open = BC5 is open now, and you have lost its point. Put a 6 on B4 in the same line.
    .hint-same = BC5 is still a Goose. Move the 4 away from B4, then put a 6 there.

learn-colliding_circles-hole = No die fits between three different odd or three different even values: D6, between 1, 5 and 3, is a hole. You are Black, and you can do what Red cannot do with its own 1: in your turn a red die goes up.
    .title = A hole
    .task = Clear the hole with a manoeuvre and close CD6, all in one line.
    .hint = Move the 1 from D5 out of CD6, for instance to E4. Then a 5 fits on D5 and a 4 on D6.
    .hint-empty = D6 is still empty. Move the 1 away from D5, then place a die on D5 and one on D6.
    .hint-half = The hole is gone and filled, but now CD6 lacks a die on D5. A turn has room for two placements.

learn-colliding_circles-end = The game is over as soon as nothing more can be placed, or somebody has placed their last die; then the higher score wins. Red has 20 and Black 22 points, and F8 is the last free field that is not a hole.
    .title = The end
    .task = You are Red: end the game with this turn, and win it.
    .hint = First see what `4*F8` would bring. Moving Black's die from F9 frees another field instead.
    .hint-lost = That is the end, but 21 to 22: you have lost by one point. Move the die from F9 to F8 first, and see what fits on F9 then.
    .hint-on = The game is not over yet, and Black is ahead. Fill the last free field in this very line.
    .done = 23 to 22! The last field is not always the one you see: a manoeuvre can choose it.
