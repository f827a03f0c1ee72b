# La leçon de Zirkeltanz (games/zirkeltanz/lessons.py) : chaque étape en deux phrases, avec un exercice et des indices.

learn-zirkeltanz-aim = Il n’y a pas de plateau, seulement un plan où chaque camp a dix cercles, numérotés de 1 à 5 selon leur taille. En bas se trouve le cercle de vie rouge de Bleu, en haut celui de Jaune, chacun au milieu de sa surface de réparation.
    .title = Le plan
    .task = Tu joues Bleu. Que doit recouvrir un de tes cercles pour que tu gagnes ?
    .hint = Ce qu’il faut recouvrir est petit, rouge, et ne bouge jamais.
    .answer-area = La surface de réparation de Jaune
    .answer-life = Le cercle de vie de Jaune
    .answer-largest = Le plus grand cercle de Jaune
    .hint-area = La surface de réparation n’écarte que les cercles de sa propre couleur. Ce qu’elle protège est en son milieu.
    .hint-largest = Les cercles numérotés ne se recouvrent jamais, quelle que soit leur couleur. Cherche le cœur.

learn-zirkeltanz-formation = D’abord, chaque camp pose ses dix cercles en secret, dans sa moitié, hors de sa surface de réparation et sans chevauchement. Une ligne fait tout : `formation` et l’un des mots wall (mur), arrow (flèche), fan (éventail), ring (anneau), phalanx (phalange), pincers (tenaille).
    .title = La mise en place
    .task = Pose les dix cercles avec une formation.
    .hint = Écris `formation` et un nom, ou choisis-en une dans le menu.
    .hint-some = Ce cercle est bien placé, mais il en reste neuf. Une formation pose les dix d’un coup.

learn-zirkeltanz-change = Une formation n’est qu’un début : `5a(12.5,-7)` repose un seul cercle, son centre en x = 12,5 et y = -7. Les coordonnées sont sur les bords de l’image ; avec Bleu, tu es au-dessous de 0.
    .title = Coordonnées
    .task = Recule le 3a entouré, pour que son centre soit en y = -10 ou plus bas.
    .hint = Laisse x comme il est, environ -21, et choisis y entre -10 et -20 : cercle, parenthèse, x, virgule, y, parenthèse.
    .hint-first = `ready` terminerait ta mise en place pour de bon. Déplace d’abord 3a : son nom, puis deux nombres entre parenthèses.
    .hint-other = 3a n’est pas où il devrait, ou tu n’as pas déplacé que lui. Pose seulement 3a, avec un y de -10 ou plus bas.
    .done = Dans une partie, tu terminerais ta mise en place avec `ready`. Les deux mises en place sont alors montrées, et les dés disent qui commence.

learn-zirkeltanz-lay = Au début de ton tour, un dé est lancé : sur un 2, tu dois déplacer un de tes 2. On l’enlève, puis on le pose de sorte qu’il touche un cercle de ta couleur qui porte un numéro voisin, pour un 2 c’est 1 ou 3.
    .title = Un coup
    .task = Pose un de tes 2 contre un 3. `2a@1a:180` poserait 2a contre 1a, dans la direction 180°.
    .hint = La rose des vents de l’image montre les directions : 0 est en haut, 90 à droite. Au-dessus de 3a, il y a de la place.
    .hint-other = Il va contre un 1. Écris un 3 après le `@`.

learn-zirkeltanz-five-one = La suite des numéros est un anneau : il n’y a pas de cercle 6, donc 5 et 1 sont voisins l’un de l’autre. Tes petits 1 en deviennent rapides, car autour d’un grand 5, ils vont loin.
    .title = Cinq et un
    .task = Tu as obtenu un 1 : pose un de tes 1 contre un 5.
    .hint = Au-dessus de tes cercles 5a et 5b, il y a de la place : direction 0.
    .hint-two = 1 et 2 sont voisins. Mais ici, le 1 doit toucher un 5 : `1a@5a:` et une direction.

learn-zirkeltanz-nook = Pour un emplacement qui touche deux choses, pas besoin de calculer une direction : `@` nomme le voisin, `+` la deuxième. Si les deux côtés sont libres, `<` veut dire à gauche et `>` à droite du chemin de la première à la deuxième.
    .title = Les creux
    .task = Pose un 2 dans le creux entre ton 3a et ton 5a.
    .hint = Le voisin après `@` doit être 3a, car 5 n’est pas voisin de 2. Après `+` vient 5a.
    .hint-one = Cela n’en touche qu’un, ou c’est une autre paire. Écris `+5a` au lieu d’une direction : d’abord 3a, puis 5a.

learn-zirkeltanz-around = Un cercle déplacé peut rester contre le même voisin, mais il doit quitter son ancien emplacement : il peut le toucher, pas le chevaucher. C’est l’erreur que tout le monde fait d’abord : tourner un cercle juste un peu.
    .title = Quitter l’ancien emplacement
    .task = Tu as obtenu un 4 : déplace 4b, et pose-le de nouveau contre 5b.
    .hint = Vu de 5b, 4b est maintenant à 90° environ. Tourne-le vers le haut d’à peu près 60°, ou écris `+old` : il touche alors tout juste son ancien emplacement.
    .hint-other = C’est un autre cercle, ou un autre voisin. Il s’agit des deux qui sont entourés : `4b@5b`.

learn-zirkeltanz-advance = Ce qui se trouve en chemin ne compte pas, car on enlève les cercles avant de les poser ; seul compte l’endroit où ils arrivent. La surface de réparation de Jaune t’est ouverte, la tienne non.
    .title = Au-delà du milieu
    .task = Tu as obtenu un 5 : pose un de tes 5 de sorte que son centre soit au-delà de la ligne médiane.
    .hint = Ton 4b a déjà passé la ligne médiane, et 4 est voisin de 5.
    .hint-home = Le cercle reste chez toi. Ton 4b est loin devant : pose le 5 contre lui, du côté du haut.

learn-zirkeltanz-six = Sur un 6, tu dois déplacer un cercle de l’adversaire, selon les règles qui valent pour ce cercle : contre un voisin de sa propre couleur. `!` marque ce qui est à Jaune : `!1a@!2a:0` pose le 1a de Jaune.
    .title = Un six
    .task = Le 5a de Jaune s’est approché. Renvoie-le.
    .hint = Un 5 va contre un 4 ou un 1. Le 1b de Jaune est loin, au bord droit.
    .hint-other = C’est un cercle de Jaune, mais pas celui qui te menace. Déplace `!5a`.

learn-zirkeltanz-win = Toucher le cercle de vie ne suffit pas : il faut en recouvrir une partie. Dès que ton cercle le recouvre, tu as gagné.
    .title = Gagner
    .task = Tu as obtenu un 4, et ton 5a est devant le cercle de vie de Jaune. Gagne.
    .hint = Vu de 5a, le cœur est presque droit au-dessus, un peu à droite. La direction 0 est en haut, et elle augmente dans le sens des aiguilles d’une montre.
    .hint-short = Le cercle de vie reste libre. Pose un 4 contre 5a, presque droit au-dessus.
    .done = *Jouer un coup* met toujours en premier un emplacement qui gagne.
