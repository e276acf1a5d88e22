import { fold } from './fold.ts';
import { fromSpanish, wordTable } from './spanish.ts';

/** What emojis are looked for as. */
const EMOJI = wordTable(`
dog: 🐕 🐶 🐾; wine: 🍷 🍇; beer: 🍺 🍻; whiskey: 🥃; barbecue: 🍖 🥩; pie: 🥧; peach: 🍑; coffee: ☕; swim: 🏊
kayak: 🛶; sailing: ⛵; fishing: 🎣; hiking: 🥾; music: 🎵 🎶 🎸; dance: 💃; christmas: 🎄; bats: 🦇
horses: 🐎; cowboys: 🤠; flowers: 🌸; wildflowers: 🌼 🌻; butterflies: 🦋; rain: 🌧; stars: ⭐ 🌌
sunrise: 🌅; fall color: 🍁; wheelchair: ♿; cabins: 🏠 🏡; photography: 📷; map: 🗺
`);

/** Words as signs and messages have them. */
const SHORT = wordTable(`
night: nite; nights: nites; light: lite; lights: lites; through: thru; people: ppl; birthday: bday
reservation: rez reso; restaurant: resto; bed and breakfast: bnb; air conditioning: aircon
`);

/** Longer questions are cut by whoever reads their words. */
const LONGEST = 200;

/** What only together means something, in Spanish or of a cabin; the longest first. */
const PHRASES = wordTable(
  `
this weekend: este fin de semana; next weekend: proximo fin de semana; weekend: fin de semana
this week: esta semana; next week: proxima semana; tonight: esta noche
check in time: hora de entrada, hora de llegada; check out time: hora de salida
best season: mejor epoca, mejor temporada, mejor mes; night: por la noche, en la noche
morning: por la manana, en la manana
phone number: numero de telefono; gift card: tarjeta de regalo; honeymoon: luna de miel
air conditioning: aire acondicionado; wheelchair: silla de ruedas; outdoors: al aire libre
indoors: bajo techo; live: en vivo; near: cerca de, cerca del; live music: vida nocturna
fireworks: fuegos artificiales; thanksgiving: accion de gracias; new year: ano nuevo
new year's eve: nochevieja, noche vieja, fin de ano; christmas eve: nochebuena, noche buena
christmas day: dia de navidad; easter: semana santa, domingo de pascua; day after tomorrow: pasado manana
mother's day: dia de la madre, dia de las madres; father's day: dia del padre, dia de los padres
valentine's day: dia de san valentin; fourth of july: dia de la independencia; see a play: obra de teatro
bed and breakfast: b and b, b & b, b&b, b n b, air b and b; barbecue: b b q; air conditioning: air con; flea market: mercado de pulgas; can we: se puede, se pueden
left in the cabin: left my, left our, forgot my, forgot our
the cabin: your place, your house, your property, your home, your rental
check in time: hora podemos entrar, hora se puede entrar, hora entramos, hora podemos llegar, hora llegamos
check out time: hora hay que salir, hora salimos, hora debemos salir, hora podemos salir
day trip: excursion de un dia, paseo de un dia, viaje de un dia; directions: como llegar, como llego, como llegamos
playground: parque infantil, area de juegos, juegos infantiles; broken in the cabin: no funciona, no sirve, se descompuso
cinco de mayo: cinco de mayo; can't walk far: sin caminar mucho, no puede caminar, caminar poco
power is out: se fue la luz, sin luz; pet policy: politica de mascotas; family reunion: reunion familiar
bachelorette: despedida de soltera; gluten free: sin gluten; high chair: silla alta, silla para bebe
how much: cuanto cuesta, cuanto cuestan, cuanto sale, cuanto vale; afternoon: por la tarde, en la tarde, de la tarde
horse races: carreras de caballos; minimum stay: noches minimo, minimo de noches, estancia minima
`,
  ', ',
);

/** They may stand between a phrase's words: "hora de entrada" is also "hora es la entrada". */
const SMALL = '(?:de|del|es|la|el|los|las|al?)';

/** A folded phrase without what may stand between its words. */
function phraseKey(phrase: string): string {
  return phrase.replace(new RegExp(`(?<=\\S) ${SMALL}(?= )`, 'gu'), '');
}

const BY_KEY = new Map([...PHRASES].map(([phrase, english]) => [phraseKey(phrase), english]));

const IN_PHRASE = [...BY_KEY.keys()]
  .map((phrase) =>
    phrase
      .replace(/[aeioun]/g, (letter) => `[${letter}${'áéíóúñ'['aeioun'.indexOf(letter)]}]`)
      .replaceAll(' ', `(?:\\s+${SMALL})*\\s+`),
  )
  .join('|');

/** Phrases and words, signs with whatever makes them colored or of another skin, and wide spaces. */
const WORD_OR_SIGN = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${IN_PHRASE})(?![\\p{L}\\p{M}])|[\\p{L}\\p{M}]+|\\p{Extended_Pictographic}[\\u{FE0F}\\u{1F3FB}-\\u{1F3FF}]*|\\s{2,}|[^\\S ]`,
  'giu',
);

/** A part of the question as typed, and as the guide has it. */
interface Part {
  typed: string;
  text: string;
  /** Where it begins in what was typed, and in the question in English. */
  typedAt: number;
  at: number;
}

/** A question in the guide's words. */
export interface EnglishQuestion {
  text: string;
  /** What was read as what: "perros" as "dogs". */
  readAs: readonly { typed: string; word: string }[];
  /** Where in what was typed a part of `text` comes from. */
  typedSpan: (start: number, end: number) => { start: number; end: number };
}

/**
 * Spanish words and emojis become the English words that the guide has for them, misspelled ones what
 * `correct` says. Words are one space apart.
 */
export function inEnglish(
  question: string,
  correct: (word: string) => string | undefined = () => undefined,
): EnglishQuestion {
  const readAs: { typed: string; word: string }[] = [];
  const parts: Part[] = [];
  let text = '';
  const add = (typed: string, typedAt: number, english: string) => {
    parts.push({ typed, typedAt, text: english, at: text.length });
    text += english;
  };
  const whole = question.slice(0, LONGEST);
  let end = 0;
  for (const { 0: typed, index } of whole.matchAll(WORD_OR_SIGN)) {
    const sign = EMOJI.get(typed.replace(/[\u{FE0F}\u{1F3FB}-\u{1F3FF}]/gu, ''));
    const folded = fold(typed).replace(/\s+/g, ' ');
    const english =
      sign ?? BY_KEY.get(phraseKey(folded)) ?? fromSpanish(folded) ?? SHORT.get(folded);
    const word = english ?? (typed.trim() === '' ? ' ' : correct(typed));
    if (word === undefined) continue;
    add(whole.slice(end, index), end, whole.slice(end, index));
    end = index + typed.length;
    // Nothing is between two signs.
    const isApart = sign === undefined || /^(?:\s|$)/.test(whole.slice(end));
    add(
      typed,
      index,
      `${sign !== undefined && /\S$/.test(text) ? ' ' : ''}${word}${isApart ? '' : ' '}`,
    );
    if (english !== undefined) readAs.push({ typed, word: english });
  }
  add(whole.slice(end), end, whole.slice(end));
  return { text, readAs, typedSpan: (from, to) => typedSpan(parts, from, to) };
}

function typedSpan(parts: readonly Part[], start: number, end: number) {
  const spans = parts
    .filter(({ at, text }) => at < end && start < at + text.length)
    .map(({ at, text, typed, typedAt }) =>
      typed === text
        ? {
            start: typedAt + Math.max(0, start - at),
            end: typedAt + Math.min(text.length, end - at),
          }
        : { start: typedAt, end: typedAt + typed.length },
    );
  return { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
}
