# Confusion: alles, was das Spiel sagt, außer den Regeln (rules_confusion.ftl).
# $seat und $..._seat sind Namen von Seiten (Blau, Schwarz); $..._count ist die Länge der Liste $...
# Nichts hier darf von einem verborgenen Typ abhängen: Was gesagt wird, folgt aus dem, was alle gesehen haben.

# As in English.
confusion-name = Confusion
# As in English.
confusion-brief = Confus.
confusion-seat-blue = Blau
confusion-seat-black = Schwarz

## Zeilen, die niemand lesen kann

confusion-error-empty = Hier steht noch kein Zug. Nenne einen Würfel und ein Feld, wie `H-e6`, oder eine Richtung, wie `H V1`.
confusion-error-unreadable = `{ $text }` kann ich nicht lesen. Ein Versuch sieht aus wie `H-e6` oder `H V1`, mit dem Puck `HP-e6`, der Puck allein `P-e6`; aufgedeckt wird mit `H=h`.
confusion-error-unknown_die = Einen Würfel `{ $text }` gibt es nicht: Sie heißen A bis L, und P ist der Puck.
confusion-error-unknown_type = Einen Typ `{ $text }` gibt es nicht: Sie heißen a bis l.
confusion-error-unknown_square = Ein Feld `{ $text }` gibt es nicht: Die Linien gehen von a bis k, die Reihen von 1 bis 11.
confusion-error-answer = Die Antwort gibt das Spiel: Lass `+`, `-` und `^` weg.
confusion-error-capture_by_direction = Was ein Zug schlägt, lässt sich nur hinter ein Feld schreiben, wie `H-e6xC`. Hinter einer Richtung lass es weg.
confusion-error-no_pass = Aussetzen darfst du nicht. Wer keinen sichtbar möglichen Zug hat, wird von selbst übergangen (Regelentscheid 2).

## Zeilen, denen etwas fehlt

confusion-error-unfinished = `{ $text }` ist noch nicht vollständig. Was meinst du?
confusion-error-which_sign = Strich oder Leerzeichen? Hinter einem Strich steht ein Feld (`H-f1`), hinter einem Leerzeichen eine Richtung (`H V1` geht einen Schritt vor). Was ist `{ $text }`?
confusion-error-which_way = Was geschieht mit dem Puck? Er bleibt liegen (`H-e6`), kommt mit (`HP-e6`) oder wird abgespielt (`P-e6`).

## Zeilen, die eine Regel verbietet

confusion-error-over = Die Partie ist zu Ende: { confusion-ended }.
confusion-error-deal_due = Die Typen werden gerade erst verteilt. Versuch es in einem Augenblick noch einmal.
confusion-error-not_to_move = { $to_move_seat } ist am Zug. Solange darfst du nur einen Typ behaupten, wie `H=h`.
confusion-error-bad_deal = So lassen sich die zwölf Typen jeder Seite nicht verteilen, oder sie sind es schon.
confusion-error-captured = Dein { $die } ist geschlagen.
confusion-error-no_control = Dein { $die } kontrolliert den Puck auf { $puck } nicht, kann ihn also weder mitnehmen noch abspielen.
confusion-error-no_puck = Keiner deiner Würfel kontrolliert den Puck auf { $puck }.
confusion-error-no_step = Ein Zug führt auf ein anderes Feld als { $source }.
confusion-error-not_straight = Von { $source } führt keine gerade Linie nach { $target }: weder waagrecht noch senkrecht noch diagonal.
confusion-error-too_far = { $target } ist { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } entfernt. Weiter als { $reach } zieht kein Würfel.
confusion-error-too_many_steps = { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } sind zu viele. Weiter als { $reach } zieht kein Würfel.
confusion-error-off_board =
    { $steps ->
        [one] Schon ein Schritt in dieser Richtung führt von { $source } über den Rand.
       *[other] { $steps } Schritte in dieser Richtung führen von { $source } über den Rand.
    }
confusion-error-blocked = Auf { $square } steht { $die } von { $owner_seat } im Weg.
confusion-error-blocked_puck = Auf { $square } liegt der Puck im Weg. Darauf darf ein Würfel ziehen, darüber hinweg nicht.
confusion-error-own_die = Auf { $square } steht dein eigener { $die }.
confusion-error-openly_promoted = Alle sehen, dass dein umgewandelter { $die } das nicht kann: Er zieht bis zu { $reach ->
        [one] { $reach } Feld
       *[other] { $reach } Felder
    } weit.
confusion-error-openly_revealed = Alle sehen, dass dein { $die } das nicht kann: Er ist als Typ { $type } aufgedeckt.
confusion-error-captures_nothing = Dieser Zug würde nichts schlagen, also auch nicht { $die }.
confusion-error-captures_other = Dieser Zug würde { $captured } schlagen, nicht { $die }.
confusion-error-revealed_already = Dein { $die } ist schon aufgedeckt.
confusion-error-not_certain =
    { $types_count ->
        [one] Dein { $die } kann nicht vom Typ { $type } sein: Auf deinem Formular bleibt nur { $types }.
       *[other] Dass dein { $die } vom Typ { $type } ist, steht nicht fest: Auf deinem Formular bleiben { $types }.
    }

## Was geschehen ist

confusion-note-dealt = Die Typen sind verteilt. Jede Seite kennt die Würfel der anderen und keinen der eigenen.
confusion-note-allowed = **Erlaubt.**
confusion-note-forbidden = **Verboten.**
confusion-note-captured = { $die } von { $owner_seat } ist geschlagen.
confusion-note-promoted = { $die } von { $seat } wird umgewandelt: bis zu zwei Felder weit in jede Richtung. Er war a, e, i oder l.
confusion-note-not_promoted = { $die } von { $seat } wird nicht umgewandelt, ist also weder a noch e, i oder l.
confusion-note-puck_free = Der Puck liegt frei auf { $square }.
confusion-note-puck_taken = { $die } von { $seat } kontrolliert den Puck auf { $square }.
confusion-note-revealed = { $seat } deckt { $die } auf: Typ { $type }.
confusion-note-passed = { $seat } hat keinen sichtbar möglichen Zug und setzt aus (Regelentscheid 2).
confusion-note-passed_often = Keine Seite hat einen sichtbar möglichen Zug: { $turns }-mal wird ausgesetzt (Regelentscheid 2).
confusion-note-one_answer = **{ $seat } hat genau einen Antwortzug,** sonst gewinnt { $other_seat }.
confusion-note-given_home = { $seat } hat den Puck auf der gegnerischen Grundreihe bekommen: erst ein gewöhnlicher Zug, dann ein Antwortzug (Regelentscheid 3).
confusion-note-quiet_turns =
    { $left ->
        [0] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander ohne Fortschritt: Remis, sobald nichts mehr droht (Regelentscheid 4).
        [one] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander ohne Fortschritt: Nach noch einem ist die Partie remis (Regelentscheid 4).
       *[other] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander ohne Fortschritt: Nach noch { $left } ist die Partie remis (Regelentscheid 4).
    }
confusion-note-turns_left =
    { $left ->
        [0] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } sind gespielt: Remis, sobald nichts mehr droht (Regelentscheid 4).
        [one] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } sind gespielt: Nach noch einem ist die Partie remis (Regelentscheid 4).
       *[other] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } sind gespielt: Nach noch { $left } ist die Partie remis (Regelentscheid 4).
    }
confusion-note-ended_puck = { $seat } hat den Puck nach { $square } gebracht, und dort bleibt er: gewonnen!
confusion-note-ended_quiet = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander ohne Fortschritt: remis (Regelentscheid 4).
confusion-note-ended_turns = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, und keine Seite hat gewonnen: remis (Regelentscheid 4).

## Was ein Versuch bewirken würde

confusion-note-would_capture = Wenn erlaubt: schlägt { $die }.
confusion-note-would_take_puck = Wenn erlaubt: nimmt den Puck.
confusion-note-would_leave_puck = Wenn erlaubt: Der Puck bleibt auf { $square } liegen.
confusion-note-would_play_puck = Wenn erlaubt: Der Puck liegt frei auf { $square }.
confusion-note-would_give_puck = Wenn erlaubt: { $die } von { $owner_seat } auf { $square } bekommt den Puck.
confusion-note-would_threaten = Wenn erlaubt: { $other_seat } hat einen Antwortzug.
confusion-note-odds =
    { $able ->
        [0] Auf deinem Formular bleibt kein Typ, der das kann.
        [one] { $left ->
            [one] Der eine verbliebene Typ kann das.
           *[other] Einer von { $left } verbliebenen Typen kann das.
        }
       *[other] { $able } von { $left } verbliebenen Typen können das.
    }
confusion-note-takes_no_turn = Kostet keinen Zug.
confusion-note-certain = Alle sehen, dass dein { $die } das kann.
confusion-note-asked =
    { $able ->
        [0] Auf deinem Formular bleibt kein Typ, der das kann: Der Versuch kostet den Zug, dann ist { $other_seat } dran.
       *[other] Erlaubt oder verboten, das erfährst du mit der Bestätigung; danach ist { $other_seat } dran. { confusion-sheet_leaves }
    }

# Beendet die Meldung darüber.
confusion-sheet_leaves =
    { $able ->
        [one] { $left ->
            [one] Auf deinem Formular bleibt ein Typ, und der kann das.
           *[other] Auf deinem Formular bleiben { $left } Typen, davon kann einer das.
        }
       *[other] Auf deinem Formular bleiben { $left } Typen, davon können { $able } das.
    }
confusion-note-must_catch = Das ist dein einziger Antwortzug: Holst du den Puck nicht zurück, gewinnt { $other_seat }.

confusion-score = Geschlagene Würfel { $score }
confusion-outcome-score = Geschlagene Würfel: { $score }

## Was ein Bild zeigt, für alle, die es nicht sehen (einfacher Text, zusammen höchstens 1024 Zeichen)

confusion-note-view_to_move = Runde { $turn }, { $seat } ist am Zug.
confusion-note-view_over = Die Partie ist zu Ende: { confusion-ended }.
confusion-note-view_answering = { $seat } hat einen Antwortzug.
confusion-note-view_allowed = { $seat } hat { $line } versucht: erlaubt.
confusion-note-view_forbidden = { $seat } hat { $line } versucht: verboten.
confusion-note-view_considered = { $seat } überlegt { $line }.
confusion-note-view_holder = { $die } von { $seat } kontrolliert den Puck auf { $square }.
confusion-note-view_puck = Der Puck liegt frei auf { $square }.
confusion-note-view_dice = Würfel von { $seat }: { $dice }.
confusion-note-view_promoted = Umgewandelt bei { $seat }: { $dice }.
confusion-note-view_revealed = Aufgedeckt bei { $seat }: { $dice }.
confusion-note-view_captured = Geschlagene Würfel von { $seat }: { $dice }.
confusion-note-view_types = Typen der Würfel von { $seat }: { $dice }.
confusion-note-view_left = Verbliebene Typen der Würfel von { $seat }: { $dice }.

## Wie eine Partie zu Ende ging; steht nach einem Doppelpunkt oder in Klammern

confusion-reason-puck = der Puck ist auf der gegnerischen Grundreihe
confusion-reason-quiet = zu viele Züge hintereinander ohne Fortschritt (Regelentscheid 4)
confusion-reason-turns = alle Züge sind gespielt (Regelentscheid 4)
confusion-ended =
    { $reason ->
        [quiet] { confusion-reason-quiet }
        [turns] { confusion-reason-turns }
        [resigned] durch Aufgabe
        [agreed] im Einvernehmen
       *[puck] { confusion-reason-puck }
    }

## Was im Zugbaukasten aus einem Menü gewählt wird

confusion-group-die = Würfel wählen …
confusion-group-square = … sein Feld
confusion-group-puck = … und was mit dem Puck geschieht
confusion-group-reveal = Würfel aufdecken

## Die Spalten des Spielbogens

confusion-column-record = Versuch
confusion-column-left = Typen übrig

## Der Anfang

confusion-begin = Wähl einen deiner Würfel und ein Feld: Du erfährst, ob er so ziehen darf.
confusion-first = **Neu in diesem Spiel?** Bring den weißen Puck unter einem deiner Würfel auf die gegnerische Grundreihe. Wie deine eigenen Würfel ziehen, weißt du nicht. **Dein erster Zug:** Versuch irgendeinen Würfel auf irgendeinem Feld; ist es verboten, kommt er zurück, und dein Formular weiß mehr.
