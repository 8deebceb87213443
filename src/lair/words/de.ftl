### Every sentence Lair says in German.

## The game
game-mighty = Mächtige Monster
king = Edgar
faction-trolls = Orks
faction-red = Rot
faction-blue = Blau
faction-green = Grün
faction-violet = Violett
faction-undead = Untote
faction-sea = Meereswesen
faction-demons = Dämonen
faction-insects = Insekten
faction-dragons = Drachen
option-line-up = Wächterkette
option-new-rules = Des Königs neue Regeln
option-none = Grundspiel
bot-random = Zufall
bot-greedy = Gierig
bot-fighter = Kämpfer
bot-builder = Baumeister
bot-quester = Quester
bot-apprentice = Lehrling
bot-adept = Geselle
bot-master = Meister

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
event-placed = { $seat }: Die { $strength } kommt an Wächter { $guard }{ $side }.
event-returned = Die { $strength } von { $owner } an Wächter { $guard }{ $side } wird von { $by } verdrängt und geht zurück auf die Hand.
event-paid-treasury = { $seat }: { $gold } Gold an die Schatzkammer.
event-paid-owner = { $seat }: { $gold } Gold an { $receiver }.
event-turned = Wächter { $guard } wird aufgedeckt: Level { $level }, Stärke { $strength }, Beute { $loot }.
event-beaten = Die Monster kommen auf Stärke { $monsters }, das reicht: Wächter { $guard } ist besiegt.
event-lost = Die Monster kommen nur auf Stärke { $monsters }: Wächter { $guard } hält stand, und der Kampf ist vorbei.
event-looted = { $seat }: { $gold } Gold erbeutet.
event-healed = { $seat }: { $gold } von { $cost } Gold Heilkosten für das Monster an Wächter { $guard }{ $side } bezahlt.
event-unseen = Wächter { $guard } wird unbesehen abgelegt.
event-round-ended = Runde { $round } ist vorbei: Die gespielten Monster werden verdeckt abgelegt, die anderen kommen auf die Hand.
event-round-began = Runde { $round } beginnt; Startspieler: { $seat }.
event-laid = Ein Wächter mit Level { $level } kommt auf Platz { $guard }.
event-tile-turned = { $text }
event-ended = Das letzte Königsplättchen ist aus dem Spiel: Die Partie ist zu Ende.

## The table in the terminal
screen-title = { $game } · Runde { $round } von { $rounds } · { $options }
screen-cards = Karten: { $name }
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
your-turn = { $name }, du bist dran: Spiel ein Monster.
ask-move = Dein Zug (etwa { $example }; ? für Hilfe):
ask-go-on = Weiter mit Enter, zurücknehmen mit u:
ask-go-on-plain = Weiter mit Enter:
ask-handover = Übergabe an { $name }; alle anderen schauen weg. Weiter mit Enter:
moves-title = Du kannst spielen:
move-place = { $move }
move-replace = { $move } (verdrängt die { $there } von { $owner } für { $price } Gold)
log-title = Bisher:
log-empty = Noch ist nichts passiert.
taken-back = Zurückgenommen: { $move }.
saved-to = Gespeichert in { $file }. Weiter geht es mit: lair play --resume { $file }
save-failed = { $why } Die Partie geht weiter.
not-understood = Das ist kein Zug. Tippe Stärke und Platz, etwa { $example }, oder ? für Hilfe.
final-title = Das Gold ist gezählt:
final-row = { $rank }. { $name }: { $gold } Gold
final-won = { $count ->
    [one] Sieg für { $names }.
   *[other] Geteilter Sieg für { $names }.
}
left-game = Die Partie ist noch nicht zu Ende; sie ist in { $file } gespeichert. Weiter geht es mit: lair play --resume { $file }
help-text =
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
sim-title = { $games ->
    [one] Eine Partie { $game }, { $players } Spieler ({ $options }), Seed { $seed }
   *[other] { $games } Partien { $game }, { $players } Spieler ({ $options }), Seed { $seed }
}
sim-speed = Partien pro Sekunde: { $games }, Entscheidungen pro Sekunde: { $decisions }
sim-seats = Sitze
sim-order = Zugreihenfolge in der ersten Runde
sim-guards = Wächter
sim-tiles = Durchschnitt pro Runde, nach Königsplättchen
sim-seat = Sitz
sim-place = Position
sim-bot = Bot
sim-mean = Gold
sim-spread = Streuung
sim-least = Min.
sim-most = Max.
sim-wins = Siege (anteilig)
sim-interval = 95-%-Intervall
sim-length = Entscheidungen pro Partie: im Schnitt { $mean }, von { $least } bis { $most }.
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
sim-written = Gespeichert in { $file }.
sim-stopped = { $games ->
    [0] Abgebrochen, bevor eine Partie zu Ende war.
    [one] Nach einer Partie abgebrochen; das ist ihr Ergebnis.
   *[other] Nach { $games } Partien abgebrochen; das ist ihr Ergebnis.
}
progress-games = Partien laufen
progress-styles = Partien laufen, Spielweisen gegeneinander
progress-compiling = Einmalig: Regeln für diesen Rechner kompilieren

## Replays and cards
replay-title = { $game }, { $players } Spieler ({ $options }), Seed { $seed }
replay-move = { $number }. { $seat }: { $move }
replay-going-on = { $actions ->
    [one] Diese Partie ist noch nicht zu Ende: bisher ein Zug.
   *[other] Diese Partie ist noch nicht zu Ende: bisher { $actions } Züge.
}
cards-ok = { $file } ist in Ordnung: { $name }, Karten { $digest }.

## Command line help
help-lair = Mächtige Monster in deinem Terminal und ein Labor, das Millionen Partien spielt.
help-version = Die Version anzeigen.
help-help = Diese Hilfe anzeigen.
help-play = Eine Partie in diesem Terminal spielen, gegen Bots oder mit Freunden vor einem Bildschirm.
help-simulate = Viele Partien auf allen Kernen zugleich spielen und auswerten.
help-replay = Eine gespeicherte Partie Zug für Zug zeigen.
help-cards = Kartendateien: das gedruckte Spielmaterial in Zahlen.
help-cards-check = Eine Kartendatei prüfen; ein Fehler nennt die Karte und das Feld.
help-game = Welches Spiel: { $games }.
help-players = Wie viele Spieler, { $least } bis { $greatest }.
help-seats = Wer wo sitzt, vom ersten Sitz an: person, person:NAME oder ein Bot ({ $bots }); etwa person:Ada,adept,master@2 (ein Meister, der zwei Sekunden je Zug denkt).
help-variant = Eine Variante, mit der du spielst: { $options }; mehrfach möglich.
help-seed = Die Zahl, aus der sich alles Mischen ergibt; gleiche Zahl, gleiche Partie.
help-card-file = Deine eigene Kartendatei statt der Hauskarten.
help-lang = Sprache: { $languages }.
help-resume = Eine gespeicherte Partie fortsetzen.
help-save = Wohin beim Verlassen gespeichert wird; sonst in eine neue Datei in deinem Datenordner.
help-brisk = Nach deinen Zügen nicht auf Enter warten.
help-games = Wie viele Partien gespielt werden.
help-bots = Wer spielt, ein Bot für jeden Sitz oder einer für alle: { $bots }.
help-out = Die Ergebnisse auch speichern: eine Zeile pro Partie in eine .csv-Datei oder die Zusammenfassung in eine .json-Datei.
help-report = Die Zahlen auch daran messen, was ein ausgewogenes Kartenset ausmacht.
help-jobs = Wie viele Threads; ohne Angabe so viele, wie es Kerne gibt.
help-replay-file = Eine Datei, die play oder Game.save geschrieben hat.
help-recover = Aus einer beschädigten oder gekürzten Datei retten, was noch Sinn ergibt.
help-seat = Den Tisch von diesem Sitz aus sehen, 1 bis 6; sonst als Zuschauer.
help-boards = Vor jedem Zug das Schloss zeichnen.
help-arena = Lässt Bots gegeneinander spielen, jeden auf jedem Platz, und wertet sie.
help-arena-bots = Wer spielt: Bots ({ $bots }) oder program:BEFEHLSZEILE; greedy*3 sind drei davon. Mehr als Plätze treffen sich reihum; weniger sitzen mehrfach.
help-arena-games = Wie viele Partien mindestens; auf ganze Runden ergänzt, damit jeder Bot überall gleich oft sitzt.
help-pairs = Nur zwei verschiedene Bots an einem Tisch, je zwei reihum; oder jede Auswahl, die die Plätze füllt.
help-arena-out = Hält jede Partie in dieser Datei fest, je eine Zeile JSON. Eine Datei desselben Turniers wird fortgesetzt.
help-summary = Schreibt die Ergebnisse auch in eine .json-Datei.
help-plot = Zeichnet die Ergebnisse auch, in eine .svg- oder .png-Datei.
help-arena-jobs = Wie viele Prozesse; sonst so viele wie Kerne.
help-timeout = Sekunden, die ein Programm für einen Zug hat.
help-bot = Prüft in ganzen Partien gegen gierige Bots, ob ein eigenes Programm das Protokoll einhält (docs/bots.md).
help-program = Das Programm und seine Argumente; Optionen für lair stehen davor.
help-serve = Spricht stattdessen selbst das Protokoll, als dieser Bot.
help-bot-game = Nur dieses Spiel: { $games }.
help-bot-games = Wie viele Partien von jedem Spiel.
help-house = Öffnet das Haus: Tische, an denen Menschen und Bots über das Netz spielen (docs/protocol.md).
help-host = Die Adresse, an der das Haus offen ist: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle, die ihn erreichen.
help-port = Der Port, an dem das Haus offen ist.
help-database = Wo alles aufbewahrt wird: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK; ohne Angabe das, was in LAIR_DATABASE steht, oder eine Datei in deinem Datenordner.
help-redis = Ein Redis, über das sich mehrere Server eines Hauses Neues melden, etwa redis://RECHNER:6379; einer allein braucht keines.
help-thinkers = In wie vielen Prozessen Bots denken; ohne Angabe einer weniger, als es Kerne gibt.
help-origin = Auch Seiten dieser anderen Adresse dürfen mit dem Haus sprechen, etwa https://example.org; mehrfach möglich.
help-secure = Cookies nur über https schicken; für ein Haus, das über https erreichbar ist.
help-open = Auch gleich die Seite im Browser öffnen.
help-log = Wie viel in der Fehlerausgabe protokolliert wird, als JSON-Zeilen: debug, info, warning oder error.
help-verify = Prüft eine gespeicherte Partie: jeden Zug noch einmal, und ob der Seed zum Versprechen vor der Partie passt.
help-backup = Kopiert alles, was das Haus aufbewahrt, in eine Datei; es kann dabei offen bleiben.
help-backup-file = Die Datei der Sicherung, etwa haus.jsonl.gz.
help-restore = Spielt eine Sicherung in eine leere Datenbank ein: ganz oder gar nicht.
panel-options = Optionen
panel-arguments = Argumente
panel-commands = Befehle

## What can go wrong
error-usage = { $why } Probier: { $command } --help
error-missing = { $what } fehlt.
error-unknown-flag = Die Option { $option } gibt es nicht.
error-unknown-flag-near = Die Option { $option } gibt es nicht; meinst du { $near }?
error-unknown-command = Den Befehl { $command } gibt es nicht; es gibt { $commands }.
error-extra = Das ist zu viel: { $what }.
error-flag-value = Die Option { $option } braucht einen Wert.
error-flag-no-value = Die Option { $option } erwartet keinen Wert.
error-number = { $option } muss eine ganze Zahl von { $least } bis { $greatest } sein, nicht { $value }.
error-language = Die Sprache { $language } gibt es nicht; es gibt { $languages }.
error-no-such-game = Das Spiel { $game } gibt es nicht; es gibt { $games }.
error-no-such-option = Die Variante { $option } gibt es nicht; es gibt { $options }.
error-no-such-bot = Den Bot { $bot } gibt es nicht; es gibt { $bots }.
error-bot-no-clock = Nur der Meister nimmt eine Zeit oder eine Zahl von Simulationen an; { $bot } nicht.
error-bot-clock = { $bot }: Ein Meister denkt mehr als 0 und höchstens { $seconds } Sekunden, oder höchstens { $simulations } Simulationen lang.
error-no-such-seat = Den Sitz { $seat } gibt es in einer Partie mit { $players } Spielern nicht.
error-no-such-faction = Den Monstertyp { $faction } gibt es nicht; es gibt { $factions }.
error-faction-twice = Zwei Spieler können nicht denselben Monstertyp haben; gib jedem einen eigenen.
error-players = Die Spielerzahl { $players } geht nicht; möglich sind { $least } bis { $greatest }.
error-seats = { $seats ->
    [one] Für { $players } Spieler ist nur ein Sitz angegeben.
   *[other] Für { $players } Spieler sind { $seats } Sitze angegeben.
}
error-seat-entry = { $entry } kann nicht Platz nehmen: Schreib person, person:NAME oder einen Bot ({ $bots }).
error-seed = { $seed } ist kein Seed: Nimm eine ganze Zahl von 0 bis 2^256 - 1.
error-out-kind = { $file } lässt sich nicht schreiben: Der Name muss auf .csv oder .json enden.
error-resume-options = Eine fortgesetzte Partie behält ihren Aufbau: Lass { $option } weg.
error-seconds = { $option } muss eine Zahl von Sekunden von 0.01 bis 3600 sein, nicht { $value }.
error-arena-bots = Ein Turnier hat 1 bis { $greatest } Bots, nicht { $bots }.
error-pairs = Für Paare braucht es zwei verschiedene Bots.
error-no-such-program = Es gibt kein Programm { $program }.
error-program-quotes = Im Programm { $program } ist ein Anführungszeichen nicht geschlossen.
error-no-program = Es fehlt das Programm, das geprüft werden soll, oder --serve und der Name eines Bots.
error-serve-alone = Mit --serve gibt es kein Programm zu prüfen.
error-not-protocol = Das war hier nicht zu erwarten: { $line }
error-plot-kind = { $file } lässt sich nicht zeichnen: Der Name muss auf .svg oder .png enden.
error-plot-missing = Zum Zeichnen braucht es Matplotlib: pip install 'lair[plots]'.
error-arena-worker = Ein Arbeitsprozess endete von selbst mit Code { $status }; was gespielt ist, bleibt mit --out erhalten.
error-results-not-one = { $file } ist keine Ergebnisdatei eines Turniers; sie bleibt, wie sie ist.
error-results-other-plan = { $file } gehört zu einem anderen Turnier ({ $what }: { $theirs } dort, { $ours } hier); sie bleibt, wie sie ist.
error-results-damaged = { $file }, Zeile { $line } ist beschädigt; die Datei bleibt, wie sie ist.
error-results-twice = { $file } enthält eine Partie zweimal; die Datei bleibt, wie sie ist.
error-results-in-use = In { $file } schreibt gerade ein anderes Turnier.
error-not-a-notation = Das ist nicht die Notation einer Partie.
error-other-rules = Die Notation gehört zu Regelversion { $version }; hier gilt Version { $ours }.
error-other-cards = Die Notation gehört zu den Karten { $digest }; hier liegen die Karten { $ours }.
error-cannot-read = { $file } lässt sich nicht lesen: { $why }.
error-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
error-not-text = { $file } ist keine Textdatei in UTF-8.
error-not-toml = { $file } ist keine TOML-Datei: { $why }.
error-cards-not-a-table = { $file }, { $card }: Hier muss eine Tabelle mit Feldern stehen.
error-cards-missing = { $file }, { $card }: { $field } fehlt.
error-cards-not-text = { $file }, { $card }: { $field } muss ein Text in Anführungszeichen sein.
error-cards-number = { $file }, { $card }: { $field } ist { $value }; es muss eine ganze Zahl von { $least } bis { $greatest } sein.
error-cards-list = { $file }, { $card }: { $field } muss eine Liste von { $least } bis { $greatest } Zahlen in eckigen Klammern sein.
error-cards-not-one-of = { $file }, { $card }: { $field } enthält { $value }; möglich sind { $allowed }.
error-cards-twice = { $file }, { $card }: { $field } nennt eine Zahl doppelt.
error-cards-order = { $file }, { $card }: { $field } muss die kleinere Zahl zuerst nennen.
error-cards-unknown = { $file }, { $card }: Ein Feld namens { $field } gibt es nicht.
error-cards-list-of-cards = { $file }, { $card }: { $field } muss eine Liste von Tabellen sein, jede unter [[{ $field }]].
error-cards-how-many = { $file }: { $field } kommt { $count }-mal vor, muss aber { $wanted }-mal vorkommen.
error-cards-level-count = { $file }, { $card }: Das macht { $count } Wächter mit Level { $level }; nötig sind { $wanted }.
error-cards-guards = { $file }, { $card }: guards muss vom Schlosstor aus ab 1 oder von der Schatzkammer aus ab -1 zählen, nicht beides zugleich.
error-cards-words = { $file }, { $card }: { $field } muss eine Liste von { $least } bis { $greatest } Wörtern sein, in Anführungszeichen und eckigen Klammern.
error-cards-repeated = { $file }, { $card }: { $field } enthält { $value }, das es schon gibt.
error-cards-at-most = { $file }, { $card }: Damit kommt { $field } { $count }-mal vor; höchstens { $greatest }-mal ist erlaubt.
error-cards-two-files = { $file }: { $field } steht schon in { $other }; alles davon muss in einer Datei stehen.
error-replay-empty = { $file } ist leer.
error-replay-too-big = { $file } ist zu groß für eine gespeicherte Partie.
error-replay-not-one = { $file } ist keine gespeicherte Partie.
error-replay-format = { $file } hat Format { $format }; dieses Lair liest Format { $ours }.
error-replay-game = { $file } gehört zu einem Spiel, das dieses Lair nicht kennt: { $game }.
error-replay-rules = { $file } wurde nach Regelversion { $version } gespielt; dieses Lair spielt Version { $ours }.
error-replay-header = { $file }, Zeile 1: { $why }
error-replay-set-up = { $file }, Zeile 1: Der Aufbau der Partie ist unvollständig oder verändert und lässt sich nicht wiederherstellen.
error-replay-cards = { $file }, Zeile 1: Die Karten passen nicht zu ihrem Fingerabdruck; die Datei wurde also verändert.
error-replay-damaged = { $file }, Zeile { $line } ist beschädigt. Um zu retten, was davor steht, ergänze --recover.
error-replay-misplaced = { $file }, Zeile { $line } steht an der falschen Stelle: Eine Zeile davor fehlt, ist doppelt oder verändert. Um zu retten, was davor steht, ergänze --recover.
error-replay-illegal = { $file }, Zeile { $line }: { $text } ist dort kein erlaubter Zug. Um zu retten, was davor steht, ergänze --recover.
error-replay-diverged = { $file }, Zeile { $line } führt zu einer anderen Stellung als aufgezeichnet: Sie wurde verändert. Um zu retten, was davor steht, ergänze --recover.
error-replay-short = { $file } bricht nach Zug { $actions } ab: Die letzte Zeile fehlt. Um von dort weiterzuspielen, ergänze --recover.
error-replay-unfair = { $file }: Der Seed ist nicht der, der vor der Partie versprochen war. Hol die Datei noch einmal; hilft das nicht, trau dieser Partie nicht.
error-not-a-move = { $text } ist kein Zug.
error-no-such-action = Die Aktion { $number } gibt es nicht; die Nummern gehen von 0 bis { $last }.
error-no-such-space = Das Schloss hat nur { $guards } Wächter.
error-in-castle = Dein Monster mit Stärke { $strength } liegt schon im Schloss.
error-resting = Du hast kein Monster mit Stärke { $strength } auf der Hand: Es liegt in dieser Runde verdeckt vor dir.
error-barred = Der König verbietet in dieser Runde Monster mit Stärke { $strength }.
error-not-stronger = Dort liegt ein Monster mit Stärke { $there }; deine { $strength } ist nicht stärker.
error-guard-matched = Die Monster hier erreichen schon die maximale Stärke des Wächters ({ $beside } von { $greatest }): Keines lässt sich mehr verdrängen.
error-cannot-pay = Dieses Monster zu verdrängen kostet { $price } Gold; du hast { $gold }.
error-decide-first = Zuerst ist etwas anderes zu entscheiden.
error-not-now = Das geht jetzt nicht.
error-no-such-unit = Dafür hast du keinen solchen Meeple in der Taverne.
error-not-enough-yet = Die eingesetzten Einheiten reichen noch nicht: Setze mehr ein oder nimm sie zurück.
error-no-works = Die Bauhütte erlaubt das nicht: einmal im Zug, mit genug Bauern, einem ausliegenden Plättchen und einem freien Platz.
error-assigned-already = Dort hast du in diesem Zug schon Einheiten eingesetzt.
error-nothing-there = Dort gibt es nichts, wohin man gehen könnte.
error-needs-units = Die Meeple in deiner Taverne erfüllen die Anforderung nicht.
error-council-later = Der Dunkle Rat kann nur in den letzten beiden Zügen bekämpft werden.
error-overlord-once = Gegen diesen Herrscher hast du schon gekämpft; das geht nur einmal.
error-too-weak = Deine Einheiten kommen höchstens auf { $value }; dieser Gegner hat { $strength }.
error-training-once = Ausgebildet wird nur einmal im Zug.
error-training-top = Diese Klasse hat ihre höchste Stufe erreicht.
error-training-vp = Diese Ausbildung kostet { $price } SP; du hast { $vp }.
error-game-over = Die Partie ist zu Ende.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-other = Der letzte Zug kam von { $name }.
error-undo-revealed = Dieser Zug hat Wächter aufgedeckt: Was alle gesehen haben, lässt sich nicht zurücknehmen.
error-interrupted = Abgebrochen.
error-closed = Die Ausgabe wurde geschlossen, bevor alles geschrieben war.
error-closed-input = Die Eingabe ist zu Ende.

## The house: tables on the network
house-open = Das Haus ist offen: { $address }. Strg+C schließt es.
verify-replayed = { $file } stimmt: { $actions ->
    [one] Ein Zug
   *[other] { $actions } Züge
} nachgespielt, jede Stellung wie aufgezeichnet.
verify-fair = Der Seed ist der, der vor der Partie versprochen war.
verify-no-promise = In der Datei steht kein Versprechen von vor der Partie; dass der Seed schon vorher feststand, zeigt sie also nicht.
backup-done = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} in { $file } gesichert.
restore-done = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} aus { $file } wiederhergestellt.
error-log-level = Die Protokollstufe { $level } gibt es nicht; es gibt { $levels }.
error-environment-number = { $variable } muss eine ganze Zahl sein, nicht { $value }.
error-database-url = Mit der Datenbank { $url } kann Lair nichts anfangen: Schreib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
error-database-away = Die Datenbank { $url } antwortet nicht: { $why }.
error-database-newer = Die Datenbank { $url } stammt von einem neueren Lair; bring dieses auf den neuesten Stand.
error-redis-url = Mit dem Redis { $url } kann Lair nichts anfangen: Schreib redis://RECHNER:PORT/0.
error-cluster-missing = PostgreSQL und Redis brauchen zwei weitere Bibliotheken: pip install 'lair[cluster]'.
error-backup-not-one = { $file } ist keine Sicherung von Lair; es bleibt alles, wie es ist.
error-backup-format = { $file } hat Format { $format }; dieses Lair liest Format { $ours }.
error-backup-revision = { $file } stammt aus einer Datenbank der Form { $revision }; dieses Lair hat die Form { $ours }. Stell sie mit dem Lair wieder her, das sie gemacht hat.
error-backup-damaged = { $file }, Zeile { $line } ist beschädigt oder fehlt; nichts wurde wiederhergestellt. Versuch es mit einer anderen Kopie.
error-restore-not-empty = In dieser Datenbank steht schon etwas; es bleibt alles, wie es ist. Nenn mit --database eine neue.
error-who-are-you = Komm erst herein: Sag deinen Namen.
error-no-name = Ein Name braucht mindestens ein sichtbares Zeichen.
error-no-such-link = Dieser Link ist schon benutzt oder zu alt: Mach auf deinem anderen Gerät einen neuen.
error-too-many-people = Aus deinem Netz sind gerade viele hereingekommen: Versuch es in ein paar Minuten noch einmal.
error-too-fast = Das war zu viel auf einmal: Warte kurz und versuch es dann noch einmal.
error-too-large = Das ist zu groß oder kam zu langsam an: Schick etwas Kleineres.
error-too-many-sockets = Von hier sind zu viele Verbindungen offen: Schließ ein paar Fenster und lade dieses neu.
error-other-origin = Das kam von einer Seite mit anderer Adresse: Öffne die Seite dieses Hauses. Wer es betreibt, kann andere mit --origin zulassen.
error-not-understood = Das war nicht zu verstehen: Lade die Seite neu und versuch es noch einmal.
error-no-such-page = Diese Seite gibt es nicht: Prüf die Adresse.
error-no-such-method = Das kann man diese Adresse nicht fragen; was geht, steht in docs/protocol.md.
error-refused = Das geht hier nicht: Lade die Seite neu und versuch es noch einmal.
error-try-again = Die Tische sind gerade nicht erreichbar: Versuch es gleich noch einmal.
error-busy = An diesem Tisch ist gerade zu viel los: Versuch es gleich noch einmal.
error-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat: Lass dich einladen.
error-table-rules = Diese Partie begann nach Regelversion { $version }; hier gilt jetzt Version { $ours }, darum kann sie nicht weitergehen. Eröffne einen neuen Tisch.
error-too-many-tables = Du bist schon an zu vielen Tischen (höchstens { $tables } eigene): Beende oder schließ erst einen.
error-too-many-bots = Für { $players } Spieler sind { $bots } Bots zu viele: Lass mindestens einen Sitz für einen Menschen frei.
error-no-such-level = Den Bot { $bot } gibt es an den Tischen nicht; es gibt { $levels }.
error-not-open = Dieser Tisch ist nicht mehr offen: Die Partie hat begonnen, oder er wurde geschlossen.
error-not-playing = An diesem Tisch läuft keine Partie: Sie hat noch nicht begonnen oder ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende: Das geht erst danach.
error-one-seat-each = Du hast schon einen Sitz: Alle haben nur einen, außer an einem Hotseat-Tisch.
error-seat-taken = Dieser Sitz ist besetzt: Nimm einen freien oder schau zu.
error-no-seat-here = Du hast an diesem Tisch keinen Sitz: Nimm dir einen, wenn er noch offen ist, oder schau zu.
error-not-your-seat = Das ist nicht dein Sitz: Nimm einen von deinen eigenen.
error-host-only = Das darf nur, wer den Tisch eröffnet hat: Frag dort nach.
error-seats-free = { $seats ->
    [one] Ein Sitz ist noch frei: Lade jemanden ein
   *[other] { $seats } Sitze sind noch frei: Lade jemanden ein
}, dann geht es los.
error-stale = Was du gesehen hast, stimmt nicht mehr (Stand { $version }, jetzt { $ours }). Hier ist der Tisch, wie er ist: Entscheide neu.
error-not-your-turn = Du bist nicht dran: Warte, bis du an der Reihe bist.
error-bot-plays = Auf diesem Sitz spielt gerade ein Bot. Ist er für dich eingesprungen, übernimm erst deinen Sitz wieder.
error-undo-not-now = Einen Zug nimmst du nur zurück, solange du dran bist und noch nichts Neues zu sehen war.
error-resigned-already = Du hast schon aufgegeben; ein Bot spielt für dich weiter.
error-nobody-to-stand-in-for = Dort gibt es niemanden zu vertreten: Das ist dein eigener Sitz, oder kein Mensch hat ihn.
error-not-away-long-enough = Wer dort sitzt, ist noch nicht lange genug weg, um einen Bot einspringen zu lassen: Warte noch ein wenig.
error-nothing-to-reclaim = Für dich ist kein Bot eingesprungen; es gibt also keinen Sitz zurückzuholen.
error-nothing-said = In dieser Nachricht steht nichts: Schreib erst etwas.
error-chat-full = Der Chat dieses Tisches ist voll; eine Revanche beginnt mit einem leeren.
error-too-many-entries = Du hast an diesem Tisch schon { $entries } Dinge getan. Von jetzt an kannst du die Partie nur noch zu Ende bringen.
error-no-hints-here = Dieser Tisch wurde ohne Tipps eröffnet; dein nächster kann welche haben.
error-rematch-there = Es gibt schon eine Revanche: Setz dich dazu.
error-no-such-lesson = Es gibt keine Lektion { $lesson }; es gibt { $lessons }.
error-reviews-busy = Gerade werden schon viele Partien noch einmal durchgesehen: Versuch es in ein paar Minuten noch einmal.
error-too-many-reviews = Aus deinem Netz wurden in der letzten Stunde schon viele Partien durchgesehen: Versuch es später noch einmal.

## Meeples & Monsters in the terminal
event-gained = { $seat }: +{ $number }× { $kind }.
event-removed = { $seat }: { $number }× { $kind } zurück in den Vorrat.
event-scored = { $seat }: { $vp } SP ({ $source }).
event-trained = { $seat }: Ausbildung, { $kind } jetzt auf Stufe { $level }.
event-built = { $seat }: baut auf { $place }: { $location }.
event-ability = { $seat }: nutzt die Fähigkeit der Klasse { $kind }.
event-assigned = { $seat }: { $kind } nach { $place }.
event-closed = { $seat }: Der Einsatz bei { $place } steht.
event-lent = { $seat }: { $number } Verderbnis stärkt eine Einheit bei { $place }.
event-overrun = { $seat }: Der Bezirk von { $place } ist überrannt; Bauern, die sich anschließen: { $number }.
event-defeated = { $seat }: besiegt { $monster } auf { $place }.
event-council-fought = { $seat }: besiegt { $overlord } vom Dunklen Rat.
event-activated = { $seat }: nutzt { $location } ({ $place }).
event-crowned = { $seat }: hält jetzt { $location }.
event-dethroned = { $seat }: verliert { $location }.
event-room-done = { $seat }: räumt in Turm { $tower } auf: { $room }.
event-quest-drawn = { $seat }: zieht eine Quest.
event-quest-discarded = { $seat }: wirft die Quest „{ $quest }“ ab.
event-quest-done = { $seat }: erfüllt die Quest „{ $quest }“.
event-quest-failed = { $seat }: verfehlt die Quest „{ $quest }“: −{ $penalty } SP.
event-drew = { $seat }: zieht { $kind }.
event-to-bag = { $seat }: { $kind } zurück in den Beutel.
event-kept = { $seat }: behält { $kind } für den nächsten Zug.
event-bag-filled = { $seat }: Der Beutel wird aus den Quartieren gefüllt.
event-monster-came = { $monster } kommt auf { $place }.
event-arrived = Der Dunkle Rat rückt näher: Ankunftskarte { $number } von 3.
event-tile-came = Neu in der Auslage, Plättchen { $tile }: { $location }.
event-turn-began = Zug { $turn }: { $seat }.
event-game-ended = Der letzte Zug ist gespielt: Das Spiel ist aus.
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
city-waiting-district = ein Bezirk für ein Monster
city-waiting-discard = eine Quest abwerfen
city-waiting-hire = eine Einheit anwerben
city-waiting-training = eine kostenlose Ausbildung
city-waiting-refresh = Meeples zurück in den Beutel
city-waiting-keep = einen Meeple behalten
city-waiting-effect = welcher Effekt zuerst kommt
city-ask-development = { $name }, Entwicklung: bauen, ausbilden, Helden nutzen oder done.
city-ask-main = { $name }, Hauptphase: Wohin gehen deine Einheiten? done wertet alles aus.
city-ask-target = { $name }, wer geht zu { $place }? done, wenn das alle sind.
city-ask-district = { $name }, dieser Bezirk ist voll: Wohin geht das Monster?
city-ask-discard = { $name }, welche Quest wirfst du ab?
city-ask-hire = { $name }, welche Einheit wirbst du an?
city-ask-training = { $name }, welche Klasse wird kostenlos ausgebildet?
city-ask-refresh = { $name }, wer geht zurück in den Beutel? done, wenn das alle sind.
city-ask-keep = { $name }, wer bleibt für den nächsten Zug in der Taverne?
city-ask-effect = { $name }, welcher Effekt kommt zuerst?
city-ask-resolution = { $name }, was wird als Nächstes ausgewertet? done nimmt den Rest in üblicher Reihenfolge.
city-done-development = weiter zur Hauptphase
city-done-main = alles auswerten und ziehen
city-done-target = das sind alle für diesen Ort
city-done-resolution = den Rest in üblicher Reihenfolge
city-done-district = nichts mehr
city-done-discard = nichts mehr
city-done-hire = niemanden
city-done-training = keine Ausbildung
city-done-refresh = niemand mehr
city-done-keep = niemanden
city-done-effect = keiner
city-works = ein Bauer holt noch einen
city-levy = ein Bauer aus den Quartieren kommt dazu
city-lend = Verderbnis in deinen Quartieren stärkt hier eine Einheit
city-resolve = als Nächstes { $card } auswerten
city-train-to = { $vp ->
    [0] { $kind } auf Stufe { $level }
   *[other] { $kind } auf Stufe { $level } für { $vp } SP
}
city-foe-place = { $place } (Kampf { $value } von { $strength })
city-towers = Türme
city-council = Der Dunkle Rat
city-tiles = Plättchen in der Auslage · { $count } im Stapel
city-left = Übrig: { $monsters } Monster, { $quests } Quests · Ankunftskarten: { $arrived } von 3
city-empty = (leer)
city-slot = wer hier baut: { $gives }
city-held = gehalten von { $name } mit { $units }
city-tavern = Taverne
city-lodgings = Quartiere
city-bag = Beutel
city-kept = Behalten
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
city-bonus-against = +{ $amount } gegen { $types }
city-bonus-others = alle anderen Einheiten +{ $amount }
city-bonus-corruption = eine Einheit + Verderbnis in den Quartieren
city-removes = { $kind } in den Vorrat
city-returns = { $kind } kommt zurück
city-stock = { $kind } (noch { $count })
city-crown = mit { $kind }: { $gives }; falls bis zu deinem nächsten Zug gehalten
city-exhausts = alle davon in die Quartiere
city-token = { $kinds } Einheitentypen ab Stufe { $level }: { $gives }
city-each-draw = jede Ziehphase { $gives }
city-quest = { $vp } SP/−{ $penalty } · { $text }
city-level-least = ab Stufe { $level }
city-units-least = mindestens { $count } Einheiten
city-different-least = mindestens { $count } Arten
city-over-least = { $count } über seiner Stärke
city-number-least = mindestens { $count }
city-number-most = höchstens { $count }
city-most = die meisten
city-when-defeat = Besiege ein Monster
city-when-monsters = Besiegte Monster in einem Zug
city-when-location = An einem Ort
city-when-room = In einem Turmzimmer
city-when-locations = Orte in einem Zug
city-when-build = Baue einen Ort
city-when-train = Bilde aus
city-when-tavern = In die Taverne gezogen
city-when-end-monsters = Am Ende besiegte Monster
city-when-end-meeples = Am Ende Meeples
city-when-end-heroes = Am Ende Heldenklassen
city-when-end-quests = Am Ende erfüllte Quests
city-when-end-districts = Am Ende Bezirke mit besiegtem Monster
city-source-monster = Monster
city-source-council = Dunkler Rat
city-source-quest = Quest
city-source-location = Ort
city-source-training = Ausbildung
city-source-penalty = Strafe
city-source-room = Turmzimmer
city-source-other = Bonus
not-understood-meeples = Das ist kein Zug. Tippe etwa { $example }, die Nummer aus der Liste (m) oder ? für Hilfe.
final-title-meeples = Die SP sind gezählt:
final-row-meeples = { $rank }. { $name }: { $gold } SP
help-text-meeples =
    Ein Zug hat zwei Phasen mit beliebig vielen kleinen Schritten; done beendet
    eine Phase. Entwicklung: works bringt für einen Bauern einen weiteren,
    build:2@s3 legt Plättchen 2 für zwei Bauern auf Platz s3, train:mage bildet
    aus, use:mage nutzt eine Fähigkeit. Hauptphase: go:m5 öffnet einen Ort (l und
    s Orte, m Monster, o Dunkler Rat, t Türme), +knight schickt eine Einheit hin,
    levy ruft einen Bauern aus den Quartieren, done schließt den Ort. Noch ein
    done wertet alles aus. Manche Karten fragen nach mehr: to:castle, quest:QUEST,
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
meeples-room-recruiters-garret = Werbers Dachkammer
meeples-room-tutors-turret = Hauslehrertürmchen

## The balance report
report-player = Je Person, im Schnitt
report-what = was
report-mean = Schnitt
report-turns = Züge
report-vp = SP
report-vp-monsters = SP aus Monstern
report-vp-council = SP aus dem Dunklen Rat
report-vp-quests = SP aus Quests
report-vp-locations = SP aus Orten
report-vp-training = SP für Ausbildung
report-vp-penalties = SP verloren an Quests
report-vp-rooms = SP aus Turmzimmern
report-vp-other = sonstige SP
report-card = Karte
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
report-criteria = Kriterien
report-criterion = Kriterium
report-verdict = Urteil
report-detail = Wert, oder Karten, die es verfehlen
report-met = erfüllt
report-missed = verfehlt
report-criterion-turns = 9 bis 15 Züge je Person
report-criterion-locations = jeder Ort in 2 % seiner Partien genutzt
report-criterion-monsters = jedes Monster in 2 % seiner Partien besiegt
report-criterion-quests = jede Quest von 2 % ihrer Besitzer erfüllt
report-criterion-quests-most = keine Quest von mehr als 90 % erfüllt
report-criterion-first = wer beginnt, gewinnt höchstens das 1,15-Fache des Anteils
report-criterion-styles = jede Spielweise gewinnt das 0,5- bis 1,5-Fache des Anteils

## Turniere
arena-title = { $games } Partien { $game } mit { $deals } Kartenverteilungen, { $players } Spieler ({ $options }), Seed { $seed }
arena-games = Partien
arena-wins = Siege
arena-fair = × fair
arena-points = Punkte
arena-rating = Wertung
arena-seconds = s/Zug
arena-explained = Siege: Anteil an den Partien, in denen ein Bot sitzt, Gleichstand geteilt. × fair: das Wievielfache des Anteils unter Gleichen. Wertung: ± ist ein 95-%-Intervall.
arena-forfeits = { $bot } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} durch Regelverstoß verloren: { $verdict }
plot-ratings = Wertungen mit 95-%-Intervallen
plot-strength = Stärke und Bedenkzeit
plot-seconds = Sekunden je Zug
plot-times-fair = Siege, Vielfaches des fairen Anteils

## Programme auf Probe
trial-game = { $game }, { $players } Spieler ({ $options }), Platz { $seat }: { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $outcome }
trial-won = gewonnen
trial-lost = nicht gewonnen
trial-stopped = abgebrochen
trial-good = Einwandfrei: { $name }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen, die langsamste in { $slowest } s.
trial-bad = Nicht einwandfrei. { $verdict }
trial-lines = Die letzten Zeilen (> an das Programm, < von ihm, ! seine Fehlerausgabe):
verdict-no-start = { $program } lässt sich nicht starten: { $why }.
verdict-no-handshake = Keine Begrüßung: { $why }
verdict-timeout = Es hat in { $seconds } s nicht geantwortet.
verdict-illegal = Es hat { $action } gespielt, was nicht erlaubt ist: { $why }
verdict-no-action = Seine Antwort nennt keine Aktion.
verdict-other-answer = Es hat { $line } gesagt, wo { $expected } gefragt war.
verdict-out-of-turn = Es hat ungefragt gesprochen: { $line }
verdict-garbage = Es hat etwas geschrieben, das keine Nachricht ist: { $line }
verdict-exited = Es hat sich mit Code { $status } beendet.
verdict-closed = Es hat seine Ausgabe geschlossen.
verdict-stays = Es ist auf Aufforderung nicht binnen { $seconds } s gegangen.

## Lektionen
lesson-own-way = Du hast den Weg der Lektion verlassen: Ab hier ist es dein Spiel. Viel Spaß.
lesson-mighty-1 = Willkommen. Gemeinsam stürmt ihr das Schloss von König { king }, dann zankt ihr euch ums Gold. Wer nach sechs Runden am reichsten ist, gewinnt; alle beginnen mit 8.
lesson-mighty-2 = Diese drei Monster hast du auf der Hand. Zwei weitere liegen verdeckt vor dir; sie kommen in der nächsten Runde dazu.
lesson-mighty-3 = Drei Wächter versperren den Weg vom Schlosstor zur Schatzkammer. Ihre Rückseiten zeigen das Level und in welchem Bereich Stärke und Beute liegen.
lesson-mighty-4 = Monster kämpfen zu zweit, eines auf jeder Seite eines Wächters. Ein freier Platz kostet nichts: Leg deine 4 an den Wächter am Schlosstor.
lesson-mighty-5 = Zu deiner 4 ist eine 2 gekommen. Das macht 6, mehr kann ein Wächter mit Level 1 nicht haben: Dieses Paar gewinnt sicher, und keines der beiden darf mehr verdrängt werden.
lesson-mighty-6 = Am zweiten Wächter liegt eine 1, und ein stärkeres Monster darf sie verdrängen. Das kostet 1 Gold an die Schatzkammer und bei Level 2 noch 1 an den Besitzer. Leg deine 3 dorthin.
lesson-mighty-7 = Jetzt hat eine 5 deine 3 verdrängt. Du hast sie wieder auf der Hand, und 1 Gold dazu.
lesson-mighty-8 = Du hast erst ein Monster im Schloss, also bist du noch einmal dran. Leg die 3 an den letzten Wächter: den stärksten, aber auch den reichsten.
lesson-mighty-9 = Alle hatten zwei Monster im Schloss, und der Kampf begann am Schlosstor. Der erste Wächter hatte Stärke 5: Dein Paar gewann mit 6. Von der Beute 5 bekam jeder 2, und die übrige Münze ging an das stärkere Monster: deines.
lesson-mighty-10 = Der zweite Wächter hatte Stärke 7, und 5 + 1 sind nur 6. Die erste Niederlage beendet den Kampf sofort: Der dritte Wächter wurde nicht mehr aufgedeckt.
lesson-mighty-11 = Dann wird die Heilung bezahlt: erst für die Verlierer, dann für alle Monster an Wächtern, zu denen es nicht mehr kam. Deine 3 kostete 1 Gold; eine 4 oder 5 kostet 2, eine 1 nichts.
lesson-mighty-12 = Eine neue Runde: Die beiden Monster, die verdeckt lagen, hast du auf der Hand, und die beiden gespielten liegen jetzt vor dir. Ab hier können sich alle jede Hand ausrechnen.
lesson-mighty-13 = Am letzten Wächter liegt eine 4. Mit deiner 5 macht das 9, mehr kann Level 3 nicht haben: ein sicherer Sieg, wenn der Kampf so weit kommt. Und eine 5 wird nie verdrängt.
lesson-mighty-14 = Bei der ersten Niederlage ist der Kampf vorbei, also geht der Wächter am Schlosstor alle an. Deine 2 und die 3 dort machen 5: Das reicht, wenn er nicht gerade 6 hat. Wag es.
lesson-mighty-15 = Alle drei Wächter sind besiegt, und du hast 7 Gold erbeutet. Das ist das ganze Spiel: Lies die Rückseiten, such dir deine Gesellschaft aus, zahl nur, wo es sich lohnt. Vier Runden bleiben, und sie gehören dir.
lesson-meeples-1 = Willkommen in Rowan. Füll deinen Beutel mit besserer Gesellschaft als Bauern, besiege Monster und erfülle Quests. Wer am Ende die meisten SP hat, gewinnt.
lesson-meeples-2 = Vier Meeples kamen aus deinem Beutel in deine Taverne. Bauern sind Einheiten und gehen, wohin du sie schickst; Verderbnis ist keine und nimmt nur Platz weg.
lesson-meeples-3 = Ein Zug beginnt mit der Entwicklung, in Bauhütte und Ausbildung. Heute brauchst du deine Bauern anderswo: Beende diese Phase.
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
lesson-meeples-14 = In der Bauhütte errichten zwei Bauern einen Ort. Leg „{ meeples-tile-revolving-barracks }“ auf diesen Platz der Burg; sein Bonus ist eine kostenlose Ausbildung.
lesson-meeples-15 = Eine Ausbildung gilt für die ganze Klasse. Wähle den Krieger: Alle deine Krieger, jetzt und später, haben dann Stufe 2.
lesson-meeples-16 = Das war deine Quest „{ meeples-quest-night-school }“: 1 SP, und bis zu zwei Meeples dürfen aus den Quartieren zurück in den Beutel. Zuerst der Krieger.
lesson-meeples-17 = Und ein Bauer. Lass die Verderbnis, wo sie ist: Was nicht im Beutel ist, kann man nicht ziehen.
lesson-meeples-18 = In deiner Taverne ist keine Einheit mehr. Beende die Entwicklung.
lesson-meeples-19 = Du kannst also niemanden schicken: Beende auch die Hauptphase. Was noch in der Taverne ist, kommt in die Quartiere.
lesson-meeples-20 = Das hat sich gelohnt: In deinem Beutel waren genau diese vier, drei Bauern und dein Krieger.
lesson-meeples-21 = Ein Krieger der Stufe 2 hat eine Fähigkeit: Mit einem Bauern in der Taverne gewinnt er dir noch einen, einmal im Zug und umsonst. Nutze sie.
lesson-meeples-22 = In der Bauhütte holt ein Bauer noch einen aus dem Vorrat. Einen kannst du entbehren: Schick ihn hin.
lesson-meeples-23 = Neue Bauern ruhen erst in den Quartieren. Beende die Entwicklung: Jetzt geht es an größere Beute.
lesson-meeples-24 = Das Monster „{ meeples-monster-belfry-beaver }“ hat Stärke 4, bringt 2 SP und ist wieder monströs. Wähle es.
lesson-meeples-25 = Dein Krieger zählt 2: Das ist schon die Hälfte.
lesson-meeples-26 = Ein Bauer dazu macht 3 von 4.
lesson-meeples-27 = Und noch einer: 4 von 4.
lesson-meeples-28 = Stark genug. Schließ diesen Ort ab.
lesson-meeples-29 = Beende deinen Zug und sieh, was daraus wird.
lesson-meeples-30 = 2 SP. Dein Beutel war leer, also kam vor dem Ziehen alles aus den Quartieren wieder hinein. So geht es immer weiter, und der Beutel wird jedes Mal besser. Ab hier ist es dein Spiel.

## Der Browser
web-home = Zur Startseite
web-lost = Diese Seite gibt es nicht.
web-settings = Einstellungen
web-language = Sprache
web-theme = Licht
web-theme-auto = wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-theme-to-dark = Zur Nacht wechseln
web-theme-to-light = Zum Tag wechseln
web-pace = Bewegung
web-pace-calm = ruhig
web-pace-brisk = flott
web-pace-instant = keine
web-sound = Ton
web-notify = Sag mir, wenn ich am Zug bin
web-done = Fertig
web-close = Schließen
web-guest = Gast
web-rule = Regel { $rule }
web-away = Das Haus antwortet nicht; es wird weiter versucht. Nichts geht verloren.
web-laying = Der Tisch wird gedeckt …
web-prompt = Was gefragt ist
web-hint = Tipp
web-hints = Was der Bot täte, mit Gewinnchancen
web-thinking = Denkt nach …
web-undo = Zurücknehmen
web-side = Was geschah, und Chat
web-log = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Sag etwas
web-send = Senden
web-over = Das Spiel ist aus.
web-rematch-open = Eine Revanche ist offen: siehe Tischmenü.
web-handover = Weitergeben an { $name }
web-handover-why = Sonst schaut jetzt niemand.
web-handover-go = Ich bin’s
web-entry-began = Das Spiel beginnt.
web-entry-stood = { $seat } geht.
web-entry-bot-sat = { $seat }: Ein Bot setzt sich.
web-entry-closed = Der Tisch ist geschlossen.
web-entry-resigned = { $seat } gibt auf; ein Bot spielt weiter.
web-entry-stood-in = { $seat }: Ein Bot springt ein.
web-entry-reclaimed = { $seat } ist zurück.
web-entry-timed-out = { $seat }: Die Zeit ist um; ein Bot spielt.
web-entry-rematched = Eine Revanche ist offen.
web-play-now = Jetzt spielen
web-coach = Die Anleitung
web-coach-waits = Schau, was die anderen tun.
web-go-on = Weiter
web-device-go = Dieses Gerät zu meinem machen
web-contents = Inhalt
web-search-rules = In den Regeln suchen
web-found = { $count ->
    [0] Nichts in den Regeln passt dazu.
    [one] Eine Regel passt.
   *[other] { $count } Regeln passen.
}
web-to-table = Zum Tisch
web-move-of = Zug { $move } von { $moves }.
web-before = Einen Zug zurück
web-after = Einen Zug vor
web-run = Partie abspielen
web-pause = Anhalten
web-scrub = Zug
web-eyes = Gesehen von
web-eyes-all = alle Karten offen
web-analysis = Analyse
web-chances = Gewinnchancen
web-analysing = { $of ->
    [0] Der Bot beginnt, die Partie durchzusehen …
   *[other] Der Bot sieht die Partie durch: { $done } von { $of }.
}
web-this-move = Dieser Zug von { $seat }
web-played = Gespielt: { $move } ({ $chance })
web-bot-would = Der Bot hätte gespielt: { $move } ({ $chance })
web-bot-agrees = Der Bot hätte dasselbe gespielt.
web-turning = Wendepunkte
web-turning-one = Zug { $move }, { $seat }: −{ $lost }
web-share-game = Diese Partie teilen
web-welcome = Zwei Spiele, eine Höhle
web-welcome-more = Spiel mit Freunden auf anderen Sofas oder gegen Bots. Nichts zu installieren, kein Konto.
web-about-mighty = Monster stürmen gemeinsam, zu zweit, König Edgars Burg und streiten dann um das Gold.
web-about-meeples = Füll deinen Beutel mit hölzernen Helden, bau die Stadt, kämpfe gegen das, was aus dem Wald kommt, erfülle Aufträge.
web-facts-mighty = 3 bis 6 Personen · 20 Minuten · List und Gesellschaft
web-facts-meeples = 2 bis 4 Personen · 60 Minuten · Pläne und Figuren
web-set-up = Tisch einrichten
web-learn = Spielend lernen
web-rules = Regeln
web-who = Dein Name
web-name = Dein Name
web-keep = Merken
web-device = Auf ein anderes Gerät mitnehmen
web-device-how = Öffne diese Adresse innerhalb von zehn Minuten auf dem anderen Gerät. Sie gilt einmal.
web-device-here = Dieses Gerät gehört jetzt dir, { $name }.
web-qr = Dieselbe Adresse als Punktequadrat für die Kamera eines Handys
web-link = Adresse
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-list-mine = Deine Tische
web-list-mine-none = Noch kein Tisch: spiel gleich los oder richte einen ein.
web-list-open = Offene Tische
web-list-open-none = Gerade wartet niemand.
web-list-watch = Zum Zuschauen
web-list-watch-none = Gerade läuft keine öffentliche Partie.
web-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-your-turn = Du bist am Zug
web-status-open = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = beendet
web-status-closed = geschlossen
web-archive = Weglegen
web-more = Mehr zeigen
web-set-up-title = Ein Tisch für { $game }
web-players = Spielerzahl
web-seats = Wer spielt
web-seat = Platz { $number }
web-seat-me = Du
web-seat-friend = Freundin oder Freund
web-bot-apprentice = Lehrling: ein Bot für den Anfang
web-bot-adept = Geselle: ein Bot, der vorausdenkt
web-bot-master = Meister: ein Bot, der gewinnen will
web-hot-seat = Wir teilen dieses Gerät
web-hot-seat-why = Es wird von Platz zu Platz weitergegeben.
web-variants = Varianten
web-option-line-up = Die Rückseiten aller Wachen sind von Anfang an bekannt.
web-option-new-rules = Jede Runde deckt der König eine neue Regel auf.
web-option-towers = Vier Türme voller Räume warten neben der Stadt.
web-more-choices = Mehr Auswahl
web-hints-allowed = Tipps sind erlaubt
web-private = Privat
web-private-why = Nur wer die Adresse hat, darf zuschauen oder sich setzen.
web-shuffle = Plätze werden ausgelost
web-pace-of-play = Tempo
web-pace-live = in einem Zug
web-pace-slow = über Tage
web-clock = Uhr
web-clock-none = keine
web-clock-turn-60 = eine Minute pro Zug
web-clock-turn-300 = fünf Minuten pro Zug
web-clock-game-1200 = zwanzig Minuten je Person insgesamt
web-open-table = Tisch eröffnen
web-begin = Beginnen
web-waiting = Warten auf Mitspieler
web-all-there = Alle sind da
web-closed = Dieser Tisch ist geschlossen.
web-you = du
web-stand = Aufstehen
web-send-away = Wegschicken
web-free = frei
web-sit = Hier hinsetzen
web-bot-here = Hier ein Bot
web-give-up-table = Tisch schließen
web-host-begins = Wer den Tisch eröffnet hat, beginnt das Spiel.
web-invite = Einladen
web-invite-how = Wer diese Adresse öffnet, kann sich setzen.
web-rematch = Noch einmal
web-to-rematch = Zur Revanche
web-review = Rückschau
web-download = Partie herunterladen
web-fair = Ehrlich gemischt
web-fair-how = Vor der ersten Karte hat das Haus einen Startwert durch seinen Fingerabdruck versprochen. Lade die Partie herunter und rufe auf: lair verify DATEI. Das spielt jeden Zug nach und prüft den Startwert gegen das Versprechen.
web-fair-promise = Vor dem Spiel versprochen
web-fair-seed = Startwert
# On the plain board, of a game without a board of its own
web-plain-yes = ja
web-plain-no = nein
web-plain-none = keine
web-plain-asks-you = Du bist am Zug: Wähle einen Zug.
web-plain-asks-other = { $seat } ist am Zug.
web-plain-moves = Deine Züge
web-plain-wait = Du bist nicht am Zug.
web-plain-table = Der Tisch
web-table-menu = Dieser Tisch
web-reclaim = Meinen Platz zurücknehmen
web-stand-in = { $name } ist weg: einen Bot spielen lassen
web-resign = Aufgeben
web-resign-sure = Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
web-resign-yes = Ja, aufgeben
web-watch-how = Wer diese Adresse öffnet, kann zuschauen.

## Der Browser: Mächtige Monster
web-mighty-asks-you = { $step ->
    [last] Du bist dran: Leg das letzte Monster der Runde.
    [ruled] Leg ein Monster, wie’s der König will.
    [second] Du bist dran: Leg dein zweites Monster.
   *[first] Du bist dran: Leg ein Monster.
}
web-mighty-asks-other = Am Zug: { $seat }.
web-mighty-move-place = { $strength } an Wächter { $guard }{ $side }
web-mighty-move-replace = { $strength } an Wächter { $guard }{ $side }, verdrängt die { $there } von { $owner } für { $price } Gold
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
web-mighty-guard-beaten = Er ist besiegt.
web-mighty-guard-lost = Er hält stand, und der Kampf ist vorbei.
web-mighty-guard-unseen = Er wird unbesehen abgelegt.
web-mighty-stamp-beaten = besiegt
web-mighty-stamp-lost = hält stand
web-mighty-space-empty = Wächter { $guard }{ $side }: frei.
web-mighty-space-empty-why = Hierher kann jedes Monster, ohne etwas zu kosten.
web-mighty-space-taken = Wächter { $guard }{ $side }: die { $strength } von { $owner }.
web-mighty-space-taken-why = Ein stärkeres Monster kann es für Gold verdrängen, solange die Stärken hier zusammen unter der maximalen Stärke des Wächters bleiben.
web-mighty-deed-place = Leg deine { $strength } an Wächter { $guard }{ $side }.
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
web-mighty-seats = Mitspielende
web-mighty-you = du
web-mighty-seat-gold = { $gold } Gold.
web-mighty-seat-hand = Auf der Hand: { $monsters }.
web-mighty-seat-resting = Verdeckt: { $monsters }.
web-mighty-seat-bot = Bot: { $bot }.
web-mighty-starts = Beginnt diese Runde.
web-mighty-unknown = { $count } unbekannt
web-mighty-none = keine
web-mighty-round = Runde { $round } von { $rounds }
web-mighty-round-why = Jede Runde geht ein Königsplättchen. Nach dem letzten gewinnt, wer am reichsten ist.
web-mighty-guards-seen = Alle Wächter, und welche schon zu sehen waren
web-mighty-guards-seen-why = Eine Karte für jeden Wächter im Spiel; die gefüllten wurden schon aufgedeckt.
web-mighty-seen-of = { $seen } von { $all } aufgedeckt
web-mighty-tiles-gone = { $count } weg
web-mighty-tiles-gone-title = Königsplättchen, die weg sind

## Der Browser: Meeples & Monsters
web-meeples-your-development = Du bist dran: baue, bilde aus oder nutze Helden.
web-meeples-their-development = { $name }: Entwicklung.
web-meeples-your-main = Du bist dran: Schick deine Einheiten zu Orten und Monstern.
web-meeples-their-main = { $name }: schickt Einheiten aus.
web-meeples-your-target = Du bist dran: Wer geht hierhin: { $place }?
web-meeples-their-target = { $name }: schickt Einheiten hierhin: { $place }.
web-meeples-your-foe = Du bist dran: Wer kämpft? { $place }: Kampf { $value } von { $strength }.
web-meeples-their-foe = { $name }: kämpft: { $place }, { $value } von { $strength }.
web-meeples-your-district = Du bist dran: Der Bezirk ist voll. Wohin mit diesem Monster: { $monster }?
web-meeples-their-district = { $name }: wählt einen Bezirk für { $monster }.
web-meeples-your-discard = Du bist dran: Welche Quest wirfst du ab?
web-meeples-their-discard = { $name }: wirft eine Quest ab.
web-meeples-your-hire = Du bist dran: Welche Einheit wirbst du an?
web-meeples-their-hire = { $name }: wirbt eine Einheit an.
web-meeples-your-training = Du bist dran: Welche Klasse bildest du kostenlos aus?
web-meeples-their-training = { $name }: bildet kostenlos aus.
web-meeples-your-refresh = Du entscheidest: Wer geht aus den Quartieren zurück in den Beutel?
web-meeples-their-refresh = { $name }: darf Meeples in den Beutel zurücklegen.
web-meeples-your-keep = Du bist dran: Wer bleibt für deinen nächsten Zug in der Taverne?
web-meeples-their-keep = { $name }: behält einen Meeple.
web-meeples-your-effect = Du bist dran: Welcher Effekt kommt zuerst?
web-meeples-their-effect = { $name }: ordnet Effekte.
web-meeples-your-resolution = Du bist dran: Was wird als Nächstes ausgewertet?
web-meeples-their-resolution = { $name }: wertet aus.
web-meeples-choose-district = Wohin geht es?
web-meeples-choose-discard = Welche Quest wirfst du ab?
web-meeples-choose-hire = Welche Einheit wirbst du an?
web-meeples-choose-training = Welche Klasse bildest du kostenlos aus?
web-meeples-choose-refresh = Wer geht zurück in den Beutel?
web-meeples-choose-keep = Wer bleibt für deinen nächsten Zug?
web-meeples-choose-effect = Welcher Effekt kommt zuerst?
web-meeples-choose-resolution = Was wird als Nächstes ausgewertet?
web-meeples-event-assigned = { $seat }: { $kind } → { $place }
web-meeples-event-lent = { $seat }: { $number } Verderbnis stärkt eine Einheit ({ $place }).
web-meeples-event-overrun = { $seat }: Der Bezirk ist überrannt; so viele Bauern kommen dazu: { $number }.
web-meeples-event-defeated = { $seat }: besiegt { $monster } ({ $place }).
web-meeples-event-activated = { $seat }: nutzt { $location }.
web-meeples-event-built = { $seat }: baut { $location } ({ $place }).
web-meeples-event-monster-came = { $monster } kommt ({ $place }).
web-meeples-event-room-done = { $seat }: räumt { $room }.
web-meeples-event-tile-came = Neu in der Auslage: { $location }.
web-meeples-city = Die Stadt
web-meeples-middle = Kapitol oder Dunkler Rat
web-meeples-capitol = Kapitol
web-meeples-players = Spieler
web-meeples-own = Dein Tableau
web-meeples-you = du
web-meeples-works = Werkhof
web-meeples-works-text = Ein Bauer holt noch einen; oder zwei Bauern bauen: Tippe auf ein Plättchen, dann auf einen leeren Bauplatz. Einmal pro Zug.
web-meeples-tile = In der Auslage: { $name }
web-meeples-tile-take = Nimm es, dann wähle einen leeren Bauplatz
web-meeples-tower = Turm ({ $district })
web-meeples-tower-done = Dieser Turm ist geräumt.
web-meeples-here = Hierhin: { $district }
web-meeples-assigned = Hier sind: { $units }
web-meeples-open = Hierhin werden Einheiten geschickt
web-meeples-can-choose = Kann gewählt werden
web-meeples-overrun = { $count ->
    [one] Überrannt: Ein Ort, den du hier nutzt, bringt einen Bauern, wenn du kein Monster dieses Bezirks bekämpfst.
   *[other] Überrannt: Ein Ort, den du hier nutzt, bringt { $count } Bauern, wenn du kein Monster dieses Bezirks bekämpfst.
}
web-meeples-sum = { $value } von { $strength }
web-meeples-fought = Gegen den hast du schon gekämpft
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
web-meeples-corruption = Verderbnis ist keine Einheit: Sie kämpft nicht und geht nur dorthin, wo sie verlangt wird.
web-meeples-combat = Kampf { $combat }
web-meeples-level = Stufe { $level }
web-meeples-top = Spitze
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
web-meeples-really-text = Beendet deinen Zug endgültig. Genutzte Orte: { $places }; Einheiten ohne Aufgabe: { $idle }.
web-meeples-not-yet = Noch nicht
web-meeples-leave = Alle von hier zurücknehmen
web-meeples-build = Baue { $location } ({ $place })
web-meeples-go = Einheiten schicken: { $place } ({ $text })
web-meeples-add = { $kind } → { $place }
web-meeples-prestige-vp = 1 SP mehr für ein Monster, das mit mindestens einem davon besiegt wird
web-meeples-prestige-level = plus die Stufe des Monsters
web-meeples-prestige-wild = steht für jede Grundklasse
