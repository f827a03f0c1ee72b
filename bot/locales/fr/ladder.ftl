# Ladders: people join, challenge somebody above them, and climb by winning.

refused-cannot-challenge-unknown = That person does not stand on this ladder.
refused-cannot-challenge-self = You cannot challenge yourself.
refused-cannot-challenge-not_above = You can only challenge somebody who stands above you.
refused-cannot-challenge-out_of_reach = That is too far up: a challenge reaches { $reach ->
        [one] one rung
       *[other] { $reach } rungs
    } up at most.
refused-cannot-challenge-has_challenged = You have a challenge of your own already. First it must be answered and played.
refused-cannot-challenge-is_challenged = Somebody else has challenged that person just now. You can do so when that match is over.
refused-cannot-challenge-too_many = You have made { $most } challenges within seven days; more are not allowed. Others can still challenge you.
refused-cannot-challenge-full = This ladder is full: it ends with rung { $most }.
refused-bad-season-rules-ladder = A ladder is for two at a table and has no promotion, no rounds and no next season.
refused-bad-season-rules-reach = A challenge reaches { $least } to { $most } rungs up, and there is a day to two weeks to answer it.
refused-bad-season-rules-endless = A ladder does not know this: it has no end that could be moved, no points, no substitutes, and nobody hands a rung over.
ladder-title = { $league }
league-plays-ladder = **{ $game }**, a ladder
ladder-announced = The ladder opens { $until }.
ladder-stands = 🪜 **The ladder stands.** Join at the bottom whenever you like.
ladder-paused = ⏸️ **Paused** since { $since }.
ladder-people =
    { $count ->
        [0] Nobody stands on it yet.
        [one] One person stands on it.
       *[other] { $count } people stand on it.
    }
ladder-as-of = Movement within a week, as of { $day }. A question mark: not answered yet.
ladder-empty = Nobody stands on it yet.
ladder-rules = Challenge somebody at most { $reach ->
        [one] one rung
       *[other] { $reach } rungs
    } above you; they have { $days ->
        [one] a day
       *[other] { $days } days
    } to accept. If you win, you take their rung and they keep the one below. Whoever declines, does not answer or runs out of time drops by one rung. One challenge of your own at a time, { $week } a week.
league-rules-endings-ladder =
    { "" }**How a match counts**
    A win of the challenger changes rungs; a loss, a draw and a void match change nothing. Running out of time costs one rung, on either side. If somebody leaves, all below move up and their challenges are over; whoever comes back starts at the bottom. A ruling about a match counts from when that match ended.
ladder-challenge-open = ⚔️ { $person } challenges { $opponent }; to be answered until { $until }
ladder-challenge-played = ⚔️ { $person } plays { $opponent } for the rung
ladder-rung-plain =
    { $place } { $name }, { $days ->
        [one] for one day
       *[other] for { $days } days
    }
ladder-head-challenge = Challenges
ladder-head-days = Days
ladder-not-on = You do not stand on this ladder: { $season }.
ladder-own = You stand on rung **{ $place }**. { $count ->
        [0] There is nobody whom you can challenge just now.
        [one] There is one person whom you can challenge.
       *[other] There are { $count } people whom you can challenge.
    }
ladder-no-challenges = No challenge concerns you just now.
ladder-nobody = There is nobody whom you can challenge just now: a challenge reaches { $reach ->
        [one] one rung
       *[other] { $reach } rungs
    } up, everybody is challenged by one person at a time, and you have one challenge of your own at a time, { $week } a week.
ladder-choose = Whom do you challenge? They have { $days ->
        [one] a day
       *[other] { $days } days
    } to accept. Without an answer they drop by one rung.
ladder-choose-menu = Somebody above you
ladder-challenged = You have challenged { $opponent }, who can answer until { $until }. The match then starts by itself.
ladder-accepted = You have accepted; the match starts by itself: { $season }.
ladder-declined = You have declined and drop by one rung: { $season }.
ladder-leave-ask = If you leave, all below you move up and your challenges are over; a match that is being played counts as lost. Whoever comes back starts at the bottom. For some days away a vacation is enough where the time policy gives one.
ladder-founded = Announced in { $channel }; people can join the ladder at once.
ladder-told-stands = 🪜 A new ladder: join on its page, at any time and at the bottom.
ladder-told-challenge = ⚔️ { $opponent }, { $person } challenges you. Do you accept? You can answer until { $until }; if you decline or say nothing you drop by one rung.
ladder-told-declined = { $opponent } has declined the challenge by { $person } and drops by one rung.
ladder-told-silent = { $opponent } has not answered the challenge by { $person } and drops by one rung.
ladder-told-outage = The bot or Discord was away; there is as much more time to answer challenges.
ladder-told-idle = Nobody has climbed this ladder for a long time, so it closes.
ladder-told-left = { $person } has left the ladder; all below move up.
ladder-week =
    🪜 **Week { $week } on the ladder.** { $count ->
        [0] No match has ended.
        [one] One match has ended.
       *[other] { $count } matches have ended.
    }
ladder-week-climbed = ⬆️ { $person }: rung { $before } → **{ $after }**
ladder-week-new = New: { $persons }
ladder-week-top = **On top:** { $persons }
ladder-history = **{ $season }** · { $phase } · rung { $place }, { $won ->
        [one] one match won
       *[other] { $won } matches won
    }
league-draft-format-ladder = A ladder: challenges at any time, without an end
league-reach-menu = How far up may one challenge?
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
    .about = Whom; left out: choose from a menu
league-check-ladder =
    🪜 { $count ->
        [one] { $count } person
       *[other] { $count } people
    }. Matches begin one by one, whenever somebody accepts a challenge; nothing is drawn, and there is no date of the end. This server has { $active } of { $most } active threads.
