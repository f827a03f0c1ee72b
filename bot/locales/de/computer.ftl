# Der Computer: wer er ist, wie man gegen sie spielt

computer-player-easy = Computer (leicht)
computer-player-medium = Computer (mittel)
computer-player-hard = Computer (schwer)
computer-is-ill = Der Computer kann gerade nicht nachdenken. Nichts ist verloren: Er zieht, sobald er wieder kann.
computer-to-move = { $player } ist am Zug.
computer-invitation = { $person } spielt gegen den Computer: { $computer }.
computer-plays-too = Der Computer spielt mit: { $computer }.
button-computer = Gegen den Computer
computer-ask-game = Welches Spiel möchtest du gegen den Computer spielen?
computer-ask-level = **{ $game }** gegen den Computer: Wie gut soll er spielen? Die Partie beginnt sofort, und für Züge gibt es keine Frist. Gewertet wird sie nicht.
computer-ask-place = Deine Partie bekommt einen Thread in { $channel }, den alle lesen können, oder einen privaten, den nur du (und die Moderation) siehst.
computer-ask-place-public = Deine Partie bekommt einen Thread in { $channel }. Ein privater geht dort nicht: Ich darf keine privaten Threads eröffnen.
computer-menu-game = Wähle ein Spiel …
button-computer-easy = Leicht
button-computer-medium = Mittel
button-computer-hard = Schwer
button-computer-private-easy = Leicht, privat
button-computer-private-medium = Mittel, privat
button-computer-private-hard = Schwer, privat
refused-computer-has-no-seat = Für den Computer ist kein Platz frei: Lass ein Mitglied weg oder das Feld `computer`.
acknowledged-computer = Die Partie beginnt.
option-computer = computer
    .about = Auf allen anderen Plätzen spielt der Computer, sofort und ohne Wertung
choice-computer-easy = leicht
choice-computer-medium = mittel
choice-computer-hard = schwer
lapsed-untouched =
    { $days ->
        [one] Seit { $days } Tag ist nichts geschehen, deshalb ist diese Partie gegen den Computer von selbst zu Ende.
       *[other] Seit { $days } Tagen ist nichts geschehen, deshalb ist diese Partie gegen den Computer von selbst zu Ende.
    }
