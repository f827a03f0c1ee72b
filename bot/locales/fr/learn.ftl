# Leçons (/apprendre) : ce qui se dit autour des étapes ; les étapes de chaque jeu sont dans learn_<jeu>.ftl.

learn-title = ### { $game } · étape { $number } sur { $count } · { $title }
learn-task = **À toi :** { $task }
learn-line = Jusqu’ici : `{ $line }`
learn-right = ✅ **C’est ça :** { $answer }
learn-missed = ↩️ **Pas encore.** `{ $line }` ne résout pas l’exercice. { $hint }
learn-wrong = ↩️ **Pas tout à fait :** { $answer }. { $hint }
learn-hint = 💡 { $hint }
learn-solution = 💡 Voici ce qui marche : `{ $line }`.
learn-answer = 💡 La bonne réponse est : { $answer }.
learn-advice = 💡 `{ $line }` aurait été plus fort.
learn-advice-notes = 💡 `{ $line }` aurait été plus fort : « { $notes } »
learn-which = Quel jeu aimerais-tu apprendre ? Chacun prend quelques minutes, à l’abri des regards ; tu peux t’arrêter et reprendre quand tu veux.
learn-steps = ### { $game } · leçon
    Étapes réussies : { $done } sur { $count }. Tu peux refaire chacune aussi souvent que tu veux.
learn-steps-menu = Aller à une étape…
learn-entry = { $number }. { $title }
learn-entry-solved = Réussie ✓
learn-end = ### { $game } · et maintenant
    Tu sais ce qu’il faut. `/partie nouvelle` invite quelqu’un à une partie, et `/règles` contient tout ce que la leçon a laissé de côté.
learn-end-computer = ### { $game } · à toi de jouer
    Tu sais ce qu’il faut. Ta première partie, contre l’ordinateur au niveau facile, commence aussitôt ; quand il y avait nettement mieux que ton coup, je te le dis après, et rien qu’à toi.

button-learn = Apprendre
button-learn-play = Ma première partie
button-learn-choose = Autre niveau, ou en privé…
button-learn-next = Étape suivante
button-learn-again = Encore une fois
button-learn-steps = Toutes les étapes
button-learn-on = Continuer
button-learn-hint = Indice
button-learn-show = Voir la solution
button-learn-try = C’est mon coup
