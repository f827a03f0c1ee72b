# Wettkämpfe über mehrere Spiele: der Fünfkampf.

refused-bad-season-rules-stages = Ein solcher Wettkampf hat { $least } bis { $most } Etappen, für jedes Spiel eine.
refused-no-such-stage = Eine Etappe { $stage } gibt es nicht, oder sie hat schon begonnen: Dann kann man sich auf ihrer eigenen Seite an- und abmelden.
event-plays = **Fünfkampf** über { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }, { $order ->
        [turn] eines nach dem anderen
       *[once] alle zugleich
    }. In jedem alle gegen alle, { $format }, in ausgelosten Gruppen von { $least } bis { $most }.
event-format-single = einfach
event-format-double = doppelt, mit getauschten Plätzen
event-rules-days =
    { $count ->
        [one] Ein Tag
       *[other] { $count } Tage
    } für jede Etappe.
event-rules-points =
    Punkte in einer Etappe: { $first } für den ersten Platz, 0 für den letzten, dazwischen anteilig, und { $part } fürs Mitspielen. Die besten { $best } Etappen zählen. Bei gleichen Punkten entscheidet die bessere beste Etappe, dann die zweitbeste und so weiter.
event-phase-running = ▶️ **Läuft.** Für Etappen, die noch nicht begonnen haben, kannst du dich noch anmelden.
event-stage-line = { $number } **{ $game }** · { $state }
event-stage-coming = kommt noch
event-stage-open = Anmeldung und Auslosung
event-stage-running = läuft; die Punkte bis jetzt tragen ein ~ und stehen nicht in der Summe
event-stage-over = beendet
event-stage-dropped = hat nicht stattgefunden, zählt für niemanden
event-table-line = **{ $place }** { $person } · **{ $points }** · { $stages }
event-table-line-plain = { $place } { $name }: Summe { $points } ({ $stages })
event-total = Summe
event-sign-running = ~ noch nicht in der Summe
event-sign-dropped = ( ) zählt nicht
event-signed-up = Du bist dabei: { $event }. Bei Etappen, die noch kommen, hast du die Wahl: Mit ✓ bist du von selbst angemeldet, mit ✗ lässt du die Etappe aus.
event-signed-off = Du bist abgemeldet: { $event }. In weiteren Etappen bist du nicht dabei; was du gespielt hast, bleibt in der Tabelle. Etappen, die schon begonnen haben, haben eigene Seiten: Auch dort kannst du aufhören.
button-event-stage =
    { $state ->
        [in] ✓ { $game }
       *[out] ✗ { $game }
    }
button-event-page = Seite des Fünfkampfs
event-told-open = 📝 Ein Fünfkampf über { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }: Melde dich bis { $until } auf der Seite einmal für alle an. Etappen kann man auslassen.
event-told-started =
    ▶️ Der Fünfkampf beginnt: { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }, { $stages } Etappen. Wer später kommt, ist bei den Etappen dabei, die noch kommen.
event-told-stage = 📝 Etappe { $stage }: **{ $game }**. Wer beim Fünfkampf dabei ist, ist angemeldet; bis { $until } kann man sich auf der Seite dieser Etappe an- und abmelden.
event-told-closed = 🏁 Etappe { $stage }, { $game }, ist beendet: { $persons }
event-told-leading = Vorn liegen: { $persons }
event-told-dropped = ✖️ Etappe { $stage }, { $game }, findet nicht statt und zählt für niemanden.
event-told-corrected = ⚖️ Die Plätze der Etappe { $stage }, { $game }, wurden berichtigt. Im Fünfkampf:
event-told-champion =
    🏆 { $count ->
        [one] Gewonnen hat den Fünfkampf { $persons }
       *[other] Gewonnen haben den Fünfkampf mit gleichen Zahlen { $persons }
    }
event-told-end = 🏁 Alle Etappen sind beendet. Einsprüche bis { $until }.
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
league-check-event =
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
