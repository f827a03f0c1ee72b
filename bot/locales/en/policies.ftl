# Policies of time: what they mean, and how a server makes its own.

weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
weekday-short-0 = Mon
weekday-short-1 = Tue
weekday-short-2 = Wed
weekday-short-3 = Thu
weekday-short-4 = Fri
weekday-short-5 = Sat
weekday-short-6 = Sun


policy-name-relaxed = relaxed
policy-name-fast = fast
policy-name-none = no clock
policy-label = { $name }: { $bank }, then { $increment } more every turn, up to { $cap }
policy-title = ⏱ **Time: { $name }**
list-last = { $items } and { $last }
policy-unlimited = Everybody takes as long as they like.
policy-times = Everybody begins with { $bank }. Every turn adds { $increment }, up to { $cap }.
policy-times-once = Everybody has { $bank } for the whole match.
policy-stands = Clocks stand still: { $times }.
policy-stands-sleep = in each player's own hours of sleep
policy-stands-rest = on the server's days of rest ({ $days })
policy-stands-vacation =
    { $days ->
        [one] on 1 day of vacation a year
       *[other] on up to { $days } days of vacation a year
    }
policy-runs-on = Clocks run day and night.
policy-reminders = Reminders when { $shares } of the time are left.
policy-zero-loss = Who runs out of time has lost.
policy-zero-claim = Who runs out of time can lose: an opponent may claim the win, or go on waiting.
policy-zero-moderator = When somebody runs out of time, the moderators decide.
policy-lasts = Such a match usually takes { $expected }, and { $longest } at the very longest.
policy-lasts-game = { $game }: usually { $expected }, at the longest { $longest }
policy-example = **For example:** it is your turn since Monday, 9:00, you have { $bank }, and you sleep from 23:00 to 7:00.
policy-example-days = What your clock counts: { $days }
policy-example-reminder = You are reminded: { $times }
policy-example-end = Your time runs out: **{ $time }**
policy-example-time =
    { $week ->
        [1] { $day } { $time }
       *[other] { $day } { $time } of week { $week }
    }
policies-title = ## Time policies of this server
policies-line = **{ $name }**: { $bank } and { $increment } more every turn, up to { $cap }
policies-line-default = **{ $name }** (where nobody names one): { $bank } and { $increment } more every turn, up to { $cap }
policies-line-none = **{ $name }**
policies-line-none-default = **{ $name }** (where nobody names one)
policies-menu = Look at one …
policy-page = ## Time policy: { $name }
policy-page-draft = ## Time policy: { $name } (not saved yet)
policy-lasts-title = **How long a match may take:**
policy-warning = ⚠️ { $reason }
policy-saved = The policy **{ $name }** is saved. Matches that have been proposed before keep theirs.
policy-removed = The policy **{ $name }** is removed. Matches that use it keep it.
policy-made-default = Where nobody names a policy, **{ $name }** counts from now on.
policy-reminders-menu = Reminders …
policy-reminders-none = no reminders
policy-reminders-some = reminders at { $shares }
policy-zero-menu = When time runs out …
policy-zero-menu-loss = The match is lost
policy-zero-menu-claim = An opponent may claim the win
policy-zero-menu-moderator = The moderators decide
policy-form = Time policy
policy-form-name = Name
policy-form-bank = Time at the beginning
policy-form-increment = Every turn adds
policy-form-cap = Most that a clock can show
policy-form-vacation = Days of vacation a year
policy-form-example = for example 3 days, 72h, 1d 12h
button-policies = Time policies
button-policy-new = New policy
button-policy-change = Change times …
button-policy-copy = A new one like this
button-policy-save = Save
button-policy-remove = Remove
button-policy-default = Make it the default
button-sleep-on = Sleep stops the clock
button-sleep-off = Clocks run at night, too
button-rest-day = Rest: { $day }
setup-policy = Time where nobody names a policy: **{ $name }**

refused-bad-number = { $typed } is no whole number from { $low } to { $high }.
refused-unknown-policy = There is no time policy { $typed } here. Choose one from the list that Discord offers.
refused-too-many-policies = A server can have { $most } policies of its own. Remove one first.
refused-policy-name-taken = { $typed } is the name of a policy that is always there. Choose another name.
refused-policy-name-empty = A policy needs a name, made of letters and digits.
