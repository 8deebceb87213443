### Wszystko, co Lair mówi po polsku.

## The game

option-none = gra podstawowa
bot-random = Losowy
bot-greedy = Chciwy
bot-apprentice = Uczeń
bot-adept = Czeladnik
bot-master = Mistrz
bot-network = Sieć
bot-learned = Wyuczony

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
final-title = Liczymy punkty:
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
}; tyle obejmują wyniki.
progress-games = Rozgrywanie partii
progress-styles = Rozgrywanie partii, styl przeciw stylowi
progress-compiling = Kompilowanie zasad dla tego komputera, tylko raz

## Replays and cards

replay-title = { $game }, gra dla { $players } graczy ({ $options }), ziarno { $seed }
replay-move = { $number }. { $seat }: { $move }
replay-going-on = Ta gra jeszcze się nie skończyła; ruchy do tej pory: { $actions }.
cards-ok = Plik { $file } jest poprawny: { $name }, karty { $digest }.

## Command line help

help-lair = Mighty Monsters w twoim terminalu i laboratorium, które rozgrywa miliony partii.
help-version = Pokaż wersję.
help-help = Pokaż tę pomoc.
help-play = Zagraj w tym terminalu z botami albo ze znajomymi przy jednym ekranie.
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
help-card-file = Twój plik kart zamiast kart wbudowanych.
help-lang = Język: { $languages }.
help-resume = Wznów zapisaną grę.
help-save = Gdzie zapisać grę przy wyjściu; domyślnie w nowym pliku w twoim folderze danych.
help-brisk = Graj bez czekania na Enter po swoich ruchach.
help-games = Liczba partii do rozegrania.
help-bots = Kto gra, po jednym bocie na miejsce albo jeden na wszystkie: { $bots }.
help-out = Zapisz też wyniki: po wierszu na partię w pliku .csv albo podsumowanie w pliku .json.
help-report = Porównaj też liczby z tym, co czyni zestaw kart zrównoważonym.
help-jobs = Liczba wątków; domyślnie tyle, ile jest rdzeni.
help-replay-file = Plik zapisany przez play albo Game.save.
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
help-train-every = Ile sekund mija między pomiarami siły.
help-train-games = Ile partii z botami greedy mierzy siłę, dla każdej liczby graczy.
train-progress = { $decisions } decyzji, { $rate } mln na sekundę
train-strength = Po { $decisions } decyzji, graczy: { $players }: { $share } należnego udziału w zwycięstwach (±{ $error }) z botami greedy, punkty: { $lead }.
train-resumed = Dalej po kroku { $update } z { $updates }.
train-written = Sieć jest w { $file }.
train-stopped = Nieukończone. To samo polecenie wznowi trening: { $folder }
error-train-config = Nie można odczytać ustawień w { $folder }: { $why }
error-train-differs = Trening w { $folder } rozpoczęto z innymi wartościami: { $what }. Zmienić można tylko liczbę decyzji.
error-train-device = Na { $device } nie można tu trenować. Są auto i cpu oraz cuda, jeśli PyTorch znajdzie GPU.
error-no-torch = PyTorch nie jest zainstalowany. Aby go zainstalować: pip install "lair[learn]"
help-arena = Boty grają ze sobą, każdy na każdym miejscu, i dostają ranking.
help-arena-bots = Kto gra: boty ({ $bots }) albo program:POLECENIE; greedy*3 to trzy takie. Gdy jest ich więcej niż miejsc, spotykają się po kolei; gdy mniej, siedzą po kilka razy.
help-arena-games = Ile partii co najmniej; dopełniane do całych rund, by każdy bot siedział wszędzie równie często.
help-pairs = Tylko dwa różne boty przy stole, każde dwa po kolei; albo każdy wybór, który zapełnia miejsca.
help-arena-out = Zapisuje każdą partię w tym pliku, po wierszu JSON. Plik tego samego turnieju jest kontynuowany.
help-summary = Zapisuje też wyniki do pliku .json.
help-plot = Rysuje też wyniki, do pliku .svg albo .png.
help-arena-jobs = Ile procesów; domyślnie tyle, ile rdzeni.
help-timeout = Ile sekund program ma na ruch.
help-bot = Sprawdza w całych partiach przeciw chciwym botom, czy własny program trzyma się protokołu (docs/bot-protocol.md).
help-program = Program i jego argumenty; opcje dla lair stoją przed nim.
help-serve = Zamiast tego mówi protokołem jako ten bot.
help-bot-game = Tylko ta gra: { $games }.
help-bot-games = Ile partii każdej gry.
help-house = Otwiera stoły w sieci, przy których grają ludzie i boty (docs/protocol.md).
help-host = Adres, pod którym działa serwer: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla wszystkich, którzy mogą się z nim połączyć.
help-port = Port, na którym działa serwer.
help-database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql://NAZWA:HASŁO@KOMPUTER/BAZA; domyślnie to, co podaje LAIR_DATABASE, albo plik w twoim folderze danych.
help-redis = Redis, przez który kilka współpracujących serwerów przekazuje sobie wieści, na przykład redis://KOMPUTER:6379; jednemu nie jest potrzebny.
help-thinkers = W ilu procesach myślą boty; domyślnie o jeden mniej, niż jest rdzeni.
help-origin = Strony spod tego innego adresu też mogą łączyć się z serwerem, na przykład https://example.org; opcję można podać kilka razy.
help-secure = Wysyłaj ciasteczka tylko przez https; dla serwera dostępnego przez https.
help-open = Otwórz też stronę w przeglądarce.
help-log = Ile zapisywać na standardowym wyjściu błędów, w wierszach JSON: debug, info, warning albo error.
help-verify = Sprawdza zapisaną grę: jeszcze raz każdy ruch oraz to, czy ziarno zgadza się z obietnicą złożoną przed grą.
help-backup = Kopiuje wszystko, co przechowuje serwer, do jednego pliku; serwer może w tym czasie działać.
help-backup-file = Plik kopii zapasowej, na przykład stoly.jsonl.gz.
help-restore = Przywraca kopię zapasową do pustej bazy danych: w całości albo wcale.
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
error-bot-no-clock = Tylko mistrz przyjmuje czas albo liczbę symulacji; { $bot } nie.
error-bot-clock = { $bot }: mistrz myśli dłużej niż 0 i najwyżej { $seconds } sekund albo najwyżej { $simulations } symulacji.
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
error-out-kind = Nie można zapisać pliku { $file }: jego nazwa musi kończyć się na .csv albo .json.
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
error-plot-missing = Do rysowania potrzebny jest Matplotlib: pip install 'lair[plots]'.
error-arena-worker = Proces roboczy sam się zakończył z kodem { $status }; co rozegrano, zostaje, jeśli podano --out.
error-results-not-one = { $file } nie jest plikiem wyników turnieju; zostaje bez zmian.
error-results-other-plan = { $file } jest z innego turnieju ({ $what }: tam { $theirs }, tu { $ours }); zostaje bez zmian.
error-results-damaged = { $file }, wiersz { $line } jest uszkodzony; plik zostaje bez zmian.
error-results-twice = { $file } zawiera jedną partię dwa razy; zostaje bez zmian.
error-results-in-use = Do { $file } pisze właśnie inny turniej.
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
error-cards-repeated = { $file }, { $card }: pole { $field } zawiera { $value }, a to już jest.
error-cards-at-most = { $file }, { $card }: liczba wpisów { $field } wynosi tu { $count }, a może wynosić najwyżej { $greatest }.
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
error-undo-nothing = Nie ma czego cofnąć.
error-undo-other = Ostatni ruch nie był twój ({ $name }).
error-undo-revealed = Ten ruch odkrył coś nowego: tego, co wszyscy widzieli, nie można cofnąć.
error-interrupted = Przerwano.
error-closed = Wyjście zamknięto, zanim wszystko zostało wypisane.
error-closed-input = Dane wejściowe się skończyły.

## The house: tables on the network

house-open = Serwer czeka pod adresem { $address }. Ctrl+C go zatrzymuje.
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
error-database-url = Lair nie może użyć bazy danych { $url }: wpisz sqlite:///PLIK albo postgresql://NAZWA:HASŁO@KOMPUTER/BAZA.
error-database-away = Baza danych { $url } nie odpowiada: { $why }.
error-database-newer = Baza danych { $url } pochodzi z nowszej wersji Lair; zaktualizuj tę.
error-redis-url = Lair nie może użyć Redisa { $url }: wpisz redis://KOMPUTER:PORT/0.
error-cluster-missing = PostgreSQL i Redis wymagają dwóch dodatkowych bibliotek: pip install 'lair[cluster]'.
error-backup-not-one = Plik { $file } nie jest kopią zapasową Lair; niczego nie zmieniono.
error-backup-format = Plik { $file } ma format { $format }; ta wersja Lair czyta format { $ours }.
error-backup-revision = Plik { $file } pochodzi z bazy danych o kształcie { $revision }; ta wersja Lair ma kształt { $ours }. Przywróć go tą wersją Lair, która go utworzyła.
error-backup-damaged = { $file }: wiersz { $line } jest uszkodzony albo go brakuje; niczego nie przywrócono. Spróbuj z inną kopią.
error-restore-not-empty = W tej bazie danych już coś jest; niczego nie zmieniono. Podaj nową przez --database.
error-who-are-you = Najpierw wejdź: podaj swoje imię.
error-no-name = Imię musi mieć co najmniej jeden widoczny znak.
error-no-such-link = Tego linku już użyto albo jest za stary: zrób nowy na swoim drugim urządzeniu.
error-too-many-people = Z twojej sieci weszło właśnie wiele osób: spróbuj ponownie za kilka minut.
error-too-fast = Za dużo naraz: poczekaj chwilę i spróbuj ponownie.
error-too-large = To jest za duże albo dotarło zbyt wolno: wyślij coś mniejszego.
error-too-many-sockets = Otwartych jest stąd za dużo połączeń: zamknij kilka okien, a to wczytaj ponownie.
error-other-origin = To przyszło ze strony o innym adresie: otwórz stronę tego serwera. Kto go prowadzi, może dopuścić inne przez --origin.
error-not-understood = Nie udało się tego zrozumieć: wczytaj stronę ponownie i spróbuj jeszcze raz.
error-no-such-page = Nie ma takiej strony: sprawdź adres.
error-no-such-method = Tego pod tym adresem zrobić nie można; co można, mówi docs/protocol.md.
error-refused = Tutaj nie jest to możliwe: wczytaj stronę ponownie i spróbuj jeszcze raz.
error-try-again = Stoły są teraz niedostępne: spróbuj ponownie za chwilę.
error-busy = Przy tym stole dzieje się teraz za dużo: spróbuj ponownie za chwilę.
error-no-such-table = Nie ma takiego stołu albo jest prywatny: poproś o zaproszenie.
error-table-rules = Ta gra zaczęła się według wersji zasad { $version }; teraz obowiązuje tu wersja { $ours }, więc nie można jej dokończyć. Otwórz nowy stół.
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
report-criterion-first = kto zaczyna, wygrywa najwyżej 1,15 swojej części
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
verdict-stays = Poproszony, nie wyszedł w ciągu { $seconds } s.

## Lekcje

lesson-own-way = To już nie jest droga z lekcji: odtąd gra należy do ciebie. Baw się dobrze.

## Przeglądarka

web-home = Na stronę główną
web-lost = Nie ma takiej strony.
web-settings = Ustawienia
web-language = Język
web-theme = Światło
web-theme-auto = jak w systemie
web-theme-light = dzień
web-theme-dark = noc
web-theme-to-dark = Przełącz na noc
web-theme-to-light = Przełącz na dzień
web-pace = Ruch
web-pace-calm = spokojny
web-pace-brisk = żwawy
web-pace-instant = brak
web-sound = Dźwięk
web-notify = Powiadom mnie, gdy nadejdzie moja kolej
web-done = Gotowe
web-close = Zamknij
web-guest = Gość
web-rule = Zasada { $rule }
web-away = Dom nie odpowiada; próbujemy dalej. Nic nie przepadnie.
web-laying = Nakrywamy do stołu …
web-prompt = O co chodzi
web-hint = Podpowiedź
web-hints = Co zrobiłby bot, z szansami na wygraną
web-thinking = Myśli …
web-undo = Cofnij
web-side = Co się działo, i czat
web-log = Dziennik
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-say = Powiedz coś
web-send = Wyślij
web-over = Gra skończona.
web-rematch-open = Rewanż jest otwarty: zobacz menu stołu.
web-handover = Przekaż: { $name }
web-handover-why = Nikt inny teraz nie patrzy.
web-handover-go = To ja
web-entry-began = Gra się zaczyna.
web-entry-stood = { $seat }: odchodzi.
web-entry-bot-sat = { $seat }: siada bot.
web-entry-closed = Stół jest zamknięty.
web-entry-resigned = { $seat }: poddaje się; dalej gra bot.
web-entry-stood-in = { $seat }: zastępuje bot.
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
web-eyes = Widziane przez
web-eyes-all = wszystkie karty odkryte
web-analysis = Analiza
web-chances = Szanse na wygraną
web-analysing = { $of ->
    [0] Bot zaczyna przeglądać grę …
   *[other] Bot przegląda grę: { $done } z { $of }.
}
web-this-move = Ten ruch: { $seat }
web-played = Zagrano: { $move } ({ $chance })
web-bot-would = Bot zagrałby: { $move } ({ $chance })
web-bot-agrees = Bot zagrałby tak samo.
web-turning = Punkty zwrotne
web-turning-one = Ruch { $move }, { $seat }: −{ $lost }
web-share-game = Udostępnij tę grę
web-welcome = Dwie gry, jedna kryjówka
web-welcome-more = Graj z przyjaciółmi na innych kanapach albo z botami. Bez instalowania, bez konta.
web-set-up = Przygotuj stół
web-learn = Ucz się, grając
web-rules = Zasady
web-who = Twoje imię
web-name = Twoje imię
web-keep = Zapisz
web-device = Przenieś na inne urządzenie
web-device-how = Otwórz ten adres na drugim urządzeniu w ciągu dziesięciu minut. Działa raz.
web-device-here = To urządzenie należy teraz do Ciebie, { $name }.
web-qr = Ten sam adres jako kwadrat z kropek dla aparatu w telefonie
web-link = Adres
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
web-status-over = skończona
web-status-closed = zamknięty
web-archive = Odłóż
web-more = Pokaż więcej
web-set-up-title = Stół do gry { $game }
web-players = Gracze
web-seats = Kto gra
web-seat = Miejsce { $number }
web-seat-me = Ty
web-seat-friend = ktoś znajomy
web-bot-apprentice = Uczeń: bot na początek
web-bot-adept = Adept: bot, który myśli naprzód
web-bot-master = Mistrz: bot, który chce wygrać
web-hot-seat = Gramy na jednym urządzeniu
web-hot-seat-why = Przechodzi z rąk do rąk.
web-variants = Warianty
web-more-choices = Więcej ustawień
web-hints-allowed = Podpowiedzi są dozwolone
web-private = Prywatny
web-private-why = Tylko kto ma adres, może patrzeć lub usiąść.
web-shuffle = Miejsca są losowane
web-pace-of-play = Tempo
web-pace-live = za jednym posiedzeniem
web-pace-slow = przez wiele dni
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
web-you = Ty
web-stand = Wstań
web-send-away = Odeślij
web-free = wolne
web-sit = Usiądź tu
web-bot-here = Tu bot
web-give-up-table = Zamknij ten stół
web-host-begins = Grę zaczyna ten, kto otworzył stół.
web-invite = Zaproś
web-invite-how = Kto otworzy ten adres, może usiąść.
web-rematch = Jeszcze raz
web-to-rematch = Do rewanżu
web-review = Spojrzenie wstecz
web-download = Pobierz grę
web-fair = Uczciwe tasowanie
web-fair-how = Przed pierwszą kartą dom obiecał ziarno losowe jego odciskiem. Pobierz grę i uruchom: lair verify PLIK. Każdy ruch zostanie rozegrany ponownie, a ziarno porównane z obietnicą.
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
web-stand-in = { $name }: nieobecność. Niech gra bot
web-resign = Poddaj się
web-resign-sure = Bot zagra dalej za Ciebie, a powrotu nie będzie.
web-resign-yes = Tak, poddaję się
web-watch-how = Kto otworzy ten adres, może oglądać.

## Części tekstu po kolei

join-arrow = { $before } → { $after }
join-colon = { $before }: { $after }
join-comma = { $before }, { $after }
join-dot = { $before } · { $after }
join-plus = { $before } + { $after }
join-semicolon = { $before }; { $after }
join-slash = { $before }/{ $after }
join-space = { $before } { $after }
