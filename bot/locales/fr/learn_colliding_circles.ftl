# La leçon de Colliding Circles (games/colliding_circles/lessons.py) : chaque étape en deux phrases, avec un exercice et des indices.

learn-colliding_circles-board = Une case porte le nom de sa colonne et de sa rangée, et six cases autour d’un centre forment un cercle : autour de CD6, par exemple, se trouve celui du milieu, avec les chiffres imprimés. Des cases côte à côte, sans centre entre elles, sont voisines.
    .title = Le plateau
    .task = Quelle case est voisine de C6, où se trouve le 5 rouge ?
    .hint = C6 a trois voisines, dont deux dans sa propre colonne C.
    .answer-d6 = D6, à droite
    .answer-b6 = B6, à gauche
    .answer-b5 = B5, en bas à gauche
    .hint-d6 = C6 et D6 se font face de part et d’autre du centre CD6 : elles ne sont donc pas voisines. Regarde de l’autre côté de C6.
    .hint-b5 = B5 est une rangée plus bas. Dans une autre colonne, seule une case de la même rangée peut être voisine, et pour C6 c’est dans la colonne B.

learn-colliding_circles-open = Tu joues Rouge et tu commences, avec un seul dé sur le cercle du milieu. Des chiffres y sont imprimés : le dé doit montrer le chiffre de sa case.
    .title = L’ouverture
    .task = Ouvre avec un 5 de ta main : valeur, astérisque, case, comme `2*D6` pose un 2 en D6.
    .hint = Cherche le petit 5 imprimé sur le cercle du milieu. Il est sur une case de la colonne C.
    .hint-other = Ce n’est pas un 5. Pose un 5 sur la case où 5 est imprimé.

learn-colliding_circles-join = Deux dés sur des cases voisines diffèrent d’exactement 1 : à côté du 5 de Rouge ne vont que 4 et 6. Tu joues maintenant Noir, et en un tour tu peux poser deux dés, avec une virgule entre les deux.
    .title = Deux poses
    .task = Pose deux dés en une ligne, tous deux à côté du 5 en C6.
    .hint = Les voisines libres de C6 sont B6, C5 et C7, et tu as en main un 6 et deux 4.
    .hint-one = Cela ne fait pas deux poses. Après la première, écris une virgule, puis la deuxième : valeur, astérisque, case.
    .hint-apart = Sur son chiffre imprimé, un dé peut se poser à l’écart des autres. Mais ici, les deux dés doivent aller à côté du 5 : en B6, C5 ou C7.

learn-colliding_circles-rethrow = Il reste une exception à apprendre : 6 et 1 comptent aussi comme voisins. Au lieu d’une deuxième pose, tu peux relancer un dé de ta main ; `+4` relance un 4 à la fin de ton tour.
    .title = Six et un, et une relance
    .task = Tu joues Rouge : pose un 1 à côté du 6 en C5, et relance un dé de ta main dans la même ligne.
    .hint = C4 et D5 sont les voisines libres de C5. La pose vient d’abord, puis une virgule, puis la relance.
    .hint-place = Il n’y a pas de 1 à côté du 6 en C5. Poses-en d’abord un en C4 ou en D5.
    .hint-rethrow = Le 1 est bien placé, mais rien n’est relancé. Finis la ligne par une relance au lieu d’une autre pose : `+` et une valeur que tu as encore.

learn-colliding_circles-move = Au début d’un tour, un dé peut avancer par des cases libres, un des tiens ou un de l’adversaire : à chaque pas, le tien baisse de 1, celui de l’adversaire monte de 1. Partout où il passe ou s’arrête, il doit s’accorder avec ses voisins.
    .title = La manœuvre
    .task = Tu joues Rouge : déplace ton 4 de B6 en A7 par B7. Un tiret sépare la première case de la dernière.
    .hint = Nomme seulement la case où est le dé et celle où il finit. En B7, il est un 3, et il finit en 2.
    .hint-short = C’est le bon dé, mais il finit sur une autre case. Il doit arriver en A7, comme 2.
    .hint-other = Ainsi, le dé en B6 n’arrive pas en A7. Écris B6, un tiret et A7.

learn-colliding_circles-wolf = Un cercle complet appartient à la couleur dont les dés y font le plus grand total, et si ses dés montrent 1 à 6 dans l’ordre tout autour, c’est un Loup, qui vaut 5 points. Autour de BC7, un 2, un 3, un 4 et un 5 se suivent déjà, mais le 4 en B6 les gêne.
    .title = Un Loup
    .task = Tu joues Rouge : ferme BC7 en Loup, le tout en une ligne.
    .hint = Commence par la manœuvre de l’étape précédente. Ensuite, il faut le 6 en B6 et le 1 en B7.
    .hint-goose = BC7 est complet, mais ce n’est qu’une Oie à 1 point. Éloigne d’abord le 4 de B6, puis mets le 6 et le 1 à leur place.
    .hint-open = BC7 n’est pas encore complet. Une fois le 4 parti en A7, pose un 6 en B6 et un 1 en B7, le tout dans la même ligne.
    .done = 12 contre 9 : le Loup est à toi. Tout autre mélange est une Oie à 1 point, et deux valeurs qui alternent sont un Renard à 3 points.

learn-colliding_circles-owner = Qui ferme un cercle ne l’obtient pas toujours : seul compte le total des dés de chaque couleur, et un dé posé à la légère est un cadeau. Avec un dé de ta main, tu peux fermer AB8 (`5*A8`) ou CD6 (`6*D6`).
    .title = À qui est le cercle ?
    .task = Tu joues Rouge : fais les totaux, puis ferme le cercle qui te reviendra.
    .hint = Autour d’AB8, Noir totalise 6 + 3 + 2 = 11, et toi, tu aurais 4 + 5 + 1 = 10. Compte maintenant CD6.
    .hint-gift = AB8 devient un Loup pour Noir, avec 11 contre tes 10. Autour de CD6, tu aurais la majorité.
    .hint-none = Cela ne ferme aucun cercle. A8 est la dernière case libre d’AB8, D6 celle de CD6.

learn-colliding_circles-better = Les dés d’un cercle complet de l’adversaire sont figés ; tes propres cercles, tu peux les rouvrir et mieux les refermer. BC5 est ton Oie à 1 point : 5 6 5 6 5, et un 4 qui gâche le Renard.
    .title = De l’Oie au Renard
    .task = Tu joues Rouge : fais de BC5 un Renard à 3 points, en une ligne.
    .hint = Un pas jusqu’en B3 ne suffit pas : devenu un 3, le dé serait à côté du 6 qui doit venir. Emmène-le plus loin, puis pose le 6.
    .hint-open = BC5 est maintenant ouvert, et tu as perdu son point. Pose un 6 en B4 dans la même ligne.
    .hint-same = BC5 est toujours une Oie. Éloigne le 4 de B4, puis pose un 6 à sa place.

learn-colliding_circles-hole = Entre trois valeurs impaires différentes, ou trois valeurs paires différentes, aucun dé ne convient : D6, entre 1, 5 et 3, est un trou. Tu joues Noir, et ce que Rouge ne peut pas faire avec son propre 1, tu le peux : à ton tour, un dé rouge monte.
    .title = Un trou
    .task = Supprime le trou par une manœuvre et ferme CD6, le tout en une ligne.
    .hint = Fais sortir de CD6 le 1 qui est en D5, par exemple jusqu’en E4. Un 5 convient alors en D5 et un 4 en D6.
    .hint-empty = D6 est encore vide. Éloigne le 1 de D5, puis pose un dé en D5 et un en D6.
    .hint-half = Le trou a disparu et la case est remplie, mais il manque maintenant un dé à CD6, en D5. Un tour permet deux poses.

learn-colliding_circles-end = La partie est finie dès que plus rien ne peut être posé, ou que quelqu’un a posé son dernier dé ; le meilleur score gagne alors. Rouge a 20 points et Noir 22, et F8 est la dernière case libre qui ne soit pas un trou.
    .title = La fin
    .task = Tu joues Rouge : finis la partie avec ce tour, et gagne-la.
    .hint = Regarde d’abord ce que rapporterait `4*F8`. Une manœuvre du dé noir en F9 libère plutôt une autre case.
    .hint-lost = C’est la fin, mais à 21 contre 22 : tu as perdu d’un point. Déplace d’abord le dé de F9 en F8, et regarde ce qui convient alors en F9.
    .hint-on = La partie n’est pas encore finie, et Noir mène. Remplis la dernière case libre dans cette même ligne.
    .done = 23 à 22 ! La dernière case n’est pas toujours celle qu’on voit : une manœuvre peut la choisir.
