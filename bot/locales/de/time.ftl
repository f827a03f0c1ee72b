# Zeit: Dauern, was Uhren und Kalender bewirken, Ersatz.

## Dauern. `typed-...` nennt, wie eine Einheit getippt werden darf: klein geschrieben, mit Leerzeichen dazwischen.

typed-minutes = m min minute minuten
typed-hours = h st std stunde stunden
typed-days = t tg tag tage tagen
typed-weeks = w wo woche wochen
typed-fillers = und u
duration-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
duration-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
duration-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
duration-weeks =
    { $count ->
        [one] 1 Woche
       *[other] { $count } Wochen
    }
duration-months =
    { $count ->
        [one] 1 Monat
       *[other] { $count } Monate
    }
duration-years =
    { $count ->
        [one] 1 Jahr
       *[other] { $count } Jahre
    }
duration-moment = weniger als eine Minute
clock-minutes = { $count } Min.
clock-hours = { $count } Std.
clock-days = { $count } T.
clock-empty = 0 Min.

refused-bad-duration = { $typed } kann ich nicht als Dauer lesen. Schreib zum Beispiel `3 Tage`, `72h` oder `1 Tag 12 Std.`.

## Im Thread

turn-line-planned = **Zug { $number }** · { $player }: `{ $line }` (vorher geplant)
absence-began = 🏖️ { $player } ist bis zum { $until } im Urlaub. So lange steht die Uhr.
absence-ended = 🏖️ { $player } ist aus dem Urlaub zurück.
paused-dispute = ⏸️ **Die Partie ruht,** denn es gibt einen Streitfall. Die Uhren stehen, und niemand ist am Zug.
paused-moderator = ⏸️ **{ $person } lässt die Partie ruhen.** Die Uhren stehen, und niemand ist am Zug.
clock-fetch = ⏳ { $seat }: Die Geheimnisse lassen sich bis { $deadline } abholen
out-unfetched = 📨 { $player } hat die eigenen Geheimnisse nicht rechtzeitig abgeholt.
pause-ends = -# Entscheidet bis { $told } niemand, erfährt es, wer den Server verwaltet; am { $over } geht die Partie von selbst weiter, mit der Zeit, die die Uhren jetzt zeigen.
pause-lapses = -# Am { $over } geht die Partie von selbst weiter, mit der Zeit, die die Uhren jetzt zeigen.
hold-lapses = -# Bleibt es so, endet die Partie am { $over } ohne Sieg.
pause-escalated-dispute = ⏳ **Seit drei Tagen hat in diesem Streitfall niemand entschieden.** Wer diesen Server verwaltet, erfährt es jetzt.
pause-escalated-moderator = ⏳ **Die Partie ruht seit drei Tagen.** Wer diesen Server verwaltet, erfährt es jetzt.
pause-lapsed-dispute = ▶️ **Die Partie geht weiter:** Zwei Wochen lang hat niemand entschieden, der Streitfall ist damit hinfällig. Die Uhren zeigen, was sie vorher gezeigt haben.
pause-lapsed-moderator = ▶️ **Die Partie geht weiter:** Zwei Wochen lang hat niemand die Pause beendet. Die Uhren zeigen, was sie vorher gezeigt haben.
pause-escalated-unseen = ⏳ **Seit drei Tagen stehen die Uhren,** denn diese Partie ist nicht zu sehen. Wer diesen Server verwaltet, erfährt es jetzt.
pause-escalated-unavailable = ⏳ **Seit drei Tagen stehen die Uhren,** denn diese Partie ist nicht zu sehen. Wer diesen Server verwaltet, erfährt es jetzt.
pause-escalated-removed = ⏳ **Seit drei Tagen stehen die Uhren,** denn diese Partie ist nicht zu sehen. Wer diesen Server verwaltet, erfährt es jetzt.
resumed = ▶️ **Die Partie geht weiter.**
resumed-by = ▶️ **Die Partie geht weiter;** so hat es { $person } entschieden.
held-unseen = ⏸️ Die Uhren stehen: Ich kann diese Partie gerade nicht zeigen. Ziehen geht trotzdem.
held-unavailable = ⏸️ Die Uhren stehen: Discord erreicht den Server gerade nicht. Ziehen geht trotzdem.
held-removed = ⏸️ Die Uhren stehen: Ich wurde vom Server entfernt. Ziehen geht trotzdem.
released-unseen = ▶️ **Die Uhren laufen wieder:** Ich kann diese Partie zeigen. Die Zeit, in der das nicht ging, zählt nicht.
released-unavailable = ▶️ **Die Uhren laufen wieder:** Der Server ist zu erreichen. Die Zeit, in der das nicht ging, zählt nicht.
released-removed = ▶️ **Die Uhren laufen wieder:** Ich bin zurück auf diesem Server. Die Zeit ohne mich zählt nicht.
lapsed-unseen = Zwei Wochen lang war diese Partie nicht zu sehen; sie endet ohne Sieg.
replaced = 🔁 { $after } übernimmt { $seat } von { $before }.
replaced-by = 🔁 { $after } übernimmt { $seat } von { $before }; so hat es { $person } entschieden.
given-outage = ⏱️ { $player } bekommt { $time } zurück, denn Discord oder ich waren nicht erreichbar.
given-fetching = ⏱️ Zum Abholen der Geheimnisse ist mehr Zeit, denn Discord oder ich waren nicht erreichbar.
given-unseen = ⏱️ { $player } bekommt { $time } zurück, denn die Partie war nicht zu sehen.
given-moderator = ⏱️ { $person } gibt { $player } noch { $time } dazu.
given-substitute = ⏱️ { $player } bekommt zum Einstieg { $time } dazu.
out-loss = ⌛ Die Zeit von { $player } ist abgelaufen.
out-claim = ⌛ Die Zeit von { $player } ist abgelaufen. Möglich ist jetzt für { $others }: mit dem Knopf oder mit `/partie zeitsieg` den Sieg beanspruchen, mit `/partie ersatz` jemand anderen vorschlagen oder weiter warten. Solange niemand den Sieg beansprucht hat, gilt ein Zug noch.
out-moderator = ⌛ Die Zeit von { $player } ist abgelaufen. Was daraus folgt, entscheidet { $moderators }; bis dahin gilt ein Zug noch.
moderators = die Moderation
status-paused-dispute = ⏸️ Die Partie ruht, denn es gibt einen Streitfall.
status-paused-moderator = ⏸️ Die Moderation lässt die Partie ruhen.
claimed = { $player } beansprucht den Sieg: Die Zeit von { $against } war abgelaufen.
abandon-agreed = Ihr habt euch geeinigt, die Partie ohne Sieg zu beenden.

offer-abandon = { $player } möchte die Partie ohne Sieg beenden. Einverstanden, { $others }? Wer zieht, lehnt ab.
offer-abandon-accepted = { $player } ist einverstanden, die Partie zu beenden.
offer-abandon-declined = { $player } möchte die Partie nicht beenden. Sie geht weiter.
offer-abandon-cancelled = { $player } fragt nicht mehr, ob die Partie enden soll.
offer-substitute = { $player } schlägt vor, dass { $substitute } für { $leaver } weiterspielt. Möchtest du, { $substitute }? { $count ->
        [0] Sonst muss niemand zustimmen.
        [one] Zustimmen muss auch { $others }.
       *[other] Zustimmen müssen auch { $others }.
    }
offer-substitute-own = { $player } möchte an { $substitute } übergeben. Möchtest du übernehmen, { $substitute }? { $count ->
        [0] Sonst muss niemand zustimmen.
        [one] Zustimmen muss auch { $others }.
       *[other] Zustimmen müssen auch { $others }.
    }
offer-substitute-accepted = { $player } ist mit dem Ersatz einverstanden.
offer-substitute-declined = { $player } ist mit dem Ersatz nicht einverstanden. Alles bleibt, wie es ist.
offer-substitute-cancelled = { $player } fragt nicht mehr nach Ersatz.

## Uhren

clocks = ⏱️ { $clocks }
clock-stands = { $seat } { $left }
clock-runs = **{ $seat } { $left }**, bis { $deadline }
clock-out = **{ $seat }: Zeit abgelaufen**
clock-full-stands = { $player }: { $left }.
clock-full-runs = { $player }: { $left }; die Zeit läuft ab: { $deadline }.
clock-full-out = { $player }: **Zeit abgelaufen**.
clock-full-away = Im Urlaub bis zum { $until }.
button-claim = Sieg beanspruchen
acknowledged-claimed = Du hast den Sieg beansprucht.

## Ersatz

replaced-welcome = Willkommen, { $person }! `/partie verlauf` zeigt, was bisher gespielt wurde, `/regeln` die Regeln.
replaced-unrated = Für die Wertungszahlen zählt die Partie nicht mehr.
substitute-question = Möchtest du fragen, ob { $substitute } für { $leaver } weiterspielt? Alle anderen am Tisch müssen zustimmen, auch { $substitute }. { $leaver } wird nicht gefragt, darf bis dahin aber noch ziehen.
substitute-question-own = Möchtest du an { $substitute } übergeben? Alle anderen am Tisch müssen zustimmen, auch { $substitute }. Bis dahin spielst du weiter; danach schaust du zu, und was nur du wissen darfst, wird dir weggenommen.
briefing = ## Du hast übernommen: { $game }
    Du spielst { $seat } gegen { $others } in { $thread }. Das ist die Stellung; alles, was gespielt wurde, steht in der Datei.
briefing-hint = `/brett` zeigt jede frühere Stellung, `/partie verlauf` den Spielbogen, `/regeln` die Regeln, wie sie hier gespielt werden. Darfst nur du etwas wissen, kommt es in einer eigenen Nachricht.
button-ask = Fragen
button-abandon = Ohne Sieg beenden
reason-time = Die Zeit von { $seat } ist abgelaufen
outcome-abandoned = Die Partie ist ohne Sieg zu Ende.
outcome-unplayed = Die Saison war vorher zu Ende: Die Partie gilt als nicht gespielt.

## Pläne

plan-title = **Deine Pläne für den nächsten Zug**
plan-none = Du hast in dieser Partie nichts geplant.
plan-line = { $number }. Wenn `{ $condition }`, dann `{ $line }`
plan-made = Geplant: Wenn `{ $condition }`, dann `{ $line }`.
plan-cancelled = Der Plan ist gestrichen.
plan-hint = Das siehst nur du. Mit `/planen` planst du: Nenn, was die Gegenseite zieht, und deine Antwort. Geschieht genau das, wird sie sofort gespielt; mit jedem anderen Zug entfällt der Plan.
plan-hint-secrets = Das siehst nur du. Mit `/planen` planst du: Nenn den Zug der Gegenseite genau so, wie er im Thread stehen wird, mit der Auskunft dazu, etwa `B-i11 -`, und deinen eigenen Zug. Geschieht genau das, wird er sofort gespielt; mit jedem anderen Zug entfällt der Plan, und auch, wenn deiner dann nicht erlaubt ist.
plan-refused-condition = Das kann die Gegenseite nicht ziehen:
plan-refused-line = Das könntest du darauf nicht antworten:
plan-carried-out = { $game } gegen { $others }: Dein Plan wurde ausgeführt. Du hast `{ $line }` gespielt.
plan-lapsed = { $game } gegen { $others }: Deine Pläne sind entfallen, denn es kam ein anderer Zug, oder deiner war nicht erlaubt: { $plans }
plan-lapsed-too = Deine anderen Pläne sind entfallen: { $plans }
plan-short = wenn `{ $condition }`, dann `{ $line }`
button-plans = Meine Pläne
button-plan-cancel = { $number } streichen
refused-half-a-plan = Zu einem Plan gehört beides: was die Gegenseite zieht und was du antwortest.

# Die Eigennamen der Zeitzonen, in denen die meisten leben, die diese Sprache lesen, durch Leerzeichen getrennt.
zones-likely = Europe/Berlin Europe/Vienna Europe/Zurich Europe/Luxembourg Europe/Vaduz Europe/Rome
# Große Städte, deren Zeitzone nach einer anderen Stadt heißt: hinter jeder Zone, durch Kommas getrennt.
zones-cities =
    Europe/Berlin München, Hamburg, Köln, Frankfurt, Frankfurt am Main, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Nürnberg
    Europe/Vienna Graz, Linz, Salzburg, Innsbruck
    Europe/Zurich Basel, Genf, Bern, Lausanne, Luzern, Winterthur
    Europe/Rome Bozen, Mailand, Neapel, Turin, Florenz, Venedig
    Europe/Paris Straßburg, Lyon, Marseille, Nizza
    Europe/Brussels Antwerpen, Gent, Lüttich
    Europe/Amsterdam Den Haag, Rotterdam
    Europe/Warsaw Krakau, Danzig, Breslau, Stettin
    Europe/Madrid Barcelona, Sevilla
    Europe/Moscow Sankt Petersburg, St. Petersburg
    Asia/Kolkata Mumbai, Bombay, Delhi, Neu-Delhi
    Asia/Shanghai Peking
    Asia/Tokyo Kyoto
    Africa/Johannesburg Kapstadt
