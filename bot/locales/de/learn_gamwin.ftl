# Die Lektion zu Gamwin (games/gamwin/lessons.py): jeder Schritt in zwei Sätzen, mit Aufgabe und Hilfen.

learn-gamwin-way = Die Steine stehen neben neun Feldern, links (`L`) oder rechts (`R`): Ein Platz ist Seite und Zahl, zum Beispiel `L5`. Du bist Blau, und deine drei Steine gehen links hinauf bis `L9`, hinüber nach `R9` und hinunter bis `R1`; Rot geht andersherum.
    .title = Der Weg
    .task = Auf welchem Weg kommt dein markierter Stein von `L5` ins Ziel?
    .hint = Folge dem blauen Pfeil auf der linken Seite und überleg, was nach der 9 kommt.
    .answer-round = Hinauf zu L9, hinüber, hinab zu R1
    .answer-back = Hinunter zu L1
    .answer-over = Geradewegs hinüber zu R5
    .hint-back = Von dort kommt er: Der blaue Weg beginnt bei `L1`.
    .hint-over = Die Seite wechseln Steine nur an der 9.
    .done = Auf `R1` ist der Stein im Ziel und verlässt das Brett. Wer zuerst alle drei im Ziel hat, gewinnt.

learn-gamwin-enter = Beim Erst-Wurf bringst du Steine herein: mit jedem Würfel höchstens einen, neben seiner Zahl auf deiner Startseite. `*9` bringt einen Stein an die 9, und nach einem Komma geht es weiter.
    .title = Steine hereinbringen
    .task = Du hast 9 5 2 geworfen. Bring mit einer Zeile zwei Steine herein, an der 9 und an der 5.
    .hint = Vor jeder Zahl steht ein Stern, dazwischen ein Komma.
    .hint-both = Gesucht sind zwei Steine, einer an der 9 und einer an der 5, in derselben Zeile.
    .done = Du darfst einen, zwei oder alle drei Würfel nutzen oder `verzichte` schreiben. Auch später kommen Steine an Zahlen herein, die liegen.

learn-gamwin-step = Ein Stein zieht einen Platz vor oder zurück, und nur auf eine Zahl, die auf einem der drei Würfel liegt. Du schreibst, von wo nach wo.
    .title = Ein Schritt
    .task = 7 6 5 liegt auf dem Tisch. Zieh deinen Stein von `L5` einen Platz vor.
    .hint = Von `L5` zum nächsten Platz auf der linken Seite, dazwischen ein Strich.
    .hint-other = Ziehen soll der Stein auf `L5`. Bring jetzt keinen anderen herein.
    .hint-place = Das ist für jetzt zu weit: Ein Schritt zur 6 genügt.
    .done = Solange du etwas bewegst, bleibst du an der Reihe.

learn-gamwin-run = Jede Zahl, die liegt, gilt so oft, wie du magst, und für jeden deiner Steine. Ein Stein kann also weiterlaufen, solange die nächste Zahl liegt, alles in einer Zeile.
    .title = Viele Schritte in einer Zeile
    .task = Bring den Stein mit einer Zeile von `L5` nach `L7`.
    .hint = Zwei Schritte, dazwischen ein Komma. Jeder sagt, von wo nach wo.
    .hint-other = Laufen soll der Stein auf `L5`. Lass die anderen, wo sie sind.
    .hint-place = Bis `L7` fehlt noch etwas. Häng den nächsten Schritt mit einem Komma an.
    .done = Kleinbuchstaben und Leerzeichen gehen auch: `l5-l6 l6-l7` ist dieselbe Zeile.

learn-gamwin-throw = Mit einer 9 darf ein Stein von `L9` nach `R9` die Seite wechseln, ein für alle Mal. Wer gezogen hat, darf neu würfeln und dabei liegen lassen, was gefällt: `lass 4` behält die 4 und wirft die anderen zwei, `wurf` wirft alle drei.
    .title = Seite wechseln und würfeln
    .task = Wechsle mit dem Stein von `L9` die Seite und würfle in derselben Zeile neu, aber lass die 4 liegen.
    .hint = Erst `L9-R9`, dann ein Komma, dann das, was liegen bleibt.
    .hint-cross = Der Seitenwechsel fehlt: Er geht von `L9` nach `R9`.
    .hint-throw = Die Seite ist gewechselt, aber gewürfelt wird nicht. Schreib den Wurf dahinter, in dieselbe Zeile.
    .hint-kept = Du würfelst, aber nicht mit den richtigen Würfeln: Die 4 soll liegen bleiben und sonst nichts.
    .done = Notiert werden `lass` und `wurf` auf Englisch, als `keep` und `roll`. In derselben Stellung würfelst du nicht zweimal: Erst muss sich etwas bewegen.

learn-gamwin-safe = Kommt ein Stein an ein Feld, wird dort jeder einzelne gegnerische Stein geschlagen, auf beiden Seiten, und muss von vorn beginnen. Zwei oder drei Steine einer Farbe auf derselben Seite sind sicher.
    .title = Wer sicher steht
    .task = Auf `R8` stehen zwei rote Steine. Was geschieht, wenn ein blauer dorthin zieht?
    .hint = Einzeln heißt: allein von seiner Farbe auf seiner Seite. Wie viele rote Steine stehen auf `R8`?
    .answer-blocks = Keiner wird geschlagen, beide sind blockiert
    .answer-one = Der äußere wird geschlagen
    .answer-both = Beide werden geschlagen
    .hint-one = Von zweien auf einer Seite ist keiner einzeln, also wird auch keiner geschlagen.
    .hint-both = Geschlagen werden nur einzelne Steine; zu zweit sind sie sicher.
    .done = Der blaue Stein steht außen und blockiert die beiden: Sie kommen erst weg, wenn er geht. Drei Steine auf einer Seite sind eine Mauer, an der niemand vorbeizieht.

learn-gamwin-capture = 7 6 5 liegt auf dem Tisch, und auf `R7` steht ein einzelner roter Stein. Von welcher Seite du an sein Feld kommst, ist egal.
    .title = Schlagen
    .task = Schlag den roten Stein auf `R7`.
    .hint = Die 7 liegt da. Dein Stein auf `R8` ist nur einen Platz entfernt.
    .hint-stone = Der rote Stein steht noch auf `R7`. Welcher von deinen kommt an eine 7?
    .done = Andere Wege sind genauso gut, sogar `*7`: Was immer an der 7 ankommt, links oder rechts, schlägt. Das `x` in der Zeile zeigt, dass geschlagen wurde; schreiben musst du es nicht.

learn-gamwin-pair = Zwei gleiche Würfel sind ein Pasch, und dann geht nur eines: Ein Stein springt auf seiner Seite an dieses Feld, über alles hinweg, oder ein Stein kommt dort herein. Danach wird mit allen drei Würfeln geworfen.
    .title = Pasch
    .task = 1 1 4 liegt auf dem Tisch, ein Einserpasch. Bring damit einen deiner Steine ins Ziel.
    .hint = Ein Stein auf der rechten Seite springt dort an die 1, und da endet dein Weg.
    .hint-jump = Gesprungen wird auf der Seite, auf der der Stein steht. Nur rechts ist die 1 dein Ziel.
    .hint-waived = Auf einen Pasch darfst du verzichten, aber dieser bringt einen Stein ins Ziel. Nutz ihn.
    .done = Das `#` in der Zeile zeigt, dass ein Stein im Ziel ist. Auch das musst du nicht schreiben.

learn-gamwin-waive = In einer Stellung, in der du schon gewürfelt hast, würfelst du nicht noch einmal: Du ziehst, oder du schreibst `verzichte`. Hier liegt 9 8 3, und es geht nur ein Schritt zurück, von `R2` nach `R3`.
    .title = Wann du verzichtest
    .task = Ein Schritt zurück nützt dir hier nichts. Überlass Rot den Zug.
    .hint = Ein einziges Wort genügt.
    .hint-back = Das führt vom Ziel weg, und du müsstest wieder zurück. Verzichte lieber.
    .done = In einer Stellung, in der du noch nicht gewürfelt hast, ziehst oder würfelst du: Da kannst du nicht verzichten. Notiert wird `pass`.

learn-gamwin-end = Bist du an der Reihe, liegt auch der letzte Wurf der anderen Seite für dich bereit. Wer zuerst drei Steine im Ziel hat, gewinnt, und es zählt, wie viele die andere Seite hat: 3:0 ist mehr als 3:2.
    .title = Das Ende
    .task = Rot hat 7 5 1 liegen lassen, und dein letzter Stein steht auf `R2`. Gewinn das Spiel.
    .hint = Sieh dir die Würfel an, bevor du wirfst: Eine der Zahlen ist alles, was du brauchst.
    .hint-throw = Würfeln ist nicht nötig: Die 1 liegt schon da, egal, wer sie geworfen hat. Zieh zuerst.
    .done = Kommen alle drei in einem einzigen Zug ins Ziel, ist es ein Durchmarsch.
