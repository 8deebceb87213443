## Le jeu

faction-red = Rouge
faction-blue = Bleu
faction-green = Vert
faction-violet = Violet
bot-fighter = Combattant
bot-builder = Bâtisseur
bot-quester = Aventurier

## Ce qui peut mal tourner

error-decide-first = Décidez d’abord ce qui est demandé en haut.
error-build-first = Construisez d’abord le lieu auquel vos paysans travaillent.
error-main-later = Les unités y vont pendant la phase principale : terminez d’abord la phase de développement.
error-development-over = Le Capitole ne sert que pendant la phase de développement, terminée pour ce tour.
error-ability-not-now = Cette capacité s’utilise à un autre moment, ou a déjà servi ce tour-ci.
error-close-first = Terminez d’abord là où vous affectez des unités.
error-target-first = Choisissez d’abord où iront vos unités.
error-resolve-first = Tout est affecté : il faut maintenant résoudre.
error-no-such-unit = Vous n’avez pas de tel meeple dans votre taverne pour cela.
error-not-enough-yet = Les unités placées ne suffisent pas encore : ajoutez-en ou reprenez-les.
error-works-once = Le chantier ne sert qu’une fois par tour : pour un paysan ou pour bâtir.
error-no-peasants = Il n’y a pas assez de paysans dans votre taverne pour cela.
error-no-site = Il n’y a pas de tuile proposée ou pas d’emplacement libre pour cela.
error-assigned-already = Vous y avez déjà placé des unités ce tour-ci.
error-nothing-there = Il n’y a rien à cet endroit.
error-needs-units = Les meeples de votre taverne ne suffisent pas à ce qui est demandé.
error-council-later = Le Conseil noir ne peut être affronté que pendant les deux derniers tours.
error-overlord-once = Vous avez déjà affronté ce seigneur ; on ne l’affronte qu’une fois.
error-too-weak = Vos unités atteignent au plus { $value } ; cet adversaire a { $strength }.
error-training-once = On ne s’entraîne qu’une fois par tour.
error-training-top = Cette classe a atteint son plus haut niveau.
error-training-vp = Cet entraînement coûte { $price } PV ; vous en avez { $vp }.

## Meeples & Monsters in the terminal

event-gained = { $seat } : +{ $number }× { $kind }.
event-removed = { $seat } : { $kind } de retour dans la réserve.
event-exhausted = { $seat } : { $number }× { $kind } vers les logis.
event-scored = { $seat } : { $vp } PV ({ $source }).
event-trained = { $seat } : entraînement, { $kind } passe au niveau { $level }.
event-built = { $seat } : construit en { $place } : { $location }.
event-ability = { $seat } : utilise la capacité de la classe { $kind }.
event-assigned = { $seat } : { $kind } → { $place }
event-closed = { $seat } : tout est placé en { $place }.
event-lent = { $seat } : la corruption donne +{ $number } à une unité en { $place }.
event-overrun = { $seat } : le quartier de { $place } est envahi ; paysans en renfort : { $number }.
event-defeated = { $seat } : bat « { $monster } » en { $place }.
event-council-fought = { $seat } : bat « { $overlord } », du Conseil noir.
event-activated = { $seat } : active « { $location } » ({ $place }).
event-crowned = { $seat } : tient désormais « { $location } ».
event-dethroned = { $seat } : perd « { $location } ».
event-room-done = { $seat } : termine une salle de la tour { $tower } : { $room }.
event-quest-drawn = { $seat } : pioche une quête.
event-quest-discarded = { $seat } : défausse la quête « { $quest } ».
event-quest-done = { $seat } : accomplit la quête « { $quest } ».
event-quest-used = { $seat } : utilise la quête « { $quest } ».
event-quest-failed = { $seat } : échoue à la quête « { $quest } » : −{ $penalty } PV.
event-drew = { $seat } : pioche : { $kind }.
event-to-bag = { $seat } : { $kind } de retour dans le sac.
event-kept = { $seat } : garde pour le prochain tour : { $kind }.
event-bag-filled = { $seat } : le sac est rempli depuis les logis.
event-monster-came = { $monster } arrive en { $place }.
event-arrived = Le Conseil noir approche : carte d’arrivée { $number } sur 3.
event-tile-came = Nouvelle tuile { $tile } : { $location }.
event-turn-began = Tour { $turn } : { $seat }.
event-game-ended = { $unfinished ->
    [0] Le dernier tour est joué : la partie est finie.
   *[other] Personne ne faisait avancer la partie : elle a été arrêtée, inachevée.
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
city-title = { $game } · tour { $turn } · { $phase } · { $options }
city-last-turns = { $count ->
    [one] Il reste un tour en tout ; le Conseil noir peut être affronté.
   *[other] Il reste { $count } tours en tout ; le Conseil noir peut être affronté.
}
city-phase-development = Développement
city-phase-main = Phase principale
city-phase-resolution = Résolution
city-phase-clean-up = Rangement
city-phase-draw = Phase de pioche
city-phase-over = terminé
city-unfinished = La partie a été arrêtée, inachevée.
city-waiting-capitol = qui va au Capitole
city-waiting-district = un quartier pour un monstre
city-waiting-discard = une quête à défausser
city-waiting-hire = une unité à engager
city-waiting-prestige = une unité de prestige à gagner
city-waiting-training = un entraînement gratuit
city-waiting-refresh = des meeples à remettre dans le sac
city-waiting-keep = un meeple à garder
city-waiting-effect = un effet à utiliser
city-ask-development = { $name }, développement : bâtir, entraîner, utiliser des héros, ou done.
city-ask-build = { $name }, quelle tuile va sur quel emplacement ?
city-ask-build-train = { $name }, quelle tuile va sur quel emplacement ? Ou entraînez d’abord.
city-ask-main = { $name }, phase principale : où vont vos unités ? done résout tout.
city-ask-target = { $name }, qui va vers { $place } ? done quand c’est tout.
city-ask-capitol = { $name }, qui va au Capitole ?
city-ask-district = { $name }, ce quartier est plein : où va le monstre ?
city-ask-discard = { $name }, quelle quête défaussez-vous ?
city-ask-hire = { $name }, quelle unité engagez-vous ?
city-ask-prestige = { $name }, quelle unité de prestige gagnez-vous ?
city-ask-training = { $name }, quelle classe s’entraîne gratuitement ?
city-ask-refresh = { $name }, qui retourne dans le sac ? done quand c’est tout.
city-ask-keep = { $name }, qui reste à la taverne pour le prochain tour ?
city-ask-effect = { $name }, quel effet utilisez-vous ? done pour aucun de plus.
city-ask-resolution = { $name }, que résolvez-vous ensuite ? done règle le reste dans l’ordre habituel.
city-ask-clean-up = { $name }, l’effet de quel monstre battu vient ensuite ? done règle le reste dans l’ordre habituel.
city-done-development = passer à la phase principale
city-done-construct = résoudre et choisir que bâtir
city-done-main = tout résoudre et piocher
city-done-target = terminer ici
city-done-resolution = le reste dans l’ordre habituel
city-done-clean-up = le reste dans l’ordre habituel
city-done-capitol = personne
city-done-district = rien de plus
city-done-discard = aucune autre
city-done-hire = aucune
city-done-prestige = personne
city-done-training = pas d’entraînement
city-done-refresh = personne d’autre
city-done-keep = personne
city-done-effect = plus aucun effet
city-works = un paysan en amène un autre
city-construct = deux paysans bâtissent un lieu
city-levy = un paysan des logis se joint au combat
city-lend = la corruption de vos logis renforce une unité ici
city-resolve = résoudre { $card } ensuite
city-train-to = { $vp ->
    [0] { $kind } au niveau { $level }
   *[other] { $kind } au niveau { $level } pour { $vp } PV
}
city-foe-place = { $place } (combat : { $value } sur { $strength })
city-towers = Tours
city-rooms-left = salles restantes : { $count }
city-capitol = Capitole
city-council = Le Conseil noir
city-tiles = Tuiles proposées · { $count } dans la pile
city-left = Pioches : monstres { $monsters }, quêtes { $quests } · cartes d’arrivée : { $arrived } sur 3
city-empty = (vide)
city-slot = en bâtissant ici : { $gives }
city-held = tenu par { $name } avec { $units }
city-tavern = Taverne
city-lodgings = Logis
city-bag = Sac
city-kept = Gardé
city-gained = Gagné
city-fresh = Pour la phase principale
city-heroes = Héros, niveau/combat
city-bonuses = Bonus
city-other = { $vp } PV · taverne { $tavern } · logis { $lodgings } · sac { $bag } · quêtes { $quests } · héros { $heroes }
city-foe = force { $strength }, { $vp } PV, { $type } { $level }
city-any = { $count ->
    [one] une unité au choix
   *[other] { $count } unités au choix
}
city-vp = { $vp } PV
city-quests = { $count ->
    [one] piocher une quête
   *[other] piocher { $count } quêtes
}
city-discard = { $count ->
    [one] défausser une quête
   *[other] défausser { $count } quêtes
}
city-draw = { $count ->
    [one] piocher un meeple
   *[other] piocher { $count } meeples
}
city-refresh = jusqu’à { $count } des logis au sac
city-refresh-others = les autres jusqu’à { $count }
city-hire = { $count ->
    [one] engager une unité
   *[other] engager { $count } unités
}
city-reserve = { $count ->
    [one] garder un meeple
   *[other] garder { $count } meeples
}
city-train = { $count ->
    [one] un entraînement gratuit
   *[other] { $count } entraînements gratuits
}
city-bonus-units = { $units } +{ $amount } au combat
city-bonus-with = { $units } +{ $amount } aux côtés de : { $other }
city-bonus-against = +{ $amount } contre : { $types }
city-bonus-others = toutes les autres unités +{ $amount }
city-bonus-corruption = une unité + la corruption des logis
city-removes = { $kind } vers la réserve
city-returns = { $kind } revient
city-stock = { $kind } (reste { $left })
city-times = { $count }× { $kind }
city-gain = +{ $what }
city-lose = −{ $what }
city-crown = avec { $kind } : { $gives } ; si tenu jusqu’à votre prochain tour
city-exhausts = toute la classe va aux logis
city-combat = combat { $combat }
city-prestige-vp = 1 PV de plus pour un monstre battu avec au moins un d’entre eux
city-prestige-level = plus le niveau du monstre
city-prestige-wild = remplace n’importe quelle classe de base
city-token = { $kinds } types d’unités de niveau { $level } ou plus : { $gives }
city-each-draw = à chaque pioche { $gives }
city-in-draw = en phase de pioche : { $does }
city-quest = { $vp } PV/−{ $penalty } · { $text }
city-level-least = niveau { $level } ou plus
city-units-level-least = unités de niveau { $level } ou plus
city-units-least = { $count } unités ou plus
city-different-least = { $count } sortes ou plus
city-over-least = au moins { $count } de plus que sa force
city-when-defeat = Battre un monstre
city-when-location = Dans un seul lieu
city-when-room = Dans une salle de tour
city-when-build = Construire un lieu
city-when-train = Entraîner
city-when-tavern = Piochés dans la taverne
city-when-monsters = Battre en un tour au moins { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
}{ $types ->
    [none] {""}
   *[other] {" "}de type { $types }
}
city-when-locations = Activer en un tour au moins { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
city-when-end-monsters = À la fin, avoir battu { $how ->
    [most] le plus de monstres
   *[least] { $count ->
        [one] au moins { $count } monstre
       *[other] au moins { $count } monstres
    }
}{ $types ->
    [none] {""}
   *[other] {" "}de type { $types }
}{ $level ->
    [0] {""}
   *[other] {" "}de niveau { $level } ou plus
}{ $districts ->
    [none] {""}
   *[other] {" "}dans le quartier { $districts }
}
city-when-end-meeples = À la fin, avoir { $how ->
    [most] le plus de meeples
    [fewest] { $count ->
        [one] au plus { $count } meeple
       *[other] au plus { $count } meeples
    }
   *[least] { $count ->
        [one] au moins { $count } meeple
       *[other] au moins { $count } meeples
    }
} { $kinds }
city-when-end-heroes = À la fin, avoir au moins { $count ->
    [one] { $count } classe
   *[other] { $count } classes
} de héros de niveau { $level } ou plus
city-when-end-quests = À la fin, avoir accompli { $how ->
    [most] le plus de quêtes
   *[least] { $count ->
        [one] au moins { $count } quête
       *[other] au moins { $count } quêtes
    }
}
city-when-end-districts = À la fin, avoir battu des monstres dans au moins { $count ->
    [one] { $count } quartier
   *[other] { $count } quartiers
}
city-source-monster = monstre
city-source-council = Conseil noir
city-source-quest = quête
city-source-location = lieu
city-source-training = entraînement
city-source-penalty = pénalité
city-source-room = salle de tour
city-source-slot = emplacement
city-source-ability = capacité
city-source-token = jeton
not-understood-meeples = Ce n’est pas un coup. Tapez par exemple { $example }, son numéro dans la liste (m), ou ? pour l’aide.
final-title-meeples = Les PV sont comptés :
final-row-meeples = { $rank }. { $name } : { $gold } PV
help-text-meeples =
    Un tour a deux phases, chacune faite de petits pas ; done termine une phase.
    Développement : works envoie un paysan en chercher un autre, construct en
    envoie deux bâtir, train:mage envoie un mage s’entraîner, use:mage utilise
    une capacité. done résout tout cela ; build:2@s3 pose alors la tuile 2 sur
    l’emplacement s3. Phase principale : go:m5 ouvre un lieu (l et s lieux,
    m monstres, o Conseil noir, t tours), +knight y envoie une unité, levy
    appelle un paysan des logis, done ferme le lieu. Un autre done résout tout.
    Certaines cartes demandent plus : to:castle, quest:QUEST, take:mage, ou done
    pour rien de plus.
    { "" }
    m  vos coups, numérotés ; le numéro suffit    u  annuler une étape
    l  ce qui s’est passé    r  redessiner la cité
    s FICHIER  sauvegarder   q  sauvegarder et quitter

## Meeples & Monsters

game-meeples = Meeples & Monsters
option-towers = Les Quatre Tours
meeples-kind-peasant = Paysan
meeples-kind-mage = Mage
meeples-kind-cleric = Clerc
meeples-kind-knight = Chevalier
meeples-kind-warrior = Guerrier
meeples-kind-ranger = Rôdeur
meeples-kind-paladin = Paladin
meeples-kind-shaman = Chamane
meeples-kind-prestige = Unité de prestige
meeples-kind-corruption = Corruption
meeples-district-villages = Villages
meeples-district-university = Université
meeples-district-castle = Château
meeples-district-cathedral = Cathédrale
meeples-type-humanoid = Humanoïde
meeples-type-monstrous = Monstrueux
meeples-type-undead = Mort-vivant
meeples-monster-sappy-sawyer = Scieur sirupeux
meeples-monster-timber-wolf = Loup des bois
meeples-monster-grave-splinter = Écharde d’outre-tombe
meeples-monster-bookmark-bandit = Bandit marque-page
meeples-monster-paper-wasp = Guêpe papetière
meeples-monster-dry-rot-dropout = Cancre vermoulu
meeples-monster-siege-carpenter = Charpentier de siège
meeples-monster-moat-gnawer = Rongeur des douves
meeples-monster-skeleton = Squelette
meeples-monster-pew-poacher = Braconnier de bancs
meeples-monster-belfry-beaver = Castor de clocher
meeples-monster-wick-wraith = Spectre à mèche
meeples-monster-whittling-warlord = Seigneur de gouge
meeples-monster-lumberjack-the-ripper = Jack l’Éventronc
meeples-monster-tree-beast = Bête-arbre
meeples-monster-ghoul = Goule
meeples-monster-woodworm-wight = Ver de terreur
meeples-monster-professor-sawdust = Professeur Sciure
meeples-monster-thesis-termite = Termite de thèse
meeples-monster-glue-golem = Golem pot-de-colle
meeples-monster-laminated-lich = Liche plastifiée
meeples-monster-varnished-vampire = Vampire verni
meeples-monster-peepul-pikeman = Piquier de Peepul
meeples-monster-plank-walker = Brûleur de planches
meeples-monster-beaver-battering-ram = Bélier à castors
meeples-monster-drawbridge-troll = Troll du pont-levis
meeples-monster-moredraw-marrow-guard = Garde-moelle de Moredraw
meeples-monster-hatchet-heretic = Hachérétique
meeples-monster-bonfire-preacher = Prêcheur au bûcher
meeples-monster-organ-pipe-borer = Perce-tuyaux d’orgue
meeples-monster-resin-revenant = Revenant résineux
meeples-monster-knothole-banshee = Banshee des nœuds
meeples-monster-dam-colossus = Colosse du barrage
meeples-monster-cordwood-count = Comte des Stères
meeples-monster-chancellor-of-chainsaws = Chancelier tronçonneur
meeples-monster-termite-queen = Reine des termites
meeples-monster-marshal-of-moredraw = Maréchal de Moredraw
meeples-monster-hollow-king = Roi creux
meeples-monster-choir-of-chips = Chœur des copeaux
meeples-monster-pyre-wyrm = Vouivre du bûcher
meeples-overlord-undying-termite = Termite immortel
meeples-overlord-dam-empress-of-peepul = Dame-Barrage de Peepul
meeples-overlord-grand-sawyer-of-moredraw = Grand Scieur de Moredraw
meeples-henchman-combustor = Combusteur
meeples-token-two-old-hands = Deux vieux routiers
meeples-token-three-old-hands = Trois vieux routiers
meeples-token-two-living-legends = Deux légendes vivantes
meeples-token-bark-medal = Médaille d’écorce
meeples-token-clean-slate = Ardoise effacée
meeples-token-second-wind = Second souffle
meeples-quest-pitchfork-mob = Levée de fourches
meeples-quest-overkill-is-underrated = Trop n’est jamais assez
meeples-quest-mixed-hardwood = Essences mêlées
meeples-quest-full-paintbox = Toute la palette
meeples-quest-saw-the-sawyers = Scieur scié
meeples-quest-beaver-fever = Fièvre du castor
meeples-quest-exorcise-regularly = Exorcice quotidien
meeples-quest-overdue-at-the-library = Livre en retard
meeples-quest-storm-our-own-keep = À l’assaut de chez nous
meeples-quest-big-game-carving = Sculpture au gros
meeples-quest-double-chop = D’une hache deux coups
meeples-quest-two-coffins-one-nail = Deux cercueils, un clou
meeples-quest-pub-crawl = Tournée des tavernes
meeples-quest-standing-room-only = Places debout seulement
meeples-quest-wedding-at-the-stump = Noces à la souche
meeples-quest-ribbon-cutter = Coupeur de rubans
meeples-quest-night-school = Cours du soir
meeples-quest-master-piece = Pièce maîtresse
meeples-quest-rough-crowd = Clients mal dégrossis
meeples-quest-all-walks-of-life = Gens de tout bois
meeples-quest-militia-sundays = Milice du dimanche
meeples-quest-oath-of-oak = Serment du chêne
meeples-quest-hedge-wizardry = Magie buissonnière
meeples-quest-salt-and-sawdust = Sel et sciure
meeples-quest-anatomy-of-beavers = Anatomie du castor
meeples-quest-diplomacy-failed = Échec diplomatique
meeples-quest-hymn-with-teeth = Cantique mordant
meeples-quest-town-planner = Urbaniste en herbe
meeples-quest-word-gets-around = Bouche à oreille
meeples-quest-soup-kitchen = Soupe populaire
meeples-quest-a-wall-of-saws = Un mur de scies
meeples-quest-a-shelf-of-teeth = Une étagère de dents
meeples-quest-a-box-of-bones = Une boîte d’os
meeples-quest-early-bird-gets-the-borer = L’avenir aux lève-tôt
meeples-quest-they-grow-up-so-fast = Ça pousse si vite
meeples-quest-town-and-gown = Toge et soutane
meeples-quest-friend-of-every-ward = Ami de tous les quartiers
meeples-quest-spotless-varnish = Vernis sans tache
meeples-quest-salt-of-the-earth = Sel de la terre
meeples-quest-standing-timber = Bois sur pied
meeples-quest-robes-and-ropes = Robes et cordelières
meeples-quest-exotic-woods = Bois exotiques
meeples-quest-hall-of-frames = Galerie des cadres
meeples-quest-busybody = Touche-à-tout
meeples-built-muster-green = Pré des conscrits
meeples-built-lecture-log = Tronc commun
meeples-built-squires-stair = Escalier des écuyers
meeples-built-seedling-seminary = Séminaire-pépinière
meeples-tile-levy-station = Poste de levée
meeples-tile-healers-temple = Temple du guérisseur
meeples-tile-house-of-lords = Chambre des seigneurs
meeples-tile-branch-and-root-inn = Auberge Branche & Racine
meeples-tile-colosseum = Colisée
meeples-tile-mage-academy = Académie des mages
meeples-tile-incense-workshop = Atelier d’encens
meeples-tile-speechifying-stump = Souche aux harangues
meeples-tile-revolving-barracks = Caserne à tourniquet
meeples-tile-feather-bed-row = Rue des Édredons
meeples-tile-grudge-grindery = Meule à rancunes
meeples-tile-hunters-hollow = Creux des chasseurs
meeples-tile-heartwood-chapel = Chapelle Cœur-de-Chêne
meeples-tile-totem-lathe = Tour à totems
meeples-tile-turnery-of-fortune = Tournerie de fortune
meeples-slot-cottage-plot = Lopin des chaumières
meeples-slot-drill-yard = Cour d’exercice
meeples-slot-reading-room = Salle de lecture
meeples-slot-notice-board = Panneau d’affichage
meeples-slot-royal-lot = Parcelle royale
meeples-slot-tilting-yard = Cour des joutes
meeples-slot-font-corner = Coin du baptistère
meeples-slot-pilgrims-rest = Halte des pèlerins
meeples-room-leaky-library = Bibliothèque qui goutte
meeples-room-confession-closet = Placard à confesse
meeples-room-cell-with-a-view = Cellule avec vue
meeples-room-dungeon-of-drafts = Cachot des courants d’air
meeples-room-bribe-vault = Caveau des pots-de-vin
meeples-room-mould-cellar = Cave à moisissures
meeples-room-brawlers-loft = Grenier aux bagarreurs
meeples-room-whispering-well = Puits aux murmures
meeples-room-thieves-turret = Tourelle des voleurs
meeples-room-broom-cupboard = Placard à balais
meeples-room-attic-of-axes = Combles aux haches
meeples-room-spiral-stair = Escalier en colimaçon
meeples-room-stargazers-shelf = Perchoir d’astrologue
meeples-room-bell-chamber = Chambre des cloches
meeples-room-trophy-room = Salle des trophées
meeples-room-guest-room-for-giants = Chambre d’ami pour géants
meeples-room-archers-nest = Nid d’archers
meeples-room-vigil-niche = Alcôve de la veillée
meeples-room-recruiters-garret = Mansarde du recruteur
meeples-room-tutors-turret = Tourelle du précepteur

## The balance report

report-player = Par personne, en moyenne
report-turns = tours
report-vp = PV
report-vp-monsters = PV des monstres
report-vp-council = PV du Conseil noir
report-vp-quests = PV des quêtes
report-vp-locations = PV des lieux
report-vp-training = PV pour l’entraînement
report-vp-penalties = PV perdus (quêtes ratées)
report-vp-rooms = PV des salles de tour
report-vp-slots = PV des emplacements
report-vp-abilities = PV des capacités
report-vp-tokens = PV des jetons
report-locations = Lieux
report-built = bâti
report-activated = activé par partie
report-monsters = Monstres vaincus, sur les parties où ils sont venus
report-beaten = vaincu
report-quests = Quêtes accomplies, sur celles tenues en main
report-done = accomplie
report-council = Le Conseil noir
report-fought = affronté par partie
report-rooms = Salles de tour accomplies, sur toutes les parties
report-training = Entraînement, sur l’ensemble de la table
report-class = classe
report-level-2 = niveau 2
report-level-3 = niveau 3
report-criterion-turns = 9 à 15 tours par personne
report-criterion-locations = chaque lieu activé dans 2 % de ses parties
report-criterion-monsters = chaque monstre vaincu dans 2 % de ses parties
report-criterion-quests = chaque quête accomplie dans 2 % des mains
report-criterion-quests-most = aucune quête accomplie à plus de 90 %

## Leçons

lesson-meeples-1 = Bienvenue à Rowan. Remplissez votre sac de meilleure compagnie que des paysans, battez des monstres et accomplissez des quêtes. Qui a le plus de PV à la fin l’emporte.
lesson-meeples-2 = Quatre meeples sont passés de votre sac à votre taverne. Les paysans sont des unités et vont où vous les envoyez ; la corruption n’en est pas une et ne fait qu’encombrer.
lesson-meeples-3 = Un tour commence par le développement, au chantier et à l’entraînement. Aujourd’hui, vos paysans sont utiles ailleurs : terminez cette phase.
lesson-meeples-4 = Pendant la phase principale, les unités vont vers les lieux et les monstres. « { meeples-built-muster-green } » vous donne un nouveau guerrier pour le travail d’un paysan : choisissez ce lieu.
lesson-meeples-5 = Envoyez-y un paysan. Il n’est pas perdu : après le travail, il se repose dans vos logis.
lesson-meeples-6 = Ce lieu n’en demande pas plus. C’est tout : fermez-le.
lesson-meeples-7 = Le monstre « { meeples-monster-paper-wasp } » a une force de 2 et il est monstrueux, juste ce que demande votre quête « { meeples-quest-a-shelf-of-teeth } ». Choisissez-le.
lesson-meeples-8 = Un paysan a une valeur de combat de 1. Envoyez-en un : cela fait 1 sur 2.
lesson-meeples-9 = Et un autre : 1 + 1 = 2. Être aussi fort que le monstre suffit.
lesson-meeples-10 = C’est assez. Fermez ce lieu aussi.
lesson-meeples-11 = D’abord on place tout le monde, puis tout se résout d’un coup. Terminez votre tour et regardez.
lesson-meeples-12 = Battu : 1 PV. Tous ceux que vous avez envoyés se reposent maintenant dans vos logis, et votre nouveau guerrier avec eux.
lesson-meeples-13 = Puis vous avez pioché quatre nouveaux meeples : deux paysans et, hélas, deux corruptions. Un bon jour pour bâtir.
lesson-meeples-14 = Au chantier, deux paysans construisent un lieu. Envoyez-y les vôtres.
lesson-meeples-15 = Ici aussi, on place d’abord, puis tout arrive. C’est tout le monde : terminez le placement.
lesson-meeples-16 = Posez maintenant « { meeples-tile-revolving-barracks } » sur cet emplacement du château ; son bonus est un entraînement gratuit.
lesson-meeples-17 = Un entraînement élève toute une classe. Choisissez le guerrier : tous vos guerriers, présents et à venir, seront alors de niveau 2.
lesson-meeples-18 = C’était votre quête « { meeples-quest-night-school } » : 1 PV, et jusqu’à deux meeples peuvent retourner des logis dans le sac. Le guerrier d’abord.
lesson-meeples-19 = Et un paysan. Laissez la corruption où elle est : ce qui n’est pas dans le sac ne peut pas être pioché.
lesson-meeples-20 = Il n’y a plus d’unité dans votre taverne, donc personne à envoyer : terminez la phase principale. Ce qui reste dans la taverne va aux logis.
lesson-meeples-21 = Voyez comme cela paie : votre sac contenait juste ces quatre-là, trois paysans et votre guerrier.
lesson-meeples-22 = Un guerrier de niveau 2 a une capacité : avec un paysan dans la taverne, il vous en amène un autre, une fois par tour et gratuitement. Utilisez-la.
lesson-meeples-23 = Au chantier, un paysan en amène un autre de la réserve. Vous pouvez vous passer d’un paysan : envoyez-le.
lesson-meeples-24 = Les nouveaux paysans se reposent d’abord aux logis. Terminez le développement : place au gros gibier.
lesson-meeples-25 = Le monstre « { meeples-monster-belfry-beaver } » a une force de 4, rapporte 2 PV et il est monstrueux lui aussi. Choisissez-le.
lesson-meeples-26 = Votre guerrier compte pour 2 : la moitié est faite.
lesson-meeples-27 = Un paysan de plus : 3 sur 4.
lesson-meeples-28 = Et encore un : 4 sur 4.
lesson-meeples-29 = C’est assez fort. Fermez ce lieu.
lesson-meeples-30 = Terminez votre tour et voyez le résultat.
lesson-meeples-31 = 2 PV. Votre sac était vide : avant la pioche, tout le contenu de vos logis y est donc retourné. Le sac tourne ainsi sans fin, et s’améliore à chaque fois.

## Le navigateur

web-about-meeples = Remplissez votre sac de héros de bois, bâtissez la cité, combattez ce qui sort des bois, accomplissez des quêtes.
web-facts-meeples = 2 à 4 joueurs · 60 minutes · des plans et des pions
web-option-towers = Quatre tours pleines de salles attendent à côté de la cité.

## Le navigateur : Meeples & Monsters

web-meeples-your-development = À vous : bâtissez, entraînez ou utilisez vos héros.
web-meeples-their-development = { $name } : développement.
web-meeples-your-build = À vous : choisissez une tuile et un emplacement vide.
web-meeples-your-build-train = À vous : choisissez une tuile et un emplacement vide, ou entraînez d’abord.
web-meeples-your-capitol = À vous : qui va au Capitole ?
web-meeples-their-capitol = { $name } : envoie des unités au Capitole.
web-meeples-your-main = À vous : envoyez vos unités vers les lieux et les monstres.
web-meeples-your-main-done = À vous : plus personne à envoyer. Résolvez ce que vous avez affecté.
web-meeples-their-main = { $name } : envoie ses unités.
web-meeples-your-target = À vous : qui envoyez-vous ? { $place }
web-meeples-their-target = { $name } : envoie des unités ici : { $place }.
web-meeples-your-foe = À vous : qui combat ? { $place } : { $value } sur { $strength }.
web-meeples-their-foe = { $name } : affronte « { $place } », { $value } sur { $strength }.
web-meeples-your-district = À vous : son quartier est plein. Où va { $monster } ?
web-meeples-their-district = { $name } : choisit un quartier pour { $monster }.
web-meeples-your-discard = À vous : quelle quête défaussez-vous ?
web-meeples-their-discard = { $name } : défausse une quête.
web-meeples-your-hire = À vous : quelle unité engagez-vous ?
web-meeples-their-hire = { $name } : engage une unité.
web-meeples-your-prestige = À vous : quelle unité de prestige gagnez-vous ?
web-meeples-their-prestige = { $name } : gagne une unité de prestige.
web-meeples-your-training = À vous : quelle classe s’entraîne gratuitement ?
web-meeples-their-training = { $name } : entraîne une classe gratuitement.
web-meeples-your-refresh = À vous de choisir : qui retourne des logis dans le sac ?
web-meeples-their-refresh = { $name } : peut remettre des meeples dans le sac.
web-meeples-your-keep = À vous : qui reste à la taverne pour votre prochain tour ?
web-meeples-their-keep = { $name } : garde un meeple.
web-meeples-your-effect = À vous : quel effet utilisez-vous ?
web-meeples-their-effect = { $name } : peut utiliser des effets.
web-meeples-your-resolution = À vous : que résolvez-vous ensuite ?
web-meeples-their-resolution = { $name } : résout.
web-meeples-your-clean-up = À vous : l’effet de quel monstre battu vient ensuite ?
web-meeples-their-clean-up = { $name } : range.
web-meeples-choose-build = Choisissez tuile et emplacement
web-meeples-choose-slot = Choisissez un emplacement libre
web-meeples-choose-capitol = Qui va au Capitole ?
web-meeples-choose-district = Où va-t-il ?
web-meeples-choose-discard = Quelle quête défaussez-vous ?
web-meeples-choose-hire = Quelle unité engagez-vous ?
web-meeples-choose-prestige = Quelle unité de prestige gagnez-vous ?
web-meeples-choose-training = Quelle classe s’entraîne gratuitement ?
web-meeples-choose-refresh = Qui retourne dans le sac ?
web-meeples-choose-keep = Qui reste pour votre prochain tour ?
web-meeples-choose-effect = Quel effet utilisez-vous ?
web-meeples-choose-resolution = Que résoudre ensuite ?
web-meeples-choose-clean-up = L’effet de quel monstre vient ensuite ?
web-meeples-event-lent = { $seat } : la corruption donne +{ $number } à une unité ({ $place }).
web-meeples-event-overrun = { $seat } : le quartier est envahi ; paysans en renfort : { $number }.
web-meeples-event-defeated = { $seat } : bat « { $monster } » ({ $place }).
web-meeples-event-activated = { $seat } : active « { $location } ».
web-meeples-event-built = { $seat } : bâtit « { $location } » ({ $place }).
web-meeples-event-monster-came = { $monster } arrive ({ $place }).
web-meeples-event-room-done = { $seat } : termine « { $room } ».
web-meeples-event-tile-came = Nouvelle tuile proposée : { $location }.
web-meeples-city = La cité
web-meeples-middle = Capitole ou Conseil noir
web-meeples-players = Joueurs
web-meeples-own = Votre plateau
web-meeples-you = vous
web-meeples-works = Chantier
web-meeples-works-text = Un paysan en amène un autre. Une fois par tour, si vous ne bâtissez pas.
web-meeples-construct = Bâtir
web-meeples-construct-text = Deux paysans bâtissent : une fois tout le monde placé, vous choisissez une tuile et un emplacement vide. Une fois par tour.
web-meeples-training = Placé à l’entraînement
web-meeples-tile = Proposée : { $name }
web-meeples-tile-take = Prenez-la, puis choisissez un emplacement vide
web-meeples-tower = Tour ({ $district })
web-meeples-tower-done = Cette tour est terminée.
web-meeples-here = Ici : { $district }
web-meeples-assigned = Sur place : { $units }
web-meeples-open = On y envoie des unités
web-meeples-can-choose = Peut être choisi
web-meeples-overrun = { $count ->
    [one] Envahi : un lieu activé ici amène un paysan, si vous ne combattez aucun monstre de ce quartier.
   *[other] Envahi : un lieu activé ici amène { $count } paysans, si vous ne combattez aucun monstre de ce quartier.
}
web-meeples-sum = { $value } sur { $strength }
web-meeples-fought = Vous avez déjà affronté cet adversaire
web-meeples-arrives-text = Trois cartes d’arrivée sont dans la pioche des monstres. Après la troisième, chacun a encore deux tours et peut combattre le Conseil noir.
web-meeples-council-later = Ils viennent avec la troisième carte d’arrivée.
web-meeples-turns-left = { $count ->
    [one] Il reste un tour en tout.
   *[other] Il reste { $count } tours en tout.
}
web-meeples-monsters-left = Cartes de monstre restantes : { $count }
web-meeples-quests-left = Quêtes restantes : { $count }
web-meeples-tiles-left = Tuiles de lieu restantes : { $count }
web-meeples-arrived = Cartes d’arrivée : { $count } sur 3
web-meeples-seat = { $name } : { $vp } PV, taverne { $tavern }, logis { $lodgings }, sac { $bag }, quêtes en main { $quests }. Ouvre le plateau.
web-meeples-first = premier joueur
web-meeples-tavern-text = Meeples actifs : touchez-en un, puis un lieu, ou faites-le glisser. Ceux qui restent vont aux logis.
web-meeples-lodgings-text = Meeples fatigués. Quand le sac est vide, ils y retournent tous.
web-meeples-bag-text = Vous y piochez à la fin de votre tour.
web-meeples-kept-text = Ils reviennent à la taverne après la pioche.
web-meeples-fresh-text = Piochés pendant cette phase, ils viennent à la taverne pour la phase principale.
web-meeples-corruption = La corruption n’est pas une unité : elle ne combat pas et ne va que là où on la demande.
web-meeples-level = niveau { $level }
web-meeples-top = max.
web-meeples-use = Utiliser : { $kind }
web-meeples-to-bag = Retour au sac
web-meeples-part-meeples = Logis et sac
web-meeples-part-heroes = Héros
web-meeples-part-quests = Quêtes
web-meeples-no-quests = Aucune quête en main.
web-meeples-hidden-quests = Quêtes en main : { $count }
web-meeples-achieved = Monstres battus { $monsters }, quêtes accomplies { $quests }, bonus { $bonuses }. Ouvre tout votre plateau.
web-meeples-beaten = Monstres battus : { $count }
web-meeples-quests-done = Quêtes accomplies : { $count }
web-meeples-hand = Quêtes en main : { $count }
web-meeples-wait = { $name } joue
web-meeples-really = oui, résoudre et piocher
web-meeples-really-text = { $idle ->
    [0] Termine votre tour pour de bon. Lieux utilisés : { $places }.
   *[other] Termine votre tour pour de bon. Lieux utilisés : { $places } ; unités inactives : { $idle }.
}
web-meeples-not-yet = Pas encore
web-meeples-leave = Reprendre tout le monde d’ici
web-meeples-build = Bâtir « { $location } » ({ $place })
web-meeples-go = Envoyer des unités : { $place } ({ $text })
web-meeples-add = { $kind } → { $place }

web-points-meeples = PV
score-monster = Monstres
score-council = Conseil noir
score-quest = Quêtes
score-location = Lieux
score-training = Entraînement
score-penalty = Pénalités
score-room = Salles des tours
score-slot = Emplacements
score-ability = Capacités
score-token = Jetons
score-other = Divers
progress-turn = Tour de table { $turn }
hint-happens-defeated = Vous battiez un monstre dans { $share } des essais.
hint-happens-activated = Vous activiez un lieu dans { $share } des essais.
hint-happens-quest-done = Vous accomplissiez une quête dans { $share } des essais.
hint-happens-council-fought = Vous battiez un membre du Conseil noir dans { $share } des essais.
hint-happens-trained = Vous entraîniez une classe dans { $share } des essais.
hint-happens-built = Vous bâtissiez un lieu dans { $share } des essais.
hint-happens-room-done = Vous terminiez une salle dans { $share } des essais.
web-meeples-headline = Tour { $turn }, { $seat } : { $sign ->
        [-1] { $vp } PV
        [0] aucun PV
       *[1] +{ $vp } PV
    } · { $deeds }.
web-meeples-deed-defeated = bat « { $monster } »
web-meeples-deed-council-fought = bat « { $overlord } » du Conseil noir
web-meeples-deed-quest-done = accomplit « { $quest } »
web-meeples-deed-room-done = termine « { $room } »
web-meeples-deed-built = bâtit « { $location } »
web-meeples-deed-trained = entraîne : { $kind } { $level }
web-meeples-deed-activated = active « { $location } »
web-meeples-deed-gained = gagne : { $units }
web-meeples-deed-none = rien d’autre
web-meeples-district-text = Jusqu’à trois monstres rôdent ici. En dessous : un lieu toujours présent et deux emplacements où bâtir.
web-meeples-achieved-title = Accompli jusqu’ici
web-meeples-capitol-text = On y bâtit, et l’on y voit les tuiles disponibles. L’entraînement est sur les cartes de héros.
web-meeples-council-text = Ses seigneurs peuvent être affrontés dans les deux derniers tours de chacun.
web-meeples-legend-combat = valeur de combat ou force
web-meeples-legend-vp = points de victoire (PV)
web-meeples-legend-quest = une quête
web-meeples-legend-bag = le sac d’où l’on pioche les meeples
web-meeples-legend-lodgings = les logis, où se reposent les meeples fatigués
web-meeples-legend-tavern = la taverne, où attendent les meeples actifs
web-meeples-legend-to = à gauche : ce qu’il faut ; à droite : ce que l’on obtient
web-meeples-legend-any = une unité quelconque
web-meeples-legend-prestige = une unité de prestige au choix
web-meeples-legend-gain = vous gagnez ce meeple
web-meeples-legend-remove = vous vous débarrassez de ce meeple
web-meeples-legend-quests = piochez deux quêtes, défaussez-en une
web-meeples-legend-draw = piochez un meeple de plus dans le sac
web-meeples-legend-refresh = remettez des meeples des logis dans le sac
web-meeples-legend-train = entraînez une classe gratuitement
web-meeples-legend-hold = gardez une unité à la taverne pour le prochain tour
web-meeples-legend-others = pour tous les autres joueurs
web-meeples-legend-back = ce meeple revient
web-meeples-legend-crown = peut être tenu jusqu’à ce que quelqu’un envoie mieux
web-meeples-legend-level = le niveau d’une classe
web-meeples-legend-construct = une tuile de lieu à bâtir
web-meeples-legend-arrives = le Conseil noir approche
lesson-meeples-32 = Un quartier où rôdent deux monstres est envahi : qui y active un lieu reçoit aussi un paysan, deux s’il y a trois monstres. Qui y combat dans le même tour n’en reçoit pas.
lesson-meeples-33 = Le Conseil noir : trois cartes de la pioche des monstres l’annoncent. Les deux premières apportent de la corruption à tous. Après la troisième, chacun joue encore deux tours, où l’on peut affronter les seigneurs.
lesson-meeples-34 = Les quêtes en main sont secrètes. Accomplies, elles donnent des PV ; celles qui ne le sont pas à la fin coûtent le petit nombre rouge : n’en accumulez pas trop.
lesson-meeples-35 = Après les deux derniers tours, on compte : qui a le plus de PV gagne. À partir d’ici, la partie est à vous.
# The laboratory
report-given-activated = Victoires de ceux qui ont activé un Lieu
report-given-beaten = Victoires de ceux qui ont vaincu un Monstre
report-given-done = Victoires de ceux qui ont accompli une Quête
report-given-trained = Victoires de ceux qui se sont entraînés
report-hero = { $kind }, niveau { $level }
chart-used-locations = Lieux activés, sur les parties où ils se trouvent

# Words of the card file

meeples-cards-name = Nom
meeples-cards-key = Clé
meeples-cards-supply = Réserve
meeples-cards-bag = Sac au départ
meeples-cards-draws = Meeples piochés, selon les arrivées
meeples-cards-training = Formation
meeples-cards-hero = Carte Héros
meeples-cards-class = Classe
meeples-cards-level = Niveau
meeples-cards-combat = Combat
meeples-cards-ability = Capacité
meeples-cards-phase = Phase
meeples-cards-development = Développement
meeples-cards-draw = Pioche
meeples-cards-exhausts = Épuise
meeples-cards-needs = Demande
meeples-cards-gives = Donne
meeples-cards-bonus = Bonus
meeples-cards-levy = Paysans qui peuvent se joindre
meeples-cards-kind = Sorte
meeples-cards-extra_vp = PV en plus
meeples-cards-per_level = Par niveau
meeples-cards-wild = Joker
meeples-cards-monster = Monstre
meeples-cards-type = Type
meeples-cards-district = Quartier
meeples-cards-strength = Force
meeples-cards-vp = PV
meeples-cards-three_plus = À partir de 3 joueurs
meeples-cards-effect = Effet
meeples-cards-gain = Gain
meeples-cards-quests = Quêtes
meeples-cards-discard = Défausser
meeples-cards-refresh = Rafraîchir
meeples-cards-refresh_others = Les autres rafraîchissent
meeples-cards-hire = Recruter
meeples-cards-reserve = Réserver
meeples-cards-train = Former
meeples-cards-removes = Retire
meeples-cards-amount = Montant
meeples-cards-against = Contre
meeples-cards-units = Unités
meeples-cards-with = Avec
meeples-cards-others = Toutes les autres
meeples-cards-arrives = Profondeur des arrivées
meeples-cards-overlord = Seigneur
meeples-cards-henchman = Sbire
meeples-cards-token = Jeton
meeples-cards-kinds = Sortes
meeples-cards-quest = Quête
meeples-cards-triggered = Déclenchée
meeples-cards-ongoing = Permanente
meeples-cards-end = Fin de partie
meeples-cards-penalty = Pénalité
meeples-cards-condition = Condition
meeples-cards-each_draw = Chaque phase de pioche
meeples-cards-when = Quand
meeples-cards-number = Nombre
meeples-cards-types = Types
meeples-cards-districts = Quartiers
meeples-cards-different = Sortes différentes
meeples-cards-over = Au-delà de la force
meeples-cards-class_level = Niveau de héros
meeples-cards-most = Le plus
meeples-cards-fewest = Le moins
meeples-cards-defeat = Un monstre est vaincu
meeples-cards-monsters = Monstres en un tour
meeples-cards-location = Un lieu est activé
meeples-cards-room = Salle de tour
meeples-cards-locations = Lieux en un tour
meeples-cards-build = Une construction
meeples-cards-tavern = Dans la taverne
meeples-cards-end-monsters = Monstres à la fin
meeples-cards-end-meeples = Meeples à la fin
meeples-cards-end-heroes = Héros à la fin
meeples-cards-end-quests = Quêtes à la fin
meeples-cards-end-districts = Quartiers à la fin
meeples-cards-built = Lieu du départ
meeples-cards-tile = Tuile Lieu
meeples-cards-slot = Emplacement
meeples-cards-any = Unités au choix
meeples-cards-returns = Revient
meeples-cards-stock = Stock
meeples-cards-crown = Roi de la colline
meeples-cards-better = Mieux avec
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
