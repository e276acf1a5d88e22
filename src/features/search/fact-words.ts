import { tokensIn } from './tokens.ts';

/** Words that ask what somebody wants to know of a thing, as the index would have them. */
const FACT_WORDS: ReadonlySet<string> = new Set(
  tokensIn(
    'what how much many price prices pricing cost costs fee fees admission ticket tickets rate rates charge pay hour hours time times opening ' +
      'open opens close closes closed closing late date dates schedule phone telephone number call email address location ' +
      'located direction directions gps map far distance mile miles drive minutes long big old deep high tall parking park ' +
      'season seasons state last website site online reservation reservations reserve reserving book booking booked info information detail details ' +
      'review reviews rule rules photo photos picture pictures need needed require required allow allows allowed permit permitted accept accepts cold hot warm crowded busy cheap affordable inexpensive',
  ).map(({ word }) => word),
);

/** Words that ask where a town is. */
const DISTANCE_WORDS: ReadonlySet<string> = new Set(
  tokensIn('far distance mile minutes long drive direction map located location').map(
    ({ word }) => word,
  ),
);

/** True if the word asks how far a town is, or where: "miles". */
export function isOfDistance(word: string): boolean {
  return DISTANCE_WORDS.has(word);
}

/** True if all words of the term ask for a fact: "phone number". */
export function isFact(term: string): boolean {
  return term.split(' ').every((word) => FACT_WORDS.has(word));
}

/** True if it's a number of people or nights. */
export function isNumber(word: string): boolean {
  return /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(word);
}
