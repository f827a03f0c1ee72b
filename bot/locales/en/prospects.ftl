# What people of a league can still come to.

league-reach = You can still finish anywhere from place { $best } to { $worst }.
league-reach-fixed = You will finish in place { $place }, whatever happens.
league-reach-title-certain = The title is yours.
league-reach-promotion-certain = Your promotion is certain.
league-reach-relegation-certain = Your relegation is certain.
league-reach-promotion-impossible = You can no longer be promoted.
league-reach-relegation-impossible = None of these places is relegated.
league-short = still { $best }–{ $worst }
league-short-fixed = place certain
league-short-title = title certain
league-short-promotion = promotion certain
league-short-relegation = relegation certain
league-race-title = Can still win division { $division }: { $persons }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
league-race-promotion = Promotion from division { $division } is open to { $persons }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
league-race-relegation = Relegation from division { $division } threatens { $persons }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
league-open-again-title = The title is no longer certain for { $person }.
league-open-again-promotion = Promotion is no longer certain for { $person }.
league-open-again-relegation = Relegation is no longer certain for { $person }.
