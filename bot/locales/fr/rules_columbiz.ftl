# Les règles de Columbiz telles qu’on les joue ici : un titre et un texte par sujet, 3 500 caractères au plus.

columbiz-topic-overview = Vue d’ensemble
    .text =
        Un jeu de dés pour deux à quatre : Violet ○, Bleu △, Gris ✕ et Noir □. Avec huit dés et trois lancers, tu amènes des **jetons** dans six colonnes, une par face. Les alignements de tes propres jetons rapportent des points, et un jeton capture tout ce que les autres ont plus bas dans la même colonne. Le plus grand total gagne.

        - Chacun commence avec 18 jetons dans sa **réserve** à deux, 13 à trois, 10 à quatre.
        - À ton **tour**, tu lances les dés, gardes ce qui te plaît et relances le reste, deux fois au plus. Puis tu poses de un à quatre jetons.
        - Une case demande autant de dés identiques que le dit son numéro : `5/3` est la troisième case de la colonne 5 et demande trois 5.
        - Trois de tes jetons ou plus en un **alignement** sans trou marquent des points aussitôt : le long d’une rangée, d’une colonne ou d’une diagonale.
        - Les **prisonniers** comptent à la fin, et plus tu en as, plus chacun vaut cher.
        - Quand la réserve de quelqu’un est vide, on achève le tour de table ; puis c’est fini.

        Là où le livret laisse une question ouverte, nous jouons selon une précision numérotée, expliquée sous *Précisions*.

columbiz-topic-board = Le plateau
    .text =
        Six **colonnes** se dressent côte à côte, de 1 à 6 de gauche à droite, chacune sous un dé qui montre sa face. Chaque colonne a six **cases**, la 1 en bas et la 6 en haut.

        Une case se nomme par sa colonne et son numéro : `3/2` est la case 2 de la colonne 3. Elle demande **autant de dés à la face de la colonne que le dit son numéro**, ici deux 3. Les points dessinés dans une case libre montrent ce nombre.

        Les cases de même numéro forment une rangée. Les alignements de jetons suivent les rangées, les colonnes et les deux diagonales, sans jamais passer par-dessus le bord.

        ### Le plateau en texte
        `O A X #` sont des jetons de Violet, Bleu, Gris et Noir, `.` est une case libre. Du dernier tour, `'` marque un jeton qui vient d’être posé et `-` une case qui vient d’être vidée. Dessous se trouvent les dés, après le nombre de lancers faits ; ceux qui sont gardés sont entre parenthèses, et `?` va être lancé. Puis, pour chacun : score = alignements + points des prisonniers (prisonniers), et la réserve entre parenthèses. `>` indique à qui de jouer, `x` qui a abandonné.

columbiz-topic-turn = Lancer les dés
    .text =
        Ton tour commence par un lancer des huit dés ; il se fait tout seul. Un lancer s’écrit avec les dés identiques réunis, par exemple `1-2-33-555-6`.

        Ensuite, tu peux lancer **encore deux fois au plus**. Chaque fois, tu gardes les dés que tu veux et tu relances les autres :

        - `keep 33 555` garde deux 3 et trois 5 et relance les trois autres dés ;
        - `roll` relance les huit dés ;
        - `stop` garde tout : tu ne lances plus.

        Des dés gardés avant le deuxième lancer peuvent être relancés avant le troisième (**précision 2**). Si tu veux poser tout de suite, pas besoin de t’arrêter d’abord : écris simplement les jetons.

        ### Qui commence
        Au tout début, chacun lance un dé, et le plus haut commence. En cas d’égalité, seuls les ex æquo relancent (**précision 1**). De là, on joue dans l’ordre des places.

columbiz-topic-placing = Poser
    .text =
        Après les lancers, tu poses **de un à quatre jetons** de ta réserve sur des cases libres. Ils tiennent tous en une ligne, par exemple `3/2, 5/3`, et cette ligne finit ton tour.

        - La case n d’une colonne utilise n dés de sa face, et **chaque dé ne sert qu’une fois**. Les numéros des cases que tu choisis dans une colonne ne dépassent donc pas, additionnés, le nombre de dés que tu as de cette face.
        - Rien ne t’oblige à utiliser tous les dés, mais si tu peux poser, tu dois poser au moins un jeton.
        - Les jetons se posent l’un après l’autre, comme tu les écris. Une case qu’un jeton vide par une capture est libre pour le suivant.

        ### Exemple
        Tu as `1-2-33-555-6`. `3/2, 5/3` utilise les deux 3 et tous les 5. Au lieu de `5/3`, tu pourrais prendre `5/1, 5/2`. Mais `5/1, 5/3` demanderait quatre 5. Tu pourrais aussi poser en `1/1`, `2/1` et `6/1`, où les jetons se font facilement capturer.

        ### Quand rien ne peut être posé
        Si aucune case ne t’est ouverte après ton dernier lancer, trois jetons de ta réserve sont **écartés** ; ils ne comptent pour personne. Cela se fait tout seul, et seulement après le troisième lancer ou quand tu t’arrêtes avant (**précision 4**). S’il t’en reste moins de trois, tous partent (**précision 3**).

columbiz-topic-capturing = Capturer
    .text =
        Dès qu’un jeton est posé, il **capture tous les jetons adverses plus bas dans la même colonne**. Ils quittent le plateau et deviennent tes prisonniers ; ils ne reviennent pas. Tes propres jetons restent, et tout ce qui est plus haut aussi.

        À la fin, chacun compte ses prisonniers :

        `1 → 1` · `2 → 2` · `3 → 4` · `4 → 6` · `5 → 9` · `6 → 12`
        `7 → 16` · `8 → 20` · `9 → 25` · `10 → 30` · `11 → 36` · `12 → 42`

        et ainsi de suite (**précision 6**). Le score affiché pendant la partie contient déjà ces points.

        ### Exemple
        Bleu a des jetons en `5/1`, `5/2` et `5/4`. Violet pose en `5/3` : les deux du dessous sont capturés, celui du dessus reste.

columbiz-topic-lines = Alignements
    .text =
        Quand un jeton est posé et qu’il a capturé, chaque **alignement** qui passe par lui est compté : tes propres jetons côte à côte, sans trou, le long de la rangée, de la colonne et des deux diagonales.

        - 3 jetons : 1 point
        - 4 jetons : 2 points
        - 5 jetons : 3 points
        - 6 jetons : 4 points

        Un jeton peut marquer dans plusieurs directions à la fois. Un alignement qui s’allonge, ou deux qui se rejoignent, marquent de nouveau avec toute la nouvelle longueur (**précision 5**). Les points inscrits restent acquis, même si l’alignement est rompu plus tard. L’ordre dans lequel tu écris tes jetons peut donc compter : une rangée de quatre posée à partir d’un bout marque 1 point avec le troisième jeton et 2 avec le quatrième ; posée à partir des deux bouts, elle ne marque que 2 points.

        ### Exemple
        Violet a `4/2`, `5/3` et `6/3` et pose `4/1, 4/3`. Le second des deux complète une colonne de trois et une rangée de trois : 1 + 1 points.

columbiz-topic-end = La fin
    .text =
        Quand la réserve de quelqu’un est vide, on **achève le tour de table**, pour que chacun ait eu le même nombre de tours. Les tours de table se comptent à partir de la place qui a commencé la partie. Ensuite, la partie est finie ; peu importe que les derniers jetons aient été posés ou écartés.

        Ton score, ce sont les points de tes alignements et ceux de tes prisonniers. Le plus grand total gagne ; à totaux égaux, on partage le rang (**précision 7**).

columbiz-topic-leaving = Abandon
    .text =
        Quand vous jouez à deux et que l’un abandonne, l’autre a gagné, quel que soit le score.

        Quand, à trois ou à quatre, quelqu’un abandonne ou dépasse son temps, **les autres continuent** (**précision 8**) :

        - Les jetons de la personne partie restent où ils sont. Ils occupent les cases et coupent les alignements comme avant, et peuvent toujours être capturés.
        - Ses tours sont sautés. Un tour en cours est annulé : ses dés ne comptent pour rien, et aucun jeton n’est écarté.
        - Le tour de table, et avec lui la fin, se compte sur ceux qui jouent encore. Les jetons restés dans la réserve d’une personne partie ne changent rien.
        - Son score est gardé, mais elle est classée derrière tous ceux qui ont joué jusqu’au bout. Si plusieurs personnes s’en vont, la première à le faire est dernière.
        - Rien de ce qui s’est joué avant ne peut plus être repris.
        - Quand il ne reste qu’une personne, la partie est finie, et cette personne a gagné.

columbiz-topic-notation = Notation
    .text =
        - `keep 33 555` garde ces dés et relance les autres
        - `roll` relance tous les dés, `stop` aucun
        - `3/2, 5/3` pose des jetons, colonne/case, l’un après l’autre

        ### Une lecture indulgente
        Les dés peuvent venir dans n’importe quel ordre et groupés comme tu veux, avec des espaces, des virgules ou des tirets : `keep 5 3 3 55` et `keep 33-555` se lisent tous deux `keep 33 555`. Des espaces peuvent séparer les jetons : `3/2 5/3`. Les mots allemands marchent aussi : `lass`, `wurf`, `stopp`. Garder les huit dés, c’est `stop`, et `stop` devant des jetons peut s’omettre.

        Ce que je te montre en retour est toujours la même forme canonique. Une ligne qui n’est pas permise ne change rien : je montre l’endroit, je nomme la règle et je propose ce qui est permis tout près.

        ### La feuille de partie
        Elle a une ligne par tour : les dés qui ont compté, les jetons (ceux qui ont capturé ou marqué sont signalés), les points d’alignement, les nouveaux prisonniers, la réserve, et le total sous la forme alignements + points des prisonniers. `lay away 3` est écrit par le jeu lui-même : trois jetons écartés.

columbiz-topic-rulings = Précisions
    .text =
        - **Précision 1 :** si le lancer pour commencer donne une égalité, seuls les ex æquo relancent, dans l’ordre des places, jusqu’à ce qu’un dé soit le plus haut.

        - **Précision 2 :** des dés gardés avant le deuxième lancer peuvent être relancés avant le troisième.

        - **Précision 3 :** qui doit écarter des jetons et en a moins de trois les écarte tous. Ils ne comptent pour personne, et une réserve ainsi vidée met fin à la partie comme toute autre.

        - **Précision 4 :** c’est seulement après le troisième lancer, ou en cas d’arrêt plus tôt, qu’on juge si quelqu’un ne peut pas poser. Qui peut poser doit poser. Même sans aucune case libre sur le plateau, les dés sont lancés.

        - **Précision 5 :** un alignement est sans trou et passe par le nouveau jeton ; il est compté après les captures. Un jeton peut marquer dans plusieurs directions à la fois. Un alignement qui s’allonge, ou deux qui se rejoignent, marquent de nouveau avec toute la nouvelle longueur. Les points restent acquis.

        - **Précision 6 :** au-delà de douze prisonniers, le tableau imprimé continue selon la règle qu’il suit : n prisonniers valent (n + 1)² ÷ 4, arrondi à l’entier inférieur. 13 valent 49.

        - **Précision 7 :** à totaux égaux, on partage le rang.

        - **Précision 8, la nôtre :** quand, à trois ou à quatre, quelqu’un s’en va, les autres continuent ; voir *Abandon*.

        ### Ce qui a été reconstitué
        Nous n’avons pas d’image du plateau. Que chaque colonne ait six cases, qui demandent de 1 à 6 dés, se déduit des alignements de six, des 36 jetons à deux et des diagonales.
