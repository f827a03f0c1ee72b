# Looking back at a match that is over. Percentages are winning chances.

button-review = Look back
button-turning-point = { $number }: position { $move }
after-wait = The computer is thinking about the match …
after-title = ### Looking back · { $game }
after-alt = Course of the match, { $game }: everybody's winning chance over the moves. At the end: { $shares }.
after-turns = **Where it turned**
after-no-turns = The match changed little by little; no single move turned it.
after-turn = **{ $number }.** Move { $move }, { $mover } `{ $line }`: { $player } from { $before } % to { $after } %.
after-turn-dice = Mostly the dice ({ $by } %).
after-turn-better = The computer would have played `{ $line }`.
after-turn-same = The computer would have played the same.
after-luck = **Luck of the dice** (against what could be expected): { $luck }
after-luck-of = { $player } { $by } % (± { $doubt })
after-luck-even = **Luck of the dice**: nobody had more of it.
after-luck-part = Weighed: { $weighed } of { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
}.
after-time-clocks = **Time used** (by the clocks): { $times }
after-time-wall = **Time used** (from move to move): { $times }
after-time-of = { $player } { $time }
after-how = -# How the computer sees it; it may be wrong.
after-how-dice = -# How the computer sees it; it may be wrong. Luck is measured by sampled throws, hence the ±.

# What went wrong on a day, for the operator of the bot; $day is a date as Discord shows it, $troubles one or more of the messages below.
report-troubles = { $day }: { $troubles }. The log has the details.
trouble-late =
    { $count ->
        [one] one answer took more than a second
       *[other] { $count } answers took more than a second
    }
trouble-fault =
    { $count ->
        [one] one answer failed because of a fault of mine
       *[other] { $count } answers failed because of a fault of mine
    }
trouble-held-up =
    { $count ->
        [one] one post was held up
       *[other] { $count } posts were held up
    }
trouble-task =
    { $count ->
        [one] a background task failed once
       *[other] background tasks failed { $count } times
    }
trouble-pause =
    { $count ->
        [one] I paused sending once because too many requests to Discord failed
       *[other] I paused sending { $count } times because too many requests to Discord failed
    }
trouble-backup =
    { $count ->
        [one] a backup failed
       *[other] { $count } backups failed
    }
