# Les règles de Confusion telles qu’on les joue ici : un titre et un texte par sujet, 3 500 caractères au plus.

confusion-topic-overview = Vue d’ensemble
    .text =
        Un jeu de mouvements cachés pour deux, Bleu et Noir, de Robert Abbott. Chaque camp a **douze dés**, et chacun bouge à sa façon. Comment bougent les dés adverses, tu le sais exactement. **Comment bougent les tiens, tu ne le sais pas :** tu le découvres en essayant.

        - Tu nommes un dé et une case. Le jeu répond à la place de l’autre camp, et toujours la vérité : **permis** ou **interdit**. Un coup interdit est annulé ; dans les deux cas, c’est ensuite à l’autre camp.
        - Tout le monde entend chaque réponse. Ce qui en découle figure sur les fiches d’évaluation, tenues ici pour toi.
        - Tout tourne autour du **palet** blanc : mène-le, sous un de tes dés, jusqu’à la rangée de base adverse ; s’il y survit à une réponse, tu gagnes.

        Ce qui n’est que pour toi arrive par message privé : comment bougent les dés adverses, et les deux fiches. Tes propres types te restent cachés jusqu’à la fin.

        L’image montre ce que voit Bleu : comment bougent les dés de Noir, et des siens rien que les lettres.

        Là où le livret laisse un point ouvert, une précision numérotée s’applique. Elle est nommée partout où elle compte et expliquée sous *Précisions*.

confusion-topic-board = Le plateau
    .text =
        Le plateau a 11 × 11 cases : les colonnes a à k, de la gauche à la droite de Bleu, et les rangées 1 à 11, à partir du côté de Bleu. La **rangée de base** de Bleu est la rangée 1, celle de Noir la rangée 11. Le palet part du milieu, sur `f6`. Bleu commence.

        Chaque dé porte une pastille avec une lettre, de A à L, visible de tous, et a un **type** caché, de a à l. Le sort décide, séparément pour chaque camp, quel type se cache sous quelle lettre ; chacun apparaît exactement une fois.

        ### La mise en place
        - Bleu : A à G de `c1` à `i1`, H à L de `d2` à `h2`.
        - Noir, la même chose vue de son côté : A à G de `i11` à `c11`, H à L de `h10` à `d10`.

        Ces cases sont reconstituées, car l’image du livret nous manque. Les lettres sont sur des cases fixes (précision 7).

confusion-topic-types = Les douze types
    .text =
        En avant veut dire : vers la rangée de base adverse. Le nombre est la plus grande distance ; aller moins loin est toujours permis.

        - **a** 4 : en avant · promotion
        - **b** 3 : en avant, en diagonale arrière
        - **c** 3 : en avant, en arrière
        - **d** 2 : en avant, en arrière, à gauche, à droite
        - **e** 2 : en avant, en diagonale avant · promotion
        - **f** 1 : dans les huit directions
        - **g** 1 : en avant, en diagonale avant, en diagonale arrière
        - **h** 1 : à gauche, à droite, en diagonale avant, en diagonale arrière
        - **i** 2 : à gauche, à droite, en diagonale avant · promotion
        - **j** 2 : en diagonale avant, en diagonale arrière
        - **k** 2 : en diagonale avant, en arrière
        - **l** 3 : en diagonale avant · promotion

        Les types a, e, i et l ne peuvent pas du tout revenir en arrière ; une barre dans le diagramme le rappelle.

        ### En image
        Les dés de Bleu tels que les voit Noir : en avant, c’est vers le bas, vers Noir. Ici A est un a, B un b, et ainsi de suite. Les flèches montrent les directions, le nombre dit jusqu’où. Reconstitués, dans la mesure où le livret les fixe : c, e, g, h, j, k, l et la distance de i ; a, b, d et f sont entièrement dans son texte.

confusion-topic-turn = Un tour
    .text =
        Tu nommes un de tes dés et une destination : `H-e6`, ou par une direction `H F1`. D’abord vient ce que tout le monde peut vérifier :

        - une ligne droite dans l’une des huit directions, d’une à quatre cases, sur le plateau ;
        - toutes les cases traversées sont vides, et un palet libre barre aussi le passage ;
        - aucun de tes dés n’est sur la case d’arrivée ;
        - ce que tu veux faire du palet est possible ; voir *Le palet*.

        Si l’un de ces points n’est pas respecté, ce n’était pas un coup : cela ne coûte rien, et on te dit pourquoi. Il en va de même pour un dé **promu ou révélé** dont tout le monde voit qu’il ne peut pas bouger ainsi (précision 5).

        Alors seulement, le type caché répond. **Permis :** c’est fait. **Interdit :** rien ne bouge. Dans les deux cas, ton tour est fini.

        Tu ne peux pas passer. Un camp sans coup visiblement possible, ou sans dé, passe d’office, sans qu’on lui demande rien (précision 2).

        ### Exemple
        Bleu tente `H-d3`, un pas en avant : interdit. H reste sur d2, et c’est à Noir de jouer.

confusion-topic-capture = Captures
    .text =
        Un dé qui arrive sur la case d’un dé adverse le capture ; le dé capturé quitte le plateau. Son camp n’apprend pas son type, sauf s’il était connu. Il reste caché jusqu’à la fin de la partie, où tout est montré.

        Sur les fiches, un dé capturé garde ce qu’on savait de lui, et rien de plus (précision 1). Mais il compte encore : son type, lui aussi, n’apparaît qu’une fois.

        ### Dans la notation
        Sur la feuille de partie, un `x` suivi de la lettre vient après la case : `H-e6xC +`. Tu peux l’écrire toi-même ; si c’est faux, cela ne coûte rien. Un essai interdit ne porte pas de `x`, car il n’a rien capturé.

confusion-topic-puck = Le palet
    .text =
        Un dé qui se trouve sur la case du palet le **contrôle**. Tout dé peut aller sur un palet libre, et aussi sur un palet sous un dé adverse, qui est alors capturé. Personne ne passe par-dessus le palet.

        Un dé qui contrôle le palet a trois façons de jouer, toujours selon son propre type :

        1. `H-e6` : il part seul et laisse le palet.
        2. `HP-e6` : il emporte le palet.
        3. `P-e6` : il reste et envoie le palet ailleurs. Le palet bouge comme le dé le pourrait, sans passer par-dessus une case occupée. Il peut s’arrêter sur l’une d’elles : le dé qui s’y trouve le contrôle alors, que ce soit le tien ou celui de l’adversaire. Le palet ne capture rien.

        Les deux premières capturent comme d’habitude. Le palet n’est lui aussi qu’un essai : s’il est interdit, tout reste comme avant, et la réponse porte sur le dé.

confusion-topic-promotion = Promotion
    .text =
        Un dé du type a, e, i ou l qui atteint la rangée de base adverse est **promu** aussitôt, au vu de tous : dès lors, il va jusqu’à deux cases dans toutes les directions. On ne dit pas lequel des quatre c’était.

        - Il doit y arriver par son propre coup, avec ou sans le palet, en capturant ou non. Y recevoir le palet ne change rien.
        - Ne pas être promu dit aussi quelque chose : un dé qui arrive sans être promu n’est ni un a, ni un e, ni un i, ni un l.
        - Les réponses sur un dé promu ne disent plus rien de son type.

        ### En image
        Un dé promu a un bord doré et huit flèches. Sur la feuille de partie, un `^` suit la réponse : `HP-f11xC +^`.

confusion-topic-sheets = Fiches d’évaluation
    .text =
        Une fiche a une colonne par dé et une ligne par type. À gauche se trouvent *Mes dés*, à droite *Dés adverses* : ce que l’autre camp peut savoir des siens. Les deux moitiés découlent uniquement de ce que tout le monde a entendu.

        - **Croix** : ce qu’on sait de ce seul dé exclut le type : chaque réponse à un essai avec lui ou avec le palet sous lui, sa promotion ou l’absence de promotion, sa révélation.
        - **Trait fin** : le type est impossible seulement parce que chacun n’apparaît qu’une fois.

        Un type reste possible si, et seulement si, les douze types peuvent être répartis sur les douze lettres, dés capturés compris, de sorte que toutes les réponses soient vraies.

        Chaque camp reçoit les fiches pour lui seul. Dès que les deux sont d’accord, tout le monde les voit : demande avec `/partie fiches`. Pour débuter, c’est une bonne idée.

        ### Exemple
        Les deux fiches sont celles de Bleu ; les cadres sont ce que Bleu sait en plus : les types des dés de Noir. Bleu tente `H-d3` : interdit. Sept types pourraient faire un pas en avant ; ils sont barrés, il en reste cinq. Noir joue `K-e9` : permis. Puis `H-c2`, un pas de côté : permis. Trois de plus disparaissent, il reste h et i. Un pas en diagonale arrière, ou deux cases en diagonale avant ou de côté, décident entre les deux.

confusion-topic-reveal = Révéler un dé
    .text =
        Quand le type d’un de tes dés est certain, tu peux le révéler : `H=h`. Tout le monde voit alors son diagramme sur le plateau. Cela ne change rien au jeu, mais évite de regarder la fiche.

        - Tu peux révéler à tout moment, même pendant le tour de l’autre camp, autant de dés que tu veux, dés promus compris. Cela ne coûte pas de tour.
        - C’est accordé si, et seulement si, il ne reste aucun autre type pour ce dé (précision 6). Sinon, le refus n’en dit pas plus que ce que montre ta fiche.
        - Un dé révélé ne peut plus tenter ce qui est visiblement impossible (précision 5). Un dé dont le type est certain, mais pas révélé, le peut, en vain : cela coûte le tour.

confusion-topic-end = La fin
    .text =
        Quand un tour se termine avec le palet sur une rangée de base sous un dé **adverse**, le camp à qui appartient la rangée a exactement **un tour pour répondre**, qu’il soit permis, interdit ou passé. Si le palet y est ensuite encore sous un dé adverse, l’adversaire a gagné. Si la réponse a capturé ce dé, la partie continue : contrôler le palet sur sa propre rangée de base n’est pas une menace.

        Un camp qui met lui-même l’autre dans cette position, en envoyant le palet à un dé adverse sur sa propre rangée de base, lui laisse d’abord un tour normal ; si le palet est ensuite encore sur cette rangée sous un dé adverse, vient l’unique réponse (précision 3).

        ### Nulle
        - d’un commun accord ;
        - après **80 tours d’affilée**, ceux des deux camps ensemble, pendant lesquels rien n’a été capturé, le palet n’a changé ni de case ni de dé, et aucun essai n’a ajouté de croix à une fiche ;
        - après **600 tours** en tout (précision 4).

        Tant qu’un dé adverse contrôle le palet sur une rangée de base, la nulle attend. Tu peux abandonner à tout moment. À la fin, les deux répartitions sont montrées.

confusion-topic-notation = Notation
    .text =
        Après un tiret vient une case, après un espace une direction avec un nombre :

        - `H-e6` H va en e6 ; `HP-e6` avec le palet ; `P-e6` le palet seul
        - `H F1` un pas en avant ; `K FR2` deux pas en diagonale avant droite ; `HP L1` ; `P B2`
        - `H=h` révéler H

        Directions, d’après l’anglais : **F** en avant, **B** en arrière, **L** à gauche, **R** à droite, et FL, FR, BL, BR ; V et Z, de l’allemand, sont compris aussi. Elles sont vues de ta place au plateau : pour Noir, la gauche est du côté de la colonne k, et `K L1` depuis e9 mène en f9.

        `H-f1` est donc la case et `H F1` un pas en avant. Sans le signe (`HF1`), ou s’il manque une partie, je demande.

        ### Une lecture indulgente
        Majuscules ou non, tirets de toute longueur, espaces autour : `h – E6` est `H-e6`. Tu peux écrire un `x` et une lettre après une case : `H-e6xC`. La réponse, non.

        La feuille de partie ajoute ce que seule la réponse montre : `H-e6 -` interdit, `HP-f11xC +^` permis, avec capture et promotion. Un tour passé s’écrit `pass`.

        ### Le plateau en texte
        `^H` est un dé de Bleu, `vH` un dé de Noir, `o` le palet, aussi derrière le dé qui le contrôle, `'` un dé promu. En dessous : le dernier essai ; pour chaque camp, ce que tu sais (`A=h`, révélé `A=h!`, capturé `Ax`), `>` doit jouer, `!` a une seule réponse ; les tours sans progrès et tous les tours ; enfin les fiches : `#` croix, `-` trait fin.

confusion-topic-rulings = Précisions
    .text =
        ### Précision 1 : dés capturés
        Leur propre camp n’apprend pas leur type ; ce qui en était déjà connu n’est pas perdu.
        ### Précision 2 : passer
        Un camp sans coup visiblement possible, ou sans dé, passe, et c’est le jeu qui le fait. Personne d’autre ne peut passer.
        ### Précision 3 : un palet donné
        Si un camp, par son propre coup, met l’autre dans la position gagnante, celui-ci a d’abord un tour normal. Si le palet est ensuite encore sous un dé adverse sur la même rangée, sur cette case ou une autre, vient l’unique réponse.
        ### Précision 4 : nulle
        Après 80 tours d’affilée (ceux des deux camps ensemble, tours passés compris) pendant lesquels aucun dé n’a été capturé, le palet n’a changé ni de case ni de dé qui le contrôle, et aucun essai n’a ajouté de croix à une fiche, que ce soit par la réponse, par la promotion ou par son absence ; une révélation ne compte pas. Et après 600 tours en tout. Tant qu’un dé adverse contrôle le palet sur une rangée de base, la nulle attend.
        ### Précision 5 : visiblement impossible
        Si tout le monde voit qu’un dé promu ou révélé ne peut pas bouger ainsi, l’essai est refusé sans rien coûter. Si un type est certain mais pas révélé, l’essai, vain, coûte le tour.
        ### Précision 6 : révélations
        Le jeu les accorde à la place de l’autre camp, si, et seulement si, il ne reste aucun autre type ; elles ne coûtent pas de tour.
        ### Précision 7 : mise en place
        Les lettres sont sur des cases fixes ; autour d’une table, chacun peut disposer librement dés et pastilles, ce qui ne change rien. Les types capturés restent cachés jusqu’à la fin, où tout est montré.

        ### Ce qui a été reconstitué
        Les images des diagrammes et de la mise en place nous manquent. Elles sont reconstituées dans la mesure où le texte les fixe.
