# Saisons mit Mannschaften.

refused-bad-season-rules-boards = Ein Mannschaftskampf hat { $least } bis { $most } Bretter.
refused-bad-season-rules-captains = Wer für eine Mannschaft spielt, entscheidet, wer sie führt.
refused-bad-lineup-name = Eine Mannschaft braucht einen Namen, den in der Saison keine andere hat.
refused-bad-lineup-plays = Darunter ist jemand, der in dieser Saison schon spielt.
refused-bad-lineup-many = Eine Mannschaft hat mit den Eingeladenen höchstens { $most ->
        [one] { $most } Mitglied
       *[other] { $most } Mitglieder
    }.
refused-bad-lineup-members = Diese Person ist nicht in deiner Mannschaft.
refused-bad-lineup-first = Dieses Mitglied spielt schon am ersten Brett.
refused-bad-lineup-limit = { $upper } kann nicht vor { $lower } spielen: Der Unterschied der Wertungszahlen wäre größer als { $limit }.
refused-bad-lineup-nothing = So ist es schon.
refused-bad-lineup-board = An diesem Brett läuft keine Partie deiner Mannschaft.
refused-bad-lineup-bench = Von der Ersatzbank ist in diesem Kampf niemand frei.
refused-not-captain = Das kann nur, wer die Mannschaft führt: { $captain }.
refused-no-such-team = Diese Mannschaft gibt es nicht mehr, oder sie hat dich nicht eingeladen.
league-draft-format-teams = Mannschaften, alle gegen alle
league-boards-menu = Wie viele Bretter hat ein Mannschaftskampf?
league-draft-boards = { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    } je Mannschaftskampf
league-team-limit-menu = Wie frei ist die Aufstellung?
league-draft-team-limit =
    { $count ->
        [9999] Die Reihenfolge der Bretter ist frei
       *[other] Niemand vor jemandem, der um mehr als { $count } stärker ist
    }
league-plays-teams = **{ $game }**, Mannschaften, jede gegen jede
league-rules-divisions-teams = Ein Spieltag folgt auf den anderen, zusammen { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }. Die Plätze wechseln von Brett zu Brett; vor jedem Spieltag stellt der Mannschaftsführer auf, und für wen fehlt, spielt die Ersatzbank.
league-rules-points-teams = Mannschaftspunkte: gewonnen { $win }, unentschieden { $draw }, verloren 0. Ein gewonnenes Brett ist ein Brettpunkt, ein Remis ein halber.
league-told-started-teams = ▶️ Die Saison hat begonnen. Wer an welchem Brett spielt, steht fest, sobald ein Spieltag beginnt; die Partien beginnen von selbst.
team-line = **{ $team }**: { $members }
team-line-bench = Ersatzbank: { $members }
team-line-invited = eingeladen: { $members }
team-line-lacking =
    { $count ->
        [one] eine Person fehlt noch
       *[other] { $count } fehlen noch
    }
team-captain = { $person } (führt)
team-missing = { $person } (fehlt)
team-own = Der Mannschaftsführer stellt auf und lädt ein. Kannst du an den nächsten Spieltagen nicht, sag es hier; dann spielt die Ersatzbank.
team-own-captain = Du führst die Mannschaft: Was du hier wählst, gilt für die Spieltage, die noch nicht begonnen haben. Niemand darf vor jemandem spielen, dessen Wertungszahl um mehr als { $limit } höher ist.
team-menu-up = Wer spielt ein Brett weiter vorn?
team-menu-missing = Wer kann an den nächsten Spieltagen nicht?
team-menu-there = Wer kann wieder spielen?
team-menu-captain = Wer führt die Mannschaft von jetzt an?
team-menu-step = An welchem Brett spielt die Ersatzbank weiter?
team-board = Brett { $number } (Begegnung { $fixture })
team-meeting = **Spieltag { $round }** · { $first } – { $second } · **{ $score }**
team-form = Eine Mannschaft gründen
    .name = Name der Mannschaft
    .members = Wen lädst du ein?
    .hint = Alle werden gefragt; du kannst später noch einladen
team-invite-form = In die Mannschaft einladen
team-leave-ask = Du verlässt deine Mannschaft: Wo du gerade spielst, spielt die Ersatzbank weiter, wenn jemand frei ist; sonst ist das Brett verloren, wenn deine Zeit abläuft. Führst du die Mannschaft, folgt das nächste Brett; mit dem letzten Mitglied geht die Mannschaft.
team-declined = In Ordnung, du bist nicht dabei.
team-left = Du hast deine Mannschaft verlassen: { $season }.
button-team-found = Mannschaft gründen
button-team-show = Meine Mannschaft
button-team-invite = Einladen
button-team-leave = Mannschaft verlassen
button-team-missing = Ich kann nicht
button-team-there = Ich kann wieder
button-team-join = Bei { $team } mitspielen
button-team-decline = Lieber nicht
team-told-named = 👥 { $person } hat die Mannschaft { $team } gegründet.
team-told-invited = { $person }, spielst du für { $team }?
team-told-left = { $person } hat { $team } verlassen.
team-told-captain = { $person } führt jetzt { $team }{ $reason ->
        [silent] : Von der Person davor kam nichts mehr.
       *[other] .
    }
team-told-round = ▶️ **Spieltag { $round } beginnt:**
team-told-board = Brett { $board }: { $players }
team-told-stepped = 🔁 { $person } spielt für { $team } in Begegnung { $number } weiter{ $why ->
        [silent] , wo lange niemand gezogen hat oder jemand gegangen ist.
       *[other] .
    }
team-told-missing = Begegnung { $number }: kampflos verloren für { $teams }, weil niemand da war.
