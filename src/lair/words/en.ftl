### Every sentence Lair says in English.

## The game
game-mighty = Mighty Monsters
king = Edgar
faction-trolls = Trolls
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
help-seats = Who sits where, from the first seat on: person, person:NAME, or a bot ({ $bots }); such as person:Ada,greedy,greedy.
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
help-jobs = How many threads; as many as there are cores if not given.
help-replay-file = A file written by play or by Game.save.
help-recover = Take what makes sense of a damaged or shortened file.
help-seat = See the table from this seat, 1 to 6; otherwise as a spectator.
help-boards = Draw the castle before every move.
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
error-no-such-seat = There is no seat { $seat } in a game of { $players }.
error-no-such-faction = There is no faction { $faction }; there are { $factions }.
error-faction-twice = Two players cannot have the same faction.
error-players = { $players } cannot play; { $least } to { $greatest } can.
error-seats = { $seats } seats are given for { $players } players.
error-seat-entry = { $entry } cannot sit down: write person, person:NAME or a bot ({ $bots }).
error-seed = { $seed } is no seed: it must be a whole number from 0 to 2^256 - 1.
error-out-kind = { $file } cannot be written: its name must end in .csv or .json.
error-resume-options = A resumed game keeps its own set-up: leave out { $option }.
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
error-not-a-move = { $text } is no move.
error-no-such-action = There is no action { $number }; they go from 0 to { $last }.
error-no-such-space = The castle has only { $guards } guards.
error-in-castle = Your monster of strength { $strength } already lies in the castle.
error-resting = You have no monster of strength { $strength } in hand: it lies face down in front of you this round.
error-barred = The king forbids monsters of strength { $strength } this round.
error-not-stronger = A monster of strength { $there } lies there; your { $strength } is not stronger.
error-guard-matched = The monsters here already match the guard's greatest strength ({ $beside } of { $greatest }): none may be replaced.
error-cannot-pay = Replacing that monster costs { $price } gold; you have { $gold }.
error-game-over = The game is over.
error-undo-nothing = There is nothing to take back.
error-undo-other = The latest move was made by { $name }.
error-undo-revealed = That move turned up guards: what everyone has seen cannot be taken back.
error-interrupted = Stopped.
error-closed = The output was closed before everything was written.
error-closed-input = The input ended.
