import { fold } from './fold.ts';
import { fromSpanish } from './spanish.ts';

/** What emojis are looked for as. */
const EMOJI: ReadonlyMap<string, string> = new Map([
  ['🐕', 'dog'],
  ['🐶', 'dog'],
  ['🐾', 'dog'],
  ['🍷', 'wine'],
  ['🍇', 'wine'],
  ['🍺', 'beer'],
  ['🍻', 'beer'],
  ['🥃', 'whiskey'],
  ['🍖', 'barbecue'],
  ['🥩', 'barbecue'],
  ['🥧', 'pie'],
  ['🍑', 'peach'],
  ['☕', 'coffee'],
  ['🏊', 'swim'],
  ['🛶', 'kayak'],
  ['⛵', 'sailing'],
  ['🎣', 'fishing'],
  ['🥾', 'hiking'],
  ['🎵', 'music'],
  ['🎶', 'music'],
  ['🎸', 'music'],
  ['💃', 'dance'],
  ['🎄', 'christmas'],
  ['🦇', 'bats'],
  ['🐎', 'horses'],
  ['🤠', 'cowboys'],
  ['🌸', 'flowers'],
  ['🌼', 'wildflowers'],
  ['🌻', 'wildflowers'],
  ['🦋', 'butterflies'],
  ['🌧', 'rain'],
  ['⭐', 'stars'],
  ['🌌', 'stars'],
  ['🌅', 'sunrise'],
  ['🍁', 'fall color'],
  ['♿', 'wheelchair'],
  ['🏠', 'cabins'],
  ['🏡', 'cabins'],
  ['📷', 'photography'],
  ['🗺', 'map'],
]);

/** Longer questions are cut by whoever reads their words. */
const LONGEST = 200;

/** Spanish that only together means something; the longest first. */
const PHRASES: ReadonlyMap<string, string> = new Map([
  ['este fin de semana', 'this weekend'],
  ['proximo fin de semana', 'next weekend'],
  ['fin de semana', 'weekend'],
  ['esta semana', 'this week'],
  ['proxima semana', 'next week'],
  ['esta noche', 'tonight'],
  ['hora de entrada', 'check in time'],
  ['hora de llegada', 'check in time'],
  ['hora de salida', 'check out time'],
  ['numero de telefono', 'phone number'],
  ['tarjeta de regalo', 'gift card'],
  ['luna de miel', 'honeymoon'],
  ['aire acondicionado', 'air conditioning'],
  ['silla de ruedas', 'wheelchair'],
  ['al aire libre', 'outdoors'],
  ['bajo techo', 'indoors'],
  ['en vivo', 'live'],
  ['cerca de', 'near'],
  ['cerca del', 'near'],
  ['vida nocturna', 'live music'],
  ['fuegos artificiales', 'fireworks'],
  ['accion de gracias', 'thanksgiving'],
  ['ano nuevo', 'new year'],
]);

const IN_PHRASE = [...PHRASES.keys()]
  .map((phrase) =>
    phrase
      .replace(/[aeioun]/g, (letter) => `[${letter}${'áéíóúñ'['aeioun'.indexOf(letter)]}]`)
      .replaceAll(' ', '\\s+'),
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
    const english = sign ?? PHRASES.get(folded) ?? fromSpanish(folded);
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
