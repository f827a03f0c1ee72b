# Ladders: people join, challenge somebody above them, and climb by winning.

refused-cannot-challenge-unknown = That person is not on this ladder.
refused-cannot-challenge-self = You cannot challenge yourself.
refused-cannot-challenge-not_above = You can only challenge somebody above you.
refused-cannot-challenge-out_of_reach = That is too far up: a challenge reaches { $reach ->
        [one] one rung
       *[other] { $reach } rungs
    } up at most.
refused-cannot-challenge-has_challenged = You already have a challenge of your own. It must be answered and played first.
refused-cannot-challenge-is_challenged = Somebody else has already challenged that person. You can do so when that match is over.
refused-cannot-challenge-too_many = You have made { $most } challenges within seven days, the most allowed. Others can still challenge you.
refused-cannot-challenge-full = This ladder is full: it ends at rung { $most }.
refused-bad-season-rules-ladder = A ladder is for two at a table and has no promotion, no rounds and no next season.
refused-bad-season-rules-reach = A challenge reaches { $least } to { $most } rungs up, with a day to two weeks to answer it.
refused-bad-season-rules-endless = A ladder has none of this: no end to move, no points, no substitutes, and nobody hands over a rung.
ladder-title = { $league }
league-plays-ladder = **{ $game }**, a ladder
ladder-announced = The ladder opens { $until }.
ladder-stands = 🪜 **The ladder is open.** Join at the bottom whenever you like.
ladder-paused = ⏸️ **Paused** since { $since }.
ladder-people =
    { $count ->
        [0] Nobody is on it yet.
        [one] One person is on it.
       *[other] { $count } people are on it.
    }
ladder-as-of = Movement over the past week, as of { $day }. A question mark: not answered yet.
ladder-empty = Nobody is on it yet.
ladder-rules = Challenge somebody at most { $reach ->
        [one] one rung
       *[other] { $reach } rungs
    } above you; they have { $days ->
        [one] a day
       *[other] { $days } days
    } to accept. If you win, you take their rung and they move to the one below. Whoever declines, does not answer or runs out of time drops one rung. One challenge of your own at a time, { $week } a week.
league-rules-endings-ladder =
    { "" }**How a match counts**
    If the challenger wins, rungs change; a loss, a draw or a void match changes nothing. Running out of time costs either side one rung. If somebody leaves, their challenges are over and everybody below moves up; whoever comes back starts at the bottom. A ruling on a match counts from when that match ended.
ladder-challenge-open = ⚔️ { $person } challenges { $opponent }; answer due by { $until }
ladder-challenge-played = ⚔️ { $person } plays { $opponent } for the rung
ladder-rung-plain =
    { $place } { $name }, { $days ->
        [one] for one day
       *[other] for { $days } days
    }
ladder-head-challenge = Challenges
ladder-head-days = Days
ladder-not-on = You are not on this ladder: { $season }.
ladder-own = You are on rung **{ $place }**. { $count ->
        [0] There is nobody you can challenge right now.
        [one] There is one person you can challenge.
       *[other] There are { $count } people you can challenge.
    }
ladder-no-challenges = You have no challenges right now.
ladder-nobody = There is nobody you can challenge right now: a challenge reaches { $reach ->
        [one] one rung
       *[other] { $reach } rungs
    } up, nobody is challenged by two people at once, and you can have one challenge of your own at a time, { $week } a week.
ladder-choose = Who do you want to challenge? They have { $days ->
        [one] a day
       *[other] { $days } days
    } to accept. Without an answer they drop one rung.
ladder-choose-menu = Somebody above you
ladder-challenged = You have challenged { $opponent }, who can answer until { $until }. The match then starts by itself.
ladder-accepted = You have accepted; the match starts by itself: { $season }.
ladder-declined = You have declined and drop one rung: { $season }.
ladder-leave-ask = If you leave, everybody below you moves up and your challenges are over; a match still being played counts as lost. If you come back, you start at the bottom. For a few days away a vacation is enough where the time control allows one.
league-announced-ladder = Announced in { $channel }; people can join the ladder right away.
ladder-told-stands = 🪜 A new ladder: join at the bottom, at any time, on its page.
ladder-told-challenge = ⚔️ { $opponent }, { $person } challenges you. Do you accept? You can answer until { $until }; if you decline or say nothing, you drop one rung.
ladder-told-declined = { $opponent } has declined the challenge from { $person } and drops one rung.
ladder-told-silent = { $opponent } has not answered the challenge from { $person } and drops one rung.
ladder-told-outage = The bot or Discord was away; there is that much more time to answer challenges.
ladder-told-idle = Nobody has climbed this ladder for a long time, so it is closing.
ladder-told-left = { $person } has left the ladder; everybody below moves up.
ladder-week =
    🪜 **Week { $week } on the ladder.** { $count ->
        [0] No match has ended.
        [one] One match has ended.
       *[other] { $count } matches have ended.
    }
ladder-week-climbed = ⬆️ { $person }: rung { $before } → **{ $after }**
ladder-week-new = New: { $persons }
ladder-week-top = **At the top:** { $persons }
league-history-place-ladder = **{ $season }** · { $phase } · rung { $place }, { $won ->
        [one] one match won
       *[other] { $won } matches won
    }
league-draft-format-ladder = A ladder: challenges at any time, no end
league-reach-menu = How far up may people challenge?
league-draft-reach =
    { $count ->
        [one] Challenges reach one rung up
       *[other] Challenges reach { $count } rungs up
    }
button-ladder-join = Join
button-ladder-leave = Leave
button-ladder-challenge = Challenge
button-ladder-mine = My challenges
button-ladder-show = The ladder
button-ladder-accept = Accept
button-ladder-decline = Decline
command-league-challenge = challenge
    .about = On a ladder: challenge somebody above you
option-league-opponent = opponent
    .about = Who; left out: choose from a menu
league-check-ladder =
    🪜 { $count ->
        [one] { $count } person
       *[other] { $count } people
    }. Matches begin one by one, whenever somebody accepts a challenge; nothing is drawn, and there is no end date. This server has { $active } of { $most } active threads.
