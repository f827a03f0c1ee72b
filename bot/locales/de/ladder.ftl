# Leitern: Man steigt unten ein, fordert jemanden über sich und steigt durch Siege auf.

refused-cannot-challenge-unknown = Diese Person steht nicht auf der Leiter.
refused-cannot-challenge-self = Dich selbst kannst du nicht fordern.
refused-cannot-challenge-not_above = Du kannst nur jemanden fordern, der über dir steht.
refused-cannot-challenge-out_of_reach = Das ist zu weit oben: Eine Forderung reicht höchstens { $reach ->
        [one] eine Sprosse
       *[other] { $reach } Sprossen
    } hinauf.
refused-cannot-challenge-has_challenged = Du hast schon jemanden gefordert. Erst muss diese Forderung beantwortet und gespielt sein.
refused-cannot-challenge-is_challenged = Diese Person hat gerade schon jemand anderes gefordert. Du kannst es, sobald diese Partie vorbei ist.
refused-cannot-challenge-too_many = Du hast in sieben Tagen { $most } Forderungen ausgesprochen; mehr geht nicht. Andere können dich weiterhin fordern.
refused-cannot-challenge-full = Diese Leiter ist voll: Sie endet mit Sprosse { $most }.
refused-bad-season-rules-ladder = Auf einer Leiter spielen immer zwei; Aufstieg in andere Gruppen, Runden und eine nächste Saison gibt es dort nicht.
refused-bad-season-rules-reach = Eine Forderung reicht { $least } bis { $most } Sprossen hinauf, und zum Antworten bleiben ein Tag bis zwei Wochen.
refused-bad-season-rules-endless = Das kennt eine Leiter nicht: Sie hat kein Ende, das man verschieben könnte, keine Punkte und keinen Ersatz, und niemand gibt eine Sprosse weiter.
ladder-title = { $league }
league-plays-ladder = **{ $game }**, eine Leiter
ladder-announced = Die Leiter öffnet { $until }.
ladder-stands = 🪜 **Die Leiter steht.** Du kannst jederzeit unten einsteigen.
ladder-paused = ⏸️ **Angehalten** seit { $since }.
ladder-people =
    { $count ->
        [0] Noch steht niemand darauf.
        [one] Eine Person steht darauf.
       *[other] { $count } Leute stehen darauf.
    }
ladder-as-of = Bewegung innerhalb einer Woche, Stand { $day }. Fragezeichen: noch nicht beantwortet.
ladder-empty = Noch steht niemand darauf.
ladder-rules = Fordere jemanden, der höchstens { $reach ->
        [one] eine Sprosse
       *[other] { $reach } Sprossen
    } über dir steht; zum Annehmen { $days ->
        [one] ist ein Tag
       *[other] sind { $days } Tage
    } Zeit. Gewinnst du, nimmst du die Sprosse ein, und die andere Person behält die darunter. Wer ablehnt, nicht antwortet oder die Zeit überschreitet, fällt um eine Sprosse. Immer nur eine eigene Forderung zugleich, { $week } in der Woche.
league-rules-endings-ladder =
    { "" }**Wie eine Partie zählt**
    Gewinnt, wer gefordert hat, wechseln die Sprossen; Niederlage, Remis und nichtige Partien ändern nichts. Wer die Zeit überschreitet, fällt um eine Sprosse, auf beiden Seiten. Wenn jemand geht, rücken alle darunter auf, und die Forderungen dieser Person sind hinfällig; wer wiederkommt, fängt unten an. Eine Entscheidung über eine Partie zählt von deren Ende an.
ladder-challenge-open = ⚔️ { $person } fordert { $opponent }; Antwort bis { $until }
ladder-challenge-played = ⚔️ { $person } spielt gegen { $opponent } um die Sprosse
ladder-rung-plain =
    { $place } { $name }, { $days ->
        [one] seit einem Tag
       *[other] seit { $days } Tagen
    }
ladder-head-challenge = Fordert
ladder-head-days = Tage
ladder-not-on = Du stehst nicht auf dieser Leiter: { $season }.
ladder-own = Du stehst auf Sprosse **{ $place }**. { $count ->
        [0] Gerade kannst du niemanden fordern.
        [one] Eine Person kannst du fordern.
       *[other] { $count } Leute kannst du fordern.
    }
ladder-no-challenges = Gerade betrifft dich keine Forderung.
ladder-nobody = Gerade kannst du niemanden fordern: Eine Forderung reicht { $reach ->
        [one] eine Sprosse
       *[other] { $reach } Sprossen
    } hinauf, jede Person wird nur einmal zugleich gefordert, und du hast immer nur eine eigene Forderung zugleich, { $week } in der Woche.
ladder-choose = Wen forderst du? Zum Annehmen { $days ->
        [one] ist ein Tag
       *[other] sind { $days } Tage
    } Zeit. Wer nicht antwortet, fällt um eine Sprosse.
ladder-choose-menu = Jemand über dir
ladder-challenged = Du hast { $opponent } gefordert; eine Antwort ist bis { $until } möglich. Die Partie startet dann von selbst.
ladder-accepted = Du hast angenommen; die Partie startet von selbst: { $season }.
ladder-declined = Du hast abgelehnt und fällst um eine Sprosse: { $season }.
ladder-leave-ask = Wenn du gehst, rücken alle unter dir auf, und deine Forderungen sind hinfällig; eine laufende Partie zählt als verloren. Wer wiederkommt, fängt unten an. Für ein paar freie Tage reicht ein Urlaub, wenn die Zeitregel einen vorsieht.
league-announced-ladder = Angekündigt in { $channel }; man kann sofort auf die Leiter steigen.
ladder-told-stands = 🪜 Eine neue Leiter: Steig auf ihrer Seite ein, jederzeit und ganz unten.
ladder-told-challenge = ⚔️ { $opponent }, { $person } fordert dich. Nimmst du an? Du kannst bis { $until } antworten; wenn du ablehnst oder nichts sagst, fällst du um eine Sprosse.
ladder-told-declined = { $opponent } hat die Forderung von { $person } abgelehnt und fällt um eine Sprosse.
ladder-told-silent = { $opponent } hat auf die Forderung von { $person } nicht geantwortet und fällt um eine Sprosse.
ladder-told-outage = Der Bot oder Discord war weg; um so viel länger ist Zeit, auf Forderungen zu antworten.
ladder-told-idle = Auf dieser Leiter ist lange niemand mehr gestiegen, deshalb schließt sie.
ladder-told-left = { $person } hat die Leiter verlassen; alle darunter rücken auf.
ladder-week =
    🪜 **Woche { $week } auf der Leiter.** { $count ->
        [0] Keine Partie ist zu Ende gegangen.
        [one] Eine Partie ist zu Ende gegangen.
       *[other] { $count } Partien sind zu Ende gegangen.
    }
ladder-week-climbed = ⬆️ { $person }: Sprosse { $before } → **{ $after }**
ladder-week-new = Neu: { $persons }
ladder-week-top = **Ganz oben:** { $persons }
league-history-place-ladder = **{ $season }** · { $phase } · Sprosse { $place }, { $won ->
        [one] eine Partie gewonnen
       *[other] { $won } Partien gewonnen
    }
league-draft-format-ladder = Eine Leiter: Forderungen jederzeit, ohne Ende
league-reach-menu = Wie weit hinauf darf man fordern?
league-draft-reach =
    { $count ->
        [one] Forderungen reichen eine Sprosse hinauf
       *[other] Forderungen reichen { $count } Sprossen hinauf
    }
button-ladder-join = Einsteigen
button-ladder-leave = Aussteigen
button-ladder-challenge = Fordern
button-ladder-mine = Meine Forderungen
button-ladder-show = Die Leiter
button-ladder-accept = Annehmen
button-ladder-decline = Ablehnen
command-league-challenge = fordern
    .about = Auf einer Leiter: jemanden fordern, der über dir steht
option-league-opponent = gegner
    .about = Wen; leer: aus einem Menü wählen
league-check-ladder =
    🪜 { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    }. Die Partien beginnen einzeln, immer wenn jemand eine Forderung annimmt; ausgelost wird nichts, und ein Ende steht nicht fest. Dieser Server hat { $active } von { $most } aktiven Threads.
