# Texts of the lessons. What a step asks for, and `-why` after it: the reason, said before.

## Lesson 1: favour and deeds

lesson-1 = El Favor y las gestas
lesson-1-about = Gana el Favor de los dioses con tus cartas y carga tu nave de puntos.
lesson-1-favour-why = En cada turno pones una carta sobre su dios. El Favor divino está en el dios con el total más alto, y decide tu gesta: tu ruta nombra una para cada dios. Bajo Atenea la tuya dice Odisea: cargar una carta que dará puntos.
lesson-1-favour = Pon tu Atenea 3 sobre Atenea: 5 en total, más que Zeus.
lesson-1-favour-moves = El Favor ha pasado a Atenea.
lesson-1-stays-with-zeus = Así el Favor seguiría en Zeus, y ahí tu ruta solo dice: pon otra carta. Bajo Atenea puedes cargar la nave.
lesson-1-keep-helios = Guarda tus cartas de Helios: tu ruta tiene el color de Helios, así que son las que puedes cargar.
lesson-1-odyssey-why = Ahora la gesta: Odisea. Puedes poner en tu ruta una carta de su color, hasta tantas como años tiene, aquí tres. Lo que haya encima serán tus puntos.
lesson-1-odyssey = Elige tu carta de Helios más alta y confirma.
lesson-1-best = 4 puntos a bordo. Siempre robas hasta tener cuatro cartas.
lesson-1-smaller = ¡A bordo! El 4 valía más, pero ya encontrará su sitio.
lesson-1-do-the-deed = Puedes descartar una carta en vez de la gesta, pero no ganas nada. Pon una carta de Helios en tu ruta.
lesson-1-win-back-why = Iris ha puesto una carta sobre Zeus: 5 contra los 5 de Atenea. Con empate gana el dios más a la izquierda: el Favor fue a Zeus. Todos se disputan los mismos dioses.
lesson-1-win-back = Recupera el Favor: pon Atenea 1.
lesson-1-won-back = Bastó una carta pequeña: 6 contra 5.
lesson-1-not-now-zeus = Así Zeus sería aún más fuerte. Quieres el Favor en Atenea, donde está tu Odisea.
lesson-1-again-why = Otra vez Odisea. Las cartas de tu ruta están a salvo de las riñas de los dioses y viajan contigo.
lesson-1-again = Pon otra carta de Helios en tu ruta.
lesson-1-seven = La nave ya va más cargada.
lesson-1-leave-it-why = El Favor sigue en Atenea, con 6. Debes poner una carta, pero no tiene por qué mover nada: la mejor es la que deja el Favor donde está. Una carta con dos dioses puede ir a cualquiera de ellos.
lesson-1-leave-it = Pon Eolo 2 sobre Eolo, o la carta de dos dioses sobre Helios.
lesson-1-left = Exacto: el Favor no se ha movido, y la gesta vuelve a ser tuya.
lesson-1-tie = Cuidado: Zeus también tendría 6, y con empate el Favor va al dios más a la izquierda. Perderías tu Odisea.
lesson-1-over-six = Un dios que pasa de 6 concede un don y vuelve a cero; y el Favor se va de ahí. Ahora no.
lesson-1-fill-why = Queda un sitio en tu ruta.
lesson-1-fill = Llénalo con otra carta de su color.
lesson-1-end = Tu ruta está llena. Ese es el ritmo del juego: pon una carta para que el Favor esté donde está tu gesta, y hazla. Pero los puntos solo cuentan tras la arribada: es la próxima lección.

## Lesson 2: routes and landfall

lesson-2 = Rutas y arribada
lesson-2-about = Lleva puntos a casa, líbrate de una mala ruta y carga la siguiente.
lesson-2-bring-favour-why = Hemos jugado dos turnos por ti y tu ruta está llena: lleva 7 puntos. Para hacerlos tuyos necesitas la gesta Arribada, que en esta ruta está bajo Zeus. El Favor está en Atenea, con 5; Zeus tiene 1. Con empate gana el dios más a la izquierda.
lesson-2-bring-favour = Lleva el Favor a Zeus con una carta lo bastante alta.
lesson-2-tie = 5 contra 5: Zeus está más a la izquierda, el Favor es suyo.
lesson-2-one-short = Eso hace 4, uno menos que los 5 de Atenea. Tienes una más alta.
lesson-2-zeus-please = Con esa carta el Favor no va a Zeus. Pon una carta de Zeus.
lesson-2-land-why = Arribada: la ruta y todo lo que lleva pasan a ser tuyos. Sus años acercan el final: la partida acaba en cuanto alguien ha viajado diez.
lesson-2-land = Arriba a puerto.
lesson-2-landed = 7 puntos, y dos años de viaje. Has robado una ruta nueva.
lesson-2-do-land = ¿Por qué esperar? Los puntos son tuyos solo tras la arribada. Hazlo ya.
lesson-2-change-why = La nueva ruta tiene el color de Helios, y no tienes cartas de Helios: no puedes cargar nada. Al empezar el turno puedes cambiarla: una carta de tu Oráculo, tu reserva oculta, va a Poseidón, y robas otra ruta.
lesson-2-change = Elige la carta de tu Oráculo y cambia de ruta.
lesson-2-changed = Mucho mejor: el color de Zeus, y tienes dos cartas de Zeus.
lesson-2-do-change = Podrías quedarte, pero no tienes nada que cargar. Elige la carta del Oráculo para cambiar.
lesson-2-load-first-why = El Favor está en Zeus: podrías arribar ya, pero una ruta vacía da años y ningún punto. Carga antes: en esta ruta la Odisea está bajo Atenea. Los cuatro dioses tienen 5.
lesson-2-load-first = Pon Atenea 1 para llevar el Favor a Atenea.
lesson-2-over-six = Demasiado: un dios que pasa de 6 concede un don y cae a cero, y el Favor lo deja. Toma una carta más pequeña, u otro dios.
lesson-2-athena-please = Eso lleva a otra parte. Quieres cargar, y aquí se hace bajo Atenea.
lesson-2-load-why = Odisea: una carta del color de Zeus. Piensa también en después: necesitarás una carta de Zeus pequeña para recuperar el Favor y arribar.
lesson-2-load = Pon en tu ruta tu carta de Zeus más alta.
lesson-2-loaded = 3 puntos a bordo, y la carta de Zeus pequeña sigue en tu mano.
lesson-2-loaded-less = A bordo. El 3 valía uno más.
lesson-2-keep-the-one = Guarda el 1: es la carta que llevará el Favor a Zeus. Carga una más alta.
lesson-2-do-load = No descartes nada: pon una carta de Zeus en tu ruta.
lesson-2-back-to-zeus-why = Iris sigue cargando su ruta. Atenea tiene 6, Zeus 5. A Zeus le basta con 6, pero no debe pasarse.
lesson-2-back-to-zeus = Lleva el Favor a Zeus con Zeus 1.
lesson-2-just-enough = Lo justo: 6 y 6, y Zeus está más a la izquierda.
lesson-2-land-again-why = Tres años más y lo que has cargado. Otra ronda de carga daría más, pero Iris también tira del Favor hacia ella: ve a lo seguro.
lesson-2-land-again = Arriba a puerto.
lesson-2-end = { $points } puntos y cinco años de viaje. Las rutas largas llevan más cartas, las cortas llegan antes: mira el color, el dios bajo el que arribas y lo que tienes en mano. La próxima lección: lo que los dioses aún pueden hacerte.

## Lesson 3: Oracle, gifts, wrath, Proci

lesson-3 = El Oráculo y los Pretendientes
lesson-3-about = Gana un don de los dioses, desata a Poseidón y vuelve a casa antes de que los Pretendientes se lo lleven todo.
lesson-3-leave-favour-why = Hemos jugado tres turnos por ti: seis años de viaje, con diez se acaba. El Oráculo es tu reserva oculta, hasta tres cartas: para dones, para cambiar de ruta y contra los Pretendientes. El Favor está en Atenea, y ahí tu ruta dice Oráculo. Tres dioses ya tienen 6.
lesson-3-leave-favour = Deja el Favor donde está: pon un 1 sobre Zeus.
lesson-3-over-six = Ese dios pasaría de 6 y concedería un don enseguida, antes de que tu Oráculo esté listo. Solo Zeus tiene sitio.
lesson-3-ask-oracle-why = Helios está en 6: la próxima carta de Helios le hará conceder un don, su carta más alta. Se la lleva como puntos quien más puja con cartas de Helios del Oráculo. Prepárate.
lesson-3-ask-oracle = Pon Helios 4 boca abajo en tu Oráculo.
lesson-3-hidden = Nadie sabe lo que hay ahí, salvo tú.
lesson-3-helios-four = Buena idea, pero el don será de Helios: toma tu carta de Helios más alta.
lesson-3-bid-why = Iris puso una carta de Helios: el don es Helios 4, y los Pretendientes fueron a Helios. Iris ha pujado una carta boca abajo; una sola vale 4 como mucho. Cada carta pujada se pierde, y al final necesitarás una de Helios contra los Pretendientes.
lesson-3-bid = Puja Helios 4, sola.
lesson-3-won = 4 gana a su 3: el don es tuyo, 4 puntos.
lesson-3-too-little = Un 2 seguramente pierde, y se gasta. Puja el 4.
lesson-3-do-bid = Cuatro puntos bien valen una carta. Puja Helios 4.
lesson-3-too-much = Ganarías seguro, pero no quedaría nada contra los Pretendientes. El 4 solo debería bastar.
lesson-3-wrath-why = Poseidón tiene 2. Con dos jugadores se enfurece por encima de 3: entonces todos menos tú pierden su ruta y roban otra. Cambiar de ruta con Zeus 3 te da una ruta nueva, y a Iris una tempestad.
lesson-3-wrath = Elige Zeus 3 en tu Oráculo y cambia de ruta.
lesson-3-raged = ¡Qué tempestad! Iris ha perdido su ruta, y la tuya es larga y su arribada está bajo Atenea.
lesson-3-do-change = En esta ruta la arribada está bajo Helios, que ahora está a cero. Cámbiala con Zeus 3.
lesson-3-keep-helios = Guarda la carta de Helios: es tu defensa contra los Pretendientes. Usa Zeus 3.
lesson-3-steady-why = Cuatro años: con esta arribada tienes diez, y la partida acaba. Está bajo Atenea, que tiene el Favor con 6.
lesson-3-steady = Pon una carta que no cambie nada: una sobre Helios.
lesson-3-favour-would-go = Así el Favor dejaría a Atenea, o un dios pasaría de 6. Pon una carta de Helios.
lesson-3-home-why = Al final los Pretendientes están en Helios: todos muestran las cartas de Helios del Oráculo. Quien más suma salva todos sus puntos; los demás pierden sus cartas de Helios. Has guardado un 2.
lesson-3-home = Arriba a puerto: ¡en casa!
lesson-3-do-land = La casa está cerca: arriba a puerto.
lesson-3-end = Ganas con { $points } puntos: tu carta pequeña venció a los Pretendientes, e Iris perdió lo que tenía de Helios. Mira dónde están los Pretendientes, guarda una carta de ese dios y elige el momento de tu última arribada. La mesa te espera.
