# La leçon de Columbiz (games/columbiz/lessons.py) : chaque étape en deux phrases, avec son exercice et ses indices.

learn-columbiz-board = Les dés décident où tu peux poser tes jetons ; les alignements de jetons et les prisonniers rapportent des points. Chaque face d’un dé a une colonne de six cases ; une case se nomme par sa colonne et son numéro, et demande autant de dés à la face de la colonne que le dit ce numéro.
    .title = Le plateau
    .task = Quels dés demande la case marquée `5/3` ?
    .hint = Dans `5/3`, le premier nombre est la colonne, le second la case.
    .answer-three-fives = Trois 5
    .answer-five-threes = Cinq 3
    .answer-any-three = Trois dés quelconques
    .hint-five-threes = Ce serait `3/5` : la colonne vient d’abord, puis la case.
    .hint-any-three = La face compte : dans la colonne 5, seuls les 5 servent.
    .done = Les points dessinés dans une case libre montrent combien de dés elle demande.

learn-columbiz-disc = Tu as lancé `1-2-33-555-6` ; les dés identiques s’écrivent ensemble. Quand tu as fini de lancer, tu poses des jetons sur des cases libres, et la ligne qui dit où finit ton tour.
    .title = Ton premier jeton
    .task = Pose un jeton sur la deuxième case de la colonne 3.
    .hint = Colonne, barre oblique, case. Il y a deux 3, juste ce qu’il faut pour la case 2 de la colonne 3.
    .hint-field = Cherche d’abord la colonne 3, puis sa case 2.
    .hint-place = Ne lance plus : les deux 3 sont déjà là. Écris où va le jeton.
    .done = Rien ne t’oblige à utiliser tous tes dés, mais qui peut poser doit poser au moins un jeton.

learn-columbiz-share = Tu peux poser jusqu’à quatre jetons par tour, mais chaque dé ne sert qu’une fois. Dans une colonne, les numéros des cases que tu choisis ne dépassent donc pas, additionnés, le nombre de dés que tu as de sa face.
    .title = Répartir les dés
    .task = Utilise tes trois 5 pour deux jetons, tous deux dans la colonne 5 et en une ligne.
    .hint = Trois 5 se partagent en deux et un. Écris les deux cases avec une virgule entre elles.
    .hint-field = Il faut deux jetons dans la colonne 5 : quels sont les deux numéros de case qui font trois ensemble ?
    .hint-place = Pose des jetons, cette fois ; les dés déjà là suffisent.
    .done = Un espace remplace bien une virgule : `5/1 5/2` est la même ligne.

learn-columbiz-keep = Tu lances jusqu’à trois fois par tour : après le premier et le deuxième lancer, tu gardes ce qui te plaît et tu relances le reste. `keep 5` garderait un 5 et relancerait les sept autres dés.
    .title = Garder et relancer
    .task = Garde les deux 3 et tous les 5, et relance les trois autres dés.
    .hint = Écris `keep`, puis les dés qui restent, les identiques ensemble.
    .hint-dice = Deux 3 et trois 5 doivent rester : cinq dés, ni plus ni moins.
    .hint-throw = Poser des jetons, comme `stop`, mettrait fin à tes lancers. Cette fois, relance.
    .done = Pour relancer les huit dés, écris `roll`. Tu n’as pas besoin de `stop` : dès que tu poses des jetons, les lancers sont finis.

learn-columbiz-capture = Dès qu’un jeton est posé, il capture tous les jetons adverses plus bas dans la même colonne. Ce sont tes prisonniers jusqu’à la fin : le premier vaut 1 point, quatre en valent 6 ensemble, et huit 20.
    .title = Capturer
    .task = Bleu △ a deux jetons en bas de la colonne 5. Capture-les avec un seul jeton.
    .hint = Ton jeton doit se trouver au-dessus de `5/1` et `5/2`, sur une case pour laquelle tes 5 suffisent.
    .hint-field = Cela en capture moins de deux. Regarde la colonne 5 : quelle case libre est au-dessus de deux jetons de Bleu ?
    .hint-place = Tes trois 5 suffisent. Pose un jeton maintenant.
    .done = `5/4` reste : un jeton ne capture que ce qui est plus bas, et jamais un jeton de sa propre couleur.

learn-columbiz-safe = Regarde maintenant de l’autre côté : tu joues Violet ○, avec des jetons en `6/1` et `6/3`, et Bleu △ a lancé quatre 6. Les cases du bas ne coûtent pas cher, mais n’importe qui peut se poser au-dessus.
    .title = Danger en bas
    .task = Bleu pose un jeton sur la case marquée `6/4`. Que perds-tu ?
    .hint = Une capture emporte tout ce que tu as plus bas dans la colonne, pas seulement le jeton le plus proche.
    .answer-both = Les deux jetons
    .answer-lower = Seulement celui du bas
    .answer-none = Rien
    .hint-lower = `6/3` est lui aussi sous `6/4`, et rien entre les deux ne le protège.
    .hint-none = Bleu se pose au-dessus de tes deux jetons, et les cases vides n’y changent rien.
    .done = Ne te presse donc pas de remplir les premières cases : les jetons hauts coûtent plus de dés, mais personne ne prend un jeton sur la case 6.

learn-columbiz-lines = Trois de tes propres jetons ou plus, côte à côte et sans trou, font un alignement, le long d’une rangée, d’une colonne ou d’une diagonale. Il marque aussitôt : 1 point pour trois jetons, 2 pour quatre, 3 pour cinq et 4 pour six.
    .title = Les alignements
    .task = Tu as quatre 4. Marque deux alignements de trois en un tour.
    .hint = Tu as `4/2`, `5/3` et `6/3`. Une case libre fait partie à la fois d’une rangée et d’une colonne.
    .hint-some = Cela fait un alignement de trois, et tu en veux deux. Quatre 4 suffisent pour deux jetons dans la colonne 4.
    .hint-none = Tu n’as pas encore trois jetons alignés. Regarde à gauche de `5/3` et `6/3`.
    .hint-place = Les 4 sont là : pose deux jetons au lieu de relancer.
    .done = Un jeton peut marquer dans plusieurs directions à la fois, et les points restent acquis même si l’alignement est rompu plus tard.

learn-columbiz-order = Tes jetons arrivent sur le plateau dans l’ordre où tu les écris, et un alignement qui s’allonge marque de nouveau avec toute sa longueur. L’ordre peut donc valoir un point.
    .title = L’ordre compte
    .task = Le plateau est vide. Pose quatre jetons de façon qu’ils rapportent 3 points.
    .hint = Deux dés de chaque face suffisent pour une rangée. Dans quel ordre obtient-on d’abord un alignement de trois, puis de quatre ?
    .hint-some = Presque : les 3 points viennent d’un alignement de trois, marqué avec le troisième jeton, qui passe à quatre avec le dernier.
    .hint-none = Rien n’est encore aligné. Pose quatre jetons côte à côte.
    .hint-place = Ces dés sont parfaits tels quels. Pose quatre jetons.
    .done = Combler le trou en dernier n’aurait rapporté que les 2 points de l’alignement de quatre.

learn-columbiz-end = Quand la réserve de quelqu’un est vide, on achève le tour de table et la partie est finie. Alignements et prisonniers s’additionnent : Bleu △ et toi avez 13 points chacun, Bleu a commencé, et il te reste deux jetons.
    .title = La fin
    .task = Pose tes deux derniers jetons de façon à gagner.
    .hint = Tu dois poser les deux, et l’un d’eux au moins doit marquer. Compte tes jetons dans les colonnes et les diagonales autour de la colonne 3.
    .hint-tie = La partie finit ainsi, mais à scores égaux vous partagez la première place. L’un des deux jetons doit marquer.
    .hint-goes-on = Il te reste des jetons, la partie continue donc. Pose maintenant les deux.
    .done = Bleu a commencé le tour de table et tu le finis : Bleu n’a donc plus de tour.
