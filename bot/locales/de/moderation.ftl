# Schiedsrichter, Streitfälle, Zurücksetzen. $person und $player sind Erwähnungen, $note und $text Zitate in eigenen Zeilen.

## Im Thread der Partie

told-dispute = ⚖️ { $person } ruft die Moderation.
    { $note }
told-appeal = ⚖️ { $person } legt Einspruch gegen die Entscheidung ein; jemand anders aus der Moderation entscheidet jetzt.
    { $note }
told-dismissed = ⚖️ { $person } hat entschieden: Alles bleibt, wie es ist.
    { $note }
told-ruling-stands = ⚖️ { $person } hat über den Einspruch entschieden: Es bleibt bei der Entscheidung.
    { $note }
told-rewound-fresh = ⏪ { $person } hat die Partie zurückgesetzt: Sie geht nach Zug { $move } weiter. Die nächsten Würfe sind neue.
    { $note }
told-rewound-repeated = ⏪ { $person } hat die Partie zurückgesetzt: Sie geht nach Zug { $move } weiter. Was schon gefallen war, fällt wieder.
    { $note }
told-rewound-readable = -# Was zurückgenommen ist, bleibt in `/partie verlauf` stehen, und `/brett` zeigt es.
told-adjudicated = ⚖️ { $person } hat die Partie entschieden.
    { $note }
told-void = ⚖️ { $person } hat erklärt: Diese Partie zählt nicht.
    { $note }
told-note = 📝 { $person } merkt an:
    { $note }
outcome-void = Diese Partie zählt nicht.
reason-adjudicated = die Moderation hat entschieden

## Im Thread eines Streitfalls

case-opened = ## ⚖️ Ein Streitfall
    { $person } ruft die Moderation in { $thread }:
    { $note }
    { $moderators }, bitte seht euch das an. { $players }: Unter *Meine Sicht* erzählt ihr, was geschehen ist; im Protokoll können es alle lesen.
    { $ends }
case-appealed = ## ⚖️ Ein Einspruch
    { $person } legt Einspruch gegen die Entscheidung in { $thread } ein:
    { $note }
    { $moderators }, bitte seht euch das an; wer zuvor entschieden hat, entscheidet jetzt nicht. { $players }: Unter *Meine Sicht* erzählt ihr, was geschehen ist. Was jetzt entschieden wird, gilt.
    { $ends }
case-clocks-run = -# Die Uhren laufen weiter. Die Moderation kann sie anhalten.
case-over = -# Die Partie ist zu Ende.
case-moderators = Ihr von der Moderation
case-statement = 💬 { $person } sagt:
    { $text }
case-ruled = ⚖️ { $person } hat entschieden: **{ $ruling }**
    { $note }
case-final = -# Das war der Einspruch: Die Entscheidung gilt.
case-appealable = -# Wer mitspielt, kann binnen drei Tagen einmal Einspruch einlegen. Dann entscheidet jemand anders aus der Moderation.
ruling-none = noch keine Entscheidung
ruling-dismissed = alles bleibt, wie es ist
ruling-rewound = die Partie wird zurückgesetzt
ruling-adjudicated = die Partie ist entschieden
ruling-time_given = es gibt Zeit dazu
ruling-replaced = jemand wird ersetzt
ruling-void = die Partie zählt nicht

## Beweise

evidence-title = ## Beweise zu `{ $match }`
evidence-before = **Vor dem letzten Zug**
evidence-now = **Jetzt**
evidence-moves = **Die letzten Züge**
evidence-no-moves = Noch niemand hat gezogen.
evidence-throws = **Würfel** (Fingerabdruck des Startwerts: `{ $commitment }`; nach dem Ende der Partie lässt sich jede Ziehung nachprüfen)
evidence-throw = - #{ $seq }: { $values } (Ziehung { $draws })
evidence-hidden = - #{ $seq }: verdeckt gezogen, Fingerabdruck `{ $commitment }`
evidence-time = **Zeit**
evidence-no-clock = In dieser Partie läuft keine Uhr.
evidence-clock = - { $player }: verbraucht { $used }, übrig { $left }
evidence-deliveries = **Geheimnisse**
evidence-told-message = - { $person } hat sie per Direktnachricht bekommen, { $at }
evidence-told-fetched = - { $person } hat sie abgerufen, { $at }
evidence-told-failed = - { $person } war per Direktnachricht nicht zu erreichen, { $at }
evidence-looked = - { $person }, ohne mitzuspielen, hat sie angesehen, { $at }
evidence-rules-menu = Was die Regeln sagen, und die Auslegungen …

## Vor dem Zurücksetzen

rewind-title = ⏪ **Zurück zur Stellung nach Zug { $move }** (von { $moves })
rewind-undoes = **Das nimmt zurück:**
rewind-undoes-nothing = Das nimmt keinen Zug zurück; ein Teil, der zurückgenommen war, würde wieder gelten.
rewind-more =
    { $count ->
        [one] … und noch eine Zeile
       *[other] … und { $count } weitere
    }
learned-nothing = **Seither hat niemand etwas erfahren.**
learned-title = **Seither ist bekannt, was niemand mehr vergessen kann:**
learned-throw = Alle haben diesen Wurf gesehen: { $text }
learned-answer = Alle kennen die Antwort auf `{ $text }`.
learned-own = { $person } kennt ein selbst gelegtes Geheimnis.
learned-hidden = Etwas wurde verdeckt gezogen. Der Fingerabdruck davon steht offen da.
learned-told = { $person } hat die eigenen Geheimnisse bekommen.
learned-looked = { $person }, ohne mitzuspielen, hat alle Geheimnisse gesehen.
learned-sheet = Was nur { $person } sehen darf, kann inzwischen mehr sein als damals.
rewind-question =
    { "" }**Neue Würfel:** Die nächsten Würfe sind neu; was seither fiel, gilt nicht.
    { "" }**Dieselben Würfel:** Was gefallen ist, fällt wieder, in derselben Reihenfolge. So gewinnt oder verliert niemand einen Wurf, aber alle wissen, was kommt.
rewind-menu = Eine andere Stellung …
rewind-to = nach Zug { $move }
rewind-to-undone = zurückgenommener Teil { $number }, sein Ende (nach Zug { $move })
revealed = **Alles, was verborgen ist.** Dass du nachgesehen hast, steht im Protokoll; wer mitspielt, erfährt es am Ende. Bitte zeig es niemandem.

## Listen und private Antworten

cases-title = **Streitfälle dieses Servers**
cases-empty = Es gibt keine.
cases-line-open = **offen ▸** { $channel } · { $game } · { $person } · { $since } · `{ $match }`
cases-line-appealed = **Einspruch ▸** { $channel } · { $game } · { $person } · { $since } · `{ $match }`
cases-line-ruled = { $channel } · { $game } · { $person } · { $since } · { $ruling } · `{ $match }`
cases-line-closed = { $channel } · { $game } · { $person } · { $since } · { $ruling }, nach einem Einspruch · `{ $match }`
cases-line-lapsed = { $channel } · { $game } · { $person } · { $since } · hinfällig, niemand hat entschieden · `{ $match }`
dispute-or-appeal = Es gibt schon eine Entscheidung. Möchtest du Einspruch einlegen, damit jemand anders entscheidet, oder geht es um etwas anderes?
dispute-where = Hier wird darüber gesprochen: { $thread }
called-dispute = Dein Streitfall ist eröffnet. Die Uhren stehen.
called-dispute-only = Dein Streitfall ist eröffnet. Die Uhren laufen weiter, denn bei deinem letzten Streitfall in dieser Partie kam nichts heraus; die Moderation kann sie anhalten.
called-statement = Deine Sicht ist festgehalten.
called-appeal = Dein Einspruch ist eingelegt. Jemand anders aus der Moderation entscheidet.
acknowledged-act = Erledigt. Wer mitspielt, erfährt davon.
log-undone =
    { $moves ->
        [one] **Zurückgenommener Teil { $number }** (`/brett` mit `zurückgenommen: { $number }` zeigt ihn): ein Zug, dann zurück zu Zug { $kept }
       *[other] **Zurückgenommener Teil { $number }** (`/brett` mit `zurückgenommen: { $number }` zeigt ihn): { $moves } Züge, dann zurück zu Zug { $kept }
    }
position-title-undone = **{ $game }**, zurückgenommener Teil { $number }, nach Zug { $move }

## Knöpfe

button-dispute = Moderation rufen
button-statement = Meine Sicht
button-appeal = Einspruch
button-new-dispute = Etwas anderes
button-rewind-fresh = Neue Würfel
button-rewind-repeated = Dieselben Würfel
button-ruling-pause = Uhren anhalten
button-ruling-dismiss = So lassen
button-ruling-rewind = Zurücksetzen
button-ruling-extend = Zeit geben
button-ruling-replace = Ersetzen
button-ruling-adjudicate = Entscheiden
button-ruling-void = Zählt nicht

## Formulare

form-adjudicate =
    .title = Die Partie entscheiden
    .label = Begründung
    .hint = Damit endet die Partie. Die Begründung steht für alle im Protokoll
form-dismiss =
    .title = Alles lassen, wie es ist
    .label = Begründung
    .hint = Die Partie geht weiter. Die Begründung steht für alle im Protokoll
form-void =
    .title = Erklären, dass die Partie nicht zählt
    .label = Begründung
    .hint = Die Partie endet ohne Ergebnis. Die Begründung steht für alle im Protokoll
form-note =
    .title = Etwas anmerken
    .label = Anmerkung
    .hint = Sie erscheint im Thread der Partie und bleibt im Protokoll
form-reveal =
    .title = Alle Geheimnisse ansehen
    .label = Begründung
    .hint = Dass du nachsiehst, steht sofort im Protokoll; wer mitspielt, erfährt es am Ende
form-rewind =
    .title = Die Partie zurücksetzen
    .label = Begründung
    .hint = Die Begründung steht für alle im Protokoll
form-dispute =
    .title = Die Moderation rufen
    .label = Was stimmt nicht?
    .hint = Die Uhren halten an. Was du schreibst, steht für alle im Protokoll
form-statement =
    .title = Deine Sicht
    .label = Was ist geschehen?
    .hint = Moderation und Mitspielende sehen es, und im Protokoll steht es für alle
form-appeal =
    .title = Einspruch
    .label = Was stimmt an der Entscheidung nicht?
    .hint = Jemand anders entscheidet, und das gilt dann. Was du schreibst, steht im Protokoll
form-pause =
    .title = Die Partie anhalten
    .label = Begründung
    .hint = Die Uhren stehen, bis die Moderation die Partie weitergehen lässt
form-resume =
    .title = Die Partie weitergehen lassen
    .label = Begründung
    .hint = Die Uhren laufen sofort weiter
form-extend =
    .title = Zeit geben
    .label = Begründung
    .hint = Die Begründung steht für alle im Protokoll
form-replace =
    .title = Jemanden ersetzen
    .label = Begründung
    .hint = Die Begründung steht für alle im Protokoll
form-seat = Wer?
form-person = Wer übernimmt?
form-hours = Wie viel?
form-hours-some =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
form-winner = Wer gewinnt?
form-winner-nobody = Niemand: unentschieden

## Ablehnungen

refused-not-a-moderator = Das darf nur die Moderation dieses Servers. `/einrichten` sagt, wer das ist.
refused-unknown-button = { error-old-button }
refused-old-case =
    { $ruling ->
        [dismissed] Dieser Streitfall ist entschieden: { ruling-dismissed }. `/mod fälle` zeigt, was offen ist.
        [rewound] Dieser Streitfall ist entschieden: { ruling-rewound }. `/mod fälle` zeigt, was offen ist.
        [adjudicated] Dieser Streitfall ist entschieden: { ruling-adjudicated }. `/mod fälle` zeigt, was offen ist.
        [time_given] Dieser Streitfall ist entschieden: { ruling-time_given }. `/mod fälle` zeigt, was offen ist.
        [replaced] Dieser Streitfall ist entschieden: { ruling-replaced }. `/mod fälle` zeigt, was offen ist.
        [void] Dieser Streitfall ist entschieden: { ruling-void }. `/mod fälle` zeigt, was offen ist.
       *[none] Dieser Streitfall ist entschieden. `/mod fälle` zeigt, was offen ist.
    }
refused-no-such-line =
    { $count ->
        [0] In dieser Partie wurde nichts zurückgenommen.
        [one] Diesen Teil gibt es nicht: Nur ein Teil wurde zurückgenommen, Nummer 1.
       *[other] Diesen Teil gibt es nicht: Zurückgenommen wurden die Teile 1 bis { $count }.
    }
refused-no-rewind = Dorthin lässt sich die Partie nicht zurücksetzen. Wähle eine Stellung, in der jemand am Zug war, und nicht die jetzige.
refused-no-winner = Wähle jemanden, der in dieser Partie spielt.
refused-dispute-exists = Über diese Partie ist schon ein Streitfall offen. Mit `/streitfall` erzählst du deine Sicht.
refused-already-settled = Über deinen Streitfall zu genau dieser Stellung ist schon entschieden. Du kannst die Moderation wieder rufen, wenn jemand gezogen hat.
refused-no-dispute =
    { $ruling ->
        [dismissed] Darüber ist schon entschieden: { ruling-dismissed }.
        [rewound] Darüber ist schon entschieden: { ruling-rewound }.
        [adjudicated] Darüber ist schon entschieden: { ruling-adjudicated }.
        [time_given] Darüber ist schon entschieden: { ruling-time_given }.
        [replaced] Darüber ist schon entschieden: { ruling-replaced }.
        [void] Darüber ist schon entschieden: { ruling-void }.
       *[none] Zu dieser Partie wartet kein Streitfall auf eine Entscheidung.
    }
refused-enough-said = Du hast deine Sicht schon { $most }-mal erzählt; öfter geht es nicht.
refused-no-appeal-nothing = Es gibt keine Entscheidung, gegen die du Einspruch einlegen könntest.
refused-no-appeal-off = Auf diesem Server gibt es keinen Einspruch: Die Entscheidung gilt.
refused-no-appeal-final = Darüber wurde schon nach einem Einspruch entschieden: Das gilt.
refused-no-appeal-late = Für einen Einspruch ist es zu spät: Die Entscheidung ist älter als drei Tage.
refused-own-ruling = Du hast selbst entschieden, wogegen sich der Einspruch richtet. Jetzt entscheidet jemand anders.
refused-ruling-first = Die Partie ist wegen eines Streitfalls angehalten. Sie geht mit einer Entscheidung weiter: `/mod lassen` lässt alles, wie es ist.
refused-asked-to-play = Du bist gebeten, in dieser Partie einen Platz zu übernehmen. Wer vielleicht mitspielt, sieht keine Geheimnisse an: Lehne zuerst ab.
refused-nobody-to-call = Auf diesem Server könnte niemand entscheiden: Es gibt keine Moderation, und wem er gehört, spielt in dieser Partie mit. Angehalten wurde nichts. Bitte darum, mit `/einrichten` eine Moderation zu bestimmen, und ruf dann noch einmal.
refused-changes-nothing = So steht die Partie schon. Läuft ein Streitfall, lässt `/mod lassen` alles, wie es ist.
refused-bad-note = Bitte gib eine Begründung von höchstens { $most } Zeichen an.

## Befehle

command-mod = mod
    .about = Für die Moderation: Streitfälle, zurücksetzen, entscheiden
command-mod-pause = anhalten
    .about = Uhren und Spiel anhalten
command-mod-resume = fortsetzen
    .about = Eine angehaltene Partie weitergehen lassen
command-mod-extend = zeit
    .about = Jemandem mehr Zeit geben
command-mod-replace = ersetzen
    .about = Jemand anderen weiterspielen lassen
command-mod-rewind = zurücksetzen
    .about = Die Partie zurücksetzen; du siehst erst, was das bewirkt
command-mod-adjudicate = entscheiden
    .about = Die Partie entscheiden
command-mod-void = ungültig
    .about = Erklären, dass die Partie nicht zählt
command-mod-note = anmerken
    .about = Etwas anmerken, das alle sehen und das im Protokoll bleibt
command-mod-reveal = aufdecken
    .about = Alle Geheimnisse einer Partie ansehen; das wird festgehalten
command-mod-dismiss = lassen
    .about = Im Streitfall entscheiden, dass alles bleibt, wie es ist
command-mod-evidence = beweise
    .about = Was über die Partie bekannt ist: Stellungen, Züge, Würfel, Zeit
command-mod-cases = fälle
    .about = Die Streitfälle dieses Servers, offene zuerst
command-dispute = streitfall
    .about = Die Moderation rufen, deine Sicht erzählen oder Einspruch einlegen
option-undone = zurückgenommen
    .about = Welcher zurückgenommene Teil; seine Nummer steht im Verlauf

## /einrichten

option-appeals = einspruch
    .about = Gibt es einmal Einspruch, über den jemand anders entscheidet? Braucht zwei Leute
choice-appeals-on = ja, einmal; dann entscheidet jemand anders
choice-appeals-off = nein, eine Entscheidung gilt
setup-appeals = Einspruch: **{ $value }**
setup-no-private-threads = 💡 Mit dem Recht *{ $permission }* kann ich für einen Streitfall einen privaten Thread öffnen. Sonst wird im Thread der Partie darüber gesprochen.
setup-unheard-mention_everyone = ❌ Ich darf { $role } nicht erwähnen und kann die Rolle bei einem Streitfall nicht rufen. Erlaube allen, sie zu erwähnen, oder gib mir in { $channel } das Recht *{ $permission }*.
setup-unheard-view_channel = ❌ { $role } sieht { $channel } nicht und erfährt dort von keinem Streitfall. Gib der Rolle das Recht *{ $permission }*.
setup-unheard-manage_threads = ❌ { $role } sieht den privaten Thread eines Streitfalls nicht. Gib der Rolle in { $channel } das Recht *{ $permission }*.
setup-unheard-named = -# Oder wähl unten einzelne Leute, die moderieren: Ich füge sie zum Thread hinzu und rufe sie.
setup-moderators-left = ⚠️ { $persons }: nicht mehr auf diesem Server, ich kann sie nicht rufen. Wähl unten andere.
setup-heard-by-name = 💡 Bei einem Streitfall kann ich { $role } nicht rufen; ich rufe { $persons }.
permission-create_private_threads = Private Threads erstellen
