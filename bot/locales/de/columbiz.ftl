# Columbiz: alles, was das Spiel sagt, außer den Regeln (rules_columbiz.ftl).
# $seat und $..._seat sind Namen von Plätzen (Lila ○, Blau △, ...); $..._count ist die Länge der Liste $...

# As in English.
columbiz-name = Columbiz
# As in English.
columbiz-brief = Columbiz
columbiz-seat-purple = Lila ○
columbiz-seat-blue = Blau △
columbiz-seat-grey = Grau ✕
columbiz-seat-black = Schwarz □

## Zeilen, die niemand lesen kann

columbiz-error-empty = Hier steht noch nichts. Schreib, welche Würfel liegen bleiben (`lass 33 555`) oder wohin deine Scheiben kommen (`3/2, 5/3`).
columbiz-error-unreadable = `{ $text }` kann ich nicht lesen. Würfel liegen lassen sieht aus wie `lass 33 555`, Scheiben wie `3/2, 5/3`; `wurf` wirft alle Würfel, `stopp` keinen.
columbiz-error-unfinished = `{ $text }` bricht ab: Eine Scheibe braucht Spalte und Feld, zum Beispiel `5/3`. Sollen Würfel liegen bleiben, schreib `lass` davor.
columbiz-error-unknown_field = Ein Feld `{ $text }` gibt es nicht: Die Spalten gehen von 1 bis 6, die Felder darin ebenso.
columbiz-error-unknown_face = `{ $text }` steht auf keinem Würfel: Es gibt nur 1 bis 6.
columbiz-error-alone = `{ $text }` passt nicht zum Rest der Zeile. Schreib es in eine eigene Zeile.
columbiz-error-mixed = Würfel, die liegen bleiben, und Scheiben gehören nicht in eine Zeile: Dazwischen wird gewürfelt.
columbiz-error-lay_away = Freiwillig legt niemand Scheiben weg. Das geschieht von selbst, wenn du keine einzige setzen kannst.
columbiz-error-keep_nothing = Welche Würfel bleiben liegen? Willst du alle noch einmal werfen, schreib `{ $line }`.

## Zeilen, die eine Regel verbietet

columbiz-error-over = Die Partie ist zu Ende: { columbiz-ended }.
columbiz-error-throw_due = Gleich wird erst noch gewürfelt. Versuch es in einem Augenblick noch einmal.
columbiz-error-not_to_move = Du bist nicht am Zug, sondern { $to_move_seat }.
columbiz-error-bad_throw =
    { $due ->
        [0] Jetzt steht kein Wurf an.
        [one] Jetzt steht der Wurf eines Würfels an, mit 1 bis 6 Augen.
       *[other] Jetzt steht der Wurf von { $due } Würfeln an, jeder mit 1 bis 6 Augen.
    }
columbiz-error-third_throw = Du hast dreimal geworfen. Jetzt setzt du deine Scheiben.
columbiz-error-stopped = Du wirfst nicht mehr. Jetzt setzt du deine Scheiben.
columbiz-error-not_thrown =
    { $there ->
        [0] Kein Würfel zeigt eine { $face }.
        [one] Du willst { $wanted } Würfel mit einer { $face } liegen lassen, aber es gibt nur einen.
       *[other] Du willst { $wanted } Würfel mit einer { $face } liegen lassen, aber es gibt nur { $there }.
    }
columbiz-error-bad_keep = Sollen alle acht Würfel liegen bleiben, schreib `stopp`.
columbiz-error-nothing_placed = Setz mindestens eine Scheibe.
columbiz-error-too_many_discs = Du darfst höchstens { $most ->
        [one] { $most } Scheibe
       *[other] { $most } Scheiben
    } pro Zug setzen.
columbiz-error-supply_short =
    { $discs ->
        [one] In deinem Vorrat ist nur noch eine Scheibe.
       *[other] In deinem Vorrat sind nur noch { $discs } Scheiben.
    }
columbiz-error-occupied = { $field } ist besetzt: Dort liegt an dieser Stelle eine Scheibe von { $occupant_seat }.
columbiz-error-dice_short =
    { $used ->
        [0] { $field } braucht { $needed } Würfel mit einer { $face }; { $there ->
            [0] du hast keinen.
            [one] du hast nur einen.
           *[other] du hast nur { $there }.
        }
       *[other] { $field } braucht { $needed } Würfel mit einer { $face }; { $there ->
            [0] die Scheiben davor haben deine schon verbraucht.
            [one] nach den Scheiben davor hast du nur noch einen.
           *[other] nach den Scheiben davor hast du nur noch { $there }.
        }
    }
columbiz-error-order = Deine Scheiben gelten der Reihe nach, so wie du sie schreibst. In dieser Reihenfolge sind sie erlaubt: `{ $line }`.

## Was geschehen ist

columbiz-note-start_die = { $seat } wirft eine { $value }.
columbiz-note-start_tie = Gleichstand bei { $value }: Wer gleichauf liegt, wirft noch einmal (Regelentscheid 1).
columbiz-note-starts = { $seat } fängt an.
columbiz-note-thrown =
    { $number ->
        [1] { $seat } würfelt { $dice }.
        [2] { $seat } wirft alle Würfel ein zweites Mal: { $dice }.
       *[other] { $seat } wirft alle Würfel ein letztes Mal: { $dice }.
    }
columbiz-note-thrown_rest =
    { $number ->
        [2] { $seat } lässt { $kept } liegen und hat nach dem zweiten Wurf { $dice }.
       *[other] { $seat } lässt { $kept } liegen und hat nach dem letzten Wurf { $dice }.
    }
columbiz-note-stopped = { $seat } wirft nicht mehr.
columbiz-note-captured = { $field } schlägt { $owner_seat } auf { $fields }.
columbiz-note-line =
    { $direction ->
        [row] Waagerecht { $length }
        [column] Senkrecht { $length }
       *[diagonal] Diagonal { $length }
    } in einer Reihe ({ $fields }): { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
columbiz-note-brings =
    { $points ->
        [0] { columbiz-prisoners }
       *[other] { $prisoners ->
            [0] { columbiz-points }
           *[other] { columbiz-points }, { columbiz-prisoners }
        }
    }
columbiz-note-gained =
    { $points ->
        [0] { columbiz-prisoners }: { $seat } hat jetzt { $score }.
       *[other] { $prisoners ->
            [0] { columbiz-points }: { $seat } hat jetzt { $score }.
           *[other] { columbiz-points } und { columbiz-prisoners }: { $seat } hat jetzt { $score }.
        }
    }
# Teile der beiden darüber.
columbiz-points =
    { $points ->
        [one] 1 Punkt für Reihen
       *[other] { $points } Punkte für Reihen
    }
columbiz-prisoners =
    { $prisoners ->
        [one] 1 Gefangener
       *[other] { $prisoners } Gefangene
    }
columbiz-note-laid_away =
    { $discs ->
        [one] { $seat } kann keine Scheibe setzen und legt die letzte weg.
       *[other] { $seat } kann keine Scheibe setzen und legt { $discs } weg; im Vorrat bleiben { $supply }.
    }
columbiz-note-last_round = { $seat } hat keine Scheiben mehr: Diese Runde ist die letzte.
columbiz-note-ended_supply = Die Runde ist vollendet und das Spiel zu Ende: { $score }.

## Was ein Bild zeigt, für alle, die es nicht sehen (reiner Text, zusammen höchstens 1024 Zeichen)

columbiz-note-view_start = Die Würfel entscheiden, wer anfängt.
columbiz-note-view_to_move = Runde { $round }, { $seat } am Zug. Wurf { $number } von 3: { $dice }.
columbiz-note-view_stopped = Runde { $round }, { $seat } setzt mit { $dice }.
columbiz-note-view_throw_due = Runde { $round }, { $seat } würfelt gleich.
columbiz-note-view_keeping = Runde { $round }, { $seat } lässt { $kept } liegen und würfelt gleich mit den übrigen.
columbiz-note-view_over = Die Partie ist zu Ende: { columbiz-ended }.
columbiz-note-view_player = { $seat }: { $score } ({ $lines } für Reihen, { $prisoners_points } für { $prisoners ->
        [one] 1 Gefangenen
       *[other] { $prisoners } Gefangene
    }), Vorrat { $supply }.
columbiz-note-view_left = { $seat } ist ausgeschieden.
columbiz-note-view_last = { $seat } hat { $fields } gesetzt: { $points ->
        [one] 1 Punkt für Reihen
       *[other] { $points } Punkte für Reihen
    }, { $prisoners ->
        [one] 1 Gefangener.
       *[other] { $prisoners } Gefangene.
    }
columbiz-note-view_last_away =
    { $discs ->
        [one] { $seat } hat eine Scheibe weggelegt.
       *[other] { $seat } hat { $discs } Scheiben weggelegt.
    }
columbiz-note-view_discs = Scheiben von { $seat }: { $fields }.

## Wie eine Partie zu Ende ging; steht hinter einem Doppelpunkt oder in Klammern

columbiz-reason-supply = ein Vorrat ist leer und die Runde vollendet
columbiz-reason-alone = alle anderen haben aufgegeben (Regelentscheid 8)
columbiz-ended =
    { $reason ->
        [alone] { columbiz-reason-alone }
        [resigned] durch Aufgabe
        [agreed] durch Einigung
       *[supply] { columbiz-reason-supply }
    }

## Was beim Klicken gewählt wird

columbiz-group-keep = Diese Würfel liegen lassen
columbiz-group-roll = Alle Würfel werfen
columbiz-group-stop = Alle liegen lassen
columbiz-group-place = Eine Scheibe setzen auf …
columbiz-group-next = … und eine auf …

## Was in einer Zeile noch folgen könnte

columbiz-addition-placement = eine weitere Scheibe

## Die Spalten des Spielbogens

columbiz-column-dice = Würfel
columbiz-column-discs = Scheiben
columbiz-column-lines = Reihen
columbiz-column-prisoners = Gefangene
columbiz-column-supply = Vorrat
columbiz-column-score = Stand

## Der Anfang

columbiz-begin = Lass liegen, was du magst, und wirf den Rest, höchstens zweimal; dann setzt du Scheiben.
columbiz-first = **Neu in diesem Spiel?** Reihen aus drei oder mehr eigenen Scheiben zählen Punkte, und eine Scheibe schlägt, was in ihrer Spalte darunter liegt. **Dein erster Zug:** Lass gleiche Würfel liegen und wirf den Rest. Ein Feld braucht so viele gleiche Würfel, wie seine Zahl sagt: `5/3` braucht drei Fünfen.
columbiz-note-sheet_laid_away =
    { $discs ->
        [one] eine weggelegt
       *[other] { $discs } weggelegt
    }
