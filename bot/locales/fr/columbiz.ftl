# Columbiz : tout ce que dit le jeu, sauf ses règles (rules_columbiz.ftl).
# $seat et $..._seat sont des noms de places (Violet ○, Bleu △, ...) ; $..._count est la longueur de la liste $...
# line (de jetons) = alignement ; row = rangée ; lay away = écarter ; round = tour de table

# As in English.
columbiz-name = Columbiz
# As in English.
columbiz-brief = Columbiz
columbiz-seat-purple = Violet ○
columbiz-seat-blue = Bleu △
columbiz-seat-grey = Gris ✕
columbiz-seat-black = Noir □

## Les lignes qu’on ne peut pas lire

columbiz-error-empty = Il n’y a encore rien ici. Écris quels dés restent (`keep 33 555`), ou bien où vont tes jetons (`3/2, 5/3`).
columbiz-error-unreadable = Je n’arrive pas à lire `{ $text }`. Des dés à garder s’écrivent comme `keep 33 555`, des jetons comme `3/2, 5/3` ; `roll` relance tous les dés, `stop` aucun.
columbiz-error-unfinished = `{ $text }` s’arrête trop tôt : pour un jeton, il faut une colonne et une case, comme `5/3`. Pour garder des dés, écris `keep` devant.
columbiz-error-unknown_field = Il n’y a pas de case `{ $text }` : les colonnes vont de 1 à 6, et les cases de chacune aussi.
columbiz-error-unknown_face = `{ $text }` n’est sur aucun dé : les faces vont de 1 à 6.
columbiz-error-alone = `{ $text }` ne va pas avec le reste de la ligne. Écris-le seul sur une ligne.
columbiz-error-mixed = Des dés à garder et des jetons ne vont pas sur la même ligne : le lancer vient entre les deux.
columbiz-error-lay_away = On n’écarte pas de jetons par choix. Cela se fait tout seul quand tu ne peux en poser aucun.
columbiz-error-keep_nothing = Quels dés restent ? Si tu veux tous les relancer, écris `{ $line }`.

## Les lignes qu’une règle interdit

columbiz-error-over = La partie est finie : { columbiz-ended }.
columbiz-error-throw_due = Les dés vont être lancés. Réessaie dans un instant.
columbiz-error-not_to_move = Ce n’est pas ton tour : c’est à { $to_move_seat } de jouer.
columbiz-error-bad_throw =
    { $due ->
        [0] Aucun lancer n’est attendu maintenant.
        [one] Un dé est attendu maintenant, de 1 à 6.
       *[other] { $due } dés sont attendus maintenant, chacun de 1 à 6.
    }
columbiz-error-third_throw = Tu as lancé trois fois. Pose maintenant tes jetons.
columbiz-error-stopped = Tu as cessé de lancer. Pose maintenant tes jetons.
columbiz-error-not_thrown =
    { $there ->
        [0] Aucun dé ne montre { $face }.
        [one] Tu veux garder { $wanted ->
        [one] { $wanted } dé
       *[other] { $wanted } dés
    } montrant { $face }, mais il n’y en a qu’un.
       *[other] Tu veux garder { $wanted ->
        [one] { $wanted } dé
       *[other] { $wanted } dés
    } montrant { $face }, mais il n’y en a que { $there }.
    }
columbiz-error-bad_keep = Pour garder les huit dés, écris `stop`.
columbiz-error-nothing_placed = Pose au moins un jeton.
columbiz-error-too_many_discs = Tu peux poser { $most ->
        [one] { $most } jeton
       *[other] { $most } jetons
    } au plus par tour.
columbiz-error-supply_short =
    { $discs ->
        [one] Il ne reste qu’un jeton dans ta réserve.
       *[other] Il ne reste que { $discs } jetons dans ta réserve.
    }
columbiz-error-occupied = { $field } est prise : à cet endroit de la ligne, un jeton de { $occupant_seat } s’y trouve.
columbiz-error-dice_short =
    { $used ->
        [0] { $field } demande { $needed ->
            [one] { $needed } dé
           *[other] { $needed } dés
        } montrant { $face } ; { $there ->
            [0] tu n’en as aucun.
            [one] tu n’en as qu’un.
           *[other] tu n’en as que { $there }.
        }
       *[other] { $field } demande { $needed ->
            [one] { $needed } dé
           *[other] { $needed } dés
        } montrant { $face } ; { $there ->
            [0] les jetons précédents ont utilisé tous les tiens.
            [one] après les jetons précédents, il ne t’en reste qu’un.
           *[other] après les jetons précédents, il ne t’en reste que { $there }.
        }
    }
columbiz-error-order = Tes jetons comptent l’un après l’autre, comme tu les écris. Dans cet ordre, ils sont permis : `{ $line }`.

## Ce qui s’est passé

columbiz-note-start_die = { $seat } fait un { $value }.
columbiz-note-start_tie = Égalité à { $value } : les ex æquo relancent (précision 1).
columbiz-note-starts = { $seat } commence.
columbiz-note-thrown =
    { $number ->
        [1] { $seat } lance les dés : { $dice }.
        [2] { $seat } relance tous les dés, pour le deuxième lancer : { $dice }.
       *[other] { $seat } relance tous les dés, pour le dernier lancer : { $dice }.
    }
columbiz-note-thrown_rest =
    { $number ->
        [2] { $seat } garde { $kept } et a { $dice } après le deuxième lancer.
       *[other] { $seat } garde { $kept } et a { $dice } après le dernier lancer.
    }
columbiz-note-stopped = { $seat } ne lance plus.
columbiz-note-captured = { $field } capture { $owner_seat } en { $fields }.
columbiz-note-line =
    { $direction ->
        [row] Rangée de { $length }
        [column] Colonne de { $length }
       *[diagonal] Diagonale de { $length }
    } ({ $fields }) : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
columbiz-note-brings =
    { $points ->
        [0] { columbiz-prisoners }
       *[other] { $prisoners ->
            [0] { columbiz-points }
           *[other] { columbiz-points }, { columbiz-prisoners }
        }
    }
columbiz-note-gained =
    { $points ->
        [0] { columbiz-prisoners } : { $seat } en est à { $score }.
       *[other] { $prisoners ->
            [0] { columbiz-points } : { $seat } en est à { $score }.
           *[other] { columbiz-points } et { columbiz-prisoners } : { $seat } en est à { $score }.
        }
    }
# Des morceaux des deux précédents.
columbiz-points =
    { $points ->
        [one] { $points } point d’alignement
       *[other] { $points } points d’alignement
    }
columbiz-prisoners =
    { $prisoners ->
        [one] { $prisoners } prisonnier
       *[other] { $prisoners } prisonniers
    }
columbiz-note-laid_away =
    { $discs ->
        [one] { $seat } ne peut poser aucun jeton et écarte le dernier.
       *[other] { $seat } ne peut poser aucun jeton et en écarte { $discs } ; reste en réserve : { $supply }.
    }
columbiz-note-last_round = { $seat } n’a plus de jetons : ce tour de table est le dernier.
columbiz-note-ended_supply = Le tour de table est achevé et la partie est finie : { $score }.

## Ce que montre une image, pour qui ne la voit pas (texte brut, 1024 caractères au plus en tout)

columbiz-note-view_start = Les dés décident qui commence.
columbiz-note-view_to_move = Tour de table { $round }, à { $seat } de jouer. Lancer { $number } sur 3 : { $dice }.
columbiz-note-view_stopped = Tour de table { $round }, à { $seat } de poser avec { $dice }.
columbiz-note-view_throw_due = Tour de table { $round }, { $seat } va lancer.
columbiz-note-view_keeping = Tour de table { $round }, { $seat } garde { $kept } et va relancer le reste.
columbiz-note-view_over = La partie est finie : { columbiz-ended }.
columbiz-note-view_player = { $seat } : { $score } ({ $lines } pour les alignements, { $prisoners_points } pour { $prisoners ->
        [one] { $prisoners } prisonnier
       *[other] { $prisoners } prisonniers
    }), réserve { $supply }.
columbiz-note-view_left = { $seat } est hors jeu.
columbiz-note-view_last = { $seat } a posé en { $fields } : { $points ->
        [one] { $points } point d’alignement
       *[other] { $points } points d’alignement
    }, { $prisoners ->
        [one] { $prisoners } prisonnier.
       *[other] { $prisoners } prisonniers.
    }
columbiz-note-view_last_away =
    { $discs ->
        [one] { $seat } a écarté un jeton.
       *[other] { $seat } a écarté { $discs } jetons.
    }
columbiz-note-view_discs = Jetons de { $seat } : { $fields }.

## Comment une partie s’est finie ; après deux-points ou entre parenthèses

columbiz-reason-supply = une réserve est vide et le tour de table achevé
columbiz-reason-alone = tous les autres ont abandonné (précision 8)
columbiz-ended =
    { $reason ->
        [alone] { columbiz-reason-alone }
        [resigned] par abandon
        [agreed] d’un commun accord
       *[supply] { columbiz-reason-supply }
    }

## Ce qui se choisit pour composer un coup

columbiz-group-keep = Garder ces dés
columbiz-group-roll = Relancer tous les dés
columbiz-group-stop = Garder tous les dés
columbiz-group-place = Poser un jeton en…
columbiz-group-next = … et un autre en…

## Ce qu’on pourrait encore ajouter à une ligne

columbiz-addition-placement = un jeton de plus

## Les colonnes de la feuille de partie

columbiz-column-dice = Dés
columbiz-column-discs = Jetons
columbiz-column-lines = Alignements
columbiz-column-prisoners = Prisonniers
columbiz-column-supply = Réserve
# As in English.
columbiz-column-score = Score

## Le début

columbiz-begin = Garde les dés qui te plaisent et relance les autres, deux fois au plus ; puis pose des jetons.
columbiz-first = **Tu découvres ce jeu ?** Trois de tes jetons ou plus, alignés, marquent des points, et un jeton capture les jetons adverses plus bas dans sa colonne. **Ton premier coup :** garde des dés identiques et relance les autres. Une case demande autant de dés identiques que le dit son numéro : `5/3` demande trois 5.
columbiz-note-sheet_laid_away =
    { $discs ->
        [one] un écarté
       *[other] { $discs } écartés
    }
