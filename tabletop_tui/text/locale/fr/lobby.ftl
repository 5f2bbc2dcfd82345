# Le salon et les écrans autour des jeux : préparation, réglages, règles, à propos.

lobby-title = tabletop
lobby-tagline = des jeux de société pour une soirée devant un terminal

lobby-hint = Entrée lance ou reprend ce qui est marqué ; les flèches et Tab déplacent.

lobby-too-small = Il n'y a pas assez de place ici : il faut { $width }x{ $height } cellules, il y en a { $now }. Le mode texte n'a besoin d'aucune taille : tabletop play JEU --plain.
lobby-new = Nouvelle partie
lobby-running = Parties en cours
lobby-finished = Parties terminées
lobby-running-none = Aucune partie en cours. Nouveau ici ? { $learn } vous apprend le jeu ci-dessus en cinq minutes. { $alone } y joue contre l'ordinateur, Entrée avec d'autres ici ; pour une première partie, un guide dit quoi faire et pourquoi.
lobby-finished-none = Aucune partie terminée pour l'instant.
lobby-count = { $count }

# Une ligne dans les listes de parties
lobby-row-name = { $name } ({ $game })
lobby-row-turn = à { $name } de jouer
lobby-row-score = { $name } { $points }
lobby-row-lost = { $name } { $points } (perdu au temps)
lobby-row-round = { $word } { $round } sur { $rounds }
lobby-row-round-open = { $word } { $round }

lobby-ago-now = à l'instant
lobby-ago-minutes = il y a { $count } min
lobby-ago-hours = il y a { $count } h
lobby-ago-yesterday = hier
lobby-date = { $day } { $month }
lobby-date-year = { $day } { $month } { $year }
lobby-month-1 = janv.
lobby-month-2 = févr.
lobby-month-3 = mars
lobby-month-4 = avr.
lobby-month-5 = mai
lobby-month-6 = juin
lobby-month-7 = juil.
lobby-month-8 = août
lobby-month-9 = sept.
lobby-month-10 = oct.
lobby-month-11 = nov.
lobby-month-12 = déc.
lobby-names = { $names } et { $last }

# Ce qu'on peut faire d'une partie
lobby-delete-ask = Supprimer { $game }, partie de { $names } ?
lobby-delete-warning = Dernier coup : { $when }. { $key } la rétablit tant que vous ne quittez pas le programme.
lobby-delete-yes = Supprimer
lobby-delete-done = { $game } : la partie est supprimée.
lobby-restore-done = La partie est rétablie.
lobby-rename-ask = Quel nom donner à cette partie ?
lobby-rename-hint = Vide : elle porte le nom de ses joueurs.
lobby-rename-yes = Renommer
lobby-export-ask = Exporter la partie dans quel fichier ?
lobby-export-hint = Un .json s'importe et se rejoue ; un .txt se lit.
lobby-export-yes = Exporter
lobby-export-done = Exportée dans { $file }.
lobby-export-exists = { $file } existe déjà. Choisissez un autre nom.
lobby-export-failed = Impossible d'écrire { $file } : { $problem }
lobby-import-ask = Importer une partie de quel fichier ?
lobby-import-hint = Un fichier .json exporté.
lobby-import-yes = Importer
lobby-import-done = Importée : { $game }, partie de { $names }.
lobby-import-failed = Impossible de lire { $file } : { $problem }
lobby-damaged-ask = Reprendre à la dernière position saine, après { $answers } { $answers ->
    [one] coup
   *[other] coups
} ?
lobby-damaged-hint = { $problem } Reprendre ouvre une nouvelle partie ; celle qui est abîmée reste dans la liste.
lobby-damaged-yes = Reprendre là
lobby-in-use-ask = Cette partie est ouverte dans une autre fenêtre (processus { $pid })
lobby-in-use-hint = Continuez là-bas, ou fermez-la d'abord. Ici, vous pouvez la regarder, sans rien y changer.
lobby-in-use-yes = La regarder
lobby-nothing-chosen = Choisissez d'abord une partie dans une des listes.
lobby-cancel = Annuler

# Préparation d'une partie
lobby-setup-title = Nouvelle partie : { $game }
lobby-setup-players = Joueurs
lobby-setup-name = Joueur { $place }
lobby-setup-usual-1 = Ana
lobby-setup-usual-2 = Ben
lobby-setup-usual-3 = Cleo
lobby-setup-usual-4 = Dora
lobby-setup-colour = Couleur
lobby-setup-person = personne
lobby-setup-coach = Guide
lobby-setup-coach-on = oui
lobby-setup-coach-off = non
lobby-setup-hint-coach = Pour une première partie, le guide dit quoi faire et pourquoi, au moment où cela compte. « D'abord apprendre » ouvre une leçon.
lobby-setup-hints = Conseils
lobby-setup-hints-on = oui
lobby-setup-hints-off = non
lobby-setup-hint-hints = Si les joueurs peuvent voir les meilleurs choix avec h. Le journal note qui l'a fait.
lobby-setup-order = Ordre
lobby-setup-order-random = au hasard
lobby-setup-order-typed = comme écrit
lobby-setup-seed = Graine
lobby-setup-start = Commencer
lobby-setup-back = Retour
lobby-setup-learn = D'abord apprendre
lobby-setup-ready = Tout est prêt : Entrée lance la partie.
lobby-setup-variant-start = Premier joueur
lobby-setup-variant-start-random = au hasard
lobby-setup-hint-players = Combien de joueurs partagent ce clavier ; le chiffre suffit aussi.
lobby-setup-hint-name = Le nom montré à la table, { $cells } cellules au plus.
lobby-setup-hint-colour = La couleur de { $name }. Gauche et droite la changent.
lobby-setup-hint-kind = Qui joue { $name } : une personne à ce clavier, ou l'ordinateur à l'un des cinq niveaux.
lobby-setup-hint-order = Au hasard : les places sont tirées au sort. Comme écrit : dans le sens horaire, de haut en bas.
lobby-setup-hint-seed = Vide : une graine au hasard. La même graine donne la même partie.
lobby-setup-hint-learn = Une leçon de cinq minutes : de petits buts dans des positions préparées, avec les vraies règles.
lobby-setup-hint-back = Retour au salon ; rien n'a commencé.
lobby-setup-variant-start-hint = Selon la règle, le plus jeune commence ; tirer au sort convient aussi.
lobby-setup-variant-first-hint = Qui joue le premier tour : tiré au sort, ou le joueur nommé.

lobby-name-missing = Il faut au joueur { $place } un nom qui puisse s'afficher.
lobby-name-twice = Deux joueurs s'appellent { $name }. Donnez un autre nom à l'un d'eux.
lobby-seed-wrong = La graine { $seed } n'est pas un nombre entier de 0 à { $largest }.

lobby-colour-red = rouge
lobby-colour-blue = bleu
lobby-colour-green = vert
lobby-colour-yellow = jaune
lobby-colour-white = blanc

# Réglages
lobby-settings-title = Réglages
lobby-settings-look = Apparence et langue
lobby-settings-keys = Touches
lobby-settings-language = Langue
lobby-settings-language-auto = celle du système
lobby-settings-theme = Thème
lobby-settings-theme-dark = sombre
lobby-settings-theme-light = clair
lobby-settings-theme-distinct = distinct
lobby-settings-theme-sixteen = 16 couleurs
lobby-settings-theme-mono = monochrome
lobby-settings-ascii = Caractères
lobby-settings-ascii-no = traits et symboles
lobby-settings-ascii-yes = ASCII seulement
lobby-settings-signs = Signes
lobby-settings-signs-auto = comme le terminal
lobby-settings-signs-all = tous
lobby-settings-signs-common = courants
lobby-settings-signs-console = console Linux
lobby-settings-mouse = Souris
lobby-settings-motion = Animations
lobby-settings-motion-full = complètes
lobby-settings-motion-short = courtes
lobby-settings-motion-off = aucune
lobby-settings-on = oui
lobby-settings-off = non
lobby-settings-colour = Couleurs
lobby-settings-colour-auto = automatique
lobby-settings-colour-true = 16 millions
lobby-settings-colour-256 = 256
lobby-settings-colour-16 = 16
lobby-settings-colour-mono = aucune
lobby-settings-handover = Relais
lobby-settings-handover-always = toujours attendre
lobby-settings-handover-turns = après chaque tour
lobby-settings-handover-hidden = si mains cachées
lobby-settings-handover-never = ne jamais attendre
lobby-settings-pace = Rythme
lobby-settings-pace-slow = lent
lobby-settings-pace-normal = normal
lobby-settings-pace-fast = rapide
lobby-settings-pace-at-once = sans attente
lobby-settings-keymap = Clavier
lobby-settings-keymap-usual = usuelles
lobby-settings-keymap-vi = hjkl comme flèches
lobby-settings-rolls = Un seul choix
lobby-settings-rolls-enter = attendre Entrée
lobby-settings-rolls-at-once = le prendre
lobby-settings-remarks = Remarques
lobby-settings-brief = Lignes de texte en bref
lobby-settings-bell = Sonnerie
lobby-settings-window_title = Titre (fenêtre)
lobby-settings-notify = Notification
lobby-settings-notify-off = aucune
lobby-settings-notify-osc9 = type 1 (OSC 9)
lobby-settings-notify-osc777 = type 2 (OSC 777)
lobby-settings-hint-bell = Sonne quand c'est à vous de jouer à une table par SSH.
lobby-settings-hint-window_title = Montre dans le titre de la fenêtre que c'est à vous de jouer à une table par SSH.
lobby-settings-hint-notify = Une notification du bureau quand c'est à vous de jouer à une table par SSH. La plupart des terminaux connaissent un des deux types : essayez les deux.
lobby-settings-hint-language = « Celle du système » suit la locale. Le français est commencé : ce qui n'est pas encore traduit paraît en anglais.
lobby-settings-hint-theme = S'applique aussitôt, partout.
lobby-settings-hint-ascii = Pour les terminaux et polices sans caractères de dessin.
lobby-settings-hint-signs = Pour les polices auxquelles il en manque : cases vides, ou signes de deux cellules. tabletop doctor --glyphs les montre tous.
lobby-settings-hint-mouse = Prend effet au prochain démarrage.
lobby-settings-hint-motion = Animation des lancers, des constructions et des points : toutes les images, deux, ou la dernière seule. Toute touche la passe.
lobby-settings-hint-colour = Combien de couleurs le terminal peut montrer ; prend effet au prochain démarrage.
lobby-settings-hint-handover = Quand le joueur suivant prend le clavier, la partie peut attendre sa propre touche : toujours, après chaque tour, seulement si les mains sont cachées, ou jamais.
lobby-settings-hint-keymap = hjkl déplacent aussi le curseur à table ; le conseil est sur Ctrl+G. Vos propres touches passent avant.
lobby-settings-hint-pace = Secondes entre deux réponses d'un joueur artificiel : 2, 0,8, 0,25 ou aucune. F7 l'arrête à tout moment.
lobby-settings-hint-rolls = Quand il n'y a qu'un choix, comme le lancer qui ouvre un tour de Dice Forge : attendre Entrée, ou le prendre aussitôt.
lobby-settings-hint-remarks = Un mot bref des rivaux aux grands moments : un tour brillant, une prise, la fin.
lobby-settings-hint-key = Appuyez sur Entrée, puis sur la nouvelle touche. Suppr rétablit celle d'origine.
lobby-settings-where = Enregistrés dans { $file }
lobby-settings-not-saved = Les réglages ne peuvent pas être enregistrés : { $problem }
lobby-settings-press = { $what } : appuyez sur la nouvelle touche (Échap garde l'ancienne)
lobby-settings-clash = { $key } est déjà la touche de « { $what } ». Rien n'a changé.
lobby-settings-option = { $key } choisit une option dans certains jeux. Rien n'a changé.
lobby-settings-reserved = { $key } est réservée. Rien n'a changé.
lobby-settings-key-set = { $what } : { $key } désormais.
lobby-settings-key-usual = { $what } : de nouveau { $key }.
lobby-settings-key-own = (d'origine : { $key })

# Règles
lobby-rules-title = { $game } : la règle en bref
lobby-rules-search = Chercher
lobby-rules-found-none = « { $text } » n'est pas dans la règle de { $game }.
lobby-rules-found = { $count ->
    [one] 1 paragraphe
   *[other] { $count } paragraphes
}
lobby-rules-missing = La règle de { $game } ne peut pas encore être lue ici.
lobby-settings-scope-game = À la table
lobby-settings-scope-dice_forge = Dans Dice Forge
lobby-settings-scope-shared = À une table par SSH
lobby-settings-scope-tables = Salon d'un serveur
lobby-settings-scope-seats = Places à une table
lobby-settings-scope-helios = Dans Helios
lobby-settings-scope-papyria = Dans Papyria
lobby-settings-scope-replay = Relecture
lobby-settings-scope-page = Pages de texte
lobby-settings-scope-search = Journal et commandes
lobby-settings-scope-sheet = Feuille de score
lobby-settings-scope-help = Aide à la table
lobby-settings-scope-menu = Listes et formulaires
lobby-settings-scope-lobby = Salon
lobby-settings-scope-solo = Une partie en solo
lobby-settings-scope-ending = Fin d'une partie
lobby-settings-scope-away = Pendant une absence
lobby-settings-scope-contests = Tournois et ligues
lobby-settings-scope-archive = Parties terminées
lobby-settings-scope-review = Tournants de la partie
lobby-settings-scope-setup = Nouvelle partie
lobby-settings-scope-form = Préparation et réglages
lobby-settings-scope-keymap = Cette liste de touches
lobby-settings-scope-rules = Règles
lobby-settings-scope-learn = Leçons
lobby-settings-scope-app = Partout
lobby-rules-hint = Appuyez sur / et tapez pour chercher. Haut et bas choisissent un chapitre, les touches de page font défiler.

# À propos
lobby-about-title = À propos de tabletop
lobby-about-version = Version { $version }
lobby-about-what = Des jeux de société complets pour deux à quatre joueurs, règles appliquées. Logiciel libre sous licence MIT.
lobby-about-unofficial = Un projet non officiel, sans lien avec les auteurs ni les éditeurs des jeux. Si un jeu vous plaît, achetez-le : rien ne remplace une table et de vraies pièces.
lobby-about-reconstructed = Certaines valeurs, que la règle ne montre qu'en images, sont reconstituées ; docs/ les énumère et dit comment les corriger.
lobby-about-files = Vos fichiers
lobby-about-saves = Parties
lobby-about-settings = Réglages
lobby-about-tables = Composants corrigés
lobby-about-reports = Rapports
