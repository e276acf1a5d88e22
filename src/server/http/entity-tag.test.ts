import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { entityTag, matchesStrongly, matchesWeakly } from './entity-tag.ts';

const TAG = '"abc"';

describe('entity tags', () => {
  test('equal bytes have the same strong tag, different bytes a different one', () => {
    expect(entityTag(Buffer.from('a'))).toMatch(/^"[\w-]{22}"$/);
    expect(entityTag(Buffer.from('a'))).toBe(entityTag(Buffer.from('a')));
    expect(entityTag(Buffer.from('a'))).not.toBe(entityTag(Buffer.from('b')));
  });

  test.each([
    '"abc"',
    'W/"abc"',
    '"x", "abc"',
    '"x","y",\tW/"abc"',
    ' "abc" ',
    '*',
    ' * ',
    ',,"abc"',
    'junk, "abc"',
    '"a,b", "abc"',
    '"*", "abc"',
  ])('If-None-Match: %s names the tag', (header) => expect(matchesWeakly(header, TAG)).toBe(true));

  test.each([
    '',
    '"x"',
    'abc',
    '"abc',
    'abc"',
    'W/abc',
    'w/"abc"',
    '"ABC"',
    '"abcd"',
    '"x *',
    '"x", *',
    "'abc'",
    'W/ "x"',
  ])('If-None-Match: %s does not name the tag', (header) =>
    expect(matchesWeakly(header, TAG)).toBe(false),
  );

  test('If-Match accepts strong tags only (RFC 9110, 13.1.1)', () => {
    expect(matchesStrongly('"x", "abc"', TAG)).toBe(true);
    expect(matchesStrongly('*', TAG)).toBe(true);
    expect(matchesStrongly('W/"abc"', TAG)).toBe(false);
  });

  test('a tag is found anywhere in a list of others', () => {
    const opaque = fc.stringMatching(/^[!#-~]{0,12}$/).map((inner) => `"${inner}"`);
    const others = fc.array(
      fc.tuple(fc.boolean(), opaque).map(([weak, tag]) => (weak ? `W/${tag}` : tag)),
    );
    const separator = fc.constantFrom(',', ', ', ' ,\t');
    fc.assert(
      fc.property(others, opaque, others, separator, (before, tag, after, comma) => {
        expect(matchesWeakly([...before, `W/${tag}`, ...after].join(comma), tag)).toBe(true);
        expect(matchesStrongly([...before, tag, ...after].join(comma), tag)).toBe(true);
      }),
      cases(10_000),
    );
  });

  test('no text that lacks the tag matches it, and none throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (header) => {
        fc.pre(!header.includes(TAG) && header.trim() !== '*');
        expect(matchesWeakly(header, TAG)).toBe(false);
      }),
      cases(10_000),
    );
  });

  test.each(['"', ',', '""', 'W/', 'W/"', '"a', 'x,', ' '])(
    'a megabyte of %j is read without delay',
    async (piece) => {
      await expectLinearTime((length) => matchesWeakly(piece.repeat(length / piece.length), TAG));
    },
  );
});
