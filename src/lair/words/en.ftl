### Every sentence Lair says in English.

## The game

option-none = basic game
bot-random = Random
bot-greedy = Greedy
bot-newcomer = Newcomer
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master
bot-grandmaster = Grandmaster
bot-network = Network
level-newcomer = for a first game; makes many mistakes
level-apprentice = makes a mistake now and then
level-adept = thinks a little ahead
level-master = thinks far ahead
level-grandmaster = the strongest; has trained against itself
grandmaster-unknown-cards = The grandmaster does not know these cards. It plays as a master.

## The table in the terminal

screen-cards = Cards: { $name }
your-turn = { $name }, your turn.
ask-move = Your move (such as { $example }; ? for help):
ask-go-on = Press Enter to continue, u to undo:
ask-go-on-plain = Press Enter to continue:
ask-handover = Hand over to { $name }; everyone else look away. Press Enter to continue:
moves-title = You may play:
log-title = So far:
log-empty = Nothing has happened yet.
taken-back = Taken back: { $move }.
saved-to = Saved to { $file }. Continue with: lair play --resume { $file }
save-failed = { $why } The game goes on.
final-title = Final scores
final-row = { $rank }. { $name }: { $gold }
not-understood = That is not a move. Type a move such as { $example }, its number in the list (m), or ? for help.
help-text =
    Type one of your moves, or its number in the list.
    { "" }
    m  your moves, numbered     u  take your move back     l  what happened so far
    r  draw the table again     s FILE  save               q  save and leave
final-won = { $count ->
    [one] The winner: { $names }.
   *[other] The win is shared: { $names }.
}
left-game = The game is not over; it is saved to { $file }. Continue with: lair play --resume { $file }

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

help-lair = Mighty Monsters and Meeples & Monsters in your terminal, and a laboratory that plays millions of games.
help-version = Show the version.
help-help = Show this help.
help-play = Play a game in this terminal, against bots or with friends in front of one screen.
help-levels = Bots, the weakest first; a game without a network has no grandmaster:
help-simulate = Play many games at once on every core and report what happened.
help-replay = Show a saved game, move by move.
help-lesson = Show a game’s lesson, move by move.
help-cards = Card files: the printed components as numbers.
help-cards-check = Check a card file; an error names the card and the field.
help-game = Which game: { $games }.
help-players = How many players, { $least } to { $greatest }.
help-seats = Who sits where, from the first seat on: person, person:NAME, or a bot ({ $bots }); such as person:Ada,adept,master@2 (a master that takes two seconds a move).
help-variant = A variant to play with: { $options }; may be given several times.
help-seed = The number all shuffles come from; the same number, the same game.
help-card-file = Your own card file in place of the house cards.
help-lang = Language: { $languages }.
help-resume = Continue a saved game.
help-save = Where to save when leaving; otherwise a new file in your data folder.
help-brisk = Do not wait for Enter after your moves.
help-games = How many games to play.
help-bots = Who plays, one bot for each seat or one for all: { $bots }.
help-out = Also write the results: one row a game to a .csv or .parquet file (Parquet also the cards of each game), or the summary to a .json file.
help-report = Also check the figures against the criteria for a balanced set of cards.
help-jobs = How many threads; as many as there are cores if not given.
help-replay-file = A file written by play or by Game.save, or by simulate (with --game).
help-recover = Recover what can still be read from a damaged or truncated file.
help-seat = See the table from this seat, 1 to 6; otherwise as a spectator.
help-boards = Draw the castle before every move.
help-train = Train a network by letting it play against itself. Stop it at any time; the same command goes on.
help-train-out = The folder of the run: configuration, checkpoints, log and network. A run that is there is gone on with.
help-device = Where to train: auto, cpu or cuda.
help-train-seconds = Stop after so many seconds.
help-train-decisions = How many decisions to train on in all.
help-train-rows = How many games to play at once.
help-train-width = How wide the network’s layers are.
help-train-blocks = How many blocks of two layers the network has.
help-train-shards = Split the games into this many parts, which a cluster plays side by side. The result depends on it.
help-train-every = How many seconds lie between two measurements of strength.
help-train-games = How many games against greedy bots measure strength, for each number of players.
help-train-from = Begin with the weights of the network that the game comes with.
help-train-exploit = Train one seat of each game against that network in all the others: how much does a best response gain?
train-progress = { $decisions } decisions, { $rate } million a second
train-strength = After { $decisions } decisions, { $players } players: { $share } of its fair share of wins (±{ $error }) against greedy bots, { $lead } points.
train-gain = After { $decisions } decisions, { $players } players: { $share } of its fair share of wins (±{ $error }) against the network, { $lead } points.
train-resumed = Going on after update { $update } of { $updates }.
train-written = The network is in { $file }.
train-stopped = Not finished. The same command goes on from here: { $folder }
error-train-config = The configuration in { $folder } cannot be read: { $why }
error-train-shards = { $rows } games cannot be split into { $shards } parts of the same size.
error-train-size = The shipped network is { $width } wide and has { $blocks } blocks; a run that begins with it has that width and at least as many blocks.
error-train-differs = The run in { $folder } was begun with other values: { $what }. Only the number of decisions may change.
error-train-device = { $device } is not a device to train on here. There are auto and cpu, and cuda where PyTorch finds a GPU.
error-train-no-network = { $game } comes without a network.
error-no-torch = PyTorch is not installed. Install it with: pip install 'lair-games[learn]'
help-arena = Let bots play each other, every bot in every seat, and rate them.
help-arena-games = How many games at least; rounded up to whole rounds, so that every bot sits everywhere equally often.
help-arena-bots = Who plays: bots ({ $bots }), program:COMMAND LINE or python:MODULE:CLASS; greedy*3 means three of them. If there are more bots than seats they take turns; if fewer, they sit more than once.
help-pairs = Seat only two different bots at a table, every pair in turn; otherwise every combination of bots that fills the seats.
help-arena-out = Keep every game in this file, one line of JSON each. If the file holds part of the same tournament, it is continued.
help-summary = Also write the results to a .json file.
help-plot = Also draw the results, to an .svg or .png file.
help-arena-jobs = How many processes; as many as there are cores if not given.
help-timeout = Seconds that a program may take for a move.
help-bot = Check that a program of your own plays by the protocol (docs/bot-protocol.md), in whole games against greedy bots.
help-program = The program and its arguments; options for lair come before it.
help-serve = Speak the protocol instead, as this bot.
help-bot-game = Only this game: { $games }.
help-bot-games = How many games of each kind.
help-house = Open tables where people and bots play over the network (docs/protocol.md).
help-host = The address to listen on: 127.0.0.1 is for this machine alone, 0.0.0.0 for everyone who can reach it.
help-lan = Listen for everyone in this network too, like --host 0.0.0.0, and say at which address they find it.
help-port = The port to listen on.
help-database = Where everything is kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; otherwise what LAIR_DATABASE says, or a file in your data folder.
help-redis = A Redis through which several servers with one database keep each other up to date, such as redis://HOST:6379; a single server needs none.
help-thinkers = How many processes bots think in; one fewer than there are cores if not given.
help-origin = Pages of this other address may speak to the server as well, such as https://example.org; may be given several times.
help-secure = Cookies travel over https only; for a server that is reached by https.
help-open = Also open the page in your browser.
help-log = How much is logged to standard error, in lines of JSON: debug, info, warning or error.
help-verify = Check a saved game: every move again, and the seed against the promise made before the game.
help-backup = Copy everything the server keeps into one file; it may stay open meanwhile.
help-backup-file = The backup’s file, such as lair.jsonl.gz.
help-restore = Put a backup into an empty database: whole, or not at all.
panel-options = Options
panel-arguments = Arguments
panel-commands = Commands

## What can go wrong

error-usage = { $why } Try: { $command } --help
error-missing = { $what } is missing.
error-unknown-flag = There is no option { $option }.
error-unknown-flag-near = There is no option { $option }; did you mean { $near }?
error-unknown-command = There is no command { $command }; choose from { $commands }.
error-extra = Too many words: { $what }.
error-flag-value = The option { $option } needs a value.
error-flag-no-value = The option { $option } takes no value.
error-number = { $option } must be a whole number from { $least } to { $greatest }, not { $value }.
error-language = There is no language { $language }; choose from { $languages }.
error-no-such-game = There is no game { $game }; choose from { $games }.
error-game-unusable = The game { $game } cannot be played: { $why }
error-no-such-option = There is no variant { $option }; choose from { $options }.
error-no-such-bot = There is no bot { $bot }; choose from { $bots }.
error-bot-no-clock = { $bot } takes no time and no number of simulations; these do: { $bots }.
error-bot-clock = { $name } is not possible: { $bot } thinks for more than 0 and at most { $seconds } seconds, or for 1 to { $simulations } simulations.
error-network-unknown-cards = The network does not know these cards ({ $cards }), so it cannot play with them.
error-no-such-seat = There is no seat { $seat } in a game of { $players }.
error-no-such-faction = There is no faction { $faction }; choose from { $factions }.
error-faction-twice = Two players cannot have the same faction.
error-players = This game is for { $least } to { $greatest } players, not { $players }.
error-seats = { $seats } seats are given for { $players } players.
error-seat-entry = { $entry } cannot sit down: write person, person:NAME or a bot ({ $bots }).
error-seed = { $seed } is not a seed: it must be a whole number from 0 to 2^256 - 1.
error-out-kind = { $file } cannot be written: its name must end in .csv, .parquet or .json.
error-resume-options = A resumed game keeps its own set-up: leave out { $option }.
error-seconds = { $option } must be a number of seconds from 0.01 to 3600, not { $value }.
error-arena-bots = A tournament takes 1 to { $greatest } bots, not { $bots }.
error-pairs = For pairs there must be two different bots.
error-no-such-program = There is no program { $program }.
error-program-quotes = A quotation mark is not closed in the program { $program }.
error-no-program = Say which program is to be checked, or --serve and a bot’s name.
error-serve-alone = With --serve there is no program to check.
error-not-protocol = This is not what was expected here: { $line }
error-plot-kind = { $file } cannot be drawn: its name must end in .svg or .png.
error-plot-missing = Drawing needs Matplotlib: pip install 'lair-games[plots]'.
error-arena-worker = A worker process stopped unexpectedly with code { $status }; the games played so far are kept if --out was given.
error-results-not-one = { $file } is not a results file of a tournament; it is left as it is.
error-results-other-plan = { $file } belongs to another tournament ({ $what }: { $theirs } there, { $ours } here); it is left as it is.
error-results-damaged = { $file }, line { $line } is damaged; it is left as it is.
error-results-twice = { $file } has a game twice; it is left as it is.
error-results-in-use = { $file } is being written to by another tournament.
error-not-a-notation = This is not the notation of a game.
error-other-rules = The notation uses rules version { $version }; this is version { $ours }.
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
error-cards-not-one-of = { $file }, { $card }: { $field } is { $value }; allowed are { $allowed }.
error-cards-twice = { $file }, { $card }: { $field } names a number twice.
error-cards-order = { $file }, { $card }: { $field } must give the smaller number first.
error-cards-unknown = { $file }, { $card }: there is no field called { $field }.
error-cards-list-of-cards = { $file }, { $card }: { $field } must be a list of tables, each under [[{ $field }]].
error-cards-how-many = { $file }: there are { $count } of { $field }; there must be { $wanted }.
error-cards-words = { $file }, { $card }: { $field } must be a list of { $least } to { $greatest } words in quotes, in brackets.
error-cards-repeated = { $file }, { $card }: { $field } has { $value }, which is there already.
error-cards-at-most = { $file }, { $card }: that makes { $count } of { $field }; there may be { $greatest } at most.
error-cards-text-long = { $file }: a text may have { $greatest } characters at most; this one is longer: { $text }…
error-cards-too-much-work = { $file }: with these cards one action could have { $events } consequences; { $greatest } are the most. Let cards give, remove or draw less.
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
error-replay-diverged = { $file }, line { $line } leads to a different position from the one recorded: it was changed. To save what comes before it, add --recover.
error-replay-short = { $file } is cut short after action { $actions }: its last line is missing. To go on from there, add --recover.
error-replay-unfair = { $file }: the seed is not the one promised before the game. Fetch the file once more; if that does not help, do not trust this game.
error-not-a-move = { $text } is not a move.
error-no-such-action = There is no action { $number }; they go from 0 to { $last }.
error-game-over = The game is over.
error-too-much-work = With these cards this action has more than { $events } consequences, which is more than a table can carry out.
error-undo-nothing = There is nothing to take back.
error-undo-other = The latest move was made by { $name }.
error-undo-revealed = That move turned up something new: what everyone has seen cannot be taken back.
error-interrupted = Stopped.
error-closed = The output was closed before everything was written.
error-closed-input = The input ended.

## The house: tables on the network

house-open = The server is open at { $address }. Ctrl+C closes it.
house-open-lan = Others in this network find it at { $address }.
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
} restored from { $file }.
error-log-level = There is no log level { $level }; choose from { $levels }.
error-environment-number = { $variable } must be a whole number, not { $value }.
error-database-in-use = Another server uses { $url } already. Several servers need PostgreSQL (see docs/server.md).
error-database-url = { $url } is not a database Lair can use: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-away = The database { $url } does not answer: { $why }.
error-database-newer = The database { $url } was made by a newer Lair; bring this one up to date.
error-redis-url = { $url } is not a Redis Lair can use: write redis://HOST:PORT/0.
error-cluster-missing = PostgreSQL and Redis need two more libraries: pip install 'lair-games[cluster]'.
error-backup-not-one = { $file } is not a backup of Lair; nothing was changed.
error-backup-format = { $file } is written in format { $format }; this Lair reads format { $ours }.
error-backup-revision = { $file } was made from a database with schema { $revision }; this Lair uses schema { $ours }. Restore it with the Lair that made it.
error-backup-damaged = { $file }, line { $line } is damaged or missing; nothing was restored. Try another copy.
error-restore-not-empty = There is something in this database already; nothing was changed. Name a new one with --database.
error-who-are-you = First tell us your name.
error-no-name = A name needs at least one visible character.
error-no-such-link = This link was used already or is too old: make a new one on your other device.
error-too-many-people = Many people have just come in from your network: try again in a few minutes.
error-too-fast = That was too much at once: wait a moment, then try again.
error-too-large = That is too large, or took too long to arrive: send something smaller.
error-too-many-sockets = Too many connections are open from here: close a few windows, then reload this one.
error-other-host = This server is not called by that name. Whoever runs it can allow more names with LAIR_HOSTS.
error-command-id-used = You used this id for another command here. Choose a new one.
error-other-origin = That came from a page at another address: open this server’s own page. Whoever runs it can allow others with --origin.
error-not-understood = That was not understood: reload the page, then try again.
error-no-such-page = There is no such page: check the address.
error-not-now = That cannot be done now.
error-network-closed = Could not be opened to this network. Stop Lair and start it with: lair serve --lan
error-not-this-machine = Only the computer that Lair runs on can open it to the network.
error-no-such-method = That cannot be asked of this address; docs/protocol.md says what can.
error-refused = That is not possible here: reload the page, then try again.
error-try-again = The tables cannot be reached right now: try again in a moment.
error-busy = There is too much going on at this table right now: try again in a moment.
error-no-such-table = There is no such table, or it is private: ask for an invitation.
error-table-rules = This game began under rules version { $version }; this server plays version { $ours } now, so it cannot go on. Open a new table.
error-table-aside = This table was set aside: its game cannot be played on, because its log is damaged or its cards ask for too much. Nothing of it was deleted. Open a new table.
error-too-many-tables = You are at too many tables already ({ $tables } of your own at most): finish or close one first.
error-too-many-bots = { $bots } bots are too many for { $players } players: leave at least one seat to a person.
error-no-such-level = There is no bot { $bot } at the tables; choose from { $levels }.
error-not-open = This table is no longer open: its game has begun, or it was closed.
error-not-playing = No game is going on at this table: it has not begun, or is over.
error-not-over = The game is not over yet: wait until it ends.
error-one-seat-each = You have a seat already: everyone has one, except at a hot-seat table.
error-seat-taken = That seat is taken: choose a free one, or watch.
error-no-seat-here = You have no seat at this table: take one if it is still open, or watch.
error-not-your-seat = That seat is not yours: choose one of your own.
error-host-only = Only whoever opened the table may do that: ask them.
error-seats-free = { $seats ->
    [one] One seat is still free: invite somebody
   *[other] { $seats } seats are still free: invite somebody
}, then begin.
error-stale = The table has changed since you looked (version { $version }, now { $ours }). Here it is now: please choose again.
error-not-your-turn = It is not your turn: wait until it is.
error-bot-plays = A bot is playing this seat right now. If it stands in for you, take your seat back first.
error-undo-not-now = You can take a move back only in your own turn, and only before anything new was shown.
error-resigned-already = You have resigned already; a bot plays on for you.
error-nobody-to-stand-in-for = There is nobody to stand in for: that seat is your own, or nobody sits there.
error-not-away-long-enough = They have not been away long enough for a bot to stand in: give them a little more time.
error-nothing-to-reclaim = No bot stands in for you, so there is no seat to take back.
error-nothing-said = There is nothing in that message: write something first.
error-chat-too-long = A message has at most { $limit } characters: shorten it, or send two.
error-chat-full = The chat of this table is full; a rematch begins with an empty one.
error-too-many-entries = You have reached { $entries } actions at this table. From now on you can only play the game to its end.
error-no-hints-here = This table was opened without hints; your next one can have them.
error-rematch-there = There is a rematch already: join it.
error-no-such-lesson = There is no lesson { $lesson }; choose from { $lessons }.
error-reviews-busy = Many games are being reviewed right now: try again in a few minutes.
error-too-many-reviews = Many games were reviewed from your network in the last hour: try again later.

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
report-criterion-styles = every style of play wins 0.5 to 1.5 times its share

## Tournaments

arena-title = { $games } games of { $game } in { $deals } deals, { $players } players ({ $options }), seed { $seed }
arena-games = games
arena-wins = wins
arena-fair = × fair
arena-points = points
arena-rating = rating
arena-seconds = s/move
arena-explained = Wins: share of the games a bot played in, ties shared. × fair: that share divided by an equal share. Rating: ± is a 95% interval.
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
verdict-garbage = It wrote something that is not a message: { $line }
verdict-exited = It exited with code { $status }.
verdict-closed = It closed its output.
verdict-stays = It did not exit within { $seconds } s of being told to.

## Lessons

lesson-own-way = You have left the lesson’s path: from here on the game is yours. Have fun.

## The browser

web-home = To the front page
web-lost = There is no such page.
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = same as system
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
web-explanation = Explanation
web-telling = See what happens.
web-away = The server is not answering; trying again. Nothing is lost.
web-laying = Laying the table…
web-prompt = What is asked
web-hint = Hint
web-hints = What the bot would do, and the chance to win as it sees it
web-hint-twice = Press one to see it on the board; press it again to play it.
web-thinking = Thinking…
web-bot-thinks = { $seat } ({ $level }) is thinking…
web-undo = Take back
web-side = Log and chat
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-over = The game is over.
web-ended-early = The game has ended early: nobody plays on.
web-no-winner = Nobody has won
web-rematch-open = A rematch is open: see the table menu.
web-handover = Hand over to { $name }
web-handover-why = Everyone else, please look away.
web-handover-go = I’m here
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
web-go-on = Continue
web-device-go = Use this device
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
web-after = One move forward
web-run = Play it back
web-pause = Pause
web-scrub = Move
web-eyes = Seen by
web-eyes-all = all cards open
web-analysis = Analysis
web-chances = Chances to win
web-analysing = { $of ->
    [0] The bot is starting to look through the game…
   *[other] The bot is looking through the game: { $done } of { $of }.
}
web-this-move = This move by { $seat }
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
web-lesson-again = Start the lesson again
web-rules = Rules
web-who = Your name
web-name = Your name
web-keep = Save
web-device = Continue on another device
web-device-how = Open this address on the other device within ten minutes. It works once.
web-device-here = This device is yours now, { $name }.
web-qr = The same address as a QR code
web-link = Address
web-only-here = So far only this computer can reach this address.
web-network-reaches = Anyone in the same network, for example the same Wi-Fi, reaches this address.
web-no-network = This computer is in no network, so friends cannot reach it. Connect it to one and start Lair again.
web-open-network = Open to this network
web-copy = Copy
web-copied = Copied
web-share = Share
web-list-mine = Your tables
web-list-mine-none = No table yet: play now, or set one up.
web-list-open = Open tables
web-list-open-none = Nobody is waiting right now.
web-list-watch = Games to watch
web-list-watch-none = No public game is going on.
web-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-your-turn = Your turn
web-status-open = waiting for players
web-status-playing = in progress
web-status-over = over
web-status-closed = closed
web-status-aside = set aside
web-archive = Put away
web-more = Show more
web-set-up-title = A table for { $game }
web-players = Players
web-seats = Who plays
web-seat = Seat { $number }
web-seat-me = You
web-seat-friend = a friend
web-level = { $name }: { $about }
web-hot-seat = We share this device
web-hot-seat-why = Pass it from player to player.
web-variants = Variants
web-more-choices = More options
web-hints-allowed = Hints are allowed
web-private = Private
web-private-why = Only people who have the link can watch or sit down.
web-shuffle = Seats are drawn by lot
web-breath = Bots wait a moment, so that a move can be taken back
web-pace-of-play = Pace
web-pace-live = in one sitting
web-pace-slow = over several days
web-clock = Clock
web-clock-none = none
web-clock-turn-60 = one minute a turn
web-clock-turn-300 = five minutes a turn
web-clock-game-1200 = twenty minutes per player in total
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
web-bot-here = Put a bot here
web-give-up-table = Close this table
web-host-begins = Whoever opened the table starts the game.
web-invite = Invite
web-invite-how = Whoever opens this address can sit down.
web-rematch = Play again
web-to-rematch = To the rematch
web-review = Review the game
web-download = Download the game record
web-fair = Fair shuffles
web-fair-how = Before the first card was dealt, the server fixed the seed and published its fingerprint. Download the game and run: lair verify FILE. It replays every move and checks the seed against that fingerprint.
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

join-and = { $before } and { $after }
join-arrow = { $before } → { $after }
join-colon = { $before }: { $after }
join-comma = { $before }, { $after }
join-dot = { $before } · { $after }
join-semicolon = { $before }; { $after }
join-slash = { $before }/{ $after }
join-space = { $before } { $after }

# The laboratory
help-compare = Compare two card sets, two variants or two line-ups of bots, paired by seed: every figure with its difference, and whether it is more than chance.
help-compare-side = A card file or folder, “house” for the house cards; variants joined by +, “basic” for none; or bots joined by commas.
help-compare-all = Also list the figures that differ by chance alone.
help-compare-out = Also write every figure to a .json file.
help-sweep = Give one number of the cards a row of values and show how figures follow.
help-sweep-card = The number and its values: guard.7.strength=3..9, or monster.skeleton.vp=1,2,4. A card is named by its place or its key.
help-figure = A figure to show, such as score.mean, order.1 or beaten.level-2; may be repeated.
help-sweep-out = Also write the curve to a .csv or .json file.
help-replay-game = The number of a game in a results file of simulate, from 0.
help-replay-save = Also save the game to a replay file.
compare-title = A and B, { $games } games each with the same seeds
compare-figure = figure
compare-difference = B − A
compare-verdict = verdict
compare-real = more than chance
compare-chance = chance
compare-none = Nothing differs by more than chance, in { $figures } figures.
compare-count = { $real } of { $figures } figures differ by more than chance (5% in all, by Holm’s method).
figure-score = points, seat { $number }
figure-score-mean = points, all seats
figure-wins = wins, seat { $number }
figure-order = wins, place { $number } in turn order
figure-decisions = decisions a game
sweep-title = { $figure } by { $path }, { $games } games each
error-compare-tables = These cannot be compared: { $a } players, and { $b }.
error-compare-side = { $side } is no card file, no variant and no bot of { $game }.
error-sweep-values = { $text } cannot be read; write a place in the cards and whole numbers, such as guard.7.strength=3..9.
error-sweep-nothing = Say which number of the cards is swept, and its values: --card guard.7.strength=3..9.
error-sweep-many = { $text } has more than { $most } values.
error-sweep-backwards = { $text } runs backwards: write the smaller number first, such as 3..6.
error-sweep-step = { $text } goes in steps of 0: write at least 1, such as 3..9:2.
error-sweep-path = The cards have no place { $path }: look at { $part }.
error-no-such-figure = There is no figure { $figure }. There are: { $figures }.
error-curve-kind = { $file } cannot be written: its name must end in .csv or .json.
error-json-kind = { $file } cannot be written: its name must end in .json.
error-data-missing = Parquet files need PyArrow: pip install 'lair-games[data]'.
error-not-a-run = { $file } is not a results file of simulate that games can be opened from (.json or .parquet).
error-run-cards = { $file } was made with other cards or other rules than these.
error-no-such-number = { $file } has games 0 to { $last }, not { $number }.
error-run-number = { $file } has games 0 to { $last }: say which with --game NUMBER.

# On the internet
help-prepare = Compile what a server needs, and end: before an upgrade, so that the new version starts at once.
house-prepared = Everything is compiled: this version starts at once now.

# It is your turn
notice-turn = It is your turn
mail-turn-subject = It is your turn: { $game }
mail-turn =
    It is your turn in { $game }. This link opens the table:

    { $link }

    You get at most one message a turn, and only at tables that are played over several days. No more of them:

    { $stop }
mail-confirm-subject = Shall we write when it is your turn?
mail-confirm =
    Somebody gave this address to be told when it is their turn at a table that is played over several days. If it was you, this link confirms it, within one day:

    { $link }

    If it was not you, do nothing: no other message comes. This link deletes the address at once:

    { $stop }
error-push-address = Messages can only be sent to a browser’s public push service, by https.
error-push-keys = The keys of this browser’s push subscription are not valid.
error-mail-address = This is not an e-mail address.
error-smtp-url = { $url } is no mail server Lair can use: write smtp://USER:PASSWORD@HOST:587, and the sender’s address in LAIR_MAIL_FROM.
error-no-mail-here = This server sends no e-mail.
error-no-push-here = This server sends no messages to browsers.
error-mail-away = The e-mail could not be sent. Please try again later.
web-notices = When it is my turn
web-notices-how = At tables that are played over several days, when you are not there: at most one message a turn.
web-notices-push = Tell me in this browser
web-notices-push-off = No longer in this browser
web-notices-push-on = This browser shows a message when it is your turn.
web-notices-denied = This browser does not allow messages from this page. Its settings can change that.
web-notices-mail = E-mail address
web-notices-mail-ask = Tell me by e-mail
web-notices-mail-off = No more e-mail
web-notices-mail-sent = A link has been sent to { $address }. Follow it to confirm that the address is yours.
web-notices-mail-on = E-mail goes to { $address }.
web-notices-confirm = Confirm the address
web-notices-confirmed = The address is confirmed: from now on you get an e-mail when it is your turn.
web-notices-stop = Stop the e-mail
web-notices-stopped = No more e-mail will come. The address has been deleted.

# What a link to a table says
preview-title = { $game } at Lair
preview-open = { $free ->
    [one] One seat is free. At the table: { $names }.
    [0] All seats are taken. At the table: { $names }.
   *[other] { $free } seats are free. At the table: { $names }.
}
preview-playing = The game is on: { $names }. Watch it, move by move.
preview-over = { $many ->
    [one] { $winners } has won. At the table: { $names }. Look through the game, move by move.
   *[other] { $winners } have won. At the table: { $names }. Look through the game, move by move.
}
preview-closed = This table is closed. At the table: { $names }.
web-embed = Show it in another page
web-embed-open = Open in Lair
## Coming back

error-passkey-refused = This passkey was not accepted.
error-passkey-late = That took too long: try again.
error-passkey-none = No passkey was used.
error-no-such-passkey = This server does not know that passkey.
error-passkeys-many = You have this passkey already, or { $most } passkeys: remove one first.
error-no-such-code = This recovery code is wrong or was used already.
error-no-such-session = That browser is signed out already.
error-too-many-sign-ins = Too many tries from your network: wait an hour.
web-me = Profile
web-me-guest = You are a guest here, and that is fine. If you want to keep your name on other devices, or when this browser forgets you, add a way to come back.
web-me-back = Ways to come back
web-me-before = I have been here before
web-me-before-how = Sign in to be the person you were on another device or in another browser.
web-passkeys = Passkeys
web-passkey-why = A passkey signs you in with your fingerprint, face or PIN. There is no password to remember or to steal.
web-passkey-add = Add a passkey
web-passkey-sign-in = Sign in with a passkey
web-passkey-no = Passkeys need a secure address (https) with a name, and a recent browser.
web-passkey-made = Added { $date }
web-passkey-used = Last used { $date }
web-remove = Remove
web-recovery = Recovery code
web-recovery-why = Write the code down and keep it safe. It works once, in any browser; then you get a new one.
web-recovery-make = Make a recovery code
web-recovery-again = Make a new code
web-recovery-yours = Your code, shown only now:
web-recovery-made = You have a code, made { $date }.
web-recovery-use = Use code
web-recovered = Welcome back, { $name }.
web-sessions = Signed in
web-session-here = This browser
web-session-unknown = Unknown browser
web-session-seen = Last seen { $date }
web-session-end = Sign out
web-sessions-end = End all sessions
web-sessions-end-how = This will sign out every other browser, and copies of this browser’s cookie will no longer work.
web-sessions-ended = Every other browser is signed out.
web-data = My data
web-data-why = Everything that this server has stored about you, as a file.
web-data-get = Download my data
web-delete = Delete me
web-delete-why = Your name, your messages, ratings and ways to come back are deleted, and you leave all tables. Games that others played with you stay, without your name. This cannot be undone.
web-delete-sure = Yes, delete me
web-deleted = You have been deleted.
web-cancel-that = No, keep everything

## History and standing

error-rated-hot-seat = A rated game needs a device for each player.
error-rated-cards = A rated game is played with the usual cards.
error-seats-kept = The free places are kept for the people of the last game, for ten minutes.
error-no-such-person = There is nobody like that here.
web-rated = Rated
web-rated-play = Rated game
web-rated-why = The result changes ratings. There are no hints and no take-backs.
web-profile-of = Profile of { $name }
web-profile-since = Here since { $date }
web-profile-games = Games
web-profile-none = No finished games yet.
web-profile-mine = My games and ratings
web-rating = Rating
web-rating-is = Rating { $rating }
web-rating-none = No rated games yet.
web-rating-change = Rating { $before } → { $after }
web-rated-games = Rated games
web-games-played = Played
web-won = Won
web-best-points = Most points
web-average-place = Average place
web-place-of = Place { $place } of { $players }, points: { $points }
web-watch-again = Watch again
web-same-people = Same people again
web-board = The best
web-board-of = The best at { $game }
web-board-how = Ratings come from rated games. They begin at 1000 and change a lot at first, while the server gets to know you. Whoever has played five rated games is listed; bots never change.
web-board-place = Place
web-board-name = Name
web-bot-fixed = bot
web-board-not-counted = not counted for bots

## Manners

error-banned = You may not play on this server any more, or not for some time.
error-blocked-here = You and somebody at this table do not play together: one has blocked the other.
error-yourself = That is you.
error-too-many-reports = You have reported a lot within an hour: try again later.
error-no-such-report = There is no open report { $number }.
error-table-status = { $status } is no status of a table. There are: { $statuses }.
help-admin = Look after a server: people, tables, reports. Works beside servers that run; they notice within seconds.
help-admin-people = List people, those seen last first.
help-admin-text = A part of a name, or an id.
help-admin-tables = List tables, the latest first.
help-admin-status = Only tables that are { $statuses }.
help-admin-reports = Read what people have reported.
help-admin-all = Also those that are settled.
help-admin-log = Show what operators have done, the latest first.
help-admin-rename = Give somebody another name, also at their tables.
help-admin-ban = Refuse everything that somebody does here.
help-admin-unban = Let somebody play again.
help-admin-close = Close a table, whether its game has begun or not.
help-admin-settle = Mark a report as settled.
help-admin-person = The person’s id, as `lair admin people` shows it.
help-admin-name = The new name.
help-admin-table = The table’s id, as in its address.
help-admin-report = The number of the report.
help-admin-days = For how many days; without it, for good.
help-admin-why = The reason, for the log.
admin-renamed = { $person } is now called { $name }.
admin-banned = { $person } is banned.
admin-unbanned = { $person } may play again.
admin-closed = The table { $table } is closed.
admin-settled = Report { $report } is settled.
web-block = Block
web-block-why = You never sit at one table, and you do not see their messages.
web-mute = Mute
web-mute-why = You do not see their messages.
web-unblock = No longer
web-blocked = Blocked
web-muted = Muted
web-blocks = Blocked and muted people
web-blocks-none = Nobody.
web-report = Report
web-report-title = Report { $name } to the operator
web-report-reason = What is it about?
web-report-chat = Messages
web-report-name = The name
web-report-cheating = Cheating
web-report-leaving = Leaving games
web-report-other = Something else
web-report-text = In your words
web-report-send = Send
web-report-sent = Thank you. The operator will read it.
web-cancel = Cancel

## Finding a game

web-find = Find me a game
web-find-how = You are seated with whoever waits for the same kind of game.
web-find-game = Game
web-find-players = Players
web-find-any = any
web-find-bots = Bots may fill up after a while
web-find-waiting = Looking for others… { $seconds } s
web-find-others = { $count ->
    [0] Nobody else waits for this yet.
    [one] One other person waits for this.
   *[other] { $count } others wait for this.
}
web-find-stop = Stop looking
web-online = Online
web-online-count = { $people ->
    [one] One person is here
   *[other] { $people } people are here
}
web-online-waiting = Looking for a game: { $count }
web-online-games = Games under way: { $count }
web-online-doing-waiting = looks for a game
web-online-doing-open = at an open table
web-online-doing-playing = plays
web-filter = Filter
web-filter-all = all
web-filter-rated = Rated only
web-filter-clock = Clock
web-filter-clock-none = no clock
web-filter-clock-turn = per turn
web-filter-clock-game = per game
web-past = You are looking at an earlier moment.
web-past-back = Back to now
web-past-look = Look at this moment
web-on-its-way = Your move is on its way: the server has not answered yet.
web-retell = Show that again
web-enlarge = Enlarge
web-keys = Keyboard shortcuts
web-key-help = show this sheet
web-key-undo = take back
web-key-hint = ask for a hint
web-key-retell = show the others’ last turns again
web-key-log = show or hide the log
web-key-enlarge = enlarge the card that is being explained
web-key-larger = enlarge the board
web-key-smaller = shrink the board
web-key-words = words or signs on cards
web-key-tab = go to the next thing; Enter chooses it
web-key-escape = put down, or close
web-key-named-tab = Tab
web-key-named-escape = Esc
web-hint-number = The percentage is your chance to win after that move, as { $tries } quick tries of the game from here see it.
web-hint-follows = In { $tries } tries to the end of the round or turn you won { $gain } { $points } on average, each other player { $others }.
web-hint-against = Compare “{ $move }”: { $gain } { $points } on average, and a chance to win of { $chance }.
web-points = points
web-absent = { $name } is away. A bot may stand in in { $time }.
web-result = Result
web-score = Score sheet
score-start = At the start
score-points = Points
score-total = Total
web-chat-closed = Only the players see the chat of this table.
web-legend = What the signs mean
web-words = Words instead of signs
web-zoom = Size of the board
web-watchers = { $count ->
    [0] Nobody is watching.
    [one] One spectator:
   *[other] { $count } spectators:
}
web-volume = Volume
web-list-won = { $count ->
    [one] Won by { $names }
   *[other] Won together by { $names }
}
web-list-turn = { $name } is to move
web-clock-turn = { $time } a turn
web-clock-game = { $time } per player in total
web-open-chat = Spectators see the chat
web-name-first = What should the others call you?
web-friend-name = Name of player { $number }
web-moves = Moves
# The laboratory: tuning, parts, clusters, pictures
help-lab-bots = Who plays: one name for every seat, or one for each, separated by commas. { $bots }. Levels think through simulations, master:1000 through so many, never by the clock.
help-tune = Tune numbers of the cards within bounds toward targets, and check what comes out on seeds that were not seen before.
help-tune-card = A number that may change, and its values: guard.7.strength=3..9; may be repeated.
help-tune-target = What to reach: “order even”, “seats even”, “quests at most 80%”, “score.mean near 40”, “decisions kept 5%”; may be repeated.
help-tune-trials = How many sets of values to try.
help-tune-check = Games for the check at the end, on seeds of their own, before and after.
help-tune-study = A file that keeps the trials; the same command goes on where it was left.
help-tune-out = Where the tuned cards go.
help-html = Also write the report as one HTML file that opens without a network.
help-chart = Also write the charts as one .svg file.
help-shard = Play one part of the games alone, such as 2/4, into a .part file; “lair merge” joins the parts.
help-cluster = Play on a Ray cluster: auto, or an address such as ray://host:10001; “local” starts one here.
help-merge = Join the parts of a simulation: the results are those of one process.
help-merge-files = The .part files, in any order.
help-cards-export = Write the house cards as a file, or a folder, to begin from.
help-export-file = Where they go; it must not be there yet.
cards-exported = Change them, then: { $command }
progress-tuning = Tuning
tune-title = { $game }, { $players } players ({ $options }): { $trials } trials of { $games } games each, { $refused } refused by the cards
tune-values = Values
tune-place = place
tune-before = before
tune-after = after
tune-targets = Targets, on { $games } games with seeds that were not seen before
tune-wanted = wanted
tune-wanted-even = { $least }–{ $most }
tune-wanted-near = { $least }–{ $most }
tune-wanted-kept = { $least }–{ $most }
tune-wanted-at-most = at most { $most }
tune-wanted-at-least = at least { $least }
tune-others-met = { $figures } more are where they should be.
tune-length = Decisions a game: { $before } before, { $after } after.
tune-check = Before and after were checked on { $games } games each, with seeds that no trial saw.
tune-met = Every target is met.
tune-reached = Not every target is met; this is the nearest that was found.
tune-stopped = Stopped after { $trials } trials. The same command goes on with { $file }.
tune-cards-name = { $name }, tuned
report-criterion-order = every place in turn order wins 0.85 to 1.15 times its share
sim-share = wins
shard-written = Games { $first } to { $last } written to { $file }.
shard-stopped = Stopped; { $games } games of this part are missing, and nothing was written.
sweep-page = Figures by { $path }, { $games } games each
compare-side = { $side }: { $game }, { $players } players ({ $options }), { $cards }, { $bots }
figure-order-short = place { $number }
chart-order = Wins by place in turn order
chart-seats = Wins by seat
chart-points = Points
chart-length = Decisions a game
chart-figures = All figures
chart-compare-wins = Wins: bars are B, circles A
chart-compare-main = Points and length: bars are B, circles A
chart-compare-real = More than chance: B against A
error-lab-clock = { $bot } thinks by the clock, so nobody could repeat its games; write { $instead }.
error-tune-nothing = Say what may change (--card PLACE=VALUES) and what to reach (--target WORDS).
error-tune-target = { $target } is no target. Write “order even”, “seats even 2%”, “quests at most 80%”, “score.mean near 40”, “decisions at least 50” or “decisions kept 5%”.
error-tune-share = { $target } asks for a share that there is not: shares are from 0% to 100%.
error-tune-figure = There is nothing called { $figure } here; there are { $figures }.
error-tune-refused = The cards may have none of these values: { $why }
error-tune-missing = Tuning needs Optuna and tomlkit: pip install 'lair-games[tune]'
error-study-unreadable = { $file } is no study of lair tune.
error-study-other = { $file } belongs to another study: its { $what } is { $theirs }, not { $ours }.
error-cards-exist = { $file } is there already, and is left as it is.
error-cards-folder = These cards are several files: name a folder, such as { $folder }, not { $file }.
error-cards-kind = { $file } cannot be written: its name must end in .toml.
error-html-kind = { $file } must end in .html.
error-svg-kind = { $file } must end in .svg.
error-shard = { $text } is no part; write 1/4 to 4/4.
error-shard-needs = A part needs --seed, the same for all, and --out with a name that ends in { $suffix }.
error-shard-no-report = A part has no report and no charts: lair merge makes them of all parts.
error-shard-empty = There are more parts than games ({ $games }).
error-not-a-part = { $file } is not a part of a simulation of this version of Lair.
error-merge-other = { $file } and { $other } belong to different simulations.
error-merge-missing = Games { $first } to { $last } are missing.
error-merge-twice = Games { $first } to { $last } are there twice.
error-ray-missing = A cluster needs Ray: pip install 'lair-games[ray]'
error-cluster-unreachable = The cluster at { $address } cannot be reached: { $why }
arena-meetings = Head to head: how often a row comes before a column
error-python-bot = { $bot } is no bot; write python:MODULE:CLASS.
error-python-bot-import = { $bot } cannot be used: { $why }
verdict-failed = It failed: { $error }
verdict-not-legal = It chose { $action }, which is not legal.
help-replay-html = Write the game as one HTML file to step through in a browser, without a network.
help-replay-open = Open it in the browser at once.
replay-back = one move back
replay-next = one move on
replay-slider = moves
replay-begins = The game begins.
error-no-picture = { $game } has no pictures; leave --html and --open out.
chart-circles = Bars and numbers are after tuning, circles before it; the dashed line is what is wanted.
error-signed-out = You have been signed out in this browser.

# Cards of one's own, and the laboratory in the browser

error-cards-copies = { $file }, { $card }: that makes { $count } cards; there must be { $wanted }, copies counted.
error-cards-at-least = { $file }, { $card }: there are only { $count } of { $field }; there must be { $least } at least.
error-cards-name-long = { $file }, { $card }: { $field } may have { $greatest } characters at most.
web-lab = Laboratory
web-lab-title = The laboratory: { $game }
web-lab-about = Change the cards, let bots play many games with them and with the house cards, and see what becomes different.
web-lab-games = Games
web-lab-run-title = Try them out
web-lab-bot = Bots
web-lab-many = Games with each set
web-lab-run = Play and compare
web-lab-stop = Stop
web-lab-play = Play with these cards
web-lab-progress = Games played
web-lab-played = { $games } of { $of } games with each set of cards
web-lab-preparing = Getting ready. The first time, this takes a minute or two.
web-lab-quarter = { $percent } of the games are played.
web-lab-stopped = Stopped.
web-lab-kept = “{ $name }” is kept in this browser.
web-lab-no-room = This browser has no room for “{ $name }”. Save the cards as a file instead.
web-lab-no-file = { $file } is not a card file in JSON.
web-lab-loaded = You are working on “{ $name }”.
web-lab-sets = Keep and share
web-lab-keep = Keep here
web-lab-share = Save as a file
web-lab-load = Open a file
web-lab-reset = Back to the house cards
web-lab-forget = Delete “{ $name }”
web-lab-cards = The cards
web-lab-name = Name of the set
web-lab-part = Part of the cards
web-lab-go-there = Go there
web-lab-copy = Add a copy: { $card }
web-lab-remove = Remove: { $card }
web-lab-add = Add a field…
web-lab-add-to = Add a field: { $card }
web-lab-of = { $label }, { $number } of { $all }
web-lab-was = House cards: { $value }
web-lab-others = What else differs by more than chance
web-lab-no-others = Nothing else so far.
web-lab-how = Both sets play the same deals. A difference is more than chance if its p-value is below 5%, corrected for all { $looked } figures that are looked at. Intervals are 95%.
web-lab-side-house = House
web-lab-side-own = Yours
error-lab-closed = This server has no laboratory. Its operator can open one with “lair serve --lab”.
error-lab-busy = Others are using the laboratory just now. Try again in a minute.
error-lab-failed = The games took too long and were stopped. Try other cards, or fewer games.
error-not-json = { $file } is not a JSON file: { $why }.
help-lab = Let people try out cards of their own in the browser: bounded simulations at the lowest priority. Off if nothing is said.
web-lab-changes = { $count ->
    [0] These are the house cards.
    [one] One change from the house cards.
   *[other] { $count } changes from the house cards.
}
web-lab-card = { $table } { $number }
web-lab-figure = { $difference } ({ $low } to { $high }), { $verdict ->
    [real] more than chance
   *[chance] may be chance
}
web-lab-done = { $games } games are played with each set. { $real ->
    [0] Nothing differs by more than chance.
    [one] One figure differs by more than chance.
   *[other] { $real } figures differ by more than chance.
}
error-other-view = A view of the game { $game } is a { $view }, not a { $other }.
web-lab-by-seat = By seat
