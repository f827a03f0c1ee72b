# Alles, was der Bot sagt und was zu keinem Spiel gehört. $person, $player und dergleichen sind Erwähnungen.

player = { $person } ({ $seat })
list-and = { $items }
labelled = { $label }: { $value }
score = Stand { $score }
decimal-sign = ,
to-move = { $player }, du bist am Zug.
to-move-together = { $players }, ihr seid am Zug.

## Einladung

invitation-open =
    { $seats ->
        [one] { $person } sucht jemanden zum Spielen.
       *[other] { $person } sucht { $seats } Leute zum Mitspielen.
    }
invitation-named = { $person } lädt { $guests } zu einer Partie ein.
invitation-mixed =
    { $seats ->
        [one] { $person } lädt { $guests } zu einer Partie ein. Ein weiterer Platz steht allen offen.
       *[other] { $person } lädt { $guests } zu einer Partie ein. { $seats } weitere Plätze stehen allen offen.
    }
invitation-seat = { $person } möchte gern { $seat } spielen.
invitation-seats-drawn = Die Plätze werden ausgelost, sobald alle da sind.
invitation-options = Vereinbart: { $options }
invitation-joined = Dabei: { $persons }
invitation-entropy = Zufall beigesteuert: { $persons }
invitation-time = ⏱️ { $time } · { $rated }
invitation-rated-short = gewertet
invitation-unrated-short = ohne Wertung
invitation-rated-detail = Das Ergebnis zählt für die Wertungszahlen.
invitation-unrated-detail = Das Ergebnis zählt nicht für die Wertungszahlen.
invitation-promised = Zufall versprochen und noch zu zeigen von: { $persons }
invitation-opening = Alle sind da. Sobald das Versprochene gezeigt ist, beginnt die Partie.
invitation-commitment = Alle Würfe folgen aus einem geheimen Startwert mit dem Fingerabdruck `{ $commitment }`. Bis zum Beginn kannst du eigenen Zufall beimischen.
invitation-waiting =
    { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
invitation-gone = **Diese Einladung ist geschlossen.** Es wurde nicht gespielt.
invitation-gone-declined = **Abgelehnt.** Es wurde nicht gespielt.
invitation-gone-withdrawn = **Zurückgezogen.** Es wurde nicht gespielt.
invitation-gone-expired = **Abgelaufen:** In zwei Wochen ist niemand gekommen. Mit `/partie neu` lädst du wieder ein.
invitation-started = **Die Partie läuft:** { $thread }
invitation-begun = **Die Partie läuft.** Ihr Thread folgt.
plain-invitation = **{ $game }:** Jemand möchte spielen. *Einzelheiten* sagt, wie.
# As in English.
thread-league =
    { $round ->
        [0] { $league }
       *[other] { $league } R{ $round }
    }
invitation-reminder = { $person }, zu deiner Einladung ({ $game }) ist noch niemand gekommen. Sie läuft { $at } ab.

## Der Thread einer Partie

start-line = ## { $game }
    { $seats }
start-seat = **{ $seat }:** { $person }
start-commitment = Die Würfel stehen durch einen geheimen Startwert fest; sein Fingerabdruck ist `{ $commitment }`. Am Ende wird er geöffnet, und alle können jeden Wurf nachrechnen.
turn-line = **Zug { $number }** · { $player }: `{ $line }`
turn-line-on = **Zug { $number }** · `{ $line }`
takeback-done = Der Zug wurde im Einvernehmen zurückgenommen.
takeback-done-throw = Der Zug wurde im Einvernehmen zurückgenommen, und ein Wurf mit ihm. Was gefallen ist, kennen alle; der nächste Wurf ist ein neuer.
takeback-done-answers = Der Zug wurde im Einvernehmen zurückgenommen. Was das Spiel seitdem geantwortet hat, wissen alle, aber auf den Formularen steht es nicht mehr.
draw-agreed = Ihr habt euch auf Remis geeinigt.
resigned-line = { $player } gibt auf.
left-line = { $player } hat die Saison verlassen.
outcome-won =
    { $count ->
        [one] { $winner } gewinnt: { $reason }.
       *[other] { $winner } teilen sich den Sieg: { $reason }.
    }
outcome-draw = Remis: { $reason }.
outcome-score = Endstand { $score }
outcome-place = { $place }. { $player }
outcome-place-score = { $place }. { $player }: { $score }
reason-resigned = { $seat } hat aufgegeben
reason-left = { $seat } hat die Saison verlassen
reason-agreed = alle sind sich einig

## Das Ergebnis, wo die Einladung stand, und im Kanal für Ergebnisse

result-thread = Ansehen: { $thread }
result-moves =
    { $count ->
        [0] kein Zug
        [one] 1 Zug
       *[other] { $count } Züge
    }
result-length = { $moves }, { $time } lang
result-line = 🏁 **{ $game }:** { $persons }
result-changed = **Durch eine Entscheidung geändert:** { $result }

offer-draw = { $player } bietet Remis an. Einverstanden, { $others }? Wer zieht, lehnt ab.
offer-takeback = { $player } möchte den letzten Zug zurücknehmen und alles, was seitdem gespielt wurde. Einverstanden, { $others }?
takeback-nothing-learned = Seitdem hat niemand etwas Neues erfahren.
takeback-throw = **Seitdem wurde gewürfelt,** und alle haben gesehen, was gefallen ist. Mit der Zustimmung steht das im Protokoll, und der nächste Wurf ist ein neuer.
takeback-answers = **Seitdem hat das Spiel geantwortet:** { $lines }. Mit der Zustimmung steht das im Protokoll. Die Formulare vergessen diese Antworten, ihr nicht.
offer-open_notes = { $player } schlägt offene Formulare vor: Dann sehen alle, was aus den Antworten für die Würfel beider Seiten folgt. Einverstanden, { $others }? Rückgängig machen lässt sich das nicht.
offer-draw-accepted = { $player } nimmt das Remis an.
offer-draw-declined = { $player } lehnt das Remis ab. Die Partie geht weiter.
offer-draw-cancelled = { $player } bietet kein Remis mehr an.
offer-takeback-accepted = { $player } ist mit dem Zurücknehmen einverstanden.
offer-takeback-declined = { $player } ist mit dem Zurücknehmen nicht einverstanden. Der Zug bleibt.
offer-takeback-cancelled = { $player } möchte den Zug nicht mehr zurücknehmen.
offer-open_notes-accepted = { $player } ist einverstanden: Ab jetzt dürfen alle die Auswertungsformulare sehen. *Meine Geheimnisse* unter jedem Brett zeigt sie auch.
offer-open_notes-declined = { $player } möchte keine offenen Formulare.
offer-open_notes-cancelled = { $player } schlägt keine offenen Formulare mehr vor.

## Knöpfe und Formulare

button-join = Mitspielen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-rules = Regeln
button-entropy = Zufall beisteuern
button-details = Einzelheiten
button-build = Ziehen
button-type = Eintippen
button-more = Mehr …
button-secrets = Meine Geheimnisse
button-confirm = Bestätigen
button-change = Ändern
button-cancel = Abbrechen
button-again = Verbessern
button-preview = Vorschau
button-start-over = Von vorn
button-accept = Einverstanden
button-refuse = Ablehnen
button-cancel-offer = Angebot zurückziehen
button-draw = Remis anbieten
button-takeback = Zug zurücknehmen
button-open-notes = Formulare öffnen
button-notes = Auswertungsformulare
button-resign = Aufgeben
button-rematch = Revanche
button-board = Brett
button-log = Spielbogen
# As in English.
button-replay = Animation
# As in English.
button-export = Export
button-verify = Prüfen
button-earlier = ◀ Früher
button-later = Später ▶
button-my-matches = Meine Partien
button-whole-server = Ganzer Server
button-as-text = Als Text
button-share = Teilen
form-title = Dein Zug
form-label = Schreibweise
form-hint-example = Der ganze Zug in einer Zeile, etwa { $line }; du siehst, was er bewirkt, bevor er gilt
form-hint = Der ganze Zug in einer Zeile; du siehst erst, was er bewirkt, bevor er gilt
entropy-form-title = Dein eigener Zufall
entropy-form-label = Was immer du willst
entropy-form-hint = Fließt in alle Würfe ein; später können es alle lesen. Bist du noch nicht dabei, trittst du bei.
rules-menu = Wähle ein Thema …

## Antworten, die nur du siehst

preview-title = **Vorschau:** `{ $line }`
preview-additions = Es könnte noch folgen: { $additions }.
preview-throw = Gewürfelt wird, wenn du bestätigst, nicht vorher.
played = Gespielt: `{ $line }`
cancelled = Es ist nichts geschehen.
why-legal = Ja, `{ $line }` ist erlaubt.
why-possible = Ja, `{ $line }` darfst du versuchen.
builder-start = Wähle, was du tun möchtest. Du siehst, was es bewirkt, bevor etwas gilt.
builder-line = **Bisher:** `{ $line }`
more-title = Was möchtest du tun?
resign-question = Möchtest du wirklich aufgeben? Dann gewinnt die andere Seite, egal wie es steht.
resign-question-others = Möchtest du wirklich aufgeben? Dann spielen die anderen ohne dich weiter.
acknowledged-invited = Deine Einladung steht in { $channel }.
acknowledged-joined = Du bist dabei. Die Partie beginnt, sobald alle da sind.
acknowledged-entropy = Dein Zufall fließt in alle Würfe ein. Nach dem Ende können das alle nachprüfen.
acknowledged-promised = Dein Versprechen gilt. Wenn alle mitspielen, schreib die Worte selbst mit `/partie zufall`; dann beginnt die Partie.
acknowledged-entropy-joined = Du bist dabei, und dein Zufall fließt in alle Würfe ein. Nach dem Ende können das alle nachprüfen.
acknowledged-started = Die Partie hat begonnen: { $thread }
acknowledged-declined = Du hast die Einladung von { $person } abgelehnt.
acknowledged-withdrawn = Deine Einladung ist zurückgezogen.
acknowledged-offer = Du hast gefragt. Die Antwort kommt im Thread.
acknowledged-offer-cancelled = Dein Angebot ist zurückgezogen.
acknowledged-answer = Deine Antwort gilt.
acknowledged-resigned = Du hast aufgegeben. Danke fürs Spielen!

## Geheimnisse

secrets-title = ## { $game }: was nur du wissen darfst
    { $count ->
        [0] Noch ist nichts gespielt.
       *[other] Nach Zug { $move }.
    }
secrets-again = Das siehst nur du, und `/geheimnisse` zeigt es dir jederzeit wieder. Bitte zeig es niemandem.
secrets-letter = Ich halte diese Nachricht auf dem neuesten Stand. `/geheimnisse` zeigt dir jederzeit dasselbe. Bitte zeig sie niemandem.
secrets-over = Die Partie ist zu Ende; jetzt ist alles offen.
notes-title = ## { $game }: die Auswertungsformulare
    { $count ->
        [0] Noch ist nichts gespielt.
       *[other] Nach Zug { $move }.
    }
notes-open = Beide Seiten sind sich einig, dass alle die Formulare sehen dürfen.
secrets-waiting = **Die Partie wartet**, bis alle erfahren haben, was nur sie wissen dürfen. { $players }: Ich kann dir keine Direktnachricht schicken. Drück *Meine Geheimnisse*; die Antwort siehst nur du.
secrets-all-there = Jetzt haben alle ihre Geheimnisse. Es geht los!
secrets-opened = Alles Verborgene liegt jetzt offen.
secrets-looked-at = Jemand, der nicht mitgespielt hat, hat sich während der Partie die Geheimnisse angesehen: { $persons }

## Zurückblättern

position-title = **{ $game }**, nach Zug { $move } von { $moves }
log-title = **{ $game }: { $phase ->
        [over] die ganze Partie
       *[running] die Partie bis jetzt
    }**{ $pages ->
        [1] { "" }
       *[other] { " " }(Seite { $page } von { $pages })
    }
log-empty = Auf dem Spielbogen steht noch kein Zug.
log-alt = Spielbogen von { $game }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }. Dieselbe Tabelle steht in der Textdatei.
sheet-turn = Runde
sheet-seat = Seite
shared = Es steht jetzt für alle im Thread.
shared-by = geteilt von { $person }
share-wait = Ich stelle es in den Thread …
replay-wait = Die Animation wird gezeichnet …
import-wait = Die Datei wird gelesen …
verify-wait = Würfel, Geheimnisse und Protokoll werden geprüft …
hints-wait = Ich sehe die Partien durch …
work-seconds = { $seconds } s
work-done = { $bar } { $done } / { $whole } · { $seconds } s
work-cancelled = Abgebrochen. Es ist nichts daraus geworden.
replay-title = **{ $game }: die ganze Partie**
replay-alt = Animation einer ganzen Partie { $game }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }.
export-done =
    { $phase ->
        [over] Die ganze Partie: jedes Ereignis mit seiner Zeit und seinem Glied der Prüfkette, dazu der Startwert der Würfel.
       *[running] Die Partie bis jetzt: jedes Ereignis mit seiner Zeit und seinem Glied der Prüfkette. Ist sie zu Ende, steht auch der Startwert der Würfel in der Datei.
    }
button-first = ⏮ Anfang
button-last = Ende ⏭
import-title = **{ $game }, aus einer Datei**, nach Zug { $move } von { $moves }
import-hint = Nur du siehst das, und ich speichere nichts davon. Ob die Datei echt ist, sagt `verify.pyz`; ihr letzter Eintrag ist `{ $head }`.
import-choose =
    { $count ->
        [one] **Das Archiv einer Saison mit einer Partie.**
       *[other] **Das Archiv einer Saison mit { $count } Partien.** Wähle, welche du ansehen willst.
    }
import-choose-hint = Partie wählen
import-round = Runde { $round }
verify-sound = ✅ **Geprüft: Alles stimmt.**
verify-faulty = ⚠️ **Geprüft: Etwas stimmt nicht.** Sag bitte denen Bescheid, die diesen Bot betreiben.
verify-log =
    { $facts ->
        [one] **Protokoll:** ein Eintrag; sein Siegel beginnt mit `{ $head }`.
       *[other] **Protokoll:** { $facts } Einträge, jeder zusammen mit dem vorigen versiegelt. Das letzte Siegel beginnt mit `{ $head }` und steht unter dem Beitrag dazu.
    }
verify-play =
    { $moves ->
        [0] **Spiel:** Die Stellung ist der Anfang.
        [one] **Spiel:** Der eine Zug wurde nach den Regeln nachgespielt; die Stellung ist, was dabei herauskommt.
       *[other] **Spiel:** Alle { $moves } Züge wurden nach den Regeln nachgespielt; die Stellung ist, was dabei herauskommt.
    }
verify-seed-open = **Startwert:** jetzt offen. Sein Fingerabdruck `{ $fingerprint }` ist der, der vor dem Beginn gezeigt wurde.
verify-seed-closed = **Startwert:** noch geheim. Sein Fingerabdruck `{ $fingerprint }` steht im Protokoll, und ich habe den Startwert, der dazu gehört. Am Ende wird er geöffnet.
verify-draws-open =
    { $draws ->
        [one] **Würfel:** eine Ziehung, und sie folgt aus dem Startwert.
       *[other] **Würfel:** Alle { $draws } Ziehungen folgen aus dem Startwert; keine wurde ausgelassen, und keine kommt zweimal vor, wenn es die Moderation nicht so entschieden hat.
    }
verify-draws-closed =
    { $draws ->
        [one] **Würfel:** eine Ziehung, und sie folgt aus dem Startwert. Sobald er offen ist, kannst du sie selbst nachrechnen.
       *[other] **Würfel:** Alle { $draws } Ziehungen folgen aus dem Startwert; keine wurde ausgelassen, und keine kommt zweimal vor, wenn es die Moderation nicht so entschieden hat. Sobald er offen ist, kannst du sie selbst nachrechnen.
    }
verify-entropy = **Zufall der Spielenden:** fließt in alle Würfe ein, von { $persons }.
verify-secrets-open =
    { $secrets ->
        [one] **Geheimnisse:** eines, und geöffnet wurde, was am Anfang versiegelt wurde.
       *[other] **Geheimnisse:** { $secrets }, und geöffnet wurde, was versiegelt wurde.
    }
verify-secrets-closed =
    { $secrets ->
        [one] **Geheimnisse:** eines, versiegelt; sein Fingerabdruck steht im Protokoll. Am Ende wird es geöffnet.
       *[other] **Geheimnisse:** { $secrets }, versiegelt; ihre Fingerabdrücke stehen im Protokoll. Am Ende werden sie geöffnet.
    }
verify-yourself = Ohne mich prüfen: `/partie export`, dann `python3 verify.pyz fernzug-{ $match }.json --head { $head }`. Das Programm ist eine einzige Datei; `python3 tools/build_verify.py` macht sie aus meinem Quelltext.
verify-fault-empty = Die Partie hat kein Protokoll.
verify-fault-chain = Eintrag { $seq } wurde verändert oder folgt nicht auf die vorigen.
verify-fault-replay = Das Protokoll lässt sich nicht nach den Regeln nachspielen.
verify-fault-snapshot = Die Stellung, die ich zeige, ist nicht die aus dem Protokoll.
verify-fault-commitment = Eintrag { $seq } passt nicht zu dem Fingerabdruck, der vorher gezeigt wurde.
verify-fault-draw = Eintrag { $seq }: Was gefallen ist, ist nicht, was der Startwert ergibt.
verify-fault-time = Eintrag { $seq }: So kann keine Uhr gelaufen sein.
verify-fault-secret = Eintrag { $seq }: Geöffnet wurde etwas anderes, als versiegelt war.
verify-fault-computer = Eintrag { $seq }: Mit diesem Startwert hätte der Computer etwas anderes getan.
list-title-running = **Laufende Partien: { $person }**
list-title-proposed = **Einladungen: { $person }**
list-title-over = **Beendete Partien: { $person }**
list-title-waiting = **Am längsten ohne Zug: { $person }**
list-title-deadline = **Nah am Zeitablauf: { $person }**
list-server = dieser Server
list-menu = Eine andere Liste …
list-line = { $channel } · { $game } · { $persons } · { $since } · `{ $match }`
list-line-due = **am Zug ▸** { $channel } · { $game } · { $persons } · { $since } · `{ $match }`
list-line-over = { $channel } · { $game } · { $result } · { $since } · `{ $match }`
list-until = ⏱️ **{ $left }**
list-to-move = ▸ { $persons }
list-overdue = ⏰ **Zeit abgelaufen { $left }**
list-won = **{ $winners }** gewinnt gegen { $others }
list-draw = remis: { $persons }
list-void = zählt nicht: { $persons }
list-abandoned = abgebrochen: { $persons }
list-away = 🏖️ { $person } bis { $until }
list-empty = Es gibt keine. Mit `/partie neu` beginnst du eine.
match-label-due = { $game } mit { $others }: du bist am Zug ({ $match })
match-label-waiting = { $game } mit { $others } ({ $match })
match-label-proposed = { $game } mit { $others }: Einladung ({ $match })
match-label-over = { $game } mit { $others }: beendet ({ $match })

## Was du gewählt hast

setup-title = **Einstellungen dieses Servers**
setup-channel = Gespielt wird in: { $value }
    .none = dem Kanal, in dem jemand einlädt
setup-reports = Berichte gehen an: { $value }
    .none = den Systemkanal des Servers, sonst an den Besitzer
setup-results = Ergebnisse stehen in: { $value }
    .none = keinem eigenen Kanal
setup-menu-channel = Wo gespielt wird …
setup-menu-reports = Wohin Berichte gehen …
setup-puzzle = Rätsel der Woche in: { $value }
    .none = keinem Kanal (aus)
setup-menu-puzzle = Wo das Rätsel der Woche gestellt wird …
setup-menu-results = Wo Ergebnisse stehen …
setup-menu-moderators = Wer moderiert …
setup-menu-named = Wer außerdem moderiert …
setup-menu-organisers = Wer Ligen leitet …
setup-menu-language = Sprache
setup-menu-policy = Zeit
setup-menu-theme = Farben
setup-menu-appeals = Einspruch
setup-menu-zone = Zeitzone
button-setup-zone = Andere Zeitzone
setup-zone-label = Stadt oder Land
button-setup-again = Noch einmal prüfen
setup-moderators = Moderation: { $value }
    .none = alle, die den Server verwalten
setup-named = Außerdem moderieren: { $value }
    .none = niemand
setup-mod-command = -# `/mod` wird denen angeboten, die den Server verwalten. Um ihn auch { $moderators } anzubieten: *Servereinstellungen → Integrationen → Fernzug → /mod → Rollen oder Mitglieder hinzufügen*.
setup-organisers = Turnierleitung der Ligen: { $value }
    .none = alle, die den Server verwalten, und die Moderation
setup-language = Sprache der öffentlichen Beiträge: **{ $value }**
setup-theme = Farben der öffentlichen Bilder: **{ $value }**
setup-zone = Zeitzone für Ruhetage, in Partien, die ab jetzt beginnen: **{ $value }**
setup-no-channel = ⚠️ Hier kann ich die Rechte nicht prüfen. Wähl einen Textkanal, in dem gespielt wird.
setup-ready = ✅ **Bereit:** In { $channel } darf ich alles, was ich brauche. Mit `/partie neu` beginnt eine Partie.
setup-gone = ⚠️ { $channel } gibt es nicht mehr. Wähl einen anderen Kanal.
setup-missing = ⚠️ In { $channel } fehlen mir diese Rechte:
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-create_public_threads = Öffentliche Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-mention_everyone = @everyone, @here und alle Rollen erwähnen
permission-manage_threads = Threads verwalten

welcome =
    ## Hallo, ich bin Fernzug
    Brettspiele per Nachricht, über Tage und Wochen: { $games }. Ihr ladet ein, alle ziehen, wenn sie Zeit haben, und ich kümmere mich um Brett, Regeln, Uhren und Würfel.
    Wer diesen Server verwaltet, drückt *Einrichten*; alle anderen können mit *Erste Partie* gleich loslegen.
button-setup = Einrichten
button-first-match = Erste Partie
first-game = Welches Spiel möchtest du spielen? Alle hier können mitspielen.
first-game-with = Zu welchem Spiel forderst du { $person } heraus?
first-game-menu = Wähle ein Spiel …
rules-which = Zu welchem Spiel möchtest du die Regeln lesen?
rules-game-menu = Wähle ein Spiel …

help-text =
    ## Fernzug
    Brettspiele per Nachricht, über Tage und Wochen: { $games }.
    { "" }**Anfangen:** `/partie neu` lädt jemanden oder alle ein. Sind alle da, bekommt die Partie ihren eigenen Thread.
    { "" }**Niemand da?** Spiel gegen den Computer: Er fängt sofort an und antwortet gleich, in drei Stufen.
    { "" }**Ziehen:** Drück unter dem Brett auf *Ziehen* oder schreib `/zug`. Du siehst, was ein Zug bewirkt, bevor er gilt.
    { "" }**Noch neu?** `/lernen` bringt dir ein Spiel in wenigen kleinen Schritten bei, die nur du siehst.
    { "" }**Unsicher?** `/warum` sagt, ob ein Zug erlaubt ist und welche Regel ihn verbietet; `/regeln` zeigt alle Regeln mit Beispielen.
    { "" }**Zurückblättern:** `/brett` zeigt jede frühere Stellung, `/partie verlauf` den Spielbogen, `/partie liste` alle deine Partien.
    { "" }**Ligen:** `/liga zeigen` zeigt die Saison, zu der du dich anmelden kannst; `/wertung zeigen` deine Stärke in einem Spiel.
    { "" }**Wie du es magst:** `/einstellungen` stellt Sprache, Zeitzone, Schlaf, Urlaub ein, wie du erfährst, dass du am Zug bist, und mehr. Wer den Server verwaltet, nimmt `/einrichten`.
    Die Würfel kommen aus einem versiegelten Startwert, der am Ende geöffnet wird; so muss niemand jemandem vertrauen.

## Was die erfahren, die einen Server verwalten

thread-again = Der Thread dieser Partie wurde gelöscht. Sie geht hier weiter; verloren ist nichts.
thread-behind = Ich kann hier wieder posten. So steht die Partie jetzt.
plain-match = **{ $game }:** Es gibt Neues in der Partie `{ $match }`. Meinen üblichen Beitrag nimmt Discord hier nicht an; `/weiter` zeigt das Brett.
report-undecided = ⏳ Seit drei Tagen hat niemand die Pause der Partie `{ $match }` in { $channel } beendet. Die Moderation kann mit `/mod` entscheiden oder die Partie weitergehen lassen.
report-unseen = ⏳ Seit drei Tagen kann ich die Partie `{ $match }` in { $channel } nicht zeigen, deshalb stehen ihre Uhren. `/einrichten` sagt, was mir fehlt.
report-forbidden = ⚠️ Die Partie `{ $match }` kann ich in { $channel } nicht posten: Dort fehlt mir ein Recht. `/einrichten` sagt, welches. Die Partie geht weiter, und ich versuche es immer wieder; was aufgehalten wurde, poste ich von selbst.
report-gone = ⚠️ Die Partie `{ $match }` hat ihren Platz verloren: { $channel } gibt es nicht mehr. Nenne mit `/einrichten` einen Kanal für Partien, dann öffne ich dort von selbst einen neuen Thread.
report-full = ⚠️ Für die Partie `{ $match }` kann ich in { $channel } keinen Thread öffnen: Dieser Server hat so viele aktive Threads, wie Discord zulässt. Archiviere oder lösche einige; die Partie geht weiter, und ihre Beiträge kommen dann von selbst.
report-unheard = ⚖️ Die Partie `{ $match }` braucht die Moderation, und ich konnte niemanden von ihr rufen: { $thread }. Wie ich es kann, sagt `/einrichten`; alle Streitfälle zeigt `/mod fälle`.
report-locked = ⚠️ Für die Partie `{ $match }` kann ich nichts posten: Ihr Thread { $channel } ist gesperrt. Entsperre ihn oder lass mich dort Threads verwalten. Bis dahin sage ich denen, die am Zug sind, per Direktnachricht Bescheid.
report-refused = ⚠️ Discord nimmt meine Beiträge zur Partie `{ $match }` in { $channel } nicht an (Code { $code }): Vielleicht liegt es an einem Filter für Wörter oder Links, vielleicht am Kanal. Bis sich das ändert, sage ich denen, die am Zug sind, per Direktnachricht Bescheid.
report-lost-gone = ⚠️ Diese Partien haben ihren Thread verloren, und { $channel } gibt es nicht mehr: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }. Nenne mit `/einrichten` einen Kanal für Partien, dann öffne ich dort neue Threads.
report-lost-forbidden = ⚠️ Diese Partien haben ihren Thread verloren, und um neue zu öffnen, fehlt mir in { $channel } ein Recht: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }. `/einrichten` sagt, welches. Sobald ich es habe, bekommen sie neue Threads.
report-lost-full = ⚠️ Diese Partien haben ihren Thread verloren: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }. In { $channel } kann ich keine neuen öffnen, denn dieser Server hat so viele aktive Threads, wie Discord zulässt. Archiviere oder lösche einige, dann bekommen sie neue Threads.
report-lost-locked = ⚠️ Diese Partien haben ihren Thread verloren, und in anderen in { $channel } darf ich nicht posten, weil sie gesperrt sind: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }. Entsperre sie, dann folgen die Bretter.
report-lost-refused = ⚠️ Diese Partien haben ihren Thread verloren, und in { $channel } lässt mich Discord keine neuen öffnen: { $matches }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }. Nenne mit `/einrichten` einen Textkanal, in dem Threads möglich sind, dann bekommen sie neue.
