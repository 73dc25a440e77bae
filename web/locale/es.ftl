# Textos de las páginas alrededor de los tableros.

close = Cerrar
skip = Ir al contenido
guest-name = Mortal
motto = Dos juegos de dioses y mortales
no-server = El servidor no responde. Prueba otra vez en un momento.
play-now = Jugar ya
starting = Repartiendo …
with-friends = Con amigos
players = Jugadores
minutes = Minutos
min = min
your-tables = Tus mesas
your-turn = Te toca
continue = Seguir
open-tables = Mesas abiertas
take-a-seat = toma un asiento libre
learn = Apréndelo en cinco minutos
lessons-help = Lecciones breves en una mesa de verdad: cada una dura unos dos minutos. Puedes dejarla y volver después.
lesson-done = hecha
lesson-of = Lección { $lesson } de { $lessons }
lesson-note = La nota de la lección
lesson-leave = Dejar la lección
lesson-next = Lección siguiente
lesson-again = Empezar de nuevo
lesson-step = Paso { $step } de { $steps }
lesson-watch = Mira: juegan los demás …
lesson-back = Atrás
join = Unirse
rules-of = Reglas de { $game }
rules = Reglas
to-print = Para imprimir (PDF):
page-quick = las reglas en una página
page-components = todos los componentes
check-a-game = Comprobar una partida
credits = Créditos
settings = Ajustes
language = Idioma
theme = Tema
theme-auto = Automático
theme-light = Día
theme-dark = Noche
theme-to-light = Cambiar a día
theme-to-dark = Cambiar a noche
sound = Sonidos
calm = Menos movimiento
pace = Ritmo de la partida
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-instant = Inmediato
story-skip = Saltar
patterns = Iniciales en las piezas (para quien distingue mal los colores)
your-name = Tu nombre
name = Nombre
password = Contraseña
sign-in = Entrar
sign-out = Salir
signed-in = Sesión de { $name }
sessions = Sesiones
session-unknown = Dispositivo desconocido
session-seen = última vez el { $day }
session-here = esta
session-end = Cerrar
sign-out-everywhere = Salir en todas partes
register = Proteger mi nombre con una contraseña
recovery-code = Apunta este código, solo se muestra ahora:
forgotten = Contraseña olvidada
recovery = Código de recuperación
new-password = Contraseña nueva
recover = Guardar la contraseña nueva
new-table = Una mesa nueva
clock = Reloj
clock-none = Ninguno
clock-move = 1 minuto por jugada
clock-budget = 15 minutos por jugador
clock-days = 2 días por jugada
listed = Puede unirse cualquiera
listed-help = La mesa aparece en la página de inicio. Si no, solo la encuentra quien tiene el enlace.
set-the-table = Abrir la mesa
table = La mesa
table-gone = No puedes entrar en esta mesa
table-ended = La partida acabó sin resultado
home = Inicio
connecting = Un momento …
lobby = Antes de la partida
free-seat = Asiento libre
waiting = esperando a alguien
invited = con invitación
ready = puede empezar
not-ready = aún no
not-all-ready = Esperando a { $names }.
sit-here = Sentarse aquí
drawn-by-chance = por sorpresa
start = Empezar
i-am-ready = Podemos empezar
wait-a-moment = Espera, todavía no
leave = Dejar el asiento
invite-friends = Invita a tus amigos
invite-help = Mándales este enlace, o que escaneen el código.
link = Enlace a esta mesa
qr-label = Código QR del enlace
copy = Copiar
copied = Copiado
fair-deal = El mazo ya está sellado. Tras la partida podrás comprobar que nadie lo tocó:
hint = Una pista
hint-title = Qué haría una lechuza sabia
hint-note = Según lo que puedes ver, la mejor primero. Pulsa una para elegirla.
hint-thinking = La lechuza lo piensa …
hint-play = Hacer esta jugada
hints = Pistas
hints-help = Cualquiera puede preguntar qué jugadas parecen mejores. En las partidas puntuables no las hay.
moves-by-name = Todas las jugadas por nombre
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
say-something = Di algo
send = Enviar
log = Lo que ha pasado
menu = Menú
line-lost = Conexión perdida. Reconectando …
paused = La partida está en pausa.
bot-plays-for-you = Un bot juega por ti.
bots-preparing = Los bots se preparan para su primera partida en este servidor, lo que tarda uno o dos minutos. Jugarán en cuanto estén listos.
i-am-back = He vuelto
result = Resultado
pass-windows = Saltar por mí los avisos de poderes
pause = Pedir una pausa
pause-asked = Retirar la petición de pausa
resume = Reanudar
end-together = Proponer terminar aquí
end-alone = Terminar la partida
end-asked = Retirar la propuesta de terminar
sure = ¿De verdad? Pulsa otra vez
asks-pause = { $names } { $count ->
    [one] pide
   *[other] piden
} una pausa.
asks-resume = { $names } { $count ->
    [one] quiere
   *[other] quieren
} seguir.
asks-resign = { $names } { $count ->
    [one] propone
   *[other] proponen
} terminar la partida.
agree = De acuerdo
people = En esta mesa
mute = Silenciar
unmute = Dejar hablar
block = Bloquear
unblock = Desbloquear
remove = Expulsar
block-help = No ves lo que dice una persona bloqueada, ni ella puede sentarse a tus mesas.
report = Denunciar
report-reason = ¿De qué se trata?
report-insult = Insultos o amenazas
report-cheating = Trampas
report-name = El nombre
report-other = Otra cosa
report-text = Con tus palabras (opcional)
report-help = Quien administra el servidor lo recibe con las últimas líneas del chat.
report-send = Enviar la denuncia
report-done = Gracias: quien administra el servidor leerá lo que has dicho de { $name }.
leave-table = Salir: sigue un bot
you = tú
me = Tú
rematch = Jugar otra vez
replay = Repetición
record = Guardar la partida
check-deal = Comprobar el reparto
ended-played = La partida ha terminado
ended-resigned = Terminada de común acuerdo
ended-abandoned = No quedaba nadie jugando
ended-stopped = Detenida por el anfitrión
proof-house = Jugada con valores de la casa: { $values }.
proof-no-seed = Solo coherente: la partida guardada no tiene semilla. Las reglas y el resultado concuerdan, pero nadie puede comprobar el reparto.
proof-bound = La mezcla es la que se selló antes de la partida: tu navegador acaba de comprobarlo.
proof-unbound = La mezcla no es la que se selló: este reparto no es de fiar.
proof-figures = Detalles técnicos
proof-commitment = Compromiso
proof-seed = Semilla
check-help = Abre una partida terminada y guardada. Se juega de nuevo desde su semilla, jugada a jugada; si cambió aunque sea una línea, te diremos cuál.
open-record = Abrir una partida guardada
fairness-title = Por qué el reparto es justo
fairness-text = Antes de la partida el servidor sortea una semilla secreta y muestra su compromiso, una huella que solo esta semilla puede tener. Solo entonces el navegador de cada jugador añade su propio número al azar. El mazo y los robos salen de todo ello junto: nadie, ni el servidor, pudo elegirlos. Tras la partida se muestra todo, y cualquiera puede rehacer la cuenta.
back = Atrás
forward = Adelante
run = Reproducir
stop = Parar
moment = Momento
eyes = Visto por
spectator = Espectador
speed = Velocidad
lost-title = En esta roca no hay nada
lost-text = No hay ninguna página en esta dirección.
unofficial = Olympus es un proyecto no oficial de gente a la que le gustan estos juegos. No tiene relación con sus autores ni editores.
credits-games = Las reglas y los textos están contados con palabras propias, y todas las imágenes son nuevas. Si te gustan los juegos, cómpralos.
credits-by-design = Diseño del juego
credits-by-development = Desarrollo adicional
credits-by-artwork = Ilustraciones
credits-by-direction = Dirección artística
credits-by-layout = Diseño gráfico
credits-by-publisher = Editorial
credits-unnamed = El reglamento que tiene este proyecto no nombra ni al ilustrador ni a la editorial.
credits-art = Imágenes y letras
credits-icons = Los iconos de los dibujos son de game-icons.net, de Lorc, Delapouite y otros, con licencia CC BY 3.0; algunos están combinados o recoloreados.
credits-fonts = Tipos: Cinzel de Natanael Gama, Alegreya y Alegreya Sans de Juan Pablo del Peral, con la SIL Open Font License.
credits-code = Programas
credits-libraries = Hecho con Svelte, Vite, TypeScript, Fluent y qrcode-generator en el navegador; Python, Litestar, uvicorn, SQLAlchemy, NumPy y Numba detrás.
turn-of = Le toca a { $name }
others-play = juegan los demás
all-tables = Todas ({ $count })
tables = Mesas
turn-elsewhere = Te toca en otra mesa: { $game }
later = Más tarde
notices = Avísame cuando me toque
notices-refused = El navegador no lo permite. Cámbialo en sus ajustes para esta página.
notices-insecure = Los navegadores lo permiten solo por https o en el propio equipo.
a-friend = Libre para un amigo
seats = Asientos
seats-help = Los amigos ocupan los asientos libres con tu enlace. Los bots tienen cuatro niveles, y pueden cambiarse hasta empezar.
seat = Asiento { $number }
about-clock-none = Cada cual se toma su tiempo.
about-clock-move = Si alguien tarda más de un minuto en una jugada, juega un bot en su lugar.
about-clock-budget = Quince minutos para toda la partida, y cinco segundos más por jugada.
about-clock-days = Para partidas de varios días: vuelve cuando te toque, en dos días como mucho.
watch-a-game = Ver una partida guardada
watch-help = Abre una partida guardada, de este servidor, de la terminal o de un amigo, y vuelve a verla desde cualquier momento y asiento. También puedes soltar el archivo sobre esta página.
rule = Regla { $number }
rule-by-rule = Regla por regla
free-seats = { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
}
start-with-bots = { $count ->
    [one] Añadir { $count } bot y empezar
   *[other] Añadir { $count } bots y empezar
}
watching = { $count ->
    [one] { $count } persona mira.
   *[other] { $count } personas miran.
}
winner = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
winner-you = { $count ->
    [one] ¡Has ganado!
   *[other] ¡Has ganado junto con { $names }!
}
proof-replayed = { $plies ->
    [one] { $plies } jugada repetida: sigue las reglas y la mezcla.
   *[other] { $plies } jugadas repetidas: todas siguen las reglas y la mezcla.
}
proof-nonces = { $count ->
    [one] { $count } jugador añadió a la mezcla su propio número al azar.
   *[other] { $count } jugadores añadieron a la mezcla sus propios números al azar.
}
my-games = Mis partidas
my-page = Mi página
leader-board = Clasificación
live-games = Partidas en curso
welcome-back = Hola de nuevo, { $name }
last-games = Tus últimas partidas
more-to-see = Echa un vistazo
leader-board-idea = Quién juega mejor
live-games-idea = Mira jugar a otros
open = Abrir
running-games = En curso
finished-games = Terminadas
no-games-yet = Aún no has terminado ninguna partida.
no-games-found = Ninguna partida coincide.
search-name = Nombre de otro jugador
game = Juego
all-games = Todos los juegos
only-won = Ganadas
only-rated = Puntuables
show-more = Mostrar más
place-of = { ORDINAL($place) } de { $count }
watch = Mirar
no-live-games = Ahora nadie juega en una mesa abierta. Las mesas a las que cualquiera puede unirse también se pueden mirar aquí.
rating = Puntuación
rating-about = Todos empiezan en 1000. La puntuación cambia con cada partida puntuable: sube cuando terminas por delante de jugadores fuertes. Los bots también tienen puntuación.
no-leaders = Nadie ha jugado aún una partida puntuable.
player = Jugador
bot = bot
guest = visitante
account = cuenta
games-played = Partidas
games-won = Ganadas
best-score = Mejor resultado
since = Aquí desde el { $date }
rating-curve = Evolución en { $count } partidas puntuables: de { $first } a { $last }
head-to-head = Cara a cara
ahead = Por delante
behind = Por detrás
no-profile-yet = Todavía no hay nada: termina una partida y aquí aparecerán resultados, favoritos y rivales.
keep-name-help = Juegas como visitante de este navegador. Con una contraseña conservas tu nombre y tus partidas en cualquier dispositivo y puedes jugar partidas puntuables.
rated = Partida puntuable
rated-help = El resultado cambia la puntuación de todos en la clasificación. Todos los jugadores necesitan una cuenta, y no hay pistas.
rated-guest = Para esto necesitas una cuenta: protege tu nombre con una contraseña en los ajustes.
rated-no-hints = En una partida puntuable no hay pistas.
admin = Para quien administra
admin-now = En este momento
admin-sockets = Conexiones
admin-matches = Partidas en memoria
admin-moves = Jugadas desde el arranque
admin-version = Versión
admin-bots = Bots
admin-bots-ready = listos
admin-bots-compiling = compilándose
admin-drain = No empezar partidas nuevas
admin-drain-stop = Volver a empezar partidas
admin-drain-help = Las partidas en curso continúan. Hazlo antes de parar el servidor.
admin-people = Personas
admin-end = Terminar
admin-status = Estado
admin-changed = Último cambio
admin-plies = Jugadas
admin-search = Nombre
status-all = Todos
status-lobby = Antes de la partida
status-playing = En curso
status-over = Terminada
status-ended = Sin resultado
nobody = Nadie
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
admin-since = Desde
admin-operator = administrador
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
chapters = Capítulos
turn-before = Turno anterior
turn-after = Turno siguiente
name-help = Así los demás saben quién se sienta aquí. Se recuerda en este navegador.
how-it-is-played = Cómo se juega
yes = sí
no = no
admin-reports = Avisos
admin-closed = Los ya atendidos
admin-close = Atendido
admin-reported-by = Avisado por { $name }
admin-no-reports = Nada aquí.
