# Les cadences : ce qu’elles signifient, et comment un serveur crée les siennes.

policy-name-relaxed = tranquille
policy-name-fast = rapide
policy-name-league = ligue
policy-name-none = sans pendule
policy-label = { $name } : { $bank }, puis { $increment } de plus à chaque tour, jusqu’à { $cap }
policy-title = ⏱️ **Cadence : { $name }**
policy-short = { $name } : { $bank }, + { $increment } par tour
policy-short-once = { $name } : { $bank } en tout
policy-unlimited = Chacun prend le temps qu’il veut.
policy-times = Chacun commence avec { $bank }. Chaque tour ajoute { $increment }, jusqu’à { $cap }.
policy-times-once = Chacun a { $bank } pour toute la partie.
policy-stands = Les pendules s’arrêtent : { $times }.
policy-stands-sleep = pendant les heures de sommeil de chacun
policy-stands-rest = les jours de repos du serveur ({ $days })
policy-rest-zone = -# Les jours de repos suivent le fuseau horaire du serveur, **{ $zone }**. `/réglages fuseau` le change.
policy-stands-vacation =
    { $days ->
        [one] { $days } jour de vacances par an
       *[other] jusqu’à { $days } jours de vacances par an
    }
policy-runs-on = Les pendules tournent jour et nuit.
policy-reminders = Rappels quand il reste { $shares } du temps.
policy-on-timeout-loss = Dépasser son temps, c’est perdre.
policy-on-timeout-claim = Dépasser son temps peut faire perdre : un adversaire a le droit de réclamer la victoire, ou d’attendre encore.
policy-on-timeout-moderator = En cas de dépassement du temps, la modération tranche.
policy-lasts = Une telle partie dure d’ordinaire { $expected }.
policy-lasts-game = { $game } : { $expected }
policy-example = **Par exemple :** c’est ton tour depuis lundi, 9:00, tu as { $bank } et tu dors de 23:00 à 7:00.
policy-example-days = Ce que compte ta pendule : { $days }
policy-example-reminder = Rappels : { $times }
policy-example-end = Ton temps est écoulé : **{ $time }**
policy-example-time =
    { $week ->
        [1] { $day } { $time }
       *[other] { $day } de la semaine { $week }, { $time }
    }
policies-title = ## Cadences de ce serveur
policies-line = **{ $name }** : { $bank }, puis { $increment } de plus à chaque tour, jusqu’à { $cap }
policies-line-default = **{ $name }** (par défaut) : { $bank }, puis { $increment } de plus à chaque tour, jusqu’à { $cap }
policies-line-none = **{ $name }**
policies-line-none-default = **{ $name }** (par défaut)
policies-menu = En voir une…
policy-page = ## Cadence : { $name }
policy-page-draft = ## Cadence : { $name } (pas encore enregistrée)
policy-lasts-title = **Durée habituelle d’une partie :**
policy-warning = ⚠️ { $reason }
policy-saved = La cadence **{ $name }** est enregistrée. Les parties proposées avant gardent la leur.
policy-removed = La cadence **{ $name }** est supprimée. Les parties qui l’ont la gardent.
policy-made-default = Quand personne ne nomme de cadence, c’est désormais **{ $name }** qui vaut.
policy-reminders-menu = Rappels…
policy-reminders-none = aucun rappel
policy-reminders-some = rappels à { $shares }
policy-on-timeout-menu = En cas de dépassement…
policy-on-timeout-menu-loss = La partie est perdue
policy-on-timeout-menu-claim = L’adversaire peut réclamer la victoire
policy-on-timeout-menu-moderator = La modération tranche
policy-form = Cadence
policy-form-name = Nom
policy-form-bank = Temps au départ
policy-form-increment = Ajout à chaque tour
policy-form-cap = Maximum à la pendule
policy-form-vacation = Jours de vacances par an
policy-form-example = par exemple 3 jours, 72h, 1j 12h
button-policies = Cadences
button-policy-new = Nouvelle cadence
button-policy-change = Modifier les temps…
button-policy-copy = Une nouvelle sur ce modèle
button-policy-save = Enregistrer
button-policy-remove = Supprimer
button-policy-default = Prendre par défaut
button-sleep-on = Le sommeil arrête la pendule
button-sleep-off = Les pendules tournent la nuit
button-rest-day = Repos : { $day }
setup-policy = Cadence par défaut : **{ $name }**

refused-bad-number = { $typed } n’est pas un nombre entier de { $low } à { $high }.
refused-unknown-policy = Il n’y a pas ici de cadence `{ $typed }`. Choisis-en une dans la liste que propose Discord.
refused-unknown-policy-near = Il n’y a pas ici de cadence `{ $typed }`. Pensais-tu à **{ $near }** ?
refused-too-many-policies = Un serveur peut avoir { $most } cadences à lui. Supprimes-en une d’abord.
refused-policy-name-taken = { $typed } est le nom d’une cadence toujours disponible. Choisis-en un autre.
refused-policy-name-empty = Une cadence a besoin d’un nom, fait de lettres et de chiffres.
