# K.-o.-Turniere: Setzliste, Turnierbaum, wer weiterkommt.

## Was nicht geht

refused-bad-season-rules-no_points = In einem K.-o.-Turnier entscheiden Punkte nicht, wer weiterkommt. Du kannst entscheiden, wie eine Begegnung zählt.

## Wie gespielt wird

league-draft-format-knockout = K.-o.-Turnier: zwei Partien, wer verliert, ist draußen
league-plays-knockout = **{ $game }**, K.-o.-Turnier
league-cup-size-menu = Wie viele können mitspielen?
league-draft-cup-size =
    { $count ->
        [one] Höchstens eine Person
       *[other] Höchstens { $count } Leute
    }
league-advantage-menu = Wer kommt weiter, wenn auch die dritte Partie remis ist?
league-draft-advantage-seed = Gleichstand am Ende: die bessere Setzung entscheidet
league-draft-advantage-lot = Gleichstand am Ende: ein Los entscheidet
league-third-place-menu = Ein Spiel um Platz 3?
league-draft-third-place-on = Mit Spiel um Platz 3
league-draft-third-place-off = Ohne Spiel um Platz 3, der Platz wird geteilt
knockout-rules-time =
    Höchstens { $most ->
        [one] eine Person
       *[other] { $most } Leute
    }. Eine Runde dauert höchstens { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }; { $overtime ->
        [0] Nachspielzeit gibt es nicht.
        [one] offene Partien haben dann noch einen Tag.
       *[other] offene Partien haben dann noch { $overtime } Tage.
    } Wer weiterkommt, spielt weiter, sobald die nächste Paarung feststeht.
knockout-rules-meeting =
    Zwei treffen sich in zwei Partien mit getauschten Plätzen; steht es danach gleich, entscheidet eine dritte. { $advantage ->
        [lot] Ist auch die remis, entscheidet ein Los aus dem versiegelten Startwert.
       *[seed] Ist auch die remis, kommt weiter, wer besser gesetzt ist.
    }
knockout-rules-third = Wer im Halbfinale verliert, spielt um Platz 3.
league-rules-endings-knockout =
    { "" }**Wie eine Partie zählt**
    Ein Sieg gibt einen Punkt, ein Remis einen halben. Aufgeben und Zeitüberschreitung zählen als gespielt, sobald beide zwei Züge beendet haben; vorher ist es **kampflos**.
    Sind eine Runde und ihre Nachspielzeit um, verliert kampflos, wer eine offene Partie eine halbe Runde lang warten ließ; hat sie niemand aufgehalten, zählt sie als remis. Tritt von zweien niemand an, kommt niemand weiter, und die nächste Begegnung ist ein Freilos.
    { "" }**Setzliste:** nach der Vorsaison, dann nach Wertungszahl, dann nach Los. Wo es nicht aufgeht, haben die am besten Gesetzten in der ersten Runde ein Freilos.
    { "" }**Plätze:** Wer in derselben Runde ausscheidet, teilt den Platz.
    { "" }**Aussteigen:** Wer aussteigt, verliert die laufende oder nächste Begegnung kampflos; erst wird nach Ersatz gefragt. Für Wertungszahlen zählen nur gespielte Partien.
league-leave-ask-knockout =
    Du kannst nicht weiter? Dann kannst du
    - deinen Platz **übergeben**: Jemand spielt an deiner Stelle weiter; bis der Platz übernommen ist, spielst du;
    - **um Zeit bitten**: Die Turnierleitung liest es im Kanal und kann die Runde verlängern;
    - **ein paar Tage weg** sein: Urlaub hält deine Uhren an, wo die Zeitregel welchen vorsieht; die Runde endet trotzdem;
    - **aussteigen**: Du verlierst die laufende oder nächste Begegnung kampflos. Erst wird nach Ersatz gefragt.
league-phase-drawn-knockout = 🎲 **Die Setzliste steht.** Die Partien beginnen { $until }.
league-phase-running-knockout = ▶️ **{ $name }** bis { $until }.
league-phase-overtime-knockout = ⏳ **{ $name }, Nachspielzeit** bis { $until }; was dann offen ist, wird kampflos oder als remis entschieden.
league-check-people-knockout = 👥 { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    } · höchstens { $fixtures ->
        [one] { $fixtures } Begegnung
       *[other] { $fixtures } Begegnungen
    }, bis zum Finale { $each ->
        [one] eine Runde
       *[other] { $each } Runden
    }
league-check-draw-knockout = 🎲 Gesetzt wird so: { $earned } nach der Vorsaison, { $rated } nach Wertungszahl, { $lots } nach einem Los aus einem versiegelten Startwert.
league-act-close-knockout = Runde jetzt beenden
    .about = Nachspielzeit beginnt; in ihr: Offenes wird entschieden
league-act-withdraw-knockout = Jemanden zurückziehen oder ausschließen
    .about = Die laufende oder nächste Begegnung ist kampflos verloren

## Turnierbaum

knockout-round =
    { $meetings ->
        [1] Finale
        [2] Halbfinale
        [4] Viertelfinale
        [8] Achtelfinale
       *[other] Letzte { $people }
    }
knockout-third = Platz 3
knockout-bye = Freilos
knockout-open = offen
knockout-note-running = läuft
knockout-note-decider = 3. Partie
knockout-note-advantage = Vorrecht
knockout-note-nobody = niemand da
knockout-note-kept = bleibt weiter
knockout-from = Ab { $round }
knockout-part = { $round } { $number }/{ $count }
button-league-bracket = Turnierbaum
knockout-line =
    { $state ->
        [open] { $one } – { $other }
        [running] { $one } – { $other } · **{ $score }** · läuft
        [decider] { $one } – { $other } · **{ $score }** · dritte Partie
        [bye] { $winner } · Freilos
        [nobody] { $one } – { $other } · niemand angetreten
        [advantage] { $one } – { $other } · **{ $score }** · weiter durch Vorrecht: { $winner }
        [kept] { $one } – { $other } · **{ $score }** · bleibt weiter: { $winner }
       *[other] { $one } – { $other } · **{ $score }** · ✅ { $winner }
    }
knockout-alt =
    { $state ->
        [open] { $round }: { $one } gegen { $other }.
        [running] { $round }: { $one } gegen { $other }, es steht { $score }.
        [decider] { $round }: { $one } gegen { $other }, { $score }, eine dritte Partie entscheidet.
        [bye] { $round }: { $winner } hat ein Freilos.
        [nobody] { $round }: { $one } gegen { $other }, niemand ist angetreten.
       *[other] { $round }: { $one } gegen { $other }, { $score }; { $winner } gewinnt.
    }

## Was geschehen ist

league-told-drawn-knockout = 🎲 Die Setzliste steht, die Partien beginnen { $until }.
league-told-started-knockout = ▶️ Das Turnier hat begonnen.
league-fixture-line-knockout = #{ $number } · { $name } · { $state }
league-round-head-knockout =
    { $until ->
        [none] **{ $name }**
       *[other] **{ $name }** bis { $until }
    }
knockout-seeds = **Setzliste:** { $persons }
knockout-podium = 🏆 { $persons }
knockout-still-in = **Noch dabei ({ $count }):** { $persons }
knockout-told-round = 🔔 **{ $round }** bis { $until }. Die Partien beginnen von selbst, jede in ihrem Thread.
knockout-told-pair = ▶️ { $round }: { $players }, zwei Partien (`#{ $first }`, `#{ $second }`)
knockout-told-decider = ⚔️ { $players }: Gleichstand nach zwei Partien, eine dritte entscheidet (`#{ $number }`).
knockout-told-byes = 💤 Freilos: { $persons }
knockout-told-decided =
    { $by ->
        [bye] 💤 { $winner } hat ein Freilos. { $goal }
        [advantage] ⚖️ { $winner } – { $loser } **{ $score }**, auch nach der dritten Partie: { $advantage ->
            [lot] Das Los entscheidet.
           *[seed] Die bessere Setzung entscheidet.
        } { $goal }
       *[matches] ✅ { $winner } – { $loser } **{ $score }**. { $goal }
    }
knockout-told-nobody = 🚫 { $persons }: Niemand ist angetreten, also kommt niemand weiter.
knockout-goal =
    { $meetings ->
        [0] 🏆 { $person } gewinnt das Finale!
        [1] { $person } steht im Finale.
        [2] { $person } steht im Halbfinale.
        [4] { $person } steht im Viertelfinale.
        [8] { $person } steht im Achtelfinale.
       *[other] { $person } ist unter den letzten { $people }.
    }
knockout-goal-third = 🥉 { $person } gewinnt das Spiel um Platz 3.
knockout-told-kept = Im Turnierbaum bleibt { $person }: Die nächste Begegnung war schon angesetzt.
knockout-told-left = Begegnung { $number } ({ $players }): kampflos, weil jemand ausgestiegen ist.
knockout-told-moot = Begegnung { $number } ({ $players }) fällt weg: Auch ohne sie steht fest, wer weiterkommt.
knockout-told-no-champion = Im Finale ist niemand angetreten: Niemand gewinnt das Turnier.
knockout-reach-out = -# Du bist ausgeschieden: Platz { $place }.
knockout-reach-third = -# Du spielst noch um Platz 3.
league-told-ended-knockout =
    { $phase ->
        [open] { $by } hat die Anmeldung geschlossen.
        [drawn] { $by } lässt das Turnier jetzt beginnen.
        [running] { $by } hat die Zeit dieser Runde beendet.
       *[overtime] { $by } hat die Nachspielzeit dieser Runde beendet.
    }
league-told-overtime-knockout = ⏳ Die Zeit dieser Runde ist um. Offene Partien haben noch bis { $until }; dann verliert kampflos, wer die eigene warten lässt.
