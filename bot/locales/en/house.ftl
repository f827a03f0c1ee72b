# House players: who they are, how one plays against them

house-player-easy = House (easy)
house-player-medium = House (medium)
house-player-hard = House (hard)
house-is-ill = The house cannot think right now. Nothing is lost: it moves as soon as it can.
house-to-move = { $player } is to move.
house-invitation = { $person } plays against the house: { $house }.
house-plays-too = The house plays, too: { $house }.
button-house = Play the house
house-ask-game = Which game do you want to play against the house?
house-ask-level = **{ $game }** against the house: how well should it play? The match starts at once, and moves have no deadline. The result does not count towards ratings.
house-ask-place = Your match gets a thread in { $channel } that everybody can read, or a private one that only you (and moderators) see.
house-ask-place-public = Your match gets a thread in { $channel }. A private one is not possible there: I may not create private threads.
house-menu-game = Choose a game …
button-house-easy = Easy
button-house-medium = Medium
button-house-hard = Hard
button-house-private-easy = Easy, private
button-house-private-medium = Medium, private
button-house-private-hard = Hard, private
refused-house-has-no-seat = There is no seat left for the house: leave out a member, or the field `house`.
acknowledged-house = The match begins.
option-house = house
    .about = The house takes all other seats, at once and for fun
choice-house-easy = easy
choice-house-medium = medium
choice-house-hard = hard
lapsed-untouched =
    { $days ->
        [one] Nothing has happened for { $days } day, so this match against the house has ended by itself.
       *[other] Nothing has happened for { $days } days, so this match against the house has ended by itself.
    }
