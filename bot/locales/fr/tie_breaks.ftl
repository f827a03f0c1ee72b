# Départages : le nom de chacun dans le règlement et les menus, et celui de sa colonne s’il en a une.

tie-break-buchholz_cut = points de tous les adversaires sauf le plus faible (Buchholz tronqué)
tie-break-buchholz = points de tous les adversaires (Buchholz)
tie-break-direct = confrontation directe
tie-break-wins = nombre de victoires
tie-break-sonneborn_berger = points des adversaires battus (Sonneborn-Berger)
tie-break-share = part des points de la table
tie-break-difference = différence de score
tie-break-lot = tirage au sort
tie-break-boards = points de plateau

table-figure-buchholz_cut = BHT
# As in English.
table-figure-buchholz = BH
# As in English.
table-figure-sonneborn_berger = S-B
table-figure-share = Part
table-figure-difference = Diff.
table-figure-boards = Plat.

refused-bad-season-rules-tie_break_twice = Chaque départage ne peut figurer qu’une fois.
refused-bad-season-rules-tie_break = « { $criterion } » ne départage rien avec ce règlement. Au choix : { $criteria }.
