# Épreuves à plusieurs jeux : le pentathlon.

refused-bad-season-rules-stages = Le nombre d’étapes d’une telle épreuve, une par jeu, va de { $least } à { $most }.
refused-bad-season-rules-in_stages = Dans un pentathlon, cela se fait étape par étape : appuie sur *Organiser* sur la page de l’étape concernée.
refused-no-such-stage = Il n’y a pas d’étape { $stage }, ou elle a déjà commencé : c’est alors sur sa propre page qu’on s’inscrit ou se désinscrit.
pentathlon-plays = **Pentathlon** à { $count ->
        [one] un jeu
       *[other] { $count } jeux
    }, { $order ->
        [turn] l’un après l’autre
       *[once] tous à la fois
    }. À chaque jeu, tous contre tous, une fois, en groupes de { $least } à { $most } tirés au sort.
pentathlon-rules-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    } par étape.
pentathlon-rules-points =
    Points d’une étape : { $first } pour la première place, 0 pour la dernière, en proportion pour les autres, et { $part } pour la participation. Seules les { $best } meilleures étapes comptent. À égalité de points, la meilleure étape décide, puis la deuxième, et ainsi de suite.
pentathlon-phase-running = ▶️ **En cours.** Tu peux encore t’inscrire aux étapes qui n’ont pas commencé.
pentathlon-stage-line = { $number } **{ $game }** · { $state }
pentathlon-stage-coming = à venir
pentathlon-stage-open = inscriptions et tirage au sort
pentathlon-stage-running = en cours ; ses points provisoires portent un ~ et ne sont pas dans le total
pentathlon-stage-over = terminée
pentathlon-stage-dropped = n’a pas eu lieu, ne compte pour personne
pentathlon-table-line = **{ $place }** { $person } · **{ $points }** · { $stages }
pentathlon-table-line-plain = { $place } { $name } : total { $points } ({ $stages })
pentathlon-total = Total
pentathlon-sign-running = ~ pas encore dans le total
pentathlon-sign-dropped = ( ) ne compte pas
pentathlon-signed-up = C’est noté, tu participes : { $pentathlon }. Pour les étapes à venir, tu as le choix : avec ✓, ton inscription se fait d’elle-même, avec ✗, tu sautes l’étape.
pentathlon-signed-off = Ton inscription est retirée : { $pentathlon }. Tu n’es plus dans aucune étape à venir ; ce que tu as joué reste au classement. Les étapes commencées ont leur propre page : tu peux aussi les quitter là.
button-pentathlon-stage =
    { $state ->
        [in] ✓ { $game }
       *[out] ✗ { $game }
    }
button-pentathlon-page = Page du pentathlon
pentathlon-told-open = 📝 Un pentathlon à { $count ->
        [one] un jeu
       *[other] { $count } jeux
    } : une seule inscription pour tous, jusqu’au { $until }, sur la page. On peut sauter des étapes.
pentathlon-told-started =
    ▶️ Le pentathlon commence : { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }, { $stages ->
        [one] { $stages } étape
       *[other] { $stages } étapes
    }. Qui arrive plus tard participe aux étapes encore à venir.
pentathlon-told-stage = 📝 Étape { $stage } : **{ $game }**. Participer au pentathlon vaut inscription ; jusqu’au { $until }, tout le monde peut s’inscrire ou se désinscrire sur la page de cette étape.
pentathlon-told-closed = 🏁 L’étape { $stage }, { $game }, est terminée : { $persons }
pentathlon-told-leading = En tête : { $persons }
pentathlon-told-dropped = ✖️ L’étape { $stage }, { $game }, n’a pas lieu et ne compte pour personne.
pentathlon-told-corrected = ⚖️ Les places de l’étape { $stage }, { $game }, ont été corrigées. Au pentathlon :
pentathlon-told-champion =
    🏆 { $count ->
        [one] Victoire au pentathlon : { $persons }
       *[other] Victoire partagée au pentathlon, à égalité parfaite : { $persons }
    }
pentathlon-told-end = 🏁 Toutes les étapes sont terminées. Réclamations jusqu’au { $until }.
league-draft-format-pentathlon = Pentathlon à tous les jeux
league-order-menu = Dans quel ordre ?
league-draft-order-turn = Les étapes l’une après l’autre
league-draft-order-once = Toutes les étapes à la fois
league-break-menu = Combien de repos avant une étape ?
league-draft-break =
    { $count ->
        [0] Pas de repos avant les étapes
        [one] Un jour de repos avant chaque étape
       *[other] { $count } jours de repos avant chaque étape
    }
league-check-pentathlon =
    👥 { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } · { $stages ->
        [one] { $stages } étape
       *[other] { $stages } étapes
    }, { $turn ->
        [turn] l’une après l’autre
       *[once] toutes à la fois
    }
league-check-stage = { $number } **{ $game }** · groupes de { $divisions } · { $fixtures ->
        [one] { $fixtures } rencontre
       *[other] { $fixtures } rencontres
    }, d’ordinaire environ { $expected ->
        [one] { $expected } jour
       *[other] { $expected } jours
    }
league-check-stage-too-few = ⚠️ { $number } **{ $game }** · N’aurait pas lieu. Il en faut au moins { $least }.
league-check-stage-too-long =
    ⚠️ C’est plus long qu’une étape de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } : donne-lui plus de jours, permets plus de parties à la fois, ou choisis une cadence plus rapide.
