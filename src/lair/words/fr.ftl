### Toutes les phrases que Lair dit en français.

## Le jeu

option-none = jeu de base
bot-random = Hasard
bot-greedy = Glouton
bot-apprentice = Apprenti
bot-adept = Compagnon
bot-master = Maître
bot-network = Réseau
bot-learned = Instruit

## La table dans le terminal

screen-cards = Cartes : { $name }
your-turn = { $name }, à vous.
ask-move = Votre coup (par exemple { $example } ; ? pour l’aide) :
ask-go-on = Entrée pour continuer, u pour annuler :
ask-go-on-plain = Entrée pour continuer :
ask-handover = Passez la main à { $name } ; personne d’autre ne regarde. Entrée pour continuer :
moves-title = Vous pouvez jouer :
log-title = Jusqu’ici :
log-empty = Il ne s’est encore rien passé.
taken-back = Coup annulé : { $move }.
saved-to = Partie sauvegardée dans { $file }. Pour la reprendre : lair play --resume { $file }
save-failed = { $why } La partie continue.
final-title = On compte les points :
final-row = { $rank }. { $name } : { $gold }
not-understood = Ce n’est pas un coup. Saisissez un coup comme { $example }, son numéro dans la liste (m), ou ? pour l’aide.
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
sim-seats = Sièges
sim-order = Ordre du tour au premier round
sim-seat = siège
sim-place = place
sim-bot = bot
sim-mean = points
sim-spread = écart
sim-least = min
sim-most = max
sim-wins = victoires (nuls partagés)
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

help-lair = Mighty Monsters dans votre terminal, et un laboratoire qui joue des millions de parties.
help-version = Afficher la version.
help-help = Afficher cette aide.
help-play = Jouer une partie dans ce terminal, contre des bots ou entre amis devant un même écran.
help-simulate = Jouer un grand nombre de parties sur tous les cœurs et en dresser le bilan.
help-replay = Revoir une partie sauvegardée, coup par coup.
help-lesson = Montrer la leçon d’un jeu, coup par coup.
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
help-train = Entraîne un réseau en le faisant jouer contre lui-même. On peut l’arrêter à tout moment ; la même commande continue.
help-train-out = Le dossier de l’entraînement : réglages, sauvegardes, journal et réseau. S’il en contient un, on le continue.
help-device = Où entraîner : auto, cpu ou cuda.
help-train-seconds = S’arrêter après autant de secondes.
help-train-decisions = Le nombre de décisions de tout l’entraînement.
help-train-rows = Le nombre de parties jouées à la fois.
help-train-width = La largeur des couches du réseau.
help-train-every = Le nombre de secondes entre deux mesures de la force.
help-train-games = Le nombre de parties contre des bots greedy qui mesurent la force, pour chaque nombre de joueurs.
train-progress = { $decisions } décisions, { $rate } millions par seconde
train-strength = Après { $decisions } décisions, { $players } joueurs : { $share } fois sa part des victoires (±{ $error }) contre des bots greedy, { $lead } points.
train-resumed = On continue après l’étape { $update } sur { $updates }.
train-written = Le réseau est dans { $file }.
train-stopped = Pas terminé. La même commande continue ici : { $folder }
error-train-config = Les réglages dans { $folder } sont illisibles : { $why }
error-train-differs = L’entraînement dans { $folder } a commencé avec d’autres valeurs : { $what }. Seul le nombre de décisions peut changer.
error-train-device = On ne peut pas entraîner ici sur { $device }. Il y a auto et cpu, et cuda là où PyTorch trouve un GPU.
error-no-torch = PyTorch n’est pas installé. Pour l’installer : pip install "lair[learn]"
help-arena = Fait jouer des bots entre eux, chacun à chaque place, et les cote.
help-arena-bots = Qui joue : des bots ({ $bots }) ou program:LIGNE DE COMMANDE ; greedy*3 en fait trois. Plus nombreux que les places, ils se rencontrent tour à tour ; moins nombreux, ils siègent plusieurs fois.
help-arena-games = Combien de parties au moins ; complété en tours entiers pour que chaque bot siège partout aussi souvent.
help-pairs = Deux bots différents seulement par table, tous les couples tour à tour ; ou chaque choix qui remplit les places.
help-arena-out = Garde chaque partie dans ce fichier, une ligne de JSON chacune. Un fichier du même tournoi est poursuivi.
help-summary = Écrit aussi les résultats dans un fichier .json.
help-plot = Dessine aussi les résultats, dans un fichier .svg ou .png.
help-arena-jobs = Combien de processus ; autant que de cœurs par défaut.
help-timeout = Secondes dont un programme dispose pour un coup.
help-bot = Vérifie, en parties entières contre des bots gloutons, qu'un programme à vous suit le protocole (docs/bot-protocol.md).
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
error-game-unusable = Le jeu { $game } ne peut pas être joué : { $why }
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
error-network-damaged = { $file } est endommagé ou n’est pas un réseau : { $why }
error-network-foreign = { $file } est un réseau pour d’autres règles : { $what } vaut { $theirs } là-bas et { $ours } ici.
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
error-game-over = La partie est finie.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-other = Le dernier coup a été joué par { $name }.
error-undo-revealed = Ce coup a révélé du nouveau : ce que tous ont vu ne peut plus être annulé.
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
error-chat-too-long = Un message compte au plus { $limit } caractères : raccourcissez-le ou envoyez-en deux.
error-chat-full = La discussion de cette table est pleine ; une revanche en commence une nouvelle.
error-too-many-entries = Vous avez déjà fait { $entries } choses à cette table. Vous ne pouvez plus que mener la partie à sa fin.
error-no-hints-here = Cette table a été ouverte sans conseils ; votre prochaine table peut en avoir.
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
arena-code-unknown = { $file } contient { $games ->
    [one] une partie
   *[other] { $games } parties
} d'une version antérieure du programme ; le code a pu changer depuis, et les parties des deux versions comptent.
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

## Parties d’un texte à la suite

join-arrow = { $before } → { $after }
join-colon = { $before } : { $after }
join-comma = { $before }, { $after }
join-dot = { $before } · { $after }
join-plus = { $before } + { $after }
join-semicolon = { $before } ; { $after }
join-slash = { $before }/{ $after }
join-space = { $before } { $after }
