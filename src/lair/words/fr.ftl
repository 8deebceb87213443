### Toutes les phrases que Lair dit en français.

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
option-none = jeu de base
bot-random = Hasard
bot-greedy = Glouton

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
event-placed = { $seat } : un { $strength } posé au garde { $guard }{ $side }.
event-returned = { $by } : le { $strength } ({ $owner }) au garde { $guard }{ $side } est remplacé et retourne en main.
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
    [one] { $seat } : { $gold } pièce d’or payée sur { $cost } pour les soins du monstre au garde { $guard }{ $side }.
   *[other] { $seat } : { $gold } pièces d’or payées sur { $cost } pour les soins du monstre au garde { $guard }{ $side }.
}
event-unseen = Le garde { $guard } est défaussé sans être révélé.
event-round-ended = Fin du round { $round } : les monstres joués sont posés face cachée, les autres repris en main.
event-round-began = Le round { $round } commence ; premier joueur : { $seat }.
event-laid = Un garde de niveau { $level } se poste sur la case { $guard }.
event-tile-turned = { $text }
event-ended = La dernière tuile Roi est défaussée : la partie est finie.

## La table dans le terminal
screen-title = { $game } · round { $round } sur { $rounds } · { $options }
screen-cards = Cartes : { $name }
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
label-gold = { $gold } or
label-start = 1er joueur
your-turn = { $name }, à vous : jouez un monstre.
ask-move = Votre coup (par exemple { $example } ; ? pour l’aide) :
ask-go-on = Entrée pour continuer, u pour annuler :
ask-go-on-plain = Entrée pour continuer :
ask-handover = Passez la main à { $name } ; personne d’autre ne regarde. Entrée pour continuer :
moves-title = Vous pouvez jouer :
move-place = { $move }
move-replace = { $price ->
    [one] { $move } : remplace le { $there } ({ $owner }) pour { $price } pièce d’or
   *[other] { $move } : remplace le { $there } ({ $owner }) pour { $price } pièces d’or
}
log-title = Jusqu’ici :
log-empty = Il ne s’est encore rien passé.
taken-back = Coup annulé : { $move }.
saved-to = Partie sauvegardée dans { $file }. Pour la reprendre : lair play --resume { $file }
save-failed = { $why } La partie continue.
not-understood = Ce n’est pas un coup. Tapez une force et une case, par exemple { $example }, ou ? pour l’aide.
final-title = L’or est compté :
final-row = { $gold ->
    [one] { $rank }. { $name } : { $gold } pièce d’or
   *[other] { $rank }. { $name } : { $gold } pièces d’or
}
final-won = { $count ->
    [one] La victoire revient à { $names }.
   *[other] Victoire partagée : { $names }.
}
left-game = La partie n’est pas finie ; elle est sauvegardée dans { $file }. Pour la reprendre : lair play --resume { $file }
help-text =
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
sim-title = { $games ->
    [one] { $game } : { $games } partie à { $players } joueurs ({ $options }), graine { $seed }
   *[other] { $game } : { $games } parties à { $players } joueurs ({ $options }), graine { $seed }
}
sim-speed = Par seconde : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
sim-seats = Sièges
sim-order = Ordre du tour au premier round
sim-guards = Gardes
sim-tiles = Moyennes par round sous chaque tuile Roi
sim-seat = siège
sim-place = place
sim-bot = bot
sim-mean = or
sim-spread = écart
sim-least = min
sim-most = max
sim-wins = victoires (nuls partagés)
sim-interval = interv. 95 %
sim-length = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
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
sim-written = Résultats écrits dans { $file }.
sim-stopped = { $games ->
    [one] Arrêt après { $games } partie ; voici ce qui en ressort.
   *[other] Arrêt après { $games } parties ; voici ce qui en ressort.
}
progress-games = Parties en cours
progress-compiling = Compilation des règles pour cette machine, une seule fois

## Parties sauvegardées et cartes
replay-title = { $game }, { $players } joueurs ({ $options }), graine { $seed }
replay-move = { $number }. { $seat } : { $move }
replay-going-on = { $actions ->
    [one] Cette partie n’est pas finie : { $actions } action jusqu’ici.
   *[other] Cette partie n’est pas finie : { $actions } actions jusqu’ici.
}
cards-ok = { $file } est en ordre : { $name }, cartes { $digest }.

## Aide de la ligne de commande
help-lair = Mighty Monsters dans votre terminal, et un laboratoire qui joue des millions de parties.
help-version = Afficher la version.
help-help = Afficher cette aide.
help-play = Jouer une partie dans ce terminal, contre des bots ou entre amis devant un même écran.
help-simulate = Jouer un grand nombre de parties sur tous les cœurs et en dresser le bilan.
help-replay = Revoir une partie sauvegardée, coup par coup.
help-cards = Fichiers de cartes : le matériel imprimé, en chiffres.
help-cards-check = Vérifier un fichier de cartes ; une erreur indique la carte et le champ.
help-game = Le jeu : { $games }.
help-players = Nombre de joueurs, de { $least } à { $greatest }.
help-seats = Qui occupe quel siège, à partir du premier : person, person:NOM ou un bot ({ $bots }) ; par exemple person:Ada,greedy,greedy.
help-variant = Une variante à jouer : { $options } ; répétez l’option pour en combiner plusieurs.
help-seed = Le nombre dont découlent tous les mélanges ; même nombre, même partie.
help-card-file = Votre propre fichier de cartes, à la place des cartes maison.
help-lang = Langue : { $languages }.
help-resume = Reprendre une partie sauvegardée.
help-save = Où sauvegarder en quittant ; sinon, un nouveau fichier dans votre dossier de données.
help-brisk = Ne pas attendre Entrée après vos coups.
help-games = Nombre de parties à jouer.
help-bots = Qui joue, un bot par siège ou un seul pour tous : { $bots }.
help-out = Écrire aussi les résultats : une ligne par partie dans un fichier .csv, ou le bilan dans un fichier .json.
help-jobs = Nombre de threads ; à défaut, autant que de cœurs.
help-replay-file = Un fichier écrit par play ou par Game.save.
help-recover = Récupérer ce qui peut l’être d’un fichier abîmé ou tronqué.
help-seat = Voir la table depuis ce siège, de 1 à 6 ; sinon, en spectateur.
help-boards = Dessiner le château avant chaque coup.
panel-options = Options
panel-arguments = Arguments
panel-commands = Commandes

## Ce qui peut mal tourner
error-usage = { $why } Essayez : { $command } --help
error-missing = Il manque { $what }.
error-unknown-flag = L’option { $option } n’existe pas.
error-unknown-flag-near = L’option { $option } n’existe pas ; vouliez-vous dire { $near } ?
error-unknown-command = La commande { $command } n’existe pas ; au choix : { $commands }.
error-extra = Il y a des mots en trop : { $what }.
error-flag-value = L’option { $option } attend une valeur.
error-flag-no-value = L’option { $option } ne prend pas de valeur.
error-number = { $option } doit être un nombre entier de { $least } à { $greatest }, pas { $value }.
error-language = La langue { $language } n’est pas disponible ; au choix : { $languages }.
error-no-such-game = Le jeu { $game } n’existe pas ; au choix : { $games }.
error-no-such-option = La variante { $option } n’existe pas ; au choix : { $options }.
error-no-such-bot = Le bot { $bot } n’existe pas ; au choix : { $bots }.
error-no-such-seat = Il n’y a pas de siège { $seat } dans une partie à { $players } joueurs.
error-no-such-faction = La faction { $faction } n’existe pas ; au choix : { $factions }.
error-faction-twice = Deux joueurs ne peuvent pas avoir la même faction.
error-players = On ne peut pas jouer à { $players } ; il faut de { $least } à { $greatest } joueurs.
error-seats = { $seats ->
    [one] { $seats } siège indiqué pour { $players } joueurs : il en faut { $players }.
   *[other] { $seats } sièges indiqués pour { $players } joueurs : il en faut { $players }.
}
error-seat-entry = { $entry } ne peut pas s’asseoir : écrivez person, person:NOM ou un bot ({ $bots }).
error-seed = { $seed } n’est pas une graine : il faut un nombre entier de 0 à 2^256 - 1.
error-out-kind = Impossible d’écrire { $file } : son nom doit finir par .csv ou .json.
error-resume-options = Une partie reprise garde sa propre mise en place : retirez { $option }.
error-not-a-notation = Ceci n’est pas la notation d’une partie.
error-other-rules = Cette notation suit la version { $version } des règles ; ici, c’est la version { $ours }.
error-other-cards = Cette notation a été faite avec les cartes { $digest } ; ici, ce sont les cartes { $ours }.
error-cannot-read = Impossible de lire { $file } : { $why }.
error-cannot-write = Impossible d’écrire { $file } : { $why }.
error-not-text = { $file } n’est pas un fichier texte en UTF-8.
error-not-toml = { $file } n’est pas un fichier TOML : { $why }.
error-cards-not-a-table = { $file }, { $card } : il faut ici une table de champs.
error-cards-missing = { $file }, { $card } : il manque { $field }.
error-cards-not-text = { $file }, { $card } : { $field } doit être un texte entre guillemets.
error-cards-number = { $file }, { $card } : { $field } vaut { $value } ; il faut un nombre entier de { $least } à { $greatest }.
error-cards-list = { $file }, { $card } : { $field } doit être une liste de { $least } à { $greatest } nombres entre crochets.
error-cards-not-one-of = { $file }, { $card } : { $field } contient { $value } ; valeurs possibles : { $allowed }.
error-cards-twice = { $file }, { $card } : { $field } cite deux fois le même nombre.
error-cards-order = { $file }, { $card } : { $field } doit donner le plus petit nombre en premier.
error-cards-unknown = { $file }, { $card } : aucun champ ne s’appelle { $field }.
error-cards-list-of-cards = { $file }, { $card } : { $field } doit être une liste de tables, chacune sous [[{ $field }]].
error-cards-how-many = { $file } : { $field } figure { $count } fois ; il en faut { $wanted }.
error-cards-level-count = { $count ->
    [one] { $file }, { $card } : cela fait { $count } garde de niveau { $level } ; il en faut { $wanted }.
   *[other] { $file }, { $card } : cela fait { $count } gardes de niveau { $level } ; il en faut { $wanted }.
}
error-cards-guards = { $file }, { $card } : guards doit compter à partir de 1 depuis le portail, ou de -1 depuis le trésor, sans mêler les deux.
error-cards-words = { $file }, { $card } : { $field } doit être une liste de { $least } à { $greatest } mots entre guillemets, entre crochets.
error-cards-repeated = { $file }, { $card } : { $field } contient { $value }, qui existe déjà.
error-cards-at-most = { $file }, { $card } : { $field } figure alors { $count } fois ; le maximum est { $greatest }.
error-cards-two-files = { $file } : { $field } se trouve déjà dans { $other } ; tout doit être dans un seul fichier.
error-replay-empty = { $file } est vide.
error-replay-too-big = { $file } est trop gros pour être une partie sauvegardée.
error-replay-not-one = { $file } n’est pas une partie sauvegardée.
error-replay-format = { $file } est au format { $format } ; ce Lair lit le format { $ours }.
error-replay-game = { $file } vient d’un jeu que ce Lair ne connaît pas : { $game }.
error-replay-rules = { $file } suit la version { $version } des règles ; ce Lair joue avec la version { $ours }.
error-replay-header = { $file }, ligne 1 : { $why }
error-replay-set-up = { $file }, ligne 1 : la mise en place est incomplète ou modifiée ; la partie ne peut pas être reprise.
error-replay-cards = { $file }, ligne 1 : les cartes ne correspondent pas à leur empreinte ; le fichier a été modifié.
error-replay-damaged = { $file } : la ligne { $line } est abîmée. Pour sauver ce qui la précède, ajoutez --recover.
error-replay-misplaced = { $file } : la ligne { $line } n’est pas à sa place ; une ligne plus haut manque, est en double ou a été modifiée. Pour sauver ce qui la précède, ajoutez --recover.
error-replay-illegal = { $file }, ligne { $line } : { $text } n’est pas un coup permis à ce moment. Pour sauver ce qui précède, ajoutez --recover.
error-replay-diverged = { $file } : la ligne { $line } mène à une autre position que celle enregistrée ; elle a été modifiée. Pour sauver ce qui la précède, ajoutez --recover.
error-replay-short = { $file } s’arrête après l’action { $actions } : la dernière ligne manque. Pour continuer à partir de là, ajoutez --recover.
error-not-a-move = { $text } n’est pas un coup.
error-no-such-action = Il n’y a pas d’action { $number } ; elles vont de 0 à { $last }.
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
error-game-over = La partie est finie.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-other = Le dernier coup a été joué par { $name }.
error-undo-revealed = Ce coup a révélé des gardes : ce que tous ont vu ne peut plus être annulé.
error-interrupted = Interrompu.
error-closed = La sortie s’est fermée avant que tout soit écrit.
error-closed-input = La saisie a pris fin.
