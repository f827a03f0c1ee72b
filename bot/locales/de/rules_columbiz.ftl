# Die Regeln von Columbiz, wie sie hier gespielt werden: je Thema ein Titel und ein Text, höchstens 3.500 Zeichen.

columbiz-topic-overview = Überblick
    .text =
        Ein Würfelspiel für zwei bis vier: Lila ○, Blau △, Grau ✕ und Schwarz □. Mit acht Würfeln und drei Würfen bringst du **Scheiben** in sechs Spalten, eine für jede Augenzahl. Reihen aus eigenen Scheiben zählen Punkte, und jede Scheibe schlägt, was die anderen in derselben Spalte darunter haben. Wer am Ende am meisten hat, gewinnt.

        - Zu zweit beginnen alle mit 18 Scheiben im **Vorrat**, zu dritt mit 13, zu viert mit 10.
        - In deinem **Zug** würfelst du, lässt liegen, was du magst, und wirfst die übrigen Würfel noch einmal, höchstens zweimal. Dann setzt du eine bis vier Scheiben.
        - Ein Feld braucht so viele gleiche Würfel, wie seine Zahl sagt: `5/3` ist das dritte Feld der fünften Spalte und braucht drei Fünfen.
        - Drei oder mehr eigene Scheiben ohne Lücke in einer **Reihe** zählen sofort: waagerecht, senkrecht oder diagonal.
        - **Gefangene** zählen am Ende, und je mehr du hast, desto mehr ist jeder wert.
        - Ist ein Vorrat leer, wird die Runde noch vollendet; dann ist Schluss.

        Wo die Spielregel etwas offenlässt, gilt ein nummerierter Regelentscheid, erklärt unter *Regelentscheide*.

columbiz-topic-board = Das Brett
    .text =
        Sechs **Spalten** stehen nebeneinander, von links nach rechts 1 bis 6, jede unter einem Würfel mit ihrer Augenzahl. Jede hat sechs **Felder**, unten 1, oben 6.

        Ein Feld heißt nach Spalte und Feld: `3/2` ist Feld 2 der dritten Spalte. Es braucht **so viele Würfel mit der Augenzahl der Spalte, wie seine Zahl sagt**, hier zwei Dreien. Die Punkte in einem freien Feld zeigen diese Zahl.

        Felder mit derselben Zahl liegen waagerecht nebeneinander. Reihen laufen waagerecht, senkrecht und in beiden Diagonalen, nie über den Rand.

        ### Das Brett als Text
        `O A X #` sind Scheiben von Lila, Blau, Grau und Schwarz, `.` ist ein freies Feld. Vom letzten Zug zeigt `'` eine eben gesetzte Scheibe und `-` ein eben geräumtes Feld. Darunter liegen die Würfel hinter der Zahl der Würfe, liegen gelassene in Klammern; `?` fällt als Nächstes. Dann für alle, die mitspielen: Stand = Reihen + Punkte für Gefangene (Gefangene), in Klammern der Vorrat. `>` ist am Zug, `x` hat aufgegeben.

columbiz-topic-turn = Würfeln
    .text =
        Dein Zug beginnt mit einem Wurf aller acht Würfel; er geschieht von selbst. Ein Wurf wird so geschrieben, dass gleiche Augen beisammenstehen: `1-2-33-555-6`.

        Danach darfst du **bis zu zweimal** weiterwürfeln. Jedes Mal lässt du Würfel liegen und wirfst die übrigen:

        - `lass 33 555` lässt zwei Dreien und drei Fünfen liegen und wirft die anderen drei Würfel;
        - `wurf` wirft alle acht noch einmal;
        - `stopp` lässt alle liegen, du wirfst also nicht mehr.

        Was vor dem zweiten Wurf liegen blieb, darfst du vor dem dritten wieder aufnehmen (**Regelentscheid 2**). Willst du gleich setzen, brauchst du kein `stopp`: Schreib einfach die Scheiben.

        ### Wer anfängt
        Ganz zu Beginn werfen alle einen Würfel, und die höchste Zahl fängt an. Bei Gleichstand werfen die, die gleichauf liegen, noch einmal (**Regelentscheid 1**). Von dort geht es reihum.

columbiz-topic-placing = Setzen
    .text =
        Nach dem Würfeln setzt du **eine bis vier Scheiben** aus deinem Vorrat auf freie Felder. Alle stehen in einer Zeile, zum Beispiel `3/2, 5/3`, und mit ihr endet dein Zug.

        - Feld n einer Spalte verbraucht n Würfel ihrer Augenzahl, und **jeder Würfel dient nur einmal**. Die Zahlen der Felder, die du in einer Spalte wählst, ergeben zusammen also höchstens so viel, wie du Würfel dieser Augenzahl hast.
        - Du brauchst nicht alle Würfel zu nutzen. Kannst du aber setzen, musst du mindestens eine Scheibe setzen.
        - Die Scheiben kommen der Reihe nach aufs Brett, so wie du sie schreibst. Räumt eine davon ein Feld, indem sie schlägt, ist es für die nächste frei.

        ### Beispiel
        Du hast `1-2-33-555-6`. `3/2, 5/3` nutzt beide Dreien und alle Fünfen. Statt `5/3` ginge auch `5/1, 5/2`. Aber `5/1, 5/3` bräuchte vier Fünfen. Auch `1/1`, `2/1` und `6/1` stehen dir offen, doch dort werden Scheiben leicht geschlagen.

        ### Wenn nichts geht
        Steht dir nach deinem letzten Wurf kein Feld offen, werden drei Scheiben aus deinem Vorrat **weggelegt**; sie zählen für niemanden. Das geschieht von selbst, und erst nach dem dritten Wurf oder wenn du vorher aufhörst (**Regelentscheid 4**). Hast du weniger als drei, gehen alle weg (**Regelentscheid 3**).

columbiz-topic-capturing = Schlagen
    .text =
        Sobald eine Scheibe liegt, **schlägt sie alle Scheiben der anderen, die in derselben Spalte tiefer liegen**. Sie kommen vom Brett und sind deine Gefangenen; zurück kommen sie nicht. Deine eigenen bleiben liegen, und was höher liegt, auch.

        Gefangene zählen am Ende:

        `1 → 1` · `2 → 2` · `3 → 4` · `4 → 6` · `5 → 9` · `6 → 12`
        `7 → 16` · `8 → 20` · `9 → 25` · `10 → 30` · `11 → 36` · `12 → 42`

        und so weiter (**Regelentscheid 6**). Im Stand während der Partie sind diese Punkte schon enthalten.

        ### Beispiel
        Blau hat Scheiben auf `5/1`, `5/2` und `5/4`. Lila setzt auf `5/3`: Die beiden darunter sind geschlagen, die darüber bleibt.

columbiz-topic-lines = Reihen
    .text =
        Liegt eine Scheibe und hat sie geschlagen, zählt jede **Reihe** durch sie: deine eigenen Scheiben nebeneinander, ohne Lücke, waagerecht, senkrecht und in beiden Diagonalen.

        - 3 Scheiben: 1 Punkt
        - 4 Scheiben: 2 Punkte
        - 5 Scheiben: 3 Punkte
        - 6 Scheiben: 4 Punkte

        Eine Scheibe kann in mehreren Richtungen zugleich zählen. Eine Reihe, die wächst, oder zwei, die zusammenwachsen, zählen noch einmal mit der ganzen neuen Länge (**Regelentscheid 5**). Was einmal notiert ist, bleibt, auch wenn die Reihe später reißt. Deshalb kann es zählen, in welcher Folge du deine Scheiben schreibst: Vier nebeneinander, von einem Ende her gesetzt, bringen 1 Punkt mit der dritten und 2 mit der vierten; von beiden Enden her gesetzt nur 2.

        ### Beispiel
        Lila hat `4/2`, `5/3` und `6/3` und setzt `4/1, 4/3`. Die zweite vollendet drei senkrecht und drei waagerecht: 1 + 1 Punkte.

columbiz-topic-end = Das Ende
    .text =
        Ist ein Vorrat leer, wird **die Runde noch vollendet**, damit alle gleich oft am Zug waren. Runden zählen von dem Platz an, der das Spiel begonnen hat. Danach ist Schluss, ob die letzten Scheiben nun gesetzt oder weggelegt wurden.

        Dein Ergebnis sind die Punkte für Reihen und für Gefangene. Die höchste Summe gewinnt; wer gleich viel hat, teilt sich den Platz (**Regelentscheid 7**).

columbiz-topic-leaving = Aufgeben
    .text =
        Spielt ihr zu zweit und jemand gibt auf, hat die andere Seite gewonnen, egal wie es steht.

        Gibt zu dritt oder zu viert jemand auf oder läuft die Zeit ab, **spielen die anderen weiter** (**Regelentscheid 8**):

        - Die Scheiben bleiben liegen. Sie versperren Felder und Reihen wie zuvor und können weiter geschlagen werden.
        - Die Züge werden übergangen. Ein angefangener Zug verfällt: Seine Würfel zählen nicht, und es wird nichts weggelegt.
        - Die Runde, und mit ihr das Ende, richtet sich nach denen, die noch spielen. Was bei jemandem, der nicht mehr dabei ist, im Vorrat bleibt, spielt keine Rolle.
        - Die Punkte bleiben stehen, der Platz ist aber hinter allen, die bis zum Schluss gespielt haben. Geben mehrere auf, steht ganz hinten, wer zuerst gegangen ist.
        - Was vorher geschah, lässt sich nicht mehr zurücknehmen.
        - Ist nur noch eine Person dabei, ist das Spiel zu Ende, und sie hat gewonnen.

columbiz-topic-notation = Schreibweise
    .text =
        - `lass 33 555` lässt diese Würfel liegen und wirft die übrigen
        - `wurf` wirft alle Würfel noch einmal, `stopp` keinen
        - `3/2, 5/3` setzt Scheiben, Spalte/Feld, eine nach der anderen

        ### Ich lese großzügig
        Würfel dürfen in jeder Folge und Gruppierung stehen, mit Leerzeichen, Kommas oder Strichen: `lass 5 3 3 55` und `lass 33-555` sind beide `keep 33 555`. Scheiben dürfen durch Leerzeichen getrennt sein: `3/2 5/3`. Englische Wörter gehen auch: `keep`, `roll`, `stop`. Alle acht Würfel liegen zu lassen heißt `stop`, und `stop` vor Scheiben darf fehlen.

        Was ich zurückgebe, ist immer dieselbe Form mit englischen Wörtern. Eine Zeile, die nicht erlaubt ist, ändert nichts: Ich zeige auf die Stelle, nenne die Regel und biete an, was in der Nähe erlaubt wäre.

        ### Der Spielbogen
        Es hat für jeden Zug eine Zeile: die Würfel, die zählten, die Scheiben (markiert, was schlug oder zählte), die Punkte für Reihen, die neuen Gefangenen, den Vorrat und die Summe als Reihen + Gefangene. `lay away 3` schreibt das Spiel selbst: Es wurden drei weggelegt.

columbiz-topic-rulings = Regelentscheide
    .text =
        - **Regelentscheid 1:** Ist der Wurf um den Anfang unentschieden, werfen nur die noch einmal, die gleichauf liegen, in der Folge der Plätze, bis jemand vorn liegt.

        - **Regelentscheid 2:** Würfel, die vor dem zweiten Wurf liegen blieben, darfst du vor dem dritten wieder aufnehmen.

        - **Regelentscheid 3:** Wer Scheiben weglegen muss und weniger als drei hat, legt alle weg. Sie zählen für niemanden, und ein so geleerter Vorrat beendet das Spiel wie jeder andere.

        - **Regelentscheid 4:** Ob jemand nicht setzen kann, entscheidet sich erst nach dem dritten Wurf oder wenn vorher Schluss gemacht wird. Wer setzen kann, muss setzen. Auch wenn kein Feld frei ist, wird gewürfelt.

        - **Regelentscheid 5:** Eine Reihe ist ohne Lücke und führt durch die neue Scheibe; gezählt wird nach dem Schlagen. Eine Scheibe kann in mehreren Richtungen zugleich zählen. Eine Reihe, die wächst, oder zwei, die zusammenwachsen, zählen noch einmal mit der ganzen neuen Länge. Punkte bleiben.

        - **Regelentscheid 6:** Über zwölf Gefangene hinaus geht die gedruckte Tabelle so weiter, wie sie gebaut ist: n Gefangene sind (n + 1)² ÷ 4 wert, abgerundet. 13 zählen 49.

        - **Regelentscheid 7:** Wer gleich viel hat, teilt sich den Platz.

        - **Regelentscheid 8, unser eigener:** Gibt zu dritt oder zu viert jemand auf, spielen die anderen weiter; siehe *Aufgeben*.

        ### Wiederhergestellt
        Ein Bild des Bretts haben wir nicht. Dass jede Spalte sechs Felder hat, die 1 bis 6 Würfel brauchen, folgt aus den Reihen mit sechs Scheiben, den 36 Scheiben zu zweit und den Diagonalen.
