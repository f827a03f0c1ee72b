# Ligen: Saisons, Tabellen, Wertungszahlen.

## Was nicht geht

refused-invisible-name = Von diesem Namen wäre nichts zu sehen. Nimm einen aus Zeichen, die man lesen kann.
refused-unknown-season = Eine Saison `{ $season }` gibt es hier nicht. `/liga liste` zeigt alle.
refused-unknown-season-none = Hier gibt es noch keine Liga. Die Turnierleitung macht eine mit `/liga neu`.
refused-unknown-season-ladder = Hier steht gerade keine Leiter. `/liga liste` zeigt, was es gibt.
refused-no-reason = Sag, warum. Alle lesen es im Kanal der Saison.
refused-wrong-season-phase =
    { $phase ->
        [announced] Die Anmeldung ist noch nicht eröffnet.
        [open] Die Saison hat noch nicht begonnen, die Anmeldung läuft.
        [drawn] Die Staffeln sind ausgelost, die Saison beginnt bald.
        [running] Die Saison läuft.
        [overtime] Die Saison ist in der Nachspielzeit.
        [paused] Die Saison ist angehalten.
        [closed] Die Saison ist zu Ende.
        [archived] Die Saison ist zu Ende, und die Einspruchsfrist auch.
       *[cancelled] Die Saison wurde abgesagt.
    } { $when ->
        [resumed] Das geht wieder, sobald sie weitergeht.
        [from-open] Das geht, sobald die Anmeldung eröffnet ist.
        [from-drawn] Das geht nach der Auslosung.
        [from-running] Das geht, sobald die Partien begonnen haben.
        [from-overtime] Das geht erst in der Nachspielzeit.
        [from-closed] Das geht, sobald die Saison zu Ende ist.
        [until-announced] Das ging nur vor Eröffnung der Anmeldung.
        [until-open] Das ging nur während der Anmeldung.
        [until-drawn] Das ging nur, bevor die Partien begannen.
        [until-running] Das ging nur vor der Nachspielzeit.
        [until-overtime] Das ging nur, solange gespielt wurde.
        [until-closed] Das ging nur bis zum Ende der Einspruchsfrist.
       *[never] Daran lässt sich nichts mehr ändern.
    }
refused-bad-season-rules-entry = Die Art der Anmeldung steht fest: Eine Leiter, Blitzgruppen und ein Fünfkampf bleiben, was sie sind, und keine andere Saison wird dazu.
refused-bad-season-rules-policy = Eine Liga braucht eine Zeitregel, nach der verliert, wer keine Zeit mehr hat; sonst endet die Saison vielleicht nie. Nimm *schnell* oder lege mit /setup eine eigene an.
refused-bad-season-rules-seats = Für so viele Plätze gibt es keine ausgewogenen Tische.
refused-bad-season-rules-division = Eine Staffel hat { $least } bis { $most ->
        [one] { $most } Person
       *[other] { $most } Leute
    }, die kleinere Zahl zuerst.
refused-bad-season-rules-promotion = Auf- und absteigen können höchstens { $most }: die Hälfte der kleinsten Staffel.
refused-bad-season-rules-days = Eine Saison dauert 1 bis 366 Tage, die Anmeldung 1 bis 60, die Nachspielzeit höchstens 60.
refused-bad-season-rules-places = Eine Partie, die zählt, braucht einen Platz für alle; eine, die nicht zählt, hat keinen.
refused-bad-season-rules-until = Dieser Zeitpunkt liegt nicht nach dem Ende, das schon feststeht.
refused-already-signed-up = Du bist für diese Saison schon angemeldet.
refused-other-format = Diese Saison wird in einem anderen Modus gespielt, in dem es das nicht gibt.
refused-not-in-season = Diese Person nimmt an der Saison nicht teil.
refused-nothing-corrected = Durch eine Berichtigung der Vorsaison gehört niemand in eine andere Staffel als die eigene, oder das ist inzwischen entschieden.
refused-no-place-in-season = In diese Saison kommt niemand mehr hinein: Nachzügler nimmt sie nur bis zur Halbzeit, und nur in eine Staffel, die Platz hat und noch gespielt wird. Mit `/liga ersatz` bist du Ersatz, und ab der Halbzeit kannst du dich für die nächste Saison anmelden.
refused-not-asked-in-season = Danach fragt dich niemand mehr.
refused-cannot-hand-over-declined = Diesen Platz hat diese Person schon abgelehnt.
refused-cannot-hand-over-asking = Dein Platz wird gerade schon jemandem angeboten. Versuch es, wenn die Antwort da ist.
refused-cannot-hand-over-plays = Diese Person spielt in der Saison schon mit.
refused-cannot-hand-over-taken = Dieser Platz wurde schon einmal übergeben, und jede Übergabe bringt Zeit. Verlass stattdessen die Saison: Dann werden die Ersatzleute gefragt.
refused-asked-for-time = Du hast heute schon um Zeit gebeten. Die Turnierleitung liest es im Kanal der Saison.
refused-no-such-division = Diese Saison hat nur { $most ->
        [one] { $most } Staffel
       *[other] { $most } Staffeln
    }.
refused-no-such-fixture = Diese Begegnung gibt es nicht, oder daran ist nichts zu ändern.
refused-fixture-in-play = Die Partie zur Begegnung { $fixture } läuft noch. Nimm deine Entscheidung zurück, dann zählt die Partie; oder die Moderation erklärt die Partie für nichtig, dann kann sie neu gespielt werden.
refused-party-to-season =
    { $division ->
        [0] Das betrifft dich selbst. Deshalb kannst du es nicht entscheiden.
       *[other] Du spielst in Staffel { $division } selbst mit oder hast dort gespielt. Deshalb kannst du nichts entscheiden, was sie betrifft.
    } { $count ->
        [0] Sonst kann ich niemanden nennen: `/einrichten` wählt eine Rolle für die Turnierleitung. Was ein Datum hat, geschieht auch ohne dich.
       *[other] Das können, soweit sie dort nicht mitspielen: { $persons }
    }
refused-not-an-organiser =
    Das kann hier nur die Turnierleitung. { $count ->
        [0] `/einrichten` wählt eine Rolle für sie.
       *[other] Das sind: { $persons }
    }

## Seiten, Tabellen, Neuigkeiten

league-season = { $league }, Saison { $number }
league-division = Staffel { $number }
league-decimal = ,
league-plays = **{ $game }**, alle gegen alle, einfach
league-plays-double = **{ $game }**, alle gegen alle, doppelt, mit getauschten Plätzen
league-commitment = Die Auslosung ist versiegelt: `{ $commitment }`
league-seed-opened = Die Auslosung lässt sich nachprüfen: Ihr Startwert, versiegelt als `{ $commitment }`, steht in der Datei der Saison.
league-rules-time = Zeitregel: **{ $policy }**, anfangs { $bank }, mit jedem Zug { $increment } mehr, höchstens { $cap }. Wer keine Zeit mehr hat, verliert.
league-rules-points =
    { $moves ->
        [yes] Punkte: Sieg { $win }, Remis { $draw }, Niederlage 0. Aufstieg: { $up }, Abstieg: { $down }.
       *[no] Punkte: Sieg { $win }, Remis { $draw }, Niederlage 0.
    }
league-rules-late = Bis zur Halbzeit kann noch jemand einsteigen; den triffst du dann auch. Sonst ändert sich nichts.
league-rules-tie-breaks = Bei gleichen Punkten: { $criteria }; dann wird der Platz geteilt.
    .lot = Bei gleichen Punkten: { $criteria }.
    .none = Bei gleichen Punkten wird der Platz geteilt.
league-phase-announced = Die Anmeldung öffnet bald.
league-phase-open = 📝 **Die Anmeldung läuft** bis { $until }.
league-phase-drawn = 🎲 **Die Staffeln sind ausgelost.** Die Partien beginnen { $until }.
league-phase-running = ▶️ **Die Saison läuft** bis { $until }.
league-late = ➕ Bis { $until } kannst du noch einsteigen: Du triffst dann alle in einer Staffel, die Platz hat.
league-phase-overtime = ⏳ **Nachspielzeit** bis { $until }; was dann offen ist, gilt als ungespielt.
league-phase-closed = 🏁 **Beendet.** Einsprüche bis { $until }.
league-phase-archived = 🏁 **Beendet.**
league-phase-cancelled = ✖️ **Abgesagt.**
league-list-announced = angekündigt
league-list-open = Anmeldung läuft
league-list-drawn = ausgelost
league-list-running = läuft
league-list-overtime = Nachspielzeit
league-list-closed = beendet
league-list-archived = beendet, im Archiv
league-list-cancelled = abgesagt
league-division-people = **Staffel { $number }:** { $persons }
league-people = **Dabei ({ $count }):** { $persons }
league-standby = **Ersatz:** { $persons }
league-table-line = **{ $place }** { $person } · **{ $points }** · { $played } gespielt: +{ $won } ={ $drawn } −{ $lost }
league-table-line-plain = { $place } { $name }: Punkte { $points }, gespielt { $played }
league-cross-signs = 1 gewonnen, ½ remis, 0 verloren · + und - kampflos · × ungültig · u ungespielt · Punkt: noch offen
league-why-menu = Wessen Platz?
league-why-ask = Wähle jemanden, dann siehst du, welche Summen über den Platz entscheiden.
league-why-struck = { $person } ist gestrichen: gegangen, bevor die Hälfte der Begegnungen beendet war, oder ausgeschlossen. Die Ergebnisse bleiben sichtbar und zählen für niemanden.
league-why-points = { $person } hat Platz **{ $place }**. Punkte: **{ $points }**.
league-why-adjusted = { $points } davon hat die Turnierleitung gegeben oder abgezogen.
league-why-alone = Niemand sonst hat so viele Punkte.
league-why-decided = Entschieden durch: **{ $criterion }**.
league-why-shared = Nichts trennt alle mit diesen Punkten: Der Platz ist geteilt.
league-why-not-met = Nicht alle sind sich begegnet, und niemand ist uneinholbar: Das entscheidet nichts.
league-why-out-of-reach = Nicht alle sind sich begegnet, aber niemand könnte { $person } einholen, auch nicht mit Siegen in allem, was fehlt.
league-why-sum = Für { $person }: { $terms } = **{ $value }**
league-no-fixtures = Noch gibt es keine Begegnungen.
league-fixture-line = #{ $number } · Spieltag { $round } · { $state }
league-fixture-running = läuft
league-fixture-open = noch nicht begonnen
league-ending-played = gespielt
league-ending-walkover = kampflos
league-ending-double_walkover = für beide kampflos verloren
league-ending-void = ungültig
league-ending-unplayed = ungespielt
league-ending-first = Gespielt: Die zuerst genannte Seite gewinnt
league-ending-second = Gespielt: Die zweite Seite gewinnt
league-ending-drawn = Gespielt: remis
league-ending-walkover-first = Kampflos für die zuerst genannte Seite
league-ending-walkover-second = Kampflos für die zweite Seite
league-ending-double = Für beide kampflos verloren
league-leaving-asked = Abgemeldet: wie auf eigenen Wunsch
league-leaving-removed = Ausgeschlossen: Alle Ergebnisse werden gestrichen
league-corrected-move = { $name }: von Staffel { $before } in Staffel { $after }
league-corrected-keep = { $name }: bleibt in Staffel { $before }
league-won-by = Sieg für { $person }
league-signed-up = Du bist dabei: { $season }. Die Partien beginnen von selbst, du musst nirgends beitreten.
league-signed-off = Du bist abgemeldet: { $season }.
league-leave-ask =
    Du kannst nicht weiter? Dann kannst du
    - deinen Platz **übergeben**: Jemand spielt mit deinen Punkten weiter; bis der Platz übernommen ist, spielst du;
    - **um Zeit bitten**: Die Turnierleitung liest es im Kanal und kann die Saison verlängern;
    - **ein paar Tage weg** sein: Ein Urlaub hält deine Uhren an, wo die Zeitregel ihn vorsieht;
    - **zurücktreten**: Ist noch nicht die Hälfte deiner Begegnungen beendet, zählen deine Ergebnisse für niemanden; sonst sind die offenen kampflos verloren. Zuerst wird Ersatz gefragt.
league-left = Du bist zurückgetreten.
league-handing-over = Im Kanal der Saison wird gefragt. Bis der Platz übernommen ist, spielst du weiter.
league-time-asked = Die Turnierleitung liest es im Kanal der Saison.
league-standby-on = Du bist Ersatz: Wenn jemand geht, wirst du gefragt.
league-standby-off = Du bist kein Ersatz mehr.
league-goes-on = Gut, du machst weiter.
league-taken = Der Platz gehört dir.
league-declined = Verstanden: Jemand anders wird gefragt.
league-acted = Erledigt; im Kanal der Saison steht es.
league-organise = Alles wird im Kanal mit deinem Namen und deiner Begründung gesagt. Wo du selbst mitspielst, muss jemand anders entscheiden.
league-organise-menu = Was soll geschehen?
league-organise-later = -# { $when ->
        [open] Sobald die Anmeldung eröffnet ist
        [drawn] Nach der Auslosung
        [running] Sobald die Partien begonnen haben
       *[closed] Sobald die Saison zu Ende ist
    }: { $acts }
league-field-member = Wer?
league-field-newcomer = Wer?
league-field-substitute = Wer spielt weiter?
league-field-division = Nummer der Staffel
league-field-leaving = Wie?
league-field-fixture = Nummer der Begegnung
league-field-ending = Wie zählt sie?
league-field-points = Punkte, etwa 2 oder -1
league-field-days = Tage mehr
league-field-corrected = Wer, und was?
league-field-reason = Begründung
league-act-correction = Über die Folge einer Berichtigung entscheiden
    .about = Jemand gehört nach der Vorsaison in eine andere Staffel
league-reason-hint = Alle lesen sie im Kanal der Saison.
league-reason-hint-threads = Alle lesen sie. Der Start eröffnet { $threads ->
        [one] { $threads } Thread
       *[other] { $threads } Threads
    }, bei Platzmangel nach und nach.
league-draft = ## Eine neue Saison: { $name }
league-draft-lasts = -# Eine Partie dauert gewöhnlich etwa { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }. Das sieht niemand, bevor du es ankündigst.
league-announced = In { $channel } angekündigt; die Anmeldung läuft.
league-format-menu = Wer trifft wen?
league-size-menu = Wie groß sind die Staffeln?
league-at-once-menu = Wie viele Partien zugleich?
league-days-menu = Wie lange dauert { $whole ->
        [stage] eine Etappe
       *[season] die Saison
    }?
league-sign-up-menu = Wie lange läuft die Anmeldung?
league-policy-menu = Welche Zeitregel?
league-seats-menu = Wie viele sitzen am Tisch?
league-seats = { $count } am Tisch
league-size = Staffeln mit { $least } bis { $most }
league-draft-days = { $whole ->
        [stage] Eine Etappe
       *[season] Die Saison
    } dauert { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
league-list = ## Ligen
league-list-line = **{ $season }** · { $phase } · { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    } · `{ $id }`
league-list-empty = Hier gibt es noch keine Liga. Die Turnierleitung macht eine mit `/liga neu`.
league-told-open = 📝 Eine neue Saison: Bis { $until } kannst du dich auf der Seite der Saison anmelden.
league-told-rules = { $by } hat die Regeln geändert; sie stehen auf der Seite der Saison.
league-told-moved = { $by } hat { $person } in Staffel { $division } gesetzt.
league-told-started = ▶️ Die Saison hat begonnen: { $count ->
        [one] { $count } Begegnung
       *[other] { $count } Begegnungen
    } bis { $until }. Die Partien beginnen von selbst, jede in ihrem Thread.
league-told-asked = { $person }, machst du weiter? Eine Partie wartet schon lange auf dich. Zieh oder drück *Ich mache weiter* bis { $until }, sonst giltst du als zurückgetreten.
league-told-confirmed = { $person } macht weiter.
league-told-time-asked = 🙏 { $person } bittet die Turnierleitung um mehr Zeit:
league-told-joined = ➕ { $person } steigt in Staffel { $division } ein und trifft alle, die dort weiterspielen: { $count ->
        [one] { $count } Begegnung
       *[other] { $count } Begegnungen
    } mehr. Alle anderen bleiben, wie sie sind.
league-told-left-asked = { $person } ist aus der Saison zurückgetreten.
league-told-left-silent = { $person } hat nicht geantwortet und gilt als zurückgetreten.
league-told-left-removed = { $person } wurde von der Saison ausgeschlossen.
league-told-replaced = { $person } spielt auf dem Platz von { $gone } weiter.
league-told-standby-asked = { $person }, übernimmst du den Platz von { $gone }? Bis { $until } ist er für dich frei.
league-told-ruled = ⚖️ Entscheid von { $by }: Begegnung { $number } ({ $players }) zählt als **{ $ending }**.
league-told-reversed = ⚖️ { $by } hat den Entscheid zu Begegnung { $number } ({ $players }) zurückgenommen; es zählt wieder die Partie.
league-told-again = ⚖️ { $by }: Begegnung { $number } ({ $players }) wird noch einmal gespielt.
league-told-unplayed = Begegnung { $number } ({ $players }) gilt als ungespielt: Die Zeit war um.
league-told-points = ⚖️ { $by } ändert die Punkte von { $person }: { $points }.
league-told-extended-by = Dieser Teil der Saison dauert jetzt bis { $until }.
league-told-extended-outage = Der Bot oder Discord war weg; um diese Zeit dauert die Saison länger, bis { $until }.
league-told-overtime = ⏳ Die Zeit der Saison ist um. Offene Partien haben noch bis { $until }; dann gelten sie als ungespielt.
league-told-winner = In Staffel { $division } vorn: { $persons }
league-told-closed = 🏁 Alle Begegnungen sind entschieden. Einsprüche bis { $until }.
league-told-corrected = Die Schlusstabellen wurden von { $by } berichtigt. Was schon daraus gefolgt ist, bleibt, solange die Turnierleitung nichts anderes sagt.
league-told-unsettled = ⚖️ { $season } ist schon ausgelost und bleibt, wie sie ist, wenn die Turnierleitung nichts anderes entscheidet.
league-told-transferred = ⚖️ { $by } hat wegen einer Berichtigung der Vorsaison entschieden: { $person } spielt ab jetzt in Staffel { $division } und trifft alle, die dort weiterspielen. Die Ergebnisse in Staffel { $before } zählen für niemanden.
league-told-kept = ⚖️ { $by } hat entschieden: { $person } bleibt, auch wenn es nach einer Berichtigung der Vorsaison Staffel { $division } wäre.
league-told-archived = Die Einspruchsfrist ist um; die Saison ist im Archiv.
league-told-cancelled = ✖️ Die Saison wurde abgesagt. Laufende Partien gehen außerhalb von ihr weiter.
league-told-cancelled-by = ✖️ { $by } hat die Saison abgesagt. Laufende Partien gehen außerhalb von ihr weiter.
league-told-too-few = ✖️ Es haben sich zu wenige angemeldet; die Saison findet nicht statt.
league-told-move =
    { $person }: { $has_place ->
        [same] Platz **{ $after }** wie bisher
       *[other] Platz { $before } → **{ $after }**
    }{ $points ->
        [none] { "" }
       *[other] , Punkte { $points }
    }
league-told-division = { $person }: Staffel { $before } → **{ $after }** in der nächsten Saison; eine, die schon begonnen hat, bleibt, wie sie ist.
league-told-result = ⚖️ Das Ergebnis der Begegnung { $number } ({ $players }) ist durch einen Entscheid in der Partie `{ $match }` ein anderes. In der Tabelle:
league-told-nothing-moved = Plätze und Punkte sind für alle dieselben.
league-told-rating = Wertungszahl von { $person }: { $change }
table-name = Wer
table-played = Sp
table-won = S
table-drawn = U
table-lost = N
table-points = Pkt
button-league-join = Anmelden
button-league-join-late = Noch einsteigen
button-league-leave = Abmelden
button-league-withdraw = Ich kann nicht weiter
button-league-standby = Ersatz: an/aus
button-league-table = Tabelle
button-league-cross = Kreuztabelle
button-league-fixtures = Begegnungen
button-league-mine = Meine Partien
button-league-rules = Regeln
button-league-why = Warum dieser Platz?
button-league-organise = Leiten
button-league-correction = Über die nächste Saison entscheiden
button-league-go-on = Ich mache weiter
button-league-take = Ich übernehme
button-league-decline = Nein
button-league-leave-yes = Zurücktreten
button-league-hand-over = Übergeben
button-league-ask-time = Um Zeit bitten
button-league-away = Tage weg
button-league-announce = Ankündigen
rating-title = Wertungszahlen: { $game }
rating-none = { $person } hat noch keine gewertete Partie.
rating-value = Wertungszahl von { $person }: **{ $value }** ± { $deviation }
rating-provisional = -# Das Fragezeichen: noch zu wenige Partien für einen sicheren Wert.
rating-alt = Die Wertungszahl von { $name } im Lauf der Zeit; jetzt { $value }.
rating-line = **{ $place }** { $person } · **{ $value }** · { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
rating-nobody = Hier hat noch niemand eine gewertete Partie gespielt. Ligapartien werden gewertet.
rating-order = Geordnet nach dem Wert, den jemand sicher erreicht hat, damit Neue nicht gleich vorn stehen.
rating-step = { $day } · { $change } · gegen { $persons } · `{ $match }`
invitation-fixture = **Begegnung { $number }** der Liga; niemand muss beitreten.
report-season-forbidden = ⚠️ Die Saison `{ $match }` kann ich in { $channel } nicht posten: Dort fehlt mir ein Recht. `/einrichten` sagt, welches. Die Saison geht weiter; was aufgehalten wurde, poste ich, sobald es geht.
report-season-gone = ⚠️ Den Kanal der Saison `{ $match }` ({ $channel }) gibt es nicht mehr. Nenne mit `/einrichten` einen Kanal für Partien, dann erscheinen dort ihre Seite, ihre Tabellen und ihre Neuigkeiten. Die Saison geht solange weiter; mit `/liga zeigen` siehst du sie.
report-season-locked = ⚠️ Die Saison `{ $match }` kann ich in { $channel } nicht posten, weil dort gesperrt ist. Die Saison geht weiter; mit `/liga zeigen` siehst du sie.
report-season-refused = ⚠️ Discord nimmt einen Beitrag zur Saison `{ $match }` in { $channel } nicht an (Code { $code }): Vielleicht liegt es an einem Filter für Wörter oder Links. Die Saison geht weiter; mit `/liga zeigen` siehst du sie.
plain-season = Es gibt Neues von der Saison `{ $season }`. Meinen üblichen Beitrag nimmt Discord hier nicht an; `/liga zeigen` zeigt sie.
league-rules-divisions =
    Staffeln mit { $least } bis { $most } Leuten, { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }, { $count ->
        [0] alle Partien zugleich
        [one] eine Partie nach der anderen
       *[other] höchstens { $count } Partien zugleich
    }. Die Partien beginnen von selbst.
league-why-tied =
    { $count ->
        [one] { $persons } hat gleich viele Punkte.
       *[other] { $persons } haben gleich viele Punkte.
    } Dann entscheiden nacheinander:
league-told-drawn =
    🎲 { $count ->
        [one] Ausgelost: eine Staffel.
       *[other] Ausgelost: { $count } Staffeln.
    } Die Partien beginnen { $until }; bis dahin kann die Turnierleitung noch jemanden umsetzen.
league-told-gave-way =
    ↘️ { $persons } { $count ->
        [one] ist nicht abgestiegen, spielt aber tiefer: Die höhere Staffel ist kleiner geworden.
       *[other] sind nicht abgestiegen, spielen aber tiefer: Die höheren Staffeln sind kleiner geworden.
    }
league-told-champion =
    🏆 { $count ->
        [one] Gewonnen hat die Saison { $persons }
       *[other] Gewonnen haben die Saison mit gleichen Zahlen { $persons }
    }
league-draft-at-once =
    { $count ->
        [0] Alle Partien zugleich
       *[other] Höchstens { $count } zugleich
    }
league-draft-sign-up =
    { $count ->
        [one] Einen Tag lang anmelden
       *[other] { $count } Tage lang anmelden
    }
rating-matches =
    { $count ->
        [one] nach einer gewerteten Partie
       *[other] nach { $count } gewerteten Partien
    }
league-rules-endings =
    { "" }**Wie eine Partie zählt**
    Gespielt: nach den Plätzen. Aufgeben und Zeitüberschreitung zählen als gespielt, sobald beide zwei Züge beendet haben; vorher gewinnt die andere Seite **kampflos** (+/-), und hat niemand gezogen, bekommen beide nichts.
    Ungültig: zählt nicht. Am Ende der Saison ohne Schuld ungespielt: in Punkten ein Remis. Für Wertungszahlen zählen nur gespielte Partien.
    { "" }**Rücktritt:** Wer geht, bevor die Hälfte der eigenen Begegnungen beendet ist, wird gestrichen; sonst sind die übrigen kampflos verloren. Übernimmt jemand als Ersatz den Platz, geschieht beides nicht.
league-act-move = In eine andere Staffel setzen
    .about = Vor dem Beginn
league-act-withdraw = Jemanden abmelden oder ausschließen
    .about = Offene Begegnungen gehen verloren, oder alles wird gestrichen
league-act-replace = Ersatz einsetzen
    .about = Jemand spielt auf einem anderen Platz weiter
league-act-rule = Entscheiden, wie eine Begegnung zählt
    .about = Auch nach dem Ende, solange Einsprüche möglich sind
league-act-reverse = Einen Entscheid zurücknehmen
    .about = Es zählt wieder die Partie selbst
league-act-again = Eine ungültige Begegnung wiederholen
    .about = In einer neuen Partie
league-act-points = Punkte geben oder abziehen
    .about = Geschrieben wie 2 oder -1
league-act-extend = Länger dauern lassen
    .about = Den jetzigen Teil der Saison
league-act-cancel = Die Saison absagen
    .about = Laufende Partien gehen außerhalb weiter
league-told-ended =
    { $phase ->
        [open] { $by } hat die Anmeldung geschlossen.
        [drawn] { $by } lässt die Partien jetzt beginnen.
        [running] { $by } hat die Spielzeit beendet.
       *[overtime] { $by } hat die Nachspielzeit beendet.
    }
league-told-paused = ⏸️ { $by } hat die Saison angehalten: Bis sie weitergeht, beginnt und endet darin nichts. Begonnene Partien laufen weiter.
league-told-resumed = ▶️ { $by } lässt die Saison weitergehen; um die Pause dauert sie länger.
league-decided-title = 🏆 { $person } ist nicht mehr einzuholen: Die Meisterschaft steht fest, was auch noch gespielt wird.
league-decided-promotion = ⬆️ { $person } aus Staffel { $division } steigt auf, was auch noch gespielt wird.
league-told-resumed-away = ▶️ Ich bin wieder da: Ich war von diesem Server entfernt worden. Die Saison geht weiter und endet um diese Zeit später.
league-told-resumed-lapsed = ▶️ Die Saison geht weiter; um die Pause dauert sie länger.
league-decided-relegation = ⬇️ { $person } aus Staffel { $division } steigt ab, was auch noch gespielt wird.
league-told-asked-gone = { $person } ist nicht mehr auf dem Server. Wer bis { $until } zurückkommt, zieht oder antwortet, bleibt in der Saison; sonst gilt das als Rücktritt.
league-letter-gone = Du bist nicht mehr auf dem Server, auf dem **{ $league }** gespielt wird. Komm zurück, zieh oder drück *Ich mache weiter* bis { $until }, sonst giltst du als zurückgetreten.
league-week =
    📰 **Woche { $week } ist um.** { $open ->
        [one] Eine Begegnung ist noch offen.
       *[other] { $open } Begegnungen sind noch offen.
    }
league-week-quiet = In dieser Woche ist keine Partie zu Ende gegangen.
league-week-results =
    { $count ->
        [one] Ein Ergebnis:
       *[other] { $count } Ergebnisse:
    }
league-week-leaders = **In Staffel { $division } vorn:** { $persons }
league-week-waiting = Auf wen am längsten gewartet wird: { $person }, { $since }
league-draft-edit = ## Regeln von { $name }
league-draft-page = **{ $page } von 4: { $title }**
league-draft-page-1 = Wie gespielt wird
league-draft-page-2 = Wie gezählt wird
league-draft-page-3 = Alles andere
league-win-menu = Was ist ein Sieg wert?
league-unplayed-menu = Was ist eine ungespielte Partie wert?
league-promoted-menu = Wie viele steigen auf?
league-relegated-menu = Wie viele steigen ab?
league-tie-menu = Was entscheidet bei gleichen Punkten?
league-takeback-menu = Zurücknehmen über einen Wurf hinweg?
league-study-menu = Laufende Partien auf dem Studienbrett?
league-recurs-menu = Und die nächste Saison?
league-late-menu = Nachzügler?
league-walkover-wins-menu = Zählen kampflose Siege als Siege?
league-objection-menu = Wie lange zwischen Auslosung und Beginn?
league-overtime-menu = Wie lange ist Nachspielzeit?
league-silent-menu = Nach wie vielen Tagen ohne Zug wird gefragt?
league-answer-menu = Wie lange hat man für die Antwort?
league-option-menu = Eine Option des Spiels
league-draft-win = Ein Sieg gibt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
league-unplayed-draw = Am Ende ungespielt: zählt als Remis
league-unplayed-nothing = Am Ende ungespielt: keine Punkte
league-tie-break = Feinwertung { $rank }: { $criterion }
league-tie-break-none = sonst nichts, der Platz wird geteilt
league-draft-takeback-off = Nicht über einen Wurf zurück
league-draft-takeback-on = Auch über einen Wurf zurück
league-draft-study-off = Studienbrett bei laufenden Partien gesperrt
league-draft-study-on = Studienbrett auch bei laufenden Partien
league-draft-recurs-on = Die nächste Saison öffnet zur Halbzeit von selbst
league-draft-recurs-off = Keine weitere Saison von selbst
league-draft-late-on = Bis zur Halbzeit darf man noch einsteigen
league-draft-late-off = Nach dem Beginn steigt niemand mehr ein
league-draft-walkover-wins-on = Feinwertung „Siege“: kampflose zählen mit
league-draft-walkover-wins-off = Feinwertung „Siege“: nur gespielte zählen
button-league-save = Regeln ändern
button-league-edit = Regeln ändern
league-draft-promoted =
    { $count ->
        [0] Niemand steigt auf
        [one] Eine Person steigt auf
       *[other] { $count } steigen auf
    }
league-draft-relegated =
    { $count ->
        [0] Niemand steigt ab
        [one] Eine Person steigt ab
       *[other] { $count } steigen ab
    }
league-draft-objection =
    { $count ->
        [one] Eine Stunde zum Ansehen und Einwenden
       *[other] { $count } Stunden zum Ansehen und Einwenden
    }
league-draft-overtime =
    { $count ->
        [0] Keine Nachspielzeit
        [one] Ein Tag Nachspielzeit
       *[other] { $count } Tage Nachspielzeit
    }
league-draft-silent =
    { $count ->
        [one] Nach einem Tag ohne Zug wird gefragt
       *[other] Nach { $count } Tagen ohne Zug wird gefragt
    }
league-draft-answer =
    { $count ->
        [one] Eine Stunde für die Antwort
       *[other] { $count } Stunden für die Antwort
    }
league-wish-at-once-menu = Wie viele Partien zugleich?
league-wish-standing-menu = Nur diese Saison?
league-wish-standing-off = Nur diese Saison
league-wish-standing-on = Jede Saison, bis ich mich abmelde
league-wish-hint = *Tage weg* merkt sich einen Urlaub, wie `/einstellungen`; er gilt in allen Partien, deren Zeitregel ihn vorsieht.
league-form-away = Tage weg
    .label = Wann?
    .hint = Eine Zahl von Tagen ab heute, oder zwei Daten, etwa 24.12. 6.1.
league-form-ask-time = Um Zeit bitten
    .label = Warum, und wie lange?
    .hint = Alle lesen es im Kanal der Saison.
league-form-hand-over = Übergeben
    .label = Wer spielt auf deinem Platz weiter?
    .hint = Gefragt wird im Kanal; wer selbst teilnimmt, geht nicht.
league-history = ### Saisons von { $person }
league-history-none = Hier noch keine Saison.
league-history-line = **{ $season }** · { $phase }
league-history-place = **{ $season }** · { $phase } · Platz **{ $place }** · Punkte: { $points } · +{ $won } ={ $drawn } −{ $lost }
league-phase-paused = ⏸️ **Angehalten** seit { $since }.
league-check = Probelauf: { $season }
league-check-too-few = ⚠️ Angemeldet: { $count }. Nötig: mindestens { $least }.
league-check-people = 👥 { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    } · Staffeln zu { $divisions } · { $fixtures ->
        [one] { $fixtures } Begegnung
       *[other] { $fixtures } Begegnungen
    }, je Person { $each }
league-check-threads = 🧵 Höchstens { $threads ->
        [one] { $threads } Partie
       *[other] { $threads } Partien
    } zugleich, jede mit ihrem Thread. Dieser Server hat { $active } von { $most } aktiven Threads.
league-check-no-room = ⚠️ Nur noch { $room } Threads haben Platz. Die Partien beginnen nach und nach, soweit Platz ist; die übrigen folgen, wenn Threads ins Archiv gehen. Wer den Server verwaltet, erfährt davon.
league-check-draw = 🎲 Die Staffeln werden aus einem versiegelten Startwert gelost: { $earned } nach der Vorsaison, { $rated } Neue nach Wertungszahl, { $lots } nur nach Los.
league-check-no-messages = ✉️ Keine privaten Nachrichten: In diesem Spiel ist nichts geheim.
league-check-days = 📅 Die Partien einer Person dauern gewöhnlich etwa { $expected ->
        [one] { $expected } Tag
       *[other] { $expected } Tage
    }, eine einzelne höchstens { $longest }; die Saison dauert { $days }.
league-check-too-long = ⚠️ Das ist länger als die Saison: Gib ihr mehr Tage, lass mehr Partien zugleich laufen oder nimm eine schnellere Zeitregel.
league-check-busy = ⚠️ { $person } hätte { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } zugleich.
league-check-not-busy = ✅ Niemand hätte mehr als { $most ->
        [one] { $most } Partie
       *[other] { $most } Partien
    } zugleich.
button-league-check = Probelauf
button-league-archive = Als Datei
button-league-history = Meine Saisons
button-league-wishes = Meine Wünsche
league-wish-at-once =
    { $count ->
        [0] Zugleich: wie die Saison es vorsieht
        [one] Immer nur eine Partie
       *[other] Höchstens { $count } zugleich
    }
league-check-left-over =
    { $count ->
        [one] ⚠️ Eine Person findet in keiner ausgewogenen Staffel Platz und ist der erste Ersatz.
       *[other] ⚠️ { $count } finden in keiner ausgewogenen Staffel Platz und sind der erste Ersatz.
    }
league-check-more =
    { $count ->
        [one] … und noch eine Person
       *[other] … und noch { $count }
    }
league-check-messages = ✉️ { $count } private Nachrichten mit Geheimnissen zu Beginn; so schnell, wie Discord es zulässt, dauert das etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }. Die Uhren warten darauf.
league-check-conflict =
    { $division ->
        [0] ⚖️ { $person } leitet und spielt mit: In dieser Staffel muss jemand anders entscheiden.
       *[other] ⚖️ { $person } leitet und spielt in Staffel { $division } mit: Dort muss jemand anders entscheiden.
    }
league-act-draw = Jetzt auslosen
    .about = Die Anmeldung endet, die Staffeln werden ausgelost
league-act-start = Jetzt beginnen
    .about = Ohne den Rest der Einspruchsfrist abzuwarten
league-act-pause = Anhalten oder weitergehen lassen
    .about = Nichts beginnt oder endet; begonnene Partien laufen weiter
league-act-close = Spielzeit jetzt beenden
    .about = Nachspielzeit beginnt; in ihr: Offenes ist ungespielt
report-season-full = ⚠️ Die Saison `{ $match }` wartet auf Platz: { $waiting } ihrer Partien können nicht beginnen, denn dieser Server hat { $active } aktive Threads, und Discord erlaubt 1.000. Archiviere oder lösch welche; dann beginnen die Partien von selbst.
help-leagues =
    ## Ligen
    { "" }**Mitspielen:** `/liga zeigen` zeigt die Seite der Saison: *Anmelden*; dort sagst du auch, wie viele Partien du zugleich willst, wann du weg bist und ob in jeder Saison. Bis zur Halbzeit gibt es *Noch einsteigen*. Die Partien beginnen von selbst, beitreten muss niemand.
    { "" }**Wie es steht:** `/liga tabelle` mit *Kreuztabelle* und *Warum dieser Platz?*, `/liga begegnungen`, *Meine Partien* mit den Plätzen, die du noch erreichen kannst, `/liga verlauf`.
    { "" }**Ohne Termin:** Eine Blitzgruppe startet von selbst, sobald genug Leute warten. Auf eine Leiter steigst du jederzeit und forderst jemanden über dir, mit *Fordern* oder `/liga fordern`.
    { "" }**Es geht nicht mehr?** *Ich kann nicht weiter* auf der Seite: übergeben, um Zeit bitten, Tage weg oder zurücktreten; dann wird zuerst Ersatz gefragt. Mit `/liga ersatz` bist du selbst Ersatz.
    { "" }**Wertungszahlen:** `/wertung zeigen` und `/wertung tabelle`; es zählen nur gespielte Partien.
    { "" }**Leiten:** `/liga neu` macht eine Saison, `/liga prüfen` ist ein Probelauf, `/liga leiten` oder *Leiten* auf der Seite hat alles andere: jetzt auslosen und beginnen, anhalten, verlängern, umsetzen, austragen, ersetzen, entscheiden, Punkte. Alles braucht eine Begründung, die alle lesen; in der eigenen Staffel entscheidet niemand. Die Rolle dafür wählt `/einrichten`.
button-help-leagues = Ligen
league-draft-format-single = Alle gegen alle, einfach
league-draft-format-double = Alle gegen alle, doppelt mit getauschten Plätzen
refused-no-divisions = Die Staffeln sind noch nicht ausgelost; deshalb gibt es weder Tabelle noch Begegnungen.
button-league-page = Seite der Saison
