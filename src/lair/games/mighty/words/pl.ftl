## The game

game-mighty = Mighty Monsters
king = Polikarp
faction-trolls = Trolle
faction-undead = Nieumarli
faction-sea = Bestie oceaniczne
faction-demons = Demony
faction-insects = Insekty
faction-dragons = Smoki
option-line-up = Szykowni strażnicy
option-new-rules = Nowe rozkazy króla

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

event-placed = { $seat }: potwór o sile { $strength } staje na polu { $guard }{ $side }.
event-returned = Na polu { $guard }{ $side } silniejszy potwór ({ $by }) zastępuje potwora o sile { $strength } ({ $owner }), który wraca na rękę.
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
event-healed = { $seat }: leczenie potwora na polu { $guard }{ $side }, zapłacono { $gold ->
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
move-place = { $move }
move-replace = { $move } zastępuje potwora o sile { $there } ({ $owner }) za { $price ->
    [one] { $price } złotą monetę
    [few] { $price } złote monety
    [many] { $price } złotych monet
   *[other] { $price } złotej monety
}
your-turn-mighty = { $name }, twoja kolej: zagraj potwora.
not-understood-mighty = To nie jest ruch. Wpisz siłę i miejsce, na przykład { $example }, albo ?, aby zobaczyć pomoc.
final-title-mighty = Złoto policzone:
final-row-mighty = { $rank }. { $name }: { $gold ->
    [one] { $gold } złota moneta
    [few] { $gold } złote monety
    [many] { $gold } złotych monet
   *[other] { $gold } złotej monety
}
help-text-mighty =
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

sim-gold = złoto
sim-guards = Strażnicy
sim-tiles = Średnie na rundę przy każdej płytce króla
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

## What can go wrong

error-cards-guards = { $file }, { $card }: strażników licz albo od 1 przy bramie, albo od -1 przy skarbcu, nie mieszaj obu.
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

## Lekcje

lesson-mighty-1 = Witaj. Wspólnie szturmujecie zamek króla Polikarpa, a potem kłócicie się o złoto. Po sześciu rundach wygrywa najbogatszy; każdy zaczyna z 8 złotymi monetami.
lesson-mighty-2 = Te trzy potwory masz na ręce. Dwa kolejne leżą przed tobą zakryte; dołączą w następnej rundzie.
lesson-mighty-3 = Drogi od bramy do skarbca strzeże trzech strażników. Ich rewersy pokazują poziom oraz przedziały, w których mieszczą się siła i łup.
lesson-mighty-4 = Potwory walczą parami, po jednym z każdej strony strażnika. Puste pole nic nie kosztuje: połóż swoją 4 przy strażniku u bramy.
lesson-mighty-5 = Do twojej 4 dołączyła 2. Razem to 6, a więcej strażnik poziomu 1 mieć nie może: ta para na pewno wygra i żadnego z tych potworów nie można już zastąpić.
lesson-mighty-6 = Przy drugim strażniku leży 1, a silniejszy potwór może ją zastąpić. Kosztuje to 1 złotą monetę do skarbca, a na poziomie 2 jeszcze jedną dla właściciela. Połóż tam swoją 3.
lesson-mighty-7 = Teraz 5 zastąpiła twoją 3. Twoja 3 wróciła na rękę, a z nią 1 złota moneta dla ciebie.
lesson-mighty-8 = Masz w zamku tylko jednego potwora, więc znów twoja kolej. Połóż 3 przy ostatnim strażniku: najsilniejszym, ale i najbogatszym.
lesson-mighty-9 = Każdy miał w zamku dwa potwory, więc zaczęła się walka, od bramy. Pierwszy strażnik miał siłę 5, twoja para 6: wygrana. Z łupu 5 każdy wziął 2, a nieparzysta moneta przypadła silniejszemu potworowi: twojemu.
lesson-mighty-10 = Drugi strażnik miał siłę 7, a 5 + 1 to tylko 6. Pierwsza porażka od razu kończy walkę: trzeciego strażnika nawet nie odkryto.
lesson-mighty-11 = Potem płaci się za leczenie: najpierw za przegranych, potem za wszystkie potwory przy strażnikach, do których walka nie doszła. Twoja 3 kosztowała 1 złotą monetę; 4 albo 5 kosztuje 2, a 1 nic.
lesson-mighty-12 = Nowa runda: dwa potwory, które leżały zakryte, masz na ręce, a dwa zagrane leżą teraz przed tobą. Odtąd każdy może wywnioskować, co kto ma na ręce.
lesson-mighty-13 = Przy ostatnim strażniku leży 4. Z twoją 5 to razem 9, a więcej na poziomie 3 być nie może: pewna wygrana, o ile walka dojdzie tak daleko. A 5 nikt nigdy nie zastąpi.
lesson-mighty-14 = Walka kończy się przy pierwszej porażce, więc strażnik u bramy obchodzi wszystkich. Twoja 2 i leżąca tam 3 dają 5: wystarczy, chyba że strażnik ma 6. Zaryzykuj.
lesson-mighty-15 = Wszyscy trzej strażnicy pokonani, a ty zdobywasz 7 złotych monet. Na tym polega cała gra: czytaj rewersy, dobieraj towarzystwo, płać tylko tam, gdzie warto. Zostały cztery rundy i należą do ciebie.

## Przeglądarka

web-about-mighty = Potwory parami szturmują zamek króla Polikarpa, a potem kłócą się o złoto.
web-facts-mighty = 3–6 graczy · 20 minut · spryt i sojusze
web-option-line-up = W każdej rundzie strażnicy stoją według poziomów, najniższy przy bramie.
web-option-new-rules = W każdej rundzie król wydaje nowy rozkaz.

## Przeglądarka: Mighty Monsters

web-mighty-asks-you = { $step ->
    [last] Twoja kolej: zagraj ostatniego potwora rundy.
    [ruled] Twoja kolej, według rozkazu króla: zagraj potwora.
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
web-mighty-gauge = Strażnik ma od { $least } do { $greatest }, co pokazują wysokie pola. Przy { $greatest } potwory na pewno wygrywają, poniżej { $least } na pewno przegrywają.
web-mighty-gauge-front = Strażnik ma { $strength }: tyle lub więcej go pokonuje.
web-mighty-gauge-ruled = Płytka króla jest wliczona.
web-mighty-deed-sum = Razem będzie tam { $sum }.
web-mighty-guard-beaten = Pokonany.
web-mighty-guard-lost = Wygrywa i walka się kończy.
web-mighty-guard-unseen = Zostaje odrzucony bez odkrywania.
web-mighty-stamp-beaten = pokonany
web-mighty-stamp-lost = wygrywa
web-mighty-space-empty = Pole { $guard }{ $side }: puste.
web-mighty-space-empty-why = Tu może stanąć każdy potwór, za darmo.
web-mighty-space-taken = Pole { $guard }{ $side }: potwór o sile { $strength } ({ $owner }).
web-mighty-space-taken-why = Silniejszy potwór może go zastąpić za złoto, dopóki łączna siła tutaj jest mniejsza od maksymalnej siły strażnika.
web-mighty-deed-place = Postaw potwora o sile { $strength } na polu { $guard }{ $side }.
web-mighty-deed-replace = Twój potwór o sile { $strength } zastępuje potwora o sile { $there } ({ $owner }) za { $price ->
        [one] { $price } złotą monetę
        [few] { $price } złote monety
        [many] { $price } złotych monet
       *[other] { $price } złotej monety
    }; zastąpiony wraca na rękę.
web-mighty-deed-replace-own = Twój potwór o sile { $strength } zastępuje twojego potwora o sile { $there } za { $price ->
        [one] { $price } złotą monetę
        [few] { $price } złote monety
        [many] { $price } złotych monet
       *[other] { $price } złotej monety
    }; zastąpiony wraca na twoją rękę.
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

web-points-mighty = złota
score-round = Runda { $round }
progress-round = Runda { $round } z { $rounds }
hint-happens-looted = Zdobywasz łup w { $share } prób.
hint-happens-returned = Twój potwór zostaje wyparty w { $share } prób.
hint-happens-healed = Płacisz za leczenie w { $share } prób.
coach-mighty-turned = Walka: strażników odkrywa się po kolei, od bramy. Teraz widać prawdziwą siłę.
coach-mighty-beaten = Dwa potwory obok są razem co najmniej tak silne: strażnik jest pokonany.
coach-mighty-looted = Obaj właściciele biorą po połowie łupu. Nieparzysta moneta przypada silniejszemu potworowi.
coach-mighty-lost = Ci dwaj razem są za słabi. Pierwsza porażka od razu kończy walkę.
coach-mighty-healed = Przegrani płacą za leczenie, tak samo jak ci, których strażnika nie odkryto.
# The laboratory
sim-single-guards = Pojedynczy strażnicy
sim-guard = strażnik
sim-strength = siła
sim-loot = łup
sim-guard-number = strażnik { $number }
sim-given-looted = Wygrane tych, którzy mieli część łupu
report-guards = Pokonani strażnicy, spośród odkrytych
report-criterion-levels = strażnicy wyższego poziomu są pokonywani rzadziej
report-criterion-guards = każdy strażnik pokonany w 2% przypadków, gdy jest odkryty

# Names that cards were given

tile-named = { $name }: { $text }
event-turned-named = Strażnik { $guard } odkryty: { $name }, poziom { $level }, siła { $strength }, łup { $loot }.

# Words of the card file

mighty-cards-name = Nazwa
mighty-cards-setup = Przygotowanie
mighty-cards-gold = Złoto na początku
mighty-cards-rounds = Rundy według liczby graczy
mighty-cards-coins = Monety każdej wartości
mighty-cards-replacing = Zastępowanie potwora
mighty-cards-treasury = Do skarbca, według poziomu
mighty-cards-owner = Dla właściciela, według poziomu
mighty-cards-own = Za własnego potwora
mighty-cards-monster = Potwór
mighty-cards-strength = Siła
mighty-cards-healing = Leczenie
mighty-cards-back = Rewers strażnika
mighty-cards-level = Poziom
mighty-cards-loot = Łup
mighty-cards-guard = Strażnik
mighty-cards-copies = Kopie
mighty-cards-tile = Płytka króla
mighty-cards-key = Klucz
mighty-cards-barred = Zakazany potwór
mighty-cards-dear = Drogie w leczeniu
mighty-cards-hand = Potwory na ręce
mighty-cards-pair_loot = Łup za parę
mighty-cards-weakest_loot = Łup za najsłabszą parę
mighty-cards-guards = Strażnicy, pierwszy i ostatni
