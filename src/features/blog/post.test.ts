import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { readPostId } from './post.ts';
import { publishedIsoDate } from './published-date.ts';

/** What might be mistaken for a number: "01", "+1", "1.0", "1e3". */
const numberLike = fc.string({ unit: fc.constantFrom(...'0123456789+-.e '), maxLength: 11 });

describe('"id is read as a whole number" (section 5): only ^[1-9][0-9]{0,9}$ is one (decision 7)', () => {
  test.each([
    ['1', 1],
    ['10', 10],
    ['2147483647', 2147483647],
  ])('%s', (segment, id) => {
    expect(readPostId(segment)).toBe(id);
  });

  test.each([
    '',
    '0',
    '01',
    '-1',
    '+1',
    '1.0',
    '1.5',
    '1e3',
    '0x1',
    '1_000',
    '1abc',
    'abc',
    ' 1',
    '1 ',
    '1\n',
    '1%20',
    '١',
    '１',
    '2147483648',
    '9007199254740993',
    '__proto__',
    'Infinity',
  ])('%j is none', (segment) => {
    expect(readPostId(segment)).toBeUndefined();
  });

  test('an id has exactly one address, for any text (10,000 cases)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: anyCharacter }), numberLike, fc.integer().map(String)),
        (segment) => {
          const id = readPostId(segment);
          return id === undefined || (String(id) === segment && Number.isSafeInteger(id));
        },
      ),
      cases(10_000),
    );
  });
});

describe('the ISO date that publishedAt states (decision 24)', () => {
  test.each([
    ['2026-03-10', '2026-03-10'],
    ['March 10, 2026', '2026-03-10'],
    ['December 1, 2024', '2024-12-01'],
    ['February 29, 2024', '2024-02-29'],
    ['Mar 10, 2026', '2026-03-10'],
    ['10 March 2026', '2026-03-10'],
    ['10th of March, 2026', '2026-03-10'],
    ['2026-3-1', '2026-03-01'],
    ['3/10/26', '2026-03-10'],
    ['03-10-2026', '2026-03-10'],
    ['Tues., Mar. 10th 2026', '2026-03-10'],
    ['2026-03-10T00:00:00Z', '2026-03-10'],
    ['March 10, 2026, 9 AM', '2026-03-10'],
  ])('%s is %s, in every time zone', (text, iso) => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Pacific/Kiritimati', 'America/Chicago', 'Etc/GMT+12']) {
        process.env.TZ = zone;
        expect(publishedIsoDate(text)).toBe(iso);
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  test.each([
    '',
    'last spring',
    'March 2026',
    '2026-02-29',
    '2026-13-01',
    'February 30, 2026',
    'Smarch 10, 2026',
    '13/4/2026',
  ])('%j states none', (text) => {
    expect(publishedIsoDate(text)).toBeUndefined();
  });
});
