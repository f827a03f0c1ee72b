# Time controls: what they mean, and how a server makes its own.

policy-name-relaxed = relaxed
policy-name-fast = fast
policy-name-league = league
policy-name-none = no clock
policy-label = { $name }: { $bank }, then { $increment } more every turn, up to { $cap }
policy-title = ⏱️ **Time control: { $name }**
policy-short = { $name }: { $bank }, + { $increment } a turn
policy-short-once = { $name }: { $bank } in all
policy-unlimited = Everybody takes as long as they like.
policy-times = Everybody begins with { $bank }. Every turn adds { $increment }, up to { $cap }.
policy-times-once = Everybody has { $bank } for the whole match.
policy-stands = Clocks are stopped: { $times }.
policy-stands-sleep = during each player's own sleeping hours
policy-stands-rest = on the server's rest days ({ $days })
policy-rest-zone = -# Rest days go by the server's time zone, **{ $zone }**. `/setup timezone` changes it.
policy-stands-vacation =
    { $days ->
        [one] on 1 day of vacation a year
       *[other] on up to { $days } days of vacation a year
    }
policy-runs-on = Clocks run day and night.
policy-reminders = Reminders when { $shares } of the time is left.
policy-on-timeout-loss = A player who runs out of time has lost.
policy-on-timeout-claim = A player who runs out of time can lose: an opponent may claim the win, or go on waiting.
policy-on-timeout-moderator = When somebody runs out of time, the moderators decide.
policy-lasts = A match like this usually takes { $expected }.
policy-lasts-game = { $game }: { $expected }
policy-example = **For example:** it has been your turn since Monday, 9:00, you have { $bank }, and you sleep from 23:00 to 7:00.
policy-example-days = What your clock counts: { $days }
policy-example-reminder = You are reminded: { $times }
policy-example-end = Your time runs out: **{ $time }**
policy-example-time =
    { $week ->
        [1] { $day } { $time }
       *[other] { $day } { $time } of week { $week }
    }
policies-title = ## This server's time controls
policies-line = **{ $name }**: { $bank } and { $increment } more every turn, up to { $cap }
policies-line-default = **{ $name }** (default): { $bank } and { $increment } more every turn, up to { $cap }
policies-line-none = **{ $name }**
policies-line-none-default = **{ $name }** (default)
policies-menu = Look at one …
policy-page = ## Time control: { $name }
policy-page-draft = ## Time control: { $name } (not saved yet)
policy-lasts-title = **How long a match usually takes:**
policy-warning = ⚠️ { $reason }
policy-saved = The time control **{ $name }** is saved. Matches proposed before that keep theirs.
policy-removed = The time control **{ $name }** is removed. Matches that use it keep it.
policy-made-default = From now on, **{ $name }** is the default time control.
policy-reminders-menu = Reminders …
policy-reminders-none = no reminders
policy-reminders-some = reminders at { $shares }
policy-on-timeout-menu = When time runs out …
policy-on-timeout-menu-loss = The match is lost
policy-on-timeout-menu-claim = An opponent may claim the win
policy-on-timeout-menu-moderator = The moderators decide
policy-form = Time control
policy-form-name = Name
policy-form-bank = Time at the start
policy-form-increment = Every turn adds
policy-form-cap = Most a clock can show
policy-form-vacation = Days of vacation a year
policy-form-example = for example 3 days, 72h, 1d 12h
button-policies = Time controls
button-policy-new = New time control
button-policy-change = Change times …
button-policy-copy = A new one like this
button-policy-save = Save
button-policy-remove = Remove
button-policy-default = Make it the default
button-sleep-on = Sleep stops the clock
button-sleep-off = Clocks run at night, too
button-rest-day = Rest: { $day }
setup-policy = Default time control: **{ $name }**

refused-bad-number = { $typed } is not a whole number from { $low } to { $high }.
refused-unknown-policy = There is no time control `{ $typed }` here. Choose one from the list that Discord offers.
refused-unknown-policy-near = There is no time control `{ $typed }` here. Did you mean **{ $near }**?
refused-too-many-policies = A server can have { $most } time controls of its own. Remove one first.
refused-policy-name-taken = { $typed } is the name of a built-in time control. Choose another name.
refused-policy-name-empty = A time control needs a name, made of letters and digits.
