# Was die Zeit in einer Partie bewirkt, und wer fehlt.

time-until = Zeit bis { $at } ({ $left }).
time-reminded = { $player }, deine Zeit wird knapp.
time-out-loss = { $player } hat keine Zeit mehr.
time-out-claim = { $player } hat keine Zeit mehr. Die anderen dürfen den Sieg beanspruchen; bis es jemand tut, zählt ein Zug noch.
time-out-moderator = { $player } hat keine Zeit mehr. Was daraus wird, entscheidet die Moderation.
time-claimed = { $player } beansprucht den Sieg.
time-given-outage = Der Bot oder Discord war nicht da. { $player } bekommt { $time } zurück.
time-given-moderator = Die Moderation gibt { $player } { $time } mehr.
time-given-substitute = { $player } beginnt mit { $time }.
absence-began = { $player } ist bis { $until } im Urlaub. Die Uhr steht so lange.
absence-ended = { $player } ist aus dem Urlaub zurück. Die Uhr läuft wieder.
paused-dispute = **Die Partie ist unterbrochen:** Ein Streitfall wird geklärt. Keine Uhr läuft.
paused-moderator = **Die Partie ist unterbrochen,** von der Moderation. Keine Uhr läuft.
paused-outage = **Die Partie ist unterbrochen:** Etwas hat nicht funktioniert. Keine Uhr läuft.
resumed = Die Partie geht weiter. Die Uhren laufen wieder.
duration-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
duration-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
duration-both = { $hours } Std. { $minutes } Min.
reason-time = { $seat } hatte keine Zeit mehr
