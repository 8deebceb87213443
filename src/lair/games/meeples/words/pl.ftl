## The game

faction-red = Czerwony
faction-blue = Niebieski
faction-green = Zielony
faction-violet = Fioletowy
bot-fighter = Wojownik
bot-builder = Budowniczy
bot-quester = Poszukiwacz

## What can go wrong

error-decide-first = Najpierw zdecyduj o tym, o co pyta wiersz na górze.
error-build-first = Najpierw zbuduj lokację, nad którą pracują twoi chłopi.
error-main-later = Jednostki idą tam w fazie głównej: najpierw zakończ fazę rozwoju.
error-development-over = Kapitol działa tylko w fazie rozwoju, a ta w tej turze już minęła.
error-ability-not-now = Ta zdolność działa kiedy indziej albo została już użyta w tej turze.
error-close-first = Najpierw dokończ tam, dokąd właśnie przydzielasz jednostki.
error-target-first = Najpierw wybierz, dokąd mają iść twoje jednostki.
error-resolve-first = Wszystko jest przydzielone. Teraz trzeba to rozstrzygnąć.
error-no-such-unit = Nie masz do tego takiego meepla w tawernie.
error-not-enough-yet = Przydzielone jednostki jeszcze nie wystarczają: dołóż kolejne albo je cofnij.
error-works-once = Z budowy korzysta się raz na turę: po chłopa albo żeby budować.
error-no-peasants = W twojej tawernie jest na to za mało chłopów.
error-no-site = Nie ma na to dostępnej płytki albo wolnego pola.
error-assigned-already = W tej turze masz już tam przydzielone jednostki.
error-nothing-there = Nic tam nie ma.
error-needs-units = Meeple w twojej tawernie nie spełniają wymagań.
error-council-later = Z Mroczną Radą można walczyć tylko w dwóch ostatnich turach.
error-overlord-once = Masz już za sobą walkę z tym władcą; z każdym można walczyć tylko raz.
error-too-weak = Twoje jednostki osiągają najwyżej { $value }; ten przeciwnik ma { $strength }.
error-training-once = Szkolić można raz na turę.
error-training-top = Ta klasa ma już najwyższy poziom.
error-training-vp = To szkolenie kosztuje { $price } PZ; masz { $vp }.

## Meeples & Monsters in the terminal

event-gained = { $seat }: +{ $number }× { $kind }.
event-removed = { $seat }: { $kind } z powrotem do zasobów.
event-exhausted = { $seat }: { $number }× { $kind } do kwater.
event-scored = { $seat }: { $vp } PZ ({ $source }).
event-trained = { $seat }: szkolenie, { $kind } ma teraz poziom { $level }.
event-built = { $seat }: buduje na { $place }: { $location }.
event-ability = { $seat }: używa zdolności klasy { $kind }.
event-assigned = { $seat }: { $kind } → { $place }
event-closed = { $seat }: przydział do { $place } gotowy.
event-lent = { $seat }: zepsucie daje jednostce +{ $number } ({ $place }).
event-overrun = { $seat }: dzielnica z polem { $place } jest opanowana; przyłączają się chłopi: { $number }.
event-defeated = { $seat }: pokonany potwór na { $place }: { $monster }.
event-council-fought = { $seat }: pokonany członek Mrocznej Rady: { $overlord }.
event-activated = { $seat }: aktywuje: { $location } ({ $place }).
event-crowned = { $seat }: zajmuje teraz: { $location }.
event-dethroned = { $seat }: traci: { $location }.
event-room-done = { $seat }: ukończona komnata w wieży { $tower }: { $room }.
event-quest-drawn = { $seat }: dobiera misję.
event-quest-discarded = { $seat }: odrzuca misję „{ $quest }”.
event-quest-done = { $seat }: wypełnia misję „{ $quest }”.
event-quest-used = { $seat }: korzysta z misji „{ $quest }”.
event-quest-failed = { $seat }: misja „{ $quest }” nieudana: −{ $penalty } PZ.
event-drew = { $seat }: z worka: { $kind }.
event-to-bag = { $seat }: { $kind } z powrotem do worka.
event-kept = { $seat }: { $kind } zostaje na następną turę.
event-bag-filled = { $seat }: worek napełnia się z kwater.
event-monster-came = Na { $place } przybywa { $monster }.
event-arrived = Mroczna Rada się zbliża: karta przybycia { $number } z 3.
event-tile-came = Nowa płytka { $tile }: { $location }.
event-turn-began = Tura { $turn }: { $seat }.
event-game-ended = { $unfinished ->
    [0] Ostatnia tura rozegrana: koniec gry.
   *[other] Nikt nie posuwał gry naprzód: przerwano ją niedokończoną.
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
city-unfinished = Gra została przerwana niedokończona.
city-waiting-capitol = kto idzie na Kapitol
city-waiting-district = dzielnica dla potwora
city-waiting-discard = misja do odrzucenia
city-waiting-hire = jednostka do najęcia
city-waiting-prestige = jednostka prestiżowa do zdobycia
city-waiting-training = darmowe szkolenie
city-waiting-refresh = meeple z powrotem do worka
city-waiting-keep = meeple do zatrzymania
city-waiting-effect = efekt do użycia
city-ask-development = { $name }, rozwój: buduj, szkol, użyj bohaterów albo done.
city-ask-build = { $name }, która płytka trafia na które pole?
city-ask-build-train = { $name }, która płytka trafia na które pole? Albo najpierw szkol.
city-ask-main = { $name }, faza główna: dokąd idą twoje jednostki? done rozstrzyga wszystko.
city-ask-target = { $name }, kto idzie do { $place }? done, gdy to wszyscy.
city-ask-capitol = { $name }, kto idzie na Kapitol?
city-ask-district = { $name }, ta dzielnica jest pełna: dokąd idzie potwór?
city-ask-discard = { $name }, którą misję odrzucasz?
city-ask-hire = { $name }, jaką jednostkę najmujesz?
city-ask-prestige = { $name }, jaką jednostkę prestiżową zdobywasz?
city-ask-training = { $name }, która klasa szkoli się za darmo?
city-ask-refresh = { $name }, kto wraca do worka? done, gdy to wszyscy.
city-ask-keep = { $name }, kto zostaje w tawernie na następną turę?
city-ask-effect = { $name }, jakiego efektu używasz? done, gdy żadnego więcej.
city-ask-resolution = { $name }, co rozstrzygasz teraz? done rozstrzyga resztę w zwykłej kolejności.
city-ask-clean-up = { $name }, efekt którego pokonanego potwora następuje teraz? done kończy resztę w zwykłej kolejności.
city-done-development = przejdź do fazy głównej
city-done-construct = rozstrzygnij i wybierz, co zbudować
city-done-main = rozstrzygnij wszystko i dobierz
city-done-target = zakończ tutaj
city-done-resolution = reszta w zwykłej kolejności
city-done-clean-up = reszta w zwykłej kolejności
city-done-capitol = nikt
city-done-district = nic więcej
city-done-discard = nic więcej
city-done-hire = nikogo
city-done-prestige = nikogo
city-done-training = bez szkolenia
city-done-refresh = nikt więcej
city-done-keep = nikt
city-done-effect = żadnego efektu więcej
city-works = chłop sprowadza następnego
city-construct = dwóch chłopów buduje lokację
city-levy = dołącza chłop z kwater
city-lend = zepsucie w twoich kwaterach wzmacnia tu jednostkę
city-resolve = następnie rozstrzygnij: { $card }
city-train-to = { $vp ->
    [0] { $kind }: poziom { $level }
   *[other] { $kind }: poziom { $level } za { $vp } PZ
}
city-foe-place = { $place } (walka: { $value } z { $strength })
city-towers = Wieże
city-rooms-left = pozostałe komnaty: { $count }
city-capitol = Kapitol
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
city-gained = Zdobyte
city-fresh = Na fazę główną
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
city-stock = { $kind } (zostało: { $left })
city-times = { $count }× { $kind }
city-gain = +{ $what }
city-lose = −{ $what }
city-crown = jeśli jest { $kind }: { $gives }; gdy utrzymane do twojej następnej tury
city-exhausts = wszyscy tej klasy do kwater
city-combat = walka { $combat }
city-prestige-vp = 1 PZ więcej za potwora pokonanego z co najmniej jednym z nich
city-prestige-level = plus poziom potwora
city-prestige-wild = zastępuje dowolną klasę podstawową
city-token = { $kinds ->
        [one] { $kinds } typ jednostek
        [few] { $kinds } typy jednostek
       *[other] { $kinds } typów jednostek
    } od poziomu { $level }: { $gives }
city-each-draw = w każdej fazie dobierania { $gives }
city-in-draw = w fazie dobierania: { $does }
city-quest = { $vp } PZ/−{ $penalty } · { $text }
city-level-least = od poziomu { $level }
city-units-level-least = jednostki od poziomu { $level }
city-units-least = jednostki: co najmniej { $count }
city-different-least = rodzaje: co najmniej { $count }
city-over-least = co najmniej o { $count } ponad jego siłę
city-when-defeat = Pokonaj potwora
city-when-location = W jednej lokacji
city-when-room = W komnacie wieży
city-when-build = Zbuduj lokację
city-when-train = Wyszkol
city-when-tavern = Dobrane do tawerny
city-when-monsters = Pokonaj w jednej turze co najmniej { $count ->
    [one] { $count } potwora
    [few] { $count } potwory
   *[other] { $count } potworów
}{ $types ->
    [none] {""}
   *[other] {" "}typu { $types }
}
city-when-locations = Aktywuj w jednej turze co najmniej { $count ->
    [one] { $count } lokację
    [few] { $count } lokacje
   *[other] { $count } lokacji
}
city-when-end-monsters = Do końca gry pokonaj { $how ->
    [most] najwięcej potworów
   *[least] { $count ->
        [one] co najmniej { $count } potwora
        [few] co najmniej { $count } potwory
       *[other] co najmniej { $count } potworów
    }
}{ $types ->
    [none] {""}
   *[other] {" "}typu { $types }
}{ $level ->
    [0] {""}
   *[other] {" "}od poziomu { $level }
}{ $districts ->
    [none] {""}
   *[other] {" "}w dzielnicy { $districts }
}
city-when-end-meeples = Miej na koniec { $how ->
    [most] najwięcej meepli
    [fewest] { $count ->
        [one] najwyżej { $count } meepla
        [few] najwyżej { $count } meeple
       *[other] najwyżej { $count } meepli
    }
   *[least] { $count ->
        [one] co najmniej { $count } meepla
        [few] co najmniej { $count } meeple
       *[other] co najmniej { $count } meepli
    }
} rodzaju { $kinds }
city-when-end-heroes = Miej na koniec co najmniej { $count ->
    [one] { $count } klasę
    [few] { $count } klasy
   *[other] { $count } klas
} bohaterów od poziomu { $level }
city-when-end-quests = Do końca gry wypełnij { $how ->
    [most] najwięcej misji
   *[least] { $count ->
        [one] co najmniej { $count } misję
        [few] co najmniej { $count } misje
       *[other] co najmniej { $count } misji
    }
}
city-when-end-districts = Do końca gry pokonaj potwory w co najmniej { $count ->
    [one] { $count } dzielnicy
   *[other] { $count } dzielnicach
}
city-source-monster = potwór
city-source-council = Mroczna Rada
city-source-quest = misja
city-source-location = lokacja
city-source-training = szkolenie
city-source-penalty = kara
city-source-room = komnata w wieży
city-source-slot = pole budowy
city-source-ability = zdolność
city-source-token = żeton
not-understood-meeples = To nie jest ruch. Wpisz na przykład { $example }, numer z listy (m) albo ?, aby zobaczyć pomoc.
final-title-meeples = PZ policzone:
final-row-meeples = { $rank }. { $name }: { $gold } PZ
help-text-meeples =
    Tura ma dwie fazy złożone z dowolnie wielu małych kroków; done kończy fazę.
    Rozwój: works wysyła chłopa po następnego, construct wysyła dwóch, by
    budowali, train:mage wysyła maga na szkolenie, use:mage używa zdolności.
    done rozstrzyga to wszystko; potem build:2@s3 kładzie płytkę 2 na polu s3.
    Faza główna: go:m5 otwiera miejsce (l i s lokacje, m potwory, o Mroczna
    Rada, t wieże), +knight wysyła tam jednostkę, levy wzywa chłopa z kwater,
    done zamyka miejsce. Kolejne done rozstrzyga wszystko. Niektóre karty
    pytają o więcej: to:castle, quest:QUEST, take:mage albo done, gdy nic więcej.
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
meeples-kind-prestige = Jednostka prestiżowa
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
report-turns = tury
report-vp = PZ
report-vp-monsters = PZ za potwory
report-vp-council = PZ za Mroczną Radę
report-vp-quests = PZ za misje
report-vp-locations = PZ za lokacje
report-vp-training = PZ za szkolenie
report-vp-penalties = PZ stracone na misjach
report-vp-rooms = PZ za komnaty wież
report-vp-slots = PZ za pola budowy
report-vp-abilities = PZ za zdolności
report-vp-tokens = PZ za żetony
report-locations = Lokacje
report-built = zbudowana
report-activated = użyta na grę
report-monsters = Pokonane potwory, z gier, w których się pojawiły
report-beaten = pokonany
report-quests = Wypełnione misje, spośród trzymanych na ręce
report-done = wypełniona
report-council = Mroczna Rada
report-fought = walki na grę
report-rooms = Ukończone komnaty wież, ze wszystkich gier
report-training = Szkolenie, spośród wszystkich przy stole
report-class = klasa
report-level-2 = poziom 2
report-level-3 = poziom 3
report-criterion-turns = od 9 do 15 tur na osobę
report-criterion-locations = każda lokacja użyta w co najmniej 2% swoich gier
report-criterion-monsters = każdy potwór pokonany w co najmniej 2% swoich gier
report-criterion-quests = każda misja wypełniona przez co najmniej 2% posiadaczy
report-criterion-quests-most = żadna misja wypełniona przez ponad 90%

## Lekcje

lesson-meeples-1 = Witaj w Rowan. Napełnij worek lepszym towarzystwem niż chłopi, pokonuj potwory i wypełniaj misje. Kto na końcu ma najwięcej PZ, wygrywa.
lesson-meeples-2 = Cztery meeple trafiły z worka do twojej tawerny. Chłopi to jednostki i idą tam, gdzie ich poślesz; zepsucie nie jest jednostką i tylko zajmuje miejsce.
lesson-meeples-3 = Tura zaczyna się od rozwoju: budowy i szkolenia. Dziś chłopi przydadzą się gdzie indziej: zakończ tę fazę.
lesson-meeples-4 = W fazie głównej jednostki idą do lokacji i na potwory. Lokacja „{ meeples-built-muster-green }” za pracę jednego chłopa daje nowego wojownika: wybierz ją.
lesson-meeples-5 = Poślij tam chłopa. Nie przepadnie: po pracy odpocznie w kwaterach.
lesson-meeples-6 = Ta lokacja nie wymaga nikogo więcej. To wszyscy: zamknij ją.
lesson-meeples-7 = Potwór „{ meeples-monster-paper-wasp }” ma siłę 2 i jest bestią, a właśnie bestii wymaga twoja misja „{ meeples-quest-a-shelf-of-teeth }”. Wybierz go.
lesson-meeples-8 = Chłop ma wartość bojową 1. Poślij jednego: to 1 z 2.
lesson-meeples-9 = I jeszcze jednego: 1 + 1 = 2. Wystarczy dorównać potworowi.
lesson-meeples-10 = To wystarczy. Zamknij i to miejsce.
lesson-meeples-11 = Najpierw wszystko się przydziela, potem wszystko dzieje się naraz. Zakończ turę i popatrz.
lesson-meeples-12 = Pokonany: 1 PZ. Wszyscy wysłani odpoczywają teraz w kwaterach, a z nimi twój nowy wojownik.
lesson-meeples-13 = Potem z worka wyszły cztery nowe meeple: dwóch chłopów i, niestety, dwa meeple zepsucia. Dobry dzień na budowanie.
lesson-meeples-14 = Na budowie dwóch chłopów stawia lokację. Poślij tam swoich.
lesson-meeples-15 = Tu też najpierw wszystko się przydziela, a potem się dzieje. To wszyscy: zakończ przydzielanie.
lesson-meeples-16 = Teraz połóż płytkę „{ meeples-tile-revolving-barracks }” na tym polu Zamku; jego premia to darmowe szkolenie.
lesson-meeples-17 = Szkolenie podnosi całą klasę. Wybierz wojownika: wszyscy twoi wojownicy, obecni i przyszli, będą mieli poziom 2.
lesson-meeples-18 = To była twoja misja „{ meeples-quest-night-school }”: 1 PZ, a najwyżej dwa meeple mogą wrócić z kwater do worka. Najpierw wojownik.
lesson-meeples-19 = I chłop. Zepsucie zostaw tam, gdzie jest: czego nie ma w worku, tego nie można dobrać.
lesson-meeples-20 = W tawernie nie ma już żadnej jednostki, nie ma więc kogo posłać: zakończ fazę główną. Co zostało w tawernie, trafia do kwater.
lesson-meeples-21 = Opłaciło się: w worku była dokładnie ta czwórka, trzech chłopów i twój wojownik.
lesson-meeples-22 = Wojownik poziomu 2 ma zdolność: gdy w tawernie jest chłop, zdobywa dla ciebie kolejnego, raz na turę i za darmo. Użyj jej.
lesson-meeples-23 = Na budowie chłop sprowadza następnego z zasobów. Bez jednego się obejdziesz: poślij go.
lesson-meeples-24 = Nowi chłopi najpierw odpoczywają w kwaterach. Zakończ rozwój: czas na grubszego zwierza.
lesson-meeples-25 = Potwór „{ meeples-monster-belfry-beaver }” ma siłę 4, jest wart 2 PZ i też jest bestią. Wybierz go.
lesson-meeples-26 = Twój wojownik liczy się za 2: połowa już jest.
lesson-meeples-27 = Z chłopem to 3 z 4.
lesson-meeples-28 = I jeszcze jeden: 4 z 4.
lesson-meeples-29 = Dość siły. Zamknij to miejsce.
lesson-meeples-30 = Zakończ turę i zobacz, co z tego będzie.
lesson-meeples-31 = 2 PZ. Worek był pusty, więc przed dobieraniem wróciło do niego wszystko z kwater. Tak krąży bez końca i za każdym razem jest lepszy.

## Przeglądarka

web-about-meeples = Napełnij worek drewnianymi bohaterami, buduj miasto, walcz z tym, co wychodzi z lasu, wypełniaj misje.
web-facts-meeples = 2–4 graczy · 60 minut · plany i pionki
web-option-towers = Obok miasta czekają cztery wieże pełne komnat.

## Przeglądarka: Meeples & Monsters

web-meeples-your-development = Twoja kolej: buduj, szkol albo użyj bohaterów.
web-meeples-their-development = { $name }: rozwój.
web-meeples-your-build = Twoja kolej: wybierz płytkę i puste pole.
web-meeples-your-build-train = Twoja kolej: wybierz płytkę i puste pole albo najpierw szkol.
web-meeples-your-capitol = Twoja kolej: kto idzie na Kapitol?
web-meeples-their-capitol = { $name }: wysyła jednostki na Kapitol.
web-meeples-your-main = Twoja kolej: wyślij jednostki do lokacji i na potwory.
web-meeples-your-main-done = Twoja kolej: nie ma już kogo wysłać. Rozstrzygnij to, co przydzielono.
web-meeples-their-main = { $name }: wysyła jednostki.
web-meeples-your-target = Twoja kolej: kto idzie tutaj: { $place }?
web-meeples-their-target = { $name }: wysyła jednostki: { $place }.
web-meeples-your-foe = Twoja kolej: kto walczy? { $place }: { $value } z { $strength }.
web-meeples-their-foe = { $name }: walczy: { $place }, { $value } z { $strength }.
web-meeples-your-district = Twoja kolej: dzielnica jest pełna. Dokąd trafia { $monster }?
web-meeples-their-district = { $name }: wybiera dzielnicę: { $monster }.
web-meeples-your-discard = Twoja kolej: którą misję odrzucasz?
web-meeples-their-discard = { $name }: odrzuca misję.
web-meeples-your-hire = Twoja kolej: jaką jednostkę najmujesz?
web-meeples-their-hire = { $name }: najmuje jednostkę.
web-meeples-your-prestige = Twoja kolej: jaką jednostkę prestiżową zdobywasz?
web-meeples-their-prestige = { $name }: zdobywa jednostkę prestiżową.
web-meeples-your-training = Twoja kolej: która klasa szkoli się za darmo?
web-meeples-their-training = { $name }: szkoli za darmo.
web-meeples-your-refresh = Ty decydujesz: kto wraca z kwater do worka?
web-meeples-their-refresh = { $name }: może odłożyć meeple do worka.
web-meeples-your-keep = Twoja kolej: kto zostaje w tawernie na następną turę?
web-meeples-their-keep = { $name }: zatrzymuje meepla.
web-meeples-your-effect = Twoja kolej: jakiego efektu używasz?
web-meeples-their-effect = { $name }: może użyć efektów.
web-meeples-your-resolution = Twoja kolej: co rozstrzygasz teraz?
web-meeples-their-resolution = { $name }: rozstrzyga.
web-meeples-your-clean-up = Twoja kolej: efekt którego pokonanego potwora następuje teraz?
web-meeples-their-clean-up = { $name }: robi porządki.
web-meeples-choose-build = Wybierz płytkę i pole
web-meeples-choose-slot = Wybierz wolne miejsce
web-meeples-choose-capitol = Kto idzie na Kapitol?
web-meeples-choose-district = Dokąd trafia?
web-meeples-choose-discard = Którą misję odrzucasz?
web-meeples-choose-hire = Jaką jednostkę najmujesz?
web-meeples-choose-prestige = Jaką jednostkę prestiżową zdobywasz?
web-meeples-choose-training = Która klasa szkoli się za darmo?
web-meeples-choose-refresh = Kto wraca do worka?
web-meeples-choose-keep = Kto zostaje na następną turę?
web-meeples-choose-effect = Jakiego efektu używasz?
web-meeples-choose-resolution = Co rozstrzygnąć teraz?
web-meeples-choose-clean-up = Efekt którego potwora teraz?
web-meeples-event-lent = { $seat }: zepsucie daje jednostce +{ $number } ({ $place }).
web-meeples-event-overrun = { $seat }: dzielnica jest opanowana; przyłączają się chłopi: { $number }.
web-meeples-event-defeated = { $seat }: pokonany potwór: { $monster } ({ $place }).
web-meeples-event-activated = { $seat }: aktywuje: { $location }.
web-meeples-event-built = { $seat }: buduje: { $location } ({ $place }).
web-meeples-event-monster-came = Przybywa { $monster } ({ $place }).
web-meeples-event-room-done = { $seat }: ukończona komnata: { $room }.
web-meeples-event-tile-came = Nowa płytka: { $location }.
web-meeples-city = Miasto
web-meeples-middle = Kapitol albo Mroczna Rada
web-meeples-players = Gracze
web-meeples-own = Twoja plansza
web-meeples-you = ty
web-meeples-works = Budowa
web-meeples-works-text = Chłop sprowadza następnego. Raz na turę, jeśli nie budujesz.
web-meeples-construct = Zbuduj
web-meeples-construct-text = Dwóch chłopów buduje: gdy wszyscy są przydzieleni, wybierasz płytkę i puste pole. Raz na turę.
web-meeples-training = Przydzielono do szkolenia
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
web-meeples-fought = Masz już tę walkę za sobą
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
web-meeples-fresh-text = Dobrane w tej fazie, trafiają do tawerny na fazę główną.
web-meeples-corruption = Zepsucie nie jest jednostką: nie walczy i idzie tylko tam, gdzie jest wymagane.
web-meeples-level = poziom { $level }
web-meeples-top = maks.
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
web-meeples-really-text = { $idle ->
    [0] Ostatecznie kończy turę. Użyte miejsca: { $places }.
   *[other] Ostatecznie kończy turę. Użyte miejsca: { $places }; bezczynne jednostki: { $idle }.
}
web-meeples-not-yet = Jeszcze nie
web-meeples-leave = Zabierz stąd wszystkich
web-meeples-build = Zbuduj: { $location } ({ $place })
web-meeples-go = Wyślij jednostki: { $place } ({ $text })
web-meeples-add = { $kind } → { $place }

web-points-meeples = PZ
score-monster = Potwory
score-council = Mroczna Rada
score-quest = Misje
score-location = Lokacje
score-training = Szkolenie
score-penalty = Kary
score-room = Komnaty w wieżach
score-slot = Pola budowy
score-ability = Zdolności
score-token = Żetony
score-other = Inne
progress-turn = Runda { $turn }
hint-happens-defeated = Pokonujesz potwora w { $share } prób.
hint-happens-activated = Aktywujesz lokację w { $share } prób.
hint-happens-quest-done = Wykonujesz misję w { $share } prób.
hint-happens-council-fought = Pokonujesz kogoś z Mrocznej Rady w { $share } prób.
hint-happens-trained = Szkolisz klasę w { $share } prób.
hint-happens-built = Budujesz lokację w { $share } prób.
hint-happens-room-done = Kończysz komnatę w { $share } prób.
web-meeples-headline = Tura { $turn }, { $seat }: { $sign ->
        [-1] { $vp } PZ
        [0] bez PZ
       *[1] +{ $vp } PZ
    } · { $deeds }.
web-meeples-deed-defeated = pokonuje: „{ $monster }”
web-meeples-deed-council-fought = pokonuje z Mrocznej Rady: „{ $overlord }”
web-meeples-deed-quest-done = wykonuje: „{ $quest }”
web-meeples-deed-room-done = kończy: „{ $room }”
web-meeples-deed-built = buduje: „{ $location }”
web-meeples-deed-trained = szkoli: { $kind } { $level }
web-meeples-deed-activated = aktywuje: „{ $location }”
web-meeples-deed-gained = zyskuje: { $units }
web-meeples-deed-none = nic więcej
web-meeples-district-text = Czają się tu najwyżej trzy potwory. Pod nimi jest stała lokacja i dwa pola budowy.
web-meeples-achieved-title = Dotychczasowe osiągnięcia
web-meeples-capitol-text = Tu się buduje i tu leży oferta. Szkolenie jest na kartach bohaterów.
web-meeples-council-text = Z jej władcami można walczyć w ostatnich dwóch turach każdego gracza.
web-meeples-legend-combat = wartość bojowa lub siła
web-meeples-legend-vp = punkty zwycięstwa (PZ)
web-meeples-legend-quest = misja
web-meeples-legend-bag = worek, z którego dobiera się meeple
web-meeples-legend-lodgings = kwatery, gdzie odpoczywają zmęczone meeple
web-meeples-legend-tavern = tawerna, gdzie czekają aktywne meeple
web-meeples-legend-to = po lewej: czego trzeba; po prawej: co dostajesz
web-meeples-legend-any = dowolna jednostka
web-meeples-legend-prestige = wybrana jednostka prestiżowa
web-meeples-legend-gain = zyskujesz tego meepla
web-meeples-legend-remove = pozbywasz się tego meepla
web-meeples-legend-quests = dobierz dwie misje, odrzuć jedną
web-meeples-legend-draw = dobierz z worka o jednego meepla więcej
web-meeples-legend-refresh = odłóż meeple z kwater do worka
web-meeples-legend-train = wyszkol klasę za darmo
web-meeples-legend-hold = zatrzymaj jednostkę w tawernie na następną turę
web-meeples-legend-others = dla wszystkich pozostałych graczy
web-meeples-legend-back = ten meepel wraca
web-meeples-legend-crown = można trzymać, póki ktoś nie przyśle czegoś lepszego
web-meeples-legend-level = poziom klasy
web-meeples-legend-construct = kafelek lokacji do budowy
web-meeples-legend-arrives = Mroczna Rada się zbliża
lesson-meeples-32 = Dzielnica z dwoma potworami jest opanowana: kto użyje tam lokacji, dostaje też chłopa, a przy trzech potworach dwóch. Kto w tej samej turze tam walczy, nie dostaje nikogo.
lesson-meeples-33 = Mroczna Rada: zapowiadają ją trzy karty w talii potworów. Pierwsze dwie przynoszą wszystkim zepsucie. Po trzeciej każdy ma jeszcze dwie tury i może w nich walczyć z władcami.
lesson-meeples-34 = Misje na ręce są tajne. Wykonane dają PZ; niewykonane na końcu kosztują małą czerwoną liczbę, więc nie zbieraj ich za dużo.
lesson-meeples-35 = Po ostatnich dwóch turach liczy się punkty: wygrywa, kto ma najwięcej PZ. Odtąd to twoja gra.
# The laboratory
report-given-activated = Wygrane tych, którzy aktywowali lokację
report-given-beaten = Wygrane tych, którzy pokonali potwora
report-given-done = Wygrane tych, którzy wypełnili misję
report-given-trained = Wygrane tych, którzy się szkolili
report-hero = { $kind }, poziom { $level }
chart-used-locations = Aktywowane lokacje, z gier, w których stoją

# Words of the card file

meeples-cards-name = Nazwa
meeples-cards-key = Klucz
meeples-cards-supply = Zasoby
meeples-cards-bag = Woreczek na początku
meeples-cards-draws = Dobierane meeple, według przybyć
meeples-cards-training = Szkolenie
meeples-cards-hero = Karta bohatera
meeples-cards-class = Klasa
meeples-cards-level = Poziom
meeples-cards-combat = Walka
meeples-cards-ability = Zdolność
meeples-cards-phase = Faza
meeples-cards-development = Rozwój
meeples-cards-draw = Dobieranie
meeples-cards-exhausts = Wyczerpuje
meeples-cards-needs = Wymaga
meeples-cards-gives = Daje
meeples-cards-bonus = Premia
meeples-cards-levy = Chłopi, którzy mogą dołączyć
meeples-cards-kind = Rodzaj
meeples-cards-extra_vp = Dodatkowe PZ
meeples-cards-per_level = Za poziom
meeples-cards-wild = Dowolny
meeples-cards-monster = Potwór
meeples-cards-type = Typ
meeples-cards-district = Dzielnica
meeples-cards-strength = Siła
meeples-cards-vp = PZ
meeples-cards-three_plus = Od 3 graczy
meeples-cards-effect = Efekt
meeples-cards-gain = Zysk
meeples-cards-quests = Misje
meeples-cards-discard = Odrzuć
meeples-cards-refresh = Odśwież
meeples-cards-refresh_others = Inni odświeżają
meeples-cards-hire = Zatrudnij
meeples-cards-reserve = Zachowaj
meeples-cards-train = Szkol
meeples-cards-removes = Usuwa
meeples-cards-amount = Wartość
meeples-cards-against = Przeciw
meeples-cards-units = Jednostki
meeples-cards-with = Z
meeples-cards-others = Wszystkie inne
meeples-cards-arrives = Głębokość kart przybycia
meeples-cards-overlord = Władca
meeples-cards-henchman = Sługus
meeples-cards-token = Żeton
meeples-cards-kinds = Rodzaje
meeples-cards-quest = Misja
meeples-cards-triggered = Wyzwalane
meeples-cards-ongoing = Trwałe
meeples-cards-end = Koniec gry
meeples-cards-penalty = Kara
meeples-cards-condition = Warunek
meeples-cards-each_draw = Każda faza dobierania
meeples-cards-when = Kiedy
meeples-cards-number = Liczba
meeples-cards-types = Typy
meeples-cards-districts = Dzielnice
meeples-cards-different = Różne rodzaje
meeples-cards-over = Ponad siłę
meeples-cards-class_level = Poziom bohatera
meeples-cards-most = Najwięcej
meeples-cards-fewest = Najmniej
meeples-cards-defeat = Potwór zostaje pokonany
meeples-cards-monsters = Potwory w jednej turze
meeples-cards-location = Lokacja zostaje aktywowana
meeples-cards-room = Komnata wieży
meeples-cards-locations = Lokacje w jednej turze
meeples-cards-build = Coś zostaje zbudowane
meeples-cards-tavern = W tawernie
meeples-cards-end-monsters = Potwory na końcu
meeples-cards-end-meeples = Meeple na końcu
meeples-cards-end-heroes = Bohaterowie na końcu
meeples-cards-end-quests = Misje na końcu
meeples-cards-end-districts = Dzielnice na końcu
meeples-cards-built = Lokacja od początku
meeples-cards-tile = Płytka lokacji
meeples-cards-slot = Miejsce budowy
meeples-cards-any = Dowolne jednostki
meeples-cards-returns = Wraca
meeples-cards-stock = Zapas
meeples-cards-crown = Król wzgórza
meeples-cards-better = Lepiej z
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
