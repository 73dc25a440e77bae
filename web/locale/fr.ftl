# Textes des pages autour des plateaux.

close = Fermer
skip = Aller au contenu
guest-name = Mortel
motto = Deux jeux de dieux et de mortels
no-server = Le serveur ne répond pas. Réessayez dans un instant.
play-now = Jouer
starting = On distribue …
with-friends = Entre amis
players = Joueurs
minutes = Minutes
min = min
your-tables = Vos tables
your-turn = À vous
continue = Continuer
open-tables = Tables ouvertes
take-a-seat = prenez une place libre
learn = Apprenez-le en cinq minutes
lessons-help = De courtes leçons à une vraie table : chacune dure environ deux minutes. Vous pouvez en quitter une et revenir.
lesson-done = faite
lesson-of = Leçon { $lesson } sur { $lessons }
lesson-note = La note de la leçon
lesson-leave = Quitter la leçon
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-step = Étape { $step } sur { $steps }
lesson-watch = Regardez : les autres jouent …
lesson-back = Retour
join = Rejoindre
rules-of = Règles de { $game }
rules = Règles
to-print = À imprimer (PDF) :
page-quick = les règles en une page
page-components = tous les éléments
check-a-game = Vérifier une partie
credits = Crédits
settings = Réglages
language = Langue
theme = Thème
theme-auto = Automatique
theme-light = Jour
theme-dark = Nuit
theme-to-light = Passer au jour
theme-to-dark = Passer à la nuit
sound = Sons
calm = Moins de mouvement
pace = Rythme de la partie
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Immédiat
story-skip = Passer
patterns = Initiales sur les pièces (pour qui distingue mal les couleurs)
your-name = Votre nom
name = Nom
password = Mot de passe
sign-in = Se connecter
sign-out = Se déconnecter
signed-in = Session : { $name }
sessions = Sessions
session-unknown = Appareil inconnu
session-seen = active pour la dernière fois le { $day }
session-here = celle-ci
session-end = Fermer
sign-out-everywhere = Se déconnecter partout
register = Protéger mon nom par un mot de passe
recovery-code = Notez ce code, il n’est montré qu’une fois :
forgotten = Mot de passe oublié
recovery = Code de récupération
new-password = Nouveau mot de passe
recover = Enregistrer le nouveau mot de passe
new-table = Une nouvelle table
clock = Temps de jeu
clock-none = Illimité
clock-move = 1 minute par coup
clock-budget = 15 minutes par joueur
clock-days = 2 jours par coup
listed = Ouverte à tous
listed-help = La table figure sur la page d’accueil. Sinon, seuls ceux qui ont le lien la trouvent.
set-the-table = Ouvrir la table
table = La table
table-gone = Vous ne pouvez pas rejoindre cette table
table-ended = La partie s’est terminée sans résultat
home = Accueil
connecting = Un instant …
lobby = Avant la partie
free-seat = Place libre
waiting = en attente de quelqu’un
invited = sur invitation
ready = peut commencer
not-ready = pas encore
not-all-ready = On attend { $names }.
sit-here = S’asseoir ici
drawn-by-chance = par surprise
start = Commencer
i-am-ready = On peut commencer
wait-a-moment = Attendez, pas encore
leave = Quitter la place
invite-friends = Invitez vos amis
invite-help = Envoyez-leur ce lien, ou faites-leur scanner le code.
link = Lien vers cette table
qr-label = Code QR du lien
copy = Copier
copied = Copié
fair-deal = Le paquet est déjà scellé ; vous pourrez vérifier après la partie que personne n’y a touché :
hint = Un conseil
hint-title = Le conseil de la chouette
hint-note = D’après ce que vous voyez, le meilleur coup d’abord. Appuyez sur un coup pour le choisir.
hint-thinking = La chouette réfléchit …
hint-play = Jouer ce coup
hints = Conseils
hints-help = Chacun peut demander quels coups semblent les meilleurs. Dans les parties classées, il n’y en a pas.
moves-by-name = Tous les coups par leur nom
chat = Discussion
chat-empty = Personne n’a encore rien dit.
say-something = Dites quelque chose
send = Envoyer
log = Ce qui s’est passé
menu = Menu
line-lost = Connexion perdue. Reconnexion …
paused = La partie est en pause.
bot-plays-for-you = Un bot joue pour vous.
bots-preparing = Les bots se préparent à leur première partie sur ce serveur, ce qui prend une minute ou deux. Ils joueront dès qu’ils seront prêts.
i-am-back = Je suis de retour
result = Résultat
pass-windows = Passer pour moi les demandes de pouvoir
pause = Demander une pause
pause-asked = Retirer la demande de pause
resume = Reprendre
end-together = Proposer d’arrêter la partie
end-alone = Arrêter la partie
end-asked = Retirer la proposition d’arrêter
sure = Vraiment ? Appuyez encore
asks-pause = { $names } { $count ->
    [one] demande
   *[other] demandent
} une pause.
asks-resume = { $names } { $count ->
    [one] aimerait
   *[other] aimeraient
} reprendre.
asks-resign = { $names } { $count ->
    [one] propose
   *[other] proposent
} d’arrêter la partie.
agree = D’accord
people = À cette table
mute = Rendre muet
unmute = Rendre la parole
block = Bloquer
unblock = Débloquer
remove = Exclure
block-help = Vous ne voyez pas ce qu’écrit une personne bloquée, et elle ne peut pas s’asseoir à vos tables.
report = Signaler
report-reason = De quoi s’agit-il ?
report-insult = Insultes ou menaces
report-cheating = Triche
report-name = Le nom
report-other = Autre chose
report-text = Avec vos mots (facultatif)
report-help = L’administrateur le reçoit avec les dernières lignes de la discussion.
report-send = Envoyer le signalement
report-done = Merci : l’administrateur lira ce que vous avez dit de { $name }.
leave-table = Partir : un bot prend la suite
you = vous
me = Vous
rematch = Rejouer
replay = Revoir
record = Enregistrer la partie
check-deal = Vérifier la donne
ended-played = La partie est finie
ended-resigned = Arrêtée d’un commun accord
ended-abandoned = Plus personne ne jouait
ended-stopped = Arrêtée par l’hôte
proof-house = Jouée avec des valeurs maison : { $values }.
proof-no-seed = Seulement cohérent : la partie enregistrée n’a pas de graine. Les règles et le résultat concordent, mais la donne ne peut pas être vérifiée.
proof-bound = Le mélange est celui qui a été scellé avant la partie : votre navigateur vient de le vérifier.
proof-unbound = Le mélange n’est pas celui qui a été scellé : cette donne n’est pas fiable.
proof-figures = Détails techniques
proof-commitment = Engagement
proof-seed = Graine
check-help = Ouvrez une partie finie et enregistrée. Elle est rejouée depuis sa graine, coup par coup ; si une seule ligne a changé, nous vous montrons laquelle.
open-record = Ouvrir une partie enregistrée
fairness-title = Pourquoi la donne est juste
fairness-text = Avant la partie, le serveur tire une graine secrète et montre son engagement, une empreinte que seule cette graine peut avoir. Alors seulement, le navigateur de chaque joueur ajoute son propre nombre aléatoire. Paquet et tirages découlent du tout : personne, pas même le serveur, n’a pu les choisir. Après la partie tout est montré, et chacun peut refaire le calcul.
back = En arrière
forward = En avant
run = Lancer
stop = Arrêter
moment = Moment
eyes = Vu par
spectator = Spectateur
speed = Vitesse
lost-title = Rien sur ce rocher
lost-text = Il n’y a pas de page à cette adresse.
unofficial = Olympus est un projet non officiel de gens qui aiment ces jeux. Il n’a aucun lien avec leurs auteurs ou éditeurs.
credits-games = Règles et textes sont racontés avec nos propres mots, et toutes les images sont redessinées. Si les jeux vous plaisent, achetez-les.
credits-by-design = Conception du jeu
credits-by-development = Développement complémentaire
credits-by-artwork = Illustrations
credits-by-direction = Direction artistique
credits-by-layout = Mise en page
credits-by-publisher = Éditeur
credits-unnamed = Le livret de règles dont dispose ce projet ne nomme ni illustrateur ni éditeur.
credits-art = Images et lettres
credits-icons = Les icônes des dessins viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous CC BY 3.0 ; certaines sont combinées ou recolorées.
credits-fonts = Caractères : Cinzel de Natanael Gama, Alegreya et Alegreya Sans de Juan Pablo del Peral, sous SIL Open Font License.
credits-code = Programmes
credits-libraries = Fait avec Svelte, Vite, TypeScript, Fluent et qrcode-generator dans le navigateur ; Python, Litestar, uvicorn, SQLAlchemy, NumPy et Numba derrière.
turn-of = À { $name } de jouer
others-play = les autres jouent
all-tables = Toutes ({ $count })
tables = Tables
turn-elsewhere = C’est à vous à une autre table : { $game }
later = Plus tard
notices = Me prévenir quand c’est à moi
notices-refused = Le navigateur ne le permet pas. Changez cela dans ses réglages pour cette page.
notices-insecure = Les navigateurs ne le permettent qu’en https, ou sur la machine même.
a-friend = Libre pour un ami
seats = Places
seats-help = Vos amis prennent les places libres par votre lien. Les bots ont quatre niveaux ; on peut les changer jusqu’au début.
seat = Place { $number }
about-clock-none = Chacun prend son temps.
about-clock-move = Si quelqu’un met plus d’une minute à jouer, un bot joue à sa place.
about-clock-budget = Quinze minutes pour toute la partie, et cinq secondes de plus à chaque coup.
about-clock-days = Pour des parties sur plusieurs jours : revenez quand c’est à vous, sous deux jours.
watch-a-game = Revoir une partie enregistrée
watch-help = Ouvrez une partie enregistrée, de ce serveur, du terminal ou d’un ami, et revoyez-la à partir de tout moment et de toute place. Vous pouvez aussi déposer le fichier sur cette page.
rule = Règle { $number }
rule-by-rule = Règle par règle
free-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
start-with-bots = { $count ->
    [one] Ajouter { $count } bot et commencer
   *[other] Ajouter { $count } bots et commencer
}
watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
winner-you = { $count ->
    [one] Vous avez gagné !
   *[other] Vous gagnez avec { $names } !
}
proof-replayed = { $plies ->
    [one] { $plies } coup rejoué : il suit les règles et le mélange.
   *[other] { $plies } coups rejoués : tous suivent les règles et le mélange.
}
proof-nonces = { $count ->
    [one] { $count } joueur a ajouté au mélange son propre nombre aléatoire.
   *[other] { $count } joueurs ont ajouté au mélange leurs propres nombres aléatoires.
}
my-games = Mes parties
my-page = Ma page
leader-board = Classement
live-games = Parties en cours
welcome-back = Bon retour, { $name }
last-games = Vos dernières parties
more-to-see = Jetez un œil
leader-board-idea = Qui joue le mieux
live-games-idea = Regarder les autres jouer
open = Ouvrir
running-games = En cours
finished-games = Terminées
no-games-yet = Vous n’avez encore terminé aucune partie.
no-games-found = Aucune partie ne correspond.
search-name = Nom d’un autre joueur
game = Jeu
all-games = Tous les jeux
only-won = Gagnées
only-rated = Classées
show-more = Afficher plus
place-of = { ORDINAL($place) } sur { $count }
watch = Regarder
no-live-games = Personne ne joue à une table ouverte en ce moment. Les tables ouvertes à tous peuvent aussi être regardées ici.
rating = Cote
rating-about = Tout le monde commence à 1000. La cote change à chaque partie classée : elle monte quand vous finissez devant de forts joueurs. Les bots ont aussi une cote.
no-leaders = Personne n’a encore joué de partie classée.
player = Joueur
bot = bot
guest = visiteur
account = compte
games-played = Parties
games-won = Gagnées
best-score = Meilleur score
since = Ici depuis le { $date }
rating-curve = Évolution sur { $count } parties classées : de { $first } à { $last }
head-to-head = Face à face
ahead = Devant
behind = Derrière
no-profile-yet = Rien à voir pour l’instant : terminez une partie, et vos résultats, préférences et rivaux apparaîtront ici.
keep-name-help = Vous jouez en visiteur de ce navigateur. Un mot de passe garde votre nom et vos parties sur tous vos appareils, et permet de jouer des parties classées.
rated = Partie classée
rated-help = Le résultat change la cote de chacun au classement. Tous les joueurs doivent avoir un compte, et il n’y a pas de conseils.
rated-guest = Pour cela il faut un compte : protégez votre nom par un mot de passe dans les réglages.
rated-no-hints = Dans une partie classée il n’y a pas de conseils.
admin = Pour l’exploitant
admin-now = En ce moment
admin-sockets = Connexions
admin-matches = Parties en mémoire
admin-moves = Coups depuis le démarrage
admin-version = Version
admin-bots = Bots
admin-bots-ready = prêts
admin-bots-compiling = en compilation
admin-drain = Ne plus commencer de parties
admin-drain-stop = Recommencer de nouvelles parties
admin-drain-help = Les parties en cours continuent. Faites-le avant d’arrêter le serveur.
admin-people = Personnes
admin-end = Terminer
admin-status = État
admin-changed = Dernier changement
admin-plies = Coups
admin-search = Nom
status-all = Tous
status-lobby = Avant la partie
status-playing = En cours
status-over = Terminée
status-ended = Sans résultat
nobody = Personne
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
admin-since = Depuis
admin-operator = exploitant
left-days = { $days } j { $hours } h
left-hours = { $hours } h { $minutes } min
chapters = Chapitres
turn-before = Tour précédent
turn-after = Tour suivant
name-help = Les autres sauront ainsi qui est assis ici. Ce navigateur s’en souvient.
how-it-is-played = Comment on joue
yes = oui
no = non
admin-reports = Signalements
admin-closed = Ceux déjà traités
admin-close = Traité
admin-reported-by = Signalé par { $name }
admin-no-reports = Rien ici.
