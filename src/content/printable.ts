/** Controls a terminal, or reverses or hides text. Not tabs, line breaks and emoji joiners. */
const UNPRINTABLE =
  /(?![\n\t]|\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\ufffe\uffff]/gu;

/** The text for a terminal or log, with unprintable characters as codes, such as \u{1b}. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, codeOf);
}

/** The same on one line, with line breaks as codes. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(/[\n\t]/g, codeOf);
}

/** The first characters, at most `length` code units; never cuts a character in half. */
export function startOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Equivalent JSON without unprintable characters. */
export function printableJson(json: string): string {
  return json.replace(UNPRINTABLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function codeOf(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
