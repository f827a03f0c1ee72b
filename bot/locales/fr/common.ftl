# Tout ce que dit le bot et qui n’appartient à aucun jeu. $person, $player et leurs semblables sont des mentions.

player = { $person } ({ $seat })
list-and = { $items }
labelled = { $label } : { $value }
# As in English.
score = Score { $score }
decimal-sign = ,
to-move = { $player }, à toi de jouer.
to-move-together = { $players }, à vous de jouer.

## L’invitation

invitation-open =
    { $seats ->
        [one] { $person } cherche quelqu’un avec qui jouer.
       *[other] { $person } cherche { $seats } personnes avec qui jouer.
    }
invitation-named = { $person } invite { $guests } à une partie.
invitation-mixed =
    { $seats ->
        [one] { $person } invite { $guests } à une partie. Une place de plus est ouverte à tout le monde.
       *[other] { $person } invite { $guests } à une partie. { $seats } places de plus sont ouvertes à tout le monde.
    }
invitation-seat = { $person } aimerait jouer { $seat }.
invitation-seats-drawn = Les places seront tirées au sort quand tout le monde sera là.
invitation-options = Convenu : { $options }
invitation-joined = De la partie : { $persons }
invitation-entropy = Hasard ajouté par : { $persons }
invitation-time = ⏱️ { $time } · { $rated }
invitation-rated-short = cotée
invitation-unrated-short = non cotée
invitation-rated-detail = Le résultat compte pour la cote.
invitation-unrated-detail = Le résultat ne compte pas pour la cote.
invitation-promised = Hasard promis, encore à dévoiler par : { $persons }
invitation-opening = Tout le monde est là. La partie commence dès que les promesses sont tenues.
invitation-commitment = Tous les lancers découlent d’une graine secrète, dont voici l’empreinte : `{ $commitment }`. Jusqu’au début de la partie, tu peux y mêler ton propre hasard.
invitation-waiting =
    { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
invitation-gone = **Cette invitation est close.** Rien n’a été joué.
invitation-gone-declined = **Invitation déclinée.** Rien n’a été joué.
invitation-gone-withdrawn = **Invitation retirée.** Rien n’a été joué.
invitation-gone-expired = **Invitation expirée :** personne n’est venu en deux semaines. `/partie nouvelle` en lance une autre.
invitation-started = **La partie est lancée :** { $thread }
invitation-begun = **La partie est lancée.** Son fil suivra.
plain-invitation = **{ $game } :** quelqu’un voudrait jouer. *Détails* dit comment.
# As in English.
thread-league =
    { $round ->
        [0] { $league }
       *[other] { $league } R{ $round }
    }
invitation-reminder = { $person }, personne n’a encore répondu à ton invitation ({ $game }). Elle expire { $at }.

## Le fil d’une partie

start-line = ## { $game }
    { $seats }
start-seat = **{ $seat } :** { $person }
start-commitment = Les dés découlent d’une graine secrète, dont voici l’empreinte : `{ $commitment }`. Elle est dévoilée à la fin : chacun peut alors vérifier tous les lancers.
turn-line = **Coup { $number }** · { $player } : `{ $line }`
turn-line-on = **Coup { $number }** · `{ $line }`
takeback-done = Le coup a été repris d’un commun accord.
takeback-done-throw = Le coup a été repris d’un commun accord, et un lancer avec lui. Tout le monde a vu ces dés ; le prochain lancer sera nouveau.
takeback-done-answers = Le coup a été repris d’un commun accord. Chacun sait ce que le jeu a répondu depuis, mais les fiches ne le montrent plus.
draw-agreed = La partie est nulle par accord mutuel.
resigned-line = { $player } abandonne.
left-line = { $player } a quitté la saison.
outcome-won =
    { $count ->
        [one] { $winner } gagne : { $reason }.
       *[other] { $winner } se partagent la victoire : { $reason }.
    }
outcome-draw = Partie nulle : { $reason }.
outcome-score = Score final { $score }
outcome-place = { $place }. { $player }
outcome-place-score = { $place }. { $player } : { $score }
reason-resigned = { $seat } a abandonné
reason-left = { $seat } a quitté la saison
reason-agreed = tout le monde est d’accord

## Le résultat, là où était l’invitation, et dans le salon des résultats

result-thread = La partie : { $thread }
result-moves =
    { $count ->
        [0] aucun coup
        [one] 1 coup
       *[other] { $count } coups
    }
result-length = { $moves } en { $time }
result-line = 🏁 **{ $game } :** { $persons }
result-changed = **Modifié par décision :** { $result }

offer-draw = { $player } propose la nulle. D’accord, { $others } ? Jouer un coup revient à refuser.
offer-takeback = { $player } aimerait reprendre son dernier coup, et tout ce qui s’est joué depuis. D’accord, { $others } ?
takeback-nothing-learned = Depuis, personne n’a rien appris de nouveau.
takeback-throw = **Des dés ont été lancés depuis,** et tout le monde les a vus. Si tu acceptes, le journal le dira, et le prochain lancer sera nouveau.
takeback-answers = **Le jeu a répondu depuis :** { $lines }. Si tu acceptes, le journal le dira. Les fiches oublieront ces réponses ; les gens, non.
offer-open_notes = { $player } propose d’ouvrir les fiches : tout le monde verrait alors ce que les réponses disent des dés des deux camps. D’accord, { $others } ? C’est sans retour.
offer-draw-accepted = { $player } accepte la nulle.
offer-draw-declined = { $player } refuse la nulle. La partie continue.
offer-draw-cancelled = { $player } a retiré sa proposition de nulle.
offer-takeback-accepted = { $player } accepte la reprise du coup.
offer-takeback-declined = { $player } refuse la reprise. Le coup reste joué.
offer-takeback-cancelled = { $player } ne demande plus à reprendre son coup.
offer-open_notes-accepted = { $player } est d’accord : désormais, tout le monde peut voir les fiches d’évaluation. *Mes secrets*, sous chaque plateau, les montre aussi.
offer-open_notes-declined = { $player } ne veut pas ouvrir les fiches.
offer-open_notes-cancelled = { $player } ne propose plus d’ouvrir les fiches.

## Boutons et formulaires

button-join = Rejoindre
button-decline = Décliner
button-withdraw = Retirer
button-rules = Règles
button-entropy = Ajouter du hasard
button-details = Détails
button-build = Jouer un coup
button-type = Écrire le coup
button-more = Plus…
button-secrets = Mes secrets
button-confirm = Confirmer
button-change = Modifier
button-cancel = Annuler
button-again = Corriger
button-preview = Aperçu
button-start-over = Recommencer
button-accept = D’accord
button-refuse = Refuser
button-cancel-offer = Retirer la proposition
button-draw = Proposer la nulle
button-takeback = Reprendre mon coup
button-open-notes = Ouvrir les fiches
button-notes = Fiches d’évaluation
button-resign = Abandonner
button-rematch = Revanche
button-board = Plateau
button-log = Feuille de partie
# As in English.
button-replay = Animation
button-export = Exporter
button-verify = Vérifier
button-earlier = ◀ Avant
button-later = Après ▶
button-my-matches = Mes parties
button-whole-server = Tout le serveur
button-as-text = En texte
button-share = Partager
form-title = Ton coup
# As in English.
form-label = Notation
form-hint-example = Le coup entier sur une ligne, par exemple { $line } ; tu vois son effet avant qu’il compte
form-hint = Le coup entier sur une ligne ; tu vois son effet avant qu’il compte
entropy-form-title = Ton propre hasard
entropy-form-label = Ce que tu veux
entropy-form-hint = Mêlé à tous les lancers ; chacun pourra le lire plus tard. Si tu n’as pas rejoint la partie, c’est fait.
rules-menu = Choisis un sujet…

## Les réponses privées

preview-title = **Aperçu :** `{ $line }`
preview-additions = Tu pourrais encore ajouter : { $additions }.
preview-throw = Les dés sont lancés quand tu confirmes, pas avant.
played = Joué : `{ $line }`
cancelled = Rien n’a été fait.
why-legal = Oui, `{ $line }` est permis.
why-possible = Oui, tu peux tenter `{ $line }`.
builder-start = Choisis ce que tu veux faire. Tu en vois l’effet avant que rien ne compte.
builder-line = **Jusqu’ici :** `{ $line }`
more-title = Que veux-tu faire ?
resign-question = Veux-tu vraiment abandonner ? Ton adversaire gagne alors, quel que soit le score.
resign-question-others = Veux-tu vraiment abandonner ? Les autres continuent alors sans toi.
acknowledged-invited = Ton invitation est dans { $channel }.
acknowledged-joined = Tu es de la partie. Elle commence dès que tout le monde est là.
acknowledged-promised = Ta promesse est notée. Quand tout le monde aura rejoint, écris tes mots avec `/partie hasard` ; la partie commencera alors.
acknowledged-entropy = Ton hasard est mêlé à tous les lancers. Chacun pourra le vérifier après la partie.
acknowledged-entropy-joined = Tu es de la partie, et ton hasard est mêlé à tous les lancers. Chacun pourra le vérifier après la partie.
acknowledged-started = La partie a commencé : { $thread }
acknowledged-declined = Tu as décliné l’invitation de { $person }.
acknowledged-withdrawn = Ton invitation est retirée.
acknowledged-offer = Ta demande est faite. La réponse viendra dans le fil.
acknowledged-offer-cancelled = Ta proposition est retirée.
acknowledged-answer = Ta réponse est enregistrée.
acknowledged-resigned = Tu as abandonné. Merci d’avoir joué !

## Secrets

secrets-title = ## { $game } : rien que pour tes yeux
    { $count ->
        [0] Rien n’a encore été joué.
       *[other] Après le coup { $move }.
    }
secrets-again = Ceci n’est visible que par toi, et `/secrets` te le remontre à tout moment. Ne le montre à personne, s’il te plaît.
secrets-letter = Je tiens ce message à jour. `/secrets` montre la même chose à tout moment. Ne le montre à personne, s’il te plaît.
secrets-over = La partie est finie ; tout est maintenant dévoilé.
notes-title = ## { $game } : les fiches d’évaluation
    { $count ->
        [0] Rien n’a encore été joué.
       *[other] Après le coup { $move }.
    }
notes-open = Les deux camps sont d’accord pour que tout le monde voie les fiches.
secrets-waiting = **La partie attend** que chacun ait vu ses secrets. { $players } : je ne peux pas t’envoyer de message privé. Appuie sur *Mes secrets* ; la réponse n’est que pour toi.
secrets-all-there = Chacun a ses secrets. C’est parti !
secrets-opened = Tout ce qui était caché est maintenant dévoilé.
secrets-looked-at = Quelqu’un qui ne jouait pas a consulté les secrets pendant la partie : { $persons }

## Relire une partie

position-title = **{ $game }**, après le coup { $move } sur { $moves }
log-title = **{ $game } : { $phase ->
        [over] la partie entière
       *[running] la partie jusqu’ici
    }**{ $pages ->
        [1] { "" }
       *[other] { " " }(page { $page } sur { $pages })
    }
log-empty = La feuille de partie est encore vide.
log-alt = Feuille de partie de { $game }, { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }. Le même tableau est dans le fichier texte.
sheet-turn = Tour
sheet-seat = Camp
shared = C’est maintenant dans le fil, visible de tous.
shared-by = partagé par { $person }
share-wait = Je le publie dans le fil…
replay-wait = Je dessine l’animation…
import-wait = Je lis le fichier…
verify-wait = Je vérifie dés, secrets et journal…
hints-wait = Je parcours les parties…
work-seconds = { $seconds } s
work-done = { $bar } { $done } / { $whole } · { $seconds } s
work-cancelled = Annulé. Il n’en reste rien.
replay-title = **{ $game } : la partie entière**
replay-alt = Animation d’une partie entière de { $game }, { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }.
export-done =
    { $phase ->
        [over] La partie entière : chaque fait avec son heure et son maillon de la chaîne d’empreintes, et la graine des dés.
       *[running] La partie jusqu’ici : chaque fait avec son heure et son maillon de la chaîne d’empreintes. Une fois la partie finie, la graine des dés figure aussi dans le fichier.
    }
button-first = ⏮ Début
button-last = Fin ⏭
import-title = **{ $game }, d’après un fichier**, après le coup { $move } sur { $moves }
import-hint = Ceci n’est visible que par toi, et je n’en garde rien. Pour savoir si le fichier est authentique, utilise `verify.pyz` ; sa dernière entrée est `{ $head }`.
import-choose =
    { $count ->
        [one] **L’archive d’une saison, avec { $count } partie.**
       *[other] **L’archive d’une saison, avec { $count } parties.** Choisis celle à regarder.
    }
import-choose-hint = Choisir une partie
import-round = Ronde { $round }
verify-sound = ✅ **Vérifié : tout concorde.**
verify-faulty = ⚠️ **Vérifié : quelque chose ne concorde pas.** Préviens les personnes qui font tourner ce bot, s’il te plaît.
verify-log =
    { $facts ->
        [one] **Journal :** une entrée ; son sceau commence par `{ $head }`.
       *[other] **Journal :** { $facts } entrées, chacune scellée avec la précédente. Le dernier sceau commence par `{ $head }` et figure sous le message correspondant.
    }
verify-play =
    { $moves ->
        [0] **Jeu :** la position est celle du début.
        [one] **Jeu :** le seul coup a été rejoué selon les règles ; la position est bien celle qui en résulte.
       *[other] **Jeu :** les { $moves } coups ont été rejoués selon les règles ; la position est bien celle qui en résulte.
    }
verify-seed-open = **Graine :** dévoilée. Son empreinte `{ $fingerprint }` est celle qui a été montrée avant le début.
verify-seed-closed = **Graine :** encore secrète. Son empreinte `{ $fingerprint }` est dans le journal, et je détiens la graine correspondante. Elle sera dévoilée à la fin.
verify-draws-open =
    { $draws ->
        [one] **Dés :** un tirage, qui découle de la graine.
       *[other] **Dés :** les { $draws } tirages découlent de la graine ; aucun n’a été omis, et aucun ne revient deux fois, sauf décision de la modération.
    }
verify-draws-closed =
    { $draws ->
        [one] **Dés :** un tirage, qui découle de la graine. Une fois la graine dévoilée, tu pourras refaire le calcul.
       *[other] **Dés :** les { $draws } tirages découlent de la graine ; aucun n’a été omis, et aucun ne revient deux fois, sauf décision de la modération. Une fois la graine dévoilée, tu pourras refaire les calculs.
    }
verify-entropy = **Hasard ajouté :** mêlé à tous les lancers, de la part de { $persons }.
verify-secrets-open =
    { $secrets ->
        [one] **Secrets :** un seul, et ce qui a été dévoilé est bien ce qui avait été scellé au début.
       *[other] **Secrets :** { $secrets }, et ce qui a été dévoilé est bien ce qui avait été scellé.
    }
verify-secrets-closed =
    { $secrets ->
        [one] **Secrets :** un seul, scellé ; son empreinte est dans le journal. Il sera dévoilé à la fin.
       *[other] **Secrets :** { $secrets }, scellés ; leurs empreintes sont dans le journal. Ils seront dévoilés à la fin.
    }
verify-yourself = Pour vérifier sans moi : `/partie exporter`, puis `python3 verify.pyz fernzug-{ $match }.json --head { $head }`. Le programme tient en un seul fichier ; `python3 tools/build_verify.py` le produit à partir de mon code source.
verify-fault-empty = La partie n’a pas de journal.
verify-fault-chain = L’entrée { $seq } a été modifiée, ou ne suit pas les précédentes.
verify-fault-replay = Le journal ne peut pas être rejoué selon les règles.
verify-fault-snapshot = La position que je montre n’est pas celle que donne le journal.
verify-fault-commitment = L’entrée { $seq } ne correspond pas à l’empreinte montrée auparavant.
verify-fault-draw = Entrée { $seq } : ces dés ne sont pas ceux que donne la graine.
verify-fault-time = Entrée { $seq } : aucune pendule n’a pu tourner ainsi.
verify-fault-secret = Entrée { $seq } : ce qui a été dévoilé n’est pas ce qui avait été scellé.
verify-fault-computer = Entrée { $seq } : avec cette graine, l’ordinateur aurait fait autre chose.
list-title-running = **Parties en cours : { $person }**
list-title-proposed = **Invitations : { $person }**
list-title-over = **Parties terminées : { $person }**
list-title-waiting = **En attente depuis le plus longtemps : { $person }**
list-title-deadline = **Bientôt à court de temps : { $person }**
list-server = ce serveur
list-menu = Une autre liste…
list-line = { $channel } · { $game } · { $persons } · { $since } · `{ $match }`
list-line-due = **à jouer ▸** { $channel } · { $game } · { $persons } · { $since } · `{ $match }`
list-line-over = { $channel } · { $game } · { $result } · { $since } · `{ $match }`
list-until = ⏱️ **{ $left }**
list-to-move = ▸ { $persons }
list-overdue = ⏰ **temps dépassé { $left }**
list-won = victoire : **{ $winners }** contre { $others }
list-draw = nulle : { $persons }
list-void = ne compte pas : { $persons }
list-abandoned = arrêtée : { $persons }
list-away = 🏖️ { $person } jusqu’au { $until }
list-empty = Il n’y en a pas. `/partie nouvelle` en commence une.
match-label-due = { $game } avec { $others } : à toi de jouer ({ $match })
match-label-waiting = { $game } avec { $others } ({ $match })
match-label-proposed = { $game } avec { $others } : invitation ({ $match })
match-label-over = { $game } avec { $others } : terminée ({ $match })

## Les réglages

setup-title = **Réglages de ce serveur**
setup-channel = Salon des parties : { $value }
    .none = celui où l’on invite
setup-reports = Rapports envoyés à : { $value }
    .none = salon système du serveur, à défaut la personne à qui il appartient
setup-results = Salon des résultats : { $value }
    .none = aucun
setup-menu-channel = Où se jouent les parties…
setup-menu-reports = Où envoyer les rapports…
setup-puzzle = Salon du problème de la semaine : { $value }
    .none = aucun (désactivé)
setup-menu-puzzle = Où paraît le problème de la semaine…
setup-menu-results = Où paraissent les résultats…
setup-menu-moderators = Qui modère…
setup-menu-named = Qui d’autre modère…
setup-menu-organisers = Qui organise les ligues…
setup-menu-language = Langue
setup-menu-policy = Cadence
setup-menu-theme = Couleurs
setup-menu-appeals = Recours
setup-menu-zone = Fuseau horaire
button-setup-zone = Autre fuseau horaire
setup-zone-label = Ville ou pays
button-setup-again = Revérifier
setup-moderators = Modération : { $value }
    .none = les personnes qui gèrent le serveur
setup-named = Modèrent aussi : { $value }
    .none = personne
setup-mod-command = -# `/mod` est proposé aux personnes qui gèrent le serveur. Pour le proposer aussi à { $moderators } : *Paramètres du serveur → Intégrations → Fernzug → /mod → Ajouter des rôles ou des membres*.
setup-organisers = Organisation des ligues : { $value }
    .none = les personnes qui gèrent le serveur et la modération
setup-language = Langue des messages publics : **{ $value }**
setup-theme = Couleurs des images publiques : **{ $value }**
setup-zone = Fuseau horaire des jours de repos, dans les parties qui commencent désormais : **{ $value }**
setup-no-channel = ⚠️ Je ne peux pas vérifier les permissions ici. Choisis un salon textuel où se jouent les parties.
setup-ready = ✅ **Tout est prêt :** j’ai toutes les permissions qu’il me faut dans { $channel }. `/partie nouvelle` commence une partie.
setup-gone = ⚠️ { $channel } n’existe plus. Choisis un autre salon.
setup-missing = ⚠️ Dans { $channel }, il me manque ces permissions :
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
permission-create_public_threads = Créer des fils publics
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-mention_everyone = Mentionner @everyone, @here et tous les rôles
permission-manage_threads = Gérer les fils

welcome =
    ## Bonjour, je suis Fernzug
    Des jeux de plateau par messages, sur des jours et des semaines : { $games }. Tu invites, chacun joue quand il a le temps, et je m’occupe du plateau, des règles, des pendules et des dés.
    Les personnes qui gèrent ce serveur appuient sur *Configurer* ; les autres peuvent commencer tout de suite avec *Première partie*.
button-setup = Configurer
button-first-match = Première partie
first-game = À quel jeu aimerais-tu jouer ? Ici, tout le monde peut te rejoindre.
first-game-with = À quel jeu veux-tu affronter { $person } ?
first-game-menu = Choisis un jeu…
rules-which = De quel jeu aimerais-tu lire les règles ?
rules-game-menu = Choisis un jeu…

help-text =
    ## Fernzug
    Des jeux de plateau par messages, sur des jours et des semaines : { $games }.
    { "" }**Commencer :** `/partie nouvelle` invite quelqu’un, ou tout le monde. Une fois au complet, la partie reçoit son propre fil.
    { "" }**Personne sous la main ?** Joue contre l’ordinateur : il commence aussitôt et répond aussitôt, à trois niveaux.
    { "" }**Jouer :** appuie sur *Jouer un coup* sous le plateau, ou écris `/coup`. Tu vois l’effet d’un coup avant qu’il compte.
    { "" }**Un jeu nouveau pour toi ?** `/apprendre` te l’enseigne en quelques petites étapes, rien que pour toi.
    { "" }**Un doute ?** `/pourquoi` dit si un coup est permis, et sinon quelle règle l’interdit ; `/règles` a toutes les règles, avec des exemples.
    { "" }**Relire :** `/plateau` montre toute position passée, `/partie journal` la feuille de partie, `/partie liste` toutes tes parties.
    { "" }**Ligues :** `/ligue voir` montre la saison où tu peux t’inscrire ; `/cote voir` ta force à un jeu.
    { "" }**À ta façon :** `/paramètres` règle ta langue, ton fuseau horaire, ton sommeil, tes vacances, la façon dont on te prévient, et plus encore. Qui gère le serveur utilise `/réglages`.
    Les dés découlent d’une graine scellée, dévoilée à la fin : personne n’a besoin de croire personne sur parole.

## Ce qu’apprennent les personnes qui gèrent un serveur

thread-again = Le fil de cette partie a été supprimé. Elle continue ici ; rien n’est perdu.
thread-behind = Je peux de nouveau publier ici. Voici où en est la partie.
plain-match = **{ $game } :** il y a du nouveau dans la partie `{ $match }`. Discord n’accepte pas mon message habituel ici ; `/suivante` montre le plateau.
report-undecided = ⏳ Depuis trois jours, personne n’a mis fin à la pause de la partie `{ $match }` dans { $channel }. La modération peut trancher avec `/mod` ou laisser la partie continuer.
report-unseen = ⏳ Depuis trois jours, je ne peux pas montrer la partie `{ $match }` dans { $channel } ; ses pendules sont donc arrêtées. `/réglages` dit ce qui me manque.
report-forbidden = ⚠️ Je ne peux rien publier de la partie `{ $match }` dans { $channel } : il m’y manque une permission. `/réglages` dit laquelle. La partie continue et je réessaie sans cesse ; les messages retenus suivront d’eux-mêmes.
report-gone = ⚠️ La partie `{ $match }` a perdu son salon : { $channel } n’existe plus. Indique un salon pour les parties avec `/réglages`, et j’y ouvrirai un autre fil.
report-full = ⚠️ Je ne peux pas ouvrir de fil pour la partie `{ $match }` dans { $channel } : ce serveur a autant de fils actifs que Discord en permet. Archives-en ou supprimes-en ; la partie continue, et ses messages suivront d’eux-mêmes.
report-unheard = ⚖️ La partie `{ $match }` a besoin de la modération, et je n’ai pu appeler personne : { $thread }. `/réglages` dit comment je le peux ; `/mod contestations` montre toutes les contestations.
report-locked = ⚠️ Je ne peux rien publier de la partie `{ $match }` : son fil { $channel } est verrouillé. Déverrouille-le, ou laisse-moi y gérer les fils. D’ici là, je préviens par message privé la personne qui doit jouer.
report-refused = ⚠️ Discord n’accepte pas mes messages pour la partie `{ $match }` dans { $channel } (code { $code }) : cela tient peut-être à un filtre de mots ou de liens, ou au salon. D’ici là, je préviens par message privé la personne qui doit jouer.
report-lost-gone = ⚠️ Ces parties ont perdu leur fil, et { $channel } n’existe plus : { $matches }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }. Indique un salon pour les parties avec `/réglages`, et j’y ouvrirai d’autres fils.
report-lost-forbidden = ⚠️ Ces parties ont perdu leur fil, et il me manque une permission pour en ouvrir d’autres dans { $channel } : { $matches }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }. `/réglages` dit laquelle. Dès que je l’aurai, elles recevront un nouveau fil.
report-lost-full = ⚠️ Ces parties ont perdu leur fil : { $matches }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }. Je ne peux pas en ouvrir d’autres dans { $channel }, car ce serveur a autant de fils actifs que Discord en permet. Archives-en ou supprimes-en, et elles recevront un nouveau fil.
report-lost-locked = ⚠️ Ces parties ont perdu leur fil, et je ne peux pas publier dans d’autres dans { $channel }, car ils sont verrouillés : { $matches }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }. Déverrouille-les, et les plateaux suivront.
report-lost-refused = ⚠️ Ces parties ont perdu leur fil, et Discord ne me laisse pas en ouvrir d’autres dans { $channel } : { $matches }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }. Indique avec `/réglages` un salon textuel où les fils sont possibles, et elles en recevront un nouveau.
