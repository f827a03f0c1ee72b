# Colliding Circles: alles, was das Spiel sagt, außer den Regeln (rules_colliding_circles.ftl).
# $seat und $..._seat sind Namen von Seiten (Rot, Schwarz); $..._count ist die Länge der Liste $...

# As in English.
colliding_circles-name = Colliding Circles
# As in English.
colliding_circles-brief = Circles
colliding_circles-seat-red = Rot
colliding_circles-seat-black = Schwarz

## Zeilen, die niemand lesen kann

colliding_circles-error-empty = Hier steht noch kein Zug. Ein Zug sieht so aus: `B6-A7, 6*B6, 1*B7`; wer nichts tun will, schreibt `aussetzen`.
colliding_circles-error-unreadable = `{ $text }` kann ich nicht lesen. Ein Manöver sieht aus wie `C6-C5`, eine Platzierung wie `6*C5`, ein Neuwurf wie `+1`.
colliding_circles-error-unfinished =
    { $wants ->
        [field] `{ $text }` bricht ab: Es fehlt ein Feld, zum Beispiel `C5`.
        [value] `{ $text }` bricht ab: Es fehlt eine Augenzahl von 1 bis 6.
        [bracket] `{ $text }` bricht ab: Es fehlt die schließende Klammer, wie in `D4-E3(2)`.
       *[sign] `{ $text }` sagt nicht, was geschehen soll: `6*C5` platziert eine 6, `C6-C5` bewegt den Würfel auf C6, `+6` würfelt eine 6 neu.
    }
colliding_circles-error-unknown_field =
    Ein Feld { $text } gibt es auf dem Brett nicht.{ $fields_count ->
        [0] { "" }
       *[other] { " " }In der Nähe liegen: { $fields }.
    }
colliding_circles-error-unknown_value = `{ $text }` steht auf keinem Würfel: Es gibt nur 1 bis 6.
colliding_circles-error-pass_with_actions = Wer aussetzt, tut sonst nichts: Schreib entweder nur `aussetzen` oder nur die Aktionen.

## Zeilen, die eine Regel verbietet

colliding_circles-error-over = Die Partie ist zu Ende: { colliding_circles-ended }.
colliding_circles-error-throw_due = Gleich wird erst noch gewürfelt. Versuch es in einem Augenblick noch einmal.
colliding_circles-error-not_to_move = Du bist nicht am Zug, sondern { $to_move_seat }.
colliding_circles-error-bad_throw =
    { $due ->
        [0] Jetzt steht kein Wurf an.
        [one] Jetzt steht der Wurf eines Würfels an, mit 1 bis 6 Augen.
       *[other] Jetzt steht der Wurf von { $due } Würfeln an, jeder mit 1 bis 6 Augen.
    }
colliding_circles-error-opening = Rot zieht mit genau einer Platzierung an: mit einem Würfel auf das Feld des Mittelkreises, das seine Zahl trägt. Mehr gehört nicht in diesen Zug.
colliding_circles-error-second_manoeuvre = Du hast nur ein Manöver pro Zug.
colliding_circles-error-manoeuvre_late = Erst manövrieren, dann platzieren oder neu würfeln: Das Manöver steht immer am Anfang.
colliding_circles-error-third_placement = Du darfst höchstens zwei Würfel pro Zug platzieren, mit einem Neuwurf nur einen.
colliding_circles-error-rethrow_not_last = Der Neuwurf ist die letzte Aktion eines Zuges: Schreib ihn ans Ende der Zeile.
colliding_circles-error-second_rethrow = Du darfst nur einen Würfel pro Zug neu würfeln.
colliding_circles-error-rethrow_after_two = Ein Neuwurf tritt an die Stelle der zweiten Platzierung. Nach zwei Platzierungen gibt es keinen mehr.
colliding_circles-error-after_end = Schon mit der Aktion davor endet die Partie ({ colliding_circles-ended }). Danach darf nichts mehr folgen.
colliding_circles-error-order = Deine Aktionen gelten der Reihe nach, so wie du sie schreibst. In dieser Reihenfolge sind sie erlaubt: `{ $line }`.
colliding_circles-error-occupied = { $field } ist besetzt: Dort liegt eine { $value } von { $occupant_seat }.
colliding_circles-error-not_in_hand =
    { $hand_count ->
        [0] Du hast keine { $value }: Deine Hand ist an dieser Stelle leer.
       *[other] Du hast keine { $value }: Auf der Hand bleiben dir an dieser Stelle { $hand }.
    }
colliding_circles-error-adjacency =
    Eine { $value } auf { $field } passt nicht neben die { $neighbour_value } auf { $neighbour }. { $values_count ->
        [one] Dorthin passt nur eine { $values }.
       *[other] Dorthin passen: { $values }.
    }
colliding_circles-error-hole = { $field } ist ein Loch: Zwischen die Nachbarn { $around } passt keine Zahl.
colliding_circles-error-no_neighbour =
    { $field } grenzt noch an keinen Würfel und trägt keine aufgedruckte Zahl. { $starts_count ->
        [0] Setz neben Würfel, die schon liegen; zum Anziehen ist kein Zahlenfeld mehr frei.
       *[other] Setz neben Würfel, die schon liegen, oder zieh auf einem Zahlenfeld an: { $starts }.
    }
colliding_circles-error-start_value = { $field } grenzt noch an keinen Würfel, also darf dort nur die aufgedruckte Zahl anziehen: eine { $printed }, keine { $value }.
colliding_circles-error-no_die = Auf { $field } liegt kein Würfel, den du bewegen könntest.
colliding_circles-error-no_step = Ein Manöver führt auf ein anderes Feld; auf { $field } liegt der Würfel schon.
colliding_circles-error-frozen = Der Würfel auf { $field } ist festgesetzt: Er gehört zum Kreis { $circle }, und der gehört { $owner_seat }.
colliding_circles-error-at_limit =
    { $direction ->
        [down] Eigene Würfel verlieren mit jedem Schritt ein Auge, deshalb kommt die { $value } auf { $field } nicht vom Fleck.
       *[up] Gegnerische Würfel gewinnen mit jedem Schritt ein Auge, deshalb kommt die { $value } auf { $field } nicht vom Fleck.
    }
colliding_circles-error-too_far =
    { $steps ->
        [one] Von { $source } nach { $target } ist es zu weit: Dieser Würfel kann nur einen Schritt gehen.
       *[other] Von { $source } nach { $target } ist es zu weit: Dieser Würfel kann nur { $steps } Schritte gehen.
    } { colliding_circles-targets }
colliding_circles-error-blocked = Für den Würfel auf { $source } führt kein freier Weg nach { $target }. { colliding_circles-targets }
colliding_circles-error-way_adjacency = Auf dem Weg von { $source } nach { $target } wäre der Würfel auf { $field } eine { $value }, neben der { $neighbour_value } auf { $neighbour }; das verbietet die Angrenzungsregel. { colliding_circles-targets }
colliding_circles-error-unreachable_value =
    { $values_count ->
        [one] Von { $source } aus kommt der Würfel auf { $target } nur als { $values } an, nicht als { $value }.
       *[other] Von { $source } aus kommt der Würfel auf { $target } mit einer dieser Zahlen an: { $values }, aber nicht als { $value }.
    }

# Steht am Ende einiger der Fehler oben.
colliding_circles-targets =
    { $targets_count ->
        [0] Er lässt sich gerade nirgendwohin bewegen.
       *[other] Er kann nach: { $targets }.
    }

## Was geschehen ist

colliding_circles-note-circle_broken =
    { $kind ->
        [wolf] { $owner_seat } bricht den Wolf auf { $circle } auf.
        [fox] { $owner_seat } bricht den Fuchs auf { $circle } auf.
       *[goose] { $owner_seat } bricht die Gans auf { $circle } auf.
    }
colliding_circles-note-circle_completed =
    { $kind ->
        [wolf] Ein Wolf auf { $circle } für { $owner_seat }!
        [fox] Ein Fuchs auf { $circle } für { $owner_seat }!
       *[goose] Eine Gans auf { $circle } für { $owner_seat }.
    }
# Mehr als fünf Punkte kann niemand in einem Zug verlieren.
colliding_circles-note-points =
    { $points ->
        [-5] { $seat } verliert 5 Punkte: { $score }.
        [-4] { $seat } verliert 4 Punkte: { $score }.
        [-3] { $seat } verliert 3 Punkte: { $score }.
        [-2] { $seat } verliert 2 Punkte: { $score }.
        [-1] { $seat } verliert 1 Punkt: { $score }.
        [one] { $seat } gewinnt 1 Punkt: { $score }.
       *[other] { $seat } gewinnt { $points } Punkte: { $score }.
    }
colliding_circles-note-hole_made = { $field } ist jetzt ein Loch.
colliding_circles-note-hole_opened = Das Loch auf { $field } ist weg.
colliding_circles-note-passed = { $seat } setzt aus.
colliding_circles-note-thrown = { $seat } würfelt { $dice } (Lager: { $pool }).
colliding_circles-note-rethrown = { $seat } würfelt die { $old } neu und bekommt eine { $new }.
colliding_circles-note-quiet_turns =
    { $left ->
        [one] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander ohne Platzierung: Nach noch einem endet die Partie (Regelentscheid 1).
       *[other] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander ohne Platzierung: Nach noch { $left } endet die Partie (Regelentscheid 1).
    }
colliding_circles-note-ended_closed = Kein Feld ist mehr frei, oder die freien sind Löcher: Die Partie endet { $score }.
colliding_circles-note-ended_last_die = { $seat } hat den letzten Würfel aufs Brett gesetzt: Die Partie endet { $score }.
colliding_circles-note-ended_quiet = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander ohne Platzierung: Die Partie endet { $score } (Regelentscheid 1).

## Was ein Bild zeigt, für alle, die es nicht sehen (einfacher Text, zusammen höchstens 1024 Zeichen)

colliding_circles-note-view_to_move = Runde { $turn }, { $seat } ist am Zug.
colliding_circles-note-view_throw_due = Gleich wird gewürfelt.
colliding_circles-note-view_over = Die Partie ist zu Ende: { colliding_circles-ended }.
colliding_circles-note-view_score = Stand (Rot/Schwarz): { $score }.
colliding_circles-note-view_last = { $seat } hat { $steps } gespielt.
colliding_circles-note-view_last_pass = { $seat } hat ausgesetzt.
colliding_circles-note-view_hand =
    { $hand_count ->
        [0] { $seat } hat keine Würfel auf der Hand; Lager: { $pool }.
       *[other] { $seat } hat { $hand } auf der Hand; Lager: { $pool }.
    }
colliding_circles-note-view_circle =
    { $kind ->
        [wolf] { $circle }: Wolf, { $points } für { $owner_seat }.
        [fox] { $circle }: Fuchs, { $points } für { $owner_seat }.
       *[goose] { $circle }: Gans, { $points } für { $owner_seat }.
    }
colliding_circles-note-view_holes = Löcher: { $fields }.
colliding_circles-note-view_dice = Würfel von { $seat }: { $dice }.

## Wie eine Partie zu Ende ging; steht nach einem Doppelpunkt oder in Klammern

colliding_circles-reason-closed = kein Würfel lässt sich mehr platzieren
colliding_circles-reason-last_die = eine Seite hat ihren letzten Würfel gesetzt
colliding_circles-reason-quiet = zwölf Züge hintereinander ohne Platzierung (Regelentscheid 1)
colliding_circles-ended =
    { $reason ->
        [last_die] { colliding_circles-reason-last_die }
        [quiet] { colliding_circles-reason-quiet }
        [resigned] durch Aufgabe
        [agreed] im Einvernehmen
       *[closed] { colliding_circles-reason-closed }
    }

## Was im Zugbaukasten aus einem Menü gewählt wird

colliding_circles-group-manoeuvre = Würfel manövrieren …
colliding_circles-group-manoeuvre_whole = Manöver im Ganzen …
colliding_circles-group-placement_whole = Auf ein Feld platzieren …
colliding_circles-group-target = … auf dieses Feld
colliding_circles-group-placement = Würfel platzieren …
colliding_circles-group-field = … auf dieses Feld
colliding_circles-group-rethrow = Würfel neu werfen …
colliding_circles-group-pass = Aussetzen

## Was in einer Zeile noch folgen könnte

colliding_circles-addition-placement = eine Platzierung
colliding_circles-addition-rethrow = ein Neuwurf

## Die Spalten des Spielbogens

# As in English.
colliding_circles-column-manoeuvre = M
# As in English.
colliding_circles-column-first = P1
colliding_circles-column-second = P2/R
# As in English.
colliding_circles-column-hand = Hand
colliding_circles-column-pool = Lager
colliding_circles-column-score = Stand

## Der Anfang

colliding_circles-begin = Rot beginnt mit einem Würfel auf dem Feld des Mittelkreises, das seine Zahl trägt; Schwarz antwortet daneben.
colliding_circles-first = **Neu in diesem Spiel?** Schließ Kreise aus sechs Würfeln, in denen deine Farbe mehr Augen hat; jeder bringt dir seine Punkte. **Dein erster Zug:** Wähl einen Würfel aus deiner Hand und ein Feld dafür. Würfel nebeneinander unterscheiden sich um genau 1, auch 6 und 1 gelten als Nachbarn.
