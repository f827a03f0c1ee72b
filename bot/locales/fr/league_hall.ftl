# Le palmarès et les archives des saisons : boutons de /ligue historique.

button-league-hall = Palmarès
button-league-past = Archives
league-hall = 🏆 Palmarès
league-hall-of = 🏆 Palmarès : { $league }
league-hall-empty = Aucune saison n’est encore allée à son terme ici.
league-hall-titles = Le plus de titres
league-hall-title-line = { $person } · **{ $count }**
# As in English.
league-hall-records = Records
league-hall-record-in-a-row = Le plus de saisons d’une ligue gagnées d’affilée : { $persons } ({ $value })
league-hall-record-perfect = Le plus de saisons sans un point perdu : { $persons } ({ $value })
league-hall-record-seasons = Le plus de saisons jouées : { $persons } ({ $value })
league-hall-more = { $persons } et { $count } de plus
league-hall-pentathlons = Plusieurs jeux
league-hall-line = { $certain ->
        [no] { $season } · { $persons } · points : { $points } · réclamations encore possibles
       *[yes] { $season } · { $persons } · points : { $points }
    }
league-hall-menu = Quelle ligue ?
league-hall-all = Toutes les ligues
league-past = 🗄️ Archives
league-past-empty = Aucune saison n’est encore terminée.
league-past-line = **{ $season }** · { $game } · { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } · 🏆 { $persons }
league-past-menu = Classements finaux de …
league-past-row = { $place }. { $person } · **{ $points }** · +{ $won } ={ $drawn } −{ $lost }
league-past-more = … et { $count } de plus
league-past-divisions = { $count ->
        [one] Une autre division est
       *[other] { $count } autres divisions sont
    } dans les images et dans le fichier.
league-past-no-table = Son classement est sur sa page.
