# Ligues dont les rondes se forment l’une après l’autre : système suisse, tables de trois et quatre.

## Ce qui ne se peut pas

refused-bad-season-rules-rounds =
    { $most ->
        [0] Dans cette formule, toutes les parties sont connues dès le début ; il n’y a pas de nombre de rondes.
        [one] Une saison compte exactement une ronde.
       *[other] Une saison compte de 1 à { $most } rondes.
    }
refused-bad-season-rules-table_points = Aux tables de trois et quatre, les places rapportent 6-4-2-0 ou 6-3-0 points.

## Comment on joue

league-draft-format-swiss = Système suisse : ronde après ronde, entre scores proches
league-draft-format-pods = Tables de trois et quatre, formées ronde après ronde
league-plays-swiss = **{ $game }**, système suisse, { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    } : chaque fois se rencontrent des personnes à peu près à égalité de points
league-plays-pods = **{ $game }** à des tables de trois et quatre, { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    } : chaque fois des personnes à peu près à égalité de points, qui se sont peu rencontrées
league-rounds-menu = Combien de rondes ?
league-round-days-menu = Combien de temps dure une ronde ?
league-draft-rounds =
    { $count ->
        [one] Une ronde
       *[other] { $count } rondes
    }
league-draft-round-days =
    { $count ->
        [one] Une ronde dure { $count } jour
       *[other] Une ronde dure { $count } jours
    }
league-rules-divisions-rounds =
    Une ronde dure au plus { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } ; { $overtime ->
        [0] il n’y a pas de prolongation.
        [one] les parties ouvertes ont ensuite un jour de plus.
       *[other] les parties ouvertes ont ensuite { $overtime } jours de plus.
    } La suivante se forme dès que la dernière partie est finie. Les parties commencent d’elles-mêmes.
league-rules-points-swiss = Points : victoire { $win }, nulle { $draw }, défaite 0. Si le nombre est impair, quelqu’un est exempt : une victoire sans jouer, et si possible jamais deux fois pour la même personne.
league-rules-points-pods = Points selon les places : 6-4-2-0 à une table de quatre, 6-3-0 à trois, 6-0 à deux ; une place partagée donne la moyenne.
league-rules-late-rounds = Jusqu’à la mi-saison, d’autres peuvent encore entrer, à partir de la ronde suivante.
league-late-rounds = ➕ Jusqu’au { $until }, tu peux encore entrer ; tu joues à partir de la ronde suivante.
league-rules-endings-rounds =
    { "" }**Comment compte une partie**
    Jouée : selon les places. Un abandon ou un dépassement du temps compte comme une partie jouée une fois que tout le monde a terminé deux tours ; avant cela, c’est un **forfait** (+/-).
    À la fin d’une ronde et de sa prolongation, qui a fait attendre une partie ouverte pendant une demi-ronde la perd par forfait ; si personne ne l’a retardée, elle est non jouée : à deux, les points d’une nulle, aux tables plus grandes, aucun. Seules les parties jouées comptent pour la cote.
    { "" }**Départ :** qui part garde ses résultats et ne participe plus aux rondes suivantes ; une partie ouverte est perdue par forfait. La personne qui reprend la place y continue.
league-leave-ask-rounds =
    Tu ne peux plus jouer ? Tu peux
    - **céder ta place** à quelqu’un qui continue avec tes points ; jusqu’à son accord, c’est toi qui joues ;
    - **demander du temps** : l’organisation le lit dans le salon et peut allonger la ronde ;
    - **t’absenter quelques jours** : des vacances arrêtent tes pendules, si la cadence en prévoit ; la ronde finit malgré tout ;
    - **quitter la saison** : tu gardes tes résultats et ne participes plus aux rondes suivantes, et une partie ouverte est perdue par forfait. On demande d’abord aux remplaçants.
league-phase-drawn-rounds = 🎲 **Les inscriptions sont closes.** Les rencontres de la première ronde seront connues le { $until }.
league-phase-running-rounds =
    { $round ->
        [0] ▶️ **La première ronde se forme.**
       *[other] ▶️ **Ronde { $round } sur { $rounds }** jusqu’au { $until }.
    }
league-phase-overtime-rounds = ⏳ **Ronde { $round } sur { $rounds }, prolongation** jusqu’au { $until } ; ce qui sera encore ouvert sera décidé par forfait.
league-division-people-rounds = **Participent ({ $count }) :** { $persons }
league-people-more = … et { $count ->
        [one] { $count } de plus
       *[other] { $count } de plus
    }
league-check-people-rounds = 👥 { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } · { $fixtures ->
        [one] { $fixtures } rencontre
       *[other] { $fixtures } rencontres
    }, soit { $each } par personne, l’une après l’autre
league-check-too-long-rounds = ⚠️ C’est plus long que les rondes : fais durer les rondes plus longtemps ou choisis une cadence plus rapide.
league-check-draw-swiss = 🎲 La première ronde suit les cotes ; à cote égale décide le sort, tiré d’une graine scellée.
league-check-draw-pods = 🎲 Les tables sont tirées au sort à partir d’une graine scellée.

## Ce qui s’est passé

league-told-drawn-rounds = 🎲 Les inscriptions sont closes. Les rencontres de la première ronde seront connues le { $until }.
league-told-started-rounds = ▶️ La saison a commencé : { $rounds ->
        [one] une seule ronde.
       *[other] { $rounds } rondes, formées l’une après l’autre.
    }
league-told-round = 🔔 **Les rencontres sont connues pour la ronde { $round } sur { $rounds }**, à jouer jusqu’au { $until }. Les parties commencent d’elles-mêmes, chacune dans son fil.
league-round-pair = `#{ $number }` { $players }
league-round-more = … et { $count ->
        [one] { $count } autre rencontre
       *[other] { $count } autres rencontres
    } : `/ligue rencontres` les montre toutes.
league-round-bye = 💤 Exemption pour { $person } : une victoire sans jouer.
league-round-again =
    { $count ->
        [one] La rencontre { $numbers } oppose deux personnes qui se sont déjà rencontrées : c’était inévitable.
       *[other] Les rencontres { $numbers } opposent des personnes qui se sont déjà rencontrées : c’était inévitable.
    }
league-round-head =
    { $until ->
        [none] **Ronde { $round } sur { $rounds }**
       *[other] **Ronde { $round } sur { $rounds }**, jusqu’au { $until }
    }
league-fixture-line-rounds = #{ $number } · ronde { $round } · { $state }
# As in English.
league-round-table = Table { $table } · #{ $number }
league-round-title = { $season }, ronde { $round }
league-told-joined-rounds = ➕ { $person } entre et joue à partir de la ronde suivante.
league-told-kept-waiting = La rencontre { $number } ({ $players }) est finie : le temps de la ronde est écoulé. Perdue par forfait pour { $persons }.
league-told-extended-by-rounds =
    { $round ->
        [0] Cette phase de la saison dure désormais jusqu’au { $until }.
       *[other] La ronde { $round } dure désormais jusqu’au { $until }.
    }
league-told-overtime-rounds =
    { $days ->
        [0] ⏳ Le temps de la ronde { $round } est écoulé. Qui fait attendre une partie ouverte la perd par forfait.
       *[other] ⏳ Le temps de la ronde { $round } est écoulé. Les parties ouvertes ont encore jusqu’au { $until } ; ensuite, qui fait attendre la sienne la perd par forfait.
    }
league-told-ended-rounds =
    { $phase ->
        [open] { $by } a clos les inscriptions.
        [drawn] { $by } fait former la première ronde dès maintenant.
        [running] { $by } a mis fin au temps de la ronde { $round }.
       *[overtime] { $by } a mis fin à la prolongation de la ronde { $round }.
    }
league-act-close-rounds = Mettre fin à la ronde maintenant
    .about = La prolongation commence ; en prolongation : la ronde suivante se forme
league-act-extend-rounds = Prolonger
    .about = Avant le début, ou la ronde présente
league-act-withdraw-rounds = Retirer ou exclure quelqu’un
    .about = Plus de rondes suivantes, ou tous les résultats rayés

## Classements

league-why-dummy = pour une ronde sans partie qui compte
