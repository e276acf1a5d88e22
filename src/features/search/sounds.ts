/** Letters that sound like others, by what they are heard as; the last are silent, or double. */
const SOUNDS: readonly (readonly [heard: string, letters: RegExp])[] = [
  ['f', /ph/gu],
  ['s', /c(?=[eiy])|z/gu],
  ['k', /ck|c(?!h)|qu?/gu],
  ['u', /oo|ou|ue|ew/gu],
  ['i', /ee|ea|ie|ey|y/gu],
  ['', /(?<=w)h|(?<![cstw])h|e$|(.)(?=\1)/gu],
];

/** How a folded word is heard: "toobing" like "tubing". */
function soundOf(word: string): string {
  return SOUNDS.reduce((text, [heard, letters]) => text.replace(letters, heard), word);
}

/** A folded word as it's typed in a hurry: "wknd". */
function consonantsOf(word: string): string {
  return word.replace(/[aeiou]|(.)(?=\1)/gu, '');
}

/** Shorter words sound like many others. */
const SHORTEST = 4;

/** Words of letters only, by how they are heard, and those without their vowels. */
export class Sounds {
  readonly #bySound = new Map<string, string>();
  readonly #byConsonants = new Map<string, string>();

  /** Takes folded words, and those that are typed without vowels; the first of those that are alike counts. */
  constructor(words: Iterable<string>, hurried: Iterable<string>) {
    for (const word of words) addTo(this.#bySound, soundOf(word), word);
    for (const word of hurried) addTo(this.#byConsonants, consonantsOf(word), word);
  }

  /** The word that sounds like this folded one, or has its consonants, if it has no vowels; undefined if there is none. */
  find(word: string): string | undefined {
    if (word.length < SHORTEST) return undefined;
    return /[aeiouy]/u.test(word) ? this.#bySound.get(soundOf(word)) : this.withVowels(word);
  }

  /** The word with these consonants, whatever its vowels: "dinasor" like "dinosaur". */
  withVowels(word: string): string | undefined {
    const consonants = consonantsOf(word);
    return consonants.length < SHORTEST ? undefined : this.#byConsonants.get(consonants);
  }
}

function addTo(words: Map<string, string>, key: string, word: string): void {
  if (word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !words.has(key)) words.set(key, word);
}
