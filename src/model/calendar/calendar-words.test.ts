import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../fixtures/any-text.ts';
import { linesOf, read, written } from '../fixtures/calendars.ts';
import { cases } from '../fixtures/cases.ts';

test('words are escaped as RFC 5545 says', () => {
  const lines = linesOf(
    written({ title: 'Beer; brats, and C:\\bread\r\nthen\tmusic', location: 'a\nb' }),
  );
  expect(lines).toContain('SUMMARY:Beer\\; brats\\, and C:\\\\bread\\nthen\tmusic');
  expect(lines).toContain('LOCATION:a\\nb');
});

const hostileText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 300, size: 'max' }),
  fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
  fc
    .array(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        ';',
        ',',
        '\\',
        ':',
        '"',
        '\0',
        '\u2028',
        '\u0085',
        'ä',
        '👩‍👩‍👧‍👦',
        'שלום',
        '\uD800',
        'END:VCALENDAR',
        ' ',
      ),
      { maxLength: 80, size: 'max' },
    )
    .map((parts) => parts.join('')),
);

test('hostile words stay in their line: they come back as they were, and lines are 75 bytes or less (150 cases)', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (title, description, location) => {
      const text = written({ title, description, location }, {});
      expect(text.split('\r\n').filter(isBadLine)).toEqual([]);
      const entries = read(text);
      expect(entries.map(({ uid }) => uid)).toHaveLength(2);
      const [entry] = entries;
      expect(entry?.summary).toBe(plain(title));
      expect(entry?.location).toBe(plain(location));
      expect(entry?.description).toBe(plain(`${description}\n\nhttps://guide.example/events/fair`));
    }),
    cases(150),
  );
});

/** True if the line is too long, has a control character or was cut within a character. */
function isBadLine(line: string): boolean {
  return Buffer.byteLength(line) > 75 || /[\n\r]|(?!\t)\p{Cc}/u.test(line) || !line.isWellFormed();
}

/** What remains of a text: line breaks in one form, no control characters, no halves of characters. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|\r|\u2028|\u2029/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
}
