# Leagues: seasons, tables, ratings.

## What cannot be done

refused-invisible-name = None of this name can be seen. Write one with letters that people can read.
refused-unknown-season = There is no season `{ $season }` here. `/league list` shows all seasons.
refused-unknown-season-none = There is no league here yet. Organisers can make one with `/league new`.
refused-unknown-season-ladder = There is no ladder here right now. `/league list` shows what there is.
refused-no-reason = Say why. Everybody can read it in the season's channel.
refused-wrong-season-phase =
    { $phase ->
        [announced] Sign-up has not opened yet.
        [open] The season has not started yet: people are still signing up.
        [drawn] The divisions are drawn, and the season starts soon.
        [running] The season is being played.
        [overtime] The season is in overtime.
        [paused] The season is paused.
        [closed] The season is over.
        [archived] The season is over, and so is the time for objections.
       *[cancelled] The season was cancelled.
    } { $when ->
        [resumed] This can be done once it goes on.
        [from-open] This can be done once sign-up is open.
        [from-drawn] This can be done after the draw.
        [from-running] This can be done once the matches have begun.
        [from-overtime] This can be done in overtime.
        [from-closed] This can be done once the season is over.
        [until-announced] This could only be done before sign-up opened.
        [until-open] This could only be done while people were signing up.
        [until-drawn] This could only be done before the matches began.
        [until-running] This could only be done before overtime.
        [until-overtime] This could only be done while matches were being played.
        [until-closed] This could only be done while objections were possible.
       *[never] Nothing about it can be changed any more.
    }
refused-bad-season-rules-entry = How people sign up cannot change any more: a ladder, flash groups and a pentathlon stay what they are, and no other season becomes one.
refused-bad-season-rules-policy = A league needs a time control in which running out of time loses the match; otherwise a season might never end. Choose *fast* or make one with `/setup time`.
refused-bad-season-rules-seats = There are no balanced tables for that many seats.
refused-bad-season-rules-division = A division has { $least } to { $most ->
        [one] { $most } person
       *[other] { $most } people
    }, and the smaller number comes first.
refused-bad-season-rules-promotion = At most { $most } can be promoted or relegated: half of the smallest division.
refused-bad-season-rules-days = A season lasts 1 to 366 days, sign-up 1 to 60, overtime at most 60.
refused-bad-season-rules-places = A match that counts needs a place for each player; one that does not has none.
refused-bad-season-rules-until = That is no later than the end already set.
refused-already-signed-up = You have already signed up for this season.
refused-other-format = This season is played in another format, which has no such thing.
refused-not-in-season = That person is not taking part in this season.
refused-nothing-corrected = No correction of the previous season puts anybody in another division, or that has been decided in the meantime.
refused-no-place-in-season = This season is closed to newcomers: late joiners can come in only until half-time, and only into a division that has room and is still being played. `/league standby` makes you a substitute, and from half-time on you can sign up for the next season.
refused-not-asked-in-season = Nobody is asking you this any more.
refused-cannot-hand-over-declined = They have already declined this place.
refused-cannot-hand-over-asking = Somebody is already being asked to take your place. Try again when they have answered.
refused-cannot-hand-over-plays = This person already plays in the season.
refused-cannot-hand-over-taken = This place was handed over already, and every hand-over brings time. Leave the season instead: then the substitutes are asked.
refused-asked-for-time = You have already asked for time today. The organisers can read it in the season's channel.
refused-no-such-division = This season has only { $most ->
        [one] { $most } division
       *[other] { $most } divisions
    }.
refused-no-such-fixture = There is no such fixture, or nothing about it can be changed.
refused-fixture-in-play = The match for fixture { $fixture } is still being played. Reverse your ruling, and the match counts; or have a moderator void the match, and it can be played again.
refused-party-to-season =
    { $division ->
        [0] This is about yourself, so you cannot decide it.
       *[other] You play in division { $division } yourself, or did, so you cannot decide what concerns it.
    } { $count ->
        [0] I cannot name anybody else: `/setup` chooses a role for organisers. Whatever has a date happens without you.
       *[other] These can, as long as they do not play there: { $persons }
    }
refused-not-an-organiser =
    Only league organisers can do this here. { $count ->
        [0] `/setup` chooses a role for them.
       *[other] They are: { $persons }
    }

## Pages, tables, news

league-season = { $league }, season { $number }
league-division = Division { $number }
league-decimal = .
league-plays = **{ $game }**, everybody plays everybody once
league-plays-double = **{ $game }**, everybody plays everybody twice, with seats swapped
league-commitment = The draw is sealed: `{ $commitment }`
league-seed-opened = The draw can be checked: its seed, sealed as `{ $commitment }`, is in the season's file.
league-rules-time = Time control: **{ $policy }**, { $bank } to start with, { $increment } more each turn, { $cap } at most. A player who runs out of time loses.
league-rules-points =
    { $moves ->
        [yes] Points: win { $win }, draw { $draw }, loss 0. Promoted: { $up }, relegated: { $down }.
       *[no] Points: win { $win }, draw { $draw }, loss 0.
    }
league-rules-late = Others may still join until half-time; you then meet them, too. Nothing else changes.
league-rules-tie-breaks = On equal points: { $criteria }; after that the place is shared.
    .lot = On equal points: { $criteria }.
    .none = On equal points the place is shared.
league-phase-announced = Sign-up opens soon.
league-phase-open = 📝 **Sign-up is open** until { $until }.
league-phase-drawn = 🎲 **The divisions are drawn.** Matches start { $until }.
league-phase-running = ▶️ **Running** until { $until }.
league-late = ➕ You can still join until { $until }: you meet everybody in a division that has room.
league-phase-overtime = ⏳ **Overtime** until { $until }; matches still open then count as unplayed.
league-phase-closed = 🏁 **Over.** Objections until { $until }.
league-phase-archived = 🏁 **Over.**
league-phase-cancelled = ✖️ **Cancelled.**
league-list-announced = announced
league-list-open = sign-up is open
league-list-drawn = drawn
league-list-running = running
league-list-overtime = overtime
league-list-closed = over
league-list-archived = over, archived
league-list-cancelled = cancelled
league-division-people = **Division { $number }:** { $persons }
league-people = **Taking part ({ $count }):** { $persons }
league-standby = **Substitutes:** { $persons }
league-table-line = **{ $place }** { $person } · **{ $points }** · { $played } played: +{ $won } ={ $drawn } −{ $lost }
league-table-line-plain = { $place } { $name }: points { $points }, played { $played }
league-cross-signs = 1 won, ½ drawn, 0 lost · + and - walkover · × void · u unplayed · a dot: still open
league-why-menu = Whose place?
league-why-ask = Choose somebody to see which sums decide their place.
league-why-struck = The results of { $person } were annulled: they left before half of their fixtures were finished, or were removed. The results stay visible but count for nobody.
league-why-points = { $person } is in place **{ $place }**. Points: **{ $points }**.
league-why-adjusted = That includes { $points } given or taken by organisers.
league-why-alone = Nobody else has that many points.
league-why-decided = Decided by: **{ $criterion }**.
league-why-shared = Nothing separates everybody with these points: the place is shared.
league-why-not-met = Not all of them have met, and nobody is out of reach: this decides nothing.
league-why-out-of-reach = Not all of them have met, but nobody could catch up with { $person }, even by winning everything that is missing.
league-why-sum = For { $person }: { $terms } = **{ $value }**
league-no-fixtures = There are no fixtures yet.
league-fixture-line = #{ $number } · round { $round } · { $state }
league-fixture-running = being played
league-fixture-open = not started
league-ending-played = played
league-ending-walkover = walkover
league-ending-double_walkover = walkover, lost by both
league-ending-void = void
league-ending-unplayed = unplayed
league-ending-first = Played: the side named first wins
league-ending-second = Played: the side named second wins
league-ending-drawn = Played: a draw
league-ending-walkover-first = Walkover for the side named first
league-ending-walkover-second = Walkover for the side named second
league-ending-double = Walkover, lost by both
league-leaving-asked = Withdrawn: as if they had asked to leave
league-leaving-removed = Removed: all results are annulled
league-corrected-move = { $name }: from division { $before } to { $after }
league-corrected-keep = { $name }: stays in division { $before }
league-won-by = won by { $person }
league-signed-up = You are taking part: { $season }. Matches start by themselves; you do not have to join anything.
league-signed-off = You have withdrawn: { $season }.
league-leave-ask =
    You cannot go on? Then you can
    - **hand over** your place to somebody who plays on with your points; until they take it, you keep playing;
    - **ask for time**: the organisers read it in the channel and can extend the season;
    - be **away for some days**: a vacation stops your clocks where the time control allows one;
    - **leave**: if fewer than half of your fixtures are finished, your results count for nobody; otherwise you lose the open ones by walkover. Substitutes are asked first.
league-left = You have left the season.
league-handing-over = They are being asked in the season's channel. Until they take your place, you keep playing.
league-time-asked = The organisers can read it in the season's channel.
league-standby-on = You are now a substitute: if somebody leaves, you are asked.
league-standby-off = You are no longer a substitute.
league-goes-on = Good, you are still in.
league-taken = The place is yours.
league-declined = Understood: somebody else will be asked.
league-acted = Done, and posted in the season's channel.
league-organise = Everything you do is posted in the channel with your name and your reason. Where you play yourself, somebody else has to decide.
league-organise-menu = What do you want to do?
league-organise-later = -# { $when ->
        [open] Once sign-up is open
        [drawn] After the draw
        [running] Once the matches have begun
       *[closed] Once the season is over
    }: { $acts }
league-field-member = Who?
league-field-newcomer = Who?
league-field-substitute = Who plays on?
league-field-division = Division number
league-field-leaving = How?
league-field-fixture = Fixture number
league-field-ending = How does it count?
league-field-points = Points, such as 2 or -1
league-field-days = Extra days
league-field-corrected = Who, and what?
league-field-reason = Reason
league-act-correction = Decide what a correction means here
    .about = By the previous season, somebody belongs in another division
league-reason-hint = Everybody can read it in the season's channel.
league-reason-hint-threads = Everybody can read it. The start opens { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }, in batches if room is short.
league-draft = ## A new season: { $name }
league-draft-lasts = -# A match usually takes about { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. Nobody sees this until you announce it.
league-announced = Announced in { $channel }; sign-up is open.
league-format-menu = Who meets whom?
league-size-menu = How large are divisions?
league-at-once-menu = How many matches at once?
league-days-menu = How long does { $whole ->
        [stage] a stage
       *[season] the season
    } last?
league-sign-up-menu = How long is sign-up open?
league-policy-menu = Which time control?
league-seats-menu = How many at a table?
league-seats = Tables of { $count }
league-size = Divisions of { $least } to { $most }
league-draft-days = { $whole ->
        [stage] A stage
       *[season] The season
    } lasts { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
league-list = ## Leagues
league-list-line = **{ $season }** · { $phase } · { $count ->
        [one] { $count } person
       *[other] { $count } people
    } · `{ $id }`
league-list-empty = There is no league here yet. Organisers can make one with `/league new`.
league-told-open = 📝 A new season: sign-up is open until { $until }, on the season's page.
league-told-rules = { $by } has changed the rules; they are on the season's page.
league-told-moved = { $by } has moved { $person } to division { $division }.
league-told-started = ▶️ The season has begun: { $count ->
        [one] { $count } fixture
       *[other] { $count } fixtures
    } until { $until }. Their matches start by themselves, each in its own thread.
league-told-asked = { $person }, are you still playing? A match has been waiting for you for a long time. Make a move or press *I am still playing* by { $until }; otherwise you count as having left.
league-told-confirmed = { $person } is still playing.
league-told-time-asked = 🙏 { $person } asks the organisers for more time:
league-told-joined = ➕ { $person } joins division { $division } and meets everybody still playing there: { $count ->
        [one] { $count } more fixture
       *[other] { $count } more fixtures
    }. All others stay as they are.
league-told-left-asked = { $person } has left the season.
league-told-left-silent = { $person } has not answered and counts as having left.
league-told-left-removed = { $person } was removed from the season.
league-told-replaced = { $person } takes over from { $gone }.
league-told-standby-asked = { $person }, will you take the place of { $gone }? It is kept for you until { $until }.
league-told-ruled = ⚖️ Ruling by { $by }: fixture { $number } ({ $players }) counts as **{ $ending }**.
league-told-reversed = ⚖️ { $by } has taken back the ruling on fixture { $number } ({ $players }); its match counts again.
league-told-again = ⚖️ { $by }: fixture { $number } ({ $players }) will be played again.
league-told-unplayed = Fixture { $number } ({ $players }) counts as unplayed: time ran out.
league-told-points = ⚖️ { $by } has adjusted the points of { $person }: { $points }.
league-told-extended-by = This part of the season now lasts until { $until }.
league-told-extended-outage = The bot or Discord was away; the season gets that time back and now lasts until { $until }.
league-told-overtime = ⏳ The season's time is up. Open matches have until { $until }; then they count as unplayed.
league-told-winner = First in division { $division }: { $persons }
league-told-closed = 🏁 All fixtures are decided. Objections until { $until }.
league-told-corrected = The final tables were corrected by { $by }. What has followed from them stays unless organisers say otherwise.
league-told-unsettled = ⚖️ { $season } has already been drawn and stays as it is unless organisers decide otherwise.
league-told-transferred = ⚖️ After a correction of the previous season, { $by } has decided: { $person } plays in division { $division } from now on and meets everybody still playing there. The results in division { $before } count for nobody.
league-told-kept = ⚖️ { $by } has decided: { $person } stays put, although a correction of the previous season would place them in division { $division }.
league-told-archived = The time for objections is over; the season is archived.
league-told-cancelled = ✖️ The season was cancelled. Running matches go on outside it.
league-told-cancelled-by = ✖️ { $by } has cancelled the season. Running matches go on outside it.
league-told-too-few = ✖️ Too few people have signed up, so the season will not take place.
league-told-move =
    { $person }: { $has_place ->
        [same] place **{ $after }** as before
       *[other] place { $before } → **{ $after }**
    }{ $points ->
        [none] { "" }
       *[other] , points { $points }
    }
league-told-division = { $person }: division { $before } → **{ $after }** in the next season; a season that has already begun stays as it is.
league-told-result = ⚖️ A ruling in match `{ $match }` has changed the result of fixture { $number } ({ $players }). In the table:
league-told-nothing-moved = Nobody's place or points have changed.
league-told-rating = Rating of { $person }: { $change }
table-name = Name
table-played = Pl
table-won = W
table-drawn = D
table-lost = L
table-points = Pts
button-league-join = Sign up
button-league-join-late = Join late
button-league-leave = Withdraw
button-league-withdraw = I cannot go on
button-league-standby = Substitute: on/off
button-league-table = Table
button-league-cross = Cross table
button-league-fixtures = Fixtures
button-league-mine = My matches
button-league-rules = Rules
button-league-why = Why this place?
button-league-organise = Organise
button-league-correction = Decide for the next season
button-league-go-on = I am still playing
button-league-take = Take the place
button-league-decline = No
button-league-leave-yes = Leave
button-league-hand-over = Hand over
button-league-ask-time = Ask for time
button-league-away = Days away
button-league-announce = Announce
rating-title = Ratings: { $game }
rating-none = { $person } has no rated match yet.
rating-value = Rating of { $person }: **{ $value }** ± { $deviation }
rating-provisional = -# The question mark: too few matches for a settled value yet.
rating-alt = The rating of { $name } over time; now { $value }.
rating-line = **{ $place }** { $person } · **{ $value }** · { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
rating-nobody = Nobody has played a rated match here yet. League matches are rated.
rating-order = Ordered by the value that somebody has reached for certain, so that newcomers do not lead.
rating-step = { $day } · { $change } · against { $persons } · `{ $match }`
invitation-fixture = **Fixture { $number }** of the league; nobody has to join.
report-season-forbidden = ⚠️ I cannot post the season `{ $match }` in { $channel }: a permission is missing. `/setup` says which. The season goes on; what was held up is posted as soon as possible.
report-season-gone = ⚠️ The channel of the season `{ $match }` ({ $channel }) is gone. Name a channel for matches with `/setup`, and its page, its tables and its news will appear there. The season goes on meanwhile; `/league show` shows it.
report-season-locked = ⚠️ I cannot post the season `{ $match }` in { $channel }, because it is locked. The season goes on; `/league show` shows it.
report-season-refused = ⚠️ Discord does not accept a post of the season `{ $match }` in { $channel } (code { $code }): a filter for words or links may be the reason. The season goes on; `/league show` shows it.
plain-season = There is news of the season `{ $season }`. Discord does not accept my usual post here; `/league show` shows it.
league-rules-divisions =
    Divisions of { $least } to { $most ->
        [one] { $most } person
       *[other] { $most } people
    }, { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, { $count ->
        [0] all matches at once
        [one] one match at a time
       *[other] at most { $count } matches at once
    }. Matches start by themselves.
league-why-tied =
    { $count ->
        [one] { $persons } has the same number of points.
       *[other] { $persons } have the same number of points.
    } These then decide, one after the other:
league-told-drawn =
    🎲 { $count ->
        [one] The draw is made: one division.
       *[other] The draw is made: { $count } divisions.
    } Matches start { $until }; until then organisers can still move people.
league-told-gave-way =
    ↘️ { $persons } { $count ->
        [one] has not been relegated, but plays lower: the higher division has become smaller.
       *[other] have not been relegated, but play lower: the higher divisions have become smaller.
    }
league-told-champion =
    🏆 { $count ->
        [one] Champion: { $persons }
       *[other] Champions, tied in every respect: { $persons }
    }
league-draft-at-once =
    { $count ->
        [0] All matches at once
       *[other] At most { $count } at once
    }
league-draft-sign-up =
    { $count ->
        [one] Sign-up is open for a day
       *[other] Sign-up is open for { $count } days
    }
rating-matches =
    { $count ->
        [one] after one rated match
       *[other] after { $count } rated matches
    }
league-rules-endings =
    { "" }**How a match counts**
    Played: by place. Resigning and running out of time count as played once both have ended two turns; before that the other side wins **by walkover** (+/-), and if neither has moved, both get nothing.
    Void: does not count. Unplayed at the end of the season through nobody's fault: points as for a draw. Only matches that were played count towards ratings.
    { "" }**Leaving:** the results of anybody who leaves with fewer than half of their fixtures finished are annulled; otherwise they lose the rest by walkover. If a substitute takes the place, neither happens.
league-act-move = Move to another division
    .about = Before the start
league-act-withdraw = Withdraw or remove somebody
    .about = Open fixtures are lost, or all results are annulled
league-act-replace = Bring in a substitute
    .about = Somebody takes over another's place
league-act-rule = Rule how a fixture counts
    .about = Also after the end, while objections are possible
league-act-reverse = Take a ruling back
    .about = The match itself counts again
league-act-again = Have a void fixture played again
    .about = In a new match
league-act-points = Give or take points
    .about = Written like 2 or -1
league-act-extend = Extend
    .about = The current part of the season
league-act-cancel = Cancel the season
    .about = Running matches go on outside it
league-told-ended =
    { $phase ->
        [open] { $by } has closed sign-up.
        [drawn] { $by } has started the matches.
        [running] { $by } has ended the time for matches.
       *[overtime] { $by } has ended overtime.
    }
league-told-paused = ⏸️ { $by } has paused the season: nothing begins and nothing ends in it until it goes on. Running matches go on.
league-told-resumed = ▶️ { $by } has resumed the season; the pause is added to its end.
league-decided-title = 🏆 { $person } can no longer be caught: champion of the season, whatever happens in the remaining matches.
league-decided-promotion = ⬆️ { $person } in division { $division } is promoted, whatever happens in the remaining matches.
league-told-resumed-away = ▶️ I am back: I had been removed from this server. The season goes on; that time is added to its end.
league-told-resumed-lapsed = ▶️ The season goes on; the pause is added to its end.
league-decided-relegation = ⬇️ { $person } in division { $division } is relegated, whatever happens in the remaining matches.
league-told-asked-gone = { $person } is no longer on the server. Whoever comes back, moves or answers by { $until } stays in the season; otherwise they count as having left.
league-letter-gone = You are no longer on the server where **{ $league }** is played. Come back, make a move or press *I am still playing* by { $until }; otherwise you count as having left the season.
league-week =
    📰 **Week { $week } is over.** { $open ->
        [one] One fixture is still open.
       *[other] { $open } fixtures are still open.
    }
league-week-quiet = No match has ended this week.
league-week-results =
    { $count ->
        [one] One result:
       *[other] { $count } results:
    }
league-week-leaders = **Leading division { $division }:** { $persons }
league-week-waiting = Has kept others waiting longest: { $person }, { $since }
league-draft-edit = ## Rules of { $name }
league-draft-page = **{ $page } of 4: { $title }**
league-draft-page-1 = How it is played
league-draft-page-2 = How it counts
league-draft-page-3 = Everything else
league-win-menu = What is a win worth?
league-unplayed-menu = What is an unplayed match worth?
league-promoted-menu = How many are promoted?
league-relegated-menu = How many are relegated?
league-tie-menu = What breaks a tie on points?
league-takeback-menu = Takebacks across a throw?
league-study-menu = Study board for running matches?
league-recurs-menu = What about the next season?
league-late-menu = Late joiners?
league-walkover-wins-menu = Do walkovers count as wins?
league-objection-menu = How long between draw and start?
league-overtime-menu = How long is overtime?
league-silent-menu = How long until inactive people are asked?
league-answer-menu = How long do they have to answer?
league-option-menu = A game option
league-draft-win = A win gives { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
league-unplayed-draw = Unplayed at the end: counts as a draw
league-unplayed-nothing = Unplayed at the end: no points
league-tie-break = Tie-break { $rank }: { $criterion }
league-tie-break-none = nothing more, the place is shared
league-draft-takeback-off = No takeback across a throw
league-draft-takeback-on = Takebacks may go back across a throw
league-draft-study-off = No study board for running matches
league-draft-study-on = Study board for running matches, too
league-draft-recurs-on = The next season opens by itself at half-time
league-draft-recurs-off = The next season does not open by itself
league-draft-late-on = People may still join until half-time
league-draft-late-off = Nobody joins after the start
league-draft-walkover-wins-on = Tie-break “wins” counts walkovers, too
league-draft-walkover-wins-off = Tie-break “wins” counts played wins only
button-league-save = Change the rules
button-league-edit = Change the rules
league-draft-promoted =
    { $count ->
        [0] Nobody is promoted
        [one] One is promoted
       *[other] { $count } are promoted
    }
league-draft-relegated =
    { $count ->
        [0] Nobody is relegated
        [one] One is relegated
       *[other] { $count } are relegated
    }
league-draft-objection =
    { $count ->
        [one] One hour to look and object
       *[other] { $count } hours to look and object
    }
league-draft-overtime =
    { $count ->
        [0] No overtime
        [one] One day of overtime
       *[other] { $count } days of overtime
    }
league-draft-silent =
    { $count ->
        [one] Asked after one day without a move
       *[other] Asked after { $count } days without a move
    }
league-draft-answer =
    { $count ->
        [one] One hour to answer
       *[other] { $count } hours to answer
    }
league-wish-at-once-menu = How many matches at once?
league-wish-standing-menu = Only this season?
league-wish-standing-off = Only this season
league-wish-standing-on = Every season, until I sign off
league-wish-hint = *Days away* sets a vacation, as `/settings` does; it counts in all matches whose time control allows one.
league-form-away = Days away
    .label = When?
    .hint = A number of days from today, or two dates, such as 24.12. 6.1.
league-form-ask-time = Ask for time
    .label = Why, and how long?
    .hint = Everybody can read it in the season's channel.
league-form-hand-over = Hand over
    .label = Who plays on in your place?
    .hint = They are asked in the channel, and must not be taking part themselves.
league-history = ### Seasons of { $person }
league-history-none = No seasons here yet.
league-history-line = **{ $season }** · { $phase }
league-history-place = **{ $season }** · { $phase } · place **{ $place }** · points: { $points } · +{ $won } ={ $drawn } −{ $lost }
league-phase-paused = ⏸️ **Paused** since { $since }.
league-check = Dry run: { $season }
league-check-too-few = ⚠️ Signed up: { $count }. Needed: at least { $least }.
league-check-people = 👥 { $count ->
        [one] { $count } person
       *[other] { $count } people
    } · divisions of { $divisions } · { $fixtures ->
        [one] { $fixtures } fixture
       *[other] { $fixtures } fixtures
    }, { $each } for each person
league-check-threads = 🧵 At most { $threads ->
        [one] { $threads } match
       *[other] { $threads } matches
    } at the same time, each in its own thread. This server has { $active } of { $most } active threads.
league-check-no-room = ⚠️ Only { $room } more threads fit. Matches start in batches as room allows; the others follow when threads are archived. The people who manage the server are notified.
league-check-draw = 🎲 Divisions are made from a sealed random seed: { $earned } by the previous season, { $rated } newcomers by rating, { $lots } at random.
league-check-no-messages = ✉️ No private messages: nothing is secret in this game.
league-check-days = 📅 One person's matches usually take about { $expected ->
        [one] { $expected } day
       *[other] { $expected } days
    }, a single one at most { $longest }; the season lasts { $days }.
league-check-too-long = ⚠️ That is longer than the season: give it more days, let more matches run at once, or choose a quicker time control.
league-check-busy = ⚠️ { $person } would play { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } at the same time.
league-check-not-busy = ✅ Nobody would play more than { $most ->
        [one] { $most } match
       *[other] { $most } matches
    } at the same time.
button-league-check = Dry run
button-league-archive = As a file
button-league-history = My seasons
button-league-wishes = My wishes
league-wish-at-once =
    { $count ->
        [0] At once: as the season sets it
        [one] One match at a time
       *[other] At most { $count } at once
    }
league-check-left-over =
    { $count ->
        [one] ⚠️ One person does not fit into a balanced division and becomes the first substitute.
       *[other] ⚠️ { $count } people do not fit into a balanced division and become the first substitutes.
    }
league-check-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
league-check-messages = ✉️ { $count } private messages with secrets at the start; at the pace that Discord allows they take about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. Clocks wait for them.
league-check-conflict =
    { $division ->
        [0] ⚖️ { $person } organises and plays: somebody else has to decide in that division.
       *[other] ⚖️ { $person } organises and plays in division { $division }: somebody else has to decide there.
    }
league-act-draw = Draw now
    .about = Sign-up ends, the divisions are drawn
league-act-start = Start now
    .about = Without waiting out the time to object
league-act-pause = Pause or resume
    .about = Nothing begins or ends; running matches go on
league-act-close = End the matches now
    .about = Overtime begins; if in overtime, open matches are unplayed
report-season-full = ⚠️ The season `{ $match }` is waiting for room: { $waiting } of its matches cannot start because this server has { $active } active threads and Discord allows 1,000. Archive or delete some, and the matches start by themselves.
help-leagues =
    ## Leagues
    { "" }**Take part:** `/league show` opens the season's page: *Sign up* there, and say how many matches you want at once, when you are away and whether you want every season. Until half-time there is *Join late*. Matches start by themselves; nobody has to join.
    { "" }**Where things stand:** `/league table` with *Cross table* and *Why this place?*, `/league fixtures`, *My matches* with the places you can still reach, `/league history`.
    { "" }**Without a date:** a flash group starts by itself as soon as enough people are waiting. You can join a ladder at any time and challenge somebody above you with *Challenge* or `/league challenge`.
    { "" }**Cannot go on?** *I cannot go on* on the page: hand over, ask for time, days away, or leave; then substitutes are asked first. `/league standby` makes you one.
    { "" }**Ratings:** `/rating show` and `/rating table`; only matches that were played count.
    { "" }**Organise:** `/league new` makes a season, `/league check` is a dry run, `/league organise` or *Organise* on the page has everything else: draw and start now, pause, extend, move, withdraw, replace, rule, points. Everything needs a reason, which everybody can read; nobody decides in their own division. `/setup organisers` chooses the role.
button-help-leagues = Leagues
league-draft-format-single = Everybody plays everybody once
league-draft-format-double = Everybody plays everybody twice, with seats swapped
refused-no-divisions = The divisions have not been drawn yet, so there are no tables or fixtures.
button-league-page = Season page
