# La leçon de Gamwin (games/gamwin/lessons.py) : chaque étape en deux phrases, avec son exercice et ses indices.

learn-gamwin-way = Les pions se tiennent à côté de neuf cases, à gauche (`L`) ou à droite (`R`) : un emplacement est un côté et un nombre, comme `L5`. Tu joues Bleu, et tes trois pions montent le côté gauche jusqu’en `L9`, traversent jusqu’en `R9` et descendent jusqu’en `R1` ; Rouge va dans l’autre sens.
    .title = Le chemin
    .task = Par où ton pion marqué, en `L5`, va-t-il jusqu’au but ?
    .hint = Suis la flèche bleue du côté gauche, et pense à ce qui vient après le 9.
    .answer-round = Monter en L9, traverser, descendre en R1
    .answer-back = Descendre en L1
    .answer-over = Traverser tout droit en R5
    .hint-back = C’est de là qu’il vient : le chemin de Bleu commence en `L1`.
    .hint-over = Les pions ne traversent qu’au 9.
    .done = En `R1`, le pion est au but et quitte le plateau. Le premier camp à y avoir ses trois pions gagne.

learn-gamwin-enter = Au premier lancer, tu fais entrer des pions : avec chaque dé un au plus, à côté de son nombre, sur ton propre côté de départ. `*9` fait entrer un pion au 9, et après une virgule vient le suivant.
    .title = Faire entrer des pions
    .task = Tu as lancé 9 5 2. Fais entrer deux pions en une ligne, au 9 et au 5.
    .hint = Un astérisque devant chaque nombre, et une virgule entre les deux.
    .hint-both = Il faut deux pions, un au 9 et un au 5, dans la même ligne.
    .done = Tu peux utiliser un, deux ou les trois dés, ou écrire `pass`. Plus tard dans la partie aussi, des pions entrent aux nombres visibles.

learn-gamwin-step = Un pion bouge d’un emplacement en avant ou en arrière, et seulement vers un nombre visible sur l’un des trois dés. Tu écris d’où il part et où il va.
    .title = Un pas
    .task = Il y a 7 6 5 sur la table. Avance d’un emplacement ton pion en `L5`.
    .hint = De `L5` à l’emplacement suivant du côté gauche, avec un tiret entre les deux.
    .hint-other = C’est le pion en `L5` qui doit bouger. N’en fais pas entrer d’autre maintenant.
    .hint-place = C’est trop loin pour l’instant : un pas jusqu’au 6 suffit.
    .done = Tant que tu bouges quelque chose, c’est toujours ton tour.

learn-gamwin-run = Chaque nombre visible sert aussi souvent que tu veux, pour n’importe lequel de tes pions. Un pion peut donc avancer tant que le nombre suivant est visible, le tout en une ligne.
    .title = Plusieurs pas en une ligne
    .task = Mène le pion de `L5` à `L7` en une ligne.
    .hint = Deux pas avec une virgule entre eux. Chacun dit d’où il part et où il va.
    .hint-other = C’est le pion en `L5` qui doit avancer. Laisse les autres où ils sont.
    .hint-place = Il n’est pas arrivé en `L7`. Ajoute le pas suivant après une virgule.
    .done = Minuscules et espaces conviennent aussi : `l5-l6 l6-l7` est la même ligne.

learn-gamwin-throw = Avec un 9, un pion en `L9` peut traverser jusqu’en `R9`, pour de bon. Après un coup, tu peux relancer en gardant ce qui te plaît : `keep 4` garde le 4 et lance les deux autres dés, `roll` lance les trois.
    .title = Traverser et lancer
    .task = Traverse avec ton pion en `L9` et, dans la même ligne, relance en gardant le 4.
    .hint = D’abord `L9-R9`, puis une virgule, puis ce qui reste sur la table.
    .hint-cross = Il manque la traversée : elle va de `L9` à `R9`.
    .hint-throw = Le pion a traversé, mais rien n’est lancé. Mets le lancer derrière, dans la même ligne.
    .hint-kept = Tu lances, mais pas les bons dés : le 4 doit rester, et rien d’autre.
    .done = Tu ne peux pas lancer deux fois dans la même position : quelque chose doit d’abord bouger.

learn-gamwin-safe = Quand un pion arrive à une case, chaque pion adverse isolé s’y fait capturer, des deux côtés de la case, et doit tout recommencer. Deux ou trois pions d’une couleur du même côté sont à l’abri.
    .title = Qui est à l’abri
    .task = Deux pions rouges se tiennent en `R8`. Que se passe-t-il quand un pion bleu y va ?
    .hint = Isolé veut dire seul de sa couleur de son côté. Combien de pions rouges se tiennent en `R8` ?
    .answer-blocks = Aucun n’est capturé, les deux sont bloqués
    .answer-one = Celui de l’extérieur est capturé
    .answer-both = Les deux sont capturés
    .hint-one = De deux pions d’un même côté, aucun n’est isolé : aucun ne peut donc être capturé.
    .hint-both = Seuls les pions isolés sont capturés ; ensemble, ces deux-là sont à l’abri.
    .done = Le pion bleu se tient à l’extérieur des deux et les bloque : ils ne peuvent pas partir avant qu’il s’en aille. Trois pions d’un même côté sont un mur qu’aucun pas ne franchit.

learn-gamwin-capture = Il y a 7 6 5 sur la table, et un pion rouge isolé en `R7`. Peu importe de quel côté tu arrives à sa case.
    .title = Capturer
    .task = Capture le pion rouge en `R7`.
    .hint = Le 7 est là. Ton pion en `R8` n’est qu’à un emplacement.
    .hint-stone = Le pion rouge est toujours en `R7`. Lequel de tes pions peut arriver à un 7 ?
    .done = D’autres moyens sont aussi bons, même `*7` : tout ce qui arrive au 7, à gauche ou à droite, capture. Le `x` d’une ligne marque une capture ; tu n’as pas besoin de l’écrire.

learn-gamwin-pair = Deux dés pareils sont une paire, et une seule chose est alors possible : l’un de tes pions saute le long de son côté jusqu’à cette case, par-dessus n’importe quoi, ou un pion y entre. Ensuite, les trois dés sont relancés.
    .title = Les paires
    .task = Il y a 1 1 4 sur la table, une paire de 1. Amène un de tes pions au but grâce à elle.
    .hint = Un pion du côté droit y saute jusqu’au 1, et c’est la fin de ton chemin.
    .hint-jump = Un saut se fait du côté où se tient le pion. Ce n’est qu’à droite que le 1 est ton but.
    .hint-waived = Tu peux renoncer à une paire, mais celle-ci amène un pion au but. Sers-t’en.
    .done = Le `#` d’une ligne marque un pion arrivé au but. Tu n’as pas besoin de l’écrire non plus.

learn-gamwin-waive = Dans une position où tu as déjà lancé, tu ne peux pas lancer de nouveau : tu bouges quelque chose, ou tu dis `pass`. Ici, il y a 9 8 3, et seul un pas en arrière de `R2` à `R3` est possible.
    .title = Quand passer
    .task = Un pas en arrière ne sert à rien ici. Laisse le tour à Rouge.
    .hint = Un seul mot suffit.
    .hint-back = Cela éloigne du but, et il te faudrait revenir. Passe plutôt.
    .done = Dans une position où tu n’as pas encore lancé pendant ton tour, tu continues par un coup ou un lancer : là, tu ne peux pas passer.

learn-gamwin-end = Quand vient ton tour, le dernier lancer de l’autre camp est là pour toi aussi. Le premier camp à avoir trois pions au but gagne, et le nombre de ceux de l’autre camp compte : 3 à 0 vaut plus que 3 à 2.
    .title = La fin
    .task = Rouge a laissé 7 5 1 sur la table, et ton dernier pion est en `R2`. Gagne la partie.
    .hint = Regarde les dés avant de lancer : un de ces nombres est tout ce qu’il te faut.
    .hint-throw = Pas besoin de lancer : le 1 est déjà là, peu importe qui l’a lancé. Bouge d’abord.
    .done = Amène les trois au but en un seul tour, et c’est un Durchmarsch.
