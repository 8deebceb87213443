### Toutes les phrases que Lair dit en français.

## Le jeu

option-none = jeu de base
bot-random = Hasard
bot-greedy = Glouton
bot-newcomer = Débutant
bot-apprentice = Apprenti
bot-adept = Compagnon
bot-master = Maître
bot-grandmaster = Grand maître
bot-network = Réseau
level-newcomer = pour une première partie ; se trompe souvent
level-apprentice = se trompe de temps en temps
level-adept = anticipe un peu
level-master = anticipe beaucoup
level-grandmaster = le plus fort ; s’est entraîné contre lui-même
grandmaster-unknown-cards = Le grand maître ne connaît pas ces cartes. Il joue comme un maître.

## La table dans le terminal

screen-cards = Cartes : { $name }
your-turn = { $name }, à vous.
ask-move = Votre coup (par exemple { $example } ; ? pour l’aide) :
ask-go-on = Entrée pour continuer, u pour annuler :
ask-go-on-plain = Entrée pour continuer :
ask-handover = Passez la main à { $name } ; personne d’autre ne regarde. Entrée pour continuer :
moves-title = Vous pouvez jouer :
log-title = Jusqu’ici :
log-empty = Il ne s’est encore rien passé.
taken-back = Coup annulé : { $move }.
saved-to = Partie sauvegardée dans { $file }. Pour la reprendre : lair play --resume { $file }
save-failed = { $why } La partie continue.
final-title = Scores finaux
final-row = { $rank }. { $name } : { $gold }
not-understood = Ce n’est pas un coup. Saisissez un coup comme { $example }, son numéro dans la liste (m), ou ? pour l’aide.
help-text =
    Saisissez l’un de vos coups, ou son numéro dans la liste.
    { "" }
    m  vos coups, numérotés     u  reprendre votre coup    l  ce qui s’est passé
    r  redessiner la table      s FICHIER  sauvegarder     q  sauvegarder et quitter
final-won = { $count ->
    [one] La victoire revient à { $names }.
   *[other] Victoire partagée : { $names }.
}
left-game = La partie n’est pas finie ; elle est sauvegardée dans { $file }. Pour la reprendre : lair play --resume { $file }

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
sim-seats = Places
sim-order = Ordre du tour au premier round
sim-seat = place
sim-place = place
sim-bot = bot
sim-mean = points
sim-spread = écart type
sim-least = min
sim-most = max
sim-wins = victoires (ex æquo partagés)
sim-interval = interv. 95 %
sim-length = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
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

help-lair = Mighty Monsters et Meeples & Monsters dans votre terminal, et un laboratoire qui joue des millions de parties.
help-version = Afficher la version.
help-help = Afficher cette aide.
help-play = Jouer une partie dans ce terminal, contre des bots ou entre amis devant un même écran.
help-levels = Les bots, du plus faible au plus fort ; un jeu sans réseau n’a pas de grand maître (grandmaster) :
help-simulate = Jouer un grand nombre de parties sur tous les cœurs et en dresser le bilan.
help-replay = Revoir une partie sauvegardée, coup par coup.
help-lesson = Montrer la leçon d’un jeu, coup par coup.
help-cards = Fichiers de cartes : le matériel imprimé, en chiffres.
help-cards-check = Vérifier un fichier de cartes ; une erreur indique la carte et le champ.
help-game = Le jeu : { $games }.
help-players = Nombre de joueurs, de { $least } à { $greatest }.
help-seats = Qui occupe quelle place, à partir de la première : person, person:NOM ou un bot ({ $bots }) ; par exemple person:Ada,adept,master@2 (un maître qui prend deux secondes par coup).
help-variant = Une variante à jouer : { $options } ; répétez l’option pour en combiner plusieurs.
help-seed = Le nombre dont découlent tous les mélanges ; même nombre, même partie.
help-card-file = Votre propre fichier de cartes, à la place des cartes maison.
help-lang = Langue : { $languages }.
help-resume = Reprendre une partie sauvegardée.
help-save = Où sauvegarder en quittant ; sinon, un nouveau fichier dans votre dossier de données.
help-brisk = Ne pas attendre Entrée après vos coups.
help-games = Nombre de parties à jouer.
help-bots = Qui joue, un bot par place ou un seul pour tous : { $bots }.
help-out = Écrire aussi les résultats : une ligne par partie dans un fichier .csv ou .parquet (Parquet : aussi les cartes de chaque partie), ou le bilan dans un fichier .json.
help-report = Comparer aussi les chiffres à ce qui fait un jeu de cartes équilibré.
help-jobs = Nombre de threads ; à défaut, autant que de cœurs.
help-replay-file = Un fichier écrit par play ou par Game.save, ou par simulate (avec --game).
help-recover = Récupérer ce qui peut l’être d’un fichier endommagé ou tronqué.
help-seat = Voir la table depuis cette place, de 1 à 6 ; sinon, en spectateur.
help-boards = Dessiner le château avant chaque coup.
help-train = Entraîne un réseau en le faisant jouer contre lui-même. On peut l’arrêter à tout moment ; la même commande continue.
help-train-out = Le dossier de l’entraînement : réglages, sauvegardes, journal et réseau. S’il en contient un, on le continue.
help-device = Où entraîner : auto, cpu ou cuda.
help-train-seconds = S’arrêter après autant de secondes.
help-train-decisions = Le nombre de décisions de tout l’entraînement.
help-train-rows = Le nombre de parties jouées à la fois.
help-train-width = La largeur des couches du réseau.
help-train-blocks = Le nombre de blocs de deux couches du réseau.
help-train-shards = Répartit les parties en autant de lots, qu’un cluster joue côte à côte. Le résultat en dépend.
help-train-every = Le nombre de secondes entre deux mesures de la force.
help-train-games = Le nombre de parties contre des bots greedy qui mesurent la force, pour chaque nombre de joueurs.
help-train-from = Commencer avec les poids du réseau fourni avec le jeu.
help-train-exploit = Entraîner une place de chaque partie contre ce réseau à toutes les autres : que gagne la meilleure réponse ?
train-progress = { $decisions } décisions, { $rate } millions par seconde
train-strength = Après { $decisions } décisions, { $players } joueurs : { $share } fois sa part des victoires (±{ $error }) contre des bots greedy, { $lead } points.
train-gain = Après { $decisions } décisions, { $players } joueurs : { $share } fois sa part des victoires (±{ $error }) contre le réseau, { $lead } points.
train-resumed = On continue après l’étape { $update } sur { $updates }.
train-written = Le réseau est dans { $file }.
train-stopped = Pas terminé. La même commande continue ici : { $folder }
error-train-config = Les réglages dans { $folder } sont illisibles : { $why }
error-train-shards = { $rows } parties ne se répartissent pas en { $shards } lots égaux.
error-train-size = Le réseau fourni a une largeur de { $width } et { $blocks } blocs ; un entraînement qui part de lui garde cette largeur et au moins autant de blocs.
error-train-differs = L’entraînement dans { $folder } a commencé avec d’autres valeurs : { $what }. Seul le nombre de décisions peut changer.
error-train-device = On ne peut pas entraîner ici sur { $device }. Il y a auto et cpu, et cuda là où PyTorch trouve un GPU.
error-train-no-network = Aucun réseau n’est fourni avec { $game }.
error-no-torch = PyTorch n’est pas installé. Pour l’installer : pip install 'lair-games[learn]'
help-arena = Faire jouer des bots entre eux, chacun à chaque place, et les classer.
help-arena-bots = Qui joue : des bots ({ $bots }), program:LIGNE DE COMMANDE ou python:MODULE:CLASSE ; greedy*3 en fait trois. Plus nombreux que les places, ils se rencontrent tour à tour ; moins nombreux, ils siègent plusieurs fois.
help-arena-games = Combien de parties au moins ; complété en tours entiers pour que chaque bot siège partout aussi souvent.
help-pairs = Deux bots différents seulement par table, toutes les paires tour à tour ; sinon, toutes les combinaisons qui remplissent les places.
help-arena-out = Garder chaque partie dans ce fichier, une ligne de JSON chacune. Un fichier du même tournoi est poursuivi.
help-summary = Écrire aussi les résultats dans un fichier .json.
help-plot = Dessiner aussi les résultats, dans un fichier .svg ou .png.
help-arena-jobs = Combien de processus ; autant que de cœurs par défaut.
help-timeout = Secondes dont un programme dispose pour un coup.
help-bot = Vérifier, sur des parties entières contre des bots gloutons, que votre programme suit le protocole (docs/bot-protocol.md).
help-program = Le programme et ses arguments ; les options de lair viennent avant.
help-serve = À la place, parler soi-même le protocole et jouer comme ce bot.
help-bot-game = Seulement ce jeu : { $games }.
help-bot-games = Combien de parties de chaque jeu.
help-house = Ouvrir le serveur : des tables où des gens et des bots jouent en réseau (docs/protocol.md).
help-host = L’adresse d’écoute : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous ceux qui peuvent la joindre.
help-lan = Écouter aussi pour tout ce réseau, comme --host 0.0.0.0, et dire à quelle adresse.
help-port = Le port d’écoute.
help-database = Où tout est gardé : sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE ; à défaut, ce que dit LAIR_DATABASE, ou un fichier dans votre dossier de données.
help-redis = Un Redis par lequel plusieurs serveurs d’une même base de données se tiennent au courant, par exemple redis://HÔTE:6379 ; un serveur seul s’en passe.
help-thinkers = Nombre de processus où les bots réfléchissent ; à défaut, un de moins que de cœurs.
help-origin = Les pages de cette autre adresse peuvent aussi parler au serveur, par exemple https://example.org ; répétez l’option pour en donner plusieurs.
help-secure = N’envoyer les cookies que par https ; pour un serveur que l’on joint par https.
help-open = Ouvrir aussi la page dans le navigateur.
help-log = Ce qui est noté sur la sortie d’erreur, en lignes de JSON : debug, info, warning ou error.
help-verify = Vérifier une partie sauvegardée : chaque coup à nouveau, et la graine face à la promesse faite avant la partie.
help-backup = Copier tout ce que le serveur garde dans un seul fichier ; il peut rester ouvert pendant ce temps.
help-backup-file = Le fichier de la copie, par exemple lair.jsonl.gz.
help-restore = Remettre une copie dans une base de données vide : en entier, ou pas du tout.
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
error-game-unusable = Le jeu { $game } ne peut pas être joué : { $why }
error-no-such-option = La variante { $option } n’existe pas ; au choix : { $options }.
error-no-such-bot = Le bot { $bot } n’existe pas ; au choix : { $bots }.
error-bot-no-clock = { $bot } n’accepte ni temps ni nombre de simulations ; seuls en acceptent : { $bots }.
error-bot-clock = { $name } est impossible : { $bot } réfléchit plus de 0 et au plus { $seconds } secondes, ou pendant 1 à { $simulations } simulations.
error-network-unknown-cards = Le réseau ne connaît pas ces cartes ({ $cards }) et ne peut donc pas jouer avec elles.
error-no-such-seat = Il n’y a pas de place { $seat } dans une partie à { $players } joueurs.
error-no-such-faction = La faction { $faction } n’existe pas ; au choix : { $factions }.
error-faction-twice = Deux joueurs ne peuvent pas avoir la même faction.
error-players = On ne peut pas jouer à { $players } ; il faut de { $least } à { $greatest } joueurs.
error-seats = { $seats ->
    [one] { $seats } place indiquée pour { $players } joueurs : il en faut { $players }.
   *[other] { $seats } places indiquées pour { $players } joueurs : il en faut { $players }.
}
error-seat-entry = { $entry } ne peut pas s’asseoir : écrivez person, person:NOM ou un bot ({ $bots }).
error-seed = { $seed } n’est pas une graine : il faut un nombre entier de 0 à 2^256 - 1.
error-out-kind = Impossible d’écrire { $file } : son nom doit finir par .csv, .parquet ou .json.
error-resume-options = Une partie reprise garde sa propre mise en place : retirez { $option }.
error-seconds = { $option } doit être un nombre de secondes de 0.01 à 3600, pas { $value }.
error-arena-bots = Un tournoi réunit de 1 à { $greatest } bots, pas { $bots }.
error-pairs = Pour jouer par paires, il faut deux bots différents.
error-no-such-program = Il n’y a pas de programme { $program }.
error-program-quotes = Un guillemet n’est pas fermé dans le programme { $program }.
error-no-program = Dites quel programme vérifier, ou --serve et le nom d’un bot.
error-serve-alone = Avec --serve, il n’y a pas de programme à vérifier.
error-not-protocol = Ce n’est pas ce qui était attendu ici : { $line }
error-plot-kind = { $file } ne peut pas être dessiné : son nom doit finir par .svg ou .png.
error-plot-missing = Pour dessiner, il faut Matplotlib : pip install 'lair-games[plots]'.
error-arena-worker = Un processus s’est arrêté de lui-même avec le code { $status } ; les parties déjà jouées sont conservées si --out était indiqué.
error-results-not-one = { $file } n’est pas un fichier de résultats de tournoi ; il reste tel quel.
error-results-other-plan = { $file } est d’un autre tournoi ({ $what } : { $theirs } là, { $ours } ici) ; il reste tel quel.
error-results-damaged = { $file }, la ligne { $line } est endommagée ; le fichier reste tel quel.
error-results-twice = { $file } contient une partie deux fois ; il reste tel quel.
error-results-in-use = Un autre tournoi écrit en ce moment dans { $file }.
error-not-a-notation = Ceci n’est pas la notation d’une partie.
error-other-rules = Cette notation suit la version { $version } des règles ; ici, c’est la version { $ours }.
error-other-cards = Cette notation a été faite avec les cartes { $digest } ; ici, ce sont les cartes { $ours }.
error-cannot-read = Impossible de lire { $file } : { $why }.
error-cannot-write = Impossible d’écrire { $file } : { $why }.
error-network-damaged = { $file } est endommagé ou n’est pas un réseau : { $why }
error-network-foreign = { $file } est un réseau pour d’autres règles : { $what } vaut { $theirs } là-bas et { $ours } ici.
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
error-cards-words = { $file }, { $card } : { $field } doit être une liste de { $least } à { $greatest } mots entre guillemets, entre crochets.
error-cards-repeated = { $file }, { $card } : { $field } contient { $value }, qui existe déjà.
error-cards-at-most = { $file }, { $card } : { $field } figure alors { $count } fois ; le maximum est { $greatest }.
error-cards-text-long = { $file } : un texte peut avoir au plus { $greatest } caractères ; celui-ci est plus long : { $text }…
error-cards-too-much-work = { $file } : avec ces cartes, une action pourrait avoir { $events } conséquences ; le maximum est { $greatest }. Les cartes doivent donner, retirer ou faire piocher moins.
error-cards-two-files = { $file } : { $field } se trouve déjà dans { $other } ; tout doit être dans un seul fichier.
error-replay-empty = { $file } est vide.
error-replay-too-big = { $file } est trop gros pour être une partie sauvegardée.
error-replay-not-one = { $file } n’est pas une partie sauvegardée.
error-replay-format = { $file } est au format { $format } ; ce Lair lit le format { $ours }.
error-replay-game = { $file } vient d’un jeu que ce Lair ne connaît pas : { $game }.
error-replay-rules = { $file } suit la version { $version } des règles ; ce Lair joue avec la version { $ours }.
error-replay-header = { $file }, ligne 1 : { $why }
error-replay-set-up = { $file }, ligne 1 : la mise en place est incomplète ou modifiée ; la partie ne peut pas être reprise.
error-replay-cards = { $file }, ligne 1 : les cartes ne correspondent pas à leur empreinte ; le fichier a été modifié.
error-replay-damaged = { $file } : la ligne { $line } est endommagée. Pour sauver ce qui la précède, ajoutez --recover.
error-replay-misplaced = { $file } : la ligne { $line } n’est pas à sa place ; une ligne plus haut manque, est en double ou a été modifiée. Pour sauver ce qui la précède, ajoutez --recover.
error-replay-illegal = { $file }, ligne { $line } : { $text } n’est pas un coup permis à ce moment. Pour sauver ce qui précède, ajoutez --recover.
error-replay-diverged = { $file } : la ligne { $line } mène à une autre position que celle enregistrée ; elle a été modifiée. Pour sauver ce qui la précède, ajoutez --recover.
error-replay-short = { $file } s’arrête après l’action { $actions } : la dernière ligne manque. Pour continuer à partir de là, ajoutez --recover.
error-replay-unfair = { $file } : la graine n’est pas celle qui était promise avant la partie. Récupérez le fichier encore une fois ; si rien ne change, ne vous fiez pas à cette partie.
error-not-a-move = { $text } n’est pas un coup.
error-no-such-action = Il n’y a pas d’action { $number } ; elles vont de 0 à { $last }.
error-game-over = La partie est finie.
error-too-much-work = Avec ces cartes, cette action a plus de { $events } conséquences, plus qu’une table ne peut en exécuter.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-other = Le dernier coup a été joué par { $name }.
error-undo-revealed = Ce coup a révélé du nouveau : ce que tous ont vu ne peut plus être annulé.
error-interrupted = Interrompu.
error-closed = La sortie s’est fermée avant que tout soit écrit.
error-closed-input = La saisie a pris fin.

## La maison : des tables en réseau

house-open = Le serveur est ouvert : { $address }. Ctrl+C le ferme.
house-open-lan = Les autres le trouvent sur ce réseau à l’adresse { $address }.
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
error-database-in-use = Un autre serveur utilise déjà { $url }. Plusieurs serveurs ont besoin de PostgreSQL (voir docs/server.md).
error-database-url = Lair ne peut pas utiliser la base de données { $url } : écrivez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
error-database-away = La base de données { $url } ne répond pas : { $why }.
error-database-newer = La base de données { $url } vient d’un Lair plus récent ; mettez celui-ci à jour.
error-redis-url = Lair ne peut pas utiliser le Redis { $url } : écrivez redis://HÔTE:PORT/0.
error-cluster-missing = PostgreSQL et Redis demandent deux bibliothèques de plus : pip install 'lair-games[cluster]'.
error-backup-not-one = { $file } n’est pas une copie faite par Lair ; rien n’a changé.
error-backup-format = { $file } est au format { $format } ; ce Lair lit le format { $ours }.
error-backup-revision = { $file } vient d’une base de données au schéma { $revision } ; ce Lair a le schéma { $ours }. Rétablissez-le avec le Lair qui l’a produit.
error-backup-damaged = { $file } : la ligne { $line } est endommagée ou manque ; rien n’a été rétabli. Essayez une autre copie.
error-restore-not-empty = Cette base de données contient déjà quelque chose ; rien n’a changé. Donnez-en une nouvelle avec --database.
error-who-are-you = Dites d’abord votre nom.
error-no-name = Un nom doit avoir au moins un caractère visible.
error-no-such-link = Ce lien a déjà servi ou est trop ancien : faites-en un nouveau sur votre autre appareil.
error-too-many-people = Beaucoup de monde vient d’entrer depuis votre réseau : réessayez dans quelques minutes.
error-too-fast = C’était trop à la fois : attendez un instant, puis réessayez.
error-too-large = C’est trop gros, ou trop lent à arriver : envoyez quelque chose de plus petit.
error-too-many-sockets = Trop de connexions sont ouvertes d’ici : fermez quelques fenêtres, puis rechargez celle-ci.
error-other-host = Ce serveur ne porte pas ce nom. Qui le tient peut en admettre d’autres avec LAIR_HOSTS.
error-command-id-used = Vous avez déjà utilisé cet identifiant ici pour une autre commande. Choisissez-en un nouveau.
error-other-origin = Cela vient d’une page d’une autre adresse : ouvrez la page de ce serveur. Qui l’administre peut en admettre d’autres avec --origin.
error-not-understood = Cela n’a pas été compris : rechargez la page, puis réessayez.
error-no-such-page = Cette page n’existe pas : vérifiez l’adresse.
error-not-now = Ce n’est pas possible maintenant.
error-network-closed = Impossible d’ouvrir le serveur à ce réseau. Arrêtez Lair et relancez-le avec : lair serve --lan
error-not-this-machine = Seul l’ordinateur sur lequel Lair tourne peut l’ouvrir au réseau.
error-no-such-method = On ne peut pas demander cela à cette adresse ; docs/protocol.md dit ce qui est possible.
error-refused = Ce n’est pas possible ici : rechargez la page, puis réessayez.
error-try-again = Les tables sont injoignables en ce moment : réessayez dans un instant.
error-busy = Il se passe trop de choses à cette table en ce moment : réessayez dans un instant.
error-no-such-table = Cette table n’existe pas, ou elle est privée : demandez une invitation.
error-table-rules = Cette partie a commencé avec la version { $version } des règles ; ici, on joue maintenant avec la version { $ours }, elle ne peut donc pas continuer. Ouvrez une nouvelle table.
error-table-aside = Cette table a été mise de côté : sa partie ne peut pas continuer, parce que son journal est abîmé ou que ses cartes en demandent trop. Rien n’en a été effacé. Ouvrez une nouvelle table.
error-too-many-tables = Vous êtes déjà à trop de tables (au plus { $tables } à vous) : finissez une partie ou fermez une table d’abord.
error-too-many-bots = Trop de bots ({ $bots }) pour { $players } joueurs : laissez au moins une place à une personne.
error-no-such-level = Le bot { $bot } n’existe pas aux tables ; au choix : { $levels }.
error-not-open = Cette table n’est plus ouverte : la partie a commencé, ou la table a été fermée.
error-not-playing = Aucune partie n’est en cours à cette table : elle n’a pas commencé, ou elle est finie.
error-not-over = La partie n’est pas encore finie : attendez la fin.
error-one-seat-each = Vous avez déjà une place : chacun la sienne, sauf à une table où l’on partage l’écran.
error-seat-taken = Cette place est prise : choisissez-en une libre, ou regardez.
error-no-seat-here = Vous n’avez pas de place à cette table : prenez-en une si elle est encore ouverte, ou regardez.
error-not-your-seat = Cette place n’est pas à vous : choisissez l’une des vôtres.
error-host-only = Seule la personne qui a ouvert la table peut le faire : demandez-lui.
error-seats-free = { $seats ->
    [one] { $seats } place est encore libre
   *[other] { $seats } places sont encore libres
} : invitez quelqu’un, puis commencez.
error-stale = Ce que vous avez vu n’est plus vrai (version { $version }, maintenant { $ours }). Voici la table telle qu’elle est : décidez à nouveau.
error-not-your-turn = Ce n’est pas à vous : attendez votre tour.
error-bot-plays = Un bot joue à cette place en ce moment. S’il vous remplace, reprenez d’abord votre place.
error-undo-not-now = On n’annule un coup que pendant son propre tour, et avant que du nouveau soit révélé.
error-resigned-already = Vous avez déjà abandonné ; un bot continue pour vous.
error-nobody-to-stand-in-for = Il n’y a personne à remplacer : cette place est la vôtre, ou personne ne l’occupe.
error-not-away-long-enough = L’absence est encore trop courte pour qu’un bot prenne le relais : patientez un peu.
error-nothing-to-reclaim = Aucun bot ne vous remplace ; il n’y a donc pas de place à reprendre.
error-nothing-said = Ce message est vide : écrivez d’abord quelque chose.
error-chat-too-long = Un message compte au plus { $limit } caractères : raccourcissez-le ou envoyez-en deux.
error-chat-full = La discussion de cette table est pleine ; une revanche en commence une nouvelle.
error-too-many-entries = Vous avez déjà fait { $entries } actions à cette table. Vous ne pouvez plus que mener la partie à sa fin.
error-no-hints-here = Cette table a été ouverte sans indices ; votre prochaine table peut en avoir.
error-rematch-there = Il y a déjà une revanche : rejoignez-la.
error-no-such-lesson = Il n’y a pas de leçon { $lesson } ; il y a { $lessons }.
error-reviews-busy = Beaucoup de parties sont déjà en cours d’analyse : réessayez dans quelques minutes.
error-too-many-reviews = Beaucoup de parties ont été analysées depuis votre réseau au cours de la dernière heure : réessayez plus tard.

## The balance report

report-what = quoi
report-mean = moyenne
report-card = carte
report-criteria = Critères
report-criterion = critère
report-verdict = verdict
report-detail = valeur, ou cartes en défaut
report-met = rempli
report-missed = manqué
report-criterion-styles = chaque style gagne 0,5 à 1,5 fois sa part

## Tournois

arena-title = { $games } parties de { $game } sur { $deals } donnes, { $players } joueurs ({ $options }), graine { $seed }
arena-games = parties
arena-wins = victoires
arena-fair = × juste
arena-points = points
arena-rating = cote
arena-seconds = s/coup
arena-explained = Victoires : part des parties où siège un bot, égalités partagées. × juste : multiple de cette part entre égaux. Cote : ± est un intervalle à 95 %.
arena-code-unknown = { $file } contient { $games ->
    [one] une partie
   *[other] { $games } parties
} d’une version antérieure du programme ; le code a pu changer depuis, et les parties des deux versions comptent.
arena-forfeits = { $bot } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} pour mauvaise conduite : { $verdict }
plot-ratings = Cotes avec intervalles à 95 %
plot-strength = Force et temps de réflexion
plot-seconds = secondes par coup
plot-times-fair = victoires, multiple de la part équitable

## Programmes à l’essai

trial-game = { $game }, { $players } joueurs ({ $options }), place { $seat } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $outcome }
trial-won = gagné
trial-lost = non gagné
trial-stopped = interrompu
trial-good = Bonne conduite : { $name }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions, la plus lente en { $slowest } s.
trial-bad = Mauvaise conduite. { $verdict }
trial-lines = Les dernières lignes (> vers lui, < de lui, ! sa sortie d’erreur) :
verdict-no-start = { $program } ne peut pas être lancé : { $why }.
verdict-no-handshake = Pas de prise de contact : { $why }
verdict-timeout = Il n’a pas répondu en { $seconds } s.
verdict-illegal = Il a joué { $action }, ce qui est interdit : { $why }
verdict-no-action = Sa réponse ne contient pas d’action.
verdict-other-answer = Il a dit { $line } là où { $expected } était demandé.
verdict-out-of-turn = Il a parlé sans qu’on lui demande : { $line }
verdict-garbage = Il a écrit quelque chose qui n’est pas un message : { $line }
verdict-exited = Il s’est arrêté avec le code { $status }.
verdict-closed = Il a fermé sa sortie.
verdict-stays = Il ne s’est pas arrêté en { $seconds } s quand on le lui a demandé.

## Leçons

lesson-own-way = Vous avez quitté le chemin de la leçon : à partir d’ici, la partie est à vous. Amusez-vous bien.

## Le navigateur

web-home = Vers l’accueil
web-lost = Cette page n’existe pas.
web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = comme le système
web-theme-light = jour
web-theme-dark = nuit
web-theme-to-dark = Passer à la nuit
web-theme-to-light = Passer au jour
web-pace = Animations
web-pace-calm = calme
web-pace-brisk = vif
web-pace-instant = aucun
web-sound = Son
web-notify = Me prévenir quand c’est mon tour
web-done = Terminé
web-close = Fermer
web-guest = Invité
web-rule = Règle { $rule }
web-explanation = Explication
web-telling = Regardez ce qui se passe.
web-away = Le serveur ne répond pas ; nouvel essai en cours. Rien n’est perdu.
web-laying = On met la table…
web-prompt = À décider
web-hint = Indice
web-hints = Ce que le bot jouerait, et les chances de gagner selon lui
web-hint-twice = Un clic le montre sur le plateau, un second le joue.
web-thinking = Réflexion…
web-bot-thinks = { $seat } ({ $level }) réfléchit…
web-undo = Annuler
web-side = Journal et discussion
web-log = Journal
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-say = Dites quelque chose
web-send = Envoyer
web-over = La partie est finie.
web-ended-early = La partie s’est arrêtée avant la fin : personne ne continue.
web-no-winner = Personne n’a gagné
web-rematch-open = Une revanche est ouverte : voir le menu de la table.
web-handover = Passez l’appareil à { $name }
web-handover-why = Que personne d’autre ne regarde.
web-handover-go = C’est moi
web-entry-began = La partie commence.
web-entry-stood = { $seat } s’en va.
web-entry-bot-sat = { $seat } : un bot s’assied.
web-entry-closed = La table est fermée.
web-entry-resigned = { $seat } abandonne ; un bot continue.
web-entry-stood-in = { $seat } : un bot prend le relais.
web-entry-reclaimed = { $seat } est de retour.
web-entry-timed-out = { $seat } : le temps est écoulé ; un bot joue.
web-entry-rematched = Une revanche est ouverte.
web-play-now = Jouer
web-coach = Le guide
web-coach-waits = Regardez ce que font les autres.
web-go-on = Continuer
web-device-go = Utiliser cet appareil
web-contents = Sommaire
web-search-rules = Chercher dans les règles
web-found = { $count ->
    [0] Aucun résultat dans les règles.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
web-to-table = Vers la table
web-move-of = Coup { $move } sur { $moves }.
web-before = Un coup en arrière
web-after = Un coup en avant
web-run = Lire la partie
web-pause = Pause
web-scrub = Coup
web-eyes = Vue de
web-eyes-all = toutes les cartes visibles
web-analysis = Analyse
web-chances = Chances de gagner
web-analysing = { $of ->
    [0] Le bot commence à revoir la partie…
   *[other] Le bot revoit la partie : { $done } sur { $of }.
}
web-this-move = Ce coup de { $seat }
web-played = Joué : { $move } ({ $chance })
web-bot-would = Le bot aurait joué : { $move } ({ $chance })
web-bot-agrees = Le bot aurait joué la même chose.
web-turning = Tournants
web-turning-one = Coup { $move }, { $seat } : −{ $lost }
web-share-game = Partager cette partie
web-welcome = Deux jeux, une tanière
web-welcome-more = Jouez avec des amis sur d’autres canapés, ou contre des bots. Rien à installer, pas de compte.
web-set-up = Préparer une table
web-learn = Apprendre en jouant
web-lesson-again = Recommencer la leçon
web-rules = Règles
web-who = Votre nom
web-name = Votre nom
web-keep = Enregistrer
web-device = Continuer sur un autre appareil
web-device-how = Ouvrez cette adresse sur l’autre appareil dans les dix minutes. Elle ne sert qu’une fois.
web-device-here = Cet appareil est à vous maintenant, { $name }.
web-qr = La même adresse en code QR
web-link = Adresse
web-only-here = Pour l’instant, seul cet ordinateur atteint cette adresse.
web-network-reaches = Tous ceux qui sont sur le même réseau, par exemple le même Wi-Fi, atteignent cette adresse.
web-no-network = Cet ordinateur n’est sur aucun réseau : vos amis ne peuvent pas l’atteindre. Connectez-le, puis relancez Lair.
web-open-network = Ouvrir à ce réseau
web-copy = Copier
web-copied = Copié
web-share = Partager
web-list-mine = Vos tables
web-list-mine-none = Pas encore de table : jouez tout de suite ou préparez-en une.
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
web-status-aside = mise de côté
web-archive = Ranger
web-more = Voir plus
web-set-up-title = Une table de { $game }
web-players = Joueurs
web-seats = Qui joue
web-seat = Place { $number }
web-seat-me = Vous
web-seat-friend = une amie, un ami
web-level = { $name } : { $about }
web-hot-seat = Nous partageons cet appareil
web-hot-seat-why = Il passe de place en place.
web-variants = Variantes
web-more-choices = Plus d’options
web-hints-allowed = Les indices sont permis
web-private = Privée
web-private-why = Seules les personnes qui ont l’adresse peuvent regarder ou s’asseoir.
web-shuffle = Les places sont tirées au sort
web-breath = Les bots attendent un instant, pour qu’un coup puisse être annulé
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
web-bot-here = Ajouter un bot
web-give-up-table = Fermer cette table
web-host-begins = La personne qui a ouvert la table lance la partie.
web-invite = Inviter
web-invite-how = Quiconque ouvre cette adresse peut s’asseoir.
web-rematch = Rejouer
web-to-rematch = Vers la revanche
web-review = Revoir la partie
web-download = Télécharger la partie
web-fair = Mélanges honnêtes
web-fair-how = Avant la première carte, le serveur a fixé la graine et publié son empreinte. Téléchargez la partie et lancez : lair verify FICHIER. Chaque coup est rejoué et la graine comparée à l’empreinte.
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
web-stand-in = { $name } n’est plus là : laisser jouer un bot
web-resign = Abandonner
web-resign-sure = Un bot continue pour vous, et vous ne pourrez pas revenir.
web-resign-yes = Oui, abandonner
web-watch-how = Quiconque ouvre cette adresse peut regarder.

## Parties d’un texte à la suite

join-and = { $before } et { $after }
join-arrow = { $before } → { $after }
join-colon = { $before } : { $after }
join-comma = { $before }, { $after }
join-dot = { $before } · { $after }
join-semicolon = { $before } ; { $after }
join-slash = { $before }/{ $after }
join-space = { $before } { $after }

# The laboratory
help-compare = Comparer deux jeux de cartes, deux variantes ou deux tablées de bots, avec les mêmes graines : chaque chiffre, sa différence, et si elle dépasse le hasard.
help-compare-side = Un fichier ou dossier de cartes, « house » pour les cartes maison ; des variantes jointes par +, « basic » pour aucune ; ou des bots séparés par des virgules.
help-compare-all = Montrer aussi les chiffres qui ne diffèrent que par hasard.
help-compare-out = Écrire aussi tous les chiffres dans un fichier .json.
help-sweep = Donner à un nombre des cartes une suite de valeurs et montrer ce qui change.
help-sweep-card = Le nombre et ses valeurs : guard.7.strength=3..9, ou monster.skeleton.vp=1,2,4. Une carte est nommée par sa place ou sa clé.
help-figure = Un chiffre à montrer, comme score.mean, order.1 ou beaten.level-2 ; peut être répété.
help-sweep-out = Écrire aussi la courbe dans un fichier .csv ou .json.
help-replay-game = Le numéro d’une partie dans un fichier de résultats de simulate, à partir de 0.
help-replay-save = Sauvegarder aussi la partie.
compare-title = A et B, { $games } parties chacun avec les mêmes graines
compare-figure = chiffre
compare-difference = B − A
compare-verdict = verdict
compare-real = plus que le hasard
compare-chance = hasard
compare-none = Rien ne diffère de plus que le hasard, sur { $figures } chiffres.
compare-count = { $real } chiffres sur { $figures } diffèrent de plus que le hasard (5 % en tout, méthode de Holm).
figure-score = points, place { $number }
figure-score-mean = points, toutes les places
figure-wins = victoires, place { $number }
figure-order = victoires, place { $number } dans l’ordre du tour
figure-decisions = décisions par partie
sweep-title = { $figure } selon { $path }, { $games } parties chacun
error-compare-tables = Impossible de comparer : { $a } joueurs, et { $b }.
error-compare-side = { $side } n’est ni un fichier de cartes, ni une variante, ni un bot de { $game }.
error-sweep-values = { $text } est illisible ; écrivez une place dans les cartes et des nombres entiers, comme guard.7.strength=3..9.
error-sweep-nothing = Dites quel nombre des cartes prend quelles valeurs : --card guard.7.strength=3..9.
error-sweep-many = { $text } a plus de { $most } valeurs.
error-sweep-backwards = { $text } va à l’envers : écrivez d’abord le plus petit nombre, comme 3..6.
error-sweep-step = { $text } avance par pas de 0 : écrivez au moins 1, comme 3..9:2.
error-sweep-path = Les cartes n’ont pas de place { $path } : voyez { $part }.
error-no-such-figure = Il n’y a pas de chiffre { $figure }. Il y a : { $figures }.
error-curve-kind = Impossible d’écrire { $file } : son nom doit finir par .csv ou .json.
error-json-kind = Impossible d’écrire { $file } : son nom doit finir par .json.
error-data-missing = Les fichiers Parquet demandent PyArrow : pip install 'lair-games[data]'.
error-not-a-run = { $file } n’est pas un fichier de résultats de simulate d’où l’on puisse ouvrir des parties (.json ou .parquet).
error-run-cards = { $file } vient d’autres cartes ou d’autres règles.
error-no-such-number = { $file } a les parties 0 à { $last }, pas { $number }.
error-run-number = { $file } a les parties 0 à { $last } : dites laquelle avec --game NUMÉRO.

# On the internet
help-prepare = Compile ce dont un serveur a besoin, puis s’arrête : avant une mise à jour, pour que la nouvelle version démarre aussitôt.
house-prepared = Tout est compilé : cette version démarre maintenant aussitôt.

# À vous de jouer
notice-turn = À vous de jouer
mail-turn-subject = À vous de jouer : { $game }
mail-turn =
    C’est à vous de jouer à { $game }. Ce lien ouvre la table :

    { $link }

    Vous recevez au plus un message par tour, et seulement aux tables où l’on joue sur plusieurs jours. Ne plus en recevoir :

    { $stop }
mail-confirm-subject = Faut-il vous écrire quand c’est votre tour ?
mail-confirm =
    Quelqu’un a donné cette adresse pour être averti quand c’est son tour à une table où l’on joue sur plusieurs jours. Si c’était vous, ce lien le confirme, pendant un jour :

    { $link }

    Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra. Ce lien efface l’adresse aussitôt :

    { $stop }
error-push-address = Les messages ne vont qu’au service push public d’un navigateur, par https.
error-push-keys = Les clés de l’abonnement push de ce navigateur ne sont pas valables.
error-mail-address = Ce n’est pas une adresse e-mail.
error-smtp-url = Lair ne peut pas utiliser le serveur de courrier { $url } : écrivez smtp://NOM:MOTDEPASSE@HÔTE:587, et dans LAIR_MAIL_FROM l’adresse de l’expéditeur.
error-no-mail-here = Ce serveur n’envoie pas d’e-mails.
error-no-push-here = Ce serveur n’envoie pas de messages aux navigateurs.
error-mail-away = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
web-notices = Quand c’est mon tour
web-notices-how = Aux tables où l’on joue sur plusieurs jours, quand vous n’êtes pas là : au plus un message par tour.
web-notices-push = M’avertir dans ce navigateur
web-notices-push-off = Ne plus m’avertir dans ce navigateur
web-notices-push-on = Ce navigateur affiche un message quand c’est votre tour.
web-notices-denied = Ce navigateur n’autorise pas les messages de cette page. Ses réglages peuvent changer cela.
web-notices-mail = Adresse e-mail
web-notices-mail-ask = M’avertir par e-mail
web-notices-mail-off = Plus d’e-mails
web-notices-mail-sent = Un lien a été envoyé à { $address }. Suivez-le pour confirmer que l’adresse est la vôtre.
web-notices-mail-on = Les e-mails vont à { $address }.
web-notices-confirm = Confirmer l’adresse
web-notices-confirmed = L’adresse est confirmée : désormais, vous recevez un e-mail quand c’est votre tour.
web-notices-stop = Arrêter les e-mails
web-notices-stopped = Il n’y aura plus d’e-mails. L’adresse est effacée.

# Ce que dit le lien d’une table
preview-title = { $game } chez Lair
preview-open = { $free ->
    [0] Toutes les places sont prises. À table : { $names }.
    [one] Une place est libre. À table : { $names }.
   *[other] { $free } places sont libres. À table : { $names }.
}
preview-playing = La partie est en cours : { $names }. Suivez-la coup par coup.
preview-over = { $many ->
    [one] { $winners } a gagné. À table : { $names }. Revoyez la partie coup par coup.
   *[other] { $winners } ont gagné. À table : { $names }. Revoyez la partie coup par coup.
}
preview-closed = Cette table est fermée. À table : { $names }.
web-embed = Montrer dans une autre page
web-embed-open = Ouvrir dans Lair
## Revenir

error-passkey-refused = Cette clé d’accès n’a pas été acceptée.
error-passkey-late = C’était trop long : réessayez.
error-passkey-none = Aucune clé d’accès n’a été utilisée.
error-no-such-passkey = Ce serveur ne connaît pas cette clé d’accès.
error-passkeys-many = Vous avez déjà cette clé d’accès, ou { $most } clés : retirez-en d’abord une.
error-no-such-code = Ce code de récupération est faux ou a déjà servi.
error-no-such-session = Ce navigateur est déjà déconnecté.
error-too-many-sign-ins = Trop d’essais depuis votre réseau : attendez une heure.
web-me = Profil
web-me-guest = Vous êtes ici en invité, et cela suffit. Pour garder votre nom sur d’autres appareils, ou si ce navigateur vous oublie, ajoutez un moyen de revenir.
web-me-back = Moyens de revenir
web-me-before = Ce n’est pas ma première visite
web-me-before-how = Connectez-vous pour redevenir la personne que vous étiez sur un autre appareil ou dans un autre navigateur.
web-passkeys = Clés d’accès
web-passkey-why = Une clé d’accès vous connecte par empreinte, visage ou code PIN. Il n’y a pas de mot de passe à retenir ni à voler.
web-passkey-add = Ajouter une clé d’accès
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-no = Les clés d’accès demandent une adresse sécurisée (https) avec un nom, et un navigateur récent.
web-passkey-made = Ajoutée le { $date }
web-passkey-used = Dernière utilisation le { $date }
web-remove = Retirer
web-recovery = Code de récupération
web-recovery-why = Notez le code et gardez-le en lieu sûr. Il sert une fois, dans n’importe quel navigateur ; ensuite vous en recevez un nouveau.
web-recovery-make = Créer un code
web-recovery-again = Créer un nouveau code
web-recovery-yours = Votre code, montré maintenant seulement :
web-recovery-made = Vous avez un code, créé le { $date }.
web-recovery-use = Utiliser le code
web-recovered = Bon retour, { $name }.
web-sessions = Connexions
web-session-here = Ce navigateur
web-session-unknown = Navigateur inconnu
web-session-seen = Vu pour la dernière fois le { $date }
web-session-end = Déconnecter
web-sessions-end = Terminer toutes les sessions
web-sessions-end-how = Tous les autres navigateurs seront déconnectés, et les copies du cookie de ce navigateur ne marcheront plus.
web-sessions-ended = Tous les autres navigateurs sont déconnectés.
web-data = Mes données
web-data-why = Tout ce que ce serveur a enregistré sur vous, dans un fichier.
web-data-get = Télécharger mes données
web-delete = Me supprimer
web-delete-why = Votre nom, vos messages, vos classements et vos moyens de revenir sont supprimés, et vous quittez toutes les tables. Les parties jouées avec d’autres restent, sans votre nom. C’est irréversible.
web-delete-sure = Oui, me supprimer
web-deleted = Vous avez été supprimé.
web-cancel-that = Non, tout garder

## Historique et classement

error-rated-hot-seat = Une partie classée demande un appareil par personne.
error-rated-cards = Une partie classée se joue avec les cartes habituelles.
error-seats-kept = Les places libres sont gardées dix minutes pour les joueurs de la partie précédente.
error-no-such-person = Il n’y a personne de ce profil ici.
web-rated = Classée
web-rated-play = Partie classée
web-rated-why = Le résultat change les classements. Il n’y a ni conseils ni coups repris.
web-profile-of = Profil de { $name }
web-profile-since = Ici depuis le { $date }
web-profile-games = Parties
web-profile-none = Pas encore de partie terminée.
web-profile-mine = Mes parties et classements
web-rating = Classement
web-rating-is = Classement { $rating }
web-rating-none = Pas encore de partie classée.
web-rating-change = Classement { $before } → { $after }
web-rated-games = Parties classées
web-games-played = Jouées
web-won = Gagnées
web-best-points = Meilleur score
web-average-place = Place moyenne
web-place-of = Place { $place } sur { $players }, points : { $points }
web-watch-again = Revoir
web-same-people = Rejouer avec les mêmes
web-board = Les meilleurs
web-board-of = Les meilleurs à { $game }
web-board-how = Les classements viennent des parties classées. Ils commencent à 1000 et changent beaucoup au début, le temps que le serveur vous connaisse. On figure ici après cinq parties classées ; les bots ne changent jamais.
web-board-place = Place
web-board-name = Nom
web-bot-fixed = bot
web-board-not-counted = pas compté pour les bots

## Savoir-vivre

error-banned = Vous ne pouvez plus jouer sur ce serveur, ou pas pour un certain temps.
error-blocked-here = Vous et quelqu’un à cette table ne jouez pas ensemble : l’un a bloqué l’autre.
error-yourself = C’est vous-même.
error-too-many-reports = Vous avez beaucoup signalé en une heure : réessayez plus tard.
error-no-such-report = Il n’y a pas de signalement ouvert { $number }.
error-table-status = { $status } n’est pas un état de table. Il y a : { $statuses }.
help-admin = Gérer un serveur : personnes, tables, signalements. Marche à côté des serveurs en route ; ils le remarquent en quelques secondes.
help-admin-people = Lister les personnes, les dernières vues d’abord.
help-admin-text = Une partie d’un nom, ou un identifiant.
help-admin-tables = Lister les tables, les plus récentes d’abord.
help-admin-status = Seulement les tables dans cet état : { $statuses }.
help-admin-reports = Lire ce que des personnes ont signalé.
help-admin-all = Aussi ceux qui sont réglés.
help-admin-log = Montrer ce que les opérateurs ont fait, le plus récent d’abord.
help-admin-rename = Donner un autre nom à quelqu’un, aussi à ses tables.
help-admin-ban = Refuser tout ce que quelqu’un fait ici.
help-admin-unban = Laisser quelqu’un jouer à nouveau.
help-admin-close = Fermer une table, que la partie ait commencé ou non.
help-admin-settle = Marquer un signalement comme réglé.
help-admin-person = L’identifiant de la personne, comme `lair admin people` le montre.
help-admin-name = Le nouveau nom.
help-admin-table = L’identifiant de la table, comme dans son adresse.
help-admin-report = Le numéro du signalement.
help-admin-days = Pour combien de jours ; sans cela, pour toujours.
help-admin-why = La raison, pour le journal.
admin-renamed = { $person } s’appelle maintenant { $name }.
admin-banned = { $person } est banni.
admin-unbanned = { $person } peut jouer à nouveau.
admin-closed = La table { $table } est fermée.
admin-settled = Le signalement { $report } est réglé.
web-block = Bloquer
web-block-why = Vous n’êtes jamais à la même table, et vous ne voyez pas ses messages.
web-mute = Mettre en sourdine
web-mute-why = Vous ne voyez pas ses messages.
web-unblock = Ne plus
web-blocked = Bloqué
web-muted = En sourdine
web-blocks = Personnes bloquées et mises en sourdine
web-blocks-none = Personne.
web-report = Signaler
web-report-title = Signaler { $name } à l’opérateur
web-report-reason = De quoi s’agit-il ?
web-report-chat = Messages
web-report-name = Le nom
web-report-cheating = Triche
web-report-leaving = Abandon de parties
web-report-other = Autre chose
web-report-text = Avec vos mots
web-report-send = Envoyer
web-report-sent = Merci. L’opérateur le lira.
web-cancel = Annuler

## Trouver une partie

web-find = Trouver une partie
web-find-how = On vous place avec ceux qui attendent le même genre de partie.
web-find-game = Jeu
web-find-players = Nombre de joueurs
web-find-any = peu importe
web-find-bots = Des bots peuvent compléter après un moment
web-find-waiting = Recherche d’autres joueurs… { $seconds } s
web-find-others = { $count ->
    [0] Personne d’autre n’attend encore cela.
    [one] Une autre personne attend cela.
   *[other] { $count } autres attendent cela.
}
web-find-stop = Arrêter la recherche
web-online = En ligne
web-online-count = { $people ->
    [one] Une personne est là
   *[other] { $people } personnes sont là
}
web-online-waiting = Cherchent une partie : { $count }
web-online-games = Parties en cours : { $count }
web-online-doing-waiting = cherche une partie
web-online-doing-open = à une table ouverte
web-online-doing-playing = joue
web-filter = Filtrer
web-filter-all = toutes
web-filter-rated = Classées seulement
web-filter-clock = Pendule
web-filter-clock-none = sans pendule
web-filter-clock-turn = par tour
web-filter-clock-game = par partie
web-past = Vous regardez un moment passé.
web-past-back = Revenir à maintenant
web-past-look = Revoir ce moment
web-on-its-way = Votre coup est en route : le serveur n’a pas encore répondu.
web-retell = Revoir cela
web-enlarge = Agrandir
web-keys = Raccourcis clavier
web-key-help = afficher cette liste
web-key-undo = annuler
web-key-hint = demander un indice
web-key-retell = revoir les derniers tours des autres
web-key-log = afficher ou masquer le journal
web-key-enlarge = agrandir la carte expliquée
web-key-larger = agrandir le plateau
web-key-smaller = réduire le plateau
web-key-words = mots ou symboles sur les cartes
web-key-tab = passer à l’élément suivant ; Entrée le choisit
web-key-escape = reposer ou fermer
web-key-named-tab = Tab
web-key-named-escape = Échap
web-hint-number = Le pourcentage est votre chance de gagner après ce coup, estimée par { $tries } essais rapides de la suite.
web-hint-follows = Sur { $tries } essais jusqu’à la fin du round ou du tour, vous gagnez en moyenne { $gain } { $points }, chaque autre joueur { $others }.
web-hint-against = Comparez avec « { $move } » : { $gain } { $points } en moyenne, et { $chance } de chances de gagner.
web-points = points
web-absent = { $name } est absent. Un bot peut prendre le relais dans { $time }.
web-result = Résultat
web-score = Feuille de score
score-start = Au départ
score-points = Points
score-total = Total
web-chat-closed = Seuls les joueurs voient la discussion de cette table.
web-legend = Que signifient les symboles
web-words = Des mots au lieu de symboles
web-zoom = Taille du plateau
web-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Un spectateur :
   *[other] { $count } spectateurs :
}
web-volume = Volume
web-list-won = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}
web-list-turn = au tour de { $name }
web-clock-turn = { $time } par tour
web-clock-game = { $time } par joueur au total
web-open-chat = Les spectateurs voient la discussion
web-name-first = Comment les autres doivent-ils vous appeler ?
web-friend-name = Nom du joueur { $number }
web-moves = Coups
# Le laboratoire : réglage, parts, grappes, images
help-lab-bots = Qui joue : un nom pour toutes les places, ou un pour chacune, séparés par des virgules. { $bots }. Les niveaux réfléchissent par simulations, master:1000 par autant, jamais à la montre.
help-tune = Régler des nombres des cartes, entre des bornes, vers des buts, et vérifier le résultat sur des graines jamais vues.
help-tune-card = Un nombre qui peut changer, et ses valeurs : guard.7.strength=3..9 ; peut être répété.
help-tune-target = Le but : « order even », « seats even », « quests at most 80% », « score.mean near 40 », « decisions kept 5% » ; peut être répété.
help-tune-trials = Combien de jeux de valeurs essayer.
help-tune-check = Parties de la vérification finale, sur des graines à part, avant et après.
help-tune-study = Un fichier qui garde les essais ; la même commande reprend où elle s’était arrêtée.
help-tune-out = Où vont les cartes réglées.
help-html = Écrire aussi le rapport en un fichier HTML qui s’ouvre sans réseau.
help-chart = Écrire aussi les graphiques en un fichier .svg.
help-shard = Ne jouer qu’une part des parties, comme 2/4, dans un fichier .part ; « lair merge » réunit les parts.
help-cluster = Jouer sur une grappe Ray : auto, ou une adresse comme ray://host:10001 ; « local » en lance une ici.
help-merge = Réunir les parts d’une simulation : les résultats sont ceux d’un seul processus.
help-merge-files = Les fichiers .part, dans n’importe quel ordre.
help-cards-export = Écrire les cartes maison dans un fichier, ou un dossier, pour commencer.
help-export-file = Où elles vont ; il ne doit encore rien y avoir.
cards-exported = Modifiez-les, puis : { $command }
progress-tuning = Réglage
tune-title = { $game }, { $players } joueurs ({ $options }) : { $trials } essais de { $games } parties chacun, { $refused } refusés par les cartes
tune-values = Valeurs
tune-place = endroit
tune-before = avant
tune-after = après
tune-targets = Buts, sur { $games } parties aux graines jamais vues
tune-wanted = voulu
tune-wanted-even = { $least }–{ $most }
tune-wanted-near = { $least }–{ $most }
tune-wanted-kept = { $least }–{ $most }
tune-wanted-at-most = au plus { $most }
tune-wanted-at-least = au moins { $least }
tune-others-met = { $figures } autres sont où il faut.
tune-length = Décisions par partie : { $before } avant, { $after } après.
tune-check = Avant et après ont été vérifiés sur { $games } parties chacun, aux graines qu’aucun essai n’a vues.
tune-met = Chaque but est atteint.
tune-reached = Tous les buts ne sont pas atteints ; voici le plus proche trouvé.
tune-stopped = Arrêté après { $trials } essais. La même commande continue avec { $file }.
tune-cards-name = { $name }, réglées
report-criterion-order = chaque place dans l’ordre du tour gagne de 0,85 à 1,15 fois sa part
sim-share = victoires
shard-written = Parties { $first } à { $last } écrites dans { $file }.
shard-stopped = Arrêté ; { $games } parties de cette part manquent, et rien n’a été écrit.
sweep-page = Grandeurs selon { $path }, { $games } parties chacune
compare-side = { $side } : { $game }, { $players } joueurs ({ $options }), { $cards }, { $bots }
figure-order-short = place { $number }
chart-order = Victoires selon la place dans l’ordre du tour
chart-seats = Victoires par place
chart-points = Points
chart-length = Décisions par partie
chart-figures = Toutes les grandeurs
chart-compare-wins = Victoires : les barres sont B, les cercles A
chart-compare-main = Points et longueur : les barres sont B, les cercles A
chart-compare-real = Plus que le hasard : B par rapport à A
error-lab-clock = { $bot } réfléchit à la montre, personne ne pourrait donc répéter ses parties ; écrivez { $instead }.
error-tune-nothing = Dites ce qui peut changer (--card ENDROIT=VALEURS) et ce qu’il faut atteindre (--target MOTS).
error-tune-target = { $target } n’est pas un but. Écrivez « order even », « seats even 2% », « quests at most 80% », « score.mean near 40 », « decisions at least 50 » ou « decisions kept 5% ».
error-tune-share = { $target } demande une part qui n’existe pas : les parts vont de 0 % à 100 %.
error-tune-figure = Rien ne s’appelle { $figure } ici ; il y a { $figures }.
error-tune-refused = Les cartes ne peuvent avoir aucune de ces valeurs : { $why }
error-tune-missing = Le réglage a besoin d’Optuna et de tomlkit : pip install 'lair-games[tune]'
error-study-unreadable = { $file } n’est pas une étude de lair tune.
error-study-other = { $file } est d’une autre étude : { $what } y est { $theirs }, pas { $ours }.
error-cards-exist = { $file } existe déjà et reste tel quel.
error-cards-folder = Ces cartes sont plusieurs fichiers : nommez un dossier, comme { $folder }, pas { $file }.
error-cards-kind = Impossible d’écrire { $file } : son nom doit finir par .toml.
error-html-kind = { $file } doit finir par .html.
error-svg-kind = { $file } doit finir par .svg.
error-shard = { $text } n’est pas une part ; écrivez de 1/4 à 4/4.
error-shard-needs = Une part a besoin de --seed, le même pour toutes, et de --out avec un nom qui finit par { $suffix }.
error-shard-no-report = Une part n’a ni rapport ni graphiques : lair merge les fait à partir de toutes les parts.
error-shard-empty = Il y a plus de parts que de parties ({ $games }).
error-not-a-part = { $file } n’est pas une part d’une simulation de cette version de Lair.
error-merge-other = { $file } et { $other } sont de simulations différentes.
error-merge-missing = Les parties { $first } à { $last } manquent.
error-merge-twice = Les parties { $first } à { $last } y sont deux fois.
error-ray-missing = Une grappe a besoin de Ray : pip install 'lair-games[ray]'
error-cluster-unreachable = La grappe { $address } est injoignable : { $why }
arena-meetings = Face à face : combien de fois une ligne passe devant une colonne
error-python-bot = { $bot } n’est pas un bot ; écrivez python:MODULE:CLASSE.
error-python-bot-import = { $bot } ne peut pas servir : { $why }
verdict-failed = Il a échoué : { $error }
verdict-not-legal = Il a choisi { $action }, qui n’est pas permis.
help-replay-html = Écrire la partie en un fichier HTML à parcourir dans un navigateur, sans réseau.
help-replay-open = L’ouvrir aussitôt dans le navigateur.
replay-back = un coup en arrière
replay-next = un coup en avant
replay-slider = coups
replay-begins = La partie commence.
error-no-picture = { $game } n’a pas d’images ; enlevez --html et --open.
chart-circles = Les barres et les nombres sont d’après le réglage, les cercles d’avant ; la ligne pointillée est ce qui est voulu.
error-signed-out = Vous avez été déconnecté dans ce navigateur.

# Cards of one's own, and the laboratory in the browser

error-cards-copies = { $file }, { $card } : cela fait { $count } cartes ; il en faut { $wanted }, exemplaires compris.
error-cards-at-least = { $file }, { $card } : { $field } ne figure que { $count } fois ; il en faut au moins { $least }.
error-cards-name-long = { $file }, { $card } : { $field } peut avoir au plus { $greatest } caractères.
web-lab = Laboratoire
web-lab-title = Le laboratoire : { $game }
web-lab-about = Changez les cartes, faites jouer aux bots beaucoup de parties avec elles et avec les cartes maison, et voyez ce qui change.
web-lab-games = Jeux
web-lab-run-title = Essayer
web-lab-bot = Bots
web-lab-many = Parties avec chaque jeu de cartes
web-lab-run = Jouer et comparer
web-lab-stop = Arrêter
web-lab-play = Jouer avec ces cartes
web-lab-progress = Parties jouées
web-lab-played = { $games } parties sur { $of } avec chaque jeu de cartes
web-lab-preparing = Préparation. La première fois, cela prend une minute ou deux.
web-lab-quarter = { $percent } des parties sont jouées.
web-lab-stopped = Arrêté.
web-lab-kept = « { $name } » est gardé dans ce navigateur.
web-lab-no-room = Ce navigateur n’a pas de place pour « { $name } ». Enregistrez plutôt les cartes dans un fichier.
web-lab-no-file = { $file } n’est pas un fichier de cartes en JSON.
web-lab-loaded = Vous travaillez sur « { $name } ».
web-lab-sets = Garder et partager
web-lab-keep = Garder ici
web-lab-share = Enregistrer en fichier
web-lab-load = Ouvrir un fichier
web-lab-reset = Revenir aux cartes maison
web-lab-forget = Supprimer « { $name } »
web-lab-cards = Les cartes
web-lab-name = Nom du jeu de cartes
web-lab-part = Partie des cartes
web-lab-go-there = Y aller
web-lab-copy = Ajouter une copie : { $card }
web-lab-remove = Retirer : { $card }
web-lab-add = Ajouter un champ…
web-lab-add-to = Ajouter un champ : { $card }
web-lab-of = { $label }, { $number } sur { $all }
web-lab-was = Cartes maison : { $value }
web-lab-others = Ce qui diffère encore, plus que par hasard
web-lab-no-others = Rien d’autre jusqu’ici.
web-lab-how = Les deux jeux de cartes jouent les mêmes donnes. Une différence dépasse le hasard si sa valeur p est inférieure à 5 %, corrigée pour les { $looked } chiffres examinés. Intervalles à 95 %.
web-lab-side-house = Maison
web-lab-side-own = Les vôtres
error-lab-closed = Ce serveur n’a pas de laboratoire. Qui l’exploite peut en ouvrir un : « lair serve --lab ».
error-lab-busy = D’autres utilisent le laboratoire en ce moment. Réessayez dans une minute.
error-lab-failed = Les parties ont duré trop longtemps et ont été arrêtées. Essayez d’autres cartes, ou moins de parties.
error-not-json = { $file } n’est pas un fichier JSON : { $why }.
help-lab = Laisser essayer ses propres cartes dans le navigateur : simulations limitées, de la plus basse priorité. Désactivé par défaut.
web-lab-changes = { $count ->
    [0] Ce sont les cartes maison.
    [one] Un changement par rapport aux cartes maison.
   *[other] { $count } changements par rapport aux cartes maison.
}
web-lab-card = { $table } { $number }
web-lab-figure = { $difference } (de { $low } à { $high }), { $verdict ->
    [real] plus que le hasard
   *[chance] peut-être le hasard
}
web-lab-done = { $games } parties sont jouées avec chaque jeu de cartes. { $real ->
    [0] Rien ne diffère plus que par hasard.
    [one] Un chiffre diffère plus que par hasard.
   *[other] { $real } chiffres diffèrent plus que par hasard.
}
error-other-view = Une vue du jeu { $game } est de type { $view }, pas { $other }.
web-lab-by-seat = Par place
