## Le jeu

game-mighty = Mighty Monsters
king = Edgar
faction-trolls = Trolls
faction-undead = Morts-vivants
faction-sea = Monstres aquatiques
faction-demons = Démons
faction-insects = Insectoïdes
faction-dragons = Dragons
option-line-up = Alignement de gardes
option-new-rules = Au bon vouloir du Roi

## Tuiles Roi

tile-heading = Le bon vouloir du roi { king } : { $text }
tile-no-change = aucun changement pendant ce round.
tile-barred = interdit de jouer les monstres de force { $strengths }.
tile-dear = { $cost ->
    [one] le coût de guérison des monstres de force { $strengths } est de { $cost } pièce d’or.
   *[other] le coût de guérison des monstres de force { $strengths } est de { $cost } pièces d’or.
}
tile-hand = chacun prend en main ses monstres de force { $strengths } et pose les autres face cachée.
tile-pair = { $loot } de butin pour tout garde encadré par deux monstres de même force.
tile-weakest = { $loot } de butin pour tout garde encadré par la paire de monstres la plus faible.
tile-guards = { $where } : { $changes }.
tile-strength = { $number } de force
tile-loot = { $number } de butin
where-first = { $count ->
    [one] le premier garde
   *[other] les { $count } premiers gardes
}
where-last = { $count ->
    [one] le dernier garde
   *[other] les { $count } derniers gardes
}
where-one = le garde { $first }
where-range = les gardes { $first } à { $last }
where-one-from-treasury = le garde { $first } en partant du trésor
where-range-from-treasury = les gardes { $first } à { $last } en partant du trésor

## Ce qui se passe

event-placed = { $seat } : un { $strength } posé sur la case { $guard }{ $side }.
event-returned = { $by } : le { $strength } ({ $owner }) de la case { $guard }{ $side } est remplacé et retourne en main.
event-paid-treasury = { $gold ->
    [one] { $seat } : { $gold } pièce d’or versée au trésor.
   *[other] { $seat } : { $gold } pièces d’or versées au trésor.
}
event-paid-owner = { $gold ->
    [one] { $seat } : { $gold } pièce d’or versée à { $receiver }.
   *[other] { $seat } : { $gold } pièces d’or versées à { $receiver }.
}
event-turned = Le garde { $guard } est révélé : niveau { $level }, force { $strength }, butin { $loot }.
event-beaten = Avec une force de { $monsters }, les monstres triomphent du garde { $guard }.
event-lost = Avec une force de { $monsters }, les monstres échouent : le garde { $guard } tient bon et le combat s’arrête.
event-looted = { $gold ->
    [one] { $seat } : { $gold } pièce d’or de butin.
   *[other] { $seat } : { $gold } pièces d’or de butin.
}
event-healed = { $gold ->
    [one] { $seat } : { $gold } pièce d’or payée sur { $cost } pour les soins du monstre de la case { $guard }{ $side }.
   *[other] { $seat } : { $gold } pièces d’or payées sur { $cost } pour les soins du monstre de la case { $guard }{ $side }.
}
event-unseen = Le garde { $guard } est défaussé sans être révélé.
event-round-ended = Fin du round { $round } : les monstres joués sont posés face cachée, les autres repris en main.
event-round-began = Le round { $round } commence ; premier joueur : { $seat }.
event-laid = Un garde de niveau { $level } se poste sur la case { $guard }.
event-tile-turned = { $text }
event-ended = La dernière tuile Roi est défaussée : la partie est finie.

## La table dans le terminal

screen-title = { $game } · round { $round } sur { $rounds } · { $options }
label-gate = portail
label-treasury = trésor { $gold }
label-level = niveau
label-strength = force
label-loot = butin
label-stack = { $count ->
    [0] Plus aucun garde dans la pioche
    [one] Plus qu’un garde dans la pioche, de niveau { $level }
   *[other] { $count } gardes dans la pioche, le premier de niveau { $level }
}
label-hand = main
label-resting = devant
label-gold = or : { $gold }
label-start = 1er joueur
move-place = { $move }
move-replace = { $price ->
    [one] { $move } : remplace le { $there } ({ $owner }) pour { $price } pièce d’or
   *[other] { $move } : remplace le { $there } ({ $owner }) pour { $price } pièces d’or
}
your-turn-mighty = { $name }, à vous : jouez un monstre.
not-understood-mighty = Ce n’est pas un coup. Tapez une force et une case, par exemple { $example }, ou ? pour l’aide.
final-title-mighty = L’or est compté :
final-row-mighty = { $gold ->
    [one] { $rank }. { $name } : { $gold } pièce d’or
   *[other] { $rank }. { $name } : { $gold } pièces d’or
}
help-text-mighty =
    À votre tour, jouez un monstre de votre main : tapez sa force et une case.
    4@2b pose votre 4 du côté b du deuxième garde en partant du portail ;
    4 2b ou 42b conviennent aussi. Sur une case vide, c’est gratuit.
    Un monstre plus fort peut en remplacer un plus faible contre de l’or (davantage
    aux niveaux élevés), tant que les forces présentes totalisent moins que la
    force maximale du garde ; m affiche les prix.
    Quand chacun a deux monstres au château, on combat les gardes, portail d’abord.
    { "" }
    m  vos coups possibles    u  annuler votre coup     l  ce qui s’est passé
    r  redessiner le château  s FICHIER  sauvegarder    q  sauvegarder et quitter

## Simulation

sim-gold = or
sim-guards = Gardes
sim-tiles = Moyennes par round sous chaque tuile Roi
sim-level = niveau
sim-lain = posés
sim-turned = révélés
sim-beaten = vaincus
sim-beaten-of-turned = parmi les révélés
sim-tile = tuile
sim-no-tile = sans tuile
sim-rounds = rounds
sim-tile-beaten = gardes vaincus
sim-tile-loot = butin
sim-tile-healing = soins
sim-tile-replaced = remplacés

## Ce qui peut mal tourner

error-cards-guards = { $file }, { $card } : guards doit compter à partir de 1 depuis le portail, ou de -1 depuis le trésor, sans mêler les deux.
error-no-such-space = Le château n’a que { $guards } gardes.
error-in-castle = Votre monstre de force { $strength } est déjà au château.
error-resting = Vous n’avez pas de monstre de force { $strength } en main : il reste face cachée devant vous pendant ce round.
error-barred = Le roi interdit les monstres de force { $strength } pendant ce round.
error-not-stronger = Un monstre de force { $there } s’y trouve déjà ; votre { $strength } n’est pas plus fort.
error-guard-matched = Ici, les monstres atteignent déjà la force maximale du garde ({ $beside } sur { $greatest }) : aucun ne peut être remplacé.
error-cannot-pay = { $price ->
    [one] Remplacer ce monstre coûte { $price } pièce d’or ; vous en avez { $gold }.
   *[other] Remplacer ce monstre coûte { $price } pièces d’or ; vous en avez { $gold }.
}

## Leçons

lesson-mighty-1 = Bienvenue. Ensemble, vous prenez d’assaut le château du roi { king }, puis vous vous disputez l’or. Après six rounds, le plus riche l’emporte ; chacun commence avec 8.
lesson-mighty-2 = Ces trois monstres forment votre main. Deux autres attendent face cachée devant vous ; ils vous rejoindront au prochain round.
lesson-mighty-3 = Trois gardes barrent le chemin du portail au trésor. Leur dos indique leur niveau, et entre quelles valeurs se situent leur force et leur butin.
lesson-mighty-4 = Les monstres combattent par deux, un de chaque côté d’un garde. Une case vide ne coûte rien : posez votre 4 près du garde du portail.
lesson-mighty-5 = Un 2 a rejoint votre 4. Cela fait 6, le maximum d’un garde de niveau 1 : cette paire est sûre de gagner, et personne ne peut plus remplacer l’un des deux.
lesson-mighty-6 = Un 1 se trouve près du deuxième garde, et un monstre plus fort peut le remplacer. Cela coûte 1 pièce d’or pour le trésor et, au niveau 2, 1 de plus pour le propriétaire. Posez-y votre 3.
lesson-mighty-7 = Un 5 vient de remplacer votre 3. Votre 3 est de retour dans votre main, avec 1 pièce d’or en prime.
lesson-mighty-8 = Vous n’avez qu’un monstre au château : c’est donc encore à vous. Posez le 3 près du dernier garde : le plus fort, mais aussi le plus riche.
lesson-mighty-9 = Chacun avait deux monstres au château : le combat a commencé, portail d’abord. Le premier garde avait une force de 5, votre paire 6 : gagné. Sur les 5 de butin, chacun a pris 2, et la pièce restante est allée au monstre le plus fort : le vôtre.
lesson-mighty-10 = Le deuxième garde avait une force de 7, et 5 + 1 ne font que 6. La première défaite arrête aussitôt le combat : le troisième garde n’a pas été révélé.
lesson-mighty-11 = Ensuite, on paie les soins : d’abord pour les perdants, puis pour tous les monstres près des gardes qu’on n’a pas atteints. Votre 3 a coûté 1 pièce d’or ; un 4 ou un 5 coûte 2, un 1 rien.
lesson-mighty-12 = Un nouveau round : les deux monstres qui attendaient sont dans votre main, et les deux que vous avez joués attendent à leur tour. Désormais, chacun peut déduire toutes les mains.
lesson-mighty-13 = Un 4 se trouve près du dernier garde. Avec votre 5, cela fait 9, le maximum du niveau 3 : une victoire sûre, si le combat va jusque-là. Et un 5 n’est jamais remplacé.
lesson-mighty-14 = Le combat s’arrête à la première défaite : le garde du portail concerne donc tout le monde. Votre 2 et le 3 qui s’y trouve font 5 : assez, sauf s’il a 6. Osez.
lesson-mighty-15 = Les trois gardes sont vaincus, et vous avez pris 7 pièces d’or. Tout le jeu est là : lisez les dos, choisissez vos alliés, ne payez que si cela en vaut la peine. Il reste quatre rounds, et ils sont à vous.

## Le navigateur

web-about-mighty = Des monstres prennent d’assaut ensemble, deux par deux, le château du roi Edgar, puis se disputent l’or.
web-facts-mighty = 3 à 6 joueurs · 20 minutes · ruse et compagnie
web-option-line-up = À chaque round, les gardes sont rangés par niveau, le plus bas au portail.
web-option-new-rules = À chaque round, le roi révèle une nouvelle règle.

## Le navigateur : Mighty Monsters

web-mighty-asks-you = { $step ->
    [last] À vous : posez le dernier monstre du round.
    [ruled] À vous, au bon vouloir du roi : posez un monstre.
    [second] À vous : posez votre deuxième monstre.
   *[first] À vous : posez un monstre.
}
web-mighty-asks-other = { $seat } : en train de choisir un monstre.
web-mighty-move-place = { $strength } sur la case { $guard }{ $side }
web-mighty-move-replace = { $price ->
    [one] { $strength } sur la case { $guard }{ $side }, à la place du { $there } ({ $owner }), pour { $price } pièce d’or
   *[other] { $strength } sur la case { $guard }{ $side }, à la place du { $there } ({ $owner }), pour { $price } pièces d’or
}
web-mighty-castle = Le château, du portail au trésor
web-mighty-gate = Portail
web-mighty-gate-why = Le combat commence par le garde du portail et continue vers le trésor, jusqu’à ce qu’un garde tienne bon.
web-mighty-treasury = Trésor
web-mighty-treasury-why = { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
} Le butin vient d’ici ; le prix des remplacements et des soins y retourne.
web-mighty-level = Niveau { $level }
web-mighty-guard = Garde { $guard }
web-mighty-guard-back = Niveau { $level }, face cachée. Force de { $least } à { $greatest }, butin de { $poor } à { $rich }.
web-mighty-guard-front = Niveau { $level }, révélé. Force { $strength }, butin { $loot }.
web-mighty-guard-sum = Monstres à côté : { $sum } ensemble.
web-mighty-gauge = Le garde a de { $least } à { $greatest }, comme le montrent les cases hautes. À { $greatest }, les monstres gagnent à coup sûr ; à moins de { $least }, ils perdent à coup sûr.
web-mighty-gauge-front = Le garde a { $strength } : à partir de là, il est battu.
web-mighty-gauge-ruled = La tuile Roi est comprise.
web-mighty-deed-sum = Cela fait { $sum } ici.
web-mighty-guard-beaten = Il est battu.
web-mighty-guard-lost = Il tient bon et le combat s’arrête.
web-mighty-guard-unseen = Il est défaussé sans être révélé.
web-mighty-stamp-beaten = battu
web-mighty-stamp-lost = tient bon
web-mighty-space-empty = Case { $guard }{ $side } : vide.
web-mighty-space-empty-why = N’importe quel monstre peut venir ici, gratuitement.
web-mighty-space-taken = Case { $guard }{ $side } : le { $strength } ({ $owner }).
web-mighty-space-taken-why = Un monstre plus fort peut le remplacer contre de l’or, tant que la somme des forces ici reste sous la force maximale du garde.
web-mighty-deed-place = Posez votre { $strength } sur la case { $guard }{ $side }.
web-mighty-deed-replace = { $price ->
    [one] Votre { $strength } remplace le { $there } ({ $owner }) pour { $price } pièce d’or ; le { $there } retourne en main.
   *[other] Votre { $strength } remplace le { $there } ({ $owner }) pour { $price } pièces d’or ; le { $there } retourne en main.
}
web-mighty-deed-replace-own = { $price ->
    [one] Votre { $strength } remplace votre propre { $there } pour { $price } pièce d’or ; le { $there } revient dans votre main.
   *[other] Votre { $strength } remplace votre propre { $there } pour { $price } pièces d’or ; le { $there } revient dans votre main.
}
web-mighty-deed-not = Votre { $strength } ne peut pas aller ici.
web-mighty-hand = Votre main
web-mighty-card = Votre { $strength }, { $faction }
web-mighty-card-why = Prenez-le, puis choisissez une case du château.
web-mighty-pick = Choisissez un monstre, puis une case du château.
web-mighty-pick-early = Ce n’est pas encore à vous. Regardez autour de vous.
web-mighty-picked = Votre { $strength } : choisissez une case.
web-mighty-picked-early = Votre { $strength } est prêt pour votre tour.
web-mighty-watching = Vous regardez.
web-mighty-last = Dernier monstre du round : place au combat.
web-mighty-last-go = Poser
web-mighty-last-wait = Pas encore
web-mighty-resting = au repos
web-mighty-resting-why = Ils se reposent face cachée pendant ce round ; au prochain, vous les prenez en main.
web-mighty-seats = Joueurs
web-mighty-you = vous
web-mighty-seat-gold = { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
web-mighty-seat-hand = En main : { $monsters }.
web-mighty-seat-resting = Au repos : { $monsters }.
web-mighty-seat-bot = Bot : { $bot }.
web-mighty-starts = Commence ce round.
web-mighty-unknown = { $count ->
    [one] { $count } inconnu
   *[other] { $count } inconnus
}
web-mighty-none = aucun
web-mighty-round = Round { $round } sur { $rounds }
web-mighty-round-why = Une tuile Roi est défaussée à chaque round. Après la dernière, le plus riche gagne.
web-mighty-guards-seen = Tous les gardes, et ceux déjà vus
web-mighty-guards-seen-why = Une carte pour chaque garde du jeu ; les cartes pleines ont déjà été révélées.
web-mighty-seen-of = { $seen } sur { $all } révélés
web-mighty-tiles-gone = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
web-mighty-tiles-gone-title = Tuiles Roi défaussées

web-points-mighty = or
score-round = Round { $round }
progress-round = Round { $round } sur { $rounds }
hint-happens-looted = Vous preniez du butin dans { $share } des essais.
hint-happens-returned = Un de vos monstres était remplacé dans { $share } des essais.
hint-happens-healed = Vous deviez payer des soins dans { $share } des essais.
coach-mighty-turned = Le combat : les gardes sont révélés un par un, à partir du portail. Sa vraie force apparaît.
coach-mighty-beaten = Les deux monstres à côté sont ensemble au moins aussi forts : le garde est battu.
coach-mighty-looted = Chaque propriétaire prend la moitié du butin. Une pièce impaire va au monstre le plus fort.
coach-mighty-lost = Ces deux-là sont trop faibles ensemble. La première défaite arrête aussitôt le combat.
coach-mighty-healed = Les perdants paient les soins, de même que tous ceux dont le garde n’a pas été révélé.
# The laboratory
sim-single-guards = Chaque garde
sim-guard = garde
sim-strength = force
sim-loot = butin
sim-guard-number = garde { $number }
sim-given-looted = Victoires de ceux qui ont eu une part du butin
report-guards = Gardes vaincus, sur les fois où ils sont révélés
report-criterion-levels = les gardes d’un niveau plus haut sont vaincus moins souvent
report-criterion-guards = chaque garde est vaincu dans 2 % des cas où il est révélé

# Names that cards were given

tile-named = { $name } : { $text }
event-turned-named = Le garde { $guard } est révélé : { $name }, niveau { $level }, force { $strength }, butin { $loot }.

# Words of the card file

mighty-cards-name = Nom
mighty-cards-setup = Mise en place
mighty-cards-gold = Or au départ
mighty-cards-rounds = Rounds selon le nombre de joueurs
mighty-cards-coins = Pièces de chaque valeur
mighty-cards-replacing = Remplacer un monstre
mighty-cards-treasury = Au trésor, par niveau
mighty-cards-owner = Au propriétaire, par niveau
mighty-cards-own = Pour son propre monstre
mighty-cards-monster = Monstre
mighty-cards-strength = Force
mighty-cards-healing = Soins
mighty-cards-back = Dos d’un garde
mighty-cards-level = Niveau
mighty-cards-loot = Butin
mighty-cards-guard = Garde
mighty-cards-copies = Exemplaires
mighty-cards-tile = Tuile du roi
mighty-cards-key = Clé
mighty-cards-barred = Monstre interdit
mighty-cards-dear = Chers à soigner
mighty-cards-hand = Monstres en main
mighty-cards-pair_loot = Butin pour une paire
mighty-cards-weakest_loot = Butin pour la paire la plus faible
mighty-cards-guards = Gardes, premier et dernier
