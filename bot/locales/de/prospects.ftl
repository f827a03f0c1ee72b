# Wozu die Leute einer Liga noch kommen können.

league-reach = Du kannst noch Platz { $best } bis { $worst } erreichen.
league-reach-fixed = Du wirst { $place }., was immer noch kommt.
league-reach-title-certain = Der Titel ist dir sicher.
league-reach-promotion-certain = Dein Aufstieg ist sicher.
league-reach-relegation-certain = Dein Abstieg steht fest.
league-reach-promotion-impossible = Aufsteigen kannst du nicht mehr.
league-reach-relegation-impossible = Keiner dieser Plätze steigt ab.
league-short = noch { $best }–{ $worst }
league-short-fixed = Platz sicher
league-short-title = Titel sicher
league-short-promotion = Aufstieg sicher
league-short-relegation = Abstieg sicher
league-race-title = Um den Sieg in Staffel { $division } spielen noch: { $persons }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
league-race-promotion = Um den Aufstieg aus Staffel { $division } spielen noch: { $persons }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
league-race-relegation = Gegen den Abstieg aus Staffel { $division } spielen noch: { $persons }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
league-open-again-title = Der Titel von { $person } ist wieder offen.
league-open-again-promotion = Der Aufstieg von { $person } ist wieder offen.
league-open-again-relegation = Der Abstieg von { $person } ist wieder offen.
