import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { readByteRange } from './byte-range.ts';

describe('Range', () => {
  test.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=2-4', { first: 2, last: 4 }],
    ['bytes=5-', { first: 5, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=8-99', { first: 8, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-20', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-0,2-3', undefined],
    ['bytes=a-b', undefined],
    ['items=0-1', undefined],
    ['', undefined],
    ['bytes=99999999999999999999-', undefined],
  ])('%s of ten bytes', (header, range) => {
    expect(readByteRange(header, 10)).toEqual(range);
  });

  test('the range read is always within the body', () => {
    const part = fc.oneof(fc.constant(''), fc.nat(200).map(String));
    fc.assert(
      fc.property(part, part, fc.nat(100), (from, to, size) => {
        const range = readByteRange(`bytes=${from}-${to}`, size);
        if (typeof range !== 'object') return;
        expect(range.first >= 0 && range.first <= range.last && range.last < size).toBe(true);
      }),
      cases(10_000),
    );
  });
});
