# A season as an archive: what /league export says, and the page that lies in the zip.

league-exported = { $season } as an archive: the log with its digests, all matches, the tables for spreadsheets and other programs. `verify.pyz` checks it without the bot.
league-exported-parts = It is large, so it comes in { $count } parts.
league-exported-part = Part { $number } of { $count }.
league-exported-without = { $count ->
        [one] One match does not fit in it; `/match export` gives it as a file of its own.
       *[other] { $count } matches do not fit in it; `/match export` gives each of them as a file of its own.
    }
league-export-wait = ⏳ { $season }: packing the matches …
league-archive-readme = { $season }

    - README.txt: this page
    - season.json: the season: its log, fixtures with results, who has left, points given or taken, tables
    - tables/division-1.csv: the table of a division, for spreadsheets (UTF-8, commas; fractions as 29/3)
    - trf/division-1.trf: the same for chess tournament programs (TRF16), where two meet; without those whose results were annulled
    - matches/k7wq3d9m.json: a match, as /match export gives it
    - tables/pentathlon.csv: the table of a pentathlon; its games are seasons in stages/1, stages/2 and so on

    Further parts of a large archive hold matches only.

    CHECK IT

    python3 verify.pyz season.zip [season-2.zip ...]

    verify.pyz needs Python 3.11 and nothing else; python3 tools/build_verify.py makes it from the source of Fernzug.
    It follows the log and every match, draws the divisions again from the seed that was promised, counts every table
    and tie-break and the order of the ratings, and says in one line each what does not agree.

    OTHER PROGRAMS

    Everything that a table is made of is in season.json as plain JSON: entrants, fixtures, endings, places, scores,
    times, withdrawals, adjustments. Its format is docs/season.schema.json, that of a match docs/export.schema.json
    (JSON Schema 2020-12). Times are in UTC, people are Discord user IDs.
