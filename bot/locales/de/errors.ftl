# Ablehnungen: was nicht geht und was richtig wäre.

error-rule = -# Regel: { $rule } (siehe `/regeln`)
error-near = Erlaubt wäre zum Beispiel: { $lines }
error-old-button = Dieser Knopf stammt aus einer älteren Version. Nimm den neuesten Beitrag der Partie oder den Befehl dafür.
error-forbidden = Discord lässt mich das hier nicht tun. Wer den Server verwaltet, sieht mit `/einrichten`, was mir fehlt.
error-discord = Discord hat nicht so geantwortet, wie es sollte. Es ist nichts verloren; versuch es gleich noch einmal.
error-database = Meine Datenbank lässt sich gerade nicht benutzen. Was vorher galt, ist sicher; dies hier zählt nicht. Im Protokoll des Betreibers steht, woran es liegt.
error-database-locked = Meine Datenbank ist zu lange beschäftigt. Dies hier zählt nicht; versuch es gleich noch einmal.
error-disk-full = Für meine Datenbank ist kein Platz mehr. Dies hier zählt nicht; der Betreiber muss Platz schaffen.
error-unexpected = Bei mir ist etwas schiefgegangen. Es ist nichts verloren; versuch es noch einmal. Passiert es wieder, nenne denen, die den Bot betreiben, diese Nummer: `{ $reference }`

refused-unknown-match = Eine Partie `{ $match }`, die du sehen darfst, gibt es nicht. Wähle eine aus der Liste, die Discord dir anbietet.
refused-missing-rules = Diese Partie wurde nach Fassung { $version } der Regeln begonnen, und die hat dieser Bot nicht. Sag es denen, die ihn betreiben: Die Fassung muss installiert bleiben, bis die Partie zu Ende ist.
refused-unknown-game = Ein Spiel `{ $game }` gibt es hier nicht. Wähle eines aus der Liste, die Discord dir anbietet.
refused-unknown-game-near = Ein Spiel `{ $game }` gibt es hier nicht. Meinst du **{ $near }**?
refused-unknown-rules = Die Regeln dieses Spiels haben kein Thema „{ $typed }“. Sie haben: { $topics }.
refused-unknown-rules-near = Die Regeln dieses Spiels haben kein Thema „{ $typed }“. Meinst du **{ $near }**? Sie haben: { $topics }.
refused-bad-proposal-seats =
    { $high ->
        [2] Dieses Spiel ist für zwei: Lade genau eine Person ein oder nenne niemanden.
       *[other] Dieses Spiel ist für { $low } bis { $high } Leute, dich mitgezählt: So viele, wie du eingeladen hast, passen nicht.
    }
refused-bad-proposal-self = Du kannst dich nicht selbst einladen. Nenne jemand anderen oder niemanden, dann sind alle eingeladen.
refused-bad-proposal-twice = Du hast dieselbe Person zweimal genannt.
refused-bad-proposal-option = Die Option { $option } nimmt eine ganze Zahl von { $low } bis { $high }.
refused-bad-proposal-unknown-option = Die Option { $option } gibt es in diesem Spiel nicht. Es gibt: { $options }.
refused-bad-proposal-repeated-option = Die Option { $option } ist zweimal genannt.
refused-bad-proposal-unclear-option = { $text } kann ich nicht als Option lesen. Schreib Name und Wert wie in `Zuggrenze = 300`, mehrere durch Kommas getrennt. Discord bietet dir an, was es gibt.
refused-bad-proposal-no-options = Dieses Spiel hat keine Optionen. Lass das Feld leer.
refused-bad-proposal-computer-rated = Partien gegen den Computer werden nicht gewertet. Lass das Feld `wertung` leer.
refused-bad-proposal-seat = Diesen Platz gibt es in diesem Spiel nicht. Wähle einen aus der Liste, die Discord dir anbietet.
refused-bad-entropy-length = Tippe etwas ein, höchstens { $most } Zeichen.
refused-bad-entropy-twice = Du hast zu dieser Partie schon Zufall beigesteuert.
refused-bad-entropy-late = Alle spielen schon mit, da kann niemand mehr etwas beisteuern.
refused-bad-entropy-wait = Deine Worte zeigst du erst, wenn alle mitspielen, damit niemand seine danach wählen kann.
refused-bad-entropy-other = Das sind nicht die Worte, die du versprochen hast: Ihr SHA-256 ist ein anderer.
refused-bad-export-size = Diese Datei ist zu groß: Eine exportierte Partie hat höchstens { $most } KiB.
refused-bad-export-format = Diese Datei ist keine Partie, die ich exportiert habe. `/partie export` macht eine.
refused-bad-export-game = Diese Partie hat ein Spiel oder Regeln, die ich nicht kenne: { $game }, Version { $version }.
refused-bad-export-chain = Diese Datei wurde verändert: Eintrag { $seq } folgt nicht auf die vorigen.
refused-bad-export-gone = Ich kann die Datei nicht mehr lesen. Gib sie noch einmal mit `/partie ansehen`.
refused-bad-export-rules = Die Züge in dieser Datei sind nach den Regeln nicht möglich.
refused-bad-export-secret = Die Partie in dieser Datei ist nicht zu Ende und verbirgt noch etwas, deshalb kann ich sie nicht zeigen.
refused-bad-export-season = Das ist die Datei einer Saison. Gib das ganze Archiv aus `/liga datei` an: Dann frage ich, welche seiner Partien ich zeigen soll.
refused-bad-export-archive = In diesem Archiv finde ich keine Partien. Vielleicht ist es nicht ganz angekommen: Lade es noch einmal herunter, oder erzeuge es neu mit `/liga datei`.
refused-bad-export-archive-size = Dieses Archiv ist zu groß: Ich lese bis zu { $most } MiB.
refused-not-invited = Dieser Platz ist für jemand anderen reserviert. Mit `/partie neu` beginnst du eine eigene Partie.
refused-already-in = Du bist schon dabei. Die Partie beginnt, sobald alle da sind.
refused-not-a-player = Das darf nur, wer in dieser Partie mitspielt.
refused-has-resigned = Du hast diese Partie aufgegeben; die anderen spielen weiter.
refused-not-the-proposer = Die Einladung kann nur zurückziehen, wer eingeladen hat.
refused-not-your-turn = Du bist nicht am Zug. Mit `/brett` kannst du dir die Stellung ansehen.
refused-wrong-phase =
    { $phase ->
        [proposed] Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
        [withdrawn] Diese Einladung ist geschlossen. Mit `/partie neu` beginnst du eine andere.
        [over] Die Partie ist zu Ende. Mit `/partie revanche` beginnst du eine neue.
       *[running] Die Partie hat schon begonnen. Das ging nur vor dem Start.
    }
refused-not-over-yet-replay = Die Partie läuft noch; die Animation gibt es, wenn sie zu Ende ist. `/brett` zeigt jede Stellung bis jetzt.
refused-not-over-yet-review = Die Partie läuft noch; den Rückblick gibt es, wenn sie zu Ende ist. `/brett` zeigt jede Stellung bis jetzt.
refused-no-computer-player = Dieses Spiel kann der Computer noch nicht.
refused-not-over-yet-rematch = Die Partie läuft noch; eine Revanche gibt es, wenn sie zu Ende ist. `/partie neu` beginnt eine andere daneben.
refused-rematch-open = Die Revanche gibt es schon.
refused-still-delivering = Noch kann niemand ziehen: Die Partie wartet, bis { $persons } erfahren hat, was sonst niemand wissen darf. `/geheimnisse` zeigt es.
refused-no-secrets = In diesem Spiel ist nichts verborgen.
refused-already-delivered = Du hast deine Geheimnisse schon bekommen. `/geheimnisse` zeigt sie dir noch einmal.
refused-plays-in-match = Du spielst in dieser Partie oder hast darin gespielt: Jemand anders muss sie moderieren.
refused-stale-position = Die Stellung hat sich geändert, seit du sie angesehen hast. Schau dir den neuesten Beitrag an und zieh dann noch einmal.
refused-no-offer =
    { $offer ->
        [draw] Es gibt kein Remisangebot, das du beantworten könntest.
        [open_notes] Niemand bittet dich, die Formulare zu öffnen.
        [abandon] Niemand fragt dich, ob die Partie enden soll.
        [substitute] Niemand fragt dich nach einem Ersatz.
       *[takeback] Niemand bittet dich, einen Zug zurücknehmen zu dürfen.
    }
refused-no-offer-own = Das hast du selbst gefragt: Antworten können nur die anderen. Du kannst es zurückziehen.
refused-stale-offer = Diese Frage ist erledigt. Seitdem wurde eine andere gestellt; du findest sie weiter unten im Thread.
refused-nothing-to-open = Hier gibt es keine Auswertungsformulare zu öffnen, oder alle dürfen sie schon sehen.
refused-offer-exists =
    { $offer ->
        [draw] Es liegt schon ein Remisangebot vor. Das muss erst beantwortet werden.
        [open_notes] Offene Formulare sind schon vorgeschlagen. Das muss erst beantwortet werden.
        [abandon] Es wird schon gefragt, ob die Partie enden soll. Das muss erst beantwortet werden.
        [substitute] Es wird schon nach einem Ersatz gefragt. Das muss erst beantwortet werden.
       *[takeback] Es liegt schon eine Bitte um Zurücknahme vor. Die muss erst beantwortet werden.
    }
refused-nothing-to-take-back = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
refused-throw-stays = Seit diesem Zug ist gewürfelt worden, und in dieser Liga wird kein Zug über einen Wurf hinweg zurückgenommen.
refused-time-is-up = Deine Bedenkzeit war vorher abgelaufen, deshalb gilt das nicht mehr.
refused-match-is-paused =
    { $cause ->
        [dispute] Die Partie ruht, bis ein Streitfall geklärt ist; solange stehen die Uhren.
       *[moderator] Die Moderation hat die Partie unterbrochen; solange stehen die Uhren.
    }
refused-not-paused = Die Partie ist nicht unterbrochen.
refused-no-clock = Für diesen Platz läuft keine Uhr.
refused-bad-time = Du kannst mindestens eine Minute und höchstens ein Jahr geben.
refused-nothing-to-claim = Hier ist niemandes Zeit abgelaufen, oder der Sieg lässt sich in dieser Partie nicht beanspruchen.
refused-has-time = Dieser Spieler hat noch Zeit. Um Ersatz bitten darf nur, wer selbst gehen will, oder ein Gegner, sobald die Zeit abgelaufen ist.
refused-bad-substitute-plays = Diese Person spielt in der Partie schon mit.
refused-bad-substitute-knows = Diese Person hat Geheimnisse dieser Partie gesehen und kann in ihr nicht mitspielen.
refused-bad-substitute-computer = Dort sitzt der Computer, und er bleibt. Nur der Platz eines Menschen lässt sich übernehmen.
refused-bad-substitute-season = Diese Partie gehört zu einer Liga, und dort wechselt ein Platz mit allen Partien den Besitzer: mit *Ich kann nicht weiter* auf der Seite der Saison, oder durch die Turnierleitung mit *Ersatz einsetzen*.
refused-no-such-seat = Wen du genannt hast, spielt in dieser Partie nicht (mehr) mit. Nenne jemanden, der mitspielt; `/partie zeigen` sagt, wer das ist.
refused-bad-policy-title = Eine Zeitregel braucht einen eigenen Namen mit höchstens { $most } Zeichen.
refused-bad-policy-bank = Am Anfang braucht man etwas Zeit, höchstens ein Jahr.
refused-bad-policy-increment = Ein Zug kann nichts dazugeben oder bis zu einem Jahr.
refused-bad-policy-cap = Die Obergrenze muss mindestens so hoch sein wie die Zeit am Anfang und die Zugabe je Zug, und höchstens ein Jahr.
refused-bad-policy-rest = An wenigstens einem Wochentag muss gespielt werden.
refused-bad-policy-vacation = Urlaub kann es höchstens { $most ->
        [one] { $most } Tag
       *[other] { $most } Tage
    } im Jahr geben.
refused-bad-policy-reminders = Es kann höchstens { $most ->
        [one] { $most } Erinnerung
       *[other] { $most } Erinnerungen
    } geben, jede bei einem Anteil zwischen 1 und 99 Prozent.
refused-bad-policy-for-ever = Eine Partie würde kaum je enden: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } könnten { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } dauern; die Grenze ist { $most }. Gib weniger Zeit je Zug oder weniger Urlaub.
refused-bad-policy-starves = Wer nachts schläft und binnen { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } nach dem Aufstehen zieht, dem liefe im { $turn }. eigenen Zug die Zeit ab. Gib mehr Zeit je Zug, oder lass die Uhren im Schlaf stehen.
refused-no-plans = In diesem Spiel lassen sich Antworten nicht planen: Dazwischen wird gewürfelt.
refused-your-turn = Du bist am Zug und kannst einfach ziehen.
refused-too-many-plans = Du kannst höchstens { $most ->
        [one] { $most } Plan
       *[other] { $most } Pläne
    } zugleich haben. Streich erst einen.
refused-bad-plan-length = Beide Zeilen müssen ausgefüllt sein, mit höchstens { $most } Zeichen.
refused-bad-plan-twice = Darauf hast du schon eine Antwort geplant. Streich sie zuerst.
refused-no-such-plan = Diesen Plan gibt es nicht mehr.
refused-no-such-move = Diesen Zug gibt es nicht: Der letzte hat die Nummer { $last }, und 0 ist der Anfang.
refused-no-match-here = Welche Partie meinst du? Nimm den Befehl in ihrem Thread, oder wähle eine mit der Angabe `partie`.
refused-only-in-server = Das geht in einem Textkanal eines Servers, hier nicht.
refused-bot-absent = Auf diesem Server gibt es erst meine Befehle, mich noch nicht. Wer den Server verwaltet, kann mich mit dem Link unten dazuholen; dann könnt ihr hier spielen. `/weiter`, `/brett`, `/zug`, `/geheimnisse` und `/warum` gehen hier trotzdem, für deine Partien anderswo.
button-add-bot = Auf einen Server holen
refused-only-for-moderators = Das darf nur, wer den Server verwaltet.
refused-bot-named = Bots können nicht moderieren. Wähl Menschen.
refused-bot-invited = Bots spielen hier nicht mit. Nenne einen Menschen oder niemanden, dann sind alle eingeladen.
refused-not-a-member = { $persons }: nicht Mitglied dieses Servers und könnte die Partie nicht sehen. Lade die Person erst auf den Server ein, oder nenne jemand anderen.
refused-busy = Ich bin noch mit etwas für dich beschäftigt, das einen Moment braucht. Frag noch einmal, sobald du es hast.
refused-nothing-to-cancel = Hier gibt es nichts mehr abzubrechen: Es ist fertig oder endete mit einem Neustart.
refused-not-invitable = Ich kann { $persons } nicht für dich einladen.
refused-too-much-invitations =
    { $most ->
        [one] Du hast schon eine offene Einladung, mehr geht nicht auf einmal. Zieh sie zurück oder warte auf Antwort.
       *[other] Du hast { $most } offene Einladungen, mehr geht nicht auf einmal. Zieh eine zurück oder warte auf Antworten.
    }
refused-too-much-one = Du hast { $persons } schon eingeladen und noch keine Antwort. Warte darauf oder zieh eine Einladung zurück.
refused-too-much-one-daily = Du hast { $persons } für heute oft genug eingeladen. Versuch es morgen wieder.
refused-too-much-starts = { $persons }: In der letzten Stunde haben zu viele Partien begonnen; mehr als { $most } geht nicht. Versuch es etwas später noch einmal.
refused-too-much-matches = { $persons }: Mehr als { $most ->
        [one] { $most } Partie
       *[other] { $most } Partien
    } auf einmal kann niemand spielen. Beendet erst eine.
refused-too-much-computer = { $persons }: Gegen den Computer gehen nicht mehr als { $most ->
        [one] { $most } Partie
       *[other] { $most } Partien
    } auf einmal. Beende erst eine.
refused-computer-is-busy = Der Computer denkt gerade über zu vieles nach. Versuch es gleich noch einmal.
refused-computer-failed = Darüber konnte der Computer nicht zu Ende nachdenken. Versuch es später noch einmal.
refused-bad-zone = Eine Zeitzone `{ $zone }` kenne ich nicht. Wähle eine aus der Liste, die Discord dir anbietet: Tipp eine Stadt oder ein Land ein, oder was deine Uhr jetzt zeigt.
refused-bad-zone-near = Eine Zeitzone `{ $zone }` kenne ich nicht. Meinst du **{ $near }**? Wähle aus der Liste, die Discord dir anbietet: Tipp eine Stadt oder ein Land ein, oder was deine Uhr jetzt zeigt.
refused-bad-hours-unread = Diese Zeiten kann ich nicht lesen. Schreib zwei Uhrzeiten, etwa `23:00-07:00`, oder `aus` für keine.
refused-bad-hours-long =
    { $hours ->
        [one] Länger als eine Stunde kannst du nicht schlafen.
       *[other] Länger als { $hours } Stunden kannst du nicht schlafen; sonst liefe deine Uhr kaum noch.
    }
refused-bad-hours-zone = Um zu wissen, wann du schläfst, brauche ich deine Zeitzone. Nenne sie dazu: `/einstellungen zeitzone`.
refused-bad-vacation-unread = Diesen Urlaub kann ich nicht lesen. Schreib eine Zahl von Tagen ab heute, etwa `14`, oder zwei Daten, etwa `24.12. 6.1.`
refused-bad-vacation-order = Dieser Urlaub würde enden, bevor er beginnt.
refused-bad-vacation-past = Ein Urlaub kann nicht in der Vergangenheit beginnen.
refused-bad-vacation-far = Das ist zu weit weg: Plane höchstens ein Jahr voraus.
refused-bad-vacation-twice = An einigen dieser Tage hast du schon Urlaub. Beende oder streich den zuerst, mit `/einstellungen urlaub`.
refused-bad-vacation-many = Es sind schon so viele Urlaube geplant, dass keiner mehr Platz hat. Streich zuerst einen, mit `/einstellungen urlaub`.
refused-bad-vacation-none = Dieser Urlaub ist vorbei oder war nie geplant.
refused-missing-permissions = In <#{ $channel }> kann nicht gespielt werden, denn mir fehlt: { $permissions }. Wer den Server verwaltet, kann das erlauben; `/einrichten` prüft es.
refused-channel-unfit = In <#{ $channel }> kann nicht gespielt werden: Partien brauchen Threads, auch private, und die gibt es nur in Textkanälen, die keine Ankündigungskanäle sind. Wähl einen solchen Kanal.
refused-post-delayed-forbidden = Das gilt, aber ich darf es nicht posten: Discord sagt, mir fehlt ein Recht. Wer den Server verwaltet, sieht mit `/einrichten`, welches. Ich versuche es weiter.
refused-post-delayed-gone = Das gilt, aber den Kanal dieser Partie gibt es nicht mehr, deshalb kann ich es nicht posten.
refused-post-delayed-full = Das gilt, aber ich konnte keinen Thread dafür öffnen: Dieser Server hat so viele aktive Threads, wie Discord zulässt. Wer ihn verwaltet, kann einige archivieren. Ich versuche es weiter.
refused-post-delayed-locked = Das gilt, aber dieser Thread ist gesperrt, ich kann hier nicht posten. Wer am Zug ist, bekommt von mir eine Direktnachricht; `/weiter` zeigt das Brett.
refused-post-delayed-refused = Das gilt, aber Discord nimmt meinen Beitrag dazu nicht an. Wer am Zug ist, bekommt von mir eine Direktnachricht; `/weiter` zeigt das Brett.
refused-post-delayed-waiting = Das gilt, aber Discord lässt mich ein paar Minuten warten, weil ich hier viele Threads geöffnet habe. Der Beitrag folgt von selbst.
refused-post-delayed-fault = Das gilt, aber Discord nimmt meinen Beitrag gerade nicht an. Ich versuche es weiter.
