# How reliable people are, what moderators know of a member, and who may sign up. $person and $by are mentions.

## Reliability

reliability-level-new = new
reliability-level-unreliable = unreliable
reliability-level-mixed = mixed
reliability-level-reliable = reliable
settings-reliability = Reliability on this server: **{ $level }**
button-reliability = Explain reliability
reliability-title = ## Your reliability on this server: { $level }
reliability-about-new = Too few of your matches are over to tell. That is nothing to worry about: everybody starts here.
reliability-about-unreliable = Too often, you have left others waiting.
reliability-about-mixed = You mostly finish what you start, though not always.
reliability-about-reliable = You finish what you start: people can count on you.
reliability-matches =
    { $matches ->
        [0] No match that counts is over yet.
        [one] One match that counts is over: { $late ->
            [0] finished in time.
           *[other] lost on time.
        }
       *[other] Of the latest { $matches } matches { $finished ->
            [one] one was
           *[other] { $finished } were
        } finished in time and { $late } lost on time.
    }
reliability-left =
    { $count ->
        [one] One running season was left ({ $how }).
       *[other] { $count } running seasons were left ({ $how }).
    }
reliability-left-asked = with notice: { $count }
reliability-left-silent = without notice: { $count }
reliability-left-removed = by a ruling: { $count }
reliability-answer = A turn takes { $mean } on average, not counting sleeping hours.
reliability-way =
    { $count ->
        [one] **One more match** finished in time makes it **{ $level }**.
       *[other] **{ $count } more matches** finished in time make it **{ $level }**.
    }
reliability-fault-time = Lost on time: `{ $where }`, { $at }
reliability-fault-asked = Left with notice: season `{ $where }`, { $at }
reliability-fault-silent = Left without notice: season `{ $where }`, { $at }
reliability-fault-removed = Removed: season `{ $where }`, { $at }
reliability-counts = -# What counts: the latest { $matches } finished matches of the last twelve months on this server, and running seasons left since the first of them. Resigning, losing and drawing all count as finishing. A loss on time and a season left with notice are one fault each; a season left without notice or by a ruling is two. At most one fault in ten matches is reliable, one in three mixed. Anything older drops out, so there is always a way back. Outages, pauses, vacations, matches against the computer, private matches and matches that do not count are left out.

## The page of a member

member-title = ## { $person } on this server
member-level = Reliability: **{ $level }**
member-disputes =
    { $count ->
        [0] Disputes in their matches: none.
       *[other] **Disputes in their matches**
    }
member-substitutes =
    { $count ->
        [0] Substitutes in seasons: none.
       *[other] **Substitutes in seasons**
    }
member-came = Took over a place in season `{ $season }`, { $at }
member-went = Somebody else took over their place in season `{ $season }`, { $at }
member-notes =
    { $count ->
        [0] Moderators' notes: none.
       *[other] **Moderators' notes**
    }
member-note = { $by }, { $at }:
member-own = -# Notes about you are for the other moderators. Your data (`/settings`) includes them.
member-hint = -# Notes are for moderators only. They are part of the member's data: members who ask for their data get them, and they are deleted with it.
button-member-note = Add a note …
form-member-note =
    .title = A note about a member
    .label = Note
    .hint = For moderators only; the member gets it with their data
command-mod-member = member
    .about = What is known about a member: reliability, disputes, substitutes, notes
option-mod-member =
    .about = Whose page
refused-too-many-notes = This member already has the most notes that can be kept: { $most }.

## Conditions of a season

league-draft-page-4 = Who may take part
league-reliability-menu = How reliable must members be?
league-reliability-any = Everybody may take part
league-reliability-mixed = Not for unreliable members; newcomers may join
league-reliability-reliable = For reliable members only; newcomers may not join yet
league-newcomers-menu = How many matches may newcomers play at once?
league-draft-newcomers =
    { $count ->
        [0] Newcomers play as many at once as others
        [one] Newcomers play one match at a time
       *[other] Newcomers play at most { $count } matches at once
    }
league-least-rating-menu = What is the lowest rating allowed?
league-least-rating-none = No lowest rating
league-least-rating-some = Rating at least { $bound }
league-most-rating-menu = What is the highest rating allowed?
league-most-rating-none = No highest rating
league-most-rating-some = Rating at most { $bound }
league-rules-reliability =
    { $least ->
        [reliable] For people who are **reliable** on this server; `/settings` says how reliable you are.
       *[mixed] Not for people who are **unreliable** on this server; `/settings` says how reliable you are.
    }
league-rules-newcomers =
    { $count ->
        [one] Newcomers play one match at a time.
       *[other] Newcomers play at most { $count } matches at once.
    }
league-rules-rating-low = Rating at least { $bound }.
league-rules-rating-high = Rating at most { $bound }.
refused-bad-season-rules-ratings = The lowest rating is above the highest one.
refused-not-fit-for-season-reliability =
    { $least ->
        [reliable] This season is for people who are reliable on this server.
       *[mixed] This season is not for people who are unreliable on this server.
    } You are { $level ->
        [new] new here
        [mixed] mixed
       *[unreliable] unreliable
    } so far. { $matches ->
        [one] One more match that you finish in time gets
       *[other] { $matches } more matches that you finish in time get
    } you in; any match against people on this server counts. `/settings` explains it. If there was a reason, the organisers may make an exception.
refused-not-fit-for-season-unrated = This season is for ratings of at least { $bound }, and yours is not settled yet. Play some more rated matches of this game, or ask the organisers for an exception.
refused-not-fit-for-season-rating-low = This season is for ratings of at least { $bound }; yours is { $rating }. The organisers may make an exception.
refused-not-fit-for-season-rating-high = This season is for ratings of at most { $bound }; yours is { $rating }. The organisers may make an exception.
refused-not-fit-for-season-unasked = This season has conditions, so only people who have asked to be let in can take a place, and { $person } has not. They can press *Substitute: on/off* on the season's page, or you make an exception with *Organise* → *Let somebody sign up*.
league-act-allow = Let somebody sign up
    .about = An exception to the season's conditions
league-told-allowed = { $by } lets { $person } sign up even though the conditions are not met.

## Hints at what may not be fair play

command-mod-hints = hints
    .about = Possible unfair play, with the matches; only moderators see it
hints-title = ## What moderators may want to look at
hints-about = -# A hint proves nothing and does nothing: look at the matches first, and ask. You are not shown hints about yourself or a division you play in. They cover the last half-year.
hints-empty = There is nothing to look at, or only what concerns you.
hint-quick =
    { $person } has resigned early to { $other } { $count ->
        [one] once
       *[other] { $count } times
    } in rated matches, of { $of ->
        [one] one early resignation
       *[other] { $of } early resignations
    } in all.
hint-repeats = { $other } has won { $won } of { $count } rated matches against { $person } outside any season.
hint-draws = Agreed draws between { $person } and { $other }: { $count }. Rated matches between them: { $of }.
hint-interest = { $person } resigned early to { $other }: nothing was at stake in the table for { $person } any more, but something was for { $other }.
hint-stalling =
    { $person } let the clock run in the last turn of { $count ->
        [one] one rated match
       *[other] { $count } rated matches
    } whose outcome could no longer change.
hint-evidence =
    `{ $match }` · { $at } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } by the loser
hint-evidence-drawn = `{ $match }` · { $at }
hint-evidence-stalling = `{ $match }` · { $at } · against { $other } · settled since turn { $since }; turn { $turn } took { $spent } (on the clock: { $left })
hint-season = season `{ $season }`, division { $division }
hint-more =
    { $count ->
        [one] … and one more match
       *[other] … and { $count } more matches
    }
hint-new = **new**
hint-seen = seen by { $by }, { $at }
button-hint-seen = Seen
button-hint-dismiss = Dismiss …
form-hint-dismiss =
    .title = Dismiss a hint
    .label = Reason
    .hint = For moderators. It comes back only because of new matches
refused-no-such-hint = This hint no longer exists, or it concerns you.
report-hints =
    { $count ->
        [one] There is a new hint for moderators: `/mod hints`.
       *[other] There are { $count } new hints for moderators: `/mod hints`.
    }
