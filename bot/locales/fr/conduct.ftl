# La fiabilité de chacun, ce que la modération sait d’un membre, et qui peut s’inscrire. $person et $by sont des mentions.
# Les niveaux s’accordent avec « fiabilité » : encore inconnue, faible, moyenne, bonne. newcomer = qui débute ici · hint = signal

## Fiabilité

reliability-level-new = encore inconnue
reliability-level-unreliable = faible
reliability-level-mixed = moyenne
reliability-level-reliable = bonne
settings-reliability = Fiabilité sur ce serveur : **{ $level }**
button-reliability = Expliquer la fiabilité
reliability-title = ## Ta fiabilité sur ce serveur : { $level }
reliability-about-new = Trop peu de tes parties sont finies pour en dire quelque chose. Rien de grave : tout le monde commence ainsi.
reliability-about-unreliable = Trop souvent, les autres t’ont attendu en vain.
reliability-about-mixed = Le plus souvent, tu finis ce que tu commences, mais pas toujours.
reliability-about-reliable = Tu finis ce que tu commences : on peut compter sur toi.
reliability-matches =
    { $matches ->
        [0] Aucune partie qui compte n’est encore finie.
        [one] Une partie qui compte est finie : { $late ->
            [0] terminée à temps.
           *[other] perdue au temps.
        }
       *[other] Sur les { $matches } dernières parties, { $finished ->
            [0] aucune n’a été terminée
            [one] { $finished } a été terminée
           *[other] { $finished } ont été terminées
        } à temps ; perdues au temps : { $late }.
    }
reliability-left =
    { $count ->
        [one] { $count } saison en cours a été quittée ({ $how }).
       *[other] { $count } saisons en cours ont été quittées ({ $how }).
    }
reliability-left-asked = en prévenant : { $count }
reliability-left-silent = sans un mot : { $count }
reliability-left-removed = par décision : { $count }
reliability-answer = En moyenne, un tour prend { $mean }, heures de sommeil non comprises.
reliability-way =
    { $count ->
        [one] **Encore { $count } partie** terminée à temps, et ta fiabilité sera **{ $level }**.
       *[other] **Encore { $count } parties** terminées à temps, et ta fiabilité sera **{ $level }**.
    }
reliability-fault-time = Perdue au temps : `{ $where }`, { $at }
reliability-fault-asked = Quittée en prévenant : saison `{ $where }`, { $at }
reliability-fault-silent = Quittée sans un mot : saison `{ $where }`, { $at }
reliability-fault-removed = Exclusion : saison `{ $where }`, { $at }
reliability-counts = -# Ce qui compte : les { $matches } dernières parties finies des douze derniers mois sur ce serveur, et les saisons en cours quittées depuis la première d’entre elles. Abandonner, perdre ou faire nulle, c’est finir. Une défaite au temps et une saison quittée en prévenant valent une faute chacune ; une saison quittée sans un mot ou par décision en vaut deux. Une faute au plus pour dix parties : bonne ; une pour trois : moyenne. Ce qui est plus ancien ne compte plus, il y a donc toujours un moyen de se rattraper. Pannes, pauses, vacances, parties contre l’ordinateur, parties privées et parties qui ne comptent pas sont laissées de côté.

## La page d’un membre

member-title = ## { $person } sur ce serveur
member-level = Fiabilité : **{ $level }**
member-disputes =
    { $count ->
        [0] Contestations dans ses parties : aucune.
       *[other] **Contestations dans ses parties**
    }
member-substitutes =
    { $count ->
        [0] Remplacements dans des saisons : aucun.
       *[other] **Remplacements dans des saisons**
    }
member-came = A repris une place dans la saison `{ $season }`, { $at }
member-went = A laissé sa place dans la saison `{ $season }`, { $at }
member-notes =
    { $count ->
        [0] Notes de la modération : aucune.
       *[other] **Notes de la modération**
    }
member-note = { $by }, { $at } :
member-own = -# Les notes sur toi sont pour les autres personnes de la modération. Tu les trouves dans tes données (`/paramètres`).
member-hint = -# Les notes sont réservées à la modération. Elles font partie des données du membre : qui demande les siennes les reçoit, et elles sont effacées avec.
button-member-note = Noter quelque chose…
form-member-note =
    .title = Une note sur un membre
    .label = Note
    .hint = Pour la modération seulement ; le membre la reçoit avec ses données
command-mod-member = membre
    .about = Ce qu’on sait d’un membre : fiabilité, contestations, remplacements, notes
option-mod-member =
    .about = La page de qui
refused-too-many-notes = Il y a déjà autant de notes sur ce membre qu’on peut en garder : { $most }.

## Conditions d’une saison

league-draft-page-4 = Qui peut participer
league-reliability-menu = Quelle fiabilité faut-il ?
league-reliability-any = Tout le monde peut participer
league-reliability-mixed = Pas avec une fiabilité faible ; qui débute ici peut participer
league-reliability-reliable = Fiabilité bonne seulement ; qui débute ici doit encore attendre
league-newcomers-menu = Combien de parties à la fois pour qui débute ici ?
league-draft-newcomers =
    { $count ->
        [0] Qui débute ici joue autant de parties à la fois que les autres
        [one] Qui débute ici joue une partie à la fois
       *[other] Qui débute ici joue { $count } parties à la fois, au plus
    }
league-least-rating-menu = Quelle cote faut-il au moins ?
league-least-rating-none = Pas de cote minimale
league-least-rating-some = Cote de { $bound } au moins
league-most-rating-menu = Quelle cote peut-on avoir au plus ?
league-most-rating-none = Pas de cote maximale
league-most-rating-some = Cote de { $bound } au plus
league-rules-reliability =
    { $least ->
        [reliable] Il faut une **bonne** fiabilité sur ce serveur ; `/paramètres` te dit la tienne.
       *[mixed] Ouvert à tout le monde, sauf à qui a une **faible** fiabilité sur ce serveur ; `/paramètres` te dit la tienne.
    }
league-rules-newcomers =
    { $count ->
        [one] Qui débute ici joue une partie à la fois.
       *[other] Qui débute ici joue { $count } parties à la fois, au plus.
    }
league-rules-rating-low = Cote de { $bound } au moins.
league-rules-rating-high = Cote de { $bound } au plus.
refused-bad-season-rules-ratings = La cote minimale est au-dessus de la cote maximale.
refused-not-fit-for-season-reliability =
    { $least ->
        [reliable] Cette saison demande une bonne fiabilité sur ce serveur.
       *[mixed] Cette saison n’est pas ouverte avec une fiabilité faible sur ce serveur.
    } Pour l’instant, la tienne est { $level ->
        [new] encore inconnue
        [mixed] moyenne
       *[unreliable] faible
    }. { $matches ->
        [one] Encore { $matches } partie terminée à temps,
       *[other] Encore { $matches } parties terminées à temps,
    } et tu pourras t’inscrire ; toute partie contre des personnes de ce serveur compte. `/paramètres` l’explique. S’il y avait une raison, l’organisation peut faire une exception.
refused-not-fit-for-season-unrated = Cette saison demande une cote de { $bound } au moins, et la tienne n’est pas encore établie. Joue encore quelques parties cotées à ce jeu, ou demande une exception à l’organisation.
refused-not-fit-for-season-rating-low = Cette saison demande une cote de { $bound } au moins ; la tienne est de { $rating }. L’organisation peut faire une exception.
refused-not-fit-for-season-rating-high = Cette saison demande une cote de { $bound } au plus ; la tienne est de { $rating }. L’organisation peut faire une exception.
refused-not-fit-for-season-unasked = Cette saison a des conditions : seul peut prendre une place qui l’a demandé, et { $person } ne l’a pas fait. Il suffit d’appuyer sur *Remplaçants : oui/non* sur la page de la saison ; ou bien tu fais une exception avec *Organiser* → *Laisser quelqu’un s’inscrire*.
league-act-allow = Laisser quelqu’un s’inscrire
    .about = Une exception aux conditions de la saison
league-told-allowed = { $by } laisse { $person } s’inscrire, bien que les conditions ne soient pas remplies.

## Signaux de ce qui n’est peut-être pas régulier

command-mod-hints = signaux
    .about = Ce qui n’est peut-être pas du jeu loyal, avec les parties ; pour la modération seulement
hints-title = ## Ce que la modération voudra peut-être regarder
hints-about = -# Un signal ne prouve rien et ne déclenche rien : regarde d’abord les parties, et demande. Il reste invisible pour les deux personnes concernées, et pour qui joue dans une division qu’il touche. La recherche porte sur les six derniers mois.
hints-empty = Il n’y a rien à regarder. Peut-être aussi parce que ce qu’il y a te concerne.
hint-quick =
    { $person } a abandonné tôt face à { $other } { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    } dans des parties cotées, sur { $of ->
        [one] { $of } abandon précoce
       *[other] { $of } abandons précoces
    } en tout.
hint-repeats = { $other } a gagné { $won } fois sur { $count } contre { $person }, dans des parties cotées qu’aucune saison n’avait prévues.
hint-draws = Nulles d’un commun accord entre { $person } et { $other } : { $count }. Leurs parties cotées : { $of }.
hint-interest = { $person } a abandonné tôt face à { $other } : au classement, plus rien n’était en jeu pour { $person }, mais ce n’était pas le cas pour { $other }.
hint-stalling =
    { $person } a laissé tourner la pendule au dernier tour dans { $count ->
        [one] { $count } partie cotée
       *[other] { $count } parties cotées
    } dont l’issue ne pouvait plus changer.
hint-evidence =
    `{ $match }` · { $at } · { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } du côté perdant
# As in English.
hint-evidence-drawn = `{ $match }` · { $at }
hint-evidence-stalling = `{ $match }` · { $at } · contre { $other } · issue certaine depuis le tour { $since } ; le tour { $turn } a pris { $spent } (à la pendule : { $left })
hint-season = saison `{ $season }`, division { $division }
hint-more =
    { $count ->
        [one] … et { $count } autre partie
       *[other] … et { $count } autres parties
    }
hint-new = **nouveau**
hint-seen = vu par { $by }, { $at }
button-hint-seen = Vu
button-hint-dismiss = Écarter…
form-hint-dismiss =
    .title = Écarter un signal
    .label = Raison
    .hint = Pour la modération. Le même ne revient qu’avec de nouvelles parties
refused-no-such-hint = Ce signal n’existe plus, ou il te concerne.
report-hints =
    { $count ->
        [one] Il y a { $count } nouveau signal pour la modération : `/mod signaux`.
       *[other] Il y a { $count } nouveaux signaux pour la modération : `/mod signaux`.
    }
