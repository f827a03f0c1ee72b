# Wettkämpfe über mehrere Spiele: der Fünfkampf.

refused-bad-season-rules-stages = Ein solcher Wettkampf hat { $least } bis { $most } Etappen, für jedes Spiel eine.
refused-bad-season-rules-in_stages = Das geht in einem Fünfkampf nur in den Etappen: Drücke *Leiten* auf der Seite der Etappe, um die es geht.
refused-no-such-stage = Eine Etappe { $stage } gibt es nicht, oder sie hat schon begonnen: Dann kann man sich auf ihrer eigenen Seite an- und abmelden.
pentathlon-plays = **Fünfkampf** über { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }, { $order ->
        [turn] eines nach dem anderen
       *[once] alle zugleich
    }. In jedem alle gegen alle, einfach, in ausgelosten Gruppen von { $least } bis { $most }.
pentathlon-rules-days =
    { $count ->
        [one] Ein Tag
       *[other] { $count } Tage
    } für jede Etappe.
pentathlon-rules-points =
    Punkte in einer Etappe: { $first } für den ersten Platz, 0 für den letzten, dazwischen anteilig, und { $part } fürs Mitspielen. Die besten { $best } Etappen zählen. Bei gleichen Punkten entscheidet die bessere beste Etappe, dann die zweitbeste und so weiter.
pentathlon-phase-running = ▶️ **Läuft.** Für Etappen, die noch nicht begonnen haben, kannst du dich noch anmelden.
pentathlon-stage-line = { $number } **{ $game }** · { $state }
pentathlon-stage-coming = kommt noch
pentathlon-stage-open = Anmeldung und Auslosung
pentathlon-stage-running = läuft; die Punkte bis jetzt tragen ein ~ und stehen nicht in der Summe
pentathlon-stage-over = beendet
pentathlon-stage-dropped = hat nicht stattgefunden, zählt für niemanden
pentathlon-table-line = **{ $place }** { $person } · **{ $points }** · { $stages }
pentathlon-table-line-plain = { $place } { $name }: Summe { $points } ({ $stages })
pentathlon-total = Summe
pentathlon-sign-running = ~ noch nicht in der Summe
pentathlon-sign-dropped = ( ) zählt nicht
pentathlon-signed-up = Du bist dabei: { $pentathlon }. Bei Etappen, die noch kommen, hast du die Wahl: Mit ✓ bist du von selbst angemeldet, mit ✗ lässt du die Etappe aus.
pentathlon-signed-off = Du bist abgemeldet: { $pentathlon }. In weiteren Etappen bist du nicht dabei; was du gespielt hast, bleibt in der Tabelle. Etappen, die schon begonnen haben, haben eigene Seiten: Auch dort kannst du aufhören.
button-pentathlon-stage =
    { $state ->
        [in] ✓ { $game }
       *[out] ✗ { $game }
    }
button-pentathlon-page = Seite des Fünfkampfs
pentathlon-told-open = 📝 Ein Fünfkampf über { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }: Melde dich bis { $until } auf der Seite einmal für alle an. Etappen kann man auslassen.
pentathlon-told-started =
    ▶️ Der Fünfkampf beginnt: { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }, { $stages } Etappen. Wer später kommt, ist bei den Etappen dabei, die noch kommen.
pentathlon-told-stage = 📝 Etappe { $stage }: **{ $game }**. Wer beim Fünfkampf dabei ist, ist angemeldet; bis { $until } kann man sich auf der Seite dieser Etappe an- und abmelden.
pentathlon-told-closed = 🏁 Etappe { $stage }, { $game }, ist beendet: { $persons }
pentathlon-told-leading = Vorn liegen: { $persons }
pentathlon-told-dropped = ✖️ Etappe { $stage }, { $game }, findet nicht statt und zählt für niemanden.
pentathlon-told-corrected = ⚖️ Die Plätze der Etappe { $stage }, { $game }, wurden berichtigt. Im Fünfkampf:
pentathlon-told-champion =
    🏆 { $count ->
        [one] Gewonnen hat den Fünfkampf { $persons }
       *[other] Gewonnen haben den Fünfkampf mit gleichen Zahlen { $persons }
    }
pentathlon-told-end = 🏁 Alle Etappen sind beendet. Einsprüche bis { $until }.
league-draft-format-pentathlon = Fünfkampf über alle Spiele
league-order-menu = In welcher Reihenfolge?
league-draft-order-turn = Die Etappen nacheinander
league-draft-order-once = Alle Etappen zugleich
league-break-menu = Wie lang ist die Pause vor einer Etappe?
league-draft-break =
    { $count ->
        [0] Keine Pause vor den Etappen
        [one] Vor jeder Etappe ein Tag Pause
       *[other] Vor jeder Etappe { $count } Tage Pause
    }
league-check-pentathlon =
    👥 { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    } · { $stages } Etappen, { $turn ->
        [turn] eine nach der anderen
       *[once] alle zugleich
    }
league-check-stage = { $number } **{ $game }** · Gruppen zu { $divisions } · { $fixtures ->
        [one] { $fixtures } Begegnung
       *[other] { $fixtures } Begegnungen
    }, gewöhnlich etwa { $expected ->
        [one] { $expected } Tag
       *[other] { $expected } Tage
    }
league-check-stage-too-few = ⚠️ { $number } **{ $game }** · Fände nicht statt. Nötig: mindestens { $least }.
league-check-stage-too-long =
    ⚠️ Das ist länger als eine Etappe mit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }: Gib ihr mehr Tage, lass mehr Partien zugleich laufen oder nimm eine schnellere Zeitregel.
