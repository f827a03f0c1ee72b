# Élimination directe : têtes de série, tableau, qui se qualifie.

## Ce qui ne se peut pas

refused-bad-season-rules-no_points = En élimination directe, la qualification ne dépend pas des points. Tu peux décider comment compte une rencontre.

## Comment on joue

league-draft-format-knockout = Élimination directe : deux parties, et qui perd sort
league-plays-knockout = **{ $game }**, élimination directe
league-cup-size-menu = Combien peuvent jouer ?
league-draft-cup-size =
    { $count ->
        [one] Une personne au plus
       *[other] { $count } personnes au plus
    }
league-advantage-menu = Qui se qualifie si la troisième partie est nulle aussi ?
league-draft-advantage-seed = Égalité à la fin : la meilleure tête de série se qualifie
league-draft-advantage-lot = Égalité à la fin : le sort décide
league-third-place-menu = Une petite finale ?
league-draft-third-place-on = Avec petite finale
league-draft-third-place-off = Sans petite finale, la troisième place est partagée
knockout-rules-time =
    { $most ->
        [one] Une personne
       *[other] { $most } personnes
    } au plus. Une ronde dure au plus { $days ->
        [one] un jour
       *[other] { $days } jours
    } ; { $overtime ->
        [0] il n’y a pas de prolongation.
        [one] les parties ouvertes ont ensuite un jour de plus.
       *[other] les parties ouvertes ont ensuite { $overtime } jours de plus.
    } Qui se qualifie rejoue dès que l’adversaire est connu.
knockout-rules-meeting =
    Chaque confrontation se joue en deux parties, une à chaque place ; à égalité, une troisième, la belle, décide. { $advantage ->
        [lot] Si elle est nulle aussi, le sort décide, tiré de la graine scellée.
       *[seed] Si elle est nulle aussi, la meilleure tête de série se qualifie.
    }
knockout-rules-third = Qui perd en demi-finale joue la petite finale, pour la troisième place.
league-rules-endings-knockout =
    { "" }**Comment compte une partie**
    Une victoire vaut un point, une nulle un demi-point. Un abandon ou un dépassement du temps compte comme une partie jouée une fois que les deux camps ont terminé deux tours ; avant cela, l’autre camp gagne **par forfait**.
    À la fin d’une ronde et de sa prolongation, qui a fait attendre une partie ouverte pendant une demi-ronde la perd par forfait ; si personne ne l’a retardée, elle compte comme une nulle. En cas de double forfait, personne ne se qualifie, et il y a une exemption à la ronde suivante.
    { "" }**Têtes de série :** d’après la saison précédente, puis la cote, puis le sort. Si le tableau n’est pas rempli, les meilleures têtes de série sont exemptes de la première ronde.
    { "" }**Places :** sortir à la même ronde, c’est partager la même place.
    { "" }**Départ :** qui part perd par forfait la confrontation en cours ou la suivante ; on demande d’abord aux remplaçants. Seules les parties jouées comptent pour la cote.
league-leave-ask-knockout =
    Tu ne peux plus jouer ? Tu peux
    - **céder ta place** : quelqu’un continue pour toi ; jusqu’à son accord, c’est toi qui joues ;
    - **demander du temps** : l’organisation le lit dans le salon et peut allonger la ronde ;
    - **t’absenter quelques jours** : des vacances arrêtent tes pendules, si la cadence en prévoit ; la ronde finit malgré tout ;
    - **quitter la saison** : tu perds par forfait la confrontation en cours ou la suivante. On demande d’abord aux remplaçants.
league-phase-drawn-knockout = 🎲 **Les têtes de série sont connues.** Les parties commencent le { $until }.
league-phase-running-knockout = ▶️ **{ $name }** jusqu’au { $until }.
league-phase-overtime-knockout = ⏳ **{ $name }, prolongation** jusqu’au { $until } ; ce qui sera encore ouvert sera décidé par forfait ou comme une nulle.
league-check-people-knockout = 👥 { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } · au plus { $fixtures ->
        [one] { $fixtures } rencontre
       *[other] { $fixtures } rencontres
    }, { $each ->
        [one] { $each } ronde
       *[other] { $each } rondes
    } jusqu’à la finale
league-check-draw-knockout = 🎲 Têtes de série : { $earned } d’après la saison précédente, { $rated } d’après la cote, { $lots } par le sort, tiré d’une graine scellée.
league-act-close-knockout = Mettre fin à la ronde maintenant
    .about = La prolongation commence ; en prolongation : ce qui reste ouvert est décidé
league-act-withdraw-knockout = Retirer ou exclure quelqu’un
    .about = Confrontation en cours ou suivante perdue par forfait

## Tableau

knockout-round =
    { $meetings ->
        [1] Finale
        [2] Demi-finales
        [4] Quarts de finale
        [8] 8es de finale
        [16] 16es de finale
       *[other] Tableau de { $people }
    }
knockout-third = Petite finale
knockout-bye = exemption
knockout-open = à venir
knockout-note-running = en cours
knockout-note-decider = belle
knockout-note-advantage = avantage
knockout-note-nobody = double forfait
knockout-note-kept = reste en lice
knockout-from = { $round } et suite
knockout-part = { $round } { $number }/{ $count }
button-league-bracket = Tableau
knockout-line =
    { $state ->
        [open] { $one } – { $other }
        [running] { $one } – { $other } · **{ $score }** · en cours
        [decider] { $one } – { $other } · **{ $score }** · la belle
        [bye] { $winner } · exemption
        [nobody] { $one } – { $other } · double forfait
        [advantage] { $one } – { $other } · **{ $score }** · à l’avantage, se qualifie : { $winner }
        [kept] { $one } – { $other } · **{ $score }** · reste en lice : { $winner }
       *[other] { $one } – { $other } · **{ $score }** · ✅ { $winner }
    }
knockout-alt =
    { $state ->
        [open] { $round } : { $one } contre { $other }.
        [running] { $round } : { $one } contre { $other }, { $score } pour l’instant.
        [decider] { $round } : { $one } contre { $other }, { $score }, la belle décide.
        [bye] { $round } : exemption pour { $winner }.
        [nobody] { $round } : { $one } contre { $other }, double forfait.
       *[other] { $round } : { $one } contre { $other }, { $score } ; { $winner } gagne.
    }

## Ce qui s’est passé

league-told-drawn-knockout = 🎲 Les têtes de série sont connues, les parties commencent le { $until }.
league-told-started-knockout = ▶️ Le tournoi a commencé.
league-fixture-line-knockout = #{ $number } · { $name } · { $state }
league-round-head-knockout =
    { $until ->
        [none] **{ $name }**
       *[other] **{ $name }** jusqu’au { $until }
    }
knockout-seeds = **Têtes de série :** { $persons }
knockout-podium = 🏆 { $persons }
knockout-still-in = **En lice ({ $count }) :** { $persons }
knockout-told-round = 🔔 **{ $round }** jusqu’au { $until }. Les parties commencent d’elles-mêmes, chacune dans son fil.
knockout-told-pair = ▶️ { $round } : { $players }, deux parties (`#{ $first }`, `#{ $second }`)
knockout-told-decider = ⚔️ { $players } : égalité après deux parties, la belle décide (`#{ $number }`).
knockout-told-byes = 💤 Exemptions : { $persons }
knockout-told-decided =
    { $by ->
        [bye] 💤 Exemption pour { $winner }. { $goal }
        [advantage] ⚖️ { $winner } – { $loser } **{ $score }**, égalité même après la belle : { $advantage ->
            [lot] le sort décide.
           *[seed] la meilleure tête de série passe.
        } { $goal }
       *[matches] ✅ { $winner } – { $loser } **{ $score }**. { $goal }
    }
knockout-told-nobody = 🚫 { $persons } : double forfait, donc personne ne se qualifie.
knockout-goal =
    { $meetings ->
        [0] 🏆 { $person } gagne la finale !
        [1] { $person } va en finale.
        [2] { $person } va en demi-finale.
        [4] { $person } va en quart de finale.
        [8] { $person } va en huitième de finale.
        [16] { $person } va en seizième de finale.
       *[other] { $person } fait partie des { $people } encore en lice.
    }
knockout-goal-third = 🥉 { $person } gagne la petite finale.
knockout-told-kept = { $person } reste dans le tableau : la confrontation suivante était déjà fixée.
knockout-told-left = Rencontre { $number } ({ $players }) : forfait, à cause d’un départ.
knockout-told-moot = La rencontre { $number } ({ $players }) n’a plus lieu d’être : la qualification est acquise sans elle.
knockout-told-no-champion = Double forfait en finale : personne ne gagne le tournoi.
knockout-reach-out = -# Le tournoi est fini pour toi : place { $place }.
knockout-reach-third = -# Il te reste la petite finale.
league-told-ended-knockout =
    { $phase ->
        [open] { $by } a clos les inscriptions.
        [drawn] { $by } fait commencer le tournoi dès maintenant.
        [running] { $by } a mis fin au temps de cette ronde.
       *[overtime] { $by } a mis fin à la prolongation de cette ronde.
    }
league-told-overtime-knockout = ⏳ Le temps de cette ronde est écoulé. Les parties ouvertes ont encore jusqu’au { $until } ; ensuite, qui fait attendre la sienne la perd par forfait.
