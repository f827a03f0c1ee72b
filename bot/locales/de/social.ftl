# Der Weg zur nächsten Partie, Profile, Folgen, Kalender, Kommentare. $person und $others sind Erwähnungen.

## Nächste Partie

command-next = weiter
    .about = Deine Partie, die am längsten auf deinen Zug wartet, mit dem Brett
button-next = Nächste Partie
button-another = Eine andere
next-none = Nichts wartet auf dich. Genieß die Ruhe.
next-title = **{ $game }** mit { $others }: Du bist am Zug, seit { $since }.
next-more =
    { $count ->
        [one] Noch eine Partie wartet auf dich.
       *[other] Noch { $count } Partien warten auf dich.
    }

## Profil

command-profile = profil
    .about = Was du oder ein anderes Mitglied erreicht hat: Bilanz, Serien, Saisons, Wertungen
option-profile-member =
    .about = Wessen; ohne Angabe deins
button-profile = Mein Profil
button-profile-share = Hier zeigen
profile-title = Profil von { $person }
profile-former = Ein *ehemaliges Mitglied* hat kein Profil.
profile-hidden = Dieses Mitglied behält sein Profil für sich.
profile-no-matches = Hier ist noch keine Partie zu Ende.
profile-whole =
    { $count ->
        [one] **Eine Partie:** { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
       *[other] **{ $count } Partien:** { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
    }
profile-streak-won =
    { $count ->
        [one] Zurzeit: ein Sieg
       *[other] Zurzeit: { $count } Siege in Folge
    }
profile-streak-drawn =
    { $count ->
        [one] Zurzeit: ein Unentschieden
       *[other] Zurzeit: { $count } Unentschieden in Folge
    }
profile-streak-lost =
    { $count ->
        [one] Zurzeit: eine Niederlage
       *[other] Zurzeit: { $count } Niederlagen in Folge
    }
profile-most-won = Meiste Siege in Folge: { $count }
profile-game = - **{ $game }** { $tally } ({ $seats })
profile-signs = -# + gewonnen, = unentschieden, − verloren, nach Spiel und Platz. Partien gegen den Computer und solche ohne Ergebnis zählen nicht mit.
profile-champion = 🏆 **{ $season }**: Meistertitel
profile-place = { $season }: Platz { $place }
profile-took-part = { $season }: dabei gewesen
profile-opponents = **Gegner:** { $opponents }
profile-ratings = **Wertungen:** { $ratings }
profile-answer =
    { $count ->
        [one] **Antwortet** im Schnitt nach { $time }, nach der Uhr der letzten Partie
       *[other] **Antwortet** im Schnitt nach { $time }, nach den Uhren der letzten { $count } Partien
    }
profile-curve-alt =
    { $count ->
        [one] Wertung in { $game } nach einer Partie: { $value }
       *[other] Wertung in { $game } über { $count } Partien, jetzt { $value }
    }
profile-curve-menu = Von welchem Spiel die Wertungskurve gezeigt wird
profile-shows = Was andere von deinem Profil sehen
profile-shows-nothing = nichts
    .about = Dein Profil gehört dir allein, und niemand kann dir folgen
profile-shows-records = Bilanz und Saisons
    .about = Siege nach Spiel und Platz, Serien und Platzierungen; andere können dir folgen
profile-shows-all = alles
    .about = Auch Gegner, Wertungen und wie schnell du antwortest
settings-shows = Andere sehen von deinem Profil: **{ $value }**
profile-sharing = Ich zeige dein Profil …
profile-shared = Dein Profil steht jetzt hier, soweit andere es sehen dürfen.
refused-shows-nothing = Andere dürfen nichts von deinem Profil sehen, also zeige ich hier nichts. Unter deinem Profil wählst du, was sie sehen.

## Folgen

command-follow = folgen
    .about = Von Partien erfahren, in denen du nicht selbst spielst
command-follow-list = liste
    .about = Wem oder was du folgst, und wie du es beendest
command-follow-match = partie
    .about = Einer Partie folgen
command-follow-member = mitglied
    .about = Allen Partien eines Mitglieds auf diesem Server folgen
command-follow-season = saison
    .about = Einer Staffel einer Saison folgen
option-follow-match =
    .about = Welcher Partie; in ihrem Thread nicht nötig
option-follow-member =
    .about = Wessen Partien du folgen willst
option-follow-told = meldung
    .about = Wann du davon hörst; ohne Angabe: am Ende
choice-follow-end = am Ende
choice-follow-each = bei jedem Zug
button-follow = Folgen
button-follows = Wem ich folge
button-follow-end = Nur am Ende
button-follow-each = Bei jedem Zug
button-unfollow = Nicht mehr folgen
follow-told-end = Du folgst: { $what }. Du hörst am Ende davon.
follow-told-each = Du folgst: { $what }. Du hörst von jedem Zug, gebündelt, und vom Ende.
follow-silent = Du hast Benachrichtigungen abgestellt, es kommt also keine. `/einstellungen benachrichtigungen` ändert das.
follow-ended = Du folgst nicht mehr: { $what }.
follow-none = Du folgst niemandem. Der Knopf *Folgen* steht unter Brettern, auf den Seiten von Saisons und unter Profilen.
follow-title = **Wem du folgst** ({ $count } von { $most })
follow-line = - { $what }: { $told }
follow-when-end = am Ende
follow-when-each = bei jedem Zug
follow-menu = Etwas ändern oder beenden …
follow-menu-end = Nicht mehr folgen …
follow-match = { $game }, { $persons } (`{ $match }`)
follow-option-match = { $game } { $match }
follow-option-division = { $game }, Staffel { $division }
follow-option-person = { $name }
follow-which-division = Welcher Staffel willst du folgen?
follow-news =
    { $count ->
        [one] **Neues von einer Partie, der du folgst**
       *[other] **Neues von { $count } Partien, denen du folgst**
    }
follow-news-due = am Zug: { $players }
follow-news-line =
    { $moves ->
        [one] - **{ $game }** { $persons } · ein Zug · { $status } { $link }
       *[other] - **{ $game }** { $persons } · { $moves } Züge · { $status } { $link }
    }
follow-news-more =
    { $count ->
        [one] … und von einer weiteren.
       *[other] … und von { $count } weiteren.
    }
refused-not-followable-own = Das ist deine eigene Sache. Davon hörst du ohnehin.
refused-not-followable-private = Einer privaten Partie kann niemand folgen.
refused-not-followable-computer = Einer Partie gegen den Computer kann niemand folgen.
refused-not-followable-over = Die Partie ist zu Ende. `/partie zeigen` zeigt, wie sie ausging.
refused-not-followable-person = Dieses Mitglied möchte nicht, dass ihm jemand folgt.
refused-too-many-follows = Du folgst schon { $most }-mal, mehr geht nicht. `/folgen liste` zeigt dir, wem und was.

## Kalender

command-calendar = kalender
    .about = Deine Fristen und die Termine deiner Saisons als Datei für deinen Kalender
button-calendar = Kalender
calendar-name = Fernzug: meine Termine
calendar-done =
    { $count ->
        [0] Dein Kalender. Zurzeit steht kein Termin darin; über einen früheren eingelesen, nimmt er heraus, was dort stand.
        [one] Dein Kalender mit einem Termin. Liest du später einen neuen ein, wird der Termin dort geändert und steht nicht doppelt.
       *[other] Dein Kalender mit { $count } Terminen. Liest du später einen neuen ein, werden die Termine dort geändert, und keiner steht doppelt.
    }
calendar-move = Dein Zug: { $game } mit { $others }
calendar-move-about = Bis dahin hast du Zeit für deinen Zug in Partie { $match }. Schlafzeiten, Ruhetage und Urlaub sind eingerechnet, soweit sie heute bekannt sind.
calendar-sign-up = { $season }: Anmeldeschluss
calendar-start = { $season }: Beginn
calendar-round = { $season }: Ende der Runde { $round }
calendar-final = { $season }: Ende der letzten Runde ({ $round })
calendar-end = { $season }: Ende
calendar-overtime = { $season }: Ende der Nachspielzeit
calendar-challenge = { $season }: Forderung beantworten
calendar-challenge-about = Bis dahin kannst du annehmen oder ablehnen: auf der Seite der Leiter unter Meine Forderungen.
calendar-season-about = Ein Termin der Saison { $season }. Wer die Liga leitet, kann ihn noch verschieben.

## Kommentare

command-match-comments = kommentare
    .about = Was zu den Zügen einer beendeten Partie gesagt wurde; schreib selbst etwas dazu
button-comments =
    { $count ->
        [0] Kommentieren
        [one] Ein Kommentar
       *[other] { $count } Kommentare
    }
button-comment = Kommentar schreiben
button-comments-open = Alle kommentieren lassen
button-comments-close = Nur wer gespielt hat
comment-title =
    { $count ->
        [one] **Kommentar**
       *[other] **{ $count } Kommentare**
    }
comments-title =
    { $count ->
        [0] **Kommentare zu dieser Partie**
        [one] **Ein Kommentar zu dieser Partie**
       *[other] **{ $count } Kommentare zu dieser Partie**
    }
comments-none = Noch hat niemand etwas gesagt.
comment-line = { $person }: { $text }
comment-line-edited = { $person }: { $text } *(geändert)*
comment-removed = { $person }: *von der Moderation entfernt*
comment-at = **{ $move }.** { $said }
comment-more =
    { $count ->
        [one] … und noch einer.
       *[other] … und noch { $count }.
    }
comment-option = { $move }. { $text }
comment-menu = Einen Kommentar löschen …
comment-form = Einen Zug kommentieren
comment-form-move = Zug
    .about = Seine Nummer, 0 für den Anfang; die Partie hat { $most }.
comment-form-text = Kommentar
    .about = Was du zu diesem Zug schon geschrieben hast, wird ersetzt. Wer die Partie sieht, kann es lesen.
refused-no-comments-running = Kommentare schreibt man, wenn die Partie zu Ende ist.
refused-no-comments-closed = Diese Partie kommentieren nur, die sie gespielt haben. Andere können es, sobald alle Spieler sie lassen.
refused-no-comments-removed = Die Moderation hat deinen Kommentar zu diesem Zug entfernt, dort kannst du keinen anderen schreiben.
refused-bad-comment-empty = In deinem Kommentar steht nichts.
refused-bad-comment-long = Ein Kommentar hat höchstens { $most } Zeichen.
refused-bad-comment-many = Du hast schon { $most } Kommentare zu dieser Partie geschrieben, mehr geht nicht. Lösche oder ändere einen.
refused-bad-comment-move = Diesen Zug gibt es nicht: Die Partie hat { $most }, und 0 ist der Anfang.

## Ereignisse von Discord

option-events = ereignisse
    .about = Ob Beginn, Runden und Ende von Saisons unter den Events von Discord stehen
choice-events-on = unter den Events von Discord
choice-events-off = nicht unter den Events von Discord
setup-events = Termine von Saisons: **{ $value }**
setup-menu-events = Saisons
setup-no-events = - Ich darf auf diesem Server keine Events anlegen: Mir fehlt das Recht *{ $permission }*.
permission-create_events = Events erstellen
event-about = Alles dazu steht auf der Seite der Saison, in ihrem Kanal.
event-paused = Die Saison ist angehalten, dieser Termin verschiebt sich also.
event-paused-name = ⏸ { $event }
