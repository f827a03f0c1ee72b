# Die Lektion zu Confusion (games/confusion/lessons.py): je Schritt zwei Sätze, Aufgabe und Hilfen.
# Nichts hier darf sagen, was Blau über die eigenen Würfel nicht wissen kann.

learn-confusion-types = Du bist Blau, unten, und gewinnst, wenn du den Puck auf die schwarze Grundreihe bringst; wie die schwarzen Würfel ziehen, steht auf ihnen, wie deine eigenen ziehen, sieht nur Schwarz. Pfeile sind die Richtungen, die Zahl ist die größte Weite, und kürzer geht immer.
    .title = Die schwarzen Würfel
    .task = Sieh dir den markierten schwarzen K an. Was darf er?
    .hint = Einer seiner Pfeile zeigt nach unten, auf dich zu, zwei zeigen schräg nach oben. Die Zahl ist 3.
    .answer-side = Ein Feld zur Seite
    .answer-two = Zwei Felder auf dich zu
    .answer-four = Vier Felder auf dich zu
    .hint-side = Nach links oder rechts hat er keinen Pfeil. Nach unten darf er, und schräg zurück.
    .hint-four = Die Richtung stimmt, aber K geht höchstens drei Felder weit.

learn-confusion-try = Deine eigenen Würfel lernst du kennen, indem du sie ausprobierst: Nenn einen Würfel und ein Feld oder eine Richtung mit einer Zahl, und das Spiel antwortet wahr. Ist der Zug verboten, bewegt sich nichts, aber dein Zug ist vorbei.
    .title = Ein Versuch
    .task = Versuch mit dem markierten H einen Schritt vor: `H V1` oder mit seinem Feld `H-d3`.
    .hint = Hinter einem Leerzeichen steht eine Richtung (V ist vor) mit einer Zahl, hinter einem Strich ein Feld.
    .hint-die = Das fragt einen anderen Würfel. Nimm H auf d2.
    .hint-way = H stimmt, aber ein Schritt vor führt nach d3.
    .done = Auch das sagt etwas: Sieben der zwölf Typen könnten einen Schritt vor, H ist also keiner davon. Auf deinem Formular sind sie gestrichen.

learn-confusion-ask = Auf deinem Formular hat jeder Würfel eine Spalte: Angekreuzt ist, was die Antworten ausschließen. Für H bleiben fünf Typen, und es wäre schade, noch einmal zu fragen, was du schon weißt.
    .title = Das Formular
    .task = Frag H etwas Neues: einen Schritt zur Seite.
    .hint = `H L1` ist ein Schritt nach links. Rechts steht dein eigener I.
    .hint-again = Alle Typen, die vor könnten, sind schon angekreuzt, die Antwort steht also fest: verboten. Versuch einen Schritt nach links.
    .hint-die = Das fragt einen anderen Würfel. Bleib bei H, über den du am meisten weißt.
    .hint-way = Auch darauf würde das Spiel antworten. Frag diesmal aber nach einem geraden Schritt zur Seite.
    .done = Von den fünf ziehen nur h und i zur Seite, H ist also einer davon.

learn-confusion-best = Die beste Frage ist eine, deren Antwort du nicht kennst. H ist jetzt ein h oder ein i: Beide gehen einen Schritt zur Seite oder schräg vor, aber nur i geht zwei weit, und nur h geht schräg zurück.
    .title = Der Versuch, der am meisten sagt
    .task = Mach mit H einen Versuch, der zwischen h und i entscheidet.
    .hint = Vergleich auf dem Formular die Zeilen h und i: ihre Pfeile und ihre Zahlen. Was kann der eine, das der andere nicht kann?
    .hint-sure = Die Antwort steht schon vorher fest, also sagt sie nichts. Versuch, was nur h oder nur i kann: zwei Felder weit oder schräg zurück.
    .hint-die = Das fragt einen anderen Würfel, dabei ist H fast bekannt.
    .done = Für H ist nur noch ein Typ übrig: Was du mit H auch versuchst, du kennst jetzt die Antwort.

learn-confusion-reveal = Für H bleibt nur i, also darfst du ihn aufdecken: Dann stehen seine Pfeile für alle auf dem Brett, und du sparst dir den Blick aufs Formular. Das kostet keinen Zug und wird nur gewährt, wenn kein anderer Typ mehr übrig ist.
    .title = Aufdecken
    .task = Deck H auf: Buchstabe des Würfels, Gleichheitszeichen, Typ.
    .hint = In der Spalte von H steht auf deinem Formular nur noch ein Buchstabe. Schreib ihn hinter `H=`.
    .hint-turn = Das ist ein Versuch, und er kostet deinen Zug. Aufgedeckt wird mit einem Gleichheitszeichen: `H=` und der Typ.

learn-confusion-thin = Jeder Typ kommt auf jeder Seite genau einmal vor: Weil H der i ist, ist es kein anderer, und überall streicht ein dünner Strich den Typ i. Manchmal ist so ein Strich das Letzte, was noch gefehlt hat.
    .title = Dünne Striche
    .task = Noch einer deiner Würfel steht jetzt fest. Finde ihn auf dem Formular und deck ihn auf.
    .hint = I konnte nicht vor, aber zur Seite. Sieh dir seine Spalte an: Ein Typ hat weder Kreuz noch Strich.
    .hint-turn = Das ist ein Versuch, und er kostet deinen Zug. Du brauchst keine Antwort mehr: Deck einen Würfel auf, in dessen Spalte nur ein Typ übrig ist.

learn-confusion-take = Um den Puck auf f6 geht es: Ein Würfel, der seinen Zug auf diesem Feld beendet, kontrolliert ihn. Über den Puck hinweg zieht niemand; H ist ein i und geht bis zu zwei Felder weit zur Seite oder schräg vor.
    .title = Den Puck holen
    .task = Zieh mit H auf den Puck.
    .hint = Von d4 nach f6 sind es zwei Felder schräg vor nach rechts.
    .hint-short = Das erreicht den Puck nicht. Von d4 nach f6 ist für H die ganze Diagonale frei.

learn-confusion-play = Dein H kontrolliert den Puck und hat drei Möglichkeiten: `H-` lässt ihn liegen, `HP-` nimmt ihn mit, `P-` spielt ihn ab, und H bleibt stehen. Abgespielt zieht der Puck so, wie H ziehen dürfte, und wer da steht, wo er endet, kontrolliert ihn.
    .title = Den Puck abspielen
    .task = Spiel den Puck deinem eigenen L auf h6 zu.
    .hint = Zwei Felder nach rechts: So dürfte H ziehen, stünde L nicht da. Also darf es der Puck.
    .hint-free = L hat den Puck nicht. Lass ihn allein ziehen, auf das Feld, auf dem L steht.
    .hint-gift = Auf dem Feld steht ein schwarzer Würfel, und jetzt kontrolliert Schwarz den Puck. Dein L steht auf h6.

learn-confusion-carry = Um zu gewinnen, muss der Puck unter einem deiner Würfel auf die schwarze Grundreihe. Mitgenommen zieht er, wie sein Würfel zieht, und der darf dabei schlagen wie immer.
    .title = Den Puck mitnehmen
    .task = Nimm den Puck mit H zwei Felder schräg vor mit.
    .hint = H geht schräg nach d8 oder h8. `HP-` nimmt den Puck mit.
    .hint-alone = So kommt der Puck nicht mit H mit. Schreib `HP-` und das Feld.
    .hint-short = Der Puck kommt mit, aber nicht zwei Felder weit nach vorn. Geh bis auf Reihe 8.

learn-confusion-home = Liegt der Puck unter einem deiner Würfel auf der schwarzen Grundreihe, hat Schwarz genau einen Antwortzug: Wird dein Würfel nicht geschlagen, hast du gewonnen. Wie die schwarzen Würfel ziehen, weiß Schwarz nicht, aber du.
    .title = Ins Ziel
    .task = Bring den Puck dort auf die schwarze Grundreihe, wo kein schwarzer Würfel H schlagen kann.
    .hint = H erreicht a11 und c11, wo er G schlägt. Wie zieht der schwarze G, und wer könnte auf c11 schlagen?
    .hint-caught = Der schwarze G zieht zwei Felder zur Seite: Von c11 aus kann er H auf a11 schlagen. Sieh dir das andere Feld an, das H erreicht.
    .hint-away = So kommt der Puck nicht unter einem deiner Würfel auf die Grundreihe. Nimm ihn mit: `HP-`.
    .done = G ist geschlagen, und kein anderer schwarzer Würfel erreicht c11: Was Schwarz auch versucht, du hast gewonnen.
