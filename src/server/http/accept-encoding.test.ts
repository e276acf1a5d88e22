import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { readAcceptEncoding } from './accept-encoding.ts';

describe('Accept-Encoding', () => {
  test.each([
    [undefined, { br: 0, gzip: 0, identity: 1 }],
    ['', { br: 0, gzip: 0, identity: 1 }],
    ['gzip, deflate, br, zstd', { br: 1, gzip: 1, identity: 0 }],
    ['GZIP', { br: 0, gzip: 1, identity: 0 }],
    ['x-gzip', { br: 0, gzip: 1, identity: 0 }],
    ['br;q=0.5, gzip;q=0.9', { br: 0.5, gzip: 0.9, identity: 0 }],
    ['br ; q=0.25 ,gzip', { br: 0.25, gzip: 1, identity: 0 }],
    ['br;q=0, gzip;q=0', { br: 0, gzip: 0, identity: 0 }],
    ['identity', { br: 0, gzip: 0, identity: 1 }],
    ['identity;q=0', { br: 0, gzip: 0, identity: 0 }],
    ['*', { br: 1, gzip: 1, identity: 0 }],
    ['*;q=0', { br: 0, gzip: 0, identity: 0 }],
    ['br;q=0, *', { br: 0, gzip: 1, identity: 0 }],
    ['zip,,;q', { br: 0, gzip: 0, identity: 0 }],
    ['br;q=2, gzip;q=-1', { br: 0, gzip: 0, identity: 0 }],
    ['br;q=0.1234', { br: 0, gzip: 0, identity: 0 }],
    ['br;q=1;q=0', { br: 0, gzip: 0, identity: 0 }],
    ['__proto__, constructor;q=1', { br: 0, gzip: 0, identity: 0 }],
  ])('%j is read as weights', (header, weights) => {
    expect(readAcceptEncoding(header)).toEqual(weights);
  });

  test('any text gives weights between 0 and 1', () => {
    const pieces = fc.constantFrom(
      'br',
      'gzip',
      'identity',
      '*',
      ';',
      ',',
      'q=',
      '0.5',
      '1',
      ' ',
      '\t',
      '-',
      '.',
      'e',
    );
    const header = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(header, (text) => {
        for (const weight of Object.values(readAcceptEncoding(text)))
          expect(weight >= 0 && weight <= 1).toBe(true);
      }),
      cases(10_000),
    );
  });

  test('a coding has exactly the weight that its own item gives it', () => {
    const weight = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(
        weight,
        weight,
        fc.shuffledSubarray(['deflate', 'zstd', 'compress;q=0.3']),
        (br, gzip, others) => {
          const header = [`br;q=${br}`, ...others, `gzip;q=${gzip}`].join(', ');
          expect(readAcceptEncoding(header)).toEqual({ br, gzip, identity: 0 });
        },
      ),
      cases(10_000),
    );
  });

  test.each([',', ';', 'br,', 'br;q=', ' ', 'q=0;', '*;'])(
    'a megabyte of %j is read without delay',
    async (piece) => {
      await expectLinearTime((length) => readAcceptEncoding(piece.repeat(length / piece.length)));
    },
  );
});
