# How reliable people are, what moderators know of a member, and who may sign up. $person and $by are mentions.

## Reliability

reliability-level-new = new
reliability-level-unreliable = unreliable
reliability-level-mixed = mixed
reliability-level-reliable = reliable
me-reliability = Reliability on this server: **{ $level }**
button-reliability = Explain reliability
reliability-title = ## Your reliability on this server: { $level }
reliability-about-new = Too few matches of yours are over to say anything. That is nothing bad; everybody begins like this.
reliability-about-unreliable = Too often the others have waited for you in vain.
reliability-about-mixed = Mostly you finish what you begin, though not always.
reliability-about-reliable = You finish what you begin: people can count on you.
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
reliability-left-asked = with a word: { $count }
reliability-left-silent = without a word: { $count }
reliability-left-removed = by a ruling: { $count }
reliability-answer = On average a turn takes { $mean }, hours of sleep left out.
reliability-way =
    { $count ->
        [one] **One more match** that is finished in time makes it **{ $level }**.
       *[other] **{ $count } more matches** that are finished in time make it **{ $level }**.
    }
reliability-fault-time = Lost on time: `{ $where }`, { $at }
reliability-fault-asked = Left with a word: season `{ $where }`, { $at }
reliability-fault-silent = Left without a word: season `{ $where }`, { $at }
reliability-fault-removed = Removed: season `{ $where }`, { $at }
reliability-counts = -# What counts: the latest { $matches } finished matches of the last twelve months on this server, and running seasons left since the first of them. To give up, to lose or to draw is to finish. A loss on time and a season left with a word are one fault each, a season left without a word or by a ruling is two. One fault in ten matches at most is reliable, one in three mixed. What is older drops out, so there is always a way back. Outages, pauses, vacations, matches against the house, private ones and matches that do not count are left out.

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
member-went = A place was taken over by another in season `{ $season }`, { $at }
member-notes =
    { $count ->
        [0] Notes of moderators: none.
       *[other] **Notes of moderators**
    }
member-note = { $by }, { $at }:
member-own = -# Notes about you are for the other moderators. Your data (`/me`) has them.
member-hint = -# Notes are for moderators only. They belong to the member's data: whoever asks for theirs gets them, and they are deleted with it.
button-member-note = Note something …
form-member-note =
    .title = A note about a member
    .label = Note
    .hint = For moderators only; the member gets it with their data
command-mod-member = member
    .about = What is known of a member: reliability, disputes, substitutes, notes
option-mod-member =
    .about = Whose page
refused-too-many-notes = About this member there are as many notes as are kept already: { $most }.

## Conditions of a season

league-draft-page-4 = Who may take part
league-reliability-menu = How reliable does one have to be?
league-reliability-any = Everybody may take part
league-reliability-mixed = Not for the unreliable; newcomers may
league-reliability-reliable = For the reliable only; newcomers may not yet
league-newcomers-menu = How many matches at once do newcomers play?
league-draft-newcomers =
    { $count ->
        [0] Newcomers play as many at once as others
        [one] Newcomers play one match at a time
       *[other] Newcomers play { $count } matches at once, at most
    }
league-least-rating-menu = Which rating must one have at least?
league-least-rating-none = No lowest rating
league-least-rating-some = Rating at least { $bound }
league-most-rating-menu = Which rating may one have at most?
league-most-rating-none = No highest rating
league-most-rating-some = Rating at most { $bound }
league-rules-reliability =
    { $least ->
        [reliable] For people who are **reliable** on this server; `/me` says how reliable you are.
       *[mixed] Not for people who are **unreliable** on this server; `/me` says how reliable you are.
    }
league-rules-newcomers =
    { $count ->
        [one] Whoever is new here plays one match at a time.
       *[other] Whoever is new here plays { $count } matches at once, at most.
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
    } you in; any match against people on this server counts. `/me` explains it. If there was a reason, the organisers may make an exception.
refused-not-fit-for-season-unrated = This season is for ratings of { $bound } at least, and yours is not settled yet. Play some more rated matches of this game, or ask the organisers for an exception.
refused-not-fit-for-season-rating-low = This season is for ratings of { $bound } at least; yours is { $rating }. The organisers may make an exception.
refused-not-fit-for-season-rating-high = This season is for ratings of { $bound } at most; yours is { $rating }. The organisers may make an exception.
league-act-allow = Let somebody sign up
    .about = An exception from the conditions of the season
league-told-allowed = { $by } lets { $person } sign up though the conditions are not met.

## Hints at what may not be fair play

command-mod-hints = hints
    .about = What may not be fair play, with the matches; seen by moderators only
hints-title = ## What moderators may want to look at
hints-about = -# A hint proves nothing and does nothing: look at the matches first, and ask. Whoever is one of the two, or plays in a division that it touches, is not shown it. The last half-year is looked at.
hints-empty = There is nothing to look at. That may also be since what there is concerns you.
hint-quick =
    { $person } has given up early to { $other } { $count ->
        [one] once
       *[other] { $count } times
    } in rated matches, of { $of ->
        [one] one early resignation
       *[other] { $of } early resignations
    } in all.
hint-repeats = { $other } has won { $won } of { $count } rated matches against { $person } that no season has asked for.
hint-draws = Agreed draws between { $person } and { $other }: { $count }. Rated matches of theirs: { $of }.
hint-interest = { $person } gave up early to { $other }: in the table nothing was open any more for { $person }, but something was for { $other }.
hint-stalling =
    { $person } let the clock run in the last turn of { $count ->
        [one] one rated match
       *[other] { $count } rated matches
    } in which the outcome could not change any more.
hint-evidence =
    `{ $match }` · { $at } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } of the one who lost
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
    .hint = For moderators. The same comes back only by new matches
refused-no-such-hint = This hint is not there any more, or it concerns you.
report-hints =
    { $count ->
        [one] There is a new hint for moderators: `/mod hints`.
       *[other] There are { $count } new hints for moderators: `/mod hints`.
    }
