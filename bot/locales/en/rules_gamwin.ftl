# The rules of Gamwin as they are played here: a title and a text for each topic, at most 3,500 characters.

gamwin-topic-overview = Overview
    .text =
        A tiny variant of backgammon for two, Blue and Red, by M. Winkelmann. Each side takes **three stones** round a strip of nine fields: up one long side, across at the 9, down the other side to the 1. Whoever has all three stones home first wins.

        - Stones stand beside the fields, not on them: left (`L`) or right (`R`). A place is a side and a number: `L5`, `R9`.
        - A stone goes **one place at a time**, and only to a number that one of the three dice shows. You may use those numbers as often as you like.
        - As long as you move something it is still your turn: you move on, or throw again and keep what you like.
        - When your turn comes, the other side's last throw is there for you, too.
        - Single stones are captured, two are safe, three make a wall.

        The stones brought home count: 3:0 is a bigger win than 3:2.

gamwin-topic-dice = The dice
    .text =
        The three **Miwin dice** have unusual numbers:

        - **III**, red pips: 1 2 5 6 7 9
        - **IV**, blue pips: 1 3 4 5 8 9
        - **V**, black pips: 2 3 4 6 7 8

        Every number from 1 to 9 is on exactly two of them. So there can be a **pair**, but never three of a kind.

        What is on the table counts, whoever threw it and whenever. The score sheet shows a throw in descending order with a colon, such as `9 8 4 :`. Dice are always thrown in the order III, IV, V.

gamwin-topic-start = The start
    .text =
        At first all stones are off the board. Both sides throw all three dice; the higher sum starts, and ties are thrown again. In a **rematch** the loser starts; after a draw the start is thrown for again.

        ### The first throw
        First one side, then the other throws all three dice and may bring stones in: at most one with each die, at its number, on your own starting side (Blue `L`, Red `R`). You may take only one or two, or none: `*9, *5, pass`. When all three dice are used the game goes on by itself. Nothing else is possible at the first throw; a pair counts like two ordinary dice.

        - **Ruling 1:** There are captures at the first throw as well.

        After that the side that started throws all three dice again, and the real game begins.

        ### Example
        Blue throws 9 5 2 and brings in two stones, to L9 and L5; the 2 is left unused.

gamwin-topic-way = The way
    .text =
        - **Blue** goes from L1 up to L9, across to R9 and down to R1.
        - **Red** goes from R1 up to R9, across to L9 and down to L1.

        The arrows in the picture show where each colour goes on each side.

        ### Home
        The last place is R1 for Blue and L1 for Red. A stone that gets there is home and leaves the board at once. This is an arrival, too: single enemy stones at the 1 are captured, and three stones standing there keep it out. A stone that is home blocks nobody.

gamwin-topic-moving = Moving
    .text =
        The dice on the table count.

        - **Step:** one place forward or backward on your own way, to a number on the table: `L5-L6`, `L5-L4`.
        - **Crossing:** from the 9 of the starting side to the other 9, when a 9 is on the table: `L9-R9` for Blue. It cannot be undone.
        - **Bringing in:** a stone from off the board to your own starting side, at a number on the table: `*9`. You may do so at any time if fewer than three stones stand there.

        You may use every number on the table as often as you like, for any of your stones. With 7 6 5 a stone gets from L4 to L7 in one go: `L4-L5, L5-L6, L6-L7`.

        - **Ruling 2:** There is no step backward from the first place of the way (Blue L1, Red R1).
        - **Ruling 3:** A stone that crosses captures single stones at the 9, too.

gamwin-topic-places = Captures, blocks, walls
    .text =
        At most three stones stand at a field on *one* side, the later one outside the earlier.

        ### Captures
        When a stone comes to a field, every **single** enemy stone there is captured, left and right alike, and is off the board again. Single means the only one of its colour on its side. Two or three are safe. Only an arrival captures; when a stone becomes single later, nothing happens.

        ### Blocks
        A stone that comes to where two enemy stones stand goes outside them. The two can no longer leave, not even with a pair, until it goes or is captured. It can be captured only from the opposite side of the field. In the picture blocked stones are struck through.

        ### Walls
        Three stones on one side, of whatever colours, are a wall: nobody moves into it, and on that side nobody moves past it, except with a pair jump or by bringing a stone in behind it.

        You open a wall of three of your own only with a step **backward** or with a pair jump, which may also go forward. So a wall of Blue's on L1 or R9, and one of Red's on R1 or L9, opens only with a pair. When one has left, the others are free again.

        - **Ruling 7:** Nobody is obliged to open a wall.

gamwin-topic-pairs = Pairs
    .text =
        When two dice show the same number, in one throw or with dice that were kept, only **one** thing is possible:

        - a stone **jumps** along its side, forward or backward and over anything, to the field of the pair: `R9-R1`, or
        - a stone is brought in there.

        The third die does not count. It is not possible where three stones already stand. There is no crossing with two nines, either. A jump to the last place brings the stone home; a jump to the place where it already stands does not count as one.

        After a pair the next throw is made with all three dice, whoever makes it. This happens by itself.

        - **Ruling 8:** You may waive a pair. The rulebook says "must", but in its own example Red waives.

gamwin-topic-turn = A turn
    .text =
        1. At first the other side's last throw is on the table. Unless it is a pair, you may move with it, or throw at once.
        2. To throw you take one, two or all three dice; the others stay as they are: `keep 4`, `keep 8 4`, `roll`.
        3. With each throw you make as many moves as you like. After a move you go on: with moves or with another throw (**Ruling 4**). When you have had enough, write `pass`.

        ### Back and forth does not count
        - **Ruling 5:** In a position where you have already thrown this turn you may not throw again. There you move something or pass. In every other position, including before your first throw, you may not pass. When neither a move nor a throw is possible, your turn ends by itself. The position is where all stones are; the dice do not matter.

        ### What happens by itself
        The throws for the start, both first throws, the first throw of the real game, and every throw after a pair. After a throw with which nothing can be moved, your turn ends by itself, too. You enter everything else.

gamwin-topic-end = The end
    .text =
        Whoever has three stones home first wins. The result is the number of stones each has brought home, in the order Blue/Red: `3/0` is a bigger win than `3/2`. In the original each stone is worth a euro.

        - **Durchmarsch:** all three stones home in a single turn, none of them home when it began. It is noted with the result.

        ### Draws
        - **Ruling 6:** When forty turns in a row, twenty of each side, leave all stones as they stood at the beginning of the turn, the game is a draw. You are warned from the thirtieth on.

        - **Ruling 9:** After 20,000 lines and throws the game is a draw. No game gets that long; but none should be able to go on for ever.

        Whoever resigns loses; the stones home are recorded.

gamwin-topic-notation = Notation
    .text =
        A line consists of moves and of what ends it:

        - `L5-L4` from place to place: a step, the crossing or a pair jump; the game knows which
        - `*9` brings a stone in
        - `roll` throws all dice; `keep 4` or `keep 8 4` keeps these and throws the others
        - `pass` ends your turn

        Several things count from left to right, up to the first throw: `L9-R9, R9-R8, keep 4`. Nothing may follow a throw, a pass or the move that wins. First the whole line is checked, then the dice are thrown; if a part is forbidden, nothing changes at all. A line without a throw is fine, too: you go on after it.

        ### Marks
        I add an `x` where something is captured, and a `#` where a stone comes home: `R8-R7x`, `R2-R1#`. You may leave both out; I refuse a wrong mark. An `x` before a number stands for `*`.

        ### I also accept
        Small letters, dashes of any length, spaces or commas in between. German works as well: `wurf`, `lass 4`, `verzichte`. Please separate the numbers you keep: `keep 8 4`.

        ### The board as text
        At the top the fields 1 to 9, below them the places left (`L`) and right (`R`), stones from the inner to the outer one: `rrb` is two red ones and a blue one outside. Then for both sides the way, the stones off the board and, after `#`, those home; `>` is to move. Last the dice: `'` just thrown, in brackets already used at the first throw.

gamwin-topic-rulings = Rulings
    .text =
        Where the rulebook leaves something open, we play it like this:

        1. There are captures at the first throw as well.
        2. There is no step backward from the first place of the way; a jump to the place where the stone already stands does not count as one.
        3. A stone that arrives at the 9 by crossing captures there as anywhere.
        4. After a move you go on: with moves or with another throw.
        5. Back and forth is not a move: in a position where you have already thrown this turn you do not throw again; only there may you pass.
        6. Forty turns in a row without any change, twenty of each side, are a draw.
        7. Nobody is obliged to open a wall, though the rulebook sounds as if you were.
        8. A pair may be waived. The rulebook says "must", its example does otherwise.
        9. After 20,000 lines and throws the game is a draw, so that none can go on for ever.
