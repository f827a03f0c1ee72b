# Lessons (/learn): what is said around the steps; the steps of each game are in learn_<game>.ftl.

learn-title = ### { $game } · step { $number } of { $count } · { $title }
learn-task = **Your task:** { $task }
learn-line = So far: `{ $line }`
learn-right = ✅ **Right:** { $answer }
learn-missed = ↩️ **Not yet.** `{ $line }` does not solve the task. { $hint }
learn-wrong = ↩️ **Not quite:** { $answer }. { $hint }
learn-hint = 💡 { $hint }
learn-solution = 💡 This would do it: `{ $line }`.
learn-answer = 💡 The right answer is: { $answer }.
learn-advice = 💡 `{ $line }` would have been stronger.
learn-advice-notes = 💡 `{ $line }` would have been stronger: “{ $notes }”
learn-which = Which game would you like to learn? Each takes a few minutes; only you can see it, and you can stop and continue whenever you like.
learn-steps = ### { $game } · lesson
    Steps solved: { $done } of { $count }. You can repeat each one as often as you like.
learn-steps-menu = Go to a step …
learn-entry = { $number }. { $title }
learn-entry-solved = Solved ✓
learn-end = ### { $game } · what comes next
    You know what you need. `/match new` invites somebody to a match, and `/rules` has everything the lesson left out.
learn-end-computer = ### { $game } · now play
    You know what you need. Your first match, against the computer (easy), starts at once; whenever there was something clearly better than your move, I tell you afterwards, and only you.

button-learn = Learn
button-learn-play = Start my first match
button-learn-choose = Another level, or in private …
button-learn-next = Next step
button-learn-again = Once more
button-learn-steps = All steps
button-learn-on = Go on
button-learn-hint = Hint
button-learn-show = Show solution
button-learn-try = That is my move
