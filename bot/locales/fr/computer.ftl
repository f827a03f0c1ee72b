# L’ordinateur : ses niveaux, comment on joue contre lui

computer-player-easy = Ordinateur (facile)
computer-player-medium = Ordinateur (moyen)
computer-player-hard = Ordinateur (difficile)
computer-is-ill = L’ordinateur n’arrive pas à réfléchir pour le moment. Rien n’est perdu : il jouera dès qu’il pourra.
computer-to-move = Au tour de { $player }.
computer-invitation = { $person } joue contre l’ordinateur : { $computer }.
computer-plays-too = L’ordinateur joue aussi : { $computer }.
button-computer = Contre l’ordinateur
computer-ask-game = À quel jeu veux-tu affronter l’ordinateur ?
computer-ask-level = **{ $game }** contre l’ordinateur : à quel niveau doit-il jouer ? La partie commence aussitôt, et les coups n’ont pas d’échéance. Le résultat ne compte pas pour la cote.
computer-ask-place = Ta partie reçoit un fil dans { $channel } que tout le monde peut lire, ou un fil privé, visible seulement par toi (et par la modération).
computer-ask-place-public = Ta partie reçoit un fil dans { $channel }. Un fil privé n’y est pas possible : je n’ai pas le droit d’en créer.
computer-menu-game = Choisis un jeu…
button-computer-easy = Facile
button-computer-medium = Moyen
button-computer-hard = Difficile
button-computer-private-easy = Facile, en privé
button-computer-private-medium = Moyen, en privé
button-computer-private-hard = Difficile, en privé
refused-computer-has-no-seat = Il ne reste pas de place pour l’ordinateur : retire un membre, ou le champ `ordinateur`.
acknowledged-computer = La partie commence.
option-computer = ordinateur
    .about = L’ordinateur prend toutes les autres places, aussitôt et pour le plaisir
choice-computer-easy = facile
choice-computer-medium = moyen
choice-computer-hard = difficile
lapsed-untouched =
    { $days ->
        [one] Rien ne s’est passé depuis { $days } jour : cette partie contre l’ordinateur s’est terminée d’elle-même.
       *[other] Rien ne s’est passé depuis { $days } jours : cette partie contre l’ordinateur s’est terminée d’elle-même.
    }
