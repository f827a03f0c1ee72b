# Groupes éclair : ils commencent d’eux-mêmes dès qu’assez de monde attend.

refused-bad-season-rules-flash = Un groupe éclair commence de lui-même dès qu’il est complet. Ses inscriptions n’ont pas de fin que l’on puisse déplacer, et une ligue qui commence à une date ne peut pas en devenir un.
refused-bad-season-rules-flash_size = La taille d’un groupe éclair va de { $least } à { $most } ; aux tables de trois ou quatre, c’est le calendrier équilibré qui en décide.
refused-bad-season-rules-flash_format = Dans un groupe éclair, on joue tous contre tous, une ou deux fois ; personne ne monte, personne n’entre en cours.
flash-waiting = ⚡ **{ $ready } sur { $size } en attente.** Le groupe commence de lui-même dès qu’il réunit assez de monde disponible ({ $size }).
flash-busy =
    { $count ->
        [one] N’est pas disponible pour un autre groupe en ce moment et garde sa position dans la file : { $persons }
       *[other] Ne sont pas disponibles pour un autre groupe en ce moment et gardent leur position dans la file : { $persons }
    }
flash-own = ⚡ { $waiting } sur { $size } en attente. Le groupe commence de lui-même dès qu’il est complet, avec des personnes disponibles, c’est-à-dire avec moins de { $room ->
        [one] { $room } partie
       *[other] { $room } parties
    } en cours. Jusque-là, tu peux te désinscrire à tout moment.
flash-rules = Un groupe de { $size } commence de lui-même dès qu’assez de personnes attendent, chacune avec moins de { $room ->
        [one] { $room } partie
       *[other] { $room } parties
    } en cours ; nombre de groupes à la fois par personne : { $groups } au plus. Qui n’est pas disponible garde sa position dans la file. Les parties durent { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
flash-told-open = ⚡ Un nouveau groupe : inscris-toi sur la page ; il commence de lui-même dès qu’il est complet.
flash-told-waiting =
    { $missing ->
        [one] ⏳ Le groupe attend depuis longtemps : il manque une personne.
       *[other] ⏳ Le groupe attend depuis longtemps : il manque { $missing } personnes.
    } { $waiting ->
        [0] Personne n’est disponible en ce moment.
        [one] Une personne attend.
       *[other] { $waiting } personnes attendent.
    } Si tu préfères ne plus attendre, désinscris-toi.
flash-started = ⚡ **Le groupe est complet et a commencé :** { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } jusqu’au { $until }. Elles commencent d’elles-mêmes, chacune dans son fil. Les inscriptions au groupe suivant sont ouvertes.
league-start-menu = Quand commence-t-elle ?
flash-draft-start =
    { $count ->
        [0] Elle commence à une date, après les inscriptions
        [one] Elle commence d’elle-même dès que { $count } personne attend
       *[other] Elle commence d’elle-même dès que { $count } personnes attendent
    }
league-flash-room-menu = Qui est disponible pour un groupe ?
league-draft-flash-room =
    { $count ->
        [one] Disponible sans autre partie en cours
       *[other] Disponible avec moins de { $count } parties en cours
    }
