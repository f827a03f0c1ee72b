# Les refus : ce qui ne va pas, et ce qui irait.

error-rule = -# Règle : { $rule } (voir `/règles`)
error-near = Permis, par exemple : { $lines }
error-old-button = Ce bouton vient d’une version plus ancienne. Prends le dernier message de la partie, ou la commande correspondante.
error-forbidden = Discord ne me laisse pas faire cela ici. Les personnes qui gèrent le serveur voient avec `/réglages` ce qui me manque.
error-discord = Discord n’a pas répondu comme il devrait. Rien n’est perdu ; réessaie dans un instant.
error-database = Ma base de données est inutilisable pour le moment. Ce qui comptait déjà est en sûreté ; ceci n’a pas compté. Le journal du bot dit pourquoi.
error-database-locked = Ma base de données est occupée depuis trop longtemps. Ceci n’a pas compté ; réessaie dans un instant.
error-disk-full = Ma base de données n’a plus de place. Ceci n’a pas compté ; la personne qui fait tourner le bot doit libérer de l’espace.
error-unexpected = Quelque chose a mal tourné de mon côté. Rien n’est perdu ; réessaie. Si cela se reproduit, donne cette référence à la personne qui fait tourner le bot : `{ $reference }`

refused-unknown-match = Il n’y a pas de partie `{ $match }` que tu puisses voir. Choisis-en une dans la liste que propose Discord.
refused-missing-rules = Cette partie a commencé sous la version { $version } des règles, que ce bot n’a pas. Dis-le à la personne qui le fait tourner : cette version doit rester installée jusqu’à la fin de la partie.
refused-unknown-game = Il n’y a pas de jeu `{ $game }`. Choisis-en un dans la liste que propose Discord.
refused-unknown-game-near = Il n’y a pas de jeu `{ $game }`. Pensais-tu à **{ $near }** ?
refused-unknown-rules = Les règles de ce jeu n’ont pas de sujet « { $typed } ». Elles ont : { $topics }.
refused-unknown-rules-near = Les règles de ce jeu n’ont pas de sujet « { $typed } ». Pensais-tu à **{ $near }** ? Elles ont : { $topics }.
refused-bad-proposal-seats =
    { $high ->
        [2] Ce jeu se joue à deux : invite exactement une personne, ou n’en nomme aucune.
       *[other] Ce jeu se joue de { $low } à { $high }, toi y compris : le nombre de personnes invitées ne convient pas.
    }
refused-bad-proposal-self = Tu ne peux pas t’inviter. Nomme quelqu’un d’autre, ou personne pour inviter tout le monde.
refused-bad-proposal-twice = Tu as nommé deux fois la même personne.
refused-bad-proposal-option = L’option { $option } prend un nombre entier de { $low } à { $high }.
refused-bad-proposal-unknown-option = Ce jeu n’a pas d’option { $option }. Il a : { $options }.
refused-bad-proposal-repeated-option = L’option { $option } est indiquée deux fois.
refused-bad-proposal-unclear-option = Je ne comprends pas { $text } comme option. Écris le nom et la valeur, comme `limite de tours = 300`, et sépare plusieurs options par des virgules. Discord propose ce qui existe.
refused-bad-proposal-no-options = Ce jeu n’a pas d’options. Laisse le champ vide.
refused-bad-proposal-computer-rated = Les parties contre l’ordinateur ne sont pas cotées. Laisse le champ `cotée` vide.
refused-bad-proposal-seat = Cette place n’existe pas dans ce jeu. Choisis-en une dans la liste que propose Discord.
refused-bad-entropy-length = Écris quelque chose, { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    } au plus.
refused-bad-entropy-twice = Tu as déjà ajouté du hasard à cette partie.
refused-bad-entropy-late = Tout le monde a rejoint la partie : plus personne ne peut rien ajouter.
refused-bad-entropy-wait = Tu dévoileras tes mots quand tout le monde aura rejoint, pour que personne ne choisisse les siens d’après eux.
refused-bad-entropy-other = Ce ne sont pas les mots que tu as promis : leur SHA-256 est différent.
refused-bad-export-size = Ce fichier est trop gros : une partie exportée fait { $most } Kio au plus.
refused-bad-export-format = Ce fichier n’est pas une partie que j’ai exportée. `/partie exporter` en produit une.
refused-bad-export-game = Cette partie demande un jeu ou des règles que je ne connais pas : { $game }, version { $version }.
refused-bad-export-chain = Ce fichier a été modifié : l’entrée { $seq } ne suit pas les précédentes.
refused-bad-export-gone = Je ne peux plus lire le fichier. Donne-le-moi encore une fois avec `/partie importer`.
refused-bad-export-rules = Les coups de ce fichier sont impossibles selon les règles.
refused-bad-export-secret = La partie de ce fichier n’est pas finie et cache encore quelque chose : je ne peux pas la montrer.
refused-bad-export-season = C’est le fichier d’une saison. Donne l’archive entière de `/ligue exporter` : je demanderai alors laquelle de ses parties montrer.
refused-bad-export-archive = Je ne trouve aucune partie dans cette archive. Peut-être n’est-elle pas arrivée entière : télécharge-la de nouveau, ou refais-la avec `/ligue exporter`.
refused-bad-export-archive-size = Cette archive est trop grande : je lis jusqu’à { $most } Mio.
refused-not-invited = Cette place est gardée pour quelqu’un d’autre. `/partie nouvelle` commence une partie à toi.
refused-already-in = Tu es déjà de la partie. Elle commence dès que tout le monde est là.
refused-not-a-player = Il faut jouer dans cette partie pour faire cela.
refused-has-resigned = Tu as abandonné cette partie ; les autres continuent.
refused-not-the-proposer = Seule la personne qui a invité peut retirer l’invitation.
refused-not-your-turn = Ce n’est pas à toi de jouer. Tu peux regarder la position avec `/plateau`.
refused-wrong-phase =
    { $phase ->
        [proposed] La partie n’a pas encore commencé : il manque quelqu’un.
        [withdrawn] Cette invitation est close. `/partie nouvelle` en lance une autre.
        [over] La partie est finie. `/partie revanche` en commence une autre.
       *[running] La partie a déjà commencé. C’était possible avant le début seulement.
    }
refused-not-over-yet-replay = La partie n’est pas finie ; son animation viendra ensuite. `/plateau` montre toute position jouée jusqu’ici.
refused-not-over-yet-review = La partie n’est pas finie ; tu pourras l’analyser ensuite. `/plateau` montre toute position jouée jusqu’ici.
refused-no-computer-player = L’ordinateur ne joue pas encore à ce jeu.
refused-not-over-yet-rematch = La partie n’est pas finie ; la revanche viendra ensuite. `/partie nouvelle` commence une autre partie à côté.
refused-rematch-open = La revanche existe déjà.
refused-still-delivering = Personne ne peut encore jouer : la partie attend que { $persons } prenne connaissance de ses secrets. `/secrets` les montre.
refused-no-secrets = Rien n’est caché dans ce jeu.
refused-already-delivered = Tu as déjà tes secrets. `/secrets` les remontre.
refused-plays-in-match = Tu joues dans cette partie, ou tu y as joué : quelqu’un d’autre doit la modérer.
refused-stale-position = La position a changé depuis que tu l’as regardée. Regarde le dernier message, puis rejoue ton coup.
refused-no-offer =
    { $offer ->
        [draw] Il n’y a pas de proposition de nulle à laquelle tu puisses répondre.
        [open_notes] Personne ne te demande d’ouvrir les fiches.
        [abandon] Personne ne te demande d’arrêter la partie.
        [substitute] Personne ne te demande de remplacement.
       *[takeback] Personne ne te demande de reprendre un coup.
    }
refused-no-offer-own = C’est toi qui as posé cette question : seuls les autres peuvent répondre. Tu peux la retirer.
refused-stale-offer = Cette question est réglée. Une autre a été posée depuis ; tu la trouveras plus bas dans le fil.
refused-nothing-to-open = Il n’y a pas ici de fiches d’évaluation à ouvrir, ou tout le monde peut déjà les voir.
refused-offer-exists =
    { $offer ->
        [draw] La nulle est déjà proposée. Il faut d’abord y répondre.
        [open_notes] L’ouverture des fiches est déjà proposée. Il faut d’abord y répondre.
        [abandon] Quelqu’un a déjà proposé d’arrêter la partie. Il faut d’abord y répondre.
        [substitute] Quelqu’un a déjà demandé un remplacement. Il faut d’abord y répondre.
       *[takeback] Une reprise de coup est déjà demandée. Il faut d’abord y répondre.
    }
refused-nothing-to-take-back = Tu n’as aucun coup à reprendre.
refused-throw-stays = Des dés ont été lancés depuis ce coup, et cette ligue ne permet pas de reprendre un coup par-delà un lancer.
refused-time-is-up = Ton temps était écoulé avant cela : ceci ne compte plus.
refused-match-is-paused =
    { $cause ->
        [dispute] La partie est en pause jusqu’à ce qu’une contestation soit tranchée ; les pendules sont arrêtées.
       *[moderator] La modération a mis la partie en pause ; les pendules sont arrêtées.
    }
refused-not-paused = La partie n’est pas en pause.
refused-no-clock = Aucune pendule ne tourne pour cette place.
refused-bad-time = On peut donner une minute au moins et un an au plus.
refused-nothing-to-claim = Personne n’a dépassé son temps ici, ou la victoire ne peut pas être réclamée dans cette partie.
refused-has-time = Il reste du temps à cette place. On ne peut demander un remplacement que pour soi-même, ou pour un adversaire à court de temps.
refused-bad-substitute-plays = Cette personne joue déjà dans la partie.
refused-bad-substitute-knows = Cette personne a vu des secrets de la partie et ne peut pas y jouer.
refused-bad-substitute-computer = L’ordinateur est assis là, et il y reste. On ne peut prendre que la place d’une personne.
refused-bad-substitute-season = Cette partie fait partie d’une ligue, où une place change de main avec toutes ses parties : par *Je ne peux plus jouer* sur la page de la saison, ou par l’organisation avec *Faire entrer un remplaçant*.
refused-no-such-seat = La personne que tu as nommée ne joue pas ou plus dans cette partie. Nomme quelqu’un qui joue ; `/partie voir` dit qui.
refused-bad-policy-title = Une cadence a besoin d’un nom à elle, de { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    } au plus.
refused-bad-policy-bank = Il faut un peu de temps pour commencer, et un an au plus.
refused-bad-policy-increment = Un tour peut ne rien ajouter, ou ajouter jusqu’à un an.
refused-bad-policy-cap = Le maximum doit valoir au moins le temps de départ et ce qu’ajoute un tour, et un an au plus.
refused-bad-policy-rest = Il faut au moins un jour de la semaine pour jouer.
refused-bad-policy-vacation = Les vacances peuvent durer { $most ->
        [one] { $most } jour
       *[other] { $most } jours
    } par an au plus.
refused-bad-policy-reminders = Il peut y avoir { $most ->
        [one] { $most } rappel
       *[other] { $most } rappels
    } au plus, chacun à un pourcentage entre 1 et 99.
refused-bad-policy-for-ever = Une partie ne finirait presque jamais : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } pourraient durer { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } ; la limite est de { $most }. Donne moins de temps par tour, ou moins de vacances.
refused-bad-policy-starves = Une personne qui dort la nuit et joue dans { $hours ->
        [one] l’heure qui suit
       *[other] les { $hours } heures qui suivent
    } son réveil serait à court de temps au tour { $turn }. Donne plus de temps par tour, ou laisse les pendules arrêtées pendant le sommeil.
refused-no-plans = Dans ce jeu, on ne peut pas préparer de réponses : des dés sont lancés entre-temps.
refused-your-turn = C’est à toi : tu peux jouer tout simplement.
refused-too-many-plans = Tu peux avoir { $most ->
        [one] { $most } plan
       *[other] { $most } plans
    } à la fois. Annules-en un d’abord.
refused-bad-plan-length = Les deux lignes doivent être remplies, avec { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    } au plus.
refused-bad-plan-twice = Tu as déjà préparé une réponse à cela. Annule-la d’abord.
refused-no-such-plan = Ce plan n’existe plus.
refused-no-such-move = Ce coup n’existe pas : le dernier porte le numéro { $last }, et 0 est le début.
refused-no-match-here = De quelle partie parles-tu ? Utilise la commande dans son fil, ou choisis-en une avec l’option `partie`.
refused-only-in-server = Cela marche dans un salon textuel d’un serveur, pas ici.
refused-bot-absent = Sur ce serveur il n’y a encore que mes commandes, pas moi. Avec le lien ci-dessous, quelqu’un qui gère le serveur peut m’ajouter ; vous pourrez alors jouer ici. `/suivante`, `/plateau`, `/coup`, `/secrets` et `/pourquoi` marchent ici quand même, pour tes parties ailleurs.
button-add-bot = M’ajouter à un serveur
refused-only-for-moderators = Il faut gérer le serveur pour faire cela.
refused-bot-named = Un bot ne peut pas modérer. Choisis des personnes.
refused-bot-invited = Les bots ne jouent pas ici. Nomme une personne, ou aucune pour inviter tout le monde.
refused-not-a-member = { $persons } : pas membre de ce serveur, donc pas moyen de voir la partie. Il faut d’abord une invitation au serveur ; ou nomme quelqu’un d’autre.
refused-busy = Je travaille encore pour toi à quelque chose qui prend un moment. Redemande quand tu l’auras.
refused-nothing-to-cancel = Il n’y a plus rien à annuler : c’est fini, ou un redémarrage y a mis fin.
refused-not-invitable = Je ne peux pas inviter { $persons } pour toi.
refused-too-much-invitations =
    { $most ->
        [one] Tu as déjà une invitation ouverte, et on n’en a qu’une à la fois. Retire-la, ou attends la réponse.
       *[other] Tu as { $most } invitations ouvertes, le maximum à la fois. Retires-en une, ou attends les réponses.
    }
refused-too-much-one = Tu as déjà invité { $persons } et n’as pas encore de réponse. Attends-la, ou retire une invitation.
refused-too-much-one-daily = Tu as assez invité { $persons } pour aujourd’hui. Réessaie demain.
refused-too-much-starts = { $persons } : trop de parties ont commencé en une heure ; { $most } au plus sont permises. Réessaie un peu plus tard.
refused-too-much-matches = { $persons } : personne ne peut jouer plus de { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } à la fois. Il faut d’abord en finir une.
refused-too-much-computer = { $persons } : pas plus de { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } à la fois contre l’ordinateur. Il faut d’abord en finir une.
refused-computer-is-busy = L’ordinateur réfléchit à trop de choses en ce moment. Réessaie dans un instant.
refused-computer-failed = L’ordinateur n’a pas pu aller au bout de sa réflexion. Réessaie plus tard.
refused-bad-zone = Je ne connais pas le fuseau horaire `{ $zone }`. Choisis dans la liste que propose Discord : tape une ville, un pays ou l’heure qu’il est chez toi.
refused-bad-zone-near = Je ne connais pas le fuseau horaire `{ $zone }`. Pensais-tu à **{ $near }** ? Choisis dans la liste que propose Discord : tape une ville, un pays ou l’heure qu’il est chez toi.
refused-bad-hours-unread = Je n’arrive pas à lire ces heures. Écris deux heures, comme `23:00-07:00`, ou `aucune` pour n’en mettre aucune.
refused-bad-hours-long =
    { $hours ->
        [one] Tu peux dormir une heure au plus.
       *[other] Tu peux dormir { $hours } heures au plus ; sinon, ta pendule ne tournerait presque plus.
    }
refused-bad-hours-zone = Il me faut ton fuseau horaire pour savoir quand tu dors. Indique-le aussi : `/paramètres fuseau`.
refused-bad-vacation-unread = Je n’arrive pas à lire ces vacances. Écris un nombre de jours dès aujourd’hui, comme `14`, ou deux dates, comme `24/12 6/1`.
refused-bad-vacation-order = Ces vacances finiraient avant de commencer.
refused-bad-vacation-past = Des vacances ne peuvent pas commencer dans le passé.
refused-bad-vacation-far = C’est trop loin : prévois un an à l’avance au plus.
refused-bad-vacation-twice = Certains de ces jours sont déjà pris par des vacances. Termine-les ou annule-les d’abord, avec `/paramètres vacances`.
refused-bad-vacation-many = Tu as déjà prévu autant de vacances qu’il y a de place. Annules-en d’abord, avec `/paramètres vacances`.
refused-bad-vacation-none = Ces vacances sont finies, ou n’ont jamais été prévues.
refused-missing-permissions = On ne peut pas jouer dans <#{ $channel }>, car il me manque : { $permissions }. Une personne qui gère le serveur peut l’accorder ; `/réglages` le vérifie.
refused-channel-unfit = On ne peut pas jouer dans <#{ $channel }> : les parties ont besoin de fils, privés aussi, et il n’y en a que dans les salons textuels qui ne sont pas des salons d’annonces. Choisis un tel salon.
refused-post-delayed-forbidden = Cela compte, mais je ne peux pas le publier : Discord dit qu’il me manque une permission. Les personnes qui gèrent le serveur voient laquelle avec `/réglages`. Je réessaie.
refused-post-delayed-gone = Cela compte, mais le salon de cette partie n’existe plus : je ne peux pas le publier.
refused-post-delayed-full = Cela compte, mais je n’ai pas pu ouvrir de fil : ce serveur a autant de fils actifs que Discord en permet. Une personne qui le gère peut en archiver. Je réessaie.
refused-post-delayed-locked = Cela compte, mais ce fil est verrouillé : je ne peux pas y publier. La personne qui doit jouer reçoit un message privé de ma part ; `/suivante` montre le plateau.
refused-post-delayed-refused = Cela compte, mais Discord n’accepte pas mon message à ce sujet. La personne qui doit jouer reçoit un message privé de ma part ; `/suivante` montre le plateau.
refused-post-delayed-waiting = Cela compte, mais Discord me fait attendre quelques minutes, car j’ai ouvert beaucoup de fils ici. Le message suivra de lui-même.
refused-post-delayed-fault = Cela compte, mais Discord refuse mon message pour le moment. Je réessaie.
