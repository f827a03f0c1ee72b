# Les règles de Zirkeltanz telles qu’on les joue ici : un titre et un texte par sujet, 3 500 caractères au plus.

zirkeltanz-topic-overview = Vue d’ensemble
    .text =
        Un jeu pour deux, Bleu et Jaune, d’E. Weinert, V. Krasteva et C. Niebel. Il n’y a pas de plateau : les cercles sont posés bord à bord sur un plan ouvert et dansent de voisin en voisin. Qui recouvre en premier une partie, n’importe laquelle, du **cercle de vie** rouge de l’adversaire gagne.

        - Chaque camp a dix **cercles numérotés** de 1 à 5, deux de chaque ; plus le numéro est grand, plus le cercle l’est aussi. Ils s’appellent 1a, 1b, 2a et ainsi de suite jusqu’à 5b.
        - Les deux camps s’installent en secret, chacun dans sa moitié.
        - Le dé dit quel numéro doit bouger. On enlève un cercle pour le poser ailleurs, contre un cercle de sa couleur qui porte un **numéro voisin**.
        - Sur un 6, tu déplaces un cercle de l’adversaire.
        - Tu dois jouer si tu le peux ; sinon, ton tour est perdu.

        Le cercle de vie de Bleu est en bas, celui de Jaune en haut ; directions et coordonnées sont celles de l’image pour les deux camps.

        Les mesures du livret sont perdues, et il laisse quelques points ouverts. Dans ces cas, nous jouons avec des mesures reconstituées et des précisions numérotées, expliquées sous *Précisions*.

zirkeltanz-topic-measures = Mesures
    .text =
        Toutes les longueurs sont en unités. Les emplacements sont mesurés au millionième d’unité, pour qu’un contact soit un contact aux yeux de tous.

        - cercle numéroté de 1 à 5 : rayon de 1 à 5
        - cercle de vie : rayon 2, en (0, -22) pour Bleu et en (0, 22) pour Jaune
        - **surface de réparation** autour de lui : rayon 6
        - entre les bords des deux cercles de vie : quatre cercles de taille 5, soit 40
        - ligne médiane : y = 0 ; le plan n’a pas de bord

        Deux cercles *se touchent* si la distance de leurs centres diffère de la somme de leurs rayons de deux millionièmes au plus ; ils *se chevauchent* si elle est encore plus petite. Se toucher est permis partout ; pour deux cercles numérotés, se chevaucher ne l’est jamais.

        L’image montre des coordonnées sur ses bords, une échelle et la rose des vents : 0° est en haut, 90° à droite, 180° en bas, 270° à gauche.

zirkeltanz-topic-setup = Mise en place
    .text =
        Les deux camps posent leurs dix cercles en secret et en même temps (**précision 1**). Personne ne voit rien de la mise en place de l’autre avant que les deux aient fini.

        Chaque cercle se trouve
        - entièrement dans ta moitié ; il peut toucher la ligne médiane,
        - hors de ta propre surface de réparation,
        - sur aucun autre cercle. Il n’est obligé d’en toucher aucun.
        - Aucune coordonnée d’un centre ne dépasse 60 (**précision 7**). Une fois la partie lancée, cette limite n’existe plus.

        ### Comment faire
        `formation wall` pose les dix cercles. Les formations sont wall (mur), arrow (flèche), fan (éventail), ring (anneau), phalanx (phalange) et pincers (tenaille) ; pour Jaune, elles sont en miroir par rapport à la ligne médiane. `5a(12.5,-7)` pose un seul cercle, et plusieurs peuvent tenir sur une ligne : `5a(12.5,-7), 4a(2,-5)`. Ils sont jugés avec tout ce qui est déjà posé ; si quelque chose ne va pas, rien ne change. `ready` (prêt) demande les dix cercles et c’est définitif.

        Puis chaque camp lance un dé, et relance tant qu’il y a égalité ; le plus haut commence. Ces dés ne comptent pas pour le premier tour.

zirkeltanz-topic-turn = Un tour
    .text =
        Le dé est lancé au début de ton tour.

        - **De 1 à 5** : tu dois déplacer un de tes deux cercles de ce numéro.
        - **6** : tu dois déplacer un cercle de l’adversaire ; voir *Un six*.

        Si aucun coup n’est permis, ton tour est perdu ; le jeu le voit de lui-même et écrit `-` sur la feuille de partie. S’il en existe un, tu dois jouer.

        ### Trouver un emplacement
        Le bouton *Jouer un coup* et `/pourquoi` montrent une image avec les **arcs** où peut se trouver le centre des cercles désignés par le dé, et des **creux** numérotés : des emplacements qui touchent deux choses. D’abord vient ce qui gagne, puis ce qui est le plus près du cercle de vie adverse. Après le cercle et son voisin, tu peux aussi choisir une direction, et la tourner par petits pas.

zirkeltanz-topic-neighbours = Numéros voisins
    .text =
        Les voisins d’un numéro sont celui juste en dessous et celui juste au-dessus. Il n’y a pas de cercle 6 : 5 et 1 sont donc voisins l’un de l’autre.

        - 1 : 2 et 5
        - 2 : 1 et 3
        - 3 : 2 et 4
        - 4 : 3 et 5
        - 5 : 4 et 1

        Qu’un 1 puisse se poser contre un 5, c’est la **précision 2** : le livret ne le dit que du 5.

        Seuls les cercles *de la couleur du cercle déplacé* comptent comme voisins. Il doit en toucher un ; il peut en toucher d’autres en plus (**précision 6**).

zirkeltanz-topic-laying = Poser un cercle
    .text =
        Le cercle déplacé

        1. **touche** au moins un cercle de sa couleur qui porte un numéro voisin ;
        2. ne recouvre plus **aucune partie de l’endroit où il était**. Il peut toucher son ancien emplacement, et rester contre le même voisin ;
        3. **ne chevauche aucun cercle numéroté**, de l’une ou l’autre couleur ;
        4. ne mord pas sur la **surface de réparation de sa propre couleur**. Sur celle d’en face, il le peut ;
        5. sur un six, ne recouvre pas le cercle de vie du camp qui le déplace (**précision 3**).

        Aucun cercle n’est poussé ; tous les autres restent où ils sont. Le cercle est enlevé du plan, donc rien ne l’arrête en chemin, pas même un anneau fermé autour de son nouvel emplacement (**précision 5**).

zirkeltanz-topic-six = Un six
    .text =
        Sur un 6, tu dois déplacer un cercle *de l’adversaire*, n’importe lequel des dix. Toutes les règles valent comme si c’était à lui de le jouer : le cercle se pose contre un voisin de *sa* couleur, quitte son ancien emplacement et reste hors de *sa* surface de réparation.

        Il ne doit pas venir recouvrir ton cercle de vie : personne ne gagne pendant le tour de l’adversaire (**précision 3**). Cela compte aussi pour savoir s’il existe un coup permis.

        Dans la notation, `!` marque les cercles de l’adversaire : `!5b@!1a:90`. Devant le cercle déplacé et son voisin, tu peux l’omettre sur un six. Pour le deuxième cercle, il compte toujours : dans `3a@4b+2a`, le 2a est à toi ; dans `3a@4b+!2a`, il est à l’adversaire.

zirkeltanz-topic-end = La fin
    .text =
        La partie se termine

        1. quand tu poses un de tes cercles de sorte qu’il recouvre **une partie du cercle de vie adverse**. Le toucher ne suffit pas. Tu as alors gagné aussitôt ;
        2. quand un camp **abandonne**, ou que les deux s’accordent sur la nulle ;
        3. si la partie a commencé avec une **limite de tours** (**précision 4**) : quand ce nombre de tours est joué, ceux des deux camps ensemble, tours perdus compris, et que personne n’a gagné, la partie est nulle. Sans cette limite, elle continue jusqu’à ce que quelqu’un gagne.

zirkeltanz-topic-notation = Notation
    .text =
        - `3a@4b:120` pose 3a contre 4b, dans la direction 120° vue de 4b : 0 est en haut, dans le sens des aiguilles d’une montre, six décimales au plus
        - `3a@4b+2a` pose 3a dans le creux qui touche les deux. Il existe au plus deux emplacements de ce genre : `<` est à gauche, `>` à droite du chemin de 4b à 2a, comme dans `3a@4b+2a>`. Le signe n’est utile que si les deux sont permis
        - à la place du deuxième cercle : `+area` (la surface de réparation de la couleur du cercle déplacé), `+old` ou le cercle déplacé lui-même (l’endroit qu’il quitte) et, sur un six, `+life` (ton cercle de vie)
        - `!` marque les cercles de l’adversaire ; voir *Un six*

        Le cercle après `@` doit être un voisin. Là où les deux choses sont exactement aussi éloignées que le cercle déplacé est large, il n’y a qu’un emplacement, sans `<` ni `>`.

        ### Aimantation
        Une direction dont l’emplacement est permis est prise telle quelle. S’il ne l’est pas et qu’un creux permis se trouve à moins de 0,05°, c’est ce creux qui compte ; la réponse le nomme.

        ### Une lecture indulgente
        Majuscules, espaces, virgules en trop, `120°`, virgule décimale dans une direction. Dans les coordonnées, la virgule sépare ; avec un point-virgule, les virgules sont décimales : `5a(12,5;-7)`. Mots allemands : `aufstellung`, `fertig`, `strafraum`, `alt`, `leben`.

        ### La feuille de partie
        Elle a une ligne par tour et, après chaque coup, le centre en millionièmes d’unité : `3a@4b:120 = (20062178,-8000000)`. Le centre seul dit où se trouve le cercle ; il n’est jamais recalculé. Tu ne le tapes pas.

        ### Le plateau en texte
        Les cercles de Bleu sont remplis de `=`, ceux de Jaune de `#` ; `*` sont les cercles de vie, `.` les surfaces de réparation. En dessous figurent tous les centres ; `>` est le camp qui doit jouer, le dé est entre parenthèses.

zirkeltanz-topic-rulings = Précisions
    .text =
        ### Précision 1 : la mise en place est secrète
        Le livret laisse les deux camps s’installer librement et ne dit pas qui est le premier. Les deux le font donc en même temps et en secret, et tout se montre quand les deux ont fini.

        ### Précision 2 : 1 et 5 sont voisins l’un de l’autre
        Le livret dit qu’un 5 peut se poser contre un 1, et ne dit rien du 1. Pour nous, être voisins est réciproque.

        ### Précision 3 : personne ne gagne pendant le tour de l’adversaire
        Un cercle déplacé sur un six ne doit pas venir recouvrir le cercle de vie du camp qui le déplace.

        ### Précision 4 : pas d’autre fin
        La partie se termine par un recouvrement, un abandon ou un accord. Une partie peut fixer une limite de tours ; 300 est un bon choix pour les ligues. À la limite, elle est nulle.

        ### Précision 5 : les cercles sont enlevés, puis posés
        Ce qui se trouve entre l’ancien emplacement et le nouveau ne compte pas.

        ### Précision 6 : un voisin suffit
        Il faut toucher un voisin. Toucher tout autre cercle, de l’une ou l’autre couleur, n’est qu’un contact de bord, et c’est permis.

        ### Précision 7 : une limite pour la mise en place
        Pendant la mise en place, aucun centre n’est à plus de 60 unités du milieu, en x ou en y.

        ### Ce qui a été reconstitué
        Toutes les mesures sont de nous, car les images du livret sont perdues ; seule la distance de quatre cercles de taille 5 en vient. Elles ont été choisies pour que personne ne puisse gagner en deux tours par ses propres forces, qu’une partie dure quelque 17 à 57 tours, qu’un tour ne soit presque jamais perdu et que le départ ne compte guère.
