# Time: durations, what clocks and calendars bring about, substitutes.

## Durations. `typed-...` lists how a unit may be spelt when somebody types it, lower case, with blanks between.

typed-minutes = m min mins minute minutes
typed-hours = h hr hrs hour hours
typed-days = d day days
typed-weeks = w wk wks week weeks
typed-fillers = and &
duration-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
duration-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
duration-weeks =
    { $count ->
        [one] 1 week
       *[other] { $count } weeks
    }
duration-months =
    { $count ->
        [one] 1 month
       *[other] { $count } months
    }
duration-years =
    { $count ->
        [one] 1 year
       *[other] { $count } years
    }
duration-moment = less than a minute
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days = { $count } d
clock-empty = 0 min

refused-bad-duration = I cannot read { $typed } as a duration. Write for example `3 days`, `72h` or `1d 12h`.

## In the thread

turn-line-planned = **Move { $number }** · { $player }: `{ $line }` (planned before)
absence-began = 🏖️ { $player } is on vacation until { $until }. The clock is stopped until then.
absence-ended = 🏖️ { $player } is back from vacation.
paused-dispute = ⏸️ **The match is paused** because of a dispute. The clocks are stopped, and nobody can move.
paused-moderator = ⏸️ **{ $person } has paused the match.** The clocks are stopped, and nobody can move.
clock-fetch = ⏳ { $seat }: the secrets can be fetched until { $deadline }
out-unfetched = 📨 { $player } has not fetched their secrets in time.
pause-ends = -# If nobody has decided by { $told }, the people who manage the server are notified; on { $over } the match goes on by itself, with the time that the clocks show now.
pause-lapses = -# On { $over } the match goes on by itself, with the time that the clocks show now.
hold-lapses = -# If nothing changes, the match ends on { $over } without a winner.
pause-escalated-dispute = ⏳ **Nobody has ruled in this dispute for three days.** The people who manage this server have been notified.
pause-escalated-moderator = ⏳ **The match has been paused for three days.** The people who manage this server have been notified.
pause-lapsed-dispute = ▶️ **The match goes on:** nobody has ruled for two weeks, so the dispute has lapsed. The clocks show what they showed before it.
pause-lapsed-moderator = ▶️ **The match goes on:** nobody has ended the pause for two weeks. The clocks show what they showed before it.
pause-escalated-unseen = ⏳ **The clocks have been standing for three days,** because this match cannot be seen. The people who manage this server have been notified.
pause-escalated-unavailable = ⏳ **The clocks have been standing for three days,** because this match cannot be seen. The people who manage this server have been notified.
pause-escalated-removed = ⏳ **The clocks have been standing for three days,** because this match cannot be seen. The people who manage this server have been notified.
resumed = ▶️ **The match goes on.**
resumed-by = ▶️ **The match goes on,** as { $person } has decided.
held-unseen = ⏸️ The clocks stand: I cannot show this match at the moment. You can move all the same.
held-unavailable = ⏸️ The clocks stand: Discord cannot reach the server at the moment. You can move all the same.
held-removed = ⏸️ The clocks stand: I was removed from the server. You can move all the same.
released-unseen = ▶️ **The clocks run again:** I can show this match. The time in which I could not does not count.
released-unavailable = ▶️ **The clocks run again:** the server can be reached. The time in which it could not does not count.
released-removed = ▶️ **The clocks run again:** I am back on this server. The time without me does not count.
lapsed-unseen = For two weeks, this match could not be seen; it ends without a winner.
replaced = 🔁 { $after } takes over { $seat } from { $before }.
replaced-by = 🔁 { $after } takes over { $seat } from { $before }, as { $person } has decided.
given-outage = ⏱️ { $player } gets { $time } back, because Discord or I could not be reached.
given-fetching = ⏱️ There is more time to fetch the secrets, because Discord or I could not be reached.
given-unseen = ⏱️ { $player } gets { $time } back, because the match could not be seen.
given-moderator = ⏱️ { $person } gives { $time } more to { $player }.
given-substitute = ⏱️ { $player } starts with { $time } more.
out-loss = ⌛ { $player } has run out of time.
out-claim = ⌛ { $player } has run out of time. { $others } may claim the win now, with the button or with `/match claim`, propose a substitute with `/match substitute`, or go on waiting: a move still counts as long as nobody has claimed.
out-moderator = ⌛ { $player } has run out of time. { $moderators } decide what happens; until then a move still counts.
moderators = The moderators
status-paused-dispute = ⏸️ The match is paused because of a dispute.
status-paused-moderator = ⏸️ The moderators have paused the match.
claimed = { $player } claims the win: { $against } had run out of time.
abandon-agreed = You have agreed to end the match without a winner.

offer-abandon = { $player } would like to end the match without a winner. { $others }, do you agree? Making a move declines it.
offer-abandon-accepted = { $player } agrees to end the match.
offer-abandon-declined = { $player } does not want to end the match. It goes on.
offer-abandon-cancelled = { $player } has withdrawn the request to end the match.
offer-substitute = { $player } proposes that { $substitute } takes over from { $leaver }. { $substitute }, would you like to? { $count ->
        [0] Nobody else has to agree.
        [one] { $others } has to agree as well.
       *[other] { $others } have to agree as well.
    }
offer-substitute-own = { $player } would like to hand over to { $substitute }. { $substitute }, would you like to take over? { $count ->
        [0] Nobody else has to agree.
        [one] { $others } has to agree as well.
       *[other] { $others } have to agree as well.
    }
offer-substitute-accepted = { $player } agrees to the substitute.
offer-substitute-declined = { $player } does not agree to the substitute. Everything stays as it is.
offer-substitute-cancelled = { $player } has withdrawn the request for a substitute.

## Clocks

clocks = ⏱️ { $clocks }
clock-stands = { $seat } { $left }
clock-runs = **{ $seat } { $left }**, until { $deadline }
clock-out = **{ $seat }: out of time**
clock-full-stands = { $player }: { $left }.
clock-full-runs = { $player }: { $left }; the time runs out { $deadline }.
clock-full-out = { $player }: **out of time**.
clock-full-away = On vacation until { $until }.
button-claim = Claim the win
acknowledged-claimed = You have claimed the win.

## Substitutes

replaced-welcome = { $person }, welcome! `/match log` shows what has been played so far, `/rules` the rules.
replaced-unrated = The match no longer counts towards ratings.
substitute-question = Do you want to ask for { $substitute } to take over from { $leaver }? Everybody else at the table has to agree, including { $substitute }. { $leaver } is not asked, but may still move.
substitute-question-own = Do you want to hand over to { $substitute }? Everybody else at the table has to agree, including { $substitute }. Until then you play on; after that you are a spectator, and you lose access to your secrets.
briefing = ## You have taken over: { $game }
    You play { $seat } against { $others } in { $thread }. This is the position; everything played so far is in the file.
briefing-hint = `/board` shows any earlier position, `/match log` the score sheet, `/rules` the rules as they are played here. Anything that only you may know comes in a separate message.
button-ask = Ask
button-abandon = End without a winner
reason-time = { $seat } has run out of time
outcome-abandoned = The match has ended without a winner.
outcome-unplayed = The season ended first: the match is unplayed.

## Plans

plan-title = **Your plans for the next move**
plan-none = You have no plans in this match.
plan-line = { $number }. If `{ $condition }`, then `{ $line }`
plan-made = Planned: if `{ $condition }`, then `{ $line }`.
plan-cancelled = The plan is cancelled.
plan-hint = Only you see this. `/plan` makes a plan: name what the opponent plays, and your answer. It is played at once if exactly that happens, and dropped after any other move.
plan-hint-secrets = Only you see this. `/plan` makes a plan: name the opponent's move exactly as it will appear in the thread, with its answer, such as `B-i11 -`, and your own move. It is played at once if exactly that happens, and dropped after any other move, or if yours is not allowed then.
plan-refused-condition = The opponent cannot play that:
plan-refused-line = You could not answer with that:
plan-carried-out = { $game } against { $others }: your plan was carried out. You have played `{ $line }`.
plan-lapsed = { $game } against { $others }: your plans were dropped, because another move was played or yours was not allowed: { $plans }
plan-lapsed-too = Your other plans were dropped: { $plans }
plan-short = if `{ $condition }`, then `{ $line }`
button-plans = My plans
button-plan-cancel = Cancel { $number }
refused-half-a-plan = A plan needs both: what the opponent plays, and what you answer.

# The proper names of the time zones in which most readers of this language live, separated by spaces.
zones-likely = Europe/London America/New_York America/Chicago America/Denver America/Los_Angeles America/Toronto Europe/Dublin Australia/Sydney Pacific/Auckland
# Large cities whose time zone goes by the name of another city: behind each zone, separated by commas.
zones-cities =
    Europe/London Manchester, Birmingham, Liverpool, Leeds, Edinburgh, Glasgow, Cardiff
    America/New_York Boston, Washington, Philadelphia, Miami, Atlanta
    America/Chicago Houston, Dallas, Austin, Minneapolis, New Orleans
    America/Los_Angeles San Francisco, Seattle, San Diego, Las Vegas
    America/Toronto Montreal, Ottawa, Quebec
    Asia/Kolkata Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Hyderabad
    Asia/Shanghai Beijing, Shenzhen, Guangzhou
    Asia/Tokyo Osaka, Kyoto
    Asia/Dubai Abu Dhabi
    Asia/Karachi Islamabad, Lahore
    Africa/Johannesburg Cape Town, Pretoria
    America/Sao_Paulo Rio de Janeiro, Brasilia
    Australia/Sydney Canberra
    Pacific/Auckland Wellington
    Europe/Berlin Munich, Hamburg, Cologne, Frankfurt
    Europe/Zurich Geneva, Basel, Berne
    Europe/Rome Milan, Naples, Turin, Florence, Venice
    Europe/Madrid Barcelona, Seville
    Europe/Amsterdam The Hague, Rotterdam
    Europe/Moscow Saint Petersburg
    Europe/Istanbul Ankara
