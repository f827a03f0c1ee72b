# Die Regeln von Confusion, wie sie hier gespielt werden: je Thema ein Titel und ein Text, höchstens 3.500 Zeichen.

confusion-topic-overview = Überblick
    .text =
        Ein Spiel mit verdeckten Zügen für zwei, Blau und Schwarz, von Robert Abbott. Jede Seite hat **zwölf Würfel**, und jeder zieht anders. Wie die gegnerischen ziehen, weißt du genau. **Wie deine eigenen ziehen, weißt du nicht:** Das musst du ausprobieren.

        - Du nennst einen Würfel und ein Feld. Das Spiel antwortet an Stelle der anderen Seite, und immer wahr: **erlaubt** oder **verboten**. Ein verbotener Zug wird zurückgenommen; in beiden Fällen ist danach die andere Seite dran.
        - Jede Antwort hören alle. Was daraus folgt, steht auf den Auswertungsformularen, die hier von selbst geführt werden.
        - Um den weißen **Puck** geht es: Wer ihn unter einem eigenen Würfel auf die gegnerische Grundreihe bringt und dort einen Antwortzug übersteht, gewinnt.

        Was nur du wissen darfst, bekommst du als Direktnachricht: die Zugdiagramme der gegnerischen Würfel und beide Formulare. Deine eigenen Typen bleiben dir bis zum Ende verborgen.

        Das Bild zeigt, was Blau sieht: wie die schwarzen Würfel ziehen, und von den eigenen nur die Buchstaben.

        Wo die Spielregel etwas offenlässt, gilt ein nummerierter Regelentscheid. Er steht überall dabei, wo er zählt, und ist unter *Regelentscheide* erklärt.

confusion-topic-board = Das Brett
    .text =
        Das Brett hat 11 × 11 Felder: Linien a bis k, von Blau aus gesehen von links nach rechts, und Reihen 1 bis 11 von Blau aus. Die **Grundreihe** von Blau ist die 1, die von Schwarz die 11. Der Puck liegt anfangs in der Mitte, auf `f6`. Blau beginnt.

        Jeder Würfel trägt einen Buchstaben-Chip, A bis L, den alle sehen, und hat einen verborgenen **Typ**, a bis l. Welcher Typ unter welchem Buchstaben steckt, wird für jede Seite ausgelost; jeder kommt genau einmal vor.

        ### Die Aufstellung
        - Blau: A bis G auf `c1` bis `i1`, H bis L auf `d2` bis `h2`.
        - Schwarz, von der eigenen Seite aus ebenso: A bis G auf `i11` bis `c11`, H bis L auf `h10` bis `d10`.

        Diese Felder sind wiederhergestellt, denn das Bild der Spielregel fehlt uns. Die Buchstaben stehen fest (Regelentscheid 7).

confusion-topic-types = Die zwölf Typen
    .text =
        Vor heißt: auf die gegnerische Grundreihe zu. Die Zahl ist die größte Weite, kürzer geht immer.

        - **a** 4: vor · wird umgewandelt
        - **b** 3: vor, schräg zurück
        - **c** 3: vor, zurück
        - **d** 2: vor, zurück, links, rechts
        - **e** 2: vor, schräg vor · wird umgewandelt
        - **f** 1: in alle acht Richtungen
        - **g** 1: vor, schräg vor, schräg zurück
        - **h** 1: links, rechts, schräg vor, schräg zurück
        - **i** 2: links, rechts, schräg vor · wird umgewandelt
        - **j** 2: schräg vor, schräg zurück
        - **k** 2: schräg vor, zurück
        - **l** 3: schräg vor · wird umgewandelt

        Die Typen a, e, i und l können überhaupt nicht zurück; eine Querlinie im Diagramm erinnert daran.

        ### Im Bild
        Die Würfel von Blau, wie Schwarz sie sieht: Vor heißt nach unten, auf Schwarz zu. Hier ist A ein a, B ein b und so fort. Pfeile zeigen die Richtungen, die Zahl die Weite. Wiederhergestellt, soweit die Spielregel es festlegt, sind c, e, g, h, j, k, l und die Weite von i; a, b, d und f stehen ganz im Text.

confusion-topic-turn = Ein Zug
    .text =
        Du nennst einen eigenen Würfel und ein Ziel: `H-e6`, oder mit Richtung `H V1`. Zuerst wird geprüft, was alle sehen können:

        - eine gerade Linie in einer der acht Richtungen, ein bis vier Felder weit, auf dem Brett;
        - alle Felder dazwischen sind frei, auch der liegende Puck versperrt den Weg;
        - auf dem Ziel steht kein eigener Würfel;
        - was mit dem Puck geschieht, ist möglich; siehe *Der Puck*.

        Stimmt davon etwas nicht, war es kein Zug: Es kostet nichts, und du erfährst, woran es liegt. Das gilt auch, wenn ein **umgewandelter oder aufgedeckter** Würfel für alle sichtbar nicht so ziehen kann (Regelentscheid 5).

        Erst dann antwortet der verborgene Typ. **Erlaubt:** Der Zug gilt. **Verboten:** Nichts bewegt sich. So oder so ist dein Zug vorbei.

        Aussetzen darfst du nicht. Wer keinen sichtbar möglichen Zug oder keinen Würfel mehr hat, wird von selbst übergangen (Regelentscheid 2).

        ### Beispiel
        Blau versucht `H-d3`, einen Schritt vor: verboten. H bleibt auf d2, und Schwarz ist am Zug.

confusion-topic-capture = Schlagen
    .text =
        Wer auf das Feld eines gegnerischen Würfels zieht, schlägt ihn; er kommt vom Brett. Wem er gehörte, erfährt seinen Typ nicht, falls er nicht schon bekannt war. Bis zum Ende der Partie bleibt er verborgen, dann wird alles gezeigt.

        Auf den Formularen behält ein geschlagener Würfel, was über ihn bekannt war, mehr nicht (Regelentscheid 1). Er zählt aber weiter mit: Auch sein Typ kommt kein zweites Mal vor.

        ### In der Schreibweise
        Auf dem Spielbogen steht hinter dem Feld ein `x` mit dem Buchstaben: `H-e6xC +`. Du darfst es mitschreiben; stimmt es nicht, kostet das nichts. Ein verbotener Versuch trägt kein `x`, denn er hat nichts geschlagen.

confusion-topic-puck = Der Puck
    .text =
        Ein Würfel, der auf dem Feld des Pucks steht, **kontrolliert** ihn. Auf einen freien Puck darf jeder Würfel ziehen, auf einen Puck unter einem gegnerischen auch: Der wird dabei geschlagen. Über den Puck hinweg zieht niemand.

        Ein Würfel, der den Puck kontrolliert, hat drei Möglichkeiten, jede nach seinem eigenen Typ:

        1. `H-e6`: Er zieht allein, der Puck bleibt liegen.
        2. `HP-e6`: Er nimmt den Puck mit.
        3. `P-e6`: Er bleibt stehen und spielt den Puck ab. Der Puck zieht so, wie der Würfel ziehen dürfte, über kein besetztes Feld hinweg. Er darf aber auf einem enden: Dann kontrolliert ihn der Würfel, der dort steht, ob eigener oder gegnerischer. Der Puck schlägt nicht.

        Bei den ersten beiden wird geschlagen wie immer. Auch der Puck ist nur ein Versuch: Ist er verboten, bleibt alles, wie es war, und die Antwort gilt dem Würfel.

confusion-topic-promotion = Umwandlung
    .text =
        Erreicht ein Würfel vom Typ a, e, i oder l die gegnerische Grundreihe, wird er sofort und für alle sichtbar **umgewandelt**: Von da an zieht er bis zu zwei Felder weit in jede Richtung. Welcher der vier er war, wird nicht gesagt.

        - Er muss selbst dorthin ziehen, mit oder ohne Puck, schlagend oder nicht. Wem dort nur der Puck zugespielt wird, der wird nicht umgewandelt.
        - Auch das Ausbleiben sagt etwas: Wer ankommt und nicht umgewandelt wird, ist weder a noch e, i oder l.
        - Antworten auf spätere Züge eines umgewandelten Würfels sagen nichts mehr über seinen Typ.

        ### Im Bild
        Ein umgewandelter Würfel hat einen goldenen Rand und acht Pfeile. Auf dem Spielbogen steht hinter der Antwort ein `^`: `HP-f11xC +^`.

confusion-topic-sheets = Auswertungsformulare
    .text =
        Ein Formular hat für jeden Würfel eine Spalte und für jeden Typ eine Zeile. Links stehen *Meine Würfel*, rechts *Fremde Würfel*: was die andere Seite über ihre eigenen wissen kann. Beides folgt allein aus dem, was alle gehört haben.

        - **Kreuz**: Was über diesen einen Würfel bekannt ist, schließt den Typ aus: jede Antwort auf einen Versuch mit ihm oder mit dem Puck unter ihm, die Umwandlung oder ihr Ausbleiben, das Aufdecken.
        - **Dünner Strich**: Der Typ ist nur deshalb unmöglich, weil jeder genau einmal vorkommt.

        Ein Typ bleibt genau dann übrig, wenn sich alle zwölf Typen so auf alle zwölf Buchstaben verteilen lassen, auch auf geschlagene, dass jede Antwort stimmt.

        Formulare bekommt jede Seite nur für sich. Sobald ihr euch einig seid, sehen sie alle: `/partie formulare` fragt die andere Seite. Für den Anfang ist das zu empfehlen.

        ### Beispiel
        Beide Formulare gehören Blau; die Rahmen sind, was Blau außerdem weiß: die Typen der schwarzen Würfel. Blau versucht `H-d3`: verboten. Sieben Typen könnten einen Schritt vor, sie sind gestrichen, fünf bleiben. Schwarz spielt `K-e9`: erlaubt. Dann geht `H-c2`, ein Schritt zur Seite: erlaubt. Drei weitere fallen weg, h und i bleiben. Ein Schritt schräg zurück oder zwei Schritte schräg vor oder zur Seite entscheiden zwischen ihnen.

confusion-topic-reveal = Aufdecken
    .text =
        Steht der Typ eines deiner Würfel fest, darfst du ihn aufdecken: `H=h`. Dann sehen alle sein Diagramm auf dem Brett. Am Spiel ändert das nichts, aber es erspart den Blick aufs Formular.

        - Aufdecken kannst du jederzeit, auch wenn du nicht am Zug bist, so viele Würfel, wie du willst, auch umgewandelte. Es kostet keinen Zug.
        - Gewährt wird es genau dann, wenn für diesen Würfel kein anderer Typ mehr übrig ist (Regelentscheid 6). Sonst sagt die Ablehnung nicht mehr, als auf deinem Formular steht.
        - Ein aufgedeckter Würfel kann sichtbar Unmögliches nicht mehr versuchen (Regelentscheid 5). Ein Würfel, dessen Typ feststeht, der aber nicht aufgedeckt ist, kann es, vergeblich: Das kostet den Zug.

confusion-topic-end = Das Ende
    .text =
        Endet ein Zug damit, dass der Puck auf einer Grundreihe unter einem **gegnerischen** Würfel liegt, hat die Seite, der die Grundreihe gehört, genau **einen Antwortzug**, ob erlaubt, verboten oder ausgesetzt. Liegt der Puck dann noch immer dort unter einem gegnerischen Würfel, hat die Gegenseite gewonnen. Hat die Antwort ihn geschlagen, geht die Partie weiter: Wer den Puck auf der eigenen Grundreihe kontrolliert, droht nichts.

        Wer der anderen Seite selbst zu dieser Stellung verhilft, also den Puck auf der eigenen Grundreihe einem gegnerischen Würfel zuspielt, gibt ihr erst noch einen gewöhnlichen Zug; liegt der Puck danach noch auf dieser Reihe unter einem gegnerischen Würfel, folgt der eine Antwortzug (Regelentscheid 3).

        ### Remis
        - im Einvernehmen;
        - nach **80 Zügen hintereinander**, beide Seiten zusammen, in denen nichts geschlagen wurde, der Puck weder Feld noch Würfel wechselte und kein Versuch ein Kreuz auf einem Formular brachte;
        - nach **600 Zügen** insgesamt (Regelentscheid 4).

        Solange ein gegnerischer Würfel den Puck auf einer Grundreihe kontrolliert, wartet das Remis. Aufgeben kannst du jederzeit. Am Ende werden beide Aufstellungen gezeigt.

confusion-topic-notation = Schreibweise
    .text =
        Hinter einem Strich steht ein Feld, hinter einem Leerzeichen eine Richtung mit Zahl:

        - `H-e6` H zieht nach e6; `HP-e6` mit dem Puck; `P-e6` der Puck allein
        - `H V1` ein Schritt vor; `K VR2` zwei schräg vor nach rechts; `HP L1`; `P Z2`
        - `H=h` H aufdecken

        Richtungen: **V** vor, **Z** zurück, **L** links, **R** rechts, dazu VL, VR, ZL, ZR; auch englisch F und B. Sie gelten so, wie du am Brett sitzt: Für Schwarz ist links die Seite der höheren Linien, `K L1` von e9 führt nach f9.

        `H-f1` ist also das Feld, `H F1` ein Schritt vor. Fehlt das Zeichen (`HF1`) oder ein Teil, frage ich nach.

        ### Ich lese großzügig
        Groß oder klein, Striche jeder Länge, Leerzeichen um sie herum: `h – E6` ist `H-e6`. Ein `x` mit Buchstaben darfst du hinter ein Feld schreiben: `H-e6xC`. Die Antwort nicht.

        Der Spielbogen ergänzt, was erst die Antwort zeigt: `H-e6 -` verboten, `HP-f11xC +^` erlaubt, geschlagen und umgewandelt. Ein Aussetzen steht als `pass` da.

        ### Das Brett als Text
        `^H` ist ein Würfel von Blau, `vH` einer von Schwarz, `o` der Puck, auch hinter dem Würfel, der ihn kontrolliert, `'` ein umgewandelter. Darunter: der letzte Versuch; je Seite, was du weißt (`A=h`, aufgedeckt `A=h!`, geschlagen `Ax`), `>` ist am Zug, `!` hat einen Antwortzug; die Züge ohne Fortschritt und alle Züge; zuletzt die Formulare: `#` Kreuz, `-` dünner Strich.

confusion-topic-rulings = Regelentscheide
    .text =
        ### Regelentscheid 1: Geschlagene Würfel
        Ihr Typ wird der eigenen Seite nicht bekannt; was vorher bekannt war, geht nicht verloren.
        ### Regelentscheid 2: Aussetzen
        Wer keinen sichtbar möglichen Zug oder keinen Würfel mehr hat, setzt aus, und das Spiel tut es von selbst. Sonst darf niemand aussetzen.
        ### Regelentscheid 3: Zugespielter Puck
        Bringt eine Seite durch den eigenen Zug die andere in die Gewinnstellung, hat diese erst einen gewöhnlichen Zug. Liegt der Puck dann noch unter einem gegnerischen Würfel auf derselben Reihe, auf diesem oder einem anderen Feld, folgt der eine Antwortzug.
        ### Regelentscheid 4: Remis
        Nach 80 Zügen hintereinander (beide Seiten zusammen, Aussetzen zählt mit), in denen kein Würfel geschlagen wurde, der Puck weder sein Feld noch den Würfel wechselte, der ihn kontrolliert, und durch keinen Versuch ein Kreuz auf ein Formular kam, sei es durch die Antwort, die Umwandlung oder ihr Ausbleiben; Aufdecken zählt nicht. Und nach 600 Zügen insgesamt. Solange ein gegnerischer Würfel den Puck auf einer Grundreihe kontrolliert, wartet das Remis.
        ### Regelentscheid 5: Sichtbar Unmögliches
        Kann ein umgewandelter oder aufgedeckter Würfel für alle sichtbar nicht so ziehen, wird der Versuch ohne Kosten abgelehnt. Steht ein Typ fest, ohne aufgedeckt zu sein, kostet der vergebliche Versuch den Zug.
        ### Regelentscheid 6: Aufdecken
        Das Spiel gewährt es an Stelle der anderen Seite genau dann, wenn kein anderer Typ übrig ist; es kostet keinen Zug.
        ### Regelentscheid 7: Aufstellung
        Die Buchstaben stehen auf festen Feldern; am Tisch darf man Würfel und Chips frei anordnen, was nichts ändert. Geschlagene Typen bleiben bis zum Ende verborgen, dann wird alles gezeigt.

        ### Wiederhergestellt
        Die Bilder mit den Zugdiagrammen und der Aufstellung fehlen uns. Sie sind ergänzt, soweit der Text sie festlegt.
