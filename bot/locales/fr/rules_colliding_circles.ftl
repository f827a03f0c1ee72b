# Les règles de Colliding Circles telles qu’on les joue ici : un titre et un texte par sujet, 3 500 caractères au plus.

colliding_circles-topic-overview = Vue d’ensemble
    .text =
        Un jeu de dés pour deux, Rouge et Noir, de Graham Lipscomb. Le plateau se remplit de dés, et partout où six d’entre eux ferment un **cercle**, un camp en gagne les points : celui dont les dés y font le plus grand total, peu importe qui a posé le dernier. À la fin, le meilleur score gagne.

        - Vous avez chacun 28 dés. Cinq d’entre eux, déjà lancés, forment ta **main** ; les autres attendent dans ta **réserve**. Rien n’est caché.
        - Un **tour** est une ligne de trois actions au plus : une **manœuvre** déplace un dé sur le plateau, une **pose** en amène un de ta main, et pour finir vient une deuxième pose ou une **relance**. Aucune n’est obligatoire.
        - Deux dés voisins diffèrent d’exactement 1, et 6 et 1 comptent comme voisins. Tout le jeu repose sur cette **règle de voisinage**.
        - Les nouveaux dés ne sont lancés qu’à la toute fin d’un tour. Tu vois donc toujours tout ce que l’adversaire peut faire ensuite : la chance joue entre les tours, jamais pendant.
        - Un cercle vaut 5 points s’il est un **Loup**, 3 s’il est un **Renard** et 1 s’il est une **Oie**. Le score s’écrit Rouge/Noir, par exemple `5/0`.

        Là où le livret laisse une question ouverte, nous jouons selon une précision numérotée, nommée partout où elle compte et expliquée sous *Précisions*.

colliding_circles-topic-board = Le plateau
    .text =
        54 **cases** entourent 19 **centres**. Une case porte le nom de sa colonne et de sa rangée :

        `A3`–`A9` · `B2`–`B10` · `C1`–`C11` · `D1`–`D11` · `E2`–`E10` · `F3`–`F9`

        Un centre se trouve entre deux colonnes et porte leurs deux lettres : `CD6` est le milieu du plateau. De gauche à droite :

        `AB4 AB6 AB8` · `BC3 BC5 BC7 BC9` · `CD2 CD4 CD6 CD8 CD10` · `DE3 DE5 DE7 DE9` · `EF4 EF6 EF8`

        Un **cercle**, ce sont les six cases autour d’un centre : trois dans la colonne de gauche et trois dans celle de droite, chaque fois dans la rangée du centre et dans les deux rangées d’à côté. BC7, en faisant le tour : B6, B7, B8, C8, C7, C6.

        Les **voisines** d’une case sont
        - les cases qui la suivent en haut et en bas de sa colonne, et
        - la case de même rangée dans l’une des colonnes d’à côté : A–B, C–D et E–F sont reliées dans les rangées impaires, B–C et D–E dans les rangées paires.

        C6 a donc pour voisines C5, C7 et B6. Les 18 cases qui n’appartiennent qu’à un cercle ont deux voisines, toutes les autres trois.

        Les cases du cercle du milieu portent des **chiffres imprimés** : C5 = 4, C6 = 5, C7 = 6, D7 = 1, D6 = 2, D5 = 3. Ils ne comptent que là où un dé se pose à l’écart de tous les autres ; voir *Pose*.

colliding_circles-topic-turn = Un tour
    .text =
        À ton tour, tu fais au plus une fois chacune de ces actions, dans cet ordre :

        1. une **manœuvre** : déplacer un dé du plateau, à toi ou à l’adversaire, vers une case libre ;
        2. une **pose** : mettre un dé de ta main sur une case libre ;
        3. une **deuxième pose, ou la relance** d’un dé de ta main.

        Tu peux omettre chacune d’elles, et même les trois : c’est alors un `pass`. Le tour entier tient en une ligne, par exemple `B6-A7, 6*B6, 1*B7`. Les actions comptent l’une après l’autre, comme tu les écris, chacune sur le plateau qu’a laissé la précédente.

        ### Le lancer
        Les dés tombent quand la ligne est finie : d’abord le dé que tu relances, puis un dé de ta réserve pour chaque dé posé, tant que la réserve dure. Ce que tu poses vient de la main que tu vois, jamais des nouveaux dés.

        ### L’ouverture
        Rouge ouvre avec un tour particulier : une pose exactement, sur une case du cercle du milieu CD6, avec un dé qui montre le chiffre imprimé à cet endroit. Ce tour ne peut pas être passé, et il y a toujours un dé qui convient, puisque les six chiffres sont imprimés.

        ### Exemple
        Rouge a 5 5 4 2 1. `5*C6` ouvre ; `4*C5`, `2*D6` et `1*D7` iraient tout aussi bien. Rouge lance un dé, la réserve passe de 23 à 22. Noir a 6 4 4 3 1, répond `6*C5, 4*C7`, lance deux dés et en a encore 21.

colliding_circles-topic-adjacency = Règle de voisinage
    .text =
        Deux dés sur des cases voisines diffèrent d’exactement 1. **6 et 1 comptent comme voisins** : un 6 peut donc se trouver à côté d’un 5 ou d’un 1.

        La règle vaut
        - pour tout dé posé à côté d’au moins un autre,
        - pour chaque case sur le chemin d’une manœuvre, la dernière comprise.

        ### Exemple
        À côté d’un 5 seul vont le 4 et le 6. Entre un 5 et un 3 ne va qu’un 4, entre un 5 et un 1 qu’un 6. Entre 1, 3 et 5, rien ne va : une telle case est un *trou*.

        ### Ce qui en découle
        De deux voisins, l’un est impair et l’autre pair. Chaque case reçoit donc soit des valeurs impaires, soit des valeurs paires, du premier au dernier dé, et les chiffres imprimés disent lesquelles ; c’est pourquoi des zones nées séparément s’accordent toujours quand elles se rejoignent. Et un cercle contient trois dés impairs et trois pairs : sa somme est impaire, il n’y a donc jamais d’égalité pour un cercle.

colliding_circles-topic-manoeuvre = Manœuvre
    .text =
        `C6-C5` déplace le dé de C6 en C5. Tu peux déplacer n’importe quel dé, à toi ou à l’adversaire, une fois, au début de ton tour.

        - Le dé avance pas à pas par des cases voisines libres. Chaque pas le change de 1 : **les tiens baissent, ceux de l’adversaire montent**, mais jamais sous 1 ni au-dessus de 6. Tes propres 1 et les 6 adverses restent donc où ils sont.
        - Sur chaque case du chemin, la dernière comprise, il doit respecter la règle de voisinage avec la valeur qu’il y prend. La case d’où il vient compte comme vide.
        - Il n’entre jamais deux fois dans la même case et ne revient pas à sa case de départ.
        - Il peut s’arrêter loin de tous les autres dés ; les chiffres imprimés n’y font rien.
        - Un dé d’un cercle complet de l’adversaire est **figé** : tu ne peux pas le déplacer. Tu peux rouvrir un cercle à toi ; voir *Cercles et points*.
        - Une manœuvre peut compléter des cercles, pour toi ou pour l’adversaire.

        ### Deux chemins, deux valeurs
        Deux chemins vers la même case peuvent différer en longueur, et donc par la valeur à l’arrivée. Une ligne sans valeur désigne le plus court chemin permis ; toute autre valeur s’écrit entre parenthèses. Prends ton propre 6 en D4 : `D4-E3` passe par E4 et en fait un 4, `D4-E3(2)` passe par D3, D2 et E2 et en fait un 2. Des chemins de même longueur finissent sur la même valeur (`D4-E2` donne un 3 d’un côté comme de l’autre) : tu n’as donc jamais à nommer le chemin. Tu peux toujours ajouter la valeur.

        ### Exemple
        Il y a un 2 en B8, et Rouge a un 4 en B6. `B6-A7` l’emmène par B7, où il est un 3 à côté du 2, jusqu’en A7, où il est un 2. `B6-B7(1)` n’est pas possible : pour faire trois pas, le dé devrait entrer deux fois en B7.

colliding_circles-topic-placement = Pose
    .text =
        `6*C5` pose un 6 de ta main sur la case libre C5. Il y a deux façons de poser :

        - **Accoler** : au moins une voisine de la case est occupée. La règle de voisinage doit alors être respectée avec chaque voisine occupée, et les chiffres imprimés ne signifient rien.
        - **Amorcer** : aucune voisine n’est occupée. Seule convient alors une case chiffrée libre, avec exactement son chiffre : C5 = 4, C6 = 5, C7 = 6, D7 = 1, D6 = 2, D5 = 3. Les deux camps peuvent amorcer, à n’importe quel tour, et même deux fois.

        Une pose est soit l’un, soit l’autre. S’il y a un 6 en C5, un 3 ne peut pas aller en D5, bien qu’un 3 y soit imprimé : il serait accolé au 6.

        ### Exemples
        Il n’y a sur le plateau que le 5 de Rouge en C6. Noir peut s’y accoler avec `6*C5` ou `4*C7`, amorcer ailleurs avec `1*D7` ou `3*D5`, ou faire l’un et l’autre.

        La première pose peut préparer la deuxième. S’il y a un 4 en C7 et rien autour de B8, `3*C8, 2*B8` est permis, mais `2*B8, 3*C8` ne l’est pas : à ce moment-là, le 2 ne toucherait aucun dé.

colliding_circles-topic-rethrow = Relance
    .text =
        `+1` relance un 1 de ta main. La relance remplace la deuxième pose, avec ou sans première, et elle est toujours la dernière action de la ligne. Il n’y en a qu’une par tour.

        - Le dé est relancé à la fin du tour, avant les dés de remplacement. Tu ne peux pas poser la nouvelle valeur dans le même tour.
        - La relance ne prend aucun dé dans la réserve, et tu peux relancer même quand la réserve est vide.

        ### Exemple
        Rouge a 4 4 2 1 1 et joue `4*E5, +1`. Il reste 4 2 1. Le 1 relancé devient un 3, un nouveau dé de la réserve donne 4 : Rouge a maintenant 4 4 3 2 1.

        Une relance change ta main sans rien donner à l’adversaire sur quoi bâtir. Mais qui pose moins de dés est plus loin du dernier, et cela peut compter au bout du compte : voir *La fin*.

colliding_circles-topic-circles = Cercles et points
    .text =
        Un cercle est **complet** quand il y a des dés sur ses six cases. Il appartient à la couleur dont les dés y font le plus grand total, peu importe qui a posé le dernier. Tu peux donc aussi compléter un cercle pour l’adversaire. Il n’y a pas d’égalité : la somme est toujours impaire.

        - **Loup**, 5 points : de 1 à 6 dans l’ordre autour du cercle, dans un sens ou dans l’autre, à partir de n’importe quelle case.
        - **Renard**, 3 points : deux valeurs qui alternent, comme 5 6 5 6 5 6.
        - **Oie**, 1 point : tout le reste.

        Pour la sorte de cercle, les couleurs n’importent pas. Un marqueur au centre montre à qui est le cercle et combien il vaut. Le score est la valeur de tous les marqueurs du plateau *en ce moment* ; un cercle qui te reviendra à coup sûr ne compte que lorsqu’il est complet.

        ### Dés figés
        Un cercle complet fige ses dés pour le camp à qui il n’appartient pas. Le camp à qui il appartient peut les déplacer, rouges ou noirs : le cercle est alors de nouveau ouvert, et son marqueur et ses points disparaissent jusqu’à ce qu’il soit refermé. Un dé qui fait partie de cercles des deux camps est figé pour les deux.

        ### Exemple : un Loup
        Autour de BC7 se trouvent B8 = 2, C8 = 3 et C7 = 4 de Noir, C6 = 5 et B6 = 4 de Rouge. Rouge joue `B6-A7, 6*B6, 1*B7` : le cercle se lit maintenant 6 1 2 3 4 5. Rouge totalise 6 + 1 + 5 = 12 contre 9 : `5/0`.

        ### Exemple : mieux qu’avant
        Rouge possède l’Oie BC5 et joue `B4-A3, 6*B4`. Le 4 en B4 s’en va et devient un 2 en A3, ce qui ouvre le cercle ; le 6 le referme, en Renard cette fois. 3 points au lieu de 1.

colliding_circles-topic-holes = Trous
    .text =
        Un **trou** est une case libre où aucune valeur ne convient : ses trois voisines sont occupées et montrent trois valeurs impaires différentes, ou trois valeurs paires différentes. Une case libre qui a moins de trois voisines occupées n’est jamais un trou.

        Tant que le trou est là, aucun de ses cercles ne peut être complété. Il disparaît dès que l’un des trois dés s’en va, si quelqu’un a le droit de le déplacer.

        ### Exemple
        D5 = 1, D7 = 5 et E6 = 3 entourent D6 : un trou. Rouge ne peut pas déplacer le 1, qui est à lui et ne peut pas descendre plus bas. Noir le peut : `D5-E4, 5*D5, 4*D6` le fait monter par D4 jusqu’à 3 en E4, puis remplit les deux cases.

colliding_circles-topic-end = La fin
    .text =
        La partie finit

        1. quand **plus rien ne peut être posé** : chaque case libre est un trou, ou aucune case n’est libre ;
        2. quand quelqu’un pose sur le plateau le **dernier dé** de sa main et de sa réserve : c’est fini aussitôt, et l’adversaire n’a plus de tour ;
        3. quand quelqu’un **abandonne** : l’adversaire gagne, quel que soit le score, qui reste noté ;
        4. après **douze tours d’affilée sans pose**, les deux camps comptés ensemble (**précision 1**). Tu reçois un avertissement à partir du huitième ; toute pose remet le compte à zéro.

        Les deux premiers cas sont examinés après chaque manœuvre et chaque pose. Quand l’un d’eux se présente, le tour et la partie finissent là : rien de plus ne peut figurer dans la ligne, aucun dé n’est lancé, la main reste telle quelle. Si les deux se présentent ensemble, c’est le premier qui est noté.

        ### Qui gagne
        Le meilleur score gagne ; à égalité, la partie est nulle. Sur un plateau plein, les 19 cercles sont complets et chacun vaut un nombre impair de points : il ne peut alors pas y avoir de nulle. Mais des trous peuvent laisser des cercles ouverts, et une partie peut finir avant que le plateau soit plein.

colliding_circles-topic-notation = Notation
    .text =
        Un tour est une ligne, ses actions sont séparées par des virgules :

        - `C6-C5` manœuvre de C6 en C5 ; `D4-E3(2)` dit avec quelle valeur elle finit
        - `6*C5` pose d’un 6 en C5
        - `+1` relance d’un 1
        - `pass` pour un tour sans aucune action

        ### Une lecture indulgente
        Minuscules, espaces au lieu de virgules, `x` ou `×` pour `*`, tirets de toute longueur, et même `aussetzen` pour `pass` : `b6 – a7 6xb6 1xb7` se lit `B6-A7, 6*B6, 1*B7`, et `4*C7+1` se lit `4*C7, +1`. Ce que je te montre en retour est toujours la même forme canonique : des majuscules, des virgules, et une valeur entre parenthèses seulement là où elle diffère de ce que la manœuvre signifie sans elle.

        Une ligne peut s’arrêter après n’importe quelle action. Si d’autres peuvent suivre, l’aperçu le dit. Une ligne qui n’est pas permise ne change rien : je montre l’endroit, je nomme la règle et je propose ce qui est permis tout près.

        ### Le plateau en texte
        `r5` et `b4` sont un 5 rouge et un 4 noir (b comme *black*), `..` est une case libre, `.4` une case libre avec un chiffre imprimé, `##` un trou. `R5` dans un centre est un cercle de Rouge qui vaut 5, `--` relie des voisines. Dessous figurent le score, les mains et les réserves : `>` indique à qui de jouer, `'` marque les dés qui viennent d’être lancés, la réserve est entre parenthèses.

        ### La feuille de partie
        Elle a une ligne par tour : manœuvre (M), première pose (P1), deuxième pose ou relance (P2/R), la main après le lancer avec les nouveaux dés marqués, la réserve, le score.

colliding_circles-topic-rulings = Précisions
    .text =
        ### Précision 1 : la fin d’une série sans pose
        Le livret ne connaît pas de limite, et les manœuvres seules pourraient aller et venir sans fin. Douze tours d’affilée sans pose, les deux camps comptés ensemble, mettent donc fin à la partie, après le douzième et son lancer ; le score compte. Passer ou relancer ne compte pas comme une pose. Le compte fait partie de la position et s’affiche, avec un avertissement, à partir du huitième tour.

        ### Ce qui a été reconstitué
        Parmi les chiffres imprimés, ceux de C7 et de D6 viennent d’une image que nous n’avons pas. 6 et 2 se déduisent des quatre autres par la règle de voisinage.

        ### Si tu lis le livret en même temps
        Quatre erreurs pourraient t’y surprendre ; nous ne les suivons pas :
        - le long chemin de la manœuvre depuis D4 mène à un 2 en *E3*, et non en E4 ;
        - le 1 dont Rouge aurait besoin « en CD2 » va en *C2* ;
        - vers la fin de la partie d’exemple, la manœuvre sur le cercle DE3 est le *douzième* tour de Rouge ;
        - le 22 à 21 final pour Noir s’écrit `21/22` dans l’ordre de la feuille de partie, Rouge d’abord.
