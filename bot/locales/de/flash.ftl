# Blitzgruppen: sie starten von selbst, sobald genug Leute warten.

refused-bad-season-rules-flash = Eine Blitzgruppe startet von selbst, sobald sie voll ist. Ihre Anmeldung hat kein Ende, das man verlegen könnte, und aus einer Liga mit Termin wird keine Blitzgruppe.
refused-bad-season-rules-flash_size = Die Größe einer Blitzgruppe liegt zwischen { $least } und { $most }; an Dreier- und Vierertischen gibt der ausgewogene Spielplan sie vor.
refused-bad-season-rules-flash_format = In einer Blitzgruppe treffen sich alle einmal oder zweimal; niemand steigt auf, niemand kommt später dazu.
flash-waiting = ⚡ **{ $ready } von { $size } warten.** Sobald { $size } warten, die Platz haben, startet die Gruppe von selbst.
flash-busy =
    { $count ->
        [one] Hat gerade keinen Platz für noch eine Gruppe und behält die Stelle in der Schlange: { $persons }
       *[other] Haben gerade keinen Platz für noch eine Gruppe und behalten ihre Stellen in der Schlange: { $persons }
    }
flash-own = ⚡ { $waiting } von { $size } warten. Die Gruppe startet von selbst, sobald sie voll ist, mit Leuten, die Platz haben: jeweils weniger als { $room ->
        [one] eine laufende Partie
       *[other] { $room } laufende Partien
    }. Bis dahin kannst du dich jederzeit abmelden.
flash-rules = Eine Gruppe zu { $size } startet von selbst, sobald genug Leute mit jeweils weniger als { $room ->
        [one] einer laufenden Partie
       *[other] { $room } laufenden Partien
    } warten; in mehr als { $groups } davon zugleich spielt niemand. Wer keinen Platz hat, behält die Stelle in der Schlange. Die Partien dauern { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }.
flash-told-open = ⚡ Eine neue Gruppe: Melde dich auf der Seite an; sie startet von selbst, sobald sie voll ist.
flash-told-waiting =
    { $missing ->
        [one] ⏳ Die Gruppe wartet schon lange: Es fehlt noch eine Person.
       *[other] ⏳ Die Gruppe wartet schon lange: Es fehlen noch { $missing } Leute.
    } { $waiting ->
        [0] Gerade hat niemand Platz.
        [one] Eine Person wartet.
       *[other] { $waiting } Leute warten.
    } Wenn du nicht länger warten möchtest, melde dich ab.
flash-started = ⚡ **Die Gruppe ist voll und hat begonnen:** { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } bis { $until }. Sie starten von selbst, jede in einem eigenen Thread. Für die nächste Gruppe kann man sich anmelden.
league-start-menu = Wann geht es los?
flash-draft-start =
    { $count ->
        [0] Sie startet nach der Anmeldung, zum Termin
       *[other] Sie startet von selbst, sobald { $count } warten
    }
league-flash-room-menu = Wer hat Platz für eine Gruppe?
league-draft-flash-room =
    { $count ->
        [one] Platz nur ohne andere laufende Partie
       *[other] Platz mit weniger als { $count } laufenden Partien
    }
