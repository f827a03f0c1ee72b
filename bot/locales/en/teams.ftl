# Seasons of teams.

refused-bad-season-rules-boards = A meeting of teams has { $least } to { $most ->
        [one] { $most } board
       *[other] { $most } boards
    }.
refused-bad-season-rules-captains = Who plays for a team is up to its captain.
refused-bad-lineup-name = A team needs a name that no other team in the season has.
refused-bad-lineup-plays = One of them already plays in this season.
refused-bad-lineup-many = A team has at most { $most ->
        [one] { $most } member
       *[other] { $most } members
    }, including those invited.
refused-bad-lineup-members = That person is not in your team.
refused-bad-lineup-first = That member already plays on the first board.
refused-bad-lineup-limit = { $upper } cannot play above { $lower }, whose rating is higher by more than { $limit }.
refused-bad-lineup-nothing = That would change nothing.
refused-bad-lineup-board = Your team has no match in play on this board.
refused-bad-lineup-bench = Nobody from the bench is free in this meeting.
refused-not-captain = Only the team's captain can do this: { $captain }.
refused-no-such-team = There is no such team any more, or it has not invited you.
league-draft-format-teams = Teams, each plays every other once
league-boards-menu = How many boards does a meeting have?
league-draft-boards = { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } per meeting
league-team-limit-menu = How far may captains change the order of boards?
league-draft-team-limit =
    { $count ->
        [9999] Captains order the boards as they like
       *[other] Nobody above a teammate who is stronger by more than { $count }
    }
league-plays-teams = **{ $game }**, teams, each plays every other once
league-rules-divisions-teams = Rounds follow one another, { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in all. Seats change from board to board; before each round the captain can order the boards, and the bench plays for whoever is missing.
league-rules-points-teams = Match points for a meeting: won { $win }, drawn { $draw }, lost 0. A board won is one board point, a board drawn is half.
league-told-started-teams = ▶️ The season has begun. Who plays on which board is settled when a round begins; the matches start by themselves.
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
team-own = The captain orders the boards and invites people. If you cannot play in the next rounds, say so here; the bench then plays.
team-own-captain = You are captain: what you choose here applies to rounds that have not begun. Nobody may play above a teammate whose rating is higher by more than { $limit }.
team-menu-up = Who plays one board higher?
team-menu-missing = Who cannot play in the next rounds?
team-menu-there = Who can play again?
team-menu-captain = Who is captain from now on?
team-menu-step = On which board does the bench take over?
team-board = Board { $number } (fixture { $fixture })
team-meeting = **Round { $round }** · { $first } – { $second } · **{ $score }**
team-form = Found a team
    .name = Name of the team
    .members = Who do you want to invite?
    .hint = Each of them is asked; you can invite more later
team-invite-form = Invite to the team
team-leave-ask = You are leaving your team: where you are playing, the bench takes over if somebody is free; otherwise the board is lost when your time runs out. If you are captain, the next board takes over; if you are the last member, the team goes with you.
team-declined = Understood, you are not joining.
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
team-told-invited = { $person }, will you play for { $team }?
team-told-left = { $person } has left { $team }.
team-told-captain = { $person } is now captain of { $team }{ $reason ->
        [silent] : the previous one has been inactive.
       *[other] .
    }
team-told-round = ▶️ **Round { $round } begins:**
team-told-board = Board { $board }: { $players }
team-told-stepped = 🔁 { $person } takes over for { $team } in fixture { $number }{ $why ->
        [silent] , where nobody has moved for a long time or somebody has left.
       *[other] .
    }
team-told-missing = Fixture { $number }: lost by walkover for { $teams }, because nobody was there.
