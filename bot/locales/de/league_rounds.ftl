# Ligen, deren Runden eine nach der anderen ausgelost werden: Schweizer System, Dreier- und Vierertische.

## Was nicht geht

refused-bad-season-rules-rounds =
    { $most ->
        [0] Bei diesem Modus stehen alle Partien von Anfang an fest; eine Zahl von Runden gibt es nicht.
        [one] Eine Saison hat genau eine Runde.
       *[other] Eine Saison hat 1 bis { $most } Runden.
    }
refused-bad-season-rules-table_points = An Dreier- und Vierertischen geben die Plätze 6-4-2-0 oder 6-3-0 Punkte.

## Wie gespielt wird

league-draft-format-swiss = Schweizer System: Runde für Runde treffen sich etwa Punktgleiche
league-draft-format-pods = Dreier- und Vierertische, Runde für Runde ausgelost
league-plays-swiss = **{ $game }**, Schweizer System, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }: Jedes Mal treffen sich etwa Punktgleiche
league-plays-pods = **{ $game }** an Dreier- und Vierertischen, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }: jedes Mal etwa Punktgleiche, die sich kaum getroffen haben
league-rounds-menu = Wie viele Runden?
league-round-days-menu = Wie lange dauert eine Runde?
league-draft-rounds =
    { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
league-draft-round-days =
    { $count ->
        [one] Eine Runde dauert einen Tag
       *[other] Eine Runde dauert { $count } Tage
    }
league-rules-divisions-rounds =
    Eine Runde dauert höchstens { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }; { $overtime ->
        [0] Nachspielzeit gibt es nicht.
        [one] offene Partien haben dann noch einen Tag.
       *[other] offene Partien haben dann noch { $overtime } Tage.
    } Die nächste wird ausgelost, sobald die letzte Partie zu Ende ist. Die Partien beginnen von selbst.
league-rules-points-swiss = Punkte: Sieg { $win }, Remis { $draw }, Niederlage 0. Bei ungerader Zahl ist jemand spielfrei: ein kampfloser Sieg, wenn es geht, für niemanden zweimal.
league-rules-points-pods = Punkte nach Plätzen: 6-4-2-0 am Vierertisch, 6-3-0 am Dreiertisch, 6-0 zu zweit; geteilte Plätze geben den Mittelwert.
league-rules-late-rounds = Bis zur Halbzeit kann noch jemand einsteigen und spielt von der nächsten Runde an mit.
league-late-rounds = ➕ Bis { $until } kannst du noch einsteigen; du spielst dann von der nächsten Runde an mit.
league-rules-endings-rounds =
    { "" }**Wie eine Partie zählt**
    Gespielt: nach den Plätzen. Aufgeben und Zeitüberschreitung zählen als gespielt, sobald alle zwei Züge beendet haben; vorher ist es **kampflos** (+/-).
    Sind eine Runde und ihre Nachspielzeit um, verliert kampflos, wer eine offene Partie eine halbe Runde lang warten ließ; hat sie niemand aufgehalten, gilt sie als ungespielt: zu zweit ein Remis in Punkten, an größeren Tischen keine. Für Wertungszahlen zählen nur gespielte Partien.
    { "" }**Aussteigen:** Wer aussteigt, behält die Ergebnisse und wird nicht mehr ausgelost; eine offene Partie ist kampflos verloren. Wer als Ersatz den Platz übernimmt, spielt auf ihm weiter.
league-leave-ask-rounds =
    Du kannst nicht weiter? Dann kannst du
    - deinen Platz **übergeben**: Jemand spielt mit deinen Punkten weiter; bis der Platz übernommen ist, spielst du;
    - **um Zeit bitten**: Die Turnierleitung liest es im Kanal und kann die Runde verlängern;
    - **ein paar Tage weg** sein: Urlaub hält deine Uhren an, wo die Zeitregel welchen vorsieht; die Runde endet trotzdem;
    - **aussteigen**: Deine Ergebnisse bleiben, du wirst nicht mehr ausgelost, und eine offene Partie ist kampflos verloren. Erst wird nach Ersatz gefragt.
league-phase-drawn-rounds = 🎲 **Die Anmeldung ist zu Ende.** Die erste Runde wird { $until } ausgelost.
league-phase-running-rounds =
    { $round ->
        [0] ▶️ **Die erste Runde wird gerade ausgelost.**
       *[other] ▶️ **Runde { $round } von { $rounds }** bis { $until }.
    }
league-phase-overtime-rounds = ⏳ **Runde { $round } von { $rounds }, Nachspielzeit** bis { $until }; was dann offen ist, wird kampflos entschieden.
league-division-people-rounds = **Dabei ({ $count }):** { $persons }
league-people-more = … und { $count ->
        [one] eine Person
       *[other] { $count }
    } mehr
league-check-people-rounds = 👥 { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    } · { $fixtures ->
        [one] { $fixtures } Begegnung
       *[other] { $fixtures } Begegnungen
    }, { $each } für jede Person, eine nach der anderen
league-check-too-long-rounds = ⚠️ Das ist länger als die Runden: Lass eine Runde länger dauern oder nimm eine schnellere Zeitregel.
league-check-draw-swiss = 🎲 Die erste Runde folgt den Wertungszahlen; zwischen gleichen entscheiden Lose aus einem versiegelten Startwert.
league-check-draw-pods = 🎲 Die Tische werden mit Losen aus einem versiegelten Startwert ausgelost.

## Was geschehen ist

league-told-drawn-rounds = 🎲 Die Anmeldung ist zu Ende. Die erste Runde wird { $until } ausgelost.
league-told-started-rounds = ▶️ Die Saison hat begonnen: { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, eine nach der anderen ausgelost.
league-told-round = 🔔 **Runde { $round } von { $rounds } ist ausgelost**, bis { $until }. Die Partien beginnen von selbst, jede in ihrem Thread.
league-round-pair = `#{ $number }` { $players }
league-round-more = … und noch { $count ->
        [one] eine Begegnung
       *[other] { $count } Begegnungen
    }: `/liga begegnungen` zeigt alle.
league-round-bye = 💤 { $person } ist spielfrei: ein kampfloser Sieg.
league-round-again =
    { $count ->
        [one] In Begegnung { $numbers } treffen sich zwei zum zweiten Mal: Es ging nicht anders.
       *[other] In den Begegnungen { $numbers } treffen sich Leute zum zweiten Mal: Es ging nicht anders.
    }
league-round-head =
    { $until ->
        [none] **Runde { $round } von { $rounds }**
       *[other] **Runde { $round } von { $rounds }**, bis { $until }
    }
league-fixture-line-rounds = #{ $number } · Runde { $round } · { $state }
league-round-table = Tisch { $table } · #{ $number }
league-round-title = { $season }, Runde { $round }
league-told-joined-rounds = ➕ { $person } steigt ein und spielt von der nächsten Runde an mit.
league-told-kept-waiting = Begegnung { $number } ({ $players }) ist beendet: Die Zeit der Runde ist um. Kampflos verloren: { $persons }
league-told-extended-by-rounds =
    { $round ->
        [0] Dieser Teil der Saison dauert jetzt bis { $until }.
       *[other] Runde { $round } dauert jetzt bis { $until }.
    }
league-told-overtime-rounds =
    { $days ->
        [0] ⏳ Die Zeit von Runde { $round } ist um. Wer eine offene Partie warten lässt, verliert sie kampflos.
       *[other] ⏳ Die Zeit von Runde { $round } ist um. Offene Partien haben noch bis { $until }; dann verliert kampflos, wer die eigene warten lässt.
    }
league-told-ended-rounds =
    { $phase ->
        [open] { $by } hat die Anmeldung geschlossen.
        [drawn] { $by } lässt die erste Runde jetzt auslosen.
        [running] { $by } hat die Zeit von Runde { $round } beendet.
       *[overtime] { $by } hat die Nachspielzeit von Runde { $round } beendet.
    }
league-act-close-rounds = Runde jetzt beenden
    .about = Nachspielzeit beginnt; in ihr: die nächste Runde
league-act-extend-rounds = Länger dauern lassen
    .about = Vor dem Beginn, oder die jetzige Runde
league-act-withdraw-rounds = Jemanden zurückziehen oder ausschließen
    .about = Nicht mehr ausgelost, oder alles gestrichen

## Tabellen

league-why-dummy = für eine Runde ohne Partie, die zählt
