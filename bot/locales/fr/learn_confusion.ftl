# La leçon de Confusion (games/confusion/lessons.py) : chaque étape en deux phrases, avec un exercice et des indices.
# Rien ici ne doit dire ce que Bleu ne pourrait pas savoir de ses propres dés.

learn-confusion-types = Tu joues Bleu, en bas, et tu gagnes en menant le palet à la rangée de base de Noir ; les dés de Noir montrent comment ils peuvent bouger, mais comment bougent les tiens, seul Noir le voit. Les flèches sont les directions, le nombre est la plus grande distance, et aller moins loin est toujours permis.
    .title = Les dés de Noir
    .task = Regarde le K entouré de Noir. Que peut-il faire ?
    .hint = L’une de ses flèches pointe vers le bas, vers toi, et deux vers le haut, en biais. Le nombre est 3.
    .answer-side = Une case de côté
    .answer-two = Deux cases vers toi
    .answer-four = Quatre cases vers toi
    .hint-side = Il n’a pas de flèche à gauche ni à droite. Il peut aller vers le bas, et en diagonale arrière.
    .hint-four = La direction est bonne, mais K va à trois cases au plus.

learn-confusion-try = Tes propres dés, tu apprends à les connaître en essayant : nomme un dé et une case, ou une direction avec un nombre, et le jeu répond la vérité. Si le coup est interdit, rien ne bouge, mais ton tour est fini.
    .title = Un essai
    .task = Tente un pas en avant avec le H entouré : `H F1`, ou par sa case, `H-d3`.
    .hint = Après un espace vient une direction (F, c’est en avant) avec un nombre, après un tiret une case.
    .hint-die = C’est un autre dé. Prends H, sur d2.
    .hint-way = C’est bien H, mais un pas en avant mène en d3.
    .done = Cela aussi dit quelque chose : sept des douze types peuvent faire un pas en avant, H n’est donc aucun d’eux. Ta fiche les a barrés.

learn-confusion-ask = Sur ta fiche, chaque dé a une colonne : une croix marque ce que les réponses excluent. Pour H, il reste cinq types, et ce serait dommage de demander ce que tu sais déjà.
    .title = La fiche
    .task = Pose à H une nouvelle question : un pas de côté.
    .hint = `H L1` est un pas à gauche. À droite se trouve ton propre I.
    .hint-again = Tous les types qui pourraient avancer tout droit sont déjà barrés, la réponse est donc certaine : interdit. Tente un pas à gauche.
    .hint-die = Là, tu interroges un autre dé. Reste avec H, celui que tu connais le mieux.
    .hint-way = Le jeu répondrait à cela aussi. Mais cette fois, demande un pas droit sur le côté.
    .done = Des cinq, seuls h et i vont de côté : H est donc l’un d’eux.

learn-confusion-best = La meilleure question est celle dont tu ne connais pas la réponse. H est maintenant un h ou un i : les deux vont d’un pas de côté ou en diagonale avant, mais seul i va à deux cases, et seul h va en diagonale arrière.
    .title = L’essai qui en dit le plus
    .task = Fais avec H un essai qui décide entre h et i.
    .hint = Compare les lignes h et i de la fiche : leurs flèches et leurs nombres. Que peut faire l’un et pas l’autre ?
    .hint-sure = La réponse est certaine d’avance, elle ne dit donc rien. Tente ce qu’un seul des deux, h ou i, peut faire : deux cases, ou en diagonale arrière.
    .hint-die = Là, tu interroges un autre dé, alors que H est presque connu.
    .done = Il ne reste qu’un type pour H : quoi que tu tentes maintenant avec H, tu connais la réponse.

learn-confusion-reveal = Il ne reste que i pour H, tu peux donc le révéler : ses flèches sont alors sur le plateau, au vu de tous, et tu n’as plus besoin de regarder ta fiche. Cela ne coûte pas de tour, et ce n’est accordé que s’il ne reste aucun autre type.
    .title = Révéler
    .task = Révèle H : la lettre du dé, un signe égal, le type.
    .hint = Dans la colonne de H, sur ta fiche, il ne reste qu’une lettre. Écris-la après `H=`.
    .hint-turn = C’est un essai, et il coûte ton tour. Pour révéler, il faut un signe égal : `H=` et le type.

learn-confusion-thin = Chaque type apparaît exactement une fois par camp : puisque H est le i, aucun autre dé ne l’est, et i est barré partout d’un trait fin. Parfois, un tel trait est la dernière chose qui manquait.
    .title = Traits fins
    .task = Un autre de tes dés est maintenant certain. Trouve-le sur la fiche, et révèle-le.
    .hint = I ne pouvait pas aller en avant, mais de côté. Regarde sa colonne : un type n’a ni croix ni trait.
    .hint-turn = C’est un essai, et il coûte ton tour. Tu n’as plus besoin de réponse : révèle un dé dont la colonne ne laisse qu’un type.

learn-confusion-take = Tout tourne autour du palet, qui est sur f6 : un dé qui finit son coup sur cette case le contrôle. Rien ne passe par-dessus ; H, étant un i, va jusqu’à deux cases de côté ou en diagonale avant.
    .title = Prendre le palet
    .task = Va sur le palet avec H.
    .hint = De d4 à f6, il y a deux cases en diagonale avant droite.
    .hint-short = Cela n’atteint pas le palet. De d4, toute la diagonale jusqu’à f6 est libre pour H.

learn-confusion-play = Ton H contrôle le palet et a trois façons de bouger : `H-` le laisse, `HP-` l’emporte, `P-` l’envoie ailleurs pendant que H reste. Envoyé, le palet bouge comme H le pourrait, et le dé qui se trouve là où il finit le contrôle.
    .title = Envoyer le palet
    .task = Envoie le palet à ton propre L, sur h6.
    .hint = Deux cases à droite : H pourrait y aller si L n’était pas là, donc le palet le peut.
    .hint-free = L n’a pas le palet. Fais partir le palet seul, vers la case où se trouve L.
    .hint-gift = Sur cette case se trouve un dé de Noir, et maintenant Noir contrôle le palet. Ton L est sur h6.

learn-confusion-carry = Pour gagner, le palet doit atteindre la rangée de base de Noir sous un de tes dés. Emporté, il bouge avec son dé, qui peut capturer comme toujours.
    .title = Emporter le palet
    .task = Emporte le palet avec H, deux cases en diagonale avant.
    .hint = H va en diagonale en d8 ou en h8. `HP-` emporte le palet.
    .hint-alone = Ainsi, le palet ne part pas avec H. Écris `HP-` et la case.
    .hint-short = Le palet vient bien, mais pas de deux cases vers l’avant. Va jusqu’à la rangée 8.

learn-confusion-home = Quand le palet est sur la rangée de base de Noir sous un de tes dés, Noir a exactement un tour pour répondre : si ton dé n’est pas capturé, tu as gagné. Noir ne sait pas comment bougent ses propres dés, mais toi, tu le sais.
    .title = Au but
    .task = Mène le palet sur la rangée de base de Noir, là où aucun dé de Noir ne peut capturer H.
    .hint = H atteint a11 et c11, où il capture G. Comment bouge le G de Noir, et qui pourrait capturer sur c11 ?
    .hint-caught = Le G de Noir va à deux cases de côté : de c11, il peut capturer H sur a11. Regarde l’autre case que H peut atteindre.
    .hint-away = Cela ne mène pas le palet sur la rangée de base sous un de tes dés. Emporte-le : `HP-`.
    .done = G est capturé, et aucun autre dé de Noir n’atteint c11 : quoi que Noir tente, tu as gagné.
