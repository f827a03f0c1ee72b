# Single words drawn into pictures: as short as they can be.

picture-red = Red
picture-black = Black
picture-pool = Pool
picture-turn = Round
picture-to-move = to move
picture-won = won
picture-drawn = draw
picture-over = Game over
# Stands above a count such as 8/12: turns in a row without a placement.
picture-quiet = Quiet turns
picture-blue = Blue
picture-off = Off
picture-home = Home
picture-first-throw = First throw
picture-purple = Purple
picture-grey = Grey
picture-last-round = Last round
picture-throw = Throw
picture-kept = kept
picture-left = resigned
picture-lines = Lines
picture-prisoners = Prisoners
picture-supply = Supply
picture-yellow = Yellow
picture-ready = ready
picture-lays = setting up
picture-setup = Set-up
picture-turns = Turns
