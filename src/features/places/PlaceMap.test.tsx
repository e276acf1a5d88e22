import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WIMBERLEY } from '../../model/distance.ts';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { allWords, WordsProvider } from '../../site/words/words-context.ts';
import { MAP_SIZE } from '../map/places/projection.ts';
import { PlaceMap } from './PlaceMap.tsx';

const { words } = await shippedSnapshot();

/** What part of the drawing is shown for a place at these degrees, and the names on it. */
function mapAt(latitude: number, longitude: number) {
  const html = renderToString(
    <WordsProvider value={allWords(words)}>
      <PlaceMap position={{ latitude, longitude, miles: 0 }} />
    </WordsProvider>,
  );
  const [x = 0, y = 0, width = 0, height = 0] =
    /viewBox\(([\d.,]+)\)/.exec(html)?.[1]?.split(',').map(Number) ?? [];
  const names = [...html.matchAll(/class="map-town"[^>]*>([^<]+)/g)].map(([, name]) => name);
  return { html, x, y, width, height, names };
}

test('the map of a place near the cabins is larger than that of one far away, and has the towns around', () => {
  const near = mapAt(WIMBERLEY.latitude + 0.02, WIMBERLEY.longitude + 0.02);
  const far = mapAt(29.7288, -99.7614);
  expect(near.width).toBeLessThan(far.width / 2);
  expect(near.names).toContain('Dripping Springs');
  expect(near.names).not.toContain('Kerrville');
  expect(far.names).toContain('San Antonio');
});

test('what is shown lies on the drawing, at its edges, too', () => {
  for (const { x, y, width, height } of [mapAt(31.04, -97.5), mapAt(29.32, -99.95)]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(MAP_SIZE.width);
    expect(width / height).toBeCloseTo(MAP_SIZE.width / MAP_SIZE.height, 3);
  }
});

test('a place off the map has none', () => {
  expect(mapAt(35, -101).html).toBe('');
});
