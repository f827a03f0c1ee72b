# Le temps : les durées, ce qu’entraînent pendules et calendriers, les remplacements.

## Durées. `typed-...` énumère les façons d’écrire une unité : en minuscules, séparées par des espaces.

typed-minutes = m min mn mins minute minutes
typed-hours = h heure heures
typed-days = j jr jrs jour jours
typed-weeks = s sem semaine semaines
typed-fillers = et &
duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
duration-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
duration-weeks =
    { $count ->
        [one] { $count } semaine
       *[other] { $count } semaines
    }
duration-months = { $count } mois
duration-years =
    { $count ->
        [one] { $count } an
       *[other] { $count } ans
    }
duration-moment = moins d’une minute
# As in English.
clock-minutes = { $count } min
# As in English.
clock-hours = { $count } h
clock-days = { $count } j
# As in English.
clock-empty = 0 min

refused-bad-duration = Je ne comprends pas { $typed } comme durée. Écris par exemple `3 jours`, `72h` ou `1j 12h`.

## Dans le fil

turn-line-planned = **Coup { $number }** · { $player } : `{ $line }` (prévu d’avance)
absence-began = 🏖️ { $player } est en vacances jusqu’au { $until }. La pendule est arrêtée pendant ce temps.
absence-ended = 🏖️ { $player } est de retour de vacances.
paused-dispute = ⏸️ **La partie est en pause** à cause d’une contestation. Les pendules sont arrêtées, et personne ne peut jouer.
paused-moderator = ⏸️ **{ $person } a mis la partie en pause.** Les pendules sont arrêtées, et personne ne peut jouer.
clock-fetch = ⏳ { $seat } : les secrets peuvent être vus jusqu’au { $deadline }
out-unfetched = 📨 { $player } n’a pas retiré ses secrets à temps.
pause-ends = -# Si personne n’a tranché d’ici là ({ $told }), les personnes qui gèrent le serveur en sont averties ; la partie continue d’elle-même le { $over }, avec le temps que montrent les pendules.
pause-lapses = -# La partie continue d’elle-même le { $over }, avec le temps que montrent les pendules.
hold-lapses = -# Si rien ne change, la partie se termine le { $over } sans vainqueur.
pause-escalated-dispute = ⏳ **Depuis trois jours, personne n’a tranché cette contestation.** Les personnes qui gèrent ce serveur en sont maintenant averties.
pause-escalated-moderator = ⏳ **La partie est en pause depuis trois jours.** Les personnes qui gèrent ce serveur en sont maintenant averties.
pause-lapsed-dispute = ▶️ **La partie continue :** personne n’a tranché en deux semaines, la contestation est donc caduque. Les pendules montrent ce qu’elles montraient avant.
pause-lapsed-moderator = ▶️ **La partie continue :** personne n’a mis fin à la pause en deux semaines. Les pendules montrent ce qu’elles montraient avant.
pause-escalated-unseen = ⏳ **Les pendules sont arrêtées depuis trois jours,** car on ne peut pas voir cette partie. Les personnes qui gèrent ce serveur en sont maintenant averties.
pause-escalated-unavailable = ⏳ **Les pendules sont arrêtées depuis trois jours,** car on ne peut pas voir cette partie. Les personnes qui gèrent ce serveur en sont maintenant averties.
pause-escalated-removed = ⏳ **Les pendules sont arrêtées depuis trois jours,** car on ne peut pas voir cette partie. Les personnes qui gèrent ce serveur en sont maintenant averties.
resumed = ▶️ **La partie continue.**
resumed-by = ▶️ **La partie continue,** sur décision de { $person }.
held-unseen = ⏸️ Les pendules sont arrêtées : je ne peux pas montrer cette partie en ce moment. Tu peux jouer quand même.
held-unavailable = ⏸️ Les pendules sont arrêtées : Discord ne joint pas le serveur en ce moment. Tu peux jouer quand même.
held-removed = ⏸️ Les pendules sont arrêtées : j’ai été retiré du serveur. Tu peux jouer quand même.
released-unseen = ▶️ **Les pendules tournent de nouveau :** je peux montrer cette partie. Le temps où je ne le pouvais pas ne compte pas.
released-unavailable = ▶️ **Les pendules tournent de nouveau :** le serveur est joignable. Le temps où il ne l’était pas ne compte pas.
released-removed = ▶️ **Les pendules tournent de nouveau :** je suis de retour sur ce serveur. Le temps sans moi ne compte pas.
lapsed-unseen = Pendant deux semaines, on n’a pas pu voir cette partie ; elle se termine sans vainqueur.
replaced = 🔁 { $after } prend la place de { $before } ({ $seat }).
replaced-by = 🔁 { $after } prend la place de { $before } ({ $seat }), sur décision de { $person }.
given-outage = ⏱️ { $player } récupère { $time }, car on ne pouvait joindre ni Discord ni moi.
given-fetching = ⏱️ Il y a plus de temps pour retirer les secrets, car on ne pouvait joindre ni Discord ni moi.
given-unseen = ⏱️ { $player } récupère { $time }, car on ne pouvait pas voir la partie.
given-moderator = ⏱️ { $person } accorde { $time } de plus à { $player }.
given-substitute = ⏱️ { $player } reçoit { $time } de plus pour commencer.
out-loss = ⌛ { $player } a dépassé son temps.
out-claim = ⌛ { $player } a dépassé son temps. Au choix de { $others } : réclamer la victoire, avec le bouton ou avec `/partie réclamer`, proposer un remplacement avec `/partie remplacer`, ou attendre encore : tant que personne ne réclame, un coup compte toujours.
out-moderator = ⌛ { $player } a dépassé son temps. La suite revient à { $moderators } ; d’ici là, un coup compte encore.
moderators = la modération
status-paused-dispute = ⏸️ La partie est en pause à cause d’une contestation.
status-paused-moderator = ⏸️ La modération a mis la partie en pause.
claimed = { $player } réclame la victoire : le temps de { $against } était écoulé.
abandon-agreed = La partie s’arrête d’un commun accord, sans victoire de personne.

offer-abandon = { $player } aimerait arrêter la partie sans victoire de personne. D’accord, { $others } ? Jouer un coup revient à refuser.
offer-abandon-accepted = { $player } est d’accord pour arrêter la partie.
offer-abandon-declined = { $player } ne veut pas arrêter la partie. Elle continue.
offer-abandon-cancelled = { $player } ne demande plus à arrêter la partie.
offer-substitute = { $player } propose que { $substitute } prenne la place de { $leaver }. Ça te dit, { $substitute } ? { $count ->
        [0] Personne d’autre n’a à donner son accord.
        [one] Il faut aussi l’accord de { $others }.
       *[other] Il faut aussi l’accord de { $others }.
    }
offer-substitute-own = { $player } aimerait passer la main à { $substitute }. Veux-tu prendre la suite, { $substitute } ? { $count ->
        [0] Personne d’autre n’a à donner son accord.
        [one] Il faut aussi l’accord de { $others }.
       *[other] Il faut aussi l’accord de { $others }.
    }
offer-substitute-accepted = { $player } accepte le remplacement.
offer-substitute-declined = { $player } refuse le remplacement. Tout reste en l’état.
offer-substitute-cancelled = { $player } ne demande plus de remplacement.

## Pendules

# As in English.
clocks = ⏱️ { $clocks }
# As in English.
clock-stands = { $seat } { $left }
clock-runs = **{ $seat } { $left }**, jusqu’au { $deadline }
clock-out = **{ $seat } : temps écoulé**
clock-full-stands = { $player } : { $left }.
clock-full-runs = { $player } : { $left } ; échéance : { $deadline }.
clock-full-out = { $player } : **temps écoulé**.
clock-full-away = En vacances jusqu’au { $until }.
button-claim = Réclamer la victoire
acknowledged-claimed = Tu as réclamé la victoire.

## Remplacements

replaced-welcome = Bienvenue, { $person } ! `/partie journal` montre ce qui s’est joué jusqu’ici, `/règles` les règles.
replaced-unrated = La partie ne compte plus pour la cote.
substitute-question = Veux-tu demander que { $substitute } prenne la place de { $leaver } ? Il faut l’accord de tous les autres à la table, { $substitute } y compris. On ne demande rien à { $leaver }, qui peut encore jouer d’ici là.
substitute-question-own = Veux-tu passer la main à { $substitute } ? Il faut l’accord de tous les autres à la table, { $substitute } y compris. D’ici là, tu continues à jouer ; ensuite, tu regardes, et ce que tu détenais de secret t’est retiré.
briefing = ## Tu prends la suite : { $game }
    Tu joues { $seat } contre { $others } dans { $thread }. Voici la position ; tout ce qui s’est joué est dans le fichier.
briefing-hint = `/plateau` montre toute position passée, `/partie journal` la feuille de partie, `/règles` les règles telles qu’on les joue ici. Tes secrets, s’il y en a, viennent dans un message à part.
button-ask = Demander
button-abandon = Arrêter sans victoire
reason-time = le temps de { $seat } est écoulé
outcome-abandoned = La partie s’est arrêtée sans victoire de personne.
outcome-unplayed = La saison a fini avant : la partie est considérée comme non jouée.

## Plans

plan-title = **Tes plans pour le prochain coup**
plan-none = Tu n’as aucun plan dans cette partie.
plan-line = { $number }. Si `{ $condition }`, alors `{ $line }`
plan-made = Prévu : si `{ $condition }`, alors `{ $line }`.
plan-cancelled = Le plan est annulé.
plan-hint = Ceci n’est visible que par toi. `/plan` prépare un plan : indique ce que joue l’adversaire, et ta réponse. Elle est jouée aussitôt si c’est exactement ce qui arrive ; tout autre coup annule le plan.
plan-hint-secrets = Ceci n’est visible que par toi. `/plan` prépare un plan : indique le coup adverse exactement comme il apparaîtra dans le fil, avec la réponse du jeu, par exemple `B-i11 -`, et ton propre coup. Il est joué aussitôt si c’est exactement ce qui arrive ; tout autre coup annule le plan, et aussi le tien s’il n’est alors pas permis.
plan-refused-condition = L’adversaire ne peut pas jouer cela :
plan-refused-line = Tu ne pourrais pas répondre cela :
plan-carried-out = { $game } contre { $others } : ton plan a été exécuté. Tu as joué `{ $line }`.
plan-lapsed = { $game } contre { $others } : tes plans sont tombés, car un autre coup a été joué ou le tien n’était pas permis : { $plans }
plan-lapsed-too = Tes autres plans sont tombés : { $plans }
plan-short = si `{ $condition }`, alors `{ $line }`
button-plans = Mes plans
button-plan-cancel = Annuler { $number }
refused-half-a-plan = Il faut les deux à un plan : ce que joue l’adversaire, et ce que tu réponds.

# Les noms propres des fuseaux horaires où vivent la plupart de celles et ceux qui lisent cette langue, séparés par des espaces.
zones-likely = Europe/Paris Europe/Brussels Europe/Zurich America/Toronto Europe/Luxembourg Africa/Casablanca Africa/Algiers Africa/Tunis Africa/Abidjan Indian/Reunion
# De grandes villes dont le fuseau porte le nom d’une autre ville : derrière chaque fuseau, séparées par des virgules.
zones-cities =
    Europe/Paris Lyon, Marseille, Toulouse, Nice, Nantes, Strasbourg, Montpellier, Bordeaux, Lille, Rennes, Grenoble
    Europe/Brussels Anvers, Gand, Bruges, Liège, Namur, Charleroi
    Europe/Zurich Genève, Lausanne, Berne, Bâle, Neuchâtel
    America/Toronto Montréal, Québec, Ottawa, Gatineau
    Africa/Casablanca Rabat, Marrakech, Fès
    Africa/Algiers Oran, Constantine
    Africa/Abidjan Yamoussoukro
    Africa/Douala Yaoundé
    Europe/Berlin Munich, Cologne, Francfort, Hambourg
    Europe/Rome Milan, Turin, Florence, Venise, Naples
    Europe/Madrid Barcelone, Séville
    Europe/Amsterdam La Haye
    Europe/Moscow Saint-Pétersbourg
    Asia/Kolkata Bombay, Mumbai, Delhi, New Delhi
    Asia/Shanghai Pékin
    Africa/Johannesburg Le Cap
