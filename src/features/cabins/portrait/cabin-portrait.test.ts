import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { sampleCabin } from '../../../model/fixtures/samples.ts';
import { CABIN_WALLS, FEATURE_NAMES } from '../feature-names.ts';
import { cabinPortrait } from './cabin-portrait.ts';

const cabins = Array.from({ length: 24 }, (_, index) =>
  sampleCabin(index + 1, {
    sleeps: 1 + index * 4,
    features: (Object.keys(FEATURE_NAMES) as (keyof typeof FEATURE_NAMES)[]).filter(
      (_, feature) => index === 23 || (index >> (feature % 5)) % 2,
    ),
    walls: CABIN_WALLS[index % 2],
  }),
);

test('a portrait is whole XML of less than 16 KB, the same from the same facts (decision 51)', () => {
  const { window } = new JSDOM('');
  for (const cabin of cabins) {
    const svg = cabinPortrait(cabin);
    expect(cabinPortrait(structuredClone(cabin))).toBe(svg);
    expect(svg.length).toBeLessThan(16_000);
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

test('the path to the door begins at the lowest step, whatever the house', () => {
  for (const cabin of cabins) {
    const svg = cabinPortrait(cabin);
    const [, floor] = /translate\(400 (\d+)\)/.exec(svg) ?? [];
    const lowest = cabin.features?.includes('porch') ? 50 : 26;
    expect(svg).toMatch(new RegExp(`d="M\\d+ ${Number(floor) + lowest}C`));
  }
});

test('cedar for a few, cedar for many and stone are three houses, not one recolored', () => {
  const houses = [{ sleeps: 2 }, { sleeps: 8 }, { sleeps: 2, walls: 'stone' as const }];
  const shapes = houses.map((facts) =>
    cabinPortrait(sampleCabin(1, facts))
      .split('translate(400 ')[1]
      ?.match(/d="[^"]+"/g),
  );
  expect(new Set(shapes.map((paths) => paths?.[1])).size).toBe(3);
});
