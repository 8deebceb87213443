### Wszystko, co Lair mówi po polsku.

## The game

option-none = gra podstawowa
bot-random = Losowy
bot-greedy = Chciwy
bot-newcomer = Nowicjusz
bot-apprentice = Uczeń
bot-adept = Czeladnik
bot-master = Mistrz
bot-grandmaster = Arcymistrz
bot-network = Sieć
level-newcomer = na pierwszą partię; często się myli
level-apprentice = czasem się myli
level-adept = myśli trochę naprzód
level-master = myśli daleko naprzód
level-grandmaster = najsilniejszy; trenował sam ze sobą
grandmaster-unknown-cards = Arcymistrz nie zna tych kart. Gra jak mistrz.

## The table in the terminal

screen-cards = Karty: { $name }
your-turn = { $name }, twoja kolej.
ask-move = Twój ruch (na przykład { $example }; ? to pomoc):
ask-go-on = Enter – dalej, u – cofnij ruch:
ask-go-on-plain = Enter – dalej:
ask-handover = Teraz przy ekranie: { $name }; nikt inny nie patrzy. Enter – dalej:
moves-title = Możesz zagrać:
log-title = Dotychczas:
log-empty = Jeszcze nic się nie wydarzyło.
taken-back = Ruch cofnięty: { $move }.
saved-to = Gra zapisana w pliku { $file }. Wznowisz ją poleceniem: lair play --resume { $file }
save-failed = { $why } Gra toczy się dalej.
final-title = Wyniki końcowe
final-row = { $rank }. { $name }: { $gold }
not-understood = To nie jest ruch. Wpisz ruch, na przykład { $example }, jego numer z listy (m) albo ?, by uzyskać pomoc.
help-text =
    Wpisz jeden ze swoich ruchów albo jego numer z listy.
    { "" }
    m  twoje ruchy z numerami   u  cofnij ruch             l  co się dotąd działo
    r  narysuj stół ponownie    s PLIK  zapisz             q  zapisz i wyjdź
final-won = { $count ->
    [one] Zwycięstwo: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
left-game = Gra jeszcze się nie skończyła; jest zapisana w pliku { $file }. Wznowisz ją poleceniem: lair play --resume { $file }

## Simulating

sim-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} dla { $players } graczy ({ $options }), ziarno { $seed }
sim-speed = Na sekundę: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}
sim-seats = Miejsca
sim-order = Kolejność w pierwszej rundzie
sim-seat = miejsce
sim-place = pozycja
sim-bot = bot
sim-mean = punkty
sim-spread = rozrzut
sim-least = min.
sim-most = maks.
sim-wins = udział w wygranych
sim-interval = przedział 95%
sim-length = Decyzje w partii: średnio { $mean }, od { $least } do { $most }.
sim-written = Zapisano w pliku { $file }.
sim-stopped = Przerwano po { $games ->
    [one] { $games } partii
   *[other] { $games } partiach
}; oto ich wyniki.
progress-games = Rozgrywanie partii
progress-styles = Rozgrywanie partii, styl przeciw stylowi
progress-compiling = Kompilowanie zasad dla tego komputera, tylko raz

## Replays and cards

replay-title = { $game }, gra dla { $players } graczy ({ $options }), ziarno { $seed }
replay-move = { $number }. { $seat }: { $move }
replay-going-on = Ta gra jeszcze się nie skończyła; ruchy do tej pory: { $actions }.
cards-ok = Plik { $file } jest poprawny: { $name }, karty { $digest }.

## Command line help

help-lair = Mighty Monsters i Meeples & Monsters w twoim terminalu i laboratorium, które rozgrywa miliony partii.
help-version = Pokaż wersję.
help-help = Pokaż tę pomoc.
help-play = Zagraj w tym terminalu z botami albo ze znajomymi przy jednym ekranie.
help-levels = Boty od najsłabszego; gra bez sieci nie ma arcymistrza (grandmaster):
help-simulate = Rozegraj wiele partii naraz na wszystkich rdzeniach i pokaż wyniki.
help-replay = Pokaż zapisaną grę ruch po ruchu.
help-lesson = Pokaż lekcję gry ruch po ruchu.
help-cards = Pliki kart: elementy gry w liczbach.
help-cards-check = Sprawdź plik kart; komunikat o błędzie wskaże kartę i pole.
help-game = Która gra: { $games }.
help-players = Liczba graczy, od { $least } do { $greatest }.
help-seats = Kto gdzie siedzi, od pierwszego miejsca: person, person:IMIĘ albo bot ({ $bots }); na przykład person:Ada,adept,master@2 (mistrz, który myśli dwie sekundy na ruch).
help-variant = Wariant gry: { $options }; opcję można podać kilka razy.
help-seed = Liczba, od której zależą wszystkie tasowania; ta sama liczba to ta sama gra.
help-card-file = Twój plik kart zamiast kart domowych.
help-lang = Język: { $languages }.
help-resume = Wznów zapisaną grę.
help-save = Gdzie zapisać grę przy wyjściu; domyślnie w nowym pliku w twoim folderze danych.
help-brisk = Graj bez czekania na Enter po swoich ruchach.
help-games = Liczba partii do rozegrania.
help-bots = Kto gra, po jednym bocie na miejsce albo jeden na wszystkie: { $bots }.
help-out = Zapisz też wyniki: po wierszu na partię w pliku .csv albo .parquet (Parquet: także karty każdej partii) albo podsumowanie w pliku .json.
help-report = Porównaj też liczby z tym, co czyni zestaw kart zrównoważonym.
help-jobs = Liczba wątków; domyślnie tyle, ile jest rdzeni.
help-replay-file = Plik zapisany przez play albo Game.save, albo przez simulate (z --game).
help-recover = Odzyskaj z uszkodzonego lub uciętego pliku wszystko, co ma sens.
help-seat = Pokaż stół z tego miejsca, od 1 do 6; domyślnie oczami widza.
help-boards = Rysuj zamek przed każdym ruchem.
help-train = Trenuje sieć, która gra sama ze sobą. Można przerwać w każdej chwili; to samo polecenie wznawia trening.
help-train-out = Folder treningu: ustawienia, zapisy, dziennik i sieć. Trening, który tam jest, zostanie wznowiony.
help-device = Gdzie trenować: auto, cpu lub cuda.
help-train-seconds = Zatrzymaj po tylu sekundach.
help-train-decisions = Na ilu decyzjach łącznie trenować.
help-train-rows = Ile partii gra się naraz.
help-train-width = Jak szerokie są warstwy sieci.
help-train-blocks = Ile bloków po dwie warstwy ma sieć.
help-train-shards = Dzieli partie na tyle części; klaster rozgrywa je obok siebie. Wynik zależy od tej liczby.
help-train-every = Ile sekund mija między pomiarami siły.
help-train-games = Ile partii z botami greedy mierzy siłę, dla każdej liczby graczy.
help-train-from = Zacznij od wag sieci dołączonej do gry.
help-train-exploit = Trenuj jedno miejsce w każdej partii przeciw tej sieci na wszystkich pozostałych: ile zyskuje najlepsza odpowiedź?
train-progress = { $decisions } decyzji, { $rate } mln na sekundę
train-strength = Po { $decisions } decyzji, graczy: { $players }: { $share } należnego udziału w zwycięstwach (±{ $error }) z botami greedy, punkty: { $lead }.
train-gain = Po { $decisions } decyzji, graczy: { $players }: { $share } należnego udziału w zwycięstwach (±{ $error }) z siecią, punkty: { $lead }.
train-resumed = Dalej po kroku { $update } z { $updates }.
train-written = Sieć jest w { $file }.
train-stopped = Nieukończone. To samo polecenie wznowi trening: { $folder }
error-train-config = Nie można odczytać ustawień w { $folder }: { $why }
error-train-shards = { $rows } partii nie da się podzielić na { $shards } równych części.
error-train-size = Dołączona sieć ma szerokość { $width } i { $blocks } bloki; trening, który od niej zaczyna, ma tę szerokość i co najmniej tyle bloków.
error-train-differs = Trening w { $folder } rozpoczęto z innymi wartościami: { $what }. Zmienić można tylko liczbę decyzji.
error-train-device = Na { $device } nie można tu trenować. Są auto i cpu oraz cuda, jeśli PyTorch znajdzie GPU.
error-train-no-network = Do gry { $game } nie dołączono sieci.
error-no-torch = PyTorch nie jest zainstalowany. Aby go zainstalować: pip install 'lair-games[learn]'
help-arena = Boty grają ze sobą, każdy na każdym miejscu, i dostają ranking.
help-arena-bots = Kto gra: boty ({ $bots }), program:POLECENIE albo python:MODUŁ:KLASA; greedy*3 to trzy takie. Gdy jest ich więcej niż miejsc, spotykają się po kolei; gdy mniej, siedzą po kilka razy.
help-arena-games = Ile partii co najmniej; dopełniane do całych rund, by każdy bot siedział wszędzie równie często.
help-pairs = Tylko dwa różne boty przy stole, każda para po kolei; w przeciwnym razie każdy zestaw botów, który zapełnia miejsca.
help-arena-out = Zapisz każdą partię w tym pliku, po wierszu JSON. Plik tego samego turnieju jest kontynuowany.
help-summary = Zapisz też wyniki do pliku .json.
help-plot = Narysuj też wyniki, do pliku .svg albo .png.
help-arena-jobs = Ile procesów; domyślnie tyle, ile rdzeni.
help-timeout = Ile sekund program ma na ruch.
help-bot = Sprawdź w całych partiach przeciw chciwym botom, czy własny program trzyma się protokołu (docs/bot-protocol.md).
help-program = Program i jego argumenty; opcje dla lair stoją przed nim.
help-serve = Zamiast tego graj jako ten bot, posługując się protokołem.
help-bot-game = Tylko ta gra: { $games }.
help-bot-games = Ile partii każdej gry.
help-house = Otwórz stoły w sieci, przy których grają ludzie i boty (docs/protocol.md).
help-host = Adres, pod którym działa serwer: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla wszystkich, którzy mogą się z nim połączyć.
help-lan = Działaj też dla wszystkich w tej sieci, jak --host 0.0.0.0, i podaj adres.
help-port = Port, na którym działa serwer.
help-database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql://NAZWA:HASŁO@KOMPUTER/BAZA; domyślnie to, co podaje LAIR_DATABASE, albo plik w twoim folderze danych.
help-redis = Redis, przez który kilka współpracujących serwerów przekazuje sobie wieści, na przykład redis://KOMPUTER:6379; jednemu nie jest potrzebny.
help-thinkers = W ilu procesach myślą boty; domyślnie o jeden mniej, niż jest rdzeni.
help-origin = Strony spod tego innego adresu też mogą łączyć się z serwerem, na przykład https://example.org; opcję można podać kilka razy.
help-secure = Wysyłaj ciasteczka tylko przez https; dla serwera dostępnego przez https.
help-open = Otwórz też stronę w przeglądarce.
help-log = Ile zapisywać na standardowym wyjściu błędów, w wierszach JSON: debug, info, warning albo error.
help-verify = Sprawdź zapisaną grę: jeszcze raz każdy ruch oraz to, czy ziarno zgadza się z obietnicą złożoną przed grą.
help-backup = Skopiuj wszystko, co przechowuje serwer, do jednego pliku; serwer może w tym czasie działać.
help-backup-file = Plik kopii zapasowej, na przykład stoly.jsonl.gz.
help-restore = Przywróć kopię zapasową do pustej bazy danych: w całości albo wcale.
panel-options = Opcje
panel-arguments = Argumenty
panel-commands = Polecenia

## What can go wrong

error-usage = { $why } Spróbuj: { $command } --help
error-missing = Brakuje: { $what }.
error-unknown-flag = Nie ma opcji { $option }.
error-unknown-flag-near = Nie ma opcji { $option }; może chodzi o { $near }?
error-unknown-command = Nie ma polecenia { $command }; do wyboru: { $commands }.
error-extra = Te słowa są zbędne: { $what }.
error-flag-value = Opcja { $option } wymaga wartości.
error-flag-no-value = Opcja { $option } nie przyjmuje wartości.
error-number = { $option }: zamiast { $value } podaj liczbę całkowitą od { $least } do { $greatest }.
error-language = Nie ma języka { $language }; do wyboru: { $languages }.
error-no-such-game = Nie ma gry { $game }; do wyboru: { $games }.
error-game-unusable = W grę { $game } nie można zagrać: { $why }
error-no-such-option = Nie ma wariantu { $option }; do wyboru: { $options }.
error-no-such-bot = Nie ma bota { $bot }; do wyboru: { $bots }.
error-bot-no-clock = { $bot } nie przyjmuje ani czasu, ani liczby symulacji; przyjmują je tylko: { $bots }.
error-bot-clock = { $name } nie jest możliwe: { $bot } myśli dłużej niż 0 i najwyżej { $seconds } sekund albo przez 1 do { $simulations } symulacji.
error-network-unknown-cards = Sieć nie zna tych kart ({ $cards }), więc nie może nimi grać.
error-no-such-seat = Nie ma miejsca { $seat } w grze dla { $players } graczy.
error-no-such-faction = Nie ma frakcji { $faction }; do wyboru: { $factions }.
error-faction-twice = Dwoje graczy nie może mieć tej samej frakcji.
error-players = Liczba graczy nie może wynosić { $players }; wybierz od { $least } do { $greatest }.
error-seats = Podano { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
} dla { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
}.
error-seat-entry = { $entry } nie może zająć miejsca: wpisz person, person:IMIĘ albo bota ({ $bots }).
error-seed = { $seed } nie może być ziarnem: podaj liczbę całkowitą od 0 do 2^256 - 1.
error-out-kind = Nie można zapisać pliku { $file }: jego nazwa musi kończyć się na .csv, .parquet albo .json.
error-resume-options = Wznowiona gra zachowuje swoje ustawienia: pomiń { $option }.
error-seconds = { $option } musi być liczbą sekund od 0.01 do 3600, a nie { $value }.
error-arena-bots = W turnieju gra od 1 do { $greatest } botów, a nie { $bots }.
error-pairs = Do par potrzeba dwóch różnych botów.
error-no-such-program = Nie ma programu { $program }.
error-program-quotes = W programie { $program } nie zamknięto cudzysłowu.
error-no-program = Podaj program do sprawdzenia albo --serve i nazwę bota.
error-serve-alone = Przy --serve nie ma programu do sprawdzenia.
error-not-protocol = Tego się tu nie spodziewano: { $line }
error-plot-kind = Nie można narysować { $file }: nazwa musi kończyć się na .svg albo .png.
error-plot-missing = Do rysowania potrzebny jest Matplotlib: pip install 'lair-games[plots]'.
error-arena-worker = Proces roboczy sam się zakończył z kodem { $status }; rozegrane partie są zachowane, jeśli podano --out.
error-results-not-one = { $file } nie jest plikiem wyników turnieju; zostaje bez zmian.
error-results-other-plan = { $file } jest z innego turnieju ({ $what }: tam { $theirs }, tu { $ours }); zostaje bez zmian.
error-results-damaged = { $file }, wiersz { $line } jest uszkodzony; plik zostaje bez zmian.
error-results-twice = { $file } zawiera jedną partię dwa razy; zostaje bez zmian.
error-results-in-use = Inny turniej zapisuje właśnie do pliku { $file }.
error-not-a-notation = To nie jest notacja gry.
error-other-rules = Notacja pochodzi z wersji zasad { $version }; tutaj obowiązuje wersja { $ours }.
error-other-cards = Notacja powstała dla kart { $digest }; tutaj są karty { $ours }.
error-cannot-read = Nie można odczytać pliku { $file }: { $why }.
error-cannot-write = Nie można zapisać pliku { $file }: { $why }.
error-network-damaged = Plik { $file } jest uszkodzony albo nie jest siecią: { $why }
error-network-foreign = Plik { $file } to sieć dla innych reguł: { $what } to tam { $theirs }, a tutaj { $ours }.
error-not-text = { $file } nie jest plikiem tekstowym w UTF-8.
error-not-toml = { $file } nie jest plikiem TOML: { $why }.
error-cards-not-a-table = { $file }, { $card }: tu musi być tabela z polami.
error-cards-missing = { $file }, { $card }: brakuje pola { $field }.
error-cards-not-text = { $file }, { $card }: pole { $field } musi być tekstem w cudzysłowie.
error-cards-number = { $file }, { $card }: pole { $field } ma wartość { $value }; musi to być liczba całkowita od { $least } do { $greatest }.
error-cards-list = { $file }, { $card }: pole { $field } musi być listą liczb w nawiasach kwadratowych (ile liczb: od { $least } do { $greatest }).
error-cards-not-one-of = { $file }, { $card }: pole { $field } zawiera { $value }; dozwolone: { $allowed }.
error-cards-twice = { $file }, { $card }: w polu { $field } powtarza się liczba.
error-cards-order = { $file }, { $card }: w polu { $field } mniejsza liczba musi być pierwsza.
error-cards-unknown = { $file }, { $card }: nie ma pola o nazwie { $field }.
error-cards-list-of-cards = { $file }, { $card }: pole { $field } musi być listą tabel, każda pod [[{ $field }]].
error-cards-how-many = { $file }: liczba wpisów { $field } wynosi { $count }, a musi wynosić { $wanted }.
error-cards-words = { $file }, { $card }: pole { $field } musi być listą słów w cudzysłowach, w nawiasach kwadratowych (ile słów: od { $least } do { $greatest }).
error-cards-repeated = { $file }, { $card }: pole { $field } zawiera { $value }, które już tam jest.
error-cards-at-most = { $file }, { $card }: liczba wpisów { $field } wynosi tu { $count }, a może wynosić najwyżej { $greatest }.
error-cards-text-long = { $file }: tekst może mieć najwyżej { $greatest } znaków; ten jest dłuższy: { $text }…
error-cards-too-much-work = { $file }: z tymi kartami jedna akcja mogłaby mieć { $events } następstw, a może mieć najwyżej { $greatest }. Karty muszą mniej dawać, usuwać albo dobierać.
error-cards-two-files = { $file }: { $field } jest już w pliku { $other }; całość musi być w jednym pliku.
error-replay-empty = Plik { $file } jest pusty.
error-replay-too-big = Plik { $file } jest za duży jak na zapisaną grę.
error-replay-not-one = Plik { $file } nie zawiera zapisanej gry.
error-replay-format = Plik { $file } ma format { $format }; ta wersja Lair czyta format { $ours }.
error-replay-game = Plik { $file } dotyczy gry, której ta wersja Lair nie zna: { $game }.
error-replay-rules = Grę z pliku { $file } rozegrano według wersji zasad { $version }; ta wersja Lair stosuje wersję { $ours }.
error-replay-header = { $file }, wiersz 1: { $why }
error-replay-set-up = { $file }, wiersz 1: ustawienia gry są niepełne albo zmienione, więc nie można jej odtworzyć.
error-replay-cards = { $file }, wiersz 1: karty nie zgadzają się ze swoją sumą kontrolną, więc plik został zmieniony.
error-replay-damaged = { $file }: wiersz { $line } jest uszkodzony. Aby ocalić to, co jest przed nim, dodaj --recover.
error-replay-misplaced = { $file }: wiersz { $line } nie jest na swoim miejscu, bo któryś wcześniejszy usunięto, powtórzono albo zmieniono. Aby ocalić to, co jest przed wierszem { $line }, dodaj --recover.
error-replay-illegal = { $file }, wiersz { $line }: { $text } nie jest tu dozwolonym ruchem. Aby ocalić to, co jest przed nim, dodaj --recover.
error-replay-diverged = { $file }: wiersz { $line } prowadzi do innej pozycji niż zapisana, więc został zmieniony. Aby ocalić to, co jest przed nim, dodaj --recover.
error-replay-short = Plik { $file } urywa się po ruchu { $actions }: brakuje ostatniego wiersza. Aby grać dalej od tego miejsca, dodaj --recover.
error-replay-unfair = { $file }: ziarno nie jest tym, które obiecano przed grą. Pobierz plik jeszcze raz; jeśli to nie pomoże, nie ufaj tej grze.
error-not-a-move = { $text } nie jest ruchem.
error-no-such-action = Nie ma akcji { $number }; wybierz od 0 do { $last }.
error-game-over = Gra jest skończona.
error-too-much-work = Z tymi kartami ta akcja ma więcej niż { $events } następstw, a tyle stół nie może wykonać.
error-undo-nothing = Nie ma czego cofnąć.
error-undo-other = Ostatni ruch nie był twój ({ $name }).
error-undo-revealed = Ten ruch odkrył coś nowego: tego, co wszyscy widzieli, nie można cofnąć.
error-interrupted = Przerwano.
error-closed = Wyjście zamknięto, zanim wszystko zostało wypisane.
error-closed-input = Dane wejściowe się skończyły.

## The house: tables on the network

house-open = Serwer czeka pod adresem { $address }. Ctrl+C go zatrzymuje.
house-open-lan = Inni w tej sieci znajdą go pod adresem { $address }.
verify-replayed = Plik { $file } się zgadza: odtworzono { $actions ->
    [one] { $actions } ruch
    [few] { $actions } ruchy
    [many] { $actions } ruchów
   *[other] { $actions } ruchu
}, każda pozycja jak w zapisie.
verify-fair = Ziarno jest tym, które obiecano przed grą.
verify-no-promise = W pliku nie ma obietnicy złożonej przed grą, więc nic nie dowodzi, że ziarno wybrano wcześniej.
backup-done = Skopiowano { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
} do pliku { $file }.
restore-done = Przywrócono { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
} z pliku { $file }.
error-log-level = Nie ma poziomu dziennika { $level }; do wyboru: { $levels }.
error-environment-number = { $variable }: zamiast { $value } podaj liczbę całkowitą.
error-database-in-use = Inny serwer korzysta już z { $url }. Kilka serwerów wymaga PostgreSQL (zob. docs/server.md).
error-database-url = Lair nie może użyć bazy danych { $url }: wpisz sqlite:///PLIK albo postgresql://NAZWA:HASŁO@KOMPUTER/BAZA.
error-database-away = Baza danych { $url } nie odpowiada: { $why }.
error-database-newer = Baza danych { $url } pochodzi z nowszej wersji Lair; zaktualizuj tę.
error-redis-url = Lair nie może użyć Redisa { $url }: wpisz redis://KOMPUTER:PORT/0.
error-cluster-missing = PostgreSQL i Redis wymagają dwóch dodatkowych bibliotek: pip install 'lair-games[cluster]'.
error-backup-not-one = Plik { $file } nie jest kopią zapasową Lair; niczego nie zmieniono.
error-backup-format = Plik { $file } ma format { $format }; ta wersja Lair czyta format { $ours }.
error-backup-revision = Plik { $file } pochodzi z bazy danych o schemacie { $revision }; ta wersja Lair ma schemat { $ours }. Przywróć go tą wersją Lair, która go utworzyła.
error-backup-damaged = { $file }: wiersz { $line } jest uszkodzony albo go brakuje; niczego nie przywrócono. Spróbuj z inną kopią.
error-restore-not-empty = W tej bazie danych już coś jest; niczego nie zmieniono. Podaj nową przez --database.
error-who-are-you = Najpierw wejdź: podaj swoje imię.
error-no-name = Imię musi mieć co najmniej jeden widoczny znak.
error-no-such-link = Tego linku już użyto albo jest za stary: zrób nowy na swoim drugim urządzeniu.
error-too-many-people = Z twojej sieci weszło właśnie wiele osób: spróbuj ponownie za kilka minut.
error-too-fast = Za dużo naraz: poczekaj chwilę i spróbuj ponownie.
error-too-large = To jest za duże albo dotarło zbyt wolno: wyślij coś mniejszego.
error-too-many-sockets = Otwartych jest stąd za dużo połączeń: zamknij kilka okien, a to wczytaj ponownie.
error-other-host = Ten serwer nie ma takiej nazwy. Kto go prowadzi, może dopuścić inne przez LAIR_HOSTS.
error-command-id-used = Ten identyfikator był tu już użyty do innego polecenia. Wybierz nowy.
error-other-origin = To przyszło ze strony o innym adresie: otwórz stronę tego serwera. Kto go prowadzi, może dopuścić inne przez --origin.
error-not-understood = Nie udało się tego zrozumieć: wczytaj stronę ponownie i spróbuj jeszcze raz.
error-no-such-page = Nie ma takiej strony: sprawdź adres.
error-not-now = Teraz nie można tego zrobić.
error-network-closed = Nie udało się otworzyć serwera dla tej sieci. Zatrzymaj Lair i uruchom: lair serve --lan
error-not-this-machine = Dla sieci może otworzyć Lair tylko komputer, na którym działa.
error-no-such-method = Tego pod tym adresem zrobić nie można; co można, mówi docs/protocol.md.
error-refused = Tutaj nie jest to możliwe: wczytaj stronę ponownie i spróbuj jeszcze raz.
error-try-again = Stoły są teraz niedostępne: spróbuj ponownie za chwilę.
error-busy = Przy tym stole dzieje się teraz za dużo: spróbuj ponownie za chwilę.
error-no-such-table = Nie ma takiego stołu albo jest prywatny: poproś o zaproszenie.
error-table-rules = Ta gra zaczęła się według wersji zasad { $version }; teraz obowiązuje tu wersja { $ours }, więc nie można jej dokończyć. Otwórz nowy stół.
error-table-aside = Ten stół został odstawiony: gry nie można kontynuować, bo jej dziennik jest uszkodzony albo jej karty wymagają zbyt wiele. Niczego nie usunięto. Otwórz nowy stół.
error-too-many-tables = Siedzisz już przy zbyt wielu stołach (własnych najwyżej { $tables }): najpierw dokończ grę albo zamknij któryś.
error-too-many-bots = Za dużo botów ({ $bots }) na { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
}: zostaw co najmniej jedno miejsce dla człowieka.
error-no-such-level = Przy stołach nie ma bota { $bot }; do wyboru: { $levels }.
error-not-open = Ten stół nie jest już otwarty: gra się zaczęła albo stół zamknięto.
error-not-playing = Przy tym stole nie toczy się gra: jeszcze się nie zaczęła albo jest skończona.
error-not-over = Gra jeszcze się nie skończyła: to będzie możliwe po jej końcu.
error-one-seat-each = Masz już miejsce: każdy ma jedno, chyba że przy stole gra się na jednym ekranie.
error-seat-taken = To miejsce jest zajęte: wybierz wolne albo oglądaj.
error-no-seat-here = Nie masz miejsca przy tym stole: zajmij je, jeśli stół jest jeszcze otwarty, albo oglądaj.
error-not-your-seat = To nie twoje miejsce: wybierz jedno ze swoich.
error-host-only = Może to zrobić tylko osoba, która otworzyła stół: poproś ją o to.
error-seats-free = { $seats ->
    [one] { $seats } miejsce jest jeszcze wolne
    [few] { $seats } miejsca są jeszcze wolne
    [many] { $seats } miejsc jest jeszcze wolnych
   *[other] { $seats } miejsca jest jeszcze wolne
}: zaproś kogoś, potem zacznij.
error-stale = To, co było widać, jest już nieaktualne (wersja { $version }, teraz { $ours }). Oto stół w obecnym stanie: zdecyduj jeszcze raz.
error-not-your-turn = To nie twoja kolej: poczekaj na nią.
error-bot-plays = Na tym miejscu gra teraz bot. Jeśli zastępuje ciebie, najpierw odbierz mu swoje miejsce.
error-undo-not-now = Ruch można cofnąć tylko w swojej turze i tylko zanim odkryto coś nowego.
error-resigned-already = Twoja rezygnacja jest już przyjęta; dalej gra za ciebie bot.
error-nobody-to-stand-in-for = Nie ma tam kogo zastąpić: to twoje własne miejsce albo nikt go nie zajmuje.
error-not-away-long-enough = Ta nieobecność jest jeszcze za krótka, by grał zastępczy bot: poczekaj trochę.
error-nothing-to-reclaim = Żaden bot cię nie zastępuje, więc nie ma miejsca do odebrania.
error-nothing-said = Ta wiadomość jest pusta: najpierw coś napisz.
error-chat-too-long = Wiadomość może mieć najwyżej { $limit } znaków: skróć ją albo wyślij dwie.
error-chat-full = Czat tego stołu jest pełny; rewanż zaczyna się z pustym.
error-too-many-entries = Liczba twoich działań przy tym stole sięgnęła { $entries }. Odtąd możesz już tylko doprowadzić grę do końca.
error-no-hints-here = Ten stół otwarto bez podpowiedzi; twój następny może je mieć.
error-rematch-there = Rewanż już jest: dołącz do niego.
error-no-such-lesson = Nie ma lekcji { $lesson }; są { $lessons }.
error-reviews-busy = Wiele rozgrywek jest właśnie analizowanych: spróbuj ponownie za kilka minut.
error-too-many-reviews = Z twojej sieci przeanalizowano w ostatniej godzinie już wiele rozgrywek: spróbuj później.

## The balance report

report-what = co
report-mean = średnio
report-card = karta
report-criteria = Kryteria
report-criterion = kryterium
report-verdict = ocena
report-detail = wartość albo karty, które go nie spełniają
report-met = spełnione
report-missed = niespełnione
report-criterion-styles = każdy styl gry wygrywa od 0,5 do 1,5 swojej części

## Turnieje

arena-title = Rozegrane partie: { $games } ({ $game }), rozdania: { $deals }, graczy: { $players } ({ $options }), ziarno { $seed }
arena-games = partie
arena-wins = wygrane
arena-fair = × równe
arena-points = punkty
arena-rating = ranking
arena-seconds = s/ruch
arena-explained = Wygrane: część partii, w których bot siedzi przy stole, remisy dzielone. × równe: wielokrotność tej części wśród równych. Ranking: ± to przedział 95%.
arena-code-unknown = { $file } zawiera { $games ->
    [one] jedną partię
    [few] { $games } partie
   *[many] { $games } partii
} z wcześniejszej wersji programu; kod mógł się od tego czasu zmienić, a liczą się partie z obu wersji.
arena-forfeits = { $bot }: partie przegrane przez złe zachowanie: { $games }. { $verdict }
plot-ratings = Ranking z przedziałami 95%
plot-strength = Siła a czas namysłu
plot-seconds = sekundy na ruch
plot-times-fair = wygrane, wielokrotność równej części

## Programy na próbę

trial-game = { $game }, graczy: { $players } ({ $options }), miejsce { $seat }: decyzje: { $decisions }, { $outcome }
trial-won = wygrana
trial-lost = bez wygranej
trial-stopped = przerwana
trial-good = Zachowuje się poprawnie: { $name }, partie: { $games }, decyzje: { $decisions }, najwolniejsza w { $slowest } s.
trial-bad = Nie zachowuje się poprawnie. { $verdict }
trial-lines = Ostatnie wiersze (> do programu, < od niego, ! jego wyjście błędów):
verdict-no-start = Nie można uruchomić { $program }: { $why }.
verdict-no-handshake = Brak powitania: { $why }
verdict-timeout = Nie odpowiedział w ciągu { $seconds } s.
verdict-illegal = Zagrał { $action }, co jest niedozwolone: { $why }
verdict-no-action = Jego odpowiedź nie zawiera akcji.
verdict-other-answer = Powiedział { $line }, gdy pytano o { $expected }.
verdict-out-of-turn = Odezwał się niepytany: { $line }
verdict-garbage = Napisał coś, co nie jest wiadomością: { $line }
verdict-exited = Zakończył się z kodem { $status }.
verdict-closed = Zamknął swoje wyjście.
verdict-stays = Nie zakończył pracy w ciągu { $seconds } s od polecenia.

## Lekcje

lesson-own-way = Lekcja szła inną drogą: odtąd gra należy do ciebie. Baw się dobrze.

## Przeglądarka

web-home = Na stronę główną
web-lost = Nie ma takiej strony.
web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-auto = jak w systemie
web-theme-light = dzień
web-theme-dark = noc
web-theme-to-dark = Przełącz na noc
web-theme-to-light = Przełącz na dzień
web-pace = Animacje
web-pace-calm = spokojne
web-pace-brisk = żwawe
web-pace-instant = brak
web-sound = Dźwięk
web-notify = Powiadom mnie, gdy nadejdzie moja kolej
web-done = Gotowe
web-close = Zamknij
web-guest = Gość
web-rule = Zasada { $rule }
web-explanation = Objaśnienie
web-telling = Zobacz, co się dzieje.
web-away = Serwer nie odpowiada; próbujemy dalej. Nic nie przepadnie.
web-laying = Nakrywamy do stołu…
web-prompt = Co teraz
web-hint = Podpowiedź
web-hints = Co zrobiłby bot i jak ocenia szansę na wygraną
web-hint-twice = Naciśnij raz, by zobaczyć ją na planszy; naciśnij ponownie, by ją zagrać.
web-thinking = Myśli…
web-bot-thinks = { $seat } ({ $level }) myśli…
web-undo = Cofnij
web-side = Dziennik i czat
web-log = Dziennik
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-say = Powiedz coś
web-send = Wyślij
web-over = Gra skończona.
web-ended-early = Gra skończyła się przed czasem: nikt nie gra dalej.
web-no-winner = Nikt nie wygrał
web-rematch-open = Rewanż jest otwarty: zobacz menu stołu.
web-handover = Przekaż urządzenie: { $name }
web-handover-why = Nikt inny teraz nie patrzy.
web-handover-go = To ja
web-entry-began = Gra się zaczyna.
web-entry-stood = { $seat }: odchodzi.
web-entry-bot-sat = { $seat }: siada bot.
web-entry-closed = Stół jest zamknięty.
web-entry-resigned = { $seat }: poddaje się; dalej gra bot.
web-entry-stood-in = { $seat }: w zastępstwie gra bot.
web-entry-reclaimed = { $seat }: wraca do gry.
web-entry-timed-out = { $seat }: czas minął; gra bot.
web-entry-rematched = Rewanż jest otwarty.
web-play-now = Graj
web-coach = Przewodnik
web-coach-waits = Patrz, co robią inni.
web-go-on = Dalej
web-device-go = To moje urządzenie
web-contents = Spis treści
web-search-rules = Szukaj w zasadach
web-found = { $count ->
    [0] Nic w zasadach nie pasuje.
    [one] Pasuje jedna zasada.
    [few] Pasują { $count } zasady.
   *[many] Pasuje { $count } zasad.
}
web-to-table = Do stołu
web-move-of = Ruch { $move } z { $moves }.
web-before = Ruch wstecz
web-after = Ruch dalej
web-run = Odtwórz grę
web-pause = Wstrzymaj
web-scrub = Ruch
web-eyes = Widok gracza
web-eyes-all = wszystkie karty odkryte
web-analysis = Analiza
web-chances = Szanse na wygraną
web-analysing = { $of ->
    [0] Bot zaczyna przeglądać grę…
   *[other] Bot przegląda grę: { $done } z { $of }.
}
web-this-move = Ten ruch: { $seat }
web-played = Zagrano: { $move } ({ $chance })
web-bot-would = Bot zagrałby: { $move } ({ $chance })
web-bot-agrees = Bot zagrałby tak samo.
web-turning = Punkty zwrotne
web-turning-one = Ruch { $move }, { $seat }: −{ $lost }
web-share-game = Udostępnij tę grę
web-welcome = Dwie gry, jedno legowisko
web-welcome-more = Graj z przyjaciółmi na innych kanapach albo z botami. Bez instalowania, bez konta.
web-set-up = Przygotuj stół
web-learn = Ucz się, grając
web-lesson-again = Zacznij lekcję od nowa
web-rules = Zasady
web-who = Twoje imię
web-name = Twoje imię
web-keep = Zapisz
web-device = Przenieś na inne urządzenie
web-device-how = Otwórz ten adres na drugim urządzeniu w ciągu dziesięciu minut. Działa raz.
web-device-here = To urządzenie należy teraz do ciebie, { $name }.
web-qr = Ten sam adres jako kod QR
web-link = Adres
web-only-here = Na razie ten adres działa tylko na tym komputerze.
web-network-reaches = Ten adres działa dla wszystkich w tej samej sieci, na przykład w tym samym Wi-Fi.
web-no-network = Ten komputer nie jest w żadnej sieci, więc znajomi nie mogą się z nim połączyć. Podłącz go do sieci i uruchom Lair ponownie.
web-open-network = Otwórz dla tej sieci
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-list-mine = Twoje stoły
web-list-mine-none = Nie masz jeszcze stołu: zagraj albo przygotuj własny.
web-list-open = Otwarte stoły
web-list-open-none = Teraz nikt nie czeka.
web-list-watch = Do oglądania
web-list-watch-none = Nie toczy się żadna publiczna gra.
web-free-seats = { $count ->
    [one] jedno miejsce wolne
    [few] { $count } miejsca wolne
   *[many] { $count } miejsc wolnych
}
web-your-turn = Twoja kolej
web-status-open = czeka na graczy
web-status-playing = trwa
web-status-over = koniec gry
web-status-closed = stół zamknięty
web-status-aside = odstawiony
web-archive = Odłóż
web-more = Pokaż więcej
web-set-up-title = Stół do gry { $game }
web-players = Gracze
web-seats = Kto gra
web-seat = Miejsce { $number }
web-seat-me = Ty
web-seat-friend = ktoś znajomy
web-level = { $name }: { $about }
web-hot-seat = Gramy na jednym urządzeniu
web-hot-seat-why = Przechodzi z rąk do rąk.
web-variants = Warianty
web-more-choices = Więcej ustawień
web-hints-allowed = Podpowiedzi są dozwolone
web-private = Prywatny
web-private-why = Tylko osoby, które mają adres, mogą oglądać grę albo usiąść do stołu.
web-shuffle = Miejsca są losowane
web-breath = Boty chwilę czekają, żeby można było cofnąć ruch
web-pace-of-play = Tempo
web-pace-live = za jednym posiedzeniem
web-pace-slow = przez kilka dni
web-clock = Zegar
web-clock-none = bez zegara
web-clock-turn-60 = minuta na turę
web-clock-turn-300 = pięć minut na turę
web-clock-game-1200 = dwadzieścia minut na osobę w całej grze
web-open-table = Otwórz stół
web-begin = Zaczynamy
web-waiting = Czekamy na graczy
web-all-there = Wszyscy są
web-closed = Ten stół jest zamknięty.
web-you = ty
web-stand = Wstań
web-send-away = Odeślij
web-free = wolne
web-sit = Usiądź tu
web-bot-here = Posadź tu bota
web-give-up-table = Zamknij ten stół
web-host-begins = Grę uruchamia osoba, która otworzyła stół.
web-invite = Zaproś
web-invite-how = Kto otworzy ten adres, może usiąść.
web-rematch = Jeszcze raz
web-to-rematch = Do rewanżu
web-review = Przejrzyj grę
web-download = Pobierz zapis gry
web-fair = Uczciwe tasowanie
web-fair-how = Przed pierwszą kartą serwer ustalił ziarno i opublikował jego odcisk. Pobierz zapis gry i uruchom: lair verify PLIK. Każdy ruch zostanie rozegrany ponownie, a ziarno porównane z odciskiem.
web-fair-promise = Obiecane przed grą
web-fair-seed = Ziarno
# On the plain board, of a game without a board of its own
web-plain-yes = tak
web-plain-no = nie
web-plain-none = brak
web-plain-asks-you = Twoja kolej: wybierz ruch.
web-plain-asks-other = Decyduje { $seat }.
web-plain-moves = Twoje ruchy
web-plain-wait = To nie twoja kolej.
web-plain-table = Stół
web-table-menu = Ten stół
web-reclaim = Wracam na swoje miejsce
web-stand-in = Brak gracza { $name }: niech gra bot
web-resign = Poddaj się
web-resign-sure = Bot zagra dalej za ciebie i nie będzie można wrócić.
web-resign-yes = Tak, poddaję się
web-watch-how = Kto otworzy ten adres, może oglądać.

## Części tekstu po kolei

join-and = { $before } i { $after }
join-arrow = { $before } → { $after }
join-colon = { $before }: { $after }
join-comma = { $before }, { $after }
join-dot = { $before } · { $after }
join-semicolon = { $before }; { $after }
join-slash = { $before }/{ $after }
join-space = { $before } { $after }

# The laboratory
help-compare = Porównaj dwa zestawy kart, dwa warianty albo dwa składy botów, parami według ziarna: każda liczba z różnicą i czy jest większa niż przypadek.
help-compare-side = Plik albo folder kart, „house” to karty domowe; warianty połączone znakiem +, „basic” to żaden; albo boty po przecinku.
help-compare-all = Pokaż też liczby, które różnią się tylko przypadkiem.
help-compare-out = Zapisz też wszystkie liczby w pliku .json.
help-sweep = Nadaj jednej liczbie na kartach kolejne wartości i pokaż, co się zmienia.
help-sweep-card = Liczba i jej wartości: guard.7.strength=3..9 albo monster.skeleton.vp=1,2,4. Kartę wskazuje jej numer albo klucz.
help-figure = Która liczba ma być pokazana, na przykład score.mean, order.1 albo beaten.level-2; można powtórzyć.
help-sweep-out = Zapisz też krzywą w pliku .csv albo .json.
help-replay-game = Numer partii w pliku wyników polecenia simulate, od 0.
help-replay-save = Zapisz też tę partię.
compare-title = A i B, po { $games } partii z tymi samymi ziarnami
compare-figure = liczba
compare-difference = B − A
compare-verdict = ocena
compare-real = więcej niż przypadek
compare-chance = przypadek
compare-none = Nic nie różni się o więcej niż przypadek, liczb: { $figures }.
compare-count = Różni się o więcej niż przypadek: { $real } z { $figures } liczb (łącznie 5%, metodą Holma).
figure-score = punkty, miejsce { $number }
figure-score-mean = punkty, wszystkie miejsca
figure-wins = wygrane, miejsce { $number }
figure-order = wygrane, pozycja { $number } w kolejności
figure-decisions = decyzje na partię
sweep-title = { $figure } według { $path }, po { $games } partii
error-compare-tables = Tego nie można porównać: graczy { $a } i { $b }.
error-compare-side = { $side } nie jest plikiem kart, wariantem ani botem gry { $game }.
error-sweep-values = Nie można odczytać { $text }; podaj miejsce na kartach i liczby całkowite, na przykład guard.7.strength=3..9.
error-sweep-nothing = Podaj, która liczba na kartach ma przyjąć jakie wartości: --card guard.7.strength=3..9.
error-sweep-many = { $text } ma więcej niż { $most } wartości.
error-sweep-backwards = { $text } biegnie wstecz: zacznij od mniejszej liczby, na przykład 3..6.
error-sweep-step = { $text } ma krok 0: podaj co najmniej 1, na przykład 3..9:2.
error-sweep-path = Karty nie mają miejsca { $path }: zobacz { $part }.
error-no-such-figure = Nie ma liczby { $figure }. Są: { $figures }.
error-curve-kind = Nie można zapisać pliku { $file }: jego nazwa musi kończyć się na .csv albo .json.
error-json-kind = Nie można zapisać pliku { $file }: jego nazwa musi kończyć się na .json.
error-data-missing = Pliki Parquet wymagają PyArrow: pip install 'lair-games[data]'.
error-not-a-run = { $file } nie jest plikiem wyników polecenia simulate, z którego można otwierać partie (.json albo .parquet).
error-run-cards = { $file } powstał z innych kart albo innych zasad.
error-no-such-number = { $file } ma partie od 0 do { $last }, a nie { $number }.
error-run-number = { $file } ma partie od 0 do { $last }: podaj jedną z nich, --game NUMER.

# On the internet
help-prepare = Skompiluj to, czego potrzebuje serwer, i zakończ: przed aktualizacją, aby nowa wersja ruszyła od razu.
house-prepared = Wszystko jest skompilowane: ta wersja startuje teraz od razu.

# Twoja kolej
notice-turn = Twoja kolej
mail-turn-subject = Twoja kolej: { $game }
mail-turn =
    Twoja kolej w grze { $game }. Ten link otwiera stół:

    { $link }

    Dostajesz najwyżej jedną wiadomość na turę i tylko przy stołach, przy których gra trwa wiele dni. Rezygnacja z wiadomości:

    { $stop }
mail-confirm-subject = Czy mamy pisać, gdy przyjdzie twoja kolej?
mail-confirm =
    Ktoś podał ten adres, aby dowiadywać się o swojej kolei przy stole, przy którym gra trwa wiele dni. Jeśli to ty, ten link potwierdza adres, przez jeden dzień:

    { $link }

    Jeśli to nie ty, nie rób nic: nie przyjdzie żadna inna wiadomość. Ten link usuwa adres od razu:

    { $stop }
error-push-address = Wiadomości można wysyłać tylko do publicznej usługi push przeglądarki, przez https.
error-push-keys = Klucze subskrypcji push tej przeglądarki są nieprawidłowe.
error-mail-address = To nie jest adres e-mail.
error-smtp-url = Lair nie może użyć serwera poczty { $url }: wpisz smtp://NAZWA:HASŁO@KOMPUTER:587, a w LAIR_MAIL_FROM adres nadawcy.
error-no-mail-here = Ten serwer nie wysyła e-maili.
error-no-push-here = Ten serwer nie wysyła wiadomości do przeglądarek.
error-mail-away = Nie udało się wysłać e-maila. Spróbuj ponownie później.
web-notices = Gdy przyjdzie moja kolej
web-notices-how = Przy stołach, przy których gra trwa wiele dni, gdy cię nie ma: najwyżej jedna wiadomość na turę.
web-notices-push = Powiadamiaj w tej przeglądarce
web-notices-push-off = Już nie w tej przeglądarce
web-notices-push-on = Ta przeglądarka powiadamia, gdy przyjdzie twoja kolej.
web-notices-denied = Ta przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
web-notices-mail = Adres e-mail
web-notices-mail-ask = Powiadamiaj e-mailem
web-notices-mail-off = Żadnych e-maili
web-notices-mail-sent = Link został wysłany na adres { $address }. Otwórz go, aby potwierdzić, że adres należy do ciebie.
web-notices-mail-on = E-maile przychodzą na adres { $address }.
web-notices-confirm = Potwierdź adres
web-notices-confirmed = Adres jest potwierdzony: odtąd dostajesz e-mail, gdy przyjdzie twoja kolej.
web-notices-stop = Zakończ e-maile
web-notices-stopped = E-maile nie będą już przychodzić. Adres został usunięty.

# Co mówi link do stołu
preview-title = { $game } w Lair
preview-open = { $free ->
    [0] Wszystkie miejsca są zajęte. Przy stole: { $names }.
    [one] Jedno miejsce jest wolne. Przy stole: { $names }.
    [few] Wolne miejsca: { $free }. Przy stole: { $names }.
   *[other] Wolne miejsca: { $free }. Przy stole: { $names }.
}
preview-playing = Gra trwa: { $names }. Oglądaj ją ruch po ruchu.
preview-over = { $many ->
    [one] Wygrywa { $winners }. Przy stole: { $names }. Obejrzyj grę ruch po ruchu.
   *[other] Wygrywają { $winners }. Przy stole: { $names }. Obejrzyj grę ruch po ruchu.
}
preview-closed = Ten stół jest zamknięty. Przy stole: { $names }.
web-embed = Pokaż na innej stronie
web-embed-open = Otwórz w Lair
## Powroty

error-passkey-refused = Ten klucz dostępu nie został przyjęty.
error-passkey-late = To trwało za długo: spróbuj ponownie.
error-passkey-none = Nie użyto żadnego klucza dostępu.
error-no-such-passkey = Ten serwer nie zna tego klucza dostępu.
error-passkeys-many = Masz już ten klucz albo { $most } kluczy: najpierw usuń jeden.
error-no-such-code = Ten kod odzyskiwania jest błędny albo został już użyty.
error-no-such-session = Ta przeglądarka jest już wylogowana.
error-too-many-sign-ins = Za dużo prób z twojej sieci: odczekaj godzinę.
web-me = Profil
web-me-guest = Jesteś tu gościem i to wystarczy. Jeśli chcesz zachować imię na innych urządzeniach albo gdy ta przeglądarka cię zapomni, dodaj sposób powrotu.
web-me-back = Sposoby powrotu
web-me-before = To nie moja pierwsza wizyta
web-me-before-how = Zaloguj się, aby znów być osobą z innego urządzenia lub innej przeglądarki.
web-passkeys = Klucze dostępu
web-passkey-why = Klucz dostępu loguje cię odciskiem palca, twarzą lub kodem PIN. Nie ma hasła do zapamiętania ani do ukradzenia.
web-passkey-add = Dodaj klucz dostępu
web-passkey-sign-in = Zaloguj się kluczem dostępu
web-passkey-no = Klucze dostępu wymagają bezpiecznego adresu (https) z nazwą i nowszej przeglądarki.
web-passkey-made = Dodano { $date }
web-passkey-used = Ostatnio użyto { $date }
web-remove = Usuń
web-recovery = Kod odzyskiwania
web-recovery-why = Zapisz kod i przechowuj go bezpiecznie. Działa raz, w dowolnej przeglądarce; potem dostaniesz nowy.
web-recovery-make = Utwórz kod
web-recovery-again = Utwórz nowy kod
web-recovery-yours = Twój kod, widoczny tylko teraz:
web-recovery-made = Masz kod utworzony { $date }.
web-recovery-use = Użyj kodu
web-recovered = Witaj ponownie, { $name }.
web-sessions = Zalogowane urządzenia
web-session-here = Ta przeglądarka
web-session-unknown = Nieznana przeglądarka
web-session-seen = Ostatnio { $date }
web-session-end = Wyloguj
web-sessions-end = Zakończ wszystkie sesje
web-sessions-end-how = Każda inna przeglądarka zostanie wylogowana, a kopie ciasteczka tej przeglądarki przestaną działać.
web-sessions-ended = Każda inna przeglądarka jest wylogowana.
web-data = Moje dane
web-data-why = Wszystko, co ten serwer o tobie zapisał, w jednym pliku.
web-data-get = Pobierz moje dane
web-delete = Usuń mnie
web-delete-why = Twoje imię, wiadomości, rankingi i sposoby powrotu zostaną usunięte, a ty opuścisz wszystkie stoły. Partie rozegrane z innymi pozostaną bez twojego imienia. Tego nie można cofnąć.
web-delete-sure = Tak, usuń mnie
web-deleted = Usunięto cię.
web-cancel-that = Nie, zachowaj wszystko

## Historia i ranking

error-rated-hot-seat = Partia rankingowa wymaga osobnego urządzenia dla każdego gracza.
error-rated-cards = W partii rankingowej gra się zwykłymi kartami.
error-seats-kept = Wolne miejsca są przez dziesięć minut zarezerwowane dla osób z poprzedniej partii.
error-no-such-person = Nie ma tu takiej osoby.
web-rated = Rankingowa
web-rated-play = Partia rankingowa
web-rated-why = Wynik zmienia rankingi. Nie ma podpowiedzi ani cofania ruchów.
web-profile-of = Profil: { $name }
web-profile-since = Od { $date }
web-profile-games = Partie
web-profile-none = Brak zakończonych partii.
web-profile-mine = Moje partie i rankingi
web-rating = Ranking
web-rating-is = Ranking { $rating }
web-rating-none = Brak partii rankingowych.
web-rating-change = Ranking { $before } → { $after }
web-rated-games = Partie rankingowe
web-games-played = Rozegrane
web-won = Wygrane
web-best-points = Najwięcej punktów
web-average-place = Średnie miejsce
web-place-of = Miejsce { $place } z { $players }, punkty: { $points }
web-watch-again = Obejrzyj ponownie
web-same-people = Jeszcze raz z tymi samymi
web-board = Najlepsi
web-board-of = Najlepsi w { $game }
web-board-how = Rankingi pochodzą z partii rankingowych. Zaczynają się od 1000 i na początku mocno się zmieniają, gdy serwer cię poznaje. Na liście jest każdy, kto rozegrał pięć takich partii; boty się nie zmieniają.
web-board-place = Miejsce
web-board-name = Imię
web-bot-fixed = bot
web-board-not-counted = nie liczy się dla botów

## Dobre obyczaje

error-banned = Nie możesz już grać na tym serwerze, albo przez pewien czas.
error-blocked-here = Ty i ktoś przy tym stole nie gracie razem: jedno zablokowało drugie.
error-yourself = To ty.
error-too-many-reports = W ciągu godziny wysłano wiele zgłoszeń: spróbuj później.
error-no-such-report = Nie ma otwartego zgłoszenia { $number }.
error-table-status = { $status } nie jest stanem stołu. Są: { $statuses }.
help-admin = Opieka nad serwerem: osoby, stoły, zgłoszenia. Działa obok uruchomionych serwerów; zauważają to w kilka sekund.
help-admin-people = Wypisz osoby, ostatnio widziane najpierw.
help-admin-text = Część imienia albo identyfikator.
help-admin-tables = Wypisz stoły, najnowsze najpierw.
help-admin-status = Tylko stoły w tym stanie: { $statuses }.
help-admin-reports = Przeczytaj zgłoszenia.
help-admin-all = Także załatwione.
help-admin-log = Pokaż, co zrobili operatorzy, najnowsze najpierw.
help-admin-rename = Nadaj komuś inne imię, także przy stołach.
help-admin-ban = Odrzucaj wszystko, co ktoś tu robi.
help-admin-unban = Pozwól komuś znów grać.
help-admin-close = Zamknij stół, niezależnie od tego, czy partia się zaczęła.
help-admin-settle = Oznacz zgłoszenie jako załatwione.
help-admin-person = Identyfikator osoby, jaki pokazuje `lair admin people`.
help-admin-name = Nowe imię.
help-admin-table = Identyfikator stołu, jak w jego adresie.
help-admin-report = Numer zgłoszenia.
help-admin-days = Na ile dni; bez tego na stałe.
help-admin-why = Powód, do dziennika.
admin-renamed = { $person } nazywa się teraz { $name }.
admin-banned = { $person } ma zakaz gry.
admin-unbanned = { $person } może znów grać.
admin-closed = Stół { $table } jest zamknięty.
admin-settled = Zgłoszenie { $report } jest załatwione.
web-block = Zablokuj
web-block-why = Nigdy nie siedzicie przy jednym stole i nie widzisz wiadomości tej osoby.
web-mute = Wycisz
web-mute-why = Nie widzisz wiadomości tej osoby.
web-unblock = Już nie
web-blocked = Zablokowana osoba
web-muted = Wyciszona osoba
web-blocks = Zablokowani i wyciszeni
web-blocks-none = Nikt.
web-report = Zgłoś
web-report-title = Zgłoś operatorowi: { $name }
web-report-reason = O co chodzi?
web-report-chat = Wiadomości
web-report-name = Imię
web-report-cheating = Oszukiwanie
web-report-leaving = Opuszczanie partii
web-report-other = Coś innego
web-report-text = Własnymi słowami
web-report-send = Wyślij
web-report-sent = Dziękujemy. Operator to przeczyta.
web-cancel = Anuluj

## Szukanie partii

web-find = Znajdź mi partię
web-find-how = Siadasz z tymi, którzy czekają na ten sam rodzaj partii.
web-find-game = Gra
web-find-players = Liczba graczy
web-find-any = dowolnie
web-find-bots = Boty mogą po chwili uzupełnić stół
web-find-waiting = Szukam innych… { $seconds } s
web-find-others = { $count ->
    [0] Nikt inny jeszcze na to nie czeka.
    [one] Czeka na to jeszcze jedna osoba.
    [few] Czekają na to jeszcze { $count } osoby.
   *[other] Czeka na to jeszcze { $count } osób.
}
web-find-stop = Przestań szukać
web-online = Online
web-online-count = { $people ->
    [one] Jest tu jedna osoba
    [few] Są tu { $people } osoby
   *[other] Jest tu { $people } osób
}
web-online-waiting = Szukają partii: { $count }
web-online-games = Trwające partie: { $count }
web-online-doing-waiting = szuka partii
web-online-doing-open = przy otwartym stole
web-online-doing-playing = gra
web-filter = Filtruj
web-filter-all = wszystkie
web-filter-rated = Tylko rankingowe
web-filter-clock = Zegar
web-filter-clock-none = bez zegara
web-filter-clock-turn = na turę
web-filter-clock-game = na partię
web-past = Oglądasz wcześniejszą chwilę.
web-past-back = Wróć do teraz
web-past-look = Obejrzyj tę chwilę
web-on-its-way = Twój ruch jest w drodze: serwer jeszcze nie odpowiedział.
web-retell = Pokaż jeszcze raz
web-enlarge = Powiększ
web-keys = Skróty klawiszowe
web-key-help = pokaż tę listę
web-key-undo = cofnij
web-key-hint = poproś o podpowiedź
web-key-retell = pokaż jeszcze raz ostatnie tury innych
web-key-log = pokaż lub ukryj dziennik
web-key-enlarge = powiększ objaśnianą kartę
web-key-larger = powiększ planszę
web-key-smaller = zmniejsz planszę
web-key-words = słowa lub znaki na kartach
web-key-tab = przejdź dalej; Enter wybiera
web-key-escape = odłóż lub zamknij
web-key-named-tab = Tab
web-key-named-escape = Esc
web-hint-number = Procent to twoja szansa na wygraną po tym ruchu, oszacowana z { $tries } szybkich prób dalszej gry.
web-hint-follows = W { $tries } próbach do końca rundy lub tury zyskujesz średnio { $gain } { $points }, a każdy inny gracz { $others }.
web-hint-against = Dla porównania „{ $move }”: średnio { $gain } { $points } i szansa na wygraną { $chance }.
web-points = punktów
web-absent = { $name }: nieobecność. Bot może zastąpić za { $time }.
web-result = Wynik
web-score = Arkusz punktów
score-start = Na początku
score-points = Punkty
score-total = Razem
web-chat-closed = Czat tego stołu widzą tylko gracze.
web-legend = Co znaczą znaki
web-words = Słowa zamiast znaków
web-zoom = Wielkość planszy
web-watchers = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba:
    [few] Oglądają { $count } osoby:
   *[other] Ogląda { $count } osób:
}
web-volume = Głośność
web-list-won = { $count ->
    [one] Wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
}
web-list-turn = ruch: { $name }
web-clock-turn = { $time } na turę
web-clock-game = { $time } na gracza łącznie
web-open-chat = Widzowie widzą czat
web-name-first = Jak inni mają cię nazywać?
web-friend-name = Imię gracza { $number }
web-moves = Ruchy
# Laboratorium: strojenie, części, klastry, obrazy
help-lab-bots = Kto gra: jedna nazwa dla wszystkich miejsc albo po jednej dla każdego, po przecinku. { $bots }. Poziomy myślą w symulacjach, master:1000 w tylu, nigdy na czas.
help-tune = Stroić liczby kart w granicach ku celom i sprawdzić wynik na ziarnach, których nikt nie widział.
help-tune-card = Liczba, która może się zmieniać, i jej wartości: guard.7.strength=3..9; można powtarzać.
help-tune-target = Cel: „order even”, „seats even”, „quests at most 80%”, „score.mean near 40”, „decisions kept 5%”; można powtarzać.
help-tune-trials = Ile zestawów wartości wypróbować.
help-tune-check = Partie końcowego sprawdzenia, na osobnych ziarnach, przed i po.
help-tune-study = Plik, który pamięta próby; to samo polecenie idzie dalej od miejsca, gdzie przerwano.
help-tune-out = Dokąd trafią nastrojone karty.
help-html = Zapisać też raport jako jeden plik HTML, który otwiera się bez sieci.
help-chart = Zapisać też wykresy jako jeden plik .svg.
help-shard = Zagrać tylko część partii, na przykład 2/4, do pliku .part; „lair merge” łączy części.
help-cluster = Grać na klastrze Ray: auto albo adres taki jak ray://host:10001; „local” uruchamia go tutaj.
help-merge = Połączyć części symulacji: wyniki są takie jak z jednego procesu.
help-merge-files = Pliki .part, w dowolnej kolejności.
help-cards-export = Zapisać karty domowe jako plik albo folder, od którego można zacząć.
help-export-file = Dokąd trafią; nic tam jeszcze nie może być.
cards-exported = Zmień je, a potem: { $command }
progress-tuning = Strojenie
tune-title = { $game }, graczy: { $players } ({ $options }). Próby: { $trials }, po { $games } partii każda; odrzucone przez karty: { $refused }
tune-values = Wartości
tune-place = miejsce
tune-before = przed
tune-after = po
tune-targets = Cele, na { $games } partiach z ziarnami, których nikt nie widział
tune-wanted = pożądane
tune-wanted-even = { $least }–{ $most }
tune-wanted-near = { $least }–{ $most }
tune-wanted-kept = { $least }–{ $most }
tune-wanted-at-most = najwyżej { $most }
tune-wanted-at-least = co najmniej { $least }
tune-others-met = Pozostałe są tam, gdzie powinny: { $figures }.
tune-length = Decyzje w partii: { $before } przed, { $after } po.
tune-check = Stan przed i po sprawdzono na { $games } partiach każdy, z ziarnami, których nie widziała żadna próba.
tune-met = Każdy cel jest osiągnięty.
tune-reached = Nie każdy cel jest osiągnięty; bliżej niczego nie znaleziono.
tune-stopped = Przerwano po { $trials } próbach. To samo polecenie idzie dalej z { $file }.
tune-cards-name = { $name }, nastrojone
report-criterion-order = każde miejsce w kolejności wygrywa od 0,85 do 1,15 swojej części
sim-share = wygrane
shard-written = Partie od { $first } do { $last } zapisano w { $file }.
shard-stopped = Przerwano; brakuje partii tej części: { $games }, i nic nie zapisano.
sweep-page = Wielkości według { $path }, po { $games } partii
compare-side = { $side }: { $game }, graczy: { $players } ({ $options }), { $cards }, { $bots }
figure-order-short = miejsce { $number }
chart-order = Wygrane według miejsca w kolejności
chart-seats = Wygrane według miejsca przy stole
chart-points = Punkty
chart-length = Decyzje w partii
chart-figures = Wszystkie wielkości
chart-compare-wins = Wygrane: słupki to B, kółka to A
chart-compare-main = Punkty i długość: słupki to B, kółka to A
chart-compare-real = Więcej niż przypadek: B wobec A
error-lab-clock = { $bot } myśli na czas, więc nikt nie powtórzyłby jego partii; napisz { $instead }.
error-tune-nothing = Podaj, co może się zmieniać (--card MIEJSCE=WARTOŚCI) i co osiągnąć (--target SŁOWA).
error-tune-target = { $target } to nie cel. Napisz „order even”, „seats even 2%”, „quests at most 80%”, „score.mean near 40”, „decisions at least 50” albo „decisions kept 5%”.
error-tune-share = { $target } wymaga udziału, którego nie ma: udziały są od 0% do 100%.
error-tune-figure = Nic tu nie nazywa się { $figure }; są { $figures }.
error-tune-refused = Karty nie mogą mieć żadnej z tych wartości: { $why }
error-tune-missing = Strojenie wymaga Optuny i tomlkit: pip install 'lair-games[tune]'
error-study-unreadable = { $file } to nie badanie lair tune.
error-study-other = { $file } należy do innego badania: { $what } to tam { $theirs }, a nie { $ours }.
error-cards-exist = { $file } już istnieje i zostaje bez zmian.
error-cards-folder = Te karty to kilka plików: podaj folder, na przykład { $folder }, a nie { $file }.
error-cards-kind = Nie można zapisać pliku { $file }: jego nazwa musi kończyć się na .toml.
error-html-kind = { $file } musi kończyć się na .html.
error-svg-kind = { $file } musi kończyć się na .svg.
error-shard = { $text } to nie część; napisz od 1/4 do 4/4.
error-shard-needs = Część wymaga --seed, tego samego dla wszystkich, i --out z nazwą kończącą się na { $suffix }.
error-shard-no-report = Część nie ma raportu ani wykresów: lair merge tworzy je ze wszystkich części.
error-shard-empty = Części jest więcej niż partii ({ $games }).
error-not-a-part = { $file } nie jest częścią symulacji tej wersji Lair.
error-merge-other = { $file } i { $other } należą do różnych symulacji.
error-merge-missing = Brakuje partii od { $first } do { $last }.
error-merge-twice = Partie od { $first } do { $last } są podwójnie.
error-ray-missing = Klaster wymaga Ray: pip install 'lair-games[ray]'
error-cluster-unreachable = Klaster { $address } jest nieosiągalny: { $why }
arena-meetings = Bezpośrednio: jak często wiersz jest przed kolumną
error-python-bot = { $bot } to nie bot; napisz python:MODUŁ:KLASA.
error-python-bot-import = { $bot } nie da się użyć: { $why }
verdict-failed = Zawiódł: { $error }
verdict-not-legal = Wybrał { $action }, co nie jest dozwolone.
help-replay-html = Zapisać partię jako jeden plik HTML do przeglądania w przeglądarce, bez sieci.
help-replay-open = Otworzyć od razu w przeglądarce.
replay-back = jeden ruch wstecz
replay-next = jeden ruch dalej
replay-slider = ruchy
replay-begins = Partia się zaczyna.
error-no-picture = { $game } nie ma obrazów; pomiń --html i --open.
chart-circles = Słupki i liczby są po strojeniu, kółka przed nim; przerywana linia to, czego się chce.
error-signed-out = Wylogowano cię w tej przeglądarce.

# Cards of one's own, and the laboratory in the browser

error-cards-copies = { $file }, { $card }: razem daje to karty w liczbie { $count }, a z kopiami musi ich być { $wanted }.
error-cards-at-least = { $file }, { $card }: liczba wpisów { $field } wynosi tylko { $count }, a musi wynosić co najmniej { $least }.
error-cards-name-long = { $file }, { $card }: pole { $field } może mieć najwyżej { $greatest } znaków.
web-lab = Laboratorium
web-lab-title = Laboratorium: { $game }
web-lab-about = Zmień karty, niech boty rozegrają nimi i kartami wbudowanymi wiele partii, i zobacz, co się zmieni.
web-lab-games = Gry
web-lab-run-title = Wypróbuj
web-lab-bot = Boty
web-lab-many = Partie każdym zestawem
web-lab-run = Graj i porównaj
web-lab-stop = Zatrzymaj
web-lab-play = Zagraj tymi kartami
web-lab-progress = Rozegrane partie
web-lab-played = Partie każdym zestawem kart: { $games } z { $of }
web-lab-preparing = Przygotowanie. Za pierwszym razem trwa to minutę lub dwie.
web-lab-quarter = Rozegrano { $percent } partii.
web-lab-stopped = Zatrzymano.
web-lab-kept = „{ $name }” jest zachowane w tej przeglądarce.
web-lab-no-room = Ta przeglądarka nie ma miejsca na „{ $name }”. Zapisz karty jako plik.
web-lab-no-file = { $file } nie jest plikiem kart w formacie JSON.
web-lab-loaded = Pracujesz nad „{ $name }”.
web-lab-sets = Zachowaj i udostępnij
web-lab-keep = Zachowaj tutaj
web-lab-share = Zapisz jako plik
web-lab-load = Otwórz plik
web-lab-reset = Wróć do kart wbudowanych
web-lab-forget = Usuń „{ $name }”
web-lab-cards = Karty
web-lab-name = Nazwa zestawu
web-lab-part = Część kart
web-lab-go-there = Przejdź tam
web-lab-copy = Dodaj kopię: { $card }
web-lab-remove = Usuń: { $card }
web-lab-add = Dodaj pole…
web-lab-add-to = Dodaj pole: { $card }
web-lab-of = { $label }, { $number } z { $all }
web-lab-was = Karty wbudowane: { $value }
web-lab-others = Co jeszcze różni się bardziej niż przypadkiem
web-lab-no-others = Na razie nic więcej.
web-lab-how = Oba zestawy grają te same rozdania. Różnica jest większa niż przypadek, jeśli jej wartość p jest mniejsza niż 5%, z poprawką na wszystkie { $looked } sprawdzanych liczb. Przedziały: 95%.
web-lab-side-house = Wbudowane
web-lab-side-own = Twoje
error-lab-closed = Ten serwer nie ma laboratorium. Jego administrator może je otworzyć poleceniem „lair serve --lab”.
error-lab-busy = Ktoś inny właśnie korzysta z laboratorium. Spróbuj ponownie za minutę.
error-lab-failed = Partie trwały zbyt długo i zostały przerwane. Spróbuj innych kart albo mniejszej liczby partii.
error-not-json = { $file } nie jest plikiem JSON: { $why }.
help-lab = Pozwól wypróbowywać własne karty w przeglądarce: ograniczone symulacje o najniższym priorytecie. Domyślnie wyłączone.
web-lab-changes = { $count ->
    [0] To są karty wbudowane.
    [one] Jedna zmiana względem kart wbudowanych.
    [few] { $count } zmiany względem kart wbudowanych.
   *[many] { $count } zmian względem kart wbudowanych.
}
web-lab-card = { $table } { $number }
web-lab-figure = { $difference } (od { $low } do { $high }), { $verdict ->
    [real] więcej niż przypadek
   *[chance] może to przypadek
}
web-lab-done = Każdym zestawem rozegrano partie: { $games }. { $real ->
    [0] Nic nie różni się bardziej niż przypadkiem.
    [one] Jedna liczba różni się bardziej niż przypadkiem.
    [few] { $real } liczby różnią się bardziej niż przypadkiem.
   *[many] { $real } liczb różni się bardziej niż przypadkiem.
}
error-other-view = Widok gry { $game } ma typ { $view }, a nie { $other }.
web-lab-by-seat = Według miejsc
