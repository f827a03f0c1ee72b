# Le problème de la semaine. Les pourcentages sont des chances de gain.

button-puzzle = Répondre
button-puzzle-answer = C’est ma réponse
button-puzzle-name = Me citer si j’ai raison
button-puzzle-unname = Ne pas me citer
puzzle-title = ### Problème de la semaine · { $game }
puzzle-question = À { $seat } de jouer. Un coup est nettement meilleur que tous les autres : lequel ?
puzzle-until = La solution vient { $at }. Les réponses sont privées, et seule compte la première de chacun.
puzzle-line = Ton coup jusqu’ici : `{ $line }`
puzzle-once = Ta réponse ne pourra plus être changée ensuite.
puzzle-answered = Ta réponse `{ $line }` est notée. La solution vient { $at }.
puzzle-named = Si elle est juste, la solution te citera.
puzzle-not-named = On te compte, sans te citer.
puzzle-played = Tu as joué dans cette partie, donc ta réponse ne compterait pas ; mais regarde tant que tu veux. La solution vient { $at }.
puzzle-over = Ce problème est clos.
puzzle-withdrawn = Ce problème a été retiré : sa partie se poursuit après une décision.
puzzle-solution = **Solution :** `{ $line }`.
puzzle-counted = { $answered ->
    [0] Personne n’a répondu.
    [one] Une seule réponse ; bonnes réponses : { $right }.
   *[other] Bonnes réponses : { $right } sur { $answered }.
}
puzzle-named-solvers = Trouvé, entre autres, par : { $persons }
puzzle-found = Trouvé par l’ordinateur : deux longues recherches ont abouti à ce coup, dont les chances de gain dépassent de { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } celles du suivant.
puzzle-same-played = C’est aussi celui qui fut joué dans la partie.
puzzle-played-line = Dans la partie, `{ $line }` fut joué.
puzzle-from = La position vient de { $thread }, après le coup { $move }.
puzzle-form-title = Ta réponse
puzzle-form-hint = Le coup entier ; on te le redemande avant qu’il compte
