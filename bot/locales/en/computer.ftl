# Computer players: who they are, how one plays against them

computer-player-easy = Computer (easy)
computer-player-medium = Computer (medium)
computer-player-hard = Computer (hard)
computer-is-ill = The computer cannot think right now. Nothing is lost: it moves as soon as it can.
computer-to-move = { $player } is to move.
computer-invitation = { $person } plays against the computer: { $computer }.
computer-plays-too = The computer plays, too: { $computer }.
button-computer = Play the computer
computer-ask-game = Which game do you want to play against the computer?
computer-ask-level = **{ $game }** against the computer: how well should it play? The match starts at once, and moves have no deadline. The result does not count towards ratings.
computer-ask-place = Your match gets a thread in { $channel } that everybody can read, or a private one that only you (and moderators) see.
computer-ask-place-public = Your match gets a thread in { $channel }. A private one is not possible there: I may not create private threads.
computer-menu-game = Choose a game …
button-computer-easy = Easy
button-computer-medium = Medium
button-computer-hard = Hard
button-computer-private-easy = Easy, private
button-computer-private-medium = Medium, private
button-computer-private-hard = Hard, private
refused-computer-has-no-seat = There is no seat left for the computer: leave out a member, or the field `computer`.
acknowledged-computer = The match begins.
option-computer = computer
    .about = The computer takes all other seats, at once and for fun
choice-computer-easy = easy
choice-computer-medium = medium
choice-computer-hard = hard
lapsed-untouched =
    { $days ->
        [one] Nothing has happened for { $days } day, so this match against the computer has ended by itself.
       *[other] Nothing has happened for { $days } days, so this match against the computer has ended by itself.
    }
