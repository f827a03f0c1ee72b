# Tie-breaks: what each is called in rules and menus, and above its column in a table if it has one.

tie-break-buchholz_cut = points of all opponents but the lowest (Buchholz, cut)
tie-break-buchholz = points of all opponents (Buchholz)
tie-break-direct = direct encounter
tie-break-wins = number of wins
tie-break-sonneborn_berger = points of the beaten opponents (Sonneborn-Berger)
tie-break-share = share of the points at the table
tie-break-difference = score difference
tie-break-lot = random draw
tie-break-boards = board points

table-figure-buchholz_cut = BHC
table-figure-buchholz = BH
table-figure-sonneborn_berger = S-B
table-figure-share = Share
table-figure-difference = Diff
table-figure-boards = Brd

refused-bad-season-rules-tie_break_twice = Each tie-break can be used only once.
refused-bad-season-rules-tie_break = “{ $criterion }” decides nothing under these rules. You can choose: { $criteria }.
