import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../fixtures/cases.ts';
import { expectLinearTime } from '../fixtures/expect-linear-time.ts';
import { destinationLook, slug, townPageSlug } from './destination.ts';

describe('"The slug is the lowercased name with non-alphanumerics removed and spaces turned into hyphens" (section 2, decision 13)', () => {
  test.each([
    ['Fredericksburg', 'fredericksburg'],
    ['Dripping Springs', 'dripping-springs'],
    ['New Braunfels', 'new-braunfels'],
    ["Johnson's City!", 'johnsons-city'],
    ['San Marcos (TX)', 'san-marcos-tx'],
    ['Güne Café 2', 'güne-café-2'],
    ['A - B', 'a--b'],
    ['<script>', 'script'],
    ['..', ''],
  ])('%s is %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  test('holds nothing but letters, digits and hyphens, for any name (10,000 cases)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (name) => {
        const made = slug(name);
        return /^[\p{L}\p{N}-]*$/u.test(made) && made.split('-').length === name.split(' ').length;
      }),
      cases(10_000),
    );
  });

  test.each(['a', ' ', '-', '🌻', 'İ'])('time grows with the length only, up to 1 MB of %j', async (unit) => {
    await expectLinearTime((length) => slug(unit.repeat(length / unit.length)));
  });
});

describe('"Only Fredericksburg, Austin, Dripping Springs and New Braunfels get an Explore button" (section 2)', () => {
  test.each([
    ['Fredericksburg', 'fredericksburg'],
    ['Austin', 'austin'],
    ['Dripping Springs', 'dripping-springs'],
    ['New Braunfels', 'new-braunfels'],
  ])('%s leads to /destinations/%s', (name, expected) => {
    expect(townPageSlug(name)).toBe(expected);
  });

  test.each(['Wimberley', 'austin', 'Austin ', 'Aus-tin', '', 'constructor', '__proto__'])(
    '%j has no page: the name decides (decision 13)',
    (name) => {
      expect(townPageSlug(name)).toBeUndefined();
    },
  );
});

describe('"a gradient colour and emoji chosen by destination name, with a fallback colour and emoji for unknown names"', () => {
  test('the four towns differ from each other', () => {
    const looks = ['Fredericksburg', 'Austin', 'Dripping Springs', 'New Braunfels'].map(destinationLook);
    expect(new Set(looks.map(({ gradient }) => gradient)).size).toBe(4);
    expect(new Set(looks.map(({ emoji }) => emoji)).size).toBe(4);
  });

  test.each(['Houston', '', 'toString', '__proto__'])('%j gets the fallback', (name) => {
    expect(destinationLook(name)).toEqual(destinationLook('nowhere'));
  });

  test('every gradient is a class of the stylesheet', () => {
    const css = readFileSync(new URL('../../site/components/destinations/destination-face.css', import.meta.url), 'utf8');
    const gradients = [
      'Fredericksburg',
      'Austin',
      'Dripping Springs',
      'New Braunfels',
      'Wimberley',
      'Luckenbach',
      'Gruene',
      'Bandera',
      'Marble Falls',
      'Llano',
      '?',
    ];
    for (const name of gradients) expect(css).toContain(`.gradient-${destinationLook(name).gradient}`);
  });
});
