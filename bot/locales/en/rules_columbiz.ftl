# The rules of Columbiz as played here: a title and a text for each topic, at most 3,500 characters.

columbiz-topic-overview = Overview
    .text =
        A dice game for two to four: Purple ○, Blue △, Grey ✕ and Black □. With eight dice and three throws you bring **discs** into six columns, one for each face. Lines of your own discs score, and a disc captures whatever your opponents have below it in the same column. The highest total wins.

        - Each of you begins with a **supply** of discs: 18 with two players, 13 with three, 10 with four.
        - In your **turn** you throw, keep what you like and throw the rest, at most twice. Then you place one to four discs.
        - A field needs as many dice of its column's face as its number says: `5/3` is the third field of column 5 and needs three fives.
        - Three or more of your discs in an unbroken **line** score at once: along a row, a column or a diagonal.
        - **Prisoners** score at the end, and the more you have, the more each is worth.
        - When somebody's supply is empty, the round is played to its end; then the game is over.

        Where the rulebook leaves something open, we play by a numbered ruling, explained under *Rulings*.

columbiz-topic-board = The board
    .text =
        Six **columns** stand side by side, 1 to 6 from left to right, each under a die with its face. Each column has six **fields**, 1 at the bottom and 6 at the top.

        A field is named by column and number: `3/2` is field 2 of column 3. It needs **as many dice of the column's face as its number says**, here two threes. The pips in a free field show that number.

        Fields with the same number form a row. Lines of discs run along rows, columns and both diagonals, never over the edge.

        ### The text board
        `O A X #` are discs of Purple, Blue, Grey and Black, `.` is a free field. From the last turn, `'` marks a disc just placed and `-` a field just emptied. Below come the number of throws made and the dice, those kept in brackets, `?` being thrown next. Then, for each player: score = lines + prisoners' points (prisoners), and the supply in brackets. `>` is to move, `x` has resigned.

columbiz-topic-turn = Throwing
    .text =
        Your turn begins with a throw of all eight dice; it is made for you. A throw is written with equal dice together, such as `1-2-33-555-6`.

        Then you may throw **up to twice more**. Each time you keep whichever dice you like and throw the rest:

        - `keep 33 555` keeps two threes and three fives and throws the other three dice;
        - `roll` throws all eight again;
        - `stop` keeps everything and ends the throwing.

        Dice that you kept before the second throw may be thrown again before the third (**Ruling 2**). If you want to place at once, you need not stop first: just write the discs.

        ### Who starts
        At the very beginning everybody throws one die, and the highest starts. On a tie, those who tied throw again (**Ruling 1**). Play goes round in the order of the seats from there.

columbiz-topic-placing = Placing
    .text =
        After throwing you place **one to four discs** from your supply on free fields. All of them go in one line, such as `3/2, 5/3`, and the line ends your turn.

        - Field n of a column uses up n dice of its face, and **each die serves only once**. So the numbers of the fields you choose in a column must add up to no more than your dice of that face.
        - You need not use all your dice, but if you can place, you must place at least one disc.
        - The discs are placed one by one, in the order you write them. A field that one disc empties by capturing is free for the next.

        ### Example
        You have `1-2-33-555-6`. `3/2, 5/3` uses both threes and all fives. Instead of `5/3` you could take `5/1, 5/2`. But `5/1, 5/3` would need four fives. You could also place on `1/1`, `2/1` and `6/1`, where discs are easily captured.

        ### When nothing can be placed
        If no field is open to you after your last throw, three discs from your supply are **laid away**; they count for nobody. This happens by itself, and only after the third throw or when you stop before it (**Ruling 4**). With fewer than three left, all of them go (**Ruling 3**).

columbiz-topic-capturing = Capturing
    .text =
        As soon as a disc is placed, it **captures all opposing discs lower in the same column**. They leave the board and become your prisoners; they do not come back. Your own discs stay, and so does whatever is higher up.

        At the end your prisoners are worth:

        `1 → 1` · `2 → 2` · `3 → 4` · `4 → 6` · `5 → 9` · `6 → 12`
        `7 → 16` · `8 → 20` · `9 → 25` · `10 → 30` · `11 → 36` · `12 → 42`

        and so on (**Ruling 6**). The score shown during the game already includes these points.

        ### Example
        Blue has discs on `5/1`, `5/2` and `5/4`. Purple places on `5/3`: the two below are captured, the one above stays.

columbiz-topic-lines = Lines
    .text =
        Once a disc is placed and has captured, each **line** through it is counted: your own discs side by side without a gap, along the row, the column and both diagonals.

        - 3 discs: 1 point
        - 4 discs: 2 points
        - 5 discs: 3 points
        - 6 discs: 4 points

        One disc can score in several directions at once. A line that grows, or two lines that are joined, score again with the whole new length (**Ruling 5**). Points once scored stay, even when the line is broken later. So the order in which you write your discs can matter: a row of four laid from one end scores 1 point with the third disc and 2 with the fourth; laid from both ends it scores only 2 points.

        ### Example
        Purple has `4/2`, `5/3` and `6/3` and places `4/1, 4/3`. The second of them completes a column of three and a row of three: 1 + 1 points.

columbiz-topic-end = The end
    .text =
        When a player's supply is empty, the **round is played to its end**, so that everybody has had the same number of turns. Rounds are counted from the player who started the game. Then the game is over; it makes no difference whether the last discs were placed or laid away.

        Your score is the points from your lines and your prisoners. The highest total wins; equal totals share the place (**Ruling 7**).

columbiz-topic-leaving = Resigning
    .text =
        When one of two resigns, the other wins, whatever the score.

        When one of three or four resigns or runs out of time, **the others play on** (**Ruling 8**):

        - The discs of whoever has left stay where they are. They block fields and lines as before, and can still be captured.
        - Their turns are passed over. A turn under way is dropped: its dice count for nothing, and no discs are laid away.
        - The round, and with it the end, counts only those still playing. Discs left in the supply of somebody who has gone do not matter.
        - Their score is kept, but they are placed behind everybody who played to the end. Of several, the first to leave comes last.
        - Nothing from before can be taken back.
        - When only one player is left, the game is over, and that player wins.

columbiz-topic-notation = Notation
    .text =
        - `keep 33 555` keeps these dice and throws the rest
        - `roll` throws all dice again, `stop` none
        - `3/2, 5/3` places discs, column/field, one by one

        ### I also accept
        Dice in any order and grouping, with spaces, commas or dashes: `keep 5 3 3 55` and `keep 33-555` are both `keep 33 555`. Discs separated by spaces: `3/2 5/3`. German words: `lass`, `wurf`, `stopp`. Keeping all eight dice is `stop`, and `stop` in front of discs may be left out.

        I always show the one canonical form. A line that is not legal changes nothing: I point to the place, name the rule and offer what is legal nearby.

        ### The score sheet
        It has a row for each turn: the dice that counted, the discs (those that captured or scored are marked), the points from lines, the new prisoners, the supply, and the total as lines + prisoners' points. The game itself writes `lay away 3`.

columbiz-topic-rulings = Rulings
    .text =
        - **Ruling 1:** If the throw for the start is tied, only those who tied throw again, in the order of the seats, until one is highest.

        - **Ruling 2:** Dice kept before the second throw may be thrown again before the third.

        - **Ruling 3:** Whoever has to lay discs away and has fewer than three lays all of them away. They count for nobody, and a supply emptied this way ends the game like any other.

        - **Ruling 4:** Whether somebody cannot place is only decided after the third throw, or when the player stops before it. Whoever can place must place. Even with no free field on the board the dice are thrown.

        - **Ruling 5:** A line is unbroken and runs through the new disc; it is counted after the captures. A disc can score in several directions at once. A line that grows, or two that are joined, score again with the whole new length. Points stay.

        - **Ruling 6:** Past twelve prisoners the printed table continues by the rule it follows: n prisoners are worth (n + 1)² ÷ 4, rounded down. 13 are worth 49.

        - **Ruling 7:** Equal totals share the place.

        - **Ruling 8, our own:** When one of three or four leaves, the others play on; see *Resigning*.

        ### Restored
        We have no picture of the board. That each column has six fields needing 1 to 6 dice follows from the lines of six, two players' 36 discs and the diagonals.
