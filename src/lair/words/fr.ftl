### Toutes les phrases que Lair dit en français.

## Le jeu
game-mighty = Mighty Monsters
king = Edgar
faction-trolls = Trolls
faction-red = Rouge
faction-blue = Bleu
faction-green = Vert
faction-violet = Violet
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
bot-fighter = Combattant
bot-builder = Bâtisseur
bot-quester = Aventurier
bot-apprentice = Apprenti
bot-adept = Compagnon
bot-master = Maître

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
progress-styles = Parties en cours, styles face à face
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
help-seats = Qui occupe quel siège, à partir du premier : person, person:NOM ou un bot ({ $bots }) ; par exemple person:Ada,adept,master@2 (un maître qui prend deux secondes par coup).
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
help-report = Comparer aussi les chiffres à ce qui fait un jeu de cartes équilibré.
help-jobs = Nombre de threads ; à défaut, autant que de cœurs.
help-replay-file = Un fichier écrit par play ou par Game.save.
help-recover = Récupérer ce qui peut l’être d’un fichier abîmé ou tronqué.
help-seat = Voir la table depuis ce siège, de 1 à 6 ; sinon, en spectateur.
help-boards = Dessiner le château avant chaque coup.
help-arena = Fait jouer des bots entre eux, chacun à chaque place, et les cote.
help-arena-bots = Qui joue : des bots ({ $bots }) ou program:LIGNE DE COMMANDE ; greedy*3 en fait trois. Plus nombreux que les places, ils se rencontrent tour à tour ; moins nombreux, ils siègent plusieurs fois.
help-arena-games = Combien de parties au moins ; complété en tours entiers pour que chaque bot siège partout aussi souvent.
help-pairs = Deux bots différents seulement par table, tous les couples tour à tour ; ou chaque choix qui remplit les places.
help-arena-out = Garde chaque partie dans ce fichier, une ligne de JSON chacune. Un fichier du même tournoi est poursuivi.
help-summary = Écrit aussi les résultats dans un fichier .json.
help-plot = Dessine aussi les résultats, dans un fichier .svg ou .png.
help-arena-jobs = Combien de processus ; autant que de cœurs par défaut.
help-timeout = Secondes dont un programme dispose pour un coup.
help-bot = Vérifie, en parties entières contre des bots gloutons, qu'un programme à vous suit le protocole (docs/bots.md).
help-program = Le programme et ses arguments ; les options de lair viennent avant.
help-serve = Parle plutôt le protocole, en tant que ce bot.
help-bot-game = Seulement ce jeu : { $games }.
help-bot-games = Combien de parties de chaque jeu.
help-house = Ouvre la maison : des tables où des gens et des bots jouent en réseau (docs/protocol.md).
help-host = L’adresse d’écoute : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous ceux qui peuvent la joindre.
help-port = Le port d’écoute.
help-database = Où tout est gardé : sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE ; à défaut, ce que dit LAIR_DATABASE, ou un fichier dans votre dossier de données.
help-redis = Un Redis par lequel plusieurs serveurs d’une même maison se tiennent au courant, par exemple redis://HÔTE:6379 ; un serveur seul s’en passe.
help-thinkers = Nombre de processus où les bots réfléchissent ; à défaut, un de moins que de cœurs.
help-origin = Les pages de cette autre adresse peuvent aussi parler à la maison, par exemple https://example.org ; répétez l’option pour en donner plusieurs.
help-secure = N’envoyer les cookies que par https ; pour une maison que l’on joint par https.
help-open = Ouvrir aussi la page dans le navigateur.
help-log = Ce qui est noté sur la sortie d’erreur, en lignes de JSON : debug, info, warning ou error.
help-verify = Vérifie une partie sauvegardée : chaque coup à nouveau, et la graine face à la promesse faite avant la partie.
help-backup = Copie tout ce que la maison garde dans un seul fichier ; elle peut rester ouverte pendant ce temps.
help-backup-file = Le fichier de la copie, par exemple maison.jsonl.gz.
help-restore = Remet une copie dans une base de données vide : en entier, ou pas du tout.
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
error-bot-no-clock = Seul le maître accepte un temps ou un nombre de simulations ; pas { $bot }.
error-bot-clock = { $bot } : un maître réfléchit plus de 0 et au plus { $seconds } secondes, ou au plus { $simulations } simulations.
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
error-seconds = { $option } doit être un nombre de secondes de 0.01 à 3600, pas { $value }.
error-arena-bots = Un tournoi réunit de 1 à { $greatest } bots, pas { $bots }.
error-pairs = Pour des couples, il faut deux bots différents.
error-no-such-program = Il n'y a pas de programme { $program }.
error-program-quotes = Un guillemet n'est pas fermé dans le programme { $program }.
error-no-program = Dites quel programme vérifier, ou --serve et le nom d'un bot.
error-serve-alone = Avec --serve, il n'y a pas de programme à vérifier.
error-not-protocol = Ce n'est pas ce qui était attendu ici : { $line }
error-plot-kind = { $file } ne peut pas être dessiné : son nom doit finir par .svg ou .png.
error-plot-missing = Pour dessiner, il faut Matplotlib : pip install 'lair[plots]'.
error-arena-worker = Un processus s'est arrêté de lui-même avec le code { $status } ; ce qui est joué reste si --out était donné.
error-results-not-one = { $file } n'est pas un fichier de résultats de tournoi ; il reste tel quel.
error-results-other-plan = { $file } est d'un autre tournoi ({ $what } : { $theirs } là, { $ours } ici) ; il reste tel quel.
error-results-damaged = { $file }, la ligne { $line } est abîmée ; le fichier reste tel quel.
error-results-twice = { $file } contient une partie deux fois ; il reste tel quel.
error-results-in-use = Un autre tournoi écrit en ce moment dans { $file }.
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
error-replay-unfair = { $file } : la graine n’est pas celle qui était promise avant la partie. Récupérez le fichier encore une fois ; si rien ne change, ne vous fiez pas à cette partie.
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
error-decide-first = Il faut d’abord décider autre chose.
error-not-now = Ce n’est pas possible maintenant.
error-no-such-unit = Vous n’avez pas de tel meeple dans votre taverne pour cela.
error-not-enough-yet = Les unités placées ne suffisent pas encore : ajoutez-en ou reprenez-les.
error-no-works = Le chantier ne le permet pas : une fois par tour, avec assez de paysans, une tuile proposée et un emplacement libre.
error-assigned-already = Vous y avez déjà placé des unités ce tour-ci.
error-nothing-there = Il n’y a rien à cet endroit.
error-needs-units = Les meeples de votre taverne ne suffisent pas à ce qui est demandé.
error-council-later = Le Conseil noir ne peut être affronté que pendant les deux derniers tours.
error-overlord-once = Vous avez déjà affronté ce seigneur ; on ne l’affronte qu’une fois.
error-too-weak = Vos unités atteignent au plus { $value } ; cet adversaire a { $strength }.
error-training-once = On ne s’entraîne qu’une fois par tour.
error-training-top = Cette classe a atteint son plus haut niveau.
error-training-vp = Cet entraînement coûte { $price } PV ; vous en avez { $vp }.
error-game-over = La partie est finie.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-other = Le dernier coup a été joué par { $name }.
error-undo-revealed = Ce coup a révélé des gardes : ce que tous ont vu ne peut plus être annulé.
error-interrupted = Interrompu.
error-closed = La sortie s’est fermée avant que tout soit écrit.
error-closed-input = La saisie a pris fin.

## La maison : des tables en réseau
house-open = La maison est ouverte : { $address }. Ctrl+C la ferme.
verify-replayed = { $file } est en ordre : { $actions ->
    [one] { $actions } action rejouée
   *[other] { $actions } actions rejouées
}, chaque position comme enregistrée.
verify-fair = La graine est bien celle qui était promise avant la partie.
verify-no-promise = Le fichier ne contient pas de promesse faite avant la partie ; rien ne montre donc que la graine était déjà choisie.
backup-done = { $rows ->
    [one] { $rows } ligne copiée
   *[other] { $rows } lignes copiées
} dans { $file }.
restore-done = { $rows ->
    [one] { $rows } ligne rétablie
   *[other] { $rows } lignes rétablies
} depuis { $file }.
error-log-level = Le niveau de journal { $level } n’existe pas ; au choix : { $levels }.
error-environment-number = { $variable } doit être un nombre entier, pas { $value }.
error-database-url = Lair ne peut pas utiliser la base de données { $url } : écrivez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
error-database-away = La base de données { $url } ne répond pas : { $why }.
error-database-newer = La base de données { $url } vient d’un Lair plus récent ; mettez celui-ci à jour.
error-redis-url = Lair ne peut pas utiliser le Redis { $url } : écrivez redis://HÔTE:PORT/0.
error-cluster-missing = PostgreSQL et Redis demandent deux bibliothèques de plus : pip install 'lair[cluster]'.
error-backup-not-one = { $file } n’est pas une copie faite par Lair ; rien n’a changé.
error-backup-format = { $file } est au format { $format } ; ce Lair lit le format { $ours }.
error-backup-revision = { $file } vient d’une base de données de forme { $revision } ; ce Lair a la forme { $ours }. Rétablissez-le avec le Lair qui l’a fait.
error-backup-damaged = { $file } : la ligne { $line } est abîmée ou manque ; rien n’a été rétabli. Essayez une autre copie.
error-restore-not-empty = Cette base de données contient déjà quelque chose ; rien n’a changé. Donnez-en une nouvelle avec --database.
error-who-are-you = Entrez d’abord : dites votre nom.
error-no-name = Un nom doit avoir au moins un caractère visible.
error-no-such-link = Ce lien a déjà servi ou est trop ancien : faites-en un nouveau sur votre autre appareil.
error-too-many-people = Beaucoup de monde vient d’entrer depuis votre réseau : réessayez dans quelques minutes.
error-too-fast = C’était trop à la fois : attendez un instant, puis réessayez.
error-too-large = C’est trop gros, ou trop lent à arriver : envoyez quelque chose de plus petit.
error-too-many-sockets = Trop de connexions sont ouvertes d’ici : fermez quelques fenêtres, puis rechargez celle-ci.
error-other-origin = Cela vient d’une page d’une autre adresse : ouvrez la page de cette maison. Qui la tient peut en admettre d’autres avec --origin.
error-not-understood = Cela n’a pas été compris : rechargez la page, puis réessayez.
error-no-such-page = Cette page n’existe pas : vérifiez l’adresse.
error-no-such-method = On ne peut pas demander cela à cette adresse ; docs/protocol.md dit ce qui est possible.
error-refused = Ce n’est pas possible ici : rechargez la page, puis réessayez.
error-try-again = Les tables sont injoignables en ce moment : réessayez dans un instant.
error-busy = Il se passe trop de choses à cette table en ce moment : réessayez dans un instant.
error-no-such-table = Cette table n’existe pas, ou elle est privée : demandez une invitation.
error-table-rules = Cette partie a commencé avec la version { $version } des règles ; ici, on joue maintenant avec la version { $ours }, elle ne peut donc pas continuer. Ouvrez une nouvelle table.
error-too-many-tables = Vous êtes déjà à trop de tables (au plus { $tables } à vous) : finissez une partie ou fermez une table d’abord.
error-too-many-bots = Trop de bots ({ $bots }) pour { $players } joueurs : laissez au moins un siège à une personne.
error-no-such-level = Le bot { $bot } n’existe pas aux tables ; au choix : { $levels }.
error-not-open = Cette table n’est plus ouverte : la partie a commencé, ou la table a été fermée.
error-not-playing = Aucune partie n’est en cours à cette table : elle n’a pas commencé, ou elle est finie.
error-not-over = La partie n’est pas encore finie : attendez la fin.
error-one-seat-each = Vous avez déjà un siège : chacun le sien, sauf à une table où l’on partage l’écran.
error-seat-taken = Ce siège est pris : choisissez-en un libre, ou regardez.
error-no-seat-here = Vous n’avez pas de siège à cette table : prenez-en un si elle est encore ouverte, ou regardez.
error-not-your-seat = Ce siège n’est pas à vous : choisissez l’un des vôtres.
error-host-only = Seule la personne qui a ouvert la table peut le faire : demandez-lui.
error-seats-free = { $seats ->
    [one] { $seats } siège est encore libre
   *[other] { $seats } sièges sont encore libres
} : invitez quelqu’un, puis commencez.
error-stale = Ce que vous avez vu n’est plus vrai (version { $version }, maintenant { $ours }). Voici la table telle qu’elle est : décidez à nouveau.
error-not-your-turn = Ce n’est pas à vous : attendez votre tour.
error-bot-plays = Un bot joue à ce siège en ce moment. S’il vous remplace, reprenez d’abord votre siège.
error-undo-not-now = On n’annule un coup que pendant son propre tour, et avant que du nouveau soit révélé.
error-resigned-already = Vous avez déjà abandonné ; un bot continue pour vous.
error-nobody-to-stand-in-for = Il n’y a personne à remplacer : ce siège est le vôtre, ou personne ne l’occupe.
error-not-away-long-enough = L’absence est encore trop courte pour qu’un bot prenne le relais : patientez un peu.
error-nothing-to-reclaim = Aucun bot ne vous remplace ; il n’y a donc pas de siège à reprendre.
error-nothing-said = Ce message est vide : écrivez d’abord quelque chose.
error-chat-full = La discussion de cette table est pleine ; une revanche en commence une nouvelle.
error-too-many-entries = Vous avez déjà fait { $entries } choses à cette table. Vous ne pouvez plus que mener la partie à sa fin.
error-no-hints-here = Cette table a été ouverte sans conseils ; votre prochaine table peut en avoir.
error-rematch-there = Il y a déjà une revanche : rejoignez-la.
error-no-such-lesson = Il n’y a pas de leçon { $lesson } ; il y a { $lessons }.
error-reviews-busy = Beaucoup de parties sont déjà en cours d’analyse : réessayez dans quelques minutes.
error-too-many-reviews = Beaucoup de parties ont été analysées depuis votre réseau au cours de la dernière heure : réessayez plus tard.

## Meeples & Monsters in the terminal
event-gained = { $seat } : +{ $number } × { $kind }.
event-removed = { $seat } : { $number } × { $kind } de retour dans la réserve.
event-scored = { $seat } : { $vp } PV ({ $source }).
event-trained = { $seat } : entraînement, { $kind } passe au niveau { $level }.
event-built = { $seat } : construit en { $place } : { $location }.
event-ability = { $seat } : utilise la capacité de la classe { $kind }.
event-assigned = { $seat } : { $kind } vers { $place }.
event-closed = { $seat } : tout est placé en { $place }.
event-lent = { $seat } : { $number } corruption renforce une unité en { $place }.
event-overrun = { $seat } : le quartier de { $place } est envahi ; paysans qui se joignent : { $number }.
event-defeated = { $seat } : bat { $monster } en { $place }.
event-council-fought = { $seat } : bat { $overlord }, du Conseil noir.
event-activated = { $seat } : active { $location } ({ $place }).
event-crowned = { $seat } : tient désormais { $location }.
event-dethroned = { $seat } : perd { $location }.
event-room-done = { $seat } : vide une salle de la tour { $tower } : { $room }.
event-quest-drawn = { $seat } : pioche une quête.
event-quest-discarded = { $seat } : défausse la quête « { $quest } ».
event-quest-done = { $seat } : accomplit la quête « { $quest } ».
event-quest-failed = { $seat } : échoue à la quête « { $quest } » : −{ $penalty } PV.
event-drew = { $seat } : pioche { $kind }.
event-to-bag = { $seat } : { $kind } de retour dans le sac.
event-kept = { $seat } : garde { $kind } pour le prochain tour.
event-bag-filled = { $seat } : le sac est rempli avec les logis.
event-monster-came = { $monster } arrive en { $place }.
event-arrived = Le Conseil noir approche : carte d’arrivée { $number } sur 3.
event-tile-came = Nouvelle tuile { $tile } : { $location }.
event-turn-began = Tour { $turn } : { $seat }.
event-game-ended = Le dernier tour est joué : la partie est finie.
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
city-title = { $game } · tour { $turn } · { $phase } · { $options }
city-last-turns = { $count ->
    [one] Il reste un tour en tout ; le Conseil noir peut être affronté.
   *[other] Il reste { $count } tours en tout ; le Conseil noir peut être affronté.
}
city-phase-development = Développement
city-phase-main = Phase principale
city-phase-resolution = Résolution
city-phase-clean-up = Rangement
city-phase-draw = Phase de pioche
city-phase-over = terminé
city-waiting-district = un quartier pour un monstre
city-waiting-discard = une quête à défausser
city-waiting-hire = une unité à engager
city-waiting-training = un entraînement gratuit
city-waiting-refresh = des meeples à remettre dans le sac
city-waiting-keep = un meeple à garder
city-waiting-effect = quel effet vient d’abord
city-ask-development = { $name }, développement : bâtir, entraîner, user des héros, ou done.
city-ask-main = { $name }, phase principale : où vont vos unités ? done résout tout.
city-ask-target = { $name }, qui va vers { $place } ? done quand c’est tout.
city-ask-district = { $name }, ce quartier est plein : où va le monstre ?
city-ask-discard = { $name }, quelle quête défaussez-vous ?
city-ask-hire = { $name }, quelle unité engagez-vous ?
city-ask-training = { $name }, quelle classe s’entraîne gratuitement ?
city-ask-refresh = { $name }, qui retourne dans le sac ? done quand c’est tout.
city-ask-keep = { $name }, qui reste à la taverne pour le prochain tour ?
city-ask-effect = { $name }, quel effet vient d’abord ?
city-ask-resolution = { $name }, que résolvez-vous ensuite ? done règle le reste dans l’ordre habituel.
city-done-development = passer à la phase principale
city-done-main = tout résoudre et piocher
city-done-target = c’est tout pour ce lieu
city-done-resolution = le reste dans l’ordre habituel
city-done-district = rien de plus
city-done-discard = rien de plus
city-done-hire = personne
city-done-training = pas d’entraînement
city-done-refresh = personne d’autre
city-done-keep = personne
city-done-effect = aucun
city-works = un paysan en amène un autre
city-levy = un paysan des logis se joint au combat
city-lend = la corruption de votre logis renforce une unité ici
city-resolve = résoudre { $card } d’abord
city-train-to = { $vp ->
    [0] { $kind } au niveau { $level }
   *[other] { $kind } au niveau { $level } pour { $vp } PV
}
city-foe-place = { $place } (combat : { $value } sur { $strength })
city-towers = Tours
city-council = Le Conseil noir
city-tiles = Tuiles proposées · { $count } dans la pile
city-left = Restent { $monsters } monstres, { $quests } quêtes · cartes d’arrivée : { $arrived } sur 3
city-empty = (vide)
city-slot = en bâtissant ici : { $gives }
city-held = tenu par { $name } avec { $units }
city-tavern = Taverne
city-lodgings = Logis
city-bag = Sac
city-kept = Gardé
city-heroes = Héros, niveau/combat
city-bonuses = Bonus
city-other = { $vp } PV · taverne { $tavern } · logis { $lodgings } · sac { $bag } · quêtes { $quests } · héros { $heroes }
city-foe = force { $strength }, { $vp } PV, { $type } { $level }
city-any = { $count ->
    [one] une unité au choix
   *[other] { $count } unités au choix
}
city-vp = { $vp } PV
city-quests = { $count ->
    [one] piocher une quête
   *[other] piocher { $count } quêtes
}
city-discard = { $count ->
    [one] défausser une quête
   *[other] défausser { $count } quêtes
}
city-draw = { $count ->
    [one] piocher un meeple
   *[other] piocher { $count } meeples
}
city-refresh = jusqu’à { $count } des logis au sac
city-refresh-others = les autres jusqu’à { $count }
city-hire = { $count ->
    [one] engager une unité
   *[other] engager { $count } unités
}
city-reserve = { $count ->
    [one] garder un meeple
   *[other] garder { $count } meeples
}
city-train = { $count ->
    [one] un entraînement gratuit
   *[other] { $count } entraînements gratuits
}
city-bonus-units = { $units } +{ $amount } au combat
city-bonus-with = { $units } +{ $amount } aux côtés de : { $other }
city-bonus-against = +{ $amount } contre { $types }
city-bonus-others = toutes les autres unités +{ $amount }
city-bonus-corruption = une unité + la corruption des logis
city-removes = { $kind } vers la réserve
city-returns = { $kind } revient
city-stock = { $kind } (reste { $count })
city-crown = avec { $kind } : { $gives } ; si tenu jusqu’à votre prochain tour
city-exhausts = tous vers les logis
city-token = { $kinds } types d’unités de niveau { $level } ou plus : { $gives }
city-each-draw = à chaque pioche { $gives }
city-quest = { $vp } PV/−{ $penalty } · { $text }
city-level-least = niveau { $level } ou plus
city-units-least = { $count } unités ou plus
city-different-least = { $count } sortes ou plus
city-over-least = { $count } au-dessus de sa force
city-number-least = { $count } ou plus
city-number-most = { $count } au plus
city-most = le plus grand nombre
city-when-defeat = Battre un monstre
city-when-monsters = Monstres battus en un tour
city-when-location = Dans un seul lieu
city-when-room = Dans une salle de tour
city-when-locations = Lieux en un tour
city-when-build = Construire un lieu
city-when-train = Entraîner
city-when-tavern = Piochés dans la taverne
city-when-end-monsters = À la fin, monstres battus
city-when-end-meeples = À la fin, meeples
city-when-end-heroes = À la fin, classes de héros
city-when-end-quests = À la fin, quêtes accomplies
city-when-end-districts = À la fin, quartiers avec un monstre battu
city-source-monster = monstre
city-source-council = Conseil noir
city-source-quest = quête
city-source-location = lieu
city-source-training = entraînement
city-source-penalty = pénalité
city-source-room = salle de tour
city-source-other = bonus
not-understood-meeples = Ce n’est pas un coup. Tapez par exemple { $example }, son numéro dans la liste (m), ou ? pour l’aide.
final-title-meeples = Les PV sont comptés :
final-row-meeples = { $rank }. { $name } : { $gold } PV
help-text-meeples =
    Un tour a deux phases, chacune faite de petits pas ; done termine une phase.
    Développement : works échange le travail d’un paysan contre un autre paysan,
    build:2@s3 pose la tuile 2 sur l’emplacement s3 pour deux paysans, train:mage
    entraîne, use:mage utilise une capacité. Phase principale : go:m5 ouvre un
    lieu (l et s lieux, m monstres, o Conseil noir, t tours), +knight y envoie
    une unité, levy appelle un paysan des logis, done ferme le lieu. Un autre
    done résout tout. Certaines cartes demandent plus : to:castle, quest:QUEST,
    take:mage, ou done pour rien de plus.
    { "" }
    m  vos coups, numérotés ; le numéro suffit    u  reprendre un pas
    l  ce qui s’est passé    r  redessiner la cité
    s FICHIER  enregistrer   q  enregistrer et quitter

## Meeples & Monsters
game-meeples = Meeples & Monsters
option-towers = Les Quatre Tours
meeples-kind-peasant = Paysan
meeples-kind-mage = Mage
meeples-kind-cleric = Clerc
meeples-kind-knight = Chevalier
meeples-kind-warrior = Guerrier
meeples-kind-ranger = Rôdeur
meeples-kind-paladin = Paladin
meeples-kind-shaman = Chamane
meeples-kind-corruption = Corruption
meeples-district-villages = Villages
meeples-district-university = Université
meeples-district-castle = Château
meeples-district-cathedral = Cathédrale
meeples-type-humanoid = Humanoïde
meeples-type-monstrous = Monstrueux
meeples-type-undead = Mort-vivant
meeples-monster-sappy-sawyer = Scieur sirupeux
meeples-monster-timber-wolf = Loup des bois
meeples-monster-grave-splinter = Écharde d’outre-tombe
meeples-monster-bookmark-bandit = Bandit marque-page
meeples-monster-paper-wasp = Guêpe papetière
meeples-monster-dry-rot-dropout = Cancre vermoulu
meeples-monster-siege-carpenter = Charpentier de siège
meeples-monster-moat-gnawer = Rongeur des douves
meeples-monster-skeleton = Squelette
meeples-monster-pew-poacher = Braconnier de bancs
meeples-monster-belfry-beaver = Castor de clocher
meeples-monster-wick-wraith = Spectre à mèche
meeples-monster-whittling-warlord = Seigneur de gouge
meeples-monster-lumberjack-the-ripper = Jack l’Éventronc
meeples-monster-tree-beast = Bête-arbre
meeples-monster-ghoul = Goule
meeples-monster-woodworm-wight = Ver de terreur
meeples-monster-professor-sawdust = Professeur Sciure
meeples-monster-thesis-termite = Termite de thèse
meeples-monster-glue-golem = Golem pot-de-colle
meeples-monster-laminated-lich = Liche plastifiée
meeples-monster-varnished-vampire = Vampire verni
meeples-monster-peepul-pikeman = Piquier de Peepul
meeples-monster-plank-walker = Brûleur de planches
meeples-monster-beaver-battering-ram = Bélier à castors
meeples-monster-drawbridge-troll = Troll du pont-levis
meeples-monster-moredraw-marrow-guard = Garde-moelle de Moredraw
meeples-monster-hatchet-heretic = Hachérétique
meeples-monster-bonfire-preacher = Prêcheur au bûcher
meeples-monster-organ-pipe-borer = Perce-tuyaux d’orgue
meeples-monster-resin-revenant = Revenant résineux
meeples-monster-knothole-banshee = Banshee des nœuds
meeples-monster-dam-colossus = Colosse du barrage
meeples-monster-cordwood-count = Comte des Stères
meeples-monster-chancellor-of-chainsaws = Chancelier tronçonneur
meeples-monster-termite-queen = Reine des termites
meeples-monster-marshal-of-moredraw = Maréchal de Moredraw
meeples-monster-hollow-king = Roi creux
meeples-monster-choir-of-chips = Chœur des copeaux
meeples-monster-pyre-wyrm = Vouivre du bûcher
meeples-overlord-undying-termite = Termite immortel
meeples-overlord-dam-empress-of-peepul = Dame-Barrage de Peepul
meeples-overlord-grand-sawyer-of-moredraw = Grand Scieur de Moredraw
meeples-henchman-combustor = Combusteur
meeples-token-two-old-hands = Deux vieux routiers
meeples-token-three-old-hands = Trois vieux routiers
meeples-token-two-living-legends = Deux légendes vivantes
meeples-token-bark-medal = Médaille d’écorce
meeples-token-clean-slate = Ardoise effacée
meeples-token-second-wind = Second souffle
meeples-quest-pitchfork-mob = Levée de fourches
meeples-quest-overkill-is-underrated = Trop n’est jamais assez
meeples-quest-mixed-hardwood = Essences mêlées
meeples-quest-full-paintbox = Toute la palette
meeples-quest-saw-the-sawyers = Scieur scié
meeples-quest-beaver-fever = Fièvre du castor
meeples-quest-exorcise-regularly = Exorcice quotidien
meeples-quest-overdue-at-the-library = Livre en retard
meeples-quest-storm-our-own-keep = À l’assaut de chez nous
meeples-quest-big-game-carving = Sculpture au gros
meeples-quest-double-chop = D’une hache deux coups
meeples-quest-two-coffins-one-nail = Deux cercueils, un clou
meeples-quest-pub-crawl = Tournée des tavernes
meeples-quest-standing-room-only = Places debout seulement
meeples-quest-wedding-at-the-stump = Noces à la souche
meeples-quest-ribbon-cutter = Coupeur de rubans
meeples-quest-night-school = Cours du soir
meeples-quest-master-piece = Pièce maîtresse
meeples-quest-rough-crowd = Clients mal dégrossis
meeples-quest-all-walks-of-life = Gens de tout bois
meeples-quest-militia-sundays = Milice du dimanche
meeples-quest-oath-of-oak = Serment du chêne
meeples-quest-hedge-wizardry = Magie buissonnière
meeples-quest-salt-and-sawdust = Sel et sciure
meeples-quest-anatomy-of-beavers = Anatomie du castor
meeples-quest-diplomacy-failed = Échec diplomatique
meeples-quest-hymn-with-teeth = Cantique mordant
meeples-quest-town-planner = Urbaniste en herbe
meeples-quest-word-gets-around = Bouche à oreille
meeples-quest-soup-kitchen = Soupe populaire
meeples-quest-a-wall-of-saws = Un mur de scies
meeples-quest-a-shelf-of-teeth = Une étagère de dents
meeples-quest-a-box-of-bones = Une boîte d’os
meeples-quest-early-bird-gets-the-borer = L’avenir aux lève-tôt
meeples-quest-they-grow-up-so-fast = Ça pousse si vite
meeples-quest-town-and-gown = Toge et soutane
meeples-quest-friend-of-every-ward = Ami de tous les quartiers
meeples-quest-spotless-varnish = Vernis sans tache
meeples-quest-salt-of-the-earth = Sel de la terre
meeples-quest-standing-timber = Bois sur pied
meeples-quest-robes-and-ropes = Robes et cordelières
meeples-quest-exotic-woods = Bois exotiques
meeples-quest-hall-of-frames = Galerie des cadres
meeples-quest-busybody = Touche-à-tout
meeples-built-muster-green = Pré des conscrits
meeples-built-lecture-log = Tronc commun
meeples-built-squires-stair = Escalier des écuyers
meeples-built-seedling-seminary = Séminaire-pépinière
meeples-tile-levy-station = Poste de levée
meeples-tile-healers-temple = Temple du guérisseur
meeples-tile-house-of-lords = Chambre des seigneurs
meeples-tile-branch-and-root-inn = Auberge Branche & Racine
meeples-tile-colosseum = Colisée
meeples-tile-mage-academy = Académie des mages
meeples-tile-incense-workshop = Atelier d’encens
meeples-tile-speechifying-stump = Souche aux harangues
meeples-tile-revolving-barracks = Caserne à tourniquet
meeples-tile-feather-bed-row = Rue des Édredons
meeples-tile-grudge-grindery = Meule à rancunes
meeples-tile-hunters-hollow = Creux des chasseurs
meeples-tile-heartwood-chapel = Chapelle Cœur-de-Chêne
meeples-tile-totem-lathe = Tour à totems
meeples-tile-turnery-of-fortune = Tournerie de fortune
meeples-slot-cottage-plot = Lopin des chaumières
meeples-slot-drill-yard = Cour d’exercice
meeples-slot-reading-room = Salle de lecture
meeples-slot-notice-board = Panneau d’affichage
meeples-slot-royal-lot = Parcelle royale
meeples-slot-tilting-yard = Cour des joutes
meeples-slot-font-corner = Coin du baptistère
meeples-slot-pilgrims-rest = Halte des pèlerins
meeples-room-leaky-library = Bibliothèque qui goutte
meeples-room-confession-closet = Placard à confesse
meeples-room-cell-with-a-view = Cellule avec vue
meeples-room-dungeon-of-drafts = Cachot des courants d’air
meeples-room-bribe-vault = Caveau des pots-de-vin
meeples-room-mould-cellar = Cave à moisissures
meeples-room-brawlers-loft = Grenier aux bagarreurs
meeples-room-whispering-well = Puits aux murmures
meeples-room-thieves-turret = Tourelle des voleurs
meeples-room-broom-cupboard = Placard à balais
meeples-room-attic-of-axes = Comble des haches
meeples-room-spiral-stair = Escalier en colimaçon
meeples-room-stargazers-shelf = Perchoir d’astrologue
meeples-room-bell-chamber = Chambre des cloches
meeples-room-trophy-room = Salle des trophées
meeples-room-guest-room-for-giants = Chambre d’ami pour géants
meeples-room-archers-nest = Nid d’archers
meeples-room-vigil-niche = Alcôve de la veillée
meeples-room-recruiters-garret = Mansarde du recruteur
meeples-room-tutors-turret = Tourelle du précepteur

## The balance report
report-player = Par personne, en moyenne
report-what = quoi
report-mean = moyenne
report-turns = tours
report-vp = PV
report-vp-monsters = PV des monstres
report-vp-council = PV du Conseil noir
report-vp-quests = PV des quêtes
report-vp-locations = PV des lieux
report-vp-training = PV pour l’entraînement
report-vp-penalties = PV perdus (quêtes ratées)
report-vp-rooms = PV des salles de tour
report-vp-other = autres PV
report-card = carte
report-locations = Lieux
report-built = bâti
report-activated = activé par partie
report-monsters = Monstres vaincus, sur les parties où ils sont venus
report-beaten = vaincu
report-quests = Quêtes accomplies, sur celles tenues en main
report-done = accomplie
report-council = Le Conseil noir
report-fought = affronté par partie
report-rooms = Salles de tour accomplies, sur toutes les parties
report-training = Entraînement, sur l’ensemble de la table
report-class = classe
report-level-2 = niveau 2
report-level-3 = niveau 3
report-criteria = Critères
report-criterion = critère
report-verdict = verdict
report-detail = valeur, ou cartes en défaut
report-met = rempli
report-missed = manqué
report-criterion-turns = 9 à 15 tours par personne
report-criterion-locations = chaque lieu activé dans 2 % de ses parties
report-criterion-monsters = chaque monstre vaincu dans 2 % de ses parties
report-criterion-quests = chaque quête accomplie dans 2 % des mains
report-criterion-quests-most = aucune quête accomplie à plus de 90 %
report-criterion-first = qui commence gagne au plus 1,15 fois sa part
report-criterion-styles = chaque style gagne 0,5 à 1,5 fois sa part

## Tournois
arena-title = { $games } parties de { $game } sur { $deals } donnes, { $players } joueurs ({ $options }), graine { $seed }
arena-games = parties
arena-wins = victoires
arena-fair = × juste
arena-points = points
arena-rating = cote
arena-seconds = s/coup
arena-explained = Victoires : part des parties où siège un bot, égalités partagées. × juste : multiple de cette part entre égaux. Cote : ± est un intervalle à 95 %.
arena-forfeits = { $bot } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} pour mauvaise conduite : { $verdict }
plot-ratings = Cotes avec intervalles à 95 %
plot-strength = Force et temps de réflexion
plot-seconds = secondes par coup
plot-times-fair = victoires, multiple de la part juste

## Programmes à l'essai
trial-game = { $game }, { $players } joueurs ({ $options }), place { $seat } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $outcome }
trial-won = gagné
trial-lost = non gagné
trial-stopped = interrompu
trial-good = Bonne conduite : { $name }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions, la plus lente en { $slowest } s.
trial-bad = Mauvaise conduite. { $verdict }
trial-lines = Les dernières lignes (> vers lui, < de lui, ! sa sortie d'erreur) :
verdict-no-start = { $program } ne peut pas être lancé : { $why }.
verdict-no-handshake = Pas de salut : { $why }
verdict-timeout = Il n'a pas répondu en { $seconds } s.
verdict-illegal = Il a joué { $action }, ce qui est interdit : { $why }
verdict-no-action = Sa réponse ne contient pas d'action.
verdict-other-answer = Il a dit { $line } là où { $expected } était demandé.
verdict-out-of-turn = Il a parlé sans qu'on lui demande : { $line }
verdict-garbage = Il a écrit quelque chose qui n'est pas un message : { $line }
verdict-exited = Il s'est arrêté avec le code { $status }.
verdict-closed = Il a fermé sa sortie.
verdict-stays = Il n'est pas parti en { $seconds } s quand on le lui a demandé.

## Leçons
lesson-own-way = Vous avez quitté le chemin de la leçon : à partir d’ici, la partie est à vous. Amusez-vous bien.
lesson-mighty-1 = Bienvenue. Ensemble, vous prenez d’assaut le château du roi { king }, puis vous vous disputez l’or. Après six rounds, le plus riche l’emporte ; chacun commence avec 8.
lesson-mighty-2 = Ces trois monstres forment votre main. Deux autres attendent face cachée devant vous ; ils vous rejoindront au prochain round.
lesson-mighty-3 = Trois gardes barrent le chemin du portail au trésor. Leur dos indique leur niveau, et entre quelles valeurs se situent leur force et leur butin.
lesson-mighty-4 = Les monstres combattent par deux, un de chaque côté d’un garde. Une case vide ne coûte rien : posez votre 4 près du garde du portail.
lesson-mighty-5 = Un 2 a rejoint votre 4. Cela fait 6, le maximum d’un garde de niveau 1 : cette paire est sûre de gagner, et personne ne peut plus remplacer l’un des deux.
lesson-mighty-6 = Un 1 se trouve près du deuxième garde, et un monstre plus fort peut le remplacer. Cela coûte 1 pièce d’or pour le trésor et, au niveau 2, 1 de plus pour le propriétaire. Posez-y votre 3.
lesson-mighty-7 = Un 5 vient de remplacer votre 3. Il est de retour dans votre main, avec 1 pièce d’or en prime.
lesson-mighty-8 = Vous n’avez qu’un monstre au château : c’est donc encore à vous. Posez le 3 près du dernier garde : le plus fort, mais aussi le plus riche.
lesson-mighty-9 = Chacun avait deux monstres au château : le combat a commencé, portail d’abord. Le premier garde avait une force de 5, votre paire 6 : gagné. Sur les 5 de butin, chacun a pris 2, et la pièce restante est allée au monstre le plus fort : le vôtre.
lesson-mighty-10 = Le deuxième garde avait une force de 7, et 5 + 1 ne font que 6. La première défaite arrête aussitôt le combat : le troisième garde n’a pas été révélé.
lesson-mighty-11 = Ensuite, on paie les soins : d’abord pour les perdants, puis pour tous les monstres près des gardes qu’on n’a pas atteints. Votre 3 a coûté 1 pièce d’or ; un 4 ou un 5 coûte 2, un 1 rien.
lesson-mighty-12 = Un nouveau round : les deux monstres qui attendaient sont dans votre main, et les deux que vous avez joués attendent à leur tour. Désormais, chacun peut déduire toutes les mains.
lesson-mighty-13 = Un 4 se trouve près du dernier garde. Avec votre 5, cela fait 9, le maximum du niveau 3 : une victoire sûre, si le combat va jusque-là. Et un 5 n’est jamais remplacé.
lesson-mighty-14 = Le combat s’arrête à la première défaite : le garde du portail concerne donc tout le monde. Votre 2 et le 3 qui s’y trouve font 5 : assez, sauf s’il a 6. Osez.
lesson-mighty-15 = Les trois gardes sont vaincus, et vous avez pris 7 pièces d’or. Tout le jeu est là : lisez les dos, choisissez vos alliés, ne payez que si cela en vaut la peine. Il reste quatre rounds, et ils sont à vous.
lesson-meeples-1 = Bienvenue à Rowan. Remplissez votre sac de meilleure compagnie que des paysans, battez des monstres et accomplissez des quêtes. Qui a le plus de PV à la fin l’emporte.
lesson-meeples-2 = Quatre meeples sont passés de votre sac à votre taverne. Les paysans sont des unités et vont où vous les envoyez ; la corruption n’en est pas une et ne fait qu’encombrer.
lesson-meeples-3 = Un tour commence par le développement, au chantier et à l’entraînement. Aujourd’hui, vos paysans sont utiles ailleurs : terminez cette phase.
lesson-meeples-4 = Pendant la phase principale, les unités vont vers les lieux et les monstres. « { meeples-built-muster-green } » vous donne un nouveau guerrier pour le travail d’un paysan : choisissez ce lieu.
lesson-meeples-5 = Envoyez-y un paysan. Il n’est pas perdu : après le travail, il se repose dans votre logis.
lesson-meeples-6 = Ce lieu n’en demande pas plus. C’est tout : fermez-le.
lesson-meeples-7 = Le monstre « { meeples-monster-paper-wasp } » a une force de 2 et il est monstrueux, juste ce que demande votre quête « { meeples-quest-a-shelf-of-teeth } ». Choisissez-le.
lesson-meeples-8 = Un paysan a une valeur de combat de 1. Envoyez-en un : cela fait 1 sur 2.
lesson-meeples-9 = Et un autre : 1 + 1 = 2. Être aussi fort que le monstre suffit.
lesson-meeples-10 = C’est assez. Fermez ce lieu aussi.
lesson-meeples-11 = D’abord on place tout le monde, puis tout arrive en même temps. Terminez votre tour et regardez.
lesson-meeples-12 = Battu : 1 PV. Tous ceux que vous avez envoyés se reposent maintenant dans votre logis, et votre nouveau guerrier avec eux.
lesson-meeples-13 = Puis vous avez pioché quatre nouveaux meeples : deux paysans et, hélas, deux corruptions. Un bon jour pour bâtir.
lesson-meeples-14 = Au chantier, deux paysans construisent un lieu. Posez « { meeples-tile-revolving-barracks } » sur cet emplacement du château ; son bonus est un entraînement gratuit.
lesson-meeples-15 = Un entraînement élève toute une classe. Choisissez le guerrier : tous vos guerriers, présents et à venir, seront alors de niveau 2.
lesson-meeples-16 = C’était votre quête « { meeples-quest-night-school } » : 1 PV, et jusqu’à deux meeples peuvent retourner du logis dans le sac. Le guerrier d’abord.
lesson-meeples-17 = Et un paysan. Laissez la corruption où elle est : ce qui n’est pas dans le sac ne peut pas être pioché.
lesson-meeples-18 = Il n’y a plus d’unité dans votre taverne. Terminez le développement.
lesson-meeples-19 = Il n’y a donc personne à envoyer : terminez aussi la phase principale. Ce qui reste dans la taverne va au logis.
lesson-meeples-20 = Voyez comme cela paie : votre sac contenait juste ces quatre-là, trois paysans et votre guerrier.
lesson-meeples-21 = Un guerrier de niveau 2 a une capacité : avec un paysan dans la taverne, il vous en gagne un autre, une fois par tour et pour rien. Utilisez-la.
lesson-meeples-22 = Au chantier, un paysan en amène un autre de la réserve. Vous pouvez vous passer d’un paysan : envoyez-le.
lesson-meeples-23 = Les nouveaux paysans se reposent d’abord au logis. Terminez le développement : place au gros gibier.
lesson-meeples-24 = Le monstre « { meeples-monster-belfry-beaver } » a une force de 4, rapporte 2 PV et il est monstrueux lui aussi. Choisissez-le.
lesson-meeples-25 = Votre guerrier compte pour 2 : la moitié est faite.
lesson-meeples-26 = Un paysan de plus : 3 sur 4.
lesson-meeples-27 = Et encore un : 4 sur 4.
lesson-meeples-28 = C’est assez fort. Fermez ce lieu.
lesson-meeples-29 = Terminez votre tour et voyez ce qui en sort.
lesson-meeples-30 = 2 PV. Votre sac était vide : avant la pioche, tout votre logis y est donc retourné. Il tourne ainsi encore et encore, chaque fois meilleur. À partir d’ici, la partie est à vous.

## Le navigateur
web-home = Vers l’accueil
web-lost = Cette page n’existe pas.
web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = comme le système
web-theme-light = jour
web-theme-dark = nuit
web-theme-to-dark = Passer à la nuit
web-theme-to-light = Passer au jour
web-pace = Mouvement
web-pace-calm = calme
web-pace-brisk = vif
web-pace-instant = aucun
web-sound = Son
web-notify = Me prévenir quand c’est mon tour
web-done = Terminé
web-close = Fermer
web-guest = Invité
web-rule = Règle { $rule }
web-away = La maison ne répond pas ; nouvel essai en cours. Rien n’est perdu.
web-laying = On dresse la table …
web-prompt = Ce qui est demandé
web-hint = Conseil
web-hints = Ce que jouerait le bot, avec les chances de gagner
web-thinking = Réflexion …
web-undo = Reprendre
web-side = Ce qui s’est passé, et discussion
web-log = Journal
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-say = Dites quelque chose
web-send = Envoyer
web-over = La partie est finie.
web-rematch-open = Une revanche est ouverte : voir le menu de la table.
web-handover = À passer à { $name }
web-handover-why = Personne d’autre ne regarde.
web-handover-go = C’est moi
web-entry-began = La partie commence.
web-entry-stood = { $seat } s’en va.
web-entry-bot-sat = { $seat } : un bot s’assied.
web-entry-closed = La table est fermée.
web-entry-resigned = { $seat } abandonne ; un bot continue.
web-entry-stood-in = { $seat } : un bot remplace.
web-entry-reclaimed = { $seat } est de retour.
web-entry-timed-out = { $seat } : le temps est écoulé ; un bot joue.
web-entry-rematched = Une revanche est ouverte.
web-play-now = Jouer
web-coach = Le guide
web-coach-waits = Regardez ce que font les autres.
web-go-on = Continuer
web-device-go = Faire de cet appareil le mien
web-contents = Sommaire
web-search-rules = Chercher dans les règles
web-found = { $count ->
    [0] Rien ne correspond dans les règles.
    [one] Une règle correspond.
   *[other] { $count } règles correspondent.
}
web-to-table = Vers la table
web-move-of = Coup { $move } sur { $moves }.
web-before = Un coup en arrière
web-after = Un coup en avant
web-run = Dérouler la partie
web-pause = Pause
web-scrub = Coup
web-eyes = Vu par
web-eyes-all = toutes les cartes visibles
web-analysis = Analyse
web-chances = Chances de gagner
web-analysing = { $of ->
    [0] Le bot commence à revoir la partie …
   *[other] Le bot revoit la partie : { $done } sur { $of }.
}
web-this-move = Ce coup de { $seat }
web-played = Joué : { $move } ({ $chance })
web-bot-would = Le bot aurait joué : { $move } ({ $chance })
web-bot-agrees = Le bot aurait joué la même chose.
web-turning = Tournants
web-turning-one = Coup { $move }, { $seat } : −{ $lost }
web-share-game = Partager cette partie
web-welcome = Deux jeux, une tanière
web-welcome-more = Jouez avec des amis sur d’autres canapés, ou contre des bots. Rien à installer, pas de compte.
web-about-mighty = Des monstres prennent d’assaut ensemble, deux par deux, le château du roi Edgar, puis se disputent l’or.
web-about-meeples = Remplissez votre sac de héros de bois, bâtissez la ville, combattez ce qui sort des bois, accomplissez des quêtes.
web-facts-mighty = 3 à 6 joueurs · 20 minutes · ruse et compagnie
web-facts-meeples = 2 à 4 joueurs · 60 minutes · des plans et des pions
web-set-up = Préparer une table
web-learn = Apprendre en jouant
web-rules = Règles
web-who = Votre nom
web-name = Votre nom
web-keep = Garder
web-device = L’emporter sur un autre appareil
web-device-how = Ouvrez cette adresse sur l’autre appareil dans les dix minutes. Elle ne sert qu’une fois.
web-device-here = Cet appareil est à vous maintenant, { $name }.
web-qr = La même adresse en carré de points pour l’appareil photo d’un téléphone
web-link = Adresse
web-copy = Copier
web-copied = Copié
web-share = Partager
web-list-mine = Vos tables
web-list-mine-none = Pas encore de table : jouez tout de suite ou préparez-en une.
web-list-open = Tables ouvertes
web-list-open-none = Personne n’attend pour l’instant.
web-list-watch = À regarder
web-list-watch-none = Aucune partie publique en cours.
web-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-your-turn = À vous de jouer
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = finie
web-status-closed = fermée
web-archive = Ranger
web-more = Voir plus
web-set-up-title = Une table de { $game }
web-players = Joueurs
web-seats = Qui joue
web-seat = Place { $number }
web-seat-me = Vous
web-seat-friend = une amie, un ami
web-bot-apprentice = Apprenti : un bot pour débuter
web-bot-adept = Adepte : un bot qui réfléchit
web-bot-master = Maître : un bot qui veut gagner
web-hot-seat = Nous partageons cet appareil
web-hot-seat-why = Il passe de place en place.
web-variants = Variantes
web-option-line-up = Les dos de tous les gardes sont connus dès le début.
web-option-new-rules = À chaque manche, le roi révèle une nouvelle règle.
web-option-towers = Quatre tours pleines de salles attendent à côté de la ville.
web-more-choices = Plus de choix
web-hints-allowed = Les conseils sont permis
web-private = Privée
web-private-why = Seul qui a l’adresse peut regarder ou s’asseoir.
web-shuffle = Les places sont tirées au sort
web-pace-of-play = Rythme
web-pace-live = d’une traite
web-pace-slow = sur plusieurs jours
web-clock = Pendule
web-clock-none = aucune
web-clock-turn-60 = une minute par tour
web-clock-turn-300 = cinq minutes par tour
web-clock-game-1200 = vingt minutes chacun en tout
web-open-table = Ouvrir la table
web-begin = Commencer
web-waiting = On attend des joueurs
web-all-there = Tout le monde est là
web-closed = Cette table est fermée.
web-you = vous
web-stand = Se lever
web-send-away = Renvoyer
web-free = libre
web-sit = S’asseoir ici
web-bot-here = Un bot ici
web-give-up-table = Fermer cette table
web-host-begins = La personne qui a ouvert la table lance la partie.
web-invite = Inviter
web-invite-how = Quiconque ouvre cette adresse peut s’asseoir.
web-rematch = Encore une fois
web-to-rematch = Vers la revanche
web-review = Revoir la partie
web-download = Télécharger la partie
web-fair = Mélanges honnêtes
web-fair-how = Avant la première carte, la maison a promis une graine par son empreinte. Téléchargez la partie et lancez : lair verify FICHIER. Chaque coup est rejoué et la graine comparée à la promesse.
web-fair-promise = Promis avant la partie
web-fair-seed = Graine
# On the plain board, of a game without a board of its own
web-plain-yes = oui
web-plain-no = non
web-plain-none = aucun
web-plain-asks-you = À vous de jouer : choisissez un coup.
web-plain-asks-other = C’est à { $seat } de décider.
web-plain-moves = Vos coups
web-plain-wait = Ce n’est pas votre tour.
web-plain-table = La table
web-table-menu = Cette table
web-reclaim = Reprendre ma place
web-stand-in = { $name } n’est plus là : laisser jouer un bot
web-resign = Abandonner
web-resign-sure = Un bot continue pour vous, et vous ne pourrez pas revenir.
web-resign-yes = Oui, abandonner
web-watch-how = Quiconque ouvre cette adresse peut regarder.

## Le navigateur : Mighty Monsters
web-mighty-asks-you = { $step ->
    [last] À vous : posez le dernier monstre du round.
    [ruled] À vous, au bon vouloir du roi : posez un monstre.
    [second] À vous : posez votre deuxième monstre.
   *[first] À vous : posez un monstre.
}
web-mighty-asks-other = { $seat } : en train de choisir un monstre.
web-mighty-move-place = { $strength } au garde { $guard }{ $side }
web-mighty-move-replace = { $price ->
    [one] { $strength } au garde { $guard }{ $side }, à la place du { $there } ({ $owner }), pour { $price } pièce d’or
   *[other] { $strength } au garde { $guard }{ $side }, à la place du { $there } ({ $owner }), pour { $price } pièces d’or
}
web-mighty-castle = Le château, du portail au trésor
web-mighty-gate = Portail
web-mighty-gate-why = Le combat commence par le garde du portail et continue vers le trésor, jusqu’à ce qu’un garde tienne bon.
web-mighty-treasury = Trésor
web-mighty-treasury-why = { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
} Le butin vient d’ici ; le prix des remplacements et des soins y retourne.
web-mighty-level = Niveau { $level }
web-mighty-guard = Garde { $guard }
web-mighty-guard-back = Niveau { $level }, face cachée. Force de { $least } à { $greatest }, butin de { $poor } à { $rich }.
web-mighty-guard-front = Niveau { $level }, révélé. Force { $strength }, butin { $loot }.
web-mighty-guard-sum = Monstres à côté : { $sum } ensemble.
web-mighty-guard-beaten = Il est battu.
web-mighty-guard-lost = Il tient bon et le combat s’arrête.
web-mighty-guard-unseen = Il est défaussé sans être révélé.
web-mighty-stamp-beaten = battu
web-mighty-stamp-lost = tient bon
web-mighty-space-empty = Garde { $guard }{ $side } : vide.
web-mighty-space-empty-why = N’importe quel monstre peut venir ici, gratuitement.
web-mighty-space-taken = Garde { $guard }{ $side } : le { $strength } ({ $owner }).
web-mighty-space-taken-why = Un monstre plus fort peut le remplacer contre de l’or, tant que la somme des forces ici reste sous la force maximale du garde.
web-mighty-deed-place = Posez votre { $strength } au garde { $guard }{ $side }.
web-mighty-deed-replace = { $price ->
    [one] Votre { $strength } remplace le { $there } ({ $owner }) pour { $price } pièce d’or ; le { $there } retourne en main.
   *[other] Votre { $strength } remplace le { $there } ({ $owner }) pour { $price } pièces d’or ; le { $there } retourne en main.
}
web-mighty-deed-replace-own = { $price ->
    [one] Votre { $strength } remplace votre propre { $there } pour { $price } pièce d’or ; le { $there } revient dans votre main.
   *[other] Votre { $strength } remplace votre propre { $there } pour { $price } pièces d’or ; le { $there } revient dans votre main.
}
web-mighty-deed-not = Votre { $strength } ne peut pas aller ici.
web-mighty-hand = Votre main
web-mighty-card = Votre { $strength }, { $faction }
web-mighty-card-why = Prenez-le, puis choisissez une case du château.
web-mighty-pick = Choisissez un monstre, puis une case du château.
web-mighty-pick-early = Ce n’est pas encore à vous. Regardez autour de vous.
web-mighty-picked = Votre { $strength } : choisissez une case.
web-mighty-picked-early = Votre { $strength } est prêt pour votre tour.
web-mighty-watching = Vous regardez.
web-mighty-last = Dernier monstre du round : place au combat.
web-mighty-last-go = Poser
web-mighty-last-wait = Pas encore
web-mighty-resting = au repos
web-mighty-resting-why = Ils se reposent face cachée pendant ce round ; au prochain, vous les prenez en main.
web-mighty-seats = Joueurs
web-mighty-you = vous
web-mighty-seat-gold = { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
web-mighty-seat-hand = En main : { $monsters }.
web-mighty-seat-resting = Au repos : { $monsters }.
web-mighty-seat-bot = Bot : { $bot }.
web-mighty-starts = Commence ce round.
web-mighty-unknown = { $count ->
    [one] { $count } inconnu
   *[other] { $count } inconnus
}
web-mighty-none = aucun
web-mighty-round = Round { $round } sur { $rounds }
web-mighty-round-why = Une tuile Roi est défaussée à chaque round. Après la dernière, le plus riche gagne.
web-mighty-guards-seen = Tous les gardes, et ceux déjà vus
web-mighty-guards-seen-why = Une carte pour chaque garde du jeu ; les cartes pleines ont déjà été révélées.
web-mighty-seen-of = { $seen } sur { $all } révélés
web-mighty-tiles-gone = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
web-mighty-tiles-gone-title = Tuiles Roi défaussées

## Le navigateur : Meeples & Monsters
web-meeples-your-development = À vous : bâtissez, entraînez ou utilisez vos héros.
web-meeples-their-development = { $name } : développement.
web-meeples-your-main = À vous : envoyez vos unités vers les lieux et les monstres.
web-meeples-their-main = { $name } : envoie ses unités.
web-meeples-your-target = À vous : qui va là ? { $place }
web-meeples-their-target = { $name } : envoie des unités ici : { $place }.
web-meeples-your-foe = À vous : qui combat ? { $place } : { $value } sur { $strength }.
web-meeples-their-foe = { $name } : combat { $place }, { $value } sur { $strength }.
web-meeples-your-district = À vous : son quartier est plein. Où va { $monster } ?
web-meeples-their-district = { $name } : choisit un quartier pour { $monster }.
web-meeples-your-discard = À vous : quelle quête défaussez-vous ?
web-meeples-their-discard = { $name } : défausse une quête.
web-meeples-your-hire = À vous : quelle unité engagez-vous ?
web-meeples-their-hire = { $name } : engage une unité.
web-meeples-your-training = À vous : quelle classe s’entraîne gratuitement ?
web-meeples-their-training = { $name } : s’entraîne gratuitement.
web-meeples-your-refresh = À vous de choisir : qui retourne des logis dans le sac ?
web-meeples-their-refresh = { $name } : peut remettre des meeples dans le sac.
web-meeples-your-keep = À vous : qui reste à la taverne pour votre prochain tour ?
web-meeples-their-keep = { $name } : garde un meeple.
web-meeples-your-effect = À vous : quel effet vient d’abord ?
web-meeples-their-effect = { $name } : ordonne ses effets.
web-meeples-your-resolution = À vous : que résolvez-vous ensuite ?
web-meeples-their-resolution = { $name } : résout.
web-meeples-choose-district = Où va-t-il ?
web-meeples-choose-discard = Quelle quête défaussez-vous ?
web-meeples-choose-hire = Quelle unité engagez-vous ?
web-meeples-choose-training = Quelle classe s’entraîne gratuitement ?
web-meeples-choose-refresh = Qui retourne dans le sac ?
web-meeples-choose-keep = Qui reste pour votre prochain tour ?
web-meeples-choose-effect = Quel effet vient d’abord ?
web-meeples-choose-resolution = Que résoudre ensuite ?
web-meeples-event-assigned = { $seat } : { $kind } → { $place }
web-meeples-event-lent = { $seat } : { $number } de corruption renforce une unité ({ $place }).
web-meeples-event-overrun = { $seat } : le quartier est envahi ; paysans qui se joignent : { $number }.
web-meeples-event-defeated = { $seat } : bat { $monster } ({ $place }).
web-meeples-event-activated = { $seat } : active { $location }.
web-meeples-event-built = { $seat } : bâtit { $location } ({ $place }).
web-meeples-event-monster-came = { $monster } arrive ({ $place }).
web-meeples-event-room-done = { $seat } : vide { $room }.
web-meeples-event-tile-came = Nouvelle tuile proposée : { $location }.
web-meeples-city = La ville
web-meeples-middle = Capitole ou Conseil noir
web-meeples-capitol = Capitole
web-meeples-players = Joueurs
web-meeples-own = Votre plateau
web-meeples-you = vous
web-meeples-works = Chantier
web-meeples-works-text = Un paysan en amène un autre ; ou deux paysans bâtissent : touchez une tuile, puis un emplacement vide. Une fois par tour.
web-meeples-tile = Proposée : { $name }
web-meeples-tile-take = Prenez-la, puis choisissez un emplacement vide
web-meeples-tower = Tour ({ $district })
web-meeples-tower-done = Cette tour est vidée.
web-meeples-here = Ici : { $district }
web-meeples-assigned = Sur place : { $units }
web-meeples-open = On y envoie des unités
web-meeples-can-choose = Peut être choisi
web-meeples-overrun = { $count ->
    [one] Envahi : un lieu activé ici amène un paysan, si vous ne combattez aucun monstre de ce quartier.
   *[other] Envahi : un lieu activé ici amène { $count } paysans, si vous ne combattez aucun monstre de ce quartier.
}
web-meeples-sum = { $value } sur { $strength }
web-meeples-fought = Vous l’avez déjà combattu
web-meeples-arrives-text = Trois cartes d’arrivée sont dans la pioche des monstres. Après la troisième, chacun a encore deux tours et peut combattre le Conseil noir.
web-meeples-council-later = Ils viennent avec la troisième carte d’arrivée.
web-meeples-turns-left = { $count ->
    [one] Il reste un tour en tout.
   *[other] Il reste { $count } tours en tout.
}
web-meeples-monsters-left = Cartes de monstre restantes : { $count }
web-meeples-quests-left = Quêtes restantes : { $count }
web-meeples-tiles-left = Tuiles de lieu restantes : { $count }
web-meeples-arrived = Cartes d’arrivée : { $count } sur 3
web-meeples-seat = { $name } : { $vp } PV, taverne { $tavern }, logis { $lodgings }, sac { $bag }, quêtes en main { $quests }. Ouvre le plateau.
web-meeples-first = premier joueur
web-meeples-tavern-text = Meeples actifs : touchez-en un, puis un lieu, ou faites-le glisser. Ceux qui restent vont au logis.
web-meeples-lodgings-text = Meeples fatigués. Quand le sac est vide, ils y retournent tous.
web-meeples-bag-text = Vous y piochez à la fin de votre tour.
web-meeples-kept-text = Ils reviennent à la taverne après la pioche.
web-meeples-corruption = La corruption n’est pas une unité : elle ne combat pas et ne va que là où on la demande.
web-meeples-combat = combat { $combat }
web-meeples-level = niveau { $level }
web-meeples-top = au sommet
web-meeples-use = Utiliser : { $kind }
web-meeples-to-bag = Retour au sac
web-meeples-part-meeples = Logis et sac
web-meeples-part-heroes = Héros
web-meeples-part-quests = Quêtes
web-meeples-no-quests = Aucune quête en main.
web-meeples-hidden-quests = Quêtes en main : { $count }
web-meeples-achieved = Monstres battus { $monsters }, quêtes accomplies { $quests }, bonus { $bonuses }. Ouvre tout votre plateau.
web-meeples-beaten = Monstres battus : { $count }
web-meeples-quests-done = Quêtes accomplies : { $count }
web-meeples-hand = Quêtes en main : { $count }
web-meeples-wait = { $name } joue
web-meeples-really = oui, résoudre et piocher
web-meeples-really-text = Termine votre tour pour de bon. Lieux utilisés : { $places } ; unités inactives : { $idle }.
web-meeples-not-yet = Pas encore
web-meeples-leave = Reprendre tout le monde d’ici
web-meeples-build = Bâtir { $location } ({ $place })
web-meeples-go = Envoyer des unités : { $place } ({ $text })
web-meeples-add = { $kind } → { $place }
web-meeples-prestige-vp = 1 PV de plus pour un monstre battu avec au moins un d’entre eux
web-meeples-prestige-level = plus le niveau du monstre
web-meeples-prestige-wild = remplace n’importe quelle classe de base
