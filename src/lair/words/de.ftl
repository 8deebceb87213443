### Every sentence Lair says in German.

## The game

option-none = Grundspiel
bot-random = Zufall
bot-greedy = Gierig
bot-apprentice = Lehrling
bot-adept = Geselle
bot-master = Meister
bot-network = Netz
bot-learned = Gelernt

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
final-title = Die Punkte werden gezählt:
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
sim-seats = Sitze
sim-order = Zugreihenfolge in der ersten Runde
sim-seat = Sitz
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

help-lair = Mächtige Monster in deinem Terminal und ein Labor, das Millionen Partien spielt.
help-version = Die Version anzeigen.
help-help = Diese Hilfe anzeigen.
help-play = Eine Partie in diesem Terminal spielen, gegen Bots oder mit Freunden vor einem Bildschirm.
help-simulate = Viele Partien auf allen Kernen zugleich spielen und auswerten.
help-replay = Eine gespeicherte Partie Zug für Zug zeigen.
help-lesson = Die Lektion eines Spiels Zug für Zug zeigen.
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
help-train = Trainiert ein Netz, indem es gegen sich selbst spielt. Jederzeit anzuhalten; derselbe Befehl setzt fort.
help-train-out = Der Ordner des Laufs: Einstellungen, Zwischenstände, Protokoll und Netz. Ein Lauf, der dort liegt, wird fortgesetzt.
help-device = Wo trainiert wird: auto, cpu oder cuda.
help-train-seconds = Nach so vielen Sekunden anhalten.
help-train-decisions = Mit wie vielen Entscheidungen insgesamt trainiert wird.
help-train-rows = Wie viele Partien zugleich gespielt werden.
help-train-width = Wie breit die Schichten des Netzes sind.
help-train-every = Wie viele Sekunden zwischen zwei Messungen der Stärke liegen.
help-train-games = Wie viele Partien gegen greedy-Bots die Stärke messen, für jede Spielerzahl.
train-progress = { $decisions } Entscheidungen, { $rate } Millionen pro Sekunde
train-strength = Nach { $decisions } Entscheidungen, { $players } Personen: das { $share }-Fache seines Anteils an Siegen (±{ $error }) gegen greedy-Bots, { $lead } Punkte.
train-resumed = Weiter nach Schritt { $update } von { $updates }.
train-written = Das Netz liegt in { $file }.
train-stopped = Nicht fertig. Derselbe Befehl setzt hier fort: { $folder }
error-train-config = Die Einstellungen in { $folder } lassen sich nicht lesen: { $why }
error-train-differs = Der Lauf in { $folder } wurde mit anderen Werten begonnen: { $what }. Nur die Zahl der Entscheidungen darf sich ändern.
error-train-device = Auf { $device } lässt sich hier nicht trainieren. Es gibt auto und cpu, und cuda, wo PyTorch eine GPU findet.
error-no-torch = PyTorch ist nicht installiert. So wird es installiert: pip install "lair[learn]"
help-arena = Lässt Bots gegeneinander spielen, jeden auf jedem Platz, und wertet sie.
help-arena-bots = Wer spielt: Bots ({ $bots }) oder program:BEFEHLSZEILE; greedy*3 sind drei davon. Mehr als Plätze treffen sich reihum; weniger sitzen mehrfach.
help-arena-games = Wie viele Partien mindestens; auf ganze Runden ergänzt, damit jeder Bot überall gleich oft sitzt.
help-pairs = Nur zwei verschiedene Bots an einem Tisch, je zwei reihum; oder jede Auswahl, die die Plätze füllt.
help-arena-out = Hält jede Partie in dieser Datei fest, je eine Zeile JSON. Eine Datei desselben Turniers wird fortgesetzt.
help-summary = Schreibt die Ergebnisse auch in eine .json-Datei.
help-plot = Zeichnet die Ergebnisse auch, in eine .svg- oder .png-Datei.
help-arena-jobs = Wie viele Prozesse; sonst so viele wie Kerne.
help-timeout = Sekunden, die ein Programm für einen Zug hat.
help-bot = Prüft in ganzen Partien gegen gierige Bots, ob ein eigenes Programm das Protokoll einhält (docs/bot-protocol.md).
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
error-game-unusable = Das Spiel { $game } lässt sich nicht spielen: { $why }
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
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-other = Der letzte Zug kam von { $name }.
error-undo-revealed = Dieser Zug hat etwas Neues aufgedeckt: Was alle gesehen haben, lässt sich nicht zurücknehmen.
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
error-chat-too-long = Eine Nachricht hat höchstens { $limit } Zeichen: Kürze sie, oder schick zwei.
error-chat-full = Der Chat dieses Tisches ist voll; eine Revanche beginnt mit einem leeren.
error-too-many-entries = Du hast an diesem Tisch schon { $entries } Dinge getan. Von jetzt an kannst du die Partie nur noch zu Ende bringen.
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

## Teile eines Textes hintereinander

join-arrow = { $before } → { $after }
join-colon = { $before }: { $after }
join-comma = { $before }, { $after }
join-dot = { $before } · { $after }
join-plus = { $before } + { $after }
join-semicolon = { $before }; { $after }
join-slash = { $before }/{ $after }
join-space = { $before } { $after }
