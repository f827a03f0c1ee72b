# L’étude : des coups que l’on essaie pour soi.

refused-no-such-study = Cette étude n’existe plus. `/étude` montre celles que tu as.
refused-too-many-studies = Tu as autant d’études que j’en garde : { $most }. Supprimes-en une dans `/étude`, puis commences-en une autre.
refused-unknown-place = Cet endroit de ton étude n’existe plus : tu l’as supprimé.
refused-cannot-try-over = La partie est finie ici. Reviens d’une étape pour essayer autre chose.
refused-cannot-try-throw = Aucun lancer n’est attendu ici.
refused-cannot-try-whole = Cette étude est pleine : le nombre d’étapes est limité à { $most }. Supprime d’abord une branche.
refused-cannot-try-branches = Assez de suites partent déjà de cette position : je n’en garde pas plus de { $most }. Supprimes-en une d’abord.
refused-study-forbidden-season = Le règlement de cette saison interdit l’étude pendant une partie. Une fois la partie finie, tu pourras l’étudier.
refused-study-forbidden-other = Cette étude ne correspond pas à ce que tu as le droit de savoir de la partie en cours. Commences-en une autre avec `/étude`.
refused-study-forbidden-running = Cette position est celle de ta partie en cours `{ $match }`, ou en découle : tant que tu y joues, je ne donne pas d’avis. Une fois la partie finie, volontiers.
refused-study-is-private = Cette partie est en cours : ce que tu en étudies reste pour toi, et je ne donne pas d’avis. Une fois la partie finie, les deux sont possibles.

study-title = ### Étude : { $start }
study-label-start = { $game }, le début, { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
study-label-match = { $game }, partie { $match }, après le coup { $move }
study-private = -# La partie est en cours : ceci n’est visible que par toi, et aucun dé de la partie n’y figure.
study-sample = -# Ce que tu n’as pas le droit de savoir a été tiré au sort, une possibilité parmi d’autres : les réponses ici ne disent rien de la partie.
study-banner = Étude – pas une position de partie
study-at-start = C’est ici que commence l’étude.
study-throw = Lancer
study-throw-due = Un lancer est attendu.
study-to-move = À jouer : { $seats }
study-branches = Autres suites
study-branch-on = continue d’ici
study-branch-beside = au lieu de la dernière étape
study-throws = Choisis le lancer
study-choose = **{ $seat }** : choisis ce que tu essaies.
study-so-far = **{ $seat }**, jusqu’ici : `{ $line }`
study-form-line = Essayer un coup
study-form-line-label = Le coup, comme le jeu l’écrit
study-form-throw = Lancer à la main
study-form-throw-label = Le lancer, comme le jeu l’écrit
study-list = { $count ->
        [0] Tu n’as pas encore d’étude. Une étude part d’une position d’une partie (*Étudier* sous son plateau, ou `/étude` dans son fil) ou du début d’un jeu.
        [one] Tu as { $count } étude. Elle n’est visible que par toi.
       *[other] Tu as { $count } études. Elles ne sont visibles que par toi.
    }
study-go-on = Continuer avec…
study-begin = Partir du début de…
study-delete = Supprimer…
study-delete-question = Supprimer vraiment l’étude « { $start } », { $count ->
        [one] avec son étape
       *[other] avec ses { $count } étapes
    } ?
study-sharing = Je la publie…
study-shared = Elle est maintenant dans ce salon, visible de tous.
refused-not-allowed-here = Tu n’as pas le droit d’écrire dans ce salon : je n’y publie donc rien pour toi.
button-study = Étudier
button-studies = Mes études
button-study-flip = Retourner le plateau
button-study-lot = Lancer au hasard
button-study-hand = Écrire le lancer
button-study-build = Essayer un coup
button-study-play = Essayer
button-study-back = Retour
button-study-deal = Nouveau tirage
button-study-cut = Supprimer à partir d’ici
button-study-delete = Supprimer
study-thinking = L’ordinateur réfléchit…
study-opinion = **L’avis de l’ordinateur :** { $shares }
study-share = { $seat } { $percent } %
study-best = Elle jouerait `{ $line }`.
study-opinion-hint = -# Les chances de gain de chaque camp, selon l’estimation de l’ordinateur.
button-study-opinion = L’avis de l’ordinateur
