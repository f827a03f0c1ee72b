# Hausspieler: wer sie sind, wie man gegen sie spielt

house-player-easy = Haus (leicht)
house-player-medium = Haus (mittel)
house-player-hard = Haus (schwer)
house-is-ill = Das Haus kann gerade nicht nachdenken. Nichts ist verloren: Es zieht, sobald es wieder kann.
house-to-move = { $player } ist am Zug.
house-invitation = { $person } spielt gegen das Haus: { $house }.
house-plays-too = Das Haus spielt mit: { $house }.
button-house = Gegen das Haus
house-ask-game = Welches Spiel möchtest du gegen das Haus spielen?
house-ask-level = **{ $game }** gegen das Haus: Wie gut soll es spielen? Die Partie beginnt sofort, und für Züge gibt es keine Frist. Gewertet wird sie nicht.
house-ask-place = Deine Partie bekommt einen Thread in { $channel }, den alle lesen können, oder einen privaten, den nur du (und die Moderation) siehst.
house-ask-place-public = Deine Partie bekommt einen Thread in { $channel }. Ein privater geht dort nicht: Ich darf keine privaten Threads eröffnen.
house-menu-game = Wähle ein Spiel …
button-house-easy = Leicht
button-house-medium = Mittel
button-house-hard = Schwer
button-house-private-easy = Leicht, privat
button-house-private-medium = Mittel, privat
button-house-private-hard = Schwer, privat
refused-house-has-no-seat = Für das Haus ist kein Platz frei: Lass ein Mitglied weg oder das Feld `haus`.
acknowledged-house = Die Partie beginnt.
option-house = haus
    .about = Auf allen anderen Plätzen spielt das Haus, sofort und ohne Wertung
choice-house-easy = leicht
choice-house-medium = mittel
choice-house-hard = schwer
lapsed-untouched =
    { $days ->
        [one] Seit { $days } Tag ist nichts geschehen, deshalb ist diese Partie gegen das Haus von selbst zu Ende.
       *[other] Seit { $days } Tagen ist nichts geschehen, deshalb ist diese Partie gegen das Haus von selbst zu Ende.
    }
