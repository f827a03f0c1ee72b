# Rôles pour le titre et pour les divisions : le bouton « Rôles » du menu d’organisation, et des lignes de /ligue vérifier.

button-league-roles = Rôles
button-league-role-new = Créer un rôle pour le titre
league-role-name = Titre : { $league }
league-roles = Rôles : { $season }
league-roles-about = Qui a le titre garde le rôle jusqu’à ce que le titre suivant soit attribué ; qui joue dans une division a celui de la division. Je ne reprends que ce que j’ai donné.
league-roles-none = Cette ligue ne donne pas de rôles.
league-role-champion = Titre
league-role-menu-champion = Rôle pour le titre
league-role-menu-division = Rôle pour la division { $number }
league-role-line = 🎖️ { $place } : { $role } · { $count ->
        [0] donné à personne pour l’instant
        [one] donné à { $count } personne
       *[other] donné à { $count } personnes
    }
league-role-trouble-gone = ⚠️ { $place } : { $role } n’existe plus. Choisis un autre rôle.
league-role-trouble-above = ⚠️ { $place } : { $role } est au-dessus de mon propre rôle. Sous *Paramètres du serveur, Rôles*, fais glisser le mien plus haut.
league-role-trouble-managed = ⚠️ { $place } : { $role } appartient à Discord ou à un autre programme. Choisis un autre rôle.
league-role-trouble-powerful = ⚠️ { $place } : { $role } a des permissions de modération, je ne le donne donc pas. Retire-les-lui, ou choisis un autre rôle.
league-role-trouble-order = ⚠️ { $place } : qui a choisi { $role } ne pourrait plus le donner, je ne le donne donc pas. Choisis-le de nouveau si ton rôle le plus haut est au-dessus.
league-role-trouble-not-allowed = ⚠️ { $place } : je n’ai pas le droit de donner { $role }. Il me faut la permission *Gérer les rôles*. D’ici là, le titre n’est annoncé que dans le salon.
league-role-trouble-fault = ⚠️ { $place } : Discord n’a pas accepté { $role } à l’instant ; je réessaierai.
refused-bad-role-gone = Ce rôle n’existe plus.
refused-bad-role-above = Ce rôle est au-dessus du mien, je ne peux donc pas le donner. Sous *Paramètres du serveur, Rôles*, quelqu’un peut faire glisser le mien plus haut.
refused-bad-role-managed = Ce rôle appartient à Discord ou à un autre programme ; personne ne peut le donner.
refused-bad-role-powerful = Ce rôle a des permissions de modération, je ne le donne donc à personne.
refused-bad-role-order = Ce rôle n’est pas au-dessous de ton rôle le plus haut, ou tu n’as pas le droit de donner des rôles : Discord ne te laisserait pas le donner non plus. Peut le choisir qui a un rôle plus haut.
refused-bad-role-not-allowed = Je n’ai pas le droit de donner des rôles ici. Il me faut la permission *Gérer les rôles*.
refused-bad-role-own = Pour choisir un rôle ici, il faut avoir soi-même le droit d’en donner (*Gérer les rôles*).
refused-bad-role-fault = Discord n’a pas créé le rôle. Réessaie dans un instant.
