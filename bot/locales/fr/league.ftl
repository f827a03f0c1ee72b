# Ligues : saisons, classements, cotes.

## Ce qui ne se peut pas

refused-invisible-name = On ne verrait rien de ce nom. Choisis-en un dont les caractères se lisent.
refused-unknown-season = Il n’y a pas de saison `{ $season }` ici. `/ligue liste` les montre toutes.
refused-unknown-season-none = Il n’y a pas encore de ligue ici. L’organisation en crée une avec `/ligue nouvelle`.
refused-unknown-season-ladder = Il n’y a pas d’échelle ici en ce moment. `/ligue liste` montre ce qu’il y a.
refused-no-reason = Dis pourquoi. Tout le monde le lira dans le salon de la saison.
refused-wrong-season-phase =
    { $phase ->
        [announced] Les inscriptions ne sont pas encore ouvertes.
        [open] La saison n’a pas commencé : les inscriptions sont encore ouvertes.
        [drawn] Les divisions sont tirées au sort, la saison commence bientôt.
        [running] La saison est en cours.
        [overtime] La saison est en prolongation.
        [paused] La saison est suspendue.
        [closed] La saison est terminée.
        [archived] La saison est terminée, et le délai de réclamation aussi.
       *[cancelled] La saison a été annulée.
    } { $when ->
        [resumed] Ce sera possible dès qu’elle reprendra.
        [from-open] Ce sera possible dès l’ouverture des inscriptions.
        [from-drawn] Ce sera possible après le tirage au sort.
        [from-running] Ce sera possible dès que les parties auront commencé.
        [from-overtime] Ce sera possible pendant la prolongation.
        [from-closed] Ce sera possible une fois la saison terminée.
        [until-announced] Ce n’était possible qu’avant l’ouverture des inscriptions.
        [until-open] Ce n’était possible que pendant les inscriptions.
        [until-drawn] Ce n’était possible qu’avant le début des parties.
        [until-running] Ce n’était possible qu’avant la prolongation.
        [until-overtime] Ce n’était possible que tant qu’on jouait.
        [until-closed] Ce n’était possible que jusqu’à la fin du délai de réclamation.
       *[never] On ne peut plus rien y changer.
    }
refused-bad-season-rules-entry = Le mode d’inscription ne change plus : une échelle, des groupes éclair et un pentathlon le restent, et aucune autre saison ne le devient.
refused-bad-season-rules-policy = Une ligue demande une cadence où dépasser son temps fait perdre la partie ; sinon, une saison pourrait ne jamais finir. Choisis *rapide* ou crée la tienne avec `/réglages`.
refused-bad-season-rules-seats = Il n’y a pas de tables équilibrées pour autant de places.
refused-bad-season-rules-division = Une division compte de { $least } à { $most ->
        [one] { $most } personne
       *[other] { $most } personnes
    }, le plus petit nombre d’abord.
refused-bad-season-rules-promotion = La montée et la descente touchent au plus { $most ->
        [one] { $most } personne
       *[other] { $most } personnes
    } : la moitié de la plus petite division.
refused-bad-season-rules-days = Une saison dure de 1 à 366 jours, les inscriptions de 1 à 60, la prolongation 60 au plus.
refused-bad-season-rules-places = Une partie qui compte donne une place à chaque personne ; une partie qui ne compte pas n’en donne aucune.
refused-bad-season-rules-until = Ce moment n’est pas plus tardif que la fin déjà prévue.
refused-already-signed-up = Tu participes déjà à cette saison.
refused-other-format = Cette saison se joue selon une autre formule, qui ne connaît pas cela.
refused-not-in-season = Cette personne ne participe pas à cette saison.
refused-nothing-corrected = Aucune correction de la saison précédente ne place quelqu’un dans une autre division que la sienne, ou la décision est déjà prise.
refused-no-place-in-season = Cette saison n’accueille plus personne : on ne la rejoint en cours que jusqu’à la mi-saison, et seulement dans une division où il reste de la place et des parties à jouer. `/ligue remplaçants` t’inscrit parmi les remplaçants, et dès la mi-saison tu peux t’inscrire à la saison suivante.
refused-not-asked-in-season = Cette question ne se pose plus.
refused-cannot-hand-over-declined = Cette personne a déjà refusé cette place.
refused-cannot-hand-over-asking = Ta place est déjà proposée à quelqu’un. Réessaie quand la réponse sera là.
refused-cannot-hand-over-plays = Cette personne joue déjà dans cette saison.
refused-cannot-hand-over-taken = Cette place a déjà été cédée, et chaque cession donne du temps. Quitte plutôt la saison : on demandera alors aux remplaçants.
refused-asked-for-time = Tu as déjà demandé du temps aujourd’hui. L’organisation peut le lire dans le salon de la saison.
refused-no-such-division = Cette saison n’a que { $most ->
        [one] { $most } division
       *[other] { $most } divisions
    }.
refused-no-such-fixture = Cette rencontre n’existe pas, ou il n’y a rien à y changer.
refused-fixture-in-play = La partie de la rencontre { $fixture } se joue encore. Reviens sur ta décision, et la partie comptera ; ou bien la modération annule la partie, et elle pourra être rejouée.
refused-party-to-season =
    { $division ->
        [0] Cela te concerne toi-même : tu ne peux donc pas en décider.
       *[other] Tu joues toi-même dans la division { $division }, ou tu y as joué : tu ne peux rien décider de ce qui la concerne.
    } { $count ->
        [0] Je ne peux nommer personne d’autre : `/réglages` permet de choisir un rôle pour l’organisation. Ce qui a une date se fait sans toi.
       *[other] Peuvent le faire, à moins d’y jouer : { $persons }
    }
refused-not-an-organiser =
    Seule l’organisation des ligues peut faire cela ici. { $count ->
        [0] `/réglages` lui choisit un rôle.
       *[other] En font partie : { $persons }
    }

## Pages, classements, nouvelles

league-season = { $league }, saison { $number }
# As in English.
league-division = Division { $number }
league-decimal = ,
league-plays = **{ $game }**, tous contre tous, une fois
league-plays-double = **{ $game }**, tous contre tous, deux fois, en échangeant les places
league-commitment = Le tirage au sort est scellé : `{ $commitment }`
league-seed-opened = Le tirage au sort se vérifie : sa graine, scellée sous `{ $commitment }`, est dans le fichier de la saison.
league-rules-time = Cadence : **{ $policy }**, { $bank } au départ, { $increment } de plus à chaque tour, { $cap } au plus. Qui dépasse son temps perd.
league-rules-points =
    { $moves ->
        [yes] Points : victoire { $win }, nulle { $draw }, défaite 0. Montées : { $up }, descentes : { $down }.
       *[no] Points : victoire { $win }, nulle { $draw }, défaite 0.
    }
league-rules-late = Jusqu’à la mi-saison, d’autres peuvent encore entrer ; tu les affrontes alors aussi. Rien d’autre ne change.
league-rules-tie-breaks = À égalité de points : { $criteria } ; ensuite, ex æquo.
    .lot = À égalité de points : { $criteria }.
    .none = À égalité de points, ex æquo.
league-phase-announced = Les inscriptions ouvrent bientôt.
league-phase-open = 📝 **Inscriptions ouvertes** jusqu’au { $until }.
league-phase-drawn = 🎲 **Les divisions sont tirées au sort.** Les parties commencent le { $until }.
league-phase-running = ▶️ **En cours** jusqu’au { $until }.
league-late = ➕ Jusqu’au { $until }, tu peux encore entrer : tu affrontes tout le monde dans une division où il reste de la place.
league-phase-overtime = ⏳ **Prolongation** jusqu’au { $until } ; ce qui sera encore ouvert comptera comme non joué.
league-phase-closed = 🏁 **Terminée.** Réclamations jusqu’au { $until }.
league-phase-archived = 🏁 **Terminée.**
league-phase-cancelled = ✖️ **Annulée.**
league-list-announced = annoncée
league-list-open = inscriptions ouvertes
league-list-drawn = tirage fait
league-list-running = en cours
league-list-overtime = en prolongation
league-list-closed = terminée
league-list-archived = terminée, archivée
league-list-cancelled = annulée
league-division-people = **Division { $number } :** { $persons }
league-people = **Participent ({ $count }) :** { $persons }
league-standby = **Remplaçants :** { $persons }
league-table-line = **{ $place }** { $person } · **{ $points }** · { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    } : +{ $won } ={ $drawn } −{ $lost }
league-table-line-plain = { $place } { $name } : points { $points }, parties jouées { $played }
league-cross-signs = 1 gagnée, ½ nulle, 0 perdue · + et - par forfait · × annulée · u non jouée · un point : encore ouverte
league-why-menu = La place de qui ?
league-why-ask = Choisis quelqu’un pour voir les sommes qui décident de sa place.
league-why-struck = { $person } ne figure plus au classement : départ avant la moitié des rencontres, ou exclusion. Les résultats restent visibles et ne comptent pour personne.
league-why-points = { $person } est à la place **{ $place }**. Points : **{ $points }**.
league-why-adjusted = Dont { $points } par décision de l’organisation.
league-why-alone = Personne d’autre n’a autant de points.
league-why-decided = Ce qui départage : **{ $criterion }**.
league-why-shared = Rien ne départage tout le monde à ce nombre de points : la place est partagée.
league-why-not-met = Tous ne se sont pas rencontrés, et personne n’est hors d’atteinte : cela ne départage pas.
league-why-out-of-reach = Tous ne se sont pas rencontrés, mais personne ne pourrait rejoindre { $person }, même en gagnant tout ce qui manque.
league-why-sum = Pour { $person } : { $terms } = **{ $value }**
league-no-fixtures = Il n’y a pas encore de rencontres.
league-fixture-line = #{ $number } · ronde { $round } · { $state }
league-fixture-running = en cours
league-fixture-open = pas commencée
league-ending-played = jouée
league-ending-walkover = forfait
league-ending-double_walkover = double forfait
league-ending-void = annulée
league-ending-unplayed = non jouée
league-ending-first = Jouée : le camp nommé en premier gagne
league-ending-second = Jouée : le camp nommé en second gagne
league-ending-drawn = Jouée : nulle
league-ending-walkover-first = Forfait : le camp nommé en premier gagne
league-ending-walkover-second = Forfait : le camp nommé en second gagne
league-ending-double = Double forfait : les deux camps perdent
league-leaving-asked = Retrait : comme par sa propre volonté
league-leaving-removed = Exclusion : tous les résultats sont rayés
league-corrected-move = { $name } : de la division { $before } à la { $after }
league-corrected-keep = { $name } : reste en division { $before }
league-won-by = victoire de { $person }
league-signed-up = C’est noté, tu participes : { $season }. Les parties commencent d’elles-mêmes ; tu n’as rien à rejoindre.
league-signed-off = Ton inscription est retirée : { $season }.
league-leave-ask =
    Tu ne peux plus jouer ? Tu peux
    - **céder ta place** à quelqu’un qui continue avec tes points ; jusqu’à son accord, c’est toi qui joues ;
    - **demander du temps** : l’organisation le lit dans le salon et peut allonger la saison ;
    - **t’absenter quelques jours** : des vacances arrêtent tes pendules, si la cadence en prévoit ;
    - **quitter la saison** : avec moins de la moitié de tes rencontres terminées, tes résultats ne comptent pour personne ; sinon, les rencontres encore ouvertes sont perdues par forfait. On demande d’abord aux remplaçants.
league-left = Tu as quitté la saison.
league-handing-over = La question est posée dans le salon de la saison. Tant que la place n’est pas reprise, tu continues de jouer.
league-time-asked = L’organisation peut le lire dans le salon de la saison.
league-standby-on = Te voilà parmi les remplaçants : si quelqu’un part, on te demandera.
league-standby-off = Tu n’es plus parmi les remplaçants.
league-goes-on = Parfait, tu continues.
league-taken = La place est à toi.
league-declined = Compris : on demande à quelqu’un d’autre.
league-acted = C’est fait ; le salon de la saison l’annonce.
league-organise = Chaque intervention est annoncée dans le salon, avec ton nom et ta raison. Là où tu joues toi-même, quelqu’un d’autre doit décider.
league-organise-menu = Que faut-il faire ?
league-organise-later = -# { $when ->
        [open] Dès l’ouverture des inscriptions
        [drawn] Après le tirage au sort
        [running] Dès que les parties auront commencé
       *[closed] Une fois la saison terminée
    } : { $acts }
league-field-member = Qui ?
league-field-newcomer = Qui ?
league-field-substitute = Qui continue à sa place ?
league-field-division = Numéro de la division
league-field-leaving = De quelle façon ?
league-field-fixture = Numéro de la rencontre
league-field-ending = Comment compte-t-elle ?
league-field-points = Points, par exemple 2 ou -1
league-field-days = Jours en plus
league-field-corrected = Qui, et quoi ?
league-field-reason = Raison
league-act-correction = Décider de l’effet d’une correction
    .about = D’après la saison précédente, quelqu’un relève d’une autre division
league-reason-hint = Tout le monde la lit dans le salon de la saison.
league-reason-hint-threads = Tout le monde la lit. Le départ ouvre { $threads ->
        [one] { $threads } fil
       *[other] { $threads } fils
    }, par vagues si la place manque.
league-draft = ## Une nouvelle saison : { $name }
league-draft-lasts = -# Une partie dure d’ordinaire environ { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }. Personne ne voit cela tant que tu ne l’annonces pas.
league-announced = Annoncée dans { $channel } ; les inscriptions sont ouvertes.
league-format-menu = Qui rencontre qui ?
league-size-menu = De quelle taille sont les divisions ?
league-at-once-menu = Combien de parties à la fois ?
league-days-menu = Combien de temps dure { $whole ->
        [stage] une étape
       *[season] la saison
    } ?
league-sign-up-menu = Combien de temps durent les inscriptions ?
league-policy-menu = Quelle cadence ?
league-seats-menu = Combien à une table ?
league-seats = Tables de { $count }
league-size = Divisions de { $least } à { $most }
league-draft-days = { $whole ->
        [stage] Une étape
       *[season] La saison
    } dure { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
league-list = ## Ligues
league-list-line = **{ $season }** · { $phase } · { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } · `{ $id }`
league-list-empty = Il n’y a pas encore de ligue ici. L’organisation en crée une avec `/ligue nouvelle`.
league-told-open = 📝 Une nouvelle saison : les inscriptions sont ouvertes jusqu’au { $until }, sur la page de la saison.
league-told-rules = { $by } a changé le règlement ; il figure sur la page de la saison.
league-told-moved = { $by } fait passer { $person } en division { $division }.
league-told-started = ▶️ La saison a commencé : { $count ->
        [one] { $count } rencontre
       *[other] { $count } rencontres
    } jusqu’au { $until }. Les parties commencent d’elles-mêmes, chacune dans son fil.
league-told-asked = { $person }, tu continues ? Une partie t’attend depuis longtemps. Joue ou appuie sur *Je continue* d’ici au { $until }, sinon cela comptera comme un départ.
league-told-confirmed = { $person } continue.
league-told-time-asked = 🙏 { $person } demande plus de temps à l’organisation :
league-told-joined = ➕ { $person } entre dans la division { $division } et affronte toutes les personnes qui y jouent encore : { $count ->
        [one] { $count } rencontre de plus
       *[other] { $count } rencontres de plus
    }. Rien ne change pour les autres.
league-told-left-asked = { $person } a quitté la saison.
league-told-left-silent = { $person } n’a pas répondu : cela compte comme un départ.
league-told-left-removed = L’organisation a exclu { $person } de la saison.
league-told-replaced = { $person } continue à la place de { $gone }.
league-told-standby-asked = { $person }, prends-tu la place de { $gone } ? Elle t’est réservée jusqu’au { $until }.
league-told-ruled = ⚖️ Décision de { $by } : la rencontre { $number } ({ $players }) compte ainsi : **{ $ending }**.
league-told-reversed = ⚖️ { $by } revient sur la décision au sujet de la rencontre { $number } ({ $players }) ; sa partie compte de nouveau.
league-told-again = ⚖️ { $by } : la rencontre { $number } ({ $players }) est rejouée.
league-told-unplayed = La rencontre { $number } ({ $players }) compte comme non jouée : le temps était écoulé.
league-told-points = ⚖️ { $by } corrige les points de { $person } : { $points }.
league-told-extended-by = Cette phase de la saison dure désormais jusqu’au { $until }.
league-told-extended-outage = Le bot ou Discord était en panne ; la saison dure d’autant plus longtemps, jusqu’au { $until }.
league-told-overtime = ⏳ Le temps de la saison est écoulé. Les parties ouvertes ont encore jusqu’au { $until } ; ensuite, elles compteront comme non jouées.
league-told-winner = En tête de la division { $division } : { $persons }
league-told-closed = 🏁 Toutes les rencontres sont décidées. Réclamations jusqu’au { $until }.
league-told-corrected = { $by } a corrigé les classements finaux. Ce qui en a découlé reste acquis, sauf décision contraire de l’organisation.
league-told-unsettled = ⚖️ { $season } : le tirage au sort est déjà fait et reste tel quel, sauf décision contraire de l’organisation.
league-told-transferred = ⚖️ { $by } a décidé, à la suite d’une correction de la saison précédente : { $person } joue désormais en division { $division } et affronte toutes les personnes qui y jouent encore. Les résultats en division { $before } ne comptent pour personne.
league-told-kept = ⚖️ { $by } a décidé : { $person } reste dans sa division, alors qu’une correction de la saison précédente donnait la division { $division }.
league-told-archived = Le délai de réclamation est passé ; la saison est archivée.
league-told-cancelled = ✖️ La saison a été annulée. Les parties en cours continuent en dehors d’elle.
league-told-cancelled-by = ✖️ { $by } a annulé la saison. Les parties en cours continuent en dehors d’elle.
league-told-too-few = ✖️ Il y a trop peu d’inscriptions : la saison n’a pas lieu.
league-told-move =
    { $person } : { $has_place ->
        [same] place **{ $after }**, inchangée
       *[other] place { $before } → **{ $after }**
    }{ $points ->
        [none] { "" }
       *[other] , points { $points }
    }
league-told-division = { $person } : division { $before } → **{ $after }** la saison prochaine ; une saison déjà commencée reste telle quelle.
league-told-result = ⚖️ Le résultat de la rencontre { $number } ({ $players }) a changé à la suite d’une décision dans la partie `{ $match }`. Au classement :
league-told-nothing-moved = Places et points restent les mêmes pour tout le monde.
league-told-rating = Cote de { $person } : { $change }
table-name = Nom
table-played = J
table-won = G
table-drawn = N
table-lost = P
# As in English.
table-points = Pts
button-league-join = S’inscrire
button-league-join-late = Entrer en cours
button-league-leave = Se désinscrire
button-league-withdraw = Je ne peux plus jouer
button-league-standby = Remplaçants : oui/non
button-league-table = Classement
button-league-cross = Grille
button-league-fixtures = Rencontres
button-league-mine = Mes parties
button-league-rules = Règlement
button-league-why = Pourquoi cette place ?
button-league-organise = Organiser
button-league-correction = Décider pour la saison suivante
button-league-go-on = Je continue
button-league-take = Je prends la place
button-league-decline = Non
button-league-leave-yes = Quitter la saison
button-league-hand-over = Céder ma place
button-league-ask-time = Demander du temps
button-league-away = Jours d’absence
button-league-announce = Annoncer
rating-title = Cotes : { $game }
rating-none = { $person } n’a pas encore de partie cotée.
rating-value = Cote de { $person } : **{ $value }** ± { $deviation }
rating-provisional = -# Le point d’interrogation : encore trop peu de parties pour une valeur sûre.
rating-alt = { $name } : la cote au fil du temps ; aujourd’hui { $value }.
rating-line = **{ $place }** { $person } · **{ $value }** · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
rating-nobody = Personne n’a encore joué de partie cotée ici. Les parties de ligue sont cotées.
rating-order = Classement selon la valeur atteinte à coup sûr, pour que personne ne soit en tête dès son arrivée.
rating-step = { $day } · { $change } · contre { $persons } · `{ $match }`
invitation-fixture = **Rencontre { $number }** de la ligue ; personne n’a rien à rejoindre.
report-season-forbidden = ⚠️ Je ne peux pas publier la saison `{ $match }` dans { $channel } : il me manque une permission. `/réglages` dit laquelle. La saison continue ; ce qui est bloqué sera publié dès que possible.
report-season-gone = ⚠️ Le salon de la saison `{ $match }` ({ $channel }) n’existe plus. Indique un salon pour les parties avec `/réglages` : sa page, ses classements et ses nouvelles y apparaîtront. La saison continue en attendant ; `/ligue voir` la montre.
report-season-locked = ⚠️ Je ne peux pas publier la saison `{ $match }` dans { $channel }, car c’est verrouillé. La saison continue ; `/ligue voir` la montre.
report-season-refused = ⚠️ Discord n’accepte pas un message de la saison `{ $match }` dans { $channel } (code { $code }) : cela tient peut-être à un filtre de mots ou de liens. La saison continue ; `/ligue voir` la montre.
plain-season = Il y a du nouveau dans la saison `{ $season }`. Discord n’accepte pas mon message habituel ici ; `/ligue voir` la montre.
league-rules-divisions =
    Divisions de { $least } à { $most ->
        [one] { $most } personne
       *[other] { $most } personnes
    }, { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, { $count ->
        [0] toutes les parties à la fois
        [one] une partie à la fois
       *[other] { $count } parties à la fois au plus
    }. Les parties commencent d’elles-mêmes.
league-why-tied =
    { $count ->
        [one] { $persons } a autant de points.
       *[other] { $persons } ont autant de points.
    } Départage, dans l’ordre :
league-told-drawn =
    🎲 { $count ->
        [one] Le tirage au sort est fait : une seule division.
       *[other] Le tirage au sort est fait : { $count } divisions.
    } Les parties commencent le { $until } ; d’ici là, l’organisation peut encore déplacer quelqu’un.
league-told-gave-way =
    ↘️ { $persons } { $count ->
        [one] n’était pas à une place de descente, mais joue plus bas : la division supérieure compte moins de places.
       *[other] n’étaient pas à une place de descente, mais jouent plus bas : les divisions supérieures comptent moins de places.
    }
league-told-champion =
    🏆 { $count ->
        [one] Le titre revient à { $persons }
       *[other] Titre partagé, à égalité parfaite : { $persons }
    }
league-draft-at-once =
    { $count ->
        [0] Toutes les parties à la fois
        [one] Une partie à la fois
       *[other] { $count } à la fois au plus
    }
league-draft-sign-up =
    { $count ->
        [one] Inscriptions ouvertes { $count } jour
       *[other] Inscriptions ouvertes { $count } jours
    }
rating-matches =
    { $count ->
        [one] après { $count } partie cotée
       *[other] après { $count } parties cotées
    }
league-rules-endings =
    { "" }**Comment compte une partie**
    Jouée : selon les places. Un abandon ou un dépassement du temps compte comme une partie jouée une fois que les deux camps ont terminé deux tours ; avant cela, l’autre camp gagne **par forfait** (+/-), et si personne n’a joué de coup, personne ne marque.
    Annulée : ne compte pas. Non jouée à la fin de la saison sans que ce soit la faute de personne : les points d’une nulle. Seules les parties jouées comptent pour la cote.
    { "" }**Départ :** qui part avec moins de la moitié de ses rencontres terminées est rayé du classement ; sinon, les rencontres restantes sont perdues par forfait. Une personne qui reprend la place évite l’un et l’autre.
league-act-move = Changer quelqu’un de division
    .about = Avant le début
league-act-withdraw = Retirer ou exclure quelqu’un
    .about = Rencontres ouvertes perdues, ou tous les résultats rayés
league-act-replace = Faire entrer un remplaçant
    .about = Quelqu’un continue à la place d’un autre
league-act-rule = Décider comment compte une rencontre
    .about = Même après la fin, tant que les réclamations sont possibles
league-act-reverse = Revenir sur une décision
    .about = La partie elle-même compte de nouveau
league-act-again = Faire rejouer une rencontre annulée
    .about = Dans une nouvelle partie
league-act-points = Donner ou retirer des points
    .about = À écrire comme 2 ou -1
league-act-extend = Prolonger
    .about = La phase présente de la saison
league-act-cancel = Annuler la saison
    .about = Les parties en cours continuent en dehors d’elle
league-told-ended =
    { $phase ->
        [open] { $by } a clos les inscriptions.
        [drawn] { $by } fait commencer les parties dès maintenant.
        [running] { $by } a mis fin au temps de jeu.
       *[overtime] { $by } a mis fin à la prolongation.
    }
league-told-paused = ⏸️ { $by } a suspendu la saison : rien n’y commence et rien n’y finit jusqu’à la reprise. Les parties commencées continuent.
league-told-resumed = ▶️ { $by } fait reprendre la saison ; elle est allongée de la durée de la pause.
league-decided-title = 🏆 Plus personne ne peut rattraper { $person } : le titre est acquis, quoi qu’il se joue encore.
league-decided-promotion = ⬆️ Montée assurée pour { $person } (division { $division }), quoi qu’il se joue encore.
league-told-resumed-away = ▶️ Me revoilà : j’avais été retiré de ce serveur. La saison continue et finit d’autant plus tard.
league-told-resumed-lapsed = ▶️ La saison reprend ; elle est allongée de la durée de la pause.
league-decided-relegation = ⬇️ Descente certaine pour { $person } (division { $division }), quoi qu’il se joue encore.
league-told-asked-gone = { $person } n’est plus sur le serveur. Revenir, jouer ou répondre d’ici au { $until } suffit pour rester dans la saison ; sinon cela comptera comme un départ.
league-letter-gone = Tu n’es plus sur le serveur où se joue **{ $league }**. Reviens, joue ou appuie sur *Je continue* d’ici au { $until }, sinon cela comptera comme un départ de la saison.
league-week =
    📰 **La semaine { $week } est finie.** { $open ->
        [0] Plus aucune rencontre n’est ouverte.
        [one] Une rencontre est encore ouverte.
       *[other] { $open } rencontres sont encore ouvertes.
    }
league-week-quiet = Aucune partie ne s’est terminée cette semaine.
league-week-results =
    { $count ->
        [one] { $count } résultat :
       *[other] { $count } résultats :
    }
league-week-leaders = **En tête de la division { $division } :** { $persons }
league-week-waiting = On attend depuis le plus longtemps : { $person }, depuis le { $since }
league-draft-edit = ## Règlement : { $name }
league-draft-page = **{ $page } sur 4 : { $title }**
league-draft-page-1 = Comment on joue
league-draft-page-2 = Comment on compte
league-draft-page-3 = Tout le reste
league-win-menu = Que vaut une victoire ?
league-unplayed-menu = Que vaut une partie non jouée ?
league-promoted-menu = Combien montent ?
league-relegated-menu = Combien descendent ?
league-tie-menu = Qu’est-ce qui départage à égalité de points ?
league-takeback-menu = Reprendre un coup au-delà d’un lancer ?
league-study-menu = Étude des parties en cours ?
league-recurs-menu = La saison suivante ?
league-late-menu = Entrer en cours de saison ?
league-walkover-wins-menu = Un gain par forfait compte-t-il comme victoire ?
league-objection-menu = Combien de temps entre tirage et début ?
league-overtime-menu = Combien de temps dure la prolongation ?
league-silent-menu = Après combien de jours sans coup pose-t-on la question ?
league-answer-menu = Combien de temps pour répondre ?
league-option-menu = Une option du jeu
league-draft-win = Une victoire rapporte { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
league-unplayed-draw = Non jouée à la fin : compte comme une nulle
league-unplayed-nothing = Non jouée à la fin : aucun point
league-tie-break = Départage { $rank } : { $criterion }
league-tie-break-none = rien d’autre, ex æquo
league-draft-takeback-off = Pas de reprise au-delà d’un lancer
league-draft-takeback-on = Reprise permise au-delà d’un lancer
league-draft-study-off = Pas d’étude des parties en cours
league-draft-study-on = Étude permise, même des parties en cours
league-draft-recurs-on = La saison suivante s’ouvre d’elle-même à la mi-saison
league-draft-recurs-off = Pas de saison suivante automatique
league-draft-late-on = On peut entrer jusqu’à la mi-saison
league-draft-late-off = Personne n’entre après le début
league-draft-walkover-wins-on = Départage « victoires » : forfaits compris
league-draft-walkover-wins-off = Départage « victoires » : parties jouées seulement
button-league-save = Changer le règlement
button-league-edit = Changer le règlement
league-draft-promoted =
    { $count ->
        [0] Personne ne monte
        [one] Une personne monte
       *[other] { $count } personnes montent
    }
league-draft-relegated =
    { $count ->
        [0] Personne ne descend
        [one] Une personne descend
       *[other] { $count } personnes descendent
    }
league-draft-objection =
    { $count ->
        [one] { $count } heure pour regarder et réclamer
       *[other] { $count } heures pour regarder et réclamer
    }
league-draft-overtime =
    { $count ->
        [0] Pas de prolongation
        [one] Un jour de prolongation
       *[other] { $count } jours de prolongation
    }
league-draft-silent =
    { $count ->
        [one] Question posée après { $count } jour sans coup
       *[other] Question posée après { $count } jours sans coup
    }
league-draft-answer =
    { $count ->
        [one] { $count } heure pour répondre
       *[other] { $count } heures pour répondre
    }
league-wish-at-once-menu = Combien de parties à la fois ?
league-wish-standing-menu = Cette saison seulement ?
league-wish-standing-off = Cette saison seulement
league-wish-standing-on = Chaque saison, jusqu’à ce que je me désinscrive
league-wish-hint = *Jours d’absence* note des vacances, comme `/paramètres` ; elles valent dans toutes les parties dont la cadence en prévoit.
league-form-away = Jours d’absence
    .label = Quand ?
    .hint = Un nombre de jours dès aujourd’hui, ou deux dates, par exemple 24/12 6/1
league-form-ask-time = Demander du temps
    .label = Pourquoi, et combien ?
    .hint = Tout le monde le lit dans le salon de la saison.
league-form-hand-over = Céder ma place
    .label = Qui continue à ta place ?
    .hint = La question est posée dans le salon ; quelqu’un qui ne participe pas déjà.
league-history = ### Saisons de { $person }
league-history-none = Pas encore de saison ici.
league-history-line = **{ $season }** · { $phase }
league-history-place = **{ $season }** · { $phase } · place **{ $place }** · points : { $points } · +{ $won } ={ $drawn } −{ $lost }
league-phase-paused = ⏸️ **Suspendue** depuis le { $since }.
league-check = Essai à blanc : { $season }
league-check-too-few = ⚠️ Inscriptions : { $count }. Il en faut au moins { $least }.
league-check-people = 👥 { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } · divisions de { $divisions } · { $fixtures ->
        [one] { $fixtures } rencontre
       *[other] { $fixtures } rencontres
    }, soit { $each } par personne
league-check-threads = 🧵 Au plus { $threads ->
        [one] { $threads } partie
       *[other] { $threads } parties
    } en même temps, chacune dans son fil. Fils actifs sur ce serveur : { $active } sur { $most }.
league-check-no-room = ⚠️ Il ne reste de la place que pour { $room ->
        [one] { $room } fil
       *[other] { $room } fils
    }. Les parties commencent par vagues, dans la limite de la place ; les autres suivent quand des fils sont archivés. Les personnes qui gèrent le serveur en sont averties.
league-check-draw = 🎲 Les divisions sont tirées d’une graine scellée : { $earned } d’après la saison précédente, { $rated } d’après la cote pour qui débute ici, { $lots } par le seul sort.
league-check-no-messages = ✉️ Pas de messages privés : rien n’est secret dans ce jeu.
league-check-days = 📅 Les parties d’une personne durent d’ordinaire environ { $expected ->
        [one] { $expected } jour
       *[other] { $expected } jours
    }, une seule { $longest } au plus ; la saison en dure { $days }.
league-check-too-long = ⚠️ C’est plus long que la saison : donne-lui plus de jours, permets plus de parties à la fois, ou choisis une cadence plus rapide.
league-check-busy = ⚠️ { $person } jouerait { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } en même temps.
league-check-not-busy = ✅ Personne ne jouerait plus de { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } en même temps.
button-league-check = Essai à blanc
button-league-archive = En fichier
button-league-history = Mes saisons
button-league-wishes = Mes souhaits
league-wish-at-once =
    { $count ->
        [0] À la fois : comme le prévoit la saison
        [one] Une partie à la fois
       *[other] { $count } à la fois au plus
    }
league-check-left-over =
    { $count ->
        [one] ⚠️ Une personne ne trouve pas de place dans une division équilibrée : elle sera en tête des remplaçants.
       *[other] ⚠️ { $count } personnes ne trouvent pas de place dans une division équilibrée : elles seront en tête des remplaçants.
    }
league-check-more =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
league-check-messages = ✉️ { $count ->
        [one] { $count } message privé
       *[other] { $count } messages privés
    } avec des secrets au départ ; au rythme que permet Discord, cela prend environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }. Les pendules attendent.
league-check-conflict =
    { $division ->
        [0] ⚖️ { $person } organise et joue : dans cette division, quelqu’un d’autre doit décider.
       *[other] ⚖️ { $person } organise et joue en division { $division } : là, quelqu’un d’autre doit décider.
    }
league-act-draw = Tirer au sort maintenant
    .about = Les inscriptions sont closes, les divisions tirées au sort
league-act-start = Commencer maintenant
    .about = Sans attendre la fin du délai de réclamation
league-act-pause = Suspendre, ou faire reprendre
    .about = Rien ne commence ni ne finit ; les parties commencées continuent
league-act-close = Mettre fin aux parties maintenant
    .about = La prolongation commence ; en prolongation : le reste est non joué
report-season-full = ⚠️ La saison `{ $match }` attend de la place : { $waiting } de ses parties ne peuvent pas commencer, car le nombre de fils actifs de ce serveur est de { $active }, et Discord en permet 1 000. Archives-en ou supprimes-en ; les parties commenceront alors d’elles-mêmes.
help-leagues =
    ## Ligues
    { "" }**Participer :** `/ligue voir` ouvre la page de la saison : *S’inscrire*, puis dis combien de parties tu veux à la fois, quand tu es en vacances et si c’est pour chaque saison. Jusqu’à la mi-saison, il y a *Entrer en cours*. Les parties commencent d’elles-mêmes ; personne n’a rien à rejoindre.
    { "" }**Où en est-on :** `/ligue classement`, avec *Grille* et *Pourquoi cette place ?*, `/ligue rencontres`, *Mes parties* avec les places encore à ta portée, `/ligue historique`.
    { "" }**Sans date :** un groupe éclair commence de lui-même dès qu’assez de monde attend. Sur une échelle, tu montes quand tu veux et tu défies quelqu’un au-dessus de toi, avec *Défier* ou `/ligue défier`.
    { "" }**Tu ne peux plus jouer ?** *Je ne peux plus jouer*, sur la page : céder ta place, demander du temps, jours d’absence, ou quitter ; on demande alors d’abord aux remplaçants. `/ligue remplaçants` t’inscrit parmi eux.
    { "" }**Cotes :** `/cote voir` et `/cote classement` ; seules les parties jouées comptent.
    { "" }**Organiser :** `/ligue nouvelle` crée une saison, `/ligue vérifier` fait un essai à blanc, `/ligue organiser` ou *Organiser* sur la page contient tout le reste : tirer au sort et commencer maintenant, suspendre, prolonger, déplacer, retirer, remplacer, trancher, points. Chaque intervention demande une raison, que tout le monde lit ; personne ne décide dans sa propre division. `/réglages organisation` choisit le rôle.
button-help-leagues = Ligues
league-draft-format-single = Tous contre tous, une fois
league-draft-format-double = Tous contre tous, deux fois, places échangées
refused-no-divisions = Les divisions ne sont pas encore tirées au sort : il n’y a donc ni classement ni rencontres.
button-league-page = Page de la saison
