### Wszystko, co Lair mówi po polsku.

## The game
game-mighty = Mighty Monsters
king = Polikarp
faction-trolls = Trolle
faction-red = Czerwony
faction-blue = Niebieski
faction-green = Zielony
faction-violet = Fioletowy
faction-undead = Nieumarli
faction-sea = Bestie oceaniczne
faction-demons = Demony
faction-insects = Insekty
faction-dragons = Smoki
option-line-up = Szykowni strażnicy
option-new-rules = Nowe rozkazy króla
option-none = gra podstawowa
bot-random = Losowy
bot-greedy = Chciwy
bot-fighter = Wojownik
bot-builder = Budowniczy
bot-quester = Poszukiwacz
bot-apprentice = Uczeń
bot-adept = Czeladnik
bot-master = Mistrz

## King tiles
tile-heading = Król { king } ma nowy rozkaz: { $text }
tile-no-change = w tej rundzie bez zmian.
tile-barred = zakaz zagrywania potworów o sile { $strengths }.
tile-dear = koszt leczenia każdego potwora o sile { $strengths } to { $cost ->
    [one] { $cost } złota moneta
    [few] { $cost } złote monety
    [many] { $cost } złotych monet
   *[other] { $cost } złotej monety
}.
tile-hand = każdy bierze na rękę potwory o sile { $strengths }; pozostałe leżą zakryte.
tile-pair = strażnik przy dwóch potworach o tej samej sile ma łup { $loot }.
tile-weakest = każdy strażnik przy najsłabszej parze potworów ma łup { $loot }.
tile-guards = { $where }: { $changes }.
tile-strength = siła { $number }
tile-loot = łup { $number }
where-first = { $count ->
    [one] pierwszy strażnik
   *[other] każdy z { $count } pierwszych strażników
}
where-last = { $count ->
    [one] ostatni strażnik
   *[other] każdy z { $count } ostatnich strażników
}
where-one = strażnik { $first }
where-range = strażnicy od { $first } do { $last }
where-one-from-treasury = strażnik { $first }, licząc od skarbca
where-range-from-treasury = strażnicy od { $first } do { $last }, licząc od skarbca

## What happens
event-placed = { $seat }: potwór o sile { $strength } staje przy strażniku { $guard }{ $side }.
event-returned = Przy strażniku { $guard }{ $side } silniejszy potwór ({ $by }) zastępuje potwora o sile { $strength } ({ $owner }), który wraca na rękę.
event-paid-treasury = { $seat } → skarbiec: { $gold ->
    [one] { $gold } złota moneta
    [few] { $gold } złote monety
    [many] { $gold } złotych monet
   *[other] { $gold } złotej monety
}.
event-paid-owner = { $seat } → { $receiver }: { $gold ->
    [one] { $gold } złota moneta
    [few] { $gold } złote monety
    [many] { $gold } złotych monet
   *[other] { $gold } złotej monety
}.
event-turned = Strażnik { $guard } odkryty: poziom { $level }, siła { $strength }, łup { $loot }.
event-beaten = Siła potworów ({ $monsters }) wystarcza: strażnik { $guard } pokonany.
event-lost = Siła potworów ({ $monsters }) nie wystarcza: strażnik { $guard } wygrywa i walka się kończy.
event-looted = Łup → { $seat }: { $gold ->
    [one] { $gold } złota moneta
    [few] { $gold } złote monety
    [many] { $gold } złotych monet
   *[other] { $gold } złotej monety
}.
event-healed = { $seat }: leczenie potwora przy strażniku { $guard }{ $side }, zapłacono { $gold ->
    [one] { $gold } złotą monetę
    [few] { $gold } złote monety
    [many] { $gold } złotych monet
   *[other] { $gold } złotej monety
} (koszt leczenia: { $cost }).
event-unseen = Strażnik { $guard } zostaje odrzucony bez odkrywania.
event-round-ended = Koniec rundy { $round }: zagrane potwory odpoczywają zakryte, pozostałe trafiają na rękę.
event-round-began = Zaczyna się runda { $round }. Pierwszy gracz: { $seat }.
event-laid = Na polu { $guard } staje strażnik poziomu { $level }.
event-tile-turned = { $text }
event-ended = Ostatnia płytka króla odrzucona: koniec gry.

## The table in the terminal
screen-title = { $game } · runda { $round } z { $rounds } · { $options }
screen-cards = Karty: { $name }
label-gate = brama
label-treasury = skarbiec { $gold }
label-level = poziom
label-strength = siła
label-loot = łup
label-stack = { $count ->
    [0] W talii nie ma już strażników
    [one] W talii został jeden strażnik, poziomu { $level }
   *[other] W talii zostało { $count } strażników, na wierzchu poziom { $level }
}
label-hand = ręka
label-resting = zakryte
label-gold = { $gold } złota
label-start = 1. gracz
your-turn = { $name }, twoja kolej: zagraj potwora.
ask-move = Twój ruch (na przykład { $example }; ? to pomoc):
ask-go-on = Enter – dalej, u – cofnij ruch:
ask-go-on-plain = Enter – dalej:
ask-handover = Teraz przy ekranie: { $name }; nikt inny nie patrzy. Enter – dalej:
moves-title = Możesz zagrać:
move-place = { $move }
move-replace = { $move } zastępuje potwora o sile { $there } ({ $owner }) za { $price ->
    [one] { $price } złotą monetę
    [few] { $price } złote monety
    [many] { $price } złotych monet
   *[other] { $price } złotej monety
}
log-title = Dotychczas:
log-empty = Jeszcze nic się nie wydarzyło.
taken-back = Ruch cofnięty: { $move }.
saved-to = Gra zapisana w pliku { $file }. Wznowisz ją poleceniem: lair play --resume { $file }
save-failed = { $why } Gra toczy się dalej.
not-understood = To nie jest ruch. Wpisz siłę i miejsce, na przykład { $example }, albo ?, aby zobaczyć pomoc.
final-title = Złoto policzone:
final-row = { $rank }. { $name }: { $gold ->
    [one] { $gold } złota moneta
    [few] { $gold } złote monety
    [many] { $gold } złotych monet
   *[other] { $gold } złotej monety
}
final-won = { $count ->
    [one] Zwycięstwo: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
left-game = Gra jeszcze się nie skończyła; jest zapisana w pliku { $file }. Wznowisz ją poleceniem: lair play --resume { $file }
help-text =
    W swojej turze zagrywasz jednego potwora z ręki: wpisz jego siłę i miejsce.
    4@2b kładzie twojego potwora o sile 4 po stronie b drugiego strażnika od bramy;
    możesz też wpisać 4 2b albo 42b.
    Puste pole nic nie kosztuje. Silniejszy potwór może zastąpić słabszego za złote
    monety (im wyższy poziom, tym więcej), dopóki łączna siła leżących tam potworów
    jest mniejsza od maksymalnej siły strażnika; ceny pokaże m.
    Gdy każdy ma w zamku dwa potwory, zaczyna się walka ze strażnikami, od bramy.
    { "" }
    m  co możesz zagrać          u  cofnij swój ruch       l  co się wydarzyło
    r  narysuj zamek od nowa     s PLIK  zapisz            q  zapisz i wyjdź

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
sim-guards = Strażnicy
sim-tiles = Średnie na rundę przy każdej płytce króla
sim-seat = miejsce
sim-place = pozycja
sim-bot = bot
sim-mean = złoto
sim-spread = rozrzut
sim-least = min.
sim-most = maks.
sim-wins = udział w wygranych
sim-interval = przedział 95%
sim-length = Decyzje w partii: średnio { $mean }, od { $least } do { $most }.
sim-level = poziom
sim-lain = wyłożeni
sim-turned = odkryci
sim-beaten = pokonani
sim-beaten-of-turned = spośród odkrytych
sim-tile = płytka
sim-no-tile = bez płytki
sim-rounds = rundy
sim-tile-beaten = pokonani
sim-tile-loot = łup
sim-tile-healing = leczenie
sim-tile-replaced = zastąpione
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
help-arena = Boty grają ze sobą, każdy na każdym miejscu, i dostają ranking.
help-arena-bots = Kto gra: boty ({ $bots }) albo program:POLECENIE; greedy*3 to trzy takie. Gdy jest ich więcej niż miejsc, spotykają się po kolei; gdy mniej, siedzą po kilka razy.
help-arena-games = Ile partii co najmniej; dopełniane do całych rund, by każdy bot siedział wszędzie równie często.
help-pairs = Tylko dwa różne boty przy stole, każde dwa po kolei; albo każdy wybór, który zapełnia miejsca.
help-arena-out = Zapisuje każdą partię w tym pliku, po wierszu JSON. Plik tego samego turnieju jest kontynuowany.
help-summary = Zapisuje też wyniki do pliku .json.
help-plot = Rysuje też wyniki, do pliku .svg albo .png.
help-arena-jobs = Ile procesów; domyślnie tyle, ile rdzeni.
help-timeout = Ile sekund program ma na ruch.
help-bot = Sprawdza w całych partiach przeciw chciwym botom, czy własny program trzyma się protokołu (docs/bots.md).
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
error-cards-level-count = { $file }, { $card }: liczba strażników poziomu { $level } wynosi tu { $count }, a musi wynosić { $wanted }.
error-cards-guards = { $file }, { $card }: strażników licz albo od 1 przy bramie, albo od -1 przy skarbcu, nie mieszaj obu.
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
error-no-such-space = W zamku jest tylko { $guards } strażników.
error-in-castle = Twój potwór o sile { $strength } jest już w zamku.
error-resting = Nie masz na ręce potwora o sile { $strength }: w tej rundzie leży przed tobą zakryty.
error-barred = Król zakazał w tej rundzie zagrywania potworów o sile { $strength }.
error-not-stronger = Leży tam potwór o sile { $there }; twój, o sile { $strength }, nie jest silniejszy.
error-guard-matched = Łączna siła potworów ({ $beside }) dorównuje tu już maksymalnej sile strażnika ({ $greatest }): żadnego nie można zastąpić.
error-cannot-pay = Zastąpienie tego potwora kosztuje { $price ->
    [one] { $price } złotą monetę
    [few] { $price } złote monety
    [many] { $price } złotych monet
   *[other] { $price } złotej monety
}; masz { $gold }.
error-decide-first = Najpierw trzeba podjąć inną decyzję.
error-not-now = Teraz nie można tego zrobić.
error-no-such-unit = Nie masz do tego takiego meepla w tawernie.
error-not-enough-yet = Przydzielone jednostki jeszcze nie wystarczają: dołóż kolejne albo je cofnij.
error-no-works = Budowa na to nie pozwala: raz na turę, z odpowiednią liczbą chłopów, dostępną płytką i wolnym polem.
error-assigned-already = W tej turze masz już tam przydzielone jednostki.
error-nothing-there = Nic tam nie ma.
error-needs-units = Meeple w twojej tawernie nie spełniają wymagań.
error-council-later = Z Mroczną Radą można walczyć tylko w dwóch ostatnich turach.
error-overlord-once = Z tym władcą już walczono; można to zrobić tylko raz.
error-too-weak = Twoje jednostki osiągają najwyżej { $value }; ten przeciwnik ma { $strength }.
error-training-once = Szkolić można raz na turę.
error-training-top = Ta klasa ma już najwyższy poziom.
error-training-vp = To szkolenie kosztuje { $price } PZ; masz { $vp }.
error-game-over = Gra jest skończona.
error-undo-nothing = Nie ma czego cofnąć.
error-undo-other = Ostatni ruch nie był twój ({ $name }).
error-undo-revealed = Ten ruch odkrył strażników: tego, co wszyscy widzieli, nie można cofnąć.
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
error-chat-full = Czat tego stołu jest pełny; rewanż zaczyna się z pustym.
error-too-many-entries = Liczba twoich działań przy tym stole sięgnęła { $entries }. Odtąd możesz już tylko doprowadzić grę do końca.
error-no-hints-here = Ten stół otwarto bez podpowiedzi; twój następny może je mieć.
error-rematch-there = Rewanż już jest: dołącz do niego.
error-no-such-lesson = Nie ma lekcji { $lesson }; są { $lessons }.
error-reviews-busy = Wiele rozgrywek jest właśnie analizowanych: spróbuj ponownie za kilka minut.
error-too-many-reviews = Z twojej sieci przeanalizowano w ostatniej godzinie już wiele rozgrywek: spróbuj później.

## Meeples & Monsters in the terminal
event-gained = { $seat }: +{ $number }× { $kind }.
event-removed = { $seat }: { $number }× { $kind } z powrotem do zasobów.
event-scored = { $seat }: { $vp } PZ ({ $source }).
event-trained = { $seat }: szkolenie, { $kind } ma teraz poziom { $level }.
event-built = { $seat }: buduje na { $place }: { $location }.
event-ability = { $seat }: używa zdolności klasy { $kind }.
event-assigned = { $seat }: { $kind } do { $place }.
event-closed = { $seat }: przydział do { $place } gotowy.
event-lent = { $seat }: Zepsucie ({ $number }) wzmacnia jednostkę w { $place }.
event-overrun = { $seat }: dzielnica { $place } jest opanowana; przyłączają się chłopi: { $number }.
event-defeated = { $seat }: pokonany potwór na { $place }: { $monster }.
event-council-fought = { $seat }: pokonany członek Mrocznej Rady: { $overlord }.
event-activated = { $seat }: działa { $location } ({ $place }).
event-crowned = { $seat }: zajmuje teraz: { $location }.
event-dethroned = { $seat }: traci: { $location }.
event-room-done = { $seat }: ukończona komnata w wieży { $tower }: { $room }.
event-quest-drawn = { $seat }: dobiera misję.
event-quest-discarded = { $seat }: odrzuca misję „{ $quest }”.
event-quest-done = { $seat }: wypełnia misję „{ $quest }”.
event-quest-failed = { $seat }: misja „{ $quest }” nieudana: −{ $penalty } PZ.
event-drew = { $seat }: z worka: { $kind }.
event-to-bag = { $seat }: { $kind } z powrotem do worka.
event-kept = { $seat }: { $kind } zostaje na następną turę.
event-bag-filled = { $seat }: worek napełnia się z kwater.
event-monster-came = Na { $place } przybywa { $monster }.
event-arrived = Mroczna Rada się zbliża: karta przybycia { $number } z 3.
event-tile-came = Nowa płytka { $tile }: { $location }.
event-turn-began = Tura { $turn }: { $seat }.
event-game-ended = Ostatnia tura rozegrana: koniec gry.
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
city-title = { $game } · tura { $turn } · { $phase } · { $options }
city-last-turns = { $count ->
    [one] Została łącznie jedna tura; można walczyć z Mroczną Radą.
    [few] Zostały łącznie { $count } tury; można walczyć z Mroczną Radą.
   *[other] Zostało łącznie { $count } tur; można walczyć z Mroczną Radą.
}
city-phase-development = Rozwój
city-phase-main = Faza główna
city-phase-resolution = Rozstrzyganie
city-phase-clean-up = Porządki
city-phase-draw = Faza dobierania
city-phase-over = koniec
city-waiting-district = dzielnica dla potwora
city-waiting-discard = misja do odrzucenia
city-waiting-hire = jednostka do najęcia
city-waiting-training = darmowe szkolenie
city-waiting-refresh = meeple z powrotem do worka
city-waiting-keep = meeple do zatrzymania
city-waiting-effect = który efekt pierwszy
city-ask-development = { $name }, rozwój: buduj, szkol, użyj bohaterów albo done.
city-ask-main = { $name }, faza główna: dokąd idą twoje jednostki? done rozstrzyga wszystko.
city-ask-target = { $name }, kto idzie do { $place }? done, gdy to wszyscy.
city-ask-district = { $name }, ta dzielnica jest pełna: dokąd idzie potwór?
city-ask-discard = { $name }, którą misję odrzucasz?
city-ask-hire = { $name }, jaką jednostkę najmujesz?
city-ask-training = { $name }, która klasa szkoli się za darmo?
city-ask-refresh = { $name }, kto wraca do worka? done, gdy to wszyscy.
city-ask-keep = { $name }, kto zostaje w tawernie na następną turę?
city-ask-effect = { $name }, który efekt pierwszy?
city-ask-resolution = { $name }, co rozpatrujesz teraz? done kończy resztę w zwykłej kolejności.
city-done-development = przejdź do fazy głównej
city-done-main = rozstrzygnij wszystko i dobierz
city-done-target = to wszyscy w tym miejscu
city-done-resolution = reszta w zwykłej kolejności
city-done-district = nic więcej
city-done-discard = nic więcej
city-done-hire = nikogo
city-done-training = bez szkolenia
city-done-refresh = nikt więcej
city-done-keep = nikt
city-done-effect = żaden
city-works = chłop sprowadza następnego
city-levy = dołącza chłop z kwater
city-lend = Zepsucie w twoich kwaterach wzmacnia tu jednostkę
city-resolve = następnie rozpatrz: { $card }
city-train-to = { $vp ->
    [0] { $kind }: poziom { $level }
   *[other] { $kind }: poziom { $level } za { $vp } PZ
}
city-foe-place = { $place } (walka: { $value } z { $strength })
city-towers = Wieże
city-council = Mroczna Rada
city-tiles = Dostępne płytki · w stosie: { $count }
city-left = W talii potworów: { $monsters }, misji: { $quests } · karty przybycia: { $arrived } z 3
city-empty = (puste)
city-slot = za budowę tutaj: { $gives }
city-held = zajmuje { $name }: { $units }
city-tavern = Tawerna
city-lodgings = Kwatery
city-bag = Worek
city-kept = Zatrzymane
city-heroes = Bohaterowie, poziom/walka
city-bonuses = Premie
city-other = { $vp } PZ · tawerna { $tavern } · kwatery { $lodgings } · worek { $bag } · misje { $quests } · { $heroes }
city-foe = siła { $strength }, { $vp } PZ, { $type } { $level }
city-any = { $count ->
    [one] dowolna jednostka
    [few] { $count } dowolne jednostki
   *[other] { $count } dowolnych jednostek
}
city-vp = { $vp } PZ
city-quests = { $count ->
    [one] dobierz misję
    [few] dobierz { $count } misje
   *[other] dobierz { $count } misji
}
city-discard = { $count ->
    [one] odrzuć misję
    [few] odrzuć { $count } misje
   *[other] odrzuć { $count } misji
}
city-draw = { $count ->
    [one] dobierz meepla
    [few] dobierz { $count } meeple
   *[other] dobierz { $count } meepli
}
city-refresh = do { $count } z kwater do worka
city-refresh-others = pozostali gracze do { $count }
city-hire = { $count ->
    [one] najmij jednostkę
    [few] najmij { $count } jednostki
   *[other] najmij { $count } jednostek
}
city-reserve = { $count ->
    [one] zatrzymaj meepla
    [few] zatrzymaj { $count } meeple
   *[other] zatrzymaj { $count } meepli
}
city-train = { $count ->
    [one] darmowe szkolenie
    [few] { $count } darmowe szkolenia
   *[other] { $count } darmowych szkoleń
}
city-bonus-units = { $units } +{ $amount } w walce
city-bonus-with = { $units } +{ $amount }, gdy obok jest { $other }
city-bonus-against = +{ $amount } przeciw: { $types }
city-bonus-others = wszystkie inne jednostki +{ $amount }
city-bonus-corruption = jedna jednostka + zepsucie w kwaterach
city-removes = { $kind } do zasobów
city-returns = { $kind } wraca
city-stock = { $kind } (zostało: { $count })
city-crown = jeśli jest { $kind }: { $gives }; gdy utrzymane do twojej następnej tury
city-exhausts = wszyscy tej klasy do kwater
city-token = typy jednostek od poziomu { $level }: { $kinds } lub więcej: { $gives }
city-each-draw = w każdej fazie dobierania { $gives }
city-quest = { $vp } PZ/−{ $penalty } · { $text }
city-level-least = od poziomu { $level }
city-units-least = jednostki: co najmniej { $count }
city-different-least = rodzaje: co najmniej { $count }
city-over-least = { $count } ponad jego siłę
city-number-least = co najmniej { $count }
city-number-most = najwyżej { $count }
city-most = najwięcej ze wszystkich
city-when-defeat = Pokonaj potwora
city-when-monsters = Potwory pokonane w jednej turze
city-when-location = W jednej lokacji
city-when-room = W komnacie wieży
city-when-locations = Lokacje w jednej turze
city-when-build = Zbuduj lokację
city-when-train = Wyszkol
city-when-tavern = Dobrane do tawerny
city-when-end-monsters = Na koniec pokonane potwory
city-when-end-meeples = Na koniec meeple
city-when-end-heroes = Na koniec klasy bohaterów
city-when-end-quests = Na koniec wypełnione misje
city-when-end-districts = Na koniec dzielnice z pokonanym potworem
city-source-monster = potwór
city-source-council = Mroczna Rada
city-source-quest = misja
city-source-location = lokacja
city-source-training = szkolenie
city-source-penalty = kara
city-source-room = komnata w wieży
city-source-other = premia
not-understood-meeples = To nie jest ruch. Wpisz na przykład { $example }, numer z listy (m) albo ?, aby zobaczyć pomoc.
final-title-meeples = PZ policzone:
final-row-meeples = { $rank }. { $name }: { $gold } PZ
help-text-meeples =
    Tura ma dwie fazy złożone z dowolnie wielu małych kroków; done kończy fazę.
    Rozwój: works daje chłopa za chłopa, build:2@s3 kładzie płytkę 2 na polu s3
    za dwóch chłopów, train:mage szkoli, use:mage używa zdolności. Faza główna:
    go:m5 otwiera miejsce (l i s lokacje, m potwory, o Mroczna Rada, t wieże),
    +knight wysyła tam jednostkę, levy wzywa chłopa z kwater, done zamyka
    miejsce. Kolejne done rozstrzyga wszystko. Niektóre karty pytają o więcej:
    to:castle, quest:QUEST, take:mage albo done, gdy nic więcej.
    { "" }
    m  twoje ruchy z numerami; wystarczy numer    u  cofnij krok
    l  co się wydarzyło    r  narysuj miasto od nowa
    s PLIK  zapisz         q  zapisz i wyjdź

## Meeples & Monsters
game-meeples = Meeples & Monsters
option-towers = Cztery Wieże
meeples-kind-peasant = Chłop
meeples-kind-mage = Mag
meeples-kind-cleric = Kapłan
meeples-kind-knight = Rycerz
meeples-kind-warrior = Wojownik
meeples-kind-ranger = Łowca
meeples-kind-paladin = Paladyn
meeples-kind-shaman = Szaman
meeples-kind-corruption = Zepsucie
meeples-district-villages = Wioski
meeples-district-university = Uniwersytet
meeples-district-castle = Zamek
meeples-district-cathedral = Katedra
meeples-type-humanoid = Humanoid
meeples-type-monstrous = Bestia
meeples-type-undead = Nieumarły
meeples-monster-sappy-sawyer = Tępy tracz
meeples-monster-timber-wolf = Wilk tartaczny
meeples-monster-grave-splinter = Drzazga zza grobu
meeples-monster-bookmark-bandit = Zbój z zakładką
meeples-monster-paper-wasp = Osa papierówka
meeples-monster-dry-rot-dropout = Zmurszały żak
meeples-monster-siege-carpenter = Cieśla oblężniczy
meeples-monster-moat-gnawer = Gryzoń z fosy
meeples-monster-skeleton = Szkielet
meeples-monster-pew-poacher = Kłusownik na ławki
meeples-monster-belfry-beaver = Bóbr dzwonnik
meeples-monster-wick-wraith = Upiór z knota
meeples-monster-whittling-warlord = Watażka z kozikiem
meeples-monster-lumberjack-the-ripper = Kuba Rozłupywacz
meeples-monster-tree-beast = Drzewna bestia
meeples-monster-ghoul = Ghul
meeples-monster-woodworm-wight = Upiorny kołatek
meeples-monster-professor-sawdust = Profesor Trocina
meeples-monster-thesis-termite = Termit doktorant
meeples-monster-glue-golem = Klajstrowy golem
meeples-monster-laminated-lich = Laminowany licz
meeples-monster-varnished-vampire = Wampir na wysoki połysk
meeples-monster-peepul-pikeman = Pikinier z Peepul
meeples-monster-plank-walker = Deskołaz
meeples-monster-beaver-battering-ram = Bobrzy taran
meeples-monster-drawbridge-troll = Troll zwodzony
meeples-monster-moredraw-marrow-guard = Szpikowa straż Moredraw
meeples-monster-hatchet-heretic = Toporny heretyk
meeples-monster-bonfire-preacher = Kaznodzieja stosowny
meeples-monster-organ-pipe-borer = Kornik organista
meeples-monster-resin-revenant = Żywiczny nieboszczyk
meeples-monster-knothole-banshee = Sękata banshee
meeples-monster-dam-colossus = Kolos z tamy
meeples-monster-cordwood-count = Hrabia Sąg
meeples-monster-chancellor-of-chainsaws = Kanclerz Pilarka
meeples-monster-termite-queen = Królowa termitów
meeples-monster-marshal-of-moredraw = Marszałek Moredraw
meeples-monster-hollow-king = Król Próchno
meeples-monster-choir-of-chips = Chór wiórów
meeples-monster-pyre-wyrm = Żmij ze stosu
meeples-overlord-undying-termite = Nieśmiertelny termit
meeples-overlord-dam-empress-of-peepul = Tamowładna z Peepul
meeples-overlord-grand-sawyer-of-moredraw = Wielki Tracz Moredraw
meeples-henchman-combustor = Spopielacz
meeples-token-two-old-hands = Dwaj starzy wyjadacze
meeples-token-three-old-hands = Trzej starzy wyjadacze
meeples-token-two-living-legends = Dwie żywe legendy
meeples-token-bark-medal = Medal z kory
meeples-token-clean-slate = Czysta karta
meeples-token-second-wind = Drugi oddech
meeples-quest-pitchfork-mob = Z widłami na potwora
meeples-quest-overkill-is-underrated = Od przybytku nie boli
meeples-quest-mixed-hardwood = Las mieszany
meeples-quest-full-paintbox = Pełna paleta barw
meeples-quest-saw-the-sawyers = Trafiła piła na sęk
meeples-quest-beaver-fever = Bobrza gorączka
meeples-quest-exorcise-regularly = Egzorcyzm to zdrowie
meeples-quest-overdue-at-the-library = Po terminie w bibliotece
meeples-quest-storm-our-own-keep = Szturm na własny zamek
meeples-quest-big-game-carving = Rzeźba w grubym zwierzu
meeples-quest-double-chop = Dwa za jednym rąbnięciem
meeples-quest-two-coffins-one-nail = Dwie trumny, jeden gwóźdź
meeples-quest-pub-crawl = Od karczmy do karczmy
meeples-quest-standing-room-only = Tylko miejsca stojące
meeples-quest-wedding-at-the-stump = Wesele przy pniaku
meeples-quest-ribbon-cutter = Przecinanie wstęgi
meeples-quest-night-school = Szkoła wieczorowa
meeples-quest-master-piece = Majstersztyk
meeples-quest-rough-crowd = Nieociosane towarzystwo
meeples-quest-all-walks-of-life = Od Sasa do lasa
meeples-quest-militia-sundays = Niedzielne ruszenie
meeples-quest-oath-of-oak = Dębowa przysięga
meeples-quest-hedge-wizardry = Magia spod krzaka
meeples-quest-salt-and-sawdust = Sól i trociny
meeples-quest-anatomy-of-beavers = Anatomia bobra
meeples-quest-diplomacy-failed = Dyplomacja zawiodła
meeples-quest-hymn-with-teeth = Hymn z pazurem
meeples-quest-town-planner = Miejski planista
meeples-quest-word-gets-around = Poczta pantoflowa
meeples-quest-soup-kitchen = Kuchnia dla ubogich
meeples-quest-a-wall-of-saws = Ściana pił
meeples-quest-a-shelf-of-teeth = Półka zębów
meeples-quest-a-box-of-bones = Pudełko kości
meeples-quest-early-bird-gets-the-borer = Kto rano wstaje, ten tnie
meeples-quest-they-grow-up-so-fast = Tak szybko rosną
meeples-quest-town-and-gown = Toga i sutanna
meeples-quest-friend-of-every-ward = Swój w każdej dzielnicy
meeples-quest-spotless-varnish = Lakier bez skazy
meeples-quest-salt-of-the-earth = Sól ziemi
meeples-quest-standing-timber = Las na pniu
meeples-quest-robes-and-ropes = Szaty i sznury
meeples-quest-exotic-woods = Drewno egzotyczne
meeples-quest-hall-of-frames = Ramy sławy
meeples-quest-busybody = Wszędobylski
meeples-built-muster-green = Poborowe błonia
meeples-built-lecture-log = Kłoda wykładowa
meeples-built-squires-stair = Schody giermków
meeples-built-seedling-seminary = Seminarium sadzonek
meeples-tile-levy-station = Punkt poborowy
meeples-tile-healers-temple = Świątynia uzdrowiciela
meeples-tile-house-of-lords = Izba lordów
meeples-tile-branch-and-root-inn = Gospoda Gałąź i Korzeń
meeples-tile-colosseum = Koloseum
meeples-tile-mage-academy = Akademia magów
meeples-tile-incense-workshop = Wytwórnia kadzideł
meeples-tile-speechifying-stump = Pieniek krasomówcy
meeples-tile-revolving-barracks = Koszary obrotowe
meeples-tile-feather-bed-row = Zaułek pierzyn
meeples-tile-grudge-grindery = Szlifiernia uraz
meeples-tile-hunters-hollow = Dziupla łowców
meeples-tile-heartwood-chapel = Kaplica z twardzieli
meeples-tile-totem-lathe = Tokarka totemów
meeples-tile-turnery-of-fortune = Tokarnia fortuny
meeples-slot-cottage-plot = Działka pod chatę
meeples-slot-drill-yard = Plac musztry
meeples-slot-reading-room = Czytelnia
meeples-slot-notice-board = Tablica ogłoszeń
meeples-slot-royal-lot = Królewska parcela
meeples-slot-tilting-yard = Szranki
meeples-slot-font-corner = Kąt z chrzcielnicą
meeples-slot-pilgrims-rest = Przystań pielgrzyma
meeples-room-leaky-library = Cieknąca biblioteka
meeples-room-confession-closet = Spowiedź w szafie
meeples-room-cell-with-a-view = Cela z widokiem
meeples-room-dungeon-of-drafts = Loch przeciągów
meeples-room-bribe-vault = Skarbiec łapówek
meeples-room-mould-cellar = Zapleśniała piwnica
meeples-room-brawlers-loft = Stryszek zabijaków
meeples-room-whispering-well = Studnia szeptów
meeples-room-thieves-turret = Wieżyczka złodziei
meeples-room-broom-cupboard = Schowek na miotły
meeples-room-attic-of-axes = Strych pełen siekier
meeples-room-spiral-stair = Kręte schody
meeples-room-stargazers-shelf = Półka astrologa
meeples-room-bell-chamber = Izba dzwonów
meeples-room-trophy-room = Sala trofeów
meeples-room-guest-room-for-giants = Pokój dla olbrzymów
meeples-room-archers-nest = Gniazdo łuczników
meeples-room-vigil-niche = Nisza czuwania
meeples-room-recruiters-garret = Poddasze werbownika
meeples-room-tutors-turret = Wieżyczka belfra

## The balance report
report-player = Na osobę, średnio
report-what = co
report-mean = średnio
report-turns = tury
report-vp = PZ
report-vp-monsters = PZ za potwory
report-vp-council = PZ za Mroczną Radę
report-vp-quests = PZ za zadania
report-vp-locations = PZ za lokacje
report-vp-training = PZ za szkolenie
report-vp-penalties = PZ stracone na zadaniach
report-vp-rooms = PZ za komnaty wież
report-vp-other = inne PZ
report-card = karta
report-locations = Lokacje
report-built = zbudowana
report-activated = użyta na grę
report-monsters = Pokonane potwory, z gier, w których się pojawiły
report-beaten = pokonany
report-quests = Wykonane zadania, z trzymanych na ręce
report-done = wykonane
report-council = Mroczna Rada
report-fought = walki na grę
report-rooms = Ukończone komnaty wież, ze wszystkich gier
report-training = Szkolenie, spośród wszystkich przy stole
report-class = klasa
report-level-2 = poziom 2
report-level-3 = poziom 3
report-criteria = Kryteria
report-criterion = kryterium
report-verdict = ocena
report-detail = wartość albo karty, które go nie spełniają
report-met = spełnione
report-missed = niespełnione
report-criterion-turns = od 9 do 15 tur na osobę
report-criterion-locations = każda lokacja użyta w 2% swoich gier
report-criterion-monsters = każdy potwór pokonany w 2% swoich gier
report-criterion-quests = każde zadanie wykonane przez 2% posiadaczy
report-criterion-quests-most = żadne zadanie wykonane przez ponad 90%
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
lesson-mighty-1 = Witaj. Wspólnie szturmujecie zamek króla Polikarpa, a potem kłócicie się o złoto. Po sześciu rundach wygrywa najbogatszy; każdy zaczyna z 8 złotymi monetami.
lesson-mighty-2 = Te trzy potwory masz na ręce. Dwa kolejne leżą przed tobą zakryte; dołączą w następnej rundzie.
lesson-mighty-3 = Drogi od bramy do skarbca strzeże trzech strażników. Ich rewersy pokazują poziom oraz przedziały, w których mieszczą się siła i łup.
lesson-mighty-4 = Potwory walczą parami, po jednym z każdej strony strażnika. Puste pole nic nie kosztuje: połóż swoją 4 przy strażniku u bramy.
lesson-mighty-5 = Do twojej 4 dołączyła 2. Razem to 6, a więcej strażnik poziomu 1 mieć nie może: ta para na pewno wygra i żadnego z nich nie można już zastąpić.
lesson-mighty-6 = Przy drugim strażniku leży 1, a silniejszy potwór może ją zastąpić. Kosztuje to 1 złotą monetę do skarbca, a na poziomie 2 jeszcze jedną dla właściciela. Połóż tam swoją 3.
lesson-mighty-7 = Teraz 5 zastąpiła twoją 3. Wróciła na rękę, a z nią 1 złota moneta dla ciebie.
lesson-mighty-8 = Masz w zamku tylko jednego potwora, więc znów twoja kolej. Połóż 3 przy ostatnim strażniku: najsilniejszym, ale i najbogatszym.
lesson-mighty-9 = Każdy miał w zamku dwa potwory, więc zaczęła się walka, od bramy. Pierwszy strażnik miał siłę 5, twoja para 6: wygrana. Z łupu 5 każdy wziął 2, a nieparzysta moneta przypadła silniejszemu potworowi: twojemu.
lesson-mighty-10 = Drugi strażnik miał siłę 7, a 5 + 1 to tylko 6. Pierwsza porażka od razu kończy walkę: trzeciego strażnika nawet nie odkryto.
lesson-mighty-11 = Potem płaci się za leczenie: najpierw za przegranych, potem za wszystkie potwory przy strażnikach, do których walka nie doszła. Twoja 3 kosztowała 1 złotą monetę; 4 albo 5 kosztuje 2, a 1 nic.
lesson-mighty-12 = Nowa runda: dwa potwory, które leżały zakryte, masz na ręce, a dwa zagrane leżą teraz przed tobą. Odtąd każdy może wywnioskować, co kto ma na ręce.
lesson-mighty-13 = Przy ostatnim strażniku leży 4. Z twoją 5 to razem 9, a więcej na poziomie 3 być nie może: pewna wygrana, o ile walka dojdzie tak daleko. A 5 nikt nigdy nie zastąpi.
lesson-mighty-14 = Walka kończy się przy pierwszej porażce, więc strażnik u bramy obchodzi wszystkich. Twoja 2 i leżąca tam 3 dają 5: wystarczy, chyba że strażnik ma 6. Zaryzykuj.
lesson-mighty-15 = Wszyscy trzej strażnicy pokonani, a ty zdobywasz 7 złotych monet. Na tym polega cała gra: czytaj rewersy, dobieraj towarzystwo, płać tylko tam, gdzie warto. Zostały cztery rundy i należą do ciebie.
lesson-meeples-1 = Witaj w Rowan. Napełnij worek lepszym towarzystwem niż chłopi, pokonuj potwory i wypełniaj misje. Kto na końcu ma najwięcej PZ, wygrywa.
lesson-meeples-2 = Cztery meeple trafiły z worka do twojej tawerny. Chłopi to jednostki i idą tam, gdzie ich poślesz; Zepsucie nie jest jednostką i tylko zajmuje miejsce.
lesson-meeples-3 = Tura zaczyna się od rozwoju: budowy i szkolenia. Dziś chłopi przydadzą się gdzie indziej: zakończ tę fazę.
lesson-meeples-4 = W fazie głównej jednostki idą do lokacji i na potwory. Lokacja „{ meeples-built-muster-green }” za pracę jednego chłopa daje nowego wojownika: wybierz ją.
lesson-meeples-5 = Poślij tam chłopa. Nie przepadnie: po pracy odpocznie w kwaterach.
lesson-meeples-6 = Tej lokacji więcej nie trzeba. To wszyscy: zamknij ją.
lesson-meeples-7 = Potwór „{ meeples-monster-paper-wasp }” ma siłę 2 i jest bestią, a właśnie bestii wymaga twoja misja „{ meeples-quest-a-shelf-of-teeth }”. Wybierz go.
lesson-meeples-8 = Chłop ma wartość bojową 1. Poślij jednego: to 1 z 2.
lesson-meeples-9 = I jeszcze jednego: 1 + 1 = 2. Wystarczy dorównać potworowi.
lesson-meeples-10 = To wystarczy. Zamknij i to miejsce.
lesson-meeples-11 = Najpierw wszystko się przydziela, potem wszystko dzieje się naraz. Zakończ turę i popatrz.
lesson-meeples-12 = Pokonany: 1 PZ. Wszyscy wysłani odpoczywają teraz w kwaterach, a z nimi twój nowy wojownik.
lesson-meeples-13 = Potem z worka wyszły cztery nowe meeple: dwóch chłopów i niestety dwa Zepsucia. Dobry dzień na budowanie.
lesson-meeples-14 = Na budowie dwóch chłopów stawia lokację. Połóż płytkę „{ meeples-tile-revolving-barracks }” na tym polu Zamku; jego premia to darmowe szkolenie.
lesson-meeples-15 = Szkolenie podnosi całą klasę. Wybierz wojownika: wszyscy twoi wojownicy, obecni i przyszli, będą mieli poziom 2.
lesson-meeples-16 = To była twoja misja „{ meeples-quest-night-school }”: 1 PZ, a najwyżej dwa meeple mogą wrócić z kwater do worka. Najpierw wojownik.
lesson-meeples-17 = I chłop. Zepsucie zostaw tam, gdzie jest: czego nie ma w worku, tego nie można dobrać.
lesson-meeples-18 = W tawernie nie ma już żadnej jednostki. Zakończ rozwój.
lesson-meeples-19 = Nie ma więc kogo posłać: zakończ też fazę główną. Co zostało w tawernie, trafia do kwater.
lesson-meeples-20 = Opłaciło się: w worku była dokładnie ta czwórka, trzech chłopów i twój wojownik.
lesson-meeples-21 = Wojownik poziomu 2 ma zdolność: gdy w tawernie jest chłop, zdobywa dla ciebie kolejnego, raz na turę i za darmo. Użyj jej.
lesson-meeples-22 = Na budowie chłop sprowadza następnego z zasobów. Bez jednego się obejdziesz: poślij go.
lesson-meeples-23 = Nowi chłopi najpierw odpoczywają w kwaterach. Zakończ rozwój: czas na grubszego zwierza.
lesson-meeples-24 = Potwór „{ meeples-monster-belfry-beaver }” ma siłę 4, jest wart 2 PZ i też jest bestią. Wybierz go.
lesson-meeples-25 = Twój wojownik liczy się za 2: połowa już jest.
lesson-meeples-26 = Z chłopem to 3 z 4.
lesson-meeples-27 = I jeszcze jeden: 4 z 4.
lesson-meeples-28 = Dość siły. Zamknij to miejsce.
lesson-meeples-29 = Zakończ turę i zobacz, co z tego będzie.
lesson-meeples-30 = 2 PZ. Worek był pusty, więc przed dobieraniem wróciło do niego wszystko z kwater. Tak krąży bez końca i za każdym razem jest lepszy. Odtąd to twoja gra.

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
web-about-mighty = Potwory razem, parami, szturmują zamek króla Edgara, a potem kłócą się o złoto.
web-about-meeples = Napełnij worek drewnianymi bohaterami, buduj miasto, walcz z tym, co wychodzi z lasu, wypełniaj misje.
web-facts-mighty = 3–6 graczy · 20 minut · spryt i towarzystwo
web-facts-meeples = 2–4 graczy · 60 minut · plany i pionki
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
web-option-line-up = Rewersy wszystkich strażników są znane od początku.
web-option-new-rules = W każdej rundzie król odkrywa nową zasadę.
web-option-towers = Obok miasta czekają cztery wieże pełne komnat.
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

## Przeglądarka: Mighty Monsters
web-mighty-asks-you = { $step ->
    [last] Twoja kolej: zagraj ostatniego potwora rundy.
    [ruled] Twoja kolej, z rozkazem króla: zagraj potwora.
    [second] Twoja kolej: zagraj drugiego potwora.
   *[first] Twoja kolej: zagraj potwora.
}
web-mighty-asks-other = { $seat }: trwa wybór potwora.
web-mighty-move-place = Potwór o sile { $strength } na pole { $guard }{ $side }
web-mighty-move-replace = { $price ->
    [one] Potwór o sile { $strength } na pole { $guard }{ $side } w miejsce potwora o sile { $there } ({ $owner }) za { $price } złotą monetę
    [few] Potwór o sile { $strength } na pole { $guard }{ $side } w miejsce potwora o sile { $there } ({ $owner }) za { $price } złote monety
    [many] Potwór o sile { $strength } na pole { $guard }{ $side } w miejsce potwora o sile { $there } ({ $owner }) za { $price } złotych monet
   *[other] Potwór o sile { $strength } na pole { $guard }{ $side } w miejsce potwora o sile { $there } ({ $owner }) za { $price } złotej monety
}
web-mighty-castle = Zamek, od bramy do skarbca
web-mighty-gate = Brama
web-mighty-gate-why = Walka zaczyna się od strażnika przy bramie i idzie w stronę skarbca, aż któryś strażnik wygra.
web-mighty-treasury = Skarbiec
web-mighty-treasury-why = { $gold ->
    [one] { $gold } złota moneta. Stąd pochodzą łupy; tu trafia zapłata za zastępowanie i leczenie.
    [few] { $gold } złote monety. Stąd pochodzą łupy; tu trafia zapłata za zastępowanie i leczenie.
    [many] { $gold } złotych monet. Stąd pochodzą łupy; tu trafia zapłata za zastępowanie i leczenie.
   *[other] { $gold } złotej monety. Stąd pochodzą łupy; tu trafia zapłata za zastępowanie i leczenie.
}
web-mighty-level = Poziom { $level }
web-mighty-guard = Strażnik { $guard }
web-mighty-guard-back = Poziom { $level }, zakryty. Siła od { $least } do { $greatest }, łup od { $poor } do { $rich }.
web-mighty-guard-front = Poziom { $level }, odkryty. Siła { $strength }, łup { $loot }.
web-mighty-guard-sum = Potwory obok: razem { $sum }.
web-mighty-guard-beaten = Pokonany.
web-mighty-guard-lost = Wygrywa i walka się kończy.
web-mighty-guard-unseen = Zostaje odrzucony bez odkrywania.
web-mighty-stamp-beaten = pokonany
web-mighty-stamp-lost = wygrywa
web-mighty-space-empty = Pole { $guard }{ $side }: puste.
web-mighty-space-empty-why = Tu może stanąć każdy potwór, za darmo.
web-mighty-space-taken = Pole { $guard }{ $side }: potwór o sile { $strength } ({ $owner }).
web-mighty-space-taken-why = Silniejszy potwór może go zastąpić za złoto, dopóki łączna siła tutaj jest mniejsza od maksymalnej siły strażnika.
web-mighty-deed-place = Postaw potwora o sile { $strength } przy strażniku { $guard }{ $side }.
web-mighty-deed-replace = { $price ->
    [one] Twój potwór o sile { $strength } zastępuje potwora o sile { $there } ({ $owner }) za { $price } złotą monetę, który wraca na rękę.
    [few] Twój potwór o sile { $strength } zastępuje potwora o sile { $there } ({ $owner }) za { $price } złote monety, który wraca na rękę.
    [many] Twój potwór o sile { $strength } zastępuje potwora o sile { $there } ({ $owner }) za { $price } złotych monet, który wraca na rękę.
   *[other] Twój potwór o sile { $strength } zastępuje potwora o sile { $there } ({ $owner }) za { $price } złotej monety, który wraca na rękę.
}
web-mighty-deed-replace-own = { $price ->
    [one] Twój potwór o sile { $strength } zastępuje twojego potwora o sile { $there } za { $price } złotą monetę, który wraca na twoją rękę.
    [few] Twój potwór o sile { $strength } zastępuje twojego potwora o sile { $there } za { $price } złote monety, który wraca na twoją rękę.
    [many] Twój potwór o sile { $strength } zastępuje twojego potwora o sile { $there } za { $price } złotych monet, który wraca na twoją rękę.
   *[other] Twój potwór o sile { $strength } zastępuje twojego potwora o sile { $there } za { $price } złotej monety, który wraca na twoją rękę.
}
web-mighty-deed-not = Twój potwór o sile { $strength } nie może tu stanąć.
web-mighty-hand = Twoja ręka
web-mighty-card = Twój potwór o sile { $strength }, { $faction }
web-mighty-card-why = Podnieś go, a potem wybierz pole w zamku.
web-mighty-pick = Wybierz potwora, a potem pole w zamku.
web-mighty-pick-early = To jeszcze nie twoja kolej. Rozejrzyj się.
web-mighty-picked = Twój potwór o sile { $strength }: wybierz pole.
web-mighty-picked-early = Twój potwór o sile { $strength } czeka na twoją kolej.
web-mighty-watching = Przyglądasz się grze.
web-mighty-last = Ostatni potwór tej rundy: zaraz zacznie się walka.
web-mighty-last-go = Zagraj
web-mighty-last-wait = Jeszcze nie
web-mighty-resting = odpoczywają
web-mighty-resting-why = W tej rundzie odpoczywają zakryte; w następnej weźmiesz je na rękę.
web-mighty-seats = Gracze
web-mighty-you = ty
web-mighty-seat-gold = { $gold ->
    [one] { $gold } złota moneta.
    [few] { $gold } złote monety.
    [many] { $gold } złotych monet.
   *[other] { $gold } złotej monety.
}
web-mighty-seat-hand = Na ręce: { $monsters }.
web-mighty-seat-resting = Zakryte: { $monsters }.
web-mighty-seat-bot = Bot: { $bot }.
web-mighty-starts = Zaczyna tę rundę.
web-mighty-unknown = { $count ->
    [one] { $count } nieznany
    [few] { $count } nieznane
   *[other] { $count } nieznanych
}
web-mighty-none = brak
web-mighty-round = Runda { $round } z { $rounds }
web-mighty-round-why = Co rundę odpada jedna płytka króla. Po ostatniej wygrywa najbogatszy.
web-mighty-guards-seen = Wszyscy strażnicy i ci już odkryci
web-mighty-guards-seen-why = Karta za każdego strażnika w grze; wypełnione były już odkryte.
web-mighty-seen-of = Odkryto { $seen } z { $all }
web-mighty-tiles-gone = Odrzucone: { $count }
web-mighty-tiles-gone-title = Odrzucone płytki króla

## Przeglądarka: Meeples & Monsters
web-meeples-your-development = Twoja tura: buduj, szkol albo użyj bohaterów.
web-meeples-their-development = { $name }: rozwój.
web-meeples-your-main = Twoja tura: wyślij jednostki do lokacji i na potwory.
web-meeples-their-main = { $name }: wysyła jednostki.
web-meeples-your-target = Twoja tura: kto idzie tutaj: { $place }?
web-meeples-their-target = { $name }: wysyła jednostki: { $place }.
web-meeples-your-foe = Twoja tura: kto walczy? { $place }: { $value } z { $strength }.
web-meeples-their-foe = { $name }: walczy: { $place }, { $value } z { $strength }.
web-meeples-your-district = Twoja tura: dzielnica jest pełna. Dokąd trafia { $monster }?
web-meeples-their-district = { $name }: wybiera dzielnicę: { $monster }.
web-meeples-your-discard = Twoja tura: którą misję odrzucasz?
web-meeples-their-discard = { $name }: odrzuca misję.
web-meeples-your-hire = Twoja tura: jaką jednostkę najmujesz?
web-meeples-their-hire = { $name }: najmuje jednostkę.
web-meeples-your-training = Twoja tura: która klasa szkoli się za darmo?
web-meeples-their-training = { $name }: szkoli za darmo.
web-meeples-your-refresh = Ty decydujesz: kto wraca z kwater do worka?
web-meeples-their-refresh = { $name }: może odłożyć meeple do worka.
web-meeples-your-keep = Twoja tura: kto zostaje w tawernie na następną turę?
web-meeples-their-keep = { $name }: zatrzymuje meepla.
web-meeples-your-effect = Twoja tura: który efekt pierwszy?
web-meeples-their-effect = { $name }: ustala kolejność efektów.
web-meeples-your-resolution = Twoja tura: co rozpatrujesz teraz?
web-meeples-their-resolution = { $name }: rozpatruje.
web-meeples-choose-district = Dokąd trafia?
web-meeples-choose-discard = Którą misję odrzucasz?
web-meeples-choose-hire = Jaką jednostkę najmujesz?
web-meeples-choose-training = Która klasa szkoli się za darmo?
web-meeples-choose-refresh = Kto wraca do worka?
web-meeples-choose-keep = Kto zostaje na następną turę?
web-meeples-choose-effect = Który efekt pierwszy?
web-meeples-choose-resolution = Co rozpatrzyć teraz?
web-meeples-event-assigned = { $seat }: { $kind } → { $place }
web-meeples-event-lent = { $seat }: Zepsucie ({ $number }) wzmacnia jednostkę ({ $place }).
web-meeples-event-overrun = { $seat }: dzielnica jest opanowana; przyłączają się chłopi: { $number }.
web-meeples-event-defeated = { $seat }: pokonany potwór: { $monster } ({ $place }).
web-meeples-event-activated = { $seat }: działa { $location }.
web-meeples-event-built = { $seat }: buduje { $location } ({ $place }).
web-meeples-event-monster-came = Przybywa { $monster } ({ $place }).
web-meeples-event-room-done = { $seat }: ukończona komnata: { $room }.
web-meeples-event-tile-came = Nowa płytka: { $location }.
web-meeples-city = Miasto
web-meeples-middle = Kapitol albo Mroczna Rada
web-meeples-capitol = Kapitol
web-meeples-players = Gracze
web-meeples-own = Twoja plansza
web-meeples-you = ty
web-meeples-works = Warsztaty
web-meeples-works-text = Chłop sprowadza następnego; albo dwóch chłopów buduje: dotknij płytki, potem pustego pola. Raz na turę.
web-meeples-tile = Dostępna płytka: { $name }
web-meeples-tile-take = Weź ją, potem wybierz puste pole
web-meeples-tower = Wieża ({ $district })
web-meeples-tower-done = Ta wieża jest ukończona.
web-meeples-here = Tutaj: { $district }
web-meeples-assigned = Przydzieleni: { $units }
web-meeples-open = Tu wysyłasz jednostki
web-meeples-can-choose = Można wybrać
web-meeples-overrun = { $count ->
    [one] Opanowana: lokacja użyta tutaj daje chłopa, jeśli nie walczysz z potworem tej dzielnicy.
    [few] Opanowana: lokacja użyta tutaj daje { $count } chłopów, jeśli nie walczysz z potworem tej dzielnicy.
   *[other] Opanowana: lokacja użyta tutaj daje { $count } chłopów, jeśli nie walczysz z potworem tej dzielnicy.
}
web-meeples-sum = { $value } z { $strength }
web-meeples-fought = Ta walka już się odbyła
web-meeples-arrives-text = W talii potworów są trzy karty przybycia. Po trzeciej każdy ma jeszcze dwie tury i może walczyć z Mroczną Radą.
web-meeples-council-later = Przybywają z trzecią kartą przybycia.
web-meeples-turns-left = { $count ->
    [one] Została łącznie jedna tura.
    [few] Zostały łącznie { $count } tury.
   *[other] Zostało łącznie { $count } tur.
}
web-meeples-monsters-left = Karty potworów w talii: { $count }
web-meeples-quests-left = Misje w talii: { $count }
web-meeples-tiles-left = Płytki lokacji w stosie: { $count }
web-meeples-arrived = Karty przybycia: { $count } z 3
web-meeples-seat = { $name }: { $vp } PZ, tawerna { $tavern }, kwatery { $lodgings }, worek { $bag }, misje na ręce { $quests }. Otwiera planszę.
web-meeples-first = pierwszy gracz
web-meeples-tavern-text = Aktywne meeple: dotknij jednego, potem miejsca, albo przeciągnij. Kto zostanie, idzie do kwater.
web-meeples-lodgings-text = Zmęczone meeple. Gdy worek jest pusty, wszystkie do niego wracają.
web-meeples-bag-text = Z niego dobierasz na koniec tury.
web-meeples-kept-text = Wracają do tawerny po dobraniu.
web-meeples-corruption = Zepsucie nie jest jednostką: nie walczy i idzie tylko tam, gdzie jest wymagane.
web-meeples-combat = walka { $combat }
web-meeples-level = poziom { $level }
web-meeples-top = szczyt
web-meeples-use = Użyj: { $kind }
web-meeples-to-bag = Z powrotem do worka
web-meeples-part-meeples = Kwatery i worek
web-meeples-part-heroes = Bohaterowie
web-meeples-part-quests = Misje
web-meeples-no-quests = Brak misji na ręce.
web-meeples-hidden-quests = Misje na ręce: { $count }
web-meeples-achieved = Pokonane potwory { $monsters }, wypełnione misje { $quests }, premie { $bonuses }. Otwiera całą planszę.
web-meeples-beaten = Pokonane potwory: { $count }
web-meeples-quests-done = Wypełnione misje: { $count }
web-meeples-hand = Misje na ręce: { $count }
web-meeples-wait = Gra { $name }
web-meeples-really = tak, rozstrzygnij i dobierz
web-meeples-really-text = Ostatecznie kończy turę. Użyte miejsca: { $places }; bezczynne jednostki: { $idle }.
web-meeples-not-yet = Jeszcze nie
web-meeples-leave = Zabierz stąd wszystkich
web-meeples-build = Zbuduj { $location } ({ $place })
web-meeples-go = Wyślij jednostki: { $place } ({ $text })
web-meeples-add = { $kind } → { $place }
web-meeples-prestige-vp = 1 PZ więcej za potwora pokonanego z co najmniej jednym z nich
web-meeples-prestige-level = plus poziom potwora
web-meeples-prestige-wild = zastępuje dowolną klasę podstawową
