# Wie zuverlässig jemand ist, was die Moderation über ein Mitglied weiß, und wer sich anmelden darf.

## Zuverlässigkeit

reliability-level-new = neu
reliability-level-unreliable = unzuverlässig
reliability-level-mixed = wechselhaft
reliability-level-reliable = zuverlässig
settings-reliability = Zuverlässigkeit auf diesem Server: **{ $level }**
button-reliability = Zuverlässigkeit erklären
reliability-title = ## Deine Zuverlässigkeit auf diesem Server: { $level }
reliability-about-new = Es sind noch zu wenige Partien von dir zu Ende, um etwas zu sagen. Das ist nichts Schlechtes; so fangen alle an.
reliability-about-unreliable = Zu oft haben andere vergeblich auf dich gewartet.
reliability-about-mixed = Meistens spielst du zu Ende, was du anfängst, aber nicht immer.
reliability-about-reliable = Du spielst zu Ende, was du anfängst: Auf dich ist Verlass.
reliability-matches =
    { $matches ->
        [0] Noch keine Partie, die zählt, ist zu Ende.
        [one] Eine Partie, die zählt, ist zu Ende: { $late ->
            [0] rechtzeitig zu Ende gespielt.
           *[other] durch Zeitüberschreitung verloren.
        }
       *[other] Von den letzten { $matches } Partien { $finished ->
            [one] wurde eine
           *[other] wurden { $finished }
        } rechtzeitig zu Ende gespielt und { $late } durch Zeitüberschreitung verloren.
    }
reliability-left =
    { $count ->
        [one] Eine laufende Saison wurde verlassen ({ $how }).
       *[other] { $count } laufende Saisons wurden verlassen ({ $how }).
    }
reliability-left-asked = mit Ansage: { $count }
reliability-left-silent = ohne ein Wort: { $count }
reliability-left-removed = durch Ausschluss: { $count }
reliability-answer = Ein Zug dauert im Mittel { $mean }, ohne die Schlafenszeit.
reliability-way =
    { $count ->
        [one] **Noch eine Partie**, die rechtzeitig zu Ende gespielt wird, und es heißt **{ $level }**.
       *[other] **Noch { $count } Partien**, die rechtzeitig zu Ende gespielt werden, und es heißt **{ $level }**.
    }
reliability-fault-time = Durch Zeitüberschreitung verloren: `{ $where }`, { $at }
reliability-fault-asked = Mit Ansage verlassen: Saison `{ $where }`, { $at }
reliability-fault-silent = Ohne ein Wort verlassen: Saison `{ $where }`, { $at }
reliability-fault-removed = Ausgeschlossen: Saison `{ $where }`, { $at }
reliability-counts = -# Was zählt: die letzten { $matches } beendeten Partien der letzten zwölf Monate auf diesem Server und laufende Saisons, die seit der ersten davon verlassen wurden. Wer aufgibt, verliert oder remis spielt, hat zu Ende gespielt. Eine Zeitüberschreitung und eine Saison, die jemand mit Ansage verlässt, sind je ein Fehler; eine ohne ein Wort oder durch Ausschluss verlassene Saison zählt doppelt. Höchstens ein Fehler auf zehn Partien heißt zuverlässig, auf drei wechselhaft. Was älter ist, fällt heraus: Es gibt immer einen Weg zurück. Ausfälle, Pausen, Urlaub, Partien gegen den Computer, private Partien und solche, die nicht zählen, bleiben außer Betracht.

## Die Seite eines Mitglieds

member-title = ## { $person } auf diesem Server
member-level = Zuverlässigkeit: **{ $level }**
member-disputes =
    { $count ->
        [0] Streitfälle in den Partien: keine.
       *[other] **Streitfälle in den Partien**
    }
member-substitutes =
    { $count ->
        [0] Ersatz in Saisons: nie.
       *[other] **Ersatz in Saisons**
    }
member-came = Hat in Saison `{ $season }` einen Platz übernommen, { $at }
member-went = Hat in Saison `{ $season }` einen Platz abgegeben, { $at }
member-notes =
    { $count ->
        [0] Notizen der Moderation: keine.
       *[other] **Notizen der Moderation**
    }
member-note = { $by }, { $at }:
member-own = -# Notizen über dich sind für die anderen in der Moderation. In deinen Daten (`/einstellungen`) stehen sie.
member-hint = -# Notizen sieht nur die Moderation. Sie gehören zu den Daten des Mitglieds: Wer nach den eigenen fragt, bekommt sie, und mit ihnen werden sie gelöscht.
button-member-note = Etwas notieren …
form-member-note =
    .title = Notiz über ein Mitglied
    .label = Notiz
    .hint = Nur für die Moderation; das Mitglied bekommt sie mit seinen Daten
command-mod-member = mitglied
    .about = Was man über ein Mitglied weiß: Zuverlässigkeit, Streitfälle, Ersatz, Notizen
option-mod-member =
    .about = Wessen Seite
refused-too-many-notes = Über dieses Mitglied gibt es schon { $most } Notizen. Mehr werden nicht aufgehoben.

## Bedingungen einer Saison

league-draft-page-4 = Wer mitspielen darf
league-reliability-menu = Wie zuverlässig muss man sein?
league-reliability-any = Alle dürfen mitspielen
league-reliability-mixed = Nicht für Unzuverlässige; Neue dürfen
league-reliability-reliable = Nur für Zuverlässige; Neue noch nicht
league-newcomers-menu = Wie viele Partien spielen Neue gleichzeitig?
league-draft-newcomers =
    { $count ->
        [0] Neue spielen so viele gleichzeitig wie andere
        [one] Neue spielen eine Partie nach der anderen
       *[other] Neue spielen höchstens { $count } Partien gleichzeitig
    }
league-least-rating-menu = Welche Wertungszahl braucht man mindestens?
league-least-rating-none = Keine niedrigste Wertungszahl
league-least-rating-some = Wertungszahl mindestens { $bound }
league-most-rating-menu = Welche Wertungszahl darf man höchstens haben?
league-most-rating-none = Keine höchste Wertungszahl
league-most-rating-some = Wertungszahl höchstens { $bound }
league-rules-reliability =
    { $least ->
        [reliable] Nur für Leute, die auf diesem Server **zuverlässig** sind; `/einstellungen` sagt, wie zuverlässig du bist.
       *[mixed] Nicht für Leute, die auf diesem Server **unzuverlässig** sind; `/einstellungen` sagt, wie zuverlässig du bist.
    }
league-rules-newcomers =
    { $count ->
        [one] Wer hier neu ist, spielt eine Partie nach der anderen.
       *[other] Wer hier neu ist, spielt höchstens { $count } Partien gleichzeitig.
    }
league-rules-rating-low = Wertungszahl mindestens { $bound }.
league-rules-rating-high = Wertungszahl höchstens { $bound }.
refused-bad-season-rules-ratings = Die niedrigste Wertungszahl liegt über der höchsten.
refused-not-fit-for-season-reliability =
    { $least ->
        [reliable] Diese Saison ist für Leute, die auf diesem Server zuverlässig sind.
       *[mixed] Diese Saison ist nicht für Leute, die auf diesem Server unzuverlässig sind.
    } Bisher bist du { $level ->
        [new] hier neu
        [mixed] wechselhaft
       *[unreliable] unzuverlässig
    }. { $matches ->
        [one] Mit noch einer Partie, die du rechtzeitig zu Ende spielst,
       *[other] Mit noch { $matches } Partien, die du rechtzeitig zu Ende spielst,
    } bist du dabei; jede Partie gegen Menschen auf diesem Server zählt. `/einstellungen` erklärt es. Wenn es einen Grund gab, kann die Turnierleitung eine Ausnahme machen.
refused-not-fit-for-season-unrated = Diese Saison ist für Wertungszahlen ab { $bound }, und deine steht noch nicht fest. Spiele noch ein paar gewertete Partien dieses Spiels, oder bitte die Turnierleitung um eine Ausnahme.
refused-not-fit-for-season-rating-low = Diese Saison ist für Wertungszahlen ab { $bound }; deine ist { $rating }. Die Turnierleitung kann eine Ausnahme machen.
refused-not-fit-for-season-rating-high = Diese Saison ist für Wertungszahlen bis { $bound }; deine ist { $rating }. Die Turnierleitung kann eine Ausnahme machen.
refused-not-fit-for-season-unasked = Diese Saison hat Bedingungen. Deshalb kann nur einen Platz bekommen, wer selbst mitspielen will, und { $person } hat sich nicht gemeldet. Das geht mit *Ersatz: an/aus* auf der Seite der Saison; oder du machst mit *Organisieren* → *Jemanden anmelden lassen* eine Ausnahme.
league-act-allow = Jemanden anmelden lassen
    .about = Eine Ausnahme von den Bedingungen der Saison
league-told-allowed = { $by } lässt { $person } zu, obwohl die Bedingungen nicht erfüllt sind.

## Hinweise auf das, was vielleicht nicht fair ist

command-mod-hints = hinweise
    .about = Was vielleicht nicht fair ist, mit den Partien; nur für die Moderation
hints-title = ## Was die Moderation ansehen könnte
hints-about = -# Ein Hinweis beweist nichts und bewirkt nichts: Sieh dir erst die Partien an, und frag nach. Wer selbst gemeint ist oder in einer berührten Staffel spielt, sieht ihn nicht. Gesucht wird im letzten halben Jahr.
hints-empty = Es gibt nichts anzusehen. Vielleicht auch nur, weil es dich selbst betrifft.
hint-quick =
    { $person } hat gewertete Partien gegen { $other } { $count ->
        [one] einmal
       *[other] { $count }-mal
    } früh aufgegeben, von { $of ->
        [one] einer frühen Aufgabe
       *[other] { $of } frühen Aufgaben
    } insgesamt.
hint-repeats = { $other } hat { $won } von { $count } gewerteten Partien gegen { $person } gewonnen, die keine Saison angesetzt hat.
hint-draws = Vereinbarte Remis zwischen { $person } und { $other }: { $count }. Gewertete Partien der beiden: { $of }.
hint-interest = { $person } hat früh gegen { $other } aufgegeben: Für { $person } war in der Tabelle nichts mehr offen, für { $other } schon.
hint-stalling =
    { $person } hat in { $count ->
        [one] einer gewerteten Partie
       *[other] { $count } gewerteten Partien
    } im letzten Zug die Uhr laufen lassen, obwohl sich am Ausgang nichts mehr ändern konnte.
hint-evidence =
    `{ $match }` · { $at } · { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    } auf der Verliererseite
hint-evidence-drawn = `{ $match }` · { $at }
hint-evidence-stalling = `{ $match }` · { $at } · gegen { $other } · entschieden seit Zug { $since }; Zug { $turn } dauerte { $spent } (auf der Uhr: { $left })
hint-season = Saison `{ $season }`, Staffel { $division }
hint-more =
    { $count ->
        [one] … und eine weitere Partie
       *[other] … und { $count } weitere Partien
    }
hint-new = **neu**
hint-seen = gesehen von { $by }, { $at }
button-hint-seen = Gesehen
button-hint-dismiss = Abtun …
form-hint-dismiss =
    .title = Einen Hinweis abtun
    .label = Begründung
    .hint = Für die Moderation. Dasselbe kommt nur durch neue Partien wieder
refused-no-such-hint = Diesen Hinweis gibt es nicht mehr, oder er betrifft dich.
report-hints =
    { $count ->
        [one] Es gibt einen neuen Hinweis für die Moderation: `/mod hinweise`.
       *[other] Es gibt { $count } neue Hinweise für die Moderation: `/mod hinweise`.
    }
