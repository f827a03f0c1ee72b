# Der Rückblick auf eine beendete Partie. Prozente sind Gewinnaussichten.

button-review = Rückblick
button-turning-point = { $number }: Stellung { $move }
after-wait = Der Computer denkt über die Partie nach …
after-title = ### Rückblick · { $game }
after-alt = Verlauf der Partie, { $game }: die Gewinnaussichten aller über die Züge. Am Ende: { $shares }.
after-turns = **Wendepunkte**
after-no-turns = Die Partie hat sich nach und nach entschieden; kein einzelner Zug hat sie gewendet.
after-turn = **{ $number }.** Zug { $move }, { $mover } `{ $line }`: { $player } von { $before } % auf { $after } %.
after-turn-dice = Das waren vor allem die Würfel ({ $by } %).
after-turn-better = Der Computer hätte `{ $line }` gespielt.
after-turn-same = Der Computer hätte genauso gespielt.
after-luck = **Würfelglück** (gemessen am Erwartbaren): { $luck }
after-luck-of = { $player } { $by } % (± { $doubt })
after-luck-even = **Würfelglück**: Niemand hatte mehr davon.
after-luck-part = Gewogen: { $weighed } von { $throws ->
    [one] { $throws } Wurf
   *[other] { $throws } Würfen
}.
after-time-clocks = **Bedenkzeit** (nach den Uhren): { $times }
after-time-wall = **Bedenkzeit** (von Zug zu Zug): { $times }
after-time-of = { $player } { $time }
after-how = -# So sieht es der Computer; er kann irren.
after-how-dice = -# So sieht es der Computer; er kann irren. Das Glück ist an gezogenen Würfen gemessen, daher das ±.

# Was an einem Tag schiefging, für die, die den Bot betreiben; $day ist ein Datum, wie Discord es zeigt, $troubles eine oder mehrere der Meldungen darunter.
report-troubles = { $day }: { $troubles }. Näheres steht im Protokoll.
trouble-late =
    { $count ->
        [one] eine Antwort dauerte länger als eine Sekunde
       *[other] { $count } Antworten dauerten länger als eine Sekunde
    }
trouble-fault =
    { $count ->
        [one] eine Antwort scheiterte an einem Fehler von mir
       *[other] { $count } Antworten scheiterten an einem Fehler von mir
    }
trouble-held-up =
    { $count ->
        [one] ein Beitrag kam verspätet
       *[other] { $count } Beiträge kamen verspätet
    }
trouble-task =
    { $count ->
        [one] einmal schlug eine Aufgabe im Hintergrund fehl
       *[other] { $count }-mal schlug eine Aufgabe im Hintergrund fehl
    }
trouble-pause =
    { $count ->
        [one] einmal habe ich das Senden unterbrochen, weil zu viele Anfragen an Discord scheiterten
       *[other] { $count }-mal habe ich das Senden unterbrochen, weil zu viele Anfragen an Discord scheiterten
    }
trouble-backup =
    { $count ->
        [one] eine Sicherung schlug fehl
       *[other] { $count } Sicherungen schlugen fehl
    }
