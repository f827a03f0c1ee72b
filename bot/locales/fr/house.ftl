# Les joueurs de la maison : qui ils sont, comment on joue contre eux

house-player-easy = Maison (facile)
house-player-medium = Maison (moyen)
house-player-hard = Maison (difficile)
house-is-ill = La maison n’arrive pas à réfléchir pour le moment. Rien n’est perdu : elle jouera dès qu’elle pourra.
house-to-move = Au tour de { $player }.
house-invitation = { $person } joue contre la maison : { $house }.
house-plays-too = La maison joue aussi : { $house }.
button-house = Contre la maison
house-ask-game = À quel jeu veux-tu affronter la maison ?
house-ask-level = **{ $game }** contre la maison : à quel niveau doit-elle jouer ? La partie commence aussitôt, et les coups n’ont pas d’échéance. Le résultat ne compte pas pour la cote.
house-ask-place = Ta partie reçoit un fil dans { $channel } que tout le monde peut lire, ou un fil privé, visible seulement par toi (et par la modération).
house-ask-place-public = Ta partie reçoit un fil dans { $channel }. Un fil privé n’y est pas possible : je n’ai pas le droit d’en créer.
house-menu-game = Choisis un jeu…
button-house-easy = Facile
button-house-medium = Moyen
button-house-hard = Difficile
button-house-private-easy = Facile, en privé
button-house-private-medium = Moyen, en privé
button-house-private-hard = Difficile, en privé
refused-house-has-no-seat = Il ne reste pas de place pour la maison : retire un membre, ou le champ `maison`.
acknowledged-house = La partie commence.
option-house = maison
    .about = La maison prend toutes les autres places, aussitôt et pour le plaisir
choice-house-easy = facile
choice-house-medium = moyen
choice-house-hard = difficile
lapsed-untouched =
    { $days ->
        [one] Rien ne s’est passé depuis { $days } jour : cette partie contre la maison s’est terminée d’elle-même.
       *[other] Rien ne s’est passé depuis { $days } jours : cette partie contre la maison s’est terminée d’elle-même.
    }
