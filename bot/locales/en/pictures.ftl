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
picture-left = out
picture-lines = Lines
picture-prisoners = Prisoners
picture-supply = Supply
picture-yellow = Yellow
picture-ready = ready
picture-lays = setting up
picture-setup = Set-up
picture-turns = Turns
# Confusion: the answer to the latest try (tried: not asked yet), and the titles of the evaluation sheets.
picture-allowed = allowed
picture-forbidden = forbidden
picture-tried = tried
picture-one-answer = one answer!
picture-my-dice = My dice
picture-their-dice = Opponent's dice
picture-blue-dice = Blue's dice
picture-black-dice = Black's dice
# How a match went: the winning chances over the moves, and what the dice gave to whom.
picture-win = Winning chance
picture-luck = Luck of the dice
picture-move = Move
