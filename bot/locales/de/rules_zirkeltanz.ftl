# Die Regeln von Zirkeltanz, wie sie hier gespielt werden: je Thema ein Titel und ein Text, höchstens 3.500 Zeichen.

zirkeltanz-topic-overview = Überblick
    .text =
        Ein Spiel für zwei, Blau und Gelb, von E. Weinert, V. Krasteva und C. Niebel. Ein Spielbrett gibt es nicht: Kreise liegen Kante an Kante auf einer offenen Ebene und tanzen von Nachbar zu Nachbar. Wer als Erstes irgendeinen Teil des gegnerischen roten **Lebenskreises** überdeckt, gewinnt.

        - Jede Seite hat zehn **Nummernkreise**, je zwei von 1 bis 5; je größer die Zahl, desto größer der Kreis. Sie heißen 1a, 1b, 2a und so weiter bis 5b.
        - Ihr stellt beide verdeckt auf, jede Seite in ihrer Hälfte.
        - Der Würfel sagt, welche Nummer ziehen muss. Ein Kreis wird aufgenommen und woanders angelegt, an einen Kreis der eigenen Farbe mit einer **Nachbarzahl**.
        - Bei einer 6 versetzt du einen gegnerischen Kreis.
        - Es besteht Zugzwang; geht gar nichts, musst du aussetzen.

        Der Lebenskreis von Blau liegt unten, der von Gelb oben; Richtungen und Koordinaten gelten für beide Seiten so, wie sie im Bild stehen.

        Die Maße der Spielregel sind verloren, und einiges lässt sie offen. Dort gelten wiederhergestellte Maße und nummerierte Regelentscheide, erklärt unter *Regelentscheide*.

zirkeltanz-topic-measures = Maße
    .text =
        Alle Längen sind in Einheiten. Gemessen wird auf ein Millionstel genau, damit eine Berührung für alle eine Berührung ist.

        - Nummernkreis 1 bis 5: Radius 1 bis 5
        - Lebenskreis: Radius 2, bei Blau um (0, -22), bei Gelb um (0, 22)
        - **Strafraum** darum: Radius 6
        - zwischen den Rändern der beiden Lebenskreise: vier Kreise der Größe 5, also 40
        - Mittellinie: y = 0; die Ebene hat keinen Rand

        Zwei Kreise *berühren* sich, wenn der Abstand ihrer Mittelpunkte höchstens zwei Millionstel von der Summe der Radien abweicht; ist er noch kleiner, *überdecken* sie sich. Kantenkontakt ist überall erlaubt, Überdecken von Nummernkreisen nie.

        Das Bild zeigt Koordinaten am Rand, einen Maßstab und die Windrose: 0° ist oben, 90° rechts, 180° unten, 270° links.

zirkeltanz-topic-setup = Grundaufstellung
    .text =
        Beide legen ihre zehn Kreise verdeckt und gleichzeitig (**Regelentscheid 1**). Niemand sieht etwas von der anderen Seite, bevor beide fertig sind.

        Jeder Kreis liegt
        - ganz in der eigenen Hälfte; die Mittellinie darf er berühren,
        - nicht im eigenen Strafraum,
        - nicht über einem anderen Kreis. Berühren muss er keinen.
        - Keine Koordinate eines Mittelpunkts ist größer als 60 (**Regelentscheid 7**). Im Spiel gibt es einen solchen Rand nicht mehr.

        ### So geht es
        `aufstellung mauer` legt alle zehn. Es gibt Mauer, Pfeil, Fächer, Ring, Phalanx und Zange; für Gelb werden sie an der Mittellinie gespiegelt. `5a(12.5,-7)` legt einen einzelnen Kreis, mehrere dürfen in einer Zeile stehen: `5a(12.5,-7), 4a(2,-5)`. Geprüft werden sie zusammen mit allem, was schon liegt; stimmt etwas nicht, ändert sich nichts. `fertig` braucht alle zehn Kreise und gilt endgültig.

        Dann würfelt jede Seite einmal, bei Gleichstand noch einmal; die höhere Zahl fängt an. Für den ersten Zug zählen diese Würfe nicht.

zirkeltanz-topic-turn = Ein Zug
    .text =
        Gewürfelt wird zu Beginn deines Zuges.

        - **1 bis 5**: Du musst einen deiner beiden Kreise mit dieser Nummer legen.
        - **6**: Du musst einen gegnerischen Kreis versetzen; siehe *Eine Sechs*.

        Ist kein Zug möglich, setzt du aus; das Spiel merkt es von selbst und schreibt `-` auf den Spielbogen. Ist einer möglich, musst du ziehen.

        ### Einen Platz finden
        Der Zugbaukasten und `/warum` zeigen ein Bild mit den **Bögen**, auf denen der Mittelpunkt der gewürfelten Kreise liegen darf, und mit nummerierten **Winkeln**: Plätzen, die zwei Dinge berühren. Vorn steht, was gewinnt, dann, was dem gegnerischen Lebenskreis am nächsten kommt. Nach Kreis und Nachbar kannst du auch eine Richtung wählen und sie in kleinen Schritten drehen.

zirkeltanz-topic-neighbours = Nachbarzahlen
    .text =
        Nachbarzahlen sind die um eins kleinere und die um eins größere Zahl. Einen Kreis 6 gibt es nicht, deshalb sind 5 und 1 einander Nachbarn.

        - 1: 2 und 5
        - 2: 1 und 3
        - 3: 2 und 4
        - 4: 3 und 5
        - 5: 4 und 1

        Dass auch eine 1 an eine 5 darf, ist **Regelentscheid 2**: Die Spielregel sagt es nur von der 5.

        Nachbarn sind nur Kreise in der *Farbe des gelegten Kreises*. Einen davon muss er berühren; andere darf er außerdem berühren (**Regelentscheid 6**).

zirkeltanz-topic-laying = Einen Kreis legen
    .text =
        Der gelegte Kreis

        1. **berührt** mindestens einen Kreis seiner Farbe mit einer Nachbarzahl;
        2. bedeckt **nichts mehr von seiner alten Fläche**. Berühren darf er sie, und beim selben Nachbarn darf er bleiben;
        3. **überdeckt keinen Nummernkreis**, gleich welcher Farbe;
        4. überdeckt nicht den **Strafraum seiner eigenen Farbe**. Den gegnerischen darf er;
        5. überdeckt bei einer Sechs nicht den Lebenskreis der Seite, die ihn legt (**Regelentscheid 3**).

        Kein Kreis wird verschoben; alle anderen bleiben liegen. Der Kreis wird aufgenommen, also hält ihn unterwegs nichts auf, auch kein geschlossener Ring um den neuen Platz (**Regelentscheid 5**).

zirkeltanz-topic-six = Eine Sechs
    .text =
        Bei einer 6 musst du einen *gegnerischen* Kreis versetzen, irgendeinen der zehn. Für ihn gelten alle Regeln, als zöge seine eigene Seite: Er kommt an einen Nachbarn *seiner* Farbe, verlässt seine alte Fläche und bleibt aus *seinem* Strafraum.

        Deinen Lebenskreis darf er dabei nicht überdecken: Niemand gewinnt im Zug des anderen (**Regelentscheid 3**). Das zählt auch für die Frage, ob überhaupt ein Zug möglich ist.

        In der Schreibweise bezeichnet `!` gegnerische Kreise: `!5b@!1a:90`. Vor dem gelegten Kreis und seinem Nachbarn darfst du es bei einer Sechs weglassen. Beim zweiten Kreis zählt es immer: In `3a@4b+2a` ist die 2a deine, in `3a@4b+!2a` die gegnerische.

zirkeltanz-topic-end = Das Ende
    .text =
        Die Partie endet,

        1. wenn du einen eigenen Kreis so legst, dass er **einen Teil des gegnerischen Lebenskreises überdeckt**. Berühren genügt nicht. Dann hast du sofort gewonnen;
        2. wenn eine Seite **aufgibt** oder beide sich auf ein Remis einigen;
        3. falls die Partie mit einer **Höchstzahl von Zügen** begonnen wurde (**Regelentscheid 4**): Sind so viele Züge beider Seiten zusammen gespielt, ausgesetzte mitgezählt, und niemand hat gewonnen, endet sie unentschieden. Ohne eine solche Zahl geht sie weiter, bis jemand gewinnt.

zirkeltanz-topic-notation = Schreibweise
    .text =
        - `3a@4b:120` legt 3a an 4b, in Richtung 120° von 4b aus: 0 ist oben, im Uhrzeigersinn, höchstens sechs Nachkommastellen
        - `3a@4b+2a` legt 3a in den Winkel, der beide berührt. Höchstens zwei solche Plätze gibt es: `<` liegt links, `>` rechts vom Weg von 4b nach 2a, wie in `3a@4b+2a>`. Das Zeichen brauchst du nur, wenn beide erlaubt sind
        - statt des zweiten Kreises auch: `+strafraum` (der in der Farbe des gelegten Kreises), `+alt` oder der gelegte Kreis selbst (der Platz, den er verlässt) und bei einer Sechs `+leben` (dein Lebenskreis)
        - `!` bezeichnet gegnerische Kreise; siehe *Eine Sechs*

        Der Kreis hinter `@` muss ein Nachbar sein. Passt der gelegte Kreis genau zwischen die beiden Dinge, gibt es nur einen Platz, ohne `<` und `>`.

        ### Einrasten
        Eine Richtung, deren Platz erlaubt ist, gilt so, wie sie dasteht. Ist er es nicht und liegt ein erlaubter Winkel weniger als 0,05° daneben, gilt der Winkel; die Antwort nennt ihn.

        ### Ich lese großzügig
        Große Buchstaben, Leerzeichen, überzählige Kommas, `120°`, Dezimalkomma in Richtungen. In Koordinaten trennt das Komma; mit Strichpunkt sind Kommas dezimal: `5a(12,5;-7)`. Auch die englischen Wörter gehen: `formation`, `ready`, `area`, `old`, `life`.

        ### Der Spielbogen
        Es hat eine Zeile pro Zug und hinter jedem den Mittelpunkt in millionstel Einheiten: `3a@4b:120 = (20062178,-8000000)`. Der Mittelpunkt allein sagt, wo der Kreis liegt; er wird nie neu berechnet. Du tippst ihn nicht.

        ### Das Brett als Text
        Die Kreise von Blau sind mit `=` gefüllt, die von Gelb mit `#`; `*` sind Lebenskreise, `.` Strafräume. Darunter stehen alle Mittelpunkte; `>` ist am Zug, der Wurf steht in Klammern.

zirkeltanz-topic-rulings = Regelentscheide
    .text =
        ### Regelentscheid 1: Aufgestellt wird verdeckt
        Die Spielregel lässt beide frei aufstellen und sagt nicht, wer zuerst. Also tun es beide gleichzeitig und verdeckt und zeigen es, wenn beide fertig sind.

        ### Regelentscheid 2: 1 und 5 sind einander Nachbarn
        Dass eine 5 an eine 1 darf, steht in der Spielregel; von der 1 schweigt sie. Wir nehmen Nachbarschaft als gegenseitig.

        ### Regelentscheid 3: Niemand gewinnt im Zug des anderen
        Ein bei einer Sechs versetzter Kreis darf den Lebenskreis der Seite nicht überdecken, die ihn legt.

        ### Regelentscheid 4: Kein anderes Ende
        Die Partie endet durch Überdecken, Aufgabe oder Einigung. Eine Partie kann eine Höchstzahl von Zügen haben; für Ligen sind 300 gut. Ist sie erreicht, endet die Partie unentschieden.

        ### Regelentscheid 5: Kreise werden aufgenommen
        Was zwischen dem alten und dem neuen Platz liegt, spielt keine Rolle.

        ### Regelentscheid 6: Ein Nachbar genügt
        Ein Nachbar muss berührt werden. Jede andere Berührung, gleich welcher Farbe, ist bloßer Kantenkontakt und erlaubt.

        ### Regelentscheid 7: Ein Rand für die Aufstellung
        Beim Aufstellen ist kein Mittelpunkt in x oder y weiter als 60 Einheiten von der Mitte entfernt.

        ### Wiederhergestellt
        Alle Maße stammen von uns, denn die Bilder der Spielregel sind verloren; nur der Abstand von vier Kreisen der Größe 5 ist ihr eigener. Gewählt sind sie so, dass niemand aus eigener Kraft in zwei Zügen gewinnt, eine Partie etwa 17 bis 57 Züge dauert, kaum je ausgesetzt wird und der Anfang kaum zählt.
