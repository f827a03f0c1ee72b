# Das Rätsel der Woche. Prozente sind Gewinnaussichten.

button-puzzle = Antworten
button-puzzle-answer = Das ist meine Antwort
button-puzzle-name = Nenn mich, wenn sie stimmt
button-puzzle-unname = Nenn mich nicht
puzzle-title = ### Rätsel der Woche · { $game }
puzzle-question = { $seat } ist am Zug. Ein Zug ist deutlich besser als alle anderen: welcher?
puzzle-until = Die Lösung kommt { $at }. Antworten sieht niemand sonst, und von jedem zählt die erste.
puzzle-line = Dein Zug bis hierher: `{ $line }`
puzzle-once = Danach lässt sich deine Antwort nicht mehr ändern.
puzzle-answered = Deine Antwort `{ $line }` ist notiert. Die Lösung kommt { $at }.
puzzle-named = Stimmt sie, wirst du in der Lösung genannt.
puzzle-not-named = Du wirst gezählt, nicht genannt.
puzzle-played = Du hast in dieser Partie gespielt, deine Antwort würde also nicht zählen; zusehen darfst du gern. Die Lösung kommt { $at }.
puzzle-over = Dieses Rätsel ist vorbei.
puzzle-withdrawn = Dieses Rätsel ist zurückgezogen: Seine Partie wird nach einer Entscheidung weitergespielt.
puzzle-solution = **Lösung:** `{ $line }`.
puzzle-counted = { $answered ->
    [0] Niemand hat geantwortet.
    [one] { $right } von einer Antwort war richtig.
   *[other] Richtige Antworten: { $right } von { $answered }.
}
puzzle-named-solvers = Gefunden haben sie unter anderen: { $persons }
puzzle-found = Gefunden hat das Rätsel der Computer: Zwei lange Suchen kamen auf diesen Zug, und seine Gewinnaussicht ist um { $margin ->
        [one] einen Prozentpunkt
       *[other] { $margin } Prozentpunkte
    } besser als die des nächstbesten.
puzzle-same-played = In der Partie wurde er auch gespielt.
puzzle-played-line = In der Partie wurde `{ $line }` gespielt.
puzzle-from = Die Stellung ist aus { $thread }, nach Zug { $move }.
puzzle-form-title = Deine Antwort
puzzle-form-hint = Der ganze Zug; du wirst noch einmal gefragt, bevor er zählt
