# Eine Saison als Archiv: was /liga datei sagt, und die Seite, die im Zip liegt.

league-exported = { $season } als Archiv: das Protokoll mit seinen Prüfsummen, alle Partien, die Tabellen für Tabellenkalkulation und andere Programme. `verify.pyz` prüft es ohne den Bot.
league-exported-parts = Es ist groß und kommt deshalb in { $count } Teilen.
league-exported-part = Teil { $number } von { $count }.
league-exported-without = { $count ->
        [one] Eine Partie hat darin keinen Platz; `/partie export` gibt sie als eigene Datei.
       *[other] { $count } Partien haben darin keinen Platz; `/partie export` gibt jede als eigene Datei.
    }
league-export-wait = ⏳ { $season }: Die Partien werden eingepackt …
league-archive-readme = { $season }

    - README.txt: diese Seite
    - season.json: die Saison: Protokoll, Begegnungen mit Ergebnissen, wer gegangen ist, Punkte, Tabellen
    - tables/division-1.csv: die Tabelle einer Staffel, für Tabellenkalkulationen (UTF-8, Kommas; Brüche wie 29/3)
    - trf/division-1.trf: dieselbe für Schachturnierprogramme (TRF16), wo zwei spielen; ohne Gestrichene
    - matches/k7wq3d9m.json: eine Partie, wie /partie export sie gibt
    - tables/pentathlon.csv: die Tabelle eines Fünfkampfs; seine Spiele sind Saisons in stages/1, stages/2 und so fort

    Weitere Teile eines großen Archivs enthalten nur Partien.

    NACHPRÜFEN

    python3 verify.pyz saison.zip [saison-2.zip ...]

    verify.pyz braucht Python 3.11 und sonst nichts; python3 tools/build_verify.py baut es aus Fernzugs Quelltext.
    Es folgt dem Protokoll und jeder Partie, lost die Staffeln aus dem versprochenen Startwert noch einmal aus, rechnet
    jede Tabelle, jede Feinwertung und die Reihenfolge der Wertungen nach und sagt in je einer Zeile, was nicht stimmt.

    ANDERE PROGRAMME

    Woraus eine Tabelle entsteht, steht als schlichtes JSON in season.json: Teilnehmende, Begegnungen, Ausgänge, Plätze,
    Punkte, Zeiten, Abmeldungen, Korrekturen. Die Form beschreibt docs/season.schema.json, die einer Partie
    docs/export.schema.json (JSON Schema 2020-12). Zeiten sind UTC, Personen sind Nummern von Discord.
