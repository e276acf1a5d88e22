import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eventPosters } from '../features/events/event-posters.ts';
import { paths } from '../model/paths.ts';
import { everyPath } from '../site/fixtures/every-page.ts';
import { pageAt, SITE_URL } from './fixtures/page-at.tsx';

interface Pictured {
  imageUrl: string;
  imageAlt?: string;
}

/**
 * The only pictures that may have an empty alt text: a poster says no more than the category, and
 * the drawings of cabins, towns and months no more than their cards.
 */
const DECORATIVE = [
  '/images/empty-porch.svg',
  ...['frost', 'bluebonnets', 'fireflies', 'maples'].map((of) => `/images/hero-home-${of}.svg`),
  '/images/bluebonnets.svg',
  ...['hill-country', 'region', 'close'].map((part) => `/images/${part}-map.svg`),
  ...['amenities', 'location', 'group', 'booking'].map((card) => `/images/cabin-${card}.svg`),
  ...eventPosters.map((poster) => `/images/${poster}.svg`),
  ...['towns', 'months'].flatMap((folder) =>
    readdirSync(`public/${folder}`).map((file) => `/${folder}/${file}`),
  ),
];

/** Their pictures stand beside words that say as much. */
const BESIDE_WORDS: readonly string[] = [paths.events, paths.search, paths.plan];

test.for(everyPath)(
  'no two cards on %s show the same picture, and every alt text says what is in its picture',
  async (path) => {
    const { document } = await pageAt(path);
    // What is hidden from screen readers repeats pictures that the page names elsewhere.
    const named = [...document.querySelectorAll('img')].filter(
      (image) => image.closest('[aria-hidden="true"], .post-vignette, .note-picture') === null,
    );
    const pictures = named.map((image) => ({
      source: new URL(image.getAttribute('src') ?? '', SITE_URL).pathname,
      alt: image.getAttribute('alt'),
      isCard: image.closest('article, .card') !== null,
    }));
    const onCards = pictures.filter(({ isCard }) => isCard).map(({ source }) => source);
    expect(onCards.filter((source, index) => onCards.indexOf(source) !== index)).toEqual([]);
    for (const { source, alt } of pictures) {
      if (alt === '' && !BESIDE_WORDS.includes(path)) expect(DECORATIVE).toContain(source);
      if (alt !== '') expect(alt, source).toMatch(/^\p{Lu}.{20,}\.$/u);
    }
  },
);

test('every activity has its own alt text', () => {
  const activities = parse(readFileSync('content/activities.yaml', 'utf8')) as Pictured[];
  const alts = activities.map(({ imageUrl, imageAlt }) => `${imageUrl}: ${imageAlt}`);
  expect(new Set(alts).size).toBe(activities.length);
  for (const alt of alts) expect(alt).not.toContain('undefined');
});

/**
 * The browser lays out every shape, including those that a `<use>` repeats, before it paints
 * anything: docs/decisions/005.
 */
const MAX_SHAPES = 360;

test('no illustration has enough shapes to delay the first paint', () => {
  const names = ['content/images', 'public/towns', 'public/months'].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
  const drawings = names.filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThanOrEqual(48);
  const parser = new new JSDOM('').window.DOMParser();
  for (const name of drawings) {
    const svg = readFileSync(name, 'utf8');
    const shapes = countShapes(parser.parseFromString(svg, 'image/svg+xml').documentElement);
    expect(shapes, name).toBeGreaterThan(10);
    expect(shapes, name).toBeLessThanOrEqual(MAX_SHAPES);
  }
});

/** How many elements a browser shows for this one. What a `<use>` refers to counts every time. */
function countShapes(element: Element): number {
  const used =
    element.localName === 'use'
      ? element.ownerDocument.getElementById(element.getAttribute('href')?.slice(1) ?? '')
      : null;
  const parts = used
    ? [used]
    : [...element.children].filter(({ localName }) => localName !== 'defs');
  return parts.reduce((sum, part) => sum + countShapes(part), 1);
}
