# Die Lektion zu Zirkeltanz (games/zirkeltanz/lessons.py): je Schritt zwei Sätze, Aufgabe und Hilfen.

learn-zirkeltanz-aim = Ein Brett gibt es nicht, nur eine Ebene mit zehn Kreisen jeder Seite, nach Größe von 1 bis 5 nummeriert. Unten liegt der rote Lebenskreis von Blau, oben der von Gelb, jeder mitten in seinem Strafraum.
    .title = Die Ebene
    .task = Du bist Blau. Was muss einer deiner Kreise überdecken, damit du gewinnst?
    .hint = Was überdeckt werden muss, ist klein und rot und bewegt sich nie.
    .answer-area = Den Strafraum von Gelb
    .answer-life = Den Lebenskreis von Gelb
    .answer-largest = Den größten Kreis von Gelb
    .hint-area = Der Strafraum hält nur die Kreise der eigenen Farbe fern. Was er schützt, liegt in seiner Mitte.
    .hint-largest = Nummernkreise dürfen einander nie überdecken, gleich welcher Farbe. Such das Herz.

learn-zirkeltanz-formation = Zuerst legen beide Seiten verdeckt ihre zehn Kreise, jede in ihrer Hälfte, außerhalb des eigenen Strafraums und ohne Überdecken. Eine Zeile erledigt alles: `aufstellung` und eines der Wörter mauer, pfeil, fächer, ring, phalanx, zange.
    .title = Die Grundaufstellung
    .task = Leg alle zehn Kreise mit einer Aufstellung.
    .hint = Schreib `aufstellung` und einen Namen oder wähl eine aus dem Menü.
    .hint-some = Der Kreis liegt gut, aber es fehlen noch neun. Eine Aufstellung legt alle zehn auf einmal.

learn-zirkeltanz-change = Eine Aufstellung ist nur ein Anfang: `5a(12.5,-7)` legt einen einzelnen Kreis neu, mit dem Mittelpunkt bei x = 12,5 und y = -7. Am Rand des Bildes stehen die Koordinaten; als Blau liegst du unter der 0.
    .title = Koordinaten
    .task = Zieh die markierte 3a zurück, sodass ihr Mittelpunkt bei y = -10 oder tiefer liegt.
    .hint = Lass x, wie es ist, ungefähr -21, und wähl y zwischen -10 und -20: Kreis, Klammer, x, Komma, y, Klammer.
    .hint-first = `fertig` würde deine Grundaufstellung endgültig beenden. Verschieb erst 3a: ihr Name, dahinter zwei Zahlen in Klammern.
    .hint-other = 3a liegt nicht da, wo sie soll, oder es hat sich mehr verschoben als 3a. Leg nur 3a, mit einem y von -10 oder tiefer.
    .done = In einer Partie würdest du jetzt mit `fertig` abschließen. Dann liegen beide Grundaufstellungen offen, und die Würfel sagen, wer anfängt.

learn-zirkeltanz-lay = Zu Beginn deines Zuges wird gewürfelt: Bei einer 2 musst du eine deiner beiden Zweien legen. Der Kreis wird aufgenommen und so gelegt, dass er einen Kreis deiner Farbe mit einer Nachbarzahl berührt, bei einer 2 also eine 1 oder eine 3.
    .title = Ein Zug
    .task = Leg eine deiner Zweien an eine 3. `2a@1a:180` würde 2a an 1a legen, in Richtung 180°.
    .hint = Die Windrose im Bild zeigt die Richtungen: 0 ist oben, 90 rechts. Über 3a ist Platz.
    .hint-other = Sie liegt damit an einer 1. Schreib hinter das `@` eine 3.

learn-zirkeltanz-five-one = Die Reihe der Zahlen ist ein Ring: Einen Kreis 6 gibt es nicht, deshalb sind 5 und 1 einander Nachbarn. Das macht deine kleinen Einsen flink, denn um eine große 5 herum kommen sie weit.
    .title = Fünf und eins
    .task = Du hast eine 1 gewürfelt: Leg eine deiner Einsen an eine 5.
    .hint = Über deinen Kreisen 5a und 5b ist Platz: Richtung 0.
    .hint-two = 1 und 2 sind Nachbarzahlen. Hier soll die 1 aber eine 5 berühren: `1a@5a:` und eine Richtung.

learn-zirkeltanz-nook = Für einen Platz, der zwei Dinge berührt, brauchst du keine Richtung auszurechnen: `@` nennt den Nachbarn, `+` das zweite. Sind beide Seiten frei, heißt `<` links und `>` rechts vom Weg vom ersten zum zweiten.
    .title = Winkel
    .task = Leg eine 2 in den Winkel zwischen deiner 3a und deiner 5a.
    .hint = Hinter `@` muss 3a stehen, denn 5 ist keine Nachbarzahl von 2. Hinter das `+` kommt 5a.
    .hint-one = Das berührt nur einen davon oder ein anderes Paar. Schreib `+5a` statt einer Richtung: erst 3a, dann 5a.

learn-zirkeltanz-around = Ein gelegter Kreis darf beim selben Nachbarn bleiben, aber er muss seine alte Fläche ganz verlassen: Berühren darf er sie, bedecken nicht. Das ist der Fehler, den am Anfang alle machen: einen Kreis nur ein wenig zu drehen.
    .title = Weg von der alten Fläche
    .task = Du hast eine 4 gewürfelt: Nimm deine 4b und leg sie wieder an 5b.
    .hint = Jetzt liegt 4b von 5b aus bei etwa 90°. Dreh sie um gut 60° nach oben oder schreib `+alt`: Dann berührt sie ihre alte Fläche gerade noch.
    .hint-other = Das ist ein anderer Kreis oder ein anderer Nachbar. Gemeint sind die beiden markierten Kreise: `4b@5b`.

learn-zirkeltanz-advance = Was auf dem Weg liegt, spielt keine Rolle, denn Kreise werden aufgenommen; es zählt nur, wo sie landen. Der Strafraum von Gelb steht dir offen, dein eigener nicht.
    .title = Über die Mitte
    .task = Du hast eine 5 gewürfelt: Leg eine deiner Fünfen so, dass ihr Mittelpunkt jenseits der Mittellinie liegt.
    .hint = Deine 4b ist schon über der Mittellinie, und 4 ist eine Nachbarzahl von 5.
    .hint-home = Der Kreis bleibt zu Hause. Deine 4b liegt weit vorn: Leg die 5 an ihre Oberseite.

learn-zirkeltanz-six = Bei einer 6 musst du einen gegnerischen Kreis versetzen, nach den Regeln, die für ihn gelten: an einen Nachbarn seiner Farbe. `!` bezeichnet, was Gelb gehört, `!1a@!2a:0` versetzt also die 1a von Gelb.
    .title = Eine Sechs
    .task = Die 5a von Gelb ist dir nahe gekommen. Schick sie weg.
    .hint = 5 geht an 4 oder 1. Die 1b von Gelb liegt weit weg am rechten Rand.
    .hint-other = Das ist ein Kreis von Gelb, aber nicht der, der dich bedroht. Versetz `!5a`.

learn-zirkeltanz-win = Den Lebenskreis zu berühren genügt nicht: Ein Teil davon muss überdeckt sein. Sobald dein Kreis ihn überdeckt, hast du gewonnen.
    .title = Gewinnen
    .task = Du hast eine 4 gewürfelt, und deine 5a liegt vor dem Lebenskreis von Gelb. Gewinn.
    .hint = Von 5a aus liegt das Herz ein wenig rechts von ganz oben. Richtung 0 ist oben, und es geht im Uhrzeigersinn weiter.
    .hint-short = Der Lebenskreis bleibt frei. Leg eine 4 fast genau über 5a an.
    .done = Im Zugbaukasten steht ein Platz, der gewinnt, immer an erster Stelle.
