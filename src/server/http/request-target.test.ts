import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { readTarget } from './request-target.ts';

const at = (path: string, canonical = true, query = '') => ({ path, query, canonical });

describe('the target of a request (decision 17)', () => {
  test.each([
    ['/', at('/')],
    ['/blog/3', at('/blog/3')],
    ['/events?a=b?c', at('/events', true, '?a=b?c')],
    ['/events#x', undefined],
    ['/events?a#x?b', undefined],
    ['/#', undefined],
    ['http://elsewhere.example#x', undefined],
    ['/events%23x', at('/events%23x')],
    ['/?x=%', at('/', true, '?x=%')],
    ['http://elsewhere.example/events?x', at('/events', true, '?x')],
    ['HTTPS://elsewhere.example', at('/')],
    ['http://elsewhere.example?x', at('/', true, '?x')],
    ['/events/', at('/events', false)],
    ['/blog//1', at('/blog/1', false)],
    ['/blog/1///', at('/blog/1', false)],
    ['//', at('/', false)],
    ['////', at('/', false)],
    ['/%65vents', at('/events', false)],
    ['/%2565vents', at('/%2565vents')],
    ['/%2e%2e/%2E%2e/etc/passwd', at('/../../etc/passwd', false)],
    ['/destinations%2Faustin', at('/destinations%2Faustin')],
    ['/a%2f%2fb', at('/a%2f%2fb')],
    ['/%', at('/%')],
    ['/%zz', at('/%zz')],
    ['/\\evil.example', at('/\\evil.example')],
    ['/EVENTS', at('/EVENTS')],
    ['//evil.example/events', 'not-found'],
    ['//evil.example', 'not-found'],
    ['http://here.example//evil.example', 'not-found'],
    ['*', undefined],
    ['?x', undefined],
    ['#x', undefined],
    ['', undefined],
    ['events', undefined],
    ['ftp://here.example/', undefined],
    ['http:///events', undefined],
    ['/caf\u00e9', undefined],
    ['/a b', undefined],
    ['/a\r\nSet-Cookie:x=1', undefined],
  ])('%j', (target, read) => {
    expect(readTarget(target)).toEqual(read);
  });

  test('no resulting path can lead off the site, and reading it again changes nothing', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '%2f',
      '%2F',
      '%65',
      '%25',
      '%',
      '..',
      '\\',
      'a',
      'Z',
      '?',
      '#',
      ':',
      '@',
      'http://x',
      '%5c',
      '%0d',
    );
    const target = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(target, (text) => {
        const read = readTarget(text);
        if (typeof read !== 'object') return;
        expect(read.path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        if (!read.canonical && !text.includes('%25'))
          expect(readTarget(read.path)).toMatchObject({ path: read.path, canonical: true });
      }),
      cases(10_000),
    );
  });

  test.each(['/', '%65', '%', '/a', '?', '#'])(
    'a megabyte of %j is read without delay',
    async (piece) => {
      await expectLinearTime((length) => readTarget(`/a${piece.repeat(length / piece.length)}`));
    },
  );
});
