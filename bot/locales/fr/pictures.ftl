# Des mots isolés, dessinés dans les images : aussi courts que possible.

picture-red = Rouge
picture-black = Noir
picture-pool = Reste
picture-turn = Tour
picture-to-move = à jouer
picture-won = gagné
picture-drawn = nulle
picture-over = Fin de partie
# Au-dessus d’un compte comme 8/12 : des tours de suite sans qu’aucune pièce soit posée.
picture-quiet = Tours calmes
picture-blue = Bleu
picture-off = Dehors
picture-home = Au but
picture-first-throw = Premier lancer
picture-purple = Violet
picture-grey = Gris
picture-last-round = Dernier tour
picture-throw = Lancer
picture-kept = gardés
picture-left = hors jeu
picture-lines = Alignements
picture-prisoners = Prisonniers
picture-supply = Réserve
picture-yellow = Jaune
picture-ready = prêt
picture-lays = s’installe
picture-setup = Mise en place
picture-turns = Tours
# Confusion : la réponse au dernier essai (tenté : pas encore demandé), et les titres des fiches d’évaluation.
picture-allowed = permis
picture-forbidden = interdit
picture-tried = tenté
picture-one-answer = une réponse !
picture-my-dice = Mes dés
picture-their-dice = Dés adverses
picture-blue-dice = Dés de Bleu
picture-black-dice = Dés de Noir
# Le déroulement d’une partie : les chances de victoire au fil des coups, et ce que les dés ont donné à qui.
picture-win = Chances de gain
picture-luck = Chance aux dés
picture-move = Coup
