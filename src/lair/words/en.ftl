### Every sentence Lair says in English.

## The game

option-none = basic game
bot-random = Random
bot-greedy = Greedy
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master
bot-network = Network
bot-learned = Learned

## The table in the terminal

screen-cards = Cards: { $name }
your-turn = { $name }, your turn.
ask-move = Your move (such as { $example }; ? for help):
ask-go-on = Enter goes on, u takes it back:
ask-go-on-plain = Enter goes on:
ask-handover = Hand over to { $name }; nobody else looks. Enter goes on:
moves-title = You may play:
log-title = So far:
log-empty = Nothing has happened yet.
taken-back = Taken back: { $move }.
saved-to = Saved to { $file }. Go on with: lair play --resume { $file }
save-failed = { $why } The game goes on.
final-title = The points are counted:
final-row = { $rank }. { $name }: { $gold }
not-understood = That is no move. Type a move such as { $example }, its number in the list (m), or ? for help.
help-text =
    Type one of your moves, or its number in the list.
    { "" }
    m  your moves, numbered     u  take your move back     l  what happened so far
    r  draw the table again     s FILE  save               q  save and leave
final-won = { $count ->
    [one] The winner: { $names }.
   *[other] The win is shared: { $names }.
}
left-game = The game is not over; it is saved to { $file }. Go on with: lair play --resume { $file }

## Simulating

sim-title = { $games } games of { $game }, { $players } players ({ $options }), seed { $seed }
sim-speed = { $games } games a second, { $decisions } decisions a second
sim-seats = Seats
sim-order = Turn order in the first round
sim-seat = seat
sim-place = place
sim-bot = bot
sim-mean = points
sim-spread = spread
sim-least = least
sim-most = most
sim-wins = wins (ties shared)
sim-interval = 95% interval
sim-length = Decisions a game: { $mean } on average, { $least } to { $most }.
sim-written = Written to { $file }.
sim-stopped = Stopped after { $games } games; this is what they show.
progress-games = Playing
progress-styles = Playing, styles against each other
progress-compiling = Compiling the rules for this machine, once

## Replays and cards

replay-title = { $game }, { $players } players ({ $options }), seed { $seed }
replay-move = { $number }. { $seat }: { $move }
replay-going-on = This game is not over: { $actions } actions so far.
cards-ok = { $file } is sound: { $name }, cards { $digest }.

## Command line help

help-lair = Mighty Monsters in your terminal, and a laboratory that plays millions of games.
help-version = Show the version.
help-help = Show this help.
help-play = Play a game in this terminal, against bots or with friends in front of one screen.
help-simulate = Play many games at once on every core and report what happened.
help-replay = Show a saved game, move by move.
help-lesson = Show a game's lesson, move by move.
help-cards = Card files: the printed components as numbers.
help-cards-check = Check a card file; an error names the card and the field.
help-game = Which game: { $games }.
help-players = How many players, { $least } to { $greatest }.
help-seats = Who sits where, from the first seat on: person, person:NAME, or a bot ({ $bots }); such as person:Ada,adept,master@2 (a master that takes two seconds a move).
help-variant = A variant to play with: { $options }; may be given several times.
help-seed = The number all shuffles come from; the same number, the same game.
help-card-file = Your own card file in place of the house cards.
help-lang = Language: { $languages }.
help-resume = Go on with a saved game.
help-save = Where to save when leaving; otherwise a new file in your data folder.
help-brisk = Do not wait for Enter after your moves.
help-games = How many games to play.
help-bots = Who plays, one bot for each seat or one for all: { $bots }.
help-out = Also write the results: one row a game to a .csv file, or the summary to a .json file.
help-report = Also hold the figures against what makes a balanced set of cards.
help-jobs = How many threads; as many as there are cores if not given.
help-replay-file = A file written by play or by Game.save.
help-recover = Take what makes sense of a damaged or shortened file.
help-seat = See the table from this seat, 1 to 6; otherwise as a spectator.
help-boards = Draw the castle before every move.
help-train = Train a network by letting it play against itself. Stop it at any time; the same command goes on.
help-train-out = The folder of the run: configuration, checkpoints, log and network. A run that is there is gone on with.
help-device = Where to train: auto, cpu or cuda.
help-train-seconds = Stop after so many seconds.
help-train-decisions = How many decisions to train on in all.
help-train-rows = How many games to play at once.
help-train-width = How wide the network's layers are.
help-train-every = How many seconds lie between two measurements of strength.
help-train-games = How many games against greedy bots measure strength, for each number of players.
train-progress = { $decisions } decisions, { $rate } million a second
train-strength = After { $decisions } decisions, { $players } players: { $share } of its fair share of wins (±{ $error }) against greedy bots, { $lead } points.
train-resumed = Going on after update { $update } of { $updates }.
train-written = The network is in { $file }.
train-stopped = Not finished. The same command goes on from here: { $folder }
error-train-config = The configuration in { $folder } cannot be read: { $why }
error-train-differs = The run in { $folder } was begun with other values: { $what }. Only the number of decisions may change.
error-train-device = { $device } is not a device to train on here. There are auto and cpu, and cuda where PyTorch finds a GPU.
error-no-torch = PyTorch is not installed. Install it with: pip install "lair[learn]"
help-arena = Let bots play each other, every bot in every seat, and rate them.
help-arena-bots = Who plays: bots ({ $bots }) or program:COMMAND LINE; greedy*3 is three of them. More than there are seats meet in turn; fewer sit several times.
help-arena-games = How many games at least; made up to whole rounds, so that every bot sits everywhere equally often.
help-pairs = Only two different bots at a table, every two in turn; or every choice of bots that fills the seats.
help-arena-out = Keep every game in this file, a line of JSON each. A file of the same tournament is gone on with.
help-summary = Also write the results to a .json file.
help-plot = Also draw the results, to an .svg or .png file.
help-arena-jobs = How many processes; as many as there are cores if not given.
help-timeout = Seconds that a program may take for a move.
help-bot = Check that a program of your own plays by the protocol (docs/bot-protocol.md), in whole games against greedy bots.
help-program = The program and its arguments; options for lair come before it.
help-serve = Speak the protocol instead, as this bot.
help-bot-game = Only this game: { $games }.
help-bot-games = How many games of each kind.
help-house = Open the house: tables where people and bots play over the network (docs/protocol.md).
help-host = The address to listen at: 127.0.0.1 is for this machine alone, 0.0.0.0 for everyone who can reach it.
help-port = The port to listen at.
help-database = Where everything is kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; otherwise what LAIR_DATABASE says, or a file in your data folder.
help-redis = A Redis through which several servers of one house tell each other the news, such as redis://HOST:6379; one alone needs none.
help-thinkers = How many processes bots think in; one fewer than there are cores if not given.
help-origin = Pages of this other address may speak to the house as well, such as https://example.org; may be given several times.
help-secure = Cookies travel over https only; for a house that is reached by https.
help-open = Also open the page in your browser.
help-log = How much is logged to the standard error, in lines of JSON: debug, info, warning or error.
help-verify = Check a saved game: every move again, and the seed against the promise made before the game.
help-backup = Copy everything the house keeps into one file; it may stay open meanwhile.
help-backup-file = The backup's file, such as house.jsonl.gz.
help-restore = Put a backup into an empty database: whole, or not at all.
panel-options = Options
panel-arguments = Arguments
panel-commands = Commands

## What can go wrong

error-usage = { $why } Try: { $command } --help
error-missing = { $what } is missing.
error-unknown-flag = There is no option { $option }.
error-unknown-flag-near = There is no option { $option }; did you mean { $near }?
error-unknown-command = There is no command { $command }; there are { $commands }.
error-extra = There are words too many: { $what }.
error-flag-value = The option { $option } needs a value.
error-flag-no-value = The option { $option } takes no value.
error-number = { $option } must be a whole number from { $least } to { $greatest }, not { $value }.
error-language = There is no language { $language }; there are { $languages }.
error-no-such-game = There is no game { $game }; there is { $games }.
error-game-unusable = The game { $game } cannot be played: { $why }
error-no-such-option = There is no variant { $option }; there are { $options }.
error-no-such-bot = There is no bot { $bot }; there are { $bots }.
error-bot-no-clock = Only the master takes a time or a number of simulations; { $bot } does not.
error-bot-clock = { $bot }: a master thinks for more than 0 and at most { $seconds } seconds, or at most { $simulations } simulations.
error-no-such-seat = There is no seat { $seat } in a game of { $players }.
error-no-such-faction = There is no faction { $faction }; there are { $factions }.
error-faction-twice = Two players cannot have the same faction.
error-players = { $players } cannot play; { $least } to { $greatest } can.
error-seats = { $seats } seats are given for { $players } players.
error-seat-entry = { $entry } cannot sit down: write person, person:NAME or a bot ({ $bots }).
error-seed = { $seed } is no seed: it must be a whole number from 0 to 2^256 - 1.
error-out-kind = { $file } cannot be written: its name must end in .csv or .json.
error-resume-options = A resumed game keeps its own set-up: leave out { $option }.
error-seconds = { $option } must be a number of seconds from 0.01 to 3600, not { $value }.
error-arena-bots = A tournament takes 1 to { $greatest } bots, not { $bots }.
error-pairs = For pairs there must be two different bots.
error-no-such-program = There is no program { $program }.
error-program-quotes = A quotation mark is not closed in the program { $program }.
error-no-program = Say which program is to be checked, or --serve and a bot's name.
error-serve-alone = With --serve there is no program to check.
error-not-protocol = This is not what was expected here: { $line }
error-plot-kind = { $file } cannot be drawn: its name must end in .svg or .png.
error-plot-missing = Drawing needs Matplotlib: pip install 'lair[plots]'.
error-arena-worker = A worker ended by itself with code { $status }; what was played is kept if --out was given.
error-results-not-one = { $file } is not a results file of a tournament; it is left as it is.
error-results-other-plan = { $file } is of another tournament ({ $what }: { $theirs } there, { $ours } here); it is left as it is.
error-results-damaged = { $file }, line { $line } is damaged; it is left as it is.
error-results-twice = { $file } has a game twice; it is left as it is.
error-results-in-use = { $file } is being written to by another tournament.
error-not-a-notation = This is not the notation of a game.
error-other-rules = The notation is of rules version { $version }; this is version { $ours }.
error-other-cards = The notation was made with cards { $digest }; these are cards { $ours }.
error-cannot-read = { $file } cannot be read: { $why }.
error-cannot-write = { $file } cannot be written: { $why }.
error-network-damaged = { $file } is damaged, or is no network: { $why }
error-network-foreign = { $file } is a network for other rules: { $what } is { $theirs } there and { $ours } here.
error-not-text = { $file } is not a text file in UTF-8.
error-not-toml = { $file } is not a TOML file: { $why }.
error-cards-not-a-table = { $file }, { $card }: this must be a table of fields.
error-cards-missing = { $file }, { $card }: { $field } is missing.
error-cards-not-text = { $file }, { $card }: { $field } must be a text in quotes.
error-cards-number = { $file }, { $card }: { $field } is { $value }; it must be a whole number from { $least } to { $greatest }.
error-cards-list = { $file }, { $card }: { $field } must be a list of { $least } to { $greatest } numbers in brackets.
error-cards-not-one-of = { $file }, { $card }: { $field } has { $value }; it may have { $allowed }.
error-cards-twice = { $file }, { $card }: { $field } names a number twice.
error-cards-order = { $file }, { $card }: { $field } must give the smaller number first.
error-cards-unknown = { $file }, { $card }: there is no field called { $field }.
error-cards-list-of-cards = { $file }, { $card }: { $field } must be a list of tables, each under [[{ $field }]].
error-cards-how-many = { $file }: there are { $count } of { $field }; there must be { $wanted }.
error-cards-words = { $file }, { $card }: { $field } must be a list of { $least } to { $greatest } words in quotes, in brackets.
error-cards-repeated = { $file }, { $card }: { $field } has { $value }, which is there already.
error-cards-at-most = { $file }, { $card }: that makes { $count } of { $field }; there may be { $greatest } at most.
error-cards-two-files = { $file }: { $field } is in { $other } already; one file must have all of it.
error-replay-empty = { $file } is empty.
error-replay-too-big = { $file } is too large to be a saved game.
error-replay-not-one = { $file } is not a saved game.
error-replay-format = { $file } is written in format { $format }; this Lair reads format { $ours }.
error-replay-game = { $file } is of a game this Lair does not know: { $game }.
error-replay-rules = { $file } was played under rules version { $version }; this Lair plays version { $ours }.
error-replay-header = { $file }, line 1: { $why }
error-replay-set-up = { $file }, line 1: the set-up of the game is incomplete or changed, so it cannot be brought back.
error-replay-cards = { $file }, line 1: the cards do not match their fingerprint, so the file was changed.
error-replay-damaged = { $file }, line { $line } is damaged. To save what comes before it, add --recover.
error-replay-misplaced = { $file }, line { $line } is out of place: a line before it is missing, doubled or changed. To save what comes before it, add --recover.
error-replay-illegal = { $file }, line { $line }: { $text } is not a legal move there. To save what comes before it, add --recover.
error-replay-diverged = { $file }, line { $line } leads to another position than was recorded: it was changed. To save what comes before it, add --recover.
error-replay-short = { $file } is cut short after action { $actions }: its last line is missing. To go on from there, add --recover.
error-replay-unfair = { $file }: the seed is not the one promised before the game. Fetch the file once more; if that does not help, do not trust this game.
error-not-a-move = { $text } is no move.
error-no-such-action = There is no action { $number }; they go from 0 to { $last }.
error-game-over = The game is over.
error-undo-nothing = There is nothing to take back.
error-undo-other = The latest move was made by { $name }.
error-undo-revealed = That move turned up something new: what everyone has seen cannot be taken back.
error-interrupted = Stopped.
error-closed = The output was closed before everything was written.
error-closed-input = The input ended.

## The house: tables on the network

house-open = The house is open at { $address }. Ctrl+C closes it.
verify-replayed = { $file } holds up: { $actions ->
    [one] one action
   *[other] { $actions } actions
} replayed, every position as recorded.
verify-fair = The seed is the one promised before the game.
verify-no-promise = The file has no promise made before the game, so nothing shows that the seed was chosen before it.
backup-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} copied to { $file }.
restore-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} put back from { $file }.
error-log-level = There is no log level { $level }; there are { $levels }.
error-environment-number = { $variable } must be a whole number, not { $value }.
error-database-url = { $url } is no database Lair can use: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-away = The database { $url } does not answer: { $why }.
error-database-newer = The database { $url } was made by a newer Lair; bring this one up to date.
error-redis-url = { $url } is no Redis Lair can use: write redis://HOST:PORT/0.
error-cluster-missing = PostgreSQL and Redis need two more libraries: pip install 'lair[cluster]'.
error-backup-not-one = { $file } is not a backup of Lair; nothing was changed.
error-backup-format = { $file } is written in format { $format }; this Lair reads format { $ours }.
error-backup-revision = { $file } was made from a database of shape { $revision }; this Lair has shape { $ours }. Put it back with the Lair that made it.
error-backup-damaged = { $file }, line { $line } is damaged or missing; nothing was put back. Try another copy.
error-restore-not-empty = There is something in this database already; nothing was changed. Name a new one with --database.
error-who-are-you = Come in first: say your name.
error-no-name = A name needs at least one character that shows.
error-no-such-link = This link was used already or is too old: make a new one on your other device.
error-too-many-people = Many people have just come in from your network: try again in a few minutes.
error-too-fast = That was too much at once: wait a moment, then try again.
error-too-large = That is too large, or took too long to arrive: send something smaller.
error-too-many-sockets = Too many connections are open from here: close a few windows, then reload this one.
error-other-origin = That came from a page of another address: open the page of this house. Whoever runs it can allow others with --origin.
error-not-understood = That was not understood: reload the page, then try again.
error-no-such-page = There is no such page: check the address.
error-no-such-method = That cannot be asked of this address; docs/protocol.md says what can.
error-refused = That is not possible here: reload the page, then try again.
error-try-again = The tables cannot be reached right now: try again in a moment.
error-busy = There is too much going on at this table right now: try again in a moment.
error-no-such-table = There is no such table, or it is private: ask for an invitation.
error-table-rules = This game began under rules version { $version }; this house plays version { $ours } now, so it cannot go on. Open a new table.
error-too-many-tables = You are at too many tables already ({ $tables } of your own at most): finish or close one first.
error-too-many-bots = { $bots } bots are too many for { $players } players: leave at least one seat to a person.
error-no-such-level = There is no bot { $bot } at the tables; there are { $levels }.
error-not-open = This table is no longer open: its game has begun, or it was closed.
error-not-playing = No game is going on at this table: it has not begun, or is over.
error-not-over = The game is not over yet: that comes after its end.
error-one-seat-each = You have a seat already: everyone has one, except at a hot-seat table.
error-seat-taken = That seat is taken: choose a free one, or watch.
error-no-seat-here = You have no seat at this table: take one if it is still open, or watch.
error-not-your-seat = That seat is not yours: choose one of your own.
error-host-only = Only whoever opened the table may do that: ask them.
error-seats-free = { $seats ->
    [one] One seat is still free: invite somebody
   *[other] { $seats } seats are still free: invite somebody
}, then begin.
error-stale = What you saw is no longer so (version { $version }, now { $ours }). Here is the table as it is: decide anew.
error-not-your-turn = It is not your turn: wait until it is.
error-bot-plays = A bot is playing this seat right now. If it stands in for you, take your seat back first.
error-undo-not-now = You can take a move back only in your own turn, and only before anything new was shown.
error-resigned-already = You have resigned already; a bot plays on for you.
error-nobody-to-stand-in-for = There is nobody to stand in for: that seat is your own, or no person's.
error-not-away-long-enough = They have not been away long enough for a bot to stand in: give them a little more time.
error-nothing-to-reclaim = No bot stands in for you, so there is no seat to take back.
error-nothing-said = There is nothing in that message: write something first.
error-chat-too-long = A message has at most { $limit } characters: shorten it, or send two.
error-chat-full = The chat of this table is full; a rematch begins with an empty one.
error-too-many-entries = You have done { $entries } things at this table. From now on you can only bring the game to its end.
error-no-hints-here = This table was opened without hints; your next one can have them.
error-rematch-there = There is a rematch already: join it.
error-no-such-lesson = There is no lesson { $lesson }; there are { $lessons }.
error-reviews-busy = Many games are being looked at again right now: try again in a few minutes.
error-too-many-reviews = Many games were looked at again from your network in the last hour: try again later.

## The balance report

report-what = what
report-mean = mean
report-card = card
report-criteria = Criteria
report-criterion = criterion
report-verdict = verdict
report-detail = figure, or cards that miss it
report-met = met
report-missed = missed
report-criterion-first = first in turn order wins at most 1.15 times its share
report-criterion-styles = every style of play wins 0.5 to 1.5 times its share

## Tournaments

arena-title = { $games } games of { $game } in { $deals } deals, { $players } players ({ $options }), seed { $seed }
arena-games = games
arena-wins = wins
arena-fair = × fair
arena-points = points
arena-rating = rating
arena-seconds = s/move
arena-explained = Wins: share of the games a bot sits in, ties shared. × fair: times what that would be among equals. Rating: ± is a 95% interval.
arena-code-unknown = { $file } holds { $games ->
    [one] one game
   *[other] { $games } games
} played by an earlier version of the code; the code may have changed since, and games of both are counted.
arena-forfeits = { $bot } lost { $games ->
    [one] one game
   *[other] { $games } games
} by misbehaving: { $verdict }
plot-ratings = Ratings with 95% intervals
plot-strength = Strength against thinking time
plot-seconds = seconds a move
plot-times-fair = wins, times the fair share

## Programs on trial

trial-game = { $game }, { $players } players ({ $options }), seat { $seat }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $outcome }
trial-won = won
trial-lost = not won
trial-stopped = stopped
trial-good = Well-behaved: { $name }, { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions } decisions, the slowest in { $slowest } s.
trial-bad = Not well-behaved. { $verdict }
trial-lines = The last lines (> to it, < from it, ! its standard error):
verdict-no-start = { $program } cannot be started: { $why }.
verdict-no-handshake = No handshake: { $why }
verdict-timeout = It gave no answer in { $seconds } s.
verdict-illegal = It played { $action }, which is illegal: { $why }
verdict-no-action = It answered without an action.
verdict-other-answer = It said { $line } where { $expected } was asked for.
verdict-out-of-turn = It spoke without being asked: { $line }
verdict-garbage = It wrote something that is no message: { $line }
verdict-exited = It exited with code { $status }.
verdict-closed = It closed its output.
verdict-stays = It did not go within { $seconds } s when told to.

## Lessons

lesson-own-way = You have left the lesson's path: from here on the game is yours. Have fun.

## The browser

web-home = To the front page
web-lost = There is no such page.
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = as the system
web-theme-light = day
web-theme-dark = night
web-theme-to-dark = Switch to night
web-theme-to-light = Switch to day
web-pace = Motion
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-instant = none
web-sound = Sound
web-notify = Tell me when it is my turn
web-done = Done
web-close = Close
web-guest = Guest
web-rule = Rule { $rule }
web-away = The house does not answer; trying again. Nothing is lost.
web-laying = Laying the table …
web-prompt = What is asked
web-hint = Hint
web-hints = What the bot would do, with chances to win
web-thinking = Thinking …
web-undo = Take back
web-side = What happened, and chat
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-over = The game is over.
web-rematch-open = A rematch is open: see the table menu.
web-handover = Hand over to { $name }
web-handover-why = Nobody else looks now.
web-handover-go = It is me
web-entry-began = The game begins.
web-entry-stood = { $seat } leaves.
web-entry-bot-sat = { $seat }: a bot sits down.
web-entry-closed = The table is closed.
web-entry-resigned = { $seat } resigns; a bot plays on.
web-entry-stood-in = { $seat }: a bot stands in.
web-entry-reclaimed = { $seat } is back.
web-entry-timed-out = { $seat }: the time is up; a bot plays.
web-entry-rematched = A rematch is open.
web-play-now = Play now
web-coach = The coach
web-coach-waits = Watch what the others do.
web-go-on = Go on
web-device-go = Make this device mine
web-contents = Contents
web-search-rules = Search the rules
web-found = { $count ->
    [0] Nothing in the rules matches.
    [one] One rule matches.
   *[other] { $count } rules match.
}
web-to-table = To the table
web-move-of = Move { $move } of { $moves }.
web-before = One move back
web-after = One move on
web-run = Play the game
web-pause = Pause
web-scrub = Move
web-eyes = Seen by
web-eyes-all = all cards open
web-analysis = Analysis
web-chances = Chances to win
web-analysing = { $of ->
    [0] The bot begins to look through the game …
   *[other] The bot looks through the game: { $done } of { $of }.
}
web-this-move = This move of { $seat }
web-played = Played: { $move } ({ $chance })
web-bot-would = The bot would have played: { $move } ({ $chance })
web-bot-agrees = The bot would have played the same.
web-turning = Turning points
web-turning-one = Move { $move }, { $seat }: −{ $lost }
web-share-game = Share this game
web-welcome = Two games, one lair
web-welcome-more = Play with friends on other sofas, or against bots. Nothing to install, no account.
web-set-up = Set up a table
web-learn = Learn by playing
web-rules = Rules
web-who = Your name
web-name = Your name
web-keep = Keep
web-device = Take it to another device
web-device-how = Open this address on the other device within ten minutes. It works once.
web-device-here = This device is yours now, { $name }.
web-qr = The same address as a square of dots for a phone’s camera
web-link = Address
web-copy = Copy
web-copied = Copied
web-share = Share
web-list-mine = Your tables
web-list-mine-none = No table yet: play now, or set one up.
web-list-open = Open tables
web-list-open-none = Nobody is waiting right now.
web-list-watch = To watch
web-list-watch-none = No public game is going on.
web-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-your-turn = Your turn
web-status-open = waiting for players
web-status-playing = being played
web-status-over = over
web-status-closed = closed
web-archive = Put away
web-more = Show more
web-set-up-title = A table for { $game }
web-players = Players
web-seats = Who plays
web-seat = Seat { $number }
web-seat-me = You
web-seat-friend = a friend
web-bot-apprentice = Apprentice: a bot for beginners
web-bot-adept = Adept: a bot that thinks ahead
web-bot-master = Master: a bot that wants to win
web-hot-seat = We share this device
web-hot-seat-why = It is handed on from seat to seat.
web-variants = Variants
web-more-choices = More choices
web-hints-allowed = Hints are allowed
web-private = Private
web-private-why = Only who has the address may look or sit down.
web-shuffle = Seats are drawn by lot
web-pace-of-play = Pace
web-pace-live = in one sitting
web-pace-slow = over days
web-clock = Clock
web-clock-none = none
web-clock-turn-60 = one minute a turn
web-clock-turn-300 = five minutes a turn
web-clock-game-1200 = twenty minutes each in all
web-open-table = Open the table
web-begin = Begin
web-waiting = Waiting for players
web-all-there = Everyone is here
web-closed = This table is closed.
web-you = you
web-stand = Stand up
web-send-away = Send away
web-free = free
web-sit = Sit here
web-bot-here = A bot here
web-give-up-table = Close this table
web-host-begins = Whoever opened the table begins the game.
web-invite = Invite
web-invite-how = Whoever opens this address can sit down.
web-rematch = Once more
web-to-rematch = To the rematch
web-review = Look back
web-download = Download the game
web-fair = Fair shuffles
web-fair-how = Before the first card the house promised a seed by its fingerprint. Download the game and run: lair verify FILE. It plays every move again and checks the seed against the promise.
web-fair-promise = Promised before the game
web-fair-seed = Seed
# On the plain board, of a game without a board of its own
web-plain-yes = yes
web-plain-no = no
web-plain-none = none
web-plain-asks-you = Your turn: choose a move.
web-plain-asks-other = { $seat } decides.
web-plain-moves = Your moves
web-plain-wait = It is not your turn.
web-plain-table = The table
web-table-menu = This table
web-reclaim = Take my seat back
web-stand-in = { $name } is gone: let a bot play
web-resign = Resign
web-resign-sure = A bot plays on for you, and you cannot come back.
web-resign-yes = Yes, resign
web-watch-how = Whoever opens this address can watch.

## Parts of a text in a row

join-arrow = { $before } → { $after }
join-colon = { $before }: { $after }
join-comma = { $before }, { $after }
join-dot = { $before } · { $after }
join-plus = { $before } + { $after }
join-semicolon = { $before }; { $after }
join-slash = { $before }/{ $after }
join-space = { $before } { $after }
