# Zirkeltanz: alles, was das Spiel sagt, außer den Regeln (rules_zirkeltanz.ftl).
# $seat und $..._seat sind Namen von Seiten (Blau, Gelb); $..._count ist die Länge der Liste $...
# Kreise heißen so, wie der Ziehende sie schreibt: 3a ist der eigene, !3a der gegnerische. Längen sind Einheiten.

# As in English.
zirkeltanz-name = Zirkeltanz
# As in English.
zirkeltanz-brief = Zirkel
zirkeltanz-seat-blue = Blau
zirkeltanz-seat-yellow = Gelb

## Zeilen, die niemand lesen kann

zirkeltanz-error-empty = Hier steht noch kein Zug. `3a@4b:120` legt 3a in Richtung 120° an 4b an, `3a@4b+2a` so, dass er beide berührt.
zirkeltanz-error-unreadable = `{ $text }` kann ich nicht lesen. Ein Zug sieht aus wie `3a@4b:120` oder `3a@4b+2a<`.
zirkeltanz-error-with_centre = Der Mittelpunkt gehört auf den Spielbogen und wird nicht getippt. Lass alles ab dem `=` weg.
zirkeltanz-error-unknown_circle = Einen Kreis `{ $text }` gibt es nicht. Sie heißen 1a, 1b, 2a und so weiter bis 5b, mit `!` davor die gegnerischen.
zirkeltanz-error-no_target = `{ $text }` bricht ab: An welchen Kreis? Zum Beispiel `3a@4b:120`.
zirkeltanz-error-no_place = `{ $text }` bricht ab: Wohin genau? Häng eine Richtung an wie `:120` oder einen zweiten Kreis, der berührt werden soll, wie `+2a`.
zirkeltanz-error-bad_direction = `{ $text }` ist keine Richtung: Sie gehen von 0 (oben) im Uhrzeigersinn bis 360.
zirkeltanz-error-too_fine = `{ $text }` ist feiner, als das Spiel misst: Sechs Nachkommastellen genügen.
zirkeltanz-error-too_large = `{ $text }` ist für eine Zahl viel zu lang.
zirkeltanz-error-unknown_second = Was `{ $text }` sein soll, weiß ich nicht. Hinter `+` steht ein Kreis, `strafraum` (der in der Farbe des bewegten Kreises), `alt` (der Platz, den der Kreis verlässt) oder, bei einer Sechs, `leben` (dein Lebenskreis).
zirkeltanz-error-second_is_target = An { $target } wird schon angelegt. Nenn noch etwas anderes, das der Kreis berühren soll.
zirkeltanz-error-empty_setup = Hier ist noch nichts gelegt. `aufstellung mauer` legt alle zehn Kreise, `5a(12.5,-7)` einen einzelnen.
zirkeltanz-error-unreadable_setup = `{ $text }` kann ich nicht lesen. Beim Aufstellen schreibst du `aufstellung mauer`, `5a(12.5,-7)` oder, wenn alles liegt, `fertig`.
zirkeltanz-error-not_yet = `{ $text }` ist ein Zug, aber noch wird aufgestellt.
zirkeltanz-error-unknown_formation = Eine Aufstellung `{ $text }` kenne ich nicht. Es gibt: { $formations }. Auch die deutschen Namen gehen: mauer, pfeil, fächer, zange.
zirkeltanz-error-ready_alone = `fertig` steht allein: Leg erst deine Kreise, sieh sie dir an, dann melde dich fertig.
zirkeltanz-error-formation_first = Eine Aufstellung legt alle zehn Kreise, deshalb steht sie vorn; einzelne Kreise dahinter ändern sie.
zirkeltanz-error-laid_twice = { $circle } kommt zweimal vor. Welchen Platz meinst du?
zirkeltanz-error-bad_coordinates = `{ $text }` ist kein Platz. Schreib zwei Zahlen mit einem Komma dazwischen wie `(12.5,-7)` oder mit einem Strichpunkt: `(12,5;-7)`.
zirkeltanz-error-unknown_value = `{ $text }` steht auf keinem Würfel: Es gibt nur 1 bis 6.

## Zeilen, die eine Regel verbietet

zirkeltanz-error-over = Die Partie ist zu Ende: { zirkeltanz-ended }.
zirkeltanz-error-still_setup = Noch wird aufgestellt.
zirkeltanz-error-setup_over = Die Grundaufstellung ist vorbei, jetzt tanzen die Kreise.
zirkeltanz-error-already_ready = Du hast dich fertig gemeldet. Dabei bleibt es.
zirkeltanz-error-throw_due = Gleich wird erst noch gewürfelt. Versuch es in einem Augenblick noch einmal.
zirkeltanz-error-not_to_move = Du bist nicht am Zug, sondern { $to_move_seat }.
zirkeltanz-error-bad_throw =
    { $due ->
        [0] Jetzt steht kein Wurf an.
        [one] Jetzt steht der Wurf eines Würfels an, mit 1 bis 6 Augen.
       *[other] Jetzt steht der Wurf von { $due } Würfeln an, jeder mit 1 bis 6 Augen.
    }
zirkeltanz-error-nothing_laid = Hier wird kein Kreis gelegt.
zirkeltanz-error-not_all_laid =
    { $circles_count ->
        [one] Du bist noch nicht fertig: { $circles } fehlt.
       *[other] Du bist noch nicht fertig: Es fehlen { $circles }.
    }
zirkeltanz-error-across_middle = { $circle } würde { $depth } über die Mittellinie ragen. Berühren darf er sie, mehr nicht.
zirkeltanz-error-too_far_out = { $circle } läge zu weit draußen: Beim Aufstellen ist keine Koordinate größer als { $reach } (Regelentscheid 7).
zirkeltanz-error-setup_in_area = { $circle } läge { $depth } tief in deinem eigenen Strafraum.
zirkeltanz-error-setup_overlap = { $circle } und { $other } würden sich um { $depth } überdecken. Berühren dürfen sie sich.
zirkeltanz-error-foreign = Gewürfelt ist eine { $thrown }: Du legst einen eigenen Kreis an einen eigenen an. Nur bei einer Sechs wird ein gegnerischer versetzt: Lass das `!` weg.
zirkeltanz-error-own_on_six = Bei einer Sechs musst du einen gegnerischen Kreis versetzen, nicht deinen { $circle }.
zirkeltanz-error-wrong_number = Gewürfelt ist eine { $thrown }: Du kannst nicht { $circle } legen, sondern einen von diesen: { $circles }.
zirkeltanz-error-not_neighbours =
    { $numbers_count ->
        [one] { $circle } darf nicht an { $target }: Die einzige Nachbarzahl von { $number } ist { $numbers }.
       *[other] { $circle } darf nicht an { $target }: Die Nachbarzahlen von { $number } sind { $numbers }.
    }
zirkeltanz-error-exchanged = { $target } trägt keine Nachbarzahl von { $circle }, aber { $second } schon. Nenn den Nachbarn zuerst: `{ $line }`.
zirkeltanz-error-no_contact = Dort würde { $circle } { $target } nicht berühren: Es fehlen { $gap }.
zirkeltanz-error-on_old_place = Dort würde { $circle } noch einen Teil seiner alten Fläche bedecken, um { $depth }. Er muss sie ganz verlassen.
zirkeltanz-error-overlap = Dort würde { $circle } den Kreis { $other } um { $depth } überdecken.
zirkeltanz-error-in_area = Dort läge { $circle } { $depth } tief im Strafraum der eigenen Farbe.
zirkeltanz-error-on_life = Dort würde { $circle } deinen eigenen Lebenskreis überdecken, um { $depth }. Niemand gewinnt im Zug des anderen (Regelentscheid 3).
zirkeltanz-error-no_nook = { $circle } kann nicht zugleich { $target } und `{ $second }` berühren: Dafür liegen sie { $gap } zu weit auseinander.
zirkeltanz-error-life_without_six = Dein Lebenskreis ist nur bei einer Sechs im Weg, wenn du einen gegnerischen Kreis versetzt.

## Zeilen, die eine Frage offenlassen

zirkeltanz-error-two_nooks = Zwei Winkel liegen gleich nah an dieser Richtung. Welchen meinst du: { $lines }?
zirkeltanz-error-two_sides = Zwei Plätze berühren auch `{ $second }`, einer links und einer rechts vom Weg dorthin. Welchen meinst du: { $lines }?
zirkeltanz-error-which_comma = Welches Komma in `{ $text }` ist das Dezimalkomma? Nimm einen Punkt oder einen Strichpunkt: { $lines }.

## Was geschehen ist

zirkeltanz-note-is_ready = { $seat } ist fertig.
zirkeltanz-note-lays_secretly = { $seat } stellt verdeckt auf.
zirkeltanz-note-both_ready = Beide Grundaufstellungen liegen jetzt offen.
zirkeltanz-note-formation =
    { $name ->
        [wall] Mauer: eine Reihe vor der Mittellinie
        [arrow] Pfeil: ein Keil zur Mittellinie
        [fan] Fächer: ein Bogen um den Lebenskreis, hinten offen
        [ring] Ring: rings um den Lebenskreis
        [phalanx] Phalanx: zwei dichte Reihen
       *[pincers] Zange: zwei Gruppen, die Mitte frei
    }
zirkeltanz-note-setup_laid =
    { $count ->
        [10] Alle zehn Kreise liegen. Nur du siehst sie; `fertig` beendet deine Grundaufstellung.
       *[other] { $count } von zehn Kreisen liegen. Nur du siehst sie.
    }
zirkeltanz-note-start_thrown = Um den Anfang würfeln Blau eine { $blue } und Gelb eine { $yellow }.
zirkeltanz-note-start_again = Gleich viel: Beide würfeln noch einmal.
zirkeltanz-note-starts = { $seat } fängt an.
zirkeltanz-note-thrown = { $seat } würfelt eine { $value }.
zirkeltanz-note-thrown_six = { $seat } würfelt eine 6 und muss einen gegnerischen Kreis versetzen.
zirkeltanz-note-turn_lost = { $seat } würfelt eine { $value }, aber kein Zug ist möglich: { $seat } muss aussetzen.
zirkeltanz-note-laid =
    { $touching_count ->
        [0] { $seat } legt { $circle }.
       *[other] { $seat } legt { $circle }; er berührt { $touching }.
    }
zirkeltanz-note-covered = { $circle } überdeckt den Lebenskreis: { $seat } gewinnt!
zirkeltanz-note-ended_turn_limit = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } sind gespielt: Die Partie endet unentschieden (Regelentscheid 4).

## Was eine Auswahl bewirken würde

zirkeltanz-note-would_win = Überdeckt den Lebenskreis und gewinnt!
zirkeltanz-note-would_touch = Berührt { $touching }; noch { $gap } bis zum Lebenskreis.

## Was ein Bild zeigt, für alle, die es nicht sehen (einfacher Text, zusammen höchstens 1024 Zeichen)

zirkeltanz-note-view_setup = Es wird aufgestellt.
zirkeltanz-note-view_ready = { $seat } ist mit der Grundaufstellung fertig.
zirkeltanz-note-view_to_move =
    { $thrown ->
        [6] Runde { $turn }: { $seat } hat eine 6 gewürfelt und versetzt einen gegnerischen Kreis.
       *[other] Runde { $turn }: { $seat } hat eine { $thrown } gewürfelt und ist am Zug.
    }
zirkeltanz-note-view_throw_due = Gleich wird gewürfelt.
zirkeltanz-note-view_over = Die Partie ist zu Ende: { zirkeltanz-ended }.
zirkeltanz-note-view_limit = Züge: { $turns } von { $limit }.
zirkeltanz-note-view_last = { $seat } hat { $line } gespielt.
zirkeltanz-note-view_offers =
    { $count ->
        [0] Eingezeichnet sind die Bögen, auf denen der Mittelpunkt von { $circles } liegen darf.
       *[other] Eingezeichnet sind die Bögen, auf denen der Mittelpunkt von { $circles } liegen darf, und { $count } nummerierte Plätze.
    }
zirkeltanz-note-view_circles = Kreise von { $seat }: { $circles }.

## Wie eine Partie zu Ende ging; steht nach einem Doppelpunkt oder in Klammern

zirkeltanz-reason-covered = ein Lebenskreis ist überdeckt
zirkeltanz-reason-turn_limit = die Zahl der Züge ist erreicht (Regelentscheid 4)
zirkeltanz-ended =
    { $reason ->
        [turn_limit] { zirkeltanz-reason-turn_limit }
        [resigned] durch Aufgabe
        [agreed] im Einvernehmen
       *[covered] { zirkeltanz-reason-covered }
    }

## Was im Zugbaukasten aus einem Menü gewählt wird

zirkeltanz-group-nook = Ein nummerierter Platz …
zirkeltanz-group-circle = Einen Kreis legen …
zirkeltanz-group-target = … an diesen
zirkeltanz-group-direction = … in diese Richtung
zirkeltanz-group-turn = Ein wenig drehen …
zirkeltanz-group-ready = Aufstellung beenden
zirkeltanz-group-formation = Eine Aufstellung legen …
zirkeltanz-group-lay = Einen Kreis verschieben …
zirkeltanz-group-shift = … um so viele Einheiten

## Was in einer Zeile noch folgen könnte

zirkeltanz-addition-circles = die fehlenden Kreise

## Die Spalten des Spielbogens

zirkeltanz-column-die = Wurf
zirkeltanz-column-move = Zug

zirkeltanz-option-edition = Maße
    .value = Fassung { $value }
zirkeltanz-option-turn_limit = Zuggrenze
    .value =
        { $value ->
            [0] keine
           *[other] { NUMBER($value, useGrouping: 0) }
        }

## Der Anfang

zirkeltanz-begin = Wähl eine Aufstellung, dann beende sie.
zirkeltanz-begin-play = Leg einen Kreis mit der gewürfelten Zahl an einen anderen; *Ziehen* nummeriert die besten Plätze.
zirkeltanz-first = **Neu in diesem Spiel?** Überdecke mit einem deiner Kreise irgendeinen Teil des gegnerischen roten Lebenskreises. **Dein erster Zug:** Wähl eine Aufstellung, sieh sie dir an und beende sie. Niemand sieht sie, bevor beide fertig sind.
zirkeltanz-button-begin = Aufstellung wählen
