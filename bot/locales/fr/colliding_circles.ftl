# Colliding Circles : tout ce que dit le jeu, sauf ses règles (rules_colliding_circles.ftl).
# $seat et $..._seat sont des noms de camps (Rouge, Noir) ; $..._count est la longueur de la liste $...
# placement = pose ; joining = accoler ; starting = amorcer ; printed field = case chiffrée ; pool = réserve ; frozen = figé

# As in English.
colliding_circles-name = Colliding Circles
# As in English.
colliding_circles-brief = Circles
colliding_circles-seat-red = Rouge
colliding_circles-seat-black = Noir

## Les lignes qu’on ne peut pas lire

colliding_circles-error-empty = Il n’y a encore rien ici. Un tour s’écrit comme `B6-A7, 6*B6, 1*B7` ; pour ne rien faire, écris `pass`.
colliding_circles-error-unreadable = Je n’arrive pas à lire `{ $text }`. Une manœuvre s’écrit comme `C6-C5`, une pose comme `6*C5`, une relance comme `+1`.
colliding_circles-error-unfinished =
    { $wants ->
        [field] `{ $text }` s’arrête trop tôt : il manque une case, comme `C5`.
        [value] `{ $text }` s’arrête trop tôt : il manque une valeur de 1 à 6.
        [bracket] `{ $text }` s’arrête trop tôt : il manque la parenthèse fermante, comme dans `D4-E3(2)`.
       *[sign] `{ $text }` ne dit pas quoi faire : `6*C5` pose un 6, `C6-C5` déplace le dé en C6, `+6` relance un 6.
    }
colliding_circles-error-unknown_field =
    Il n’y a pas de case { $text } sur le plateau.{ $fields_count ->
        [0] { "" }
       *[other] { " " }Tout près : { $fields }.
    }
colliding_circles-error-unknown_value = `{ $text }` n’est sur aucun dé : les valeurs vont de 1 à 6.
colliding_circles-error-pass_with_actions = Quand tu passes, tu ne fais rien d’autre : écris soit `pass`, soit les actions sans lui.

## Les lignes qu’une règle interdit

colliding_circles-error-over = La partie est finie : { colliding_circles-ended }.
colliding_circles-error-throw_due = Les dés vont être lancés. Réessaie dans un instant.
colliding_circles-error-not_to_move = Ce n’est pas ton tour : c’est à { $to_move_seat } de jouer.
colliding_circles-error-bad_throw =
    { $due ->
        [0] Aucun lancer n’est attendu maintenant.
        [one] Un dé est attendu maintenant, de 1 à 6.
       *[other] { $due } dés sont attendus maintenant, chacun de 1 à 6.
    }
colliding_circles-error-opening = Rouge ouvre avec une pose exactement : un dé sur la case du cercle du milieu qui porte son chiffre. Ce tour ne contient rien d’autre.
colliding_circles-error-second_manoeuvre = Tu n’as qu’une manœuvre par tour.
colliding_circles-error-manoeuvre_late = La manœuvre vient en premier, avant les poses et la relance.
colliding_circles-error-third_placement = Tu peux poser deux dés au plus par tour, ou un seul si tu en relances un autre.
colliding_circles-error-rethrow_not_last = La relance est la dernière action d’un tour : écris-la à la fin de la ligne.
colliding_circles-error-second_rethrow = Tu ne peux relancer qu’un dé par tour.
colliding_circles-error-rethrow_after_two = Une relance remplace la deuxième pose : après deux poses, il n’y en a plus.
colliding_circles-error-after_end = L’action précédente met fin à la partie ({ colliding_circles-ended }). Rien ne peut la suivre.
colliding_circles-error-order = Tes actions comptent l’une après l’autre, comme tu les écris. Dans cet ordre, elles sont permises : `{ $line }`.
colliding_circles-error-occupied = { $field } est prise : un { $value } de { $occupant_seat } s’y trouve.
colliding_circles-error-not_in_hand =
    { $hand_count ->
        [0] Tu n’as pas de { $value } : à cet endroit de la ligne, ta main est vide.
       *[other] Tu n’as pas de { $value } : à cet endroit de la ligne, il te reste { $hand } en main.
    }
colliding_circles-error-adjacency =
    Un { $value } en { $field } ne va pas à côté du { $neighbour_value } en { $neighbour }. { $values_count ->
        [one] Seul un { $values } y convient.
       *[other] Ce qui y convient : { $values }.
    }
colliding_circles-error-hole = { $field } est un trou : entre ses voisins { $around }, aucune valeur ne convient.
colliding_circles-error-no_neighbour =
    { $field } ne touche encore aucun dé et ne porte pas de chiffre imprimé. { $starts_count ->
        [0] Pose à côté de dés déjà sur le plateau ; plus aucune case chiffrée n’est libre pour amorcer.
       *[other] Pose à côté de dés déjà sur le plateau, ou amorce sur une case chiffrée : { $starts }.
    }
colliding_circles-error-start_value = { $field } ne touche encore aucun dé : seul son chiffre imprimé peut donc s’y poser, un { $printed } et non un { $value }.
colliding_circles-error-no_die = Il n’y a pas de dé à déplacer en { $field }.
colliding_circles-error-no_step = Une manœuvre mène à une autre case ; en { $field }, le dé y est déjà.
colliding_circles-error-frozen = Le dé en { $field } est figé : il fait partie du cercle { $circle }, qui appartient à { $owner_seat }.
colliding_circles-error-at_limit =
    { $direction ->
        [down] Tes propres dés baissent de 1 à chaque pas : le { $value } en { $field } ne peut donc pas bouger.
       *[up] Les dés adverses montent de 1 à chaque pas : le { $value } en { $field } ne peut donc pas bouger.
    }
colliding_circles-error-too_far =
    { $steps ->
        [one] Depuis { $source }, { $target } est trop loin : ce dé ne peut faire qu’un pas.
       *[other] Depuis { $source }, { $target } est trop loin : ce dé ne peut faire que { $steps } pas.
    } { colliding_circles-targets }
colliding_circles-error-blocked = Le dé en { $source } n’a pas de chemin libre vers { $target }. { colliding_circles-targets }
colliding_circles-error-way_adjacency = En chemin vers { $target }, le dé venu de { $source } serait un { $value } en { $field }, à côté du { $neighbour_value } en { $neighbour } ; la règle de voisinage l’interdit. { colliding_circles-targets }
colliding_circles-error-unreachable_value =
    { $values_count ->
        [one] Depuis { $source }, le dé ne peut arriver en { $target } qu’avec la valeur { $values }, pas { $value }.
       *[other] Depuis { $source }, le dé ne peut arriver en { $target } qu’avec l’une de ces valeurs : { $values }, pas { $value }.
    }

# Termine certaines des erreurs ci-dessus.
colliding_circles-targets =
    { $targets_count ->
        [0] Pour l’instant, il ne peut aller nulle part.
       *[other] Il peut aller en : { $targets }.
    }

## Ce qui s’est passé

colliding_circles-note-circle_broken =
    { $kind ->
        [wolf] { $owner_seat } rouvre le Loup en { $circle }.
        [fox] { $owner_seat } rouvre le Renard en { $circle }.
       *[goose] { $owner_seat } rouvre l’Oie en { $circle }.
    }
colliding_circles-note-circle_completed =
    { $kind ->
        [wolf] Un Loup en { $circle } pour { $owner_seat } !
        [fox] Un Renard en { $circle } pour { $owner_seat } !
       *[goose] Une Oie en { $circle } pour { $owner_seat }.
    }
# On peut perdre cinq points au plus en un tour.
colliding_circles-note-points =
    { $points ->
        [-5] { $seat } perd 5 points : { $score }.
        [-4] { $seat } perd 4 points : { $score }.
        [-3] { $seat } perd 3 points : { $score }.
        [-2] { $seat } perd 2 points : { $score }.
        [-1] { $seat } perd 1 point : { $score }.
        [one] { $seat } gagne { $points } point : { $score }.
       *[other] { $seat } gagne { $points } points : { $score }.
    }
colliding_circles-note-hole_made = { $field } est maintenant un trou.
colliding_circles-note-hole_opened = { $field } n’est plus un trou.
colliding_circles-note-passed = { $seat } passe.
colliding_circles-note-thrown = { $seat } lance et obtient { $dice } (réserve : { $pool }).
colliding_circles-note-rethrown = { $seat } relance le { $old } et obtient un { $new }.
colliding_circles-note-quiet_turns =
    { $left ->
        [one] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée sans pose : encore un, et la partie est finie (précision 1).
       *[other] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée sans pose : encore { $left }, et la partie est finie (précision 1).
    }
colliding_circles-note-ended_closed = Toute case libre est un trou, ou il n’en reste aucune : la partie finit sur le score de { $score }.
colliding_circles-note-ended_last_die = { $seat } a posé son dernier dé : la partie finit sur le score de { $score }.
colliding_circles-note-ended_quiet = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée sans pose : la partie finit sur le score de { $score } (précision 1).

## Ce que montre une image, pour qui ne la voit pas (texte brut, 1024 caractères au plus en tout)

colliding_circles-note-view_to_move = Tour { $turn }, à { $seat } de jouer.
colliding_circles-note-view_throw_due = Les dés vont être lancés.
colliding_circles-note-view_over = La partie est finie : { colliding_circles-ended }.
colliding_circles-note-view_score = Score (Rouge/Noir) : { $score }.
colliding_circles-note-view_last = { $seat } a joué { $steps }.
colliding_circles-note-view_last_pass = { $seat } a passé son tour.
colliding_circles-note-view_hand =
    { $hand_count ->
        [0] { $seat } n’a aucun dé en main ; réserve : { $pool }.
       *[other] { $seat } a { $hand } en main ; réserve : { $pool }.
    }
colliding_circles-note-view_circle =
    { $kind ->
        [wolf] { $circle } : Loup, { $points } pour { $owner_seat }.
        [fox] { $circle } : Renard, { $points } pour { $owner_seat }.
       *[goose] { $circle } : Oie, { $points } pour { $owner_seat }.
    }
colliding_circles-note-view_holes = Trous : { $fields }.
colliding_circles-note-view_dice = Dés de { $seat } : { $dice }.

## Comment une partie s’est finie ; après deux-points ou entre parenthèses

colliding_circles-reason-closed = plus aucun dé ne peut être posé
colliding_circles-reason-last_die = un camp a posé son dernier dé
colliding_circles-reason-quiet = douze tours d’affilée sans pose (précision 1)
colliding_circles-ended =
    { $reason ->
        [last_die] { colliding_circles-reason-last_die }
        [quiet] { colliding_circles-reason-quiet }
        [resigned] par abandon
        [agreed] d’un commun accord
       *[closed] { colliding_circles-reason-closed }
    }

## Ce qui se choisit dans un menu pour composer un coup

colliding_circles-group-manoeuvre = Déplacer un dé…
colliding_circles-group-manoeuvre_whole = Déplacer un dé, en une fois…
colliding_circles-group-placement_whole = Poser un dé sur une case…
colliding_circles-group-target = … jusqu’à cette case
colliding_circles-group-placement = Poser un dé…
colliding_circles-group-field = … sur cette case
colliding_circles-group-rethrow = Relancer un dé…
colliding_circles-group-pass = Passer

## Ce qu’on pourrait encore ajouter à une ligne

colliding_circles-addition-placement = une pose
colliding_circles-addition-rethrow = une relance

## Les colonnes de la feuille de partie

# As in English.
colliding_circles-column-manoeuvre = M
# As in English.
colliding_circles-column-first = P1
# As in English.
colliding_circles-column-second = P2/R
colliding_circles-column-hand = Main
colliding_circles-column-pool = Réserve
# As in English.
colliding_circles-column-score = Score

## Le début

colliding_circles-begin = Rouge ouvre avec un dé sur la case du cercle du milieu qui porte son chiffre ; Noir répond à côté.
colliding_circles-first = **Tu découvres ce jeu ?** Ferme des cercles de six dés où ta couleur fait le plus grand total ; chacun te rapporte ses points. **Ton premier coup :** choisis un dé de ta main et une case où le poser. Deux dés voisins diffèrent d’exactement 1, et 6 et 1 se suivent aussi.
