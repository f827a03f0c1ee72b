# Die Regeln von Colliding Circles, wie sie hier gespielt werden: je Thema ein Titel und ein Text, höchstens 3.500 Zeichen.

colliding_circles-topic-overview = Überblick
    .text =
        Ein Würfelspiel für zwei, Rot und Schwarz, von Graham Lipscomb. Das Brett füllt sich mit Würfeln, und wo sechs davon einen **Kreis** schließen, gewinnt eine Seite dessen Punkte: die mit mehr Augen im Kreis, egal, wer den letzten Würfel gesetzt hat. Wer am Ende mehr Punkte hat, gewinnt.

        - Jede Seite hat 28 Würfel. Fünf davon, schon geworfen, sind deine **Hand**; die übrigen warten im **Lager**. Alles liegt offen.
        - Ein **Zug** ist eine Zeile mit bis zu drei Aktionen: Ein **Manöver** bewegt einen Würfel auf dem Brett, eine **Platzierung** bringt einen aus der Hand dazu, und zum Schluss kommt eine zweite Platzierung oder ein **Neuwurf**. Jede davon darfst du weglassen.
        - Würfel auf benachbarten Feldern unterscheiden sich um genau 1, wobei auch 6 und 1 als Nachbarn gelten. Auf dieser **Angrenzungsregel** beruht das ganze Spiel.
        - Neue Würfel fallen erst ganz am Ende eines Zuges. Du siehst also immer, was dein Gegenüber als Nächstes tun kann: Das Glück liegt zwischen den Zügen, nie mittendrin.
        - Ein Kreis zählt als **Wolf** 5 Punkte, als **Fuchs** 3 und als **Gans** 1. Der Stand wird als Rot/Schwarz geschrieben, zum Beispiel `5/0`.

        Wo die Spielregel etwas offenlässt, gilt ein nummerierter Regelentscheid. Er steht überall dabei, wo er zählt, und ist unter *Regelentscheide* erklärt.

colliding_circles-topic-board = Das Brett
    .text =
        54 **Felder** liegen um 19 **Zentren**. Ein Feld heißt nach Spalte und Reihe:

        `A3`–`A9` · `B2`–`B10` · `C1`–`C11` · `D1`–`D11` · `E2`–`E10` · `F3`–`F9`

        Ein Zentrum liegt zwischen zwei Spalten und trägt beide Buchstaben: `CD6` ist die Mitte des Bretts. Von links nach rechts:

        `AB4 AB6 AB8` · `BC3 BC5 BC7 BC9` · `CD2 CD4 CD6 CD8 CD10` · `DE3 DE5 DE7 DE9` · `EF4 EF6 EF8`

        Ein **Kreis** besteht aus den sechs Feldern um ein Zentrum: drei in der linken Spalte und drei in der rechten, jeweils in der Reihe des Zentrums und in den beiden daneben. BC7 ist, einmal herum, B6, B7, B8, C8, C7, C6.

        Die **Nachbarn** eines Feldes sind
        - die nächsten Felder darüber und darunter in seiner Spalte und
        - ein Feld derselben Reihe in einer Spalte daneben: A–B, C–D und E–F hängen in ungeraden Reihen zusammen, B–C und D–E in geraden.

        C6 hat also die Nachbarn C5, C7 und B6. Die 18 Felder, die nur zu einem Kreis gehören, haben zwei Nachbarn, alle anderen drei.

        Die Felder des Mittelkreises tragen **aufgedruckte Zahlen**: C5 = 4, C6 = 5, C7 = 6, D7 = 1, D6 = 2, D5 = 3. Sie zählen nur, wenn ein Würfel abseits aller anderen anzieht; siehe *Platzierung*.

colliding_circles-topic-turn = Ein Zug
    .text =
        In deinem Zug tust du höchstens je eines, in dieser Reihenfolge:

        1. **Manöver**: einen Würfel auf dem Brett, deinen oder einen gegnerischen, auf ein freies Feld bewegen;
        2. **Platzierung**: einen Würfel aus der Hand auf ein freies Feld setzen;
        3. **zweite Platzierung oder Neuwurf** eines Würfels aus der Hand.

        Jedes davon darfst du weglassen, auch alle drei: Dann setzt du aus (`aussetzen`). Der ganze Zug ist eine Zeile, zum Beispiel `B6-A7, 6*B6, 1*B7`. Die Aktionen gelten der Reihe nach, so wie du sie schreibst, jede auf dem Brett, das die vorige hinterlassen hat.

        ### Der Wurf
        Gewürfelt wird, wenn die Zeile fertig ist: zuerst der Würfel, den du neu wirfst, dann für jeden platzierten einer aus dem Lager, solange es reicht. Was du platzierst, kommt immer aus der Hand, die du vor dir siehst, nie aus den neuen Würfeln.

        ### Das Anziehen
        Rot zieht an, und zwar mit genau einer Platzierung: auf ein Feld des Mittelkreises CD6, mit einem Würfel, der die dort aufgedruckte Zahl zeigt. Dieser Zug darf nicht ausfallen, und ein passender Würfel ist immer da, denn alle sechs Zahlen sind aufgedruckt.

        ### Beispiel
        Rot hat 5 5 4 2 1 und zieht mit `5*C6` an; auch `4*C5`, `2*D6` oder `1*D7` wären möglich. Rot würfelt einmal, im Lager sind statt 23 noch 22. Schwarz hat 6 4 4 3 1, antwortet mit `6*C5, 4*C7`, würfelt zweimal und hat noch 21.

colliding_circles-topic-adjacency = Angrenzungsregel
    .text =
        Würfel auf benachbarten Feldern unterscheiden sich um genau 1. **6 und 1 gelten als Nachbarn**: Eine 6 darf neben einer 5 oder einer 1 liegen.

        Die Regel gilt
        - für jeden Würfel, der neben mindestens einen anderen gesetzt wird,
        - für jedes Feld auf dem Weg eines Manövers, auch für das letzte.

        ### Beispiel
        Neben eine 5 allein passen 4 und 6. Zwischen 5 und 3 passt nur eine 4, zwischen 5 und 1 nur eine 6. Zwischen 1, 3 und 5 passt nichts: Ein solches Feld ist ein *Loch*.

        ### Was daraus folgt
        Von zwei Nachbarn ist einer gerade und einer ungerade. Jedes Feld nimmt also vom ersten bis zum letzten Würfel entweder nur gerade oder nur ungerade Zahlen auf, und welche, das sagen die aufgedruckten Zahlen. Deshalb wachsen auch Gebiete, die getrennt begonnen haben, immer passend zusammen. Und weil in jedem Kreis drei gerade und drei ungerade Würfel liegen, ist die Summe seiner Augen ungerade: Ein Kreis geht nie unentschieden aus.

colliding_circles-topic-manoeuvre = Manöver
    .text =
        `C6-C5` bewegt den Würfel von C6 nach C5. Du darfst jeden Würfel bewegen, eigene und gegnerische, aber nur einen und nur zu Beginn deines Zuges.

        - Der Würfel geht Schritt für Schritt über benachbarte freie Felder, und jeder Schritt ändert ihn um eins: **Eigene verlieren ein Auge, gegnerische gewinnen eines**, nie unter 1 und nie über 6. Deine eigenen Einsen und die Sechsen der Gegenseite bleiben also, wo sie sind.
        - Auf jedem Feld des Weges, auch auf dem letzten, muss er mit der Zahl, die er dort zeigt, der Angrenzungsregel genügen. Das Feld, von dem er kommt, gilt dabei als leer.
        - Er betritt kein Feld zweimal und kehrt nicht auf sein Startfeld zurück.
        - Er darf abseits aller anderen Würfel stehen bleiben; aufgedruckte Zahlen spielen dabei keine Rolle.
        - Ein Würfel in einem vollständigen Kreis der Gegenseite ist **festgesetzt**: Du darfst ihn nicht bewegen. Eigene Kreise darfst du aufbrechen; siehe *Kreise und Punkte*.
        - Ein Manöver kann Kreise schließen, für dich oder für die Gegenseite.

        ### Zwei Wege, zwei Zahlen
        Verschieden lange Wege führen mit verschiedenen Zahlen auf dasselbe Feld. Steht keine Zahl dabei, ist der kürzeste erlaubte Weg gemeint; jede andere Zahl gehört in Klammern. Nimm deine eigene 6 auf D4: `D4-E3` führt über E4 und macht sie zur 4, `D4-E3(2)` führt über D3, D2 und E2 und macht sie zur 2. Gleich lange Wege enden mit der gleichen Zahl (`D4-E2` ergibt auf beiden Seiten herum eine 3), deshalb musst du nie den Weg selbst angeben. Die Zahl darf immer dabeistehen.

        ### Beispiel
        Auf B8 liegt eine 2, auf B6 eine 4 von Rot. `B6-A7` führt sie über B7, als 3 neben der 2, nach A7, wo sie eine 2 ist. `B6-B7(1)` geht nicht: Für drei Schritte müsste der Würfel B7 zweimal betreten.

colliding_circles-topic-placement = Platzierung
    .text =
        `6*C5` setzt eine 6 aus deiner Hand auf das freie Feld C5. Das geht auf zwei Arten:

        - **Hinzusetzen**: Mindestens ein Nachbarfeld ist besetzt. Dann muss die Angrenzungsregel mit allen besetzten Nachbarn erfüllt sein, und aufgedruckte Zahlen bedeuten nichts.
        - **Anziehen**: Kein Nachbarfeld ist besetzt. Dann taugt nur ein freies Zahlenfeld mit genau seiner Zahl: C5 = 4, C6 = 5, C7 = 6, D7 = 1, D6 = 2, D5 = 3. Anziehen dürfen beide Seiten, in jedem Zug, sogar zweimal.

        Eine Platzierung ist immer nur eines von beidem. Liegt auf C5 eine 6, darf auf D5 keine 3, obwohl sie dort aufgedruckt ist: Sie würde zur 6 hinzugesetzt.

        ### Beispiele
        Auf dem Brett liegt nur die rote 5 auf C6. Schwarz darf mit `6*C5` oder `4*C7` hinzusetzen, mit `1*D7` oder `3*D5` anderswo anziehen oder von jedem eines tun.

        Die erste Platzierung kann der zweiten Platz schaffen. Liegt auf C7 eine 4 und rund um B8 nichts, dann ist `3*C8, 2*B8` erlaubt, `2*B8, 3*C8` aber nicht: Die 2 läge in dem Augenblick neben keinem Würfel.

colliding_circles-topic-rethrow = Neuwurf
    .text =
        `+1` würfelt eine 1 aus deiner Hand neu. Der Neuwurf tritt an die Stelle der zweiten Platzierung, mit oder ohne erste, und steht immer am Ende der Zeile. Mehr als einen pro Zug gibt es nicht.

        - Gewürfelt wird am Ende des Zuges, noch vor den Ersatzwürfeln. Die neue Zahl kannst du erst im nächsten Zug setzen.
        - Der Neuwurf nimmt keinen Würfel aus dem Lager und geht auch, wenn das Lager leer ist.

        ### Beispiel
        Rot hat 4 4 2 1 1 und spielt `4*E5, +1`. Übrig bleiben 4 2 1. Die neu geworfene 1 wird zur 3, aus dem Lager kommt eine 4 dazu: Rot hat jetzt 4 4 3 2 1.

        Ein Neuwurf verändert deine Hand, ohne der Gegenseite etwas hinzustellen, woran sie weiterbauen kann. Aber wer weniger platziert, ist auch weiter vom letzten Würfel entfernt, und das kann am Schluss zählen; siehe *Das Ende*.

colliding_circles-topic-circles = Kreise und Punkte
    .text =
        Ein Kreis ist **vollständig**, wenn auf allen sechs Feldern Würfel liegen. Er gehört der Farbe mit mehr Augen darauf, egal, wer den letzten gesetzt hat. Du kannst also auch für die Gegenseite einen Kreis schließen. Gleichstand gibt es nicht: Die Summe ist immer ungerade.

        - **Wolf**, 5 Punkte: 1 bis 6 der Reihe nach um den Kreis, in beliebiger Richtung und ab beliebigem Feld.
        - **Fuchs**, 3 Punkte: zwei Zahlen im Wechsel, zum Beispiel 5 6 5 6 5 6.
        - **Gans**, 1 Punkt: alles andere.

        Für die Art des Kreises spielen die Farben keine Rolle. Ein Marker im Zentrum zeigt, wem der Kreis gehört und was er zählt. Der Stand ist das, was alle Marker *jetzt* auf dem Brett wert sind; auch ein Kreis, der dir nicht mehr zu nehmen ist, zählt erst, wenn er vollständig ist.

        ### Festgesetzte Würfel
        Ein vollständiger Kreis setzt seine Würfel fest, und zwar für die Seite, der er nicht gehört. Wem er gehört, darf sie bewegen, rote wie schwarze: Dann ist der Kreis wieder offen, Marker und Punkte sind weg, bis er aufs Neue geschlossen wird. Ein Würfel in Kreisen beider Seiten ist für beide festgesetzt.

        ### Beispiel: ein Wolf
        Um BC7 liegen B8 = 2, C8 = 3 und C7 = 4 von Schwarz, C6 = 5 und B6 = 4 von Rot. Rot spielt `B6-A7, 6*B6, 1*B7`: Nun heißt der Kreis 6 1 2 3 4 5. Rot hat 6 + 1 + 5 = 12 Augen gegen 9: `5/0`.

        ### Beispiel: besser als vorher
        Rot besitzt die Gans BC5 und spielt `B4-A3, 6*B4`. Die 4 auf B4 geht als 2 nach A3 und bricht den Kreis auf, die 6 schließt ihn wieder, nun als Fuchs: 3 Punkte statt 1.

colliding_circles-topic-holes = Löcher
    .text =
        Ein **Loch** ist ein freies Feld, auf das keine Zahl passt: Seine drei Nachbarfelder sind besetzt und zeigen drei verschiedene ungerade oder drei verschiedene gerade Zahlen. Ein freies Feld mit weniger als drei besetzten Nachbarn ist nie ein Loch.

        Solange das Loch besteht, lässt sich keiner seiner Kreise vervollständigen. Es verschwindet, sobald einer der drei Würfel weggeht – falls ihn jemand bewegen darf.

        ### Beispiel
        Um D6 liegen D5 = 1, D7 = 5 und E6 = 3: ein Loch. Rot kann die 1 nicht bewegen, denn sie ist rot und kann nicht weiter sinken. Schwarz kann es: `D5-E4, 5*D5, 4*D6` hebt sie über D4 auf eine 3 auf E4 und füllt dann beide Felder.

colliding_circles-topic-end = Das Ende
    .text =
        Die Partie endet,

        1. wenn sich **nichts mehr platzieren** lässt: Jedes freie Feld ist ein Loch, oder keines ist mehr frei;
        2. wenn jemand den **letzten Würfel** aus Hand und Lager aufs Brett setzt: Dann ist sofort Schluss, die Gegenseite zieht nicht mehr;
        3. wenn jemand **aufgibt**: Dann gewinnt die Gegenseite, wie es auch steht; der Stand wird festgehalten;
        4. nach **zwölf Zügen hintereinander ohne Platzierung**, beide Seiten zusammengezählt (**Regelentscheid 1**). Ab dem achten wirst du gewarnt; jede Platzierung lässt die Zählung von vorn beginnen.

        Die ersten beiden Fälle werden nach jedem Manöver und jeder Platzierung geprüft. Tritt einer ein, enden Zug und Partie an dieser Stelle: In der Zeile darf nichts mehr folgen, es wird nicht mehr gewürfelt, die Hand bleibt, wie sie ist. Treten beide zugleich ein, wird der erste festgehalten.

        ### Wer gewinnt
        Wer mehr Punkte hat, gewinnt; bei Gleichstand ist die Partie remis. Auf einem vollen Brett sind alle 19 Kreise vollständig, und weil jeder eine ungerade Punktzahl zählt, gibt es dann kein Remis. Aber Löcher können Kreise offen halten, und eine Partie kann enden, bevor das Brett voll ist.

colliding_circles-topic-notation = Schreibweise
    .text =
        Ein Zug ist eine Zeile, die Aktionen sind durch Kommas getrennt:

        - `C6-C5` Manöver von C6 nach C5; `D4-E3(2)` sagt dazu, mit welcher Zahl es endet
        - `6*C5` Platzierung einer 6 auf C5
        - `+1` Neuwurf einer 1
        - `pass` oder `aussetzen` für einen Zug ohne Aktion

        ### Ich lese großzügig
        Kleinbuchstaben, Leerzeichen statt Kommas, `x` oder `×` für `*`, Striche jeder Länge: `b6 – a7 6xb6 1xb7` ist `B6-A7, 6*B6, 1*B7`, und `4*C7+1` ist `4*C7, +1`. Zurück bekommst du immer dieselbe Form: Großbuchstaben, Kommas und eine Zahl in Klammern nur da, wo das Manöver ohne sie etwas anderes hieße.

        Eine Zeile darf nach jeder Aktion aufhören. Könnte noch etwas folgen, sagt es dir die Vorschau. Eine unerlaubte Zeile ändert nichts: Ich zeige dir die Stelle, nenne die Regel und schlage vor, was in der Nähe erlaubt ist.

        ### Das Brett als Text
        `r5` und `b4` sind eine rote 5 und eine schwarze 4 (b wie *black*), `..` ist ein freies Feld, `.4` eines mit aufgedruckter Zahl, `##` ein Loch. `R5` in einem Zentrum ist ein Kreis von Rot, der 5 zählt, `--` verbindet Nachbarn. Darunter stehen Stand, Hände und Lager: `>` ist am Zug, `'` steht an frisch geworfenen Würfeln, das Lager in Klammern.

        ### Der Spielbogen
        Es hat eine Zeile für jeden Zug: Manöver (M), erste Platzierung (P1), zweite Platzierung oder Neuwurf (P2/R), die Hand nach dem Wurf mit den neuen Würfeln markiert, Lager und Stand.

colliding_circles-topic-rulings = Regelentscheide
    .text =
        ### Regelentscheid 1: das Ende stiller Partien
        Die Spielregel kennt keine Grenze, und allein mit Manövern ginge es ewig hin und her. Deshalb beenden zwölf Züge hintereinander ohne Platzierung, beide Seiten zusammengezählt, die Partie: nach dem zwölften und seinem Wurf, und der Stand zählt. Auch Aussetzen und Neuwürfe sind still. Die Zählung gehört zur Stellung und wird ab dem achten Zug mit einer Warnung gezeigt.

        ### Wiederhergestellt
        Von den aufgedruckten Zahlen stammen die auf C7 und D6 aus einem Bild, das uns fehlt. 6 und 2 ergeben sich aus den vier anderen durch die Angrenzungsregel.

        ### Wenn du in der Spielregel mitliest
        Dort stehen vier Versehen, denen wir nicht folgen:
        - Der lange Weg des Manövers von D4 führt zu einer 2 auf *E3*, nicht auf E4.
        - Die 1, die Rot „auf CD2“ bräuchte, gehört auf *C2*.
        - Gegen Ende der Beispielpartie ist das Manöver am Kreis DE3 der *zwölfte* Zug von Rot.
        - Das abschließende 22 zu 21 für Schwarz heißt in der Reihenfolge des Spielbogens `21/22`, Rot zuerst.
