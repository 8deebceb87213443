## The game

faction-red = Red
faction-blue = Blue
faction-green = Green
faction-violet = Violet
bot-fighter = Fighter
bot-builder = Builder
bot-quester = Quester

## What can go wrong

error-decide-first = First decide what is asked above.
error-build-first = First build the Location that your Peasants work on.
error-main-later = Units go there in the Main Phase: end the Development Phase first.
error-development-over = The Capitol works in the Development Phase only, and that is over this turn.
error-ability-not-now = This ability works at another time, or has been used this turn.
error-close-first = First finish where you are assigning Units now.
error-target-first = First choose where your Units are to go.
error-resolve-first = Everything is assigned. Now it is resolved.
error-no-such-unit = You have no such meeple in your Tavern for that.
error-not-enough-yet = The Units assigned there are not enough yet: add more, or take them back.
error-works-once = Works can be used once a turn, to gain a Peasant or to construct.
error-no-peasants = There are not enough Peasants in your Tavern for that.
error-no-site = There is no such tile on offer, or no empty slot for it.
error-assigned-already = You have assigned Units there already this turn.
error-nothing-there = There is nothing there.
error-needs-units = You do not have the meeples it asks for in your Tavern.
error-council-later = The Dark Council can be fought in the last two turns only.
error-overlord-once = You have fought this Overlord already; each may be fought once.
error-too-weak = Your Units reach { $value } at most; this foe has { $strength }.
error-training-once = Training is possible once a turn.
error-training-top = This class has reached its highest level.
error-training-vp = That Training costs { $price } VP; you have { $vp }.

## Meeples & Monsters in the terminal

event-gained = { $seat }: +{ $number }× { $kind }.
event-removed = { $seat }: { $kind } back to the supply.
event-exhausted = { $seat }: { $number }× { $kind } to the Lodgings.
event-scored = { $seat }: { $vp } VP ({ $source }).
event-trained = { $seat }: trains the { $kind } to level { $level }.
event-built = { $seat }: builds { $location } on { $place }.
event-ability = { $seat }: uses the ability of the { $kind }.
event-assigned = { $seat }: { $kind } → { $place }
event-closed = { $seat }: finishes assigning to { $place }.
event-lent = { $seat }: Corruption gives a Unit +{ $number } ({ $place }).
event-overrun = { $seat }: the district of { $place } is overrun; Peasants who join: { $number }.
event-defeated = { $seat }: defeats { $monster } at { $place }.
event-council-fought = { $seat }: defeats { $overlord } of the Dark Council.
event-activated = { $seat }: activates { $location } ({ $place }).
event-crowned = { $seat }: holds { $location } now.
event-dethroned = { $seat }: loses { $location }.
event-room-done = { $seat }: completes the room { $room } in Tower { $tower }.
event-quest-drawn = { $seat }: draws a Quest.
event-quest-discarded = { $seat }: discards the Quest { $quest }.
event-quest-done = { $seat }: completes the Quest { $quest }.
event-quest-used = { $seat }: uses the Quest { $quest }.
event-quest-failed = { $seat }: fails the Quest { $quest }: −{ $penalty } VP.
event-drew = { $seat }: draws { $kind }.
event-to-bag = { $seat }: { $kind } back to the bag.
event-kept = { $seat }: keeps { $kind } for the next turn.
event-bag-filled = { $seat }: the bag is filled from the Lodgings.
event-monster-came = { $monster } comes to { $place }.
event-arrived = The Dark Council draws nearer: Arrives card { $number } of 3.
event-tile-came = { $location } is on offer as tile { $tile }.
event-turn-began = Turn { $turn }: { $seat }.
event-game-ended = { $unfinished ->
    [0] The last turn has been played: the game is over.
   *[other] Nobody moved the game forward: it was stopped unfinished.
}
move-done = { $move } ({ $what })
move-works = { $move } ({ $what })
move-construct = { $move } ({ $what })
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
city-unfinished = The game was stopped unfinished.
city-waiting-capitol = who goes to the Capitol
city-waiting-district = a district for a Monster
city-waiting-discard = a Quest to discard
city-waiting-hire = a Unit to hire
city-waiting-prestige = a prestige Unit to gain
city-waiting-training = a free Training
city-waiting-refresh = meeples back to the bag
city-waiting-keep = a meeple to keep
city-waiting-effect = an effect to use
city-ask-development = { $name }, Development: build, train, use Heroes, or done.
city-ask-build = { $name }, which tile goes on which slot?
city-ask-build-train = { $name }, which tile goes on which slot? Or train first.
city-ask-main = { $name }, Main Phase: where do your Units go? done resolves everything.
city-ask-target = { $name }, who goes to { $place }? done when that is all.
city-ask-capitol = { $name }, who goes to the Capitol?
city-ask-district = { $name }, that district is full: where does the Monster go?
city-ask-discard = { $name }, which Quest do you discard?
city-ask-hire = { $name }, which Unit do you hire?
city-ask-prestige = { $name }, which prestige Unit do you gain?
city-ask-training = { $name }, which class trains for free?
city-ask-refresh = { $name }, who goes back to the bag? done when that is all.
city-ask-keep = { $name }, who stays in the Tavern for the next turn?
city-ask-effect = { $name }, which effect do you use? done for no more.
city-ask-resolution = { $name }, what is resolved next? done takes the rest in the usual order.
city-ask-clean-up = { $name }, which beaten Monster’s effect comes next? done takes the rest in the usual order.
city-done-development = on to the Main Phase
city-done-construct = resolve, and choose what to build
city-done-main = resolve everything and draw
city-done-target = done here
city-done-resolution = the rest in the usual order
city-done-clean-up = the rest in the usual order
city-done-capitol = nobody
city-done-district = no more
city-done-discard = no more
city-done-hire = nobody
city-done-prestige = nobody
city-done-training = no Training
city-done-refresh = no more
city-done-keep = nobody
city-done-effect = no more effects
city-works = a Peasant fetches another one
city-construct = two Peasants build a Location
city-levy = a Peasant from the Lodgings joins
city-lend = Corruption in your Lodgings strengthens a Unit here
city-resolve = resolve { $card } next
city-train-to = { $vp ->
    [0] { $kind } to level { $level }
   *[other] { $kind } to level { $level } for { $vp } VP
}
city-foe-place = { $place } (combat { $value } of { $strength })
city-towers = Towers
city-rooms-left = Rooms left: { $count }
city-capitol = Capitol
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
city-gained = Gained
city-fresh = For the Main Phase
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
city-stock = { $kind } ({ $left } left)
city-times = { $count }× { $kind }
city-gain = +{ $what }
city-lose = −{ $what }
city-crown = with { $kind }: { $gives }; if held until your next turn
city-exhausts = all of this class to the Lodgings
city-combat = combat { $combat }
city-prestige-vp = 1 VP more for a Monster beaten with one or more of them
city-prestige-level = plus the Monster’s level
city-prestige-wild = stands for any basic class
city-token = { $kinds } Unit types of level { $level } or more: { $gives }
city-each-draw = each Draw Phase { $gives }
city-in-draw = in the Draw Phase: { $does }
city-quest = { $vp } VP/−{ $penalty } · { $text }
city-level-least = level { $level } or more
city-units-level-least = Units of level { $level } or more
city-units-least = { $count } Units or more
city-different-least = { $count } kinds or more
city-over-least = { $count } over its strength
city-when-defeat = Defeat a Monster
city-when-location = At one Location
city-when-room = In a Tower Room
city-when-build = Build a Location
city-when-train = Train
city-when-tavern = Drawn into the Tavern
city-when-monsters = { $types ->
    [none] Defeat { $count } or more Monsters in one turn
   *[other] Defeat { $count } or more { $types } Monsters in one turn
}
city-when-locations = Activate { $count } or more Locations in one turn
city-when-end-monsters = By the end, defeat { $how ->
    [most] the most
   *[least] { $count } or more
} { $types ->
    [none] Monsters
   *[other] { $types } Monsters
}{ $level ->
    [0] {""}
   *[other] {" "}of level { $level } or more
}{ $districts ->
    [none] {""}
   *[other] {" "}in the { $districts }
}
city-when-end-meeples = Have { $how ->
    [most] the most
    [fewest] at most { $count }
   *[least] { $count } or more
} { $kinds } meeples at the end
city-when-end-heroes = Have { $count } or more Hero classes of level { $level } or more at the end
city-when-end-quests = By the end, complete { $how ->
    [most] the most
   *[least] { $count } or more
} Quests
city-when-end-districts = By the end, defeat Monsters in { $count } or more districts
city-source-monster = Monster
city-source-council = Dark Council
city-source-quest = Quest
city-source-location = Location
city-source-training = Training
city-source-penalty = penalty
city-source-room = Tower Room
city-source-slot = slot
city-source-ability = Hero ability
city-source-token = token
not-understood-meeples = That is not a move. Type a move such as { $example }, its number in the list (m), or ? for help.
final-title-meeples = The VP are counted:
final-row-meeples = { $rank }. { $name }: { $gold } VP
help-text-meeples =
    A turn has two phases of any number of small steps; done ends a phase.
    Development: works sends a Peasant for another one, construct sends two to
    build, train:mage sends a Mage to train, use:mage uses an ability. done
    resolves all that; then build:2@s3 lays tile 2 on slot s3.
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
meeples-kind-prestige = Prestige Unit
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
meeples-built-squires-stair = Squires’ Stair
meeples-built-seedling-seminary = Seedling Seminary
meeples-tile-levy-station = Levy Station
meeples-tile-healers-temple = Healer’s Temple
meeples-tile-house-of-lords = House of Lords
meeples-tile-branch-and-root-inn = Branch & Root Inn
meeples-tile-colosseum = Colosseum
meeples-tile-mage-academy = Mage Academy
meeples-tile-incense-workshop = Incense Workshop
meeples-tile-speechifying-stump = Speechifying Stump
meeples-tile-revolving-barracks = Revolving Barracks
meeples-tile-feather-bed-row = Feather-Bed Row
meeples-tile-grudge-grindery = Grudge Grindery
meeples-tile-hunters-hollow = Hunters’ Hollow
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
meeples-slot-pilgrims-rest = Pilgrims’ Rest
meeples-room-leaky-library = Leaky Library
meeples-room-confession-closet = Confession Closet
meeples-room-cell-with-a-view = Cell with a View
meeples-room-dungeon-of-drafts = Dungeon of Drafts
meeples-room-bribe-vault = Bribe Vault
meeples-room-mould-cellar = Mould Cellar
meeples-room-brawlers-loft = Brawlers’ Loft
meeples-room-whispering-well = Whispering Well
meeples-room-thieves-turret = Thieves’ Turret
meeples-room-broom-cupboard = Broom Cupboard
meeples-room-attic-of-axes = Attic of Axes
meeples-room-spiral-stair = Spiral Stair
meeples-room-stargazers-shelf = Stargazers’ Shelf
meeples-room-bell-chamber = Bell Chamber
meeples-room-trophy-room = Trophy Room
meeples-room-guest-room-for-giants = Guest Room for Giants
meeples-room-archers-nest = Archers’ Nest
meeples-room-vigil-niche = Vigil Niche
meeples-room-recruiters-garret = Recruiter’s Garret
meeples-room-tutors-turret = Tutor’s Turret

## The balance report

report-player = A player, on average
report-turns = turns
report-vp = VP
report-vp-monsters = VP from Monsters
report-vp-council = VP from the Dark Council
report-vp-quests = VP from Quests
report-vp-locations = VP from Locations
report-vp-training = VP for Training
report-vp-penalties = VP lost on failed Quests
report-vp-rooms = VP from Tower Rooms
report-vp-slots = VP from slots
report-vp-abilities = VP from Hero abilities
report-vp-tokens = VP from tokens
report-locations = Locations
report-built = built
report-activated = activations per game
report-monsters = Monsters beaten, of the games where they came
report-beaten = beaten
report-quests = Quests done, of those who held them
report-done = done
report-council = The Dark Council
report-fought = fights per game
report-rooms = Tower Rooms completed, of all games
report-training = Training, of all players
report-class = class
report-level-2 = level 2
report-level-3 = level 3
report-criterion-turns = 9 to 15 turns a player
report-criterion-locations = every Location activated in at least 2% of its games
report-criterion-monsters = every Monster beaten in at least 2% of its games
report-criterion-quests = every Quest done by at least 2% of its holders
report-criterion-quests-most = no Quest done by more than 90%

## Lessons

lesson-meeples-1 = Welcome to Rowan. Fill your bag with better company than Peasants, beat Monsters and finish Quests. Whoever has the most VP in the end wins.
lesson-meeples-2 = Four meeples came out of your bag into your Tavern. Peasants are Units and go where you send them; Corruption is not a Unit and only takes up room.
lesson-meeples-3 = A turn begins with Development, at Works and Training. Today you need your Peasants elsewhere: end this phase.
lesson-meeples-4 = In the Main Phase Units go to Locations and Monsters. { meeples-built-muster-green } turns a Peasant’s work into a new Warrior: choose it.
lesson-meeples-5 = Send a Peasant there. It is not lost: after its work it rests in your Lodgings.
lesson-meeples-6 = This Location asks for no more. That is everyone: close it.
lesson-meeples-7 = { meeples-monster-paper-wasp } has strength 2 and is Monstrous, just what your Quest { meeples-quest-a-shelf-of-teeth } asks for. Choose it.
lesson-meeples-8 = A Peasant has combat value 1. Send one: that makes 1 of 2.
lesson-meeples-9 = And another: 1 + 1 = 2. Matching the Monster’s strength is enough.
lesson-meeples-10 = That will do. Close this place as well.
lesson-meeples-11 = First everything is assigned, then everything happens at once. End your turn and watch.
lesson-meeples-12 = Beaten: 1 VP. Everyone you sent rests in your Lodgings now, and your new Warrior with them.
lesson-meeples-13 = Then you drew four new meeples: two Peasants and, alas, two Corruption. A good day for building.
lesson-meeples-14 = At Works two Peasants build a Location. Send yours there.
lesson-meeples-15 = Here too everything is assigned first, and happens then. That is everyone: end assigning.
lesson-meeples-16 = Now lay { meeples-tile-revolving-barracks } on this slot of the Castle; its bonus is a free Training.
lesson-meeples-17 = Training lifts a whole class. Choose the Warrior: all your Warriors, now and later, will then be level 2.
lesson-meeples-18 = That was your Quest { meeples-quest-night-school }: 1 VP, and up to two meeples may go from the Lodgings back into the bag. The Warrior first.
lesson-meeples-19 = And a Peasant. Leave the Corruption where it is: what is not in the bag cannot be drawn.
lesson-meeples-20 = No Unit is left in your Tavern, so there is nobody to send: end the Main Phase. What is left in the Tavern goes to the Lodgings.
lesson-meeples-21 = See how that paid off: your bag held just these four, three Peasants and your Warrior.
lesson-meeples-22 = A Warrior of level 2 has an ability: with a Peasant in the Tavern it brings you another one, once a turn, at no cost. Use it.
lesson-meeples-23 = At Works one Peasant brings another from the supply. You can spare one: send it.
lesson-meeples-24 = New Peasants rest in the Lodgings first. End Development: now for bigger game.
lesson-meeples-25 = { meeples-monster-belfry-beaver } has strength 4, is worth 2 VP, and is Monstrous again. Choose it.
lesson-meeples-26 = Your Warrior counts for 2: halfway there.
lesson-meeples-27 = A Peasant makes it 3 of 4.
lesson-meeples-28 = And one more: 4 of 4.
lesson-meeples-29 = Strong enough. Close this place.
lesson-meeples-30 = End your turn, and see what comes of it.
lesson-meeples-31 = 2 VP. Your bag was empty, so everything in your Lodgings went back into it before you drew. It keeps going round like this, and your bag gets better each time.

## The browser

web-about-meeples = Fill your bag with wooden heroes, build the city, fight what comes out of the woods, fulfil quests.
web-facts-meeples = 2 to 4 players · 60 minutes · plans and pieces
web-option-towers = Four towers full of rooms wait beside the city.

## The browser: Meeples & Monsters

web-meeples-your-development = Your turn: build, train or use Heroes.
web-meeples-their-development = { $name }: Development.
web-meeples-your-build = Your turn: choose a tile and an empty slot.
web-meeples-your-build-train = Your turn: choose a tile and an empty slot, or train first.
web-meeples-your-capitol = Your turn: who goes to the Capitol?
web-meeples-their-capitol = { $name }: sends Units to the Capitol.
web-meeples-your-main = Your turn: send your Units to Locations and Monsters.
web-meeples-your-main-done = Your turn: nobody is left to send. Resolve what you assigned.
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
web-meeples-your-prestige = Your turn: which prestige Unit do you gain?
web-meeples-their-prestige = { $name }: gains a prestige Unit.
web-meeples-your-training = Your turn: which class trains for free?
web-meeples-their-training = { $name }: trains a class for free.
web-meeples-your-refresh = You decide: who goes from the Lodgings back to the bag?
web-meeples-their-refresh = { $name }: may return meeples to the bag.
web-meeples-your-keep = Your turn: who stays in the Tavern for your next turn?
web-meeples-their-keep = { $name }: keeps a meeple.
web-meeples-your-effect = Your turn: which effect do you use?
web-meeples-their-effect = { $name }: may use effects.
web-meeples-your-resolution = Your turn: what is resolved next?
web-meeples-their-resolution = { $name }: resolves.
web-meeples-your-clean-up = Your turn: which beaten Monster’s effect comes next?
web-meeples-their-clean-up = { $name }: cleans up.
web-meeples-choose-build = Choose a tile and a slot
web-meeples-choose-slot = Choose an empty slot
web-meeples-choose-capitol = Who goes to the Capitol?
web-meeples-choose-district = Where does it go?
web-meeples-choose-discard = Which Quest do you discard?
web-meeples-choose-hire = Which Unit do you hire?
web-meeples-choose-prestige = Which prestige Unit do you gain?
web-meeples-choose-training = Which class trains for free?
web-meeples-choose-refresh = Who goes back to the bag?
web-meeples-choose-keep = Who stays for your next turn?
web-meeples-choose-effect = Which effect do you use?
web-meeples-choose-resolution = What is resolved next?
web-meeples-choose-clean-up = Which Monster’s effect comes next?
web-meeples-event-lent = { $seat }: Corruption gives a Unit +{ $number } ({ $place }).
web-meeples-event-overrun = { $seat }: the district is overrun; Peasants who join: { $number }.
web-meeples-event-defeated = { $seat }: defeats { $monster } ({ $place }).
web-meeples-event-activated = { $seat }: activates { $location }.
web-meeples-event-built = { $seat }: builds { $location } ({ $place }).
web-meeples-event-monster-came = { $monster } comes ({ $place }).
web-meeples-event-room-done = { $seat }: completes { $room }.
web-meeples-event-tile-came = On offer now: { $location }.
web-meeples-city = The city
web-meeples-middle = Capitol or Dark Council
web-meeples-players = Players
web-meeples-own = Your board
web-meeples-you = you
web-meeples-works = Works
web-meeples-works-text = A Peasant fetches another one. Once a turn, unless you construct.
web-meeples-construct = Construct
web-meeples-construct-text = Two Peasants build: once everyone is assigned, you choose a tile and an empty slot. Once a turn.
web-meeples-training = Assigned to Training
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
web-meeples-tavern-text = Active meeples: tap one, then a place, or drag it there. Any left over go to the Lodgings.
web-meeples-lodgings-text = Tired meeples. When the bag is empty they all go back into it.
web-meeples-bag-text = What you will draw from at the end of your turn.
web-meeples-kept-text = They come back to the Tavern after you have drawn.
web-meeples-fresh-text = Drawn in this phase, they come to the Tavern for the Main Phase.
web-meeples-corruption = Corruption is not a Unit: it fights nobody and goes only where something asks for it.
web-meeples-level = level { $level }
web-meeples-top = max
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
web-meeples-really-text = { $idle ->
    [0] Ends your turn for good. Places used: { $places }.
   *[other] Ends your turn for good. Places used: { $places }; Units idle: { $idle }.
}
web-meeples-not-yet = Not yet
web-meeples-leave = Take everyone back from here
web-meeples-build = Build { $location } ({ $place })
web-meeples-go = Send Units to { $place } ({ $text })
web-meeples-add = { $kind } → { $place }

web-points-meeples = VP
score-monster = Monsters
score-council = Dark Council
score-quest = Quests
score-location = Locations
score-training = Training
score-penalty = Penalties
score-room = Tower Rooms
score-slot = Slots
score-ability = Hero abilities
score-token = Tokens
score-other = Other
progress-turn = Round { $turn }
hint-happens-defeated = You defeated a Monster in { $share } of the tries.
hint-happens-activated = You activated a Location in { $share } of the tries.
hint-happens-quest-done = You completed a Quest in { $share } of the tries.
hint-happens-council-fought = You beat one of the Dark Council in { $share } of the tries.
hint-happens-trained = You trained a class in { $share } of the tries.
hint-happens-built = You built a Location in { $share } of the tries.
hint-happens-room-done = You completed a Tower Room in { $share } of the tries.
web-meeples-headline = Turn { $turn }, { $seat }: { $sign ->
        [-1] { $vp } VP
        [0] no VP
       *[1] +{ $vp } VP
    } · { $deeds }.
web-meeples-deed-defeated = defeats “{ $monster }”
web-meeples-deed-council-fought = beats “{ $overlord }” of the Dark Council
web-meeples-deed-quest-done = completes “{ $quest }”
web-meeples-deed-room-done = completes “{ $room }”
web-meeples-deed-built = builds “{ $location }”
web-meeples-deed-trained = trains: { $kind } { $level }
web-meeples-deed-activated = activates “{ $location }”
web-meeples-deed-gained = gains: { $units }
web-meeples-deed-none = nothing else
web-meeples-district-text = Up to three Monsters lurk here. Below them: a Location that is always there, and two slots to build on.
web-meeples-achieved-title = Achieved so far
web-meeples-capitol-text = Build, and see the tiles on offer. Training is on the Hero cards.
web-meeples-council-text = Its Overlords can be fought in the last two turns of everyone.
web-meeples-legend-combat = combat value or strength
web-meeples-legend-vp = Victory Points (VP)
web-meeples-legend-quest = a Quest
web-meeples-legend-bag = the bag that meeples are drawn from
web-meeples-legend-lodgings = the Lodgings, where tired meeples rest
web-meeples-legend-tavern = the Tavern, where active meeples wait
web-meeples-legend-to = left of it: what is needed; right of it: what you get
web-meeples-legend-any = a Unit of any kind
web-meeples-legend-prestige = a prestige Unit of your choice
web-meeples-legend-gain = you gain this meeple
web-meeples-legend-remove = you get rid of this meeple
web-meeples-legend-quests = draw two Quests, discard one
web-meeples-legend-draw = draw one more meeple from the bag
web-meeples-legend-refresh = put meeples from the Lodgings back into the bag
web-meeples-legend-train = train a class for free
web-meeples-legend-hold = keep a Unit in the Tavern for the next turn
web-meeples-legend-others = for all other players
web-meeples-legend-back = this meeple comes back to the Tavern or the bag
web-meeples-legend-crown = can be held until somebody sends something better
web-meeples-legend-level = the level of a class
web-meeples-legend-construct = a Location tile to build
web-meeples-legend-arrives = the Dark Council comes nearer
lesson-meeples-32 = Where two Monsters lurk in a district, it is overrun: whoever uses a Location there gets a Peasant as well, two with three Monsters. Whoever fights there in the same turn gets none.
lesson-meeples-33 = The Dark Council: three cards in the Monster deck announce it. The first two bring everyone Corruption. After the third everyone has two more turns, and in these the Overlords can be fought.
lesson-meeples-34 = Quests in hand are secret. Done, they give VP; those that are not done at the end cost the small red number, so do not collect too many.
lesson-meeples-35 = After the last two turns everyone counts: whoever has the most VP wins. From here on the game is yours.
# The laboratory
report-given-activated = Wins of those who activated a Location
report-given-beaten = Wins of those who beat a Monster
report-given-done = Wins of those who did a Quest
report-given-trained = Wins of those who trained
report-hero = { $kind }, level { $level }
chart-used-locations = Locations activated, of the games where they stand

# Words of the card file

meeples-cards-name = Name
meeples-cards-key = Key
meeples-cards-supply = Supply
meeples-cards-bag = Bag at the start
meeples-cards-draws = Meeples drawn, by Arrives cards
meeples-cards-training = Training
meeples-cards-hero = Hero card
meeples-cards-class = Class
meeples-cards-level = Level
meeples-cards-combat = Combat
meeples-cards-ability = Ability
meeples-cards-phase = Phase
meeples-cards-development = Development
meeples-cards-draw = Draw
meeples-cards-exhausts = Exhausts
meeples-cards-needs = Needs
meeples-cards-gives = Gives
meeples-cards-bonus = Bonus
meeples-cards-levy = Peasants that may join
meeples-cards-kind = Kind
meeples-cards-extra_vp = Extra VP
meeples-cards-per_level = Per level
meeples-cards-wild = Wild
meeples-cards-monster = Monster
meeples-cards-type = Type
meeples-cards-district = District
meeples-cards-strength = Strength
meeples-cards-vp = VP
meeples-cards-three_plus = From 3 players on
meeples-cards-effect = Effect
meeples-cards-gain = Gain
meeples-cards-quests = Quests
meeples-cards-discard = Discard
meeples-cards-refresh = Refresh
meeples-cards-refresh_others = Others refresh
meeples-cards-hire = Hire
meeples-cards-reserve = Reserve
meeples-cards-train = Train
meeples-cards-removes = Removes
meeples-cards-amount = Amount
meeples-cards-against = Against
meeples-cards-units = Units
meeples-cards-with = With
meeples-cards-others = All others
meeples-cards-arrives = Depth of the Arrives cards
meeples-cards-overlord = Overlord
meeples-cards-henchman = Henchman
meeples-cards-token = Token
meeples-cards-kinds = Kinds
meeples-cards-quest = Quest
meeples-cards-triggered = Triggered
meeples-cards-ongoing = Ongoing
meeples-cards-end = End of the game
meeples-cards-penalty = Penalty
meeples-cards-condition = Condition
meeples-cards-each_draw = Each Draw Phase
meeples-cards-when = When
meeples-cards-number = Number
meeples-cards-types = Types
meeples-cards-districts = Districts
meeples-cards-different = Different kinds
meeples-cards-over = Over the strength
meeples-cards-class_level = Hero level
meeples-cards-most = The most
meeples-cards-fewest = The fewest
meeples-cards-defeat = A Monster is beaten
meeples-cards-monsters = Monsters in one turn
meeples-cards-location = A Location is activated
meeples-cards-room = Tower Room
meeples-cards-locations = Locations in one turn
meeples-cards-build = Something is built
meeples-cards-tavern = In the Tavern
meeples-cards-end-monsters = Monsters at the end
meeples-cards-end-meeples = Meeples at the end
meeples-cards-end-heroes = Heroes at the end
meeples-cards-end-quests = Quests at the end
meeples-cards-end-districts = Districts at the end
meeples-cards-built = Location from the start
meeples-cards-tile = Location tile
meeples-cards-slot = Building slot
meeples-cards-any = Units of any kind
meeples-cards-returns = Returns
meeples-cards-stock = Stock
meeples-cards-crown = King of the Hill
meeples-cards-better = Better with
meeples-cards-peasant = { meeples-kind-peasant }
meeples-cards-mage = { meeples-kind-mage }
meeples-cards-cleric = { meeples-kind-cleric }
meeples-cards-knight = { meeples-kind-knight }
meeples-cards-warrior = { meeples-kind-warrior }
meeples-cards-ranger = { meeples-kind-ranger }
meeples-cards-paladin = { meeples-kind-paladin }
meeples-cards-shaman = { meeples-kind-shaman }
meeples-cards-prestige = { meeples-kind-prestige }
meeples-cards-corruption = { meeples-kind-corruption }
meeples-cards-villages = { meeples-district-villages }
meeples-cards-university = { meeples-district-university }
meeples-cards-castle = { meeples-district-castle }
meeples-cards-cathedral = { meeples-district-cathedral }
meeples-cards-humanoid = { meeples-type-humanoid }
meeples-cards-monstrous = { meeples-type-monstrous }
meeples-cards-undead = { meeples-type-undead }
