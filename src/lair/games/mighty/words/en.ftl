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
option-new-rules = The King’s New Rules

## King tiles

tile-heading = King { king }’s new rule: { $text }
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

event-placed = { $seat }: { $strength } to space { $guard }{ $side }.
event-returned = { $by }: replaces the { $strength } of { $owner } on space { $guard }{ $side }; it goes back to hand.
event-paid-treasury = { $seat }: { $gold } gold to the treasury.
event-paid-owner = { $seat }: { $gold } gold to { $receiver }.
event-turned = Guard { $guard } is turned up: level { $level }, strength { $strength }, loot { $loot }.
event-beaten = The monsters’ { $monsters } is enough: guard { $guard } is beaten.
event-lost = The monsters’ { $monsters } is too little: guard { $guard } holds, and the fight is over.
event-looted = { $seat }: takes { $gold } gold.
event-healed = { $seat }: pays { $gold } of { $cost } gold to heal the monster on space { $guard }{ $side }.
event-unseen = Guard { $guard } is discarded unseen.
event-round-ended = Round { $round } is over: the monsters played are laid face down, the others taken in hand.
event-round-began = Round { $round } begins; first: { $seat }.
event-laid = A guard of level { $level } takes space { $guard }.
event-tile-turned = { $text }
event-ended = The last king tile is gone: the game is over.

## The table in the terminal

screen-title = { $game } · round { $round } of { $rounds } · { $options }
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
move-place = { $move }
move-replace = { $move } (replaces the { $there } of { $owner } for { $price } gold)
your-turn-mighty = { $name }, your turn: play a monster.
not-understood-mighty = That is not a move. Type a strength and a place, such as { $example }, or ? for help.
final-title-mighty = The gold is counted:
final-row-mighty = { $rank }. { $name }: { $gold } gold
help-text-mighty =
    Each turn you play one monster from your hand: type its strength and a place.
    4@2b puts your 4 on side b of the second guard from the gate; 4 2b or 42b will do too.
    On an empty space it costs nothing. A stronger monster may replace a weaker one for gold,
    more at higher levels, while the strengths there add up to less than the guard’s
    greatest strength; m shows the prices.
    When everyone has two monsters in the castle, the guards are fought from the gate on.
    { "" }
    m  what you may play        u  take your move back       l  what happened so far
    r  draw the castle again    s FILE  save                 q  save and leave

## Simulating

sim-gold = gold
sim-guards = Guards
sim-tiles = Rounds under each king tile, on average
sim-level = level
sim-lain = laid out
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

## What can go wrong

error-cards-guards = { $file }, { $card }: guards must count from 1 at the gate, or from -1 at the treasury, not across.
error-no-such-space = The castle has only { $guards } guards.
error-in-castle = Your monster of strength { $strength } already lies in the castle.
error-resting = You have no monster of strength { $strength } in hand: it lies face down in front of you this round.
error-barred = The king forbids monsters of strength { $strength } this round.
error-not-stronger = A monster of strength { $there } lies there; your { $strength } is not stronger.
error-guard-matched = The monsters here already match the guard’s greatest strength ({ $beside } of { $greatest }): none may be replaced.
error-cannot-pay = Replacing that monster costs { $price } gold; you have { $gold }.

## Lessons

lesson-mighty-1 = Welcome. You and your rivals storm King { king }’s castle together, then quarrel over the gold. After six rounds the richest wins; everyone begins with 8.
lesson-mighty-2 = These three monsters are your hand. Two more rest face down in front of you; they join you next round.
lesson-mighty-3 = Three guards bar the way from the gate to the treasury. Their backs show their level, and between which numbers their strength and their loot lie.
lesson-mighty-4 = Monsters fight in pairs, one on each side of a guard. An empty space costs nothing: put your 4 beside the guard at the gate.
lesson-mighty-5 = A 2 has joined your 4. That makes 6, the most a guard of level 1 can have: this pair is sure to win, and nobody may replace either of them.
lesson-mighty-6 = A 1 lies beside the second guard, and a stronger monster may replace it. That costs 1 gold to the treasury and, at level 2, 1 more to the owner. Put your 3 there.
lesson-mighty-7 = Now a 5 has replaced your 3. The 3 is back in your hand, and you got 1 gold for it.
lesson-mighty-8 = You have only one monster in the castle, so it is your turn again. Put the 3 beside the last guard: the strongest, but also the richest.
lesson-mighty-9 = Everyone had two monsters in the castle, so the fight began, from the gate on. The first guard had strength 5: your pair’s 6 won. Of the 5 loot each took 2, and the odd coin went to the stronger monster: yours.
lesson-mighty-10 = The second guard had strength 7, and 5 + 1 make only 6. The first loss ends the fight at once: the third guard was never turned up.
lesson-mighty-11 = Then healing is paid: first the losers, then all monsters beside guards that were not reached. Your 3 cost 1 gold; a 4 or a 5 costs 2, a 1 nothing.
lesson-mighty-12 = A new round: the two monsters that rested are in your hand, and the two you played rest now. From here on everyone can work out every hand.
lesson-mighty-13 = A 4 lies beside the last guard. Your 5 makes it 9, the most that level 3 can have: a sure win, if the fight gets that far. And a 5 is never replaced.
lesson-mighty-14 = The fight stops at the first loss, so the guard at the gate matters to everyone. Your 2 and the 3 there make 5: enough, unless it is a 6. Take the risk.
lesson-mighty-15 = All three guards are beaten, and you took 7 gold. That is the whole game: read the backs, choose your company, pay only where it pays. Four rounds are left, and they are yours.

## The browser

web-about-mighty = Monsters storm King Edgar’s castle together, two by two, and then quarrel over the gold.
web-facts-mighty = 3 to 6 players · 20 minutes · cunning and alliances
web-option-line-up = Each round the guards stand in order of level, the lowest at the gate.
web-option-new-rules = Every round the king turns up a new rule.

## The browser: Mighty Monsters

web-mighty-asks-you = { $step ->
    [last] Your turn: place the round’s last monster.
    [ruled] Your turn under the king’s rule: place a monster.
    [second] Your turn: place your second monster.
   *[first] Your turn: place a monster.
}
web-mighty-asks-other = { $seat } is choosing a monster.
web-mighty-move-place = { $strength } to space { $guard }{ $side }
web-mighty-move-replace = { $strength } to space { $guard }{ $side }, replacing the { $there } of { $owner } for { $price } gold
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
web-mighty-gauge = The guard has { $least } to { $greatest }, as the raised cells show. With { $greatest } the monsters surely win, with less than { $least } they surely lose.
web-mighty-gauge-front = The guard has { $strength }: that many, or more, beat it.
web-mighty-gauge-ruled = The king tile is counted in.
web-mighty-deed-sum = That makes { $sum } there.
web-mighty-guard-beaten = It is beaten.
web-mighty-guard-lost = It holds, and the fight is over.
web-mighty-guard-unseen = It is discarded unseen.
web-mighty-stamp-beaten = beaten
web-mighty-stamp-lost = holds
web-mighty-space-empty = Space { $guard }{ $side }: empty.
web-mighty-space-empty-why = Any monster may be placed here, at no cost.
web-mighty-space-taken = Space { $guard }{ $side }: the { $strength } of { $owner }.
web-mighty-space-taken-why = A stronger monster may replace it for gold, while the strengths here add up to less than the guard’s greatest.
web-mighty-deed-place = Place your { $strength } on space { $guard }{ $side }.
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
web-mighty-last = The round’s last monster: the guards are turned up next.
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
web-mighty-round-why = One king tile is discarded each round. After the last one the richest player wins.
web-mighty-guards-seen = All guards, and those seen so far
web-mighty-guards-seen-why = A card for each guard in the game; the filled ones have been turned up.
web-mighty-seen-of = { $seen } of { $all } turned up
web-mighty-tiles-gone = { $count } discarded
web-mighty-tiles-gone-title = Discarded king tiles

web-points-mighty = gold
score-round = Round { $round }
progress-round = Round { $round } of { $rounds }
hint-happens-looted = You took loot in { $share } of the tries.
hint-happens-returned = A monster of yours was replaced in { $share } of the tries.
hint-happens-healed = You had to pay for healing in { $share } of the tries.
coach-mighty-turned = The fight: each guard is turned up in turn, from the gate on. Now its true strength shows.
coach-mighty-beaten = The two monsters beside it are together at least as strong: the guard is beaten.
coach-mighty-looted = Both owners take half of the loot. An odd coin goes to the stronger monster.
coach-mighty-lost = These two together are too weak. The first loss ends the fight at once.
coach-mighty-healed = Whoever lost pays for healing, and so does everyone whose guard was not turned up.

# The laboratory
sim-single-guards = Single guards
sim-guard = guard
sim-strength = strength
sim-loot = loot
sim-guard-number = guard { $number }
sim-given-looted = Wins of those who had a part of the loot
report-guards = Guards beaten, of the times they were turned up
report-criterion-levels = guards of a higher level are beaten less often
report-criterion-guards = every guard beaten in 2% of the times it is turned up

# Names that cards were given

tile-named = { $name }: { $text }
event-turned-named = Guard { $guard } is turned up: { $name }, level { $level }, strength { $strength }, loot { $loot }.

# Words of the card file

mighty-cards-name = Name
mighty-cards-setup = Setup
mighty-cards-gold = Gold at the start
mighty-cards-rounds = Rounds by number of players
mighty-cards-coins = Coins of each value
mighty-cards-replacing = Replacing a monster
mighty-cards-treasury = To the treasury, by level
mighty-cards-owner = To the owner, by level
mighty-cards-own = For one’s own monster
mighty-cards-monster = Monster
mighty-cards-strength = Strength
mighty-cards-healing = Healing
mighty-cards-back = Back of a guard
mighty-cards-level = Level
mighty-cards-loot = Loot
mighty-cards-guard = Guard
mighty-cards-copies = Copies
mighty-cards-tile = King tile
mighty-cards-key = Key
mighty-cards-barred = Barred monster
mighty-cards-dear = Dear to heal
mighty-cards-hand = Monsters in hand
mighty-cards-pair_loot = Loot for a pair
mighty-cards-weakest_loot = Loot for the weakest pair
mighty-cards-guards = Guards, first and last
