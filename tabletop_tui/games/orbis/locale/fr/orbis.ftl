# Orbis : les décisions. Le reste n'est pas encore traduit et paraît en anglais.

orbis-title = Orbis
orbis-line = Bâtissez un monde de quatorze paysages, qu'une divinité couronne.

# -- couleurs et signes --

orbis-letter-yellow = J
orbis-letter-green = V
orbis-letter-blue = B
orbis-letter-red = R
orbis-letter-white = C
orbis-colour-yellow = jaune
orbis-colour-green = vert
orbis-colour-blue = bleu
orbis-colour-red = rouge
orbis-colour-white = blanc

orbis-nobody = -
orbis-held-none = rien
orbis-free = gratuit
orbis-cp = { $cp } PC
orbis-mystic = mystique { $value }
orbis-wilderness = terre sauvage
    .brief = sauvage

orbis-some-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
orbis-some-green =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
orbis-some-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
orbis-some-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
orbis-some-white =
    { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
orbis-worshippers =
    { $count ->
        [one] { $listed } (fidèle)
       *[other] { $listed } (fidèles)
    }
orbis-no-worshippers = aucun fidèle
orbis-any-worshippers =
    { $count ->
        [one] { $count } fidèle de n'importe quelle couleur
       *[other] { $count } fidèles de n'importe quelle couleur
    }

# -- paysages --

orbis-tile = { $kind } ({ $colour }, niveau { $level })
orbis-landscape-farm = Ferme
    .the = la Ferme
    .object = la Ferme
    .many = Fermes
orbis-landscape-village = Village
    .the = le Village
    .object = le Village
    .many = Villages
    .many-brief = Villages
orbis-landscape-forest = Forêt
    .the = la Forêt
    .object = la Forêt
    .many = Forêts
    .many-brief = Forêts
orbis-landscape-irrigation = Irrigation
    .the = l'Irrigation
    .object = l'Irrigation
    .many = Irrigations
    .many-brief = Irrigation
    .brief = Irrigue
orbis-landscape-volcano = Volcan
    .the = le Volcan
    .object = le Volcan
    .many = Volcans
    .many-brief = Volcans
orbis-landscape-shrine = Sanctuaire
    .the = le Sanctuaire
    .object = le Sanctuaire
    .many = Sanctuaires
    .brief = Sanct.
orbis-landscape-conversion = Conversion
    .the = la Conversion
    .object = la Conversion
    .many = Conversions
    .brief = Convert.
orbis-landscape-holy-rock = Rocher sacré
    .the = le Rocher sacré
    .object = le Rocher sacré
    .many = Rochers sacrés
    .short = Rocher
    .brief = Rocher
orbis-does-farm = Dès le prochain coût, le { $gain } ne vous coûte plus rien.
orbis-does-village = Rendez { $count } fidèles de n'importe quelles couleurs quand il est posé.
orbis-does-forest = À la fin, { $count } des paysages autour doivent être : { $colours }.
orbis-does-irrigation = Un des deux paysages du dessous doit être : { $colours }.
orbis-does-volcano = Ôtez { $count } fidèles ({ $colours }) de l'étalage quand il est posé.
orbis-does-shrine = Compte { $icons } pour les temples à la fin.
orbis-does-conversion = Prenez { $worshippers }.
orbis-does-conversion-any =
    { $count ->
        [one] Prenez { $count } fidèle de votre choix.
       *[other] Prenez { $count } fidèles de votre choix.
    }
orbis-does-holy-rock = Sans condition.

# -- divinités --

orbis-god-love = Déesse de l'Amour
    .short = Amour
orbis-god-seas = Dieu des Mers
    .short = Mers
orbis-god-fire = Déesse du Feu
    .short = Feu
orbis-god-nature = Déesse de la Nature
    .short = Nature
orbis-god-harvest = Dieu des Moissons
    .short = Moissons
    .brief = Moisson
orbis-god-training = Déesse en apprentissage
    .short = Apprentie
    .brief = Élève
orbis-god-idleness = Déesse de l'Oisiveté
    .short = Oisiveté
orbis-god-technology = Dieu de la Technologie
    .short = Technologie
    .brief = Tech
orbis-god-balance = Dieu de l'Équilibre
    .short = Équilibre
    .brief = Équil.
orbis-god-death = Dieu de la Mort
    .short = Mort
orbis-god-text-gain = { $cp } PC ; prenez aussitôt { $count } fidèles de votre choix.
orbis-god-text-most = { $cp } PC si aucun joueur n'a marqué plus que vous dans ce genre : { $kinds }.
orbis-god-text-sure = { $cp } PC.
orbis-god-text-idle = { $cp } PC ; vos terres sauvages coûtent 0 PC au lieu de −1.
orbis-god-text-fewest = { $cp } PC si aucun joueur n'a moins de terres sauvages que vous.
orbis-god-text-all = { $cp } PC avec un Village marqué, un Sanctuaire et un Volcan marqué.
orbis-god-text-paid = { $cp } PC si vous rendez aussitôt { $count } fidèles.
orbis-the-god = la divinité « { $god } »

# -- emplacements --

orbis-site-first = rangée 1, le premier paysage
orbis-site-left = rangée 1, bout gauche
orbis-site-right = rangée 1, bout droit
orbis-site-base = rangée 1, place { $number }
orbis-site-over = rangée { $row }, sur { $first }-{ $last }
orbis-site-brief-over = rangée { $row }, { $first }-{ $last }
orbis-site-brief-left = bout gauche
orbis-site-brief-right = bout droit
orbis-site-on = { $left } + { $right }
orbis-site-on-signs = { $left } { $right }

# -- questions --

orbis-ask-choose-tile-both = { $name }, prenez un paysage de l'étalage, ou une divinité.
orbis-ask-choose-tile-landscape = { $name }, prenez un paysage de l'étalage.
orbis-ask-choose-tile-god = { $name }, votre monde est complet : prenez une divinité.
orbis-ask-settle-cost-free = { $name }, posez { $what } sans rien payer, ou retournez la tuile en terre sauvage ?
orbis-ask-settle-cost = { $name }, payez { $cost } pour { $what }, ou retournez la tuile en terre sauvage ?
orbis-ask-settle-cost-trade = { $name }, échangez pour payer { $cost }, ou retournez { $what } en terre sauvage ?
orbis-ask-pay-any =
    { $count ->
        [one] { $name }, donnez { $count } fidèle au choix pour finir de payer.
       *[other] { $name }, donnez { $count } fidèles au choix pour finir de payer.
    }
orbis-ask-place-face-up = { $name }, où posez-vous { $what }, face visible ?
orbis-ask-place-wild = { $name }, où posez-vous { $what }, en terre sauvage ?
orbis-ask-take-worshipper =
    { $count ->
        [one] { $name }, prenez { $count } fidèle de n'importe quelle couleur.
       *[other] { $name }, prenez { $count } fidèles de n'importe quelles couleurs, un par un.
    }
orbis-ask-sacrifice-choice = { $name }, rendez-vous { $count } fidèles pour que { $the } rapporte { $cp } PC ?
orbis-ask-sacrifice-pick =
    { $count ->
        [one] { $name }, rendez encore { $count } fidèle.
       *[other] { $name }, rendez { $count } fidèles, un par un.
    }
orbis-ask-eruption-choice =
    { $count ->
        [one] { $name }, ôtez-vous { $count } fidèle ({ $colours }) de l'étalage pour { $what }, qui rapporte { $cp } PC ?
       *[other] { $name }, ôtez-vous { $count } fidèles ({ $colours }) de l'étalage pour { $what }, qui rapporte { $cp } PC ?
    }
orbis-ask-eruption-pick =
    { $count ->
        [one] { $name }, ôtez encore { $count } fidèle ({ $colours }) de l'étalage.
       *[other] { $name }, ôtez { $count } fidèles ({ $colours }) de l'étalage.
    }
orbis-ask-discard-excess =
    { $count ->
        [one] { $name }, vous avez { $held } fidèles pour { $limit } permis : rendez-en { $count }, ou échangez.
       *[other] { $name }, vous avez { $held } fidèles pour { $limit } permis : rendez-en { $count }, ou échangez.
    }

# -- options --

orbis-option-slot = case { $slot } : { $option }
orbis-option-does = { $option } : { $doing }
orbis-option-empty-slot = case vide
orbis-option-god = { $god } : { $text }
orbis-option-trade = échanger { $price } { $give } contre 1 { $get }
orbis-option-give = donner { $sign } { $colour }
orbis-option-gain = prendre { $sign } { $colour }
orbis-option-remove = { $slot } { $where } : ôter { $sign } { $colour }
orbis-option-sacrifice = oui, en rendre { $count }
orbis-option-erupt = oui, en ôter { $count }
orbis-option-decline = non, aucun point
orbis-element-slot = case { $slot }
orbis-element-supply = fidèles ({ $colour })
orbis-option-held = { $option } (vous en avez { $held })
orbis-option-pay-cost = payer { $cost }
orbis-option-pay-free = poser face visible
orbis-option-wilderness = terre sauvage
orbis-option-site = { $where } : { $points } PC
orbis-text-site = { $where }, sur { $resting }
orbis-group-x = échanger 3 d'une couleur contre 1 ({ $count } façons)
orbis-group-slot = { $slot } { $kind } : { $count } couleurs

# -- ce que ferait une option --

orbis-warn-no-site = ! Elle ne tient nulle part face visible et devient terre sauvage ({ $lost } PC).
orbis-warn-cannot-pay = ! Vous ne pouvez pas payer, même en échangeant. La tuile devient terre sauvage ({ $lost } PC).
orbis-detail-tile = { $tile }. Coût : { $cost }.
orbis-detail-does = { $doing } ({ $worth }).
orbis-short = Il manque { $missing } ; aucun échange n'y peut rien.
orbis-short-tradable =
    { $trades ->
        [one] Il manque { $missing } ; un échange peut aider.
       *[other] Il manque { $missing } ; { $trades } échanges peuvent aider.
    }
orbis-detail-god-most = Marqués pour l'instant : vous { $own }, le meilleur autre joueur { $other }.
orbis-detail-god-fewest = Terres sauvages pour l'instant : vous { $own }, le meilleur autre joueur { $other }.
orbis-detail-god-all = Vous avez : Villages marqués { $village }, Sanctuaires { $shrine }, Volcans marqués { $volcano }.
orbis-detail-god-pay-enough = Vous avez { $own } fidèles, assez pour en rendre { $other }.
orbis-detail-god-pay-too-few = Vous n'avez que { $own } fidèles sur { $other } : la divinité ne vaudrait rien.
orbis-detail-god-gain = Vous auriez { $total } fidèles ; à la fin du tour, { $limit } au plus restent.
orbis-detail-god-idle = Vos terres sauvages : { $wildernesses }.
orbis-detail-pays = Vous payez { $coloured } et gardez { $held }.
orbis-detail-pays-any =
    { $count ->
        [one] Vous payez { $coloured }, et 1 fidèle de plus, de n'importe quelle couleur, parmi { $held }.
       *[other] Vous payez { $coloured }, et { $count } fidèles de plus, de n'importe quelles couleurs, parmi { $held }.
    }
orbis-detail-pays-any-only =
    { $count ->
        [one] Vous payez { $count } fidèle de n'importe quelle couleur.
       *[other] Vous payez { $count } fidèles de n'importe quelles couleurs.
    }
orbis-detail-pays-nothing = Cela ne vous coûte rien.
orbis-detail-saves = { $count ->
    [one] Votre jeton d'avantage épargne { $saved }.
   *[other] Vos jetons d'avantage épargnent { $saved }.
}
orbis-detail-wilderness = Vous ne payez rien. Elle a toutes les couleurs, aucun effet, et vaut { $lost } PC.
orbis-detail-wilderness-sites =
    { $count ->
        [one] Elle peut occuper { $count } emplacement.
       *[other] Elle peut occuper { $count } emplacements.
    }
orbis-detail-hold = Vous auriez { $held } ({ $total }).
orbis-detail-watered = La couleur voulue est dessous : { $cp } PC.
orbis-detail-dry = La couleur voulue n'est pas dessous : marqueur, aucun PC.
orbis-detail-forest-here = Elle y toucherait { $have } des { $need } paysages voulus.
orbis-detail-helps = Aide votre Forêt ({ $where }) : { $have } sur { $need }.
orbis-detail-effect-later = { $doing } ({ $cp } PC).
orbis-detail-remove = Fidèles ({ $colour }) à cet endroit : { $count }.
orbis-detail-sacrifice = Vous rendez { $count } fidèles et en gardez { $left } ; cela rapporte { $cp } PC.
orbis-detail-decline = Vous gardez tout et renoncez aux { $cp } PC.
orbis-detail-erupt = { $count } des { $lying } fidèles possibles quittent l'étalage, et le Volcan rapporte { $cp } PC.

orbis-confirm-no-site = { $kind } : aucun emplacement, donc terre sauvage, { $lost } PC.
orbis-confirm-wilderness = Vous pourriez encore poser { $what } face visible : une terre sauvage vaut { $lost } PC.
orbis-confirm-cannot-pay = { $kind } : vous ne pouvez pas payer, donc terre sauvage, { $lost } PC.
orbis-confirm-god = { $god } demande { $other } fidèles et vous en avez { $own } : aucun point.
orbis-confirm-site-irrigation = { $kind } : aucun point ici ; ailleurs, oui.
orbis-confirm-site-forest = { $kind } : ne sera jamais complète ici ; ailleurs, elle peut l'être.
orbis-fruitless-irrigation = { $kind } : aucun point, car aucun de vos emplacements n'a cette couleur dessous ({ $colours }).
orbis-fruitless-forest = { $kind } : aucun point, car aucun de vos emplacements ne peut plus avoir { $count } tels voisins.
orbis-fruitless-volcano = { $kind } : aucun point, car { $have } sur { $count } ({ $colours }) sont sur les autres cases.
orbis-fruitless-village = { $kind } : aucun point, car il resterait { $have } fidèles sur { $count } après le paiement.

# -- pourquoi pas --

orbis-against-forced = La prendre en ferait une terre sauvage ({ $lost } PC).
orbis-against-untraded = Sans échange, la prendre ne peut donner qu'une terre sauvage ({ $lost } PC).

orbis-reason-world-complete = Votre monde est complet avec { $size } paysages : prenez une divinité.
orbis-reason-has-god = Vous avez déjà votre divinité : { $god }.
orbis-reason-no-face-up-site = Aucun emplacement libre n'a cette couleur ({ $colour }) ni une terre sauvage dessous : elle ne peut pas être posée face visible.
orbis-reason-support-lacks-colour = Aucun des paysages du dessous n'a cette couleur ({ $colour }), ni n'est une terre sauvage.
orbis-reason-game-over = La partie est finie.
orbis-reason-not-your-turn = C'est à { $name } de jouer.
orbis-reason-slot-empty = Ce paysage vient d'être pris ; un autre arrive à la fin du tour.
orbis-reason-one-tile-a-turn = Vous avez déjà pris votre tuile de ce tour.
orbis-reason-nothing-to-remove = Aucun fidèle qui puisse être ôté ({ $colours }) ne s'y trouve.
orbis-reason-god-gone = Cette divinité n'est pas sur la table.
orbis-reason-none-held = Vous n'en avez aucun.
orbis-reason-trade-needs-three = Un échange prend { $needed } fidèles d'une couleur ; vous en avez { $held }.
orbis-reason-trade-later = Échanger ne changerait rien maintenant.
orbis-reason-site-taken = Un paysage s'y trouve déjà.
orbis-reason-nothing-in-hand = Vous n'avez pas de paysage à poser maintenant.
orbis-reason-cost-first = Réglez d'abord son coût : payez, ou retournez la tuile.
orbis-reason-base-row-full = La rangée du bas a ses { $size } paysages.
orbis-reason-base-row-gap = La rangée du bas ne grandit qu'à ses bouts, sans trou.
orbis-reason-site-lacks-support = Il faut d'abord deux paysages dessous.

# -- sur les tuiles et emplacements, en quelques cellules --

orbis-pay = payer
orbis-no-cost = gratuit
orbis-new = neuf
orbis-corner-trade = troc
orbis-corner-free = libre
orbis-task-forest = { $count } sur { $signs }
orbis-task-irrigation = sur { $signs }
orbis-task-volcano = ôter { $count } { $signs }
orbis-task-village = rendre { $count }
orbis-task-farm = { $sign } libre
orbis-task-conversion = prend { $count } { $sign }
orbis-task-holy-rock = sans but
orbis-stands-no-site = sans site
orbis-stands-cannot-pay = trop cher
orbis-stands-for-good = toujours
orbis-stands-short = manque
orbis-nobody-here = personne
orbis-tile-in-hand = en main
orbis-tile-empty = vide
orbis-tile-taken = posé
orbis-crown-none = une divinité
orbis-site-below = dessous
orbis-site-points = { $cp } PC
orbis-site-here = ici
orbis-site-nothing = rien

orbis-enter-trade = échanger
orbis-enter-settle-cost = choisir
orbis-enter-pay-any = donner
orbis-enter-place = poser ici
orbis-enter-sacrifice-choice = choisir
orbis-enter-sacrifice-pick = rendre
orbis-enter-eruption-choice = choisir
orbis-enter-eruption-pick = ôter
orbis-enter-discard-excess = rendre
orbis-keys-landscape = paysage
orbis-keys-god = divinité
orbis-keys-trade = échange
orbis-keys-site = place
orbis-keys-remove = case
orbis-keys-give = fidèle
orbis-keys-gain = fidèle

# -- à côté des plateaux --

orbis-gods-none = Plus aucune divinité.
orbis-world-of = monde de { $name }
orbis-laid-of = { $count } sur { $size } posés
orbis-temples = Temples
orbis-nobody-yet = personne
orbis-you-hold = Vous avez
orbis-holds = { $name } a
orbis-of-limit = { $count } sur { $limit }
orbis-trade-offer = échanger { $signs } contre 1
orbis-or = ou
orbis-the-others = Les autres
orbis-head-best = mieux
orbis-head-sites = places
orbis-head-left = il reste
orbis-head-rests = repose sur
orbis-head-scores = marque
orbis-head-opens = ouvre
orbis-head-brings = PC
orbis-head-lies = là
orbis-head-held = a
orbis-head-then = puis
orbis-head-me = pour moi
orbis-step-take = prendre
orbis-step-pay = payer
orbis-step-lay = poser
orbis-step-effect = effet
orbis-step-of = étape { $number }/{ $count } : { $step }

# -- la fiche de ce qui est sous le curseur --

orbis-fact-create = naît
orbis-fact-collect = récolte
orbis-fact-pay = paie
orbis-fact-lay = pose
orbis-fact-farm = avantage
orbis-fact-village = tâche
orbis-fact-forest = à la fin
orbis-fact-irrigation = eau
orbis-fact-volcano = éruption
orbis-fact-shrine = temples
orbis-fact-conversion = gain
orbis-fact-holy-rock = tâche
orbis-on-slots = sur { $slots }
orbis-note-beside = les tuiles voisines
orbis-note-nobody = aucun fidèle dessus
orbis-note-then = vous en avez alors { $count }
orbis-note-keep = sur { $held }, il reste { $kept }
orbis-note-now = pour l'instant
orbis-or-other-sites = { $site } (et { $count } de plus)
orbis-of-level = { $colour }, niveau { $level }
orbis-said-points = Rapporte { $best } PC aussitôt.
orbis-said-irrigation = Rapporte { $cp } PC aussitôt là où la couleur est dessous.
orbis-said-volcano = Rapporte { $cp } PC aussitôt si vous le laissez entrer en éruption : vous choisissez les { $count } qui quittent l'étalage.
orbis-said-village = Rapporte { $cp } PC aussitôt si vous rendez ensuite { $count } fidèles.
orbis-said-forest-full = Rapporte { $cp } PC : ses voisins sont déjà là.
orbis-said-forest-open = Rapporte { $cp } PC à la fin si { $count } voisins ont alors ses couleurs.
orbis-said-temple = Votre temple : { $before } PC maintenant, { $after } PC avec elle.
orbis-said-god = Avec elle, aucun autre joueur n'a marqué plus que vous ({ $kinds }) : { $god }.
orbis-said-god-once = Vous prenez une divinité dans la partie ; cela occupe un tour.
orbis-said-trade-payable = Vous pourriez alors payer : { $payable }.
orbis-said-trade-unpayable = Vous ne pourriez plus payer : { $unpayable }.
orbis-said-trade-pays = Vous pourrez alors payer { $what }.
orbis-said-over =
    { $count ->
        [one] C'est { $count } de plus que les { $limit } permis : il est rendu à la fin du tour.
       *[other] C'est { $count } de plus que les { $limit } permis : ils sont rendus à la fin du tour.
    }
orbis-every-colour = toute couleur
orbis-said-opens = Ouvre la rangée { $row } : { $colours }.
orbis-said-opens-none = N'ouvre aucun autre emplacement.
orbis-said-laid-for-good = Une fois posé, un paysage ne bouge plus.
orbis-warn-forest-never = ! Ici, elle ne peut jamais avoir tous ses voisins.

# -- ce que disent encore les tuiles et ce qui les entoure --

orbis-stands-volcano = { $have } là
orbis-stands-village = reste { $have }
orbis-stands-irrigation =
    { $have ->
        [one] { $have } lieu
       *[other] { $have } lieux
    }
orbis-stands-forest = { $have } sur { $need }
orbis-stands-holy-rock = sûr
orbis-site-lies = reste
orbis-site-no = sans { $sign }
orbis-most = le plus { $sign }
orbis-from-landscapes = paysages
orbis-from-temple = temple
orbis-from-god = divinité
orbis-from-temple-brief = temple
orbis-from-god-brief = div.
orbis-since-your-turn = { $marks } depuis votre tour
orbis-all-landscapes = tous les paysages
orbis-free-colours = libre
orbis-in = +
orbis-out = −
orbis-left-none = Les derniers paysages sont à l'étalage.
orbis-left-last = il reste 1 paysage, de niveau { $level }
orbis-left-same-level = il reste { $count } paysages, tous de niveau { $level }
orbis-left-next-level = il reste { $count } paysages, le suivant de niveau { $level }

# -- préparation --

orbis-variant-start = Qui commence
orbis-variant-start-random = tiré au sort
orbis-variant-start-seat = joueur { $number }

# -- sur les divinités, en quelques cellules --

orbis-god-counts-to = { $own } à { $other }
orbis-god-counts-of = { $own }/{ $other }
orbis-god-asks-gain = prend { $count }
orbis-god-asks-most = le plus
orbis-god-asks-sure = sûr
orbis-god-asks-idle = # vaut 0
orbis-god-asks-fewest = le moins
orbis-god-tally-fewest = sauvages
orbis-god-asks-all = a les 3
orbis-god-tally-all = Vil San Vol
orbis-god-asks-paid = rend { $count }
orbis-god-tally-paid = vous : { $own }
