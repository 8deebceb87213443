## The game

faction-red = Rot
faction-blue = Blau
faction-green = Grün
faction-violet = Violett
bot-fighter = Kämpfer
bot-builder = Baumeister
bot-quester = Questjäger

## What can go wrong

error-decide-first = Entscheide zuerst, was oben gefragt ist.
error-build-first = Baue zuerst den Ort, an dem deine Bauern arbeiten.
error-main-later = Dorthin gehen Einheiten in der Hauptphase: Beende zuerst die Entwicklungsphase.
error-development-over = Das Kapitol arbeitet nur in der Entwicklungsphase, und die ist in diesem Zug vorbei.
error-ability-not-now = Diese Fähigkeit wirkt zu einer anderen Zeit oder wurde in diesem Zug schon genutzt.
error-close-first = Beende zuerst, was du gerade besetzt.
error-target-first = Wähle zuerst, wohin deine Einheiten gehen.
error-resolve-first = Alles ist eingesetzt. Jetzt wird ausgewertet.
error-no-such-unit = Dafür hast du keinen solchen Meeple in der Taverne.
error-not-enough-yet = Die eingesetzten Einheiten reichen noch nicht: Setze mehr ein oder nimm sie zurück.
error-works-once = Die Bauhütte nutzt man nur einmal im Zug: für einen Bauern oder zum Bauen.
error-no-peasants = Dafür sind nicht genug Bauern in deiner Taverne.
error-no-site = Dafür gibt es kein ausliegendes Plättchen oder keinen freien Platz.
error-assigned-already = Dort hast du in diesem Zug schon Einheiten eingesetzt.
error-nothing-there = Dort gibt es nichts, wohin man gehen könnte.
error-needs-units = Die Meeples in deiner Taverne erfüllen die Anforderung nicht.
error-council-later = Der Dunkle Rat kann nur in den letzten beiden Zügen bekämpft werden.
error-overlord-once = Gegen diesen Herrscher hast du schon gekämpft; das geht nur einmal.
error-too-weak = Deine Einheiten kommen höchstens auf { $value }; dieser Gegner hat { $strength }.
error-training-once = Ausgebildet wird nur einmal im Zug.
error-training-top = Diese Klasse hat ihre höchste Stufe erreicht.
error-training-vp = Diese Ausbildung kostet { $price } SP; du hast { $vp }.

## Meeples & Monsters in the terminal

event-gained = { $seat }: +{ $number }× { $kind }.
event-removed = { $seat }: { $kind } zurück in den Vorrat.
event-exhausted = { $seat }: { $number }× { $kind } in die Quartiere.
event-scored = { $seat }: { $vp } SP ({ $source }).
event-trained = { $seat }: Ausbildung, { $kind } jetzt auf Stufe { $level }.
event-built = { $seat }: baut auf { $place }: { $location }.
event-ability = { $seat }: nutzt die Fähigkeit der Klasse { $kind }.
event-assigned = { $seat }: { $kind } → { $place }
event-closed = { $seat }: Der Einsatz bei { $place } steht.
event-lent = { $seat }: Verderbnis gibt einer Einheit +{ $number } ({ $place }).
event-overrun = { $seat }: Der Bezirk von { $place } ist überrannt; Bauern, die sich anschließen: { $number }.
event-defeated = { $seat }: besiegt „{ $monster }“ auf { $place }.
event-council-fought = { $seat }: besiegt „{ $overlord }“ vom Dunklen Rat.
event-activated = { $seat }: nutzt „{ $location }“ ({ $place }).
event-crowned = { $seat }: hält jetzt „{ $location }“.
event-dethroned = { $seat }: verliert „{ $location }“.
event-room-done = { $seat }: schließt in Turm { $tower } ein Zimmer ab: { $room }.
event-quest-drawn = { $seat }: zieht eine Quest.
event-quest-discarded = { $seat }: wirft die Quest „{ $quest }“ ab.
event-quest-done = { $seat }: erfüllt die Quest „{ $quest }“.
event-quest-used = { $seat }: nutzt die Quest „{ $quest }“.
event-quest-failed = { $seat }: scheitert an der Quest „{ $quest }“: −{ $penalty } SP.
event-drew = { $seat }: gezogen: { $kind }.
event-to-bag = { $seat }: { $kind } zurück in den Beutel.
event-kept = { $seat }: für den nächsten Zug behalten: { $kind }.
event-bag-filled = { $seat }: Der Beutel wird aus den Quartieren gefüllt.
event-monster-came = { $monster } kommt auf { $place }.
event-arrived = Der Dunkle Rat rückt näher: Ankunftskarte { $number } von 3.
event-tile-came = Neu in der Auslage, Plättchen { $tile }: { $location }.
event-turn-began = Zug { $turn }: { $seat }.
event-game-ended = { $unfinished ->
    [0] Der letzte Zug ist gespielt: Die Partie ist zu Ende.
   *[other] Niemand hat die Partie vorangebracht: Sie wurde unvollendet beendet.
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
city-title = { $game } · Zug { $turn } · { $phase } · { $options }
city-last-turns = { $count ->
    [one] Noch ein Zug insgesamt; der Dunkle Rat kann bekämpft werden.
   *[other] Noch { $count } Züge insgesamt; der Dunkle Rat kann bekämpft werden.
}
city-phase-development = Entwicklung
city-phase-main = Hauptphase
city-phase-resolution = Auswertung
city-phase-clean-up = Aufräumen
city-phase-draw = Ziehphase
city-phase-over = vorbei
city-unfinished = Das Spiel wurde unvollendet beendet.
city-waiting-capitol = wer zum Kapitol geht
city-waiting-district = ein Bezirk für ein Monster
city-waiting-discard = eine Quest abwerfen
city-waiting-hire = eine Einheit anwerben
city-waiting-prestige = eine Prestigeeinheit bekommen
city-waiting-training = eine kostenlose Ausbildung
city-waiting-refresh = Meeples zurück in den Beutel
city-waiting-keep = einen Meeple behalten
city-waiting-effect = welcher Effekt genutzt wird
city-ask-development = { $name }, Entwicklung: bauen, ausbilden, Helden nutzen oder done.
city-ask-build = { $name }, welches Plättchen kommt auf welchen Platz?
city-ask-build-train = { $name }, welches Plättchen kommt auf welchen Platz? Oder bilde erst aus.
city-ask-main = { $name }, Hauptphase: Wohin gehen deine Einheiten? done wertet alles aus.
city-ask-target = { $name }, wer geht zu { $place }? done, wenn das alle sind.
city-ask-capitol = { $name }, wer geht zum Kapitol?
city-ask-district = { $name }, dieser Bezirk ist voll: Wohin geht das Monster?
city-ask-discard = { $name }, welche Quest wirfst du ab?
city-ask-hire = { $name }, welche Einheit wirbst du an?
city-ask-prestige = { $name }, welche Prestigeeinheit bekommst du?
city-ask-training = { $name }, welche Klasse wird kostenlos ausgebildet?
city-ask-refresh = { $name }, wer geht zurück in den Beutel? done, wenn das alle sind.
city-ask-keep = { $name }, wer bleibt für den nächsten Zug in der Taverne?
city-ask-effect = { $name }, welchen Effekt nutzt du? done für keinen mehr.
city-ask-resolution = { $name }, was wird als Nächstes ausgewertet? done nimmt den Rest in üblicher Reihenfolge.
city-ask-clean-up = { $name }, der Effekt welches besiegten Monsters kommt als Nächstes? done nimmt den Rest in üblicher Reihenfolge.
city-done-development = weiter zur Hauptphase
city-done-construct = auswerten und wählen, was gebaut wird
city-done-main = alles auswerten und ziehen
city-done-target = hier fertig
city-done-resolution = den Rest in üblicher Reihenfolge
city-done-clean-up = den Rest in üblicher Reihenfolge
city-done-capitol = niemanden
city-done-district = nichts mehr
city-done-discard = keine mehr
city-done-hire = keine
city-done-prestige = niemanden
city-done-training = keine Ausbildung
city-done-refresh = niemand mehr
city-done-keep = niemand
city-done-effect = keinen Effekt mehr
city-works = ein Bauer holt noch einen
city-construct = zwei Bauern bauen einen Ort
city-levy = ein Bauer aus den Quartieren kommt dazu
city-lend = Verderbnis in deinen Quartieren stärkt hier eine Einheit
city-resolve = als Nächstes { $card } auswerten
city-train-to = { $vp ->
    [0] { $kind } auf Stufe { $level }
   *[other] { $kind } auf Stufe { $level } für { $vp } SP
}
city-foe-place = { $place } (Kampf { $value } von { $strength })
city-towers = Türme
city-rooms-left = noch { $count } Zimmer
city-capitol = Kapitol
city-council = Der Dunkle Rat
city-tiles = Plättchen in der Auslage · { $count } im Stapel
city-left = Im Stapel: Monster { $monsters }, Quests { $quests } · Ankunftskarten: { $arrived } von 3
city-empty = (leer)
city-slot = wer hier baut: { $gives }
city-held = gehalten von { $name } mit { $units }
city-tavern = Taverne
city-lodgings = Quartiere
city-bag = Beutel
city-kept = Behalten
city-gained = Neu dazu
city-fresh = Für die Hauptphase
city-heroes = Helden, Stufe/Kampf
city-bonuses = Boni
city-other = { $vp } SP · Taverne { $tavern } · Quartiere { $lodgings } · Beutel { $bag } · Quests { $quests } · { $heroes }
city-foe = Stärke { $strength }, { $vp } SP, { $type } { $level }
city-any = { $count ->
    [one] eine beliebige Einheit
   *[other] { $count } beliebige Einheiten
}
city-vp = { $vp } SP
city-quests = { $count ->
    [one] eine Quest ziehen
   *[other] { $count } Quests ziehen
}
city-discard = { $count ->
    [one] eine Quest abwerfen
   *[other] { $count } Quests abwerfen
}
city-draw = { $count ->
    [one] einen Meeple ziehen
   *[other] { $count } Meeples ziehen
}
city-refresh = bis zu { $count } aus den Quartieren in den Beutel
city-refresh-others = die anderen bis zu { $count }
city-hire = { $count ->
    [one] eine Einheit anwerben
   *[other] { $count } Einheiten anwerben
}
city-reserve = { $count ->
    [one] einen Meeple behalten
   *[other] { $count } Meeples behalten
}
city-train = { $count ->
    [one] eine kostenlose Ausbildung
   *[other] { $count } kostenlose Ausbildungen
}
city-bonus-units = { $units } +{ $amount } im Kampf
city-bonus-with = { $units } +{ $amount } neben { $other }
city-bonus-against = +{ $amount } gegen: { $types }
city-bonus-others = alle anderen Einheiten +{ $amount }
city-bonus-corruption = eine Einheit + Verderbnis in den Quartieren
city-removes = { $kind } in den Vorrat
city-returns = { $kind } kommt zurück
city-stock = { $kind } (noch { $left })
city-times = { $count }× { $kind }
city-gain = +{ $what }
city-lose = −{ $what }
city-crown = mit { $kind }: { $gives }; falls bis zu deinem nächsten Zug gehalten
city-exhausts = alle dieser Klasse in die Quartiere
city-combat = Kampf { $combat }
city-prestige-vp = 1 SP mehr für ein Monster, das mit mindestens einem davon besiegt wird
city-prestige-level = plus die Stufe des Monsters
city-prestige-wild = steht für jede Basisklasse
city-token = { $kinds } Einheitentypen ab Stufe { $level }: { $gives }
city-each-draw = jede Ziehphase { $gives }
city-in-draw = in der Ziehphase: { $does }
city-quest = { $vp } SP/−{ $penalty } · { $text }
city-level-least = ab Stufe { $level }
city-units-level-least = Einheiten ab Stufe { $level }
city-units-least = mindestens { $count } Einheiten
city-different-least = mindestens { $count } Arten
city-over-least = mindestens { $count } über seiner Stärke
city-when-defeat = Besiege ein Monster
city-when-location = An einem Ort
city-when-room = In einem Turmzimmer
city-when-build = Baue einen Ort
city-when-train = Bilde aus
city-when-tavern = In die Taverne gezogen
city-when-monsters = Besiege in einem Zug mindestens { $count } Monster{ $types ->
    [none] {""}
   *[other] {" "}vom Typ { $types }
}
city-when-locations = Nutze in einem Zug mindestens { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
city-when-end-monsters = Besiege bis zum Ende { $how ->
    [most] die meisten
   *[least] mindestens { $count }
} Monster{ $types ->
    [none] {""}
   *[other] {" "}vom Typ { $types }
}{ $level ->
    [0] {""}
   *[other] {" "}ab Stufe { $level }
}{ $districts ->
    [none] {""}
   *[other] {" "}im Bezirk { $districts }
}
city-when-end-meeples = Habe am Ende { $how ->
    [most] die meisten
    [fewest] höchstens { $count }
   *[least] mindestens { $count }
} { $count ->
    [one] Meeple
   *[other] Meeples
} der Art { $kinds }
city-when-end-heroes = Habe am Ende mindestens { $count ->
    [one] { $count } Heldenklasse
   *[other] { $count } Heldenklassen
} ab Stufe { $level }
city-when-end-quests = Erfülle bis zum Ende { $how ->
    [most] die meisten
   *[least] mindestens { $count }
} { $count ->
    [one] Quest
   *[other] Quests
}
city-when-end-districts = Besiege bis zum Ende Monster in mindestens { $count ->
    [one] { $count } Bezirk
   *[other] { $count } Bezirken
}
city-source-monster = Monster
city-source-council = Dunkler Rat
city-source-quest = Quest
city-source-location = Ort
city-source-training = Ausbildung
city-source-penalty = Strafe
city-source-room = Turmzimmer
city-source-slot = Bauplatz
city-source-ability = Fähigkeit
city-source-token = Bonusmarker
not-understood-meeples = Das ist kein Zug. Tippe etwa { $example }, die Nummer aus der Liste (m) oder ? für Hilfe.
final-title-meeples = Die SP sind gezählt:
final-row-meeples = { $rank }. { $name }: { $gold } SP
help-text-meeples =
    Ein Zug hat zwei Phasen mit beliebig vielen kleinen Schritten; done beendet
    eine Phase. Entwicklung: works schickt einen Bauern für einen weiteren,
    construct schickt zwei zum Bauen, train:mage einen Magier zur Ausbildung,
    use:mage nutzt eine Fähigkeit. done wertet das aus; dann legt build:2@s3
    Plättchen 2 auf Platz s3. Hauptphase: go:m5 öffnet einen Ort (l und s Orte,
    m Monster, o Dunkler Rat, t Türme), +knight schickt eine Einheit hin, levy
    ruft einen Bauern aus den Quartieren, done schließt den Ort. Noch ein done
    wertet alles aus. Manche Karten fragen nach mehr: to:castle, quest:QUEST,
    take:mage, oder done für nichts mehr.
    { "" }
    m  deine Züge mit Nummern; die Nummer genügt    u  einen Schritt zurück
    l  was bisher geschah    r  Stadt neu zeichnen
    s DATEI  speichern       q  speichern und gehen

## Meeples & Monsters

game-meeples = Meeples & Monsters
option-towers = Die vier Türme
meeples-kind-peasant = Bauer
meeples-kind-mage = Magier
meeples-kind-cleric = Kleriker
meeples-kind-knight = Ritter
meeples-kind-warrior = Krieger
meeples-kind-ranger = Waldläufer
meeples-kind-paladin = Paladin
meeples-kind-shaman = Schamane
meeples-kind-prestige = Prestigeeinheit
meeples-kind-corruption = Verderbnis
meeples-district-villages = Dörfer
meeples-district-university = Universität
meeples-district-castle = Burg
meeples-district-cathedral = Kathedrale
meeples-type-humanoid = Humanoid
meeples-type-monstrous = Monströs
meeples-type-undead = Untot
meeples-monster-sappy-sawyer = Stumpfer Säger
meeples-monster-timber-wolf = Holzwolf
meeples-monster-grave-splinter = Grabsplitter
meeples-monster-bookmark-bandit = Lesezeichenräuber
meeples-monster-paper-wasp = Papierwespe
meeples-monster-dry-rot-dropout = Morscher Studienabbrecher
meeples-monster-siege-carpenter = Belagerungszimmermann
meeples-monster-moat-gnawer = Grabennager
meeples-monster-skeleton = Skelett
meeples-monster-pew-poacher = Kirchenbankräuber
meeples-monster-belfry-beaver = Glockenturmbiber
meeples-monster-wick-wraith = Dochtgespenst
meeples-monster-whittling-warlord = Schnitzender Kriegsherr
meeples-monster-lumberjack-the-ripper = Holzhack the Ripper
meeples-monster-tree-beast = Baumbestie
meeples-monster-ghoul = Ghul
meeples-monster-woodworm-wight = Holzwurmwicht
meeples-monster-professor-sawdust = Professor Sägemehl
meeples-monster-thesis-termite = Thesentermite
meeples-monster-glue-golem = Leimgolem
meeples-monster-laminated-lich = Laminierter Lich
meeples-monster-varnished-vampire = Lackierter Vampir
meeples-monster-peepul-pikeman = Pikenier aus Peepul
meeples-monster-plank-walker = Plankengänger
meeples-monster-beaver-battering-ram = Biber-Rammbock
meeples-monster-drawbridge-troll = Zugbrückentroll
meeples-monster-moredraw-marrow-guard = Markwächter von Moredraw
meeples-monster-hatchet-heretic = Beilsbringer
meeples-monster-bonfire-preacher = Scheiterhaufenprediger
meeples-monster-organ-pipe-borer = Orgelpfeifenbohrer
meeples-monster-resin-revenant = Harzwiedergänger
meeples-monster-knothole-banshee = Astloch-Banshee
meeples-monster-dam-colossus = Dammkoloss
meeples-monster-cordwood-count = Graf Klafter
meeples-monster-chancellor-of-chainsaws = Kettensägenkanzler
meeples-monster-termite-queen = Termitenkönigin
meeples-monster-marshal-of-moredraw = Marschall von Moredraw
meeples-monster-hollow-king = Hohler König
meeples-monster-choir-of-chips = Chor der Späne
meeples-monster-pyre-wyrm = Scheiterwurm
meeples-overlord-undying-termite = Unsterbliche Termite
meeples-overlord-dam-empress-of-peepul = Dammkaiserin von Peepul
meeples-overlord-grand-sawyer-of-moredraw = Großsäger von Moredraw
meeples-henchman-combustor = Verbrenner
meeples-token-two-old-hands = Zwei alte Hasen
meeples-token-three-old-hands = Drei alte Hasen
meeples-token-two-living-legends = Zwei lebende Legenden
meeples-token-bark-medal = Rindenorden
meeples-token-clean-slate = Reiner Tisch
meeples-token-second-wind = Zweite Luft
meeples-quest-pitchfork-mob = Mistgabelmob
meeples-quest-overkill-is-underrated = Viel hilft viel
meeples-quest-mixed-hardwood = Mischwald
meeples-quest-full-paintbox = Voller Farbkasten
meeples-quest-saw-the-sawyers = Sägt die Säger ab
meeples-quest-beaver-fever = Biberfieber
meeples-quest-exorcise-regularly = Regelmäßig austreiben
meeples-quest-overdue-at-the-library = Leihfrist überschritten
meeples-quest-storm-our-own-keep = Sturm auf die eigene Burg
meeples-quest-big-game-carving = Großwildschnitzen
meeples-quest-double-chop = Doppelhieb
meeples-quest-two-coffins-one-nail = Zwei Särge, ein Nagel
meeples-quest-pub-crawl = Kneipentour
meeples-quest-standing-room-only = Nur noch Stehplätze
meeples-quest-wedding-at-the-stump = Hochzeit am Baumstumpf
meeples-quest-ribbon-cutter = Band durchgeschnitten
meeples-quest-night-school = Abendschule
meeples-quest-master-piece = Meisterstück
meeples-quest-rough-crowd = Ungehobelte Gäste
meeples-quest-all-walks-of-life = Aus allerlei Holz
meeples-quest-militia-sundays = Landwehrsonntag
meeples-quest-oath-of-oak = Eid der Eiche
meeples-quest-hedge-wizardry = Heckenzauber
meeples-quest-salt-and-sawdust = Salz und Sägespäne
meeples-quest-anatomy-of-beavers = Anatomie des Bibers
meeples-quest-diplomacy-failed = Diplomatie gescheitert
meeples-quest-hymn-with-teeth = Hymne mit Biss
meeples-quest-town-planner = Stadtplaner
meeples-quest-word-gets-around = Es spricht sich herum
meeples-quest-soup-kitchen = Suppenküche
meeples-quest-a-wall-of-saws = Eine Wand voller Sägen
meeples-quest-a-shelf-of-teeth = Ein Regal voller Zähne
meeples-quest-a-box-of-bones = Eine Kiste voller Knochen
meeples-quest-early-bird-gets-the-borer = Früher Specht fängt Wurm
meeples-quest-they-grow-up-so-fast = Sie werden so schnell groß
meeples-quest-town-and-gown = Talar und Soutane
meeples-quest-friend-of-every-ward = In jedem Viertel beliebt
meeples-quest-spotless-varnish = Makelloser Lack
meeples-quest-salt-of-the-earth = Salz der Erde
meeples-quest-standing-timber = Stehendes Holz
meeples-quest-robes-and-ropes = Robe und Kordel
meeples-quest-exotic-woods = Exotische Edelhölzer
meeples-quest-hall-of-frames = Rahmeshalle
meeples-quest-busybody = Hansdampf in allen Gassen
meeples-built-muster-green = Musterungswiese
meeples-built-lecture-log = Hörstamm
meeples-built-squires-stair = Knappentreppe
meeples-built-seedling-seminary = Setzlingsseminar
meeples-tile-levy-station = Aushebungsstelle
meeples-tile-healers-temple = Tempel der Heiler
meeples-tile-house-of-lords = Herrenhaus
meeples-tile-branch-and-root-inn = Gasthof Ast & Wurzel
meeples-tile-colosseum = Kolosseum
meeples-tile-mage-academy = Magierakademie
meeples-tile-incense-workshop = Weihrauchwerkstatt
meeples-tile-speechifying-stump = Rednerstumpf
meeples-tile-revolving-barracks = Drehtürkaserne
meeples-tile-feather-bed-row = Federbettgasse
meeples-tile-grudge-grindery = Grollschleiferei
meeples-tile-hunters-hollow = Jägerhöhle
meeples-tile-heartwood-chapel = Kernholzkapelle
meeples-tile-totem-lathe = Totemdrehbank
meeples-tile-turnery-of-fortune = Glücksdrechslerei
meeples-slot-cottage-plot = Hüttengrund
meeples-slot-drill-yard = Exerzierplatz
meeples-slot-reading-room = Lesesaal
meeples-slot-notice-board = Schwarzes Brett
meeples-slot-royal-lot = Königsparzelle
meeples-slot-tilting-yard = Turnierhof
meeples-slot-font-corner = Taufsteinecke
meeples-slot-pilgrims-rest = Pilgerrast
meeples-room-leaky-library = Bibliothek mit Leck
meeples-room-confession-closet = Beichtschrank
meeples-room-cell-with-a-view = Zelle mit Aussicht
meeples-room-dungeon-of-drafts = Verlies der Zugluft
meeples-room-bribe-vault = Schmiergeldgewölbe
meeples-room-mould-cellar = Schimmelkeller
meeples-room-brawlers-loft = Raufboldboden
meeples-room-whispering-well = Flüsterbrunnen
meeples-room-thieves-turret = Diebestürmchen
meeples-room-broom-cupboard = Besenkammer
meeples-room-attic-of-axes = Dachboden der Äxte
meeples-room-spiral-stair = Wendeltreppe
meeples-room-stargazers-shelf = Sternguckersims
meeples-room-bell-chamber = Glockenstube
meeples-room-trophy-room = Trophäenzimmer
meeples-room-guest-room-for-giants = Gästezimmer für Riesen
meeples-room-archers-nest = Schützennest
meeples-room-vigil-niche = Nische der Nachtwache
meeples-room-recruiters-garret = Dachkammer des Werbers
meeples-room-tutors-turret = Hauslehrertürmchen

## The balance report

report-player = Je Person, im Schnitt
report-turns = Züge
report-vp = SP
report-vp-monsters = SP aus Monstern
report-vp-council = SP aus dem Dunklen Rat
report-vp-quests = SP aus Quests
report-vp-locations = SP aus Orten
report-vp-training = SP für Ausbildung
report-vp-penalties = SP verloren an Quests
report-vp-rooms = SP aus Turmzimmern
report-vp-slots = SP aus Bauplätzen
report-vp-abilities = SP aus Fähigkeiten
report-vp-tokens = SP aus Bonusmarkern
report-locations = Orte
report-built = gebaut
report-activated = genutzt je Partie
report-monsters = Monster besiegt, von den Partien, in denen sie kamen
report-beaten = besiegt
report-quests = Quests erfüllt, von denen, die sie hielten
report-done = erfüllt
report-council = Der Dunkle Rat
report-fought = bekämpft je Partie
report-rooms = Turmzimmer erfüllt, von allen Partien
report-training = Ausbildung, von allen am Tisch
report-class = Klasse
report-level-2 = Stufe 2
report-level-3 = Stufe 3
report-criterion-turns = 9 bis 15 Züge je Person
report-criterion-locations = jeder Ort in mindestens 2 % seiner Partien genutzt
report-criterion-monsters = jedes Monster in mindestens 2 % seiner Partien besiegt
report-criterion-quests = jede Quest von mindestens 2 % ihrer Besitzer erfüllt
report-criterion-quests-most = keine Quest von mehr als 90 % erfüllt

## Lektionen

lesson-meeples-1 = Willkommen in Rowan. Füll deinen Beutel mit besserer Gesellschaft als Bauern, besiege Monster und erfülle Quests. Wer am Ende die meisten SP hat, gewinnt.
lesson-meeples-2 = Vier Meeples kamen aus deinem Beutel in deine Taverne. Bauern sind Einheiten und gehen, wohin du sie schickst; Verderbnis ist keine und nimmt nur Platz weg.
lesson-meeples-3 = Ein Zug beginnt mit der Entwicklung, in der Bauhütte und bei der Ausbildung. Heute brauchst du deine Bauern anderswo: Beende diese Phase.
lesson-meeples-4 = In der Hauptphase gehen Einheiten zu Orten und Monstern. „{ meeples-built-muster-green }“ bringt dir für die Arbeit eines Bauern einen neuen Krieger: Wähle diesen Ort.
lesson-meeples-5 = Schick einen Bauern hin. Er ist nicht verloren: Nach der Arbeit ruht er in deinen Quartieren.
lesson-meeples-6 = Mehr verlangt dieser Ort nicht. Das sind alle: Schließ ihn ab.
lesson-meeples-7 = Das Monster „{ meeples-monster-paper-wasp }“ hat Stärke 2 und ist monströs, genau wie es deine Quest „{ meeples-quest-a-shelf-of-teeth }“ verlangt. Wähle es.
lesson-meeples-8 = Ein Bauer hat Kampfwert 1. Schick einen hin: Das macht 1 von 2.
lesson-meeples-9 = Und noch einen: 1 + 1 = 2. So stark wie das Monster ist stark genug.
lesson-meeples-10 = Das reicht. Schließ auch diesen Ort ab.
lesson-meeples-11 = Erst wird alles eingesetzt, dann geschieht alles auf einmal. Beende deinen Zug und sieh zu.
lesson-meeples-12 = Besiegt: 1 SP. Alle, die du geschickt hast, ruhen jetzt in deinen Quartieren, und dein neuer Krieger mit ihnen.
lesson-meeples-13 = Dann hast du vier neue Meeples gezogen: zwei Bauern und leider zweimal Verderbnis. Ein guter Tag zum Bauen.
lesson-meeples-14 = In der Bauhütte errichten zwei Bauern einen Ort. Schick deine beiden hin.
lesson-meeples-15 = Auch hier wird erst eingesetzt, dann geschieht es. Das sind alle: Beende das Einsetzen.
lesson-meeples-16 = Leg jetzt „{ meeples-tile-revolving-barracks }“ auf diesen Bauplatz der Burg; sein Bonus ist eine kostenlose Ausbildung.
lesson-meeples-17 = Eine Ausbildung gilt für die ganze Klasse. Wähle den Krieger: Alle deine Krieger, jetzt und später, haben dann Stufe 2.
lesson-meeples-18 = Das war deine Quest „{ meeples-quest-night-school }“: 1 SP, und bis zu zwei Meeples dürfen aus den Quartieren zurück in den Beutel. Zuerst der Krieger.
lesson-meeples-19 = Und ein Bauer. Lass die Verderbnis, wo sie ist: Was nicht im Beutel ist, kann man nicht ziehen.
lesson-meeples-20 = In deiner Taverne ist keine Einheit mehr, du kannst also niemanden schicken: Beende die Hauptphase. Was noch in der Taverne ist, kommt in die Quartiere.
lesson-meeples-21 = Das hat sich gelohnt: In deinem Beutel waren genau diese vier, drei Bauern und dein Krieger.
lesson-meeples-22 = Ein Krieger der Stufe 2 hat eine Fähigkeit: Mit einem Bauern in der Taverne holt er dir noch einen, einmal im Zug und kostenlos. Nutze sie.
lesson-meeples-23 = In der Bauhütte holt ein Bauer noch einen aus dem Vorrat. Einen kannst du entbehren: Schick ihn hin.
lesson-meeples-24 = Neue Bauern ruhen erst in den Quartieren. Beende die Entwicklung: Jetzt geht es an größere Beute.
lesson-meeples-25 = Das Monster „{ meeples-monster-belfry-beaver }“ hat Stärke 4, bringt 2 SP und ist wieder monströs. Wähle es.
lesson-meeples-26 = Dein Krieger zählt 2: Das ist schon die Hälfte.
lesson-meeples-27 = Ein Bauer dazu macht 3 von 4.
lesson-meeples-28 = Und noch einer: 4 von 4.
lesson-meeples-29 = Stark genug. Schließ diesen Ort ab.
lesson-meeples-30 = Beende deinen Zug und sieh, was daraus wird.
lesson-meeples-31 = 2 SP. Dein Beutel war leer, also kam vor dem Ziehen alles aus den Quartieren wieder hinein. So geht es immer weiter, und der Beutel wird jedes Mal besser.

## Der Browser

web-about-meeples = Füll deinen Beutel mit hölzernen Helden, bau die Stadt, kämpfe gegen das, was aus dem Wald kommt, erfülle Quests.
web-facts-meeples = 2 bis 4 Personen · 60 Minuten · Pläne und Figuren
web-option-towers = Vier Türme voller Räume warten neben der Stadt.

## Der Browser: Meeples & Monsters

web-meeples-your-development = Du bist dran: Baue, bilde aus oder nutze Helden.
web-meeples-their-development = { $name }: Entwicklung.
web-meeples-your-build = Du bist dran: Wähle ein Plättchen und einen leeren Bauplatz.
web-meeples-your-build-train = Du bist dran: Wähle ein Plättchen und einen leeren Bauplatz, oder bilde erst aus.
web-meeples-your-capitol = Du bist dran: Wer geht zum Kapitol?
web-meeples-their-capitol = { $name }: schickt Einheiten zum Kapitol.
web-meeples-your-main = Du bist dran: Schick deine Einheiten zu Orten und Monstern.
web-meeples-your-main-done = Du bist dran: Niemand ist mehr einzusetzen. Werte aus, was du besetzt hast.
web-meeples-their-main = { $name }: schickt Einheiten aus.
web-meeples-your-target = Du bist dran: Wer geht hierhin: { $place }?
web-meeples-their-target = { $name }: schickt Einheiten hierhin: { $place }.
web-meeples-your-foe = Du bist dran: Wer kämpft? { $place }: Kampf { $value } von { $strength }.
web-meeples-their-foe = { $name }: kämpft: { $place }, { $value } von { $strength }.
web-meeples-your-district = Du bist dran: Der Bezirk ist voll. Wohin mit diesem Monster: { $monster }?
web-meeples-their-district = { $name }: wählt einen Bezirk für „{ $monster }“.
web-meeples-your-discard = Du bist dran: Welche Quest wirfst du ab?
web-meeples-their-discard = { $name }: wirft eine Quest ab.
web-meeples-your-hire = Du bist dran: Welche Einheit wirbst du an?
web-meeples-their-hire = { $name }: wirbt eine Einheit an.
web-meeples-your-prestige = Du bist dran: Welche Prestigeeinheit bekommst du?
web-meeples-their-prestige = { $name }: bekommt eine Prestigeeinheit.
web-meeples-your-training = Du bist dran: Welche Klasse bildest du kostenlos aus?
web-meeples-their-training = { $name }: bildet kostenlos aus.
web-meeples-your-refresh = Du entscheidest: Wer geht aus den Quartieren zurück in den Beutel?
web-meeples-their-refresh = { $name }: darf Meeples in den Beutel zurücklegen.
web-meeples-your-keep = Du bist dran: Wer bleibt für deinen nächsten Zug in der Taverne?
web-meeples-their-keep = { $name }: behält einen Meeple.
web-meeples-your-effect = Du bist dran: Welchen Effekt nutzt du?
web-meeples-their-effect = { $name }: darf Effekte nutzen.
web-meeples-your-resolution = Du bist dran: Was wird als Nächstes ausgewertet?
web-meeples-their-resolution = { $name }: wertet aus.
web-meeples-your-clean-up = Du bist dran: Der Effekt welches besiegten Monsters kommt als Nächstes?
web-meeples-their-clean-up = { $name }: räumt auf.
web-meeples-choose-build = Wähle Plättchen und Bauplatz
web-meeples-choose-slot = Wähle einen leeren Bauplatz
web-meeples-choose-capitol = Wer geht zum Kapitol?
web-meeples-choose-district = Wohin geht es?
web-meeples-choose-discard = Welche Quest wirfst du ab?
web-meeples-choose-hire = Welche Einheit wirbst du an?
web-meeples-choose-prestige = Welche Prestigeeinheit bekommst du?
web-meeples-choose-training = Welche Klasse bildest du kostenlos aus?
web-meeples-choose-refresh = Wer geht zurück in den Beutel?
web-meeples-choose-keep = Wer bleibt für deinen nächsten Zug?
web-meeples-choose-effect = Welchen Effekt nutzt du?
web-meeples-choose-resolution = Was wird als Nächstes ausgewertet?
web-meeples-choose-clean-up = Welches Monster wirkt als Nächstes?
web-meeples-event-lent = { $seat }: Verderbnis gibt einer Einheit +{ $number } ({ $place }).
web-meeples-event-overrun = { $seat }: Der Bezirk ist überrannt; so viele Bauern kommen dazu: { $number }.
web-meeples-event-defeated = { $seat }: besiegt „{ $monster }“ ({ $place }).
web-meeples-event-activated = { $seat }: nutzt „{ $location }“.
web-meeples-event-built = { $seat }: baut „{ $location }“ ({ $place }).
web-meeples-event-monster-came = { $monster } kommt ({ $place }).
web-meeples-event-room-done = { $seat }: schließt „{ $room }“ ab.
web-meeples-event-tile-came = Neu in der Auslage: { $location }.
web-meeples-city = Die Stadt
web-meeples-middle = Kapitol oder Dunkler Rat
web-meeples-players = Spieler
web-meeples-own = Dein Tableau
web-meeples-you = du
web-meeples-works = Bauhütte
web-meeples-works-text = Ein Bauer holt noch einen. Einmal im Zug, falls du nicht baust.
web-meeples-construct = Bauen
web-meeples-construct-text = Zwei Bauern bauen: Wenn alle eingesetzt sind, wählst du ein Plättchen und einen leeren Bauplatz. Einmal im Zug.
web-meeples-training = Zur Ausbildung eingesetzt
web-meeples-tile = In der Auslage: { $name }
web-meeples-tile-take = Nimm es, dann wähle einen leeren Bauplatz
web-meeples-tower = Turm ({ $district })
web-meeples-tower-done = Dieser Turm ist geschafft.
web-meeples-here = Hierhin: { $district }
web-meeples-assigned = Hier sind: { $units }
web-meeples-open = Hierhin werden Einheiten geschickt
web-meeples-can-choose = Kann gewählt werden
web-meeples-overrun = { $count ->
    [one] Überrannt: Ein Ort, den du hier nutzt, bringt einen Bauern, wenn du kein Monster dieses Bezirks bekämpfst.
   *[other] Überrannt: Ein Ort, den du hier nutzt, bringt { $count } Bauern, wenn du kein Monster dieses Bezirks bekämpfst.
}
web-meeples-sum = { $value } von { $strength }
web-meeples-fought = Gegen diesen Gegner hast du schon gekämpft
web-meeples-arrives-text = Drei Ankunftskarten liegen im Monsterstapel. Nach der dritten haben alle noch zwei Züge und dürfen gegen den Dunklen Rat kämpfen.
web-meeples-council-later = Sie kommen mit der dritten Ankunftskarte.
web-meeples-turns-left = { $count ->
    [one] Noch ein Zug insgesamt.
   *[other] Noch { $count } Züge insgesamt.
}
web-meeples-monsters-left = Monsterkarten im Stapel: { $count }
web-meeples-quests-left = Quests im Stapel: { $count }
web-meeples-tiles-left = Ortsplättchen im Stapel: { $count }
web-meeples-arrived = Ankunftskarten bisher: { $count } von 3
web-meeples-seat = { $name }: { $vp } SP, Taverne { $tavern }, Quartiere { $lodgings }, Beutel { $bag }, Quests auf der Hand { $quests }. Öffnet das Tableau.
web-meeples-first = Startspieler
web-meeples-tavern-text = Aktive Meeples: Tippe auf einen, dann auf einen Ort, oder zieh ihn dorthin. Wer übrig bleibt, geht in die Quartiere.
web-meeples-lodgings-text = Müde Meeples. Ist der Beutel leer, kommen sie alle wieder hinein.
web-meeples-bag-text = Daraus ziehst du am Ende deines Zuges.
web-meeples-kept-text = Sie kommen nach dem Ziehen zurück in die Taverne.
web-meeples-fresh-text = In dieser Phase gezogen, kommen sie zur Hauptphase in die Taverne.
web-meeples-corruption = Verderbnis ist keine Einheit: Sie kämpft nicht und geht nur dorthin, wo sie verlangt wird.
web-meeples-level = Stufe { $level }
web-meeples-top = max.
web-meeples-use = Nutzen: { $kind }
web-meeples-to-bag = Zurück in den Beutel
web-meeples-part-meeples = Quartiere und Beutel
web-meeples-part-heroes = Helden
web-meeples-part-quests = Quests
web-meeples-no-quests = Keine Quests auf der Hand.
web-meeples-hidden-quests = Quests auf der Hand: { $count }
web-meeples-achieved = Besiegte Monster { $monsters }, erfüllte Quests { $quests }, Boni { $bonuses }. Öffnet dein ganzes Tableau.
web-meeples-beaten = Besiegte Monster: { $count }
web-meeples-quests-done = Erfüllte Quests: { $count }
web-meeples-hand = Quests auf der Hand: { $count }
web-meeples-wait = { $name } ist dran
web-meeples-really = ja, auswerten und ziehen
web-meeples-really-text = { $idle ->
    [0] Beendet deinen Zug endgültig. Genutzte Orte: { $places }.
   *[other] Beendet deinen Zug endgültig. Genutzte Orte: { $places }; Einheiten ohne Aufgabe: { $idle }.
}
web-meeples-not-yet = Noch nicht
web-meeples-leave = Alle von hier zurücknehmen
web-meeples-build = „{ $location }“ bauen ({ $place })
web-meeples-go = Einheiten schicken: { $place } ({ $text })
web-meeples-add = { $kind } → { $place }

web-points-meeples = SP
score-monster = Monster
score-council = Dunkler Rat
score-quest = Quests
score-location = Orte
score-training = Ausbildung
score-penalty = Strafen
score-room = Turmzimmer
score-slot = Bauplätze
score-ability = Fähigkeiten
score-token = Bonusmarker
score-other = Sonstiges
progress-turn = Runde { $turn }
hint-happens-defeated = Du besiegtest ein Monster in { $share } der Versuche.
hint-happens-activated = Du nutztest einen Ort in { $share } der Versuche.
hint-happens-quest-done = Du erfülltest eine Quest in { $share } der Versuche.
hint-happens-council-fought = Du besiegtest jemanden vom Dunklen Rat in { $share } der Versuche.
hint-happens-trained = Du bildetest eine Klasse aus in { $share } der Versuche.
hint-happens-built = Du bautest einen Ort in { $share } der Versuche.
hint-happens-room-done = Du schafftest ein Turmzimmer in { $share } der Versuche.
web-meeples-headline = Zug { $turn }, { $seat }: { $sign ->
        [-1] { $vp } SP
        [0] keine SP
       *[1] +{ $vp } SP
    } · { $deeds }.
web-meeples-deed-defeated = besiegt „{ $monster }“
web-meeples-deed-council-fought = besiegt „{ $overlord }“ vom Dunklen Rat
web-meeples-deed-quest-done = erfüllt „{ $quest }“
web-meeples-deed-room-done = schafft „{ $room }“
web-meeples-deed-built = baut „{ $location }“
web-meeples-deed-trained = bildet aus: { $kind } { $level }
web-meeples-deed-activated = nutzt „{ $location }“
web-meeples-deed-gained = bekommt: { $units }
web-meeples-deed-none = sonst nichts
web-meeples-district-text = Hier lauern bis zu drei Monster. Darunter liegen ein Ort, den es immer gibt, und zwei Bauplätze.
web-meeples-achieved-title = Bisher erreicht
web-meeples-capitol-text = Hier wird gebaut, und hier liegt die Auslage. Die Ausbildung steht auf den Heldenkarten.
web-meeples-council-text = Seine Herrscher können in den letzten zwei Zügen aller bekämpft werden.
web-meeples-legend-combat = Kampfwert oder Stärke
web-meeples-legend-vp = Siegpunkte (SP)
web-meeples-legend-quest = eine Quest
web-meeples-legend-bag = der Beutel, aus dem Meeples gezogen werden
web-meeples-legend-lodgings = die Quartiere, in denen müde Meeples ruhen
web-meeples-legend-tavern = die Taverne, in der aktive Meeples warten
web-meeples-legend-to = links davon: was gebraucht wird; rechts: was du bekommst
web-meeples-legend-any = eine beliebige Einheit
web-meeples-legend-prestige = eine Prestigeeinheit deiner Wahl
web-meeples-legend-gain = du bekommst diesen Meeple
web-meeples-legend-remove = du wirst diesen Meeple los
web-meeples-legend-quests = zwei Quests ziehen, eine abwerfen
web-meeples-legend-draw = einen Meeple mehr aus dem Beutel ziehen
web-meeples-legend-refresh = Meeples aus den Quartieren zurück in den Beutel legen
web-meeples-legend-train = eine Klasse kostenlos ausbilden
web-meeples-legend-hold = eine Einheit für den nächsten Zug in der Taverne behalten
web-meeples-legend-others = für alle anderen
web-meeples-legend-back = dieser Meeple kommt zurück
web-meeples-legend-crown = kann gehalten werden, bis jemand Besseres schickt
web-meeples-legend-level = die Stufe einer Klasse
web-meeples-legend-construct = ein Ort zum Bauen
web-meeples-legend-arrives = der Dunkle Rat kommt näher
lesson-meeples-32 = Wo zwei Monster in einem Bezirk lauern, ist er überrannt: Wer dort einen Ort nutzt, bekommt einen Bauern dazu, bei drei Monstern zwei. Wer im selben Zug dort kämpft, bekommt keinen.
lesson-meeples-33 = Der Dunkle Rat: Drei Karten im Monsterstapel kündigen ihn an. Die ersten zwei bringen allen Verderbnis. Nach der dritten haben alle noch zwei Züge, und in diesen können die Herrscher bekämpft werden.
lesson-meeples-34 = Quests auf der Hand sind geheim. Erfüllt geben sie SP; was am Ende nicht erfüllt ist, kostet die kleine rote Zahl. Sammle also nicht zu viele.
lesson-meeples-35 = Nach den letzten zwei Zügen wird gezählt: Wer die meisten SP hat, gewinnt. Ab hier ist es dein Spiel.
# The laboratory
report-given-activated = Siege derer, die einen Ort aktivierten
report-given-beaten = Siege derer, die ein Monster besiegten
report-given-done = Siege derer, die eine Quest erfüllten
report-given-trained = Siege derer, die trainierten
report-hero = { $kind }, Level { $level }
chart-used-locations = Aktivierte Orte, von den Partien, in denen sie stehen

# Words of the card file

meeples-cards-name = Name
meeples-cards-key = Schlüssel
meeples-cards-supply = Vorrat
meeples-cards-bag = Beutel am Anfang
meeples-cards-draws = Gezogene Meeple, nach Ankunftskarten
meeples-cards-training = Ausbildung
meeples-cards-hero = Heldenkarte
meeples-cards-class = Klasse
meeples-cards-level = Stufe
meeples-cards-combat = Kampf
meeples-cards-ability = Fähigkeit
meeples-cards-phase = Phase
meeples-cards-development = Entwicklung
meeples-cards-draw = Ziehen
meeples-cards-exhausts = Erschöpft
meeples-cards-needs = Braucht
meeples-cards-gives = Gibt
meeples-cards-bonus = Bonus
meeples-cards-levy = Bauern, die mitkommen dürfen
meeples-cards-kind = Art
meeples-cards-extra_vp = Zusätzliche SP
meeples-cards-per_level = Je Stufe
meeples-cards-wild = Joker
meeples-cards-monster = Monster
meeples-cards-type = Typ
meeples-cards-district = Bezirk
meeples-cards-strength = Stärke
meeples-cards-vp = SP
meeples-cards-three_plus = Ab 3 Personen
meeples-cards-effect = Wirkung
meeples-cards-gain = Erhalten
meeples-cards-quests = Quests
meeples-cards-discard = Abwerfen
meeples-cards-refresh = Auffrischen
meeples-cards-refresh_others = Andere frischen auf
meeples-cards-hire = Anwerben
meeples-cards-reserve = Zurückhalten
meeples-cards-train = Ausbilden
meeples-cards-removes = Entfernt
meeples-cards-amount = Betrag
meeples-cards-against = Gegen
meeples-cards-units = Einheiten
meeples-cards-with = Mit
meeples-cards-others = Alle anderen
meeples-cards-arrives = Tiefe der Ankunftskarten
meeples-cards-overlord = Herrscher
meeples-cards-henchman = Handlanger
meeples-cards-token = Marker
meeples-cards-kinds = Arten
meeples-cards-quest = Quest
meeples-cards-triggered = Ausgelöst
meeples-cards-ongoing = Dauerhaft
meeples-cards-end = Spielende
meeples-cards-penalty = Strafe
meeples-cards-condition = Bedingung
meeples-cards-each_draw = Jede Ziehphase
meeples-cards-when = Wann
meeples-cards-number = Anzahl
meeples-cards-types = Typen
meeples-cards-districts = Bezirke
meeples-cards-different = Verschiedene Arten
meeples-cards-over = Über der Stärke
meeples-cards-class_level = Heldenstufe
meeples-cards-most = Die meisten
meeples-cards-fewest = Die wenigsten
meeples-cards-defeat = Ein Monster wird besiegt
meeples-cards-monsters = Monster in einem Zug
meeples-cards-location = Ein Ort wird aktiviert
meeples-cards-room = Turmraum
meeples-cards-locations = Orte in einem Zug
meeples-cards-build = Etwas wird gebaut
meeples-cards-tavern = In der Taverne
meeples-cards-end-monsters = Monster am Ende
meeples-cards-end-meeples = Meeple am Ende
meeples-cards-end-heroes = Helden am Ende
meeples-cards-end-quests = Quests am Ende
meeples-cards-end-districts = Bezirke am Ende
meeples-cards-built = Ort von Anfang an
meeples-cards-tile = Ortsplättchen
meeples-cards-slot = Bauplatz
meeples-cards-any = Beliebige Einheiten
meeples-cards-returns = Kehrt zurück
meeples-cards-stock = Bestand
meeples-cards-crown = König des Hügels
meeples-cards-better = Besser mit
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
