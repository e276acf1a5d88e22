import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { guideInMemory } from '../fixtures/guide-in-memory.ts';

const pieces = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '%5c',
    '%2f',
    '%2e',
    '..',
    '.',
    '%65',
    'events',
    'blog',
    '1',
    'images',
    'assets',
    'a.svg',
    'favicon.svg',
  ],
  ...[
    'wine-tours',
    'old',
    'constructor',
    'evil.example',
    'http:',
    '@',
    '%0d%0a',
    '?',
    '#',
    '&',
    '%',
    'x',
  ],
);

const target = fc.oneof(
  fc.array(pieces).map((parts) => `/${parts.join('')}`),
  fc.array(pieces).map((parts) => parts.join('')),
  fc.array(pieces).map((parts) => `http://evil.example/${parts.join('')}`),
  fc.string({ unit: anyCharacter }),
);

describe('redirects (decisions 17 and 25)', () => {
  test('none leaves the site, and each reaches its destination in one step', async () => {
    const guide = await guideInMemory();
    let redirects = 0;
    await fc.assert(
      fc.asyncProperty(target, async (address) => {
        const { status, headers } = await guide.get(address);
        expect([200, 308, 400, 404]).toContain(status);
        expect(headers.location === undefined).toBe(status !== 308);
        if (headers.location === undefined) return;
        redirects += 1;
        expect(headers.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(headers.location, 'https://guide.example').origin).toBe(
          'https://guide.example',
        );
        expect((await guide.get(headers.location)).status).not.toBe(308);
      }),
      cases(10_000),
    );
    expect(redirects).toBeGreaterThan(20);
  });
});
