# The rules of Confusion as played here: a title and a text for each topic, at most 3,500 characters.

confusion-topic-overview = Overview
    .text =
        A game of hidden movement for two, Blue and Black, by Robert Abbott. Each side has **twelve dice**, no two of which move alike. You know exactly how the enemy's dice move. **You do not know how your own move:** you find out by trying.

        - You name a die and a square. The game answers in the other side's place, and always truthfully: **allowed** or **forbidden**. A forbidden move is taken back; either way the other side is next.
        - Everybody hears every answer. What follows from them is on the evaluation sheets, which are kept for you here.
        - It is all about the white **puck**: bring it under a die of yours to the enemy's base row, survive one answer there, and you win.

        What only you may know comes by direct message: how the enemy's dice move, and both sheets. Your own types stay hidden from you until the end.

        The picture shows what Blue sees: how Black's dice move, and only the letters of Blue's own.

        Where the rulebook leaves something open, a numbered ruling applies. It is named wherever it matters and explained under *Rulings*.

confusion-topic-board = The board
    .text =
        The board has 11 × 11 squares: files a to k, from Blue's left to right, and ranks 1 to 11 from Blue's side. Blue's **base row** is rank 1, Black's rank 11. The puck starts in the middle, on `f6`. Blue begins.

        Every die has a letter chip, A to L, for all to see, and a hidden **type**, a to l. Which type hides under which letter is drawn at random, separately for each side; each occurs exactly once.

        ### The set-up
        - Blue: A to G on `c1` to `i1`, H to L on `d2` to `h2`.
        - Black, the same as seen from its own side: A to G on `i11` to `c11`, H to L on `h10` to `d10`.

        These squares are reconstructed, because we lack the rulebook's picture. The letters stand on fixed squares (ruling 7).

confusion-topic-types = The twelve types
    .text =
        Forward means towards the enemy's base row. The number is the farthest distance; shorter is always allowed.

        - **a** 4: forward · promoted
        - **b** 3: forward, diagonally back
        - **c** 3: forward, back
        - **d** 2: forward, back, left, right
        - **e** 2: forward, diagonally forward · promoted
        - **f** 1: in all eight directions
        - **g** 1: forward, diagonally forward, diagonally back
        - **h** 1: left, right, diagonally forward, diagonally back
        - **i** 2: left, right, diagonally forward · promoted
        - **j** 2: diagonally forward, diagonally back
        - **k** 2: diagonally forward, back
        - **l** 3: diagonally forward · promoted

        The types a, e, i and l have no way back at all; a bar in the diagram is a reminder.

        ### In pictures
        Blue's dice as Black sees them: forward points down, towards Black. Here A is an a, B a b, and so on. Arrows show the directions, the number how far. Reconstructed as far as the rulebook pins them down: c, e, g, h, j, k, l and how far i goes; a, b, d and f are wholly in its text.

confusion-topic-turn = A turn
    .text =
        You name one of your dice and a target: `H-e6`, or by direction `H F1`. First comes what everybody can check:

        - a straight line in one of eight directions, one to four squares, on the board;
        - every square passed is empty, and a free puck blocks, too;
        - none of your own dice stands on the target;
        - what happens to the puck is possible; see *The puck*.

        If any of this is wrong, it is not a move: it costs nothing, and you are told why. The same goes for a **promoted or revealed** die that everybody can see cannot move that way (ruling 5).

        Only then does the hidden type answer. **Allowed:** it is done. **Forbidden:** nothing moves. Either way your turn is over.

        You may not pass. A side with no visible move, or no die, is passed over without being asked (ruling 2).

        ### Example
        Blue tries `H-d3`, one step forward: forbidden. H stays on d2, and Black is to move.

confusion-topic-capture = Captures
    .text =
        Moving onto an enemy die captures it; it leaves the board. Its owner does not learn its type unless it was known. It stays hidden until the end of the game, when everything is shown.

        On the sheets a captured die keeps what was known about it, and no more (ruling 1). But it still counts: its type, too, occurs only once.

        ### In notation
        On the score sheet an `x` with the letter follows the square: `H-e6xC +`. You may write it yourself; if it is wrong, that costs nothing. A forbidden try has no `x`, because it captured nothing.

confusion-topic-puck = The puck
    .text =
        A die that stands on the puck's square **controls** it. Any die may move onto a free puck, and also onto a puck under an enemy die, which is captured. Nobody passes over the puck.

        A die that controls the puck has three ways to move, each by its own type:

        1. `H-e6`: it moves alone and leaves the puck behind.
        2. `HP-e6`: it takes the puck along.
        3. `P-e6`: it stays and plays the puck away. The puck moves as the die could, over no occupied square. It may end on one: then the die there controls it, your own or the enemy's. The puck captures nothing.

        The first two capture as usual. Playing the puck is only a try, too: if it is forbidden, everything stays as it was, and the answer is about the die.

confusion-topic-promotion = Promotion
    .text =
        A die of type a, e, i or l that reaches the enemy's base row is **promoted** at once, for all to see: from then on it moves up to two squares in every direction. Which of the four it was is not said.

        - It must get there by a move of its own, with or without the puck, capturing or not. Being given the puck there changes nothing.
        - Not being promoted says something, too: a die that arrives and is not promoted is not an a, e, i or l.
        - Answers about a promoted die say nothing more about its type.

        ### In pictures
        A promoted die has a golden edge and eight arrows. On the score sheet a `^` follows the answer: `HP-f11xC +^`.

confusion-topic-sheets = Evaluation sheets
    .text =
        A sheet has a column for each die and a row for each type. On the left are *my dice*, on the right *opponent's dice*: what the other side can know about its own. Both follow only from what everybody has heard.

        - **Cross**: what is known about this one die excludes the type: every answer to a try with it or with the puck under it, its promotion or none, its reveal.
        - **Thin stroke**: the type is impossible only because each occurs exactly once.

        A type is left exactly when all twelve types can be dealt to all twelve letters, captured ones included, so that every answer is true.

        Each side gets its sheets in private. Once both sides agree, everybody sees them: ask with `/match sheets`. That is a good idea for beginners.

        ### Example
        Both sheets are Blue's; the frames are what Blue knows in addition: the types of Black's dice. Blue tries `H-d3`: forbidden. Seven types could go one step forward; they are struck out, five are left. Black plays `K-e9`: allowed. Then `H-c2`, one step sideways: allowed. Three more are struck out, leaving h and i. One step diagonally back, or two steps diagonally forward or sideways, decide between them.

confusion-topic-reveal = Revealing a die
    .text =
        When the type of one of your dice is certain, you may reveal it: `H=h`. Then everybody sees its diagram on the board. It changes nothing in the game, but saves looking at the sheet.

        - You may reveal at any time, even in the other side's turn, as many dice as you like, promoted ones included. It takes no turn.
        - It is granted exactly when no other type is left for that die (ruling 6). Otherwise the refusal says no more than your sheet shows.
        - A revealed die can no longer try what is visibly impossible (ruling 5). A die whose type is certain but not revealed still can, and that costs the turn.

confusion-topic-end = The end
    .text =
        When a turn ends with the puck on a base row under an **enemy** die, the owner of the row has exactly **one turn to answer**, be it allowed, forbidden or passed. If the puck is then still there under an enemy die, the enemy has won. If the answer captured that die, the game goes on: controlling the puck on one's own base row is no threat.

        A side that brings the other into this position, by playing the puck to an enemy die on its own base row, leaves the other a normal turn first; if the puck is then still on that row under an enemy die, the one answer follows (ruling 3).

        ### Draws
        - by agreement;
        - after **80 turns in a row**, of both sides together, in which nothing was captured, the puck changed neither its square nor its die, and no try added a cross to a sheet;
        - after **600 turns** in all (ruling 4).

        As long as an enemy die controls the puck on a base row, the draw waits. You may resign at any time. At the end both deals are shown.

confusion-topic-notation = Notation
    .text =
        A dash is followed by a square, a space by a direction with a number:

        - `H-e6` H moves to e6; `HP-e6` with the puck; `P-e6` the puck alone
        - `H F1` one step forward; `K FR2` two diagonally forward to the right; `HP L1`; `P B2`
        - `H=h` reveal H

        Directions: **F** forward, **B** back, **L** left, **R** right, and FL, FR, BL, BR; German V and Z work, too. They are as seen from your side of the board: for Black, left is where the higher files are, and `K L1` from e9 leads to f9.

        So `H-f1` is the square and `H F1` one step forward. Without the sign (`HF1`), or with a part missing, I ask.

        ### I also accept
        Capitals or not, dashes of any length, spaces around them: `h – E6` is `H-e6`. After a square you may write an `x` with a letter, but not the answer: `H-e6xC`.

        The score sheet adds what only the answer shows: `H-e6 -` forbidden, `HP-f11xC +^` allowed, captured and promoted. A pass is written `pass`.

        ### The board as text
        `^H` is a die of Blue's, `vH` one of Black's, `o` the puck, also after the die that controls it, `'` a promoted one. Below: the latest try; for each side what you know (`A=h`, revealed `A=h!`, captured `Ax`), `>` is to move, `!` has one answer; the turns without progress and all turns; last the sheets: `#` cross, `-` thin stroke.

confusion-topic-rulings = Rulings
    .text =
        ### Ruling 1: Captured dice
        Their type does not become known to their own side; what was known before is not lost.
        ### Ruling 2: Passing
        A side with no visible move, or no die, passes, and the game does it. Nobody else may pass.
        ### Ruling 3: A puck given away
        If a side's own move puts the other into the winning position, the other first has a normal turn. If the puck is then still under an enemy die on the same row, on this or another square, the one answer follows.
        ### Ruling 4: Draws
        After 80 turns in a row (both sides together, passes included) in which no die was captured, the puck changed neither its square nor the die that controls it, and no try added a cross to a sheet, be it by the answer, the promotion or its absence; a reveal does not count. And after 600 turns in all. As long as an enemy die controls the puck on a base row, the draw waits.
        ### Ruling 5: Visibly impossible
        If everybody can see that a promoted or revealed die cannot move that way, the try is refused at no cost. If a type is certain but not revealed, a futile try costs the turn.
        ### Ruling 6: Reveals
        The game grants them in the other side's place, exactly when no other type is left; they take no turn.
        ### Ruling 7: Set-up
        The letters stand on fixed squares; at a table everyone may arrange dice and chips freely, which changes nothing. Captured types stay hidden until the end, when everything is shown.

        ### Reconstructed
        We lack the pictures of the diagrams and of the set-up. They are restored as far as the text pins them down.
