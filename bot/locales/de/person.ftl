# Was jemand gewählt hat und wie sie oder er etwas erfährt. $others, $person und dergleichen sind Erwähnungen.

former-member = *ehemaliges Mitglied*
day = { $day }.{ $month }.{ $year }
span =
    { $days ->
        [one] { $first } (ein Tag)
       *[other] { $first } bis { $last } ({ $days } Tage)
    }

## /einstellungen

settings-title = **Deine Einstellungen**
settings-language = Sprache: **{ $value }**
settings-zone = Zeitzone: **{ $value }**
settings-zone-none = nicht gewählt, deshalb geht alles nach UTC
settings-sleep = Schlaf: **{ $value }**
settings-sleep-none = keine Schlafenszeit
sleep-counts-from = Schlaf hält deine Uhren höchstens 12 Stunden am Tag an, und deine letzte Nacht zählt schon mit: Die neuen Zeiten halten sie ab dem { $at } an.
settings-notice-thread = Benachrichtigungen: **Ping im Thread**
settings-notice-message = Benachrichtigungen: **Direktnachrichten**
settings-notice-digest = Benachrichtigungen: **eine am Tag, um { $hour }**
settings-notice-none = Benachrichtigungen: **keine**. Du musst selbst nachsehen, mit `/partie liste`.
settings-preview = Vorschau: **{ $value }**
settings-theme = Farben: **{ $value }**
settings-board = Brett: **{ $value }**
settings-text = Bretter als Text: **{ $value }**
settings-vacation = Urlaub: **{ $span }**
settings-muted =
    { $count ->
        [one] Stumm: **eine Partie**
       *[other] Stumm: **{ $count } Partien**
    }
settings-blocked = Dürfen dich nicht einladen: { $persons }
settings-hint = -# Nenne, was du ändern willst, etwa `/einstellungen zeitzone` oder `/einstellungen urlaub`.
mute-label = stumm schalten: { $match }
unmute-label = wieder hören von: { $match }
muted = Von der Partie `{ $match }` hörst du nichts mehr. Ihrer Uhr ist das gleich: Achte selbst auf sie.
unmuted = Von der Partie `{ $match }` hörst du wieder.
blocked = { $other } kann dich nicht mehr einladen, dir auch keinen Platz anbieten, und erfährt nicht, warum.
unblocked = { $other } kann dich wieder einladen.
vacation-label = { $span }
vacation-end-label = beenden: { $span }
vacation-cancel-label = streichen: { $span }
vacation-begun = Gute Erholung! Urlaub: { $span }. Wo die Zeitregel einer Partie dir Urlaubstage gibt, steht deine Uhr, und die anderen erfahren es.
vacation-planned = Geplant: { $span }. Er beginnt von selbst; wo die Zeitregel einer Partie dir Urlaubstage gibt, steht deine Uhr dann.
vacation-ended = Dein Urlaub endet am { $until }: Ein begonnener Tag ist ein genommener Tag, so lange stehen deine Uhren noch. Ziehen kannst du trotzdem.
vacation-cancelled = Gestrichen: { $span }.

## Eigene Daten

button-my-data = Meine Daten
button-forget = Alles löschen …
button-forget-yes = Endgültig löschen
my-data-wait = Ich suche deine Daten zusammen …
my-data = Alles, was ich über dich gespeichert habe: deine Einstellungen, Urlaube, stumme Partien, was du noch erfahren sollst, und was in den Protokollen deiner Partien über dich steht. `/partie export` gibt dir eine ganze Partie.
forget-question =
    ## Möchtest du für immer gehen?
    { "" }**Zuerst enden deine Partien.** { $running ->
        [0] Von dir läuft gerade keine.
        [one] Du gibst deine eine laufende Partie auf.
       *[other] Du gibst deine { $running } laufenden Partien auf.
    } { $proposed ->
        [0] Eine Einladung ist nicht offen.
        [one] Eine offene Einladung wird zurückgezogen oder abgelehnt.
       *[other] { $proposed } offene Einladungen werden zurückgezogen oder abgelehnt.
    }
    { "" }**Dann lösche ich** deine Einstellungen, Zeitzone, Urlaube, stummen Partien und alles, was ich dir noch gesagt hätte. Das lässt sich nicht rückgängig machen.
    { "" }**Was bleibt,** sind die Züge deiner Partien mit deiner Discord-ID als bloßer Zahl: Deine Gegner haben diese Partien auch gespielt, und ihre Protokolle sind so verkettet, dass niemand sie ändern kann, auch ich nicht. Wo ich von dir spreche, sage ich *ehemaliges Mitglied*. Was Discord schon zeigt, etwa frühere Beiträge, lasse ich stehen.
    Möchtest du vorher eine Kopie? `/einstellungen daten` schickt dir alles.
    Spielst du eines Tages wieder mit, nenne ich dich wieder bei deinem Namen.
forget-wait = Einen Moment: Ich beende deine Partien …
forget-cancelled = Abgebrochen. Aufgegebene Partien: { $done } von { $count }. Die anderen gehen weiter, und was ich über dich weiß, ist noch da.
forget-done = Erledigt. Ich weiß von dir nur noch, was in den Protokollen deiner Partien steht. Danke fürs Mitspielen!

## Was du erfährst

button-to-match = Zur Partie
notice-move = **{ $game }** mit { $others }: Du bist am Zug.
notice-answer = **{ $game }** mit { $others }: Du wirst etwas gefragt. Deine Antwort steht aus.
notice-too = Außerdem bist du am Zug.
notice-join = **{ $game }**: { $others } möchte mit dir spielen. Du bist eingeladen.
notice-secrets = **{ $game }** mit { $others }: Die Partie wartet, bis du deine Geheimnisse abgeholt hast. Drück *Meine Geheimnisse* oder schreib `/geheimnisse`.
notice-claim = **{ $game }** mit { $others }: Die Zeit ist abgelaufen. Du kannst den Sieg beanspruchen oder warten.
notice-reminder = **{ $game }** mit { $others }: Deine Zeit wird knapp.
notice-absence = **{ $game }**: { $player } ist bis { $until } im Urlaub. Die Uhr steht so lange.
notice-over =
    🏁 **{ $game }** mit { $others } ist zu Ende. { $result }
    -# Das Protokoll endet mit `{ $head }`. Wer diese Zeile aufhebt, kann später beweisen, dass nichts geändert wurde: `/prüfen` sagt, wie.
vacation-end-word = ende
notice-until = Du hast Zeit bis { $at } ({ $left }).
notice-unshown = Im Thread der Partie kann ich dir das Brett gerade nicht zeigen. *Nächste Partie* zeigt es hier.
digest-title =
    { $count ->
        [one] **Eine Partie wartet auf dich:**
       *[other] **{ $count } Partien warten auf dich:**
    }
digest-more =
    { $count ->
        [one] … und noch eine: `/partie liste`
       *[other] … und noch { $count }: `/partie liste`
    }

## Was der Sperrbildschirm zeigt

push-turn = { $game } gegen { $others }: Du bist am Zug
push-turn-left = { $game } gegen { $others }: Du bist am Zug, noch { $left }
push-turns = { $game }, { $players }: Ihr seid am Zug
push-secrets = { $game }, { $players }: Die Partie wartet, bis du deine Geheimnisse abgeholt hast
push-dispute = Streitfall in { $game }, { $players }
