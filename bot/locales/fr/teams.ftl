# Saisons par équipes. Deux équipes se rencontrent dans un match, à plusieurs plateaux ; à chaque plateau se joue une rencontre.

refused-bad-season-rules-boards = Un match entre équipes compte de { $least } à { $most ->
        [one] { $most } plateau
       *[other] { $most } plateaux
    }.
refused-bad-season-rules-captains = C’est l’équipe, par la voix de son capitaine, qui décide qui joue pour elle.
refused-bad-lineup-name = Une équipe demande un nom qu’aucune autre équipe de la saison ne porte.
refused-bad-lineup-plays = L’une de ces personnes joue déjà dans cette saison.
refused-bad-lineup-many = Une équipe compte au plus { $most ->
        [one] { $most } membre
       *[other] { $most } membres
    }, invitations comprises.
refused-bad-lineup-members = Cette personne n’est pas dans ton équipe.
refused-bad-lineup-first = Ce membre joue déjà au premier plateau.
refused-bad-lineup-limit = { $upper } ne peut pas jouer devant { $lower } : l’écart de leurs cotes dépasserait { $limit }.
refused-bad-lineup-nothing = C’est déjà le cas.
refused-bad-lineup-board = Aucune partie de ton équipe ne se joue à ce plateau.
refused-bad-lineup-bench = Personne parmi les remplaçants n’est libre dans ce match.
refused-not-captain = Il faut être capitaine de l’équipe pour cela. Capitaine : { $captain }.
refused-no-such-team = Cette équipe n’existe plus, ou elle ne t’a pas envoyé d’invitation.
league-draft-format-teams = Équipes, toutes contre toutes
league-boards-menu = Combien de plateaux par match ?
league-draft-boards = { $count ->
        [one] { $count } plateau
       *[other] { $count } plateaux
    } par match
league-team-limit-menu = Jusqu’où l’ordre des plateaux est-il libre ?
league-draft-team-limit =
    { $count ->
        [9999] L’ordre des plateaux est libre
       *[other] Personne devant un membre à la cote supérieure de plus de { $count }
    }
league-plays-teams = **{ $game }**, par équipes, toutes contre toutes, une fois
league-rules-divisions-teams = Les rondes se suivent, { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } en tout. Les places changent de plateau en plateau ; avant chaque ronde, les capitaines peuvent ordonner les plateaux, et les remplaçants jouent pour qui manque.
league-rules-points-teams = Points de match : victoire { $win }, nul { $draw }, défaite 0. Un plateau gagné vaut un point de plateau, une nulle un demi-point.
league-told-started-teams = ▶️ La saison a commencé. Qui joue à quel plateau se décide quand une ronde commence ; les parties commencent d’elles-mêmes.
team-line = **{ $team }** : { $members }
team-line-bench = remplaçants : { $members }
team-line-invited = invitations : { $members }
team-line-lacking =
    { $count ->
        [one] il manque { $count } personne
       *[other] il manque { $count } personnes
    }
team-captain = { $person } (capitaine)
team-missing = { $person } (indisponible)
team-own = L’ordre des plateaux et les invitations reviennent à qui est capitaine. Si tu ne peux pas jouer aux prochaines rondes, dis-le ici ; les remplaçants jouent alors.
team-own-captain = Tu es capitaine : ce que tu choisis ici vaut pour les rondes qui n’ont pas commencé. Personne ne peut jouer devant un membre dont la cote est supérieure de plus de { $limit } à la sienne.
team-menu-up = Qui joue un plateau plus haut ?
team-menu-missing = Qui ne peut pas jouer aux prochaines rondes ?
team-menu-there = Qui peut de nouveau jouer ?
team-menu-captain = Qui devient capitaine ?
team-menu-step = À quel plateau les remplaçants prennent-ils le relais ?
team-board = Plateau { $number } (rencontre { $fixture })
team-meeting = **Ronde { $round }** · { $first } – { $second } · **{ $score }**
team-form = Fonder une équipe
    .name = Nom de l’équipe
    .members = Qui invites-tu ?
    .hint = On demande l’accord de chaque personne ; tu peux encore inviter plus tard
team-invite-form = Inviter dans l’équipe
team-leave-ask = Tu quittes ton équipe : là où tu joues, les remplaçants prennent le relais si quelqu’un est libre ; sinon, le plateau est perdu quand ton temps est écoulé. Si tu es capitaine, le plateau suivant te succède ; le dernier membre emporte l’équipe avec lui.
team-declined = Compris, tu ne rejoins pas l’équipe.
team-left = Tu as quitté ton équipe : { $season }.
button-team-found = Fonder une équipe
button-team-show = Mon équipe
button-team-invite = Inviter
button-team-leave = Quitter l’équipe
button-team-missing = Je ne peux pas jouer
button-team-there = Je peux de nouveau jouer
button-team-join = Jouer pour { $team }
button-team-decline = Pas maintenant
team-told-named = 👥 { $person } a fondé l’équipe { $team }.
team-told-invited = { $person }, joues-tu pour { $team } ?
team-told-left = { $person } a quitté { $team }.
team-told-captain = { $person } devient capitaine de l’équipe { $team }{ $reason ->
        [silent] , faute de nouvelles de la personne d’avant.
       *[other] .
    }
team-told-round = ▶️ **La ronde { $round } commence :**
team-told-board = Plateau { $board } : { $players }
team-told-stepped = 🔁 { $person } prend le relais pour { $team } dans la rencontre { $number }{ $why ->
        [silent] , où personne n’a joué depuis longtemps ou d’où quelqu’un est parti.
       *[other] .
    }
team-told-missing = Rencontre { $number } : perdue par forfait pour { $teams }, car personne n’était là.
