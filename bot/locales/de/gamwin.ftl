# Gamwin: alles, was das Spiel sagt, außer den Regeln (rules_gamwin.ftl).
# $seat und $..._seat sind Namen von Seiten (Blau, Rot); $..._count ist die Länge der Liste $...

# As in English.
gamwin-name = Gamwin
# As in English.
gamwin-brief = Gamwin
gamwin-seat-blue = Blau
gamwin-seat-red = Rot

## Zeilen, die niemand lesen kann

gamwin-error-empty = Hier steht noch nichts. Eine Zeile sieht so aus: `L9-R9, *5, lass 4`; alle Würfel wirfst du mit `wurf`, und `verzichte` gibt ab.
gamwin-error-too_many = Das ist zu viel für eine Zeile: Sie fasst höchstens { $most ->
        [one] { $most } Aktion
       *[other] { $most } Aktionen
    }.
gamwin-error-unreadable = `{ $text }` kann ich nicht lesen. Ein Stein zieht mit `L5-L6`, kommt ins Spiel mit `*9`; gewürfelt wird mit `wurf` oder `lass 4`.
gamwin-error-unfinished =
    { $wants ->
        [kept] `{ $text }` bricht ab: Welche Zahl soll liegen bleiben? Zum Beispiel `lass 8 4`.
        [number] `{ $text }` bricht ab: Es fehlt eine Zahl von 1 bis 9, wie in `*9`.
       *[target] `{ $text }` bricht ab: Ein Zug nennt zwei Plätze, wie `L5-L6`.
    }
gamwin-error-unknown_place = Einen Platz { $text } gibt es nicht. Gemeint sein könnte: { $places }.
gamwin-error-unknown_number = `{ $text }` steht auf keinem Würfel: Es gibt nur 1 bis 9.
gamwin-error-kept_together = Schreib die Zahlen, die liegen bleiben, einzeln, mit Leerzeichen oder Komma dazwischen; `{ $text }` ist keine.
gamwin-error-mark_or_entry = Was meint das `x` vor der { $number }? Es kann zeigen, dass geschlagen wird, oder mit `*{ $number }` einen Stein hereinbringen.

## Zeilen, die eine Regel verbietet

gamwin-error-over = Die Partie ist zu Ende: { gamwin-ended }.
gamwin-error-throw_due = Gleich wird erst noch gewürfelt. Versuch es in einem Augenblick noch einmal.
gamwin-error-not_to_move = Du bist nicht an der Reihe, sondern { $to_move_seat }.
gamwin-error-bad_throw =
    { $due ->
        [0] Jetzt steht kein Wurf an.
        [one] Jetzt steht der Wurf eines Würfels an, mit einer seiner sechs Zahlen.
       *[other] Jetzt steht der Wurf von { $due } Würfeln an, jeder mit einer seiner sechs Zahlen.
    }
gamwin-error-nothing = In einer Zeile muss etwas stehen: ein Zug, ein Wurf oder ein Verzicht.
gamwin-error-no_place = Einen Platz `{ $text }` gibt es nicht.
gamwin-error-first_only = Beim Erst-Wurf kommen nur Steine ins Spiel, zum Beispiel `*9`. Mit `verzichte` hörst du auf.
gamwin-error-die_used = Beim Erst-Wurf bringt jeder Würfel nur einen Stein herein, und der mit der { $number } ist schon benutzt.
gamwin-error-no_stone = Auf { $place } steht kein Stein.
gamwin-error-not_yours = Auf { $place } steht nur { $owner_seat }.
gamwin-error-blocked = Deine Steine auf { $place } sind blockiert: Ein gegnerischer steht außen davor.
gamwin-error-wall = Deine Mauer auf { $place } lässt sich nur rückwärts oder mit einem Pasch-Sprung auflösen.
gamwin-error-full = Auf { $place } stehen schon drei Steine: eine Mauer.
gamwin-error-no_step = Auf { $place } steht der Stein schon.
gamwin-error-too_far =
    { $targets_count ->
        [one] Von { $source } nach { $target } ist es zu weit; ein Stein geht nur einen Platz: nach { $targets }.
       *[other] Von { $source } nach { $target } ist es zu weit; ein Stein geht nur einen Platz: nach { $targets }.
    }
gamwin-error-no_way_back = Der Stein auf { $place } hat die Seite schon gewechselt; zurück geht es nicht.
gamwin-error-not_lying = Eine { $number } liegt nicht da, nur { $lying }.
gamwin-error-none_off = Du hast keinen Stein außerhalb, der hereinkommen könnte.
gamwin-error-pair_only = Es liegt ein Pasch: Ein einziger Stein springt auf seiner Seite zur { $number } oder kommt dort herein, sonst nichts.
gamwin-error-pair_side = Ein Pasch-Sprung bleibt auf seiner Seite: Von { $source } führt er nach { $target }.
gamwin-error-after_end = Damit ist die Partie schon zu Ende ({ gamwin-ended }). Dahinter darf nichts mehr stehen.
gamwin-error-after_throw = Nach dem Wurf endet die Zeile: Erst wird gewürfelt, dann siehst du weiter.
gamwin-error-after_pass = Nach dem Verzicht endet die Zeile.
gamwin-error-after_pair = Mit einem Pasch ist nur das eine möglich. Danach wird mit allen drei Würfeln geworfen, von selbst.
gamwin-error-after_first = Alle drei Würfel des Erst-Wurfs sind benutzt; es geht von selbst weiter.
gamwin-error-throw_again = In dieser Stellung hast du in diesem Zug schon gewürfelt. Beweg etwas, oder verzichte (Regelentscheid 5).
gamwin-error-pass_not_yet = In dieser Stellung hast du in diesem Zug noch nicht gewürfelt: Beweg einen Stein oder würfle; verzichten kannst du danach (Regelentscheid 5).
gamwin-error-not_kept = Eine { $number } liegt nicht da, nur { $lying }.
gamwin-error-keep_all = Mindestens einen Würfel musst du werfen.
gamwin-error-kept_order = Die Zahlen, die liegen bleiben, werden absteigend und jede nur einmal geschrieben.
gamwin-error-wrong_mark =
    { $says ->
        [home] Das `#` stimmt hier nicht: Mit diesem Zug kommt kein Stein ins Ziel.
       *[capture] Das `x` stimmt hier nicht: Mit diesem Zug wird nichts geschlagen.
    }

## Was geschehen ist

gamwin-note-captured = { $seat } schlägt { $victim_seat } auf { $place }.
gamwin-note-came_home =
    { $home ->
        [one] { $seat } hat den ersten Stein im Ziel!
        [2] { $seat } hat den zweiten Stein im Ziel!
       *[other] { $seat } hat alle drei Steine im Ziel!
    }
gamwin-note-wall_opened = { $seat } löst die Mauer auf { $place } auf.
gamwin-note-wall_built = { $seat } hat eine Mauer auf { $place }.
gamwin-note-blocked = { $seat } blockiert zwei Steine von { $victim_seat } auf { $place }.
gamwin-note-waived = { $seat } verzichtet.
gamwin-note-thrown = { $seat } würfelt { $dice }.
gamwin-note-thrown_some = { $seat } würfelt { $dice }; es liegen { $lying }.
gamwin-note-pair = Ein { $number }er-Pasch.
gamwin-note-start_throw = { $seat } wirft `{ $lying }`, zusammen { $sum }.
gamwin-note-start_tie = Gleich viel: Es wird noch einmal geworfen.
gamwin-note-starts = { $seat } beginnt.
gamwin-note-no_step = { $seat } kann damit nicht ziehen; { $next_seat } ist an der Reihe.
gamwin-note-no_way_on = { $seat } kann weder ziehen noch würfeln; { $next_seat } ist an der Reihe.
gamwin-note-quiet_turns =
    { $left ->
        [one] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander hat sich nichts geändert: noch einer, und die Partie ist remis (Regelentscheid 6).
       *[other] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander hat sich nichts geändert: noch { $left }, und die Partie ist remis (Regelentscheid 6).
    }
gamwin-note-ended_home = { $seat } hat { $stones } Steine im Ziel und gewinnt { $score }.
gamwin-note-ended_durchmarsch = **Durchmarsch!** { $seat } bringt alle drei Steine in einem einzigen Zug ins Ziel: { $score }.
gamwin-note-ended_quiet = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander hat sich nichts geändert: Die Partie endet { $score } als Remis (Regelentscheid 6).
gamwin-note-ended_longest = Nach { $actions ->
        [one] { $actions } Zeile
       *[other] { $actions } Zeilen
    } und Würfen endet die Partie { $score } als Remis (Regelentscheid 9).

## Was ein Bild zeigt, für alle, die es nicht sehen (ohne Auszeichnung, zusammen höchstens 1024 Zeichen)

gamwin-note-view_to_move = Runde { $turn }, { $seat } ist an der Reihe.
gamwin-note-view_first =
    { $numbers_count ->
        [0] Erst-Wurf: { $seat } ist an der Reihe, alle Würfel sind benutzt.
       *[other] Erst-Wurf: { $seat } ist an der Reihe; noch zu benutzen: { $numbers }.
    }
gamwin-note-view_throw_due =
    { $dice_due ->
        [one] Gleich wird ein Würfel geworfen.
        [2] Gleich werden zwei Würfel geworfen.
       *[other] Gleich wird mit allen drei Würfeln geworfen.
    }
gamwin-note-view_over = Die Partie ist zu Ende: { gamwin-ended }.
gamwin-note-view_score = Steine im Ziel (Blau/Rot): { $score }.
gamwin-note-view_dice = Würfel: { $dice }.
gamwin-note-view_last = { $seat } hat zuletzt gezogen: { $steps }.
gamwin-note-view_stones =
    { $places_count ->
        [0] { $seat }: kein Stein auf dem Brett; draußen { $off }, im Ziel { $home }.
       *[other] { $seat }: { $places }; draußen { $off }, im Ziel { $home }.
    }
gamwin-note-view_blocked = Blockiert ist { $seat } auf { $places }.
gamwin-note-view_walls = Mauern: { $places }.

## Wie eine Partie zu Ende ging; steht nach einem Doppelpunkt oder in Klammern

gamwin-reason-home = drei Steine im Ziel
gamwin-reason-durchmarsch = Durchmarsch, alle drei Steine in einem Zug
gamwin-reason-quiet = vierzig Züge hintereinander ohne Änderung (Regelentscheid 6)
gamwin-reason-longest = zwanzigtausend Zeilen und Würfe (Regelentscheid 9)
gamwin-ended =
    { $reason ->
        [durchmarsch] { gamwin-reason-durchmarsch }
        [quiet] { gamwin-reason-quiet }
        [longest] { gamwin-reason-longest }
        [resigned] durch Aufgabe
        [agreed] im Einvernehmen
       *[home] { gamwin-reason-home }
    }

## Was im Menü zum Ziehen gewählt wird

gamwin-group-step = Einen Stein ziehen …
gamwin-group-jump = Mit dem Pasch springen …
gamwin-group-entry = Einen Stein hereinbringen …
gamwin-group-keep = Diese Würfel bleiben liegen (grün):
gamwin-group-roll = Mit allen Würfeln werfen
gamwin-group-pass = Verzichten

## Was in einer Zeile noch folgen könnte

gamwin-addition-step = ein weiterer Zug
gamwin-addition-throw = ein Wurf

## Die Spalten des Spielbogens

gamwin-column-dice = Würfel
gamwin-column-moves = Züge
gamwin-column-home = Ziel

gamwin-option-starter = Anfang
    .value =
        { $value ->
            [1] Blau
            [2] Rot
           *[other] ausgewürfelt
        }

## Der Anfang

gamwin-begin = Bring deine Steine herein: Jeder Würfel deines ersten Wurfs bringt einen auf seine Zahl.
gamwin-first = **Neu in diesem Spiel?** Bring deine drei Steine vor der anderen Seite um das Brett herum ins Ziel. **Dein erster Zug:** Bring Steine auf den gewürfelten Zahlen herein, etwa `*5`, und beende das mit *Verzichten*, wenn du keine mehr willst.
