/** Letters that NFKD doesn't decompose. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  þ: 'th',
};

/** Lowercases and removes accents: "Łódź" becomes "lodz". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđðħŧŋıþ]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}
