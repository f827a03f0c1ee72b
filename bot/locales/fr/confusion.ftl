# Confusion : tout ce que dit le jeu, sauf ses règles (rules_confusion.ftl).
# $seat et $..._seat sont des noms de places (Bleu, Noir) ; $..._count est la longueur de la liste $...
# Rien ici ne doit dépendre d’un type caché : ce qui est dit découle de ce que tout le monde a vu.
# try = essai, tenter · allowed = permis · forbidden = interdit · puck = palet · base row = rangée de base

# As in English.
confusion-name = Confusion
# As in English.
confusion-brief = Confus.
confusion-seat-blue = Bleu
confusion-seat-black = Noir

## Lignes illisibles

confusion-error-empty = Il n’y a pas encore de coup ici. Nomme un dé et une case, comme dans `H-e6`, ou une direction, comme dans `H F1`.
confusion-error-unreadable = Je n’arrive pas à lire `{ $text }`. Un essai ressemble à `H-e6` ou `H F1`, avec le palet `HP-e6`, le palet seul `P-e6` ; une annonce ressemble à `H=h`.
confusion-error-unknown_die = Il n’y a pas de dé `{ $text }` : les dés s’appellent A à L, et P est le palet.
confusion-error-unknown_type = Il n’y a pas de type `{ $text }` : les types s’appellent a à l.
confusion-error-unknown_square = Il n’y a pas de case `{ $text }` : les colonnes vont de a à k, les rangées de 1 à 11.
confusion-error-answer = Ce n’est pas à toi d’écrire la réponse : enlève `+`, `-` et `^`.
confusion-error-capture_by_direction = Ce qu’un coup capture ne peut s’écrire qu’après une case, comme dans `H-e6xC`. Avec une direction, ne l’écris pas.
confusion-error-no_pass = Personne ne peut passer. Un camp sans coup visiblement possible passe d’office, sans qu’on lui demande rien (précision 2).

## Lignes auxquelles il manque une partie

confusion-error-unfinished = `{ $text }` n’est pas complet. Que veux-tu dire ?
confusion-error-which_sign = Un tiret ou un espace ? Après un tiret vient une case (`H-f1`), après un espace une direction (`H F1` est un pas en avant). Que veut dire `{ $text }` ?
confusion-error-which_way = Que devient le palet ? Il reste sur place (`H-e6`), il vient avec le dé (`HP-e6`) ou il part seul (`P-e6`).

## Lignes qu’une règle interdit

confusion-error-over = La partie est finie : { confusion-ended }.
confusion-error-deal_due = Les types sont en train d’être répartis. Réessaie dans un instant.
confusion-error-not_to_move = C’est à { $to_move_seat } de jouer. En attendant, tu peux seulement annoncer un type, comme dans `H=h`.
confusion-error-bad_deal = Ce n’est pas une répartition de douze types pour chaque camp, ou bien aucune n’est attendue.
confusion-error-captured = Ton dé { $die } a été capturé.
confusion-error-no_control = Ton dé { $die } ne contrôle pas le palet sur { $puck } : il ne peut donc ni l’emporter ni l’envoyer.
confusion-error-no_puck = Aucun de tes dés ne contrôle le palet sur { $puck }.
confusion-error-no_step = Un coup mène à une autre case que { $source }.
confusion-error-not_straight = Aucune ligne droite ne mène de { $source } à { $target } : ni rangée, ni colonne, ni diagonale.
confusion-error-too_far = { $target } est à { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }. Aucun dé ne va plus loin que { $reach }.
confusion-error-too_many_steps = { $steps ->
        [one] { $steps } case, c’est trop
       *[other] { $steps } cases, c’est trop
    }. Aucun dé ne va plus loin que { $reach }.
confusion-error-off_board =
    { $steps ->
        [one] Depuis { $source }, un pas dans cette direction sort du plateau.
       *[other] Depuis { $source }, { $steps } pas dans cette direction sortent du plateau.
    }
confusion-error-blocked = Le dé { $die } de { $owner_seat }, sur { $square }, barre le passage.
confusion-error-blocked_puck = Le palet, sur { $square }, barre le passage. Un dé peut s’arrêter dessus, mais pas passer par-dessus.
confusion-error-own_die = Ton propre dé { $die } est sur { $square }.
confusion-error-openly_promoted = Tout le monde voit que ton dé promu { $die } ne peut pas faire cela : il va jusqu’à { $reach ->
        [one] { $reach } case
       *[other] { $reach } cases
    }.
confusion-error-openly_revealed = Tout le monde voit que ton dé { $die } ne peut pas faire cela : son type { $type } est révélé.
confusion-error-captures_nothing = Ce coup ne capturerait rien, donc pas { $die } non plus.
confusion-error-captures_other = Ce coup capturerait { $captured }, pas { $die }.
confusion-error-revealed_already = Ton dé { $die } est déjà révélé.
confusion-error-not_certain =
    { $types_count ->
        [one] Ton dé { $die } ne peut pas être du type { $type } : ta fiche ne laisse que { $types }.
       *[other] Il n’est pas certain que ton dé { $die } soit du type { $type } : ta fiche laisse { $types }.
    }

## Ce qui s’est passé

confusion-note-dealt = Les types sont répartis. Chaque camp connaît les dés de l’autre, et pas les siens.
confusion-note-allowed = **Permis.**
confusion-note-forbidden = **Interdit.**
confusion-note-captured = Le dé { $die } de { $owner_seat } est capturé.
confusion-note-promoted = Le dé { $die } de { $seat } est promu : jusqu’à deux cases dans toutes les directions. C’est un a, un e, un i ou un l.
confusion-note-not_promoted = Le dé { $die } de { $seat } n’est pas promu : ce n’est ni un a, ni un e, ni un i, ni un l.
confusion-note-puck_free = Le palet est libre sur { $square }.
confusion-note-puck_taken = Le dé { $die } de { $seat } contrôle le palet sur { $square }.
confusion-note-revealed = { $seat } révèle { $die } : c’est le type { $type }.
confusion-note-passed = { $seat } n’a aucun coup visiblement possible et passe (précision 2).
confusion-note-passed_often = Aucun des camps n’a de coup visiblement possible : { $turns ->
        [one] { $turns } tour passé
       *[other] { $turns } tours passés d’affilée
    } (précision 2).
confusion-note-one_answer = **{ $seat } a un seul tour pour répondre,** sinon { $other_seat } gagne.
confusion-note-given_home = { $seat } a reçu le palet sur la rangée de base adverse : d’abord un tour comme d’habitude, puis une seule réponse (précision 3).
confusion-note-quiet_turns =
    { $left ->
        [0] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée sans progrès : nulle dès qu’il n’y a plus de menace (précision 4).
        [one] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée sans progrès : encore un, et c’est la nulle (précision 4).
       *[other] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée sans progrès : encore { $left }, et c’est la nulle (précision 4).
    }
confusion-note-turns_left =
    { $left ->
        [0] { $turns ->
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    } : nulle dès qu’il n’y a plus de menace (précision 4).
        [one] { $turns ->
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    } : encore un, et c’est la nulle (précision 4).
       *[other] { $turns ->
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    } : encore { $left }, et c’est la nulle (précision 4).
    }
confusion-note-ended_puck = { $seat } a mené le palet en { $square }, et il y reste : c’est gagné !
confusion-note-ended_quiet = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée sans progrès : nulle (précision 4).
confusion-note-ended_turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } sans victoire de personne : nulle (précision 4).

## Ce que ferait un essai

confusion-note-would_capture = Si c’est permis, { $die } est capturé.
confusion-note-would_take_puck = Si c’est permis, le dé prend le palet.
confusion-note-would_leave_puck = Si c’est permis, le palet reste sur { $square }.
confusion-note-would_play_puck = Si c’est permis, le palet est libre sur { $square }.
confusion-note-would_give_puck = Si c’est permis, le dé { $die } de { $owner_seat } sur { $square } reçoit le palet.
confusion-note-would_threaten = Si c’est permis, { $other_seat } a un seul tour pour répondre.
confusion-note-odds =
    { $able ->
        [0] Ta fiche ne laisse aucun type qui en soit capable.
        [one] { $left ->
            [one] Le seul type restant en est capable.
           *[other] Un type en est capable, sur { $left } restants.
        }
       *[other] { $able } types en sont capables, sur { $left } restants.
    }
confusion-note-takes_no_turn = Ne coûte pas de tour.
confusion-note-certain = Tout le monde voit que ton dé { $die } peut le faire.
confusion-note-asked =
    { $able ->
        [0] Ta fiche ne laisse aucun type qui en soit capable : l’essai coûte le tour, puis c’est à { $other_seat } de jouer.
       *[other] Permis ou interdit, tu l’apprends en confirmant ; dans les deux cas, c’est ensuite à { $other_seat } de jouer. { confusion-sheet_leaves }
    }

# Termine le message ci-dessus.
confusion-sheet_leaves =
    { $able ->
        [one] { $left ->
            [one] Ta fiche laisse un seul type, et il en est capable.
           *[other] Sur ta fiche, un type en est capable, sur { $left } restants.
        }
       *[other] Sur ta fiche, { $able } types en sont capables, sur { $left } restants.
    }
confusion-note-must_catch = C’est ton unique réponse : si tu ne reprends pas le palet, { $other_seat } gagne.

confusion-score = Dés capturés { $score }
confusion-outcome-score = Dés capturés : { $score }

## Ce que montre une image, pour qui ne la voit pas (texte simple, 1024 caractères au plus en tout)

confusion-note-view_to_move = Tour { $turn }, à { $seat } de jouer.
confusion-note-view_over = La partie est finie : { confusion-ended }.
confusion-note-view_answering = { $seat } a un seul tour pour répondre.
confusion-note-view_allowed = { $seat } a tenté { $line } : permis.
confusion-note-view_forbidden = { $seat } a tenté { $line } : interdit.
confusion-note-view_considered = { $seat } envisage { $line }.
confusion-note-view_holder = Le dé { $die } de { $seat } contrôle le palet sur { $square }.
confusion-note-view_puck = Le palet est libre sur { $square }.
confusion-note-view_dice = Dés de { $seat } : { $dice }.
confusion-note-view_promoted = Dés promus de { $seat } : { $dice }.
confusion-note-view_revealed = Révélés par { $seat } : { $dice }.
confusion-note-view_captured = Dés de { $seat } capturés : { $dice }.
confusion-note-view_types = Types des dés de { $seat } : { $dice }.
confusion-note-view_left = Types restants des dés de { $seat } : { $dice }.

## Comment une partie s’est terminée ; après deux-points ou entre parenthèses

confusion-reason-puck = le palet a atteint la rangée de base adverse
confusion-reason-quiet = trop de tours d’affilée sans progrès (précision 4)
confusion-reason-turns = tous les tours sont joués (précision 4)
confusion-ended =
    { $reason ->
        [quiet] { confusion-reason-quiet }
        [turns] { confusion-reason-turns }
        [resigned] par abandon
        [agreed] d’un commun accord
       *[puck] { confusion-reason-puck }
    }

## Ce qu’on choisit dans un menu pour jouer un coup

confusion-group-die = Choisir un dé…
confusion-group-square = … sa case
confusion-group-puck = … et ce que devient le palet
confusion-group-reveal = Révéler un dé

## Les colonnes de la feuille de partie

confusion-column-record = Essai
confusion-column-left = Types restants

## Le début

confusion-begin = Choisis un de tes dés et une case : tu apprends s’il peut bouger ainsi.
confusion-first = **Tu découvres ce jeu ?** Mène le palet blanc, sous un de tes dés, jusqu’à la rangée de base adverse. Tu ne sais pas comment bougent tes propres dés. **Ton premier coup :** tente n’importe quel dé sur n’importe quelle case ; si c’est interdit, il revient, et ta fiche en sait plus.
