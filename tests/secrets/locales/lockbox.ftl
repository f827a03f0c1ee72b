# Words of the test game, in both languages the same.

lockbox-name = Lockbox
lockbox-brief = Lockbox
lockbox-seat-left = Left
lockbox-seat-right = Right
lockbox-column-line = Line
lockbox-group-line = Line …
lockbox-topic-play = Play
    .text = Guess.
lockbox-error-unreadable = This is no line.
lockbox-error-not_now = Not now.
lockbox-reason-guessed = guessed right
lockbox-reason-tired = nobody knows
lockbox-note-view = Numbers { $numbers }, { $turns } turns.
lockbox-note-deal = The numbers are dealt.
lockbox-note-guess = A guess: { $line }.
lockbox-note-mark = Something was marked: { $line }.
lockbox-note-previewed = You would { $line }.
lockbox-note-own = The enemy has { $number }.
