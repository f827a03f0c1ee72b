# Le chemin vers la partie suivante, les profils, le suivi, les calendriers, les commentaires. $person et $others sont des mentions.

## Partie suivante

command-next = suivante
    .about = Celle de tes parties qui attend ton coup depuis le plus longtemps, avec son plateau
button-next = Partie suivante
button-another = Une autre
next-none = Rien ne t’attend. Profite du calme.
next-title = **{ $game }** avec { $others } : à toi de jouer, depuis le { $since }.
next-more =
    { $count ->
        [one] Une autre partie t’attend.
       *[other] { $count } autres parties t’attendent.
    }

## Profil

command-profile = profil
    .about = Ce que toi ou un autre membre avez accompli : bilan, séries, saisons, cotes
option-profile-member =
    .about = De qui ; sans indication, le tien
button-profile = Mon profil
button-profile-share = Montrer ici
profile-title = Profil : { $person }
profile-former = Un *ancien membre* n’a pas de profil.
profile-hidden = Ce membre garde son profil pour soi.
profile-no-matches = Aucune partie ne s’est encore terminée ici.
profile-whole =
    { $count ->
        [one] **Une partie :** gagnée { $won }, nulle { $drawn }, perdue { $lost }
       *[other] **{ $count } parties :** gagnées { $won }, nulles { $drawn }, perdues { $lost }
    }
profile-streak-won =
    { $count ->
        [one] En ce moment : une victoire
       *[other] En ce moment : { $count } victoires de suite
    }
profile-streak-drawn =
    { $count ->
        [one] En ce moment : une nulle
       *[other] En ce moment : { $count } nulles de suite
    }
profile-streak-lost =
    { $count ->
        [one] En ce moment : une défaite
       *[other] En ce moment : { $count } défaites de suite
    }
profile-most-won = Record de victoires de suite : { $count }
profile-game = - **{ $game }** { $tally } ({ $seats })
profile-signs = -# + gagnées, = nulles, − perdues, par jeu et par place. Les parties contre l’ordinateur et celles sans résultat ne comptent pas.
profile-champion = 🏆 **{ $season }** : titre
profile-place = { $season } : place { $place }
profile-took-part = { $season } : participation
profile-opponents = **Adversaires :** { $opponents }
profile-ratings = **Cotes :** { $ratings }
profile-answer =
    { $count ->
        [one] **Répond** en { $time } en moyenne, d’après la pendule de la dernière partie
       *[other] **Répond** en { $time } en moyenne, d’après les pendules des { $count } dernières parties
    }
profile-curve-alt =
    { $count ->
        [one] Cote à { $game } après une partie : { $value }
       *[other] Cote à { $game } sur { $count } parties, actuellement { $value }
    }
profile-curve-menu = De quel jeu montrer la courbe de cote
profile-shows = Ce que les autres voient de ton profil
profile-shows-nothing = rien
    .about = Ton profil est à toi, et personne ne peut te suivre
profile-shows-records = bilan et saisons
    .about = Victoires par jeu et par place, séries et classements ; on peut te suivre
profile-shows-all = tout
    .about = Aussi les adversaires, les cotes et ta rapidité à répondre
settings-shows = Les autres voient de ton profil : **{ $value }**
profile-sharing = Je montre ton profil…
profile-shared = Ton profil est publié ici, dans la mesure où les autres peuvent le voir.
refused-shows-nothing = Les autres n’ont rien le droit de voir de ton profil, alors je ne montre rien ici. Sous ton profil, tu choisis ce qu’ils peuvent voir.

## Suivre

command-follow = suivre
    .about = Avoir des nouvelles de parties qui ne sont pas les tiennes
command-follow-list = liste
    .about = Ce que tu suis, et comment cesser
command-follow-match = partie
    .about = Suivre une partie
command-follow-member = membre
    .about = Suivre toutes les parties d’un membre sur ce serveur
command-follow-season = saison
    .about = Suivre une division d’une saison
option-follow-match =
    .about = Quelle partie ; inutile dans son fil
option-follow-member =
    .about = De qui tu veux suivre les parties
option-follow-told = quand
    .about = Quand tu l’apprends ; sans indication, à la fin
choice-follow-end = à la fin
choice-follow-each = à chaque coup
button-follow = Suivre
button-follows = Ce que je suis
button-follow-end = À la fin seulement
button-follow-each = À chaque coup
button-unfollow = Ne plus suivre
follow-told-end = Tu suis : { $what }. Tu auras des nouvelles à la fin.
follow-told-each = Tu suis : { $what }. Tu auras des nouvelles à chaque coup, groupées, et à la fin.
follow-silent = Tu as coupé les notifications, donc rien ne viendra. `/paramètres notifications` peut changer cela.
follow-ended = Tu ne suis plus : { $what }.
follow-none = Tu ne suis rien. Le bouton *Suivre* se trouve sous les plateaux, sur les pages des saisons et sous les profils.
follow-title = **Ce que tu suis** ({ $count } sur { $most })
follow-line = - { $what } : { $told }
follow-when-end = à la fin
follow-when-each = à chaque coup
follow-menu = Modifier ou cesser…
follow-menu-end = Ne plus suivre…
# As in English.
follow-match = { $game }, { $persons } (`{ $match }`)
follow-option-match = { $game } { $match }
# As in English.
follow-option-division = { $game }, division { $division }
follow-option-person = { $name }
follow-which-division = Quelle division veux-tu suivre ?
follow-news =
    { $count ->
        [one] **Nouvelles d’une partie que tu suis**
       *[other] **Nouvelles de { $count } parties que tu suis**
    }
follow-news-due = à jouer : { $players }
follow-news-line =
    { $moves ->
        [one] - **{ $game }** { $persons } · { $moves } coup · { $status } { $link }
       *[other] - **{ $game }** { $persons } · { $moves } coups · { $status } { $link }
    }
follow-news-more =
    { $count ->
        [one] … et d’une de plus.
       *[other] … et de { $count } de plus.
    }
refused-not-followable-own = Cela te concerne déjà : tu en as des nouvelles de toute façon.
refused-not-followable-private = On ne peut pas suivre une partie privée.
refused-not-followable-computer = On ne peut pas suivre une partie contre l’ordinateur.
refused-not-followable-over = La partie est finie. `/partie voir` montre comment.
refused-not-followable-person = Ce membre ne souhaite pas qu’on le suive.
refused-too-many-follows = Tu suis déjà { $most } choses, et c’est le maximum. `/suivre liste` les montre.

## Calendrier

command-calendar = calendrier
    .about = Tes échéances et les dates de tes saisons, en fichier pour ton calendrier
button-calendar = Calendrier
calendar-name = Fernzug : mes dates
calendar-done =
    { $count ->
        [0] Ton calendrier. Il ne contient aucune date pour l’instant ; importe-le par-dessus un ancien, et ce qui s’y trouvait disparaît.
        [one] Ton calendrier, avec une date. Si tu en importes un plus tard, cette date y est mise à jour et ne figure pas deux fois.
       *[other] Ton calendrier, avec { $count } dates. Si tu en importes un plus tard, ces dates y sont mises à jour et aucune ne figure deux fois.
    }
calendar-move = Ton coup : { $game } avec { $others }
calendar-move-about = Jusque-là, tu as le temps de jouer ton coup dans la partie { $match }. Heures de sommeil, jours de repos et vacances sont comptés tels qu’on les connaît aujourd’hui.
calendar-sign-up = { $season } : fin des inscriptions
calendar-start = { $season } : début
calendar-round = { $season } : fin de la ronde { $round }
calendar-final = { $season } : fin de la dernière ronde ({ $round })
calendar-end = { $season } : fin
calendar-overtime = { $season } : fin des prolongations
calendar-challenge = { $season } : répondre au défi
calendar-challenge-about = Jusque-là, tu peux accepter ou décliner : sur la page de l’échelle, sous Mes défis.
calendar-season-about = Une date de la saison { $season }. L’organisation peut encore la déplacer.

## Commentaires

command-match-comments = commentaires
    .about = Ce qui s’est dit sur les coups d’une partie terminée ; ajoutes-y ton mot
button-comments =
    { $count ->
        [0] Commenter
        [one] Un commentaire
       *[other] { $count } commentaires
    }
button-comment = Écrire un commentaire
button-comments-open = Ouvrir les commentaires à tous
button-comments-close = Réserver aux joueurs
comment-title =
    { $count ->
        [one] **Commentaire**
       *[other] **{ $count } commentaires**
    }
comments-title =
    { $count ->
        [0] **Commentaires sur cette partie**
        [one] **Un commentaire sur cette partie**
       *[other] **{ $count } commentaires sur cette partie**
    }
comments-none = Personne n’a encore rien dit.
comment-line = { $person } : { $text }
comment-line-edited = { $person } : { $text } *(modifié)*
comment-removed = { $person } : *retiré par la modération*
comment-at = **{ $move }.** { $said }
comment-more =
    { $count ->
        [one] … et un de plus.
       *[other] … et { $count } de plus.
    }
comment-option = { $move }. { $text }
comment-menu = Supprimer un commentaire…
comment-form = Commenter un coup
comment-form-move = Coup
    .about = Son numéro, 0 pour le début ; la partie en compte { $most }.
comment-form-text = Commentaire
    .about = Remplace ce que tu as déjà écrit sur ce coup. Qui voit la partie peut le lire.
refused-no-comments-running = Les commentaires s’écrivent une fois la partie finie.
refused-no-comments-closed = Seules les personnes qui l’ont jouée commentent cette partie. Les autres le pourront quand elles seront toutes d’accord.
refused-no-comments-removed = La modération a retiré ton commentaire sur ce coup : tu ne peux pas y en écrire un autre.
refused-bad-comment-empty = Ton commentaire est vide.
refused-bad-comment-long =
    { $most ->
        [one] Un commentaire compte un caractère au plus.
       *[other] Un commentaire compte { $most } caractères au plus.
    }
refused-bad-comment-many = Tu as déjà écrit le maximum de commentaires ({ $most }) sur cette partie. Supprimes-en ou modifies-en un.
refused-bad-comment-move = Ce coup n’existe pas : la partie en compte { $most }, et 0 est le début.

## Les événements de Discord

option-events = événements
    .about = Si les débuts, rondes et fins de saison figurent parmi les événements de Discord
choice-events-on = parmi les événements de Discord
choice-events-off = pas parmi les événements de Discord
setup-events = Dates des saisons : **{ $value }**
setup-menu-events = Saisons
setup-no-events = - Je ne peux pas créer d’événements sur ce serveur : il me manque la permission *{ $permission }*.
permission-create_events = Créer des événements
event-about = Tous les détails sont sur la page de la saison, dans son salon.
event-paused = La saison est en pause : cette date va changer.
event-paused-name = ⏸ { $event }
