/** The longest line in bytes, without its end (RFC 5545, 3.1). */
const MOST_BYTES = 75;

/** Control characters that no value may have; tabs and line breaks are dealt with. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** What no line may have but a tab. */
const BREAK = /(?!\t)[\p{Cc}\u2028\u2029]/gu;

/** Words as TEXT (RFC 5545, 3.3.11), on their line: no control characters, no half characters. */
export function textValue(words: string): string {
  return words
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** The lines as bytes: each with CRLF, long ones folded between characters. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line.toWellFormed().replace(BREAK, ''))}\r\n`).join('');
}

function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0);
    if (bytes + size > MOST_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

/** The length of a character in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
