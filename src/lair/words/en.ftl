### Every sentence Lair says in English.

## The game
game-mighty = Mighty Monsters
king = Edgar
faction-trolls = Trolls
faction-red = Red
faction-blue = Blue
faction-green = Green
faction-violet = Violet
faction-undead = Undead
faction-sea = Aquatic animals
faction-demons = Demons
faction-insects = Insects
faction-dragons = Dragons
option-line-up = Guard Line-Up
option-new-rules = The King's New Rules
option-none = basic game
bot-random = Random
bot-greedy = Greedy
bot-fighter = Fighter
bot-builder = Builder
bot-quester = Quester
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master

## King tiles
tile-heading = King { king }'s new rule: { $text }
tile-no-change = no change this round.
tile-barred = monsters of strength { $strengths } may not be played.
tile-dear = monsters of strength { $strengths } cost { $cost } gold to heal.
tile-hand = everyone takes the monsters of strength { $strengths } in hand and lays the others face down.
tile-pair = a guard beside two monsters of the same strength has { $loot } loot.
tile-weakest = every guard beside the weakest pair of monsters has { $loot } loot.
tile-guards = { $where }: { $changes }.
tile-strength = { $number } strength
tile-loot = { $number } loot
where-first = { $count ->
    [one] the first guard
   *[other] the first { $count } guards
}
where-last = { $count ->
    [one] the last guard
   *[other] the last { $count } guards
}
where-one = guard { $first }
where-range = guards { $first } to { $last }
where-one-from-treasury = guard { $first } from the treasury
where-range-from-treasury = guards { $first } to { $last } from the treasury

## What happens
event-placed = { $seat }: { $strength } to guard { $guard }{ $side }.
event-returned = { $by }: replaces the { $strength } of { $owner } at guard { $guard }{ $side }; it goes back to hand.
event-paid-treasury = { $seat }: { $gold } gold to the treasury.
event-paid-owner = { $seat }: { $gold } gold to { $receiver }.
event-turned = Guard { $guard } is turned up: level { $level }, strength { $strength }, loot { $loot }.
event-beaten = The monsters' { $monsters } is enough: guard { $guard } is beaten.
event-lost = The monsters' { $monsters } is too little: guard { $guard } holds, and the fight is over.
event-looted = { $seat }: takes { $gold } gold.
event-healed = { $seat }: pays { $gold } of { $cost } gold to heal the monster at guard { $guard }{ $side }.
event-unseen = Guard { $guard } is discarded unseen.
event-round-ended = Round { $round } is over: the monsters played are laid face down, the others taken in hand.
event-round-began = Round { $round } begins; first: { $seat }.
event-laid = A guard of level { $level } takes space { $guard }.
event-tile-turned = { $text }
event-ended = The last king tile is gone: the game is over.

## The table in the terminal
screen-title = { $game } · round { $round } of { $rounds } · { $options }
screen-cards = Cards: { $name }
label-gate = gate
label-treasury = treasury { $gold }
label-level = level
label-strength = strength
label-loot = loot
label-stack = { $count ->
    [0] No guards left in the stack
    [one] One guard left in the stack, of level { $level }
   *[other] { $count } guards in the stack, the top one of level { $level }
}
label-hand = hand
label-resting = in front
label-gold = { $gold } gold
label-start = starts
your-turn = { $name }, your turn: play a monster.
ask-move = Your move (such as { $example }; ? for help):
ask-go-on = Enter goes on, u takes it back:
ask-go-on-plain = Enter goes on:
ask-handover = Hand over to { $name }; nobody else looks. Enter goes on:
moves-title = You may play:
move-place = { $move }
move-replace = { $move } (replaces the { $there } of { $owner } for { $price } gold)
log-title = So far:
log-empty = Nothing has happened yet.
taken-back = Taken back: { $move }.
saved-to = Saved to { $file }. Go on with: lair play --resume { $file }
save-failed = { $why } The game goes on.
not-understood = That is no move. Type a strength and a place, such as { $example }, or ? for help.
final-title = The gold is counted:
final-row = { $rank }. { $name }: { $gold } gold
final-won = { $count ->
    [one] The winner: { $names }.
   *[other] The win is shared: { $names }.
}
left-game = The game is not over; it is saved to { $file }. Go on with: lair play --resume { $file }
help-text =
    Each turn you play one monster from your hand: type its strength and a place.
    4@2b puts your 4 on side b of the second guard from the gate; 4 2b or 42b will do too.
    On an empty space it costs nothing. A stronger monster may replace a weaker one for gold,
    more at higher levels, while the strengths there add up to less than the guard's
    greatest strength; m shows the prices.
    When everyone has two monsters in the castle, the guards are fought from the gate on.
    { "" }
    m  what you may play        u  take your move back       l  what happened so far
    r  draw the castle again    s FILE  save                 q  save and leave

## Simulating
sim-title = { $games } games of { $game }, { $players } players ({ $options }), seed { $seed }
sim-speed = { $games } games a second, { $decisions } decisions a second
sim-seats = Seats
sim-order = Turn order in the first round
sim-guards = Guards
sim-tiles = Rounds under each king tile, on average
sim-seat = seat
sim-place = place
sim-bot = bot
sim-mean = gold
sim-spread = spread
sim-least = least
sim-most = most
sim-wins = wins (ties shared)
sim-interval = 95% interval
sim-length = Decisions a game: { $mean } on average, { $least } to { $most }.
sim-level = level
sim-lain = lain
sim-turned = turned up
sim-beaten = beaten
sim-beaten-of-turned = of those turned up
sim-tile = tile
sim-no-tile = no tile
sim-rounds = rounds
sim-tile-beaten = guards beaten
sim-tile-loot = loot
sim-tile-healing = healing
sim-tile-replaced = replaced
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
help-arena = Let bots play each other, every bot in every seat, and rate them.
help-arena-bots = Who plays: bots ({ $bots }) or program:COMMAND LINE; greedy*3 is three of them. More than there are seats meet in turn; fewer sit several times.
help-arena-games = How many games at least; made up to whole rounds, so that every bot sits everywhere equally often.
help-pairs = Only two different bots at a table, every two in turn; or every choice of bots that fills the seats.
help-arena-out = Keep every game in this file, a line of JSON each. A file of the same tournament is gone on with.
help-summary = Also write the results to a .json file.
help-plot = Also draw the results, to an .svg or .png file.
help-arena-jobs = How many processes; as many as there are cores if not given.
help-timeout = Seconds that a program may take for a move.
help-bot = Check that a program of your own plays by the protocol (docs/bots.md), in whole games against greedy bots.
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
error-cards-level-count = { $file }, { $card }: that makes { $count } guards of level { $level }; there must be { $wanted }.
error-cards-guards = { $file }, { $card }: guards must count from 1 at the gate, or from -1 at the treasury, not across.
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
error-no-such-space = The castle has only { $guards } guards.
error-in-castle = Your monster of strength { $strength } already lies in the castle.
error-resting = You have no monster of strength { $strength } in hand: it lies face down in front of you this round.
error-barred = The king forbids monsters of strength { $strength } this round.
error-not-stronger = A monster of strength { $there } lies there; your { $strength } is not stronger.
error-guard-matched = The monsters here already match the guard's greatest strength ({ $beside } of { $greatest }): none may be replaced.
error-cannot-pay = Replacing that monster costs { $price } gold; you have { $gold }.
error-decide-first = Something else must be decided first.
error-not-now = That cannot be done now.
error-no-such-unit = You have no such meeple in your Tavern for that.
error-not-enough-yet = The Units assigned there are not enough yet: add more, or take them back.
error-no-works = The Works do not allow that: once a turn, with enough Peasants, an offered tile and an empty slot.
error-assigned-already = You have assigned Units there already this turn.
error-nothing-there = There is nothing there to go to.
error-needs-units = The meeples in your Tavern do not meet what it asks for.
error-council-later = The Dark Council can be fought in the last two turns only.
error-overlord-once = You have fought this Overlord already; each may be fought once.
error-too-weak = Your Units reach { $value } at most; this foe has { $strength }.
error-training-once = Training is possible once a turn.
error-training-top = This class has reached its highest level.
error-training-vp = That Training costs { $price } VP; you have { $vp }.
error-game-over = The game is over.
error-undo-nothing = There is nothing to take back.
error-undo-other = The latest move was made by { $name }.
error-undo-revealed = That move turned up guards: what everyone has seen cannot be taken back.
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
error-chat-full = The chat of this table is full; a rematch begins with an empty one.
error-too-many-entries = You have done { $entries } things at this table. From now on you can only bring the game to its end.
error-no-hints-here = This table was opened without hints; your next one can have them.
error-rematch-there = There is a rematch already: join it.
error-no-such-lesson = There is no lesson { $lesson }; there are { $lessons }.
error-reviews-busy = Many games are being looked at again right now: try again in a few minutes.
error-too-many-reviews = Many games were looked at again from your network in the last hour: try again later.

## Meeples & Monsters in the terminal
event-gained = { $seat }: +{ $number }× { $kind }.
event-removed = { $seat }: { $number }× { $kind } back to the supply.
event-scored = { $seat }: { $vp } VP ({ $source }).
event-trained = { $seat }: trains the { $kind } to level { $level }.
event-built = { $seat }: builds { $location } on { $place }.
event-ability = { $seat }: uses the ability of the { $kind }.
event-assigned = { $seat }: { $kind } to { $place }.
event-closed = { $seat }: has assigned everyone meant for { $place }.
event-lent = { $seat }: { $number } Corruption strengthens a Unit at { $place }.
event-overrun = { $seat }: the district of { $place } is overrun; Peasants who join: { $number }.
event-defeated = { $seat }: defeats { $monster } at { $place }.
event-council-fought = { $seat }: defeats { $overlord } of the Dark Council.
event-activated = { $seat }: activates { $location } ({ $place }).
event-crowned = { $seat }: holds { $location } now.
event-dethroned = { $seat }: loses { $location }.
event-room-done = { $seat }: clears the room { $room } in Tower { $tower }.
event-quest-drawn = { $seat }: draws a Quest.
event-quest-discarded = { $seat }: discards the Quest { $quest }.
event-quest-done = { $seat }: completes the Quest { $quest }.
event-quest-failed = { $seat }: fails the Quest { $quest }: −{ $penalty } VP.
event-drew = { $seat }: draws { $kind }.
event-to-bag = { $seat }: { $kind } back to the bag.
event-kept = { $seat }: keeps { $kind } for the next turn.
event-bag-filled = { $seat }: the bag is filled from the Lodgings.
event-monster-came = { $monster } comes to { $place }.
event-arrived = The Dark Council draws nearer: Arrives card { $number } of 3.
event-tile-came = { $location } is on offer as tile { $tile }.
event-turn-began = Turn { $turn }: { $seat }.
event-game-ended = The last turn has been played: the game is over.
move-done = { $move } ({ $what })
move-works = { $move } ({ $what })
move-build = { $move } ({ $what })
move-train = { $move } ({ $what })
move-use = { $move } ({ $what })
move-go = { $move } ({ $what })
move-add = { $move } ({ $what })
move-levy = { $move } ({ $what })
move-lend = { $move } ({ $what })
move-resolve = { $move } ({ $what })
move-to = { $move } ({ $what })
move-quest = { $move } ({ $what })
move-take = { $move } ({ $what })
city-title = { $game } · turn { $turn } · { $phase } · { $options }
city-last-turns = { $count ->
    [one] One turn is left in all; the Dark Council can be fought.
   *[other] { $count } turns are left in all; the Dark Council can be fought.
}
city-phase-development = Development
city-phase-main = Main Phase
city-phase-resolution = Resolution
city-phase-clean-up = Clean-up
city-phase-draw = Draw Phase
city-phase-over = over
city-waiting-district = a district for a Monster
city-waiting-discard = a Quest to discard
city-waiting-hire = a Unit to hire
city-waiting-training = a free Training
city-waiting-refresh = meeples back to the bag
city-waiting-keep = a meeple to keep
city-waiting-effect = which effect comes first
city-ask-development = { $name }, Development: build, train, use Heroes, or done.
city-ask-main = { $name }, Main Phase: where do your Units go? done resolves everything.
city-ask-target = { $name }, who goes to { $place }? done when that is all.
city-ask-district = { $name }, that district is full: where does the Monster go?
city-ask-discard = { $name }, which Quest do you discard?
city-ask-hire = { $name }, which Unit do you hire?
city-ask-training = { $name }, which class trains for nothing?
city-ask-refresh = { $name }, who goes back to the bag? done when that is all.
city-ask-keep = { $name }, who stays in the Tavern for the next turn?
city-ask-effect = { $name }, which effect comes first?
city-ask-resolution = { $name }, what is resolved next? done takes the rest in the usual order.
city-done-development = on to the Main Phase
city-done-main = resolve everything and draw
city-done-target = that is all for this place
city-done-resolution = the rest in the usual order
city-done-district = no more
city-done-discard = no more
city-done-hire = nobody
city-done-training = no Training
city-done-refresh = no more
city-done-keep = nobody
city-done-effect = none
city-works = a Peasant fetches another one
city-levy = a Peasant of the Lodgings joins
city-lend = Corruption in your Lodgings strengthens a Unit here
city-resolve = resolve { $card } next
city-train-to = { $vp ->
    [0] { $kind } to level { $level }
   *[other] { $kind } to level { $level } for { $vp } VP
}
city-foe-place = { $place } (combat { $value } of { $strength })
city-towers = Towers
city-council = The Dark Council
city-tiles = Tiles on offer · { $count } in the stack
city-left = Left: { $monsters } Monsters, { $quests } Quests · Arrives cards out: { $arrived } of 3
city-empty = (empty)
city-slot = building here: { $gives }
city-held = held by { $name } with { $units }
city-tavern = Tavern
city-lodgings = Lodgings
city-bag = Bag
city-kept = Kept
city-heroes = Heroes, level/combat
city-bonuses = Bonuses
city-other = { $vp } VP · Tavern { $tavern } · Lodgings { $lodgings } · bag { $bag } · Quests { $quests } · Heroes { $heroes }
city-foe = strength { $strength }, { $vp } VP, { $type } { $level }
city-any = { $count ->
    [one] any Unit
   *[other] any { $count } Units
}
city-vp = { $vp } VP
city-quests = { $count ->
    [one] draw a Quest
   *[other] draw { $count } Quests
}
city-discard = { $count ->
    [one] discard a Quest
   *[other] discard { $count } Quests
}
city-draw = { $count ->
    [one] draw a meeple
   *[other] draw { $count } meeples
}
city-refresh = up to { $count } from Lodgings to bag
city-refresh-others = the others up to { $count }
city-hire = { $count ->
    [one] hire a Unit
   *[other] hire { $count } Units
}
city-reserve = { $count ->
    [one] keep a meeple
   *[other] keep { $count } meeples
}
city-train = { $count ->
    [one] a free Training
   *[other] { $count } free Trainings
}
city-bonus-units = { $units } +{ $amount } in combat
city-bonus-with = { $units } +{ $amount } beside { $other }
city-bonus-against = +{ $amount } against { $types }
city-bonus-others = all other Units +{ $amount }
city-bonus-corruption = one Unit + the Corruption in Lodgings
city-removes = { $kind } to the supply
city-returns = { $kind } comes back
city-stock = { $kind } ({ $count } left)
city-crown = with { $kind }: { $gives }; if held until your next turn
city-exhausts = all of them to the Lodgings
city-token = { $kinds } Unit types of level { $level } or more: { $gives }
city-each-draw = each Draw Phase { $gives }
city-quest = { $vp } VP/−{ $penalty } · { $text }
city-level-least = level { $level } or more
city-units-least = { $count } Units or more
city-different-least = { $count } kinds or more
city-over-least = { $count } over its strength
city-number-least = { $count } or more
city-number-most = { $count } at most
city-most = the most
city-when-defeat = Defeat a Monster
city-when-monsters = Monsters defeated in one turn
city-when-location = At one Location
city-when-room = In a Tower Room
city-when-locations = Locations in one turn
city-when-build = Build a Location
city-when-train = Train
city-when-tavern = Drawn into the Tavern
city-when-end-monsters = At the end, Monsters beaten
city-when-end-meeples = At the end, meeples
city-when-end-heroes = At the end, Hero classes
city-when-end-quests = At the end, Quests done
city-when-end-districts = At the end, districts with a Monster beaten
city-source-monster = Monster
city-source-council = Dark Council
city-source-quest = Quest
city-source-location = Location
city-source-training = Training
city-source-penalty = penalty
city-source-room = Tower Room
city-source-other = bonus
not-understood-meeples = That is no move. Type a move such as { $example }, its number in the list (m), or ? for help.
final-title-meeples = The VP are counted:
final-row-meeples = { $rank }. { $name }: { $gold } VP
help-text-meeples =
    A turn has two phases of any number of small steps; done ends a phase.
    Development: works brings a Peasant for a Peasant, build:2@s3 lays tile 2
    on slot s3 for two Peasants, train:mage trains, use:mage uses an ability.
    Main Phase: go:m5 opens a place (l and s Locations, m Monsters, o Council,
    t Towers), +knight sends a Unit there, levy calls a Peasant from the
    Lodgings, done closes the place. done once more resolves everything.
    Some cards ask more: to:castle, quest:QUEST, take:mage, or done for no more.
    { "" }
    m  your moves, numbered; the number will do    u  take a step back
    l  what happened so far    r  draw the city    s FILE  save    q  save and leave

## Meeples & Monsters
game-meeples = Meeples & Monsters
option-towers = The Four Towers
meeples-kind-peasant = Peasant
meeples-kind-mage = Mage
meeples-kind-cleric = Cleric
meeples-kind-knight = Knight
meeples-kind-warrior = Warrior
meeples-kind-ranger = Ranger
meeples-kind-paladin = Paladin
meeples-kind-shaman = Shaman
meeples-kind-corruption = Corruption
meeples-district-villages = Villages
meeples-district-university = University
meeples-district-castle = Castle
meeples-district-cathedral = Cathedral
meeples-type-humanoid = Humanoid
meeples-type-monstrous = Monstrous
meeples-type-undead = Undead
meeples-monster-sappy-sawyer = Sappy Sawyer
meeples-monster-timber-wolf = Timber Wolf
meeples-monster-grave-splinter = Grave Splinter
meeples-monster-bookmark-bandit = Bookmark Bandit
meeples-monster-paper-wasp = Paper Wasp
meeples-monster-dry-rot-dropout = Dry-Rot Dropout
meeples-monster-siege-carpenter = Siege Carpenter
meeples-monster-moat-gnawer = Moat Gnawer
meeples-monster-skeleton = Skeleton
meeples-monster-pew-poacher = Pew Poacher
meeples-monster-belfry-beaver = Belfry Beaver
meeples-monster-wick-wraith = Wick Wraith
meeples-monster-whittling-warlord = Whittling Warlord
meeples-monster-lumberjack-the-ripper = Lumberjack the Ripper
meeples-monster-tree-beast = Tree Beast
meeples-monster-ghoul = Ghoul
meeples-monster-woodworm-wight = Woodworm Wight
meeples-monster-professor-sawdust = Professor Sawdust
meeples-monster-thesis-termite = Thesis Termite
meeples-monster-glue-golem = Glue Golem
meeples-monster-laminated-lich = Laminated Lich
meeples-monster-varnished-vampire = Varnished Vampire
meeples-monster-peepul-pikeman = Peepul Pikeman
meeples-monster-plank-walker = Plank Walker
meeples-monster-beaver-battering-ram = Beaver Battering Ram
meeples-monster-drawbridge-troll = Drawbridge Troll
meeples-monster-moredraw-marrow-guard = Moredraw Marrow Guard
meeples-monster-hatchet-heretic = Hatchet Heretic
meeples-monster-bonfire-preacher = Bonfire Preacher
meeples-monster-organ-pipe-borer = Organ-Pipe Borer
meeples-monster-resin-revenant = Resin Revenant
meeples-monster-knothole-banshee = Knothole Banshee
meeples-monster-dam-colossus = Dam Colossus
meeples-monster-cordwood-count = Cordwood Count
meeples-monster-chancellor-of-chainsaws = Chancellor of Chainsaws
meeples-monster-termite-queen = Termite Queen
meeples-monster-marshal-of-moredraw = Marshal of Moredraw
meeples-monster-hollow-king = Hollow King
meeples-monster-choir-of-chips = Choir of Chips
meeples-monster-pyre-wyrm = Pyre Wyrm
meeples-overlord-undying-termite = Undying Termite
meeples-overlord-dam-empress-of-peepul = Dam Empress of Peepul
meeples-overlord-grand-sawyer-of-moredraw = Grand Sawyer of Moredraw
meeples-henchman-combustor = Combustor
meeples-token-two-old-hands = Two Old Hands
meeples-token-three-old-hands = Three Old Hands
meeples-token-two-living-legends = Two Living Legends
meeples-token-bark-medal = Bark Medal
meeples-token-clean-slate = Clean Slate
meeples-token-second-wind = Second Wind
meeples-quest-pitchfork-mob = Pitchfork Mob
meeples-quest-overkill-is-underrated = Overkill Is Underrated
meeples-quest-mixed-hardwood = Mixed Hardwood
meeples-quest-full-paintbox = Full Paintbox
meeples-quest-saw-the-sawyers = Saw the Sawyers
meeples-quest-beaver-fever = Beaver Fever
meeples-quest-exorcise-regularly = Exorcise Regularly
meeples-quest-overdue-at-the-library = Overdue at the Library
meeples-quest-storm-our-own-keep = Storm Our Own Keep
meeples-quest-big-game-carving = Big-Game Carving
meeples-quest-double-chop = Double Chop
meeples-quest-two-coffins-one-nail = Two Coffins, One Nail
meeples-quest-pub-crawl = Pub Crawl
meeples-quest-standing-room-only = Standing Room Only
meeples-quest-wedding-at-the-stump = Wedding at the Stump
meeples-quest-ribbon-cutter = Ribbon Cutter
meeples-quest-night-school = Night School
meeples-quest-master-piece = Master Piece
meeples-quest-rough-crowd = Rough Crowd
meeples-quest-all-walks-of-life = All Walks of Life
meeples-quest-militia-sundays = Militia Sundays
meeples-quest-oath-of-oak = Oath of Oak
meeples-quest-hedge-wizardry = Hedge Wizardry
meeples-quest-salt-and-sawdust = Salt and Sawdust
meeples-quest-anatomy-of-beavers = Anatomy of Beavers
meeples-quest-diplomacy-failed = Diplomacy Failed
meeples-quest-hymn-with-teeth = Hymn with Teeth
meeples-quest-town-planner = Town Planner
meeples-quest-word-gets-around = Word Gets Around
meeples-quest-soup-kitchen = Soup Kitchen
meeples-quest-a-wall-of-saws = A Wall of Saws
meeples-quest-a-shelf-of-teeth = A Shelf of Teeth
meeples-quest-a-box-of-bones = A Box of Bones
meeples-quest-early-bird-gets-the-borer = Early Bird Gets the Borer
meeples-quest-they-grow-up-so-fast = They Grow Up So Fast
meeples-quest-town-and-gown = Town and Gown
meeples-quest-friend-of-every-ward = Friend of Every Ward
meeples-quest-spotless-varnish = Spotless Varnish
meeples-quest-salt-of-the-earth = Salt of the Earth
meeples-quest-standing-timber = Standing Timber
meeples-quest-robes-and-ropes = Robes and Ropes
meeples-quest-exotic-woods = Exotic Woods
meeples-quest-hall-of-frames = Hall of Frames
meeples-quest-busybody = Busybody
meeples-built-muster-green = Muster Green
meeples-built-lecture-log = Lecture Log
meeples-built-squires-stair = Squires' Stair
meeples-built-seedling-seminary = Seedling Seminary
meeples-tile-levy-station = Levy Station
meeples-tile-healers-temple = Healer's Temple
meeples-tile-house-of-lords = House of Lords
meeples-tile-branch-and-root-inn = Branch & Root Inn
meeples-tile-colosseum = Colosseum
meeples-tile-mage-academy = Mage Academy
meeples-tile-incense-workshop = Incense Workshop
meeples-tile-speechifying-stump = Speechifying Stump
meeples-tile-revolving-barracks = Revolving Barracks
meeples-tile-feather-bed-row = Feather-Bed Row
meeples-tile-grudge-grindery = Grudge Grindery
meeples-tile-hunters-hollow = Hunters' Hollow
meeples-tile-heartwood-chapel = Heartwood Chapel
meeples-tile-totem-lathe = Totem Lathe
meeples-tile-turnery-of-fortune = Turnery of Fortune
meeples-slot-cottage-plot = Cottage Plot
meeples-slot-drill-yard = Drill Yard
meeples-slot-reading-room = Reading Room
meeples-slot-notice-board = Notice Board
meeples-slot-royal-lot = Royal Lot
meeples-slot-tilting-yard = Tilting Yard
meeples-slot-font-corner = Font Corner
meeples-slot-pilgrims-rest = Pilgrims' Rest
meeples-room-leaky-library = Leaky Library
meeples-room-confession-closet = Confession Closet
meeples-room-cell-with-a-view = Cell with a View
meeples-room-dungeon-of-drafts = Dungeon of Drafts
meeples-room-bribe-vault = Bribe Vault
meeples-room-mould-cellar = Mould Cellar
meeples-room-brawlers-loft = Brawlers' Loft
meeples-room-whispering-well = Whispering Well
meeples-room-thieves-turret = Thieves' Turret
meeples-room-broom-cupboard = Broom Cupboard
meeples-room-attic-of-axes = Attic of Axes
meeples-room-spiral-stair = Spiral Stair
meeples-room-stargazers-shelf = Stargazers' Shelf
meeples-room-bell-chamber = Bell Chamber
meeples-room-trophy-room = Trophy Room
meeples-room-guest-room-for-giants = Guest Room for Giants
meeples-room-archers-nest = Archers' Nest
meeples-room-vigil-niche = Vigil Niche
meeples-room-recruiters-garret = Recruiter's Garret
meeples-room-tutors-turret = Tutor's Turret

## The balance report
report-player = A player, on average
report-what = what
report-mean = mean
report-turns = turns
report-vp = VP
report-vp-monsters = VP from Monsters
report-vp-council = VP from the Dark Council
report-vp-quests = VP from Quests
report-vp-locations = VP from Locations
report-vp-training = VP for Training
report-vp-penalties = VP lost on failed Quests
report-vp-rooms = VP from Tower Rooms
report-vp-other = other VP
report-card = card
report-locations = Locations
report-built = built
report-activated = activated a game
report-monsters = Monsters beaten, of the games where they came
report-beaten = beaten
report-quests = Quests done, of those who held them
report-done = done
report-council = The Dark Council
report-fought = fought a game
report-rooms = Tower Rooms completed, of all games
report-training = Training, of all players
report-class = class
report-level-2 = level 2
report-level-3 = level 3
report-criteria = Criteria
report-criterion = criterion
report-verdict = verdict
report-detail = figure, or cards that miss it
report-met = met
report-missed = missed
report-criterion-turns = 9 to 15 turns a player
report-criterion-locations = every Location activated in 2% of its games
report-criterion-monsters = every Monster beaten in 2% of its games
report-criterion-quests = every Quest done by 2% of its holders
report-criterion-quests-most = no Quest done by more than 90%
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
lesson-mighty-1 = Welcome. You and your rivals storm King { king }'s castle together, then quarrel over the gold. After six rounds the richest wins; everyone begins with 8.
lesson-mighty-2 = These three monsters are your hand. Two more rest face down in front of you; they join you next round.
lesson-mighty-3 = Three guards bar the way from the gate to the treasury. Their backs show their level, and between which numbers their strength and their loot lie.
lesson-mighty-4 = Monsters fight in pairs, one on each side of a guard. An empty space costs nothing: put your 4 beside the guard at the gate.
lesson-mighty-5 = A 2 has joined your 4. That makes 6, the most a guard of level 1 can have: this pair is sure to win, and nobody may replace either of them.
lesson-mighty-6 = A 1 lies beside the second guard, and a stronger monster may replace it. That costs 1 gold to the treasury and, at level 2, 1 more to the owner. Put your 3 there.
lesson-mighty-7 = Now a 5 has replaced your 3. It is back in your hand, and you got 1 gold for it.
lesson-mighty-8 = You have only one monster in the castle, so it is your turn again. Put the 3 beside the last guard: the strongest, but also the richest.
lesson-mighty-9 = Everyone had two monsters in the castle, so the fight began, from the gate on. The first guard had strength 5: your pair's 6 won. Of the 5 loot each took 2, and the odd coin went to the stronger monster: yours.
lesson-mighty-10 = The second guard had strength 7, and 5 + 1 make only 6. The first loss ends the fight at once: the third guard was never turned up.
lesson-mighty-11 = Then healing is paid: first the losers, then all monsters beside guards that were not reached. Your 3 cost 1 gold; a 4 or a 5 costs 2, a 1 nothing.
lesson-mighty-12 = A new round: the two monsters that rested are in your hand, and the two you played rest now. From here on everyone can work out every hand.
lesson-mighty-13 = A 4 lies beside the last guard. Your 5 makes it 9, the most that level 3 can have: a sure win, if the fight gets that far. And a 5 is never replaced.
lesson-mighty-14 = The fight stops at the first loss, so the guard at the gate matters to everyone. Your 2 and the 3 there make 5: enough, unless it is a 6. Dare it.
lesson-mighty-15 = All three guards are beaten, and you took 7 gold. That is the whole game: read the backs, choose your company, pay only where it pays. Four rounds are left, and they are yours.
lesson-meeples-1 = Welcome to Rowan. Fill your bag with better company than Peasants, beat Monsters and finish Quests. Whoever has the most VP in the end wins.
lesson-meeples-2 = Four meeples came out of your bag into your Tavern. Peasants are Units and go where you send them; Corruption is none, and only takes up room.
lesson-meeples-3 = A turn begins with Development, at Works and Training. Today you need your Peasants elsewhere: end this phase.
lesson-meeples-4 = In the Main Phase Units go to Locations and Monsters. { meeples-built-muster-green } turns a Peasant's work into a new Warrior: choose it.
lesson-meeples-5 = Send a Peasant there. It is not lost: after its work it rests in your Lodgings.
lesson-meeples-6 = This Location asks for no more. That is everyone: close it.
lesson-meeples-7 = { meeples-monster-paper-wasp } has strength 2 and is Monstrous, just what your Quest { meeples-quest-a-shelf-of-teeth } asks for. Choose it.
lesson-meeples-8 = A Peasant has combat value 1. Send one: that makes 1 of 2.
lesson-meeples-9 = And another: 1 + 1 = 2. As strong as the Monster is strong enough.
lesson-meeples-10 = That will do. Close this place as well.
lesson-meeples-11 = First everything is assigned, then everything happens at once. End your turn and watch.
lesson-meeples-12 = Beaten: 1 VP. Everyone you sent rests in your Lodgings now, and your new Warrior with them.
lesson-meeples-13 = Then you drew four new meeples: two Peasants and, alas, two Corruption. A good day for building.
lesson-meeples-14 = At Works two Peasants build a Location. Lay { meeples-tile-revolving-barracks } on this slot of the Castle; its bonus is a free Training.
lesson-meeples-15 = Training lifts a whole class. Choose the Warrior: all your Warriors, now and later, are of level 2 then.
lesson-meeples-16 = That was your Quest { meeples-quest-night-school }: 1 VP, and up to two meeples may go from the Lodgings back into the bag. The Warrior first.
lesson-meeples-17 = And a Peasant. Leave the Corruption where it is: what is not in the bag cannot be drawn.
lesson-meeples-18 = No Unit is left in your Tavern. End Development.
lesson-meeples-19 = So there is nobody to send: end the Main Phase too. What is left in the Tavern goes to the Lodgings.
lesson-meeples-20 = See how that paid off: your bag held just these four, three Peasants and your Warrior.
lesson-meeples-21 = A Warrior of level 2 has an ability: with a Peasant in the Tavern it wins you another one, once a turn and for nothing. Use it.
lesson-meeples-22 = At Works one Peasant brings another from the supply. You can spare one: send it.
lesson-meeples-23 = New Peasants rest in the Lodgings first. End Development: now for bigger game.
lesson-meeples-24 = { meeples-monster-belfry-beaver } has strength 4, is worth 2 VP, and is Monstrous again. Choose it.
lesson-meeples-25 = Your Warrior counts 2: that is half of it.
lesson-meeples-26 = A Peasant makes it 3 of 4.
lesson-meeples-27 = And one more: 4 of 4.
lesson-meeples-28 = Strong enough. Close this place.
lesson-meeples-29 = End your turn, and see what comes of it.
lesson-meeples-30 = 2 VP. Your bag was empty, so everything in your Lodgings went back into it before you drew. It comes round again and again, and better each time. From here on the game is yours.

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
web-about-mighty = Monsters storm King Edgar’s castle together, two by two, and then quarrel over the gold.
web-about-meeples = Fill your bag with wooden heroes, build the city, fight what comes out of the woods, fulfil quests.
web-facts-mighty = 3 to 6 players · 20 minutes · cunning and company
web-facts-meeples = 2 to 4 players · 60 minutes · plans and pieces
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
web-option-line-up = The whole line of guards is known by its backs from the start.
web-option-new-rules = Every round the king turns up a new rule.
web-option-towers = Four towers full of rooms wait beside the city.
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

## The browser: Mighty Monsters
web-mighty-asks-you = { $step ->
    [last] Your turn: place the round's last monster.
    [ruled] Your turn under the king's rule: place a monster.
    [second] Your turn: place your second monster.
   *[first] Your turn: place a monster.
}
web-mighty-asks-other = { $seat } is thinking about a monster.
web-mighty-move-place = { $strength } to guard { $guard }{ $side }
web-mighty-move-replace = { $strength } to guard { $guard }{ $side }, replacing the { $there } of { $owner } for { $price } gold
web-mighty-castle = The castle, from the gate to the treasury
web-mighty-gate = Gate
web-mighty-gate-why = The fight begins at the guard beside the gate and goes on towards the treasury until a guard holds.
web-mighty-treasury = Treasury
web-mighty-treasury-why = { $gold } gold. Loot comes from here; the price of replacing and healing goes here.
web-mighty-level = Level { $level }
web-mighty-guard = Guard { $guard }
web-mighty-guard-back = Level { $level }, face down. Strength { $least } to { $greatest }, loot { $poor } to { $rich }.
web-mighty-guard-front = Level { $level }, turned up. Strength { $strength }, loot { $loot }.
web-mighty-guard-sum = Monsters beside it: { $sum } together.
web-mighty-guard-beaten = It is beaten.
web-mighty-guard-lost = It holds, and the fight is over.
web-mighty-guard-unseen = It is discarded unseen.
web-mighty-stamp-beaten = beaten
web-mighty-stamp-lost = holds
web-mighty-space-empty = Guard { $guard }{ $side }: empty.
web-mighty-space-empty-why = Any monster may be placed here, for nothing.
web-mighty-space-taken = Guard { $guard }{ $side }: the { $strength } of { $owner }.
web-mighty-space-taken-why = A stronger monster may replace it for gold, while the strengths here add up to less than the guard's greatest.
web-mighty-deed-place = Place your { $strength } at guard { $guard }{ $side }.
web-mighty-deed-replace = Your { $strength } replaces the { $there } of { $owner } for { $price } gold; the { $there } goes back to hand.
web-mighty-deed-replace-own = Your { $strength } replaces your own { $there } for { $price } gold; the { $there } comes back to your hand.
web-mighty-deed-not = Your { $strength } cannot go here.
web-mighty-hand = Your hand
web-mighty-card = Your { $strength }, { $faction }
web-mighty-card-why = Pick it up, then choose a space in the castle.
web-mighty-pick = Pick a monster, then a space in the castle.
web-mighty-pick-early = It is not your turn yet. Look around.
web-mighty-picked = Your { $strength }: choose a space.
web-mighty-picked-early = Your { $strength } is ready for your turn.
web-mighty-watching = You are watching.
web-mighty-last = The round's last monster: the guards are turned up next.
web-mighty-last-go = Place it
web-mighty-last-wait = Not yet
web-mighty-resting = resting
web-mighty-resting-why = They rest face down this round; next round you take them in hand.
web-mighty-seats = Players
web-mighty-you = you
web-mighty-seat-gold = { $gold } gold.
web-mighty-seat-hand = In hand: { $monsters }.
web-mighty-seat-resting = Resting: { $monsters }.
web-mighty-seat-bot = Bot: { $bot }.
web-mighty-starts = Starts this round.
web-mighty-unknown = { $count } unknown
web-mighty-none = none
web-mighty-round = Round { $round } of { $rounds }
web-mighty-round-why = A king tile goes each round. After the last one the richest wins.
web-mighty-guards-seen = All guards, and those seen so far
web-mighty-guards-seen-why = A card for each guard in the game; the filled ones have been turned up.
web-mighty-seen-of = { $seen } of { $all } turned up
web-mighty-tiles-gone = { $count } gone
web-mighty-tiles-gone-title = King tiles that are gone

## The browser: Meeples & Monsters
web-meeples-your-development = Your turn: build, train or use Heroes.
web-meeples-their-development = { $name }: Development.
web-meeples-your-main = Your turn: send your Units to Locations and Monsters.
web-meeples-their-main = { $name }: sends Units out.
web-meeples-your-target = Your turn: who goes to { $place }?
web-meeples-their-target = { $name }: sends Units here: { $place }.
web-meeples-your-foe = Your turn: who fights { $place }? Combat { $value } of { $strength }.
web-meeples-their-foe = { $name }: fights { $place }, { $value } of { $strength }.
web-meeples-your-district = Your turn: its district is full. Where does { $monster } go?
web-meeples-their-district = { $name }: picks a district for { $monster }.
web-meeples-your-discard = Your turn: which Quest do you discard?
web-meeples-their-discard = { $name }: discards a Quest.
web-meeples-your-hire = Your turn: which Unit do you hire?
web-meeples-their-hire = { $name }: hires a Unit.
web-meeples-your-training = Your turn: which class trains for nothing?
web-meeples-their-training = { $name }: trains for nothing.
web-meeples-your-refresh = You decide: who goes from the Lodgings back to the bag?
web-meeples-their-refresh = { $name }: may return meeples to the bag.
web-meeples-your-keep = Your turn: who stays in the Tavern for your next turn?
web-meeples-their-keep = { $name }: keeps a meeple.
web-meeples-your-effect = Your turn: which effect comes first?
web-meeples-their-effect = { $name }: puts effects in order.
web-meeples-your-resolution = Your turn: what is resolved next?
web-meeples-their-resolution = { $name }: resolves.
web-meeples-choose-district = Where does it go?
web-meeples-choose-discard = Which Quest do you discard?
web-meeples-choose-hire = Which Unit do you hire?
web-meeples-choose-training = Which class trains for nothing?
web-meeples-choose-refresh = Who goes back to the bag?
web-meeples-choose-keep = Who stays for your next turn?
web-meeples-choose-effect = Which effect comes first?
web-meeples-choose-resolution = What is resolved next?
web-meeples-event-assigned = { $seat }: { $kind } → { $place }
web-meeples-event-lent = { $seat }: { $number } Corruption strengthens a Unit ({ $place }).
web-meeples-event-overrun = { $seat }: the district is overrun; Peasants who join: { $number }.
web-meeples-event-defeated = { $seat }: defeats { $monster } ({ $place }).
web-meeples-event-activated = { $seat }: activates { $location }.
web-meeples-event-built = { $seat }: builds { $location } ({ $place }).
web-meeples-event-monster-came = { $monster } comes ({ $place }).
web-meeples-event-room-done = { $seat }: clears { $room }.
web-meeples-event-tile-came = On offer now: { $location }.
web-meeples-city = The city
web-meeples-middle = Capitol or Dark Council
web-meeples-capitol = Capitol
web-meeples-players = Players
web-meeples-own = Your board
web-meeples-you = you
web-meeples-works = Works
web-meeples-works-text = A Peasant fetches another one; or two Peasants build: tap a tile, then an empty slot. Once a turn.
web-meeples-tile = On offer: { $name }
web-meeples-tile-take = Take it, then choose an empty slot
web-meeples-tower = Tower ({ $district })
web-meeples-tower-done = This Tower is cleared.
web-meeples-here = Here: { $district }
web-meeples-assigned = Assigned: { $units }
web-meeples-open = Units are being assigned here
web-meeples-can-choose = Can be chosen
web-meeples-overrun = { $count ->
    [one] Overrun: a Location used here brings a Peasant, if you fight no Monster of this district.
   *[other] Overrun: a Location used here brings { $count } Peasants, if you fight no Monster of this district.
}
web-meeples-sum = { $value } of { $strength }
web-meeples-fought = You have fought this one already
web-meeples-arrives-text = Three Arrives cards lie in the Monster deck. After the third, everyone has two more turns and may fight the Dark Council.
web-meeples-council-later = They come with the third Arrives card.
web-meeples-turns-left = { $count ->
    [one] One turn is left in all.
   *[other] { $count } turns are left in all.
}
web-meeples-monsters-left = Monster cards left: { $count }
web-meeples-quests-left = Quests left in the deck: { $count }
web-meeples-tiles-left = Location tiles left in the stack: { $count }
web-meeples-arrived = Arrives cards so far: { $count } of 3
web-meeples-seat = { $name }: { $vp } VP, Tavern { $tavern }, Lodgings { $lodgings }, bag { $bag }, Quests in hand { $quests }. Opens the board.
web-meeples-first = first player
web-meeples-tavern-text = Active meeples: tap one, then a place, or drag it there. Who is left over goes to the Lodgings.
web-meeples-lodgings-text = Tired meeples. When the bag is empty they all go back into it.
web-meeples-bag-text = What you will draw from at the end of your turn.
web-meeples-kept-text = They come back to the Tavern after you have drawn.
web-meeples-corruption = Corruption is no Unit: it fights nobody and goes only where something asks for it.
web-meeples-combat = combat { $combat }
web-meeples-level = level { $level }
web-meeples-top = top
web-meeples-use = Use the { $kind }
web-meeples-to-bag = Back to the bag
web-meeples-part-meeples = Lodgings and bag
web-meeples-part-heroes = Heroes
web-meeples-part-quests = Quests
web-meeples-no-quests = No Quests in hand.
web-meeples-hidden-quests = Quests in hand: { $count }
web-meeples-achieved = Beaten Monsters { $monsters }, Quests done { $quests }, bonuses { $bonuses }. Opens your whole board.
web-meeples-beaten = Monsters beaten: { $count }
web-meeples-quests-done = Quests done: { $count }
web-meeples-hand = Quests in hand: { $count }
web-meeples-wait = { $name } is playing
web-meeples-really = yes, resolve and draw
web-meeples-really-text = Ends your turn for good. Places used: { $places }; Units idle: { $idle }.
web-meeples-not-yet = Not yet
web-meeples-leave = Take everyone back from here
web-meeples-build = Build { $location } ({ $place })
web-meeples-go = Send Units to { $place } ({ $text })
web-meeples-add = { $kind } → { $place }
web-meeples-prestige-vp = 1 VP more for a Monster beaten with one or more of them
web-meeples-prestige-level = plus the Monster’s level
web-meeples-prestige-wild = stands for any basic class
