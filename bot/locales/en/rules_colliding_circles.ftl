# The rules of Colliding Circles as played here: a title and a text for each topic, at most 3,500 characters.

colliding_circles-topic-overview = Overview
    .text =
        A dice game for two, Red and Black, by Graham Lipscomb. The board fills up with dice, and wherever six of them close a **circle**, one of you wins that circle's points. It goes to the colour with more pips, no matter who put down the last die. The higher score at the end wins.

        - Each of you has 28 dice. Five of them, already thrown, are your **hand**; the others wait in your **pool**. Nothing is hidden.
        - A **turn** is one line of up to three actions: a **manoeuvre** moves a die on the board, a **placement** brings one from your hand, and last comes a second placement or a **rethrow**. You may leave out any of them.
        - Dice on neighbouring fields differ by exactly 1, and 6 and 1 count as neighbours. The whole game rests on this **adjacency rule**.
        - New dice are thrown at the very end of a turn. So you always see everything your opponent can do next: luck comes between turns, never within one.
        - A circle is worth 5 points as a **Wolf**, 3 as a **Fox** and 1 as a **Goose**. The score is written Red/Black, such as `5/0`.

        Where the rulebook leaves something open, we play by a numbered ruling, named wherever it matters and explained under *Rulings*.

colliding_circles-topic-board = The board
    .text =
        There are 54 **fields** around 19 **centres**. A field is named after its column and row:

        `A3`–`A9` · `B2`–`B10` · `C1`–`C11` · `D1`–`D11` · `E2`–`E10` · `F3`–`F9`

        A centre sits between two columns and has both their letters: `CD6` is the middle of the board. From left to right:

        `AB4 AB6 AB8` · `BC3 BC5 BC7 BC9` · `CD2 CD4 CD6 CD8 CD10` · `DE3 DE5 DE7 DE9` · `EF4 EF6 EF8`

        A **circle** is the six fields around a centre: three in the left column and three in the right one, in each the centre's own row and the rows above and below it. BC7, once around, is B6, B7, B8, C8, C7, C6.

        The **neighbours** of a field are
        - the next fields up and down in its column, and
        - the field in the same row of one adjoining column: A–B, C–D and E–F are joined in odd rows, B–C and D–E in even rows.

        So C6 has the neighbours C5, C7 and B6. The 18 fields that belong to a single circle have two neighbours, all others three.

        The fields of the middle circle have **printed numbers**: C5 = 4, C6 = 5, C7 = 6, D7 = 1, D6 = 2, D5 = 3. They matter only where a die starts away from all others; see *Placement*.

colliding_circles-topic-turn = A turn
    .text =
        In your turn you do at most one of each, in this order:

        1. a **manoeuvre**: move one die on the board, yours or your opponent's, to a free field;
        2. a **placement**: put a die from your hand on a free field;
        3. a **second placement, or a rethrow** of one die from your hand.

        You may leave out any of them, or all three: that is a `pass`. The whole turn is one line, such as `B6-A7, 6*B6, 1*B7`. The actions count one by one, in the order you write them, each on the board as the one before has left it.

        ### The throw
        The dice are thrown when the line is done: first the die you rethrow, then one die from your pool for each one you placed, as long as the pool lasts. What you place comes from the hand you see, never from the new dice.

        ### The opening
        Red opens with a special turn: exactly one placement, on a field of the middle circle CD6, with a die that shows the printed number there. It cannot be left out, and there is always a die that fits, because all six numbers are printed.

        ### Example
        Red holds 5 5 4 2 1. `5*C6` opens; `4*C5`, `2*D6` and `1*D7` would do as well. Red throws one die, the pool goes from 23 to 22. Black holds 6 4 4 3 1, replies `6*C5, 4*C7`, throws two dice and has 21 left.

colliding_circles-topic-adjacency = Adjacency rule
    .text =
        Dice on neighbouring fields differ by exactly 1. **6 and 1 count as neighbours**, so a 6 may lie beside a 5 or a 1.

        The rule holds
        - for every die that is placed beside at least one other,
        - for every field along a manoeuvre's way, the last one included.

        ### Example
        Beside a 5 alone, a 4 or a 6 fits. Between a 5 and a 3 only a 4 fits, between a 5 and a 1 only a 6. Between 1, 3 and 5 nothing fits: such a field is a *hole*.

        ### What follows from it
        Of two neighbours one is odd and one even. So each field takes either odd or even values, from the first die to the last, and the printed numbers tell which; that is why areas that start apart can always grow together. And a circle holds three odd and three even dice: its sum is odd, so it can never be a tie.

colliding_circles-topic-manoeuvre = Manoeuvre
    .text =
        `C6-C5` moves the die on C6 to C5. You may move any die, your own or your opponent's, once, at the start of your turn.

        - The die goes step by step over neighbouring free fields. Each step changes it by one: **your own goes down, your opponent's goes up**, but never below 1 or above 6. So your own 1s and your opponent's 6s stay where they are.
        - On every field of the way, the last one included, it must obey the adjacency rule with the value it has there. The field it started from counts as empty.
        - It enters no field twice, and does not return to the field it started from.
        - It may stop far from all other dice; printed numbers do not matter.
        - A die in your opponent's complete circle is **frozen**: you must not move it. You may open a circle of your own; see *Circles and points*.
        - A manoeuvre can complete circles, for you or for your opponent.

        ### Two ways, two values
        Two ways to the same field can differ in length, and so in the value at the end. A line without a value means the shortest legal way; any other value goes in brackets. Take your own 6 on D4: `D4-E3` leads over E4 and makes it a 4, `D4-E3(2)` leads over D3, D2 and E2 and makes it a 2. Ways of equal length end in equal values (`D4-E2` is a 3 both ways round), so you never need to name the way itself. You may always add the value.

        ### Example
        B8 holds a 2, and Red has a 4 on B6. `B6-A7` takes it over B7, as a 3 beside the 2, and on to A7 as a 2. `B6-B7(1)` is not possible: for three steps the die would have to enter B7 twice.

colliding_circles-topic-placement = Placement
    .text =
        `6*C5` puts a 6 from your hand on the free field C5. There are two kinds:

        - **Joining**: at least one of the field's neighbours is occupied. Then the adjacency rule must hold with every occupied neighbour, and printed numbers mean nothing.
        - **Starting**: no neighbour is occupied. Then only a free printed field will do, with exactly its number: C5 = 4, C6 = 5, C7 = 6, D7 = 1, D6 = 2, D5 = 3. Both players may start, in any turn, even twice.

        A placement is one or the other. If there is a 6 on C5, a 3 cannot go on D5, although a 3 is printed there: it would join the 6.

        ### Examples
        Red's 5 on C6 is the only die on the board. Black may join it with `6*C5` or `4*C7`, start elsewhere with `1*D7` or `3*D5`, or do one of each.

        The first placement can make room for the second. If there is a 4 on C7 and nothing around B8, `3*C8, 2*B8` is legal, but `2*B8, 3*C8` is not: at that point the 2 would touch no die.

colliding_circles-topic-rethrow = Rethrow
    .text =
        `+1` throws a 1 from your hand again. It takes the place of the second placement, with or without a first one, and is always the last action of the line. You may rethrow only one die a turn.

        - The die is thrown at the end of the turn, before the replacements. You cannot place the new value in the same turn.
        - It takes no die from the pool, and you may rethrow when the pool is empty.

        ### Example
        Red holds 4 4 2 1 1 and plays `4*E5, +1`. What remains is 4 2 1. The 1 is thrown again and becomes a 3, a new die from the pool shows 4: Red now holds 4 4 3 2 1.

        A rethrow changes your hand without giving your opponent anything to build on. But whoever places fewer dice is further from the last one, and that can matter in the end: see *The end*.

colliding_circles-topic-circles = Circles and points
    .text =
        A circle is **complete** when all its six fields have dice. It belongs to the colour with more pips on them, whoever put the last one there. So you can complete a circle for your opponent, too. There is no tie: the sum is always odd.

        - **Wolf**, 5 points: 1 to 6 in order around the circle, in either direction, starting at any field.
        - **Fox**, 3 points: two alternating values, such as 5 6 5 6 5 6.
        - **Goose**, 1 point: anything else.

        Colours do not matter for the kind of circle. A marker in the centre shows its owner and points. The score is what all markers on the board are worth *now*; a circle you are bound to win counts only once it is complete.

        ### Frozen dice
        A complete circle freezes its dice for the player who does not own it. Its owner may move them, red or black: the circle is then open again, and its marker and points are gone until it is closed again. A die that belongs to circles of both players is frozen for both.

        ### Example: a Wolf
        Around BC7 are Black's B8 = 2, C8 = 3 and C7 = 4 and Red's C6 = 5 and B6 = 4. Red plays `B6-A7, 6*B6, 1*B7`: now the circle reads 6 1 2 3 4 5. Red has 6 + 1 + 5 = 12 pips against 9: `5/0`.

        ### Example: better than before
        Red owns the Goose BC5 and plays `B4-A3, 6*B4`. The 4 leaves B4 and ends as a 2 on A3, which opens the circle; the 6 closes it again as a Fox. 3 points instead of 1.

colliding_circles-topic-holes = Holes
    .text =
        A **hole** is a free field where no value fits: its three neighbours are occupied and show three different odd values, or three different even ones. A free field with fewer than three occupied neighbours is never a hole.

        As long as the hole is there, none of its circles can be completed. It is gone as soon as one of the three dice moves away, if somebody may move it.

        ### Example
        D5 = 1, D7 = 5 and E6 = 3 surround D6: a hole. Red cannot move the 1, because it is Red's own and cannot go lower. Black can: `D5-E4, 5*D5, 4*D6` raises it over D4 to a 3 on E4, and then fills both fields.

colliding_circles-topic-end = The end
    .text =
        The game ends

        1. when **nothing more can be placed**: each free field is a hole, or no field is free;
        2. when a player puts the **last die** of hand and pool on the board: it is over at once, and the opponent has no further turn;
        3. when a player **resigns**: the opponent wins whatever the score, which is kept on the score sheet;
        4. after **twelve turns in a row without a placement**, both players counted together (**Ruling 1**). You are warned from the eighth on; any placement restarts the count.

        The first two are checked after every manoeuvre and every placement. When one of them is met, turn and game end there: nothing more may follow in the line, no die is thrown, the hand stays as it is. If both are met together, the first one is recorded.

        ### Who wins
        The higher score wins; equal scores are a draw. On a full board all 19 circles are complete, each worth an odd number of points, so there can be no draw. But holes can keep circles open, and a game may end before the board is full.

colliding_circles-topic-notation = Notation
    .text =
        A turn is one line, its actions separated by commas:

        - `C6-C5` manoeuvre from C6 to C5; `D4-E3(2)` says which value it ends with
        - `6*C5` placement of a 6 on C5
        - `+1` rethrow of a 1
        - `pass` for a turn without any action

        ### I also accept
        Small letters, spaces instead of commas, `x` or `×` for `*`, dashes of any length, even `aussetzen` for `pass`: `b6 – a7 6xb6 1xb7` is `B6-A7, 6*B6, 1*B7`, and `4*C7+1` is `4*C7, +1`. I always show the one canonical form: capitals, commas, and a value in brackets only where it differs from what the manoeuvre means without it.

        A line may stop after any action. If more could follow, the preview says so. A line that is not legal changes nothing: I point to the place, name the rule and offer what is legal nearby.

        ### The board as text
        `r5` and `b4` are a red 5 and a black 4, `..` is a free field, `.4` one with a printed number, `##` a hole. `R5` in a centre is a circle of Red's worth 5, `--` joins neighbours. Below are score, hands and pools: `>` is to move, `'` marks dice just thrown, the pool is in brackets.

        ### The score sheet
        It has a row for each turn: manoeuvre (M), first placement (P1), second placement or rethrow (P2/R), the hand after the throw with the new dice marked, the pool, the score.

colliding_circles-topic-rulings = Rulings
    .text =
        ### Ruling 1: the end of quiet play
        The rulebook sets no limit, and manoeuvres alone could go back and forth for ever. So twelve turns in a row without a placement, both players counted together, end the game after the twelfth and its throw; the score counts. A pass and a rethrow are quiet, too. The count is part of the position and is shown, with a warning, from the eighth turn on.

        ### Restored
        Of the printed numbers, those on C7 and D6 come from a picture that we do not have. 6 and 2 follow from the other four by the adjacency rule.

        ### If you follow along in the rulebook
        Four slips there may puzzle you; we do not follow them:
        - the long way of the manoeuvre from D4 leads to a 2 on *E3*, not E4;
        - the 1 that Red would need "on CD2" goes on *C2*;
        - near the end of the sample game, the manoeuvre on circle DE3 is Red's *twelfth* turn;
        - the final 22 to 21 for Black is `21/22` in the order of the score sheet, Red first.
