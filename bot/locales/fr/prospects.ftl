# Ce que les membres d’une ligue peuvent encore espérer.

league-reach = Tu peux encore finir de la place { $best } à la place { $worst }.
league-reach-fixed = Tu finis à la place { $place }, quoi qu’il arrive.
league-reach-title-certain = Le titre est à toi.
league-reach-promotion-certain = Ta montée est assurée.
league-reach-relegation-certain = Ta descente est inévitable.
league-reach-promotion-impossible = Tu ne peux plus monter.
league-reach-relegation-impossible = Aucune de ces places n’est une place de descente.
league-short = encore { $best }–{ $worst }
league-short-fixed = place assurée
league-short-title = titre assuré
league-short-promotion = montée assurée
league-short-relegation = descente certaine
league-race-title = En lice pour la victoire en division { $division } : { $persons }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }
league-race-promotion = En lice pour la montée depuis la division { $division } : { $persons }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }
league-race-relegation = Sous la menace d’une descente de la division { $division } : { $persons }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }
league-open-again-title = Le titre de { $person } est remis en jeu.
league-open-again-promotion = La montée de { $person } est remise en jeu.
league-open-again-relegation = La descente de { $person } est remise en jeu.
