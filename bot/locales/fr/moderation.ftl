# Modération, contestations, retours en arrière. $person et $player sont des mentions, $note et $text des citations sur leurs propres lignes.
# ruling = décision · rewind = retour en arrière · appeal = recours · undone part = passage annulé

## Dans le fil de la partie

told-dispute = ⚖️ { $person } appelle la modération.
    { $note }
told-appeal = ⚖️ { $person } dépose un recours contre la décision ; une autre personne de la modération va trancher.
    { $note }
told-dismissed = ⚖️ { $person } a tranché : tout reste en l’état.
    { $note }
told-ruling-stands = ⚖️ { $person } a tranché le recours : la décision est maintenue.
    { $note }
told-rewound-fresh = ⏪ { $person } a ramené la partie en arrière : elle reprend après le coup { $move }. Les prochains lancers seront nouveaux.
    { $note }
told-rewound-repeated = ⏪ { $person } a ramené la partie en arrière : elle reprend après le coup { $move }. Les lancers déjà faits se répéteront à l’identique.
    { $note }
told-rewound-readable = -# Ce qui est annulé reste dans `/partie journal`, et `/plateau` le montre.
told-adjudicated = ⚖️ { $person } a décidé de l’issue de la partie.
    { $note }
told-void = ⚖️ { $person } a déclaré que cette partie ne compte pas.
    { $note }
told-note = 📝 { $person } note :
    { $note }
outcome-void = Cette partie ne compte pas.
reason-adjudicated = la modération en a décidé

## Dans le fil d’une contestation

case-opened = ## ⚖️ Une contestation
    { $person } appelle la modération dans { $thread } :
    { $note }
    { $moderators }, merci d’y jeter un œil. { $players } : *Ma version* est l’endroit où raconter ce qui s’est passé ; tout le monde peut la lire dans le journal.
    { $ends }
case-appealed = ## ⚖️ Un recours
    { $person } dépose un recours contre la décision dans { $thread } :
    { $note }
    { $moderators }, merci d’y jeter un œil ; qui a déjà tranché ne peut pas décider cette fois. { $players } : *Ma version* est l’endroit où raconter ce qui s’est passé. Ce qui est décidé maintenant est définitif.
    { $ends }
case-clocks-run = -# Les pendules continuent de tourner. La modération peut les arrêter.
case-over = -# La partie est finie.
case-moderators = Vous qui modérez ce serveur
case-statement = 💬 { $person } raconte :
    { $text }
case-ruled = ⚖️ { $person } a tranché : **{ $ruling }**
    { $note }
case-final = -# C’était le recours : la décision est définitive.
case-appealable = -# Qui joue dans cette partie peut déposer un recours, une fois, dans les trois jours. Une autre personne de la modération tranchera.
ruling-none = pas encore de décision
ruling-dismissed = tout reste en l’état
ruling-rewound = la partie revient en arrière
ruling-adjudicated = l’issue de la partie est décidée
ruling-time_given = du temps est accordé
ruling-replaced = quelqu’un est remplacé
ruling-void = la partie ne compte pas

## Pièces

evidence-title = ## Les pièces de `{ $match }`
evidence-before = **Avant le dernier coup**
evidence-now = **Maintenant**
evidence-moves = **Les derniers coups**
evidence-no-moves = Personne n’a encore joué.
evidence-throws = **Dés** (empreinte de la graine : `{ $commitment }` ; la partie finie, chacun peut vérifier tous les tirages)
evidence-throw = - n° { $seq } : { $values } (tirage { $draws })
evidence-hidden = - n° { $seq } : tiré en secret, empreinte `{ $commitment }`
evidence-time = **Temps**
evidence-no-clock = Aucune pendule ne tourne dans cette partie.
evidence-clock = - { $player } : temps utilisé { $used }, restant { $left }
# As in English.
evidence-deliveries = **Secrets**
evidence-told-message = - { $person } les a reçus par message privé, { $at }
evidence-told-fetched = - { $person } les a retirés, { $at }
evidence-told-failed = - impossible d’envoyer un message privé à { $person }, { $at }
evidence-looked = - { $person }, qui ne joue pas, les a consultés, { $at }
evidence-rules-menu = Ce que disent les règles, et les précisions…

## Avant un retour en arrière

rewind-title = ⏪ **Retour à la position après le coup { $move }** (sur { $moves })
rewind-undoes = **Cela annule :**
rewind-undoes-nothing = Cela n’annule aucun coup ; un passage annulé auparavant serait de nouveau valable.
rewind-more =
    { $count ->
        [one] … et un de plus
       *[other] … et { $count } de plus
    }
learned-nothing = **Depuis, personne n’a rien appris.**
learned-title = **Depuis, on a appris ceci, que personne ne peut oublier :**
learned-throw = Tout le monde a vu ce lancer : { $text }
learned-answer = Tout le monde connaît la réponse à `{ $text }`.
learned-own = { $person } connaît un secret né de ses propres choix.
learned-hidden = Quelque chose a été tiré en secret. Son empreinte est publique.
learned-told = { $person } a reçu ses propres secrets.
learned-looked = { $person }, qui ne joue pas, a vu tous les secrets.
learned-sheet = { $person } peut désormais voir en privé plus de choses qu’à ce moment-là.
rewind-question =
    { "" }**Nouveaux dés :** les prochains lancers seront nouveaux ; ce qui est tombé depuis ne vaut plus.
    { "" }**Mêmes dés :** les lancers déjà faits se répètent à l’identique, dans le même ordre. Personne ne gagne ni ne perd un lancer, mais chacun sait ce qui vient.
rewind-menu = Une autre position…
rewind-to = après le coup { $move }
rewind-to-undone = passage annulé { $number }, sa fin (après le coup { $move })
revealed = **Tout ce qui est caché.** Le journal dit que tu l’as consulté ; qui joue l’apprendra à la fin. Ne le montre à personne, s’il te plaît.

## Listes et réponses privées

cases-title = **Les contestations de ce serveur**
cases-empty = Il n’y en a pas.
cases-line-open = **ouverte ▸** { $channel } · { $game } · { $person } · { $since } · `{ $match }`
cases-line-appealed = **recours ▸** { $channel } · { $game } · { $person } · { $since } · `{ $match }`
# As in English.
cases-line-ruled = { $channel } · { $game } · { $person } · { $since } · { $ruling } · `{ $match }`
cases-line-closed = { $channel } · { $game } · { $person } · { $since } · { $ruling }, après un recours · `{ $match }`
cases-line-lapsed = { $channel } · { $game } · { $person } · { $since } · caduque, personne n’a tranché · `{ $match }`
dispute-or-appeal = Une décision a déjà été prise. Veux-tu déposer un recours, pour qu’une autre personne de la modération tranche, ou s’agit-il d’autre chose ?
dispute-where = On en parle ici : { $thread }
called-dispute = Ta contestation est ouverte. Les pendules sont arrêtées.
called-dispute-only = Ta contestation est ouverte. Les pendules continuent de tourner, car ta dernière contestation dans cette partie n’a rien donné ; la modération peut les arrêter.
called-statement = Ta version est enregistrée.
called-appeal = Ton recours est déposé. Une autre personne de la modération va trancher.
acknowledged-act = C’est fait. Les personnes qui jouent en sont averties.
log-undone =
    { $moves ->
        [one] **Passage annulé { $number }** (`/plateau` avec `passage: { $number }` le montre) : { $moves } coup, puis retour au coup { $kept }
       *[other] **Passage annulé { $number }** (`/plateau` avec `passage: { $number }` le montre) : { $moves } coups, puis retour au coup { $kept }
    }
position-title-undone = **{ $game }**, passage annulé { $number }, après le coup { $move }

## Boutons

button-dispute = Appeler la modération
button-statement = Ma version
button-appeal = Déposer un recours
button-new-dispute = Autre chose
button-rewind-fresh = Nouveaux dés
button-rewind-repeated = Mêmes dés
button-ruling-pause = Arrêter les pendules
button-ruling-dismiss = Laisser en l’état
button-ruling-rewind = Revenir en arrière
button-ruling-extend = Donner du temps
button-ruling-replace = Remplacer
button-ruling-adjudicate = Décider de l’issue
button-ruling-void = Ne compte pas

## Formulaires

form-adjudicate =
    .title = Décider de l’issue de la partie
    .label = Raison
    .hint = La partie se termine ainsi. Tout le monde peut lire la raison dans le journal
form-dismiss =
    .title = Tout laisser en l’état
    .label = Raison
    .hint = La partie continue. Tout le monde peut lire la raison dans le journal
form-void =
    .title = Déclarer que la partie ne compte pas
    .label = Raison
    .hint = La partie finit sans résultat. Tout le monde peut lire la raison dans le journal
form-note =
    .title = Noter quelque chose
    .label = Note
    .hint = Elle paraît dans le fil de la partie et reste dans le journal
form-reveal =
    .title = Consulter tous les secrets
    .label = Raison
    .hint = Le journal le note aussitôt ; les personnes qui jouent l’apprennent à la fin
form-rewind =
    .title = Ramener la partie en arrière
    .label = Raison
    .hint = Tout le monde peut lire la raison dans le journal
form-dispute =
    .title = Appeler la modération
    .label = Qu’est-ce qui ne va pas ?
    .hint = Les pendules s’arrêtent. Tout le monde peut lire ceci dans le journal
form-statement =
    .title = Ta version
    .label = Que s’est-il passé ?
    .hint = La modération et qui joue la voient, et tout le monde peut la lire dans le journal
form-appeal =
    .title = Déposer un recours
    .label = Qu’est-ce qui ne va pas dans la décision ?
    .hint = Quelqu’un d’autre tranche, c’est définitif. Tout le monde peut lire ceci dans le journal
form-pause =
    .title = Mettre la partie en pause
    .label = Raison
    .hint = Les pendules s’arrêtent jusqu’à ce que la modération laisse la partie continuer
form-resume =
    .title = Laisser la partie continuer
    .label = Raison
    .hint = Les pendules repartent aussitôt
form-extend =
    .title = Donner du temps
    .label = Raison
    .hint = Tout le monde peut lire la raison dans le journal
form-replace =
    .title = Remplacer quelqu’un
    .label = Raison
    .hint = Tout le monde peut lire la raison dans le journal
form-seat = Qui ?
form-person = Qui prend la suite ?
form-hours = Combien ?
form-hours-some =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
form-winner = Qui gagne ?
form-winner-nobody = Personne : nulle

## Refus

refused-not-a-moderator = Seule la modération de ce serveur peut faire cela. `/réglages` dit qui en fait partie.
# As in English.
refused-unknown-button = { error-old-button }
refused-old-case =
    { $ruling ->
        [dismissed] Cette contestation est réglée : { ruling-dismissed }. `/mod contestations` montre ce qui est ouvert.
        [rewound] Cette contestation est réglée : { ruling-rewound }. `/mod contestations` montre ce qui est ouvert.
        [adjudicated] Cette contestation est réglée : { ruling-adjudicated }. `/mod contestations` montre ce qui est ouvert.
        [time_given] Cette contestation est réglée : { ruling-time_given }. `/mod contestations` montre ce qui est ouvert.
        [replaced] Cette contestation est réglée : { ruling-replaced }. `/mod contestations` montre ce qui est ouvert.
        [void] Cette contestation est réglée : { ruling-void }. `/mod contestations` montre ce qui est ouvert.
       *[none] Cette contestation est réglée. `/mod contestations` montre ce qui est ouvert.
    }
refused-no-such-line =
    { $count ->
        [0] Rien n’a été annulé dans cette partie.
        [one] Ce passage n’existe pas : un seul a été annulé, le numéro 1.
       *[other] Ce passage n’existe pas : les passages annulés vont de 1 à { $count }.
    }
refused-no-rewind = La partie ne peut pas revenir à cet endroit. Choisis une position où c’était à quelqu’un de jouer, autre que la position actuelle.
refused-no-winner = Choisis quelqu’un qui joue dans cette partie.
refused-dispute-exists = Une contestation est déjà ouverte sur cette partie. `/contester` te permet de donner ta version.
refused-already-settled = Ta contestation sur cette position précise a déjà été tranchée. Tu pourras de nouveau appeler la modération quand quelqu’un aura joué.
refused-no-dispute =
    { $ruling ->
        [dismissed] Cela a déjà été tranché : { ruling-dismissed }.
        [rewound] Cela a déjà été tranché : { ruling-rewound }.
        [adjudicated] Cela a déjà été tranché : { ruling-adjudicated }.
        [time_given] Cela a déjà été tranché : { ruling-time_given }.
        [replaced] Cela a déjà été tranché : { ruling-replaced }.
        [void] Cela a déjà été tranché : { ruling-void }.
       *[none] Aucune contestation sur cette partie n’attend de décision.
    }
refused-enough-said = Tu as donné ta version { $most ->
        [one] { $most } fois
       *[other] { $most } fois
    } ; c’est le maximum.
refused-no-appeal-nothing = Il n’y a pas de décision contre laquelle tu puisses déposer un recours.
refused-no-appeal-off = Sur ce serveur, il n’y a pas de recours : la décision est définitive.
refused-no-appeal-final = Cela a déjà été tranché après un recours : c’est définitif.
refused-no-appeal-late = Il est trop tard pour un recours : la décision date de plus de trois jours.
refused-own-ruling = Le recours vise une de tes décisions. Une autre personne de la modération doit trancher.
refused-ruling-first = La partie est en pause à cause d’une contestation. Elle continue avec une décision : `/mod classer` laisse tout en l’état.
refused-asked-to-play = On te demande de prendre une place dans cette partie. Qui pourrait encore jouer ne peut pas consulter de secrets : décline d’abord.
refused-nobody-to-call = Personne sur ce serveur ne pourrait trancher : il n’y a pas de modération, et la personne à qui il appartient joue dans cette partie. Rien n’a été arrêté. Demande qu’une modération soit nommée avec `/réglages`, puis appelle de nouveau.
refused-changes-nothing = Cela ne changerait rien à la partie. S’il y a une contestation, `/mod classer` laisse tout en l’état.
refused-bad-note = Donne une raison, s’il te plaît, de { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    } au plus.

## Commandes

command-mod = mod
    .about = Pour la modération : contestations, retours en arrière, décisions
command-mod-pause = pause
    .about = Arrêter les pendules et le jeu
command-mod-resume = continuer
    .about = Laisser continuer une partie en pause
command-mod-extend = temps
    .about = Donner plus de temps à quelqu’un
command-mod-replace = remplacer
    .about = Faire prendre une place par quelqu’un d’autre
command-mod-rewind = revenir
    .about = Ramener la partie en arrière ; tu vois d’abord ce que cela fait
command-mod-adjudicate = trancher
    .about = Décider comment finit la partie
command-mod-void = invalider
    .about = Déclarer que la partie ne compte pas
command-mod-note = noter
    .about = Noter quelque chose que tout le monde voit et qui reste dans le journal
command-mod-reveal = secrets
    .about = Consulter tous les secrets d’une partie ; c’est enregistré
command-mod-dismiss = classer
    .about = Clore une contestation en laissant tout en l’état
command-mod-evidence = pièces
    .about = Ce qu’on sait de la partie : positions, coups, dés, temps
command-mod-cases = contestations
    .about = Les contestations de ce serveur, d’abord celles qui sont ouvertes
command-dispute = contester
    .about = Appeler la modération, donner ta version ou déposer un recours
option-undone = passage
    .about = Quel passage annulé ; son numéro est dans le journal

## /réglages

option-appeals = recours
    .about = Un recours, tranché par quelqu’un d’autre ? Il faut deux personnes à la modération
choice-appeals-on = oui, une fois ; quelqu’un d’autre tranche alors
choice-appeals-off = non, une décision est définitive
setup-appeals = Recours : **{ $value }**
setup-no-private-threads = 💡 Avec la permission *{ $permission }*, je peux ouvrir un fil privé pour une contestation. Sans elle, on en parle dans le fil de la partie.
setup-unheard-mention_everyone = ❌ Je n’ai pas le droit de mentionner { $role }, et ne peux donc pas l’appeler lors d’une contestation. Permets à tout le monde de mentionner ce rôle, ou donne-moi la permission *{ $permission }* dans { $channel }.
setup-unheard-view_channel = ❌ { $role } ne voit pas { $channel } et n’y apprend aucune contestation. Donne à ce rôle la permission *{ $permission }*.
setup-unheard-manage_threads = ❌ { $role } ne voit pas le fil privé d’une contestation. Donne à ce rôle la permission *{ $permission }* dans { $channel }.
setup-unheard-named = -# Ou choisis ci-dessous, par leur nom, des personnes qui modèrent : je les ajoute au fil et je les appelle.
setup-moderators-left = ⚠️ Ont quitté ce serveur : { $persons }. Je ne peux plus les appeler ; choisis ci-dessous d’autres personnes.
setup-heard-by-name = 💡 Lors d’une contestation, je ne peux pas appeler { $role } ; j’appelle { $persons }.
permission-create_private_threads = Créer des fils privés
