# Die Lektion zu Colliding Circles (games/colliding_circles/lessons.py): je Schritt zwei Sätze, Aufgabe und Hilfen.

learn-colliding_circles-board = Ein Feld heißt nach Spalte und Reihe, und sechs Felder um ein Zentrum bilden einen Kreis: Um CD6 zum Beispiel liegt der mittlere mit den aufgedruckten Zahlen. Felder, die ohne Zentrum dazwischen nebeneinanderliegen, sind Nachbarn.
    .title = Das Brett
    .task = Welches Feld ist ein Nachbar von C6, wo die rote 5 liegt?
    .hint = C6 hat drei Nachbarn; zwei davon liegen in der eigenen Spalte C.
    .answer-d6 = D6, rechts davon
    .answer-b6 = B6, links davon
    .answer-b5 = B5, links darunter
    .hint-d6 = C6 und D6 liegen einander über das Zentrum CD6 hinweg gegenüber, Nachbarn sind sie also nicht. Schau auf die andere Seite von C6.
    .hint-b5 = B5 liegt eine Reihe tiefer. In einer anderen Spalte kann nur ein Feld derselben Reihe Nachbar sein, und bei C6 ist das eines in Spalte B.

learn-colliding_circles-open = Du bist Rot und beginnst, mit einem einzigen Würfel auf dem Mittelkreis. Dort sind Zahlen aufgedruckt: Der Würfel muss die Zahl seines Feldes zeigen.
    .title = Der erste Zug
    .task = Beginn mit einer 5 aus deiner Hand: Zahl, Sternchen, Feld, so wie `2*D6` eine 2 auf D6 setzt.
    .hint = Such die kleine aufgedruckte 5 auf dem Mittelkreis. Sie steht auf einem Feld der Spalte C.
    .hint-other = Das ist keine 5. Setz eine 5 auf das Feld, das die 5 trägt.

learn-colliding_circles-join = Würfel auf benachbarten Feldern unterscheiden sich um genau 1: Neben die rote 5 dürfen nur 4 und 6. Du bist jetzt Schwarz und darfst in einem Zug zwei Würfel platzieren, mit einem Komma dazwischen.
    .title = Zwei Platzierungen
    .task = Platzier zwei Würfel in einer Zeile, beide neben der 5 auf C6.
    .hint = Die freien Nachbarn von C6 sind B6, C5 und C7, und auf der Hand hast du eine 6 und zwei Vieren.
    .hint-one = Das sind keine zwei Platzierungen. Schreib hinter die erste ein Komma und dann die zweite: Zahl, Sternchen, Feld.
    .hint-apart = Auf seiner aufgedruckten Zahl darf ein Würfel auch abseits liegen. Hier sollen aber beide neben die 5: auf B6, C5 oder C7.

learn-colliding_circles-rethrow = Eine Ausnahme gehört noch dazu: Auch 6 und 1 gelten als Nachbarn. Statt einer zweiten Platzierung darfst du einen Würfel aus der Hand neu werfen; `+4` würfelt am Ende des Zuges eine 4 neu.
    .title = Sechs und eins, und ein Neuwurf
    .task = Du bist Rot: Platzier eine 1 neben der 6 auf C5 und wirf in derselben Zeile einen Würfel deiner Hand neu.
    .hint = C4 und D5 sind die freien Nachbarn von C5. Vorn steht die Platzierung, dann ein Komma, dann der Neuwurf.
    .hint-place = Neben der 6 auf C5 liegt jetzt keine 1. Setz erst eine auf C4 oder D5.
    .hint-rethrow = Die 1 liegt gut, aber nichts wird neu geworfen. Beende die Zeile mit einem Neuwurf statt mit noch einer Platzierung: `+` und eine Zahl, die du noch hast.

learn-colliding_circles-move = Zu Beginn eines Zuges darf ein Würfel über freie Felder gehen, ein eigener oder ein gegnerischer: Mit jedem Schritt verliert ein eigener ein Auge, ein gegnerischer gewinnt eines. Wo er vorbeikommt und wo er stehen bleibt, muss er zu seinen Nachbarn passen.
    .title = Das Manöver
    .task = Du bist Rot: Beweg deine 4 von B6 über B7 nach A7. Zwischen dem ersten und dem letzten Feld steht ein Strich.
    .hint = Nenn nur, wo der Würfel liegt und wo er ankommt. Auf B7 ist er eine 3, am Ende eine 2.
    .hint-short = Das ist der richtige Würfel, aber er kommt auf einem anderen Feld an. Er soll nach A7, als 2.
    .hint-other = Der Würfel auf B6 kommt damit nicht nach A7. Schreib B6, einen Strich und A7.

learn-colliding_circles-wolf = Ein vollständiger Kreis gehört der Farbe mit mehr Augen darin, und zeigen seine Würfel rundherum 1 bis 6 der Reihe nach, ist er ein Wolf und zählt 5 Punkte. Um BC7 liegen schon 2, 3, 4 und 5 in Folge, aber die 4 auf B6 ist ihnen im Weg.
    .title = Ein Wolf
    .task = Du bist Rot: Schließ BC7 als Wolf, alles in einer Zeile.
    .hint = Fang mit dem Manöver des letzten Schritts an. Dann fehlen auf B6 die 6 und auf B7 die 1.
    .hint-goose = BC7 ist vollständig, aber nur als Gans für 1 Punkt. Führ erst die 4 von B6 weg, dann setz 6 und 1 an ihre Plätze.
    .hint-open = BC7 ist noch nicht vollständig. Wenn die 4 auf A7 ist, setz in derselben Zeile eine 6 auf B6 und eine 1 auf B7.
    .done = 12 Augen gegen 9: Der Wolf ist deiner. Jede andere Mischung ist eine Gans für 1 Punkt, zwei Zahlen im Wechsel sind ein Fuchs für 3.

learn-colliding_circles-owner = Wer einen Kreis schließt, bekommt ihn nicht immer: Es zählen nur die Augen, und ein unbedachter Würfel ist ein Geschenk. Mit einem Würfel deiner Hand kannst du AB8 (`5*A8`) oder CD6 (`6*D6`) schließen.
    .title = Wem gehört der Kreis?
    .task = Du bist Rot: Zähl die Augen, dann schließ den Kreis, der dir gehören wird.
    .hint = Um AB8 hat Schwarz 6 + 3 + 2 = 11 Augen, du hättest 4 + 5 + 1 = 10. Zähl jetzt bei CD6 nach.
    .hint-gift = AB8 wird ein Wolf für Schwarz, mit 11 Augen gegen deine 10. Um CD6 hättest du die Mehrheit.
    .hint-none = Das schließt keinen Kreis. A8 ist das letzte freie Feld von AB8, D6 das von CD6.

learn-colliding_circles-better = Würfel in einem vollständigen Kreis der Gegenseite sind festgesetzt; eigene Kreise darfst du wieder aufbrechen und besser schließen. BC5 ist deine Gans für 1 Punkt: 5 6 5 6 5, und eine 4 verdirbt den Fuchs.
    .title = Von der Gans zum Fuchs
    .task = Du bist Rot: Mach in einer Zeile aus BC5 einen Fuchs für 3 Punkte.
    .hint = Ein Schritt nach B3 ist zu kurz: Als 3 läge der Würfel neben der 6, die noch kommt. Führ ihn weiter weg, dann setz die 6.
    .hint-open = BC5 ist jetzt offen, und sein Punkt ist weg. Setz in derselben Zeile eine 6 auf B4.
    .hint-same = BC5 ist noch immer eine Gans. Führ die 4 von B4 weg, dann setz eine 6 dorthin.

learn-colliding_circles-hole = Zwischen drei verschiedene ungerade oder drei verschiedene gerade Zahlen passt kein Würfel: D6, zwischen 1, 5 und 3, ist ein Loch. Du bist Schwarz, und was Rot mit der eigenen 1 nicht kann, kannst du: In deinem Zug gewinnt ein roter Würfel Augen.
    .title = Ein Loch
    .task = Beseitige das Loch mit einem Manöver und schließ CD6, alles in einer Zeile.
    .hint = Führ die 1 von D5 aus dem Kreis CD6 hinaus, zum Beispiel nach E4. Dann passen eine 5 auf D5 und eine 4 auf D6.
    .hint-empty = D6 ist noch leer. Führ die 1 von D5 weg, dann setz einen Würfel auf D5 und einen auf D6.
    .hint-half = Das Loch ist weg und gefüllt, aber nun fehlt CD6 ein Würfel auf D5. Ein Zug hat Platz für zwei Platzierungen.

learn-colliding_circles-end = Die Partie ist zu Ende, sobald sich nichts mehr platzieren lässt oder jemand den letzten Würfel gesetzt hat; dann gewinnt, wer mehr Punkte hat. Rot hat 20 und Schwarz 22, und F8 ist das letzte freie Feld, das kein Loch ist.
    .title = Das Ende
    .task = Du bist Rot: Beende die Partie mit diesem Zug und gewinn sie.
    .hint = Sieh dir erst an, was `4*F8` brächte. Ein Manöver mit dem schwarzen Würfel auf F9 macht stattdessen ein anderes Feld frei.
    .hint-lost = Das ist das Ende, aber mit 21 zu 22: um einen Punkt verloren. Führ erst den Würfel von F9 nach F8 und sieh, was dann auf F9 passt.
    .hint-on = Die Partie ist noch nicht zu Ende, und Schwarz führt. Füll das letzte freie Feld noch in dieser Zeile.
    .done = 23 zu 22! Das letzte Feld ist nicht immer das, das du siehst: Mit einem Manöver suchst du es dir aus.
