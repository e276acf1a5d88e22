import { fold } from './fold.ts';
import { SPANISH } from './spanish.ts';

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

/** Words, and signs with whatever makes them colored or of another skin. */
const WORD_OR_SIGN = /[\p{L}\p{M}]+|\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]*/gu;

/** A question in the guide's words. */
export interface EnglishQuestion {
  text: string;
  /** What was read as what: "perros" as "dogs". */
  readAs: readonly { typed: string; word: string }[];
}

/** Spanish words and emojis become the English words that the guide has for them. */
export function inEnglish(question: string): EnglishQuestion {
  const readAs: { typed: string; word: string }[] = [];
  const text = question.slice(0, LONGEST).replace(WORD_OR_SIGN, (typed) => {
    const sign = EMOJI.get(typed.replace(/[\u{FE0F}\u{1F3FB}-\u{1F3FF}]/gu, ''));
    const word = sign ?? SPANISH.get(fold(typed));
    if (word === undefined) return typed;
    readAs.push({ typed, word });
    return ` ${word} `;
  });
  return { text, readAs };
}
