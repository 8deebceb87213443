## The game

game-mighty = Mächtige Monster
king = Edgar
faction-trolls = Orks
faction-undead = Untote
faction-sea = Meereswesen
faction-demons = Dämonen
faction-insects = Insekten
faction-dragons = Drachen
option-line-up = Wächterkette
option-new-rules = Des Königs neue Regeln

## King tiles

tile-heading = König { king }s neue Regel: { $text }
tile-no-change = Diese Runde ändert sich nichts.
tile-barred = Monster mit Stärke { $strengths } sind verboten.
tile-dear = Monster mit Stärke { $strengths } zu heilen kostet je { $cost } Gold.
tile-hand = Alle nehmen die Monster mit Stärke { $strengths } auf die Hand und legen die anderen verdeckt ab.
tile-pair = Ein Wächter zwischen zwei gleich starken Monstern hat { $loot } Beute.
tile-weakest = Jeder Wächter am schwächsten Monsterpaar hat { $loot } Beute.
tile-guards = { $where }: { $changes }.
tile-strength = { $number } Stärke
tile-loot = { $number } Beute
where-first = { $count ->
    [one] Der erste Wächter
   *[other] Die ersten { $count } Wächter
}
where-last = { $count ->
    [one] Der letzte Wächter
   *[other] Die letzten { $count } Wächter
}
where-one = Wächter { $first }
where-range = Wächter { $first } bis { $last }
where-one-from-treasury = Wächter { $first } von der Schatzkammer aus
where-range-from-treasury = Wächter { $first } bis { $last } von der Schatzkammer aus

## What happens

# Names may be singular or plural, of any gender (▲ Anna, ■ Untote): no verb or article depends on them.
event-placed = { $seat }: Die { $strength } kommt auf Platz { $guard }{ $side }.
event-returned = Die { $strength } von { $owner } auf Platz { $guard }{ $side } wird von { $by } verdrängt und geht zurück auf die Hand.
event-paid-treasury = { $seat }: { $gold } Gold an die Schatzkammer.
event-paid-owner = { $seat }: { $gold } Gold an { $receiver }.
event-turned = Wächter { $guard } wird aufgedeckt: Level { $level }, Stärke { $strength }, Beute { $loot }.
event-beaten = Die Monster kommen auf Stärke { $monsters }, das reicht: Wächter { $guard } ist besiegt.
event-lost = Die Monster kommen nur auf Stärke { $monsters }: Wächter { $guard } hält stand, und der Kampf ist vorbei.
event-looted = { $seat }: { $gold } Gold erbeutet.
event-healed = { $seat }: { $gold } von { $cost } Gold Heilkosten für das Monster auf Platz { $guard }{ $side } bezahlt.
event-unseen = Wächter { $guard } wird unbesehen abgelegt.
event-round-ended = Runde { $round } ist vorbei: Die gespielten Monster werden verdeckt abgelegt, die anderen kommen auf die Hand.
event-round-began = Runde { $round } beginnt; Startspieler: { $seat }.
event-laid = Ein Wächter mit Level { $level } kommt auf Platz { $guard }.
event-tile-turned = { $text }
event-ended = Das letzte Königsplättchen ist aus dem Spiel: Die Partie ist zu Ende.

## The table in the terminal

screen-title = { $game } · Runde { $round } von { $rounds } · { $options }
label-gate = Schlosstor
label-treasury = Schatzkammer { $gold }
label-level = Level
label-strength = Stärke
label-loot = Beute
label-stack = { $count ->
    [0] Kein Wächter mehr im Stapel
    [one] Noch ein Wächter im Stapel, mit Level { $level }
   *[other] Noch { $count } Wächter im Stapel, der oberste mit Level { $level }
}
label-hand = Hand
label-resting = verdeckt
label-gold = { $gold } Gold
label-start = Startspieler
move-place = { $move }
move-replace = { $move } (verdrängt die { $there } von { $owner } für { $price } Gold)
your-turn-mighty = { $name }, du bist dran: Spiel ein Monster.
not-understood-mighty = Das ist kein Zug. Tippe Stärke und Platz, etwa { $example }, oder ? für Hilfe.
final-title-mighty = Das Gold ist gezählt:
final-row-mighty = { $rank }. { $name }: { $gold } Gold
help-text-mighty =
    In jedem Zug spielst du ein Monster aus deiner Hand: Tippe Stärke und Platz.
    4@2b legt deine 4 auf Seite b an den zweiten Wächter vom Schlosstor aus;
    4 2b oder 42b geht auch. Ein freier Platz kostet nichts.
    Ein stärkeres Monster kann ein schwächeres gegen Gold verdrängen, bei höherem
    Level für mehr, solange die Monster dort zusammen unter der maximalen Stärke
    des Wächters bleiben; m zeigt die Preise.
    Sobald jeder zwei Monster im Schloss hat, werden die Wächter bekämpft,
    vom Schlosstor an der Reihe nach.
    { "" }
    m  mögliche Züge           u  Zug zurücknehmen     l  was bisher geschah
    r  Schloss neu zeichnen    s DATEI  speichern      q  speichern und gehen

## Simulating

sim-gold = Gold
sim-guards = Wächter
sim-tiles = Durchschnitt pro Runde, nach Königsplättchen
sim-level = Level
sim-lain = ausgelegt
sim-turned = aufgedeckt
sim-beaten = besiegt
sim-beaten-of-turned = von den aufgedeckten
sim-tile = Plättchen
sim-no-tile = ohne Plättchen
sim-rounds = Runden
sim-tile-beaten = besiegt
sim-tile-loot = Beute
sim-tile-healing = Heilkosten
sim-tile-replaced = verdrängt

## What can go wrong

error-cards-guards = { $file }, { $card }: guards muss vom Schlosstor aus ab 1 oder von der Schatzkammer aus ab -1 zählen, nicht beides zugleich.
error-no-such-space = Das Schloss hat nur { $guards } Wächter.
error-in-castle = Dein Monster mit Stärke { $strength } liegt schon im Schloss.
error-resting = Du hast kein Monster mit Stärke { $strength } auf der Hand: Es liegt in dieser Runde verdeckt vor dir.
error-barred = Der König verbietet in dieser Runde Monster mit Stärke { $strength }.
error-not-stronger = Dort liegt ein Monster mit Stärke { $there }; deine { $strength } ist nicht stärker.
error-guard-matched = Die Monster hier erreichen schon die maximale Stärke des Wächters ({ $beside } von { $greatest }): Keines lässt sich mehr verdrängen.
error-cannot-pay = Dieses Monster zu verdrängen kostet { $price } Gold; du hast { $gold }.

## Lektionen

lesson-mighty-1 = Willkommen. Gemeinsam stürmt ihr das Schloss von König { king }, dann zankt ihr euch ums Gold. Wer nach sechs Runden am reichsten ist, gewinnt; alle beginnen mit 8.
lesson-mighty-2 = Diese drei Monster hast du auf der Hand. Zwei weitere liegen verdeckt vor dir; sie kommen in der nächsten Runde dazu.
lesson-mighty-3 = Drei Wächter versperren den Weg vom Schlosstor zur Schatzkammer. Ihre Rückseiten zeigen das Level und in welchem Bereich Stärke und Beute liegen.
lesson-mighty-4 = Monster kämpfen zu zweit, eines auf jeder Seite eines Wächters. Ein freier Platz kostet nichts: Leg deine 4 an den Wächter am Schlosstor.
lesson-mighty-5 = Zu deiner 4 ist eine 2 gekommen. Das macht 6, mehr kann ein Wächter mit Level 1 nicht haben: Dieses Paar gewinnt sicher, und keines der beiden darf mehr verdrängt werden.
lesson-mighty-6 = Am zweiten Wächter liegt eine 1, und ein stärkeres Monster darf sie verdrängen. Das kostet 1 Gold an die Schatzkammer und bei Level 2 noch 1 an den Besitzer. Leg deine 3 dorthin.
lesson-mighty-7 = Jetzt hat eine 5 deine 3 verdrängt. Die 3 hast du wieder auf der Hand, und 1 Gold dazu.
lesson-mighty-8 = Du hast erst ein Monster im Schloss, also bist du noch einmal dran. Leg die 3 an den letzten Wächter: den stärksten, aber auch den reichsten.
lesson-mighty-9 = Alle hatten zwei Monster im Schloss, und der Kampf begann am Schlosstor. Der erste Wächter hatte Stärke 5: Dein Paar gewann mit 6. Von der Beute 5 bekam jeder 2, und die übrige Münze ging an das stärkere Monster: deines.
lesson-mighty-10 = Der zweite Wächter hatte Stärke 7, und 5 + 1 sind nur 6. Die erste Niederlage beendet den Kampf sofort: Der dritte Wächter wurde nicht mehr aufgedeckt.
lesson-mighty-11 = Dann wird die Heilung bezahlt: erst für die Verlierer, dann für alle Monster an Wächtern, zu denen es nicht mehr kam. Deine 3 kostete 1 Gold; eine 4 oder 5 kostet 2, eine 1 nichts.
lesson-mighty-12 = Eine neue Runde: Die beiden Monster, die verdeckt lagen, hast du auf der Hand, und die beiden gespielten liegen jetzt vor dir. Ab hier können sich alle jede Hand ausrechnen.
lesson-mighty-13 = Am letzten Wächter liegt eine 4. Mit deiner 5 macht das 9, mehr kann Level 3 nicht haben: ein sicherer Sieg, wenn der Kampf so weit kommt. Und eine 5 wird nie verdrängt.
lesson-mighty-14 = Bei der ersten Niederlage ist der Kampf vorbei, also geht der Wächter am Schlosstor alle an. Deine 2 und die 3 dort machen 5: Das reicht, wenn er nicht gerade 6 hat. Wag es.
lesson-mighty-15 = Alle drei Wächter sind besiegt, und du hast 7 Gold erbeutet. Das ist das ganze Spiel: Lies die Rückseiten, such dir deine Gesellschaft aus, zahl nur, wo es sich lohnt. Vier Runden bleiben, und sie gehören dir.

## Der Browser

web-about-mighty = Monster stürmen zu zweit König Edgars Schloss und zanken sich dann ums Gold.
web-facts-mighty = 3 bis 6 Personen · 20 Minuten · List und Bündnisse
web-option-line-up = In jeder Runde stehen die Wächter nach Level geordnet, das niedrigste am Schlosstor.
web-option-new-rules = Jede Runde deckt der König eine neue Regel auf.

## Der Browser: Mächtige Monster

web-mighty-asks-you = { $step ->
    [last] Du bist dran: Leg das letzte Monster der Runde.
    [ruled] Du bist dran, nach des Königs Regel: Leg ein Monster.
    [second] Du bist dran: Leg dein zweites Monster.
   *[first] Du bist dran: Leg ein Monster.
}
web-mighty-asks-other = Am Zug: { $seat }.
web-mighty-move-place = { $strength } auf Platz { $guard }{ $side }
web-mighty-move-replace = { $strength } auf Platz { $guard }{ $side }, verdrängt die { $there } von { $owner } für { $price } Gold
web-mighty-castle = Das Schloss, vom Schlosstor bis zur Schatzkammer
web-mighty-gate = Schlosstor
web-mighty-gate-why = Der Kampf beginnt beim Wächter am Schlosstor und geht Richtung Schatzkammer, bis ein Wächter standhält.
web-mighty-treasury = Schatzkammer
web-mighty-treasury-why = { $gold } Gold. Von hier kommt die Beute; hierher geht, was Verdrängen und Heilen kosten.
web-mighty-level = Level { $level }
web-mighty-guard = Wächter { $guard }
web-mighty-guard-back = Level { $level }, verdeckt. Stärke { $least } bis { $greatest }, Beute { $poor } bis { $rich }.
web-mighty-guard-front = Level { $level }, aufgedeckt. Stärke { $strength }, Beute { $loot }.
web-mighty-guard-sum = Monster daneben: zusammen { $sum }.
web-mighty-gauge = Der Wächter hat { $least } bis { $greatest }, wie die hohen Felder zeigen. Mit { $greatest } gewinnen die Monster sicher, mit weniger als { $least } verlieren sie sicher.
web-mighty-gauge-front = Der Wächter hat { $strength }: Ab so viel ist er besiegt.
web-mighty-gauge-ruled = Das Königsplättchen ist eingerechnet.
web-mighty-deed-sum = Das macht dort { $sum }.
web-mighty-guard-beaten = Er ist besiegt.
web-mighty-guard-lost = Er hält stand, und der Kampf ist vorbei.
web-mighty-guard-unseen = Er wird unbesehen abgelegt.
web-mighty-stamp-beaten = besiegt
web-mighty-stamp-lost = hält stand
web-mighty-space-empty = Platz { $guard }{ $side }: frei.
web-mighty-space-empty-why = Hierher darf jedes Monster, kostenlos.
web-mighty-space-taken = Platz { $guard }{ $side }: die { $strength } von { $owner }.
web-mighty-space-taken-why = Ein stärkeres Monster kann es für Gold verdrängen, solange die Stärken hier zusammen unter der maximalen Stärke des Wächters bleiben.
web-mighty-deed-place = Leg deine { $strength } auf Platz { $guard }{ $side }.
web-mighty-deed-replace = Deine { $strength } verdrängt die { $there } von { $owner } für { $price } Gold; die { $there } geht zurück auf die Hand.
web-mighty-deed-replace-own = Deine { $strength } verdrängt deine eigene { $there } für { $price } Gold; die { $there } kommt zurück auf deine Hand.
web-mighty-deed-not = Deine { $strength } kann nicht hierher.
web-mighty-hand = Deine Hand
web-mighty-card = Deine { $strength }, { $faction }
web-mighty-card-why = Nimm sie auf und wähl dann einen Platz im Schloss.
web-mighty-pick = Wähl ein Monster, dann einen Platz im Schloss.
web-mighty-pick-early = Du bist noch nicht dran. Schau dich um.
web-mighty-picked = Deine { $strength }: Wähl einen Platz.
web-mighty-picked-early = Deine { $strength } liegt für deinen Zug bereit.
web-mighty-watching = Du schaust zu.
web-mighty-last = Das letzte Monster der Runde: Gleich wird gekämpft.
web-mighty-last-go = Legen
web-mighty-last-wait = Noch nicht
web-mighty-resting = ruhen
web-mighty-resting-why = Sie ruhen diese Runde verdeckt; nächste Runde nimmst du sie auf die Hand.
web-mighty-seats = Spieler
web-mighty-you = du
web-mighty-seat-gold = { $gold } Gold.
web-mighty-seat-hand = Auf der Hand: { $monsters }.
web-mighty-seat-resting = Verdeckt: { $monsters }.
web-mighty-seat-bot = Bot: { $bot }.
web-mighty-starts = Beginnt diese Runde.
web-mighty-unknown = { $count } unbekannt
web-mighty-none = keine
web-mighty-round = Runde { $round } von { $rounds }
web-mighty-round-why = Jede Runde wird ein Königsplättchen abgelegt. Nach dem letzten gewinnt, wer am reichsten ist.
web-mighty-guards-seen = Alle Wächter, und welche schon zu sehen waren
web-mighty-guards-seen-why = Eine Karte für jeden Wächter im Spiel; die gefüllten wurden schon aufgedeckt.
web-mighty-seen-of = { $seen } von { $all } aufgedeckt
web-mighty-tiles-gone = { $count } abgelegt
web-mighty-tiles-gone-title = Abgelegte Königsplättchen

web-points-mighty = Gold
score-round = Runde { $round }
progress-round = Runde { $round } von { $rounds }
hint-happens-looted = Du machtest Beute in { $share } der Versuche.
hint-happens-returned = Eines deiner Monster wurde verdrängt in { $share } der Versuche.
hint-happens-healed = Du musstest Heilung bezahlen in { $share } der Versuche.
coach-mighty-turned = Der Kampf: Ein Wächter nach dem anderen wird aufgedeckt, vom Tor an. Jetzt zeigt sich seine wahre Stärke.
coach-mighty-beaten = Die beiden Monster daneben sind zusammen mindestens so stark: Der Wächter ist besiegt.
coach-mighty-looted = Beide Besitzer nehmen die halbe Beute. Eine übrige Münze bekommt das stärkere Monster.
coach-mighty-lost = Diese beiden sind zusammen zu schwach. Die erste Niederlage beendet den Kampf sofort.
coach-mighty-healed = Wer verloren hat, zahlt die Heilung, und ebenso alle, deren Wächter nicht aufgedeckt wurde.

# The laboratory
sim-single-guards = Einzelne Wächter
sim-guard = Wächter
sim-strength = Stärke
sim-loot = Beute
sim-guard-number = Wächter { $number }
sim-given-looted = Siege derer, die einen Teil der Beute hatten
report-guards = Besiegte Wächter, von allen aufgedeckten
report-criterion-levels = Wächter mit höherem Level werden seltener besiegt
report-criterion-guards = jeder Wächter wird in 2 % der Fälle besiegt, in denen er aufgedeckt wird

# Names that cards were given

tile-named = { $name }: { $text }
event-turned-named = Wächter { $guard } wird aufgedeckt: { $name }, Level { $level }, Stärke { $strength }, Beute { $loot }.

# Words of the card file

mighty-cards-name = Name
mighty-cards-setup = Vorbereitung
mighty-cards-gold = Gold am Anfang
mighty-cards-rounds = Runden nach Spielerzahl
mighty-cards-coins = Münzen je Wert
mighty-cards-replacing = Monster ersetzen
mighty-cards-treasury = An die Schatzkammer, nach Level
mighty-cards-owner = An den Besitzer, nach Level
mighty-cards-own = Für ein eigenes Monster
mighty-cards-monster = Monster
mighty-cards-strength = Stärke
mighty-cards-healing = Heilung
mighty-cards-back = Rückseite eines Wächters
mighty-cards-level = Level
mighty-cards-loot = Beute
mighty-cards-guard = Wächter
mighty-cards-copies = Kopien
mighty-cards-tile = Königsplättchen
mighty-cards-key = Schlüssel
mighty-cards-barred = Verbotenes Monster
mighty-cards-dear = Teuer zu heilen
mighty-cards-hand = Monster auf der Hand
mighty-cards-pair_loot = Beute für ein Paar
mighty-cards-weakest_loot = Beute für das schwächste Paar
mighty-cards-guards = Wächter, erster und letzter
