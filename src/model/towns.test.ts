import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { destinationLook } from '../features/destinations/destination-looks.ts';
import { shippedSnapshot } from '../server/fixtures/shipped-snapshot.ts';
import { slug } from './slug.ts';
import { TOWN_POSITIONS } from './town-positions.ts';
import { townPageSlug, townsWithPage } from './towns.ts';

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
    '%j has no page: only the exact name does (decision 13)',
    (name) => {
      expect(townPageSlug(name)).toBeUndefined();
    },
  );
});

describe('"a gradient colour and emoji chosen by destination name, with a fallback colour and emoji for unknown names"', () => {
  test('the four towns differ from each other', () => {
    const looks = ['Fredericksburg', 'Austin', 'Dripping Springs', 'New Braunfels'].map(
      destinationLook,
    );
    expect(new Set(looks.map(({ gradient }) => gradient)).size).toBe(4);
    expect(new Set(looks.map(({ emoji }) => emoji)).size).toBe(4);
  });

  test.each(['Houston', '', 'toString', '__proto__'])('%j gets the fallback', (name) => {
    expect(destinationLook(name)).toEqual(destinationLook('nowhere'));
  });

  test('every gradient is a class of the stylesheet', () => {
    const css = readFileSync(
      new URL('../features/destinations/destination-face.css', import.meta.url),
      'utf8',
    );
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
    for (const name of gradients)
      expect(css).toContain(`.gradient-${destinationLook(name).gradient}`);
  });
});

test('every destination of the guide has a drawing of its own; unknown names have none', async () => {
  const { destinations } = await shippedSnapshot();
  const drawings = destinations.map(({ name }) => destinationLook(name).drawing ?? `none: ${name}`);
  expect(new Set(drawings).size).toBe(18);
  const files = readdirSync(new URL('../../public/towns', import.meta.url));
  expect(drawings.map((path) => path.replace('/towns/', '')).sort()).toEqual(files.sort());
  expect(destinationLook('Houston').drawing).toBeUndefined();
});

test('the last part of a town’s address is the slug of its name (section 2, decision 13)', () => {
  expect(townsWithPage.map((town) => town.slug)).toEqual(
    townsWithPage.map(({ name }) => slug(name)),
  );
});

test('a town’s pin is in the same place on its own page and among all destinations', async () => {
  const { destinations } = await shippedSnapshot();
  for (const { name, slug } of townsWithPage)
    expect([name, destinations.find((destination) => destination.name === name)]).toMatchObject([
      name,
      TOWN_POSITIONS[slug],
    ]);
});
