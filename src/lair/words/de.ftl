### Every sentence Lair says in German.

## The game

option-none = Grundspiel
bot-random = Zufall
bot-greedy = Gierig
bot-newcomer = Neuling
bot-apprentice = Lehrling
bot-adept = Geselle
bot-master = Meister
bot-grandmaster = Großmeister
bot-network = Netz
level-newcomer = für das erste Spiel; macht viele Fehler
level-apprentice = macht ab und zu einen Fehler
level-adept = denkt ein wenig voraus
level-master = denkt weit voraus
level-grandmaster = der stärkste; hat gegen sich selbst trainiert
grandmaster-unknown-cards = Der Großmeister kennt diese Karten nicht. Er spielt wie ein Meister.

## The table in the terminal

screen-cards = Karten: { $name }
your-turn = { $name }, du bist dran.
ask-move = Dein Zug (etwa { $example }; ? für Hilfe):
ask-go-on = Weiter mit Enter, zurücknehmen mit u:
ask-go-on-plain = Weiter mit Enter:
ask-handover = Übergabe an { $name }; alle anderen schauen weg. Weiter mit Enter:
moves-title = Du kannst spielen:
log-title = Bisher:
log-empty = Noch ist nichts passiert.
taken-back = Zurückgenommen: { $move }.
saved-to = Gespeichert in { $file }. Weiter geht es mit: lair play --resume { $file }
save-failed = { $why } Die Partie geht weiter.
final-title = Endstand
final-row = { $rank }. { $name }: { $gold }
not-understood = Das ist kein Zug. Gib einen Zug ein wie { $example }, seine Nummer in der Liste (m) oder ? für Hilfe.
help-text =
    Gib einen deiner Züge ein oder seine Nummer in der Liste.
    { "" }
    m  deine Züge, mit Nummern  u  Zug zurücknehmen        l  was bisher geschah
    r  den Tisch neu zeichnen   s DATEI  speichern         q  speichern und gehen
final-won = { $count ->
    [one] Sieg für { $names }.
   *[other] Geteilter Sieg für { $names }.
}
left-game = Die Partie ist noch nicht zu Ende; sie ist in { $file } gespeichert. Weiter geht es mit: lair play --resume { $file }

## Simulating

sim-title = { $games ->
    [one] Eine Partie { $game }, { $players } Spieler ({ $options }), Seed { $seed }
   *[other] { $games } Partien { $game }, { $players } Spieler ({ $options }), Seed { $seed }
}
sim-speed = Partien pro Sekunde: { $games }, Entscheidungen pro Sekunde: { $decisions }
sim-seats = Plätze
sim-order = Zugreihenfolge in der ersten Runde
sim-seat = Platz
sim-place = Position
sim-bot = Bot
sim-mean = Punkte
sim-spread = Streuung
sim-least = Min.
sim-most = Max.
sim-wins = Siege (anteilig)
sim-interval = 95-%-Intervall
sim-length = Entscheidungen pro Partie: im Schnitt { $mean }, von { $least } bis { $most }.
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

help-lair = Mächtige Monster und Meeples & Monsters in deinem Terminal und ein Labor, das Millionen Partien spielt.
help-version = Die Version anzeigen.
help-help = Diese Hilfe anzeigen.
help-play = Eine Partie in diesem Terminal spielen, gegen Bots oder mit Freunden vor einem Bildschirm.
help-levels = Bots, der schwächste zuerst; ein Spiel ohne Netz hat keinen Großmeister (grandmaster):
help-simulate = Viele Partien auf allen Kernen zugleich spielen und auswerten.
help-replay = Eine gespeicherte Partie Zug für Zug zeigen.
help-lesson = Die Lektion eines Spiels Zug für Zug zeigen.
help-cards = Kartendateien: das gedruckte Spielmaterial in Zahlen.
help-cards-check = Eine Kartendatei prüfen; ein Fehler nennt die Karte und das Feld.
help-game = Welches Spiel: { $games }.
help-players = Wie viele Spieler, { $least } bis { $greatest }.
help-seats = Wer wo sitzt, vom ersten Platz an: person, person:NAME oder ein Bot ({ $bots }); etwa person:Ada,adept,master@2 (ein Meister, der zwei Sekunden je Zug denkt).
help-variant = Eine Variante, mit der du spielst: { $options }; mehrfach möglich.
help-seed = Die Zahl, aus der sich alles Mischen ergibt; gleiche Zahl, gleiche Partie.
help-card-file = Deine eigene Kartendatei statt der Hauskarten.
help-lang = Sprache: { $languages }.
help-resume = Eine gespeicherte Partie fortsetzen.
help-save = Wohin beim Verlassen gespeichert wird; sonst in eine neue Datei in deinem Datenordner.
help-brisk = Nach deinen Zügen nicht auf Enter warten.
help-games = Wie viele Partien gespielt werden.
help-bots = Wer spielt, ein Bot für jeden Platz oder einer für alle: { $bots }.
help-out = Die Ergebnisse auch speichern: eine Zeile pro Partie in eine .csv- oder .parquet-Datei (bei Parquet auch die Karten jeder Partie) oder die Zusammenfassung in eine .json-Datei.
help-report = Die Zahlen auch daran messen, was ein ausgewogenes Kartenset ausmacht.
help-jobs = Wie viele Threads; ohne Angabe so viele, wie es Kerne gibt.
help-replay-file = Eine Datei, die play oder Game.save geschrieben hat, oder simulate (mit --game).
help-recover = Aus einer beschädigten oder gekürzten Datei retten, was noch Sinn ergibt.
help-seat = Den Tisch von diesem Platz aus sehen, 1 bis 6; sonst als Zuschauer.
help-boards = Vor jedem Zug das Schloss zeichnen.
help-train = Trainiert ein Netz, indem es gegen sich selbst spielt. Jederzeit anzuhalten; derselbe Befehl setzt fort.
help-train-out = Der Ordner des Laufs: Einstellungen, Zwischenstände, Protokoll und Netz. Ein Lauf, der dort liegt, wird fortgesetzt.
help-device = Wo trainiert wird: auto, cpu oder cuda.
help-train-seconds = Nach so vielen Sekunden anhalten.
help-train-decisions = Mit wie vielen Entscheidungen insgesamt trainiert wird.
help-train-rows = Wie viele Partien zugleich gespielt werden.
help-train-width = Wie breit die Schichten des Netzes sind.
help-train-blocks = Wie viele Blöcke aus zwei Schichten das Netz hat.
help-train-shards = Teilt die Partien in so viele Teile, die ein Cluster nebeneinander spielt. Das Ergebnis hängt davon ab.
help-train-every = Wie viele Sekunden zwischen zwei Messungen der Stärke liegen.
help-train-games = Wie viele Partien gegen greedy-Bots die Stärke messen, für jede Spielerzahl.
help-train-from = Mit den Gewichten des Netzes beginnen, das dem Spiel beiliegt.
help-train-exploit = Einen Platz jeder Partie gegen dieses Netz auf allen anderen trainieren: Wie viel gewinnt die beste Antwort?
train-progress = { $decisions } Entscheidungen, { $rate } Millionen pro Sekunde
train-strength = Nach { $decisions } Entscheidungen, { $players } Personen: das { $share }-Fache seines Anteils an Siegen (±{ $error }) gegen greedy-Bots, { $lead } Punkte.
train-gain = Nach { $decisions } Entscheidungen, { $players } Personen: das { $share }-Fache seines Anteils an Siegen (±{ $error }) gegen das Netz, { $lead } Punkte.
train-resumed = Weiter nach Schritt { $update } von { $updates }.
train-written = Das Netz liegt in { $file }.
train-stopped = Nicht fertig. Derselbe Befehl setzt hier fort: { $folder }
error-train-config = Die Einstellungen in { $folder } lassen sich nicht lesen: { $why }
error-train-shards = { $rows } Partien lassen sich nicht in { $shards } gleich große Teile teilen.
error-train-size = Das mitgelieferte Netz ist { $width } breit und hat { $blocks } Blöcke; ein Lauf, der damit beginnt, hat diese Breite und mindestens so viele Blöcke.
error-train-differs = Der Lauf in { $folder } wurde mit anderen Werten begonnen: { $what }. Nur die Zahl der Entscheidungen darf sich ändern.
error-train-device = Auf { $device } lässt sich hier nicht trainieren. Es gibt auto und cpu, und cuda, wo PyTorch eine GPU findet.
error-train-no-network = Zu { $game } gehört kein Netz.
error-no-torch = PyTorch ist nicht installiert. So wird es installiert: pip install 'lair-games[learn]'
help-arena = Bots gegeneinander spielen lassen, jeden auf jedem Platz, und bewerten.
help-arena-bots = Wer spielt: Bots ({ $bots }), program:BEFEHLSZEILE oder python:MODUL:KLASSE; greedy*3 sind drei davon. Sind es mehr Bots als Plätze, treffen sie reihum aufeinander; sind es weniger, sitzen sie mehrfach am Tisch.
help-arena-games = Wie viele Partien mindestens; auf ganze Runden ergänzt, damit jeder Bot überall gleich oft sitzt.
help-pairs = Nur zwei verschiedene Bots an einem Tisch, je zwei reihum; oder jede Auswahl, die die Plätze füllt.
help-arena-out = Jede Partie in dieser Datei festhalten, je eine Zeile JSON. Eine Datei desselben Turniers wird fortgesetzt.
help-summary = Die Ergebnisse auch in eine .json-Datei schreiben.
help-plot = Die Ergebnisse auch in eine .svg- oder .png-Datei zeichnen.
help-arena-jobs = Wie viele Prozesse; sonst so viele wie Kerne.
help-timeout = Sekunden, die ein Programm für einen Zug hat.
help-bot = In ganzen Partien gegen gierige Bots prüfen, ob ein eigenes Programm das Protokoll einhält (docs/bot-protocol.md).
help-program = Das Programm und seine Argumente; Optionen für lair stehen davor.
help-serve = Stattdessen selbst das Protokoll sprechen und als dieser Bot spielen.
help-bot-game = Nur dieses Spiel: { $games }.
help-bot-games = Wie viele Partien von jedem Spiel.
help-house = Den Server starten: Tische, an denen Menschen und Bots über das Netz spielen (docs/protocol.md).
help-host = Die Adresse, an der der Server lauscht: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle, die ihn erreichen.
help-lan = Auch für alle in diesem Netz offen sein, wie --host 0.0.0.0, und sagen, unter welcher Adresse.
help-port = Der Port, an dem der Server lauscht.
help-database = Wo alles aufbewahrt wird: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK; ohne Angabe das, was in LAIR_DATABASE steht, oder eine Datei in deinem Datenordner.
help-redis = Ein Redis, über das sich mehrere Server mit einer Datenbank Neues melden, etwa redis://RECHNER:6379; einer allein braucht keines.
help-thinkers = In wie vielen Prozessen Bots denken; ohne Angabe einer weniger, als es Kerne gibt.
help-origin = Auch Seiten dieser anderen Adresse dürfen mit dem Server sprechen, etwa https://example.org; mehrfach möglich.
help-secure = Cookies nur über https schicken; für einen Server, der über https erreichbar ist.
help-open = Auch gleich die Seite im Browser öffnen.
help-log = Wie viel in der Fehlerausgabe protokolliert wird, als JSON-Zeilen: debug, info, warning oder error.
help-verify = Eine gespeicherte Partie prüfen: jeden Zug noch einmal, und ob der Seed zum Versprechen vor der Partie passt.
help-backup = Alles, was der Server aufbewahrt, in eine Datei kopieren; er kann dabei weiterlaufen.
help-backup-file = Die Datei der Sicherung, etwa haus.jsonl.gz.
help-restore = Eine Sicherung in eine leere Datenbank einspielen: ganz oder gar nicht.
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
error-game-unusable = Das Spiel { $game } lässt sich nicht spielen: { $why }
error-no-such-option = Die Variante { $option } gibt es nicht; es gibt { $options }.
error-no-such-bot = Den Bot { $bot } gibt es nicht; es gibt { $bots }.
error-bot-no-clock = { $bot } nimmt weder eine Zeit noch eine Zahl von Simulationen an; das tun nur: { $bots }.
error-bot-clock = { $name } geht nicht: { $bot } denkt mehr als 0 und höchstens { $seconds } Sekunden lang, oder 1 bis { $simulations } Simulationen lang.
error-network-unknown-cards = Das Netz kennt diese Karten nicht ({ $cards }) und kann deshalb nicht mit ihnen spielen.
error-no-such-seat = Den Platz { $seat } gibt es in einer Partie mit { $players } Spielern nicht.
error-no-such-faction = Den Monstertyp { $faction } gibt es nicht; es gibt { $factions }.
error-faction-twice = Zwei Spieler können nicht denselben Monstertyp haben; gib jedem einen eigenen.
error-players = Die Spielerzahl { $players } geht nicht; möglich sind { $least } bis { $greatest }.
error-seats = { $seats ->
    [one] Für { $players } Spieler ist nur ein Platz angegeben.
   *[other] Für { $players } Spieler sind { $seats } Plätze angegeben.
}
error-seat-entry = { $entry } kann nicht Platz nehmen: Schreib person, person:NAME oder einen Bot ({ $bots }).
error-seed = { $seed } ist kein Seed: Nimm eine ganze Zahl von 0 bis 2^256 - 1.
error-out-kind = { $file } lässt sich nicht schreiben: Der Name muss auf .csv, .parquet oder .json enden.
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
error-plot-missing = Zum Zeichnen braucht es Matplotlib: pip install 'lair-games[plots]'.
error-arena-worker = Ein Arbeitsprozess endete von selbst mit Code { $status }; was gespielt ist, bleibt mit --out erhalten.
error-results-not-one = { $file } ist keine Ergebnisdatei eines Turniers; sie bleibt, wie sie ist.
error-results-other-plan = { $file } gehört zu einem anderen Turnier ({ $what }: { $theirs } dort, { $ours } hier); die Datei bleibt, wie sie ist.
error-results-damaged = { $file }, Zeile { $line } ist beschädigt; die Datei bleibt, wie sie ist.
error-results-twice = { $file } enthält eine Partie zweimal; die Datei bleibt, wie sie ist.
error-results-in-use = In { $file } schreibt gerade ein anderes Turnier.
error-not-a-notation = Das ist nicht die Notation einer Partie.
error-other-rules = Die Notation gehört zu Regelversion { $version }; hier gilt Version { $ours }.
error-other-cards = Die Notation gehört zu den Karten { $digest }; hier liegen die Karten { $ours }.
error-cannot-read = { $file } lässt sich nicht lesen: { $why }.
error-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
error-network-damaged = { $file } ist beschädigt oder kein Netz: { $why }
error-network-foreign = { $file } ist ein Netz für andere Regeln: { $what } ist dort { $theirs } und hier { $ours }.
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
error-cards-words = { $file }, { $card }: { $field } muss eine Liste von { $least } bis { $greatest } Wörtern sein, in Anführungszeichen und eckigen Klammern.
error-cards-repeated = { $file }, { $card }: { $field } enthält { $value }, das es schon gibt.
error-cards-at-most = { $file }, { $card }: Damit kommt { $field } { $count }-mal vor; höchstens { $greatest }-mal ist erlaubt.
error-cards-text-long = { $file }: Ein Text darf höchstens { $greatest } Zeichen haben; dieser ist länger: { $text }…
error-cards-too-much-work = { $file }: Mit diesen Karten könnte eine Aktion { $events } Folgen haben; höchstens { $greatest } sind möglich. Karten sollten weniger geben, entfernen oder ziehen lassen.
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
error-game-over = Die Partie ist zu Ende.
error-too-much-work = Mit diesen Karten hat diese Aktion mehr als { $events } Folgen; das ist mehr, als ein Tisch ausführen kann.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-other = Der letzte Zug kam von { $name }.
error-undo-revealed = Dieser Zug hat etwas Neues aufgedeckt: Was alle gesehen haben, lässt sich nicht zurücknehmen.
error-interrupted = Abgebrochen.
error-closed = Die Ausgabe wurde geschlossen, bevor alles geschrieben war.
error-closed-input = Die Eingabe ist zu Ende.

## The house: tables on the network

house-open = Der Server läuft: { $address }. Strg+C beendet ihn.
house-open-lan = Andere in diesem Netz finden ihn unter { $address }.
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
error-database-in-use = Ein anderer Server benutzt { $url } schon. Mehrere Server brauchen PostgreSQL (siehe docs/server.md).
error-database-url = Mit der Datenbank { $url } kann Lair nichts anfangen: Schreib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
error-database-away = Die Datenbank { $url } antwortet nicht: { $why }.
error-database-newer = Die Datenbank { $url } stammt von einem neueren Lair; bring dieses auf den neuesten Stand.
error-redis-url = Mit dem Redis { $url } kann Lair nichts anfangen: Schreib redis://RECHNER:PORT/0.
error-cluster-missing = PostgreSQL und Redis brauchen zwei weitere Bibliotheken: pip install 'lair-games[cluster]'.
error-backup-not-one = { $file } ist keine Sicherung von Lair; es bleibt alles, wie es ist.
error-backup-format = { $file } hat Format { $format }; dieses Lair liest Format { $ours }.
error-backup-revision = { $file } stammt aus einer Datenbank mit Schema { $revision }; dieses Lair hat Schema { $ours }. Stell sie mit dem Lair wieder her, das sie geschrieben hat.
error-backup-damaged = { $file }, Zeile { $line } ist beschädigt oder fehlt; nichts wurde wiederhergestellt. Versuch es mit einer anderen Kopie.
error-restore-not-empty = In dieser Datenbank steht schon etwas; es bleibt alles, wie es ist. Nenn mit --database eine neue.
error-who-are-you = Komm erst herein: Sag deinen Namen.
error-no-name = Ein Name braucht mindestens ein sichtbares Zeichen.
error-no-such-link = Dieser Link ist schon benutzt oder zu alt: Mach auf deinem anderen Gerät einen neuen.
error-too-many-people = Aus deinem Netz sind gerade viele hereingekommen: Versuch es in ein paar Minuten noch einmal.
error-too-fast = Das war zu viel auf einmal: Warte kurz und versuch es dann noch einmal.
error-too-large = Das ist zu groß oder kam zu langsam an: Schick etwas Kleineres.
error-too-many-sockets = Von hier sind zu viele Verbindungen offen: Schließ ein paar Fenster und lade dieses neu.
error-other-host = Dieser Server heißt nicht so. Wer ihn betreibt, kann mit LAIR_HOSTS weitere Namen zulassen.
error-command-id-used = Diese Kennung hast du hier schon für einen anderen Befehl benutzt. Wähle eine neue.
error-other-origin = Das kam von einer Seite mit anderer Adresse: Öffne die Seite dieses Servers. Wer ihn betreibt, kann andere mit --origin zulassen.
error-not-understood = Das war nicht zu verstehen: Lade die Seite neu und versuch es noch einmal.
error-no-such-page = Diese Seite gibt es nicht: Prüf die Adresse.
error-not-now = Das geht jetzt nicht.
error-network-closed = Der Server ließ sich nicht für dieses Netz öffnen. Beende Lair und starte es mit: lair serve --lan
error-not-this-machine = Nur der Rechner, auf dem Lair läuft, kann es für das Netz öffnen.
error-no-such-method = Das kann man diese Adresse nicht fragen; was geht, steht in docs/protocol.md.
error-refused = Das geht hier nicht: Lade die Seite neu und versuch es noch einmal.
error-try-again = Die Tische sind gerade nicht erreichbar: Versuch es gleich noch einmal.
error-busy = An diesem Tisch ist gerade zu viel los: Versuch es gleich noch einmal.
error-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat: Lass dich einladen.
error-table-rules = Diese Partie begann nach Regelversion { $version }; hier gilt jetzt Version { $ours }, darum kann sie nicht weitergehen. Eröffne einen neuen Tisch.
error-table-aside = Dieser Tisch wurde beiseitegestellt: Seine Partie kann nicht weitergehen, weil sein Protokoll beschädigt ist oder seine Karten zu viel verlangen. Nichts davon wurde gelöscht. Eröffne einen neuen Tisch.
error-too-many-tables = Du bist schon an zu vielen Tischen (höchstens { $tables } eigene): Beende oder schließ erst einen.
error-too-many-bots = Für { $players } Spieler sind { $bots } Bots zu viele: Lass mindestens einen Platz für einen Menschen frei.
error-no-such-level = Den Bot { $bot } gibt es an den Tischen nicht; es gibt { $levels }.
error-not-open = Dieser Tisch ist nicht mehr offen: Die Partie hat begonnen, oder er wurde geschlossen.
error-not-playing = An diesem Tisch läuft keine Partie: Sie hat noch nicht begonnen oder ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende: Das geht erst danach.
error-one-seat-each = Du hast schon einen Platz: Alle haben nur einen, außer an einem Hotseat-Tisch.
error-seat-taken = Dieser Platz ist besetzt: Nimm einen freien oder schau zu.
error-no-seat-here = Du hast an diesem Tisch keinen Platz: Nimm dir einen, wenn er noch offen ist, oder schau zu.
error-not-your-seat = Das ist nicht dein Platz: Nimm einen von deinen eigenen.
error-host-only = Das darf nur, wer den Tisch eröffnet hat: Frag dort nach.
error-seats-free = { $seats ->
    [one] Ein Platz ist noch frei: Lade jemanden ein
   *[other] { $seats } Plätze sind noch frei: Lade jemanden ein
}, dann geht es los.
error-stale = Was du gesehen hast, stimmt nicht mehr (Stand { $version }, jetzt { $ours }). Hier ist der Tisch, wie er ist: Entscheide neu.
error-not-your-turn = Du bist nicht dran: Warte, bis du an der Reihe bist.
error-bot-plays = Auf diesem Platz spielt gerade ein Bot. Ist er für dich eingesprungen, übernimm erst deinen Platz wieder.
error-undo-not-now = Einen Zug nimmst du nur zurück, solange du dran bist und noch nichts Neues zu sehen war.
error-resigned-already = Du hast schon aufgegeben; ein Bot spielt für dich weiter.
error-nobody-to-stand-in-for = Dort gibt es niemanden zu vertreten: Das ist dein eigener Platz, oder kein Mensch hat ihn.
error-not-away-long-enough = Wer dort sitzt, ist noch nicht lange genug weg, um einen Bot einspringen zu lassen: Warte noch ein wenig.
error-nothing-to-reclaim = Für dich ist kein Bot eingesprungen; es gibt also keinen Platz zurückzuholen.
error-nothing-said = In dieser Nachricht steht nichts: Schreib erst etwas.
error-chat-too-long = Eine Nachricht hat höchstens { $limit } Zeichen: Kürze sie, oder schick zwei.
error-chat-full = Der Chat dieses Tisches ist voll; eine Revanche beginnt mit einem leeren.
error-too-many-entries = Du hast an diesem Tisch schon { $entries } Aktionen ausgeführt. Von jetzt an kannst du die Partie nur noch zu Ende bringen.
error-no-hints-here = Dieser Tisch wurde ohne Tipps eröffnet; dein nächster kann welche haben.
error-rematch-there = Es gibt schon eine Revanche: Setz dich dazu.
error-no-such-lesson = Es gibt keine Lektion { $lesson }; es gibt { $lessons }.
error-reviews-busy = Gerade werden schon viele Partien noch einmal durchgesehen: Versuch es in ein paar Minuten noch einmal.
error-too-many-reviews = Aus deinem Netz wurden in der letzten Stunde schon viele Partien durchgesehen: Versuch es später noch einmal.

## The balance report

report-what = was
report-mean = Schnitt
report-card = Karte
report-criteria = Kriterien
report-criterion = Kriterium
report-verdict = Urteil
report-detail = Wert, oder Karten, die es verfehlen
report-met = erfüllt
report-missed = verfehlt
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
arena-code-unknown = { $file } enthält { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} einer früheren Programmversion; der Code kann sich seither geändert haben, und Partien beider Versionen zählen.
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
verdict-no-handshake = Kein Handshake: { $why }
verdict-timeout = Es hat in { $seconds } s nicht geantwortet.
verdict-illegal = Es hat { $action } gespielt, was nicht erlaubt ist: { $why }
verdict-no-action = Seine Antwort nennt keine Aktion.
verdict-other-answer = Es hat { $line } gesagt, wo { $expected } gefragt war.
verdict-out-of-turn = Es hat ungefragt gesprochen: { $line }
verdict-garbage = Es hat etwas geschrieben, das keine Nachricht ist: { $line }
verdict-exited = Es hat sich mit Code { $status } beendet.
verdict-closed = Es hat seine Ausgabe geschlossen.
verdict-stays = Es hat sich trotz Aufforderung nicht binnen { $seconds } s beendet.

## Lektionen

lesson-own-way = Du hast den Weg der Lektion verlassen: Ab hier ist es dein Spiel. Viel Spaß.

## Der Browser

web-home = Zur Startseite
web-lost = Diese Seite gibt es nicht.
web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-theme-to-dark = Zur Nachtansicht wechseln
web-theme-to-light = Zur Tagansicht wechseln
web-pace = Bewegung
web-pace-calm = ruhig
web-pace-brisk = flott
web-pace-instant = keine
web-sound = Ton
web-notify = Sag mir Bescheid, wenn ich dran bin
web-done = Fertig
web-close = Schließen
web-guest = Gast
web-rule = Regel { $rule }
web-explanation = Erklärung
web-telling = Schau, was passiert.
web-away = Der Server antwortet nicht; neuer Versuch läuft. Nichts geht verloren.
web-laying = Der Tisch wird gedeckt …
web-prompt = Was zu tun ist
web-hint = Tipp
web-hints = Was der Bot tun würde, mit Gewinnchancen
web-hint-twice = Einmal drücken zeigt ihn auf dem Brett, noch einmal spielt ihn.
web-thinking = Denkt nach …
web-bot-thinks = { $seat } ({ $level }) denkt nach …
web-undo = Zurücknehmen
web-side = Verlauf und Chat
web-log = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Sag etwas
web-send = Senden
web-over = Die Partie ist zu Ende.
web-ended-early = Das Spiel ist vorzeitig zu Ende: Niemand spielt weiter.
web-no-winner = Niemand hat gewonnen
web-rematch-open = Eine Revanche ist offen: siehe Tischmenü.
web-handover = Weitergeben an { $name }
web-handover-why = Alle anderen schauen jetzt weg.
web-handover-go = Ich bin’s
web-entry-began = Die Partie beginnt.
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
web-device-go = Dieses Gerät benutzen
web-contents = Inhalt
web-search-rules = In den Regeln suchen
web-found = { $count ->
    [0] Keine Treffer in den Regeln.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-to-table = Zum Tisch
web-move-of = Zug { $move } von { $moves }.
web-before = Einen Zug zurück
web-after = Einen Zug vor
web-run = Partie abspielen
web-pause = Anhalten
web-scrub = Zug
web-eyes = Ansicht von
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
web-set-up = Tisch einrichten
web-learn = Spielend lernen
web-lesson-again = Lektion neu beginnen
web-rules = Regeln
web-who = Dein Name
web-name = Dein Name
web-keep = Speichern
web-device = Auf ein anderes Gerät mitnehmen
web-device-how = Öffne diese Adresse innerhalb von zehn Minuten auf dem anderen Gerät. Sie gilt einmal.
web-device-here = Dieses Gerät gehört jetzt dir, { $name }.
web-qr = Dieselbe Adresse als QR-Code
web-link = Adresse
web-only-here = Bisher erreicht nur dieser Rechner diese Adresse.
web-network-reaches = Alle im selben Netz, zum Beispiel im selben WLAN, erreichen diese Adresse.
web-no-network = Dieser Rechner ist in keinem Netz, Freunde erreichen ihn also nicht. Verbinde ihn mit einem und starte Lair neu.
web-open-network = Für dieses Netz öffnen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-list-mine = Deine Tische
web-list-mine-none = Noch kein Tisch: Spiel gleich los oder richte einen ein.
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
web-status-aside = beiseitegestellt
web-archive = Weglegen
web-more = Mehr zeigen
web-set-up-title = Ein Tisch für { $game }
web-players = Spielerzahl
web-seats = Wer spielt
web-seat = Platz { $number }
web-seat-me = Du
web-seat-friend = Freundin oder Freund
web-level = { $name }: { $about }
web-hot-seat = Wir teilen dieses Gerät
web-hot-seat-why = Es wird von Platz zu Platz weitergegeben.
web-variants = Varianten
web-more-choices = Weitere Einstellungen
web-hints-allowed = Tipps sind erlaubt
web-private = Privat
web-private-why = Nur wer die Adresse hat, darf zuschauen oder sich setzen.
web-shuffle = Plätze werden ausgelost
web-breath = Bots warten kurz, damit ein Zug zurückgenommen werden kann
web-pace-of-play = Tempo
web-pace-live = in einer Sitzung
web-pace-slow = über mehrere Tage
web-clock = Bedenkzeit
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
web-bot-here = Bot hierher setzen
web-give-up-table = Tisch schließen
web-host-begins = Wer den Tisch eröffnet hat, startet die Partie.
web-invite = Einladen
web-invite-how = Wer diese Adresse öffnet, kann sich setzen.
web-rematch = Noch einmal
web-to-rematch = Zur Revanche
web-review = Rückschau
web-download = Partie herunterladen
web-fair = Ehrlich gemischt
web-fair-how = Vor der ersten Karte hat der Server den Seed festgelegt und dessen Fingerabdruck veröffentlicht. Lade die Partie herunter und ruf auf: lair verify DATEI. Das spielt jeden Zug nach und prüft den Seed gegen den Fingerabdruck.
web-fair-promise = Vor der Partie versprochen
web-fair-seed = Seed
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
web-reclaim = Meinen Platz wieder einnehmen
web-stand-in = { $name } ist weg: einen Bot spielen lassen
web-resign = Aufgeben
web-resign-sure = Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
web-resign-yes = Ja, aufgeben
web-watch-how = Wer diese Adresse öffnet, kann zuschauen.

## Teile eines Textes hintereinander

join-and = { $before } und { $after }
join-arrow = { $before } → { $after }
join-colon = { $before }: { $after }
join-comma = { $before }, { $after }
join-dot = { $before } · { $after }
join-semicolon = { $before }; { $after }
join-slash = { $before }/{ $after }
join-space = { $before } { $after }

# The laboratory
help-compare = Zwei Kartensets, Varianten oder Besetzungen mit Bots vergleichen, gepaart nach Seed: jede Zahl mit ihrem Unterschied und ob er mehr als Zufall ist.
help-compare-side = Eine Kartendatei oder ein Ordner, „house“ für die Hauskarten; Varianten mit + verbunden, „basic“ für keine; oder Bots, durch Kommas getrennt.
help-compare-all = Auch die Zahlen zeigen, die sich nur zufällig unterscheiden.
help-compare-out = Alle Zahlen auch in eine .json-Datei schreiben.
help-sweep = Einer Zahl der Karten eine Reihe von Werten geben und zeigen, was sich damit ändert.
help-sweep-card = Die Zahl und ihre Werte: guard.7.strength=3..9 oder monster.skeleton.vp=1,2,4. Eine Karte wird mit ihrer Nummer oder ihrem Schlüssel genannt.
help-figure = Welche Zahl gezeigt wird, etwa score.mean, order.1 oder beaten.level-2; mehrfach möglich.
help-sweep-out = Die Kurve auch in eine .csv- oder .json-Datei schreiben.
help-replay-game = Die Nummer einer Partie in einer Ergebnisdatei von simulate, ab 0.
help-replay-save = Die Partie auch speichern.
compare-title = A und B, je { $games } Partien mit denselben Seeds
compare-figure = Zahl
compare-difference = B − A
compare-verdict = Urteil
compare-real = mehr als Zufall
compare-chance = Zufall
compare-none = Nichts unterscheidet sich um mehr als Zufall, bei { $figures } Zahlen.
compare-count = { $real } von { $figures } Zahlen unterscheiden sich um mehr als Zufall (5 % insgesamt, nach Holm).
figure-score = Punkte, Sitz { $number }
figure-score-mean = Punkte, alle Sitze
figure-wins = Siege, Sitz { $number }
figure-order = Siege, Platz { $number } der Zugfolge
figure-decisions = Entscheidungen pro Partie
sweep-title = { $figure } je nach { $path }, je { $games } Partien
error-compare-tables = Das lässt sich nicht vergleichen: { $a } Spieler und { $b }.
error-compare-side = { $side } ist keine Kartendatei, keine Variante und kein Bot von { $game }.
error-sweep-values = { $text } ist nicht zu lesen; schreib eine Stelle der Karten und ganze Zahlen, etwa guard.7.strength=3..9.
error-sweep-nothing = Sage, welche Zahl der Karten welche Werte haben soll: --card guard.7.strength=3..9.
error-sweep-many = { $text } hat mehr als { $most } Werte.
error-sweep-backwards = { $text } läuft rückwärts: Schreib die kleinere Zahl zuerst, etwa 3..6.
error-sweep-step = { $text } geht in Schritten von 0: Schreib mindestens 1, etwa 3..9:2.
error-sweep-path = Die Karten haben keine Stelle { $path }: siehe { $part }.
error-no-such-figure = Es gibt keine Zahl { $figure }. Es gibt: { $figures }.
error-curve-kind = { $file } lässt sich nicht schreiben: Der Name muss auf .csv oder .json enden.
error-json-kind = { $file } lässt sich nicht schreiben: Der Name muss auf .json enden.
error-data-missing = Parquet-Dateien brauchen PyArrow: pip install 'lair-games[data]'.
error-not-a-run = { $file } ist keine Ergebnisdatei von simulate, aus der sich Partien öffnen lassen (.json oder .parquet).
error-run-cards = { $file } ist mit anderen Karten oder anderen Regeln entstanden.
error-no-such-number = { $file } hat die Partien 0 bis { $last }, nicht { $number }.
error-run-number = { $file } hat die Partien 0 bis { $last }: Nenne eine mit --game NUMMER.

# On the internet
help-prepare = Übersetzt, was ein Server braucht, und endet: vor einem Wechsel der Version, damit die neue sofort startet.
house-prepared = Alles ist übersetzt: Diese Version startet jetzt sofort.

# Du bist am Zug
notice-turn = Du bist am Zug
mail-turn-subject = Du bist am Zug: { $game }
mail-turn =
    Du bist am Zug in { $game }. Dieser Link öffnet den Tisch:

    { $link }

    Du bekommst höchstens eine Nachricht pro Zug, und nur an Tischen, an denen über mehrere Tage gespielt wird. Keine Nachrichten mehr:

    { $stop }
mail-confirm-subject = Sollen wir schreiben, wenn du am Zug bist?
mail-confirm =
    Jemand hat diese Adresse angegeben, um zu erfahren, wann er an einem Tisch am Zug ist, an dem über mehrere Tage gespielt wird. Wenn du es warst, bestätigt dieser Link es, einen Tag lang:

    { $link }

    Wenn du es nicht warst, tu nichts: Es kommt keine weitere Nachricht. Dieser Link löscht die Adresse sofort:

    { $stop }
error-push-address = Nachrichten können nur per https an den öffentlichen Push-Dienst eines Browsers gehen.
error-push-keys = Die Schlüssel des Push-Abonnements dieses Browsers sind ungültig.
error-mail-address = Das ist keine E-Mail-Adresse.
error-smtp-url = Mit dem Mailserver { $url } kann Lair nichts anfangen: Schreib smtp://NAME:PASSWORT@RECHNER:587, und in LAIR_MAIL_FROM die Adresse des Absenders.
error-no-mail-here = Dieser Server verschickt keine E-Mails.
error-no-push-here = Dieser Server schickt keine Nachrichten an Browser.
error-mail-away = Die E-Mail konnte nicht verschickt werden. Bitte versuche es später noch einmal.
web-notices = Wenn ich am Zug bin
web-notices-how = An Tischen, an denen über mehrere Tage gespielt wird, wenn du nicht da bist: höchstens eine Nachricht pro Zug.
web-notices-push = In diesem Browser melden
web-notices-push-off = Nicht mehr in diesem Browser
web-notices-push-on = Dieser Browser meldet, wenn du am Zug bist.
web-notices-denied = Dieser Browser erlaubt dieser Seite keine Nachrichten. Seine Einstellungen können das ändern.
web-notices-mail = E-Mail-Adresse
web-notices-mail-ask = Per E-Mail melden
web-notices-mail-off = Keine E-Mails mehr
web-notices-mail-sent = Ein Link ist unterwegs an { $address }. Folge ihm, um zu bestätigen, dass die Adresse dir gehört.
web-notices-mail-on = E-Mails gehen an { $address }.
web-notices-confirm = Adresse bestätigen
web-notices-confirmed = Die Adresse ist bestätigt: Ab jetzt bekommst du eine E-Mail, wenn du am Zug bist.
web-notices-stop = E-Mails beenden
web-notices-stopped = Es kommen keine E-Mails mehr. Die Adresse ist gelöscht.

# Was ein Link zu einem Tisch sagt
preview-title = { $game } bei Lair
preview-open = { $free ->
    [one] Ein Platz ist frei. Am Tisch: { $names }.
    [0] Alle Plätze sind besetzt. Am Tisch: { $names }.
   *[other] { $free } Plätze sind frei. Am Tisch: { $names }.
}
preview-playing = Das Spiel läuft: { $names }. Sieh zu, Zug um Zug.
preview-over = { $many ->
    [one] { $winners } hat gewonnen. Am Tisch: { $names }. Sieh dir das Spiel an, Zug um Zug.
   *[other] { $winners } haben gewonnen. Am Tisch: { $names }. Sieh dir das Spiel an, Zug um Zug.
}
preview-closed = Dieser Tisch ist geschlossen. Am Tisch: { $names }.
web-embed = In einer anderen Seite zeigen
web-embed-open = In Lair öffnen
## Wiederkommen

error-passkey-refused = Dieser Passkey wurde nicht angenommen.
error-passkey-late = Das hat zu lange gedauert: Versuch es noch einmal.
error-passkey-none = Es wurde kein Passkey benutzt.
error-no-such-passkey = Dieser Server kennt diesen Passkey nicht.
error-passkeys-many = Du hast diesen Passkey schon, oder { $most } Passkeys: Entferne erst einen.
error-no-such-code = Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt.
error-no-such-session = Dieser Browser ist schon abgemeldet.
error-too-many-sign-ins = Zu viele Versuche aus deinem Netz: Warte eine Stunde.
web-me = Profil
web-me-guest = Du bist hier Gast, und das genügt. Wenn du deinen Namen auf anderen Geräten behalten willst, oder wenn dieser Browser dich vergisst, füge einen Weg zurück hinzu.
web-me-back = Wege zurück
web-me-before = Ich war schon einmal hier
web-me-before-how = Melde dich an, um wieder die Person zu sein, die du auf einem anderen Gerät oder in einem anderen Browser warst.
web-passkeys = Passkeys
web-passkey-why = Ein Passkey meldet dich mit Fingerabdruck, Gesicht oder PIN an. Es gibt kein Passwort, das du dir merken müsstest oder das dir jemand stehlen könnte.
web-passkey-add = Passkey hinzufügen
web-passkey-sign-in = Mit einem Passkey anmelden
web-passkey-no = Passkeys brauchen eine sichere Adresse (https) mit einem Namen und einen neueren Browser.
web-passkey-made = Hinzugefügt { $date }
web-passkey-used = Zuletzt benutzt { $date }
web-remove = Entfernen
web-recovery = Wiederherstellungscode
web-recovery-why = Schreib den Code auf und bewahre ihn sicher auf. Er wirkt einmal, in jedem Browser; dann bekommst du einen neuen.
web-recovery-make = Code erstellen
web-recovery-again = Neuen Code erstellen
web-recovery-yours = Dein Code, nur jetzt zu sehen:
web-recovery-made = Du hast einen Code vom { $date }.
web-recovery-use = Code benutzen
web-recovered = Willkommen zurück, { $name }.
web-sessions = Angemeldet
web-session-here = Dieser Browser
web-session-unknown = Unbekannter Browser
web-session-seen = Zuletzt gesehen { $date }
web-session-end = Abmelden
web-sessions-end = Alle Sitzungen beenden
web-sessions-end-how = Das meldet jeden anderen Browser ab, und Kopien des Cookies dieses Browsers wirken dann nicht mehr.
web-sessions-ended = Jeder andere Browser ist abgemeldet.
web-data = Meine Daten
web-data-why = Alles, was dieser Server über dich gespeichert hat, als Datei.
web-data-get = Meine Daten herunterladen
web-delete = Mich löschen
web-delete-why = Dein Name, deine Nachrichten, Wertungen und Wege zurück werden gelöscht, und du verlässt alle Tische. Partien, die andere mit dir gespielt haben, bleiben ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-delete-sure = Ja, mich löschen
web-deleted = Du wurdest gelöscht.
web-cancel-that = Nein, alles behalten

## Verlauf und Wertung

error-rated-hot-seat = Eine gewertete Partie braucht ein Gerät für jede Person.
error-rated-cards = Eine gewertete Partie wird mit den üblichen Karten gespielt.
error-seats-kept = Die freien Plätze sind zehn Minuten lang für die Leute der letzten Partie reserviert.
error-no-such-person = Hier gibt es niemanden mit diesem Profil.
web-rated = Gewertet
web-rated-play = Gewertete Partie
web-rated-why = Das Ergebnis ändert die Wertungen. Es gibt keine Tipps und kein Zurücknehmen.
web-profile-of = Profil von { $name }
web-profile-since = Dabei seit { $date }
web-profile-games = Partien
web-profile-none = Noch keine beendeten Partien.
web-profile-mine = Meine Partien und Wertungen
web-rating = Wertung
web-rating-is = Wertung { $rating }
web-rating-none = Noch keine gewerteten Partien.
web-rating-change = Wertung { $before } → { $after }
web-rated-games = Gewertete Partien
web-games-played = Gespielt
web-won = Gewonnen
web-best-points = Meiste Punkte
web-average-place = Mittlerer Platz
web-place-of = Platz { $place } von { $players }, Punkte: { $points }
web-watch-again = Noch einmal ansehen
web-same-people = Noch einmal mit denselben Leuten
web-board = Die Besten
web-board-of = Die Besten bei { $game }
web-board-how = Wertungen kommen aus gewerteten Partien. Sie beginnen bei 1000 und ändern sich anfangs stark, während der Server dich kennenlernt. Wer fünf gewertete Partien gespielt hat, steht hier; Bots ändern sich nie.
web-board-place = Platz
web-board-name = Name
web-bot-fixed = Bot
web-board-not-counted = wird bei Bots nicht gezählt

## Umgang

error-banned = Du darfst auf diesem Server nicht mehr spielen, oder eine Zeit lang nicht.
error-blocked-here = Du und jemand an diesem Tisch spielt nicht zusammen: Eine Seite hat die andere blockiert.
error-yourself = Das bist du selbst.
error-too-many-reports = Du hast in einer Stunde viel gemeldet: Versuch es später noch einmal.
error-no-such-report = Es gibt keine offene Meldung { $number }.
error-table-status = { $status } ist kein Zustand eines Tisches. Es gibt: { $statuses }.
help-admin = Einen Server betreuen: Leute, Tische, Meldungen. Geht neben laufenden Servern; sie merken es in Sekunden.
help-admin-people = Leute auflisten, die zuletzt gesehenen zuerst.
help-admin-text = Ein Teil eines Namens oder eine Kennung.
help-admin-tables = Tische auflisten, die neuesten zuerst.
help-admin-status = Nur Tische mit diesem Zustand: { $statuses }.
help-admin-reports = Lesen, was Leute gemeldet haben.
help-admin-all = Auch erledigte.
help-admin-log = Zeigen, was Betreiber getan haben, das Neueste zuerst.
help-admin-rename = Jemandem einen anderen Namen geben, auch an den Tischen.
help-admin-ban = Alles ablehnen, was jemand hier tut.
help-admin-unban = Jemanden wieder spielen lassen.
help-admin-close = Einen Tisch schließen, ob die Partie begonnen hat oder nicht.
help-admin-settle = Eine Meldung als erledigt markieren.
help-admin-person = Die Kennung der Person, wie `lair admin people` sie zeigt.
help-admin-name = Der neue Name.
help-admin-table = Die Kennung des Tisches, wie in seiner Adresse.
help-admin-report = Die Nummer der Meldung.
help-admin-days = Für wie viele Tage; ohne Angabe für immer.
help-admin-why = Der Grund, für das Protokoll.
admin-renamed = { $person } heißt jetzt { $name }.
admin-banned = { $person } ist gesperrt.
admin-unbanned = { $person } darf wieder spielen.
admin-closed = Der Tisch { $table } ist geschlossen.
admin-settled = Meldung { $report } ist erledigt.
web-block = Blockieren
web-block-why = Ihr sitzt nie an einem Tisch, und du siehst keine Nachrichten dieser Person.
web-mute = Stummschalten
web-mute-why = Du siehst keine Nachrichten dieser Person.
web-unblock = Nicht mehr
web-blocked = Blockiert
web-muted = Stumm
web-blocks = Blockierte und stummgeschaltete Leute
web-blocks-none = Niemand.
web-report = Melden
web-report-title = { $name } dem Betreiber melden
web-report-reason = Worum geht es?
web-report-chat = Nachrichten
web-report-name = Der Name
web-report-cheating = Betrug
web-report-leaving = Verlassen von Partien
web-report-other = Etwas anderes
web-report-text = In deinen Worten
web-report-send = Senden
web-report-sent = Danke. Der Betreiber wird es lesen.
web-cancel = Abbrechen

## Eine Partie finden

web-find = Finde mir eine Partie
web-find-how = Du wirst mit Leuten zusammengesetzt, die auf die gleiche Art Partie warten.
web-find-game = Spiel
web-find-players = Spielerzahl
web-find-any = beliebig
web-find-bots = Bots dürfen nach einer Weile auffüllen
web-find-waiting = Suche nach anderen … { $seconds } s
web-find-others = { $count ->
    [0] Noch wartet sonst niemand darauf.
    [one] Eine weitere Person wartet darauf.
   *[other] { $count } andere warten darauf.
}
web-find-stop = Nicht mehr suchen
web-online = Online
web-online-count = { $people ->
    [one] Eine Person ist hier
   *[other] { $people } Leute sind hier
}
web-online-waiting = Suchen eine Partie: { $count }
web-online-games = Laufende Partien: { $count }
web-online-doing-waiting = sucht eine Partie
web-online-doing-open = an einem offenen Tisch
web-online-doing-playing = spielt
web-filter = Filtern
web-filter-all = alle
web-filter-rated = Nur gewertete
web-filter-clock = Uhr
web-filter-clock-none = ohne Uhr
web-filter-clock-turn = pro Zug
web-filter-clock-game = pro Partie
web-past = Du siehst einen früheren Moment.
web-past-back = Zurück zu jetzt
web-past-look = Diesen Moment ansehen
web-on-its-way = Dein Zug ist unterwegs: Der Server hat noch nicht geantwortet.
web-retell = Noch einmal zeigen
web-enlarge = Vergrößern
web-keys = Tastenkürzel
web-key-help = diese Übersicht zeigen
web-key-undo = zurücknehmen
web-key-hint = um einen Tipp bitten
web-key-retell = die letzten Züge der anderen noch einmal zeigen
web-key-log = Verlauf zeigen oder verbergen
web-key-enlarge = die erklärte Karte vergrößern
web-key-larger = Spielplan vergrößern
web-key-smaller = Spielplan verkleinern
web-key-words = Worte oder Zeichen auf Karten
web-key-tab = zum Nächsten gehen; Eingabe wählt es
web-key-escape = ablegen oder schließen
web-key-named-tab = Tab
web-key-named-escape = Esc
web-hint-number = Die Prozentzahl ist deine Gewinnchance nach diesem Zug, geschätzt aus { $tries } schnellen Versuchen, das Spiel von hier aus zu Ende zu spielen.
web-hint-follows = In { $tries } Versuchen bis zum Ende der Runde oder des Zuges gewannst du im Schnitt { $gain } { $points }, jede andere Person { $others }.
web-hint-against = Zum Vergleich „{ $move }“: im Schnitt { $gain } { $points } und eine Gewinnchance von { $chance }.
web-points = Punkte
web-absent = { $name } ist nicht da. Ein Bot darf einspringen in { $time }.
web-result = Ergebnis
web-score = Wertungsblatt
score-start = Zu Beginn
score-points = Punkte
score-total = Summe
web-chat-closed = Den Chat dieses Tisches sehen nur die, die mitspielen.
web-legend = Was die Zeichen bedeuten
web-words = Worte statt Zeichen
web-zoom = Größe des Spielplans
web-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu:
   *[other] { $count } schauen zu:
}
web-volume = Lautstärke
web-list-won = { $count ->
    [one] Sieg für { $names }
   *[other] Geteilter Sieg für { $names }
}
web-list-turn = { $name } ist am Zug
web-clock-turn = { $time } pro Zug
web-clock-game = { $time } je Person insgesamt
web-open-chat = Wer zuschaut, sieht den Chat
web-name-first = Wie sollen die anderen dich nennen?
web-friend-name = Name von Person { $number }
web-moves = Züge
# Das Labor: Abstimmen, Teile, Cluster, Bilder
help-lab-bots = Wer spielt: ein Name für alle Plätze oder einer für jeden, durch Kommas getrennt. { $bots }. Stufen denken in Simulationen, master:1000 in so vielen, nie nach der Uhr.
help-tune = Zahlen der Karten innerhalb von Grenzen auf Ziele hin abstimmen und das Ergebnis mit neuen Seeds prüfen.
help-tune-card = Eine Zahl, die sich ändern darf, und ihre Werte: guard.7.strength=3..9; mehrfach möglich.
help-tune-target = Das Ziel: „order even“, „seats even“, „quests at most 80%“, „score.mean near 40“, „decisions kept 5%“; mehrfach möglich.
help-tune-trials = Wie viele Kombinationen von Werten versucht werden.
help-tune-check = Partien der Prüfung am Ende, mit eigenen Seeds, vorher und nachher.
help-tune-study = Eine Datei mit den Versuchen; derselbe Befehl setzt sie fort.
help-tune-out = Wohin die abgestimmten Karten geschrieben werden.
help-html = Den Bericht auch als eine HTML-Datei schreiben, die sich ohne Netz öffnen lässt.
help-chart = Die Diagramme auch als eine .svg-Datei schreiben.
help-shard = Nur einen Teil der Partien spielen, etwa 2/4, in eine .part-Datei; „lair merge“ fügt die Teile zusammen.
help-cluster = Auf einem Ray-Cluster spielen: auto oder eine Adresse wie ray://host:10001; „local“ startet einen hier.
help-merge = Die Teile einer Simulation zusammenfügen: Die Ergebnisse sind die eines einzigen Prozesses.
help-merge-files = Die .part-Dateien, in beliebiger Reihenfolge.
help-cards-export = Die Hauskarten als Datei oder Ordner schreiben, um damit anzufangen.
help-export-file = Wohin sie geschrieben werden; dort darf noch nichts sein.
cards-exported = Ändere sie, dann: { $command }
progress-tuning = Abstimmen
tune-title = { $game }, { $players } Spieler ({ $options }): { $trials } Versuche mit je { $games } Partien, { $refused } von den Karten abgelehnt
tune-values = Werte
tune-place = Stelle
tune-before = vorher
tune-after = nachher
tune-targets = Ziele, in { $games } Partien mit neuen Seeds
tune-wanted = gewünscht
tune-wanted-even = { $least }–{ $most }
tune-wanted-near = { $least }–{ $most }
tune-wanted-kept = { $least }–{ $most }
tune-wanted-at-most = höchstens { $most }
tune-wanted-at-least = mindestens { $least }
tune-others-met = { $figures } weitere sind, wo sie sein sollen.
tune-length = Entscheidungen je Partie: { $before } vorher, { $after } nachher.
tune-check = Vorher und nachher wurden in je { $games } Partien geprüft, mit Seeds, die kein Versuch kannte.
tune-met = Jedes Ziel ist erreicht.
tune-reached = Nicht jedes Ziel ist erreicht; näher kam nichts.
tune-stopped = Nach { $trials } Versuchen angehalten. Derselbe Befehl macht mit { $file } weiter.
tune-cards-name = { $name }, abgestimmt
report-criterion-order = jeder Platz der Zugreihenfolge gewinnt das 0,85- bis 1,15-Fache seines Anteils
sim-share = Siege
shard-written = Partien { $first } bis { $last } in { $file } geschrieben.
shard-stopped = Angehalten; { $games } Partien dieses Teils fehlen, und nichts wurde geschrieben.
sweep-page = Größen je nach { $path }, je { $games } Partien
compare-side = { $side }: { $game }, { $players } Spieler ({ $options }), { $cards }, { $bots }
figure-order-short = Platz { $number }
chart-order = Siege nach Platz in der Zugreihenfolge
chart-seats = Siege nach Sitzplatz
chart-points = Punkte
chart-length = Entscheidungen je Partie
chart-figures = Alle Größen
chart-compare-wins = Siege: Balken sind B, Kreise A
chart-compare-main = Punkte und Länge: Balken sind B, Kreise A
chart-compare-real = Mehr als Zufall: B gegenüber A
error-lab-clock = { $bot } denkt nach der Uhr, also könnte niemand seine Partien wiederholen; schreibe { $instead }.
error-tune-nothing = Sage, was sich ändern darf (--card STELLE=WERTE) und was erreicht werden soll (--target WORTE).
error-tune-target = { $target } ist kein Ziel. Schreibe „order even“, „seats even 2%“, „quests at most 80%“, „score.mean near 40“, „decisions at least 50“ oder „decisions kept 5%“.
error-tune-share = { $target } verlangt einen Anteil, den es nicht gibt: Anteile gehen von 0 % bis 100 %.
error-tune-figure = Hier heißt nichts { $figure }; es gibt { $figures }.
error-tune-refused = Die Karten dürfen keinen dieser Werte haben: { $why }
error-tune-missing = Das Abstimmen braucht Optuna und tomlkit: pip install 'lair-games[tune]'
error-study-unreadable = { $file } ist keine Studie von lair tune.
error-study-other = { $file } gehört zu einer anderen Studie: { $what } ist dort { $theirs }, nicht { $ours }.
error-cards-exist = { $file } gibt es schon und bleibt, wie es ist.
error-cards-folder = Diese Karten sind mehrere Dateien: Nenne einen Ordner wie { $folder }, nicht { $file }.
error-cards-kind = { $file } lässt sich nicht schreiben: Der Name muss auf .toml enden.
error-html-kind = { $file } muss auf .html enden.
error-svg-kind = { $file } muss auf .svg enden.
error-shard = { $text } ist kein Teil; schreibe 1/4 bis 4/4.
error-shard-needs = Ein Teil braucht --seed, für alle denselben, und --out mit einem Namen, der auf { $suffix } endet.
error-shard-no-report = Ein Teil hat weder Bericht noch Diagramme: lair merge macht sie aus allen Teilen.
error-shard-empty = Es gibt mehr Teile als Partien ({ $games }).
error-not-a-part = { $file } ist kein Teil einer Simulation dieser Version von Lair.
error-merge-other = { $file } und { $other } gehören zu verschiedenen Simulationen.
error-merge-missing = Die Partien { $first } bis { $last } fehlen.
error-merge-twice = Die Partien { $first } bis { $last } sind doppelt da.
error-ray-missing = Ein Cluster braucht Ray: pip install 'lair-games[ray]'
error-cluster-unreachable = Der Cluster { $address } ist nicht erreichbar: { $why }
arena-meetings = Direkter Vergleich: wie oft eine Zeile vor einer Spalte liegt
error-python-bot = { $bot } ist kein Bot; schreibe python:MODUL:KLASSE.
error-python-bot-import = { $bot } lässt sich nicht verwenden: { $why }
verdict-failed = Er brach ab: { $error }
verdict-not-legal = Er wählte { $action }, was nicht erlaubt ist.
help-replay-html = Die Partie als eine HTML-Datei schreiben, um sie im Browser Zug für Zug anzusehen, ohne Netz.
help-replay-open = Sie gleich im Browser öffnen.
replay-back = einen Zug zurück
replay-next = einen Zug weiter
replay-slider = Züge
replay-begins = Die Partie beginnt.
error-no-picture = { $game } hat keine Bilder; lass --html und --open weg.
chart-circles = Balken und Zahlen gelten nach dem Abstimmen, Kreise davor; die gestrichelte Linie ist das Gewünschte.
error-signed-out = Du wurdest in diesem Browser abgemeldet.

# Cards of one's own, and the laboratory in the browser

error-cards-copies = { $file }, { $card }: Das ergibt { $count } Karten; mit allen Kopien müssen es { $wanted } sein.
error-cards-at-least = { $file }, { $card }: { $field } kommt nur { $count }-mal vor, muss aber mindestens { $least }-mal vorkommen.
error-cards-name-long = { $file }, { $card }: { $field } darf höchstens { $greatest } Zeichen haben.
web-lab = Labor
web-lab-title = Das Labor: { $game }
web-lab-about = Ändere die Karten, lass Bots viele Partien damit und mit den Hauskarten spielen, und sieh, was anders wird.
web-lab-games = Spiele
web-lab-run-title = Ausprobieren
web-lab-bot = Bots
web-lab-many = Partien mit jedem Satz
web-lab-run = Spielen und vergleichen
web-lab-stop = Anhalten
web-lab-play = Mit diesen Karten spielen
web-lab-progress = Gespielte Partien
web-lab-played = { $games } von { $of } Partien mit jedem Kartensatz
web-lab-preparing = Vorbereitung. Beim ersten Mal dauert das ein bis zwei Minuten.
web-lab-quarter = { $percent } der Partien sind gespielt.
web-lab-stopped = Angehalten.
web-lab-kept = „{ $name }“ ist in diesem Browser aufbewahrt.
web-lab-no-room = Dieser Browser hat keinen Platz für „{ $name }“. Speichere die Karten stattdessen als Datei.
web-lab-no-file = { $file } ist keine Kartendatei in JSON.
web-lab-loaded = Du arbeitest an „{ $name }“.
web-lab-sets = Aufbewahren und teilen
web-lab-keep = Hier aufbewahren
web-lab-share = Als Datei speichern
web-lab-load = Datei öffnen
web-lab-reset = Zurück zu den Hauskarten
web-lab-forget = „{ $name }“ löschen
web-lab-cards = Die Karten
web-lab-name = Name des Satzes
web-lab-part = Teil der Karten
web-lab-go-there = Dorthin
web-lab-copy = Eine Kopie hinzufügen: { $card }
web-lab-remove = Entfernen: { $card }
web-lab-add = Feld hinzufügen…
web-lab-add-to = Feld hinzufügen: { $card }
web-lab-of = { $label }, { $number } von { $all }
web-lab-was = Hauskarten: { $value }
web-lab-others = Was sonst mehr als zufällig anders ist
web-lab-no-others = Bisher sonst nichts.
web-lab-how = Beide Sätze spielen dieselben ausgeteilten Partien. Ein Unterschied ist mehr als Zufall, wenn sein p-Wert unter 5 % liegt, korrigiert für alle { $looked } betrachteten Kennzahlen. Intervalle: 95 %.
web-lab-side-house = Haus
web-lab-side-own = Deine
error-lab-closed = Dieser Server hat kein Labor. Wer ihn betreibt, kann eines öffnen: „lair serve --lab“.
error-lab-busy = Gerade benutzen andere das Labor. Versuch es in einer Minute noch einmal.
error-lab-failed = Die Partien dauerten zu lange und wurden abgebrochen. Versuch es mit anderen Karten oder weniger Partien.
error-not-json = { $file } ist keine JSON-Datei: { $why }.
help-lab = Leute im Browser eigene Karten ausprobieren lassen: begrenzte Simulationen mit niedrigster Priorität. Ohne Angabe aus.
web-lab-changes = { $count ->
    [0] Das sind die Hauskarten.
    [one] Eine Änderung gegenüber den Hauskarten.
   *[other] { $count } Änderungen gegenüber den Hauskarten.
}
web-lab-card = { $table } { $number }
web-lab-figure = { $difference } ({ $low } bis { $high }), { $verdict ->
    [real] mehr als Zufall
   *[chance] kann Zufall sein
}
web-lab-done = Mit jedem Satz sind { $games } Partien gespielt. { $real ->
    [0] Nichts ist mehr als zufällig anders.
    [one] Eine Kennzahl ist mehr als zufällig anders.
   *[other] { $real } Kennzahlen sind mehr als zufällig anders.
}
error-other-view = Eine Ansicht des Spiels { $game } ist { $view }, nicht { $other }.
web-lab-by-seat = Nach Plätzen
