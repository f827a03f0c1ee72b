# Lektionen (/lernen): was um die Schritte herum gesagt wird; die Schritte jedes Spiels stehen in learn_<spiel>.ftl.

learn-title = ### { $game } · Schritt { $number } von { $count } · { $title }
learn-task = **Deine Aufgabe:** { $task }
learn-line = Bisher: `{ $line }`
learn-right = ✅ **Richtig:** { $answer }
learn-missed = ↩️ **Noch nicht.** `{ $line }` löst die Aufgabe nicht. { $hint }
learn-wrong = ↩️ **Nicht ganz:** { $answer }. { $hint }
learn-hint = 💡 { $hint }
learn-solution = 💡 So geht es: `{ $line }`.
learn-answer = 💡 Richtig ist: { $answer }.
learn-advice = 💡 Stärker wäre `{ $line }` gewesen.
learn-advice-notes = 💡 Stärker wäre `{ $line }` gewesen: „{ $notes }“
learn-which = Welches Spiel möchtest du lernen? Das dauert jeweils ein paar Minuten; nur du siehst es, und du kannst jederzeit aufhören und später weitermachen.
learn-steps = ### { $game } · Lektion
    Gelöste Schritte: { $done } von { $count }. Jeden kannst du wiederholen, so oft du magst.
learn-steps-menu = Zu einem Schritt …
learn-entry = { $number }. { $title }
learn-entry-solved = Gelöst ✓
learn-end = ### { $game } · wie es weitergeht
    Du weißt jetzt, was du brauchst. `/partie neu` lädt jemanden zu einer Partie ein, und in `/regeln` steht alles, was die Lektion auslässt.
learn-end-computer = ### { $game } · jetzt wird gespielt
    Du weißt jetzt, was du brauchst. Deine erste Partie, gegen den Computer auf leichter Stufe, beginnt sofort; lag etwas deutlich Besseres da als dein Zug, sage ich es dir hinterher, und nur dir.

button-learn = Lernen
button-learn-play = Meine erste Partie beginnen
button-learn-choose = Andere Stärke, oder für mich allein …
button-learn-next = Nächster Schritt
button-learn-again = Noch einmal
button-learn-steps = Alle Schritte
button-learn-on = Weiter
button-learn-hint = Tipp
button-learn-show = Lösung zeigen
button-learn-try = Das ist mein Zug
