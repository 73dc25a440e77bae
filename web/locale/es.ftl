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
theme = Luz
theme-auto = Como el sistema
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
patterns = Letras en las piezas, para distinguirlas sin el color
your-name = Tu nombre
name = Nombre
password = Contraseña
sign-in = Entrar
sign-out = Salir
signed-in = Eres { $name }
sessions = Sesiones
session-unknown = Dispositivo desconocido
session-seen = última vez el { $day }
session-here = esta
session-end = Cerrar
sign-out-everywhere = Salir en todas partes
register = Guardar mi nombre con contraseña
recovery-code = Apunta este código, solo se muestra ahora:
forgotten = Contraseña olvidada
recovery = Código de recuperación
new-password = Contraseña nueva
recover = Guardar la contraseña nueva
new-table = Una mesa nueva
clock = Reloj
clock-none = Ninguno
clock-move = Un minuto por jugada
clock-budget = 15 minutos cada uno
clock-days = Dos días por jugada
listed = Puede unirse cualquiera
listed-help = La mesa aparece en la página de inicio. Si no, solo la encuentra quien tiene el enlace.
set-the-table = Preparar la mesa
table = La mesa
table-gone = Esta mesa está cerrada para ti
table-ended = La partida acabó sin resultado
home = Inicio
connecting = Un momento …
lobby = Antes de la partida
free-seat = Asiento libre
waiting = esperando a alguien
invited = invitado
ready = listo
not-ready = aún no está listo
not-all-ready = Esperando a { $names }.
sit-here = Sentarse aquí
drawn-by-chance = por sorteo
start = Empezar
i-am-ready = Estoy listo
wait-a-moment = Todavía no
leave = Levantarse
invite-friends = Invita a tus amigos
invite-help = Mándales este enlace, o que escaneen el código.
link = Enlace a esta mesa
qr-label = Código QR del enlace
copy = Copiar
copied = Copiado
fair-deal = El reparto ya está fijado, y podrá comprobarse tras la partida:
hint = Una pista
hint-title = Qué haría una lechuza sabia
hint-note = Según lo que puedes ver, la mejor primero. Pulsa una para elegirla.
hint-thinking = La lechuza lo piensa …
hint-play = Hacer esta jugada
hints = Pistas
hints-help = Cualquiera puede preguntar qué jugadas parecen mejores. En las partidas clasificatorias no las hay.
moves-by-name = Todas las jugadas por nombre
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
say-something = Di algo
send = Enviar
log = Lo que ha pasado
menu = Menú
line-lost = Se perdió la conexión: vuelve sola …
paused = La partida está en pausa.
bot-plays-for-you = Un bot juega por ti.
i-am-back = He vuelto
result = Resultado
pass-windows = Dejar pasar por mí los momentos de poderes
pause = Pedir una pausa
pause-asked = Retirar la petición de pausa
resume = Reanudar
end-together = Proponer terminar aquí
end-asked = Retirar la propuesta de terminar
sure = ¿Seguro? Pulsa otra vez
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
remove = Echar
block-help = No ves lo que dice una persona bloqueada, y no puede sentarse a tus mesas.
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
rematch = Otra vez
replay = Repetición
record = Descargar el registro
check-deal = Comprobar el reparto
ended-played = La partida ha terminado
ended-resigned = Terminada de acuerdo
ended-abandoned = No quedaba nadie jugando
ended-stopped = Detenida por el anfitrión
proof-house = Jugada con valores de la casa: { $values }.
proof-no-seed = Solo coherente: el registro no tiene semilla. Las reglas y el resultado concuerdan, pero nadie puede comprobar el reparto.
proof-bound = La semilla es la que fijó la mesa antes de que nadie diera un nonce: calculado aquí, en tu navegador.
proof-unbound = La semilla no corresponde al compromiso: este reparto no es de fiar.
proof-figures = Las cifras
proof-commitment = Compromiso
proof-seed = Semilla
check-help = Abre el registro de una partida terminada. Se juega de nuevo desde su semilla, jugada a jugada; si cambió una sola línea, se te dice cuál.
open-record = Abrir un registro
fairness-title = Por qué el reparto es justo
fairness-text = Antes de la partida el servidor extrae una semilla secreta y muestra su compromiso, una huella que no vale para ninguna otra. Solo entonces el navegador de cada jugador añade un número propio. El mazo y los robos salen de todo ello junto: nadie, ni el servidor, pudo elegirlos. Tras la partida se muestra todo, y cualquiera puede rehacer la cuenta.
back = Atrás
forward = Adelante
run = Reproducir
stop = Parar
moment = Momento
eyes = Con los ojos de quién
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
all-tables = Las { $count }
tables = Mesas
turn-elsewhere = Te toca en otra mesa: { $game }
later = Más tarde
notices = Avísame cuando me toque, aunque mire otra cosa
notices-refused = El navegador no lo permite. Cámbialo en sus ajustes para esta página.
notices-insecure = Los navegadores lo permiten solo por https o en el propio equipo.
a-friend = Libre para un amigo
seats = Asientos
seats-help = Los amigos ocupan los asientos libres con tu enlace. Los bots tienen cuatro fuerzas, y pueden cambiarse hasta empezar.
seat = Asiento { $number }
about-clock-none = Cada cual se toma su tiempo.
about-clock-move = Si alguien tarda más de un minuto en una jugada, juega un bot por él.
about-clock-budget = Quince minutos para toda la partida, y cinco segundos más por jugada.
about-clock-days = Para partidas de varios días: vuelve cuando te toque, en dos días como mucho.
watch-a-game = Ver un registro
watch-help = Abre el registro de una partida, de este servidor, de la terminal o de un amigo, y vuelve a verla desde cualquier momento y asiento. También puedes soltar el archivo sobre esta página.
rule = Regla { $number }
rule-by-rule = Regla por regla
free-seats = { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
}
start-with-bots = { $count ->
    [one] Empezar con { $count } bot
   *[other] Empezar con { $count } bots
}
watching = { $count ->
    [one] { $count } persona mira.
   *[other] { $count } personas miran.
}
winner = { $count ->
    [one] Gana { $names }
   *[other] Ganan juntos { $names }
}
proof-replayed = { $plies ->
    [one] { $plies } jugada repetida: todas las reglas y robos se cumplen.
   *[other] { $plies } jugadas repetidas: todas las reglas y robos se cumplen.
}
proof-nonces = { $count ->
    [one] { $count } jugador añadió un número propio.
   *[other] { $count } jugadores añadieron números propios.
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
rated-guest = Para esto necesitas una cuenta: guarda tu nombre con una contraseña en los ajustes.
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
