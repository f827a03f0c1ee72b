# Das Studienbrett: Züge, die jemand für sich ausprobiert.

refused-no-such-study = Diese Studie von dir gibt es nicht mehr. `/studie` zeigt die, die du hast.
refused-too-many-studies = Du hast so viele Studien, wie ich aufhebe: { $most }. Lösche in `/studie` eine, dann beginne eine neue.
refused-unknown-place = Diese Stelle deiner Studie gibt es nicht mehr: Du hast sie gelöscht.
refused-cannot-try-over = Hier ist das Spiel zu Ende. Geh einen Schritt zurück, um etwas anderes zu probieren.
refused-cannot-try-throw = Hier ist kein Wurf fällig.
refused-cannot-try-whole = Diese Studie ist voll: Von den Schritten hebe ich nicht mehr als { $most } auf. Lösche erst einen Zweig.
refused-cannot-try-branches = Von dieser Stellung gehen schon genug Züge weiter: Mehr als { $most } hebe ich nicht auf. Lösche erst einen davon.
refused-study-forbidden-season = Die Regeln dieser Saison erlauben das Studienbrett nicht, solange eine Partie läuft. Danach kannst du sie studieren.
refused-study-forbidden-other = Diese Studie passt nicht zu dem, was du von der laufenden Partie wissen darfst. Beginne mit `/studie` eine neue.
refused-study-forbidden-running = Diese Stellung steht in deiner laufenden Partie `{ $match }`, oder sie kommt danach: Solange du dort spielst, sage ich nichts dazu. Wenn die Partie vorbei ist, gern.
refused-study-is-private = Diese Partie läuft: Was du an ihr studierst, bleibt bei dir, und ich sage keine Meinung dazu. Ist sie zu Ende, geht beides.

study-title = ### Studie: { $start }
study-label-start = { $game }, der Anfang, { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
study-label-match = { $game }, Partie { $match }, nach Zug { $move }
study-private = -# Die Partie läuft: Nur du siehst das, und keine Würfel der Partie sind darin.
study-sample = -# Was du nicht wissen darfst, ist ausgelost, eine Möglichkeit von vielen: Antworten hier sagen nichts über die Partie.
study-banner = Studie – keine Stellung einer Partie
study-at-start = Hier beginnt die Studie.
study-throw = Wurf
study-throw-due = Ein Wurf ist fällig.
study-to-move = Am Zug: { $seats }
study-branches = Andere Wege
study-branch-on = geht von hier weiter
study-branch-beside = statt des letzten Schritts
study-throws = Wähle den Wurf
study-choose = **{ $seat }**: Wähle, was du probierst.
study-so-far = **{ $seat }**, bisher: `{ $line }`
study-form-line = Zug probieren
study-form-line-label = Der Zug, wie das Spiel ihn schreibt
study-form-throw = Von Hand werfen
study-form-throw-label = Der Wurf, wie das Spiel ihn schreibt
study-list = { $count ->
        [0] Du hast noch keine Studie. Eine Studie beginnt bei einer Stellung einer Partie (*Studieren* unter ihrem Brett, oder `/studie` in ihrem Thread) oder am Anfang eines Spiels.
        [one] Du hast { $count } Studie. Nur du siehst sie.
       *[other] Du hast { $count } Studien. Nur du siehst sie.
    }
study-go-on = Weitermachen mit …
study-begin = Am Anfang beginnen von …
study-delete = Löschen …
study-delete-question = Die Studie „{ $start }“ wirklich löschen, { $count ->
        [one] mit ihrem { $count } Schritt
       *[other] mit ihren { $count } Schritten
    }?
study-sharing = Wird gepostet …
study-shared = Sie steht jetzt in diesem Kanal, für alle.
refused-not-allowed-here = In diesem Kanal darfst du selbst nicht schreiben, also poste ich auch nichts für dich.
button-study = Studieren
button-studies = Meine Studien
button-study-flip = Brett drehen
button-study-lot = Auslosen
button-study-hand = Wurf eintippen
button-study-build = Zug probieren
button-study-play = Probieren
button-study-back = Zurück
button-study-deal = Neu auslosen
button-study-cut = Ab hier löschen
button-study-delete = Löschen
study-thinking = Der Computer denkt nach …
study-opinion = **Die Meinung des Computers:** { $shares }
study-share = { $seat } { $percent } %
study-best = Es würde `{ $line }` spielen.
study-opinion-hint = -# Die Gewinnaussicht jeder Seite, wie sie der Computer schätzt.
button-study-opinion = Meinung des Computers
