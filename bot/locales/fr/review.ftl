# Relire une partie terminée. Les pourcentages sont des chances de gain.

button-review = Analyse
button-turning-point = { $number } : position { $move }
after-wait = L’ordinateur réfléchit à la partie…
after-title = ### Analyse · { $game }
after-alt = Cours de la partie, { $game } : les chances de gain de chacun au fil des coups. À la fin : { $shares }.
after-turns = **Les tournants**
after-no-turns = La partie s’est décidée petit à petit ; aucun coup ne l’a fait basculer à lui seul.
after-turn = **{ $number }.** Coup { $move }, { $mover } `{ $line }` : { $player } passe de { $before } % à { $after } %.
after-turn-dice = Surtout à cause des dés ({ $by } %).
after-turn-better = L’ordinateur aurait joué `{ $line }`.
after-turn-same = L’ordinateur aurait joué pareil.
after-luck = **Chance aux dés** (par rapport à l’attendu) : { $luck }
after-luck-of = { $player } { $by } % (± { $doubt })
after-luck-even = **Chance aux dés** : personne n’en a eu plus que les autres.
after-luck-part = Mesuré : { $weighed } sur { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
}.
after-time-clocks = **Temps utilisé** (d’après les pendules) : { $times }
after-time-wall = **Temps utilisé** (d’un coup à l’autre) : { $times }
after-time-of = { $player } { $time }
after-how = -# C’est l’avis de l’ordinateur ; il peut se tromper.
after-how-dice = -# C’est l’avis de l’ordinateur ; il peut se tromper. La chance est mesurée sur des lancers tirés au hasard, d’où le ±.

# Ce qui a mal tourné un jour donné, pour qui fait tourner le bot ; $day est une date comme Discord la montre, $troubles un ou plusieurs des messages ci-dessous.
report-troubles = { $day } : { $troubles }. Les détails sont dans le journal.
trouble-late =
    { $count ->
        [one] une réponse a pris plus d’une seconde
       *[other] { $count } réponses ont pris plus d’une seconde
    }
trouble-fault =
    { $count ->
        [one] une réponse a échoué à cause d’une erreur de ma part
       *[other] { $count } réponses ont échoué à cause d’une erreur de ma part
    }
trouble-held-up =
    { $count ->
        [one] un message a été retenu
       *[other] { $count } messages ont été retenus
    }
trouble-task =
    { $count ->
        [one] une tâche de fond a échoué une fois
       *[other] des tâches de fond ont échoué { $count } fois
    }
trouble-pause =
    { $count ->
        [one] j’ai suspendu une fois mes envois, car trop de requêtes à Discord échouaient
       *[other] j’ai suspendu { $count } fois mes envois, car trop de requêtes à Discord échouaient
    }
trouble-backup =
    { $count ->
        [one] une sauvegarde a échoué
       *[other] { $count } sauvegardes ont échoué
    }
