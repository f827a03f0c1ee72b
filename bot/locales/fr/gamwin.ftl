# Gamwin : tout ce que dit le jeu, sauf ses règles (rules_gamwin.ftl).
# $seat et $..._seat sont des noms de camps (Bleu, Rouge) ; $..._count est la longueur de la liste $...
# place = emplacement ; side (de la bande) = côté ; side (qui joue) = camp ; step = pas ; crossing = traversée ; bring in = faire entrer ; home = au but

# As in English.
gamwin-name = Gamwin
# As in English.
gamwin-brief = Gamwin
gamwin-seat-blue = Bleu
gamwin-seat-red = Rouge

## Les lignes qu’on ne peut pas lire

gamwin-error-empty = Il n’y a encore rien ici. Une ligne s’écrit comme `L9-R9, *5, keep 4` ; `roll` lance tous les dés ; pour passer, écris `pass`.
gamwin-error-too_many = C’est trop pour une ligne : elle contient { $most ->
        [one] { $most } action
       *[other] { $most } actions
    } au plus.
gamwin-error-unreadable = Je n’arrive pas à lire `{ $text }`. Un pion se déplace avec `L5-L6` et entre avec `*9` ; on lance avec `roll` ou `keep 4`.
gamwin-error-unfinished =
    { $wants ->
        [kept] `{ $text }` s’arrête trop tôt : quel nombre doit rester ? Par exemple `keep 8 4`.
        [number] `{ $text }` s’arrête trop tôt : il manque un nombre de 1 à 9, comme dans `*9`.
       *[target] `{ $text }` s’arrête trop tôt : un coup nomme deux emplacements, comme `L5-L6`.
    }
gamwin-error-unknown_place = Il n’y a pas d’emplacement { $text }. Pensais-tu à : { $places } ?
gamwin-error-unknown_number = `{ $text }` n’est sur aucun dé : les nombres vont de 1 à 9.
gamwin-error-kept_together = Écris un par un les nombres qui restent, avec un espace ou une virgule entre eux ; `{ $text }` n’en est pas un.
gamwin-error-mark_or_entry = Que veut dire le `x` devant le { $number } ? Il peut marquer une capture, ou faire entrer un pion comme `*{ $number }`.

## Les lignes qu’une règle interdit

gamwin-error-over = La partie est finie : { gamwin-ended }.
gamwin-error-throw_due = Les dés vont être lancés. Réessaie dans un instant.
gamwin-error-not_to_move = Ce n’est pas ton tour : c’est à { $to_move_seat } de jouer.
gamwin-error-bad_throw =
    { $due ->
        [0] Aucun lancer n’est attendu maintenant.
        [one] Un dé est attendu maintenant, avec l’un de ses six nombres.
       *[other] { $due } dés sont attendus maintenant, chacun avec l’un de ses six nombres.
    }
gamwin-error-nothing = Il faut quelque chose dans une ligne : un coup, un lancer ou `pass`.
gamwin-error-no_place = Il n’y a pas d’emplacement `{ $text }`.
gamwin-error-first_only = Au premier lancer, les pions entrent, comme avec `*9`, et rien d’autre n’est possible. `pass` y met fin.
gamwin-error-die_used = Au premier lancer, chaque dé ne fait entrer qu’un pion, et le { $number } est déjà utilisé.
gamwin-error-no_stone = Il n’y a pas de pion en { $place }.
gamwin-error-not_yours = Il n’y a que { $owner_seat } en { $place }.
gamwin-error-blocked = Tes pions en { $place } sont bloqués : un pion adverse se tient à l’extérieur.
gamwin-error-wall = Ton mur en { $place } ne s’ouvre qu’en arrière ou par un saut de paire.
gamwin-error-full = Il y a déjà trois pions en { $place } : un mur.
gamwin-error-no_step = Le pion est déjà en { $place }.
gamwin-error-too_far =
    { $targets_count ->
        [one] Depuis { $source }, { $target } est trop loin ; un pion ne bouge que d’un emplacement : en { $targets }.
       *[other] Depuis { $source }, { $target } est trop loin ; un pion ne bouge que d’un emplacement, vers l’un de ceux-ci : { $targets }.
    }
gamwin-error-no_way_back = Le pion en { $place } a déjà traversé ; il ne peut pas revenir.
gamwin-error-not_lying = Il n’y a pas de { $number } sur la table, seulement { $lying }.
gamwin-error-none_off = Tu n’as pas de pion hors du plateau à faire entrer.
gamwin-error-pair_only = Il y a une paire : un seul pion saute au { $number } de son côté ou y entre, rien d’autre.
gamwin-error-pair_side = Un saut de paire reste de son côté : depuis { $source }, il mène en { $target }.
gamwin-error-after_end = Ceci met déjà fin à la partie ({ gamwin-ended }). Rien ne peut suivre.
gamwin-error-after_throw = Un lancer finit la ligne : d’abord les dés tombent, puis tu vois la suite.
gamwin-error-after_pass = Passer finit la ligne.
gamwin-error-after_pair = Avec une paire, une seule chose est possible. Ensuite, le jeu lance les trois dés de lui-même.
gamwin-error-after_first = Les trois dés du premier lancer sont utilisés ; le jeu continue tout seul.
gamwin-error-throw_again = Tu as déjà lancé les dés dans cette position pendant ce tour. Bouge quelque chose, ou passe (précision 5).
gamwin-error-pass_not_yet = Tu n’as pas encore lancé les dés dans cette position pendant ce tour : bouge un pion ou lance ; après cela, tu pourras passer (précision 5).
gamwin-error-not_kept = Il n’y a pas de { $number } sur la table, seulement { $lying }.
gamwin-error-keep_all = Tu dois lancer au moins un dé.
gamwin-error-kept_order = Les nombres qui restent s’écrivent par ordre décroissant, chacun une seule fois.
gamwin-error-wrong_mark =
    { $says ->
        [home] Le `#` est faux ici : aucun pion n’arrive au but par ce coup.
       *[capture] Le `x` est faux ici : rien n’est capturé par ce coup.
    }

## Ce qui s’est passé

gamwin-note-captured = { $seat } capture { $victim_seat } en { $place }.
gamwin-note-came_home =
    { $home ->
        [one] { $seat } a son premier pion au but !
        [2] { $seat } a son deuxième pion au but !
       *[other] { $seat } a ses trois pions au but !
    }
gamwin-note-wall_opened = { $seat } ouvre le mur en { $place }.
gamwin-note-wall_built = { $seat } a un mur en { $place }.
gamwin-note-blocked = { $seat } bloque deux pions de { $victim_seat } en { $place }.
gamwin-note-waived = { $seat } passe.
gamwin-note-thrown = { $seat } lance et obtient { $dice }.
gamwin-note-thrown_some = { $seat } lance et obtient { $dice } ; sur la table : { $lying }.
gamwin-note-pair = Une paire de { $number }.
gamwin-note-start_throw = { $seat } obtient `{ $lying }`, soit { $sum } en tout.
gamwin-note-start_tie = Égalité : les deux camps relancent.
gamwin-note-starts = { $seat } commence.
gamwin-note-no_step = { $seat } ne peut rien bouger avec cela ; au tour de { $next_seat }.
gamwin-note-no_way_on = { $seat } ne peut ni bouger ni lancer ; au tour de { $next_seat }.
gamwin-note-quiet_turns =
    { $left ->
        [one] Rien n’a changé pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée : encore un, et la partie est nulle (précision 6).
       *[other] Rien n’a changé pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée : encore { $left }, et la partie est nulle (précision 6).
    }
gamwin-note-ended_home = { $seat } a { $stones } pions au but et gagne sur le score de { $score }.
gamwin-note-ended_durchmarsch = **Durchmarsch !** { $seat } amène ses trois pions au but en un seul tour : { $score }.
gamwin-note-ended_quiet = Rien n’a changé pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’affilée : la partie est nulle sur le score de { $score } (précision 6).
gamwin-note-ended_longest = Après { $actions ->
        [one] { $actions } ligne
       *[other] { $actions } lignes
    } et lancers, la partie est nulle sur le score de { $score } (précision 9).

## Ce que montre une image, pour qui ne la voit pas (texte brut, 1024 caractères au plus en tout)

gamwin-note-view_to_move = Tour { $turn }, à { $seat } de jouer.
gamwin-note-view_first =
    { $numbers_count ->
        [0] Premier lancer : à { $seat } de jouer, tous les dés sont utilisés.
       *[other] Premier lancer : à { $seat } de jouer ; encore à utiliser : { $numbers }.
    }
gamwin-note-view_throw_due =
    { $dice_due ->
        [one] Un dé va être lancé.
        [2] Deux dés vont être lancés.
       *[other] Les trois dés vont être lancés.
    }
gamwin-note-view_over = La partie est finie : { gamwin-ended }.
gamwin-note-view_score = Pions au but (Bleu/Rouge) : { $score }.
gamwin-note-view_dice = Dés : { $dice }.
gamwin-note-view_last = Dernier coup de { $seat } : { $steps }.
gamwin-note-view_stones =
    { $places_count ->
        [0] { $seat } : aucun pion sur le plateau ; dehors { $off }, au but { $home }.
       *[other] { $seat } : { $places } ; dehors { $off }, au but { $home }.
    }
gamwin-note-view_blocked = { $seat } est bloqué en { $places }.
gamwin-note-view_walls = Murs : { $places }.

## Comment une partie s’est finie ; après deux-points ou entre parenthèses

gamwin-reason-home = trois pions au but
gamwin-reason-durchmarsch = un Durchmarsch, les trois pions en un tour
gamwin-reason-quiet = quarante tours d’affilée sans changement (précision 6)
gamwin-reason-longest = vingt mille lignes et lancers (précision 9)
gamwin-ended =
    { $reason ->
        [durchmarsch] { gamwin-reason-durchmarsch }
        [quiet] { gamwin-reason-quiet }
        [longest] { gamwin-reason-longest }
        [resigned] par abandon
        [agreed] d’un commun accord
       *[home] { gamwin-reason-home }
    }

## Ce qui se choisit dans un menu pour composer un coup

gamwin-group-step = Déplacer un pion…
gamwin-group-jump = Sauter avec la paire…
gamwin-group-entry = Faire entrer un pion…
gamwin-group-keep = Ces dés restent (en vert) :
gamwin-group-roll = Lancer tous les dés
gamwin-group-pass = Passer

## Ce qui pourrait encore suivre dans une ligne

gamwin-addition-step = un coup de plus
gamwin-addition-throw = un lancer

## Les colonnes de la feuille de partie

gamwin-column-dice = Dés
gamwin-column-moves = Coups
gamwin-column-home = Au but

gamwin-option-starter = qui commence
    .value =
        { $value ->
            [1] Bleu
            [2] Rouge
           *[other] aux dés
        }

## Le début

gamwin-begin = Fais entrer tes pions : chaque dé de ton premier lancer en amène un à son nombre.
gamwin-first = **Tu découvres ce jeu ?** Fais faire à tes trois pions le tour de la bande et amène-les au but avant l’autre camp. **Ton premier coup :** fais entrer des pions aux nombres que tu as obtenus, par exemple `*5`, et finis par *Passer* quand tu n’en veux plus.
