# Seasons of teams.

refused-bad-season-rules-boards = A meeting of teams has { $least } to { $most ->
        [one] { $most } board
       *[other] { $most } boards
    }.
refused-bad-lineup-name = A team needs a name that no other team of the season has.
refused-bad-lineup-plays = Somebody among them plays in this season already.
refused-bad-lineup-many = A team has at most { $most ->
        [one] { $most } member
       *[other] { $most } members
    }, those invited included.
refused-bad-lineup-members = That person is not in your team.
refused-bad-lineup-first = That member plays at the first board already.
refused-bad-lineup-limit = { $upper } cannot play above { $lower }: their ratings would be more than { $limit } apart.
refused-bad-lineup-nothing = It is so already.
refused-bad-lineup-board = No match of your team is being played at this board.
refused-bad-lineup-bench = Nobody from the bench is free in this meeting.
refused-not-captain = Only the captain of the team can do this: { $captain }.
refused-no-such-team = There is no such team any more, or it has not invited you.
league-draft-format-teams = Teams, everybody against everybody
league-boards-menu = How many boards does a meeting have?
league-draft-boards = { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } a meeting
league-team-limit-menu = How far may captains change the order of boards?
league-draft-team-limit =
    { $count ->
        [9999] Captains order the boards as they like
       *[other] Nobody above a teammate who is stronger by more than { $count }
    }
league-plays-teams = **{ $game }**, teams, each meets each once
league-rules-divisions-teams = Rounds follow each other, { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in all. Seats change from board to board; before each round the captain can order the boards, and the bench plays for whoever is missing.
league-rules-points-teams = Match points for a meeting: won { $win }, drawn { $draw }, lost 0. A won board is one board point, a drawn one half.
league-told-started-teams = ▶️ The season has begun. Who plays at which board is settled when a round begins; the matches start by themselves.
tie-break-boards = board points
table-figure-boards = Brd
team-line = **{ $team }**: { $members }
team-line-bench = bench: { $members }
team-line-invited = invited: { $members }
team-line-lacking =
    { $count ->
        [one] one more is needed
       *[other] { $count } more are needed
    }
team-captain = { $person } (captain)
team-missing = { $person } (missing)
team-own = The captain orders the boards and invites. If you cannot play in the next rounds, say so here; the bench plays then.
team-own-captain = You are captain: what you choose here holds for the rounds that have not begun. Nobody may play above a teammate whose rating is higher by more than { $limit }.
team-menu-up = Who plays one board higher?
team-menu-missing = Who cannot play in the next rounds?
team-menu-there = Who can play again?
team-menu-captain = Who is captain from now on?
team-menu-step = At which board does the bench play on?
team-board = Board { $number } (fixture { $fixture })
team-meeting = **Round { $round }** · { $first } – { $second } · **{ $score }**
team-form = Found a team
    .name = Name of the team
    .members = Whom do you invite?
    .hint = Each of them is asked; you can invite more later
team-invite-form = Invite into the team
team-leave-ask = You leave your team: where you are playing, the bench plays on if somebody is free, and otherwise the board is lost when your time runs out. A captain is followed by the next board; the last member takes the team along.
team-declined = Understood, you do not join.
team-left = You have left your team: { $season }.
button-team-found = Found a team
button-team-show = My team
button-team-invite = Invite
button-team-leave = Leave the team
button-team-missing = I cannot play
button-team-there = I can play again
button-team-join = Join { $team }
button-team-decline = Not now
team-told-named = 👥 { $person } has founded the team { $team }.
team-told-invited = { $person }, do you play for { $team }?
team-told-left = { $person } has left { $team }.
team-told-captain = { $person } is captain of { $team } now{ $reason ->
        [silent] : the one before has been silent.
       *[other] .
    }
team-told-round = ▶️ **Round { $round } begins:**
team-told-board = Board { $board }: { $players }
team-told-stepped = 🔁 { $person } plays on for { $team } in fixture { $number }{ $why ->
        [silent] , where nobody has moved for long or somebody has left.
       *[other] .
    }
team-told-missing = Fixture { $number }: lost without play for { $teams }, as nobody was there.
