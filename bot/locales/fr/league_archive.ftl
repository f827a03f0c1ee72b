# Une saison en archive : ce que dit /ligue exporter, et la page qui se trouve dans le zip.

league-exported = { $season } en archive : le journal avec ses empreintes, toutes les parties, les classements pour tableurs et autres programmes. `verify.pyz` la vérifie sans le bot.
league-exported-parts = Elle est volumineuse, donc en { $count } morceaux.
league-exported-part = Morceau { $number } sur { $count }.
league-exported-without = { $count ->
        [one] Une partie n’y tient pas ; `/partie exporter` la donne dans un fichier à part.
       *[other] { $count } parties n’y tiennent pas ; `/partie exporter` donne chacune dans un fichier à part.
    }
league-export-wait = ⏳ { $season } : je rassemble les parties…
league-archive-readme = { $season }

    - README.txt : cette page
    - season.json : la saison : journal, rencontres et résultats, départs, points donnés ou retirés, classements
    - tables/division-1.csv : le classement d’une division, pour tableurs (UTF-8, virgules ; fractions comme 29/3)
    - trf/division-1.trf : le même pour les programmes de tournois d’échecs (TRF16), si l’on joue à deux ; sans les personnes rayées
    - matches/k7wq3d9m.json : une partie, telle que /partie exporter la donne
    - tables/pentathlon.csv : le classement d’un pentathlon ; ses jeux sont des saisons dans stages/1, stages/2 et ainsi de suite

    Les autres morceaux d’une grande archive ne contiennent que des parties.

    VÉRIFIER

    python3 verify.pyz saison.zip [saison-2.zip ...]

    verify.pyz demande Python 3.11 et rien d’autre ; python3 tools/build_verify.py le construit à partir du code de Fernzug.
    Il suit le journal et chaque partie, refait le tirage des divisions à partir de la graine promise, recalcule chaque
    classement, chaque départage et l’ordre des cotes, et dit ce qui ne concorde pas, une ligne pour chaque chose.

    AUTRES PROGRAMMES

    Tout ce dont un classement est fait se trouve dans season.json, en JSON simple : inscriptions, rencontres, issues, places,
    points, dates, départs, corrections. Sa forme est décrite par docs/season.schema.json, celle d’une partie par
    docs/export.schema.json (JSON Schema 2020-12). Les heures sont en UTC, les personnes sont des numéros de Discord.
