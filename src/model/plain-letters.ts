/** Letters that no accent rule takes apart. */
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

/** In lower case and without accents: "Łódź" is "lodz". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđðħŧŋıþ]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}
