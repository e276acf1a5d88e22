import { fold } from './fold.ts';

/** English words with the commonest Spanish words of a trip, none of which is an English word. */
const WORDS = `
dog: perro perra; dogs: perros; cat: gato; pet: mascota; pets: mascotas; wine: vino vinos
vineyard: viñedo; vineyards: viñedos; winery: bodega; wineries: bodegas
children: niño niños niña niñas hijo hijos; baby: bebé; family: familia familias abuelos
rain: lluvia lluvioso llueve llover lloviendo; cabin: cabaña casa habitación; cabins: cabañas
lodging: alojamiento hospedaje; book: reservar; reservation: reserva reservación; food: comida
eat: comer; lunch: almuerzo; dinner: cena; breakfast: desayuno; restaurant: restaurante
restaurants: restaurantes; beer: cerveza cervezas; brewery: cervecería; breweries: cervecerías
barbecue: barbacoa parrilla; brisket: carne; coffee: café; bakery: panadería; pie: pastel tarta
peach: durazno melocotón; peaches: duraznos; fruit: fruta; lavender: lavanda lavandas
swim: nadar nado; swimming: natación; swimming hole: poza; swimming holes: pozas
pool: alberca piscina; river: río; rivers: ríos; lake: lago; lakes: lagos; creek: arroyo
water: agua; falls: cascada cascadas; float: flotar; tubing: tubo; paddle: remar
fishing: pescar pesca; trout: trucha; sailing: velero; walk: caminar; hike: caminata
hikes: caminatas; hiking: senderismo; trail: sendero; trails: senderos; climb: escalar
hills: montaña colinas; hill: colina; rock: piedra roca; cave: cueva; caves: cuevas; park: parque
parks: parques; trees: bosque árboles; tree: árbol; flower: flor; flowers: flores
butterfly: mariposa; butterflies: mariposas; bats: murciélago murciélagos
birds: pájaro pájaros aves; horse: caballo; horses: caballos; cowboy: vaquero; cowboys: vaqueros
ranch: rancho; stars: estrella estrellas; sunrise: amanecer; sunset: atardecer; night: noche
dance: baile bailar; music: música; concert: concierto; concerts: conciertos; band: banda
songs: canción canciones; festival: fiesta; festivals: fiestas; fair: feria; fairs: ferias
parade: desfile carroza; market: mercado; markets: mercados; shop: tienda; shops: tiendas
shopping: compras; antiques: antigüedades antigüedad; art: arte; museum: museo; museums: museos
history: historia; church: iglesia; churches: iglesias; glass: vidrio
christmas: navidad navideño navideñas; lights: luces; easter: pascua; spring: primavera
summer: verano; fall: otoño; winter: invierno; january: enero; february: febrero; march: marzo
april: abril; may: mayo; june: junio; july: julio; august: agosto; september: septiembre
october: octubre; november: noviembre; december: diciembre; today: hoy; tomorrow: mañana
week: semana; free: gratis gratuito; cheap: barato; price: precio precios; hours: horario horarios
open: abierto abiertos abierta abre abren; closed: cerrado cierra cierran
wheelchair: silla ruedas discapacitado; accessible: accesible; romantic: romántico; wedding: boda
couple: pareja; group: grupo; road: carretera camino; drive: manejar conducir paseo
motorcycle: motocicleta moto; car: coche carro; parking: estacionamiento; map: mapa
town: pueblo ciudad; towns: pueblos; activities: actividades; events: eventos; phone: teléfono
email: correo; contact: contacto; call: llamar; help: ayuda; emergency: emergencia
flood: inundación; floods: inundaciones inunda inundado; danger: peligro; safety: seguridad; german: alemán alemana
sausage: salchicha; distillery: destilería; distilleries: destilerías; spirits: licor licores
tasting: degustación cata; photo: foto; photos: fotos; photography: fotografía
groceries: supermercado víveres; fire pit: chimenea; hot tub: jacuzzi; stay: estancia; plan: viaje
itinerary: itinerario; questions: preguntas; war: guerra; ice cream: helado helados nieve
mexican: mexicana mexicano; seafood: mariscos; meat: carnes; vegetarian: vegetariano vegetariana
bread: pan; dessert: postre postres; drinks: bebida bebidas tragos; whiskey: whisky; bar: bares
bicycle: bicicleta bici; train: tren; boat: barco lancha bote canoa; farm: granja; animals: animales
giraffes: jirafas; dinosaurs: dinosaurios; garden: jardín; gardens: jardines; view: vista vistazo
bridge: puente; waterfall: catarata; spring water: manantial manantiales; school: escuela
courthouse: juzgado; theater: teatro cine; play: jugar juegos; fireworks: cohetes
tree lighting: arbolito; sleep: dormir; without: sin; things: cosa cosas
steps: escalón escalones gradas escalinata; stairs: escalera escaleras; viewpoint: mirador miradores
views: vistas; pretty: bonito bonitos bonita; hot: calor; beach: playa; camping: acampar campamento
tickets: boleto boletos; admission: entrada entradas; cancel: cancelar; pay: pagar pago
address: dirección; arrive: llegar llegada; key: llave llaves; towels: toallas; kitchen: cocina
bed: cama camas; nights: noches; birthday: cumpleaños; anniversary: aniversario
deer: venado venados; quiet: tranquilo tranquila silencio paz; crowds: multitudes; early: temprano
late: tarde; zip line: tirolesa; gas: gasolina; tacos: taquería; wildflowers: silvestres
easy: fácil fáciles; far: lejos; smoking: fumar; stroller: carriola cochecito; crib: cuna
early check in: temprana; weddings: bodas; rent: rentar alquilar renta alquiler; kayak: kayac
tubes: llantas inflables; guide: guía; tour: recorrido visita; discount: descuento
deposit: depósito; refund: reembolso; toilet: baño baños; sleeps: duermen caben; people: personas
bedroom: recámara recámaras habitaciones cuarto cuartos; grill: asador; fireplace: fogata
safe: seguro segura; snakes: serpientes víboras; lizards: lagartos; zoo: zoológico; cow: vaca vacas
ducks: patos; fish: pez peces; sky: cielo; moon: luna; sun: sol; enchanted: encantada; warm: tibia
shade: sombra; snow: nevada; storm: tormenta; wind: viento; honey: miel; cheese: queso
olive oil: aceite; crafts: artesanía artesanías; clothes: ropa; hat: sombrero; boots: botas
gift: regalo regalos; hospital: hospitales; doctor: médico; pharmacy: farmacia; police: policía
airport: aeropuerto; bus: autobús camión; distance: distancia; miles: millas; long: largo
deep: profundo; high: alto; old: antiguo antigua viejo; new: nuevo nueva; small: pequeño pequeña
president: presidente; soldiers: soldados; indians: indios; settlers: colonos
cemetery: cementerio panteón; castle: castillo; tower: torre; station: estación; tunnel: túnel
sculpture: escultura esculturas; painting: pintura pinturas; gallery: galería galerías
allowed: permitido permitidos permitida; where: dónde; cost: cuesta cuestan; buy: comprar; see: ver
visit: visitar; rodeo: jaripeo; sunday: domingo domingos; monday: lunes; tuesday: martes
wednesday: miércoles; thursday: jueves; friday: viernes; saturday: sábado sábados; owner: dueño
season: época temporada; stores: negocios; painted: pintado pintada; cooler: hielera hieleras
guitar: guitarra; glass blowing: soplado; grandparents: abuelo abuela; grandchildren: nieto nieta
friends: amigo amiga; minimum: mínimo mínima; next: próximo próxima; between: entre; until: hasta
races: carrera; play: obra; show: espectáculo función; fun: diversión divertido; adventure: aventura
class: clase curso; workshop: taller; bike: ciclismo; raft: balsa; snakes: culebra
shower: ducha regadera; washer: lavadora; dryer: secadora; firewood: leña; tv: televisión tele
pillows: almohada; blankets: cobija manta; sheets: sábana; towels: toalla; balcony: balcón
included: incluye incluido; password: contraseña clave; code: código; cancel: cancelación
costs: costo; hotel: hoteles; owner: propietario; party: convivio; wedding: matrimonio
marriage: casar; exit: salida; entry: ingreso; season: estación; cowboy: jinete
cedar: cedro; pollen: polen; ticks: garrapata; mosquitoes: mosquito zancudo
scorpion: escorpión alacrán; fireflies: luciérnaga; hummingbirds: colibrí; eagle: águila
turtles: tortuga; camels: camello; sheep: oveja borrego; goats: cabra; bison: bisonte
apple: manzana; grapes: uva; olives: oliva olivo aceituna; chicken: pollo; sandwich: torta
candy: dulce; sausage: embutido; vegan: vegano vegana; bottle: botella; picnic: merienda
dinner: cenar; breakfast: desayunar; lunch: almorzar; eat: probar; drink: beber tomar; bar: antro
mountain: cerro loma; dam: presa; fields: campo; ice skating: patinar patinaje; slide: tobogán
swing: columpio; rope: cuerda; jewelry: joya; books: libro librería; chapel: capilla; world: mundo
peace: descansar; veterans: veterano; military: militar; seniors: mayores
teens: jóvenes adolescente; mother: madre mamá; father: padre papá; cold: fría; heat: caliente
fog: niebla; ice: hielo; fire: fuego; smoke: humo; noise: ruido; dangerous: peligroso
lost: perdido perdida; sick: enfermo; gas: gasolinera; luggage: maleta equipaje; fair: kermés
carols: villancico; nativity: nacimiento belén; santa: santaclós; lights: iluminación
market: mercadillo tianguis; fleas: pulga; offers: oferta rebaja; outdoors: excursión
do you have: dan tienen tienes ofrecen sirven prestan; do you allow: admiten aceptan permiten
do you charge: cobran; can I: puedo; can we: podemos; drive: ruta rutas
blue: azul azules; red: rojo roja rojas; yellow: amarillo; pink: rosado
available: disponible disponibles disponibilidad; change: cambiar cambio; dates: fecha fechas
cash: efectivo; card: tarjeta; deposit: anticipo enganche fianza; invoice: factura; taxes: impuestos
cleaning fee: limpieza; rates: tarifa tarifas; expensive: caro; cheap: económico; free: libre
back: devuelven regresan; refund: devolver devolución; cancel: anular; directions: ubicación ubicadas
stay: quedar hospedar alojar; rent: arrendar; sleep: cabemos; leave: salir; check in: registrar
refrigerator: refri nevera; microwave: microondas; stove: estufa horno; heating: calefacción
coffee maker: cafetera; dishes: platos trastes; broken: roto rota descompuesto; leak: fuga
door: puerta; lost: perdimos perdí; left something: olvidé olvidamos; trash: basura
diapers: pañales; ramp: rampa; walker: andador bastón; pregnant: embarazada; laundry: lavandería
life jacket: chaleco chalecos; lifeguard: salvavidas; forecast: pronóstico; weather: clima
dusk: anochecer; early morning: madrugada; noon: mediodía; now: ahora; vacation: vacaciones
holiday: feriado festivo; first: primer primero primera; second: segundo; last: último última
two: dos; three: tres; four: cuatro; five: cinco; six: seis; seven: siete; eight: ocho; ten: diez
years old: años; adults: adultos; people: gente; winery: vinícola vinícolas; bakery: pastelería
barbecue: asado asada; ribs: costillas; burger: hamburguesa hamburguesas
climb: subir; ride: montar cabalgar cabalgata; bike: bicis; hunt: cazar caza; fields: campos
sunflower: girasol; bluebonnets: lupinos; parade: procesión; souvenirs: recuerdos; mass: misa
downtown: centro; street: calle; near: junto; caves: gruta caverna; springs: nacimientos
shop: tiendita; swim: bañar; outdoors: afuera; indoors: adentro; big: grande; patio: terraza; porch: porche; historic: histórico; weird: raro extraño
canyon: cañón; canoe: canotaje; bugs: insectos bichos; ants: hormigas; spiders: arañas; drought: sequía
hidden gem: escondido; coffee: cafetería; valley: valle; cliff: acantilado; signal: señal; table: mesa
cell: celular; hail: granizo; bees: abejas; ducks: patitos; famous: famoso; low: bajo; rain: lloviera llueva
`;

/** Shorter words have other forms that are English: "pans". */
const SHORTEST_FORM = 5;

/** What the guide calls a folded Spanish word. */
const SPANISH = wordTable(WORDS);

/** Rows such as "dog: perro perra; cat: gato": what stands before the colon by each that stands behind it, folded. */
export function wordTable(rows: string, between = ' '): ReadonlyMap<string, string> {
  return new Map(
    rows
      .trim()
      .split(/\n|; /)
      .flatMap((row) => {
        const [english = '', others = ''] = row.split(': ');
        return others.split(between).map((other) => [fold(other), english] as const);
      }),
  );
}

/** The English word for a folded Spanish one, of whatever number, gender and size: "perritos". */
export function fromSpanish(word: string): string | undefined {
  return SPANISH.get(word) ?? ofForms(word, (form) => SPANISH.get(form));
}

/** The same for one that is written as it's heard: "estreyas". */
export function heardInSpanish(word: string): string | undefined {
  return ofForms(word, (form) => BY_SOUND.get(soundOf(form)));
}

/** All folded Spanish words that it knows. */
export const SPANISH_WORDS: readonly string[] = [...SPANISH.keys()];

function ofForms(word: string, read: (form: string) => string | undefined): string | undefined {
  if (word.length < SHORTEST_FORM) return undefined;
  const singular = word.replace(/s$/, '');
  const large = singular.replace(/ecit[oa]$|it(?=[oa]$)/, '');
  const forms = [singular, large].flatMap((one) => [
    one,
    one.replace(/e$/, ''),
    one.replace(/a$/, 'o'),
  ]);
  return [word, ...forms, ...infinitives(word)].map(read).find(Boolean);
}

/** "Nadamos", "bañarnos" and "comiendo" by their infinitives, of which mostly one is a verb. */
function infinitives(word: string): string[] {
  const verb = word.replace(/(?<=[aei]r)(?:nos|[mst]e|l[aeo]s?)$/, '');
  const stem = verb.replace(
    /(?:(?<=\w{3})(?:[aei](?:r|mos|ste)|[ae]n)|i?[ae]ndo|aba[ns]?|i?eron|ar[ae]mos|[ai]do)$/,
    '',
  );
  return stem === word ? [] : [verb, ...['ar', 'er', 'ir'].map((end) => stem + end)];
}

/** Letters that sound like others in Spanish, by what they are heard as; the last are silent, or double. */
const SOUNDS: readonly (readonly [heard: string, letters: RegExp])[] = [
  ['y', /ll/gu],
  ['b', /v/gu],
  ['s', /z|c(?=[ei])/gu],
  ['k', /qu(?=[ei])|c(?!h)/gu],
  ['j', /g(?=[ei])/gu],
  ['', /(?<!c)h|(.)(?=\1)/gu],
];

function soundOf(word: string): string {
  return SOUNDS.reduce((text, [heard, letters]) => text.replace(letters, heard), word);
}

const BY_SOUND = new Map([...SPANISH].map(([word, english]) => [soundOf(word), english]));
