# Die Lektion zu Columbiz (games/columbiz/lessons.py): jeder Schritt in zwei Sätzen, mit Aufgabe und Hilfen.

learn-columbiz-board = Die Würfel bestimmen, wohin du Scheiben setzen darfst; Punkte bringen Reihen und Gefangene. Zu jeder Augenzahl gehört eine Spalte mit sechs Feldern: Ein Feld heißt nach Spalte und Feld und braucht so viele Würfel mit der Augenzahl der Spalte, wie seine Zahl sagt.
    .title = Das Brett
    .task = Welche Würfel braucht das markierte Feld `5/3`?
    .hint = Bei `5/3` ist die erste Zahl die Spalte, die zweite das Feld.
    .answer-three-fives = Drei Fünfen
    .answer-five-threes = Fünf Dreien
    .answer-any-three = Drei beliebige Würfel
    .hint-five-threes = Das wäre `3/5`: Die Spalte steht vorn, das Feld dahinter.
    .hint-any-three = Die Augenzahl zählt: In Spalte 5 gelten nur Fünfen.
    .done = Die Punkte in einem freien Feld zeigen, wie viele Würfel es braucht.

learn-columbiz-disc = Du hast `1-2-33-555-6` geworfen; gleiche Augen stehen beisammen. Hast du fertig gewürfelt, setzt du Scheiben auf freie Felder, und die Zeile, die sagt wohin, beendet deinen Zug.
    .title = Die erste Scheibe
    .task = Setz eine Scheibe auf das zweite Feld der dritten Spalte.
    .hint = Spalte, Schrägstrich, Feld. Zwei Dreien liegen da, genau genug für Feld 2 der dritten Spalte.
    .hint-field = Such erst die Spalte 3, dann ihr Feld 2.
    .hint-place = Würfle nicht weiter, beide Dreien liegen schon da. Schreib, wohin die Scheibe kommt.
    .done = Du brauchst nicht alle Würfel zu nutzen. Wer setzen kann, muss aber mindestens eine Scheibe setzen.

learn-columbiz-share = Bis zu vier Scheiben darfst du in einem Zug setzen, aber jeder Würfel dient nur einmal. In einer Spalte ergeben deine Felder zusammen also höchstens so viel, wie du Würfel ihrer Augenzahl hast.
    .title = Würfel aufteilen
    .task = Nutz deine drei Fünfen für zwei Scheiben, beide in Spalte 5 und in einer Zeile.
    .hint = Drei Fünfen lassen sich in zwei und eine teilen. Schreib beide Felder mit einem Komma dazwischen.
    .hint-field = Gesucht sind zwei Scheiben in Spalte 5: Welche zwei Feldnummern ergeben zusammen drei?
    .hint-place = Setz diesmal Scheiben; was liegt, reicht.
    .done = Leerzeichen tun es auch: `5/1 5/2` ist dieselbe Zeile.

learn-columbiz-keep = In einem Zug wirfst du bis zu dreimal: Nach dem ersten und dem zweiten Wurf lässt du liegen, was du magst, und wirfst die übrigen Würfel. `lass 5` ließe eine Fünf liegen und würfe die anderen sieben.
    .title = Liegen lassen und werfen
    .task = Lass die beiden Dreien und alle Fünfen liegen und wirf die drei anderen Würfel.
    .hint = Schreib `lass` und dahinter die Würfel, die bleiben, gleiche zusammen.
    .hint-dice = Zwei Dreien und drei Fünfen sollen bleiben: fünf Würfel, nicht mehr und nicht weniger.
    .hint-throw = Scheiben zu setzen beendet das Würfeln, genau wie `stopp`. Diesmal sollst du weiterwürfeln.
    .done = Angezeigt wird es als `keep`, und alle acht wirfst du mit `wurf`. Ein `stopp` brauchst du nicht: Sobald du Scheiben setzt, ist das Würfeln vorbei.

learn-columbiz-capture = Sobald eine Scheibe liegt, schlägt sie alle gegnerischen Scheiben, die in derselben Spalte tiefer liegen. Sie bleiben bis zum Schluss deine Gefangenen: Die erste zählt 1 Punkt, vier zählen zusammen 6 und acht schon 20.
    .title = Schlagen
    .task = Blau △ hat zwei Scheiben unten in Spalte 5. Schlag beide mit einer einzigen Scheibe.
    .hint = Deine Scheibe muss über `5/1` und `5/2` liegen, auf einem Feld, für das deine Fünfen reichen.
    .hint-field = Damit schlägst du keine zwei. Sieh dir Spalte 5 an: Welches freie Feld liegt über zwei blauen Scheiben?
    .hint-place = Deine drei Fünfen genügen schon. Setz jetzt eine Scheibe.
    .done = `5/4` bleibt liegen: Geschlagen wird nur, was tiefer liegt, und nie die eigene Farbe.

learn-columbiz-safe = Und nun von der anderen Seite: Du bist Lila ○ und liegst auf `6/1` und `6/3`, und Blau △ hat vier Sechsen geworfen. Die untersten Felder sind billig, aber jeder kann darüber landen.
    .title = Unten lebt es sich gefährlich
    .task = Blau setzt auf das markierte Feld `6/4`. Was verlierst du?
    .hint = Geschlagen wird alles, was von dir in der Spalte tiefer liegt, nicht nur die nächste Scheibe.
    .answer-both = Beide Scheiben
    .answer-lower = Nur die untere
    .answer-none = Gar nichts
    .hint-lower = Auch `6/3` liegt unter `6/4`, und dazwischen schützt sie nichts.
    .hint-none = Blau landet über deinen beiden Scheiben, und Lücken helfen nicht.
    .done = Füll also nicht zu eilig die ersten Felder: Oben kostet es mehr Würfel, aber von Feld 6 schlägt dich niemand.

learn-columbiz-lines = Drei oder mehr eigene Scheiben nebeneinander ohne Lücke bilden eine Reihe, waagerecht, senkrecht oder diagonal. Sie zählt sofort: 1 Punkt für drei Scheiben, 2 für vier, 3 für fünf und 4 für sechs.
    .title = Reihen
    .task = Vier Vieren liegen da. Mach in diesem Zug zwei Reihen zu dritt.
    .hint = Du hast `4/2`, `5/3` und `6/3`. Ein freies Feld gehört zugleich zu einer waagerechten und zu einer senkrechten Reihe.
    .hint-some = Das ergibt eine Dreierreihe, und du willst zwei. Vier Vieren reichen für zwei Scheiben in Spalte 4.
    .hint-none = Noch liegen keine drei von dir in einer Reihe. Schau links neben `5/3` und `6/3`.
    .hint-place = Die Vieren liegen schon da: Setz zwei Scheiben, statt zu würfeln.
    .done = Eine Scheibe kann in mehreren Richtungen zugleich zählen, und die Punkte bleiben, auch wenn die Reihe später reißt.

learn-columbiz-order = Deine Scheiben kommen in der Folge aufs Brett, in der du sie schreibst, und eine Reihe, die wächst, zählt noch einmal mit ihrer ganzen Länge. Deshalb kann die Folge einen Punkt wert sein.
    .title = Auf die Folge kommt es an
    .task = Das Brett ist leer. Setz vier Scheiben so, dass sie 3 Punkte bringen.
    .hint = Zwei Würfel von jeder Augenzahl reichen für eine Reihe. In welcher Folge entsteht erst ein Dreier und dann ein Vierer?
    .hint-some = Fast: 3 Punkte bringt eine Reihe, die mit der dritten Scheibe zählt und mit der letzten auf vier wächst.
    .hint-none = Noch liegt nichts in einer Reihe. Setz vier Scheiben nebeneinander.
    .hint-place = Besser können die Würfel nicht liegen. Setz vier Scheiben.
    .done = Kommt die Lücke zuletzt dran, gibt es nur die 2 Punkte der Viererreihe.

learn-columbiz-end = Ist ein Vorrat leer, wird die Runde noch vollendet, dann ist Schluss. Reihen und Gefangene zählen zusammen: Du und Blau △ habt je 13 Punkte, Blau hat angefangen, und du hast noch zwei Scheiben.
    .title = Das Ende
    .task = Setz deine letzten zwei Scheiben so, dass du gewinnst.
    .hint = Beide müssen aufs Brett, und mindestens eine davon muss zählen. Schau dir Reihen und Diagonalen rund um Spalte 3 an.
    .hint-tie = Damit ist Schluss, aber ihr teilt euch den ersten Platz. Eine der beiden muss zählen.
    .hint-goes-on = Dein Vorrat ist noch nicht leer, also geht es weiter. Setz jetzt beide Scheiben.
    .done = Blau hat die Runde begonnen und du beendest sie, also kommt Blau nicht mehr dran.
