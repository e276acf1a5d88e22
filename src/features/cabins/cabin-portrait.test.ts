import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { sampleCabin } from '../../model/fixtures/samples.ts';
import { cabinPortrait } from './cabin-portrait.ts';
import { CABIN_WALLS, FEATURE_NAMES } from './feature-names.ts';

const cabins = Array.from({ length: 24 }, (_, index) =>
  sampleCabin(index + 1, {
    sleeps: 1 + index * 4,
    features: (Object.keys(FEATURE_NAMES) as (keyof typeof FEATURE_NAMES)[]).filter(
      (_, feature) => index === 23 || (index >> (feature % 5)) % 2,
    ),
    walls: CABIN_WALLS[index % 2],
  }),
);

test('a portrait is whole XML of less than 6 KB, the same from the same facts (decision 51)', () => {
  const { window } = new JSDOM('');
  for (const cabin of cabins) {
    const svg = cabinPortrait(cabin);
    expect(cabinPortrait(structuredClone(cabin))).toBe(svg);
    expect(svg.length).toBeLessThan(6000);
    expect(svg).not.toMatch(/NaN|undefined/);
    const { documentElement } = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(documentElement.localName).toBe('svg');
  }
});

test('each fact that can be seen changes the portrait', () => {
  const plain = cabinPortrait(sampleCabin(1));
  const seen = ['porch', 'hot-tub', 'fire-pit', 'river', 'hill-view'] as const;
  const drawn = seen.map((feature) => cabinPortrait(sampleCabin(1, { features: [feature] })));
  const others = [sampleCabin(1, { walls: 'stone' }), sampleCabin(1, { sleeps: 8 })];
  const all = [plain, ...drawn, ...others.map(cabinPortrait)];
  expect(new Set(all).size).toBe(all.length);
});
