import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from './fixtures/cases.ts';
import { redirectKey, redirectTargets } from './site-path.ts';

describe('an old address is found no matter how it is written (decision 25)', () => {
  test.each([
    ['/old-slash/', '/old-slash'],
    ['/2019/05/summer///', '/2019/05/summer'],
    ['/a//b', '/a/b'],
    ['/%6fld', '/old'],
    ['/café', '/caf%C3%A9'],
    ['/cafe\u0301', '/caf%C3%A9'],
    ['/caf%c3%a9/', '/caf%C3%A9'],
    ['/{id}|^`', '/%7Bid%7D%7C%5E%60'],
    ['/🤠', '/%F0%9F%A4%A0'],
    ['/100%', '/100%'],
    ['/', '/'],
  ])('%s is looked up as %s', (path, key) => {
    expect(redirectKey(path)).toBe(key);
  });

  test('what a browser makes of a path is looked up like the path itself', () => {
    const piece = fc
      .stringMatching(/^[^\s\\"<>?#%]{1,8}$/u)
      .filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
        const path = `/${pieces.join('/')}`.normalize('NFC');
        fc.pre(!/\/\.{1,2}(?:\/|$)|^\/\//.test(path));
        expect(redirectKey(new URL(path, 'https://guide.example').pathname)).toBe(
          redirectKey(path),
        );
      }),
      cases(5_000),
    );
  });

  test('all lines of site.yaml are kept, by their keys', () => {
    expect([...redirectTargets({ '/old/': '/blog', '/b': '/events' })]).toEqual([
      ['/old', '/blog'],
      ['/b', '/events'],
    ]);
  });
});
