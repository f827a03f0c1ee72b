# The rules of Zirkeltanz as played here: a title and a text for each topic, at most 3,500 characters.

zirkeltanz-topic-overview = Overview
    .text =
        A game for two, Blue and Yellow, by E. Weinert, V. Krasteva and C. Niebel. There is no board: circles are laid on an open plane, edge to edge, and dance from neighbour to neighbour. Whoever first covers any part of the opponent's red **life circle** wins.

        - Each of you has ten **number circles**, two each of 1 to 5; the larger the number, the larger the circle. They are called 1a, 1b, 2a and so on up to 5b.
        - You both set up in secret, each in your own half.
        - The die says which number must move. A circle is picked up and laid down elsewhere, touching a circle of its own colour with a **neighbour number**.
        - On a 6 you move one of your opponent's circles.
        - You must move if you can; if not, your turn is lost.

        Blue's life circle is at the bottom, Yellow's at the top; directions and coordinates are those of the picture for both sides.

        The rulebook's measures are lost, and it leaves a few things open. For these we play by restored measures and numbered rulings, explained under *Rulings*.

zirkeltanz-topic-measures = Measures
    .text =
        All lengths are in units. Places are measured to a millionth of a unit, so that a touch is a touch for everybody.

        - number circle 1 to 5: radius 1 to 5
        - life circle: radius 2, at (0, -22) for Blue and (0, 22) for Yellow
        - **penalty area** around it: radius 6
        - between the rims of the two life circles: four circles of size 5, that is 40
        - middle line: y = 0; the plane has no edge

        Two circles *touch* if the distance between their centres differs from the sum of their radii by at most two millionths; they *overlap* if it is smaller than that. Touching is allowed everywhere; number circles may never overlap.

        The picture shows coordinates along its edges, a scale, and the compass: 0° is up, 90° right, 180° down, 270° left.

zirkeltanz-topic-setup = Set-up
    .text =
        Both of you lay your ten circles in secret and at the same time (**Ruling 1**). Neither sees anything of the other's set-up until both are ready.

        Each circle lies
        - wholly in your own half; it may touch the middle line,
        - not in your own penalty area,
        - not over another circle. It need not touch any.
        - No coordinate of a centre is larger than 60 (**Ruling 7**). Once the game is on there is no such limit.

        ### How to
        `formation wall` lays all ten. There are wall, arrow, fan, ring, phalanx and pincers; Yellow's are mirrored at the middle line. `5a(12.5,-7)` lays a single circle; several may share a line: `5a(12.5,-7), 4a(2,-5)`. They are judged together with what is already laid, and if something is wrong, nothing changes. `ready` needs all ten circles and is final.

        Then each of you throws one die, and again while they are equal; the higher one starts. These dice do not count for the first turn.

zirkeltanz-topic-turn = A turn
    .text =
        The die is thrown when your turn begins.

        - **1 to 5**: you must move one of your two circles of that number.
        - **6**: you must move one of your opponent's circles; see *A six*.

        If no legal move exists, your turn is lost; the game notices this by itself and writes `-` on the score sheet. If one exists, you must move.

        ### Finding a place
        The move builder and `/why` show a picture with the **arcs** on which the centre of the thrown circles may lie, and numbered **nooks**: places that touch two things. Winning places come first, then those nearest to the enemy life circle. After circle and target you can also choose a direction, and turn it in small steps.

zirkeltanz-topic-neighbours = Neighbour numbers
    .text =
        The neighbours of a number are the next smaller and the next larger one. There is no circle 6, so 5 and 1 are neighbours of each other.

        - 1: 2 and 5
        - 2: 1 and 3
        - 3: 2 and 4
        - 4: 3 and 5
        - 5: 4 and 1

        That a 1 may be laid beside a 5 is **Ruling 2**: the rulebook says it only of the 5.

        Only circles of the *moved circle's own colour* count as neighbours. One of them must be touched; any others may be touched as well (**Ruling 6**).

zirkeltanz-topic-laying = Laying a circle
    .text =
        A moved circle is laid so that

        1. it **touches** at least one circle of its own colour with a neighbour number;
        2. it no longer covers **any part of where it lay**. It may touch its old place, and it may stay beside the same neighbour;
        3. it **overlaps no number circle** of either colour;
        4. it does not overlap the **penalty area of its own colour**. It may overlap the enemy's;
        5. on a six, it does not cover the life circle of the player who moves it (**Ruling 3**).

        No circle is pushed; all others stay where they are. The circle is picked up, so nothing on the way can stop it, not even a closed ring around its new place (**Ruling 5**).

zirkeltanz-topic-six = A six
    .text =
        On a 6 you must move one of your *opponent's* circles, any of the ten. All rules apply as if your opponent were moving it: it is laid beside a neighbour of *its own* colour, leaves its old place, and stays out of *its own* penalty area.

        It must not come to cover your life circle: nobody wins in the opponent's turn (**Ruling 3**). That also counts when it is decided whether there is a legal move at all.

        In the notation `!` marks the opponent's circles: `!5b@!1a:90`. On a six you may leave it out before the moved circle and its target. Before the second circle it always counts: in `3a@4b+2a` the 2a is yours, in `3a@4b+!2a` your opponent's.

zirkeltanz-topic-end = The end
    .text =
        The game ends

        1. when you lay one of your own circles so that it covers **some part of the opponent's life circle**. Touching it is not enough. You win at once;
        2. when a player **resigns**, or both agree on a draw;
        3. if the match was started with a **limit of turns** (**Ruling 4**): when that many turns of both players together have been played, lost ones included, without a winner, the game is a draw. Without such a limit it goes on until somebody wins.

zirkeltanz-topic-notation = Notation
    .text =
        - `3a@4b:120` lays 3a beside 4b, in direction 120° seen from 4b: 0 is up, clockwise, at most six decimals
        - `3a@4b+2a` lays 3a into the nook that touches both. There are at most two such places: `<` is left, `>` right of the way from 4b to 2a, as in `3a@4b+2a>`. You need the sign only if both are legal
        - other second things: `+area` (the penalty area of the moved circle's colour), `+old` or the moved circle itself (the place it leaves), and on a six `+life` (your life circle)
        - `!` marks the opponent's circles; see *A six*

        The circle after `@` must be a neighbour. Where the two things are exactly as far apart as the moved circle is wide, there is only one place, without `<` and `>`.

        ### Snapping
        A direction whose place is legal is taken as it is. If it is not, and a legal nook lies less than 0.05° away, that nook is taken; the answer names it.

        ### I also accept
        Capitals, spaces, extra commas, `120°`, a decimal comma in a direction. In coordinates a comma separates; with a semicolon, commas are decimal: `5a(12,5;-7)`. German words: `aufstellung`, `fertig`, `strafraum`, `alt`, `leben`.

        ### The score sheet
        It has a row for each turn, and after each move the centre in millionths of a unit: `3a@4b:120 = (20062178,-8000000)`. The centre alone says where the circle lies; it is never worked out again. You do not type it.

        ### The board as text
        Blue's circles are filled with `=`, Yellow's with `#`; `*` are life circles, `.` penalty areas. Below are all centres; `>` is to move, the throw in brackets.

zirkeltanz-topic-rulings = Rulings
    .text =
        ### Ruling 1: the set-up is secret
        The rulebook lets both set up freely and does not say who is first. So both do it at once and in secret, and show it when both are done.

        ### Ruling 2: 1 and 5 are neighbours of each other
        The rulebook says that a 5 may be laid beside a 1, and is silent about the 1. We take neighbours to be mutual.

        ### Ruling 3: nobody wins in the opponent's turn
        A circle moved on a six must not come to cover the mover's own life circle.

        ### Ruling 4: no other end
        The game ends by covering, resigning or agreeing. A match may set a limit of turns; 300 is a good one for leagues. At the limit it is a draw.

        ### Ruling 5: circles are picked up
        What lies between the old place and the new one does not matter.

        ### Ruling 6: one neighbour is enough
        One neighbour must be touched. Touching any other circle, of either colour, is only edge contact and is allowed.

        ### Ruling 7: a limit for the set-up
        In the set-up no centre is farther than 60 units from the middle in x or in y.

        ### Restored
        All measures are ours, because the rulebook's pictures are lost; only the distance of four circles of size 5 comes from the rulebook. They were chosen so that nobody can win in two turns unaided, a game takes some 17 to 57 turns, turns are hardly ever lost, and the start hardly matters.
