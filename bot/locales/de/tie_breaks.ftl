# Feinwertungen: wie jede in Regeln und Menüs heißt und wie ihre Spalte in der Tabelle, wenn sie eine hat.

tie-break-buchholz_cut = Punkte aller Gegner ohne den schwächsten (Buchholz, gestrichen)
tie-break-buchholz = Punkte aller Gegner (Buchholz)
tie-break-direct = direkter Vergleich
tie-break-wins = Zahl der Siege
tie-break-sonneborn_berger = Punkte der Besiegten (Sonneborn-Berger)
tie-break-share = Anteil an den Punkten des Tisches
tie-break-difference = Differenz der Spielpunkte
tie-break-lot = Los
tie-break-boards = Brettpunkte

# As in English.
table-figure-buchholz_cut = BHC
# As in English.
table-figure-buchholz = BH
table-figure-sonneborn_berger = S.-B.
table-figure-share = Anteil
table-figure-difference = Diff.
table-figure-boards = BP

refused-bad-season-rules-tie_break_twice = Jede Feinwertung darf einmal vorkommen.
refused-bad-season-rules-tie_break = „{ $criterion }“ entscheidet bei diesen Regeln nichts. Zur Wahl stehen: { $criteria }.
