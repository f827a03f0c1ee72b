# Ce qu’une personne a choisi, et ce qu’elle apprend. $others, $person et leurs semblables sont des mentions.

former-member = *ancien membre*
day = { $day }/{ $month }/{ $year }
span =
    { $days ->
        [one] { $first } (un jour)
       *[other] du { $first } au { $last } ({ $days } jours)
    }

## /paramètres

settings-title = **Tes paramètres**
settings-language = Langue : **{ $value }**
settings-zone = Fuseau horaire : **{ $value }**
settings-zone-none = aucun ; tout suit l’heure UTC
settings-sleep = Sommeil : **{ $value }**
settings-sleep-none = aucune heure de sommeil
sleep-counts-from = Le sommeil arrête tes pendules 12 heures par jour au plus, et ta dernière nuit compte déjà : tes nouvelles heures les arrêtent à partir du { $at }.
settings-notice-thread = Notifications : **une mention dans le fil**
settings-notice-message = Notifications : **messages privés**
settings-notice-digest = Notifications : **un message par jour à { $hour }**
settings-notice-none = Notifications : **aucune**. À toi de regarder, avec `/partie liste`.
settings-preview = Aperçu : **{ $value }**
settings-theme = Couleurs : **{ $value }**
settings-board = Plateau : **{ $value }**
settings-text = Plateaux en texte : **{ $value }**
settings-vacation = Vacances : **{ $span }**
settings-muted =
    { $count ->
        [one] En sourdine : **une partie**
       *[other] En sourdine : **{ $count } parties**
    }
settings-blocked = Ne peuvent pas t’inviter : { $persons }
settings-hint = -# Nomme ce que tu veux changer, par exemple `/paramètres fuseau` ou `/paramètres vacances`. Cette traduction cherche encore quelqu’un de langue maternelle pour la relire.
mute-label = mettre en sourdine : { $match }
unmute-label = réentendre : { $match }
muted = Tu n’auras plus de notifications sur la partie `{ $match }`. Sa pendule continue de tourner : garde un œil dessus.
unmuted = Tu auras de nouveau des notifications sur la partie `{ $match }`.
blocked = { $other } ne peut plus t’inviter ni te proposer une place, et n’en saura pas la raison.
unblocked = { $other } peut de nouveau t’inviter.
vacation-label = { $span }
vacation-end-label = finir : { $span }
vacation-cancel-label = annuler : { $span }
vacation-begun = Profites-en bien ! Vacances : { $span }. Là où la cadence d’une partie t’accorde des jours de vacances, ta pendule s’arrête, et tes adversaires le savent.
vacation-planned = Prévu : { $span }. Ces vacances commencent d’elles-mêmes ; là où la cadence d’une partie t’en accorde, ta pendule s’arrête alors.
vacation-ended = Tes vacances finissent le { $until } : un jour commencé est un jour pris, et d’ici là tes pendules restent arrêtées. Tu peux jouer quand même.
vacation-cancelled = Annulé : { $span }.

## Ses propres données

button-my-data = Mes données
button-forget = Tout effacer…
button-forget-yes = Effacer pour de bon
my-data-wait = Je rassemble tes données…
my-data = Tout ce que je garde sur toi : tes choix, tes vacances, les parties en sourdine, les notifications que je te dois encore, et ce que disent de toi les journaux de tes parties. `/partie exporter` te donne une partie entière.
forget-question =
    ## Veux-tu partir pour de bon ?
    { "" }**D’abord, tes parties prennent fin.** { $running ->
        [0] Tu n’as aucune partie en cours.
        [one] Tu abandonnes ta seule partie en cours.
       *[other] Tu abandonnes tes { $running } parties en cours.
    } { $proposed ->
        [0] Tu n’as aucune invitation ouverte.
        [one] Une invitation ouverte est retirée ou déclinée.
       *[other] { $proposed } invitations ouvertes sont retirées ou déclinées.
    }
    { "" }**Ensuite, j’efface** tes choix, ton fuseau horaire, tes vacances, tes parties en sourdine et tout ce que je t’aurais encore dit. C’est sans retour.
    { "" }**Il reste** les coups de tes parties, avec ton identifiant Discord comme simple numéro : tes adversaires aussi ont joué ces parties, et leurs journaux sont enchaînés pour que personne ne puisse les changer, pas même moi. Là où je parle de toi, je dis *ancien membre*. Ce que Discord montre déjà, comme les anciens messages, je le laisse tel quel.
    Veux-tu d’abord une copie ? `/paramètres données` t’envoie tout.
    Si tu rejoues un jour, je te rendrai ton nom.
forget-wait = Un instant, je mets fin à tes parties…
forget-cancelled = Annulé. Parties abandonnées : { $done } sur { $count }. Les autres continuent, et rien de ce que je sais de toi n’est effacé.
forget-done = C’est fait. Je ne sais plus de toi que ce que disent les journaux de tes parties. Merci d’avoir joué !

## Ce que tu apprends

button-to-match = Aller à la partie
notice-move = **{ $game }** avec { $others } : à toi de jouer.
notice-answer = **{ $game }** avec { $others } : une question t’attend.
notice-too = C’est aussi à toi de jouer.
notice-join = **{ $game }** : { $others } aimerait jouer avec toi. Voici ton invitation.
notice-secrets = **{ $game }** avec { $others } : la partie attend que tu aies vu tes secrets. Appuie sur *Mes secrets* ou écris `/secrets`.
notice-claim = **{ $game }** avec { $others } : le temps est écoulé. Tu peux réclamer la victoire ou attendre.
notice-reminder = **{ $game }** avec { $others } : il te reste peu de temps.
notice-absence = **{ $game }** : { $player } est en vacances jusqu’au { $until }. La pendule est arrêtée pendant ce temps.
notice-over =
    🏁 **{ $game }** avec { $others } : la partie est finie. { $result }
    -# Le journal se termine par `{ $head }`. Garde cette ligne, et tu pourras prouver plus tard que rien n’a été changé : `/vérifier` dit comment.
vacation-end-word = fin
notice-until = Tu as jusqu’au { $at } ({ $left }).
notice-unshown = Je ne peux pas te montrer le plateau dans le fil de la partie pour le moment. *Partie suivante* le montre ici.
digest-title =
    { $count ->
        [one] **Une partie t’attend :**
       *[other] **{ $count } parties t’attendent :**
    }
digest-more =
    { $count ->
        [one] … et une de plus : `/partie liste`
       *[other] … et { $count } de plus : `/partie liste`
    }

## Ce que montre l’écran verrouillé

push-turn = { $game } contre { $others } : à toi de jouer
push-turn-left = { $game } contre { $others } : à toi de jouer, encore { $left }
push-turns = { $game }, { $players } : à vous de jouer
push-secrets = { $game }, { $players } : la partie attend que tu aies vu tes secrets
push-dispute = Contestation : { $game }, { $players }
