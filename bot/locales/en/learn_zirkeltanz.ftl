# The lesson of Zirkeltanz (games/zirkeltanz/lessons.py): each step in two sentences, with task and hints.

learn-zirkeltanz-aim = There is no board, only a plane with ten circles on each side, numbered 1 to 5 by size. Blue's red life circle is at the bottom, Yellow's at the top, each in the middle of its penalty area.
    .title = The plane
    .task = You are Blue. What must one of your circles cover for you to win?
    .hint = What must be covered is small and red, and it never moves.
    .answer-area = Yellow's penalty area
    .answer-life = Yellow's life circle
    .answer-largest = Yellow's largest circle
    .hint-area = The penalty area only keeps out the circles of its own colour. What it protects is in its middle.
    .hint-largest = Number circles may never cover each other, whatever their colour. Look for the heart.

learn-zirkeltanz-formation = First both sides lay their ten circles in secret, each in its own half, outside its own penalty area and without overlaps. One line does it all: `formation` and one of the words wall, arrow, fan, ring, phalanx, pincers.
    .title = The set-up
    .task = Lay all ten circles with a formation.
    .hint = Write `formation` and a name, or choose one from the menu.
    .hint-some = That circle is well placed, but there are nine more. A formation lays all ten at once.

learn-zirkeltanz-change = A formation is only a start: `5a(12.5,-7)` lays a single circle again, its centre at x = 12.5 and y = -7. The coordinates are along the edges of the picture; as Blue you are below 0.
    .title = Coordinates
    .task = Pull the ringed 3a back, so that its centre lies at y = -10 or lower.
    .hint = Leave x as it is, about -21, and choose y between -10 and -20: circle, bracket, x, comma, y, bracket.
    .hint-first = `ready` would end your set-up for good. Move 3a first: its name, and two numbers in brackets.
    .hint-other = 3a is not where it should be, or more than 3a has moved. Lay just 3a, with a y of -10 or lower.
    .done = In a match you would end your set-up with `ready`. Then both set-ups are shown, and the dice say who begins.

learn-zirkeltanz-lay = When your turn begins a die is thrown: with a 2 you must move one of your 2s. It is picked up and laid so that it touches a circle of your colour with a neighbour number, which for a 2 is 1 or 3.
    .title = A move
    .task = Lay one of your 2s beside a 3. `2a@1a:180` would lay 2a beside 1a, in direction 180°.
    .hint = The compass in the picture shows the directions: 0 is up, 90 right. Above 3a there is room.
    .hint-other = That is beside a 1. Write a 3 after the `@`.

learn-zirkeltanz-five-one = The row of numbers is a ring: there is no 6 among the circles, so 5 and 1 are neighbours of each other. That makes your small 1s quick, because they can reach far around a large 5.
    .title = Five and one
    .task = You have thrown a 1: lay one of your 1s beside a 5.
    .hint = Above your 5a and 5b there is room: direction 0.
    .hint-two = 1 and 2 are neighbours. But here the 1 should touch a 5: `1a@5a:` and a direction.

learn-zirkeltanz-nook = You need not work out directions for a place that touches two things: `@` names the neighbour, `+` the second one. Where both sides are free, `<` means left and `>` right of the way from the first to the second.
    .title = Nooks
    .task = Lay a 2 into the nook between your 3a and your 5a.
    .hint = The neighbour after `@` must be 3a, because 5 is not a neighbour of 2. After `+` comes 5a.
    .hint-one = That touches only one of them, or another pair. Write `+5a` instead of a direction: 3a first, then 5a.

learn-zirkeltanz-around = A moved circle may stay beside the same neighbour, but it must leave its old place: the new one may touch it, and must not overlap it. Everybody makes this mistake at first: turning a circle only a little.
    .title = Off the old place
    .task = You have thrown a 4: move 4b, and lay it beside 5b again.
    .hint = 4b is now at about 90° from 5b. Turn it upwards by some 60°, or write `+old`: then it just touches its old place.
    .hint-other = That is another circle or another neighbour. Use the two ringed ones: `4b@5b`.

learn-zirkeltanz-advance = What lies on the way does not matter, because circles are picked up; only where they land counts. Yellow's penalty area is open to you, your own is not.
    .title = Across the middle
    .task = You have thrown a 5: lay one of your 5s so that its centre lies beyond the middle line.
    .hint = Your 4b has already crossed the middle line, and 4 is a neighbour of 5.
    .hint-home = The circle stays at home. Your 4b is far ahead: lay the 5 beside it, on its upper side.

learn-zirkeltanz-six = With a 6 you must move one of your opponent's circles, by the rules that apply to it: beside a neighbour of its own colour. `!` marks what is Yellow's, so `!1a@!2a:0` lays Yellow's 1a.
    .title = A six
    .task = Yellow's 5a has come close. Send it away.
    .hint = 5 goes to 4 or 1. Yellow's 1b is far away at the right edge.
    .hint-other = That is one of Yellow's circles, but not the one that threatens you. Move `!5a`.

learn-zirkeltanz-win = Touching the life circle is not enough: some part of it must be covered. As soon as your circle covers it, you have won.
    .title = Winning
    .task = You have thrown a 4, and your 5a stands in front of Yellow's life circle. Win.
    .hint = From 5a the heart lies a little to the right of straight up. Direction 0 is up, and it increases clockwise.
    .hint-short = The life circle stays free. Lay a 4 beside 5a, nearly straight up.
    .done = The move builder always puts a winning place first.
