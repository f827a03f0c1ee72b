# Les règles de Gamwin telles qu’on les joue ici : un titre et un texte par sujet, 3 500 caractères au plus.

gamwin-topic-overview = Vue d’ensemble
    .text =
        Une minuscule variante du backgammon pour deux, Bleu et Rouge, de M. Winkelmann. Chaque camp mène **trois pions** autour d’une bande de neuf cases : on monte un long côté, on traverse au 9, on redescend l’autre côté jusqu’au 1. Le premier camp à avoir ses trois pions au but gagne.

        - Les pions se tiennent à côté des cases, et non dessus : à gauche (`L`) ou à droite (`R`). Un emplacement est un côté et un nombre : `L5`, `R9`.
        - Un pion bouge **d’un emplacement à la fois**, et seulement vers un nombre visible sur l’un des trois dés. Tu peux utiliser les nombres visibles aussi souvent que tu veux.
        - Tant que tu bouges quelque chose, c’est toujours ton tour : tu continues, ou tu relances en gardant ce qui te plaît.
        - Le dernier lancer de l’autre camp est là pour toi aussi quand vient ton tour.
        - Les pions isolés sont capturés, à deux ils sont à l’abri, à trois ils font un mur.

        Les pions amenés au but comptent : 3 à 0 est une plus grande victoire que 3 à 2.

gamwin-topic-dice = Les dés
    .text =
        Les trois **dés de Miwin** portent des nombres inhabituels :

        - **III**, points rouges : 1 2 5 6 7 9
        - **IV**, points bleus : 1 3 4 5 8 9
        - **V**, points noirs : 2 3 4 6 7 8

        Chaque nombre de 1 à 9 figure sur exactement deux d’entre eux. Une **paire** est donc possible, mais jamais trois nombres pareils.

        Ce qui est sur la table compte, peu importe qui l’a lancé et quand. La feuille de partie montre un lancer par ordre décroissant avec deux-points, par exemple `9 8 4 :`. Les dés sont toujours lancés dans l’ordre III, IV, V.

gamwin-topic-start = Le début
    .text =
        D’abord, tous les pions sont hors du plateau. Les deux camps lancent les trois dés ; la plus grande somme commence, et en cas d’égalité on relance. Dans une **revanche**, la personne qui a perdu commence ; après une nulle, on lance de nouveau pour savoir qui commence.

        ### Le premier lancer
        D’abord un camp, puis l’autre, lance les trois dés et peut faire entrer des pions : avec chaque dé un au plus, à son nombre, sur son propre côté de départ (Bleu `L`, Rouge `R`). Tu peux n’en prendre qu’un ou deux, ou aucun : `*9, *5, pass`. Quand les trois dés sont utilisés, le jeu continue tout seul. Rien d’autre n’est possible au premier lancer ; une paire y compte comme deux dés ordinaires.

        - **Précision 1 :** on capture aussi au premier lancer.

        Ensuite, le camp qui a commencé relance les trois dés, et la vraie partie débute.

        ### Exemple
        Bleu obtient 9 5 2 et fait entrer deux pions, en L9 et en L5 ; le 2 reste inutilisé.

gamwin-topic-way = Le chemin
    .text =
        - **Bleu** monte de L1 à L9, traverse jusqu’en R9 et descend jusqu’en R1.
        - **Rouge** monte de R1 à R9, traverse jusqu’en L9 et descend jusqu’en L1.

        Les flèches de l’image montrent où va chaque couleur de chaque côté.

        ### Le but
        Le dernier emplacement est R1 pour Bleu et L1 pour Rouge. Un pion qui y parvient est au but et quitte aussitôt le plateau. C’est une arrivée comme une autre : les pions adverses isolés au 1 sont capturés, et trois pions qui s’y tiennent l’empêchent d’entrer. Un pion au but ne bloque personne.

gamwin-topic-moving = Déplacements
    .text =
        Ce sont les dés sur la table qui comptent.

        - **Pas :** un emplacement en avant ou en arrière sur ton propre chemin, vers un nombre visible : `L5-L6`, `L5-L4`.
        - **Traversée :** du 9 du côté de départ à l’autre 9, quand un 9 est visible : `L9-R9` pour Bleu. Elle est sans retour.
        - **Entrée :** un pion hors du plateau vient sur ton propre côté de départ, à un nombre visible : `*9`. C’est possible à tout moment s’il s’y trouve moins de trois pions.

        Chaque nombre visible sert aussi souvent que tu veux, pour n’importe lequel de tes pions. Avec 7 6 5, un pion va de L4 à L7 d’une traite : `L4-L5, L5-L6, L6-L7`.

        - **Précision 2 :** il n’y a pas de pas en arrière depuis le premier emplacement du chemin (Bleu L1, Rouge R1).
        - **Précision 3 :** un pion qui traverse capture aussi les pions isolés au 9.

gamwin-topic-places = Captures, blocages, murs
    .text =
        Il y a trois pions au plus à côté d’une case, d’*un même* côté, le plus récent à l’extérieur.

        ### Captures
        Quand un pion arrive à une case, chaque pion adverse **isolé** s’y fait capturer, à gauche comme à droite, et se retrouve hors du plateau. Isolé veut dire seul de sa couleur de son côté. Deux ou trois sont à l’abri. Seule une arrivée capture ; quand un pion devient isolé plus tard, il ne se passe rien.

        ### Blocages
        Là où se tiennent deux pions adverses, celui qui arrive se place à l’extérieur. Les deux ne peuvent plus partir, pas même avec une paire, jusqu’à ce qu’il s’en aille ou soit capturé. Il ne peut être capturé que depuis le côté opposé de la case. L’image barre les pions bloqués.

        ### Murs
        Trois pions d’un même côté, de n’importe quelles couleurs, sont un mur : personne n’y entre, et personne ne le dépasse de ce côté, sauf par un saut de paire ou en faisant entrer un pion derrière.

        Un mur de trois pions à toi ne s’ouvre que par un pas **en arrière** ou par un saut de paire, qui peut aussi aller en avant. Un mur de Bleu en L1 ou R9, et un mur de Rouge en R1 ou L9, ne s’ouvrent donc qu’avec une paire. Une fois l’un des pions parti, les autres sont de nouveau libres.

        - **Précision 7 :** personne n’est obligé d’ouvrir un mur.

gamwin-topic-pairs = Les paires
    .text =
        Quand deux dés montrent le même nombre, par un seul lancer ou avec des dés gardés, **une seule** chose est possible :

        - un pion **saute** le long de son côté, en avant ou en arrière et par-dessus n’importe quoi, jusqu’à la case de la paire : `R9-R1`, ou
        - un pion y entre.

        Le troisième dé ne compte pas. Ce n’est pas possible là où se tiennent déjà trois pions. Deux 9 ne permettent pas non plus de traverser. Un saut jusqu’au dernier emplacement amène le pion au but ; un saut jusqu’à l’emplacement où il se trouve n’en est pas un.

        Après une paire, le lancer suivant se fait avec les trois dés, peu importe qui le fait. Cela va tout seul.

        - **Précision 8 :** tu peux renoncer à une paire. Le livret dit « doit », mais dans son propre exemple, Rouge y renonce.

gamwin-topic-turn = Un tour
    .text =
        1. Au début, le dernier lancer de l’autre camp est sur la table. Si ce n’est pas une paire, tu peux t’en servir pour bouger, ou lancer tout de suite.
        2. Pour lancer, tu prends un, deux ou les trois dés ; les autres restent tels quels : `keep 4`, `keep 8 4`, `roll`.
        3. Avec chaque lancer, tu joues autant de coups que tu veux. Après un coup, tu continues : avec d’autres coups ou un autre lancer (**précision 4**). Quand cela te suffit, écris `pass`.

        ### Les allers-retours ne comptent pas
        - **Précision 5 :** dans une position où tu as déjà lancé pendant ce tour, tu ne peux pas lancer de nouveau. Là, tu bouges quelque chose ou tu passes. Dans toute autre position, avant ton premier lancer aussi, tu ne peux pas passer. Quand ni coup ni lancer n’est possible, ton tour finit tout seul. La position, c’est où se trouvent tous les pions ; les dés n’y changent rien.

        ### Ce qui va tout seul
        Les lancers pour commencer, le premier lancer de chaque camp, celui qui ouvre la vraie partie, et tout lancer après une paire. Après un lancer avec lequel rien ne peut bouger, ton tour est également fini de lui-même. Tout le reste, c’est à toi de le jouer.

gamwin-topic-end = La fin
    .text =
        Le premier camp à avoir trois pions au but gagne. Le résultat est le nombre de pions que chaque camp a amenés au but, dans l’ordre Bleu/Rouge : `3/0` est une plus grande victoire que `3/2`. Dans l’original, chaque pion vaut un euro.

        - **Durchmarsch :** les trois pions au but en un seul tour, alors qu’aucun n’y était au début de ce tour. Il est noté avec le résultat.

        ### Nulles
        - **Précision 6 :** quand quarante tours d’affilée, vingt de chaque camp, laissent tous les pions comme ils étaient au début du tour, la partie est nulle. Tu reçois un avertissement à partir du trentième.

        - **Précision 9 :** après 20 000 lignes et lancers, la partie est nulle. Aucune ne dure aussi longtemps ; mais aucune ne doit pouvoir durer sans fin.

        Qui abandonne perd ; les pions au but restent notés.

gamwin-topic-notation = Notation
    .text =
        Une ligne se compose de coups et de ce qui la conclut :

        - `L5-L4` d’un emplacement à l’autre : un pas, la traversée ou un saut de paire ; le jeu sait lequel
        - `*9` fait entrer un pion
        - `roll` lance tous les dés ; `keep 4` ou `keep 8 4` laisse ceux-là et lance les autres
        - `pass` sert à passer

        Plusieurs choses comptent de gauche à droite, jusqu’au premier lancer : `L9-R9, R9-R8, keep 4`. Rien ne vient derrière un lancer, derrière `pass` ou derrière le coup qui gagne. La ligne entière est d’abord vérifiée, puis les dés sont lancés ; si un élément est interdit, rien ne change du tout. Une ligne sans lancer convient aussi : tu continues après elle.

        ### Les marques
        J’ajoute un `x` là où il y a capture, et un `#` là où un pion arrive au but : `R8-R7x`, `R2-R1#`. Tu peux omettre les deux ; je refuse une marque fausse. Un `x` devant un nombre tient lieu de `*`.

        ### Une lecture indulgente
        Minuscules, tirets de toute longueur, espaces ou virgules entre les éléments. L’allemand marche aussi : `wurf`, `lass 4`, `verzichte`. Les nombres qui restent s’écrivent séparés : `keep 8 4`.

        ### Le plateau en texte
        En haut, les cases 1 à 9 ; dessous, les emplacements à gauche (`L`) et à droite (`R`), les pions de l’intérieur vers l’extérieur : `rrb`, ce sont deux rouges et un bleu à l’extérieur. Puis, pour chaque camp, le chemin, les pions hors du plateau et, après `#`, ceux au but ; `>` indique à qui de jouer. Enfin les dés : `'` vient d’être lancé, entre parenthèses déjà utilisé au premier lancer.

gamwin-topic-rulings = Précisions
    .text =
        Là où le livret laisse une question ouverte, nous jouons ainsi :

        1. On capture aussi au premier lancer.
        2. Il n’y a pas de pas en arrière depuis le premier emplacement du chemin ; un saut jusqu’à l’emplacement où se trouve le pion n’en est pas un.
        3. Un pion qui arrive au 9 par la traversée y capture comme partout.
        4. Après un coup, tu continues : avec d’autres coups ou un autre lancer.
        5. Un aller-retour n’est pas un coup : dans une position où tu as déjà lancé pendant ce tour, tu ne lances pas de nouveau ; là seulement, tu peux passer.
        6. Quarante tours d’affilée sans aucun changement, vingt de chaque camp, font une nulle.
        7. Personne n’est obligé d’ouvrir un mur, même si le livret semble le dire.
        8. On peut renoncer à une paire. Le livret dit « doit », son exemple fait autrement.
        9. Après 20 000 lignes et lancers, la partie est nulle, pour qu’aucune ne puisse durer sans fin.
