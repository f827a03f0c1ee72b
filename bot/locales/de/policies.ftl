# Zeitregeln: was sie bedeuten, und wie ein Server eigene macht.


policy-name-relaxed = entspannt
policy-name-fast = schnell
policy-name-league = Liga
policy-name-none = ohne Uhr
policy-label = { $name }: { $bank }, mit jedem Zug { $increment } dazu, höchstens { $cap }
policy-title = ⏱️ **Zeit: { $name }**
policy-short = { $name }: { $bank }, + { $increment } je Zug
policy-short-once = { $name }: insgesamt { $bank }
policy-unlimited = Alle nehmen sich so viel Zeit, wie sie mögen.
policy-times = Zu Beginn haben alle { $bank }. Jeder Zug bringt { $increment } dazu, bis höchstens { $cap }.
policy-times-once = Alle haben { $bank } für die ganze Partie.
policy-stands = Die Uhr steht: { $times }.
policy-stands-sleep = während der eigenen Schlafzeit
policy-stands-rest = an den Ruhetagen des Servers ({ $days })
policy-rest-zone = -# Ruhetage gehen nach der Zeitzone des Servers, **{ $zone }**. `/einrichten zeitzone` ändert sie.
policy-stands-vacation =
    { $days ->
        [one] an 1 Urlaubstag im Jahr
       *[other] an bis zu { $days } Urlaubstagen im Jahr
    }
policy-runs-on = Die Uhr läuft Tag und Nacht.
policy-reminders = Erinnert wird, wenn noch { $shares } der Zeit übrig sind.
policy-on-timeout-loss = Wessen Zeit abläuft, der verliert.
policy-on-timeout-claim = Läuft jemandem die Zeit ab, darf die Gegenseite den Sieg beanspruchen oder weiter warten.
policy-on-timeout-moderator = Läuft jemandem die Zeit ab, entscheidet die Moderation.
policy-lasts = So eine Partie dauert meist { $expected }.
policy-lasts-game = { $game }: { $expected }
policy-example = **Zum Beispiel:** Du bist seit Montag, 9:00 Uhr, am Zug, hast { $bank } und schläfst von 23:00 bis 7:00 Uhr.
policy-example-days = Was deine Uhr zählt: { $days }
policy-example-reminder = Erinnert wirst du: { $times }
policy-example-end = Deine Zeit läuft ab: **{ $time }**
policy-example-time =
    { $week ->
        [1] { $day } { $time } Uhr
       *[other] { $day } der { $week }. Woche, { $time } Uhr
    }
policies-title = ## Zeitregeln dieses Servers
policies-line = **{ $name }**: { $bank }, mit jedem Zug { $increment } dazu, höchstens { $cap }
policies-line-default = **{ $name }** (wenn niemand eine nennt): { $bank }, mit jedem Zug { $increment } dazu, höchstens { $cap }
policies-line-none = **{ $name }**
policies-line-none-default = **{ $name }** (wenn niemand eine nennt)
policies-menu = Ansehen …
policy-page = ## Zeitregel: { $name }
policy-page-draft = ## Zeitregel: { $name } (noch nicht gespeichert)
policy-lasts-title = **Wie lange eine Partie meist dauert:**
policy-warning = ⚠️ { $reason }
policy-saved = Die Zeitregel **{ $name }** ist gespeichert. Partien, die schon ausgeschrieben sind, behalten ihre.
policy-removed = Die Zeitregel **{ $name }** ist entfernt. Partien, die sie haben, behalten sie.
policy-made-default = Wenn niemand eine Zeitregel nennt, gilt ab jetzt **{ $name }**.
policy-reminders-menu = Erinnerungen …
policy-reminders-none = keine Erinnerungen
policy-reminders-some = Erinnerungen bei { $shares }
policy-on-timeout-menu = Wenn die Zeit abläuft …
policy-on-timeout-menu-loss = Die Partie ist verloren
policy-on-timeout-menu-claim = Die Gegenseite darf den Sieg beanspruchen
policy-on-timeout-menu-moderator = Die Moderation entscheidet
policy-form = Zeitregel
# As in English.
policy-form-name = Name
policy-form-bank = Zeit zu Beginn
policy-form-increment = Jeder Zug bringt dazu
policy-form-cap = Höchstens auf der Uhr
policy-form-vacation = Urlaubstage im Jahr
policy-form-example = zum Beispiel 3 Tage, 72h, 1 Tag 12 Std.
button-policies = Zeitregeln
button-policy-new = Neue Zeitregel
button-policy-change = Zeiten ändern …
button-policy-copy = Eine neue wie diese
button-policy-save = Speichern
button-policy-remove = Entfernen
button-policy-default = Zum Standard machen
button-sleep-on = Nachts steht die Uhr
button-sleep-off = Die Uhr läuft auch nachts
button-rest-day = Ruhetag: { $day }
setup-policy = Zeitregel, wenn niemand eine nennt: **{ $name }**

refused-bad-number = { $typed } ist keine ganze Zahl von { $low } bis { $high }.
refused-unknown-policy = Eine Zeitregel `{ $typed }` gibt es hier nicht. Wähle eine aus der Liste, die Discord dir anbietet.
refused-unknown-policy-near = Eine Zeitregel `{ $typed }` gibt es hier nicht. Meinst du **{ $near }**?
refused-too-many-policies = Ein Server kann { $most } eigene Zeitregeln haben. Entfern erst eine.
refused-policy-name-taken = { $typed } heißt schon eine Zeitregel, die es immer gibt. Nimm einen anderen Namen.
refused-policy-name-empty = Eine Zeitregel braucht einen Namen aus Buchstaben und Ziffern.
