# Die Regeln von Gamwin, wie sie hier gespielt werden: je Thema ein Titel und ein Text, höchstens 3.500 Zeichen.

gamwin-topic-overview = Überblick
    .text =
        Eine winzige Backgammon-Variante für zwei, Blau und Rot, von M. Winkelmann. Jede Seite bringt **drei Steine** um ein Brett aus neun Feldern: eine Längsseite hinauf, bei der 9 auf die andere Seite, dort hinunter bis zur 1. Wer zuerst alle drei Steine im Ziel hat, gewinnt.

        - Die Steine stehen nicht auf den Feldern, sondern daneben: links (`L`) oder rechts (`R`). Ein Platz ist Seite und Zahl: `L5`, `R9`.
        - Gezogen wird **immer nur einen Platz weit**, und nur auf eine Zahl, die auf einem der drei Würfel liegt. Die liegenden Zahlen darfst du so oft benutzen, wie du willst.
        - Solange du etwas bewegst, bleibst du an der Reihe: Du ziehst weiter oder würfelst neu und lässt dabei liegen, was dir gefällt.
        - Auch der letzte Wurf der anderen Seite liegt für dich bereit, wenn du an der Reihe bist.
        - Einzelne Steine werden geschlagen, zwei sind sicher, drei bilden eine Mauer.

        Gezählt werden die Steine im Ziel: 3:0 ist ein höherer Sieg als 3:2.

gamwin-topic-dice = Die Würfel
    .text =
        Die drei **Miwin'schen Würfel** haben ungewöhnliche Zahlen:

        - **III**, rote Punkte: 1 2 5 6 7 9
        - **IV**, blaue Punkte: 1 3 4 5 8 9
        - **V**, schwarze Punkte: 2 3 4 6 7 8

        Jede Zahl von 1 bis 9 steht auf genau zweien davon. Ein **Pasch** (zwei Gleiche) ist also möglich, drei Gleiche nicht.

        Was liegt, das gilt, egal, wer es geworfen hat und wann. Auf dem Spielbogen steht ein Wurf in absteigender Folge mit Doppelpunkt, zum Beispiel `9 8 4 :`. Geworfen wird immer in der Folge III, IV, V.

gamwin-topic-start = Der Anfang
    .text =
        Alle Steine sind anfangs draußen. Beide werfen mit allen drei Würfeln; die höhere Summe beginnt, bei Gleichstand wird wiederholt. In einer **Revanche** beginnt, wer verloren hat; nach einem Remis wird wieder um den Anfang geworfen.

        ### Der Erst-Wurf
        Erst die eine, dann die andere Seite wirft mit allen drei Würfeln und darf Steine hereinbringen: mit jedem Würfel höchstens einen, an seiner Zahl, auf der eigenen Startseite (Blau `L`, Rot `R`). Du darfst auch nur einen, zwei oder gar keinen nehmen: `*9, *5, verzichte`. Sind alle drei Würfel benutzt, geht es von selbst weiter. Etwas anderes ist beim Erst-Wurf nicht möglich; ein Pasch zählt wie zwei gewöhnliche Würfel.

        - **Regelentscheid 1:** Auch beim Erst-Wurf wird geschlagen.

        Danach wirft die Seite, die begonnen hat, wieder mit allen drei Würfeln, und das eigentliche Spiel fängt an.

        ### Beispiel
        Blau wirft 9 5 2 und bringt mit der 9 und der 5 zwei Steine nach L9 und L5; die 2 verfällt.

gamwin-topic-way = Der Weg
    .text =
        - **Blau** geht von L1 hinauf nach L9, hinüber nach R9 und hinunter nach R1.
        - **Rot** geht von R1 hinauf nach R9, hinüber nach L9 und hinunter nach L1.

        Die Pfeile im Bild zeigen, wohin jede Farbe auf jeder Seite geht.

        ### Das Ziel
        Der letzte Platz ist für Blau R1, für Rot L1. Wer dort ankommt, ist im Ziel und verlässt das Brett sofort. Auch das ist eine Ankunft: Einzelne gegnerische Steine an der 1 werden geschlagen, und drei Steine, die dort stehen, lassen niemanden hinein. Wer im Ziel ist, blockiert nichts mehr.

gamwin-topic-moving = Ziehen
    .text =
        Es zählen die Würfel, die auf dem Tisch liegen.

        - **Ziehen:** einen Platz vor oder zurück auf dem eigenen Weg, auf eine Zahl, die liegt: `L5-L6`, `L5-L4`.
        - **Seite wechseln:** von der 9 der Startseite zur 9 der anderen, wenn eine 9 liegt: `L9-R9` für Blau. Das lässt sich nicht rückgängig machen.
        - **Reinwürfeln:** einen Stein von draußen auf die eigene Startseite, an eine Zahl, die liegt: `*9`. Das geht jederzeit, wenn dort weniger als drei Steine stehen.

        Jede liegende Zahl gilt so oft, wie du magst, und für jeden deiner Steine. Mit 7 6 5 zieht ein Stein von L4 in einem Zug bis L7: `L4-L5, L5-L6, L6-L7`.

        - **Regelentscheid 2:** Vom ersten Platz des Weges (Blau L1, Rot R1) geht es nicht zurück.
        - **Regelentscheid 3:** Auch wer die Seite wechselt, schlägt einzelne Steine an der 9.

gamwin-topic-places = Schlagen, blockieren, Mauern
    .text =
        An einem Feld stehen auf *einer* Seite höchstens drei Steine, der spätere außen.

        ### Schlagen
        Kommt ein Stein an ein Feld, so wird dort jeder **einzelne** gegnerische Stein geschlagen, links wie rechts, und ist wieder draußen. Einzeln heißt: allein von seiner Farbe auf seiner Seite. Zwei oder drei sind sicher. Geschlagen wird nur durch eine Ankunft; wird ein Stein erst später einzeln, geschieht nichts.

        ### Blockieren
        Stehen zwei gegnerische Steine da, stellt sich der ankommende außen davor. Die beiden können nicht mehr weg, auch nicht mit einem Pasch, bis er geht oder geschlagen wird. Er selbst kann nur von der gegenüberliegenden Seite des Feldes geschlagen werden. Im Bild sind blockierte Steine durchgestrichen.

        ### Mauern
        Drei Steine auf einer Seite, gleich welcher Farben, sind eine Mauer: Niemand zieht hinein, und auf dieser Seite auch niemand daran vorbei, außer mit einem Pasch-Sprung oder durch Reinwürfeln dahinter.

        Eine Mauer aus drei eigenen Steinen löst du nur mit einem Zug **rückwärts** auf oder mit einem Pasch-Sprung, der auch vorwärts gehen darf. Eine blaue Mauer auf L1 oder R9 und eine rote auf R1 oder L9 geht also nur mit einem Pasch auf. Ist einer weg, sind die anderen wieder frei.

        - **Regelentscheid 7:** Niemand muss eine Mauer auflösen.

gamwin-topic-pairs = Der Pasch
    .text =
        Zeigen zwei Würfel dieselbe Zahl, ob durch einen Wurf oder durch liegen gelassene, dann ist nur **eines** möglich:

        - ein Stein **springt** auf seiner Seite, vor oder zurück und über alles hinweg, an das Feld des Pasches: `R9-R1`, oder
        - ein Stein kommt dort herein.

        Der dritte Würfel zählt nicht. Stehen schon drei Steine da, geht es nicht. Auch mit zwei Neunen wird die Seite nicht gewechselt. Ein Sprung auf den letzten Platz bringt den Stein ins Ziel; ein Sprung auf den eigenen Platz ist keiner.

        Nach einem Pasch wird der nächste Wurf mit allen drei Würfeln gemacht, egal, wer ihn macht. Das geschieht von selbst.

        - **Regelentscheid 8:** Du darfst auf den Pasch verzichten. Die Spielregel sagt zwar „muss“, aber in ihrem eigenen Beispiel verzichtet Rot.

gamwin-topic-turn = Ein Zug
    .text =
        1. Zu Beginn liegt da, was die andere Seite zuletzt geworfen hat. Ist es kein Pasch, darfst du damit ziehen oder gleich würfeln.
        2. Zum Würfeln nimmst du einen, zwei oder alle drei Würfel; die anderen bleiben liegen: `lass 4`, `lass 8 4`, `wurf`.
        3. Mit jedem Wurf ziehst du, so oft du willst. Wer gezogen hat, macht weiter: mit Zügen oder dem nächsten Wurf (**Regelentscheid 4**). Wer nicht mehr will, schreibt `verzichte`.

        ### Hin und her zählt nicht
        - **Regelentscheid 5:** In einer Stellung, in der du in diesem Zug schon gewürfelt hast, darfst du nicht noch einmal würfeln. Dort bewegst du etwas oder verzichtest. In jeder anderen Stellung, auch vor deinem ersten Wurf, darfst du nicht verzichten. Gehen weder Zug noch Wurf, endet dein Zug von selbst. Mit der Stellung ist gemeint, wo alle Steine sind, nicht die Würfel.

        ### Was von selbst geschieht
        Die Würfe um den Anfang, die beiden Erst-Würfe, der erste Wurf des eigentlichen Spiels und jeder Wurf nach einem Pasch. Auch nach einem Wurf, mit dem sich nichts ziehen lässt, ist dein Zug von selbst zu Ende. Alles andere gibst du ein.

gamwin-topic-end = Das Ende
    .text =
        Wer zuerst drei Steine im Ziel hat, gewinnt. Das Ergebnis sind die Steine, die beide im Ziel haben, in der Folge Blau/Rot: `3/0` ist ein höherer Sieg als `3/2`. Im Original gibt es für jeden Stein einen Euro.

        - **Durchmarsch:** Alle drei Steine in einem einzigen Zug ins Ziel, von denen an seinem Anfang noch keiner dort war. Er wird im Ergebnis vermerkt.

        ### Remis
        - **Regelentscheid 6:** Stehen nach vierzig Zügen hintereinander, zwanzig auf jeder Seite, am Ende jedes Zuges alle Steine so da wie an dessen Anfang, ist die Partie remis. Ab dreißig wirst du gewarnt.

        - **Regelentscheid 9:** Nach 20.000 Zeilen und Würfen ist die Partie remis. So lang wird keine; aber endlos soll auch keine werden können.

        Wer aufgibt, verliert; die Steine im Ziel werden festgehalten.

gamwin-topic-notation = Schreibweise
    .text =
        Eine Zeile besteht aus Zügen und dem, was sie abschließt:

        - `L5-L4` von Platz zu Platz: Zug, Seitenwechsel oder Pasch-Sprung; das Spiel weiß, was es ist
        - `*9` einen Stein hereinbringen
        - `wurf` mit allen Würfeln werfen; `lass 4` oder `lass 8 4` lässt diese liegen und wirft die anderen
        - `verzichte`, um abzugeben

        Mehreres gilt von links nach rechts, bis zum ersten Wurf: `L9-R9, R9-R8, lass 4`. Hinter einem Wurf, einem Verzicht oder dem Zug, der gewinnt, steht nichts mehr. Erst wird die ganze Zeile geprüft, dann gewürfelt; ist ein Teil verboten, ändert sich gar nichts. Eine Zeile ohne Wurf ist auch gut: Danach bist du weiter an der Reihe.

        ### Zeichen
        Ich schreibe ein `x` dazu, wenn geschlagen wird, und ein `#`, wenn ein Stein ins Ziel kommt: `R8-R7x`, `R2-R1#`. Du kannst beides weglassen; ein falsches Zeichen lehne ich ab. Ein `x` vor einer Zahl steht für `*`.

        ### Ich lese großzügig
        Kleinbuchstaben, Striche jeder Länge, Leerzeichen oder Kommas dazwischen. Englisch geht auch: `roll`, `keep 4`, `pass`. Zahlen, die liegen bleiben, trennst du bitte: `lass 8 4`.

        ### Das Brett als Text
        Oben die Felder 1 bis 9, darunter die Plätze links (`L`) und rechts (`R`), die Steine von innen nach außen: `rrb` sind zwei rote, außen ein blauer. Darunter für beide Seiten der Weg, die Steine draußen und, hinter `#`, die im Ziel; `>` ist an der Reihe. Zuletzt die Würfel: `'` frisch geworfen, in Klammern beim Erst-Wurf schon benutzt.

gamwin-topic-rulings = Regelentscheide
    .text =
        Wo die Spielregel etwas offenlässt, gilt hier:

        1. Auch beim Erst-Wurf wird geschlagen.
        2. Vom ersten Platz des Weges geht es nicht zurück; ein Sprung auf den Platz, auf dem der Stein steht, ist keiner.
        3. Wer beim Seitenwechsel an der 9 ankommt, schlägt dort wie überall.
        4. Wer gezogen hat, macht weiter: mit Zügen oder dem nächsten Wurf.
        5. Hin und her ist kein Zug: In einer Stellung, in der du in diesem Zug schon gewürfelt hast, würfelst du nicht noch einmal; nur dort darfst du verzichten.
        6. Vierzig Züge hintereinander ohne jede Änderung, zwanzig auf jeder Seite, sind remis.
        7. Niemand muss eine Mauer auflösen, auch wenn die Spielregel so klingt.
        8. Auf einen Pasch darf verzichtet werden. Die Spielregel sagt „muss“, ihr Beispiel macht es anders.
        9. Nach 20.000 Zeilen und Würfen ist die Partie remis, damit keine endlos werden kann.
