# Échelles : on arrive en bas, on défie quelqu’un au-dessus de soi, on monte en gagnant.

refused-cannot-challenge-unknown = Cette personne n’est pas sur cette échelle.
refused-cannot-challenge-self = Tu ne peux pas te défier toi-même.
refused-cannot-challenge-not_above = Tu ne peux défier que quelqu’un qui est au-dessus de toi.
refused-cannot-challenge-out_of_reach = C’est trop haut : un défi porte au plus { $reach ->
        [one] un échelon
       *[other] { $reach } échelons
    } plus haut.
refused-cannot-challenge-has_challenged = Tu as déjà lancé un défi. Il faut d’abord qu’il ait sa réponse et que la partie soit jouée.
refused-cannot-challenge-is_challenged = Quelqu’un d’autre vient de défier cette personne. Tu pourras le faire quand cette partie sera finie.
refused-cannot-challenge-too_many = Tu as déjà lancé tous tes défis pour sept jours ({ $most }). Les autres peuvent toujours te défier.
refused-cannot-challenge-full = Cette échelle est pleine : elle s’arrête à l’échelon { $most }.
refused-bad-season-rules-ladder = Une échelle se joue à deux par table ; elle n’a ni montée, ni rondes, ni saison suivante.
refused-bad-season-rules-reach = Un défi porte de { $least } à { $most } échelons plus haut, et le délai pour y répondre va d’un jour à deux semaines.
refused-bad-season-rules-endless = Une échelle ne connaît pas cela : elle n’a pas de fin que l’on puisse déplacer, ni points, ni remplaçants, et personne ne cède un échelon.
ladder-title = { $league }
league-plays-ladder = **{ $game }**, une échelle
ladder-announced = L’échelle ouvre le { $until }.
ladder-stands = 🪜 **L’échelle est dressée.** Rejoins-la par le bas, quand tu veux.
ladder-paused = ⏸️ **Suspendue** depuis le { $since }.
ladder-people =
    { $count ->
        [0] Personne n’y est encore.
        [one] Une personne y est.
       *[other] { $count } personnes y sont.
    }
ladder-as-of = État au { $day }, avec les mouvements de la semaine. Un point d’interrogation : pas encore de réponse.
ladder-empty = Personne n’y est encore.
ladder-rules = Défie quelqu’un jusqu’à { $reach ->
        [one] un échelon
       *[other] { $reach } échelons
    } au-dessus de toi ; cette personne a { $days ->
        [one] un jour
       *[other] { $days } jours
    } pour accepter. Si tu gagnes, tu prends son échelon et elle passe juste en dessous. Qui refuse, ne répond pas ou dépasse son temps descend d’un échelon. Un seul défi de ta part à la fois, { $week } par semaine au plus.
league-rules-endings-ladder =
    { "" }**Comment compte une partie**
    Si la personne qui a lancé le défi gagne, les échelons changent ; une défaite, une nulle ou une partie annulée ne changent rien. Dépasser son temps coûte un échelon, d’un côté comme de l’autre. Quand quelqu’un part, ses défis tombent et tout le monde au-dessous monte ; qui revient repart d’en bas. Une décision sur une partie compte à partir de la fin de cette partie.
ladder-challenge-open = ⚔️ { $person } défie { $opponent } ; réponse jusqu’au { $until }
ladder-challenge-played = ⚔️ { $person } joue l’échelon contre { $opponent }
ladder-rung-plain =
    { $place } { $name }, { $days ->
        [one] depuis { $days } jour
       *[other] depuis { $days } jours
    }
ladder-head-challenge = Défie
ladder-head-days = Jours
ladder-not-on = Tu n’es pas sur cette échelle : { $season }.
ladder-own = Tu es à l’échelon **{ $place }**. { $count ->
        [0] Tu ne peux défier personne en ce moment.
        [one] Tu peux défier une personne.
       *[other] Tu peux défier { $count } personnes.
    }
ladder-no-challenges = Aucun défi ne te concerne en ce moment.
ladder-nobody = Tu ne peux défier personne en ce moment : un défi porte au plus { $reach ->
        [one] un échelon
       *[other] { $reach } échelons
    } plus haut, on n’est défié que par une personne à la fois, et tu ne lances qu’un défi à la fois, { $week } par semaine au plus.
ladder-choose = Qui défies-tu ? Cette personne a { $days ->
        [one] un jour
       *[other] { $days } jours
    } pour accepter. Sans réponse, elle descend d’un échelon.
ladder-choose-menu = Quelqu’un au-dessus de toi
ladder-challenged = Tu as défié { $opponent } ; la réponse est attendue jusqu’au { $until }. La partie commence ensuite d’elle-même.
ladder-accepted = Tu as accepté ; la partie commence d’elle-même : { $season }.
ladder-declined = Tu as refusé et tu descends d’un échelon : { $season }.
ladder-leave-ask = Si tu pars, tout le monde au-dessous de toi monte et tes défis tombent ; une partie en cours compte comme perdue. Qui revient repart d’en bas. Pour quelques jours d’absence, des vacances suffisent, si la cadence en prévoit.
league-announced-ladder = Annoncée dans { $channel } ; on peut rejoindre l’échelle tout de suite.
ladder-told-stands = 🪜 Une nouvelle échelle : rejoins-la sur sa page, quand tu veux, par le bas.
ladder-told-challenge = ⚔️ { $opponent }, { $person } te défie. Acceptes-tu ? Tu peux répondre jusqu’au { $until } ; si tu refuses ou ne dis rien, tu descends d’un échelon.
ladder-told-declined = { $opponent } a refusé le défi de { $person } et descend d’un échelon.
ladder-told-silent = { $opponent } n’a pas répondu au défi de { $person } et descend d’un échelon.
ladder-told-outage = Le bot ou Discord était en panne ; il y a d’autant plus de temps pour répondre aux défis.
ladder-told-idle = Personne n’a monté cette échelle depuis longtemps : elle ferme.
ladder-told-left = { $person } a quitté l’échelle ; tout le monde au-dessous monte.
ladder-week =
    🪜 **Semaine { $week } sur l’échelle.** { $count ->
        [0] Aucune partie ne s’est terminée.
        [one] Une partie s’est terminée.
       *[other] { $count } parties se sont terminées.
    }
ladder-week-climbed = ⬆️ { $person } : échelon { $before } → **{ $after }**
ladder-week-new = Nouvelles têtes : { $persons }
ladder-week-top = **Tout en haut :** { $persons }
league-history-place-ladder = **{ $season }** · { $phase } · échelon { $place }, { $won ->
        [one] { $won } partie gagnée
       *[other] { $won } parties gagnées
    }
league-draft-format-ladder = Une échelle : des défis à tout moment, sans fin
league-reach-menu = Jusqu’où peut-on défier ?
league-draft-reach =
    { $count ->
        [one] Un défi porte { $count } échelon plus haut
       *[other] Un défi porte jusqu’à { $count } échelons plus haut
    }
button-ladder-join = Rejoindre
button-ladder-leave = Quitter
button-ladder-challenge = Défier
button-ladder-mine = Mes défis
button-ladder-show = L’échelle
button-ladder-accept = Accepter
button-ladder-decline = Refuser
command-league-challenge = défier
    .about = Sur une échelle : défier quelqu’un au-dessus de toi
option-league-opponent = adversaire
    .about = Qui ; sans indication, tu choisis dans un menu
league-check-ladder =
    🪜 { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }. Les parties commencent une à une, chaque fois que quelqu’un accepte un défi ; rien n’est tiré au sort, et il n’y a pas de date de fin. Fils actifs sur ce serveur : { $active } sur { $most }.
