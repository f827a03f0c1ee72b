# Zirkeltanz : tout ce que dit le jeu, sauf ses règles (rules_zirkeltanz.ftl).
# $seat et $..._seat sont des noms de places (Bleu, Jaune) ; $..._count est la longueur de la liste $...
# Les cercles sont nommés comme les écrit qui joue : 3a est le sien, !3a celui d’en face. Les longueurs sont des unités.
# life circle = cercle de vie · penalty area = surface de réparation · nook = creux · number circle = cercle numéroté

# As in English.
zirkeltanz-name = Zirkeltanz
# As in English.
zirkeltanz-brief = Zirkel
zirkeltanz-seat-blue = Bleu
zirkeltanz-seat-yellow = Jaune

## Lignes illisibles

zirkeltanz-error-empty = Il n’y a pas encore de coup ici. `3a@4b:120` pose 3a contre 4b, dans la direction 120° ; `3a@4b+2a` le pose de sorte qu’il touche les deux.
zirkeltanz-error-unreadable = Je n’arrive pas à lire `{ $text }`. Un coup ressemble à `3a@4b:120` ou à `3a@4b+2a<`.
zirkeltanz-error-with_centre = Le centre appartient à la feuille de partie et ne se tape pas. Enlève tout à partir du `=`.
zirkeltanz-error-unknown_circle = Il n’y a pas de cercle `{ $text }`. Ils s’appellent 1a, 1b, 2a et ainsi de suite jusqu’à 5b, avec `!` devant ceux de l’adversaire.
zirkeltanz-error-no_target = `{ $text }` s’arrête trop tôt : contre quel cercle ? Par exemple `3a@4b:120`.
zirkeltanz-error-no_place = `{ $text }` s’arrête trop tôt : à quel endroit exactement ? Ajoute une direction comme `:120`, ou un deuxième cercle à toucher comme `+2a`.
zirkeltanz-error-bad_direction = `{ $text }` n’est pas une direction : elles vont de 0 (en haut) à 360, dans le sens des aiguilles d’une montre.
zirkeltanz-error-too_fine = `{ $text }` est plus fin que ce que mesure le jeu : six décimales suffisent.
zirkeltanz-error-too_large = `{ $text }` est bien trop long pour un nombre.
zirkeltanz-error-unknown_second = Je ne sais pas ce qu’est `{ $text }`. Après `+` vient un cercle, `area` (la surface de réparation de la couleur du cercle déplacé), `old` (l’endroit qu’il quitte) ou, sur un six, `life` (ton cercle de vie).
zirkeltanz-error-second_is_target = Tu poses déjà le cercle contre { $target }. Nomme une deuxième chose à toucher.
zirkeltanz-error-empty_setup = Rien n’est encore posé ici. `formation wall` pose les dix cercles, `5a(12.5,-7)` un seul.
zirkeltanz-error-unreadable_setup = Je n’arrive pas à lire `{ $text }`. Pendant la mise en place, tu écris `formation wall`, `5a(12.5,-7)`, ou `ready` quand tu as fini.
zirkeltanz-error-not_yet = `{ $text }` est un coup, mais la mise en place n’est pas finie.
zirkeltanz-error-unknown_formation = Je ne connais pas de formation `{ $text }`. Il y a : { $formations }.
zirkeltanz-error-ready_alone = `ready` va seul : pose d’abord tes cercles, regarde-les, puis annonce que tu as fini.
zirkeltanz-error-formation_first = Une formation pose les dix cercles, elle vient donc en premier ; les cercles écrits à sa suite la modifient.
zirkeltanz-error-laid_twice = { $circle } apparaît deux fois. Quel emplacement veux-tu dire ?
zirkeltanz-error-bad_coordinates = `{ $text }` n’est pas un emplacement. Écris deux nombres séparés par une virgule, comme `(12.5,-7)`, ou par un point-virgule : `(12,5;-7)`.
zirkeltanz-error-unknown_value = `{ $text }` ne figure sur aucun dé : les valeurs vont de 1 à 6.

## Lignes qu’une règle interdit

zirkeltanz-error-over = La partie est finie : { zirkeltanz-ended }.
zirkeltanz-error-still_setup = La mise en place n’est pas finie.
zirkeltanz-error-setup_over = La mise en place est finie ; maintenant, les cercles dansent.
zirkeltanz-error-already_ready = Tu as annoncé que tu avais fini. C’est définitif.
zirkeltanz-error-throw_due = Le dé va être lancé. Réessaie dans un instant.
zirkeltanz-error-not_to_move = Ce n’est pas à toi de jouer, mais à { $to_move_seat }.
zirkeltanz-error-bad_throw =
    { $due ->
        [0] Aucun lancer n’est attendu maintenant.
        [one] Un dé est attendu maintenant, de 1 à 6.
       *[other] { $due } dés sont attendus maintenant, chacun de 1 à 6.
    }
zirkeltanz-error-nothing_laid = Aucun cercle ne se pose ici.
zirkeltanz-error-not_all_laid =
    { $circles_count ->
        [one] Tu n’as pas encore fini : il manque le cercle { $circles }.
       *[other] Tu n’as pas encore fini : il manque les cercles { $circles }.
    }
zirkeltanz-error-across_middle = { $circle } dépasserait la ligne médiane de { $depth }. Il peut la toucher, rien de plus.
zirkeltanz-error-too_far_out = { $circle } serait trop loin : pendant la mise en place, aucune coordonnée ne dépasse { $reach } (précision 7).
zirkeltanz-error-setup_in_area = { $circle } mordrait de { $depth } sur ta propre surface de réparation.
zirkeltanz-error-setup_overlap = { $circle } et { $other } se chevaucheraient de { $depth }. Ils peuvent se toucher.
zirkeltanz-error-foreign = Le dé montre { $thrown } : tu déplaces un de tes cercles et le poses contre un des tiens. C’est seulement sur un six qu’on déplace un cercle adverse : enlève le `!`.
zirkeltanz-error-own_on_six = Sur un six, tu dois déplacer un cercle adverse, pas ton { $circle }.
zirkeltanz-error-wrong_number = Le dé montre { $thrown } : tu ne peux pas déplacer { $circle }, mais l’un de ceux-ci : { $circles }.
zirkeltanz-error-not_neighbours =
    { $numbers_count ->
        [one] { $circle } ne peut pas se poser contre { $target } : le seul voisin du { $number } est le { $numbers }.
       *[other] { $circle } ne peut pas se poser contre { $target } : les voisins du { $number } sont { $numbers }.
    }
zirkeltanz-error-exchanged = { $target } n’est pas un voisin de { $circle }, mais { $second } en est un. Nomme d’abord le voisin : `{ $line }`.
zirkeltanz-error-no_contact = Là, { $circle } ne toucherait pas { $target } : il s’en faut de { $gap }.
zirkeltanz-error-on_old_place = Là, { $circle } recouvrirait encore une partie de son ancien emplacement, de { $depth }. Il doit le quitter entièrement.
zirkeltanz-error-overlap = Là, { $circle } chevaucherait { $other } de { $depth }.
zirkeltanz-error-in_area = Là, { $circle } mordrait de { $depth } sur la surface de réparation de sa propre couleur.
zirkeltanz-error-on_life = Là, { $circle } recouvrirait ton propre cercle de vie, de { $depth }. Personne ne gagne pendant le tour de l’adversaire (précision 3).
zirkeltanz-error-no_nook = { $circle } ne peut pas toucher à la fois { $target } et `{ $second }` : ils sont trop éloignés de { $gap }.
zirkeltanz-error-life_without_six = Ton cercle de vie ne gêne que sur un six, quand tu déplaces un cercle adverse.

## Lignes qui laissent une question

zirkeltanz-error-two_nooks = Deux creux sont aussi proches l’un que l’autre de cette direction. Lequel veux-tu dire : { $lines } ?
zirkeltanz-error-two_sides = Deux emplacements touchent aussi `{ $second }`, l’un à gauche et l’autre à droite du chemin qui y mène. Lequel veux-tu dire : { $lines } ?
zirkeltanz-error-which_comma = Quelle virgule de `{ $text }` est décimale ? Écris un point ou un point-virgule : { $lines }.

## Ce qui s’est passé

zirkeltanz-note-is_ready = { $seat } a fini sa mise en place.
zirkeltanz-note-lays_secretly = { $seat } s’installe en secret.
zirkeltanz-note-both_ready = Les deux mises en place sont dévoilées.
zirkeltanz-note-formation =
    { $name ->
        [wall] Mur : une rangée le long de la ligne médiane
        [arrow] Flèche : un coin pointé vers la ligne médiane
        [fan] Éventail : un arc autour du cercle de vie, ouvert derrière
        [ring] Anneau : tout autour du cercle de vie
        [phalanx] Phalange : deux rangs serrés
       *[pincers] Tenaille : deux groupes, le milieu libre
    }
zirkeltanz-note-setup_laid =
    { $count ->
        [10] Les dix cercles sont en place, visibles par toi uniquement ; `ready` met fin à ta mise en place.
        [one] { $count } cercle sur dix est en place, visible par toi uniquement.
       *[other] { $count } cercles sur dix sont en place, visibles par toi uniquement.
    }
zirkeltanz-note-start_thrown = Pour savoir qui commence, Bleu obtient un { $blue } et Jaune un { $yellow }.
zirkeltanz-note-start_again = Égalité : chacun relance.
zirkeltanz-note-starts = { $seat } commence.
zirkeltanz-note-thrown = { $seat } obtient un { $value }.
zirkeltanz-note-thrown_six = { $seat } obtient un 6 et doit déplacer un cercle adverse.
zirkeltanz-note-turn_lost = { $seat } obtient un { $value }, mais aucun coup n’est possible : le tour est perdu.
zirkeltanz-note-laid =
    { $touching_count ->
        [0] { $seat } pose { $circle }.
       *[other] { $seat } pose { $circle }, qui touche { $touching }.
    }
zirkeltanz-note-covered = { $circle } recouvre le cercle de vie : { $seat } gagne !
zirkeltanz-note-ended_turn_limit = { $turns ->
        [one] { $turns } tour a été joué
       *[other] { $turns } tours ont été joués
    } : la partie est nulle (précision 4).

## Ce que donnerait un choix

zirkeltanz-note-would_win = Recouvre le cercle de vie et gagne !
zirkeltanz-note-would_touch = Touche { $touching } ; à { $gap } du cercle de vie.

## Ce que montre une image, pour qui ne la voit pas (texte simple, 1024 caractères au plus en tout)

zirkeltanz-note-view_setup = La mise en place est en cours.
zirkeltanz-note-view_ready = { $seat } a fini sa mise en place.
zirkeltanz-note-view_to_move =
    { $thrown ->
        [6] Tour { $turn } : { $seat } a obtenu un 6 et déplace un cercle adverse.
       *[other] Tour { $turn } : { $seat } a obtenu un { $thrown } et doit jouer.
    }
zirkeltanz-note-view_throw_due = Le dé va être lancé.
zirkeltanz-note-view_over = La partie est finie : { zirkeltanz-ended }.
zirkeltanz-note-view_limit = Tours des deux camps : { $turns } sur { $limit }.
zirkeltanz-note-view_last = { $seat } a joué { $line }.
zirkeltanz-note-view_offers =
    { $count ->
        [0] Sont dessinés les arcs où peut se trouver le centre de { $circles }.
        [one] Sont dessinés les arcs où peut se trouver le centre de { $circles }, et { $count } emplacement numéroté.
       *[other] Sont dessinés les arcs où peut se trouver le centre de { $circles }, et { $count } emplacements numérotés.
    }
zirkeltanz-note-view_circles = Cercles de { $seat } : { $circles }.

## Comment une partie s’est terminée ; après deux-points ou entre parenthèses

zirkeltanz-reason-covered = un cercle de vie est recouvert
zirkeltanz-reason-turn_limit = la limite de tours est atteinte (précision 4)
zirkeltanz-ended =
    { $reason ->
        [turn_limit] { zirkeltanz-reason-turn_limit }
        [resigned] par abandon
        [agreed] d’un commun accord
       *[covered] { zirkeltanz-reason-covered }
    }

## Ce qu’on choisit dans un menu pour jouer un coup

zirkeltanz-group-nook = Un emplacement numéroté…
zirkeltanz-group-circle = Poser un cercle…
zirkeltanz-group-target = … contre celui-ci
zirkeltanz-group-direction = … dans cette direction
zirkeltanz-group-turn = Le tourner un peu…
zirkeltanz-group-ready = Finir la mise en place
zirkeltanz-group-formation = Poser une formation…
zirkeltanz-group-lay = Décaler un cercle…
zirkeltanz-group-shift = … de tant d’unités

## Ce qui pourrait encore s’ajouter à une ligne

zirkeltanz-addition-circles = les cercles manquants

## Les colonnes de la feuille de partie

zirkeltanz-column-die = Dé
zirkeltanz-column-move = Coup

zirkeltanz-option-edition = mesures
    .value = édition { $value }
zirkeltanz-option-turn_limit = limite de tours
    .value =
        { $value ->
            [0] aucune
           *[other] { NUMBER($value, useGrouping: 0) }
        }

## Le début

zirkeltanz-begin = Choisis une formation, puis finis la mise en place.
zirkeltanz-begin-play = Pose un cercle du numéro obtenu contre un autre ; *Jouer un coup* numérote les meilleurs emplacements.
zirkeltanz-first = **Tu découvres ce jeu ?** Recouvre avec un de tes cercles une partie, n’importe laquelle, du cercle de vie rouge adverse. **Ton premier coup :** choisis une formation, regarde-la, puis finis la mise en place. Personne ne la voit avant que les deux camps aient fini.
zirkeltanz-button-begin = Choisir une formation
