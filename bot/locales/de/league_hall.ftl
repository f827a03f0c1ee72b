# Die Ruhmeshalle und das Archiv der Saisons: Knöpfe unter /liga verlauf.

button-league-hall = Ruhmeshalle
button-league-past = Archiv
league-hall = 🏆 Ruhmeshalle
league-hall-of = 🏆 Ruhmeshalle: { $league }
league-hall-empty = Hier ist noch keine Saison zu Ende gespielt.
league-hall-titles = Die meisten Titel
league-hall-title-line = { $person } · **{ $count }**
league-hall-records = Rekorde
league-hall-record-in-a-row = Die meisten Saisons einer Liga nacheinander gewonnen: { $persons } ({ $value })
league-hall-record-perfect = Die meisten Saisons ohne Punktverlust: { $persons } ({ $value })
league-hall-record-seasons = Die meisten Saisons gespielt: { $persons } ({ $value })
league-hall-more = { $persons } und { $count } weitere
league-hall-pentathlons = Mehrere Spiele
league-hall-line = { $certain ->
        [no] { $season } · { $persons } · Punkte: { $points } · Einspruch ist noch möglich
       *[yes] { $season } · { $persons } · Punkte: { $points }
    }
league-hall-menu = Welche Liga?
league-hall-all = Alle Ligen
league-past = 🗄️ Archiv
league-past-empty = Noch ist keine Saison zu Ende.
league-past-line = **{ $season }** · { $game } · { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    } · 🏆 { $persons }
league-past-menu = Abschlusstabellen von …
league-past-row = { $place }. { $person } · **{ $points }** · +{ $won } ={ $drawn } −{ $lost }
league-past-more = … und { $count } weitere
league-past-divisions = { $count ->
        [one] Eine weitere Staffel steht
       *[other] { $count } weitere Staffeln stehen
    } in den Bildern und in der Datei.
league-past-no-table = Ihre Tabelle steht auf ihrer Seite.
